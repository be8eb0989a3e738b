package graph

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
)

// What files answers are about: they can be compared with the disk.

func showsEdges(file func(string), edges []Edge) {
	for i := range edges {
		file(edges[i].Source.Path)
		if t := edges[i].Target; t != nil {
			file(t.Path)
		}
	}
}

func showsEntities(file func(string), entities []ctxsys.Entity) {
	for i := range entities {
		file(entities[i].Path)
	}
}

// Shows calls file for each file that the answer is about.
func (r *ShowResponse) Shows(file func(string)) {
	file(r.Path)
	showsEntities(file, r.Children)
	showsEdges(file, r.Edges)
	showsEdges(file, r.Documented)
}

// Shows calls file for each file that the answer is about.
func (r *MapResponse) Shows(file func(string)) {
	for _, path := range r.Paths {
		file(path)
	}
}

// Shows calls file for each file that the answer is about.
func (r *NeighboursResponse) Shows(file func(string)) {
	for i := range r.Nodes {
		file(r.Nodes[i].Path)
	}
	showsEdges(file, r.Edges)
}

// Shows calls file for each file that the answer is about.
func (r *UsesResponse) Shows(file func(string)) {
	file(r.Start.Path)
	for i := range r.Edges {
		showsEdges(file, []Edge{r.Edges[i].Edge})
	}
	showsEdges(file, r.Unresolved.Edges)
}

// Shows calls file for each file that the answer is about.
func (r *HierarchyResponse) Shows(file func(string)) {
	file(r.Start.Path)
	var tree func(nodes []HierarchyNode)
	tree = func(nodes []HierarchyNode) {
		for i := range nodes {
			showsEdges(file, []Edge{nodes[i].Edge})
			tree(nodes[i].Nodes)
		}
	}
	tree(r.Supertypes)
	tree(r.Subtypes)
	showsEdges(file, r.Unresolved.Edges)
}

// Shows calls file for each file that the answer is about.
func (r *PathResponse) Shows(file func(string)) { showsEntities(file, r.Nodes) }

// Shows calls file for each file that the answer is about.
func (r *CyclesResponse) Shows(file func(string)) {
	for i := range r.Cycles {
		for _, m := range r.Cycles[i].Members {
			file(m.Path)
		}
		showsEdges(file, r.Cycles[i].Cycle)
	}
}

// Shows calls file for each file that the answer is about.
func (r *HubsResponse) Shows(file func(string)) {
	for i := range r.Hubs {
		file(r.Hubs[i].Path)
	}
}

// Shows calls file for each file that the answer is about.
func (r *UnreferencedResponse) Shows(file func(string)) {
	for i := range r.Symbols {
		file(r.Symbols[i].Path)
	}
}

// Shows calls file for each file that the answer is about.
func (r *UnresolvedResponse) Shows(file func(string)) { showsEdges(file, r.Edges) }

// Shows calls file for each file that the answer is about.
func (s *StatsResponse) Shows(file func(string)) {
	for i := range s.Hubs {
		file(s.Hubs[i].Path)
	}
}
