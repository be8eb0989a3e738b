package engine_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// exactPatterns are what people look for in Go's package net, and what is hard to look for.
var exactPatterns = []string{
	`dial(Parallel|Serial)\(`, `happy eyeballs`, `(?i)happy eyeballs`, `errors\.New\("`, `^func \(\w+ \*Transport\)`, `\bTODO\(\w+\)`, `func\s+Test\w+`, `RFC [0-9]{4}`, `^$`, `[^\x00-\x7f]`,
	`//.*\bk\b`, `(?i)\bk\b`, `return nil, (err|errors)`, `}$`, `\t\t\t\t\tif`, `x{3,}`, `.`, `colou?r`, `[Hh]andler(Func)?\b`, `nothing is called so`, `\x{fffd}`, `\r$`,
}

// TestExactIsGrep compares with Go's regexp on each line of the files that git lists and the index has.
func TestExactIsGrep(t *testing.T) {
	w := goPackage(t, "net")
	p := w.indexed(engine.Options{})
	texts := indexedTexts(t, w.root, p.DBPath())
	if len(texts) < 300 {
		t.Fatalf("%d files", len(texts))
	}
	for _, pattern := range exactPatterns[:effort.Pick(4, len(exactPatterns), len(exactPatterns))] {
		want := map[string]bool{}
		re := regexp.MustCompile(pattern)
		for path, text := range texts {
			for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
				if re.MatchString(line) && text != "" {
					want[fmt.Sprintf("%s:%d", path, i+1)] = true
				}
			}
		}
		for _, limit := range []int{10_000, 7} {
			resp, err := p.Search(t.Context(), search.Request{Query: pattern, Match: search.MatchRegex, Limit: limit})
			if err != nil {
				t.Fatalf("%s: %v", pattern, err)
			}
			seen := map[string]bool{}
			for _, h := range resp.Results {
				for _, l := range h.Lines {
					at := fmt.Sprintf("%s:%d", h.Path, l.Line)
					if !want[at] || seen[at] {
						t.Errorf("%s: %s, %q, does not match or comes twice", pattern, at, l.Text)
					}
					seen[at] = true
				}
			}
			m := *resp.Matches
			if m.Lines != len(want) || m.Shown != len(seen) || m.Shown != min(limit, m.Lines) || m.Truncated != (m.Shown < m.Lines) || m.Partial {
				t.Errorf("%s: %d lines match and %d are shown, not %+v", pattern, len(want), len(seen), m)
			}
		}
	}
}

// goPackage is a copy of a package of Go's own source as a project.
func goPackage(t *testing.T, name string) *tree {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	w := newTree(t, nil)
	w.root = filepath.Join(w.root, name)
	if err := os.CopyFS(w.root, os.DirFS(filepath.Join(strings.TrimSpace(string(out)), "src", name))); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}} {
		if out, err := exec.CommandContext(t.Context(), "git", append([]string{"-C", w.root}, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	return w
}

// indexedTexts is the files that git lists and that an index has, as they are on the disk with secrets masked.
func indexedTexts(t *testing.T, root, path string) map[string]string {
	t.Helper()
	db, err := sqlite.Open(t.Context(), path, true)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	out, err := exec.CommandContext(t.Context(), "git", "-C", root, "ls-files", "-z").Output()
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for name := range strings.SplitSeq(strings.TrimSuffix(string(out), "\x00"), "\x00") {
		if row, err := db.FileByPath(t.Context(), name); errors.Is(err, ctxsys.ErrNotFound) || err == nil && !row.Indexed() {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		masked, _ := secret.Mask(text)
		texts[name] = string(masked)
	}
	return texts
}

// TestExactBeforeIndex: as long as there is no index the files are those of the disk, each line under its file.
func TestExactBeforeIndex(t *testing.T) {
	w := newTree(t, map[string]string{
		"a.go": "package a\n\nfunc Open() {}\n", "a_test.go": "package a\n\nfunc TestOpen() { Open() }\n", "key.py": "token = \"ghp_0123456789abcdefghijABCDEFGHIJ012345\" # Open\n",
		".gitignore": "left.go\n", "left.go": "package a\n\n// Open\n",
	})
	p := w.open(engine.Options{})
	resp, err := p.Search(t.Context(), search.Request{Query: "Open", Match: search.MatchLiteral})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, h := range resp.Results {
		got = append(got, fmt.Sprintf("%s %s %d", h.Type, h.ID, h.Lines[0].Line))
		if strings.Contains(h.Snippet, "0123456789") {
			t.Errorf("a secret is shown: %s", h.Snippet)
		}
	}
	want := []string{"file a.go 3", "file key.py 1", "file a_test.go 3"}
	if !slices.Equal(got, want) || resp.Matches.Lines != 3 {
		t.Errorf("got %q, %+v", got, resp.Matches)
	}
}

// TestExactUnsaved: what is being typed is searched as it is typed.
func TestExactUnsaved(t *testing.T) {
	w := newTree(t, map[string]string{"a.go": "package a\n\nfunc Saved() {}\n", "b.go": "package a\n\nfunc Other() {}\n"})
	p := w.indexed(engine.Options{})
	if err := p.Editor().Open("me", "a.go", "package a\n\n// A line more.\nfunc Typed() {}\n", 2, true); err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]string{"Typed": "a.go#Typed:4", "Saved": "", "func": "a.go#Typed:4 b.go#Other:3"} {
		resp, err := p.Search(t.Context(), search.Request{Query: query, Match: search.MatchLiteral})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, h := range resp.Results {
			got = append(got, fmt.Sprintf("%s:%d", h.ID, h.Lines[0].Line))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: got %q, want %q", query, got, want)
		}
	}
}

// TestExactLongLine: of a long line the part about the match is shown.
func TestExactLongLine(t *testing.T) {
	long := bytes.Repeat([]byte("ä0123456789 "), 5000)
	copy(long[30_000:], " needle ")
	w := newTree(t, map[string]string{"data.txt": string(long) + "\n"})
	p := w.indexed(engine.Options{})
	resp, err := p.Search(t.Context(), search.Request{Query: "needle", Match: search.MatchLiteral})
	if err != nil || len(resp.Results) != 1 {
		t.Fatal(resp, err)
	}
	text := resp.Results[0].Lines[0].Text
	if len(text) > 420 || !strings.Contains(text, " needle ") || !strings.HasPrefix(text, "…") || !strings.HasSuffix(text, "…") {
		t.Errorf("%d bytes: %q", len(text), text)
	}
}

// TestExactEnds: a search whose context ends is no answer.
func TestExactEnds(t *testing.T) {
	w := newTree(t, map[string]string{"a.go": "package a\n"})
	p := w.indexed(engine.Options{})
	ctx, cancel := context.WithDeadline(t.Context(), time.Now())
	defer cancel()
	if resp, err := p.Search(ctx, search.Request{Query: "package", Match: search.MatchLiteral}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%+v, %v", resp, err)
	}
}
