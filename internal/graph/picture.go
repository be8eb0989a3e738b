package graph

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What a picture is of.
const (
	ByFolder = "folder"
	ByFile   = "file"
	BySymbol = "symbol"
)

const (
	defaultPicture = 3000
	maxPicture     = 50_000 // more cannot be seen apart on a screen
	maxClusters    = 600    // nodes of a picture by clusters: as many as names can be read of
	maxTies        = 20_000 // edges among them
)

// PictureRequest asks for much of the graph at once, to be drawn.
type PictureRequest struct {
	Level      string                `json:"level,omitempty"`      // folder, file or symbol; file
	Kinds      []ctxsys.RelationKind `json:"kinds,omitempty"`      // of those that tie code together, all
	Path       string                `json:"path,omitempty"`       // a glob
	Confidence float64               `json:"confidence,omitempty"` // of an edge at least, 0 to 1
	Limit      int                   `json:"limit,omitempty"`      // of nodes, 3000
	Clusters   bool                  `json:"clusters,omitempty"`   // where there are more than the limit, folders and files are drawn for what is in them
	Open       []string              `json:"open,omitempty"`       // ids of clusters whose parts are drawn
}

// Picture is the most central nodes with the edges among them, or clusters that hold all of them.
type Picture struct {
	snapshot.Answer
	Nodes []PictureNode         `json:"nodes"` // the most central first
	Kinds []ctxsys.RelationKind `json:"kinds"` // what the kinds in edges are
	Edges [][4]int              `json:"edges"` // indexes of two nodes, of the kind, and how many edges of the graph it is made of

	Total     int  `json:"total"`               // nodes that have edges of those kinds
	Clustered bool `json:"clustered,omitempty"` // some nodes are clusters
	Truncated bool `json:"truncated"`           // there are more nodes, or more edges among clusters, than can be drawn
}

// PictureNode is a folder, a file or a symbol.
type PictureNode struct {
	ID      string            `json:"id"`
	Name    string            `json:"name"`
	Type    ctxsys.EntityType `json:"type"`
	Path    string            `json:"path"`
	Line    int               `json:"line,omitempty"`
	Rank    float64           `json:"rank"` // how central it is: 1 is the mean; of a cluster the sum
	In      int               `json:"in"`   // edges that end in it from others
	Out     int               `json:"out"`
	Members int               `json:"members,omitempty"` // of a cluster: nodes in it
}

// PictureOf returns the nodes of a level with the edges among them, both as many as can be drawn.
func PictureOf(ctx context.Context, v *View, req PictureRequest) (*Picture, error) {
	if err := checkKinds(req.Kinds, storedKinds[:]); err != nil {
		return nil, err
	}
	req.Level = cmp.Or(req.Level, ByFile)
	if !slices.Contains([]string{ByFolder, ByFile, BySymbol}, req.Level) {
		return nil, fmt.Errorf("%w: unknown level %q: use folder, file or symbol", ctxsys.ErrUsage, req.Level)
	}
	filter, err := search.NewFilter(search.Request{Path: req.Path})
	if err != nil {
		return nil, err
	}
	filter.Projects = v.Projects
	c, err := v.Centrality(ctx)
	if err != nil {
		return nil, err
	}
	net := c.network.only(req.Kinds)
	d := &drawing{at: map[string]int{}, edges: map[[3]int]int{}}
	nodes, err := d.nodes(ctx, v, c, net, req.Level, filter)
	if err != nil {
		return nil, err
	}
	for _, e := range net.edges() {
		from, to := nodes[e.from], nodes[e.node]
		if from >= 0 && to >= 0 && from != to && float64(e.weight) >= 100*req.Confidence {
			d.edges[[3]int{from, to, int(e.kind)}]++
		}
	}
	limit := min(cmp.Or(max(req.Limit, 0), defaultPicture), maxPicture)
	d.count(c)
	total := len(d.tied())
	clustered := req.Clusters && total > limit
	if clustered {
		d, limit = d.clustered(min(limit, maxClusters), req.Open), maxPicture
		d.count(c)
	}
	p := d.picture(limit, clustered)
	p.Total, p.Clustered = total, clustered
	return p, nil
}

// drawing is a picture that is being made.
type drawing struct {
	all   []PictureNode
	ranks []uint64
	at    map[string]int // ids of nodes
	edges map[[3]int]int // by both ends and the kind

	dropped bool // nodes of an open cluster are left out
}

// nodes makes the nodes, and returns which one each node of the network is in, -1 for none.
func (d *drawing) nodes(ctx context.Context, v *View, c *Centrality, net *network, level string, filter search.Filter) ([]int, error) {
	places := make(map[int64]*store.Located, len(net.ids))
	for from := 0; from < len(net.ids); from += rankBlock {
		found, err := v.Store.Places(ctx, net.ids[from:min(from+rankBlock, len(net.ids))])
		if err != nil {
			return nil, err
		}
		for i := range found {
			places[found[i].ID] = &found[i]
		}
	}
	out := make([]int, len(net.ids))
	for i, id := range net.ids {
		out[i] = -1
		l := places[id]
		if l == nil {
			continue
		}
		e := PublicAt(l)
		if !filter.KeepsPath(e.Path) || level == BySymbol && (store.IsFile(id) || e.Type == ctxsys.TypeModule) {
			continue
		}
		n := PictureNode{ID: e.ID, Name: cmp.Or(e.QualifiedName, e.Name), Type: e.Type, Path: e.Path, Line: e.StartLine}
		switch {
		case level == ByFolder:
			folder := e.Path
			if e.Type != ctxsys.TypeModule {
				folder = path.Dir(e.Path)
			}
			n = PictureNode{ID: folder + "/", Name: folder, Type: ctxsys.TypeModule, Path: folder}
		case level == ByFile && e.Type != ctxsys.TypeModule:
			n = PictureNode{ID: e.Path, Name: path.Base(e.Path), Type: ctxsys.TypeFile, Path: e.Path}
		}
		at, ok := d.at[n.ID]
		if !ok {
			at = len(d.all)
			d.at[n.ID] = at
			d.all, d.ranks = append(d.all, n), append(d.ranks, 0)
		}
		out[i] = at
		d.ranks[at] += c.rank[i]
	}
	return out, nil
}

// count says of each node how central it is, and how many edges it has.
func (d *drawing) count(c *Centrality) {
	for e, n := range d.edges {
		d.all[e[0]].Out += n
		d.all[e[1]].In += n
	}
	for i := range d.all {
		d.all[i].Rank = round(c.times(d.ranks[i]))
	}
}

// tied returns the nodes that have edges, and all clusters, the most central first.
func (d *drawing) tied() []int {
	var order []int
	for i := range d.all {
		if d.all[i].In+d.all[i].Out+d.all[i].Members > 0 {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(d.ranks[b], d.ranks[a]), cmp.Compare(d.all[b].In+d.all[b].Out, d.all[a].In+d.all[a].Out), cmp.Compare(d.all[a].ID, d.all[b].ID))
	})
	return order
}

// picture takes the most central nodes, and of the edges among clusters those that are made of the most.
func (d *drawing) picture(limit int, clustered bool) *Picture {
	order := d.tied()
	p := &Picture{Nodes: []PictureNode{}, Edges: [][4]int{}, Kinds: ctxsys.RelationKinds, Truncated: len(order) > limit || d.dropped}
	to := make(map[int]int, len(order))
	for _, i := range order[:min(limit, len(order))] {
		to[i] = len(p.Nodes)
		p.Nodes = append(p.Nodes, d.all[i])
	}
	for e, n := range d.edges {
		from, ok := to[e[0]]
		end, also := to[e[1]]
		if ok && also {
			p.Edges = append(p.Edges, [4]int{from, end, e[2], n})
		}
	}
	if clustered && len(p.Edges) > maxTies {
		slices.SortFunc(p.Edges, func(a, b [4]int) int { return cmp.Or(cmp.Compare(b[3], a[3]), slices.Compare(a[:], b[:])) })
		p.Edges, p.Truncated = p.Edges[:maxTies], true
	}
	slices.SortFunc(p.Edges, func(a, b [4]int) int { return slices.Compare(a[:], b[:]) })
	return p
}

// Shows names no file: what is drawn is worth no look at thousands of files.
func (*Picture) Shows(func(path string)) {}
