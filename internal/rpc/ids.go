package rpc

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"strconv"
	"sync"
	"unicode/utf8"
)

// IDs replaces ids of a client that libraries cannot keep, and puts them back. The zero value is ready, and safe for
// concurrent use.
//
// A library reads a number as a float or an unsigned integer, and a text without its escapes. What that would change goes
// through it as a text with a random part, by which it is found again wherever the library mentions the id: in the response,
// and in notifications about the request.
type IDs struct {
	mu   sync.Mutex                 // guards what is below
	was  map[string]json.RawMessage // by what stands for it
	isAs map[string]string          // the reverse, for cancellations
}

// mark begins what stands for an id; a random text of 26 letters follows.
const mark = `"ctx-sys-id-`

const markedLen = len(mark) + 26 + 1 // with both quotes

// exact reports whether every library gives an id back as it came.
func exact(id []byte) bool {
	if id[0] == '"' {
		return !bytes.ContainsAny(id, "\\<>&\u2028\u2029") && utf8.Valid(id) // what encoding/json writes in another way
	}
	n, err := strconv.ParseUint(string(id), 10, 53)
	return string(id) == "null" || err == nil && strconv.FormatUint(n, 10) == string(id)
}

// In is a message for the library: as it came, or with another id. The refusal is of what is neither a request nor a response.
func (x *IDs) In(text []byte) ([]byte, *Refusal) {
	m, wrong := judge(text)
	if wrong != nil {
		return nil, wrong
	}
	var method string
	_ = json.Unmarshal(m["method"], &method) // judged
	switch id, ok := m["id"]; {
	case method == "":
		return text, nil // a response: its id is ours
	case ok && !exact(id):
		m["id"] = x.replace(id)
	case method == "notifications/cancelled":
		if !x.cancels(m, "requestId") {
			return text, nil
		}
	case method == "$/cancelRequest":
		if !x.cancels(m, "id") {
			return text, nil
		}
	default:
		return text, nil
	}
	out, err := json.Marshal(m)
	if err != nil {
		return nil, &Refusal{null, ParseError, err.Error()}
	}
	return out, nil
}

func (x *IDs) replace(id json.RawMessage) json.RawMessage {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.was == nil {
		x.was, x.isAs = map[string]json.RawMessage{}, map[string]string{}
	}
	as := mark + rand.Text() + `"`
	x.was[as], x.isAs[string(id)] = bytes.Clone(id), as
	return json.RawMessage(as)
}

// cancels replaces the id of the request that a notification is about, and reports whether that was replaced before.
func (x *IDs) cancels(m message, key string) bool {
	var params message
	if json.Unmarshal(m["params"], &params) != nil {
		return false
	}
	x.mu.Lock()
	as, ok := x.isAs[string(params[key])]
	x.mu.Unlock()
	if !ok {
		return false
	}
	params[key] = json.RawMessage(as)
	raw, err := json.Marshal(params)
	m["params"] = raw
	return err == nil
}

// Any reports whether an id was replaced and has not come back.
func (x *IDs) Any() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return len(x.was) > 0
}

// Out is what the library says, with the client's ids.
func (x *IDs) Out(text []byte) []byte {
	if !x.Any() || !bytes.Contains(text, []byte(mark)) {
		return text
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	var out []byte
	for {
		at := bytes.Index(text, []byte(mark))
		if at < 0 || at+markedLen > len(text) {
			return append(out, text...)
		}
		as := string(text[at : at+markedLen])
		out = append(out, text[:at]...)
		if id, ok := x.was[as]; ok {
			out = append(out, id...)
		} else {
			out = append(out, as...)
		}
		text = text[at+markedLen:]
	}
}

// Answered forgets the id of a message that was answered, as the library knows it.
func (x *IDs) Answered(id string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	as := `"` + id + `"`
	if was, ok := x.was[as]; ok {
		delete(x.was, as)
		if x.isAs[string(was)] == as {
			delete(x.isAs, string(was))
		}
	}
}
