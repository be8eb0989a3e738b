package search

import (
	"slices"
	"strings"
	"testing"
)

func TestBestLines(t *testing.T) {
	s := Snippets{map[string]float64{"retry": 3, "pause": 2, "busy": 2, "the": 0.1}, strings.Fields}
	for _, c := range []struct {
		name, body string
		focus      int
		want       []int
	}{
		{"the rarest word, and what adds to it", "def a\nthe\nretry\nx\npause\nretry\n", -1, []int{2, 4}},
		{"one line that has all", "def a\nretry\npause\nretry pause busy\n", -1, []int{3}},
		{"three at most, in their order", "busy\nx\npause\nretry\nretry pause\nbusy the\n", -1, []int{4, 5}},
		{"the line that the question names", "def a\nretry\nx\ny\nz\n", 3, []int{1, 3}},
		{"found by meaning", "/**\n * a gate\n */\nopen\n\nshut\nx\n", -1, []int{1, 3, 5}},
		{"nothing there", "\n\n", -1, nil},
	} {
		x := s.of(c.body, c.focus)
		var got []int
		for _, line := range x.best(10) {
			got = append(got, line.Line-10)
			if want := strings.Split(c.body, "\n")[line.Line-10]; line.Text != want {
				t.Errorf("%s: line %d is %q, want %q", c.name, line.Line, line.Text, want)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: lines %v, want %v", c.name, got, c.want)
		}
	}
}

func TestSnippet(t *testing.T) {
	s := Snippets{map[string]float64{"retry": 3, "pause": 2, "the": 0.1}, strings.Fields}
	filler := func(n int) string { return strings.Repeat("	x = compute(x)\n", n) }
	for _, c := range []struct {
		name, body string
		first      string // line of the snippet
		before     int
	}{
		{"a short chunk is whole", "def a():\n    retry\n", "def a():", 0},
		{"nothing is asked for there", filler(100), "	x = compute(x)", 0},
		{"the beginning, when it holds as much", "retry pause\n" + filler(60) + "retry pause\n", "retry pause", 0},
		{"nearly as much", "def a\nretry pause\n" + filler(60) + "retry pause the\n", "def a", 0},
		{"where most is", "def a\nthe\n" + filler(60) + "if busy\nretry the pause\n" + filler(60), "if busy", 62},
		{"different words count, not the same again", "def a\nretry\n" + filler(60) + "the\npause pause pause\n" + filler(60) + "y\nretry pause\n", "y", 124},
		{"the last line", "def a\n" + filler(60) + "retry", "	x = compute(x)", 60},
		{"one line that is too long", strings.Repeat("retry日", 300) + "\n" + filler(5), strings.Repeat("retry日", 80), 0},
	} {
		x := s.of(c.body, -1)
		text, before := x.text, x.before
		first, _, _ := strings.Cut(text, "\n")
		if !strings.HasPrefix(first, c.first) || before != c.before || len(text) > SnippetBytes {
			t.Errorf("%s: %d lines before %.40q, %d bytes; want %d before %.40q", c.name, before, first, len(text), c.before, c.first)
		}
		if lines := strings.Split(c.body, "\n"); !strings.HasPrefix(strings.Join(lines[before:], "\n"), text) {
			t.Errorf("%s: the snippet is not what stands there", c.name)
		}
	}
}
