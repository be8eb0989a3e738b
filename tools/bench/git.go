package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// changedFiles is how many files of a tree are changed before impact is asked.
const changedFiles = 50

// impact makes a repository of the copy, changes functions in 50 of its files of Go, each third of them in its parameters and the others in their bodies, indexes
// that, and measures what impact takes: of one process, git's own included.
func (b *session) impact(f *figures) error {
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"commit", "-q", "-m", "one"}} {
		if err := b.git(args...); err != nil {
			return err
		}
	}
	changed, err := b.changeGo()
	if err != nil || changed == 0 {
		return err
	}
	f.changed = changed
	if _, err := b.run("index", "--quiet"); err != nil {
		return err
	}
	for _, q := range []struct {
		into *[]time.Duration
		args []string
	}{{&f.impact, []string{"impact", "--json"}}, {&f.tests, []string{"affected-tests", "--json"}}} {
		if err := repeat(again, q.into, func(int) (time.Duration, error) {
			u, err := b.run(q.args...)
			return u.cpu, err
		}); err != nil {
			return err
		}
	}
	return nil
}

func (b *session) git(args ...string) error {
	cmd := exec.Command("git", append([]string{"-c", "user.name=bench", "-c", "user.email=bench@example.org", "-c", "core.autocrlf=false"}, args...)...)
	cmd.Dir = b.tree
	cmd.Env = append(clean(os.Environ()), "HOME="+b.temp, "GIT_CONFIG_NOSYSTEM=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("git %s: %w: %s", args[0], err, bytes.TrimSpace(out))
	}
	return nil
}

// changeGo changes a function in files of Go that lie evenly in the order of their paths, and returns in how many.
func (b *session) changeGo() (changed int, err error) {
	files, err := b.editableFiles()
	if err != nil {
		return 0, err
	}
	var sources []string
	for _, f := range files {
		if strings.HasSuffix(f.path, ".go") {
			sources = append(sources, f.path)
		}
	}
	for i := 0; i < len(sources) && changed < changedFiles; i += max(1, len(sources)/changedFiles/2) {
		ok, err := changeFunction(sources[i], changed%3 == 0)
		if err != nil {
			return changed, err
		}
		if ok {
			changed++
		}
	}
	return changed, nil
}

// changeFunction gives the first function with a body in a file a parameter more, or a statement. It is false where there is none.
func changeFunction(path string, signature bool) (bool, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, filepath.Base(path), text, parser.SkipObjectResolution)
	if err != nil {
		return false, nil // what does not parse is not changed
	}
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil || fn.Name.Name == "init" || fn.Name.Name == "main" {
			continue
		}
		at, insert := fset.Position(fn.Body.Lbrace).Offset+1, " _ = 0;"
		if signature {
			at, insert = fset.Position(fn.Type.Params.Opening).Offset+1, "_ bool, "
		}
		out := string(text[:at]) + insert + string(text[at:])
		return true, os.WriteFile(path, []byte(out), 0o644)
	}
	return false, nil
}
