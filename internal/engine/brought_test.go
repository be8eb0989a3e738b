package engine_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// ok fails the test on an error.
func ok[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// keepSome fills the stores of a project: some of it every project has, some of it only this one.
func keepSome(t *testing.T, p *engine.Project, own string) {
	t.Helper()
	ctx := context.Background()
	remember := func(text, author string) memory.Item {
		return ok[memory.Receipt](t)(p.Agent().Memories().Add(ctx, memory.New{Content: text, Author: author, Kind: "rule"})).Memory
	}
	remember("Both of them keep this rule about the ledger.", map[bool]string{true: memory.ByUser, false: memory.ByAssistant}[own == "theirs"])
	remember("The retry budget of "+own+" is 3.", memory.ByUser)
	remember("The retry budget of "+own+" is 5.", memory.ByUser) // in conflict with the one before
	ok[memory.Reflected](t)(p.Agent().Memories().Reflect(ctx, memory.NewReflection{Content: "Batches of " + own + " made it finish.", Outcome: memory.Success}))
	for i := range 2 {
		ok[checkpoint.Reported](t)(p.Agent().Step(ctx, checkpoint.Report{Session: "move", Name: fmt.Sprintf("%s step %d", own, i), Status: checkpoint.Completed}))
	}
	ok[checkpoint.Saved](t)(p.Agent().SaveCheckpoint(ctx, checkpoint.New{Session: own, State: json.RawMessage(`{"of": "` + own + `"}`)}))
	ok[suggest.Subscription](t)(p.Agent().Subscribe(ctx, suggest.New{Pattern: suggest.Pattern{Type: suggest.Keyword, Value: own}, Trigger: suggest.ContextMention}))
	said := ok[*session.Store](t)(p.Agent().Sessions(ctx))
	ok[session.Receipt](t)(said.Add(ctx, own, session.Message{Role: "user", Content: "We decided to keep the " + own + " ledger in Oslo."}))
	transcript := `{"type":"user","message":{"role":"user","content":"Mend the queue."}}` + "\n"
	if own == "mine" {
		transcript += `{"type":"user","message":{"role":"user","content":"And the pump."}}` + "\n"
	} else {
		transcript += `{"type":"user","message":{"role":"user","content":"And the valve."}}` + "\n"
	}
	ok[session.Receipt](t)(said.Snapshot(ctx, "client-1", []byte(transcript)))
	ok[session.Receipt](t)(said.Snapshot(ctx, "client-2", []byte(`{"type":"user","message":{"role":"user","content":"The same in both."}}`)))
	ok[session.Decision](t)(said.AddDecision(ctx, session.Decision{Text: "Written down by hand for " + own}, 0))
	old := ok[session.Decision](t)(said.AddDecision(ctx, session.Decision{Text: "Old decision of " + own}, 0))
	ok[session.Decision](t)(said.AddDecision(ctx, session.Decision{Text: "New decision of " + own}, old.ID))
}

// Whoever takes stores over has what is in them and what he had, of everything that is kept, and twice is once.
func TestAdopt(t *testing.T) {
	ctx := context.Background()
	base := t.TempDir()
	mine, theirs := engine.Options{Root: t.TempDir(), Local: base}, engine.Options{Root: t.TempDir(), Local: t.TempDir()}
	for own, o := range map[string]engine.Options{"mine": mine, "theirs": theirs} {
		p := ok[*engine.Project](t)(engine.OpenMemories(ctx, o))
		keepSome(t, p, own)
		p.Close()
	}
	from := ok[agent.Contents](t)(agent.Kept(ctx, theirs.Stores()))
	for range 2 {
		if err := agent.Adopt(ctx, mine.Stores(), from.Dir); err != nil {
			t.Fatal(err)
		}
		c := ok[agent.Contents](t)(agent.Kept(ctx, mine.Stores()))
		if c.Memories != 5 || c.Reflections != 2 || c.Subscriptions != 2 || c.Checkpoints != 2*3 || len(c.Sessions) != 5 {
			t.Errorf("%+v", c)
		}
		p := ok[*engine.Project](t)(engine.OpenMemories(ctx, mine))
		defer p.Close()
		items := ok[[]memory.Item](t)(p.Agent().Memories().List(ctx, memory.Choice{}))
		for _, i := range items {
			if i.Author != memory.ByUser {
				t.Errorf("the user said it there: %+v", i)
			}
			if want := len(i.Content) < 40; want != (len(i.Conflicts) == 1) {
				t.Errorf("%s: conflicts %v", i.Content, i.Conflicts)
			}
		}
		if found := ok[[]memory.Recalled](t)(p.Agent().Memories().Recall(ctx, memory.Query{Text: "the retry budget of theirs"})); len(found) == 0 || found[0].Content[:28] != "The retry budget of theirs i" {
			t.Errorf("%+v", found)
		}
		if found := ok[[]memory.Found](t)(p.Agent().Memories().FindReflections(ctx, memory.ReflectionQuery{Text: "batches of theirs"})); len(found) != 2 {
			t.Errorf("%+v", found)
		}
		r, _, err := p.Agent().Resume(ctx, "move")
		var steps []string
		for _, s := range r.Steps {
			steps = append(steps, s.Name)
		}
		if want := []string{"theirs step 0", "theirs step 1", "mine step 0", "mine step 1"}; err != nil || !slices.Equal(steps, want) {
			t.Errorf("%v, %v", steps, err)
		}
		said := ok[*session.Store](t)(p.Agent().Sessions(ctx))
		for text, n := range map[string]int{"Oslo ledger": 2, "pump": 1, "valve": 1, "mend the queue": 2, "same in both": 1} {
			hits := ok[[]session.Hit](t)(said.Search(ctx, session.SearchRequest{Query: text, Types: []string{"message"}}))
			hits = slices.DeleteFunc(hits, func(h session.Hit) bool { return h.Held < 0.99 })
			if len(hits) < n {
				t.Errorf("%s: %+v", text, hits)
			}
		}
		if x := ok[session.Session](t)(said.Find(ctx, "")); x.Name == "theirs" {
			t.Errorf("the current session is %+v", x)
		}
		for _, d := range ok[[]session.Decision](t)(said.Decisions(ctx, "", "")) {
			if d.Status == "superseded" {
				if by := ok[session.Decision](t)(said.Decision(ctx, d.ReplacedBy)); by.Text[:3] != "New" || by.Text[16:] != d.Text[16:] {
					t.Errorf("%q is replaced by %q", d.Text, by.Text)
				}
			}
		}
		if all := ok[[]session.Decision](t)(said.Decisions(ctx, "", "")); len(all) != 8 {
			t.Errorf("%d decisions: %+v", len(all), all)
		}
		p.Close()
	}
}
