package answer

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Reflected says what became of a reflection.
func (t Text) Reflected(r memory.Reflected) render.Page {
	var b render.Writer
	if r.Added {
		b.Printf("kept as %s (%s, confidence %.2f)\n", r.Reflection.ID, r.Reflection.Outcome, r.Reflection.Confidence)
	} else {
		b.Printf("not kept again: %s\n  %s\n", r.Reflection.ID, r.Reason)
	}
	for _, m := range r.Moved {
		says := "says otherwise"
		if m.Agrees {
			says = "agrees"
		}
		b.Printf("  %s (%s) %s: its confidence is %.2f\n", m.ID, m.Outcome, says, m.Confidence)
	}
	if r.Reflection.Quarantined {
		b.Printf("  it reads like an instruction to a model: it is shown only on request\n")
	}
	for kind, n := range r.Masked {
		b.Printf("  %s masked: %s\n", ctxsys.Plural(n, "secret"), kind)
	}
	return b.Page()
}

// FoundReflections lists what was tried on like problems.
func (t Text) FoundReflections(found []memory.Found) render.Page {
	var b render.Writer
	for i := range found {
		if t.Model {
			b.Add(found[i].Line())
			continue
		}
		b.Printf("%.2f  %s", found[i].Similarity, t.reflection(&found[i].Reflection))
	}
	return b.Page()
}

// Reflections lists reflections.
func (t Text) Reflections(all []memory.Reflection) render.Page {
	var b render.Writer
	for i := range all {
		b.Add(t.reflection(&all[i]))
	}
	return b.Page()
}

func (t Text) reflection(r *memory.Reflection) render.Page {
	if t.Model {
		return r.Line()
	}
	var b render.Writer
	b.Printf("%s  %s, confidence %.2f, %s", r.ID, r.Offer(), r.Confidence, r.Created.Format("2006-01-02"))
	if len(r.Tags) > 0 {
		b.Printf("  [%s]", strings.Join(r.Tags, ", "))
	}
	if r.Quarantined {
		b.Printf(" (quarantined)")
	}
	b.Printf("\n    %s\n", begun(oneText(r.Content), 200))
	add := func(what, text string) {
		if text != "" {
			b.Printf("    %s: %s\n", what, begun(oneText(text), 200))
		}
	}
	add("task", r.Context)
	if d := r.Details; d != nil {
		add("of", d.Task)
		add("worked", strings.Join(d.Worked, "; "))
		add("failed", strings.Join(d.Failed, "; "))
		add("next time", d.Next)
	}
	return b.Page()
}

// ReflectionSummary is what reflections say together.
func (t Text) ReflectionSummary(s memory.ReflectionSummary) render.Page {
	var b render.Writer
	b.Printf("%s", ctxsys.Plural(s.Total, "reflection"))
	for i, o := range memory.Outcomes {
		sep := ", "
		if i == 0 {
			sep = ": "
		}
		b.Printf("%s%d %s", sep, s.ByOutcome[o], o)
	}
	b.Printf("\n")
	if s.Total > 0 {
		b.Printf("mean confidence %.2f\n", s.Confidence)
	}
	var tags []string
	for _, c := range s.TopTags {
		tags = append(tags, fmt.Sprintf("%s %d", c.Tag, c.Count))
	}
	if len(tags) > 0 {
		b.Printf("tags %s\n", strings.Join(tags, ", "))
	}
	return b.Page()
}
