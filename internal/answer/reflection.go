package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Reflected says what became of a reflection.
func (t Text) Reflected(r memory.Reflected) string {
	var b strings.Builder
	if r.Added {
		fmt.Fprintf(&b, "kept as %s (%s, confidence %.2f)\n", r.Reflection.ID, r.Reflection.Outcome, r.Reflection.Confidence)
	} else {
		fmt.Fprintf(&b, "not kept again: %s\n  %s\n", r.Reflection.ID, r.Reason)
	}
	for _, m := range r.Moved {
		says := "says otherwise"
		if m.Agrees {
			says = "agrees"
		}
		fmt.Fprintf(&b, "  %s (%s) %s: its confidence is %.2f\n", m.ID, m.Outcome, says, m.Confidence)
	}
	if r.Reflection.Quarantined {
		b.WriteString("  it reads like an instruction to a model: it is shown only to who asks\n")
	}
	for kind, n := range r.Masked {
		fmt.Fprintf(&b, "  %s masked: %s\n", Plural(n, "secret"), kind)
	}
	return b.String()
}

// FoundReflections lists what was tried on like problems.
func (t Text) FoundReflections(found []memory.Found) string {
	var b strings.Builder
	for i := range found {
		if t.Model {
			b.WriteString(found[i].Line())
			continue
		}
		fmt.Fprintf(&b, "%.2f  %s", found[i].Similarity, t.reflection(&found[i].Reflection))
	}
	return b.String()
}

// Reflections lists reflections.
func (t Text) Reflections(all []memory.Reflection) string {
	var b strings.Builder
	for i := range all {
		b.WriteString(t.reflection(&all[i]))
	}
	return b.String()
}

func (t Text) reflection(r *memory.Reflection) string {
	if t.Model {
		return r.Line()
	}
	head := fmt.Sprintf("%s  %s, confidence %.2f, %s", r.ID, r.Offer(), r.Confidence, r.Created.Format("2006-01-02"))
	if len(r.Tags) > 0 {
		head += "  [" + strings.Join(r.Tags, ", ") + "]"
	}
	if r.Quarantined {
		head += " (quarantined)"
	}
	var b strings.Builder
	b.WriteString(head + "\n    " + begun(oneText(r.Content), 200) + "\n")
	add := func(what, text string) {
		if text != "" {
			b.WriteString("    " + what + ": " + begun(oneText(text), 200) + "\n")
		}
	}
	add("task", r.Context)
	if d := r.Details; d != nil {
		add("of", d.Task)
		add("worked", strings.Join(d.Worked, "; "))
		add("failed", strings.Join(d.Failed, "; "))
		add("next time", d.Next)
	}
	return b.String()
}

// ReflectionSummary is what reflections say together.
func (t Text) ReflectionSummary(s memory.ReflectionSummary) string {
	var b strings.Builder
	b.WriteString(Plural(s.Total, "reflection"))
	for i, o := range memory.Outcomes {
		sep := ", "
		if i == 0 {
			sep = ": "
		}
		fmt.Fprintf(&b, "%s%d %s", sep, s.ByOutcome[o], o)
	}
	b.WriteString("\n")
	if s.Total > 0 {
		fmt.Fprintf(&b, "mean confidence %.2f\n", s.Confidence)
	}
	var tags []string
	for _, c := range s.TopTags {
		tags = append(tags, fmt.Sprintf("%s %d", c.Tag, c.Count))
	}
	if len(tags) > 0 {
		b.WriteString("tags " + strings.Join(tags, ", ") + "\n")
	}
	return b.String()
}
