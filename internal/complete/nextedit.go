package complete

import (
	"context"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/fim"
	"github.com/ctx-sys/ctx-sys/internal/model"
)

const (
	aroundLines  = 10    // before and behind the cursor's line, of the region whose next version is asked for
	editBytes    = 16000 // that edits and files may take
	regionTokens = 1024  // that a model may say
)

// Next is the next version of the lines around a cursor.
type Next struct {
	Text   string      `json:"text"`  // of the region; "" when there is none
	Old    string      `json:"old"`   // the region as it is
	Above  int         `json:"above"` // lines of it above the cursor's
	Below  int         `json:"below"`
	Reason string      `json:"reason,omitempty"` // why there is none: unchanged, or undoes the last edit
	Model  string      `json:"model"`
	Style  fim.Style   `json:"style"`
	Usage  model.Usage `json:"usage"`
}

// AskNext gathers the context of a place and writes the prompt for its next edit. It asks no model and needs none.
func (c *Completer) AskNext(ctx context.Context, from Source, req Request, style fim.Style) (fim.Prompt, *Next, []editor.Edit, error) {
	r, err := from.Completion(ctx, req.Request)
	if err != nil {
		return fim.Prompt{}, nil, nil, err
	}
	before := strings.SplitAfter(r.Prefix, "\n")
	first := max(0, len(before)-1-aroundLines)
	after := strings.SplitAfter(r.Suffix, "\n")
	last := min(len(after), 1+aroundLines)
	head, tail := strings.Join(before[first:], ""), strings.Join(after[:last], "")
	region := fim.Region{Path: r.Path, Before: strings.Join(before[:first], ""), Text: head + tail, After: strings.Join(after[last:], ""), Cursor: len(head)}
	n := &Next{Old: region.Text, Above: strings.Count(head, "\n"), Below: strings.Count(strings.TrimSuffix(tail, "\n"), "\n"), Style: style, Model: c.Model()}
	return fim.NextEdit(style, region, edits(r.Edits), c.files(r), editBytes, nil), n, r.Edits, nil
}

// NextEdit asks for the next version of the lines around a place, from the last edits. A version that takes back what the user did
// last is none. Models for this know one style.
func (c *Completer) NextEdit(ctx context.Context, from Source, req Request, style fim.Style) (*Next, error) {
	if c == nil || c.s.Generator == nil {
		return nil, ErrNoModel
	}
	p, n, last, err := c.AskNext(ctx, from, req, style)
	if err != nil {
		return nil, err
	}
	cold := 0.0
	answer, err := c.s.Generator.Complete(ctx, model.Fill{Endpoint: model.Template, Prompt: p.Text, Stops: p.Stops, MaxTokens: regionTokens, Temperature: &cold}, nil)
	if err != nil {
		return nil, err
	}
	n.Usage = answer.Usage
	text, ok := fim.Updated(style, fim.Region{Text: n.Old}, answer.Text)
	switch {
	case answer.Cut:
		n.Reason = "the model's answer was cut off"
	case !ok:
		n.Reason = "nothing changes"
	case len(last) > 0 && last[len(last)-1].Source == editor.User && fim.Undoes(n.Old, text, edits(last)[len(last)-1]):
		n.Reason = "it takes back the last edit"
	default:
		n.Text = text
	}
	return n, nil
}
