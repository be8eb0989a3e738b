package diff

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What is said of a change is the same whether the old text is parsed as a whole or without the bodies that are in both, whatever changed: real
// files of Go and samples of the other languages, in which lines are taken out, doubled, exchanged and written.
func TestBlankedIsWhole(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(root)), "src", "net", "*.go"))
	if err != nil || len(sources) < 50 {
		t.Fatalf("%d files of Go's sources, %v", len(sources), err)
	}
	var samples []string
	for _, language := range slices.Sorted(maps.Keys(declared)) {
		of, err := filepath.Glob(filepath.Join("..", "parse", "testdata", language, "*."+map[string]string{"rust": "rs", "csharp": "cs"}[language]+"*"))
		if err != nil || len(of) == 0 {
			t.Fatalf("no samples of %s: %v", language, err)
		}
		samples = append(samples, of...)
	}
	samples = slices.DeleteFunc(samples, func(file string) bool { return !declared[walk.LanguageOf(file)] })
	random := rand.New(rand.NewPCG(1, 2))
	p := parse.New()
	defer p.Close()
	gained, differing := 0, 0
	for i := range effort.Pick(40, 150, 5000) {
		file := sources[random.IntN(len(sources))]
		if i%3 == 2 {
			file = samples[random.IntN(len(samples))]
		}
		language := walk.LanguageOf(file)
		before, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := bytes.SplitAfter(before, []byte("\n"))
		for range 1 + random.IntN(3) {
			at := random.IntN(len(lines))
			switch random.IntN(6) {
			case 0:
				lines = slices.Delete(slices.Clone(lines), at, at+1)
			case 1:
				lines = slices.Insert(slices.Clone(lines), at, lines[at])
			case 2:
				lines = slices.Insert(slices.Clone(lines), at, []byte("// A remark.\n"))
			case 3:
				lines = slices.Insert(slices.Clone(lines), at, []byte(fmt.Sprintf("func added%d(a int) { _ = a }\n", i)))
			case 4:
				lines[at] = bytes.ReplaceAll(lines[at], []byte("err"), []byte("failed"))
			case 5:
				lines[at] = bytes.ReplaceAll(lines[at], []byte("("), []byte("(x, "))
			}
		}
		pair := Pair{Text{Path: "a", Language: language, Text: before}, Text{Path: "a", Language: language, Text: bytes.Join(lines, nil)}}
		b, f, _ := read(p, &pair.New, nil)
		if text, _ := blanked(&pair, f, b); text != nil {
			gained++
		}
		a, _, _ := read(p, &pair.Old, nil)
		a2, _, b2, _ := readBoth(p, &pair)
		if !reflect.DeepEqual(said(a, b), said(a2, b2)) {
			t.Fatalf("%d, %s: %v\nis\n%v", i, file, said(a2, b2), said(a, b))
		}
		if len(said(a, b)) > 0 {
			differing++
		}
	}
	if gained < 10 || differing < 10 {
		t.Errorf("of %d something could be left out, and %d differ", gained, differing)
	}
}

// said is what is found of two states.
func said(old, new *state) (out []string) {
	gone, added, changes := compareFile(old, new)
	for _, c := range append(changes, across(gone, added)...) {
		line := fmt.Sprint(c.Kind, c.Edited, c.Reshaped)
		for _, s := range []*Side{c.Old, c.New} {
			if s != nil {
				line += fmt.Sprintf(" %s:%d-%d %s", s.Symbol.QualifiedName, s.Symbol.Start, s.Symbol.End, s.Symbol.Signature)
			}
		}
		out = append(out, line)
	}
	return append(out, fmt.Sprint(old.outside.equal(&new.outside)))
}
