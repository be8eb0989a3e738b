package picture

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// tiles are the tiles of a treemap but those of its legend, and their titles.
func tiles(t *testing.T, s SVG) (out []element, titles []string) {
	t.Helper()
	title := ""
	for _, e := range read(t, s) {
		switch {
		case e.name == "title":
			title = e.text
		case strings.HasPrefix(e.attrs["class"], "tile") && e.number(t, "y") < mapHeight:
			out, titles = append(out, e), append(titles, title)
		}
	}
	return out, titles
}

// Tiles are inside and apart; without a frame around them each is as large as its size says.
func TestTreemapAreas(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 20 {
		items := make([]Item, 1+random.IntN(200))
		total := 0
		for i := range items {
			items[i] = Item{Path: fmt.Sprintf("%d.go", i), Size: 40 + random.IntN(2000)}
			total += items[i].Size
		}
		s := Treemap("sizes", "line", "nothing", items)
		found, titles := tiles(t, s)
		if len(found) != len(items) {
			t.Fatalf("%d tiles of %d files", len(found), len(items))
		}
		apart(t, s, found)
		for i, e := range found {
			size := 0
			fmt.Sscanf(titles[i][strings.Index(titles[i], ": ")+2:], "%d line", &size)
			want, w, h := float64(size)/float64(total)*mapWidth*mapHeight, e.number(t, "width"), e.number(t, "height")
			if math.Abs(w*h-want) > 0.11*(w+h)+0.02 {
				t.Errorf("%s has %.1f pixels, not %.1f", titles[i], w*h, want)
			}
		}
	}
}

var update = flag.Bool("update", false, "rewrite the golden file")

// How a small treemap is written.
func TestTreemapGolden(t *testing.T) {
	got := Treemap("three files", "line", "commits", []Item{{"a/b/one.go", 60, 3, "3 commits"}, {"a/b/two.go", 30, 0, "0 commits"}, {"three.md", 1, 1, "1 commit"}}).Inline().String()
	path := filepath.Join("testdata", "treemap.svg")
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != got {
		t.Errorf("%s differs from what is drawn (-update rewrites it): %v\n%s", path, err, got)
	}
}

// Files are within their folders, small ones are counted, and all of the lines are somewhere.
func TestTreemapFolders(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 20 {
		var items []Item
		total := 0
		for i := range 500 {
			path := fmt.Sprintf("f%d.go", i)
			for range random.IntN(5) {
				path = fmt.Sprintf("d%d/%s", random.IntN(4), path)
			}
			items = append(items, Item{Path: path, Size: random.IntN(1 << random.IntN(16)), Value: float64(random.IntN(3))})
			total += items[i].Size
		}
		s := Treemap("folders", "line", "nothing", items)
		found, titles := tiles(t, s)
		apart(t, s, found)
		lines := 0
		for _, title := range titles {
			n, rest := 0, title[strings.LastIndex(title, ": ")+2:]
			if _, err := fmt.Sscanf(rest, "%d line", &n); err != nil {
				if _, err := fmt.Sscanf(rest[strings.Index(rest, ", ")+2:], "%d line", &n); err != nil {
					t.Fatalf("%q: %v", title, err)
				}
			}
			lines += n
		}
		if lines != total {
			t.Errorf("%d lines are drawn of %d", lines, total)
		}
	}
}

func TestTreemapHostile(t *testing.T) {
	var items []Item
	for i, name := range hostile {
		items = append(items, Item{Path: name, Size: 10 * i, Value: float64(i)}, Item{Path: "a/" + name + "/../../b", Size: 50})
	}
	items = append(items, Item{Path: "/", Size: 1}, Item{Path: "..", Size: 1}, Item{Path: "../..", Size: -5})
	s := Treemap(hostile[0], "line", hostile[1], items)
	texts := ""
	for _, e := range read(t, s) {
		texts += e.text + "\n"
	}
	if !strings.Contains(texts, "evil") || strings.ContainsAny(texts, "\x1b\u202e") {
		t.Errorf("%q", texts)
	}
}

// Colours are of places among the values: most of what has none is not coloured.
func TestHeats(t *testing.T) {
	items := make([]Item, 100)
	for i := range items {
		items[i].Value = max(0, float64(i-50))
	}
	count := [5]int{}
	for i, h := range heatsOf(items) {
		if i.Value > 0 {
			count[h]++
		}
	}
	if count != [5]int{0, 25, 15, 7, 2} {
		t.Errorf("%v", count)
	}
}
