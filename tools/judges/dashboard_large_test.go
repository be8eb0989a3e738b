package judges_test

import (
	"flag"
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

var (
	largeAt  = flag.String("dashboard.large", "", "a folder that TestDashboardLarge makes its project and its index in, and leaves; what is there from before is used again")
	copiesOf = flag.Int("dashboard.copies", 0, "of the sources of Go in that project, each with names of its own; ten make an index of 2.5 GB")
)

// An index of 2 GB: each page shows what it is for, says what it waits for, gets answers that do not grow with the index, and goes on while all is
// indexed again and after the server was another. The server's memory stays below two thirds of the index. The sample is of a folder of Go's sources.
func TestDashboardLarge(t *testing.T) {
	copies, below := effort.Pick(0, 2, 10), "net"
	if copies == 0 {
		t.Skip("no part of -short")
	}
	dir := t.TempDir()
	if *largeAt != "" {
		dir = *largeAt
	}
	if *copiesOf > 0 {
		copies = *copiesOf
	}
	if copies > 2 {
		below = "."
	}
	root, home := filepath.Join(dir, "tree"), filepath.Join(dir, "home")
	variants(t, root, below, copies)
	index := exec.Command(program, "index", "--quiet", "--project", root)
	index.Env = append(os.Environ(), "CTX_SYS_HOME="+home)
	_ = index.Run() // some files cannot be read whole, which is what it says
	info, err := os.Stat(filepath.Join(root, ".ctx-sys", "index.db"))
	if err != nil {
		t.Fatal(err)
	}
	if copies >= 10 && info.Size() < 2e9 {
		t.Errorf("the index has %d bytes: more copies have to make it", info.Size())
	}
	inside := "v01/net/http"
	if below != "." {
		inside = "v01/http"
	}
	args := []string{program, root, inside, "server.go", "ServerV01"}
	if below == "." {
		args = append(args, "whole")
	}
	cmd := judges.Browse(t, "browse/large.mjs", args...)
	cmd.Env = append(cmd.Env, "CTX_SYS_HOME="+home)
	var got struct {
		Wrong   []string
		Figures map[string]string
		Peak    int64 // MB
	}
	decode(t, run(t, cmd), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
	if most := 300 + info.Size()*2/3e6; got.Peak > most {
		t.Errorf("the server took %d MB, for an index of %d MB", got.Peak, info.Size()/1e6)
	}
	t.Logf("an index of %d MB, the server took %d MB at most", info.Size()/1e6, got.Peak)
	for where, figure := range got.Figures {
		t.Log(where + ": " + figure)
	}
}

// variants writes copies of Go's sources below a folder into one project, each a module of its own in which what has a name is called otherwise.
func variants(t *testing.T, root, below string, copies int) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(root, "v00", "go.mod")); err == nil {
		return // from before
	}
	src := filepath.Join(strings.TrimSpace(string(run(t, exec.Command("go", "env", "GOROOT")))), "src", below)
	kept := map[string]bool{}
	for _, name := range strings.Fields("append cap clear close complex copy delete imag len make max min new panic print println real recover any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr true false iota nil main init") {
		kept[name] = true
	}
	var names []string
	err := filepath.WalkDir(src, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir():
			kept[d.Name()] = true // packages keep their names
		case strings.HasSuffix(name, ".go") && d.Type().IsRegular():
			rel, err := filepath.Rel(src, name)
			names = append(names, rel)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	write := func(name string, text []byte) {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(src, name))
		if err != nil {
			t.Fatal(err)
		}
		for i := range copies {
			write(filepath.Join(fmt.Sprintf("v%02d", i), name), variant(text, i, kept))
		}
	}
	for i := range copies {
		write(fmt.Sprintf("v%02d/go.mod", i), fmt.Appendf(nil, "module v%02d.example\n\ngo 1.24\n", i))
	}
	git := exec.Command("git", "init", "--quiet")
	git.Dir = root
	run(t, git)
}

// variant is a file of Go in which the names of more than three letters that are not kept end with a number, and so do imports.
func variant(text []byte, number int, kept map[string]bool) []byte {
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(text))
	s.Init(file, text, nil, 0)
	out := make([]byte, 0, len(text)+len(text)/8)
	from, imports := 0, false
	for {
		pos, tok, lit := s.Scan()
		at := file.Offset(pos)
		switch {
		case tok == token.EOF:
			return append(out, text[from:]...)
		case tok == token.IMPORT:
			imports = true
		case slices.Contains([]token.Token{token.FUNC, token.TYPE, token.VAR, token.CONST}, tok):
			imports = false
		case tok == token.STRING && imports:
			out = append(out, text[from:at]...)
			out = fmt.Appendf(out, "\"v%02d.example/%s", number, lit[1:])
			from = at + len(lit)
		case tok == token.IDENT && !kept[lit] && len(lit) > 3:
			out = append(out, text[from:at+len(lit)]...)
			out = fmt.Appendf(out, "V%02d", number)
			from = at + len(lit)
		}
	}
}
