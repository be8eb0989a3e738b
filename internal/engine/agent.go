package engine

import (
	"context"

	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/suggester"
)

// places are where the databases of the project are.
func (o Options) places() local.Places {
	return local.Places{Root: o.Root, DataDir: o.DataDir, Fallback: o.Fallback, Local: o.Local}
}

// Stores are the options of what is kept of the project beside its index.
func (o Options) Stores() agent.Options {
	return agent.Options{Places: o.places(), Home: o.Context.Home, ReadOnly: o.ReadOnly, NoFeedback: o.Retrieval.NoFeedback,
		KeepCheckpoints: o.KeepCheckpoints, Sessions: o.Sessions, Memory: o.Memory, Analytics: o.Analytics}
}

// openAgent prepares what is kept of the project, which is opened when it is needed.
func (p *Project) openAgent() {
	o := p.opts.Stores()
	if p.db != nil {
		o.Passages = func(ctx context.Context, text string, f func(path, passage string) bool) error {
			return p.reader.Passages(ctx, text, f)
		}
	}
	p.agent = agent.New(o)
}

// Agent returns what is kept of the project beside its index.
func (p *Project) Agent() *agent.Stores { return p.agent }

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
