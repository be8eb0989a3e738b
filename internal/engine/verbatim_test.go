package engine_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// A few words of a comment that are written once in the program, asked for without quotes, are found first.
func TestWordsOfComments(t *testing.T) {
	effort.Unraced(t)
	w := realModule(t, "github.com/modelcontextprotocol/go-sdk")
	p := w.indexed(engine.Options{})
	type place struct {
		path string
		line int
	}
	at := map[string][]place{}
	var phrases []string
	spaces := regexp.MustCompile(`\W+`)
	var all strings.Builder
	if err := fs.WalkDir(os.DirFS(w.root), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "example") {
			return err
		}
		text, err := os.ReadFile(filepath.Join(w.root, path))
		if err != nil {
			return err
		}
		all.WriteString(strings.ToLower(spaces.ReplaceAllString(string(text), " ")))
		for i, line := range strings.Split(string(text), "\n") {
			comment, ok := strings.CutPrefix(strings.TrimSpace(line), "// ")
			words := strings.Fields(comment)
			if !ok || len(words) < 8 || regexp.MustCompile(`[^A-Za-z' ]`).MatchString(strings.Join(words[2:6], " ")) {
				continue
			}
			phrase := strings.Join(words[2:6], " ")
			if len(at[phrase]) == 0 {
				phrases = append(phrases, phrase)
			}
			at[phrase] = append(at[phrase], place{filepath.ToSlash(path), i + 1})
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	asked, first := 0, 0
	for i, phrase := range phrases {
		norm := " " + strings.ToLower(spaces.ReplaceAllString(phrase, " ")) + " "
		if i%5 != 0 || len(phrase) < 18 || strings.Count(all.String(), norm) != 1 {
			continue
		}
		asked++
		want := at[phrase][0]
		if r := searched(t, p, search.Request{Query: phrase}).Results; len(r) > 0 && r[0].Path == want.path && r[0].StartLine-3 <= want.line && want.line <= r[0].EndLine {
			first++
		} else {
			t.Logf("%q is in line %d of %s", phrase, want.line, want.path)
		}
	}
	if asked < 100 || first*100 < asked*97 {
		t.Errorf("%d of %d are first", first, asked)
	}
}
