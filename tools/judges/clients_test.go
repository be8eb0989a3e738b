package judges_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// script returns the command of one of our scripts, run by the Node of the judges.
func script(t *testing.T, name string, args ...string) (out []byte) {
	t.Helper()
	return run(t, judges.Command(t, "node", append([]string{filepath.Join(judges.Dir(), name)}, args...)...))
}

// The first generation of the official TypeScript client, with the handshake.
func TestFirstClient(t *testing.T) {
	root := shop(t)
	var got struct {
		Tools, Paths, Prompts []string
		Indexed, Found, File  string
		Progress              []float64
		Missing               struct {
			IsError bool
			Content []struct{ Text string }
		}
	}
	if decode(t, script(t, "first.mjs", program, root), &got); len(got.Tools) == 0 {
		t.Fatal("no tools")
	}
	if got.Tools[0] != "context_query" || !slices.Contains(got.Tools, "index_codebase") { // in the order of their use
		t.Errorf("tools %v", got.Tools)
	}
	if !strings.Contains(got.Indexed, "1 file, 1 indexed") {
		t.Errorf("indexed: %q", got.Indexed)
	}
	if len(got.Progress) == 0 {
		t.Error("no progress was told")
	}
	if want := found(t, root); got.Found != want {
		t.Errorf("found %q\nwant  %q", got.Found, want)
	}
	if !got.Missing.IsError || !strings.Contains(got.Missing.Content[0].Text, `needs "query"`) {
		t.Errorf("a missing argument is answered with %+v", got.Missing)
	}
	if got.File != till {
		t.Errorf("the file is %q", got.File)
	}
	if !slices.Equal(got.Paths, []string{"till.py"}) {
		t.Errorf("paths %v", got.Paths)
	}
	if len(got.Prompts) != 3 {
		t.Errorf("prompts %v", got.Prompts)
	}
}

// The second generation negotiates the newest revision, without a handshake, on both transports.
func TestSecondClient(t *testing.T) {
	root := shop(t)
	url, token := served(t, root)
	for name, args := range map[string][]string{"stdio": {program, root}, "http": {program, root, url, token}} {
		t.Run(name, func(t *testing.T) {
			var got struct {
				Revision, Found, Map string
				Tools                []string
			}
			decode(t, script(t, "second.mjs", args...), &got)
			if got.Revision != "2026-07-28" {
				t.Errorf("revision %q", got.Revision)
			}
			if want := found(t, root); got.Found != want {
				t.Errorf("found %q\nwant  %q", got.Found, want)
			}
			if !strings.Contains(got.Map, "till.py") || len(got.Tools) != 10 {
				t.Errorf("map %q, tools %v", got.Map, got.Tools)
			}
		})
	}
}

// The official Inspector finds nothing in the definitions that a dialect of JSON schema would reject, and gets answers.
func TestInspector(t *testing.T) {
	root := shop(t)
	inspect := func(args ...string) string {
		cmd := judges.Command(t, "mcp-inspector", append([]string{"--cli", program, "serve", "--project", root, "--toolsets", "all"}, args...)...)
		return string(run(t, cmd))
	}
	if out := inspect("--method", "tools/list", "--strict"); !strings.Contains(out, "query_graph") {
		t.Errorf("tools: %s", out)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--method", "tools/call", "--tool-name", "read_entity", "--tool-arg", "entity=Till.take"}, "method Till.take"},
		{[]string{"--method", "resources/list"}, "ctx://map"},
		{[]string{"--method", "resources/templates/list"}, "ctx://entity/{+id}"},
		{[]string{"--method", "resources/read", "--uri", "ctx://file/till.py"}, "Holds the money"},
		{[]string{"--method", "prompts/get", "--prompt-name", "explain_symbol", "--prompt-args", "symbol=Till"}, "`Till`"},
	} {
		if out := inspect(c.args...); !strings.Contains(out, c.want) {
			t.Errorf("%v: %s", c.args, out)
		}
	}
}
