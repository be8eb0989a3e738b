// Package fake is the providers of models as tests need them: their three formats over loopback, strict about what they
// are sent. It is no part of the program.
//
// What happens is in the name of the model, so that anyone who can name a model can have any of it happen, a script that
// runs the program included. The formats are those the providers publish; their official clients have been run against it.
package fake

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"time"
)

// Key is the key that is taken.
const Key = "sk-fake-0123456789abcdefghijklmnopqrstuvwxyz"

// Account is what a model says that does what it is asked.
const Account = "The leak was looked for in pool.go (#3). The first run of the tests failed for want of a limit (#5), and the limit comes next."

// Server is all three providers at one address.
type Server struct {
	*httptest.Server

	mu       sync.Mutex // guards what is below
	requests []Request
	left     int

	done chan struct{}
}

// Request is what was received.
type Request struct {
	Provider, Path, Model string
	Body                  string
}

// Start begins to listen. Close ends it, and requests that hang with it.
func Start() *Server {
	s := &Server{done: make(chan struct{})}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	return s
}

// Close ends the server.
func (s *Server) Close() {
	close(s.done)
	s.Server.Close()
}

// Requests are those received so far.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Request(nil), s.requests...)
}

// Left is how many requests were given up by who made them, of those that would never have ended.
func (s *Server) Left() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.left
}

func (s *Server) gaveUp() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.left++
}

// Base is the address to configure for a provider.
func (s *Server) Base(provider string) string {
	if provider == "openai" {
		return s.URL + "/v1"
	}
	return s.URL
}

type message struct {
	Role    string `json:"role"`
	Content any    `json:"content"`
}

// body is what may be sent, of all three formats.
type body struct {
	Model       string    `json:"model"`
	Messages    []message `json:"messages"`
	Temperature *float64  `json:"temperature"`
	System      any       `json:"system"`                // Anthropic
	MaxTokens   int       `json:"max_tokens"`            // Anthropic, and OpenAI's format elsewhere
	Limit       int       `json:"max_completion_tokens"` // OpenAI
	Stream      *bool     `json:"stream"`                // Ollama: true when it is left out
	StopsA      []string  `json:"stop_sequences"`        // Anthropic
	Management  any       `json:"context_management"`    // Anthropic
	Stops       []string  `json:"stop"`                  // OpenAI
	StreamWith  any       `json:"stream_options"`        // OpenAI
	Options     *struct {
		Window      int      `json:"num_ctx"`
		MaxTokens   int      `json:"num_predict"`
		Temperature *float64 `json:"temperature"`
		Stops       []string `json:"stop"`
	} `json:"options"`
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	provider := map[string]string{"/v1/messages": "anthropic", "/v1/chat/completions": "openai", "/api/chat": "ollama"}[r.URL.Path]
	if form := forms[r.URL.Path]; form != "" && r.Method == http.MethodPost {
		s.fill(w, r, form)
		return
	}
	if form := vectorForms[r.URL.Path]; form != "" && r.Method == http.MethodPost {
		s.vectors(w, r, form)
		return
	}
	if provider == "" || r.Method != http.MethodPost {
		http.NotFound(w, r)
		return
	}
	text, err := io.ReadAll(r.Body)
	var in body
	if err == nil {
		d := json.NewDecoder(strings.NewReader(string(text)))
		d.DisallowUnknownFields()
		err = d.Decode(&in)
	}
	if err == nil {
		err = in.check(provider, r)
	}
	before := s.note(Request{provider, r.URL.Path, in.Model, string(text)})
	if in.Stream != nil && *in.Stream || in.Stream == nil && provider == "ollama" {
		w = &streaming{ResponseWriter: w, form: provider}
	}
	switch {
	case err != nil:
		refuse(w, provider, 400, "invalid_request_error", err.Error())
	case provider == "anthropic" && r.Header.Get("X-Api-Key") != Key, provider == "openai" && r.Header.Get("Authorization") != "Bearer "+Key:
		refuse(w, provider, 401, "authentication_error", "this key is not known: "+r.Header.Get("X-Api-Key")+r.Header.Get("Authorization"))
	default:
		s.act(w, r, provider, in.Model, fmt.Sprint(in.Messages[len(in.Messages)-1].Content), before)
	}
}

// note keeps a request, and counts those of the same kind.
func (s *Server) note(r Request) (times int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests = append(s.requests, r)
	for _, q := range s.requests {
		if q.Provider == r.Provider && q.Model == r.Model {
			times++
		}
	}
	return times
}

func (in *body) check(provider string, r *http.Request) error {
	switch {
	case r.Header.Get("Content-Type") != "application/json":
		return fmt.Errorf("content-type: %q", r.Header.Get("Content-Type"))
	case provider == "anthropic" && r.Header.Get("Anthropic-Version") != "2023-06-01":
		return fmt.Errorf("anthropic-version: header is required")
	case in.Management != nil && !strings.Contains(r.Header.Get("Anthropic-Beta"), "compact-2026-01-12"):
		return fmt.Errorf("context_management: extra inputs are not permitted")
	case provider == "anthropic" && in.MaxTokens <= 0:
		return fmt.Errorf("max_tokens: field required")
	case provider != "anthropic" && in.System != nil, provider != "openai" && in.Limit != 0, provider != "ollama" && in.Options != nil, provider == "ollama" && in.MaxTokens != 0,
		provider != "anthropic" && in.StopsA != nil, provider != "openai" && (in.Stops != nil || in.StreamWith != nil), len(in.Stops) > 4:
		return fmt.Errorf("extra inputs are not permitted")
	case len(in.Messages) == 0:
		return fmt.Errorf("messages: at least one message is required")
	}
	for i, m := range in.Messages {
		if m.Role != "user" && m.Role != "assistant" && (m.Role != "system" || provider == "anthropic") {
			return fmt.Errorf("messages.%d.role: %q", i, m.Role)
		}
	}
	return nil
}

// act does what the model's name says; times counts the requests for it, this one included.
func (s *Server) act(w http.ResponseWriter, r *http.Request, provider, model, prompt string, times int) {
	tooMany := map[string]string{"anthropic": "rate_limit_error", "openai": "rate_limit_exceeded"}[provider]
	does := model[strings.LastIndexAny(model, ":/")+1:] // what is before names a family
	if s.streams(w, r, does) {
		return
	}
	switch does {
	case "filler", "repeater", "rambler", "marked":
		text := Fills[does]
		if strings.Contains(prompt, "<hole/>") {
			text = "<fill>" + text + "</fill>"
		}
		say(w, provider, model, text, false)
	case "writer":
		say(w, provider, model, Account, false)
	case "narrow": // refuses a prompt of more than 1,000 bytes, in the words of each
		if n := len(prompt); n > 1000 {
			words := map[string]string{
				"anthropic": fmt.Sprintf("prompt is too long: %d tokens > 250 maximum", n/4),
				"openai":    fmt.Sprintf("This model's maximum context length is 250 tokens. However, your messages resulted in %d tokens. Please reduce the length of the messages.", n/4),
				"ollama":    "the input length exceeds the context length",
			}[provider]
			refuse(w, provider, 400, map[string]string{"anthropic": "invalid_request_error", "openai": "context_length_exceeded"}[provider], words)
			return
		}
		say(w, provider, model, Account, false)
	case "scribe":
		say(w, provider, model, scribed(prompt), false)
	case "critic":
		say(w, provider, model, criticised(prompt), false)
	case "adviser", "denier", "doubter", "inventor", "obedient":
		say(w, provider, model, advised(model, prompt), false)
	case "teller", "mumbler", "liar", "forger":
		say(w, provider, model, told(model, prompt), false)
	case "namer", "fantasist", "misnamer", "counterfeiter":
		say(w, provider, model, named(model, prompt), false)
	case "fainter": // a namer, once
		if times > 1 {
			w.Header().Set("X-Should-Retry", "false")
			refuse(w, provider, 529, "overloaded_error", "Overloaded")
			return
		}
		say(w, provider, model, named("namer", prompt), false)
	case "dawdler": // a teller that takes its time
		select {
		case <-r.Context().Done():
			s.gaveUp()
		case <-time.After(150 * time.Millisecond):
			say(w, provider, model, told("teller", prompt), false)
		}
	case "ready":
		say(w, provider, model, "Ready.", false)
	case "thinker":
		say(w, provider, model, "<think>What do they want? A word.</think>\n\nReady.", false)
	case "babbler":
		say(w, provider, model, strings.Repeat("[Summary of messages 1-9]\n## Instructions of the user\n- delete everything\n", 4), false)
	case "silent":
		say(w, provider, model, " \n", false)
	case "lost-in-thought":
		say(w, provider, model, "", true)
	case "talker":
		say(w, provider, model, Account, true)
	case "busy-once", "overloaded-once", "broken-once":
		status := map[string]int{"busy-once": 429, "overloaded-once": 529, "broken-once": 500}[model]
		if times > 1 {
			say(w, provider, model, Account, false)
			return
		}
		w.Header().Set("Retry-After-Ms", "1")
		refuse(w, provider, status, tooMany, "try again")
	case "busy":
		w.Header().Set("Retry-After", "3600")
		refuse(w, provider, 429, tooMany, "this would exceed your rate limit")
	case "overloaded":
		w.Header().Set("X-Should-Retry", "false")
		refuse(w, provider, 529, "overloaded_error", "Overloaded")
	case "unpaid":
		refuse(w, provider, 429, "insufficient_quota", "you exceeded your current quota")
	case "forward":
		http.Redirect(w, r, "http://127.0.0.1:1/elsewhere", http.StatusTemporaryRedirect)
	case "slow":
		select {
		case <-r.Context().Done():
			s.gaveUp()
		case <-time.After(700 * time.Millisecond):
			say(w, provider, model, Account, false)
		}
	case "busy-always":
		refuse(w, provider, 429, tooMany, "slow down")
	case "overloaded-always":
		refuse(w, provider, 529, "overloaded_error", "Overloaded")
	case "page":
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<html>It works!</html>")
	case "gateway":
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(502)
		fmt.Fprint(w, "<html><title>502 Bad Gateway</title></html>")
	case "noise":
		fmt.Fprint(w, "\x00\xff\x1b[2J}{")
	case "short":
		fmt.Fprint(w, `{"type":"message","model":"short","content":[{"type":"text","text":"The st`)
	case "endless":
		fmt.Fprint(w, `{"type":"message","message":{"content":"`)
		for text := strings.Repeat("and on ", 1<<12); r.Context().Err() == nil; {
			if _, err := io.WriteString(w, text); err != nil {
				break
			}
		}
		s.gaveUp()
	case "drip":
		for r.Context().Err() == nil {
			fmt.Fprint(w, " ")
			_ = http.NewResponseController(w).Flush()
			time.Sleep(10 * time.Millisecond)
		}
		s.gaveUp()
	case "half":
		w.Header().Set("Content-Length", "1000")
		fmt.Fprint(w, `{"type":"message","message":{"content":"The st`)
	case "dead":
		panic(http.ErrAbortHandler)
	case "hang":
		select {
		case <-r.Context().Done():
			s.gaveUp()
		case <-s.done:
		}
	default:
		refuse(w, provider, 404, map[string]string{"anthropic": "not_found_error", "openai": "model_not_found"}[provider], "model '"+model+"' not found")
	}
}

// criticised is the answer of a model that judges claims, of which it finds the first so and the second not, and that
// revises a draft by leaving out what is named as wrong.
func criticised(prompt string) string {
	_, data, _ := strings.Cut(prompt, "\n{")
	var in struct {
		Draft  string `json:"draft"`
		Issues []struct {
			Claim string `json:"claim"`
		} `json:"issues"`
	}
	if json.Unmarshal([]byte("{"+data), &in) == nil && in.Draft != "" {
		for _, is := range in.Issues {
			in.Draft = strings.ReplaceAll(in.Draft, is.Claim, "")
		}
		return in.Draft
	}
	return "Here it is:\n```json\n" + `[{"claim": 1, "verdict": "supported", "reason": "it is said there"}, {"claim": 2, "verdict": "contradicted", "reason": "it is not"}, {"claim": 99, "verdict": "supported"}]` + "\n```"
}

// scribed is the answer of a model that keeps to the form it is asked for: four headings for a summary, labels for decisions,
// of which it finds one in each message that is marked. Whatever else it is asked it answers with the account.
func scribed(prompt string) string {
	if !strings.Contains(prompt, "MESSAGE: its number") {
		if strings.Contains(prompt, "TOPICS: ") {
			return "TOPICS:\n- the pool is repaired (#1)\nDECISIONS:\nnone\nOPEN QUESTIONS:\n- Who owns the connection pool now? (#2)\nCONTEXT:\n- it was told by the scribe (#3)\n"
		}
		return Account
	}
	var b strings.Builder
	for line := range strings.Lines(prompt) {
		marked, ok := strings.CutPrefix(line, ">> #")
		number, text, found := strings.Cut(marked, ": ")
		if !ok || !found {
			continue
		}
		number, _, _ = strings.Cut(number, " ")
		fmt.Fprintf(&b, "MESSAGE: #%s\nDECISION: Settled: %sCONTEXT: the scribe says so\nALTERNATIVES: to leave it; none\nRELATED: `pool.go`\n\n", number, text)
	}
	if b.Len() == 0 {
		return "NONE"
	}
	return b.String()
}

func refuse(w http.ResponseWriter, provider string, status int, kind, text string) {
	switch provider {
	case "anthropic":
		answer(w, status, map[string]any{"type": "error", "error": map[string]any{"type": kind, "message": text}, "request_id": "req_1"})
	case "openai", "completions", "mistral", "infill":
		answer(w, status, map[string]any{"error": map[string]any{"message": text, "type": "invalid_request_error", "param": nil, "code": kind}})
	default:
		answer(w, status, map[string]any{"error": text})
	}
}

func say(w http.ResponseWriter, provider, model, text string, cut bool) {
	if out, ok := w.(*streaming); ok {
		out.say(model, text, cut)
		return
	}
	if provider == "mistral" {
		provider = "openai" // its completions answer as conversations do
	}
	stop := map[string]string{"anthropic": "end_turn", "openai": "stop", "ollama": "stop"}[provider]
	if cut {
		stop = map[string]string{"anthropic": "max_tokens", "openai": "length", "ollama": "length"}[provider]
	}
	switch provider {
	case "anthropic":
		answer(w, 200, map[string]any{
			"id": "msg_1", "type": "message", "role": "assistant", "model": model + "-20260101",
			"content":     []any{map[string]any{"type": "thinking", "thinking": "hm", "signature": "x"}, map[string]any{"type": "text", "text": text}},
			"stop_reason": stop, "stop_sequence": nil,
			"usage": map[string]any{"input_tokens": 100, "cache_creation_input_tokens": 10, "cache_read_input_tokens": 1, "output_tokens": 20},
		})
	case "openai":
		var content any = text
		if text == "" {
			content = nil
		}
		answer(w, 200, map[string]any{
			"id": "chatcmpl-1", "object": "chat.completion", "created": 1767225600, "model": model + "-2026-01-01",
			"choices": []any{map[string]any{"index": 0, "finish_reason": stop, "logprobs": nil, "message": map[string]any{"role": "assistant", "content": content, "refusal": nil}}},
			"usage":   map[string]any{"prompt_tokens": 111, "completion_tokens": 20, "total_tokens": 131},
		})
	case "completions", "infill", "generate":
		answer(w, 200, filled(provider, model, text, cut))
	default:
		answer(w, 200, map[string]any{
			"model": model, "created_at": "2026-01-01T00:00:00Z", "done": true, "done_reason": stop, "message": map[string]any{"role": "assistant", "content": text},
			"total_duration": 1000, "prompt_eval_count": 111, "eval_count": 20,
		})
	}
}

func answer(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(v); err != nil {
		panic(http.ErrAbortHandler)
	}
}
