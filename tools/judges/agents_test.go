package judges_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// Real agents are run offline against a model that follows a script: it calls our tool as soon as it is offered. What
// the agent shows the model next must hold our answer whole.

func TestClaudeCode(t *testing.T) {
	root, m := shop(t), newModel(t)
	config := write(t, t.TempDir(), "mcp.json", fmt.Sprintf(`{"mcpServers": {"ctx": {"type": "stdio", "command": %q, "args": ["serve"], "alwaysLoad": true}}}`, program))
	cmd := judges.Command(t, "claude", "-p", "who takes the money?", "--mcp-config", config, "--strict-mcp-config",
		"--allowedTools", "mcp__ctx__search_code", "--output-format", "json", "--model", "claude-sonnet-4-5")
	cmd.Dir = root
	cmd.Env = append(cmd.Env, "ANTHROPIC_BASE_URL="+m.URL, "ANTHROPIC_AUTH_TOKEN=none", "IS_SANDBOX=1",
		"DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1")
	out := run(t, cmd)
	if !strings.Contains(string(out), "It is the till.") {
		t.Errorf("the agent ended with %s", out)
	}
	m.check(t, root)
	if !m.told("Ask it before grepping or reading files") {
		t.Error("the model was not shown the server's instructions")
	}
}

func TestOpenCode(t *testing.T) {
	root, m := shop(t), newModel(t)
	cmd := judges.Command(t, "opencode", "run", "who takes the money?", "--format", "json", "--model", "mock/mock")
	home := home(cmd.Env)
	write(t, filepath.Join(home, ".config", "opencode"), "opencode.json", fmt.Sprintf(`{
		"provider": {"mock": {"npm": "@ai-sdk/openai-compatible", "options": {"baseURL": %q, "apiKey": "none"}, "models": {"mock": {}}}},
		"model": "mock/mock", "small_model": "mock/mock", "autoupdate": false, "share": "disabled",
		"mcp": {"ctx": {"type": "local", "command": [%q, "serve"], "enabled": true}}}`, m.URL+"/v1", program))
	cmd.Dir = root
	run(t, cmd)
	m.check(t, root)
}

func TestCodex(t *testing.T) {
	root, m := shop(t), newModel(t)
	cmd := judges.Command(t, "codex", "exec", "--skip-git-repo-check", "--json", "who takes the money?")
	write(t, filepath.Join(home(cmd.Env), ".codex"), "config.toml", fmt.Sprintf(`model = "mock"
model_provider = "mock"
[model_providers.mock]
name = "mock"
base_url = %q
wire_api = "responses"
[mcp_servers.ctx]
command = %q
args = ["serve"]
default_tools_approval_mode = "approve"
`, m.URL+"/v1", program))
	cmd.Dir = root
	run(t, cmd)
	m.check(t, root)
}

// check demands that the model was shown our answer, every line of it in its order.
func (m *model) check(t *testing.T, root string) {
	t.Helper()
	if got, want := m.shown(t), found(t, root); !strings.Contains(got, want) {
		t.Errorf("the model was shown\n%.4000s\nwithout\n%s", got, want)
	}
}

func home(env []string) string {
	for _, pair := range env {
		if dir, ok := strings.CutPrefix(pair, "HOME="); ok {
			return dir
		}
	}
	return ""
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}
