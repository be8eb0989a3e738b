package lexical_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

func TestTerms(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"a x 1", ""},
		{"HTTPServer", "http serv =httpserver"},
		{"parseURL", "pars url =parseurl"},
		{"parse_config", "pars config =parseconfig"},
		{"PARSE_CONFIG", "pars config =parseconfig"},
		{"__init__", "init"},
		{"MAX", "max"},
		{"kebab-case word", "kebab case word"},
		{"utf8 UTF8", "utf8 utf8"},
		{"sha256Sum", "sha256 sum =sha256sum"},
		{"v1beta1", "v1 beta1 =v1beta1"},
		{"x509Certificate", "x509 certific =x509certificate"},
		{"i18n E2E k8s_client", "i18n e2e k8s client =k8sclient"},
		{"b64decode", "b64 decod =b64decode"},
		{"URLs userIDs", "url user id =userids"},
		{"IPv6 listenIPv4", "ipv6 listen ipv4 =listenipv4"},
		{"OAuthToken", "oauth auth token =oauthtoken"},
		{"iPhone GitHub", "iphon phone =iphone git hub =github"},
		{"2fa 0xff 10ms", "2fa 0xff 10ms"},
		{"123456 1234567", "123456"},
		{"don't stop", "don stop"},
		{"größe Straße", "größe straße"},
		{"naïveÜbung", "naïve übung =naïveübung"},
		{"ПривітСвіт", "привіт світ =привітсвіт"},
		{"数据库", "数据 据库"},
		{"数", "数"},
		{"用 户", "用 户"},
		{"get数据now", "get 数据 now"},
		{"ユーザー", "ユー ーザ ザー"},
		{"한국어", "한국 국어"},
		{"bad\xffbytes\xc3", "bad byte"},
		{strings.Repeat("x", 64), strings.Repeat("x", 64)},
		{strings.Repeat("x", 65), strings.Repeat("x", 64)},
		{strings.Repeat("x", 129) + " ok", "ok"},
		{strings.Repeat("ü", 40), strings.Repeat("ü", 32)},
	} {
		got := strings.Join(lexical.NewAnalyzer().Terms(nil, c.text), " ")
		if got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

func TestExactTermIsTheTermOfTheWhole(t *testing.T) {
	for _, word := range []string{"parseConfig", "parse_config", "HTTPServer", "OAuth2Token", "größeÄndern", "_a_b"} {
		terms := lexical.NewAnalyzer().Terms(nil, word)
		if want := lexical.ExactTerm(word); len(terms) == 0 || terms[len(terms)-1] != want {
			t.Errorf("%s: terms %q do not end in %s", word, terms, want)
		}
		for _, term := range terms[:max(len(terms)-1, 0)] {
			if lexical.IsExact(term) {
				t.Errorf("%s: %s is exact", word, term)
			}
		}
	}
}

// What is remembered must not change the answer.
func TestTermsTwice(t *testing.T) {
	a := lexical.NewAnalyzer()
	const text = "parseConfig ParseConfig parsed 数据库 HTTPServer parseConfig"
	first := a.Terms(nil, text)
	for i := range 40000 { // more words than an Analyzer remembers
		a.Terms(nil, "w"+strings.Repeat("ab", i%20)+string(rune('a'+i%26))+string(rune('a'+i/26%26))+string(rune('a'+i/676%26))+"x")
	}
	if second := a.Terms(nil, text); !slices.Equal(first, second) {
		t.Errorf("first %q, then %q", first, second)
	}
}

func TestStemsMeet(t *testing.T) {
	for _, family := range []string{
		"parse parses parsed parsing parser parsers",
		"process processes processed processing processor",
		"validate validates validated validating validation validator validators",
		"configuration configurations",
		"status statuses",
		"index indexes indices indexed indexing indexer",
		"query queries queried querying",
		"cache caches cached caching",
		"map maps mapped mapping mapper",
		"name names named naming",
		"code codes coding",
		"write writes writing writer",
		"type types typed typing",
		"route routes routed routing router",
		"log logs logged logging logger",
		"embed embeds embedded embedding embeddings embedder",
		"tokenize tokenized tokenizing tokenizer tokenization",
		"iterate iterated iterator iterators iteration iter",
		"allocate allocated allocation allocator alloc",
		"format formats formatted formatting formatter",
		"filter filters filtered filtering",
		"render renders rendered rendering renderer",
		"order orders ordered ordering",
		"defer defers deferred deferring",
		"connect connects connected connection connections",
		"create creates created creating creation creator",
		"delete deletes deleted deleting deletion",
		"execute executes executed executor execution",
		"use uses used using",
		"identify identifies identified identifier identifiers",
		"copy copies copied copying",
		"control controls controlled controlling controller",
		"install installs installed installing installer",
		"add adds added adding",
		"dependency dependencies",
		"movie movies",
		"class classes",
		"box boxes",
		"match matches matched matching matcher",
		"tree trees",
		"value values",
		"queue queues queued",
		"sync syncs synced syncing",
		"handle handles handled handling handler",
		"resolve resolves resolved resolving resolver",
		"schedule scheduler scheduling",
		"alias aliases",
		"size sizes sized sizing",
		"subscribe subscriber subscribers",
		"recurse recursion recursive",
		"url urls",
		"api apis",
		"schema schemas",
	} {
		words := strings.Fields(family)
		for _, w := range words[1:] {
			if got, want := stemOf(w), stemOf(words[0]); got != want {
				t.Errorf("%s becomes %s, %s becomes %s", w, got, words[0], want)
			}
		}
	}
}

func TestStemsStayApart(t *testing.T) {
	for _, pair := range []string{
		"user use", "state stat", "station state", "mode mod", "note not", "site sit", "plane plan", "file fill",
		"header head", "pointer point", "folder fold", "customer custom", "letter let", "news new", "https http",
		"action act", "option opt", "order ord", "string str", "general generate", "lens len", "format form",
		"core cor", "proper prop", "timer tim", "status state", "bus but", "error err", "concat conc", "session section",
	} {
		a, b, _ := strings.Cut(pair, " ")
		if stemOf(a) == stemOf(b) {
			t.Errorf("%s and %s both become %s", a, b, stemOf(a))
		}
	}
}

func stemOf(word string) string {
	return strings.Join(lexical.NewAnalyzer().Terms(nil, word), " ")
}

func FuzzTerms(f *testing.F) {
	f.Add("HTTPServer parse_config 数据库 i18n OAuth2 _a1B2_")
	f.Add("\xff\x00İıſK ǅ")
	f.Fuzz(func(t *testing.T, text string) {
		a := lexical.NewAnalyzer()
		terms := a.Terms(nil, text)
		if !slices.Equal(terms, a.Terms(nil, text)) {
			t.Fatal("the second time differs")
		}
		for _, term := range terms {
			if term == "" || len(term) > 64 || !utf8.ValidString(term) || term == "=" {
				t.Fatalf("term %q", term)
			}
		}
	})
}
