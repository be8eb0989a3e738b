package judges_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

const (
	firstWords   = "Jobs get lost in queue/worker.go. The broker listens on port 4317. You must never touch vendor/. Find out why."
	lastQuestion = "Which port did I say the broker listens on?"
	conversation = "11111111-2222-3333-4444-555555555555"
)

// Claude Code goes through three compactions of its own, whose summaries say nothing of what was said. Asked about the first
// message it still answers: the transcript was stored before each of them, and our tools find it.
func TestThreeCompactions(t *testing.T) {
	root, home, m := shop(t), t.TempDir(), newForgetful(t)
	env := func(cmd *exec.Cmd) *exec.Cmd {
		for i, pair := range cmd.Env {
			switch {
			case strings.HasPrefix(pair, "HOME="):
				cmd.Env[i] = "HOME=" + home
			case strings.HasPrefix(pair, "PATH="): // hooks run the program by its name
				cmd.Env[i] = "PATH=" + filepath.Dir(program) + string(filepath.ListSeparator) + strings.TrimPrefix(pair, "PATH=")
			}
		}
		cmd.Dir = root
		return cmd
	}
	ours := func(args ...string) string {
		cmd := exec.Command(program, args...)
		cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
		return string(run(t, env(cmd)))
	}
	if err := os.Mkdir(filepath.Join(home, ".claude"), 0o755); err != nil {
		t.Fatal(err)
	}
	ours("install", "--client", "claude-code", "--hooks")
	config := write(t, t.TempDir(), "mcp.json", fmt.Sprintf(`{"mcpServers": {"ctx": {"type": "stdio", "command": %q, "args": ["serve", "--toolsets", "conversation"], "alwaysLoad": true}}}`, program))
	say := func(words string, how ...string) string {
		cmd := env(judges.Command(t, "claude", append([]string{"-p", words, "--mcp-config", config, "--strict-mcp-config", "--allowedTools", "mcp__ctx__search_history",
			"--output-format", "json", "--model", "claude-sonnet-4-5"}, how...)...))
		cmd.Env = append(cmd.Env, "ANTHROPIC_BASE_URL="+m.URL, "ANTHROPIC_AUTH_TOKEN=none", "IS_SANDBOX=1",
			"DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1")
		return string(run(t, cmd))
	}
	say(firstWords, "--session-id", conversation)
	for i := range 3 {
		say(fmt.Sprintf("Look at part %d.", i), "--resume", conversation)
		say("/compact", "--resume", conversation)
	}
	answer := say(lastQuestion, "--resume", conversation)
	if !strings.Contains(answer, "You said port 4317.") {
		t.Errorf("the agent ended with %s", answer)
	}
	brought := string(m.asked)
	if m.summaries != 3 || !strings.Contains(brought, "Some work was done.") || strings.Contains(brought, "Look at part 0.\"") {
		t.Errorf("%d compactions; the last question was asked with %s", m.summaries, brought)
	}
	if strings.Contains(brought, "before it was compacted") && !strings.Contains(brought, "port 4317") { // a slow hook brings nothing
		t.Errorf("what a session begins with after a compaction is %s", brought)
	}

	var list struct {
		Sessions []struct{ ID, Name string }
	}
	decode(t, []byte(ours("session", "list", "--json")), &list)
	if len(list.Sessions) != 1 || list.Sessions[0].Name != conversation {
		t.Fatalf("%+v", list)
	}
	if first := ours("session", "show", "ctx://session/"+list.Sessions[0].ID+"/1"); !strings.Contains(first, firstWords) {
		t.Errorf("the first message is %s", first)
	}
	all := ours("session", "export")
	for i := range 3 {
		if !strings.Contains(all, fmt.Sprintf("Look at part %d.", i)) {
			t.Errorf("part %d is not stored", i)
		}
	}
}

// forgetful is a model that says little, and of a conversation that it is to summarise nothing. Asked the last question it
// looks for the answer with our tool.
type forgetful struct {
	*httptest.Server
	mu        sync.Mutex // guards what is below
	summaries int
	asked     []byte // the first request with the last question
}

func newForgetful(t *testing.T) *forgetful {
	m := &forgetful{}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/messages", m.messages)
	mux.HandleFunc("POST /v1/messages/count_tokens", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"input_tokens": 100}`) })
	m.Server = httptest.NewServer(mux)
	t.Cleanup(m.Close)
	return m
}

var port = regexp.MustCompile(`port \d+`)

func (m *forgetful) messages(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	var request struct {
		Messages []json.RawMessage
		Tools    []struct{ Name string }
	}
	if err != nil || json.Unmarshal(body, &request) != nil || len(request.Messages) == 0 {
		http.Error(w, "no request", http.StatusBadRequest)
		return
	}
	last := string(request.Messages[len(request.Messages)-1])
	block, delta, stop := object{"type": "text", "text": ""}, object{"type": "text_delta", "text": "Noted."}, "end_turn"
	m.mu.Lock()
	switch {
	case strings.Contains(last, "detailed summary"):
		m.summaries++
		delta["text"] = "<analysis>Nothing.</analysis>\n<summary>Some work was done.</summary>"
	case strings.Contains(last, `"tool_result"`):
		delta["text"] = "You said " + port.FindString(last) + "."
	case strings.Contains(last, lastQuestion):
		if m.asked == nil {
			m.asked = body
		}
		for _, tool := range request.Tools {
			if strings.HasSuffix(tool.Name, "search_history") {
				block = object{"type": "tool_use", "id": "toolu_1", "name": tool.Name, "input": object{}}
				delta, stop = object{"type": "input_json_delta", "partial_json": `{"query": "which port does the broker listen on"}`}, "tool_use"
			}
		}
	}
	m.mu.Unlock()
	usage := object{"input_tokens": 10, "output_tokens": 5}
	events(w, true,
		object{"type": "message_start", "message": object{"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-sonnet-4-5", "content": []any{}, "stop_reason": nil, "stop_sequence": nil, "usage": usage}},
		object{"type": "content_block_start", "index": 0, "content_block": block},
		object{"type": "content_block_delta", "index": 0, "delta": delta},
		object{"type": "content_block_stop", "index": 0},
		object{"type": "message_delta", "delta": object{"stop_reason": stop, "stop_sequence": nil}, "usage": usage},
		object{"type": "message_stop"},
	)
}
