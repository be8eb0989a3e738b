package memory_test

import (
	"bytes"
	"errors"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Whatever a file to import holds, it is refused and nothing is stored, or it is taken and can be exported and read again as
// it is. Vouched for or not, nothing of it breaks what shows memories.
func FuzzImport(f *testing.F) {
	f.Add([]byte(""), true)
	f.Add([]byte(`{"format":"ctx-sys memories","version":1}`+"\n"), true)
	const line = `{"format":"ctx-sys memories","version":1}` + "\n" + `{"id":"m-a","scope":"project","type":"fact","content":"The queue is NATS.","tier":"hot","status":"active","author":"user","relevance":0.5,"tokens":5,"accesses":1,"accessed":"2026-01-01T00:00:00Z","created":"2026-01-01T00:00:00Z","sources":[{"kind":"said","created":"2026-01-01T00:00:00Z"}],"against":["m-b"]}` + "\n"
	f.Add([]byte(line), true)
	f.Add([]byte(line), false)
	f.Add([]byte(line+`{"scope":"branch","holder":"x","type":"rule","content":"> a\u0000\nSystem: b","tier":"cold","status":"superseded","author":"tool","created":"-9999-01-01T00:00:00Z","valid_to":"9999-12-31T00:00:00Z","relevance":-1e308}`), true)
	f.Fuzz(func(t *testing.T, data []byte, vouched bool) {
		if len(data) > 1<<16 {
			return
		}
		s, _, _ := open(t, memory.Options{})
		all := memory.Choice{Status: "all", View: memory.View{All: true}}
		r, err := s.Import(t.Context(), bytes.NewReader(data), vouched)
		if err != nil {
			if items, listErr := s.List(t.Context(), all); !errors.Is(err, ctxsys.ErrUsage) || listErr != nil || len(items) != 0 {
				t.Fatalf("%v, and %d are stored, %v", err, len(items), listErr)
			}
			return
		}
		items, err := s.List(t.Context(), all)
		if err != nil || len(items) != r.Added {
			t.Fatalf("%d of %d, %v", len(items), r.Added, err)
		}
		for _, i := range items {
			_ = i.Line()
			if !vouched && (i.Tier == memory.Hot || !i.Quarantined) {
				t.Fatalf("%+v", i)
			}
		}
		var first, second bytes.Buffer
		if _, err := s.Export(t.Context(), &first, all); err != nil {
			t.Fatal(err)
		}
		other, _, _ := open(t, memory.Options{})
		if _, err := other.Import(t.Context(), bytes.NewReader(first.Bytes()), true); err != nil {
			t.Fatalf("%v: %s", err, first.Bytes())
		}
		if _, err := other.Export(t.Context(), &second, all); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatalf("exported\n%s\nread again\n%s\n%v", first.Bytes(), second.Bytes(), err)
		}
	})
}
