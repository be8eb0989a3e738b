// Package model asks models for text and for vectors: Anthropic's, those behind OpenAI's format, and Ollama's.
//
// The one idea: a model is a help that may fail. A caller has a way to go on without, so an error says in words what
// is wrong and what to do about it, waiting has an end, and what a call cost is counted. Nothing here decides to ask: no
// connection is made but by [Generator.Generate], [Generator.Stream], [Generator.Complete] and [Embedder.Embed], to the address the user chose. A key goes into the header of a request
// and nowhere else, and credentials in what is sent are masked.
//
// The formats are spoken over net/http and not by the official libraries, see docs/design/dependencies.md.
package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Message is a turn of what is sent. Role is user or assistant; a system prompt is in Request.
type Message struct{ Role, Text string }

// Request is one question.
type Request struct {
	System      string
	Messages    []Message
	MaxTokens   int      // of the answer, what it thinks included; 0 is 4,096
	Temperature *float64 // nil leaves it to the provider: newer models of two of them refuse any

	Header map[string]string // further headers, in the provider's own words
	Body   map[string]any    // further fields of the body, in the provider's own words

	stops []string
}

// Answer is what a model said. Text is never empty but for a completion, and where its receiver ended it.
type Answer struct {
	Text   string
	Model  string // as the provider names it, which may be more exact than what was asked for
	Cut    bool   // the limit of tokens ended it
	Enough bool   // its receiver did
	Usage  Usage
}

// Usage is what was spent. Tokens are the provider's count; one that gives none counts as 0.
type Usage struct {
	Calls        int `json:"calls"` // requests sent, those tried again included
	InputTokens  int `json:"input_tokens"`
	OutputTokens int `json:"output_tokens"`
}

func (u *Usage) add(v Usage) {
	u.Calls += v.Calls
	u.InputTokens += v.InputTokens
	u.OutputTokens += v.OutputTokens
}

// Settings are how a model is reached.
type Settings struct {
	Provider, Name string        // see Parse
	BaseURL        string        // "" is the provider's own
	Key            string        // "" for none
	Timeout        time.Duration // of one request; 0 is two minutes
	Retries        int           // how often what may pass is tried again

	Spent func(Usage)                                // is told what each question cost, whatever came of it; may be nil
	Sleep func(context.Context, time.Duration) error // waits between tries; nil is the clock
}

// Generator asks one model. It may be used by several goroutines.
type Generator struct {
	s      Settings
	wire   wire
	client *http.Client

	mu    sync.Mutex
	total Usage // guarded by mu
}

// Parse cuts PROVIDER/NAME. A name may hold slashes and colons of its own.
func Parse(s string) (provider, name string, err error) {
	provider, name, _ = strings.Cut(s, "/")
	if _, ok := wires[provider]; !ok || name == "" || strings.ContainsFunc(s, unwritten) {
		return "", "", fmt.Errorf("%q names no model: write PROVIDER/NAME, where PROVIDER is anthropic, ollama or openai", s)
	}
	return provider, name, nil
}

// unwritten is for what is in no name: it comes of a slip while pasting.
func unwritten(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) || r == utf8.RuneError }

// New returns a generator, without asking anybody. The error is of the name, the key or the address.
func New(s Settings) (*Generator, error) {
	w, ok := wires[s.Provider]
	if !ok {
		return nil, fmt.Errorf("there is no provider %q", s.Provider)
	}
	if strings.ContainsFunc(s.Name, unwritten) {
		return nil, misset(fmt.Sprintf("the name of the model %q holds a blank or a character that cannot be seen", s.Provider+"/"+s.Name), "write it again")
	}
	if s.Key = strings.TrimSpace(s.Key); strings.ContainsFunc(s.Key, unicode.IsControl) {
		return nil, misset("the key of "+s.Provider+" holds an end of line or a character that cannot be seen",
			fmt.Sprintf("set %s, or providers.%s.api_key, again in one line", KeyVariable(s.Provider), s.Provider))
	}
	if s.BaseURL == "" {
		s.BaseURL = w.base
	}
	s.BaseURL = strings.TrimRight(s.BaseURL, "/")
	if u, err := url.Parse(s.BaseURL); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, misset("providers."+s.Provider+".base_url is no address", "write it as "+w.base)
	}
	if s.Timeout <= 0 {
		s.Timeout = 2 * time.Minute
	}
	if s.Sleep == nil {
		s.Sleep = sleep
	}
	return &Generator{s: s, wire: w, client: &http.Client{
		// A key in a header of its own would follow to another host.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}, nil
}

// Name is the model as settings write it.
func (g *Generator) Name() string { return g.s.Provider + "/" + g.s.Name }

// Total is what all calls cost so far, those that failed included.
func (g *Generator) Total() Usage {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.total
}

// Generate asks once, and again where that may help. An error is an [*Error], or that of the context.
func (g *Generator) Generate(ctx context.Context, r Request) (*Answer, error) {
	return g.Stream(ctx, r, nil)
}

// Stream is Generate with the text handed to say as it comes, which may end it ([ErrEnough]) or fail. What breaks off behind
// the first word is not asked for again. A nil say waits for the whole.
func (g *Generator) Stream(ctx context.Context, r Request, say func(text string) error) (*Answer, error) {
	if r.MaxTokens <= 0 {
		r.MaxTokens = 4096
	}
	r.System, r.Messages = secret.MaskString(r.System), slices.Clone(r.Messages)
	for i := range r.Messages {
		r.Messages[i].Text = secret.MaskString(r.Messages[i].Text)
	}
	body, err := with(g.wire.request(g.s, r, say != nil), r.Body)
	if err != nil {
		return nil, err
	}
	return g.ask(ctx, call{path: g.wire.path, header: r.Header, body: body, answer: g.wire.answer, piece: g.wire.piece, lines: g.wire.lines}, say)
}

// with is a body with further fields.
func with(body any, fields map[string]any) (any, error) {
	if len(fields) == 0 {
		return body, nil
	}
	text, err := json.Marshal(body)
	out := map[string]any{}
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	maps.Copy(out, fields)
	return out, err
}

// ask makes a call, several times where that may help, and notes what it cost.
func (g *Generator) ask(ctx context.Context, c call, say func(string) error) (*Answer, error) {
	a, spent, err := g.tries(ctx, c, say)
	g.note(spent)
	return a, err
}

func (g *Generator) note(spent Usage) {
	if spent.Calls == 0 {
		return
	}
	g.mu.Lock()
	g.total.add(spent)
	g.mu.Unlock()
	if g.s.Spent != nil {
		g.s.Spent(spent)
	}
}

// tries makes a call, several times where that may help. What it spent holds with an error too.
func (g *Generator) tries(ctx context.Context, c call, say func(string) error) (a *Answer, spent Usage, err error) {
	if g.s.Key == "" && g.wire.keyed && (g.s.BaseURL == g.wire.base || g.s.Provider == "anthropic") {
		return nil, spent, misset(g.s.Provider+" needs a key",
			fmt.Sprintf("set %s, or providers.%s.api_key in the user's settings", KeyVariable(g.s.Provider), g.s.Provider))
	}
	for try := 0; ; try++ {
		begun := false
		a, err := g.attempt(ctx, c, say, &begun)
		spent.Calls++
		if a != nil {
			spent.InputTokens += a.Usage.InputTokens
			spent.OutputTokens += a.Usage.OutputTokens
		}
		if err == nil {
			a.Usage = spent
			return a, spent, nil
		}
		if ctx.Err() != nil {
			return nil, spent, ctx.Err()
		}
		var f *failure
		if !errors.As(err, &f) {
			return nil, spent, err
		}
		if c.explain != nil {
			c.explain(f)
		}
		wait := max(f.wait, backoff(try))
		if !f.again || begun || try >= g.s.Retries || wait > longestWait {
			return nil, spent, f.told(try + 1)
		}
		if err := g.s.Sleep(ctx, wait); err != nil {
			return nil, spent, err
		}
	}
}

// KeyVariable is the variable that a provider's own tools read its key from, "" for one without keys.
func KeyVariable(provider string) string {
	if !wires[provider].keyed {
		return ""
	}
	return strings.ToUpper(provider) + "_API_KEY"
}
