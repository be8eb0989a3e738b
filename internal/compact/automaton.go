package compact

import (
	"fmt"
	"regexp/syntax"
	"slices"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"
)

// automaton finds a regular expression without anchors in a text that has a blank before and behind it. A compaction asks a dozen
// long lists of phrases about every sentence of a conversation, which took half its time with package regexp; here a
// text is read once, a step a character. The steps are made when they are first needed.
//
// Characters beyond ASCII are told apart only as what they are for the borders of words: letters and digits, or not. So an
// expression may have them in classes and not in itself.
type automaton struct {
	expression string

	prog  func() *syntax.Prog
	mu    sync.Mutex // guards states and the making of steps
	all   map[string]*place
	start atomic.Pointer[place]
}

// place is what the automaton can be in the middle of.
type place struct {
	at   []uint32 // instructions that read a character
	done bool
	next [classes]atomic.Pointer[place]
}

// The classes of characters: ASCII, each its own, and two for the others.
const (
	wordClass  = utf8.RuneSelf
	otherClass = utf8.RuneSelf + 1
	classes    = utf8.RuneSelf + 2
)

// newAutomaton panics when the expression cannot be compiled: all of them are in this package.
func newAutomaton(expression string) *automaton {
	return &automaton{expression: expression, all: map[string]*place{}, prog: sync.OnceValue(func() *syntax.Prog {
		re, err := syntax.Parse(expression, syntax.Perl)
		if err != nil {
			panic(err)
		}
		prog, err := syntax.Compile(re.Simplify())
		if err != nil {
			panic(err)
		}
		return prog
	})}
}

func (a *automaton) matches(s string) bool {
	at := a.start.Load()
	if at == nil {
		at = a.first()
	}
	at = a.step(at, ' ')
	for _, r := range s {
		if at = a.step(at, class(r)); at.done {
			return true
		}
	}
	return a.step(at, ' ').done
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }

func class(r rune) int {
	switch {
	case r < utf8.RuneSelf:
		return int(r)
	case wordRune(r):
		return wordClass
	}
	return otherClass
}

func (a *automaton) step(from *place, class int) *place {
	if to := from.next[class].Load(); to != nil {
		return to
	}
	return a.make(from, class)
}

func (a *automaton) first() *place {
	prog := a.prog()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.start.Store(a.place(prog, reach(prog, nil, uint32(prog.Start))))
	return a.start.Load()
}

// make finds where a character leads: on from wherever we are, and to the beginning of another match.
func (a *automaton) make(from *place, class int) *place {
	prog := a.prog()
	r := rune(class)
	switch class {
	case wordClass:
		r = 'é'
	case otherClass:
		r = '–'
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	to := reach(prog, nil, uint32(prog.Start))
	for _, pc := range from.at {
		if i := &prog.Inst[pc]; i.MatchRune(r) {
			to = reach(prog, to, i.Out)
		}
	}
	p := a.place(prog, to)
	from.next[class].Store(p)
	return p
}

// place is the place of a set of instructions. The caller holds mu.
func (a *automaton) place(prog *syntax.Prog, at []uint32) *place {
	slices.Sort(at)
	key := fmt.Sprint(at)
	p := a.all[key]
	if p == nil {
		p = &place{at: at, done: slices.ContainsFunc(at, func(pc uint32) bool { return prog.Inst[pc].Op == syntax.InstMatch })}
		a.all[key] = p
	}
	return p
}

// reach adds the instructions that one leads to without reading anything.
func reach(prog *syntax.Prog, set []uint32, pc uint32) []uint32 {
	switch i := &prog.Inst[pc]; i.Op {
	case syntax.InstAlt, syntax.InstAltMatch:
		return reach(prog, reach(prog, set, i.Out), i.Arg)
	case syntax.InstCapture, syntax.InstNop:
		return reach(prog, set, i.Out)
	case syntax.InstFail:
		return set
	case syntax.InstEmptyWidth:
		panic("an automaton has no anchors")
	}
	if slices.Contains(set, pc) {
		return set
	}
	return append(set, pc)
}
