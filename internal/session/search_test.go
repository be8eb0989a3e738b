package session

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

// answers are texts and scores, without the ids that no two stores share.
func answers(t *testing.T, s *Store, query string) (out []string) {
	t.Helper()
	for _, h := range must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: query, Limit: 30})) {
		out = append(out, fmt.Sprintf("%s %d %.9f %.9f %s", h.Type, h.Number, h.Score, h.Held, h.Text))
	}
	return out
}

// TestIndexedStepByStep holds that an answer does not show how the index came to be: what two processes indexed in turns, as messages
// came, in segments that were merged, answers like what was indexed at once.
func TestIndexedStepByStep(t *testing.T) {
	effort.Unraced(t)
	t.Parallel()
	dir, other := t.TempDir(), t.TempDir()
	steps := []*Store{open(t, dir, Options{}), open(t, dir, Options{})}
	whole := open(t, other, Options{})
	speak := newSpeaker()
	var questions []string
	for range 20 {
		questions = append(questions, speak.question())
	}
	both := []*Store{steps[0], whole}
	for n := range 5 {
		for _, s := range both {
			must[Session](t)(s.Create(ctx, fmt.Sprint("talk ", n)))
		}
	}
	for i := range 60 {
		name := fmt.Sprint("talk ", speak.rand.IntN(5))
		data := speak.transcript(1 + speak.rand.IntN(80))
		for n, s := range []*Store{steps[i%2], whole} {
			must[Receipt](t)(s.Append(ctx, name, data))
			if i%10 == 0 {
				must[Decision](t)(s.AddDecision(ctx, Decision{Text: "Decided: " + questions[i%20], Session: name}, 0))
			}
			if n == 0 {
				answers(t, steps[i/3%2], questions[i%20])
			}
		}
	}
	if len(steps[0].index.segments) == 0 {
		t.Fatal("nothing was stored")
	}
	for _, q := range questions {
		want := answers(t, whole, q)
		for _, s := range append(steps, open(t, dir, Options{})) {
			if got := answers(t, s, q); !slices.Equal(got, want) {
				t.Fatalf("%q: %d answers, at once %d:\n%s\n%s", q, len(got), len(want), strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
}

func TestSearch(t *testing.T) {
	now := time.Date(2026, 11, 18, 10, 0, 0, 0, time.UTC) // a Wednesday
	s := open(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	add := func(session, role, text string) {
		t.Helper()
		must[Receipt](t)(s.Add(ctx, session, Message{Role: role, Content: text}))
	}
	add("a", "user", "Which port does the gateway listen on?")
	add("a", "assistant", "8443.")
	add("a", "user", "Thanks.")
	now = now.AddDate(0, 0, -8)
	add("b", "user", "My name for the release is Heron.")
	add("b", "assistant", "Heron is a good name for the release.")
	now = now.AddDate(0, 0, 8)
	first := func(query string, types ...string) string {
		t.Helper()
		hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: query, Types: types}))
		if len(hits) == 0 {
			return ""
		}
		return hits[0].Text
	}
	for query, want := range map[string]string{
		"port of the gateway":              "Which port does the gateway listen on?",
		"what name did I give the release": "My name for the release is Heron.",
		"last week":                        "My name for the release is Heron.",
		"what was said on 10 November":     "My name for the release is Heron.",
		"today":                            "Which port does the gateway listen on?",
		"zeppelin":                         "",
	} {
		if got := first(query); got != want {
			t.Errorf("%q: %q", query, got)
		}
	}
	// An answer that shares no word with the question is found next to it.
	hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "port of the gateway", Session: "a"}))
	if len(hits) < 2 || hits[1].Text != "8443." || hits[1].Held != 1 {
		t.Errorf("%+v", hits)
	}
	if _, err := s.Search(ctx, SearchRequest{Query: "?!"}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("%v", err)
	}
	if _, err := s.Search(ctx, SearchRequest{Query: "port", Types: []string{"file"}}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("%v", err)
	}
	if hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "port", Types: []string{"decision"}})); len(hits) != 0 {
		t.Errorf("%+v", hits)
	}
}

// TestWhoIsMeant holds that who speaks and what is wanted always bring messages to the front that have fewer words of the question.
func TestWhoIsMeant(t *testing.T) {
	s := open(t, t.TempDir(), Options{})
	add := func(session, role, text string) {
		t.Helper()
		must[Receipt](t)(s.Add(ctx, session, Message{Role: role, Content: text}))
	}
	for i, text := range []string{"Ben: The parser was slow.", "Anna: The parser is in Go now.", "Ben: I saw the parser yesterday, and read on."} {
		add(fmt.Sprint("chat", i), "user", text)
	}
	add("wish", "user", "Thanks. Always name the licence when I add libraries.")
	add("other", "assistant", "The libraries are in the vendor folder.")
	for query, want := range map[string]string{
		"What did Anna do with the parser":         "Anna: The parser is in Go now.",
		"What did Ben do with the parser":          "Ben: The parser was slow.",
		"when did Ben see the parser":              "Ben: I saw the parser yesterday, and read on.",
		"Which libraries suit a web server":        "Thanks. Always name the licence when I add libraries.",
		"where were the libraries that were moved": "The libraries are in the vendor folder.",
	} {
		hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: query}))
		if len(hits) == 0 || hits[0].Text != want {
			t.Errorf("%q: %+v", query, hits)
		}
	}
	for text, want := range map[string]bool{
		"Always include tests.":                      true,
		"I'm using Flask, and I prefer plain SQL.":   true,
		"Please always answer in German":             true,
		"From now on use tabs":                       true,
		"It always fails.":                           false,
		"The tests never ran":                        false,
		"I would have preferred to know that sooner": false,
	} {
		if isWish("user", text) != want {
			t.Errorf("%q is a wish: %v", text, !want)
		}
		if isWish("assistant", text) {
			t.Errorf("%q is a wish of the assistant", text)
		}
	}
	for text, named := range map[string]bool{"Anna: hello": true, "Anna Maria Berg: hello": true, "note: hello": false, "see https://x.y: z": false, "A: x": false, "": false, "Ärger: x": true} {
		if (speakerOf(text) != 0) != named {
			t.Errorf("%q begins with a name: %v", text, !named)
		}
	}
}

func TestWhenSaid(t *testing.T) {
	now := time.Date(2026, 11, 18, 10, 0, 0, 0, time.UTC)
	for query, want := range map[string]struct{ in, out, rest string }{
		"what did we say on 8 May 2025":         {"2025-05-08", "2025-05-09", "what did we say on"},
		"what did we say on May 8th":            {"2024-05-08", "2024-06-08", "what did we say on"},
		"plans in May":                          {"2025-05-31", "2025-06-01", "plans in"},
		"it may march":                          {"", "", "it may march"},
		"the dec file":                          {"", "", "the dec file"},
		"errors of 2026-11-02":                  {"2026-11-02", "2026-11-03", "errors of"},
		"decided in 2025":                       {"2025-01-01", "2026-01-01", "decided"},
		"yesterday":                             {"2026-11-17", "2026-11-18", ""},
		"3 days ago":                            {"2026-11-15", "2026-11-16", ""},
		"two weeks ago":                         {"2026-11-02", "2026-11-09", ""},
		"last week":                             {"2026-11-15", "2026-11-16", ""},
		"this month":                            {"2026-11-01", "2026-10-31", ""},
		"on Monday":                             {"2026-11-16", "2026-11-09", ""},
		"error 404 in module 2025":              {"", "", "error 404 in module 2025"},
		"December 1,2023 and the port":          {"2023-12-01", "2023-12-02", "and the port"},
		"2026-99-99":                            {"", "", "2026-99-99"},
		"what of September 2026 and June 2025?": {"2025-06-30", "2026-06-30", "what of and ?"},
	} {
		then, rest := whenSaid(query, now)
		if got := strings.Join(strings.Fields(rest), " "); got != want.rest {
			t.Errorf("%q leaves %q", query, got)
		}
		if (then != nil) != (want.in != "") {
			t.Errorf("%q names a time: %v", query, then != nil)
		}
		if then == nil {
			continue
		}
		on := func(day string) time.Time {
			return must[time.Time](t)(time.Parse(time.DateOnly, day)).Add(12 * time.Hour)
		}
		if !then(on(want.in)) || then(on(want.out)) {
			t.Errorf("%q: %s %v, %s %v", query, want.in, then(on(want.in)), want.out, then(on(want.out)))
		}
	}
}

// TestClock holds that nothing hangs on a clock that goes forward: the order of messages, which session is the current one, and
// that nothing is deleted too early.
func TestClock(t *testing.T) {
	now := time.Date(2026, 11, 18, 10, 0, 0, 0, time.UTC)
	s := open(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	must[Receipt](t)(s.Add(ctx, "early", Message{Role: "user", Content: "one"}))
	must[Receipt](t)(s.Add(ctx, "late", Message{Role: "user", Content: "two"}))
	for i, name := range []string{"early", "late", "early"} {
		now = now.AddDate(-1, 0, 0)
		must[Receipt](t)(s.Add(ctx, name, Message{Role: "assistant", Content: fmt.Sprint("more ", i)}))
		if got := must[Session](t)(s.Find(ctx, "")); got.Name != name {
			t.Errorf("after a message to %s the current session is %s", name, got.Name)
		}
		if got := must[[]Session](t)(s.List(ctx, "")); got[0].Name != name {
			t.Errorf("after a message to %s the list begins with %s", name, got[0].Name)
		}
	}
	var texts []string
	for _, e := range must[[]Entry](t)(s.History(ctx, "early", 0, 0)) {
		texts = append(texts, e.Text)
	}
	if !slices.Equal(texts, []string{"one", "more 0", "more 2"}) {
		t.Errorf("%q", texts)
	}
	must[Session](t)(s.Archive(ctx, "early"))
	now = now.AddDate(3, 0, 20) // twenty days after the first message
	if n := must[int64](t)(s.Forget(ctx, 30*24*time.Hour)); n != 0 {
		t.Errorf("%d messages were deleted", n)
	}
}

// TestOddMessages holds that nothing is lost of what has the same id twice, or is larger than any window.
func TestOddMessages(t *testing.T) {
	effort.Unraced(t)
	dir := t.TempDir()
	s := open(t, dir, Options{})
	twice := `{"type":"assistant","uuid":"u1","sessionId":"x","timestamp":"2026-11-18T10:00:00Z","message":{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Bash","input":{"command":"ls"}}]}}
{"type":"user","uuid":"u1","sessionId":"x","timestamp":"2026-11-18T09:00:00Z","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"alpha"}]}}
`
	r := must[Receipt](t)(s.Import(ctx, []byte(twice+twice), "twice", true))
	if r.Last != 4 || plain(t, must[[]byte](t)(s.Export(ctx, "twice", ""))) != plain(t, []byte(twice+twice)) {
		t.Errorf("%+v", r)
	}
	if got := must[[]Entry](t)(s.History(ctx, "twice", 1, 0)); len(got) < 2 || got[len(got)-1].Number != 4 {
		t.Errorf("%+v", got)
	}
	long := "The beginning has a walrus. " + strings.Repeat("All work and no play. ", 200_000) + " The end has an ocelot."
	must[Receipt](t)(s.Add(ctx, "long", Message{Role: "user", Content: long}))
	for _, word := range []string{"walrus", "ocelot"} {
		hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: word, Types: []string{"message"}}))
		if len(hits) != 1 || hits[0].Text != long {
			t.Errorf("%s: %d hits", word, len(hits))
		}
	}
	if got := must[Entry](t)(s.Message(ctx, "long", 1)); got.Text != long {
		t.Errorf("%d bytes of %d", len(got.Text), len(long))
	}
}

// TestForgottenWords holds that the index keeps no word of what was deleted, and that the file has it no more.
func TestForgottenWords(t *testing.T) {
	now := time.Now()
	dir := t.TempDir()
	s := open(t, dir, Options{Now: func() time.Time { return now }})
	must[Receipt](t)(s.Import(ctx, newSpeaker().transcript(2*worthStoring), "old", false))
	must[Receipt](t)(s.Add(ctx, "old", Message{Role: "user", Content: "the xylophone"}))
	must[Receipt](t)(s.Add(ctx, "new", Message{Role: "user", Content: "the marimba"}))
	if hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "xylophone"})); len(hits) == 0 || len(s.index.segments) == 0 {
		t.Fatalf("%d hits in %d segments", len(hits), len(s.index.segments))
	}
	must[Session](t)(s.Archive(ctx, "old"))
	now = now.AddDate(0, 2, 0)
	must[int64](t)(s.Forget(ctx, 30*24*time.Hour))
	for _, x := range []*Store{s, open(t, dir, Options{})} {
		if hits := must[[]Hit](t)(x.Search(ctx, SearchRequest{Query: "xylophone"})); len(hits) != 0 {
			t.Errorf("%+v", hits)
		}
		if hits := must[[]Hit](t)(x.Search(ctx, SearchRequest{Query: "marimba"})); len(hits) != 1 {
			t.Errorf("%+v", hits)
		}
	}
}

// TestDamagedIndex holds that a damaged index is made again, whichever part of it is damaged.
func TestDamagedIndex(t *testing.T) {
	effort.Unraced(t)
	dir := t.TempDir()
	s := open(t, dir, Options{})
	must[Receipt](t)(s.Import(ctx, newSpeaker().transcript(3*worthStoring), "all", false))
	want := answers(t, s, "first")
	for _, damage := range []string{
		"UPDATE said_blocks SET data = x'ff'", "UPDATE said_segments SET data = x'ff'", "UPDATE said_documents SET data = x'ff'",
		"UPDATE said_vectors SET signs = x'ff'", "UPDATE said_vectors SET codes = x'ff'", "DELETE FROM said_blocks",
	} {
		db := must[*sql.DB](t)(sql.Open("sqlite3", filepath.Join(dir, local.SessionsName)))
		if _, err := db.Exec(damage); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if got := answers(t, open(t, dir, Options{}), "first"); !slices.Equal(got, want) {
			t.Errorf("%s: %q", damage, got)
		}
	}
}

// TestIndexThatCannotBeStored holds that a search answers where nothing can be written.
func TestIndexThatCannotBeStored(t *testing.T) {
	effort.Unraced(t)
	if os.Getuid() == 0 {
		t.Log("as root nothing is read-only: storing is switched off")
	}
	dir := t.TempDir()
	s := open(t, dir, Options{})
	must[Receipt](t)(s.Import(ctx, newSpeaker().transcript(3*worthStoring), "all", false))
	want := answers(t, open(t, dir, Options{NoVectors: true}), "first")
	x := open(t, dir, Options{NoVectors: true})
	if err := x.open(); err != nil {
		t.Fatal(err)
	}
	x.index.fixed, x.index.recipe = true, "another"
	if got := answers(t, x, "first"); !slices.Equal(got, want) || len(x.index.segments) != 0 {
		t.Errorf("%q, %q", got, want)
	}
}
