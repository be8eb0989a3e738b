package suggest

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Suggestion is something that may help.
type Suggestion struct {
	ID           string     `json:"id"`
	Subscription string     `json:"subscription"`
	Session      string     `json:"session,omitempty"`
	Kind         string     `json:"kind"`
	About        string     `json:"about"`            // what set it off: a path, a place, a word
	Target       string     `json:"target,omitempty"` // id of an entity, or a path
	Ref          string     `json:"ref,omitempty"`    // of a memory or a decision, whose text is not part of the suggestion
	Text         string     `json:"text"`             // one line: data, whatever it says
	Relevance    float64    `json:"relevance"`
	Created      time.Time  `json:"created"`
	Shown        *time.Time `json:"shown,omitempty"`
	Outcome      string     `json:"outcome,omitempty"` // used, dismissed

	// Also are the ids of the same from other subscriptions, where each thing is reported once.
	Also []string `json:"-"`
	// Number rises with each suggestion that is made: what has a higher one is newer.
	Number int64 `json:"-"`
}

// Offer is a suggestion to be made, if there is nothing against it.
type Offer struct {
	Subscription             Subscription
	Kind, About, Target, Ref string
	Text                     string
	Relevance                float64 // 0 to 1
}

func suggestionOf(r store.SuggestionRow) Suggestion {
	return Suggestion{ID: r.ID, Subscription: r.Subscription, Session: r.Session, Kind: r.Kind, About: r.About, Target: r.Target, Ref: r.Ref, Text: r.Text,
		Relevance: r.Relevance, Created: store.Time(r.Created), Shown: store.TimeOrNil(r.Shown), Outcome: r.Outcome, Number: r.Number}
}

// Offer takes what came of one occasion and makes suggestions of it: of each session the most relevant, at most AtOnce, nothing
// below what a subscription asks for, nothing within its pause, and nothing that was just shown or was dismissed. What is
// pending already is renewed; news is so even within the pause, or who listens would miss the last change. It returns what it
// made.
func (s *Store) Offer(ctx context.Context, offers []Offer) (made []Suggestion, err error) {
	offers = slices.DeleteFunc(slices.Clone(offers), func(o Offer) bool { return o.Relevance < o.Subscription.Minimum })
	if len(offers) == 0 {
		return nil, nil
	}
	slices.SortStableFunc(offers, func(a, b Offer) int { return cmp.Compare(b.Relevance, a.Relevance) })
	now := s.now().UnixMilli()
	err = s.db.UpdateSuggestions(ctx, func(t store.SuggestionTx) error {
		made = nil
		if err := t.ForgetSuggestions(now - lasts.Milliseconds()); err != nil {
			return err
		}
		taken, seen := map[string]int{}, map[string]*giver{}
		for _, o := range offers {
			g := seen[o.Subscription.ID]
			if g == nil {
				if g, err = giverOf(ctx, t, o.Subscription.ID, now); err != nil {
					return err
				}
				seen[o.Subscription.ID] = g
			}
			if taken[g.row.Session] == AtOnce || g.refuses(&o, now) {
				continue
			}
			r, err := g.give(t, o, now)
			if err != nil {
				return err
			}
			taken[g.row.Session]++
			made = append(made, suggestionOf(r))
		}
		return nil
	})
	return made, err
}

// giver is a subscription while an offer is taken, with what it gave before.
type giver struct {
	row    store.SubscriptionRow
	there  bool
	before []store.SuggestionRow
	given  map[string]bool
}

func giverOf(ctx context.Context, t store.SuggestionTx, id string, now int64) (*giver, error) {
	r, ok, err := t.Subscription(ctx, id)
	if err != nil {
		return nil, err
	}
	before, err := t.SuggestedBy(ctx, id, now-lasts.Milliseconds())
	// One that was to come only once is completed as it comes.
	return &giver{r, ok && (r.Status == Active || r.Cause == Schedule && r.Every == 0), before, map[string]bool{}}, err
}

func key(kind, target, ref string) string { return strings.Join([]string{kind, target, ref}, "\x00") }

// refuses reports whether there is something against an offer.
func (g *giver) refuses(o *Offer, now int64) bool {
	if !g.there || g.given[key(o.Kind, o.Target, o.Ref)] {
		return true
	}
	news := o.Kind == Change || o.Kind == Warning
	if news && slices.ContainsFunc(g.before, func(r store.SuggestionRow) bool { return pendingSame(&r, o.Kind, o.Target, o.Ref) }) {
		return false
	}
	for _, r := range g.before {
		age := now - r.Created
		switch {
		case r.About == o.About && age >= 0 && age < cooldown.Milliseconds():
			return true
		case r.Kind != o.Kind || r.Target != o.Target || r.Ref != o.Ref || news:
		case r.Outcome == Dismissed, r.Shown != 0 && now-r.Shown < repeated.Milliseconds():
			return true
		}
	}
	return false
}

// pendingSame reports whether a row says the same as another suggestion, and nobody saw it yet.
func pendingSame(r *store.SuggestionRow, kind, target, ref string) bool {
	return r.Kind == kind && r.Target == target && r.Ref == ref && r.Shown == 0 && r.Outcome == ""
}

// give stores a suggestion, in the place of the same one that nobody saw.
func (g *giver) give(t store.SuggestionTx, o Offer, now int64) (store.SuggestionRow, error) {
	r := store.SuggestionRow{ID: store.NewID("sug"), Subscription: g.row.ID, Session: g.row.Session, Kind: o.Kind, About: masked(o.About), Target: masked(o.Target), Ref: o.Ref,
		Text: masked(o.Text), Relevance: min(1, float64(int(o.Relevance*100+0.5))/100), Created: now}
	for _, old := range g.before {
		if pendingSame(&old, r.Kind, r.Target, r.Ref) {
			r.ID = old.ID
			if err := t.DropSuggestion(old.Number); err != nil {
				return r, err
			}
			break
		}
	}
	var err error
	if r.Number, err = t.AddSuggestion(r); err != nil {
		return r, err
	}
	g.given[key(o.Kind, o.Target, o.Ref)] = true
	g.row.Fired = now
	return r, t.PutSubscription(g.row)
}

// Which says which suggestions are meant. The zero value is those that are pending, of all sessions.
type Which struct {
	Sessions  []string // nil is all; "" stands for subscriptions without a session
	Delivered bool     // those that were shown or judged, too
	After     int64    // with a higher number, in the order they were made, -1 for all of them; 0 is all, the most relevant first
	Limit     int      // 0 is all
}

// List returns suggestions of the last 7 days, the most relevant first.
func (s *Store) List(ctx context.Context, w Which) ([]Suggestion, error) {
	rows, err := s.db.Suggestions(ctx, store.SuggestionFilter{Sessions: w.Sessions, Since: s.now().Add(-lasts).UnixMilli(), Pending: !w.Delivered, Limit: w.Limit,
		After: w.After, Newest: w.Delivered || w.After != 0})
	out := []Suggestion{}
	for _, r := range rows {
		out = append(out, suggestionOf(r))
	}
	if w.After != 0 {
		slices.Reverse(out)
	}
	return out, err
}

// Last is the number of the suggestion that was made last, 0 for none.
func (s *Store) Last(ctx context.Context) (int64, error) { return s.db.LastSuggestion(ctx) }

// Shown notes that suggestions were shown: they are not pending any more.
func (s *Store) Shown(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	now := s.now().UnixMilli()
	return s.change(ctx, nil, func(t store.SuggestionTx) error {
		for _, id := range ids {
			r, ok, err := t.Suggestion(ctx, id)
			if err != nil {
				return err
			}
			if !ok || r.Shown != 0 {
				continue
			}
			r.Shown = now
			if err := t.SetSuggestion(r); err != nil {
				return err
			}
			if err := count(ctx, t, r.Subscription, func(s *store.SubscriptionRow) { s.Delivered++ }); err != nil {
				return err
			}
		}
		return nil
	})
}

// Judge notes what became of a suggestion. The last word counts, and each suggestion counts once.
func (s *Store) Judge(ctx context.Context, id, outcome string) (out Suggestion, err error) {
	if !slices.Contains(Outcomes, outcome) {
		return out, fmt.Errorf("%w: unknown outcome %q: use %s", ctxsys.ErrUsage, outcome, strings.Join(Outcomes, ", "))
	}
	now := s.now().UnixMilli()
	missing := fmt.Errorf("%w: there is no suggestion %s", ctxsys.ErrNotFound, id)
	err = s.change(ctx, missing, func(t store.SuggestionTx) error {
		r, ok, err := t.Suggestion(ctx, id)
		if err != nil {
			return err
		}
		if !ok {
			return missing
		}
		before, unseen := r.Outcome, r.Shown == 0
		if r.Outcome = outcome; unseen { // anyone who judges it saw it
			r.Shown = now
		}
		out = suggestionOf(r)
		if before == outcome {
			return nil
		}
		if err := t.SetSuggestion(r); err != nil {
			return err
		}
		return count(ctx, t, r.Subscription, func(s *store.SubscriptionRow) {
			if unseen {
				s.Delivered++
			}
			for of, n := range map[string]*int{Used: &s.Used, Dismissed: &s.Dismissed} {
				if of == outcome {
					*n++
				} else if of == before {
					*n--
				}
			}
		})
	})
	return out, err
}

// count changes the counts of a subscription, unless it was removed.
func count(ctx context.Context, t store.SuggestionTx, id string, f func(*store.SubscriptionRow)) error {
	r, ok, err := t.Subscription(ctx, id)
	if err != nil || !ok {
		return err
	}
	f(&r)
	return t.PutSubscription(r)
}
