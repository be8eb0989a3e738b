package notes

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// marks are what models' chat formats set messages apart with. In a note they have no business; a reader loses nothing.
var marks = lazyregexp.New(`(?i)<\|[a-z0-9_▁|-]{1,40}\|>|<｜[^｜]{1,40}｜>|\[/?INST\]|<</?SYS>>|</?s>|<(?:start|end)_of_turn>|\[/?(?:AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|SYSTEM_PROMPT)\]`)

// role is a line that looks like the beginning of another speaker's message.
var role = lazyregexp.New(`(?im)^([ \t]*)((?:system|assistant|user|human|developer|tool)[ \t]*:)`)

// clean takes the marks of chats out of a note, and sets roles at the beginning of a line in quotes.
func clean(text string) string {
	for was := ""; was != text; {
		was, text = text, marks.ReplaceAllString(text, "")
	}
	text = role.ReplaceAllString(text, `$1"$2"`)
	return strings.TrimSpace(text)
}

// attacks are phrases of those who want an assistant to work against its user. Each is rare in honest notes.
var attacks = lazyregexp.New(`(?i)\b(?:(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:the\s+|your\s+|these\s+)?(?:previous|prior|above|earlier|preceding|system|safety|other)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules?|guidelines|messages?)` +
	`|(?:do\s+not|don't|never)\s+(?:tell|inform|mention\s+(?:this|it)\s+to|reveal\s+(?:this|it)\s+to|show\s+(?:this|it)\s+to|let)\s+(?:the\s+)?(?:user|human|developer)` +
	`|you\s+are\s+now\s+(?:in\s+)?(?:dan|developer\s+mode|jailbroken|unrestricted|a\s+different)` +
	`|(?:send|post|upload|exfiltrate|leak|transmit)\s+(?:\w+\s+){0,4}(?:secrets?|credentials?|tokens?|passwords?|env(?:ironment)?\s+variables?|api\s+keys?|source\s+code)\s+(?:\w+\s+){0,3}(?:to|at)\b` +
	`|(?:reveal|print|output|repeat)\s+(?:your|the)\s+(?:system\s+prompt|hidden\s+instructions))`)

const maxSuspicious = 5

// suspicious returns lines that read like an attack, with where they are in the cleaned text.
func suspicious(name, text string) []string {
	var out []string
	n := 0
	for line := range strings.Lines(text) {
		if n++; attacks.MatchString(line) && len(out) < maxSuspicious {
			line = strings.TrimSpace(line)
			if r := []rune(line); len(r) > 120 {
				line = string(r[:120]) + "…"
			}
			out = append(out, fmt.Sprintf("%s:%d: %s", name, n, line))
		}
	}
	return out
}

// Clean takes the marks of chats out of a text and sets roles at the beginning of a line in quotes, as it is done to notes.
func Clean(text string) string { return clean(text) }

// Attacks reports whether a line of a text reads as if it were to turn an assistant against its user.
func Attacks(text string) bool { return attacks.MatchString(text) }
