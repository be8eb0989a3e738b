package picture

import (
	"cmp"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Node is a box of a graph.
type Node struct {
	Label   string
	Unknown bool // it is drawn as what is not known
}

// Edge leads from one node to another, by their places in the list of nodes.
type Edge struct {
	From, To int
	Kind     string
}

// Sizes of a graph, in pixels.
const (
	rowHeight = 38
	boxHeight = 26
	margin    = 16
	gap       = 110 // between columns
	labelMax  = 44  // columns of text in a box
	kindsMax  = 60  // edges of a picture whose kinds are written next to them; the others say them when one points at them
	bendsMax  = 20000
)

// spot is a box, or a place that an edge passes on its way through a column.
type spot struct {
	node   int // -1: of an edge
	column int
	y      float64
	next   []*spot // in the neighbouring columns, either way
}

// drawing is a graph while it is laid out.
type drawing struct {
	nodes   []Node
	edges   []Edge
	spots   []*spot   // of the nodes
	passed  [][]*spot // by each edge, from end to end
	columns [][]*spot // of the part that is laid out
	first   int       // number of the column that is columns[0]
	bends   int       // places that edges pass
}

// Graph draws a directed graph from left to right: the first node, what leads to it on the left and what it leads to on the right, each as far away as it is in the
// graph. What does not hang together with that is drawn below in the same way. Marked says that the first node is what the picture is about.
func Graph(title string, nodes []Node, edges []Edge, marked bool) SVG {
	d := &drawing{nodes: nodes, edges: together(edges), spots: make([]*spot, len(nodes))}
	d.passed = make([][]*spot, len(d.edges))
	at := make([][]int, len(nodes)) // edges of each node
	for i, e := range d.edges {
		at[e.From] = append(at[e.From], i)
		if e.To != e.From {
			at[e.To] = append(at[e.To], i)
		}
	}
	var lines, boxes render.Writer
	width, top := 0.0, float64(margin)
	for n := range nodes {
		if d.spots[n] != nil {
			continue
		}
		part, of := d.reach(n, at)
		d.pass(of)
		d.order()
		height := d.place(top)
		left, right := d.sides(part)
		d.draw(&lines, &boxes, part, of, left, right, marked)
		width, top = max(width, right[len(right)-1]+gap/2), top+height // edges within the last column bulge
	}
	return SVG{Width: int(width) + margin, Height: int(top) + margin - (rowHeight - boxHeight), title: title, role: "img", body: render.Pages(lines.Page(), boxes.Page())}
}

// together makes one edge of those between the same two nodes.
func together(edges []Edge) (out []Edge) {
	known := map[[2]int]int{}
	for _, e := range edges {
		at, ok := known[[2]int{e.From, e.To}]
		if !ok {
			known[[2]int{e.From, e.To}] = len(out)
			out = append(out, e)
			continue
		}
		if o := &out[at]; !slices.Contains(strings.Split(o.Kind, ", "), e.Kind) {
			o.Kind += ", " + e.Kind
		}
	}
	return out
}

// reach puts what hangs together with a node into columns, and returns it with its edges.
func (d *drawing) reach(start int, at [][]int) (part, of []int) {
	d.spots[start] = &spot{node: start}
	part = []int{start}
	seen := map[int]bool{}
	for i := 0; i < len(part); i++ {
		from := d.spots[part[i]]
		for _, n := range at[part[i]] {
			if !seen[n] {
				seen[n] = true
				of = append(of, n)
			}
			other, step := d.edges[n].To, 1
			if other == part[i] {
				other, step = d.edges[n].From, -1
			}
			if d.spots[other] == nil {
				d.spots[other] = &spot{node: other, column: from.column + step}
				part = append(part, other)
			}
		}
	}
	low, high := 0, 0
	for _, n := range part {
		low, high = min(low, d.spots[n].column), max(high, d.spots[n].column)
	}
	d.first, d.columns = low, make([][]*spot, high-low+1)
	for _, n := range part {
		d.add(d.spots[n])
	}
	return part, of
}

func (d *drawing) add(s *spot) {
	at := s.column - d.first
	d.columns[at] = append(d.columns[at], s)
}

// pass gives each edge a place in each column between its ends, unless there are too many.
func (d *drawing) pass(of []int) {
	for _, n := range of {
		from, to := d.spots[d.edges[n].From], d.spots[d.edges[n].To]
		way := []*spot{from}
		if step := cmp.Compare(to.column, from.column); step != 0 && d.bends < bendsMax {
			for c := from.column + step; c != to.column; c += step {
				s := &spot{node: -1, column: c}
				d.add(s)
				d.bends++
				way = append(way, s)
			}
		}
		way = append(way, to)
		for i, s := range way[1:] {
			if s.column != way[i].column {
				s.next, way[i].next = append(s.next, way[i]), append(way[i].next, s)
			}
		}
		d.passed[n] = way
	}
}

// order sorts each column by the mean of what its members are joined with, back and forth, so that few edges cross.
func (d *drawing) order() {
	number := func(column []*spot) {
		for i, s := range column {
			s.y = float64(i) - float64(len(column)-1)/2
		}
	}
	for _, column := range d.columns {
		number(column)
	}
	mean := func(s *spot, column int) float64 {
		sum, n := 0.0, 0
		for _, o := range s.next {
			if o.column == column {
				sum, n = sum+o.y, n+1
			}
		}
		if n == 0 {
			return s.y
		}
		return sum / float64(n)
	}
	for sweep := range 8 {
		for i := range d.columns {
			i, before := i, -1
			if sweep%2 == 1 {
				i, before = len(d.columns)-1-i, 1
			}
			column := d.columns[i]
			wanted := make(map[*spot]float64, len(column))
			for _, s := range column {
				wanted[s] = mean(s, s.column+before)
			}
			slices.SortStableFunc(column, func(a, b *spot) int { return cmp.Compare(wanted[a], wanted[b]) })
			number(column)
		}
	}
}

// place turns the order of each column into heights, and returns how high all of it is.
func (d *drawing) place(top float64) float64 {
	most := 0
	for _, column := range d.columns {
		most = max(most, len(column))
	}
	for _, column := range d.columns {
		for i, s := range column {
			s.y = top + rowHeight*(float64(i)+float64(most-len(column))/2) + boxHeight/2
		}
	}
	return float64(most * rowHeight)
}

// sides are where each column begins and ends.
func (d *drawing) sides(part []int) (left, right []float64) {
	right = make([]float64, len(d.columns))
	for _, n := range part {
		at := d.spots[n].column - d.first
		right[at] = max(right[at], float64(columns(cut(d.nodes[n].Label, labelMax)))*advance+16)
	}
	x := float64(margin)
	for at, width := range right {
		left, right[at] = append(left, x), x+width
		x += width + gap
	}
	return left, right
}

// draw writes the edges and the boxes of a part.
func (d *drawing) draw(lines, boxes *render.Writer, part, of []int, left, right []float64, marked bool) {
	side := func(s *spot) (l, r float64) { return left[s.column-d.first], right[s.column-d.first] }
	fan := map[*spot]int{}
	for _, n := range of {
		fan[d.spots[d.edges[n].From]]++
		fan[d.spots[d.edges[n].To]]++
	}
	for _, n := range of {
		e, way := d.edges[n], d.passed[n]
		lines.Printf("<g><title>%s</title><path class=\"line\" d=\"", render.Escaped(d.nodes[e.From].Label+" "+cmp.Or(e.Kind, "to")+" "+d.nodes[e.To].Label))
		from, to := way[0], way[len(way)-1]
		l, x := side(from)
		y, turn := from.y, 1.0
		kind := func(x, y float64, anchor string) {
			if len(d.edges) <= kindsMax && e.Kind != "" {
				lines.Printf("<text class=\"kind\" text-anchor=\"%s\" x=\"%.0f\" y=\"%.0f\">%s</text>", anchor, x, y-4, render.Escaped(e.Kind))
			}
			lines.Printf("</g>\n")
		}
		if from.column == to.column { // on the right of the column, or around the box itself
			bulge, end, dip := 26+min(abs(to.y-from.y)/6, gap/2-30), to.y, 0.0
			if from == to {
				y, end, dip = y-6, y+6, 6
			}
			lines.Printf("M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f\"/>%s", x, y, x+bulge, y-dip, x+bulge, end+dip, x+7, end, arrow(x, end, -1))
			kind(x+bulge*0.75, (y+end)/2+7, "start")
			continue
		}
		if to.column < from.column {
			x, turn = l, -1
		}
		start := x
		lines.Printf("M%.0f %.0f", x, y)
		for _, s := range way[1:] {
			in, out := side(s)
			if turn < 0 {
				in, out = out, in
			}
			end := in
			if s == to {
				end -= 7 * turn
			}
			lines.Printf("C%.0f %.0f %.0f %.0f %.0f %.0f", (x+end)/2, y, (x+end)/2, s.y, end, s.y)
			if s != to {
				lines.Printf("H%.0f", out)
			}
			x, y = out, s.y
			if s == to {
				x = in
			}
		}
		lines.Printf("\"/>%s", arrow(x, y, turn))
		before, after := "end", "start"
		if turn < 0 {
			before, after = after, before
		}
		if fan[to] > fan[from] { // the kind is written at the end with fewer edges
			kind(start+6*turn, from.y, after)
		} else {
			kind(x-12*turn, y, before)
		}
	}
	for _, n := range part {
		s, class := d.spots[n], "box"
		if marked && n == 0 {
			class += " first"
		}
		if d.nodes[n].Unknown {
			class += " unknown"
		}
		x, end := side(s)
		label := cut(d.nodes[n].Label, labelMax)
		boxes.Printf("<g><title>%s</title><rect class=\"%s\" x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%d\" rx=\"4\"/><text x=\"%.0f\" y=\"%.0f\">%s</text></g>\n",
			render.Escaped(d.nodes[n].Label), class, x, s.y-boxHeight/2, end-x, boxHeight, x+8, s.y+4, render.Escaped(label))
	}
}

// arrow is a head whose point is at a place and that looks to the right, or to the left where turn is -1.
func arrow(x, y, turn float64) render.Page {
	return render.Pagef("<path class=\"head\" d=\"M%.0f %.0fl%.0f -4v8z\"/>", x, y, -8*turn)
}

func abs(x float64) float64 { return max(x, -x) }
