package engine_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

// task is one line of testdata/queries.txt: a question and the file that ought to come first.
type task struct{ group, query, target string }

func tasks(t *testing.T) []task {
	t.Helper()
	text, err := os.ReadFile("testdata/queries.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []task
	group := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "# "); ok {
			group = name
		} else if query, target, ok := strings.Cut(line, " | "); ok {
			out = append(out, task{group, query, target})
		}
	}
	return out
}

// TestRanking shows every change of the ranking as a diff: for each question the rank of its target and the
// best results, and in stats.golden what that amounts to.
func TestRanking(t *testing.T) {
	ranking, stats := ranking(t, courier(t).indexed(engine.Options{}))
	golden(t, "ranking.golden", ranking)
	golden(t, "stats.golden", stats)
}

func ranking(t *testing.T, p *engine.Project) (ranking, stats string) {
	t.Helper()
	var b strings.Builder
	var groups []string
	sums := map[string]*quality{}
	for _, task := range tasks(t) {
		if sums[task.group] == nil {
			groups = append(groups, task.group)
			sums[task.group] = &quality{}
		}
		resp := searched(t, p, search.Request{Query: task.query})
		at := 0
		for _, h := range resp.Results {
			if h.Path == task.target {
				at = h.Rank
				break
			}
		}
		sums[task.group].add(at)
		fmt.Fprintf(&b, "%s\n  %s: %s (confidence %.2f)\n", task.query, task.target, place(at), resp.Confidence)
		for _, h := range resp.Results[:min(5, len(resp.Results))] {
			fmt.Fprintf(&b, "  %.2f %s\n", h.Score, h.ID)
		}
	}
	var s strings.Builder
	for _, g := range groups {
		fmt.Fprintf(&s, "%s: %s\n", g, sums[g])
	}
	return b.String(), s.String()
}

func place(rank int) string {
	if rank == 0 {
		return "not found"
	}
	return fmt.Sprintf("number %d", rank)
}

// quality sums up how a group of questions was answered.
type quality struct {
	n, first, five int
	reciprocal     float64
}

func (q *quality) add(rank int) {
	q.n++
	if rank == 0 {
		return
	}
	q.reciprocal += 1 / float64(rank)
	if rank == 1 {
		q.first++
	}
	if rank <= 5 {
		q.five++
	}
}

func (q *quality) String() string {
	n := float64(q.n)
	return fmt.Sprintf("%d queries, recall@1 %.2f, recall@5 %.2f, MRR %.2f", q.n, float64(q.first)/n, float64(q.five)/n, q.reciprocal/n)
}

// contextQueries are assembled in every format: one that names code, one in plain words.
var contextQueries = []struct{ name, query string }{
	{"name", "how does Worker.Run retry a failed job"},
	{"words", "where are orders stored"},
}

func TestContextGolden(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	for _, c := range contextQueries {
		for _, format := range []string{"markdown", "xml", "plain", "sections"} {
			resp := assembled(t, p, prompt.Request{Query: c.query, Format: format, MaxTokens: 700})
			golden(t, "context-"+c.name+"."+format+".golden", resp.Context)
		}
	}
}

func TestMapGolden(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	for _, budget := range []int{300, 1200} {
		resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.Map, graph.MapRequest{MaxTokens: budget})
		if err != nil {
			t.Fatal(err)
		}
		if resp.TotalTokens > budget {
			t.Errorf("a map of %d tokens for a budget of %d", resp.TotalTokens, budget)
		}
		golden(t, fmt.Sprintf("map-%d.golden", budget), resp.Map.String())
	}
}

func TestShowAndGraphGolden(t *testing.T) {
	p := courier(t).indexed(engine.Options{})
	golden(t, "show.golden", showText(t, p, "Worker"))
	golden(t, "graph.golden", graphText(t, p, "Breaker.Do"))
}

// The export of a part of the project, to keep the file readable.
func TestExportGolden(t *testing.T) {
	files := map[string]string{}
	for name, text := range courierFiles(t) {
		if rel, ok := strings.CutPrefix(name, "web/"); ok {
			files[rel] = text
		}
	}
	golden(t, "export.golden", exportText(t, newTree(t, files).indexed(engine.Options{})))
}

func showText(t *testing.T, p *engine.Project, name string) string {
	t.Helper()
	return indent(t, shown(t, p, name))
}

// graphText lists a neighbourhood: its nodes, then its edges.
func graphText(t *testing.T, p *engine.Project, name string) string {
	t.Helper()
	g, err := reader.AskGraph(context.Background(), p.Reader(), graph.Neighbours, graph.NeighboursRequest{Entity: name, Depth: 2})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, n := range g.Nodes {
		fmt.Fprintf(&b, "%d %.2f %s %s\n", n.Depth, n.Score, n.Type, n.ID)
	}
	for _, e := range g.Edges {
		target := "? " + e.TargetText
		if e.Target != nil {
			target = e.Target.ID
		}
		fmt.Fprintf(&b, "%s %s %s (%s)\n", e.Source.ID, e.Kind, target, e.Resolution)
	}
	return b.String()
}

func exportText(t *testing.T, p *engine.Project) string {
	t.Helper()
	var b bytes.Buffer
	if err := reader.Export(context.Background(), p.Reader(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func indent(t *testing.T, v any) string {
	t.Helper()
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return string(b) + "\n"
}

// answers asks a project everything there is to ask. Two indexes of the same files give the same text.
func answers(t *testing.T, p *engine.Project) string {
	t.Helper()
	var b strings.Builder
	for _, task := range tasks(t) {
		resp := searched(t, p, search.Request{Query: task.query, Limit: 50})
		fmt.Fprintf(&b, "search %s: confidence %v\n", task.query, resp.Confidence)
		for _, h := range resp.Results {
			line, err := json.Marshal(h)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s: %s\n", task.query, line)
		}
	}
	for _, c := range contextQueries {
		b.WriteString(assembled(t, p, prompt.Request{Query: c.query}).Context)
	}
	m, err := reader.AskGraph(context.Background(), p.Reader(), graph.Map, graph.MapRequest{})
	if err != nil {
		t.Fatal(err)
	}
	b.WriteString(m.Map.String())
	b.WriteString(exportText(t, p))
	b.WriteString(graphAnswers(p))
	for _, name := range []string{"Worker", "web/src/types.ts#Order", "web/src/storage.ts#save", "web/src/", "README.md"} {
		b.WriteString(showText(t, p, name))
		b.WriteString(graphText(t, p, name))
	}
	return b.String()
}

func sameAnswers(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: other answers\n%s", what, firstDifference(got, want))
	}
}

// One worker or many, one index or another: the answers are the same to the bit.
func TestAnswersAreDeterministic(t *testing.T) {
	w := courier(t)
	want := answers(t, w.indexed(engine.Options{}))
	sameAnswers(t, "a second index", answers(t, w.indexed(engine.Options{})), want)

	for _, workers := range []int{1, 5} {
		was := runtime.GOMAXPROCS(workers)
		p := w.indexed(engine.Options{})
		runtime.GOMAXPROCS(was)
		sameAnswers(t, fmt.Sprintf("%d workers", workers), answers(t, p), want)
	}
}

// After edits the answers are those of a fresh index, and when all are undone those of before.
func TestAnswersAfterEdits(t *testing.T) {
	w := courier(t)
	p := w.indexed(engine.Options{})
	before := answers(t, p)
	files := courierFiles(t)
	const worker, types = "internal/queue/worker.go", "web/src/types.ts"
	for _, step := range []struct {
		name string
		edit func()
	}{
		{"a function is renamed", func() { w.write(worker, strings.ReplaceAll(files[worker], "process", "handle")) }},
		{"files go", func() { w.remove("internal/retry/backoff.go"); w.remove("web/src/cart.ts"); w.remove("README.md") }},
		{"a file moves", func() { w.remove(types); w.write("web/src/model.ts", files[types]) }},
		{"a twin appears", func() { w.write("internal/jobs/worker.go", files[worker]) }},
		{"code breaks", func() { w.write("analytics/report.py", files["analytics/report.py"][:300]) }},
	} {
		step.edit()
		bringUp(t, p)
		sameAnswers(t, step.name, answersOrErrors(t, p), answersOrErrors(t, w.indexed(engine.Options{})))
	}

	w.remove("web/src/model.ts")
	w.remove("internal/jobs/worker.go")
	for name, text := range files {
		w.write(name, text)
	}
	bringUp(t, p)
	sameAnswers(t, "all undone", answers(t, p), before)
}

// answersOrErrors is what can be asked of any state of the project.
func answersOrErrors(t *testing.T, p *engine.Project) string {
	t.Helper()
	ranks, _ := ranking(t, p)
	var b strings.Builder
	b.WriteString(ranks)
	for _, c := range contextQueries {
		b.WriteString(assembled(t, p, prompt.Request{Query: c.query}).Context)
	}
	for _, name := range []string{"Worker", "Backoff", "Order"} {
		resp, err := reader.Show(context.Background(), p.Reader(), name)
		if err != nil {
			fmt.Fprintln(&b, err)
			continue
		}
		b.WriteString(indent(t, timeless(resp)))
	}
	b.WriteString(exportText(t, p))
	b.WriteString(graphAnswers(p))
	return b.String()
}

// Pieces that score alike come in the order of their paths, in whatever order they were indexed.
func TestTies(t *testing.T) {
	one := func(i int) (string, string) {
		return fmt.Sprintf("p%02d/retry.go", i), "package p\n\n// Retry calls again.\nfunc Retry() { again() }\n\nfunc again() {}\n"
	}
	w := newTree(t, nil)
	p := w.open(engine.Options{})
	for _, from := range []int{20, 10, 0} { // the last files first
		for i := from; i < from+10; i++ {
			w.write(one(i))
		}
		bringUp(t, p)
	}
	fresh := w.indexed(engine.Options{})
	for _, query := range []string{"Retry", "call again", "why does `Retry()` call", "`again`"} {
		list := func(p *engine.Project) string {
			var b strings.Builder
			for _, h := range searched(t, p, search.Request{Query: query, Limit: 40}).Results {
				fmt.Fprintln(&b, h.ID, h.Score)
			}
			return b.String()
		}
		sameAnswers(t, query, list(p), list(fresh))
	}
}
