package judges_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// counter is a project in which a type is used from another file, in Go.
var counter = map[string]string{
	".git/HEAD": "ref: refs/heads/main\n",
	"go.mod":    "module example.com/count\n\ngo 1.25\n",
	"count.go": `package main

// Counter counts.
type Counter struct{ n int }

// Adder adds.
type Adder interface{ Add(by int) int }

// Add adds to the counter.
func (c *Counter) Add(by int) int {
	c.n += by
	return c.n
}
`,
	"main.go": `package main

import "fmt"

func main() {
	c := &Counter{}
	total := c.Add(1)
	fmt.Println("𝔸é", total, c.Add(2))
	show(c)
}

func show(a Adder) { a.Add(3) }
`,
	"shop.py": "class Till:\n    \"\"\"Holds the money.\"\"\"\n\n    def take(self, basket):\n        return basket\n\n\ndef close(till):\n    t = Till()\n    return t.take(till)\n",
	"app.ts":  "export function greet(name: string): string { return `hi ${name}` }\nexport class App { run() { return greet('x') } }\n",
}

// folderOf writes files into a new folder, indexed.
func folderOf(t *testing.T, files map[string]string) string {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run(t, exec.Command(program, "index", "--quiet", "--project", root))
	return root
}

func (c *lspClient) locations(method string, params object) string {
	c.t.Helper()
	var ls []lspLocation
	c.ask(method, params, &ls)
	return fmt.Sprint(ls)
}

func TestLSPNavigation(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root, "--stdio")
	c.initialize(root, nil)
	main, count := fileURI(root)+"/main.go", fileURI(root)+"/count.go"
	python, script := fileURI(root)+"/shop.py", fileURI(root)+"/app.ts"
	for name, uri := range map[string]string{"main.go": main, "shop.py": python} {
		c.open(uri, strings.TrimPrefix(filepath.Ext(name), "."), counter[name])
	}
	for _, tt := range []struct {
		what, method string
		params       object
		want         string
	}{
		{"a method", "definition", at(main, 6, 13), "[count.go:9:18-21]"},
		{"a type", "definition", at(main, 5, 8), "[count.go:3:5-12]"},
		{"a method behind two code units", "definition", at(main, 7, 29), "[count.go:9:18-21]"},
		{"a local", "definition", at(main, 7, 22), "[main.go:6:1-6]"},
		{"a parameter", "definition", at(main, 11, 21), "[main.go:11:10-11]"},
		{"outside of the project", "definition", at(main, 7, 6), "[]"},
		{"a declaration", "definition", at(count, 3, 7), "[count.go:3:5-12]"},
		{"a field", "definition", at(count, 10, 3), "[count.go:3:21-22]"},
		{"a class of Python", "definition", at(python, 8, 9), "[shop.py:0:6-10]"},
		{"a method of Python", "definition", at(python, 9, 14), "[shop.py:3:8-12]"},
		{"a function of TypeScript", "definition", at(script, 1, 37), "[app.ts:0:16-21]"},
		{"white space", "definition", at(main, 1, 0), "[]"},
		{"behind the end", "definition", at(main, 4000, 4000), "[]"},
		{"an interface", "implementation", at(count, 6, 6), "[count.go:3:5-12]"},
		{"what implements a method", "implementation", at(main, 11, 23), "[count.go:9:18-21]"},
	} {
		if got := c.locations("textDocument/"+tt.method, tt.params); got != tt.want {
			t.Errorf("%s of %s: got %s, want %s", tt.method, tt.what, got, tt.want)
		}
	}
	with := func(p object, declaration bool) object {
		p["context"] = object{"includeDeclaration": declaration}
		return p
	}
	for _, tt := range []struct{ what, got, want string }{
		{"a method", c.locations("textDocument/references", with(at(main, 6, 13), false)), "[main.go:6:12-15 main.go:7:29-32 main.go:11:23-26]"}, // the last by an interface
		{"a method with its declaration", c.locations("textDocument/references", with(at(main, 6, 13), true)), "[count.go:9:18-21 main.go:6:12-15 main.go:7:29-32 main.go:11:23-26]"},
		{"a local", c.locations("textDocument/references", with(at(main, 6, 1), true)), "[main.go:6:1-6 main.go:7:20-25]"},
		{"a type", c.locations("textDocument/references", with(at(count, 3, 7), false)), "[count.go:9:9-16 main.go:5:7-14]"},
	} {
		if tt.got != tt.want {
			t.Errorf("references of %s: got %s, want %s", tt.what, tt.got, tt.want)
		}
	}
}

// What is typed and not saved moves what is below it: answers point to where things are in the buffer.
func TestLSPUnsavedText(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	main, count := fileURI(root)+"/main.go", fileURI(root)+"/count.go"
	c.open(main, "go", counter["main.go"])
	c.open(count, "go", counter["count.go"])
	c.change(count, 2, 1, 0, 1, 0, "// 𝔸 line above\nvar fresh = 1\n\n")
	c.change(main, 2, 3, 0, 3, 0, "\n\n")
	if got := c.locations("textDocument/definition", at(main, 8, 13)); got != "[count.go:12:18-21]" {
		t.Errorf("got %s", got)
	}
	if got := c.locations("textDocument/references", at(count, 12, 19)); got != "[main.go:8:12-15 main.go:9:29-32 main.go:13:23-26]" {
		t.Errorf("got %s", got)
	}
	if got := c.locations("textDocument/definition", at(count, 2, 5)); got != "[count.go:2:4-9]" {
		t.Errorf("what is only in the buffer: got %s", got)
	}
	c.change(main, 3, 8, 1, 8, 18, "x := fresh")
	if got := c.locations("textDocument/definition", at(main, 8, 8)); got != "[count.go:2:4-9]" {
		t.Errorf("a use that is only in the buffer: got %s", got)
	}
	c.change(main, 4, 10, 0, 10, 0, "\tc.Add(7)\n")
	if got := c.locations("textDocument/references", at(count, 12, 19)); got != "[main.go:9:29-32 main.go:10:3-6 main.go:14:23-26]" {
		t.Errorf("a call that is only in the buffer: got %s", got)
	}
	c.notify("textDocument/didClose", object{"textDocument": object{"uri": main}})
	c.notify("textDocument/didClose", object{"textDocument": object{"uri": count}})
	if got := c.locations("textDocument/definition", at(main, 6, 13)); got != "[count.go:9:18-21]" {
		t.Errorf("closed: got %s", got)
	}
}

func TestLSPSymbolsCallsAndHover(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	main, count, python := fileURI(root)+"/main.go", fileURI(root)+"/count.go", fileURI(root)+"/shop.py"

	var symbols []struct {
		Name, ContainerName string
		Kind                int
		Location            lspLocation
	}
	c.ask("workspace/symbol", object{"query": "count"}, &symbols)
	if len(symbols) == 0 || symbols[0].Name != "Counter" || symbols[0].Location.String() != "count.go:3:5-12" {
		t.Errorf("symbols: %+v", symbols)
	}
	var outline []struct {
		Name           string
		Kind           int
		SelectionRange struct{ Start struct{ Line, Character int } }
		Children       []struct{ Name string }
	}
	c.ask("textDocument/documentSymbol", object{"textDocument": object{"uri": python}}, &outline)
	if len(outline) != 2 || outline[0].Name != "Till" || len(outline[0].Children) != 1 || outline[0].Children[0].Name != "take" || outline[0].SelectionRange.Start.Character != 6 {
		t.Errorf("outline: %+v", outline)
	}

	type item = object
	var items []item
	c.ask("textDocument/prepareCallHierarchy", at(count, 9, 19), &items)
	if len(items) != 1 || items[0]["name"] != "Counter.Add" {
		t.Fatalf("items: %v", items)
	}
	var calls []struct {
		From, To   struct{ Name string }
		FromRanges []struct{ Start struct{ Line, Character int } }
	}
	c.ask("callHierarchy/incomingCalls", object{"item": items[0]}, &calls)
	if len(calls) != 1 || calls[0].From.Name != "main" || len(calls[0].FromRanges) != 2 {
		t.Errorf("incoming: %+v", calls)
	}
	c.ask("textDocument/prepareCallHierarchy", at(main, 4, 6), &items)
	c.ask("callHierarchy/outgoingCalls", object{"item": items[0]}, &calls)
	if len(calls) != 2 || calls[0].To.Name != "Counter.Add" || calls[1].To.Name != "show" {
		t.Errorf("outgoing: %+v", calls)
	}

	var h struct {
		Contents struct{ Kind, Value string }
	}
	for _, p := range []object{at(main, 6, 13), at(count, 9, 19)} { // a use, and the declaration
		c.ask("textDocument/hover", p, &h)
		if want := "```go\nfunc (c *Counter) Add(by int) int\n```\n\nAdd adds to the counter.\n\ncount.go:10"; h.Contents.Kind != "markdown" || h.Contents.Value != want {
			t.Errorf("hover: got %q, want %q", h.Contents.Value, want)
		}
	}
	for what, p := range map[string]object{"a local": at(main, 7, 22), "nothing": at(main, 1, 0)} {
		if a := c.try("textDocument/hover", p); a.err != nil || string(a.result) != "null" {
			t.Errorf("hover over %s: %s %v", what, a.result, a.err)
		}
	}
	var marks []struct {
		Kind  int
		Range struct{ Start struct{ Line int } }
	}
	c.ask("textDocument/documentHighlight", at(main, 6, 13), &marks)
	if len(marks) != 2 || marks[1].Range.Start.Line != 7 {
		t.Errorf("highlights: %+v", marks)
	}
	c.ask("textDocument/documentHighlight", at(main, 6, 2), &marks)
	if len(marks) != 2 || marks[0].Kind != 3 {
		t.Errorf("highlights of a local: %+v", marks)
	}
}

func TestLSPCommandsAndCompletions(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	main := fileURI(root) + "/main.go"
	c.open(main, "go", counter["main.go"])

	var found struct{ Results []struct{ ID string } }
	c.ask("workspace/executeCommand", object{"command": "ctx-sys.search", "arguments": []any{"Counter"}}, &found)
	if len(found.Results) == 0 || found.Results[0].ID != "count.go#Counter" {
		t.Errorf("search: %+v", found)
	}
	c.ask("workspace/executeCommand", object{"command": "ctx-sys.search", "arguments": []any{object{"query": "take", "limit": 1}}}, &found)
	if len(found.Results) != 1 {
		t.Errorf("search with a limit: %+v", found)
	}
	var context struct{ Context string }
	c.ask("workspace/executeCommand", object{"command": "ctx-sys.context", "arguments": []any{"how does Counter add"}}, &context)
	if !strings.Contains(context.Context, "func (c *Counter) Add") {
		t.Errorf("context: %q", context.Context)
	}
	var status struct {
		Folders []struct {
			Root    string
			Indexed bool
			Buffers int
		}
	}
	c.ask("workspace/executeCommand", object{"command": "ctx-sys.status"}, &status)
	if len(status.Folders) != 1 || status.Folders[0].Root != root || !status.Folders[0].Indexed || status.Folders[0].Buffers != 1 {
		t.Errorf("status: %+v", status)
	}

	inline := at(main, 6, 18)
	inline["context"] = object{"triggerKind": 2}
	var list struct{ Items []any }
	c.ask("textDocument/inlineCompletion", inline, &list)
	c.ask("textDocument/inlineCompletion", inline, &list)
	if list.Items == nil || len(list.Items) != 0 {
		t.Errorf("items without a model: %v", list.Items)
	}
	c.said("which model to configure", func(m lspMessage) bool {
		return m.Method == "window/logMessage" && strings.Contains(string(m.Params), "models.completion")
	})
	var around struct{ Prefix, Suffix, Path string }
	c.ask("ctx-sys/completionContext", at(main, 6, 10), &around)
	if around.Path != "main.go" || !strings.HasSuffix(around.Prefix, "\ttotal := ") || !strings.HasPrefix(around.Suffix, "c.Add(1)") {
		t.Errorf("context of a completion: %+v", around)
	}
	c.ask("workspace/executeCommand", object{"command": "ctx-sys.accepted", "arguments": []any{main}}, nil)
	c.notify("textDocument/didFocus", object{"textDocument": object{"uri": main}})
	c.notify("textDocument/didShowCompletion", object{"item": object{}})
	c.notify("textDocument/didPartiallyAcceptCompletion", object{"item": object{"command": object{"arguments": []any{main}}}, "acceptedLength": 3})
	c.change(main, 2, 6, 18, 6, 18, " // one")
	c.ask("ctx-sys/completionContext", at(main, 0, 0), nil)
}

func TestLSPOptions(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root, "--features", "hover,workspaceSymbol")
	have := c.initialize(root, object{"initializationOptions": object{"disable": []string{"hover", "nonsense"}}})
	if have["definitionProvider"] != nil || have["hoverProvider"] != nil || have["workspaceSymbolProvider"] != true || have["positionEncoding"] != "utf-16" {
		t.Errorf("capabilities: %v", have)
	}
	c.fails(-32601, "textDocument/hover", at(fileURI(root)+"/main.go", 6, 13))
	c.said("that a feature is unknown", func(m lspMessage) bool { return strings.Contains(string(m.Params), "nonsense") })

	bytes := startLSP(t, root)
	have = bytes.initialize(root, object{"capabilities": object{"general": object{"positionEncodings": []string{"utf-16", "utf-8"}}}})
	if have["positionEncoding"] != "utf-8" {
		t.Errorf("capabilities: %v", have)
	}
	main := fileURI(root) + "/main.go"
	if got := bytes.locations("textDocument/definition", at(main, 7, 32)); got != "[count.go:9:18-21]" { // 𝔸é are 6 bytes and 3 units
		t.Errorf("in bytes: got %s", got)
	}
	out, err := exec.Command(program, "lsp", "--features", "nonsense").CombinedOutput()
	if ended, ok := err.(*exec.ExitError); !ok || ended.ExitCode() != 2 || !strings.Contains(string(out), "definition") {
		t.Errorf("an unknown feature: %v %s", err, out)
	}
}

// Two folders, a folder without an index that is made while the client looks on, and one that must not be indexed.
func TestLSPFolders(t *testing.T) {
	root := folderOf(t, counter)
	other, plain := t.TempDir(), t.TempDir()
	if err := os.MkdirAll(filepath.Join(other, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range 400 {
		text := fmt.Sprintf("package p\n\n%s\nfunc Other%d() {}\n", strings.Repeat("// words and more words of a comment\nvar _ = 1\n", 400), i)
		if err := os.WriteFile(filepath.Join(other, fmt.Sprintf("f%d.go", i)), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	c := startLSP(t, root)
	c.initialize(root, object{"workspaceFolders": []object{{"uri": fileURI(root)}, {"uri": fileURI(other)}, {"uri": fileURI(plain)}}})
	c.said("that it makes an index", func(m lspMessage) bool {
		return m.Method == "$/progress" && strings.Contains(string(m.Params), `"begin"`)
	})
	c.said("that the index is made", func(m lspMessage) bool {
		return m.Method == "$/progress" && strings.Contains(string(m.Params), `"end"`)
	})
	c.said("what cannot be indexed", func(m lspMessage) bool {
		return m.Method == "window/logMessage" && strings.Contains(string(m.Params), plain)
	})
	for query, want := range map[string]string{"Other399": "f399.go", "Counter": "count.go"} {
		var symbols []struct{ Location lspLocation }
		c.ask("workspace/symbol", object{"query": query}, &symbols)
		if len(symbols) == 0 || filepath.Base(symbols[0].Location.URI) != want {
			t.Errorf("%s: %v", query, symbols)
		}
	}
	if _, err := os.Stat(filepath.Join(plain, ".ctx-sys")); err == nil {
		t.Error("a folder that is no project was indexed")
	}
	c.notify("workspace/didChangeWorkspaceFolders", object{"event": object{"removed": []object{{"uri": fileURI(other)}}}})
	var symbols []any
	c.ask("workspace/symbol", object{"query": "Other399"}, &symbols)
	if len(symbols) != 0 {
		t.Errorf("of a folder that was closed: %v", symbols)
	}
}

func TestLSPBadInput(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.fails(-32002, "textDocument/hover", at("file:///x", 0, 0))
	c.initialize(root, nil)
	main := fileURI(root) + "/main.go"
	c.open(main, "go", counter["main.go"])
	right := func(after string) {
		t.Helper()
		if got := c.locations("textDocument/definition", at(main, 6, 13)); got != "[count.go:9:18-21]" {
			t.Fatalf("after %s: got %s", after, got)
		}
	}
	right("nothing")
	c.fails(-32600, "initialize", object{})
	right("a second initialize")
	c.fails(-32601, "textDocument/nonsense", object{})
	for _, params := range []any{nil, object{}, []int{1}, "text", object{"textDocument": 5}, object{"textDocument": object{"uri": main}},
		at(main, -1, 0), at(main, 0, -5), at("file:///etc/passwd", 0, 0), at(fileURI(root)+"/../x.go", 0, 0), at(fileURI(root)+"/none.go", 0, 0),
		at("https://example.com/x.go", 0, 0), at("::", 0, 0), at("file:///%zz", 0, 0), object{"textDocument": object{"uri": main}, "position": object{"line": "x"}}} {
		for _, method := range []string{"definition", "references", "hover", "implementation", "documentHighlight", "prepareCallHierarchy", "inlineCompletion"} {
			c.fails(-32602, "textDocument/"+method, params)
		}
	}
	right("wrong parameters")
	for _, params := range []any{nil, object{"item": object{"data": object{"root": "/", "id": "x"}}}, object{"item": nil}} {
		c.fails(-32602, "callHierarchy/incomingCalls", params)
	}
	c.fails(-32602, "workspace/executeCommand", object{"command": "rm"})
	c.fails(-32602, "workspace/executeCommand", object{"command": "ctx-sys.search", "arguments": []any{5}})
	c.fails(-32602, "workspace/executeCommand", object{"command": "ctx-sys.search", "arguments": []any{object{"query": "x", "path": "["}}})
	for _, m := range []string{"didOpen", "didChange", "didSave", "didClose", "didFocus"} {
		c.notify("textDocument/"+m, nil)
		c.notify("textDocument/"+m, object{"textDocument": object{"uri": "file:///nowhere/x.go", "version": 9}, "contentChanges": []object{{"text": "x"}}})
	}
	c.notify("$/cancelRequest", object{"id": 4711})
	c.notify("$/nonsense", object{})
	right("wrong notifications")
	c.change(main, 1, 0, 0, 0, 0, "garbage") // not newer
	c.change(main, -3, 0, 0, 0, 0, "garbage")
	right("versions out of order")
	c.change(main, 3, 9999, 9999, 99999, 0, "\n// end")
	c.change(main, 4, 12, 0, 0, 4, "") // backwards, over everything
	c.notify("textDocument/didChange", object{"textDocument": object{"uri": main, "version": 5}, "contentChanges": []object{{"text": counter["main.go"]}}})
	right("ranges outside of the text")
	for _, raw := range []string{"Content-Length: 5\r\n\r\n{nope", "Content-Length: 2\r\n\r\n[]", "Content-Length: 13\r\n\r\n{\"id\":\"seven\"", "nonsense\r\n\r\n", "Content-Length: 18\r\n\r\n{\"jsonrpc\":\"2.0\"}\n"} {
		c.raw(raw)
		right(raw)
	}
	c.said("that a message is no JSON", func(m lspMessage) bool { return m.Error != nil && m.Error.Code == -32700 })
	c.said("that a message is no request", func(m lspMessage) bool { return m.Error != nil && m.Error.Code == -32600 })

	long := fileURI(root) + "/long.go"
	c.open(long, "go", "package main\nvar x = \""+strings.Repeat("𝔸", 1_300_000)+"\"\n")
	c.ask("textDocument/definition", at(long, 1, 2_000_000), nil)
	c.change(long, 2, 1, 1_000_000, 1, 1_000_004, "aa")
	c.ask("textDocument/documentSymbol", object{"textDocument": object{"uri": long}}, nil)
	right("a line of 5 MB")
	c.open("untitled:Untitled-1", "go", "package main\n")
	if got := c.locations("textDocument/definition", at("untitled:Untitled-1", 0, 9)); got != "[]" {
		t.Errorf("in a document that is no file: %s", got)
	}
	c.open(fileURI(root)+"/blob.go", "go", "package \x00\x01 main\n")
	c.ask("textDocument/documentSymbol", object{"textDocument": object{"uri": fileURI(root) + "/blob.go"}}, nil)
	right("odd documents")
	c.ask("shutdown", nil, nil)
	c.fails(-32600, "textDocument/definition", at(main, 6, 13))
	c.notify("exit", nil)
	if err := c.cmd.Wait(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
}

// A request that is cancelled is answered as such, or with its answer where that was there first; the server goes on.
func TestLSPCancel(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	var ids []int
	var waits []chan lspAnswer
	for range 200 {
		id, wait := c.begin("workspace/executeCommand", object{"command": "ctx-sys.context", "arguments": []any{"how does Counter add"}})
		ids, waits = append(ids, id), append(waits, wait)
	}
	for _, id := range ids {
		c.notify("$/cancelRequest", object{"id": id})
	}
	cancelled := 0
	for _, w := range waits {
		if a := c.wait(w); a.err != nil {
			if a.err.Code != -32800 {
				t.Fatalf("got %+v", a.err)
			}
			cancelled++
		}
	}
	if cancelled < 100 {
		t.Errorf("%d of 200 requests were cancelled", cancelled)
	}
	var symbols []json.RawMessage
	if c.ask("workspace/symbol", object{"query": "Counter"}, &symbols); len(symbols) == 0 {
		t.Error("nothing is found afterwards")
	}
}

// The server ends when its client goes, however that happens.
func TestLSPEnds(t *testing.T) {
	root := folderOf(t, counter)
	for how, leave := range map[string]func(*lspClient){
		"closes the pipe":     func(c *lspClient) { c.in.Close() },
		"exits unannounced":   func(c *lspClient) { c.notify("exit", nil) },
		"breaks in a message": func(c *lspClient) { c.raw("Content-Length: 100\r\n\r\n{"); c.in.Close() },
	} {
		c := startLSP(t, root)
		c.initialize(root, nil)
		c.ask("workspace/symbol", object{"query": "Counter"}, nil)
		leave(c)
		ended := make(chan error, 1)
		go func() { ended <- c.cmd.Wait() }()
		select {
		case err := <-ended:
			if rude := how == "exits unannounced"; (err != nil) != rude {
				t.Errorf("a client %s: the server ended with %v", how, err)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("a client %s, and the server stays", how)
		}
	}
}

// Every edit comes to the tracker as it was made: what a client types in many scripts is what the server then has.
func TestLSPScripts(t *testing.T) {
	root := folderOf(t, counter)
	text := "// a𝔸é😀e\u0301中\r\nconst α = 'ß'\rlet b = α\n\n"
	for _, enc := range []string{"utf-16", "utf-8"} {
		c := startLSP(t, root)
		c.initialize(root, object{"capabilities": object{"general": object{"positionEncodings": []string{enc}}}})
		uri := fileURI(root) + "/scripts.js"
		c.open(uri, "javascript", text)
		line := []rune("// a𝔸é😀e\u0301中")
		before := width(enc, line[:5])
		c.change(uri, 2, 0, before, 0, width(enc, line[:7]), "ß") // é😀 becomes ß
		c.change(uri, 3, 2, 8, 2, 8+width(enc, []rune("α")), "γ")
		var got struct{ Prefix, Suffix string }
		c.ask("ctx-sys/completionContext", at(uri, 2, 4), &got)
		want := "// a𝔸ße\u0301中\r\nconst α = 'ß'\rlet b = γ\n\n"
		if all := got.Prefix + got.Suffix; strings.TrimSpace(all) != strings.TrimSpace(want) || !strings.HasSuffix(got.Prefix, "\rlet ") {
			t.Errorf("%s: got %q + %q, want %q", enc, got.Prefix, got.Suffix, want)
		}
	}
}

// width is how much some characters count.
func width(enc string, text []rune) int {
	if enc == "utf-8" {
		return len(string(text))
	}
	n := len(text)
	for range slices.DeleteFunc(slices.Clone(text), func(r rune) bool { return r < 0x10000 }) {
		n++
	}
	return n
}

// Ten thousand documents are open, and each is answered about as it is shown.
func TestLSPManyDocuments(t *testing.T) {
	root := folderOf(t, counter)
	c := startLSP(t, root)
	c.initialize(root, nil)
	main := fileURI(root) + "/main.go"
	for i := range 10_000 {
		c.open(fmt.Sprintf("%s/many/f%d.go", fileURI(root), i), "go", fmt.Sprintf("package many\n\nfunc F%d() {}\n", i))
	}
	c.open(main, "go", "\n\n"+counter["main.go"])
	if got := c.locations("textDocument/definition", at(main, 8, 13)); got != "[count.go:9:18-21]" {
		t.Errorf("got %s", got)
	}
	var outline []struct{ Name string }
	c.ask("textDocument/documentSymbol", object{"textDocument": object{"uri": fileURI(root) + "/many/f9999.go"}}, &outline)
	if len(outline) != 1 || outline[0].Name != "F9999" {
		t.Errorf("outline: %v", outline)
	}
}

// BenchmarkLSPStart is from the start of the process on an indexed project to the first answer from its graph: on the
// sources of Go's package net.
func BenchmarkLSPStart(b *testing.B) {
	root := b.TempDir()
	if out, err := exec.Command("cp", "-r", filepath.Join(goRoot(b), "src", "net"), filepath.Join(root, "net")).CombinedOutput(); err != nil {
		b.Fatalf("%v %s", err, out)
	}
	if err := os.Mkdir(filepath.Join(root, ".git"), 0o755); err != nil {
		b.Fatal(err)
	}
	if out, err := exec.Command(program, "index", "--quiet", "--project", root).CombinedOutput(); err != nil {
		b.Fatalf("%v %s", err, out)
	}
	uri := fileURI(root) + "/net/dial.go"
	dial, err := os.ReadFile(filepath.Join(root, "net", "dial.go"))
	if err != nil {
		b.Fatal(err)
	}
	before, _, found := strings.Cut(string(dial), "func Dial(")
	if !found {
		b.Fatal("there is no Dial")
	}
	message := func(method string, id int, params string) string {
		m := fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, id, method, params)
		return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(m), m)
	}
	session := message("initialize", 1, `{"rootUri":"`+fileURI(root)+`"}`) +
		message("textDocument/prepareCallHierarchy", 2, fmt.Sprintf(`{"textDocument":{"uri":%q},"position":{"line":%d,"character":%d}}`, uri, strings.Count(before, "\n"), 6))
	for b.Loop() {
		cmd := exec.Command(program, "lsp")
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CTX_SYS_HOME="+filepath.Join(root, "home"))
		in, err := cmd.StdinPipe()
		if err != nil {
			b.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			b.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			b.Fatal(err)
		}
		if _, err := in.Write([]byte(session)); err != nil {
			b.Fatal(err)
		}
		var said []byte
		for buf := make([]byte, 64<<10); !strings.Contains(string(said), `"id":2,"result":[{`); {
			n, err := out.Read(buf)
			if said = append(said, buf[:n]...); err != nil {
				b.Fatalf("%v after %s", err, said)
			}
		}
		b.StopTimer()
		in.Close()
		cmd.Wait()
		b.StartTimer()
	}
}

func goRoot(b *testing.B) string {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		b.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
