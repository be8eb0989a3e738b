package relate

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var update = flag.Bool("update", false, "rewrite the expected edges")

// TestEdges relates the files of each testdata/*.txtar. The file "edges" of the archive lists what each
// import, base and use leads to: file:line source -> target kind resolution. A target in another file has
// its path; one that is outside the project is in parentheses, one that was not found has a question mark.
func TestEdges(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatal("no testdata: ", err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			testEdges(t, name, a)
		})
	}
}

func testEdges(t *testing.T, name string, a *txtar.Archive) {
	at := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "edges" })
	if at < 0 {
		at = len(a.Files)
		a.Files = append(a.Files, txtar.File{Name: "edges"})
	}
	w := parseWorld(a.Files[:at])
	got := w.edges(w.project(true))
	if lazy := w.edges(w.project(false)); lazy != got {
		t.Errorf("the edges depend on whether all declarations are loaded first:\n%s\nor not:\n%s", got, lazy)
	}
	if *update {
		a.Files[at].Data = []byte(got)
		if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want := string(a.Files[at].Data)
	if got != want {
		t.Errorf("edges differ (-update rewrites them):\n%s", lineDiff(got, want))
	}
}

// lineDiff lists the lines that only one of two texts has.
func lineDiff(got, want string) string {
	count := map[string]int{}
	for line := range strings.Lines(want) {
		count[line]--
	}
	for line := range strings.Lines(got) {
		count[line]++
	}
	var out []string
	for line, n := range count {
		switch {
		case n > 0:
			out = append(out, "got  "+line)
		case n < 0:
			out = append(out, "want "+line)
		}
	}
	slices.Sort(out)
	return strings.Join(out, "")
}

// world is a project in memory. A file's id is its place in files and one; symbols are numbered from 1.
type world struct {
	files []worldFile
}

type worldFile struct {
	path, language, text string
	facts                *facts.File
	decls, uses          []byte
	spaces               string
}

func parseWorld(files []txtar.File) *world {
	p := parse.New()
	defer p.Close()
	w := &world{}
	for _, f := range files {
		wf := worldFile{path: f.Name, language: walk.LanguageOfText(walk.LanguageOf(f.Name), f.Data), text: string(f.Data)}
		made, _, err := document.Convert(wf.language, f.Data)
		if err != nil {
			panic(err) // a sample that is none
		}
		f.Data = made
		var ok bool
		if wf.facts, ok = document.Parse(wf.language, f.Data, facts.Full); !ok {
			wf.facts = p.Parse(wf.language, f.Data, facts.Full)
		}
		numbers := make([]int, len(wf.facts.Symbols))
		for i := range numbers {
			numbers[i] = i + 1
		}
		stored := Encode(wf.facts, numbers)
		wf.decls, wf.uses, wf.spaces = stored.Decls, stored.Uses, stored.Spaces
		w.files = append(w.files, wf)
	}
	return w
}

func (w *world) load(id int64) (*Decls, error) {
	f := &w.files[id-1]
	return DecodeDecls(id, f.path, f.language, f.decls)
}

// project makes a Project of the files that loads declarations as they are needed, or all at first.
func (w *world) project(preload bool) *Project {
	var infos []FileInfo
	modules := map[string]int64{}
	for i, f := range w.files {
		infos = append(infos, FileInfo{int64(i + 1), f.path, f.language, f.spaces})
		for dir := dirOf(f.path); ; dir = dirOf(dir) {
			if modules[dir] == 0 {
				modules[dir] = -int64(len(modules) + 1)
			}
			if dir == "" {
				break
			}
		}
	}
	p := NewProject(infos, modules, Source{Decls: w.load, Named: w.named, Text: w.textOf, Test: walk.IsTest, Code: walk.IsCode, Language: walk.LanguageOf})
	if preload {
		var all []*Decls
		for i := range w.files {
			d, err := w.load(int64(i + 1))
			if err != nil {
				panic(err) // just encoded
			}
			all = append(all, d)
		}
		p.Preload(nil, all)
	}
	return p
}

func (w *world) named(name string, in Part) (out []Named, _ error) {
	for i := range w.files {
		d, err := w.load(int64(i + 1))
		if err != nil {
			return nil, err
		}
		d.EachNamed(func(other string, n Named) {
			part := Others
			if n.Type == ctxsys.TypeProperty && n.In != "" && n.Inside != ctxsys.TypeEnum {
				part = Fields
			}
			if other == name && in&part != 0 {
				out = append(out, n)
			}
		})
	}
	return out, nil
}

func (w *world) textOf(p string) (string, error) {
	for _, f := range w.files {
		if f.path == p {
			return f.text, nil
		}
	}
	return "", os.ErrNotExist
}

// edges relates all files and writes the edges out. Each use is related alone: together, only the first of
// those that lead to the same place would show.
func (w *world) edges(p *Project) string {
	var b strings.Builder
	for i := range w.files {
		d := p.Decls(int64(i + 1))
		uses, err := DecodeUses(w.files[i].uses)
		if err != nil {
			panic(err) // just encoded
		}
		all := p.File(d, Uses{})
		without := len(all)
		for _, ref := range uses.Refs {
			one := p.File(d, Uses{Locals: uses.Locals, Refs: []facts.Ref{ref}})
			all = append(all, added(one, all[:without])...)
		}
		slices.SortStableFunc(all, func(a, b Edge) int { return a.Line - b.Line })
		for _, e := range all {
			fmt.Fprintf(&b, "%s:%d %s -> %s %s %s\n", w.files[i].path, e.Line, w.symbol(i, e.Source), w.target(p, i, &e), e.Kind, e.Resolution)
		}
	}
	return b.String()
}

// added returns the edges that are not in old.
func added(edges, old []Edge) (out []Edge) {
	for _, e := range edges {
		if !slices.Contains(old, e) {
			out = append(out, e)
		}
	}
	return out
}

// symbol names a symbol of a file.
func (w *world) symbol(file, number int) string {
	f := &w.files[file]
	if number == 0 {
		return f.path
	}
	s := &f.facts.Symbols[number-1]
	if s.Ordinal > 0 {
		return fmt.Sprintf("%s~%d", s.QualifiedName, s.Ordinal+1)
	}
	return s.QualifiedName
}

func (w *world) target(p *Project, from int, e *Edge) string {
	switch {
	case e.File == int64(from+1):
		return w.symbol(from, e.Number)
	case e.File != 0 && e.Number == 0:
		return w.files[e.File-1].path
	case e.File != 0:
		return w.files[e.File-1].path + "#" + w.symbol(int(e.File-1), e.Number)
	case e.Module != 0:
		for dir, id := range p.files.(*fileList).folders {
			if id == e.Module {
				return dir + "/"
			}
		}
	case e.External:
		return "(" + e.Text + ")"
	}
	return e.Text + "?"
}

// The YAML library takes the square of what it reads: this would take it an hour.
func TestLargeWorkspace(t *testing.T) {
	if got := yamlPackages(strings.Repeat("[", 1<<20)); got != nil {
		t.Errorf("packages %q", got)
	}
	if got := yamlPackages("packages:\n  - a/*\n"); len(got) != 1 {
		t.Errorf("packages %q", got)
	}
}
