package main

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	spans "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// teamHome is an environment with a folder of its own for a team's programs.
func teamHome(t *testing.T, more ...string) []string {
	t.Helper()
	home := t.TempDir()
	return append(append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys")), more...)
}

// teamMust runs a verb that has to end well.
func teamMust(t *testing.T, env []string, stdin string, args ...string) string {
	t.Helper()
	out, said, code := teamAsk(t, env, stdin, args...)
	if code != 0 {
		t.Fatalf("%v: %s", args, said)
	}
	return strings.TrimSpace(out)
}

// ends waits for a program that was sent a signal. One that hangs is killed, and the test fails.
func (r *teamRun) ends() error {
	r.t.Helper()
	hangs := time.AfterFunc(time.Minute, func() { r.t.Errorf("%v hangs", r.cmd.Args); _ = r.cmd.Process.Kill() })
	defer hangs.Stop()
	return r.cmd.Wait()
}

// receiver is a collector of traces that reads them with the protocol's own types.
type receiver struct {
	*httptest.Server
	mu    sync.Mutex
	spans map[string][]*spans.Span // by service
	text  strings.Builder
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{spans: map[string][]*spans.Span{}}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		body, _ := io.ReadAll(q.Body)
		request := &collector.ExportTraceServiceRequest{}
		if err := proto.Unmarshal(body, request); err != nil || q.URL.Path != "/v1/traces" {
			t.Errorf("%s: %v", q.URL.Path, err)
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		r.text.WriteString(request.String())
		for _, of := range request.ResourceSpans {
			for _, a := range of.Resource.Attributes {
				if a.Key == "service.name" {
					for _, s := range of.ScopeSpans {
						r.spans[a.Value.GetStringValue()] = append(r.spans[a.Value.GetStringValue()], s.Spans...)
					}
				}
			}
		}
	}))
	t.Cleanup(r.Close)
	return r
}

// chain reports whether a service has spans of these names, each the parent of the next.
func (r *receiver) chain(service string, names ...string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	parents := [][]byte{nil}
	for _, name := range names {
		var next [][]byte
		for _, s := range r.spans[service] {
			for _, p := range parents {
				if s.Name == name && bytes.Equal(s.ParentSpanId, p) {
					next = append(next, s.SpanId)
				}
			}
		}
		parents = next
	}
	return len(parents) > 0
}

// TestTeamObserved looks at what a server and a worker say of themselves, traces, metrics and lines of the log, and has the server end while it is asked: it says so,
// takes what comes meanwhile, answers what is under way, and does not wait for what never ends.
func TestTeamObserved(t *testing.T) {
	const hidden = "a hidden question about paying back"
	traces := newReceiver(t)
	env := teamHome(t, append(teamEnvironment(t), "OTEL_EXPORTER_OTLP_ENDPOINT="+traces.URL, "CTX_SYS_TEAM_LOG_FORMAT=json")...)
	teamMust(t, env, "", "team", "migrate")
	teamMust(t, env, "", "team", "user", "set", "ann")
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	teamMust(t, env, "", "team", "repo", "add", "shop", teamShop(t), "--readers", "all")
	working := freeAddress(t)
	worker := teamStart(t, env, "team", "worker", "--tick", "200ms", "--metrics", working)
	settled(t, env)
	for path, want := range map[string]string{"/metrics": `ctxsys_worker_runs_total{kind="sync",outcome="done"} `, "/healthz": "ok", "/readyz": "ready"} {
		if status, text := post(t, "http://"+working+path, "", ""); status != 200 || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
	metrics := freeAddress(t)
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--metrics", metrics, "--rate", "100000", "--drain", "2s", "--grace", "2s")
	ask := func() (*http.Response, error) {
		req, err := http.NewRequestWithContext(t.Context(), "POST", server.URL+"/v1/search_code", strings.NewReader(`{"query":"`+hidden+`"}`))
		if err != nil {
			return nil, err
		}
		req.Header.Set("Authorization", "Bearer "+token)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return nil, err
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		if err == nil && (resp.StatusCode != 200 || !strings.Contains(string(text), "till.go")) {
			err = fmt.Errorf("%s: %s", resp.Status, text)
		}
		return resp, err
	}
	first, err := ask()
	if err != nil {
		t.Fatal(err)
	}
	if _, text := post(t, "http://"+metrics, "", ""); !strings.Contains(text, `ctxsys_http_requests_total{method="POST",route="/v1/search_code",status="200"} 1`) || !strings.Contains(text, "\nctxsys_database_up 1\n") {
		t.Errorf("metrics: %.2000s", text)
	}

	// A request whose body never comes, and some that come all the time.
	address := strings.TrimPrefix(server.URL, "http://")
	slow, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close()
	fmt.Fprintf(slow, "POST /v1/search_code HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{", address, token)
	var asking sync.WaitGroup
	var answered, after atomic.Int64
	var ended atomic.Bool // readiness has failed
	for range 4 {
		asking.Go(func() {
			for {
				ending := ended.Load()
				resp, err := ask()
				if err != nil { // nobody takes it any more: no answer that began is cut
					if gone := strings.Contains(err.Error(), "refused") || strings.Contains(err.Error(), "reset by peer") || errors.Is(err, io.EOF); !gone || !ended.Load() || resp != nil {
						t.Errorf("a request fails: %v", err)
					}
					return
				}
				answered.Add(1)
				if ending {
					after.Add(1)
					if !resp.Close {
						t.Error("a server that ends keeps the connection")
					}
				}
			}
		})
	}
	for answered.Load() < 20 && !t.Failed() {
		time.Sleep(10 * time.Millisecond)
	}
	if err := server.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for !ended.Load() && !t.Failed() {
		status, text := post(t, server.URL+"/readyz", "", "")
		if ended.Store(status == 503); status != 200 && (status != 503 || !strings.Contains(text, "ending")) {
			t.Fatalf("readyz: %d %s", status, text)
		}
	}
	if status, _ := post(t, server.URL+"/healthz", "", ""); status != 200 {
		t.Error("a server that ends is not alive")
	}
	asking.Wait()
	if err := server.ends(); err != nil || after.Load() == 0 {
		t.Errorf("%v, %d answers while it ends: %s", err, after.Load(), server.said)
	}
	if err := worker.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := worker.ends(); err != nil {
		t.Errorf("%v: %s", err, worker.said)
	}

	for _, names := range [][]string{{"ctx-sys-team-server", "POST /v1/search_code", "search_code", "transaction"}, {"ctx-sys-team-worker", "sync", "transaction"}, {"ctx-sys-team-server", "GET /readyz"}} {
		if !traces.chain(names[0], names[1:]...) {
			t.Errorf("no spans %v", names)
		}
	}
	if strings.Contains(traces.text.String(), "hidden") || strings.Contains(traces.text.String(), token) {
		t.Error("traces have the question or the token")
	}
	line := ""
	for _, said := range []string{server.said.String(), worker.said.String()} {
		for one := range strings.Lines(said) {
			var fields map[string]any
			if err := json.Unmarshal([]byte(one), &fields); err != nil {
				t.Errorf("no JSON: %s", one)
			}
			if fields["request"] == first.Header.Get("X-Request-Id") && fields["msg"] == "answered" {
				line = one
				if fields["route"] != "/v1/search_code" || fields["status"] != 200.0 || len(fmt.Sprint(fields["trace"])) != 32 {
					t.Errorf("%s", one)
				}
			}
		}
	}
	if line == "" || strings.Contains(server.said.String(), "hidden") {
		t.Errorf("no line about request %s, or one with the question: %s", first.Header.Get("X-Request-Id"), server.said)
	}
}

// postgresScript runs tools/postgres/postgres.sh.
func postgresScript(t *testing.T, env []string, args ...string) (string, error) {
	t.Helper()
	cmd := exec.Command("../../tools/postgres/postgres.sh", args...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// ownPostgres is a PostgreSQL of one test, which it may kill. It returns the environment of what uses it.
func ownPostgres(t *testing.T) []string {
	t.Helper()
	pgtest.Server(t) // or why there is none
	if _, err := os.Stat("../../bin/postgres/installed"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("run `make postgres`")
		}
		t.Skip("PostgreSQL is not in bin/postgres: `make postgres` does that")
	}
	cmd := exec.Command("../../tools/postgres/postgres.sh", "own", "sh", "-c", `env | grep ^CTX_SYS_POSTGRES; echo; cat`)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); _ = cmd.Wait() })
	var env []string
	said := ""
	for b := make([]byte, 1); !strings.HasSuffix(said, "\n\n"); said += string(b) {
		if _, err := io.ReadFull(out, b); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
	}
	for line := range strings.Lines(strings.TrimSpace(said)) {
		env = append(env, strings.TrimSpace(line))
	}
	return env
}

func valueIn(env []string, name string) string {
	for _, one := range env {
		if value, ok := strings.CutPrefix(one, name+"="); ok {
			return value
		}
	}
	return ""
}

// databaseOn makes an empty database with its owner on a server, as its superuser, and returns the environment for it.
func databaseOn(t *testing.T, super string) []string {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), super)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.Background())
	for _, sql := range []string{"create role ctxsys_owner login createrole password 'test'", "create database ctxsys owner ctxsys_owner"} {
		if _, err := conn.Exec(t.Context(), sql); err != nil {
			t.Fatal(err)
		}
	}
	u, err := url.Parse(super)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/ctxsys"
	as := func(role string) string { u.User = url.UserPassword(role, "test"); return u.String() }
	return []string{"CTX_SYS_DATABASE_OWNER_URL=" + as("ctxsys_owner"), "CTX_SYS_DATABASE_URL=" + as("ctxsys_app"), "CTX_SYS_TEAM_KEY=" + strings.Repeat("A", 43) + "=", "USER=operator"}
}

// TestTeamRestored saves the database of a team with pg_dump, as docs/use/team-operations.md has it, and restores it on another server: tokens are valid, answers are the
// same to the byte, sealed secrets open, and no row is missing. A worker without its folder makes mirrors again, and goes on where the index is.
func TestTeamRestored(t *testing.T) {
	env := teamHome(t, teamEnvironment(t)...)
	shop := teamShop(t)
	teamMust(t, env, "", "team", "migrate")
	teamMust(t, env, "", "team", "migrate", "--tenant", "second")
	teamMust(t, env, "", "team", "user", "set", "ann", "--role", "contributor", "--groups", "core")
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	teamMust(t, env, "a secret of a webhook", "team", "repo", "add", "shop", shop, "--readers", "group:core", "--webhook-secret-file", "-", "--poll", "0")
	teamMust(t, env, "", "team", "repo", "add", "other", shop, "--tenant", "second", "--poll", "0")
	teamMust(t, env, "", "team", "memory", "add", "Refunds are negative cents.")
	worker := teamStart(t, env, "team", "worker", "--tick", "200ms")
	settled(t, env)
	settled(t, append(env, "CTX_SYS_TEAM_TENANT=second"))
	worker.stop()
	questions := map[string]string{"context_query": `{"query":"how is a refund paid back?"}`, "search_code": `{"query":"pay back a customer"}`, "query_graph": `{"question":"callers","entity":"Refund"}`, "repo_map": `{}`, "read_entity": `{"entity":"Refund"}`}
	answers := func(env []string) map[string]string {
		server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
		defer server.stop()
		out := map[string]string{}
		for tool, body := range questions {
			status, text := post(t, server.URL+"/v1/"+tool, token, body)
			if status != 200 || !strings.Contains(text, "till.go") {
				t.Fatalf("%s: %d %s", tool, status, text)
			}
			out[tool] = timeless.ReplaceAllString(text, "")
		}
		sum := hmac.New(sha256.New, []byte("a secret of a webhook"))
		sum.Write([]byte("{}"))
		req, err := http.NewRequestWithContext(t.Context(), "POST", server.URL+"/hooks/github/default/shop", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		req.Header = http.Header{"Content-Type": {"application/json"}, "X-Github-Event": {"ping"}, "X-Github-Delivery": {"1"}, "X-Hub-Signature-256": {"sha256=" + hex.EncodeToString(sum.Sum(nil))}}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		out["webhook"] = resp.Status
		return out
	}

	// A dump of the owner would stop at the first table: the policies are for the owner too.
	dump := filepath.Join(t.TempDir(), "dump")
	owner, err := url.Parse(valueIn(env, "CTX_SYS_DATABASE_OWNER_URL"))
	if err != nil {
		t.Fatal(err)
	}
	super, err := url.Parse(pgtest.Server(t))
	if err != nil {
		t.Fatal(err)
	}
	super.Path = owner.Path
	backup := "ctxsys_backup_" + strings.TrimPrefix(owner.Path, "/ctxsys_test_")
	rows := func(address string) map[string]int64 {
		conn, err := pgx.Connect(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close(context.Background())
		found, err := conn.Query(t.Context(), `select n.nspname || '.' || c.relname, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text::bigint
			from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('ctxsys', 'ctxsys_jobs') and c.relkind = 'r' and c.relname not like 'river_leader%' and c.relname not like 'river_client%'`)
		out := map[string]int64{}
		var name string
		var count int64
		if err == nil {
			_, err = pgx.ForEachRow(found, []any{&name, &count}, func() error { out[name] = count; return nil })
		}
		if err != nil || len(out) < 20 {
			t.Fatal(out, err)
		}
		return out
	}
	conn, err := pgx.Connect(t.Context(), super.String())
	if err != nil {
		t.Fatal(err)
	}
	for _, sql := range []string{"create role " + backup + " login bypassrls password 'test'", "grant pg_read_all_data to " + backup} {
		if _, err := conn.Exec(t.Context(), sql); err != nil {
			t.Fatal(err)
		}
	}
	conn.Close(t.Context())
	t.Cleanup(func() {
		if conn, err := pgx.Connect(context.Background(), pgtest.Server(t)); err == nil {
			_, _ = conn.Exec(context.Background(), "drop role if exists "+backup)
			conn.Close(context.Background())
		}
	})
	if out, err := pgDump(t, dump, owner.String()); err == nil || !strings.Contains(out, "row-level security") {
		t.Errorf("a dump by the owner of the tables: %v %s", err, out)
	}
	saved := rows(super.String())
	owner.User = url.UserPassword(backup, "test")
	if out, err := pgDump(t, dump, owner.String()); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	before := answers(env)

	elsewhere := ownPostgres(t)
	there := teamHome(t, databaseOn(t, valueIn(elsewhere, "CTX_SYS_POSTGRES"))...)
	restored, err := url.Parse(valueIn(elsewhere, "CTX_SYS_POSTGRES"))
	if err != nil {
		t.Fatal(err)
	}
	restored.Path = "/ctxsys"
	if out, err := pgRestore(t, dump, valueIn(there, "CTX_SYS_DATABASE_OWNER_URL")); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	teamMust(t, there, "", "team", "migrate")
	for name, n := range rows(restored.String()) {
		if saved[name] != n {
			t.Errorf("%s has %d rows, and had %d", name, n, saved[name])
		}
	}
	for tool, text := range answers(there) {
		if text != before[tool] {
			t.Errorf("%s: %s", tool, difference(text, before[tool]))
		}
	}
	if out := teamMust(t, there, "", "team", "memory", "list", "--state", "proposed"); !strings.Contains(out, "negative cents") {
		t.Errorf("memories: %s", out)
	}
	writeTree(t, shop, map[string]string{"new.go": "package shop\n\n// Discount takes something off.\nfunc Discount() {}\n"})
	gitRun(t, shop, "add", "-A")
	gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "second")
	teamMust(t, there, "", "team", "repo", "sync", "shop")
	again := teamStart(t, there, "team", "worker", "--tick", "200ms", "--log-format", "json")
	if list := settled(t, there); !strings.Contains(list, `"files":2`) || !strings.Contains(list, `"problem":""`) && strings.Contains(list, `"problem"`) {
		t.Errorf("repositories %s", list)
	}
	again.stop()
	if !strings.Contains(again.said.String(), `"changed":1,`) {
		t.Errorf("more than what changed was indexed again: %s", again.said)
	}
}

// timeless is what is another in each answer: times, and how fresh the index is, which a busy machine does not say in time.
var timeless = regexp.MustCompile(`"[a-z_]*ms":[0-9.]+|"index":\{[^}]*\}|"assembled_at":"[^"]*"`)

// difference is where two answers begin to differ.
func difference(got, want string) string {
	at := 0
	for at < len(got) && at < len(want) && got[at] == want[at] {
		at++
	}
	around := func(s string) string { return s[max(0, at-200):min(len(s), at+200)] }
	return "…" + around(got) + "…\nand not …" + around(want) + "…"
}

// pgDump and pgRestore are the commands of docs/use/team-operations.md, with files by the standard streams.
func pgDump(t *testing.T, to, address string) (string, error) {
	return postgresPiped(t, to, true, "pg_dump", "-Fc", "-d", address)
}

func pgRestore(t *testing.T, from, address string) (string, error) {
	return postgresPiped(t, from, false, "pg_restore", "--no-owner", "--no-privileges", "--exit-on-error", "-d", address)
}

func postgresPiped(t *testing.T, file string, write bool, args ...string) (string, error) {
	t.Helper()
	var said bytes.Buffer
	cmd := exec.Command("../../tools/postgres/postgres.sh", append([]string{"run"}, args...)...)
	cmd.Stderr = &said
	flags := os.O_RDONLY
	if write {
		flags = os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	}
	f, err := os.OpenFile(file, flags, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if cmd.Stdin = f; write {
		cmd.Stdin, cmd.Stdout = nil, f
	}
	err = cmd.Run()
	return said.String(), err
}

// TestTeamDatabaseKilled kills the server, the worker and PostgreSQL at random while repositories change and are indexed, and has PostgreSQL away for a while: those that
// are left go on by themselves, nothing that was committed is lost, nothing is there twice.
func TestTeamDatabaseKilled(t *testing.T) {
	postgres := ownPostgres(t)
	env := teamHome(t, databaseOn(t, valueIn(postgres, "CTX_SYS_POSTGRES"))...)
	shop := teamShop(t)
	const files = 60
	tree := map[string]string{}
	for i := range files {
		tree[fmt.Sprintf("f%d.go", i)] = fmt.Sprintf("package shop\n\n// Word%d does the work of number %d.\nfunc Word%d() int { return Refund(%d) }\n", i, i, i, i)
	}
	change := func(tree map[string]string) {
		writeTree(t, shop, tree)
		gitRun(t, shop, "add", "-A")
		gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "change")
	}
	change(tree)
	for _, args := range [][]string{{"migrate"}, {"user", "set", "ann"}, {"repo", "add", "shop", shop, "--readers", "all", "--poll", "10s"}} {
		teamMust(t, env, "", append([]string{"team"}, args...)...)
	}
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	random := rand.New(rand.NewPCG(effort.Seed(1), 0))
	startWorker := func() *teamRun { return teamStart(t, env, "team", "worker", "--tick", "200ms", "--grace", "1s") }
	startServer := func() *teamRun {
		return teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--rate", "100000")
	}
	worker, server := startWorker(), startServer()
	killDatabase := func(away time.Duration) {
		t.Helper()
		text, err := os.ReadFile(valueIn(postgres, "CTX_SYS_POSTGRES_PID"))
		first, _, _ := strings.Cut(string(text), "\n")
		pid, failed := strconv.Atoi(first)
		if err != nil || failed != nil || syscall.Kill(pid, syscall.SIGKILL) != nil {
			t.Fatal(err, failed)
		}
		time.Sleep(away)
		if out, err := postgresScript(t, postgres, "again"); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	kill := func(r *teamRun) { _ = r.cmd.Process.Kill(); _ = r.cmd.Wait() }
	// answered asks until there is an answer: while the database is away there is an error that says so, and never a wrong answer.
	answered := func(query string) string {
		t.Helper()
		for range 600 {
			status, text := post(t, server.URL+"/v1/search_code", token, fmt.Sprintf(`{"query":%q,"match":"literal"}`, query))
			if status == 200 {
				return text
			}
			if status != 503 && status != 404 { // not yet, or nothing is indexed
				t.Fatalf("%d %s", status, text)
			}
			time.Sleep(100 * time.Millisecond)
		}
		t.Fatalf("no answer: %s", server.said)
		return ""
	}
	rounds := effort.Pick(1, 3, 100)
	for i := range rounds {
		change(map[string]string{fmt.Sprintf("f%d.go", random.IntN(files)): fmt.Sprintf("package shop\n\n// Round%d is new.\nfunc Round%d() int { return Refund(%d) }\n", i, i, i), "last.go": fmt.Sprintf("package shop\n\n// Last%dth is what came last.\nfunc Last() {}\n", i)})
		if _, _, code := teamAsk(t, env, "", "team", "repo", "sync", "shop"); code != 0 {
			t.Fatal("the database does not answer between rounds")
		}
		time.Sleep(time.Duration(random.IntN(400)) * time.Millisecond)
		victims := []int{1, 0, 2} // the database is killed while the worker starts
		if rounds > 3 {           // all of them, or one
			victims = [][]int{{0}, {1}, {2}, {0, 2}, {0, 1, 2}}[random.IntN(5)]
		}
		for _, v := range victims {
			switch v {
			case 0:
				kill(worker)
				worker = startWorker()
			case 1:
				kill(server)
				server = startServer()
			case 2:
				killDatabase(time.Duration(random.IntN(300)) * time.Millisecond)
			}
		}
		answered("package shop")
	}
	killDatabase(time.Duration(effort.Pick(1, 3, 60)) * time.Second)
	change(map[string]string{"finally.go": "package shop\n\n// Finally is the last word.\nfunc Finally() {}\n"})
	teamMust(t, env, "", "team", "repo", "sync", "shop")
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("worker: %s", worker.said)
		}
	})
	if list := settled(t, env); !strings.Contains(list, fmt.Sprintf(`"files":%d`, files+3)) {
		t.Errorf("repositories %s, worker: %s", list, worker.said)
	}
	for query, path := range map[string]string{"Finally is the last word": "finally.go", fmt.Sprintf("Last%dth is what", rounds-1): "last.go", fmt.Sprintf("Round%d is new", rounds-1): ""} {
		if text := answered(query); !strings.Contains(text, `"matches":{"lines":1,"files":1,`) || !strings.Contains(text, path) {
			t.Errorf("%s: %s", query, text)
		}
	}
	// What is stored is what a database has that was never killed.
	fresh := teamHome(t, teamEnvironment(t)...)
	for _, args := range [][]string{{"migrate"}, {"user", "set", "ann"}, {"repo", "add", "shop", shop, "--readers", "all"}} {
		teamMust(t, fresh, "", append([]string{"team"}, args...)...)
	}
	other := teamMust(t, fresh, "", "team", "token", "new", "ann")
	calm := teamStart(t, fresh, "team", "worker", "--tick", "200ms")
	settled(t, fresh)
	calmServer := teamStart(t, fresh, "team", "serve", "--listen", "127.0.0.1:0")
	for _, q := range []string{`query_graph {"question":"callers","entity":"Refund","format":"json"}`, `repo_map {}`} {
		tool, body, _ := strings.Cut(q, " ")
		_, got := post(t, server.URL+"/v1/"+tool, token, body)
		status, want := post(t, calmServer.URL+"/v1/"+tool, other, body)
		if got, want = timeless.ReplaceAllString(got, ""), timeless.ReplaceAllString(want, ""); status != 200 || got != want {
			t.Errorf("%s: %s", q, difference(got, want))
		}
	}
	calm.stop()
	calmServer.stop()
	worker.stop()
	server.stop()
}

// TestTeamUpgraded has a program work on tables that a newer one has extended, and refuse those that it does not know any more, or not yet.
func TestTeamUpgraded(t *testing.T) {
	env := teamHome(t, teamEnvironment(t)...)
	owner, err := pgx.Connect(t.Context(), valueIn(env, "CTX_SYS_DATABASE_OWNER_URL"))
	if err != nil {
		t.Fatal(err)
	}
	defer owner.Close(context.Background())
	sql := func(text string) {
		t.Helper()
		if _, err := owner.Exec(t.Context(), text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	shop := teamShop(t)
	teamMust(t, env, "", "team", "migrate")
	teamMust(t, env, "", "team", "user", "set", "ann")
	token := teamMust(t, env, "", "team", "token", "new", "ann")
	worker, server := teamStart(t, env, "team", "worker", "--tick", "200ms"), teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
	// What a newer program's first step may do: tables, columns with a default, indexes.
	sql(`create table ctxsys.newer (tenant bigint not null, id bigint not null, primary key (tenant, id)); call ctxsys.guard('ctxsys.newer');
		alter table ctxsys.team_users add newer text not null default ''; alter table ctxsys.team_repositories add newer jsonb; alter table ctxsys.team_tokens add newer int not null default 0;
		alter table ctxsys.team_audit add newer text; alter table ctxsys.files add newer text; alter table ctxsys.indexes add newer text not null default ''; create index on ctxsys.team_tokens (tenant, newer);
		insert into ctxsys_versions (version_id, is_applied) values (90001, true)`)
	teamMust(t, env, "", "team", "repo", "add", "shop", shop, "--readers", "all")
	settled(t, env)
	for range 2 { // those that were there before, and those that start now
		if status, text := post(t, server.URL+"/v1/search_code", token, `{"query":"pay back a customer"}`); status != 200 || !strings.Contains(text, "till.go#Refund") {
			t.Errorf("%d %s", status, text)
		}
		worker.stop()
		server.stop()
		worker, server = teamStart(t, env, "team", "worker", "--tick", "200ms"), teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
		teamMust(t, env, "", "team", "repo", "sync", "shop")
		settled(t, env)
	}
	refused := func(want string, args ...string) {
		t.Helper()
		_, said, code := teamAsk(t, env, "", append([]string{"team"}, args...)...)
		if code == 0 || !strings.Contains(said, want) {
			t.Errorf("%v: exit code %d, %s", args, code, said)
		}
	}
	refused("migrate with the newer program that made them", "migrate")
	sql("update ctxsys.program set least = 90001") // the last step of the newer program
	refused("take a newer program", "serve", "--listen", "127.0.0.1:0")
	refused("take a newer program", "worker")
	sql("update ctxsys.program set least = 1; delete from ctxsys_versions where version_id >= (select max(version_id) from ctxsys_versions where version_id < 90000)")
	refused("run `ctx-sys team migrate` with this program", "serve", "--listen", "127.0.0.1:0")
	refused("run `ctx-sys team migrate` with this program", "worker")
	worker.stop()
	server.stop()
}
