package eval

import (
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Both programs must answer the same: the one is the oracle of the other where both are installed.
func TestGrep(t *testing.T) {
	dir := annotations(t, map[string]string{
		"src/auth.go":   "package shop\n\n// CheckPassword compares passwords.\n// A password is text.\n",
		"src/cart.go":   "package shop\n\n// Cart compares nothing.\n",
		"src/image.bin": "password\x00\x01\x02compares",
		"src/.hidden":   "password compares",
		"NOTES.md":      "password password password\npassword\n",
	})
	for _, program := range Greps {
		t.Run(program, func(t *testing.T) {
			p := Checkout(Repo{Root: "src"}, dir, t.TempDir(), false)
			whole := Checkout(Repo{}, dir, t.TempDir(), true)
			paths := func(p Place, query string) (out []string) {
				g, err := p.Grep(program)
				if err != nil {
					missing(t, err)
				}
				hits, err := g.Answer(t.Context(), query, 10)
				if err != nil {
					t.Fatal(err)
				}
				for _, h := range hits {
					if !strings.HasPrefix(filepath.Base(h.Path), ".") { // the programs differ there
						out = append(out, h.Path)
					}
				}
				return out
			}
			for _, c := range []struct {
				place Place
				query string
				want  []string
			}{
				{p, "where is the password that it compares", []string{"src/auth.go", "src/cart.go"}},
				{p, "PASSWORD", []string{"src/auth.go"}},
				{whole, "password$", nil}, // no pattern
				{p, "--count", nil},
				{p, "nothing like it anywhere: zebra", []string{"src/cart.go"}},
				{whole, "password", []string{"NOTES.md", "src/auth.go"}}, // two lines each: then by path
				{whole, "password compares", []string{"src/auth.go", "NOTES.md", "src/cart.go"}},
			} {
				if got := paths(c.place, c.query); !slices.Equal(got, c.want) {
					t.Errorf("%s: %v, want %v", c.query, got, c.want)
				}
			}
		})
	}
}

// Files are read whole, and that is what a hit costs.
func TestGrepReadsFilesWhole(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		missing(t, err)
	}
	p := Checkout(Repo{}, annotations(t, map[string]string{"a.go": strings.Repeat("// password\n", 100), "b.go": "// password of a user\n"}), t.TempDir(), true)
	g, err := p.Grep("git-grep")
	if err != nil {
		t.Fatal(err)
	}
	hits, err := g.Answer(t.Context(), "the password of the user", 10)
	if err != nil || len(hits) != 2 || hits[0].Path != "b.go" || hits[0].Tokens != 6 || hits[1].Tokens != 300 {
		t.Fatalf("%+v, error %v", hits, err)
	}
	score := Judge(Task{Targets: []Target{{"a.go", 90, 95}}}, hits)
	if score.FirstTokens != 306 || score.Recall10 != 1 {
		t.Errorf("%+v", score)
	}
	if one, err := g.Answer(t.Context(), "password", 1); err != nil || len(one) != 1 {
		t.Errorf("%+v, error %v", one, err)
	}
}

func TestGrepErrors(t *testing.T) {
	p := Place{Dir: "/", Options: Checkout(Repo{}, "/", "", true).Options}
	if _, err := p.Grep("grep"); err == nil || !strings.Contains(err.Error(), "use ripgrep or git-grep") {
		t.Errorf("%v", err)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := p.Grep("ripgrep"); err == nil || !strings.Contains(err.Error(), "not on the PATH: the package ripgrep") {
		t.Errorf("%v", err)
	}
}

func TestParseCounts(t *testing.T) {
	for _, c := range []struct {
		out  string
		want map[string]int
	}{
		{"", map[string]int{}},
		{"a.go\x003\n./b c/d:1.go\x0012\n", map[string]int{"a.go": 3, "b c/d:1.go": 12}},
		{"a\nb.go\x001\n", map[string]int{"a\nb.go": 1}},
		{"a.go:3\n", nil},
		{"a.go\x00\n", nil},
	} {
		if got, err := parseCounts([]byte(c.out)); !reflect.DeepEqual(got, c.want) || (err == nil) != (c.want != nil) {
			t.Errorf("%q: %v, error %v", c.out, got, err)
		}
	}
}

// missing skips what a program is missing for, but not where all of them have to be there.
func missing(t *testing.T, err error) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf("%v (`make ctags ripgrep` installs what the tests need)", err)
	}
	t.Skip(err)
}
