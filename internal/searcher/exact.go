package searcher

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/pattern"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Bounds of a search for exact text: the lines that it shows where nothing else is asked for and at most, and how long it reads files.
const (
	exactLimit    = 100
	maxExactLimit = 10_000
	exactTime     = 10 * time.Second
)

// exactStrategy is what the answer calls this search.
const exactStrategy = "exact"

// checkExact refuses what a search for exact text does not take. The error wraps ctxsys.ErrUsage.
func checkExact(req *search.Request) error {
	said := func(t ctxsys.EntityType) bool { return query.SaidNamed(string(t)) != "" }
	switch {
	case req.Match != search.MatchLiteral && req.Match != search.MatchRegex:
		return fmt.Errorf("%w: match %q is not known: use %s, %s or %s", ctxsys.ErrUsage, req.Match, search.MatchWords, search.MatchLiteral, search.MatchRegex)
	case len(req.Strategies) > 0:
		return fmt.Errorf("%w: a search for a %s uses no strategies: leave them out", ctxsys.ErrUsage, req.Match)
	case slices.ContainsFunc(req.Types, said):
		return fmt.Errorf("%w: a search for a %s reads files, and no conversations or commits: search for words, or leave the type out", ctxsys.ErrUsage, req.Match)
	}
	return nil
}

// searchExact answers with every line of the indexed files that matches, by the symbol that it is in. The files are read as they are
// now; secrets are masked before anything is compared.
func (s *Searcher) searchExact(ctx context.Context, req search.Request) (*Response, error) {
	start := time.Now()
	if err := checkExact(&req); err != nil {
		return nil, err
	}
	pat, err := pattern.Compile(req.Query, pattern.Options{Literal: req.Match == search.MatchLiteral, IgnoreCase: req.IgnoreCase})
	if err != nil {
		return nil, err
	}
	filter, err := search.NewFilter(req)
	if err != nil {
		return nil, err
	}
	filter.Projects = s.opts.Reader.Projects()
	if req.Limit <= 0 {
		req.Limit = exactLimit
	}
	var resp *Response
	fresh, err := s.opts.Reader.Answer(ctx, func() error {
		return s.opts.Reader.View(ctx, func(v *snapshot.Snapshot) error {
			x := &exactSearch{searcher: s, v: v, pattern: pat, filter: filter, limit: min(req.Limit, maxExactLimit)}
			resp, err = x.answer(ctx)
			return err
		})
	}, func(file func(string)) { resp.shows(file) })
	if err != nil {
		return nil, err
	}
	resp.Query, resp.Index = secret.MaskString(req.Query), fresh
	if req.Explain {
		resp.Notes = append(resp.Notes, explainPattern(pat))
	}
	resp.TookMS = Ms(time.Since(start))
	return resp, nil
}

// explainPattern says what the search looked for before it asked the regular expression.
func explainPattern(pat *pattern.Pattern) string {
	texts, fold := pat.Required()
	if texts == nil {
		return "no text is in every match: the regular expression read every line"
	}
	how := ""
	if fold {
		how = " in any case"
	}
	return fmt.Sprintf("only lines that hold %q%s were compared", texts, how)
}

// exactSearch is one search for exact text on one view.
type exactSearch struct {
	searcher *Searcher
	v        *snapshot.Snapshot
	pattern  *pattern.Pattern
	filter   search.Filter
	limit    int // of lines

	files   []exactFile // those of the filter, by path
	unread  int         // files that could not be read
	notRead int         // files there was no time for
}

// exactFile is a file with the matches in it. Its ID is 0 where nothing of it is in the index.
type exactFile struct {
	store.File
	at    []int // where the first match begins in each line that matches
	state fileState
}

type fileState uint8

const (
	notRead fileState = iota
	wasRead
	unreadable
)

func (s *exactSearch) answer(ctx context.Context) (*Response, error) {
	start := time.Now()
	limited, cancel := context.WithTimeout(ctx, exactTime)
	defer cancel()
	if err := s.list(limited); err != nil {
		return nil, err
	}
	if err := s.scan(limited); err != nil && (ctx.Err() != nil || limited.Err() == nil) {
		return nil, err
	}
	matched := s.matched()
	if err := s.keepTypes(ctx, matched); err != nil {
		return nil, err
	}
	matched = slices.DeleteFunc(matched, func(f *exactFile) bool { return len(f.at) == 0 })
	count := &Matches{Files: len(matched), Partial: s.notRead > 0}
	for _, f := range matched {
		count.Lines += len(f.at)
	}
	hits, err := s.hits(ctx, matched)
	if err != nil {
		return nil, err
	}
	for i := range hits {
		count.Shown += len(hits[i].Lines)
	}
	count.Truncated = count.Partial || count.Shown < count.Lines
	resp := &Response{
		Intent: "find", Tier: exactStrategy, Matches: count, Results: hits, Notes: s.notes(),
		Strategies: []StrategyReport{{Name: exactStrategy, Hits: count.Lines, MS: Ms(time.Since(start))}},
	}
	if len(hits) > 0 {
		resp.Confidence = 1
	}
	return resp, nil
}

// notes say what was not searched.
func (s *exactSearch) notes() (notes []string) {
	if s.notRead > 0 {
		notes = append(notes, fmt.Sprintf("%d of %s could not be searched within %v: narrow the path or the languages, or write more of the text", s.notRead, ctxsys.Plural(len(s.files), "file"), exactTime))
	}
	if s.unread > 0 {
		notes = append(notes, fmt.Sprintf("%d of %s could not be read", s.unread, ctxsys.Plural(len(s.files), "file")))
	}
	return notes
}

// list lists the files of the filter. As long as there is no index they are those that a first run would read.
func (s *exactSearch) list(ctx context.Context) error {
	if !s.searcher.opts.Reader.Indexed() {
		return s.listDisk(ctx)
	}
	all, err := s.searcher.textFiles(ctx, s.v)
	if err != nil {
		return err
	}
	for i := range all {
		if f := &all[i]; f.Indexed() && s.filter.KeepsFile(f.Path, f.Language) {
			s.files = append(s.files, exactFile{File: *f})
		}
	}
	return nil
}

// textFiles are the files of a view by path. Those of the state of the index that was asked about last are remembered: all of them are
// gone through in every search.
func (s *Searcher) textFiles(ctx context.Context, v *snapshot.Snapshot) ([]store.File, error) {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	kept, of := s.texts, s.textsOf
	s.mu.Unlock()
	if kept != nil && of == generation && !v.Overlay().Any() {
		return kept, nil
	}
	all, err := v.BriefFiles(ctx, false)
	slices.SortFunc(all, func(a, b store.File) int { return strings.Compare(a.Path, b.Path) })
	if err == nil && !v.Overlay().Any() {
		s.mu.Lock()
		s.texts, s.textsOf = all, generation
		s.mu.Unlock()
	}
	return all, err
}

// matched are the files with matches, and counts the others that were not read.
func (s *exactSearch) matched() (matched []*exactFile) {
	for i := range s.files {
		switch f := &s.files[i]; {
		case f.state == notRead:
			s.notRead++
		case f.state == unreadable:
			s.unread++
		case len(f.at) > 0:
			matched = append(matched, f)
		}
	}
	return matched
}

// workers is how many files are read at once.
func workers() int { return runtime.GOMAXPROCS(0) }

// gone reports whether an error says that a file is not there any more, or nothing that a project has.
func gone(err error) bool { return errors.Is(err, fs.ErrNotExist) }
