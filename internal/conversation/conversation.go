// Package conversation is what was said between a user, a model and its tools: one model of messages, and the formats
// that clients keep them in (OpenAI chat and Responses, Anthropic messages, Claude Code transcripts, Codex rollouts, CodeCompanion history).
//
// The one idea: a message keeps the JSON it was read from. What was not changed is written as it came, with every key
// this package has never heard of, so reading and writing is the identity; what was changed is changed in place.
//
// It stores nothing, and it reads text only to find its structure: what a message means is the matter of compact.
package conversation

import (
	"encoding/json"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Role is who speaks.
type Role string

// The roles. A message of an Anthropic user that holds nothing but results is the tool's.
const (
	System    Role = "system"
	User      Role = "user"
	Assistant Role = "assistant"
	Tool      Role = "tool"
)

// Origin is by which way a message came; "" where that is not known.
type Origin string

// The ways by which messages come.
const (
	OfUser Origin = "user" // a channel of the user's own: a terminal, or the transcript that the user's client keeps
	OfTool Origin = "tool" // anyone who may call a tool or run a command
)

// Kind is what a part is.
type Kind string

// The kinds of parts.
const (
	Text     Kind = "text"
	Thinking Kind = "thinking"
	Call     Kind = "call"   // of a tool
	Result   Kind = "result" // of a call
	Image    Kind = "image"
	File     Kind = "file"
	Other    Kind = "other" // of a format newer than this program
)

// The tags this program gives and knows.
const (
	TagRules       = "rules"           // standing instructions of the project: kept whatever happens
	TagSummary     = "compact_summary" // stands for messages that are no longer there
	TagPlaceholder = "placeholder"     // stands for a file, buffer or image that is no longer there
	TagAttachment  = "attachment"      // nothing but a file, buffer or image
	TagMeta        = "meta"            // written by the client, not by a person
	TagOutput      = "output"          // what a command said, of an agent without tools
)

// Part is one piece of a message.
type Part struct {
	Kind   Kind
	Text   string // of a text, a thought or a result; of an image or file, where it is or what it is called
	ID     string // of a call, and of the call a result answers; some formats have none
	Name   string // of the tool
	Input  string // of a call: JSON as a rule
	Failed bool   // of a result: the format says that the call failed
	Images int    // inside a result

	at []any // where in the raw message the text is, or the input of a call: keys and indexes
}

// Message is one turn of one speaker.
type Message struct {
	Role   Role
	Parts  []Part
	Number int       // its place in the conversation, from 1; it stays when others are dropped
	Time   time.Time // zero when the format has none
	ID     string    // of the format, "" when it has none
	Cycle  int       // of the format, 0 when it counts none: see Cycles
	Tags   []string

	Unknown string // the role as it was read, when it is none of those known; Role is then User
	Origin  Origin // by which way it came, where somebody noted that

	Metadata json.RawMessage // what its client noted of it: an object, nil for none

	raw    json.RawMessage   // as it was read; nil for a message that was made here
	edited []int             // parts whose text or input is another than in raw: that is patched when somebody asks for it
	format Format            // of raw
	before []json.RawMessage // records of a transcript that are no messages and are before this one
	noting bool              // Metadata is written with it
}

// New returns a message of one text.
func New(role Role, text string, tags ...string) Message {
	return Message{Role: role, Parts: []Part{{Kind: Text, Text: text}}, Tags: tags}
}

// Has reports whether the message has a tag.
func (m *Message) Has(tag string) bool { return slices.Contains(m.Tags, tag) }

// Relayed reports whether a message is what a tool was called with as words of the user or of the system: nobody knows that they are.
func (m *Message) Relayed() bool { return m.Origin == OfTool && (m.Role == User || m.Role == System) }

// HasPart reports whether the message has a part of a kind.
func (m *Message) HasPart(k Kind) bool {
	return slices.ContainsFunc(m.Parts, func(p Part) bool { return p.Kind == k })
}

// Words is the text of the message without thoughts, calls and results.
func (m *Message) Words() string {
	if len(m.Parts) == 1 && m.Parts[0].Kind == Text {
		return m.Parts[0].Text
	}
	var texts []string
	for _, p := range m.Parts {
		if p.Kind == Text && p.Text != "" {
			texts = append(texts, p.Text)
		}
	}
	return strings.Join(texts, "\n")
}

// Raw returns the format and the JSON the message was read from, nil for one that was made or changed beyond that.
func (m *Message) Raw() (Format, json.RawMessage) {
	raw := m.raw
	for _, part := range m.edited {
		p := &m.Parts[part]
		switch {
		case p.Kind != Call:
			raw = patch(raw, p.at, quote(p.Text))
		case textAt(raw, p.at):
			raw = patch(raw, p.at, quote(p.Input))
		default:
			raw = patch(raw, p.at, json.RawMessage(p.Input))
		}
	}
	return m.format, raw
}

// Before returns the records of the transcript that are before the message and are no messages.
func (m *Message) Before() []json.RawMessage { return m.before }

// WithBefore returns the message with other records before it.
func (m Message) WithBefore(records []json.RawMessage) Message {
	m.before = records
	return m
}

// metadataKey is where the metadata of a message is.
const metadataKey = "metadata"

// WithMetadata returns the message as one that is written with its metadata, which no provider takes.
func (m Message) WithMetadata() Message {
	m.noting = m.Metadata != nil
	return m
}

// Noted returns the metadata of a message that was not read with it.
func (m *Message) Noted() (metadata json.RawMessage, ok bool) {
	return m.Metadata, m.Metadata != nil && m.raw == nil
}

// WithText returns the message with another text in one part. In the raw message nothing but that text changes.
func (m Message) WithText(part int, text string) Message {
	return m.with(part, func(p *Part) { p.Text, p.Images = text, 0 })
}

// WithInput returns the message with another input of the call that a part is. Where the input was JSON, it has to be JSON of the same
// kind. In the raw message nothing but the input changes.
func (m Message) WithInput(part int, input string) Message {
	return m.with(part, func(p *Part) { p.Input = input })
}

func (m Message) with(part int, change func(*Part)) Message {
	m.Parts = slices.Clone(m.Parts)
	change(&m.Parts[part])
	if m.raw != nil && !slices.Contains(m.edited, part) {
		m.edited = append(slices.Clip(m.edited), part)
	}
	return m
}

// Remade returns the message with other parts and role, as one that was made here.
func (m Message) Remade(role Role, parts []Part) Message {
	m.Role, m.Parts, m.raw, m.edited = role, parts, nil, nil
	return m
}

// What a message costs besides its text, in tokens: the JSON of a message, of a call and of a result, and an image at
// the size that providers scale it down to.
const (
	frameTokens  = 7
	callTokens   = 18
	resultTokens = 12
	imageTokens  = 1600
)

// Tokens estimates what a message costs as it is sent, JSON and all.
func (m *Message) Tokens() int {
	n, runes := frameTokens, 0
	for i := range m.Parts {
		p := &m.Parts[i]
		switch p.Kind {
		case Image:
			n += imageTokens
			continue
		case Call:
			n += callTokens
		case Result:
			n += resultTokens
		}
		n += imageTokens * p.Images
		runes += Length(p.Text) + Length(p.Input) + len(p.Name) + len(p.ID)
	}
	return n + token.OfRunes(runes)
}

// Length is how many characters a text has inside JSON: what is counted of it.
func Length(s string) int {
	n := utf8.RuneCountInString(s)
	for i := range len(s) {
		switch s[i] {
		case '"', '\\', '\n', '\t', '\r':
			n++
		}
	}
	return n
}

// Tokens estimates what messages cost together.
func Tokens(messages []Message) (n int) {
	for i := range messages {
		n += messages[i].Tokens()
	}
	return n
}

// Cycles returns the cycle of each message: a turn of the user and all that answered it, counted from 1; what is
// before the first turn is in none (0). A number that the format gives is taken.
func Cycles(messages []Message) []int {
	cycles := make([]int, len(messages))
	current := 0
	for i := range messages {
		m := &messages[i]
		switch {
		case m.Cycle > 0:
			current = m.Cycle
		case m.Speaks() && !m.HasPart(Result):
			current++
		}
		cycles[i] = current
	}
	return cycles
}

// Speaks reports whether a person says something in the message.
func (m *Message) Speaks() bool {
	return m.Role == User && !m.Has(TagMeta) && !m.Has(TagOutput) && !m.Has(TagSummary) && !m.Has(TagPlaceholder) && !m.Has(TagAttachment) && !m.Has(TagRules) &&
		slices.ContainsFunc(m.Parts, func(p Part) bool { return p.Kind != Result && p.Kind != Other })
}
