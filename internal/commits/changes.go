package commits

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Symbol is a symbol that a change is about.
type Symbol struct {
	Name   string            `json:"name"`
	Type   ctxsys.EntityType `json:"type"`
	Path   string            `json:"path"`
	Line   int               `json:"line"`
	Change string            `json:"change"` // added, removed, signature, body, renamed, moved, documentation
	From   string            `json:"from,omitempty"`
}

// Changes is what happened since a time or a commit.
type Changes struct {
	Since   string        `json:"since"`
	Base    string        `json:"base"` // the commit before; "" where all is since then
	Head    string        `json:"head"`
	Commits []Commit      `json:"commits"` // newest first
	Total   int           `json:"total"`   // of commits, with those that are not listed
	Authors []Author      `json:"authors"`
	Files   []ChangedFile `json:"files"` // that differ now, those of most commits first
	Symbols []Symbol      `json:"symbols"`
	Notes   []string      `json:"notes,omitempty"`
}

// Author is somebody, with how many of the commits are theirs.
type Author struct {
	Name    string `json:"name"`
	Commits int    `json:"commits"`
}

// ChangedFile is a file that differs, with how many of the commits changed it.
type ChangedFile struct {
	File
	Commits int `json:"commits"`
}

// maxCompared is of how many files the symbols are compared.
const maxCompared = 400

// Changes says what happened since a date (2026-01-31), a span (2 weeks, 3 days ago, yesterday) or a commit (a tag, HEAD~20), of the commits that HEAD
// reaches. At most limit commits are listed.
func (h *Log) Changes(ctx context.Context, since string, limit int, now time.Time) (*Changes, error) {
	ctx, done := h.limited(ctx)
	r, err := h.changes(ctx, since, limit, now)
	return r, done(err)
}

func (h *Log) changes(ctx context.Context, since string, limit int, now time.Time) (*Changes, error) {
	if _, err := h.Update(ctx); err != nil {
		return nil, err
	}
	head := git.Head(ctx, h.opts.Root)
	r := &Changes{Since: since, Head: Short(head), Commits: []Commit{}, Authors: []Author{}, Files: []ChangedFile{}, Symbols: []Symbol{}}
	var commits []Commit
	base := ""
	if at, ok := spanOf(since, now); ok {
		var err error
		if commits, err = h.Since(ctx, at, h.opts.Most); err != nil {
			return nil, err
		}
		if base, err = git.Before(ctx, h.opts.Root, at); err != nil {
			return nil, err
		}
	} else {
		var err error
		if base, err = git.Commit(ctx, h.opts.Root, since); err != nil {
			return nil, fmt.Errorf("%w; or give a date like 2026-01-31, or a span like \"2 weeks\"", err)
		}
		if err = git.Log(ctx, h.opts.Root, head, []string{base}, h.opts.Most, func(e *git.LogEntry) error {
			row := rowOf(e, 0)
			commits = append(commits, commitOf(&row))
			return nil
		}); err != nil {
			return nil, err
		}
		slices.Reverse(commits)
	}
	r.Total, r.Base = len(commits), Short(base)
	r.Commits = append(r.Commits, commits[:min(len(commits), limit)]...)
	of, by := map[string]int{}, map[string]int{}
	for i := range commits {
		by[commits[i].Author]++
		for _, f := range commits[i].Files {
			of[f.Path]++
		}
	}
	for name, n := range by {
		r.Authors = append(r.Authors, Author{name, n})
	}
	slices.SortFunc(r.Authors, func(a, b Author) int { return cmp.Or(b.Commits-a.Commits, cmp.Compare(a.Name, b.Name)) })
	if base == "" || base == head {
		return r, nil
	}
	return r, h.compare(ctx, r, base, head, of)
}

// compare adds the files and symbols that differ between two commits.
func (h *Log) compare(ctx context.Context, r *Changes, base, head string, of map[string]int) error {
	changes, err := git.Between(ctx, h.opts.Root, base, head)
	if err != nil {
		return err
	}
	for _, c := range changes {
		f := ChangedFile{File: File{Path: cmp.Or(c.New, c.Old), Change: "changed"}}
		switch {
		case c.Old == "":
			f.Change = "added"
		case c.New == "":
			f.Change = "removed"
		case c.Old != c.New:
			f.Change, f.From = "renamed", c.Old
		}
		f.Commits = max(of[f.Path], 1)
		r.Files = append(r.Files, f)
	}
	slices.SortFunc(r.Files, func(a, b ChangedFile) int { return cmp.Or(b.Commits-a.Commits, cmp.Compare(a.Path, b.Path)) })
	if len(changes) > maxCompared {
		r.Notes = append(r.Notes, fmt.Sprintf("%d files differ: symbols are compared of at most %d, so of none here", len(changes), maxCompared))
		return nil
	}
	if r.Symbols, err = h.symbols(ctx, changes); err != nil {
		return err
	}
	place := map[string]int{}
	for i, f := range r.Files {
		place[f.Path] = i
	}
	slices.SortStableFunc(r.Symbols, func(a, b Symbol) int { return cmp.Or(a.rank()-b.rank(), place[a.Path]-place[b.Path]) })
	return nil
}

// rank orders symbols: what others may notice comes first.
func (s *Symbol) rank() int {
	switch {
	case s.Type == ctxsys.TypeProperty || s.Type == ctxsys.TypeSection || s.Change == string(diff.Documentation):
		return 2
	case s.Change == string(diff.Body):
		return 1
	}
	return 0
}

// symbols are those that differ in some files, by path and line.
func (h *Log) symbols(ctx context.Context, changes []git.Change) ([]Symbol, error) {
	pairs, err := h.pairs(ctx, changes)
	if err != nil {
		return nil, err
	}
	out := []Symbol{}
	for _, c := range diff.Compare(pairs).Symbols {
		side := c.New
		if side == nil {
			side = c.Old
		}
		s := Symbol{Name: cmp.Or(side.Symbol.QualifiedName, side.Symbol.Name), Type: side.Symbol.Type, Path: side.Path, Line: max(side.Symbol.StartLine, 1), Change: string(c.Kind)}
		if c.Old != nil && (c.Kind == diff.Renamed || c.Kind == diff.Moved) {
			s.From = c.Old.Path + "#" + cmp.Or(c.Old.Symbol.QualifiedName, c.Old.Symbol.Name)
		}
		out = append(out, s)
	}
	return out, nil
}

// Symbols returns the symbols that a commit changed against its first parent; none of a commit that changed more than 200 files.
func (h *Log) Symbols(ctx context.Context, c *Commit) ([]Symbol, error) {
	if len(c.Parents) == 0 || len(c.Files) == 0 || len(c.Files) > maxOriginal {
		return nil, nil
	}
	changes, err := git.Between(ctx, h.opts.Root, c.Parents[0], c.Hash)
	if err != nil {
		return nil, err
	}
	return h.symbols(ctx, changes)
}

var spans = lazyregexp.New(`^(\d{1,4}|an?|one|last) ?(hour|day|week|month|year)s?( ago)?$`)

// spanOf reads a date or a span of time before now; false when it is neither.
func spanOf(s string, now time.Time) (time.Time, bool) {
	s = strings.TrimSpace(s)
	for _, layout := range []string{time.DateOnly, "2006-01-02 15:04", time.RFC3339, "2006-01"} {
		if at, err := time.ParseInLocation(layout, s, now.Location()); err == nil {
			return at, true
		}
	}
	s = strings.ToLower(s)
	day := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	switch s {
	case "today":
		return day, true
	case "yesterday":
		return day.AddDate(0, 0, -1), true
	}
	m := spans.FindStringSubmatch(s)
	if m == nil {
		return time.Time{}, false
	}
	n, err := strconv.Atoi(m[1])
	if err != nil {
		n = 1
	}
	switch m[2] {
	case "hour":
		return now.Add(-time.Duration(n) * time.Hour), true
	case "day":
		return now.AddDate(0, 0, -n), true
	case "week":
		return now.AddDate(0, 0, -7*n), true
	case "month":
		return now.AddDate(0, -n, 0), true
	}
	return now.AddDate(-n, 0, 0), true
}
