// Package feedback keeps which results were of use to the one who was given them, and says what that is worth the next time they
// are found. It owns the signals, the rule, and what counts as used.
//
// The one idea: feedback may change an order, not an answer. Its factor is bounded, nothing is known of what was returned a few
// times only, and all of it can be looked at and taken back.
package feedback

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The signals.
const (
	Used    = "used"    // it was of use to what was written next
	Ignored = "ignored" // it was not
	Good    = "good"    // somebody says that it is what was wanted
	Bad     = "bad"     // and that it is not
)

// Signals are all of them.
var Signals = []string{Used, Ignored, Good, Bad}

// The rule of requirement RET-15.
const (
	enough   = 5    // returns from which the rate of use counts
	unused   = 0.5  // the factor at no use; the rate is added to it
	praise   = 0.1  // of each good
	blame    = 0.15 // of each bad
	lowest   = 0.3
	greatest = 1.7
)

// Factor is what a result's score is multiplied by: 1 where nothing is known.
func Factor(used, ignored, good, bad int) float64 {
	f := 1.0
	if n := used + ignored; n >= enough {
		f = unused + float64(used)/float64(n)
	}
	f += praise*float64(good) - blame*float64(bad)
	return math.Round(min(greatest, max(lowest, f))*1e4) / 1e4
}

// Entry is the feedback on one entity.
type Entry struct {
	ID      string    `json:"id"`
	Used    int       `json:"used"`
	Ignored int       `json:"ignored"`
	Good    int       `json:"good"`
	Bad     int       `json:"bad"`
	Factor  float64   `json:"factor"`
	Updated time.Time `json:"updated"`
}

func entryOf(r store.FeedbackRow) Entry {
	return Entry{ID: r.Entity, Used: r.Used, Ignored: r.Ignored, Good: r.Good, Bad: r.Bad, Factor: Factor(r.Used, r.Ignored, r.Good, r.Bad), Updated: store.Time(r.Updated)}
}

// Store is the feedback of one project. It is safe for concurrent use.
type Store struct {
	db  store.Memory
	now func() time.Time
}

// NewStore returns the feedback in a database, which its owner closes. A nil now is time.Now.
func NewStore(db store.Memory, now func() time.Time) *Store {
	if now == nil {
		now = time.Now
	}
	return &Store{db, now}
}

// Add counts a signal on entities, by their ids, and returns what is known of them then.
func (s *Store) Add(ctx context.Context, ids []string, signal string) ([]Entry, error) {
	if !slices.Contains(Signals, signal) {
		return nil, fmt.Errorf("%w: unknown signal %q: use %s", ctxsys.ErrUsage, signal, strings.Join(Signals, ", "))
	}
	err := s.db.UpdateFeedback(ctx, func(t store.FeedbackTx) error {
		for _, id := range ids {
			if err := s.count(t, id, signal); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	all, err := s.List(ctx)
	return slices.DeleteFunc(all, func(e Entry) bool { return !slices.Contains(ids, e.ID) }), err
}

func (s *Store) count(t store.FeedbackTx, id, signal string) error {
	r := store.FeedbackRow{Entity: id, Path: store.PathOf(id), Updated: s.now().UnixMilli()}
	switch signal {
	case Used:
		r.Used = 1
	case Ignored:
		r.Ignored = 1
	case Good:
		r.Good = 1
	case Bad:
		r.Bad = 1
	}
	return t.Count(r)
}

// List returns all feedback, the latest first.
func (s *Store) List(ctx context.Context) ([]Entry, error) {
	rows, err := s.db.Feedback(ctx)
	out := make([]Entry, len(rows))
	for i, r := range rows {
		out[i] = entryOf(r)
	}
	return out, err
}

// Choice is what feedback is taken back on: all of it for the zero value.
type Choice struct {
	Names   []string // ids, files, folders with a slash at the end, names of symbols
	Signals []string // one of them was given
}

// takes reports whether an entry is chosen, and which of the names choose it.
func (c Choice) takes(e store.FeedbackRow) (named []bool, ok bool) {
	counts := map[string]int{Used: e.Used, Ignored: e.Ignored, Good: e.Good, Bad: e.Bad}
	ok = len(c.Signals) == 0 || slices.ContainsFunc(c.Signals, func(s string) bool { return counts[s] > 0 })
	path, symbol, _ := strings.Cut(e.Entity, "#")
	symbol, _, _ = strings.Cut(symbol, "~")
	for _, name := range c.Names {
		named = append(named, e.Entity == name || path == name || strings.HasSuffix(name, "/") && strings.HasPrefix(path, name) ||
			symbol != "" && (symbol == name || strings.HasSuffix(symbol, "."+name)))
	}
	return named, ok && (len(named) == 0 || slices.Contains(named, true))
}

// Reset forgets the feedback that is chosen and returns it. What it is on may be gone from the index. The error wraps ctxsys.ErrNotFound
// where there is none on a name, and then nothing is forgotten.
func (s *Store) Reset(ctx context.Context, c Choice) ([]Entry, error) {
	rows, err := s.db.Feedback(ctx)
	if err != nil {
		return nil, err
	}
	forgotten, ids := []Entry{}, []string{}
	found := make([]bool, len(c.Names))
	for _, r := range rows {
		named, ok := c.takes(r)
		if !ok {
			continue
		}
		forgotten, ids = append(forgotten, entryOf(r)), append(ids, r.Entity)
		for i := range named {
			found[i] = found[i] || named[i]
		}
	}
	if i := slices.Index(found, false); i >= 0 {
		return nil, fmt.Errorf("%w: there is no feedback on %s", ctxsys.ErrNotFound, c.Names[i])
	}
	if len(ids) == 0 && (len(c.Signals) > 0 || !s.db.Exists()) {
		return forgotten, nil
	}
	if len(c.Names)+len(c.Signals) == 0 {
		ids = nil // and all that sessions wait for
	}
	return forgotten, s.db.UpdateFeedback(ctx, func(t store.FeedbackTx) error {
		_, err := t.Forget(ids)
		return err
	})
}

// Factors returns the factors other than 1 of what is in some files, by entity.
func (s *Store) Factors(ctx context.Context, paths []string) (map[string]float64, error) {
	if !s.db.Exists() { // every search asks
		return nil, nil
	}
	rows, err := s.db.FeedbackOn(ctx, paths)
	var out map[string]float64
	for _, r := range rows {
		if f := entryOf(r).Factor; f != 1 {
			if out == nil {
				out = map[string]float64{}
			}
			out[r.Entity] = f
		}
	}
	return out, err
}
