package prompt

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/gate"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// decide asks the gate whether a request needs code. Who says what to search for is not asked.
func (p *Builder) decide(ctx context.Context, req *Request, asked *advice.Question) GateDecision {
	switch {
	case p.opts.NoGate:
		return GateDecision{ShouldRetrieve: true, CodebaseRelated: true, Confidence: 0.5, Reason: "the gate is switched off", Categories: []string{}}
	case req.Search != "":
		return GateDecision{ShouldRetrieve: true, CodebaseRelated: true, Confidence: 1, Reason: "a search was asked for", Categories: []string{}}
	}
	key := p.opts.Reader.Source().Generation(ctx) + " " + req.Query
	d := p.gate.Decide(key, func() gate.Decision {
		return gate.Decide(req.Query, gate.Options{Known: func(name string) bool { return p.knows(ctx, name) }})
	})
	out := GateDecision{
		ShouldRetrieve: d.ShouldRetrieve, CodebaseRelated: d.ShouldRetrieve, Confidence: d.Confidence, Reason: d.Reason,
		SuggestedStrategy: d.Strategy, NeedsHistory: d.NeedsHistory, Categories: []string{},
	}
	for _, c := range d.Categories {
		out.Categories = append(out.Categories, string(c))
	}
	if d.Reason == gate.Default && strings.TrimSpace(req.Query) != "" {
		out.advised(ctx, asked)
	} else {
		asked.Without(advice.Gate, "the rules are sure")
	}
	return out
}

// advised asks a model what the rules do not know. One that is not sure that no code is needed does not skip the question.
func (d *GateDecision) advised(ctx context.Context, asked *advice.Question) {
	var known []string
	for _, c := range gate.Categories() {
		known = append(known, string(c))
	}
	said, ok := asked.Related(ctx, known)
	if !ok {
		return
	}
	if !said.CodebaseRelated && said.Confidence < 0.5 {
		asked.Unused(advice.Gate, "it is not sure that no code is needed")
		return
	}
	d.ShouldRetrieve, d.CodebaseRelated, d.Confidence, d.Reason = said.CodebaseRelated, said.CodebaseRelated, said.Confidence, "model"
	switch {
	case !said.CodebaseRelated:
		d.Categories = []string{}
	case len(said.Categories) > 0:
		d.Categories = said.Categories
	}
}

// knows says whether something in the index is called so, with or without the extension of a file, headings aside: they are
// sentences. An index that cannot be read knows everything, since nothing should be skipped because of that.
func (p *Builder) knows(ctx context.Context, name string) bool {
	known := false
	err := p.opts.Reader.Source().View(ctx, func(v *snapshot.Snapshot) (err error) {
		if known, err = v.HasStem(ctx, name); known || err != nil {
			return err
		}
		found, err := v.Named(ctx, name, 20)
		known = slices.ContainsFunc(found, func(e store.Entity) bool { return e.Type != ctxsys.TypeSection && e.Type != ctxsys.TypeDocument })
		return err
	})
	return known || err != nil
}
