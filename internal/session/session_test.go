package session

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/local"
)

var ctx = context.Background()

func open(t *testing.T, dir string, o Options) *Store {
	t.Helper()
	o.ByUser = true // but where a test is of that
	s, err := openAt(dir, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func openAt(dir string, o Options) (*Store, error) {
	db, err := local.OpenSessions(ctx, filepath.Join(dir, local.SessionsName))
	if err != nil {
		return nil, err
	}
	return NewStore(db, o), nil
}

func must[T any](t *testing.T) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// TestIdentity holds import and export to giving back what came, for every format and layout.
func TestIdentity(t *testing.T) {
	files, err := filepath.Glob("../conversation/testdata/*.json*")
	if err != nil || len(files) < 6 {
		t.Fatalf("%d transcripts, %v", len(files), err)
	}
	s := open(t, t.TempDir(), Options{})
	for _, file := range files {
		data := must[[]byte](t)(os.ReadFile(file))
		r := must[Receipt](t)(s.Import(ctx, data, filepath.Base(file), false))
		if len(r.Masked) > 0 {
			t.Errorf("%s: %v masked", file, r.Masked)
		}
		out := must[[]byte](t)(s.Export(ctx, r.Session.ID, ""))
		if got, want := plain(t, out), plain(t, data); got != want {
			t.Errorf("%s is written\n%s\nit was\n%s", file, got, want)
		}
		for _, f := range conversation.Formats() {
			if _, err := conversation.Read(must[[]byte](t)(s.Export(ctx, r.Session.ID, f))); err != nil {
				t.Errorf("%s as %s: %v", file, f, err)
			}
		}
	}
}

// plain is JSON or lines of it without space between values.
func plain(t *testing.T, data []byte) string {
	t.Helper()
	var out bytes.Buffer
	for d := json.NewDecoder(bytes.NewReader(data)); d.More(); out.WriteByte('\n') {
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			t.Fatal(err)
		}
		if err := json.Compact(&out, raw); err != nil {
			t.Fatal(err)
		}
	}
	return out.String()
}

func TestStates(t *testing.T) {
	now := time.Date(2026, 11, 20, 8, 0, 0, 0, time.UTC)
	s := open(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	if _, err := s.Find(ctx, ""); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("no session: %v", err)
	}
	a := must[Session](t)(s.Create(ctx, "first"))
	now = now.Add(time.Minute)
	b := must[Session](t)(s.Create(ctx, "second"))
	if got := must[Session](t)(s.Current(ctx)); got.ID != b.ID {
		t.Errorf("the current session is %s", got.Name)
	}
	must[Session](t)(s.Use(ctx, "first"))
	if got := must[Session](t)(s.Current(ctx)); got.ID != a.ID {
		t.Errorf("the current session is %s", got.Name)
	}
	now = now.Add(time.Minute)
	must[Session](t)(s.Archive(ctx, a.ID))
	if got := must[Session](t)(s.Current(ctx)); got.ID != b.ID {
		t.Errorf("an archived session is current: %s", got.Name)
	}
	now = now.Add(-time.Hour) // a clock that goes backwards
	r := must[Receipt](t)(s.Add(ctx, "first", Message{Role: "user", Content: "hello again"}))
	if r.Session.Status != Active || r.Session.Messages != 1 || r.Session.Updated.Before(r.Session.Created) {
		t.Errorf("a message makes it %+v", r.Session)
	}
	sum, digest, err := s.Summarize(ctx, "first", nil)
	if err != nil || sum.Status != Summarized || sum.Summary == "" || len(digest.Topics) != 1 {
		t.Errorf("%+v, %+v, %v", sum, digest, err)
	}
	if got := must[Receipt](t)(s.Add(ctx, "first", Message{Role: "assistant", Content: "hello"})); got.Session.Status != Active {
		t.Errorf("it is %s", got.Session.Status)
	}
	if got := must[Receipt](t)(s.Add(ctx, "third", Message{Role: "user", Content: "x"})); got.Session.Name != "third" || got.First != 1 || got.Last != 1 {
		t.Errorf("a session that was not there: %+v", got)
	}
	_, empty, err := s.Summarize(ctx, "second", nil)
	if err != nil || empty.String() != "Nothing was said in this session." {
		t.Errorf("%q, %v", empty.String(), err)
	}
	for _, m := range []Message{{Role: "wizard", Content: "x"}, {Role: "user", Content: " \n"}} {
		if _, err := s.Add(ctx, "", m); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%+v: %v", m, err)
		}
	}
}

// TestSecrets holds that no secret reaches the disk, however it is written, and that a receipt tells of each.
func TestSecrets(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir, Options{})
	token, key := "ghp_"+strings.Repeat("a1B2", 9), "AKIA"+strings.Repeat("Q7", 8)
	data := fmt.Sprintf(`[{"role":"user","content":"use %s \u0067hp_%s now"},{"role":"assistant","content":null,"tool_calls":[{"id":"c","type":"function","function":{"name":"run","arguments":"{\"key\":\"%s\"}"}}]},
		{"role":"tool","tool_call_id":"c","content":"-----BEGIN PRIVATE KEY-----\n%s\n-----END PRIVATE KEY-----"}]`, token, strings.Repeat("c3D4", 9), key, strings.Repeat("MIIE", 20))
	r := must[Receipt](t)(s.Import(ctx, []byte(data), "", true))
	if r.Masked["ghp_"] != 2 || r.Masked["AKIA"] != 1 || r.Masked["private key"] != 1 {
		t.Errorf("masked: %v", r.Masked)
	}
	must[Decision](t)(s.AddDecision(ctx, Decision{Text: "We use " + token, Reason: "because of " + key, Alternatives: []string{token}}, 0))
	receipts, err := s.db.Receipts(ctx, r.Session.number)
	if err != nil || receipts[1]["ghp_"] != 2 || receipts[3]["private key"] != 1 {
		t.Errorf("receipts: %v, %v", receipts, err)
	}
	if _, err := conversation.Read(must[[]byte](t)(s.Export(ctx, "", ""))); err != nil {
		t.Errorf("what is left cannot be read: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text := must[[]byte](t)(os.ReadFile(path))
		for _, canary := range []string{strings.Repeat("a1B2", 9), strings.Repeat("c3D4", 9), strings.Repeat("Q7", 8), strings.Repeat("MIIE", 20)} {
			if bytes.Contains(text, []byte(canary)) {
				t.Errorf("%s holds %s", filepath.Base(path), canary)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestHistory(t *testing.T) {
	s := open(t, t.TempDir(), Options{})
	var list []string
	for i := range 30 {
		list = append(list, fmt.Sprintf(`{"role":"user","content":"question %d"}`, i),
			fmt.Sprintf(`{"role":"assistant","content":null,"tool_calls":[{"id":"a%d","type":"function","function":{"name":"Read","arguments":"{}"}},{"id":"b%d","type":"function","function":{"name":"Read","arguments":"{}"}}]}`, i, i),
			fmt.Sprintf(`{"role":"tool","tool_call_id":"a%d","content":"one"}`, i), fmt.Sprintf(`{"role":"tool","tool_call_id":"b%d","content":"two"}`, i))
	}
	must[Receipt](t)(s.Import(ctx, []byte("["+strings.Join(list, ",")+"]"), "long", true))
	for _, tt := range []struct{ limit, before, first, n int }{
		{0, 0, 70, 51}, {4, 0, 117, 4}, {1, 0, 118, 3}, {3, 0, 118, 3}, {1, 118, 117, 1}, {1000, 0, 1, 120}, {2, 1, 0, 0},
	} {
		got := must[[]Entry](t)(s.History(ctx, "", tt.limit, tt.before))
		if len(got) != tt.n || tt.n > 0 && got[0].Number != tt.first {
			t.Errorf("%+v: %d messages", tt, len(got))
		}
		for i := range got {
			if i > 0 && got[i].Number != got[i-1].Number+1 {
				t.Errorf("%+v: %d after %d", tt, got[i].Number, got[i-1].Number)
			}
		}
	}
	e := must[Entry](t)(s.Message(ctx, "long", 3))
	if e.Role != conversation.Tool || e.Text != "one" || !slices.Equal(e.Calls, []string{"a0"}) || !strings.HasSuffix(e.URI(), "/3") || e.Tokens == 0 {
		t.Errorf("%+v", e)
	}
	if _, err := s.Message(ctx, "long", 121); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("%v", err)
	}
}

// TestTogether appends from eight writers, each with the file open for itself as a process has it: every message is there
// once, in one order, and the counters agree.
func TestTogether(t *testing.T) {
	dir := t.TempDir()
	must[Session](t)(open(t, dir, Options{}).Create(ctx, "shared"))
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			s, err := openAt(dir, Options{})
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Close()
			for i := range 20 {
				if _, err := s.Add(ctx, "shared", Message{Role: "user", Content: fmt.Sprintf("writer %d says %d", w, i)}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	s := open(t, dir, Options{})
	x := must[Session](t)(s.Find(ctx, "shared"))
	all := must[[]conversation.Message](t)(s.Messages(ctx, x))
	seen := map[string]bool{}
	for i, m := range all {
		if m.Number != i+1 {
			t.Fatalf("message %d has the number %d", i+1, m.Number)
		}
		seen[m.Words()] = true
	}
	if len(seen) != 160 || x.Messages != 160 || x.Tokens != conversation.Tokens(all) {
		t.Errorf("%d messages, the session counts %d and %d tokens", len(seen), x.Messages, x.Tokens)
	}
}

func TestDecisions(t *testing.T) {
	now := time.Now()
	s := open(t, t.TempDir(), Options{Now: func() time.Time { return now }})
	data := `[{"role":"user","content":"Which queue do we take?"},{"role":"assistant","content":"I decided to use a ring buffer in ` + "`queue/ring.go`" + ` instead of a channel because the order does not matter."}]`
	must[Receipt](t)(s.Import(ctx, []byte(data), "queues", true))
	all := must[[]Decision](t)(s.Decisions(ctx, "queues", ""))
	if len(all) != 1 || all[0].Message != 2 || all[0].Author != "assistant" || !strings.HasPrefix(all[0].Reason, "because the order") || !slices.Equal(all[0].Alternatives, []string{"a channel"}) || !slices.Contains(all[0].Related, "queue/ring.go") {
		t.Fatalf("%+v", all)
	}
	made := must[Decision](t)(s.AddDecision(ctx, Decision{Text: "Use a channel after all", Reason: "it is simpler"}, all[0].ID))
	old := must[Decision](t)(s.Decision(ctx, all[0].ID))
	if old.Status != "superseded" || old.ReplacedBy != made.ID || old.Note != "it is simpler" {
		t.Errorf("%+v", old)
	}
	if _, err := s.AddDecision(ctx, Decision{Text: "x"}, 99); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("%v", err)
	}
	hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "ring buffer"}))
	if len(hits) < 2 || !slices.ContainsFunc(hits, func(h Hit) bool { return h.Type == "decision" && h.Decision == all[0].ID }) || !slices.ContainsFunc(hits, func(h Hit) bool { return h.Type == "message" && h.Number == 2 }) {
		t.Errorf("%+v", hits)
	}

	// A user who says that something was decided decided it, whatever else the words could mean; what must be is a rule.
	said := `[{"role":"user","content":"Hello there."},{"role":"user","content":"We decided to keep conversations in a file of their own, because an index may be thrown away."},{"role":"user","content":"You must never use floats."}]`
	must[Receipt](t)(s.Import(ctx, []byte(said), "files", false))
	if d := must[[]Decision](t)(s.Decisions(ctx, "files", "")); len(d) != 1 || d[0].Message != 2 || d[0].Author != "user" || d[0].Reason != "because an index may be thrown away." {
		t.Errorf("%+v", d)
	}

	must[Session](t)(s.Archive(ctx, "queues"))
	if n := must[int64](t)(s.Forget(ctx, time.Hour)); n != 0 {
		t.Errorf("%d messages were forgotten too early", n)
	}
	now = now.Add(40 * 24 * time.Hour)
	must[Session](t)(s.Create(ctx, "active"))
	must[Receipt](t)(s.Add(ctx, "active", Message{Role: "user", Content: "kept"}))
	if n := must[int64](t)(s.Forget(ctx, 30*24*time.Hour)); n != 2 {
		t.Errorf("%d messages were forgotten", n)
	}
	if left := must[[]Decision](t)(s.Decisions(ctx, "", "")); len(left) != 3 {
		t.Errorf("%d decisions are left", len(left))
	}
	if hits := must[[]Hit](t)(s.Search(ctx, SearchRequest{Query: "ring buffer"})); len(hits) != 1 || hits[0].Type != "decision" {
		t.Errorf("%+v", hits)
	}
	if x := must[Session](t)(s.Find(ctx, "queues")); x.Messages != 2 {
		t.Errorf("the numbers begin again: %+v", x)
	}
}

func TestAutoSummarize(t *testing.T) {
	s := open(t, t.TempDir(), Options{AutoSummarize: true})
	for i := range 20 {
		r := must[Receipt](t)(s.Add(ctx, "", Message{Role: []string{"user", "assistant"}[i%2], Content: fmt.Sprintf("Please look at case %d of the parser.", i)}))
		if x := must[Session](t)(s.Find(ctx, r.Session.ID)); (x.Summary != "") != (i == 19) || x.Status != Active {
			t.Errorf("after %d messages: %s, %q", i+1, x.Status, x.Summary)
		}
	}
}

// A long session is summarised less often, and from its ends, or a single message would take as long as all before it.
func TestAutoSummarizeLong(t *testing.T) {
	for messages, want := range map[int]int{1: 20, 399: 20, 400: 40, 4000: 320, 100_000: 5120} {
		if got := summarizeEvery(messages); got != want {
			t.Errorf("%d messages: every %d", messages, got)
		}
	}
	s := open(t, t.TempDir(), Options{AutoSummarize: true})
	var list []string
	for i := range 2400 {
		list = append(list, fmt.Sprintf(`{"role":"user","content":"You must handle case %d."}`, i))
	}
	r := must[Receipt](t)(s.Import(ctx, []byte("["+strings.Join(list, ",")+"]"), "", true))
	x := must[Session](t)(s.Find(ctx, r.Session.ID))
	for part, want := range map[string]bool{"case 3.": true, "case 2399.": true, "case 200.": false} {
		if strings.Contains(x.Summary, part) != want {
			t.Errorf("the summary has %q: %v", part, !want)
		}
	}
	must[Receipt](t)(s.Add(ctx, "", Message{Role: "user", Content: "You must handle the last case."}))
	if y := must[Session](t)(s.Find(ctx, r.Session.ID)); y.Summary != x.Summary {
		t.Errorf("it was written again")
	}
}
