package engine_test

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// However busy the machine is, and whether the index can be written or not, no answer has code that was deleted before the
// question, none lacks what an edit before it put in the place of what it shows, and each says so where it was not checked.
func TestFreshUnderLoad(t *testing.T) {
	files := map[string]string{}
	for i := range 300 {
		files[fmt.Sprintf("shelf/s%d.go", i)] = fmt.Sprintf("package shelf\n\n// Shelf%d holds parcels.\nfunc Shelf%d() {}\n", i, i)
	}
	w := newTree(t, files)
	data := t.TempDir()
	w.indexed(engine.Options{DataDir: data}).Close()

	var ended atomic.Bool
	for range 4 * runtime.GOMAXPROCS(0) {
		go func() {
			for n := 0; !ended.Load(); n++ {
				_ = strings.Repeat("busy", n%1000)
			}
		}()
	}
	defer ended.Store(true)

	for _, readOnly := range []bool{true, false} {
		p := w.open(engine.Options{DataDir: data, ReadOnly: readOnly})
		for i := range effort.Pick(2, 3, 8) {
			at := 10 + i
			if !readOnly {
				at += 100
			}
			path, name := fmt.Sprintf("shelf/s%d.go", at), fmt.Sprintf("Shelf%d", at)
			text := fmt.Sprintf("package shelf\n\n// one more line\n\n// %s is edited.\nfunc %s() { panic(%d) }\n", name, name, i)
			w.write(path, text)
			for _, h := range searched(t, p, search.Request{Query: name}).Results {
				if h.Name == name && !strings.Contains(h.Snippet, fmt.Sprintf("panic(%d)", i)) {
					t.Fatalf("read only %v: %s is shown as %q", readOnly, h.Path, h.Snippet)
				}
			}
			if s := shown(t, p, name); !strings.Contains(s.Body, fmt.Sprintf("panic(%d)", i)) {
				t.Fatalf("read only %v: %s is shown as %q", readOnly, name, s.Body)
			}
			w.remove(path)
			resp := searched(t, p, search.Request{Query: name})
			for _, h := range resp.Results {
				if h.Path == path {
					t.Fatalf("read only %v: %s was deleted: %q, index %+v", readOnly, path, h.Snippet, resp.Index)
				}
			}
			if readOnly && resp.Index.Fresh != nil && *resp.Index.Fresh {
				t.Fatalf("nobody can have brought it up to date: %+v", resp.Index)
			}
			if _, err := reader.Show(t.Context(), p.Reader(), name); !errors.Is(err, ctxsys.ErrNotFound) {
				t.Fatalf("read only %v: %s was deleted: %v", readOnly, name, err)
			}
		}
	}
}
