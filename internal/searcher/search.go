package searcher

import (
	"context"
	"regexp"
	"slices"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

const defaultLimit = 10

// Search answers with ranked chunks, best first. No results are no error.
func (s *Searcher) Search(ctx context.Context, req search.Request) (*Response, error) {
	start := time.Now()
	if err := CheckQuery(req.Query); err != nil {
		return nil, err
	}
	if req.Exact() {
		return s.searchExact(ctx, req)
	}
	shown := secret.MaskString(req.Query)
	if shown != req.Query { // nothing that is stored has it, and the answer repeats words of the question
		req.Query = maskOf().ReplaceAllString(shown, " ")
	}
	if req.Limit <= 0 {
		req.Limit = s.opts.Limit
	}
	if req.Limit <= 0 {
		req.Limit = defaultLimit
	}
	req.Limit = min(req.Limit, search.MaxLimit)
	var resp *Response
	r := RecallOf(&req)
	var asked *advice.Question
	var advised ModelAdvice
	if !req.NoModels && !r.Alone {
		asked = s.opts.Adviser.About(req.Query)
		advised = s.Consult(ctx, asked, req.Query, req.Types)
	}
	s.opts.Reader.Scan(ctx, req.Query)
	fresh, err := s.opts.Reader.Answer(ctx, func() error {
		said, note, err := s.recalled(ctx, r, req.Limit)
		if err != nil {
			return err
		}
		if r.Alone {
			resp = answerSaid(req, said, note)
			return nil
		}
		return s.opts.Reader.View(ctx, func(v *snapshot.Snapshot) (err error) {
			if resp, err = s.searchIn(ctx, v, req, advised); err != nil {
				return err
			}
			resp.Query = shown
			resp.with(said, note, req.Limit)
			return nil
		})
	}, func(file func(string)) { resp.shows(file) })
	if err != nil {
		return nil, err
	}
	s.opts.Asked(ctx, req.Query)
	resp.Index = fresh
	resp.Models, resp.Notes = asked.Reports(), WithNotice(resp.Notes, asked)
	resp.TookMS = Ms(time.Since(start))
	return resp, nil
}

// maskOf matches a mask with the prefix that tells of what kind it is.
var maskOf = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[\w-]*\*{4,}`) })

func Ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// StrategyReports says what each strategy of an answer did, the graph too where it was asked about one name.
func StrategyReports(a *search.Answer) []StrategyReport {
	out := make([]StrategyReport, len(a.Lists))
	for i, l := range a.Lists {
		out[i] = StrategyReport{Name: l.Name, Hits: len(l.Hits), MS: Ms(l.Took)}
		if l.Err != nil {
			msg := l.Err.Error()
			out[i].Error = &msg
		}
	}
	if a.Asked != nil && !slices.ContainsFunc(out, func(r StrategyReport) bool { return r.Name == query.Graph }) {
		out = append(out, StrategyReport{Name: query.Graph, Hits: a.Asked.Places, MS: Ms(a.Asked.Took)})
	}
	return out
}

// searchIn answers a request from one view of the index. Of the response it fills in what is about files.
func (s *Searcher) searchIn(ctx context.Context, v *snapshot.Snapshot, req search.Request, advised ModelAdvice) (*Response, error) {
	view, err := s.View(ctx, v)
	if err != nil {
		return nil, err
	}
	if view.Options, err = req.Tuning.Over(view.Options); err != nil {
		return nil, err
	}
	a, err := view.Run(ctx, req, advised)
	if err != nil {
		return nil, err
	}
	resp := &Response{
		Intent: string(a.Query.Intent), Tier: a.Tier(), Strategies: StrategyReports(a), Confidence: a.Confidence,
		Notes: a.Notes, Read: a.Reading(req.Explain), HyDE: a.HyDE, VectorModel: a.VectorModel,
	}
	if resp.Results, err = search.Present(ctx, &view.View, a, a.Results, req.Limit); err != nil {
		return nil, err
	}
	resp.Nearest, err = search.Present(ctx, &view.View, a, a.Nearest, len(a.Nearest))
	return resp, err
}

// View is what a search reads of a snapshot, for one question at a time.
type View struct {
	search.View
	Snapshot *snapshot.Snapshot

	searcher *Searcher
}

// View makes what a question reads of a view of the index.
func (s *Searcher) View(ctx context.Context, v *snapshot.Snapshot) (*View, error) {
	view, err := s.opts.Reader.Search(ctx, v)
	if err != nil {
		return nil, err
	}
	return &View{View: *view, Snapshot: v, searcher: s}, nil
}

// Run answers a request with what models advised.
func (v *View) Run(ctx context.Context, req search.Request, advised ModelAdvice) (*search.Answer, error) {
	a := advised.Advice
	if advised.given != nil && v.Index.Vectors != nil {
		var err error
		if a.Vectors, err = v.searcher.opts.Provided.Vectors(ctx, v.Snapshot, advised.given, v.Index.Vectors); err != nil {
			return nil, err
		}
	}
	return search.Run(ctx, &v.View, req, a)
}
