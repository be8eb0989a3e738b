package session

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// snapshotID is what the session of a client's conversation is called: the same each time.
func snapshotID(client string) string {
	sum := sha256.Sum256([]byte(client))
	return "s-" + strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:10]
}

// Snapshot stores a transcript of a client as the session of the client's id for it, or the messages of it that the session
// lacks. The last line may still be being written.
func (s *Store) Snapshot(ctx context.Context, client string, data []byte) (Receipt, error) {
	data = bytes.TrimRight(data, "\r\n")
	if last := bytes.LastIndexByte(data, '\n') + 1; !json.Valid(data[last:]) {
		data = data[:last]
	}
	c, err := conversation.Read(data)
	if err != nil {
		return Receipt{}, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	if err := s.tidy(ctx); err != nil {
		return Receipt{}, err
	}
	frame := c.Frame()
	frame.After = nil // the next snapshot has it before a message
	for {
		r, err := s.snapshot(ctx, client, frame, c.Messages)
		if errors.Is(err, store.ErrMoved) {
			continue
		}
		if err == nil { // what its reader was given goes with the compaction
			err = s.db.ForgetDelivered(ctx, r.Session.number)
		}
		return r, err
	}
}

func (s *Store) snapshot(ctx context.Context, client string, frame conversation.Frame, messages []conversation.Message) (Receipt, error) {
	row := store.SessionRow{ID: snapshotID(client), Name: named(client)}
	x, err := s.Find(ctx, row.ID)
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return Receipt{}, err
	}
	have := map[[sha256.Size]byte]bool{}
	if err == nil {
		row.Messages = x.Messages
		rows, err := s.db.Messages(ctx, x.number, 0, 0)
		if err != nil {
			return Receipt{}, err
		}
		for _, r := range rows {
			have[sha256.Sum256(r.Raw)] = true
		}
	}
	var lacking []conversation.Message
	for _, m := range messages {
		_, raw := m.Raw()
		if have[sha256.Sum256(raw)] || have[sha256.Sum256(maskJSON(raw, map[string]int{}))] {
			continue
		}
		lacking = append(lacking, m)
	}
	if len(lacking) == 0 {
		return Receipt{Session: x}, nil
	}
	r, err := s.appendRow(ctx, row, frame, lacking)
	if err != nil {
		return r, err
	}
	return r, s.remember(ctx, r.Session)
}

// essentials is how much of a conversation is given back after its compaction, in bytes. With the rest that a hook says it
// stays below the 10,000 characters that Claude Code takes from one.
const essentials = 4500

// remember writes down what must be known of a session to go on: a client waits for that only before a compaction.
func (s *Store) remember(ctx context.Context, x Session) error {
	messages, err := s.Messages(ctx, x)
	if err != nil {
		return err
	}
	return s.db.SetEssentials(ctx, x.ID, compact.Digested(messages).Brief(essentials))
}

// Essentials is what must be known of a client's conversation to go on, as of its last snapshot, and the id of the session
// it is in. Without a snapshot the text is empty.
func (s *Store) Essentials(ctx context.Context, client string) (text, id string, err error) {
	id = snapshotID(client)
	text, err = s.db.Essentials(ctx, id)
	return text, id, err
}
