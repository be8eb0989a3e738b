package index_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

func openParsed(t *testing.T) func(context.Context) store.Parsed {
	t.Helper()
	return parsedAt(t, filepath.Join(t.TempDir(), "parsed.db"), 1<<30)
}

func parsedAt(t *testing.T, path string, limit int64) func(context.Context) store.Parsed {
	t.Helper()
	p, err := sqlite.OpenParsed(context.Background(), path, limit)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return func(context.Context) store.Parsed { return p }
}

// A second tree of the same files, and the first one after other text was in it, are not parsed; and say what they say when they are.
func TestParsedBefore(t *testing.T) {
	base := must(txtar.ParseFile("testdata/repo.txtar"))
	parsed := openParsed(t)
	root, other := t.TempDir(), t.TempDir()
	for _, f := range base.Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
		writeFile(t, filepath.Join(other, f.Name), string(f.Data))
	}
	writeFile(t, filepath.Join(root, "page.html"), "<h1>Title</h1><ul><li><input type=checkbox checked>done<li>not</ul>")
	writeFile(t, filepath.Join(root, "secret.go"), "package a\n\nconst key = \"ghp_"+"0123456789abcdefghijABCDEFGHIJ012345\"\n")
	writeFile(t, filepath.Join(root, "broken.go"), "package a\n\nfunc (\n")
	db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
	first := sync(t, db, index.Options{Root: root, Parsed: parsed})
	if first.Known != 0 {
		t.Errorf("%d files were known before any was parsed", first.Known)
	}
	want := snapshot(t, db)
	for _, f := range base.Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data)+"\n\n")
	}
	sync(t, db, index.Options{Root: root, Parsed: parsed})
	for _, f := range base.Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
	}
	back := sync(t, db, index.Options{Root: root, Parsed: parsed})
	if back.Indexed < len(base.Files)/2 || back.Known != back.Indexed {
		t.Errorf("%d of %d files were known when they were back", back.Known, back.Indexed)
	}
	if got := snapshot(t, db); !slices.Equal(got, want) {
		t.Error(difference(got, want, 20))
	}
	elsewhere := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
	if r := sync(t, elsewhere, index.Options{Root: other, Parsed: parsed}); r.Known != r.Indexed {
		t.Errorf("%d of %d files were known in another tree", r.Known, r.Indexed)
	}
	if r := sync(t, elsewhere, index.Options{Root: other, Parsed: parsed, Force: true}); r.Known != 0 {
		t.Errorf("%d files were not parsed though all were to be", r.Known)
	}
}

// What is damaged, or of other bytes under the same name, is not used; a cache that cannot be written is done without.
func TestParsedDamaged(t *testing.T) {
	base := must(txtar.ParseFile("testdata/repo.txtar"))
	root, path := t.TempDir(), filepath.Join(t.TempDir(), "parsed.db")
	for _, f := range base.Files {
		writeFile(t, filepath.Join(root, f.Name), string(f.Data))
	}
	fill := func() (r index.Report, snap []string) {
		p := must(sqlite.OpenParsed(context.Background(), path, 1<<30))
		defer p.Close()
		db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		r = sync(t, db, index.Options{Root: root, Parsed: func(context.Context) store.Parsed { return p }})
		return r, snapshot(t, db)
	}
	_, want := fill()
	for _, damage := range []string{
		"UPDATE parsed SET data = substr(data, 1, length(data)/2)",
		"UPDATE parsed SET data = CAST(substr(data, 1, 20) || x'00ff00ff' || substr(data, 25) AS BLOB)",
		"UPDATE parsed SET data = x''",
		"UPDATE parsed SET data = (SELECT data FROM parsed ORDER BY id LIMIT 1)", // that of one file
		"DROP TABLE parsed",
	} {
		db := must(sql.Open("sqlite3", path))
		if _, err := db.Exec(damage); err != nil {
			t.Fatal(damage, err)
		}
		db.Close()
		r, got := fill()
		if !slices.Equal(got, want) {
			t.Errorf("after %s: %s", damage, difference(got, want, 10))
		}
		if r.Known > 1 {
			t.Errorf("after %s %d files were known", damage, r.Known)
		}
		os.Remove(path)
		fill()
	}
}

func TestParsedIsBounded(t *testing.T) {
	root, path := t.TempDir(), filepath.Join(t.TempDir(), "parsed.db")
	write := func(from, to int) {
		for i := from; i < to; i++ {
			writeFile(t, filepath.Join(root, fmt.Sprintf("f%d.go", i)), fmt.Sprintf("package a\n\nfunc f%d() { g%d() }\n", i, i))
		}
	}
	size := func() (n int64) {
		p := must(sqlite.OpenParsed(context.Background(), path, 10_000))
		db := openIndex(t, filepath.Join(t.TempDir(), "index.db"))
		sync(t, db, index.Options{Root: root, Parsed: func(context.Context) store.Parsed { return p }})
		p.Close()
		raw := must(sql.Open("sqlite3", path))
		defer raw.Close()
		if err := raw.QueryRow("SELECT sum(size) FROM parsed").Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	write(0, 10)
	if n := size(); n == 0 {
		t.Error("nothing is kept")
	}
	write(0, 300)
	if n := size(); n > 10_000 || n < 5_000 {
		t.Errorf("%d bytes are kept, of 10000 that may be", n)
	}
}
