package engine_test

import (
	"fmt"
	"go/build"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
)

// examplesOf is the folder of the questions and of the archives they are about. Its questions.txt says how to read them.
const examplesOf = "testdata/examples"

const questionsFile = examplesOf + "/questions.txt"

// askedGo is the version of Go whose tree the questions are about. In another the places may be elsewhere.
const askedGo = "go1.26"

// shownResults is how many results a question is answered with.
const shownResults = 10

// example is one question. line is where it begins in questions.txt, from 1.
type example struct {
	line           int
	kind, reach    string
	question, todo string
	answers        []string // as path:Name

	done bool // its todo can go
}

// grove is a tree of files and what is asked of it.
type grove struct {
	name, where string
	include     []string
	examples    []*example
}

// examples reads questions.txt.
func examples(t *testing.T) (groves []*grove) {
	t.Helper()
	text, err := os.ReadFile(questionsFile)
	if err != nil {
		t.Fatal(err)
	}
	var g *grove
	kind, reach, line := "", "", 0
	for s := range strings.Lines(string(text)) {
		line++
		s = strings.TrimSuffix(s, "\n")
		heading, isKind := strings.CutPrefix(s, "## ")
		place, isTree := strings.CutPrefix(s, "# ")
		todo, isTodo := strings.CutPrefix(s, "\ttodo: ")
		switch {
		case isKind:
			kind, reach, _ = strings.Cut(heading, ", ")
		case isTree:
			f := strings.Fields(place)
			g = &grove{name: f[0], where: f[1], include: f[2:]}
			groves = append(groves, g)
		case g == nil || s == "": // the introduction
		case isTodo:
			g.examples[len(g.examples)-1].todo = todo
		default:
			question, answers, _ := strings.Cut(s, " | ")
			e := &example{line: line, kind: kind, reach: reach, question: question}
			if answers != "" {
				e.answers = strings.Split(answers, ", ")
			}
			g.examples = append(g.examples, e)
		}
	}
	return groves
}

// TestExamples asks questions of code that other people wrote. One that does not reach what it must has to say why ("todo"), and one
// that does must not: what a change of the ranking gains and costs is a change of questions.txt. With -update the todos that
// are done go; the reason of a new one is for a person to write.
func TestExamples(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at very many answers, one after the other")
	}
	t.Parallel()
	all, groves := scores{}, examples(t)
	for _, g := range groves {
		t.Run(g.name, func(t *testing.T) {
			p := g.open(t)
			places := placesOf(t, p)
			for _, e := range g.examples {
				all.count(e, e.check(t, p, places))
			}
		})
	}
	t.Logf("\n%s", all)
	if *update {
		forgetDone(t, groves)
	}
}

// forgetDone deletes the todos that are done from questions.txt.
func forgetDone(t *testing.T, groves []*grove) {
	t.Helper()
	text, err := os.ReadFile(questionsFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := slices.Collect(strings.Lines(string(text)))
	for _, g := range groves {
		for _, e := range g.examples {
			if e.done {
				lines[e.line] = "" // the one below the question
			}
		}
	}
	if err := os.WriteFile(questionsFile, []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestBuildFilesComeLast asks the questions about spring-petclinic, which has two wrappers of build tools, rows to begin with and
// translations. None of that is an answer to them.
func TestBuildFilesComeLast(t *testing.T) {
	groves := examples(t)
	g := groves[slices.IndexFunc(groves, func(g *grove) bool { return g.name == "petclinic" })]
	p := g.open(t)
	for _, e := range g.examples {
		resp := searched(t, p, search.Request{Query: e.question, Limit: 3})
		for _, h := range resp.Results {
			switch name := filepath.Base(h.Path); name {
			case "mvnw", "gradlew", "data.sql", "messages_de.properties", "maven-wrapper.properties", "gradle-wrapper.properties":
				t.Errorf("%q: %s is at %d", e.question, h.Path, h.Rank)
			}
		}
	}
}

// check asks one question, and fails the test when it is answered otherwise than questions.txt says.
func (e *example) check(t *testing.T, p *engine.Project, places map[string][]ctxsys.Entity) outcome {
	t.Helper()
	resp := searched(t, p, search.Request{Query: e.question, Limit: shownResults})
	o := outcome{said: len(resp.Results) == 0}
	missing := 0
	for _, answer := range e.answers {
		rank := rankOf(resp.Results, e.wanted(t, answer, places))
		if rank == 0 {
			missing++
		} else if o.rank == 0 || rank < o.rank {
			o.rank = rank
		}
	}
	o.all = missing == 0
	reached := e.reached(t, o)
	switch {
	case reached && e.todo != "" && *update:
		e.done = true
	case reached && e.todo != "":
		t.Errorf("questions.txt:%d: %q is answered now (%s): go test ./internal/engine -run TestExamples -update deletes its todo", e.line, e.question, o)
	case !reached && e.todo == "":
		t.Errorf("questions.txt:%d: %q is not answered (%s): %s\n%s", e.line, e.question, e.reach, o, listing(resp))
	case !reached:
		t.Logf("questions.txt:%d: todo: %q (%s): %s: %s\n%s", e.line, e.question, e.reach, o, e.todo, listing(resp))
	}
	return o
}

func (e *example) reached(t *testing.T, o outcome) bool {
	t.Helper()
	within := map[string]int{"first": 1, "in three": 3, "in ten": shownResults}
	switch e.reach {
	case "all":
		return o.all
	case "silence":
		return o.said
	}
	if within[e.reach] == 0 {
		t.Fatalf("questions.txt:%d: nobody knows what %q is", e.line, e.reach)
	}
	return o.rank > 0 && o.rank <= within[e.reach]
}

// wanted returns the entities that an answer names. There are several where a name is overloaded.
func (e *example) wanted(t *testing.T, answer string, places map[string][]ctxsys.Entity) (found []ctxsys.Entity) {
	t.Helper()
	path, name, _ := strings.Cut(answer, ":")
	for _, p := range places[name] {
		if p.Path == path || strings.HasSuffix(p.Path, "/"+path) {
			found = append(found, p)
		}
	}
	if len(found) == 0 {
		t.Errorf("questions.txt:%d: %s is not there", e.line, answer)
	}
	return found
}

// placesOf returns what an answer may name, by qualified name.
func placesOf(t *testing.T, p *engine.Project) map[string][]ctxsys.Entity {
	t.Helper()
	list, err := reader.Entities(t.Context(), p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	places := map[string][]ctxsys.Entity{}
	for _, e := range list.Entities {
		places[e.QualifiedName] = append(places[e.QualifiedName], e)
	}
	return places
}

func rankOf(hits []ctxsys.Hit, wanted []ctxsys.Entity) int {
	return 1 + slices.IndexFunc(hits, func(h ctxsys.Hit) bool {
		return slices.ContainsFunc(wanted, func(e ctxsys.Entity) bool { return shows(&h, &e) })
	})
}

// shows reports whether a result shows a place, by the rule of the published scorers: it is called so, or it covers half of it
// or 20 of its lines. A result of more than 150 lines shows only what is at least half as long.
func shows(h *ctxsys.Hit, e *ctxsys.Entity) bool {
	if h.Path != e.Path {
		return false
	}
	if h.QualifiedName == e.QualifiedName {
		return true
	}
	shared := min(h.EndLine, e.EndLine) - max(h.StartLine, e.StartLine) + 1
	long, lines := h.EndLine-h.StartLine+1, e.EndLine-e.StartLine+1
	return shared > 0 && (long <= 150 || lines >= long/2) && shared >= min((lines+1)/2, 20)
}

// open indexes the tree where it is, and an archive in a folder of the test.
func (g *grove) open(t *testing.T) *engine.Project {
	t.Helper()
	w := newTree(t, nil)
	o := engine.Options{Include: g.include, DataDir: t.TempDir()}
	folder, inGo := strings.CutPrefix(g.where, "GOROOT/")
	switch {
	case strings.HasSuffix(g.where, ".txtar"):
		a, err := txtar.ParseFile(filepath.Join(examplesOf, g.where))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			w.write(f.Name, string(f.Data))
		}
	case inGo:
		if v := runtime.Version(); v != askedGo && !strings.HasPrefix(v, askedGo+".") {
			if os.Getenv("CI") == "true" {
				t.Fatalf("the questions are about the tree of %s, and this is %s: go over those whose places changed", askedGo, v)
			}
			t.Skipf("the questions are about the tree of %s, and this is %s", askedGo, v)
		}
		w.root = filepath.Join(build.Default.GOROOT, filepath.FromSlash(folder))
	default:
		out, err := exec.CommandContext(t.Context(), "go", "list", "-m", "-f", "{{.Dir}}", g.where).Output()
		if err != nil {
			t.Fatalf("go list -m %s: %v", g.where, err)
		}
		w.root = strings.TrimSpace(string(out))
	}
	return w.indexed(o)
}

// outcome is how one question was answered.
type outcome struct {
	rank      int // of the best answer; 0 is none
	all, said bool
}

func (o outcome) String() string {
	switch {
	case o.said:
		return "no results"
	case o.rank == 0:
		return "no answer among the results"
	}
	return fmt.Sprintf("the best answer is at %d", o.rank)
}

func listing(resp *searcher.Response) string {
	var b strings.Builder
	for _, h := range resp.Results {
		fmt.Fprintf(&b, "  %2d %.2f %s:%d-%d %s\n", h.Rank, h.Score, h.Path, h.StartLine, h.EndLine, h.QualifiedName)
	}
	return b.String()
}

// score counts the questions of one kind.
type score struct{ asked, first, three, ten, all, said, todo int }

// scores are those of all kinds, by name.
type scores map[string]*score

func (s scores) count(e *example, o outcome) {
	k := s[e.kind]
	if k == nil {
		k = &score{}
		s[e.kind] = k
	}
	add := func(n *int, yes bool) {
		if yes {
			*n++
		}
	}
	k.asked++
	add(&k.first, o.rank == 1)
	add(&k.three, o.rank > 0 && o.rank <= 3)
	add(&k.ten, o.rank > 0)
	add(&k.all, o.all && len(e.answers) > 0)
	add(&k.said, o.said)
	add(&k.todo, e.todo != "")
}

func (s scores) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-10s %5s %5s %5s %5s %5s %5s %5s\n", "kind", "asked", "first", "three", "ten", "all", "said", "todo")
	for _, kind := range slices.Sorted(maps.Keys(s)) {
		k := s[kind]
		fmt.Fprintf(&b, "%-10s %5d %5d %5d %5d %5d %5d %5d\n", kind, k.asked, k.first, k.three, k.ten, k.all, k.said, k.todo)
	}
	return b.String()
}
