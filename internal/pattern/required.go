package pattern

import (
	"regexp/syntax"
	"strings"
	"unicode/utf8"
)

// Bounds of the literals of a pattern: how many there are, how many characters of a class count as alternatives, and how long they
// are in bytes.
const (
	maxLiterals = 24
	maxClass    = 8
	maxLiteral  = 200
)

// literals is what is known of the texts that an expression matches.
type literals struct {
	exact    []string // nothing else is matched; nil when that is not known
	required []string // every match holds one of them; nil when nothing is known, and where exact says it
	fold     bool     // they are in lower case and stand for any case
	bare     bool     // with exact: nothing around a match counts
}

// requirement returns the texts of which every match of an expression holds one, nil when there are none. whole says that a text with
// one of them is matched.
func requirement(re *syntax.Regexp) (required []string, fold, whole bool) {
	l := analyze(re)
	required = l.needs()
	return required, l.fold, required != nil && l.exact != nil && l.bare && !l.fold
}

// needs is what every match holds one of. An empty text says nothing.
func (l *literals) needs() []string {
	needs := l.required
	if l.exact != nil {
		needs = l.exact
	}
	for _, s := range needs {
		if s == "" {
			return nil
		}
	}
	return needs
}

func analyze(re *syntax.Regexp) literals {
	switch re.Op {
	case syntax.OpEmptyMatch:
		return literals{exact: []string{""}, bare: true}
	case syntax.OpBeginLine, syntax.OpEndLine, syntax.OpBeginText, syntax.OpEndText, syntax.OpWordBoundary, syntax.OpNoWordBoundary:
		return literals{exact: []string{""}}
	case syntax.OpLiteral:
		return ofLiteral(re)
	case syntax.OpCharClass:
		return ofClass(re.Rune)
	case syntax.OpCapture:
		return analyze(re.Sub[0])
	case syntax.OpPlus:
		l := analyze(re.Sub[0])
		return literals{required: l.needs(), fold: l.fold}
	case syntax.OpQuest:
		l := analyze(re.Sub[0])
		if l.exact == nil || len(l.exact) >= maxLiterals {
			return literals{}
		}
		l.exact = append([]string{""}, l.exact...)
		return l
	case syntax.OpConcat:
		return ofConcat(re.Sub)
	case syntax.OpAlternate:
		return ofAlternate(re.Sub)
	}
	return literals{}
}

// ofLiteral is of a text. Letters in any case are those of ASCII: what others fold to is not looked at.
func ofLiteral(re *syntax.Regexp) literals {
	if re.Flags&syntax.FoldCase == 0 {
		for _, r := range re.Rune {
			if r == utf8.RuneError { // bytes that are no UTF-8 match it too
				return literals{}
			}
		}
		if s := string(re.Rune); len(s) <= maxLiteral {
			return literals{exact: []string{s}, bare: true}
		}
		return literals{required: []string{cutLiteral(string(re.Rune))}}
	}
	longest, run := "", ""
	for _, r := range re.Rune {
		if run += strings.ToLower(string(r)); r >= utf8.RuneSelf {
			run = ""
		}
		if len(run) > len(longest) && len(run) <= maxLiteral {
			longest = run
		}
	}
	switch longest {
	case "":
		return literals{}
	case run:
		if len(run) == len(re.Rune) {
			return literals{exact: []string{run}, fold: true, bare: true}
		}
	}
	return literals{required: []string{longest}, fold: true}
}

// cutLiteral is the beginning of a literal that is too long.
func cutLiteral(s string) string {
	n := maxLiteral
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// ofClass is of one character of few.
func ofClass(ranges []rune) literals {
	var exact []string
	for i := 0; i+1 < len(ranges); i += 2 {
		for r := ranges[i]; r <= ranges[i+1]; r++ {
			if r == utf8.RuneError || len(exact) == maxClass {
				return literals{}
			}
			exact = append(exact, string(r))
		}
	}
	return literals{exact: exact, bare: true}
}

// ofConcat joins what follows one another as long as it is known exactly, and takes the best of the stretches.
func ofConcat(subs []*syntax.Regexp) literals {
	all := literals{exact: []string{""}, bare: true}
	var best literals
	broken := false
	for _, sub := range subs {
		next := analyze(sub)
		if joined, ok := join(&all, &next); ok {
			all = joined
			continue
		}
		broken = true
		best = better(best, literals{required: all.needs(), fold: all.fold})
		if next.exact == nil {
			best = better(best, literals{required: next.required, fold: next.fold})
			next = literals{exact: []string{""}}
		}
		all = next
	}
	if !broken {
		return all
	}
	return better(best, literals{required: all.needs(), fold: all.fold})
}

// join returns what is matched by one expression followed by another, where both are known exactly and that is not too much.
func join(a, b *literals) (all literals, ok bool) {
	if a.exact == nil || b.exact == nil || len(a.exact)*len(b.exact) > maxLiterals {
		return all, false
	}
	all = literals{fold: a.fold || b.fold, bare: a.bare && b.bare}
	for _, before := range a.exact {
		for _, after := range b.exact {
			if len(before)+len(after) > maxLiteral {
				return all, false
			}
			all.exact = append(all.exact, before+after)
		}
	}
	all.lower()
	return all, true
}

// lower brings texts that stand for any case into lower case.
func (l *literals) lower() {
	if !l.fold {
		return
	}
	for _, texts := range [][]string{l.exact, l.required} {
		for i, s := range texts {
			texts[i] = string(lower(nil, []byte(s)))
		}
	}
}

// better returns the requirement that rules out more: the longer one, then that of fewer alternatives.
func better(a, b literals) literals {
	x, y := shortest(a.required), shortest(b.required)
	if y > x || y == x && len(b.required) < len(a.required) {
		return b
	}
	return a
}

// shortest is the length of the shortest of some texts, 0 without any.
func shortest(texts []string) int {
	n := 0
	for i, s := range texts {
		if i == 0 || len(s) < n {
			n = len(s)
		}
	}
	return n
}

func ofAlternate(subs []*syntax.Regexp) literals {
	all := literals{exact: []string{}, required: []string{}, bare: true}
	for _, sub := range subs {
		next := analyze(sub)
		needs := next.needs()
		if all.required != nil && needs != nil && len(all.required)+len(needs) <= maxLiterals {
			all.required = append(all.required, needs...)
		} else {
			all.required = nil
		}
		if all.exact != nil && next.exact != nil && len(all.exact)+len(next.exact) <= maxLiterals {
			all.exact = append(all.exact, next.exact...)
		} else {
			all.exact = nil
		}
		all.fold, all.bare = all.fold || next.fold, all.bare && next.bare
	}
	all.lower()
	return all
}
