package session

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Compaction is what is sent of a session in place of its messages 1 to Upto.
type Compaction struct {
	Upto     int       `json:"upto"`
	Messages int       `json:"messages"`
	Tokens   int       `json:"tokens"`
	Tier     string    `json:"tier"`
	Created  time.Time `json:"created"`
}

// sentMessage is a message of a compaction as it is stored.
type sentMessage struct {
	Number int
	Row    store.MessageRow
}

func (s *Store) withCompaction(ctx context.Context, x Session) (Session, error) {
	row, ok, err := s.db.Compaction(ctx, x.number)
	if ok {
		x.Compacted = &Compaction{Upto: row.Upto, Messages: row.Messages, Tokens: row.Tokens, Tier: row.Tier, Created: store.Time(row.Created)}
	}
	return x, err
}

// Compact makes what is sent of a session smaller and stores it; without a need for that, nothing. What was said stays as it
// is, and is what Messages, History and Export give. What is sent already takes part as it is.
func (s *Store) Compact(ctx context.Context, idOrName string, o compact.Options) (Session, *compact.Report, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return x, nil, err
	}
	messages, err := s.Sent(ctx, x)
	if err != nil || len(messages) == 0 {
		return x, nil, err
	}
	o.Originals = "ctx://session/" + x.ID + "/N"
	out, report, err := compact.Run(ctx, messages, o)
	if err != nil || report.TierNumber == int(compact.None) {
		return x, report, err
	}
	row := store.CompactionRow{Session: x.number, Upto: messages[len(messages)-1].Number, Created: s.now().UnixMilli(), Tier: report.Tier, Messages: len(out), Tokens: report.TokensAfter}
	var sent []sentMessage
	for _, m := range out {
		stored, err := written(m, row.Created)
		if err != nil {
			return x, report, err
		}
		sent = append(sent, stored...)
	}
	row.Messages, row.Sent = len(sent), []byte(encode(sent))
	if err := s.db.SetCompaction(ctx, row); err != nil {
		return x, report, err
	}
	x, err = s.Find(ctx, x.ID)
	return x, report, err
}

// written is a message as it is stored: one that was made here and holds several results becomes one for each.
func written(m conversation.Message, now int64) ([]sentMessage, error) {
	list := []conversation.Message{m}
	if _, raw := m.Raw(); raw == nil {
		encoded, _ := conversation.Encode(conversation.OpenAI, list)
		if len(encoded) > 1 {
			list = list[:0]
			for _, raw := range encoded {
				part, err := conversation.Decode(conversation.OpenAI, raw)
				if err != nil {
					return nil, err
				}
				part.Number, part.Tags, part.Time = m.Number, m.Tags, m.Time
				list = append(list, part)
			}
		}
	}
	var out []sentMessage
	for i := range list {
		row, _, err := rowOf(&list[i], now)
		if err != nil {
			return nil, err
		}
		out = append(out, sentMessage{m.Number, row})
	}
	return out, nil
}

// Restore has the messages of a session sent as they are again. The error wraps ctxsys.ErrNotFound when they are already.
func (s *Store) Restore(ctx context.Context, idOrName string) (Session, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return x, err
	}
	switch was, err := s.db.DropCompaction(ctx, x.number); {
	case err != nil:
		return x, err
	case !was:
		return x, fmt.Errorf("%w: session %s is not compacted", ctxsys.ErrNotFound, x.ID)
	}
	x.Compacted = nil
	return x, nil
}

// Sent returns what is sent of a session: what a compaction made of it, and what was said since.
func (s *Store) Sent(ctx context.Context, x Session) ([]conversation.Message, error) {
	row, ok, err := s.db.Compaction(ctx, x.number)
	if err != nil {
		return nil, err
	}
	messages, err := s.Messages(ctx, x)
	if err != nil || !ok {
		return messages, err
	}
	var sent []sentMessage
	if err := json.Unmarshal(row.Sent, &sent); err != nil {
		return nil, fmt.Errorf("%w: what is sent of session %s: %w: `ctx-sys session restore %[2]s` sends its messages as they are", ctxsys.ErrDamaged, x.ID, err)
	}
	rows := make([]store.MessageRow, len(sent))
	for i, m := range sent {
		rows[i] = m.Row
		rows[i].Number = m.Number
	}
	out, err := messagesOf(rows)
	since := slices.IndexFunc(messages, func(m conversation.Message) bool { return m.Number > row.Upto })
	if since < 0 {
		return out, err
	}
	return append(out, messages[since:]...), err
}

// HistorySent is the newest limit messages of what is sent of a session. A summary is before them, however many they are.
func (s *Store) HistorySent(ctx context.Context, idOrName string, limit int) ([]Entry, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	newest, err := s.History(ctx, x.ID, limit, 0)
	if err != nil || x.Compacted == nil {
		return newest, err
	}
	messages, err := s.Sent(ctx, x)
	if err != nil {
		return nil, err
	}
	from := 0
	if len(messages) > limit && len(newest) > 0 {
		from = newest[0].Number
	}
	var out []Entry
	for i := range messages {
		if m := &messages[i]; m.Number >= from || m.Has(conversation.TagSummary) {
			out = append(out, entryOf(x.ID, m))
		}
	}
	return out, nil
}
