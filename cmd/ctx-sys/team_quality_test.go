package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/search"
)

var (
	qualityQueries = flag.String("queries", "", "files of annotated queries, as `ctx-sys eval` reads them, for TestTeamQuality")
	qualityCorpora = flag.String("corpora", "", "folder with a checkout of each repository that the queries name")
)

// What an answer through a server may be worse or better than that of the program on the same machine.
const (
	qualityNDCG   = .01
	qualityRecall = .02
)

// quality is how well queries are answered in two ways.
type quality struct {
	t             *testing.T
	what          string
	local, server eval.Summary
	same, all     int // answers whose first ten are the same places
}

func (q *quality) add(r eval.Repo, task eval.Task, local, server []ctxsys.Hit) {
	for _, side := range []struct {
		to   *eval.Summary
		hits []ctxsys.Hit
	}{{&q.local, local}, {&q.server, server}} {
		side.to.Add(r, task, eval.Judge(task, side.hits))
		side.to.AddPlaces(r, task, side.hits)
	}
	key := func(hits []ctxsys.Hit) (out []string) {
		for _, h := range hits[:min(10, len(hits))] {
			out = append(out, fmt.Sprintf("%s:%d-%d %.9f", h.Path, h.StartLine, h.EndLine, h.Score))
		}
		return out
	}
	a, b := key(local), key(server)
	if q.all++; slices.Equal(a, b) {
		q.same++
		return
	}
	if q.all-q.same <= 3 {
		q.t.Logf("%s, %s: %q differs:\n%s\nthrough the server\n%s", q.what, r.Name, task.Query, strings.Join(a, "\n"), strings.Join(b, "\n"))
	}
}

// show prints both, and fails when they are too far from one another.
func (q *quality) show() {
	q.t.Helper()
	q.local.Close()
	q.server.Close()
	recall := func(s *eval.Summary) float64 {
		if s.Places == nil {
			return s.Macro.Recall10
		}
		return s.Places.Recall[3]
	}
	row := func(who string, s *eval.Summary) {
		q.t.Logf("%-24s %-14s NDCG@10 %.4f  recall@10 of files %.4f  MRR %.4f  recall@10 of places %.4f", q.what, who, s.Macro.NDCG10, s.Macro.Recall10, s.Macro.RR, recall(s))
	}
	row("local", &q.local)
	row("server", &q.server)
	q.t.Logf("%s: %d queries of %d repositories, %d with the same ten places and scores", q.what, q.all, q.local.Repos, q.same)
	if *qualityQueries == "" && q.same < q.all {
		q.t.Errorf("%s: %d answers differ", q.what, q.all-q.same)
	}
	if d := math.Abs(q.local.Macro.NDCG10 - q.server.Macro.NDCG10); d > qualityNDCG {
		q.t.Errorf("%s: NDCG@10 differs by %.4f, and may by %.2f", q.what, d, qualityNDCG)
	}
	if d := math.Abs(recall(&q.local) - recall(&q.server)); d > qualityRecall {
		q.t.Errorf("%s: recall of places differs by %.4f, and may by %.2f", q.what, d, qualityRecall)
	}
}

// TestTeamQuality asks annotated queries of the program on this machine and of a team's server: each about its repository, and all about all repositories at once. With
// -queries and -corpora about a benchmark (make eval-team), else about two packages of this repository and what their comments say.
func TestTeamQuality(t *testing.T) {
	effort.Unraced(t)
	repos, dirs := qualitySample(t)
	env := append(append(os.Environ(), "CTX_SYS_HOME="+filepath.Join(t.TempDir(), "home")), teamEnvironment(t)...)
	verb := func(args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, "", args...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return out
	}
	verb("team", "migrate")
	verb("team", "user", "set", "ann")
	ann := strings.TrimSpace(verb("team", "token", "new", "ann"))
	for i, r := range repos {
		verb("team", "repo", "add", r.Name, "file://"+committed(t, dirs[i]), "--readers", "all", "--poll", "0")
	}
	teamStart(t, env, "team", "worker", "--tick", "200ms")
	for { // first indexes, then the links of each; the test's own time limits both
		if list := verb("team", "repo", "list", "--json"); strings.Contains(list, `"problem"`) {
			t.Fatal(list)
		} else if strings.Contains(list, `"pending":true`) {
			time.Sleep(200 * time.Millisecond)
			continue
		}
		var jobs []struct{ State string }
		if err := json.Unmarshal([]byte(verb("team", "jobs", "--limit", "1000", "--json")), &jobs); err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(jobs, func(j struct{ State string }) bool { return j.State != "completed" }) {
			break
		}
		time.Sleep(200 * time.Millisecond)
	}
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "1000", "--no-audit-asks")
	const limit = 50
	ask := func(project, query string) []ctxsys.Hit {
		t.Helper()
		body, err := json.Marshal(map[string]any{"query": query, "limit": limit, "project": project})
		if err != nil {
			t.Fatal(err)
		}
		status, text := post(t, server.URL+"/v1/search_code", ann, string(body))
		var got struct{ Results []ctxsys.Hit }
		if err := json.Unmarshal([]byte(text), &got); status != 200 && status != 404 || err != nil {
			t.Fatalf("%q: %d %s", query, status, text)
		}
		return got.Results
	}
	var named []engine.Named
	each, all := &quality{t: t, what: "each repository"}, &quality{t: t, what: "all repositories at once"}
	for i, r := range repos {
		p, err := engine.Open(t.Context(), engine.Options{Root: dirs[i], DataDir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		if _, err := p.Sync(t.Context(), engine.SyncRequest{}); err != nil {
			t.Fatal(err)
		}
		named = append(named, engine.Named{Name: r.Name, Project: p})
		for _, task := range r.Tasks {
			each.add(r, task, searched(t, p, task.Query, limit), ask(r.Name, task.Query))
		}
	}
	each.show()
	if len(repos) < 2 {
		return
	}
	union, err := engine.Union(named, false)
	if err != nil {
		t.Fatal(err)
	}
	defer union.Close()
	for _, r := range repos {
		own := func(hits []ctxsys.Hit) []ctxsys.Hit { // paths as the queries have them
			for i := range hits {
				hits[i].Path = strings.TrimPrefix(hits[i].Path, r.Name+"/")
			}
			return hits
		}
		for _, task := range r.Tasks {
			all.add(r, task, own(searched(t, union, task.Query, limit)), own(ask("", task.Query)))
		}
	}
	all.show()
}

func searched(t *testing.T, p *engine.Project, query string, limit int) []ctxsys.Hit {
	t.Helper()
	resp, err := p.Search(t.Context(), search.Request{Query: query, Limit: limit})
	if err != nil {
		t.Fatalf("%q: %v", query, err)
	}
	return resp.Results
}

// committed is a repository of git with the files of a folder, which stays as it is.
func committed(t *testing.T, dir string) string {
	t.Helper()
	repository := filepath.Join(t.TempDir(), "r.git")
	gitRun(t, dir, "init", "-q", "--bare", "-b", "main", repository)
	in := []string{"--git-dir=" + repository, "--work-tree=" + dir, "-c", "core.bare=false"}
	gitRun(t, dir, append(slices.Clone(in), "add", "-A", "-f", ".", ":(exclude).ctx-sys")...) // what is tracked in a clone though its rules ignore it, too
	gitRun(t, dir, append(in, "commit", "-qm", "files")...)
	return repository
}

// qualitySample is annotated queries by repository, and where those are.
func qualitySample(t *testing.T) (repos []eval.Repo, dirs []string) {
	t.Helper()
	if *qualityQueries != "" {
		files := strings.Fields(*qualityQueries)
		var err error
		if repos, err = eval.Read(files); err != nil {
			t.Fatal(err)
		}
		for _, r := range repos {
			dirs = append(dirs, filepath.Join(*qualityCorpora, r.Name))
		}
		return repos, dirs
	}
	for _, pkg := range []string{"lexical", "rank"} {
		dir := filepath.Join(t.TempDir(), pkg)
		if err := os.CopyFS(dir, os.DirFS(filepath.Join("../../internal", pkg))); err != nil {
			t.Fatal(err)
		}
		r := eval.Repo{Name: pkg, Language: "go", Tasks: documented(t, dir)}
		if len(r.Tasks) < 40 {
			t.Fatalf("%d queries of %s", len(r.Tasks), pkg)
		}
		r.Tasks = r.Tasks[:effort.Pick(10, 20, len(r.Tasks))]
		repos, dirs = append(repos, r), append(dirs, dir)
	}
	return repos, dirs
}

// documented makes a query of what the comment of each function of a package says, without its name.
func documented(t *testing.T, dir string) (tasks []eval.Task) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil || strings.HasSuffix(name, "_test.go") {
			continue
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || len(fn.Doc.Text()) < 40 {
				continue
			}
			_, query, _ := strings.Cut(strings.Join(strings.Fields(fn.Doc.Text()), " "), " ")
			query, _, _ = strings.Cut(query, ". ")
			base := path.Base(filepath.ToSlash(name))
			span := eval.Span{Path: base, Start: set.Position(fn.Pos()).Line, End: set.Position(fn.End()).Line, Name: fn.Name.Name}
			tasks = append(tasks, eval.Task{Query: query, Targets: []eval.Target{{Path: base}}, Spans: [][]eval.Span{{span}}, Language: "go"})
		}
	}
	return tasks
}
