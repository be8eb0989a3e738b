package install

import _ "embed"

// What agents are told about the command line. A sub-agent often has no MCP server, and some agents have none at all.
var (
	//go:embed text/agents.md
	agentsBlock string
	//go:embed text/skill.md
	skill string
)

const skillMark = "<!-- written by ctx-sys install -->"
