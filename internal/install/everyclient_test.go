package install

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// layouts are files as people leave them, by format: with %s where the name of a section is. An empty one is no file at all.
var layouts = map[format][]string{
	inJSON: {
		"",
		"{}",
		"{\n  // mine\n  \"theme\": \"dark\", /* or not */\n  \"%s\": {\n    \"other\": { \"command\": \"other\" }, // stays\n  },\n}\n",
		"{\r\n\t\"a\": [1, 2],\r\n\t\"b\": {\r\n\t\t\"c\": true\r\n\t}\r\n}\r\n",
		"\ufeff{\"a\":1,\"%s\":{}}",
		"{\n\t\"%s\": {\n\t\t\"x\": {\"command\": \"y\", \"args\": []}\n\t},\n\t\"z\": null\n}",
		"{ \"version\": 1, \"hooks\": { \"SessionStart\": [], \"sessionStart\": [{ \"command\": \"mine\" }] } }",
	},
	inTOML: {
		"",
		"# mine\nmodel = \"m\"\n\n[other] # stays\nkey = 1",
		"a = 1\r\n\r\n[%s.x]\r\ncommand = \"y\"\r\n",
		"\ufeffa = [\n  1, # one\n  2,\n]\n",
	},
	inTOMLList: {
		"",
		"# mine\nmodel = \"m\"\n\n[other] # stays\nkey = 1",
		"%s = []\nother = 2\n",
		"a = 1\r\n\r\n[[%s]]\r\nname = \"x\"\r\ntransport = \"stdio\"\r\ncommand = \"y\"\r\n\r\n[[%s]]\r\nname = \"z\"\r\nurl = \"u\"",
	},
	inYAML: {
		"",
		"# mine\nmodel: m # this one\n%s:\n  # the first\n  x:\n    command: y\n    args: [\"a\"]\nlast: 1",
		"a: 1\r\n%s: {}\r\nb:\r\n- 1\r\n- 2\r\n",
		"%s:\n    x:\n        url: u\n",
	},
	ownYAML: {""},
}

// TestEveryClient puts us into the settings of every client, as they may be found, on each system, and takes us out again: every byte and
// every mode is as it was, and nothing is left.
func TestEveryClient(t *testing.T) {
	written := 0
	for _, c := range Clients() {
		texts := layouts[c.format]
		if c.format == instructions {
			texts = []string{"", "# Rules\r\n\r\n- be brief"}
		} else if !c.ByHand() {
			written++
		}
		t.Run(c.Name, func(t *testing.T) {
			t.Parallel()
			for i, text := range texts { // the layout does not hang on the place
				roundTrip(t, "linux", c, false, true, text)
				if i < 2 {
					roundTrip(t, "linux", c, true, i == 0, text)
					roundTrip(t, "darwin", c, false, i == 0, text)
				}
				if i < 2 || c.Name == "visual-studio" {
					roundTrip(t, "windows", c, false, true, text)
				}
			}
		})
	}
	if written < 43 {
		t.Errorf("the settings of %d clients are written", written)
	}
}

// roundTrip puts us in and takes us out where the client has such settings.
func roundTrip(t *testing.T, system string, c Client, project, hooks bool, text string) {
	t.Helper()
	home := t.TempDir()
	s := Setup{Machine: Machine{OS: system, Home: home, Getenv: func(string) string { return "" }}, Program: "/opt/ctx sys/ctx-sys", Hooks: hooks, Remind: hooks}
	if project {
		s.Root = filepath.Join(home, "project")
		if err := os.Mkdir(s.Root, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if c.ByHand() {
		return
	}
	targets, err := s.targets(c, hooks)
	if err != nil {
		return
	}
	for _, at := range targets {
		if text == "" || c.format == instructions && filepath.Base(at.file) != "AGENTS.md" {
			continue
		}
		name := "mcpServers"
		if len(c.section) > 0 {
			name = c.section[0]
		}
		if at.file != targets[0].file && c.format != inJSON {
			continue // its hooks are in a file of another format
		}
		if err := os.MkdirAll(filepath.Dir(at.file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at.file, []byte(strings.ReplaceAll(text, "%s", name)), 0o640); err != nil {
			t.Fatal(err)
		}
	}
	before := tree(t, home)
	r := Record{filepath.Join(home, "ours", "install.json")}
	carry := func(plan []Change, err error, want ...string) {
		t.Helper()
		if err != nil {
			t.Fatalf("%s on %s with %q: %v", c.Name, system, text, err)
		}
		for _, change := range plan {
			if !strings.Contains(strings.Join(want, " "), change.Action) {
				t.Errorf("%s on %s with %q: %s is %s", c.Name, system, text, change.File, change.Action)
			}
			if err := r.Apply(change); err != nil {
				t.Fatalf("%s on %s with %q: %v", c.Name, system, text, err)
			}
		}
	}
	plan, err := s.Install(c)
	carry(plan, err, Added)
	plan, err = s.Install(c)
	carry(plan, err, Unchanged)
	plan, err = s.Uninstall(c)
	carry(plan, err, Removed, Absent) // hooks that were not wanted are absent
	if after := tree(t, home); !maps.Equal(before, after) {
		t.Errorf("%s on %s (project %v, hooks %v): of\n%q\nit became\n%q", c.Name, system, project, hooks, before, after)
	}
}

// tree is what is below a folder: text and mode by path.
func tree(t *testing.T, root string) map[string]string {
	t.Helper()
	out := map[string]string{}
	if err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		text := ""
		if !d.IsDir() {
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			text = string(b)
		}
		out[path] = info.Mode().String() + " " + text
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return out
}
