package answer

import (
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Feedback lists what is known of results, one a line.
func (t Text) Feedback(all []feedback.Entry) render.Page {
	var b render.Writer
	for _, e := range all {
		b.Printf("%s  x%.2f  used %d, ignored %d, good %d, bad %d\n", e.ID, e.Factor, e.Used, e.Ignored, e.Good, e.Bad)
	}
	return b.Page()
}
