package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Endpoint is how a model is asked to fill a hole.
type Endpoint string

const (
	Auto     Endpoint = "auto"     // whatever suits the provider and the model
	Suffix   Endpoint = "suffix"   // the provider writes its model's format from what is before and behind
	Template Endpoint = "template" // the prompt is in the model's format already
	Infill   Endpoint = "infill"   // llama.cpp's server, which takes other files by name
	Mistral  Endpoint = "mistral"  // Mistral's completions
	DeepSeek Endpoint = "deepseek" // DeepSeek's, which are beta
	Chat     Endpoint = "chat"     // a conversation
)

// Endpoints are those that can be set.
func Endpoints() []string {
	return []string{string(Auto), string(Suffix), string(Template), string(Infill), string(Mistral), string(DeepSeek), string(Chat)}
}

// Extra is another file.
type Extra struct {
	Name string `json:"filename"`
	Text string `json:"text"`
}

// Fill is a hole to be filled. Prompt is for Template, and with System for Chat; Prefix, Suffix and Files are for the others.
type Fill struct {
	Endpoint       Endpoint
	System, Prompt string
	Prefix, Suffix string
	Files          []Extra
	Stops          []string
	MaxTokens      int      // 0 is 256
	Temperature    *float64 // nil leaves it to the provider
}

// ByAddress is the endpoint that a provider has of its own at the address in use, Auto when nothing is known of it.
func (g *Generator) ByAddress() Endpoint {
	u, _ := url.Parse(g.s.BaseURL) // New has read it
	switch host := u.Hostname(); {
	case g.s.Provider == "anthropic":
		return Chat
	case strings.HasSuffix(host, ".mistral.ai"):
		return Mistral
	case host == "api.deepseek.com":
		return DeepSeek
	case g.s.BaseURL == openAIBase:
		return Chat
	}
	return Auto
}

// Complete asks for what belongs into a hole, as Stream does: the answer is as the model gave it, spaces and all, and may be
// empty.
func (g *Generator) Complete(ctx context.Context, f Fill, say func(text string) error) (*Answer, error) {
	f.System, f.Prompt, f.Prefix, f.Suffix, f.Files = secret.MaskString(f.System), secret.MaskString(f.Prompt), secret.MaskString(f.Prefix), secret.MaskString(f.Suffix), slices.Clone(f.Files)
	for i := range f.Files {
		f.Files[i].Text = secret.MaskString(f.Files[i].Text)
	}
	if f.MaxTokens <= 0 {
		f.MaxTokens = 256
	}
	c, err := g.filling(f, say != nil)
	if err != nil {
		return nil, err
	}
	c.whole = true
	return g.ask(ctx, c, say)
}

func (g *Generator) filling(f Fill, stream bool) (call, error) {
	switch {
	case f.Endpoint == Chat:
		r := Request{System: f.System, Messages: []Message{{"user", f.Prompt}}, MaxTokens: f.MaxTokens, Temperature: f.Temperature, stops: f.Stops}
		return call{path: g.wire.path, body: g.wire.request(g.s, r, stream), answer: g.wire.answer, piece: g.wire.piece, lines: g.wire.lines}, nil
	case g.s.Provider == "ollama" && (f.Endpoint == Suffix || f.Endpoint == Template):
		return g.generate(f, stream), nil
	case g.s.Provider == "openai" && f.Endpoint == Infill:
		return g.infill(f, stream), nil
	case g.s.Provider == "openai" && (f.Endpoint == Suffix || f.Endpoint == Template || f.Endpoint == Mistral || f.Endpoint == DeepSeek):
		return g.completions(f, stream), nil
	}
	return call{}, misset(fmt.Sprintf("%s has no completions by %s", g.s.Provider, f.Endpoint), "set models.completion_endpoint to auto")
}

// fillWindow holds what a completion sends mostly: with a window by each one's size the model would be loaded again in the midst of
// typing.
const fillWindow = 16384

// generate is Ollama's: https://docs.ollama.com/api/generate. Raw says that the prompt is in the model's format; else the model's
// template puts prompt and suffix into it, and no mark of the format may be in either.
func (g *Generator) generate(f Fill, stream bool) call {
	prompt, suffix := f.Prompt, ""
	if f.Endpoint == Suffix {
		if prompt, suffix = f.Prefix, f.Suffix; suffix == "" {
			suffix = "\n" // without one it would be a conversation
		}
	}
	body := struct {
		Model   string        `json:"model"`
		Prompt  string        `json:"prompt"`
		Suffix  string        `json:"suffix,omitempty"`
		Raw     bool          `json:"raw,omitempty"`
		Stream  bool          `json:"stream"`
		Options ollamaOptions `json:"options"`
	}{g.s.Name, prompt, suffix, f.Endpoint == Template, stream, ollamaOptions{windowOf(fillWindow, len(prompt)+len(suffix), f.MaxTokens), f.MaxTokens, f.Temperature, f.Stops}}
	return call{path: "/api/generate", body: body, piece: ollamaPiece, lines: true, answer: func(text []byte) (*Answer, string, error) {
		a := &Answer{}
		p, err := ollamaPiece(text, a)
		if err != nil || !p.end {
			return nil, "", errors.Join(errFormat, err)
		}
		a.Text = p.text
		return a, p.stop, nil
	}}
}

// completions is OpenAI's older endpoint, https://platform.openai.com/docs/api-reference/completions, as many serve it, and what
// Mistral (https://docs.mistral.ai/api/endpoint/fim) and DeepSeek (https://api-docs.deepseek.com/guides/fim_completion) made of it.
func (g *Generator) completions(f Fill, stream bool) call {
	prompt, suffix, path := f.Prefix, f.Suffix, "/completions"
	options := usageOf(stream)
	switch f.Endpoint {
	case Template:
		prompt, suffix = f.Prompt, ""
	case Mistral:
		path, options = "/fim/completions", nil // it tells what was spent without being asked
	case DeepSeek:
		if u, err := url.Parse(g.s.BaseURL); err == nil && !strings.HasSuffix(u.Path, "/beta") {
			u.Path = strings.TrimSuffix(u.Path, "/v1") + "/beta/completions"
			path = u.String()
		}
	}
	stops := f.Stops
	if g.s.BaseURL == openAIBase {
		stops = stops[:min(len(stops), 4)]
	}
	body := struct {
		Model       string       `json:"model"`
		Prompt      string       `json:"prompt"`
		Suffix      string       `json:"suffix,omitempty"`
		MaxTokens   int          `json:"max_tokens"`
		Temperature *float64     `json:"temperature,omitempty"`
		Stops       []string     `json:"stop,omitempty"`
		Stream      bool         `json:"stream,omitempty"`
		Options     *streamUsage `json:"stream_options,omitempty"`
	}{g.s.Name, prompt, suffix, f.MaxTokens, f.Temperature, stops, stream, options}
	return call{path: path, body: body, piece: openAIPiece, answer: completionsAnswer}
}

func completionsAnswer(text []byte) (*Answer, string, error) {
	var in struct {
		openAIChunk
		Choices []struct {
			Text    *string `json:"text"`
			Message *struct {
				Content string `json:"content"` // Mistral's
			} `json:"message"`
			Reason string `json:"finish_reason"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(text, &in); err != nil || len(in.Choices) == 0 || in.Choices[0].Text == nil && in.Choices[0].Message == nil {
		return nil, "", errors.Join(errFormat, err)
	}
	c, a := in.Choices[0], &Answer{Model: in.Model}
	if c.Text != nil {
		a.Text = *c.Text
	} else {
		a.Text = c.Message.Content
	}
	if in.Usage != nil {
		a.Usage = Usage{InputTokens: in.Usage.Input, OutputTokens: in.Usage.Output}
	}
	a.Cut = c.Reason == "length"
	return a, c.Reason, nil
}

// infill is llama.cpp's: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md. It is next to /v1.
func (g *Generator) infill(f Fill, stream bool) call {
	body := struct {
		Model       string   `json:"model"` // for a server of several
		Prefix      string   `json:"input_prefix"`
		Suffix      string   `json:"input_suffix"`
		Extra       []Extra  `json:"input_extra,omitempty"`
		MaxTokens   int      `json:"n_predict"`
		Temperature *float64 `json:"temperature,omitempty"`
		Stops       []string `json:"stop,omitempty"`
		Stream      bool     `json:"stream"`
	}{g.s.Name, f.Prefix, f.Suffix, f.Files, f.MaxTokens, f.Temperature, f.Stops, stream}
	return call{path: strings.TrimSuffix(g.s.BaseURL, "/v1") + "/infill", body: body, piece: infillPiece, answer: func(text []byte) (*Answer, string, error) {
		a := &Answer{}
		p, err := infillPiece(text, a)
		if err != nil {
			return nil, "", err
		}
		a.Text = p.text
		return a, p.stop, nil
	}}
}

func infillPiece(data []byte, a *Answer) (piece, error) {
	if string(data) == "[DONE]" {
		return piece{end: true}, nil
	}
	var in struct {
		Model   string  `json:"model"`
		Content *string `json:"content"`
		Stop    bool    `json:"stop"`
		Why     string  `json:"stop_type"`
		Input   int     `json:"tokens_evaluated"`
		Output  int     `json:"tokens_predicted"`
	}
	if err := json.Unmarshal(data, &in); err != nil || in.Content == nil {
		return piece{}, errors.Join(errFormat, err)
	}
	p := piece{text: *in.Content, end: in.Stop}
	if in.Stop {
		p.stop, a.Cut, a.Model = in.Why, in.Why == "limit", in.Model
		a.Usage = Usage{InputTokens: in.Input, OutputTokens: in.Output}
	}
	return p, nil
}
