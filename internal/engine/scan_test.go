package engine_test

import (
	"context"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// Before there is an index questions are answered from the files, and afterwards from the index alone.
func TestScan(t *testing.T) {
	w := newTree(t, map[string]string{
		"store/keep.go": before, "README.md": "# Parcels\n\nA parcel waits on the shelf.\n", "other/none.go": "package other\n\nfunc Nothing() {}\n",
	})
	p := w.open(engine.Options{DataDir: t.TempDir()})
	check := func(when string) {
		t.Helper()
		hits := searched(t, p, search.Request{Query: "who puts a parcel on the shelf"})
		if len(hits.Results) == 0 || hits.Results[0].Path != "store/keep.go" {
			t.Errorf("%s: %s", when, indent(t, hits.Results))
		}
		if c := assembled(t, p, prompt.Request{Query: "who puts a parcel on the shelf"}); !strings.Contains(c.Context, "func Keep") {
			t.Errorf("%s: %s", when, c.Context)
		}
		if s := shown(t, p, "Keep"); !strings.Contains(s.Body, "append(shelf, parcel)") {
			t.Errorf("%s: %+v", when, s)
		}
	}
	check("without an index")
	w.write("store/keep.go", strings.Replace(before, "on the shelf", "on the shelf again", 1))
	check("changed")
	if _, err := p.Sync(context.Background(), engine.SyncRequest{}); err != nil {
		t.Fatal(err)
	}
	check("with an index")
	if hits := searched(t, p, search.Request{Query: "Keep"}); hits.Index.Fresh == nil || !*hits.Index.Fresh || hits.Results[0].Name != "Keep" {
		t.Errorf("%+v\n%s", hits.Index, indent(t, hits.Results))
	}
}
