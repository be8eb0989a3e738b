package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/feedback"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggester"
)

// places are where the databases of the project are.
func (o Options) places() local.Places {
	return local.Places{Root: o.Root, DataDir: o.DataDir, Fallback: o.Fallback, Local: o.Local}
}

// Stores are the options of what is kept of the project beside its index.
func (o Options) Stores() agent.Options {
	return agent.Options{Places: o.places(), Home: o.Context.Home, ReadOnly: o.ReadOnly, NoFeedback: o.Retrieval.NoFeedback,
		KeepCheckpoints: o.KeepCheckpoints, Sessions: o.Sessions, Memory: o.Memory}
}

// openAgent prepares what is kept of the project, which is opened when it is needed.
func (p *Project) openAgent() {
	o := p.opts.Stores()
	if p.db != nil {
		o.Passages = p.passages
	}
	p.agent = agent.New(o)
}

// Agent returns what is kept of the project beside its index.
func (p *Project) Agent() *agent.Stores { return p.agent }

// passages calls f with what a search for a text finds, see StoreOptions.Passages.
func (p *Project) passages(ctx context.Context, text string, f func(path, passage string) bool) error {
	if !p.Indexed() {
		return nil
	}
	const results = 5
	err := p.source.View(ctx, func(v *snapshot.Snapshot) error {
		found, err := p.reader.Find(ctx, v, search.Request{Query: text, Limit: results})
		if err != nil {
			return err
		}
		texts := v.Texts()
		for _, r := range found.Results[:min(len(found.Results), results)] {
			piece := found.Chunks[r.Doc]
			content, _, err := texts.Passage(ctx, piece.File, piece.StartByte, piece.EndByte)
			if err == nil && !f(piece.Path, content) {
				return nil
			}
		}
		return nil
	})
	if errors.Is(err, ctxsys.ErrUsage) { // no word to look for
		return nil
	}
	return err
}

// OpenMemories opens a project for nothing but what is remembered; it need not have an index. Close closes it.
func OpenMemories(ctx context.Context, o Options) (*Project, error) {
	stored := o
	stored.ReadOnly = true
	if p, err := Open(ctx, stored); err == nil {
		p.opts.ReadOnly = o.ReadOnly
		p.openAgent()
		p.openQuestions()
		return p, nil
	}
	p := &Project{opts: o}
	p.openAgent()
	p.suggester = suggester.New(nil, p.agent, o.Root, o.ReadOnly)
	return p, nil
}

// Rate counts a signal on results. Each is what names one entity: an id, a path, a name.
func (p *Project) Rate(ctx context.Context, names []string, signal string) ([]feedback.Entry, error) {
	if p.opts.ReadOnly {
		return nil, fmt.Errorf("%w: the project is read only: nothing is counted", ctxsys.ErrUsage)
	}
	if !slices.Contains(feedback.Signals, signal) {
		return nil, fmt.Errorf("%w: unknown signal %q: use used, ignored, good or bad", ctxsys.ErrUsage, signal)
	}
	if p.db == nil || !p.Indexed() {
		return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, p.opts.Root)
	}
	var ids []string
	err := p.source.View(ctx, func(v *snapshot.Snapshot) error {
		ids = nil
		n := graph.NewNames(v.View)
		for _, name := range names {
			e, err := p.reader.Resolve(ctx, v, name)
			if err != nil {
				return err
			}
			if e.ID <= 0 {
				return fmt.Errorf("%w: %s is a folder: name a result", ctxsys.ErrUsage, name)
			}
			f, err := n.File(ctx, store.FileOf(e.ID))
			if err != nil {
				return err
			}
			ids = append(ids, e.PublicID(f.Path))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return p.agent.Feedback().Add(ctx, ids, signal)
}
