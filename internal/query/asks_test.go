package query

import "testing"

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
