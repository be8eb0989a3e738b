package judges_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// Every page of a real project, Go's package net, with long names in memories, conversations and decisions: nothing is wider than the window, no text is
// cut off or lies over another, and axe finds nothing.
func TestDashboardLooks(t *testing.T) {
	home, root := t.TempDir(), t.TempDir()
	env := append(os.Environ(), "CTX_SYS_HOME="+home)
	goroot := strings.TrimSpace(string(run(t, exec.Command("go", "env", "GOROOT"))))
	if err := os.CopyFS(root, os.DirFS(filepath.Join(goroot, "src", "net"))); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module net\n\ngo 1.24\n")
	git := func(args ...string) {
		cmd := exec.Command("git", args...)
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_AUTHOR_NAME=Ada", "GIT_AUTHOR_EMAIL=ada@example.org", "GIT_COMMITTER_NAME=Ada", "GIT_COMMITTER_EMAIL=ada@example.org")
		run(t, cmd)
	}
	git("init", "--quiet")
	git("add", ".")
	git("commit", "--quiet", "-m", "all of it")
	server, err := os.ReadFile(filepath.Join(root, "http", "server.go"))
	if err != nil {
		t.Fatal(err)
	}
	write("http/server.go", strings.Replace(string(server), ") Serve(l net.Listener) error {", ") Serve(l net.Listener, more ...any) error {", 1))
	long := "github.com/somebody/a-project-with-a-long-name/internal/package_of_things/TheTypeThatIsCalledByAVeryLongNameIndeedAndHasNoSpaces.TheMethodOfIt"
	write("http/"+strings.Repeat("a_file_with_a_long_name_", 6)+"x.go", "package http\n\nfunc "+strings.Repeat("AFunctionOfALongName", 8)+"() { ListenAndServe(\"\", nil) }\n")
	of := func(stdin string, args ...string) {
		cmd := exec.Command(program, append(args, "--project", root)...)
		cmd.Env = env
		cmd.Stdin = strings.NewReader(stdin)
		run(t, cmd)
	}
	index := exec.Command(program, "index", "--quiet", "--project", root)
	index.Env = env
	_ = index.Run() // some of its test data cannot be read whole, which is what it says
	said, err := json.Marshal([]map[string]string{{"role": "user", "content": "Where is " + long + "?"}, {"role": "assistant", "content": "We decided to use " + long + " for servers, because it is there. " + strings.Repeat("And so on. ", 200)}})
	if err != nil {
		t.Fatal(err)
	}
	of(string(said), "session", "append", "--session", "a conversation whose name is as long as such names are", "-")
	of("", "memory", "add", "Use "+long+" for servers, and nothing else: "+strings.Repeat("it is there, ", 30))
	of("", "decision", "add", "Servers are made by "+long, "--reason", "it is there: "+long)
	for _, q := range []string{"Serve", "where are requests read from a connection", long} {
		asked := exec.Command(program, "search", q, "--project", root)
		asked.Env = env
		_ = asked.Run() // there may be no result
	}
	logged(t, home)
	url := servedFrom(t, root, home)
	link := exec.Command(program, "ui", "--no-open", "--url", url, "--project", root)
	link.Env = env
	type params map[string]string
	pages, err := json.Marshal([][2]any{
		{"", params{}}, {"search", params{}}, {"search", params{"q": "where are requests read from a connection"}}, {"search", params{"q": long}}, {"search", params{"q": "func .*Serve", "match": "regex"}}, {"search", params{"q": "nobody wrote this", "match": "literal"}},
		{"code", params{}}, {"code", params{"path": "http/server.go", "line": "3000"}}, {"code", params{"path": "no/such/file.go"}},
		{"context", params{}}, {"context", params{"q": "how are requests read from a connection"}}, {"context", params{"q": long}},
		{"graph", params{}}, {"graph", params{"level": "folder", "cycles": "1"}}, {"graph", params{"level": "symbol", "most": "300"}}, {"graph", params{"focus": "http/server.go#Server.Serve"}}, {"graph", params{"focus": "http/server.go#Server.Serve", "to": "dial.go#Dialer.Dial"}}, {"graph", params{"focus": long}},
		{"impact", params{}}, {"impact", params{"symbol": "http/server.go#Server.Serve"}}, {"impact", params{"symbol": long}},
		{"sessions", params{}}, {"sessions", params{"session": "a conversation whose name is as long as such names are"}}, {"memory", params{}}, {"live", params{}}, {"analytics", params{}}, {"analytics", params{"by": "operation"}}, {"settings", params{}}, {"settings", params{"q": long}}, {"nothing", params{}},
	})
	if err != nil {
		t.Fatal(err)
	}
	args := []string{strings.TrimSpace(string(run(t, link))), string(pages)}
	if effort.Pick(0, 0, 1) == 1 {
		args = append(args, "whole")
	}
	var got struct{ Wrong []string }
	decode(t, run(t, judges.Browse(t, "browse/look.mjs", args...)), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
}
