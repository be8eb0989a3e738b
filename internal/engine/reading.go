package engine

import (
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Reading says what was understood of a query beyond its words.
type Reading struct {
	Filters     []string     `json:"filters,omitempty"` // as they are typed
	Phrases     []string     `json:"phrases,omitempty"`
	Corrections []Correction `json:"corrections,omitempty"`
	Frames      []Frame      `json:"frames,omitempty"` // the innermost first
}

// Correction is a word of the query that is not in the index, and the words of the index it was also read as.
type Correction struct {
	Word  string   `json:"word"`
	Terms []string `json:"terms"`
}

// Frame is a place of a trace. Entity is the id of what stands there; without it the place is not in the project.
type Frame struct {
	Path     string `json:"path"` // in the project, else as written
	Line     int    `json:"line,omitempty"`
	Function string `json:"function,omitempty"`
	Entity   string `json:"entity,omitempty"`
}

// reader turns what stands in a query into what the strategies are told.
type reader struct {
	p  *Project
	v  *sqlite.View
	f  *found
	ix *retrieve.Index

	filter  *filter
	without lexical.Set // documents that hold a word that was ruled out
	ruled   bool
	among   lexical.Set // documents that hold the phrases
	phrased bool

	corrections []retrieve.Correction

	near    *nearness
	options retrieve.Options
}

// read does all that comes before the strategies.
func (r *reader) read(ctx context.Context) error {
	if err := r.filters(ctx); err != nil {
		return err
	}
	if err := r.onePath(ctx); err != nil {
		return err
	}
	r.hint()
	if err := r.frames(ctx); err != nil {
		return err
	}
	if blank := strings.TrimSpace(r.f.query.Text) == ""; blank || r.f.listed {
		if r.f.listed = len(r.filter.typed) > 0 && len(r.f.query.Frames) == 0; r.f.listed {
			r.f.query.Intent = query.List
		}
		return nil
	}
	if err := r.asked(ctx); err != nil {
		return err
	}
	if err := r.phrases(ctx); err != nil {
		return err
	}
	if err := r.correct(ctx); err != nil {
		r.corrections = nil // the keyword strategy will meet the same trouble, and is named in the answer
	}
	return ctx.Err()
}

// hint makes a filter of what a question asks a list of: "all interfaces", "list the classes in auth". When that is all it
// says, it is a query of nothing but a filter.
func (r *reader) hint() {
	q := &r.f.query
	if len(q.Types) == 0 || len(r.filter.types) > 0 || slices.ContainsFunc(q.Filters, func(f query.Filter) bool { return f.Key == query.FilterType }) {
		return
	}
	r.f.hinted = true
	r.filter.typed = append(r.filter.typed, condition{types: q.Types})
	for _, t := range q.Types {
		r.f.reading.Filters = append(r.f.reading.Filters, query.Filter{Key: query.FilterType, Value: string(t)}.String())
	}
	r.f.listed = r.f.listed || !slices.ContainsFunc(q.Keywords, func(word string) bool { return query.TypesNamed(word) == nil })
}

// onePath makes a filter of a query that is nothing but the path of a file or folder, or the end of one.
func (r *reader) onePath(ctx context.Context) error {
	text := strings.Trim(strings.TrimSpace(r.f.query.Text), "`'\"")
	named := len(r.f.query.Mentions) == 1 && r.f.query.Mentions[0].Type == query.MentionFile
	if !named && !strings.Contains(strings.Trim(text, "/"), "/") || strings.ContainsAny(text, " \t\r\n:*?[{") {
		return nil
	}
	files, err := r.f.known.paths(ctx, r.v)
	if err != nil {
		return err
	}
	if files.has(text) {
		r.filter.typed = append(r.filter.typed, condition{paths: []string{text}})
		r.f.reading.Filters = append(r.f.reading.Filters, query.Filter{Key: query.FilterPath, Value: text}.String())
		r.f.listed = true
	}
	return nil
}

// read is nil when there is nothing to tell.
func (f *found) read() *Reading {
	if r := &f.reading; len(r.Filters)+len(r.Phrases)+len(r.Corrections)+len(r.Frames) > 0 {
		return r
	}
	return nil
}

// note says a thing once.
func (r *reader) note(format string, args ...any) {
	if note := fmt.Sprintf(format, args...); !slices.Contains(r.f.notes, note) {
		r.f.notes = append(r.f.notes, note)
	}
}

// filters adds the filters of the query to those of the request. One whose value means nothing is left out and noted.
func (r *reader) filters(ctx context.Context) error {
	for _, typed := range r.f.query.Filters {
		switch {
		case typed.Key == query.FilterWord:
			if err := r.rule(ctx, typed.Value); err != nil {
				return err
			}
		case !r.filter.add(typed):
			if err := r.unknown(ctx, typed); err != nil {
				return err
			}
			continue
		}
		r.f.reading.Filters = append(r.f.reading.Filters, typed.String())
	}
	return nil
}

func (r *reader) unknown(ctx context.Context, typed query.Filter) error {
	if typed.Key == query.FilterType {
		r.note("%s was left out: there is no such type of entity: use %s", shortened(typed.String()), typeList())
		return nil
	}
	languages, err := r.languages(ctx)
	if err != nil {
		return err
	}
	r.note("%s was left out: there is no such language here: use %s", shortened(typed.String()), strings.Join(languages, ", "))
	return nil
}

// languages are those of the index.
func (r *reader) languages(ctx context.Context) ([]string, error) {
	stats, err := r.v.Languages(ctx)
	var names []string
	for _, l := range stats {
		if l.Language != "" {
			names = append(names, l.Language)
		}
	}
	return names, err
}

// rule rules out the documents that hold a word, by itself or as a whole identifier.
func (r *reader) rule(ctx context.Context, word string) error {
	terms := r.ix.Analyzer.Terms(nil, word)
	switch len(terms) {
	case 0:
		return nil
	case 1:
		terms = append(terms, lexical.ExactTerm(word))
	default:
		terms = terms[len(terms)-1:]
	}
	docs, err := lexical.Documents(ctx, r.ix.Segments, r.v, terms...)
	if err != nil {
		return err
	}
	r.without, r.ruled = append(r.without, docs...), true
	slices.Sort(r.without)
	r.note("what holds %q is left out: put \"-%s\" in quotes to look for it", word, word)
	return nil
}

// keep says which documents the strategies may find; nil is all.
func (r *reader) keep() func(doc uint32) bool {
	if !r.ruled && !r.phrased {
		return nil
	}
	return func(doc uint32) bool {
		return !r.without.Has(doc) && (!r.phrased || r.among.Has(doc))
	}
}

// correct finds what misspelled words of the query may stand for.
func (r *reader) correct(ctx context.Context) (err error) {
	r.corrections, err = retrieve.Correct(ctx, r.ix, r.v, r.f.query, func(from, to string) (*lexical.Vocabulary, error) {
		return remembered(r.f.known, r.f.known.words, from, func() (*lexical.Vocabulary, error) {
			return retrieve.Vocabulary(ctx, r.v, r.ix.Segments, from, to)
		})
	})
	for _, c := range r.corrections {
		at := slices.IndexFunc(r.f.reading.Corrections, func(have Correction) bool { return have.Word == c.Word })
		if at < 0 {
			at = len(r.f.reading.Corrections)
			r.f.reading.Corrections = append(r.f.reading.Corrections, Correction{Word: c.Word})
		}
		for _, near := range c.Near {
			term := strings.TrimPrefix(near.Term, "=")
			if have := &r.f.reading.Corrections[at]; !slices.Contains(have.Terms, term) {
				have.Terms = append(have.Terms, term)
			}
		}
	}
	return err
}

// explainNothing notes which filter leaves nothing, when nothing was found.
func (r *reader) explainNothing(ctx context.Context) error {
	if len(r.f.results) > 0 || len(r.filter.typed) == 0 {
		return nil
	}
	files, err := r.v.Files(ctx)
	if err != nil {
		return err
	}
	for _, c := range r.filter.typed {
		alone := filter{typed: []condition{c}}
		if c.types != nil || slices.ContainsFunc(files, func(f sqlite.File) bool { return f.Indexed() && alone.keepsFile(f.Path, f.Language) }) {
			continue
		}
		if c.languages != nil {
			languages, err := r.languages(ctx)
			if err != nil {
				return err
			}
			r.note("no file is in %s: use %s", strings.Join(c.languages, " or "), strings.Join(languages, ", "))
		} else {
			r.note("no indexed file has a path that fits %s", shortened(strings.Join(c.paths, " or ")))
		}
	}
	return nil
}

func typeList() string {
	var names []string
	for _, t := range ctxsys.EntityTypes {
		names = append(names, string(t))
	}
	return strings.Join(names, ", ")
}
