package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func TestReport(t *testing.T) {
	for _, c := range []struct {
		err  error
		code int
		line string
	}{
		{nil, 0, ""},
		{errors.New("no such device"), 1, "no such device"},
		{fmt.Errorf("write x: %w", syscall.ENOSPC), 1, "the disk is full, or a file would become too large: write x: no space left on device: free some space and run it again, what is stored is kept"},
		{usage("unknown x: use y"), 2, "unknown x: use y"},
		{fmt.Errorf("search: %w: strategy vibes", ctxsys.ErrUsage), 2, "search: strategy vibes"},
		{nothing("nothing found: try other words"), 3, "nothing found: try other words"},
		{fmt.Errorf("entity Foo: %w", ctxsys.ErrNotFound), 3, "entity Foo: not found: `ctx-sys search` does a fuzzy search"},
		{fmt.Errorf("%w: a.go#F, b.go#F", ctxsys.ErrAmbiguous), 2, "ambiguous name: a.go#F, b.go#F: use one of the ids"},
		{ctxsys.ErrNotIndexed, 3, "not indexed: run `ctx-sys index`"},
		{ctxsys.ErrCorrupt, 1, "index i.db: index is damaged: run `ctx-sys index`, which sets it aside and builds a new one"},
		{fmt.Errorf("i.db: %w: run `ctx-sys doctor`", ctxsys.ErrCorrupt), 1, "i.db: index is damaged: run `ctx-sys doctor`"},
		{ctxsys.ErrBusy, 1, "another process is indexing this project: wait for it to finish, or leave out --no-wait"},
		{fmt.Errorf("%w: 1 of 2 files", errPartial), 5, "done in part: 1 of 2 files: `ctx-sys status --failed` lists what could not be read"},
		{ofIndex(fmt.Errorf("index: %w", context.Canceled)), 130, "interrupted: what was indexed is kept, run `ctx-sys index` to continue"},
		{fmt.Errorf("ask: %w", context.Canceled), 130, "interrupted: run it again"},
		{errors.New("two\nlines \x1b[2J"), 1, "two lines "},
	} {
		var out strings.Builder
		code := (&app{err: &out, database: "i.db"}).report(c.err)
		line := strings.TrimSuffix(strings.TrimPrefix(out.String(), "ctx-sys: "), "\n")
		if code != c.code || line != c.line {
			t.Errorf("%v: code %d %q, want %d %q", c.err, code, line, c.code, c.line)
		}
	}
}

func TestProgressLine(t *testing.T) {
	for _, c := range []struct {
		p       engine.Progress
		spent   time.Duration
		columns int
		want    string
	}{
		{engine.Progress{Stage: "walk", Files: 12}, time.Second, 80, "walk   12 files, 12 files/s"},
		{engine.Progress{Stage: "parse", Files: 1, FilesTotal: 2, Bytes: 3e6, BytesTotal: 9e6}, 2 * time.Second, 80,
			"parse  [============            ] 1/2 files, 4s left, 0.5 files/s"},
		{engine.Progress{Stage: "parse", Files: 1, FilesTotal: 2, Bytes: 3e6, BytesTotal: 9e6}, 2 * time.Second, 40,
			"parse  1/2 files, 4s left, 0.5 files/s"},
		{engine.Progress{Stage: "parse", Files: 126, FilesTotal: 1578, Bytes: 3e6, BytesTotal: 9e6}, 2 * time.Second, 60,
			"parse  [=             ] 126/1578 files, 4s left, 63 files/s"},
		{engine.Progress{Stage: "parse", Files: 3, FilesTotal: 2}, time.Second, 80, "parse  [========================] 3/2 files, 3.0 files/s"},
		{engine.Progress{Stage: "relate", Files: 2, FilesTotal: 2, Bytes: 3e6, BytesTotal: 3e6}, time.Second, 80,
			"relate [========================] 2/2 files, 2.0 files/s"},
		{engine.Progress{Stage: "vectors", Files: 9, FilesTotal: 9, Bytes: 1, Pieces: 1, PiecesTotal: 4}, time.Second, 80, "vectors [======                  ] 1/4 chunks, 3s left, 1.0 chunks/s"},
		{engine.Progress{Stage: "vectors", Pieces: 1, PiecesTotal: 4}, time.Second, 24, "vectors 1/4 chunks"},
		{engine.Progress{Stage: "vectors", Pieces: 1, PiecesTotal: 4}, time.Second, 10, "vectors 1"},
	} {
		if got := progressOf(c.p, engine.Progress{Stage: c.p.Stage}, c.spent).text(c.columns); got != c.want {
			t.Errorf("%+v in %d columns\n got %s\nwant %s", c.p, c.columns, got, c.want)
		}
	}
	all := engine.Progress{Stage: "relate", Files: 9, FilesTotal: 9, Bytes: 3e6, BytesTotal: 3e6}
	if got := progressOf(all, all, time.Minute).text(80); got != "relate [========================] 9/9 files" {
		t.Errorf("a stage that counts nothing has a rate: %s", got)
	}
	long := engine.Progress{Stage: "parse", Files: 123456, FilesTotal: 1234567, Bytes: 1 << 30, BytesTotal: 1 << 40, Tokens: 1 << 30}
	for columns := range 200 {
		if got := progressOf(long, engine.Progress{}, time.Hour).text(columns); len(got) >= max(columns, 1) {
			t.Errorf("in %d columns: %q", columns, got)
		}
	}
}

func TestPaths(t *testing.T) {
	a := &app{cwd: filepath.FromSlash("/shop/src")}
	for _, c := range []struct{ written, stored string }{
		{"a.go", "src/a.go"}, {"../lib/b.go", "lib/b.go"}, {"/shop/c.go", "c.go"}, {"..", "."}, {"../..", ""}, {"/other/d.go", ""},
	} {
		got, err := a.storedPath("/shop", filepath.FromSlash(c.written))
		if got != c.stored || (err != nil) != (c.stored == "") || err != nil && !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%s: got %q, %v", c.written, got, err)
		}
		if c.stored == "" || filepath.IsAbs(c.written) {
			continue
		}
		if shown := a.shownPath("/shop", c.stored); shown != filepath.FromSlash(c.written) {
			t.Errorf("%s is shown as %s, want %s", c.stored, shown, c.written)
		}
	}
}

func TestCounted(t *testing.T) {
	if got := answer.Counted(map[string]int{"go": 2, "c": 7, "rust": 2, "none": 0}); got != "c 7, go 2, rust 2" {
		t.Error(got)
	}
	for n, want := range map[int64]string{12: "12 bytes", 1500: "1.5 kB", 2_500_000: "2.5 MB", 3e9: "3.0 GB"} {
		if got := answer.Size(n); got != want {
			t.Errorf("%d: %s", n, got)
		}
	}
}
