package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// TestAgentLoop is an agent whose window is small: it reads one file after another, and before each turn what it sends is made
// smaller where the usage asks for that. After three summaries it is asked about the first message. The text of that must
// still be in front of it as far as it matters, and whole where it can be read again.
//
// Its model is a script. What an agent of somebody else makes of our answers is seen in tools/judges.
func TestAgentLoop(t *testing.T) {
	writers := []string{"none", "openai/writer"}
	if testing.Short() {
		writers = writers[:1]
	}
	for _, writer := range writers {
		t.Run("stored, "+writer, func(t *testing.T) {
			if testing.Short() {
				t.Skip("many runs of the program, one after the other")
			}
			t.Parallel()
			a := newAgent(t, "CTX_SYS_MODELS_SUMMARIES="+writer)
			a.sent = func() []any { // the session is compacted where it is stored
				out, _ := a.run(t, "", a.settings, "session", "compact", "agent", "--window", fmt.Sprint(agentWindow), "--auto", "--json")
				var answer struct{ Report struct{ Tier string } }
				a.decode(out, &answer)
				a.count(answer.Report.Tier)
				out, _ = a.run(t, "", nil, "session", "export", "agent", "--sent")
				var list []any
				a.decode(out, &list)
				return list
			}
			a.work()
		})
		t.Run("stateless, "+writer, func(t *testing.T) {
			t.Parallel()
			a := newAgent(t, "CTX_SYS_MODELS_SUMMARIES="+writer)
			a.sent = func() []any { // the agent keeps its list itself, and has it made smaller
				request, err := json.Marshal(map[string]any{"messages": a.list, "window": agentWindow, "auto": true})
				if err != nil {
					t.Fatal(err)
				}
				var answer struct {
					Messages []any
					Report   struct{ Tier string }
				}
				a.decode(a.tool("compact", string(request)), &answer)
				a.count(answer.Report.Tier)
				return answer.Messages
			}
			a.work()
		})
	}
}

const (
	agentWindow = 6000
	firstWords  = "Jobs get lost in `queue/worker.go` when Redis restarts. The broker listens on port 4317. You must never touch vendor/. Find out why."
)

type scriptedAgent struct {
	frontEnds
	t         *testing.T
	server    server
	settings  []string
	list      []any        // what is sent to the model
	sent      func() []any // makes it smaller where the usage asks for that
	summaries int          // how often older messages became one
	stored    int          // messages
}

func newAgent(t *testing.T, settings ...string) *scriptedAgent {
	d := newFrontEnds(t)
	return &scriptedAgent{frontEnds: d, t: t, server: d.serve(t, settings...), settings: settings}
}

func (a *scriptedAgent) decode(text string, into any) {
	a.t.Helper()
	if err := json.Unmarshal([]byte(text), into); err != nil {
		a.t.Fatalf("%v: %.300s", err, text)
	}
}

func (a *scriptedAgent) tool(name, arguments string) string {
	a.t.Helper()
	status, answer, err := a.server.post(a.t.Context(), "/v1/"+name, arguments)
	if err != nil || status != 200 {
		a.t.Fatalf("%s: %d, %v: %s", name, status, err, answer)
	}
	return answer
}

func (a *scriptedAgent) count(tier string) {
	if tier == "PLAIN_FALLBACK" || tier == "MULTI_CHUNK" {
		a.summaries++
	}
}

// says adds a message of words, with the tool that keeps them.
func (a *scriptedAgent) says(role, text string) {
	a.list = append(a.list, map[string]any{"role": role, "content": text})
	b, err := json.Marshal(map[string]string{"role": role, "content": text, "session": "agent"})
	if err != nil {
		a.t.Fatal(err)
	}
	a.tool("store_message", string(b))
	a.stored++
}

// calls adds a call and its result.
func (a *scriptedAgent) calls(name, arguments, result string) {
	id := fmt.Sprint("call_", a.stored)
	pair := []any{
		map[string]any{"role": "assistant", "content": nil, "tool_calls": []any{map[string]any{"id": id, "type": "function", "function": map[string]any{"name": name, "arguments": arguments}}}},
		map[string]any{"role": "tool", "tool_call_id": id, "content": result},
	}
	b, err := json.Marshal(pair)
	if err != nil {
		a.t.Fatal(err)
	}
	a.list = append(a.list, pair...)
	a.run(a.t, string(b), nil, "session", "append", "-", "--session", "agent")
	a.stored += 2
}

// work is the loop, and what must hold after it.
func (a *scriptedAgent) work() {
	t := a.t
	a.says("user", firstWords)
	for i := 0; a.summaries < 3 && i < 60; i++ {
		a.calls("Read", fmt.Sprintf(`{"file_path": "queue/part%d.go"}`, i), strings.Repeat(fmt.Sprintf("line of part %d of the queue\n", i), 60))
		a.says("assistant", fmt.Sprintf("Part %d only counts. ", i)+strings.Repeat("There is more to say of it than one would think. ", 12))
		a.says("user", fmt.Sprintf("Look at part %d too.", i+1))
		a.list = a.sent()
		if n := a.tokens(); n > agentWindow {
			t.Fatalf("after part %d the model is sent %d tokens", i, n)
		}
	}
	if a.summaries != 3 {
		t.Fatalf("%d messages, and %d summaries", a.stored, a.summaries)
	}
	a.says("user", "Which port did I say the broker listens on?")
	text := a.text()
	for _, fact := range []string{"port 4317", "never touch vendor/", "queue/worker.go"} {
		if !strings.Contains(text, fact) {
			t.Errorf("%q is not in what is sent: %s", fact, text)
		}
	}
	if strings.Contains(text, "line of part 0 ") {
		t.Error("the first result is still sent")
	}
	if asked := len(a.fake.Requests()); (asked >= 3) != strings.Contains(a.settings[0], "writer") || strings.Contains(a.settings[0], "writer") != strings.Contains(text, fake.Account[:40]) {
		t.Errorf("%d requests to a model for %s", asked, text)
	}

	// The model would rather read it where it was said.
	var found struct {
		Results []struct {
			Session string
			Number  int
			Text    string
		}
	}
	result := a.tool("search_history", `{"query": "which port does the broker listen on", "session": "agent", "limit": 3}`)
	a.decode(result, &found)
	a.calls("search_history", `{"query": "which port does the broker listen on"}`, result)
	at := -1
	for i, r := range found.Results {
		if r.Number == 1 && r.Text == firstWords {
			at = i
		}
	}
	if at < 0 {
		t.Fatalf("the first message is not found: %s", result)
	}
	uri := fmt.Sprintf("ctx://session/%s/1", found.Results[at].Session)
	if whole, _ := a.run(t, "", nil, "session", "show", uri, "--json"); !strings.Contains(whole, `"text":"`+firstWords+`"`) {
		t.Errorf("%s is %s", uri, whole)
	}
	if whole := a.server.mcp(t, "get_history", `{"session": "agent", "number": 1}`); !strings.Contains(whole, firstWords) {
		t.Errorf("get_history: %s", whole)
	}
	a.says("assistant", "You said "+regexp.MustCompile(`port \d+`).FindString(result)+".")
	if answer := a.text(); !strings.HasSuffix(answer, "You said port 4317.\n") {
		t.Errorf("the answer is %.200s", answer[len(answer)-min(len(answer), 200):])
	}
	var all []any
	out, _ := a.run(t, "", nil, "session", "export", "agent")
	if a.decode(out, &all); len(all) != a.stored {
		t.Errorf("%d of %d messages are stored", len(all), a.stored)
	}
}

// tokens is what a model is sent, four characters each.
func (a *scriptedAgent) tokens() (n int) {
	for _, m := range a.list {
		b, _ := json.Marshal(m)
		n += len(b) / 4
	}
	return n
}

// text is every word of what a model is sent.
func (a *scriptedAgent) text() string {
	var b strings.Builder
	for _, m := range a.list {
		if s, ok := m.(map[string]any)["content"].(string); ok {
			b.WriteString(s + "\n")
		}
	}
	return b.String()
}
