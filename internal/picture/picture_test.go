package picture

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// hostile are names that would be markup, scripts, other lines or another order of letters.
var hostile = []string{
	"</text><script>alert(1)</script>", `" onload="alert(1)`, "]]><![CDATA[x", "a\nb", "\x1b[31mred", "\u202eevil", "&lt;", "%!s", "\xff\xfe", "</title></svg><img src=x onerror=alert(1)>",
	strings.Repeat("long", 100), "名前の長い関数名前の長い関数名前の長い関数名前の長い関数", "", "javascript:alert(1)", "url(https://example.com)",
}

// element is what encoding/xml reads of a picture.
type element struct {
	name  string
	attrs map[string]string
	text  string
}

// read parses a picture, and fails where it holds anything but shapes and text.
func read(t *testing.T, s SVG) (out []element) {
	t.Helper()
	text := s.File().String()
	d := xml.NewDecoder(strings.NewReader(text))
	open := []int{}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		switch v := token.(type) {
		case xml.StartElement:
			if !slices.Contains([]string{"svg", "style", "title", "g", "path", "rect", "text"}, v.Name.Local) || v.Name.Space != "http://www.w3.org/2000/svg" {
				t.Errorf("an element %v", v.Name)
			}
			e := element{name: v.Name.Local, attrs: map[string]string{}}
			for _, a := range v.Attr {
				if strings.HasPrefix(a.Name.Local, "on") || a.Name.Local == "style" || strings.Contains(a.Name.Local, "href") {
					t.Errorf("an attribute %v", a)
				}
				e.attrs[a.Name.Local] = a.Value
			}
			open, out = append(open, len(out)), append(out, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				out[open[len(open)-1]].text += string(v)
			}
		case xml.Comment, xml.Directive, xml.ProcInst:
			t.Errorf("%T in a picture", v)
		}
	}
	if style := out[1]; style.name != "style" || strings.Contains(style.text, "url") || strings.Contains(style.text, "@import") {
		t.Errorf("%+v", style)
	}
	return out
}

// number is an attribute in pixels.
func (e element) number(t *testing.T, name string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(e.attrs[name], 64)
	if err != nil {
		t.Fatalf("%s of %+v: %v", name, e, err)
	}
	return n
}

// apart fails where a box is outside of the picture, or two lie over one another.
func apart(t *testing.T, s SVG, boxes []element) {
	t.Helper()
	type box struct{ x, y, right, bottom float64 }
	var known []box
	for _, e := range boxes {
		b := box{x: e.number(t, "x"), y: e.number(t, "y")}
		b.right, b.bottom = b.x+e.number(t, "width"), b.y+e.number(t, "height")
		if b.x < 0 || b.y < 0 || b.right > float64(s.Width) || b.bottom > float64(s.Height) {
			t.Errorf("%+v is outside of %d x %d", b, s.Width, s.Height)
		}
		for _, o := range known {
			const meets = 1e-6 // tenths are no binary fractions
			if b.x < o.right-meets && o.x < b.right-meets && b.y < o.bottom-meets && o.y < b.bottom-meets {
				t.Errorf("%+v lies over %+v", b, o)
			}
		}
		known = append(known, b)
	}
}

// Names are text, whatever they hold; each node has a box, each edge a line with an end.
func TestHostileNames(t *testing.T) {
	var nodes []Node
	var edges []Edge
	for i, name := range hostile {
		nodes = append(nodes, Node{Label: name, Unknown: i%3 == 0})
		edges = append(edges, Edge{From: 0, To: i, Kind: "calls"}, Edge{From: i, To: (i + 5) % len(hostile), Kind: hostile[1]})
	}
	s := Graph(hostile[0], nodes, edges, true)
	texts := map[string]int{}
	for _, e := range read(t, s) {
		texts[e.text]++
		if strings.ContainsAny(e.text, "\x1b\u202e") || e.name != "svg" && e.name != "style" && e.name != "g" && strings.Contains(e.text, "\n") {
			t.Errorf("%q", e.text)
		}
	}
	for _, want := range []string{hostile[0], hostile[1], hostile[2], hostile[6], "a b", "red", "evil", "%!s", hostile[9]} {
		if texts[want] == 0 {
			t.Errorf("no text %q", want)
		}
	}
}

// Boxes of random graphs are apart and inside, and the same graph makes the same picture.
func TestGraphApart(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		nodes := make([]Node, 1+random.IntN(40))
		for i := range nodes {
			nodes[i].Label = strings.Repeat("n", random.IntN(60)) + fmt.Sprint(i)
		}
		edges := make([]Edge, random.IntN(2*len(nodes)))
		for i := range edges {
			edges[i] = Edge{random.IntN(len(nodes)), random.IntN(len(nodes)), "calls"}
		}
		s := Graph("random", nodes, edges, false)
		var boxes []element
		lines := 0
		for _, e := range read(t, s) {
			if e.attrs["class"] == "box" {
				boxes = append(boxes, e)
			}
			if e.attrs["class"] == "head" {
				lines++
			}
		}
		if len(boxes) != len(nodes) || lines != len(together(edges)) {
			t.Fatalf("%d boxes for %d nodes, %d heads for %d edges", len(boxes), len(nodes), lines, len(together(edges)))
		}
		apart(t, s, boxes)
		if s.File().String() != Graph("random", nodes, edges, false).File().String() {
			t.Error("the same graph makes another picture")
		}
	}
}

// What is used is on the right of what uses it, where no cycle says otherwise.
func TestGraphDirection(t *testing.T) {
	nodes := []Node{{Label: "middle"}, {Label: "user"}, {Label: "used"}, {Label: "apart"}}
	x := map[string]float64{}
	for _, e := range read(t, Graph("", nodes, []Edge{{1, 0, "calls"}, {0, 2, "calls"}, {1, 2, "calls"}}, true)) {
		if e.name == "text" && e.attrs["class"] == "" {
			x[e.text] = e.number(t, "x")
		}
	}
	if len(x) != 4 || x["user"] >= x["middle"] || x["middle"] >= x["used"] {
		t.Errorf("%v", x)
	}
}

// A graph that nobody can read is still drawn, in no time that matters.
func TestGraphLarge(t *testing.T) {
	nodes, edges := make([]Node, 5000), []Edge{}
	for i := range nodes {
		nodes[i].Label = fmt.Sprint(i)
		edges = append(edges, Edge{i, (i + 1) % len(nodes), "calls"}, Edge{i, i * 7 % len(nodes), "calls"}, Edge{0, i, "calls"})
	}
	if got := read(t, Graph("large", nodes, edges, false)); len(got) < len(nodes) {
		t.Errorf("%d elements", len(got))
	}
}
