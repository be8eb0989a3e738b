package commits

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Lines are some lines of a file, counted from 1, both ends included.
type Lines struct {
	Path  string `json:"path"`
	First int    `json:"first"`
	Last  int    `json:"last"`
}

// Step is one commit that made lines what they are.
type Step struct {
	Commit
	Change string `json:"change"` // introduced, changed, renamed (the file) or moved (the symbol, from another place or name)
	At     Lines  `json:"at"`     // the lines afterwards
	From   string `json:"from,omitempty"`
}

// Origin is how some lines came to be, newest first.
type Origin struct {
	Lines
	Uncommitted bool     `json:"uncommitted,omitempty"` // HEAD has none of the lines
	Steps       []Step   `json:"steps"`                 // never nil
	Whole       bool     `json:"whole"`                 // the last step introduced the lines; false: there are more, or it is not known
	Notes       []string `json:"notes,omitempty"`
}

const (
	maxMoves      = 5   // of a symbol that are followed
	maxOriginal   = 200 // files of a commit among which a symbol's former place is looked for
	usualSteps    = 20
	maxStepsAsked = 200
)

// Origin follows lines of a file through the commits that changed them, through renames of the file and moves of the symbol that holds them. text is the file as
// it is now, which may differ from what is committed. At most limit commits are returned (0 is 20).
func (h *Log) Origin(ctx context.Context, at Lines, text []byte, limit int) (*Origin, error) {
	ctx, done := h.limited(ctx)
	o, err := h.origin(ctx, at, text, limit)
	return o, done(err)
}

func (h *Log) origin(ctx context.Context, at Lines, text []byte, limit int) (*Origin, error) {
	limit = min(cmp.Or(max(limit, 0), usualSteps), maxStepsAsked)
	o := &Origin{Lines: at, Steps: []Step{}}
	if n := strings.Count(strings.TrimSuffix(string(text), "\n"), "\n") + 1; at.First < 1 || at.First > at.Last || at.First > n {
		return nil, fmt.Errorf("%w: %s has lines 1 to %d, not %d", ctxsys.ErrUsage, at.Path, n, at.First)
	}
	revision := git.Head(ctx, h.opts.Root)
	if revision == "" {
		return nil, ErrNone
	}
	committed, found, err := git.File(ctx, h.opts.Root, revision, at.Path)
	if err != nil {
		return nil, err
	}
	ok := false
	if found {
		at, ok = carry(at, string(text), string(committed))
	}
	if !ok {
		o.Uncommitted = true
		return o, nil
	}
	for moves := 0; len(o.Steps) < limit; moves++ {
		changes, cut, err := git.LineLog(ctx, h.opts.Root, revision, at.Path, at.First, at.Last, limit-len(o.Steps))
		if err != nil {
			return nil, fmt.Errorf("the lines could not be followed: %w", err)
		}
		for i := range changes {
			step, err := h.step(ctx, &changes[i])
			if err != nil {
				return nil, err
			}
			o.Steps = append(o.Steps, *step)
		}
		if cut {
			o.Notes = append(o.Notes, "older versions of the file are not stored here, as in a partial clone: what was before is not known")
			return o, nil
		}
		if len(changes) == 0 || !changes[len(changes)-1].Added {
			return o, nil
		}
		o.Whole = true
		last := &o.Steps[len(o.Steps)-1]
		if moves == maxMoves || len(last.Parents) == 0 {
			return o, nil
		}
		from, symbol, err := h.former(ctx, last)
		if err != nil {
			return nil, err
		}
		if symbol == "" {
			return o, nil
		}
		last.Change, last.From, o.Whole = "moved", symbol, false
		revision, at = last.Parents[0], from
	}
	return o, nil
}

// step is a commit that changed lines, as answers show it.
func (h *Log) step(ctx context.Context, c *git.LineChange) (*Step, error) {
	commit, err := h.known(ctx, c.Commit)
	if err != nil {
		return nil, err
	}
	s := &Step{Commit: *commit, Change: "changed", At: Lines{c.Path, c.First, c.First + max(c.Count, 1) - 1}}
	switch {
	case c.Added:
		s.Change = "introduced"
	case c.From != "" && c.From != c.Path:
		s.Change, s.From = "renamed", c.From
	}
	return s, nil
}

// known is a commit by its hash, read from the repository where it is not kept.
func (h *Log) known(ctx context.Context, hash string) (*Commit, error) {
	if c := h.kept(ctx, hash); c != nil {
		return c, nil
	}
	var row *store.CommitRow
	if err := git.Log(ctx, h.opts.Root, hash, nil, 1, func(e *git.LogEntry) error {
		r := rowOf(e, 0)
		row = &r
		return nil
	}); err != nil {
		return nil, err
	}
	if row == nil || row.ID != hash { // it changed nothing below root
		row = &store.CommitRow{ID: hash}
	}
	c := commitOf(row)
	return &c, nil
}

// former finds where the lines that a commit seems to have introduced were before, when it moved or renamed the symbol that holds them. symbol is "" when it
// did not.
func (h *Log) former(ctx context.Context, s *Step) (at Lines, symbol string, err error) {
	changes, err := git.Between(ctx, h.opts.Root, s.Parents[0], s.Hash)
	if err != nil || len(changes) > maxOriginal {
		return at, "", err
	}
	pairs, err := h.pairs(ctx, changes)
	if err != nil {
		return at, "", err
	}
	for _, c := range diff.Compare(pairs).Symbols {
		if c.Old == nil || c.New == nil || c.New.Path != s.At.Path || c.Kind != diff.Moved && c.Kind != diff.Renamed {
			continue
		}
		now, was := c.New.Symbol, c.Old.Symbol
		if s.At.First < now.StartLine || s.At.First > now.EndLine {
			continue
		}
		textOf := func(path string, old bool) string {
			for i := range pairs {
				if t := pairs[i].New; !old && t.Path == path {
					return string(t.Text)
				} else if t := pairs[i].Old; old && t.Path == path {
					return string(t.Text)
				}
			}
			return ""
		}
		new, old := cutLines(textOf(c.New.Path, false), now.StartLine, now.EndLine), cutLines(textOf(c.Old.Path, true), was.StartLine, was.EndLine)
		inside := Lines{First: s.At.First - now.StartLine + 1, Last: min(s.At.Last, now.EndLine) - now.StartLine + 1}
		if inside, ok := carry(inside, new, old); ok {
			name := cmp.Or(was.QualifiedName, was.Name)
			return Lines{c.Old.Path, inside.First + was.StartLine - 1, inside.Last + was.StartLine - 1}, c.Old.Path + "#" + name, nil
		}
	}
	return at, "", nil
}

// pairs reads both states of files that differ between two commits. What is not stored here, as in a partial clone, has no text.
func (h *Log) pairs(ctx context.Context, changes []git.Change) ([]diff.Pair, error) {
	texts := map[string][]byte{}
	var ids []string
	for _, c := range changes {
		for _, id := range []string{c.OldID, c.NewID} {
			if strings.Trim(id, "0") != "" {
				ids = append(ids, id)
			}
		}
	}
	slices.Sort(ids)
	if err := git.Blobs(ctx, h.opts.Root, slices.Compact(ids), func(id string, content []byte) error {
		texts[id] = content
		return nil
	}); err != nil {
		return nil, err
	}
	pairs := make([]diff.Pair, 0, len(changes))
	for _, c := range changes {
		var p diff.Pair
		if text, ok := texts[c.OldID]; ok && c.Old != "" {
			p.Old = diff.NewText(c.Old, text, nil)
		}
		if text, ok := texts[c.NewID]; ok && c.New != "" {
			p.New = diff.NewText(c.New, text, nil)
		}
		if p.Old.Path != "" || p.New.Path != "" {
			pairs = append(pairs, p)
		}
	}
	return pairs, nil
}

// cutLines are the lines first to last of a text.
func cutLines(text string, first, last int) string {
	lines := strings.SplitAfter(text, "\n")
	first, last = max(first, 1), min(last, len(lines))
	if first > last {
		return ""
	}
	return strings.Join(lines[first-1:last], "")
}

// carry finds the lines of one text in another: those of them that the other has too. It reports whether there is any.
func carry(at Lines, from, to string) (Lines, bool) {
	from, to = strings.ReplaceAll(from, "\r\n", "\n"), strings.ReplaceAll(to, "\r\n", "\n")
	first, last := 0, 0
	line, offset, shift := 1, 0, 0 // in from, and by how much the line of the other text differs
	keep := func(upto int) {       // lines of both, up to a byte of from
		end := line + strings.Count(from[offset:upto], "\n")
		if upto == len(from) && !strings.HasSuffix(from, "\n") {
			end++
		}
		for n := max(line, at.First); n < end && n <= at.Last; n++ {
			if first == 0 {
				first = n + shift
			}
			last = n + shift
		}
		line, offset = end, upto
	}
	for _, e := range udiff.Lines(from, to) {
		keep(e.Start)
		gone := strings.Count(from[e.Start:e.End], "\n")
		line, offset = line+gone, e.End
		shift += strings.Count(e.New, "\n") - gone
	}
	keep(len(from))
	at.First, at.Last = first, last
	return at, first > 0
}
