package engine

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

const (
	// leastMatch is the cosine of its likest piece from which a hypothetical answer is searched with.
	leastMatch = 0.3

	// hydeWeight is what its list counts in the fusion: half as much as the question itself. hydeShare is how far the vector that
	// results are measured by goes from that of the question to its own. Neither was fitted, for want of a model to fit them with:
	// with a passage of the file that is the answer, which no model can better, a share of 0 gains nothing, 0.3 gains 0.034
	// NDCG@10, 0.5 gains 0.045, and the more it is the more a wrong passage costs.
	hydeWeight = 0.5
	hydeShare  = 0.3

	hydeLength  = 10 // characters
	reranked    = 20
	splitLength = 12 // words from which a model looks for the parts of a question
)

var hydeIntents = []string{string(query.Explain), string(query.How), string(query.Why), string(query.General)}

// advised is what models said of a question before it is searched for. nil is nothing.
type advised struct {
	question *advice.Question
	answer   string // hypothetical
	terms    []string
	parts    []string
	given    *given        // the vectors of a provider
	patience time.Duration // for what is still to be asked; 0 is that of the question
}

// within is the advice with a limit on what is still to be asked.
func (a *advised) within(d time.Duration) *advised {
	if a == nil {
		return nil
	}
	out := *a
	out.patience = d
	return &out
}

// unused notes that what was said beforehand is of no use.
func (a *advised) unused(why string) {
	if a == nil {
		return
	}
	a.question.Unused(advice.HyDE, why)
	a.question.Unused(advice.Terms, why)
	a.question.Unused(advice.Embeddings, why)
}

// consult asks models for what they may say before a question is searched for, side by side. It is nil without a model.
func (p *Project) consult(ctx context.Context, asked *advice.Question, text string, types []ctxsys.EntityType) *advised {
	q := query.Parse(text)
	if asked == nil || len(q.Keywords) == 0 {
		return nil
	}
	out := &advised{question: asked}
	var wg sync.WaitGroup
	ask := func(use advice.Use, why string, f func()) {
		if why != "" {
			asked.Without(use, why)
		} else if asked.Has(use) {
			wg.Go(f)
		}
	}
	ask(advice.HyDE, p.withoutHyDE(&q), func() {
		var kinds []string
		for _, t := range types {
			kinds = append(kinds, string(t))
		}
		out.answer = asked.Answer(ctx, kinds)
	})
	ask(advice.Terms, named(&q), func() { out.terms = asked.MoreTerms(ctx) })
	ask(advice.Split, withoutSplit(text), func() { out.parts = asked.Parts(ctx) })
	ask(advice.Embeddings, withoutVector(&q), func() { out.given = p.embedQuestion(ctx, asked, q.Text) })
	wg.Wait()
	if out.given != nil && out.answer != "" {
		p.embedAnswer(ctx, asked, out.given, out.answer)
	}
	if asked.Has(advice.Split) && len(out.parts) < 2 {
		asked.Unused(advice.Split, "it asks one thing")
	}
	return out
}

// named says what a question names for which a hypothetical answer would be a detour, "" when there is nothing.
func named(q *query.Query) string {
	switch {
	case q.Symbolic:
		return "the question is a name"
	case len(q.Frames) > 0:
		return "the question has the places of an error"
	}
	for _, m := range q.Mentions {
		switch m.Type {
		case query.MentionUnknown:
		default:
			return "the question names a " + string(m.Type)
		}
	}
	return ""
}

// withoutHyDE says why a question needs no hypothetical answer, "" when it may have one.
func (p *Project) withoutHyDE(q *query.Query) string {
	o := &p.opts.Advice
	intents, least := o.HyDEIntents, o.HyDELength
	if len(intents) == 0 {
		intents = hydeIntents
	}
	if least <= 0 {
		least = hydeLength
	}
	if why := named(q); why != "" {
		return why
	}
	switch {
	case utf8.RuneCountInString(strings.TrimSpace(q.Text)) < least:
		return fmt.Sprintf("the question is shorter than %d characters", least)
	case !slices.Contains(intents, string(q.Intent)):
		return fmt.Sprintf("the intent %s is none of retrieval.hyde.intents", q.Intent)
	}
	return ""
}

func withoutSplit(text string) string {
	switch {
	case len(query.SplitParts(text)) > 1:
		return "the rules find its parts"
	case len(strings.Fields(text)) < splitLength:
		return "the question is short"
	}
	return ""
}

// hypothetical searches with a hypothetical answer beside the question, unless what it finds is too unlike it.
func (r *reader) hypothetical(ctx context.Context, req *SearchRequest, o retrieve.Options) {
	a := req.advised
	if a == nil || a.answer == "" {
		return
	}
	at := slices.IndexFunc(r.f.lists, func(l retrieve.List) bool { return l.Name == query.Semantic && l.Err == nil })
	if at < 0 {
		a.question.Unused(advice.HyDE, "the question is not searched for by vectors")
		return
	}
	if g := r.ix.Vectors.Given; g != nil && g.Answer == nil {
		a.question.Unused(advice.HyDE, "its vector could not be had")
		return
	}
	list, best, err := retrieve.Answered(ctx, r.ix, r.v, a.answer, o)
	if err != nil {
		a.question.Unused(advice.HyDE, err.Error())
		return
	}
	report := &HyDEReport{Query: req.Query, Answer: a.answer, Used: best >= leastMatch, Best: best, TimeMS: ms(list.Took)}
	for _, said := range a.question.Reports() {
		if said.Use == advice.HyDE {
			report.TimeMS = math.Round((report.TimeMS+said.MS)*1e3) / 1e3
		}
	}
	if req.Explain {
		report.QueryVector, report.AnswerVector = r.f.lists[at].Vector, list.Vector
	}
	r.f.hyde = report
	if !report.Used {
		a.question.Unused(advice.HyDE, fmt.Sprintf("its best match, %.2f, is below %.1f", best, leastMatch))
		return
	}
	r.f.lists = append(r.f.lists, list)
}

// direct is the direction of the question itself.
func (f *found) direct() retrieve.Direction {
	for _, l := range f.lists {
		if l.Name == query.Semantic {
			return l.Direction
		}
	}
	return retrieve.Direction{}
}

// between is the direction from a to b that goes a share of the way.
func between(a, b retrieve.Direction, share float32) retrieve.Direction {
	out := retrieve.Direction{Vector: turned(a.Vector, b.Vector, share), Own: a.Own}
	if b.Own != nil {
		out.Own = turned(a.Own, b.Own, share)
	}
	return out
}

// turned is what lies between two vectors of length one, a share of the way.
func turned(a, b []float32, share float32) []float32 {
	if len(a) != len(b) { // a question whose words are all unknown has no vector
		return b
	}
	out := make([]float32, len(a))
	sum := 0.0
	for i := range a {
		out[i] = (1-share)*a[i] + share*b[i]
		sum += float64(out[i]) * float64(out[i])
	}
	if sum < 1e-12 {
		return a
	}
	scale := float32(1 / math.Sqrt(sum))
	for i := range out {
		out[i] *= scale
	}
	return out
}

// rerank has a model order the best results. What comes first because it was named stays there.
func (p *Project) rerank(ctx context.Context, v *sqlite.View, req *SearchRequest, f *found) error {
	a := req.advised
	if a == nil || !a.question.Has(advice.Rerank) {
		return nil
	}
	n := p.opts.Advice.Candidates
	if n <= 0 {
		n = reranked
	}
	best := f.results[f.fixed():]
	best = best[:min(n, len(best))]
	switch {
	case f.listed || f.query.Symbolic:
		a.question.Without(advice.Rerank, "the question is a name or a list")
		return nil
	case len(best) < 2:
		a.question.Without(advice.Rerank, "there is nothing to order")
		return nil
	}
	hits, err := p.hits(ctx, v, f, best, len(best))
	if err != nil || len(hits) != len(best) {
		return err
	}
	candidates := make([]advice.Candidate, len(hits))
	for i, h := range hits {
		candidates[i] = advice.Candidate{Path: h.Path, Kind: string(h.Type), Name: h.QualifiedName, Signature: h.Signature, Text: h.Snippet}
	}
	if order, ok := a.question.Order(ctx, candidates, a.patience); ok {
		rank.Arrange(best, order)
	}
	return ctx.Err()
}

// fixed is how many of the first results stand there because the question names their places.
func (f *found) fixed() int {
	n := 0
	for n < len(f.results) && slices.ContainsFunc(f.pins, func(p pin) bool { return p.doc == f.results[n].Doc }) {
		n++
	}
	return n
}

// withNotice adds in one line what models failed to help with.
func withNotice(notes []string, asked *advice.Question) []string {
	if notice := asked.Notice(); notice != "" {
		return append(notes, notice)
	}
	return notes
}
