package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// These tests ask the program for a compaction at each of its front ends, with models that behave and models that do not.

// frontEnds is a project, and the surroundings of the programs that are run in it.
type frontEnds struct {
	dir  string
	fake *fake.Server
	env  []string
}

func newFrontEnds(t *testing.T) frontEnds {
	t.Helper()
	d := frontEnds{t.TempDir(), fake.Start(), nil}
	t.Cleanup(d.fake.Close)
	home := t.TempDir()
	d.env = append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+home, "OPENAI_API_KEY="+fake.Key, "ANTHROPIC_API_KEY="+fake.Key, "CTX_SYS_MODELS_TIMEOUT_SECONDS=60", "CTX_SYS_MODELS_RETRIES=1")
	for _, p := range []string{"anthropic", "openai", "ollama"} {
		d.env = append(d.env, "CTX_SYS_PROVIDERS_"+strings.ToUpper(p)+"_BASE_URL="+d.fake.Base(p))
	}
	d.env = slices.Clip(d.env) // several runs add to it at once
	return d
}

// hasty is a short timeout for a model that never answers; one that does gets all the time that a busy machine needs.
func hasty(want string) string {
	if strings.Contains(want, "within 1s") {
		return "CTX_SYS_MODELS_TIMEOUT_SECONDS=1"
	}
	return "CTX_SYS_MODELS_TIMEOUT_SECONDS=60"
}

// run is what a run of the program prints.
func (d frontEnds) run(t *testing.T, stdin string, env []string, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, said bytes.Buffer
	cmd := exec.Command("ctx-sys", append([]string{"--project", d.dir}, args...)...)
	cmd.Dir, cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = d.dir, append(d.env, env...), strings.NewReader(stdin), &out, &said
	if err := cmd.Run(); err != nil {
		t.Fatalf("ctx-sys %s: %v: %s", strings.Join(args, " "), err, &said)
	}
	return out.String(), said.String()
}

// server is a running `ctx-sys serve --http`.
type server struct{ line, url, token string }

func (d frontEnds) serve(t *testing.T, env ...string) server {
	t.Helper()
	return d.serveTools(t, "conversation", env...)
}

func (d frontEnds) serveTools(t *testing.T, sets string, env ...string) server {
	t.Helper()
	cmd := exec.Command("ctx-sys", "--project", d.dir, "serve", "--http", "127.0.0.1:0", "--toolsets", sets)
	cmd.Dir, cmd.Env = d.dir, append(d.env, env...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var at struct {
		URL       string `json:"url"`
		TokenFile string `json:"token_file"`
	}
	if err := json.Unmarshal([]byte(line), &at); err != nil {
		t.Fatal(err)
	}
	token, err := os.ReadFile(at.TokenFile)
	if err != nil {
		t.Fatal(err)
	}
	return server{line, at.URL, strings.TrimSpace(string(token))}
}

func (s server) post(ctx context.Context, path, body string) (status int, answer string, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, s.url+path, strings.NewReader(body))
	if err != nil {
		return 0, "", err
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json, text/event-stream") // which /mcp wants
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	return resp.StatusCode, string(text), err
}

// mcp calls a tool over MCP.
func (s server) mcp(t *testing.T, tool, arguments string) string {
	t.Helper()
	line := filepath.Join(t.TempDir(), "line")
	if err := os.WriteFile(line, []byte(s.line), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("mcp-client", "-url", line, "call", tool, arguments).Output()
	if err != nil {
		t.Fatalf("%s: %v", tool, err)
	}
	return string(out)
}

// talked is a conversation that has to be summarised to fit into talkedWindow.
func talked(t *testing.T) string {
	t.Helper()
	var list []map[string]any
	for i := range 14 {
		list = append(list, map[string]any{"role": "user", "content": fmt.Sprintf("Question %d: you must keep the name of part %d.", i, i)},
			map[string]any{"role": "assistant", "content": fmt.Sprintf("I decided to keep part %d, because part %d uses it. ", i, i+1) + strings.Repeat("it is explained at some length. ", 20)})
	}
	b, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

const talkedWindow = 4800

type compactedAnswer struct {
	Messages []json.RawMessage
	Report   struct {
		Tier     string
		Lost     []string
		Model    *struct{ Calls int }
		NotUsed  string `json:"model_not_used"`
		Retained map[string]struct{ Of, Kept int }
	}
}

func compactedOf(t *testing.T, text string) (a compactedAnswer) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		t.Fatalf("%v: %.300s", err, text)
	}
	return a
}

// TestFrontEnds compacts one conversation at every front end, with one model after another. All front ends give the same answer, and
// what a model does costs no more than what it would have written.
func TestFrontEnds(t *testing.T) {
	d := newFrontEnds(t)
	chat := talked(t)
	request := fmt.Sprintf(`{"window": %d, "messages": %s}`, talkedWindow, chat)
	verb := []string{"compact", "-", "--window", fmt.Sprint(talkedWindow), "--json"}
	plain, _ := d.run(t, chat, nil, verb...)
	without := compactedOf(t, plain)
	if without.Report.Tier != "PLAIN_FALLBACK" || without.Report.NotUsed != "none is set up" {
		t.Fatalf("without a model: %+v", without.Report)
	}
	for model, want := range map[string]string{
		"openai/writer":               "",
		"anthropic/silent":            "answered without text",
		"openai/lost-in-thought":      "it thought until its tokens were used up",
		"ollama/noise":                "not in the format of ollama",
		"anthropic/short":             "not in the format of anthropic",
		"openai/page":                 "not in the format of openai (<html>It works!</html>)",
		"ollama/gateway":              "ollama fails (HTTP 502",
		"openai/busy-always":          "limits the rate (HTTP 429: slow down), 2 times",
		"anthropic/overloaded-always": "is overloaded (HTTP 529: Overloaded), 2 times",
		"ollama/endless":              "is larger than 8 MB",
		"anthropic/hang":              "gave no answer within 1s",
	} {
		t.Run(model, func(t *testing.T) {
			t.Parallel() // most of it is waiting
			env := []string{"CTX_SYS_MODELS_SUMMARIES=" + model, hasty(want)}
			out, said := d.run(t, chat, env, verb...)
			a := compactedOf(t, out)
			check(t, a, without, want)
			if notices := strings.Count(said, "the model gave no summary"); want != "" && notices != 1 || want == "" && notices != 0 {
				t.Errorf("%d notices: %s", notices, said)
			}
			s := d.serve(t, env...)
			for _, path := range []string{"/v1/compact", "/v1/compact_history"} {
				status, answer, err := s.post(t.Context(), path, request)
				if err != nil || status != 200 {
					t.Fatalf("%s: %d, %v: %s", path, status, err, answer)
				}
				check(t, compactedOf(t, answer), without, want)
			}
			check(t, compactedOf(t, s.mcp(t, "compact_history", request)), without, want)
		})
	}
}

// check demands the summary of the model, or the one without it and the reason.
func check(t *testing.T, a, without compactedAnswer, reason string) {
	t.Helper()
	r := a.Report
	if r.Model == nil || r.Model.Calls == 0 || len(r.Lost) > 0 {
		t.Errorf("%+v", r)
	}
	all, plain := string(bytes.Join(rawBytes(a.Messages), nil)), string(bytes.Join(rawBytes(without.Messages), nil))
	switch {
	case reason == "" && (r.Tier != "MULTI_CHUNK" || r.NotUsed != "" || !strings.Contains(all, fake.Account)):
		t.Errorf("the model wrote nothing: %+v", r)
	case reason != "" && (r.Tier != "PLAIN_FALLBACK" || !strings.Contains(r.NotUsed, reason)):
		t.Errorf("%+v", r)
	case reason != "" && all != plain:
		t.Errorf("the answer differs from the one without a model:\n%s\n%s", all, plain)
	}
}

func rawBytes(list []json.RawMessage) (out [][]byte) {
	for _, m := range list {
		out = append(out, m)
	}
	return out
}

// TestBadModels has models that misbehave summarise a session, look for its decisions and compact it. Nothing of the session
// is lost, it goes on, and each time one notice says what is wrong.
func TestBadModels(t *testing.T) {
	for model, want := range map[string]string{
		"openai/silent":      "answered without text",
		"anthropic/babbler":  "its answer has no",
		"anthropic/page":     "not in the format of anthropic",
		"ollama/busy-always": "limits the rate (HTTP 429: slow down), 2 times",
		"ollama/drip":        "gave no answer within 1s",
		"ollama/dead":        "ended the connection, 2 times",
	} {
		t.Run(model, func(t *testing.T) {
			t.Parallel()
			d := newFrontEnds(t)
			env := []string{"CTX_SYS_MODELS_SUMMARIES=" + model, "CTX_SYS_MODELS_EXTRACTION=" + model, "CTX_SYS_SESSIONS_AUTO_SUMMARIZE=false", hasty(want)}
			d.run(t, talked(t), env, "session", "import", "-", "--name", "long", "--use")
			whole, _ := d.run(t, "", nil, "session", "export", "long")
			plain, _ := d.run(t, "", nil, "session", "summarize", "long", "--model", "none")
			found, _ := d.run(t, "", nil, "decision", "extract", "--session", "long", "--model", "none", "--json")
			out, said := d.run(t, "", env, "session", "summarize", "long")
			if out != plain || strings.Count(said, "the model gave no summary (") != 1 || !strings.Contains(said, want) {
				t.Errorf("summarize: %s\n%s", said, out)
			}
			out, said = d.run(t, "", env, "decision", "extract", "--session", "long", "--json")
			var now, before struct {
				Decisions []struct{ Decision string }
				NotUsed   string `json:"model_not_used"`
			}
			if err := errors.Join(json.Unmarshal([]byte(out), &now), json.Unmarshal([]byte(found), &before)); err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(now.Decisions, before.Decisions) || !strings.Contains(now.NotUsed, want) || strings.Count(said, "the model found no decisions (") != 1 {
				t.Errorf("decision extract: %s\n%s", said, out)
			}
			_, said = d.run(t, "", env, "session", "compact", "long", "--window", fmt.Sprint(talkedWindow))
			if garbage := model == "anthropic/babbler"; !garbage && (strings.Count(said, "the model gave no summary (") != 1 || !strings.Contains(said, want)) {
				t.Errorf("compact: %s", said)
			}
			d.run(t, "", nil, "session", "restore", "long")
			if now, _ := d.run(t, "", nil, "session", "export", "long"); now != whole {
				t.Error("what was said is not what it was")
			}
			d.run(t, "", env, "session", "add", "Go on.", "--session", "long")
		})
	}
}

// A model whose every answer comes in time, and all of them too late, is not waited for.
func TestSlowModel(t *testing.T) {
	d := newFrontEnds(t)
	var list []map[string]any
	for i := range 120 {
		list = append(list, map[string]any{"role": []string{"user", "assistant"}[i%2], "content": fmt.Sprintf("Part %d. ", i) + strings.Repeat("it is explained at some length. ", 100)})
	}
	chat, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	out, said := d.run(t, string(chat), []string{"CTX_SYS_MODELS_TIMEOUT_SECONDS=1"}, "compact", "-", "--window", "20000", "--model", "ollama/slow", "--json")
	a := compactedOf(t, out)
	if a.Report.Tier != "PLAIN_FALLBACK" || !strings.Contains(a.Report.NotUsed, "ollama/slow took longer than 3s in all: raise models.timeout_seconds") || a.Report.Model.Calls < 3 || strings.Count(said, "took longer") != 1 {
		t.Errorf("after %v: %+v, %s", time.Since(start), a.Report, said)
	}
	if !testing.Short() { // under the race detector the time may end between two requests
		waitUntil(t, "the last request is given up", func() bool { return d.fake.Left() >= 1 })
	}
}

// A caller who asked for a compaction and goes away ends the request to the model with it; the server goes on.
func TestCancelledCompaction(t *testing.T) {
	d := newFrontEnds(t)
	s := d.serve(t, "CTX_SYS_MODELS_SUMMARIES=ollama/hang", "CTX_SYS_MODELS_TIMEOUT_SECONDS=600")
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, _, err := s.post(ctx, "/v1/compact", fmt.Sprintf(`{"window": %d, "messages": %s}`, talkedWindow, talked(t)))
		ended <- err
	}()
	waitUntil(t, "the model is asked", func() bool { return len(d.fake.Requests()) == 1 })
	cancel()
	if err := <-ended; err == nil {
		t.Error("the request was answered")
	}
	waitUntil(t, "the model is left alone", func() bool { return d.fake.Left() == 1 })
	status, answer, err := s.post(t.Context(), "/v1/compact", `{"window": 100000, "messages": [{"role": "user", "content": "Still there?"}]}`)
	if err != nil || status != 200 || !strings.Contains(answer, `"tier":"NONE"`) {
		t.Errorf("%d, %v: %s", status, err, answer)
	}
}

func waitUntil(t *testing.T, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); !f(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not seen in half a minute: %s", what)
		}
	}
}

// An interrupt ends the request to a model, and says nothing of an index.
func TestInterruptedAsking(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no interrupt to send")
	}
	for i, args := range [][]string{{"models", "--check", "ollama/hang"}, {"compact", "-", "--window", fmt.Sprint(talkedWindow), "--model", "ollama/hang"}} {
		d := newFrontEnds(t)
		var said, out bytes.Buffer
		cmd := exec.Command("ctx-sys", append([]string{"--project", d.dir}, args...)...)
		cmd.Dir, cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = d.dir, append(d.env, "CTX_SYS_MODELS_TIMEOUT_SECONDS=600"), strings.NewReader(talked(t)), &out, &said
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		waitUntil(t, "the model is asked", func() bool { return len(d.fake.Requests()) == 1 })
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		err := cmd.Wait()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != exitInterrupted || said.String() != "ctx-sys: interrupted: run it again\n" || out.Len() > 0 {
			t.Errorf("%d: %v, %q, %q", i, err, &said, &out)
		}
		waitUntil(t, "the model is left alone", func() bool { return d.fake.Left() == 1 })
	}
}
