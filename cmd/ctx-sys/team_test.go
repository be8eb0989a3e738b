package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	crand "crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/cgi"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/pg/pgtest"
)

// teamEnvironment is the environment for a team's database without tables.
func teamEnvironment(t *testing.T) []string {
	t.Helper()
	db := pgtest.Empty(t)
	return []string{"CTX_SYS_DATABASE_OWNER_URL=" + db.Owner, "CTX_SYS_DATABASE_URL=" + db.Application, "CTX_SYS_TEAM_KEY=" + strings.Repeat("A", 43) + "=", "USER=operator"}
}

// teamShop is a repository to be served.
func teamShop(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "shop")
	writeTree(t, dir, map[string]string{"till.go": "package shop\n\n// Refund pays back what a customer paid.\nfunc Refund(cents int) int { return -cents }\n\nfunc Close() int { return Refund(3) }\n"})
	gitRun(t, dir, "init", "-q", "-b", "main")
	gitRun(t, dir, "add", "-A")
	gitRun(t, dir, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first")
	return dir
}

// teamRun is a program that runs for long.
type teamRun struct {
	t    *testing.T
	cmd  *exec.Cmd
	said *teamLog
	URL  string `json:"url"`
}

// teamLog is what a program that runs writes to stderr.
type teamLog struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *teamLog) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *teamLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// teamStart starts a program and waits for the line that says it is there.
func teamStart(t *testing.T, env []string, args ...string) *teamRun {
	t.Helper()
	r := &teamRun{t: t, cmd: exec.Command("ctx-sys", args...), said: &teamLog{}}
	r.cmd.Env, r.cmd.Stderr = env, r.said
	out, err := r.cmd.StdoutPipe()
	if err == nil {
		err = r.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.cmd.Process.Kill(); _ = r.cmd.Wait() })
	lines := bufio.NewReader(out)
	line, err := lines.ReadString('\n')
	if err == nil {
		err = json.Unmarshal([]byte(line), r)
	}
	if err != nil {
		_ = r.cmd.Process.Kill()
		_ = r.cmd.Wait()
		t.Fatalf("%v: %q, %v: %s", args, line, err, r.said)
	}
	go io.Copy(io.Discard, lines)
	return r
}

// stop ends a program as an operator does.
func (r *teamRun) stop() {
	r.t.Helper()
	_ = r.cmd.Process.Signal(os.Interrupt)
	if err := r.cmd.Wait(); err != nil {
		r.t.Errorf("%v: %v\n%s", r.cmd.Args, err, r.said)
	}
}

// teamAsk runs a verb to its end.
func teamAsk(t *testing.T, env []string, stdin string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "ctx-sys", args...)
	var out, said bytes.Buffer
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, strings.NewReader(stdin), &out, &said
	_ = cmd.Run()
	return out.String(), said.String(), cmd.ProcessState.ExitCode()
}

// settled waits until no repository waits any more, and returns what the list says.
func settled(t *testing.T, env []string) string {
	t.Helper()
	last := ""
	for range 300 {
		out, said, code := teamAsk(t, env, "", "team", "repo", "list", "--json")
		last = out
		if code != 0 {
			t.Fatal(said)
		}
		if !strings.Contains(out, `"pending":true`) {
			return out
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatalf("repositories are not indexed: %s", last)
	return ""
}

// post asks a server.
func post(t *testing.T, address, token string, body string) (int, string) {
	t.Helper()
	method := "POST"
	if body == "" {
		method = "GET"
	}
	req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+token)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(b)
}

// TestTeamVerbs runs each verb of team, in an order in which each finds what it is about.
func TestTeamVerbs(t *testing.T) {
	effort.Unraced(t)
	home := t.TempDir()
	env := append(append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys")), teamEnvironment(t)...)
	shop := teamShop(t)
	seen := map[string]bool{"team worker": true, "team serve": true}
	ask := func(want string, code int, stdin string, args ...string) string {
		t.Helper()
		for path := range leaves() {
			if strings.HasPrefix(strings.Join(args, " ")+" ", path+" ") {
				seen[path] = true
			}
		}
		out, said, got := teamAsk(t, env, stdin, args...)
		if got != code || !regexp.MustCompile(want).MatchString(out+said) {
			t.Errorf("ctx-sys %q: exit code %d, want %d and %q: %s%s", args, got, code, want, out, said)
		}
		return out
	}
	ask("no tables for this role: run `ctx-sys team migrate`", 1, "", "team", "repo", "list")
	ask("set CTX_SYS_DATABASE_OWNER_URL", 2, "", "team", "migrate", "--database-url", "")
	ask("the tenant is default", 0, "", "team", "migrate")
	ask(`"tenant":"default"`, 0, "", "team", "migrate", "--json") // again
	ask("no repositories yet; `ctx-sys team repo add`", 3, "", "team", "repo", "list")
	ask("no users yet", 3, "", "team", "user", "list")
	ask("no tokens yet", 3, "", "team", "token", "list")
	ask("no memories yet", 3, "", "team", "memory", "list")
	ask(`there is no tenant "nobody"`, 3, "", "team", "repo", "list", "--tenant", "nobody")
	ask("ann is contributor", 0, "", "team", "user", "set", "ann", "--role", "contributor", "--groups", "core,web")
	ask("no role", 2, "", "team", "user", "set", "ann", "--role", "king")
	ask("ann +contributor +core,web", 0, "", "team", "user", "list")
	ask("added shop", 0, "s3cret\n", "team", "repo", "add", "shop", shop, "--secret-file", "-", "--poll", "1h", "--max-file", "0.5", "--readers", "group:core")
	ask("is none that is known", 2, "", "team", "repo", "add", "x", "ext::id")
	ask("polled every 10s at most", 2, "", "team", "repo", "add", "x", shop, "--poll", "1s")
	ask("the name is taken", 2, "", "team", "repo", "add", "shop", shop)
	ask("shop: a worker fetches it", 0, "another\n", "team", "repo", "set", "shop", "--secret-file", "-")
	ask("nothing to change", 2, "", "team", "repo", "set", "shop")
	ask(`there is no user "nobody"`, 3, "", "team", "repo", "grant", "shop", "user:nobody")
	ask("shop: grant all", 0, "", "team", "repo", "grant", "shop", "all")
	ask("shop: revoke all", 0, "", "team", "repo", "revoke", "shop", "all")
	ask("is not the address of a repository at a code host", 2, "", "team", "repo", "host", "shop", "github")
	ask("no code host", 2, "", "team", "repo", "host", "shop", "svn")
	ask("holds for 1m0s to", 2, "", "team", "repo", "host", "shop", "none", "--lapse", "1s")
	ask("shop: rights from none", 0, "", "team", "repo", "host", "shop", "none")
	ask("ann is github.com/ann-at-work", 0, "", "team", "user", "login", "ann", "github.com/ann-at-work")
	ask("github.com/ann-at-work", 0, "", "team", "user", "list")
	ask("the name is taken", 2, "", "team", "user", "login", "ann", "github.com/ann-at-work")
	ask("ann is not github.com/ann-at-work", 0, "", "team", "user", "login", "ann", "github.com/ann-at-work", "--remove")
	rights := filepath.Join(home, "rights.yaml")
	must := func(text string) {
		t.Helper()
		if err := os.WriteFile(rights, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	must("repositories:\n  sh*: [group:core, user:ann]\n")
	ask("shop: grant user:ann\n.*nothing was changed: without --dry-run this makes 1 change", 0, "", "team", "rights", rights, "--dry-run")
	ask(`"changes":\[{"action":"repo.grant","target":"shop","who":"user:ann"}\],"dry_run":false`, 0, "", "team", "rights", rights, "--json")
	shown := ask("shop:\n +- group:core\n +- user:ann", 0, "", "team", "rights")
	ask("nothing to change", 0, shown, "team", "rights", "-")
	must("repositories:\n  shoop: [all]\n")
	ask(`there is no repository "shoop"`, 3, "", "team", "rights", rights)
	must("readers:\n  shop: [all]\n")
	ask("unknown field", 2, "", "team", "rights", rights)
	token := strings.TrimSpace(ask("^ctxs_[0-9]+_", 0, "", "team", "token", "new", "ann", "--name", "laptop", "--scopes", "read,propose", "--days", "3"))
	ask("lives for", 2, "", "team", "token", "new", "ann", "--days", "4000")
	ask("ann +laptop +read,propose", 0, "", "team", "token", "list")
	if out, _, _ := teamAsk(t, env, "", "team", "token", "list", "--json"); strings.Contains(out, token) || strings.Contains(out, strings.Split(token, "_")[3]) {
		t.Error("the list shows the token")
	}
	worker := teamStart(t, env, "team", "worker", "--tick", "200ms", "--log-format", "json", "--jobs", "1", "--cache", "8", "--fetch-time", "1m", "--grace", "3s")
	if list := settled(t, env); !strings.Contains(list, `"files":1`) || strings.Contains(list, "s3cret") {
		t.Errorf("repositories %s", list)
	}
	ask("wanted shop", 0, "", "team", "repo", "sync", "shop")
	settled(t, env)
	ask("sync +shop +completed", 0, "", "team", "jobs")
	metrics := freeAddress(t)
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--metrics", metrics, "--rate", "100", "--cache", "8", "--grace", "2s", "--log-format", "json")
	if status, text := post(t, server.URL+"/v1/search_code", token, `{"query":"pay back a customer"}`); status != 200 || !strings.Contains(text, "till.go#Refund") {
		t.Errorf("%d %s", status, text)
	}
	if status, text := post(t, server.URL+"/v1/query_graph", token, `{"question":"callers","entity":"Refund"}`); status != 200 || !strings.Contains(text, "Close") {
		t.Errorf("%d %s", status, text)
	}
	if status, text := post(t, "http://"+metrics, "", ""); status != 200 || !strings.Contains(text, `ctxsys_calls_total{front="http",operation="search_code",outcome="found"} 1`) {
		t.Errorf("metrics: %d %.300s", status, text)
	}
	for _, path := range []string{"/healthz", "/readyz"} {
		if status, text := post(t, server.URL+path, "", ""); status != 200 {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
	ask("proposed as 1", 0, "", "team", "memory", "add", "Refunds are negative cents.", "--repo", "shop", "--source", "till.go", "--kind", "decision", "--days", "9")
	ask("no memories yet", 3, "", "team", "memory", "list")
	ask("Refunds are negative", 0, "", "team", "memory", "list", "--state", "proposed")
	ask("1: approve", 0, "", "team", "memory", "approve", "1", "--reason", "seen")
	if status, text := post(t, server.URL+"/v1/team/memories", token, ""); status != 200 || !strings.Contains(text, "Refunds are negative") {
		t.Errorf("memories: %d %s", status, text)
	}
	folder := filepath.Join(t.TempDir(), "memories")
	ask("wrote 1 file", 0, "", "team", "memory", "export", folder)
	if b, err := os.ReadFile(filepath.Join(folder, "decision-1.md")); err != nil || !strings.Contains(string(b), `author: "operator"`) || !strings.HasSuffix(string(b), "\n\nRefunds are negative cents.\n") {
		t.Errorf("exported %s, %v", b, err)
	}
	ask("1: reject", 0, "", "team", "memory", "reject", "1")
	ask("memory.rejected", 0, "", "team", "audit", "--limit", "10")
	ask("revoked 1", 0, "", "team", "token", "revoke", "--user", "ann")
	ask("there is no token", 3, "", "team", "token", "revoke", "nothing")
	if status, _ := post(t, server.URL+"/v1/team/whoami", token, ""); status != 401 {
		t.Errorf("a revoked token: %d", status)
	}
	ask("removed shop", 0, "", "team", "repo", "remove", "shop")
	ask("removed ann", 0, "", "team", "user", "remove", "ann")
	ask("ann +contributor +core,web +removed", 0, "", "team", "user", "list")
	worker.stop()
	server.stop()
	if said := worker.said.String() + server.said.String(); strings.Contains(said, "s3cret") || strings.Contains(said, token) || !strings.Contains(said, `"msg":"indexed"`) {
		t.Errorf("what was logged: %s", said)
	}
	for path := range leaves() {
		if strings.HasPrefix(path, "team ") && !seen[path] {
			t.Errorf("the verb %q is not run here", path)
		}
	}
}

// freeAddress is an address of this machine that nobody listens on.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// TestTeamGuide runs the ten commands of docs/use/team.md as they are written there, and gets the answer.
func TestTeamGuide(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the commands are lines for a shell of Unix")
	}
	guide, err := os.ReadFile("../../docs/use/team.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(guide), "<!-- ten commands -->\n\n```sh\n")
	text, _, ok := strings.Cut(text, "```")
	commands := strings.Split(strings.TrimSpace(text), "\n")
	if !ok || len(commands) != 10 {
		t.Fatalf("there are %d commands", len(commands))
	}
	db := pgtest.Empty(t)
	home, shop, address := t.TempDir(), teamShop(t), freeAddress(t)
	for i, line := range commands {
		commands[i] = strings.NewReplacer("postgres://ctxsys_owner:OWNER-PASSWORD@localhost/ctxsys", db.Owner, "postgres://ctxsys_app:PASSWORD@localhost/ctxsys", db.Application,
			"file:///srv/git/shop.git", "file://"+shop, "127.0.0.1:7420", address).Replace(line)
	}
	script := "set -eu\ntrap 'jobs -p >\"$HOME/jobs\"; kill $(cat \"$HOME/jobs\")' EXIT\n" + strings.Join(commands, "\n") + "\n"
	cmd := exec.Command("sh", "-c", script)
	cmd.Env = append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"), "USER=operator")
	cmd.WaitDelay = 10 * time.Second
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, &out, &said)
	}
	if !strings.Contains(out.String(), "func Refund(cents int) int { return -cents }") {
		t.Errorf("no answer: %s\n%s", &out, &said)
	}
}

// TestTeamKilled kills the worker at random while it indexes, and the server while it answers: what others go on with is whole, and nothing is there twice.
func TestTeamKilled(t *testing.T) {
	home := t.TempDir()
	env := append(append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys")), teamEnvironment(t)...)
	shop := teamShop(t)
	files := map[string]string{}
	for i := range 400 {
		files[fmt.Sprintf("d%d/f%d.go", i%7, i)] = fmt.Sprintf("package d%d\n\n// Word%d does the work of number %d.\nfunc Word%d() int { return %d }\n", i%7, i, i, i, i)
	}
	writeTree(t, shop, files)
	gitRun(t, shop, "add", "-A")
	gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "many")
	must := func(args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, "", args...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return out
	}
	must("team", "migrate")
	must("team", "user", "set", "ann")
	token := strings.TrimSpace(must("team", "token", "new", "ann"))
	must("team", "repo", "add", "shop", shop, "--readers", "all")
	random := rand.New(rand.NewPCG(effort.Seed(1), 0))
	for range effort.Pick(2, 3, 50) {
		for _, r := range []*teamRun{teamStart(t, env, "team", "worker", "--tick", "200ms"), teamStart(t, env, "team", "worker", "--tick", "200ms", "--dir", filepath.Join(home, "second"))} {
			time.Sleep(time.Duration(random.IntN(600)) * time.Millisecond)
			_ = r.cmd.Process.Kill()
			_ = r.cmd.Wait()
		}
		files := map[string]string{"d1/f1.go": fmt.Sprintf("package d1\n\n// Changed%d is new.\nfunc Changed%d() {}\n", random.Int(), random.Int())}
		writeTree(t, shop, files)
		gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "change")
		must("team", "repo", "sync", "shop")
	}
	writeTree(t, shop, map[string]string{"d1/f1.go": "package d1\n\n// Finally is the last word.\nfunc Finally() {}\n"})
	gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "last")
	must("team", "repo", "sync", "shop")
	teamStart(t, env, "team", "worker", "--tick", "200ms")
	if list := settled(t, env); !strings.Contains(list, `"files":401`) {
		t.Errorf("repositories %s", list)
	}
	for range 2 {
		server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
		for n, query := range []string{"Finally is the last word", "does the work of number 399"} {
			status, text := post(t, server.URL+"/v1/search_code", token, fmt.Sprintf(`{"query":%q,"match":"literal"}`, query))
			if want := []string{"d1/f1.go", "d0/f399.go"}[n]; status != 200 || strings.Count(text, `"path":"`+want+`"`) != 1 || !strings.Contains(text, `"matches":{"lines":1,"files":1,`) {
				t.Errorf("%s: %d %s", query, status, text)
			}
		}
		go func() { // whose answer is cut
			req, _ := http.NewRequest("POST", server.URL+"/v1/context_query", strings.NewReader(`{"query":"does the work"}`))
			req.Header.Set("Authorization", "Bearer "+token)
			if resp, err := http.DefaultClient.Do(req); err == nil {
				resp.Body.Close()
			}
		}()
		_ = server.cmd.Process.Kill()
		_ = server.cmd.Wait()
	}
}

// TestTeamSettings has servers and workers take each of their settings from a variable, one of them TLS.
func TestTeamSettings(t *testing.T) {
	home := t.TempDir()
	env := append(append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys")), teamEnvironment(t)...)
	key := filepath.Join(home, "key")
	if err := os.WriteFile(key, []byte(strings.Repeat("B", 43)+"=\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	env = append(env, "CTX_SYS_TEAM_KEY=", "CTX_SYS_TEAM_KEY_FILE="+key)
	must := func(args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, "a secret of 16 characters", args...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return out
	}
	must("team", "migrate", "--tenant", "payments")
	env = append(env, "CTX_SYS_TEAM_TENANT=payments")
	must("team", "user", "set", "ann")
	token := strings.TrimSpace(must("team", "token", "new", "ann"))
	shop := teamShop(t)
	gitRun(t, shop, "branch", "release/1")
	forge, asked := gitOverHTTP(t, filepath.Dir(shop), "forge-password")
	must("team", "repo", "add", "shop", forge+"/shop/.git", "--readers", "all", "--secret-variable", "CTX_SYS_TEAM_SECRET_FORGE", "--account", "bot", "--branch", "release/1", "--branches", "release/*", "--webhook-secret-file", "-",
		"--max-size", "10", "--max-file", "1", "--poll", "10s")
	env = append(env, "CTX_SYS_TEAM_SECRET_FORGE=forge-password", "CTX_SYS_TEAM_DIR="+filepath.Join(home, "mirrors"), "CTX_SYS_TEAM_JOBS=1", "CTX_SYS_TEAM_TICK=200ms", "CTX_SYS_TEAM_CACHE=16", "CTX_SYS_TEAM_GRACE=2s", "CTX_SYS_TEAM_FETCH_TIME=1m", "CTX_SYS_TEAM_LOG_FORMAT=json")
	worker := teamStart(t, env, "team", "worker")
	if list := settled(t, env); !strings.Contains(list, `"indexed_branch":"release/1"`) || !strings.Contains(list, `"files":1`) {
		t.Fatalf("%s\n%s", list, worker.said)
	}
	if mirrors, err := filepath.Glob(filepath.Join(home, "mirrors", "*", "*", "mirror.git")); err != nil || len(mirrors) != 1 || asked() == 0 {
		t.Errorf("mirrors %v", mirrors)
	}
	certificate, private, pool := selfSigned(t)
	env = append(env, "CTX_SYS_TEAM_LISTEN=127.0.0.1:0", "CTX_SYS_TEAM_TLS_CERT="+certificate, "CTX_SYS_TEAM_TLS_KEY="+private, "CTX_SYS_TEAM_RATE=3", "CTX_SYS_TEAM_NO_AUDIT_ASKS=true", "CTX_SYS_TEAM_URL=https://ctx.example.com")
	server := teamStart(t, env, "team", "serve")
	if !strings.HasPrefix(server.URL, "https://127.0.0.1:") {
		t.Fatalf("url %s", server.URL)
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	get := func(path, token string) (int, string, http.Header) {
		t.Helper()
		req, err := http.NewRequest("GET", server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
		resp, err := client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		b, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		return resp.StatusCode, string(b), resp.Header
	}
	if status, text, header := get("/v1/team/whoami", token); status != 200 || !strings.Contains(text, `"tenant":"payments"`) || header.Get("Strict-Transport-Security") == "" {
		t.Errorf("%d %s", status, text)
	}
	if _, text, _ := get("/.well-known/oauth-protected-resource/mcp", ""); !strings.Contains(text, `"resource":"https://ctx.example.com/mcp"`) {
		t.Errorf("metadata %s", text)
	}
	limited := 0
	for range 40 {
		if status, _, _ := get("/v1/team/whoami", token); status == http.StatusTooManyRequests {
			limited++
		}
	}
	if limited == 0 {
		t.Error("no request was too many")
	}
	worker.stop()
	server.stop()
	if said := worker.said.String(); strings.Contains(said, "forge-password") {
		t.Errorf("what was logged: %s", said)
	}
	if _, said, code := teamAsk(t, append(slices.Clone(env), "CTX_SYS_TEAM_OIDC_ISSUER=http://127.0.0.1:1", "CTX_SYS_TEAM_OIDC_AUDIENCE=x"), "", "team", "serve"); code != exitUsage || !strings.Contains(said, "the provider http://127.0.0.1:1") {
		t.Errorf("a provider that is not there: %d %s", code, said)
	}
	for variable, value := range map[string]string{"CTX_SYS_TEAM_JOBS": "many", "CTX_SYS_TEAM_KEY": "short", "CTX_SYS_TEAM_TICK": "often"} {
		if _, said, code := teamAsk(t, append(slices.Clone(env), variable+"="+value), "", "team", "worker"); code != exitUsage || !strings.Contains(said, variable) {
			t.Errorf("%s=%s: %d %s", variable, value, code, said)
		}
	}
}

// gitOverHTTP serves the repositories below a folder to those who know a password, and counts the requests.
func gitOverHTTP(t *testing.T, dir, password string) (address string, asked func() int64) {
	t.Helper()
	out, err := exec.Command("git", "--exec-path").Output()
	if err != nil {
		t.Fatal(err)
	}
	backend := filepath.Join(strings.TrimSpace(string(out)), "git-http-backend")
	var n atomic.Int64
	served := &cgi.Handler{Path: backend, Env: []string{"GIT_PROJECT_ROOT=" + dir, "GIT_HTTP_EXPORT_ALL=1", "GIT_CONFIG_COUNT=1", "GIT_CONFIG_KEY_0=safe.directory", "GIT_CONFIG_VALUE_0=*"}}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if user, given, ok := r.BasicAuth(); !ok || user != "bot" || given != password {
			w.Header().Set("WWW-Authenticate", "Basic")
			http.Error(w, "who are you", http.StatusUnauthorized)
			return
		}
		n.Add(1)
		served.ServeHTTP(w, r)
	}))
	t.Cleanup(s.Close)
	return s.URL, n.Load
}

// selfSigned makes a certificate for this machine.
func selfSigned(t *testing.T) (certificate, key string, pool *x509.CertPool) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), crand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(crand.Reader, c, c, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	pkcs8, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	certificate, key = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	for path, block := range map[string]*pem.Block{certificate: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "PRIVATE KEY", Bytes: pkcs8}} {
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	pool = x509.NewCertPool()
	pool.AppendCertsFromPEM(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}))
	return certificate, key, pool
}

// TestTeamDatabaseAway takes the database away from a worker and a server at work, and gives it back: both say so, end nothing, and go on.
func TestTeamDatabaseAway(t *testing.T) {
	home := t.TempDir()
	db := pgtest.Empty(t)
	env := append(os.Environ(), "HOME="+home, "CTX_SYS_HOME="+filepath.Join(home, ".ctx-sys"), "CTX_SYS_DATABASE_OWNER_URL="+db.Owner, "CTX_SYS_DATABASE_URL="+db.Application)
	must := func(args ...string) string {
		t.Helper()
		out, said, code := teamAsk(t, env, "", args...)
		if code != 0 {
			t.Fatalf("%v: %s", args, said)
		}
		return out
	}
	must("team", "migrate")
	must("team", "user", "set", "ann")
	token := strings.TrimSpace(must("team", "token", "new", "ann"))
	shop := teamShop(t)
	must("team", "repo", "add", "shop", shop, "--readers", "all")
	worker := teamStart(t, env, "team", "worker", "--tick", "200ms")
	settled(t, env)
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0")
	const question = `{"query":"pay back a customer"}`
	if status, text := post(t, server.URL+"/v1/search_code", token, question); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	super, err := pgx.Connect(t.Context(), pgtest.Server(t))
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.Background())
	at, err := url.Parse(db.Application)
	if err != nil {
		t.Fatal(err)
	}
	name := strings.TrimPrefix(at.Path, "/")
	allow := func(yes bool) {
		t.Helper()
		if _, err := super.Exec(t.Context(), fmt.Sprintf("alter database %s allow_connections %t", name, yes)); err != nil {
			t.Fatal(err)
		}
		if _, err := super.Exec(t.Context(), "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		allow(false)
		for path, body := range map[string]string{"/readyz": "", "/v1/search_code": question, "/v1/team/whoami": ""} {
			if status, text := post(t, server.URL+path, token, body); status != 503 || strings.Contains(text, name) {
				t.Errorf("%s without a database: %d %s", path, status, text)
			}
		}
		if status, text := post(t, server.URL+"/healthz", "", ""); status != 200 {
			t.Errorf("healthz: %d %s", status, text)
		}
		time.Sleep(500 * time.Millisecond)
		allow(true)
		writeTree(t, shop, map[string]string{"moon.go": "package shop\n\n// Ship sends a parcel to the moon.\nfunc Ship() {}\n"})
		gitRun(t, shop, "add", "-A")
		gitRun(t, shop, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "moon", "--allow-empty")
		must("team", "repo", "sync", "shop")
		settled(t, env)
		if status, text := post(t, server.URL+"/v1/search_code", token, `{"query":"parcel to the moon"}`); status != 200 || !strings.Contains(text, "moon.go") {
			t.Errorf("with the database again: %d %s", status, text)
		}
	}
	server.stop()
	worker.stop()
}
