package git

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestStatus(t *testing.T) {
	root := t.TempDir()
	run := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com"}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", args[0], err, out)
		}
	}
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := Status(context.Background(), root); err == nil {
		t.Error("a status of no repository")
	}
	run("init", "-q", "-b", "main")
	write("a b.go", "1")
	write("in/c.go", "1")
	write("gone.go", "1")
	run("add", "-A")
	run("commit", "-q", "-m", "one")
	clean, changed, err := Status(context.Background(), root)
	if err != nil || len(changed) != 0 {
		t.Errorf("clean: %q, %v", changed, err)
	}
	write("a b.go", "2")
	write("new here.go", "")
	write("in/new/d.go", "")
	if err := os.Remove(filepath.Join(root, "gone.go")); err != nil {
		t.Fatal(err)
	}
	run("checkout", "-q", "-b", "other")
	write("in/c.go", "2")
	run("commit", "-q", "-m", "two", "in/c.go")
	run("checkout", "-q", "main", "-f")
	write("in/c.go", "3")
	run("commit", "-q", "-m", "three", "in/c.go")
	write("a b.go", "3")
	if err := exec.Command("git", "-C", root, "-c", "user.name=a", "-c", "user.email=a@example.com", "merge", "other").Run(); err == nil {
		t.Fatal("no conflict")
	}
	text, changed, err := Status(context.Background(), root)
	slices.Sort(changed)
	if want := "a b.go,in/c.go,in/new/d.go,new here.go"; err != nil || strings.Join(changed, ",") != want || text == clean {
		t.Errorf("%q, %v, want %q in\n%q", changed, err, want, text)
	}
}
