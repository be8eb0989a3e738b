package engine_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/architecture"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// The architecture is worked out once for each state of the project, and is the same for two indexes of the same files.
func TestArchitecture(t *testing.T) {
	root := t.TempDir()
	put := func(name, text string) {
		t.Helper()
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	put("go.mod", "module m\n\nrequire github.com/spf13/cobra v1.0.0\n")
	put("cmd/m/main.go", "package main\n\nimport \"m/store\"\n\nfunc main() { store.Open() }\n")
	put("store/store.go", "package store\n\nfunc Open() {}\n")
	put(".github/workflows/ci.yml", "jobs:\n  test:\n    steps:\n      - run: go test -race ./...\n")

	open := func(dir string) *engine.Project {
		t.Helper()
		p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: dir})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { p.Close() })
		if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
			t.Fatal(err)
		}
		return p
	}
	ask := func(p *engine.Project) *architecture.Description {
		t.Helper()
		d, err := p.Architecture().Architecture(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	p := open(t.TempDir())
	first := ask(p)
	if again := ask(p); again != first {
		t.Error("it was worked out twice")
	}
	tests := func(d *architecture.Description) (out []string) {
		for _, c := range d.Commands {
			if c.Kind == "test" {
				out = append(out, c.Command)
			}
		}
		return out
	}
	if got := tests(first); !slices.Equal(got, []string{"go test -race ./..."}) {
		t.Errorf("test commands %q", got)
	}
	if len(first.Levels) != 2 || first.Levels[0].Units[0].Folders[0] != "cmd/" || first.LevelsBy != "imports" {
		t.Errorf("levels %+v by %s", first.Levels, first.LevelsBy)
	}
	other, err := json.Marshal(ask(open(t.TempDir())))
	if err != nil {
		t.Fatal(err)
	}
	if own, err := json.Marshal(first); err != nil || string(own) != string(other) {
		t.Errorf("%s\nand of another index\n%s\n%v", own, other, err)
	}

	put(".github/workflows/ci.yml", "jobs:\n  test:\n    steps:\n      - run: go test -short ./...\n")
	if got := tests(ask(p)); !slices.Equal(got, []string{"go test -short ./..."}) {
		t.Errorf("after a change of CI: %q", got)
	}
	put("Makefile", "test:\n\tgo test ./...\n")
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	if got := tests(ask(p)); !slices.Equal(got, []string{"make test", "go test -short ./..."}) {
		t.Errorf("with a Makefile: %q", got)
	}
}
