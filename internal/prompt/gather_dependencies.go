package prompt

import (
	"context"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// wantsDependencies reports whether a question names what may be of another package.
func (p *Builder) wantsDependencies(plan *plan) bool {
	return p.opts.Dependencies != nil && plan.profile != ctxsys.ProfileCompletion && len(dependency.Named(plan.req.Query)) > 0
}

// gatherDependencies brings signatures and documentation of what a question names in the packages that the project uses, where the
// project itself has nothing of the name.
func (p *Builder) gatherDependencies(ctx context.Context, v *snapshot.Snapshot, plan *plan) (b brought, err error) {
	var names []string
	for _, name := range dependency.Named(plan.req.Query) {
		e, err := p.opts.Reader.Resolve(ctx, v, name)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) && !errors.Is(err, ctxsys.ErrAmbiguous) {
			return b, err
		}
		if err == nil {
			named, err := graph.NewNames(v.View).Entity(ctx, &e)
			if err != nil {
				return b, err
			}
			if dependency.Means(name, &named) {
				continue
			}
		}
		names = append(names, name)
	}
	found, err := dependency.In(ctx, v, p.opts.Dependencies, names...)
	for i, s := range found {
		id := fmt.Sprintf("%s#%s", s.Package, s.Qualified)
		text := s.Signature
		if s.Doc != "" {
			text += "\n\n" + s.Doc
		}
		b.candidates = append(b.candidates, assemble.Candidate{Slice: ctxsys.Slice{
			ID: id, Type: ctxsys.SliceSearch, Source: id, Priority: assemble.SearchLevel, Prunable: true, Score: 1 - float64(i)/1000,
			EntityID: id, EntityType: s.Type, Name: fmt.Sprintf("%s, from outside of the project: %s %s:%d", s.Qualified, s.Package, s.Path, s.Line),
			Content: strings.TrimSpace(text) + "\n",
		}})
	}
	return b, err
}
