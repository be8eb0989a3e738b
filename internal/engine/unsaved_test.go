package engine_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// What is typed is found, shown and assembled before it is saved, and is gone when the editor is.
func TestUnsavedTextIsWhatIsSeen(t *testing.T) {
	w := newTree(t, map[string]string{
		"box.go":  "package box\n\n// Weigh returns the weight.\nfunc Weigh() int { return 1 }\n",
		"mail.go": "package box\n\nfunc Send() int { return Weigh() }\n",
	})
	p := w.indexed(engine.Options{})
	ed := p.Editor()
	typed := "package box\n\n// Zorbify is new here.\nfunc Zorbify() int { return 2 }\n\n// Weigh returns the weight.\nfunc Weigh() int { return 1 }\n"
	if err := ed.Open("vim", "box.go", typed, 1, true); err != nil {
		t.Fatal(err)
	}
	if err := ed.Open("vim", "fresh.go", "package box\n\nfunc Quuxify() {}\n", 1, true); err != nil {
		t.Fatal(err)
	}
	if err := ed.Open("vim", "more.go", "package box\n\nfunc More() int { return Weigh() }\n", 1, true); err != nil {
		t.Fatal(err)
	}
	uses, err := reader.AskGraph(t.Context(), p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "More", Direction: "out"})
	if err != nil || len(uses.Edges) == 0 || uses.Edges[0].Target == nil || uses.Edges[0].Target.ID != "box.go#Weigh" {
		t.Errorf("what the new function calls: %+v, %v", uses, err)
	}
	for name, at := range map[string]string{"Zorbify": "box.go:3-4", "Weigh": "box.go:6-7", "Quuxify": "fresh.go:3-3"} {
		resp := searched(t, p, search.Request{Query: name})
		if len(resp.Results) == 0 || resp.Results[0].Path+fmt.Sprintf(":%d-%d", resp.Results[0].StartLine, resp.Results[0].EndLine) != at {
			t.Errorf("%s is found at %+v, want %s", name, resp.Results, at)
		}
		shown, err := reader.Show(t.Context(), p.Reader(), name)
		if err != nil || !strings.Contains(shown.Body, "func "+name) {
			t.Errorf("show %s: %v, %+v", name, err, shown)
		}
	}
	asked, err := p.Context(t.Context(), prompt.Request{Query: "what does Zorbify return"})
	if err != nil || !strings.Contains(asked.Context, "func Zorbify() int { return 2 }") {
		t.Errorf("context: %v\n%s", err, asked.Context)
	}
	if err := ed.Open("vim", "mail.go", "package box\n\nfunc Send() int { return Weigh() }\n", 1, false); err != nil {
		t.Fatal(err)
	}
	if err := ed.Change("vim", "mail.go", 2, []editor.Change{{Range: &editor.Range{Start: editor.Position{Line: 2}, End: editor.Position{Line: 2}}, Text: "// typed just now\n"}}, editor.UTF8, editor.User); err != nil {
		t.Fatal(err)
	}
	asked, err = p.Context(t.Context(), prompt.Request{Query: "what does Send return", Profile: ctxsys.ProfileChat})
	if err != nil || !strings.Contains(asked.Context, "+// typed just now") || !strings.Contains(asked.Context, "open in the editor") {
		t.Errorf("context of a chat: %v\n%s", err, asked.Context)
	}
	ed.Leave("vim")
	if resp := searched(t, p, search.Request{Query: "Zorbify"}); found(resp, "fresh.go") || slices.ContainsFunc(resp.Results, func(h ctxsys.Hit) bool { return h.Name == "Zorbify" }) {
		t.Errorf("the editor is gone, and %+v is found", resp.Results)
	}
}

// Files that are not indexed are not by being opened.
func TestUnsavedTextThatIsNotIndexed(t *testing.T) {
	w := newTree(t, map[string]string{"a.go": "package a\n", ".gitignore": "secretly/\n", "secretly/b.go": "package a\n"})
	p := w.indexed(engine.Options{MaxFileSize: 1000})
	for path, text := range map[string]string{
		"secretly/a.go": "package a\nfunc Hidden() {}\n", "id_rsa": "Hidden", "a.go": "package a\nfunc Hidden() {}\n" + strings.Repeat("//\n", 1000),
	} {
		if err := p.Editor().Open("vim", path, text, 1, true); err != nil {
			t.Fatal(err)
		}
	}
	if resp := searched(t, p, search.Request{Query: "Hidden"}); len(resp.Results) > 0 {
		t.Errorf("found %+v", resp.Results)
	}
	left, err := p.Reader().Source().Unsaved(t.Context())
	if err != nil || len(left) != 3 {
		t.Errorf("left out: %v, %v", left, err)
	}
}

// A text that lies over the index is read as it is once it is saved, whatever was typed.
func TestUnsavedIsAsSaved(t *testing.T) {
	files := courierFiles(t)
	w := newTree(t, files)
	p := w.indexed(engine.Options{})
	if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true, Force: true}); err != nil {
		t.Fatal(err)
	}
	names := slices.Sorted(maps.Keys(files))
	r := rand.New(rand.NewPCG(7, 7))
	for range 25 {
		edited := map[string]string{}
		for range 1 + r.IntN(3) {
			name := names[r.IntN(len(names))]
			edited[name] = scrambled(r, files[name])
		}
		for name, text := range edited {
			if err := p.Editor().Open("vim", name, text, 0, true); err != nil {
				t.Fatal(err)
			}
		}
		before := everything(t, p, edited)
		for name, text := range edited {
			files[name] = text
			w.write(name, text)
			p.Editor().Saved("vim", name)
		}
		if _, err := p.Sync(t.Context(), engine.SyncRequest{NoEmbed: true}); err != nil {
			t.Fatal(err)
		}
		if after := everything(t, p, edited); !reflect.DeepEqual(before, after) {
			for id := range before {
				if before[id] != after[id] {
					t.Errorf("%s is typed as\n%s\nand saved as\n%s", id, before[id], after[id])
				}
			}
			t.Fatalf("%d things typed, %d saved", len(before), len(after))
		}
	}
}

// scrambled moves, doubles and drops lines of a text.
func scrambled(r *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	for range 1 + r.IntN(4) {
		at := r.IntN(len(lines))
		switch r.IntN(3) {
		case 0:
			lines = slices.Insert(lines, at, lines[r.IntN(len(lines))])
		case 1:
			lines = slices.Insert(lines, at, fmt.Sprintf("// typed %d\n", r.IntN(1000)))
		default:
			if len(lines) > 2 {
				lines = slices.Delete(lines, at, at+1)
			}
		}
	}
	return strings.Join(lines, "")
}

// everything is what is known of some files: their entities with their texts, and where their names are found.
func everything(t *testing.T, p *engine.Project, files map[string]string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for path := range files {
		shown, err := reader.Show(t.Context(), p.Reader(), path)
		if err != nil {
			t.Fatal(err)
		}
		left := []ctxsys.Entity{shown.Entity}
		for len(left) > 0 {
			e := left[0]
			left = left[1:]
			one, err := reader.Show(t.Context(), p.Reader(), e.ID)
			if err != nil {
				t.Fatalf("%s: %v", e.ID, err)
			}
			out[e.ID] = fmt.Sprintf("%d-%d %s %s %q", one.StartLine, one.EndLine, one.Signature, one.Type, one.Body)
			for _, c := range one.Children {
				if c.Path == path && out[c.ID] == "" {
					left = append(left, c)
				}
			}
			found := []string{}
			for _, h := range searched(t, p, search.Request{Query: "`" + e.Name + "`", Path: path, Limit: 100}).Results {
				if h.ID == e.ID { // what else is found hangs on how rare words are, in which the texts before count
					found = append(found, fmt.Sprintf("%d-%d", h.StartLine, h.EndLine))
				}
			}
			uses, err := reader.AskGraph(t.Context(), p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: e.ID, Depth: 1, Direction: "out"})
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range uses.Edges {
				if u.Target != nil && files[u.Target.Path] == "" { // what is new in an unsaved file is found once that is saved
					out["uses "+e.ID] += fmt.Sprintf("%s %s line %d %s\n", u.Kind, u.Target.ID, u.Line, u.Resolution)
				}
			}
			slices.Sort(found)
			out["found "+e.ID] = strings.Join(found, " ")
		}
	}
	return out
}

// Typing goes on while others ask.
func TestUnsavedTogether(t *testing.T) {
	w := courier(t)
	p := w.indexed(engine.Options{})
	done := make(chan error, 4)
	for i := range 4 {
		go func() {
			for n := range 30 {
				name := fmt.Sprintf("Typed%dn%d", i, n)
				if err := p.Editor().Open(fmt.Sprint(i), fmt.Sprintf("typed%d.go", i), "package typed\n\nfunc "+name+"() {}\n", n+1, true); err != nil {
					done <- err
					return
				}
				resp, err := p.Search(t.Context(), search.Request{Query: name})
				if err != nil {
					done <- err
					return
				}
				if !slices.ContainsFunc(resp.Results, func(h ctxsys.Hit) bool { return h.Name == name }) {
					done <- fmt.Errorf("%s is not found", name)
					return
				}
			}
			done <- nil
		}()
	}
	for range 4 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
