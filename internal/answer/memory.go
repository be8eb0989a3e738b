package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Remembered says what became of something that was to be remembered.
func (t Text) Remembered(r memory.Receipt) string {
	var b strings.Builder
	i := r.Memory
	switch {
	case r.Added:
		fmt.Fprintf(&b, "remembered as %s (%s, %s)\n", i.ID, i.Scope, i.Tier)
	default:
		fmt.Fprintf(&b, "not stored again: %s is %s\n", i.ID, i.Status)
	}
	if r.Reason != "" {
		b.WriteString("  " + r.Reason + "\n")
	}
	if len(r.Spilled) > 0 {
		fmt.Fprintf(&b, "  to make room, these are warm now: %s\n", strings.Join(r.Spilled, " "))
	}
	for _, c := range r.Conflicts {
		fmt.Fprintf(&b, "  in conflict with %s: %s\n", c.ID, begun(oneText(c.Content), 120))
	}
	if len(r.Conflicts) > 0 {
		fmt.Fprintf(&b, "  both are kept: `memory supersede %s %s` has the new one hold\n", r.Conflicts[0].ID, i.ID)
	}
	for kind, n := range r.Masked {
		fmt.Fprintf(&b, "  %s masked: %s\n", Plural(n, "secret"), kind)
	}
	return b.String()
}

func oneText(s string) string { return strings.Join(strings.Fields(s), " ") }

// Memories lists memories, one a line, or quoted for a model.
func (t Text) Memories(items []memory.Item) string {
	var b strings.Builder
	for _, i := range items {
		b.WriteString(t.memory(i))
	}
	return b.String()
}

// Recalled lists what was found.
func (t Text) Recalled(found []memory.Recalled) string {
	var b strings.Builder
	for _, r := range found {
		if t.Model {
			b.WriteString(r.Line())
			continue
		}
		promoted := ""
		if r.Promoted {
			promoted = ", hot from now on"
		}
		fmt.Fprintf(&b, "%.2f%s  %s", r.Similarity, promoted, t.memory(r.Item))
	}
	return b.String()
}

func (t Text) memory(i memory.Item) string {
	if t.Model {
		return i.Line()
	}
	var marks []string
	for _, m := range []struct {
		is   bool
		name string
	}{{i.Pinned, "pinned"}, {i.Quarantined, "quarantined"}, {i.Status != memory.Active, i.Status}, {len(i.Conflicts) > 0, "in conflict with " + strings.Join(i.Conflicts, " ")}} {
		if m.is {
			marks = append(marks, m.name)
		}
	}
	head := fmt.Sprintf("%s  %s %s of %s, by %s", i.ID, i.Tier, i.Kind, place(i), i.Author)
	if len(marks) > 0 {
		head += " (" + strings.Join(marks, ", ") + ")"
	}
	text := oneText(i.Content)
	if i.Title != "" {
		text = i.Title + ": " + text
	}
	return head + "\n    " + begun(text, 200) + "\n"
}

func place(i memory.Item) string {
	if i.Holder == "" {
		return "the " + i.Scope
	}
	return i.Scope + " " + i.Holder
}

// Account is everything about one memory.
func (t Text) Account(a memory.Account) string {
	var b strings.Builder
	i := a.Memory
	fmt.Fprintf(&b, "%s  %s\n", i.ID, a.Shown)
	fmt.Fprintf(&b, "  %s %s of %s, by %s, %s\n", i.Status, i.Kind, place(i), i.Author, Plural(i.Tokens, "token"))
	fmt.Fprintf(&b, "  tier %s, relevance %.2f, used %s, said again %s\n", i.Tier, i.Relevance, times(i.Accesses), times(i.Repeats))
	if len(i.Keywords) > 0 {
		fmt.Fprintf(&b, "  keywords %s\n", strings.Join(i.Keywords, ", "))
	}
	if len(i.Conflicts) > 0 {
		fmt.Fprintf(&b, "  in conflict with %s\n", strings.Join(i.Conflicts, " "))
	}
	if i.ValidFrom != nil {
		fmt.Fprintf(&b, "  valid from %s\n", i.ValidFrom.Format("2006-01-02 15:04"))
	}
	if i.ValidTo != nil {
		fmt.Fprintf(&b, "  valid until %s\n", i.ValidTo.Format("2006-01-02 15:04"))
	}
	if i.Note != "" {
		fmt.Fprintf(&b, "  superseded: %s\n", i.Note)
	}
	if i.Title != "" {
		b.WriteString("  " + i.Title + "\n")
	}
	for line := range strings.SplitSeq(i.Content, "\n") {
		b.WriteString("  > " + line + "\n")
	}
	for _, s := range a.Sources {
		b.WriteString("  from " + origin(s) + "\n")
	}
	for _, e := range a.Journal {
		fmt.Fprintf(&b, "  %s %s %s\n", e.Time, e.Action, e.Note)
	}
	return b.String()
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
func (t Text) MemoryStatus(s memory.Status) string {
	var b strings.Builder
	fmt.Fprintf(&b, "hot   %4d items  %6d of %d tokens (%.0f %%)\n", s.Hot.Items, s.Hot.Tokens, s.Hot.Limit, s.Hot.Percent)
	fmt.Fprintf(&b, "warm  %4d items  %6d tokens\n", s.Warm.Items, s.Warm.Tokens)
	fmt.Fprintf(&b, "cold  %4d of %d items  %d tokens\n", s.Cold.Items, s.Cold.Limit, s.Cold.Tokens)
	fmt.Fprintf(&b, "archived %d, superseded %d, conflicts %d\n", s.Archived, s.Superseded, s.Conflicts)
	for _, h := range s.Hints {
		b.WriteString(h + "\n")
	}
	return b.String()
}

// Spilled says what left the hot tier.
func (t Text) Spilled(s memory.Spilled) string {
	if s.Count == 0 && len(s.Kept) == 0 {
		return "nothing to spill: the hot tier is empty\n"
	}
	text := fmt.Sprintf("%d spilled to the %s tier, %s: %s\n", s.Count, s.To, Plural(s.Tokens, "token"), strings.Join(s.IDs, " "))
	if len(s.Kept) > 0 {
		text += fmt.Sprintf("%d stay: they are pinned or instructions of the user; name one to spill it\n", len(s.Kept))
	}
	return text
}
