// Package assemble decides what goes into a prompt, in which form, and what stays out and why. It is pure: no
// file is read and nothing is rendered here, and the same candidates give the same result.
//
// The one idea: levels are filled in order of priority, best candidate first, and within a level in two
// passes. The first pass gives every candidate at most a share of the level's space, so that one huge symbol
// cannot crowd out the rest; the second lets what was shortened grow into the space that was left. A candidate
// that does not fit is shortened to whole lines around its best ones, then to its signature, and only then
// left out, and the walk goes on: a later, smaller one may still fit.
package assemble

import (
	"cmp"
	"iter"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	// maxShare is the part of its level's space one slice may take while others of the level wait, where that is
	// more than usualSlice, and mostShare the part it may take in a small space. Of 637 questions of the semble
	// benchmark the right file is reached after 348 tokens in the mean when a slice has 240 of 4,000 tokens, and
	// after 393 when it has 400; of what is relevant 1,000 tokens show .961 and .945. Files that somebody named share
	// their space evenly.
	maxShare   = 0.06
	wantShare  = 0.25 // of what the question names
	mostShare  = 0.5
	usualSlice = 240
	// wholeShare is the part of what a search may take that one result takes at once if it is whole then, and that a cut one grows to,
	// or to wholeSlice if that is more: half a function raises more questions than a less likely one answers. What the question
	// names may have wantShare at once, and grow into all that is left.
	wholeShare = 0.12
	wholeSlice = 480
	// A brief one is shown whole up to briefWhole, and else cut to briefSlice: the signature and some four lines.
	briefWhole = 180
	briefSlice = 120
	// summaryShare is what part of a piece its summary may be, a quarter.
	summaryShare = 4
	// minPiece is the fewest tokens, header included, a cut piece is worth showing in. Below it the signature
	// says more.
	minPiece = 48
)

// bestShares are the parts of the space that the best results may take at once if they are whole then. With them, instead of wholeShare for
// each, 57 of 112 questions show the functions that answer them in the first call over MCP, before 48, with as many tokens.
var bestShares = [...]float64{0.5, 0.3, 0.2}

// Candidate is a slice that may go in. Slice.Content is the whole of it; Slice.Form is FormFull when empty. Slice.Summary is shown in forms
// that are not whole.
type Candidate struct {
	ctxsys.Slice
	Group   string // the budget group of Options.Groups that this one is in; "" for none
	Outline string // signature and documentation, to be in when the content does not fit; "" for none
	Focus   []int  // lines of the file that made it a result, best first; a cut piece is laid around them
	Missing bool   // it was asked for and could not be read
	Wanted  bool   // it is what the question names: it may take more than others do
	Whole   bool   // it is wanted whole: it may take mostShare of its level's space at once

	Brief    bool // that it answers is not likely enough for more than the lines that matter
	Unlikely bool // it stays out, whatever is left of the budget
	Beyond   bool // it stays out because better files are as many as there may be
	Dropped  bool // it stays out because who asked does not want it
}

// Options bound one assembly.
type Options struct {
	Budget    int                    // tokens for everything
	Retrieval int                    // tokens for search slices, within Budget; 0 is no bound of its own
	Frame     int                    // tokens the rendering takes whatever goes in
	Groups    map[string]int         // tokens that the candidates of a Group may take together
	Cost      func(ctxsys.Slice) int // tokens of a slice as it will be rendered, with header and separator
}

// Result is an assembled context. Slices are most important first; no list is
// nil. TotalTokens is Frame and the cost of every slice, and never more than the budget
// unless OverBudget says that the slices that must go in exceed it alone, by Overshoot.
type Result struct {
	Slices          []ctxsys.Slice
	Pruned          []ctxsys.Pruned
	TotalTokens     int
	RemainingTokens int
	Truncated       bool // something was shortened or did not fit
	OverBudget      bool
	Overshoot       int
}

// Assemble chooses among the candidates.
func Assemble(candidates []Candidate, opt Options) Result {
	f := fill{opt: opt, used: opt.Frame, groups: map[string]int{}}
	ordered := inOrder(candidates)
	f.require(ordered)
	for level := range levels(ordered) {
		f.level(level)
	}
	return f.result(ordered)
}

// inOrder returns the candidates, most important first: by priority, then score, then recency, then id.
func inOrder(candidates []Candidate) []entry {
	ordered := make([]entry, len(candidates))
	for i, c := range candidates {
		ordered[i] = newEntry(c)
	}
	slices.SortStableFunc(ordered, func(a, b entry) int {
		return cmp.Or(
			cmp.Compare(a.Priority, b.Priority),
			cmp.Compare(b.Score, a.Score),
			cmp.Compare(b.Recency, a.Recency),
			cmp.Compare(a.ID, b.ID))
	})
	return ordered
}

// levels yields the runs of equal priority.
func levels(ordered []entry) iter.Seq[[]entry] {
	return func(yield func([]entry) bool) {
		for n := 0; len(ordered) > 0; ordered = ordered[n:] {
			for n = 1; n < len(ordered) && ordered[n].Priority == ordered[0].Priority; n++ {
			}
			if !yield(ordered[:n]) {
				return
			}
		}
	}
}

// Sources attributes what was chosen, in its order. Slices that are no entity are not listed.
func Sources(chosen []ctxsys.Slice) []ctxsys.Source {
	sources := []ctxsys.Source{}
	for _, s := range chosen {
		if s.EntityID == "" {
			continue
		}
		sources = append(sources, ctxsys.Source{
			EntityID: s.EntityID, Name: s.Name, Type: s.EntityType, Path: s.Path,
			StartLine: s.StartLine, EndLine: s.EndLine, Relevance: s.Score,
		})
	}
	return sources
}
