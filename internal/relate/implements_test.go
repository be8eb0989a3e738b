package relate

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// judged are the packages whose types are held against the compiler's.
var judged = []string{
	"archive/tar", "archive/zip", "bufio", "bytes", "compress/flate", "compress/gzip", "container/heap", "container/list",
	"context", "crypto", "crypto/cipher", "crypto/rsa", "crypto/tls", "crypto/x509", "database/sql", "database/sql/driver",
	"debug/dwarf", "debug/elf", "encoding", "encoding/binary", "encoding/gob", "encoding/json", "encoding/xml", "errors",
	"expvar", "flag", "fmt", "go/ast", "go/build/constraint", "go/constant", "go/doc/comment", "go/parser", "go/printer",
	"go/scanner", "go/token", "go/types", "hash", "hash/crc32", "html/template", "image", "image/color", "image/draw",
	"image/jpeg", "image/png", "io", "io/fs", "log", "log/slog", "math/big", "math/rand", "mime/multipart", "net", "net/http",
	"net/http/httptest", "net/mail", "net/netip", "net/rpc", "net/textproto", "net/url", "os", "os/exec", "reflect", "regexp",
	"regexp/syntax", "sort", "strconv", "strings", "sync", "sync/atomic", "syscall", "testing", "testing/fstest",
	"text/tabwriter", "text/template", "text/template/parse", "time", "unicode/utf8",
}

// TestImplementsAgainstCompiler holds our implements edges against types.Implements, for every pair of a type
// and an interface declared in packages of the standard library. Generic ones are left out: whether those
// implement anything depends on what is put in.
func TestImplementsAgainstCompiler(t *testing.T) {
	paths := judged
	if testing.Short() {
		paths = []string{"io", "io/fs", "bufio", "go/ast", "go/token", "sort", "container/heap", "image", "image/color", "text/template/parse"}
	}
	c := newChecker()
	var named []*types.Named
	for _, pkg := range paths {
		named = append(named, c.named(t, pkg)...)
	}
	want := implementations(named)
	got := ourImplementations(t, c, paths, named)
	right := 0
	for _, pair := range slices.Sorted(maps.Keys(got)) {
		if want[pair] {
			right++
		} else {
			t.Logf("invented: %s", pair)
		}
	}
	for _, pair := range slices.Sorted(maps.Keys(want)) {
		if !got[pair] {
			t.Logf("missed: %s", pair)
		}
	}
	precision, recall := float64(right)/float64(len(got)), float64(right)/float64(len(want))
	t.Logf("%d pairs, %d found, %d of them right: precision %.4f, recall %.4f", len(want), len(got), right, precision, recall)
	if precision < 1 || recall < 1 {
		t.Errorf("precision %.4f, recall %.4f", precision, recall)
	}
}

// checker type-checks packages of the standard library from their sources, without the bodies of functions.
type checker struct {
	fset  *token.FileSet
	build build.Context
	done  map[string]*types.Package
	files map[string][]string // package -> its files
}

func newChecker() *checker {
	c := &checker{fset: token.NewFileSet(), build: build.Default, done: map[string]*types.Package{"unsafe": types.Unsafe}, files: map[string][]string{}}
	c.build.CgoEnabled = false
	return c
}

// Import implements types.Importer.
func (c *checker) Import(pkg string) (*types.Package, error) { return c.ImportFrom(pkg, "", 0) }

// ImportFrom implements types.ImporterFrom.
func (c *checker) ImportFrom(pkg, dir string, _ types.ImportMode) (*types.Package, error) {
	found, err := c.build.Import(pkg, dir, 0)
	if err != nil {
		return nil, err
	}
	if p := c.done[found.ImportPath]; p != nil {
		return p, nil
	}
	var files []*ast.File
	for _, name := range found.GoFiles {
		f, err := parser.ParseFile(c.fset, filepath.Join(found.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
		c.files[found.ImportPath] = append(c.files[found.ImportPath], filepath.Join(found.Dir, name))
	}
	conf := types.Config{Importer: c, IgnoreFuncBodies: true, Sizes: types.SizesFor("gc", c.build.GOARCH)}
	p, err := conf.Check(found.ImportPath, c.fset, files, nil)
	c.done[found.ImportPath] = p
	return p, err
}

var _ types.ImporterFrom = (*checker)(nil)

// named returns the types a package declares, but for generic ones.
func (c *checker) named(t *testing.T, pkg string) (out []*types.Named) {
	t.Helper()
	p, err := c.Import(pkg)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range p.Scope().Names() {
		obj, ok := p.Scope().Lookup(name).(*types.TypeName)
		if !ok || obj.IsAlias() {
			continue
		}
		if n, ok := obj.Type().(*types.Named); ok && n.TypeParams().Len() == 0 {
			out = append(out, n)
		}
	}
	return out
}

// implementations returns the pairs of a type and an interface that its pointers implement.
func implementations(named []*types.Named) map[string]bool {
	type face struct {
		*types.Interface
		name string
	}
	byMethod := map[string][]face{}
	for _, n := range named {
		if f, ok := n.Underlying().(*types.Interface); ok && f.NumMethods() > 0 && f.IsMethodSet() {
			id := f.Method(0).Id()
			byMethod[id] = append(byMethod[id], face{f, qualified(n)})
		}
	}
	pairs := map[string]bool{}
	for _, n := range named {
		if types.IsInterface(n) {
			continue
		}
		set := types.NewMethodSet(types.NewPointer(n))
		for i := range set.Len() {
			for _, f := range byMethod[set.At(i).Obj().Id()] {
				if types.Implements(types.NewPointer(n), f.Interface) {
					pairs[qualified(n)+" implements "+f.name] = true
				}
			}
		}
	}
	return pairs
}

func qualified(n *types.Named) string { return n.Obj().Pkg().Path() + "." + n.Obj().Name() }

// ourImplementations returns the pairs we find among the named types when the files of their packages are the
// project.
func ourImplementations(t *testing.T, c *checker, paths []string, named []*types.Named) map[string]bool {
	t.Helper()
	judged := map[string]bool{}
	for _, n := range named {
		judged[qualified(n)] = true
	}
	files := []txtar.File{{Name: "go.mod", Data: []byte("module std\n")}}
	for _, pkg := range paths {
		for _, file := range c.files[pkg] {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, txtar.File{Name: path.Join(pkg, filepath.Base(file)), Data: text})
		}
	}
	w := parseWorld(files)
	p := w.project(true)
	name := func(file int64, number int) string {
		return path.Dir(w.files[file-1].path) + "." + w.symbol(int(file-1), number)
	}
	pairs := map[string]bool{}
	for i := range w.files {
		d := p.Decls(int64(i + 1))
		for _, e := range p.File(d, Uses{}) {
			if e.Kind != ctxsys.Implements {
				continue
			}
			if typ, face := name(d.File, e.Source), name(e.File, e.Number); judged[typ] && judged[face] {
				pairs[typ+" implements "+face] = true
			}
		}
	}
	return pairs
}

// TestLibraryTypes holds our table of types of the standard library against the compiler's.
func TestLibraryTypes(t *testing.T) {
	c := newChecker()
	for written, entry := range libraryTypes {
		_, name, _ := strings.Cut(written, ".")
		scope := types.Universe
		if entry.in == "" {
			name = written
		} else {
			p, err := c.Import(entry.in)
			if err != nil {
				t.Fatal(err)
			}
			scope = p.Scope()
		}
		obj := scope.Lookup(name)
		if obj == nil {
			t.Errorf("%s: the compiler has no such type", written)
			continue
		}
		typ := obj.Type()
		if !types.IsInterface(typ) {
			typ = types.NewPointer(typ)
		}
		want := map[string]string{}
		set := types.NewMethodSet(typ)
		for i := range set.Len() {
			if m := set.At(i).Obj(); m.Exported() {
				want[m.Name()] = signatureText(m.Type().(*types.Signature))
			}
		}
		absolute := name
		if entry.in != "" {
			absolute = entry.in + "." + name
		}
		got := map[string]string{}
		for _, m := range libraryMethods(absolute) {
			got[m.name] = m.shape
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", written, got, want)
		}
	}
}

// signatureText writes a signature as an absolute shape.
func signatureText(s *types.Signature) string {
	list := func(tuple *types.Tuple) string {
		var out []string
		for i := range tuple.Len() {
			out = append(out, types.TypeString(tuple.At(i).Type(), (*types.Package).Path))
		}
		return strings.Join(out, ",")
	}
	return strings.NewReplacer("byte", "uint8", "rune", "int32").Replace("(" + list(s.Params()) + ")(" + list(s.Results()) + ")")
}
