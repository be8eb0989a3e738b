package judges_test

import (
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

var wholeGo = flag.Bool("whole-go", false, "let deadcode judge all of Go's tree, which takes 10 GB of memory and some minutes, and not its commands only")

// TestDeadCode compares what the program calls certainly unreferenced in Go's own tree with golang.org/x/tools/cmd/deadcode,
// which follows all calls from the mains and the tests of a build. Every function that is certain has to be dead.
// It says nothing about types, nor about files that this system's build leaves out.
func TestDeadCode(t *testing.T) {
	root := filepath.Join(strings.TrimSpace(string(run(t, exec.Command("go", "env", "GOROOT")))), "src")
	patterns := []string{"std", "cmd"}
	if !*wholeGo {
		// No other package may import these, so what uses them is among them.
		root, patterns = filepath.Join(root, "cmd", []string{"", "go", ""}[effort.Pick(1, 1, 2)]), []string{"./..."}
	}
	built, dead := deadFunctions(t, root, patterns)
	judged := 0
	certain := certainlyUnreferenced(t, root, "**/*.go")
	for _, s := range certain {
		if path := filepath.FromSlash(s.Path); built[path] && (s.Type == "function" || s.Type == "method") {
			if judged++; !dead.has(path, s) {
				t.Errorf("%s:%d: %s is certainly unreferenced, but deadcode reaches it", s.Path, s.StartLine, s.Name)
			}
		}
	}
	if judged < effort.Pick(5, 5, 10) {
		t.Errorf("deadcode can judge %d of %d certain symbols: too few to say anything", judged, len(certain))
	}
	t.Logf("%d certain symbols, of which deadcode can judge %d; it has %d dead functions", len(certain), judged, len(dead))
}

// symbol is what the program says of one.
type symbol struct {
	Name      string
	Type      string
	Path      string
	StartLine int               `json:"start_line"`
	EndLine   int               `json:"end_line"`
	Doubts    []json.RawMessage `json:"doubts"`
}

// certainlyUnreferenced returns the symbols of the files of a folder, of which it makes a copy, that the program has no doubt about.
func certainlyUnreferenced(t *testing.T, dir, files string) []symbol {
	t.Helper()
	root := t.TempDir()
	if err := os.CopyFS(root, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CTX_SYS_HOME", t.TempDir())
	run(t, exec.Command(program, "index", "--quiet", "--no-embed", "--project", root))
	var answer struct {
		Sure    int
		Symbols []symbol
	}
	cmd := exec.Command(program, "graph", "unreferenced", "--json", "--limit", "1000", files)
	cmd.Dir = root
	decode(t, run(t, cmd), &answer)
	if answer.Sure > len(answer.Symbols) {
		t.Fatalf("%d are certain, but only %d are on the first page", answer.Sure, len(answer.Symbols))
	}
	return answer.Symbols[:answer.Sure]
}

// place is a line of a file, whose path starts in the judged folder, and the name of what is defined there.
type place struct {
	path string
	line int
	name string
}

type places map[place]bool

// has reports whether one of the places is the definition of a symbol, whose first lines may be comments.
func (p places) has(path string, s symbol) bool {
	for line := s.StartLine; line <= s.EndLine; line++ {
		if p[place{path, line, s.Name}] {
			return true
		}
	}
	return false
}

// deadFunctions returns the files of a folder that are in the build of packages and their tests, and what deadcode reports in them.
func deadFunctions(t *testing.T, root string, patterns []string) (built map[string]bool, dead places) {
	t.Helper()
	tool := strings.TrimSpace(string(run(t, exec.Command("go", "tool", "-n", "deadcode"))))
	inside := func(path string) string {
		if !filepath.IsAbs(path) {
			return path
		}
		path, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		return path
	}

	list := exec.Command("go", append([]string{"list", "-json=Dir,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles"}, patterns...)...)
	list.Dir = root
	built = map[string]bool{}
	for packages := json.NewDecoder(strings.NewReader(string(run(t, list)))); packages.More(); {
		var p struct {
			Dir                                          string
			GoFiles, CgoFiles, TestGoFiles, XTestGoFiles []string
		}
		if err := packages.Decode(&p); err != nil {
			t.Fatal(err)
		}
		for _, files := range [][]string{p.GoFiles, p.CgoFiles, p.TestGoFiles, p.XTestGoFiles} {
			for _, f := range files {
				built[inside(filepath.Join(p.Dir, f))] = true
			}
		}
	}

	cmd := exec.Command(tool, append([]string{"-test", "-generated", "-filter=", "-json"}, patterns...)...)
	cmd.Dir = root
	var packages []struct {
		Funcs []struct {
			Name     string
			Position struct {
				File string
				Line int
			}
		}
	}
	decode(t, run(t, cmd), &packages)
	dead = places{}
	for _, p := range packages {
		for _, f := range p.Funcs {
			name := f.Name[strings.LastIndexByte(f.Name, '.')+1:]
			if path := inside(f.Position.File); built[path] {
				dead[place{path, f.Position.Line, name}] = true
			}
		}
	}
	return built, dead
}
