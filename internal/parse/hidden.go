package parse

import (
	"bytes"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// maxReveals bounds how often a file is parsed again: code can be hidden in hidden code.
const maxReveals = 4

// reveal reads a tree again without what hides code from the grammar, a macro around definitions, as long as
// that makes no new errors; what hides it can be that the end of a statement is missing. All of that may take as much work as the first parse. The tree keeps the text as it is.
func (p *Parser) reveal(r *prepared, t tree, free func()) (tree, func()) {
	if r.hidden == nil {
		return t, free
	}
	shown, left := t.text, maxWork(t.text)
	for range maxReveals {
		spans := r.hidden(&t)
		if len(spans) == 0 {
			break
		}
		if len(t.hidden) == 0 {
			shown = bytes.Clone(t.text)
		}
		for _, s := range spans {
			if build.Blank(shown[s.Start:s.End]); r.ending {
				shown[s.Start] = ';'
			}
		}
		again, freeAgain, err := p.parser.parseWithin(r.grammar, shown, left)
		if err != nil {
			break
		}
		left -= min(left, p.parser.worked())
		if len(again.lost()) > len(t.lost()) {
			freeAgain()
			break
		}
		free()
		again.text, again.hidden = t.text, append(t.hidden, spans...)
		t, free = again, freeAgain
	}
	slices.SortFunc(t.hidden, func(a, b facts.Span) int { return a.Start - b.Start })
	return t, free
}
