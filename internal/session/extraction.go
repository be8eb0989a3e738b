package session

import (
	"cmp"
	"context"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/compact"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Extraction is what looking for decisions in a session did.
type Extraction struct {
	Session   string       `json:"session"`
	From      int          `json:"from"` // the messages From to To were looked through
	To        int          `json:"to"`
	Decisions []Decision   `json:"decisions"`         // that were found, new ones and known ones
	Doubted   int          `json:"doubted,omitempty"` // that the model named and the messages do not speak of
	Model     *compact.Use `json:"model,omitempty"`
	NoModel   string       `json:"model_not_used,omitempty"`
}

// ExtractDecisions looks for decisions in a session: a model in the messages it has not been asked about before, or in all
// with again; without one, nil, rules in all. What the model writes of a decision takes the place of what rules wrote of it,
// with the words it was made in. When the model fails, what there is stays, and NoModel says why.
func (s *Store) ExtractDecisions(ctx context.Context, idOrName string, w *compact.Writer, again bool) (Extraction, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return Extraction{}, err
	}
	e := Extraction{Session: x.ID, From: 1, To: x.Messages, Decisions: []Decision{}, NoModel: "none is set up"}
	messages, err := s.Messages(ctx, x)
	if err != nil {
		return e, err
	}
	upto, err := s.db.ExtractedUpto(ctx, x.ID)
	if err != nil {
		return e, err
	}
	have, err := s.db.Decisions(ctx, x.ID, "")
	if err != nil {
		return e, err
	}
	n := notes{have: have, taken: map[int64]bool{}}
	failed := error(nil)
	if w != nil {
		if e.NoModel = ""; !again {
			e.From = upto + 1
		}
		var found []compact.Decision
		found, e.Doubted, failed = w.Decisions(ctx, messages, e.From)
		if w.Use != nil {
			e.Model = w.Use()
		}
		if ctx.Err() != nil {
			return e, ctx.Err()
		}
		for _, d := range found {
			d.Author = decider(messages, d)
			n.written(s.writtenRow(d, w.Name))
		}
		if failed != nil { // the model is asked for all of it again
			e.NoModel = failed.Error()
		} else {
			upto = x.Messages
		}
	}
	if w == nil || failed != nil {
		for _, row := range decisionsOf(0, nil, messages, s.now().UnixMilli()) {
			n.ruled(row)
		}
	}
	for i := range n.rows {
		n.rows[i].Session = x.ID
	}
	ids, err := s.db.AddExtracted(ctx, x.ID, n.rows, upto)
	if err != nil {
		return e, err
	}
	e.Decisions, err = s.decisionsWith(ctx, x.ID, append(ids, n.known...))
	return e, err
}

// writtenRow is what a model wrote of a decision.
func (s *Store) writtenRow(d compact.Decision, model string) store.DecisionRow {
	return store.DecisionRow{
		Message: d.Message, Author: d.Author, Text: clean(d.Text), Reason: clean(d.Reason), Status: "active", Created: s.now().UnixMilli(), Source: model, Said: clean(d.Said),
		Alternatives: string(maskJSON([]byte(encode(list(d.Alternatives))), map[string]int{})), Related: string(maskJSON([]byte(encode(list(d.Related))), map[string]int{})),
	}
}

// notes sorts decisions that were found into those to store and those that are known.
type notes struct {
	have  []store.DecisionRow
	taken map[int64]bool
	rows  []store.DecisionRow
	known []int64
}

// ruled takes one that rules found.
func (n *notes) ruled(row store.DecisionRow) {
	for _, d := range n.have {
		if d.Text == row.Text || d.Said == row.Text {
			if !n.taken[d.ID] {
				n.taken[d.ID] = true
				n.known = append(n.known, d.ID)
			}
			return
		}
	}
	n.rows = append(n.rows, row)
}

// written takes one that a model wrote. It goes in place of what rules found in that message and still holds, with what they
// found and the model did not say.
func (n *notes) written(row store.DecisionRow) {
	same := n.same(row)
	switch {
	case same == nil:
	case same.Source != "" || same.Status != "active":
		n.taken[same.ID] = true
		n.known = append(n.known, same.ID)
		return
	default:
		n.taken[same.ID], row.ID, row.Said = true, same.ID, same.Text
		row.Reason = cmp.Or(row.Reason, same.Reason)
		if row.Alternatives == "[]" {
			row.Alternatives = same.Alternatives
		}
		if row.Related == "[]" {
			row.Related = same.Related
		}
	}
	n.rows = append(n.rows, row)
}

// same is the known decision that a row speaks of: in the same message, the one with most words in common.
func (n *notes) same(row store.DecisionRow) (best *store.DecisionRow) {
	most := 0
	for i := range n.have {
		d := &n.have[i]
		if d.Message != row.Message || d.Message == 0 || n.taken[d.ID] {
			continue
		}
		if c := common(d.Text+" "+d.Said, row.Text+" "+row.Said); c > most {
			best, most = d, c
		}
	}
	return best
}

// common counts the words of a text that another has.
func common(text, other string) (n int) {
	words := map[string]bool{}
	for _, w := range strings.Fields(strings.ToLower(other)) {
		words[strings.Trim(w, ".,;:`\"'()")] = true
	}
	for _, w := range strings.Fields(strings.ToLower(text)) {
		if w = strings.Trim(w, ".,;:`\"'()"); len(w) > 3 && words[w] {
			n++
		}
	}
	return n
}

// clean is text of a model as it is stored.
func clean(text string) string { return oneLine(secret.MaskString(text)) }

// decisionsWith returns decisions of a session by their ids, in that order.
func (s *Store) decisionsWith(ctx context.Context, id string, ids []int64) ([]Decision, error) {
	all, err := s.Decisions(ctx, id, "")
	byID := map[int64]Decision{}
	for _, d := range all {
		byID[d.ID] = d
	}
	out := []Decision{}
	for _, id := range ids {
		if d, ok := byID[id]; ok {
			out = append(out, d)
		}
	}
	return out, err
}
