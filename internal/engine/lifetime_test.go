package engine_test

import (
	"context"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

func git(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"}, args...)...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// A new worktree takes the index of another one of its repository over, and looks only at what differs.
func TestWorktreeAdoptsIndex(t *testing.T) {
	ctx := context.Background()
	w := courier(t)
	git(t, w.root, "init", "-q")
	git(t, w.root, "add", "-A")
	git(t, w.root, "commit", "-q", "-m", "all")
	main, err := engine.Open(ctx, engine.Options{Root: w.root})
	if err != nil {
		t.Fatal(err)
	}
	defer main.Close()
	all := bringUp(t, main)
	if all.LastCommit != git(t, w.root, "rev-parse", "HEAD") {
		t.Errorf("synced at commit %q", all.LastCommit)
	}

	side := filepath.Join(t.TempDir(), "side")
	git(t, w.root, "worktree", "add", "-q", side)
	write(t, filepath.Join(side, "internal/queue/new.go"), "package queue\n\n// Pause stops all workers.\nfunc Pause() {}\n")
	p, err := engine.Open(ctx, engine.Options{Root: side})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if !p.Indexed() {
		t.Error("nothing was taken over")
	}
	r := bringUp(t, p)
	if r.Files != all.Files+1 || r.Indexed != 1 || r.Unchanged != all.Files || r.Removed != 0 {
		t.Errorf("%d files, %d indexed, %d unchanged, %d removed; the main work tree has %d", r.Files, r.Indexed, r.Unchanged, r.Removed, all.Files)
	}
	if !found(searched(t, p, search.Request{Query: "Pause"}), "internal/queue/new.go") {
		t.Error("what is new in the worktree is not found")
	}
	if found(searched(t, main, search.Request{Query: "Pause"}), "internal/queue/new.go") {
		t.Error("it is found in the main work tree too")
	}

	// A third one may take over from either.
	third := filepath.Join(t.TempDir(), "third")
	git(t, w.root, "worktree", "add", "-q", "--detach", third)
	q, err := engine.Open(ctx, engine.Options{Root: third})
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if r := bringUp(t, q); r.Files != all.Files || r.Unchanged != all.Files {
		t.Errorf("the third has %d files, %d of them unchanged", r.Files, r.Unchanged)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A project whose own folder cannot be made keeps its index elsewhere, each project its own.
func TestFallbackFolder(t *testing.T) {
	ctx := context.Background()
	fallback := t.TempDir()
	var paths []string
	for range 2 {
		w := courier(t)
		write(t, filepath.Join(w.root, ".ctx-sys"), "a file where the folder would be\n") // holds for root as well
		if _, err := engine.Open(ctx, engine.Options{Root: w.root}); err == nil {
			t.Fatal("no error without a folder to fall back to")
		}
		if _, err := engine.Open(ctx, engine.Options{Root: w.root, Fallback: fallback, ReadOnly: true}); !errors.Is(err, ctxsys.ErrNotIndexed) {
			t.Errorf("before the first sync: %v", err)
		}
		p, err := engine.Open(ctx, engine.Options{Root: w.root, Fallback: fallback})
		if err != nil {
			t.Fatal(err)
		}
		bringUp(t, p)
		p.Close()
		reader, err := engine.Open(ctx, engine.Options{Root: w.root, Fallback: fallback, ReadOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		defer reader.Close()
		if !found(searched(t, reader, search.Request{Query: "Backoff"}), "internal/retry/backoff.go") {
			t.Error("nothing is found")
		}
		paths = append(paths, reader.DBPath())
	}
	for _, path := range paths {
		if !strings.HasPrefix(path, fallback+string(filepath.Separator)) {
			t.Errorf("the index is at %s", path)
		}
	}
	if paths[0] == paths[1] {
		t.Errorf("two projects share %s", paths[0])
	}
}

func TestReadOnlyWritesNothing(t *testing.T) {
	ctx := context.Background()
	w := courier(t)
	if _, err := engine.Open(ctx, engine.Options{Root: w.root, ReadOnly: true}); !errors.Is(err, ctxsys.ErrNotIndexed) {
		t.Errorf("without an index: %v", err)
	}
	if _, err := os.Stat(filepath.Join(w.root, ".ctx-sys")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a folder was made: %v", err)
	}
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	p := w.open(engine.Options{DataDir: data, ReadOnly: true})
	if _, err := p.Sync(ctx, engine.SyncRequest{}); err == nil {
		t.Error("a sync of a project that is open for reading only")
	}
}

// Remove takes away what can be made again, and leaves what somebody wrote.
func TestRemove(t *testing.T) {
	for _, c := range []struct {
		name string
		mine []string // files in the folder that are not the program's
	}{
		{"nothing else", nil},
		{"settings", []string{"config.yaml"}},
		{"memories", []string{"memories/one.md", "memories/two.md"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := courier(t)
			p, err := engine.Open(context.Background(), engine.Options{Root: w.root})
			if err != nil {
				t.Fatal(err)
			}
			bringUp(t, p)
			p.Close()
			dir := filepath.Join(w.root, ".ctx-sys")
			write(t, filepath.Join(dir, "index.db-vectors"), "of a large index")
			for _, name := range c.mine {
				write(t, filepath.Join(dir, name), "name: courier\n")
			}
			if _, err := engine.Remove(context.Background(), engine.Options{Root: w.root}, nil); err != nil {
				t.Fatal(err)
			}
			var left []string
			filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
				if err == nil && !d.IsDir() && d.Name() != ".gitignore" {
					left = append(left, filepath.ToSlash(strings.TrimPrefix(path, dir+string(filepath.Separator))))
				}
				return nil
			})
			if !slices.Equal(left, c.mine) {
				t.Errorf("left are %v, want %v", left, c.mine)
			}
			if _, err := os.Stat(dir); len(c.mine) == 0 && !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the folder is still there: %v", err)
			}
			if _, err := engine.Remove(context.Background(), engine.Options{Root: w.root}, nil); !errors.Is(err, ctxsys.ErrNotIndexed) {
				t.Errorf("the second time: %v", err)
			}
		})
	}
}

// The index is kept out of version control by a file of its own, which may be edited.
func TestIndexIsIgnoredByGit(t *testing.T) {
	w := courier(t)
	git(t, w.root, "init", "-q")
	p, err := engine.Open(context.Background(), engine.Options{Root: w.root})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	bringUp(t, p)
	write(t, filepath.Join(w.root, ".ctx-sys/memories/one.md"), "One.\n")
	git(t, w.root, "add", "-A")
	for _, name := range strings.Fields(git(t, w.root, "ls-files", ".ctx-sys")) {
		if name != ".ctx-sys/.gitignore" && name != ".ctx-sys/memories/one.md" {
			t.Errorf("%s would be committed", name)
		}
	}
}

func TestDamagedIndex(t *testing.T) {
	ctx := context.Background()
	w := courier(t)
	o := engine.Options{Root: w.root, DataDir: t.TempDir()}
	w.indexed(o).Close()
	path := filepath.Join(o.DataDir, "index.db")
	write(t, path, strings.Repeat("this is no database\n", 500))
	if _, err := engine.Open(ctx, o); !errors.Is(err, ctxsys.ErrCorrupt) {
		t.Errorf("opened: %v", err)
	}
	kept, err := engine.SetAside(context.Background(), o, nil)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(kept); err != nil || !strings.HasPrefix(string(b), "this is no database") {
		t.Errorf("kept at %s: %v", kept, err)
	}
	if !found(searched(t, w.indexed(o), search.Request{Query: "Backoff"}), "internal/retry/backoff.go") {
		t.Error("the new index finds nothing")
	}
}

func TestWhy(t *testing.T) {
	w := courier(t)
	w.write(".gitignore", "*.log\nsecret/\n")
	w.write("noise.log", "x\n")
	w.write("secret/plan.md", "# Plan\n")
	w.write("image.dat", "a\x00b")
	w.write("photo.png", "png")
	w.write("large.txt", strings.Repeat("many words\n", 300_000))
	p := w.indexed(engine.Options{})
	w.write("late.go", "package main\n")
	for _, c := range []struct{ path, want string }{
		{"internal/api/health.go", "internal/api/health.go is indexed: go, 12 lines"},
		{"./internal/api/../api/health.go", "internal/api/health.go is indexed: go, 12 lines"},
		{filepath.Join(w.root, "README.md"), "README.md is indexed: markdown, 14 lines"},
		{"noise.log", `noise.log is left out: ignored (rule "*.log" in .gitignore:1)`},
		{"secret/plan.md", `secret/plan.md is left out: ignored, because of secret (rule "secret/" in .gitignore:2)`},
		{"image.dat", "image.dat is left out: binary (it holds a NUL byte)"},
		{"photo.png", "photo.png is left out: binary"},
		{"large.txt", "large.txt is left out: too large"},
		{"late.go", "late.go belongs to the project; it is not in the index yet"},
		{"nowhere.go", "nowhere.go is left out: "},
	} {
		got, err := p.Why(context.Background(), c.path)
		if err == nil && !strings.HasPrefix(got, c.want) || err != nil && c.path != "nowhere.go" {
			t.Errorf("%s: %q, error %v: want %q", c.path, got, err, c.want)
		}
	}
}

// Each check of the doctor is well at first, turns when its subject is broken, and then says what to do.
func TestDoctor(t *testing.T) {
	well := map[string]bool{"index": true, "database": true, "graph": true, "scope": true, "vectors": true, "freshness": true, "syntax": true, "watch": true, "folder": true, "git": true}
	for _, c := range []struct {
		check string // that turns, "" for none
		spoil func(t *testing.T, w *tree, data string)
	}{
		{"", func(*testing.T, *tree, string) {}},
		{"index", func(t *testing.T, w *tree, data string) { spoilMeta(t, data, index.MetaSynced, "") }},
		{"graph", func(t *testing.T, w *tree, data string) { spoilMeta(t, data, index.MetaPending, "graph") }},
		{"scope", func(t *testing.T, w *tree, data string) {
			p := w.open(engine.Options{DataDir: data})
			if _, err := p.Sync(context.Background(), engine.SyncRequest{Depth: "signatures"}); err != nil {
				t.Fatal(err)
			}
			p.Close()
		}},
		{"freshness", func(t *testing.T, w *tree, data string) { w.write("late.go", "package main\n") }},
		{"database", damageDatabase},
		{"git", func(t *testing.T, w *tree, data string) { t.Setenv("PATH", t.TempDir()) }},
		{"folder", func(t *testing.T, w *tree, data string) {
			if err := os.RemoveAll(filepath.Join(data, "index.lock")); err != nil {
				t.Fatal(err)
			}
			if err := os.Mkdir(filepath.Join(data, "index.lock"), 0o755); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		t.Run(c.check, func(t *testing.T) {
			w := courier(t)
			w.write(".git/HEAD", "ref: refs/heads/main\n")
			data := t.TempDir()
			w.indexed(engine.Options{DataDir: data}).Close()
			c.spoil(t, w, data)
			checks, err := doctor.Run(context.Background(), w.open(engine.Options{DataDir: data, ReadOnly: true}))
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]bool{}
			for _, check := range checks {
				got[check.Name] = check.OK
				if (check.Fix == "") != check.OK {
					t.Errorf("%s is well: %v, and to mend it: %q", check.Name, check.OK, check.Fix)
				}
			}
			want := maps.Clone(well)
			if c.check != "" {
				want[c.check] = false
			}
			if c.check == "index" { // what was never synced cannot be compared with the files
				delete(want, "freshness")
				delete(got, "freshness")
			}
			if !maps.Equal(got, want) {
				t.Errorf("%v, want %v: %+v", got, want, checks)
			}
		})
	}
}

func spoilMeta(t *testing.T, data, key, value string) {
	t.Helper()
	db, err := sqlite.Open(context.Background(), filepath.Join(data, "index.db"), false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.Update(context.Background(), func(tx store.Tx) error { return tx.SetMeta(key, value) }); err != nil {
		t.Fatal(err)
	}
}

// damageDatabase overwrites the last pages, which nothing looks at to open the file.
func damageDatabase(t *testing.T, w *tree, data string) {
	t.Helper()
	f, err := os.OpenFile(filepath.Join(data, "index.db"), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	const n = 3 * 4096
	if _, err := f.WriteAt([]byte(strings.Repeat("\xff", n)), fi.Size()-n); err != nil {
		t.Fatal(err)
	}
}
