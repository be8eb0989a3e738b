package graph

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// NeighboursRequest asks for the neighbourhood of one entity.
type NeighboursRequest struct {
	Entity    string                `json:"entity"`              // an id, a qualified name, or a name that fits one entity
	Depth     int                   `json:"depth,omitempty"`     // 2
	Kinds     []ctxsys.RelationKind `json:"kinds,omitempty"`     // all
	Direction string                `json:"direction,omitempty"` // in, out or both (both)
	Limit     int                   `json:"limit,omitempty"`     // nodes, 200
	Semantic  bool                  `json:"semantic,omitempty"`  // also relates_to, which is left out unless this or its name asks for it
}

// Node is an entity of a neighbourhood; Depth is its distance in edges from the start.
type Node struct {
	ctxsys.Entity
	Depth int     `json:"depth"`
	Score float64 `json:"score"`         // 1/(depth+1)
	Hub   bool    `json:"hub,omitempty"` // so many edges end in it that they were not followed
}

// Edge is one edge. Target is nil when what is named could not be found; TargetText is then all that is known. ID is made of the kind and both ends:
// it stays while they do. It comes behind the ends, so that the lines of an export are in their order.
type Edge struct {
	Kind       ctxsys.RelationKind `json:"kind"`
	Source     End                 `json:"source"`
	Target     *End                `json:"target"`
	TargetText string              `json:"target_text"`
	ID         string              `json:"id"`
	External   bool                `json:"external"`
	Weight     float64             `json:"weight"`
	Resolution string              `json:"resolution"`
	Line       int                 `json:"line,omitempty"` // where the source names the target
	Imported                       // of an import, where one entity or the whole graph was asked for

	Metadata ctxsys.Object `json:"metadata,omitempty"` // of an edge that somebody wrote down, and of one between repositories
}

// ByHand is the resolution of edges that somebody wrote down.
const ByHand = store.ResolvedManually

// End names one end of an edge.
type End struct {
	ID            string `json:"id"`
	Path          string `json:"path"`
	Name          string `json:"name"`
	QualifiedName string `json:"qualified_name"`
	Line          int    `json:"line"`
}

// NeighboursResponse is a neighbourhood: the start is the first node; nodes are nearest first.
type NeighboursResponse struct {
	snapshot.Answer
	Start      ctxsys.Entity `json:"start"`
	Others     []string      `json:"others,omitempty"` // ids of other entities that have the name of the start
	Nodes      []Node        `json:"nodes"`
	Edges      []Edge        `json:"edges"`
	Truncated  bool          `json:"truncated"`
	Unresolved int           `json:"unresolved"`          // edges of the start whose other end is unknown
	NoVector   string        `json:"no_vector,omitempty"` // why no edge to what is similar could be found
}

// UsesRequest asks which edges lead to an entity, or from it, over some steps: its callers, callees,
// importers or implementations.
type UsesRequest struct {
	Entity string `json:"entity"`
	Depth  int    `json:"depth,omitempty"` // 1; of implementations 10, which is all there are
	Limit  int    `json:"limit,omitempty"` // edges, 50
	Offset int    `json:"offset,omitempty"`
}

// UsesResponse is a page of edges, those nearest to the start first.
type UsesResponse struct {
	snapshot.Answer
	Start  ctxsys.Entity `json:"start"`
	Others []string      `json:"others,omitempty"` // ids of other entities that have the name of the start
	Edges  []UsesEdge    `json:"edges"`
	Paging
	// Unresolved says where the name of the start is in edges that could not be resolved: with no edges
	// and some of these it is unknown whether there are any.
	Unresolved OpenUses `json:"unresolved"`
	// Unknown is why there may be more than Edges: not all bodies were read. It is empty where all were.
	Unknown string `json:"unknown,omitempty"`
	// Through are the declarations that the start overrides or implements: who uses them may mean it.
	Through []Declaration `json:"through,omitempty"`
}

// UsesEdge is an edge and its distance from the start: 1 for the edges of the start itself.
type UsesEdge struct {
	Edge
	Depth int `json:"depth"`
}

// Paging says which part of a longer answer this is. NextOffset is where the rest begins, 0 at the end.
// Truncated means that the search ended at its bound: there are more than Total.
type Paging struct {
	Total      int  `json:"total"`
	Offset     int  `json:"offset"`
	NextOffset int  `json:"next_offset,omitempty"`
	Truncated  bool `json:"truncated"`
}

// OpenUses counts unresolved edges of a name, in all and by the language of their source, and shows the first.
type OpenUses struct {
	Total     int            `json:"total"`
	Languages map[string]int `json:"languages"`
	Edges     []Edge         `json:"edges"`
}

// Declaration is a declaration in a supertype and how many edges lead to it.
type Declaration struct {
	End
	Uses int `json:"uses"`
}

// HierarchyRequest asks for what a type is made from and what is made from it.
type HierarchyRequest struct {
	Entity string `json:"entity"`
	Depth  int    `json:"depth,omitempty"` // 10
	Limit  int    `json:"limit,omitempty"` // types in each direction, 200
}

// HierarchyResponse is a type between its supertypes and its subtypes.
type HierarchyResponse struct {
	snapshot.Answer
	Start      ctxsys.Entity   `json:"start"`
	Others     []string        `json:"others,omitempty"` // ids of other entities that have the name of the start
	Supertypes []HierarchyNode `json:"supertypes"`
	Subtypes   []HierarchyNode `json:"subtypes"`
	Unresolved OpenUses        `json:"unresolved"` // bases of the start's name that could not be resolved
	Truncated  bool            `json:"truncated"`
}

// HierarchyNode is a type, the edge that ties it to the type above it in the tree, and what follows from it in
// the same direction. A type that is in the tree already is repeated without what follows.
type HierarchyNode struct {
	Edge     Edge            `json:"edge"`
	Repeated bool            `json:"repeated,omitempty"`
	Nodes    []HierarchyNode `json:"nodes,omitempty"`
}

// PathRequest asks for a shortest path. A type, a file or a folder stands for everything in it.
type PathRequest struct {
	From       string                `json:"from"`
	To         string                `json:"to"`
	Kinds      []ctxsys.RelationKind `json:"kinds,omitempty"` // of those that are stored, all
	Undirected bool                  `json:"undirected,omitempty"`
}

// PathResponse is a shortest path between two entities.
type PathResponse struct {
	snapshot.Answer
	Nodes []ctxsys.Entity `json:"nodes"`
	Edges []Edge          `json:"edges"`
}

// CyclesRequest asks for what depends on itself.
type CyclesRequest struct {
	Kinds  []ctxsys.RelationKind `json:"kinds,omitempty"` // imports
	Path   string                `json:"path,omitempty"`  // a glob; a cycle counts that has a member there
	Limit  int                   `json:"limit,omitempty"` // 20
	Offset int                   `json:"offset,omitempty"`
}

// CyclesResponse lists sets of entities that all reach one another, the largest first.
type CyclesResponse struct {
	snapshot.Answer
	Kinds  []ctxsys.RelationKind `json:"kinds"`
	Cycles []Cycle               `json:"cycles"`
	Paging
}

// Cycle is one such set. Members is its beginning, in order of place; Cycle is a shortest way round in it.
type Cycle struct {
	Size    int    `json:"size"`
	Members []End  `json:"members"`
	Cycle   []Edge `json:"cycle"`
}

// HubsRequest asks for the most central entities.
type HubsRequest struct {
	Kinds  []ctxsys.RelationKind `json:"kinds,omitempty"` // of those that are stored, all
	Types  []ctxsys.EntityType   `json:"types,omitempty"` // symbols of all types
	Path   string                `json:"path,omitempty"`  // a glob
	Limit  int                   `json:"limit,omitempty"` // 20
	Offset int                   `json:"offset,omitempty"`
}

// HubsResponse lists entities, the most central first.
type HubsResponse struct {
	snapshot.Answer
	Hubs []Hub `json:"hubs"`
	Paging
}

// Hub is an entity, how central it is in multiples of the mean, and how many edges end in it. The centrality
// of a file is that which comes to its symbols from other files.
type Hub struct {
	ctxsys.Entity
	Centrality float64 `json:"centrality,omitempty"`
	InDegree   int     `json:"in_degree"`
}

// UnreferencedRequest asks for symbols that nothing refers to.
type UnreferencedRequest struct {
	Types  []ctxsys.EntityType `json:"types,omitempty"` // functions, methods and types
	Path   string              `json:"path,omitempty"`  // a glob
	Limit  int                 `json:"limit,omitempty"` // 50
	Offset int                 `json:"offset,omitempty"`
}

// UnreferencedResponse lists symbols, those first that nothing uses for certain, the others by their strongest doubt.
type UnreferencedResponse struct {
	snapshot.Answer
	Symbols []Unreferenced `json:"symbols"`
	Paging
	Sure    int            `json:"sure"`    // of Total, those without a doubt
	Reasons map[string]int `json:"reasons"` // the others by their strongest doubt
	Unknown map[string]int `json:"unknown"` // symbols left out by language: what refers to what is not known there
}

// Unreferenced is a symbol that nothing refers to, and why it may be in use all the same.
type Unreferenced struct {
	ctxsys.Entity
	Doubts []Doubt `json:"doubts"` // the strongest first
}

// Doubt is a reason why a symbol may be in use.
type Doubt struct {
	Kind string `json:"kind"` // one of doubtOrder
	Why  string `json:"why"`
}

// UnresolvedRequest asks for the edges whose other end could not be found.
type UnresolvedRequest struct {
	Kinds  []ctxsys.RelationKind `json:"kinds,omitempty"` // of those that are stored, all
	Path   string                `json:"path,omitempty"`  // a glob, of where they are written
	Limit  int                   `json:"limit,omitempty"` // 50
	Offset int                   `json:"offset,omitempty"`
}

// UnresolvedResponse is a page of such edges: first what is known to be wrong, a path of no file and a member that
// its type does not have, then by place.
type UnresolvedResponse struct {
	snapshot.Answer
	Edges []Edge `json:"edges"`
	Paging
	Resolutions map[string]int `json:"resolutions"` // why they have no target, of all
}

// StatsResponse counts the graph.
type StatsResponse struct {
	snapshot.Answer
	Nodes      int            `json:"nodes"`
	Edges      int            `json:"edges"`
	Kinds      map[string]int `json:"kinds"`
	Unresolved map[string]int `json:"unresolved"`
	External   map[string]int `json:"external"`

	// Resolutions counts the stored edges of each kind by how they were resolved.
	Resolutions map[string]map[string]int `json:"resolutions"`
	// UnresolvedLanguages counts the unresolved edges of each kind by the language of their source.
	UnresolvedLanguages map[string]map[string]int `json:"unresolved_languages"`
	UnresolvedNames     []OpenName                `json:"unresolved_names"` // most frequent first

	Hubs []Hub `json:"hubs"` // those most edges end in first
}

// OpenName is a name in which unresolved edges end.
type OpenName struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
	First Edge   `json:"first"`
}
