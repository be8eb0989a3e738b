// Package memory keeps what has to be known beyond a conversation: facts, preferences, rules and experience, of a user, a
// project, a branch or a session. It owns which of them are in front of the model (tiers), whose word each is and where it
// comes from (trust), and who may see it (scopes).
//
// The one idea: a memory is a quotation with its source. Its text never changes; a correction is another memory, to which the
// old one leads. Nothing is deleted but by somebody who says so, and then it is gone from the disk. Only what a user said
// may instruct; what was read in a file or came from a tool is never put in front of the model without being asked.
package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The scopes: for whom a memory holds.
const (
	User    = "user"    // in all projects of this user
	Project = "project" // in this project
	Branch  = "branch"  // while a branch is checked out
	Session = "session" // in one conversation
)

// Scopes are all of them.
var Scopes = []string{User, Project, Branch, Session}

// The tiers: hot is put in front of the model, warm is found by asking, cold too, and has not been needed for long.
const (
	Hot  = "hot"
	Warm = "warm"
	Cold = "cold"
)

// Tiers are all of them.
var Tiers = []string{Hot, Warm, Cold}

// The states of a memory.
const (
	Active     = "active"
	Archived   = "archived"   // more than a project keeps cold; found by asking all the same
	Superseded = "superseded" // another holds in its place
)

// The authors: whose word a memory is.
const (
	ByUser      = "user"
	ByAssistant = "assistant"
	ByTool      = "tool"   // what a tool answered
	ByFile      = "file"   // what is in a file
	ByImport    = "import" // what somebody exported
)

// Kinds are the kinds of memories. Those in Standing instruct, when a user said them.
var Kinds = []string{"fact", "decision", "preference", "rule", "experience", "knowledge", "entity", "context", "message"}

// Standing are the kinds that are put in front of the model every time.
var Standing = []string{"rule", "preference"}

// Options are the settings. The zero value of a field is its default, but for the switches.
type Options struct {
	HotTokens    int     // what may be hot at once, 4000
	WarmAccesses int     // recalls after which a memory becomes hot, 3
	Promote      float64 // similarity to the question from which a memory becomes hot, 0.85
	MaxCold      int     // how many stay cold; more are archived, 1000
	NoSpill      bool    // let nothing make space for what is new
	NoPromote    bool    // let a recall make nothing hot
	ReadOnly     bool    // let nothing be remembered or deleted, and no recall count

	Now func() time.Time // nil is time.Now
}

func (o Options) filled() Options {
	if o.HotTokens == 0 {
		o.HotTokens = 4000
	}
	if o.WarmAccesses == 0 {
		o.WarmAccesses = 3
	}
	if o.Promote == 0 {
		o.Promote = 0.85
	}
	if o.MaxCold == 0 {
		o.MaxCold = 1000
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return o
}

// Store is the memories of one project and of its user. It is safe for concurrent use.
type Store struct {
	o       Options
	project *book
	user    *book // nil: there is no place for them
}

// book is the memories and reflections in one database.
type book struct {
	db                    store.Memory
	memories, reflections sense
}

// NewStore returns the memories in the databases of a project and of its user, nil for a user without one. Their owner closes
// them.
func NewStore(project, user store.Memory, o Options) *Store {
	return &Store{o.filled(), newBook(project), newBook(user)}
}

func newBook(db store.Memory) *book {
	if db == nil {
		return nil
	}
	return &book{db: db, memories: sense{shelf: store.MemoryShelf}, reflections: sense{shelf: store.ReflectionShelf}}
}

func (s *Store) books() (there []*book) {
	for _, b := range []*book{s.project, s.user} {
		if b != nil {
			there = append(there, b)
		}
	}
	return there
}

// bookOf is where memories of a scope are.
func (s *Store) bookOf(scope string) (*book, error) {
	switch {
	case scope != User:
		return s.project, nil
	case s.user == nil:
		return nil, fmt.Errorf("%w: there is no folder for memories: set CTX_SYS_HOME", ctxsys.ErrUsage)
	}
	return s.user, nil
}

// each calls f with the databases that were made.
func (s *Store) each(f func(*book, store.Memory) error) error {
	for _, b := range s.books() {
		if !b.db.Exists() {
			continue
		}
		if err := f(b, b.db); err != nil {
			return err
		}
	}
	return nil
}

// Item is one memory.
type Item struct {
	ID          string     `json:"id"`
	Scope       string     `json:"scope"`
	Holder      string     `json:"holder,omitempty"` // the branch or session of the scope
	Kind        string     `json:"type"`
	Title       string     `json:"title,omitempty"`
	Content     string     `json:"content"`
	Keywords    []string   `json:"keywords,omitempty"`
	Tier        string     `json:"tier"`
	Status      string     `json:"status"`
	Author      string     `json:"author"`
	Pinned      bool       `json:"pinned,omitempty"`
	Quarantined bool       `json:"quarantined,omitempty"` // it is never hot, and quoted as data wherever it is shown
	Relevance   float64    `json:"relevance"`
	Tokens      int        `json:"tokens"`
	Accesses    int        `json:"accesses"`
	Accessed    time.Time  `json:"accessed"`
	Created     time.Time  `json:"created"`
	ValidFrom   *time.Time `json:"valid_from,omitempty"`
	ValidTo     *time.Time `json:"valid_to,omitempty"`
	Superseded  *time.Time `json:"superseded,omitempty"`
	ReplacedBy  string     `json:"replaced_by,omitempty"`
	Note        string     `json:"note,omitempty"`    // why it was superseded
	Repeats     int        `json:"repeats,omitempty"` // how often it was said again
	Conflicts   []string   `json:"conflicts,omitempty"`
	Against     []string   `json:"against_user,omitempty"` // those of the conflicts that are the user's word, of a memory that is not

	row store.MemoryRow
}

// URI is the address of a memory. Where it is, what follows was given by this program.
func (i *Item) URI() string { return "ctx://memory/" + i.ID }

// Stands reports whether a memory is put in front of the model every time, as an instruction: a user said so.
func (i *Item) Stands() bool {
	return i.Author == ByUser && !i.Quarantined && (i.Pinned || slices.Contains(Standing, i.Kind))
}

func itemOf(r store.MemoryRow) Item {
	i := Item{ID: r.ID, Scope: r.Scope, Holder: r.Holder, Kind: r.Kind, Title: r.Title, Content: r.Content, Tier: r.Tier, Status: r.Status, Author: r.Author, Pinned: r.Pinned,
		Quarantined: r.Quarantined, Relevance: r.Relevance, Tokens: r.Tokens, Accesses: r.Accesses, Accessed: store.Time(r.Accessed), Created: store.Time(r.Created),
		ValidFrom: store.TimeOrNil(r.ValidFrom), ValidTo: store.TimeOrNil(r.ValidTo), Superseded: store.TimeOrNil(r.Superseded), ReplacedBy: r.ReplacedBy, Note: r.Note, Repeats: r.Repeats, row: r}
	json.Unmarshal([]byte(r.Keywords), &i.Keywords) // written by this package
	return i
}

func stamp(t *time.Time) int64 {
	if t == nil || t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// Get returns a memory with its conflicts, whatever its scope: who has its id was told of it. The error wraps ctxsys.ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Item, error) {
	_, db, row, err := s.locate(ctx, id)
	if err != nil {
		return Item{}, err
	}
	items, err := withConflicts(ctx, db, []Item{itemOf(row)})
	return items[0], err
}

// locate finds the database a memory is in.
func (s *Store) locate(ctx context.Context, id string) (in *book, db store.Memory, row store.MemoryRow, err error) {
	id = strings.TrimPrefix(id, "ctx://memory/")
	err = s.each(func(b *book, d store.Memory) error {
		r, ok, err := d.Get(ctx, id)
		if ok && in == nil {
			in, db, row = b, d, r
		}
		return err
	})
	if err == nil && in == nil {
		err = fmt.Errorf("%w: there is no memory %s", ctxsys.ErrNotFound, id)
	}
	return in, db, row, err
}

// withConflicts names for each memory the others that say something else of the same.
func withConflicts(ctx context.Context, db store.Memory, items []Item) ([]Item, error) {
	if len(items) == 0 {
		return items, nil
	}
	at := map[string]int{}
	var ids []string
	for i := range items {
		at[items[i].ID] = i
		ids = append(ids, items[i].ID)
	}
	const few = 200
	if len(ids) > few {
		ids = nil
	}
	pairs, err := db.Conflicts(ctx, ids)
	for _, p := range pairs {
		for side := range p {
			i, ok := at[p[side]]
			if !ok {
				continue
			}
			other := p[1-side]
			items[i].Conflicts = append(items[i].Conflicts, other)
			if items[i].Author == ByUser {
				continue
			}
			if o, ok, err := db.Get(ctx, other); err != nil {
				return items, err
			} else if ok && o.Author == ByUser && o.Status != Superseded {
				items[i].Against = append(items[i].Against, other)
			}
		}
	}
	return items, err
}
