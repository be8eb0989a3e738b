package judges_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// driven is an agent that is run offline against a model that follows a script: the model calls our tool as soon as it is offered. The
// agent knows of us what `ctx-sys install` wrote.
type driven struct {
	client  string                                    // as `ctx-sys install` calls it
	program string                                    // of the judges; below node_modules for one of those that only `make acceptance` has
	args    []string                                  // besides the question, which is @
	env     []string                                  // @ is the address of the model
	before  func(t *testing.T, home string, m *model) // settings that are there before ours
	after   func(t *testing.T, home string)           // what a user approves
	plugin  [][]string                                // commands of the agent that plug us in, instead of `ctx-sys install`; @ is this repository
	hooked  bool                                      // it runs hooks that nobody approved
	silent  bool                                      // it shows the model neither instructions of servers nor what `install` writes in their place
}

// guidance is of the server's instructions, and mapped of what the hook at the start of a session says.
const (
	guidance = "Ask it before grepping or reading files"
	mapped   = "most central code first"
)

var agents = []driven{
	{
		client: "claude-code", program: "claude", hooked: true,
		args: []string{"-p", "@", "--allowedTools", "mcp__ctx-sys__search_code", "--output-format", "json", "--model", "claude-sonnet-4-5"},
		env: []string{"ANTHROPIC_BASE_URL=@", "ANTHROPIC_AUTH_TOKEN=none", "IS_SANDBOX=1", "DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1",
			"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1"},
	},
	{
		client: "opencode", program: "opencode", args: []string{"run", "@", "--format", "json", "--model", "mock/mock"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".config", "opencode"), "opencode.json", fmt.Sprintf(`{
  // a model that follows a script
  "provider": {"mock": {"npm": "@ai-sdk/openai-compatible", "options": {"baseURL": %q, "apiKey": "none"}, "models": {"mock": {}}}},
  "model": "mock/mock", "small_model": "mock/mock", "autoupdate": false, "share": "disabled",
}`, m.URL+"/v1"))
		},
	},
	{
		client: "codex", program: "codex", args: []string{"exec", "--skip-git-repo-check", "--json", "@"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".codex"), "config.toml", fmt.Sprintf(`model = "mock"
model_provider = "mock"
[model_providers.mock]
name = "mock"
base_url = %q
wire_api = "responses"
`, m.URL+"/v1"))
		},
		after: func(t *testing.T, home string) { // our table is the last
			appendTo(t, filepath.Join(home, ".codex", "config.toml"), "default_tools_approval_mode = \"approve\"\n")
		},
	},
	{
		client: "gemini", program: ".bin/gemini", hooked: true, args: []string{"-m", "gemini-2.5-pro", "--yolo", "-p", "@"},
		env: []string{"GEMINI_API_KEY=none", "GOOGLE_GEMINI_BASE_URL=@", "GEMINI_CLI_TRUST_WORKSPACE=true", "GEMINI_TELEMETRY_ENABLED=false"},
		before: func(t *testing.T, home string, _ *model) {
			write(t, filepath.Join(home, ".gemini"), "settings.json", `{"security": {"auth": {"selectedType": "gemini-api-key"}}}`)
		},
	},
	{
		client: "qwen", program: ".bin/qwen", hooked: true, args: []string{"--auth-type", "openai", "--yolo", "-p", "@"},
		env: []string{"OPENAI_API_KEY=none", "OPENAI_BASE_URL=@/v1", "OPENAI_MODEL=mock"},
	},
	{
		client: "copilot-cli", program: ".bin/copilot", hooked: true, args: []string{"-p", "@", "--allow-all-tools"},
		env: []string{"COPILOT_OFFLINE=true", "COPILOT_PROVIDER_BASE_URL=@/v1", "COPILOT_MODEL=mock"},
	},
	{
		client: "kilo", program: "@kilocode/cli-linux-x64/bin/kilo", args: []string{"run", "@", "--format", "json", "--model", "mock/mock"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".config", "kilo"), "kilo.jsonc", fmt.Sprintf(`{
  "provider": {"mock": {"npm": "@ai-sdk/openai-compatible", "options": {"baseURL": %q, "apiKey": "none"}, "models": {"mock": {}}}},
  "model": "mock/mock", "small_model": "mock/mock", "autoupdate": false, "share": "disabled",
}`, m.URL+"/v1"))
		},
	},
	{
		client: "cline", program: "@cline/cli-linux-x64/bin/cline", args: []string{"@", "--json", "--timeout", "120"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".cline", "data", "settings"), "providers.json", fmt.Sprintf(`{
  "version": 1, "lastUsedProvider": "openai-compatible", "modes": {}, "providers": {"openai-compatible": {
    "settings": {"provider": "openai-compatible", "apiKey": "none", "model": "mock", "baseUrl": %q}, "updatedAt": "2026-11-27T00:00:00Z", "tokenSource": "manual"}}
}`, m.URL+"/v1"))
		},
	},
	{
		client: "kimi", program: ".bin/kimi", args: []string{"-p", "@"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".kimi-code"), "config.toml", fmt.Sprintf(`default_model = "mock"
[providers.mock]
type = "openai"
base_url = %q
api_key = "none"
[models.mock]
provider = "mock"
model = "mock"
max_context_size = 100000
`, m.URL+"/v1"))
		},
	},
	{
		client: "droid", hooked: true, program: "@factory/cli-linux-x64/bin/droid", args: []string{"exec", "-m", "custom:mock", "--skip-permissions-unsafe", "@"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".factory"), "settings.json", fmt.Sprintf(`{
  "customModels": [{"model": "mock", "displayName": "mock", "baseUrl": %q, "apiKey": "none", "provider": "generic-chat-completion-api", "maxOutputTokens": 1000}]
}`, m.URL+"/v1"))
		},
	},
	{
		client: "pi", silent: true, program: ".bin/pi", args: []string{"--provider", "mock", "--model", "mock", "-p", "@"},
		before: func(t *testing.T, home string, m *model) {
			write(t, filepath.Join(home, ".pi", "agent"), "models.json", fmt.Sprintf(`{"providers": {"mock": {"baseUrl": %q, "api": "openai-completions", "apiKey": "none",
  "models": [{"id": "mock", "name": "mock", "input": ["text"], "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0}, "contextWindow": 100000, "maxTokens": 1000}]}}}`, m.URL+"/v1"))
		},
	},
}

// plugged are agents that have us as a plugin of theirs.
func plugged() []driven {
	var out []driven
	for _, a := range agents {
		switch a.client {
		case "claude-code":
			a.args = slices.Clone(a.args)
			a.args[slices.Index(a.args, "mcp__ctx-sys__search_code")] = "mcp__plugin_ctx-sys_ctx-sys__search_code"
			a.plugin = [][]string{{"plugin", "validate", "--strict", "@/packaging/plugin"}, {"plugin", "validate", "--strict", "@"}, {"plugin", "marketplace", "add", "@"}, {"plugin", "install", "ctx-sys@ctx-sys"}}
		case "codex":
			a.plugin = [][]string{{"plugin", "marketplace", "add", "@"}, {"plugin", "add", "ctx-sys@ctx-sys"}}
			a.after = func(t *testing.T, home string) {
				appendTo(t, filepath.Join(home, ".codex", "config.toml"), "[plugins.\"ctx-sys@ctx-sys\".mcp_servers.ctx-sys]\ndefault_tools_approval_mode = \"approve\"\n")
			}
		case "gemini":
			a.plugin = [][]string{{"extensions", "validate", "@/packaging/plugin"}, {"extensions", "link", "--consent", "@/packaging/plugin"}}
			a.hooked = false // hooks of an extension are another file
		default:
			continue
		}
		out = append(out, a)
	}
	return out
}

// What the agent shows the model after a call holds our answer whole. What the server says of its tools is there once, and so is what our
// hook says, if the agent has hooks.
func TestAgents(t *testing.T) {
	each(t, agents)
}

// The same with the plugins in packaging/plugin, which the agents' own commands find valid and put in.
func TestPlugins(t *testing.T) {
	each(t, plugged())
}

// each drives agents: a sample of the tests those that it has.
func each(t *testing.T, list []driven) {
	for _, a := range list {
		if !a.more() || effort.Pick(0, 0, 1) > 0 {
			t.Run(a.client, a.drive)
		}
	}
}

// more reports whether only `make acceptance` has the agent.
func (a driven) more() bool { return strings.Contains(a.program, "/") }

func (a driven) drive(t *testing.T) {
	root, m := shop(t), newModel(t)
	command := func(args ...string) *exec.Cmd {
		if a.more() {
			return judges.Agent(t, a.program, args...)
		}
		return judges.Command(t, a.program, args...)
	}
	var args []string
	for _, arg := range a.args {
		args = append(args, strings.ReplaceAll(arg, "@", "who takes the money?"))
	}
	cmd := command(args...)
	for i, pair := range cmd.Env { // hooks run the program by its name
		if path, ok := strings.CutPrefix(pair, "PATH="); ok {
			cmd.Env[i] = "PATH=" + filepath.Dir(program) + string(filepath.ListSeparator) + path
		}
	}
	for _, pair := range a.env {
		cmd.Env = append(cmd.Env, strings.ReplaceAll(pair, "@", m.URL))
	}
	home := home(cmd.Env)
	if a.before != nil {
		a.before(t, home, m)
	}
	repository, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range a.plugin {
		var args []string
		for _, arg := range line {
			args = append(args, regexp.MustCompile("^@").ReplaceAllLiteralString(arg, repository))
		}
		plug := command(args...)
		plug.Dir, plug.Env = root, cmd.Env
		run(t, plug)
	}
	if a.plugin == nil {
		install := exec.Command(program, "install", "--client", a.client, "--hooks")
		install.Dir, install.Env = root, cmd.Env
		run(t, install)
	}
	if a.after != nil {
		a.after(t, home)
	}
	cmd.Dir = root
	run(t, cmd)
	m.check(t, root)
	if n := m.times(t, guidance); n != 1 && !a.silent || n > 1 {
		t.Errorf("the model reads the guidance %d times", n)
	}
	if n := m.times(t, mapped); n != 1 && a.hooked || n > 1 {
		t.Errorf("the model reads the map %d times", n)
	}
}

// check demands that the model was shown our answer, every line of it in its order.
func (m *model) check(t *testing.T, root string) {
	t.Helper()
	if got, want := m.shown(t), found(t, root); !strings.Contains(got, want) {
		t.Errorf("the model was shown\n%.4000s\nwithout\n%s", got, want)
	}
}

func appendTo(t *testing.T, file, text string) {
	t.Helper()
	f, err := os.OpenFile(file, os.O_APPEND|os.O_WRONLY, 0)
	if err == nil {
		_, err = f.WriteString(text)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		t.Fatal(err)
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
