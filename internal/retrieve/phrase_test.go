package retrieve_test

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
)

func TestPhraseFind(t *testing.T) {
	for _, c := range []struct {
		phrase, text string
		at           int // -1: it is not there
	}{
		{"connection pool", "the connection pool", 4},
		{"connection pool", "a connectionPool", 2},
		{"connection pool", "CONNECTION_POOLS", 0},
		{"connection pool", "pool of connections", -1},
		{"connection pool", "connection of a pool", -1},
		{"connection pool", "connection\n// pool", 0},
		{"open a file", "open the file", -1},
		{"open a file", "do open a file", 3},
		{"cannot open %s: no file", `errorf("cannot open %s: no file", x)`, 8},
		{"oauth token", "OAuthToken", 0},
		{"pool", "the pools", 4},
		{"連接池", "關閉連接池", 6},
		{"", "x", -1},
	} {
		a := lexical.NewAnalyzer()
		at, ok := retrieve.NewPhrase(a, c.phrase).Find(a, c.text)
		if !ok {
			at = -1
		}
		if at != c.at {
			t.Errorf("%q in %q: %d, want %d", c.phrase, c.text, at, c.at)
		}
	}
}

// How many terms of a message the literal has that made it.
func TestPhraseStretch(t *testing.T) {
	const message = "cannot open conf/app.yaml: no such file"
	for _, c := range []struct {
		phrase, text string
		terms        int
		ends         bool
	}{
		{message, `fmt.Errorf("cannot open %s: no such file", path)`, 5, true},
		{message, `f"cannot open {path!r}: no such file"`, 5, true},
		{message, "`cannot open ${this.path}: no such file`", 5, true},
		{message, `"cannot open #{path}: no such file"`, 5, true},
		{message, `"cannot open $path: no such file"`, 5, true},
		{message, `"cannot open \(path): no such file"`, 5, true},
		{message, `"cannot open %(path)s: no such file"`, 5, true},
		{message, `"cannot open " + path + ": no such file"`, 5, true},
		{message, `panic!("cannot open {}: {}", path, err)`, 2, true},
		{message, `"%s: no such file"`, 3, true},
		{message, `"cannot close %s: no such file"`, 3, true},
		{message, `open(file)`, 1, true},
		{message, ``, 0, false},
		{"retry 3 of 5 failed", `"retry %d of %d failed"`, 3, true},
		{"a b c", "%s %s %s", 0, false},
		{"bad type: secret", `"bad type: key of ${type}"`, 2, false},
		{"bad type: secret", `throw "bad type: ${type}"; return`, 2, true},
	} {
		a := lexical.NewAnalyzer()
		if got := retrieve.NewPhrase(a, c.phrase).Stretch(a, c.text); got.Terms != c.terms || got.Ends != c.ends {
			t.Errorf("%q of %q: %+v, want %d terms", c.phrase, c.text, got, c.terms)
		}
	}
}

func FuzzPhrase(f *testing.F) {
	f.Add("cannot open x: no such file", `"cannot open %s: no such " + "file"`)
	f.Add("a b", "%(a")
	f.Add("{", "${#{\\(")
	f.Fuzz(func(t *testing.T, phrase, text string) {
		if len(phrase) > 300 || len(text) > 2000 {
			return
		}
		a := lexical.NewAnalyzer()
		p := retrieve.NewPhrase(a, phrase)
		if at, ok := p.Find(a, text); ok && (at < 0 || at >= len(text)) {
			t.Fatalf("%q in %q: at %d", phrase, text, at)
		}
		if len(p.Terms()) > 0 {
			if _, ok := p.Find(a, phrase); !ok {
				t.Fatalf("%q is not in itself", phrase)
			}
		}
		p.Stretch(a, text)
	})
}
