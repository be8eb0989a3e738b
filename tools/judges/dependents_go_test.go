package judges_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// TestDependentsGo changes the signatures of functions and methods of real modules and compares who impact says depends on them with what
// go/types resolves: the declarations that use the function, and for a method those that call one of an interface of the module that its type
// implements.
func TestDependentsGo(t *testing.T) {
	modules := []string{"github.com/spf13/cobra", "github.com/getkin/kin-openapi", "github.com/goccy/go-yaml", "github.com/modelcontextprotocol/go-sdk", "honnef.co/go/tools"}
	var all dependentsTally
	for _, module := range modules[:effort.Pick(1, 1, len(modules))] {
		t.Run(module, func(t *testing.T) {
			root := moduleCopy(t, module)
			j := loadGo(t, root)
			all.add(dependents(t, root, j, j.changes(), effort.Pick(5, 20, 40)))
		})
	}
	all.report(t, "all")
	if p, r := share(all.right, all.right+all.wrong), share(all.right, all.right+all.missing); p < .98 || r < .98 {
		t.Errorf("precision %.3f, recall %.3f: want .98 of both", p, r)
	}
}

// moduleCopy is a git repository with the files of a module, in a new folder.
func moduleCopy(t *testing.T, module string) string {
	t.Helper()
	var downloaded struct{ Dir string }
	decode(t, run(t, exec.Command("go", "mod", "download", "-json", module)), &downloaded)
	dir := downloaded.Dir
	root := filepath.Join(folder(t), "module")
	if err := os.CopyFS(root, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	writable(t, root)
	repository(t, root)
	return root
}

// folder is a new folder that goes away with the test. The program may bring its index up to date in the background, where a loaded machine left it
// unsure, and still write there when the test ends.
func folder(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "judged")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for n := 0; os.RemoveAll(dir) != nil && n < 50; n++ {
			time.Sleep(100 * time.Millisecond)
		}
	})
	return dir
}

// writable lets the files of a copy of a module be changed.
func writable(t *testing.T, root string) {
	t.Helper()
	if err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return errors.Join(err, os.Chmod(path, 0o755))
		}
		return os.Chmod(path, 0o644)
	}); err != nil {
		t.Fatal(err)
	}
}

// repository makes a folder a git repository with one commit of all files.
func repository(t *testing.T, root string) {
	t.Helper()
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "all"}} {
		run(t, exec.Command("git", append([]string{"-C", root}, args...)...))
	}
}

// goJudge is what go/types says of a module.
type goJudge struct {
	t     *testing.T
	root  string
	fset  *token.FileSet
	files map[string]*ast.File
	texts map[string][]byte
	uses  map[string]map[token.Pos]bool // by where a function is declared
	calls map[token.Pos]bool            // which of the uses are calls
	runs  map[string]map[string]bool    // by where a method is declared, where the methods of interfaces are that it implements
}

func loadGo(t *testing.T, root string) *goJudge {
	t.Helper()
	j := &goJudge{t: t, root: root, fset: token.NewFileSet(), files: map[string]*ast.File{}, texts: map[string][]byte{}, uses: map[string]map[token.Pos]bool{}, calls: map[token.Pos]bool{},
		runs: map[string]map[string]bool{}}
	type listed struct {
		ImportPath, Dir, Export string
		GoFiles, CgoFiles       []string
		ImportMap               map[string]string
	}
	cmd := exec.Command("go", "list", "-e", "-deps", "-test", "-export", "-json=ImportPath,Dir,Export,GoFiles,CgoFiles,ImportMap", "./...")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "CGO_ENABLED=0")
	exports := map[string]string{}
	var ours []listed
	for packages := json.NewDecoder(bytes.NewReader(run(t, cmd))); packages.More(); {
		var p listed
		if err := packages.Decode(&p); err != nil {
			t.Fatal(err)
		}
		exports[p.ImportPath] = p.Export
		if p.Dir == root || strings.HasPrefix(p.Dir, root+string(filepath.Separator)) {
			ours = append(ours, p)
		}
	}
	for _, p := range ours {
		if strings.HasSuffix(p.ImportPath, ".test") {
			continue
		}
		var files []*ast.File
		for _, name := range p.GoFiles {
			if f := j.parse(filepath.Join(p.Dir, name)); f != nil {
				files = append(files, f)
			}
		}
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
		failed := 0
		c := types.Config{Error: func(err error) {
			if failed++; failed == 1 {
				t.Logf("%s: %v", p.ImportPath, err)
			}
		}, Importer: importer.ForCompiler(j.fset, "gc", func(path string) (io.ReadCloser, error) {
			if to := p.ImportMap[path]; to != "" {
				path = to
			}
			if exports[path] == "" {
				return nil, fmt.Errorf("%s has no export data", path)
			}
			return os.Open(exports[path])
		})}
		checked, _ := c.Check(p.ImportPath, j.fset, files, info)
		for id, o := range info.Uses {
			if f, ok := o.(*types.Func); ok {
				at := j.at(f.Origin().Pos(), f.Name())
				if j.uses[at] == nil {
					j.uses[at] = map[token.Pos]bool{}
				}
				j.uses[at][id.Pos()] = true
			}
		}
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				if c, ok := n.(*ast.CallExpr); ok {
					if id := calledName(c.Fun); id != nil {
						j.calls[id.Pos()] = true
					}
				}
				return true
			})
		}
		j.implementations(checked)
	}
	return j
}

func calledName(fun ast.Expr) *ast.Ident {
	switch x := ast.Unparen(fun).(type) {
	case *ast.Ident:
		return x
	case *ast.SelectorExpr:
		return x.Sel
	case *ast.IndexExpr:
		return calledName(x.X)
	case *ast.IndexListExpr:
		return calledName(x.X)
	}
	return nil
}

func (j *goJudge) parse(path string) *ast.File {
	if f := j.files[path]; f != nil {
		return f
	}
	text, err := os.ReadFile(path)
	if err != nil {
		j.t.Fatal(err)
	}
	f, err := parser.ParseFile(j.fset, path, text, parser.SkipObjectResolution)
	if err != nil {
		j.t.Logf("%v", err)
		return nil
	}
	j.files[path], j.texts[path] = f, text
	return f
}

// at names what is declared somewhere by file, line and name: it is another object in each package that imports it, and export data do not
// always have its column.
func (j *goJudge) at(pos token.Pos, name string) string {
	p := j.fset.Position(pos)
	return fmt.Sprintf("%s:%d:%s", p.Filename, p.Line, name)
}

// implementations notes which methods implement which methods of interfaces, of all types of the module that a package sees.
func (j *goJudge) implementations(p *types.Package) {
	seen := map[*types.Package]bool{}
	var named []types.Type
	var interfaces []*types.Interface
	some := []types.Type{types.Typ[types.Int], types.Typ[types.String], types.Typ[types.Bool], types.Typ[types.Byte]}
	var visit func(p *types.Package)
	visit = func(p *types.Package) {
		if seen[p] {
			return
		}
		seen[p] = true
		for _, name := range p.Scope().Names() {
			o, ok := p.Scope().Lookup(name).(*types.TypeName)
			if !ok || o.IsAlias() || !strings.HasPrefix(j.fset.Position(o.Pos()).Filename, j.root) {
				continue
			}
			n := o.Type()
			if g, ok := n.(*types.Named); ok && g.TypeParams().Len() > 0 { // for some types
				var err error
				if n, err = types.Instantiate(nil, n, some[:min(g.TypeParams().Len(), len(some))], false); err != nil {
					continue
				}
			}
			if i, ok := n.Underlying().(*types.Interface); ok {
				if i.NumMethods() > 0 {
					interfaces = append(interfaces, i)
				}
			} else {
				named = append(named, n)
			}
		}
		for _, i := range p.Imports() {
			visit(i)
		}
	}
	visit(p)
	for _, n := range named {
		pointer := types.NewPointer(n)
		for _, i := range interfaces {
			if !types.Implements(pointer, i) {
				continue
			}
			for k := range i.NumMethods() {
				m := i.Method(k)
				if !strings.HasPrefix(j.fset.Position(m.Pos()).Filename, j.root) {
					continue // of error and of other modules
				}
				if o, _, _ := types.LookupFieldOrMethod(pointer, false, m.Pkg(), m.Name()); o != nil {
					at := j.at(o.Pos(), o.Name())
					if j.runs[at] == nil {
						j.runs[at] = map[string]bool{}
					}
					j.runs[at][j.at(m.Pos(), m.Name())] = true
				}
			}
		}
	}
}

// changes are the functions and methods that can get a parameter, with who uses them.
func (j *goJudge) changes() (out []changed) {
	for path, f := range j.files {
		inside, err := filepath.Rel(j.root, path)
		if err != nil {
			j.t.Fatal(err)
		}
		if strings.HasSuffix(path, "_test.go") || strings.Contains(inside, "testdata") {
			continue
		}
		for _, d := range f.Decls {
			d, ok := d.(*ast.FuncDecl)
			if !ok || d.Name.Name == "main" || d.Name.Name == "init" || d.Name.Name == "_" {
				continue
			}
			c := changed{path: filepath.ToSlash(inside), name: d.Name.Name, line: j.fset.Position(d.Name.Pos()).Line}
			added := "addedByTest int"
			if d.Type.Params.NumFields() > 0 {
				if added += ", "; len(d.Type.Params.List[0].Names) == 0 {
					added = "int, "
				}
			}
			offset := j.fset.Position(d.Type.Params.Opening).Offset + 1
			text := string(j.texts[path])
			c.text = text[:offset] + added + text[offset:]
			declared := j.at(d.Name.Pos(), d.Name.Name)
			take := func(at string, direct bool) {
				for pos := range j.uses[at] {
					p := j.fset.Position(pos)
					inside, err := filepath.Rel(j.root, p.Filename)
					if err != nil {
						j.t.Fatal(err)
					}
					c.uses = append(c.uses, use{path: filepath.ToSlash(inside), line: p.Line, call: direct && j.calls[pos], direct: direct})
				}
			}
			take(declared, true)
			for at := range j.runs[declared] {
				take(at, false)
			}
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(a, b changed) int {
		return strings.Compare(fmt.Sprint(a.path, a.line, a.name), fmt.Sprint(b.path, b.line, b.name))
	})
	return out
}

// unit names the declaration of the file's level that holds a line: "" for none, false where the build leaves the file out.
func (j *goJudge) unit(path string, line int) (string, bool) {
	f := j.files[filepath.Join(j.root, filepath.FromSlash(path))]
	if f == nil {
		return "", false
	}
	holds := func(n ast.Node) bool {
		return j.fset.Position(n.Pos()).Line <= line && line <= j.fset.Position(n.End()).Line
	}
	for _, d := range f.Decls {
		if !holds(d) {
			continue
		}
		if g, ok := d.(*ast.GenDecl); ok {
			for _, s := range g.Specs {
				if holds(s) {
					return fmt.Sprint(j.fset.Position(s.Pos()).Line), true
				}
			}
		}
		return fmt.Sprint(j.fset.Position(d.Pos()).Line), true
	}
	return "", true
}
