package searcher

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

const (
	hydeLength  = 10 // characters
	splitLength = 12 // words from which a model looks for the parts of a question
)

var hydeIntents = []string{string(query.Explain), string(query.How), string(query.Why), string(query.General)}

// ModelAdvice is what models said of a question before it is searched for. The zero value is nothing.
type ModelAdvice struct {
	search.Advice
	given *provided.Embedded // vectors by a provider; with the set of a view they become Advice.Vectors
}

// Within is the advice with a limit on what is still to be asked.
func (a ModelAdvice) Within(d time.Duration) ModelAdvice {
	a.Patience = d
	return a
}

// Consult asks models for what they may say before a question is searched for, side by side. Without a model they say nothing.
func (s *Searcher) Consult(ctx context.Context, asked *advice.Question, text string, types []ctxsys.EntityType) (out ModelAdvice) {
	if asked == nil {
		return out
	}
	q := query.Parse(text)
	if len(q.Keywords) == 0 {
		return out
	}
	out.Models, out.Candidates = asked, s.opts.Advice.Candidates
	var wg sync.WaitGroup
	ask := func(use advice.Use, why string, f func()) {
		if why != "" {
			asked.Without(use, why)
		} else if asked.Has(use) {
			wg.Go(f)
		}
	}
	ask(advice.HyDE, s.withoutHyDE(&q), func() {
		var kinds []string
		for _, t := range types {
			kinds = append(kinds, string(t))
		}
		out.Answer = asked.Answer(ctx, kinds)
	})
	ask(advice.Terms, named(&q), func() { out.Terms = asked.MoreTerms(ctx) })
	ask(advice.Split, withoutSplit(text), func() { out.Parts = asked.Parts(ctx) })
	ask(advice.Embeddings, provided.Without(&q), func() { out.given = s.opts.Provided.Question(ctx, asked, q.Text) })
	wg.Wait()
	if out.given != nil && out.Answer != "" {
		s.opts.Provided.Answer(ctx, asked, out.given, out.Answer)
	}
	if asked.Has(advice.Split) && len(out.Parts) < 2 {
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
func (s *Searcher) withoutHyDE(q *query.Query) string {
	o := &s.opts.Advice
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
	case q.QuotesError():
		return "the question has the message of an error"
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

// WithNotice adds in one line what models failed to help with.
func WithNotice(notes []string, asked *advice.Question) []string {
	if notice := asked.Notice(); notice != "" {
		return append(notes, notice)
	}
	return notes
}
