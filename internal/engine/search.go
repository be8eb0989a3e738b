package engine

import (
	"context"
	"regexp"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

const defaultLimit = 10

// Search answers with ranked chunks, best first. No results are no error.
func (p *Project) Search(ctx context.Context, req SearchRequest) (*SearchResponse, error) {
	start := time.Now()
	if err := checkQuery(req.Query); err != nil {
		return nil, err
	}
	if req.Exact() {
		return p.searchExact(ctx, req)
	}
	shown := secret.MaskString(req.Query)
	if shown != req.Query { // nothing that is stored has it, and the answer repeats words of the question
		req.Query = maskOf().ReplaceAllString(shown, " ")
	}
	if req.Limit <= 0 {
		req.Limit = p.opts.Retrieval.Limit
	}
	if req.Limit <= 0 {
		req.Limit = defaultLimit
	}
	req.Limit = min(req.Limit, search.MaxLimit)
	var resp *SearchResponse
	r := recallOf(&req)
	var asked *advice.Question
	var advised modelAdvice
	if !req.NoModels && !r.alone {
		asked = p.adviser.About(req.Query)
		advised = p.consult(ctx, asked, req.Query, req.Types)
	}
	p.reader.Scan(ctx, req.Query)
	fresh, err := p.reader.Answer(ctx, func() error {
		said, note, err := p.recall(ctx, r, req.Limit)
		if err != nil {
			return err
		}
		if r.alone {
			resp = answerSaid(req, said, note)
			return nil
		}
		return p.source.View(ctx, func(v *snapshot.Snapshot) (err error) {
			if resp, err = p.searchIn(ctx, v, req, advised); err != nil {
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
	p.asked(ctx, req.Query)
	resp.Index = fresh
	resp.Models, resp.Notes = asked.Reports(), withNotice(resp.Notes, asked)
	resp.TookMS = ms(time.Since(start))
	return resp, nil
}

// maskOf matches a mask with the prefix that tells of what kind it is.
var maskOf = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[\w-]*\*{4,}`) })

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

func strategyReports(lists []retrieve.List) []StrategyReport {
	out := make([]StrategyReport, len(lists))
	for i, l := range lists {
		out[i] = StrategyReport{Name: l.Name, Hits: len(l.Hits), MS: ms(l.Took)}
		if l.Err != nil {
			msg := l.Err.Error()
			out[i].Error = &msg
		}
	}
	return out
}

// searchIn answers a request from one view of the index. Of the response it fills in what is about files.
func (p *Project) searchIn(ctx context.Context, v *snapshot.Snapshot, req SearchRequest, advised modelAdvice) (*SearchResponse, error) {
	s, err := p.searching(ctx, v)
	if err != nil {
		return nil, err
	}
	a, err := s.run(ctx, req, advised)
	if err != nil {
		return nil, err
	}
	resp := &SearchResponse{
		Intent: string(a.Query.Intent), Tier: a.Tier(), Strategies: strategyReports(a.Lists), Confidence: a.Confidence,
		Notes: a.Notes, Read: a.Reading(), HyDE: a.HyDE, VectorModel: a.VectorModel,
	}
	if resp.Results, err = search.Present(ctx, &s.View, a, a.Results, req.Limit); err != nil {
		return nil, err
	}
	resp.Nearest, err = search.Present(ctx, &s.View, a, a.Nearest, len(a.Nearest))
	return resp, err
}

// searching is the view of a snapshot for one question at a time.
type searching struct {
	search.View
	project *Project
	snap    *snapshot.Snapshot
}

// searching makes what a question reads of a view of the index.
func (p *Project) searching(ctx context.Context, v *snapshot.Snapshot) (*searching, error) {
	s, err := p.reader.Search(ctx, v)
	if err != nil {
		return nil, err
	}
	return &searching{View: *s, project: p, snap: v}, nil
}

// run answers a request with what models advised.
func (s *searching) run(ctx context.Context, req SearchRequest, advised modelAdvice) (*search.Answer, error) {
	a := advised.Advice
	if advised.given != nil && s.Index.Vectors != nil {
		var err error
		if a.Vectors, err = s.project.provided.Vectors(ctx, s.snap, advised.given, s.Index.Vectors); err != nil {
			return nil, err
		}
	}
	return search.Run(ctx, &s.View, req, a)
}
