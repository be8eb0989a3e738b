package store

import (
	"context"
	"errors"
)

// SessionRow is one row of sessions.
type SessionRow struct {
	Number           int64
	ID, Name, Status string
	Created, Updated int64
	Messages         int
	Tokens           int
	Summary, Frame   string
	Joins            bool // only for Append: a session of this name is taken, when another process has made one
}

// MessageRow is one row of messages.
type MessageRow struct {
	Session  int64
	Number   int
	Role     string
	Created  int64
	Tokens   int
	Tags     string
	Metadata string
	Format   string
	Raw      []byte
	Before   []byte
	Origin   string         // by which way it came: user, tool, or "" for those that were stored before that was noted
	Masked   map[string]int // by kind, for its receipt
}

// DecisionRow is one row of decisions.
type DecisionRow struct {
	ID                    int64
	Session               string
	Message               int
	Author, Text, Reason  string
	Alternatives, Related string
	Status                string
	ReplacedBy            int64
	Note                  string
	Created               int64
	Source, Said          string // the model that wrote it, and the words it was made in; both may be empty
}

// ErrMoved means that somebody else wrote to the session in the meantime.
var ErrMoved = errors.New("the session has other messages by now")

// CompactionRow is one row of compactions.
type CompactionRow struct {
	Session  int64
	Upto     int
	Created  int64
	Tier     string
	Messages int
	Tokens   int
	Sent     []byte
	Since    int    // tokens of the messages behind Upto; it is not stored
	Done     []byte // JSON of what was done, kept with the newest others; empty for nothing to keep. It is not read with the row
}

// MaxCompactions is how many compactions of a session are kept as what was done.
const MaxCompactions = 20

// DeliveredRow is one row of given.
type DeliveredRow struct {
	Context       int
	Query, Source string
	Start         int
	Lines         []byte
}

// SaidState is which conversations there are and which index of them.
type SaidState struct {
	Epoch    int64  // another whenever what is stored of the index is
	Recipe   string // what the index was made with; "" for none
	Changed  int64  // the last write to a session
	Decision int64  // the last decision
}

// SaidChange is a change of the stored index.
type SaidChange struct {
	Epoch     int64 // that the change was worked out on
	Recipe    string
	Anew      bool    // nothing that is stored stays
	Drop      []int64 // segments
	First     uint32  // document of Documents
	Documents []byte  // nil for none
	Segment   []byte  // nil for none
	Blocks    []SaidBlock
	Vectors   []VectorRow
}

// SaidSegment is a segment of the index of what was said, in its stored form.
type SaidSegment struct {
	ID   int64
	Data []byte
}

// SaidBlock is a block of a segment that is about to be stored. They come by ascending first term.
type SaidBlock struct {
	First string
	Data  []byte
}

// ErrSaidMissing means that a part of the index of what was said is not there.
var ErrSaidMissing = errors.New("the index of conversations is not whole")

// SummaryRow is one row of summaries.
type SummaryRow struct {
	Session int64
	Version int
	Upto    int
	Created int64
	Author  string
	Parts   string
	Note    string
}

// LinkRow is a link that somebody wrote down from or to what was said. Its ends are ids of entities.
type LinkRow struct {
	Source, Kind, Target string
	Weight               float64
	Metadata             string // JSON, or empty
	Created              int64
}

// QuestionRow is one row of questions.
type QuestionRow struct {
	ID      int64
	Session string
	Message int
	Author  string
	Text    string
	Status  string
	Created int64
}

// Sessions is the store of conversations.
type Sessions interface {
	// Merge adds the sessions that another database of conversations has and this one lacks, with all that was said, decided and
	// summed up in them, in one transaction. Of a session that both have, and of which the
	// other has messages that are not here, a copy is added under an id of its own. Which session is the current one stays.
	Merge(ctx context.Context, path string) error
	// Close closes the database.
	Close() error
	// Path returns the database file's path.
	Path() string
	// AddSession stores a new session and makes it the current one when current is set.
	AddSession(ctx context.Context, r SessionRow, current bool) (SessionRow, error)
	// SetEssentials stores what must be known of a session to go on after a compaction.
	SetEssentials(ctx context.Context, id, text string) error
	// Essentials returns what SetEssentials stored, "" for nothing.
	Essentials(ctx context.Context, id string) (text string, err error)
	// Session returns the session with an id, else of those with that name the one that was last written to. The error wraps ctxsys.ErrNotFound when there
	// is none.
	Session(ctx context.Context, idOrName string) (SessionRow, error)
	// CurrentSession returns the session that was made current if it is still active, else the active one that was last
	// written to. The error wraps ctxsys.ErrNotFound when no session is active.
	CurrentSession(ctx context.Context) (SessionRow, error)
	// ListSessions returns sessions of a status, all for "", last written first.
	ListSessions(ctx context.Context, status string) ([]SessionRow, error)
	// SetSession changes the state of a session; an empty summary leaves the one there is. current makes it the current one.
	SetSession(ctx context.Context, id, status, summary string, now int64, current bool) error
	// Append stores messages behind those of a session, with their receipts and decisions, and counts them, in one
	// transaction. A session that is not there is made of r, one that is gets active again; r.Frame replaces an empty frame. A decision with a message of n > 0 belongs to
	// the n-th of the messages. Append returns the session as it is then. With r.Messages >= 0 the session must have that many
	// messages before, else nothing is stored and the error is ErrMoved.
	Append(ctx context.Context, r SessionRow, messages []MessageRow, decisions []DecisionRow) (after SessionRow, err error)
	// Messages returns the messages of a session with numbers below before (0: all), the last limit of them (0: all), in order.
	Messages(ctx context.Context, session int64, before, limit int) ([]MessageRow, error)
	// Receipts returns what was masked in a session, by message and kind.
	Receipts(ctx context.Context, session int64) (map[int]map[string]int, error)
	// SetCompaction stores what is sent of a session from now on, in place of what was.
	SetCompaction(ctx context.Context, r CompactionRow) error
	// Compactions returns a JSON list of what was done by the newest compactions of a session, by its id, the oldest first; "" for none.
	Compactions(ctx context.Context, id string) (list string, err error)
	// Compaction returns what is sent of a session; false when that is its messages as they are.
	Compaction(ctx context.Context, session int64) (r CompactionRow, ok bool, err error)
	// DropCompaction has the messages of a session sent as they are again, and reports whether they were not.
	DropCompaction(ctx context.Context, session int64) (was bool, err error)
	// Forget deletes the messages of sessions that are not active and were last written before a time. The sessions, their
	// summaries and their decisions stay. It returns how many messages there were.
	Forget(ctx context.Context, before int64) (n int64, err error)
	// Clear deletes the messages of one session, with their receipts, and stores what is sent of it from now on: nothing. The session,
	// its summaries and its decisions stay. It returns how many messages there were.
	Clear(ctx context.Context, id string, sent CompactionRow) (n int64, err error)
	// AddDecision stores a decision and returns its id. With replaces, that one is superseded by it.
	AddDecision(ctx context.Context, d DecisionRow, replaces int64) (id int64, err error)
	// Decisions returns decisions, newest first: of one session or all (""), of one status or all ("").
	Decisions(ctx context.Context, session, status string) ([]DecisionRow, error)
	// Deliver stores what a context delivers to a session, as its next context, and forgets what is more than keep contexts old.
	Deliver(ctx context.Context, session int64, query string, rows []DeliveredRow, keep int) error
	// Delivered returns what was delivered to a session, latest context first.
	Delivered(ctx context.Context, session int64) ([]DeliveredRow, error)
	// ForgetDelivered forgets what was delivered to a session: its reader has it no longer.
	ForgetDelivered(ctx context.Context, session int64) error
	// ChangeSaid changes the stored index and returns the new epoch and the id of the new segment. When somebody else changed it since
	// the epoch of the change, nothing is done and the error is ErrMoved.
	ChangeSaid(ctx context.Context, c SaidChange) (epoch, segment int64, err error)
	// View runs f on the state of the conversations as of now.
	View(ctx context.Context, f func(SessionsView) error) error
	// Scrub calls mask for everything that was said, with the name of its column, and stores what it returns where that differs;
	// then nothing of what was there is left in the file or next to it. It returns how many values changed.
	Scrub(ctx context.Context, mask func(text []byte, column string) []byte) (changed int, err error)
	// AddSummary stores a summary as the newest of its session, with its text, and returns its version. One that says what the
	// newest says is not stored again, and a model's takes the place of the newest that rules made of the same messages. An
	// automatic one is not stored when the newest knows more messages, or was written by a model that knew as many. A status of ""
	// leaves the one there is.
	AddSummary(ctx context.Context, r SummaryRow, text, status string, automatic bool) (version int, err error)
	// NoteSummary writes down why no model wrote the newest summary of a session.
	NoteSummary(ctx context.Context, session int64, note string) error
	// Summaries returns the summaries of a session, newest first, at most limit of them (0: all).
	Summaries(ctx context.Context, session int64, limit int) ([]SummaryRow, error)
	// QuestionsUpto returns up to which message the questions of each session are known, by its id.
	QuestionsUpto(ctx context.Context) (map[string]int, error)
	// SetQuestions stores which questions of a session are open, as of its message upto. All others of it count as answered, but
	// those of a model (author ”), unless settled says that a model has looked.
	SetQuestions(ctx context.Context, session string, open []QuestionRow, upto int, settled bool) error
	// Questions returns questions, newest first: of one session or all (""), of one status or all ("").
	Questions(ctx context.Context, session, status string) ([]QuestionRow, error)
	// ExtractedUpto returns the last message of a session that a model was asked about decisions, 0 for none.
	ExtractedUpto(ctx context.Context, session string) (n int, err error)
	// AddExtracted stores decisions that a model wrote down, with the last message it was asked about, and returns their ids. A
	// row with an id replaces what rules wrote of that decision.
	AddExtracted(ctx context.Context, session string, all []DecisionRow, upto int) (ids []int64, err error)
	// Links returns the links that people wrote down, the oldest first.
	Links(ctx context.Context) ([]LinkRow, error)
	// PutLink keeps a link, with its weight and metadata in place of those that the same ends and kind had.
	PutLink(ctx context.Context, r LinkRow) error
	// RemoveLink deletes a link.
	RemoveLink(ctx context.Context, source, kind, target string) error
	// Claim reserves a piece of work until a time, unless somebody else has it and their time is not over.
	Claim(ctx context.Context, work string, now, until int64) (ok bool, err error)
	// Release ends a claim.
	Release(ctx context.Context, work string) error
}

// SessionsView is one state of the conversations: what the index of them is read from.
type SessionsView interface {
	// SaidState returns the state.
	SaidState() (SaidState, error)
	// SaidDocuments returns the documents of the index, in order.
	SaidDocuments() (all [][]byte, err error)
	// SaidSegments returns the segments of the index, in no order.
	SaidSegments() (all []SaidSegment, err error)
	// SaidVectors returns the vectors of the index without their codes, in order.
	SaidVectors() (all []VectorRow, err error)
	// SaidCodes returns the codes of the block of vectors that begins with a document.
	SaidCodes(first uint32) (codes []byte, err error)
	// Block returns the block of a segment that would hold a term.
	Block(_ context.Context, segment int64, term string) (data []byte, err error)
	// SaidBlocks returns the blocks of a segment in order.
	SaidBlocks(segment int64) (all [][]byte, err error)
	// SessionsSince returns the numbers of the sessions that were written to after a change, and of their last messages, in the order of writes.
	SessionsSince(changed int64) (out []SessionRow, err error)
	// MessagesFrom returns messages of a session from a number on, at most limit, in order.
	MessagesFrom(session int64, number, limit int) (out []MessageRow, err error)
	// SessionID returns the id of a session.
	SessionID(number int64) (id string, err error)
	// DecisionsFrom returns decisions from an id on, at most limit, in order.
	DecisionsFrom(id int64, limit int) (out []DecisionRow, err error)
}
