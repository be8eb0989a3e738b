package retrieve_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// indexed indexes files in a new folder and opens the index. damage, if any, is done to the database between
// the two.
func indexed(t *testing.T, files map[string]string, damage ...string) store.DB {
	t.Helper()
	ctx := context.Background()
	root, path := t.TempDir(), filepath.Join(t.TempDir(), "index.db")
	for name, text := range files {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	db, err := sqlite.Open(ctx, path, false)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := index.Sync(ctx, db, index.Options{Root: root}); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	execute(t, path, damage...)
	if db, err = sqlite.Open(ctx, path, false); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// execute runs statements that no program of ours would.
func execute(t *testing.T, path string, statements ...string) {
	t.Helper()
	if len(statements) == 0 {
		return
	}
	raw, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	for _, s := range statements {
		if _, err := raw.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
}

// run carries strategies out and returns their lists, and each list's scores by the names of what the pieces
// are of.
func run(t *testing.T, db store.DB, q query.Query, o retrieve.Options, names ...string) ([]retrieve.List, []map[string]float64) {
	t.Helper()
	ctx := context.Background()
	var lists []retrieve.List
	var scores []map[string]float64
	err := db.View(ctx, func(v *store.View) error {
		segments, err := index.LoadSegments(ctx, v)
		if err != nil {
			return err
		}
		ix := &retrieve.Index{DB: db, Segments: segments, Analyzer: lexical.NewAnalyzer()}
		lists = retrieve.Run(ctx, ix, v, names, q, o)
		for _, l := range lists {
			by := map[string]float64{}
			for _, h := range l.Hits {
				pieces, err := v.LocatedChunks(ctx, []int64{h.Doc})
				if err != nil {
					return err
				}
				by[pieces[0].Name] = h.Score
			}
			scores = append(scores, by)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return lists, scores
}

func mention(names ...string) query.Query {
	var q query.Query
	for _, n := range names {
		q.Mentions = append(q.Mentions, query.Mention{Text: n})
	}
	return q
}

var options = retrieve.Options{Candidates: 100, GraphDepth: 2}

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		name  string
		asked []string
		query string
		want  string // "" for a usage error
	}{
		{"words", nil, "parse url query", "keyword semantic"},
		{"one name", nil, "ServeHTTP", "keyword semantic graph"},
		{"find asks for no graph", nil, "where is ServeHTTP defined", "keyword semantic"},
		{"explain", nil, "what is `Retry`", "keyword semantic graph"},
		{"explain without a name", nil, "what is a retry", "keyword semantic"},
		{"why", nil, "why does Server.Serve return", "keyword semantic graph"},
		{"compare", nil, "Dial vs DialContext", "keyword semantic"},
		{"who calls", nil, "find the callers of Server.Serve", "keyword semantic graph"},
		{"debug", nil, "fix the crash in Server.Serve", "keyword semantic graph"},
		{"nothing", nil, "", "keyword semantic"},
		{"as asked", []string{"graph"}, "parse url query", "graph"},
		{"in one order", []string{"graph", "keyword"}, "x", "keyword graph"},
		{"each once", []string{"graph", "graph"}, "x", "graph"},
		{"an older name", []string{"fts"}, "x", "keyword"},
		{"another older name", []string{"vector"}, "x", "semantic"},
		{"both names", []string{"keyword", "fts"}, "x", "keyword"},
		{"unknown", []string{"keyword", "tarot"}, "x", ""},
		{"empty", []string{""}, "x", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := retrieve.Choose(c.asked, query.Parse(c.query))
			if c.want == "" {
				if !errors.Is(err, ctxsys.ErrUsage) {
					t.Fatalf("%v, error %v: want a usage error", got, err)
				}
				return
			}
			if err != nil || strings.Join(got, " ") != c.want {
				t.Errorf("%v, error %v: want %s", got, err, c.want)
			}
		})
	}
}

func TestChooseNamesWhatThereIs(t *testing.T) {
	_, err := retrieve.Choose([]string{"tarot"}, query.Query{})
	for _, name := range append(retrieve.Names(), "tarot") {
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%v does not say %s", err, name)
		}
	}
}

func TestDefinitions(t *testing.T) {
	db := indexed(t, map[string]string{
		"go.mod":        "module example.com/x\n",
		"auth/user.go":  "package auth\n\ntype User struct{ name string }\n\nfunc (u *User) Login() {}\n\nfunc login() {}\n",
		"auth/admin.py": "class Admin:\n    def login(self):\n        pass\n\n    class Badge:\n        def show(self):\n            pass\n",
	})
	for _, c := range []struct{ name, want string }{
		{"login", "Admin.login User.Login login"},
		{"LOGIN", "Admin.login User.Login login"},
		{"login()", "Admin.login User.Login login"},
		{" login ", "Admin.login User.Login login"},
		// A bare function may be in a package of the outer name, which only its path says.
		{"User.Login", "User.Login login"},
		{"user.login", "User.Login login"},
		{"User::Login", "User.Login login"},
		{"User#Login", "User.Login login"},
		{"User/Login", "User.Login login"},
		{"Admin.Badge.show", "Admin.Badge.show"},
		{"Badge.show", "Admin.Badge.show"},
		{"Admin.show", ""},
		{"auth.User", "User"},
		{"ogin", ""},
		{"nobody", ""},
		{"", ""},
		{"::", ""},
		{"log in", ""},
		{"auth", ""}, // a folder
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			err := db.View(context.Background(), func(v *store.View) error {
				es, err := retrieve.Definitions(context.Background(), v, c.name)
				for _, e := range es {
					got = append(got, e.Qualified)
				}
				return err
			})
			slices.Sort(got)
			if err != nil || strings.Join(got, " ") != c.want {
				t.Errorf("%v, error %v: want %s", got, err, c.want)
			}
		})
	}
}

func TestQualified(t *testing.T) {
	for _, c := range []struct {
		qualified, name string
		want            float64
	}{
		{"login", "login", 1},
		{"User.login", "login", 1},
		{"User.login", "User.login", 1},
		{"login", "User.login", 1. / 2},
		{"User.login", "auth.User.login", 2. / 3},
		{"login", "auth::User::login", 1. / 3},
		{"login", "login()", 1},
	} {
		if got := retrieve.Qualified(&store.Entity{Qualified: c.qualified}, c.name); got != c.want {
			t.Errorf("%s of %s: %v, want %v", c.qualified, c.name, got, c.want)
		}
	}
}

// chain is a project of one function a file in which each calls the next.
func chain(names ...string) map[string]string {
	files := map[string]string{"go.mod": "module example.com/x\n"}
	for i, name := range names {
		body := ""
		if i+1 < len(names) {
			body = names[i+1] + "()"
		}
		files[strings.ToLower(name)+".go"] = fmt.Sprintf("package x\n\nfunc %s() { %s }\n", name, body)
	}
	return files
}

func TestGraphDistances(t *testing.T) {
	db := indexed(t, chain("Alpha", "Beta", "Gamma", "Delta", "Omega"))
	for _, c := range []struct {
		name  string
		depth int
		from  []string
		want  map[string]float64
	}{
		{"no step", 0, []string{"Beta"}, map[string]float64{"Beta": 1}},
		{"both ways", 1, []string{"Gamma"}, map[string]float64{"Beta": 0.5, "Gamma": 1, "Delta": 0.5}},
		{"two steps", 2, []string{"Alpha"}, map[string]float64{"Alpha": 1, "Beta": 0.5, "Gamma": 1. / 3}},
		{"to the end", 9, []string{"Alpha"}, map[string]float64{"Alpha": 1, "Beta": 0.5, "Gamma": 1. / 3, "Delta": 1. / 4, "Omega": 1. / 5}},
		{"the nearest start counts", 2, []string{"Alpha", "Omega"}, map[string]float64{"Alpha": 1, "Beta": 0.5, "Gamma": 1. / 3, "Delta": 0.5, "Omega": 1}},
		{"nobody", 2, []string{"Zeta"}, map[string]float64{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			lists, scores := run(t, db, mention(c.from...), retrieve.Options{Candidates: 100, GraphDepth: c.depth}, "graph")
			if lists[0].Err != nil || !maps.Equal(scores[0], c.want) {
				t.Errorf("%v, error %v: want %v", scores[0], lists[0].Err, c.want)
			}
			for i := 1; i < len(lists[0].Hits); i++ {
				if lists[0].Hits[i].Score > lists[0].Hits[i-1].Score {
					t.Errorf("%v is not best first", lists[0].Hits)
				}
			}
		})
	}
}

// What very many use says nothing about its users; used a little less, it leads to all of them.
func TestGraphHub(t *testing.T) {
	for _, c := range []struct{ users, pieces int }{{60, 61}, {61, 2}} { // of the hub and its users, or of the hub and the start
		files := chain("Start", "Hub")
		for i := range c.users - 1 { // Start is one too
			files[fmt.Sprintf("u%d.go", i)] = fmt.Sprintf("package x\n\nfunc User%d() { Hub() }\n", i)
		}
		files["aside.go"] = "package x\n\nfunc Aside() {}\n\nfunc Helper() { Aside() }\n"
		_, scores := run(t, indexed(t, files), mention("Start"), options, "graph")
		if len(scores[0]) != c.pieces {
			t.Errorf("of a hub with %d users %d pieces are found, want %d", c.users, len(scores[0]), c.pieces)
		}
	}
}

// A name that too many have is left out whole; the other names of the query still lead somewhere.
func TestGraphOfCommonName(t *testing.T) {
	files := chain("Alpha", "Beta")
	for i := range 9 {
		files[fmt.Sprintf("p%d/run.py", i)] = "def run():\n    pass\n"
	}
	_, scores := run(t, indexed(t, files), mention("run", "Alpha"), options, "graph")
	if want := map[string]float64{"Alpha": 1, "Beta": 0.5}; !maps.Equal(scores[0], want) {
		t.Errorf("%v, want %v", scores[0], want)
	}
}

// The list is bounded, and what is near stays.
func TestGraphCandidates(t *testing.T) {
	db := indexed(t, chain("Alpha", "Beta", "Gamma", "Delta"))
	_, scores := run(t, db, mention("Alpha"), retrieve.Options{Candidates: 2, GraphDepth: 3}, "graph")
	if want := map[string]float64{"Alpha": 1, "Beta": 0.5}; !maps.Equal(scores[0], want) {
		t.Errorf("%v, want %v", scores[0], want)
	}
}

func TestKeyword(t *testing.T) {
	db := indexed(t, chain("RetryPolicy", "BackoffDelay", "CacheStore"))
	lists, scores := run(t, db, query.Parse("retry backoff"), options, "keyword")
	l := lists[0]
	if l.Err != nil || l.Name != "keyword" || scores[0]["RetryPolicy"] == 0 || scores[0]["BackoffDelay"] == 0 || scores[0]["CacheStore"] != 0 {
		t.Errorf("%+v: %v", l, scores[0])
	}
	if len(l.Rarity) != 2 {
		t.Errorf("rarity of the terms: %v", l.Rarity)
	}
	for _, h := range l.Hits {
		if h.Matched <= 0 || h.Matched > 1 {
			t.Errorf("%+v has %v of the query", h, h.Matched)
		}
	}
	// RetryPolicy calls BackoffDelay and so has both words.
	if l.Hits[0].Matched < 1-1e-9 {
		t.Errorf("the best has %v of the query", l.Hits[0].Matched)
	}
}

// A word that is nowhere in the index is missed by all: nothing can match the query in full.
func TestKeywordMissingWord(t *testing.T) {
	db := indexed(t, chain("RetryPolicy", "BackoffDelay"))
	lists, _ := run(t, db, query.Parse("retry xylophone"), options, "keyword")
	if hits := lists[0].Hits; len(hits) == 0 || hits[0].Matched > 0.5+1e-9 {
		t.Errorf("%+v", hits)
	}
	lists, _ = run(t, db, query.Parse("xylophone"), options, "keyword")
	if hits := lists[0].Hits; len(hits) != 0 || lists[0].Err != nil {
		t.Errorf("%+v, error %v", hits, lists[0].Err)
	}
}

func TestTerms(t *testing.T) {
	a := lexical.NewAnalyzer()
	texts := func(q string) []string {
		var out []string
		for _, term := range retrieve.Terms(a, query.Parse(q)) {
			out = append(out, term.Text)
		}
		return out
	}
	parts := slices.DeleteFunc(texts("retries retry retrying"), lexical.IsExact)
	if len(parts) != 1 {
		t.Errorf("one word in three forms gives %q", parts)
	}
	together := retrieve.Terms(a, query.Parse("the retry policies"))
	last := together[len(together)-1]
	if last.Text != lexical.ExactTerm("retryPolicies") || last.Weight >= 1 {
		t.Errorf("two words are also looked for as one identifier, which weighs less: %+v", together)
	}
	last = retrieve.Terms(a, query.Parse("the retry delays"))[2]
	if len(last.Alternatives) != 1 || last.Alternatives[0].Text != lexical.ExactTerm("retry_delay") {
		t.Errorf("or as that of one of them: %+v", last)
	}
	got := retrieve.Terms(a, query.Parse("parseURL"))
	exact := slices.IndexFunc(got, func(t lexical.Term) bool { return lexical.IsExact(t.Text) })
	if len(got) != 3 || exact < 0 || got[exact].Weight <= 1 {
		t.Errorf("a compound is its parts and the whole, which weighs more: %+v", got)
	}
	got = retrieve.Terms(a, query.Parse("github"))
	if len(got) != 1 || len(got[0].Alternatives) != 1 || got[0].Alternatives[0].Text != lexical.ExactTerm("GitHub") {
		t.Errorf("a word also stands for the whole of a compound: %+v", got)
	}
	got = retrieve.Terms(a, query.Parse("retry policies\n\nBackoff is parseURL."))
	weights := map[string]float64{}
	for _, term := range got {
		weights[term.Text] = term.Weight
	}
	for text, want := range map[string]float64{"retri": 1, "backoff": 0.5, lexical.ExactTerm("retrypolicies"): 0.5, lexical.ExactTerm("parseURL"): 0.75} {
		if weights[text] != want {
			t.Errorf("%q of a message weighs %v, want %v: %v", text, weights[text], want, weights)
		}
	}
	many := ""
	for i := range 200 {
		many += fmt.Sprintf("fooBar%dBaz ", i)
	}
	if got := texts(many); len(got) > lexical.MaxTerms {
		t.Errorf("%d terms", len(got))
	}
}

// A strategy that fails costs its own list and says why; the others answer.
func TestStrategiesFailAlone(t *testing.T) {
	q := query.Parse("why does BackoffDelay wait")
	files := chain("RetryPolicy", "BackoffDelay", "CacheStore")
	for _, c := range []struct {
		damage       string
		failed, well int // in order of the names
	}{
		{"UPDATE blocks SET data = x'ffff'", 0, 1},
		{"DROP TABLE blocks", 0, 1},
		{"DROP TABLE edges", 1, 0},
	} {
		lists, scores := run(t, indexed(t, files, c.damage), q, options, "keyword", "graph")
		if bad := lists[c.failed]; bad.Err == nil || len(bad.Hits) != 0 || bad.Name != []string{"keyword", "graph"}[c.failed] {
			t.Errorf("%s: %+v", c.damage, bad)
		}
		if well := lists[c.well]; well.Err != nil || scores[c.well]["BackoffDelay"] == 0 {
			t.Errorf("%s: %+v", c.damage, well)
		}
	}
}
