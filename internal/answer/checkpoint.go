package answer

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/checkpoint"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Saved says what checkpoint was made.
func (t Text) Saved(s checkpoint.Saved) render.Page {
	var b render.Writer
	b.Printf("%s  session %s, step %d, %s of state\n", s.ID, s.Session, s.StepNumber, Size(s.Size))
	for kind, n := range s.Masked {
		b.Printf("  %s masked: %s\n", ctxsys.Plural(n, "secret"), kind)
	}
	if len(s.Pruned) > 0 {
		b.Printf("  deleted, as older than those that are kept: %s\n", strings.Join(s.Pruned, " "))
	}
	b.Add(t.planned(s.Progress, false))
	return b.Page()
}

// Checkpoints lists checkpoints.
func (t Text) Checkpoints(all []checkpoint.Checkpoint) render.Page {
	var b render.Writer
	for _, c := range all {
		b.Add(t.checkpoint(c))
		b.Add(t.planned(c.Progress, false))
	}
	return b.Page()
}

func (t Text) checkpoint(c checkpoint.Checkpoint) render.Page {
	description := ""
	if c.Description != "" {
		description = "  " + c.Description
	}
	return render.Pagef("%s  session %s, step %d, %s, %s, %s%s\n", c.ID, c.Session, c.StepNumber, c.Trigger, Size(c.Size), c.Created.Format("2006-01-02 15:04:05"), description)
}

// Checkpoint is one with its state.
func (t Text) Checkpoint(c checkpoint.Checkpoint) render.Page {
	return render.Pagef("%s%s%s%s\n", t.checkpoint(c), t.planned(c.Progress, true), t.steps(c.Steps), render.Verbatim(string(c.State)))
}

// planned is how far a plan is, with its steps where they are wanted.
func (t Text) planned(p *checkpoint.Progress, steps bool) render.Page {
	var b render.Writer
	if p == nil {
		return b.Page()
	}
	b.Printf("  plan: %d of %s done", p.Done, ctxsys.Plural(p.Total, "step"))
	if p.Next != "" {
		b.Printf(", next: %s", p.Next)
	}
	b.Printf("\n")
	if !steps {
		return b.Page()
	}
	for _, s := range p.Steps {
		b.Printf("    %s: %s", s.State, s.Name)
		if s.Result != "" {
			b.Printf(" (%s)", s.Result)
		}
		b.Printf("\n")
	}
	if more := p.Total - len(p.Steps); more > 0 {
		b.Printf("    and %s more\n", ctxsys.Plural(more, "step"))
	}
	if p.LastError != nil {
		b.Printf("  last error: %s\n", p.LastError.Message)
	}
	return b.Page()
}

func (t Text) steps(steps []checkpoint.Step) render.Page {
	var b render.Writer
	for _, s := range steps {
		b.Printf("  %d %s: %s", s.Number, s.Status, s.Name)
		if s.Note != "" {
			b.Printf(" (%s)", begun(oneText(s.Note), 200))
		}
		b.Printf("\n")
	}
	return b.Page()
}

// Resumed says where to go on.
func (t Text) Resumed(r checkpoint.Resumed, since int) render.Page {
	var b render.Writer
	if r.ID != "" {
		b.Add(t.checkpoint(r.Checkpoint))
	} else {
		b.Printf("session %s has steps and no checkpoint\n", r.Session)
	}
	b.Add(t.planned(r.Progress, true))
	b.Add(t.steps(r.Steps))
	for _, s := range r.Open {
		b.Printf("not done: %d %s (%s)\n", s.Number, s.Name, s.Status)
	}
	if r.Message > 0 {
		b.Printf("the conversation was at ctx://session/%s/%d", r.Session, r.Message)
		if since > 0 {
			b.Printf(", %s came after it", ctxsys.Plural(since, "message"))
		}
		b.Printf("\n")
	}
	if r.State != nil {
		b.Printf("%s\n", render.Verbatim(string(r.State)))
	}
	return b.Page()
}

// Step says what was noted of a step.
func (t Text) Step(r checkpoint.Reported) render.Page {
	var b render.Writer
	b.Printf("step %d %s: %s\n", r.Step.Number, r.Step.Status, r.Step.Name)
	if r.Checkpoint != nil {
		b.Add(t.Saved(*r.Checkpoint))
	}
	return b.Page()
}
