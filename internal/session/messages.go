package session

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Receipt is what adding messages did.
type Receipt struct {
	Session Session        `json:"session"`
	First   int            `json:"first"` // numbers of the new messages
	Last    int            `json:"last"`
	Masked  map[string]int `json:"masked,omitempty"` // secrets that were masked, by kind
	Notes   []string       `json:"notes,omitempty"`  // what is odd about a conversation that was imported
}

// Message is a message to add.
type Message struct {
	Role     string          `json:"role"`
	Content  string          `json:"content"`
	CallID   string          `json:"call_id,omitempty"` // of a tool's message
	Tags     []string        `json:"tags,omitempty"`
	Metadata json.RawMessage `json:"metadata,omitempty"` // an object of any values, nil for none
}

// Add appends one message to a session: the current one for "". A session of a name or id that does not exist is made.
func (s *Store) Add(ctx context.Context, idOrName string, m Message) (Receipt, error) {
	role := conversation.Role(m.Role)
	if !slices.Contains([]conversation.Role{conversation.System, conversation.User, conversation.Assistant, conversation.Tool}, role) {
		return Receipt{}, fmt.Errorf("%w: unknown role %q: use user, assistant, system or tool", ctxsys.ErrUsage, m.Role)
	}
	if strings.TrimSpace(m.Content) == "" {
		return Receipt{}, fmt.Errorf("%w: the message is empty: give it a content", ctxsys.ErrUsage)
	}
	msg := conversation.New(role, m.Content, m.Tags...)
	if role == conversation.Tool {
		msg.Parts = []conversation.Part{{Kind: conversation.Result, ID: m.CallID, Text: m.Content}}
	}
	var err error
	if msg.Metadata, err = metadataOf(m.Metadata); err != nil {
		return Receipt{}, err
	}
	return s.append(ctx, idOrName, conversation.Frame{}, []conversation.Message{msg})
}

// maxMetadata is the most that is kept of what a client notes of a message, in bytes.
const maxMetadata = 64 << 10

// metadataOf is what a client notes of a message as it is stored, nil for nothing.
func metadataOf(raw json.RawMessage) (json.RawMessage, error) {
	raw = bytes.TrimSpace(raw)
	switch {
	case len(raw) == 0, string(raw) == "null", string(raw) == "{}":
		return nil, nil
	case raw[0] != '{' || !json.Valid(raw):
		return nil, fmt.Errorf("%w: the metadata is not a JSON object: give one such as {\"model\": \"NAME\", \"tokenCount\": 12}", ctxsys.ErrUsage)
	case len(raw) > maxMetadata:
		return nil, fmt.Errorf("%w: metadata of %d bytes is too long: at most %d are kept of a message, put the rest into its content", ctxsys.ErrUsage, len(raw), maxMetadata)
	}
	return raw, nil
}

// Import stores a conversation that a client kept as a session of its own, and makes it current when current is set.
func (s *Store) Import(ctx context.Context, data []byte, name string, current bool) (Receipt, error) {
	c, err := conversation.Read(data)
	if err != nil {
		return Receipt{}, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	id := store.NewID("s")
	r, err := s.appendTo(ctx, store.SessionRow{ID: id, Name: named(name)}, c.Frame(), c.Messages)
	r.Notes = conversation.Odd(c.Messages)
	if err == nil && current {
		_, err = s.Use(ctx, id)
	}
	return r, err
}

// Append adds messages as a client wrote them to a session.
func (s *Store) Append(ctx context.Context, idOrName string, data []byte) (Receipt, error) {
	c, err := conversation.Read(data)
	if err != nil {
		return Receipt{}, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	return s.append(ctx, idOrName, c.Frame(), c.Messages)
}

// append adds to a session that is found by id or name, or made.
func (s *Store) append(ctx context.Context, idOrName string, frame conversation.Frame, messages []conversation.Message) (Receipt, error) {
	var row store.SessionRow
	switch found, err := s.Find(ctx, idOrName); {
	case err == nil:
		row.ID = found.ID
	case !errors.Is(err, ctxsys.ErrNotFound):
		return Receipt{}, err
	case idOrName == "":
		made, err := s.Create(ctx, "")
		if err != nil {
			return Receipt{}, err
		}
		row.ID = made.ID
	default:
		row.ID, row.Name, row.Joins = store.NewID("s"), named(idOrName), true
	}
	return s.appendTo(ctx, row, frame, messages)
}

func (s *Store) appendTo(ctx context.Context, row store.SessionRow, frame conversation.Frame, messages []conversation.Message) (Receipt, error) {
	if err := s.tidy(ctx); err != nil {
		return Receipt{}, err
	}
	row.Messages = -1
	return s.appendRow(ctx, row, frame, messages)
}

func (s *Store) appendRow(ctx context.Context, row store.SessionRow, frame conversation.Frame, messages []conversation.Message) (Receipt, error) {
	now := s.now().UnixMilli()
	row.Status, row.Created, row.Updated = Active, now, now
	masked := map[string]int{}
	if frame.Format != "" {
		row.Frame = string(maskJSON([]byte(encode(frame)), masked))
	}
	var rows []store.MessageRow
	clean := make([]conversation.Message, 0, len(messages))
	for i := range messages {
		stored, m, err := rowOf(&messages[i], now)
		if err != nil {
			return Receipt{}, err
		}
		m.Origin = s.origin()
		stored.Origin = string(m.Origin)
		for kind, n := range stored.Masked {
			masked[kind] += n
		}
		rows, clean = append(rows, stored), append(clean, m)
	}
	count, last, err := s.before(ctx, row, clean)
	if err != nil {
		return Receipt{}, err
	}
	for i := range clean {
		clean[i].Number = count + i + 1
	}
	after, err := s.db.Append(ctx, row, rows, decisionsOf(count, last, clean, now))
	if err != nil {
		return Receipt{}, err
	}
	if every := summarizeEvery(after.Messages); s.o.AutoSummarize && after.Messages/every > (after.Messages-len(rows))/every {
		if err := s.resummarize(ctx, sessionOf(after)); err != nil {
			return Receipt{}, err
		}
		if err := s.improveLater(ctx, after.ID); err != nil {
			return Receipt{}, err
		}
	}
	x, err := s.keepWithin(ctx, sessionOf(after))
	if err != nil {
		return Receipt{}, err
	}
	return Receipt{Session: x, First: after.Messages - len(rows) + 1, Last: after.Messages, Masked: masked}, nil
}

// origin is by which way what this store adds comes.
func (s *Store) origin() conversation.Origin {
	if s.o.ByUser {
		return conversation.OfUser
	}
	return conversation.OfTool
}

// What a summary that is written by itself is made of: as long as a session is shorter than both, of all of it.
const (
	firstSummarized  = 20
	newestSummarized = 2000
)

// ends is the messages that a summary is made of which is written by itself.
func (s *Store) ends(ctx context.Context, x Session) ([]conversation.Message, error) {
	rows, err := s.db.Messages(ctx, x.number, 0, newestSummarized)
	if err != nil {
		return nil, err
	}
	if len(rows) == newestSummarized {
		first, err := s.db.Messages(ctx, x.number, min(firstSummarized+1, rows[0].Number), 0)
		if err != nil {
			return nil, err
		}
		rows = append(first, rows...)
	}
	return messagesOf(rows)
}

// rowOf is a message as it is stored, and as it reads then. One that was made here is stored as OpenAI writes it.
func rowOf(m *conversation.Message, now int64) (store.MessageRow, conversation.Message, error) {
	format, raw := m.Raw()
	if raw == nil {
		list, _ := conversation.Encode(conversation.OpenAI, []conversation.Message{*m})
		if len(list) != 1 {
			return store.MessageRow{}, *m, fmt.Errorf("%w: a message holds results and text: add them one by one", ctxsys.ErrUsage)
		}
		format, raw = conversation.OpenAI, list[0]
	}
	row := store.MessageRow{Role: string(m.Role), Format: string(format), Tags: secret.MaskString(strings.Join(m.Tags, " ")), Created: now, Masked: map[string]int{}}
	row.Raw, row.Origin = maskJSON(raw, row.Masked), string(m.Origin)
	for _, record := range m.Before() {
		row.Before = append(append(row.Before, maskJSON(record, row.Masked)...), '\n')
	}
	if raw, ok := m.Noted(); ok {
		row.Metadata = string(maskJSON(raw, row.Masked))
	}
	if !m.Time.IsZero() {
		row.Created = m.Time.UnixMilli()
	}
	stored, err := conversation.Decode(format, row.Raw)
	if err != nil {
		return row, *m, err
	}
	for _, tag := range strings.Fields(row.Tags) {
		if !stored.Has(tag) {
			stored.Tags = append(stored.Tags, tag)
		}
	}
	row.Tokens = stored.Tokens()
	return row, stored, nil
}

// maskJSON masks the secrets in the strings of a JSON value and counts them by kind. It looks at what the strings say and at the names of
// values, not at how they are written, so no escape hides a secret and no mask reaches out of its string.
func maskJSON(raw []byte, count map[string]int) []byte {
	var out []byte
	name, last := "", 0
	for i := 0; i < len(raw); i++ {
		if raw[i] != '"' {
			continue
		}
		end := i + 1
		for end < len(raw) && raw[end] != '"' {
			if raw[end] == '\\' {
				end++
			}
			end++
		}
		if end >= len(raw) {
			break
		}
		var text string
		if json.Unmarshal(raw[i:end+1], &text) == nil {
			masked, all := secret.MaskNamed(name, text)
			for _, f := range all {
				count[f.Kind]++
			}
			if len(all) > 0 {
				out = append(append(out, raw[last:i]...), quoted(masked)...)
				last = end + 1
			}
		}
		if name = ""; bytes.HasPrefix(bytes.TrimLeft(raw[end+1:], " \t\r\n"), []byte(":")) {
			name = text
		}
		i = end
	}
	if last == 0 {
		return raw
	}
	return append(out, raw[last:]...)
}

func quoted(s string) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // a string
	}
	return bytes.TrimRight(b.Bytes(), "\n")
}

func messageOf(r store.MessageRow) (conversation.Message, error) {
	m, err := conversation.Decode(conversation.Format(r.Format), r.Raw)
	if err != nil {
		return m, err
	}
	for _, tag := range strings.Fields(r.Tags) {
		if !m.Has(tag) {
			m.Tags = append(m.Tags, tag)
		}
	}
	m.Number, m.Origin = r.Number, conversation.Origin(r.Origin)
	if r.Metadata != "" {
		m.Metadata = json.RawMessage(r.Metadata)
	}
	if m.Time.IsZero() {
		m.Time = store.Time(r.Created)
	}
	var before []json.RawMessage
	for line := range bytes.Lines(r.Before) {
		before = append(before, bytes.TrimRight(line, "\n"))
	}
	return m.WithBefore(before), nil
}

// Messages returns all messages of a session.
func (s *Store) Messages(ctx context.Context, x Session) ([]conversation.Message, error) {
	rows, err := s.db.Messages(ctx, x.number, 0, 0)
	if err != nil {
		return nil, err
	}
	return messagesOf(rows)
}

func messagesOf(rows []store.MessageRow) ([]conversation.Message, error) {
	out := make([]conversation.Message, 0, len(rows))
	for _, r := range rows {
		m, err := messageOf(r)
		if err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}

// Export writes a session in a format, "" for the one it came in. Messages that came in that format are as they came, but for
// masked secrets; what was noted of one that was added here is its key metadata.
func (s *Store) Export(ctx context.Context, idOrName string, format conversation.Format) ([]byte, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	messages, err := s.Messages(ctx, x)
	if err != nil {
		return nil, err
	}
	for i := range messages {
		messages[i] = messages[i].WithMetadata()
	}
	return framed(x, messages, format)
}

// ExportSent is Export of what is sent of a session: what a compaction made of it, and what was said since.
func (s *Store) ExportSent(ctx context.Context, idOrName string, format conversation.Format) ([]byte, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	messages, err := s.Sent(ctx, x)
	if err != nil {
		return nil, err
	}
	return framed(x, messages, format)
}

func framed(x Session, messages []conversation.Message, format conversation.Format) ([]byte, error) {
	var frame conversation.Frame
	if x.frame != "" {
		if err := json.Unmarshal([]byte(x.frame), &frame); err != nil {
			return nil, err
		}
	}
	if format != "" && format != frame.Format {
		frame = conversation.Frame{Format: format}
	}
	if frame.Format == "" {
		frame.Format = conversation.OpenAI
	}
	return conversation.Framed(frame, messages).Marshal(), nil
}

// Entry is a message as a reader of history sees it.
type Entry struct {
	Session string            `json:"session"`
	Number  int               `json:"number"`
	Role    conversation.Role `json:"role"`
	Text    string            `json:"text"`            // what was said, called and answered, as text
	Calls   []string          `json:"calls,omitempty"` // ids of calls and of the calls that results answer
	Time    time.Time         `json:"time"`
	Tokens  int               `json:"tokens"` // of the message as it is sent
	Tags    []string          `json:"tags,omitempty"`
	Relayed bool              `json:"relayed,omitempty"` // a tool says that the user, or the system, said it
	Begins  bool              `json:"-"`                 // a cycle: the user speaks

	Metadata json.RawMessage `json:"metadata,omitempty"` // an object, as it was given but for secrets

	Own string `json:"-"` // what the user says in it, where it is known that the user does; see Options.ByUser
}

// byTool is behind a role that only a tool's caller vouches for.
const byTool = ", as reported by a tool"

// Speaker is who speaks, as far as that is known.
func (e *Entry) Speaker() string {
	if e.Relayed {
		return string(e.Role) + byTool
	}
	return string(e.Role)
}

// Summary reports whether the message is a summary of those before it.
func (e *Entry) Summary() bool { return slices.Contains(e.Tags, conversation.TagSummary) }

// URI is the address of a message.
func (e Entry) URI() string { return fmt.Sprintf("ctx://session/%s/%d", e.Session, e.Number) }

// historyLimit is how many messages a history has when neither a request nor a setting says.
const historyLimit = 50

// History returns the newest messages of a session, the current one for "", in order: limit of them (0: as the settings have it), and
// more where a result would lose its call. With before only messages with smaller numbers count.
func (s *Store) History(ctx context.Context, idOrName string, limit, before int) ([]Entry, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	if limit <= 0 {
		limit = cmp.Or(s.o.HistoryLimit, historyLimit)
	}
	var messages []conversation.Message
	for more := limit; ; more += 64 { // until no pair lies across the border
		rows, err := s.db.Messages(ctx, x.number, before, more)
		if err != nil {
			return nil, err
		}
		if messages, err = messagesOf(rows); err != nil {
			return nil, err
		}
		start := len(messages) - min(limit, len(messages))
		pairs := conversation.Pair(messages)
		for i := len(messages) - 1; i >= start; i-- {
			for k := range messages[i].Parts {
				if call, ok := pairs.CallOf[conversation.Place{Message: i, Part: k}]; ok {
					start = min(start, call.Message)
				}
			}
		}
		cut := slices.ContainsFunc(pairs.Orphans, func(p conversation.Place) bool { return p.Message >= start })
		if !cut || len(rows) < more || more > limit+1024 {
			messages = messages[start:]
			break
		}
	}
	out := make([]Entry, len(messages))
	for i := range messages {
		out[i] = entryOf(x.ID, &messages[i])
	}
	return out, nil
}

func entryOf(session string, m *conversation.Message) Entry {
	e := Entry{Session: session, Number: m.Number, Role: m.Role, Time: m.Time, Tokens: m.Tokens(), Tags: m.Tags, Relayed: m.Relayed(), Metadata: m.Metadata,
		Begins: m.Speaks() && !m.HasPart(conversation.Result)}
	if m.Origin == conversation.OfUser && m.Speaks() {
		e.Own = m.Words()
	}
	var texts []string
	for i := range m.Parts {
		p := &m.Parts[i]
		switch p.Kind {
		case conversation.Call:
			texts = append(texts, fmt.Sprintf("[calls %s %s]", p.Name, p.Input))
			e.Calls = append(e.Calls, p.ID)
		case conversation.Result:
			texts = append(texts, p.Text)
			e.Calls = append(e.Calls, p.ID)
		case conversation.Image, conversation.File:
			texts = append(texts, fmt.Sprintf("[%s %s]", p.Kind, p.Text))
		case conversation.Thinking, conversation.Other:
		default:
			texts = append(texts, p.Text)
		}
	}
	e.Text = strings.Join(texts, "\n")
	return e
}

// Message returns one message of a session.
func (s *Store) Message(ctx context.Context, idOrName string, number int) (Entry, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return Entry{}, err
	}
	rows, err := s.db.Messages(ctx, x.number, number+1, 1)
	if err != nil {
		return Entry{}, err
	}
	if len(rows) == 0 || rows[0].Number != number {
		return Entry{}, fmt.Errorf("%w: session %s has no message %d", ctxsys.ErrNotFound, x.ID, number)
	}
	m, err := messageOf(rows[0])
	return entryOf(x.ID, &m), err
}

// before is how many messages a session has, 0 for one that is new, and the last of them when the user answers it as the first of
// new messages.
func (s *Store) before(ctx context.Context, row store.SessionRow, messages []conversation.Message) (count int, last []conversation.Message, err error) {
	x, err := s.Find(ctx, cmp.Or(row.ID, row.Name))
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil, nil
	}
	if err != nil || len(messages) == 0 || messages[0].Role != conversation.User {
		return x.Messages, nil, err
	}
	rows, err := s.db.Messages(ctx, x.number, 0, 1)
	if err == nil {
		last, err = messagesOf(rows)
	}
	return x.Messages, last, err
}

// decisionsOf finds decisions in new messages by their words, and by what was said before them. The message of a decision is its
// place among them, where count others are before.
func decisionsOf(count int, last, messages []conversation.Message, now int64) (rows []store.DecisionRow) {
	said := slices.DeleteFunc(slices.Concat(last, messages), func(m conversation.Message) bool { // a summary repeats decisions that were recorded
		_, _, ok := compact.IsSummary(&m)
		return ok
	})
	for _, d := range compact.Decisions(said) {
		if d.Message <= count { // recorded when it was said
			continue
		}
		rows = append(rows, store.DecisionRow{Message: d.Message - count, Author: decider(messages, d), Text: d.Text, Reason: d.Reason, Alternatives: encode(list(d.Alternatives)), Related: encode(list(d.Related)), Status: "active", Created: now})
	}
	return rows
}

// decider is whose a decision is: the assistant's too where nobody knows that the user spoke.
func decider(messages []conversation.Message, d compact.Decision) string {
	if slices.ContainsFunc(messages, func(m conversation.Message) bool { return m.Number == d.Message && m.Relayed() }) {
		return string(conversation.Assistant)
	}
	return d.Author
}

func list(s []string) []string {
	if s == nil {
		return []string{}
	}
	return s
}
