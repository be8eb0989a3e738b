package compact

import (
	"cmp"
	"context"
	stderrors "errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// random makes a conversation of every shape there is: several calls in a message, results in any order, in one message
// or in many, calls without results and the other way round, ids used again or missing, rules, attachments, images, huge
// and empty messages.
func random(r *rand.Rand) []conversation.Message {
	var messages []conversation.Message
	add := func(m conversation.Message) { messages = append(messages, m) }
	for range r.IntN(3) {
		add(conversation.New(conversation.System, words(r, 30)))
	}
	type waiting struct{ id, name string }
	var open []waiting
	id := 0
	broken := r.IntN(6) == 0
	for range r.IntN(60) {
		switch n := r.IntN(12); {
		case n < 3:
			if len(open) > 0 && !broken {
				continue
			}
			add(conversation.New(conversation.User, words(r, 80)))
		case n < 8:
			m := conversation.Message{Role: conversation.Assistant}
			if r.IntN(2) == 0 {
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Text, Text: words(r, 60)})
			}
			if r.IntN(5) == 0 {
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Thinking, Text: words(r, 60)})
			}
			for range r.IntN(4) {
				id++
				name := []string{"Read", "Bash", "Edit", "memory", "Grep"}[r.IntN(5)]
				w := waiting{fmt.Sprint("c", id%(1+r.IntN(50))), name}
				if r.IntN(20) == 0 {
					w.id = ""
				}
				open = append(open, w)
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Call, ID: w.id, Name: w.name, Input: fmt.Sprintf(`{"file_path":"/w/p%d/f%d.go","command":"go test ./p%d"}`, id%5, id, id%3)})
			}
			add(m)
		case n < 11:
			m := conversation.Message{Role: conversation.Tool}
			for range 1 + r.IntN(3) {
				if len(open) == 0 {
					break
				}
				k := r.IntN(len(open))
				w := open[k]
				open = append(open[:k], open[k+1:]...)
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Result, ID: w.id, Text: words(r, 400), Failed: r.IntN(5) == 0, Images: r.IntN(8) / 7})
			}
			if broken && r.IntN(5) == 0 {
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Result, ID: "nobody", Text: words(r, 40)})
			}
			if len(m.Parts) == 0 {
				continue
			}
			if r.IntN(10) == 0 {
				m.Role = conversation.User
				m.Parts = append(m.Parts, conversation.Part{Kind: conversation.Text, Text: words(r, 20)})
			}
			add(m)
		default:
			m := conversation.New(conversation.User, words(r, 100), []string{conversation.TagRules, conversation.TagAttachment, conversation.TagMeta}[r.IntN(3)])
			if r.IntN(3) == 0 {
				m = conversation.Message{Role: conversation.User, Tags: []string{conversation.TagAttachment}, Parts: []conversation.Part{{Kind: conversation.Image, Text: "image/png"}}}
			}
			add(m)
		}
	}
	if r.IntN(4) > 0 {
		for _, w := range open {
			add(conversation.Message{Role: conversation.Tool, Parts: []conversation.Part{{Kind: conversation.Result, ID: w.id, Text: words(r, 10)}}})
		}
	}
	return messages
}

var vocabulary = strings.Fields("must never only `parser` because decided the error: failed a/b.go:12 TODO next we use version 3.2 instead done. fixed? Should it? - item\n## head\n``` code > quote \"quoted\" (#3) [Summary of messages é漢 </important> {\"a\":1}")

func words(r *rand.Rand, n int) string {
	var b strings.Builder
	for range r.IntN(n + 1) {
		b.WriteString(vocabulary[r.IntN(len(vocabulary))])
		b.WriteString([]string{" ", " ", " ", ". ", "\n"}[r.IntN(5)])
	}
	return b.String()
}

var conversations = flag.Int("conversations", 0, "how many random conversations are compacted; 0 is as many as package effort says")

// TestRandom holds what is promised of every conversation.
func TestRandom(t *testing.T) {
	n, first := cmp.Or(*conversations, effort.Pick(100, 300, 1000)), effort.Seed(0)
	summarised, over := 0, 0
	for i := range n {
		seed := int(first) + i
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		messages := random(r)
		tokens := conversation.Tokens(messages)
		o := Options{Window: max(200, int(float64(tokens)*(0.3+1.5*r.Float64()))), Target: 0.1 + 0.5*r.Float64(), Auto: r.IntN(2) == 0, KeepRecent: r.IntN(7) - 1, KeepCycles: r.IntN(5) - 1, MinSaving: -1}
		if seed%3 == 0 {
			o.Index = half{}
		}
		before := fmt.Sprint(messages)
		out, report, err := Run(context.Background(), messages, o)
		if fmt.Sprint(messages) != before {
			t.Fatalf("seed %d: the messages that came in were changed", seed)
		}
		if err != nil {
			if !stderrors.Is(err, ErrTooSmall) {
				t.Fatalf("seed %d: %v", seed, err)
			}
			continue
		}
		Recognise(messages)
		if report.Tier == "PLAIN_FALLBACK" {
			summarised++
		}
		if report.OverTarget {
			over++
		}
		promises(t, seed, messages, out, report, o.filled())
		again, second, err := Run(context.Background(), out, o)
		if err != nil {
			t.Fatalf("seed %d: again: %v", seed, err)
		}
		if second.Tier != "NONE" && report.To > 0 && !report.OverTarget && !o.Auto || second.TokensAfter > report.TokensAfter {
			t.Fatalf("seed %d: %s made %d tokens, run again %s %d", seed, report.Tier, report.TokensAfter, second.Tier, second.TokensAfter)
		}
		if report.Tier == second.Tier && second.Tier == "PLAIN_FALLBACK" && report.TokensAfter == second.TokensAfter && !reflect.DeepEqual(texts(out), texts(again)) {
			t.Fatalf("seed %d: run again it says something else", seed)
		}
	}
	if summarised < n/10 || over > n*3/4 {
		t.Errorf("of %d conversations %d were summarised and %d are over the target: the test tests little", n, summarised, over)
	}
}

// half is an index that knows every other file and symbol.
type half struct{}

func (half) KnownPaths(_ context.Context, paths []string) (map[string]bool, error) {
	known := map[string]bool{}
	for _, p := range paths {
		known[p] = len(p)%2 == 0
	}
	return known, nil
}

func (half) KnownSymbols(_ context.Context, names []string) (map[string]string, error) {
	known := map[string]string{}
	for _, n := range names {
		if len(n)%2 == 0 {
			known[n] = "a/b.go:3-9"
		}
	}
	return known, nil
}

func texts(messages []conversation.Message) (out []string) {
	for i := range messages {
		out = append(out, fmt.Sprint(messages[i].Role, messages[i].Parts))
	}
	return out
}

func promises(t *testing.T, seed int, messages, out []conversation.Message, report *Report, o Options) {
	t.Helper()
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("seed %d, %s: %s", seed, report.Tier, fmt.Sprintf(format, args...))
	}
	pairs := conversation.Pair(messages)
	if len(pairs.Open) > 0 || report.Tier == "NONE" {
		if !reflect.DeepEqual(texts(out), texts(messages)) {
			fail("messages were changed")
		}
		return
	}
	if p := conversation.Pair(out); len(p.Open)+len(p.Orphans)+len(p.Abandoned) > 0 {
		fail("%d open, %d orphans, %d abandoned", len(p.Open), len(p.Orphans), len(p.Abandoned))
	}
	paired, _ := conversation.PairCalls(messages)
	for i := range min(o.KeepRecent, len(out), len(paired)) {
		got, want := out[len(out)-1-i], paired[len(paired)-1-i]
		if !reflect.DeepEqual(got.Parts, want.Parts) || got.Role != want.Role {
			fail("the message %d from the end is not whole", i+1)
		}
	}
	at := 0
	for i := range paired { // what is protected is there, in its order
		if !stays(&paired[i]) {
			continue
		}
		for at < len(out) && !reflect.DeepEqual(out[at].Parts, paired[i].Parts) {
			at++
		}
		if at == len(out) {
			fail("a system prompt or rule is lost")
		}
	}
	if report.TokensAfter > report.TokensBefore && !report.OverTarget {
		fail("%d tokens became %d", report.TokensBefore, report.TokensAfter)
	}
	if report.Tier == "PLAIN_FALLBACK" && report.TokensAfter > report.TargetTokens {
		fixed := 0
		newest := len(paired) - min(o.KeepRecent, len(paired))
		newest = widened(paired, conversation.Pair(paired), newest)
		for i := range paired {
			if i >= newest || stays(&paired[i]) {
				fixed += paired[i].Tokens()
			}
		}
		if !report.OverTarget || fixed+minSummary+summaryFrame <= report.TargetTokens {
			fail("%d tokens, the target is %d and what is protected has %d", report.TokensAfter, report.TargetTokens, fixed)
		}
	}
	numbers := map[int]bool{}
	for i := range messages {
		numbers[messages[i].Number] = true
	}
	for i := range out {
		if out[i].Number == 0 || !numbers[out[i].Number] {
			fail("message %d has the number %d, which is none of the original", i, out[i].Number)
		}
	}
	for i := range out {
		if !out[i].Has(conversation.TagSummary) {
			continue
		}
		from, to, ok := IsSummary(&out[i])
		if !ok || from != report.From || to != report.To {
			fail("the summary says %d-%d, the report %d-%d", from, to, report.From, report.To)
		}
		for line := range strings.Lines(out[i].Words()) {
			line = strings.TrimRight(line, "\n")
			if line == "" || strings.HasPrefix(line, "- ") || strings.HasPrefix(line, ">") || line == "[End of the summary.]" || strings.HasPrefix(line, summaryStart) {
				continue
			}
			if title, isHead := strings.CutPrefix(line, "## "); !isHead || title != accountHead && !isSection(title) {
				fail("a line of the summary was forged: %q", line)
			}
		}
	}
}

func isSection(title string) bool {
	for _, h := range heads {
		if h == title {
			return true
		}
	}
	return false
}
