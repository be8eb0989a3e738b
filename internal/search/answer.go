package search

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Answer is the ranked outcome of one question, before it is shown.
type Answer struct {
	Query       query.Query
	Lists       []retrieve.List               // what each retriever found
	Results     []rank.Result                 // best first
	Nearest     []rank.Result                 // the best of what was found, when no result seems to answer
	Chunks      map[int64]*store.LocatedChunk // of the results, by document; a symbol by itself is one too, see SymbolChunk
	Rarity      map[string]float64            // of the question's terms
	Confidence  float64
	Notes       []string    // what was read otherwise than it was typed
	HyDE        *HyDEReport // nil without a hypothetical answer
	VectorModel string      // the provider's, whose vectors were searched; "" for the built-in one

	reading Reading
	// Asked is what the graph said of the one name that the question is about; nil where it was not asked.
	Asked *Asked

	listed bool          // nothing but filters was asked for
	hinted bool          // the words of the question became a filter
	pins   []pin         // what comes before all that is ranked
	focus  map[int64]int // by chunk: the byte of it to show
	line   map[int64]int // by chunk: the line to show

	likely  float64 // the probability that one of the first ten results answers, where it was weighed
	weighed bool
	judged  bool // an answer that is not likely is none

	unwritten bool // the question is a name that is nowhere, nor anything like it
}

// Asked is a question to the graph: how many places it named, and how long it took.
type Asked struct {
	Places int
	Took   time.Duration
}

// newAnswer is an answer before it has results. found and m are nil for what only lists.
func newAnswer(in *interpretation, found *retrieved, m *measured, a Advice) *Answer {
	out := &Answer{
		Query: in.query, Chunks: in.chunks, Notes: in.notes, reading: in.reading,
		listed: in.listed, hinted: in.hinted, Asked: in.asked, pins: in.pins, focus: in.focus, line: in.line,
	}
	if a.Vectors != nil {
		out.VectorModel = a.Vectors.Provided.Model
	}
	if found != nil {
		out.Lists, out.HyDE, out.Rarity = found.lists, found.hyde, found.rarity()
		out.Chunks = m.chunks
		if out.unwritten = in.unwritten && len(in.corrections) == 0 && len(m.candidates) > 0 && !slices.ContainsFunc(m.candidates, func(c rank.Candidate) bool { return c.Defines > 0 }); out.unwritten {
			addNote(&out.Notes, "nothing has %q as it is written: what is found has its words, or is near in meaning", shortened(in.query.Text))
		}
	}
	return out
}

// Reading says what was understood of a query beyond its words.
type Reading struct {
	Question    *Question    `json:"question,omitempty"` // where a request wants explanations
	Filters     []string     `json:"filters,omitempty"`  // as they are typed
	Phrases     []string     `json:"phrases,omitempty"`
	Corrections []Correction `json:"corrections,omitempty"`
	Frames      []Frame      `json:"frames,omitempty"` // the innermost first
}

// Question is what was read in the words of a query.
type Question struct {
	Intent     string    `json:"intent"`
	Confidence float64   `json:"confidence"` // of the intent, 0 to 1
	Keywords   []string  `json:"keywords"`
	Mentions   []Mention `json:"mentions"`
}

// Mention is a name in a query: the bytes from Start to End.
type Mention struct {
	Text  string `json:"text"`
	Type  string `json:"type"` // file, class, function or unknown
	Start int    `json:"start"`
	End   int    `json:"end"`
}

// Correction is a word of the query that is not in the index, and the words of the index it was also read as.
type Correction struct {
	Word  string   `json:"word"`
	Terms []string `json:"terms"`
}

// Frame is a place of a trace. Entity is the id of what is there; without it the place is not in the project.
type Frame struct {
	Path     string `json:"path"` // in the project, else as written
	Line     int    `json:"line,omitempty"`
	Function string `json:"function,omitempty"`
	Entity   string `json:"entity,omitempty"`
}

// Reading is nil when there is nothing to say. With explain it always says how the words of the query were read.
func (a *Answer) Reading(explain bool) *Reading {
	r := a.reading
	if explain {
		r.Question = &Question{Intent: string(a.Query.Intent), Confidence: a.Query.Confidence, Keywords: append([]string{}, a.Query.Keywords...), Mentions: []Mention{}}
		for _, m := range a.Query.Mentions {
			r.Question.Mentions = append(r.Question.Mentions, Mention{Text: m.Text, Type: string(m.Type), Start: m.Start, End: m.End})
		}
		return &r
	}
	if len(r.Filters)+len(r.Phrases)+len(r.Corrections)+len(r.Frames) > 0 {
		return &r
	}
	return nil
}

// Tier says how the question was answered: by words and vectors; by words, since there were no vectors or none was like it; by
// vectors alone, since the words could not be searched; or, since neither could, by counting words.
func (a *Answer) Tier() string {
	words, vectors := listOf(a.Lists, query.Keyword), listOf(a.Lists, query.Semantic)
	switch {
	case listOf(a.Lists, retrieve.Counted) != nil:
		return "terms"
	case vectors == nil || vectors.Err != nil || len(vectors.Hits) == 0:
		return "keyword"
	case words != nil && words.Err != nil:
		return "scan"
	}
	return "hybrid"
}

// Unanswered is the note that no result seems to answer but something is near; nil when there are results, or nothing is near.
func (a *Answer) Unanswered() []string {
	if len(a.Nearest) == 0 {
		return nil
	}
	places := make([]string, len(a.Nearest))
	for i, r := range a.Nearest {
		places[i] = fmt.Sprintf("%s:%d", r.Path, r.StartLine)
	}
	return []string{"the search found nothing that seems to answer; the nearest places are " + strings.Join(places, ", ")}
}

// PinnedBy is why a chunk comes before all that was ranked: what a trace, a phrase or a relation names; "" for a chunk that was ranked.
func (a *Answer) PinnedBy(doc int64) string {
	for _, p := range a.pins {
		if p.doc == doc {
			return p.strategy
		}
	}
	return ""
}

// Related reports whether results are what a question asked of the graph: a list of callers, callees, implementations or dependents.
func (a *Answer) Related() bool {
	asked := a.Query.AboutName
	return asked != nil && asked.Relation != query.Definition && slices.ContainsFunc(a.pins, func(p pin) bool { return p.strategy == string(asked.Relation) })
}

// Quotes reports whether a chunk has a phrase that the question has in quotes.
func (a *Answer) Quotes(doc int64) bool {
	_, ok := a.focus[doc]
	return ok && len(a.Query.Phrases) > 0
}

// Line is the line of its file that a question names for a chunk.
func (a *Answer) Line(doc int64) (line int, ok bool) {
	line, ok = a.line[doc]
	return line, ok
}

// Focus is the line of a chunk, from 0, that the question names or where the phrase is that was asked for, -1 for none. body is the text of
// the chunk.
func (a *Answer) Focus(chunk *store.LocatedChunk, body string) int {
	if line, ok := a.line[chunk.ID]; ok {
		return min(max(line-chunk.StartLine, 0), strings.Count(body, "\n"))
	}
	if at, ok := a.focus[chunk.ID]; ok {
		return strings.Count(body[:min(at, len(body))], "\n")
	}
	return -1
}

// listOf is the list of a retriever, nil when that did not run.
func listOf(lists []retrieve.List, name string) *retrieve.List {
	for i := range lists {
		if lists[i].Name == name {
			return &lists[i]
		}
	}
	return nil
}
