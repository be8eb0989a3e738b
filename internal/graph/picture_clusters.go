package graph

import (
	"cmp"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// group is a folder, or a file of symbols.
type group struct {
	path    string
	folder  bool
	parts   []*group
	units   []int32 // of the drawing, in it and in none of parts
	members int     // units in it and in all of parts
	rank    uint64  // of all of them
}

func (g *group) id() string {
	if g.folder {
		return g.path + "/"
	}
	return g.path
}

// node is what is drawn for all that is in a group.
func (g *group) node() PictureNode {
	n := PictureNode{ID: g.id(), Name: path.Base(g.path), Type: ctxsys.TypeFile, Path: g.path, Members: g.members}
	if g.folder {
		n.Name, n.Type = cmp.Or(g.path, "."), ctxsys.TypeModule
	}
	return n
}

// each calls f with all units in a group.
func (g *group) each(f func(unit int32)) {
	for _, unit := range g.units {
		f(unit)
	}
	for _, part := range g.parts {
		part.each(f)
	}
}

// clusters shows folders, and files of symbols, in place of what is in them. One rule holds for all: what holds at most so many units is one
// node, and that number is the smallest that leaves no more than limit. What is open is shown by its parts, however many it holds, up to limit of them.
func (d *drawing) clusters(limit int, open []string) {
	root := d.tree()
	atMost := root.smallest(limit)
	var show func(g *group)
	show = func(g *group) {
		if g != root && g.members <= atMost && !slices.Contains(open, g.id()) {
			d.shown = append(d.shown, shown{cluster: g, rank: g.rank})
			return
		}
		parts, units := g.parts, g.units
		for n := 0; len(parts)+len(units) > 0; n++ { // the most central first
			switch {
			case n == limit:
				d.dropped = true
				return
			case len(units) == 0 || len(parts) > 0 && parts[0].rank >= d.units[units[0]].rank:
				show(parts[0])
				parts = parts[1:]
			default:
				d.show(units[0])
				units = units[1:]
			}
		}
	}
	show(root)
}

// tree puts the units that have edges into their files and folders.
func (d *drawing) tree() *group {
	root := &group{folder: true}
	folders, files := map[string]*group{"": root, ".": root}, map[string]*group{}
	var folder func(name string) *group
	folder = func(name string) *group {
		g := folders[name]
		if g == nil {
			g = &group{path: name, folder: true}
			folders[name] = g
			up := folder(path.Dir(name))
			up.parts = append(up.parts, g)
		}
		return g
	}
	for i := range d.units {
		u := &d.units[i]
		if u.in+u.out == 0 {
			continue
		}
		var in *group
		switch {
		case u.id <= 0:
			in = folder(u.path)
		case !u.symbol():
			in = folder(path.Dir(u.path))
		default:
			if in = files[u.path]; in == nil {
				in = &group{path: u.path}
				files[u.path] = in
				up := folder(path.Dir(u.path))
				up.parts = append(up.parts, in)
			}
		}
		in.units = append(in.units, int32(i))
	}
	root.sum(d)
	return root
}

// sum counts what is in a group and puts it into order; what holds one thing alone is left out.
func (g *group) sum(d *drawing) {
	parts := g.parts
	g.parts = g.parts[:0]
	for _, part := range parts {
		part.sum(d)
		switch {
		case len(part.parts)+len(part.units) > 1:
			g.parts = append(g.parts, part)
		case len(part.units) > 0:
			g.units = append(g.units, part.units[0])
		default:
			g.parts = append(g.parts, part.parts[0])
		}
	}
	for _, part := range g.parts {
		g.members += part.members
		g.rank += part.rank
	}
	g.members += len(g.units)
	for _, unit := range g.units {
		g.rank += d.units[unit].rank
	}
	slices.SortFunc(g.parts, func(x, y *group) int { return cmp.Or(cmp.Compare(y.rank, x.rank), strings.Compare(x.path, y.path)) })
	slices.SortFunc(g.units, d.before)
}

// smallest returns the smallest number of units that a group may hold to be drawn as one so that no more than limit are drawn.
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

// drawn counts what is drawn of a group when its parts that hold at most so many units are one.
func (g *group) drawn(atMost int) int {
	n := len(g.units)
	for _, part := range g.parts {
		if part.members <= atMost {
			n++
		} else {
			n += part.drawn(atMost)
		}
	}
	return n
}
