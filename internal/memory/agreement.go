package memory

import (
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Two reflections of one matter contradict each other when what worked by one failed by the other. A success of one approach and the
// failure of another do not: what was tried is compared, and only then how it went.

// claim is an approach to a matter, and its outcome.
type claim struct {
	approach map[string]bool // the words that tell it from others; none is the approach that the task names
	outcome  string
}

// sameApproach is the share of the words of the shorter of two approaches that the other has, from which both are one. It is more than
// half: "a longer timeout" is not "a lock with a timeout".
const sameApproach = 0.6

// agreement is 1 where two reflections of one matter agree, -1 where they contradict each other, and 0 where neither can be said.
func agreement(a, b *Reflection) int {
	matter := wordsOf(a.Context + " " + b.Context)
	agree := a.Outcome == b.Outcome
	for _, x := range claims(a, matter) {
		for _, y := range claims(b, matter) {
			switch {
			case !x.like(&y):
			case x.outcome != y.outcome:
				return -1
			default:
				agree = true
			}
		}
	}
	if agree {
		return 1
	}
	return 0
}

// claims is what a reflection says of approaches: its own, and those that its details name.
func claims(r *Reflection, matter map[string]bool) (out []claim) {
	add := func(text, outcome string) {
		out = append(out, claim{approachOf(text, matter), outcome})
	}
	outcome := r.Outcome
	if undone.MatchString(r.Content) || outcome == Success && refused.MatchString(r.Content) {
		outcome = map[string]string{Success: Failure, Failure: Success, Partial: Partial}[outcome]
	}
	add(r.Content, outcome)
	if d := r.Details; d != nil {
		for _, text := range d.Worked {
			add(text, Success)
		}
		for _, text := range d.Failed {
			add(text, Failure)
		}
	}
	return out
}

// like reports whether two claims are about one approach.
func (c *claim) like(other *claim) bool {
	short, long := c.approach, other.approach
	if len(short) > len(long) {
		short, long = long, short
	}
	if len(short) == 0 {
		return len(long) == 0
	}
	both := 0
	for w := range short {
		if long[w] {
			both++
		}
	}
	return float64(both) >= sameApproach*float64(len(short))
}

var (
	// undone is a sentence about what happens without its approach: that it fails then says that the approach works.
	undone = lazyregexp.New(`(?i)\bwithout\b|(?:^|\b(?:by|after|when|once|we|i) )(?:remov|dropp?|disabl|turn(?:ing|ed) off|switch(?:ing|ed) off|skipp?|leaving out|left out|revert)(?:ing|ed)?\b`)
	// refused is a lesson not to take its approach. Of a failure it is the lesson.
	refused = lazyregexp.New(`(?i)\b(?:never|avoid|avoiding|(?:do not|don't|must not) (?:use|take|try|do|add|put|set|write|make))\b`)
)

// approachOf is the words that tell an approach from others of its matter.
func approachOf(text string, matter map[string]bool) map[string]bool {
	out := wordsOf(text)
	for w := range out {
		if matter[w] {
			delete(out, w)
		}
	}
	return out
}

// wordsOf is the words of a text by which it is compared, without those that say how something went.
func wordsOf(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range telling(text) {
		if !went()[w] {
			out[w] = true
		}
	}
	return out
}

// went are the words that say how something went, and no approach.
var went = sync.OnceValue(func() map[string]bool {
	return terms("fix fixed fixes solve solved resolve resolved work works worked working fail fails failed failing failure succeed succeeded success help helps helped make makes made cause caused break breaks broke broken " +
		"hide hid hides keep keeps kept change changes changed nothing only still again better worse best fast faster slow slower same different problem issue bug error errors use used uses using try tried need needs needed " +
		"get got run ran time times timed out it now then finally always never avoid without remove removed removing drop dropped dropping disable disabled disabling skip skipped skipping revert reverted turn turned off leave leaving left much very just")
})
