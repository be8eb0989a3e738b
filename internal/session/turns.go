package session

import (
	"math/bits"
	"slices"
	"strings"
	"unicode"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// worksOnly is the mark of a document that nobody says anything in: a call of a tool, or what one answered. Between a question
// and its answer there are often dozens of them, so they are no neighbours of what is said: they would get its words from both
// sides and come before it.
const worksOnly byte = 1 << 7

func works(m *conversation.Message) bool {
	return m.Role == conversation.Tool || m.Role == conversation.Assistant && m.HasPart(conversation.Call) && strings.TrimSpace(m.Words()) == ""
}

// addresses reports whether a question is for the other side: what you did, what the assistant said.
func addresses(query string) bool {
	for w := range strings.FieldsFuncSeq(strings.ToLower(query), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if slices.Contains([]string{"you", "your", "yours", "assistant", "agent", "tool", "output"}, w) {
			return true
		}
	}
	return false
}

// themes makes messages count less whose session says less of the question than another one does.
//
//	factor = (1 + theme * share of its session) / (1 + theme * the greatest share)
//
// A share is that of the question's words, each by its rarity, anywhere in the session. In a single session nothing changes.
func (x *index) themes(score []float64, touched []uint64, worth []float64, all []uint64) {
	words := len(all)
	shares, seen := make([]float64, len(x.themed)), make([]int, len(x.themed))
	total := 0.0
	for t := range worth {
		total += worth[t]
		for i, word := range touched[t*words:][:words] {
			for ; word != 0; word &= word - 1 {
				if s := x.theme[i<<6+bits.TrailingZeros64(word)]; s >= 0 && seen[s] <= t {
					seen[s] = t + 1
					shares[s] += worth[t]
				}
			}
		}
	}
	if total == 0 || len(shares) < 2 {
		return
	}
	most := slices.Max(shares)
	for i, word := range all {
		for ; word != 0; word &= word - 1 {
			doc := i<<6 + bits.TrailingZeros64(word)
			if s := x.theme[doc]; s >= 0 {
				score[doc] *= (total + theme*shares[s]) / (total + theme*most)
			}
		}
	}
}
