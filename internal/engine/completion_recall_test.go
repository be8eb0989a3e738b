package engine_test

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

var (
	completionRepos = flag.String("completion-repos", "", "folders of repositories, separated by commas, whose hidden lines are asked for")
	completionLines = flag.Int("completion-lines", 500, "how many lines of each are hidden")
	completionShow  = flag.Bool("completion-show", false, "show what was missed")
)

// heldOut is a line that is hidden, and the names on it that other files define.
type heldOut struct {
	path string
	line int // from 0
	want []string
}

// shares counts the names that were there.
type shares struct{ names, file, plain, ours int }

func (s *shares) add(t shares) {
	s.names += t.names
	s.file += t.file
	s.plain += t.plain
	s.ours += t.ours
}

func (s shares) String() string {
	of := func(n int) float64 { return float64(n) / float64(max(s.names, 1)) }
	return fmt.Sprintf("%d names: the file alone %.3f, imported files and buffers %.3f, ours %.3f", s.names, of(s.file), of(s.plain), of(s.ours)) +
		fmt.Sprintf("; of the %d that the file alone lacks %.3f and %.3f", s.names-s.file, float64(s.plain-s.file)/float64(max(1, s.names-s.file)), float64(s.ours-s.file)/float64(max(1, s.names-s.file)))
}

// What a hidden line names of other files is in the context of a completion there. The line is not in the index. In Go the
// type checker says what a line names of other files, elsewhere the graph of the whole repository does.
func TestHeldOutLines(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at very many answers, one after the other")
	}
	t.Parallel()
	var repos []string
	if *completionRepos != "" {
		repos = strings.Split(*completionRepos, ",")
	}
	lines := *completionLines
	if len(repos) == 0 { // a smaller question, which tells when something breaks
		lines = 40
		repos = []string{filepath.Join(goRoot(t), "src", "encoding", "gob"), filepath.Join(goRoot(t), "src", "text", "template")}
	}
	var all shares
	for _, repo := range repos {
		got := heldOutOf(t, repo, lines)
		t.Logf("%s: %v", filepath.Base(repo), got)
		all.add(got)
	}
	t.Logf("all: %v", all)
	if float64(all.ours) < 0.70*float64(all.names) {
		t.Errorf("ours holds %d of %d names, less than 70 %%", all.ours, all.names)
	}
}

// goRoot is where the Go that runs this test has its sources.
func goRoot(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

func heldOutOf(t *testing.T, repo string, n int) (sum shares) {
	t.Helper()
	root := t.TempDir()
	if err := os.CopyFS(root, os.DirFS(repo)); err != nil {
		t.Fatal(err)
	}
	os.RemoveAll(filepath.Join(root, ".ctx-sys"))
	p := (&tree{t: t, root: root}).open(engine.Options{})
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	lines := goHeldOut(t, root)
	if len(lines) == 0 {
		lines = graphHeldOut(t, p, root)
	}
	r := rand.New(rand.NewPCG(1, 2))
	r.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	for _, h := range lines[:min(n, len(lines))] {
		sum.add(askHidden(t, p, root, h))
	}
	return sum
}

// askHidden hides a line, brings the index up to date, and asks for the context at its place.
func askHidden(t *testing.T, p *engine.Project, root string, h heldOut) (s shares) {
	t.Helper()
	file := filepath.Join(root, filepath.FromSlash(h.path))
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all := strings.SplitAfter(string(whole), "\n")
	indent := all[h.line][:len(all[h.line])-len(strings.TrimLeft(all[h.line], " \t"))]
	hidden := strings.Join(all[:h.line], "") + indent + "\n" + strings.Join(all[h.line+1:], "")
	put := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Sync(context.Background(), engine.SyncRequest{NoEmbed: true, Brief: true, Paths: []string{h.path}, Wait: func() {}}); err != nil {
			t.Fatal(err)
		}
	}
	put(hidden)
	defer put(string(whole))
	at := editor.Position{Line: h.line, Col: len(indent)}
	ours, err := p.Completion(t.Context(), completion.Request{Path: h.path, Cursor: at})
	if err != nil {
		t.Fatal(err)
	}
	plain, err := p.Completion(t.Context(), completion.Request{Path: h.path, Cursor: at, Plain: true})
	if err != nil {
		t.Fatal(err)
	}
	if ours.TotalTokens > ours.BudgetTokens {
		t.Errorf("%s:%d: %d tokens, more than %d", h.path, h.line, ours.TotalTokens, ours.BudgetTokens)
	}
	inFile, inPlain, inOurs := wordsOf(ours, false), wordsOf(plain, true), wordsOf(ours, true)
	for _, name := range h.want {
		s.names++
		if inFile[name] {
			s.file++
		}
		if inPlain[name] {
			s.plain++
		}
		if inOurs[name] {
			s.ours++
		} else if *completionShow {
			t.Logf("missed %s in %s:%d %s", name, h.path, h.line+1, strings.TrimSpace(all[h.line]))
		}
	}
	return s
}

// wordsOf returns the identifiers of a context, those of its snippets only if asked.
func wordsOf(r *completion.Response, snippets bool) map[string]bool {
	out := map[string]bool{}
	take := func(text string) {
		for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			out[w] = true
		}
	}
	take(r.Prefix)
	take(r.Suffix)
	if snippets {
		for _, s := range r.Snippets {
			take(s.Content)
		}
	}
	return out
}

// goHeldOut returns the lines of the Go files below root that name something of another file there, as the type checker
// sees it. Packages that it cannot check are checked as far as it can.
func goHeldOut(t *testing.T, root string) (out []heldOut) {
	t.Helper()
	fset := token.NewFileSet()
	imports := importer.ForCompiler(fset, "source", nil)
	byDir := map[string][]*ast.File{}
	_ = filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".go") && !strings.Contains(path, "testdata") {
			if f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution); err == nil {
				key := filepath.Dir(path) + " " + f.Name.Name
				byDir[key] = append(byDir[key], f)
			}
		}
		return nil
	})
	for _, key := range slices.Sorted(maps.Keys(byDir)) {
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
		conf := types.Config{Importer: imports, Error: func(error) {}, FakeImportC: true}
		_, _ = conf.Check(key, fset, byDir[key], info) // as far as it goes
		lines := map[string]map[int][]string{}
		for id, obj := range info.Uses {
			use, def := fset.Position(id.Pos()), fset.Position(obj.Pos())
			if !def.IsValid() || def.Filename == use.Filename || !strings.HasPrefix(def.Filename, root) {
				continue
			}
			if _, isPackage := obj.(*types.PkgName); isPackage {
				continue
			}
			if lines[use.Filename] == nil {
				lines[use.Filename] = map[int][]string{}
			}
			if names := lines[use.Filename][use.Line]; !slices.Contains(names, id.Name) {
				lines[use.Filename][use.Line] = append(names, id.Name)
			}
		}
		for file, byLine := range lines {
			rel, _ := filepath.Rel(root, file)
			for line, names := range byLine {
				slices.Sort(names)
				out = append(out, heldOut{filepath.ToSlash(rel), line - 1, names})
			}
		}
	}
	sortHeldOut(out)
	return out
}

// graphHeldOut is goHeldOut for other languages, by the edges of the whole repository.
func graphHeldOut(t *testing.T, p *engine.Project, root string) (out []heldOut) {
	t.Helper()
	type place struct {
		path string
		line int
	}
	found := map[place][]string{}
	var edges bytes.Buffer
	if err := reader.Export(t.Context(), p.Reader(), &edges, ctxsys.Calls, ctxsys.References); err != nil {
		t.Fatal(err)
	}
	for line := range bytes.Lines(edges.Bytes()) {
		var e struct {
			Source struct {
				Path string
				Line int
			}
			Target *struct{ Path, Name string }
			Line   int
			Weight float64
		}
		if err := json.Unmarshal(line, &e); err != nil {
			t.Fatal(err)
		}
		if e.Target == nil || e.Target.Path == e.Source.Path || e.Weight < 0.8 {
			continue
		}
		if at := (place{e.Source.Path, e.Line - 1}); !slices.Contains(found[at], e.Target.Name) {
			found[at] = append(found[at], e.Target.Name)
		}
	}
	for at, names := range found {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(at.path)))
		if err != nil {
			continue
		}
		lines := strings.Split(string(text), "\n")
		if at.line < 0 || at.line >= len(lines) {
			continue
		}
		names = slices.DeleteFunc(names, func(name string) bool { return !strings.Contains(lines[at.line], name) })
		if len(names) > 0 {
			slices.Sort(names)
			out = append(out, heldOut{at.path, at.line, names})
		}
	}
	sortHeldOut(out)
	return out
}

func sortHeldOut(out []heldOut) {
	slices.SortFunc(out, func(a, b heldOut) int {
		if n := strings.Compare(a.path, b.path); n != 0 {
			return n
		}
		return a.line - b.line
	})
}
