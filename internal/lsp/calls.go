package lsp

import (
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
)

func (r *request) prepareCalls() (any, error) {
	p, err := decode[placeParams](r.params)
	if err != nil {
		return nil, err
	}
	at, m, err := r.meaning(p)
	if err != nil || at == nil {
		return nil, err
	}
	var out []callItem
	for _, e := range m.Entities {
		switch e.Type {
		case ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeClass:
			if item, ok := r.callItem(at.root, e); ok {
				out = append(out, item)
			}
		}
	}
	return out, nil
}

func (r *request) callItem(of *root, e ctxsys.Entity) (callItem, bool) {
	p, ok := of.project.Navigator().PlaceOf(r.ctx, e, r.read(of))
	if !ok {
		return callItem{}, false
	}
	name := e.Name
	if e.Type == ctxsys.TypeMethod {
		name = e.QualifiedName
	}
	return callItem{
		Name: label(name), Kind: kindOf(e.Type), Detail: label(e.Path), URI: r.uri(of, e.Path),
		Range: r.in(p.Syntax, p.Start, p.End), SelectionRange: r.in(p.Syntax, p.Name.Start, p.Name.End),
		Data: callData{Root: of.folder, ID: e.ID},
	}, true
}

// called finds the folder of an item that the client gives back.
func (r *request) called() (*root, *callItem, error) {
	p, err := decode[callParams](r.params)
	if err != nil {
		return nil, nil, err
	}
	if p.Item == nil || p.Item.Data.ID == "" {
		return nil, nil, invalid("item is none that prepareCallHierarchy gave")
	}
	i := slices.IndexFunc(r.roots, func(of *root) bool { return of.folder == p.Item.Data.Root })
	if i < 0 {
		return nil, nil, invalid("the folder of the item is not open")
	}
	of := r.roots[i]
	if _, err := of.await(r.ctx); err != nil {
		return nil, nil, err
	}
	return of, p.Item, nil
}

func (r *request) incomingCalls() (any, error) {
	of, item, err := r.called()
	if err != nil {
		return nil, err
	}
	uses, err := of.project.Navigator().UsesOf(r.ctx, item.Data.ID, r.read(of))
	out := []incomingCall{}
	for _, u := range uses {
		if u.Kind != ctxsys.Calls || len(u.Spans) == 0 {
			continue
		}
		if from, ok := r.callItem(of, u.Source); ok {
			out = append(out, incomingCall{from, r.spans(u)})
		}
	}
	return out, err
}

func (r *request) outgoingCalls() (any, error) {
	of, item, err := r.called()
	if err != nil {
		return nil, err
	}
	uses, err := of.project.Navigator().UsesBy(r.ctx, item.Data.ID, r.read(of))
	out := []outgoingCall{}
	for _, u := range uses {
		if u.Kind != ctxsys.Calls {
			continue
		}
		if to, ok := r.callItem(of, u.Target); ok {
			out = append(out, outgoingCall{to, r.spans(u)})
		}
	}
	return out, err
}

func (r *request) spans(u navigate.Use) []span {
	out := []span{}
	for _, sp := range u.Spans {
		out = append(out, r.in(u.Syntax, sp.Start, sp.End))
	}
	return out
}
