package storetest

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Same asks two stores with the same contents all there is to ask, of everything and of many samples, and compares the answers, with their
// order where there is one.
func Same(t *testing.T, want, got store.Reader, seed uint64, samples int) {
	t.Helper()
	SameAs(t, want, got, want, seed, samples)
}

// unpacked is a text as it was: each store compresses it as it likes.
func unpacked(frame []byte) string {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err == nil {
		defer d.Close()
		var text []byte
		if text, err = d.DecodeAll(frame, nil); err == nil {
			return string(text)
		}
	}
	return fmt.Sprintf("%q: %v", frame, err)
}

// SameAs is Same with questions about what a third one has.
func SameAs(t *testing.T, want, got, has store.Reader, seed uint64, samples int) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	ask := func(what string, f func(r store.Reader) any) {
		t.Helper()
		w, g := f(want), f(got)
		if !reflect.DeepEqual(w, g) {
			t.Errorf("%s:\n got %s\nwant %s", what, short(g), short(w))
		}
	}
	// What the samples are drawn from.
	files, err := has.Files(ctx)
	if err != nil {
		t.Fatal(err)
	}
	var entities []store.Entity
	if err := has.EachEntity(ctx, func(e store.Entity) bool { entities = append(entities, e); return true }); err != nil {
		t.Fatal(err)
	}
	last, err := has.LastChunk(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 || len(entities) == 0 {
		t.Fatal("there is nothing to compare")
	}

	ask("Files", func(r store.Reader) any { return sorted(r.Files(ctx)) })
	for _, out := range []bool{false, true} {
		ask("BriefFiles", func(r store.Reader) any { return sorted(r.BriefFiles(ctx, out)) })
	}
	ask("EachSpaces", func(r store.Reader) any {
		out := map[int64]string{}
		return []any{out, r.EachSpaces(ctx, func(file int64, spaces string) { out[file] = spaces })}
	})
	ask("EachMentions", func(r store.Reader) any {
		out := map[int64]string{}
		return []any{out, r.EachMentions(ctx, func(file int64, m []byte) { out[file] = string(m) })}
	})
	ask("Languages", func(r store.Reader) any { return pair(r.Languages(ctx)) })
	ask("EntityCounts", func(r store.Reader) any { return pair(r.EntityCounts(ctx)) })
	ask("EdgeCounts", func(r store.Reader) any {
		found, external, unresolved, err := r.EdgeCounts(ctx)
		return []any{found, external, unresolved, err}
	})
	ask("Modules", func(r store.Reader) any { return pair(r.Modules(ctx)) })
	ask("EachEntity", func(r store.Reader) any {
		var out []store.Entity
		err := r.EachEntity(ctx, func(e store.Entity) bool { out = append(out, e); return true })
		return []any{out, err}
	})
	ask("SymbolNames", func(r store.Reader) any { return sorted(r.SymbolNames(ctx)) })
	for _, types := range [][]ctxsys.EntityType{{ctxsys.TypeFunction}, {ctxsys.TypeClass, ctxsys.TypeMethod}, {ctxsys.TypeModule}, nil} {
		ask(fmt.Sprint("Symbols ", types), func(r store.Reader) any { return sorted(r.Symbols(ctx, types)) })
		for _, letters := range []string{"", "Nw", "é%_", "readr"} {
			ask(fmt.Sprint("SymbolsLike ", types, letters), func(r store.Reader) any { return sorted(r.SymbolsLike(ctx, types, letters, len(letters)%2 == 0)) })
		}
	}
	ask("EachEdge", func(r store.Reader) any {
		var out []store.Edge
		err := r.EachEdge(ctx, func(e store.Edge) error { out = append(out, e); return nil })
		return []any{out, err}
	})
	ask("FileImports", func(r store.Reader) any {
		var out [][2]int64
		err := r.FileImports(ctx, func(source, target int64) { out = append(out, [2]int64{source, target}) })
		return sorted(out, err)
	})
	for _, limit := range []int{0, 1, 25} {
		ask("InDegrees", func(r store.Reader) any {
			var out [][2]int64
			err := r.InDegrees(ctx, limit, func(id int64, n int) { out = append(out, [2]int64{id, int64(n)}) })
			return []any{out, err}
		})
		ask("MostUsed", func(r store.Reader) any { return pair(r.MostUsed(ctx, limit)) })
	}
	ask("AllLinks", func(r store.Reader) any {
		out := map[[2]int64]int{}
		err := r.AllLinks(ctx, func(source, target int64, n int) { out[[2]int64{source, target}] = n })
		return []any{out, err}
	})
	ask("EachLink", func(r store.Reader) any {
		var out [][4]int64
		err := r.EachLink(ctx, func(source, target int64, kind, weight int) {
			out = append(out, [4]int64{source, target, int64(kind), int64(weight)})
		})
		return sorted(out, err)
	})
	ask("Resolutions", func(r store.Reader) any {
		out := map[string]int{}
		err := r.Resolutions(ctx, func(kind ctxsys.RelationKind, how string, n int) { out[string(kind)+" "+how] = n })
		return []any{out, err}
	})
	ask("UsingLanguages", func(r store.Reader) any { return pair(r.UsingLanguages(ctx)) })
	for _, kinds := range kindSets {
		ask("Open", func(r store.Reader) any { return pair(r.Open(ctx, kinds)) })
		for _, outside := range []bool{false, true} {
			ask(fmt.Sprint("EachOpen ", outside), func(r store.Reader) any {
				var out []string
				err := r.EachOpen(ctx, kinds, outside, func(source int64, kind ctxsys.RelationKind, text string, line int) {
					out = append(out, fmt.Sprint(source, kind, text, line))
				})
				return sorted(out, err)
			})
		}
	}
	for _, name := range []string{"fmt", "os", "github.com", "no such package"} {
		ask("OutsideImports "+name, func(r store.Reader) any { return pair(r.OutsideImports(ctx, name)) })
	}
	ask("LastChunk", func(r store.Reader) any { return pair(r.LastChunk(ctx)) })
	for _, bytes := range []int{0, 32, 700} {
		ask("CountChunks", func(r store.Reader) any { return pair(r.CountChunks(ctx, bytes)) })
		for _, first := range []int64{0, last / 2, last + 1} {
			ask("ChunksFrom", func(r store.Reader) any { return sorted(r.ChunksFrom(ctx, first, first+500, bytes)) })
			ask("ChunkTexts", func(r store.Reader) any { return pair(r.ChunkTexts(ctx, uint32(first), bytes, 40)) })
		}
	}
	sameBlocks(t, ask, has, random)
	sameVectors(t, ask, has, last, random)
	ask("HasSummaries", func(r store.Reader) any { return pair(r.HasSummaries(ctx)) })
	ask("CountSummarized", func(r store.Reader) any { return pair(r.CountSummarized(ctx)) })
	ask("SummaryByKey", func(r store.Reader) any { _, err := r.SummaryByKey(ctx, []byte("none")); return kind(err) })
	for _, key := range []string{"depth", "generation", "skipped", "no such key"} {
		ask("Meta "+key, func(r store.Reader) any { return pair(r.Meta(ctx, key)) })
	}

	anyFile := func() int64 {
		if random.IntN(20) == 0 {
			return []int64{0, -5, 1 << 40, int64(len(files)) + 7}[random.IntN(4)]
		}
		return files[random.IntN(len(files))].ID
	}
	anyEntity := func() store.Entity {
		if random.IntN(20) == 0 {
			return store.Entity{ID: []int64{0, -1 << 30, 1 << 50, store.FileEntity(1) + 1<<19}[random.IntN(4)], Name: "nothing"}
		}
		return entities[random.IntN(len(entities))]
	}
	anyIDs := func() (ids []int64) {
		for range random.IntN(12) {
			ids = append(ids, anyEntity().ID)
		}
		return ids
	}
	for i := range samples {
		file, e, f := anyFile(), anyEntity(), anyEntity()
		ids, doc, kinds := anyIDs(), random.Int64N(last+2), kindSets[random.IntN(len(kindSets))]
		say := func(what string) string { return fmt.Sprintf("%s (sample %d of seed %d)", what, i, seed) }
		ask(say("FileByID"), func(r store.Reader) any { f, err := r.FileByID(ctx, file); return []any{f, kind(err)} })
		path := files[random.IntN(len(files))].Path
		if random.IntN(9) == 0 {
			path += "x"
		}
		ask(say("FileByPath"), func(r store.Reader) any { f, err := r.FileByPath(ctx, path); return []any{f, kind(err)} })
		ask(say("Content"), func(r store.Reader) any { b, err := r.Content(ctx, file); return []any{unpacked(b), kind(err)} })
		ask(say("Decls"), func(r store.Reader) any { b, err := r.Decls(ctx, file); return []any{string(b), b == nil, err} })
		ask(say("Uses"), func(r store.Reader) any { b, err := r.Uses(ctx, file); return []any{string(b), b == nil, err} })
		ask(say("Entity"), func(r store.Reader) any { e, err := r.Entity(ctx, e.ID); return []any{e, kind(err)} })
		ask(say("FileEntities"), func(r store.Reader) any { return pair(r.FileEntities(ctx, file)) })
		ask(say("FileOutline"), func(r store.Reader) any { return pair(r.FileOutline(ctx, file)) })
		ask(say("FileSpans"), func(r store.Reader) any { return pair(r.FileSpans(ctx, file)) })
		name := e.Name
		if i%3 == 0 {
			name = swapCase(name)
		}
		limit := random.IntN(40)
		ask(say("Named "+name), func(r store.Reader) any { return pair(r.Named(ctx, name, limit)) })
		stem := name[:random.IntN(len(name)+1)]
		ask(say("HasStem "+stem), func(r store.Reader) any { return pair(r.HasStem(ctx, stem)) })
		ask(say("EachSymbol "+name), func(r store.Reader) any {
			var out []store.Symbol
			err := r.EachSymbol(ctx, name, func(s store.Symbol) { out = append(out, s) })
			return []any{out, err}
		})
		ask(say("Times"), func(r store.Reader) any { return timeless(r.Times(ctx, ids)) })
		ask(say("FileTimes"), func(r store.Reader) any { return timeless(r.FileTimes(ctx, file)) })
		ask(say("Children"), func(r store.Reader) any { return pair(r.Children(ctx, e.ID)) })
		ask(say("Children of a parent"), func(r store.Reader) any { return pair(r.Children(ctx, e.Parent)) })
		ask(say("Located"), func(r store.Reader) any {
			return sorted(r.Located(ctx, slices.Compact(slices.Sorted(slices.Values(ids)))))
		})
		ask(say("Places"), func(r store.Reader) any {
			return sorted(r.Places(ctx, slices.Compact(slices.Sorted(slices.Values(ids)))))
		})
		parents := []int64{e.Parent, f.Parent, f.ID}
		if i%5 == 0 {
			for range 40 {
				parents = append(parents, anyEntity().ID)
			}
		}
		ask(say("MembersNamed "+e.Name), func(r store.Reader) any { return pair(r.MembersNamed(ctx, e.Name, parents)) })
		ask(say("MethodsOf"), func(r store.Reader) any { return sorted(r.MethodsOf(ctx, parents)) })
		inFiles := []int64{file, store.FileOf(e.ID), store.FileOf(f.ID)}
		ask(say("InFiles"), func(r store.Reader) any { return sorted(r.InFiles(ctx, inFiles, nil)) })
		ask(say("functions InFiles"), func(r store.Reader) any {
			return sorted(r.InFiles(ctx, inFiles, []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}))
		})
		ask(say("Symbol"), func(r store.Reader) any {
			s, err := r.Symbol(ctx, store.FileOf(e.ID), e.Qualified, e.Ordinal)
			return []any{s, kind(err)}
		})
		ask(say("Module"), func(r store.Reader) any { m, err := r.Module(ctx, e.Qualified); return []any{m, kind(err)} })
		ask(say("ModuleFiles"), func(r store.Reader) any { return pair(r.ModuleFiles(ctx, e.Qualified)) })
		ask(say("Within"), func(r store.Reader) any { return pair(r.Within(ctx, store.FileOf(e.ID), e.StartByte, e.EndByte)) })
		ask(say("EdgesFrom"), func(r store.Reader) any { return pair(r.EdgesFrom(ctx, e.ID)) })
		ask(say("EdgesTo"), func(r store.Reader) any { return pair(r.EdgesTo(ctx, e.ID, limit)) })
		ask(say("Targets"), func(r store.Reader) any { return sorted(r.Targets(ctx, e.ID)) })
		ask(say("Sources"), func(r store.Reader) any { return sorted(r.Sources(ctx, e.ID, 1000)) })
		ask(say("InDegreesOf"), func(r store.Reader) any { return pair(r.InDegreesOf(ctx, file)) })
		ask(say("Users"), func(r store.Reader) any { return pair(r.Users(ctx, file)) })
		ask(say("UsersOf"), func(r store.Reader) any { return pair(r.UsersOf(ctx, []int64{file, store.FileOf(e.ID)})) })
		ask(say("UsesOf"), func(r store.Reader) any { return pair(r.UsesOf(ctx, ids)) })
		ask(say("LinkedOf"), func(r store.Reader) any {
			linked, err := r.LinkedOf(ctx, slices.Compact([]int64{file, store.FileOf(e.ID)}), limit)
			for _, list := range linked {
				slices.SortFunc(list, func(a, b store.FileLink) int {
					return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Edges, b.Edges))
				})
			}
			return pair(linked, err)
		})
		ask(say("Around"), func(r store.Reader) any { return sorted(r.Around(ctx, []int64{file, store.FileOf(e.ID), file + 1000})) })
		var among []int64
		if i%2 == 0 {
			among = anyIDs()
		}
		ask(say("EdgesOut"), func(r store.Reader) any { return pair(r.EdgesOut(ctx, ids, kinds, among)) })
		ask(say("EdgesIn"), func(r store.Reader) any { return pair(r.EdgesIn(ctx, ids, kinds, limit, among)) })
		ask(say("EdgesInto"), func(r store.Reader) any { return sorted(r.EdgesInto(ctx, ids, kinds, limit)) })
		ask(say("Crowded"), func(r store.Reader) any { return pair(r.Crowded(ctx, ids, kinds, limit)) })
		ask(say("SourcesOf"), func(r store.Reader) any { return sorted(r.SourcesOf(ctx, ids, kinds)) })
		ask(say("TargetsOf"), func(r store.Reader) any { return sorted(r.TargetsOf(ctx, ids, kinds)) })
		levels := store.Levels{IDs: [][]int64{ids, anyIDs()}, Into: i%2 == 0, Kinds: kinds, Inside: anyIDs()}
		ask(say("CountLevelEdges"), func(r store.Reader) any { return pair(r.CountLevelEdges(ctx, levels)) })
		page := 20 - random.IntN(21)
		ask(say("LevelEdges"), func(r store.Reader) any { return pair(r.LevelEdges(ctx, levels, page, i%4)) })
		ask(say("EdgesBetween"), func(r store.Reader) any { return pair(r.EdgesBetween(ctx, e.ID, f.ID, kinds)) })
		ask(say("ChunkIDs"), func(r store.Reader) any { return pair(r.ChunkIDs(ctx, file)) })
		ask(say("ChunkRange"), func(r store.Reader) any { a, b, err := r.ChunkRange(ctx, file); return []any{a, b, err} })
		ask(say("Chunk"), func(r store.Reader) any { c, err := r.Chunk(ctx, doc); return []any{c, kind(err)} })
		ask(say("FileChunks"), func(r store.Reader) any { return pair(r.FileChunks(ctx, file)) })
		docs := []int64{doc, doc + 1, doc + 90, last, last + 1, 0}
		ask(say("LocatedChunks"), func(r store.Reader) any { return sorted(r.LocatedChunks(ctx, docs)) })
		ask(say("ChunkAt"), func(r store.Reader) any { return pair(r.ChunkAt(ctx, store.FileOf(e.ID), e.StartByte)) })
		ask(say("ChunksOf"), func(r store.Reader) any { return pair(r.ChunksOf(ctx, ids)) })
		ask(say("SummariesOf"), func(r store.Reader) any { return pair(r.SummariesOf(ctx, ids)) })
		if t.Failed() {
			return
		}
	}
}

var kindSets = []store.Kinds{0, store.KindSet(ctxsys.Calls), store.KindSet(ctxsys.Imports, ctxsys.References), store.KindSet(ctxsys.Documents)}

func sameBlocks(t *testing.T, ask func(string, func(store.Reader) any), has store.Reader, random *rand.Rand) {
	t.Helper()
	segments, err := has.Segments(ctx)
	if err != nil {
		t.Fatal(err)
	}
	ask("Segments", func(r store.Reader) any { return pair(r.Segments(ctx)) })
	for _, g := range append(segments, store.Segment{ID: 99}) {
		ask("Blocks", func(r store.Reader) any {
			var out []string
			for b, err := range r.Blocks(ctx, g.ID) {
				out = append(out, string(b))
				if err != nil {
					out = append(out, err.Error())
				}
			}
			return out
		})
		for range 50 {
			b := make([]byte, random.IntN(4))
			for i := range b {
				b[i] = byte(random.IntN(128))
			}
			term, to := string(b), string(b)+string(rune('a'+random.IntN(26)))
			ask("Block "+term, func(r store.Reader) any { return pair(r.Block(ctx, g.ID, term)) })
			ask("EachBlock "+term, func(r store.Reader) any {
				var out []string
				err := r.EachBlock(ctx, g.ID, term, to, 4096, func(term string, size int, data []byte) error {
					out = append(out, fmt.Sprint(term, size, string(data)))
					return nil
				})
				return []any{out, err}
			})
		}
	}
}

func sameVectors(t *testing.T, ask func(string, func(store.Reader) any), has store.Reader, last int64, random *rand.Rand) {
	t.Helper()
	sets, err := has.VectorSets(ctx)
	if err != nil {
		t.Fatal(err)
	}
	ask("VectorSets", func(r store.Reader) any { return pair(r.VectorSets(ctx)) })
	for _, set := range sets {
		var firsts []uint32
		ask("EachVectors", func(r store.Reader) any {
			var out []store.VectorRow
			err := r.EachVectors(ctx, set.Number, func(v store.VectorRow) error { out = append(out, v); return nil })
			firsts = nil
			for _, v := range out {
				firsts = append(firsts, v.First)
			}
			return []any{out, err}
		})
		ask("LastVectors", func(r store.Reader) any {
			v, ok, err := r.LastVectors(ctx, set.Number)
			v.Signs, v.Codes = nil, nil
			return []any{v, ok, err}
		})
		ask("VectorBytes", func(r store.Reader) any { return pair(r.VectorBytes(ctx, set.Number)) })
		ask("Provided", func(r store.Reader) any { p, err := r.Provided(ctx, set.Number); return []any{p, err != nil} })
		ask("EmbeddedText", func(r store.Reader) any {
			e, ok, err := r.EmbeddedText(ctx, set.Number, []byte("none"))
			return []any{e, ok, err}
		})
		ask("CountRefused", func(r store.Reader) any { n, why, err := r.CountRefused(ctx, set.Number); return []any{n, why, err} })
		for range 20 {
			first := uint32(random.Int64N(last + 2))
			ask("VectorsAround", func(r store.Reader) any { return pair(r.VectorsAround(ctx, set.Number, first, first+300)) })
			if len(firsts) > 0 && random.IntN(3) > 0 {
				first = firsts[random.IntN(len(firsts))]
			}
			ask("VectorCodes", func(r store.Reader) any {
				b, err := r.VectorCodes(ctx, set.Number, first)
				return []any{string(b), kind(err)}
			})
		}
	}
}

// pair is an answer with its error. Nothing is nothing, nil or not.
func pair[T any](v T, err error) any {
	if r := reflect.ValueOf(v); (r.Kind() == reflect.Slice || r.Kind() == reflect.Map) && r.Len() == 0 {
		return []any{"nothing", err}
	}
	return []any{v, err}
}

// sorted is pair for a list in no order.
func sorted[T any](list []T, err error) any {
	slices.SortFunc(list, func(a, b T) int { return cmp.Compare(fmt.Sprintf("%+v", a), fmt.Sprintf("%+v", b)) })
	return pair(list, err)
}

// kind is what callers branch on of an error.
func kind(err error) any {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return "not found"
	}
	return err
}

// timeless says which times there are: two indexes are not made in the same millisecond.
func timeless(times map[int64]store.Times, err error) any {
	out := map[int64]bool{}
	for id, t := range times {
		out[id] = t.Created > 0 && t.Updated > 0
	}
	return []any{out, err}
}

func swapCase(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c|0x20 >= 'a' && c|0x20 <= 'z' {
			b[i] = c ^ 0x20
		}
	}
	return string(b)
}

func short(v any) string {
	const most = 1500
	s := strconv.Quote(fmt.Sprintf("%+v", v))
	return s[:min(len(s), most)]
}
