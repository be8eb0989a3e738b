package session

import (
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
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Compaction is what is sent of a session in place of its messages 1 to Upto.
type Compaction struct {
	Upto     int       `json:"upto"`
	Messages int       `json:"messages"`
	Tokens   int       `json:"tokens"`
	Tier     string    `json:"tier"`
	Created  time.Time `json:"created"`

	since int // tokens of what was said afterwards
}

// sentMessage is a message of a compaction as it is stored.
type sentMessage struct {
	Number int
	Row    store.MessageRow
}

// Done is what a compaction did, as it is kept: of long lists the first entries, of long texts their beginning.
type Done struct {
	Created        time.Time                `json:"created"`
	Tier           string                   `json:"tier"`
	Upto           int                      `json:"upto"` // the last message that was there
	Window         int                      `json:"window"`
	TokensBefore   int                      `json:"tokens_before"`
	TokensAfter    int                      `json:"tokens_after"`
	MessagesBefore int                      `json:"messages_before"`
	MessagesAfter  int                      `json:"messages_after"`
	Cleared        int                      `json:"cleared,omitempty"`           // results that became placeholders
	Arguments      int                      `json:"cleared_arguments,omitempty"` // calls that lost long texts they were given
	From           int                      `json:"from,omitempty"`
	To             int                      `json:"to,omitempty"` // the messages From to To became a summary
	Retained       map[string]compact.Count `json:"retained"`     // of what must survive, by kind
	Restored       []string                 `json:"restored"`     // what was missing in the summary and was put back
	Lost           []string                 `json:"lost"`         // what found no space; the original messages have it
	Steps          []string                 `json:"steps"`        // each as one line
}

const (
	maxDoneList = 10  // entries of a list
	maxDoneText = 200 // bytes of an entry
)

func doneOf(r *compact.Report, row *store.CompactionRow) Done {
	d := Done{Created: store.Time(row.Created), Tier: r.Tier, Upto: row.Upto, Window: r.Window, TokensBefore: r.TokensBefore, TokensAfter: r.TokensAfter,
		MessagesBefore: r.MessagesBefore, MessagesAfter: r.MessagesAfter, Cleared: r.Cleared, Arguments: r.Arguments, From: r.From, To: r.To, Retained: r.Retained,
		Restored: shortened(r.Restored), Lost: shortened(r.Lost), Steps: []string{}}
	for _, e := range r.Events {
		d.Steps = append(d.Steps, e.Name+": "+e.Text)
	}
	d.Steps = shortened(d.Steps)
	return d
}

// shortened is a list of which the first entries are left, each with its beginning.
func shortened(list []string) []string {
	out := []string{}
	for _, text := range list[:min(len(list), maxDoneList)] {
		if len(text) > maxDoneText {
			text = strings.ToValidUTF8(text[:maxDoneText], "") + "…"
		}
		out = append(out, text)
	}
	if more := len(list) - maxDoneList; more > 0 {
		out = append(out, fmt.Sprintf("and %d more", more))
	}
	return out
}

// Compactions returns what the newest compactions of a session did, the oldest first. Those of before this was kept are not known.
func (s *Store) Compactions(ctx context.Context, idOrName string) ([]Done, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	list, err := s.db.Compactions(ctx, x.ID)
	if err != nil || list == "" {
		return []Done{}, err
	}
	var done []Done
	if err := json.Unmarshal([]byte(list), &done); err != nil {
		return nil, fmt.Errorf("%w: what compactions of session %s did: %w", ctxsys.ErrDamaged, x.ID, err)
	}
	return done, nil
}

func (s *Store) withCompaction(ctx context.Context, x Session) (Session, error) {
	row, ok, err := s.db.Compaction(ctx, x.number)
	if ok {
		x.Compacted = &Compaction{Upto: row.Upto, Messages: row.Messages, Tokens: row.Tokens, Tier: row.Tier, Created: store.Time(row.Created), since: row.Since}
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
	row.Messages, row.Sent, row.Done = len(sent), []byte(encode(sent)), []byte(encode(doneOf(report, &row)))
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

// Cleared is the tier of a session of which nothing that was said before is sent.
const Cleared = "CLEARED"

// Clearing is what became of a history that was cleared.
type Clearing struct {
	Session Session `json:"session"`
	Unsent  int     `json:"unsent"`  // messages that are not sent any more
	Deleted int     `json:"deleted"` // messages that are gone for good
	Kept    string  `json:"kept"`    // what is left of them
}

// Clear begins the history of a session again: nothing that was said before is sent to a model. The messages stay stored, and Restore has
// them sent again; with del they are deleted for good. The session, its summaries, decisions and questions stay.
func (s *Store) Clear(ctx context.Context, idOrName string, del bool) (Clearing, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return Clearing{}, err
	}
	c := Clearing{Unsent: x.Messages, Kept: "the messages stay stored, searched and shown by number; so do summaries, decisions and questions"}
	if x.Compacted != nil {
		c.Unsent = x.Compacted.Messages + x.Messages - x.Compacted.Upto
	}
	row := store.CompactionRow{Session: x.number, Upto: x.Messages, Created: s.now().UnixMilli(), Tier: Cleared, Sent: []byte("[]")}
	if del {
		var n int64
		n, err = s.db.Clear(ctx, x.ID, row)
		c.Deleted, c.Kept = int(n), "summaries, decisions and questions stay; the numbers of the messages are not given again"
	} else {
		err = s.db.SetCompaction(ctx, row)
	}
	if err != nil {
		return c, err
	}
	c.Session, err = s.Find(ctx, x.ID)
	return c, err
}

// keepWithin compacts what is sent of a session that goes on when it has become too much, by rules: anyone who stores a message waits for
// it. What was said stays as it is.
func (s *Store) keepWithin(ctx context.Context, x Session) (Session, error) {
	o := s.o.Compaction
	if o.Auto = true; o.Window <= 0 {
		o.Window = wideWindow
	}
	x, err := s.withCompaction(ctx, x)
	if err != nil || !o.Due(x.sent()) {
		return x, err
	}
	after, _, err := s.Compact(ctx, x.ID, o)
	if errors.Is(err, compact.ErrTooSmall) { // rules that are larger than the window: who sends them gets the error
		return x, nil
	}
	return after, err
}

// wideWindow is the window of a session whose model nobody named: what calls for a compaction then is what does so whatever the window is.
const wideWindow = 200_000

// sent is how much is sent of a session.
func (x *Session) sent() (tokens, messages int) {
	if c := x.Compacted; c != nil {
		return c.Tokens + c.since, c.Messages + x.Messages - c.Upto
	}
	return x.Tokens, x.Messages
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

// HistorySent is the newest limit messages of what is sent of a session. A summary is before them, however many they are. Where they have
// more than most tokens (0: any), all that is sent is compacted to that, by rules and for this answer alone.
func (s *Store) HistorySent(ctx context.Context, idOrName string, limit, most int) ([]Entry, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	newest, err := s.historySent(ctx, x, limit)
	tokens := 0
	for i := range newest {
		tokens += newest[i].Tokens
	}
	if err != nil || most <= 0 || tokens <= most {
		return newest, err
	}
	messages, err := s.Sent(ctx, x)
	if err != nil {
		return nil, err
	}
	o := s.o.Compaction
	o.Window, o.Target, o.Auto, o.Originals = most, 1, false, "ctx://session/"+x.ID+"/N"
	messages, _, err = compact.Run(ctx, messages, o)
	if errors.Is(err, compact.ErrTooSmall) {
		return newest, nil
	}
	if err != nil {
		return nil, err
	}
	out := make([]Entry, len(messages))
	for i := range messages {
		out[i] = entryOf(x.ID, &messages[i])
	}
	return out, nil
}

func (s *Store) historySent(ctx context.Context, x Session, limit int) ([]Entry, error) {
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
