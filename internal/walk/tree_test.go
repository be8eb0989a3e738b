package walk

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// bushy makes a tree of folders in folders with rules here and there.
func bushy(t *testing.T, root string) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 7))
	dirs := []string{root}
	files := map[string]string{}
	for i := range 400 {
		dir := dirs[r.IntN(len(dirs))]
		name := fmt.Sprintf("%c%d", 'a'+r.IntN(3), i)
		if r.IntN(4) == 0 {
			name += ".go" // which sorts otherwise as a folder than as a file
		}
		dirs = append(dirs, filepath.Join(dir, name))
		rel, err := filepath.Rel(root, filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for k := range r.IntN(8) {
			files[fmt.Sprintf("%s/%c%d.go", rel, 'a'+r.IntN(3), k)] = "package x\n"
		}
		files[rel+"/big.go"] = strings.Repeat("x", 50+r.IntN(60))
		if r.IntN(20) == 0 {
			files[rel+"/.gitignore"] = fmt.Sprintf("b%d*\n", r.IntN(10))
		}
	}
	write(t, root, files)
}

// TestWalkConcurrently compares a walk of several with one of one, and with what filepath.WalkDir finds: the same files in the order of
// their paths, and the same report.
func TestWalkConcurrently(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	bushy(t, root)
	opts := Options{MaxFileSize: 90}
	walk := func(procs int) ([]string, Report) {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(procs))
		return paths(t, root, opts)
	}
	want, report := walk(1)
	for range 20 {
		got, theirs := walk(8)
		if !slices.Equal(got, want) {
			t.Fatalf("%d files and not %d, or in another order", len(got), len(want))
		}
		if fmt.Sprint(theirs) != fmt.Sprint(report) {
			t.Fatalf("report %+v, want %+v", theirs, report)
		}
	}
	if len(want) < 500 || report.Skipped[TooLarge] <= maxNamed || len(report.TooLarge) != maxNamed || !slices.IsSorted(want) {
		t.Errorf("%d files, %v, %d named, in order: %t", len(want), report.Skipped, len(report.TooLarge), slices.IsSorted(want))
	}
	all := 0
	if err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && d.Name() != ".gitignore" {
			all++
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	plain, _ := paths(t, root, Options{})
	if _, err := os.Stat(filepath.Join(root, ".git")); !errors.Is(err, fs.ErrNotExist) || all < len(plain) || len(plain) < len(want) {
		t.Errorf("%d files, %d of the project, %d that are small", all, len(plain), len(want))
	}
}

// TestWalkEnds has a walk of several ended by an error of the visit, and by its context: it returns the error, and nothing is visited
// afterwards.
func TestWalkEnds(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	bushy(t, root)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(8))
	enough := errors.New("enough")
	for _, after := range []int{1, 2, 50, 300} {
		n := 0
		if _, err := Walk(context.Background(), root, Options{}, func(File) error {
			if n++; n == after {
				return enough
			}
			return nil
		}); err != enough || n != after {
			t.Errorf("%v after %d visits, want %d", err, n, after)
		}
		ctx, cancel := context.WithCancel(context.Background())
		n = 0
		if _, err := Walk(ctx, root, Options{}, func(File) error {
			if n++; n == after {
				cancel()
			}
			return nil
		}); !errors.Is(err, context.Canceled) {
			t.Errorf("%v, though it was cancelled after %d files", err, after)
		}
		cancel()
	}
}
