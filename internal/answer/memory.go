package answer

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Remembered says what became of something that was to be remembered.
func (t Text) Remembered(r memory.Receipt) render.Page {
	var b render.Writer
	i := r.Memory
	switch {
	case r.Added:
		b.Printf("remembered as %s (%s, %s)\n", i.ID, i.Scope, i.Tier)
	default:
		b.Printf("not stored again: %s is %s\n", i.ID, i.Status)
	}
	if r.Reason != "" {
		b.Printf("  %s\n", r.Reason)
	}
	if len(r.Spilled) > 0 {
		b.Printf("  to free space, these are warm now: %s\n", strings.Join(r.Spilled, " "))
	}
	for _, c := range r.Conflicts {
		b.Printf("  in conflict with %s: %s\n", c.ID, begun(oneText(c.Content), 120))
	}
	switch {
	case r.Proposed != "":
		b.Printf("  a proposal: %s is the user's and holds. The user accepts this with `ctx-sys memory supersede %s %s` on a terminal, or refuses it with `ctx-sys memory delete %s`\n", r.Proposed, r.Proposed, i.ID, i.ID)
	case len(r.Conflicts) > 0:
		b.Printf("  both are kept: `memory supersede %s %s` has the new one hold\n", r.Conflicts[0].ID, i.ID)
	}
	for kind, n := range r.Masked {
		b.Printf("  %s masked: %s\n", ctxsys.Plural(n, "secret"), kind)
	}
	return b.Page()
}

func oneText(s string) string { return strings.Join(strings.Fields(s), " ") }

// Memories lists memories, one a line, or quoted for a model.
func (t Text) Memories(items []memory.Item) render.Page {
	var b render.Writer
	for _, i := range items {
		b.Add(t.memory(i))
	}
	return b.Page()
}

// Recalled lists what was found.
func (t Text) Recalled(found []memory.Recalled) render.Page {
	var b render.Writer
	for _, r := range found {
		if t.Model {
			b.Add(r.Line())
			continue
		}
		promoted := ""
		if r.Promoted {
			promoted = ", " + r.Tier + " from now on"
		}
		b.Printf("%.2f%s  %s", r.Similarity, promoted, t.memory(r.Item))
	}
	return b.Page()
}

func (t Text) memory(i memory.Item) render.Page {
	if t.Model {
		return i.Line()
	}
	var marks []string
	for _, m := range []struct {
		is   bool
		name string
	}{{i.Pinned, "pinned"}, {i.Quarantined, "quarantined"}, {i.Status != memory.Active, i.Status}, {len(i.Against) > 0, "says otherwise than the user in " + strings.Join(i.Against, " ")},
		{len(i.Against) == 0 && len(i.Conflicts) > 0, "in conflict with " + strings.Join(i.Conflicts, " ")}} {
		if m.is {
			marks = append(marks, m.name)
		}
	}
	var b render.Writer
	b.Printf("%s  %s %s of %s, by %s", i.ID, i.Tier, i.Kind, place(i), i.Author)
	if len(marks) > 0 {
		b.Printf(" (%s)", strings.Join(marks, ", "))
	}
	text := oneText(i.Content)
	if i.Title != "" {
		text = i.Title + ": " + text
	}
	b.Printf("\n    %s\n", begun(text, 200))
	return b.Page()
}

func place(i memory.Item) string {
	if i.Holder == "" {
		return "the " + i.Scope
	}
	return i.Scope + " " + i.Holder
}

// Account is everything about one memory.
func (t Text) Account(a memory.Account) render.Page {
	var b render.Writer
	i := a.Memory
	b.Printf("%s  %s\n", i.ID, a.Shown)
	b.Printf("  %s %s of %s, by %s, %s\n", i.Status, i.Kind, place(i), i.Author, ctxsys.Plural(i.Tokens, "token"))
	b.Printf("  tier %s, relevance %.2f, used %s, repeated %s\n", i.Tier, i.Relevance, times(i.Accesses), times(i.Repeats))
	if len(i.Keywords) > 0 {
		b.Printf("  keywords %s\n", strings.Join(i.Keywords, ", "))
	}
	if len(i.Conflicts) > 0 {
		b.Printf("  in conflict with %s\n", strings.Join(i.Conflicts, " "))
	}
	if i.ValidFrom != nil {
		b.Printf("  valid from %s\n", i.ValidFrom.Format("2006-01-02 15:04"))
	}
	if i.ValidTo != nil {
		b.Printf("  valid until %s\n", i.ValidTo.Format("2006-01-02 15:04"))
	}
	if i.Note != "" {
		b.Printf("  superseded: %s\n", i.Note)
	}
	if i.Title != "" {
		b.Printf("  %s\n", i.Title)
	}
	b.Add(render.Quoted(i.Content).Within("  "))
	for _, s := range a.Sources {
		b.Printf("  from %s\n", origin(s))
	}
	for _, e := range a.Journal {
		b.Printf("  %s %s %s\n", e.Time, e.Action, e.Note)
	}
	return b.Page()
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

func origin(s memory.Source) string {
	var what string
	switch {
	case s.Path != "":
		what = s.Path
		if s.Hash != "" {
			what += " (content " + s.Hash + ")"
		}
	case s.Session != "" && s.Message > 0:
		what = fmt.Sprintf("ctx://session/%s/%d", s.Session, s.Message)
	case s.Session != "":
		what = "session " + s.Session
	case s.Kind == "said":
		what = "what was typed"
	default:
		what = s.Kind
	}
	if s.Kind == "tool" {
		what = "a tool's output in " + what
	}
	if s.Revision != "" {
		what += fmt.Sprintf(" at commit %.12s", s.Revision)
	}
	return what + ", " + s.Created.Format("2006-01-02 15:04")
}

// MemoryStatus is how full the tiers are.
func (t Text) MemoryStatus(s memory.Status) render.Page {
	var b render.Writer
	b.Printf("hot   %-18s %d of %d tokens (%.0f %%)\n", ctxsys.Plural(s.Hot.Items, "memory"), s.Hot.Tokens, s.Hot.Limit, s.Hot.Percent)
	b.Printf("warm  %-18s %s\n", ctxsys.Plural(s.Warm.Items, "memory"), ctxsys.Plural(s.Warm.Tokens, "token"))
	b.Printf("cold  %-18s %s\n", fmt.Sprintf("%d of %d memories", s.Cold.Items, s.Cold.Limit), ctxsys.Plural(s.Cold.Tokens, "token"))
	b.Printf("archived %d, superseded %d, conflicts %d\n", s.Archived, s.Superseded, s.Conflicts)
	for _, h := range s.Hints {
		b.Printf("%s\n", h)
	}
	return b.Page()
}

// Spilled says what left the hot tier.
func (t Text) Spilled(s memory.Spilled) render.Page {
	if s.Count == 0 && len(s.Kept) == 0 {
		return render.Pagef("nothing to spill: the hot tier is empty\n")
	}
	var b render.Writer
	b.Printf("%d spilled to the %s tier, %s: %s\n", s.Count, s.To, ctxsys.Plural(s.Tokens, "token"), strings.Join(s.IDs, " "))
	if len(s.Kept) > 0 {
		b.Printf("%d stay: they are pinned, or the user's word; the user spills one by its id\n", len(s.Kept))
	}
	return b.Page()
}
