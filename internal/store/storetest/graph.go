package storetest

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// graph is a small project: b.go was indexed before a.go, so that ids and places disagree.
//
//	a.go  one, two      one calls two, b's three and something unknown; two calls itself
//	b.go  three         three calls one, and references two
type graph struct {
	store.DB
	a, b            int64 // files
	one, two, three int64
}

func newGraph(t *testing.T, open func(*testing.T) store.DB) graph {
	t.Helper()
	g := graph{DB: open(t)}
	update(t, g.DB, func(tx store.Tx) error {
		for _, f := range []struct {
			path string
			id   *int64
		}{{"src/b.go", &g.b}, {"src/a.go", &g.a}, {"src/deep/c.go", new(int64)}, {"src/image.go", new(int64)}} {
			file := store.File{Path: f.path, Language: "go", Flags: store.FlagTest}
			if f.path == "src/image.go" {
				file.Flags = store.FlagBinary
			}
			if err := tx.PutFile(&file); err != nil {
				return err
			}
			*f.id = file.ID
			e := store.Entity{ID: store.FileEntity(file.ID), Type: ctxsys.TypeFile, Name: f.path, Qualified: f.path}
			if err := tx.PutEntity(&e); err != nil {
				return err
			}
		}
		g.one, g.two, g.three = store.FileEntity(g.a)+2, store.FileEntity(g.a)+1, store.FileEntity(g.b)+1
		for _, e := range []store.Entity{
			{ID: -1, Type: ctxsys.TypeModule, Name: "src", Qualified: "src"},
			{ID: g.one, Parent: store.FileEntity(g.a), Type: ctxsys.TypeFunction, Name: "one", Qualified: "one", StartByte: 10, EndByte: 50, StartLine: 2, Doc: "First.", Metadata: ctxsys.EntityMetadata{Decorators: []string{"d"}}},
			{ID: g.two, Parent: g.one, Type: ctxsys.TypeMethod, Name: "two", Qualified: "one.two", Ordinal: 1, StartByte: 20, EndByte: 30, StartLine: 3},
			{ID: g.three, Parent: store.FileEntity(g.b), Type: ctxsys.TypeFunction, Name: "three", Qualified: "three", StartByte: 1, EndByte: 9, StartLine: 1},
		} {
			if err := tx.PutEntity(&e); err != nil {
				return err
			}
		}
		return errors.Join(
			tx.InsertEdges(g.b, []store.Edge{
				{Source: g.three, Kind: ctxsys.Calls, Target: g.one, Line: 1, Weight: 0.5, Resolution: "unique name"},
				{Source: g.three, Kind: ctxsys.References, Target: g.two, Line: 1, Weight: 1, Resolution: "import"},
			}),
			tx.InsertEdges(g.a, []store.Edge{
				{Source: store.FileEntity(g.a), Kind: ctxsys.Imports, Text: "fmt/print", Line: 1, Weight: 1, Resolution: "external", External: true},
				{Source: store.FileEntity(g.a), Kind: ctxsys.Imports, Text: "fmtless", Line: 1, Resolution: "unresolved"},
				{Source: g.two, Kind: ctxsys.Calls, Target: g.two, Line: 3, Weight: 1, Resolution: "scope"},
				{Source: g.one, Kind: ctxsys.Calls, Target: g.two, Line: 2, Weight: 1, Resolution: "scope"},
				{Source: g.one, Kind: ctxsys.Calls, Target: g.three, Line: 2, Weight: 0.85, Resolution: "inherited"},
				{Source: g.one, Kind: ctxsys.Calls, Text: "x.lost", Line: 2, Resolution: "unresolved"},
			}),
		)
	})
	return g
}

// brief returns edges by their ends.
func (g graph) brief(edges []store.Edge) []string {
	names := map[int64]string{g.one: "one", g.two: "two", g.three: "three", 0: "?", store.FileEntity(g.a): "a.go"}
	out := []string{}
	for _, e := range edges {
		out = append(out, fmt.Sprintf("%s %s %s", names[e.Source], e.Kind, names[e.Target]))
	}
	return out
}

func testEdgesOfMany(t *testing.T, open func(*testing.T) store.DB) {
	g := newGraph(t, open)
	calls := store.KindSet(ctxsys.Calls)
	out, err := g.EdgesOut(ctx, []int64{g.two, g.one}, 0, nil)
	same(t, "out, in the order asked for", g.brief(out), err, []string{"two calls two", "one calls two", "one calls three", "one calls ?"})
	out, err = g.EdgesOut(ctx, []int64{g.three}, store.KindSet(ctxsys.References, ctxsys.Extends), nil)
	same(t, "out, of some kinds", g.brief(out), err, []string{"three references two"})
	out, err = g.EdgesOut(ctx, []int64{g.one, g.three}, 0, []int64{g.three, g.one})
	same(t, "out, among some", g.brief(out), err, []string{"one calls three", "three calls one"})

	in, err := g.EdgesIn(ctx, []int64{g.two, g.one}, 0, 10, nil)
	same(t, "in, the surest first, then by place", g.brief(in), err, []string{"one calls two", "two calls two", "three references two", "three calls one"})
	in, err = g.EdgesIn(ctx, []int64{g.two, g.one}, 0, 2, nil)
	same(t, "in, without the crowded", g.brief(in), err, []string{"three calls one"})
	in, err = g.EdgesIn(ctx, []int64{g.two}, calls, 2, nil)
	same(t, "in, crowded by other kinds", g.brief(in), err, []string{"one calls two", "two calls two"})
	in, err = g.EdgesIn(ctx, []int64{g.two}, 0, 10, []int64{g.three})
	same(t, "in, among some", g.brief(in), err, []string{"three references two"})

	in, err = g.EdgesInto(ctx, []int64{g.two, g.one}, 0, 10)
	same(t, "in, sources in any order", slices.Sorted(slices.Values(g.brief(in))), err, []string{"one calls two", "three calls one", "three references two", "two calls two"})
	in, err = g.EdgesInto(ctx, []int64{g.two, g.one}, calls, 2)
	same(t, "in, sources in any order, crowded by other kinds", slices.Sorted(slices.Values(g.brief(in))), err, []string{"one calls two", "three calls one", "two calls two"})

	crowded, err := g.Crowded(ctx, []int64{g.one, g.two, g.three}, 0, 2)
	same(t, "crowded", crowded, err, []int64{g.two})
	crowded, err = g.Crowded(ctx, []int64{g.one, g.two, g.three}, 0, 3)
	same(t, "not crowded", crowded, err, nil)

	sources, err := g.SourcesOf(ctx, []int64{g.two, g.one}, calls)
	same(t, "sources", slices.Sorted(slices.Values(sources)), err, slices.Sorted(slices.Values([]int64{g.one, g.two, g.three})))
	targets, err := g.TargetsOf(ctx, []int64{g.one}, 0)
	same(t, "targets", slices.Sorted(slices.Values(targets)), err, slices.Sorted(slices.Values([]int64{g.two, g.three})))

	between, err := g.EdgesBetween(ctx, g.three, g.two, 0)
	same(t, "between", g.brief(between), err, []string{"three references two"})
	between, err = g.EdgesBetween(ctx, g.three, g.two, calls)
	same(t, "between, of a kind", g.brief(between), err, []string{})
}

func testLevelEdges(t *testing.T, open func(*testing.T) store.DB) {
	g := newGraph(t, open)
	for _, c := range []struct {
		name          string
		levels        store.Levels
		limit, offset int
		total         int
		want          []string
	}{
		{"into", store.Levels{IDs: [][]int64{{g.one}, {g.three}}, Into: true}, 9, 0, 2, []string{"0 three calls one", "1 one calls three"}},
		{"into, the surest first", store.Levels{IDs: [][]int64{{g.two, g.one}}, Into: true}, 9, 0, 4,
			[]string{"0 one calls two", "0 two calls two", "0 three references two", "0 three calls one"}},
		{"a page", store.Levels{IDs: [][]int64{{g.two, g.one}}, Into: true}, 2, 1, 4, []string{"0 two calls two", "0 three references two"}},
		{"behind the end", store.Levels{IDs: [][]int64{{g.one}}, Into: true}, 2, 5, 1, []string{}},
		{"of a kind", store.Levels{IDs: [][]int64{{g.two}}, Into: true, Kinds: store.KindSet(ctxsys.References)}, 9, 0, 1, []string{"0 three references two"}},
		{"but from inside", store.Levels{IDs: [][]int64{{g.two, g.one}}, Into: true, Inside: []int64{g.one, g.two}}, 9, 0, 2,
			[]string{"0 three references two", "0 three calls one"}},
		{"out of", store.Levels{IDs: [][]int64{{g.one, g.three}}}, 9, 0, 5,
			[]string{"0 one calls two", "0 one calls three", "0 one calls ?", "0 three calls one", "0 three references two"}},
		{"out of, but to inside", store.Levels{IDs: [][]int64{{g.one, g.two}}, Inside: []int64{g.one, g.two}}, 9, 0, 2, []string{"0 one calls three", "0 one calls ?"}},
		{"nothing", store.Levels{}, 9, 0, 0, []string{}},
	} {
		total, err := g.CountLevelEdges(ctx, c.levels)
		same(t, c.name+", counted", total, err, c.total)
		found, err := g.LevelEdges(ctx, c.levels, c.limit, c.offset)
		got := []string{}
		for _, e := range found {
			got = append(got, fmt.Sprint(e.Level, " ", g.brief([]store.Edge{e.Edge})[0]))
		}
		same(t, c.name, got, err, c.want)
	}
}

func testEachLinkAndOpen(t *testing.T, open func(*testing.T) store.DB) {
	g := newGraph(t, open)
	update(t, g.DB, func(tx store.Tx) error {
		return tx.InsertEdges(9, []store.Edge{{Source: store.FileEntity(9), Kind: ctxsys.Imports, Target: -1, Weight: 1}})
	})
	type link struct {
		source, target int64
		kind           ctxsys.RelationKind
		weight         int
	}
	var got []link
	err := g.EachLink(ctx, func(source, target int64, kind, weight int) {
		got = append(got, link{source, target, ctxsys.RelationKinds[kind], weight})
	})
	slices.SortStableFunc(got, func(a, b link) int { return cmp.Compare(a.source, b.source) })
	same(t, "links", got, err, []link{
		{g.three, g.one, ctxsys.Calls, 50}, {g.three, g.two, ctxsys.References, 100}, {g.two, g.two, ctxsys.Calls, 100},
		{g.one, g.two, ctxsys.Calls, 100}, {g.one, g.three, ctxsys.Calls, 85}, {store.FileEntity(9), -1, ctxsys.Imports, 100},
	})
	var unresolved []string
	add := func(source int64, kind ctxsys.RelationKind, text string, line int) {
		unresolved = append(unresolved, fmt.Sprint(source == g.one, " ", kind, " ", text, " ", line))
	}
	err = g.EachOpen(ctx, store.KindSet(ctxsys.Calls), false, add)
	same(t, "open", unresolved, err, []string{"true calls x.lost 2"})
	unresolved = nil
	err = g.EachOpen(ctx, store.KindSet(ctxsys.Imports), true, add)
	same(t, "open and outside", unresolved, err, []string{"false imports fmt/print 1", "false imports fmtless 1"})
	outside, err := g.OutsideImports(ctx, "fmt")
	same(t, "imports from outside", g.brief(outside), err, []string{"a.go imports ?"})
	outside, err = g.OutsideImports(ctx, "fm")
	same(t, "imports from outside by half a name", g.brief(outside), err, []string{})
	how := map[string]int{}
	err = g.Resolutions(ctx, func(kind ctxsys.RelationKind, resolution string, n int) { how[string(kind)+" "+resolution] = n })
	same(t, "resolutions", how, err, map[string]int{
		"imports external": 1, "imports unresolved": 1, "imports ": 1, "calls scope": 2, "calls inherited": 1, "calls unique name": 1,
		"calls unresolved": 1, "references import": 1,
	})
	languages, err := g.UsingLanguages(ctx)
	same(t, "languages", languages, err, []string{"go"})
}

func testLocated(t *testing.T, open func(*testing.T) store.DB) {
	g := newGraph(t, open)
	found, err := g.Located(ctx, []int64{g.two, -1, g.one, 12345, g.three})
	slices.SortFunc(found, func(a, b store.Located) int { return a.Compare(&b) })
	var names []string
	for _, l := range found {
		names = append(names, l.Path+" "+l.Language+" "+l.Qualified)
	}
	same(t, "located, by place", names, err, []string{"  src", "src/a.go go one", "src/a.go go one.two", "src/b.go go three"})
	if one := found[1]; one.Doc != "First." || len(one.Metadata.Decorators) != 1 || one.FileFlags != store.FlagTest || one.Parent != store.FileEntity(g.a) {
		t.Errorf("%+v", one)
	}
	places, err := g.Places(ctx, []int64{g.one})
	if err != nil || len(places) != 1 || places[0].Doc != "" || places[0].Metadata.Decorators != nil || places[0].StartLine != 2 {
		t.Errorf("%+v, %v", places, err)
	}
	symbols, err := g.Symbols(ctx, []ctxsys.EntityType{ctxsys.TypeMethod, ctxsys.TypeModule})
	two := store.Place{ID: g.two, Parent: g.one, Type: ctxsys.TypeMethod, Name: "two", Qualified: "one.two", Ordinal: 1, StartByte: 20, EndByte: 30, StartLine: 3,
		Path: "src/a.go", Language: "go", FileFlags: store.FlagTest}
	if err != nil || len(symbols) != 1 || symbols[0] != two {
		t.Errorf("methods: %+v, %v", symbols, err)
	}
	symbols, err = g.Symbols(ctx, []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeModule})
	if err != nil || len(symbols) != 2 || symbols[0].ID != g.three || symbols[0].Marked || symbols[1].ID != g.one || !symbols[1].Marked {
		t.Errorf("functions: %+v, %v", symbols, err)
	}
	members, err := g.MembersNamed(ctx, "two", []int64{g.one, g.three})
	if err != nil || len(members) != 1 || members[0].ID != g.two {
		t.Errorf("members: %+v, %v", members, err)
	}
	many := []int64{g.one, g.three, -1}
	for id := range int64(100) {
		many = append(many, 1<<40+id)
	}
	if again, err := g.MembersNamed(ctx, "two", many); err != nil || !reflect.DeepEqual(again, members) {
		t.Errorf("MembersNamed among many gives %v (%v), among few %v", again, err, members)
	}
	if members, err = g.MembersNamed(ctx, "TWO", []int64{g.one}); err != nil || len(members) != 0 {
		t.Errorf("members in other letters: %+v, %v", members, err)
	}
	methods, err := g.MethodsOf(ctx, []int64{g.three, g.one, g.one, -1})
	if err != nil || len(methods) != 1 || methods[0].ID != g.two || methods[0].Path != "src/a.go" {
		t.Errorf("MethodsOf gives %+v, %v", methods, err)
	}
	if methods, err = g.MethodsOf(ctx, []int64{g.three}); err != nil || len(methods) != 0 {
		t.Errorf("methods of a function: %+v, %v", methods, err)
	}
	for _, c := range []struct {
		files []int64
		types []ctxsys.EntityType
		want  []int64
	}{
		{[]int64{g.a, g.a}, []ctxsys.EntityType{ctxsys.TypeMethod}, []int64{g.two}},
		{[]int64{g.a, 12345}, []ctxsys.EntityType{ctxsys.TypeModule}, nil},
		{nil, nil, nil},
	} {
		in, err := g.InFiles(ctx, c.files, c.types)
		var ids []int64
		for _, l := range in {
			ids = append(ids, l.ID)
		}
		same(t, fmt.Sprint("in files ", c.files, " ", c.types), ids, err, c.want)
	}
	in, err := g.InFiles(ctx, []int64{g.a, g.b}, nil)
	i := slices.IndexFunc(in, func(l store.Located) bool { return l.ID == g.one })
	if err != nil || len(in) < 3 || i < 0 || in[i].Doc != "" || len(in[i].Metadata.Decorators) != 1 || in[i].Path != "src/a.go" {
		t.Errorf("all in two files: %+v, %v", in, err)
	}
	e, err := g.Symbol(ctx, g.a, "one.two", 1)
	same(t, "symbol", e.ID, err, g.two)
	if _, err := g.Symbol(ctx, g.a, "one.two", 0); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("another ordinal: %v", err)
	}
	m, err := g.Module(ctx, "src")
	same(t, "module", m.ID, err, -1)
	if _, err := g.Module(ctx, "sr"); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("no module: %v", err)
	}
	files, err := g.ModuleFiles(ctx, "src")
	same(t, "files of a folder", files, err, []int64{store.FileEntity(g.a), store.FileEntity(g.b)})
	files, err = g.ModuleFiles(ctx, "")
	same(t, "files at the top", files, err, nil)
	within, err := g.Within(ctx, g.a, 10, 50)
	same(t, "within", within, err, []int64{g.one, g.two})
	within, err = g.Within(ctx, g.a, 11, 50)
	same(t, "within less", within, err, []int64{g.two})
}
