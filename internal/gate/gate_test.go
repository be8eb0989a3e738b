package gate

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// labelled reads testdata/questions.txt.
func labelled(t testing.TB) (questions [][2]string) {
	t.Helper()
	src, err := os.ReadFile("testdata/questions.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(src)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		label, question, ok := strings.Cut(line, ": ")
		if !ok {
			t.Fatalf("no label: %q", line)
		}
		questions = append(questions, [2]string{label, question})
	}
	return questions
}

var reasons = map[string]struct {
	reason string
	sure   float64
}{
	"greeting":      {"a greeting", 0.99},
	"thanks":        {"thanks", 0.99},
	"answer":        {"an answer to a question", 0.99},
	"arithmetic":    {"arithmetic", 0.99},
	"general":       {"a general programming question", 0.8},
	"concept":       {"a question about a general concept", 0.75},
	"clarification": {"a clarification of what was said", 0.9},
}

func TestQuestions(t *testing.T) {
	counts := map[string]int{}
	for _, q := range labelled(t) {
		label, question := q[0], q[1]
		counts[label]++
		d := Decide(question, Options{})
		want, skipped := reasons[label]
		switch {
		case label == "code" && !d.ShouldRetrieve:
			t.Errorf("%q is taken for %s", question, d.Reason)
		case label == "code" && (len(d.Categories) == 0 || d.Confidence < 0.5):
			t.Errorf("%q: %+v", question, d)
		case skipped && (d.ShouldRetrieve || d.Reason != want.reason || d.Confidence != want.sure || len(d.Categories) > 0):
			t.Errorf("%q should be skipped for %s: %+v", question, want.reason, d)
		case !skipped && label != "code":
			t.Fatalf("unknown label %q", label)
		}
		if all := Decide(question, Options{Known: func(string) bool { return true }}); all.ShouldRetrieve != (label == "code" || label == "general" || label == "concept") {
			t.Errorf("%q, when the index knows its words: %+v", question, all)
		}
	}
	if counts["code"] < 100 || len(counts) != 8 {
		t.Errorf("the file has %v", counts)
	}
}

func TestForCode(t *testing.T) {
	for _, tt := range []struct {
		question string
		sure     float64
		reason   string
		strategy string
	}{
		{"what does `stop` do", 0.95, "names code in backticks", "keyword"},
		{"who calls parseConfig()", 0.95, "names a function", "keyword"},
		{"what is in internal/gate/rules.go", 0.95, "names a file", "keyword"},
		{"lang:go retry", 0.95, "is written as a search", "keyword"},
		{"how does this project handle errors", 0.9, "asks about this project", "semantic"},
		{"explain the codebase", 0.9, "asks about this project", "semantic"},
		{"is our implementation thread safe", 0.85, "asks about our code", "semantic"},
		{"fails with\nTraceback (most recent call last):\n  File \"/app/x.py\", line 3, in run\nKeyError: 'a'", 0.9, "an error with its stack trace", "keyword"},
		{"panic: boom", 0.9, "an error with its stack trace", "keyword"},
		{"how are retries counted", 0.5, "default", ""},
		{"", 0.5, "default", ""},
		{"\xff\xfe", 0.5, "default", ""},
		{strings.Repeat("thanks ", 5000), 0.5, "default", ""},
	} {
		d := Decide(tt.question, Options{})
		if !d.ShouldRetrieve || d.Confidence != tt.sure || d.Reason != tt.reason || d.Strategy != tt.strategy || d.NeedsHistory {
			t.Errorf("%.60q: %+v", tt.question, d)
		}
	}
}

func TestKnown(t *testing.T) {
	knows := func(names ...string) Options {
		return Options{Known: func(name string) bool { return slices.Contains(names, strings.ToLower(name)) }}
	}
	if d := Decide("what is a closure?", knows("closure")); !d.ShouldRetrieve || d.Reason != "the index knows closure" || d.Confidence != 0.7 || d.Strategy != "keyword" {
		t.Errorf("%+v", d)
	}
	if d := Decide("what is a closure?", knows("promise", "what", "is", "a")); d.ShouldRetrieve {
		t.Errorf("a word that asks counts as a name: %+v", d)
	}
	if d := Decide("what is continuous integration", knows("continuous_integration")); !d.ShouldRetrieve || d.Reason != "the index knows continuous_integration" {
		t.Errorf("%+v", d)
	}
	// Every project has these names. They say nothing of what is asked.
	everyday := knows("write", "function", "reverse", "string", "list", "map", "read", "file", "line", "let", "const", "difference", "event", "loop", "table", "hash", "javascript", "python", "go", "js")
	for _, question := range []string{"Write a function to reverse a string", "difference between let and const in javascript", "what is the event loop in JavaScript",
		"how to iterate over a map in Go", "how do you sort a list in python", "how can I read a file line by line in Rust", "what is a hash table", "what is an event loop"} {
		if d := Decide(question, everyday); d.ShouldRetrieve {
			t.Errorf("%q: %+v", question, d)
		}
	}
	for question, name := range map[string]string{
		"Write a function to reverse a string": "reversestring", "what is the event loop in JavaScript": "event_loop", "what is a promise in JavaScript?": "promise",
		"what is a function": "function", "what is a hash table": "hashtable", "how do goroutines work in Go?": "goroutines", "write a fibonacci function": "fibonacci",
	} {
		if d := Decide(question, knows(name)); !d.ShouldRetrieve || strings.ToLower(d.Reason) != "the index knows "+name {
			t.Errorf("%q, when the index knows %s: %+v", question, name, d)
		}
	}
	asked := 0
	Decide("where is the cache filled", Options{Known: func(string) bool { asked++; return true }})
	if asked > 0 {
		t.Errorf("the index is asked %d times about a question that is searched anyway", asked)
	}
	for _, question := range []string{"can you explain that more?", "ok"} {
		if d := Decide(question, Options{}); !d.NeedsHistory {
			t.Errorf("%q: %+v", question, d)
		}
	}
}

func TestCategories(t *testing.T) {
	for _, tt := range []struct {
		question string
		want     []Category
	}{
		{"give an overview of the architecture", []Category{Architecture}},
		{"why does the upload crash", []Category{Debugging}},
		{"add retries to the http client", []Category{Feature, API}},
		{"where are the database tables defined", []Category{Data}},
		{"how are passwords checked", []Category{Security}},
		{"where are the settings read", []Category{Configuration}},
		{"which tests cover the lexer", []Category{Testing}},
		{"why is startup slow", []Category{Performance}},
		{"how does the lexer work", []Category{Explanation}},
	} {
		if got := Decide(tt.question, Options{}).Categories; !slices.Equal(got, tt.want) {
			t.Errorf("%q: %v, want %v", tt.question, got, tt.want)
		}
	}
}

func TestMemory(t *testing.T) {
	now := time.Unix(0, 0)
	m := NewMemory(func() time.Time { return now })
	decided := 0
	ask := func(key string) Decision {
		return m.Decide(key, func() Decision { decided++; return Decision{Reason: fmt.Sprint(decided)} })
	}
	ask("a")
	now = now.Add(299 * time.Second)
	if d := ask("a"); d.Reason != "1" {
		t.Errorf("a recent decision is made again: %+v", d)
	}
	now = now.Add(2 * time.Second)
	if d := ask("a"); d.Reason != "2" {
		t.Errorf("an old decision is kept: %+v", d)
	}
	for i := range 3 * rememberMost {
		now = now.Add(time.Millisecond)
		ask(fmt.Sprint(i))
		if len(m.kept) > rememberMost {
			t.Fatalf("%d decisions are kept", len(m.kept))
		}
	}
	if d := ask(fmt.Sprint(3*rememberMost - 1)); d.Reason != fmt.Sprint(decided) {
		t.Errorf("the newest is forgotten: %+v after %d", d, decided)
	}
}

func FuzzDecide(f *testing.F) {
	for _, q := range labelled(f) {
		f.Add(q[1])
	}
	f.Fuzz(func(t *testing.T, question string) {
		d := Decide(question, Options{})
		if d.Reason == "" || d.Confidence < 0.5 || d.Confidence > 1 || d.ShouldRetrieve != (len(d.Categories) > 0) {
			t.Fatalf("%q: %+v", question, d)
		}
		if !d.ShouldRetrieve && utf8.RuneCountInString(question) > 1000 {
			t.Fatalf("a text of %d characters is skipped: %+v", utf8.RuneCountInString(question), d)
		}
	})
}

func BenchmarkDecide(b *testing.B) {
	questions := labelled(b)
	for i := range b.N {
		Decide(questions[i%len(questions)][1], Options{})
	}
}
