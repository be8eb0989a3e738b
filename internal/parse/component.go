package parse

import (
	"bytes"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// A component file of Vue or Svelte is a page with scripts in it. The scripts are read with the grammar of
// their language, everything else blanked so that places stay as they are; the rest is text to search, in
// which the names that the scripts bind are looked for where the page can use them.

var (
	scriptTag = lazyregexp.New(`(?is)<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)</script\s*>`)
	styleTag  = lazyregexp.New(`(?is)<style\b[^>]*>.*?</style\s*>|<!--.*?-->`)
	langIsTS  = lazyregexp.New(`(?i)\blang\s*=\s*["']?tsx?\b`)
)

// component reads a component file.
func (p *Parser) component(language string, text []byte) *facts.File {
	grammar := "javascript"
	shown := bytes.Clone(text)
	at := 0
	for _, m := range scriptTag.FindAllSubmatchIndex(text, -1) {
		if langIsTS.Match(text[m[2]:m[3]]) {
			grammar = "typescript"
		}
		build.Blank(shown[at:m[4]])
		at = m[5]
	}
	build.Blank(shown[at:])
	r := p.prepare(grammar)
	t, free, err := p.parser.parse(r.grammar, shown)
	if err != nil {
		return gaveUp(language, text, err)
	}
	defer free()
	t.text = text
	x := newExtractor(t, language)
	r.walk(x)
	x.page(language)
	x.errors()
	x.File.Chunks = build.Chunks(x.File, text, x.Lines, x.pageDepths())
	return x.File
}

// pageDepths takes the nesting of the scripts from their trees and that of the page from its indentation.
func (x *extractor) pageDepths() []int {
	depths := nodeDepths(&x.tree, x.Lines)
	for i, d := range build.IndentDepths(x.text, x.Lines) {
		if depths[i] < 0 {
			depths[i] = d
		}
	}
	return depths
}

// page records what the page uses of what its scripts bind: components by their tags, and names in the
// expressions of bindings, handlers and interpolations.
func (x *extractor) page(language string) {
	bound := map[string]bool{}
	for i := range x.File.Symbols {
		if s := &x.File.Symbols[i]; s.Parent < 0 {
			bound[s.Name] = true
		}
	}
	for i := range x.File.Imports {
		for _, n := range x.File.Imports[i].Names {
			bound[n.Local] = true
		}
	}
	page := bytes.Clone(x.text)
	for _, tag := range [...]*lazyregexp.Regexp{scriptTag, styleTag} {
		for _, m := range tag.FindAllIndex(page, -1) {
			build.Blank(page[m[0]:m[1]])
		}
	}
	for _, m := range tagName.FindAllSubmatchIndex(page, -1) {
		if name := componentName(string(page[m[2]:m[3]])); bound[name] {
			x.use(facts.RefValue, name, build.LineAt(x.Lines, m[2]))
		}
	}
	expressions := vueExpression
	if language == "svelte" {
		expressions = svelteExpression
	}
	for _, m := range expressions.FindAllSubmatchIndex(page, -1) {
		for g := 2; g < len(m); g += 2 {
			if m[g] >= 0 {
				x.pageExpression(page, m[g], m[g+1], bound)
			}
		}
	}
}

var (
	tagName          = lazyregexp.New(`<([A-Za-z][\w.-]*)`)
	vueExpression    = lazyregexp.New(`(?s)\{\{(.*?)\}\}|\s(?:v-[\w:.-]+|[:@#][\w:.\[\]-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')`)
	svelteExpression = lazyregexp.New(`(?s)\{([^{}]*)\}`)
	pageName         = lazyregexp.New(`[A-Za-z_$][\w$]*`)
)

// componentName writes the name of a tag as scripts do: my-button is MyButton.
func componentName(tag string) string {
	tag, _, _ = strings.Cut(tag, ".")
	if !strings.Contains(tag, "-") {
		return tag
	}
	var b strings.Builder
	for part := range strings.SplitSeq(tag, "-") {
		if part != "" {
			b.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
	}
	return b.String()
}

// pageExpression records the bound names in an expression of the page.
func (x *extractor) pageExpression(page []byte, start, end int, bound map[string]bool) {
	for _, m := range pageName.FindAllIndex(page[start:end], -1) {
		a, b := start+m[0], start+m[1]
		name := string(page[a:b])
		if !bound[name] || a > start && page[a-1] == '.' {
			continue
		}
		kind := facts.RefValue
		if rest := bytes.TrimLeft(page[b:end], " "); len(rest) > 0 && rest[0] == '(' {
			kind = facts.RefCall
		}
		x.use(kind, name, build.LineAt(x.Lines, a))
	}
}
