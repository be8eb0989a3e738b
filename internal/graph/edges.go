package graph

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// storedKinds are the kinds of edge between code that are found by relating. What documents name is found so too; the
// others follow from structure.
var storedKinds = [...]ctxsys.RelationKind{ctxsys.Imports, ctxsys.Extends, ctxsys.Implements, ctxsys.Calls, ctxsys.References}

// isStored reports whether edges of a kind are found by relating.
func isStored(k ctxsys.RelationKind) bool {
	return k == ctxsys.Documents || slices.Contains(storedKinds[:], k)
}

// checkKinds refuses kinds that cannot be asked for here.
func checkKinds(kinds, known []ctxsys.RelationKind) error {
	for _, k := range kinds {
		if !slices.Contains(known, k) {
			return fmt.Errorf("%w: no relationship %q here: there are %v", ctxsys.ErrUsage, k, known)
		}
	}
	return nil
}

// fillDepth fills a depth in and refuses one that is too large.
func fillDepth(depth *int, usual int) error {
	if *depth == 0 {
		*depth = usual
	}
	if *depth < 0 || *depth > MaxDepth {
		return fmt.Errorf("%w: depth %d: use 1 to %d", ctxsys.ErrUsage, *depth, MaxDepth)
	}
	return nil
}

// PublicAt is the outside form of an entity.
func PublicAt(l *store.Located) ctxsys.Entity {
	return Public(&store.File{Path: l.Path, Language: l.Language}, &l.Entity)
}

func endOf(e *ctxsys.Entity) End {
	return End{ID: e.ID, Path: e.Path, Name: e.Name, QualifiedName: e.QualifiedName, Line: e.StartLine}
}

// ends names the entities that edges tie together.
type ends map[int64]End

// endsOf reads the names of both ends of some edges.
func endsOf(ctx context.Context, v *store.View, edges []store.Edge) (ends, error) {
	var ids []int64
	for i := range edges {
		ids = append(ids, edges[i].Source)
		if edges[i].Target != 0 {
			ids = append(ids, edges[i].Target)
		}
	}
	slices.Sort(ids)
	return placesOf(ctx, v, slices.Compact(ids))
}

// placesOf reads the names of entities.
func placesOf(ctx context.Context, v *store.View, ids []int64) (ends, error) {
	found, err := v.Places(ctx, ids)
	if err != nil {
		return nil, err
	}
	out := make(ends, len(found))
	for i := range found {
		e := PublicAt(&found[i])
		out[found[i].ID] = endOf(&e)
	}
	return out, nil
}

// edge gives an edge its outside form. It is false when an end vanished with its file.
func (n ends) edge(e *store.Edge) (Edge, bool) {
	source, ok := n[e.Source]
	out := Edge{
		Kind: e.Kind, Source: source, TargetText: e.Text, External: e.External, Weight: e.Weight, Resolution: e.Resolution, Line: e.Line, Metadata: e.Metadata,
	}
	if !ok || e.Target == 0 {
		out.ID = edgeID(e.Kind, source.ID, "?"+e.Text)
		return out, ok
	}
	target, ok := n[e.Target]
	out.Target, out.ID = &target, edgeID(e.Kind, source.ID, target.ID)
	if out.TargetText == "" {
		out.TargetText = target.QualifiedName
	}
	return out, ok
}

// edgeID is the id of an edge. Relating makes one edge of a kind from a source to a target.
func edgeID(kind ctxsys.RelationKind, source, target string) string {
	sum := sha256.Sum256([]byte(string(kind) + "\x00" + source + "\x00" + target))
	return hex.EncodeToString(sum[:8])
}

// NameEdges names a list of edges.
func NameEdges(ctx context.Context, v *store.View, edges []store.Edge) ([]Edge, error) {
	names, err := endsOf(ctx, v, edges)
	if err != nil {
		return nil, err
	}
	out := make([]Edge, 0, len(edges))
	for i := range edges {
		if e, ok := names.edge(&edges[i]); ok {
			out = append(out, e)
		}
	}
	return out, nil
}

// Page cuts a page out of n things, of which limit and offset were asked for.
func Page(n, limit, offset int) (from, to int, p Paging) {
	from = min(max(offset, 0), n)
	to = from + min(limit, n-from)
	p = Paging{Total: n, Offset: from}
	if to < n {
		p.NextOffset = to
	}
	return from, to, p
}
