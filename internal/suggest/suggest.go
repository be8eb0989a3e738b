// Package suggest keeps what somebody wants to be informed of without asking (subscriptions), and what there is to tell
// (suggestions): which of them are new, how many at a time, how often, and what became of them.
//
// The one idea: a suggestion is a pointer. It names a file, an entity, a memory or a decision, and copies no text of them: what
// is corrected, deleted or out of sight by the time it is shown cannot be determined by it.
package suggest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// The types of patterns.
const (
	FilePattern = "file_pattern" // a glob of paths
	EntityType  = "entity_type"
	Keyword     = "keyword"
)

// Patterns are all of them.
var Patterns = []string{FilePattern, EntityType, Keyword}

// The triggers: when a pattern is looked at.
const (
	FileChange      = "file_change"
	CursorProximity = "cursor_proximity"
	ContextMention  = "context_mention"
	Schedule        = "schedule"
)

// Triggers are all of them.
var Triggers = []string{FileChange, CursorProximity, ContextMention, Schedule}

// The states of a subscription.
const (
	Active    = "active"
	Paused    = "paused"
	Completed = "completed"
)

// Statuses are all of them.
var Statuses = []string{Active, Paused, Completed}

// The kinds of suggestions.
const (
	Decision    = "decision"
	Change      = "change"
	Doc         = "doc"
	RelatedCode = "related_code"
	Warning     = "warning"
)

// Kinds are all of them.
var Kinds = []string{Decision, Change, Doc, RelatedCode, Warning}

// What became of a suggestion.
const (
	Used      = "used"
	Dismissed = "dismissed"
)

// Outcomes are all of them.
var Outcomes = []string{Used, Dismissed}

const (
	// usualMinimum is the relevance a suggestion has to have unless a subscription says otherwise.
	usualMinimum = 0.5
	// AtOnce is how many suggestions a session gets of one occasion.
	AtOnce = 5
	// cooldown is how long a subscription says nothing more about the same thing.
	cooldown = 5 * time.Second
	// lasts is how long a suggestion is kept.
	lasts = 7 * 24 * time.Hour
	// repeated is how long what was shown is not suggested again. A change is always news.
	repeated = time.Hour

	// maxSubscriptions bounds how many a project has, maxValue how long a pattern is, in bytes.
	maxSubscriptions = 500
	maxValue         = 500
)

// Store is the subscriptions and suggestions of one project. It is safe for concurrent use, by several processes too.
type Store struct {
	db  store.Memory
	now func() time.Time
}

// NewStore returns the subscriptions and suggestions in a database, which its owner closes. A nil now is time.Now.
func NewStore(db store.Memory, now func() time.Time) *Store {
	if now == nil {
		now = time.Now
	}
	return &Store{db, now}
}

// change runs f in a transaction that adds nothing: it is not made where there is no database, and missing is returned.
func (s *Store) change(ctx context.Context, missing error, f func(store.SuggestionTx) error) error {
	if !s.db.Exists() {
		return missing
	}
	return s.db.UpdateSuggestions(ctx, f)
}

// Pattern says what a subscription is about.
type Pattern struct {
	Type  string `json:"type"`
	Value string `json:"value"`
	Scope string `json:"scope,omitempty"` // a folder or a glob of paths it is limited to
}

// Subscription is what somebody wants to be informed of.
type Subscription struct {
	ID        string     `json:"id"`
	Session   string     `json:"session,omitempty"` // "" is for everyone
	Pattern   Pattern    `json:"pattern"`
	Trigger   string     `json:"trigger"`
	Every     string     `json:"every,omitempty"` // of a schedule that repeats
	Due       *time.Time `json:"due,omitempty"`   // the next time of a schedule
	Minimum   float64    `json:"min_relevance"`
	Status    string     `json:"status"`
	Created   time.Time  `json:"created"`
	Fired     *time.Time `json:"fired,omitempty"` // when it last gave anything
	Delivered int        `json:"delivered"`       // suggestions that were shown
	Used      int        `json:"used"`
	Dismissed int        `json:"dismissed"`

	every time.Duration // between two times of a schedule, 0 for none
}

// New is a subscription to be made. The zero value of every field but Pattern and Trigger is its default.
type New struct {
	Session  string
	Pattern  Pattern
	Trigger  string   // FileChange
	Schedule string   // an interval such as 30m, or one time in RFC 3339
	Minimum  *float64 // 0.5
}

func subscriptionOf(r store.SubscriptionRow) Subscription {
	s := Subscription{ID: r.ID, Session: r.Session, Pattern: Pattern{r.Kind, r.Value, r.Scope}, Trigger: r.Cause, Due: store.TimeOrNil(r.Due), Minimum: r.Minimum, Status: r.Status,
		Created: store.Time(r.Created), Fired: store.TimeOrNil(r.Fired), Delivered: r.Delivered, Used: r.Used, Dismissed: r.Dismissed}
	if r.Every > 0 {
		s.every = time.Duration(r.Every) * time.Millisecond
		s.Every = interval(s.every)
	}
	return s
}

// masked is a text on one line without recognised secrets.
func masked(text string) string { return oneLine(secret.MaskString(text)) }

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// Subscribe makes a subscription. One that is there already is returned as it is.
func (s *Store) Subscribe(ctx context.Context, n New) (Subscription, error) {
	row, err := s.check(n)
	if err != nil {
		return Subscription{}, err
	}
	err = s.db.UpdateSuggestions(ctx, func(t store.SuggestionTx) error {
		all, err := t.ActiveSubscriptions(ctx, row.Cause)
		if err != nil {
			return err
		}
		for _, r := range all {
			if same(&r, &row) {
				row = r
				return nil
			}
		}
		if len(all) >= maxSubscriptions {
			return fmt.Errorf("%w: there are %d such subscriptions already: remove some", ctxsys.ErrUsage, len(all))
		}
		return t.PutSubscription(row)
	})
	return subscriptionOf(row), err
}

// same reports whether two subscriptions ask for the same thing.
func same(a, b *store.SubscriptionRow) bool {
	return a.Session == b.Session && a.Kind == b.Kind && a.Value == b.Value && a.Scope == b.Scope && a.Every == b.Every && a.Minimum == b.Minimum && (a.Every > 0 || a.Due == b.Due)
}

func (s *Store) check(n New) (r store.SubscriptionRow, err error) {
	if n.Trigger == "" {
		n.Trigger = FileChange
	}
	if !slices.Contains(Triggers, n.Trigger) {
		return r, fmt.Errorf("%w: unknown trigger %q: use %s", ctxsys.ErrUsage, n.Trigger, strings.Join(Triggers, ", "))
	}
	given := n.Pattern
	n.Pattern = Pattern{given.Type, masked(given.Value), masked(given.Scope)}
	if n.Pattern.Value != oneLine(given.Value) || n.Pattern.Scope != oneLine(given.Scope) {
		return r, fmt.Errorf("%w: the pattern holds a secret, which is not stored: leave it out", ctxsys.ErrUsage)
	}
	if err := n.Pattern.check(); err != nil {
		return r, err
	}
	now := s.now()
	r = store.SubscriptionRow{ID: store.NewID("sub"), Session: n.Session, Kind: n.Pattern.Type, Value: n.Pattern.Value, Scope: n.Pattern.Scope, Cause: n.Trigger,
		Minimum: usualMinimum, Status: Active, Created: now.UnixMilli()}
	if n.Minimum != nil {
		if r.Minimum = *n.Minimum; !(r.Minimum >= 0 && r.Minimum <= 1) {
			return r, fmt.Errorf("%w: a relevance of %v: it is a number from 0 to 1", ctxsys.ErrUsage, *n.Minimum)
		}
	}
	if (n.Trigger == Schedule) != (strings.TrimSpace(n.Schedule) != "") {
		return r, fmt.Errorf("%w: the trigger schedule and a schedule belong together: give an interval such as 30m, or a time such as %s", ctxsys.ErrUsage, now.Add(time.Hour).UTC().Format(time.RFC3339))
	}
	if n.Trigger == Schedule {
		every, due, err := schedule(n.Schedule, now)
		if err != nil {
			return r, err
		}
		r.Every, r.Due = every.Milliseconds(), due.UnixMilli()
	}
	return r, nil
}

// Subscriptions returns those of a trigger and a state, each "" for all, in the order they were made.
func (s *Store) Subscriptions(ctx context.Context, trigger, status string) ([]Subscription, error) {
	rows, err := s.db.Subscriptions(ctx, "", trigger, status)
	out := []Subscription{}
	for _, r := range rows {
		out = append(out, subscriptionOf(r))
	}
	return out, err
}

// SetStatus pauses, resumes or completes a subscription. One that is completed stays so.
func (s *Store) SetStatus(ctx context.Context, id, status string) (out Subscription, err error) {
	err = s.change(ctx, noSubscription(id), func(t store.SuggestionTx) error {
		r, err := subscription(ctx, t, id)
		if err != nil {
			return err
		}
		if r.Status == Completed && status != Completed {
			return fmt.Errorf("%w: %s is completed: make another", ctxsys.ErrUsage, id)
		}
		if now := s.now().UnixMilli(); status == Active && r.Due != 0 && r.Due < now {
			if r.Every == 0 {
				return fmt.Errorf("%w: the time of %s is past (%s): make another", ctxsys.ErrUsage, id, store.Time(r.Due).Format(time.RFC3339))
			}
			r.Due = now + r.Every
		}
		r.Status = status
		out = subscriptionOf(r)
		return t.PutSubscription(r)
	})
	return out, err
}

// Remove deletes a subscription with what it gave, and returns how many suggestions those were.
func (s *Store) Remove(ctx context.Context, id string) (suggestions int64, err error) {
	err = s.change(ctx, noSubscription(id), func(t store.SuggestionTx) error {
		if _, err := subscription(ctx, t, id); err != nil {
			return err
		}
		suggestions, err = t.RemoveSubscription(id)
		return err
	})
	return suggestions, err
}

func subscription(ctx context.Context, t store.SuggestionTx, id string) (store.SubscriptionRow, error) {
	r, ok, err := t.Subscription(ctx, id)
	if err == nil && !ok {
		err = noSubscription(id)
	}
	return r, err
}

func noSubscription(id string) error {
	return fmt.Errorf("%w: there is no subscription %s", ctxsys.ErrNotFound, id)
}

// Due returns the active subscriptions whose time has come, and sets their next one; what was to come only once is completed.
// Each time is given to one caller, whichever process it is in. The times that passed while nobody looked are one.
func (s *Store) Due(ctx context.Context) (out []Subscription, err error) {
	now := s.now().UnixMilli()
	due := func(rows []store.SubscriptionRow) bool {
		return slices.ContainsFunc(rows, func(r store.SubscriptionRow) bool { return r.Due <= now })
	}
	rows, err := s.db.Subscriptions(ctx, "", Schedule, Active)
	if err != nil || !due(rows) {
		return nil, err
	}
	err = s.db.UpdateSuggestions(ctx, func(t store.SuggestionTx) error {
		for _, r := range rows {
			r, ok, err := t.Subscription(ctx, r.ID)
			if err != nil {
				return err
			}
			if !ok || r.Status != Active || r.Due > now {
				continue
			}
			before := subscriptionOf(r)
			if r.Every == 0 {
				r.Status = Completed
			} else {
				r.Due = now + r.Every
			}
			if err := t.PutSubscription(r); err != nil {
				return err
			}
			out = append(out, before)
		}
		return nil
	})
	return out, err
}
