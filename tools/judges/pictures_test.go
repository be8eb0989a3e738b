package judges_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// drawnNames are names that Graphviz, Mermaid or a browser would take for something else than a name.
var drawnNames = []string{
	`a"]; n0 --> evil["b`, `"]; subgraph x`, "%%{init: {'theme':'forest'}}%% x", "<b>bold</b><script>alert(1)</script>", "&lt;img&gt; &amp; &quot;", `back\nslash \N \G \`, "style n0 fill:#f00;",
	"ends with a style:#35;x", "classDef x fill:#f00;", "`code` and **bold**", "click n0 javascript:alert(1)", "#34; #quot;", "ﬂ°°60¶ß", "end", "--- title", "{{x}} [[y]] ((z)) |k|", "名前 عربي", "x; } digraph {",
	"<img src=x onerror=ran=1>", "</title></svg></style></table><script>ran=1</script>", "' onmouseover=ran=1 x='",
}

// drawnProject is an indexed project with those names for files and headings.
func drawnProject(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	text := "# Names\n"
	for i, name := range drawnNames {
		text += fmt.Sprintf("\n## `%s`\n\nSection %d.\n", strings.ReplaceAll(name, "`", "'"), i)
		file := strings.NewReplacer("/", "_").Replace(name) + ".py"
		if err := os.WriteFile(filepath.Join(root, file), fmt.Appendf(nil, "from base import one\ndef use%d():\n    return one()\n", i), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{"names.md": text, "base.py": "def one():\n    return 1\n"} {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run(t, exec.Command(program, "index", "--quiet", "--project", root))
	return root
}

// A graph is what Graphviz and Mermaid read in our text, and what is in our picture, with every name as it is.
func TestDrawings(t *testing.T) {
	if _, err := exec.LookPath("dot"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("Graphviz is not installed: run `make graphviz`")
		}
		t.Skip("Graphviz is not installed: `make graphviz` does that")
	}
	root := drawnProject(t)
	for _, question := range [][]string{{"graph", "names.md"}, {"graph", "base.py", "--depth", "1"}, {"graph", "callers", "one"}} {
		draw := func(format string) []byte {
			return run(t, exec.Command(program, append(question, "--project", root, "--format", format)...))
		}
		own := textsOf(t, draw("svg"), "node")
		if len(own) < len(drawnNames) {
			t.Errorf("%v: %d nodes: %q", question, len(own), own)
		}
		cmd := exec.Command("dot", "-Tsvg")
		cmd.Stdin = bytes.NewReader(draw("dot"))
		if theirs := textsOf(t, run(t, cmd), "node"); !slices.Equal(own, theirs) {
			t.Errorf("%v: Graphviz draws\n%q\nand we\n%q", question, theirs, own)
		}
		var found struct {
			Type  string
			Nodes []struct {
				Text             string
				Markdown, Styled bool
			}
			Edges [][]string
		}
		cmd = judges.Command(t, "node", filepath.Join(judges.Dir(), "mermaid.mjs"))
		cmd.Stdin = bytes.NewReader(draw("mermaid"))
		decode(t, run(t, cmd), &found)
		var theirs []string
		for _, n := range found.Nodes {
			if theirs = append(theirs, n.Text); n.Markdown || n.Styled {
				t.Errorf("%v: %+v", question, n)
			}
		}
		if slices.Sort(theirs); !slices.Equal(own, theirs) || len(found.Edges) < len(drawnNames) || !strings.HasPrefix(found.Type, "flowchart") {
			t.Errorf("%v: Mermaid reads\n%q\nand we draw\n%q\n%d edges", question, theirs, own, len(found.Edges))
		}
	}
}

// textsOf are the texts of the nodes of a picture, sorted: those of ours, which are titles of groups with a box, and of Graphviz's, which are texts of groups of
// the class node.
func textsOf(t *testing.T, picture []byte, class string) []string {
	t.Helper()
	type group struct {
		Class  string   `xml:"class,attr"`
		Title  string   `xml:"title"`
		Boxes  []string `xml:"rect"`
		Text   string   `xml:"text"`
		Groups []group  `xml:"g"`
	}
	var all group
	if err := xml.Unmarshal(picture, &all); err != nil {
		t.Fatalf("%v in %s", err, picture)
	}
	texts := map[string]bool{}
	var visit func(g group)
	visit = func(g group) {
		switch {
		case g.Class == class:
			texts[strings.ReplaceAll(g.Text, "\u00a0", " ")] = true
		case len(g.Boxes) > 0:
			texts[g.Title] = true
		}
		for _, g := range g.Groups {
			visit(g)
		}
	}
	visit(all)
	return slices.Sorted(maps.Keys(texts))
}

// A report and a map are pages in which a browser runs nothing and asks for nothing, whatever the files are called, and in which axe finds nothing.
func TestPagesToPassOn(t *testing.T) {
	root, out := drawnProject(t), t.TempDir()
	git := exec.Command("git", "-C", root, "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "-q", "-m", "<script>ran=1</script>")
	for _, cmd := range []*exec.Cmd{exec.Command("git", "-C", root, "init", "-q"), exec.Command("git", "-C", root, "add", "."), git, exec.Command(program, "index", "--quiet", "--commits", "--project", root)} {
		run(t, cmd)
	}
	report, page := filepath.Join(out, "report.html"), filepath.Join(out, "map.html")
	run(t, exec.Command(program, "report", "--project", root, "-o", report))
	if err := os.WriteFile(page, run(t, exec.Command(program, "map", "--project", root, "--format", "html", "--color", "change")), 0o644); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Wrong   []string
		Figures map[string]struct{ Headings, Tables, Pictures, Ran int }
	}
	decode(t, run(t, judges.Browse(t, "browse/file.mjs", report, page)), &got)
	for _, w := range got.Wrong {
		t.Error(w)
	}
	if len(got.Figures) != 4 {
		t.Errorf("%d pages were seen", len(got.Figures))
	}
	for where, f := range got.Figures {
		if f.Ran != 0 || f.Headings < 2 || f.Tables < 1 || f.Pictures < 1 {
			t.Errorf("%s%+v", where, f)
		}
	}
}
