package assemble_test

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
)

// TestBorders cuts functions of Go's package net/http and asks Go's own parser where their statements are: few cuts may
// go through one, and hardly any through the middle of one that has no block.
func TestBorders(t *testing.T) {
	dir := filepath.Join(build.Default.GOROOT, "src", "net", "http")
	cuts, through := 0, 0
	for _, name := range []string{"server.go", "transport.go", "request.go", "cookie.go", "fs.go"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Body == nil {
				continue
			}
			from, to := fset.Position(f.Pos()).Line, fset.Position(f.End()).Line
			if to-from < 15 {
				continue
			}
			body := strings.Join(lines[from-1:to], "\n")
			c := assemble.Candidate{Slice: ctxsys.Slice{ID: f.Name.Name, Type: ctxsys.SliceSearch, Path: name, StartLine: from, EndLine: to, Prunable: true, Score: 1, Content: body}}
			for _, share := range []int{3, 2} {
				r := assemble.Assemble([]assemble.Candidate{c}, assemble.Options{Budget: len(body) / share, Cost: func(s ctxsys.Slice) int { return len(s.Content) }})
				if len(r.Slices) != 1 || r.Slices[0].EndLine == to {
					continue
				}
				cuts++
				end := r.Slices[0].EndLine
				ast.Inspect(f.Body, func(n ast.Node) bool {
					if s, ok := n.(ast.Stmt); ok && isSimple(s) && fset.Position(s.Pos()).Line <= end && fset.Position(s.End()).Line > end {
						through++
						return false
					}
					return true
				})
			}
		}
	}
	t.Logf("%d of %d cuts go through a statement without a block", through, cuts)
	if cuts < 100 || through > cuts/20 {
		t.Errorf("%d of %d cuts go through a statement", through, cuts)
	}
}

// isSimple reports whether a statement holds no block.
func isSimple(s ast.Stmt) bool {
	simple := true
	ast.Inspect(s, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause, *ast.FuncLit:
			simple = false
		}
		return simple
	})
	return simple
}
