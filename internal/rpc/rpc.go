// Package rpc is what the servers on JSON-RPC have in common: whether bytes are a message, what to answer when they are none,
// and ids that come back exactly as they came. The libraries below them end a connection at the first message they cannot
// read, and keep ids as numbers of their own.
//
// The one idea: judge a message before a library sees it. What is none is answered and forgotten; an id that a library would
// change goes through it as a text of ours.
package rpc

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// The codes of JSON-RPC for what is no request.
const (
	ParseError     = -32700
	InvalidRequest = -32600
)

const (
	maxDepth = 1000 // levels of a message; anyone who needs more is not asking anything
	maxID    = 1024 // bytes of an id
	// MaxBatch is how many messages come at once.
	MaxBatch = 100
)

// Refusal is the answer to what is no message.
type Refusal struct {
	ID      json.RawMessage // of the message where it has one, else null
	Code    int
	Message string
}

// Encode is the refusal as a message.
func (r *Refusal) Encode() []byte {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": r.ID, "error": map[string]any{"code": r.Code, "message": r.Message}})
	if err != nil {
		panic(err) // of texts, numbers and an id that was read
	}
	return b
}

func (r *Refusal) Error() string { return r.Message }

// TooLong is the answer to a message of more than limit bytes, which nothing reads.
func TooLong(limit int) *Refusal {
	return &Refusal{ID: null, Code: InvalidRequest, Message: fmt.Sprintf("the message is longer than %d bytes", limit)}
}

// Invalid is the answer to a message that is one, and that cannot be taken for the reason given.
func Invalid(text []byte, why string) *Refusal {
	m, wrong := judge(text)
	if wrong != nil {
		return wrong
	}
	id := m["id"]
	if id == nil {
		id = null
	}
	return &Refusal{id, InvalidRequest, why}
}

var null = json.RawMessage("null")

// message is a message by its keys, which are compared exactly.
type message map[string]json.RawMessage

// Split takes text apart: the one message it is, or those of a batch. The refusal is of the whole; that its messages are
// requests or responses is for IDs.In to say.
func Split(text []byte) (messages [][]byte, batch bool, wrong *Refusal) {
	if !json.Valid(text) {
		return nil, false, &Refusal{null, ParseError, "the message is no JSON"}
	}
	if deeper(text, maxDepth) {
		return nil, false, &Refusal{null, InvalidRequest, fmt.Sprintf("the message is nested deeper than %d levels", maxDepth)}
	}
	text = bytes.TrimLeft(text, " \t\r\n")
	if text[0] != '[' {
		return [][]byte{text}, false, nil
	}
	var list []json.RawMessage
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, true, &Refusal{null, ParseError, err.Error()}
	}
	if len(list) == 0 || len(list) > MaxBatch {
		return nil, true, &Refusal{null, InvalidRequest, fmt.Sprintf("a batch of %d messages: send 1 to %d", len(list), MaxBatch)}
	}
	for _, m := range list {
		messages = append(messages, m)
	}
	return messages, true, nil
}

// deeper reports whether valid JSON has more than so many levels.
func deeper(text []byte, most int) bool {
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth > most {
				return true
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return false
}

// judge reads a message and refuses what is neither a request nor a response.
func judge(text []byte) (message, *Refusal) {
	var m message
	if err := json.Unmarshal(text, &m); err != nil || m == nil {
		return nil, &Refusal{null, InvalidRequest, "the message is no object"}
	}
	id, ok := m["id"]
	switch {
	case !ok:
		id = null
	case len(id) > maxID:
		return nil, &Refusal{null, InvalidRequest, fmt.Sprintf("the id is longer than %d bytes", maxID)}
	case id[0] == '{' || id[0] == '[' || id[0] == 't' || id[0] == 'f':
		return nil, &Refusal{null, InvalidRequest, "the id is neither a text nor a number"}
	}
	refuse := func(why string) (message, *Refusal) { return nil, &Refusal{id, InvalidRequest, why} }
	var version, method string
	if err := json.Unmarshal(m["jsonrpc"], &version); err != nil || version != "2.0" {
		return refuse(`"jsonrpc" is not "2.0"`)
	}
	if raw, ok := m["method"]; ok {
		if err := json.Unmarshal(raw, &method); err != nil || raw[0] != '"' {
			return refuse("the method is no text")
		}
		return m, nil
	}
	if m["result"] == nil && m["error"] == nil || string(id) == "null" {
		return refuse("the message has no method, and is no response")
	}
	return m, nil
}
