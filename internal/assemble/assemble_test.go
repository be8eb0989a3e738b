package assemble_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// size makes the arithmetic of the tables plain: a slice costs ten tokens for every line it shows.
func size(s ctxsys.Slice) int {
	if s.Content == "" {
		return 0
	}
	return 10 * len(strings.SplitAfter(strings.TrimSuffix(s.Content, "\n"), "\n"))
}

// code is a symbol at lines from to to of path, each line holding its number.
func code(id string, score float64, path string, from, to int) assemble.Candidate {
	var b strings.Builder
	for n := from; n <= to; n++ {
		fmt.Fprintf(&b, "line %d\n", n)
	}
	return assemble.Candidate{Slice: ctxsys.Slice{
		ID: id, EntityID: id, Type: ctxsys.SliceSearch, Priority: 7, Prunable: true, Score: score,
		Path: path, StartLine: from, EndLine: to, Content: b.String(),
	}}
}

func with(c assemble.Candidate, change func(*assemble.Candidate)) assemble.Candidate {
	change(&c)
	return c
}

func must(id string, priority, lines int) assemble.Candidate {
	return assemble.Candidate{Slice: ctxsys.Slice{ID: id, Type: ctxsys.SliceSystem, Priority: priority,
		Content: strings.Repeat("said\n", lines)}}
}

func said(id string, priority int, recency int64, lines int) assemble.Candidate {
	return assemble.Candidate{Slice: ctxsys.Slice{ID: id, Type: ctxsys.SliceConversation, Priority: priority,
		Prunable: true, Recency: recency, Content: strings.Repeat("said\n", lines)}}
}

func outlined(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Outline = "signature" })
}

func focused(c assemble.Candidate, line int) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Focus = []int{line} })
}

func file(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Type, c.Priority = ctxsys.SliceFile, 3 })
}

func missing(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Missing = true })
}

func unlikely(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Unlikely = true })
}

func brief(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Brief = true })
}

func wanted(c assemble.Candidate) assemble.Candidate {
	return with(c, func(c *assemble.Candidate) { c.Wanted = true })
}

// tell writes a result on one line: what is in with its lines and form, then what is out and why.
func tell(r assemble.Result) string {
	var parts []string
	for _, s := range r.Slices {
		part := s.ID
		if s.StartLine > 0 {
			part += fmt.Sprintf(":%d-%d", s.StartLine, s.EndLine)
		}
		if s.Form != ctxsys.FormFull {
			part += ":" + string(s.Form)
		}
		parts = append(parts, part)
	}
	parts = append(parts, "|")
	for _, p := range r.Pruned {
		parts = append(parts, p.ID+":"+string(p.Reason))
	}
	return strings.TrimSpace(strings.Join(parts, " "))
}

type list = []assemble.Candidate

func TestAssemble(t *testing.T) {
	for _, tt := range []struct {
		name   string
		budget int
		in     list
		want   string
	}{
		{"nothing", 100, nil, "|"},
		{"best first", 100, list{code("a", 1, "a", 1, 2), code("b", 3, "b", 1, 2), code("c", 2, "c", 1, 2)}, "b:1-2 c:1-2 a:1-2 |"},
		{"priority before score", 100, list{code("a", 9, "a", 1, 2), file(code("b", 0, "b", 1, 2))}, "b:1-2 a:1-2 |"},
		{"then recency", 100, list{said("old", 5, 1, 1), said("new", 5, 2, 1)}, "new old |"},
		{"then id", 100, list{said("b", 5, 1, 1), said("a", 5, 1, 1)}, "a b |"},
		{"goes on with smaller ones", 50, list{said("a", 5, 9, 3), said("b", 5, 8, 4), said("c", 5, 7, 2)}, "a c | b:budget"},
		{"what was said is not cut", 50, list{said("a", 5, 9, 6)}, "| a:too_large"},
		{"must go in", 50, list{must("s", 1, 3), code("a", 1, "a", 1, 2)}, "s a:1-2 |"},
		{"must go in although too much", 50, list{code("a", 1, "a", 1, 1), must("s", 1, 3), must("u", 2, 4)}, "s u | a:budget"},
		{"alone it may have all", 100, list{code("a", 1, "a", 1, 10)}, "a:1-10 |"},
		{"alone it is cut to all", 100, list{code("a", 1, "a", 1, 50)}, "a:1-10:truncated |"},
		{"a share of the room", 200, list{code("a", 2, "a", 1, 99), code("b", 1, "b", 1, 10)}, "a:1-10:truncated b:1-10 |"},
		{"grows into what is left", 200, list{code("a", 2, "a", 1, 99), code("b", 1, "b", 1, 5)}, "a:1-15:truncated b:1-5 |"},
		{"grows whole again", 200, list{code("a", 2, "a", 1, 12), code("b", 1, "b", 1, 5)}, "a:1-12 b:1-5 |"},
		{"a level does not wait for the next", 200, list{file(code("a", 2, "a", 1, 20)), code("b", 9, "b", 1, 5)}, "a:1-20 | b:budget"},
		{"around its focus", 100, list{focused(code("a", 1, "a", 1, 99), 50)}, "a:48-57:truncated |"},
		{"at the top when that shows the focus", 100, list{focused(code("a", 1, "a", 1, 99), 9)}, "a:1-10:truncated |"},
		{"at the end", 100, list{focused(code("a", 1, "a", 1, 99), 99)}, "a:90-99:truncated |"},
		{"a focus outside", 100, list{focused(code("a", 1, "a", 1, 99), 500)}, "a:90-99:truncated |"},
		{"no room for a piece", 40, list{outlined(code("a", 1, "a", 1, 99))}, "a:1-99:signature |"},
		{"a piece, then its method", 100, list{code("x", 9, "x", 1, 5), outlined(code("C", 8, "a", 1, 99)), code("m", 7, "a", 5, 6)}, "x:1-5 C:1-5:truncated | m:duplicate"},
		{"a signature, then its method", 90, list{code("x", 9, "x", 1, 4), outlined(code("C", 8, "a", 1, 99)), code("m", 7, "a", 5, 6)}, "x:1-4 C:1-99:signature m:5-6 |"},
		{"not even a signature", 5, list{outlined(code("a", 1, "a", 1, 99))}, "| a:too_large"},
		{"others came first", 70, list{code("x", 9, "x", 1, 3), code("y", 8, "y", 1, 4), code("a", 7, "a", 1, 3)}, "x:1-3 y:1-4 | a:budget"},
		{"the same twice", 100, list{code("a", 1, "a", 1, 2), code("a", 2, "a", 1, 2)}, "a:1-2 | a:duplicate"},
		{"a method of a class that is in", 200, list{code("C", 2, "a", 1, 9), code("C.m", 1, "a", 3, 5)}, "C:1-9 | C.m:duplicate"},
		{"overlapping, the better stays", 200, list{code("a", 1, "a", 1, 9), code("b", 2, "a", 9, 12)}, "b:9-12 | a:duplicate"},
		{"touching is not overlapping", 200, list{code("a", 1, "a", 1, 8), code("b", 2, "a", 9, 12)}, "b:9-12 a:1-8 |"},
		{"same lines, other file", 200, list{code("a", 1, "a", 1, 8), code("b", 2, "b", 1, 8)}, "b:1-8 a:1-8 |"},
		{"a method beyond the cut", 200, list{code("C", 2, "a", 1, 99), code("C.m", 1, "a", 50, 59)}, "C:1-10:truncated C.m:50-59 |"},
		{"a method before the cut", 200, list{code("C", 2, "a", 1, 99), code("C.m", 1, "a", 4, 5)}, "C:1-20:truncated | C.m:duplicate"},
		{"a method across the cut", 200, list{code("C", 2, "a", 1, 99), focused(code("C.m", 1, "a", 5, 14), 12)}, "C:1-10:truncated C.m:11-14:truncated |"},
		{"growing stops at what is shown", 300, list{code("C", 2, "a", 1, 99), code("C.m", 1, "a", 18, 19)}, "C:1-17:truncated C.m:18-19 |"},
		{"a file and a hit in it", 200, list{file(code("f", 0, "a", 1, 9)), code("b", 2, "a", 3, 4)}, "f:1-9 | b:duplicate"},
		{"hardly an answer", 100, list{code("a", 1, "a", 1, 2), unlikely(code("b", 0.9, "b", 1, 2))}, "a:1-2 | b:floor"},
		{"what may answer is brief, and does not grow", 900, list{code("a", 2, "a", 1, 5), brief(code("b", 1, "b", 1, 30))}, "a:1-5 b:1-12:truncated |"},
		{"unless it is short", 900, list{code("a", 2, "a", 1, 5), brief(code("b", 1, "b", 1, 10))}, "a:1-5 b:1-10 |"},
		{"whole before a further one", 600, list{code("a", 2, "a", 1, 40), code("b", 1, "b", 1, 20)}, "a:1-40 b:1-20 |"},
		{"a budget is no target", 9000, list{code("a", 2, "a", 1, 600), code("b", 1, "b", 1, 400)}, "a:1-108:truncated b:1-108:truncated |"},
		{"the best one whole", 9000, list{code("a", 4, "a", 1, 400), code("b", 3, "b", 1, 200), code("c", 2, "c", 1, 200), code("d", 1, "d", 1, 200)}, "a:1-400 b:1-200 c:1-108:truncated d:1-108:truncated |"},
		{"but for what was named", 9000, list{wanted(code("a", 2, "a", 1, 300)), code("b", 1, "b", 1, 20)}, "a:1-300 b:1-20 |"},
		{"missing", 100, list{missing(file(code("a", 1, "a", 1, 2)))}, "| a:missing"},
		{"no budget", 0, list{code("a", 1, "a", 1, 2)}, "| a:too_large"},
		{"negative budget", -5, list{code("a", 1, "a", 1, 2)}, "| a:too_large"},
	} {
		opt := assemble.Options{Budget: tt.budget, Cost: size}
		if got := tell(assemble.Assemble(tt.in, opt)); got != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// Functions that are a small part of the space are whole, as many as fit, and no cut ones are added.
func TestWholeBeforeFurther(t *testing.T) {
	var in list
	for i := range 20 {
		in = append(in, code(fmt.Sprint("f", i), float64(20-i), fmt.Sprint("f", i), 1, 40))
	}
	r := assemble.Assemble(in, assemble.Options{Budget: 4000, Cost: size})
	if len(r.Slices) != 10 || slices.ContainsFunc(r.Slices, func(s ctxsys.Slice) bool { return s.Form != ctxsys.FormFull }) {
		t.Error(tell(r))
	}
}

func TestTotals(t *testing.T) {
	for _, tt := range []struct {
		name                   string
		budget, retrieval      int
		in                     list
		total, remaining, over int
		truncated              bool
	}{
		{"nothing", 100, 0, nil, 0, 100, 0, false},
		{"fits", 100, 0, list{code("a", 1, "a", 1, 2)}, 27, 73, 0, false},
		{"cut", 100, 0, list{code("a", 1, "a", 1, 99)}, 97, 3, 0, true},
		{"left out", 100, 0, list{said("a", 1, 1, 40)}, 0, 100, 0, true},
		{"a duplicate loses nothing", 100, 0, list{code("a", 1, "a", 1, 2), code("b", 1, "a", 1, 2)}, 27, 73, 0, false},
		{"over", 30, 0, list{must("s", 1, 5), code("a", 1, "a", 1, 2)}, 57, 0, 27, true},
		{"search has its own bound", 500, 60, list{must("s", 1, 5), code("a", 1, "a", 1, 99)}, 117, 383, 0, true},
		{"which binds search only", 500, 60, list{must("s", 1, 5), file(code("a", 1, "a", 1, 9))}, 147, 353, 0, false},
	} {
		r := assemble.Assemble(tt.in, assemble.Options{Budget: tt.budget, Retrieval: tt.retrieval, Frame: 7, Cost: size})
		if r.TotalTokens != tt.total || r.RemainingTokens != tt.remaining || r.Truncated != tt.truncated ||
			r.OverBudget != (tt.over > 0) || r.Overshoot != tt.over {
			t.Errorf("%s: %+v", tt.name, r)
		}
	}
}

func TestLongLine(t *testing.T) {
	minified := file(code("a", 1, "a.min.js", 1, 1))
	minified.Content = strings.Repeat("var a=1;", 1000)
	cost := func(s ctxsys.Slice) int { return 5 + token.Estimate(s.Content) }
	r := assemble.Assemble(list{minified}, assemble.Options{Budget: 100, Cost: cost})
	if tell(r) != "a:1-1:truncated |" || r.TotalTokens > 100 || r.TotalTokens < 90 {
		t.Errorf("%s, %d tokens", tell(r), r.TotalTokens)
	}
}

func TestSources(t *testing.T) {
	r := assemble.Assemble(list{must("s", 1, 1), code("a", 0.5, "a.go", 1, 99), file(code("f", 0, "f.go", 1, 3))},
		assemble.Options{Budget: 150, Cost: size})
	want := []ctxsys.Source{
		{EntityID: "f", Path: "f.go", StartLine: 1, EndLine: 3},
		{EntityID: "a", Path: "a.go", StartLine: 1, EndLine: 11, Relevance: 0.5},
	}
	if got := assemble.Sources(r.Slices); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	var locations []string
	for _, s := range r.Slices {
		locations = append(locations, s.Source)
	}
	if got := strings.Join(locations, " "); got != " f.go a.go:1-11" {
		t.Errorf("locations %q", got)
	}
}

// random makes candidates of a few files, so that ranges overlap, with content that renders awkwardly.
func random(rng *rand.Rand) []assemble.Candidate {
	types := []ctxsys.SliceType{ctxsys.SliceSystem, ctxsys.SliceTools, ctxsys.SliceFile, ctxsys.SliceFolder,
		ctxsys.SliceSearch, ctxsys.SliceSearch, ctxsys.SliceSearch, ctxsys.SliceConversation}
	words := []string{"if a < b && c {", "```", "日本語の説明文", "--- file: x ---", "", "\x1b[31mred", "=== y", "\t\treturn nil // ünïcode", strings.Repeat("x", 200)}
	out := make([]assemble.Candidate, rng.IntN(30))
	for i := range out {
		from, n := 1+rng.IntN(60), 1+rng.IntN(80)
		var content []string
		for range n {
			content = append(content, words[rng.IntN(len(words))])
		}
		c := code(fmt.Sprint("id", rng.IntN(40)), rng.Float64(), fmt.Sprint("dir/file", rng.IntN(4), ".go"), from, from+n-1)
		c.Type, c.Name, c.Language = types[rng.IntN(len(types))], "Some.name", "go"
		c.Content = strings.Join(content, "\n")
		c.Priority = 1 + rng.IntN(8)
		c.Prunable = rng.IntN(12) > 0
		c.Missing = rng.IntN(20) == 0
		c.Stale = rng.IntN(5) == 0
		c.Unlikely, c.Brief, c.Wanted = rng.IntN(15) == 0, rng.IntN(4) == 0, rng.IntN(8) == 0
		if rng.IntN(2) == 0 {
			c.Outline = "func name(a int) error\n// what it does"
		}
		if rng.IntN(3) == 0 {
			c.Group = []string{assemble.NotesGroup, assemble.RelatedGroup}[rng.IntN(2)]
		}
		if rng.IntN(2) == 0 {
			c.Focus = []int{from + rng.IntN(n)}
		}
		out[i] = c
	}
	return out
}

// TestBudgetHolds counts the text that is really rendered, for every format.
func TestBudgetHolds(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		candidates := random(rng)
		for _, format := range []render.Format{render.Markdown, render.XML, render.Plain, render.Sections} {
			frame, cost, err := render.Costs(format, token.Estimate)
			if err != nil {
				t.Fatal(err)
			}
			opt := assemble.Options{Budget: rng.IntN(5000), Frame: frame, Cost: cost}
			if rng.IntN(2) == 0 {
				opt.Retrieval = 1 + opt.Budget/2
			}
			if rng.IntN(2) == 0 {
				opt.Groups = assemble.Groups(opt.Budget)
			}
			r := assemble.Assemble(candidates, opt)
			text, err := render.Context(format, r.Slices)
			if err != nil {
				t.Fatal(err)
			}
			check(t, fmt.Sprint("seed ", seed, " ", format), candidates, opt, r, text)
		}
	}
}

func check(t *testing.T, name string, in []assemble.Candidate, opt assemble.Options, r assemble.Result, text string) {
	t.Helper()
	checkGroups(t, name, in, opt, r)
	checkLeftOut(t, name, in, opt, r)
	sum, search := 0, 0
	for _, s := range r.Slices {
		sum += s.TokenCount
		if s.Type == ctxsys.SliceSearch && s.Prunable {
			search += s.TokenCount
		}
	}
	if sum > 0 {
		sum += opt.Frame
	}
	rendered := (utf8.RuneCountInString(text) + 3) / 4
	switch {
	case r.TotalTokens != sum:
		t.Fatalf("%s: total %d, slices sum to %d", name, r.TotalTokens, sum)
	case rendered > r.TotalTokens:
		t.Fatalf("%s: rendered %d tokens, total says %d", name, rendered, r.TotalTokens)
	case !r.OverBudget && r.TotalTokens > opt.Budget:
		t.Fatalf("%s: %d tokens of %d without a word", name, r.TotalTokens, opt.Budget)
	case r.OverBudget && (r.RemainingTokens != 0 || r.Overshoot != r.TotalTokens-opt.Budget):
		t.Fatalf("%s: over budget, %+v", name, r)
	case opt.Retrieval > 0 && search > opt.Retrieval:
		t.Fatalf("%s: %d tokens of search in %d", name, search, opt.Retrieval)
	case len(r.Slices)+len(r.Pruned) != len(in):
		t.Fatalf("%s: %d in, %d out of %d", name, len(r.Slices), len(r.Pruned), len(in))
	}
	for i, s := range r.Slices {
		if r.OverBudget && s.Prunable {
			t.Fatalf("%s: over budget, and %s went in all the same", name, s.ID)
		}
		for _, o := range r.Slices[:i] {
			if s.Form != ctxsys.FormSignature && o.Form != ctxsys.FormSignature && s.Path == o.Path &&
				(s.Prunable || o.Prunable) && s.StartLine <= o.EndLine && o.StartLine <= s.EndLine {
				t.Fatalf("%s: %s and %s overlap", name, o.Source, s.Source)
			}
		}
	}
	for _, p := range r.Pruned {
		if !p.Prunable && p.Reason != ctxsys.PrunedMissing {
			t.Fatalf("%s: %s may not be left out", name, p.ID)
		}
	}
}

// checkGroups says that no group holds more than it may, but for what must go in.
func checkGroups(t *testing.T, name string, in []assemble.Candidate, opt assemble.Options, r assemble.Result) {
	t.Helper()
	groups := map[string]string{}
	for _, c := range in {
		if _, twice := groups[c.ID]; twice || !c.Prunable {
			groups[c.ID] = "" // which of them went in cannot be determined
			continue
		}
		groups[c.ID] = c.Group
	}
	used := map[string]int{}
	for _, s := range r.Slices {
		used[groups[s.ID]] += s.TokenCount
	}
	for group, most := range opt.Groups {
		if used[group] > most {
			t.Fatalf("%s: %d tokens in the group %s of %d", name, used[group], group, most)
		}
	}
}

// checkLeftOut says that what was left out for the budget does not fit into what remained: were there space for its whole or
// its signature, it had been there at its turn as well, since nothing is ever taken out.
func checkLeftOut(t *testing.T, name string, in []assemble.Candidate, opt assemble.Options, r assemble.Result) {
	t.Helper()
	if len(opt.Groups) > 0 || opt.Retrieval > 0 {
		return // those bind before the budget does
	}
	for _, p := range r.Pruned {
		if p.Reason != ctxsys.PrunedBudget && p.Reason != ctxsys.PrunedTooLarge {
			continue
		}
		if p.TokenCount <= r.RemainingTokens {
			t.Fatalf("%s: %s of %d tokens was left out for its size, and %d remain", name, p.ID, p.TokenCount, r.RemainingTokens)
		}
	}
}

func TestDeterministic(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 2))
		candidates := random(rng)
		// Two candidates with the same id are told apart by their order alone.
		slices.SortStableFunc(candidates, func(a, b assemble.Candidate) int { return cmp.Compare(a.ID, b.ID) })
		candidates = slices.CompactFunc(candidates, func(a, b assemble.Candidate) bool { return a.ID == b.ID })
		_, cost, _ := render.Costs(render.Markdown, token.Estimate)
		opt := assemble.Options{Budget: 1500, Cost: cost}
		want := assemble.Assemble(candidates, opt)
		rng.Shuffle(len(candidates), func(i, j int) { candidates[i], candidates[j] = candidates[j], candidates[i] })
		if got := assemble.Assemble(candidates, opt); !reflect.DeepEqual(got, want) {
			t.Fatalf("seed %d: the order of the input changed the result:\n%s\n%s", seed, tell(want), tell(got))
		}
	}
}

func BenchmarkAssemble(b *testing.B) {
	var candidates []assemble.Candidate
	for i := range 50 {
		candidates = append(candidates, outlined(code(fmt.Sprint(i), float64(i), fmt.Sprint("f", i%20), i*100+1, i*100+1+i*2)))
	}
	_, cost, _ := render.Costs(render.Markdown, token.Estimate)
	for b.Loop() {
		assemble.Assemble(candidates, assemble.Options{Budget: 4000, Cost: cost})
	}
}
