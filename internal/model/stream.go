package model

import (
	"encoding/json"
	"errors"
)

// The streams of conversations. What was spent comes in events of its own.

type streamUsage struct {
	Include bool `json:"include_usage"`
}

func usageOf(stream bool) *streamUsage {
	if !stream {
		return nil
	}
	return &streamUsage{true}
}

// anthropicPiece reads an event: https://docs.anthropic.com/en/docs/build-with-claude/streaming
func anthropicPiece(data []byte, a *Answer) (piece, error) {
	type usage struct {
		Input   int `json:"input_tokens"`
		Written int `json:"cache_creation_input_tokens"`
		Read    int `json:"cache_read_input_tokens"`
		Output  int `json:"output_tokens"`
	}
	var in struct {
		Type    string `json:"type"`
		Message struct {
			Model string `json:"model"`
			Usage usage  `json:"usage"`
		} `json:"message"`
		Delta struct {
			Type   string `json:"type"`
			Text   string `json:"text"`
			Reason string `json:"stop_reason"`
		} `json:"delta"`
		Usage usage `json:"usage"`
	}
	if err := json.Unmarshal(data, &in); err != nil || in.Type == "" || in.Type == "error" {
		return piece{}, errors.Join(errFormat, err)
	}
	p := piece{}
	switch in.Type {
	case "message_start":
		u := in.Message.Usage
		a.Model, a.Usage = in.Message.Model, Usage{InputTokens: u.Input + u.Written + u.Read, OutputTokens: u.Output}
	case "content_block_delta":
		if in.Delta.Type == "text_delta" {
			p.text = in.Delta.Text
		}
	case "message_delta":
		p.stop, a.Cut = in.Delta.Reason, in.Delta.Reason == "max_tokens"
		a.Usage.OutputTokens = max(a.Usage.OutputTokens, in.Usage.Output)
	case "message_stop":
		p.end = true
	}
	return p, nil
}

// openAIChunk is an event of a conversation, of a completion, and of Mistral's.
type openAIChunk struct {
	Model   string          `json:"model"`
	Error   json.RawMessage `json:"error"`
	Choices []struct {
		Text  string `json:"text"`
		Delta struct {
			Content string `json:"content"`
		} `json:"delta"`
		Reason string `json:"finish_reason"`
	} `json:"choices"`
	Usage *struct {
		Input  int `json:"prompt_tokens"`
		Output int `json:"completion_tokens"`
	} `json:"usage"`
}

// openAIPiece reads an event: https://platform.openai.com/docs/api-reference/chat-streaming, and that of completions, which has
// its text elsewhere.
func openAIPiece(data []byte, a *Answer) (piece, error) {
	if string(data) == "[DONE]" {
		return piece{end: true}, nil
	}
	var in openAIChunk
	if err := json.Unmarshal(data, &in); err != nil || len(in.Error) > 0 && string(in.Error) != "null" || in.Choices == nil && in.Usage == nil {
		return piece{}, errors.Join(errFormat, err)
	}
	p := piece{}
	if in.Model != "" {
		a.Model = in.Model
	}
	if in.Usage != nil {
		a.Usage = Usage{InputTokens: in.Usage.Input, OutputTokens: in.Usage.Output}
	}
	if len(in.Choices) > 0 {
		c := in.Choices[0]
		p.text, p.stop = c.Delta.Content+c.Text, c.Reason
		a.Cut = a.Cut || c.Reason == "length"
	}
	return p, nil
}

// ollamaPiece reads a line: https://docs.ollama.com/api/streaming, of a conversation or of /api/generate.
func ollamaPiece(data []byte, a *Answer) (piece, error) {
	var in struct {
		Model   string `json:"model"`
		Message *struct {
			Content string `json:"content"`
		} `json:"message"`
		Response *string `json:"response"`
		Done     bool    `json:"done"`
		Reason   string  `json:"done_reason"`
		Input    int     `json:"prompt_eval_count"`
		Output   int     `json:"eval_count"`
	}
	if err := json.Unmarshal(data, &in); err != nil || in.Message == nil && in.Response == nil && !in.Done {
		return piece{}, errors.Join(errFormat, err)
	}
	p := piece{end: in.Done}
	if a.Model = in.Model; in.Message != nil {
		p.text = in.Message.Content
	}
	if in.Response != nil {
		p.text += *in.Response
	}
	if in.Done {
		p.stop, a.Cut = in.Reason, in.Reason == "length"
		a.Usage = Usage{InputTokens: in.Input, OutputTokens: in.Output}
	}
	return p, nil
}
