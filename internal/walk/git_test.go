package walk

import (
	"bytes"
	"context"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// gitEnv keeps the settings of the one who runs the tests out of them.
func gitEnv(home string) []string {
	return []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "XDG_CONFIG_HOME=" + filepath.Join(home, ".config"),
		"GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b",
	}
}

// isolate points our own look at git's settings to an empty home, and returns it.
func isolate(t testing.TB) string {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	t.Setenv("GIT_CONFIG_GLOBAL", "")
	t.Setenv("GIT_CONFIG_SYSTEM", "")
	return home
}

// git runs git in dir, with stdin, and returns what it prints. git check-ignore exits 1 when nothing is ignored.
func git(t testing.TB, dir, stdin string, args ...string) string {
	t.Helper()
	home := os.Getenv("HOME")
	cmd := exec.Command("git", args...)
	cmd.Dir, cmd.Env, cmd.Stdin = dir, gitEnv(home), strings.NewReader(stdin)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil && (args[0] != "check-ignore" || cmd.ProcessState.ExitCode() != 1) {
		t.Fatalf("git %q: %v\n%s", args, err, stderr.String())
	}
	return string(out)
}

// repo makes a repository with these files, and needs git for it.
func repo(t testing.TB, files map[string]string) string {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Fatal("git, the oracle, is not installed")
	}
	root := t.TempDir()
	git(t, root, "", "init", "-q")
	write(t, root, files)
	return root
}

func write(t testing.TB, root string, files map[string]string) {
	t.Helper()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(files[name]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// paths walks and returns what it visits.
func paths(t testing.TB, root string, opts Options) ([]string, Report) {
	t.Helper()
	list := []string{}
	report, err := Walk(context.Background(), root, opts, func(f File) error {
		list = append(list, f.Path)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list, report
}

// lsFiles is git's idea of the files of a work tree, in our order. An embedded repository is listed with a slash.
func lsFiles(t testing.TB, dir string) []string {
	t.Helper()
	list := zeroed(git(t, dir, "", "ls-files", "-co", "--exclude-standard", "-z"))
	list = slices.DeleteFunc(list, func(p string) bool {
		info, err := os.Lstat(filepath.Join(dir, p))
		return strings.HasSuffix(p, "/") || err != nil || !info.Mode().IsRegular()
	})
	slices.Sort(list)
	return list
}

func zeroed(s string) []string {
	if s == "" {
		return []string{}
	}
	return strings.Split(strings.TrimSuffix(s, "\x00"), "\x00")
}

func equalPaths(t testing.TB, got, want []string) {
	t.Helper()
	for _, p := range want {
		if !slices.Contains(got, p) {
			t.Errorf("%q is missing", p)
		}
	}
	for _, p := range got {
		if !slices.Contains(want, p) {
			t.Errorf("%q is too much", p)
		}
	}
	if !t.Failed() && !slices.Equal(got, want) {
		t.Errorf("order: %q, want %q", got, want)
	}
}
