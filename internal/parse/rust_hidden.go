package parse

import "github.com/ctx-sys/ctx-sys/internal/facts"

// rustHidden finds the macros around items, as in cfg_fs! { pub mod fs; }: their names and brackets. Whether
// they are items is recognised by the words they begin with; a macro that takes something else makes errors, and is
// left as it is.
func rustHidden(g *grammar) func(*tree) []facts.Span {
	h := rustHiding{name: g.field("macro"), items: map[uint16]bool{}}
	for _, word := range []string{"pub", "mod", "use", "fn", "struct", "enum", "union", "trait", "impl", "type", "const", "static", "async", "unsafe", "extern"} {
		for _, id := range g.symbols[word] {
			h.items[id] = true
		}
	}
	return h.find
}

type rustHiding struct {
	name  uint16
	items map[uint16]bool // the words that items begin with
}

func (h *rustHiding) find(t *tree) []facts.Span {
	var spans []facts.Span
	for i := int32(1); i < int32(len(t.nodes)); i++ {
		if !t.is(i, "macro_invocation") || !rustAmongItems(t, i) {
			continue
		}
		if name, tokens := t.child(i, h.name), t.nodes[i].next; name >= 0 {
			for c := i + 1; c < t.nodes[i].next; c = t.nodes[c].next {
				tokens = c
			}
			spans = h.unwrap(t, spans, name, tokens)
		}
	}
	return spans
}

// rustAmongItems reports whether a node is where items do.
func rustAmongItems(t *tree, n int32) bool {
	p := t.nodes[n].parent
	if p >= 0 && t.is(p, "expression_statement") {
		p = t.nodes[p].parent
	}
	return p >= 0 && (t.is(p, "source_file") || t.is(p, "declaration_list"))
}

// unwrap adds the parts of a macro that are not its items: its name up to the bracket, and the closing one.
func (h *rustHiding) unwrap(t *tree, spans []facts.Span, name, tokens int32) []facts.Span {
	open, end := int(t.nodes[tokens].start), int(t.nodes[tokens].end)
	if !t.is(tokens, "token_tree") || !t.begins(tokens, '{') || t.text[end-1] != '}' || !h.holdsItems(t, tokens) {
		return spans
	}
	spans = append(spans, facts.Span{Start: int(t.nodes[name].start), End: open + 1}, facts.Span{Start: end - 1, End: end})
	for c := tokens + 1; c < t.nodes[tokens].next; c = t.nodes[c].next {
		inner := t.nodes[c].next
		if t.is(c, "identifier") && inner < t.nodes[tokens].next && t.followedBy(c, '!') {
			spans = h.unwrap(t, spans, c, inner)
		}
	}
	return spans
}

// holdsItems reports whether tokens begin as items do, after attributes and comments: by a word, or by another
// macro.
func (h *rustHiding) holdsItems(t *tree, tokens int32) bool {
	for c := tokens + 1; c < t.nodes[tokens].next; c = t.nodes[c].next {
		switch {
		case t.is(c, "line_comment"), t.is(c, "block_comment"):
		case t.is(c, "token_tree") && t.begins(c, '['): // of an attribute
		case t.is(c, "identifier") && t.followedBy(c, '!'):
			inner := t.nodes[c].next
			return inner < t.nodes[tokens].next && t.is(inner, "token_tree") && h.holdsItems(t, inner)
		default:
			return h.items[t.nodes[c].symbol]
		}
	}
	return false
}
