package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// coolsAfter is how long a warm memory may go unused before it is cold, and warmTimes how many times the hot tier the warm
	// one may be before its longest unused become cold.
	coolsAfter = 7 * 24 * time.Hour
	warmTimes  = 4
)

// placed chooses the tier of a new memory and makes space for it.
func (s *Store) placed(ctx context.Context, in *book, t store.MemoryTx, row *store.MemoryRow, v View) (why string, made room, err error) {
	row.Tier = Warm
	switch {
	case row.Quarantined:
		return "its source is not trusted: it is warm, and quoted as data", made, nil
	case row.Tokens > s.o.HotTokens:
		return fmt.Sprintf("it is warm: its %d tokens are more than the hot tier holds (%d)", row.Tokens, s.o.HotTokens), made, nil
	}
	made, ok, err := s.makeRoom(ctx, in, t, row, v)
	switch {
	case err != nil:
		return "", made, err
	case ok:
		row.Tier = Hot
		return "", made, nil
	case s.o.NoSpill:
		return "it is warm: the hot tier is full and nothing may be spilled", made, nil
	}
	return "it is warm: the hot tier is full of what stays before it, `memory list --tier hot` shows what", made, nil
}

// tiers is what memories are read from: a database, or a transaction of it.
type tiers interface {
	InTier(ctx context.Context, tier string) ([]store.MemoryRow, error)
}

// hotIn returns the hot memories of a database that a view sees: what counts for the limit, and what may leave.
func hotIn(ctx context.Context, db tiers, v View) ([]store.MemoryRow, error) {
	rows, err := db.InTier(ctx, Hot)
	v.Scopes, v.All = nil, false
	return slices.DeleteFunc(rows, func(r store.MemoryRow) bool { return !v.sees(&r) }), err
}

// tokensOf is how much memories take, without one of an id.
func tokensOf(rows []store.MemoryRow, but string) (n int) {
	for _, r := range rows {
		if r.ID != but {
			n += r.Tokens
		}
	}
	return n
}

// fit lets leave the hot tier what is too much for a view: it sees more than was counted when each came, where a memory of the user
// was stored in another project, a branch was checked out, or the limit is lower now. What is never spilled stays.
func (s *Store) fit(ctx context.Context, v View) error {
	if s.o.ReadOnly || s.o.NoSpill {
		return nil
	}
	used := 0
	err := s.each(func(_ *book, db store.Memory) error {
		rows, err := hotIn(ctx, db, v)
		used += tokensOf(rows, "")
		return err
	})
	if err != nil || used <= s.o.HotTokens || !s.project.db.Exists() {
		return err
	}
	var made room
	err = s.project.db.Update(ctx, func(t store.MemoryTx) (err error) {
		if made, _, err = s.leave(ctx, s.project, t, &store.MemoryRow{Author: ByUser}, v); err == nil {
			err = cool(t, made.here)
		}
		return err
	})
	if err == nil {
		err = made.elsewhere(ctx)
	}
	return err
}

// space is what left the hot tier for a memory: what is in its database within the transaction, what is in the other one
// afterwards, as a transaction is of one.
type room struct {
	here, there []store.MemoryRow
	other       store.Memory
}

// ids names what left.
func (m *room) ids() (out []string) {
	for _, r := range slices.Concat(m.here, m.there) {
		out = append(out, r.ID)
	}
	return out
}

// elsewhere has those leave that are in the other database.
func (m *room) elsewhere(ctx context.Context) error {
	if len(m.there) == 0 {
		return nil
	}
	return m.other.Update(ctx, func(t store.MemoryTx) error { return cool(t, m.there) })
}

func cool(t store.MemoryTx, rows []store.MemoryRow) error {
	for _, r := range rows {
		r.Tier = Warm
		if err := t.Touch(r); err != nil {
			return err
		}
	}
	return nil
}

// makeRoom spills from the hot tier, of the project and of the user together, until a memory of the database in fits; nothing when
// it cannot, or need not. Assistants' memories go first, and for one of them no memory of the user goes.
func (s *Store) makeRoom(ctx context.Context, in *book, t store.MemoryTx, row *store.MemoryRow, v View) (room, bool, error) {
	made, over, err := s.leave(ctx, in, t, row, v)
	if err != nil || over > 0 || s.o.NoSpill && len(made.here)+len(made.there) > 0 {
		return room{}, false, err
	}
	return made, true, cool(t, made.here)
}

// leave chooses what leaves the hot tier for a memory. over is how many tokens are too many all the same.
func (s *Store) leave(ctx context.Context, in *book, t store.MemoryTx, row *store.MemoryRow, v View) (made room, over int, err error) {
	here, err := hotIn(ctx, t, v)
	if err != nil {
		return made, 0, err
	}
	var there []store.MemoryRow
	for _, b := range s.books() {
		if b == in || !b.db.Exists() {
			continue
		}
		made.other = b.db
		if there, err = hotIn(ctx, b.db, v); err != nil {
			return made, 0, err
		}
	}
	used := row.Tokens + tokensOf(here, row.ID) + tokensOf(there, row.ID)
	for _, ofUser := range []bool{false, true} {
		for _, part := range []struct{ rows, spilled *[]store.MemoryRow }{{&here, &made.here}, {&there, &made.there}} {
			for _, r := range *part.rows {
				if used > s.o.HotTokens && !stays(&r) && (r.Author == ByUser) == ofUser && (!ofUser || row.Author == ByUser) && r.ID != row.ID {
					*part.spilled, used = append(*part.spilled, r), used-r.Tokens
				}
			}
		}
	}
	return made, max(0, used-s.o.HotTokens), nil
}

// stays reports whether a hot memory is never spilled: what is pinned, and what instructs.
func stays(r *store.MemoryRow) bool {
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
	By     string // who does it, see hand.go: "" is ByAssistant
	View
}

// Spilled says what left the hot tier.
type Spilled struct {
	Count  int      `json:"spilled_count"`
	IDs    []string `json:"spilled"`
	Tokens int      `json:"tokens"`
	To     string   `json:"tier"`
	Kept   []string `json:"kept,omitempty"` // pinned ones and instructions, which stay, and for who is not the user all that the user said
}

// Spill moves memories out of the hot tier, the least relevant first. Pinned ones and instructions stay unless the user names them,
// and what else the user said leaves by the user's hand only.
func (s *Store) Spill(ctx context.Context, q Spill) (Spilled, error) {
	out := Spilled{IDs: []string{}, To: cmp.Or(q.To, Warm)}
	if out.To != Warm && out.To != Cold {
		return out, fmt.Errorf("%w: memories are spilled to warm or cold, not to %q", ctxsys.ErrUsage, q.To)
	}
	if q.Count < 0 || q.Tokens < 0 {
		return out, fmt.Errorf("%w: give a number above 0 of memories or tokens to spill", ctxsys.ErrUsage)
	}
	missing := slices.Clone(q.IDs)
	err := s.each(func(_ *book, db store.Memory) error {
		return db.Update(ctx, func(t store.MemoryTx) error {
			rows, err := hotIn(ctx, t, q.View)
			if err != nil {
				return err
			}
			half := (len(rows) + 1) / 2
			for _, r := range rows {
				named := slices.Contains(q.IDs, r.ID)
				not := mayNot(or(q.By, ByAssistant), &r, "spill")
				switch {
				case named && not != nil:
					return not
				case len(q.IDs) > 0 && !named:
					continue
				case len(q.IDs) == 0 && q.Count > 0 && out.Count >= q.Count, len(q.IDs) == 0 && q.Tokens > 0 && out.Tokens >= q.Tokens,
					len(q.IDs) == 0 && q.Count == 0 && q.Tokens == 0 && half == 0:
					continue
				case !named && (stays(&r) || not != nil):
					out.Kept = append(out.Kept, r.ID)
					continue
				}
				half--
				r.Tier = out.To
				if err := t.Touch(r); err != nil {
					return err
				}
				if err := t.Note(store.JournalRow{Created: s.o.Now().UnixMilli(), Memory: r.ID, Action: "spilled", Note: "to " + out.To}); err != nil {
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

// used counts memories as used, and makes those hot that deserve it; a cold one is warm where the hot tier is full of what stays.
func (s *Store) used(ctx context.Context, found []Recalled, v View) error {
	now := s.o.Now().UnixMilli()
	return s.each(func(b *book, db store.Memory) error {
		var ids []int
		var made []room
		for i := range found {
			if in, _ := s.bookOf(found[i].Scope); in == b {
				ids = append(ids, i)
			}
		}
		if len(ids) == 0 {
			return nil
		}
		err := db.Update(ctx, func(t store.MemoryTx) error {
			made = nil
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
					m, ok, err := s.makeRoom(ctx, b, t, &r, v)
					if err != nil {
						return err
					}
					rises := Hot
					if !ok {
						rises = Warm
					}
					if r.Tier != rises {
						made = append(made, m)
						r.Tier, r.Status, found[i].Promoted = rises, Active, true
						if err := t.Move(r.Number, rises, Active); err != nil {
							return err
						}
					}
				}
				if err := t.Touch(r); err != nil {
					return err
				}
				known := found[i].Item
				found[i].Item = itemOf(r)
				found[i].Conflicts, found[i].Against = known.Conflicts, known.Against
			}
			return nil
		})
		for _, m := range made {
			if err == nil {
				err = m.elsewhere(ctx)
			}
		}
		return err
	})
}

// deserves reports whether a memory that was found becomes hot.
func (s *Store) deserves(r *store.MemoryRow, similarity float64) bool {
	return !s.o.NoPromote && !r.Quarantined && r.Status != Superseded && r.Tokens <= s.o.HotTokens && (similarity >= s.o.Promote || r.Accesses >= s.o.WarmAccesses)
}

// settle lets warm memories cool that were not used for long or are too many, and archives cold ones beyond what is kept. They
// are found all the same.
func (s *Store) settle(t store.MemoryTx) error {
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

// Status counts what is remembered of this project and its user: of the hot tier what a view sees, as its limit is for that, of the
// others what there is in all scopes.
func (s *Store) Status(ctx context.Context, v View) (Status, error) {
	st := Status{Files: []string{}}
	if err := s.fit(ctx, v); err != nil {
		return st, err
	}
	err := s.each(func(b *book, db store.Memory) error {
		st.Files = append(st.Files, db.Path())
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
			case c.Tier != Hot:
				tier := map[string]*Tier{Warm: &st.Warm, Cold: &st.Cold}[c.Tier]
				tier.Items, tier.Tokens = tier.Items+c.Items, tier.Tokens+c.Tokens
			}
		}
		rows, err := hotIn(ctx, db, v)
		if err != nil {
			return err
		}
		st.Hot.Items, st.Hot.Tokens = st.Hot.Items+len(rows), st.Hot.Tokens+tokensOf(rows, "")
		pairs, err := db.Conflicts(ctx, nil)
		st.Conflicts += len(pairs)
		return err
	})
	st.Hot.Limit, st.Cold.Limit = s.o.HotTokens, s.o.MaxCold
	st.Hot.Percent = round(100 * float64(st.Hot.Tokens) / float64(st.Hot.Limit))
	st.Cold.Percent = round(100 * float64(st.Cold.Items) / float64(st.Cold.Limit))
	switch {
	case st.Hot.Tokens > st.Hot.Limit:
		st.Hints = append(st.Hints, "the hot tier is over its limit by what is pinned or instructs, which is never spilled: raise the setting memory.hot_token_limit, or unpin some")
	case st.Hot.Percent >= 100*fullAt:
		st.Hints = append(st.Hints, fmt.Sprintf("the hot tier is %.0f %% full: what is added spills the least relevant; `memory spill` frees space, `memory pin` keeps one", st.Hot.Percent))
	}
	if st.Conflicts > 0 {
		st.Hints = append(st.Hints, fmt.Sprintf("%s to settle: `memory list --conflicts` shows which memories disagree, `memory supersede OLD NEW` settles one", ctxsys.Plural(st.Conflicts, "conflict")))
	}
	return st, err
}
