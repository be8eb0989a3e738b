package install

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// kinds are the parts that the golden files are about; a file's name begins with one of them.
func kinds() map[string][]part {
	client := func(name string) part {
		c, _ := Lookup(name)
		return Setup{Program: "ctx-sys"}.part(c)
	}
	claude, _ := Lookup("claude-code")
	return map[string][]part{
		"claude":   {client("claude-code")},
		"zed":      {client("zed")},
		"opencode": {client("opencode")},
		"codex":    {client("codex")},
		"goose":    {client("goose")},
		"hooks":    Setup{Program: "ctx-sys"}.hooks(claude),
		"agents":   {block{agentsBlock}},
	}
}

// TestGolden puts our parts into the files of testdata, a second time, and takes them out again: with the text from
// before at hand every byte is as it was.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(err, files)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			kind, _, _ := strings.Cut(filepath.Base(name), "_")
			parts, ok := kinds()[kind]
			if !ok || a.Files[0].Name != "before" {
				t.Fatalf("%s is about no known part, or has no text from before", name)
			}
			before := string(a.Files[0].Data)
			out, err := putAll(parts, before, false)
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				a.Files = append(a.Files[:1], txtar.File{Name: "after", Data: []byte(out)})
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if len(a.Files) < 2 || string(a.Files[1].Data) != out {
				t.Errorf("the text with our part is now (-update writes it)\n%s", out)
			}
			if again, err := putAll(parts, out, false); err != nil || again != out {
				t.Errorf("a second time changes it: %v\n%s", err, again)
			}
			if back, err := takeAll(parts, out, before); err != nil || back != before {
				t.Errorf("taken out again, it is not as before: %v\n%s", err, back)
			}
		})
	}
}

// TestExact is about layouts that a golden file cannot show.
func TestExact(t *testing.T) {
	for _, c := range []struct{ kind, before string }{
		{"claude", ""}, {"claude", "\n"}, {"claude", "{}"}, {"claude", "{ }"}, {"claude", "{\n}"}, {"claude", "\ufeff{}\n"},
		{"claude", "{\"a\":1}"}, {"claude", "{\"a\": [1,\n2]}"}, {"claude", "{\"mcpServers\":{}}"}, {"claude", "{\"mcpServers\": { /* none */ }}\n"},
		{"claude", "{\r\n\t\"a\": 1\r\n}\r\n"}, {"claude", "{\r\n\t\"a\": 1, // x\r\n}\r\n"}, {"claude", "// only this"}, {"claude", "// only this\r\n"},
		{"claude", "{\"mcpServers\": {\"x\": {\"command\": \"y\"}},\n\"z\": 1}"}, {"claude", "{\n  \"mcpServers\": {}\n}"},
		{"codex", ""}, {"codex", "a = 1"}, {"codex", "a = 1\r\n"}, {"codex", "a = 1\n\n\n"}, {"codex", "# only this"},
		{"codex", "[mcp_servers]\n"}, {"codex", "[mcp_servers.x]\ncommand = '''\n[mcp_servers.ctx-sys]\n'''"},
		{"codex", "a = [\n  \"]\", # ]\n]\n[\"mcp_servers\".'x'] # y\ncommand = \"z\"\n"},
		{"goose", ""}, {"goose", "a: 1\r\nextensions:\r\n    x:\r\n        type: builtin\r\n"}, {"goose", "extensions: {}\n"}, {"goose", "extensions:\n"},
		{"agents", ""}, {"agents", "# Rules"}, {"agents", "# Rules\r\n"}, {"agents", "\n"},
		{"hooks", "{}"}, {"hooks", "{\"hooks\": {}}"}, {"hooks", "{\n  \"hooks\": {\n    \"SessionStart\": []\n  }\n}\n"},
	} {
		parts := kinds()[c.kind]
		out, err := putAll(parts, c.before, false)
		if err != nil || out == c.before {
			t.Errorf("%s %q: %v", c.kind, c.before, err)
			continue
		}
		if again, err := putAll(parts, out, false); err != nil || again != out {
			t.Errorf("%s %q: a second time changes %q to %q, %v", c.kind, c.before, out, again, err)
		}
		s := Setup{Machine: Machine{OS: "linux"}}
		file := filepath.Join(t.TempDir(), "f")
		write(t, file, out)
		write(t, file+Backup, c.before)
		if back, err := s.uninstall(target{file, parts}); err != nil || back.After != c.before {
			t.Errorf("%s: %q became %q and then %q, %v", c.kind, c.before, out, back.After, err)
		}
		if strings.Contains(c.before, "\r\n") && strings.Count(out, "\n") != strings.Count(out, "\r\n") {
			t.Errorf("%s: line ends are mixed: %q", c.kind, out)
		}
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestEdited takes our part out of files that others changed since.
func TestEdited(t *testing.T) {
	for _, c := range []struct{ kind, was, now, want string }{
		{"claude", "", `{"mcpServers": {"ctx-sys": {"command": "ctx-sys", "args": ["serve"]}}}`, ""},
		{"claude", "{}", `{"mcpServers": {"ctx-sys": {"command": "ctx-sys", "args": ["serve"]}}, "a": 1}`, `{"a": 1}`},
		{"claude", "", `{"mcpServers": {"ctx-sys": {"command": "/x/ctx-sys", "args": ["serve", "--read-only"]}, "b": {}}}`, `{"mcpServers": {"b": {}}}`},
		{"claude", "", "{\n  \"mcpServers\": {\n    // mine\n    \"ctx-sys\": {\"command\": \"ctx-sys\", \"args\": [\"serve\"]}\n  }\n}\n", "{\n  \"mcpServers\": {\n    // mine\n  }\n}\n"},
		{"claude", `{"mcpServers": {"b": {}}}`, `{"mcpServers": {"ctx-sys": {"command": "ctx-sys", "args": ["serve"]}}}`, `{"mcpServers": {}}`},
		{"claude", "", `{"mcpServers": {"ctx-sys": {"command": "other", "args": ["serve"]}}}`, `{"mcpServers": {"ctx-sys": {"command": "other", "args": ["serve"]}}}`},
		{"codex", "", "[mcp_servers.ctx-sys]\ncommand = \"ctx-sys\"\nargs = [\"serve\"]\n\n[mcp_servers.ctx-sys.tools.search_code]\nenabled = false\n\n[x]\ny = 1\n", "\n[x]\ny = 1\n"},
		{"codex", "", "a = 1\n\n[mcp_servers.ctx-sys]\n# why\ncommand = \"ctx-sys\" # here\nargs = [\n  \"serve\",\n]\n# of x\n[x]\n", "a = 1\n# of x\n[x]\n"},
		{"goose", "", "extensions:\n  ctx-sys:\n    cmd: ctx-sys\n    args: [serve]\n  # next\n  b:\n    type: builtin\n", "extensions:\n  # next\n  b:\n    type: builtin\n"},
		{"goose", "extensions: {} # none\n", "a: 1\nextensions:\n  ctx-sys:\n    cmd: ctx-sys\n    args: [serve]\n", "a: 1\nextensions: {} # none\n"},
		{"hooks", "", `{"hooks": {"SessionStart": [{"hooks": [{"command": "x"}, {"command": "ctx-sys hook SessionStart"}]}]}}`, `{"hooks": {"SessionStart": [{"hooks": [{"command": "x"}]}]}}`},
		{"agents", "", "a\n\n" + blockStart + " of old -->\nx\n" + blockEnd + "\nb\n", "a\nb\n"},
	} {
		if got, err := takeAll(kinds()[c.kind], c.now, c.was); err != nil || got != c.want {
			t.Errorf("%s %q\n got %q, %v\nwant %q", c.kind, c.now, got, err, c.want)
		}
	}
}

// TestMoved points entries that are ours to the program, and leaves what the user made of them.
func TestMoved(t *testing.T) {
	for _, c := range []struct{ kind, now, want string }{
		{"claude", `{"mcpServers": {"ctx-sys": {"command": "/old/ctx-sys", "args": ["serve", "--read-only"], "disabled": true}}}`,
			`{"mcpServers": {"ctx-sys": {"command": "ctx-sys", "args": ["serve", "--read-only"], "disabled": true}}}`},
		{"opencode", `{"mcp": {"ctx-sys": {"command": ["C:\\old\\ctx-sys.exe", "serve"]}}}`, `{"mcp": {"ctx-sys": {"command": ["ctx-sys", "serve"]}}}`},
		{"codex", "[mcp_servers.'ctx-sys']\nargs = [\"serve\"]\ncommand = '/old/ctx-sys' # mine\n", "[mcp_servers.'ctx-sys']\nargs = [\"serve\"]\ncommand = \"ctx-sys\" # mine\n"},
		{"goose", "extensions:\n  ctx-sys:\n    enabled: false\n    cmd: /old/ctx-sys\n    args: [serve]\n", "extensions:\n  ctx-sys:\n    enabled: false\n    cmd: ctx-sys\n    args: [serve]\n"},
	} {
		if got, err := putAll(kinds()[c.kind], c.now, false); err != nil || got != c.want {
			t.Errorf("%s %q\n got %q, %v\nwant %q", c.kind, c.now, got, err, c.want)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ kind, src, want string }{
		{"claude", "{\n  \"a\": 1\n  \"b\": 2\n}", "line 3: a comma"},
		{"claude", "{\"a\": }", "line 1: \"}\" is no value"},
		{"claude", "[]", "line 1: the settings are no object"},
		{"claude", "{} x", "line 1: there is more"},
		{"claude", "{\n/* x", "line 2: a comment does not end"},
		{"claude", "{\"a\": \"x\n\"}", "line 1: a text does not end"},
		{"claude", "{\n\"mcpServers\": []}", `line 2: "mcpServers" must begin with '{'`},
		{"claude", strings.Repeat("{\"a\":", 1000), "more than 500 levels"},
		{"claude", "{\n\"mcpServers\": {\"ctx-sys\": {\"command\": \"other\"}}}", "line 2: mcpServers.ctx-sys is not an entry of this program"},
		{"claude", "{\"mcpServers\": {\"ctx-sys\": 1}}", "is not an entry of this program"},
		{"codex", "a = 1\nb = \n", "line 2: "},
		{"codex", "mcp_servers = {x = {command = \"y\"}}\n", "cannot be changed safely"},
		{"codex", "[x]\n[mcp_servers.ctx-sys]\ncommand = \"other\"\n", "line 2: mcp_servers.ctx-sys is not an entry"},
		{"goose", "a: [1\n", "line 1: "},
		{"goose", "extensions: {x: {type: builtin}}\n", "cannot be changed safely"},
		{"goose", "extensions:\n  ctx-sys:\n    cmd: other\n", "is not an entry"},
		{"agents", "a\n" + blockBegin + "\n", "line 2: the block of ctx-sys has no end"},
	} {
		out, err := putAll(kinds()[c.kind], c.src, false)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %q: %q, %v, want %q", c.kind, clip(c.src), out, err, c.want)
		}
		if c.kind == "agents" || !errors.Is(err, ErrForeign) {
			continue
		}
		if out, err := putAll(kinds()[c.kind], c.src, true); err != nil || !strings.Contains(out, "serve") || strings.Contains(out, "other") {
			t.Errorf("%s %q by force: %q, %v", c.kind, c.src, out, err)
		}
	}
}

// plainJSON is a text without comments and commas after the last item, for a judge that was not written here.
func plainJSON(n *node, src string) string {
	if n.kind != '{' && n.kind != '[' {
		return src[n.start:n.end]
	}
	var parts []string
	for _, it := range n.items {
		text := plainJSON(it.value, src)
		if n.kind == '{' {
			text = quote(it.key) + ":" + text
		}
		parts = append(parts, text)
	}
	if n.kind == '{' {
		return "{" + strings.Join(parts, ",") + "}"
	}
	return "[" + strings.Join(parts, ",") + "]"
}

// decoded is what encoding/json makes of a text, numbers as they are written.
func decoded(src string) (v any, err error) {
	if !json.Valid([]byte(src)) {
		return nil, errors.New("no JSON")
	}
	d := json.NewDecoder(strings.NewReader(src))
	d.UseNumber()
	return v, d.Decode(&v)
}

// FuzzJSON: what encoding/json reads we read, and to the same value; our entry goes in and out with every byte kept,
// and what else there is means the same with it.
func FuzzJSON(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txtar")
	for _, name := range files {
		if a, err := txtar.ParseFile(name); err == nil {
			f.Add(string(a.Files[0].Data))
		}
	}
	f.Add("{\"a\": [1, 2,], /* x */ \"mcpServers\": {\"b\": null // c\n,},}\n")
	f.Fuzz(func(t *testing.T, src string) {
		root, err := parseJSON(src)
		var got any
		want, bad := decoded(src)
		if bad == nil && err != nil {
			if strings.Contains(err.Error(), "levels") {
				return
			}
			t.Fatalf("%q is refused: %v", src, err)
		}
		if err != nil {
			return
		}
		if root != nil {
			if got, err = decoded(plainJSON(root, src)); err != nil || bad == nil && !reflect.DeepEqual(want, got) {
				t.Fatalf("%q is read as %q: %v", src, plainJSON(root, src), err)
			}
		}
		for _, kind := range []string{"claude", "hooks"} {
			insertAndRemove(t, kinds()[kind], src, got)
		}
	})
}

func insertAndRemove(t *testing.T, parts []part, src string, before any) {
	out, err := putAll(parts, src, false)
	if err != nil || out == src {
		return
	}
	root, err := parseJSON(out)
	if err != nil {
		t.Fatalf("%q became %q: %v", src, out, err)
	}
	all, err := decoded(plainJSON(root, out))
	if err != nil {
		t.Fatalf("%q became %q: %v", src, out, err)
	}
	after := all.(map[string]any)
	if bare, err := takeAll(parts, src, ""); err != nil || bare != src {
		return // there was something of ours already
	}
	back, err := takeAll(parts, out, src)
	if err != nil || back != src && !(strings.TrimSpace(src) == "" && back == "") {
		t.Fatalf("%q became %q and then %q: %v", src, out, back, err)
	}
	m, _ := before.(map[string]any)
	for _, key := range []string{"mcpServers", "hooks"} {
		delete(m, key)
		delete(after, key)
	}
	if len(m)+len(after) > 0 && !reflect.DeepEqual(m, after) {
		t.Fatalf("%q became %q, which says something else", src, out)
	}
}

// FuzzTOML: our table goes in and out with every byte kept, and the library finds the rest unchanged.
func FuzzTOML(f *testing.F) {
	files, _ := filepath.Glob("testdata/codex_*.txtar")
	for _, name := range files {
		if a, err := txtar.ParseFile(name); err == nil {
			f.Add(string(a.Files[0].Data))
		}
	}
	f.Add("a.\"b\" = {c = '''\n'''}\n[[d]] # e\nf = [\n\"]\", # ]\n]\n")
	f.Fuzz(func(t *testing.T, src string) {
		e := kinds()["codex"][0].(tomlTable)
		all, err := readTOML(src)
		if err != nil || !utf8.ValidString(src) {
			return
		}
		if _, there := dig(all, e.path); there {
			return
		}
		out, err := e.put(src, false)
		if errors.Is(err, errUnsafe) {
			return
		}
		if err != nil {
			t.Fatalf("%q: %v", src, err)
		}
		if again, err := e.put(out, false); err != nil || again != out {
			t.Fatalf("%q a second time: %q, %v", out, again, err)
		}
		if back, err := e.take(out, src); err != nil || back != src {
			t.Fatalf("%q became %q and then %q: %v", src, out, back, err)
		}
	})
}

// FuzzYAML: whatever is put in can be taken out again, and the rest means the same all the time.
func FuzzYAML(f *testing.F) {
	files, _ := filepath.Glob("testdata/goose_*.txtar")
	for _, name := range files {
		if a, err := txtar.ParseFile(name); err == nil {
			f.Add(string(a.Files[0].Data))
		}
	}
	f.Add("a: |\n  extensions:\nextensions: # x\n\n  'b': {c: [1]}\n# end")
	f.Fuzz(func(t *testing.T, src string) {
		e := kinds()["goose"][0].(yamlEntry)
		all, err := readYAML(src)
		if _, there := dig(all, e.path()); err != nil || there || !utf8.ValidString(src) {
			return
		}
		out, err := e.put(src, false)
		if err != nil {
			return // written in a way that is not ours to edit
		}
		if again, err := e.put(out, false); err != nil || again != out {
			t.Fatalf("%q a second time: %q, %v", out, again, err)
		}
		back, err := e.take(out, src)
		if err != nil {
			t.Fatalf("%q became %q: %v", src, out, err)
		}
		if is, err := readYAML(back); err != nil || !e.onlyOurs(all, is) || mapAt(is, e.path()) != nil {
			t.Fatalf("%q became %q and then %q: %v", src, out, back, err)
		}
	})
}
