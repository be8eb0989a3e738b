package engine

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// Suggestions returns the subscriptions and suggestions of the project.
func (p *Project) Suggestions() *suggest.Store { return suggest.NewStore(p.keeping().memory, nil) }

// hasSuggestions reports whether anybody may have subscribed to anything.
func (p *Project) hasSuggestions() bool { return p.keeping().memory.Exists() }

// Subscribe is suggest.Store.Subscribe for a session by its name.
func (p *Project) Subscribe(ctx context.Context, n suggest.New) (suggest.Subscription, error) {
	var err error
	if n.Session, err = p.sessionID(ctx, n.Session); err != nil {
		return suggest.Subscription{}, err
	}
	if n.Pattern.Type == suggest.FilePattern && filepath.IsAbs(n.Pattern.Value) {
		n.Pattern.Value = p.inProject(n.Pattern.Value)
	}
	return p.Suggestions().Subscribe(ctx, n)
}

// sessionID is the id of a stored conversation of a name; what is stored nowhere is a client's own id, or the name of a task.
func (p *Project) sessionID(ctx context.Context, name string) (string, error) {
	if name == "" {
		return "", nil
	}
	x, err := p.session(ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		if name == CurrentSession {
			return "", fmt.Errorf("%w: no conversation is going on: name the session", ctxsys.ErrUsage)
		}
		return secret.MaskString(name), nil
	}
	return x.ID, err
}

// SuggestionsRequest asks for suggestions. The zero value asks for those that are pending and belong to no session.
type SuggestionsRequest struct {
	Session   string // those of this conversation as well
	All       bool   // of all sessions
	Delivered bool   // those of the last 7 days that were shown or judged, too
	Limit     int    // 0 is all
	After     int64  // only those made after the one of this number, in their order, -1 for all; 0 is all, the most relevant first
	Take      bool   // they are shown by this: not pending any more
}

// Suggested returns suggestions, with the texts of the memories and decisions they name as they are now. What is no longer to be
// seen is left out. What is pending for one session is told once, whichever subscriptions came up with it.
func (p *Project) Suggested(ctx context.Context, req SuggestionsRequest) ([]suggest.Suggestion, error) {
	none := []suggest.Suggestion{}
	if !p.hasSuggestions() {
		return none, nil
	}
	s := p.Suggestions()
	session, err := p.sessionID(ctx, req.Session)
	if err != nil {
		return none, err
	}
	w := suggest.Which{Delivered: req.Delivered, After: req.After}
	if !req.All {
		if w.Sessions = []string{""}; session != "" {
			w.Sessions = append(w.Sessions, session)
		}
	}
	found, err := s.List(ctx, w)
	if err != nil {
		return none, err
	}
	view, err := p.View(ctx, session, nil, false)
	if err != nil {
		return none, err
	}
	out, ids, once := none, []string{}, map[[3]string]int{}
	for _, x := range found {
		thing := [3]string{x.Kind, x.Target, x.Ref}
		if i, told := once[thing]; told && !req.All && !req.Delivered && req.After == 0 {
			out[i].Also, ids = append(out[i].Also, x.ID), append(ids, x.ID)
			continue
		}
		if req.Limit > 0 && len(out) == req.Limit {
			continue
		}
		text, ok := p.refText(ctx, x.Ref, view)
		if !ok {
			continue
		}
		if text != "" {
			x.Text += ": " + text
		}
		x.Text = notes.Clean(x.Text)
		once[thing] = len(out)
		out, ids = append(out, x), append(ids, x.ID)
	}
	if req.Take && !p.opts.ReadOnly {
		err = s.Shown(ctx, ids)
	}
	return out, err
}

// LastSuggestion is the number of the suggestion that was made last, 0 for none: it rises with each.
func (p *Project) LastSuggestion(ctx context.Context) (int64, error) {
	if !p.hasSuggestions() {
		return 0, nil
	}
	return p.Suggestions().Last(ctx)
}

// maxRefText is how much of a memory or decision a suggestion shows, in characters.
const maxRefText = 200

// refText is the text of what a suggestion names, false when that is not to be seen: gone, corrected since, of another scope, or
// nobody's word that may be put in front of a model unasked.
func (p *Project) refText(ctx context.Context, ref string, view memory.View) (text string, ok bool) {
	kind, id, _ := strings.Cut(ref, ":")
	switch kind {
	case "memory":
		i, err := p.Memories().Get(ctx, id)
		if err != nil || i.Quarantined || i.Status == memory.Superseded || !view.Sees(&i) {
			return "", false
		}
		text = i.Content
	case "decision":
		n, err := strconv.ParseInt(id, 10, 64)
		if err != nil || !p.hasSessions() {
			return "", false
		}
		store, err := p.Sessions(ctx)
		if err != nil {
			return "", false
		}
		d, err := store.Decision(ctx, n)
		if err != nil || d.Status != "active" {
			return "", false
		}
		text = d.Text
	default:
		return "", true
	}
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > maxRefText {
		text = string(r[:maxRefText]) + "…"
	}
	return text, true
}

// changedBudget bounds what an update of the index takes longer for suggestions.
const changedBudget = time.Second

// suggestChanged is Changed for an update of the index, which takes little longer for it and does not fail because of it.
func (p *Project) suggestChanged(ctx context.Context, paths []string) error {
	if len(paths) == 0 || p.opts.ReadOnly || !p.hasSuggestions() {
		return nil
	}
	limited, cancel := context.WithTimeout(context.WithoutCancel(ctx), changedBudget)
	defer cancel()
	_, err := p.Changed(limited, paths)
	return err
}

// Changed makes suggestions of files that changed, for those who subscribed to that. The index has to have taken the change in;
// each update of it calls this itself.
func (p *Project) Changed(ctx context.Context, paths []string) ([]suggest.Suggestion, error) {
	o, err := p.occasion(ctx, suggest.FileChange)
	if o == nil || err != nil {
		return nil, err
	}
	return o.offer(func(s suggest.Subscription) error { return o.changed(s, paths, "") })
}

// Near makes suggestions about a place in a file, and returns those that are pending about it. The path is relative to the root.
func (p *Project) Near(ctx context.Context, path string, line int) ([]suggest.Suggestion, error) {
	if line < 1 {
		return nil, fmt.Errorf("%w: line %d: lines are counted from 1", ctxsys.ErrUsage, line)
	}
	path = p.inProject(path)
	o, err := p.occasion(ctx, suggest.CursorProximity)
	if err != nil {
		return nil, err
	}
	if o == nil {
		return []suggest.Suggestion{}, nil
	}
	abouts := map[string]bool{}
	if _, err := o.offer(func(s suggest.Subscription) error { return o.near(s, path, line, abouts) }); err != nil {
		return nil, err
	}
	pending, err := p.Suggested(ctx, SuggestionsRequest{All: true})
	out := []suggest.Suggestion{}
	for _, x := range pending {
		if abouts[x.Subscription+" "+x.About] {
			out = append(out, x)
		}
	}
	return out, err
}

// mentionBudget bounds what an answer takes longer for suggestions.
const mentionBudget = 250 * time.Millisecond

// asked makes suggestions of what a question names, and of schedules whose time has come. A question does not fail because of
// suggestions.
func (p *Project) asked(ctx context.Context, question string) {
	if p.opts.ReadOnly || !p.hasSuggestions() {
		return
	}
	limited, cancel := context.WithTimeout(ctx, mentionBudget)
	defer cancel()
	_, _ = p.Mentioned(limited, question)
	_, _ = p.Tick(limited)
}

// Mentioned makes suggestions of what a question names.
func (p *Project) Mentioned(ctx context.Context, question string) ([]suggest.Suggestion, error) {
	o, err := p.occasion(ctx, suggest.ContextMention)
	if o == nil || err != nil {
		return nil, err
	}
	return o.offer(func(s suggest.Subscription) error { return o.mentioned(s, question) })
}

// Tick makes suggestions of schedules whose time has come.
func (p *Project) Tick(ctx context.Context) ([]suggest.Suggestion, error) {
	if p.opts.ReadOnly || !p.hasSuggestions() {
		return nil, nil
	}
	s := p.Suggestions()
	due, err := s.Due(ctx)
	if len(due) == 0 || err != nil {
		return nil, err
	}
	o := &occasion{p: p, ctx: ctx, store: s, subscriptions: due}
	return o.offer(o.scheduled)
}
