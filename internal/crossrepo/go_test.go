package crossrepo_test

import (
	"context"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"iter"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/crossrepo"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// opened indexes a folder and returns it as a part.
func opened(t *testing.T, root string) crossrepo.Part {
	t.Helper()
	p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	unpack, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(unpack.Close)
	return crossrepo.Part{State: p.DB(), Text: func(ctx context.Context, f *store.File) (string, error) {
		packed, err := p.DB().Content(ctx, f.ID)
		if err != nil {
			return "", err
		}
		text, err := unpack.DecodeAll(packed, nil)
		return string(text), err
	}}
}

// moduleDir is where the go command keeps a module that this program is built of.
func moduleDir(t *testing.T, module string) string {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module).Output()
	dir := strings.TrimSpace(string(out))
	if err != nil || dir == "" {
		t.Fatalf("go list -m %s: %v %s", module, err, out)
	}
	return dir
}

// judged are modules that use one another, each with the one whose calls are judged last.
var judged = [][]string{
	{"github.com/spf13/pflag", "github.com/spf13/cobra"},
	{"github.com/google/jsonschema-go", "github.com/yosida95/uritemplate/v3", "github.com/modelcontextprotocol/go-sdk"},
	{"github.com/prometheus/client_model", "github.com/prometheus/common", "github.com/prometheus/procfs", "github.com/beorn7/perks", "github.com/prometheus/client_golang"},
}

// TestGoModules compares the calls from one module into others with what the type checker says of them.
func TestGoModules(t *testing.T) {
	t.Parallel()
	for _, set := range judged[:effort.Pick(1, 1, len(judged))] {
		t.Run(path.Base(set[len(set)-1]), func(t *testing.T) { judgeGo(t, set) })
	}
}

func judgeGo(t *testing.T, modules []string) {
	ctx := t.Context()
	var parts []crossrepo.Part
	for _, m := range modules {
		parts = append(parts, opened(t, moduleDir(t, m)))
	}
	last := len(modules) - 1
	start := time.Now()
	got, err := crossrepo.Link(ctx, parts)
	if err != nil {
		t.Fatal(err)
	}
	took := time.Since(start)
	want, files := typedCalls(t, modules[last], modules[:last])
	found := map[string]bool{}
	wrong, missing := 0, 0
	for _, e := range got.Edges {
		if e.From != last || e.Kind != ctxsys.Calls {
			continue
		}
		source, target := entityName(t, parts[e.From], e.Source), entityName(t, parts[e.To], e.Target)
		file, symbol, ok := strings.Cut(source, "#")
		if !files[file] || !ok {
			continue
		}
		call := fmt.Sprintf("%s#%s -> %s#%s", file, symbol, modules[e.To], target[strings.IndexByte(target, '#')+1:])
		found[call] = true
		if !want[call] {
			if wrong++; wrong < 20 {
				t.Logf("wrong: %s (%s, line %d)", call, e.Resolution, e.Line)
			}
		}
	}
	for call := range want {
		if !found[call] {
			if missing++; missing < 20 {
				t.Logf("missing: %s", call)
			}
		}
	}
	recall := float64(len(want)-missing) / float64(len(want))
	precision := float64(len(found)-wrong) / float64(len(found))
	t.Logf("%d calls, %d found: precision %.3f, recall %.3f; %d edges in %v", len(want), len(found), precision, recall, len(got.Edges), took.Round(time.Millisecond))
	if len(want) < 20 || recall < .98 || precision < .98 {
		t.Errorf("%d calls: precision %.3f, recall %.3f, want .98 of both", len(want), precision, recall)
	}
}

func entityName(t *testing.T, p crossrepo.Part, id int64) string {
	t.Helper()
	if id < 0 {
		return "/"
	}
	e, err := p.State.Entity(t.Context(), id)
	if err != nil {
		t.Fatal(id, err)
	}
	f, err := p.State.FileByID(t.Context(), store.FileOf(id))
	if err != nil {
		t.Fatal(err)
	}
	return e.PublicID(f.Path)
}

// typedCalls are the calls of one module into others, as the type checker sees them: file#function -> module#function. Files are those
// that it has seen.
func typedCalls(t *testing.T, module string, others []string) (calls, files map[string]bool) {
	t.Helper()
	calls, files = map[string]bool{}, map[string]bool{}
	root := moduleDir(t, module)
	fset := token.NewFileSet()
	from := importer.ForCompiler(fset, "source", nil)
	out, err := exec.Command("go", "list", "-f", `{{.Dir}} {{join .GoFiles " "}}`, module+"/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		var parsed []*ast.File
		for _, name := range fields[1:] {
			f, err := parser.ParseFile(fset, filepath.Join(fields[0], name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, f)
		}
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
		c := types.Config{Importer: from, Error: func(error) {}}
		_, _ = c.Check(fields[0], fset, parsed, info)
		for _, f := range parsed {
			rel, err := filepath.Rel(root, fset.Position(f.Pos()).Filename)
			if err != nil {
				t.Fatal(err)
			}
			rel = filepath.ToSlash(rel)
			files[rel] = true
			for name, within := range declared(f) {
				ast.Inspect(within, func(n ast.Node) bool {
					if call, ok := n.(*ast.CallExpr); ok {
						if o, ok := info.Uses[called(call.Fun)].(*types.Func); ok && o.Pkg() != nil {
							for _, m := range others {
								if o.Pkg().Path() == m || strings.HasPrefix(o.Pkg().Path(), m+"/") {
									calls[rel+"#"+name+" -> "+m+"#"+nameOfFunc(o)] = true
								}
							}
						}
					}
					return true
				})
			}
		}
	}
	return calls, files
}

// declared yields the functions, variables and constants of a file. What several variables share is of the last, as the index has it.
func declared(f *ast.File) iter.Seq2[string, ast.Node] {
	return func(yield func(string, ast.Node) bool) {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if !yield(nameOfDecl(d), d) {
					return
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if v, ok := s.(*ast.ValueSpec); ok && !yield(v.Names[len(v.Names)-1].Name, v) {
						return
					}
				}
			}
		}
	}
}

func called(e ast.Expr) *ast.Ident {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e
	case *ast.SelectorExpr:
		return e.Sel
	case *ast.IndexExpr:
		return called(e.X)
	case *ast.IndexListExpr:
		return called(e.X)
	}
	return nil
}

func nameOfDecl(fn *ast.FuncDecl) string {
	if fn.Recv == nil || len(fn.Recv.List) == 0 {
		return fn.Name.Name
	}
	t := fn.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
			continue
		case *ast.IndexExpr:
			t = x.X
			continue
		case *ast.Ident:
			return x.Name + "." + fn.Name.Name
		}
		return fn.Name.Name
	}
}

func nameOfFunc(o *types.Func) string {
	recv := o.Signature().Recv()
	if recv == nil {
		return o.Name()
	}
	t := recv.Type()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		return n.Obj().Name() + "." + o.Name()
	}
	return o.Name()
}

// TestTogether compares the edges between two modules that are indexed apart with those of one project that holds both: nothing is lost.
func TestTogether(t *testing.T) {
	t.Parallel()
	modules := []string{"github.com/spf13/cobra", "github.com/spf13/pflag"}
	var parts []crossrepo.Part
	root := t.TempDir()
	for _, m := range modules {
		dir := moduleDir(t, m)
		parts = append(parts, opened(t, dir))
		if err := os.CopyFS(filepath.Join(root, path.Base(m)), os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
	}
	r, err := crossrepo.Link(t.Context(), parts)
	if err != nil {
		t.Fatal(err)
	}
	apart := map[string]bool{}
	for _, e := range r.Edges {
		if e.Kind == ctxsys.Imports {
			continue // of a folder, which has no name here
		}
		apart[path.Join(path.Base(modules[e.From]), entityName(t, parts[e.From], e.Source))+" "+string(e.Kind)+" "+path.Join(path.Base(modules[e.To]), entityName(t, parts[e.To], e.Target))] = true
	}
	one, together := opened(t, root), 0
	if err := one.State.EachEdge(t.Context(), func(e store.Edge) error {
		if e.Source <= 0 || e.Target <= 0 || e.Kind == ctxsys.Imports || e.Kind == ctxsys.Documents || e.Resolution == "unique name" {
			return nil
		}
		source, target := entityName(t, one, e.Source), entityName(t, one, e.Target)
		if !strings.HasPrefix(source, "cobra/") || !strings.HasPrefix(target, "pflag/") {
			return nil
		}
		together++
		if key := source + " " + string(e.Kind) + " " + target; !apart[key] {
			t.Errorf("not found apart: %s (%s)", key, e.Resolution)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if together < 100 || together != len(apart) {
		t.Errorf("%d edges together, %d apart", together, len(apart))
	}
}
