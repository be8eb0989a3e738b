package query

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestIntent(t *testing.T) {
	for _, tt := range []struct {
		query      string
		intent     Intent
		confidence float64
	}{
		{"where is the auth controller?", Find, 0.9},
		{"how does authentication work?", Explain, 0.85},
		{"show all API endpoints", List, 0.9},
		{"difference between v1 and v2 API", Compare, 0.95},
		{"how to implement caching?", How, 0.9},
		{"why is this function async?", Why, 0.9},
		{"error in login function", Debug, 0.85},
		{"find the session store", Find, 0.9},
		{"Search for token refresh", Find, 0.9},
		{"locate config loading", Find, 0.9},
		{"which function parses dates", Find, 0.8},
		{"show me where the cache is cleared", Find, 0.8},
		{"explain the retry policy", Explain, 0.9},
		{"what is a tokenizer", Explain, 0.9},
		{"What's the role of the scheduler", Explain, 0.9},
		{"what does flush do", Explain, 0.9},
		{"how are routes registered", Explain, 0.85},
		{"how extractors implement FromRequest", Explain, 0.85},
		{"how errors are handled", Explain, 0.85},
		{"can you explain the parser", Explain, 0.9},
		{"Please, could you find the parser", Find, 0.9},
		{"list all interfaces", List, 0.9},
		{"all classes in auth", List, 0.9},
		{"what are all the plugins", List, 0.95},
		{"find all handlers", List, 0.95},
		{"compare Redis and SQLite stores", Compare, 0.95},
		{"mutex vs channel", Compare, 0.9},
		{"how does v1 differ from v2", Compare, 0.9},
		{"what is the difference between put and post", Compare, 0.95},
		{"how do I add a route", How, 0.9},
		{"how can I fix the error", How, 0.9},
		{"why does login fail with an error", Why, 0.9},
		{"fix the flaky test", Debug, 0.9},
		{"debug memory growth", Debug, 0.9},
		{"known issues with websockets", Debug, 0.85},
		{"the server crashes at start", Debug, 0.85},
		{"request validation and error handling", General, 0.3}, // a subject, not a complaint
		{"error types and how errors are shown", General, 0.3},
		{"who wrote ErrorHandler", General, 0.3},
		{"issuer of the token", General, 0.3},
		{"radix tree path matching", General, 0.3},
		{"retry with backoff", General, 0.3},
		{"list", General, 0.3}, // one word is a name
		{"ErrorHandler", General, 0.3},
		{"please", General, 0.3},
		{"", General, 0},
		{"?!", General, 0},
	} {
		got := Parse(tt.query)
		if got.Intent != tt.intent || got.Confidence != tt.confidence {
			t.Errorf("%q: %s %v, want %s %v", tt.query, got.Intent, got.Confidence, tt.intent, tt.confidence)
		}
	}
}

func TestStrategies(t *testing.T) {
	for _, tt := range []struct{ query, want string }{
		{"where is the auth controller?", "keyword"},
		{"how does authentication work?", "semantic graph"},
		{"show all API endpoints", "keyword"},
		{"difference between v1 and v2 API", "semantic"},
		{"how to implement caching?", "semantic"},
		{"why is this function async?", "graph"},
		{"error in login function", "keyword graph"},
		{"radix tree", "keyword semantic graph"},
		{"find what calls parseConfig", "keyword graph"},
		{"find callers of parseConfig", "keyword graph"},
		{"", "keyword semantic graph"},
	} {
		if got := strings.Join(Parse(tt.query).Strategies, " "); got != tt.want {
			t.Errorf("%q: %s, want %s", tt.query, got, tt.want)
		}
	}
}

func TestTypes(t *testing.T) {
	for _, tt := range []struct {
		query string
		want  []ctxsys.EntityType
	}{
		{"list all interfaces", []ctxsys.EntityType{"interface"}},
		{"all interfaces", []ctxsys.EntityType{"interface"}},
		{"list every interface", []ctxsys.EntityType{"interface"}},
		{"list every class in auth", []ctxsys.EntityType{"class"}},
		{"list every property named id", []ctxsys.EntityType{"property"}},
		{"list methods of the class Foo", []ctxsys.EntityType{"method"}},
		{"show all functions", []ctxsys.EntityType{"function", "method"}},
		{"all structs", []ctxsys.EntityType{"type", "class"}},
		{"list all file handlers", nil},
		{"show all API endpoints", nil},
		{"where are the interfaces", nil}, // no list
	} {
		if got := Parse(tt.query).Types; !slices.Equal(got, tt.want) {
			t.Errorf("%q: %v, want %v", tt.query, got, tt.want)
		}
	}
}

func TestMentions(t *testing.T) {
	for _, tt := range []struct{ query, want string }{
		{"", ""},
		{"Where is the controller", ""}, // one capital begins a sentence
		{"what does `login` do", "unknown:login"},
		{"what does ``a`b`` do", "unknown:a`b"},
		{"see ` spaced out ` here", "unknown:spaced out"},
		{"an `open quote", ""},
		{"``` \nblock\n ```", ""},
		{"`` ``", ""},
		{"`UserService`", "class:UserService"},
		{"`src/auth.ts`", "file:src/auth.ts"},
		{"`Foo.bar()`", "function:Foo.bar()"},
		{"`foo(a, b)`", "function:foo(a, b)"},
		{"how does UserService work?", "class:UserService"},
		{"the (HTTPServer), then getUser; and user_name.", "class:HTTPServer unknown:getUser unknown:user_name"},
		{"UserService's cache", "class:UserService"},
		{"'parse_args' and \"sysArgs\"", "unknown:parse_args unknown:sysArgs"},
		{"MAX_SIZE and __init__", "unknown:MAX_SIZE unknown:__init__"},
		{"call Foo.bar() now", "function:Foo.bar()"},
		{"call authenticate(user, pass)", "function:authenticate"},
		{"parse() fails", "function:parse()"},
		{"which file(s) and class(es)", ""},
		{"Auth.Login and os.path.join", "class:Auth.Login unknown:os.path.join"},
		{"std::vector<int> or Foo#bar or ptr->next", "unknown:std::vector class:Foo#bar unknown:ptr->next"},
		{"main.go, package.json and README.md", "file:main.go file:package.json file:README.md"},
		{"open src/auth/login.ts:10-20 or cmd/x.go:7", "file:src/auth/login.ts file:cmd/x.go"},
		{"in ./scripts and /etc/hosts and lib/", "file:./scripts file:/etc/hosts file:lib/"},
		{"client/server and/or I/O 1/2/3", ""},
		{"JSON APIs of v1.2, 3.14, e.g. Node.js on GitHub", ""},
		{"https://example.com/a.go", ""},
		{"well-known C++ and C# and F#", ""},
		{"getUser getUser getUser", "unknown:getUser"},
		{"функция getUser в файле дом.go", "unknown:getUser file:дом.go"},
		{"名前 `関数` getUser", "unknown:関数 unknown:getUser"},
		{"🚀getUser🚀", "unknown:getUser"},
		{"regex ^foo.*bar$ (a|b)+ \\d{3}", ""},
	} {
		q := Parse(tt.query)
		var got []string
		for _, m := range q.Mentions {
			got = append(got, string(m.Type)+":"+m.Text)
			if q.Raw[m.Start:m.End] != m.Text {
				t.Errorf("%q: [%d:%d] is not %q", tt.query, m.Start, m.End, m.Text)
			}
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%q:\n got %s\nwant %s", tt.query, strings.Join(got, " "), tt.want)
		}
	}
}

func TestKeywords(t *testing.T) {
	for _, tt := range []struct{ query, want string }{
		{"", ""},
		{"   ", ""},
		{"where is the auth controller?", "auth controller"},
		{"find find", "find"},
		{"find the find method", "find method"},
		{"please explain token refresh", "token refresh"},
		{"Parser of JSON in UserService", "parser json UserService"},
		{"getUser GETUSER getuser", "getUser"},
		{"user_name and user-name", "user_name user name"},
		{"don't panic: what's the user's name", "panic user name"},
		{"top 10 of 2024 x", "top"},
		{"how to do it", "how to do it"}, // stop words only
		{"what is this", "what is this"},
		{"404", "404"},
		{"x", "x"},
		{"the", "the"},
		{"list", "list"},
		{"find", "find"},
		{"&&", "&&"},
		{"?? !! ??", "?? !!"},
		{"🚀", "🚀"},
		{"a.*b[0-9]+(c|d)$ \\w", "a b 0 9 c d w"},
		{"SELECT * FROM users; --", "select users"},
		{"как работает парсер", "как работает парсер"},
		{"認証 の 処理", "認証 の 処理"},
		{"naïve Übergröße", "naïve übergröße"},
		{"foo.bar src/auth.ts", "foo bar src auth ts"},
		{"null\x00byte \xff\xfe bad", "null byte bad"},
	} {
		q := Parse(tt.query)
		if got := strings.Join(q.Keywords, " "); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.query, got, tt.want)
		}
		if q.Truncated {
			t.Errorf("%q is not truncated", tt.query)
		}
	}
}

func TestNormalized(t *testing.T) {
	for _, tt := range []struct{ query, want string }{
		{"", ""},
		{"  Where\tis\n\nAuth? ", "where is auth?"},
		{"a\x00b\x1b[31m", "a b [31m"},
		{"\xffÜber\xfe", "über"},
	} {
		if got := Parse(tt.query).Normalized; got != tt.want {
			t.Errorf("%q: %q, want %q", tt.query, got, tt.want)
		}
	}
}

func TestSymbolic(t *testing.T) {
	for _, tt := range []struct {
		query string
		want  bool
	}{
		{"Router", true}, {"response", true}, {"basic_format_args", true}, {"  HTTPException ", true}, {"`Mux`", true},
		{"Foo.bar", true}, {"std::io::Read", true}, {"parse()", true}, {"src/auth.ts", true}, {"$scope", true}, {"関数", true},
		{"", false}, {"radix tree", false}, {"what?", false}, {"C++", false}, {"404", false}, {"a..b", false}, {"::", false}, {"and/or", false},
		{strings.Repeat("x", 10_000), false},
	} {
		if got := Parse(tt.query).Symbolic; got != tt.want {
			t.Errorf("%.40q: %v", tt.query, got)
		}
	}
}

func TestLongQueries(t *testing.T) {
	filler := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "word%d ", i)
		}
		return b.String()
	}
	for _, tt := range []struct {
		name, query, keyword string
	}{
		{"words", filler(200) + "getUser " + filler(100), "getUser"},
		{"100 kB, question first", "why does parseConfig fail " + filler(12_000), "parseConfig"},
		{"100 kB, question last", filler(12_000) + "why does parseConfig fail", "parseConfig"},
		{"100 kB without a space", strings.Repeat("x", 100_000), strings.Repeat("x", maxWord)},
		{"100 kB of three-byte letters", strings.Repeat("語", 33_333), strings.Repeat("語", maxWord/3)},
		{"100 kB of backticks", strings.Repeat("`", 99_999) + "name", "name"},
	} {
		q := Parse(tt.query)
		if !q.Truncated || len(q.Keywords) > maxKeywords || !slices.Contains(q.Keywords, tt.keyword) {
			t.Errorf("%s: truncated %v, %d keywords, %.300q", tt.name, q.Truncated, len(q.Keywords), q.Keywords)
		}
	}
	if q := Parse(strings.Repeat("someName ", 100) + strings.Repeat("`a b` ", 100)); q.Truncated {
		t.Error("repeating a name is no reason to truncate")
	}
	var many strings.Builder
	for i := range 100 {
		fmt.Fprintf(&many, "`n%d` ", i)
	}
	if q := Parse(many.String()); len(q.Mentions) != maxMentions || !q.Truncated {
		t.Errorf("%d mentions, truncated %v", len(q.Mentions), q.Truncated)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"", "where is `Foo.bar()`?", "`", "``` a ```", "don’t", "a::b->c#d\\e", "(", "x(", "file(s)", "\xff", "e.g. U.S.A.",
		"list every", "what's", "🚀", "/", ".", "./", "::", "main.go:1", strings.Repeat("語", 6000)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		q := Parse(raw)
		if len(strings.TrimSpace(raw)) > 0 && q.Normalized != "" && len(q.Keywords) == 0 {
			t.Fatalf("%q was swallowed", raw)
		}
		for _, m := range q.Mentions {
			if m.Text == "" || raw[m.Start:m.End] != m.Text || m.Type == "" {
				t.Fatalf("%q: mention %+v", raw, m)
			}
		}
		for _, k := range q.Keywords {
			if k == "" || len(k) > maxWord || !utf8.ValidString(k) {
				t.Fatalf("%q: keyword %q", raw, k)
			}
		}
		if !utf8.ValidString(q.Normalized) || len(q.Keywords) > maxKeywords || len(q.Mentions) > maxMentions || len(q.Strategies) == 0 {
			t.Fatalf("%q: %+v", raw, q)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for name, raw := range map[string]string{
		"question": "how does UserService.login validate the `Token` before src/auth/session.ts is written?",
		"100kB":    strings.Repeat("at com.example.Foo.barBaz(Foo.java:123) caused by some_error in the handler\n", 1300),
		"joined":   strings.Repeat("a.", 50_000),
		"ticks":    strings.Repeat("`a ``b ```c ", 8_000),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Parse(raw)
			}
		})
	}
}

func TestAsksFor(t *testing.T) {
	for _, c := range []struct {
		text        string
		tests, docs bool
	}{
		{"tests of the parser", true, false},
		{"router test", true, false},
		{"a unit test for the cache", true, false},
		{"Test cases that cover retries", true, false},
		{"integration test setup", true, false},
		{"where are the fixtures", true, false},
		{"test runner", false, false},
		{"how does the test reporter print results", false, false},
		{"benchmark timer", false, false},
		{"contest winners", false, false},
		{"documentation of the API", false, true},
		{"which json files are read at start", false, true},
		{"the configuration file", false, true},
		{"parse json", false, false},
		{"where is the configuration merged", false, false},
		{"", false, false},
	} {
		if q := Parse(c.text); q.Tests != c.tests || q.Docs != c.docs {
			t.Errorf("%q: tests %v, documents %v", c.text, q.Tests, q.Docs)
		}
	}
}
