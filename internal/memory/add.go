package memory

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// New is something to remember. The zero value of every field but Content is its default.
type New struct {
	Content   string
	Title     string
	Keywords  []string
	Kind      string // fact
	Scope     string // project
	Author    string // whose word it is: ByAssistant
	By        string // who hands it in, see Hand: ByAssistant
	Pinned    bool   // it is never spilled
	Replaces  string // the id of the memory that it corrects
	ValidFrom time.Time
	ValidTo   time.Time
	Sources   []Source // where it comes from; none is what somebody typed
	View               // who remembers it
}

// Source is where a memory comes from.
type Source struct {
	Kind     string    `json:"kind"` // said, session, file, tool, import
	Session  string    `json:"session,omitempty"`
	Message  int       `json:"message,omitempty"`
	Path     string    `json:"path,omitempty"`
	Hash     string    `json:"hash,omitempty"`   // of the file's content
	Revision string    `json:"commit,omitempty"` // that was checked out
	Created  time.Time `json:"created"`
}

// Receipt says what became of something that was to be remembered.
type Receipt struct {
	Memory    Item           `json:"memory"`
	Added     bool           `json:"added"`
	Reason    string         `json:"reason,omitempty"`   // why it was not added, or not as hot as asked
	Proposed  string         `json:"proposed,omitempty"` // the memory that it was to replace and only the user may retire: both are kept
	Spilled   []string       `json:"spilled,omitempty"`
	Conflicts []Item         `json:"conflicts,omitempty"`
	Masked    map[string]int `json:"masked,omitempty"` // secrets, by kind
}

const (
	maxContent = 64 << 10 // bytes of one memory
	maxTitle   = 200
)

// Add remembers something. What is known already, in the same or nearly the same words, is counted and not stored again; what
// this program gave out itself is not even counted. Secrets are masked before anything is stored. It goes to the hot tier if
// its source allows that and it fits, where the least relevant memories make space.
func (s *Store) Add(ctx context.Context, n New) (Receipt, error) {
	if s.o.ReadOnly {
		return Receipt{}, fmt.Errorf("%w: the project is read only: nothing is remembered", ctxsys.ErrUsage)
	}
	r, err := s.prepared(&n)
	if err != nil {
		return r, err
	}
	in, err := s.bookOf(n.Scope)
	if err != nil {
		return r, err
	}
	db := in.db
	if echo, ok := s.echo(ctx, n.Content); ok {
		r.Memory, r.Reason = echo, "it comes from ctx-sys itself"
		return r, nil
	}
	row, err := s.rowOf(&n)
	if err != nil {
		return r, err
	}
	twin, err := in.twin(ctx, db, row, n.View)
	if err != nil {
		return r, err
	}
	var conflicts []store.MemoryRow
	var made room
	err = db.Update(ctx, func(t store.MemoryTx) error {
		r.Spilled, r.Proposed, conflicts, made = nil, "", nil, room{}
		known, ok, err := t.Get(ctx, row.ID)
		if err == nil && !ok && twin != "" {
			if known, ok, err = t.Get(ctx, twin); ok && known.Status == Superseded {
				ok = false
			}
		}
		if err != nil {
			return err
		}
		if ok {
			r.Added = false
			r.Reason, err = s.again(t, &known, row, n.Sources)
			r.Memory = itemOf(known)
			return err
		}
		r.Added = true
		if r.Reason, made, err = s.placed(ctx, in, t, &row, n.View); err != nil {
			return err
		}
		r.Spilled = made.ids()
		if row.Number, err = t.Add(row, Terms(row.Title+" "+row.Content)); err != nil {
			return err
		}
		if err := addSources(t, row, n.Sources); err != nil {
			return err
		}
		if err := t.Note(store.JournalRow{Created: row.Created, Memory: row.ID, Action: "added", Note: "by " + row.Author}); err != nil {
			return err
		}
		if n.Replaces != "" {
			if r.Proposed, err = s.replace(ctx, t, n.Replaces, row, n.By); err != nil {
				return err
			}
		}
		if conflicts, err = clashes(ctx, t, row); err != nil {
			return err
		}
		r.Memory = itemOf(row)
		return s.settle(t)
	})
	if err == nil {
		err = made.elsewhere(ctx)
	}
	if err != nil {
		return r, err
	}
	if r.Proposed != "" && !slices.ContainsFunc(conflicts, func(c store.MemoryRow) bool { return c.ID == r.Proposed }) {
		r.Memory.Conflicts = append(r.Memory.Conflicts, r.Proposed)
	}
	for _, c := range conflicts {
		r.Conflicts = append(r.Conflicts, itemOf(c))
		r.Memory.Conflicts = append(r.Memory.Conflicts, c.ID)
	}
	return r, nil
}

// prepared checks what is to be remembered and masks what must not be stored.
func (s *Store) prepared(n *New) (r Receipt, err error) {
	n.Kind, n.Scope, n.Author, n.By = or(strings.ToLower(n.Kind), "fact"), or(n.Scope, Project), or(n.Author, ByAssistant), or(n.By, ByAssistant)
	if n.Pinned && n.By != ByUser {
		return r, fmt.Errorf("%w: only the user pins a memory: run `ctx-sys memory pin` on a terminal", ctxsys.ErrUsage)
	}
	if !slices.Contains(Kinds, n.Kind) {
		return r, fmt.Errorf("%w: unknown type %q: use %s", ctxsys.ErrUsage, n.Kind, strings.Join(Kinds, ", "))
	}
	n.Content = withoutPrivate(n.Content)
	if strings.TrimSpace(n.Content) == "" {
		return r, fmt.Errorf("%w: the memory is empty: say what to remember", ctxsys.ErrUsage)
	}
	if len(n.Content) > maxContent {
		return r, fmt.Errorf("%w: a memory of %d bytes is too long: at most %d are kept in one, put the rest into a document", ctxsys.ErrUsage, len(n.Content), maxContent)
	}
	if !n.ValidTo.IsZero() && !n.ValidTo.After(n.ValidFrom) {
		return r, fmt.Errorf("%w: valid until %s is not after %s", ctxsys.ErrUsage, n.ValidTo.Format(time.RFC3339), n.ValidFrom.Format(time.RFC3339))
	}
	r.Masked = map[string]int{}
	mask := func(text string) string { return masked(text, r.Masked) }
	n.Content, n.Title = strings.TrimSpace(mask(n.Content)), mask(oneLine(n.Title))
	if title := []rune(n.Title); len(title) > maxTitle {
		n.Title = string(title[:maxTitle])
	}
	for i, k := range n.Keywords {
		n.Keywords[i] = mask(oneLine(k))
	}
	if len(r.Masked) == 0 {
		r.Masked = nil
	}
	for i := range n.Sources {
		if n.Sources[i].Created.IsZero() {
			n.Sources[i].Created = s.o.Now()
		}
	}
	return r, nil
}

// masked is a text without secrets, which are counted by kind, and without what is no text.
func masked(text string, count map[string]int) string {
	for _, f := range secret.Find([]byte(text)) {
		count[f.Kind]++
	}
	out, _ := secret.Mask([]byte(text))
	return strings.ToValidUTF8(string(out), "")
}

func or(s, usual string) string {
	if s == "" {
		return usual
	}
	return s
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

var privateText = lazyregexp.New(`(?is)<private>.*?(?:</private>|\z)`)

// withoutPrivate leaves out what somebody marked as not to be kept.
func withoutPrivate(text string) string { return privateText.ReplaceAllString(text, "") }

// rowOf is what is stored of a new memory, before it is known where.
func (s *Store) rowOf(n *New) (row store.MemoryRow, err error) {
	now := s.o.Now().UnixMilli()
	row = store.MemoryRow{Scope: n.Scope, Kind: n.Kind, Title: n.Title, Content: n.Content, Keywords: encode(n.Keywords), Status: Active, Author: n.Author, Pinned: n.Pinned,
		Relevance: 0.5, Accessed: now, Created: now, ValidFrom: millis(n.ValidFrom), ValidTo: millis(n.ValidTo), Subject: subject(n.Content)}
	if row.Holder, err = n.holder(n.Scope); err != nil {
		return row, err
	}
	row.ID = idOf(row.Scope, row.Holder, row.Content)
	row.Quarantined = quarantined(n)
	row.Tokens = token.Estimate(n.Title + n.Content)
	row.Length = len(Terms(n.Title + " " + n.Content))
	row.Vector, row.Model, err = vectorOf(n.Title + " " + n.Content)
	return row, err
}

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// idOf is the id of a text in a scope. The same text in the same scope has the same id everywhere, so an import twice is one.
func idOf(scope, holder, content string) string {
	sum := sha256.Sum256([]byte(scope + "\x00" + holder + "\x00" + store.Plain(content)))
	return "m-" + strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:12]
}

// quarantined reports whether a memory is never to be put in front of the model without being asked: what is no person's and no
// assistant's own word, and what reads like an attack, no matter who said it.
func quarantined(n *New) bool {
	return n.Author != ByUser && n.Author != ByAssistant || n.Author != ByUser && notes.Attacks(n.Content)
}

// Terms are the words that a text is found by, and how often it has each.
func Terms(text string) map[string]int {
	out := map[string]int{}
	for _, t := range analyze(text) {
		out[t]++
	}
	return out
}

// again counts a memory that is said once more. One that a user says is trusted from then on, as what he says it is: a title and a
// kind that somebody else gave it are nobody's word.
func (s *Store) again(t store.MemoryTx, known *store.MemoryRow, row store.MemoryRow, sources []Source) (why string, err error) {
	known.Repeats++
	why = "it is already stored"
	if known.ID != row.ID {
		why = "nearly the same is already stored"
	}
	if known.Status == Superseded {
		why = "it is already stored, and " + known.ReplacedBy + " replaces it: to have it back, supersede that"
	} else if row.Author == ByUser && known.Author != ByUser {
		old := *known
		known.Author, known.Quarantined, known.Kind, known.Title, known.Keywords = ByUser, false, row.Kind, row.Title, row.Keywords
		known.Tokens, known.Length, known.Vector, known.Model = row.Tokens, row.Length, row.Vector, row.Model
		if known.Number, err = t.Rewrite(old, Terms(old.Title+" "+old.Content), *known, Terms(known.Title+" "+known.Content)); err != nil {
			return why, err
		}
	}
	known.Pinned = known.Pinned || row.Pinned
	if err := t.Set(*known); err != nil {
		return why, err
	}
	r := row
	r.ID = known.ID
	return why, addSources(t, r, sources)
}

func addSources(t store.MemoryTx, row store.MemoryRow, sources []Source) error {
	if len(sources) == 0 {
		sources = []Source{{Kind: "said", Created: store.Time(row.Created)}}
	}
	for _, src := range sources {
		err := t.AddSource(store.MemorySourceRow{Memory: row.ID, Kind: src.Kind, Session: secret.MaskString(src.Session), Message: src.Message, Path: secret.MaskString(src.Path), Hash: src.Hash, Revision: src.Revision, Created: millis(src.Created)})
		if err != nil {
			return err
		}
	}
	return nil
}

// twins is how many of the most similar memories a new one is compared with.
const twins = 8

// twin is the id of an active memory of the same place that says the same in nearly the same words, "" for none.
func (b *book) twin(ctx context.Context, db store.Memory, row store.MemoryRow, v View) (string, error) {
	v.Scopes, v.All = []string{row.Scope}, false
	near, err := b.recall(ctx, db, Query{Text: row.Content, Limit: twins, NoMove: true, View: v}, row.Created)
	if err != nil {
		return "", err
	}
	words, telling := gist(row.Content)
	for _, n := range near {
		if row.Author == ByUser && n.Author != ByUser { // nearly what the user says is not what the user says
			continue
		}
		if theirs, said := gist(n.Content); n.Holder == row.Holder && said == telling && overlap(words, theirs) >= same {
			return n.ID, nil
		}
	}
	return "", nil
}

// clashes finds the memories of the same place that say something else of the same, and notes it.
func clashes(ctx context.Context, t store.MemoryTx, row store.MemoryRow) ([]store.MemoryRow, error) {
	if row.Subject == "" {
		return nil, nil
	}
	others, err := t.OfSubject(ctx, row.Scope, row.Holder, row.Subject)
	if err != nil {
		return nil, err
	}
	var out []store.MemoryRow
	for _, o := range others {
		if o.ID == row.ID || o.Status != Active {
			continue
		}
		if err := t.AddConflict(o.ID, row.ID); err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}

// mark is what is wherever this program gives out a memory.
var mark = lazyregexp.New(`ctx://memory/(m-[a-z2-7]{12})`)

// echo reports whether a text is what this program gave out: it names memories, and says nothing but what they say.
func (s *Store) echo(ctx context.Context, text string) (first Item, ok bool) {
	ok = echoes(text, mark, func(id string) (string, bool) {
		item, err := s.Get(ctx, id)
		if err == nil && first.ID == "" {
			first = item
		}
		return item.Content, err == nil
	})
	return first, ok
}

// echoes reports whether a text names what a mark leads to, and says nothing but what that says.
func echoes(text string, mark *lazyregexp.Regexp, said func(id string) (string, bool)) bool {
	left, known := text, false
	for _, id := range mark.FindAllStringSubmatch(text, -1) {
		content, ok := said(id[1])
		if !ok {
			continue
		}
		known = true
		for line := range strings.Lines(content) {
			left = strings.Replace(left, strings.TrimSpace(line), "", 1)
		}
	}
	rest := 0
	for line := range strings.Lines(left) {
		if line = strings.TrimSpace(line); !mark.MatchString(line) && !strings.HasPrefix(line, "[what follows") {
			rest += len(strings.Trim(line, "> -#*`"))
		}
	}
	const framing = 24 // letters around the quotations
	return known && rest <= framing
}

func encode(list []string) string {
	if list == nil {
		list = []string{}
	}
	b, err := json.Marshal(list)
	if err != nil {
		panic(err) // a list of text
	}
	return string(b)
}
