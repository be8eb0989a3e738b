package local_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A read makes nothing and finds nothing; the first write makes the file, for its user only; a reader from before sees what others
// wrote since.
func TestMemoryIsMadeByWrites(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "of", "project")
	path := filepath.Join(dir, local.MemoryName)
	prepared := 0
	db := local.Memory(path, func() error { prepared++; return nil }, nil)
	defer db.Close()
	feedback := func() []store.FeedbackRow {
		t.Helper()
		rows, err := db.Feedback(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return rows
	}
	if rows := feedback(); len(rows) != 0 || db.Exists() {
		t.Errorf("%v, exists %v", rows, db.Exists())
	}
	if _, ok, err := db.Checkpoint(t.Context(), "s", ""); ok || err != nil {
		t.Error(ok, err)
	}
	if err := errors.Join(db.Scrub(t.Context()), db.CheckWords(t.Context())); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(dir); !errors.Is(err, fs.ErrNotExist) || prepared != 0 {
		t.Errorf("made by reads: %v, prepared %d times", err, prepared)
	}

	other := local.Memory(path, nil, nil)
	defer other.Close()
	count(t, other, nil)
	if rows := feedback(); len(rows) != 1 || !db.Exists() || prepared != 0 {
		t.Errorf("%v, exists %v, prepared %d times", rows, db.Exists(), prepared)
	}
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Error(info, err)
	}
}

// Where nothing may be made, a write says why, and a read finds nothing.
func TestMemoryNowhere(t *testing.T) {
	readOnly := errors.New("read only")
	dir := t.TempDir()
	for _, c := range []struct {
		db   store.Memory
		want error
	}{
		{local.Memory("", nil, nil), ctxsys.ErrUsage},
		{local.Memory("", func() error { return readOnly }, nil), readOnly},
		{local.Memory(filepath.Join(dir, local.MemoryName), func() error { return readOnly }, nil), readOnly},
	} {
		count(t, c.db, c.want)
		if rows, err := c.db.Feedback(t.Context()); len(rows) != 0 || err != nil || c.db.Exists() {
			t.Errorf("%v, %v, exists %v", rows, err, c.db.Exists())
		}
		if err := c.db.Close(); err != nil {
			t.Error(err)
		}
	}
	if all, _ := os.ReadDir(dir); len(all) != 0 {
		t.Errorf("made %v", all)
	}
}

// A damaged file is an error of what reads and of what writes it, each time, and is left as it is.
func TestMemoryDamaged(t *testing.T) {
	path := filepath.Join(t.TempDir(), local.MemoryName)
	text := []byte("this is no database, whatever it is called: it was overwritten by something else\n")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	db := local.Memory(path, nil, nil)
	defer db.Close()
	for range 2 {
		if _, err := db.Feedback(t.Context()); !errors.Is(err, ctxsys.ErrDamaged) {
			t.Error(err)
		}
		if _, ok, err := db.Get(t.Context(), "m"); ok || !errors.Is(err, ctxsys.ErrDamaged) {
			t.Error(ok, err)
		}
		count(t, db, ctxsys.ErrDamaged)
	}
	if now, err := os.ReadFile(path); err != nil || string(now) != string(text) {
		t.Errorf("%q, %v", now, err)
	}
}

// count writes something into a database.
func count(t *testing.T, db store.Memory, want error) {
	t.Helper()
	err := db.UpdateFeedback(context.WithoutCancel(t.Context()), func(tx store.FeedbackTx) error {
		return tx.Count(store.FeedbackRow{Entity: "a.go#A", Path: "a.go", Good: 1})
	})
	if !errors.Is(err, want) {
		t.Errorf("%v, want %v", err, want)
	}
}
