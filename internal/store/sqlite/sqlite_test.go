package sqlite_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/mattn/go-sqlite3"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/store/storetest"
)

// lockEnv makes the test binary a process that holds, or tries to take, the lock of that path.
const lockEnv = "SQLITE_TEST_LOCK"

func TestMain(m *testing.M) {
	if path := os.Getenv(lockEnv); path != "" {
		os.Exit(lockProcess(path))
	}
	os.Exit(m.Run())
}

var ctx = context.Background()

func open(t *testing.T, path string) *sqlite.DB {
	t.Helper()
	db, err := sqlite.Open(ctx, path, false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func newDB(t *testing.T) *sqlite.DB {
	t.Helper()
	return open(t, filepath.Join(t.TempDir(), "index.db"))
}

// TestStore runs the tests that every store has to pass.
func TestStore(t *testing.T) {
	storetest.TestDB(t, func(t *testing.T) store.DB { return newDB(t) })
}

func update(t *testing.T, db *sqlite.DB, f func(store.Tx) error) {
	t.Helper()
	if err := db.Update(ctx, f); err != nil {
		t.Fatal(err)
	}
}

func setMeta(t *testing.T, db *sqlite.DB, key, value string) {
	t.Helper()
	update(t, db, func(tx store.Tx) error { return tx.SetMeta(key, value) })
}

// made returns the path of a closed index with one file row.
func made(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "index.db")
	db, err := sqlite.Open(ctx, path, false)
	if err != nil {
		t.Fatal(err)
	}
	update(t, db, func(tx store.Tx) error { return tx.PutFile(&store.File{Path: "a.go"}) })
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// raw runs a statement on a database file behind the store's back.
func raw(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}

func TestOpenRefuses(t *testing.T) {
	for _, c := range []struct {
		name     string
		make     func(path string) // damages a sound index
		readOnly bool
		want     error
	}{
		{"nothing to read", func(p string) { os.Remove(p) }, true, fs.ErrNotExist},
		{"empty file, only reading", func(p string) { os.Truncate(p, 0) }, true, ctxsys.ErrNotIndexed},
		{"no database", func(p string) { os.WriteFile(p, bytes.Repeat([]byte("no database "), 1000), 0o600) }, false, ctxsys.ErrCorrupt},
		{"no database, only reading", func(p string) { os.WriteFile(p, bytes.Repeat([]byte("x"), 9000), 0o600) }, true, ctxsys.ErrCorrupt},
		{"first page zeroed", func(p string) { overwrite(t, p, 0, 4096) }, false, ctxsys.ErrCorrupt},
		{"newer schema", func(p string) { raw(t, p, "PRAGMA user_version = 99") }, false, ctxsys.ErrNewerSchema},
		{"newer schema, only reading", func(p string) { raw(t, p, "PRAGMA user_version = 99") }, true, ctxsys.ErrNewerSchema},
		{"newer schema, other journal", func(p string) {
			raw(t, p, "PRAGMA journal_mode = DELETE")
			raw(t, p, "PRAGMA user_version = 99")
		}, false, ctxsys.ErrNewerSchema},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := made(t)
			c.make(path)
			before, _ := os.ReadFile(path)
			db, err := sqlite.Open(ctx, path, c.readOnly)
			if err == nil {
				db.Close()
			}
			if !errors.Is(err, c.want) {
				t.Errorf("error %v, want %v", err, c.want)
			}
			if after, _ := os.ReadFile(path); !bytes.Equal(before, after) {
				t.Error("the file was changed")
			}
		})
	}
}

// rootPage is the number of the page that a table begins with, from 1.
func rootPage(t *testing.T, path, table string) (page int) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SELECT rootpage FROM sqlite_master WHERE name = ?", table).Scan(&page); err != nil {
		t.Fatal(err)
	}
	return page
}

func overwrite(t *testing.T, path string, from, to int) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	clear(b[from:min(to, len(b))])
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
}

// Damage of what is stored shows when it is read, not when the file is opened.
func TestDamageShowsWhenRead(t *testing.T) {
	path := made(t)
	page := rootPage(t, path, "files")
	overwrite(t, path, (page-1)*4096, page*4096)
	db := open(t, path)
	if _, err := db.Files(ctx); !errors.Is(err, ctxsys.ErrCorrupt) {
		t.Errorf("Files: error %v, want %v", err, ctxsys.ErrCorrupt)
	}
	err := db.View(ctx, func(v *store.View) error {
		_, err := v.FileByPath(ctx, "a.go")
		return err
	})
	if !errors.Is(err, ctxsys.ErrCorrupt) {
		t.Errorf("View: error %v, want %v", err, ctxsys.ErrCorrupt)
	}
	if err := db.Update(ctx, func(tx store.Tx) error { return tx.PutFile(&store.File{Path: "b.go"}) }); !errors.Is(err, ctxsys.ErrCorrupt) {
		t.Errorf("Update: error %v, want %v", err, ctxsys.ErrCorrupt)
	}
	if found, err := db.Check(ctx); err == nil && len(found) == 0 {
		t.Error("Check finds nothing wrong")
	}
}

func TestCheckSound(t *testing.T) {
	if found, err := newDB(t).Check(ctx); err != nil || len(found) > 0 {
		t.Errorf("%v, %v", found, err)
	}
}

// A path may hold what means something in a URI.
func TestOddPaths(t *testing.T) {
	for _, name := range []string{"a b", "100%", "%41", "what?", "c#", "a;b&c=d", "ünïcode", "-x"} {
		dir := filepath.Join(t.TempDir(), name)
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, "index.db")
		setMeta(t, open(t, path), "k", name)
		if _, err := os.Stat(path); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		reader, err := sqlite.Open(ctx, path, true)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if v, err := reader.Meta(ctx, "k"); v != name || err != nil {
			t.Errorf("%s: read %q, %v", name, v, err)
		}
		reader.Close()
	}
}

func TestReadOnlyRefusesToWrite(t *testing.T) {
	db, err := sqlite.Open(ctx, made(t), true)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.Update(ctx, func(tx store.Tx) error { return tx.SetMeta("k", "v") }); err == nil {
		t.Error("a write went through")
	}
}

func TestSetAside(t *testing.T) {
	path := made(t)
	want, _ := os.ReadFile(path)
	if err := os.WriteFile(path+"-wal", []byte("journal"), 0o600); err != nil {
		t.Fatal(err)
	}
	kept, err := sqlite.SetAside(path)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(kept); !bytes.Equal(got, want) || !strings.HasPrefix(kept, path+".damaged-") {
		t.Errorf("%s does not hold the old file", kept)
	}
	if got, _ := os.ReadFile(kept + "-wal"); string(got) != "journal" {
		t.Error("the journal did not move along")
	}
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if _, err := os.Stat(path + suffix); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s%s is still there", path, suffix)
		}
	}
	open(t, path) // a new one can take its place
	if _, err := sqlite.SetAside(filepath.Join(t.TempDir(), "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("nothing to set aside: %v", err)
	}
}

func TestRemoveFiles(t *testing.T) {
	path := made(t)
	if err := os.WriteFile(path+"-shm", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for range 2 { // what is not there is no error
		if err := sqlite.RemoveFiles(path); err != nil {
			t.Error(err)
		}
	}
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// A copy has what was committed, the write-ahead log included, and not what is being written.
func TestCopyOfOneInUse(t *testing.T) {
	db := newDB(t)
	setMeta(t, db, "k", "committed")
	to := filepath.Join(t.TempDir(), "copy.db")
	update(t, db, func(tx store.Tx) error {
		if err := tx.SetMeta("k", "unfinished"); err != nil {
			return err
		}
		return sqlite.Copy(ctx, db.Path(), to)
	})
	if v, err := open(t, to).Meta(ctx, "k"); v != "committed" || err != nil {
		t.Errorf("the copy has %q, %v", v, err)
	}
	if err := sqlite.Copy(ctx, db.Path(), to); err == nil {
		t.Error("a copy replaced what was there")
	}
	if err := sqlite.Copy(ctx, filepath.Join(t.TempDir(), "none"), to+"2"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("copy of nothing: %v", err)
	}
}

func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	release, err := regular.TryLock(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := regular.TryLock(path); !errors.Is(err, ctxsys.ErrBusy) {
		t.Errorf("second lock in a process: %v, want %v", err, ctxsys.ErrBusy)
	}
	if out := tryElsewhere(t, path); out != "busy" {
		t.Errorf("another process says %q while the lock is held", out)
	}
	release()
	if out := tryElsewhere(t, path); out != "taken" {
		t.Errorf("another process says %q after the release", out)
	}
	// That process ended without giving the lock back.
	release, err = regular.TryLock(path)
	if err != nil {
		t.Fatalf("the lock of a dead process: %v", err)
	}
	release()
}

func tryElsewhere(t *testing.T, path string) string {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), lockEnv+"="+path)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// lockProcess tries to take a lock, says how that went, and ends as a crash would.
func lockProcess(path string) int {
	_, err := regular.TryLock(path)
	switch {
	case err == nil:
		os.Stdout.WriteString("taken")
	case errors.Is(err, ctxsys.ErrBusy):
		os.Stdout.WriteString("busy")
	default:
		os.Stdout.WriteString(err.Error())
	}
	return 0
}

// The state has another name after each change but those of values, and no name twice.
func TestState(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "index.db")
	db, err := sqlite.Open(ctx, path, false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	names := map[string]string{}
	state := func() string {
		name, err := db.Meta(ctx, store.MetaState)
		if err != nil {
			t.Fatal(err)
		}
		return name
	}
	names[state()] = "the empty index"
	file := store.File{Path: "a.go", Language: "go"}
	entity := store.FileEntity(1) + 1
	edge := store.Edge{Source: entity, Kind: ctxsys.Calls, Target: entity, Resolution: "scope"}
	for _, change := range []struct {
		what string
		f    func(store.Tx) error
	}{
		{"a file", func(tx store.Tx) error { return tx.PutFile(&file) }},
		{"an entity", func(tx store.Tx) error { return tx.PutEntity(&store.Entity{ID: entity, Type: ctxsys.TypeFunction}) }},
		{"an entity and a value", func(tx store.Tx) error {
			return errors.Join(tx.PutEntity(&store.Entity{ID: entity + 1, Type: ctxsys.TypeFunction}), tx.SetMeta("x", "y"))
		}},
		{"a parent", func(tx store.Tx) error { return tx.SetParent(entity, entity+1) }},
		{"edges", func(tx store.Tx) error { return tx.InsertEdges(1, []store.Edge{edge}) }},
		{"one more", func(tx store.Tx) error { return tx.AppendEdges(entity, []store.Edge{edge}) }},
		{"some fewer", func(tx store.Tx) error { return tx.DeleteEdges(entity, "scope") }},
		{"other edges", func(tx store.Tx) error { return tx.ReplaceEdges(1, []store.Edge{edge}) }},
		{"no edges", func(tx store.Tx) error { return tx.DeleteAllEdges() }},
		{"a folder less", func(tx store.Tx) error { return tx.DeleteModule(-1) }},
		{"a file without content", func(tx store.Tx) error { return tx.ClearFile(1) }},
		{"a file less", func(tx store.Tx) error { return tx.DeleteFile(1) }},
	} {
		if err := db.Update(ctx, change.f); err != nil {
			t.Fatal(change.what, err)
		}
		name := state()
		if name == "" || names[name] != "" {
			t.Errorf("%s: the state is %q as with %s", change.what, name, names[name])
		}
		names[name] = change.what
	}
	before := state()
	failed := errors.New("failed")
	for what, f := range map[string]func(store.Tx) error{
		"nothing":     func(store.Tx) error { return nil },
		"a value":     func(tx store.Tx) error { return tx.SetMeta("x", "z") },
		"what failed": func(tx store.Tx) error { return errors.Join(tx.PutFile(&file), failed) },
	} {
		if err := db.Update(ctx, f); err != nil && !errors.Is(err, failed) {
			t.Fatal(err)
		}
		if after := state(); after != before {
			t.Errorf("%s: the state is %q, was %q", what, after, before)
		}
	}
}
