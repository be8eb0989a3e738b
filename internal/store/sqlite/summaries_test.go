package sqlite_test

import (
	"errors"
	"path/filepath"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

func TestMigrationToSummaries(t *testing.T) {
	path := filepath.Join(t.TempDir(), "index.db")
	db, err := sqlite.Open(ctx, path, false)
	if err != nil {
		t.Fatal(err)
	}
	update(t, db, func(tx store.Tx) error { return tx.PutFile(&store.File{Path: "a.go"}) })
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	raw(t, path, `DROP INDEX files_again; DROP TABLE mentioned; DROP TABLE mentions; DROP INDEX files_folder; DROP INDEX files_name; DROP INDEX files_spaces; DROP INDEX entities_folder; DROP TABLE summaries; DROP TABLE told; DROP TABLE times; ALTER TABLE edges DROP COLUMN properties; PRAGMA user_version = 4`)
	if _, err := sqlite.Open(ctx, path, true); !errors.Is(err, ctxsys.ErrNotIndexed) {
		t.Errorf("only reading: %v", err)
	}
	db = open(t, path)
	if has, err := db.HasSummaries(ctx); has || err != nil {
		t.Errorf("%v, %v", has, err)
	}
	if _, err := db.FileByPath(ctx, "a.go"); err != nil {
		t.Error(err)
	}
}
