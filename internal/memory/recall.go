package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Query asks for memories. The zero value of every field but Text is its default.
type Query struct {
	Text   string   `json:"query"`
	Kinds  []string `json:"types,omitempty"`
	Tiers  []string `json:"tiers,omitempty"`
	Limit  int      `json:"limit,omitempty"` // 5
	AsOf   int64    `json:"as_of,omitempty"` // what held at a time, in milliseconds since 1970; 0 is now
	Past   bool     `json:"past,omitempty"`  // superseded ones and those no longer valid, too
	NoMove bool     `json:"-"`               // a look: nothing is counted or promoted
	View
}

// Recalled is a memory that was found.
type Recalled struct {
	Rank       int     `json:"rank"`
	Similarity float64 `json:"similarity"`         // to the question, 0 to 1
	Held       float64 `json:"held"`               // the share of the question's words it has, each by its rarity
	Cosine     float64 `json:"cosine,omitempty"`   // of the vectors, where there are any
	Promoted   bool    `json:"promoted,omitempty"` // it rose by this: it is hot now, or warm where it was cold and the hot tier is full of what stays
	Item
}

const (
	usualLimit = 5
	maxLimit   = 200

	// leastSimilarity is what a memory has to have to be found: less is noise.
	leastSimilarity = 0.12
)

// Recall finds memories by the words and the sense of a question, the most similar first. What is found is counted as used,
// and becomes hot when it is similar enough or was used often enough, if there is space and its source is trusted.
//
// Similarity is the mean of two figures: the share of the question's words that the memory has, each by its rarity, and the
// cosine of the vectors; the first alone where one of the two has no vector.
func (s *Store) Recall(ctx context.Context, q Query) ([]Recalled, error) {
	if strings.TrimSpace(q.Text) == "" {
		return nil, fmt.Errorf("%w: the query is empty: say what to recall", ctxsys.ErrUsage)
	}
	if err := errorsIn(q); err != nil {
		return nil, err
	}
	limit := min(cmp.Or(max(q.Limit, 0), usualLimit), maxLimit)
	var all []Recalled
	err := s.each(func(b *book, db store.Memory) error {
		found, err := b.recall(ctx, db, q, s.o.Now().UnixMilli())
		all = append(all, found...)
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(all, func(a, b Recalled) int {
		return cmp.Or(cmp.Compare(b.Similarity, a.Similarity), cmp.Compare(b.row.Created, a.row.Created), cmp.Compare(a.ID, b.ID))
	})
	all = all[:min(len(all), limit)]
	userFirst(all)
	for i := range all {
		all[i].Rank = i + 1
	}
	if !q.NoMove && !s.o.ReadOnly {
		if err := s.used(ctx, all, q.View); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// userFirst moves what the user said before what says otherwise and is not the user's word.
func userFirst(all []Recalled) {
	for i := range all {
		for j := i + 1; j < len(all); j++ {
			if slices.Contains(all[i].Against, all[j].ID) {
				own := all[j]
				copy(all[i+1:j+1], all[i:j])
				all[i] = own
			}
		}
	}
}

func errorsIn(q Query) error {
	for _, k := range q.Kinds {
		if !slices.Contains(Kinds, k) {
			return fmt.Errorf("%w: unknown type %q: use %s", ctxsys.ErrUsage, k, strings.Join(Kinds, ", "))
		}
	}
	for _, t := range q.Tiers {
		if !slices.Contains(Tiers, t) {
			return fmt.Errorf("%w: unknown tier %q: use %s", ctxsys.ErrUsage, t, strings.Join(Tiers, ", "))
		}
	}
	return checkScopes(q.Scopes)
}

// shows reports whether a query may be answered by a memory.
func (q *Query) shows(r *store.MemoryRow, now int64) bool {
	if !q.sees(r) || len(q.Kinds) > 0 && !slices.Contains(q.Kinds, r.Kind) || len(q.Tiers) > 0 && !slices.Contains(q.Tiers, r.Tier) {
		return false
	}
	if q.Past {
		return true
	}
	when := cmp.Or(q.AsOf, now)
	if r.ValidFrom > when || r.ValidTo != 0 && r.ValidTo <= when {
		return false
	}
	if q.AsOf != 0 {
		return r.Created <= when && (r.Superseded == 0 || r.Superseded > when)
	}
	return r.Status != Superseded
}

func (b *book) recall(ctx context.Context, db store.Memory, q Query, now int64) ([]Recalled, error) {
	numbers, found, err := b.memories.like(ctx, db, q.Text)
	if err != nil {
		return nil, err
	}
	var out []Recalled
	want := min(cmp.Or(max(q.Limit, 0), usualLimit), maxLimit)
	for len(numbers) > 0 && len(out) < want {
		part := numbers[:min(len(numbers), max(2*want, 32))]
		numbers = numbers[len(part):]
		rows, err := db.Numbered(ctx, part)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			c := found[r.Number]
			if similarity := c.similarity(); similarity >= leastSimilarity && q.shows(&r, now) {
				out = append(out, Recalled{Similarity: round(similarity), Held: round(c.held), Cosine: round(c.cosine), Item: itemOf(r)})
			}
		}
	}
	slices.SortFunc(out, func(a, b Recalled) int {
		return cmp.Or(cmp.Compare(b.Similarity, a.Similarity), cmp.Compare(found[b.row.Number].score, found[a.row.Number].score), cmp.Compare(b.row.Number, a.row.Number))
	})
	out = out[:min(len(out), want)]
	items := make([]Item, len(out))
	for i := range out {
		items[i] = out[i].Item
	}
	items, err = withConflicts(ctx, db, items)
	for i := range out {
		out[i].Item = items[i]
	}
	return out, err
}
