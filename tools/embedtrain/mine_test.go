package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

var update = flag.Bool("update", false, "write the golden files")

// TestMineTree mines the tree of testdata. Its golden file shows what becomes of each kind of pair, and by what
// is not in it what is passed over: notices, code in comments, short bodies, files a program wrote.
func TestMineTree(t *testing.T) {
	pairs, err := mineTree(context.Background(), "kind/name", "testdata/tree")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, p := range pairs {
		fmt.Fprintf(&b, "%s %s %s\n  query  %s\n  code   %s\n  around %s\n", p.source, p.kind, p.language,
			strings.Join(p.query, " "), strings.Join(p.code, " "), strings.Join(p.around, " "))
	}
	const golden = "testdata/tree.golden"
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("got\n%s\nwant\n%s", b.String(), want)
	}
}

func TestDescribed(t *testing.T) {
	for _, c := range []struct{ doc, name, want string }{
		{"Reads the file.\n\n@param path where", "read", "Reads the file."},
		{"Reads the file.\n:param path: where", "read", "Reads the file."},
		{"Reads the file.\n\nArgs:\n    path: where", "read", "Reads the file."},
		{"Reads the file.\n\n# Examples\n\nread()", "read", "Reads the file."},
		{"Read reads the file.", "Read", "reads the file."},
		{"Reader of files.", "Read", "Reader of files."},
		{"@return the file", "read", ""},
		{"Returns the file: all of it.", "read", "Returns the file: all of it."},
	} {
		if got := described(c.doc, c.name); got != c.want {
			t.Errorf("%q: %q, want %q", c.doc, got, c.want)
		}
	}
}

func TestIsProse(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"// Tell a worker that there is something to do.", true},
		{"# wait for it, then try again (twice)", true},
		{"// прочитать весь файл целиком", true},
		{"// if x := q.jobs[0]; x.done() { return }", false},
		{"// ===== ===== ===== =====", false},
		{"// ok", false},
		{"", false},
	} {
		if isProse(c.text) != c.want {
			t.Errorf("%q: %v", c.text, !c.want)
		}
	}
}

func words(text string) []string { return strings.Fields(text) }

// numbered are n different words.
func numbered(prefix string, n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprint(prefix, i)
	}
	return out
}

// A benchmark holds forty words; a pair that has more than a fifth of its runs of twelve from there is dropped.
func TestLeaks(t *testing.T) {
	dir := t.TempDir()
	copied := numbered("word", 40)
	tree := filepath.Join(dir, "gin")
	if err := os.MkdirAll(filepath.Join(tree, "vendor"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(tree, "gin.go"), []byte("// "+strings.Join(copied, " ")), 0o644); err != nil {
		t.Fatal(err)
	}
	l, err := readLeaks(context.Background(), []string{dir})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		code []string
		want bool
	}{
		{"the same", copied, true},
		{"a part of it", copied[5:30], true},
		{"with as much again", slices.Concat(numbered("own", 40), copied), true},
		{"a little of it", slices.Concat(numbered("own", 200), copied[:20]), false},
		{"nothing of it", numbered("own", 40), false},
		{"less than twelve words", copied[:11], false},
		{"twelve words", copied[:12], true},
		{"nothing", nil, false},
	} {
		if l.leaked(&pair{code: c.code}) != c.want {
			t.Errorf("%s: leaked is %v", c.name, !c.want)
		}
	}
	for _, c := range []struct {
		name string
		want bool
	}{
		{"golang-github-gin-gonic-gin-dev", true},
		{"github.com/gin-gonic/gin", true},
		{"@scope/gin", true},
		{"golang-github-onsi-ginkgo-dev", false},
		{"librust-engine-dev", false},
	} {
		if l.named(source{name: c.name}) != c.want {
			t.Errorf("%s: named is %v", c.name, !c.want)
		}
	}
}

func TestSift(t *testing.T) {
	leaked := numbered("leak", 20)
	l := &leaks{hashes: shingles(nil, leaked), names: []string{"gin"}}
	slices.Sort(l.hashes)
	p := func(query string, code []string) pair { return pair{query: words(query), code: code} }
	sources := []source{{name: "one"}, {name: "two"}, {name: "gin"}}
	kept, dropped := sift([][]pair{
		{p("a", numbered("x", 20)), p("b", leaked)},
		{p("a", numbered("x", 20)), p("c", numbered("x", 20))},
		{p("d", numbered("y", 20))},
	}, l, sources)
	if len(kept) != 2 || sources[0].pairs != 1 || sources[1].pairs != 1 || sources[2].pairs != 0 {
		t.Errorf("%d kept, %+v", len(kept), sources)
	}
	if want := map[string]int{"repeated": 1, "in a benchmark": 1, "of a benchmark's name": 1}; !reflect.DeepEqual(dropped, want) {
		t.Errorf("%v", dropped)
	}
}

// The sample is of each kind by itself, and the same whatever the order pairs come in.
func TestCapped(t *testing.T) {
	var pairs []pair
	for i := range 20 {
		pairs = append(pairs, pair{kind: []string{kindDoc, kindName}[i%2], query: words(fmt.Sprint(i))})
	}
	turned := slices.Clone(pairs)
	slices.Reverse(turned)
	a, b := capped(pairs, 3), capped(turned, 3)
	if len(a) != 6 || !reflect.DeepEqual(a, b) {
		t.Errorf("%v and %v", a, b)
	}
}

func TestPairsRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pairs")
	want := []pair{
		{"debian/x", "go", kindDoc, words("read the file"), words("func read"), words("io file")},
		{"npm/@a/b", "typescript", kindPath, words("a"), words("日本 b"), nil},
	}
	if err := writePairs(path, want); err != nil {
		t.Fatal(err)
	}
	var got []pair
	err := readPairs(path, func(p pair) { got = append(got, p) })
	if len(want) == len(got) && len(got[1].around) == 0 {
		got[1].around = nil
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, error %v", got, err)
	}
	if err := os.WriteFile(path, []byte("no pairs"), 0o644); err != nil {
		t.Fatal(err)
	}
	if readPairs(path, func(pair) {}) == nil {
		t.Error("a file of something else is no error")
	}
}

// Terms are the index's, without whole identifiers.
func TestTerms(t *testing.T) {
	if got := terms(lexical.NewAnalyzer(), "parseConfig reads files"); !slices.Equal(got, words("pars config read file")) {
		t.Errorf("%v", got)
	}
}
