package embed_test

import (
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
)

// Rows: file (1, 0), http (0, 2), pars (3, 3), serv (0, -1).
func TestText(t *testing.T) {
	ln := func(n float64) float64 { return 1 + math.Log(n) }
	for _, c := range []struct {
		name  string
		parts []string
		want  [2]float64 // before it is brought to length one; zero for none
	}{
		{"one term", []string{"file"}, [2]float64{1, 0}},
		{"a sum", []string{"file http"}, [2]float64{1, 2}},
		{"parts are one text", []string{"file", "http"}, [2]float64{1, 2}},
		{"an identifier", []string{"parseFile"}, [2]float64{4, 3}},
		{"any spelling of it", []string{"PARSE_FILES"}, [2]float64{4, 3}},
		{"repetition counts by its logarithm", []string{"file http file file"}, [2]float64{ln(3), 2}},
		{"also over the parts", []string{"file", "file http"}, [2]float64{ln(2), 2}},
		{"unknown terms tell nothing", []string{"qqqq file zzzz"}, [2]float64{1, 0}},
		{"an unknown word of known pieces", []string{"httpfile"}, [2]float64{1, 2}},
		{"pieces and a rest", []string{"httpxfile"}, [2]float64{1, 2}},
		{"the rest is too large", []string{"abcdefhttp file"}, [2]float64{1, 0}},
		{"nothing", nil, [2]float64{}},
		{"nothing known", []string{"qqqq", "ящик 日本語 \xff\x00"}, [2]float64{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := []float32{7, 7}
			ok := load(t, small(t)).NewEncoder().Text(v, c.parts...)
			length := math.Hypot(c.want[0], c.want[1])
			if ok != (length > 0) {
				t.Fatalf("vector: %v", ok)
			}
			for i, x := range c.want {
				if ok && math.Abs(float64(v[i])-x/length) > 0.01 {
					t.Errorf("%v, want %v / %g", v, c.want, length)
				}
			}
		})
	}
}

// Names and path of a document count double, signatures not at all, and an occurrence in one field only.
func TestAnalyzed(t *testing.T) {
	m := load(t, small(t))
	for _, c := range []struct {
		name string
		doc  lexical.Document
		same string
	}{
		{"text", lexical.Document{Body: []byte("file http")}, "file http"},
		{"a name", lexical.Document{Body: []byte("file http"), Defs: "file"}, "file file http"},
		{"a path", lexical.Document{Body: []byte("file http"), Path: "http"}, "file http http http"},
		{"a comment", lexical.Document{Body: []byte("file http"), Doc: "http"}, "file http"},
		{"a signature", lexical.Document{Body: []byte("file http"), Signature: "file"}, "http"},
		{"a summary", lexical.Document{Body: []byte("file http"), Summary: "http server"}, "file http http server"},
		{"a name and its signature", lexical.Document{Body: []byte("file http http"), Signature: "file http", Defs: "file"}, "file file http"},
		{"a name around the piece", lexical.Document{Body: []byte("file"), Defs: "http_server"}, "file http http server server"},
	} {
		got, want := make([]float32, 2), make([]float32, 2)
		ok := m.NewEncoder().Analyzed(got, lexical.NewAnalyzer().Analyze(c.doc))
		if !ok || !m.NewEncoder().Text(want, c.same) || cosine(got, want) < 0.99999 {
			t.Errorf("%s: %v, want %v", c.name, got, want)
		}
	}
}

// What cancels out has no direction.
func TestNoDirection(t *testing.T) {
	file, err := embed.Encode([]string{"down", "up"}, []float32{-1, 1}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if embed.Normalize([]float32{0}) || load(t, file).NewEncoder().Text(make([]float32, 1), "up down") {
		t.Error("a vector of zeros has a direction")
	}
}

// An encoder remembers words, and must not remember texts: the same text has the same vector before and
// after others, and by all three ways in.
func TestEncoderForgets(t *testing.T) {
	m, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	e := m.NewEncoder()
	analyzers := []*lexical.Analyzer{lexical.NewAnalyzer(), lexical.NewAnalyzer()}
	analyzers[1].Terms(nil, "other words than those get the first numbers")
	texts := []string{sample(t), "how are requests routed", "", "parseHTTPResponse(ctx, w)"}
	for range 2 {
		for _, text := range texts {
			fresh, again := make([]float32, m.Dim()), make([]float32, m.Dim())
			ok := m.NewEncoder().Text(fresh, text)
			if e.Text(again, text) != ok || ok && !slices.Equal(fresh, again) {
				t.Errorf("%.20q: another vector", text)
			}
			if ok && cosine(fresh, byTerms(m, text)) < 0.99999 || ok && cosine(fresh, byDocument(m, text)) < 0.99999 {
				t.Errorf("%.20q: the ways in differ", text)
			}
			for _, a := range analyzers { // each has numbers of its own for terms
				if e.Analyzed(again, a.Analyze(lexical.Document{Body: []byte(text)})) != ok || ok && !slices.Equal(again, byDocument(m, text)) {
					t.Errorf("%.20q: another vector of the document", text)
				}
			}
		}
	}
}

func byTerms(m *embed.Model, text string) []float32 {
	counts := map[string]int{}
	for _, term := range lexical.NewAnalyzer().Terms(nil, text) {
		counts[term]++
	}
	v := make([]float32, m.Dim())
	m.NewEncoder().Terms(v, maps.All(counts))
	return v
}

func byDocument(m *embed.Model, text string) []float32 {
	v := make([]float32, m.Dim())
	m.NewEncoder().Analyzed(v, lexical.NewAnalyzer().Analyze(lexical.Document{Body: []byte(text)}))
	return v
}

func cosine(a, b []float32) float64 {
	var sum float64
	for i, x := range a {
		sum += float64(x) * float64(b[i])
	}
	return sum
}

// sample is about two kilobytes of code.
func sample(t testing.TB) string {
	text, err := os.ReadFile("encoder.go")
	if err != nil {
		t.Fatal(err)
	}
	return string(text[:2048])
}

// The model in the program has learned what it is for: what is asked for in other words is nearer than what is
// not asked for.
func TestBuiltin(t *testing.T) {
	m, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	e := m.NewEncoder()
	vector := func(text string) []float32 {
		v := make([]float32, m.Dim())
		if !e.Text(v, text) {
			t.Fatalf("%q has no vector", text)
		}
		return v
	}
	for _, c := range []struct{ query, near, far string }{
		{"where are logins checked", "func authenticateCredentials(user, password string) error", "func renderTemplate(w io.Writer) error"},
		{"delete a folder and everything in it", "def rmtree(path): for entry in os.scandir(path): os.unlink(entry)", "def connect(host, port): sock = socket.socket()"},
		{"try again after an error", "for attempt := 0; attempt < maxRetries; attempt++ { time.Sleep(backoff) }", "sort.Slice(rows, func(i, j int) bool { return rows[i] < rows[j] })"},
		{"how is the text split into words", "class Tokenizer { nextToken() { this.skipWhitespace() } }", "class Button { onClick() { this.setState() } }"},
		{"compress the data", "deflate_stream(zlib, buf)", "query_database(sql, args)"},
	} {
		q := vector(c.query)
		if near, far := cosine(q, vector(c.near)), cosine(q, vector(c.far)); near <= far {
			t.Errorf("%q: %.3f for %q, %.3f for %q", c.query, near, c.near, far, c.far)
		}
	}
}

func TestRows(t *testing.T) {
	v, err := embed.NewVocabulary([]string{"base", "data", "databas", "http", "serv", "tp", "user"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ term, want string }{
		{"http", "http"},
		{"httpserv", "http serv"},
		{"databas", "databas"},
		{"userdatabas", "user databas"},
		{"database", "databas"}, // one piece and a byte in none, rather than two pieces
		{"httpx", "http"},
		{"xhttp", "http"},
		{"tp", "tp"},
		{"atp", ""}, // pieces have three bytes
		{"usr", ""},
		{"xxxxhttp", ""}, // half of it is unknown
		{"xxxhttp", "http"},
		{"", ""},
		{strings.Repeat("http", 17), ""}, // no word
	} {
		var got []string
		for _, row := range v.Rows(nil, c.term) {
			got = append(got, v.Term(row))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %q, want %q", c.term, s, c.want)
		}
	}
}

// The model inside the program is read without looking at all of its file: it is whole.
func TestBuiltinIsWhole(t *testing.T) {
	whole, err := embed.Load(embed.Table)
	if err != nil {
		t.Fatal(err)
	}
	m, err := embed.Builtin()
	if err != nil || m.ID() != whole.ID() || m.Dim() != whole.Dim() || m.Vocabulary().Len() != whole.Vocabulary().Len() {
		t.Errorf("%s with %d terms, %v; the file has %s with %d", m.ID(), m.Vocabulary().Len(), err, whole.ID(), whole.Vocabulary().Len())
	}
}

// BenchmarkText embeds two kilobytes of code, BenchmarkAnalyzed the same when the index has analysed it.
func BenchmarkText(b *testing.B) {
	m, err := embed.Builtin()
	if err != nil {
		b.Fatal(err)
	}
	e, v, text := m.NewEncoder(), make([]float32, m.Dim()), sample(b)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		e.Text(v, text)
	}
}

func BenchmarkAnalyzed(b *testing.B) {
	m, err := embed.Builtin()
	if err != nil {
		b.Fatal(err)
	}
	e, v, text := m.NewEncoder(), make([]float32, m.Dim()), sample(b)
	doc := lexical.NewAnalyzer().Analyze(lexical.Document{Body: []byte(text)})
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		e.Analyzed(v, doc)
	}
}

// All who ask for the built-in model share one: each of its own was most of the memory of a server with hundreds of projects.
func TestBuiltinIsShared(t *testing.T) {
	a, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	if b, _ := embed.Builtin(); a != b {
		t.Error("two models are made")
	}
}
