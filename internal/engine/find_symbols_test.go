package engine_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

func TestFindSymbols(t *testing.T) {
	root := t.TempDir()
	text := "package a\n\ntype HTTPServer struct{ addr string }\n\nfunc (s *HTTPServer) Serve_100() {}\n\nfunc serve() {}\n\nfunc Conserve() {}\n\nfunc Größe() {}\n"
	if err := os.WriteFile(filepath.Join(root, "a.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := engine.Open(t.Context(), engine.Options{Root: root})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		t.Fatal(err)
	}
	find := func(query string) string {
		found, err := p.Navigator().FindSymbols(t.Context(), query, 10)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, e := range found {
			names = append(names, e.QualifiedName)
		}
		return strings.Join(names, " ")
	}
	for query, want := range map[string]string{
		"serve": "serve HTTPServer.Serve_100 Conserve HTTPServer", "Serve": "serve HTTPServer.Serve_100 Conserve HTTPServer", "conserve": "Conserve", "hs": "HTTPServer", "HTTPServer.addr": "HTTPServer.addr", "HTTPServer::serve": "HTTPServer.Serve_100",
		"e_1": "HTTPServer.Serve_100", "s%": "", "größe": "Größe", "grüße": "", "nothing": "", "": "serve Größe Conserve HTTPServer.Serve_100 HTTPServer", strings.Repeat("x", 9000): "",
	} {
		if got := find(query); got != want {
			t.Errorf("%.20q: got %q, want %q", query, got, want)
		}
	}
	if err := p.Editor().Open("vim", "a.go", text+"\nfunc Fresh() {}\n", 1, true); err != nil {
		t.Fatal(err)
	}
	if got := find("fresh"); got != "Fresh" {
		t.Errorf("what is typed: %q", got)
	}
}
func BenchmarkFindSymbols(b *testing.B) {
	root, err := filepath.Abs("../..")
	if err != nil {
		b.Fatal(err)
	}
	p, err := engine.Open(b.Context(), engine.Options{Root: root, DataDir: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	defer p.Close()
	if _, err := p.Sync(b.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if found, err := p.Navigator().FindSymbols(b.Context(), "Serve", 100); err != nil || len(found) == 0 {
			b.Fatalf("%v %v", found, err)
		}
	}
}
