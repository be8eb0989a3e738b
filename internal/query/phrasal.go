package query

import "strings"

// particles make another verb of a verb, and code writes both as one noun. False are those that are prepositions more often.
var particles = map[string]bool{"away": true, "back": true, "down": true, "off": true, "out": true, "over": true, "up": true, "in": false, "on": false, "through": false}

// Phrasal is a word that may be a verb, and the particle that follows it: "times out".
type Phrasal struct {
	Verb, Particle string
	Sure           bool // the particle is hardly a preposition
}

// Phrasals returns the phrasal verbs of a query, lower case. Not all are: "values in" looks like one too.
func (q Query) Phrasals() []Phrasal {
	var out []Phrasal
	before := ""
	for word := range strings.FieldsSeq(q.Normalized) {
		trimmed := strings.TrimRight(word, ",.;:?!")
		if sure, is := particles[trimmed]; is && before != "" {
			out = append(out, Phrasal{before, trimmed, sure})
		}
		if before = trimmed; trimmed != word { // a sentence or a part of one ends
			before = ""
		}
	}
	return out
}
