package judges_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/textproto"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
	"time"
)

// lspClient is the other end of `ctx-sys lsp`, over its real pipes.
type lspClient struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser

	mu      sync.Mutex
	next    int
	waiting map[string]chan lspAnswer
	told    []lspMessage // what the server said without being asked
}

type lspMessage struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *lspError       `json:"error"`
}

type lspError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

type lspAnswer struct {
	result json.RawMessage
	err    *lspError
}

// startLSP starts the server in a folder.
func startLSP(t *testing.T, dir string, args ...string) *lspClient {
	t.Helper()
	c := &lspClient{t: t, cmd: exec.Command(program, append([]string{"lsp"}, args...)...), waiting: map[string]chan lspAnswer{}}
	c.cmd.Dir = dir
	c.cmd.Env = append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
	c.cmd.Stderr = os.Stderr
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.in.Close(); c.cmd.Process.Kill(); c.cmd.Wait() })
	go c.read(bufio.NewReader(out))
	return c
}

func (c *lspClient) read(r *bufio.Reader) {
	for {
		header, err := textproto.NewReader(r).ReadMIMEHeader()
		if err != nil {
			return
		}
		n, _ := strconv.Atoi(header.Get("Content-Length"))
		body := make([]byte, n)
		if _, err := io.ReadFull(r, body); err != nil {
			return
		}
		var m lspMessage
		if err := json.Unmarshal(body, &m); err != nil {
			c.t.Errorf("the server says what is no JSON: %s", body)
			return
		}
		c.mu.Lock()
		wait := c.waiting[string(m.ID)]
		switch {
		case m.Method != "":
			c.told = append(c.told, m)
		case wait != nil:
			delete(c.waiting, string(m.ID))
			wait <- lspAnswer{m.Result, m.Error}
		default:
			c.told = append(c.told, m)
		}
		c.mu.Unlock()
		if m.Method != "" && len(m.ID) > 0 {
			c.send(object{"jsonrpc": "2.0", "id": m.ID, "result": nil})
		}
	}
}

func (c *lspClient) send(m object) {
	body, err := json.Marshal(m)
	if err != nil {
		c.t.Error(err)
	}
	c.raw(fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body))
}

func (c *lspClient) raw(text string) { _, _ = io.WriteString(c.in, text) }

// begin sends a request and returns its id and where the answer comes.
func (c *lspClient) begin(method string, params any) (int, chan lspAnswer) {
	c.mu.Lock()
	c.next++
	id := c.next
	wait := make(chan lspAnswer, 1)
	c.waiting[strconv.Itoa(id)] = wait
	c.mu.Unlock()
	c.send(object{"jsonrpc": "2.0", "id": id, "method": method, "params": params})
	return id, wait
}

func (c *lspClient) wait(from chan lspAnswer) lspAnswer {
	c.t.Helper()
	select {
	case a := <-from:
		return a
	case <-time.After(30 * time.Second):
		c.t.Fatal("the server does not answer")
		return lspAnswer{}
	}
}

// try asks and returns whatever the answer is.
func (c *lspClient) try(method string, params any) lspAnswer {
	c.t.Helper()
	_, wait := c.begin(method, params)
	return c.wait(wait)
}

// ask wants an answer that is no error.
func (c *lspClient) ask(method string, params, into any) {
	c.t.Helper()
	a := c.try(method, params)
	if a.err != nil {
		c.t.Fatalf("%s: %d %s", method, a.err.Code, a.err.Message)
	}
	if into != nil {
		decode(c.t, a.result, into)
	}
}

// fails wants an error of a code.
func (c *lspClient) fails(code int, method string, params any) {
	c.t.Helper()
	if a := c.try(method, params); a.err == nil || a.err.Code != code {
		c.t.Errorf("%s %v: got %s %+v, want error %d", method, params, a.result, a.err, code)
	}
}

func (c *lspClient) notify(method string, params any) {
	c.send(object{"jsonrpc": "2.0", "method": method, "params": params})
}

// said waits until the server has said something without being asked.
func (c *lspClient) said(what string, is func(lspMessage) bool) lspMessage {
	c.t.Helper()
	for range 600 {
		c.mu.Lock()
		for _, m := range c.told {
			if is(m) {
				c.mu.Unlock()
				return m
			}
		}
		c.mu.Unlock()
		time.Sleep(20 * time.Millisecond)
	}
	c.t.Fatalf("the server never said %s", what)
	return lspMessage{}
}

// initialize introduces a client that can do what editors can.
func (c *lspClient) initialize(root string, more object) (capabilities object) {
	c.t.Helper()
	params := object{
		"processId": os.Getpid(), "rootUri": fileURI(root), "clientInfo": object{"name": "tests"},
		"capabilities": object{
			"window":       object{"workDoneProgress": true},
			"textDocument": object{"hover": object{"contentFormat": []string{"markdown"}}, "documentSymbol": object{"hierarchicalDocumentSymbolSupport": true}},
		},
	}
	for k, v := range more {
		params[k] = v
	}
	var result struct{ Capabilities object }
	c.ask("initialize", params, &result)
	c.notify("initialized", object{})
	return result.Capabilities
}

func fileURI(path string) string { return "file://" + filepath.ToSlash(path) }

func (c *lspClient) open(uri, language, text string) {
	c.notify("textDocument/didOpen", object{"textDocument": object{"uri": uri, "languageId": language, "version": 1, "text": text}})
}

// change replaces a range: from line and character to line and character.
func (c *lspClient) change(uri string, version, l1, c1, l2, c2 int, text string) {
	c.notify("textDocument/didChange", object{"textDocument": object{"uri": uri, "version": version}, "contentChanges": []object{{
		"range": object{"start": object{"line": l1, "character": c1}, "end": object{"line": l2, "character": c2}}, "text": text}}})
}

func at(uri string, line, character int) object {
	return object{"textDocument": object{"uri": uri}, "position": object{"line": line, "character": character}}
}

type lspLocation struct {
	URI   string `json:"uri"`
	Range struct {
		Start, End struct{ Line, Character int }
	} `json:"range"`
}

// brief is a location as file:line:from-to.
func (l lspLocation) String() string {
	return fmt.Sprintf("%s:%d:%d-%d", filepath.Base(l.URI), l.Range.Start.Line, l.Range.Start.Character, l.Range.End.Character)
}
