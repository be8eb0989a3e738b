package engine_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
)

// realQuestions are asked of two repositories of other people, in the versions go.mod names. Their contexts stand in testdata/real,
// to be read whole as a model would read them.
var realQuestions = map[string][]prompt.Request{
	"github.com/spf13/cobra": {
		{Query: "how does a command find the subcommand for its arguments"},
		{Query: "where are required flags checked, and what is the error when one is missing"},
		{Query: "add a new shell to the completion scripts", Profile: "chat", Order: "cache", Persona: "You are a careful Go programmer."},
		{Query: "what happens to PersistentPreRun of a parent when @command.go:960-1000 runs"},
		{Query: "overview of the project and its structure", Profile: "chat"},
		{Query: "how does the tokenizer split unicode words"}, // of which there is none: a guess, and little of it
	},
	"github.com/modelcontextprotocol/go-sdk": {
		{Query: "how are requests of a streamable HTTP client resumed after the connection breaks"},
		{Query: "ServerOptions"},
		{Query: "why could a tool call fail with invalid arguments", Format: "xml"},
		{Query: "how is a session closed", Model: "gpt-4o", MaxTokens: 2500},
		{Query: "where do notifications for changed resources go out", Format: "sections", Folders: []string{"mcp"}},
	},
}

func TestRealContexts(t *testing.T) {
	effort.Unraced(t)
	for module, questions := range realQuestions {
		p := realModule(t, module).indexed(engine.Options{})
		for i, req := range questions {
			if req.MaxTokens == 0 {
				req.MaxTokens = 2500
			}
			resp, err := p.Context(t.Context(), req)
			if err != nil {
				t.Fatal(err)
			}
			var b strings.Builder
			fmt.Fprintf(&b, "%s: %q, profile %s, order %s, %d of %d tokens by %s\n\n", module, req.Query, resp.Profile, resp.Order, resp.TotalTokens, req.MaxTokens, resp.Metadata.Tokenizer)
			b.WriteString(resp.Context)
			for _, note := range resp.Notes {
				fmt.Fprintf(&b, "\nnote: %s\n", note)
			}
			golden(t, filepath.Join("real", fmt.Sprintf("%s-%d.golden", filepath.Base(module), i+1)), b.String())
		}
	}
}

// realModule is a copy of a module that go.mod requires, as a project.
func realModule(t *testing.T, module string) *tree {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "list", "-m", "-f", "{{.Dir}}", module).Output()
	if err != nil {
		t.Fatalf("go list -m %s: %v", module, err)
	}
	dir := newTree(t, nil)
	dir.root = filepath.Join(dir.root, filepath.Base(module)) // what it is called
	if err := os.CopyFS(dir.root, os.DirFS(strings.TrimSpace(string(out)))); err != nil {
		t.Fatal(err)
	}
	return dir
}
