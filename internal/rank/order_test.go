package rank_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
)

// lower splits at what joins names and lowers: a stemmer that leaves nothing to guess.
func lower(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ._-/", r) })
}

// adjusted is the weights with a change of both kinds.
func adjusted(change func(*rank.Params)) rank.Weights {
	w := rank.Defaults()
	change(&w.Sentence)
	change(&w.Symbol)
	return w
}

func asks(words string) rank.Question {
	return rank.Question{Words: strings.Fields(words), Stem: lower}
}

// plain is a piece of code that nothing but its base score speaks for.
func plain(doc int64, path string) rank.Candidate {
	return rank.Candidate{
		Doc: doc, File: doc, Entity: doc << 20, Path: path, Type: ctxsys.TypeFunction, Name: "f", Qualified: "f",
		Code: true, StartLine: 1, Base: 0.01, Text: 5, Matched: 0.5,
	}
}

func with(c rank.Candidate, change func(*rank.Candidate)) rank.Candidate {
	change(&c)
	return c
}

// Each signal alone decides between two pieces that are otherwise equal, and names itself. The other piece
// comes first by its path when nothing decides.
func TestEachSignalAlone(t *testing.T) {
	const up, down = +1, -1
	sentence, name := asks("retry policy backoff"), rank.Question{Words: []string{"policy"}, Symbolic: true, Stem: lower}
	for _, c := range []struct {
		signal string
		way    int
		q      rank.Question
		path   string
		change func(*rank.Candidate)
	}{
		{"definition", up, name, "b.go", func(c *rank.Candidate) { c.Defines, c.Name = 1, "policy" }},
		{"definition", up, sentence, "b.go", func(c *rank.Candidate) { c.Defines = 0.15 }},
		{"file_name", up, sentence, "retry.go", nil},
		{"file_name", up, sentence, "retry/index.ts", nil},
		{"folder", up, sentence, "retry/b.go", nil},
		{"symbol_name", up, sentence, "b.go", func(c *rank.Candidate) { c.Name, c.Qualified = "backoff", "backoff" }},
		{"coverage", up, sentence, "b.go", func(c *rank.Candidate) { c.Matched = 1 }},
		{"used", up, sentence, "b.go", func(c *rank.Candidate) { c.UsedBy = 12 }},
		{"test", down, sentence, "b.go", func(c *rank.Candidate) { c.Test = true }},
		{"generated", down, sentence, "b.go", func(c *rank.Candidate) { c.Generated = true }},
		{"vendored", down, sentence, "b.go", func(c *rank.Candidate) { c.Vendored = true }},
		{"no_code", down, sentence, "b.md", func(c *rank.Candidate) { c.Code = false }},
		{"example", down, sentence, "examples/b.go", nil},
		{"typings", down, sentence, "b.d.ts", nil},
		{"barrel", down, sentence, "b/__init__.py", func(c *rank.Candidate) { c.Type = ctxsys.TypeFile }},
	} {
		t.Run(c.signal+" "+c.path, func(t *testing.T) {
			other := plain(1, "m.go")
			subject := plain(2, c.path)
			if c.change != nil {
				c.change(&subject)
			}
			if c.way == up {
				other.Path = "a.go" // first but for the signal
			} else {
				other.Path = "z/z.go" // last but for the signal
			}
			got := rank.Order(c.q, []rank.Candidate{other, subject}, rank.Defaults())
			at := slices.IndexFunc(got, func(r rank.Result) bool { return r.Doc == 2 })
			if want := map[int]int{up: 0, down: 1}[c.way]; at != want {
				t.Errorf("it is number %d, not %d: %+v", at+1, want+1, got)
			}
			gain := signal(got[at], c.signal)
			if gain*float64(c.way) <= 0 {
				t.Errorf("the signal says %v: %v", gain, got[at].Why)
			}
			if other := signal(got[1-at], c.signal); math.Abs(other) >= math.Abs(gain) {
				t.Errorf("the other one has %v of the signal as well", other)
			}
		})
	}
}

// signal returns what a signal gave a result, 0 when it is not mentioned.
func signal(r rank.Result, name string) float64 {
	r.Explain()
	for _, w := range r.Why {
		if w.Signal == name {
			return w.Gain
		}
	}
	return 0
}

// A question can ask for what is otherwise rarely meant.
func TestPenaltiesAreLiftedOnRequest(t *testing.T) {
	for _, c := range []struct {
		signal string
		lift   func(*rank.Question)
		change func(*rank.Candidate)
	}{
		{"test", func(q *rank.Question) { q.Tests = true }, func(c *rank.Candidate) { c.Test = true }},
		{"example", func(q *rank.Question) { q.Tests = true }, func(c *rank.Candidate) { c.Path = "examples/a.go" }},
		{"no_code", func(q *rank.Question) { q.Docs = true }, func(c *rank.Candidate) { c.Code = false }},
	} {
		q := asks("retry")
		cs := []rank.Candidate{with(plain(1, "a.go"), c.change)}
		if signal(rank.Order(q, cs, rank.Defaults())[0], c.signal) >= 0 {
			t.Errorf("%s: no penalty", c.signal)
		}
		c.lift(&q)
		if got := signal(rank.Order(q, cs, rank.Defaults())[0], c.signal); got != 0 {
			t.Errorf("%s: penalty %v although it was asked for", c.signal, got)
		}
	}
}

// A name states no words that files and folders could be compared with.
func TestSymbolicIgnoresPaths(t *testing.T) {
	q := asks("retry")
	q.Symbolic = true
	got := rank.Order(q, []rank.Candidate{plain(1, "retry/retry.go")}, rank.Defaults())[0]
	for _, s := range []string{"file_name", "folder", "symbol_name"} {
		if g := signal(got, s); g != 0 {
			t.Errorf("%s gave %v", s, g)
		}
	}
}

// A file called like the symbol it defines is the better definition of two.
func TestDefinitionInFileOfItsName(t *testing.T) {
	q := rank.Question{Words: []string{"policy"}, Symbolic: true, Stem: lower}
	defines := func(c *rank.Candidate) { c.Defines, c.Name = 1, "policy" }
	got := rank.Order(q, []rank.Candidate{with(plain(1, "a.go"), defines), with(plain(2, "policy.go"), defines)}, rank.Defaults())
	if got[0].Path != "policy.go" {
		t.Errorf("first is %s", got[0].Path)
	}
}

// Rare words of a question weigh more in names than frequent ones.
func TestRarityOfWords(t *testing.T) {
	q := asks("handler webhook")
	q.Rarity = []float64{0.5, 6}
	got := rank.Order(q, []rank.Candidate{plain(1, "handler.go"), plain(2, "webhook.go")}, rank.Defaults())
	if got[0].Path != "webhook.go" {
		t.Errorf("first is %s", got[0].Path)
	}
	q.Rarity = []float64{6, 0.5}
	got = rank.Order(q, []rank.Candidate{plain(1, "handler.go"), plain(2, "webhook.go")}, rank.Defaults())
	if got[0].Path != "handler.go" {
		t.Errorf("with the other word rare, first is %s", got[0].Path)
	}
}

// What a message is about names the file, more than its details do.
func TestDetailsOfMessages(t *testing.T) {
	q := asks("handler webhook")
	cs := []rank.Candidate{plain(1, "handler.go"), plain(2, "webhook.go")}
	first := func() string { return rank.Order(q, cs, rank.Defaults())[0].Path }
	if q.Head = 1; first() != "handler.go" {
		t.Errorf("a detail is first: %s", first())
	}
	q.Words = []string{"webhook", "handler"}
	if first() != "webhook.go" {
		t.Errorf("a detail is first: %s", first())
	}
}

// A file that keeps matching lifts its best piece over a single match elsewhere.
func TestCoherence(t *testing.T) {
	alone := plain(1, "a.go")
	together := make([]rank.Candidate, 3)
	for i := range together {
		together[i] = with(plain(int64(10+i), "m.go"), func(c *rank.Candidate) { c.File, c.StartLine = 10, 1+20*i })
	}
	got := rank.Order(asks("x"), append([]rank.Candidate{alone}, together...), rank.Defaults())
	if got[0].Path != "m.go" || signal(got[0], "coherence") <= signal(got[1], "coherence") {
		t.Errorf("first is %s with %v, then %s with %v", got[0].Path, got[0].Why, got[1].Path, got[1].Why)
	}
	got = rank.Order(asks("x"), append([]rank.Candidate{alone}, together...), adjusted(func(p *rank.Params) { p.Coherence = 0 }))
	if got[0].Path != "a.go" {
		t.Errorf("without the signal, first is %s", got[0].Path)
	}
}

// The pieces of one file after its first count for less, each for less than the one before, so that other
// files come between.
func TestSaturation(t *testing.T) {
	var cs []rank.Candidate
	for i := range 4 {
		cs = append(cs, with(plain(int64(1+i), "a.go"), func(c *rank.Candidate) { c.File, c.StartLine, c.Text = 1, 1+20*i, 6 }))
	}
	cs = append(cs, plain(9, "b.go"))
	got := rank.Order(asks("x"), cs, rank.Defaults())
	if got[0].Path != "a.go" || got[1].Path != "b.go" {
		t.Errorf("%s and %s come first", got[0].Path, got[1].Path)
	}
	last := math.Inf(1)
	for _, r := range got {
		if r.Path == "a.go" {
			if r.Score >= last {
				t.Errorf("piece at line %d scores %v after %v", r.StartLine, r.Score, last)
			}
			last = r.Score
		}
	}
	if signal(got[0], "saturation") != 0 || signal(got[2], "saturation") >= 0 {
		t.Errorf("saturation of the first %v, of the third %v", signal(got[0], "saturation"), signal(got[2], "saturation"))
	}
}

// Of a symbol only the best piece is a result; a file or document may come with several, since its pieces
// have nothing else in common.
func TestOnePieceOfAnEntity(t *testing.T) {
	for _, c := range []struct {
		typ  ctxsys.EntityType
		want []int64
	}{
		{ctxsys.TypeFunction, []int64{2}},
		{ctxsys.TypeClass, []int64{2}},
		{ctxsys.TypeFile, []int64{2, 1}},
		{ctxsys.TypeDocument, []int64{2, 1}},
	} {
		one := with(plain(1, "a.go"), func(c1 *rank.Candidate) { c1.Type = c.typ })
		two := with(one, func(c *rank.Candidate) { c.Doc, c.StartLine, c.Text = 2, 40, 9 })
		var docs []int64
		for _, r := range rank.Order(asks("x"), []rank.Candidate{one, two}, rank.Defaults()) {
			docs = append(docs, r.Doc)
		}
		if !slices.Equal(docs, c.want) {
			t.Errorf("%s: pieces %v, want %v", c.typ, docs, c.want)
		}
	}
}

// The best score is how much of the query the best answers have in common with it.
func TestTopScore(t *testing.T) {
	for _, c := range []struct {
		name    string
		matched []float64
		defines float64
		want    float64
	}{
		{"all", []float64{1}, 0, 1},
		{"a part", []float64{0.4}, 0, 0.4},
		{"of the three best", []float64{0.2, 0.1, 0.6, 0.9}, 0, 0.6},
		{"a definition", []float64{0.2}, 1, 1},
		{"nothing", []float64{0}, 0, 0},
	} {
		var cs []rank.Candidate
		for i, m := range c.matched {
			cs = append(cs, with(plain(int64(1+i), string(rune('a'+i))+".go"), func(x *rank.Candidate) { x.Matched, x.Defines, x.Text = m, c.defines, 10-2*float64(i) }))
		}
		if got := rank.Order(asks("x"), cs, adjusted(func(p *rank.Params) { p.Coverage = 0 }))[0].Score; !near(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestOrderOfNothing(t *testing.T) {
	if got := rank.Order(asks("x"), nil, rank.Defaults()); len(got) != 0 {
		t.Errorf("%v", got)
	}
	zero := rank.Candidate{Doc: 1, File: 1, Path: "a.go", Code: true, Type: ctxsys.TypeFunction}
	got := rank.Order(rank.Question{Stem: lower}, []rank.Candidate{zero}, rank.Defaults())
	if len(got) != 1 || got[0].Score != 0 {
		t.Errorf("a piece that nothing speaks for: %+v", got)
	}
}

// someCandidates makes pieces of a few files with every kind of trait, ties included.
func someCandidates(r *rand.Rand) []rank.Candidate {
	names := []string{"retry", "policy", "backoff", "cache", "main", "index", "store"}
	paths := []string{"retry.go", "retry/policy.go", "cache/index.ts", "cache/__init__.py", "examples/retry.py", "types/store.d.ts", "docs/retry.md", "retry_test.go"}
	var cs []rank.Candidate
	for i := range 1 + r.IntN(40) {
		file := r.IntN(len(paths))
		name := names[r.IntN(len(names))]
		c := rank.Candidate{
			Doc: int64(1 + i), File: int64(1 + file), Path: paths[file], Name: name, Qualified: name, Type: ctxsys.TypeFunction,
			Code: file != 6, Test: file == 7, Generated: file == 3, StartLine: 1 + r.IntN(5)*20, Entity: int64(1+file)<<20 + int64(r.IntN(8)),
			UsedBy: file * 3, Links: []rank.Link{{File: int64(1 + (file+1)%len(paths)), Share: 0.7}, {File: int64(1 + file/2), Share: 0.3}}, Base: float64(r.IntN(4)) / 61, Text: float64(r.IntN(5)), Matched: float64(r.IntN(4)) / 3,
		}
		if r.IntN(9) == 0 {
			c.Defines = 0.8
		}
		if r.IntN(6) == 0 {
			c.Type = ctxsys.TypeFile
		}
		cs = append(cs, c)
	}
	return cs
}

func eachRandom(t *testing.T, f func(t *testing.T, q rank.Question, cs []rank.Candidate, r *rand.Rand)) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		q := asks("retry policy backoff")
		q.Symbolic = seed%3 == 0
		f(t, q, someCandidates(r), r)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// The order and every bit of the scores depend on the candidates, not on how they were listed.
func TestOrderOfInputDoesNotMatter(t *testing.T) {
	eachRandom(t, func(t *testing.T, q rank.Question, cs []rank.Candidate, r *rand.Rand) {
		want := rank.Order(q, slices.Clone(cs), rank.Defaults())
		r.Shuffle(len(cs), func(i, j int) { cs[i], cs[j] = cs[j], cs[i] })
		got := rank.Order(q, cs, rank.Defaults())
		for i := range want {
			got[i].Explain()
			want[i].Explain()
			if !reflect.DeepEqual(got[i], want[i]) {
				t.Errorf("in another order number %d is\n%+v, not\n%+v", i+1, got[i], want[i])
				return
			}
		}
	})
}

func TestScoresDescendWithinBounds(t *testing.T) {
	eachRandom(t, func(t *testing.T, q rank.Question, cs []rank.Candidate, r *rand.Rand) {
		last := 1.0
		for _, res := range rank.Order(q, cs, rank.Defaults()) {
			if !(res.Score >= 0 && res.Score <= last) {
				t.Errorf("score %v after %v", res.Score, last)
			}
			last = res.Score
		}
	})
}

// The reasons of a result account for its score: its share of the best base and text scores and the gains
// of all signals are in one proportion to the final scores of an answer, unless some of it defines the name
// that was asked for: see TestDefinitionsStandApart.
func TestGainsSumUp(t *testing.T) {
	const rounding = 6e-4 // a dozen gains of four digits
	eachRandom(t, func(t *testing.T, q rank.Question, cs []rank.Candidate, r *rand.Rand) {
		raw := func(res rank.Result) float64 {
			sum := 0.0
			res.Explain()
			for _, w := range res.Why {
				sum += w.Gain
			}
			return sum
		}
		got := rank.Order(q, cs, rank.Defaults())
		if got[0].Score == 0 {
			return
		}
		if slices.ContainsFunc(got, func(res rank.Result) bool { return res.Defines > 0 }) {
			return
		}
		for _, res := range got {
			want := res.Score / got[0].Score * raw(got[0])
			if math.Abs(raw(res)-want) > rounding {
				t.Errorf("document %d: its reasons sum up to %v, its score says %v: %v", res.Doc, raw(res), want, res.Why)
			}
		}
	})
}

// What does not define the name keeps a relevance of its own next to what does.
func TestDefinitionsStandApart(t *testing.T) {
	q := asks("Retry")
	q.Symbolic = true
	got := rank.Order(q, []rank.Candidate{
		{Doc: 1, File: 1, Path: "a/retry.go", Name: "Retry", Qualified: "Retry", Type: "function", Code: true, Base: 0.016, Text: 3, Matched: 1, Defines: 1, Entity: 1},
		{Doc: 2, File: 2, Path: "a/use.go", Name: "Use", Qualified: "Use", Type: "function", Code: true, Base: 0.015, Text: 2, Matched: 1, Entity: 2},
		{Doc: 3, File: 3, Path: "a/far.go", Name: "Far", Qualified: "Far", Type: "function", Code: true, Base: 0.008, Text: 0.5, Matched: 1, Entity: 3},
	}, rank.Defaults())
	if len(got) != 3 || got[0].Doc != 1 || got[0].Score != 1 || got[1].Score != 0.6 || !(got[2].Score < 0.6 && got[2].Score > 0) {
		t.Errorf("%+v", got)
	}
}

func BenchmarkOrder(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	var cs []rank.Candidate
	for len(cs) < 100 {
		cs = append(cs, someCandidates(r)...)
	}
	q := asks("retry policy backoff")
	for b.Loop() {
		rank.Order(q, slices.Clone(cs[:100]), rank.Defaults())
	}
}
