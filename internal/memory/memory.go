// Package memory keeps what has to be known beyond a conversation: facts, preferences, rules and experience, of a user, a
// project, a branch or a session. It owns which of them are in front of the model (tiers), whose word each is and where it
// comes from (trust), and who may see it (scopes).
//
// The one idea: a memory is a quotation with its source. Its text never changes; a correction is another memory, to which the
// old one leads. Nothing is deleted but by somebody who says so, and then it is gone from the disk. Only what a user said
// may instruct; what was read in a file or came from a tool is never put in front of the model unasked.
package memory

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

const (
	// Name is the file of a project's memories, in the folder of its stores.
	Name = "memory.db"
	// UserName is the file of the user's memories, in the user's own folder.
	UserName = "memory.db"
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
	ByFile      = "file"   // what stands in a file
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
	NoSpill      bool    // let nothing make room for what is new
	NoPromote    bool    // let a recall make nothing hot

	Make func() error     // called before the project's file is made; nil for nothing
	Now  func() time.Time // nil is time.Now
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
	o        Options
	readOnly bool
	project  *book // nil: there is no place for them
	user     *book // nil: as above
}

// book is one database, opened when it is first needed.
type book struct {
	path string
	make func() error // called before the file is made

	mu sync.Mutex   // guards db
	db store.Memory // nil: not opened, or there is none

	memories, reflections sense
}

// Open returns the memories kept in dir, the folder of a project's stores, and in home, the user's own folder ("" for none of
// either). Files are made when something is first remembered, with readOnly never.
func Open(dir, home string, readOnly bool, o Options) *Store {
	s := &Store{o: o.filled(), readOnly: readOnly}
	if dir != "" {
		s.project = newBook(filepath.Join(dir, Name), o.Make)
	}
	if home != "" {
		s.user = newBook(filepath.Join(home, UserName), nil)
	}
	return s
}

func newBook(path string, make func() error) *book {
	return &book{path: path, make: make, memories: sense{shelf: store.MemoryShelf}, reflections: sense{shelf: store.ReflectionShelf}}
}

// Close closes what was opened.
func (s *Store) Close() error {
	var errs []error
	for _, b := range s.books() {
		b.mu.Lock()
		if b.db != nil {
			errs = append(errs, b.db.Close())
			b.db = nil
		}
		b.mu.Unlock()
	}
	return errors.Join(errs...)
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
	in := s.project
	if scope == User {
		in = s.user
	}
	if in == nil {
		return nil, errNowhere
	}
	return in, nil
}

var errNowhere = fmt.Errorf("%w: there is no folder for what is remembered: set CTX_SYS_HOME", ctxsys.ErrUsage)

// open returns the database; nil when there is none and none is to be made.
func (b *book) open(ctx context.Context, create bool) (store.Memory, error) {
	if b == nil {
		if create {
			return nil, errNowhere
		}
		return nil, nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.db != nil {
		return b.db, nil
	}
	if _, err := os.Stat(b.path); err != nil {
		if !create {
			return nil, nil
		}
		if b.make != nil {
			if err := b.make(); err != nil {
				return nil, err
			}
		}
	}
	db, err := sqlite.MemoryAt(ctx, b.path, create)
	if err != nil { // a nil pointer in an interface would not be nil
		return nil, err
	}
	b.db = db
	return db, nil
}

// each calls f with the databases there are.
func (s *Store) each(ctx context.Context, f func(*book, store.Memory) error) error {
	for _, b := range s.books() {
		db, err := b.open(ctx, false)
		if err != nil {
			return err
		}
		if db == nil {
			continue
		}
		if err := f(b, db); err != nil {
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

// URI is the address of a memory. Where it stands, what follows was given by this program.
func (i *Item) URI() string { return "ctx://memory/" + i.ID }

// Stands reports whether a memory is put in front of the model every time, as an instruction: a user said so.
func (i *Item) Stands() bool {
	return i.Author == ByUser && !i.Quarantined && (i.Pinned || slices.Contains(Standing, i.Kind))
}

func itemOf(r store.MemoryRow) Item {
	i := Item{ID: r.ID, Scope: r.Scope, Holder: r.Holder, Kind: r.Kind, Title: r.Title, Content: r.Content, Tier: r.Tier, Status: r.Status, Author: r.Author, Pinned: r.Pinned,
		Quarantined: r.Quarantined, Relevance: r.Relevance, Tokens: r.Tokens, Accesses: r.Accesses, Accessed: at(r.Accessed), Created: at(r.Created),
		ValidFrom: maybe(r.ValidFrom), ValidTo: maybe(r.ValidTo), Superseded: maybe(r.Superseded), ReplacedBy: r.ReplacedBy, Note: r.Note, Repeats: r.Repeats, row: r}
	json.Unmarshal([]byte(r.Keywords), &i.Keywords) // written by this package
	return i
}

func at(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

func maybe(ms int64) *time.Time {
	if ms == 0 {
		return nil
	}
	t := at(ms)
	return &t
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
	err = s.each(ctx, func(b *book, d store.Memory) error {
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
