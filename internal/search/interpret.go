package search

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// interpretation is what a question asks of one state of the index.
type interpretation struct {
	view       *View
	query      query.Query
	retrievers []string // names of those that run
	filter     Filter
	reading    Reading
	notes      []string

	listed bool // nothing but filters is asked for
	hinted bool // words of the question became a filter

	without lexical.Set // documents that hold a word that was ruled out
	ruled   bool
	among   lexical.Set // documents that hold the phrases
	phrased bool

	corrections []retrieve.Correction
	ahead       *retrieve.Begun // the search by vectors, nil where it was not begun

	whole     lexical.Set // documents that have the identifier that the query is
	unwritten bool        // the query is a name that no document has

	asked  *Asked // what the graph said of the one name that is asked about, nil where it was not asked
	pins   []pin
	chunks map[int64]*store.LocatedChunk // of the pins
	focus  map[int64]int                 // by chunk: the byte of it to show
	line   map[int64]int                 // by chunk: the line to show
}

// parse reads a question. One of where something is that exists asks for that.
func parse(ctx context.Context, v *View, text string) (query.Query, error) {
	q := query.Parse(text)
	if a := q.AboutName; a != nil && a.Relation == query.Definition {
		found, err := v.Cache.Definitions(ctx, v.Store, a.Name)
		if err != nil {
			return q, err
		}
		if len(found) > 0 {
			q = q.About(a.Name)
		}
	}
	return q, nil
}

// interpret is the first stage. It takes a request and what its words say, and gives what that means in this state of the index: which
// retrievers run, which documents they may find, what comes first because it was named, what misspelled words may stand for. A request
// that nothing can answer is an error that wraps ctxsys.ErrUsage. The search by vectors needs little of this, and begins meanwhile.
func interpret(ctx context.Context, v *View, req Request, a Advice, q query.Query) (out *interpretation, err error) {
	in := &interpretation{view: v, query: q, chunks: map[int64]*store.LocatedChunk{}, focus: map[int64]int{}, line: map[int64]int{}}
	if in.filter, err = NewFilter(req); err != nil {
		return nil, err
	}
	in.filter.Projects = v.Projects
	if in.retrievers, err = chosen(v, req.Strategies, q); err != nil {
		return nil, err
	}
	if err := in.filters(ctx); err != nil {
		return nil, err
	}
	if err := in.onePath(ctx); err != nil {
		return nil, err
	}
	in.hint()
	if err := in.frames(ctx); err != nil {
		return nil, err
	}
	if blank := strings.TrimSpace(q.Text) == ""; blank || in.listed {
		if in.listed = len(in.filter.typed) > 0 && len(q.Frames) == 0; in.listed {
			in.query.Intent = query.List
		}
		return in, nil
	}
	if slices.Index(in.retrievers, query.Semantic) > 0 && a.Vectors == nil && len(q.Phrases) == 0 { // the first retriever works on the view itself
		in.ahead = retrieve.Ahead(ctx, v.Index, q, in.mostFound(req))
		defer func() {
			if out == nil {
				in.ahead.Wait()
			}
		}()
	}
	if err := in.related(ctx); err != nil {
		return nil, err
	}
	if err := in.name(ctx); err != nil {
		return nil, err
	}
	if err := in.phrases(ctx); err != nil {
		return nil, err
	}
	if err := in.correct(ctx); err != nil {
		in.corrections = nil // the keyword retriever will meet the same trouble, and is named in the answer
	}
	in.phrasals(ctx)
	return in, ctx.Err()
}

// maxRelated is how many places of a relation are listed.
const maxRelated = 200

// related puts first what a question wants to know of one name: what calls it, what it calls, what implements it, what depends on it,
// each with the line, and then its definitions.
func (in *interpretation) related(ctx context.Context) error {
	asked := in.query.AboutName
	if asked == nil {
		return nil
	}
	found, err := in.view.Cache.Definitions(ctx, in.view.Store, asked.Name)
	if err != nil {
		return err
	}
	start := time.Now()
	related, definitions, err := in.view.Graph.Related(ctx, asked.Name, asked.Relation, found)
	if err != nil {
		return err
	}
	if asked.Relation != query.Definition {
		in.asked = &Asked{len(related), time.Since(start)}
	}
	for i := range related[:min(len(related), maxRelated)] {
		in.pin(&related[i].Located, related[i].Line, string(asked.Relation), maxRelated)
	}
	for i := range definitions {
		in.pin(&definitions[i].Located, definitions[i].Line, string(query.Definition), maxRelated+len(definitions))
	}
	return nil
}

// name looks for a query that is one identifier as it is written. One of several parts is indexed as a whole.
func (in *interpretation) name(ctx context.Context) (err error) {
	parts := retrieve.NameParts(in.query.Text)
	if !in.query.Symbolic || len(parts) != 1 {
		return nil
	}
	terms := []string{lexical.ExactTerm(parts[0])}
	if words := in.view.Index.Analyzer.Terms(nil, parts[0]); len(words) == 1 {
		terms = append(terms, words[0])
	}
	docs, err := lexical.Documents(ctx, in.view.Index.Segments, in.view.Store, terms...)
	if in.unwritten = err == nil && len(docs) == 0; len(terms) == 1 {
		in.whole = docs
	}
	return ctx.Err() // the keyword retriever will meet the same trouble, and is named in the answer
}

// hint makes a filter of what a question asks a list of: "all interfaces", "list the classes in auth". When that is all it
// says, it is a query of nothing but a filter.
func (in *interpretation) hint() {
	q := &in.query
	if len(q.Types) == 0 || len(in.filter.Types) > 0 || slices.ContainsFunc(q.Filters, func(f query.Filter) bool { return f.Key == query.FilterType }) {
		return
	}
	in.hinted = true
	in.filter.typed = append(in.filter.typed, condition{types: q.Types})
	for _, t := range q.Types {
		in.reading.Filters = append(in.reading.Filters, query.Filter{Key: query.FilterType, Value: string(t)}.String())
	}
	in.listed = in.listed || !slices.ContainsFunc(q.Keywords, func(word string) bool { return query.TypesNamed(word) == nil })
}

// onePath makes a filter of a query that is nothing but the path of a file or folder, or the end of one.
func (in *interpretation) onePath(ctx context.Context) error {
	text := strings.Trim(strings.TrimSpace(in.query.Text), "`'\"")
	named := len(in.query.Mentions) == 1 && in.query.Mentions[0].Type == query.MentionFile
	if !named && !strings.Contains(strings.Trim(text, "/"), "/") || strings.ContainsAny(text, " \t\r\n:*?[{") {
		return nil
	}
	files, err := in.view.Cache.Paths(ctx, in.view.Store)
	if err != nil {
		return err
	}
	if files.Has(text) {
		in.filter.typed = append(in.filter.typed, condition{paths: []string{text}})
		in.reading.Filters = append(in.reading.Filters, query.Filter{Key: query.FilterPath, Value: text}.String())
		in.listed = true
	}
	return nil
}

func (in *interpretation) note(format string, args ...any) { addNote(&in.notes, format, args...) }

// addNote says a thing once.
func addNote(notes *[]string, format string, args ...any) {
	if note := fmt.Sprintf(format, args...); !slices.Contains(*notes, note) {
		*notes = append(*notes, note)
	}
}

// filters adds the filters of the query to those of the request. One whose value means nothing is left out and noted.
func (in *interpretation) filters(ctx context.Context) error {
	for _, typed := range in.query.Filters {
		switch {
		case typed.Key == query.FilterWord:
			if err := in.rule(ctx, typed.Value); err != nil {
				return err
			}
		case !in.filter.add(typed):
			if err := in.unknown(ctx, typed); err != nil {
				return err
			}
			continue
		}
		in.reading.Filters = append(in.reading.Filters, typed.String())
	}
	return nil
}

func (in *interpretation) unknown(ctx context.Context, typed query.Filter) error {
	if typed.Key == query.FilterType {
		in.note("%s was left out: there is no such type of entity: use %s", shortened(typed.String()), typeList())
		return nil
	}
	if typed.Key == query.FilterRepo {
		in.note("%s was left out: this question is about %s", shortened(typed.String()), strings.Join(in.view.Projects.Names[:min(len(in.view.Projects.Names), 50)], ", "))
		return nil
	}
	languages, err := languagesOf(ctx, in.view)
	if err != nil {
		return err
	}
	in.note("%s was left out: there is no such language here: use %s", shortened(typed.String()), strings.Join(languages, ", "))
	return nil
}

// languages are those of the index.
func languagesOf(ctx context.Context, v *View) ([]string, error) {
	stats, err := v.Store.Languages(ctx)
	var names []string
	for _, l := range stats {
		if l.Language != "" {
			names = append(names, l.Language)
		}
	}
	return names, err
}

// rule rules out the documents that hold a word, by itself or as a whole identifier.
func (in *interpretation) rule(ctx context.Context, word string) error {
	terms := in.view.Index.Analyzer.Terms(nil, word)
	switch len(terms) {
	case 0:
		return nil
	case 1:
		terms = append(terms, lexical.ExactTerm(word))
	default:
		terms = terms[len(terms)-1:]
	}
	docs, err := lexical.Documents(ctx, in.view.Index.Segments, in.view.Store, terms...)
	if err != nil {
		return err
	}
	in.without, in.ruled = append(in.without, docs...), true
	slices.Sort(in.without)
	in.note("what holds %q is left out: put \"-%s\" in quotes to look for it", word, word)
	return nil
}

// keep says which documents the retrievers may find; nil is all.
func (in *interpretation) keep() func(doc uint32) bool {
	if !in.ruled && !in.phrased {
		return nil
	}
	return func(doc uint32) bool {
		return !in.without.Has(doc) && (!in.phrased || in.among.Has(doc))
	}
}

// phrasals puts in place of a verb with a particle the noun that code makes of both, if the index has it, and looks for the verb as well: what
// times out is a timeout. Where the particle may be a preposition ("log in the handler"), both count.
func (in *interpretation) phrasals(ctx context.Context) {
	q := &in.query
	if q.Symbolic {
		return
	}
	for _, p := range q.Phrasals() {
		at := slices.Index(q.Keywords, p.Verb)
		verb := in.view.Index.Analyzer.Terms(nil, p.Verb)
		if at < 0 || len(verb) != 1 {
			continue
		}
		noun := verb[0] + p.Particle
		term := in.view.Index.Analyzer.Terms(nil, noun)[0]
		docs, err := lexical.Frequency(ctx, in.view.Index.Segments, in.view.Store, term)
		if err != nil || docs == 0 || slices.Contains(q.Keywords, noun) { // the keyword retriever will meet the same trouble
			continue
		}
		q.Keywords = slices.Clone(q.Keywords)
		if p.Sure {
			q.Keywords[at] = noun
			in.corrections = append(in.corrections, retrieve.Correction{Word: noun, Term: term, Near: []lexical.Near{{Term: verb[0], Distance: 2}}, Also: true})
			continue
		}
		q.Keywords = slices.Insert(q.Keywords, at+1, noun)
		if at < q.Head {
			q.Head++
		}
	}
}

// correct finds what misspelled words of the query may stand for.
func (in *interpretation) correct(ctx context.Context) (err error) {
	in.corrections, err = retrieve.Correct(ctx, in.view.Index, in.view.Store, in.query, func(from, to string) (*lexical.Vocabulary, error) {
		return in.view.Cache.Vocabulary(from, func() (*lexical.Vocabulary, error) {
			return retrieve.Vocabulary(ctx, in.view.Store, in.view.Index.Segments, from, to)
		})
	})
	for _, c := range in.corrections {
		at := slices.IndexFunc(in.reading.Corrections, func(have Correction) bool { return have.Word == c.Word })
		if at < 0 {
			at = len(in.reading.Corrections)
			in.reading.Corrections = append(in.reading.Corrections, Correction{Word: c.Word})
		}
		for _, near := range c.Near {
			term := strings.TrimPrefix(near.Term, "=")
			if have := &in.reading.Corrections[at]; !slices.Contains(have.Terms, term) {
				have.Terms = append(have.Terms, term)
			}
		}
	}
	return err
}

func typeList() string {
	var names []string
	for _, t := range ctxsys.EntityTypes {
		names = append(names, string(t))
	}
	return strings.Join(names, ", ")
}
