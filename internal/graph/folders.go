package graph

import (
	"context"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// Folders are the units of the folders that are worth a summary, by folder in order of path. They are made of the summaries that the files have
// now, so the summary of a folder is found under their hash, and one whose files are said to be for something else has none.
func Folders(ctx context.Context, v *store.View) ([]summary.Unit, error) {
	if has, err := v.HasSummaries(ctx); err != nil || !has {
		return nil, err
	}
	modules, err := v.Modules(ctx)
	if err != nil {
		return nil, err
	}
	files, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	parts, err := parts(ctx, v, files)
	if err != nil {
		return nil, err
	}
	var out []summary.Unit
	for i := range modules {
		m := &modules[i]
		if u := summary.Folder(m.ID, m.Qualified, parts[m.Qualified]); u != nil {
			out = append(out, *u)
		}
	}
	slices.SortFunc(out, func(a, b summary.Unit) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

// parts are the files that have a summary, by each folder above them.
func parts(ctx context.Context, v *store.View, files []store.File) (map[string][]summary.Part, error) {
	ids := make([]int64, len(files))
	for i := range files {
		ids[i] = store.FileEntity(files[i].ID)
	}
	written, err := v.SummariesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	files = slices.Clone(files)
	slices.SortFunc(files, func(a, b store.File) int { return strings.Compare(a.Path, b.Path) })
	out := map[string][]summary.Part{}
	for i := range files {
		s, ok := written[store.FileEntity(files[i].ID)]
		if !ok {
			continue
		}
		path := files[i].Path
		out[""] = append(out[""], summary.Part{Path: path, Summary: s.Text})
		for at := 0; ; {
			n := strings.IndexByte(path[at:], '/')
			if n < 0 {
				break
			}
			at += n + 1
			out[path[:at-1]] = append(out[path[:at-1]], summary.Part{Path: path[at:], Summary: s.Text})
		}
	}
	return out, nil
}

// folderSummary is what a model wrote about a folder.
type folderSummary struct {
	summary.Unit
	ctxsys.Summary
}

// folderSummaries are those of the folders that have one, by folder.
func folderSummaries(ctx context.Context, v *store.View) ([]folderSummary, error) {
	units, err := Folders(ctx, v)
	if err != nil {
		return nil, err
	}
	var out []folderSummary
	for i := range units {
		s, err := v.SummaryByKey(ctx, units[i].Key())
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out = append(out, folderSummary{units[i], ctxsys.Summary{Text: s.Text, Model: s.Model}})
	}
	return out, nil
}
