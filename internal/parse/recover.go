package parse

import (
	"bytes"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/parse/outline"
)

// recover adds the functions and types that the grammar lost around what it could not read, as far as lines
// give them away: a macro where a type is expected must not cost the definitions that follow.
func (x *extractor) recover(language string) {
	lost := x.unreadable()
	if len(lost)+len(x.unseen) == 0 {
		return
	}
	known := map[string][]*facts.Symbol{}
	for i := range x.File.Symbols {
		s := &x.File.Symbols[i]
		name := ownName(s.Name)
		known[name] = append(known[name], s)
	}
	var found []facts.Symbol
	for _, s := range x.outlined(language, lost) {
		if !build.IsCallable(s.Type) && !isTypeLike(s.Type) && language != "terraform" {
			continue
		}
		if s.Type == ctxsys.TypeNamespace && dots(s.Name) == x.File.Package {
			continue
		}
		same := func(k *facts.Symbol) bool {
			return k.StartLine <= s.EndLine && s.StartLine <= max(k.EndLine, k.StartLine+2)
		}
		if !slices.ContainsFunc(known[ownName(s.Name)], same) {
			found = append(found, s)
		}
	}
	if len(found) > 0 {
		x.insert(found)
	}
}

// outlined lists what lines give away: where something was lost seen in all of the text, in what the grammar skips
// by itself.
func (x *extractor) outlined(language string, lost []facts.Span) []facts.Symbol {
	var found []facts.Symbol
	if len(lost) > 0 {
		for _, s := range outline.Parse(language, x.text).Symbols {
			if overlaps(lost, s.Start, s.End) {
				found = append(found, s)
			}
		}
	}
	if len(x.unseen) == 0 {
		return found
	}
	skipped := bytes.Clone(x.text)
	from := 0
	for _, s := range x.unseen {
		build.Blank(skipped[from:max(s.Start, from)])
		from = max(s.End, from)
	}
	build.Blank(skipped[from:])
	for _, s := range outline.Parse(language, skipped).Symbols {
		if !slices.ContainsFunc(found, func(f facts.Symbol) bool { return f.Start == s.Start }) {
			found = append(found, s)
		}
	}
	slices.SortStableFunc(found, func(a, b facts.Symbol) int { return a.Start - b.Start })
	return found
}

// ownName is a name without what it is qualified by.
func ownName(name string) string {
	if i := strings.LastIndexAny(name, ".:\\"); i >= 0 && i+1 < len(name) {
		return name[i+1:]
	}
	return name
}

func isTypeLike(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeEnum, ctxsys.TypeType, ctxsys.TypeNamespace:
		return true
	}
	return false
}

// unreadable returns, in order, the spans in which definitions may be lost: the errors, and the symbols that
// hold some, for one that is not closed swallows what follows.
func (x *extractor) unreadable() []facts.Span {
	errors := x.tree.lost()
	if len(errors) == 0 {
		return nil
	}
	spans := slices.Clone(errors)
	for i := range x.File.Symbols {
		if s := &x.File.Symbols[i]; overlaps(errors, s.Start, s.End) {
			spans = append(spans, facts.Span{Start: s.Start, End: s.End})
		}
	}
	slices.SortFunc(spans, func(a, b facts.Span) int { return a.Start - b.Start })
	return spans
}

// lost returns, in order, the spans that the grammar could not read.
func (t *tree) lost() []facts.Span {
	var spans []facts.Span
	for i := int32(0); i < int32(len(t.nodes)); {
		n := &t.nodes[i]
		if n.symbol == symbolError || n.symbol == symbolMissing {
			spans = append(spans, facts.Span{Start: int(n.start), End: int(max(n.end, n.start+1))})
			i = n.next
			continue
		}
		i++
	}
	return spans
}

// overlaps reports whether one of the spans, ordered by start, shares a byte with [start, end).
func overlaps(spans []facts.Span, start, end int) bool {
	for _, s := range spans {
		if s.Start >= end {
			return false
		}
		if s.End > start {
			return true
		}
	}
	return false
}

// insert puts symbols among those of the file. What the grammar took for variables inside a recovered type
// are its fields; inside a recovered function they are locals.
func (x *extractor) insert(found []facts.Symbol) {
	old := x.File.Symbols
	merged := make([]facts.Symbol, 0, len(old)+len(found))
	moved := make([]int, len(old)) // old index -> new, -1 for what is dropped
	var recovered []int
	for i, j := 0, 0; i < len(old) || j < len(found); {
		if j < len(found) && (i == len(old) || found[j].Start < old[i].Start) {
			s := found[j]
			s.Parent, s.QualifiedName = -1, ""
			recovered = append(recovered, len(merged))
			merged = append(merged, s)
			j++
			continue
		}
		if misread(old, i, found) {
			moved[i] = -1
			i++
			continue
		}
		moved[i] = len(merged)
		merged = append(merged, old[i])
		i++
	}
	for i := range old {
		if moved[i] >= 0 && old[i].Parent >= 0 {
			merged[moved[i]].Parent = moved[old[i].Parent]
		}
	}
	x.adopt(merged, recovered)
	move := func(symbol *int) {
		if *symbol >= 0 && moved[*symbol] < 0 {
			*symbol = old[*symbol].Parent // a variable that was none: what it held is its parent's
		}
		if *symbol >= 0 {
			*symbol = moved[*symbol]
		}
	}
	for i := range x.File.Refs {
		move(&x.File.Refs[i].Symbol)
	}
	for i := range x.File.Extensions {
		move(&x.File.Extensions[i].Parent)
	}
	x.charge(merged, recovered)
	x.File.Symbols = merged
	x.Rename()
}

// misread reports whether a symbol is a variable that is in a function that was lost: it is a local.
func misread(old []facts.Symbol, i int, found []facts.Symbol) bool {
	s := &old[i]
	if s.Type != ctxsys.TypeVariable && s.Type != ctxsys.TypeConstant || i+1 < len(old) && old[i+1].Parent == i {
		return false
	}
	return slices.ContainsFunc(found, func(f facts.Symbol) bool {
		return build.IsCallable(f.Type) && f.Start < s.Start && s.End <= f.End && !slices.Contains(s.Modifiers, "static")
	})
}

// adopt gives recovered symbols their parents, and makes them the parents of what is in them.
func (x *extractor) adopt(merged []facts.Symbol, recovered []int) {
	for _, r := range recovered {
		s := &merged[r]
		for i := r - 1; i >= 0; i-- { // the innermost container around it
			if p := &merged[i]; p.End >= s.End && p.Start < s.Start && isTypeLike(p.Type) {
				s.Parent = i
				break
			}
		}
		if s.Parent >= 0 && s.Type == ctxsys.TypeFunction && merged[s.Parent].Type != ctxsys.TypeNamespace {
			s.Type = ctxsys.TypeMethod
		}
		for i := r + 1; i < len(merged) && merged[i].Start < s.End; i++ {
			c := &merged[i]
			if c.End <= s.End && (c.Parent < 0 || merged[c.Parent].Start < s.Start) {
				c.Parent = r
				if c.Type == ctxsys.TypeVariable && isTypeLike(s.Type) {
					c.Type = ctxsys.TypeProperty
				}
			}
		}
	}
}

// charge gives the uses inside recovered symbols to them.
func (x *extractor) charge(merged []facts.Symbol, recovered []int) {
	for i := range x.File.Refs {
		r := &x.File.Refs[i]
		for j := len(recovered) - 1; j >= 0; j-- {
			s := &merged[recovered[j]]
			if r.Line < s.StartLine || r.Line > s.EndLine {
				continue
			}
			if r.Symbol < 0 || merged[r.Symbol].Start < s.Start {
				r.Symbol = recovered[j]
			}
			break
		}
	}
}
