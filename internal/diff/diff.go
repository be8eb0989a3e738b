// Package diff compares states of source files by their syntax: which symbols were added, removed, renamed or moved, and of which
// the signature, the body or only the documentation is another. It knows nothing of git or of the index.
//
// The one idea: a symbol is the same one by its qualified name, and what of it differs is a matter of tokens. White space and
// comments count for nothing, but for the indentation of languages that mean something by it. A symbol that is gone and one that is
// new are the same one under another name or in another place when their tokens, with the own name taken out, are equal, or
// nearly so and nothing else is as like. Where two are equally like, neither is taken: then one is gone and another new, which
// is always true.
package diff

import (
	"cmp"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
)

// Kind says how a symbol differs.
type Kind string

// The kinds. A symbol of which both the signature and the body differ is Signature, one that was renamed or moved is that, whatever
// else differs.
const (
	Added         Kind = "added"
	Removed       Kind = "removed"
	Signature     Kind = "signature"
	Body          Kind = "body"
	Renamed       Kind = "renamed"
	Moved         Kind = "moved"
	Documentation Kind = "documentation"
)

// Text is a file in one state. An empty path says that it is not there.
type Text struct {
	Path     string
	Language string
	Text     []byte
	Facts    *facts.File // of Text, where they are known; else it is parsed
}

// Pair is one file in two states. They may have different paths.
type Pair struct{ Old, New Text }

// Side is a symbol in one state.
type Side struct {
	Path   string
	Symbol *facts.Symbol
}

// Change is a symbol that differs. Old is nil for one that was added, New for one that was removed.
type Change struct {
	Kind     Kind
	Old, New *Side
	Edited   bool // of a renamed or moved symbol: its tokens differ by more than its name
	Reshaped bool // of a renamed, moved or otherwise changed symbol: its parameters or its result differ
}

// File is a file that differs, with how.
type File struct {
	Old, New string // paths, empty where the file is not there
	Renamed  bool
	Unread   string // why its symbols are not compared, "" when they are
	Outside  bool   // something outside of all symbols differs: imports, statements of the file
}

// Result is what differs, files and symbols in the order of their paths, symbols by their lines.
type Result struct {
	Files   []File
	Symbols []Change
}

// maxText is the size of files beyond which symbols are not compared, in bytes.
const maxText = 4 << 20

// Compare compares pairs of files. The pairs must be of different files.
func Compare(pairs []Pair) Result {
	p := parse.New()
	defer p.Close()
	var r Result
	var old, new []*symbol
	for i := range pairs {
		pair := &pairs[i]
		f := File{Old: pair.Old.Path, New: pair.New.Path, Renamed: pair.Old.Path != "" && pair.New.Path != "" && pair.Old.Path != pair.New.Path}
		a, unread, b, unreadNew := readBoth(p, pair)
		if f.Unread = cmp.Or(unread, unreadNew); f.Unread == "" {
			gone, added, changes := compareFile(a, b)
			for _, x := range slices.Concat(gone, added) {
				x.file = i
			}
			f.Outside = !a.outside.equal(&b.outside)
			r.Symbols = append(r.Symbols, changes...)
			old, new = append(old, gone...), append(new, added...)
		}
		r.Files = append(r.Files, f)
	}
	r.Symbols = append(r.Symbols, across(old, new)...)
	slices.SortStableFunc(r.Symbols, func(a, b Change) int {
		return cmp.Or(cmp.Compare(a.at().Path, b.at().Path), cmp.Compare(a.at().Symbol.StartLine, b.at().Symbol.StartLine), cmp.Compare(a.Kind, b.Kind))
	})
	slices.SortStableFunc(r.Files, func(a, b File) int { return cmp.Compare(cmp.Or(a.New, a.Old), cmp.Or(b.New, b.Old)) })
	return r
}

// at is the newest side.
func (c *Change) at() *Side {
	if c.New != nil {
		return c.New
	}
	return c.Old
}

// state is a file that was read.
type state struct {
	path    string
	symbols []*symbol
	outside stretches // what belongs to no symbol
}

// symbol is one of a state, with its text.
type symbol struct {
	Side
	key                  key
	signature, body, doc stretches // without what is inside it
	whole                stretches // of a function, what is inside it too; of others signature and body
	parent               *symbol
	children             int
	outer                string // the qualified name around it
	file                 int    // which pair it is of
}

// key is what makes a symbol the same one.
type key struct {
	typ       ctxsys.EntityType
	qualified string
}

// readBoth parses both states of a file, of the old one only what is not in the new one where that can be seen.
func readBoth(p *parse.Parser, pair *Pair) (a *state, unread string, b *state, unreadNew string) {
	b, f, unreadNew := read(p, &pair.New, nil)
	if f != nil && pair.Old.Facts == nil && pair.Old.Path != "" && len(pair.Old.Text) <= maxText {
		if text, same := blanked(pair, f, b); text != nil {
			if a, f, unread = read(p, &pair.Old, text); f != nil && len(f.Errors) == 0 && a.adopt(same) {
				return a, unread, b, unreadNew
			}
		}
	}
	a, _, unread = read(p, &pair.Old, nil)
	return a, unread, b, unreadNew
}

// read parses a file, or instead of its text another of the same length; one that is not there is an empty state without facts.
func read(p *parse.Parser, t *Text, instead []byte) (s *state, f *facts.File, unread string) {
	s = &state{path: t.Path}
	if t.Path == "" {
		return s, nil, ""
	}
	if len(t.Text) > maxText {
		return s, nil, "too large"
	}
	text := t.Text
	if instead != nil {
		text = instead
	} else {
		f = t.Facts
	}
	if f == nil {
		var ok bool
		if f, ok = document.Parse(t.Language, text, facts.Full); !ok {
			f = p.Parse(t.Language, text, facts.Full)
		}
	}
	if f.GaveUp != "" {
		return s, nil, f.GaveUp
	}
	s.fill(f, t)
	return s, f, ""
}

// fill makes the symbols of a file. Each stretch of its text belongs to the innermost symbol around it.
func (s *state) fill(f *facts.File, t *Text) {
	text := t.Text
	if f.Plain != nil {
		text = f.Plain
	}
	blank := withoutComments(text, f.Comments, facts.IsDocument(f.Language))
	indents := indented[f.Language]
	s.symbols = make([]*symbol, len(f.Symbols))
	inside := make([][]facts.Span, len(f.Symbols)) // of each symbol what those in it take of its text, with the comments before them
	for i := range f.Symbols {
		if y := &f.Symbols[i]; y.Parent >= 0 && y.Parent < i {
			span := facts.Span{Start: y.Start, End: y.End}
			if y.DocStart >= 0 {
				span.Start = min(y.DocStart, y.Start)
			}
			inside[y.Parent] = append(inside[y.Parent], span)
		}
	}
	for i := range f.Symbols {
		y := &f.Symbols[i]
		x := &symbol{Side: Side{t.Path, y}, key: key{y.Type, y.QualifiedName}}
		if y.Owner != "" && !strings.Contains(y.QualifiedName, ".") {
			x.key.qualified = y.Owner + "." + y.QualifiedName
		}
		if y.Parent >= 0 && y.Parent < i {
			x.parent = s.symbols[y.Parent]
			x.parent.children++
			x.outer = f.Symbols[y.Parent].QualifiedName
		}
		x.doc = docText(text, y, f.Comments, inside[i])
		s.symbols[i] = x
	}
	// Own stretches: from the start of a symbol to its end, without those of its children.
	type edge struct {
		at, symbol int
		open       bool
	}
	var edges []edge
	for i := range f.Symbols {
		y := &f.Symbols[i]
		if y.Start < 0 || y.End > len(blank) || y.Start >= y.End {
			continue
		}
		edges = append(edges, edge{y.Start, i, true}, edge{y.End, i, false})
	}
	slices.SortStableFunc(edges, func(a, b edge) int {
		if a.at != b.at {
			return cmp.Compare(a.at, b.at)
		}
		switch { // ends before starts; outer starts first, inner ends first
		case a.open != b.open && !a.open:
			return -1
		case a.open != b.open:
			return 1
		case a.open:
			return cmp.Compare(f.Symbols[b.symbol].End, f.Symbols[a.symbol].End)
		}
		return cmp.Compare(f.Symbols[b.symbol].Start, f.Symbols[a.symbol].Start)
	})
	var open []int
	last := 0
	take := func(to int) {
		if to <= last {
			return
		}
		if len(open) == 0 {
			s.outside.add(blank[last:to], indents)
			last = to
			return
		}
		x, y := s.symbols[open[len(open)-1]], &f.Symbols[open[len(open)-1]]
		if cut := min(max(y.BodyStart, last), to); cut > last {
			x.signature.add(blank[last:cut], false)
			s.around(open, blank[last:cut], false)
			last = cut
		}
		x.body.add(blank[last:to], indents)
		s.around(open, blank[last:to], indents)
		last = to
	}
	for _, e := range edges {
		take(e.at)
		if e.open {
			open = append(open, e.symbol)
		} else if i := slices.Index(open, e.symbol); i >= 0 {
			open = slices.Delete(open, i, i+1)
		}
	}
	take(len(blank))
}

// around gives a part of the text to the innermost of some symbols, and to the functions that hold it.
func (s *state) around(open []int, text []byte, indents bool) {
	for n, i := range open {
		if x := s.symbols[i]; n == len(open)-1 || callable(x) {
			x.whole.add(text, indents)
		}
	}
}

// indented are the languages in which indentation means something.
var indented = map[string]bool{"python": true, "haskell": true, "yaml": true, "elixir": false}

// docText is the comment before a symbol and those in it, but for those that belong to what is inside it.
func docText(text []byte, y *facts.Symbol, comments, inside []facts.Span) (doc stretches) {
	doc.joined = true
	slices.SortFunc(inside, func(a, b facts.Span) int { return cmp.Compare(a.Start, b.Start) })
	if y.DocStart >= 0 && y.DocStart < y.Start && y.Start <= len(text) {
		doc.add(text[y.DocStart:y.Start], false)
	}
	for _, c := range comments[firstFrom(comments, y.Start):] {
		if c.Start >= y.End || c.End > len(text) {
			break
		}
		if i := firstFrom(inside, c.Start+1); i > 0 && c.End <= inside[i-1].End {
			continue
		}
		doc.add(text[c.Start:c.End], false)
	}
	return doc
}

func firstFrom(spans []facts.Span, at int) int {
	i, _ := slices.BinarySearchFunc(spans, at, func(s facts.Span, at int) int { return cmp.Compare(s.Start, at) })
	return i
}

// withoutComments is a text with blanks in place of comments. A document has none.
func withoutComments(text []byte, comments []facts.Span, document bool) []byte {
	if document || len(comments) == 0 {
		return text
	}
	out := slices.Clone(text)
	for _, c := range comments {
		for i := max(c.Start, 0); i < min(c.End, len(out)); i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	return out
}
