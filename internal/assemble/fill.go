package assemble

import (
	"cmp"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// fill is the state of one assembly. Candidates are named by pointer, since an id may come twice.
type fill struct {
	opt    Options
	used   int // tokens, the frame included
	search int // tokens of search slices
	over   bool
	chosen []choice
	left   []left
}

type choice struct {
	from  *Candidate
	slice ctxsys.Slice // with its TokenCount
}

type left struct {
	from   *Candidate
	reason ctxsys.PruneReason
}

// level fills the room with the prunable candidates of one priority.
func (f *fill) level(candidates []Candidate) {
	var waiting []*Candidate
	for i := range candidates {
		c := &candidates[i]
		switch {
		case c.Missing:
			f.leave(c, ctxsys.PrunedMissing)
		case !c.Prunable:
		case c.Type == ctxsys.SliceSearch && c.Score < f.opt.MinScore:
			f.leave(c, ctxsys.PrunedFloor)
		default:
			waiting = append(waiting, c)
		}
	}
	first := len(f.chosen)
	room := f.room()
	for _, c := range waiting {
		limit := room
		if len(waiting) > 1 {
			limit = int(float64(room) * maxShare)
		}
		f.place(c, limit)
	}
	f.grow(first)
}

// room is what is left of the budget.
func (f *fill) room() int {
	if f.over {
		return 0
	}
	return max(f.opt.Budget-f.used, 0)
}

// roomFor is what is left for one slice, which may have a bound of its own.
func (f *fill) roomFor(c *Candidate) int {
	if c.Type == ctxsys.SliceSearch && f.opt.Retrieval > 0 {
		return min(f.room(), max(f.opt.Retrieval-f.search, 0))
	}
	return f.room()
}

// place puts a candidate in, in the largest form that fits, or leaves it out.
func (f *fill) place(c *Candidate, limit int) {
	if f.repeats(c, c.Slice, nil) {
		f.leave(c, ctxsys.PrunedDuplicate)
		return
	}
	room := f.roomFor(c)
	if !shrinks(c) {
		limit = room
	}
	s, ok := f.fit(c, min(room, limit))
	switch {
	case ok && !f.repeats(c, s, nil):
		f.include(c, s)
	case f.opt.Cost(smallest(c)) > f.opt.Budget-f.opt.Frame:
		f.leave(c, ctxsys.PrunedTooLarge)
	default:
		f.leave(c, ctxsys.PrunedBudget)
	}
}

// grow gives the room that is left to the shortened slices chosen since first, best first.
func (f *fill) grow(first int) {
	for i := first; i < len(f.chosen); i++ {
		was := f.chosen[i]
		if !was.from.Prunable || was.slice.Form == was.from.Form {
			continue
		}
		s, ok := f.fit(was.from, was.slice.TokenCount+f.roomFor(was.from))
		if !ok || s.TokenCount <= was.slice.TokenCount || f.repeats(was.from, s, &f.chosen[i]) {
			continue
		}
		f.charge(was.slice, -1)
		f.charge(s, +1)
		f.chosen[i].slice = s
	}
}

// repeats says whether s shows lines that another choice shows already, or is the same slice again. Only text
// counts: a signature neither repeats nor is repeated by the body it belongs to.
func (f *fill) repeats(c *Candidate, s ctxsys.Slice, except *choice) bool {
	for i := range f.chosen {
		o := &f.chosen[i]
		if o == except {
			continue
		}
		if s.ID != "" && s.ID == o.slice.ID || o.from != c && overlaps(s, o.slice) {
			return true
		}
	}
	return false
}

func overlaps(a, b ctxsys.Slice) bool {
	return a.Path != "" && a.Path == b.Path && hasLines(a) && hasLines(b) &&
		a.StartLine <= b.EndLine && b.StartLine <= a.EndLine
}

func hasLines(s ctxsys.Slice) bool {
	return s.StartLine > 0 && s.Form != ctxsys.FormSignature
}

func (f *fill) include(c *Candidate, s ctxsys.Slice) {
	s.Source = location(s)
	s.TokenCount = f.opt.Cost(s)
	f.charge(s, +1)
	f.chosen = append(f.chosen, choice{c, s})
}

func (f *fill) charge(s ctxsys.Slice, sign int) {
	f.used += sign * s.TokenCount
	if s.Type == ctxsys.SliceSearch {
		f.search += sign * s.TokenCount
	}
}

func (f *fill) leave(c *Candidate, why ctxsys.PruneReason) {
	f.left = append(f.left, left{c, why})
}

// result reports the fill. Unprunable slices were included first; here all stand in the candidates' order.
func (f *fill) result(ordered []Candidate) Result {
	place := make(map[*Candidate]int, len(ordered))
	for i := range ordered {
		place[&ordered[i]] = i
	}
	slices.SortFunc(f.chosen, func(a, b choice) int { return cmp.Compare(place[a.from], place[b.from]) })
	r := Result{
		TotalTokens:     f.used,
		RemainingTokens: f.room(),
		OverBudget:      f.over,
		Overshoot:       max(f.used-f.opt.Budget, 0),
	}
	for _, c := range f.chosen {
		r.Slices = append(r.Slices, c.slice)
		r.Truncated = r.Truncated || c.slice.Form != c.from.Form
	}
	for _, l := range f.left {
		s := l.from.Slice
		s.Source = location(s)
		if l.reason != ctxsys.PrunedMissing {
			s.TokenCount = f.opt.Cost(s)
		}
		r.Pruned = append(r.Pruned, ctxsys.Pruned{Slice: s, Reason: l.reason})
		r.Truncated = r.Truncated || l.reason == ctxsys.PrunedBudget || l.reason == ctxsys.PrunedTooLarge
	}
	return r
}
