package document

import (
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

func TestMarkdownGolden(t *testing.T) {
	factstest.Golden(t, "markdown", func(_ string, text []byte) *facts.File { return markdown(text) })
}

func TestPlainHeading(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"Plain", "Plain"},
		{"The `x[0]` *bold* __under__", "The x[0] bold __under"},
		{"[Text](http://a.b) and [other][ref]", "Text and other"},
		{"![logo](x.png) Name", "logo Name"},
		{"Name {#anchor}", "Name"},
		{"Name { #anchor }", "Name"},
		{"Set {a, b}", "Set {a, b}"},
		{`<a id="x"></a>Name`, "Name"},
		{"a < b", "a < b"},
		{`snake\_case`, "snake_case"},
		{"two\nlines", "two lines"},
		{"[](x)", ""},
	} {
		if got := plainHeading(tt.text); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}
