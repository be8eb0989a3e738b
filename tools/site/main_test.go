package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSite makes a site of two pages: their links lead from page to page and to the repository, and llms.txt has the first paragraph and the list.
func TestSite(t *testing.T) {
	root, to := t.TempDir(), t.TempDir()
	write(t, root, map[string]string{
		"README.md":        "# Name\n\nWhat it is.\n\n[page](docs/use/page.md#part) [code](main.go)\n",
		"main.go":          "package main\n",
		"docs/README.md":   "# Documents\n\n## Use\n\n- [Page](use/page.md): about it\n",
		"docs/use/page.md": "# Page\n\n## Part\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
	})
	s, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.write(to); err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{
		"index.html":         {`href="docs/use/page.html#part"`, `href="https://github.com/ctx-sys/ctx-sys/blob/main/main.go"`, "<title>Name"},
		"docs/use/page.html": {`href="../../index.html"`, `aria-current="page"`, `<h2 id="part">`, "<td>1</td>"},
		"llms.txt":           {"> What it is.\n\n## Use\n\n- [Page](https://github.com/ctx-sys/ctx-sys/blob/main/docs/use/page.md): about it\n"},
	} {
		text, err := os.ReadFile(filepath.Join(to, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s has no %s:\n%s", name, want, text)
			}
		}
	}
}

// TestLinks has one of each link that is wrong, and none that is right.
func TestLinks(t *testing.T) {
	root := t.TempDir()
	write(t, root, map[string]string{
		"docs/README.md": "# Documents\n\n## Use\n\n- [Page](use/page.md): about a page\n",
		"docs/use/page.md": "# Page\n\n## Two words: `a_b`\n\n## Twice\n\n## Twice\n\n[a](#two-words-a_b) [b](#twice-1) [c](../README.md#use) [d](https://example.org/x#y)\n" +
			"[missing file](gone.md) [missing heading](#gone) [another](../README.md#gone) [address](https://nowhere) [scheme](ftp://example.org) [outside](../../../x)\n![picture](gone.png)\n",
	})
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

func write(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
