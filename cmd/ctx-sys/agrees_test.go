package main

import (
	"regexp"

	"github.com/rogpeppe/go-internal/testscript"
)

// timing is what of an answer depends on when and how fast it was given: a busy machine does not find out in time whether
// the index is fresh, and it may be looked through again in the meantime, which its size tells.
var timing = regexp.MustCompile(`("(?:ms|took_ms|seconds|db_bytes)":)[0-9.e+-]+|("(?:assembled_at|last_indexed_at)":)"[^"]*"|("index":)\{"fresh":[^{}]*\}(?:,"followed":\{[^{}]*\})?`)

// agrees TOOL ARGUMENTS VERB... demands that the JSON of a tool is what a verb prints with --json, byte for byte but for
// the time it took.
func agrees(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: agrees TOOL ARGUMENTS VERB...")
	}
	ts.Check(ts.Exec("mcp-client", "-serve", "--toolsets all", "call", args[0], args[1]))
	tool := timing.ReplaceAllString(ts.ReadFile("stdout"), "$1$2$3 0")
	_ = ts.Exec("ctx-sys", append(append([]string{}, args[2:]...), "--json")...) // an empty answer has an exit code of its own
	verb := timing.ReplaceAllString(ts.ReadFile("stdout"), "$1$2$3 0")
	if tool != verb || len(tool) < 10 {
		ts.Fatalf("the tool says\n%s\nthe verb says\n%s", tool, verb)
	}
}
