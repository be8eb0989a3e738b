package main

import (
	"context"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// advice are the models that may be asked about a question: those that are set up, less those that are switched off.
func (at place) advice() searcher.AdviceOptions {
	c := at.cfg.Config
	models := map[advice.Use]advice.Model{}
	for _, m := range []struct {
		use  advice.Use
		spec string
		on   bool
	}{
		{advice.Gate, c.Models.Gate, c.Retrieval.Gating && c.Retrieval.GatingModel},
		{advice.HyDE, at.cfg.HyDEModel(), c.Retrieval.HyDE},
		{advice.Terms, c.Models.Terms, c.Retrieval.Terms},
		{advice.Split, c.Models.Split, c.Retrieval.Split},
		{advice.Rerank, c.Models.Rerank, c.Retrieval.Rerank},
	} {
		if m.on && m.spec != "" && m.spec != "none" {
			models[m.use] = at.adviser(m.spec, m.use)
		}
	}
	return searcher.AdviceOptions{
		Models: models, Deadline: time.Duration(c.Models.DeadlineMS) * time.Millisecond,
		HyDEIntents: c.Retrieval.HyDEIntents, HyDELength: c.Retrieval.HyDELength, Candidates: c.Retrieval.RerankCandidates,
	}
}

// adviser is a model for one use. Settings that reach none are told when it is asked.
func (at place) adviser(spec string, use advice.Use) advice.Model {
	g, gone := at.generator(spec, string(use))
	return advice.Model{Name: spec, Ask: func(ctx context.Context, p advice.Prompt) (string, error) {
		if gone != nil {
			return "", gone
		}
		a, err := g.Generate(ctx, model.Request{System: p.System, Messages: []model.Message{{Role: "user", Text: p.Data}}, MaxTokens: p.MaxTokens})
		if err != nil {
			return "", err
		}
		return a.Text, nil
	}}
}
