package parse

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

// The files are named after their languages. Those with a grammar are outlined too when it gives up.
func TestOutlineGolden(t *testing.T) {
	factstest.Golden(t, "outline", func(path string, text []byte) *facts.File {
		language, _, _ := strings.Cut(filepath.Base(path), ".")
		return outline(language, text)
	})
}

func TestOutlineIsLinear(t *testing.T) {
	text := []byte(strings.Repeat("function f(a){return '{'+\"", 1<<16))
	p := New()
	defer p.Close()
	for _, language := range []string{"c", "php", "lua", "ruby", "json", "yaml", "sql", "markdown", ""} {
		f := parseAny(p, language, text)
		factstest.Check(t, text, f)
		if len(f.Symbols) > 1 {
			t.Errorf("%s: %d symbols in one line", language, len(f.Symbols))
		}
	}
}

func TestKeysAreBounded(t *testing.T) {
	f := outline("yaml", []byte(strings.Repeat("key: value\n", 3*maxKeys)))
	if len(f.Symbols) != maxKeys {
		t.Errorf("%d keys, want %d", len(f.Symbols), maxKeys)
	}
}
