package judges_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

var vscode = filepath.Join(judges.Dir(), "..", "..", "..", "..", "editors", "vscode")

// The parts of the extension for VS Code that need no editor: what is done with a release, among them archives that mean harm, where the program
// is looked for, and what is shown of answers. Node runs the TypeScript as it is.
func TestVSCodeParts(t *testing.T) {
	tests, err := filepath.Glob(filepath.Join(vscode, "test", "*.test.mjs"))
	if err != nil || len(tests) < 2 {
		t.Fatal(tests, err)
	}
	run(t, judges.Command(t, "node", append([]string{"--test"}, tests...)...))
}

// The extension is packaged without network, installed into code-server, and used in Chromium: walk.mjs says what is done. VSCODE_PICTURES names
// a folder for pictures of it.
func TestVSCode(t *testing.T) {
	if effort.Pick(0, 0, 1) == 0 {
		t.Skip("code-server is 750 MB: `make vscode-test` and `make acceptance` use it")
	}
	browser := filepath.Join(vscode, "browser")
	for _, made := range []string{filepath.Join(vscode, "node_modules", ".installed"), filepath.Join(browser, "node_modules", ".installed")} {
		if _, err := os.Stat(made); err != nil {
			t.Fatalf("%v: run `make code-server`", err)
		}
	}
	home, root, work := t.TempDir(), filepath.Join(t.TempDir(), "shop"), t.TempDir()
	model := fake.Start()
	t.Cleanup(model.Close)
	env := append(os.Environ(), "CTX_SYS_HOME="+home, "GIT_CONFIG_GLOBAL="+os.DevNull, "FILL="+fake.Fills["filler"],
		"CTX_SYS_MODELS_COMPLETION=ollama/qwen2.5-coder:marked", "CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+model.Base("ollama"))
	in := func(dir, name string, args ...string) {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir, cmd.Env = dir, env
		t.Logf("%s", run(t, cmd))
	}

	if err := os.CopyFS(root, os.DirFS(filepath.Join("testdata", "vscode"))); err != nil {
		t.Fatal(err)
	}
	in(root, "git", "init", "-q")
	in(root, "git", "add", "-A")
	in(root, "git", "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-qm", "A shop")
	in(root, program, "memory", "add", "The till is counted at noon.")
	in(root, program, "session", "add", "--session", "demo", "How do I pay at the till?")

	license, err := os.ReadFile(filepath.Join(vscode, "..", "..", "LICENSE"))
	if err == nil {
		err = os.WriteFile(filepath.Join(vscode, "LICENSE"), license, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	vsix := filepath.Join(work, "ctx-sys.vsix")
	pack := []string{"npx", "vsce", "package", "--no-dependencies", "--out", vsix}
	if err := exec.Command("unshare", "-rn", "true").Run(); err == nil { // packaging needs no network
		pack = append([]string{"unshare", "-rn"}, pack...)
	}
	in(vscode, pack[0], pack[1:]...)
	walk := []string{"walk.mjs", vsix, program, root, filepath.Join(work, "code")}
	if pictures := os.Getenv("VSCODE_PICTURES"); pictures != "" {
		walk = append(walk, pictures)
	}
	in(browser, "node", walk...)
}
