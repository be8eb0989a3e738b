package memory

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// supersede has one memory hold in the place of another. The old one stays, and leads to the new one.
func (s *Store) supersede(ctx context.Context, t store.MemoryTx, old, by, why string, now int64) error {
	o, ok, err := t.Get(ctx, old)
	if err != nil {
		return err
	}
	if !ok {
		return fmt.Errorf("%w: there is no memory %s here", ctxsys.ErrNotFound, old)
	}
	n, ok, err := t.Get(ctx, by)
	switch {
	case err != nil:
		return err
	case !ok:
		return fmt.Errorf("%w: there is no memory %s here", ctxsys.ErrNotFound, by)
	case o.Scope != n.Scope || o.Holder != n.Holder:
		return fmt.Errorf("%w: %s holds for another scope than %s: a memory is superseded in its own scope only", ctxsys.ErrUsage, by, old)
	case old == by:
		return fmt.Errorf("%w: %s cannot supersede itself", ctxsys.ErrUsage, old)
	}
	if n.Status == Superseded && n.ReplacedBy == old { // what was decided is taken back
		n.Status, n.Superseded, n.ReplacedBy, n.Note = Active, 0, "", ""
		if err := t.Set(n); err != nil {
			return err
		}
	}
	if n.Status == Superseded {
		return fmt.Errorf("%w: %s is superseded itself, by %s", ctxsys.ErrUsage, by, n.ReplacedBy)
	}
	o.Status, o.Superseded, o.ReplacedBy, o.Note = Superseded, now, by, why
	if err := t.Set(o); err != nil {
		return err
	}
	return t.Note(store.JournalRow{Created: now, Memory: old, Action: "superseded", Note: by + ": " + why})
}

// Supersede has one memory hold in the place of another of the same scope, and says why. Nothing is deleted; superseding the
// other way round takes it back. What only the user may retire, or have hold again, needs the user's hand.
func (s *Store) Supersede(ctx context.Context, old, by, why, hand string) (Item, error) {
	old, by = strings.TrimPrefix(old, "ctx://memory/"), strings.TrimPrefix(by, "ctx://memory/")
	_, db, o, err := s.locate(ctx, old)
	if err != nil {
		return Item{}, err
	}
	_, _, n, err := s.locate(ctx, by)
	if err != nil {
		return Item{}, err
	}
	if n.Status == Superseded {
		err = mayNot(hand, &n, "supersede")
	}
	if err = cmp.Or(mayNot(hand, &o, "supersede"), err); err != nil {
		return Item{}, err
	}
	err = db.Update(ctx, func(t store.MemoryTx) error {
		return s.supersede(ctx, t, old, by, oneLine(why), s.o.Now().UnixMilli())
	})
	if errors.Is(err, ctxsys.ErrNotFound) {
		err = fmt.Errorf("%w: %s holds for another scope than %s: a memory is superseded in its own scope only", ctxsys.ErrUsage, by, old)
	}
	if err != nil {
		return Item{}, err
	}
	return s.Get(ctx, old)
}

// Update corrects a memory: the new text is a memory of its own, of the same scope, kind and title, which supersedes the old one.
// Where only the user may retire that one both are kept, see Receipt.Proposed.
func (s *Store) Update(ctx context.Context, id, content, why string, n New) (Receipt, error) {
	old, err := s.Get(ctx, id)
	if err != nil {
		return Receipt{}, err
	}
	n.Content, n.Scope = content, old.Scope
	if n.By == ByUser || n.Author != ByUser { // what an assistant found the user to have said takes over nothing of what it corrects
		n.Kind, n.Pinned = old.Kind, old.Pinned && n.By == ByUser
		n.Title, n.Keywords = or(n.Title, old.Title), append(slices.Clone(old.Keywords), n.Keywords...)
	}
	switch n.Scope { // a correction holds where the old one did, no matter who makes it
	case Branch:
		n.Branch = old.Holder
	case Session:
		n.View.Session = old.Holder
	}
	if mayNot(n.By, &old.row, "supersede") != nil {
		n.Replaces = old.ID
		return s.Add(ctx, n)
	}
	r, err := s.Add(ctx, n)
	if err != nil || r.Memory.ID == old.ID {
		return r, err
	}
	if _, err := s.Supersede(ctx, old.ID, r.Memory.ID, or(why, "corrected"), n.By); err != nil {
		return r, err
	}
	r.Memory, err = s.Get(ctx, r.Memory.ID)
	r.Conflicts = slices.DeleteFunc(r.Conflicts, func(c Item) bool { return c.ID == old.ID })
	return r, err
}

// Pin keeps a memory hot whatever else is added, or no longer does. Both are the user's to do.
func (s *Store) Pin(ctx context.Context, id string, pinned bool, v View, hand string) (Item, error) {
	in, db, row, err := s.locate(ctx, id)
	if err != nil {
		return Item{}, err
	}
	if hand != ByUser {
		return Item{}, fmt.Errorf("%w: only the user pins and unpins: ask the user to run `ctx-sys memory pin` or `unpin` on a terminal", ctxsys.ErrUsage)
	}
	var made room
	err = db.Update(ctx, func(t store.MemoryTx) error {
		row, _, err := t.Get(ctx, row.ID)
		if err != nil {
			return err
		}
		if pinned && row.Status == Superseded {
			return fmt.Errorf("%w: %s holds in place of %s: pin that", ctxsys.ErrUsage, row.ReplacedBy, row.ID)
		}
		if pinned && row.Quarantined {
			return fmt.Errorf("%w: %s is quarantined, it comes from %s: say it in your own words with `memory add`, and pin that", ctxsys.ErrUsage, row.ID, row.Author)
		}
		if pinned && row.Tier != Hot {
			var ok bool
			if made, ok, err = s.makeRoom(ctx, in, t, &row, v); err != nil {
				return err
			}
			if !ok {
				return fmt.Errorf("%w: its %d tokens do not fit into the hot tier (%d): unpin or delete others", ctxsys.ErrUsage, row.Tokens, s.o.HotTokens)
			}
			row.Tier, row.Status = Hot, Active
		}
		row.Pinned = pinned
		if err := t.Set(row); err != nil {
			return err
		}
		return t.Note(store.JournalRow{Created: s.o.Now().UnixMilli(), Memory: row.ID, Action: map[bool]string{true: "pinned", false: "unpinned"}[pinned]})
	})
	if err == nil {
		err = made.elsewhere(ctx)
	}
	if err != nil {
		return Item{}, err
	}
	return s.Get(ctx, row.ID)
}

// Choice is a choice among the memories. The zero value is those that hold and that its view sees.
type Choice struct {
	IDs       []string
	Kinds     []string
	Tiers     []string
	Status    string // "" is active and archived; "all" is superseded ones too
	Path      string // that come from this file
	From      string // that come from this session
	Conflicts bool   // only those that contradict each other
	Limit     int    // 0 is all
	View
}

// List returns memories, the hot ones first, within a tier the most relevant first.
func (s *Store) List(ctx context.Context, c Choice) ([]Item, error) {
	if err := errorsIn(Query{Kinds: c.Kinds, Tiers: c.Tiers, View: c.View}); err != nil {
		return nil, err
	}
	out := []Item{}
	err := s.each(func(_ *book, db store.Memory) error {
		from, err := c.from(ctx, db)
		if err != nil {
			return err
		}
		var items []Item
		err = db.Each(ctx, func(r store.MemoryRow) error {
			switch {
			case !c.sees(&r), from != nil && !from[r.ID], len(c.IDs) > 0 && !slices.Contains(c.IDs, r.ID), len(c.Kinds) > 0 && !slices.Contains(c.Kinds, r.Kind),
				len(c.Tiers) > 0 && !slices.Contains(c.Tiers, r.Tier), c.Status == "" && r.Status == Superseded, c.Status != "" && c.Status != "all" && r.Status != c.Status:
			default:
				items = append(items, itemOf(r))
			}
			return nil
		})
		if err != nil {
			return err
		}
		items, err = withConflicts(ctx, db, items)
		out = append(out, items...)
		return err
	})
	if c.Conflicts {
		out = slices.DeleteFunc(out, func(i Item) bool { return len(i.Conflicts) == 0 })
	}
	slices.SortStableFunc(out, byTier)
	if c.Limit > 0 && len(out) > c.Limit {
		out = out[:c.Limit]
	}
	return out, err
}

// byTier orders the hot ones first, within a tier the most relevant, then the user's, then the newest.
func byTier(a, b Item) int {
	return cmp.Or(cmp.Compare(slices.Index(Tiers, a.Tier), slices.Index(Tiers, b.Tier)), cmp.Compare(b.Relevance, a.Relevance), cmp.Compare(b.weight(), a.weight()), cmp.Compare(b.row.Created, a.row.Created))
}

// weight is what a memory counts next to others that are as near: 2 for what instructs, 1 for what else the user said.
func (i *Item) weight() int {
	switch {
	case i.Stands():
		return 2
	case i.Author == ByUser:
		return 1
	}
	return 0
}

// from is the memories that come from a file or a session; nil when that is not asked.
func (c *Choice) from(ctx context.Context, db store.Memory) (map[string]bool, error) {
	if c.Path == "" && c.From == "" {
		return nil, nil
	}
	sources, err := db.Sources(ctx, "")
	from := map[string]bool{}
	for _, s := range sources {
		if c.Path != "" && s.Path == c.Path || c.From != "" && s.Session == c.From {
			from[s.Memory] = true
		}
	}
	return from, err
}

// Hot returns what is in front of the model in a view: first what instructs, then what else the user said, then the rest, each with
// the most relevant first. What is no
// longer valid is left out.
func (s *Store) Hot(ctx context.Context, v View) ([]Item, error) {
	all := []Item{}
	_ = s.fit(ctx, v)                                    // where nothing can be written a context has what there is
	err := s.each(func(_ *book, db store.Memory) error { // not List, which reads all there are: a context asks this
		rows, err := hotIn(ctx, db, v)
		if err != nil {
			return err
		}
		var items []Item
		for _, r := range rows {
			if v.sees(&r) {
				items = append(items, itemOf(r))
			}
		}
		items, err = withConflicts(ctx, db, items)
		all = append(all, items...)
		return err
	})
	slices.SortStableFunc(all, byTier)
	now := s.o.Now()
	all = slices.DeleteFunc(all, func(i Item) bool {
		return i.Quarantined || i.ValidFrom != nil && i.ValidFrom.After(now) || i.ValidTo != nil && !i.ValidTo.After(now)
	})
	slices.SortStableFunc(all, func(a, b Item) int { return cmp.Compare(b.weight(), a.weight()) })
	return all, err
}

// Deleted is the receipt of a deletion.
type Deleted struct {
	IDs   []string `json:"deleted"`
	Count int      `json:"count"`
}

// Delete deletes memories for good: their texts, words, vectors, sources and journals, and what of them is left in the file. A
// choice of nothing is an error; of ids that are not there, too, and then nothing is deleted. What the user said or pinned needs the
// user's hand: where a choice has such, nothing of it is deleted without.
func (s *Store) Delete(ctx context.Context, c Choice, why, hand string) (Deleted, error) {
	out := Deleted{IDs: []string{}}
	if s.o.ReadOnly {
		return out, fmt.Errorf("%w: the project is read only: nothing is deleted", ctxsys.ErrUsage)
	}
	if len(c.IDs) == 0 && len(c.Scopes) == 0 && c.Path == "" && c.From == "" && c.Holder() == "" {
		return out, fmt.Errorf("%w: say what to delete: ids, or a scope, a file or a session", ctxsys.ErrUsage)
	}
	for i, id := range c.IDs {
		c.IDs[i] = strings.TrimPrefix(id, "ctx://memory/")
	}
	c.Status = "all"
	if len(c.IDs) > 0 {
		c.All = true
	}
	items, err := s.List(ctx, c)
	if err != nil {
		return out, err
	}
	for _, id := range c.IDs {
		if !slices.ContainsFunc(items, func(i Item) bool { return i.ID == id }) {
			return out, fmt.Errorf("%w: there is no memory %s", ctxsys.ErrNotFound, id)
		}
	}
	for _, i := range items {
		if err := mayNot(hand, &i.row, "delete"); err != nil {
			return out, err
		}
	}
	err = s.each(func(b *book, db store.Memory) error {
		var own []Item
		for _, i := range items {
			if in, _ := s.bookOf(i.Scope); in == b {
				own = append(own, i)
			}
		}
		if len(own) == 0 {
			return nil
		}
		err := db.Update(ctx, func(t store.MemoryTx) error {
			for _, i := range own {
				if err := t.Delete(i.row, Terms(i.Title+" "+i.Content), s.o.Now().UnixMilli(), oneLine(why)); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		for _, i := range own {
			out.IDs = append(out.IDs, i.ID)
		}
		return db.Scrub(ctx)
	})
	out.Count = len(out.IDs)
	return out, err
}

// Holder is the branch or session a view is limited to, "" for none.
func (v *View) Holder() string {
	if len(v.Scopes) != 1 {
		return ""
	}
	switch v.Scopes[0] {
	case Branch:
		return v.Branch
	case Session:
		return v.Session
	}
	return ""
}

// Account is what is known of a memory: the memory, where it comes from, and what was done to it.
type Account struct {
	Memory  Item     `json:"memory"`
	Sources []Source `json:"sources"`
	Journal []Event  `json:"journal"`
	Shown   string   `json:"shown"` // why it is in front of the model, or is not
}

// Event is a line of the journal.
type Event struct {
	Time   string `json:"time"` // RFC 3339, to the millisecond
	Action string `json:"action"`
	Note   string `json:"note,omitempty"`
}

// Why accounts for a memory.
func (s *Store) Why(ctx context.Context, id string) (Account, error) {
	_, db, row, err := s.locate(ctx, id)
	if err != nil {
		return Account{}, err
	}
	items, err := withConflicts(ctx, db, []Item{itemOf(row)})
	if err != nil {
		return Account{}, err
	}
	a := Account{Memory: items[0], Sources: []Source{}, Journal: []Event{}}
	sources, err := db.Sources(ctx, row.ID)
	if err != nil {
		return a, err
	}
	for _, r := range sources {
		a.Sources = append(a.Sources, Source{Kind: r.Kind, Session: r.Session, Message: r.Message, Path: r.Path, Hash: r.Hash, Revision: r.Revision, Created: store.Time(r.Created)})
	}
	journal, err := db.Journal(ctx, row.ID)
	for _, r := range journal {
		a.Journal = append(a.Journal, Event{Time: store.Time(r.Created).Format("2006-01-02T15:04:05.999Z"), Action: r.Action, Note: r.Note})
	}
	a.Shown = shown(&a.Memory)
	return a, err
}

// shown says why a memory is in front of the model, or is not.
func shown(i *Item) string {
	switch {
	case i.Status == Superseded:
		return "not shown: " + i.ReplacedBy + " holds in its place"
	case i.Quarantined:
		return "shown only on request, quoted as data: it comes from " + i.Author
	case i.Tier == Hot && i.Stands():
		return "shown every time, as an instruction: a user said so"
	case i.Tier == Hot && i.Pinned:
		return "shown every time, as data: it is pinned"
	case i.Tier == Hot:
		return "shown every time, as data, until something more relevant needs its place"
	case i.Status == Archived:
		return "found by search; archived, since more were cold than are kept"
	}
	return "found by search; it becomes hot when it is found often, or by a question much like it"
}
