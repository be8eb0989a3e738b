package install

import (
	"slices"
	"strings"
)

// Client is an agent, or an editor with one in it, that speaks MCP.
type Client struct {
	Name  string
	Title string
	// Checked says against what the format was checked.
	Checked string

	programs []string // one of them on the PATH shows that it is installed; names that other programs have too are left out
	folders  []string // one of them shows it too

	user, project []string // candidates for the file, see choose
	format        format
	section       []string // the keys that lead to the servers
	entry         func(program string) table

	// What the user has to know or do besides: always, for a project's file, for hooks.
	hint, projectHint, hookHint string

	userHooks, projectHooks []string
	editTools               string // which tools change files, as a matcher of hooks
	transcripts             bool   // it tells hooks of a transcript in a format that can be imported

	// where and paste are for a client whose settings are not written: where the text goes, and the text.
	where string
	paste func(program string) string
}

// clineInCode is where Cline kept its settings before version 4.
const clineInCode = "{config}/Code/User/globalStorage/saoudrizwan.claude-dev"

type format int

const (
	byHand format = iota // the zero, so that a row without a format writes nothing
	inJSON
	inTOML
	inYAML
	ownYAML // a file of its own
	instructions
)

// Clients returns every client there is, in the order they are listed.
func Clients() []Client {
	mcpServers, servers := []string{"mcpServers"}, []string{"servers"}
	return []Client{
		{
			Name: "claude-code", Title: "Claude Code", Checked: "`claude mcp list` of 2.1.329",
			projectHint: "it asks once for approval of a project's server",
			programs:    []string{"claude"}, folders: []string{"{CLAUDE_CONFIG_DIR:~/.claude}"},
			user: []string{"{CLAUDE_CONFIG_DIR:~}/.claude.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers,
			entry: func(program string) table {
				return table{{"type", "stdio"}, {"command", program}, {"args", serve()}, {"alwaysLoad", true}}
			},
			userHooks: []string{"{CLAUDE_CONFIG_DIR:~/.claude}/settings.json"}, projectHooks: []string{".claude/settings.json"},
			editTools: "Edit|MultiEdit|Write|NotebookEdit", transcripts: true,
		},
		{
			Name: "codex", Title: "Codex", Checked: "`codex mcp list` of 0.169.0",
			projectHint: "it reads the settings of trusted projects only",
			hookHint:    "it runs new hooks after you looked at them with /hooks",
			programs:    []string{"codex"}, folders: []string{"{CODEX_HOME:~/.codex}"},
			user: []string{"{CODEX_HOME:~/.codex}/config.toml"}, project: []string{".codex/config.toml"},
			format: inTOML, section: []string{"mcp_servers"}, entry: plain,
			userHooks: []string{"{CODEX_HOME:~/.codex}/hooks.json"}, projectHooks: []string{".codex/hooks.json"},
			editTools: "apply_patch|Edit|Write",
		},
		{
			Name: "cursor", Title: "Cursor", Checked: "cursor.com/docs/mcp, October 2026",
			programs: []string{"cursor", "cursor-agent"}, folders: []string{"~/.cursor"},
			user: []string{"~/.cursor/mcp.json"}, project: []string{".cursor/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "vscode", Title: "VS Code with Copilot", Checked: "code.visualstudio.com/docs, MCP configuration reference",
			programs: []string{"code"}, folders: []string{"{config}/Code/User"},
			user: []string{"{config}/Code/User/mcp.json"}, project: []string{".vscode/mcp.json"},
			format: inJSON, section: servers, entry: stdio,
		},
		{
			Name: "gemini", Title: "Gemini CLI", Checked: "`gemini mcp list` of 0.61.0",
			hint:     "it starts servers only in trusted folders",
			programs: []string{"gemini"}, folders: []string{"~/.gemini"},
			user: []string{"~/.gemini/settings.json"}, project: []string{".gemini/settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "opencode", Title: "opencode", Checked: "`opencode mcp list` of 1.18.33",
			programs: []string{"opencode"}, folders: []string{"{xdg}/opencode"},
			user:    []string{"{xdg}/opencode/opencode.json", "{xdg}/opencode/opencode.jsonc"},
			project: []string{"opencode.json", "opencode.jsonc"},
			format:  inJSON, section: []string{"mcp"},
			entry: func(program string) table {
				return table{{"type", "local"}, {"command", append([]string{program}, serve()...)}, {"enabled", true}}
			},
		},
		{
			Name: "copilot-cli", Title: "GitHub Copilot CLI", Checked: "docs.github.com: adding MCP servers for GitHub Copilot CLI (repository github/docs)",
			projectHint: "it reads the servers of trusted projects only",
			folders:     []string{"~/.copilot"},
			user:        []string{"~/.copilot/mcp-config.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers,
			entry: func(program string) table {
				return table{{"type", "stdio"}, {"command", program}, {"args", serve()}, {"tools", []string{"*"}}}
			},
		},
		{
			Name: "zed", Title: "Zed", Checked: "zed.dev/docs/ai/mcp",
			programs: []string{"zeditor"}, folders: []string{"unix={xdg}/zed", "windows={config}/Zed"},
			user:   []string{"unix={xdg}/zed/settings.json", "windows={config}/Zed/settings.json"},
			format: inJSON, section: []string{"context_servers"}, entry: plain,
		},
		{
			Name: "windsurf", Title: "Windsurf", Checked: "docs.windsurf.com/windsurf/cascade/mcp",
			programs: []string{"windsurf"}, folders: []string{"~/.codeium/windsurf"},
			user:   []string{"~/.codeium/windsurf/mcp_config.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "cline", Title: "Cline", Checked: "docs.cline.bot: configuring MCP servers; the place as other installers cite getting-started/config",
			programs: []string{"cline"}, folders: []string{"~/.cline", clineInCode},
			user:   []string{"~/.cline/data/settings/cline_mcp_settings.json", clineInCode + "/settings/cline_mcp_settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "continue", Title: "Continue", Checked: "docs.continue.dev, MCP deep dive (repository continuedev/continue)",
			folders: []string{"~/.continue"},
			user:    []string{"~/.continue/mcpServers/ctx-sys.yaml"}, project: []string{".continue/mcpServers/ctx-sys.yaml"},
			format: ownYAML,
		},
		{
			Name: "goose", Title: "goose", Checked: "goose's guide to configuration files (repository block/goose)",
			folders: []string{"unix={xdg}/goose", "windows={config}/Block/goose"},
			user:    []string{"unix={xdg}/goose/config.yaml", "windows={config}/Block/goose/config/config.yaml"},
			format:  inYAML, section: []string{"extensions"},
			entry: func(program string) table {
				return table{{"enabled", true}, {"type", "stdio"}, {"name", Server}, {"cmd", program}, {"args", serve()}, {"timeout", 300}}
			},
		},
		{
			Name: "amazon-q", Title: "Amazon Q Developer CLI", Checked: "agent-format.md in repository aws/amazon-q-developer-cli",
			hint:    "an agent of your own sees it if it has useLegacyMcpJson, the built-in one does",
			folders: []string{"~/.aws/amazonq"},
			user:    []string{"~/.aws/amazonq/mcp.json"}, project: []string{".amazonq/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "junie", Title: "JetBrains Junie", Checked: "junie.jetbrains.com: MCP configuration, as other installers cite it",
			programs: []string{"junie"}, folders: []string{"~/.junie"},
			user: []string{"~/.junie/mcp/mcp.json"}, project: []string{".junie/mcp/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "mcphub", Title: "Neovim with mcphub.nvim (and through it avante.nvim)",
			Checked: "servers_json.md in repository ravitemer/mcphub.nvim",
			folders: []string{"{xdg}/mcphub", "{data}/nvim/lazy/mcphub.nvim"},
			user:    []string{"{xdg}/mcphub/servers.json"},
			format:  inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "jetbrains", Title: "JetBrains AI Assistant", Checked: "not: its settings are its own",
			where: "Settings | Tools | AI Assistant | Model Context Protocol (MCP), Add, As JSON",
			paste: func(program string) string {
				return (&sheet{end: "\n", unit: "  "}).print(table{{"mcpServers", table{{Server, plain(program)}}}}, "", false)
			},
		},
		{
			Name: "codecompanion", Title: "Neovim with codecompanion.nvim", Checked: "codecompanion.olimorris.dev/configuration/mcp; settings are Lua",
			folders: []string{"{data}/nvim/lazy/codecompanion.nvim"},
			where:   "the setup of codecompanion in your init.lua",
			paste: func(program string) string {
				return "mcp = {\n  servers = {\n    [\"ctx-sys\"] = { cmd = { " + quote(program) + ", \"serve\" } },\n  },\n},"
			},
		},
		{
			Name: "avante", Title: "Neovim with avante.nvim", Checked: "not: it has its servers from mcphub.nvim",
			folders: []string{"{data}/nvim/lazy/avante.nvim"},
			where:   "the shell, when mcphub.nvim is there; its documentation says how to add it to avante.nvim",
			paste:   func(string) string { return "ctx-sys install --client mcphub" },
		},
		{
			Name: "agents", Title: "instructions for agents that run commands", Checked: "agents.md, agentskills.io",
			user:    []string{"~/.agents/skills/ctx-sys/SKILL.md", "{CLAUDE_CONFIG_DIR:~/.claude}/skills/ctx-sys/SKILL.md"},
			project: []string{"AGENTS.md", ".agents/skills/ctx-sys/SKILL.md", ".claude/skills/ctx-sys/SKILL.md"},
			format:  instructions,
		},
	}
}

// Lookup returns the client of a name.
func Lookup(name string) (Client, bool) {
	all := Clients()
	i := slices.IndexFunc(all, func(c Client) bool { return c.Name == name })
	if i < 0 {
		return Client{}, false
	}
	return all[i], true
}

// ByHand reports whether the client's settings are not written.
func (c Client) ByHand() bool { return c.format == byHand }

// Paste is the text for a client whose settings are not written, and where it goes.
func (c Client) Paste(program string) (where, text string) { return c.where, c.paste(program) }

// Hint is what the user has to know or do besides, "" for nothing.
func (s Setup) Hint(c Client) string {
	hints := []string{c.hint}
	if s.Root != "" {
		hints = append(hints, c.projectHint)
	}
	if s.Hooks {
		hints = append(hints, c.hookHint)
	}
	switch {
	case s.Program == Server:
	case c.format == instructions:
		hints = append(hints, "ctx-sys is not on the PATH, where agents will look for it")
	case s.Root != "":
		hints = append(hints, "the command is a path of this machine: put ctx-sys on the PATH before you share the file")
	}
	return strings.Join(slices.DeleteFunc(hints, func(h string) bool { return h == "" }), "; ")
}

// Hooks reports whether the client can run commands at events.
func (c Client) Hooks() bool { return len(c.userHooks) > 0 }

func serve() []string { return []string{"serve"} }

func plain(program string) table { return table{{"command", program}, {"args", serve()}} }

func stdio(program string) table { return append(table{{"type", "stdio"}}, plain(program)...) }

// blockYAML is Continue's file of one server.
func blockYAML(program string) whole {
	return whole{mark: "# written by ctx-sys install", text: strings.Join([]string{
		"# written by ctx-sys install", "name: ctx-sys", "version: 0.0.1", "schema: v1", "mcpServers:",
		"  - name: ctx-sys", "    type: stdio", "    command: " + yamlValue(program), "    args: [\"serve\"]", "",
	}, "\n")}
}
