package engine

import (
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/critique"
	"github.com/ctx-sys/ctx-sys/internal/critique/evidence"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// CritiqueRequest asks which claims of a draft are true.
type CritiqueRequest struct {
	Draft         string            `json:"draft"`
	Query         string            `json:"query,omitempty"` // what the draft answers
	MaxIterations int               `json:"max_iterations,omitempty"`
	FailOn        critique.Severity `json:"fail_on,omitempty"` // medium

	// Ask asks a model: for a judgement of the claims that the index cannot judge and, with Revise, for a better draft. Nil asks that of
	// Options.Critic, unless NoModel says otherwise.
	Ask     func(ctx context.Context, prompt string) (string, error) `json:"-"`
	NoModel bool                                                     `json:"-"`
	Revise  bool                                                     `json:"revise,omitempty"`
	// Given is the context that the draft was written from: a model judges by it, and each claim says whether it shows the source.
	// Without one a context of the question is assembled for the model.
	Given *prompt.Response `json:"-"`
	// Reviser corrects the draft instead of the model; it may be nil.
	Reviser func(ctx context.Context, draft string, r critique.Round) (string, error) `json:"-"`
}

// judgedTokens is how much context a model judges by.
const judgedTokens = 6000

// Critique checks a draft against the index. Credentials in the draft are masked in all that is said of it.
func (p *Project) Critique(ctx context.Context, req CritiqueRequest) (*critique.Report, error) {
	if req.Ask == nil && !req.NoModel && p.opts.Critic != nil {
		req.Ask = p.opts.Critic()
	}
	req.Query = secret.MaskString(req.Query)
	masked, _ := secret.Mask([]byte(strings.ToValidUTF8(req.Draft, "\uFFFD")))
	o := critique.Options{
		Query: req.Query, MaxIterations: req.MaxIterations, FailOn: req.FailOn, Names: p.namedIn, Judge: req.Ask, Revise: req.Reviser,
		Context: func(ctx context.Context) (string, error) { return p.judgedBy(ctx, req.Query, string(masked)) },
	}
	if o.Revise == nil && req.Revise && req.Ask != nil {
		o.Revise = func(ctx context.Context, draft string, r critique.Round) (string, error) {
			return req.Ask(ctx, critique.RevisePrompt(req.Query, draft, r))
		}
	}
	if _, err := p.reader.Answer(ctx, func() error { return nil }, nil); err != nil { // what changed on disk is read first
		return nil, err
	}
	facts := func(ctx context.Context, use func(critique.Facts) error) error {
		return evidence.Use(ctx, p.source, use)
	}
	if req.Given != nil {
		o.Context = func(context.Context) (string, error) { return req.Given.Context, nil }
	}
	report, err := critique.Run(ctx, facts, string(masked), o)
	if err == nil && req.Given != nil {
		for i := range report.Claims {
			report.Claims[i].Shown = shown(report.Claims[i].Source, req.Given.Slices)
		}
	}
	return report, err
}

// shown reports whether a slice has lines of a source, path:first-last; nil without one. What was given before, as a reference, counts:
// the author of the draft had it.
func shown(source string, in []ctxsys.Slice) *bool {
	at := strings.LastIndexByte(source, ':')
	if at < 0 {
		return nil
	}
	var first, last int
	if n, _ := fmt.Sscanf(source[at+1:], "%d-%d", &first, &last); n != 2 {
		return nil
	}
	is := slices.ContainsFunc(in, func(s ctxsys.Slice) bool {
		return s.Path == source[:at] && s.StartLine <= last && first <= s.EndLine
	})
	return &is
}

// judgedBy is the context of the question that a draft answers, of the draft itself where nobody said it.
func (p *Project) judgedBy(ctx context.Context, question, draft string) (string, error) {
	const enough = 2000
	if question == "" {
		question = strings.ToValidUTF8(draft[:min(len(draft), enough)], "")
	}
	resp, err := p.Context(ctx, prompt.Request{Query: question, MaxTokens: judgedTokens, NoSources: true})
	if err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		return fmt.Sprintf("no context could be had: %v", err), nil
	}
	return resp.Context, nil
}

// maxAsked is how many names of a question a draft is expected to mention.
const maxAsked = 5

// namedIn returns what a question names, each name once.
func (p *Project) namedIn(ctx context.Context, question string) (out []critique.Symbol, err error) {
	err = p.db.View(ctx, func(v *store.View) error {
		n := graph.NewNames(v)
		for _, m := range query.Parse(question).Mentions {
			if m.Type == query.MentionFile || len(out) >= maxAsked {
				continue
			}
			found, err := retrieve.Definitions(ctx, v, m.Text)
			if err != nil {
				return err
			}
			for i := range found {
				if !strings.HasSuffix(strings.TrimSuffix(m.Text, "()"), found[i].Name) {
					continue
				}
				e, err := n.Entity(ctx, &found[i])
				if err != nil {
					return err
				}
				out = append(out, critique.Symbol{Number: found[i].ID, Entity: e})
				break
			}
		}
		return nil
	})
	return out, err
}

// What a critique answers with, and how bad its issues can be.
type (
	CritiqueReport = critique.Report
	Severity       = critique.Severity
)
