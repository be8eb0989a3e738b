package e2e

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

var ctx = context.Background()

// write puts the small project of package index's tests into a folder.
func write(t *testing.T, root string) *txtar.Archive {
	t.Helper()
	a, err := txtar.ParseFile("../index/testdata/repo.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
	}
	return a
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// open opens a project whose index is in a folder of its own, so that a tree can have two.
func open(t *testing.T, root string) *engine.Project {
	t.Helper()
	p, err := engine.Open(ctx, engine.Options{Root: root, DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

func sync(t *testing.T, p *engine.Project) *engine.Report {
	t.Helper()
	r, err := p.Sync(ctx, engine.SyncRequest{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// answer is the JSON of what a question gives, without the fields that tell of the moment and the machine.
func answer(t *testing.T, response any, err error) string {
	t.Helper()
	if err != nil {
		return "error: " + err.Error()
	}
	b, err := json.Marshal(response)
	if err != nil {
		t.Fatal(err)
	}
	var v any
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatal(err)
	}
	b, err = json.MarshalIndent(timeless(v), "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func timeless(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for _, key := range []string{"took_ms", "ms", "fresh", "stale_files", "assembled_at", "last_indexed_at", "created_at", "updated_at", "seconds", "db_bytes", "indexed", "unchanged", "removed"} {
			delete(v, key)
		}
		for key := range v {
			v[key] = timeless(v[key])
		}
	case []any:
		for i := range v {
			v[i] = timeless(v[i])
		}
	}
	return v
}
