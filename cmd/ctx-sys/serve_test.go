package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/ctx-sys/ctx-sys/internal/effort"
)

// mcpClient is a program for the scripts, a client of the official SDK: mcp-client [-serve FLAGS] METHOD [ARGUMENT...].
// It starts `ctx-sys serve`, or with -url asks a server over HTTP, and prints the answer. Without an argument that
// is a JSON object, a call has none. An answer that is an error goes to stderr, with exit code 1.
func mcpClient() {
	if err := runMCPClient(context.Background(), os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func runMCPClient(ctx context.Context, args []string, out io.Writer) error {
	var transport sdk.Transport
	serve := []string{"serve"}
	for len(args) > 1 && strings.HasPrefix(args[0], "-") {
		switch args[0] {
		case "-serve":
			serve = append(serve, strings.Fields(args[1])...)
		case "-url": // the line that serve --http prints
			line, err := os.ReadFile(args[1])
			if err != nil {
				return err
			}
			transport, err = overHTTP(line)
			if err != nil {
				return err
			}
		}
		args = args[2:]
	}
	if transport == nil {
		cmd := exec.Command("ctx-sys", serve...)
		cmd.Stderr = os.Stderr
		transport = &sdk.CommandTransport{Command: cmd}
	}
	session, err := sdk.NewClient(&sdk.Implementation{Name: "scripts", Version: "1"}, nil).Connect(ctx, transport, nil)
	if err != nil {
		return err
	}
	defer session.Close()
	return ask(ctx, session, args, out)
}

// overHTTP reaches the server of a line {"url", "token_file"}.
func overHTTP(line []byte) (sdk.Transport, error) {
	var at struct {
		URL       string `json:"url"`
		TokenFile string `json:"token_file"`
	}
	if err := json.Unmarshal(line, &at); err != nil {
		return nil, err
	}
	token, err := os.ReadFile(at.TokenFile)
	if err != nil {
		return nil, err
	}
	return &sdk.StreamableClientTransport{Endpoint: at.URL + "/mcp", HTTPClient: &http.Client{Transport: bearer(strings.TrimSpace(string(token)))}}, nil
}

// bearer sends a token with each request.
type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+string(b))
	return http.DefaultTransport.RoundTrip(r)
}

func ask(ctx context.Context, session *sdk.ClientSession, args []string, out io.Writer) error {
	switch method := args[0]; method {
	case "about":
		_, err := fmt.Fprintln(out, session.InitializeResult().Instructions)
		return err
	case "tools":
		list, err := session.ListTools(ctx, nil)
		if err != nil {
			return err
		}
		enc := json.NewEncoder(out)
		enc.SetIndent("", " ")
		enc.SetEscapeHTML(false)
		return enc.Encode(list.Tools)
	case "call":
		var given map[string]any
		if len(args) > 2 {
			if err := json.Unmarshal([]byte(args[2]), &given); err != nil {
				return err
			}
		}
		result, err := session.CallTool(ctx, &sdk.CallToolParams{Name: args[1], Arguments: given})
		if err != nil {
			return err
		}
		text := result.Content[0].(*sdk.TextContent).Text
		if result.IsError {
			return errors.New(text)
		}
		_, err = fmt.Fprintln(out, text)
		return err
	case "read":
		result, err := session.ReadResource(ctx, &sdk.ReadResourceParams{URI: args[1]})
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(out, result.Contents[0].Text)
		return err
	case "resources":
		for r, err := range session.Resources(ctx, nil) {
			if err != nil {
				return err
			}
			fmt.Fprintln(out, r.URI)
		}
		for r, err := range session.ResourceTemplates(ctx, nil) {
			if err != nil {
				return err
			}
			fmt.Fprintln(out, r.URITemplate)
		}
		return nil
	case "prompt":
		given := map[string]string{}
		for _, pair := range args[2:] {
			name, value, _ := strings.Cut(pair, "=")
			given[name] = value
		}
		result, err := session.GetPrompt(ctx, &sdk.GetPromptParams{Name: args[1], Arguments: given})
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(out, result.Messages[0].Content.(*sdk.TextContent).Text)
		return err
	case "complete": // TEMPLATE|PROMPT ARGUMENT VALUE
		ref := &sdk.CompleteReference{Type: "ref/prompt", Name: args[1]}
		if strings.Contains(args[1], "://") {
			ref = &sdk.CompleteReference{Type: "ref/resource", URI: args[1]}
		}
		result, err := session.Complete(ctx, &sdk.CompleteParams{Ref: ref, Argument: sdk.CompleteParamsArgument{Name: args[2], Value: args[3]}})
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(out, strings.Join(result.Completion.Values, "\n"))
		return err
	}
	return fmt.Errorf("no method %s", args[0])
}

// served is `ctx-sys serve` on a project, spoken to line by line.
type servedProject struct {
	t      *testing.T
	cmd    *exec.Cmd
	in     io.WriteCloser
	out    *bufio.Reader
	exited chan error
}

func serveProject(t *testing.T, root string, flags ...string) *servedProject {
	t.Helper()
	s := &servedProject{t: t, cmd: exec.Command("ctx-sys", append([]string{"serve", "--project", root}, flags...)...), exited: make(chan error, 1)}
	home := t.TempDir()
	s.cmd.Env = append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+home)
	s.cmd.Stderr = os.Stderr
	var err error
	if s.in, err = s.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	s.out = bufio.NewReaderSize(out, 1<<20)
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { s.exited <- s.cmd.Wait() }()
	t.Cleanup(func() { s.cmd.Process.Kill() })
	return s
}

func (s *servedProject) send(line string) {
	s.t.Helper()
	if _, err := io.WriteString(s.in, line+"\n"); err != nil {
		s.t.Fatal(err)
	}
}

// answer reads lines until one has an id, and returns it.
func (s *servedProject) answer() map[string]any {
	s.t.Helper()
	for {
		line, err := s.out.ReadBytes('\n')
		if err != nil {
			s.t.Fatalf("the server is gone: %v", err)
		}
		var m map[string]any
		if err := json.Unmarshal(line, &m); err != nil {
			s.t.Fatalf("stdout holds what is no message: %q", line)
		}
		if _, ok := m["id"]; ok {
			return m
		}
	}
}

func (s *servedProject) ends() {
	s.t.Helper()
	select {
	case err := <-s.exited:
		if err != nil {
			s.t.Errorf("the server ended with %v", err)
		}
	case <-time.After(10 * time.Second):
		s.t.Error("the server goes on without a client")
	}
}

const hello = `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}`

// smallProject is a folder with an index to be and a function in it.
func smallProject(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	if err := os.MkdirAll(filepath.Join(root, ".git"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "shop.py"), []byte("def checkout(basket):\n    return pay(basket)\n\n\ndef pay(basket):\n    return 1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return root
}

// A server ends when its client closes the pipe, whatever it was doing.
func TestServeEndsWithItsClient(t *testing.T) {
	s := serveProject(t, smallProject(t))
	s.send(hello)
	s.answer()
	s.in.Close()
	s.ends()
}

// What is no message is answered by the book and harms nothing.
func TestServeBadMessages(t *testing.T) {
	s := serveProject(t, smallProject(t))
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	big := strings.Repeat("x ", 5<<20)
	for _, c := range []struct{ line, want string }{
		{`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no_such_tool","arguments":{}}}`, "no_such_tool"},
		{`{"jsonrpc":"2.0","id":2,"method":"no/such/method"}`, "-32601"},
		{`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"` + big + `"}}}`, "send at most 1048576"},
		{`{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"pay","cursor":"AAAA"}}}`, "no cursor"},
		{`{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"search_code","arguments":[]}}`, "not a JSON object"},
		{`{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"pay","path":"../../**"}}}`, "result"},
		{`{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"ctx://file/../../../etc/passwd"}}`, "error"},
		{`{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"pay","project":"/"}}}`, "isError"},
		{`{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"who pays"}}}`, "shop.py"},
	} {
		s.send(c.line)
		got, err := json.Marshal(s.answer())
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(got), c.want) || strings.Contains(string(got), "root:") {
			t.Errorf("%.200s\n  is answered with %.400s\n  want %q in it", c.line, got, c.want)
		}
	}
}

// Two hundred calls at once are all answered, each with its own answer.
func TestServeManyCalls(t *testing.T) {
	const calls = 200
	s := serveProject(t, smallProject(t))
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	var sending sync.WaitGroup
	sending.Go(func() {
		for i := range calls {
			entity := []string{"checkout", "pay"}[i%2]
			io.WriteString(s.in, fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"read_entity","arguments":{"entity":%q}}}`+"\n", i+1, entity))
		}
	})
	var seen []int
	for range calls {
		m := s.answer()
		id := int(m["id"].(float64))
		seen = append(seen, id)
		text, err := json.Marshal(m["result"])
		if err != nil {
			t.Fatal(err)
		}
		if want := []string{"function checkout", "function pay"}[(id-1)%2]; !strings.Contains(string(text), want) {
			t.Fatalf("call %d is answered with %.300s", id, text)
		}
	}
	sending.Wait()
	slices.Sort(seen)
	if len(slices.Compact(seen)) != calls {
		t.Errorf("%d different answers of %d", len(slices.Compact(seen)), calls)
	}
	s.in.Close()
	s.ends()
}

// A call that is cancelled ends at once, and harms neither the server nor the index.
func TestServeCancelledCall(t *testing.T) {
	tr := newTree(t)
	s := serveProject(t, tr.root, "--toolsets", "all")
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	s.send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"index_codebase","arguments":{"force":true}}}`)
	time.Sleep(200 * time.Millisecond) // it is under way, or waits for the first index
	s.send(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"changed my mind"}}`)
	s.send(`{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"index_codebase","arguments":{}}}`)
	for {
		m := s.answer()
		text, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if m["id"] == 1.0 {
			if !strings.Contains(string(text), "cancel") {
				t.Errorf("the cancelled call is answered with %s", text)
			}
			continue
		}
		if !strings.Contains(string(text), "files, ") || strings.Contains(string(text), `"isError":true`) {
			t.Errorf("the call after it is answered with %s", text)
		}
		break
	}
	s.in.Close()
	s.ends()
}

// A client that sends and never reads is not waited for by others, nor when it goes.
func TestServeClientThatNeverReads(t *testing.T) {
	s := serveProject(t, smallProject(t))
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	sent := make(chan struct{})
	go func() { // until the pipe is full and the server stops taking more
		defer close(sent)
		for i := range 2000 {
			if _, err := io.WriteString(s.in, fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"read_entity","arguments":{"entity":"shop.py"}}}`+"\n", i+1)); err != nil {
				return
			}
		}
	}()
	select {
	case <-sent:
	case <-time.After(2 * time.Second):
	}
	if err := s.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	s.ends()
}

// What is no message is answered as JSON-RPC wants it, and the server goes on; ids come back as they came.
func TestServeBadLines(t *testing.T) {
	s := serveProject(t, smallProject(t))
	s.send(hello)
	s.answer()
	s.send(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	nested := strings.Repeat("[", 1500) + strings.Repeat("]", 1500)
	for _, c := range []struct{ line, id, want string }{
		{"hello", `null`, "-32700"},
		{"\x00", `null`, "-32700"},
		{"[]", `null`, "-32600"},
		{strings.Repeat("[", 100_000), `null`, "-32700"},
		{`{"jsonrpc":"2.0","id":{},"method":"ping"}`, `null`, "-32600"},
		{`{"jsonrpc":"1.0","id":"one","method":"ping"}`, `"one"`, "-32600"},
		{`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"search_code","arguments":{"query":` + nested + `}}}`, `null`, "-32600"},
		{`{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"` + strings.Repeat("x", 60<<20) + `"}}}`, `null`, "-32600"},
		{`{"jsonrpc":"2.0","id":5,"meth`, `null`, "-32700"},
		{`{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, `1.5`, `"result"`},
		{`{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}`, `123456789012345678901234567890`, `"result"`},
		{`{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}`, `9007199254740993`, `"result"`},
		{`{"jsonrpc":"2.0","id":-7,"method":"ping"}`, `-7`, `"result"`},
		{`{"jsonrpc":"2.0","id":6,"method":"resources/read","params":{"uri":"ctx://file/a\u0000b"}}`, `6`, "-32602"},
		{`{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"no:scheme\u001b\u00ad"}}`, `7`, "-32602"},
		{`{"jsonrpc":"2.0","id":"a \u0022b\u0022","method":"ping"}`, `"a \u0022b\u0022"`, `"result"`},
		{`{"jsonrpc":"2.0","id":0.25,"method":"tools/call","params":{"name":"search_code","arguments":{"query":"who pays"}}}`, `0.25`, `shop.py`},
	} {
		s.send(c.line)
		line, err := s.out.ReadBytes('\n')
		if err != nil {
			t.Fatalf("%.100s: the server is gone: %v", c.line, err)
		}
		var m struct{ ID json.RawMessage }
		if err := json.Unmarshal(line, &m); err != nil || string(m.ID) != c.id || !strings.Contains(string(line), c.want) {
			t.Errorf("%.100s\n is answered with %.300s\n want id %s and %s", c.line, line, c.id, c.want)
		}
	}
	s.in.Close()
	s.ends()
}

// The same over HTTP, where a body that is no message has a status of its own.
func TestServeBadBodies(t *testing.T) {
	d := newFrontEnds(t)
	s := d.serve(t)
	for _, c := range []struct {
		body, id, want string
		status         int
	}{
		{"hello", `null`, "-32700", 400},
		{"[]", `null`, "-32600", 400},
		{`{"jsonrpc":"1.0","id":"one","method":"ping"}`, `"one"`, "-32600", 400},
		{`{"jsonrpc":"2.0","id":{},"method":"ping"}`, `null`, "-32600", 400},
		{`{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, `1.5`, `"result"`, 200},
		{`{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"tools/list"}`, `123456789012345678901234567890`, `"tools":[`, 200},
		{`{"jsonrpc":"2.0","id":-7,"method":"ping"}`, `-7`, `"result"`, 200},
		{`{"jsonrpc":"2.0","id":8,"method":"resources/read","params":{"uri":"ctx://file/a\u0000b"}}`, `8`, "-32602", 200},
		{`{"jsonrpc":"2.0","id":"plain","method":"ping"}`, `"plain"`, `"result"`, 200},
	} {
		status, answer, err := s.post(t.Context(), "/mcp", c.body)
		if err != nil {
			t.Fatal(err)
		}
		if i := strings.Index(answer, "data: "); i >= 0 {
			answer = answer[i+len("data: "):]
		}
		var m struct{ ID json.RawMessage }
		if err := json.Unmarshal([]byte(answer), &m); err != nil || status != c.status || string(m.ID) != c.id || !strings.Contains(answer, c.want) {
			t.Errorf("%s\n is answered with %d %.300s\n want %d, id %s and %s", c.body, status, answer, c.status, c.id, c.want)
		}
	}
}

// A question that is too long is refused by every way in, before anything is done for it.
func TestTooLongQuestions(t *testing.T) {
	effort.Unraced(t)
	d := newFrontEnds(t)
	s := d.serveTools(t, "all")
	long, huge := strings.Repeat("pay ", 100_000), strings.Repeat("x ", 7<<20)
	const said = "the query is longer than 262144 bytes: ask about a part of it"
	for _, c := range []struct {
		path, query string
		status      int
		want        string
	}{
		{"/v1/search_code", long, 400, said},
		{"/v1/context_query", long, 400, said},
		{"/context/chat", long, 400, said},
		{"/v1/search_code", huge, 413, "the body has more than 1048576 bytes"},
		{"/v1/context_query", huge, 400, said},
		{"/context/chat", huge, 400, said},
	} {
		status, answer, err := s.post(t.Context(), c.path, `{"query":"`+c.query+`"}`)
		if err != nil || status != c.status || !strings.Contains(answer, c.want) {
			t.Errorf("%s, %d bytes: %d, %v, %.300s", c.path, len(c.query), status, err, answer)
		}
	}
	cmd := exec.Command("ctx-sys", "--project", d.dir, "context", "-")
	cmd.Dir, cmd.Env, cmd.Stdin = d.dir, d.env, strings.NewReader(huge)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != exitUsage || !strings.Contains(string(out), said) {
		t.Errorf("%v, %.300s", err, out)
	}
}
