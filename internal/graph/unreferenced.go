package graph

import (
	"cmp"
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const defaultUnreferenced = 50

// usualUnreferenced are the types that are looked at unless others are asked for. What uses a field or a
// variable is recognised by values, of which fewer are resolved than of calls.
var usualUnreferenced = [...]ctxsys.EntityType{
	ctxsys.TypeFunction, ctxsys.TypeMethod, ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum,
}

// FindUnreferenced returns the symbols to which no edge leads but from inside themselves, each with the reasons to
// doubt that it is unused. Those without any come first.
func FindUnreferenced(ctx context.Context, v *View, req UnreferencedRequest) (*UnreferencedResponse, error) {
	if err := FillPage(&req.Limit, defaultUnreferenced, req.Offset); err != nil {
		return nil, err
	}
	if len(req.Types) == 0 {
		req.Types = usualUnreferenced[:]
	}
	filter, err := search.NewFilter(search.Request{Path: req.Path, Types: req.Types})
	if err != nil {
		return nil, err
	}
	filter.Projects = v.Projects
	if err := usesRead(ctx, v.Store, "what nothing refers to"); err != nil {
		return nil, err
	}
	s := &unusedSearch{ctx: ctx, view: v, v: v.Store, filter: filter}
	if err := s.find(); err != nil {
		return nil, err
	}
	return s.answer(req)
}

// unusedSearch finds symbols that nothing refers to.
type unusedSearch struct {
	ctx    context.Context
	view   *View
	v      *store.View
	filter search.Filter

	symbols []store.Place // of all types that matter, by id
	users   *network      // edges turned round
	used    []bool        // by symbol: something else refers to it
	found   []suspect
	unknown map[string]int
}

// suspect is a symbol that nothing refers to.
type suspect struct {
	*store.Place // one of the symbols
	doubts       []Doubt
	rank         int // of the strongest
}

func (s *unusedSearch) find() error {
	var err error
	types := slices.Concat(s.filter.Types, usualUnreferenced[:]) // the usual ones tell about the others: twins, methods of supertypes
	if s.symbols, err = s.v.Symbols(s.ctx, types); err != nil {
		return err
	}
	slices.SortFunc(s.symbols, func(a, b store.Place) int { return cmp.Compare(a.ID, b.ID) })
	if err := s.findUsed(); err != nil {
		return err
	}
	known, err := s.v.UsingLanguages(s.ctx)
	if err != nil {
		return err
	}
	s.unknown = map[string]int{}
	s.found = make([]suspect, 0, len(s.symbols)/2)
	for i := range s.symbols {
		l := &s.symbols[i]
		switch {
		case !slices.Contains(s.filter.Types, l.Type) || !s.filter.KeepsPath(l.Path):
		case strings.Contains("."+l.Qualified, "."+facts.Nameless+"."): // its users are unknown
		case !slices.Contains(known, l.Language):
			s.unknown[LanguageName(l.Language)]++
		case !s.used[i]:
			s.found = append(s.found, suspect{Place: l})
		}
	}
	slices.SortFunc(s.found, func(a, b suspect) int { return a.Compare(b.Place) })
	return s.doubt()
}

// places returns where some entities are.
func (s *unusedSearch) places(ids []int64) (map[int64]*store.Place, error) {
	out := make(map[int64]*store.Place, len(ids))
	var rest []int64
	for _, id := range ids {
		at, is := slices.BinarySearchFunc(s.symbols, id, func(p store.Place, id int64) int { return cmp.Compare(p.ID, id) })
		if _, typed := s.v.Overlaid(store.FileOf(id)); is && !typed {
			out[id] = &s.symbols[at]
		} else {
			rest = append(rest, id)
		}
	}
	found, err := s.v.Places(s.ctx, rest)
	for i := range found {
		p := store.PlaceOf(&found[i])
		out[p.ID] = &p
	}
	return out, err
}

// findUsed decides which symbols something refers to from outside of themselves. What is inside one is
// between its first and its last byte, or has it as its parent as Go's methods do.
func (s *unusedSearch) findUsed() error {
	n, err := s.view.network(s.ctx)
	if err != nil {
		return err
	}
	users := n.turned()
	s.users = users
	at := make([]*store.Place, len(n.ids)) // by node, of the symbols
	for i := range s.symbols {
		l := &s.symbols[i]
		if node, ok := n.nodes.of(l.ID); ok {
			if _, typed := s.v.Overlaid(store.FileOf(l.ID)); !typed {
				at[node] = l
			}
		}
	}
	s.used = make([]bool, len(s.symbols))
	var near []int64 // users that may be inside, and are no symbols
	var unclear []int
	for i := range s.symbols {
		l := &s.symbols[i]
		node, ok := n.nodes.of(l.ID)
		if !ok {
			continue
		}
		for _, u := range users.of(node) {
			if id := n.ids[u.node]; id != l.ID {
				if !IsContainer(l.Type) && store.FileOf(id) != store.FileOf(l.ID) {
					s.used[i] = true
					break
				}
				if at[u.node] == nil {
					near = append(near, id)
				}
			}
		}
		if !s.used[i] && len(users.of(node)) > 0 {
			unclear = append(unclear, i)
		}
	}
	slices.Sort(near)
	places, err := s.v.Places(s.ctx, slices.Compact(near))
	if err != nil {
		return err
	}
	for i := range places {
		if node, ok := n.nodes.of(places[i].ID); ok {
			p := store.PlaceOf(&places[i])
			at[node] = &p
		}
	}
	for _, i := range unclear {
		l := &s.symbols[i]
		node, _ := n.nodes.of(l.ID)
		s.used[i] = slices.ContainsFunc(users.of(node), func(u link) bool { return at[u.node] != nil && !inside(at[u.node], l) })
	}
	return nil
}

// inside reports whether an entity is another one or in it.
func inside(in, of *store.Place) bool {
	if in.ID == of.ID || in.Parent == of.ID {
		return true
	}
	return store.FileOf(in.ID) == store.FileOf(of.ID) && in.StartByte >= of.StartByte && in.EndByte <= of.EndByte && !store.IsFile(in.ID)
}

// answer orders what was found, those without doubt first, then by their strongest doubts, and shows a page of it.
func (s *unusedSearch) answer(req UnreferencedRequest) (*UnreferencedResponse, error) {
	resp := &UnreferencedResponse{Symbols: []Unreferenced{}, Reasons: map[string]int{}, Unknown: s.unknown}
	for i := range s.found {
		f := &s.found[i]
		slices.SortStableFunc(f.doubts, func(a, b Doubt) int { return cmp.Compare(strength(b), strength(a)) })
		if len(f.doubts) == 0 {
			resp.Sure++
			continue
		}
		f.rank = strength(f.doubts[0])
		resp.Reasons[f.doubts[0].Kind]++
	}
	slices.SortStableFunc(s.found, func(a, b suspect) int { return cmp.Compare(a.rank, b.rank) })
	from, to, paging := Page(len(s.found), req.Limit, req.Offset)
	resp.Paging = paging
	shown := s.found[from:to]
	ids := make([]int64, len(shown))
	for i := range shown {
		ids[i] = shown[i].ID
	}
	details, err := s.v.Located(s.ctx, ids)
	if err != nil {
		return nil, err
	}
	byID := make(map[int64]ctxsys.Entity, len(details))
	for i := range details {
		byID[details[i].ID] = PublicAt(&details[i])
	}
	for i := range shown {
		u := Unreferenced{byID[shown[i].ID], shown[i].doubts}
		if u.Doubts == nil {
			u.Doubts = []Doubt{}
		}
		resp.Symbols = append(resp.Symbols, u)
	}
	return resp, nil
}
