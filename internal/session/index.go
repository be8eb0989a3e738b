package session

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// index finds messages and decisions by their words and vectors.
//
// Adding a message does not touch it: the first search afterwards indexes what is new. That is kept in memory (the tail) until
// there is enough of it to be worth a segment in the database, so any number of processes share one index, and each of them
// adds what it finds missing. A segment holds the words of messages alone. What a message has from those around it is added
// as a question is answered, so nothing stored changes when another message follows.
//
// Documents are numbered as they are indexed. Those of a session ascend with its messages.
type index struct {
	recipe  string
	dim     int // of vectors, 0 without
	loaded  bool
	state   store.SaidState // up to which all is here
	fixed   bool            // storing failed: what is new stays in memory
	damaged bool            // what is stored cannot be read: it is made again
	docs    []document
	before  []int32 // the document of the message before, -1 for none
	after   []int32
	theme   []int32           // of each document the session, counted from 0, -1 for none
	themed  map[uint32]int32  // sessions to those
	worked  []bool            // of each, whether tools were called in it
	last    map[uint32]uint32 // session to its last document
	spoken  map[uint32]uint32 // session to the last one that somebody speaks in, if all since then are here
	decided int64             // the last decision
	stored  int               // so many documents are in segments

	segments []*lexical.Segment
	vectors  *embed.Set
	tail     []lexical.Analyzed   // of the documents that are not stored
	records  [][]byte             // their vectors, nil for none
	postings map[string][]posting // their words
	analyzer *lexical.Analyzer    // of those that index
	encoder  *embed.Encoder       // nil without vectors

	mu    sync.Mutex           // guards what is below
	known map[string][]posting // words that were asked for, with where they are in the segments
	size  int                  // postings
}

// document is what a search has to know of a message or a decision.
type document struct {
	session uint32 // row; of a decision 0
	number  uint32 // of the message in its session, or the id of the decision
	length  uint16 // in words
	role    byte   // user, assistant, system, tool, or 0
	kind    byte
	time    int64  // milliseconds since 1970
	speaker uint16 // the hash of the name that the text begins with, or 0
	marks   byte
}

const (
	isMessage byte = iota
	isDecision
)

type posting struct {
	doc uint32
	n   uint16
}

const (
	documentSize = 23
	worthStoring = 256     // documents: fewer are indexed by every process for itself
	batchSize    = 4096    // documents that are stored at a time
	maxKnown     = 2 << 20 // postings, of 8 bytes
)

// recipeOf says what an index is made with: another recipe means making it again.
func recipeOf(model *embed.Model) string {
	const version = "3" // of the documents, and of how text becomes terms
	if model == nil {
		return version
	}
	return version + "/" + model.ID()
}

func newIndex(model *embed.Model) *index {
	x := &index{recipe: recipeOf(model), analyzer: lexical.NewAnalyzer()}
	if model != nil {
		x.encoder, x.dim = model.NewEncoder(), model.Dim()
	}
	x.reset()
	return x
}

// reset empties it.
func (x *index) reset() {
	x.loaded, x.docs, x.before, x.after, x.last, x.decided, x.stored = false, nil, nil, nil, map[uint32]uint32{}, 0, 0
	x.spoken, x.theme, x.themed, x.worked = map[uint32]uint32{}, nil, map[uint32]int32{}, nil
	x.state = store.SaidState{}
	x.segments, x.tail, x.records, x.postings = nil, nil, nil, map[string][]posting{}
	x.vectors = embed.NewSet(x.dim, nil)
	x.moved()
}

// moved forgets where words are in the segments.
func (x *index) moved() {
	x.mu.Lock()
	x.known, x.size = map[string][]posting{}, 0
	x.mu.Unlock()
}

// add appends a document and joins it to the one before it.
func (x *index) add(d document) {
	doc := uint32(len(x.docs))
	x.docs = append(x.docs, d)
	x.before, x.after = append(x.before, -1), append(x.after, -1)
	if d.kind == isDecision {
		x.theme = append(x.theme, -1)
		x.decided = max(x.decided, int64(d.number))
		return
	}
	s, ok := x.themed[d.session]
	if !ok {
		s = int32(len(x.themed))
		x.themed[d.session], x.worked = s, append(x.worked, false)
	}
	x.theme = append(x.theme, s)
	if last, ok := x.last[d.session]; ok && x.docs[last].number+1 != d.number { // what was between is forgotten
		delete(x.spoken, d.session)
	}
	x.last[d.session] = doc
	if d.marks&worksOnly != 0 {
		x.worked[s] = true
		return
	}
	if last, ok := x.spoken[d.session]; ok {
		x.before[doc], x.after[last] = int32(last), int32(doc)
	}
	x.spoken[d.session] = doc
}

// load reads what is stored. What was made otherwise, or is damaged, is as good as nothing: it can be made again.
func (x *index) load(v store.SessionsView, st store.SaidState) error {
	x.reset()
	x.loaded, x.state.Epoch = true, st.Epoch
	if st.Recipe != x.recipe || x.damaged {
		x.damaged = false
		return nil
	}
	err := x.read(v)
	if isDamage(err) {
		x.reset()
		x.loaded, x.state.Epoch = true, st.Epoch
		return nil
	}
	return err
}

func isDamage(err error) bool {
	return errors.Is(err, lexical.ErrCorrupt) || errors.Is(err, embed.ErrBlock) || errors.Is(err, store.ErrSaidMissing)
}

func (x *index) read(v store.SessionsView) error {
	parts, err := v.SaidDocuments()
	if err != nil {
		return err
	}
	for _, data := range parts {
		if len(data)%documentSize != 0 {
			return lexical.ErrCorrupt
		}
		for ; len(data) > 0; data = data[documentSize:] {
			x.add(decodeDocument(data))
		}
	}
	x.stored = len(x.docs)
	if err := x.loadSegments(v); err != nil {
		return err
	}
	blocks, err := v.SaidVectors()
	if err != nil {
		return err
	}
	for _, b := range blocks {
		if err := x.vectors.Add(&embed.Block{First: b.First, Docs: b.Docs, Signs: b.Signs}); err != nil {
			return err
		}
	}
	return nil
}

func (x *index) loadSegments(v store.SessionsView) error {
	rows, err := v.SaidSegments()
	if err != nil {
		return err
	}
	x.segments = x.segments[:0]
	for _, r := range rows {
		segment, err := lexical.DecodeSegment(r.ID, r.Data, nil)
		if err != nil {
			return err
		}
		x.segments = append(x.segments, segment)
	}
	x.sortSegments()
	return nil
}

func (x *index) sortSegments() {
	slices.SortFunc(x.segments, func(a, b *lexical.Segment) int { return int(int64(a.First()) - int64(b.First())) })
}

func (d document) encode(dst []byte) []byte {
	le := binary.LittleEndian
	dst = le.AppendUint32(le.AppendUint32(dst, d.session), d.number)
	dst = le.AppendUint64(append(le.AppendUint16(dst, d.length), d.role, d.kind), uint64(d.time))
	return append(le.AppendUint16(dst, d.speaker), d.marks)
}

func decodeDocument(b []byte) document {
	le := binary.LittleEndian
	return document{le.Uint32(b), le.Uint32(b[4:]), le.Uint16(b[8:]), b[10], b[11], int64(le.Uint64(b[12:])), le.Uint16(b[20:]), b[22]}
}

// refresh brings the index up to date with what is stored, in steps of a batch.
func (s *Store) refresh(ctx context.Context) error {
	x := s.index
	for range 1000 {
		whole := true
		err := s.db.View(ctx, func(v store.SessionsView) error {
			st, err := v.SaidState()
			if err != nil {
				return err
			}
			if !x.loaded || x.damaged || st.Epoch != x.state.Epoch {
				if err := x.load(v, st); err != nil {
					return err
				}
			}
			if x.state == st {
				return nil
			}
			if whole, err = x.gather(v); whole && err == nil {
				x.state = st
			}
			return err
		})
		if err != nil {
			return err
		}
		if len(x.tail) >= worthStoring && !x.fixed {
			if err := s.store(ctx); errors.Is(err, store.ErrMoved) {
				continue // somebody else did
			} else if err != nil {
				x.fixed = true // the disk is full, or not ours: that costs the next process time and nothing else
			}
		}
		if whole {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

// gather indexes what is new, until that is a batch. It reports whether that was all.
func (x *index) gather(v store.SessionsView) (whole bool, err error) {
	room := batchSize
	sessions, err := v.SessionsSince(x.state.Changed)
	if err != nil {
		return false, err
	}
	for _, r := range sessions {
		next := 1
		if last, ok := x.last[uint32(r.Number)]; ok {
			next = int(x.docs[last].number) + 1
		}
		for next <= r.Messages {
			if room <= 0 {
				return false, nil
			}
			rows, err := v.MessagesFrom(r.Number, next, min(room, 512))
			if err != nil {
				return false, err
			}
			if len(rows) == 0 { // forgotten
				break
			}
			for _, row := range rows {
				m, err := messageOf(row)
				if err != nil {
					return false, err
				}
				e := entryOf("", &m)
				text := e.Text
				d := document{session: uint32(r.Number), number: uint32(row.Number), role: roleCode(string(m.Role)), time: m.Time.UnixMilli(), speaker: speakerOf(text)}
				if !e.Relayed && isWish(string(m.Role), text) { // a wish is nobody's but the user's
					d.marks |= standingWish
				}
				if works(&m) {
					d.marks |= worksOnly
				}
				if namesATime(text) {
					d.marks |= namesTime
				}
				x.take(d, indexed(text))
			}
			room -= len(rows)
			next = rows[len(rows)-1].Number + 1
		}
	}
	rows, err := v.DecisionsFrom(x.decided+1, max(room, 1))
	for _, row := range rows {
		d := decisionOf(row)
		x.take(document{number: uint32(d.ID), role: roleCode(d.Author), kind: isDecision, time: row.Created}, strings.Join(append([]string{d.Text, d.Reason}, d.Alternatives...), "\n"))
	}
	return len(rows) < max(room, 1), err
}

// take indexes one text.
func (x *index) take(d document, text string) {
	doc, a := uint32(len(x.docs)), x.analyzer.Analyze(lexical.Document{Body: []byte(text)})
	words := 0
	for term, f := range a.Terms() {
		if !lexical.IsExact(term) { // whose parts are counted
			words += int(f[lexical.Body])
		}
		x.postings[term] = append(x.postings[term], posting{doc, f[lexical.Body]})
	}
	d.length = uint16(min(words, 1<<16-1))
	x.add(d)
	x.tail = append(x.tail, a)
	var record []byte
	if x.encoder != nil {
		v := make([]float32, x.dim)
		if x.encoder.Analyzed(v, a) {
			record = embed.Record(nil, v)
			b := embed.NewBlockBuilder(nil)
			b.Add(doc, record)
			x.vectors.Add(b.Rest()) // in order, and made here
		}
	}
	x.records = append(x.records, record)
}

// store makes a segment of the tail, and merges segments when there are too many.
func (s *Store) store(ctx context.Context) error {
	x := s.index
	first := x.stored
	builder := lexical.NewBuilder()
	c := store.SaidChange{Epoch: x.state.Epoch, Recipe: x.recipe, First: uint32(first), Anew: first == 0}
	vectors := embed.NewBlockBuilder(nil)
	for i, a := range x.tail {
		doc := uint32(first + i)
		if err := builder.Add(doc, a); err != nil {
			return err
		}
		c.Documents = x.docs[doc].encode(c.Documents)
		if r := x.records[i]; r != nil {
			if b := vectors.Add(doc, r); b != nil {
				c.Vectors = append(c.Vectors, vectorRow(b))
			}
		}
	}
	if b := vectors.Rest(); b != nil {
		c.Vectors = append(c.Vectors, vectorRow(b))
	}
	segment, blocks := builder.Segment()
	c.Segment, c.Blocks = segment.Encode(), saidBlocks(blocks)
	epoch, id, err := s.db.ChangeSaid(ctx, c)
	if err != nil {
		return err
	}
	segment.ID = id
	x.segments, x.stored, x.state.Epoch, x.state.Recipe = append(x.segments, segment), len(x.docs), epoch, x.recipe
	x.tail, x.records, x.postings = nil, nil, map[string][]posting{}
	x.moved()
	return s.merge(ctx)
}

func vectorRow(b *embed.Block) store.VectorRow {
	return store.VectorRow{First: b.First, Docs: b.Docs, Signs: b.Signs, Codes: b.Codes}
}

func saidBlocks(blocks []lexical.Block) []store.SaidBlock {
	out := make([]store.SaidBlock, len(blocks))
	for i, b := range blocks {
		out[i] = store.SaidBlock(b)
	}
	return out
}

// merge makes one segment of several, so that a search has few of them to read.
func (s *Store) merge(ctx context.Context) error {
	x := s.index
	for _, group := range lexical.PlanMerge(x.segments) {
		c := store.SaidChange{Epoch: x.state.Epoch, Recipe: x.recipe}
		var inputs []lexical.Input
		err := s.db.View(ctx, func(v store.SessionsView) error {
			for _, g := range group {
				blocks, err := v.SaidBlocks(g.ID)
				if err != nil {
					return err
				}
				c.Drop = append(c.Drop, g.ID)
				inputs = append(inputs, lexical.Input{Segment: g, Blocks: func(yield func([]byte, error) bool) {
					for _, b := range blocks {
						if !yield(b, nil) {
							return
						}
					}
				}})
			}
			return nil
		})
		if err != nil {
			return err
		}
		var blocks []lexical.Block
		merged, err := lexical.Merge(inputs, func(b lexical.Block) error {
			blocks = append(blocks, b)
			return nil
		})
		if err != nil {
			return err
		}
		c.Segment, c.Blocks = merged.Encode(), saidBlocks(blocks)
		epoch, id, err := s.db.ChangeSaid(ctx, c)
		if err != nil {
			return err
		}
		merged.ID, x.state.Epoch = id, epoch
		x.segments = append(slices.DeleteFunc(x.segments, func(g *lexical.Segment) bool { return slices.Contains(c.Drop, g.ID) }), merged)
		x.sortSegments()
	}
	return nil
}

// occurrences hands the documents that hold a term to f, in order.
func (x *index) occurrences(ctx context.Context, v store.SessionsView, term string, f func(posting)) error {
	x.mu.Lock()
	list, ok := x.known[term]
	x.mu.Unlock()
	if !ok {
		for _, g := range x.segments {
			if err := lexical.Occurrences(ctx, g, v, term, func(doc uint32, n lexical.Freqs) {
				list = append(list, posting{doc, n[lexical.Body]})
			}); err != nil {
				return err
			}
		}
		x.keep(term, list)
	}
	for _, p := range list {
		f(p)
	}
	for _, p := range x.postings[term] {
		f(p)
	}
	return nil
}

// keep remembers where a word is.
func (x *index) keep(term string, list []posting) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.size += len(list) + 8; x.size > maxKnown {
		x.known, x.size = map[string][]posting{}, len(list)+8
	}
	x.known[term] = list
}

var roles = []string{"", string(conversation.User), string(conversation.Assistant), string(conversation.System), string(conversation.Tool)}

// byUser is the code of the user.
const byUser = 1

func roleCode(role string) byte { return byte(max(slices.Index(roles, role), 0)) }
