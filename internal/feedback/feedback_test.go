package feedback_test

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

func open(t *testing.T, dir string) *feedback.Store {
	t.Helper()
	db := local.Memory(filepath.Join(dir, local.MemoryName), nil, nil)
	t.Cleanup(func() { db.Close() })
	return feedback.NewStore(db, nil)
}

// The rule of RET-15, and its bounds.
func TestFactor(t *testing.T) {
	for _, c := range []struct {
		used, ignored, good, bad int
		want                     float64
	}{
		{0, 0, 0, 0, 1}, {4, 0, 0, 0, 1}, {0, 4, 0, 0, 1}, {5, 0, 0, 0, 1.5}, {0, 5, 0, 0, 0.5}, {1, 4, 0, 0, 0.7}, {50, 50, 0, 0, 1},
		{0, 0, 1, 0, 1.1}, {0, 0, 0, 1, 0.85}, {0, 0, 2, 1, 1.05}, {9, 0, 9, 0, 1.7}, {0, 0, 99, 0, 1.7}, {0, 9, 0, 9, 0.3}, {0, 0, 0, 99, 0.3},
	} {
		if got := feedback.Factor(c.used, c.ignored, c.good, c.bad); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

const code = "func (q *Queue) drainSlowly(limit int) error {\n\tbatch := q.takeBatch(limit)\n\treturn q.writer.flushRows(batch)\n}"

// What is said tells what was used: a name, or a good part of the identifiers; the rest is ignored once the turn is over.
func TestHear(t *testing.T) {
	for _, c := range []struct {
		name, said string
		used       bool
	}{
		{"Queue.drainSlowly", "Call drainSlowly with a limit.", true},
		{"Queue.drainSlowly", "Call Queue.drainSlowly with a limit.", true},
		{"Queue.drainSlowly", "It drains slowly, in a queue.", false},
		{"Queue.drainSlowly", "Call undrainSlowlyX.", false},
		{"Queue.Close", "Close the door.", false},
		{"Queue.Close", "Use `Close` at the end.", true},
		{"Queue.Close", "then q.Close", true},
		{"Queue.Close", "Close() is missing", true},
		{"it", "`it` is so", false},
		{"queue.go", "see queue.go for it", true},
		{"Queue.other", "batch := q.takeBatch(limit)", true}, // 3 of 7
		{"Queue.other", "the batch has a limit", false},      // 2 of 7
		{"Größe", "die `Größe` zählt", true},
		{"größer", "vergrößern", false},
		{"", "anything", false},
	} {
		s := open(t, t.TempDir())
		id := "queue.go#" + c.name
		if err := s.Deliver(t.Context(), "s-1", []feedback.Result{{ID: id, Name: c.name, Text: code}}); err != nil {
			t.Fatal(err)
		}
		if heard, err := s.Hear(t.Context(), "s-2", "assistant", c.said); err != nil || heard.Used != nil {
			t.Errorf("another session: %+v, %v", heard, err)
		}
		heard, err := s.Hear(t.Context(), "s-1", "assistant", c.said)
		if err != nil || slices.Equal(heard.Used, []string{id}) != c.used || heard.Ignored != nil {
			t.Errorf("%+v: %+v, %v", c, heard, err)
		}
		over, err := s.Hear(t.Context(), "s-1", "user", "thanks")
		if err != nil || slices.Equal(over.Ignored, []string{id}) == c.used {
			t.Errorf("%+v, and then: %+v, %v", c, over, err)
		}
		if all, err := s.List(t.Context()); err != nil || len(all) != 1 || all[0].Used+all[0].Ignored != 1 || (all[0].Used == 1) != c.used {
			t.Errorf("%+v: %+v, %v", c, all, err)
		}
	}
}

// A question of the user before the assistant answered decides nothing; new results decide on those before them.
func TestTurns(t *testing.T) {
	s := open(t, t.TempDir())
	give := func(ids ...string) {
		t.Helper()
		var results []feedback.Result
		for _, id := range ids {
			results = append(results, feedback.Result{ID: id, Name: id})
		}
		if err := s.Deliver(t.Context(), "s", results); err != nil {
			t.Fatal(err)
		}
	}
	hear := func(role, text string, used, ignored []string) {
		t.Helper()
		h, err := s.Hear(t.Context(), "s", role, text)
		if err != nil || !slices.Equal(h.Used, used) || !slices.Equal(h.Ignored, ignored) {
			t.Errorf("%s %q: %+v, %v", role, text, h, err)
		}
	}
	give("a.go#aOne", "a.go#aTwo", "a.go#aThree")
	hear("user", "a.go#aOne", nil, nil)
	hear("assistant", "let me look", nil, nil)
	hear("assistant", "a.go#aOne it is", []string{"a.go#aOne"}, nil)
	give("a.go#aFour")
	all, err := s.List(t.Context())
	if err != nil || len(all) != 3 {
		t.Fatalf("%+v, %v", all, err)
	}
	hear("user", "", nil, nil)
	if gone, err := s.Reset(t.Context(), feedback.Choice{Names: []string{"a.go#aOne"}}); len(gone) != 1 || err != nil {
		t.Error(gone, err)
	}
	if _, err := s.Reset(t.Context(), feedback.Choice{Names: []string{"a.go#aOne"}}); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Error(err)
	}
	if gone, err := s.Reset(t.Context(), feedback.Choice{}); len(gone) != 2 || err != nil {
		t.Error(gone, err)
	}
	hear("assistant", "a.go#aFour", nil, nil)
}

// Feedback is forgotten by what a user has at hand, also where the symbol is gone; a name without any forgets nothing of the others.
func TestReset(t *testing.T) {
	for _, c := range []struct {
		choice feedback.Choice
		gone   string
	}{
		{feedback.Choice{Names: []string{"shop/till.go#Till.Pay"}}, "shop/till.go#Till.Pay"},
		{feedback.Choice{Names: []string{"Pay"}}, "shop/basket.go#Pay shop/till.go#Till.Pay"},
		{feedback.Choice{Names: []string{"Till.Pay", "start"}}, "shop/till.go#Till.Pay web/main.go#start~2"},
		{feedback.Choice{Names: []string{"shop/till.go"}}, "shop/till.go shop/till.go#Till.Pay"},
		{feedback.Choice{Names: []string{"shop/"}}, "shop/basket.go#Pay shop/till.go shop/till.go#Till.Pay"},
		{feedback.Choice{Names: []string{"shop"}}, ""},
		{feedback.Choice{Names: []string{"Pay", "nothing"}}, ""},
		{feedback.Choice{Signals: []string{"bad", "used"}}, "shop/basket.go#Pay web/main.go#start~2"},
		{feedback.Choice{Names: []string{"Pay"}, Signals: []string{"bad"}}, "shop/basket.go#Pay"},
		{feedback.Choice{Signals: []string{"ignored"}}, ""},
		{feedback.Choice{}, "shop/basket.go#Pay shop/till.go shop/till.go#Till.Pay web/main.go#start~2"},
	} {
		s := open(t, t.TempDir())
		for id, signal := range map[string]string{"shop/till.go": "good", "shop/till.go#Till.Pay": "good", "shop/basket.go#Pay": "bad", "web/main.go#start~2": "used"} {
			if _, err := s.Add(t.Context(), []string{id}, signal); err != nil {
				t.Fatal(err)
			}
		}
		gone, err := s.Reset(t.Context(), c.choice)
		var ids []string
		for _, e := range gone {
			ids = append(ids, e.ID)
		}
		slices.Sort(ids)
		if missing := c.gone == "" && c.choice.Names != nil; strings.Join(ids, " ") != c.gone || missing != errors.Is(err, ctxsys.ErrNotFound) {
			t.Errorf("%+v: forgets %q, %v", c.choice, ids, err)
		}
		if left, err := s.List(t.Context()); err != nil || len(left)+len(ids) != 4 {
			t.Errorf("%+v: %d are left, %v", c.choice, len(left), err)
		}
	}
}

// Without feedback nothing is made, and its factors are those of the files asked for.
func TestFactors(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if gone, err := s.Reset(t.Context(), feedback.Choice{}); len(gone) != 0 || err != nil {
		t.Error(gone, err)
	}
	if _, err := s.Reset(t.Context(), feedback.Choice{Names: []string{"a.go"}}); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Error(err)
	}
	if heard, err := s.Hear(t.Context(), "s", "assistant", "a.go"); err != nil || heard.Used != nil {
		t.Error(heard, err)
	}
	if f, err := s.Factors(t.Context(), []string{"a.go"}); err != nil || len(f) != 0 {
		t.Error(f, err)
	}
	if list, err := s.List(t.Context()); err != nil || len(list) != 0 {
		t.Error(list, err)
	}
	if all, _ := filepath.Glob(filepath.Join(dir, "*")); len(all) != 0 {
		t.Errorf("made %v", all)
	}
	for _, id := range []string{"a.go", "a.go#A", "b.go#B"} {
		if _, err := s.Add(t.Context(), []string{id}, feedback.Good); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Add(t.Context(), []string{"a.go#C"}, feedback.Used); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Add(t.Context(), []string{"a.go#C"}, "nice"); !errors.Is(err, ctxsys.ErrUsage) {
		t.Error(err)
	}
	f, err := s.Factors(t.Context(), []string{"a.go", "c.go"})
	if err != nil || len(f) != 2 || f["a.go"] != 1.1 || f["a.go#A"] != 1.1 {
		t.Errorf("%v, %v", f, err)
	}
}
