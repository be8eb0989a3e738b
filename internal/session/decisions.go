package session

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Decision is something that was decided.
type Decision struct {
	ID           int64     `json:"id"`
	Session      string    `json:"session,omitempty"`
	Message      int       `json:"message,omitempty"` // where it was made
	Author       string    `json:"author,omitempty"`  // user or assistant; "" was added by the user's hand
	Text         string    `json:"decision"`
	Reason       string    `json:"reason,omitempty"`
	Alternatives []string  `json:"alternatives,omitempty"` // what was not taken
	Related      []string  `json:"related,omitempty"`      // files and symbols
	Status       string    `json:"status"`                 // active, superseded, reversed
	ReplacedBy   int64     `json:"replaced_by,omitempty"`
	Note         string    `json:"note,omitempty"` // why it is no longer active
	Created      time.Time `json:"created"`
	Source       string    `json:"source,omitempty"` // the model that wrote it; "" for rules or by hand
	Said         string    `json:"said,omitempty"`   // the words it was made in, when a model wrote it
	Known        bool      `json:"known,omitempty"`  // it was recorded already, in these words or nearly: nothing was stored
}

func decisionOf(r store.DecisionRow) Decision {
	d := Decision{ID: r.ID, Session: r.Session, Message: r.Message, Author: r.Author, Text: r.Text, Reason: r.Reason, Status: r.Status, ReplacedBy: r.ReplacedBy, Note: r.Note, Created: store.Time(r.Created), Source: r.Source, Said: r.Said}
	json.Unmarshal([]byte(r.Alternatives), &d.Alternatives) // written by this package
	json.Unmarshal([]byte(r.Related), &d.Related)
	return d
}

// AddDecision records a decision and returns it with its id; one that is recorded in the same words already is returned as it is. With replaces, that one is superseded by it. Who is not the user, see
// Options.ByUser, records one of the assistant and supersedes none of the user's.
func (s *Store) AddDecision(ctx context.Context, d Decision, replaces int64) (Decision, error) {
	if strings.TrimSpace(d.Text) == "" {
		return d, fmt.Errorf("%w: the decision is empty: say what was decided", ctxsys.ErrUsage)
	}
	if d.Session != "" {
		x, err := s.Find(ctx, d.Session)
		if err != nil {
			return d, err
		}
		d.Session = x.ID
	}
	if !s.o.ByUser {
		d.Author = string(conversation.Assistant)
		if err := s.mayReplace(ctx, replaces); err != nil {
			return d, err
		}
	}
	d.Status, d.Created = "active", s.now().UTC().Truncate(time.Millisecond)
	for _, text := range []*string{&d.Text, &d.Reason} {
		*text = oneLine(secret.MaskString(*text))
	}
	d.Alternatives, d.Related = masked(d.Alternatives), masked(d.Related)
	row := store.DecisionRow{Session: d.Session, Message: d.Message, Author: d.Author, Text: d.Text, Reason: d.Reason, Status: d.Status, Created: d.Created.UnixMilli(),
		Alternatives: encode(list(d.Alternatives)), Related: encode(list(d.Related))}
	id, err := s.db.AddDecision(ctx, row, replaces)
	if err != nil {
		return d, err
	}
	made, err := s.Decision(ctx, id)
	made.Known = err == nil && !made.Created.Equal(d.Created)
	return made, err
}

// masked returns texts without recognised secrets.
func masked(texts []string) (out []string) {
	for _, text := range texts {
		out = append(out, secret.MaskString(text))
	}
	return out
}

// mayReplace refuses that who is not the user has a decision superseded that is not the assistant's; 0 is none.
func (s *Store) mayReplace(ctx context.Context, id int64) error {
	if id == 0 {
		return nil
	}
	old, err := s.Decision(ctx, id)
	if err == nil && old.Author != string(conversation.Assistant) {
		err = fmt.Errorf("%w: decision %d is the user's, and only the user replaces that: ask the user to run `ctx-sys decision add --replaces %d` on a terminal", ctxsys.ErrUsage, id, id)
	}
	return err
}

// Decisions returns the decisions of a session ("" for all) with a status ("" for all), newest first.
func (s *Store) Decisions(ctx context.Context, idOrName, status string) ([]Decision, error) {
	if idOrName != "" {
		x, err := s.Find(ctx, idOrName)
		if err != nil {
			return nil, err
		}
		idOrName = x.ID
	}
	rows, err := s.db.Decisions(ctx, idOrName, status)
	out := []Decision{}
	for _, r := range rows {
		out = append(out, decisionOf(r))
	}
	return out, err
}

// Decision returns one decision.
func (s *Store) Decision(ctx context.Context, id int64) (Decision, error) {
	all, err := s.Decisions(ctx, "", "")
	for _, d := range all {
		if d.ID == id {
			return d, nil
		}
	}
	if err == nil {
		err = fmt.Errorf("%w: there is no decision %d", ctxsys.ErrNotFound, id)
	}
	return Decision{}, err
}
