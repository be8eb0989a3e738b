package engine_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
)

// sources is a project of real code: packages of this repository.
func sources(t *testing.T, packages ...string) *tree {
	t.Helper()
	files := map[string]string{}
	for _, name := range packages {
		if err := filepath.WalkDir(filepath.Join("..", name), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
				return err
			}
			text, err := os.ReadFile(path)
			files[filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))] = string(text)
			return err
		}); err != nil {
			t.Fatal(err)
		}
	}
	return newTree(t, files)
}

func unionOf(t *testing.T, parts ...engine.Named) *engine.Project {
	t.Helper()
	u, err := engine.Union(parts, false)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := u.Close(); err != nil {
			t.Error(err)
		}
	})
	return u
}

// asked is what a project answers to questions of many kinds, as JSON.
func asked(t *testing.T, p *engine.Project, place func(string) string) map[string]string {
	t.Helper()
	ctx := context.Background()
	out := map[string]string{}
	keep := func(question string, answer any, err error) {
		t.Helper()
		if err != nil {
			out[question] = err.Error()
			return
		}
		b, err := json.MarshalIndent(answer, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		out[question] = timings.ReplaceAllString(string(b), "")
	}
	for _, q := range []string{
		"where are segments merged", "mergePostings", "how is a term looked up in a block", "Segment.Delete", "type:method delete", "path:lexical/*.go norms",
		"who calls DecodeSegment", "what does Search call", "list all interfaces", "edit distance of misspelled words -stem", "lexical/segment.go:40", "\"a bit a dimension\"",
		"panic: index out of range\n\tlexical/block.go:60 +0x1d", "lexcial segemnt", "vectors that are like another one", "kind of nothing whatsoever zzz",
	} {
		found, err := p.Search(ctx, search.Request{Query: q, Limit: 20})
		keep("search "+q, found, err)
	}
	for _, match := range []string{search.MatchLiteral, search.MatchRegex} {
		found, err := p.Search(ctx, search.Request{Query: "func .*Segment", Match: match, Limit: 20})
		keep("search exactly "+match, found, err)
	}
	for _, name := range []string{"Segment", "Segment.Has", place("lexical/segment.go"), place("lexical/") + "/", "lexical/segment.go"} {
		name = strings.ReplaceAll(name, "//", "/")
		shown, err := reader.Show(ctx, p.Reader(), name)
		keep("show "+name, shown, err)
		around, err := reader.AskGraph(ctx, p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: name, Depth: 2})
		keep("neighbours of "+name, around, err)
		alike, err := reader.Similar(ctx, p.Reader(), similar.Request{Entity: name})
		keep("similar to "+name, alike, err)
	}
	hubs, err := reader.AskGraph(ctx, p.Reader(), graph.Hubs, graph.HubsRequest{Limit: 10})
	keep("hubs", hubs, err)
	cycles, err := reader.AskGraph(ctx, p.Reader(), graph.Cycles, graph.CyclesRequest{})
	keep("cycles", cycles, err)
	unused, err := reader.AskGraph(ctx, p.Reader(), graph.FindUnreferenced, graph.UnreferencedRequest{})
	keep("unreferenced", unused, err)
	open, err := reader.AskGraph(ctx, p.Reader(), graph.Unresolved, graph.UnresolvedRequest{})
	keep("unresolved", open, err)
	way, err := reader.AskGraph(ctx, p.Reader(), graph.Path, graph.PathRequest{From: "Search", To: "postings.advance"})
	keep("path", way, err)
	drawn, err := reader.AskGraph(ctx, p.Reader(), graph.Map, graph.MapRequest{MaxTokens: 1 << 20})
	keep("map", drawn, err)
	stats, err := reader.Stats(ctx, p.Reader())
	keep("stats", stats, err)
	var edges bytes.Buffer
	err = reader.Export(ctx, p.Reader(), &edges)
	lines := strings.Split(edges.String(), "\n")
	slices.Sort(lines)
	keep("export", lines, err)
	return out
}

// timings are what differs from one answer to the next of the same, and ids of edges and counts of tokens, for which paths count.
var timings = regexp.MustCompile(`(?m)^ *"(took_ms|ms|tokens|total_tokens)": [0-9.]+,?\n|\\?"id\\?": ?\\?"[0-9a-f]{16}\\?",?`)

// A union of one project answers as the project, but for its name in front of paths.
func TestUnionOfOne(t *testing.T) {
	p := sources(t, "lexical", "embed", "packed").indexed(engine.Options{})
	u := unionOf(t, engine.Named{Name: "zebra", Project: p})
	want := asked(t, p, func(path string) string { return path })
	got := asked(t, u, func(path string) string { return "zebra/" + path })
	for question, answer := range got {
		bare := strings.ReplaceAll(question, "zebra/", "")
		without := strings.ReplaceAll(answer, "zebra/", "")
		root := strings.NewReplacer(`"qualified_name": ""`, `"qualified_name": "."`, `\"qualified_name\":\"\"`, `\"qualified_name\":\".\"`) // its name in a union
		without = strings.NewReplacer(`"id": ""`, `"id": "./"`, `"zebra"`, `"."`, `\"zebra\"`, `\".\"`, `\"id\":\"\"`, `\"id\":\"./\"`).Replace(without)
		if alone := root.Replace(want[bare]); root.Replace(without) != alone {
			t.Errorf("%s: %s", question, firstDifference(root.Replace(without), alone))
		}
		if question != bare && strings.Contains(question, "show") && !strings.Contains(answer, "zebra/lexical") {
			t.Errorf("%s: %s", question, answer)
		}
	}
}

// What is typed in an editor and what changed on the disk is found in a union, whichever part it is in.
func TestUnionOverlay(t *testing.T) {
	ctx := context.Background()
	a, b := newTree(t, map[string]string{"a.go": "package a\n\nfunc Giraffe() {}\n"}), newTree(t, map[string]string{"b.go": "package b\n\nfunc Penguin() {}\n"})
	pa, pb := a.indexed(engine.Options{}), b.indexed(engine.Options{})
	u := unionOf(t, engine.Named{Name: "one", Project: pa}, engine.Named{Name: "two", Project: pb})
	first := func(query string) string {
		t.Helper()
		found, err := u.Search(ctx, search.Request{Query: query})
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range found.Results {
			return fmt.Sprint(h.ID, " ", h.StartLine)
		}
		return ""
	}
	for query, want := range map[string]string{"Giraffe": "one/a.go#Giraffe 3", "Penguin": "two/b.go#Penguin 3", "repo:two Giraffe": "", "-repo:one Penguin": "two/b.go#Penguin 3"} {
		if got := first(query); got != want {
			t.Errorf("%s: %q", query, got)
		}
	}
	b.write("b.go", "package b\n\n// one more line\nfunc Penguin() {}\n\nfunc Walrus() { Penguin() }\n")
	u.Reader().Forget() // that it looked a moment ago
	if got := first("Walrus"); got != "two/b.go#Walrus 6" {
		t.Errorf("after an edit: %q", got)
	}
	if err := pb.Editor().Open("test", "b.go", "package b\n\nfunc Penguin() {}\n\nfunc Ocelot() { Penguin() }\n", 1, true); err != nil {
		t.Fatal(err)
	}
	if got := first("Ocelot"); got != "two/b.go#Ocelot 5" {
		t.Errorf("typed: %q", got)
	}
	shown, err := reader.Show(ctx, u.Reader(), "Ocelot")
	if err != nil || shown.Path != "two/b.go" || !strings.Contains(shown.Body, "func Ocelot") {
		t.Errorf("%+v, %v", shown, err)
	}
	around, err := reader.AskGraph(ctx, u.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: "Penguin", Kinds: []ctxsys.RelationKind{ctxsys.Calls}})
	if err != nil || len(around.Edges) != 1 || around.Edges[0].Source.ID != "two/b.go#Ocelot" {
		t.Errorf("%+v, %v", around, err)
	}
	got, err := u.Context(ctx, prompt.Request{Query: "where is Ocelot and Giraffe", MaxTokens: 2000})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(got)
	if err != nil || !bytes.Contains(text, []byte("two/b.go")) || !bytes.Contains(text, []byte("one/a.go")) {
		t.Errorf("%s", text)
	}
	if _, err := u.Sync(ctx, engine.SyncRequest{}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("a sync of several: %v", err)
	}
}

// Each of many projects calls the next.
func TestUnionOfMany(t *testing.T) {
	const many = 12
	var parts []engine.Named
	for i := range many {
		name := fmt.Sprintf("m%02d", i)
		next := fmt.Sprintf("m%02d", (i+1)%many)
		w := newTree(t, map[string]string{
			"go.mod":  "module example.com/" + name + "\n\ngo 1.26\n\nrequire example.com/" + next + " v1.0.0\n",
			"a/do.go": "package a\n\nimport \"example.com/" + next + "/a\"\n\n// Do" + name + " does.\nfunc Do" + name + "() { a.Do" + next + "() }\n",
		})
		parts = append(parts, engine.Named{Name: name, Project: w.indexed(engine.Options{})})
	}
	u := unionOf(t, parts...)
	for i := range many {
		name, before := fmt.Sprintf("m%02d", i), fmt.Sprintf("m%02d", (i+many-1)%many)
		around, err := reader.AskGraph(context.Background(), u.Reader(), graph.Neighbours, graph.NeighboursRequest{
			Entity: "Do" + name, Kinds: []ctxsys.RelationKind{ctxsys.Calls}, Direction: "in", Depth: 1})
		if err != nil || len(around.Edges) != 1 || around.Edges[0].Source.ID != before+"/a/do.go#Do"+before {
			t.Errorf("%s: %+v, %v", name, around, err)
		}
	}
}
