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

	"github.com/goccy/go-yaml"
)

// ownWords are words that only this project used in these senses: `make prose` finds them in the documents by the same list. ARCHITECTURE.md
// has the word for each idea.
func ownWords(t *testing.T) *regexp.Regexp {
	t.Helper()
	text, err := os.ReadFile("tools/prose/styles/ctx-sys/Words.yml")
	if err != nil {
		t.Fatal(err)
	}
	var rule struct{ Tokens []string }
	if err := yaml.Unmarshal(text, &rule); err != nil || len(rule.Tokens) < 8 {
		t.Fatal(rule, err)
	}
	return regexp.MustCompile(`(?i)\b(` + strings.Join(rule.Tokens, "|") + `)\b`)
}

// storedWords are texts that summaries were written with: a reader of older ones knows them by these.
var storedWords = []string{"It stands in their place; #N is"}

// TestWords reads what users and models read in the program: help, tools, messages, prompts, and the help of the plugin.
func TestWords(t *testing.T) {
	words, texts := ownWords(t), 0
	for _, dir := range []string{"cmd", "internal"} {
		err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "testdata" || d.Name() == "node_modules"):
				return filepath.SkipDir
			case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
				texts += checkTexts(t, words, path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if texts < 2000 {
		t.Errorf("%d texts", texts)
	}
	const help = "editors/nvim/doc/ctx-sys.txt"
	text, err := os.ReadFile(help)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		if w := words.FindString(line); w != "" {
			t.Errorf("%s:%d: %q: use a word of the table in ARCHITECTURE.md, or plain English", help, i+1, w)
		}
	}
}

// checkTexts checks the strings of a file that are sentences, and says how many there are.
func checkTexts(t *testing.T, words *regexp.Regexp, path string) (texts int) {
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
		if w := ownWord(words, lit.Value); w != "" {
			t.Errorf("%s: %q in %s: use a word of the table in ARCHITECTURE.md, or plain English", fset.Position(lit.Pos()), w, lit.Value)
		}
		return true
	})
	return texts
}

// ownWord is the first of our own words in a text, "" without one.
func ownWord(words *regexp.Regexp, text string) string {
	for _, s := range storedWords {
		text = strings.ReplaceAll(text, s, "")
	}
	return words.FindString(text)
}
