package complete_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/fim"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

var update = flag.Bool("update", false, "write the golden prompts")

const sending = "package queue\n\n// Send sends a text.\nfunc Send(q *Queue, to, text string) error {\n\t\n}\n"

// project is an indexed one.
func project(t *testing.T) *engine.Project {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"queue/queue.go":   "package queue\n\n// Queue holds messages.\ntype Queue struct{ ch chan Message }\n\n// Push puts a message at the end.\nfunc (q *Queue) Push(m Message) error {\n\tq.ch <- m\n\treturn nil\n}\n",
		"queue/message.go": "package queue\n\n// Message is what is sent.\ntype Message struct{ To, Text string }\n",
		"queue/send.go":    sending,
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p, err := engine.Open(t.Context(), engine.Options{Root: root, DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	if _, err := p.Sync(t.Context(), engine.SyncRequest{}); err != nil {
		t.Fatal(err)
	}
	return p
}

func at(line, col int) complete.Request {
	return complete.Request{Repo: "courier", Request: completion.Request{Path: "queue/send.go", Cursor: editor.Position{Line: line, Col: col}}}
}

func completer(t *testing.T, f *fake.Server, provider, name string, e model.Endpoint) *complete.Completer {
	t.Helper()
	g, err := model.New(model.Settings{Provider: provider, Name: name, BaseURL: f.Base(provider), Key: fake.Key})
	if err != nil {
		t.Fatal(err)
	}
	c, err := complete.New(complete.Settings{Generator: g, Model: g.Name(), Endpoint: e})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// What a real project's context becomes in each family's format.
func TestPrompts(t *testing.T) {
	p := project(t)
	var got strings.Builder
	for _, name := range fim.Names() {
		c, err := complete.New(complete.Settings{Family: name})
		if err != nil {
			t.Fatal(err)
		}
		a, err := c.Ask(t.Context(), p, at(4, 1))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&got, "=== %s, %s\n%s\n", a.Family, a.Endpoint, a.Prompt)
	}
	const file = "testdata/prompts.golden"
	if *update {
		if err := os.MkdirAll("testdata", 0o700); err == nil {
			if err = os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != got.String() {
		t.Errorf("%s (-update writes it): %v\n%s", file, err, got.String())
	}
}

// Every endpoint is asked with what it takes, and gives the same completion, heard or not.
func TestComplete(t *testing.T) {
	p, f := project(t), fake.Start()
	t.Cleanup(f.Close)
	for _, w := range []struct {
		provider, name string
		set, used      model.Endpoint
		path           string
	}{
		{"ollama", "qwen2.5-coder:", "", model.Template, "/api/generate"}, {"ollama", "unheard-of:", "", model.Suffix, "/api/generate"}, {"ollama", "claude-like:", "", model.Chat, "/api/chat"},
		{"ollama", "qwen2.5-coder:", model.Suffix, model.Suffix, "/api/generate"}, {"openai", "starcoder2/", "", model.Template, "/v1/completions"}, {"openai", "gpt-4o/", "", model.Chat, "/v1/chat/completions"},
		{"openai", "codestral/", model.Mistral, model.Mistral, "/v1/fim/completions"}, {"openai", "deepseek/", model.DeepSeek, model.DeepSeek, "/beta/completions"}, {"openai", "qwen/", model.Infill, model.Infill, "/infill"},
		{"anthropic", "claude/", "", model.Chat, "/v1/messages"},
	} {
		for _, does := range []string{"filler", "repeater", "marked"} {
			if does == "marked" && w.used == model.Chat {
				continue
			}
			c := completer(t, f, w.provider, w.name+does, w.set)
			var heard strings.Builder
			for _, say := range []func(string) error{nil, func(s string) error { heard.WriteString(s); return nil }} {
				r, err := c.Complete(t.Context(), p, at(4, 1), say)
				if err != nil || r.Text != "return a + b" || r.Endpoint != w.used || r.Usage.Calls != 1 || r.Context.Tokens == 0 {
					t.Errorf("%s%s %s: %+v, %v", w.name, does, w.set, r, err)
				}
				if rs := f.Requests(); rs[len(rs)-1].Path != w.path || !strings.Contains(rs[len(rs)-1].Body, "Push(m Message)") {
					t.Errorf("%s%s: %+v", w.name, does, rs[len(rs)-1])
				}
			}
			if heard.String() != "return a + b" {
				t.Errorf("%s%s: heard %q", w.name, does, heard.String())
			}
		}
	}
}

func TestNoModel(t *testing.T) {
	p := project(t)
	c, err := complete.New(complete.Settings{})
	if err != nil || c.Model() != "" {
		t.Fatal(err)
	}
	if _, err := c.Complete(t.Context(), p, at(4, 1), nil); !errors.Is(err, complete.ErrNoModel) {
		t.Error(err)
	}
	if _, err := c.NextEdit(t.Context(), p, at(4, 1), fim.Blocks); !errors.Is(err, complete.ErrNoModel) {
		t.Error(err)
	}
	if _, err := complete.New(complete.Settings{Family: "esperanto"}); err == nil || !strings.Contains(err.Error(), "use one of chat, ") {
		t.Error(err)
	}
}

// An endless model is stopped when there is enough, and one that fails says so.
func TestBadModels(t *testing.T) {
	p, f := project(t), fake.Start()
	t.Cleanup(f.Close)
	req := at(4, 1)
	req.Lines = 2
	r, err := completer(t, f, "ollama", "qwen:forever", "").Complete(t.Context(), p, req, func(string) error { return nil })
	if err != nil || strings.Count(r.Text, "\n") > 1 {
		t.Errorf("%+v, %v", r, err)
	}
	if _, err := completer(t, f, "openai", "qwen/page", "").Complete(t.Context(), p, at(4, 1), nil); !errors.Is(err, model.ErrAnswer) {
		t.Error(err)
	}
	if _, err := completer(t, f, "openai", "qwen/filler", "").Complete(t.Context(), p, complete.Request{Request: completion.Request{Path: "../x"}}, nil); !errors.Is(err, ctxsys.ErrUsage) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := completer(t, f, "openai", "qwen/hang", "").Complete(ctx, p, at(4, 1), nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// The next edit is asked for from the last ones; what takes the user's last edit back, and what changes nothing, is none.
func TestNextEdit(t *testing.T) {
	p, f := project(t), fake.Start()
	t.Cleanup(f.Close)
	e := editor.Edit{Client: "ed", Path: "queue/send.go", Diff: "@@ -3,2 +3,2 @@\n-// Send sends a text.\n+// Send sends a text to somebody.\n func Send(q *Queue, to, text string) error {\n"}
	if _, err := p.Editor().Apply(e, 1); err != nil {
		t.Fatal(err)
	}
	c := completer(t, f, "openai", "qwen/filler", "")
	prompt, n, _, err := c.AskNext(t.Context(), p, at(4, 1), fim.Blocks)
	if err != nil || n.Old != strings.Replace(sending, "a text.", "a text to somebody.", 1) || n.Above != 4 || n.Below != 1 {
		t.Fatalf("%+v, %v", n, err)
	}
	for _, want := range []string{"<|file_sep|>queue/send.go.diff\noriginal:\n", "updated:\n", "// Send sends a text to somebody.\n", "<|file_sep|>updated/queue/send.go\n"} {
		if !strings.Contains(prompt.Text, want) {
			t.Errorf("no %q in %s", want, prompt.Text)
		}
	}
	if n, err := c.NextEdit(t.Context(), p, at(4, 1), fim.Blocks); err != nil || n.Text != "return a + b\n" || n.Reason != "" {
		t.Errorf("%+v, %v", n, err)
	}
	if n, err := completer(t, f, "openai", "seed-coder/filler", "").NextEdit(t.Context(), p, at(4, 1), fim.Diffs); err != nil || n.Text != "" || n.Reason == "" {
		t.Errorf("%+v, %v", n, err)
	}
	if _, err := completer(t, f, "anthropic", "filler", "").NextEdit(t.Context(), p, at(4, 1), fim.Blocks); !errors.Is(err, model.ErrSettings) {
		t.Error(err)
	}
}
