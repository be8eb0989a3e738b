package graph

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"

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
	maxClusterTies = 20_000 // edges among them
	maxTies        = 100_000
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
	Truncated bool `json:"truncated"`           // there are more nodes or edges than can be drawn: those are the most central nodes, and the edges that are made of the most
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
	net, err := v.network(ctx)
	if err != nil {
		return nil, err
	}
	d := &drawing{net: net, kinds: store.KindSet(req.Kinds...).Bits(), weight: uint8(min(101, max(0, math.Ceil(100*req.Confidence))))}
	if err := d.divide(ctx, v, c, req.Level, filter); err != nil {
		return nil, err
	}
	d.count()
	limit := min(cmp.Or(max(req.Limit, 0), defaultPicture), maxPicture)
	p := &Picture{Kinds: ctxsys.RelationKinds, Total: d.tied()}
	most := maxTies
	if p.Clustered = req.Clusters && p.Total > limit; p.Clustered {
		d.clusters(min(limit, maxClusters), req.Open)
		most = maxClusterTies
	} else {
		d.mostCentral(limit)
	}
	if err := d.name(ctx, v); err != nil {
		return nil, err
	}
	d.finish(p, c, most)
	return p, nil
}

// drawing is a picture that is being made. There may be millions of units: what is drawn alone gets a name.
type drawing struct {
	net    *network
	kinds  int64 // of edges, as bits
	weight uint8 // of an edge at least

	units []unit
	in    []int32 // which unit each node of the network is part of, -1 for none

	shown   []shown
	to      []int32 // which of shown each unit is part of, -1 for none
	dropped bool    // something is left out
}

// unit is a folder, a file or a symbol: what a picture of that level could show each of.
type unit struct {
	id      int64  // of the entity; 0 for a folder that is made of what is in it
	path    string // of the folder, or of the file it is or is in
	rank    uint64
	in, out int32 // edges from and to other units
}

// shown is a unit, or a cluster.
type shown struct {
	unit    int32
	cluster *group // nil for a unit
	rank    uint64
	node    PictureNode
}

// divide makes the units of a level. Paths say enough for it, since the numbers of entities say in which file they are.
func (d *drawing) divide(ctx context.Context, v *View, c *Centrality, level string, filter search.Filter) error {
	files, err := v.Store.BriefFiles(ctx, false)
	if err != nil {
		return err
	}
	paths := make(map[int64]string, len(files)) // of files by number and of folders by id, of those that the filter keeps
	for i := range files {
		if filter.KeepsPath(files[i].Path) {
			paths[files[i].ID] = files[i].Path
		}
	}
	folders, err := v.Store.Modules(ctx)
	if err != nil {
		return err
	}
	for i := range folders {
		if p := folders[i].FolderPath(); filter.KeepsPath(p) {
			paths[folders[i].ID] = p
		}
	}
	d.in = make([]int32, len(d.net.ids))
	whole := map[int64]int32{}   // units that are files, by number, or folders, by id
	byPath := map[string]int32{} // and those of the level of folders
	for i, id := range d.net.ids {
		d.in[i] = -1
		key := id
		if id > 0 {
			key = store.FileOf(id)
		}
		p, ok := paths[key]
		if !ok || level == BySymbol && (id < 0 || store.IsFile(id)) {
			continue
		}
		at, ok := int32(0), false
		switch level {
		case BySymbol:
		case ByFile:
			at, ok = whole[key]
			if id > 0 {
				id = store.FileEntity(key)
			}
		default:
			if at, ok = whole[key]; ok {
				break
			}
			if id > 0 {
				p = path.Dir(p)
			}
			id = 0
			at, ok = byPath[p]
		}
		if !ok {
			at = int32(len(d.units))
			d.units = append(d.units, unit{id: id, path: p})
		}
		if level != BySymbol {
			whole[key] = at
			byPath[p] = at
		}
		d.in[i] = at
		if node, ok := c.nodes.of(d.net.ids[i]); ok { // what is kept may be of other nodes where somebody made it
			d.units[at].rank += c.rank[node]
		}
	}
	return ctx.Err()
}

// each calls f with the edges between different units: their numbers and the kind.
func (d *drawing) each(f func(from, to int32, kind uint8)) {
	for i := range d.net.ids {
		from := d.in[i]
		if from < 0 {
			continue
		}
		for _, l := range d.net.of(int32(i)) {
			if to := d.in[l.node]; to >= 0 && to != from && l.weight >= d.weight && d.kinds&(1<<l.kind) != 0 {
				f(from, to, l.kind)
			}
		}
	}
}

// count counts the edges of units.
func (d *drawing) count() {
	d.each(func(from, to int32, _ uint8) {
		d.units[from].out++
		d.units[to].in++
	})
	d.to = make([]int32, len(d.units))
	for i := range d.to {
		d.to[i] = -1
	}
}

// tied counts the units that have edges.
func (d *drawing) tied() (n int) {
	for i := range d.units {
		if d.units[i].in+d.units[i].out > 0 {
			n++
		}
	}
	return n
}

// before orders units, the most central first.
func (d *drawing) before(a, b int32) int {
	x, y := &d.units[a], &d.units[b]
	return cmp.Or(cmp.Compare(y.rank, x.rank), cmp.Compare(y.in+y.out, x.in+x.out), strings.Compare(x.path, y.path), cmp.Compare(x.id, y.id))
}

// mostCentral shows the most central units.
func (d *drawing) mostCentral(limit int) {
	var ranks []uint64
	for i := range d.units {
		if d.units[i].in+d.units[i].out > 0 {
			ranks = append(ranks, d.units[i].rank)
		}
	}
	least := uint64(0)
	if len(ranks) > limit { // sorting numbers takes a tenth of what sorting units does
		slices.Sort(ranks)
		least, d.dropped = ranks[len(ranks)-limit], true
	}
	var order []int32
	for i := range d.units {
		if u := &d.units[i]; u.in+u.out > 0 && u.rank >= least {
			order = append(order, int32(i))
		}
	}
	slices.SortFunc(order, d.before)
	for _, i := range order[:min(limit, len(order))] {
		d.show(i)
	}
}

// show shows a unit.
func (d *drawing) show(i int32) { d.shown = append(d.shown, shown{unit: i, rank: d.units[i].rank}) }

// name makes the nodes of what is shown, and leaves out what went since the edges were read.
func (d *drawing) name(ctx context.Context, v *View) error {
	var ids []int64
	for _, s := range d.shown {
		if s.cluster == nil && d.units[s.unit].symbol() {
			ids = append(ids, d.units[s.unit].id)
		}
	}
	places := make(map[int64]ctxsys.Entity, len(ids))
	for part := range slices.Chunk(ids, rankBlock) {
		found, err := v.Store.Places(ctx, part)
		if err != nil {
			return err
		}
		for i := range found {
			places[found[i].ID] = PublicAt(&found[i])
		}
	}
	there := d.shown[:0]
	for _, s := range d.shown {
		if s.cluster == nil {
			u := &d.units[s.unit]
			e, found := places[u.id]
			switch {
			case found:
				s.node = PictureNode{ID: e.ID, Name: cmp.Or(e.QualifiedName, e.Name), Type: e.Type, Path: e.Path, Line: e.StartLine}
			case u.symbol():
				d.to[s.unit], d.dropped = -1, true
				continue
			case u.id > 0:
				s.node = PictureNode{ID: u.path, Name: path.Base(u.path), Type: ctxsys.TypeFile, Path: u.path}
			default:
				s.node = PictureNode{ID: u.path + "/", Name: u.path, Type: ctxsys.TypeModule, Path: u.path}
			}
			d.to[s.unit] = int32(len(there))
		} else {
			s.node = s.cluster.node()
			s.cluster.each(func(unit int32) { d.to[unit] = int32(len(there)) })
		}
		there = append(there, s)
	}
	d.shown = there
	return ctx.Err()
}

// symbol reports whether a unit is neither a file nor a folder.
func (u *unit) symbol() bool { return u.id > 0 && !store.IsFile(u.id) }

// finish puts the nodes of a picture into order, and the edges among them, at most so many: of more those stay that are made of the most.
func (d *drawing) finish(p *Picture, c *Centrality, most int) {
	sums := map[[3]int32]int{}
	d.each(func(from, to int32, kind uint8) {
		if from, to = d.to[from], d.to[to]; from >= 0 && to >= 0 && from != to {
			sums[[3]int32{from, to, int32(kind)}]++
		}
	})
	p.Edges = make([][4]int, 0, len(sums))
	for e, n := range sums {
		p.Edges = append(p.Edges, [4]int{int(e[0]), int(e[1]), int(e[2]), n})
		if p.Clustered { // then all edges are between what is shown
			d.shown[e[0]].node.Out += n
			d.shown[e[1]].node.In += n
		}
	}
	order := make([]int, len(d.shown))
	for i := range d.shown {
		s := &d.shown[i]
		order[i], s.node.Rank = i, round(c.times(s.rank))
		if !p.Clustered {
			s.node.In, s.node.Out = int(d.units[s.unit].in), int(d.units[s.unit].out)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		x, y := &d.shown[a], &d.shown[b]
		return cmp.Or(cmp.Compare(y.rank, x.rank), cmp.Compare(y.node.In+y.node.Out, x.node.In+x.node.Out), strings.Compare(x.node.ID, y.node.ID))
	})
	p.Nodes = make([]PictureNode, len(order))
	at := make([]int, len(order))
	for i, s := range order {
		p.Nodes[i], at[s] = d.shown[s].node, i
	}
	for i := range p.Edges {
		e := &p.Edges[i]
		e[0], e[1] = at[e[0]], at[e[1]]
	}
	p.Truncated = d.dropped
	if len(p.Edges) > most {
		slices.SortFunc(p.Edges, func(a, b [4]int) int { return cmp.Or(cmp.Compare(b[3], a[3]), slices.Compare(a[:], b[:])) })
		p.Edges, p.Truncated = p.Edges[:most], true
	}
	slices.SortFunc(p.Edges, func(a, b [4]int) int { return slices.Compare(a[:], b[:]) })
}

// Shows names no file: what is drawn is worth no look at thousands of files.
func (*Picture) Shows(func(path string)) {}
