package written

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/session"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A link of which an end is a session, a message, a decision or a commit is kept with conversations, not in a file of the project: what those are
// called means something on this machine alone, and what was said is not to be shared by a commit.

// linkSaid keeps a link from or to what was said.
func (w *Entities) linkSaid(ctx context.Context, req LinkRequest) (*LinkResponse, error) {
	if w.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	if err := req.check(); err != nil {
		return nil, err
	}
	source, err := w.anyEnd(ctx, req.Source)
	if err != nil {
		return nil, err
	}
	target, err := w.anyEnd(ctx, req.Target)
	if err != nil {
		return nil, err
	}
	if source.ID == target.ID {
		return nil, fmt.Errorf("%w: %s cannot be linked to itself", ctxsys.ErrUsage, source.ID)
	}
	links, err := w.opts.Said.Links(ctx)
	if err != nil {
		return nil, err
	}
	resp := &LinkResponse{Created: true}
	link := ctxsys.Link{To: target.ID, Kind: req.Kind}
	for _, l := range links {
		if l.Source == source.ID && l.Target == target.ID && l.Kind == req.Kind {
			resp.Created = false
			link.Weight, link.Metadata = l.Weight, l.Metadata
			if link.Weight == 1 {
				link.Weight = 0
			}
		}
	}
	wanted := req.onto(link)
	resp.Changed = !resp.Created && wanted != link
	weight := cmp.Or(wanted.Weight, 1)
	if resp.Created || resp.Changed {
		if err := w.opts.Said.Link(ctx, session.Link{Source: source.ID, Kind: req.Kind, Target: target.ID, Weight: weight, Metadata: wanted.Metadata}); err != nil {
			return nil, err
		}
	}
	from, to := endOf(source), endOf(target)
	resp.Edge = &graph.Edge{Kind: req.Kind, Source: from, Target: &to, TargetText: cmp.Or(to.QualifiedName, to.Name), Weight: weight, Resolution: store.ResolvedManually, Metadata: wanted.Metadata}
	resp.Path, err = w.opts.Said.Path(ctx)
	return resp, err
}

// anyEnd is an end of a link: of what was said, or of the index.
func (w *Entities) anyEnd(ctx context.Context, name string) (e ctxsys.Entity, err error) {
	if ctxsys.IsItem(name) {
		item, err := w.opts.Said.Item(ctx, name)
		if err != nil {
			return e, err
		}
		return item.Entity, nil
	}
	_, err = w.opts.Reader.Answer(ctx, func() error {
		return w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) (err error) {
			e, err = w.linkEnd(ctx, v, name)
			return err
		})
	}, nil)
	return e, err
}

func endOf(e ctxsys.Entity) graph.End {
	return graph.End{ID: e.ID, Path: e.Path, Name: e.Name, QualifiedName: e.QualifiedName, Line: e.StartLine}
}

// unlinkSaid takes links back of which an end is part of what was said. What is gone is named as it was written.
func (w *Entities) unlinkSaid(ctx context.Context, req LinkRequest) (*UnlinkResponse, error) {
	if w.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	for _, end := range []*string{&req.Source, &req.Target} { // a commit has many names
		if !ctxsys.IsItem(*end) {
			continue
		}
		item, err := w.opts.Said.Item(ctx, *end)
		if err == nil {
			*end = item.ID
		} else if !errors.Is(err, ctxsys.ErrNotFound) {
			return nil, err
		}
	}
	links, err := w.opts.Said.Links(ctx)
	if err != nil {
		return nil, err
	}
	resp := &UnlinkResponse{Removed: []ctxsys.Link{}}
	for _, l := range links {
		if req.Kind != "" && l.Kind != req.Kind {
			continue
		}
		is, err := w.sameEnds(ctx, l.Source, req.Source, l.Target, req.Target)
		if err != nil {
			return nil, err
		}
		if !is {
			continue
		}
		if err := w.opts.Said.Unlink(ctx, session.Link{Source: l.Source, Kind: l.Kind, Target: l.Target}); err != nil {
			return nil, err
		}
		resp.Removed = append(resp.Removed, ctxsys.Link{To: l.Target, Kind: l.Kind, Weight: l.Weight, Metadata: l.Metadata})
	}
	if len(resp.Removed) == 0 {
		return nil, fmt.Errorf("%w: no link from %s to %s was added by hand", ctxsys.ErrNotFound, req.Source, req.Target)
	}
	resp.Path, err = w.opts.Said.Path(ctx)
	return resp, err
}

// sameEnds reports whether each written end of a link is what the name behind it means.
func (w *Entities) sameEnds(ctx context.Context, ends ...string) (same bool, err error) {
	err = w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) error {
		same = true
		for i := 0; i < len(ends) && same; i += 2 {
			written, name := ends[i], ends[i+1]
			if written == name {
				continue
			}
			if same = !ctxsys.IsItem(written) && !ctxsys.IsItem(name); !same {
				break
			}
			is, err := store.Find(ctx, v.View, written)
			if err != nil {
				return err
			}
			e, err := w.opts.Reader.Resolve(ctx, v, name)
			if errors.Is(err, ctxsys.ErrNotFound) {
				same = false
				continue
			}
			if err != nil {
				return err
			}
			same = is == e.ID
		}
		return nil
	})
	return same, err
}
