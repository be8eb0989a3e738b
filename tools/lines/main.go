// Command lines counts the Go code of the program: the lines of its packages that hold a token, without comments, blank lines,
// tests and generated files. What the program is made of is what `go list -deps` says.
//
//	go run ./tools/lines            one line a package, the largest first, and the sum
//	go run ./tools/lines -methods   the types with most methods
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io"
	"log"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

const module = "github.com/ctx-sys/ctx-sys"

func main() {
	log.SetFlags(0)
	methods := flag.Bool("methods", false, "show the types with most methods instead")
	flag.Parse()
	if err := run(*methods); err != nil {
		log.Fatal(err)
	}
}

func run(methods bool) error {
	packages, err := program()
	if err != nil {
		return err
	}
	counts := map[string]int{}
	for _, p := range packages {
		for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
			text, err := os.ReadFile(filepath.Join(p.Dir, name))
			if err != nil {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
			if err != nil {
				return err
			}
			path := cmp.Or(strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, module), "/"), ".")
			switch {
			case ast.IsGenerated(file):
			case methods:
				countMethods(file, path, counts)
			default:
				counts[path] += lines(text)
			}
		}
	}
	show(counts, methods)
	return nil
}

// pkg is a package as go list describes it.
type pkg struct {
	Dir, ImportPath   string
	GoFiles, CgoFiles []string
}

// program returns the packages of this module that the program is made of.
func program() ([]pkg, error) {
	out, err := exec.Command("go", "list", "-deps", "-json=Dir,ImportPath,GoFiles,CgoFiles", "./cmd/ctx-sys").Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var all []pkg
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		if p.ImportPath == module || strings.HasPrefix(p.ImportPath, module+"/") {
			all = append(all, p)
		}
	}
}

// lines counts the lines of a file that a token is on. A string of several lines counts with all of them.
func lines(text []byte) int {
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, 0)
	on := map[int]bool{}
	for {
		pos, tok, lit := s.Scan()
		switch {
		case tok == token.EOF:
			return len(on)
		case tok == token.SEMICOLON && lit == "\n": // made by the scanner
			continue
		}
		first := file.Line(pos)
		for i := range 1 + strings.Count(lit, "\n") {
			on[first+i] = true
		}
	}
}

// countMethods adds the methods of a file to those of their types.
func countMethods(file *ast.File, path string, counts map[string]int) {
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil {
			continue
		}
		of := f.Recv.List[0].Type
		if star, ok := of.(*ast.StarExpr); ok {
			of = star.X
		}
		if name, ok := of.(*ast.Ident); ok {
			counts[path+"."+name.Name]++
		}
	}
}

// show prints counts, the largest first. Of methods those are left out that no type has many of.
func show(counts map[string]int, methods bool) {
	sum := 0
	for _, name := range slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(counts[b]-counts[a], strings.Compare(a, b))
	}) {
		sum += counts[name]
		if !methods || counts[name] >= 20 {
			fmt.Printf("%7d %s\n", counts[name], name)
		}
	}
	if !methods {
		fmt.Printf("%7d in all\n", sum)
	}
}
