package prompt

import (
	"context"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
)

const (
	// historyMessages is how many messages at the end of a conversation may go in unless a setting says otherwise.
	historyMessages = 50

	// Recent are the messages of the last cycles, each a turn of the user and all that answered it, and not fewer than some messages.
	recentCycles   = 3
	recentMessages = 4
)

// history is how many messages at the end of a conversation may go in.
func (g *Gathering) history() int {
	if g.History > 0 {
		return g.History
	}
	return historyMessages
}

// gatherSession brings the newest messages of a stored conversation.
func (p *Builder) gatherSession(ctx context.Context, plan *plan) (brought, error) {
	store, err := p.opts.Agent.Sessions(ctx)
	if err != nil {
		return brought{}, err
	}
	name := plan.req.Session
	if name == agent.CurrentSession {
		name = ""
	}
	entries, err := store.HistorySent(ctx, name, p.opts.history(), plan.prompt/2)
	if err != nil {
		return brought{}, err
	}
	var said []turn
	called := map[string]bool{}
	for _, e := range entries {
		answers := e.Role == "tool"
		for _, id := range e.Calls {
			answers = answers || called[id]
			called[id] = true
		}
		said = append(said, turn{Message{e.Speaker(), e.Text}, e.Number, answers, e.Summary(), e.Begins})
	}
	return brought{candidates: conversation(said, p.opts.history())}, nil
}

// turn is a message with its number in the conversation. One that answers calls is with those.
type turn struct {
	Message
	number  int
	answers bool
	summary bool // of all up to its number
	begins  bool // a cycle
}

func turns(messages []Message) []turn {
	out := make([]turn, len(messages))
	for i, m := range messages {
		out[i] = turn{m, i + 1, m.Role == "tool", false, m.Role == "user"}
	}
	return out
}

// conversation makes slices of the last messages, most of them: one each, but a tool's answer is with the message that called it, so
// that none is there without the other.
func conversation(said []turn, most int) []assemble.Candidate {
	first := max(0, len(said)-most)
	for first > 0 && said[first].answers {
		first--
	}
	recent := recentFrom(said)
	var out []assemble.Candidate
	for i := first; i < len(said); {
		end := i + 1
		for end < len(said) && said[end].answers {
			end++
		}
		level := assemble.OldLevel
		if end > recent || said[i].summary {
			level = assemble.RecentLevel
		}
		var text strings.Builder
		for _, m := range said[i:end] {
			text.WriteString(messageLine(m.Message))
		}
		number := said[i].number
		source := fmt.Sprintf("message %d", number)
		if said[i].summary {
			source = fmt.Sprintf("summary up to message %d", number)
		} else if end > i+1 {
			source = fmt.Sprintf("messages %d-%d", number, said[end-1].number)
		}
		out = append(out, assemble.Candidate{Slice: ctxsys.Slice{
			ID: fmt.Sprintf("message:%d", number), Type: ctxsys.SliceConversation, Source: source, Priority: level, Prunable: true,
			Recency: int64(number), Content: text.String(),
		}})
		i = end
	}
	return out
}

// recentFrom is the place of the first message that is recent.
func recentFrom(said []turn) int {
	from, cycles := len(said), 0
	for from > 0 && (cycles < recentCycles || from > len(said)-recentMessages) {
		from--
		if said[from].begins {
			cycles++
		}
	}
	return from
}

// messageLine is "role: content". Lines after the first are indented, so that none of them can look like another message.
func messageLine(m Message) string {
	role := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || strings.ContainsRune("_- ,", r) {
			return r
		}
		return -1
	}, strings.ToLower(m.Role))
	text := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n").Replace(strings.TrimSpace(m.Content))
	return role + ": " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}
