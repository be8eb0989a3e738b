package engine_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

const (
	before = "package store\n\n// Keep puts a parcel on the shelf.\nfunc Keep(parcel string) { shelf = append(shelf, parcel) }\n\nvar shelf []string\n"
	after  = "package store\n\n// Other things first.\nfunc Other() {}\n\n// Keep throws a parcel away.\nfunc Keep(parcel string) {}\n\nvar shelf []string\n"
)

// What changed after it was indexed is shown as it is, whether there was time to look for changes or not, and in an index
// that may not be written: what was edited with its text of now, and what was deleted not at all.
func TestStaleContent(t *testing.T) {
	for _, look := range []time.Duration{-1, 30 * time.Millisecond, time.Minute} {
		w := newTree(t, map[string]string{"store/keep.go": before, "store/count.go": "package store\n\n// Count counts what is on the shelf.\nfunc Count() int { return len(shelf) }\n"})
		data := t.TempDir()
		w.indexed(engine.Options{DataDir: data}).Close()
		p := w.open(engine.Options{DataDir: data, ReadOnly: true, Look: look})

		for _, c := range []struct {
			name string
			edit func()
			want string // in the text of Keep; "" for no Keep
		}{
			{"as indexed", func() {}, "puts a parcel on the shelf"},
			{"edited", func() { w.write("store/keep.go", after) }, "throws a parcel away"},
			{"moved in its file", func() { w.write("store/keep.go", "package store\n\n\n\n"+after[len("package store\n"):]) }, "throws a parcel away"},
			{"edited away", func() { w.write("store/keep.go", "package store\n\nvar shelf []string\n") }, ""},
			{"written again", func() { w.write("store/keep.go", after) }, "throws a parcel away"},
			{"deleted", func() { w.remove("store/keep.go") }, ""},
			{"a folder in its place", func() { w.write("store/keep.go/x.txt", "") }, ""},
		} {
			t.Run(fmt.Sprint(c.name, look), func(t *testing.T) {
				c.edit()
				hits := searched(t, p, search.Request{Query: "Keep parcel"})
				resp := assembled(t, p, prompt.Request{Query: "Keep parcel"})
				for name, text := range map[string]string{"search": indent(t, hits.Results), "context": resp.Context} {
					if has := strings.Contains(text, "func Keep"); has != (c.want != "") || !strings.Contains(text, c.want) {
						t.Errorf("%s: %s", name, text)
					}
				}
				if c.name != "as indexed" && (resp.Index.Fresh == nil || *resp.Index.Fresh) || look > 0 && c.name == "as indexed" && !*resp.Index.Fresh {
					t.Errorf("index %+v", resp.Index)
				}
				for _, h := range hits.Results {
					if text, err := os.ReadFile(filepath.Join(w.root, h.Path)); err != nil || !strings.Contains(string(text), h.Snippet) || h.Stale {
						t.Errorf("%s does not have %q: %v", h.Path, h.Snippet, err)
					} else if lines := strings.Split(string(text), "\n"); !strings.HasPrefix(h.Snippet, lines[h.SnippetLine-1]) {
						t.Errorf("line %d of %s is %q, not %q", h.SnippetLine, h.Path, lines[h.SnippetLine-1], h.Snippet)
					}
				}
				s, err := reader.Show(context.Background(), p.Reader(), "Keep")
				if c.want == "" {
					if !errors.Is(err, ctxsys.ErrNotFound) {
						t.Errorf("%v: %+v", err, s)
					}
				} else if err != nil || s.Stale || !strings.Contains(s.Body, c.want) {
					t.Errorf("%+v, %v", s, err)
				}
			})
		}
	}
}

// A file that was only touched, or written with the content it had, is as it was indexed.
func TestTouchedContent(t *testing.T) {
	w := newTree(t, map[string]string{"store/keep.go": before})
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	p := w.open(engine.Options{DataDir: data, ReadOnly: true, Look: -1})
	w.write("store/keep.go", before)
	if s := shown(t, p, "Keep"); s.Stale || s.Index.Fresh != nil {
		t.Errorf("%+v", s)
	}
}

// The same size and another time, or the same time and another size: both are changes.
func TestStaleBySizeAndTime(t *testing.T) {
	w := newTree(t, map[string]string{"a.go": "package a\n\nfunc Old() {}\n"})
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()
	p := w.open(engine.Options{DataDir: data, ReadOnly: true})
	path := filepath.Join(w.root, "a.go")
	indexed := w.now
	for _, c := range []struct {
		text, name string
		time       bool // that of the indexed file
	}{{"package a\n\nfunc New() {}\n", "New", false}, {"package a\n\nfunc Newer() {}\n", "Newer", true}} {
		w.write("a.go", c.text)
		if c.time {
			if err := os.Chtimes(path, indexed, indexed); err != nil {
				t.Fatal(err)
			}
		}
		if s := shown(t, p, c.name); s.Body != "func "+c.name+"() {}" {
			t.Errorf("%q: %+v", c.text, s)
		}
	}
}

// An answer of a project that may be written catches up with the files first or says that it did not.
func TestAnswersCatchUp(t *testing.T) {
	w := newTree(t, map[string]string{"store/keep.go": before})
	p := w.indexed(engine.Options{})
	w.write("store/keep.go", after)
	w.write("store/new.go", "package store\n\n// Forward sends a parcel on.\nfunc Forward() {}\n")
	resp := searched(t, p, search.Request{Query: "Forward"})
	switch {
	case found(resp, "store/new.go"):
	case resp.Index.Fresh != nil && *resp.Index.Fresh:
		t.Errorf("an old answer that says it is fresh: %+v", resp)
	}
	bringUp(t, p)
	if !found(searched(t, p, search.Request{Query: "Forward"}), "store/new.go") {
		t.Error("a new file is not found")
	}
	w.remove("store/new.go")
	bringUp(t, p)
	if found(searched(t, p, search.Request{Query: "Forward"}), "store/new.go") {
		t.Error("a deleted file is found")
	}
	if s := shown(t, p, "Keep"); s.Stale || !strings.Contains(s.Doc, "throws") {
		t.Errorf("%+v", s)
	}
}

// leaks are credentials in the formats of their issuers, put together here so that this file has none.
var leaks = map[string]string{
	"amazon": "AK" + "IA" + "Q3EGRV7T" + "YPDLX2MN",
	"github": "gh" + "p_" + "x9Yb2KqLw7Zt" + "R4mNcV8dHs6P" + "fJg3TaUe5Qix",
	"url":    "hunter2" + "trombone77",
}

// Secrets are masked in all that is shown and stored, and cannot be searched for.
func TestSecretsStayHidden(t *testing.T) {
	w := newTree(t, map[string]string{
		"deploy/cloud.py": "# Credentials of the deployment.\nACCESS_KEY = \"" + leaks["amazon"] + "\"\n\n\ndef connect(key=\"" + leaks["amazon"] + "\"):\n    \"\"\"Connect with " + leaks["amazon"] + ".\"\"\"\n    return key\n",
		"deploy/hub.go":   "package deploy\n\n// Token is for the hub: " + leaks["github"] + "\nconst Token = \"" + leaks["github"] + "\"\n",
		"deploy/db.md":    "# Database\n\nConnect to postgres://courier:" + leaks["url"] + "@db.internal/courier with psql.\n",
	})
	data := t.TempDir()
	p := w.indexed(engine.Options{DataDir: data})
	ctx := context.Background()

	var shownTexts strings.Builder
	for _, query := range []string{"credentials of the deployment", "Token", "connect", "connect to the database"} {
		resp := searched(t, p, search.Request{Query: query, Limit: 50})
		if len(resp.Results) == 0 {
			t.Errorf("%q finds nothing", query)
		}
		shownTexts.WriteString(indent(t, resp))
		for _, format := range []string{"markdown", "xml", "plain", "sections"} {
			shownTexts.WriteString(indent(t, assembled(t, p, prompt.Request{Query: query, Format: format})))
		}
	}
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	shownTexts.WriteString(indent(t, list))
	for _, e := range list.Entities {
		shownTexts.WriteString(indent(t, shown(t, p, e.ID)))
	}
	shownTexts.WriteString(exportText(t, p))
	m, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{})
	if err != nil {
		t.Fatal(err)
	}
	shownTexts.WriteString(m.Map.String())

	stored := storedTexts(t, p)
	for kind, secret := range leaks {
		if strings.Contains(shownTexts.String(), secret) {
			t.Errorf("the %s secret is shown", kind)
		}
		if strings.Contains(stored, secret) {
			t.Errorf("the %s secret is in a stored copy", kind)
		}
		if resp := searched(t, p, search.Request{Query: secret}); len(resp.Results) != 0 {
			t.Errorf("the %s secret can be searched for: %+v", kind, resp.Results)
		}
	}
	if !strings.Contains(stored, "****") || !strings.Contains(shownTexts.String(), "****") {
		t.Error("nothing is masked: this test sees too little")
	}
	p.Close()
	for _, file := range []string{"index.db", "index.db-wal"} {
		raw, err := os.ReadFile(filepath.Join(data, file))
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		for kind, secret := range leaks {
			if bytes.Contains(bytes.ToLower(raw), []byte(strings.ToLower(secret))) {
				t.Errorf("the %s secret is in the bytes of %s", kind, file)
			}
		}
	}
}

// storedTexts returns the stored copies of all files.
func storedTexts(t *testing.T, p *engine.Project) string {
	t.Helper()
	ctx := context.Background()
	db, err := sqlite.Open(ctx, p.DBPath(), true)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	files, err := db.Files(ctx)
	if err != nil {
		t.Fatal(err)
	}
	unpack, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer unpack.Close()
	var b strings.Builder
	for _, f := range files {
		packed, err := db.Content(ctx, f.ID)
		if err != nil {
			t.Fatal(err)
		}
		text, err := unpack.DecodeAll(packed, nil)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(text)
	}
	return b.String()
}
