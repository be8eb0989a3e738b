package suggester

import (
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Near makes suggestions about a place in a file, and returns those that are pending about it. The path is relative to the root.
func (s *Suggester) Near(ctx context.Context, path string, line int) ([]suggest.Suggestion, error) {
	if line < 1 {
		return nil, fmt.Errorf("%w: line %d: lines are counted from 1", ctxsys.ErrUsage, line)
	}
	path = walk.Relative(s.root, path)
	o, err := s.occasion(ctx, suggest.CursorProximity)
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
	pending, err := s.agent.Suggested(ctx, agent.SuggestionsRequest{All: true})
	out := []suggest.Suggestion{}
	for _, x := range pending {
		if abouts[x.Subscription+" "+x.About] {
			out = append(out, x)
		}
	}
	return out, err
}

// CursorAt makes suggestions about the place where the cursor of an editor stays. Nothing fails because of them, and what cannot be made
// in time is not made.
func (s *Suggester) CursorAt(ctx context.Context, path string, line int) {
	if s.readOnly || s.reader == nil || !s.agent.HasSuggestions() {
		return
	}
	limited, cancel := context.WithTimeout(ctx, mentionBudget)
	defer cancel()
	_, _ = s.Near(limited, path, line)
}

// near looks at a place in a file. abouts notes what the subscriptions are about that have to do with it.
func (o *occasion) near(s suggest.Subscription, name string, line int, abouts map[string]bool) error {
	f, err := o.v.FileByPath(o.ctx, name)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return fmt.Errorf("%w: %s is not in the index", ctxsys.ErrNotFound, name)
	}
	if err != nil || !s.Pattern.Covers(name) {
		return err
	}
	entities, err := o.v.FileEntities(o.ctx, f.ID)
	if err != nil {
		return err
	}
	inner, fits := int64(0), s.Pattern.Path(name)
	about := name
	for i := range entities {
		e := &entities[i]
		if store.EntityNumber(e.ID) == 0 || e.StartLine > line || e.EndLine < line {
			continue
		}
		inner, about = e.ID, e.PublicID(name) // the last is the innermost
		fits = fits || s.Pattern.Type == suggest.EntityType && string(e.Type) == s.Pattern.Value || s.Pattern.Says(e.Name)
	}
	if !fits && s.Pattern.Type == suggest.Keyword && f.Size <= maxKeywordText {
		text, err := o.text(&f)
		lines := strings.Split(text, "\n")
		from, to := max(0, line-1-nearLines), min(len(lines), line+nearLines)
		fits = err == nil && from < to && s.Pattern.Says(strings.Join(lines[from:to], "\n"))
	}
	if !fits {
		return nil
	}
	abouts[s.ID+" "+about] = true
	return o.aboutFile(s, &f, inner, about)
}
