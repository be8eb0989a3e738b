package op

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

const resetFeedback = "reset"

type feedbackRequest struct {
	IDs    []string `json:"ids,omitempty" help:"of results; none lists all feedback"`
	Signal string   `json:"signal,omitempty" help:"good and bad are explicit judgements, reset deletes"`
	Common
}

func (q *feedbackRequest) check(c *call) error {
	if (len(q.IDs) == 0) != (q.Signal == "") {
		return &Error{Err: ctxsys.ErrUsage, Text: "ids and signal go together", Hint: "give both, or neither to list"}
	}
	return nil
}

// giveFeedback is the tool that does what three verbs do.
func giveFeedback() Operation {
	return define(Operation{
		Name: "feedback", Title: "Feedback on results", Set: Memory, Writes: true,
		Description: "Say whether results were useful. That changes their order in later answers, within bounds. Without ids it lists all feedback.",
		Enums:       map[string][]string{"signal": append(slices.Clone(feedback.Signals), resetFeedback)},
	}, func(ctx context.Context, c *call, q *feedbackRequest) (*Reply, error) {
		switch {
		case len(q.IDs) == 0:
			return listFeedback(ctx, c, nil)
		case q.Signal == resetFeedback:
			return resetOf(ctx, c, feedback.Choice{Names: q.IDs})
		}
		return c.rate(ctx, q.IDs, q.Signal)
	})
}

type rateRequest struct {
	IDs     []string `json:"ids" arg:"many"`
	Used    bool     `json:"used" flag:"used" help:"they were useful"`
	Ignored bool     `json:"ignored" flag:"ignored" help:"they were not"`
	Good    bool     `json:"good" flag:"good" help:"they are what was wanted"`
	Bad     bool     `json:"bad" flag:"bad" help:"they are not what was wanted"`
}

// chosen are the signals of flags that are set, in the order of feedback.Signals.
func chosen(flags ...bool) (signals []string) {
	for i, s := range feedback.Signals {
		if flags[i] {
			signals = append(signals, s)
		}
	}
	return signals
}

func (q *rateRequest) signals() []string { return chosen(q.Used, q.Ignored, q.Good, q.Bad) }

func (q *rateRequest) check(c *call) error {
	if len(q.IDs) == 0 || len(q.signals()) != 1 {
		return c.usage("add needs the ID of a result and one of --%s: see `ctx-sys feedback add --help`", strings.Join(feedback.Signals, ", --"))
	}
	return nil
}

func feedbackAdd() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "feedback add ID...", Short: "Say whether results were useful", Opens: OpensKeeping,
			Long: "Counts a signal on results, by their ids as search shows them. From five returns on, a result's score is multiplied by 0.5\n" +
				"and the rate at which it was used; each --good adds 0.1 to that, each --bad subtracts 0.15; it stays between 0.3 and 1.7.",
		},
	}, func(ctx context.Context, c *call, q *rateRequest) (*Reply, error) {
		return c.rate(ctx, q.IDs, q.signals()[0])
	})
}

func (c *call) rate(ctx context.Context, ids []string, signal string) (*Reply, error) {
	entries, err := c.project.Agent().Rate(ctx, signal, func(ctx context.Context) ([]string, error) { return reader.Results(ctx, c.project.Reader(), ids) })
	if err != nil {
		return nil, c.missing(err, "`ctx-sys search` shows ids", "search_code shows ids")
	}
	return &Reply{Text: c.front.Text.Feedback(entries), Value: map[string]any{"feedback": entries}}, nil
}

func feedbackList() Operation {
	return define(Operation{
		Verb: Verb{Use: "feedback list", Short: "List feedback on results, with the factor it makes, the latest first", Opens: OpensLocal},
	}, listFeedback)
}

func listFeedback(ctx context.Context, c *call, _ *struct{}) (*Reply, error) {
	all, err := c.project.Agent().Feedback().List(ctx)
	if err != nil {
		return nil, err
	}
	r := &Reply{Text: c.front.Text.Feedback(all), Value: map[string]any{"feedback": all, "total": len(all)}}
	if len(all) == 0 {
		r.Nothing = c.nothing("no feedback yet; %s", c.pick("`ctx-sys feedback add` gives some", "ids and a signal give some"))
	}
	return r, nil
}

type resetRequest struct {
	Names   []string `json:"names" arg:"many"`
	All     bool     `json:"all" flag:"all" help:"all feedback"`
	Used    bool     `json:"used" flag:"used" help:"only on results that were useful at least once"`
	Ignored bool     `json:"ignored" flag:"ignored" help:"only on results that were ignored at least once"`
	Good    bool     `json:"good" flag:"good" help:"only on results that were called good"`
	Bad     bool     `json:"bad" flag:"bad" help:"only on results that were called bad"`
}

func (q *resetRequest) choice() feedback.Choice {
	return feedback.Choice{Names: q.Names, Signals: chosen(q.Used, q.Ignored, q.Good, q.Bad)}
}

func (q *resetRequest) check(c *call) error {
	choice := q.choice()
	if some := len(choice.Names)+len(choice.Signals) > 0; some == q.All {
		return c.usage("reset needs ids, names, files or one of --%s, or --all to forget all feedback: `ctx-sys feedback list` shows it", strings.Join(feedback.Signals, ", --"))
	}
	return nil
}

func feedbackReset() Operation {
	return define(Operation{
		Verb: Verb{
			Use: "feedback reset [RESULT...]", Short: "Forget feedback on results", Opens: OpensKeeping,
			Long: "A result is an id as `feedback list` shows it, the name of a symbol, a file, or a folder with a slash at the end, and need not exist any more.\n" +
				"Prints what it forgot. With a signal, feedback with that signal is forgotten, with all its counts.",
		},
	}, func(ctx context.Context, c *call, q *resetRequest) (*Reply, error) {
		return resetOf(ctx, c, q.choice())
	})
}

func resetOf(ctx context.Context, c *call, choice feedback.Choice) (*Reply, error) {
	gone, err := c.project.Agent().Feedback().Reset(ctx, choice)
	if err != nil {
		return nil, c.missing(err, "`ctx-sys feedback list` shows ids", "call without ids to see all")
	}
	var b render.Writer
	b.Add(c.front.Text.Feedback(gone))
	b.Printf("%d forgotten\n", len(gone))
	return &Reply{Text: b.Page(), Value: map[string]any{"reset": len(gone), "feedback": gone}}, nil
}
