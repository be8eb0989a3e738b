package relate

import (
	"errors"
	"path"
	"path/filepath"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// addFacts seeds a fuzz target with the facts of all test files.
func addFacts(f *testing.F, add func(worldFile)) {
	f.Helper()
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		f.Fatal("no testdata: ", err)
	}
	for _, name := range archives {
		a, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, wf := range parseWorld(a.Files).files {
			add(wf)
		}
	}
}

// bare is what pack makes of facts that are too short to be compressed: bytes that a fuzzer can change one by one.
func bare(f *testing.F, data []byte) []byte {
	data, err := unpack(data)
	if err != nil {
		f.Fatal(err)
	}
	return append([]byte{asTheyAre}, data...)
}

func FuzzDecodeDecls(f *testing.F) {
	addFacts(f, func(wf worldFile) { f.Add(wf.decls); f.Add(bare(f, wf.decls)) })
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := DecodeDecls(1, "a/b.go", "go", data)
		if err != nil {
			if !errors.Is(err, errFacts) || d != nil {
				t.Errorf("declarations %v and error %v", d, err)
			}
			return
		}
		for i := range d.Symbols {
			if p := d.Symbols[i].Parent; int(p) >= i {
				t.Errorf("symbol %d has the parent %d", i, p)
			}
		}
		names := Names{}
		p := NewProject(nil, nil, Source{})
		p.Difference(names, nil, d)
		p.Difference(names, d, d)
		d.Affected(names)
	})
}

func FuzzDecodeUses(f *testing.F) {
	addFacts(f, func(wf worldFile) { f.Add(wf.uses); f.Add(bare(f, wf.uses)) })
	f.Fuzz(func(t *testing.T, data []byte) {
		u, err := DecodeUses(data)
		if err != nil {
			if !errors.Is(err, errFacts) {
				t.Errorf("error %v", err)
			}
			return
		}
		for i := range u.Locals {
			if u.Locals[i].Base >= i {
				t.Errorf("local %d is made of local %d", i, u.Locals[i].Base)
			}
		}
	})
}

// FuzzRelate relates whatever can be decoded, in a project of a few sound files.
func FuzzRelate(f *testing.F) {
	languages := []string{"go", "python", "typescript", "javascript", "tsx", "rust"}
	addFacts(f, func(wf worldFile) {
		for i, l := range languages {
			if l == wf.language {
				f.Add(bare(f, wf.decls), bare(f, wf.uses), byte(i))
			}
		}
	})
	w := parseWorld([]txtar.File{
		{Name: "go.mod", Data: []byte("module m\n")},
		{Name: "models.py", Data: []byte("class Part:\n    def spin(self): return self\n")},
		{Name: "types.ts", Data: []byte("export class Part { spin(): Part {} }\nexport default Part")},
		{Name: "dep/dep.go", Data: []byte("package dep\ntype Remote struct{ Remote2 }\ntype Remote2 struct{ *Remote }\n")},
	})
	f.Fuzz(func(t *testing.T, decls, uses []byte, language byte) {
		w := &world{files: append(w.files[:len(w.files):len(w.files)], worldFile{
			path: "a.go", language: languages[int(language)%len(languages)], decls: decls, uses: uses,
		})}
		id := int64(len(w.files))
		if _, err := w.load(id); err != nil {
			return
		}
		u, err := DecodeUses(uses)
		if err != nil {
			return
		}
		p := w.project(false)
		d := p.Decls(id)
		p.Parents(d)
		for _, e := range p.File(d, u) {
			if e.Weight < 0 || e.Weight > 1 || (e.Weight > 0) != (e.Found() || e.External) || e.Resolution == "" {
				t.Errorf("edge %+v", e)
			}
		}
	})
}

// FuzzEval evaluates any text as an expression and as a type, everywhere in sound files.
func FuzzEval(f *testing.F) {
	a, err := txtar.ParseFile("testdata/ts_receivers.txtar")
	if err != nil {
		f.Fatal(err)
	}
	w := parseWorld(a.Files)
	p := w.project(true)
	for _, wf := range w.files {
		for i := range wf.facts.Refs {
			f.Add(wf.facts.Refs[i].Expr)
		}
		for i := range wf.facts.Symbols {
			f.Add(wf.facts.Symbols[i].TypeExpr)
		}
	}
	for _, s := range []string{"?", "a?", "(", "a(", "a[", "a#", "a#x", "a#9", ".", "..", "!", "a!", "[]!", "()()[]T!()[]", "this", "self.", "cls#1", "a,b", "[]()a,b!#1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, expr string) {
		for i := range w.files {
			d := p.Decls(int64(i + 1))
			for from := -1; from < len(d.Symbols); from++ {
				e := evaluator{p: p}
				e.expr(d, int32(from), nil, facts.NotLocal, expr)
				e = evaluator{p: p}
				e.typeNamed(symbolRef{d, int32(from)}, expr)
				if from >= 0 {
					e = evaluator{p: p}
					e.selfExpr(symbolRef{d, int32(from)}, int32(from), expr)
				}
			}
		}
	})
}

// FuzzProjectFiles relates sound files in a project whose own files, of those that say what imports mean, hold any text.
func FuzzProjectFiles(f *testing.F) {
	var files []txtar.File
	for _, name := range []string{"ts_packages", "ts_paths", "go_imports", "rust_modules"} {
		a, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range a.Files {
			files = append(files, txtar.File{Name: name + "/" + file.Name, Data: file.Data})
		}
	}
	sound := parseWorld(files)
	own := map[string]int{}
	for i, wf := range sound.files {
		if base := path.Base(wf.path); ScriptConfig(base) || base == "go.mod" || base == "Cargo.toml" {
			own[wf.path] = i
			f.Add(wf.path, wf.text)
		}
	}
	f.Fuzz(func(t *testing.T, name, text string) {
		i, ok := own[name]
		if !ok {
			return
		}
		w := &world{files: slices.Clone(sound.files)}
		w.files[i].text = text
		p := w.project(true)
		for j := range w.files {
			u, err := DecodeUses(w.files[j].uses)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range p.File(p.Decls(int64(j+1)), u) {
				if e.File > int64(len(w.files)) || (e.Weight > 0) != (e.Found() || e.External) || len(e.Text) > maxText {
					t.Errorf("%s: edge %+v", w.files[j].path, e)
				}
			}
		}
	})
}
