package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// An editor asks for a completion, and a model over the wire gives it; without one the list is empty, and a message says
// which command sets one up.
func TestLSPCompletesWithModel(t *testing.T) {
	f := fake.Start()
	defer f.Close()
	root := smallProject(t)
	text := "package p\n\nfunc one() int {\n\t\n}\n"
	if err := os.WriteFile(filepath.Join(root, "one.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	uri := "file://" + filepath.ToSlash(root) + "/one.go"
	session := frames(
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file://`+filepath.ToSlash(root)+`"}}`,
		`{"jsonrpc":"2.0","id":2,"method":"textDocument/inlineCompletion","params":{"textDocument":{"uri":"`+uri+`"},"position":{"line":3,"character":1},"context":{"triggerKind":1}}}`,
	)
	for name, want := range map[string]string{"": `"id":2,"result":{"items":[]}`, "ollama/qwen2.5-coder:filler": `"insertText":"return a + b"`, "ollama/missing": `"id":2,"error":{"code":-32803`} {
		cmd := exec.Command("ctx-sys", "lsp")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CTX_SYS_HOME="+t.TempDir(), "CTX_SYS_PROVIDERS_OLLAMA_BASE_URL="+f.Base("ollama"), "CTX_SYS_MODELS_COMPLETION="+name)
		if name == "" {
			cmd.Env = cmd.Env[:len(cmd.Env)-1]
		}
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(in, session)
		var said strings.Builder
		for b := make([]byte, 4096); !strings.Contains(said.String(), `"id":2`); {
			n, err := out.Read(b)
			said.Write(b[:n])
			if err != nil {
				break
			}
		}
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("%q: %v", name, err)
		}
		if !strings.Contains(said.String(), want) || (name == "") != strings.Contains(said.String(), "ctx-sys config set --global models.completion") {
			t.Errorf("%q: got %s, want %s", name, said.String(), want)
		}
	}
}

// frames are messages as they are on the wire.
func frames(messages ...string) string {
	var b strings.Builder
	for _, m := range messages {
		fmt.Fprintf(&b, "Content-Length: %d\r\n\r\n%s", len(m), m)
	}
	return b.String()
}

// Ids come back as they came, also those that are no number from 0 on; what is no message is answered, and what follows is too.
func TestLSPIDs(t *testing.T) {
	root := smallProject(t)
	cmd := exec.Command("ctx-sys", "lsp")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
	cmd.Stdin = strings.NewReader(frames(
		`{"jsonrpc":"2.0","id":-1,"method":"initialize","params":{"rootUri":"file://`+filepath.ToSlash(root)+`"}}`,
		`hello`,
		`[]`,
		`{"jsonrpc":"2.0","id":{},"method":"shutdown"}`,
		`{"jsonrpc":"1.0","id":5,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"no/such"}`,
		`{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","method":"exit"}`,
	))
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"id":-1,"result":`, `-32700`, `"id":null`, `-32600,`, `"id":5`, `"id":123456789012345678901234567890,"error":{"code":-32601`, `"id":1.5,"result":null`} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
}

// An editor that speaks LSP says where its cursor rests by asking for highlights there: what was subscribed to of that place is suggested.
func TestLSPSuggestsAtCursor(t *testing.T) {
	root := smallProject(t)
	env := append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
	run := func(args ...string) string {
		cmd := exec.Command("ctx-sys", args...)
		cmd.Dir, cmd.Env = root, env
		out, _ := cmd.Output() // a list that is empty is exit 3
		return string(out)
	}
	if err := os.WriteFile(filepath.Join(root, "till.go"), []byte("package p\n\nfunc Pay() {}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	run("index", "--quiet")
	run("decision", "add", "Prices in till.go are whole cents")
	run("subscription", "add", "entity_type", "function", "--trigger", "cursor_proximity")
	cmd := exec.Command("ctx-sys", "lsp")
	cmd.Dir, cmd.Env = root, env
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	uri := "file://" + filepath.ToSlash(root) + "/till.go"
	fmt.Fprint(in, frames(
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file://`+filepath.ToSlash(root)+`"}}`,
		`{"jsonrpc":"2.0","method":"initialized","params":{}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"`+uri+`","languageId":"go","version":1,"text":"package p\n\nfunc Pay() {}\n"}}}`,
		`{"jsonrpc":"2.0","id":2,"method":"textDocument/documentHighlight","params":{"textDocument":{"uri":"`+uri+`"},"position":{"line":2,"character":6}}}`,
	))
	const want = `decision 1 names till.go: Prices in till.go are whole cents`
	for end := time.Now().Add(time.Minute); !strings.Contains(run("suggestion", "list"), want); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) {
			t.Errorf("nothing is suggested: %s", run("suggestion", "list"))
			break
		}
	}
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
}

// What an editor asks through the language server is counted with the other questions of the project.
func TestLSPAskIsCounted(t *testing.T) {
	root := smallProject(t)
	env := append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
	run := func(args ...string) *exec.Cmd {
		cmd := exec.Command("ctx-sys", args...)
		cmd.Dir, cmd.Env = root, env
		return cmd
	}
	if out, err := run("index", "--quiet").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	folder := "file://" + filepath.ToSlash(root)
	server := run("lsp")
	in, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(in, frames(
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"`+folder+`","clientInfo":{"name":"an editor"}}}`,
		`{"jsonrpc":"2.0","id":2,"method":"ctx-sys/ask","params":{"operation":"search_code","arguments":{"query":"one"},"folder":"`+folder+`"}}`))
	var said strings.Builder
	for b := make([]byte, 4096); err == nil && !strings.Contains(said.String(), `"id":2,"result":`); {
		var n int
		n, err = out.Read(b)
		said.Write(b[:n])
	}
	fmt.Fprint(in, frames(`{"jsonrpc":"2.0","id":3,"method":"shutdown"}`, `{"jsonrpc":"2.0","method":"exit"}`))
	if _, err := io.Copy(&said, out); err != nil {
		t.Fatal(err)
	}
	if err := server.Wait(); err != nil {
		t.Fatalf("%v: %s", err, &said)
	}
	if out, err := run("stats", "--by", "front", "--json").Output(); err != nil || !strings.Contains(string(out), `"key":"lsp","questions":1`) {
		t.Errorf("no question of the language server in %s, %v", out, err)
	}
}

// An editor asks about several projects as about one, by their folders.
func TestLSPAsksSeveral(t *testing.T) {
	home := t.TempDir()
	var roots []string
	for _, name := range []string{"Giraffe", "Penguin"} {
		root, err := filepath.EvalSymlinks(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		root = filepath.Join(root, strings.ToLower(name))
		if err := errors.Join(os.MkdirAll(filepath.Join(root, ".git"), 0o755), os.WriteFile(filepath.Join(root, "a.go"), []byte("package a\n\nfunc "+name+"Walks() {}\n"), 0o644)); err != nil {
			t.Fatal(err)
		}
		index := exec.Command("ctx-sys", "index", "--quiet")
		index.Dir, index.Env = root, append(os.Environ(), "CTX_SYS_HOME="+home)
		if out, err := index.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		roots = append(roots, filepath.ToSlash(root))
	}
	server := exec.Command("ctx-sys", "lsp")
	server.Dir, server.Env = roots[0], append(os.Environ(), "CTX_SYS_HOME="+home)
	in, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(in, frames(
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file://`+roots[0]+`"}}`,
		`{"jsonrpc":"2.0","id":2,"method":"ctx-sys/ask","params":{"operation":"search_code","arguments":{"query":"what walks","project":"`+strings.Join(roots, ",")+`"}}}`))
	var said strings.Builder
	for b := make([]byte, 4096); err == nil && !strings.Contains(said.String(), `"id":2,`); {
		var n int
		n, err = out.Read(b)
		said.Write(b[:n])
	}
	fmt.Fprint(in, frames(`{"jsonrpc":"2.0","id":3,"method":"shutdown"}`, `{"jsonrpc":"2.0","method":"exit"}`))
	if _, err := io.Copy(&said, out); err != nil {
		t.Fatal(err)
	}
	if err := server.Wait(); err != nil {
		t.Fatalf("%v: %s", err, &said)
	}
	for _, want := range []string{`"id":"giraffe/a.go#GiraffeWalks"`, `"id":"penguin/a.go#PenguinWalks"`, `"repo":"penguin"`} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("no %s in %s", want, &said)
		}
	}
}
