package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write llms.txt")

// TestSite makes the site of this checkout: every link in its documents leads somewhere, and llms.txt lists what docs/README.md does.
func TestSite(t *testing.T) {
	s, err := read("../..")
	if err != nil {
		t.Fatal(err)
	}
	to := t.TempDir()
	if err := s.write(to); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "docs/index.html", "docs/use/query.html", "docs/pictures/graph.svg"} {
		if _, err := os.Stat(filepath.Join(to, name)); err != nil {
			t.Error(err)
		}
	}
	readme, err := os.ReadFile(filepath.Join(to, "index.html"))
	if err != nil || !strings.Contains(string(readme), `href="docs/use/`) || strings.Contains(string(readme), `.md"`) && !strings.Contains(string(readme), "/blob/main/") {
		t.Errorf("the links of README.md lead to no pages: %v", err)
	}
	if *update {
		if err := os.WriteFile("../../llms.txt", s.llms(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile("../../llms.txt"); err != nil || string(kept) != string(s.llms()) {
		t.Errorf("llms.txt is not what the documents say: go test ./tools/site -update (%v)", err)
	}
}

// TestLinks has one of each link that is wrong, and none that is right.
func TestLinks(t *testing.T) {
	root := t.TempDir()
	files := map[string]string{
		"docs/README.md": "# Documents\n\n## Use\n\n- [Page](use/page.md): about a page\n",
		"docs/use/page.md": "# Page\n\n## Two words: `a_b`\n\n## Twice\n\n## Twice\n\n[a](#two-words-a_b) [b](#twice-1) [c](../README.md#use) [d](https://example.org/x#y)\n" +
			"[missing file](gone.md) [missing heading](#gone) [another](../README.md#gone) [address](https://nowhere) [scheme](ftp://example.org) [outside](../../../x)\n![picture](gone.png)\n",
	}
	for name, text := range files {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	_, err := read(root)
	want := strings.Join([]string{
		"docs/use/page.md: #gone: there is no such heading",
		"docs/use/page.md: ../../../x: there is no such file",
		"docs/use/page.md: ../README.md#gone: there is no such heading",
		"docs/use/page.md: ftp://example.org: not an address of the web",
		"docs/use/page.md: gone.md: there is no such file",
		"docs/use/page.md: gone.png: there is no such file",
		"docs/use/page.md: https://nowhere: not an address of the web",
	}, "\n")
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
}
