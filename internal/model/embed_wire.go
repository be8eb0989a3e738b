package model

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// vector is read number by number, so that nothing that is none becomes a zero.
type vector []float32

// errVector is what is wrong with a vector.
type errVector string

func (e errVector) Error() string { return "a vector " + string(e) }

func (v *vector) UnmarshalJSON(data []byte) error {
	data = bytes.TrimSpace(data)
	if len(data) < 2 || data[0] != '[' {
		return errFormat
	}
	*v = make(vector, 0, bytes.Count(data, []byte{','})+1)
	if data = bytes.TrimSpace(data[1 : len(data)-1]); len(data) == 0 {
		return nil
	}
	for part := range bytes.SplitSeq(data, []byte{','}) {
		part = bytes.TrimSpace(part)
		x, err := strconv.ParseFloat(string(part), 32)
		switch {
		case errors.Is(err, strconv.ErrRange):
			return errVector("with a number that is too large")
		case len(part) > 0 && part[0] == '"':
			return errVector("with a string among its numbers")
		case err != nil && string(part) == "null":
			return errVector("with null among its numbers")
		case err != nil:
			return errFormat
		}
		*v = append(*v, float32(x))
	}
	return nil
}

// OpenAI's embeddings: https://platform.openai.com/docs/api-reference/embeddings

func openAIEmbedRequest(s Settings, texts []string) any {
	return struct {
		Model  string   `json:"model"`
		Input  []string `json:"input"`
		Format string   `json:"encoding_format"`
	}{s.Name, texts, "float"}
}

// openAIEmbedAnswer puts the vectors in the order of the texts: that of the answer is nowhere promised.
func openAIEmbedAnswer(text []byte) ([]vector, *Answer, error) {
	var in struct {
		Model string `json:"model"`
		Data  []struct {
			Index     *int   `json:"index"`
			Embedding vector `json:"embedding"`
		} `json:"data"`
		Usage struct {
			Input int `json:"prompt_tokens"`
		} `json:"usage"`
	}
	if err := json.Unmarshal(text, &in); err != nil || in.Data == nil {
		return nil, nil, errors.Join(errFormat, err)
	}
	out := make([]vector, len(in.Data))
	for _, d := range in.Data {
		switch {
		case d.Index == nil:
			return nil, nil, errVector("without an index")
		case *d.Index < 0 || *d.Index >= len(out):
			return nil, nil, errVector(fmt.Sprintf("with the index %d among %d", *d.Index, len(out)))
		case out[*d.Index] != nil:
			return nil, nil, errVector(fmt.Sprintf("with the index %d twice", *d.Index))
		}
		if out[*d.Index] = d.Embedding; d.Embedding == nil {
			out[*d.Index] = vector{}
		}
	}
	return out, &Answer{Model: in.Model, Usage: Usage{InputTokens: max(in.Usage.Input, 0)}}, nil
}

// Ollama: https://docs.ollama.com/api/embed, and the path before version 0.3

const ollamaOldPath = "/api/embeddings"

// ollamaEmbedRequest has Ollama refuse what it would cut.
func ollamaEmbedRequest(s Settings, texts []string) any {
	return struct {
		Model    string   `json:"model"`
		Input    []string `json:"input"`
		Truncate bool     `json:"truncate"`
	}{s.Name, texts, false}
}

func ollamaEmbedAnswer(text []byte) ([]vector, *Answer, error) {
	var in struct {
		Model      string   `json:"model"`
		Embeddings []vector `json:"embeddings"`
		Input      int      `json:"prompt_eval_count"`
	}
	if err := json.Unmarshal(text, &in); err != nil || in.Embeddings == nil {
		return nil, nil, errors.Join(errFormat, err)
	}
	return in.Embeddings, &Answer{Model: in.Model, Usage: Usage{InputTokens: max(in.Input, 0)}}, nil
}

func ollamaOldRequest(s Settings, text string) any {
	return struct {
		Model  string `json:"model"`
		Prompt string `json:"prompt"`
	}{s.Name, text}
}

func ollamaOldAnswer(text []byte) ([]vector, *Answer, error) {
	var in struct {
		Embedding vector `json:"embedding"`
	}
	if err := json.Unmarshal(text, &in); err != nil || in.Embedding == nil {
		return nil, nil, errors.Join(errFormat, err)
	}
	return []vector{in.Embedding}, &Answer{}, nil
}
