package op

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

type item struct {
	Name   string   `json:"name"`
	Body   string   `json:"body"`
	Labels []string `json:"labels"`
}

func (i item) all() string { return fmt.Sprintf("%q %q %q\n", i.Name, i.Body, i.Labels) }

// Each page of an answer in JSON is JSON of the answer's shape and no longer than it may be, and their lists and texts, one after
// the other, are the answer.
func TestJSONPages(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	text := func(most int) string {
		return strings.Repeat([]string{"x := 1\n", "語", `"`, "<&>\n"}[r.IntN(4)], r.IntN(most))
	}
	type answer struct {
		Query string           `json:"query"`
		Items []item           `json:"items"`
		Empty []string         `json:"empty"`
		Sizes map[string][]int `json:"sizes"`
		Text  string           `json:"text"`
		Total int              `json:"total"`
	}
	paged := 0
	for range 60 {
		whole := answer{Query: "how", Items: []item{}, Empty: []string{}, Sizes: map[string][]int{"a": {}}, Text: text(20_000), Total: 7}
		for range r.IntN(300) {
			it := item{Name: text(5), Body: text(300), Labels: []string{}}
			for range r.IntN(3) {
				it.Labels = append(it.Labels, text(20))
			}
			whole.Items = append(whole.Items, it)
		}
		for range r.IntN(9000) {
			whole.Sizes["a"] = append(whole.Sizes["a"], r.IntN(1000))
		}
		var got answer
		pages := 0
		for cursor := ""; ; pages++ {
			page, err := jsonPageOf("t", json.RawMessage(`{"q": 1}`), whole, cursor, jsonPage)
			if err != nil {
				t.Fatal(err)
			}
			if len(page) > jsonPage {
				t.Fatalf("a page of %d bytes", len(page))
			}
			var part struct {
				answer
				NextCursor string `json:"next_cursor"`
			}
			if err := json.Unmarshal([]byte(page), &part); err != nil {
				t.Fatalf("page %d: %v", pages, err)
			}
			if part.Query != whole.Query || part.Total != whole.Total {
				t.Fatalf("page %d: %q, %d", pages, part.Query, part.Total)
			}
			if pages == 0 {
				got = part.answer
			} else {
				if got.Items = append(got.Items, part.Items...); len(whole.Text) > label {
					got.Text += part.Text
				}
				got.Sizes["a"] = append(got.Sizes["a"], part.Sizes["a"]...)
			}
			if cursor = part.NextCursor; cursor == "" {
				break
			}
		}
		if paged += pages; joined(got.Items, item.all) != joined(whole.Items, item.all) || got.Text != whole.Text || !reflect.DeepEqual(got.Sizes, whole.Sizes) {
			t.Fatalf("%d pages are not the answer", pages+1)
		}
	}
	if paged == 0 {
		t.Error("no answer was long enough")
	}
}

func joined[T any](of []T, f func(T) string) string {
	var b strings.Builder
	for _, v := range of {
		b.WriteString(f(v))
	}
	return b.String()
}

// A page ends between slices, unless one alone is longer than a page: then it goes on in a fence below its own heading.
func TestPagesEndBetweenSlices(t *testing.T) {
	var slices []ctxsys.Slice
	for i := range 12 {
		lines := 120
		if i == 7 {
			lines = 2000
		}
		slices = append(slices, ctxsys.Slice{Type: ctxsys.SliceSearch, Name: fmt.Sprintf("F%d", i), EntityType: ctxsys.TypeFunction, Source: fmt.Sprintf("a/f%d.go", i), Language: "go",
			Content: strings.Repeat("\tx := 1 // a line\n", lines)})
	}
	for _, format := range []render.Format{render.Markdown, render.XML, render.Plain, render.Sections} {
		blocks, err := render.Blocks(format, slices)
		if err != nil {
			t.Fatal(err)
		}
		got := 0
		pages := 0
		for cursor := ""; ; pages++ {
			text, err := page("t", json.RawMessage(`{}`), blocks, nil, cursor, textPage)
			if err != nil {
				t.Fatal(err)
			}
			if len(text) > textPage {
				t.Errorf("%s: a page of %d bytes", format, len(text))
			}
			got += strings.Count(text, "x := 1 // a line")
			if open := fenceAt(text); open != "" {
				t.Errorf("%s: page %d leaves %q open", format, pages, open)
			}
			for i := range 12 {
				head := fmt.Sprintf("a/f%d.go", i)
				if i != 7 && strings.Contains(text, head) && strings.Count(text[strings.Index(text, head):], "a line") < 120 {
					t.Errorf("%s: page %d has a part of F%d", format, pages, i)
				}
			}
			next := nextCursor.FindStringSubmatch(text)
			if next == nil {
				break
			}
			cursor = next[1]
		}
		if got != 11*120+2000 {
			t.Errorf("%s: %d lines on %d pages", format, got, pages+1)
		}
	}
}
