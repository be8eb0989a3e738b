package session

import (
	"context"
	"slices"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Question is something that was asked in a session.
type Question struct {
	ID      int64     `json:"id"`
	Session string    `json:"session"`
	Message int       `json:"message,omitempty"` // where it was asked
	Author  string    `json:"author,omitempty"`  // user or assistant; "" when a model named it
	Text    string    `json:"question"`
	Status  string    `json:"status"` // open, answered
	Created time.Time `json:"created"`
}

// Questions returns the questions of a session ("" for all) with a status ("" for all), newest first. Sessions in which
// something was said since are looked through first.
func (s *Store) Questions(ctx context.Context, idOrName, status string) ([]Question, error) {
	sessions, err := s.List(ctx, "")
	if idOrName != "" {
		var x Session
		x, err = s.Find(ctx, idOrName)
		sessions, idOrName = []Session{x}, x.ID
	}
	if err != nil {
		return nil, err
	}
	if err := s.lookForQuestions(ctx, sessions); err != nil {
		return nil, err
	}
	rows, err := s.db.Questions(ctx, idOrName, status)
	out := []Question{}
	for _, r := range rows {
		out = append(out, Question{r.ID, r.Session, r.Message, r.Author, r.Text, r.Status, store.Time(r.Created)})
	}
	return out, err
}

// lookForQuestions looks through what was said since it was done last. Where nothing can be written, what was found then is
// what there is.
func (s *Store) lookForQuestions(ctx context.Context, sessions []Session) error {
	known, err := s.db.QuestionsUpto(ctx)
	if err != nil {
		return err
	}
	for _, x := range sessions {
		upto := known[x.ID]
		if upto >= x.Messages {
			continue
		}
		rows, err := s.db.Messages(ctx, x.number, 0, x.Messages-upto)
		if err != nil {
			return err
		}
		messages, err := messagesOf(rows)
		if err != nil {
			return err
		}
		open, err := s.db.Questions(ctx, x.ID, "open")
		if err != nil {
			return err
		}
		var waiting []compact.Question
		for _, q := range open {
			if q.Author != "" { // a model's wait for a model
				waiting = append(waiting, compact.Question{Message: q.Message, Author: q.Author, Text: q.Text})
			}
		}
		slices.Reverse(waiting) // the oldest first
		_ = s.db.SetQuestions(ctx, x.ID, s.questionRows(x, compact.Questions(messages, waiting...)), x.Messages, false)
	}
	return nil
}

// keepQuestions stores what is open by a summary.
func (s *Store) keepQuestions(ctx context.Context, x Session, sum Summary) error {
	return s.db.SetQuestions(ctx, x.ID, s.questionRows(x, sum.OpenQuestions()), sum.Upto, sum.Author != "")
}

func (s *Store) questionRows(x Session, open []compact.Question) (rows []store.QuestionRow) {
	for _, q := range open {
		if q.Message < 0 || q.Message > x.Messages {
			q.Message = 0 // a model's number
		}
		rows = append(rows, store.QuestionRow{Session: x.ID, Message: q.Message, Author: q.Author, Text: q.Text, Created: s.now().UnixMilli()})
	}
	return rows
}
