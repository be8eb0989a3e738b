package ctxsys_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// ownWords are words that only this project used in these senses. ARCHITECTURE.md has the word for each idea.
var ownWords = regexp.MustCompile(`(?i)\b(anew|beside|in vain|lanes?|likest|mend(s|ed|ing)?|stands? in (front|it|the|their|what)|unasked|untold|whoever)\b`)

// storedWords are texts that summaries were written with: a reader of older ones knows them by these.
var storedWords = []string{"It stands in their place; #N is"}

// TestWords reads what users and models read: the texts in the program (help, tools, messages, prompts) and the guides.
func TestWords(t *testing.T) {
	texts := 0
	for _, dir := range []string{"cmd", "internal"} {
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "testdata" || d.Name() == "node_modules"):
				return filepath.SkipDir
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				texts += checkTexts(t, path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	guides, err := filepath.Glob("docs/[du]*/*.md")
	if err != nil || len(guides) < 20 || texts < 2000 {
		t.Fatalf("%d guides and %d texts, %v", len(guides), texts, err)
	}
	for _, path := range append(guides, "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/README.md", "docs/requirements.md", "editors/nvim/doc/ctx-sys.txt") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if w := ownWord(line); w != "" {
				t.Errorf("%s:%d: %q: use a word of the table in ARCHITECTURE.md, or plain English", path, i+1, w)
			}
		}
	}
}

// checkTexts checks the strings of a file that are sentences, and says how many there are.
func checkTexts(t *testing.T, path string) (texts int) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING || len(strings.Fields(lit.Value)) < 3 {
			return true
		}
		texts++
		if w := ownWord(lit.Value); w != "" {
			t.Errorf("%s: %q in %s: use a word of the table in ARCHITECTURE.md, or plain English", fset.Position(lit.Pos()), w, lit.Value)
		}
		return true
	})
	return texts
}

// ownWord is the first of our own words in a text, "" without one.
func ownWord(text string) string {
	for _, s := range storedWords {
		text = strings.ReplaceAll(text, s, "")
	}
	return ownWords.FindString(text)
}
