package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/feedback"
)

// Feedback lists what is known of results, one a line.
func (t Text) Feedback(all []feedback.Entry) string {
	var b strings.Builder
	for _, e := range all {
		fmt.Fprintf(&b, "%s  x%.2f  used %d, ignored %d, good %d, bad %d\n", e.ID, e.Factor, e.Used, e.Ignored, e.Good, e.Bad)
	}
	return b.String()
}
