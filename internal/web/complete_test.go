package web_test

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/chat"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/web"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// models are of the fake: name says what they do.
func models(t testing.TB, name string) (func() (*complete.Completer, error), func() (*chat.Chat, error), *fake.Server) {
	t.Helper()
	f := fake.Start()
	t.Cleanup(f.Close)
	g, err := model.New(model.Settings{Provider: "ollama", Name: name, BaseURL: f.Base("ollama")})
	if err != nil {
		t.Fatal(err)
	}
	c, err := complete.New(complete.Settings{Generator: g, Model: name})
	if err != nil {
		t.Fatal(err)
	}
	live := &chat.Chat{Model: g, Budget: token.Lookup(name, nil), Compacting: func() compact.Options { return compact.Options{} }}
	return func() (*complete.Completer, error) { return c, nil }, func() (*chat.Chat, error) { return live, nil }, f
}

// completing is a server of one project, whose models are the fake's: name says what they do.
func completing(t *testing.T, name string) (string, *fake.Server) {
	t.Helper()
	root := t.TempDir()
	if err := os.WriteFile(filepath.Join(root, "add.py"), []byte("def add(a, b):\n    \n"), 0o600); err != nil {
		t.Fatal(err)
	}
	c, g, f := models(t, name)
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "one", Options: engine.Options{Root: root}, MayIndex: true}, nil
	})
	t.Cleanup(func() { w.Close() })
	s := httptest.NewServer(web.Handler(web.Options{
		Workspace: w, MCP: http.NotFoundHandler(), Completer: c, Chatter: g,
	}))
	t.Cleanup(s.Close)
	return s.URL, f
}

func post(ctx context.Context, t *testing.T, url, body string) *http.Response {
	t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	return resp
}

// until waits for what must come.
func until(t *testing.T, what string, so func() bool) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("not so: " + what)
		}
	}
}

// The newest request of a client ends its older one, at the provider too; another client's goes on.
func TestNewestCompletion(t *testing.T) {
	for path, body := range map[string]string{
		"/complete": `{"client": "A", "path": "add.py", "cursor": {"line": 1, "col": 4}, "stream": false}`,
		"/chat":     `{"client": "A", "messages": [{"role": "user", "content": "?"}], "stream": false}`,
	} {
		base, f := completing(t, "hang")
		codes := make(chan int, 3)
		ctx, cancel := context.WithCancel(t.Context())
		ask := func(client string) {
			req, _ := http.NewRequestWithContext(ctx, http.MethodPost, base+path, strings.NewReader(strings.Replace(body, `"A"`, `"`+client+`"`, 1)))
			resp, err := http.DefaultClient.Do(req)
			if err != nil { // ended by the test
				codes <- 0
				return
			}
			defer resp.Body.Close()
			codes <- resp.StatusCode
		}
		go ask("A")
		until(t, "the first is asked", func() bool { return len(f.Requests()) == 1 })
		go ask("B")
		until(t, "another client is", func() bool { return len(f.Requests()) == 2 })
		go ask("A")
		until(t, "the second is", func() bool { return len(f.Requests()) == 3 })
		if code := <-codes; code != 499 {
			t.Errorf("%s: %d", path, code)
		}
		until(t, "the provider is let go", func() bool { return f.Left() == 1 })
		select {
		case code := <-codes:
			t.Errorf("%s: %d", path, code)
		default:
		}
		cancel()
		if a, b := <-codes, <-codes; a != 0 || b != 0 {
			t.Errorf("%s: %d, %d", path, a, b)
		}
	}
}

// A client that goes away ends what is asked for it.
func TestClientGone(t *testing.T) {
	for path, body := range map[string]string{
		"/complete": `{"path": "add.py", "cursor": {"line": 1, "col": 4}}`, "/chat": `{"messages": [{"role": "user", "content": "?"}]}`,
	} {
		base, f := completing(t, "hang")
		ctx, cancel := context.WithCancel(t.Context())
		go func() {
			req, _ := http.NewRequestWithContext(ctx, http.MethodPost, base+path, strings.NewReader(body))
			if resp, err := http.DefaultClient.Do(req); err == nil {
				resp.Body.Close()
				t.Errorf("%s: an answer", path)
			}
		}()
		until(t, "it is asked", func() bool { return len(f.Requests()) == 1 })
		cancel()
		until(t, "the provider is let go", func() bool { return f.Left() == 1 })
	}
}

// The tokens of a stream make the text of its end, and nothing comes behind that.
func TestTokens(t *testing.T) {
	for name, want := range map[string]string{"qwen:filler": "return a + b", "qwen:rambler": "a = a + b\na = a + b", "qwen:silent": "", "qwen:writer": fake.Account} {
		base, _ := completing(t, name)
		resp := post(t.Context(), t, base+"/complete", `{"path": "add.py", "cursor": {"line": 1, "col": 4}}`)
		defer resp.Body.Close()
		if kind := resp.Header.Get("Content-Type"); resp.StatusCode != 200 || kind != "text/event-stream" {
			t.Fatalf("%d %s", resp.StatusCode, kind)
		}
		var said, end strings.Builder
		event := ""
		for lines := bufio.NewScanner(resp.Body); lines.Scan(); {
			if kind, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
				if end.Len() > 0 {
					t.Errorf("%s: %s behind the end", name, kind)
				}
				event = kind
			}
			data, ok := strings.CutPrefix(lines.Text(), "data: ")
			if !ok {
				continue
			}
			var in struct {
				Text string `json:"text"`
			}
			if err := json.Unmarshal([]byte(data), &in); err != nil {
				t.Error(err)
			}
			if event == "done" {
				end.WriteString(in.Text + "$")
			} else {
				said.WriteString(in.Text)
			}
		}
		if said.String() != want || end.String() != want+"$" {
			t.Errorf("%s: said %q, ended with %q", name, said.String(), end.String())
		}
	}
}

// Without options there is no model, and the server lives.
func TestNobodyCompletes(t *testing.T) {
	root := t.TempDir()
	w := workspace.New(func(string) (workspace.Place, error) {
		return workspace.Place{Root: root, Name: "one", Options: engine.Options{Root: root}, MayIndex: true}, nil
	})
	defer w.Close()
	s := httptest.NewServer(web.Handler(web.Options{Workspace: w, MCP: http.NotFoundHandler()}))
	defer s.Close()
	for path, body := range map[string]string{"/complete": `{"path": "x", "cursor": {}}`, "/chat": `{"messages": [{"role": "user", "content": "?"}]}`} {
		resp := post(t.Context(), t, s.URL+path, body)
		text, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if resp.StatusCode != http.StatusFailedDependency || !strings.Contains(string(text), `"no_model"`) {
			t.Errorf("%s: %d %s", path, resp.StatusCode, text)
		}
	}
}
