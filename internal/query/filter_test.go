package query

import (
	"fmt"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestFilters(t *testing.T) {
	for _, c := range []struct{ query, filters, text string }{
		{"parse config lang:go", "lang:go", "parse config"},
		{"type:function lang:go,ts parse", "type:function lang:go,ts", "parse"},
		{"LANG:go parse", "", "LANG:go parse"},
		{"language:C++ sort", "lang:c++", "sort"},
		{"lang:c#, tasks", "lang:c#", "tasks"},
		{"retry path:internal/** -path:vendor -lang:json", "path:internal/** -path:vendor -lang:json", "retry"},
		{`retry path:"my docs/a"`, "path:my docs/a", "retry"},
		{"path:internal", "path:internal", ""},
		{"lang:foo bar", "lang:foo", "bar"}, // whether there is such a language is not known here
		{"router -test", "-test", "router"},
		{"router -test -mock lang:go", "-test -mock lang:go", "router"},
		{"-vendor router", "-vendor", "router"},
		{"where are routes matched -test", "-test", "where are routes matched"},
		{"lang:go -test", "lang:go -test", ""},
		{"маршрут -тест", "-тест", "маршрут"},

		{"std::sort and Foo::bar", "", "std::sort and Foo::bar"},
		{"http://host/x https://a:8080", "", "http://host/x https://a:8080"},
		{"at 10:30 today", "", "at 10:30 today"},
		{"error: no such file", "", "error: no such file"},
		{"type: string", "", "type: string"},
		{"type::Inner lang: go", "", "type::Inner lang: go"},
		{"path://x path::y", "", "path://x path::y"},
		{"foo:bar key:value", "", "foo:bar key:value"},
		{"type:{a,b} lang:$x", "", "type:{a,b} lang:$x"},
		{"what does `lang:go` filter", "", "what does `lang:go` filter"},
		{`the text "lang:go" in a query`, "", `the text "lang:go" in a query`},
		{"what does -race do", "", "what does -race do"},
		{"how does go test -race find races", "", "how does go test -race find races"},
		{"go test -race", "", "go test -race"},
		{"gcc -Wall", "", "gcc -Wall"},
		{"the -race flag", "", "the -race flag"},
		{"where is -race handled?", "", "where is -race handled?"},
		{"why was flag -verbose removed", "", "why was flag -verbose removed"},
		{"implementation of --no-embed", "", "implementation of --no-embed"},
		{"index --force -verbose", "", "index --force -verbose"},
		{"tar -x -verbose", "", "tar -x -verbose"},
		{"compile -Wno-unused", "", "compile -Wno-unused"},
		{"jvm -Xmx512m=1", "", "jvm -Xmx512m=1"},
		{"well-known a - b -1 x", "", "well-known a - b -1 x"},
		{"parse `-race` here", "", "parse `-race` here"},
		{"find `-x` -test", "", "find `-x` -test"},
		{`parse "-race" here`, "", `parse "-race" here`},
		{"-race", "", "-race"},
		{"-", "", "-"},
		{"--", "", "--"},
		{"-foo -bar", "", "-foo -bar"},
		{"-removed line\n+added line", "", "-removed line +added line"},
		{"`open lang:go", "lang:go", "`open"},
	} {
		q := Parse(c.query)
		var got []string
		for _, f := range q.Filters {
			got = append(got, f.String())
		}
		if text := strings.Join(strings.Fields(q.Text), " "); strings.Join(got, " ") != c.filters || text != c.text {
			t.Errorf("%q: filters %q, text %q", c.query, got, text)
		}
	}
}

func TestPhrases(t *testing.T) {
	for _, c := range []struct{ query, want string }{
		{`"connection pool"`, "connection pool"},
		{`where is the "connection pool" closed`, "connection pool"},
		{`"a b", "c d"; ("e f")`, "a b|c d|e f"},
		{"“connection pool” limits", "connection pool"},
		{`"cannot open %s: \"quoted\" thing"`, `cannot open %s: \"quoted\" thing`},
		{`"no file "a b" here"`, `no file "a b" here`},
		{`"no file: 'x'"`, "no file: 'x'"},
		{`Get "https://example.org/a": stopped after 10 redirects`, ""},
		{`invalid header option: "12"`, ""},
		{`response on a channel starting with "HTTP/1.1 400"; err=<nil>`, ""},
		{`"open`, ""},
		{`open"`, ""},
		{`a 5" disk and 6" tape`, ""},
		{`fmt.Println("hello") of x["key"]`, ""},
		{"`\"in code\"`", ""},
		{`""`, ""},
		{`"?!"`, ""},
		{"\"over\nlines\"", ""},
		{`"🚀"`, ""},
		{`"連接池"`, "連接池"},
	} {
		if got := strings.Join(Parse(c.query).Phrases, "|"); got != c.want {
			t.Errorf("%q: %q, want %q", c.query, got, c.want)
		}
	}
}

func TestTypesNamed(t *testing.T) {
	for word, want := range map[string]string{
		"function": "[function]", "functions": "[function]", "func": "[function]", "Method": "[method]", "class": "[class]", "classes": "[class]",
		"struct": "[type class]", "trait": "[interface]", "type": "[type]", "const": "[constant]", "fields": "[property]", "heading": "[section]",
		"package": "[module]", "requirements": "[requirement]", "User-Stories": "[user_story]", "gadget": "[]", "": "[]",
	} {
		if got := fmt.Sprint(TypesNamed(word)); got != want {
			t.Errorf("%q: %s, want %s", word, got, want)
		}
	}
	for _, typ := range ctxsys.EntityTypes {
		if got := TypesNamed(string(typ)); len(got) != 1 || got[0] != typ {
			t.Errorf("%s: %v", typ, got)
		}
	}
}
