// Package session keeps conversations: sessions, their messages as clients wrote them, and the decisions that were made in
// them. It lives in a database of its own next to the index, because an index can be made again and what was said cannot.
//
// The one idea: nothing that was said changes. Messages are appended and numbered once, so ctx://session/ID/N is the same
// message for ever, whatever a compaction makes of the conversation that a model is shown. Secrets are masked before the
// first write; a receipt says where and of what kind.
package session

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The states of a session.
const (
	Active     = "active"
	Archived   = "archived"
	Summarized = "summarized"
)

// Options are the settings. The zero value keeps everything.
type Options struct {
	Retention     time.Duration    // how long messages of sessions that are not active are kept; 0 is for ever
	AutoSummarize bool             // write a session's summary again after summarizeEvery messages
	NoVectors     bool             // search by words alone
	HistoryLimit  int              // messages of a history when nothing else is said, 50
	Compaction    compact.Options  // as the settings have them: what a request does not say; its Writer is not looked at
	Now           func() time.Time // nil is time.Now

	// ByUser says that what is added comes by a channel of the user's own: typed on a terminal, or a transcript where the user's
	// client keeps it. What came otherwise is stored as what somebody says the user said: it proves nothing.
	ByUser bool

	// The models for a piece of work: one that writes summaries, one that extracts decisions. Without one each is nil.
	Summaries, Extraction func() *compact.Writer

	// Later is informed of a session whose automatic summary is due, when there is a model: somebody should call Improve. Nobody
	// waits for it. nil leaves it at what rules do.
	Later func(id string)
}

// Compacting is the settings of a compaction that begins, with the model that writes summaries.
func (o Options) Compacting() compact.Options {
	c := o.Compaction
	c.Writer = begin(o.Summaries)
	return c
}

func begin(w func() *compact.Writer) *compact.Writer {
	if w == nil {
		return nil
	}
	return w()
}

// Store is the open conversations of one project. It is safe for concurrent use.
type Store struct {
	db  store.Sessions
	o   Options
	now func() time.Time

	mu     sync.Mutex // guards what is below
	tidied bool       // what is older than the retention was deleted by this process

	indexing sync.RWMutex // guards what is below: written as it is brought up to date, read as questions are answered
	index    *index       // nil before the first search
	model    *embed.Model // nil without vectors
	askers   sync.Pool    // of *asker
}

// Session is one conversation.
type Session struct {
	ID       string    `json:"id"`
	Name     string    `json:"name"`
	Status   string    `json:"status"`
	Created  time.Time `json:"created"`
	Updated  time.Time `json:"updated"`
	Messages int       `json:"messages"`
	Tokens   int       `json:"tokens"`
	Summary  string    `json:"summary,omitempty"`

	Compacted *Compaction `json:"compacted,omitempty"` // nil: the messages are sent as they are
	Digest    *Summary    `json:"digest,omitempty"`    // the parts of Summary, see Whole

	number int64
	frame  string
}

// NewStore returns the conversations in a database, which it owns from then on: Close closes it.
func NewStore(db store.Sessions, o Options) *Store {
	s := &Store{db: db, o: o, now: o.Now}
	if s.now == nil {
		s.now = time.Now
	}
	return s
}

// Close closes the store.
func (s *Store) Close() error { return s.db.Close() }

// Format is how the client of a session writes messages.
func (x *Session) Format() conversation.Format {
	var frame conversation.Frame
	if json.Unmarshal([]byte(x.frame), &frame) != nil || frame.Format == "" { // written by this package
		return conversation.OpenAI
	}
	return frame.Format
}

// Path is the file the conversations are in.
func (s *Store) Path() string { return s.db.Path() }

func sessionOf(r store.SessionRow) Session {
	return Session{ID: r.ID, Name: r.Name, Status: r.Status, Created: store.Time(r.Created), Updated: store.Time(r.Updated), Messages: r.Messages, Tokens: r.Tokens, Summary: r.Summary, number: r.Number, frame: r.Frame}
}

// Create makes a session and makes it the current one.
func (s *Store) Create(ctx context.Context, name string) (Session, error) {
	now := s.now().UnixMilli()
	r, err := s.db.AddSession(ctx, store.SessionRow{ID: store.NewID("s"), Name: named(name), Status: Active, Created: now, Updated: now}, true)
	return sessionOf(r), err
}

// named is the name of a session as it is stored and looked for.
func named(name string) string { return oneLine(secret.MaskString(name)) }

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// Find returns the session of an id or name; "" is the current one: the one that was made current if it is active, else the
// active one that was last written to. The error wraps ctxsys.ErrNotFound.
func (s *Store) Find(ctx context.Context, idOrName string) (Session, error) {
	if idOrName == "" {
		r, err := s.db.CurrentSession(ctx)
		if err != nil {
			return Session{}, missing(err, "no session is active")
		}
		return s.withCompaction(ctx, sessionOf(r))
	}
	r, err := s.db.Session(ctx, secret.MaskString(idOrName))
	if err != nil {
		return Session{}, missing(err, "there is no session "+idOrName)
	}
	return s.withCompaction(ctx, sessionOf(r))
}

// Whole is Find with the parts of the summary.
func (s *Store) Whole(ctx context.Context, idOrName string) (Session, error) {
	x, err := s.Find(ctx, idOrName)
	if err == nil {
		x.Digest, err = s.newestSummary(ctx, x)
	}
	return x, err
}

func missing(err error, text string) error {
	if strings.Contains(err.Error(), "no such session") {
		return fmt.Errorf("%w: %s", ctxsys.ErrNotFound, text)
	}
	return err
}

// Current is Find("") that makes a session where none is active.
func (s *Store) Current(ctx context.Context) (Session, error) {
	r, err := s.db.CurrentSession(ctx)
	if err == nil {
		return sessionOf(r), nil
	}
	if missing(err, "") == err {
		return Session{}, err
	}
	return s.Create(ctx, "")
}

// List returns the sessions of a status, all for "", last written first.
func (s *Store) List(ctx context.Context, status string) ([]Session, error) {
	rows, err := s.db.ListSessions(ctx, status)
	out := []Session{}
	for _, r := range rows {
		out = append(out, sessionOf(r))
	}
	return out, err
}

// Use makes a session current, and active if it was not.
func (s *Store) Use(ctx context.Context, idOrName string) (Session, error) {
	return s.set(ctx, idOrName, Active, "", true)
}

// Archive puts a session away. It can be searched, shown and used again.
func (s *Store) Archive(ctx context.Context, idOrName string) (Session, error) {
	return s.set(ctx, idOrName, Archived, "", false)
}

func (s *Store) set(ctx context.Context, idOrName, status, summary string, current bool) (Session, error) {
	found, err := s.Find(ctx, idOrName)
	if err != nil {
		return found, err
	}
	if err := s.db.SetSession(ctx, found.ID, status, summary, s.now().UnixMilli(), current); err != nil {
		return found, err
	}
	return s.Find(ctx, found.ID)
}

// summarizeEvery is after how many messages a summary is written again: 20, and in a long session a tenth to a twentieth of it, so that
// writing summaries takes a share of the time that adding messages takes, however long it becomes.
func summarizeEvery(messages int) int {
	every := 20
	for every*20 <= messages {
		every *= 2
	}
	return every
}

// Stats counts what is stored.
type Stats struct {
	Sessions  map[string]int `json:"sessions"` // by status
	Messages  int            `json:"messages"`
	Tokens    int            `json:"tokens"`
	Decisions int            `json:"decisions"`
	Questions int            `json:"open_questions"`
	Bytes     int64          `json:"bytes"`
	Path      string         `json:"path"`
}

// Stats counts what is stored.
func (s *Store) Stats(ctx context.Context) (Stats, error) {
	st := Stats{Sessions: map[string]int{}, Path: s.Path()}
	all, err := s.List(ctx, "")
	if err != nil {
		return st, err
	}
	for _, x := range all {
		st.Sessions[x.Status]++
		st.Messages += x.Messages
		st.Tokens += x.Tokens
	}
	decisions, err := s.db.Decisions(ctx, "", "")
	st.Decisions = len(decisions)
	if err != nil {
		return st, err
	}
	questions, err := s.db.Questions(ctx, "", "open")
	st.Questions = len(questions)
	for _, suffix := range []string{"", "-wal"} {
		if fi, err := os.Stat(s.Path() + suffix); err == nil {
			st.Bytes += fi.Size()
		}
	}
	return st, err
}

// tidy deletes messages that are older than the retention, once a process.
func (s *Store) tidy(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.tidied || s.o.Retention <= 0 {
		return nil
	}
	s.tidied = true
	_, err := s.Forget(ctx, s.o.Retention)
	return err
}

// Forget deletes the messages of sessions that are not active and were last written that long ago, and says how many. What
// the sessions were, their summaries and their decisions stay.
func (s *Store) Forget(ctx context.Context, age time.Duration) (int64, error) {
	return s.db.Forget(ctx, s.now().Add(-age).UnixMilli())
}

func encode(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // maps and lists of text
	}
	return string(b)
}
