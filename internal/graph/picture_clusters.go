package graph

import (
	"cmp"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// group is a folder, a file, or a node of a drawing in them.
type group struct {
	id, path string
	folder   bool
	node     int // of the drawing, -1 for what only holds others
	parts    []*group
	members  int    // nodes in it
	rank     uint64 // of all of them
}

// clustered is the same drawing with folders, and files of symbols, in place of what is in them. One rule holds for all: what holds at most so many nodes is one
// node, and that number is the smallest that leaves no more than limit. What is open is drawn by its parts, however many it holds, up to limit of them.
func (d *drawing) clustered(limit int, open []string) *drawing {
	root := d.tree()
	atMost := root.smallest(limit)
	opened := make(map[string]bool, len(open))
	for _, id := range open {
		opened[id] = true
	}
	out := &drawing{edges: map[[3]int]int{}}
	to := make([]int, len(d.all)) // the node of out that each node is in
	for i := range to {
		to[i] = -1
	}
	var draw func(g *group)
	draw = func(g *group) {
		if g != root && !opened[g.id] && g.node < 0 && g.members <= atMost {
			out.cluster(g, to)
			return
		}
		if g.node >= 0 {
			to[g.node] = len(out.all)
			n := d.all[g.node]
			n.In, n.Out = 0, 0
			out.all, out.ranks = append(out.all, n), append(out.ranks, d.ranks[g.node])
			return
		}
		for i, part := range g.parts { // the most central first
			if i == limit {
				out.dropped = true
				break
			}
			draw(part)
		}
	}
	draw(root)
	for e, n := range d.edges {
		from, end := to[e[0]], to[e[1]]
		if from >= 0 && end >= 0 && from != end {
			out.edges[[3]int{from, end, e[2]}] += n
		}
	}
	return out
}

// cluster makes one node of a group, and says so in to of all that is in it.
func (d *drawing) cluster(g *group, to []int) {
	n := PictureNode{ID: g.id, Name: path.Base(g.path), Type: ctxsys.TypeFile, Path: g.path, Members: g.members}
	if g.folder {
		n.Name, n.Type = cmp.Or(g.path, "."), ctxsys.TypeModule
	}
	var all func(g *group)
	all = func(g *group) {
		if g.node >= 0 {
			to[g.node] = len(d.all)
		}
		for _, part := range g.parts {
			all(part)
		}
	}
	all(g)
	d.all, d.ranks = append(d.all, n), append(d.ranks, g.rank)
}

// tree puts nodes into their files and folders.
func (d *drawing) tree() *group {
	root := &group{node: -1, folder: true}
	at := map[string]*group{"": root}
	var in func(id, name string, folder bool) *group
	in = func(id, name string, folder bool) *group {
		if g := at[id]; g != nil {
			return g
		}
		g := &group{id: id, path: name, folder: folder, node: -1}
		at[id] = g
		parent := root
		if up := path.Dir(name); up != "." {
			parent = in(up+"/", up, true)
		}
		parent.parts = append(parent.parts, g)
		return g
	}
	for _, i := range d.tied() {
		n := &d.all[i]
		parent := root
		switch folder := path.Dir(n.Path); {
		case n.Type == ctxsys.TypeModule && n.Path != "." && n.Path != "":
			parent = in(n.Path+"/", n.Path, true)
		case n.Type == ctxsys.TypeFile || n.Type == ctxsys.TypeModule:
			if folder != "." {
				parent = in(folder+"/", folder, true)
			}
		default:
			parent = in(n.Path, n.Path, false)
		}
		parent.parts = append(parent.parts, &group{id: n.ID, path: n.Path, node: i, members: 1, rank: d.ranks[i]})
	}
	root.sum()
	return root
}

// sum counts what is in a group and puts its parts into order; what holds one thing alone is left out.
func (g *group) sum() {
	for i, part := range g.parts {
		part.sum()
		if part.node < 0 && len(part.parts) == 1 {
			g.parts[i] = part.parts[0]
			part = g.parts[i]
		}
		g.members += part.members
		g.rank += part.rank
	}
	slices.SortFunc(g.parts, func(x, y *group) int { return cmp.Or(cmp.Compare(y.rank, x.rank), strings.Compare(x.id, y.id)) })
}

// smallest returns the smallest number of nodes that a group may hold to be drawn as one so that no more than limit are drawn.
func (g *group) smallest(limit int) int {
	low, high := 1, g.members
	for low < high {
		if middle := (low + high) / 2; g.drawn(middle) <= limit {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low
}

// drawn counts what is drawn of the parts of a group when those that hold at most so many are one.
func (g *group) drawn(atMost int) int {
	n := 0
	for _, part := range g.parts {
		if part.members <= atMost {
			n++
		} else {
			n += part.drawn(atMost)
		}
	}
	return n
}
