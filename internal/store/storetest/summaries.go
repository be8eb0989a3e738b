package storetest

import (
	"errors"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func testSummaries(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	if has, err := db.HasSummaries(ctx); has || err != nil {
		t.Fatalf("%v, %v", has, err)
	}
	s := store.Summary{Key: []byte("k"), Text: "It waits.", Model: "ollama/a", Made: 7, InputTokens: 3, OutputTokens: 1}
	file := store.File{Path: "a.go"}
	update(t, db, func(tx store.Tx) error {
		if err := tx.PutFile(&file); err != nil {
			return err
		}
		if err := tx.MarkSummaryStale(file.ID); err != nil {
			return err
		}
		return tx.PutSummary(&s)
	})
	got, err := db.SummaryByKey(ctx, []byte("k"))
	if s.ID = got.ID; err != nil || got.Text != s.Text || got.Made != 7 || got.InputTokens != 3 {
		t.Fatalf("%+v, %v", got, err)
	}
	if _, err := db.SummaryByKey(ctx, []byte("l")); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("of another key: %v", err)
	}
	if f, err := db.FileByPath(ctx, "a.go"); err != nil || f.Flags != store.FlagSummaryStale || !f.Indexed() {
		t.Errorf("%+v, %v", f, err)
	}
	entity := store.FileEntity(file.ID) + 3
	update(t, db, func(tx store.Tx) error { return tx.SetSummary(entity, s.ID) })
	of, err := db.SummariesOf(ctx, []int64{entity, entity + 1})
	if err != nil || len(of) != 1 || of[entity].Text != s.Text {
		t.Errorf("%v, %v", of, err)
	}
	update(t, db, func(tx store.Tx) error { return tx.DeleteUnused() })
	if n, err := db.CountSummarized(ctx); n != 1 || err != nil {
		t.Errorf("%d, %v", n, err)
	}
	update(t, db, func(tx store.Tx) error { return tx.ClearFile(file.ID) })
	if has, err := db.HasSummaries(ctx); !has || err != nil {
		t.Errorf("what a file had is gone with it: %v, %v", has, err)
	}
	update(t, db, func(tx store.Tx) error { return tx.DeleteUnused() })
	if has, err := db.HasSummaries(ctx); has || err != nil {
		t.Errorf("what no entity has is kept: %v, %v", has, err)
	}
}

// An index of before there were summaries is brought up, with all that is in it.
