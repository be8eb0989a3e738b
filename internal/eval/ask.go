package eval

import (
	"context"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Place is a repository where it is found.
type Place struct {
	Repo
	Dir     string         // its checkout
	Options engine.Options // how it is opened; its root is Dir or below
}

// Checkout is a repository in a folder, with its index in another: of all its files, or of the code below Root
// alone, as the semble benchmark has it.
func Checkout(r Repo, dir, cache string, whole bool) Place {
	p := Place{r, dir, engine.Options{Root: dir, DataDir: cache}}
	if whole {
		p.Options.DataDir += "-whole"
	} else {
		p.Options.Root = filepath.Join(dir, filepath.FromSlash(r.Root))
		p.Options.Languages = walk.CodeLanguages()
	}
	return p
}

// Answer is what a search answered to a task, with paths of the checkout.
type Answer struct {
	Task Task
	Hits []ctxsys.Hit
	Took time.Duration // of a search in a process that has answered another
}

// Ask brings the index up to date and asks the queries in their order, for at most limit results each.
func (p *Place) Ask(ctx context.Context, limit int, use func(Answer) error) error {
	return p.open(ctx, func(open *engine.Project, prefix string) error {
		search := func(t *Task) (Answer, error) {
			start := time.Now()
			resp, err := open.Search(ctx, search.Request{Query: t.Query, Limit: limit})
			if err != nil {
				return Answer{}, fmt.Errorf("%s: %w", t.Where, err)
			}
			for i := range resp.Results {
				resp.Results[i].Path = path.Join(prefix, resp.Results[i].Path)
			}
			return Answer{*t, resp.Results, time.Since(start)}, nil
		}
		if len(p.Tasks) > 0 {
			if _, err := search(&p.Tasks[0]); err != nil { // reads the index into memory
				return err
			}
		}
		for i := range p.Tasks {
			a, err := search(&p.Tasks[i])
			if err != nil {
				return err
			}
			if err := use(a); err != nil {
				return err
			}
		}
		return nil
	})
}

// open opens the repository, its index up to date.
func (p *Place) open(ctx context.Context, use func(open *engine.Project, prefix string) error) (err error) {
	prefix, err := p.prefix()
	if err != nil {
		return err
	}
	open, err := engine.Open(ctx, p.Options)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, open.Close()) }()
	if _, err := open.Sync(ctx, engine.SyncRequest{}); err != nil {
		return err
	}
	if len(p.Options.Embedding.Embedders) > 0 {
		if _, err := open.Provided().Embed(ctx, provided.Request{}); err != nil {
			return err
		}
	}
	return use(open, prefix)
}

// prefix leads from the checkout to what is indexed.
func (p *Place) prefix() (string, error) {
	prefix, err := filepath.Rel(p.Dir, p.Options.Root)
	return filepath.ToSlash(prefix), err
}

// Candidates is a task with what a search would rank, before anything is weighed.
type Candidates struct {
	Repo     string
	Task     Task
	Question rank.Question
	measured []rank.Measured
	prefix   string
}

// Candidates asks for the candidates of all queries, of a search for limit results.
func (p *Place) Candidates(ctx context.Context, limit int) ([]Candidates, error) {
	var out []Candidates
	err := p.open(ctx, func(open *engine.Project, prefix string) error {
		for _, t := range p.Tasks {
			q, cs, err := reader.Candidates(ctx, open.Reader(), search.Request{Query: t.Query, Limit: limit})
			if err != nil {
				return fmt.Errorf("%s: %w", t.Where, err)
			}
			out = append(out, Candidates{p.Name, t, q, rank.Measure(q, cs), prefix})
		}
		return nil
	})
	return out, err
}

// ranked is how many of the best candidates are judged.
const ranked = 50

// Score ranks the candidates by weights and judges the order. Tokens are not known here.
func (c *Candidates) Score(w rank.Weights) Score {
	order := rank.Sort(c.Question, c.measured, w)
	hits := make([]ctxsys.Hit, 0, ranked)
	for _, at := range order[:min(ranked, len(order))] {
		m := &c.measured[at.At]
		hits = append(hits, ctxsys.Hit{Path: path.Join(c.prefix, m.Path), StartLine: m.StartLine, EndLine: m.EndLine})
	}
	return Judge(c.Task, hits)
}
