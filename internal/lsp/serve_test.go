package lsp

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// project is a workspace with one indexed file.
func project(t testing.TB, text string) (*workspace.Workspace, string) {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "a.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	local := t.TempDir()
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "p", Options: engine.Options{Root: root, Local: local}, MayIndex: true}, nil
	})
	t.Cleanup(func() { w.Close() })
	p, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	if s := p.Await(t.Context(), time.Minute); !s.Indexed {
		t.Fatalf("not indexed: %v", s.Failed)
	}
	return w, root
}

type silent struct{}

func (silent) Handle(context.Context, *jsonrpc2.Conn, *jsonrpc2.Request) {}

// both are the two ends of a pipe.
type both struct {
	io.Reader
	io.WriteCloser
}

// connect serves a client of the library, framed as it frames.
func connect(t *testing.T, o Options) *jsonrpc2.Conn {
	t.Helper()
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- Serve(t.Context(), in, out, o) }()
	c := jsonrpc2.NewConn(t.Context(), jsonrpc2.NewBufferedStream(both{fromServer, toServer}, jsonrpc2.VSCodeObjectCodec{}), silent{})
	t.Cleanup(func() {
		fromServer.Close()
		c.Close()
		select {
		case <-done:
		case <-time.After(10 * time.Second):
			t.Error("the server stays")
		}
	})
	return c
}

const shop = "package a\n\nfunc Take(n int) int { return n }\n\nfunc main() { Take(1) }\n"

// A model completes at the cursor, a newer request cancels the older one, and what was accepted is told apart.
func TestInlineCompletion(t *testing.T) {
	w, root := project(t, shop)
	var asked atomic.Int32
	started := make(chan bool, 2)
	c := connect(t, Options{Workspace: w, Folder: root, Complete: func(ctx context.Context, p *workspace.Project, req completion.Request) (string, error) {
		around, err := p.Completion(ctx, req)
		if err != nil {
			return "", err
		}
		if asked.Add(1) == 1 {
			started <- true
			<-ctx.Done() // a slow model
			return "", ctx.Err()
		}
		return "after " + around.Prefix[strings.LastIndexByte(around.Prefix, '\n')+1:], nil
	}})
	ctx := t.Context()
	uri := uriOf(filepath.Join(root, "a.go"))
	call := func(method string, params, into any) error { return c.Call(ctx, method, params, into) }
	if err := call("initialize", map[string]any{"rootUri": uriOf(root)}, nil); err != nil {
		t.Fatal(err)
	}
	if err := c.Notify(ctx, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 1, "text": shop}}); err != nil {
		t.Fatal(err)
	}
	place := map[string]any{"textDocument": map[string]any{"uri": uri}, "position": map[string]any{"line": 4, "character": 14}, "context": map[string]any{"triggerKind": 2}}
	older := make(chan error, 1)
	go func() { older <- call("textDocument/inlineCompletion", place, nil) }()
	<-started
	var list inlineList
	if err := call("textDocument/inlineCompletion", place, &list); err != nil {
		t.Fatal(err)
	}
	var failed *jsonrpc2.Error
	if err := <-older; !errors.As(err, &failed) || failed.Code != codeRequestCancelled {
		t.Errorf("the older request: %v", err)
	}
	here := position{4, 14}
	if len(list.Items) != 1 || list.Items[0].InsertText != "after func main() { " || list.Items[0].Range != (span{here, here}) {
		t.Fatalf("got %+v", list)
	}
	if err := call("workspace/executeCommand", list.Items[0].Command, nil); err != nil {
		t.Fatal(err)
	}
	if err := c.Notify(ctx, "textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []any{map[string]any{"range": list.Items[0].Range, "text": list.Items[0].InsertText}}}); err != nil {
		t.Fatal(err)
	}
	if err := call("textDocument/hover", place, nil); err != nil { // so that the change is taken
		t.Fatal(err)
	}
	p, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	edits := p.Editor().Recent(0)
	if len(edits) != 1 || edits[0].Source != "accepted" || edits[0].Path != "a.go" || !strings.Contains(edits[0].Diff, "after func main") {
		t.Errorf("edits: %+v", edits)
	}
}

// Any operation can be asked, about what is typed too; only who says that the user wants it has the user's say.
func TestAsk(t *testing.T) {
	w, root := project(t, shop)
	c := connect(t, Options{Workspace: w, Folder: root})
	ctx := t.Context()
	if err := c.Call(ctx, "initialize", map[string]any{"rootUri": uriOf(root)}, nil); err != nil {
		t.Fatal(err)
	}
	ask := func(user bool, operation string, arguments, into any) error {
		return c.Call(ctx, "ctx-sys/ask", map[string]any{"operation": operation, "arguments": arguments, "folder": uriOf(root), "user": user}, into)
	}
	uri := uriOf(filepath.Join(root, "a.go"))
	if err := c.Notify(ctx, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 1, "text": shop + "\nfunc Refund() { Take(-1) }\n"}}); err != nil {
		t.Fatal(err)
	}
	var found struct {
		Results []struct{ Name string }
	}
	if err := ask(false, "search_code", map[string]any{"query": "Refund"}, &found); err != nil || len(found.Results) == 0 || found.Results[0].Name != "Refund" {
		t.Errorf("%+v %v", found, err)
	}
	type item struct{ ID, Author, Content string }
	var made struct{ Memory item }
	if err := ask(false, "memory_add", map[string]any{"content": "The till is counted at noon."}, &made); err != nil || made.Memory.Author != "assistant" {
		t.Fatalf("%+v %v", made, err)
	}
	said := map[string]any{"id": made.Memory.ID, "content": made.Memory.Content, "reason": "seen"}
	if err := ask(true, "memory_update", said, nil); err != nil {
		t.Fatal(err)
	}
	var list struct{ Memories []item }
	if err := ask(true, "memory_list", nil, &list); err != nil || len(list.Memories) != 1 || list.Memories[0].Author != "user" {
		t.Fatalf("%+v %v", list, err)
	}
	doomed := map[string]any{"ids": []string{list.Memories[0].ID}}
	if err := ask(false, "memory_delete", doomed, nil); err == nil {
		t.Error("an assistant deletes what the user said")
	}
	if err := ask(true, "memory_delete", doomed, nil); err != nil {
		t.Error(err)
	}
	if err := ask(false, "memory_pin", doomed, nil); err == nil {
		t.Error("an assistant pins")
	}
	var failed *jsonrpc2.Error
	if err := ask(false, "nope", nil, nil); !errors.As(err, &failed) || failed.Code != jsonrpc2.CodeInvalidParams {
		t.Errorf("an operation that is not there: %v", err)
	}
	if err := ask(false, "search_code", map[string]any{"quarry": "Refund"}, nil); !errors.As(err, &failed) || failed.Code != jsonrpc2.CodeInvalidParams {
		t.Errorf("arguments that are not there: %v", err)
	}
	if err := c.Call(ctx, "ctx-sys/ask", map[string]any{"operation": "search_code", "folder": "/nowhere"}, nil); err == nil {
		t.Error("a folder that is not open is asked")
	}
	if commands := commandNames(); slices.Contains(commands, "ctx-sys/ask") || slices.Contains(commands, "ctx-sys.ask") {
		t.Error("the operations are a command, which clients offer to everybody")
	}
}

// A client that goes takes what it typed along.
func TestClientLeaves(t *testing.T) {
	w, root := project(t, shop)
	c := connect(t, Options{Workspace: w, Folder: root})
	if err := c.Call(t.Context(), "initialize", map[string]any{}, nil); err != nil { // the folder of the server
		t.Fatal(err)
	}
	uri := uriOf(filepath.Join(root, "a.go"))
	if err := c.Notify(t.Context(), "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 1, "text": shop + "// typed"}}); err != nil {
		t.Fatal(err)
	}
	var symbols []documentSymbol
	if err := c.Call(t.Context(), "textDocument/documentSymbol", map[string]any{"textDocument": map[string]any{"uri": uri}}, &symbols); err != nil || len(symbols) != 2 {
		t.Fatalf("%v %v", symbols, err)
	}
	p, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	if b := p.Editor().Buffers(); len(b) != 1 || !b[0].Unsaved {
		t.Fatalf("buffers: %+v", b)
	}
	c.Close()
	for range 500 {
		if len(p.Editor().Buffers()) == 0 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the buffer of a client that is gone stays")
}

// FuzzMessages sends what is no message between messages that are: each of those is answered, in order and once.
func FuzzMessages(f *testing.F) {
	for _, s := range []string{
		"{nope", "[]", "null", `{"jsonrpc":"2.0","id":{},"method":"x"}`, `{"jsonrpc":"2.0","id":1.5,"method":"x"}`, `{"jsonrpc":"2.0","method":7}`,
		`{"jsonrpc":"2.0","id":5,"method":"textDocument/definition","params":{"textDocument":{"uri":"file:///a"},"position":{"line":1e99,"character":-1}}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"DOC","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":5},"end":{"line":2,"character":0}},"text":"\ud800"}]}}`,
		`{"jsonrpc":"2.0","id":"s","method":"workspace/symbol","params":{"query":5}}`, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":{}}}`,
		`{"jsonrpc":"2.0","id":9,"method":"callHierarchy/incomingCalls","params":{"item":{"data":{"root":"","id":"a.go#Take~99999999999999999999"}}}}`,
		`{"jsonrpc":"2.0","id":9,"result":{}}`, "\x00\xff", strings.Repeat("[", 10000),
	} {
		f.Add(s)
	}
	w, root := project(f, shop)
	uri := uriOf(filepath.Join(root, "a.go"))
	f.Fuzz(func(t *testing.T, message string) {
		message = strings.ReplaceAll(message, "DOC", uri)
		if strings.Contains(message, `exit"`) || strings.Contains(message, `shutdown"`) {
			return // ends the server, as it should
		}
		var in bytes.Buffer
		say := func(text string) { fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(text), text) }
		say(`{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"rootUri":"` + uriOf(root) + `"}}`)
		say(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"` + uri + `","version":1,"text":"package a"}}}`)
		say(message)
		say(`{"jsonrpc":"2.0","id":"last","method":"shutdown"}`)
		say(`{"jsonrpc":"2.0","method":"exit"}`)
		var out bytes.Buffer
		if err := Serve(t.Context(), &in, &out, Options{Workspace: w, Folder: root}); err != nil {
			t.Fatal(err)
		}
		answered := map[string]int{}
		r := bufio.NewReader(&out)
		for s := newStream(r, io.Discard, nil); ; {
			body, _, err := s.message()
			if err != nil {
				break
			}
			var m struct {
				ID     any
				Result json.RawMessage
				Error  *jsonrpc2.Error
			}
			if err := json.Unmarshal(body, &m); err != nil {
				t.Fatalf("%v in %q", err, body)
			}
			if m.Error != nil && m.Error.Code == jsonrpc2.CodeInternalError {
				t.Errorf("%s", m.Error.Message)
			}
			answered[fmt.Sprint(m.ID)]++
		}
		if answered["first"] != 1 || answered["last"] != 1 {
			t.Errorf("answers: %v", answered)
		}
	})
}
