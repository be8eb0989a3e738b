package lexical

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// edits is the textbook's distance, all of it.
func edits(a, b string) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		for j := range d[i] {
			switch {
			case i == 0 || j == 0:
				d[i][j] = i + j
				continue
			case a[i-1] == b[j-1]:
				d[i][j] = d[i-1][j-1]
			default:
				d[i][j] = d[i-1][j-1] + 1
			}
			d[i][j] = min(d[i][j], d[i-1][j]+1, d[i][j-1]+1)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(a)][len(b)]
}

// word is made of few letters, so that many words are near one another.
func word(r *rand.Rand, letters string) string {
	b := make([]byte, 1+r.IntN(14))
	for i := range b {
		b[i] = letters[r.IntN(len(letters))]
	}
	return string(b)
}

func TestNearAgainstAll(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		letters := "abcd12_"[:2+r.IntN(5)]
		var v Vocabulary
		docs := map[string]int{}
		for range 200 {
			w := word(r, letters)
			if r.IntN(2) == 0 {
				w = string(exactMark) + w
			}
			n := 1 + r.IntN(5)
			docs[w] += n
			v.Add(w, uint32(n))
		}
		asked := word(r, letters)
		if r.IntN(2) == 0 {
			asked = string(exactMark) + asked
		}
		first := func(n Near) bool { return strings.TrimPrefix(n.Term, "=")[0] != strings.TrimPrefix(asked, "=")[0] }
		short := len(strings.TrimPrefix(asked, "=")) < 6
		var want []Near
		for w, n := range docs {
			near := Near{w, edits(asked, w), n}
			if IsExact(w) == IsExact(asked) && near.Distance > 0 && near.Distance <= Edits(asked) && !(short && first(near)) {
				want = append(want, near)
			}
		}
		order := func(b bool) int {
			if b {
				return 1
			}
			return 0
		}
		slices.SortFunc(want, func(a, b Near) int {
			return cmp.Or(a.Distance-b.Distance, order(first(a))-order(first(b)), b.Docs-a.Docs, strings.Compare(a.Term, b.Term))
		})
		want = want[:min(5, len(want))]
		if got := v.Near(asked, 5); !slices.Equal(got, want) {
			t.Fatalf("%q: %v, want %v", asked, got, want)
		}
	}
}

func TestNear(t *testing.T) {
	var v Vocabulary
	for _, w := range []string{"authenticate", "=authenticateuser", "respons", "request", "cart", "card", "pool", "größe"} {
		v.Add(w, 1)
	}
	for asked, want := range map[string]string{
		"authentcate": "authenticate", "uathenticate": "authenticate", "=authentcateuser": "=authenticateuser", "authenticateuser": "",
		"respnos": "respons", "cars": "card cart", "poll": "pool", "pol": "", "größ": "", "": "", "=": "",
	} {
		var got []string
		for _, n := range v.Near(asked, 9) {
			got = append(got, n.Term)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", asked, got, want)
		}
	}
}

// The block of a real index gives its terms.
func TestVocabularyOfBlocks(t *testing.T) {
	x := newIndex(t)
	x.add([]uint32{1, 2}, map[uint32]Document{1: {Body: []byte("parseConfig")}, 2: {Body: []byte("parse config files")}})
	var v Vocabulary
	for _, s := range x.segments {
		for data := range x.blocks.Blocks(s.ID) {
			if err := v.AddBlock(data); err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := v.Near("=parsconfig", 1); !slices.Equal(got, []Near{{"=parseconfig", 1, 1}}) {
		t.Errorf("%v", got)
	}
	if got := v.Near("confg", 1); !slices.Equal(got, []Near{{"config", 1, 2}}) {
		t.Errorf("%v", got)
	}
	if err := v.AddBlock([]byte{0, 200, 1}); err == nil {
		t.Error("a damaged block was read")
	}
}

func FuzzDistance(f *testing.F) {
	f.Add("authentcate", "authenticate")
	f.Add("ab", "ba")
	f.Fuzz(func(t *testing.T, a, b string) {
		if len(a) > maxTerm || len(b) > maxTerm || max(len(a)-len(b), len(b)-len(a)) > 2 {
			return
		}
		for most := range 3 {
			if want := min(edits(a, b), most+1); max(len(a)-len(b), len(b)-len(a)) <= most && min(distance(a, []byte(b), most), most+1) != want {
				t.Fatalf("%q %q: %d, want %d", a, b, distance(a, []byte(b), most), want)
			}
		}
	})
}

func BenchmarkVocabulary(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	syllables := strings.Fields("con fig ser ver re quest spon se au then ti cate par ser to ken han dle get set user id pool con nect ion err or wri te re ad in dex")
	var v Vocabulary
	for range 200_000 {
		w := ""
		for range 2 + r.IntN(4) {
			w += syllables[r.IntN(len(syllables))]
		}
		v.Add(w, uint32(1+r.IntN(100)))
	}
	for _, asked := range []string{"conect", "authentcate", "serverrequestt"} {
		b.Run(asked, func(b *testing.B) {
			for b.Loop() {
				v.Near(asked, 3)
			}
		})
	}
}
