package impact

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A method that is called through an interface, a base or by its name alone can run only where a value of its type was made. So of the tests that only
// such a call leads to, those count that lead to the type as well: to itself, its members or what is made from it, in languages whose compilers know types. Of a method that
// nobody is seen to call, as of what a library calls (sort.Interface, a handler), they are the ones that may run it.

// maxDispatched is of how many types that is found out. With more, every such call counts.
const maxDispatched = 16

// dispatched adds to what was found by certain calls what other calls lead to.
func (w *work) dispatched(ctx context.Context, level []int64, found map[int64]*reached) error {
	all, err := w.spread(ctx, level, true)
	if err != nil {
		return err
	}
	owners, err := w.owners(ctx, append(slices.Clone(level), keys(found)...))
	if err != nil {
		return err
	}
	made := map[int64]bool{} // who leads to one of the types
	known := 0 < len(owners) && len(owners) <= maxDispatched
	if known {
		for _, o := range owners {
			users, tested, err := w.usersOfType(ctx, o.members)
			if err != nil {
				return err
			}
			known = known && tested && o.typed
			for id, r := range users {
				made[id] = true
				if o.uncalled != 0 && found[id] == nil && all[id] == nil && !slices.Contains(level, id) {
					add := *r
					add.confidence = min(r.confidence, possible)
					if slices.Contains(o.members, r.edge.Target) {
						add.edge.Target = o.uncalled
					}
					if before := found[o.uncalled]; before != nil {
						add.depth += before.depth
					}
					found[id] = &add
				}
			}
		}
	}
	if known {
		if err := w.classes(ctx, made); err != nil {
			return err
		}
		w.made = made
	}
	w.dispatch = map[int64]bool{}
	places, err := w.places(ctx, keys(all))
	if err != nil {
		return err
	}
	for i := range places {
		p := places[i]
		_, test := runnable(p)
		if test = test && p.FileFlags&store.FlagTest != 0; found[p.ID] == nil && (!known || !test || made[p.ID] || made[p.Parent]) {
			found[p.ID], w.dispatch[p.ID] = all[p.ID], true
		}
	}
	return nil
}

// owner is a type of which methods are among what a change reaches.
type owner struct {
	members  []int64 // and itself
	uncalled int64   // one of the methods, that nobody is seen to call; 0 for none
	typed    bool
}

// owners are the types of some methods.
func (w *work) owners(ctx context.Context, methods []int64) ([]owner, error) {
	places, err := w.places(ctx, methods)
	if err != nil {
		return nil, err
	}
	edges, err := w.v.Store.EdgesInto(ctx, methods, store.KindSet(ctxsys.Calls, ctxsys.References), crowd)
	if err != nil {
		return nil, err
	}
	called := map[int64]bool{}
	for _, e := range edges {
		if e.Source != e.Target {
			called[e.Target] = true
		}
	}
	slices.SortFunc(places, (*store.Located).Compare)
	uncalled := map[int64]int64{}
	var types []int64
	for i := range places {
		p := places[i]
		if p.Type != ctxsys.TypeMethod || p.Parent <= 0 || p.FileFlags&store.FlagTest != 0 {
			continue
		}
		types = append(types, p.Parent)
		if !called[p.ID] && (typed(p.Language) || strings.HasPrefix(p.Name, "__") || len(w.unknown[p.Name]) == 0) {
			uncalled[p.Parent] = p.ID
		}
	}
	entities, err := w.v.Store.Located(ctx, graph.Distinct(types))
	if err != nil {
		return nil, err
	}
	slices.SortFunc(entities, func(a, b store.Located) int { return a.Compare(&b) })
	var out []owner
	for i := range entities {
		members, err := graph.Members(ctx, w.v.Store, entities[i].Entity)
		if err != nil {
			return nil, err
		}
		out = append(out, owner{members, uncalled[entities[i].ID], typed(entities[i].Language)})
	}
	return out, nil
}

// typed reports whether the compiler of a language knows what a call of a method means, and so does the graph, but for interfaces.
func typed(language string) bool {
	switch language {
	case "python", "javascript", "typescript", "tsx", "jsx", "vue", "svelte", "ruby", "php", "lua", "elixir":
		return false
	}
	return true
}

// usersOfType are those that lead to a type by certain edges. Tested is false where no test is among them: it is made where nobody sees it.
func (w *work) usersOfType(ctx context.Context, members []int64) (users map[int64]*reached, tested bool, err error) {
	if users, err = w.spread(ctx, members, false); err != nil {
		return nil, false, err
	}
	places, err := w.places(ctx, keys(users))
	for i := range places {
		p := places[i]
		tested = tested || p.FileFlags&store.FlagTest != 0
	}
	return users, tested, err
}

// classes adds the classes of tests with a member that is among what was reached, and what they are made from: what one sets up or makes, all
// of its tests have.
func (w *work) classes(ctx context.Context, reached map[int64]bool) error {
	places, err := w.places(ctx, keys(reached))
	if err != nil {
		return err
	}
	var level []int64
	for i := range places {
		p := places[i]
		if p.FileFlags&store.FlagTest == 0 {
			continue
		}
		if p.Type == ctxsys.TypeClass { // it names the type where it says what it is made from
			level = append(level, p.ID)
		}
		if store.EntityNumber(p.Parent) != 0 && !isTestMethod(p) {
			level = append(level, p.Parent)
		}
	}
	for len(level) > 0 {
		for _, id := range level {
			reached[id] = true
		}
		edges, err := w.v.Store.EdgesOut(ctx, graph.Distinct(level), store.KindSet(graph.Subtyping[:]...), nil)
		if err != nil {
			return err
		}
		level = nil
		for _, e := range edges {
			if e.Target > 0 && !reached[e.Target] {
				level = append(level, e.Target)
			}
		}
	}
	return nil
}

// isTestMethod reports whether a member of a class of tests is a test by its name.
func isTestMethod(e *store.Located) bool {
	return e.Type == ctxsys.TypeMethod && (len(e.Name) >= 4 && (e.Name[:4] == "test" || e.Name[:4] == "Test"))
}

// setAtStart are the variables of packages of Go that are set where one of some functions runs when the program starts. They come as the source of an edge to it.
func (w *work) setAtStart(ctx context.Context, level []int64) (out []store.Edge, err error) {
	places, err := w.places(ctx, level)
	if err != nil {
		return nil, err
	}
	var starts []int64
	for i := range places {
		if p := places[i]; p.Name == "init" && p.Language == "go" && p.Type == ctxsys.TypeFunction {
			starts = append(starts, p.ID)
		}
	}
	if len(starts) == 0 {
		return nil, nil
	}
	edges, err := w.v.Store.EdgesOut(ctx, starts, store.KindSet(ctxsys.References), nil)
	if err != nil {
		return nil, err
	}
	var targets []int64
	for _, e := range edges {
		if e.Target > 0 {
			targets = append(targets, e.Target)
		}
	}
	if places, err = w.places(ctx, graph.Distinct(targets)); err != nil {
		return nil, err
	}
	variables := map[int64]bool{}
	for i := range places {
		variables[places[i].ID] = places[i].Type == ctxsys.TypeVariable
	}
	for _, e := range edges {
		if variables[e.Target] {
			e.Source, e.Target = e.Target, e.Source
			out = append(out, e)
		}
	}
	return out, nil
}

func keys[V any](m map[int64]V) (out []int64) {
	for id := range m {
		out = append(out, id)
	}
	slices.Sort(out)
	return out
}
