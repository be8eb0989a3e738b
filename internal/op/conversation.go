package op

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// untrusted goes before everything that was said earlier.
const untrusted = answer.Untrusted

// unsaid explains that something is not there, in words for a search of conversations.
func unsaid(err error, hint string) error {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return &Error{Err: err, Text: strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "), Hint: hint}
	}
	return err
}

type storeMessageArguments struct {
	Content  string         `json:"content" jsonschema:"the text"`
	Role     string         `json:"role,omitempty" jsonschema:"who speaks; default user"`
	Session  string         `json:"session,omitempty" jsonschema:"id or name, made if missing; default the current session"`
	CallID   string         `json:"call_id,omitempty" jsonschema:"of the call that a message of a tool answers"`
	Tags     []string       `json:"tags,omitempty" jsonschema:"such as rules, for instructions that stay"`
	Metadata map[string]any `json:"metadata,omitempty" jsonschema:"what you note of it, an object: such as model, tokenCount, responseTimeMs, toolCalls"`
	Common
}

func storeMessage() Operation {
	return define(Operation{
		Name: "store_message", Title: "Store a message", Set: Conversation, Large: true, Writes: true,
		Description: "Keep a message of the conversation, so that it can be found again. Secrets are masked before it is stored. Decisions in it are recorded.",
		Enums:       map[string][]string{"role": {"user", "assistant", "system", "tool"}},
	}, func(ctx context.Context, c *call, args *storeMessageArguments) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		if args.Role == "" {
			args.Role = "user"
		}
		metadata, err := c.written("metadata")
		if err != nil {
			return nil, err
		}
		receipt, err := s.Add(ctx, args.Session, session.Message{Role: args.Role, Content: args.Content, CallID: args.CallID, Tags: args.Tags, Metadata: metadata})
		if err != nil {
			return nil, err
		}
		r := &Reply{Text: render.Pagef("stored as ctx://session/%s/%d", receipt.Session.ID, receipt.Last), Value: receipt}
		for kind, n := range receipt.Masked {
			c.note("%s masked: %s", ctxsys.Plural(n, "secret"), kind)
		}
		if _, err := c.served.Agent().Hear(ctx, receipt.Session.ID, args.Role, args.Content); err != nil {
			c.note("which results were used was not counted: %v", err)
		}
		return r, nil
	})
}

type getHistoryArguments struct {
	Session string `json:"session,omitempty" jsonschema:"id or name; default the current session"`
	Limit   int    `json:"limit,omitempty" jsonschema:"default sessions.history_limit, 50"`
	Before  int    `json:"before,omitempty" jsonschema:"only messages with a smaller number"`
	Number  int    `json:"number,omitempty" jsonschema:"this message alone, whole"`
	Common
}

func getHistory() Operation {
	return define(Operation{
		Name: "get_history", Title: "Read a conversation", Set: Conversation,
		Description: "Read the newest messages of a stored conversation, or one message whole: what a summary cites as #N or ctx://session/ID/N.",
	}, func(ctx context.Context, c *call, args *getHistoryArguments) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		x, err := s.Whole(ctx, args.Session)
		if err != nil {
			return nil, unsaid(err, "store_message begins one")
		}
		var entries []session.Entry
		if args.Number > 0 {
			e, err := s.Message(ctx, x.ID, args.Number)
			if err != nil {
				return nil, unsaid(err, fmt.Sprintf("its messages are 1 to %d", x.Messages))
			}
			entries = []session.Entry{e}
		} else if entries, err = s.History(ctx, x.ID, args.Limit, args.Before); err != nil {
			return nil, err
		}
		r := &Reply{Text: render.Pagef("%s\n%s", untrusted, c.front.Text.History(entries)), Value: map[string]any{"session": x, "messages": entries}}
		if len(entries) > 0 && entries[0].Number > 1 && args.Number == 0 {
			c.note("%s: call again with before %d", ctxsys.Plural(entries[0].Number-1, "earlier message"), entries[0].Number)
		}
		return r, nil
	})
}

type sessionCompactionsRequest struct {
	Session string `json:"session" help:"id or name"`
	Common
}

// sessionCompactions is what the page of a conversation shows of its compactions.
func sessionCompactions() Operation {
	return define(Operation{Name: "session_compactions", Title: "What compactions of a conversation did"}, func(ctx context.Context, c *call, q *sessionCompactionsRequest) (*Reply, error) {
		s, err := c.sessions(ctx)
		if err != nil {
			return nil, err
		}
		done, err := s.Compactions(ctx, q.Session)
		if err != nil {
			return nil, unsaid(err, "session_list has those there are")
		}
		return &Reply{Value: map[string]any{"compactions": done}}, nil
	})
}

type compactArguments struct {
	Messages []message `json:"messages,omitempty" jsonschema:"as OpenAI or Anthropic take them; default those of the session"`
	System   string    `json:"system,omitempty" jsonschema:"the system prompt of Anthropic messages"`
	Session  string    `json:"session,omitempty" jsonschema:"id or name; default the current session"`
	Window   int       `json:"window,omitempty" jsonschema:"of the model, in tokens; default the setting contextWindow, else 16000"`
	Model    string    `json:"model,omitempty" jsonschema:"that the messages are for; says the window"`
	Target   float64   `json:"target,omitempty" jsonschema:"share of the window to come down to; default 0.25"`
	Auto     bool      `json:"auto,omitempty" jsonschema:"do only what the usage calls for"`
	Common
}

// message is one of a provider's; what is in it is the provider's matter.
type message map[string]any

// CompactHistory makes a conversation smaller. It is a tool, and a route of editors.
func CompactHistory() Operation {
	return define(Operation{
		Name: "compact_history", Title: "Compact a conversation", Set: Conversation, Large: true, Kind: workspace.Asking,
		Description: "Make a conversation smaller before it overflows: old results of tools become placeholders, older messages a summary. Instructions, decisions, files, commands, errors and open tasks are kept.",
	}, func(ctx context.Context, c *call, args *compactArguments) (*Reply, error) {
		if args.Window < 0 || args.Target < 0 || args.Target > 1 {
			return nil, fmt.Errorf("%w: compact_history: window is a number of tokens and target a share from 0 to 1", ctxsys.ErrUsage)
		}
		o := c.served.Options.Sessions.Compacting()
		if r := c.served.Options.Retrieval; args.Model != "" {
			o.Window = token.Effective(args.Model, r.Window, r.Budgets).Window
		}
		o.Window, o.Target, o.Auto = cmp.Or(args.Window, o.Window, 16_000), args.Target, args.Auto
		if c.project.Indexed() {
			o.Index = c.project.Reader()
		}
		a, err := c.compacted(ctx, args, o)
		switch {
		case errors.Is(err, conversation.ErrFormat):
			return nil, fmt.Errorf("%w: compact_history: %w: give messages as OpenAI or Anthropic take them", ctxsys.ErrUsage, err)
		case errors.Is(err, compact.ErrTooSmall):
			return nil, fmt.Errorf("%w: compact_history: %w: use a larger window", ctxsys.ErrUsage, err)
		case err != nil:
			return nil, err
		}
		text, err := encode(a)
		return &Reply{Text: render.Verbatim(text), Value: a}, err
	})
}

// document is the messages of the arguments as one document, nil when there are none.
func (a *compactArguments) document() ([]byte, error) {
	switch {
	case a.Messages == nil:
		return nil, nil
	case a.System != "":
		return json.Marshal(map[string]any{"system": a.System, "messages": a.Messages})
	}
	return json.Marshal(a.Messages)
}

// compacted compacts the messages of the arguments, or those of a stored conversation.
func (c *call) compacted(ctx context.Context, args *compactArguments, o compact.Options) (*compact.Answer, error) {
	if data, err := args.document(); err != nil || data != nil {
		if err != nil {
			return nil, err
		}
		return compact.Document(ctx, data, o)
	}
	s, err := c.sessions(ctx)
	if err != nil {
		return nil, err
	}
	x, err := s.Find(ctx, args.Session)
	if err != nil {
		return nil, unsaid(err, "give messages, or store_message first")
	}
	messages, err := s.Sent(ctx, x)
	if err != nil {
		return nil, err
	}
	if len(messages) == 0 {
		return nil, fmt.Errorf("%w: the session has no messages", conversation.ErrFormat)
	}
	o.Originals = "ctx://session/" + x.ID + "/N"
	return compact.Messages(ctx, x.Format(), messages, o)
}
