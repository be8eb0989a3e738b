package conversation

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"time"
)

// OpenAI's Responses API has items in place of messages: what is said, each call, each result and each thought is one of its own. A
// rollout of Codex is a file of such items, one record each.

// itemKinds are the types of items besides those that end in _call, _call_output or _output.
var itemKinds = map[string]Kind{"message": Text, "reasoning": Thinking, "compaction": Other, "compaction_summary": Other, "item_reference": Other}

// itemKind is what an item of a type is, "" for what is none.
func itemKind(t string) Kind {
	switch {
	case strings.HasSuffix(t, "_call_output") || t == "tool_search_output":
		return Result
	case t == "function_call" || t == "custom_tool_call" || t == "local_shell_call" || t == "shell_call" || t == "apply_patch_call" || t == "computer_call":
		return Call
	case strings.HasSuffix(t, "_call"): // of a tool that the provider runs itself: there is no result
		return Other
	}
	return itemKinds[t]
}

// decodeItem reads an item, which is at a place of the raw message. ok is false for what is none.
func decodeItem(o object, at ...any) (m Message, ok bool) {
	here := func(steps ...any) []any { return append(slices.Clone(at), steps...) }
	t := o.text("type")
	m.ID = o.text("id")
	id := cmp.Or(o.text("call_id"), m.ID)
	switch kind := itemKind(t); {
	case o.get("role") != nil && (t == "" || kind == Text):
		m.Role, m.Parts = decodeChat(o, at...)
		markClient(&m)
	case kind == Thinking:
		m.Role = Assistant
		for _, key := range []string{"summary", "content"} {
			list, _ := parseList(o.get(key))
			for _, raw := range list {
				block, _ := parseObject(raw)
				if s := block.text("text"); s != "" {
					m.Parts = append(m.Parts, Part{Kind: Thinking, Text: s})
				}
			}
		}
		if m.Parts == nil {
			m.Parts = []Part{{Kind: Thinking}}
		}
	case kind == Call:
		p := Part{Kind: Call, ID: id, Name: cmp.Or(o.text("name"), strings.TrimSuffix(t, "_call"))}
		for _, key := range []string{"arguments", "input", "action", "operation"} {
			if raw := o.get(key); raw != nil {
				p.at = here(key)
				if p.Input = textOf(raw); p.Input == "" && raw[0] != '"' {
					p.Input = string(raw)
				}
				break
			}
		}
		m.Role, m.Parts = Assistant, []Part{p}
	case kind == Result:
		text, images := flat(o.get("output"))
		m.Role, m.Parts = Tool, []Part{{Kind: Result, ID: id, Text: text, Images: images, at: here("output")}}
	case kind == Other:
		var line bytes.Buffer
		if json.Compact(&line, o.encode()) != nil {
			return m, false
		}
		m.Role, m.Parts = Assistant, []Part{{Kind: Other, Input: line.String()}}
		if strings.HasPrefix(t, "compaction") { // stands for what was said, and only the provider can read it
			m.Tags = append(m.Tags, TagRules)
		}
	default:
		return m, false
	}
	return m, true
}

// clientTexts begin messages of the user's role that a client writes: what is around, which nobody said, and the standing instructions
// of the project.
var clientTexts = map[string]string{
	"<environment_context>": TagMeta, "<turn_aborted>": TagMeta, "<user_shell_command>": TagMeta, "<subagent_notification>": TagMeta,
	"<user_instructions>": TagRules, "# AGENTS.md instructions": TagRules, "<skill>": TagRules,
}

func markClient(m *Message) {
	if m.Role != User {
		return
	}
	text := strings.TrimSpace(m.Words())
	for start, tag := range clientTexts {
		if strings.HasPrefix(text, start) {
			m.Tags = append(m.Tags, tag)
			return
		}
	}
}

// decodeRollout reads a record of a rollout of Codex.
func decodeRollout(o object) (m Message, ok bool) {
	payload := o.in("payload")
	switch o.text("type") {
	case "response_item":
		m, ok = decodeItem(payload, "payload")
	case "compacted":
		if text := payload.text("message"); text != "" {
			m = Message{Role: User, Tags: []string{TagSummary}, Parts: []Part{{Kind: Text, Text: text, at: []any{"payload", "message"}}}}
			ok = true
		}
	}
	return m, ok
}

// isRollout reports whether a record is of a rollout.
func isRollout(o object) bool {
	return o.get("payload") != nil && slices.Contains([]string{"session_meta", "response_item", "event_msg", "turn_context", "compacted"}, o.text("type"))
}

// isItem reports whether only the Responses API has such an item.
func isItem(o object) bool {
	if kind := itemKind(o.text("type")); kind != "" && kind != Text {
		return true
	}
	list, _ := parseList(o.get("content"))
	return o.get("role") != nil && slices.ContainsFunc(list, func(raw json.RawMessage) bool {
		b, _ := parseObject(raw)
		return slices.Contains([]string{"input_text", "output_text", "input_image", "input_file"}, b.text("type"))
	})
}

// Follows reports whether a message is of the same answer as the one before it in a format where an answer is several: providers refuse
// one without the other.
func (m *Message) Follows(before *Message) bool {
	items := m.format == Responses || m.format == Codex
	return items && m.raw != nil && before.raw != nil && m.Role == Assistant && before.Role == Assistant
}

// items writes a message as items.
func items(m *Message) (list []json.RawMessage) {
	type content struct {
		Type string `json:"type"`
		Text string `json:"text"`
	}
	type said struct {
		Type    string    `json:"type"`
		Role    Role      `json:"role"`
		Content []content `json:"content"`
	}
	kind := "input_text"
	if m.Role == Assistant {
		kind = "output_text"
	}
	var texts []content
	flush := func() {
		if texts != nil {
			role := m.Role
			if role == Tool {
				role = User
			}
			list = append(list, encode(said{"message", role, texts}))
		}
		texts = nil
	}
	for i := range m.Parts {
		switch p := &m.Parts[i]; p.Kind {
		case Text:
			texts = append(texts, content{kind, p.Text})
		case Thinking:
		case Call:
			flush()
			list = append(list, encode(struct {
				Type      string `json:"type"`
				ID        string `json:"call_id"`
				Name      string `json:"name"`
				Arguments string `json:"arguments"`
			}{"function_call", p.ID, p.Name, string(inputObject(p.Input))}))
		case Result:
			flush()
			list = append(list, encode(struct {
				Type   string `json:"type"`
				ID     string `json:"call_id"`
				Output string `json:"output"`
			}{"function_call_output", p.ID, p.Text}))
		default:
			texts = append(texts, content{kind, mentioned(p)})
		}
	}
	if flush(); list == nil {
		texts = []content{{kind, ""}}
		flush()
	}
	return list
}

// rollout writes a message as records of a rollout.
func rollout(m *Message) (list []json.RawMessage) {
	stamp := ""
	if !m.Time.IsZero() {
		stamp = m.Time.UTC().Format(time.RFC3339Nano)
	}
	for _, item := range items(m) {
		list = append(list, encode(struct {
			Time    string          `json:"timestamp,omitempty"`
			Type    string          `json:"type"`
			Payload json.RawMessage `json:"payload"`
		}{stamp, "response_item", item}))
	}
	return list
}
