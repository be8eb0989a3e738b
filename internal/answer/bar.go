package answer

import (
	"fmt"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Part is a part of a bar: what it is, and how much of it there is.
type Part struct {
	Name string
	Size int
}

// barCells is how many letters a bar has.
const barCells = 60

// Bar draws parts against a limit, each as cells of a letter of its own, and what is left as dots; a line for each part says its letter. Where the parts are more than the
// limit, a bar | is where that is. Part 27 and later ones share the last letter.
func Bar(parts []Part, limit int, unit string) render.Page {
	sum, widest := 0, len("free")
	for _, p := range parts {
		sum, widest = sum+p.Size, max(widest, len(p.Name))
	}
	whole := max(sum, limit, 1)
	cells, at := []byte(strings.Repeat(".", barCells)), 0
	upTo := func(size int) int { return (size*barCells + whole - 1) / whole } // the first part has a cell, however small it is
	letter := func(i int) byte { return byte('A' + min(i, 25)) }
	for i, p := range parts {
		from := upTo(at)
		at += p.Size
		for n := from; n < upTo(at); n++ {
			cells[n] = letter(i)
		}
	}
	bar := string(cells)
	if sum > limit {
		n := limit * barCells / whole
		bar = bar[:n] + "|" + bar[n:]
	}
	var b render.Writer
	b.Printf("[%s] %d of %d %s\n", bar, sum, limit, unit)
	row := func(mark, name string, size int) {
		b.Printf("  %s %-*s %7d  %3d%%\n", mark, widest, name, size, size*100/max(limit, 1))
	}
	for i, p := range parts {
		row(fmt.Sprintf("%c", letter(i)), p.Name, p.Size)
	}
	if sum < limit {
		row(".", "free", limit-sum)
	}
	return b.Page()
}
