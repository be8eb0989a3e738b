package walk

import (
	"context"
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// BenchmarkWalk walks the sources of Go's distribution, as they are and under a long .gitignore.
func BenchmarkWalk(b *testing.B) {
	src := filepath.Join(build.Default.GOROOT, "src")
	if _, err := os.Stat(src); err != nil {
		b.Skip("the sources of Go are not installed")
	}
	for name, opts := range map[string]Options{
		"go":      {},
		"include": {Include: []string{"**/*.go"}, Exclude: []string{"testdata", "vendor/**"}},
	} {
		b.Run(name, func(b *testing.B) {
			files := 0
			for b.Loop() {
				files = 0
				if _, err := Walk(context.Background(), src, opts, func(File) error { files++; return nil }); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(files), "files")
		})
	}
}

// BenchmarkIgnore judges one path by a file of 300 rules of the usual kinds.
func BenchmarkIgnore(b *testing.B) {
	var text strings.Builder
	for i := range 75 {
		fmt.Fprintf(&text, "name%d\n*.ext%d\n/top%d/\n**/dir%d/*.tmp\n", i, i, i, i)
	}
	rules := parseRules([]byte(text.String()), "").on(nil, 0)
	for b.Loop() {
		if rules.last("internal/walk/ignore.go", "ignore.go", false) != nil {
			b.Fatal("a rule matches")
		}
	}
}
