package web_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers/gorillamux"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/web"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// served is a server over a small project, and what it says of itself.
func served(t *testing.T) (*httptest.Server, *openapi3.T) {
	t.Helper()
	s := serve(t)
	resp, err := http.Get(s.URL + "/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := openapi3.NewLoader().LoadFromData(raw)
	if err != nil {
		t.Fatalf("%v\n%s", err, raw)
	}
	if err := doc.Validate(context.Background()); err != nil {
		t.Fatal(err)
	}
	doc.Servers = openapi3.Servers{{URL: s.URL}}
	return s, doc
}

// serve serves a small project that is indexed.
func serve(t testing.TB) *httptest.Server {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{"a.go": "package a\n\n// Weigh weighs.\nfunc Weigh() int { return 1 }\n", "b.go": "package a\n\nfunc Send() int { return Weigh() }\n"} {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data := filepath.Join(t.TempDir(), "index")
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "p", MayIndex: true, Options: engine.Options{Root: root, DataDir: data}}, nil
	})
	t.Cleanup(func() { w.Close() })
	p, err := w.Project("")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Sync(t.Context(), engine.SyncRequest{}); err != nil {
		t.Fatal(err)
	}
	completer, chatter, _ := models(t, "qwen:filler")
	tools, err := op.Choose([]string{"all"}, false)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(web.Handler(web.Options{Workspace: w, Tools: tools, Own: op.Pages(false), MCP: http.NotFoundHandler(), Completer: completer, Chatter: chatter}))
	t.Cleanup(s.Close)
	return s
}

// The server answers as the description says, to what the description allows, and everything in the description is there.
func TestDescription(t *testing.T) {
	s, doc := served(t)
	router, err := gorillamux.NewRouter(doc)
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, c := range []struct{ method, path, body string }{
		{"POST", "/register", `{"client": "vim", "name": "vim"}`},
		{"POST", "/context/buffers", `{"client": "vim", "buffers": [{"path": "a.go", "content": "package a\n\nfunc Weigh() int { return 2 }\n", "version": 1, "cursor": {"line": 2, "col": 3}, "active": true}, {"path": "../x"}]}`},
		{"POST", "/context/edit", `{"client": "vim", "path": "a.go", "diff": "@@ -3,1 +3,1 @@\n-func Weigh() int { return 2 }\n+func Weigh() int { return 3 }\n", "cursorBefore": {"line": 2, "col": 1}, "cursorAfter": {"line": 2, "col": 2}, "version": 2, "source": "user"}`},
		{"POST", "/context/edit", `{"client": "vim", "path": "a.go", "diff": "@@ -3,1 +3,1 @@\n-nothing\n+new\n"}`},
		{"POST", "/context/cursor", `{"client": "vim", "path": "b.go", "cursor": {"line": 1, "col": 1}}`},
		{"POST", "/context/completion", `{"client": "vim", "path": "b.go", "cursor": {"line": 2, "col": 25}}`},
		{"POST", "/context/completion", `{"client": "vim", "path": "gone.go", "cursor": {"line": 2, "col": 25}}`},
		{"POST", "/complete", `{"client": "vim", "path": "b.go", "cursor": {"line": 2, "col": 25}, "stream": false}`},
		{"POST", "/complete", `{"path": "gone.go", "cursor": {"line": 2, "col": 25}}`},
		{"POST", "/chat", `{"messages": [{"role": "user", "content": "what does Weigh do"}], "path": "a.go", "stream": false}`},
		{"POST", "/chat", `{"messages": []}`},
		{"POST", "/context/edits", `{"limit": 3}`},
		{"GET", "/context/edits", ``},
		{"POST", "/context/files", `{"prefix": "a"}`},
		{"GET", "/status", ``},
		{"POST", "/unregister", `{"client": "vim"}`},
		{"GET", "/healthz", ``},
		{"GET", "/metrics", ``},
		{"GET", "/openapi.json", ``},
		{"POST", "/context/chat", `{"query": "what does Weigh do"}`},
		{"POST", "/v1/compact", `{"messages": [{"role": "user", "content": "what does Weigh do"}], "model": "gpt-4o", "auto": true}`},
		{"POST", "/v1/search_code", `{"query": "Weigh"}`},
		{"POST", "/v1/read_entity", `{"entity": "Nothing"}`},
	} {
		req, err := http.NewRequest(c.method, s.URL+c.path, strings.NewReader(c.body))
		if err != nil {
			t.Fatal(err)
		}
		if c.body != "" {
			req.Header.Set("Content-Type", "application/json")
		}
		route, params, err := router.FindRoute(req)
		if err != nil {
			t.Errorf("%s %s is not described: %v", c.method, c.path, err)
			continue
		}
		asked[c.method+" "+c.path] = true
		in := &openapi3filter.RequestValidationInput{Request: req, PathParams: params, Route: route, Options: &openapi3filter.Options{AuthenticationFunc: openapi3filter.NoopAuthenticationFunc}}
		if err := openapi3filter.ValidateRequest(t.Context(), in); err != nil {
			t.Errorf("%s %s: the description does not allow %s: %v", c.method, c.path, c.body, err)
		}
		req.Body = io.NopCloser(strings.NewReader(c.body))
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		raw, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if resp.StatusCode == http.StatusNotFound && !bytes.Contains(raw, []byte(`"not_found"`)) {
			t.Errorf("%s %s is described and not served", c.method, c.path)
		}
		out := &openapi3filter.ResponseValidationInput{RequestValidationInput: in, Status: resp.StatusCode, Header: resp.Header, Body: io.NopCloser(bytes.NewReader(raw))}
		if err := openapi3filter.ValidateResponse(t.Context(), out); err != nil {
			t.Errorf("%s %s answers %d %s: %v", c.method, c.path, resp.StatusCode, raw, err)
		}
	}
	for path, item := range doc.Paths.Map() {
		for method := range item.Operations() {
			if !asked[method+" "+path] && !strings.HasPrefix(path, "/v1/") && path != "/mcp" { // which answers in a protocol of its own
				t.Errorf("%s %s is described, and not tried here", method, path)
			}
		}
	}
}

// What is described is served, and nothing else is: another method of a path is answered with which there are.
func TestMethods(t *testing.T) {
	s, doc := served(t)
	for path, item := range doc.Paths.Map() {
		for _, method := range []string{"GET", "POST", "PUT", "DELETE"} {
			if item.GetOperation(method) != nil {
				continue
			}
			req, err := http.NewRequest(method, s.URL+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			resp, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			var answer struct{ Error struct{ Code, Hint string } }
			if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
				t.Errorf("%s %s: %v", method, path, err)
			}
			resp.Body.Close()
			allow := strings.Split(resp.Header.Get("Allow"), ", ")
			if resp.StatusCode != http.StatusMethodNotAllowed || answer.Error.Code != "method_not_allowed" || len(allow) != len(item.Operations()) || item.GetOperation(allow[0]) == nil {
				t.Errorf("%s %s: %d %+v, Allow %q", method, path, resp.StatusCode, answer, allow)
			}
		}
	}
	for _, path := range []string{"/dashboard", "/v1/nothing", "/v1/", "/mcp/x"} {
		if status, code, _ := ask(t, s, path, map[string]any{}); status != http.StatusNotFound || code != "not_found" {
			t.Errorf("%s: %d %s", path, status, code)
		}
	}
}

// ask posts a body and returns the status and the code of the error.
func ask(t *testing.T, s *httptest.Server, path string, body any) (status int, code string, answer map[string]any) {
	t.Helper()
	raw, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.Post(s.URL+path, "application/json", bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if err := json.NewDecoder(resp.Body).Decode(&answer); err != nil {
		t.Fatal(err)
	}
	if e, ok := answer["error"].(map[string]any); ok {
		code = e["code"].(string)
		if e["message"] == "" || e["hint"] == "" {
			t.Errorf("%s: an error without words: %v", path, e)
		}
	}
	return resp.StatusCode, code, answer
}

// What editors get wrong is reported, and the next request is right.
func TestBadInput(t *testing.T) {
	s, _ := served(t)
	long := strings.Repeat("y", effort.Pick(1<<18, 5<<20, 5<<20))
	for name, c := range map[string]struct {
		path   string
		body   map[string]any
		status int
		code   string
	}{
		"no diff":        {"/context/edit", map[string]any{"path": "a.go", "diff": "hello"}, 409, "conflict"},
		"other text":     {"/context/edit", map[string]any{"path": "a.go", "diff": "@@ -1 +1 @@\n-x\n+y\n"}, 409, "conflict"},
		"outside":        {"/context/edit", map[string]any{"path": "../../etc/passwd", "diff": "@@ -1 +1 @@\n-x\n+y\n"}, 400, "usage"},
		"absolute":       {"/context/completion", map[string]any{"path": "/etc/passwd"}, 400, "usage"},
		"no path":        {"/context/cursor", map[string]any{}, 400, "usage"},
		"keys":           {"/context/completion", map[string]any{"path": "id_rsa", "content": "x"}, 400, "usage"},
		"source":         {"/context/edit", map[string]any{"path": "a.go", "diff": "", "source": "cat"}, 400, "usage"},
		"encoding":       {"/context/completion", map[string]any{"path": "a.go", "encoding": "ebcdic"}, 400, "usage"},
		"binary":         {"/context/completion", map[string]any{"path": "a.go", "content": "a\x00b"}, 400, "usage"},
		"wrong type":     {"/context/completion", map[string]any{"path": 7}, 400, "usage"},
		"far away":       {"/context/completion", map[string]any{"path": "a.go", "cursor": map[string]int{"line": 1 << 40, "col": -5}}, 200, ""},
		"before it":      {"/context/completion", map[string]any{"path": "a.go", "cursor": map[string]int{"line": -3, "col": 1 << 40}}, 200, ""},
		"a long line":    {"/context/completion", map[string]any{"path": "a.go", "content": long, "cursor": map[string]int{"line": 0, "col": 4 << 20}}, 200, ""},
		"small budget":   {"/context/completion", map[string]any{"path": "a.go", "max_tokens": 1}, 200, ""},
		"far cursor":     {"/context/cursor", map[string]any{"path": "a.go", "cursor": map[string]int{"line": -1, "col": 1 << 30}, "encoding": "utf-16"}, 200, ""},
		"unknown client": {"/unregister", map[string]any{"client": "nobody"}, 200, ""},
	} {
		status, code, answer := ask(t, s, c.path, c.body)
		if status != c.status || code != c.code {
			t.Errorf("%s: %d %s, want %d %s: %v", name, status, code, c.status, c.code, answer)
		}
	}
	ask(t, s, "/context/buffers", map[string]any{"buffers": []any{map[string]any{"path": "a.go", "content": "package a\n", "version": 5}}})
	if status, code, _ := ask(t, s, "/context/edit", map[string]any{"path": "a.go", "version": 5, "diff": "@@ -1 +1 @@\n-package a\n+package b\n"}); status != 409 || code != "conflict" {
		t.Errorf("a version that is not newer: %d %s", status, code)
	}
	var many []any
	for i := range 10_000 {
		many = append(many, map[string]any{"path": "many/" + strconv.Itoa(i) + ".go", "version": i})
	}
	if status, _, answer := ask(t, s, "/context/buffers", map[string]any{"buffers": many}); status != 200 || answer["open"].(float64) < 10_000 {
		t.Errorf("many buffers: %d %v", status, answer)
	}
	if status, _, answer := ask(t, s, "/context/buffers", map[string]any{"all": true}); status != 200 || answer["open"].(float64) != 0 {
		t.Errorf("all closed: %d %v", status, answer)
	}
	status, _, answer := ask(t, s, "/context/completion", map[string]any{"path": "b.go", "cursor": map[string]int{"line": 2, "col": 25}})
	if status != 200 || answer["prefix"] != "package a\n\nfunc Send() int { return " {
		t.Errorf("after all that: %d %v", status, answer)
	}
}
