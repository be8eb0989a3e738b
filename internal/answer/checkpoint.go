package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
)

// Saved says what checkpoint was made.
func (t Text) Saved(s checkpoint.Saved) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  session %s, step %d, %s of state\n", s.ID, s.Session, s.StepNumber, Size(s.Size))
	for kind, n := range s.Masked {
		fmt.Fprintf(&b, "  %s masked: %s\n", Plural(n, "secret"), kind)
	}
	if len(s.Pruned) > 0 {
		fmt.Fprintf(&b, "  deleted, as older than those that are kept: %s\n", strings.Join(s.Pruned, " "))
	}
	return b.String()
}

// Checkpoints lists checkpoints.
func (t Text) Checkpoints(all []checkpoint.Checkpoint) string {
	var b strings.Builder
	for _, c := range all {
		b.WriteString(t.checkpoint(c))
	}
	return b.String()
}

func (t Text) checkpoint(c checkpoint.Checkpoint) string {
	line := fmt.Sprintf("%s  session %s, step %d, %s, %s, %s", c.ID, c.Session, c.StepNumber, c.Trigger, Size(c.Size), c.Created.Format("2006-01-02 15:04:05"))
	if c.Description != "" {
		line += "  " + c.Description
	}
	return line + "\n"
}

// Checkpoint is one with its state.
func (t Text) Checkpoint(c checkpoint.Checkpoint) string {
	return t.checkpoint(c) + t.steps(c.Steps) + string(c.State) + "\n"
}

func (t Text) steps(steps []checkpoint.Step) string {
	var b strings.Builder
	for _, s := range steps {
		fmt.Fprintf(&b, "  %d %s: %s", s.Number, s.Status, s.Name)
		if s.Note != "" {
			b.WriteString(" (" + begun(oneText(s.Note), 200) + ")")
		}
		b.WriteString("\n")
	}
	return b.String()
}

// Resumed says where to go on.
func (t Text) Resumed(r checkpoint.Resumed, since int) string {
	var b strings.Builder
	if r.ID != "" {
		b.WriteString(t.checkpoint(r.Checkpoint))
	} else {
		fmt.Fprintf(&b, "session %s has steps and no checkpoint\n", r.Session)
	}
	b.WriteString(t.steps(r.Steps))
	for _, s := range r.Open {
		fmt.Fprintf(&b, "not done: %d %s (%s)\n", s.Number, s.Name, s.Status)
	}
	if r.Message > 0 {
		fmt.Fprintf(&b, "the conversation was at ctx://session/%s/%d", r.Session, r.Message)
		if since > 0 {
			fmt.Fprintf(&b, ", %s came after it", Plural(since, "message"))
		}
		b.WriteString("\n")
	}
	if r.State != nil {
		b.Write(r.State)
		b.WriteString("\n")
	}
	return b.String()
}

// Step says what was noted of a step.
func (t Text) Step(r checkpoint.Reported) string {
	text := fmt.Sprintf("step %d %s: %s\n", r.Step.Number, r.Step.Status, r.Step.Name)
	if r.Checkpoint != nil {
		text += t.Saved(*r.Checkpoint)
	}
	return text
}
