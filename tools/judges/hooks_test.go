package judges_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// errand is what the model of TestHooks gives a sub-agent to do.
const errand = "Look at the till and say who takes the money."

// searching is a model that searches for text, then sends a sub-agent, and ends.
type searching struct {
	mu    sync.Mutex // guards what is below
	asked int        // requests of the main conversation, with tools
	grep  string     // the request with what the search found
	sub   string     // the first request of the sub-agent
}

func (m *searching) messages(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	text := string(body)
	m.mu.Lock()
	defer m.mu.Unlock()
	step, input := "", ""
	switch own := strings.Contains(text, `"who takes the money?"`); {
	case !own && strings.Contains(text, errand):
		if m.sub == "" {
			m.sub = text
		}
	case own && strings.Contains(text, `"name":"Grep"`):
		switch m.asked++; m.asked {
		case 1:
			step, input = "Grep", `{"pattern": "def take"}`
		case 2:
			m.grep = text
			step, input = "Agent", fmt.Sprintf(`{"description": "look", "prompt": %q, "subagent_type": "general-purpose"}`, errand)
		}
	}
	block, delta, stop := object{"type": "text", "text": ""}, object{"type": "text_delta", "text": "It is the till."}, "end_turn"
	if step != "" {
		block = object{"type": "tool_use", "id": fmt.Sprintf("toolu_%d", m.asked), "name": step, "input": object{}}
		delta, stop = object{"type": "input_json_delta", "partial_json": input}, "tool_use"
	}
	events(w, true, anthropic(block, delta, stop)...)
}

// Claude Code's model reads our line with what its Grep found, when that was asked for, and its sub-agent begins with what we say to sub-agents.
func TestHooks(t *testing.T) {
	root, m := shop(t), &searching{}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/messages", m.messages)
	mux.HandleFunc("POST /v1/messages/count_tokens", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"input_tokens": 100}`) })
	s := httptest.NewServer(mux)
	defer s.Close()
	cmd := judges.Command(t, "claude", "-p", "who takes the money?", "--allowedTools", "Grep,Agent,Task", "--output-format", "json", "--model", "claude-sonnet-4-5")
	for i, pair := range cmd.Env {
		if path, ok := strings.CutPrefix(pair, "PATH="); ok {
			cmd.Env[i] = "PATH=" + filepath.Dir(program) + string(filepath.ListSeparator) + path
		}
	}
	cmd.Env = append(cmd.Env, "ANTHROPIC_BASE_URL="+s.URL, "ANTHROPIC_AUTH_TOKEN=none", "IS_SANDBOX=1", "DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1",
		"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1")
	install := exec.Command(program, "install", "--client", "claude-code", "--remind")
	install.Dir, install.Env = root, cmd.Env
	run(t, install)
	cmd.Dir = root
	run(t, cmd)
	if !strings.Contains(m.grep, "ctx-sys has this repository indexed") {
		t.Errorf("after a search the model reads %.3000s", m.grep)
	}
	if n := strings.Count(m.sub, guidance); n != 1 || !strings.Contains(m.sub, "ctx-sys graph callers NAME") {
		t.Errorf("the sub-agent reads the guidance %d times: %.3000s", n, m.sub)
	}
}
