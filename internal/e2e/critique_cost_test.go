package e2e

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/critique"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// statedAbout is a draft of many statements about this program, true and false ones by turns.
func statedAbout(tb testing.TB, root string, n int) string {
	tb.Helper()
	var b strings.Builder
	for i, s := range stated(knownOf(tb, root), rand.New(rand.NewPCG(8, 9)), n/2) {
		b.WriteString(s.text + " ")
		if i%5 == 4 {
			b.WriteString("\n\n")
		}
	}
	return b.String()
}

// A draft of ten thousand claims is judged whole, and a caller who goes away is not kept waiting.
func TestCritiqueOfManyClaims(t *testing.T) {
	root := t.TempDir()
	if err := copied(root, "../critique"); err != nil {
		t.Fatal(err)
	}
	p := open(t, root)
	sync(t, p)
	draft := statedAbout(t, root, 10_000)
	r, err := p.Critique(ctx, engine.CritiqueRequest{Draft: draft})
	if err != nil || len(r.Claims) != 10_000 {
		t.Fatalf("%d claims: %v", len(r.Claims), err)
	}
	within, cancel := context.WithCancel(ctx)
	go func() { time.Sleep(20 * time.Millisecond); cancel() }()
	if _, err := p.Critique(within, engine.CritiqueRequest{Draft: strings.Repeat(draft, 3)}); !errors.Is(err, context.Canceled) {
		t.Errorf("a critique that was cancelled: %v", err)
	}
}

// What is no draft at all is refused or judged, and never ends in a panic.
func TestCritiqueOfOddDrafts(t *testing.T) {
	root := t.TempDir()
	write(t, root)
	p := open(t, root)
	sync(t, p)
	for name, draft := range map[string]string{
		"one line":   strings.Repeat("`a.b` calls `c` and ", 40_000),
		"one word":   strings.Repeat("a", 1<<20),
		"backticks":  strings.Repeat("`", 200_000),
		"brackets":   "`" + strings.Repeat("(", 100_000) + "`",
		"not utf-8":  strings.Repeat("\xff\xfe `a` calls `b`. ", 1000),
		"headers":    strings.Repeat("## a.go:1-2 (function)\n```\n````\n", 1000),
		"table":      strings.Repeat("| a | file |\n|---|---|\n", 10_000),
		"quotations": strings.Repeat(">", 10_000) + " `a` calls `b`.",
		"dots":       strings.Repeat("a.", 100_000),
		"nonsense":   strings.Repeat("`nothing_like_it_1` calls `nothing_like_it_2`. ", 5000),
	} {
		if _, err := p.Critique(ctx, engine.CritiqueRequest{Draft: draft}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, draft := range map[string]string{"empty": " \n", "binary": "a\x00b", "huge": strings.Repeat("a b. ", critique.MaxDraft/4)} {
		if _, err := p.Critique(ctx, engine.CritiqueRequest{Draft: draft}); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Rounds go on until the draft passes, and end without a callback, with the rounds used up, or with nothing changed.
func TestCritiqueRounds(t *testing.T) {
	root := t.TempDir()
	write(t, root)
	p := open(t, root)
	sync(t, p)
	const draft = "`nothing_like_it()` is defined here. `nothing_like_that()` is too."
	for _, c := range []struct {
		name        string
		revise      func(n int, draft string) (string, error)
		rounds, max int
		passed      bool
	}{
		{"none", nil, 1, 5, false},
		{"repairs", func(n int, d string) (string, error) { return strings.Replace(d, "nothing_like", "x", 1), nil }, 1, 1, false},
		{"gives up", func(n int, d string) (string, error) { return d, nil }, 1, 5, false},
		{"fails", func(n int, d string) (string, error) { return "", errors.New("no") }, 1, 5, false},
		{"empties", func(n int, d string) (string, error) { return " ", nil }, 1, 5, false},
		{"repairs it", func(n int, d string) (string, error) {
			if n == 1 {
				return "`nothing_like_it()` is defined here.", nil
			}
			return "All is well now.", nil
		}, 3, 5, true},
		{"too slow", func(n int, d string) (string, error) { return fmt.Sprintf("%s `nothing_%d()` is here.", d, n), nil }, 2, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := 0
			req := engine.CritiqueRequest{Draft: draft, MaxIterations: c.max}
			if c.revise != nil {
				req.Reviser = func(_ context.Context, d string, r critique.Round) (string, error) {
					if r.Passed || r.Draft != d || len(r.Issues) == 0 {
						t.Errorf("revised for nothing: %+v", r)
					}
					n++
					return c.revise(n, d)
				}
			}
			r, err := p.Critique(ctx, req)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Rounds) != c.rounds || r.Passed != c.passed || r.Final != r.Rounds[len(r.Rounds)-1].Draft || (len(r.Critical) == 0) != c.passed {
				t.Errorf("%d rounds, passed %v: %+v", len(r.Rounds), r.Passed, r)
			}
		})
	}
}

// BenchmarkCritique judges statements about this program: the time of one is that of the whole by their number.
func BenchmarkCritique(b *testing.B) {
	root := b.TempDir()
	if err := copied(root, "../.."); err != nil {
		b.Fatal(err)
	}
	p, err := engine.Open(ctx, engine.Options{Root: root, DataDir: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(ctx, engine.SyncRequest{}); err != nil {
		b.Fatal(err)
	}
	for _, n := range []int{1, 100, 10_000} {
		draft := statedAbout(b, root, max(n, 2))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.SetBytes(int64(len(draft)))
			for b.Loop() {
				if _, err := p.Critique(ctx, engine.CritiqueRequest{Draft: draft}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(max(n, 2)), "µs/claim")
		})
	}
}
