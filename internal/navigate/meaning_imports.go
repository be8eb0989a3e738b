package navigate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// fits says which types of entities the word can mean where it is. Only Go tells: fields and methods come behind a
// value or in a literal, everything else by itself or behind a package.
func (f *finder) fits() func(ctxsys.EntityType) bool {
	if f.s.Language != "go" || f.name == nil {
		return func(ctxsys.EntityType) bool { return true }
	}
	held := f.member() && !f.behindImport()
	return func(t ctxsys.EntityType) bool { return held == (t == ctxsys.TypeMethod || t == ctxsys.TypeProperty) }
}

// behindImport reports whether the word is behind the name of something that is imported.
func (f *finder) behindImport() bool {
	before, ok := strings.CutSuffix(f.s.Text[:f.m.Start], ".")
	if !ok || f.file.ID == 0 {
		return false
	}
	start, end := parse.WordAt(before, len(before))
	i := f.s.nameAt(start)
	if start == end || i < 0 || f.s.names[i].Member || strings.HasSuffix(before[:start], ".") {
		return false
	}
	if fn := f.function(); fn != nil && f.s.local(before[start:], start, fn, parse.Declares) != nil {
		return false
	}
	edges, err := f.v.EdgesFrom(f.ctx, store.FileEntity(f.file.ID))
	return err == nil && slices.ContainsFunc(edges, func(e store.Edge) bool { return e.Kind == ctxsys.Imports && importsAs(&e, before[start:], f.s) })
}

// importsAs reports whether an import binds a name: as the last part of what is imported, or by what is written before it.
func importsAs(e *store.Edge, name string, s *Syntax) bool {
	last := e.Text[strings.LastIndexAny(e.Text, "/.\\:")+1:]
	if last == name || strings.HasPrefix(last, "v") && strings.HasSuffix(strings.TrimSuffix(e.Text, "/"+last), "/"+name) {
		return true
	}
	for _, sp := range s.lineSpan(e.Line) {
		if alias, _, ok := strings.Cut(s.Text[sp.Start:sp.End], " "); ok && alias == name {
			return true
		}
	}
	return false
}

// imports answers with the file or folder that a name means, as the last part of what is imported.
func (f *finder) imports() (bool, error) {
	if f.member() {
		return f.importLine()
	}
	return f.imported(func(e *store.Edge) bool { return importsAs(e, f.m.Word, f.s) })
}

// importLine answers for a word in the name of a module, where it is imported.
func (f *finder) importLine() (bool, error) {
	line := 1 + strings.Count(f.s.Text[:f.m.Start], "\n")
	return f.imported(func(e *store.Edge) bool {
		return e.Line == line && strings.Contains(lineAt(f.s.Text, f.m.Start), e.Text)
	})
}

func (f *finder) imported(is func(*store.Edge) bool) (bool, error) {
	if f.file.ID == 0 {
		return false, nil
	}
	edges, err := f.v.EdgesFrom(f.ctx, store.FileEntity(f.file.ID))
	if err != nil {
		return false, err
	}
	var ids []int64
	for i := range edges {
		e := &edges[i]
		if e.Kind != ctxsys.Imports || !is(e) {
			continue
		}
		if e.External {
			f.m.External = e.Text
			return true, nil
		}
		if e.Target != 0 {
			ids = append(ids, e.Target)
		}
	}
	if len(ids) == 0 {
		return false, nil
	}
	f.m.How = ByImport
	found, err := f.v.Located(f.ctx, graph.Distinct(ids))
	f.add(found)
	return true, err
}

func lineAt(text string, at int) string {
	start := strings.LastIndexByte(text[:at], '\n') + 1
	line, _, _ := strings.Cut(text[start:], "\n")
	return line
}
