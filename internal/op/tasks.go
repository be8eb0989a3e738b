package op

import (
	_ "embed"
	"strings"
)

// Task is what people want to do, and the verbs that do it, the first ones for a newcomer.
type Task struct {
	Name  string
	Short string
	Verbs []string // of the top level, whether they are operations or not
}

// Tasks groups all verbs of the command line, in the order in which help shows them.
func Tasks() []Task {
	return []Task{
		{"Ask", "find code, and the context of a question", []string{"search", "context", "show", "map", "pack"}},
		{"Understand", "see how the code hangs together, and what a change means", []string{"graph", "architecture", "impact", "affected-tests", "why", "changes", "critique", "report"}},
		{"Change", "edit by symbols, complete code", []string{"edit", "complete"}},
		{"Remember", "store what was said, decided and learnt", []string{"memory", "session", "decision", "checkpoint", "step", "reflection", "feedback", "subscription", "suggestion", "entity", "compact"}},
		{"Connect", "agents, editors, browsers, git, shells", []string{"setup", "install", "uninstall", "serve", "lsp", "ui", "hooks", "completion"}},
		{"Share", "serve a team from PostgreSQL, and ask it", []string{"team", "login", "logout"}},
		{"Maintain", "index, settings, models, stored data", []string{"index", "watch", "status", "doctor", "stats", "init", "config", "models", "embed", "project", "workspace", "local", "export", "import", "eval", "purge", "version"}},
	}
}

//go:embed examples.txt
var examples string

// Examples are command lines that work, indented, of the verb with these words ("graph callers"). A verb that only has verbs below it has the first
// one of each of its first three. The file has a verb a paragraph, and a test of the command line runs all of it.
func Examples(path string) string {
	var own, below []string
	at, first := "", false
	for line := range strings.Lines(examples) {
		if !strings.HasPrefix(line, " ") {
			at, first = strings.TrimSpace(line), true
			continue
		}
		if at == path {
			own = append(own, line)
		} else if first && len(below) < 3 && strings.HasPrefix(at, path+" ") {
			below = append(below, line)
		}
		first = false
	}
	if own == nil {
		own = below
	}
	return strings.TrimRight(strings.Join(own, ""), "\n")
}
