package web_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/web"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

const secretToken = "a token of twenty and more letters"

// guardedServer is a server that has a token, and one set of tools for programs.
func guardedServer(t *testing.T) *httptest.Server {
	t.Helper()
	w := workspace.New(func(string) (workspace.Place, error) { return workspace.Place{}, io.EOF })
	t.Cleanup(func() { w.Close() })
	tools, err := op.Choose([]string{op.Retrieval}, false)
	if err != nil {
		t.Fatal(err)
	}
	own, err := op.Choose([]string{"all"}, false)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(web.Handler(web.Options{Workspace: w, Tools: tools, Own: own, MCP: http.NotFoundHandler(), Token: secretToken}))
	t.Cleanup(s.Close)
	return s
}

// sent is the answer to a request with some headers, no redirect followed.
func sent(t *testing.T, method, address, body string, headers ...string) *http.Response {
	t.Helper()
	req, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			req.Host = headers[i+1]
		}
		req.Header.Set(headers[i], headers[i+1])
	}
	resp, err := http.DefaultTransport.RoundTrip(req)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { resp.Body.Close() })
	return resp
}

// opened follows a new link, and returns the cookie that it gives.
func opened(t *testing.T, s *httptest.Server) (link, cookie string) {
	t.Helper()
	link, err := web.Link(t.Context(), s.URL, secretToken, "search", "/a b")
	if err != nil {
		t.Fatal(err)
	}
	resp := sent(t, "GET", link, "")
	if resp.StatusCode != http.StatusSeeOther || resp.Header.Get("Location") != "/ui/search?project=%2Fa+b" || resp.Header.Get("Cache-Control") != "no-store" || resp.Header.Get("Referrer-Policy") != "no-referrer" {
		t.Errorf("a link leads to %d %v", resp.StatusCode, resp.Header)
	}
	if len(resp.Cookies()) != 1 {
		t.Fatalf("a link gives the cookies %v", resp.Cookies())
	}
	c := resp.Cookies()[0]
	at, _ := url.Parse(s.URL)
	if !c.HttpOnly || c.SameSite != http.SameSiteStrictMode || c.Name != "ctx-sys-"+at.Port() || strings.Contains(c.Value, secretToken) || strings.Contains(link, secretToken) {
		t.Errorf("the cookie is %+v", c)
	}
	return link, c.Name + "=" + c.Value
}

// A link lets one browser in, once.
func TestLink(t *testing.T) {
	s := guardedServer(t)
	link, cookie := opened(t, s)
	if again := sent(t, "GET", link, ""); again.StatusCode != http.StatusSeeOther || len(again.Cookies()) != 0 {
		t.Errorf("a used link answers %d and gives %v", again.StatusCode, again.Cookies())
	}
	if wrong := sent(t, "GET", s.URL+"/ui/?token=x", ""); len(wrong.Cookies()) != 0 {
		t.Errorf("a wrong link gives %v", wrong.Cookies())
	}
	if _, err := web.Link(t.Context(), s.URL, "wrong", "", ""); err == nil || !strings.Contains(err.Error(), "another token") {
		t.Errorf("with a wrong token: %v", err)
	}
	for name, c := range map[string]struct {
		method, path string
		headers      []string
		status       int
	}{
		"nobody":                       {"POST", "/v1/project_list", nil, 401},
		"the browser":                  {"POST", "/v1/project_list", []string{"Cookie", cookie}, 200},
		"our page":                     {"POST", "/v1/project_list", []string{"Cookie", cookie, "Sec-Fetch-Site", "same-origin", "Origin", s.URL}, 200},
		"a set that programs lack":     {"POST", "/v1/project_list", []string{"Authorization", "Bearer " + secretToken}, 404},
		"a program":                    {"GET", "/status", []string{"Authorization", "Bearer " + secretToken}, 200},
		"a forged cookie":              {"POST", "/v1/project_list", []string{"Cookie", cookie + "x"}, 401},
		"the token as a cookie":        {"POST", "/v1/project_list", []string{"Cookie", strings.Split(cookie, "=")[0] + "=" + secretToken}, 401},
		"the cookie as a token":        {"GET", "/status", []string{"Authorization", "Bearer " + strings.Split(cookie, "=")[1]}, 401},
		"a page of another port":       {"GET", "/status", []string{"Cookie", cookie, "Sec-Fetch-Site", "same-site"}, 401},
		"a page from elsewhere":        {"GET", "/status", []string{"Cookie", cookie, "Sec-Fetch-Site", "cross-site"}, 401},
		"a change from elsewhere":      {"POST", "/v1/project_list", []string{"Cookie", cookie, "Sec-Fetch-Site", "cross-site"}, 403},
		"a change from another origin": {"POST", "/v1/project_list", []string{"Cookie", cookie, "Origin", "http://127.0.0.1:1"}, 403},
		"another name of this machine": {"POST", "/v1/project_list", []string{"Cookie", cookie, "Host", "evil.example"}, 403},
		"pages by another name":        {"GET", "/ui/", []string{"Host", "evil.example"}, 403},
		"a link by a browser":          {"POST", "/v1/link", []string{"Cookie", cookie, "Sec-Fetch-Site", "cross-site"}, 403},
	} {
		body := ""
		if c.method == "POST" {
			body = "{}"
		}
		if resp := sent(t, c.method, s.URL+c.path, body, c.headers...); resp.StatusCode != c.status {
			answer, _ := io.ReadAll(resp.Body)
			t.Errorf("%s: %d %s, want %d", name, resp.StatusCode, answer, c.status)
		}
	}
}

// What a browser that was let in writes down is the user's word, and what a program does is not.
func TestWhoseWord(t *testing.T) {
	root, data := t.TempDir(), t.TempDir()
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "p", MayIndex: true, Options: engine.Options{Root: root, DataDir: filepath.Join(data, "index"), Local: filepath.Join(data, "local")}}, nil
	})
	t.Cleanup(func() { w.Close() })
	tools, err := op.Choose([]string{"all"}, false)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(web.Handler(web.Options{Workspace: w, Tools: tools, Own: op.Pages(false), MCP: http.NotFoundHandler(), Token: secretToken}))
	t.Cleanup(s.Close)
	_, cookie := opened(t, s)
	for content, headers := range map[string][]string{"Apples are weighed": {"Cookie", cookie}, "Pears are counted": {"Authorization", "Bearer " + secretToken}} {
		if resp := sent(t, "POST", s.URL+"/v1/memory_add", `{"content": "`+content+`"}`, headers...); resp.StatusCode != 200 {
			answer, _ := io.ReadAll(resp.Body)
			t.Fatalf("%s: %d %s", content, resp.StatusCode, answer)
		}
	}
	listed, _ := io.ReadAll(sent(t, "POST", s.URL+"/v1/memory_list", "{}", "Cookie", cookie).Body)
	var got struct {
		Memories []struct{ ID, Content, Author string }
	}
	if err := json.Unmarshal(listed, &got); err != nil || len(got.Memories) != 2 {
		t.Fatalf("%v %s", err, listed)
	}
	for _, m := range got.Memories {
		if want := map[bool]string{true: "user", false: "assistant"}[strings.HasPrefix(m.Content, "Apples")]; m.Author != want {
			t.Errorf("%s is the word of %s", m.Content, m.Author)
		}
		if resp := sent(t, "POST", s.URL+"/v1/memory_pin", `{"id": "`+m.ID+`"}`, "Authorization", "Bearer "+secretToken); resp.StatusCode != 404 {
			t.Errorf("a program may pin: %d", resp.StatusCode)
		}
	}
}

// Links and cookies do not pile up.
func TestManyLinks(t *testing.T) {
	s := guardedServer(t)
	first, cookie := opened(t, s)
	for range 100 {
		first, _ = opened(t, s)
	}
	_ = first
	if resp := sent(t, "GET", s.URL+"/status", "", "Cookie", cookie); resp.StatusCode != 401 {
		t.Errorf("the first of many cookies is still good: %d", resp.StatusCode)
	}
}

// Pages are the same for everybody, load nothing from elsewhere, and are kept only where their names have hashes.
func TestPages(t *testing.T) {
	s := guardedServer(t)
	index := sent(t, "GET", s.URL+"/ui/", "", "Accept-Encoding", "identity")
	text, _ := io.ReadAll(index.Body)
	_, main, _ := strings.Cut(string(text), `<script type="module" src="`)
	main, _, _ = strings.Cut(main, `"`)
	for path, want := range map[string]struct{ kind, cache string }{
		"/ui/":                      {"text/html; charset=utf-8", "no-store"},
		"/ui/search?q=%3Cscript%3E": {"text/html; charset=utf-8", "no-store"},
		"/ui/no/such/page":          {"text/html; charset=utf-8", "no-store"},
		main:                        {"text/javascript; charset=utf-8", "public, max-age=31536000, immutable"},
	} {
		resp := sent(t, "GET", s.URL+path, "", "Accept-Encoding", "gzip")
		h := resp.Header
		if resp.StatusCode != 200 || h.Get("Content-Type") != want.kind || h.Get("Cache-Control") != want.cache || h.Get("Content-Encoding") != "gzip" || h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "no-referrer" || h.Get("X-Frame-Options") != "DENY" {
			t.Errorf("%s: %d %v", path, resp.StatusCode, h)
		}
		policy := h.Get("Content-Security-Policy")
		if !strings.HasPrefix(policy, "default-src 'none';") || !strings.Contains(policy, "frame-ancestors 'none'") || strings.Contains(policy, "unsafe") {
			t.Errorf("%s: the policy is %q", path, policy)
		}
	}
	if resp := sent(t, "GET", s.URL+"/ui/assets/nothing.js", ""); resp.StatusCode != 404 {
		t.Errorf("an asset that is not there: %d", resp.StatusCode)
	}
	if resp := sent(t, "GET", s.URL+"/", ""); resp.StatusCode != http.StatusSeeOther || resp.Header.Get("Location") != "/ui/" {
		t.Errorf("the root leads to %d %v", resp.StatusCode, resp.Header)
	}
	if resp := sent(t, "POST", s.URL+"/ui/", "{}", "Authorization", "Bearer "+secretToken); resp.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST /ui/: %d", resp.StatusCode)
	}
}

// What pages ask and no tool is: a file in colours, what a word of it means, and much of the graph.
func TestPageOperations(t *testing.T) {
	s := serve(t)
	for _, c := range []struct {
		operation string
		args      map[string]any
		want      string
	}{
		{"code_file", map[string]any{"path": "b.go"}, `"lines":[["k","package",""," a"],[],["k","func",""," ","f","Send","","() ","t","int",""," { ","k","return",""," ","f","Weigh","","() }"],[]]`},
		{"code_file", map[string]any{"path": "a.go"}, `"symbols":[{"depth":0,"end":4,"id":"a.go#Weigh","line":4,"name":"Weigh","type":"function"}]`},
		{"code_meaning", map[string]any{"path": "b.go", "line": 3, "col": 28}, `"id":"a.go#Weigh"`},
		{"code_meaning", map[string]any{"path": "b.go", "line": 2, "col": 0}, `"entities":[]`},
		{"code_meaning", map[string]any{"path": "b.go", "line": 1 << 40, "col": -3}, `"entities":[]`},
		{"graph_picture", map[string]any{}, `"edges":[[1,0,6,1]]`},
		{"graph_picture", map[string]any{"level": "symbol"}, `"id":"a.go#Weigh","in":1,"line":4,"name":"Weigh","out":0`},
		{"graph_picture", map[string]any{"kinds": []string{"imports"}}, `"nodes":[]`},
		{"graph_picture", map[string]any{"path": "b*"}, `"nodes":[]`},
		{"graph_picture", map[string]any{"level": "symbol", "limit": 1, "clusters": true}, `"clustered":true`},
	} {
		_, _, answer := ask(t, s, "/v1/"+c.operation, c.args)
		if got, err := json.Marshal(answer); err != nil || !strings.Contains(string(got), c.want) {
			t.Errorf("%s %v: %s\nwant %s in it", c.operation, c.args, got, c.want)
		}
	}
	for _, c := range []struct {
		operation string
		args      map[string]any
		status    int
	}{
		{"code_file", map[string]any{"path": "gone.go"}, 404}, {"code_file", map[string]any{"path": "a.go#Weigh"}, 404}, {"code_file", map[string]any{"path": "../a.go"}, 404}, {"code_file", nil, 400},
		{"graph_picture", map[string]any{"level": "galaxy"}, 400}, {"graph_picture", map[string]any{"kinds": []string{"likes"}}, 400},
	} {
		if status, code, answer := ask(t, s, "/v1/"+c.operation, c.args); status != c.status {
			t.Errorf("%s %v: %d %s %v", c.operation, c.args, status, code, answer)
		}
	}
}
