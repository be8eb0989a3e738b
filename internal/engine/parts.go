package engine

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// findParts answers a question of several parts: each is searched for, and the answers take turns, the best of each part
// first. What is in several keeps its best place. (Reciprocal rank fusion would put before both answers what is somewhere in both:
// NDCG@10 of pairs of questions falls from 0.80 to 0.68 with it.) Scores are those of the parts, as far as the order allows:
// nothing scores above what stands before it.
func (p *Project) findParts(ctx context.Context, v *sqlite.View, req SearchRequest, parts []string) (*found, error) {
	req.advised.unused("the question was searched for in parts")
	all := make([]*found, len(parts))
	longest := 0
	for i, part := range parts {
		one := req
		one.Query, one.advised = part, nil // the advice is about the whole
		var err error
		if all[i], err = p.findOne(ctx, v, one); err != nil {
			return nil, err
		}
		longest = max(longest, len(all[i].results))
	}
	first := all[0]
	out := *first
	out.query = query.Parse(req.Query)
	out.query.Intent = first.query.Intent
	out.pieces, out.focus, out.line = map[int64]sqlite.Piece{}, map[int64]int{}, map[int64]int{}
	out.results, out.nearest, out.notes = nil, nil, []string{"the question was searched for in parts: " + strings.Join(parts, " | ")}
	for place := range longest {
		for _, f := range all {
			if place >= len(f.results) {
				continue
			}
			r := f.results[place]
			if _, ok := out.pieces[r.Doc]; ok {
				continue
			}
			if n := len(out.results); n > 0 {
				r.Score = min(r.Score, out.results[n-1].Score)
			}
			out.results = append(out.results, r)
			out.adopt(f, r.Doc)
		}
	}
	for i, f := range all {
		out.notes = append(out.notes, f.notes...)
		if i > 0 {
			out.lists = mergedLists(out.lists, f.lists)
			out.confidence = min(out.confidence, f.confidence)
		}
	}
	if len(out.results) == 0 {
		out.nearestOf(all)
	}
	return &out, nil
}

// nearestOf takes over what is nearest in all parts, none of which has a result.
func (f *found) nearestOf(parts []*found) {
	var best []rank.Result
	for _, part := range parts {
		for _, r := range part.nearest {
			if _, ok := f.pieces[r.Doc]; !ok {
				best = append(best, r)
				f.adopt(part, r.Doc)
			}
		}
	}
	slices.SortStableFunc(best, func(a, b rank.Result) int { return cmp.Compare(b.Score, a.Score) })
	f.silence(best)
}

// adopt takes over what another answer knows of a piece.
func (f *found) adopt(from *found, doc int64) {
	f.pieces[doc] = from.pieces[doc]
	if at, ok := from.focus[doc]; ok {
		f.focus[doc] = at
	}
	if line, ok := from.line[doc]; ok {
		f.line[doc] = line
	}
}

// mergedLists adds up what the strategies did.
func mergedLists(lists, more []retrieve.List) []retrieve.List {
	for _, l := range more {
		at := slices.IndexFunc(lists, func(have retrieve.List) bool { return have.Name == l.Name })
		if at < 0 {
			lists = append(lists, l)
			continue
		}
		have := &lists[at]
		have.Hits = append(have.Hits, l.Hits...)
		have.Took += l.Took
		have.Err = cmp.Or(have.Err, l.Err)
	}
	return lists
}
