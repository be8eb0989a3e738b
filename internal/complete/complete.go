// Package complete makes a completion: the context of a cursor becomes a prompt in the model's format, a model fills the hole, and what
// it said becomes text that can be there.
//
// The one idea: a completion that is wrong is worse than none. A model goes on past the hole, repeats what follows it, says the
// same line over and over, or talks about the code; whatever is not plainly an insertion is cut, and when nothing is left the
// completion is empty, which is no error.
package complete

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/fim"
	"github.com/ctx-sys/ctx-sys/internal/model"
)

// ErrNoModel says that no model is set up, and with which command one is.
var ErrNoModel = errors.New("no model completes code: `ctx-sys config set --global models.completion ollama/qwen2.5-coder:1.5b` sets one up")

const (
	answerTokens = 256  // what a model may say
	chatTokens   = 2048 // one that may think first
	mostLines    = 30   // and what of it is taken
)

// Settings are how completions are made. The zero value has no model and can still write prompts.
type Settings struct {
	Generator *model.Generator
	Model     string         // its name, which the format is found by
	Family    string         // of the format; "" and auto go by the name
	Endpoint  model.Endpoint // "" is model.Auto
}

// Completer makes completions. It may be used by several goroutines.
type Completer struct {
	s      Settings
	family fim.Family
	known  bool // the family was named, or found by the model's name
}

// Source is a project that knows what a completion needs.
type Source interface {
	Completion(ctx context.Context, req completion.Request) (*completion.Response, error)
}

// Request is a place to complete at. The fields of CompletionRequest bound the context.
type Request struct {
	completion.Request
	Repo         string // the repository's name
	AnswerTokens int    // what the model may say; 0 is 256, in a conversation 2,048
	Lines        int    // the most there may be; 0 is 30
}

// Result is a completion. Text is empty when nothing useful belongs at the cursor.
type Result struct {
	Text     string         `json:"text"`
	Model    string         `json:"model"`
	Family   string         `json:"family"`
	Endpoint model.Endpoint `json:"endpoint"`
	Usage    model.Usage    `json:"usage"`
	Context  Context        `json:"context"`
}

// Context is what went into a completion.
type Context struct {
	Tokens    int      `json:"tokens"`
	Budget    int      `json:"budget"`
	Truncated bool     `json:"truncated"`
	Files     []string `json:"files"` // whose parts were sent, the most important last
	Edits     int      `json:"edits"`
	TookMS    float64  `json:"took_ms"`
}

// Prepared is what a completion asks, before anybody is asked.
type Prepared struct {
	Model    string         `json:"model,omitempty"`
	Family   string         `json:"family"`
	Known    bool           `json:"family_known"` // false: no name said so, and the default was taken
	Endpoint model.Endpoint `json:"endpoint"`
	System   string         `json:"system,omitempty"`
	Prompt   string         `json:"prompt,omitempty"` // the whole, or for an endpoint that takes parts
	Prefix   string         `json:"prefix,omitempty"`
	Suffix   string         `json:"suffix,omitempty"`
	Files    []fim.File     `json:"files,omitempty"`
	Stops    []string       `json:"stops"`
	Context  Context        `json:"context"`

	options fim.Options
	suffix  string // as it is in the file
	prefix  string
}

// New returns a completer. An error is of the settings.
func New(s Settings) (*Completer, error) {
	c := &Completer{s: s}
	if s.Family == "" || s.Family == "auto" {
		c.family, c.known = fim.ByModel(s.Model)
		return c, nil
	}
	var ok bool
	if c.family, ok = fim.Named(s.Family); !ok {
		return nil, fmt.Errorf("no family %q: use one of %s", s.Family, strings.Join(fim.Names(), ", "))
	}
	c.known = true
	return c, nil
}

// Model is the model that is asked, "" for none.
func (c *Completer) Model() string {
	if c == nil || c.s.Generator == nil {
		return ""
	}
	return c.s.Generator.Name()
}

// Complete gathers the context of a place and has its hole filled. Say, which may be nil, hears the text as it comes, line by line;
// the result's text is what counts. Errors are ErrNoModel, those of the context, and an
// *model.Error.
func (c *Completer) Complete(ctx context.Context, from Source, req Request, say func(text string) error) (*Result, error) {
	if c == nil || c.s.Generator == nil {
		return nil, ErrNoModel
	}
	a, err := c.Ask(ctx, from, req)
	if err != nil {
		return nil, err
	}
	fill := model.Fill{Endpoint: a.Endpoint, System: a.System, Prompt: a.Prompt, Prefix: a.Prefix, Suffix: a.Suffix, Stops: a.Stops, MaxTokens: req.AnswerTokens}
	switch {
	case fill.MaxTokens > 0:
	case a.Endpoint == model.Chat:
		fill.MaxTokens = chatTokens
	default:
		fill.MaxTokens = answerTokens
	}
	if a.Endpoint != model.Chat { // some models of conversations refuse any
		cold := 0.0
		fill.Temperature = &cold
	}
	for _, f := range a.Files {
		fill.Files = append(fill.Files, model.Extra{Name: f.Path, Text: f.Text})
	}
	most := req.Lines
	if most <= 0 {
		most = mostLines
	}
	family, _ := fim.Named(a.Family)
	done := func(raw string) string {
		text := fim.CutMarks(family.Clean(raw, a.options), a.prefix, a.suffix)
		return Trim(text, a.prefix, a.suffix, most)
	}
	l := &listener{say: say, done: done, most: most}
	answer, err := c.s.Generator.Complete(ctx, fill, l.hear())
	if err != nil {
		return nil, err
	}
	text := done(answer.Text)
	if err := l.tell(text); err != nil {
		return nil, err
	}
	return &Result{Text: text, Model: c.s.Generator.Name(), Family: a.Family, Endpoint: a.Endpoint, Usage: answer.Usage, Context: a.Context}, nil
}

// listener hands on what is sure of a text while it comes: whole lines, as they are to be inserted.
type listener struct {
	say  func(string) error // nil when nothing listens
	done func(raw string) string
	most int
	raw  strings.Builder
	told string
}

func (l *listener) hear() func(string) error {
	if l.say == nil {
		return nil
	}
	return func(s string) error {
		l.raw.WriteString(s)
		if !strings.Contains(s, "\n") {
			return nil
		}
		text := l.done(l.raw.String())
		if i := strings.LastIndexByte(text, '\n'); i >= 0 {
			if err := l.tell(text[:i]); err != nil {
				return err
			}
		}
		if strings.Count(l.raw.String(), "\n") > l.most+2 {
			return model.ErrEnough
		}
		return nil
	}
}

// tell says what of a text was not said. A text that does not go on from there is left for the end.
func (l *listener) tell(text string) error {
	rest, ok := strings.CutPrefix(text, l.told)
	if l.say == nil || !ok || rest == "" {
		return nil
	}
	l.told = text
	return l.say(rest)
}

// Try has a small hole filled that needs no project, to see that the model can be asked.
func (c *Completer) Try(ctx context.Context) (*Result, error) {
	return c.Complete(ctx, example{}, Request{}, nil)
}

// example is a project of one file.
type example struct{}

func (example) Completion(context.Context, completion.Request) (*completion.Response, error) {
	return &completion.Response{Path: "add.py", Language: "python", Prefix: "def add(a, b):\n    return ", Suffix: "\n\nprint(add(1, 2))\n"}, nil
}

// Ask gathers the context of a place and writes the prompt. It asks no model and needs none.
func (c *Completer) Ask(ctx context.Context, from Source, req Request) (*Prepared, error) {
	r, err := from.Completion(ctx, req.Request)
	if err != nil {
		return nil, err
	}
	in := fim.Input{Repo: req.Repo, Path: r.Path, Language: r.Language, Prefix: r.Prefix, Suffix: r.Suffix, Files: c.files(r), Edits: edits(r.Edits)}
	endpoint := c.endpoint(in)
	family := c.family
	if endpoint == model.Chat && !family.Chat() {
		family, _ = fim.Named("chat")
	}
	o := fim.Options{ThreeNewlines: endpoint != model.Chat}
	p := family.Prompt(in, o)
	a := &Prepared{Model: c.Model(), Family: p.Family, Known: c.known || endpoint == model.Chat, Endpoint: endpoint, System: p.System, Prompt: p.Text, Prefix: p.Prefix, Suffix: p.Suffix, Stops: p.Stops, options: o, prefix: r.Prefix, suffix: r.Suffix}
	switch endpoint {
	case model.Infill:
		a.Prompt, a.Files = "", p.Files
	case model.Suffix, model.Mistral, model.DeepSeek: // other files can only be a part of what is before the cursor
		a.Prompt, a.Prefix = "", family.Noted(in)+a.Prefix
	default:
		a.Prefix, a.Suffix = "", ""
	}
	a.Context = Context{Tokens: r.TotalTokens, Budget: r.BudgetTokens, Truncated: r.Truncated, Files: []string{}, Edits: len(r.Edits), TookMS: r.TookMS}
	for _, f := range in.Files {
		a.Context.Files = append(a.Context.Files, f.Path)
	}
	return a, nil
}

// endpoint is how the model is asked. What a provider has of its own goes first; a prompt in the model's format is written where its
// format is known and there is more to say than what is around the cursor, or nothing behind it.
func (c *Completer) endpoint(in fim.Input) model.Endpoint {
	e := c.s.Endpoint
	if e != "" && e != model.Auto {
		return e
	}
	if g := c.s.Generator; g != nil {
		if own := g.ByAddress(); own != model.Auto {
			return own
		}
	}
	switch {
	case c.family.Chat():
		return model.Chat
	case strings.HasPrefix(c.Model(), "ollama/") && (!c.known || in.Suffix != "" && len(in.Files)+len(in.Edits) == 0):
		return model.Suffix
	}
	return model.Template
}

// files are the parts of other files, a file's together in the order they are in it, the file with the most important one last,
// next to the cursor. A list of names is no file to a model that continues files.
func (c *Completer) files(r *completion.Response) []fim.File {
	parts, order := map[string][]completion.Snippet{}, []string{}
	for _, s := range r.Snippets {
		if s.Kind == completion.SnippetDiff || s.Kind == completion.SnippetTree && !c.family.Chat() {
			continue
		}
		name := cmp.Or(s.Path, s.Kind)
		if parts[name] == nil {
			order = append(order, name)
		}
		if !slices.ContainsFunc(parts[name], func(o completion.Snippet) bool { return strings.Contains(o.Content, s.Content) }) {
			parts[name] = append(parts[name], s)
		}
	}
	var out []fim.File
	for _, name := range slices.Backward(order) {
		slices.SortStableFunc(parts[name], func(x, y completion.Snippet) int { return cmp.Compare(x.StartLine, y.StartLine) })
		var b strings.Builder
		for _, s := range parts[name] {
			b.WriteString(strings.TrimRight(s.Content, "\n") + "\n")
		}
		out = append(out, fim.File{Path: name, Text: b.String()})
	}
	return out
}

func edits(from []editor.Edit) []fim.Edit {
	var out []fim.Edit
	for _, e := range from {
		out = append(out, fim.Edit{Path: e.Path, Diff: e.Diff, Accepted: e.Source == editor.Accepted})
	}
	return out
}
