package conversation

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"time"
)

// Chat formats differ in where they put the same few things, not in what those are. One decoder reads a message of any
// of them, so a list that mixes them is read as well.

// blocks says what the types of content blocks are.
var blocks = map[string]Kind{
	"text": Text, "input_text": Text, "output_text": Text, "refusal": Text,
	"thinking": Thinking, "redacted_thinking": Thinking, "reasoning": Thinking,
	"tool_use": Call, "server_tool_use": Call, "mcp_tool_use": Call,
	"tool_result": Result, "mcp_tool_result": Result, "web_search_tool_result": Result, "web_fetch_tool_result": Result,
	"code_execution_tool_result": Result, "bash_code_execution_tool_result": Result, "text_editor_code_execution_tool_result": Result,
	"image": Image, "image_url": Image, "input_image": Image,
	"document": File, "file": File, "input_file": File, "input_audio": File, "audio": File,
}

// decodeChat reads what a model is sent of a message. at is where o is in the raw message.
func decodeChat(o object, at ...any) (Role, []Part) {
	role := roleOf(o.text("role"))
	here := func(steps ...any) []any { return append(slices.Clone(at), steps...) }
	var parts []Part
	if role == Tool {
		text, images := flat(o.get("content"))
		id, name := o.text("tool_call_id"), o.text("name")
		if ids, ok := parseList(o.get("tool_call_ids")); id == "" && ok && len(ids) > 0 { // SWE-agent
			id = textOf(ids[0])
		}
		if t := o.in("tools"); id == "" && t.get("call_id") != nil { // CodeCompanion
			id = t.text("call_id")
		}
		return role, []Part{{Kind: Result, ID: id, Name: name, Text: text, Images: images, Failed: o.flag("is_error"), at: here("content")}}
	}
	for _, key := range []string{"reasoning_content", "reasoning"} {
		if s := o.text(key); s != "" {
			parts = append(parts, Part{Kind: Thinking, Text: s, at: here(key)})
			break
		}
	}
	if list, ok := parseList(o.get("content")); ok {
		for i, raw := range list {
			parts = append(parts, decodeBlock(raw, here("content", i)))
		}
	} else if s := o.text("content"); s != "" {
		parts = append(parts, Part{Kind: Text, Text: s, at: here("content")})
	}
	if s := o.text("refusal"); s != "" {
		parts = append(parts, Part{Kind: Text, Text: s, at: here("refusal")})
	}
	calls, under := o.get("tool_calls"), here("tool_calls")
	if t := o.in("tools"); calls == nil && t.get("calls") != nil {
		calls, under = t.get("calls"), here("tools", "calls")
	}
	list, _ := parseList(calls)
	for i, raw := range list {
		call, _ := parseObject(raw)
		parts = append(parts, decodeCall(call.text("id"), call, call.in("function"), append(slices.Clone(under), i), "function"))
	}
	if call, ok := parseObject(o.get("function_call")); ok {
		parts = append(parts, decodeCall("", call, call, here("function_call")))
	}
	if role == User && len(parts) > 0 && !slices.ContainsFunc(parts, func(p Part) bool { return p.Kind != Result }) {
		role = Tool
	}
	return role, parts
}

// roleOf reads a role as formats write it. A speaker that is not known speaks as the user does.
func roleOf(s string) Role {
	switch s {
	case "system", "developer":
		return System
	case "assistant", "llm", "model", "ai":
		return Assistant
	case "tool", "function":
		return Tool
	}
	return User
}

// decodeCall reads a call, which is at a place of the raw message, and the function that is called, which is under keys of that.
func decodeCall(id string, call, function object, at []any, under ...any) Part {
	p := Part{Kind: Call, ID: id, Name: function.text("name"), at: append(append(slices.Clone(at), under...), "arguments")}
	if p.Name == "" { // a custom tool: its input is text
		custom := call.in("custom")
		p.Name, p.Input, p.at = custom.text("name"), custom.text("input"), append(slices.Clone(at), "custom", "input")
		return p
	}
	arguments := function.get("arguments")
	if p.Input = textOf(arguments); p.Input == "" && len(arguments) > 0 && arguments[0] != '"' {
		p.Input = string(arguments)
	}
	return p
}

func decodeBlock(raw json.RawMessage, at []any) Part {
	o, ok := parseObject(raw)
	if !ok {
		if s := textOf(raw); s != "" {
			return Part{Kind: Text, Text: s, at: at}
		}
		return Part{Kind: Other, Input: string(raw)}
	}
	under := func(key string) []any { return append(slices.Clone(at), key) }
	switch kind := blocks[o.text("type")]; kind {
	case Text:
		key := "text"
		if o.text("type") == "refusal" {
			key = "refusal"
		}
		return Part{Kind: Text, Text: o.text(key), at: under(key)}
	case Thinking:
		if s := o.text("thinking"); s != "" {
			return Part{Kind: Thinking, Text: s, at: under("thinking")}
		}
		return Part{Kind: Thinking, Text: o.text("text") + o.text("data")}
	case Call:
		return Part{Kind: Call, ID: o.text("id"), Name: o.text("name"), Input: string(o.get("input")), at: under("input")}
	case Result:
		text, images := flat(o.get("content"))
		return Part{Kind: Result, ID: o.text("tool_use_id"), Text: text, Images: images, Failed: o.flag("is_error"), at: under("content")}
	case Image, File:
		return Part{Kind: kind, Text: reference(o)}
	default:
		return Part{Kind: Other, Input: string(raw)}
	}
}

// flat is the text of what may be a string, a list of blocks or anything else, and how many images are in it.
func flat(raw json.RawMessage) (text string, images int) {
	list, ok := parseList(raw)
	switch {
	case !ok && len(raw) > 0 && raw[0] == '"':
		return textOf(raw), 0
	case !ok && (len(raw) == 0 || string(raw) == "null"):
		return "", 0
	case !ok:
		return string(raw), 0
	}
	var texts []string
	for _, block := range list {
		o, _ := parseObject(block)
		switch s := o.text("text"); {
		case s != "":
			texts = append(texts, s)
		case blocks[o.text("type")] == Image:
			images++
		case o == nil && textOf(block) != "":
			texts = append(texts, textOf(block))
		case o.text("type") != "text":
			texts = append(texts, string(block))
		}
	}
	return strings.Join(texts, "\n"), images
}

// maxReference is how long the name of an attachment may be: what is longer is its content.
const maxReference = 300

// reference is what an image or a file is called, or of what kind it is.
func reference(o object) string {
	named := []string{o.text("title"), o.text("filename"), o.text("file_id"), o.text("url")}
	for _, key := range []string{"source", "image_url", "file", "input_audio"} {
		in := o.in(key)
		named = append(named, o.text(key), in.text("filename"), in.text("file_id"), in.text("url"), in.text("media_type"), in.text("format"))
	}
	for _, s := range named {
		if strings.HasPrefix(s, "data:") {
			s, _, _ = strings.Cut(strings.TrimPrefix(s, "data:"), ";")
		}
		if s != "" && len(s) <= maxReference {
			return s
		}
	}
	return o.text("type")
}

// decode reads one message of a format. ok is false for a record that is no message.
func decode(f Format, raw json.RawMessage) (m Message, ok bool) {
	o, isObject := parseObject(raw)
	if !isObject {
		return m, false
	}
	m = Message{raw: raw, format: f}
	switch f {
	case ClaudeCode:
		chat := o.in("message")
		if t := o.text("type"); t != "user" && t != "assistant" || chat.get("role") == nil || o.flag("isSidechain") {
			return m, false
		}
		m.Role, m.Parts = decodeChat(chat, "message")
		m.ID = o.text("uuid")
		m.Time, _ = time.Parse(time.RFC3339Nano, o.text("timestamp"))
		if o.flag("isMeta") {
			m.Tags = append(m.Tags, TagMeta)
		}
		if o.flag("isCompactSummary") {
			m.Tags = append(m.Tags, TagSummary)
		}
	case CodeCompanion:
		if o.get("role") == nil {
			return m, false
		}
		m.Role, m.Parts = decodeChat(o)
		meta := o.in("_meta")
		json.Unmarshal(meta.get("cycle"), &m.Cycle)
		if m.Cycle == 0 {
			json.Unmarshal(o.get("cycle"), &m.Cycle)
		}
		m.Cycle = max(m.Cycle, 0)
		tag := meta.text("tag")
		if tag == "" {
			tag = o.in("opts").text("tag")
		}
		switch tag {
		case "":
		case "file", "buffer", "image":
			m.Tags = append(m.Tags, TagAttachment)
			if path := o.in("context").text("path"); path != "" && len(m.Parts) == 1 {
				m.Parts[0].Name = path
			}
		default:
			m.Tags = append(m.Tags, tag)
		}
	case Responses, Codex:
		read := func() (Message, bool) { return decodeItem(o) }
		if f == Codex {
			read = func() (Message, bool) { return decodeRollout(o) }
		}
		item, ok := read()
		if !ok {
			return m, false
		}
		m.Role, m.Parts, m.ID, m.Tags = item.Role, item.Parts, item.ID, item.Tags
	default:
		if o.get("role") == nil {
			return m, false
		}
		m.Role, m.Parts = decodeChat(o)
		m.ID = o.text("id")
		if noted := o.get(metadataKey); o.in(metadataKey) != nil {
			m.Metadata = noted
		}
	}
	if m.Time.IsZero() {
		m.Time = timeOf(o)
	}
	if role := o.text("role"); !f.Records() && f != Responses && m.Role == User && role != "user" && role != "human" {
		m.Unknown = cmp.Or(role, "no name")
	}
	if m.Role == User && len(m.Parts) > 0 && !slices.ContainsFunc(m.Parts, func(p Part) bool { return p.Kind != Image && p.Kind != File }) {
		m.Tags = append(m.Tags, TagAttachment)
	}
	return m, true
}
