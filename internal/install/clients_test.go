package install

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocument holds the table of docs/use/install.md to the clients there are, in their order. -update writes it.
func TestDocument(t *testing.T) {
	file := filepath.Join("..", "..", "docs", "use", "install.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for _, c := range Clients() {
		want.WriteString("| `" + c.Name + "` | " + c.Title + " | " + shown(c.user, c) + " | " + shown(c.project, c) + " | " + hooksOf(c) + " | " + c.Source + " | " + c.Read + " | " + cmp.Or(c.Ran, "-") + " |\n")
	}
	table := regexp.MustCompile("(?m)(^\\| `[a-z-]+` \\|.*\n)+")
	if *update {
		text = table.ReplaceAllLiteral(text, []byte(want.String()))
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := table.FindString(string(text)); got != want.String() {
		t.Errorf("docs/use/install.md has the clients\n%s\nthe program has (-update writes it)\n%s", got, want.String())
	}
}

// hooksOf are the events that a client's hooks listen to.
func hooksOf(c Client) string {
	if !c.Hooks() {
		return "-"
	}
	if len(c.rules) > 0 {
		return "instructions in " + shown(c.rules, c)
	}
	var events []string
	for _, l := range c.hooks.events {
		events = append(events, l.event)
	}
	return "`" + strings.Join(events, "`, `") + "`"
}

func shown(places []string, c Client) string {
	switch {
	case c.ByHand():
		return "by hand"
	case len(places) == 0:
		return "-"
	}
	return "`" + strings.Join(places, "`, `") + "`"
}

// TestClients: every entry is known again, whatever the format, and nothing in one says what may run without being asked.
func TestClients(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Clients() {
		if seen[c.Name] || c.Title == "" || c.Source == "" || c.Read == "" {
			t.Errorf("%s is twice in the table, or lacks a title or its source", c.Name)
		}
		seen[c.Name] = true
		if c.ByHand() {
			if where, text := c.Paste("/opt/ctx sys/ctx-sys"); where == "" || !strings.Contains(text, "ctx-sys") {
				t.Errorf("%s: %q goes to %q", c.Name, text, where)
			}
			continue
		}
		if c.format == instructions {
			continue
		}
		p := Setup{Program: "/opt/ctx sys/ctx-sys"}.part(c)
		out, err := p.put("", false)
		if err != nil {
			t.Fatal(c.Name, err)
		}
		if again, err := p.put(out, false); err != nil || again != out {
			t.Errorf("%s: a second time: %q, %v", c.Name, again, err)
		}
		if back, err := p.take(out, ""); err != nil || back != "" {
			t.Errorf("%s: taken out: %q, %v", c.Name, back, err)
		}
		if unasked := regexp.MustCompile(`(?i)trust|allow|approve|auto`); unasked.MatchString(out) {
			t.Errorf("%s: the entry says what may run unasked: %s", c.Name, out)
		}
	}
}

func TestPlaces(t *testing.T) {
	env := map[string]string{"CODEX_HOME": "/c", "APPDATA": "/appdata"}
	for _, c := range []struct{ system, place, want string }{
		{"linux", "~/.cursor/mcp.json", "/h/.cursor/mcp.json"},
		{"linux", "{config}/Code", "/h/.config/Code"},
		{"darwin", "{config}/Code", "/h/Library/Application Support/Code"},
		{"windows", "{config}/Code", "/appdata/Code"},
		{"darwin", "{xdg}/zed", "/h/.config/zed"},
		{"linux", "{CODEX_HOME:~/.codex}/config.toml", "/c/config.toml"},
		{"linux", "{CLAUDE_CONFIG_DIR:~}/.claude.json", "/h/.claude.json"},
		{"linux", "unix={xdg}/goose", "/h/.config/goose"},
		{"windows", "windows={config}/Block/goose", "/appdata/Block/goose"},
		{"windows", "unix={xdg}/goose", ""},
		{"linux", ".mcp.json", "/p/.mcp.json"},
	} {
		m := Machine{OS: c.system, Home: "/h", Getenv: func(name string) string { return env[name] }}
		got := strings.Join(m.files([]string{c.place}, "/p"), " ")
		if filepath.ToSlash(got) != c.want {
			t.Errorf("%s on %s is %q, want %q", c.place, c.system, got, c.want)
		}
	}
}

func TestShellWord(t *testing.T) {
	for _, c := range []struct{ system, program, want string }{
		{"linux", "ctx-sys", "ctx-sys"},
		{"linux", "/opt/my tools/ctx-sys", "'/opt/my tools/ctx-sys'"},
		{"linux", "/it's/ctx-sys", `'/it'\''s/ctx-sys'`},
		{"windows", `C:\my tools\ctx-sys.exe`, `"C:\my tools\ctx-sys.exe"`},
	} {
		s := Setup{Machine: Machine{OS: c.system}}
		got := s.shellWord(c.program)
		if got != c.want || !isHook(got+" hook SessionStart", "SessionStart") {
			t.Errorf("%s on %s: %s, want %s", c.program, c.system, got, c.want)
		}
	}
}

// TestLinks: the links of docs/use/install.md hold the entry that install writes.
func TestLinks(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "use", "install.md"))
	if err != nil {
		t.Fatal(err)
	}
	links := regexp.MustCompile(`\]\(((?:cursor|vscode|vscode-insiders|lmstudio):[^)]*)\)`).FindAllSubmatch(text, -1)
	for _, l := range links {
		u, err := url.Parse(string(l[1]))
		if err != nil {
			t.Fatal(err)
		}
		config, err := url.QueryUnescape(u.RawQuery)
		if q := u.Query(); q.Has("config") {
			var b []byte
			if b, err = base64.StdEncoding.DecodeString(q.Get("config")); q.Get("name") != Server {
				t.Errorf("%s has another name", l[1])
			}
			config = string(b)
		}
		var entry map[string]any
		if err = errors.Join(err, json.Unmarshal([]byte(config), &entry)); err != nil || !isServer(commandLine(entry)) {
			t.Errorf("%s holds %q: %v", l[1], config, err)
		}
	}
	if len(links) != 4 {
		t.Errorf("%d links", len(links))
	}
}
