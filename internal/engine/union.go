package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/team/ask"
)

// Named is an open project under the name that its paths have in front, among others.
type Named struct {
	Name    string
	Project *Project
}

// Union returns several open projects as one that answers questions about all of them. Each part follows its own files and is brought up to
// date by itself. It closes them when it owns them; else they stay the caller's, who closes the union first. What is set for questions, and what people wrote down and
// said, is that of the first part. Vectors of a provider's model are not used. The error wraps ctxsys.ErrUsage.
//
// What changes a project, edits files, or completes what is typed is asked of one: those methods of a union return errors or nil.
func Union(parts []Named, owned bool) (*Project, error) {
	if len(parts) == 0 {
		return nil, fmt.Errorf("%w: name a project", ctxsys.ErrUsage)
	}
	first := parts[0].Project
	p := &Project{opts: first.opts, dir: first.dir, path: first.path, model: first.model, agent: first.agent, commits: first.commits, said: first.said,
		suggester: first.suggester, navigator: first.navigator, parts: parts, owned: owned}
	p.opts.Embedding, p.opts.ReadOnly = provided.Options{}, true
	p.adviser = advice.New(p.opts.Advice.Models, p.opts.Advice.Deadline, time.Now)
	readers := make([]reader.Part, len(parts))
	teams := make([]*ask.Project, len(parts))
	for i, n := range parts {
		teams[i] = n.Project.opts.Team
		readers[i] = reader.Part{Name: n.Name, Reader: n.Project.reader}
	}
	var err error
	if p.reader, err = reader.Union(readers, crossing(parts), &p.gathering); err != nil {
		return nil, err
	}
	p.opts.Team = ask.Union(teams)
	p.source = p.reader.Source()
	p.db = p.source.DB()
	p.provided = provided.New(provided.Options{}, true, p.dir, p.db, p.source, &p.gathering)
	o := &p.opts
	p.searcher = searcher.New(searcher.Options{
		Reader: p.reader, Agent: p.agent, Commits: p.commits, Adviser: p.adviser, Provided: p.provided, Walk: o.walkOptions(), Advice: o.Advice,
		Limit: o.Retrieval.Limit, Floor: o.Retrieval.Floor, Asked: p.suggester.Asked,
	})
	p.prompts = prompt.New(prompt.Options{
		Reader: p.reader, Searcher: p.searcher, Agent: p.agent, Adviser: p.adviser, Background: &p.gathering, ReadOnly: first.opts.ReadOnly, Gathering: o.Context,
		DefaultMaxTokens: o.Retrieval.DefaultMaxTokens, Budgets: o.Retrieval.Budgets, Window: o.Retrieval.Window, NoGate: o.Retrieval.NoGate,
		Describe: ofFirst(first.architecture.Describe),
		Cache:    func(name string) (string, error) { return first.below("cache", name) }, Asked: p.suggester.Asked,
	})
	return p, nil
}

// ofFirst asks about the first part of a union.
func ofFirst[T any](ask func(context.Context, *snapshot.Snapshot) (T, error)) func(context.Context, *snapshot.Snapshot) (T, error) {
	return func(ctx context.Context, v *snapshot.Snapshot) (T, error) { return ask(ctx, v.Parts()[0]) }
}

// Parts are the projects of a union, nil for a project.
func (p *Project) Parts() []Named { return p.parts }

// closeUnion ends what a union has of its own.
func (p *Project) closeUnion() (err error) {
	p.provided.Stop()
	if !endedWithin(&p.gathering, closeWait) {
		return nil
	}
	p.parsedOnce.Do(func() {})
	if p.parsed != nil {
		err = p.parsed.Close()
	}
	p.source.Close()
	if p.owned {
		for _, n := range p.parts {
			err = errors.Join(err, n.Project.Close())
		}
	}
	return err
}
