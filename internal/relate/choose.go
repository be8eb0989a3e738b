package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// choose takes one of the definitions that a name in the file d can mean: one that takes the arguments, that the
// file can see, that is more than an announcement, the nearest. several says that others are as good but for
// where they are.
func (e *evaluator) choose(d *Decls, refs []symbolRef) (chosen symbolRef, several bool) {
	if len(refs) == 1 && !e.hidden(d, refs[0]) {
		return refs[0], false
	}
	var buffer [8]symbolRef
	left := buffer[:0]
	for _, ref := range refs {
		if !e.hidden(d, ref) {
			left = append(left, ref)
		}
	}
	left = keep(left, func(ref symbolRef) bool { return ref.sym().Flags&Overload == 0 })
	switch {
	case d.lang.typed():
		left = keep(left, e.wanted.kind.suits)
	case d.Language == "python": // see best
		left = keep(left, func(ref symbolRef) bool { return !isHeld(ref.sym().Type) })
	}
	left = keep(left, func(ref symbolRef) bool { return fitsCall(ref, e.wanted.args) })
	left = keep(left, func(ref symbolRef) bool { return !announces(ref) })
	left = keep(left, func(ref symbolRef) bool { return ref.decls == d })
	if len(left) > 1 && d.lang.linked {
		left = keep(left, func(ref symbolRef) bool { return e.p.includes(d, ref.decls) })
		left = keep(left, func(ref symbolRef) bool { return e.reaches(d, ref.decls) })
	}
	if len(left) == 0 {
		return symbolRef{}, false
	}
	chosen = left[0]
	for _, ref := range left[1:] {
		if distance(d.dir, ref.decls.dir) < distance(d.dir, chosen.decls.dir) {
			chosen = ref
		}
	}
	if d.lang.open == openAlways && isType(chosen.sym().Type) {
		return chosen, false
	}
	for _, ref := range left {
		several = several || ref.decls != chosen.decls && ref.sym().Flags&chosen.sym().Flags&Partial == 0
	}
	return chosen, several
}

// suits reports whether a symbol is of the sort a use is made for.
func (u use) suits(ref symbolRef) bool {
	t := ref.sym().Type
	switch u {
	case useType, usePath:
		return isType(t)
	case useCall:
		return t == ctxsys.TypeFunction || t == ctxsys.TypeMethod
	}
	return true
}

// keep returns the symbols for which f holds, in place, all of them when it holds for none.
func keep(refs []symbolRef, f func(symbolRef) bool) []symbolRef {
	if len(refs) < 2 {
		return refs
	}
	n := 0
	for _, ref := range refs {
		if f(ref) {
			n++
		}
	}
	if n == 0 || n == len(refs) {
		return refs
	}
	left := refs[:0]
	for _, ref := range refs {
		if f(ref) {
			left = append(left, ref)
		}
	}
	return left
}

// hidden reports whether a file cannot see a definition: one that another C file keeps to itself, or that is
// in a header which it does not include and is no function or variable that is linked to.
func (e *evaluator) hidden(d *Decls, ref symbolRef) bool {
	if d.lang.libraries && ref.decls != d {
		s := ref.sym()
		return s.Parent < 0 && s.Owner == "" && !slices.Contains(e.p.included(d), ref.decls)
	}
	if !d.lang.linked || ref.decls == d {
		return false
	}
	s := ref.sym()
	if s.Owner != "" || s.Parent >= 0 && isType(ref.decls.Symbols[s.Parent].Type) && !isSpace(ref.decls.Symbols[s.Parent].Type) {
		return false
	}
	return included(ref) && (!ref.decls.header || !e.reaches(d, ref.decls))
}

// included reports whether a definition can be seen by those only who include its file.
func included(ref symbolRef) bool {
	s := ref.sym()
	return s.Flags&(Static|Textual) != 0 || s.Type == ctxsys.TypeConstant
}

// reach is which files each file includes, over any number of others.
type reach map[*Decls]seats

// seats is a set of files.
type seats []uint64

func (s seats) has(d *Decls) bool { return d.seat>>6 < len(s) && s[d.seat>>6]>>(d.seat&63)&1 != 0 }

func (s *seats) add(d *Decls) {
	if need := d.seat>>6 + 1; need > len(*s) {
		*s = append(*s, make(seats, need-len(*s))...)
	}
	(*s)[d.seat>>6] |= 1 << (d.seat & 63)
}

// noSeats returns an empty set of files. It is as long as there are files, so those that are given back are used again.
func (p *Project) noSeats() seats {
	if s, ok := p.unused.Get().(*seats); ok {
		return *s
	}
	return make(seats, len(p.decls)>>6+1)
}

// giveBack empties the sets of files that are not used any longer.
func (p *Project) giveBack(r reach) {
	for _, s := range r {
		clear(s)
		p.unused.Put(&s)
	}
}

// reaches reports whether a file includes another one, over any number of others.
func (e *evaluator) reaches(d, other *Decls) bool {
	if e.reach == nil {
		e.reach = reach{}
	}
	all, ok := e.reach[d]
	if !ok {
		all = e.p.noSeats()
		all.add(d)
		list := []*Decls{d}
		for i := 0; i < len(list); i++ {
			for _, t := range e.p.included(list[i]) {
				if !all.has(t) {
					all.add(t)
					list = append(list, t)
				}
			}
		}
		e.reach[d] = all
	}
	return all.has(other)
}

// isHeader reports whether a C file is meant to be included.
func isHeader(path string) bool {
	for _, ending := range [...]string{".c", ".cc", ".cpp", ".cxx", ".c++", ".cu", ".m", ".mm"} {
		if strings.HasSuffix(path, ending) {
			return false
		}
	}
	return true
}

// announces reports whether a symbol only makes a name known whose definition is elsewhere: a prototype,
// typedef struct x x.
func announces(ref symbolRef) bool {
	s := ref.sym()
	return ref.decls.lang.linked && s.Flags&Textual == 0 &&
		(s.Flags&Bodiless != 0 || s.Type == ctxsys.TypeType && s.TypeExpr == "" && s.ValueExpr == "")
}

// distance counts the steps from one folder to another.
func distance(a, b string) int {
	shared, i := 0, 0 // bytes of the folders that both are in
	for ; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == '/' {
			shared = i + 1
		}
	}
	if (i == len(a) || a[i] == '/') && (i == len(b) || b[i] == '/') {
		shared = i
	}
	return depth(a[shared:]) + depth(b[shared:])
}

func depth(dir string) int {
	dir = strings.TrimPrefix(dir, "/")
	if dir == "" {
		return 0
	}
	return 1 + strings.Count(dir, "/")
}
