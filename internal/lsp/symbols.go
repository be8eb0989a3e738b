package lsp

import (
	"cmp"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// kindOf is the number that the protocol has for a type.
func kindOf(t ctxsys.EntityType) int {
	switch t {
	case ctxsys.TypeFile, ctxsys.TypeDocument:
		return 1
	case ctxsys.TypeModule:
		return 2
	case ctxsys.TypeNamespace:
		return 3
	case ctxsys.TypeClass:
		return 5
	case ctxsys.TypeMethod:
		return 6
	case ctxsys.TypeProperty:
		return 8
	case ctxsys.TypeEnum:
		return 10
	case ctxsys.TypeInterface:
		return 11
	case ctxsys.TypeFunction:
		return 12
	case ctxsys.TypeVariable:
		return 13
	case ctxsys.TypeConstant:
		return 14
	case ctxsys.TypeSection, ctxsys.TypeRequirement, ctxsys.TypeUserStory:
		return 15
	case ctxsys.TypeType:
		return 23
	}
	return 19
}

func (r *request) documentSymbol() (any, error) {
	p, err := decode[documentParams](r.params)
	if err != nil {
		return nil, err
	}
	t, of, rel, err := r.document(p.TextDocument)
	if err != nil || of == nil {
		return []documentSymbol{}, err
	}
	s := of.project.Navigator().Syntax(rel, t.string)
	r.texts[s] = t
	if !r.hierarchical {
		return r.flat(s, p.TextDocument.URI), nil
	}
	return r.nested(s, -1), nil
}

// nested lists the symbols that are in one, -1 for those that are in none. A method that is outside of its type is
// not in it here either: the protocol wants ranges to be nested.
func (r *request) nested(s *navigate.Syntax, parent int) []documentSymbol {
	children := map[int][]int{}
	for i := range s.Symbols {
		x := &s.Symbols[i]
		up := x.Parent
		if up >= 0 && (s.Symbols[up].Start > x.Start || s.Symbols[up].End < x.End) {
			up = -1
		}
		children[up] = append(children[up], i)
	}
	var list func(parent, depth int) []documentSymbol
	list = func(parent, depth int) []documentSymbol {
		out := []documentSymbol{}
		for _, i := range children[parent] {
			x := &s.Symbols[i]
			if strings.TrimSpace(x.Entity.Name) == "" || depth > maxNested {
				continue
			}
			d := documentSymbol{Name: label(x.Entity.Name), Detail: label(detail(&x.Entity)), Kind: kindOf(x.Entity.Type),
				Range: r.in(s, x.Start, x.End), SelectionRange: r.in(s, x.NameStart, x.NameEnd)}
			if x.Entity.QualifiedName != x.Entity.Name && parent < 0 {
				d.Name = label(x.Entity.QualifiedName)
			}
			d.Children = list(i, depth+1)
			out = append(out, d)
		}
		return out
	}
	return list(parent, 0)
}

// maxNested is how deep symbols are shown in one another.
const maxNested = 50

func detail(e *ctxsys.Entity) string {
	line, _, _ := strings.Cut(e.Signature, "\n")
	if len(line) > 120 {
		line = strings.ToValidUTF8(line[:120], "") + "…"
	}
	return line
}

func (r *request) flat(s *navigate.Syntax, uri string) []symbolInformation {
	out := []symbolInformation{}
	for i := range s.Symbols {
		x := &s.Symbols[i]
		if strings.TrimSpace(x.Entity.Name) == "" {
			continue
		}
		out = append(out, symbolInformation{label(x.Entity.Name), kindOf(x.Entity.Type), location{uri, r.in(s, x.Start, x.End)}, label(container(&x.Entity))})
	}
	return out
}

func container(e *ctxsys.Entity) string {
	if i := len(e.QualifiedName) - len(e.Name) - 1; i > 0 {
		return e.QualifiedName[:i]
	}
	return ""
}

// maxSymbols is how many symbols of the folders a question is answered with.
const maxSymbols = 100

func (r *request) workspaceSymbol() (any, error) {
	p, err := decode[struct{ Query string }](r.params)
	if err != nil {
		return nil, err
	}
	if err := r.settle(); err != nil {
		return nil, err
	}
	out := []symbolInformation{}
	seen := map[*workspace.Project]bool{} // two folders may be of one
	for _, of := range r.roots {
		if of.project == nil || seen[of.project] {
			continue
		}
		seen[of.project] = true
		found, err := of.project.Navigator().FindSymbols(r.ctx, p.Query, maxSymbols)
		if err != nil {
			return nil, err
		}
		for i := range found {
			if l, ok := r.line(of, &found[i]); ok {
				out = append(out, symbolInformation{label(found[i].Name), kindOf(found[i].Type), l, label(cmp.Or(container(&found[i]), found[i].Path))})
			}
		}
	}
	return out, nil
}

// line is the place of a symbol, found in an open document by its text and else by its line, which costs no parsing.
func (r *request) line(of *root, e *ctxsys.Entity) (location, bool) {
	if r.shownIn(of, e.Path) != nil {
		ls := r.located(of, []ctxsys.Entity{*e})
		return slices.Concat(ls, []location{{}})[0], len(ls) > 0
	}
	content, err := r.read(of)(e.Path)
	if err != nil {
		return location{}, false
	}
	t := newText(content)
	if e.StartLine < 1 || e.StartLine > len(t.starts) {
		return location{uriOf(of.shown + "/" + e.Path), span{}}, true
	}
	start, _ := t.line(e.StartLine - 1)
	_, end := t.line(min(e.StartLine+5, len(t.starts)) - 1) // decorators and modifiers may be before
	if i := strings.Index(t.string[start:end], e.Name); i >= 0 {
		start += i
		return location{r.uri(of, e.Path), t.spanRange(start, start+len(e.Name), r.enc)}, true
	}
	return location{r.uri(of, e.Path), t.spanRange(start, start, r.enc)}, true
}
