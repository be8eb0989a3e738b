package picture

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// A browser finds in a document only what we wrote: no script, nothing that loads, names as text; its policy allows its style and nothing else.
func TestDocument(t *testing.T) {
	var sections []Section
	for _, name := range hostile {
		table := Table{Caption: name, Rows: [][]string{{name, "Lines"}, {name, "12"}}}
		figure := Figure{Treemap(name, name, name, []Item{{Path: name, Size: 5, Note: name}}), name}
		graph := Figure{Graph(name, []Node{{Label: name}}, nil, true), name}
		sections = append(sections, Section{Heading: name, Text: []string{name}, Figures: []Figure{figure, graph}, Tables: []Table{table}})
	}
	page := Document(hostile[0], hostile[1], sections).String()
	doc, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	allowed := strings.Fields("html head meta title style body header h1 p nav ul li a main section h2 figure div figcaption table caption tbody tr th td svg g path rect text")
	count, policy, style, texts := map[string]int{}, "", "", ""
	ids := map[string]bool{}
	var visit func(n *html.Node)
	visit = func(n *html.Node) {
		switch n.Type {
		case html.ElementNode:
			count[n.Data]++
			if !slices.Contains(allowed, n.Data) {
				t.Errorf("an element %s", n.Data)
			}
			for _, a := range n.Attr {
				switch {
				case strings.HasPrefix(a.Key, "on"), a.Key == "src", a.Key == "style", a.Key == "href" && !strings.HasPrefix(a.Val, "#s"):
					t.Errorf("%s has %v", n.Data, a)
				case a.Key == "content" && strings.HasPrefix(a.Val, "default-src"):
					policy = a.Val
				case a.Key == "id" && ids[a.Val]:
					t.Errorf("two have the id %s", a.Val)
				case a.Key == "id":
					ids[a.Val] = true
				}
			}
		case html.TextNode:
			if texts += n.Data + "\n"; n.Parent.Data == "style" {
				style += n.Data
			}
		case html.CommentNode:
			t.Errorf("a comment %q", n.Data)
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			visit(c)
		}
	}
	visit(doc)
	sum := sha256.Sum256([]byte(style))
	if want := "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'; base-uri 'none'; form-action 'none'"; policy != want {
		t.Errorf("the policy %s is not %s", policy, want)
	}
	if count["style"] != 1 || count["h2"] != len(hostile) || count["caption"] != len(hostile) || count["svg"] != 2*len(hostile) || !strings.Contains(texts, hostile[0]) {
		t.Errorf("%v", count)
	}
}
