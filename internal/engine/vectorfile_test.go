//go:build unix

package engine_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
)

// withVectorFile writes the file of vectors, which an index as small as this has not.
func withVectorFile(t *testing.T, data string) (name, state string) {
	t.Helper()
	ctx := context.Background()
	index := filepath.Join(data, "index.db")
	db, err := sqlite.Open(ctx, index, false)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.KeepVectors(ctx, 1)
	if state, err = db.Meta(ctx, store.MetaState); err != nil {
		t.Fatal(err)
	}
	if vectorfile.Open(index, state) == nil {
		t.Fatal("no file")
	}
	return index + vectorfile.End, state
}

// Answers are the same with a file of vectors as with rows, after edits that the file followed, and whatever became of the file.
func TestVectorFileAnswers(t *testing.T) {
	effort.Unraced(t)
	w, data := courier(t), t.TempDir()
	o := engine.Options{DataDir: data}
	p := w.indexed(o)
	want := answers(t, p)
	name, first := withVectorFile(t, data)
	p.Close()
	open := func(what, want string) {
		t.Helper()
		p := w.open(o)
		defer p.Close()
		sameAnswers(t, what, answers(t, p), want)
	}
	open("with a file", want)
	replace := func(b []byte) {
		t.Helper()
		os.Remove(name)
		if err := os.WriteFile(name, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}

	p = w.open(o)
	for i := range 4 {
		w.write("extra.go", fmt.Sprintf("package main\n\n// extra%d waits between two tries of a delivery, longer each time.\nfunc extra%d() { main() }\n", i, i))
		bringUp(t, p)
		followed := answers(t, p)
		open("after an edit", followed)
		last, _ := vectorfile.Last(filepath.Join(data, "index.db"))
		if i == 0 && (last == "" || last == first) {
			t.Fatal("the file did not follow the edit")
		}
		if last == "" { // most of it went
			withVectorFile(t, data)
		}
		whole, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for what, b := range map[string][]byte{
			"cut short": whole[:len(whole)/2], "nothing": {}, "something else": slices.Repeat([]byte("text"), 5000), "of another index": slices.Concat(whole[:44], make([]byte, 64), whole[108:]),
		} {
			replace(b)
			open("with a file that is "+what, followed)
		}
		os.Remove(name)
		open("without the file", followed)
		if i == 1 { // a link leads nowhere
			if err := os.Symlink(filepath.Join(t.TempDir(), "elsewhere"), name); err != nil {
				t.Fatal(err)
			}
			open("with a link", followed)
			bringUp(t, p)
			os.Remove(name)
		}
		replace(whole)
		sameAnswers(t, "of the server", answers(t, p), followed)
	}
	w.remove("extra.go")
	bringUp(t, p)
	open("as it was", want)
	p.Close()

	// Codes are damaged: one question says so, and then the rows answer.
	name, _ = withVectorFile(t, data)
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	clear(whole[128 : len(whole)/2])
	replace(whole)
	p = w.open(o)
	damaged := false
	for _, s := range searched(t, p, search.Request{Query: "exponential backoff between retries"}).Strategies {
		damaged = damaged || s.Error != nil
	}
	if !damaged {
		t.Error("zeros were read as vectors")
	}
	sameAnswers(t, "after damage was found", answers(t, p), want)
	p.Close()

	// A server has it mapped when it is cut short.
	os.Remove(name)
	name, _ = withVectorFile(t, data)
	p = w.open(o)
	sameAnswers(t, "mapped", answers(t, p), want)
	if err := os.Truncate(name, 0); err != nil {
		t.Fatal(err)
	}
	searched(t, p, search.Request{Query: "exponential backoff between retries"})
	sameAnswers(t, "after it was cut short", answers(t, p), want)
	p.Close()
}
