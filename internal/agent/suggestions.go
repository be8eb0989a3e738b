package agent

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/notes"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Suggestions returns the subscriptions and suggestions of the project.
func (s *Stores) Suggestions() *suggest.Store { return suggest.NewStore(s.kept().memory, nil) }

// HasSuggestions reports whether anybody may have subscribed to anything.
func (s *Stores) HasSuggestions() bool { return s.kept().memory.Exists() }

// Subscribe is suggest.Store.Subscribe for a session by its name.
func (s *Stores) Subscribe(ctx context.Context, n suggest.New) (suggest.Subscription, error) {
	var err error
	if n.Session, err = s.sessionID(ctx, n.Session); err != nil {
		return suggest.Subscription{}, err
	}
	if n.Pattern.Type == suggest.FilePattern && filepath.IsAbs(n.Pattern.Value) {
		n.Pattern.Value = walk.Relative(s.opts.Root, n.Pattern.Value)
	}
	return s.Suggestions().Subscribe(ctx, n)
}

// sessionID is the id of a stored conversation of a name; what is stored nowhere is a client's own id, or the name of a task.
func (s *Stores) sessionID(ctx context.Context, name string) (string, error) {
	if name == "" {
		return "", nil
	}
	x, err := s.Session(ctx, name)
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
// seen is left out. What is pending for one session is reported once, whichever subscriptions came up with it.
func (s *Stores) Suggested(ctx context.Context, req SuggestionsRequest) ([]suggest.Suggestion, error) {
	none := []suggest.Suggestion{}
	if !s.HasSuggestions() {
		return none, nil
	}
	kept := s.Suggestions()
	session, err := s.sessionID(ctx, req.Session)
	if err != nil {
		return none, err
	}
	w := suggest.Which{Delivered: req.Delivered, After: req.After}
	if !req.All {
		if w.Sessions = []string{""}; session != "" {
			w.Sessions = append(w.Sessions, session)
		}
	}
	found, err := kept.List(ctx, w)
	if err != nil {
		return none, err
	}
	view, err := s.View(ctx, session, nil, false)
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
		text, ok := s.refText(ctx, x.Ref, view)
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
	if req.Take && !s.opts.ReadOnly {
		err = kept.Shown(ctx, ids)
	}
	return out, err
}

// LastSuggestion is the number of the suggestion that was made last, 0 for none: it rises with each.
func (s *Stores) LastSuggestion(ctx context.Context) (int64, error) {
	if !s.HasSuggestions() {
		return 0, nil
	}
	return s.Suggestions().Last(ctx)
}

// maxRefText is how much of a memory or decision a suggestion shows, in characters.
const maxRefText = 200

// refText is the text of what a suggestion names, false when that is not to be seen: gone, corrected since, of another scope, or
// nobody's word that may be put in front of a model without being asked.
func (s *Stores) refText(ctx context.Context, ref string, view memory.View) (text string, ok bool) {
	kind, id, _ := strings.Cut(ref, ":")
	switch kind {
	case "memory":
		i, err := s.Memories().Get(ctx, id)
		if err != nil || i.Quarantined || i.Status == memory.Superseded || !view.Sees(&i) {
			return "", false
		}
		text = i.Content
	case "decision":
		n, err := strconv.ParseInt(id, 10, 64)
		if err != nil || !s.HasSessions() {
			return "", false
		}
		store, err := s.Sessions(ctx)
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
