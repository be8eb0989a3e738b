package install

import (
	"slices"
	"strings"
)

// Client is an agent, or an editor with one in it, that speaks MCP or reads instructions.
type Client struct {
	Name  string
	Title string
	// Source is where the format is from, and Read the day it was read there.
	Source, Read string
	// Ran is the version that was run with what is written here, "" for none.
	Ran string

	programs []string // one of them on the PATH shows that it is installed; names that other programs have too are left out
	folders  []string // one of them shows it too

	user, project []string // candidates for the file, see choose
	format        format
	section       []string // the keys that lead to the servers
	entry         func(program string) table

	// What the user has to know or do besides: always, for a project's file, for hooks.
	hint, projectHint, hookHint string

	hooks hooking // the zero value for a client that runs no commands of ours

	// Candidates for a file of instructions that the client shows its model, where it shows neither those of servers nor what a hook says.
	rules, projectRules []string

	// where and paste are for a client whose settings are not written: where the text goes, and the text.
	where string
	paste func(program string) string
}

// hooking is how a client runs commands at events.
type hooking struct {
	user, project []string // candidates for the file
	events        []listen
	reminder      listen // before a search for text; the zero value where nothing can be said then

	flat         bool   // the commands of an event are a list, without groups that have a matcher, in a file with a version
	milliseconds bool   // its time limits are in them, not in seconds
	dialect      string // of what is written to stdin and read from stdout, see `ctx-sys hook`; "" for that of Claude Code
}

// listen is a command of ours at an event of the client.
type listen struct {
	event   string // as the client calls it
	ours    string // as `ctx-sys hook` does, "" for the same
	matcher string // "" for always
}

// clineInCode is where Cline kept its settings before version 4.
const clineInCode = "{config}/Code/User/globalStorage/saoudrizwan.claude-dev"

// rooInCode is where Roo Code keeps its settings.
const rooInCode = "{config}/Code/User/globalStorage/rooveterinaryinc.roo-cline"

// noFolder is about a client that starts servers in no project.
const noFolder = "it starts servers outside of any project: name the folder in the tools' argument project, or put \"--project\", \"FOLDER\" after \"serve\" in the entry"

// The events that `ctx-sys hook` knows, by the names of Claude Code.
const (
	sessionStart  = "SessionStart"
	subagentStart = "SubagentStart"
	postToolUse   = "PostToolUse"
	preToolUse    = "PreToolUse"
	preCompact    = "PreCompact"
)

type format int

const (
	byHand format = iota // the zero, so that a row without a format writes nothing
	inJSON
	inTOML
	inYAML
	inTOMLList // a list of tables, with names
	ownYAML    // a file of its own
	instructions
)

// Clients returns every client there is, in the order they are listed.
func Clients() []Client {
	mcpServers, servers := []string{"mcpServers"}, []string{"servers"}
	return []Client{
		{
			Name: "claude-code", Title: "Claude Code", Source: "`claude mcp list`, `claude` with hooks", Read: "2026-11-27", Ran: "2.1.329",
			projectHint: "it asks once for approval of a project's server",
			programs:    []string{"claude"}, folders: []string{"{CLAUDE_CONFIG_DIR:~/.claude}"},
			user: []string{"{CLAUDE_CONFIG_DIR:~}/.claude.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers,
			entry: func(program string) table { return append(stdio(program), field{"alwaysLoad", true}) },
			hooks: hooking{
				user: []string{"{CLAUDE_CONFIG_DIR:~/.claude}/settings.json"}, project: []string{".claude/settings.json"},
				events: []listen{
					{event: sessionStart, matcher: "startup|clear|compact"}, {event: subagentStart},
					{event: postToolUse, matcher: "Edit|MultiEdit|Write|NotebookEdit"}, {event: preCompact},
				},
				reminder: listen{event: preToolUse, matcher: "Grep|Glob"},
			},
		},
		{
			Name: "codex", Title: "Codex", Source: "`codex mcp list`, `codex exec`; the events in its program", Read: "2026-11-27", Ran: "0.169.0",
			projectHint: "it reads the settings of trusted projects only",
			hookHint:    "it runs new hooks after you looked at them with /hooks",
			programs:    []string{"codex"}, folders: []string{"{CODEX_HOME:~/.codex}"},
			user: []string{"{CODEX_HOME:~/.codex}/config.toml"}, project: []string{".codex/config.toml"},
			format: inTOML, section: []string{"mcp_servers"}, entry: plain,
			hooks: hooking{
				user: []string{"{CODEX_HOME:~/.codex}/hooks.json"}, project: []string{".codex/hooks.json"},
				events: []listen{
					{event: sessionStart, matcher: "startup|clear|compact"}, {event: subagentStart}, {event: postToolUse, matcher: "apply_patch|Edit|Write"},
				},
			},
		},
		{
			Name: "cursor", Title: "Cursor", Source: "cursor.com/docs/mcp; its hooks as skillsaw's rule cursor-hooks-valid and others describe them", Read: "2026-11-27",
			programs: []string{"cursor", "cursor-agent"}, folders: []string{"~/.cursor"},
			user: []string{"~/.cursor/mcp.json"}, project: []string{".cursor/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
			hooks: hooking{
				user: []string{"~/.cursor/hooks.json"}, project: []string{".cursor/hooks.json"}, flat: true, dialect: "cursor",
				events: []listen{{event: "sessionStart", ours: sessionStart}, {event: "afterFileEdit", ours: postToolUse}},
			},
		},
		{
			Name: "vscode", Title: "VS Code with Copilot", Source: "code.visualstudio.com/docs/agents/reference/mcp-configuration", Read: "2026-11-27",
			programs: []string{"code"}, folders: []string{"{config}/Code/User"},
			user: []string{"{config}/Code/User/mcp.json"}, project: []string{".vscode/mcp.json"},
			format: inJSON, section: servers, entry: stdio,
		},
		{
			Name: "vscode-insiders", Title: "VS Code Insiders with Copilot", Source: "code.visualstudio.com/docs/agents/reference/mcp-configuration", Read: "2026-11-27",
			programs: []string{"code-insiders"}, folders: []string{"{config}/Code - Insiders/User"},
			user: []string{"{config}/Code - Insiders/User/mcp.json"}, project: []string{".vscode/mcp.json"},
			format: inJSON, section: servers, entry: stdio,
		},
		{
			Name: "gemini", Title: "Gemini CLI", Source: "`gemini mcp list`, docs/hooks/reference.md in its package", Read: "2026-11-27", Ran: "0.61.0",
			hint:     "it starts servers only in trusted folders",
			programs: []string{"gemini"}, folders: []string{"~/.gemini"},
			user: []string{"~/.gemini/settings.json"}, project: []string{".gemini/settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
			hooks: hooking{
				user: []string{"~/.gemini/settings.json"}, project: []string{".gemini/settings.json"}, milliseconds: true,
				events: []listen{{event: sessionStart}, {event: "AfterTool", ours: postToolUse, matcher: "write_file|replace"}},
			},
		},
		{
			Name: "opencode", Title: "opencode", Source: "`opencode mcp list`, `opencode run`", Read: "2026-11-21", Ran: "1.18.33",
			programs: []string{"opencode"}, folders: []string{"{xdg}/opencode"},
			user:    []string{"{xdg}/opencode/opencode.json", "{xdg}/opencode/opencode.jsonc"},
			project: []string{"opencode.json", "opencode.jsonc"},
			format:  inJSON, section: []string{"mcp"}, entry: local,
		},
		{
			Name: "copilot-cli", Title: "GitHub Copilot CLI", Source: "`copilot mcp add`, docs.github.com/copilot/reference/hooks-reference", Read: "2026-11-27", Ran: "1.0.102",
			projectHint: "it reads the servers of trusted projects only",
			folders:     []string{"{COPILOT_HOME:~/.copilot}"},
			user:        []string{"{COPILOT_HOME:~/.copilot}/mcp-config.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers,
			entry: func(program string) table { return append(stdio(program), field{"tools", []string{"*"}}) },
			hooks: hooking{
				user: []string{"{COPILOT_HOME:~/.copilot}/hooks/ctx-sys.json"}, project: []string{".github/hooks/ctx-sys.json"}, flat: true, dialect: "copilot",
				events: []listen{
					{event: sessionStart}, {event: "subagentStart", ours: subagentStart}, {event: postToolUse, matcher: "Edit|Write"},
				},
			},
		},
		{
			Name: "zed", Title: "Zed", Source: "zed.dev/docs/ai/mcp", Read: "2026-11-21",
			programs: []string{"zeditor"}, folders: []string{"unix={xdg}/zed", "windows={config}/Zed"},
			user:   []string{"unix={xdg}/zed/settings.json", "windows={config}/Zed/settings.json"},
			format: inJSON, section: []string{"context_servers"}, entry: plain,
		},
		{
			Name: "windsurf", Title: "Windsurf", Source: "docs.windsurf.com/windsurf/cascade/mcp", Read: "2026-11-21",
			programs: []string{"windsurf"}, folders: []string{"~/.codeium/windsurf"},
			user:   []string{"~/.codeium/windsurf/mcp_config.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "cline", Title: "Cline", Source: "docs.cline.bot: configuring MCP servers, cli/configuration, and the help of `cline`", Read: "2026-11-28", Ran: "3.0.65",
			programs: []string{"cline"}, folders: []string{"~/.cline", clineInCode},
			user:   []string{"~/.cline/data/settings/cline_mcp_settings.json", clineInCode + "/settings/cline_mcp_settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
			rules: []string{"~/.cline/rules/ctx-sys.md"},
		},
		{
			Name: "continue", Title: "Continue", Source: "docs.continue.dev, MCP deep dive (repository continuedev/continue)", Read: "2026-11-21",
			folders: []string{"~/.continue"},
			user:    []string{"~/.continue/mcpServers/ctx-sys.yaml"}, project: []string{".continue/mcpServers/ctx-sys.yaml"},
			format: ownYAML,
		},
		{
			Name: "goose", Title: "goose", Source: "guide to configuration files (repository block/goose)", Read: "2026-11-21",
			folders: []string{"unix={xdg}/goose", "windows={config}/Block/goose"},
			user:    []string{"unix={xdg}/goose/config.yaml", "windows={config}/Block/goose/config/config.yaml"},
			format:  inYAML, section: []string{"extensions"},
			entry: func(program string) table {
				return table{{"enabled", true}, {"type", "stdio"}, {"name", Server}, {"cmd", program}, {"args", serve()}, {"timeout", 300}}
			},
		},
		{
			Name: "amazon-q", Title: "Amazon Q Developer, CLI and IDE", Source: "agent-format.md in repository aws/amazon-q-developer-cli; docs.aws.amazon.com, mcp-ide", Read: "2026-11-27",
			hint:    "an agent of your own sees it if it has useLegacyMcpJson, the built-in one does",
			folders: []string{"~/.aws/amazonq"},
			user:    []string{"~/.aws/amazonq/mcp.json"}, project: []string{".amazonq/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "junie", Title: "JetBrains Junie", Source: "junie.jetbrains.com: MCP configuration, as other installers cite it", Read: "2026-11-21",
			programs: []string{"junie"}, folders: []string{"~/.junie"},
			user: []string{"~/.junie/mcp/mcp.json"}, project: []string{".junie/mcp/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "mcphub", Title: "Neovim with mcphub.nvim (and through it avante.nvim)",
			Source: "servers_json.md in repository ravitemer/mcphub.nvim", Read: "2026-11-21",
			folders: []string{"{xdg}/mcphub", "{data}/nvim/lazy/mcphub.nvim"},
			user:    []string{"{xdg}/mcphub/servers.json"},
			format:  inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "claude-desktop", Title: "Claude Desktop", Source: "modelcontextprotocol.io/quickstart/user, as guides of other servers cite it", Read: "2026-11-27",
			hint:    noFolder,
			folders: []string{"{config}/Claude"},
			user:    []string{"{config}/Claude/claude_desktop_config.json"},
			format:  inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "lm-studio", Title: "LM Studio", Source: "lmstudio.ai/docs/app/mcp; the place as other installers cite it", Read: "2026-11-27",
			hint:     noFolder,
			programs: []string{"lms"}, folders: []string{"~/.lmstudio"},
			user:   []string{"~/.lmstudio/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "qwen", Title: "Qwen Code", Source: "`qwen mcp add`, docs/features/hooks.md in its package", Read: "2026-11-27", Ran: "0.24.4",
			programs: []string{"qwen"}, folders: []string{"~/.qwen"},
			user: []string{"~/.qwen/settings.json"}, project: []string{".qwen/settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
			hooks: hooking{
				user: []string{"~/.qwen/settings.json"}, project: []string{".qwen/settings.json"}, milliseconds: true,
				events: []listen{{event: sessionStart}, {event: subagentStart}, {event: postToolUse, matcher: "write_file|edit|replace"}},
			},
		},
		{
			Name: "kilo", Title: "Kilo Code, CLI and extension", Source: "using-in-kilo-code.md (repository Kilo-Org/kilocode), `kilo mcp list`", Read: "2026-11-27", Ran: "7.7.9",
			programs: []string{"kilo", "kilocode"}, folders: []string{"{xdg}/kilo"},
			user: []string{"{xdg}/kilo/kilo.jsonc", "{xdg}/kilo/kilo.json"}, project: []string{".kilo/kilo.jsonc", ".kilo/kilo.json", "kilo.json", "kilo.jsonc"},
			format: inJSON, section: []string{"mcp"}, entry: local,
		},
		{
			Name: "kiro", Title: "Kiro, IDE and CLI", Source: "kiro.dev/docs/mcp/configuration, kiro.dev/docs/cli/mcp/configuration", Read: "2026-11-27",
			programs: []string{"kiro", "kiro-cli"}, folders: []string{"{KIRO_HOME:~/.kiro}"},
			user: []string{"{KIRO_HOME:~/.kiro}/settings/mcp.json"}, project: []string{".kiro/settings/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "crush", Title: "Crush", Source: "README.md in repository charmbracelet/crush", Read: "2026-11-27",
			programs: []string{"crush"}, folders: []string{"unix={xdg}/crush", "windows={LOCALAPPDATA:~/AppData/Local}/crush"},
			user:    []string{"unix={xdg}/crush/crush.json", "windows={LOCALAPPDATA:~/AppData/Local}/crush/crush.json"},
			project: []string{".crush.json", "crush.json"},
			format:  inJSON, section: []string{"mcp"}, entry: stdio,
		},
		{
			Name: "droid", Title: "Factory Droid", Source: "`droid mcp add`, docs.factory.ai/reference/hooks-reference", Read: "2026-11-27", Ran: "0.215.0",
			programs: []string{"droid"}, folders: []string{"~/.factory"},
			user: []string{"~/.factory/mcp.json"}, project: []string{".factory/mcp.json"},
			format: inJSON, section: mcpServers, entry: stdio,
			hookHint: "where ~/.factory/hooks.json exists it reads hooks there alone",
			hooks: hooking{
				user: []string{"~/.factory/settings.json"}, project: []string{".factory/settings.json"}, dialect: "droid",
				events: []listen{{event: sessionStart}, {event: postToolUse, matcher: "Edit|Create|ApplyPatch"}},
			},
		},
		{
			Name: "amp", Title: "Amp", Source: "`amp mcp add`", Read: "2026-11-27", Ran: "0.0.1790142911-g7618fb, lists the server",
			projectHint: "it asks for approval of a project's server",
			programs:    []string{"amp"}, folders: []string{"{xdg}/amp"},
			user: []string{"{xdg}/amp/settings.json", "{xdg}/amp/settings.jsonc"}, project: []string{".amp/settings.json", ".amp/settings.jsonc"},
			format: inJSON, section: []string{"amp.mcpServers"}, entry: plain,
		},
		{
			Name: "auggie", Title: "Auggie, the CLI of Augment", Source: "`auggie mcp add`, docs.augmentcode.com/cli/integrations", Read: "2026-11-27", Ran: "0.36.0, connects",
			programs: []string{"auggie"}, folders: []string{"~/.augment"},
			user:   []string{"~/.augment/settings.json"},
			format: inJSON, section: mcpServers, entry: stdio,
		},
		{
			Name: "kimi", Title: "Kimi Code CLI", Source: "moonshotai.github.io/kimi-code: customization/mcp, configuration/data-locations", Read: "2026-11-28", Ran: "2.1.0",
			programs: []string{"kimi"}, folders: []string{"{KIMI_CODE_HOME:~/.kimi-code}", "~/.kimi"},
			user: []string{"{KIMI_CODE_HOME:~/.kimi-code}/mcp.json", "~/.kimi/mcp.json"}, project: []string{".kimi-code/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
			rules: []string{"{KIMI_CODE_HOME:~/.kimi-code}/AGENTS.md"}, projectRules: []string{".kimi-code/AGENTS.md"},
		},
		{
			Name: "roo", Title: "Roo Code", Source: "docs.roocode.com/features/mcp/using-mcp-in-roo", Read: "2026-11-27",
			folders: []string{rooInCode},
			user:    []string{rooInCode + "/settings/mcp_settings.json"}, project: []string{".roo/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "trae", Title: "TRAE", Source: "volcengine.com/docs/86677/2137601 (a project's file); issue 92 of mcpm.sh (the user's)", Read: "2026-11-27",
			projectHint: "turn on project MCP in its settings",
			programs:    []string{"trae"}, folders: []string{"{config}/Trae", "{config}/Trae CN"},
			user: []string{"{config}/Trae/User/mcp.json", "{config}/Trae CN/User/mcp.json"}, project: []string{".trae/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "visual-studio", Title: "Visual Studio with Copilot", Source: "learn.microsoft.com/visualstudio/ide/mcp-servers", Read: "2026-11-27",
			folders: []string{"windows={LOCALAPPDATA:~/AppData/Local}/Microsoft/VisualStudio"},
			user:    []string{"windows=~/.mcp.json"}, project: []string{"windows=.vscode/mcp.json"},
			format: inJSON, section: servers, entry: stdio,
		},
		{
			Name: "openhands", Title: "OpenHands CLI", Source: "docs.openhands.dev/openhands/usage/cli/mcp-servers", Read: "2026-11-27",
			programs: []string{"openhands"}, folders: []string{"~/.openhands"},
			user:   []string{"~/.openhands/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "openclaw", Title: "OpenClaw", Source: "docs.openclaw.ai/cli/mcp and gateway/configuration-reference", Read: "2026-11-27",
			hint:     noFolder,
			programs: []string{"openclaw"}, folders: []string{"~/.openclaw"},
			user:   []string{"~/.openclaw/openclaw.json"},
			format: inJSON, section: []string{"mcp", "servers"}, entry: plain,
		},
		{
			Name: "hermes", Title: "Hermes Agent", Source: "hermes-agent.nousresearch.com/docs, user-guide/features/mcp", Read: "2026-11-27",
			programs: []string{"hermes"}, folders: []string{"{HERMES_HOME:~/.hermes}"},
			user:   []string{"{HERMES_HOME:~/.hermes}/config.yaml"},
			format: inYAML, section: []string{"mcp_servers"}, entry: plain,
		},
		{
			Name: "warp", Title: "Warp", Source: "docs.warp.dev/agents/capabilities/mcp; skill agent-add-mcp of warpdotdev/warp", Read: "2026-11-27",
			programs: []string{"warp-terminal"}, folders: []string{"~/.warp"},
			user: []string{"~/.warp/.mcp.json"}, project: []string{".warp/.mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "vibe", Title: "Mistral Vibe", Source: "docs.mistral.ai/vibe/code/cli/mcp-servers", Read: "2026-11-27",
			programs: []string{"vibe"}, folders: []string{"{VIBE_HOME:~/.vibe}"},
			user:   []string{"{VIBE_HOME:~/.vibe}/config.toml"},
			format: inTOMLList, section: []string{"mcp_servers"},
			entry: func(program string) table {
				return append(table{{"name", Server}, {"transport", "stdio"}}, plain(program)...)
			},
		},
		{
			Name: "qoder", Title: "Qoder CLI", Source: "`qodercli mcp add`, docs.qoder.com/cli/mcp-servers, the skill hook-config in its package", Read: "2026-11-27", Ran: "1.1.52, connects",
			programs: []string{"qodercli"}, folders: []string{"~/.qoder"},
			user: []string{"~/.qoder/settings.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
			hooks: hooking{
				user: []string{"~/.qoder/settings.json"}, project: []string{".qoder/settings.json"},
				events: []listen{{event: sessionStart, matcher: "startup|clear|compact|new"}, {event: subagentStart}, {event: postToolUse, matcher: "Edit|Write"}},
			},
		},
		{
			Name: "gitlab-duo", Title: "GitLab Duo, editors and CLI", Source: "doc/user/gitlab_duo/model_context_protocol/mcp_clients.md of GitLab", Read: "2026-11-27",
			hint:    "MCP has to be turned on for the group in GitLab",
			folders: []string{"unix=~/.gitlab/duo", "windows={config}/GitLab/duo"},
			user:    []string{"unix=~/.gitlab/duo/mcp.json", "windows={config}/GitLab/duo/mcp.json"}, project: []string{".gitlab/duo/mcp.json"},
			format: inJSON, section: mcpServers, entry: stdio,
		},
		{
			Name: "rovo-dev", Title: "Rovo Dev CLI", Source: "support.atlassian.com: connect to an MCP server in Rovo Dev CLI", Read: "2026-11-27",
			folders: []string{"~/.rovodev"},
			user:    []string{"~/.rovodev/mcp.json"},
			format:  inJSON, section: mcpServers,
			entry: func(program string) table { return append(plain(program), field{"transport", "stdio"}) },
		},
		{
			Name: "devin", Title: "Devin CLI", Source: "docs.devin.ai/cli/extensibility/mcp/configuration", Read: "2026-11-27",
			programs: []string{"devin"}, folders: []string{"unix={xdg}/devin", "windows={config}/devin"},
			user: []string{"unix={xdg}/devin/config.json", "windows={config}/devin/config.json"}, project: []string{".devin/config.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "tabnine", Title: "Tabnine", Source: "docs.tabnine.com: MCP server config of the Tabnine agent", Read: "2026-11-27",
			projectHint: "it reads the settings of trusted projects only",
			programs:    []string{"tabnine"}, folders: []string{"~/.tabnine"},
			user: []string{"~/.tabnine/agent/settings.json"}, project: []string{".tabnine/agent/settings.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "codebuddy", Title: "CodeBuddy Code", Source: "CodeBuddy CLI's guide to MCP (2025-11), as w3cschool.cn has it", Read: "2026-11-27",
			programs: []string{"codebuddy"}, folders: []string{"~/.codebuddy"},
			user: []string{"~/.codebuddy/.mcp.json", "~/.codebuddy.json"}, project: []string{".mcp.json"},
			format: inJSON, section: mcpServers, entry: stdio,
		},
		{
			Name: "bob", Title: "IBM Bob, IDE and shell", Source: "bob.ibm.com/docs/ide/configuration/mcp/mcp-in-bob", Read: "2026-11-27",
			programs: []string{"bob"}, folders: []string{"~/.bob"},
			user: []string{"~/.bob/mcp_settings.json", "~/.bob/settings/mcp_settings.json"}, project: []string{".bob/mcp.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "pochi", Title: "Pochi", Source: "packages/cli and tutorials in repository TabbyML/pochi", Read: "2026-11-27",
			programs: []string{"pochi"}, folders: []string{"~/.pochi"},
			user: []string{"~/.pochi/config.jsonc"}, project: []string{".pochi/config.jsonc"},
			format: inJSON, section: []string{"mcp"}, entry: plain,
		},
		{
			Name: "antigravity", Title: "Google Antigravity, IDE and CLI", Source: "docs.silabs.com/mcp and skillsaw's rule antigravity-mcp-valid (measured against agy 1.1.26)", Read: "2026-11-27",
			programs: []string{"antigravity", "agy"}, folders: []string{"~/.gemini/antigravity", "~/.gemini/config"},
			user: []string{"~/.gemini/config/mcp_config.json", "~/.gemini/antigravity/mcp_config.json"}, project: []string{".agents/mcp_config.json"},
			format: inJSON, section: mcpServers, entry: plain,
		},
		{
			Name: "pi", Title: "Pi", Source: "README.md of @mariozechner/pi-coding-agent: skills, it has no MCP", Read: "2026-11-27", Ran: "0.73.1",
			programs: []string{"pi"}, folders: []string{"~/.pi/agent"},
			user: []string{"~/.pi/agent/skills/ctx-sys/SKILL.md"}, project: []string{".pi/skills/ctx-sys/SKILL.md"},
			format: instructions,
		},
		{
			Name: "jetbrains", Title: "JetBrains AI Assistant", Source: "none: its settings are its own", Read: "2026-11-21",
			where: "Settings | Tools | AI Assistant | Model Context Protocol (MCP), Add, As JSON",
			paste: func(program string) string {
				return (&sheet{end: "\n", unit: "  "}).print(table{{"mcpServers", table{{Server, plain(program)}}}}, "", false)
			},
		},
		{
			Name: "cody", Title: "Sourcegraph Cody", Source: "sourcegraph.com/docs/cody/capabilities/agentic-chat; MCP has to be enabled for the instance", Read: "2026-11-27",
			where: "the settings.json of VS Code, or cody_settings.json of a JetBrains IDE",
			paste: func(program string) string {
				return quote("cody.mcpServers") + ": " + (&sheet{end: "\n", unit: "  "}).print(table{{Server, plain(program)}}, "", false)
			},
		},
		{
			Name: "aider", Title: "Aider", Source: "aider.chat/docs/usage/conventions.html; it has no MCP", Read: "2026-11-27",
			programs: []string{"aider"},
			where:    ".aider.conf.yml of the project, after `ctx-sys install --client agents --scope project`",
			paste:    func(string) string { return "read: AGENTS.md # it holds what ctx-sys wrote" },
		},
		{
			Name: "codecompanion", Title: "Neovim with codecompanion.nvim", Source: "codecompanion.olimorris.dev/configuration/mcp; settings are Lua", Read: "2026-11-21",
			folders: []string{"{data}/nvim/lazy/codecompanion.nvim"},
			where:   "the setup of codecompanion in your init.lua",
			paste: func(program string) string {
				return "mcp = {\n  servers = {\n    [\"ctx-sys\"] = { cmd = { " + quote(program) + ", \"serve\" } },\n  },\n},"
			},
		},
		{
			Name: "avante", Title: "Neovim with avante.nvim", Source: "none: it has its servers from mcphub.nvim", Read: "2026-11-21",
			folders: []string{"{data}/nvim/lazy/avante.nvim"},
			where:   "the shell, when mcphub.nvim is there; its documentation says how to add it to avante.nvim",
			paste:   func(string) string { return "ctx-sys install --client mcphub" },
		},
		{
			Name: "agents", Title: "instructions for agents that run commands", Source: "agents.md, agentskills.io", Read: "2026-11-21",
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

// Written reports whether the client has settings for servers that are written: not by hand, and not instructions alone.
func (c Client) Written() bool { return c.format != byHand && c.format != instructions }

// Hooks reports whether the client can run commands at events, or shows its model a file of instructions in their place.
func (c Client) Hooks() bool { return len(c.hooks.events)+len(c.rules) > 0 }

func serve() []string { return []string{"serve"} }

func plain(program string) table { return table{{"command", program}, {"args", serve()}} }

// local is opencode's form of an entry, and of what was made of it.
func local(program string) table {
	return table{{"type", "local"}, {"command", append([]string{program}, serve()...)}, {"enabled", true}}
}

func stdio(program string) table { return append(table{{"type", "stdio"}}, plain(program)...) }

// blockYAML is Continue's file of one server.
func blockYAML(program string) whole {
	return whole{mark: "# written by ctx-sys install", text: strings.Join([]string{
		"# written by ctx-sys install", "name: ctx-sys", "version: 0.0.1", "schema: v1", "mcpServers:",
		"  - name: ctx-sys", "    type: stdio", "    command: " + yamlValue(program), "    args: [\"serve\"]", "",
	}, "\n")}
}
