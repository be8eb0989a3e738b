package storetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// same compares what was stored with what came back.
func same[T any](t *testing.T, what string, got T, err error, want T) {
	t.Helper()
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s: got %+v, %v\nwant %+v", what, got, err, want)
	}
}

func testFileRoundTrip(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	files := []store.File{
		{Path: "a.go", Size: 1, ModTime: -5, Hash: []byte{0, 1, 255}, Language: "go", Lines: 3, Flags: store.FlagTest | store.FlagVendored, Errors: 2, NextEntity: 9},
		{Path: "not utf-8 \xff.go", Size: 1 << 40, ModTime: 1 << 60, Spaces: "a\nb c"},
		{Path: "empty"},
	}
	update(t, db, func(tx store.Tx) error {
		for i := range files {
			if err := tx.PutFile(&files[i]); err != nil {
				return err
			}
		}
		return nil
	})
	for _, want := range files {
		got, err := db.FileByPath(ctx, want.Path)
		same(t, "by path", got, err, want)
		got, err = db.FileByID(ctx, want.ID)
		same(t, "by id", got, err, want)
	}
	files[0].Lines, files[0].Hash = 77, []byte("other")
	update(t, db, func(tx store.Tx) error {
		if err := tx.PutFile(&files[0]); err != nil {
			return err
		}
		return tx.DeleteFile(files[2].ID)
	})
	got, err := db.Files(ctx)
	slices.SortFunc(got, func(a, b store.File) int { return int(a.ID - b.ID) })
	same(t, "all", got, err, files[:2])
	spaces := map[int64]string{}
	err = db.EachSpaces(ctx, func(file int64, s string) { spaces[file] = s })
	same(t, "namespaces", spaces, err, map[int64]string{files[1].ID: files[1].Spaces})
	indexed := []store.File{}
	for _, f := range files[:2] {
		indexed = append(indexed, store.File{ID: f.ID, Path: f.Path, Size: f.Size, ModTime: f.ModTime, Language: f.Language, Flags: f.Flags})
	}
	got, err = db.BriefFiles(ctx, false)
	slices.SortFunc(got, func(a, b store.File) int { return int(a.ID - b.ID) })
	same(t, "indexed", got, err, indexed)
	files[0].Flags = store.FlagBinary
	update(t, db, func(tx store.Tx) error { return tx.PutFile(&files[0]) })
	got, err = db.BriefFiles(ctx, false)
	same(t, "indexed, one binary", got, err, indexed[1:])
	indexed[0].Flags = store.FlagBinary
	got, err = db.BriefFiles(ctx, true)
	slices.SortFunc(got, func(a, b store.File) int { return int(a.ID - b.ID) })
	same(t, "all in brief", got, err, indexed)
	none, err := open(t).BriefFiles(ctx, false)
	same(t, "none", none, err, nil)
	if _, err := db.FileByPath(ctx, "empty"); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("a deleted file: %v", err)
	}
}

// spansOf are entities as FileSpans has them.
func spansOf(es ...store.Entity) (spans []store.Span) {
	for _, e := range es {
		spans = append(spans, store.Span{ID: e.ID, Type: e.Type, StartLine: e.StartLine, EndLine: e.EndLine, StartByte: e.StartByte, EndByte: e.EndByte})
	}
	return spans
}

func testEntityRoundTrip(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	entities := []store.Entity{
		{ID: -1, Type: ctxsys.TypeModule, Name: ".", Qualified: ""},
		{ID: -2, Parent: -1, Type: ctxsys.TypeModule, Name: "sub", Qualified: "sub"},
		{ID: store.FileEntity(1), Type: ctxsys.TypeFile, Name: "a.go", Qualified: "sub/a.go", StartLine: 1, EndLine: 9},
		{ID: store.FileEntity(1) + 7, Parent: store.FileEntity(1), Type: ctxsys.TypeClass, Name: "Straße", Qualified: "Straße",
			Ordinal: 2, StartLine: 2, EndLine: 8, StartByte: 10, EndByte: 90, BodyByte: 20, Exported: true, Signature: "class Straße", Doc: "A\nstreet.",
			Metadata: ctxsys.EntityMetadata{
				Parameters: []ctxsys.Param{{Name: "a", Type: "int", Default: "1"}, {Name: "b"}}, ReturnType: "T", Modifiers: []string{"static"},
				Decorators: []string{"@x"}, Extends: []string{"B"}, Implements: []string{"I", "J"}, Level: 3,
			}},
		{ID: store.FileEntity(2), Type: ctxsys.TypeFile, Name: "b.go", Qualified: "sub/b.go", StartLine: 1, EndLine: 1},
		{ID: store.FileEntity(2) + 1, Parent: store.FileEntity(1) + 7, Type: ctxsys.TypeMethod, Name: "run", Qualified: "Straße.run", StartLine: 1, EndLine: 1},
		{ID: store.FileEntity(2) + 2, Parent: store.FileEntity(2), Type: ctxsys.TypeFunction, Name: "RUN", Qualified: "RUN", StartLine: 1, EndLine: 1},
	}
	update(t, db, func(tx store.Tx) error {
		for i := range entities {
			if err := tx.PutEntity(&entities[i]); err != nil {
				return err
			}
		}
		return nil
	})
	for _, want := range entities {
		got, err := db.Entity(ctx, want.ID)
		same(t, "entity", got, err, want)
	}
	got, err := db.FileEntities(ctx, 2)
	same(t, "of a file", got, err, entities[4:7])
	outline := slices.Clone(entities[4:7])
	for i := range outline {
		outline[i].Doc, outline[i].Metadata = "", ctxsys.EntityMetadata{}
	}
	got, err = db.FileOutline(ctx, 2)
	same(t, "the outline of a file", got, err, outline)
	spans, err := db.FileSpans(ctx, 2)
	same(t, "their places", spans, err, spansOf(entities[4:7]...))
	got, err = db.Modules(ctx)
	same(t, "modules", got, err, entities[:2])
	got, err = db.Children(ctx, -1)
	same(t, "folders in a folder", got, err, entities[1:2])
	got, err = db.Children(ctx, store.FileEntity(1)+7)
	same(t, "a method in another file than its type", got, err, entities[5:6])
	got, err = db.Named(ctx, "Run", 10)
	same(t, "named, whatever the letters", got, err, entities[5:7])
	stem, _, _ := strings.Cut(strings.ToUpper(entities[2].Name), ".")
	for name, want := range map[string]bool{stem: true, stem + "x": false, entities[2].Name: false, "Run": false} {
		if has, err := db.HasStem(ctx, name); has != want || err != nil {
			t.Errorf("a file called %q: %v, %v", name, has, err)
		}
	}
	same(t, "symbols", symbols(t, db, "RUN"), nil, []string{symbolLine(&entities[6])})
	same(t, "a file is no symbol", symbols(t, db, entities[2].Name), nil, nil)
	if _, err := db.Entity(ctx, 12345); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("an entity that is not there: %v", err)
	}
	var all []store.Entity
	err = db.EachEntity(ctx, func(e store.Entity) bool { all = append(all, e); return len(all) < 3 })
	same(t, "each until enough", all, err, []store.Entity{entities[1], entities[0], entities[2]})

	typed := []store.Entity{entities[4], {ID: store.FileEntity(2) + 9, Parent: store.FileEntity(1) + 7, Type: ctxsys.TypeMethod, Name: "run", Qualified: "Straße.run"}}
	var over []store.Symbol
	err = db.View(ctx, func(v *store.View) error {
		v = store.NewView(v.Reader, store.NewOverlay([]*store.OverlayFile{{File: store.File{ID: 2, Path: "sub/b.go"}, Entities: typed}}, nil))
		return v.EachSymbol(ctx, "run", func(s store.Symbol) { over = append(over, s) })
	})
	same(t, "symbols that are typed", over, err, []store.Symbol{{ID: typed[1].ID, Type: ctxsys.TypeMethod, Qualified: "Straße.run", Inside: ctxsys.TypeClass}})

	update(t, db, func(tx store.Tx) error { return tx.SetParent(entities[5].ID, 0) })
	moved, err := db.Entity(ctx, entities[5].ID)
	same(t, "without a parent", moved.Parent, err, 0)
}

func symbols(t *testing.T, db store.DB, name string) (out []string) {
	t.Helper()
	if err := db.EachSymbol(ctx, name, func(s store.Symbol) {
		out = append(out, symbolLine(&store.Entity{ID: s.ID, Type: s.Type, Qualified: s.Qualified}))
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

func symbolLine(e *store.Entity) string { return fmt.Sprint(e.ID, " ", e.Type, " ", e.Qualified) }

// Every type and kind has a number in the file: a new one goes to the end of its list.
func testAllTypesAndKinds(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	var edges []store.Edge
	for i, k := range ctxsys.RelationKinds {
		edges = append(edges, store.Edge{Source: store.FileEntity(1) + int64(i), Kind: k, Text: string(k)})
	}
	update(t, db, func(tx store.Tx) error {
		for i, typ := range ctxsys.EntityTypes {
			if err := tx.PutEntity(&store.Entity{ID: int64(i + 1), Type: typ, Name: string(typ)}); err != nil {
				return err
			}
		}
		return tx.InsertEdges(1, edges)
	})
	if err := db.EachEntity(ctx, func(e store.Entity) bool {
		if string(e.Type) != e.Name {
			t.Errorf("%s came back as %s", e.Name, e.Type)
		}
		return true
	}); err != nil {
		t.Error(err)
	}
	if err := db.EachEdge(ctx, func(e store.Edge) error {
		if string(e.Kind) != e.Text {
			return fmt.Errorf("%s came back as %s", e.Text, e.Kind)
		}
		return nil
	}); err != nil {
		t.Error(err)
	}
}

func testEdges(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	a, b, c := store.FileEntity(1), store.FileEntity(2), store.FileEntity(3)
	edges := []store.Edge{
		{Source: a, Kind: ctxsys.Imports, Target: -4, Line: 1, Weight: 1, Resolution: "import"},
		{Source: a, Kind: ctxsys.Imports, Text: "fmt", Line: 2, Weight: 1, Resolution: "external", External: true},
		{Source: a + 1, Kind: ctxsys.Calls, Target: b + 1, Line: 3, Weight: 0.5, Resolution: "unique name"},
		{Source: a + 1, Kind: ctxsys.References, Target: b + 2, Line: 4, Weight: 0.85, Resolution: "inherited"},
		{Source: a + 1, Kind: ctxsys.Calls, Target: a + 1, Line: 5, Weight: 1, Resolution: "scope"},
		{Source: a + 2, Kind: ctxsys.Calls, Text: "x.y", Line: 6, Resolution: "unresolved"},
	}
	other := []store.Edge{{Source: c, Kind: ctxsys.Calls, Target: b + 1, Line: 1, Weight: 1, Resolution: "import"}}
	update(t, db, func(tx store.Tx) error {
		if err := tx.InsertEdges(1, edges); err != nil {
			return err
		}
		return tx.ReplaceEdges(3, other)
	})
	var all []store.Edge
	err := db.EachEdge(ctx, func(e store.Edge) error { all = append(all, e); return nil })
	same(t, "each", all, err, append(slices.Clone(edges), other...))
	got, err := db.EdgesFrom(ctx, a+1)
	same(t, "from", got, err, edges[2:5])
	got, err = db.EdgesTo(ctx, b+1, 10)
	same(t, "to, the surest first", got, err, []store.Edge{other[0], edges[2]})
	got, err = db.EdgesTo(ctx, b+1, 1)
	same(t, "to, limited", got, err, other)
	same(t, "links", links(t, db), nil, map[[2]int64]int{{1, 2}: 2, {3, 2}: 1}) // none to itself or to folders

	uses, err := db.UsesOf(ctx, []int64{a, a + 1, b + 1, b + 2, 99})
	same(t, "uses", uses, err, map[int64]int{a + 1: 1, b + 1: 2, b + 2: 1})
	users, err := db.UsersOf(ctx, []int64{1, 2, 3})
	same(t, "users", users, err, map[int64]int{2: 2})
	linked, err := db.LinkedOf(ctx, []int64{2, 1, 9}, 2)
	for _, list := range linked {
		slices.SortFunc(list, func(a, b store.FileLink) int { return int(a.File - b.File) })
	}
	same(t, "linked", linked, err, map[int64][]store.FileLink{1: {{File: 2, Edges: 2}}, 2: {{File: 1, Edges: 2}, {File: 3, Edges: 1}}})
	linked, err = db.LinkedOf(ctx, []int64{1, 2}, 1)
	same(t, "linked, one of them with too many", linked, err, map[int64][]store.FileLink{1: {{File: 2, Edges: 2}}})

	found, external, unresolved, err := db.EdgeCounts(ctx)
	same(t, "found", found, err, map[string]int{"imports": 1, "calls": 3, "references": 1})
	same(t, "external", external, err, map[string]int{"imports": 1})
	same(t, "unresolved", unresolved, err, map[string]int{"calls": 1})

	// Each kind of difference: another line, another target, an edge less, one more, and a source more.
	changed := []store.Edge{
		{Source: a, Kind: ctxsys.Imports, Target: -4, Line: 2, Weight: 1, Resolution: "import"},
		{Source: a + 1, Kind: ctxsys.Calls, Target: b + 1, Line: 3, Weight: 0.5, Resolution: "unique name"},
		{Source: a + 1, Kind: ctxsys.References, Target: c, Line: 4, Weight: 0.85, Resolution: "inherited"},
		{Source: a + 1, Kind: ctxsys.Calls, Text: "gone", Line: 5, Resolution: "unresolved"},
		{Source: a + 1, Kind: ctxsys.Calls, Text: "more", Line: 5, Resolution: "unresolved"},
		{Source: a + 3, Kind: ctxsys.Calls, Target: b + 1, Line: 9, Weight: 1, Resolution: "import"},
	}
	for name, clear := range map[string]func(store.Tx) error{
		"stored":  func(store.Tx) error { return nil },
		"cleared": func(tx store.Tx) error { return tx.ClearFile(1) },
	} {
		update(t, db, func(tx store.Tx) error { return errors.Join(clear(tx), tx.ReplaceEdges(1, changed)) })
		all = nil
		err = db.EachEdge(ctx, func(e store.Edge) error { all = append(all, e); return nil })
		same(t, name+": each after a change", all, err, append(slices.Clone(changed), other...))
		got, err = db.EdgesTo(ctx, c, 10)
		same(t, name+": to the other target", got, err, changed[2:3])
		same(t, name+": links after a change", links(t, db), nil, map[[2]int64]int{{1, 2}: 2, {1, 3}: 1, {3, 2}: 1})
		found, external, unresolved, err = db.EdgeCounts(ctx)
		same(t, name+": found after a change", found, err, map[string]int{"imports": 1, "calls": 3, "references": 1})
		same(t, name+": external after a change", external, err, map[string]int{})
		same(t, name+": unresolved after a change", unresolved, err, map[string]int{"calls": 2})
		update(t, db, func(tx store.Tx) error { return errors.Join(clear(tx), tx.ReplaceEdges(1, edges)) })
		all = nil
		err = db.EachEdge(ctx, func(e store.Edge) error { all = append(all, e); return nil })
		same(t, name+": each, changed back", all, err, append(slices.Clone(edges), other...))
	}
	update(t, db, func(tx store.Tx) error { return tx.ReplaceEdges(1, edges[:1]) })
	same(t, "links after a change", links(t, db), nil, map[[2]int64]int{{3, 2}: 1})
	update(t, db, func(tx store.Tx) error { return errors.Join(tx.ClearFile(3), tx.InsertEdges(3, other)) })
	same(t, "links after the same again", links(t, db), nil, map[[2]int64]int{{3, 2}: 1})
	update(t, db, func(tx store.Tx) error { return tx.ClearFile(3) })
	same(t, "links of a cleared file", links(t, db), nil, map[[2]int64]int{})
	got, err = db.EdgesTo(ctx, b+1, 10)
	same(t, "edges of a cleared file", got, err, nil)
	update(t, db, func(tx store.Tx) error { return tx.DeleteAllEdges() })
	got, err = db.EdgesTo(ctx, b+1, 10)
	same(t, "after all", got, err, nil)
}

func links(t *testing.T, db store.DB) map[[2]int64]int {
	t.Helper()
	out := map[[2]int64]int{}
	if err := db.AllLinks(ctx, func(source, target int64, n int) { out[[2]int64{source, target}] = n }); err != nil {
		t.Fatal(err)
	}
	return out
}

func testFactsAndChunks(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	chunks := []store.Chunk{
		{ID: 4, File: 1, Entity: store.FileEntity(1), StartLine: 1, EndLine: 2, StartByte: 0, EndByte: 10},
		{ID: 3, File: 1, Entity: store.FileEntity(1) + 1, StartLine: 3, EndLine: 9, StartByte: 10, EndByte: 50},
	}
	update(t, db, func(tx store.Tx) error {
		for i := range chunks {
			if err := tx.PutChunk(&chunks[i]); err != nil {
				return err
			}
		}
		if err := tx.PutContent(1, []byte{0, 1}); err != nil {
			return err
		}
		return tx.PutFacts(1, []byte("decls"), nil, []byte("mentions"))
	})
	got, err := db.FileChunks(ctx, 1)
	same(t, "by place", got, err, chunks)
	ids, err := db.ChunkIDs(ctx, 1)
	same(t, "ids", ids, err, []int64{3, 4})
	last, err := db.LastChunk(ctx)
	same(t, "last", last, err, 4)
	one, err := db.Chunk(ctx, 3)
	same(t, "one", one, err, chunks[1])
	for offset, want := range map[int]int64{0: 4, 9: 4, 10: 3, 49: 3, 50: 0} {
		at, err := db.ChunkAt(ctx, 1, offset)
		same(t, fmt.Sprint("at ", offset), at, err, want)
	}
	content, err := db.Content(ctx, 1)
	same(t, "content", content, err, []byte{0, 1})
	decls, err := db.Decls(ctx, 1)
	same(t, "decls", string(decls), err, "decls")
	uses, err := db.Uses(ctx, 1)
	same(t, "uses", string(uses), err, "")
	mentions := map[int64]string{}
	err = db.EachMentions(ctx, func(file int64, m []byte) { mentions[file] = string(m) })
	same(t, "mentions", mentions, err, map[int64]string{1: "mentions"})

	update(t, db, func(tx store.Tx) error { return tx.ClearFile(1) })
	ids, err = db.ChunkIDs(ctx, 1)
	same(t, "ids after ClearFile", ids, err, nil)
	if _, err := db.Content(ctx, 1); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("content after ClearFile: %v", err)
	}
	if _, err := db.Chunk(ctx, 3); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("chunk after ClearFile: %v", err)
	}
	decls, err = db.Decls(ctx, 1)
	same(t, "decls after ClearFile", decls, err, nil)
}

func testPieces(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	file := store.File{Path: "a.go", Language: "go", Flags: store.FlagTest}
	var entity int64
	update(t, db, func(tx store.Tx) error {
		if err := tx.PutFile(&file); err != nil {
			return err
		}
		entity = store.FileEntity(file.ID) + 1
		if err := tx.PutEntity(&store.Entity{ID: entity, Type: ctxsys.TypeMethod, Name: "m", Qualified: "T.m", Ordinal: 1, StartLine: 8}); err != nil {
			return err
		}
		if err := tx.PutChunk(&store.Chunk{ID: 6, File: file.ID, Entity: entity, StartLine: 8, EndLine: 9, StartByte: 1, EndByte: 2}); err != nil {
			return err
		}
		return tx.InsertEdges(77, []store.Edge{{Source: store.FileEntity(77), Kind: ctxsys.Calls, Target: entity}})
	})
	got, err := db.LocatedChunks(ctx, []int64{5, 6, 7})
	same(t, "pieces", got, err, []store.LocatedChunk{{
		Chunk: store.Chunk{ID: 6, File: file.ID, Entity: entity, StartLine: 8, EndLine: 9, StartByte: 1, EndByte: 2},
		Type:  ctxsys.TypeMethod, Name: "m", Qualified: "T.m", Ordinal: 1, EntityLine: 8,
	}})
}

func testSegmentsAndBlocks(t *testing.T, open func(*testing.T) store.DB) {
	db := open(t)
	terms := []string{"a", "b\x00", "b\xff", "z"}
	update(t, db, func(tx store.Tx) error {
		for _, term := range terms {
			if err := tx.PutBlock(2, term, []byte("data of "+term)); err != nil {
				return err
			}
		}
		if err := tx.PutBlock(3, "", []byte("another segment's")); err != nil {
			return err
		}
		if err := tx.PutSegment(store.Segment{ID: 2, Data: []byte("d")}); err != nil {
			return err
		}
		return tx.SetDeletions(2, []byte{1})
	})
	got, err := db.Segments(ctx)
	same(t, "segments", got, err, []store.Segment{{ID: 2, Data: []byte("d"), Deletions: []byte{1}}})
	for term, want := range map[string]string{"": "", "A": "", "a": "a", "b": "a", "b\x00": "b\x00", "b\x01": "b\x00", "b\xff\xff": "b\xff", "zz": "z"} {
		data, err := db.Block(ctx, 2, term)
		if want != "" {
			want = "data of " + want
		}
		same(t, "block for "+term, string(data), err, want)
	}
	update(t, db, func(tx store.Tx) error {
		var seen []string
		term, data, err := tx.NextBlock(2, "", true)
		for ; err == nil && data != nil; term, data, err = tx.NextBlock(2, term, false) {
			seen = append(seen, term)
		}
		same(t, "blocks in order", seen, err, terms)
		return tx.DeleteSegment(2)
	})
	data, err := db.Block(ctx, 2, "a")
	same(t, "block of a deleted segment", data, err, nil)
	data, err = db.Block(ctx, 3, "a")
	same(t, "block of another", string(data), err, "another segment's")
}

// The indexes that a bulk load drops come back as the schema has them.
