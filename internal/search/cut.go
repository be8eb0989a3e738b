package search

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// silent is the probability of an answer below which there seems to be none: docs/measure/retrieval.md has what it costs and what it spares.
	silent = 0.12

	// Unlikely is the probability of an answer below which the results are a guess: see there too.
	Unlikely = 0.20

	// DefaultFloor is the score below which a result is not shown where no other is set (RET-17).
	DefaultFloor = 0.1

	mostNearest = 5 // places that are near when none seems to answer

	// diversified is how many of the best results are taken apart where they are similar, and usualLambda what their scores count then.
	diversified = 40
	usualLambda = 0.7
)

// cut is the seventh stage. It takes the results and drops those that do not answer, puts first what was named, says how confident the
// answer is, takes what is similar apart when the settings ask for that, and notes which filter left nothing.
func cut(ctx context.Context, in *interpretation, a *Answer) error {
	judge(in.view, a)
	if in.view.Options.MMR {
		diversify(ctx, in.view, a)
	}
	return explainNothing(ctx, in, a)
}

// judge drops what is below the floor and says how confident the answer is. Of a sentence the ranker knows how likely it is that one of the
// first ten results answers; where that is next to nothing, and no result has all words of the question, the answer is that there is none,
// and what is nearest. For a name the confidence is the mean of the scores of the five best results, each weighing 0.7 of the one before
// (RET-18).
func judge(v *View, a *Answer) {
	floor := a.floor(&v.Options)
	vague := a.Query.Vague() // and then only what is called so answers
	called := func(name string) bool {
		return slices.ContainsFunc(a.Query.Keywords, func(w string) bool { return strings.EqualFold(w, name) })
	}
	falls := func(r rank.Result) bool { return r.Score < floor || vague && !called(r.Name) }
	none := !slices.ContainsFunc(a.Results, func(r rank.Result) bool { return !falls(r) })
	if (none || a.weighed && a.judged && a.likely < silent) && len(a.pins) == 0 {
		a.silence(slices.DeleteFunc(a.Results, func(r rank.Result) bool { return r.Text == 0 })) // nearby no word is noise
		return
	}
	a.Results = slices.DeleteFunc(a.Results, falls)
	a.pinned(v)
	a.Confidence = meanScore(a.Results)
	switch {
	case a.weighed && len(a.pins) == 0:
		a.Confidence = a.likely
	case a.weighed:
		a.Confidence = max(a.Confidence, a.likely)
	}
	if a.unwritten {
		a.Confidence = min(a.Confidence, Unlikely/2)
	}
}

// Doubtful reports whether the results are a guess, though more than nothing.
func (a *Answer) Doubtful() bool {
	return len(a.Results) > 0 && (a.unwritten || a.weighed && a.judged && len(a.pins) == 0 && a.likely < Unlikely)
}

// meanScore is the weighed mean of the five best scores.
func meanScore(results []rank.Result) float64 {
	weight, sum := 0.0, 0.0
	for i, w := 0, 1.0; i < 5; i, w = i+1, w*0.7 {
		weight += w
		if i < len(results) {
			sum += w * results[i].Score
		}
	}
	return min(1, sum/weight)
}

// silence leaves no result, because none seems to answer, and keeps the best to be shown as what is nearest.
func (a *Answer) silence(best []rank.Result) {
	a.Results, a.Nearest, a.Confidence = nil, best[:min(len(best), mostNearest)], 0
}

// floor is the score below which a result is noise: for a sentence a share of the best score.
func (a *Answer) floor(o *Options) float64 {
	floor := o.Floor
	if floor == 0 {
		floor = DefaultFloor
	}
	if a.weighed && floor > 0 {
		floor *= a.likely
	}
	return floor
}

// pinned puts the pinned chunks before the results. They are what was asked for, so nothing else is as relevant.
func (a *Answer) pinned(v *View) {
	if len(a.pins) == 0 {
		return
	}
	const step, lastPinned = 0.01, 0.5
	ranked := make(map[int64]rank.Result, len(a.Results))
	for _, r := range a.Results {
		ranked[r.Doc] = r
	}
	out := make([]rank.Result, 0, len(a.pins)+len(a.Results))
	for i, p := range a.pins {
		chunk, ok := a.Chunks[p.doc]
		if !ok {
			continue
		}
		r, ok := ranked[p.doc]
		if !ok {
			r = rank.Result{Candidate: candidate(v, rank.Fused{Doc: p.doc}, chunk)}
		}
		r.Explain()
		r.Score = max(1-step*float64(i), lastPinned)
		r.Why = append([]ctxsys.Why{{Strategy: p.strategy, Rank: i + 1, Score: r.Score}}, r.Why...)
		out = append(out, r)
	}
	first := len(out)
	for _, r := range a.Results {
		if !slices.ContainsFunc(out[:first], func(have rank.Result) bool { return have.Doc == r.Doc || have.Entity == r.Entity }) {
			r.Score = min(r.Score, max(1-step*float64(first), lastPinned))
			out = append(out, r)
		}
	}
	a.Results = out
}

// diversify takes results that are similar apart.
func diversify(ctx context.Context, v *View, a *Answer) {
	lambda := v.Options.MMRLambda
	if lambda <= 0 {
		lambda = usualLambda
	}
	rank.Diversify(a.Results, diversified, lambda, func(r rank.Result) []string {
		chunk := a.Chunks[r.Doc]
		text, err := v.Texts.Read(ctx, r.File, chunk.StartByte, chunk.EndByte)
		if err != nil {
			return nil // similar to nothing
		}
		terms := v.Index.Analyzer.Terms(nil, text)
		slices.Sort(terms)
		return slices.Compact(terms)
	})
}

// explainNothing notes which filter leaves nothing, when nothing was found.
func explainNothing(ctx context.Context, in *interpretation, a *Answer) error {
	if len(a.Results) > 0 || len(in.filter.typed) == 0 {
		return nil
	}
	files, err := in.view.Store.Files(ctx)
	if err != nil {
		return err
	}
	for _, c := range in.filter.typed {
		alone := Filter{typed: []condition{c}, Projects: in.view.Projects}
		if c.types != nil || c.projects != nil || slices.ContainsFunc(files, func(f store.File) bool { return f.Indexed() && alone.KeepsFile(f.Path, f.Language) }) {
			continue
		}
		if c.languages != nil {
			languages, err := languagesOf(ctx, in.view)
			if err != nil {
				return err
			}
			addNote(&a.Notes, "no file is in %s: use %s", strings.Join(c.languages, " or "), strings.Join(languages, ", "))
		} else {
			addNote(&a.Notes, "no indexed file has a path that fits %s", shortened(strings.Join(c.paths, " or ")))
		}
	}
	return nil
}
