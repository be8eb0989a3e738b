package e2e

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/refactor"
)

// Functions and methods of real modules get other names: the module builds with its tests afterwards, and taking it back gives every byte back. What
// is refused does not count, but most may not be.
func TestRename(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds a module for each rename")
	}
	for _, module := range []string{"github.com/spf13/cobra", "github.com/spf13/pflag", "github.com/rogpeppe/go-internal"}[:effort.Pick(1, 1, 3)] {
		t.Run(module, func(t *testing.T) { renames(t, module, effort.Pick(1, 4, 50)) })
	}
}

func renames(t *testing.T, module string, n int) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module).Output()
	if err != nil {
		t.Fatal(err)
	}
	root := filepath.Join(t.TempDir(), "module")
	if err := os.CopyFS(root, os.DirFS(strings.TrimSpace(string(dir)))); err != nil {
		t.Fatal(err)
	}
	build := func() error {
		cmd := exec.Command("go", "vet", "-composites=false", "./...")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod")
		out, err := cmd.CombinedOutput()
		if err != nil {
			return fmt.Errorf("%w: %s", err, out)
		}
		return nil
	}
	if err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		return errors.Join(err, os.Chmod(path, 0o755))
	}); err != nil {
		t.Fatal(err)
	}
	if err := build(); err != nil {
		t.Fatalf("before any change: %v", err)
	}
	p := open(t, root)
	sync(t, p)
	list, err := reader.Entities(t.Context(), p.Reader(), graph.EntityListRequest{Types: []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}})
	if err != nil {
		t.Fatal(err)
	}
	all := slices.DeleteFunc(list.Entities, func(e ctxsys.Entity) bool {
		return strings.HasSuffix(e.Path, "_test.go") || e.Language != "go" || strings.Contains(e.Path, "testdata")
	})
	rng := rand.New(rand.NewPCG(effort.Seed(1), 2))
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	r := &refactor.Project{Root: root, Navigator: p.Navigator(), Undo: filepath.Join(t.TempDir(), "undo.json")}
	renamed, refused := 0, 0
	for _, e := range all {
		if renamed == n {
			break
		}
		result, err := r.Rename(t.Context(), e, e.Name+"Renamed")
		if errors.Is(err, ctxsys.ErrUsage) {
			if refused++; refused > n+10 {
				t.Errorf("%d of %d were refused, the last: %v", refused, refused+renamed, err)
				break
			}
			continue
		}
		if err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		if err := r.Apply(result); err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		if err := build(); err != nil {
			t.Errorf("%s: %v", e.ID, err)
		}
		back, err := r.TakeBack()
		if err == nil {
			err = r.Apply(back)
		}
		if err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		renamed++
	}
	t.Logf("%d renamed, %d refused", renamed, refused)
	if renamed == 0 {
		t.Error("nothing was renamed")
	}
}
