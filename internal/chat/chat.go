// Package chat keeps a live conversation within the window of its model: the whole prompt is counted before it is sent, and the ladder
// of package compact makes it smaller where that is needed.
//
// The one idea: what is sent fits. A prompt that cannot be made to fit is an error before anybody is asked, and whatever was done to
// one that can is in the answer, with the messages to go on with.
package chat

import (
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// ErrTooLarge means that a prompt does not fit, whatever is done to what may be touched of it.
var ErrTooLarge = errors.New("the conversation does not fit")

// answerTokens is what a model may say where its budget keeps more free: the most that the oldest models of the table can.
const answerTokens = 4096

// unknownTokenizer counts for a model whose tokenizer nobody knows: the rule of four characters is far off for text that is not English.
const unknownTokenizer = "wide"

// Chat is a model to talk with, and how a conversation with it is kept within its window. It may be used by several goroutines.
type Chat struct {
	Model      *model.Generator
	Budget     ctxsys.Budget          // of the model
	Compacting func() compact.Options // for one prompt, as the settings have them; the window is that of Budget
}

// Fit is what was done to a prompt so that it fits. Tokens are those of the whole prompt, by the model's own tokenizer as far as it is known.
type Fit struct {
	Window       int     `json:"window"`  // of the model, in tokens
	Reserve      int     `json:"reserve"` // kept free for the answer
	TokensBefore int     `json:"tokens_before"`
	TokensAfter  int     `json:"tokens_after"`
	UsageBefore  float64 `json:"usage_before"` // share of the window without the reserve
	UsageAfter   float64 `json:"usage_after"`
	Level        string  `json:"level"` // of the prompt as it came: ok, editing, warning, compaction, critical
	Tier         string  `json:"tier"`

	Events   []compact.Event `json:"events"`
	Report   *compact.Report `json:"report,omitempty"`   // of what was compacted; nil when nothing was
	Messages []Message       `json:"messages,omitempty"` // what was sent in place of the conversation: to go on with; nil when it was sent as it came
}

// Message is a message of a conversation. Role is user or assistant.
type Message struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// Prompt is what is about to be sent.
type Prompt struct {
	System   string
	Messages []Message           // the last is the user's
	Index    compact.Index       // of the project that a summary is verified against; nil for none
	Event    func(compact.Event) // is called with each step as it is taken; nil for none
}

// room is what a prompt may take, in tokens.
func (c *Chat) room() int { return token.Available(c.Budget) }

// Spare is how many tokens may go behind the system's part and before a conversation without pressing on what may not be touched of it:
// where it does not fit whole, a quarter of the space is left to its summary.
func (c *Chat) Spare(system string, messages []Message) (int, error) {
	count, err := c.counter()
	if err != nil {
		return 0, err
	}
	all := count.of(system, messages)
	recent := count.of(system, messages[len(messages)-min(len(messages), keepRecent(c.Compacting())):])
	return max(0, c.room()-min(all, recent+c.room()/4)), nil
}

// keepRecent is how many messages at the end stay whole: the last one always does, it is the question.
func keepRecent(o compact.Options) int {
	if o.KeepRecent == 0 {
		return 4 // as the ladder has it
	}
	return max(o.KeepRecent, 1)
}

// Fit makes a prompt fit and returns the request to send. An error wraps ErrTooLarge, or is of the context.
func (c *Chat) Fit(ctx context.Context, p Prompt) (model.Request, *Fit, error) {
	system, messages := p.System, p.Messages
	count, err := c.counter()
	if err != nil {
		return model.Request{}, nil, err
	}
	o := c.Compacting()
	o.Auto, o.KeepRecent, o.Index = true, keepRecent(o), p.Index
	room := c.room()
	if count.of(system, messages) > room/2 {
		o.MaxMessages = -1 // their number is no matter then, and would have more of them stay whole
	}
	f := &Fit{Window: c.Budget.Window, Reserve: c.Budget.Reserve, TokensBefore: count.of(system, messages), Tier: compact.None.String(), Events: []compact.Event{}}
	o.Notify = func(e compact.Event) {
		f.Events = append(f.Events, e)
		if p.Event != nil {
			p.Event(e)
		}
	}
	if least := count.of(system, messages[len(messages)-min(len(messages), o.KeepRecent):]); least > room {
		return model.Request{}, f, fmt.Errorf("%w: the newest messages, which stay whole, and what goes before them have %d tokens, and %s takes %d (its window of %d without the %d of the answer)",
			ErrTooLarge, least, c.Model.Name(), room, f.Window, f.Reserve)
	}
	server := c.server(&o, f.TokensBefore)
	tokens := f.TokensBefore
	sent := messages
	for try := 0; try < attempts; try++ {
		o.Window = ladderWindow(room, tokens, count.estimate(system, sent))
		out, report, err := compact.Run(ctx, prompted(system, sent), o)
		if err != nil {
			return model.Request{}, f, tooLarge(err)
		}
		if try == 0 {
			f.Level = report.Level
		}
		if report.TierNumber == int(compact.None) {
			break
		}
		sent = said(out)
		f.Tier, f.Report, f.Messages = report.Tier, report, sent
		if tokens = count.of(system, sent); tokens <= room {
			break
		}
		o.Writer = nil // what it wrote is there already
	}
	f.TokensAfter = tokens
	f.UsageBefore, f.UsageAfter = share(f.TokensBefore, room), share(tokens, room)
	if tokens > room {
		return model.Request{}, f, fmt.Errorf("%w: %d tokens are left of %d, and %s takes %d (its window of %d without the %d of the answer)",
			ErrTooLarge, tokens, f.TokensBefore, c.Model.Name(), room, f.Window, f.Reserve)
	}
	r := model.Request{System: system, MaxTokens: min(answerTokens, c.Budget.Reserve), Header: server.Header, Body: server.Body}
	for _, m := range sent {
		r.Messages = append(r.Messages, model.Message{Role: m.Role, Text: m.Content})
	}
	return r, f, nil
}

// server is what the request needs so that the provider's server compacts the conversation, where the settings leave that to it and it can.
func (c *Chat) server(o *compact.Options, tokens int) (r compact.Request) {
	if !o.ServerCompaction {
		return r
	}
	provider, _, _ := strings.Cut(c.Model.Name(), "/")
	asked := *o
	asked.Window, asked.NoEditing = c.Budget.Window, true // a chat has no results of tools
	switch {
	case provider != "anthropic":
		o.ServerCompaction = false
		o.Notify(compact.Event{Name: "skipped", Text: provider + " compacts no conversation on its server in the format it is asked in: that is done here"})
	case tokens > c.room():
		o.ServerCompaction = false
		o.Notify(compact.Event{Name: "skipped", Text: "the server refuses more than the window: the prompt is compacted here"})
	default:
		r, _ = compact.Parameters(provider, asked)
	}
	return r
}

// attempts is how often a prompt is compacted that turned out to be too large when it was counted as the model does.
const attempts = 3

func tooLarge(err error) error {
	if errors.Is(err, compact.ErrTooSmall) {
		return fmt.Errorf("%w: %w", ErrTooLarge, err)
	}
	return err
}

func share(tokens, room int) float64 { return float64(tokens) / float64(max(room, 1)) }

// ladderWindow is room in the tokens that the ladder estimates, for a prompt of so many tokens by both counts.
func ladderWindow(room, tokens, estimate int) int {
	if tokens <= estimate {
		return room
	}
	return max(1, int(float64(room)*float64(estimate)/float64(tokens)))
}

// prompted is a prompt as the ladder reads it: the system's part is its first message.
func prompted(system string, messages []Message) []conversation.Message {
	out := []conversation.Message{conversation.New(conversation.System, system)}
	for _, m := range messages {
		out = append(out, conversation.New(conversation.Role(m.Role), m.Content))
	}
	return out
}

// said is what prompted was given, of what became of it.
func said(messages []conversation.Message) (out []Message) {
	for i := range messages {
		if m := &messages[i]; m.Role != conversation.System {
			out = append(out, Message{string(m.Role), m.Words()})
		}
	}
	return out
}

// counter counts prompts for a model.
type counter struct{ token.Counter }

var counters token.Counters // the vocabularies that were needed so far

func (c *Chat) counter() (counter, error) {
	name := c.Budget.Tokenizer
	if name == "" {
		name = unknownTokenizer
	}
	known, err := counters.For(name)
	return counter{known}, err
}

// of is what a prompt takes: as the model counts, and no less than the ladder's estimate.
func (c counter) of(system string, messages []Message) int {
	texts := make([]string, 0, len(messages)+1)
	texts = append(texts, system)
	for _, m := range messages {
		texts = append(texts, m.Content)
	}
	return max(c.Count(strings.Join(texts, "\n"))+frame*len(texts), c.estimate(system, messages))
}

// frame is what a message costs besides its text, in tokens: providers name 3 to 4.
const frame = 4

func (c counter) estimate(system string, messages []Message) int {
	return conversation.Tokens(prompted(system, messages))
}
