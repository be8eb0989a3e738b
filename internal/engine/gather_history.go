package engine

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
)

const (
	// historyMessages is how many messages at the end of a conversation may go in, recentMessages how many of them are recent.
	historyMessages = 50
	recentMessages  = 10
)

// conversation makes slices of the last messages: one each, but a tool's answer stands with the message that called it, so
// that none is there without the other.
func conversation(messages []Message) []assemble.Candidate {
	first := max(0, len(messages)-historyMessages)
	for first > 0 && messages[first].Role == "tool" {
		first--
	}
	recent := max(0, len(messages)-recentMessages)
	var out []assemble.Candidate
	for i := first; i < len(messages); {
		end := i + 1
		for end < len(messages) && messages[end].Role == "tool" {
			end++
		}
		level := assemble.OldLevel
		if end > recent {
			level = assemble.RecentLevel
		}
		var text strings.Builder
		for _, m := range messages[i:end] {
			text.WriteString(messageLine(m))
		}
		source := fmt.Sprintf("message %d", i+1)
		if end > i+1 {
			source = fmt.Sprintf("messages %d-%d", i+1, end)
		}
		out = append(out, assemble.Candidate{Slice: ctxsys.Slice{
			ID: fmt.Sprintf("message:%d", i+1), Type: ctxsys.SliceConversation, Source: source, Priority: level, Prunable: true,
			Recency: int64(i + 1), Content: text.String(),
		}})
		i = end
	}
	return out
}

// messageLine is "role: content". Lines after the first are indented, so that none of them can look like another message.
func messageLine(m Message) string {
	role := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r == '_' || r == '-' {
			return r
		}
		return -1
	}, strings.ToLower(m.Role))
	text := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n").Replace(strings.TrimSpace(m.Content))
	return role + ": " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}
