package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

var (
	loadClients = flag.Int("load-clients", 0, "how many clients TestTeamLoad has; 0 is what the effort says")
	loadTime    = flag.Duration("load-time", 0, "for how long they ask")
	loadPause   = flag.Duration("load-pause", 0, "how long a client waits between two requests, on average")
)

const (
	loadRepos = 24
	loadFiles = 12 // of a repository
	loadFuncs = 8  // of a file
	hookKey   = "a secret of a webhook"
)

// loadMark is what every place of repository N and every memory about it says, and nothing else: an answer may have it only for those who may read the repository.
var loadMark = regexp.MustCompile(`(?i)qrepo(\d\d)`)

// loadFile is a file of a repository, whose functions call one another and one of the repository before.
func loadFile(repo, file, version int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "package p%d\n\n", file)
	if repo > 0 {
		fmt.Fprintf(&b, "import other \"example.com/m%02d/p%d\"\n\n", repo-1, file)
	}
	for f := range loadFuncs {
		name := fmt.Sprintf("Refund%02dx%dx%d", repo, file, f)
		fmt.Fprintf(&b, "// %s pays back what customer %d of till %d paid, by the rules of qrepo%02d.\nfunc %s(cents int) int {\n\tnote(\"qrepo%02d version %d\")\n", name, f, file, repo, name, repo, version)
		switch {
		case f > 0:
			fmt.Fprintf(&b, "\treturn Refund%02dx%dx%d(cents)\n}\n\n", repo, file, f-1)
		case repo > 0:
			fmt.Fprintf(&b, "\treturn other.Refund%02dx%dx0(cents)\n}\n\n", repo-1, file)
		default:
			b.WriteString("\treturn -cents\n}\n\n")
		}
	}
	fmt.Fprintf(&b, "func note(text string) {}\n\n// Pushed%02dx%dv%d came with a push to qrepo%02d.\nfunc Pushed%02dx%dv%d() {}\n", repo, file, version, repo, repo, file, version)
	return b.String()
}

// loadRepo is a repository that is pushed to.
type loadRepo struct {
	mu      sync.Mutex
	dir     string
	version int
	last    string // the function of the last push
}

// loadUser is a client: whose token, and what it may read.
type loadUser struct {
	tenant, token string
	role          team.Role
	may           []int // repositories
}

// loadSeen counts what came of requests.
type loadSeen struct {
	mu       sync.Mutex
	took     map[string][]time.Duration // by kind of request
	errors   map[string]int
	examples []string
	proposed []int64
	proposes int
}

func (s *loadSeen) add(kind string, took time.Duration, problem string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.took[kind] = append(s.took[kind], took)
	if problem != "" {
		if s.errors[kind]++; len(s.examples) < 10 {
			s.examples = append(s.examples, kind+": "+problem)
		}
	}
}

// TestTeamLoad has many clients of two tenants, with rights of their own, ask a server at once, eight questions to one write: pushes with webhooks, and memories that are
// proposed and approved. No request fails, no answer has what the client may not read, no write is lost, and memory does not grow. How long answers take is logged.
func TestTeamLoad(t *testing.T) {
	clients := cmp.Or(*loadClients, effort.Pick(10, 25, 200))
	lasts := cmp.Or(*loadTime, time.Duration(effort.Pick(3, 5, 600))*time.Second)
	pause := cmp.Or(*loadPause, time.Duration(effort.Pick(300, 300, 4000))*time.Millisecond)
	postgres := ownPostgres(t)
	env := teamHome(t, databaseOn(t, valueIn(postgres, "CTX_SYS_POSTGRES"))...)
	tenants := []string{"default", "second"}
	for _, tenant := range tenants {
		teamMust(t, env, "", "team", "migrate", "--tenant", tenant)
	}
	super, err := pgx.Connect(t.Context(), strings.Replace(valueIn(postgres, "CTX_SYS_POSTGRES"), "/postgres?", "/ctxsys?", 1))
	if err != nil {
		t.Fatal(err)
	}
	defer super.Close(context.Background())
	for _, set := range []string{"log_min_duration_statement = 500", "log_lock_waits = on", "deadlock_timeout = '300ms'"} {
		if _, err := super.Exec(t.Context(), "alter system set "+set); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := super.Exec(t.Context(), "select pg_reload_conf()"); err != nil {
		t.Fatal(err)
	}
	repos, users := loadWorld(t, env, tenants, clients)
	worker := teamStart(t, env, "team", "worker", "--tick", "1s", "--log-format", "json", "--cache", "16")
	for _, tenant := range tenants {
		settled(t, append(env, "CTX_SYS_TEAM_TENANT="+tenant))
	}
	metrics := freeAddress(t)
	server := teamStart(t, env, "team", "serve", "--listen", "127.0.0.1:0", "--metrics", metrics, "--log-format", "json", "--cache", "32") // what fills in minutes, so that growth is no filling
	parts := []loadPart{{name: "server", pid: server.cmd.Process.Pid}, {name: "worker", pid: worker.cmd.Process.Pid}, {name: "PostgreSQL", pid: ownPostmaster(t, postgres), children: true}}

	seen := &loadSeen{took: map[string][]time.Duration{}, errors: map[string]int{}}
	client := &http.Client{Timeout: time.Minute, Transport: &http.Transport{MaxIdleConnsPerHost: clients, IdleConnTimeout: 90 * time.Second}} // before the server closes them
	ctx, stop := context.WithTimeout(t.Context(), lasts)
	defer stop()
	t.Logf("%d clients, %v, a pause of %v on average; load before: %s", clients, lasts, pause, loadAverage())
	var all sync.WaitGroup
	for i, u := range users {
		l := &loading{t: t, client: client, url: server.URL, user: u, repos: repos, seen: seen, random: rand.New(rand.NewPCG(effort.Seed(1), uint64(i)))}
		all.Go(func() {
			for {
				select {
				case <-ctx.Done():
					return
				case <-time.After(time.Duration(l.random.ExpFloat64() * float64(pause))):
				}
				if l.random.IntN(9) == 0 {
					l.write()
				} else {
					l.ask()
				}
			}
		})
	}
	for tick := time.NewTicker(max(lasts/600, 100*time.Millisecond)); ctx.Err() == nil; <-tick.C {
		for i := range parts {
			parts[i].sample()
		}
	}
	all.Wait()
	seen.show(t)
	t.Logf("load after: %s; CPU of server %.0f s, of worker and git %.0f s, of PostgreSQL %.0f s", loadAverage(), cpuSeconds(parts[0].pid), cpuSeconds(parts[1].pid), postgresCPU(parts[2].pid))
	for i := range parts {
		parts[i].show(t, lasts >= 5*time.Minute)
	}
	_, text := post(t, "http://"+metrics, "", "")
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "ctxsys_database_wait") || strings.HasPrefix(line, "ctxsys_cache") {
			t.Log(strings.TrimSpace(line))
		}
	}
	log, err := os.ReadFile(filepath.Join(filepath.Dir(valueIn(postgres, "CTX_SYS_POSTGRES_PID")), "log"))
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range []string{"duration: ", "still waiting", "deadlock detected", "ERROR: "} {
		lines := regexp.MustCompile(`(?m)^.*`+what+`.*$`).FindAllString(string(log), -1)
		t.Logf("PostgreSQL logs %q %d times, such as %.400q", what, len(lines), lines[:min(3, len(lines))])
		if what == "deadlock detected" && len(lines) > 0 {
			t.Errorf("%d deadlocks", len(lines))
		}
	}

	// Nothing is lost, and nothing is there twice.
	for _, tenant := range tenants {
		settled(t, append(env, "CTX_SYS_TEAM_TENANT="+tenant))
	}
	for i, r := range repos {
		if r.last == "" {
			continue
		}
		at := slices.IndexFunc(users, func(u loadUser) bool { return slices.Contains(u.may, i) })
		status, text := post(t, server.URL+"/v1/search_code", users[at].token, fmt.Sprintf(`{"query":"func %s()","match":"literal"}`, r.last))
		if status != 200 || !strings.Contains(text, `"matches":{"lines":1,"files":1,`) {
			t.Errorf("the last push to qrepo%02d is not there once: %d %.300s", i, status, text)
		}
	}
	var stored int
	if err := super.QueryRow(t.Context(), "select count(*) from ctxsys.team_memories").Scan(&stored); err != nil || stored != seen.proposes {
		t.Errorf("%d memories are stored of %d that were proposed: %v", stored, seen.proposes, err)
	}
	server.stop()
	worker.stop()
	for _, r := range []*teamRun{server, worker} {
		if said := regexp.MustCompile(`(?m)^.*"level":"(WARN|ERROR)".*$`).FindAllString(r.said.String(), -1); len(said) > 0 {
			t.Errorf("%s says %d times that something is wrong, such as %.600q", r.cmd.Args[2], len(said), said[:min(3, len(said))])
		}
	}
}

// loadWorld makes repositories, and users who may read some of them. Most repositories are of the first tenant.
func loadWorld(t *testing.T, env, tenants []string, clients int) (repos []*loadRepo, users []loadUser) {
	t.Helper()
	db, err := pg.Open(t.Context(), valueIn(env, "CTX_SYS_DATABASE_URL"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	seals, err := team.LoadSeals(func(name string) string { return valueIn(env, name) })
	if err != nil {
		t.Fatal(err)
	}
	operator, random := team.Operator("operator"), rand.New(rand.NewPCG(effort.Seed(1), 1<<40))
	const groups = 7
	granted := make([][]int, loadRepos)        // groups, by repository
	of := func(i int) int { return i % 4 / 3 } // the tenant of a repository, and of a user
	for i := range loadRepos {
		r := &loadRepo{dir: filepath.Join(t.TempDir(), fmt.Sprintf("qrepo%02d", i))}
		tree := map[string]string{"go.mod": fmt.Sprintf("module example.com/m%02d\n\nrequire example.com/m%02d v1.0.0\n", i, max(0, i-1))}
		for f := range loadFiles {
			tree[fmt.Sprintf("p%d/till.go", f)] = loadFile(i, f, 0)
		}
		writeTree(t, r.dir, tree)
		gitRun(t, r.dir, "init", "-q", "-b", "main")
		gitRun(t, r.dir, "add", "-A")
		gitRun(t, r.dir, "commit", "-qm", "first")
		repos, granted[i] = append(repos, r), random.Perm(groups)[:1+random.IntN(2)]
	}
	for n, tenant := range tenants {
		one, err := team.Open(t.Context(), db, tenant, seals)
		if err != nil {
			t.Fatal(err)
		}
		check := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		first := true
		for u := range clients {
			if of(u) != n {
				continue
			}
			name, user, member := fmt.Sprintf("user%d", u), loadUser{tenant: tenant, role: team.Contributor}, []string{}
			if first {
				user.role, first = team.Admin, false
			}
			mine := random.Perm(groups)[:1+random.IntN(3)]
			for _, g := range mine {
				member = append(member, fmt.Sprintf("g%d", g))
			}
			for i := range repos {
				if of(i) == n && (user.role == team.Admin || i%8 == 0 || i%8 == 7 || slices.ContainsFunc(granted[i], func(g int) bool { return slices.Contains(mine, g) })) {
					user.may = append(user.may, i)
				}
			}
			check(one.SetUser(t.Context(), operator, name, user.role, member))
			user.token, err = one.NewToken(t.Context(), operator, name, "load", team.Scopes[:map[team.Role]int{team.Contributor: 2, team.Admin: 3}[user.role]], time.Hour)
			check(err)
			users = append(users, user)
		}
		for i, r := range repos {
			if of(i) != n {
				continue
			}
			var readers []string
			for _, g := range granted[i] {
				check(one.SetUser(t.Context(), operator, "nobody", team.Reader, []string{fmt.Sprintf("g%d", g)})) // so that the group is there
				readers = append(readers, fmt.Sprintf("group:g%d", g))
			}
			if i%8 == 0 || i%8 == 7 {
				readers = append(readers, "all")
			}
			check(one.AddRepository(t.Context(), operator, team.NewRepository{Name: fmt.Sprintf("qrepo%02d", i), URL: r.dir, Poll: time.Hour, MaxBytes: 1 << 30, MaxFile: 1 << 20, Credentials: team.Credentials{HookSecret: hookKey}, Readers: readers}))
		}
	}
	return repos, users
}

// loading is a client at work.
type loading struct {
	t      *testing.T
	client *http.Client
	url    string
	user   loadUser
	repos  []*loadRepo
	seen   *loadSeen
	random *rand.Rand
}

// request makes one, and looks at what comes.
func (l *loading) request(kind, method, path string, header http.Header, body []byte, want int) (text []byte) {
	req, err := http.NewRequest(method, l.url+path, bytes.NewReader(body))
	if err != nil {
		l.t.Error(err)
		return nil
	}
	req.Header = header.Clone()
	if header == nil {
		req.Header = http.Header{"Authorization": {"Bearer " + l.user.token}}
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json, text/event-stream")
	began := time.Now()
	resp, err := l.client.Do(req)
	problem := ""
	if err == nil {
		text, err = io.ReadAll(resp.Body)
		resp.Body.Close()
	}
	took := time.Since(began)
	switch {
	case err != nil:
		problem = err.Error()
	case resp.StatusCode != want:
		problem = fmt.Sprintf("%d for %s %.200s: %.300s", resp.StatusCode, path, body, text)
	case bytes.Contains(text, []byte(`"isError":true`)):
		problem = fmt.Sprintf("%.200s: %.300s", body, text)
	}
	for _, found := range loadMark.FindAllSubmatch(text, -1) {
		if n, _ := strconv.Atoi(string(found[1])); !slices.Contains(l.user.may, n) {
			problem = fmt.Sprintf("an answer has qrepo%02d, which %v may not read: %s %s: %.300s", n, l.user.may, path, body, text)
		}
	}
	l.seen.add(kind, took, problem)
	return text
}

func (l *loading) ask() {
	repo, file, f := l.user.may[l.random.IntN(len(l.user.may))], l.random.IntN(loadFiles), l.random.IntN(loadFuncs)
	name := fmt.Sprintf("Refund%02dx%dx%d", repo, file, f)
	questions := []struct {
		tool string
		args map[string]any
	}{
		{"search_code", map[string]any{"query": fmt.Sprintf("pays back what customer %d of till %d paid", f, file)}},
		{"search_code", map[string]any{"query": "how is money given back to a customer", "project": fmt.Sprintf("qrepo%02d", repo)}},
		{"search_code", map[string]any{"query": name}},
		{"search_code", map[string]any{"query": "func " + name, "match": "literal"}},
		{"context_query", map[string]any{"query": "what does " + name + " depend on?"}},
		{"context_query", map[string]any{"query": fmt.Sprintf("how does till %d pay back a customer?", file)}},
		{"read_entity", map[string]any{"entity": name}},
		{"query_graph", map[string]any{"question": "callers", "entity": fmt.Sprintf("Refund%02dx%dx%d", repo, file, min(f, loadFuncs-2))}},
		{"query_graph", map[string]any{"question": "neighbors", "entity": name}},
		{"impact", map[string]any{"symbol": name}},
		{"affected_tests", map[string]any{"symbol": name}},
		{"repo_map", map[string]any{"project": fmt.Sprintf("qrepo%02d", repo)}},
		{"memories", nil},
	}
	q := questions[l.random.IntN(len(questions))]
	switch {
	case q.args == nil:
		l.request(q.tool, "GET", "/v1/team/memories", nil, nil, 200)
	case l.random.IntN(3) == 0:
		body, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": map[string]any{"name": q.tool, "arguments": q.args}})
		l.request(q.tool, "POST", "/mcp", nil, body, 200)
	default:
		body, _ := json.Marshal(q.args)
		l.request(q.tool, "POST", "/v1/"+q.tool, nil, body, 200)
	}
}

func (l *loading) write() {
	repo := l.user.may[l.random.IntN(len(l.user.may))]
	switch what := l.random.IntN(4); {
	case what < 2:
		l.push(repo)
	case l.user.role == team.Admin && what == 2:
		l.seen.mu.Lock()
		var id int64
		if n := len(l.seen.proposed); n > 0 && l.user.tenant == "default" {
			id, l.seen.proposed = l.seen.proposed[n-1], l.seen.proposed[:n-1]
		}
		l.seen.mu.Unlock()
		if id > 0 {
			l.request("approve", "POST", fmt.Sprintf("/v1/team/memories/%d/approve", id), nil, []byte(`{"reason":"seen"}`), 200)
		}
	default:
		body, _ := json.Marshal(map[string]any{"text": fmt.Sprintf("Refunds of qrepo%02d are negative cents, number %d.", repo, l.random.Int()), "repository": fmt.Sprintf("qrepo%02d", repo), "kind": "decision"})
		var stored struct{ ID int64 }
		text := l.request("propose", "POST", "/v1/team/memories", nil, body, 200)
		if err := json.Unmarshal(text, &stored); err == nil && stored.ID > 0 {
			l.seen.mu.Lock()
			l.seen.proposes++
			if l.user.tenant == "default" {
				l.seen.proposed = append(l.seen.proposed, stored.ID)
			}
			l.seen.mu.Unlock()
		}
	}
}

// push changes a file of a repository, and has its webhook sent.
func (l *loading) push(repo int) {
	r, file := l.repos[repo], l.random.IntN(loadFiles)
	r.mu.Lock()
	r.version++
	writeTree(l.t, r.dir, map[string]string{fmt.Sprintf("p%d/till.go", file): loadFile(repo, file, r.version)})
	gitRun(l.t, r.dir, "commit", "-qam", "push")
	r.last = fmt.Sprintf("Pushed%02dx%dv%d", repo, file, r.version)
	body := fmt.Appendf(nil, `{"after":%d}`, r.version)
	r.mu.Unlock()
	sum := hmac.New(sha256.New, []byte(hookKey))
	sum.Write(body)
	l.request("push", "POST", fmt.Sprintf("/hooks/github/%s/qrepo%02d", l.user.tenant, repo), http.Header{"X-Hub-Signature-256": {"sha256=" + hex.EncodeToString(sum.Sum(nil))}}, body, 202)
}

// show logs how long answers took, and fails for each error.
func (s *loadSeen) show(t *testing.T) {
	t.Helper()
	var every []time.Duration
	for _, kind := range slices.Sorted(maps.Keys(s.took)) {
		every = append(every, s.took[kind]...)
		t.Logf("%-14s %s, %d errors", kind, spread(s.took[kind]), s.errors[kind])
	}
	t.Logf("%-14s %s", "all", spread(every))
	wrong := 0
	for _, n := range s.errors {
		wrong += n
	}
	if wrong > 0 {
		t.Errorf("%d of %d requests were not answered as they should be, such as\n%s", wrong, len(every), strings.Join(s.examples, "\n"))
	}
}

// spread words how some times are distributed.
func spread(took []time.Duration) string {
	if len(took) == 0 {
		return "none"
	}
	slices.Sort(took)
	at := func(share float64) time.Duration {
		return took[min(len(took)-1, int(share*float64(len(took))))].Round(100 * time.Microsecond)
	}
	return fmt.Sprintf("%6d: p50 %v, p95 %v, p99 %v, at most %v", len(took), at(.5), at(.95), at(.99), at(1))
}

func loadAverage() string {
	b, _ := os.ReadFile("/proc/loadavg")
	return strings.Join(strings.Fields(string(b))[:min(3, len(strings.Fields(string(b))))], " ")
}

// loadPart is a program whose memory is looked at: what it has of its own, in bytes, not what it shares or maps.
type loadPart struct {
	name     string
	pid      int
	children bool // with all processes that it started
	memory   []int64
}

// childrenOf are the processes that one started, on Linux.
func childrenOf(parent int) (pids []int) {
	all, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, file := range all {
		stat, _ := os.ReadFile(file)
		_, rest, _ := strings.Cut(string(stat), ") ")
		if f := strings.Fields(rest); len(f) > 1 && f[1] == strconv.Itoa(parent) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(file)))
			pids = append(pids, pid)
		}
	}
	return pids
}

// sample reads what Linux says. Elsewhere there is nothing to see.
func (p *loadPart) sample() {
	pids, n := []int{p.pid}, int64(0)
	if p.children {
		pids = append(pids, childrenOf(p.pid)...)
	}
	for _, pid := range pids {
		status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
		if _, rest, ok := strings.Cut(string(status), "\nRssAnon:"); ok {
			kb, _ := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			n += kb << 10
		}
	}
	if n > 0 {
		p.memory = append(p.memory, n)
	}
}

// show logs the memory by thirds of the time, and fails where the last third has more than the one before.
func (p *loadPart) show(t *testing.T, judged bool) {
	t.Helper()
	if len(p.memory) < 3 {
		return
	}
	median := func(part []int64) int64 { part = slices.Sorted(slices.Values(part)); return part[len(part)/2] }
	third := len(p.memory) / 3
	first, middle, last := median(p.memory[:third]), median(p.memory[third:2*third]), median(p.memory[2*third:])
	t.Logf("memory of %s: %d, %d, %d MB in the three thirds of the time, %d MB at most", p.name, first>>20, middle>>20, last>>20, slices.Max(p.memory)>>20)
	if judged && float64(last) > 1.1*float64(middle)+16<<20 {
		t.Errorf("the memory of %s grows: %d MB in the middle third, %d MB in the last", p.name, middle>>20, last>>20)
	}
}
