package install

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestApplyToChangedFile: what someone else wrote between reading and writing is not lost.
func TestApplyToChangedFile(t *testing.T) {
	home := t.TempDir()
	file := filepath.Join(home, ".cursor", "mcp.json")
	s := Setup{Machine: Machine{OS: "linux", Home: home}, Program: "ctx-sys"}
	r := Record{filepath.Join(home, "ours", "install.json")}
	cursor, _ := Lookup("cursor")
	plan, err := s.Install(cursor)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, file, `{"new": 1}`)
	if err := r.Apply(plan[0]); err == nil || !strings.Contains(err.Error(), "changed by someone else just now: run it again") {
		t.Fatalf("%v", err)
	}
	if got, _, _ := read(file); got != `{"new": 1}` {
		t.Fatalf("it is now %s", got)
	}
}

// TestFoldersShared: a folder made for two files goes with the second, and only then.
func TestFoldersShared(t *testing.T) {
	home := t.TempDir()
	s := Setup{Machine: Machine{OS: "linux", Home: home, Getenv: func(string) string { return "" }}, Program: "ctx-sys", Hooks: true}
	r := Record{filepath.Join(home, "ours", "install.json")}
	codex, _ := Lookup("codex")
	apply := func(plan []Change, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range plan {
			if err := r.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	apply(s.Install(codex))
	if info, err := os.Stat(filepath.Join(home, ".codex", "config.toml")); err != nil || info.Mode().Perm() != 0o600 {
		t.Fatal(info, err)
	}
	plan, err := s.Uninstall(codex)
	apply(plan[:1], err)
	if _, err := os.Stat(filepath.Join(home, ".codex", "hooks.json")); err != nil {
		t.Fatal(err)
	}
	apply(plan[1:], nil)
	if left, err := os.ReadDir(home); err != nil || len(left) > 0 {
		t.Fatal(left, err)
	}
}
