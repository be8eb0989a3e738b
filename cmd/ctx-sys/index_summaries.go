package main

import (
	"context"
	"errors"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// summaries says whether an index run has a model summarise code, and whether somebody asked for it in so many words.
type summaries struct{ on, asked bool }

// summaries are wanted by the flag, else by the settings. A flag without a model is an error; a setting without one is reported.
func (a *app) summaries(at place, flag, changed bool) (summaries, error) {
	s := summaries{on: at.cfg.Summarization.Enabled, asked: changed && flag}
	if changed {
		s.on = flag
	}
	if !s.on || at.cfg.Summarizer() != "" {
		return s, nil
	}
	const next = "set summarization.provider and summarization.model, as ollama and qwen2.5-coder"
	if s.asked {
		return s, usage("no model for summaries is set up: %s", next)
	}
	a.note("summarization.enabled is true, and no model is set up: %s", next)
	return summaries{}, nil
}

// summarise has the model of the settings summarise what has no summary yet. That it fails is reported, and no error of the index:
// only who asked for summaries gets one for a model that cannot be asked, and waits for another process that is at it unless noWait.
func (a *app) summarise(ctx context.Context, p *engine.Project, at place, asked, noWait bool) (report *summary.Report, refused, err error) {
	bar := a.progress(at.cfg)
	req, g := at.summaryRequest()
	req.Progress, req.Wait = bar.show, a.waiting(noWait || !asked, "making summaries of "+at.Root)
	report, err = p.Summarize(ctx, req)
	bar.clear()
	if errors.Is(err, ctxsys.ErrBusy) && asked {
		err = worded{ctxsys.ErrBusy, "the index is complete, and another process is making summaries of it: leave out --no-wait to wait for that"}
	} else if errors.Is(err, ctxsys.ErrBusy) {
		a.note("summaries: another process is making them")
		return nil, nil, nil
	}
	if err != nil {
		return report, nil, err
	}
	if g != nil { // with what was asked for nothing
		report.Usage = summary.Usage(g.Total())
	}
	if report.Err != nil && asked && (errors.Is(report.Err, model.ErrUnavailable) || errors.Is(report.Err, model.ErrSettings)) {
		return report, fmt.Errorf("the index is complete, summaries are not: %w", report.Err), nil
	}
	if report.Notice != "" {
		a.note("summaries: %s", report.Notice)
	}
	return report, nil, nil
}

// summaryRequest is a run of the model of the settings. The generator says what it took, and is nil where the settings lead nowhere.
func (at place) summaryRequest() (engine.SummaryRequest, *model.Generator) {
	spec := at.cfg.Summarizer()
	g, gone := at.generator(spec, "code summaries")
	return engine.SummaryRequest{Budget: at.cfg.Summarization.MaxTokens, Model: summary.Model{
		Name: spec,
		Ask: func(ctx context.Context, p summary.Prompt) (string, summary.Usage, error) {
			if gone != nil {
				return "", summary.Usage{}, gone
			}
			answer, err := g.Generate(ctx, model.Request{System: p.System, Messages: []model.Message{{Role: "user", Text: p.Data}}, MaxTokens: p.MaxTokens})
			if err != nil {
				if errors.Is(err, model.ErrAnswer) {
					err = fmt.Errorf("%w: %w", summary.ErrUseless, err)
				}
				return "", summary.Usage{}, err
			}
			return answer.Text, summary.Usage(answer.Usage), nil
		},
	}}, g
}

// laterSummaries are the runs in the background of who holds the project open, nil where the settings want none.
func (at place) laterSummaries() func() engine.SummaryRequest {
	if !at.cfg.Summarization.Enabled || at.cfg.Summarizer() == "" {
		return nil
	}
	return func() engine.SummaryRequest {
		req, _ := at.summaryRequest()
		return req
	}
}

// summaryText is what a person reads of it.
func summaryText(r *summary.Report) render.Page {
	var b render.Writer
	b.Printf("summaries by %s: %d made, %d kept", r.Model, r.Made, r.Kept)
	if r.Left > 0 {
		b.Printf(", %d left", r.Left)
	}
	if r.Refused > 0 {
		b.Printf(", %d refused", r.Refused)
	}
	if r.Calls > 0 {
		b.Printf("; %s, %s in, %d out", ctxsys.Plural(r.Calls, "call"), ctxsys.Plural(r.InputTokens, "token"), r.OutputTokens)
	}
	b.Printf("\n")
	return b.Page()
}
