package said

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/graph"
)

// shownPast is how many commits, and how many files that change with it, are among the edges of a file.
const shownPast = 10

// commit is a commit as an item. What it changed is its past.
func (x *Items) commit(ctx context.Context, id string) (*graph.Item, error) {
	c, err := x.commits.Named(ctx, id)
	if err != nil {
		return nil, err
	}
	return &graph.Item{Entity: commitEntity(c), Text: messageOf(c)}, nil
}

func messageOf(c *commits.Commit) string {
	return strings.TrimSpace(c.Subject + "\n\n" + c.Body)
}

func commitEntity(c *commits.Commit) ctxsys.Entity {
	e := ctxsys.Entity{ID: c.ID, Type: ctxsys.TypeCommit, Name: begun(c.Subject), CreatedAt: c.Time, UpdatedAt: c.Time}
	e.Metadata.Role = c.Author
	return e
}

// commitEntities are all commits, read where they were not yet, newest first.
func (x *Items) commitEntities(ctx context.Context) (out []ctxsys.Entity, err error) {
	list, err := x.commits.All(ctx)
	if errors.Is(err, commits.ErrNone) {
		return nil, nil
	}
	for i := range list {
		out = append(out, commitEntity(&list[i]))
	}
	return out, err
}

// commitsNaming are the commits whose messages name something, where they were read before.
func (x *Items) commitsNaming(ctx context.Context, words []string, has func(text string) bool) (ids []string, err error) {
	if !x.commits.WasRead(ctx) {
		return nil, nil
	}
	seen := map[string]bool{}
	for _, w := range words {
		hits, err := x.commits.Search(ctx, w, naming)
		if err != nil {
			return ids, past(err)
		}
		for i := range hits {
			if c := &hits[i].Commit; has(messageOf(c)) && !seen[c.ID] {
				seen[c.ID] = true
				ids = append(ids, c.ID)
			}
		}
	}
	return ids, nil
}

// past is an error of reading the past, nil where there is none, or what is kept of it is to be read again from git: a question about code goes on without.
func past(err error) error {
	for _, is := range []error{commits.ErrNone, ctxsys.ErrCorrupt, ctxsys.ErrDamaged} {
		if errors.Is(err, is) {
			return nil
		}
	}
	return err
}

// Past returns the edges that follow from the history of git.
func (x *Items) Past(ctx context.Context, of graph.Past) (edges []graph.ItemEdge, err error) {
	switch {
	case of.Path == "":
		return x.changed(ctx, of.ID)
	case !x.commits.WasRead(ctx):
		return nil, nil
	case of.First > 0:
		o, err := x.commits.Origin(ctx, commits.Lines{Path: of.Path, First: of.First, Last: of.Last}, of.Text, 0)
		if err != nil {
			return nil, past(err)
		}
		for i := range o.Steps {
			edges = append(edges, changes(o.Steps[i].ID, of.ID, o.Steps[i].Change))
		}
		return edges, nil
	}
	with, err := x.commits.Together(ctx, of.Path, shownPast)
	if err != nil {
		return nil, past(err)
	}
	for _, w := range with {
		edges = append(edges, graph.ItemEdge{Kind: ctxsys.ChangesWith, Source: of.ID, Target: w.Path, Weight: w.Confidence, Resolution: fmt.Sprintf("in %d of %s", w.Commits, ctxsys.Plural(w.Of, "commit"))})
	}
	list, err := x.commits.Of(ctx, of.Path, shownPast)
	name := of.Path
	for i := range list {
		at := slices.IndexFunc(list[i].Files, func(f commits.File) bool { return f.Path == name })
		if at < 0 {
			continue
		}
		f := list[i].Files[at]
		edges = append(edges, changes(list[i].ID, of.ID, f.Change))
		if f.Change == "renamed" {
			name = f.From
		}
	}
	return edges, past(err)
}

// changed are the edges from a commit to the files and symbols that it changed.
func (x *Items) changed(ctx context.Context, id string) (edges []graph.ItemEdge, err error) {
	c, err := x.commits.Named(ctx, id)
	if err != nil {
		return nil, err
	}
	for _, f := range c.Files {
		edges = append(edges, changes(c.ID, f.Path, f.Change))
	}
	symbols, err := x.commits.Symbols(ctx, c)
	for _, s := range symbols {
		edges = append(edges, changes(c.ID, s.Path+"#"+s.Name, s.Change))
	}
	return edges, err
}

// changes is the edge from a commit to what it changed.
func changes(commit, what, how string) graph.ItemEdge {
	return graph.ItemEdge{Kind: ctxsys.Changes, Source: commit, Target: what, Weight: 1, Resolution: how}
}
