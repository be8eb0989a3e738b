package completion

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// Whether two texts import the same is what all their lines say, wherever they differ.
func TestSameImports(t *testing.T) {
	r := rand.New(rand.NewPCG(effort.Seed(1), 2))
	lines := []string{"", "", "  ", "x", "import a", "use b;", "\t\"net/http\"", "f", "alias \"x/y\"", "a := f(b)", "}", "\"q", "// from here", "é = 1", "\r", "a.b"}
	text := func() []string {
		out := make([]string, r.IntN(9))
		for i := range out {
			out[i] = lines[r.IntN(len(lines))]
		}
		return out
	}
	same, other := 0, 0
	for range 20000 {
		before, after := text(), text()
		a := strings.Join(slices.Concat(before, after), "\n")
		b := strings.Join(slices.Concat(before, text(), after), "\n")
		if r.IntN(2) == 0 {
			at := r.IntN(len(a) + 1)
			b = a[:at] + []string{"x", "\n", " ", "\"", "(", "import "}[r.IntN(6)] + a[at:]
		}
		want := slices.Equal(importLines(a), importLines(b))
		if got := sameImports(a, b); got != want {
			t.Fatalf("sameImports is %v, want %v, for\n%q\n%q", got, want, a, b)
		}
		if want {
			same++
		} else {
			other++
		}
	}
	if min(same, other) < 1000 {
		t.Errorf("%d pairs import the same and %d do not: too few of one", same, other)
	}
}
