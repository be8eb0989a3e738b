package impact

import (
	"cmp"
	"math"
	"path"
	"slices"
	"strings"
	"unicode"
)

const (
	likelyShare = 4 // of all known tests one in so many is likely at most
	likelyLeast = 3 // but so many can be
)

// likely is how many of some ranked tests are listed when nobody asks for all: those that changed, and the first quarter of what is known.
func likely(tests []Test, known int) int {
	n := min(len(tests), max((known+likelyShare-1)/likelyShare, likelyLeast))
	for n < len(tests) && tests[n].Why == "changed" {
		n++
	}
	return n
}

// rank sorts tests by how far they are from what changed: in steps, of which a test is spared up to two for words that it or its file shares with the
// names of what changed, the rarer the word the more, and pays two for a way that is not certain. Who wrote a test for something says so in its name.
// Of those that are as far, one of each class or file comes in turn, the longest first: tests that were written together tend to notice the same, and
// one that does more notices more.
func (t *testSearch) rank(tests []Test) {
	wanted := map[string]bool{}
	for i := range t.resp.Changed {
		c := &t.resp.Changed[i]
		for _, w := range nameWords(c.Name + " " + stem(c.Path)) {
			wanted[w] = true
		}
	}
	away := map[string]float64{}
	for i := range tests {
		x := &tests[i]
		shared := 0.0
		for _, w := range x.words() {
			if wanted[w] {
				shared += t.rarity(w)
			}
		}
		away[x.key()] = float64(x.Depth) - min(shared, 2)
		if x.Confidence <= possible {
			away[x.key()] += 2
		}
	}
	steps := func(x *Test) int { return int(math.Floor(away[x.key()])) }
	slices.SortFunc(tests, func(a, b Test) int {
		return cmp.Or(cmp.Compare(steps(&a), steps(&b)), cmp.Compare(away[a.key()], away[b.key()]), cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(b.lines, a.lines),
			cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.key(), b.key()))
	})
	type place struct {
		steps int
		group string
	}
	turns, turn := map[place]int{}, map[string]int{}
	for i := range tests {
		p := place{steps(&tests[i]), tests[i].group()}
		turn[tests[i].key()] = turns[p]
		turns[p]++
	}
	slices.SortStableFunc(tests, func(a, b Test) int {
		return cmp.Or(cmp.Compare(steps(&a), steps(&b)), cmp.Compare(turn[a.key()], turn[b.key()]))
	})
}

// key is what one run of a runner takes.
func (x *Test) key() string { return x.Runner + "\x00" + x.Target + "\x00" + x.Name }

// group is the class or file that a test is in.
func (x *Test) group() string {
	if x.Runner == "pytest" || x.Runner == "junit" {
		if i := strings.LastIndexAny(x.Name, ":#"); i > 0 {
			return x.Name[:i]
		}
	}
	return x.Path
}

// words are those of a test's name and of its file's, each once, in one order.
func (x *Test) words() []string {
	out := nameWords(x.Name[strings.LastIndexAny(x.Name, "/")+1:] + " " + stem(x.Path))
	slices.Sort(out)
	return slices.Compact(out)
}

// rarity is how much it says that a test has a word: 1 for a word of one test, 0 for one of all.
func (t *testSearch) rarity(word string) float64 {
	if t.known < 2 {
		return 1
	}
	return 1 - math.Log(float64(max(t.withWord[word], 1)))/math.Log(float64(t.known))
}

// stem is the name of a file without what says its kind.
func stem(file string) string {
	name, _, _ := strings.Cut(path.Base(file), ".")
	return name
}

// nameWords are the words of names, in lower case, but for those that only say that it is a test.
func nameWords(text string) (out []string) {
	var word []rune
	end := func() {
		if w := strings.ToLower(string(word)); len(w) > 2 && w != "test" && w != "tests" && w != "spec" {
			out = append(out, w)
		}
		word = word[:0]
	}
	lower := false
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r):
			end()
			lower = false
			continue
		case unicode.IsUpper(r) && lower:
			end()
		}
		lower = unicode.IsLower(r)
		word = append(word, r)
	}
	end()
	return out
}
