package commits

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/git"
)

var tree = flag.String("tree", "", "a clone that BenchmarkTogether asks")

// later is how many commits, the newest, are foretold by those before them.
const later = 400

// BenchmarkTogether says how often files that changed together do so again: each file of a later commit is asked for those that change with it, and the
// others of that commit are the truth. It reports the share that was right, and the share that was found.
func BenchmarkTogether(b *testing.B) {
	if *tree == "" {
		b.Skip("give -tree, a clone with its history")
	}
	ctx := context.Background()
	var commits []git.LogEntry
	if err := git.Log(ctx, *tree, git.Head(ctx, *tree), nil, later, func(e *git.LogEntry) error {
		commits = append(commits, *e)
		return nil
	}); err != nil {
		b.Fatal(err)
	}
	before := filepath.Join(b.TempDir(), "before")
	for _, args := range [][]string{{"clone", "-q", "--shared", "--no-checkout", *tree, before}, {"-C", before, "checkout", "-q", "--detach", commits[0].Parents[0]}} {
		if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
			b.Fatalf("git %v: %v: %s", args, err, out)
		}
	}
	l := New(Options{Root: before, Path: func() (string, error) { return filepath.Join(b.TempDir(), "commits.db"), nil }})
	defer l.Close()
	if _, err := l.Update(ctx); err != nil {
		b.Fatal(err)
	}
	var said, right, changed float64
	for b.Loop() {
		said, right, changed = 0, 0, 0
		for i := range commits {
			if len(commits[i].Files) > companionFiles {
				continue
			}
			is := map[string]bool{}
			for _, f := range commits[i].Files {
				is[f.Path] = true
			}
			for path := range is {
				if _, err := os.Lstat(filepath.Join(before, path)); err != nil {
					continue // it came later
				}
				with, err := l.Together(ctx, path, 10)
				if err != nil {
					b.Fatal(err)
				}
				said, changed = said+float64(len(with)), changed+float64(len(is)-1)
				for _, w := range with {
					if is[w.Path] {
						right++
					}
				}
			}
		}
	}
	b.ReportMetric(right/said, "right")
	b.ReportMetric(right/changed, "found")
}
