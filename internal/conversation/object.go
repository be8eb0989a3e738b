package conversation

import (
	"bytes"
	"encoding/json"
)

// object is a JSON object with its keys in order and its values as they were written.
type object []member

type member struct {
	key   string
	value json.RawMessage
}

// parseObject reads an object; ok is false for anything else.
func parseObject(raw []byte) (o object, ok bool) {
	if b := bytes.TrimLeft(raw, " \t\r\n"); len(b) == 0 || b[0] != '{' {
		return nil, false
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if _, err := d.Token(); err != nil {
		return nil, false
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, false
		}
		name, isString := key.(string)
		var value json.RawMessage
		if !isString || d.Decode(&value) != nil {
			return nil, false
		}
		o = append(o, member{name, value})
	}
	_, err := d.Token()
	return o, err == nil
}

// parseList reads a list; ok is false for anything else.
func parseList(raw []byte) (list []json.RawMessage, ok bool) {
	if b := bytes.TrimLeft(raw, " \t\r\n"); len(b) == 0 || b[0] != '[' {
		return nil, false
	}
	return list, json.Unmarshal(raw, &list) == nil
}

// get returns the value of a key, nil when there is none. Of a key that is twice the last one counts, as for
// every reader of JSON.
func (o object) get(key string) json.RawMessage {
	for i := len(o) - 1; i >= 0; i-- {
		if o[i].key == key {
			return o[i].value
		}
	}
	return nil
}

// text returns a value that is a string, else "".
func (o object) text(key string) string { return textOf(o.get(key)) }

// flag returns a value that is true or false, else false.
func (o object) flag(key string) bool { return string(bytes.TrimSpace(o.get(key))) == "true" }

// in returns a value that is an object, else an empty one.
func (o object) in(key string) object {
	sub, _ := parseObject(o.get(key))
	return sub
}

// with returns the object with a key set, in its place or at the end.
func (o object) with(key string, value json.RawMessage) object {
	out := append(object{}, o...)
	for i := len(out) - 1; i >= 0; i-- {
		if out[i].key == key {
			out[i].value = value
			return out
		}
	}
	return append(out, member{key, value})
}

func (o object) encode() json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(quote(m.key))
		b.WriteByte(':')
		b.Write(bytes.TrimSpace(m.value))
	}
	b.WriteByte('}')
	return b.Bytes()
}

func encodeList(list []json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('[')
	for i, raw := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(raw)
	}
	b.WriteByte(']')
	return b.Bytes()
}

// textOf decodes a string; everything else is "".
func textOf(raw json.RawMessage) string {
	var s string
	if len(raw) == 0 || raw[0] != '"' || json.Unmarshal(raw, &s) != nil {
		return ""
	}
	return s
}

// quote encodes a string, without escaping what only matters inside HTML.
func quote(s string) json.RawMessage { return encode(s) }

func encode(v any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // strings, numbers, lists and maps of them
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

// textAt reports whether at a place of raw is a string.
func textAt(raw json.RawMessage, at []any) bool {
	for _, step := range at {
		switch step := step.(type) {
		case string:
			o, _ := parseObject(raw)
			raw = o.get(step)
		case int:
			list, _ := parseList(raw)
			if step >= len(list) {
				return false
			}
			raw = list[step]
		}
	}
	return len(raw) > 0 && raw[0] == '"'
}

// patch returns raw with another value at a place. A place that is not there changes nothing.
func patch(raw json.RawMessage, at []any, value json.RawMessage) json.RawMessage {
	if len(at) == 0 {
		return value
	}
	switch step := at[0].(type) {
	case string:
		if o, ok := parseObject(raw); ok && o.get(step) != nil {
			return o.with(step, patch(o.get(step), at[1:], value)).encode()
		}
	case int:
		if list, ok := parseList(raw); ok && step < len(list) {
			list[step] = patch(list[step], at[1:], value)
			return encodeList(list)
		}
	}
	return raw
}
