package index_test

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// builtin is loaded before any test begins: some are about the milliseconds after a file was written.
var builtin = must(embed.Builtin())

func openIndex(t *testing.T, path string) store.DB {
	t.Helper()
	db, err := sqlite.Open(context.Background(), path, false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func sync(t *testing.T, db store.DB, opts index.Options) index.Report {
	t.Helper()
	if opts.Vectors == nil {
		opts.Model = builtin
	}
	r, err := index.Sync(context.Background(), db, opts)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Failed) > 0 {
		t.Fatalf("failed files: %v", r.Failed)
	}
	return r
}

// must is for calls that fail only when the test itself is wrong.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func writeFile(t testing.TB, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// queries are searched for in every snapshot: words of one and of many files, compounds, and nothing.
var queries = []string{"cart", "store save", "makeClient user", "flush the rate", "load_all", "order first total", "nowhere"}

// snapshot writes out all an index holds that has a meaning outside it, one fact a line, sorted. Row ids,
// which depend on the order of writing, are spelled out as the public ids of what they stand for.
func snapshot(t *testing.T, db store.DB) []string {
	t.Helper()
	s := &snapshotter{db: db, ctx: context.Background(), ids: map[int64]string{0: "-"}, files: map[int64]string{}}
	s.entities()
	s.contents()
	s.graph()
	s.counts()
	for _, q := range queries {
		s.search(q)
	}
	slices.Sort(s.lines)
	return s.lines
}

type snapshotter struct {
	db    store.DB
	ctx   context.Context
	ids   map[int64]string // of entities
	files map[int64]string // paths
	lines []string
}

func (s *snapshotter) line(format string, args ...any) {
	s.lines = append(s.lines, fmt.Sprintf(format, args...))
}

func (s *snapshotter) entities() {
	for _, f := range must(s.db.Files(s.ctx)) {
		s.files[f.ID] = f.Path
		s.line("file %s size %d hash %x language %q lines %d flags %d errors %d", f.Path, f.Size, f.Hash, f.Language, f.Lines, f.Flags&^store.FlagRecent, f.Errors)
	}
	var all []store.Entity
	if err := s.db.EachEntity(s.ctx, func(e store.Entity) bool {
		all = append(all, e)
		s.ids[e.ID] = s.publicID(&e)
		return true
	}); err != nil {
		panic(err)
	}
	for i := range all {
		e := all[i]
		for of, told := range must(s.db.SummariesOf(s.ctx, []int64{e.ID})) {
			s.line("summary %s %q by %s", s.ids[of], told.Text, told.Model)
		}
		id, parent := s.ids[e.ID], s.ids[e.Parent]
		if parent == "" {
			parent = "DANGLING"
		}
		e.ID, e.Parent = 0, 0
		s.line("entity %s in %s: %s", id, parent, must(json.Marshal(e)))
	}
}

func (s *snapshotter) publicID(e *store.Entity) string {
	switch {
	case e.ID < 0:
		return "module:" + e.Qualified
	case e.ID == store.FileEntity(store.FileOf(e.ID)):
		return s.files[store.FileOf(e.ID)]
	}
	id := s.files[store.FileOf(e.ID)] + "#" + e.Qualified
	if e.Ordinal > 0 {
		id += fmt.Sprintf("~%d", e.Ordinal+1)
	}
	return id
}

// contents lists the chunks, and the stored text and facts by their size: what they hold shows in the
// graph.
func (s *snapshotter) contents() {
	vectors := s.vectors()
	for id, path := range s.files {
		for _, c := range must(s.db.FileChunks(s.ctx, id)) {
			s.line("chunk %s lines %d-%d bytes %d-%d of %s, vector %x", path, c.StartLine, c.EndLine, c.StartByte, c.EndByte, s.ids[c.Entity], vectors[c.ID])
		}
		if content, err := s.db.Content(s.ctx, id); err == nil {
			s.line("content %s %x", path, content)
		}
	}
	s.line("chunks in rows %d, in segments %d", s.chunkRows(), s.liveDocuments())
}

// vectors returns the stored vectors by document, those of deleted documents too.
func (s *snapshotter) vectors() map[int64][]byte {
	out := map[int64][]byte{}
	for _, set := range must(s.db.VectorSets(s.ctx)) {
		if err := s.db.EachVectors(s.ctx, set.Number, func(r store.VectorRow) error {
			b := embed.Block{First: r.First, Docs: r.Docs, Codes: must(s.db.VectorCodes(s.ctx, set.Number, r.First))}
			return b.Each(set.Dim, func(doc uint32, record []byte) { out[int64(doc)] = record })
		}); err != nil {
			panic(err)
		}
	}
	return out
}

func (s *snapshotter) chunkRows() (n int) {
	for id := range s.files {
		n += len(must(s.db.ChunkIDs(s.ctx, id)))
	}
	return n
}

func (s *snapshotter) liveDocuments() (n int) {
	for _, g := range must(index.LoadSegments(s.ctx, s.db)) {
		n += g.Live()
	}
	return n
}

func (s *snapshotter) graph() {
	if err := s.db.EachEdge(s.ctx, func(e store.Edge) error {
		target := s.ids[e.Target]
		if target == "" {
			target = "DANGLING"
		}
		s.line("edge %s %s %s %q line %d weight %v by %q external %v", s.ids[e.Source], e.Kind, target, e.Text, e.Line, e.Weight, e.Resolution, e.External)
		return nil
	}); err != nil {
		panic(err)
	}
	if err := s.db.AllLinks(s.ctx, func(source, target int64, n int) {
		s.line("link %s %s %d", s.files[source], s.files[target], n)
	}); err != nil {
		panic(err)
	}
}

func (s *snapshotter) counts() {
	found, external, open, err := s.db.EdgeCounts(s.ctx)
	if err != nil {
		panic(err)
	}
	s.line("edges found %v external %v unresolved %v", found, external, open)
	s.line("entities %v", must(s.db.EntityCounts(s.ctx)))
}

// search lists what a query finds with the exact bits of the scores.
func (s *snapshotter) search(text string) {
	var q lexical.Query
	for _, term := range lexical.NewAnalyzer().Terms(nil, text) {
		q.Terms = append(q.Terms, lexical.Term{Text: term})
	}
	found := must(lexical.Search(s.ctx, must(index.LoadSegments(s.ctx, s.db)), s.db, q, 1000))
	matched := uint64(0)
	for _, h := range found.Hits {
		matched |= h.Matched
	}
	s.line("search %q found %d", text, len(found.Hits))
	for i, gain := range found.Gains {
		if matched>>i&1 == 1 {
			s.line("search %q gain %d %x", text, i, gain)
		}
	}
	for _, h := range found.Hits {
		c, err := s.db.Chunk(s.ctx, int64(h.Doc))
		if err != nil {
			s.line("search %q found document without a chunk", text)
			continue
		}
		s.line("search %q %s:%d score %x matched %x", text, s.files[c.File], c.StartLine, h.Score, h.Matched)
	}
}

// difference returns the lines that only one of two sorted snapshots has, at most limit of them.
func difference(got, want []string, limit int) string {
	var out []string
	for i, j := 0, 0; (i < len(got) || j < len(want)) && len(out) < limit; {
		order := 0
		switch {
		case i == len(got):
			order = 1
		case j == len(want):
			order = -1
		default:
			order = cmp.Compare(got[i], want[j])
		}
		switch {
		case order < 0:
			out = append(out, "incremental only: "+got[i])
			i++
		case order > 0:
			out = append(out, "fresh only:       "+want[j])
			j++
		default:
			i, j = i+1, j+1
		}
	}
	return strings.Join(out, "\n")
}
