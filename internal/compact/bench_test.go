package compact

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// long is a conversation of at least so many tokens: the agent's session again and again, each time about other files,
// names and errors, in one list.
func long(tb testing.TB, tokens int) []conversation.Message {
	tb.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "queue.json"))
	if err != nil {
		tb.Fatal(err)
	}
	var messages []conversation.Message
	for n := 0; conversation.Tokens(messages) < tokens; n++ {
		text := strings.NewReplacer("queue", fmt.Sprint("queue", n), "worker", fmt.Sprint("worker", n), "Worker", fmt.Sprint("Worker", n), "push", fmt.Sprint("push", n),
			"because", fmt.Sprintf("in case %d because", n), `"toolu_`, fmt.Sprintf(`"toolu_%d_`, n), "1500 ms", fmt.Sprint(1500+n, " ms"), `"call_`, fmt.Sprintf(`"call_%d_`, n)).Replace(string(data))
		c, err := conversation.Read([]byte(text))
		if err != nil {
			tb.Fatal(err)
		}
		for _, m := range c.Messages {
			if m.Role != conversation.System || n == 0 {
				m.Number = 0
				messages = append(messages, m)
			}
		}
	}
	return messages
}

var benchmarked = flag.String("conversation", "", "the conversation that BenchmarkStep compacts")

// BenchmarkStep is one step of the ladder on a conversation of 200,000 tokens, or on that of -conversation, without a model.
func BenchmarkStep(b *testing.B) {
	messages := long(b, 200_000)
	if *benchmarked != "" {
		data, err := os.ReadFile(*benchmarked)
		if err != nil {
			b.Fatal(err)
		}
		c, err := conversation.Read(data)
		if err != nil {
			b.Fatal(err)
		}
		messages = c.Messages
	}
	tokens := conversation.Tokens(messages)
	b.Logf("%d messages, %d tokens", len(messages), tokens)
	for b.Loop() {
		_, r, err := Run(context.Background(), messages, Options{Window: tokens})
		if err != nil || r.Tier != "PLAIN_FALLBACK" {
			b.Fatal(r.Tier, err)
		}
	}
}

// BenchmarkDecisions reads prose for decisions, sentence by sentence.
func BenchmarkDecisions(b *testing.B) {
	text, err := os.ReadFile("../../ARCHITECTURE.md")
	if err != nil {
		b.Fatal(err)
	}
	for name, text := range map[string]string{"prose": string(text), "without signs": strings.Repeat("Ship 12 passes. ", 100)} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				for _, s := range statements(text) {
					decides(s.text, true)
				}
			}
		})
	}
}
