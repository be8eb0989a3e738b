package engine

import (
	"context"
	"errors"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Reflect is memory.Store.Reflect for a session by its name; "" is the current conversation, where there is one.
func (p *Project) Reflect(ctx context.Context, n memory.NewReflection) (memory.Reflected, error) {
	asked := n.Session
	if asked == "" {
		asked = CurrentSession
	}
	x, err := p.session(ctx, asked)
	switch {
	case err == nil:
		n.Session = x.ID
	case !errors.Is(err, ctxsys.ErrNotFound):
		return memory.Reflected{}, err
	case n.Session == CurrentSession:
		n.Session = ""
	}
	return p.Memories().Reflect(ctx, n)
}

// SessionID is the id of a stored conversation by its name or id; a name that is not known is a client's own id, and stays.
func (p *Project) SessionID(ctx context.Context, name string) (string, error) {
	v, err := p.View(ctx, name, nil, false)
	return v.Session, err
}

const (
	// offeredFrom is how like a question a reflection has to be to be shown unasked: below it there are more that have some of its
	// words than that are about its matter. offered is how many are shown of what worked, and as many as warnings.
	offeredFrom = 0.4
	offered     = 2
)

// experience is what was learnt from problems like that of a context: what worked, and what failed. What reads like an attack, and
// what nobody said the outcome of, is not shown unasked.
func (p *Project) experience(ctx context.Context, plan *plan) (out []memory.Found, err error) {
	if plan.searchFor() == "" {
		return nil, nil
	}
	for _, outcomes := range [][]string{{memory.Success, memory.Partial}, {memory.Failure}} {
		found, err := p.Memories().FindReflections(ctx, memory.ReflectionQuery{Text: plan.searchFor(), Outcomes: outcomes, NoCount: true, Limit: 4 * offered})
		if err != nil {
			return out, err
		}
		found = slices.DeleteFunc(found, func(f memory.Found) bool { return f.Quarantined || f.Similarity < offeredFrom })
		out = append(out, found[:min(len(found), offered)]...)
	}
	return out, nil
}
