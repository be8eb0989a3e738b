package store

import (
	"context"
)

// MemoryRow is one row of memories.
type MemoryRow struct {
	Number                         int64
	ID, Scope, Holder, Kind        string
	Title, Content, Keywords       string
	Tier, Status, Author           string
	Pinned, Quarantined            bool
	Relevance                      float64
	Tokens, Length, Accesses       int
	Accessed, Created              int64
	ValidFrom, ValidTo, Superseded int64
	ReplacedBy, Note               string
	Repeats                        int
	Subject                        string
	Vector                         []byte
	Model                          string
}

// MemorySourceRow is one row of memory_sources.
type MemorySourceRow struct {
	Memory, Kind, Session string
	Message               int
	Path, Hash, Revision  string
	Created               int64
}

// JournalRow is one row of memory_journal.
type JournalRow struct {
	Created              int64
	Memory, Action, Note string
}

// MemoryCount is how many memories of a tier and status there are, and their tokens.
type MemoryCount struct {
	Tier, Status string
	Items        int
	Tokens       int
}

// MemoryAge is what cooling has to know of a memory.
type MemoryAge struct {
	Number   int64
	Accessed int64
	Tokens   int
}

// CheckpointRow is one row of checkpoints. State is nil where only the rest was asked for.
type CheckpointRow struct {
	Number             int64
	ID, Session        string
	Step               int
	Created            int64
	Cause, Description string
	Message            int
	Duration, Tokens   int64
	Masked             string
	Size               int64
	State              []byte
	Made               bool
	Steps              string
}

// StepRow is one row of steps.
type StepRow struct {
	Session        string
	Number         int
	Name, Status   string
	Risky          bool
	Note           string
	Created, Ended int64
}

// FeedbackRow is one row of feedback.
type FeedbackRow struct {
	Entity, Path             string
	Used, Ignored, Good, Bad int
	Updated                  int64
}

// DeliveredEntity is one row of feedback_given.
type DeliveredEntity struct {
	Session, Entity, Name, Words string
	Spoken                       bool
	Created                      int64
}

// ReflectionRow is one row of reflections.
type ReflectionRow struct {
	Number                              int64
	ID, Session, Content, Task, Outcome string
	Confidence                          float64
	Tags, Details                       string
	Quarantined                         bool
	Accesses                            int
	Accessed, Created                   int64
	Length                              int
	Vector                              []byte
	Model                               string
}

// Shelf is one sort of what is remembered, each searched by words and vectors of its own.
type Shelf string

// The shelves.
const (
	MemoryShelf     Shelf = "memory"
	ReflectionShelf Shelf = "reflection"
)

// MemoryWords is what a search has to know of all that is on a shelf before it reads postings.
type MemoryWords struct {
	Items, Words int            // how many there are, and words in them
	Last         int64          // the largest number there is
	Docs         map[string]int // of the words asked for, how many have each
}

// MemoryPosting says how often a word occurs in a memory or reflection.
type MemoryPosting struct {
	Number int64
	Freq   int
	Length int // of the memory, in words
}

// MemoryVector is the vector of a memory or reflection.
type MemoryVector struct {
	Number int64
	Record []byte // embed.Record
}

// SubscriptionRow is one row of subscriptions. Times are in milliseconds since 1970.
type SubscriptionRow struct {
	Number                     int64
	ID, Session                string
	Kind, Value, Scope, Cause  string
	Every, Due                 int64
	Minimum                    float64
	Status                     string
	Created, Fired             int64
	Delivered, Used, Dismissed int
}

// SuggestionRow is one row of suggestions. Times are in milliseconds since 1970.
type SuggestionRow struct {
	Number                    int64
	ID, Subscription, Session string
	Kind, About, Target, Ref  string
	Text                      string
	Relevance                 float64
	Created, Shown            int64
	Outcome                   string
}

// SuggestionFilter says which suggestions are meant. The zero value is all of them.
type SuggestionFilter struct {
	Sessions []string // nil is all
	Since    int64    // created then or later
	After    int64    // with a higher number
	Pending  bool     // neither shown nor judged
	Newest   bool     // the newest first, else the most relevant
	Limit    int      // 0 is all
}

// Memory is the store of memories, reflections, checkpoints, feedback and suggestions: one database. It is made by the first call
// that writes; until then reads find nothing. It is safe for concurrent use.
type Memory interface {
	// Close closes the database.
	Close() error
	// Path returns the database file's path, "" where nothing can be kept.
	Path() string
	// Exists reports whether the database was made. A call that only takes away need not be made where it was not.
	Exists() bool
	// Update runs f in a transaction. What f read before it wrote still holds: no other process writes meanwhile.
	Update(ctx context.Context, f func(MemoryTx) error) error
	// Generation counts the transactions that changed what is on a shelf.
	Generation(ctx context.Context, of Shelf) (int64, error)
	// All returns every memory with a number above after, by number.
	All(ctx context.Context, after int64) ([]MemoryRow, error)
	// Each calls f with every memory, by number, without holding all of them.
	Each(ctx context.Context, f func(MemoryRow) error) error
	// Get returns the memory of an id, false for none.
	Get(ctx context.Context, id string) (MemoryRow, bool, error)
	// Numbered returns memories by their numbers, in no order; numbers that are not used are left out.
	Numbered(ctx context.Context, numbers []int64) ([]MemoryRow, error)
	// InTier returns the active memories of a tier, least relevant first and longest untouched first.
	InTier(ctx context.Context, tier string) ([]MemoryRow, error)
	// Counts counts memories by tier and status.
	Counts(ctx context.Context) ([]MemoryCount, error)
	// Sources returns where a memory comes from, "" for all memories, oldest first.
	Sources(ctx context.Context, id string) ([]MemorySourceRow, error)
	// Journal returns what was done to a memory, "" for all, oldest first.
	Journal(ctx context.Context, id string) ([]JournalRow, error)
	// Conflicts returns the pairs of active memories that say different things of the same, as older and newer: those that one of
	// some ids is in, all of them for nil.
	Conflicts(ctx context.Context, ids []string) ([][2]string, error)
	// Scrub leaves nothing of what was deleted in the file or next to it.
	Scrub(ctx context.Context) error
	// UpdateCheckpoints runs f in a transaction.
	UpdateCheckpoints(ctx context.Context, f func(CheckpointTx) error) error
	// Checkpoint returns the checkpoint of an id with its state, for "" the latest of a session; false for none.
	Checkpoint(ctx context.Context, session, id string) (r CheckpointRow, ok bool, err error)
	// Checkpoints returns the checkpoints of a session, of all for "", the latest first, with their states where those are no
	// larger than some bytes.
	Checkpoints(ctx context.Context, session string, largest int64) ([]CheckpointRow, error)
	// Steps returns the steps of a session, in their order.
	Steps(ctx context.Context, session string) ([]StepRow, error)
	// UpdateFeedback runs f in a transaction.
	UpdateFeedback(ctx context.Context, f func(FeedbackTx) error) error
	// Feedback returns all feedback, the latest first.
	Feedback(ctx context.Context) ([]FeedbackRow, error)
	// FeedbackOn returns the feedback on what is in some files.
	FeedbackOn(ctx context.Context, paths []string) ([]FeedbackRow, error)
	// UpdateReflections runs f in a transaction. What f read before it wrote still holds.
	UpdateReflections(ctx context.Context, f func(ReflectionTx) error) error
	// Reflections returns the reflections of a session, of all for "", the newest first.
	Reflections(ctx context.Context, session string) ([]ReflectionRow, error)
	// Reflection returns the reflection of an id, false for none.
	Reflection(ctx context.Context, id string) (ReflectionRow, bool, error)
	// NumberedReflections returns reflections by their numbers, in no order; numbers that are not used are left out.
	NumberedReflections(ctx context.Context, numbers []int64) ([]ReflectionRow, error)
	// Words counts what is on a shelf, and what of it has certain words.
	Words(ctx context.Context, of Shelf, terms []string) (w MemoryWords, err error)
	// Postings calls f for what is on a shelf in which a word occurs, the newest block first, until there were limit of them.
	Postings(ctx context.Context, of Shelf, term string, limit int, f func(MemoryPosting)) error
	// Reindex makes the words again by which all memories and reflections are found; terms counts those of one, of its title and text
	// or of its text and task.
	Reindex(ctx context.Context, terms func(text string) map[string]int) error
	// CheckWords looks whether what is found by words is what there is. The error wraps ctxsys.ErrDamaged; Reindex repairs it.
	CheckWords(ctx context.Context) error
	// Vectors calls f with the vectors of a model that belong to what is on a shelf with a number above after, by number.
	Vectors(ctx context.Context, of Shelf, model string, after int64, f func(MemoryVector) error) error
	// UpdateSuggestions runs f in a transaction. What f read before it wrote still holds: no other process writes meanwhile.
	UpdateSuggestions(ctx context.Context, f func(SuggestionTx) error) error
	// Subscriptions returns the subscriptions of an id, a cause and a status, each "" for all, in the order they were made.
	Subscriptions(ctx context.Context, id, cause, status string) ([]SubscriptionRow, error)
	// Suggestions returns the suggestions that a filter means.
	Suggestions(ctx context.Context, f SuggestionFilter) ([]SuggestionRow, error)
	// LastSuggestion is the number of the suggestion that was made last, 0 for none.
	LastSuggestion(ctx context.Context) (n int64, err error)
	// Merge adds what another database of memories has and this one lacks of checkpoints, steps, feedback, subscriptions and
	// suggestions, in one transaction. Memories and reflections, which are searched by their words, are not its matter.
	Merge(ctx context.Context, path string) error
}

// MemoryTx changes memories.
type MemoryTx interface {
	// Get is Memory.Get within the transaction.
	Get(ctx context.Context, id string) (MemoryRow, bool, error)
	// OfSubject returns the active memories of a place that say something of a subject.
	OfSubject(ctx context.Context, scope, holder, subject string) ([]MemoryRow, error)
	// InTier is Memory.InTier within the transaction.
	InTier(ctx context.Context, tier string) ([]MemoryRow, error)
	// Add stores a new memory with the words it is found by, and returns its number.
	Add(r MemoryRow, terms map[string]int) (number int64, err error)
	// Set stores what may change of a memory: its state, not its text.
	Set(r MemoryRow) error
	// Rewrite stores a memory again under its id, with another title and what follows from that, in place of what was stored with some
	// words. Its sources and its journal stay.
	Rewrite(old MemoryRow, was map[string]int, r MemoryRow, terms map[string]int) (number int64, err error)
	// Ages returns the active memories of a tier, longest untouched first.
	Ages(tier string) ([]MemoryAge, error)
	// Move puts a memory into a tier and a state.
	Move(number int64, tier, status string) error
	// Touch stores what a recall changes of a memory. It is no change of what is remembered.
	Touch(r MemoryRow) error
	// AddSource stores where a memory comes from, unless that is known.
	AddSource(r MemorySourceRow) error
	// AddConflict stores that two memories say different things of the same.
	AddConflict(older, newer string) error
	// Note writes into the journal.
	Note(r JournalRow) error
	// Delete deletes a memory with the words it was stored with, its sources, conflicts and notes in the journal, but for that of its
	// deletion.
	Delete(r MemoryRow, terms map[string]int, now int64, why string) error
}

// CheckpointTx changes checkpoints and steps.
type CheckpointTx interface {
	// Steps is Memory.Steps within the transaction.
	Steps(ctx context.Context, session string) ([]StepRow, error)
	// PutStep stores a step, in the place of the one with its number.
	PutStep(r StepRow) error
	// Latest returns the state of the latest checkpoint of a session that somebody gave, nil for none.
	Latest(session string) (state []byte, err error)
	// AddCheckpoint stores a checkpoint and deletes those of its session beyond the keep that were made last; it returns their ids.
	AddCheckpoint(r CheckpointRow, keep int) (pruned []string, err error)
	// DeleteCheckpoints deletes the checkpoint of an id, for "" all of a session with its steps, and returns how many there were.
	DeleteCheckpoints(session, id string) (n int64, err error)
	// EachCheckpoint calls f with every checkpoint, its state included, and stores the state, size and receipt it returns where it
	// says so.
	EachCheckpoint(f func(CheckpointRow) (CheckpointRow, bool, error)) error
}

// FeedbackTx changes feedback.
type FeedbackTx interface {
	// Count adds to what became of an entity.
	Count(r FeedbackRow) error
	// Forget deletes the feedback on some entities, and with none all, and says on how many there was any.
	Forget(entities []string) (n int64, err error)
	// Deliver stores a result that was delivered to a session.
	Deliver(r DeliveredEntity) error
	// Delivered returns what a session received and is not decided, by entity.
	Delivered(session string) ([]DeliveredEntity, error)
	// Decided takes away one that was given to a session.
	Decided(session, entity string) error
	// Expire takes away what was given before a time, undecided.
	Expire(before int64) error
}

// ReflectionTx changes reflections.
type ReflectionTx interface {
	// Reflections is Memory.Reflections within the transaction.
	Reflections(ctx context.Context, session string) ([]ReflectionRow, error)
	// Reflection is Memory.Reflection within the transaction.
	Reflection(ctx context.Context, id string) (ReflectionRow, bool, error)
	// Add stores a new reflection with the words it is found by.
	Add(r ReflectionRow, terms map[string]int) error
	// Trust moves the confidence of a reflection by a step, within 0 and 1.
	Trust(id string, step float64) error
	// Touch counts that a reflection was asked for.
	Touch(id string, now int64) error
	// Delete deletes a reflection with the words it was stored with.
	Delete(r ReflectionRow, terms map[string]int) error
}

// SuggestionTx changes subscriptions and suggestions.
type SuggestionTx interface {
	// Subscription returns the subscription of an id, false for none.
	Subscription(ctx context.Context, id string) (r SubscriptionRow, ok bool, err error)
	// ActiveSubscriptions returns the active subscriptions of a cause, in the order they were made.
	ActiveSubscriptions(ctx context.Context, cause string) ([]SubscriptionRow, error)
	// PutSubscription stores a subscription, in the place of the one of its id.
	PutSubscription(r SubscriptionRow) error
	// RemoveSubscription deletes a subscription with what it gave, and returns how many suggestions those were.
	RemoveSubscription(id string) (suggestions int64, err error)
	// Suggestion returns the suggestion of an id, false for none.
	Suggestion(ctx context.Context, id string) (r SuggestionRow, ok bool, err error)
	// SuggestedBy returns what a subscription suggested since a time, the newest first.
	SuggestedBy(ctx context.Context, subscription string, since int64) ([]SuggestionRow, error)
	// AddSuggestion stores a new suggestion.
	AddSuggestion(r SuggestionRow) (number int64, err error)
	// SetSuggestion stores what may change of a suggestion: its text, its relevance, its times and what became of it.
	SetSuggestion(r SuggestionRow) error
	// ForgetSuggestions deletes the suggestions made before a time.
	ForgetSuggestions(before int64) error
	// DropSuggestion deletes the suggestion of a number.
	DropSuggestion(number int64) error
}
