package suggest

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

// clock is a time that tests move.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

func open(t *testing.T) (*Store, *clock) {
	t.Helper()
	c := &clock{time.Date(2026, 5, 1, 9, 0, 0, 0, time.UTC)}
	return openAt(t, t.TempDir(), c.now), c
}

func openAt(t *testing.T, dir string, now func() time.Time) *Store {
	db := local.Memory(filepath.Join(dir, local.MemoryName), nil, nil)
	t.Cleanup(func() { db.Close() })
	return NewStore(db, now)
}

func (s *Store) must(t *testing.T, n New) Subscription {
	t.Helper()
	out, err := s.Subscribe(t.Context(), n)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func files(glob string) New { return New{Pattern: Pattern{Type: FilePattern, Value: glob}} }

// offers makes offers about something, the first the most relevant.
func offers(sub Subscription, about, kind string, targets ...string) (out []Offer) {
	for i, t := range targets {
		out = append(out, Offer{Subscription: sub, Kind: kind, About: about, Target: t, Text: t, Relevance: 0.9 - float64(i)/100})
	}
	return out
}

func (s *Store) made(t *testing.T, list []Offer) int {
	t.Helper()
	out, err := s.Offer(t.Context(), list)
	if err != nil {
		t.Fatal(err)
	}
	return len(out)
}

func (s *Store) pending(t *testing.T, w Which) []Suggestion {
	t.Helper()
	out, err := s.List(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestOffer(t *testing.T) {
	s, c := open(t)
	one := s.must(t, files("a.go"))
	if n := s.made(t, offers(one, "a.go", RelatedCode, "1", "2", "3", "4", "5", "6", "7")); n != AtOnce {
		t.Errorf("%d at once", n)
	}
	if n := s.made(t, offers(one, "a.go", Change, "a.go")); n != 0 {
		t.Error("nothing rests")
	}
	if n := s.made(t, offers(one, "b.go", Change, "b.go")); n != 1 {
		t.Error("another thing rests too")
	}
	before := s.pending(t, Which{After: -1})
	if n := s.made(t, offers(one, "b.go", Change, "b.go")); n != 1 {
		t.Error("news that nobody saw is not renewed within the pause")
	}
	if after := s.pending(t, Which{After: before[len(before)-1].Number}); len(after) != 1 || after[0].Target != "b.go" {
		t.Errorf("who listens hears %v of the second change", after)
	}
	c.at = c.at.Add(cooldown)
	if n := s.made(t, offers(one, "a.go", RelatedCode, "1", "1")); n != 1 {
		t.Errorf("%d of one thing", n)
	}
	all := s.pending(t, Which{})
	if len(all) != AtOnce+1 {
		t.Errorf("%d are pending: what is pending is renewed, not doubled", len(all))
	}
	if low := offers(one, "c.go", Change, "c.go"); true {
		low[0].Relevance = 0.49
		if s.made(t, low) != 0 {
			t.Error("below the minimum")
		}
	}
	c.at = c.at.Add(-time.Hour) // a clock that was set back
	if n := s.made(t, offers(one, "a.go", Change, "a.go")); n != 1 {
		t.Error("the pause never ends")
	}
	c.at = c.at.Add(time.Hour + lasts + time.Minute)
	if left := s.pending(t, Which{Delivered: true}); len(left) != 0 {
		t.Errorf("%d are older than they last", len(left))
	}
}

// What was shown rests, what was dismissed rests longer, and a change is always news.
func TestRepeats(t *testing.T) {
	s, c := open(t)
	one := s.must(t, files("a.go"))
	list := append(offers(one, "a.go", RelatedCode, "x", "y"), offers(one, "a.go", Change, "a.go")...)
	if n := s.made(t, list); n != 3 {
		t.Fatal(n)
	}
	var ids []string
	for _, x := range s.pending(t, Which{}) {
		ids = append(ids, x.ID)
		if x.Target == "y" {
			if _, err := s.Judge(t.Context(), x.ID, Dismissed); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.Shown(t.Context(), ids); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		later time.Duration
		want  int
	}{{time.Minute, 1}, {repeated, 2}, {lasts + time.Hour, 3}} {
		c.at = c.at.Add(step.later)
		if n := s.made(t, list); n != step.want {
			t.Errorf("after another %s %d are made, want %d", step.later, n, step.want)
		}
		ids = nil
		for _, x := range s.pending(t, Which{}) {
			ids = append(ids, x.ID)
		}
		if err := s.Shown(t.Context(), ids); err != nil {
			t.Fatal(err)
		}
	}
}

// The last word counts, and each suggestion counts once.
func TestJudge(t *testing.T) {
	s, _ := open(t)
	one := s.must(t, files("a.go"))
	s.made(t, offers(one, "a.go", Change, "a.go"))
	id := s.pending(t, Which{})[0].ID
	for _, outcome := range []string{Used, Used, Dismissed, Used} {
		if _, err := s.Judge(t.Context(), id, outcome); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Shown(t.Context(), []string{id}); err != nil {
		t.Fatal(err)
	}
	all, err := s.Subscriptions(t.Context(), "", "")
	if err != nil || all[0].Delivered != 1 || all[0].Used != 1 || all[0].Dismissed != 0 {
		t.Errorf("%v, %+v", err, all)
	}
	if _, err := s.Judge(t.Context(), "sug-none", Used); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Error(err)
	}
}

func TestSchedule(t *testing.T) {
	s, c := open(t)
	n := New{Pattern: Pattern{Type: Keyword, Value: "word"}, Trigger: Schedule}
	n.Schedule = "30m"
	every := s.must(t, n)
	n.Schedule = "2026-05-01T09:10:00Z"
	once := s.must(t, n)
	due := func(want ...string) {
		t.Helper()
		got, err := s.Due(t.Context())
		var ids []string
		for _, x := range got {
			ids = append(ids, x.ID)
		}
		if err != nil || strings.Join(ids, " ") != strings.Join(want, " ") {
			t.Errorf("due: %v, %v, want %v", ids, err, want)
		}
	}
	due()
	c.at = c.at.Add(10 * time.Minute)
	due(once.ID)
	due()
	if n := s.made(t, offers(once, "word", Change, "")); n != 1 {
		t.Error("what comes once gives nothing")
	}
	c.at = c.at.Add(5 * time.Hour) // nobody looked
	due(every.ID)
	due()
	c.at = c.at.Add(30 * time.Minute)
	due(every.ID)
	if _, err := s.SetStatus(t.Context(), once.ID, Active); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("it is over: %v", err)
	}
	for text, want := range map[string]string{
		"0": "1m or more", "0s": "1m or more", "-5m": "1m or more", "30s": "1m or more", "9000h": "no more than a year", "-1d": "1m or more", "400d": "no more than a year", "x": "neither",
		"99999999999d": "neither", "2026-05-01T09:00:00Z": "is in the past", "2020-01-01T00:00:00+02:00": "is in the past", "1h": "", "1d": "", "1h30m": "", "2027-01-01T00:00:00Z": "",
	} {
		_, _, err := schedule(text, c.at)
		if want == "" && err != nil || want != "" && (!errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

// No session gets what another subscribed to, in a thousand suggestions of many.
func TestSessions(t *testing.T) {
	s, _ := open(t)
	for i := range 50 {
		n := files("a.go")
		n.Session = fmt.Sprint("s", i)
		sub := s.must(t, n)
		for j := range 4 {
			s.made(t, offers(sub, fmt.Sprint(j), Change, "1", "2", "3", "4", "5"))
		}
	}
	total := 0
	for i := range 50 {
		for _, x := range s.pending(t, Which{Sessions: []string{"", fmt.Sprint("s", i)}}) {
			if total++; x.Session != fmt.Sprint("s", i) {
				t.Fatalf("s%d gets that of %s", i, x.Session)
			}
		}
	}
	if all := len(s.pending(t, Which{})); total != all || all < 250 {
		t.Errorf("%d of %d", total, all)
	}
}

// Eight that subscribe and offer the same at once make it once.
func TestTogether(t *testing.T) {
	dir := t.TempDir()
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			s := openAt(t, dir, nil)
			sub, err := s.Subscribe(t.Context(), New{Session: "x", Pattern: Pattern{Type: Keyword, Value: "word"}})
			if err == nil {
				_, err = s.Offer(t.Context(), offers(sub, "word", Doc, "1"))
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	s := openAt(t, dir, nil)
	subs, err := s.Subscriptions(t.Context(), "", "")
	if err != nil || len(subs) != 1 {
		t.Errorf("%d subscriptions, %v", len(subs), err)
	}
	if all := s.pending(t, Which{}); len(all) != 1 {
		t.Errorf("%d suggestions", len(all))
	}
}

func TestPattern(t *testing.T) {
	for _, c := range []struct {
		value, path string
		want        bool
	}{
		{"a.go", "a.go", true}, {"a.go", "x/a.go", true}, {"a.go", "ba.go", false}, {"x", "x/y/a.go", true}, {"./x/*.go", "x/a.go", true}, {"x/*.go", "x/y/a.go", false},
		{"x/**", "x/y/a.go", true}, {"{x,y}/*", "y/a", true}, {".", "a/b", true}, {"X/*", "x/a", false},
	} {
		p := Pattern{Type: FilePattern, Value: c.value}
		if err := p.check(); err != nil {
			t.Errorf("%s: %v", c.value, err)
		}
		if p.Path(c.path) != c.want {
			t.Errorf("%s means %s: %v", c.value, c.path, !c.want)
		}
	}
	for _, c := range []struct {
		word, text string
		want       bool
	}{
		{"retry queue", "the RetryQueue drops jobs", true}, {"retryQueue", "retry_queue", true}, {"pay", "repay", false}, {"pay", "Pay!", true}, {"straße", "Die Straße", true}, {"a b", "b a", false},
	} {
		if p := (Pattern{Type: Keyword, Value: c.word}); p.Says(c.text) != c.want {
			t.Errorf("%q has %q: %v", c.text, c.word, !c.want)
		}
	}
	s, _ := open(t)
	for _, p := range []Pattern{{}, {Type: FilePattern}, {Type: FilePattern, Value: "["}, {Type: FilePattern, Value: "/etc/*"}, {Type: FilePattern, Value: "a/../../b"}, {Type: EntityType, Value: "x"},
		{Type: Keyword, Value: "…"}, {Type: Keyword, Value: strings.Repeat("x", maxValue+1)}, {Type: Keyword, Value: "x", Scope: "["}, {Type: "x", Value: "x"},
		{Type: Keyword, Value: "AKIAABCDEFGHIJKLMNOP"}, {Type: FilePattern, Value: "a/.."}} {
		if _, err := s.Subscribe(t.Context(), New{Pattern: p}); !errors.Is(err, ctxsys.ErrUsage) || strings.Contains(err.Error(), "AKIA") {
			t.Errorf("%+v: %v", p, err)
		}
	}
}
