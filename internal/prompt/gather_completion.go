package prompt

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// gatherCompletion brings what the place of a cursor needs besides the file it is in: the signatures that the file uses of
// what it imports, and the names of the project's files.
func (p *Builder) gatherCompletion(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	edited := plan.files[slices.IndexFunc(plan.files, func(f fileRef) bool { return f.edited })]
	b, err := p.importedSignatures(ctx, v, edited.path)
	if err != nil {
		return b, err
	}
	tree, err := p.gatherFolders(ctx, v, []string{"."})
	for i := range tree.candidates {
		tree.candidates[i].Priority = assemble.TreeLevel
	}
	b.candidates = append(b.candidates, tree.candidates...)
	return b, err
}

// importedSignatures brings, for each file that a file uses, the signatures of what it uses of it, the most used first.
func (p *Builder) importedSignatures(ctx context.Context, v *snapshot.Snapshot, name string) (brought, error) {
	var b brought
	row, err := v.FileByPath(ctx, name)
	if err != nil {
		return b, nil // a file that is not indexed imports nothing that is known
	}
	es, err := v.FileEntities(ctx, row.ID)
	if err != nil {
		return b, err
	}
	ids := make([]int64, len(es))
	for i := range es {
		ids[i] = es[i].ID
	}
	edges, err := v.EdgesOut(ctx, ids, store.KindSet(ctxsys.Calls, ctxsys.References, ctxsys.Extends, ctxsys.Implements), nil)
	if err != nil {
		return b, err
	}
	uses := map[int64]int{}
	for _, e := range edges {
		if e.Target > 0 && store.FileOf(e.Target) != row.ID {
			uses[e.Target]++
		}
	}
	targets := make([]int64, 0, len(uses))
	for id := range uses {
		targets = append(targets, id)
	}
	located, err := v.Located(ctx, targets)
	if err != nil {
		return b, err
	}
	slices.SortFunc(located, func(x, y store.Located) int { return x.Compare(&y) })
	for file := range byFile(located) {
		b.candidates = append(b.candidates, usedOf(file, uses, name))
	}
	slices.SortStableFunc(b.candidates, func(x, y assemble.Candidate) int { return cmp.Compare(y.Score, x.Score) })
	return b, nil
}

// byFile yields the runs of entities of one file.
func byFile(sorted []store.Located) func(func([]store.Located) bool) {
	return func(yield func([]store.Located) bool) {
		for n := 0; len(sorted) > 0; sorted = sorted[n:] {
			for n = 1; n < len(sorted) && sorted[n].Path == sorted[0].Path; n++ {
			}
			if !yield(sorted[:n]) {
				return
			}
		}
	}
}

// usedOf is the signatures of a file that another one uses, as a candidate that scores by the number of uses.
func usedOf(file []store.Located, uses map[int64]int, user string) assemble.Candidate {
	var text strings.Builder
	n := 0
	for i := range file {
		n += uses[file[i].ID]
		fmt.Fprintf(&text, "%d: %s\n", file[i].StartLine, graph.MapLine(&file[i].Entity))
	}
	f := &file[0]
	return assemble.Candidate{Slice: ctxsys.Slice{
		ID: f.Path + "#used", Type: ctxsys.SliceFile, Source: f.Path, Name: path.Base(f.Path), Path: f.Path, Language: f.Language,
		EntityID: f.Path, EntityType: ctxsys.TypeFile, Priority: assemble.ImportsLevel, Prunable: true, Score: float64(n),
		Form: ctxsys.FormSignature, Related: "what " + user + " uses of it", Content: text.String(),
	}}
}

// asEdited makes the candidate of the file that is edited one that must go in: what a completion has of the text around the cursor, which
// is at the beginning of its line, or at the end of the file where no line was named.
func (c *plan) asEdited(file assemble.Candidate) assemble.Candidate {
	file.Priority, file.Prunable, file.Outline = assemble.EditedLevel, false, ""
	at := len(file.Content)
	if len(file.Focus) > 0 {
		at = len(firstLines(file.Content, max(0, file.Focus[0]-file.StartLine)))
	}
	before, after := completion.Around(file.Content, at, c.prompt)
	all, shown := strings.Count(file.Content, "\n"), strings.TrimSuffix(before+after, "\n")
	if len(shown) >= len(strings.TrimSuffix(file.Content, "\n")) {
		return file
	}
	file.StartLine += strings.Count(file.Content[:at-len(before)], "\n")
	file.EndLine = file.StartLine + strings.Count(shown, "\n")
	file.Form, file.OmittedLines = ctxsys.FormTruncated, file.OmittedLines+all-strings.Count(shown, "\n")
	file.Content = shown
	return file
}
