package fake

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// forms are the paths of what fills holes.
var forms = map[string]string{
	"/v1/completions": "completions", "/beta/completions": "completions", "/v1/fim/completions": "mistral", "/infill": "infill", "/api/generate": "generate",
}

// Fills are what models put into a hole.
var Fills = map[string]string{
	"filler":   "return a + b",
	"repeater": "return a + b\n}\n\nfunc main() {",
	"rambler":  strings.Repeat("a = a + b\n", 400),
	"marked":   "return a + b<|endoftext|><|file_sep|>other.go\npackage other",
}

// fillBody is what may be sent to fill a hole, in all forms.
type fillBody struct {
	Model       string   `json:"model"`
	Prompt      string   `json:"prompt"`
	Suffix      string   `json:"suffix"`
	Temperature *float64 `json:"temperature"`
	Stops       []string `json:"stop"`
	Stream      *bool    `json:"stream"`
	MaxTokens   int      `json:"max_tokens"`
	StreamWith  any      `json:"stream_options"`

	Raw      bool   `json:"raw"`    // Ollama
	System   string `json:"system"` // which its own client always names
	Template string `json:"template"`
	Options  *struct {
		Window      int      `json:"num_ctx"`
		MaxTokens   int      `json:"num_predict"`
		Temperature *float64 `json:"temperature"`
		Stops       []string `json:"stop"`
	} `json:"options"`

	InputPrefix *string `json:"input_prefix"` // llama.cpp
	InputSuffix *string `json:"input_suffix"`
	Predict     int     `json:"n_predict"`
	Extra       []struct {
		Filename string `json:"filename"`
		Text     string `json:"text"`
	} `json:"input_extra"`
}

func (s *Server) fill(w http.ResponseWriter, r *http.Request, form string) {
	text, err := io.ReadAll(r.Body)
	var in fillBody
	if err == nil {
		d := json.NewDecoder(strings.NewReader(string(text)))
		d.DisallowUnknownFields()
		err = d.Decode(&in)
	}
	if err == nil {
		err = in.check(form)
	}
	provider := map[string]string{"generate": "ollama"}[form]
	if provider == "" {
		provider = "openai"
	}
	times := s.note(Request{provider, r.URL.Path, in.Model, string(text)})
	if in.Stream != nil && *in.Stream || in.Stream == nil && form == "generate" {
		w = &streaming{ResponseWriter: w, form: form}
	}
	switch {
	case err != nil:
		refuse(w, form, 400, "invalid_request_error", err.Error())
	case provider == "openai" && r.Header.Get("Authorization") != "Bearer "+Key:
		refuse(w, form, 401, "authentication_error", "this key is not known: "+r.Header.Get("Authorization"))
	case form == "generate" && !in.Raw && strings.Contains(in.Model, "insertless"):
		refuse(w, form, 400, "", "registry.ollama.ai/library/"+in.Model+" does not support insert")
	default:
		s.act(w, r, form, in.Model, in.Prompt, times)
	}
}

func (in *fillBody) check(form string) error {
	marked := false
	for _, end := range []string{"<|fim_middle|>", "<fim_middle>", "<MID>", "<｜fim▁end｜>", "<[fim-middle]>"} {
		marked = marked || strings.HasSuffix(in.Prompt, end)
	}
	switch {
	case form == "generate" && (in.MaxTokens != 0 || in.Stops != nil || in.Options == nil), form != "generate" && (in.Options != nil || in.Raw):
		return fmt.Errorf("extra inputs are not permitted")
	case form == "infill" && (in.InputPrefix == nil || in.InputSuffix == nil):
		return fmt.Errorf("\"input_prefix\" and \"input_suffix\" are required")
	case form != "infill" && (in.InputPrefix != nil || in.Extra != nil || in.Predict != 0):
		return fmt.Errorf("extra inputs are not permitted")
	case form == "generate" && in.Raw && in.Suffix != "":
		return fmt.Errorf("raw mode does not support a suffix")
	case in.Suffix != "" && marked:
		return fmt.Errorf("a suffix, and the marks of a format in the prompt")
	}
	return nil
}

// filled is an answer that is not streamed.
func filled(form, model, text string, cut bool) map[string]any {
	reason := "stop"
	if cut {
		reason = "length"
	}
	switch form {
	case "generate":
		return map[string]any{"model": model, "created_at": "2026-01-01T00:00:00Z", "response": text, "done": true, "done_reason": reason, "prompt_eval_count": 111, "eval_count": 20}
	case "infill":
		return map[string]any{"content": text, "model": model, "stop": true, "stop_type": map[string]string{"stop": "eos", "length": "limit"}[reason], "tokens_evaluated": 111, "tokens_predicted": 20, "truncated": false}
	}
	return map[string]any{
		"id": "cmpl-1", "object": "text_completion", "created": 1767225600, "model": model,
		"choices": []any{map[string]any{"index": 0, "text": text, "finish_reason": reason, "logprobs": nil}},
		"usage":   map[string]any{"prompt_tokens": 111, "completion_tokens": 20, "total_tokens": 131},
	}
}

// streaming answers in the events of a form.
type streaming struct {
	http.ResponseWriter
	form string
}

func (w *streaming) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// event sends one.
func (w *streaming) event(kind string, v any) bool {
	b, _ := json.Marshal(v) // maps of texts and numbers
	var err error
	switch w.form {
	case "ollama", "generate":
		w.Header().Set("Content-Type", "application/x-ndjson")
		_, err = fmt.Fprintf(w, "%s\n", b)
	case "anthropic":
		w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
		_, err = fmt.Fprintf(w, "event: %s\ndata: %s\n\n", kind, b)
	default:
		w.Header().Set("Content-Type", "text/event-stream")
		_, err = fmt.Fprintf(w, "data: %s\n\n", b)
	}
	return err == nil && http.NewResponseController(w.ResponseWriter).Flush() == nil
}

// piece sends a part of the text.
func (w *streaming) piece(model, text string) bool {
	switch w.form {
	case "anthropic":
		return w.event("content_block_delta", map[string]any{"type": "content_block_delta", "index": 1, "delta": map[string]any{"type": "text_delta", "text": text}})
	case "openai", "mistral":
		return w.event("", map[string]any{"id": "1", "object": "chat.completion.chunk", "model": model, "choices": []any{map[string]any{"index": 0, "delta": map[string]any{"content": text}, "finish_reason": nil}}})
	case "completions":
		return w.event("", map[string]any{"id": "1", "object": "text_completion", "model": model, "choices": []any{map[string]any{"index": 0, "text": text, "finish_reason": nil}}})
	case "infill":
		return w.event("", map[string]any{"content": text, "stop": false, "tokens": []int{1}})
	case "generate":
		return w.event("", map[string]any{"model": model, "created_at": "2026-01-01T00:00:00Z", "response": text, "done": false})
	}
	return w.event("", map[string]any{"model": model, "created_at": "2026-01-01T00:00:00Z", "message": map[string]any{"role": "assistant", "content": text}, "done": false})
}

// begin sends what comes before the text.
func (w *streaming) begin(model string) {
	if w.form == "anthropic" {
		w.event("message_start", map[string]any{"type": "message_start", "message": map[string]any{"id": "msg_1", "type": "message", "role": "assistant", "model": model + "-20260101", "content": []any{},
			"stop_reason": nil, "usage": map[string]any{"input_tokens": 100, "cache_creation_input_tokens": 10, "cache_read_input_tokens": 1, "output_tokens": 1}}})
		w.event("ping", map[string]any{"type": "ping"})
		w.event("content_block_delta", map[string]any{"type": "content_block_delta", "index": 0, "delta": map[string]any{"type": "thinking_delta", "thinking": "hm"}})
	}
	if w.form == "openai" {
		fmt.Fprint(w, ": a comment\n\n")
		w.event("", map[string]any{"id": "1", "object": "chat.completion.chunk", "model": model, "choices": []any{map[string]any{"index": 0, "delta": map[string]any{"role": "assistant", "content": nil}, "finish_reason": nil}}})
	}
}

// say sends a text in small pieces, and how it ended.
func (w *streaming) say(model, text string, cut bool) {
	w.begin(model)
	for runes := []rune(text); len(runes) > 0; {
		n := min(7, len(runes))
		if !w.piece(model, string(runes[:n])) {
			return
		}
		runes = runes[n:]
	}
	reason := "stop"
	if cut {
		reason = "length"
	}
	usage := map[string]any{"prompt_tokens": 111, "completion_tokens": 20, "total_tokens": 131}
	switch w.form {
	case "anthropic":
		w.event("message_delta", map[string]any{"type": "message_delta", "delta": map[string]any{"stop_reason": map[string]string{"stop": "end_turn", "length": "max_tokens"}[reason], "stop_sequence": nil}, "usage": map[string]any{"output_tokens": 20}})
		w.event("message_stop", map[string]any{"type": "message_stop"})
	case "openai", "mistral", "completions":
		w.event("", map[string]any{"id": "1", "model": model, "choices": []any{map[string]any{"index": 0, "delta": map[string]any{}, "text": "", "finish_reason": reason}}})
		w.event("", map[string]any{"id": "1", "model": model, "choices": []any{}, "usage": usage})
		fmt.Fprint(w, "data: [DONE]\n\n")
	case "infill", "generate":
		v := filled(w.form, model, "", cut)
		w.event("", v)
	default:
		w.event("", map[string]any{"model": model, "created_at": "2026-01-01T00:00:00Z", "message": map[string]any{"role": "assistant", "content": ""}, "done": true, "done_reason": reason, "prompt_eval_count": 111, "eval_count": 20})
	}
}

// streams does what can happen to a stream only, and reports whether the model is one of those.
func (s *Server) streams(w http.ResponseWriter, r *http.Request, does string) bool {
	out, ok := w.(*streaming)
	if !ok {
		return false
	}
	switch does {
	case "forever":
		for out.begin(does); r.Context().Err() == nil && out.piece(does, strings.Repeat("and on ", 100)+"\n"); {
			time.Sleep(time.Millisecond)
		}
		s.gaveUp()
	case "stall":
		out.begin(does)
		out.piece(does, "a first word ")
		select {
		case <-r.Context().Done():
			s.gaveUp()
		case <-s.done:
		}
	case "torn":
		out.begin(does)
		out.piece(does, "a first word ")
		panic(http.ErrAbortHandler)
	case "unended":
		out.begin(does)
		out.piece(does, "a first word ")
	case "sick":
		out.begin(does)
		out.piece(does, "a first word ")
		switch out.form {
		case "ollama", "generate":
			out.event("", map[string]any{"error": "the runner has stopped"})
		default:
			out.event("error", map[string]any{"type": "error", "error": map[string]any{"type": "overloaded_error", "message": "the runner has stopped"}})
		}
	case "garbled":
		out.begin(does)
		out.piece(does, "a first word ")
		fmt.Fprint(w, "data: {\"choices\": [{\n\n{\"response\":\n")
	default:
		return false
	}
	return true
}
