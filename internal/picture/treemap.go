package picture

import (
	"cmp"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Item is a file of a treemap.
type Item struct {
	Path  string // with slashes
	Size  int    // its area
	Value float64
	Note  string // is added to its title
}

// Sizes of a treemap, in pixels.
const (
	mapWidth, mapHeight = 1200, 800
	headHeight          = 16
	legendHeight        = 24
	leastArea           = 20 // smaller files of a folder are one tile
	borderless          = 12 // a folder smaller than this in either direction has no frame
)

// TreemapStyle is what treemaps in a page need besides [Style].
const TreemapStyle = `.pic .tile{stroke:#fff;stroke-width:1}
.pic .folder{fill:none;stroke:#59636e}
.pic .h0{fill:#f0f3f6}.pic .h1{fill:#d6e6f5}.pic .h2{fill:#9ecae1}.pic .h3{fill:#2171b5}.pic .h4{fill:#084594}
.pic .t0,.pic .t1,.pic .t2,.pic .t3,.pic .t4{font-size:10px}
.pic .t3,.pic .t4{fill:#fff}
@media (prefers-color-scheme:dark){.pic .tile{stroke:#0d1117}
.pic .folder{stroke:#9198a1}
.pic .h0{fill:#1a2029}.pic .h1{fill:#12305a}.pic .h2{fill:#1c5c99}.pic .h3{fill:#6cb0f0}.pic .h4{fill:#b6dcff}
.pic .t3,.pic .t4{fill:#0d1117}}
`

// heats are the shares of the files with any value that begin each colour but the first, which is of those without.
var heats = []struct {
	from float64
	name string
}{{0, "lower half"}, {0.5, "next 30 %"}, {0.8, "next 15 %"}, {0.95, "highest 5 %"}}

// branch is a folder or a file while a treemap is laid out.
type branch struct {
	name  string
	size  int
	item  *Item // nil for a folder
	parts []*branch
	rest  int // files that this is, when they are many small ones
}

type area struct{ x, y, w, h float64 }

// treemap is a treemap while it is drawn.
type treemap struct {
	out   render.Writer
	scale float64 // pixels of area for one of size
	heat  map[*Item]int
	unit  string
	value string // what colours mean
}

// Treemap draws files as tiles, each as large as its size, within their folders: squarified (Bruls, Huizing and van Wijk, 2000), so that tiles are nearly as wide as they are
// high. The unit is that of a size of 1; value names what the colours are of. Titles of tiles say all that the picture says.
func Treemap(title, unit, value string, items []Item) SVG {
	m := &treemap{heat: heatsOf(items), unit: unit, value: value}
	root := grow(items)
	m.scale = float64(mapWidth*mapHeight) / float64(max(root.size, 1))
	m.fill(root.parts, area{0, 0, mapWidth, mapHeight}, "")
	m.legend()
	return SVG{Width: mapWidth, Height: mapHeight + legendHeight, title: title, role: "list", style: TreemapStyle, body: m.out.Page()}
}

// heatsOf gives each item a colour by its place among all values.
func heatsOf(items []Item) map[*Item]int {
	var order []float64
	for i := range items {
		if items[i].Value > 0 {
			order = append(order, items[i].Value)
		}
	}
	slices.Sort(order)
	out := map[*Item]int{}
	for i := range items {
		if items[i].Value <= 0 {
			continue
		}
		below, _ := slices.BinarySearch(order, items[i].Value)
		share := float64(below) / float64(len(order))
		for n, h := range heats {
			if share >= h.from {
				out[&items[i]] = n + 1
			}
		}
	}
	return out
}

// grow makes the tree of folders, of which those with nothing but one folder are one with it.
func grow(items []Item) *branch {
	root, folders := &branch{}, map[string]*branch{}
	folders["."] = root
	var folder func(p string) *branch
	folder = func(p string) *branch {
		if f := folders[p]; f != nil {
			return f
		}
		f := &branch{name: path.Base(p)}
		folders[p] = f
		up := folder(path.Dir(p))
		up.parts = append(up.parts, f)
		return f
	}
	for i := range items {
		if items[i].Size <= 0 {
			continue
		}
		clean := strings.TrimPrefix(path.Clean("/"+items[i].Path), "/")
		f := folder(path.Dir(clean))
		f.parts = append(f.parts, &branch{name: path.Base(clean), item: &items[i], size: items[i].Size})
	}
	var sum func(b *branch) int
	sum = func(b *branch) int {
		for _, p := range b.parts {
			b.size += sum(p)
		}
		for b != root && len(b.parts) == 1 && b.parts[0].item == nil {
			b.name, b.parts = b.name+"/"+b.parts[0].name, b.parts[0].parts
		}
		return b.size
	}
	sum(root)
	return root
}

// fill draws parts into an area. within is the path of their folder with a slash, "" at the root.
func (m *treemap) fill(parts []*branch, a area, within string) {
	whole := 0
	for _, p := range parts {
		whole += p.size
	}
	if whole == 0 || a.w <= 0 || a.h <= 0 {
		return
	}
	scale := a.w * a.h / float64(whole) // a folder's frame makes it smaller than m.scale
	parts = gathered(parts, scale)
	for len(parts) > 0 {
		row, side := 1, min(a.w, a.h)
		for row < len(parts) && worst(parts[:row+1], side, scale) <= worst(parts[:row], side, scale) {
			row++
		}
		sum := 0.0
		for _, p := range parts[:row] {
			sum += float64(p.size) * scale
		}
		deep, at := sum/side, 0.0
		if row == len(parts) { // no gap by rounding
			deep = max(a.w, a.h)
		}
		for _, p := range parts[:row] {
			long := float64(p.size) * scale / deep
			if a.w >= a.h {
				m.draw(p, area{a.x, a.y + at, deep, long}, within)
			} else {
				m.draw(p, area{a.x + at, a.y, long, deep}, within)
			}
			at += long
		}
		if a.w >= a.h {
			a.x, a.w = a.x+deep, a.w-deep
		} else {
			a.y, a.h = a.y+deep, a.h-deep
		}
		parts = parts[row:]
	}
}

// gathered are parts, the largest first, in which files too small to see are one.
func gathered(parts []*branch, scale float64) []*branch {
	rest := &branch{}
	var out []*branch
	for _, p := range parts {
		if p.item != nil && float64(p.size)*scale < leastArea {
			rest.rest, rest.size = rest.rest+1, rest.size+p.size
			continue
		}
		out = append(out, p)
	}
	if rest.rest > 0 {
		out = append(out, rest)
	}
	slices.SortStableFunc(out, func(a, b *branch) int { return cmp.Or(b.size-a.size, strings.Compare(a.name, b.name)) })
	return out
}

// worst is how far from square the worst tile of a row along a side is.
func worst(row []*branch, side, scale float64) float64 {
	sum := 0.0
	for _, p := range row {
		sum += float64(p.size) * scale
	}
	deep, out := sum/side, 0.0
	for _, p := range row {
		long := float64(p.size) * scale / deep
		out = max(out, long/deep, deep/long)
	}
	return out
}

// inset rounds an area to tenths of pixels at its edges, so that neighbours meet.
func (a area) inset() (x, y, w, h float64) {
	round := func(v float64) float64 { return math.Round(v*10) / 10 }
	x, y = round(a.x), round(a.y)
	return x, y, round(a.x+a.w) - x, round(a.y+a.h) - y
}

func (m *treemap) draw(b *branch, a area, within string) {
	if a.w <= 0 || a.h <= 0 {
		return
	}
	x, y, w, h := a.inset()
	full := within + b.name
	if b.item == nil && b.rest == 0 {
		m.out.Printf("<g><title>%s</title>", render.Escaped(full+"/: "+m.amount(b.size)))
		if a.w >= borderless && a.h >= borderless {
			m.out.Printf("<rect class=\"folder\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>", x, y, w, h)
			a = area{a.x + 2, a.y + 2, a.w - 4, a.h - 4}
			if a.h > 3*headHeight && m.label(b.name+"/", a, "name", advance) {
				a.y, a.h = a.y+headHeight, a.h-headHeight
			}
		}
		m.out.Printf("</g>\n")
		m.fill(b.parts, a, full+"/")
		return
	}
	heat, title := 0, full+": "+m.amount(b.size)
	if b.rest > 0 {
		title = fmt.Sprintf("%s: %d small files, %s", cmp.Or(strings.TrimSuffix(within, "/"), "."), b.rest, m.amount(b.size))
	} else {
		heat = m.heat[b.item]
		if b.item.Note != "" {
			title += ", " + b.item.Note
		}
	}
	m.out.Printf("<g role=\"listitem\"><title>%s</title><rect class=\"tile h%d\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>", render.Escaped(title), heat, x, y, w, h)
	if b.rest == 0 && a.h >= headHeight {
		m.label(b.name, a, fmt.Sprintf("t%d", heat), advance*10/12)
	}
	m.out.Printf("</g>\n")
}

func (m *treemap) amount(size int) string {
	if size == 1 {
		return "1 " + m.unit
	}
	return fmt.Sprintf("%d %ss", size, m.unit)
}

// label writes a name at the top of an area when most of it fits, and reports whether it did.
func (m *treemap) label(name string, a area, class string, advance float64) bool {
	fits := int((a.w - 6) / advance)
	if fits < 4 || fits < min(columns(render.Line(name)), 6) {
		return false
	}
	m.out.Printf("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", class, a.x+3, a.y+12, render.Escaped(cut(name, fits)))
	return true
}

// legend says what the colours are.
func (m *treemap) legend() {
	x := 0
	add := func(heat int, text string) {
		m.out.Printf("<rect class=\"tile h%d\" x=\"%d\" y=\"%d\" width=\"14\" height=\"14\"/><text x=\"%d\" y=\"%d\">%s</text>\n", heat, x, mapHeight+6, x+20, mapHeight+17, render.Escaped(text))
		x += 20 + int(float64(columns(text))*advance) + 16
	}
	m.out.Printf("<g aria-hidden=\"true\">\n")
	add(0, m.value+": none")
	for i, h := range heats {
		add(i+1, h.name)
	}
	m.out.Printf("</g>\n")
}
