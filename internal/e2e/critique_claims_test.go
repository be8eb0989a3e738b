package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/critique"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// freely worded claims are in testdata/claims, one a line: of which project, what is wrong with it, the verdict that the
// index bears out, and the sentence. "behaviour" is behaviour that the thing does not have, "name" an invented name or
// parameter, "feature" one that does not exist, "conflation" what is true of another thing; "true" is a true sentence.
//
// The sentences of kept.tsv were written before the table of wordings and never looked at while it was made.
func TestCritiqueOfFreeWords(t *testing.T) {
	roots := map[string]string{}
	for tree := range strings.SplitSeq(*projects, ",") {
		if tree != "" {
			roots[filepath.Base(tree)] = tree
		}
	}
	for _, name := range []string{"net/http", "encoding"} {
		roots[name] = t.TempDir()
		if err := copied(roots[name], filepath.Join(goroot(t), "src", filepath.FromSlash(name))); err != nil {
			t.Fatal(err)
		}
	}
	open := opened(t, roots)
	for _, file := range []string{"seen.tsv", "kept.tsv"} {
		t.Run(file, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata/claims", file))
			if err != nil {
				t.Fatal(err)
			}
			score(t, strings.Split(strings.TrimSpace(string(text)), "\n"), open)
		})
	}
}

// opened opens projects when they are asked for, and indexes them. Those without a root are nil.
func opened(t *testing.T, roots map[string]string) func(name string) *engine.Project {
	all := map[string]*engine.Project{}
	return func(name string) *engine.Project {
		if all[name] == nil && roots[name] != "" {
			all[name] = open(t, roots[name])
			sync(t, all[name])
		}
		return all[name]
	}
}

// score holds the verdicts of claims against those they should have. A claim that is called supported and is not is the one
// thing that must not happen.
func score(t *testing.T, lines []string, open func(string) *engine.Project) {
	t.Helper()
	got := map[[2]string]int{}
	found := map[string][2]int{} // of each kind of fault: those contradicted, all
	n := 0
	for i, line := range lines {
		f := strings.Split(line, "\t")
		if len(f) != 4 {
			t.Fatalf("line %d has %d fields", i+1, len(f))
		}
		p := open(f[0])
		if p == nil {
			continue
		}
		r, err := p.Critique(ctx, engine.CritiqueRequest{Draft: f[3]})
		if err != nil {
			t.Fatal(err)
		}
		n++
		is := "skipped"
		if len(r.Claims) > 0 {
			is = r.Claims[0].Verdict
		}
		got[[2]string{f[2], is}]++
		if k := found[f[1]]; f[2] == critique.IsContradicted {
			if k[1]++; is == critique.IsContradicted {
				k[0]++
			}
			found[f[1]] = k
		}
		if is == critique.IsSupported && f[2] != is {
			t.Errorf("supported, and is %s: %s", f[2], f[3])
		}
		if is == critique.IsContradicted && f[2] != is {
			t.Errorf("contradicted, and is %s: %s\n%+v", f[2], f[3], r.Issues)
		}
		if is != f[2] && *showWrong {
			t.Logf("%s, and is %s: %s\n%+v", is, f[2], f[3], r.Issues)
		}
	}
	t.Logf("%d claims; verdict wanted and given: %v", n, got)
	t.Logf("contradicted of those that are false: %v", found)
}
