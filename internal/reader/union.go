package reader

import (
	"context"
	"maps"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
)

// Part is the reader of a project among several that are asked as one. Its name is in front of its paths.
type Part struct {
	Name   string
	Reader *Reader
}

// Union returns a reader of several projects, each of which stays its owner's and is compared with its own files. What is set for questions
// is what the first has set; between is union.Options.Between. The error wraps ctxsys.ErrUsage.
func Union(parts []Part, between union.Between, background *sync.WaitGroup) (*Reader, error) {
	sources := make([]snapshot.Part, len(parts))
	for i, p := range parts {
		sources[i] = snapshot.Part{Name: p.Name, Source: p.Reader.source}
	}
	source, err := snapshot.Union(sources, between, background)
	if err != nil {
		return nil, err
	}
	o := parts[0].Reader.opts
	o.Answered, o.CatchUp, o.Said, o.Background = nil, nil, nil, background
	r := New(source.DB(), source, o)
	r.parts = parts
	if o.Feedback != nil {
		r.opts.Feedback = r.feedback
	}
	return r, nil
}

// Parts are the readers of the projects, nil where there is one.
func (r *Reader) Parts() []Part { return r.parts }

// Place returns the folder of the project that a path is of, and the path in it.
func (r *Reader) Place(path string) (root, own string) { return r.source.Place(path) }

// feedback asks each project about its files.
func (r *Reader) feedback(ctx context.Context, paths []string) (map[string]float64, error) {
	names := make([]string, len(r.parts))
	for i, p := range r.parts {
		names[i] = p.Name
	}
	own := make([][]string, len(r.parts))
	for _, path := range paths {
		if part, in := union.Split(names, path); part >= 0 {
			own[part] = append(own[part], in)
		}
	}
	out := map[string]float64{}
	for i, p := range r.parts {
		if len(own[i]) == 0 || p.Reader.opts.Feedback == nil {
			continue
		}
		found, err := p.Reader.opts.Feedback(ctx, own[i])
		if err != nil {
			return nil, err
		}
		if p.Name == "" {
			maps.Copy(out, found)
			continue
		}
		for id, factor := range found {
			out[union.Join(p.Name, id)] = factor
		}
	}
	return out, nil
}

// refreshParts is refresh for each project, at the same time.
func (r *Reader) refreshParts(ctx, looking context.Context) (f snapshot.Freshness, stale []string) {
	found := make([]looked, len(r.parts))
	var wg sync.WaitGroup
	for i, p := range r.parts {
		wg.Go(func() {
			if f, ok, _ := p.Reader.recent(); ok {
				found[i].index = f
			} else {
				found[i].index, found[i].stale = p.Reader.refresh(ctx, looking)
			}
			if p.Reader.opts.Answered != nil {
				p.Reader.opts.Answered(found[i].index)
			}
		})
	}
	wg.Wait()
	for i, own := range found {
		if i == 0 {
			f = own.index
		} else {
			f = JoinFreshness(f, own.index)
		}
		for _, path := range own.stale {
			stale = append(stale, union.Join(r.parts[i].Name, path))
		}
	}
	return f, stale
}

// JoinFreshness is how fresh two indexes are: both are fresh, one is not, or it is not known.
func JoinFreshness(a, b snapshot.Freshness) snapshot.Freshness {
	out := snapshot.Freshness{Files: a.Files + b.Files, StaleFiles: a.StaleFiles + b.StaleFiles, Age: max(a.Age, b.Age), GraphPending: a.GraphPending || b.GraphPending, Asked: a.Asked || b.Asked}
	if a.Age < 0 || b.Age < 0 {
		out.Age = -1
	}
	switch {
	case a.Fresh != nil && !*a.Fresh:
		out.Fresh = a.Fresh
	case b.Fresh != nil && !*b.Fresh || a.Fresh != nil:
		out.Fresh = b.Fresh
	}
	return out
}
