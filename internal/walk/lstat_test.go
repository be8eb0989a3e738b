package walk

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// Lstat says what os.Lstat does.
func TestLstat(t *testing.T) {
	root := t.TempDir()
	write(t, root, tree("a.go=package+a script=#!/bin/sh"))
	if err := os.Chmod(filepath.Join(root, "script"), 0o755); err != nil {
		t.Fatal(err)
	}
	names := []string{"a.go", "script", "."}
	if os.Symlink("a.go", filepath.Join(root, "link")) == nil {
		names = append(names, "link")
	}
	for _, name := range names {
		path := filepath.Join(root, name)
		info, err := os.Lstat(path)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Lstat(path)
		want := Entry{Size: info.Size(), Modified: info.ModTime().UnixNano(), Changed: ChangeTime(info), Regular: info.Mode().IsRegular(), Executable: info.Mode()&0o111 != 0}
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, want)
		}
	}
	if _, err := Lstat(filepath.Join(root, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what is not there: %v", err)
	}
}

// A Looker says what Lstat says, in whatever order it is asked, of links to folders and of what is no folder too.
func TestLooker(t *testing.T) {
	root := t.TempDir()
	write(t, root, tree("a.go=1 sub/b.go=2 sub/deep/c.go=3 sub/z.go=4 sub.go=5 subs/d.go=6 x/y/z/e.go=7"))
	names := []string{"a.go", "sub/b.go", "sub/deep/c.go", "sub/z.go", "sub.go", "subs/d.go", "x/y/z/e.go", "x", "a.go/none", "none/none", "sub/none", "x/y/none"}
	if os.Symlink("sub", filepath.Join(root, "link")) == nil {
		names = append(names, "link", "link/b.go", "link/deep/c.go")
	}
	l := NewLooker(root)
	defer l.Close()
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		name := names[r.IntN(len(names))]
		got, err := l.Lstat(name)
		want, wantErr := Lstat(filepath.Join(root, filepath.FromSlash(name)))
		if got != want || (err == nil) != (wantErr == nil) || errors.Is(err, fs.ErrNotExist) != errors.Is(wantErr, fs.ErrNotExist) {
			t.Fatalf("%s: %+v, %v, want %+v, %v", name, got, err, want, wantErr)
		}
	}
}

func BenchmarkLooker(b *testing.B) {
	root := b.TempDir()
	var names []string
	for i := range 100 {
		dir := fmt.Sprintf("some/folder/of/a/tree%d", i)
		if err := os.MkdirAll(filepath.Join(root, dir), 0o755); err != nil {
			b.Fatal(err)
		}
		for j := range 10 {
			names = append(names, fmt.Sprintf("%s/file%d.go", dir, j))
			if err := os.WriteFile(filepath.Join(root, names[len(names)-1]), nil, 0o644); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.Run("Lstat", func(b *testing.B) {
		for i := range b.N {
			if _, err := Lstat(filepath.Join(root, names[i%len(names)])); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("Looker", func(b *testing.B) {
		l := NewLooker(root)
		defer l.Close()
		for i := range b.N {
			if _, err := l.Lstat(names[i%len(names)]); err != nil {
				b.Fatal(err)
			}
		}
	})
}
