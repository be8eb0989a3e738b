package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

const (
	// coolsAfter is how long a warm memory may go unused before it is cold, and warmTimes how many times the hot tier the warm
	// one may be before its longest unused become cold.
	coolsAfter = 7 * 24 * time.Hour
	warmTimes  = 4
)

// placed chooses the tier of a new memory and makes room for it.
func (s *Store) placed(ctx context.Context, t *sqlite.MemoryTx, row *sqlite.MemoryRow, v View) (why string, spilled []string, err error) {
	row.Tier = Warm
	switch {
	case row.Quarantined:
		return "its source is not trusted: it is warm, and quoted as data", nil, nil
	case row.Tokens > s.o.HotTokens:
		return fmt.Sprintf("it is warm: its %d tokens are more than the hot tier holds (%d)", row.Tokens, s.o.HotTokens), nil, nil
	}
	spilled, ok, err := s.room(ctx, t, row.Tokens, v)
	if ok {
		row.Tier = Hot
		return "", spilled, err
	}
	return "it is warm: the hot tier is full and nothing may be spilled", nil, err
}

// hot returns the hot memories that a view sees, least relevant first.
func hot(ctx context.Context, t *sqlite.MemoryTx, v View) ([]sqlite.MemoryRow, error) {
	rows, err := t.InTier(ctx, Hot)
	v.Scopes, v.All = nil, false
	return slices.DeleteFunc(rows, func(r sqlite.MemoryRow) bool { return !v.sees(&r) }), err
}

// room spills from the hot tier until so many tokens fit; nothing when they cannot, or need not.
func (s *Store) room(ctx context.Context, t *sqlite.MemoryTx, tokens int, v View) (spilled []string, ok bool, err error) {
	rows, err := hot(ctx, t, v)
	if err != nil {
		return nil, false, err
	}
	used := 0
	for _, r := range rows {
		used += r.Tokens
	}
	var out []sqlite.MemoryRow
	for _, r := range rows {
		if used+tokens <= s.o.HotTokens {
			break
		}
		if !stays(&r) {
			out, used = append(out, r), used-r.Tokens
		}
	}
	if used+tokens > s.o.HotTokens || len(out) > 0 && s.o.NoSpill {
		return nil, false, nil
	}
	for _, r := range out {
		r.Tier = Warm
		if err := t.Touch(r); err != nil {
			return nil, false, err
		}
		spilled = append(spilled, r.ID)
	}
	return spilled, true, nil
}

// stays reports whether a hot memory is never spilled: what is pinned, and what instructs.
func stays(r *sqlite.MemoryRow) bool {
	i := itemOf(*r)
	return r.Pinned || i.Stands()
}

// Spill says what is to leave the hot tier: memories by their ids, or as many of the least relevant as make a number or some
// tokens; with neither, half of them, rounded up.
type Spill struct {
	IDs    []string
	Count  int
	Tokens int    // to be freed
	To     string // Warm, or Cold
	View
}

// Spilled says what left the hot tier.
type Spilled struct {
	Count  int      `json:"spilled_count"`
	IDs    []string `json:"spilled"`
	Tokens int      `json:"tokens"`
	To     string   `json:"tier"`
	Kept   []string `json:"kept,omitempty"` // pinned ones and instructions, which stay
}

// Spill moves memories out of the hot tier, the least relevant first. Pinned ones and instructions stay unless they are named.
func (s *Store) Spill(ctx context.Context, q Spill) (Spilled, error) {
	out := Spilled{IDs: []string{}, To: cmp.Or(q.To, Warm)}
	if out.To != Warm && out.To != Cold {
		return out, fmt.Errorf("%w: memories are spilled to warm or cold, not to %q", ctxsys.ErrUsage, q.To)
	}
	if q.Count < 0 || q.Tokens < 0 {
		return out, fmt.Errorf("%w: give a number above 0 of memories or tokens to spill", ctxsys.ErrUsage)
	}
	missing := slices.Clone(q.IDs)
	err := s.each(ctx, func(_ *book, db *sqlite.Memory) error {
		return db.Update(ctx, func(t *sqlite.MemoryTx) error {
			rows, err := hot(ctx, t, q.View)
			if err != nil {
				return err
			}
			half := (len(rows) + 1) / 2
			for _, r := range rows {
				named := slices.Contains(q.IDs, r.ID)
				switch {
				case len(q.IDs) > 0 && !named:
					continue
				case len(q.IDs) == 0 && q.Count > 0 && out.Count >= q.Count, len(q.IDs) == 0 && q.Tokens > 0 && out.Tokens >= q.Tokens,
					len(q.IDs) == 0 && q.Count == 0 && q.Tokens == 0 && half == 0:
					continue
				case !named && stays(&r):
					out.Kept = append(out.Kept, r.ID)
					continue
				}
				half--
				r.Tier = out.To
				if err := t.Touch(r); err != nil {
					return err
				}
				if err := t.Note(sqlite.JournalRow{Created: s.o.Now().UnixMilli(), Memory: r.ID, Action: "spilled", Note: "to " + out.To}); err != nil {
					return err
				}
				missing = slices.DeleteFunc(missing, func(id string) bool { return id == r.ID })
				out.IDs, out.Count, out.Tokens = append(out.IDs, r.ID), out.Count+1, out.Tokens+r.Tokens
			}
			return nil
		})
	})
	if err == nil && len(missing) > 0 {
		err = fmt.Errorf("%w: not in the hot tier: %v", ctxsys.ErrNotFound, missing)
	}
	return out, err
}

// used counts memories as used, and makes those hot that deserve it.
func (s *Store) used(ctx context.Context, found []Recalled, v View) error {
	now := s.o.Now().UnixMilli()
	return s.each(ctx, func(_ *book, db *sqlite.Memory) error {
		var ids []int
		for i := range found {
			if in, _ := s.bookOf(found[i].Scope); in != nil && in.path == db.Path() {
				ids = append(ids, i)
			}
		}
		if len(ids) == 0 {
			return nil
		}
		return db.Update(ctx, func(t *sqlite.MemoryTx) error {
			for _, i := range ids {
				r, ok, err := t.Get(ctx, found[i].ID)
				if err != nil {
					return err
				}
				if !ok {
					continue
				}
				r.Accesses++
				r.Accessed = max(now, r.Accessed)
				r.Relevance = round(0.7*r.Relevance + 0.3*found[i].Similarity)
				if r.Tier != Hot && s.deserves(&r, found[i].Similarity) {
					if _, ok, err = s.room(ctx, t, r.Tokens, v); err != nil {
						return err
					}
					if ok {
						r.Tier, found[i].Promoted = Hot, true
					}
				}
				if err := t.Touch(r); err != nil {
					return err
				}
				conflicts := found[i].Conflicts
				found[i].Item = itemOf(r)
				found[i].Conflicts = conflicts
			}
			return nil
		})
	})
}

// deserves reports whether a memory that was found becomes hot.
func (s *Store) deserves(r *sqlite.MemoryRow, similarity float64) bool {
	return !s.o.NoPromote && !r.Quarantined && r.Status == Active && r.Tokens <= s.o.HotTokens &&
		(similarity >= s.o.Promote || r.Tier == Warm && r.Accesses >= s.o.WarmAccesses)
}

// settle lets warm memories cool that were not used for long or are too many, and archives cold ones beyond what is kept. They
// are found all the same.
func (s *Store) settle(t *sqlite.MemoryTx) error {
	long := s.o.Now().Add(-coolsAfter).UnixMilli()
	warm, err := t.Ages(Warm)
	if err != nil {
		return err
	}
	tokens := 0
	for _, r := range warm {
		tokens += r.Tokens
	}
	for _, r := range warm {
		if r.Accessed >= long && tokens <= warmTimes*s.o.HotTokens {
			break
		}
		tokens -= r.Tokens
		if err := t.Move(r.Number, Cold, Active); err != nil {
			return err
		}
	}
	cold, err := t.Ages(Cold)
	for _, r := range cold[:max(0, len(cold)-s.o.MaxCold)] {
		if err := t.Move(r.Number, Cold, Archived); err != nil {
			return err
		}
	}
	return err
}

// Tier is what is in one tier.
type Tier struct {
	Items   int     `json:"items"`
	Tokens  int     `json:"tokens"`
	Limit   int     `json:"limit,omitempty"`   // of tokens when hot, of items when cold
	Percent float64 `json:"percent,omitempty"` // of the limit
}

// Status is how full the tiers are.
type Status struct {
	Hot        Tier     `json:"hot"`
	Warm       Tier     `json:"warm"`
	Cold       Tier     `json:"cold"`
	Archived   int      `json:"archived"`
	Superseded int      `json:"superseded"`
	Conflicts  int      `json:"conflicts"`
	Hints      []string `json:"hints,omitempty"`
	Files      []string `json:"files"`
}

// fullAt is the share of a limit from which a status says what to do.
const fullAt = 0.9

// Status counts what is remembered, in all scopes, of this project and its user.
func (s *Store) Status(ctx context.Context) (Status, error) {
	st := Status{Files: []string{}}
	err := s.each(ctx, func(b *book, db *sqlite.Memory) error {
		st.Files = append(st.Files, b.path)
		counts, err := db.Counts(ctx)
		if err != nil {
			return err
		}
		for _, c := range counts {
			switch {
			case c.Status == Archived:
				st.Archived += c.Items
			case c.Status == Superseded:
				st.Superseded += c.Items
			default:
				tier := map[string]*Tier{Hot: &st.Hot, Warm: &st.Warm, Cold: &st.Cold}[c.Tier]
				tier.Items, tier.Tokens = tier.Items+c.Items, tier.Tokens+c.Tokens
			}
		}
		pairs, err := db.Conflicts(ctx, nil)
		st.Conflicts += len(pairs)
		return err
	})
	st.Hot.Limit, st.Cold.Limit = s.o.HotTokens, s.o.MaxCold
	st.Hot.Percent = round(100 * float64(st.Hot.Tokens) / float64(st.Hot.Limit))
	st.Cold.Percent = round(100 * float64(st.Cold.Items) / float64(st.Cold.Limit))
	if st.Hot.Percent >= 100*fullAt {
		st.Hints = append(st.Hints, fmt.Sprintf("the hot tier is %.0f %% full: what is added spills the least relevant; `memory spill` frees room, `memory pin` keeps one", st.Hot.Percent))
	}
	if st.Conflicts > 0 {
		st.Hints = append(st.Hints, fmt.Sprintf("conflicts: %d pairs of memories say different things of the same: `memory list --conflicts` shows them, `memory supersede OLD NEW` settles one", st.Conflicts))
	}
	return st, err
}
