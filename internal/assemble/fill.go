package assemble

import (
	"cmp"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// fill is the state of one assembly. Entries are told apart by pointer, since an id may come twice.
type fill struct {
	opt    Options
	used   int            // tokens, the frame included
	search int            // tokens of search slices
	groups map[string]int // tokens of the slices of each group
	over   bool
	chosen []choice
	left   []left
}

type choice struct {
	from  *entry
	slice ctxsys.Slice // priced
}

type left struct {
	from   *entry
	reason ctxsys.PruneReason
}

// require puts in what must go in.
func (f *fill) require(entries []entry) {
	for i := range entries {
		if c := &entries[i]; !c.Prunable && !c.Missing {
			f.include(c, f.priced(c.Slice))
		}
	}
	f.over = len(f.chosen) > 0 && f.used > f.opt.Budget
}

// level fills the space with the prunable candidates of one priority.
func (f *fill) level(entries []entry) {
	waiting := f.admit(entries)
	share := make([]int, len(waiting))
	better := 0
	for i, c := range waiting {
		share[i] = f.share(c, len(waiting), better)
		if Found(&c.Slice) && c.Group == "" {
			better++
		}
	}
	first := len(f.chosen)
	for i, c := range waiting {
		f.place(c, share[i])
	}
	f.grow(first)
}

// share is how much of the space a candidate may take at first, where so many wait and so many results of the search are better.
func (f *fill) share(c *entry, waiting, better int) int {
	room := float64(f.roomFor(c))
	if waiting == 1 || !shrinks(c) {
		return int(room)
	}
	fair := room * maxShare
	switch {
	case c.Whole:
		fair = room * mostShare
	case c.Type == ctxsys.SliceFile:
		fair = room / float64(waiting)
	case c.Wanted:
		fair = room * wantShare
	}
	usual := int(min(room*mostShare, max(fair, usualSlice)))
	if !Found(&c.Slice) {
		return usual
	}
	whole, most := f.all(c).TokenCount, int(wholeShare*room)
	if c.Brief {
		usual, most = min(usual, briefSlice), min(most, briefWhole)
	}
	if better < len(bestShares) && !c.Brief && c.Group == "" {
		most = int(bestShares[better] * room)
	}
	if whole <= most {
		return max(usual, whole)
	}
	return usual
}

// admit returns the candidates that compete for space.
func (f *fill) admit(entries []entry) []*entry {
	var waiting []*entry
	for i := range entries {
		c := &entries[i]
		switch {
		case c.Missing:
			f.leave(c, ctxsys.PrunedMissing)
		case !c.Prunable: // required, and in already
		case c.Dropped:
			f.leave(c, ctxsys.PrunedDropped)
		case c.Beyond:
			f.leave(c, ctxsys.PrunedFiles)
		case c.Unlikely:
			f.leave(c, ctxsys.PrunedFloor)
		default:
			waiting = append(waiting, c)
		}
	}
	return waiting
}

// place puts a candidate in, in the largest form that costs at most its share, or leaves it out. One that has no
// form so small may have all the space: the share is there to shorten, not to leave out.
func (f *fill) place(c *entry, share int) {
	free := f.uncovered(c, nil)
	if f.repeats(c) || free.empty() {
		f.leave(c, ctxsys.PrunedDuplicate)
		return
	}
	room := f.roomFor(c)
	var s ctxsys.Slice
	ok := false
	for _, most := range [...]int{share, usualSlice, f.bound(c)} {
		if s, ok = f.fit(c, free, min(most, room)); ok {
			break
		}
	}
	if ok {
		f.include(c, s)
		return
	}
	if free != c.whole() && f.priced(c.cut(free)).TokenCount <= max(room, minPiece) {
		f.leave(c, ctxsys.PrunedDuplicate) // what of it is not shown yet is not worth showing
		return
	}
	if f.priced(smallest(c)).TokenCount > f.bound(c) {
		f.leave(c, ctxsys.PrunedTooLarge)
		return
	}
	f.leave(c, ctxsys.PrunedBudget)
}

// grow gives the space that is left to the shortened slices chosen since first, best first.
func (f *fill) grow(first int) {
	for i := first; i < len(f.chosen); i++ {
		was := f.chosen[i]
		most := was.slice.TokenCount + f.roomFor(was.from)
		if Found(&was.slice) && !was.from.Wanted {
			most = min(most, max(int(wholeShare*float64(f.bound(was.from))), wholeSlice))
		}
		if was.slice.Form == was.from.Form || was.from.Brief || most <= was.slice.TokenCount {
			continue
		}
		free := f.uncovered(was.from, &f.chosen[i])
		s, ok := f.fit(was.from, free, most)
		if !ok || free.empty() || s.TokenCount <= was.slice.TokenCount {
			continue
		}
		f.charge(was.from, was.slice, -1)
		f.charge(was.from, s, +1)
		f.chosen[i].slice = s
	}
}

// repeats says whether a candidate is in already, or lies over one that is in whole: the one with the higher
// score came first and stays.
func (f *fill) repeats(c *entry) bool {
	return slices.ContainsFunc(f.chosen, func(o choice) bool {
		return c.ID != "" && c.ID == o.slice.ID ||
			o.slice.Form == ctxsys.FormFull && overlaps(c.Slice, o.slice)
	})
}

// uncovered is the run of a candidate's lines around its focus that no choice but except shows. It is
// empty when the focus itself is shown.
func (f *fill) uncovered(c *entry, except *choice) span {
	free := c.whole()
	focus := c.focus()
	for i := range f.chosen {
		o := &f.chosen[i]
		if o == except || !showsLines(c.Slice) || !showsLines(o.slice) || !overlaps(c.Slice, o.slice) {
			continue
		}
		first, last := o.slice.StartLine-c.StartLine, o.slice.EndLine-c.StartLine
		switch {
		case last < focus:
			free.from = max(free.from, last+1)
		case first > focus:
			free.to = min(free.to, first)
		default:
			return span{}
		}
	}
	return free
}

// showsLines says whether a slice shows text of its file; a signature points to it only.
func showsLines(s ctxsys.Slice) bool {
	return s.Form != ctxsys.FormSignature
}

func overlaps(a, b ctxsys.Slice) bool {
	return a.Path != "" && a.Path == b.Path && a.StartLine > 0 && b.StartLine > 0 &&
		a.StartLine <= b.EndLine && b.StartLine <= a.EndLine
}

// bound is what a slice could take if it were alone.
func (f *fill) bound(c *entry) int {
	most := f.opt.Budget - f.opt.Frame
	if Found(&c.Slice) && f.opt.Retrieval > 0 {
		most = min(most, f.opt.Retrieval)
	}
	if bound, ok := f.opt.Groups[c.Group]; ok {
		most = min(most, bound)
	}
	return most
}

// roomFor is what is left for a slice.
func (f *fill) roomFor(c *entry) int {
	left := f.room()
	if Found(&c.Slice) && f.opt.Retrieval > 0 {
		left = min(left, f.opt.Retrieval-f.search)
	}
	if bound, ok := f.opt.Groups[c.Group]; ok {
		left = min(left, bound-f.groups[c.Group])
	}
	return max(left, 0)
}

func (f *fill) room() int {
	return max(f.opt.Budget-f.used, 0)
}

func (f *fill) include(c *entry, s ctxsys.Slice) {
	f.charge(c, s, +1)
	f.chosen = append(f.chosen, choice{c, s})
}

func (f *fill) charge(c *entry, s ctxsys.Slice, sign int) {
	f.used += sign * s.TokenCount
	if Found(&s) {
		f.search += sign * s.TokenCount
	}
	if c.Group != "" {
		f.groups[c.Group] += sign * s.TokenCount
	}
}

func (f *fill) leave(c *entry, why ctxsys.PruneReason) {
	f.left = append(f.left, left{c, why})
}

// result reports the fill in the candidates' order.
func (f *fill) result(ordered []entry) Result {
	place := make(map[*entry]int, len(ordered))
	for i := range ordered {
		place[&ordered[i]] = i
	}
	slices.SortFunc(f.chosen, func(a, b choice) int { return cmp.Compare(place[a.from], place[b.from]) })
	slices.SortFunc(f.left, func(a, b left) int { return cmp.Compare(place[a.from], place[b.from]) })

	r := Result{Slices: []ctxsys.Slice{}, Pruned: []ctxsys.Pruned{}, RemainingTokens: max(f.opt.Budget, 0)}
	if len(f.chosen) > 0 {
		r.TotalTokens, r.RemainingTokens = f.used, f.room()
		r.OverBudget, r.Overshoot = f.over, max(f.used-f.opt.Budget, 0)
	}
	for _, c := range f.chosen {
		r.Slices = append(r.Slices, c.slice)
		r.Truncated = r.Truncated || c.slice.Form != c.from.Form
	}
	for _, l := range f.left {
		r.Pruned = append(r.Pruned, ctxsys.Pruned{Slice: f.all(l.from), Reason: l.reason})
		r.Truncated = r.Truncated || l.reason == ctxsys.PrunedBudget || l.reason == ctxsys.PrunedTooLarge
	}
	return r
}
