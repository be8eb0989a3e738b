package op

import (
	"context"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

type subscribeRequest struct {
	Type     string   `json:"type,omitempty" arg:"one" help:"of the pattern"`
	Value    string   `json:"value,omitempty" arg:"one" help:"a glob of paths, a type of entities such as function, or a word"`
	Scope    string   `json:"scope,omitempty" flag:"scope" help:"limit it to a folder or {GLOB} of paths"`
	Trigger  string   `json:"trigger,omitempty" flag:"trigger" help:"when to look: {TRIGGER}, %s (default file_change)" jsonschema:"when to look; default file_change"`
	Schedule string   `json:"schedule,omitempty" flag:"schedule" help:"an interval such as 30m, 2h or 1d, or one {TIME} in RFC 3339" jsonschema:"for the trigger schedule: an interval such as 30m or 1d, or one time in RFC 3339"`
	Minimum  *float64 `json:"min_relevance,omitempty" flag:"min-relevance" default:"0.5" help:"leave out what is below this {NUMBER}, 0 to 1" jsonschema:"0 to 1, default 0.5"`
	Session  string   `json:"session,omitempty" flag:"session" help:"conversation or task it is for, by id or {NAME} (default: all)" jsonschema:"conversation it is for; default all"`
	ID       string   `json:"id,omitempty" help:"of a subscription to change, with action"`
	Action   string   `json:"action,omitempty" help:"what to do with the one of id"`
	Common
}

func (q *subscribeRequest) check(c *call) error {
	if (q.ID == "") != (q.Action == "") {
		return c.usage("subscribe: id and action belong together")
	}
	return nil
}

var statusOf = map[string]string{"pause": suggest.Paused, "resume": suggest.Active, "complete": suggest.Completed}

func subscribe() Operation {
	return define(Operation{
		Name: "subscribe", Title: "Subscribe", Set: Memory, Writes: true, Idempotent: true,
		Description: "Subscribe to suggestions: about files that change, the place of an editor, a word that questions name, or on a schedule. " +
			"get_suggestions returns them. Without a type it lists the subscriptions; with id and action it changes one.",
		Verb: Verb{
			Use: "subscription add TYPE VALUE", Short: "Subscribe to a pattern", Opens: OpensKeeping,
			Long: "Subscribes to a pattern: TYPE is file_pattern, entity_type or keyword.\n" +
				"The trigger says when it is evaluated: when files change, when an editor's cursor is near, when a question names it, or on a\n" +
				"schedule. `ctx-sys suggestion list` shows the suggestions.",
		},
		Enums: map[string][]string{"type": suggest.Patterns, "trigger": suggest.Triggers, "action": {"pause", "resume", "complete", "remove"}},
	}, func(ctx context.Context, c *call, q *subscribeRequest) (*Reply, error) {
		switch {
		case q.Action == "remove":
			return removeSubscription(ctx, c, &subscriptionRequest{q.ID})
		case q.Action != "":
			return c.setStatus(ctx, q.ID, statusOf[q.Action])
		case q.Type == "" && q.Value == "":
			return listSubscriptions(ctx, c, &subscriptionsRequest{Trigger: q.Trigger})
		}
		if q.Schedule != "" && q.Trigger == "" && !c.tools() {
			q.Trigger = suggest.Schedule
		}
		s, err := c.project.Agent().Subscribe(ctx, suggest.New{Session: q.Session, Pattern: suggest.Pattern{Type: q.Type, Value: q.Value, Scope: q.Scope},
			Trigger: q.Trigger, Schedule: q.Schedule, Minimum: q.Minimum})
		return answered(s, err, c.front.Text.Subscription)
	})
}

// noSubscription says where to look for what is not there.
func (c *call) noSubscription(err error) error {
	return c.missing(err, "`ctx-sys subscription list` shows what there is, `ctx-sys subscription add` makes one", "subscribe without arguments lists them")
}

type subscriptionsRequest struct {
	Trigger string `json:"trigger,omitempty" flag:"trigger" help:"only those of this {TRIGGER}"`
	Status  string `json:"status,omitempty" flag:"status" help:"only those in this {STATE}: active, paused, completed"`
	Common
}

func subscriptionList() Operation {
	return define(Operation{
		Name: "subscription_list", Title: "List subscriptions", Set: Memory,
		Description: "List subscriptions, with how many of their suggestions were shown, used and dismissed.",
		Verb:        Verb{Use: "subscription list", Short: "List subscriptions, with how many of their suggestions were shown, used and dismissed", Opens: OpensLocal},
		Values:      map[string][]string{"trigger": suggest.Triggers, "status": suggest.Statuses},
	}, listSubscriptions)
}

func listSubscriptions(ctx context.Context, c *call, q *subscriptionsRequest) (*Reply, error) {
	all, err := c.project.Agent().Suggestions().Subscriptions(ctx, q.Trigger, q.Status)
	if err != nil {
		return nil, c.noSubscription(err)
	}
	r := &Reply{Value: map[string]any{"subscriptions": all, "total": len(all)}}
	if len(all) > 0 {
		r.Text = c.quoted(namedData, c.front.Text.Subscriptions(all))
	} else {
		r.Nothing = c.none("subscriptions", "{subscribe} creates one", q.Trigger != "" || q.Status != "")
	}
	return r, nil
}

type subscriptionRequest struct {
	ID string `json:"id" arg:"one"`
}

func subscriptionPause() Operation { return subscriptionStatus("pause", "Pause a subscription") }
func subscriptionResume() Operation {
	return subscriptionStatus("resume", "Resume a paused subscription")
}
func subscriptionComplete() Operation {
	return subscriptionStatus("complete", "End a subscription; its suggestions stay")
}

func subscriptionStatus(name, short string) Operation {
	return define(Operation{Verb: Verb{Use: "subscription " + name + " ID", Short: short, Opens: OpensKeeping}},
		func(ctx context.Context, c *call, q *subscriptionRequest) (*Reply, error) {
			return c.setStatus(ctx, q.ID, statusOf[name])
		})
}

func (c *call) setStatus(ctx context.Context, id, status string) (*Reply, error) {
	s, err := c.project.Agent().Suggestions().SetStatus(ctx, id, status)
	return answered(s, c.noSubscription(err), c.front.Text.Subscription)
}

func subscriptionRemove() Operation {
	return define(Operation{Verb: Verb{Use: "subscription remove ID", Short: "Delete a subscription and its suggestions", Opens: OpensKeeping}}, removeSubscription)
}

func removeSubscription(ctx context.Context, c *call, q *subscriptionRequest) (*Reply, error) {
	n, err := c.project.Agent().Suggestions().Remove(ctx, q.ID)
	if err != nil {
		return nil, c.noSubscription(err)
	}
	return &Reply{Text: render.Pagef("%s removed, with %s\n", q.ID, ctxsys.Plural(int(n), "suggestion")), Value: map[string]any{"removed": q.ID, "suggestions": n}}, nil
}
