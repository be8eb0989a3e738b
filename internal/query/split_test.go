package query

import (
	"slices"
	"strings"
	"testing"
)

func TestSplitParts(t *testing.T) {
	for _, tt := range []struct{ question, want string }{
		{"where is the cache filled? which tests cover the parser?", "where is the cache filled|which tests cover the parser"},
		{"how are sessions stored; who sends the invoices", "how are sessions stored|who sends the invoices"},
		{"how does login work and also where are emails queued", "how does login work|where are emails queued"},
		{"load the settings file, then open the database connection", "load the settings file|open the database connection"},
		{"where is the cache filled? and also which tests cover the parser", "where is the cache filled|which tests cover the parser"},
		{"if the cache is full then evict the oldest entry", ""},
		{"is the index also cached by the server", ""},
		{"parse the header, also check its length", "parse the header|check its length"},
		{"where is the cache filled", ""},
		{"where is the cache filled?", ""},
		{"where is the cache filled? why?", ""},
		{"where is the session cache filled and then where is the session cache cleared", ""},
		{"request and response classes", ""},
		{"lang:go cache; parser", ""},
		{"how optional keys use (.: ?) with a default by (.!=)", ""},
		{"what does a?b:c parse to", ""},
		{"what happens then", ""},
		{"callbacks called after that", ""},
		{"why does `a; b` fail; how is the parser tested", ""},
		{"fix the parser\n\nthe lexer was wrong; also the cache", ""},
		{"read one file; write two files; close three sockets; open four doors; paint five walls", ""},
		{"", ""},
	} {
		if got := strings.Join(SplitParts(tt.question), "|"); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.question, got, tt.want)
		}
	}
}

func TestSearchTerms(t *testing.T) {
	got := SearchTerms("How do we set the timeout of an HTTP request in getUserById, or is it 30 s? the timeout of a to x")
	if want := []string{"set", "timeout", "http", "request", "getUserById"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := SearchTerms(strings.Repeat("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda ", 3)); len(got) != 10 {
		t.Errorf("%d terms", len(got))
	}
	if got := SearchTerms("is it on"); len(got) != 0 {
		t.Errorf("%q", got)
	}
}

func TestSynonyms(t *testing.T) {
	for word, others := range synonymTable() {
		for _, other := range others {
			if !slices.Contains(Synonyms(other), word) {
				t.Errorf("%s stands for %s, and not the other way", word, other)
			}
		}
	}
	if got := Synonyms("mutex"); !slices.Equal(got, []string{"lock", "semaphore"}) {
		t.Errorf("%q", got)
	}
	if got := Synonyms("parser"); got != nil {
		t.Errorf("%q", got)
	}
}
