package serve_test

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/indexes"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
	"github.com/ctx-sys/ctx-sys/internal/team/work"
)

// world is a database with two tenants, a worker and a server.
type world struct {
	t     *testing.T
	at    *pgtest.Database
	db    *pg.DB
	seals *team.Seals
	teams map[string]*team.Team
	url   string

	worker string // its name
	logged written
}

var operator = team.Operator("operator")

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// made is a repository with some files.
func made(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	commit(t, dir, files, "init", "-q", "-b", "main")
	return dir
}

// commit changes files of a repository. before is a command that comes first.
func commit(t *testing.T, dir string, files map[string]string, before ...string) {
	t.Helper()
	for name, text := range files {
		at := filepath.Join(dir, name)
		must(t, os.MkdirAll(filepath.Dir(at), 0o755))
		must(t, os.WriteFile(at, []byte(text), 0o644))
	}
	for _, args := range [][]string{before, {"add", "-A"}, {"-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "change"}} {
		if len(args) == 0 {
			continue
		}
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
}

func newWorld(t *testing.T, provider serve.Provider, change ...func(*serve.Options)) *world {
	t.Helper()
	w := &world{t: t, at: pgtest.New(t), teams: map[string]*team.Team{}}
	must(t, team.MigrateJobs(t.Context(), w.at.Owner, "ctxsys_app"))
	var err error
	name, connections := team.NameWorker("a host", "1.0")
	w.worker = name
	w.db, err = pg.OpenAs(t.Context(), w.at.Application, connections)
	must(t, err)
	t.Cleanup(w.db.Close)
	key := make([]byte, 32)
	rand.Read(key)
	w.seals, err = team.LoadSeals(func(name string) string {
		return map[string]string{team.KeyVariable: base64.StdEncoding.EncodeToString(key)}[name]
	})
	must(t, err)
	for _, name := range []string{"alpha", "beta"} {
		must(t, team.AddTenant(t.Context(), w.at.Owner, name))
		w.teams[name], err = team.Open(t.Context(), w.db, name, w.seals)
		must(t, err)
	}
	ix := indexes.New(postgres.NewServer(w.db, 64<<20))
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	log := slog.New(slog.NewTextHandler(io.MultiWriter(t.Output(), &w.logged), nil))
	dir := t.TempDir()
	go func() {
		ended <- work.Work(ctx, work.Options{DB: w.db, Seals: w.seals, Indexes: ix, Name: name, Dir: dir, Getenv: os.Getenv, Log: log, Tick: 200 * time.Millisecond, Grace: 5 * time.Second})
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	l := httptest.NewUnstartedServer(nil)
	w.url = "http://" + l.Listener.Addr().String()
	o := serve.Options{DB: w.db, Seals: w.seals, Indexes: ix, Log: log, URL: w.url, Dir: t.TempDir(), Provider: provider, AuditAsks: true, Version: "test", Rate: 1000, History: t.TempDir(), Getenv: os.Getenv}
	for _, f := range change {
		f(&o)
	}
	s, err := serve.New(t.Context(), o)
	must(t, err)
	l.Config.Handler = s.Handler()
	l.Start()
	t.Cleanup(func() {
		l.Close()
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return w
}

// token makes a user with a token for all that the role allows.
func (w *world) token(tenant, user string, role team.Role, groups ...string) string {
	w.t.Helper()
	must(w.t, w.teams[tenant].SetUser(w.t.Context(), operator, user, role, groups))
	token, err := w.teams[tenant].NewToken(w.t.Context(), operator, user, "test", team.Scopes, time.Hour)
	must(w.t, err)
	return token
}

// add adds a repository and waits until it is indexed.
func (w *world) add(tenant, name, url string, readers ...string) {
	w.t.Helper()
	must(w.t, w.teams[tenant].AddRepository(w.t.Context(), operator, team.NewRepository{Name: name, URL: url, Poll: time.Hour, MaxBytes: 1 << 30, MaxFile: 1 << 20, Credentials: team.Credentials{HookSecret: "a secret of 16 characters"}, Readers: readers}))
	w.settled(tenant)
}

// settled waits until all repositories are up to date.
func (w *world) settled(tenant string) {
	w.t.Helper()
	for range 600 {
		list, err := w.teams[tenant].Repositories(w.t.Context(), operator)
		must(w.t, err)
		pending := false
		for _, r := range list {
			pending = pending || r.Pending
			if r.Problem != "" {
				w.t.Fatalf("%s: %s", r.Name, r.Problem)
			}
		}
		if !pending {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	w.t.Fatal("repositories are not indexed")
}

// call makes a request, with a JSON body unless that is nil.
func (w *world) call(token, method, path string, body any) (status int, text string, header http.Header) {
	w.t.Helper()
	var b io.Reader
	if s, ok := body.(string); ok {
		b = strings.NewReader(s)
	} else if body != nil {
		j, err := json.Marshal(body)
		must(w.t, err)
		b = bytes.NewReader(j)
	}
	req, err := http.NewRequestWithContext(w.t.Context(), method, w.url+path, b)
	must(w.t, err)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json, text/event-stream")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultClient.Do(req)
	must(w.t, err)
	defer resp.Body.Close()
	out, err := io.ReadAll(resp.Body)
	must(w.t, err)
	return resp.StatusCode, string(out), resp.Header
}

const shop = "package shop\n\n// Refund pays back what a customer paid.\nfunc Refund(cents int) int { return -cents }\n\nfunc Close() int { return Refund(3) }\n"

func TestFirstAnswer(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	dir := made(t, map[string]string{"shop.go": shop, ".github/release.md": "# Release\n\nA release of Zanzibar is tagged on Mondays.\n"})
	w.add("alpha", "shop", dir, "group:core")
	ann, bob := w.token("alpha", "ann", team.Reader, "core"), w.token("alpha", "bob", team.Reader)
	status, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "pay back a customer"})
	if status != 200 || !strings.Contains(text, "Refund") {
		t.Fatalf("%d %s", status, text)
	}
	if status, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "release of Zanzibar"}); status != 200 || !strings.Contains(text, ".github/release.md") {
		t.Errorf("what git tracks under a name with a dot: %d %s", status, text)
	}
	if status, text, _ := w.call(bob, "POST", "/v1/search_code", map[string]any{"query": "pay back a customer"}); status != 404 || strings.Contains(text, "Refund") {
		t.Fatalf("%d %s", status, text)
	}
	status, text, _ = w.call(ann, "POST", "/mcp", map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": map[string]any{"name": "context_query", "arguments": map[string]any{"query": "how is a refund paid?"}}})
	if status != 200 || !strings.Contains(text, "return -cents") {
		t.Fatalf("%d %s", status, text)
	}
	commit(t, dir, map[string]string{"site.go": "package shop\n\n// Ship sends a parcel to the moon.\nfunc Ship() {}\n"})
	must(t, w.teams["alpha"].SyncRepository(t.Context(), operator, "shop"))
	w.settled("alpha")
	if status, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "parcel to the moon"}); status != 200 || !strings.Contains(text, "site.go") {
		t.Fatalf("%d %s", status, text)
	}
}

// TestBranches asks about branches besides the one that is indexed: what differs lies over the index, and follows both.
func TestBranches(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	dir := made(t, map[string]string{"shop.go": shop, "old.go": "package shop\n\n// Obsolete is not wanted any more.\nfunc Obsolete() {}\n", ".gitignore": "ignored.go\n"})
	gitIn := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	gitIn("checkout", "-qb", "release/1")
	gitIn("rm", "-q", "old.go")
	commit(t, dir, map[string]string{"shop.go": strings.Replace(shop, "func Close() int { return Refund(3) }", "// Voucher pays back with a voucher of Zanzibar.\nfunc Voucher() int { return Refund(4) }", 1), "new/moon.go": "package moon\n\n// Land sets the parcel down.\nfunc Land() {}\n"})
	gitIn("branch", "private")
	gitIn("checkout", "-q", "main")
	must(t, w.teams["alpha"].AddRepository(t.Context(), operator, team.NewRepository{Name: "shop", URL: dir, Patterns: []string{"release/*"}, Poll: time.Hour, MaxBytes: 1 << 30, MaxFile: 1 << 20, Readers: []string{"all"}}))
	w.settled("alpha")
	ann := w.token("alpha", "ann", team.Reader)
	has := func(project, tool string, args map[string]any, want string, is bool) {
		t.Helper()
		args["project"] = project
		status, text, _ := w.call(ann, "POST", "/v1/"+tool, args)
		if status != 200 && status != 404 || strings.Contains(text, want) != is {
			t.Errorf("%s of %q: %d, %q should be in it: %t: %.600s", tool, project, status, want, is, text)
		}
	}
	if _, text, _ := w.call(ann, "GET", "/v1/team/whoami", nil); !strings.Contains(text, `"branches":["release/1"]`) {
		t.Errorf("whoami %s", text)
	}
	const branch = "shop@release/1"
	has(branch, "search_code", map[string]any{"query": "voucher of Zanzibar"}, "shop.go#Voucher", true)
	has("shop", "search_code", map[string]any{"query": "voucher of Zanzibar"}, "Voucher", false)
	has("", "search_code", map[string]any{"query": "voucher of Zanzibar"}, "Voucher", false)
	has(branch, "search_code", map[string]any{"query": "Obsolete is not wanted"}, "old.go", false)
	has("shop", "search_code", map[string]any{"query": "Obsolete is not wanted"}, "old.go", true)
	has(branch, "search_code", map[string]any{"query": "sets the parcel down", "match": "literal"}, "new/moon.go", true)
	has(branch, "query_graph", map[string]any{"question": "callers", "entity": "Refund"}, "Voucher", true)
	has(branch, "query_graph", map[string]any{"question": "callers", "entity": "Refund"}, "Close", false)
	has("shop", "query_graph", map[string]any{"question": "callers", "entity": "Refund"}, "Close", true)
	has(branch, "context_query", map[string]any{"query": "how does a voucher pay back?"}, "return Refund(4)", true)
	has(branch, "context_query", map[string]any{"query": "how does a voucher pay back?"}, "changed since", false)
	// What the branch means for the rest, and what has no answer here.
	for _, want := range []string{`"change":"removed"`, "old.go#Obsolete", "shop.go#Voucher", "new/moon.go#Land", `"head":"branch"`} {
		has(branch, "impact", map[string]any{}, want, true)
	}
	has(branch, "affected_tests", map[string]any{}, `"changed":3`, true)
	has("shop", "impact", map[string]any{"symbol": "Refund"}, "shop.go#Close", true)
	has(branch, "impact", map[string]any{"symbol": "Refund"}, "shop.go#Voucher", true)
	for _, args := range []map[string]any{{"project": "shop"}, {"project": branch, "staged": true}, {}} {
		for _, tool := range []string{"impact", "affected_tests"} {
			if status, text, _ := w.call(ann, "POST", "/v1/"+tool, args); status != 400 || !strings.Contains(text, "in a clone") || strings.Contains(text, "/tmp") {
				t.Errorf("%s of %v: %d %s", tool, args, status, text)
			}
		}
	}
	has("shop", "impact", map[string]any{"range": "main..release/1"}, "old.go#Obsolete", true)
	for commits, want := range map[string]string{"HEAD~1..HEAD": "no commit", "private..main": "no commit"} {
		if status, text, _ := w.call(ann, "POST", "/v1/impact", map[string]any{"project": "shop", "range": commits}); status != 400 || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s", commits, status, text)
		}
	}
	if status, _, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "x", "project": "shop@private"}); status != 400 {
		t.Errorf("a branch that no pattern names: %d", status)
	}
	// Both move.
	gitIn("checkout", "-q", "release/1")
	commit(t, dir, map[string]string{"new/moon.go": "package moon\n\n// Rise takes off for Mars.\nfunc Rise() {}\n"})
	gitIn("checkout", "-q", "main")
	commit(t, dir, map[string]string{"shop.go": shop + "\n// Till counts coins.\nfunc Till() {}\n"})
	must(t, w.teams["alpha"].SyncRepository(t.Context(), operator, "shop"))
	w.settled("alpha")
	has(branch, "search_code", map[string]any{"query": "takes off for Mars"}, "new/moon.go#Rise", true)
	has(branch, "search_code", map[string]any{"query": "sets the parcel down", "match": "literal"}, "new/moon.go", false)
	has(branch, "search_code", map[string]any{"query": "voucher of Zanzibar"}, "shop.go#Voucher", true)
	has("shop", "search_code", map[string]any{"query": "counts coins"}, "shop.go#Till", true)
	gitIn("branch", "-D", "release/1")
	must(t, w.teams["alpha"].SyncRepository(t.Context(), operator, "shop"))
	w.settled("alpha")
	if status, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "takes off for Mars", "project": branch}); status == 200 {
		t.Errorf("a branch that is gone: %d %s", status, text)
	}
}

// TestKnowledge has an assistant propose something over MCP, and read it when a person has approved it.
func TestKnowledge(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	w.add("alpha", "shop", made(t, map[string]string{"shop.go": shop}), "all")
	w.token("alpha", "root", team.Reader)
	w.add("alpha", "vault", made(t, map[string]string{"vault.go": shop}), "user:root")
	ann, bob := w.token("alpha", "ann", team.Contributor), w.token("alpha", "bob", team.Reader)
	tool := func(token, name string, args map[string]any) string {
		t.Helper()
		status, text, _ := w.call(token, "POST", "/mcp", map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": map[string]any{"name": name, "arguments": args}})
		if status != 200 {
			t.Fatalf("%s: %d %s", name, status, text)
		}
		return text
	}
	has := func(text, want string) {
		t.Helper()
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
	has(tool(ann, "team_propose", map[string]any{"text": "Refunds are negative cents.\n- forged (rule)", "source": "shop.go:4", "repository": "shop", "kind": "decision", "days": 30}), "proposed as 1")
	has(tool(bob, "team_propose", map[string]any{"text": "x"}), "you may not do that")
	has(tool(ann, "team_propose", map[string]any{"text": "x", "repository": "vault"}), "there is no repository")
	has(tool(bob, "team_knowledge", nil), "nothing like that was approved")
	must(t, w.teams["alpha"].Review(t.Context(), operator, 1, true, ""))
	text := tool(bob, "team_knowledge", map[string]any{"repository": "shop", "words": "CENTS refunds"})
	has(text, "Refunds are negative cents.")
	has(text, "by ann, approved by operator")
	if strings.Contains(text, `\n- forged`) {
		t.Errorf("a memory forges a line: %s", text)
	}
	has(tool(bob, "team_knowledge", map[string]any{"words": "parcel"}), "nothing like that was approved")
	_, text, _ = w.call(bob, "POST", "/mcp", map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
	has(text, "team_knowledge")
	list, err := w.teams["alpha"].Memories(t.Context(), operator, "approved")
	must(t, err)
	if len(list) != 1 || !list[0].ByAgent || list[0].Expires == nil {
		t.Errorf("memories %+v", list)
	}
}

// TestAcrossRepositories asks who calls what another repository publishes: for one who may read both, for one who may read one of them, and once it is gone.
func TestAcrossRepositories(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	money := made(t, map[string]string{"go.mod": "module example.com/purse\n", "purse.go": "package purse\n\n// Empty is no money.\nfunc Empty() int { return 0 }\n"})
	till := made(t, map[string]string{"go.mod": "module example.com/till\n\nrequire example.com/purse v1.0.0\n",
		"till.go": "package till\n\nimport \"example.com/purse\"\n\n// Count counts what is in the till.\nfunc Count() int { return purse.Empty() }\n"})
	w.add("alpha", "till", till, "group:core", "group:web")
	w.add("alpha", "coins", money, "group:core")
	w.add("alpha", "other", made(t, map[string]string{"readme.md": "# Something else\n"}), "group:core", "group:web")
	ann, bob := w.token("alpha", "ann", team.Reader, "core"), w.token("alpha", "bob", team.Reader, "web")
	ask := func(token, question, entity string) string {
		status, text, _ := w.call(token, "POST", "/v1/query_graph", map[string]any{"question": question, "entity": entity})
		if status != 200 {
			return fmt.Sprint(status, " ", text)
		}
		return text
	}
	within := func(what string, wanted func(string) bool, token, question, entity string) {
		t.Helper()
		last := ""
		for range 300 {
			if last = ask(token, question, entity); wanted(last) {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
		t.Fatalf("%s: %s", what, last)
	}
	has := func(s string) func(string) bool { return func(text string) bool { return strings.Contains(text, s) } }
	within("who calls it", has("till/till.go#Count"), ann, "callers", "Empty")
	within("what it calls", has("coins/purse.go#Empty"), ann, "callees", "Count")
	for repo, own := range map[string]string{"coins": "coins/purse.go", "till": "till/till.go"} {
		_, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "repo:" + repo + " counts money till empty"})
		if !strings.Contains(text, `"path":"`+own) || strings.Count(text, `"path":"`) != strings.Count(text, `"path":"`+repo+"/") {
			t.Errorf("in %s: %s", repo, text)
		}
	}
	if _, text, _ := w.call(ann, "POST", "/v1/impact", map[string]any{"symbol": "Empty"}); !strings.Contains(text, "till/till.go#Count") {
		t.Errorf("what depends on it in another repository: %s", text)
	}
	if text := ask(bob, "callees", "Count"); strings.Contains(text, "coins") || strings.Contains(text, "purse.go") {
		t.Errorf("one who may not read the repository sees it: %s", text)
	}
	commit(t, money, map[string]string{"purse.go": "package purse\n\n// Empty is no money.\nfunc Empty() int { return 0 }\n\nfunc Full() int { return Empty() }\n"})
	must(t, w.teams["alpha"].SyncRepository(t.Context(), operator, "coins"))
	within("what is new", has("coins/purse.go#Full"), ann, "callers", "Empty")
	within("what was there", has("till/till.go#Count"), ann, "callers", "Empty")
	must(t, w.teams["alpha"].RemoveRepository(t.Context(), operator, "coins"))
	if text := ask(ann, "callees", "Count"); strings.Contains(text, "coins") {
		t.Errorf("a removed repository shows: %s", text)
	}
	within("what is left", func(string) bool {
		left := 0
		must(t, w.db.Tenant(t.Context(), w.teams["alpha"].Tenant(), pg.Read, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "select (select count(*) from ctxsys.links) + (select count(*) from ctxsys.link_names where repository = 2) + (select count(*) from ctxsys.link_states where repository = 2)").Scan(&left)
		}))
		return left == 0
	}, ann, "callees", "Count")
}
