package parse

import (
	"strings"
	"testing"
)

// The files are named after their languages.
func TestOutlineGolden(t *testing.T) { testGolden(t, "", "outline") }

func TestOutlineIsLinear(t *testing.T) {
	text := []byte(strings.Repeat("function f(a){return '{'+\"", 1<<16))
	p := New()
	defer p.Close()
	for _, language := range []string{"c", "php", "lua", "ruby", "json", "yaml", "sql", "markdown", ""} {
		f := p.Parse(language, text, Full)
		checkFacts(t, text, f)
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
