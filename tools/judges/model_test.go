package judges_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// model is a server that speaks as four providers do and plays one part: asked with our tool at hand it calls that,
// and shown the tool's answer it ends. It keeps what it was shown.
type model struct {
	*httptest.Server
	mu       sync.Mutex
	requests [][]byte // bodies that hold an answer of a tool
	prompts  [][]byte // the others
	loads    int      // calls of loader
}

// question is what the model asks our tool.
const question = `{"query": "who takes the money"}`

// bridge is the tool by which Qwen Code's model calls those of servers, which it is offered by name only; bridged is a question through it.
const (
	bridge  = "tool_call"
	bridged = `{"name": "mcp__ctx-sys__search_code", "arguments": ` + question + `}`
)

// loader is the tool by which Droid's model has the schemas of tools that it knows by name; deferred is the name of ours there.
const (
	loader   = "ToolSearch"
	deferred = "ctx-sys___search_code"
)

// shell is the tool that Pi's model runs commands with; skilled is what says that it knows of ours.
const (
	shell     = "bash"
	skilled   = ".pi/agent/skills/ctx-sys/SKILL.md"
	commanded = `{"command": "ctx-sys search 'who takes the money'"}`
)

func newModel(t *testing.T) *model {
	m := &model{}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/messages", m.messages)
	mux.HandleFunc("POST /v1/messages/count_tokens", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"input_tokens": 100}`) })
	mux.HandleFunc("POST /v1/chat/completions", m.completions)
	mux.HandleFunc("POST /v1/responses", m.responses)
	mux.HandleFunc("POST /v1beta/models/", m.gemini)
	m.Server = httptest.NewServer(mux)
	t.Cleanup(m.Close)
	return m
}

// take reads a request. name is our tool as the client calls it, "" when it is not offered; answered tells whether the
// request holds the answer of a tool, which answer marks.
func (m *model) take(r *http.Request, answer string) (name string, answered bool) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return "", false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	answered = bytes.Count(body, []byte(answer)) > m.loads
	if answered {
		m.requests = append(m.requests, body)
	} else {
		m.prompts = append(m.prompts, body)
	}
	var request struct {
		Tools []struct {
			Name                 string
			Function             struct{ Name string }
			Tools                []struct{ Name string } // of a namespace
			FunctionDeclarations []struct{ Name string }
		}
	}
	if json.Unmarshal(body, &request) != nil {
		return "", answered
	}
	for _, t := range request.Tools {
		for _, n := range []string{t.Name, t.Function.Name} {
			other := n == bridge || n == loader && bytes.Contains(body, []byte(deferred)) || n == shell && bytes.Contains(body, []byte(skilled))
			if strings.HasSuffix(n, "search_code") || other && name == "" {
				name = n
			}
		}
		for _, f := range t.FunctionDeclarations {
			if strings.HasSuffix(f.Name, "search_code") {
				name = f.Name
			}
		}
		for _, inner := range t.Tools {
			if strings.HasSuffix(inner.Name, "search_code") {
				name = strings.TrimSuffix(t.Name, "__") + "\x00" + inner.Name
			}
		}
	}
	return name, answered
}

// shown is the last request with an answer of a tool, as text without the escapes of JSON.
func (m *model) shown(t *testing.T) string {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.requests) == 0 {
		last := []byte("nothing")
		if n := len(m.prompts); n > 0 {
			last = m.prompts[n-1]
		}
		t.Fatalf("the model was never shown an answer; of %d requests the last was %.3000s", len(m.prompts), last)
	}
	var all strings.Builder
	collect(&all, m.requests[len(m.requests)-1])
	return all.String()
}

// times is how often a text is in the last request with an answer of a tool: what a model reads of us once, it reads in each request.
func (m *model) times(t *testing.T, text string) int {
	t.Helper()
	return strings.Count(m.shown(t), text)
}

// collect writes every string in a JSON value, and the strings in strings that are JSON themselves.
func collect(out *strings.Builder, body []byte) {
	var v any
	if json.Unmarshal(body, &v) != nil {
		return
	}
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			out.WriteString(v + "\n")
			if strings.HasPrefix(v, "[") || strings.HasPrefix(v, "{") {
				collect(out, []byte(v))
			}
		case []any:
			for _, e := range v {
				walk(e)
			}
		case map[string]any:
			for _, e := range v {
				walk(e)
			}
		}
	}
	walk(v)
}

// events writes server-sent events.
func events(w http.ResponseWriter, named bool, list ...any) {
	w.Header().Set("Content-Type", "text/event-stream")
	for _, e := range list {
		b, err := json.Marshal(e)
		if err != nil {
			panic(err)
		}
		if kind, ok := e.(map[string]any)["type"].(string); ok && named {
			fmt.Fprintf(w, "event: %s\n", kind)
		}
		fmt.Fprintf(w, "data: %s\n\n", b)
	}
}

type object = map[string]any

// messages is Anthropic's Messages, streamed.
func (m *model) messages(w http.ResponseWriter, r *http.Request) {
	name, answered := m.take(r, `"tool_result"`)
	block, delta, stop := object{"type": "text", "text": ""}, object{"type": "text_delta", "text": "It is the till."}, "end_turn"
	if name != "" && !answered {
		block = object{"type": "tool_use", "id": "toolu_1", "name": name, "input": object{}}
		delta, stop = object{"type": "input_json_delta", "partial_json": question}, "tool_use"
	}
	events(w, true, anthropic(block, delta, stop)...)
}

// anthropic are the events of an answer with one block.
func anthropic(block, delta object, stop string) []any {
	usage := object{"input_tokens": 10, "output_tokens": 5}
	return []any{
		object{"type": "message_start", "message": object{"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-sonnet-4-5", "content": []any{}, "stop_reason": nil, "stop_sequence": nil, "usage": usage}},
		object{"type": "content_block_start", "index": 0, "content_block": block},
		object{"type": "content_block_delta", "index": 0, "delta": delta},
		object{"type": "content_block_stop", "index": 0},
		object{"type": "message_delta", "delta": object{"stop_reason": stop, "stop_sequence": nil}, "usage": usage},
		object{"type": "message_stop"},
	}
}

// completions is chat completions, streamed.
func (m *model) completions(w http.ResponseWriter, r *http.Request) {
	name, answered := m.take(r, `"role":"tool"`)
	delta, stop := object{"role": "assistant", "content": "It is the till."}, "stop"
	if name != "" && !answered {
		id, arguments := "call_1", question
		switch name {
		case bridge:
			arguments = bridged
		case shell:
			arguments = commanded
		case loader:
			id, arguments = "call_0", `{"query": "select:`+deferred+`"}`
			m.mu.Lock()
			m.loads++
			m.mu.Unlock()
		}
		call := object{"index": 0, "id": id, "type": "function", "function": object{"name": name, "arguments": arguments}}
		delta, stop = object{"role": "assistant", "tool_calls": []any{call}}, "tool_calls"
	}
	chunk := func(delta object, stop any) object {
		return object{"id": "chat_1", "object": "chat.completion.chunk", "created": 1, "model": "mock", "choices": []any{object{"index": 0, "delta": delta, "finish_reason": stop}}}
	}
	events(w, false, chunk(delta, nil), chunk(object{}, stop))
	fmt.Fprint(w, "data: [DONE]\n\n")
}

// responses is Responses, streamed.
func (m *model) responses(w http.ResponseWriter, r *http.Request) {
	name, answered := m.take(r, `"function_call_output"`)
	item := object{"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": []any{object{"type": "output_text", "text": "It is the till.", "annotations": []any{}}}}
	if name != "" && !answered {
		item = object{"type": "function_call", "id": "fc_1", "call_id": "call_1", "name": name, "arguments": question, "status": "completed"}
		if space, inner, ok := strings.Cut(name, "\x00"); ok {
			item["namespace"], item["name"] = space, inner
		}
	}
	response := object{"id": "resp_1", "object": "response", "status": "completed", "model": "mock", "output": []any{item}, "usage": object{
		"input_tokens": 10, "output_tokens": 5, "total_tokens": 15, "input_tokens_details": object{"cached_tokens": 0}, "output_tokens_details": object{"reasoning_tokens": 0}}}
	events(w, true,
		object{"type": "response.created", "response": object{"id": "resp_1", "object": "response", "status": "in_progress", "output": []any{}}},
		object{"type": "response.output_item.done", "output_index": 0, "item": item},
		object{"type": "response.completed", "response": response},
	)
}

// gemini is Google's generateContent, streamed or not.
func (m *model) gemini(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, ":countTokens") {
		fmt.Fprint(w, `{"totalTokens": 100}`)
		return
	}
	name, answered := m.take(r, `"functionResponse"`)
	part := object{"text": "It is the till."}
	if name != "" && !answered {
		var args any
		_ = json.Unmarshal([]byte(question), &args)
		part = object{"functionCall": object{"name": name, "args": args}}
	}
	reply := object{
		"candidates":    []any{object{"index": 0, "finishReason": "STOP", "content": object{"role": "model", "parts": []any{part}}}},
		"usageMetadata": object{"promptTokenCount": 10, "candidatesTokenCount": 5, "totalTokenCount": 15},
	}
	if strings.HasSuffix(r.URL.Path, ":streamGenerateContent") {
		events(w, false, reply)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(reply)
}
