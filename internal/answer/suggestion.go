package answer

import (
	"fmt"

	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// Subscriptions lists subscriptions.
func (t Text) Subscriptions(all []suggest.Subscription) render.Page {
	var b render.Writer
	for _, s := range all {
		b.Add(t.Subscription(s))
	}
	return b.Page()
}

// Subscription is one on a line.
func (t Text) Subscription(s suggest.Subscription) render.Page {
	line := fmt.Sprintf("%s  %s  %s %s", s.ID, s.Status, s.Pattern.Type, oneText(s.Pattern.Value))
	if s.Pattern.Scope != "" {
		line += " in " + oneText(s.Pattern.Scope)
	}
	line += ", " + s.Trigger
	if s.Every != "" {
		line += " every " + s.Every
	}
	if s.Due != nil && s.Status == suggest.Active {
		line += ", next " + s.Due.Format("2006-01-02 15:04:05")
	}
	if s.Session != "" {
		line += ", session " + oneText(s.Session)
	}
	return render.Pagef("%s, from %.2f: %d delivered, %d used, %d dismissed\n", line, s.Minimum, s.Delivered, s.Used, s.Dismissed)
}

// Suggestions lists suggestions. For a model each is quoted, so that no text of a file or memory can be taken for ours.
func (t Text) Suggestions(all []suggest.Suggestion) render.Page {
	var b render.Writer
	for _, s := range all {
		b.Printf("%s  %s %.2f", s.ID, s.Kind, s.Relevance)
		switch {
		case s.Outcome != "":
			b.Printf("  %s", s.Outcome)
		case s.Shown != nil:
			b.Printf("  shown")
		}
		if t.Model {
			b.Printf("  (%s)\n> %s\n", s.Subscription, oneText(s.Text))
		} else {
			b.Printf("  %s  (%s)\n", oneText(s.Text), s.Subscription)
		}
	}
	return b.Page()
}
