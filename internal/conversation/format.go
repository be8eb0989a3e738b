package conversation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Format is how a client writes messages.
type Format string

// The formats.
const (
	OpenAI        Format = "openai"
	Anthropic     Format = "anthropic"
	ClaudeCode    Format = "claude-code"
	CodeCompanion Format = "codecompanion"
	Responses     Format = "responses" // items of OpenAI's Responses API
	Codex         Format = "codex"     // a rollout of Codex: such items, a record each
)

// Formats returns all formats.
func Formats() []Format {
	return []Format{OpenAI, Anthropic, ClaudeCode, CodeCompanion, Responses, Codex}
}

// Records reports whether a conversation of the format is a file of lines.
func (f Format) Records() bool { return f == ClaudeCode || f == Codex }

// Conversation is messages and what a file has around them.
type Conversation struct {
	Format   Format
	Messages []Message

	lines    bool              // one record a line
	lua      bool              // a table, as CodeCompanion's history extension keeps chats
	envelope object            // of a request or a saved chat, with the messages under key; nil for a bare list
	key      string            // "messages", of items "input" or "output"
	after    []json.RawMessage // records behind the last message
}

// ErrFormat means that bytes are no conversation.
var ErrFormat = errors.New("no conversation")

func wrong(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrFormat, fmt.Sprintf(format, args...))
}

// Read reads a conversation of any of the formats: a list of messages, a request or saved chat that has one, a file of
// one record a line, or a saved CodeCompanion chat in Lua. Errors wrap ErrFormat and are one line.
func Read(data []byte) (*Conversation, error) {
	data = bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")))
	switch {
	case len(data) == 0:
		return nil, wrong("it is empty")
	case data[0] == '[':
		list, ok := parseList(data)
		if !ok {
			return nil, broken(data)
		}
		return fromList(&Conversation{}, list)
	case bytes.HasPrefix(data, []byte("return")) || bytes.HasPrefix(data, []byte("--")):
		raw, err := fromLua(data)
		if err != nil {
			return nil, err
		}
		c, err := Read(raw)
		if c != nil {
			c.lua = true
		}
		return c, err
	case data[0] != '{':
		return nil, wrong("it begins with %q, a list of messages begins with [", data[0])
	}
	if o, ok := parseObject(data); ok && json.Valid(data) {
		if c, err := fromObject(o); c != nil || err != nil {
			return c, err
		}
	} else if !bytes.Contains(data, []byte("\n")) {
		return nil, broken(data)
	}
	return fromLines(data)
}

// broken says where JSON is.
func broken(data []byte) error {
	var v any
	err := json.Unmarshal(data, &v)
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		line := 1 + bytes.Count(data[:syntax.Offset], []byte("\n"))
		return wrong("line %d: %v", line, err)
	}
	return wrong("%v", err)
}

// fromObject reads a request or a saved chat. Without a list of messages in it the answer is nil.
func fromObject(o object) (*Conversation, error) {
	for _, key := range []string{"messages", "history", "input", "output"} {
		if list, ok := parseList(o.get(key)); ok && o.get("role") == nil {
			return fromList(&Conversation{envelope: o, key: key}, list)
		}
	}
	if o.get("role") != nil || o.get("type") != nil {
		return nil, nil // one record of a file of lines
	}
	return nil, wrong("the object has no list under \"messages\" or \"input\"")
}

func fromLines(data []byte) (*Conversation, error) {
	var records []json.RawMessage
	n := 0
	for line := range bytes.Lines(data) {
		n++
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		if !json.Valid(line) || line[0] != '{' {
			return nil, wrong("line %d is not a JSON object", n)
		}
		records = append(records, line)
	}
	return fromList(&Conversation{lines: true}, records)
}

func fromList(c *Conversation, list []json.RawMessage) (*Conversation, error) {
	c.Format = detect(c.envelope, list, c.lines)
	for i, raw := range list {
		m, ok := decode(c.Format, raw)
		switch {
		case ok:
			m.before, c.after = c.after, nil
			c.Messages = append(c.Messages, m)
		case c.lines:
			c.after = append(c.after, raw)
		default:
			return nil, wrong("item %d of the list is no message: it has no \"role\"", i+1)
		}
	}
	if system := c.envelope.get("system"); c.Format == Anthropic && system != nil {
		m, _ := Decode(systemKey, system)
		c.Messages = slices.Insert(c.Messages, 0, m)
	}
	if len(c.Messages) == 0 {
		return nil, wrong("there is no message in it")
	}
	number(c.Messages)
	return c, nil
}

// systemKey is the format of the system prompt that is next to the messages of an Anthropic request.
const systemKey Format = "system"

func number(messages []Message) {
	for i := range messages {
		messages[i].Number = i + 1
	}
}

// detect tells the format from what only one of them has. A list of plain texts is the same in two of them.
func detect(envelope object, list []json.RawMessage, lines bool) Format {
	if envelope.get("save_id") != nil {
		return CodeCompanion
	}
	if envelope.get("system") != nil || envelope.get("anthropic_version") != nil {
		return Anthropic
	}
	for _, raw := range list {
		o, _ := parseObject(raw)
		switch {
		case lines && isRollout(o):
			return Codex
		case isItem(o):
			return Responses
		case lines && o.get("message") != nil && (o.get("uuid") != nil || o.get("sessionId") != nil || o.text("type") == "user" || o.text("type") == "assistant"):
			return ClaudeCode
		case o.get("_meta") != nil || o.text("role") == "llm" || o.get("tools") != nil && o.get("role") != nil:
			return CodeCompanion
		}
	}
	for _, raw := range list {
		o, _ := parseObject(raw)
		switch {
		case o.get("tool_calls") != nil || o.get("tool_call_id") != nil || slices.Contains([]string{"tool", "function", "developer", "system"}, o.text("role")):
			return OpenAI
		}
		content, _ := parseList(o.get("content"))
		for _, c := range content {
			b, _ := parseObject(c)
			switch t := b.text("type"); {
			case t == "image_url" || strings.HasPrefix(t, "input_") || t == "file":
				return OpenAI
			case t == "image" || t == "document" || t == "thinking" || t == "redacted_thinking" || strings.HasSuffix(t, "tool_use") || strings.HasSuffix(t, "tool_result"):
				return Anthropic
			}
		}
	}
	return OpenAI
}

// Marshal writes the conversation as it was laid out, in its format.
func (c *Conversation) Marshal() []byte {
	if c.lua {
		plain := *c
		plain.lua = false
		return toLua(plain.Marshal())
	}
	list, system := Encode(c.Format, c.Messages)
	var b bytes.Buffer
	switch {
	case c.lines || c.Format.Records():
		for i, raw := range list {
			if len(list) == len(c.Messages) && c.Messages[i].format == c.Format { // a format that has records between messages has one record a message
				writeLines(&b, c.Messages[i].before)
			}
			writeLines(&b, []json.RawMessage{raw})
		}
		writeLines(&b, c.after)
	case c.envelope != nil || system != nil:
		key := c.key
		if key == "" {
			key = "messages"
		}
		o := c.envelope
		if system != nil {
			o = o.with("system", system)
		}
		b.Write(o.with(key, encodeList(list)).encode())
		b.WriteByte('\n')
	default:
		b.WriteString("[\n")
		for i, raw := range list {
			if i > 0 {
				b.WriteString(",\n")
			}
			b.Write(raw)
		}
		b.WriteString("\n]\n")
	}
	return b.Bytes()
}

func writeLines(b *bytes.Buffer, records []json.RawMessage) {
	for _, r := range records {
		b.Write(r)
		b.WriteByte('\n')
	}
}

// Frame is what a file has around its messages, to be kept next to them.
type Frame struct {
	Format   Format            `json:"format"`
	Lines    bool              `json:"lines,omitempty"`
	Lua      bool              `json:"lua,omitempty"`
	Key      string            `json:"key,omitempty"`
	Envelope json.RawMessage   `json:"envelope,omitempty"`
	After    []json.RawMessage `json:"after,omitempty"`
}

// Frame returns what is around the messages.
func (c *Conversation) Frame() Frame {
	f := Frame{Format: c.Format, Lines: c.lines, Lua: c.lua, Key: c.key, After: c.after}
	if c.envelope != nil {
		f.Envelope = c.envelope.with(c.key, json.RawMessage("[]")).encode()
	}
	return f
}

// Framed puts messages into a frame.
func Framed(f Frame, messages []Message) *Conversation {
	envelope, _ := parseObject(f.Envelope)
	return &Conversation{Format: f.Format, Messages: messages, lines: f.Lines, lua: f.Lua, key: f.Key, envelope: envelope, after: f.After}
}

// Decode reads one message that Raw gave. An error wraps ErrFormat.
func Decode(f Format, raw json.RawMessage) (Message, error) {
	if f == systemKey {
		text, _ := flat(raw)
		m := New(System, text)
		m.format, m.raw = f, raw
		return m, nil
	}
	m, ok := decode(f, raw)
	if !ok {
		return m, wrong("it is not a message of format %s", f)
	}
	return m, nil
}
