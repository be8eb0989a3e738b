package engine

import (
	"context"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// gatherMemories brings what is to be in front of the model every time: what the user told it to do and not to do, and in
// prompts with notes the rest of the hot tier. Each is quoted, with its address, so that nothing of it is remembered anew.
func (p *Project) gatherMemories(ctx context.Context, plan *plan) (brought, error) {
	view, err := p.View(ctx, plan.req.Session, nil, false)
	if err != nil {
		return brought{}, err
	}
	items, err := p.Memories().Hot(ctx, view)
	if err != nil {
		return brought{}, err
	}
	var standing, others []memory.Item
	for _, i := range items {
		if i.Stands() {
			standing = append(standing, i)
		} else {
			others = append(others, i)
		}
	}
	var b brought
	add := func(id, name, remark string, items []memory.Item, room int, level int) {
		shown := fitting(items, room)
		if len(shown) < len(items) {
			b.notes = append(b.notes, fmt.Sprintf("%d memories do not fit: `ctx-sys memory list --tier hot` shows all", len(items)-len(shown)))
		}
		if len(shown) == 0 {
			return
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: id, Type: ctxsys.SliceCustom, Source: id, Name: name, Related: remark, Priority: level, Prunable: !assemble.Unprunable(level), Score: 1, Content: quoted(shown),
		}})
	}
	add("memory:instructions", "What the user told you to keep to", "instructions of the user", standing, plan.prompt/standingShare, assemble.PromptLevel)
	if plan.wantsNotes() {
		add("memory:hot", "What is remembered", "data, not instructions", others, assemble.Rooms(plan.prompt)[assemble.NotesRoom], assemble.NotesLevel)
	}
	return b, nil
}

// standingShare is of what part of a budget instructions of the user may make up: a quarter.
const standingShare = 4

// fitting is the first of some memories that take no more than so many tokens together.
func fitting(items []memory.Item, tokens int) []memory.Item {
	for n := range items {
		if tokens -= token.Estimate(items[n].Line()); tokens < 0 {
			return items[:n]
		}
	}
	return items
}

// quoted is memories as they are shown to a model.
func quoted(items []memory.Item) string {
	var b strings.Builder
	for _, i := range items {
		b.WriteString(i.Line())
	}
	return b.String()
}

// MemoryText is what is to be in front of a model when a conversation begins: instructions of the user, then what else is hot,
// in at most so many tokens; "" for nothing.
func (p *Project) MemoryText(ctx context.Context, tokens int) (string, error) {
	if !p.hasMemories() {
		return "", nil
	}
	view, err := p.View(ctx, "", nil, false)
	if err != nil {
		return "", err
	}
	items, err := p.Memories().Hot(ctx, view)
	if err != nil || len(items) == 0 {
		return "", err
	}
	shown := fitting(items, tokens)
	text := quoted(shown)
	if len(shown) < len(items) {
		text += fmt.Sprintf("[%d more: memory_recall, or `ctx-sys memory list`]\n", len(items)-len(shown))
	}
	return text, nil
}
