package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
)

// A repository with some text has a dictionary, from the first transaction that is committed on, and all of its texts can be read: by the server that wrote them and by another one,
// in a scope with a repository that has none.
func TestDictionaries(t *testing.T) {
	at := pgtest.New(t)
	pool, err := pg.Open(t.Context(), at.Application+"&pool_max_conns=6")
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	super, err := pgx.Connect(t.Context(), at.Super)
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.WithoutCancel(t.Context()))
	s := postgres.NewServer(pool, cacheBytes)
	large, small := postgres.Repository{Number: 1, Name: "large"}, postgres.Repository{Number: 2, Name: "small"}
	// One that is not committed is nobody's.
	failed := errors.New("so it ends")
	enc, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := open(t, s, 1, large).Update(t.Context(), func(tx store.Tx) error {
		for i := range 200 {
			f := store.File{Path: fmt.Sprint("f", i)}
			if err := errors.Join(tx.PutFile(&f), tx.PutContent(f.ID, enc.EncodeAll([]byte(strings.Repeat(f.Path+" says nothing\n", 60)), nil))); err != nil {
				return err
			}
		}
		if _, err := tx.State(); err != nil {
			return err
		}
		return failed
	}); !errors.Is(err, failed) {
		t.Fatal(err)
	}
	trees := map[string]string{"large": t.TempDir(), "small": t.TempDir()}
	indexed(t, open(t, s, 1, large), trees["large"], "lexical")
	indexed(t, open(t, s, 1, small), trees["small"], "packed")
	changed := filepath.Join(trees["large"], "lexical", "plan.go")
	text, err := os.ReadFile(changed)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(changed, append(text, "\n// Planned says what was planned.\nfunc Planned() {}\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	indexed(t, open(t, s, 1, large), trees["large"])

	rows, err := super.Query(t.Context(), "select repository, text, (select count(*) from ctxsys.dictionaries d where d.repository = c.repository) from ctxsys.contents c")
	if err != nil {
		t.Fatal(err)
	}
	with := map[int32]int{}
	var repository int32
	var frame []byte
	var dictionaries int
	if _, err := pgx.ForEachRow(rows, []any{&repository, &frame, &dictionaries}, func() error {
		var h zstd.Header
		if h.Decode(frame); h.DictionaryID != 0 {
			with[repository]++
		}
		if want := map[int32]int{1: 1}[repository]; dictionaries != want {
			t.Fatalf("repository %d has %d dictionaries", repository, dictionaries)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if with[1] < 10 || with[2] > 0 {
		t.Errorf("so many texts are compressed with a dictionary, by repository: %v", with)
	}
	dec, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer dec.Close()
	for _, reading := range []*postgres.Server{s, postgres.NewServer(pool, cacheBytes), postgres.NewServer(pool, 0)} {
		both := open(t, reading, 1, large, small)
		files, err := both.Files(t.Context())
		if err != nil || len(files) < 12 {
			t.Fatal(len(files), err)
		}
		for range 2 { // the second time from the cache
			for _, f := range files {
				packed, err := both.Content(t.Context(), f.ID)
				if err != nil {
					t.Fatal(err)
				}
				got, err := dec.DecodeAll(packed, nil)
				if err != nil {
					t.Fatalf("%s: %v", f.Path, err)
				}
				name, own, _ := strings.Cut(f.Path, "/")
				want, err := os.ReadFile(filepath.Join(trees[name], own))
				if err != nil || string(got) != string(want) {
					t.Fatalf("%s is %d bytes instead of %d: %v", f.Path, len(got), len(want), err)
				}
			}
		}
	}
}
