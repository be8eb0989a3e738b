package session

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/compact"
)

func writer(name string, ask func(context.Context, string) (string, error)) func() *compact.Writer {
	return func() *compact.Writer { return &compact.Writer{Name: name, Window: 16_000, Ask: ask} }
}

// Versions are kept up to a number; one that says nothing new is none, and a model's goes in the place of the rules'.
func TestSummaryVersions(t *testing.T) {
	answer, asked := "", ""
	tiny := writer("tiny", func(_ context.Context, p string) (string, error) { asked = p; return answer, nil })
	s := open(t, t.TempDir(), Options{Summaries: tiny})
	must[Receipt](t)(s.Add(ctx, "a", Message{Role: "user", Content: "Make it work. My token is ghp_a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2a1B2"}))
	for range 2 {
		if _, sum, err := s.Summarize(ctx, "a", nil); err != nil || sum.Version != 1 {
			t.Fatalf("%+v, %v", sum, err)
		}
	}
	answer = "TOPICS:\n- work, and a token ghp_z9Y8z9Y8z9Y8z9Y8z9Y8z9Y8z9Y8z9Y8z9Y8 (#1)\n"
	if err := s.Improve(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	x, all, err := s.Summaries(ctx, "a")
	if err != nil || len(all) != 1 || all[0].Author != "tiny" || all[0].Version != 1 || strings.Contains(x.Summary, "ghp_z9") || strings.Contains(asked, "ghp_a1") {
		t.Errorf("%+v, %q, %v", all, x.Summary, err)
	}
	for i := range maxVersions + 10 {
		must[Receipt](t)(s.Add(ctx, "a", Message{Role: "user", Content: fmt.Sprintf("You must handle case %d.", i)}))
		answer = fmt.Sprintf("TOPICS:\n- case %d\n", i)
		if _, _, err := s.Summarize(ctx, "a", tiny()); err != nil {
			t.Fatal(err)
		}
		_, since, _ := strings.Cut(asked, "<conversation>")
		if strings.Contains(since, fmt.Sprintf("case %d.", i-1)) || !strings.Contains(since, fmt.Sprintf("case %d.", i)) {
			t.Fatalf("after case %d the model was asked %s", i, asked)
		}
	}
	_, all, err = s.Summaries(ctx, "a")
	if err != nil || len(all) != maxVersions || all[0].Version != maxVersions+11 || len(all[0].Context) == 0 {
		t.Errorf("%d versions, %+v, %v", len(all), all[0].Version, err)
	}
}

const maxVersions = 50

// A model that is late does not take back what is known by then, and one that fails leaves word.
func TestLateSummary(t *testing.T) {
	var s *Store
	asked := 0
	late := writer("late", func(context.Context, string) (string, error) {
		if asked++; asked > 1 {
			return "", errors.New("it is tired")
		}
		for i := range 20 {
			if _, err := s.Add(ctx, "a", Message{Role: "user", Content: fmt.Sprintf("And %d more.", i)}); err != nil {
				t.Error(err)
			}
		}
		return "TOPICS:\n- what was known long ago\n", nil
	})
	due := 0
	s = open(t, t.TempDir(), Options{AutoSummarize: true, Summaries: late, Later: func(string) { due++ }})
	must[Receipt](t)(s.Add(ctx, "a", Message{Role: "user", Content: "Begin."}))
	if err := s.Improve(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	x := must[Session](t)(s.Whole(ctx, "a"))
	if asked != 2 || x.Digest.Upto != 20 || x.Digest.Author != "" || x.Digest.NoModel != "it is tired" || x.Status != Active || due != 1 || strings.Contains(x.Summary, "long ago") {
		t.Errorf("%+v, %d due", x.Digest, due)
	}
	s.o.Summaries = writer("broken", func(context.Context, string) (string, error) { return "", errors.New("it is broken") })
	if err := s.Improve(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if x := must[Session](t)(s.Whole(ctx, "a")); x.Digest.NoModel != "it is broken" || x.Digest.Author != "" || len(x.Digest.Topics) == 0 {
		t.Errorf("%+v", x.Digest)
	}
	ended, cancel := context.WithCancel(ctx)
	s.o.Summaries = writer("cancelled", func(context.Context, string) (string, error) { cancel(); return "", context.Canceled })
	if err := s.Improve(ended, "a"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// While somebody improves a session nobody else is asked to; what became due meanwhile is done by them.
func TestImprovedOnce(t *testing.T) {
	var s *Store
	due, asked := 0, 0
	more := func(n int) {
		for i := range n {
			must[Receipt](t)(s.Add(ctx, "a", Message{Role: "user", Content: fmt.Sprintf("Case %d.", i)}))
		}
	}
	tiny := writer("tiny", func(context.Context, string) (string, error) {
		if asked++; asked == 1 {
			more(60)
		}
		return fmt.Sprintf("TOPICS:\n- answer %d\n", asked), nil
	})
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	s = open(t, t.TempDir(), Options{AutoSummarize: true, Summaries: tiny, Later: func(string) { due++ }, Now: func() time.Time { return now }})
	more(45)
	if due != 1 {
		t.Errorf("%d are asked to improve it", due)
	}
	if err := s.Improve(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if x := must[Session](t)(s.Whole(ctx, "a")); asked != 2 || due != 1 || x.Digest.Upto != 105 || x.Digest.Author != "tiny" {
		t.Errorf("asked %d times, %d due, %+v", asked, due, x.Digest)
	}
	if more(20); due != 2 {
		t.Errorf("after it was done %d were asked", due)
	}
	if more(20); due != 2 { // who was asked is at it, or was killed
		t.Errorf("%d are asked", due)
	}
	now = now.Add(improving + time.Second)
	if more(20); due != 3 {
		t.Errorf("long after one was killed %d were asked", due)
	}
}

// Questions are looked for in what is new, and are what they would be if all were looked through at once.
func TestQuestionsStepByStep(t *testing.T) {
	s := open(t, t.TempDir(), Options{})
	said := []Message{
		{Role: "user", Content: "Which team owns the staging database?"}, {Role: "assistant", Content: "I don't know that."},
		{Role: "user", Content: "Then go on with the parser."}, {Role: "assistant", Content: "Should dates be parsed strictly or leniently?"},
		{Role: "user", Content: "Strictly, please, dates are parsed strictly."}, {Role: "assistant", Content: "The owner of the staging database is the platform team."},
		{Role: "user", Content: "Is the lexer slow on large files?"},
	}
	for i, want := range []int{1, 1, 1, 2, 1, 0, 1} {
		must[Receipt](t)(s.Add(ctx, "a", said[i]))
		open := must[[]Question](t)(s.Questions(ctx, "", "open"))
		x := must[Session](t)(s.Find(ctx, "a"))
		messages, err := s.Messages(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		if whole := compact.Questions(messages); len(open) != want || len(whole) != want {
			t.Errorf("after message %d: %+v, all at once %+v", i+1, open, whole)
		}
	}
	if all := must[[]Question](t)(s.Questions(ctx, "a", "")); len(all) != 3 {
		t.Errorf("%+v", all)
	}
	hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "slow lexer", Types: []string{"question"}}))
	if len(hits) != 1 || hits[0].URI() != "ctx://session/"+hits[0].Session+"/7" {
		t.Errorf("%+v", hits)
	}
}
