// Package similar finds what is similar to an entity by the vectors of their chunks.
package similar

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	DefaultLimit = 10

	// similarPieces is how many of the most similar chunks are looked at, with a filter more, since it comes before the
	// cut. Ten thousand cost some milliseconds.
	similarPieces         = 500
	similarPiecesFiltered = 10_000

	// copyCosine is from where on texts are compared, copyShare how many of their lines two must share for one
	// to be a copy of the other.
	copyCosine = 0.9
	copyShare  = 0.8
)

// Request asks for what is like an entity.
type Request struct {
	Entity    string              `json:"entity"`
	Types     []ctxsys.EntityType `json:"types,omitempty"`     // all symbols; of a file all files
	Languages []string            `json:"languages,omitempty"` // all
	Path      string              `json:"path,omitempty"`      // a glob
	Limit     int                 `json:"limit,omitempty"`     // 10
	Offset    int                 `json:"offset,omitempty"`
}

// Response is a page of entities, the most similar first. NoVector is why there is nothing to compare the start by,
// empty when there is: that is not the same as nothing being like it.
type Response struct {
	snapshot.Answer
	Start    ctxsys.Entity `json:"start"`
	Similar  []Entity      `json:"similar"`
	NoVector string        `json:"no_vector,omitempty"`
	graph.Paging
}

// Entity is an entity and how much it is like the start: a cosine, from 0.5.
type Entity struct {
	ctxsys.Entity
	Similarity float64 `json:"similarity"`
	Copy       bool    `json:"copy,omitempty"` // four of five lines are the same, but for numbers
}

// Find lists what is similar to an entity.
func Find(ctx context.Context, v *snapshot.Snapshot, start store.Entity, req Request, filter search.Filter) (*Response, error) {
	if start.ID < 0 {
		return nil, fmt.Errorf("%w: %s is a folder, which has no text of its own: name a file or a symbol of it", ctxsys.ErrUsage, start.FolderPath())
	}
	resp := &Response{Similar: []Entity{}}
	var err error
	if resp.Start, err = graph.NewNames(v.View).Entity(ctx, &start); err != nil {
		return nil, err
	}
	l, err := New(ctx, v)
	if err != nil {
		return nil, err
	}
	var vector []float32
	ok := false
	if l != nil {
		if vector, ok, err = l.vector(&start); err != nil {
			return nil, err
		}
	}
	if !ok {
		resp.NoVector = WhyNoVector(v, l)
		return resp, nil
	}
	found, more, err := l.similarTo(&start, vector, filter)
	if err != nil {
		return nil, err
	}
	from, to, paging := graph.Page(len(found), req.Limit, req.Offset)
	resp.Paging, resp.Truncated = paging, more
	resp.Similar, err = describeSimilar(ctx, l, &start, found[from:to])
	return resp, err
}

// WhyNoVector says what there is to do where an entity has no vector.
func WhyNoVector(v *snapshot.Snapshot, l *Likeness) string {
	switch {
	case l == nil && v.Unfinished() == nil:
		return "the index was made without vectors: make them with `ctx-sys index`"
	case v.Unfinished() != nil:
		return "the vectors are still to be made: run `ctx-sys index`"
	}
	return "its text is too short, or has no word that the model knows"
}

// similarTo lists what is like an entity: of a symbol symbols, of a file files.
func (l *Likeness) similarTo(e *store.Entity, vector []float32, filter search.Filter) ([]match, bool, error) {
	n := similarPieces
	if filter.Active() {
		n = similarPiecesFiltered
	}
	if store.IsFile(e.ID) {
		return l.similarFiles(e, vector, n, filter)
	}
	return l.near(vector, n, leastAlike, func(p *store.LocatedChunk) bool {
		return !family(e, p) && filter.Keeps(p) && (len(filter.Types) > 0 || !isWhole(p.Type))
	})
}

// similarFiles lists files by the mean directions of their pieces. Which files are compared is found by single
// pieces, that need not be so like a whole file.
func (l *Likeness) similarFiles(e *store.Entity, vector []float32, n int, filter search.Filter) ([]match, bool, error) {
	types := filter.Types
	filter.Types = nil // of the files, not of their pieces
	near, more, err := l.near(vector, n, leastAlike/2, func(p *store.LocatedChunk) bool { return p.File != store.FileOf(e.ID) && filter.Keeps(p) })
	if err != nil {
		return nil, false, err
	}
	var out []match
	seen := map[int64]bool{}
	for _, a := range near {
		if seen[a.File] {
			continue
		}
		seen[a.File] = true
		whole, err := l.v.Entity(l.ctx, store.FileEntity(a.File))
		if err != nil {
			return nil, false, err
		}
		if len(types) > 0 && !slices.Contains(types, whole.Type) {
			continue
		}
		other, _, err := l.vector(&whole)
		if err != nil {
			return nil, false, err
		}
		a.Entity, a.StartByte, a.cosine = whole.ID, 0, 0
		for i, x := range vector {
			a.cosine += float64(x) * float64(other[i])
		}
		if a.cosine >= leastAlike {
			out = append(out, a)
		}
	}
	slices.SortFunc(out, match.compare)
	return out, more, nil
}

func describeSimilar(ctx context.Context, l *Likeness, start *store.Entity, found []match) ([]Entity, error) {
	out := []Entity{}
	texts, names := l.v.Texts(), graph.NewNames(l.v.View)
	lines := map[string]bool(nil)
	for _, a := range found {
		e, err := l.v.Entity(ctx, a.Entity)
		if err != nil {
			return nil, err
		}
		s := Entity{Similarity: math.Round(min(1, a.cosine)*1e3) / 1e3}
		if s.Entity, err = names.Entity(ctx, &e); err != nil {
			return nil, err
		}
		if a.cosine >= copyCosine {
			if lines == nil {
				if lines, err = lineSet(ctx, texts, start); err != nil {
					return nil, err
				}
			}
			other, err := lineSet(ctx, texts, &e)
			if err != nil {
				return nil, err
			}
			s.Copy = sharedLines(lines, other) >= copyShare
		}
		out = append(out, s)
	}
	return out, nil
}

// lineSet is the set of an entity's lines, whatever their indentation and the digits in them.
func lineSet(ctx context.Context, texts *snapshot.Texts, e *store.Entity) (map[string]bool, error) {
	file, err := texts.Of(ctx, store.FileOf(e.ID))
	if err != nil {
		return nil, err
	}
	text := string(file.Bytes)
	if !store.IsFile(e.ID) {
		text = file.Slice(e.StartByte, e.EndByte)
	}
	out := map[string]bool{}
	for line := range strings.Lines(text) {
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			out[strings.Map(noDigit, line)] = true
		}
	}
	return out, nil
}

func noDigit(r rune) rune {
	if unicode.IsDigit(r) {
		return -1
	}
	return r
}

// sharedLines is the share of the lines of two texts that both have.
func sharedLines(a, b map[string]bool) float64 {
	both := 0
	for line := range a {
		if b[line] {
			both++
		}
	}
	return float64(both) / float64(max(1, len(a)+len(b)-both))
}

// Shows calls file for each file that the answer is about.
func (r *Response) Shows(file func(string)) {
	file(r.Start.Path)
	for i := range r.Similar {
		file(r.Similar[i].Path)
	}
}

// To answers a request: entities that are like another one, without that, what it is in, and what is in it.
func To(ctx context.Context, s *snapshot.Snapshot, g *graph.View, req Request) (*Response, error) {
	if err := graph.FillPage(&req.Limit, DefaultLimit, req.Offset); err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(search.Request{Types: req.Types, Languages: req.Languages, Path: req.Path})
	if err != nil {
		return nil, err
	}
	start, err := graph.Resolve(ctx, g, req.Entity, "")
	if err != nil {
		return nil, err
	}
	return Find(ctx, s, start.Entity, req, filter)
}
