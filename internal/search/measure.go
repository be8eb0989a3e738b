package search

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// measured is the candidates of a question with all that ranking looks at.
type measured struct {
	question   rank.Question
	candidates []rank.Candidate
	chunks     map[int64]*store.LocatedChunk // of the candidates, and of what comes first because it was named
	near       *nearness
	files      map[int64]*store.FileAround // of the candidates
	users      map[int64]int               // how many files use each of these
}

// usualFiles is how many files the candidates of a question are in.
const usualFiles = 256

// measure is the fourth stage. It takes the fused list and gives as candidates the first chunks of it that pass the filters, twice as many
// as each retriever should find, and all that define what the question names, with their features. Where vectors cannot be read it notes that
// in the list of the retriever, and the features lack them.
func measure(ctx context.Context, in *interpretation, found *retrieved, fused *merged) (*measured, error) {
	v := in.view
	out := &measured{question: questionOf(in, found.rarity()), chunks: maps.Clone(in.chunks), near: newNearness(ctx, v, found), files: make(map[int64]*store.FileAround, usualFiles), users: make(map[int64]int, usualFiles)}
	wanted := 2 * found.wanted
	out.candidates = make([]rank.Candidate, 0, min(wanted+len(fused.defines), len(fused.chunks)))
	for part := range slices.Chunk(fused.chunks, wanted) { // what passes the filter is soon enough
		ids := make([]int64, 0, len(part))
		for i := range part {
			doc := part[i].Doc
			if (len(out.candidates) < wanted || fused.defines[doc] != 0) && !found.skips(doc) {
				ids = append(ids, doc)
			}
		}
		chunks, err := v.Cache.ChunksOf(ctx, v.Store, ids, in.filter.KeepsType)
		if err != nil {
			return nil, err
		}
		maps.DeleteFunc(chunks, func(_ int64, chunk *store.LocatedChunk) bool { return !in.filter.Keeps(chunk) })
		if err := out.around(ctx, v, chunks); err != nil {
			return nil, err
		}
		for _, x := range part {
			chunk, ok := chunks[x.Doc]
			if !ok {
				continue
			}
			out.chunks[x.Doc] = chunk
			if len(out.candidates) >= wanted && fused.defines[x.Doc] == 0 {
				continue // a definition that no retriever found comes last, and is what was asked for
			}
			c := candidate(v, x, chunk)
			c.Whole = in.whole.Has(uint32(x.Doc))
			c.Text, c.Matched, c.Defines = fused.text[x.Doc].Score, fused.text[x.Doc].Matched, fused.defines[x.Doc]
			out.candidates = append(out.candidates, c)
		}
	}
	var names sync.WaitGroup // with the analyzer, which nothing else uses meanwhile
	names.Go(func() { out.question.Compare(out.candidates) })
	defer names.Wait()
	for i := range out.candidates {
		out.complete(found, &out.candidates[i])
	}
	if v.Ranking.ByLinks(out.question) {
		return out, out.link(ctx, v, out.candidates)
	}
	return out, nil
}

// around reads what is around the files of chunks.
func (m *measured) around(ctx context.Context, v *View, chunks map[int64]*store.LocatedChunk) error {
	ids := make([]int64, 0, len(chunks))
	for _, chunk := range chunks {
		if m.files[chunk.File] == nil {
			ids = append(ids, chunk.File)
		}
	}
	slices.Sort(ids)
	ids = slices.Compact(ids)
	files, err := v.Cache.Files(ctx, v.Store, ids)
	if err != nil {
		return err
	}
	users, err := v.Cache.UsersOf(ctx, v.Store, ids)
	maps.Copy(m.files, files)
	maps.Copy(m.users, users)
	return err
}

// link sets the links of the files of candidates.
func (m *measured) link(ctx context.Context, v *View, cs []rank.Candidate) error {
	links, err := v.Cache.LinksOf(ctx, v.Store, slices.Collect(maps.Keys(m.files)))
	for i := range cs {
		cs[i].Links = links[cs[i].File]
	}
	return err
}

// complete sets what ranking wants to know of a candidate beyond its chunk.
func (m *measured) complete(found *retrieved, c *rank.Candidate) {
	file := m.files[c.File]
	c.UsedBy = m.users[c.File]
	if err := m.near.measure(file, c); err != nil {
		m.near.gauge = nil // of the candidates that follow
		found.failed(query.Semantic, retrieve.Damaged(err))
	}
}

// candidate is a chunk as ranking sees it.
func candidate(v *View, x rank.Fused, chunk *store.LocatedChunk) rank.Candidate {
	_, own := v.Projects.Own(chunk.Path)
	return rank.Candidate{
		Doc: x.Doc, File: chunk.File, Path: chunk.Path, Prefix: len(chunk.Path) - len(own), Type: chunk.Type, Name: chunk.Name, Qualified: chunk.Qualified,
		Code:      walk.IsCode(chunk.Language) || walk.IsEntity(own), // what was written down to be found is worth as much
		Test:      chunk.FileFlags&store.FlagTest != 0 || InTestModule(chunk),
		Generated: chunk.FileFlags&store.FlagGenerated != 0, Vendored: chunk.FileFlags&store.FlagVendored != 0,
		StartLine: chunk.StartLine, EndLine: chunk.EndLine, Entity: chunk.Entity, Base: x.Score, Why: x.Why,
		FirstPiece: chunk.StartLine <= chunk.EntityLine,
	}
}

// InTestModule reports whether a chunk is of tests that are in the file of what they test, as Rust's do.
func InTestModule(chunk *store.LocatedChunk) bool {
	module, _, inside := strings.Cut(chunk.Qualified, ".")
	return inside && chunk.Language == "rust" && (module == "tests" || module == "test")
}

// questionOf is what ranking knows of a question.
func questionOf(in *interpretation, rarity map[string]float64) rank.Question {
	split := func(s string) []string { return in.view.Index.Analyzer.Terms(nil, s) }
	q := rank.Question{Symbolic: in.query.Symbolic, Tests: in.query.Tests, Docs: in.query.Docs}
	q.Stem = func(s string) []string { return in.view.Cache.Stem(s, split) }
	for at, word := range in.query.Keywords {
		if at == in.query.Head {
			q.Head = len(q.Words)
		}
		for _, t := range q.Stem(word) {
			if lexical.IsExact(t) {
				continue
			}
			gain := rarity[t]
			t = corrected(in.corrections, t)
			if !slices.Contains(q.Words, t) {
				q.Words = append(q.Words, t)
				q.Rarity = append(q.Rarity, gain)
			}
		}
	}
	q.Prepare()
	return q
}

// corrected is the term that another one is most likely meant for.
func corrected(corrections []retrieve.Correction, term string) string {
	for _, c := range corrections {
		if c.Term == term && !c.Also && !lexical.IsExact(c.Near[0].Term) {
			return c.Near[0].Term
		}
	}
	return term
}

// nearness compares the question with chunks and with their files.
type nearness struct {
	gauge *retrieve.Gauge // nil for a question that has no vector
	files map[int64]*nearFile
}

// nearFile is how similar to the question a file and its chunks are.
type nearFile struct {
	first int64
	each  []retrieve.Likeness // of the chunks from the first on
	mean  retrieve.Likeness
}

// newNearness compares with the vector of the question, or with what is between it and that of a hypothetical answer.
func newNearness(ctx context.Context, v *View, found *retrieved) *nearness {
	out := &nearness{files: map[int64]*nearFile{}}
	var direct retrieve.Direction
	if l := found.list(query.Semantic); l != nil {
		direct = l.Direction
	}
	for i := range found.lists {
		l := &found.lists[i]
		if l.Vector == nil {
			continue
		}
		d := l.Direction
		if l.Name == retrieve.Hypothetical {
			d = between(direct, d, hydeShare)
		}
		out.gauge = found.index.Vectors.Gauge(ctx, v.Store, d)
	}
	return out
}

// measure sets how similar a candidate and its file are to the question.
func (n *nearness) measure(file *store.FileAround, c *rank.Candidate) error {
	if n.gauge == nil {
		return nil
	}
	f, ok := n.files[c.File]
	if !ok {
		f = &nearFile{first: file.First}
		var err error
		if f.each, f.mean, err = n.gauge.Range(uint32(file.First), uint32(max(file.Last, file.First))); err != nil {
			return err
		}
		n.files[c.File] = f
	}
	like, err := n.of(f, c.Doc)
	c.Near, c.NearFile = rank.Cosine(like), rank.Cosine(f.mean)
	return err
}

// of is how similar a chunk of a file is.
func (n *nearness) of(f *nearFile, doc int64) (like retrieve.Likeness, err error) {
	if f != nil && f.first <= doc && doc-f.first < int64(len(f.each)) {
		return f.each[doc-f.first], nil
	}
	like.Value, like.Known, err = n.gauge.Of(uint32(doc))
	return like, err
}
