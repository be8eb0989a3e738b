package query_test

import (
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/query"
)

func TestPhrasals(t *testing.T) {
	for text, want := range map[string][]query.Phrasal{
		"What happens when a task times out?":      {{Verb: "times", Particle: "out", Sure: true}},
		"log in, then Shut Down":                   {{Verb: "log", Particle: "in"}, {Verb: "shut", Particle: "down", Sure: true}},
		"Errors: up to ten. Back off":              {{Verb: "back", Particle: "off", Sure: true}},
		"out of memory":                            nil,
		"timeout":                                  nil,
		"how are values in the registry read":      {{Verb: "values", Particle: "in"}},
		"wind up back in the queue":                {{Verb: "wind", Particle: "up", Sure: true}, {Verb: "up", Particle: "back", Sure: true}, {Verb: "back", Particle: "in"}},
		"what is done\nwhen a request\ntimes\nout": {{Verb: "times", Particle: "out", Sure: true}},
	} {
		if got := query.Parse(text).Phrasals(); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
