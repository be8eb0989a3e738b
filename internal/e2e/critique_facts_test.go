package e2e

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// What is known of Go code without the index: by go/parser and go/types.

// fact is one thing that is so of a function.
type fact struct {
	kind   string // file, parameter, return, call, import, member
	a, b   string
	file   string
	line   int
	others []string // what b could be changed to without becoming true again
}

// known is what is known of a tree of Go files.
type known struct {
	facts []fact
	names map[string]bool // every identifier
}

// function is one declaration.
type function struct {
	ref, name, file string
	line            int
	params, results []string
	types           []string
	calls           map[string]bool // by reference
	idents          map[string]bool
	receiver        string
}

// knownOf reads a tree. References are Name and Type.Name; those that several functions share are left out.
func knownOf(t testing.TB, root string) known {
	t.Helper()
	byRef := map[string][]*function{}
	imports := map[string][]string{}
	all := known{names: map[string]bool{}}
	var packages = map[string][]*ast.File{}
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			if d != nil && d.IsDir() && (d.Name() == "testdata" || d.Name() == ".ctx-sys" || d.Name() == ".git") {
				return fs.SkipDir
			}
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(fset, path, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		rel = filepath.ToSlash(rel)
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				all.names[id.Name] = true
			}
			return true
		})
		for _, s := range f.Imports {
			imports[rel] = append(imports[rel], strings.Trim(s.Path.Value, `"`))
		}
		key := filepath.Dir(path) + " " + f.Name.Name
		packages[key] = append(packages[key], f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range slices.Sorted(maps.Keys(packages)) {
		for _, fn := range functionsOf(fset, root, packages[key]) {
			byRef[fn.ref] = append(byRef[fn.ref], fn)
		}
	}
	all.gather(byRef, imports)
	return all
}

func functionsOf(fset *token.FileSet, root string, files []*ast.File) []*function {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	conf := types.Config{Error: func(error) {}, Importer: none{}, FakeImportC: true}
	checked, err := conf.Check(files[0].Name.Name, fset, files, info)
	_ = err // imports are not followed: calls within the package are resolved all the same
	var out []*function
	for _, f := range files {
		for _, d := range f.Decls {
			fd, ok := d.(*ast.FuncDecl)
			if !ok || fd.Name.Name == "_" || fd.Name.Name == "init" || fd.Name.Name == "main" {
				continue
			}
			pos := fset.Position(fd.Pos())
			rel, err := filepath.Rel(root, pos.Filename)
			if err != nil {
				continue
			}
			fn := &function{ref: fd.Name.Name, name: fd.Name.Name, file: filepath.ToSlash(rel), line: fset.Position(fd.Name.Pos()).Line, calls: map[string]bool{}, idents: map[string]bool{}}
			if fd.Recv != nil && len(fd.Recv.List) == 1 {
				fn.receiver = strings.TrimLeft(printed(fset, fd.Recv.List[0].Type), "*")
				fn.receiver, _, _ = strings.Cut(fn.receiver, "[")
				fn.ref = fn.receiver + "." + fn.name
			}
			fn.params, fn.types = fields(fset, fd.Type.Params)
			_, fn.results = fields(fset, fd.Type.Results)
			if fd.Body != nil {
				ast.Inspect(fd.Body, func(n ast.Node) bool {
					switch n := n.(type) {
					case *ast.Ident:
						fn.idents[n.Name] = true
					case *ast.CallExpr:
						if ref := called(info, checked, n); ref != "" {
							fn.calls[ref] = true
						}
					}
					return true
				})
			}
			out = append(out, fn)
		}
	}
	return out
}

type none struct{}

func (none) Import(path string) (*types.Package, error) {
	return nil, fmt.Errorf("%s is not followed", path)
}

// called is the function of the package that a call is of, "" for others.
func called(info *types.Info, pkg *types.Package, call *ast.CallExpr) string {
	var id *ast.Ident
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		id = f
	case *ast.SelectorExpr:
		id = f.Sel
	default:
		return ""
	}
	fn, ok := info.Uses[id].(*types.Func)
	if !ok || fn.Pkg() != pkg {
		return ""
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		return fn.Name()
	}
	typ := recv.Type()
	if p, ok := typ.(*types.Pointer); ok {
		typ = p.Elem()
	}
	if n, ok := typ.(*types.Named); ok && !types.IsInterface(n) {
		return n.Obj().Name() + "." + fn.Name()
	}
	return ""
}

func fields(fset *token.FileSet, list *ast.FieldList) (names, types []string) {
	if list == nil {
		return nil, nil
	}
	for _, f := range list.List {
		typ := printed(fset, f.Type)
		types = append(types, typ)
		for i, n := range f.Names {
			if i > 0 {
				types = append(types, typ)
			}
			if n.Name != "_" {
				names = append(names, n.Name)
			}
		}
	}
	return names, types
}

func printed(fset *token.FileSet, n ast.Node) string {
	var b bytes.Buffer
	if printer.Fprint(&b, fset, n) != nil {
		return ""
	}
	return b.String()
}

// gather turns functions into facts, each with what would make it false.
func (k *known) gather(byRef map[string][]*function, imports map[string][]string) {
	refs := slices.Sorted(maps.Keys(byRef))
	files := map[string]bool{}
	var fns []*function
	named := map[string]int{}
	methods := map[string][]string{}
	for _, ref := range refs {
		for _, fn := range byRef[ref] {
			named[fn.name]++
			methods[fn.receiver] = append(methods[fn.receiver], fn.name)
		}
	}
	var receivers []string
	for _, r := range slices.Sorted(maps.Keys(methods)) {
		if r != "" {
			receivers = append(receivers, r)
		}
	}
	for _, ref := range refs {
		for _, fn := range byRef[ref] {
			files[fn.file] = true
		}
		if fn := byRef[ref][0]; len(byRef[ref]) == 1 && (fn.receiver != "" || named[fn.name] == 1) {
			fns = append(fns, byRef[ref][0])
		}
	}
	paths := slices.Sorted(maps.Keys(files))
	allParams, allResults := map[string]bool{}, map[string]bool{}
	for _, fn := range fns {
		for _, p := range fn.params {
			allParams[p] = len(p) > 1
		}
		for _, r := range fn.results {
			allResults[r] = strings.ContainsFunc(r, unicode.IsLetter) && !strings.ContainsAny(r, "\n {") && len(r) < 30
		}
	}
	params, results := chosen(allParams), chosen(allResults)
	for i, fn := range fns {
		base := filepath.Base(fn.file)
		add := func(kind, b string, others []string) {
			k.facts = append(k.facts, fact{kind: kind, a: fn.ref, b: b, file: fn.file, line: fn.line, others: others})
		}
		add("file", fn.file, except(paths, i, func(p string) bool { return filepath.Base(p) == base }))
		for _, p := range fn.params {
			if len(p) > 1 {
				add("parameter", p, except(params, i, func(o string) bool {
					return slices.Contains(fn.params, o) || o == fn.receiver || fn.receiver != "" && len(o) < 3
				}))
				break
			}
		}
		if len(fn.results) > 0 && strings.ContainsFunc(fn.results[0], unicode.IsLetter) && !strings.ContainsAny(fn.results[0], "\n {") {
			add("return", fn.results[0], except(results, i, func(o string) bool {
				return slices.ContainsFunc(fn.results, func(r string) bool { return bare(r) == bare(o) })
			}))
		}
		if fn.receiver != "" {
			add("member", fn.receiver, except(receivers, i, func(r string) bool { return slices.Contains(methods[r], fn.name) || r == fn.receiver }))
		}
		for _, c := range slices.Sorted(maps.Keys(fn.calls)) {
			if len(byRef[c]) != 1 || c == fn.ref {
				continue
			}
			name := byRef[c][0].name
			var others []string // callers in its place
			for j := range 200 {
				o := fns[(i+7*j+1)%len(fns)]
				if !o.idents[name] && o.name != name {
					others = append(others, o.ref)
				}
			}
			add("call", c, others)
			break
		}
	}
	for i, file := range paths {
		if list := imports[file]; len(list) > 0 {
			var every []string
			for _, p := range paths {
				every = append(every, imports[p]...)
			}
			slices.Sort(every)
			others := except(slices.Compact(every), i, func(o string) bool {
				return slices.ContainsFunc(list, func(l string) bool {
					return strings.Contains("/"+l+"/", "/"+o+"/") || strings.HasSuffix(l, "/"+filepath.Base(o)) || filepath.Base(l) == filepath.Base(o)
				})
			})
			k.facts = append(k.facts, fact{kind: "import", a: file, b: list[i%len(list)], file: file, others: others})
		}
	}
}

func bare(t string) string {
	t = strings.TrimLeft(t, "*")
	return t[strings.LastIndexByte(t, '.')+1:]
}

func chosen(set map[string]bool) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(set)), func(s string) bool { return !set[s] })
}

// except lists some of what is not left out, from another place each time.
func except(all []string, from int, out func(string) bool) []string {
	var some []string
	for j := range all {
		if s := all[(from*13+j)%len(all)]; !out(s) {
			if some = append(some, s); len(some) == 3 {
				break
			}
		}
	}
	return some
}
