package engine_test

import (
	"context"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
)

// judgedPackages are what definitions are compared in: packages that need no C, of different kinds of code.
var judgedPackages = []string{"internal/compact", "internal/conversation", "internal/watch", "internal/query", "internal/walk", "internal/install", "internal/render", "internal/rank", "internal/config"}

// TestMeaningAgreesWithCompiler asks for the meaning of every identifier of some packages and compares the answers with
// what the type checker says: what is in the project has to be found, and of what is not nothing may be said.
func TestMeaningAgreesWithCompiler(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at very many answers, one after the other")
	}
	t.Parallel()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: t.TempDir(), Include: []string{"go.mod", "*.go", "internal/**/*.go"}, Exclude: []string{"**/testdata/**"}})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	j := judge{t: t, root: root, p: p, fset: token.NewFileSet(), kinds: map[string]*tally{}}
	j.importer = importer.ForCompiler(j.fset, "source", nil)
	for _, dir := range judgedPackages {
		j.judge(dir)
	}
	j.report()
	j.reportReferences()
}

type tally struct{ right, wrong, silent int }

type judge struct {
	t        *testing.T
	root     string
	p        *engine.Project
	fset     *token.FileSet
	importer types.Importer
	kinds    map[string]*tally
	seen     int
	shown    int

	references tally // right, more than there are, missing
}

func (j *judge) judge(dir string) {
	names, err := filepath.Glob(filepath.Join(j.root, dir, "*.go"))
	if err != nil {
		j.t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_windows.go") || strings.HasSuffix(name, "_darwin.go") || strings.HasSuffix(name, "_other.go") {
			continue
		}
		f, err := parser.ParseFile(j.fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			j.t.Fatal(err)
		}
		files = append(files, f)
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	c := types.Config{Importer: j.importer, Error: func(error) {}}
	_, _ = c.Check(dir, j.fset, files, info) // what cannot be told of it is left out below
	for _, f := range files {
		name := j.fset.Position(f.Pos()).Filename
		text, err := os.ReadFile(name)
		if err != nil {
			j.t.Fatal(err)
		}
		s := j.p.Navigator().Syntax(path.Join(dir, filepath.Base(name)), string(text))
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name != "_" && info.Uses[id] != nil {
				if j.seen++; j.seen%sample != 0 {
					return true
				}
				j.compare(s, id, info.Uses[id])
			}
			return true
		})
	}
	j.compareReferences(dir, info)
}

// compareReferences asks for the references of what a package declares, and compares those in the package with the uses that
// the type checker knows. Methods are left out: those of interfaces are references of one another.
func (j *judge) compareReferences(dir string, info *types.Info) {
	uses, declared := map[types.Object][]string{}, map[string]types.Object{}
	at := func(id *ast.Ident) string {
		p := j.fset.Position(id.Pos())
		return path.Join(dir, filepath.Base(p.Filename)) + ":" + strconv.Itoa(p.Offset)
	}
	for id, o := range info.Uses {
		uses[o] = append(uses[o], at(id))
	}
	for id, o := range info.Defs {
		if kind, _ := j.expected(orNone(o)); o != nil && (kind == "field" || kind == "function" || kind == "type" || kind == "constant" || kind == "package variable") {
			declared[at(id)] = o
		}
	}
	for i, place := range slices.Sorted(maps.Keys(declared)) {
		if i%(5*sample) != 0 {
			continue
		}
		o := declared[place]
		if v, ok := o.(*types.Var); ok && v.Embedded() {
			continue // its name is that of a type, which is what is asked about there
		}
		file, offset, _ := strings.Cut(place, ":")
		text, err := j.read(file)
		if err != nil {
			j.t.Fatal(err)
		}
		n, _ := strconv.Atoi(offset)
		m, err := j.p.Navigator().Meaning(j.t.Context(), j.p.Navigator().Syntax(file, text), n)
		if err != nil || len(m.Entities) != 1 {
			continue // what is declared inside a function is no entity
		}
		refs, err := j.p.Navigator().References(j.t.Context(), m.Entities[0].ID, j.read)
		if err != nil {
			j.t.Fatal(err)
		}
		got := map[string]bool{}
		for _, r := range refs {
			if path.Dir(r.Syntax.Path) == dir && !strings.HasSuffix(r.Syntax.Path, "_test.go") {
				got[r.Syntax.Path+":"+strconv.Itoa(r.Start)] = true
			}
		}
		for _, use := range uses[o] {
			if got[use] {
				j.references.right++
			} else {
				j.references.silent++
				j.t.Logf("%s %s: %s is missing", place, o.Name(), use)
			}
			delete(got, use)
		}
		j.references.wrong += len(got)
		for extra := range got {
			j.t.Logf("%s %s: %s is no reference", place, o.Name(), extra)
		}
	}
}

// orNone is an object, or one that is nothing of ours for nil: the name of a package.
func orNone(o types.Object) types.Object {
	if o == nil {
		return types.NewPkgName(token.NoPos, nil, "", types.NewPackage("", ""))
	}
	return o
}

// compare asks for one identifier.
func (j *judge) compare(s *navigate.Syntax, id *ast.Ident, is types.Object) {
	m, err := j.p.Navigator().Meaning(j.t.Context(), s, j.fset.Position(id.Pos()).Offset)
	if err != nil {
		j.t.Fatal(err)
	}
	kind, want := j.expected(is)
	if kind == "" {
		return
	}
	var got []string
	for _, e := range m.Entities {
		place, ok := j.p.Navigator().PlaceOf(context.Background(), e, j.read)
		if ok {
			got = append(got, e.Path+":"+place.Syntax.Text[:place.Name.Start])
		}
	}
	if m.Local != nil {
		got = append(got, s.Path+":"+s.Text[:m.Local.Start])
	}
	k := j.kinds[kind]
	if k == nil {
		k = &tally{}
		j.kinds[kind] = k
	}
	switch {
	case want == "" && len(got) == 0, want != "" && len(got) == 1 && got[0] == want:
		k.right++
		return
	case len(got) == 0:
		k.silent++
	case slices.Contains(got, want):
		k.silent++ // one of several: not wrong, and not an answer
	default:
		k.wrong++
	}
	if j.shown++; j.shown <= 60 {
		j.t.Logf("%s: %s %s: %d answers, %s", j.fset.Position(id.Pos()), kind, id.Name, len(got), m.How)
	}
}

func (j *judge) read(p string) (string, error) {
	text, err := os.ReadFile(filepath.Join(j.root, p))
	return string(text), err
}

// expected is where the compiler says that an object is declared, as path:text before it; "" outside of the project.
func (j *judge) expected(o types.Object) (kind, place string) {
	if _, ok := o.(*types.PkgName); ok {
		return "", ""
	}
	if o.Pkg() == nil || !o.Pos().IsValid() {
		return "predeclared", ""
	}
	at := j.fset.Position(o.Pos())
	rel, err := filepath.Rel(j.root, at.Filename)
	if err != nil || strings.HasPrefix(rel, "..") {
		return "outside", ""
	}
	text, err := j.read(rel)
	if err != nil {
		j.t.Fatal(err)
	}
	place = filepath.ToSlash(rel) + ":" + text[:at.Offset]
	switch v := o.(type) {
	case *types.Var:
		if v.IsField() {
			return "field", place
		}
		if v.Parent() != nil && v.Parent() != v.Pkg().Scope() {
			return "local", place
		}
		return "package variable", place
	case *types.Func:
		if v.Signature().Recv() != nil {
			return "method", place
		}
		return "function", place
	case *types.TypeName:
		return "type", place
	case *types.Const:
		return "constant", place
	}
	return "", ""
}

// sample is how many identifiers there are to each that is asked for.
const sample = 3

// floor is the share of answers that has to agree.
const floor = 0.95

func (j *judge) report() {
	var all tally
	for kind, k := range j.kinds {
		j.t.Logf("%-16s %5d right %4d wrong %4d silent or several", kind, k.right, k.wrong, k.silent)
		all.right, all.wrong, all.silent = all.right+k.right, all.wrong+k.wrong, all.silent+k.silent
	}
	n := all.right + all.wrong + all.silent
	share := float64(all.right) / float64(max(n, 1))
	j.t.Logf("%d of %d agree: %.1f %%, %.1f %% are wrong", all.right, n, 100*share, 100*float64(all.wrong)/float64(max(n, 1)))
	if n < 4000 || share < floor {
		j.t.Errorf("%.3f of %d definitions agree, want %.2f", share, n, floor)
	}
}

// What share of the references has to be found, and of those found has to be right.
const (
	recallFloor    = 0.95
	precisionFloor = 0.97
)

func (j *judge) reportReferences() {
	r := j.references
	recall, precision := float64(r.right)/float64(max(r.right+r.silent, 1)), float64(r.right)/float64(max(r.right+r.wrong, 1))
	j.t.Logf("references: %d right, %d missing, %d that are none: recall %.3f, precision %.3f", r.right, r.silent, r.wrong, recall, precision)
	if r.right < 400 || recall < recallFloor || precision < precisionFloor {
		j.t.Errorf("recall %.3f and precision %.3f of %d references, want %.2f and %.2f", recall, precision, r.right+r.silent, recallFloor, precisionFloor)
	}
}
