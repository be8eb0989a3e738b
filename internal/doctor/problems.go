package doctor

import (
	"context"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// FileProblem is why a file is in the index in part, or only by its name.
type FileProblem struct {
	Path   string              `json:"path"`
	Error  string              `json:"error,omitempty"`  // why nothing of its content was indexed
	Syntax []facts.SyntaxError `json:"syntax,omitempty"` // what the grammar could not read, in the order of the file; the rest is indexed
}

// ProblemReport lists the files that could not be read whole.
type ProblemReport struct {
	Total int           `json:"total"`
	Files []FileProblem `json:"files"` // by path
}

// Problems returns the files that could not be read whole, at most limit of them, all for 0. The places are not stored: each
// file is parsed again as it was indexed, which costs as much as indexing it did.
func Problems(ctx context.Context, s *snapshot.Source, limit int) (*ProblemReport, error) {
	r := &ProblemReport{Files: []FileProblem{}}
	err := s.View(ctx, func(v *snapshot.Snapshot) error {
		files, err := v.Files(ctx)
		if err != nil {
			return err
		}
		slices.SortFunc(files, func(a, b store.File) int { return strings.Compare(a.Path, b.Path) })
		parser := parse.New()
		defer parser.Close()
		for i := range files {
			f := &files[i]
			if f.Errors == 0 && f.Flags&store.FlagUnread == 0 {
				continue
			}
			if r.Total++; limit > 0 && r.Total > limit {
				continue
			}
			problem, err := problemOf(ctx, v, parser, f)
			if err != nil {
				return err
			}
			r.Files = append(r.Files, problem)
		}
		return nil
	})
	return r, err
}

func problemOf(ctx context.Context, v *snapshot.Snapshot, parser *parse.Parser, f *store.File) (FileProblem, error) {
	if f.Flags&store.FlagUnread != 0 {
		return FileProblem{Path: f.Path, Error: engine.Unreadable(v.Root(), f)}, ctx.Err()
	}
	c, err := v.Texts().Of(ctx, f.ID)
	if err != nil {
		return FileProblem{}, err
	}
	errs := parser.Parse(f.Language, c.Bytes, facts.Full).Errors
	if walk.IsEntity(f.Path) {
		if _, err := entity.Parse(c.Bytes); err != nil {
			errs = append(errs, facts.SyntaxError{Line: 1, Message: err.Error()})
		}
	}
	return FileProblem{Path: f.Path, Syntax: errs}, ctx.Err()
}
