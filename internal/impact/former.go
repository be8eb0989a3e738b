package impact

import (
	"context"
	"go/ast"
	"go/parser"
	"go/types"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A type of Go implements the interfaces whose methods it has. A method with another name or signature is no longer theirs, so the graph, which
// has the files as they are now, knows nothing of the calls that ran it before. Those are the gravest of a change: they are found by
// the name and the signature that the method had.

// maxTypes is how many types that one is made from, or that are made from it, are looked at.
const maxTypes = 50

// former adds to over the methods of interfaces that the changed methods of level were before.
func (w *work) former(ctx context.Context, changedAt map[int64]int, over map[int64][]via) error {
	for id, i := range changedAt {
		c := &w.resp.Changed[i]
		if c.old == nil || c.new == nil || c.Type != ctxsys.TypeMethod || languageOf(c.Path) != "go" || c.Change != string(diff.Signature) && c.Change != string(diff.Renamed) {
			continue
		}
		bases, err := w.implemented(ctx, id, c.old.Symbol)
		if err != nil {
			return err
		}
		for i := range bases {
			c.lost = append(c.lost, bases[i].Qualified)
			over[bases[i].ID] = append(over[bases[i].ID], via{id, possible})
		}
	}
	return nil
}

// implemented returns the methods of interfaces that a method was, by what it was called and took: its type, or one that embeds it, has the other methods of
// the interface.
func (w *work) implemented(ctx context.Context, method int64, was *facts.Symbol) (bases []store.Located, err error) {
	var ids []int64
	if err := w.v.Store.EachSymbol(ctx, was.Name, func(s store.Symbol) {
		if s.Type == ctxsys.TypeMethod && s.Inside == ctxsys.TypeInterface && s.ID != method {
			ids = append(ids, s.ID)
		}
	}); err != nil || len(ids) == 0 {
		return nil, err
	}
	methods, err := w.v.Store.Located(ctx, ids)
	if err != nil {
		return nil, err
	}
	methods = slices.DeleteFunc(methods, func(m store.Located) bool { return m.Language != "go" || !sameShape(&m.Entity, was) })
	self, err := w.places(ctx, []int64{method})
	if err != nil || len(self) == 0 || self[0].Parent <= 0 {
		return nil, err
	}
	owner := self[0].Parent
	wanted := map[int64][]string{} // by interface, the names of its other methods
	for i := range methods {
		t := methods[i].Parent
		if wanted[t], err = w.methodNames(ctx, []int64{t}, was.Name); err != nil {
			return nil, err
		}
	}
	if len(wanted) == 0 {
		return nil, nil
	}
	owners := []int64{owner}
	for n := 0; n < len(owners) && len(owners) < maxTypes; n++ {
		in, err := w.v.Store.EdgesIn(ctx, owners[n:n+1], store.KindSet(ctxsys.Extends), crowd, nil)
		if err != nil {
			return nil, err
		}
		for _, e := range in {
			if !slices.Contains(owners, e.Source) {
				owners = append(owners, e.Source)
			}
		}
	}
	fits := map[int64]bool{}
	for _, owner := range owners {
		whole := []int64{owner}
		for n := 0; n < len(whole) && len(whole) < maxTypes; n++ {
			out, err := w.v.Store.EdgesOut(ctx, whole[n:n+1], store.KindSet(ctxsys.Extends), nil)
			if err != nil {
				return nil, err
			}
			for _, e := range out {
				if e.Target > 0 && !slices.Contains(whole, e.Target) {
					whole = append(whole, e.Target)
				}
			}
		}
		has, err := w.methodNames(ctx, whole, "")
		if err != nil {
			return nil, err
		}
		for t, names := range wanted {
			fits[t] = fits[t] || !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(has, name) })
		}
	}
	return slices.DeleteFunc(methods, func(m store.Located) bool { return !fits[m.Parent] }), nil
}

// methodNames are the names of the methods of some types, but for one.
func (w *work) methodNames(ctx context.Context, types []int64, but string) (names []string, err error) {
	for _, t := range types {
		children, err := w.v.Store.Children(ctx, t)
		if err != nil {
			return nil, err
		}
		for i := range children {
			if c := &children[i]; c.Type == ctxsys.TypeMethod && c.Name != but {
				names = append(names, c.Name)
			}
		}
	}
	return names, nil
}

var packageName = lazyregexp.New(`\b\w+\.`)

// sameShape reports whether a method has the types that another one had, whatever packages they are called by.
func sameShape(e *store.Entity, was *facts.Symbol) bool {
	params := e.Metadata.Parameters
	if len(params) != len(was.Params) || results(e.Metadata.ReturnType) != results(was.Returns) {
		return false
	}
	for i := range params {
		if plain(params[i].Type) != plain(was.Params[i].Type) {
			return false
		}
	}
	return true
}

func plain(typ string) string {
	return strings.Join(strings.Fields(packageName.ReplaceAllString(typ, "")), " ")
}

// results are the types of what a function of Go returns, without names.
func results(text string) string {
	x, err := parser.ParseExpr("func() " + text)
	f, ok := x.(*ast.FuncType)
	if err != nil || !ok || f.Results == nil {
		return plain(text)
	}
	var out []string
	for _, r := range f.Results.List {
		for range max(len(r.Names), 1) {
			out = append(out, plain(types.ExprString(r.Type)))
		}
	}
	return strings.Join(out, ", ")
}
