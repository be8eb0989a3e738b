package engine

import (
	"github.com/ctx-sys/ctx-sys/internal/graph"
)

// What is asked about the graph, and what answers are made of; see package graph.
type (
	GraphRequest        = graph.NeighboursRequest
	UsesRequest         = graph.UsesRequest
	HierarchyRequest    = graph.HierarchyRequest
	PathRequest         = graph.PathRequest
	CyclesRequest       = graph.CyclesRequest
	HubsRequest         = graph.HubsRequest
	UnreferencedRequest = graph.UnreferencedRequest
	UnresolvedRequest   = graph.UnresolvedRequest
	MapRequest          = graph.MapRequest

	GraphNode      = graph.Node
	GraphEdge      = graph.Edge
	EdgeEnd        = graph.End
	UsesEdge       = graph.UsesEdge
	Paging         = graph.Paging
	OpenUses       = graph.OpenUses
	OpenName       = graph.OpenName
	Declaration    = graph.Declaration
	HierarchyNode  = graph.HierarchyNode
	Cycle          = graph.Cycle
	Hub            = graph.Hub
	Unreferenced   = graph.Unreferenced
	Doubt          = graph.Doubt
	AmbiguousError = graph.AmbiguousError
	NoPathError    = graph.NoPathError
)

// GraphResponse is a neighbourhood, with the state of the index, as are the following.
type GraphResponse struct {
	Answer
	graph.NeighboursResponse
}

// UsesResponse is a page of edges.
type UsesResponse struct {
	Answer
	graph.UsesResponse
}

// HierarchyResponse is a type between its supertypes and its subtypes.
type HierarchyResponse struct {
	Answer
	graph.HierarchyResponse
}

// PathResponse is a shortest path between two entities.
type PathResponse struct {
	Answer
	graph.PathResponse
}

// CyclesResponse lists sets of entities that all reach one another.
type CyclesResponse struct {
	Answer
	graph.CyclesResponse
}

// HubsResponse lists entities, the most central first.
type HubsResponse struct {
	Answer
	graph.HubsResponse
}

// UnreferencedResponse lists symbols that nothing refers to.
type UnreferencedResponse struct {
	Answer
	graph.UnreferencedResponse
}

// UnresolvedResponse is a page of edges whose target could not be found.
type UnresolvedResponse struct {
	Answer
	graph.UnresolvedResponse
}

// MapResponse is an outline of the repository.
type MapResponse struct {
	Answer
	graph.MapResponse
}

// GraphStats counts the graph.
type GraphStats struct {
	Answer
	graph.StatsResponse
}
