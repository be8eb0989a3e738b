package parse

import (
	"fmt"
	"go/ast"
	"go/build"
	goparser "go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

func TestGoGolden(t *testing.T) { testGolden(t, "go", "go") }

// TestGoAgainstCompilerParser compares the symbols of the standard library with those go/parser finds.
func TestGoAgainstCompilerParser(t *testing.T) {
	dirs := []string{"net", "go", "encoding", "text", "fmt", "strings", "sync", "internal"}
	if testing.Short() {
		dirs = []string{"fmt", "sync", "text"}
	}
	p := New()
	defer p.Close()
	found, missed, invented := 0, 0, 0
	for _, dir := range dirs {
		for _, text := range compiled(t, dir) {
			want, ok := goSymbols(text)
			if !ok {
				continue
			}
			f := p.Parse("go", text, facts.Full)
			factstest.Check(t, text, f)
			for i := range f.Symbols {
				if k := goKey(f, i); k != "" {
					if want[k] == 0 {
						invented++
						t.Errorf("%s: %s: the compiler has no such thing", f.Package, k)
					}
					want[k]--
				}
			}
			for k, n := range want {
				found++
				if n > 0 {
					missed += n
					t.Logf("%s: missed %s", f.Package, k)
				}
			}
		}
	}
	t.Logf("%d symbols, %d missed, %d invented", found, missed, invented)
	if missed > 0 {
		t.Errorf("missed %d of %d symbols", missed, found)
	}
}

// compiled reads the Go files below a folder of the standard library, but for those that are the input of
// tests, which are wrong on purpose.
func compiled(t *testing.T, dir string) (texts [][]byte) {
	t.Helper()
	root := filepath.Join(build.Default.GOROOT, "src", dir)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		text, err := os.ReadFile(path)
		texts = append(texts, text)
		return err
	})
	if err != nil || len(texts) == 0 {
		t.Fatalf("no Go files in %s: %v", root, err)
	}
	return texts
}

// goKey describes a symbol that goSymbols lists too: what is declared at top level, and its members.
func goKey(f *facts.File, i int) string {
	s := &f.Symbols[i]
	for p := s.Parent; p >= 0; p = f.Symbols[p].Parent {
		switch f.Symbols[p].Type {
		case ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeProperty, ctxsys.TypeVariable:
			return ""
		}
	}
	kind := string(s.Type)
	if s.Type == ctxsys.TypeInterface {
		kind = "type"
	}
	return fmt.Sprintf("%s %s %d-%d", kind, s.QualifiedName, s.StartLine, s.EndLine)
}

// goSymbols lists the declarations of a file by go/parser, each with how often it occurs.
func goSymbols(text []byte) (map[string]int, bool) {
	fset := token.NewFileSet()
	file, err := goparser.ParseFile(fset, "x.go", text, goparser.SkipObjectResolution)
	if err != nil {
		return nil, false
	}
	g := goDecls{fset: fset, found: map[string]int{}}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || len(d.Recv.List) == 0 {
				g.add("function", d.Name.Name, d)
			} else {
				g.add("method", goReceiver(d.Recv.List[0].Type)+"."+d.Name.Name, d)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				g.spec(d, spec)
			}
		}
	}
	return g.found, true
}

type goDecls struct {
	fset  *token.FileSet
	found map[string]int
}

func (g *goDecls) add(kind, name string, n ast.Node) {
	from, to := g.fset.PositionFor(n.Pos(), false).Line, g.fset.PositionFor(n.End()-1, false).Line
	g.found[fmt.Sprintf("%s %s %d-%d", kind, name, from, to)]++
}

// spec adds what one spec declares. Its place is that of the declaration when that has no other.
func (g *goDecls) spec(d *ast.GenDecl, spec ast.Spec) {
	place := ast.Node(spec)
	if len(d.Specs) == 1 {
		place = d
	}
	switch spec := spec.(type) {
	case *ast.ValueSpec:
		kind := "variable"
		if d.Tok == token.CONST {
			kind = "constant"
		}
		for _, name := range spec.Names {
			if name.Name != "_" {
				g.add(kind, name.Name, place)
			}
		}
	case *ast.TypeSpec:
		g.add("type", spec.Name.Name, place)
		switch t := spec.Type.(type) {
		case *ast.StructType:
			for _, f := range t.Fields.List {
				for _, name := range f.Names {
					g.add("property", spec.Name.Name+"."+name.Name, f)
				}
			}
		case *ast.InterfaceType:
			for _, f := range t.Methods.List {
				for _, name := range f.Names {
					g.add("method", spec.Name.Name+"."+name.Name, f)
				}
			}
		}
	}
}

func goReceiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return goReceiver(t.X)
	case *ast.ParenExpr:
		return goReceiver(t.X)
	case *ast.IndexExpr:
		return goReceiver(t.X)
	case *ast.IndexListExpr:
		return goReceiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return ""
}
