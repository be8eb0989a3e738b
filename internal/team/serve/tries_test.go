package serve_test

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
)

// What only some may see. The texts are never part of a request, so an answer that has one comes from what is stored. The names are, and an answer may repeat those of its own request.
const (
	ofBeta   = "Zanzibar" // in the files, memories and branches of beta
	ofHidden = "Timbuktu" // in a repository of alpha that admins may read
)

var betasNames = regexp.MustCompile(`(?i)kestrel_?\d+|evelyn|vaulters`)

// written is what was logged.
type written struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (w *written) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.Write(p)
}

// tries makes requests with arguments that are mixed of what is one's own and another tenant's.
type tries struct {
	*world
	random   *rand.Rand
	text     []string // another tenant's names, ids, paths, cursors, and hostile texts
	numbers  []int64
	own      []string
	ann, bob string   // tokens: of alpha's admin, and of a reader
	eve      string   // of beta's admin
	forged   []string // that are none
	seen     map[string]int
}

// TestTries makes 10,000 requests of one tenant, and of none, about what another one has: through all tools, routes and arguments, with the names, paths, ids, cursors and tokens
// that the other one's answers have. None gets or changes anything of it, neither in an answer nor in a header or the log.
func TestTries(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	kestrels := map[string]string{"go.mod": "module example.com/kestrel77\n"}
	for i := range 12 {
		kestrels[fmt.Sprintf("kestrel%d/nest.go", i)] = fmt.Sprintf("package kestrel%d\n\n// Kestrel%d hunts in %s.\nfunc Kestrel%d() { Kestrel_%d() }\n\nfunc Kestrel_%d() { print(%q) }\n\nfunc TestKestrel%d() { Kestrel%d() }\n", i, i, ofBeta, i, i, i, ofBeta, i, i)
	}
	kestrels["README.md"] = "# Kestrel13\n\nSee [the nest](kestrel1/nest.go) in " + ofBeta + ".\n"
	vault := made(t, kestrels)
	branched := func(dir, branch, text string) {
		for _, args := range [][]string{{"checkout", "-qb", branch}, {"commit", "-q", "--allow-empty", "-m", "x"}} {
			cmd := exec.Command("git", append([]string{"-c", "user.name=a", "-c", "user.email=a@b"}, args...)...)
			cmd.Dir = dir
			must(t, cmd.Run())
		}
		commit(t, dir, map[string]string{"branch.go": text}, "checkout", "-q", branch)
		cmd := exec.Command("git", "checkout", "-q", "main")
		cmd.Dir = dir
		must(t, cmd.Run())
	}
	branched(vault, "release/9", "package kestrel\n\n// Kestrel40 is on a branch of "+ofBeta+".\nfunc Kestrel40() {}\n")
	add := func(tenant, name, dir string, readers ...string) {
		must(t, w.teams[tenant].AddRepository(t.Context(), operator, team.NewRepository{Name: name, URL: dir, Patterns: []string{"release/*"}, Poll: time.Hour, MaxBytes: 1 << 30, MaxFile: 1 << 20, Credentials: team.Credentials{HookSecret: tenant + "'s secret of a webhook"}, Readers: readers}))
		w.settled(tenant)
	}
	x := &tries{world: w, random: rand.New(rand.NewPCG(effort.Seed(1), 3)), seen: map[string]int{}}
	x.ann, x.bob, x.eve = w.token("alpha", "ann", team.Admin, "core"), w.token("alpha", "bob", team.Contributor, "core"), w.token("beta", "evelyn", team.Admin, "vaulters")
	nobody := w.token("alpha", "nobody", team.Reader)
	add("alpha", "shop", made(t, map[string]string{"shop.go": shop, "shop_test.go": "package shop\n\nfunc TestRefund() { Refund(1) }\n"}), "group:core")
	add("alpha", "hidden", made(t, map[string]string{"hidden.go": "package hidden\n\n// Refund is paid in " + ofHidden + ".\nfunc Refund() {}\n"}))
	add("beta", "vault", vault, "all")
	add("beta", "shop", made(t, map[string]string{"shop.go": "package shop\n\n// Refund is paid in " + ofBeta + ".\nfunc Refund() { Kestrel14() }\n\nfunc Kestrel14() {}\n"}), "all")
	for i, repo := range []string{"vault", "shop", ""} {
		id, err := w.teams["beta"].Propose(t.Context(), operator, team.Proposal{Text: fmt.Sprintf("Kestrel%d is kept in %s", 20+i, ofBeta), Repository: repo})
		must(t, err)
		if i < 2 {
			must(t, w.teams["beta"].Review(t.Context(), operator, id, true, ofBeta))
		}
	}
	super, err := pgx.Connect(t.Context(), w.at.Super)
	must(t, err)
	defer super.Close(context.Background())
	for done := false; !done; time.Sleep(50 * time.Millisecond) { // and what is between repositories is found
		must(t, super.QueryRow(t.Context(), "select not exists (select from "+team.JobSchema+".river_job where finalized_at is null)").Scan(&done))
	}
	x.harvest()
	before := betasRows(t, super, w.teams["beta"].Tenant())

	total := effort.Pick(300, 1500, 10_000)
	for i := range total {
		if i%500 == 0 { // the other tenant asks meanwhile, so that what it has is in the caches
			x.owned()
		}
		token := []string{x.ann, x.ann, x.bob, x.bob, nobody, ""}[x.random.IntN(6)]
		switch n := x.random.IntN(20); {
		case n < 8:
			tool := pick(x, serve.Tools(true))
			x.try("tool", token, "POST", "/v1/"+tool.Name, nil, x.arguments(tool.Schema()))
		case n < 11:
			tool := pick(x, serve.Tools(true))
			x.try("mcp tool", token, "POST", "/mcp", nil, message("tools/call", map[string]any{"name": tool.Name, "arguments": x.arguments(tool.Schema())}))
		case n < 12:
			name := pick(x, []string{"team_knowledge", "team_propose"})
			x.try("knowledge", token, "POST", "/mcp", nil, message("tools/call", map[string]any{"name": name, "arguments": map[string]any{"text": x.string(), "repository": x.string(), "words": x.string(), "source": x.string(), "kind": pick(x, []string{"memory", "decision", x.string()})}}))
		case n < 13:
			x.try("mcp method", token, "POST", "/mcp", nil, message(pick(x, []string{"resources/read", "resources/list", "resources/templates/list", "resources/subscribe", "prompts/get", "prompts/list", "completion/complete", "tools/list", "initialize", "logging/setLevel"}),
				map[string]any{"uri": pick(x, []string{"ctx://file/", "ctx://entity/", "file:///", ""}) + x.string(), "name": x.string(), "cursor": x.string(), "arguments": map[string]any{"query": x.string(), "entity": x.string()}, "ref": map[string]any{"type": pick(x, []string{"ref/resource", "ref/prompt"}), "uri": x.string(), "name": x.string()}, "argument": map[string]any{"name": x.string(), "value": x.string()}}))
		case n < 16:
			method, path := x.route()
			x.try("route", token, method, path, nil, map[string]any{"user": x.string(), "name": x.string(), "scopes": []string{pick(x, append([]string{x.string()}, team.Scopes...))}, "days": pick(x, x.numbers), "text": x.string(), "repository": x.string(), "kind": "decision", "source": x.string(), "reason": x.string()})
		case n < 18:
			tool := pick(x, serve.Tools(true))
			path := pick(x, []string{"/v1/" + tool.Name, "/mcp", "/v1/team/whoami", "/v1/team/memories"})
			if status := x.try("forged token", x.forgery(), map[bool]string{true: "GET", false: "POST"}[strings.HasPrefix(path, "/v1/team")], path, nil, x.arguments(tool.Schema())); status != 401 && status != 429 {
				t.Errorf("a forged token: %d", status)
			}
		default:
			tenant := pick(x, []string{"beta", "alpha", x.string()})
			body, _ := json.Marshal(map[string]any{"repository": x.string(), "after": pick(x, x.numbers), "n": i})
			sum := hmac.New(sha256.New, []byte(pick(x, []string{"alpha's secret of a webhook", "", "beta's secret of a webhoo", x.string()})))
			sum.Write(body)
			mac := hex.EncodeToString(sum.Sum(nil))
			header := http.Header{"X-Hub-Signature-256": {"sha256=" + mac}, "X-Gitea-Signature": {mac}, "X-Hub-Signature": {"sha256=" + mac}, "X-Gitlab-Token": {"alpha's secret of a webhook"}}
			status := x.try("webhook", "", "POST", "/hooks/"+pick(x, team.Forges)+"/"+escaped(tenant)+"/"+escaped(pick(x, []string{"vault", "shop", x.string()})), header, json.RawMessage(body))
			if tenant != "alpha" && status != 401 && status != 429 && status != 404 && status != 400 {
				t.Errorf("a webhook for %q with another's secret: %d", tenant, status)
			}
		}
	}
	x.owned()
	t.Logf("%d tries:", total)
	for _, kind := range slices.Sorted(maps.Keys(x.seen)) {
		t.Logf("  %s: %d", kind, x.seen[kind])
	}
	if after := betasRows(t, super, w.teams["beta"].Tenant()); !maps.Equal(before, after) {
		for table, sum := range before {
			if after[table] != sum {
				t.Errorf("rows of beta changed in %s: %s, before %s", table, after[table], sum)
			}
		}
	}
	w.logged.mu.Lock()
	defer w.logged.mu.Unlock()
	for _, mark := range []string{ofBeta, ofHidden, "SQLSTATE 42", "panic"} {
		if at := strings.Index(w.logged.b.String(), mark); at >= 0 {
			t.Errorf("the log has %q: %s", mark, w.logged.b.String()[max(0, at-300):min(w.logged.b.Len(), at+300)])
		}
	}
}

// betasRows is a checksum of each table of a tenant, without when tokens were used and what their user asked.
func betasRows(t *testing.T, super *pgx.Conn, tenant int64) map[string]string {
	t.Helper()
	rows, err := super.Query(t.Context(), `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant'
		where c.relnamespace = 'ctxsys'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`)
	must(t, err)
	tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
	must(t, err)
	out := map[string]string{}
	for _, table := range tables {
		which := ""
		if table == "team_audit" {
			which = " and not starts_with(x.action, 'ask.')"
		}
		var sum string
		must(t, super.QueryRow(t.Context(), "select count(*) || ' ' || coalesce(md5(string_agg((to_jsonb(x) - 'used')::text, ',' order by (to_jsonb(x) - 'used')::text)), '') from ctxsys."+table+" x where tenant = $1"+which, tenant).Scan(&sum))
		out[table] = sum
	}
	if len(out) < 25 || strings.HasPrefix(out["vectors"], "0 ") || strings.HasPrefix(out["team_branches"], "0 ") {
		t.Fatalf("beta has %v", out)
	}
	return out
}

func message(method string, params map[string]any) map[string]any {
	return map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
}

func pick[T any](x *tries, from []T) T { return from[x.random.IntN(len(from))] }

// harvest asks as beta, and keeps what its answers have: it is what somebody would try who saw them.
func (x *tries) harvest() {
	x.t.Helper()
	found, numbers := map[string]bool{}, map[int64]bool{}
	word := regexp.MustCompile(`[\w./:#@=+-]{2,}`)
	keep := func(text string) {
		var value any
		if json.Unmarshal([]byte(text), &value) != nil {
			value = text
		}
		var walk func(any)
		walk = func(v any) {
			switch v := v.(type) {
			case map[string]any:
				for _, one := range v {
					walk(one)
				}
			case []any:
				for _, one := range v {
					walk(one)
				}
			case float64:
				numbers[int64(v)] = true
			case string:
				if len(v) < 300 {
					found[v] = true
				}
				for _, one := range word.FindAllString(v, 200) {
					found[one] = true
				}
			}
		}
		walk(value)
	}
	for _, r := range []string{"whoami", "memories", "memories?state=proposed", "tokens", "users", "rights", "repositories", "workers", "jobs", "audit"} {
		status, text, _ := x.call(x.eve, "GET", "/v1/team/"+r, nil)
		if status != 200 {
			x.t.Fatalf("%s of beta: %d %s", r, status, text)
		}
		keep(text)
	}
	for _, project := range []string{"", "vault", "vault@release/9"} {
		for _, body := range []string{`search_code {"query":"Kestrel","limit":3}`, `search_code {"query":"hunts","match":"literal","limit":2}`, `context_query {"query":"where do kestrels hunt?"}`, `read_entity {"entity":"Kestrel3"}`, `query_graph {"question":"callers","entity":"Kestrel3"}`,
			`query_graph {"question":"hubs","limit":2}`, `repo_map {}`, `impact {"symbol":"Kestrel3"}`, `affected_tests {"symbol":"Kestrel3"}`, `why {"target":"kestrel1/nest.go:3"}`, `changes {"since":"2 days"}`} {
			tool, args, _ := strings.Cut(body, " ")
			var in map[string]any
			must(x.t, json.Unmarshal([]byte(args), &in))
			if project != "" {
				in["project"] = project
			}
			_, text, _ := x.call(x.eve, "POST", "/v1/"+tool, in)
			keep(text)
			_, text, _ = x.call(x.eve, "POST", "/mcp", message("tools/call", map[string]any{"name": tool, "arguments": in}))
			keep(text)
		}
	}
	for s := range found {
		if !strings.Contains(s, ofBeta) && !strings.Contains(s, "\n") {
			x.text = append(x.text, s)
		}
	}
	slices.Sort(x.text)
	if !slices.ContainsFunc(x.text, betasNames.MatchString) || len(x.text) < 100 {
		x.t.Fatalf("beta's answers have no names: %q", x.text)
	}
	x.t.Logf("%d texts and %d numbers of beta's answers", len(x.text), len(numbers))
	for _, name := range []string{"vault", "vault@release/9", "beta/vault", "vault/kestrel1/nest.go", "kestrel1/nest.go:4", "Kestrel3", "kestrel1/nest.go#Kestrel1", "hidden", "hidden/hidden.go", "project:vault", "repo:vault Kestrel3", "path:vault/** Kestrel3", "Kestrel40", "hunts in", "release/9"} {
		for range 1 + len(x.text)/60 { // each comes as often as all others together would let one expect
			x.text = append(x.text, name)
		}
	}
	for _, s := range hostile {
		if !strings.Contains(s, canary) {
			x.text = append(x.text, s)
		}
	}
	for n := range numbers {
		x.numbers = append(x.numbers, n)
	}
	slices.Sort(x.numbers)
	x.numbers = append(x.numbers, 0, 1, 2, 3, -1, 1<<41, 1<<62)
	x.own = []string{"Refund", "shop", "shop/shop.go", "shop.go", "how is a refund paid back?", "callers", "TestRefund", "words"}
	for _, token := range []string{x.ann, x.bob, x.eve} {
		parts := strings.Split(token, "_")
		tenant, id, key := parts[1], parts[2], parts[3]
		other := strings.Split(map[bool]string{true: x.eve, false: x.ann}[token != x.eve], "_")
		x.forged = append(x.forged, token[:len(token)-1], token+"A", strings.ToLower(token), "ctxs_"+other[1]+"_"+id+"_"+key, "ctxs_"+tenant+"_"+other[2]+"_"+key, "ctxs_"+tenant+"_"+id+"_"+other[3], "ctxs_"+tenant+"_"+id+"_", "ctxs_"+tenant+"_%_"+key, "ctxs_"+tenant+"_' or 1=1 --_"+key,
			"ctxs_"+tenant+"_"+id, "ctxs_+"+tenant+"_"+id+"_"+key, "ctxs_0"+tenant+"_"+id+"_"+key+"_", "ctxs__"+id+"_"+key, "CTXS_"+tenant+"_"+id+"_"+key, key, "ctxs_-1_"+id+"_"+key, "ctxs_9223372036854775808_"+id+"_"+key, token+" "+x.eve+"A")
	}
	revoked, err := x.teams["beta"].NewToken(x.t.Context(), operator, "evelyn", "gone", team.Scopes, time.Hour)
	must(x.t, err)
	must(x.t, x.teams["beta"].RevokeToken(x.t.Context(), operator, strings.Split(revoked, "_")[2]))
	expired, err := x.teams["beta"].NewToken(x.t.Context(), operator, "evelyn", "late", team.Scopes, time.Millisecond)
	must(x.t, err)
	x.forged = append(x.forged, revoked, expired)
}

// owned has beta see what is its own.
func (x *tries) owned() {
	x.t.Helper()
	for tool, args := range map[string]map[string]any{"search_code": {"query": "where are kestrels kept, hunts in"}, "context_query": {"query": "where does Kestrel3 hunt?"}, "read_entity": {"entity": "Kestrel3"}} {
		if status, text, _ := x.call(x.eve, "POST", "/v1/"+tool, args); status != 200 || !strings.Contains(text, ofBeta) {
			x.t.Fatalf("beta does not see what is its own by %s: %d %.500s", tool, status, text)
		}
	}
	if _, text, _ := x.call(x.eve, "GET", "/v1/team/memories", nil); !strings.Contains(text, ofBeta) {
		x.t.Fatalf("beta does not see its memories: %s", text)
	}
}

func (x *tries) string() string {
	switch n := x.random.IntN(20); {
	case n < 4:
		return pick(x, x.own)
	case n < 6:
		return pick(x, x.text) + pick(x, []string{"/", ":", " ", "@", "#", "..", ","}) + pick(x, x.text)
	}
	return pick(x, x.text)
}

// arguments are some for a tool, of the types that it has: one of them another tenant's and the rest one's own, so that the question itself is answered, or all at random.
func (x *tries) arguments(schema *jsonschema.Schema) map[string]any {
	args, names := map[string]any{}, slices.Sorted(maps.Keys(schema.Properties))
	if len(names) == 0 {
		return args
	}
	if x.random.IntN(2) == 0 {
		for _, name := range []string{"query", "entity", "symbol", "target"} {
			if schema.Properties[name] != nil {
				args[name] = pick(x, x.own)
			}
		}
		name := pick(x, append([]string{"project", "cursor", "query", "entity", "symbol", "paths", "path"}, names...))
		if p := schema.Properties[name]; p != nil {
			args[name] = x.value(p)
		}
		return args
	}
	for _, name := range names {
		if slices.Contains(schema.Required, name) || x.random.IntN(5) < 2 {
			args[name] = x.value(schema.Properties[name])
		}
	}
	return args
}

func (x *tries) value(p *jsonschema.Schema) any {
	if len(p.Enum) > 0 && x.random.IntN(4) > 0 {
		return pick(x, p.Enum)
	}
	kind := p.Type
	if kind == "" && len(p.Types) > 0 {
		kind = pick(x, p.Types)
	}
	switch kind {
	case "integer", "number":
		return pick(x, x.numbers)
	case "boolean":
		return x.random.IntN(2) == 0
	case "array":
		items := p.Items
		if items == nil {
			items = &jsonschema.Schema{}
		}
		return []any{x.value(items), x.value(items)}[:1+x.random.IntN(2)]
	case "object":
		return x.arguments(p)
	}
	return x.string()
}

// route is one of the server's own, with what is another's in its path and query.
func (x *tries) route() (method, path string) {
	one := pick(x, []string{"GET /v1/team/whoami", "GET /v1/team/memories", "GET /v1/team/memories?state=*", "POST /v1/team/memories", "POST /v1/team/memories/*/approve", "POST /v1/team/memories/*/reject", "GET /v1/team/tokens", "POST /v1/team/tokens", "DELETE /v1/team/tokens/*",
		"GET /v1/team/users", "GET /v1/team/rights", "GET /v1/team/repositories", "POST /v1/team/repositories/*/sync", "GET /v1/team/workers", "GET /v1/team/jobs", "GET /v1/team/jobs?limit=*", "GET /v1/team/audit", "GET /v1/team/audit?before=*", "GET /v1/team/audit?limit=*",
		"GET /ui/*", "GET /*", "GET /v1/*", "GET /openapi.json", "GET /v1/team/*", "POST /v1/*"})
	method, path, _ = strings.Cut(one, " ")
	given := x.string()
	if x.random.IntN(3) == 0 {
		given = fmt.Sprint(pick(x, x.numbers))
	}
	return method, strings.ReplaceAll(path, "*", escaped(given))
}

func (x *tries) forgery() string {
	if x.random.IntN(5) == 0 {
		b := []byte(x.eve)
		b[len("ctxs_")+x.random.IntN(len(b)-len("ctxs_"))] ^= byte(1 + x.random.IntN(3))
		if string(b) != x.eve {
			return string(b)
		}
	}
	return pick(x, x.forged)
}

// try makes a request, and looks for what the one who makes it may not see.
func (x *tries) try(kind, token, method, path string, header http.Header, body any) int {
	x.t.Helper()
	b, err := json.Marshal(body)
	must(x.t, err)
	req, err := http.NewRequestWithContext(x.t.Context(), method, x.url+path, bytes.NewReader(b))
	must(x.t, err)
	if header != nil {
		req.Header = header
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json, text/event-stream")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	dialer := &net.Dialer{}
	if runtime.GOOS == "linux" { // so that no address has made too many wrong ones before
		dialer.LocalAddr = &net.TCPAddr{IP: net.IPv4(127, byte(x.random.IntN(200)), byte(x.random.IntN(200)), byte(2+x.random.IntN(200)))}
	}
	client := &http.Client{Transport: &http.Transport{DialContext: dialer.DialContext, DisableKeepAlives: true}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Do(req)
	must(x.t, err)
	defer resp.Body.Close()
	out, err := io.ReadAll(resp.Body)
	must(x.t, err)
	x.seen[fmt.Sprintf("%-12s %d", kind, resp.StatusCode)]++
	said := fmt.Sprint(resp.Header, string(out))
	asked := strings.ToLower(string(b) + path)
	wrong := ""
	switch {
	case resp.StatusCode >= 500:
		wrong = "it fails"
	case strings.Contains(said, ofBeta):
		wrong = "it has the other tenant's text"
	case strings.Contains(said, ofHidden) && token != x.ann:
		wrong = "it has the text of a repository that the user may not read"
	}
	if kind != "route" && kind != "knowledge" { // which show what was proposed with these names before
		for _, name := range betasNames.FindAllString(said, -1) {
			if !strings.Contains(asked, strings.ToLower(name)) {
				wrong = "it names " + name
			}
		}
	}
	if wrong != "" {
		x.t.Errorf("%s: %s %s %.400s: %d %.600s", wrong, method, path, b, resp.StatusCode, said)
	}
	return resp.StatusCode
}
