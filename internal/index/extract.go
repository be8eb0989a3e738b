package index

import (
	"bytes"
	"context"
	"crypto/sha256"
	"path"
	"strings"

	"github.com/klauspost/compress/zstd"
	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// item is everything one file brings, ready to be written. The ids of its entities hold only their numbers
// in the file until the writer knows the file's id.
type item struct {
	job
	row      store.File
	same     bool // the content is what is stored; only size or time are new
	binary   bool
	err      error
	unread   error // why its content gives no text
	facts    *facts.File
	written  *entity.Entity // the entity that the file is or is about; nil for others
	entities []store.Entity
	numbers  []int // entity number of each symbol
	docs     []lexical.Analyzed
	told     []told   // summaries, by where their texts begin
	records  [][]byte // vectors of docs, nil for one without; see embed.Record
	content  []byte
	before   []byte // what is stored of another text in its place, compressed; nil where nobody asked for it
	decls    []byte
	uses     []byte
	mentions []byte
	times    []store.Times

	key   *store.ParsedKey // of its bytes; nil without a cache
	known bool             // it was parsed before
	made  []byte           // what is to be kept of it; nil for nothing
}

// info is the item's file as package relate knows it.
func (it *item) info() relate.FileInfo {
	return relate.FileInfo{ID: it.row.ID, Path: it.file.Path, Language: it.row.Language, Spaces: it.row.Spaces}
}

// extractor is one worker's state.
type extractor struct {
	s        *syncer
	parser   *parse.Parser
	analyzer *lexical.Analyzer
	encoder  *embed.Encoder // nil without vectors
	vector   []float32
	zstd     *zstd.Encoder
	unpack   *zstd.Decoder // nil until it is needed
	makes    chan struct{} // holds one for each worker that makes text of a file
}

// maxMaking is how many workers make text of files at a time: what that takes is bounded for one file only, at about
// 100 MB, and there is a worker a core.
const maxMaking = 2

func (s *syncer) newExtractor() (*extractor, error) {
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithEncoderConcurrency(1), zstd.WithLowerEncoderMem(true))
	if err != nil {
		return nil, err
	}
	x := &extractor{s: s, parser: parse.New(), analyzer: lexical.NewAnalyzer(), zstd: enc, makes: make(chan struct{}, 1)}
	if s.model != nil {
		x.encoder, x.vector = s.model.NewEncoder(), make([]float32, s.model.Dim())
	}
	return x, nil
}

func (x *extractor) close() {
	x.parser.Close()
	if x.unpack != nil {
		x.unpack.Close()
	}
}

// each runs the workers over all jobs; consume gets the items in no fixed order. When ctx ends the channel
// is closed early, and each returns the context's error after consume has returned.
func (s *syncer) each(ctx context.Context, consume func(<-chan *item) error) error {
	jobs := make(chan job)
	items := make(chan *item, s.opts.Workers)
	g, ctx := errgroup.WithContext(ctx)
	g.Go(func() error {
		defer close(jobs)
		for _, j := range s.jobs {
			select {
			case jobs <- j:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	})
	makes := make(chan struct{}, maxMaking)
	workers, wctx := errgroup.WithContext(ctx)
	for range min(s.opts.Workers, max(1, len(s.jobs))) {
		workers.Go(func() error {
			x, err := s.newExtractor()
			if err != nil {
				return err
			}
			defer x.close()
			x.makes = makes
			for j := range jobs {
				select {
				case items <- x.file(wctx, j):
				case <-wctx.Done():
					return wctx.Err()
				}
			}
			return nil
		})
	}
	g.Go(func() error {
		defer close(items)
		return workers.Wait()
	})
	g.Go(func() error { return consume(items) })
	return g.Wait()
}

// parseAll extracts a small change.
func (s *syncer) parseAll(ctx context.Context) ([]*item, error) {
	var items []*item
	err := s.each(ctx, func(ch <-chan *item) error {
		for it := range ch {
			items = append(items, it)
		}
		return nil
	})
	sortItems(items)
	return items, err
}

// file reads and extracts one file.
func (x *extractor) file(ctx context.Context, j job) *item {
	it := &item{job: j, row: store.File{Path: j.file.Path, Size: j.file.Size, ModTime: j.file.ModTime, Language: j.file.Language}}
	if j.old != nil {
		it.row.ID, it.row.NextEntity = j.old.ID, j.old.NextEntity
	}
	if document.Converts(j.file.Language) {
		x.makes <- struct{}{}
		defer func() { <-x.makes }()
	}
	text, err := x.s.read(j.file.Path, j.file.Size)
	if err != nil {
		it.err = err
		return it
	}
	it.row.Language = walk.LanguageOfText(j.file.Language, text)
	sum := sha256.Sum256(text)
	it.row.Hash, it.row.Size = sum[:], int64(len(text))
	it.key = x.s.parsedKey(text)
	if j.old != nil && !x.s.reparse && !x.s.opts.Force && j.old.Flags&store.FlagSummaryStale == 0 && bytes.Equal(j.old.Hash, it.row.Hash) && j.old.Language == it.row.Language {
		it.same = true
		it.row.Lines, it.row.Flags, it.row.Errors, it.row.Spaces = j.old.Lines, j.old.Flags&^store.FlagRecent, j.old.Errors, j.old.Spaces
		it.binary = !j.old.Indexed()
		return it
	}
	if x.s.opts.Old != nil && j.old != nil && j.old.Indexed() && !bytes.Equal(j.old.Hash, it.row.Hash) {
		if it.before, it.err = x.s.db.Content(ctx, j.old.ID); it.err != nil {
			return it
		}
	}
	if document.Converts(it.row.Language) {
		return x.convert(ctx, it, text)
	}
	if walk.IsBinary(text) {
		it.binary = true
		it.row.Flags = store.FlagBinary
		return it
	}
	x.extract(ctx, it, text)
	return it
}

// convert extracts a file whose text is made from its content. One that gives none is remembered, and told.
func (x *extractor) convert(ctx context.Context, it *item, content []byte) *item {
	text, notice, err := document.Convert(it.row.Language, content)
	if err != nil {
		it.binary, it.unread = true, err
		it.row.Flags = store.FlagUnread
		return it
	}
	x.extract(ctx, it, text)
	it.row.Flags |= store.FlagMade
	if notice != "" {
		it.facts.Notices = append(it.facts.Notices, notice)
	}
	return it
}

func (x *extractor) extract(ctx context.Context, it *item, text []byte) {
	if it.key != nil {
		it.key.Language = it.row.Language
	}
	var begun []byte // of what is kept of it
	m, masked := x.known(ctx, it, text)
	if it.known = m != nil; !it.known {
		m = &made{}
		masked, m.secrets = secret.Mask(text)
		m.facts = x.parse(it.row.Language, masked)
		begun = x.encode(it, m, masked)
	}
	text, f := masked, m.facts
	it.facts = f
	it.readWritten(text)
	it.row.Lines, it.row.Errors, it.row.Flags = f.Lines, len(f.Errors), flags(&it.file, text)
	if m.secrets > 0 {
		it.row.Flags |= store.FlagSecret
	}
	if f.GaveUp != "" {
		it.row.Flags |= store.FlagGaveUp
	}
	old, err := x.oldSymbols(ctx, it)
	if err != nil {
		it.err = err
		return
	}
	it.numbers = number(f.Symbols, old, &it.row.NextEntity)
	it.entities = entities(it)
	if it.err = x.setTimes(ctx, it, text, old); it.err != nil {
		return
	}
	if it.err = x.summaries(ctx, it, text); it.err != nil {
		return
	}
	stored := relate.Encode(f, it.numbers)
	it.decls, it.uses, it.mentions, it.row.Spaces = stored.Decls, stored.Uses, stored.Mentions, stored.Spaces
	it.content = x.zstd.EncodeAll(text, nil)
	shown := text
	if f.Plain != nil {
		shown = f.Plain
	}
	for i := range f.Chunks {
		it.docs = append(it.docs, x.analyzer.Analyze(lexicalDocument(it, shown, i)))
	}
	it.records = x.records(it, &m.vectors, shown)
	x.keep(it, begun, vectors{x.vectorsOf(it), it.records})
}

// parse returns the facts of a text, whose secrets are masked.
func (x *extractor) parse(language string, text []byte) *facts.File {
	if f, ok := document.Parse(language, text, x.s.depth); ok {
		return f
	}
	return x.parser.Parse(language, text, x.s.depth)
}

func flags(f *walk.File, text []byte) (flags int) {
	if f.Test() {
		flags |= store.FlagTest
	}
	if f.Vendored() {
		flags |= store.FlagVendored
	}
	if walk.IsGenerated(f.Path, text) {
		flags |= store.FlagGenerated
	}
	return flags
}

// symbolKey is what makes a symbol the same one after an edit.
type symbolKey struct {
	qualified string
	ordinal   int
}

// oldSymbols returns the symbols that the file has so far.
func (x *extractor) oldSymbols(ctx context.Context, it *item) (map[symbolKey]*store.Entity, error) {
	if it.old == nil {
		return nil, nil
	}
	es, err := x.s.db.FileEntities(ctx, it.old.ID)
	if err != nil {
		return nil, err
	}
	old := make(map[symbolKey]*store.Entity, len(es))
	for i := range es {
		if store.EntityNumber(es[i].ID) > 0 {
			old[symbolKey{es[i].Qualified, es[i].Ordinal}] = &es[i]
		}
	}
	return old, nil
}

// number gives each symbol its entity number: the one it has, so that edges of other files stay true, or the
// next free one.
func number(symbols []facts.Symbol, old map[symbolKey]*store.Entity, next *int) []int {
	if *next == 0 {
		*next = 1 // number 0 is the file
	}
	numbers := make([]int, len(symbols))
	for i := range symbols {
		if e := old[symbolKey{symbols[i].QualifiedName, symbols[i].Ordinal}]; e != nil {
			numbers[i] = store.EntityNumber(e.ID)
			continue
		}
		numbers[i] = *next
		*next++
	}
	return numbers
}

// entities makes the rows of a file and its symbols. Parents are numbers too, but for the file's own.
func entities(it *item) []store.Entity {
	f := it.facts
	typ := ctxsys.TypeFile
	if facts.IsDocument(it.row.Language) {
		typ = ctxsys.TypeDocument
	}
	out := make([]store.Entity, 0, 1+len(f.Symbols))
	out = append(out, store.Entity{
		Type: typ, Name: path.Base(it.file.Path), Qualified: it.file.Path, StartLine: 1, EndLine: max(1, f.Lines),
		Metadata: ctxsys.EntityMetadata{Words: f.Document.Words, Pages: f.Document.Pages, Columns: f.Document.Columns, FrontMatter: f.Document.FrontMatter},
	})
	it.nameWritten(&out[0])
	owners := map[string]int{}
	for i := range f.Symbols {
		if s := &f.Symbols[i]; s.Parent < 0 && s.Owner == "" {
			owners[s.Name] = it.numbers[i]
		}
	}
	for i := range f.Symbols {
		s := &f.Symbols[i]
		parent := 0
		switch {
		case s.Owner != "" && s.Owner != facts.Nameless:
			parent = owners[s.Owner]
		case s.Parent >= 0:
			parent = it.numbers[s.Parent]
		}
		out = append(out, store.Entity{
			ID: int64(it.numbers[i]), Parent: int64(parent), Type: s.Type, Name: facts.AsWritten(s.Name), Qualified: s.QualifiedName, Ordinal: s.Ordinal,
			StartLine: s.StartLine, EndLine: s.EndLine, StartByte: s.DocStart, EndByte: s.End, BodyByte: s.BodyStart,
			Exported: s.Exported, Signature: s.Signature, Doc: s.Doc,
			Metadata: ctxsys.EntityMetadata{
				Requirement: requirement(s), Parameters: s.Params, ReturnType: s.Returns, Modifiers: s.Modifiers, Decorators: s.Decorators,
				Extends: s.Extends, Implements: s.Implements, Level: s.Level,
			},
		})
	}
	return out
}

func requirement(s *facts.Symbol) ctxsys.Requirement {
	if s.Requirement == nil {
		return ctxsys.Requirement{}
	}
	return *s.Requirement
}

// lexicalDocument says what of a chunk is searched by which field.
func lexicalDocument(it *item, text []byte, chunk int) lexical.Document {
	f := it.facts
	c := &f.Chunks[chunk]
	var defs, signature, doc strings.Builder
	for p := c.Symbol; p >= 0; p = f.Symbols[p].Parent {
		word(&defs, f.Symbols[p].Name)
		word(&defs, f.Symbols[p].Owner)
	}
	if it.written != nil {
		word(&defs, it.written.Name)
	}
	if c.Symbol >= 0 {
		word(&signature, f.Symbols[c.Symbol].Signature)
	}
	for i := symbolsFrom(f.Symbols, c.Start); i < len(f.Symbols) && f.Symbols[i].Start < c.End; i++ {
		if i != c.Symbol {
			word(&defs, f.Symbols[i].Name)
		}
	}
	for i := spansFrom(f.Comments, c.Start); i < len(f.Comments) && f.Comments[i].Start < c.End; i++ {
		span := f.Comments[i]
		word(&doc, string(text[max(span.Start, c.Start):min(span.End, c.End)]))
	}
	return lexical.Document{
		Body: text[c.Start:c.End], Defs: defs.String(), Signature: signature.String(), Doc: doc.String(),
		Path: strings.TrimSuffix(it.file.Path, path.Ext(it.file.Path)), Summary: it.summariesIn(chunk),
	}
}

func word(b *strings.Builder, s string) {
	if s != "" {
		b.WriteString(s)
		b.WriteByte(' ')
	}
}
