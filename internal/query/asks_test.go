package query

import (
	"math/rand/v2"
	"regexp/syntax"
	"strings"
	"testing"
)

func TestAsks(t *testing.T) {
	for _, c := range []struct {
		text, name string
		relation   Relation
	}{
		{"where is ServeMux defined?", "ServeMux", Definition},
		{"find NewServerRequest", "NewServerRequest", Definition},
		{"what does `run` do", "run", Definition},
		{"How does Searcher::search_path work?", "Searcher::search_path", Definition},
		{"where is the function run defined", "run", Definition},
		{"fix parse_args()", "parse_args", Definition},
		{"definition of Foo.bar in this repo", "Foo.bar", Definition},
		{"who calls dialSerial", "dialSerial", Callers},
		{"what calls Server.Close?", "Server.Close", Callers},
		{"which functions call http_get", "http_get", Callers},
		{"list all the callers of `dial`", "dial", Callers},
		{"callers of dial()", "dial", Callers},
		{"where is parse called from", "parse", Callers},
		{"who uses the class Config", "Config", Callers},
		{"what does Transport.dial call?", "Transport.dial", Callees},
		{"implementations of Handler", "Handler", Implementations},
		{"which types implement io.Reader", "io.Reader", Implementations},
		{"what breaks if I change ServeMux", "ServeMux", Dependents},
		{"what depends on Config?", "Config", Dependents},

		{"how does authentication work", "", ""}, // no name of code
		{"what is the default timeout", "", ""},
		{"find unused imports", "", ""},
		{"where are passwords hashed", "", ""},
		{"how does ServeMux choose between two patterns", "", ""},
		{"what calls are made when a request is retried", "", ""},
		{"ServeMux", "", ""},
		{"", "", ""},
	} {
		a := Parse(c.text).AboutName
		switch {
		case a == nil && c.name != "":
			t.Errorf("%q: nothing, want %s of %s", c.text, c.relation, c.name)
		case a != nil && (a.Name != c.name || a.Relation != c.relation):
			t.Errorf("%q: %s of %q, want %s of %q", c.text, a.Relation, a.Name, c.relation, c.name)
		}
	}
}

// Whatever a form stands for has the words by which it is chosen.
func TestFormsHaveTheirWords(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, f := range forms {
		parsed, err := syntax.Parse(f.form.String(), syntax.Perl)
		if err != nil {
			t.Fatal(err)
		}
		for range 300 {
			text := said(r, parsed)
			if !f.form.MatchString(text) {
				t.Fatalf("%q is not of %s", text, f.form)
			}
			if !hasWords(strings.ToLower(text), f.words) {
				t.Fatalf("%q has not the words %s", text, f.words)
			}
		}
	}
}

// said is a text that an expression stands for, at random, in ASCII.
func said(r *rand.Rand, re *syntax.Regexp) string {
	several := func(least, most int) (out string) {
		for range least + r.IntN(most-least+1) {
			out += said(r, re.Sub[0])
		}
		return out
	}
	switch re.Op {
	case syntax.OpLiteral:
		return string(re.Rune)
	case syntax.OpCharClass:
		for {
			c := rune(r.IntN(128))
			for i := 0; i < len(re.Rune); i += 2 {
				if re.Rune[i] <= c && c <= re.Rune[i+1] {
					return string(c)
				}
			}
		}
	case syntax.OpCapture:
		return said(r, re.Sub[0])
	case syntax.OpStar:
		return several(0, 3)
	case syntax.OpPlus:
		return several(1, 3)
	case syntax.OpQuest:
		return several(0, 1)
	case syntax.OpConcat:
		out := ""
		for _, sub := range re.Sub {
			out += said(r, sub)
		}
		return out
	case syntax.OpAlternate:
		return said(r, re.Sub[r.IntN(len(re.Sub))])
	case syntax.OpBeginText, syntax.OpEndText, syntax.OpEndLine, syntax.OpBeginLine, syntax.OpEmptyMatch:
		return ""
	}
	panic(re.Op.String())
}
