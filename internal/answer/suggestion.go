package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// Subscriptions lists subscriptions.
func (t Text) Subscriptions(all []suggest.Subscription) string {
	var b strings.Builder
	for _, s := range all {
		b.WriteString(t.Subscription(s))
	}
	return b.String()
}

// Subscription is one on a line.
func (t Text) Subscription(s suggest.Subscription) string {
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
	return line + fmt.Sprintf(", from %.2f: %d delivered, %d used, %d dismissed\n", s.Minimum, s.Delivered, s.Used, s.Dismissed)
}

// Suggestions lists suggestions. For a model each is quoted, so that no text of a file or memory can be taken for ours.
func (t Text) Suggestions(all []suggest.Suggestion) string {
	var b strings.Builder
	for _, s := range all {
		fmt.Fprintf(&b, "%s  %s %.2f", s.ID, s.Kind, s.Relevance)
		switch {
		case s.Outcome != "":
			b.WriteString("  " + s.Outcome)
		case s.Shown != nil:
			b.WriteString("  shown")
		}
		if t.Model {
			fmt.Fprintf(&b, "  (%s)\n> %s\n", s.Subscription, oneText(s.Text))
		} else {
			fmt.Fprintf(&b, "  %s  (%s)\n", oneText(s.Text), s.Subscription)
		}
	}
	return b.String()
}
