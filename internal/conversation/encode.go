package conversation

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"
)

// Encode writes messages in a format. What was read in that format and not changed is written as it came. In the
// Anthropic format the system prompt is next to the messages: it is returned apart, nil when there is none.
func Encode(f Format, messages []Message) (list []json.RawMessage, system json.RawMessage) {
	if f == Anthropic {
		system, messages = splitSystem(messages)
	}
	parent := ""
	for i := range messages {
		m := &messages[i]
		id := m.ID
		switch {
		case m.raw != nil && m.format == f:
			_, raw := m.Raw()
			list = append(list, raw)
		case f == Anthropic:
			list = append(list, anthropic(m))
		case f == ClaudeCode:
			var raw json.RawMessage
			raw, id = transcript(m, parent)
			list = append(list, raw)
		case f == CodeCompanion:
			list = append(list, codeCompanion(m)...)
		case f == Responses:
			list = append(list, items(m)...)
		case f == Codex:
			list = append(list, rollout(m)...)
		default:
			list = append(list, openAI(m)...)
		}
		if last := len(list) - 1; m.noting && last >= 0 {
			if o, ok := parseObject(list[last]); ok {
				list[last] = o.with(metadataKey, m.Metadata).encode()
			}
		}
		if id != "" {
			parent = id
		}
	}
	return list, system
}

// splitSystem takes the system prompt out of messages. One that was next to the messages goes back as it was.
func splitSystem(messages []Message) (system json.RawMessage, rest []Message) {
	texts := []json.RawMessage{}
	for _, m := range messages {
		switch {
		case m.Role != System || m.raw != nil && m.format == Anthropic:
			rest = append(rest, m)
		case m.format == systemKey && m.raw != nil && system == nil:
			_, system = m.Raw()
		default:
			texts = append(texts, quote(m.Words()))
		}
	}
	switch {
	case len(texts) == 0:
		return system, rest
	case len(texts) == 1 && system == nil:
		return texts[0], rest
	}
	all, ok := parseList(system)
	if !ok && system != nil {
		all = []json.RawMessage{textBlock(textOf(system))}
	}
	for _, t := range texts {
		all = append(all, textBlock(textOf(t)))
	}
	return encodeList(all), rest
}

func textBlock(s string) json.RawMessage { return encode(block{"text", s}) }

type block struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

// anthropic writes a message as blocks, or as a plain text when it is no more than that.
func anthropic(m *Message) json.RawMessage {
	role := "user"
	if m.Role == Assistant {
		role = "assistant"
	}
	if len(m.Parts) == 1 && m.Parts[0].Kind == Text {
		return encode(message{role, quote(m.Parts[0].Text)})
	}
	list := []json.RawMessage{}
	for i := range m.Parts {
		switch p := &m.Parts[i]; p.Kind {
		case Text:
			list = append(list, textBlock(p.Text))
		case Thinking:
			// Without its signature a thought is refused by the provider; it is not sent again.
		case Call:
			list = append(list, encode(struct {
				Type  string          `json:"type"`
				ID    string          `json:"id"`
				Name  string          `json:"name"`
				Input json.RawMessage `json:"input"`
			}{"tool_use", p.ID, p.Name, inputObject(p.Input)}))
		case Result:
			list = append(list, encode(struct {
				Type    string `json:"type"`
				ID      string `json:"tool_use_id"`
				Content string `json:"content"`
				Failed  bool   `json:"is_error,omitempty"`
			}{"tool_result", p.ID, p.Text, p.Failed}))
		default:
			list = append(list, textBlock(mentioned(p)))
		}
	}
	return encode(message{role, encodeList(list)})
}

type message struct {
	Role    string          `json:"role"`
	Content json.RawMessage `json:"content"`
}

// inputObject is the input of a call as the object that it has to be.
func inputObject(input string) json.RawMessage {
	if _, ok := parseObject([]byte(input)); ok && json.Valid([]byte(input)) {
		return json.RawMessage(input)
	}
	if input == "" {
		return json.RawMessage("{}")
	}
	return encode(map[string]string{"input": input})
}

// mentioned names what a format cannot take over from another.
func mentioned(p *Part) string {
	switch p.Kind {
	case Image, File:
		return fmt.Sprintf("[%s: %s]", p.Kind, p.Text)
	}
	return p.Input
}

// openAI writes a message, and one more for each result in it.
func openAI(m *Message) (list []json.RawMessage) {
	text := ""
	var calls []any
	for i := range m.Parts {
		switch p := &m.Parts[i]; p.Kind {
		case Result:
			list = append(list, encode(struct {
				Role    string `json:"role"`
				ID      string `json:"tool_call_id"`
				Content string `json:"content"`
			}{"tool", p.ID, p.Text}))
		case Call:
			calls = append(calls, openAICall(p))
		case Thinking:
		default:
			if text != "" {
				text += "\n"
			}
			if p.Kind == Text {
				text += p.Text
			} else {
				text += mentioned(p)
			}
		}
	}
	results := list
	if len(results) > 0 && text == "" && calls == nil {
		return results
	}
	content := quote(text)
	if text == "" && calls != nil {
		content = json.RawMessage("null")
	}
	role := m.Role
	if role == Tool {
		role = User
	}
	said := encode(struct {
		Role    Role            `json:"role"`
		Content json.RawMessage `json:"content"`
		Calls   []any           `json:"tool_calls,omitempty"`
	}{role, content, calls})
	if role == Assistant { // tools that the provider ran itself answer in the message of the call
		return append([]json.RawMessage{said}, results...)
	}
	return append(results, said)
}

func openAICall(p *Part) any {
	type function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	}
	return struct {
		ID       string   `json:"id"`
		Type     string   `json:"type"`
		Function function `json:"function"`
	}{p.ID, "function", function{p.Name, p.Input}}
}

// codeCompanion writes a message as its chat buffer has them.
func codeCompanion(m *Message) (list []json.RawMessage) {
	type meta struct {
		Cycle int    `json:"cycle,omitempty"`
		Tag   string `json:"tag,omitempty"`
	}
	type tools struct {
		Calls []any  `json:"calls,omitempty"`
		ID    string `json:"call_id,omitempty"`
	}
	type chat struct {
		Role    string          `json:"role"`
		Content string          `json:"content"`
		Tools   *tools          `json:"tools,omitempty"`
		Opts    map[string]bool `json:"opts"`
		Meta    meta            `json:"_meta"`
	}
	about := meta{Cycle: m.Cycle}
	if len(m.Tags) > 0 {
		about.Tag = m.Tags[0]
	}
	shown := map[string]bool{"visible": m.Role != System && m.Role != Tool}
	for _, raw := range openAI(m) {
		o, _ := parseObject(raw)
		c := chat{Role: o.text("role"), Content: o.text("content"), Opts: shown, Meta: about}
		if c.Role == "assistant" {
			c.Role = "llm"
		}
		if id := o.text("tool_call_id"); id != "" {
			c.Tools = &tools{ID: id}
		}
		if calls, ok := parseList(o.get("tool_calls")); ok {
			c.Tools = &tools{}
			for _, call := range calls {
				c.Tools.Calls = append(c.Tools.Calls, call)
			}
		}
		list = append(list, encode(c))
	}
	return list
}

// transcript writes a message as a line of a Claude Code transcript and returns its id, which is made of its content, so
// that equal messages give equal bytes. A system prompt, which transcripts do not have, is a line of the client's own.
func transcript(m *Message, parent string) (raw json.RawMessage, id string) {
	kind := "user"
	if m.Role == Assistant {
		kind = "assistant"
	}
	body := anthropic(m)
	h := sha256.Sum256(append([]byte(parent), body...))
	h[6], h[8] = h[6]&0x0f|0x80, h[8]&0x3f|0x80 // version 8: made by a rule of one's own
	id = fmt.Sprintf("%x-%x-%x-%x-%x", h[0:4], h[4:6], h[6:8], h[8:10], h[10:16])
	stamp := ""
	if !m.Time.IsZero() {
		stamp = m.Time.UTC().Format(time.RFC3339Nano)
	}
	return encode(struct {
		Parent  string          `json:"parentUuid,omitempty"`
		Type    string          `json:"type"`
		Message json.RawMessage `json:"message"`
		Summary bool            `json:"isCompactSummary,omitempty"`
		Meta    bool            `json:"isMeta,omitempty"`
		ID      string          `json:"uuid"`
		Session string          `json:"sessionId,omitempty"`
		Time    string          `json:"timestamp,omitempty"`
	}{Parent: parent, Type: kind, Message: body, Summary: m.Has(TagSummary), Meta: m.Has(TagMeta) || m.Role == System, ID: id, Time: stamp}), id
}
