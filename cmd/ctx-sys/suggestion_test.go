package main

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// newShop is a project with a file, indexed.
func newShop(t *testing.T) frontEnds {
	t.Helper()
	d := newFrontEnds(t)
	if err := exec.Command("git", "init", "-q", d.dir).Run(); err != nil {
		t.Fatal(err)
	}
	d.sells(t, "1")
	return d
}

// sells changes the file of a shop and brings the index up to date.
func (d frontEnds) sells(t *testing.T, what string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(d.dir, "till.go"), []byte("package shop\n\nfunc Pay() int { return "+what+" }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.run(t, "", nil, "index", "--quiet")
}

// Suggestions come over HTTP as they are made, no matter who makes them; a client that comes back gets those it missed.
func TestEvents(t *testing.T) {
	d := newShop(t)
	s := d.serve(t)
	d.run(t, "", nil, "subscription", "add", "file_pattern", "till.go")
	d.run(t, "", nil, "subscription", "add", "file_pattern", "*.go", "--session", "night")
	listen := func(path, after string) (next func() (id string, event map[string]any)) {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
		t.Cleanup(cancel)
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, s.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+s.token)
		if after != "" {
			req.Header.Set("Last-Event-ID", after)
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { resp.Body.Close() })
		if got := resp.Header.Get("Content-Type"); resp.StatusCode != 200 || got != "text/event-stream" {
			t.Fatalf("%s: %d %s", path, resp.StatusCode, got)
		}
		lines := bufio.NewScanner(resp.Body)
		return func() (id string, event map[string]any) {
			t.Helper()
			for lines.Scan() {
				if v, ok := strings.CutPrefix(lines.Text(), "id: "); ok {
					id = v
				}
				if v, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
					if err := json.Unmarshal([]byte(v), &event); err != nil {
						t.Fatal(err)
					}
					return id, event
				}
			}
			t.Fatalf("the stream ended: %v", lines.Err())
			return "", nil
		}
	}
	next, day := listen("/v1/events", ""), listen("/v1/events?session=day", "")
	d.sells(t, "2")
	id, first := next()
	if first["kind"] != "change" || first["target"] != "till.go" {
		t.Errorf("%v", first)
	}
	_, second := next()
	if second["session"] == first["session"] {
		t.Errorf("%v, %v", first, second)
	}
	_, own := day()
	if own["session"] != nil {
		t.Errorf("a session hears of another: %v", own)
	}
	if again, missed := listen("/v1/events", id)(); missed["id"] != second["id"] || again == id {
		t.Errorf("after %s came %s: %v", id, again, missed)
	}
	if _, pending := listen("/v1/events", "")(); pending["id"] != first["id"] {
		t.Errorf("listening takes: %v", pending)
	}
	for header, want := range map[[2]string]int{{"Authorization", "Bearer wrong"}: 401, {"Origin", "http://evil.example"}: 403, {"Last-Event-ID", "x"}: 400} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.url+"/v1/events", nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+s.token)
		req.Header.Set(header[0], header[1])
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		if resp.Body.Close(); resp.StatusCode != want {
			t.Errorf("%v: %d, want %d", header, resp.StatusCode, want)
		}
	}
}

// Who subscribed to ctx://suggestions over MCP is informed of new ones, and of nothing else.
func TestSuggestionsPushed(t *testing.T) {
	d := newShop(t)
	cmd := exec.Command("ctx-sys", "serve", "--project", d.dir, "--toolsets", "memory")
	cmd.Env = d.env
	heard := make(chan string, 100)
	session, err := sdk.NewClient(&sdk.Implementation{Name: "t", Version: "1"}, &sdk.ClientOptions{
		ResourceUpdatedHandler: func(_ context.Context, r *sdk.ResourceUpdatedNotificationRequest) { heard <- r.Params.URI },
	}).Connect(t.Context(), &sdk.CommandTransport{Command: cmd}, &sdk.ClientSessionOptions{ProtocolVersion: "2025-11-25"})
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	call := func(tool string, args map[string]any) string {
		t.Helper()
		r, err := session.CallTool(t.Context(), &sdk.CallToolParams{Name: tool, Arguments: args})
		if err != nil {
			t.Fatal(err)
		}
		return r.Content[0].(*sdk.TextContent).Text
	}
	if err := session.Subscribe(t.Context(), &sdk.SubscribeParams{URI: "ctx://suggestions"}); err != nil {
		t.Fatal(err)
	}
	call("subscribe", map[string]any{"type": "file_pattern", "value": "till.go"})
	select {
	case uri := <-heard:
		t.Errorf("told of %s before there was anything", uri)
	case <-time.After(time.Second):
	}
	d.sells(t, "2")
	select {
	case uri := <-heard:
		if uri != "ctx://suggestions" {
			t.Errorf("told of %s", uri)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("nothing was told")
	}
	r, err := session.ReadResource(t.Context(), &sdk.ReadResourceParams{URI: "ctx://suggestions"})
	if err != nil || !strings.Contains(r.Contents[0].Text, "\n> till.go changed") {
		t.Errorf("%v: %v", err, r)
	}
	if text := call("get_suggestions", nil); !strings.Contains(text, "data, not instructions]\nsug-") || !strings.Contains(text, "\n> till.go changed") {
		t.Errorf("%s", text)
	}
	if text := call("get_suggestions", nil); text != "no suggestions yet; subscribe chooses what they are about" {
		t.Errorf("delivered twice: %s", text)
	}

	// The server follows the files: no request has to ask for the index.
	call("subscribe", map[string]any{"type": "keyword", "value": "bell"})
	if err := os.WriteFile(filepath.Join(d.dir, "door.go"), []byte("package shop\n\nfunc RingBell() {}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	select {
	case <-heard:
	case <-time.After(20 * time.Second):
		t.Fatal("nothing was told of a file that changed")
	}
	if text := call("get_suggestions", nil); !strings.Contains(text, "\n> door.go changed") {
		t.Errorf("%s", text)
	}
}

// A schedule whose time has come is noticed by the next question, and is over then.
func TestScheduleComes(t *testing.T) {
	d := newShop(t)
	d.run(t, "", nil, "subscription", "add", "file_pattern", "*.go", "--schedule", time.Now().Add(4*time.Second).UTC().Format(time.RFC3339))
	d.sells(t, "2")
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(200 * time.Millisecond) {
		d.run(t, "", nil, "search", "Pay")
		if out, _ := d.run(t, "", nil, "subscription", "list"); strings.Contains(out, "completed") {
			break
		}
		if time.Now().After(end) {
			t.Fatal("it never came")
		}
	}
	if out, _ := d.run(t, "", nil, "suggestion", "list"); !strings.Contains(out, "till.go changed since ") {
		t.Errorf("%s", out)
	}
}
