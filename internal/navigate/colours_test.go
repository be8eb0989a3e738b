package navigate_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/navigate"
)

// Each sample of each language is its text again, whatever its colours.
func TestColouredIsTheText(t *testing.T) {
	nav := navigate.New(nil, 0)
	defer nav.Close()
	coloured, dir := 0, filepath.Join("..", "parse", "testdata")
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(path, ".golden") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var b strings.Builder
		for i, line := range nav.Coloured(nav.Syntax(filepath.Base(path), string(text))) {
			if i > 0 {
				b.WriteByte('\n')
			}
			for k := 1; k < len(line); k += 2 {
				b.WriteString(line[k])
				if line[k-1] != "" {
					coloured++
				}
			}
		}
		if b.String() != string(text) {
			t.Errorf("%s has another text when it is coloured", path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if coloured < 5000 {
		t.Errorf("%d stretches have a colour", coloured)
	}
}

func TestColours(t *testing.T) {
	nav := navigate.New(nil, 0)
	defer nav.Close()
	for path, c := range map[string]struct{ text, want string }{
		"a.go":   {"// hi\nfunc F(x int) { G(\"s\", 1) }", "c:// hi k:func f:F t:int f:G s:\"s\" n:1"},
		"a.py":   {"def f():\n  return g('s') # c", "k:def f:f k:return f:g s:'s' c:# c"},
		"a.ts":   {"const a: string = f(`x`)", "k:const t:string f:f s:`x`"},
		"a.rs":   {"fn f() -> u8 { g(2) }", "k:fn f:f t:u8 f:g n:2"},
		"a.java": {"class A { void f() { g(null); } }", "k:class f:f f:g k:null"},
		"a.md":   {"# no colours\n", ""},
	} {
		var got []string
		for _, line := range nav.Coloured(nav.Syntax(path, c.text)) {
			for k := 0; k < len(line); k += 2 {
				if line[k] != "" {
					got = append(got, line[k]+":"+line[k+1])
				}
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %s\nwant %s", path, strings.Join(got, " "), c.want)
		}
	}
}
