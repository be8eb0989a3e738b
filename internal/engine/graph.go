package engine

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Bounds of a neighbourhood. maxPerNode keeps one hub from filling it.
const (
	defaultNodes = 200
	maxPerNode   = 500
	maxDepth     = 10
)

// Graph returns the neighbourhood of an entity, nearest first.
func (p *Project) Graph(ctx context.Context, req GraphRequest) (*GraphResponse, error) {
	if err := req.check(); err != nil {
		return nil, err
	}
	var resp *GraphResponse
	_, err := p.answer(ctx, func() error {
		return p.db.View(ctx, func(v *sqlite.View) error {
			start, err := p.resolve(ctx, v, req.Entity)
			if err != nil {
				return err
			}
			resp, err = newGraphWalk(ctx, v, req).from(start)
			return err
		})
	})
	return resp, err
}

// check fills the defaults in and refuses what means nothing.
func (r *GraphRequest) check() error {
	if r.Depth == 0 {
		r.Depth = 2
	}
	if r.Depth < 0 || r.Depth > maxDepth {
		return fmt.Errorf("%w: depth %d: use 1 to %d", ctxsys.ErrUsage, r.Depth, maxDepth)
	}
	switch r.Direction {
	case "":
		r.Direction = "both"
	case "in", "out", "both":
	default:
		return fmt.Errorf("%w: no direction %q: use in, out or both", ctxsys.ErrUsage, r.Direction)
	}
	for _, k := range r.Kinds {
		if !slices.Contains(ctxsys.RelationKinds, k) {
			return fmt.Errorf("%w: no relationship %q: there are %v", ctxsys.ErrUsage, k, ctxsys.RelationKinds)
		}
	}
	if r.Limit <= 0 {
		r.Limit = defaultNodes
	}
	return nil
}

// graphWalk is one breadth-first walk.
type graphWalk struct {
	ctx   context.Context
	v     *sqlite.View
	req   GraphRequest
	names *names
	depth map[int64]int
	order []int64
	edges []sqlite.Edge
	seen  map[edgeKey]bool
	cut   bool
}

type edgeKey struct {
	source, target int64
	kind           ctxsys.RelationKind
	text           string
}

func newGraphWalk(ctx context.Context, v *sqlite.View, req GraphRequest) *graphWalk {
	return &graphWalk{ctx: ctx, v: v, req: req, names: newNames(v), depth: map[int64]int{}, seen: map[edgeKey]bool{}}
}

func (w *graphWalk) from(start sqlite.Entity) (*GraphResponse, error) {
	w.reach(start.ID, 0)
	for i := 0; i < len(w.order); i++ {
		id := w.order[i]
		if w.depth[id] >= w.req.Depth {
			break
		}
		if err := w.expand(id); err != nil {
			return nil, err
		}
	}
	return w.response(start)
}

// reach adds a node, and reports whether it is part of the answer.
func (w *graphWalk) reach(id int64, depth int) bool {
	if _, ok := w.depth[id]; ok {
		return true
	}
	if len(w.order) >= w.req.Limit {
		w.cut = true
		return false
	}
	w.depth[id] = depth
	w.order = append(w.order, id)
	return true
}

// expand follows the edges of a node.
func (w *graphWalk) expand(id int64) error {
	edges, err := edgesOf(w.ctx, w.v, id, w.req.Direction, maxPerNode)
	if err != nil {
		return err
	}
	for _, e := range edges {
		if len(w.req.Kinds) > 0 && !slices.Contains(w.req.Kinds, e.Kind) {
			continue
		}
		key := edgeKey{e.Source, e.Target, e.Kind, e.Text}
		if w.seen[key] {
			continue
		}
		other := e.Target
		if other == id {
			other = e.Source
		}
		if other != 0 && !w.reach(other, w.depth[id]+1) {
			continue
		}
		w.seen[key] = true
		w.edges = append(w.edges, e)
	}
	return nil
}

func (w *graphWalk) response(start sqlite.Entity) (*GraphResponse, error) {
	s, err := w.names.entity(w.ctx, &start)
	if err != nil {
		return nil, err
	}
	r := &GraphResponse{Start: s, Nodes: []GraphNode{}, Edges: []GraphEdge{}, Truncated: w.cut}
	for _, id := range w.order {
		e, err := w.v.Entity(w.ctx, id)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		node, err := w.names.entity(w.ctx, &e)
		if err != nil {
			return nil, err
		}
		r.Nodes = append(r.Nodes, GraphNode{Entity: node, Depth: w.depth[id], Score: 1 / float64(w.depth[id]+1)})
	}
	for i := range w.edges {
		e, err := w.names.edge(w.ctx, &w.edges[i])
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if e.Target == nil && !e.External && w.edges[i].Source == start.ID {
			r.Unresolved++
		}
		r.Edges = append(r.Edges, e)
	}
	return r, nil
}

// edge gives an edge its outside form.
func (n *names) edge(ctx context.Context, e *sqlite.Edge) (GraphEdge, error) {
	out := GraphEdge{Kind: e.Kind, TargetText: e.Text, External: e.External, Weight: e.Weight, Resolution: e.Resolution, Line: e.Line}
	var err error
	if out.Source, err = n.end(ctx, e.Source); err != nil || e.Target == 0 {
		return out, err
	}
	target, err := n.end(ctx, e.Target)
	if err != nil {
		return out, err
	}
	out.Target = &target
	if out.TargetText == "" {
		out.TargetText = target.QualifiedName
	}
	return out, nil
}

// edgesOf returns the edges of an entity, stored and implied: what contains what, what a file defines, and
// which folders depend on which, follow from other facts and are not stored.
func edgesOf(ctx context.Context, v *sqlite.View, id int64, direction string, limit int) ([]sqlite.Edge, error) {
	var out []sqlite.Edge
	if direction != "in" {
		stored, err := v.EdgesFrom(ctx, id)
		if err != nil {
			return nil, err
		}
		implied, err := contained(ctx, v, id)
		if err != nil {
			return nil, err
		}
		out = append(append(out, stored...), implied...)
	}
	if direction != "out" {
		stored, err := v.EdgesTo(ctx, id, limit)
		if err != nil {
			return nil, err
		}
		implied, err := containers(ctx, v, id)
		if err != nil {
			return nil, err
		}
		out = append(append(out, stored...), implied...)
	}
	if id < 0 {
		depends, err := dependsOn(ctx, v, id, direction)
		if err != nil {
			return nil, err
		}
		out = append(out, depends...)
	}
	return out, nil
}

func implied(kind ctxsys.RelationKind, source, target int64) sqlite.Edge {
	return sqlite.Edge{Kind: kind, Source: source, Target: target, Weight: 1, Resolution: "structure"}
}

// contained lists what an entity holds.
func contained(ctx context.Context, v *sqlite.View, id int64) ([]sqlite.Edge, error) {
	var out []sqlite.Edge
	if id < 0 {
		files, err := moduleFiles(ctx, v, id)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			out = append(out, implied(ctxsys.Contains, id, f))
		}
	}
	children, err := v.Children(ctx, id)
	if err != nil {
		return nil, err
	}
	for i := range children {
		out = append(out, implied(ctxsys.Contains, id, children[i].ID))
	}
	if id > 0 && sqlite.FileEntity(sqlite.FileOf(id)) == id {
		es, err := v.FileEntities(ctx, sqlite.FileOf(id))
		if err != nil {
			return nil, err
		}
		for i := range es {
			if es[i].ID != id {
				out = append(out, implied(ctxsys.Defines, id, es[i].ID))
			}
		}
	}
	return out, nil
}

// containers lists what an entity is in.
func containers(ctx context.Context, v *sqlite.View, id int64) ([]sqlite.Edge, error) {
	e, err := v.Entity(ctx, id)
	if err != nil {
		return nil, err
	}
	var out []sqlite.Edge
	parent := e.Parent
	file := sqlite.FileEntity(sqlite.FileOf(id))
	if id > 0 && id == file {
		if parent, err = moduleOf(ctx, v, sqlite.FileOf(id)); err != nil {
			return nil, err
		}
	} else if id > 0 {
		out = append(out, implied(ctxsys.Defines, file, id))
	}
	if parent != 0 {
		out = append(out, implied(ctxsys.Contains, parent, id))
	}
	return out, nil
}

// GraphExport writes every edge as one JSON object a line, sorted, without anything that differs between
// two indexes of the same files.
func (p *Project) GraphExport(ctx context.Context, w io.Writer) error {
	return p.db.View(ctx, func(v *sqlite.View) error {
		ends, err := allEnds(ctx, v)
		if err != nil {
			return err
		}
		var lines []string
		add := func(e sqlite.Edge) error {
			source, ok := ends[e.Source]
			if !ok {
				return nil
			}
			out := GraphEdge{Kind: e.Kind, Source: source, TargetText: e.Text, External: e.External, Weight: e.Weight, Resolution: e.Resolution, Line: e.Line}
			if e.Target != 0 {
				target, ok := ends[e.Target]
				if !ok {
					return nil
				}
				out.Target = &target
				if out.TargetText == "" {
					out.TargetText = target.QualifiedName
				}
			}
			b, err := json.Marshal(out)
			lines = append(lines, string(b))
			return err
		}
		if err := v.EachEdge(ctx, add); err != nil {
			return err
		}
		if err := eachImplied(ctx, v, add); err != nil {
			return err
		}
		slices.Sort(lines)
		out := bufio.NewWriter(w)
		for _, l := range lines {
			out.WriteString(l)
			out.WriteByte('\n')
		}
		return out.Flush()
	})
}

// allEnds names every entity.
func allEnds(ctx context.Context, v *sqlite.View) (map[int64]EdgeEnd, error) {
	files, err := filesByID(ctx, v)
	if err != nil {
		return nil, err
	}
	ends := map[int64]EdgeEnd{}
	err = v.EachEntity(ctx, func(e sqlite.Entity) bool {
		f := files[sqlite.FileOf(e.ID)]
		p := public(&f, &e)
		ends[e.ID] = EdgeEnd{ID: p.ID, Path: p.Path, Name: p.Name, QualifiedName: p.QualifiedName, Line: p.StartLine}
		return true
	})
	return ends, err
}

func filesByID(ctx context.Context, v *sqlite.View) (map[int64]sqlite.File, error) {
	list, err := v.Files(ctx)
	if err != nil {
		return nil, err
	}
	files := make(map[int64]sqlite.File, len(list))
	for _, f := range list {
		files[f.ID] = f
	}
	return files, nil
}

// GraphStats counts the graph and lists its hubs.
func (p *Project) GraphStats(ctx context.Context) (*GraphStats, error) {
	s := &GraphStats{Hubs: []Hub{}}
	err := p.db.View(ctx, func(v *sqlite.View) error {
		counts, err := v.EntityCounts(ctx)
		if err != nil {
			return err
		}
		if s.Kinds, s.External, s.Unresolved, err = v.EdgeCounts(ctx); err != nil {
			return err
		}
		files, err := v.Languages(ctx)
		if err != nil {
			return err
		}
		folders, err := v.Modules(ctx)
		if err != nil {
			return err
		}
		r := Report{Entities: counts, Relationships: s.Kinds}
		for _, l := range files {
			r.Files += l.Files
		}
		countImplied(&r, len(folders))
		for _, n := range counts {
			s.Nodes += n
		}
		depends, err := allDepends(ctx, v)
		if err != nil {
			return err
		}
		if len(depends) > 0 {
			s.Kinds[string(ctxsys.DependsOn)] = len(depends)
		}
		for _, m := range []map[string]int{s.Kinds, s.External, s.Unresolved} {
			for _, n := range m {
				s.Edges += n
			}
		}
		return p.hubs(ctx, v, s)
	})
	return s, err
}

func (p *Project) hubs(ctx context.Context, v *sqlite.View, s *GraphStats) error {
	type degree struct {
		id int64
		n  int
	}
	var top []degree
	if err := v.InDegrees(ctx, 15, func(id int64, n int) { top = append(top, degree{id, n}) }); err != nil {
		return err
	}
	n := newNames(v)
	for _, d := range top {
		e, err := v.Entity(ctx, d.id)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		named, err := n.entity(ctx, &e)
		if err != nil {
			return err
		}
		s.Hubs = append(s.Hubs, Hub{named, d.n})
	}
	slices.SortFunc(s.Hubs, func(a, b Hub) int { return cmp.Or(b.InDegree-a.InDegree, cmp.Compare(a.ID, b.ID)) })
	return nil
}

// maxPathVisits bounds the search for a path.
const maxPathVisits = 50_000

// GraphPath returns a shortest path between two entities along edges of any kind and either direction but
// containment, which connects everything with everything. There being none is an error that wraps
// ctxsys.ErrNotFound.
func (p *Project) GraphPath(ctx context.Context, from, to string) (*PathResponse, error) {
	var resp *PathResponse
	err := p.db.View(ctx, func(v *sqlite.View) error {
		a, err := p.resolve(ctx, v, from)
		if err != nil {
			return err
		}
		b, err := p.resolve(ctx, v, to)
		if err != nil {
			return err
		}
		back, err := breadthFirst(ctx, v, a.ID, b.ID)
		if err != nil {
			return err
		}
		resp, err = tracePath(ctx, v, a.ID, b.ID, back)
		return err
	})
	return resp, err
}

// breadthFirst returns for each visited entity the edge it was reached by.
func breadthFirst(ctx context.Context, v *sqlite.View, from, to int64) (map[int64]sqlite.Edge, error) {
	back := map[int64]sqlite.Edge{from: {}}
	queue := []int64{from}
	for len(queue) > 0 && len(back) < maxPathVisits {
		id := queue[0]
		queue = queue[1:]
		if id == to {
			return back, nil
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		out, err := v.EdgesFrom(ctx, id)
		if err != nil {
			return nil, err
		}
		in, err := v.EdgesTo(ctx, id, maxPerNode)
		if err != nil {
			return nil, err
		}
		for _, e := range append(out, in...) {
			other := e.Target
			if other == id {
				other = e.Source
			}
			if _, seen := back[other]; other != 0 && !seen {
				back[other] = e
				queue = append(queue, other)
			}
		}
	}
	return back, nil
}

func tracePath(ctx context.Context, v *sqlite.View, from, to int64, back map[int64]sqlite.Edge) (*PathResponse, error) {
	if _, ok := back[to]; !ok {
		return nil, fmt.Errorf("%w: no path between the two", ctxsys.ErrNotFound)
	}
	n := newNames(v)
	resp := &PathResponse{Nodes: []ctxsys.Entity{}, Edges: []GraphEdge{}}
	for id := to; ; {
		e, err := v.Entity(ctx, id)
		if err != nil {
			return nil, err
		}
		node, err := n.entity(ctx, &e)
		if err != nil {
			return nil, err
		}
		resp.Nodes = append(resp.Nodes, node)
		if id == from {
			break
		}
		edge := back[id]
		named, err := n.edge(ctx, &edge)
		if err != nil {
			return nil, err
		}
		resp.Edges = append(resp.Edges, named)
		if id == edge.Target {
			id = edge.Source
		} else {
			id = edge.Target
		}
	}
	slices.Reverse(resp.Nodes)
	slices.Reverse(resp.Edges)
	return resp, nil
}
