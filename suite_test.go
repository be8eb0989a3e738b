package ctxsys_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestNamedTestsExist looks for every test that the Makefile names, and that a command in a document runs. go test passes where a
// pattern matches nothing.
func TestNamedTestsExist(t *testing.T) {
	declared, named := map[string]bool{}, map[string][]string{}
	function := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)\w*)\(`)
	name := regexp.MustCompile(`\b(?:Test|Fuzz|Benchmark)[A-Z]\w*`)
	command := regexp.MustCompile("go test[^`]* \\./(?:internal|cmd|tools)[^`]*")
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if d.Name() == "testdata" || d.Name() == "node_modules" || d.Name() == "bin" || path != "." && path != ".ci" && strings.HasPrefix(path, ".") {
				return filepath.SkipDir
			}
			return nil
		}
		code, names := strings.HasSuffix(path, "_test.go"), path == "Makefile" || path == ".ci/run" || strings.HasSuffix(path, ".md")
		if !code && !names {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if code {
			for _, m := range function.FindAllStringSubmatch(string(text), -1) {
				declared[m[1]] = true
			}
			return nil
		}
		parts := []string{string(text)}
		if strings.HasSuffix(path, ".md") {
			parts = command.FindAllString(string(text), -1)
		}
		for _, n := range name.FindAllString(strings.Join(parts, "\n"), -1) {
			named[n] = append(named[n], path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(declared) < 500 || len(named) < 10 {
		t.Fatalf("%d tests, and %d names of tests: they are not where they are looked for", len(declared), len(named))
	}
	for _, n := range slices.Sorted(maps.Keys(named)) {
		if !declared[n] {
			t.Errorf("%s names %s, and there is no such test", strings.Join(slices.Compact(named[n]), " and "), n)
		}
	}
}
