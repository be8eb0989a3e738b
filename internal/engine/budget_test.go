package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

func TestBudgetIsKept(t *testing.T) {
	effort.Unraced(t)
	p := courier(t).indexed(engine.Options{})
	for _, task := range tasks(t) {
		for _, budget := range []int{100, 500, 4000} {
			for _, format := range []string{"markdown", "xml", "plain", "sections"} {
				resp := assembled(t, p, prompt.Request{Query: task.query, MaxTokens: budget, Format: format})
				what := fmt.Sprintf("%q, %s, %d tokens", task.query, format, budget)
				counted := token.Estimate(resp.Context)
				if resp.TotalTokens > budget || counted > resp.TotalTokens || resp.OverBudget {
					t.Errorf("%s: %d in total, %d counted", what, resp.TotalTokens, counted)
				}
				if resp.RemainingTokens != budget-resp.TotalTokens || resp.Metadata.BudgetTotal != budget || resp.Metadata.BudgetUsed != resp.TotalTokens {
					t.Errorf("%s: %d remain of %d, %+v", what, resp.RemainingTokens, resp.TotalTokens, resp.Metadata)
				}
				if len(resp.Slices) == 0 {
					t.Errorf("%s: nothing in it", what)
				}
				shown := slices.DeleteFunc(slices.Clone(resp.Slices), func(s ctxsys.Slice) bool { return s.Type == ctxsys.SliceRelated })
				if len(resp.Sources) != len(shown) {
					t.Errorf("%s: %d sources of %d slices", what, len(resp.Sources), len(resp.Slices))
				}
			}
		}
	}
}

// A symbol that is too long is cut to whole lines around what was asked for, and says so. Of one that is
// too long for any budget the piece that was found is all that is offered.
func TestLongSymbolIsCut(t *testing.T) {
	for _, c := range []struct {
		lines     int
		truncated bool
	}{{250, true}, {900, false}} {
		text := longFunction(c.lines)
		p := newTree(t, map[string]string{"settle.py": text}).indexed(engine.Options{})
		resp := assembled(t, p, prompt.Request{Query: "reconcile pigeon escrow", MaxTokens: 500})
		if len(resp.Slices) != 1 || !strings.Contains(resp.Context, "reconcile_pigeon_escrow") || resp.TotalTokens > 500 {
			t.Fatalf("%d lines: %d tokens of\n%s", c.lines, resp.TotalTokens, resp.Context)
		}
		s := resp.Slices[0]
		if resp.Truncated != c.truncated || (s.Form == ctxsys.FormTruncated) != c.truncated || (s.OmittedLines > 0) != c.truncated {
			t.Errorf("%d lines: truncated %v, form %s, %d lines left out", c.lines, resp.Truncated, s.Form, s.OmittedLines)
		}
		if strings.Contains(resp.Context, "truncated") != c.truncated {
			t.Errorf("%d lines: the context does not tell right whether it is cut:\n%s", c.lines, resp.Context)
		}
		if want := strings.Join(strings.Split(text, "\n")[s.StartLine-1:s.EndLine], "\n"); strings.TrimRight(strings.TrimPrefix(s.Content, "def settle(ledger)\n…\n"), "\n") != want {
			t.Errorf("%d lines: lines %d to %d are not what is shown:\n%s", c.lines, s.StartLine, s.EndLine, s.Content)
		}
	}
}

// A result is a piece of a file, never a whole long one.
func TestResultsAreShort(t *testing.T) {
	p := newTree(t, map[string]string{"settle.py": longFunction(900)}).indexed(engine.Options{})
	for _, h := range searched(t, p, search.Request{Query: "settle ledger entry", Limit: 50}).Results {
		if h.Tokens > 1000 || len(h.Snippet) > 1000 {
			t.Errorf("a result of %d tokens, lines %d to %d", h.Tokens, h.StartLine, h.EndLine)
		}
	}
}

// longFunction has the call that is asked for in its middle.
func longFunction(lines int) string {
	var b strings.Builder
	b.WriteString("def settle(ledger):\n    \"\"\"Settle the ledger.\"\"\"\n")
	for i := range lines {
		if i == lines/2 {
			b.WriteString("    reconcile_pigeon_escrow(ledger)\n")
		}
		fmt.Fprintf(&b, "    ledger.entry_%d = ledger.total(%d) + ledger.fee(%d)\n", i, i, i)
	}
	return b.String()
}

// A question that nothing answers is answered with nothing, and no confidence in it.
func TestNothingFound(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	for _, query := range []string{"zxqvw", "qwrtp zzyxv kkjhg", "ZxqvwFactory", "", "   ", "???", "\x00\xff", "日本語の質問"} {
		resp := searched(t, p, search.Request{Query: query})
		if resp.Results == nil || len(resp.Results) != 0 || len(resp.Nearest) != 0 || resp.Confidence != 0 {
			t.Errorf("%q: confidence %v, %+v", query, resp.Confidence, resp.Results)
		}
		c := assembled(t, p, prompt.Request{Query: query, MaxTokens: 900})
		if c.Context != "" || c.TotalTokens != 0 || c.RemainingTokens != 900 || c.Confidence != 0 || c.Slices == nil || len(c.Slices) != 0 {
			t.Errorf("%q: %+v", query, c)
		}
	}
}

func TestFloor(t *testing.T) {
	w := courier(t)
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	at := func(floor float64) *searcher.Response {
		p := w.open(engine.Options{DataDir: data, ReadOnly: true, Retrieval: engine.RetrievalOptions{Options: search.Options{Floor: floor}}})
		defer p.Close()
		return searched(t, p, search.Request{Query: "reading of orders from csv exports", Limit: 100})
	}
	all, usual, high := at(-1), at(0), at(0.6)
	if !(len(all.Results) > len(usual.Results) && len(usual.Results) > len(high.Results) && len(high.Results) > 0) {
		t.Errorf("%d, %d and %d results", len(all.Results), len(usual.Results), len(high.Results))
	}
	for _, h := range high.Results {
		if h.Score < 0.6*high.Confidence {
			t.Errorf("%s scores %v", h.ID, h.Score)
		}
	}
	if last := usual.Results[len(usual.Results)-1]; last.Score < 0.1*usual.Confidence {
		t.Errorf("%s scores %v", last.ID, last.Score)
	}
	none := at(1.5)
	if len(none.Results) != 0 || none.Confidence != 0 || len(none.Nearest) != 5 {
		t.Errorf("confidence %v, %+v, nearest %+v", none.Confidence, none.Results, none.Nearest)
	}
	for i, h := range none.Nearest {
		if h.ID != all.Results[i].ID || h.Rank != i+1 || h.Score != all.Results[i].Score {
			t.Errorf("number %d of what is nearest is %+v, want %s", i+1, h, all.Results[i].ID)
		}
	}
	if len(usual.Nearest) > 0 {
		t.Errorf("results, and nearest besides: %+v", usual.Nearest)
	}
}

// A question of several parts that nothing answers has what is nearest to any of them, once each.
func TestNearestOfParts(t *testing.T) {
	p := courier(t).indexed(engine.Options{Retrieval: engine.RetrievalOptions{Options: search.Options{Floor: 1.5, Split: true}}})
	resp := searched(t, p, search.Request{Query: "reading of orders from csv exports? where is a telegram forwarded?"})
	if len(resp.Notes) != 1 || len(resp.Results) != 0 || len(resp.Nearest) != 5 {
		t.Fatalf("%v, %d results, %d nearest", resp.Notes, len(resp.Results), len(resp.Nearest))
	}
	seen := map[string]bool{}
	for i, h := range resp.Nearest {
		place := fmt.Sprintf("%s:%d", h.Path, h.StartLine)
		if seen[place] || i > 0 && h.Score > resp.Nearest[i-1].Score {
			t.Errorf("number %d of what is nearest: %s, %v", i+1, place, h.Score)
		}
		seen[place] = true
	}
}

func TestScoresAndRanks(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	for _, task := range tasks(t) {
		resp := searched(t, p, search.Request{Query: task.query, Limit: 100})
		last := 1.0
		for i, h := range resp.Results {
			if h.Rank != i+1 || h.Score < 0 || h.Score > last {
				t.Errorf("%q: number %d has rank %d and scores %v after %v", task.query, i+1, h.Rank, h.Score, last)
			}
			last = h.Score
			if len(h.Why) == 0 {
				t.Errorf("%q: %s has no reasons", task.query, h.ID)
			}
		}
		if resp.Confidence <= 0 || resp.Confidence > 1 {
			t.Errorf("%q: confidence %v", task.query, resp.Confidence)
		}
	}
}
