package model

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"
)

// wire is how a provider's format is spoken.
type wire struct {
	base    string // address when none is set
	path    string
	keyed   bool // it has keys
	headers func(h http.Header, key string)
	request func(s Settings, r Request, stream bool) any
	answer  func(text []byte) (a *Answer, stop string, err error)
	piece   func(data []byte, a *Answer) (piece, error)
	lines   bool // its streams are JSON a line

	embedPath    string // "" when it makes no embeddings
	embedRequest func(s Settings, texts []string) any
	embedAnswer  func(text []byte) ([]vector, *Answer, error)
}

const openAIBase = "https://api.openai.com/v1"

var wires = map[string]wire{
	"anthropic": {"https://api.anthropic.com", "/v1/messages", true, anthropicHeaders, anthropicRequest, anthropicAnswer, anthropicPiece, false, "", nil, nil},
	"openai":    {openAIBase, "/chat/completions", true, bearer, openAIRequest, openAIAnswer, openAIPiece, false, "/embeddings", openAIEmbedRequest, openAIEmbedAnswer},
	"ollama":    {"http://localhost:11434", "/api/chat", false, func(http.Header, string) {}, ollamaRequest, ollamaAnswer, ollamaPiece, true, "/api/embed", ollamaEmbedRequest, ollamaEmbedAnswer},
}

var errFormat = errors.New("not in the format")

type wireMessage struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

func wireMessages(system string, messages []Message) []wireMessage {
	var out []wireMessage
	if system != "" {
		out = append(out, wireMessage{"system", system})
	}
	for _, m := range messages {
		out = append(out, wireMessage{m.Role, m.Text})
	}
	return out
}

// Anthropic: https://docs.anthropic.com/en/api/messages

func anthropicHeaders(h http.Header, key string) {
	h.Set("X-Api-Key", key)
	h.Set("Anthropic-Version", "2023-06-01")
}

func anthropicRequest(s Settings, r Request, stream bool) any {
	return struct {
		Model       string        `json:"model"`
		MaxTokens   int           `json:"max_tokens"`
		System      string        `json:"system,omitempty"`
		Messages    []wireMessage `json:"messages"`
		Temperature *float64      `json:"temperature,omitempty"`
		Stops       []string      `json:"stop_sequences,omitempty"`
		Stream      bool          `json:"stream,omitempty"`
	}{s.Name, r.MaxTokens, r.System, wireMessages("", r.Messages), r.Temperature, r.stops, stream}
}

func anthropicAnswer(text []byte) (*Answer, string, error) {
	var in struct {
		Type    string `json:"type"`
		Model   string `json:"model"`
		Content []struct {
			Type string `json:"type"`
			Text string `json:"text"`
		} `json:"content"`
		StopReason string `json:"stop_reason"`
		Usage      struct {
			Input   int `json:"input_tokens"`
			Written int `json:"cache_creation_input_tokens"`
			Read    int `json:"cache_read_input_tokens"`
			Output  int `json:"output_tokens"`
		} `json:"usage"`
	}
	if err := json.Unmarshal(text, &in); err != nil || in.Type != "message" {
		return nil, "", errors.Join(errFormat, err)
	}
	var b strings.Builder
	for _, c := range in.Content {
		if c.Type == "text" {
			b.WriteString(c.Text)
		}
	}
	return &Answer{Text: b.String(), Model: in.Model, Cut: in.StopReason == "max_tokens",
		Usage: Usage{InputTokens: in.Usage.Input + in.Usage.Written + in.Usage.Read, OutputTokens: in.Usage.Output}}, in.StopReason, nil
}

// OpenAI's chat completions: https://platform.openai.com/docs/api-reference/chat

func bearer(h http.Header, key string) {
	if key != "" {
		h.Set("Authorization", "Bearer "+key)
	}
}

// openAIRequest names the limit as OpenAI does now at its own address, and elsewhere as all who followed know it.
func openAIRequest(s Settings, r Request, stream bool) any {
	own, others, stops := r.MaxTokens, 0, []string(nil) // its newer models refuse stops
	if s.BaseURL != openAIBase {
		own, others, stops = 0, r.MaxTokens, r.stops[:min(len(r.stops), 4)]
	}
	return struct {
		Model       string        `json:"model"`
		Messages    []wireMessage `json:"messages"`
		Limit       int           `json:"max_completion_tokens,omitempty"`
		OldLimit    int           `json:"max_tokens,omitempty"`
		Temperature *float64      `json:"temperature,omitempty"`
		Stops       []string      `json:"stop,omitempty"`
		Stream      bool          `json:"stream,omitempty"`
		Options     *streamUsage  `json:"stream_options,omitempty"`
	}{s.Name, wireMessages(r.System, r.Messages), own, others, r.Temperature, stops, stream, usageOf(stream)}
}

func openAIAnswer(text []byte) (*Answer, string, error) {
	var in struct {
		Model   string `json:"model"`
		Choices []struct {
			Message struct {
				Content string `json:"content"`
				Refusal string `json:"refusal"`
			} `json:"message"`
			FinishReason string `json:"finish_reason"`
		} `json:"choices"`
		Usage struct {
			Input  int `json:"prompt_tokens"`
			Output int `json:"completion_tokens"`
		} `json:"usage"`
	}
	if err := json.Unmarshal(text, &in); err != nil || len(in.Choices) == 0 {
		return nil, "", errors.Join(errFormat, err)
	}
	c := in.Choices[0]
	stop := c.FinishReason
	if c.Message.Refusal != "" {
		stop = "refusal"
	}
	return &Answer{Text: c.Message.Content, Model: in.Model, Cut: c.FinishReason == "length",
		Usage: Usage{InputTokens: in.Usage.Input, OutputTokens: in.Usage.Output}}, stop, nil
}

// Ollama: https://docs.ollama.com/api/chat

// ollamaRequest asks for a window that holds the request: the default is small, and what does not fit is dropped
// without a word. It is a power of two, because a model is loaded again for every other size.
func ollamaRequest(s Settings, r Request, stream bool) any {
	bytes := len(r.System)
	for _, m := range r.Messages {
		bytes += len(m.Text)
	}
	return struct {
		Model    string        `json:"model"`
		Messages []wireMessage `json:"messages"`
		Stream   bool          `json:"stream"`
		Options  ollamaOptions `json:"options"`
	}{s.Name, wireMessages(r.System, r.Messages), stream, ollamaOptions{windowOf(4096, bytes, r.MaxTokens), r.MaxTokens, r.Temperature, r.stops}}
}

type ollamaOptions struct {
	Window      int      `json:"num_ctx"`
	MaxTokens   int      `json:"num_predict"`
	Temperature *float64 `json:"temperature,omitempty"`
	Stops       []string `json:"stop,omitempty"`
}

// windowOf is a window of at least so many tokens that holds a request.
func windowOf(least, bytes, tokens int) int {
	window := least
	for window < bytes/3+tokens { // three bytes a token: code and prose have more
		window *= 2
	}
	return window
}

func ollamaAnswer(text []byte) (*Answer, string, error) {
	var in struct {
		Model   string `json:"model"`
		Message *struct {
			Content string `json:"content"`
		} `json:"message"`
		Done   bool   `json:"done"`
		Reason string `json:"done_reason"`
		Input  int    `json:"prompt_eval_count"`
		Output int    `json:"eval_count"`
	}
	if err := json.Unmarshal(text, &in); err != nil || in.Message == nil || !in.Done {
		return nil, "", errors.Join(errFormat, err)
	}
	return &Answer{Text: in.Message.Content, Model: in.Model, Cut: in.Reason == "length",
		Usage: Usage{InputTokens: in.Input, OutputTokens: in.Output}}, in.Reason, nil
}
