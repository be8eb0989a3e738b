package serve_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/modelcontextprotocol/go-sdk/oauthex"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
)

// canary is in the other tenant's repository and nowhere else.
const canary = "Zanzibar"

var hostile = []string{
	"vault", canary, "' or '1'='1", "vault\x00", "vault/secret.go", "2199023255552", "\xff\xfe", "ctx://file/vault/secret.go", "1) or tenant = 2 --", "beta/vault", "../beta/vault", "2", "2:1", "'; select set_config('ctxsys.tenant','2',false); --", "%", "_", "*", "\\", "\"", "'", "$1", "{}", "[]",
	"\u202evault", "file-1", "entity:1", "-1", "0", "9223372036854775807", "18446744073709551616", "func " + canary, "/etc/passwd", "secret.go:1", "path:vault", "repo:vault", "lang:go path:../", strings.Repeat("A", 5000), "${jndi:ldap://x}", "{{.}}", "<script>", "\r\nX: y",
}

// TestAcrossTenants has a user of one tenant, and one who may read nothing, ask everything about another's, through every route and tool.
func TestAcrossTenants(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	w.add("alpha", "shop", made(t, map[string]string{"shop.go": shop}), "group:core")
	w.add("beta", "vault", made(t, map[string]string{"secret.go": "package secret\n\n// " + canary + " is known to beta alone.\nfunc " + canary + "() {}\n"}), "all")
	ann, nobody := w.token("alpha", "ann", team.Admin, "core"), w.token("alpha", "nobody", team.Reader)
	eve := w.token("beta", "evelyn", team.Admin)
	if _, err := w.teams["beta"].Propose(t.Context(), operator, team.Proposal{Text: canary + " is what we call it", Repository: "vault"}); err != nil {
		t.Fatal(err)
	}
	must(t, w.teams["beta"].Review(t.Context(), operator, 1, true, ""))
	if status, text, _ := w.call(eve, "POST", "/v1/search_code", map[string]any{"query": canary}); status != 200 || !strings.Contains(text, "secret.go") {
		t.Fatalf("beta itself: %d %s", status, text)
	}
	if _, text, _ := w.call(eve, "GET", "/v1/team/memories", nil); !strings.Contains(text, canary) {
		t.Fatalf("beta itself: %s", text)
	}
	tries := 0
	look := func(token, method, path string, body any) {
		t.Helper()
		tries++
		status, text, _ := w.call(token, method, path, body)
		b, _ := json.Marshal(body)
		asked := string(b) + path
		said := strings.ReplaceAll(text, asked, "")
		if status >= 500 {
			t.Errorf("%s %s %.200s: %d %.300s", method, path, asked, status, text)
		}
		for _, word := range []string{"known to beta", "is what we call it", "secret.go:", "evelyn", "SQLSTATE", "team_"} {
			if strings.Contains(said, word) && !(word == "secret.go:" && strings.Contains(asked, "secret.go")) && !strings.Contains(asked, word) {
				t.Errorf("%s %s %.200s: it says %q: %.300s", method, path, asked, word, text)
			}
		}
	}
	texts := hostile[:effort.Pick(4, 10, len(hostile))]
	for _, token := range []string{ann, nobody} {
		for _, s := range texts {
			for _, tool := range serve.Tools(true) {
				schema := tool.Schema()
				for name, p := range schema.Properties {
					args := map[string]any{}
					for _, required := range schema.Required {
						args[required] = "Refund"
					}
					switch p.Type {
					case "array":
						args[name] = []string{s}
					default:
						args[name] = s
					}
					look(token, "POST", "/v1/"+tool.Name, args)
				}
				args := map[string]any{"query": s, "entity": s, "question": "callers", "project": ""}
				for name := range args {
					if schema.Properties[name] == nil {
						delete(args, name)
					}
				}
				look(token, "POST", "/mcp", map[string]any{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": map[string]any{"name": tool.Name, "arguments": args}})
			}
			for _, method := range []string{"resources/read", "prompts/get", "completion/complete"} {
				look(token, "POST", "/mcp", map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": map[string]any{"uri": s, "name": s, "ref": map[string]any{"type": "ref/resource", "uri": s}, "argument": map[string]any{"name": s, "value": s}}})
			}
			look(token, "POST", "/v1/team/memories", map[string]any{"text": s, "repository": "vault", "kind": s})
			look(token, "POST", "/v1/team/tokens", map[string]any{"user": "evelyn", "name": s, "scopes": []string{s}})
			look(token, "GET", "/v1/team/memories?state="+escaped(s), nil)
			look(token, "GET", "/v1/team/audit?before="+escaped(s), nil)
			look(token, "POST", "/v1/team/repositories/"+escaped(s)+"/sync", nil)
			look(token, "DELETE", "/v1/team/tokens/"+escaped(s), nil)
			look(token, "POST", "/v1/team/memories/"+escaped(s)+"/approve", nil)
			look(token, "GET", "/"+escaped(s), nil)
			look("", "POST", "/hooks/github/"+escaped(s)+"/vault", map[string]any{})
			look("", "POST", "/hooks/gitlab/beta/"+escaped(s), map[string]any{})
		}
		for _, path := range []string{"users", "repositories", "rights", "workers", "jobs", "audit", "audit?changes=true", "tokens", "memories", "whoami", "memories?state=proposed"} {
			look(token, "GET", "/v1/team/"+path, nil)
		}
	}
	t.Logf("%d tries", tries)
	if list, err := w.teams["beta"].Memories(t.Context(), operator, "approved"); err != nil || len(list) != 1 {
		t.Errorf("beta has %d memories: %v", len(list), err)
	}
	if list, err := w.teams["beta"].Tokens(t.Context(), operator); err != nil || len(list) != 1 || list[0].Revoked != nil {
		t.Errorf("beta has tokens %+v: %v", list, err)
	}
}

// TestAdminsAlone asks what the pages of the server show: as users who are no admins, with a token of an admin that is for less, and as the admin of another tenant.
func TestAdminsAlone(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	ann := w.token("alpha", "ann", team.Admin, "core")
	w.add("alpha", "shop", made(t, map[string]string{"shop.go": shop}), "user:ann", "all")
	w.add("beta", "vault", made(t, map[string]string{"secret.go": "package secret\n"}), "all")
	others := map[string]string{"a reader": w.token("alpha", "rea", team.Reader, "core"), "a contributor": w.token("alpha", "con", team.Contributor, "core")}
	var err error
	others["a lesser token"], err = w.teams["alpha"].NewToken(t.Context(), operator, "ann", "little", []string{team.ScopeRead, team.ScopePropose}, time.Hour)
	must(t, err)
	w.token("beta", "evelyn", team.Admin, "vaulters")

	// A job of each tenant that the worker is at.
	conn, err := pgx.Connect(t.Context(), w.at.Super)
	must(t, err)
	defer conn.Close(t.Context())
	for name := range w.teams {
		_, err = conn.Exec(t.Context(), `insert into `+team.JobSchema+`.river_job (args, attempt, attempted_at, attempted_by, kind, max_attempts, queue, scheduled_at, state)
			select jsonb_build_object('tenant', r.tenant, 'repo', r.id), 1, now() + interval '1 hour', array['another', $2], 'look-' || $1, 9, 'none', now(), 'running'
			from ctxsys.team_repositories r join ctxsys.tenant_names n on n.tenant = r.tenant where n.name = $1`, name, w.worker)
		must(t, err)
	}
	for path, want := range map[string]string{"users": `"name":"rea"`, "repositories": `"name":"shop"`, "rights": `"shop":["all","user:ann"]`, "workers": `"name":"` + w.worker + `"`, "jobs": `"worker":"` + w.worker + `"`, "audit?changes=true": `"repo.add"`} {
		status, text, _ := w.call(ann, "GET", "/v1/team/"+path, nil)
		if status != 200 || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s, want %s", path, status, text, want)
		}
		for _, other := range []string{"vault", "evelyn", "beta"} {
			if strings.Contains(text, other) {
				t.Errorf("%s says %q of another tenant: %s", path, other, text)
			}
		}
		if path == "workers" && (!strings.Contains(text, "look-alpha") || !strings.Contains(text, `"version":"1.0"`)) {
			t.Errorf("workers: %s", text)
		}
		for who, token := range others {
			if status, text, _ := w.call(token, "GET", "/v1/team/"+path, nil); status != 403 || strings.Contains(text, "shop") || strings.Contains(text, w.worker) {
				t.Errorf("%s asks %s: %d %s", who, path, status, text)
			}
		}
	}
	w.call(ann, "POST", "/v1/repo_map", map[string]any{})
	for range 100 { // questions are written once a second
		if _, text, _ := w.call(ann, "GET", "/v1/team/audit", nil); strings.Contains(text, "ask.repo_map") {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	_, text, _ := w.call(ann, "GET", "/v1/team/audit", nil)
	_, less, _ := w.call(ann, "GET", "/v1/team/audit?changes=true", nil)
	if !strings.Contains(text, "ask.repo_map") || strings.Contains(less, "ask.") {
		t.Errorf("the log: %s\nand of changes alone: %s", text, less)
	}
}

// TestPages looks at the files of the pages: the same for everybody, with a policy, and nothing else is to be had without a token.
func TestPages(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	for path, want := range map[string]string{"/": "<title>ctx-sys team</title>", "/ui/": "<title>ctx-sys team</title>", "/ui/audit": "<title>ctx-sys team</title>", "/ui/index.html": "<title>ctx-sys team</title>", "/ui/licenses.txt": "preact"} {
		status, text, header := w.call("", "GET", path, nil)
		if policy := header.Get("Content-Security-Policy"); status != 200 || !strings.Contains(text, want) || !strings.HasPrefix(policy, "default-src 'none'; script-src 'self'") || strings.Contains(policy, "unsafe") || header.Get("X-Frame-Options") != "DENY" {
			t.Errorf("%s: %d %v %.300s", path, status, header, text)
		}
	}
	if status, _, _ := w.call("", "GET", "/ui/assets/none.js", nil); status != 404 {
		t.Errorf("a file that is not there: %d", status)
	}
	if status, text, _ := w.call("", "POST", "/ui/", nil); status != 401 {
		t.Errorf("POST: %d %s", status, text)
	}
}

// escaped is a text as a part of a path.
func escaped(s string) string {
	var b strings.Builder
	for i := range len(s[:min(len(s), 500)]) {
		fmt.Fprintf(&b, "%%%02X", s[i])
	}
	return b.String()
}

// TestEveryRouteIsGuarded asks all routes without a token, with wrong ones, and with too little a scope.
func TestEveryRouteIsGuarded(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	w.token("alpha", "ann", team.Admin)
	little, err := w.teams["alpha"].NewToken(t.Context(), operator, "ann", "little", []string{team.ScopePropose}, 1<<40)
	must(t, err)
	_, text, _ := w.call("", "GET", "/openapi.json", nil)
	var doc struct {
		Paths map[string]map[string]struct {
			Security *[]any `json:"security"`
		} `json:"paths"`
	}
	must(t, json.Unmarshal([]byte(text), &doc))
	guarded := 0
	ask := func(token, method, path string) (status int, text string, header http.Header) {
		for range 10 { // an address may send 20 wrong tokens at once, and another one every two seconds
			if status, text, header = w.call(token, method, path, map[string]any{}); status != 429 {
				break
			}
			time.Sleep(time.Second)
		}
		return status, text, header
	}
	for path, methods := range doc.Paths {
		for method, o := range methods {
			if o.Security != nil {
				continue
			}
			guarded++
			at := strings.NewReplacer("{id}", "1", "{name}", "x").Replace(path)
			for name, token := range map[string]string{"no token": "", "a wrong one": "ctxs_1_abcdefabcdef_ABCDEFABCDEFABCDEFABCDEFAB"} {
				status, text, header := ask(token, strings.ToUpper(method), at)
				if status != 401 || !strings.Contains(header.Get("WWW-Authenticate"), "resource_metadata=") {
					t.Errorf("%s %s with %s: %d %s", method, path, name, status, text)
				}
			}
			if path != "/v1/team/memories" || method != "post" {
				if status, text, header := ask(little, strings.ToUpper(method), at); status != 403 || !strings.Contains(header.Get("WWW-Authenticate"), `error="insufficient_scope"`) {
					t.Errorf("%s %s with another scope: %d %s", method, path, status, text)
				}
			}
		}
	}
	if guarded < 18 {
		t.Errorf("%d routes are guarded", guarded)
	}
	req, err := http.NewRequest("GET", w.url+"/v1/team/whoami", nil)
	must(t, err)
	req.Host = "evil.example.com"
	resp, err := http.DefaultClient.Do(req)
	must(t, err)
	resp.Body.Close()
	if resp.StatusCode != 403 {
		t.Errorf("another host: %d", resp.StatusCode)
	}
	req.Host = ""
	req.Method = "POST"
	req.Header.Set("Origin", "https://evil.example.com")
	resp, err = http.DefaultClient.Do(req)
	must(t, err)
	resp.Body.Close()
	if resp.StatusCode != 403 {
		t.Errorf("another origin: %d", resp.StatusCode)
	}
}

// TestMetadata reads what a client of MCP reads, with the SDK's own reader.
func TestMetadata(t *testing.T) {
	issuer := provider(t)
	w := newWorld(t, serve.Provider{Issuer: issuer, Audience: "web", Tenant: "alpha"})
	_, _, header := w.call("", "POST", "/mcp", map[string]any{})
	challenges, err := oauthex.ParseWWWAuthenticate(header.Values("WWW-Authenticate"))
	must(t, err)
	if len(challenges) != 1 || challenges[0].Scheme != "bearer" {
		t.Fatalf("challenges %+v", challenges)
	}
	m, err := oauthex.GetProtectedResourceMetadata(t.Context(), challenges[0].Params["resource_metadata"], w.url+"/mcp", http.DefaultClient)
	must(t, err)
	if m.Resource != w.url+"/mcp" || !slices.Equal(m.AuthorizationServers, []string{issuer}) || !slices.Contains(m.ScopesSupported, "read") {
		t.Errorf("metadata %+v", m)
	}
}

// TestSharedAddress has somebody flood a server from an address that others have too, that of a proxy: with wrong tokens, forged webhooks and large bodies. Those whose token was right
// before, and the webhooks of repositories, are answered, and the bodies are not kept in memory.
func TestSharedAddress(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	dir := made(t, map[string]string{"shop.go": shop})
	for _, name := range []string{"shop", "till"} {
		w.add("alpha", name, dir, "all")
	}
	ann := w.token("alpha", "ann", team.Reader)
	whoami := func(token string) int {
		status, _, _ := w.call(token, "GET", "/v1/team/whoami", nil)
		return status
	}
	if status := whoami(ann); status != 200 {
		t.Fatal(status)
	}
	seen := map[int]int{}
	for range 40 {
		seen[whoami(ann[:len(ann)-4]+"AAAA")]++
	}
	if seen[401] < 20 || seen[429] == 0 || seen[401]+seen[429] != 40 {
		t.Errorf("wrong tokens are answered by %v", seen)
	}
	if status := whoami(ann); status != 200 {
		t.Errorf("a token that was right before: %d", status)
	}
	must(t, w.teams["alpha"].RevokeToken(t.Context(), operator, strings.Split(ann, "_")[2]))
	if first, second := whoami(ann), whoami(ann); first != 401 || second != 429 {
		t.Errorf("a revoked token: %d and %d", first, second)
	}

	hook := func(repo string, body io.Reader, secret, text string) int {
		h := hmac.New(sha256.New, []byte(secret))
		h.Write([]byte(text))
		req, err := http.NewRequest("POST", w.url+"/hooks/github/alpha/"+repo, body)
		must(t, err)
		req.Header.Set("X-Hub-Signature-256", "sha256="+hex.EncodeToString(h.Sum(nil)))
		resp, err := http.DefaultClient.Do(req)
		must(t, err)
		resp.Body.Close()
		return resp.StatusCode
	}
	const large = 24 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range 8 {
		for _, repo := range []string{"shop", "none"} {
			if status := hook(repo, io.LimitReader(endless{}, large), "x", ""); status != 401 {
				t.Errorf("a forged webhook of %s: %d", repo, status)
			}
		}
	}
	if status := hook("shop", io.LimitReader(endless{}, large+(2<<20)), "x", ""); status != 413 {
		t.Errorf("a webhook that is too large: %d", status)
	}
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > 4*large {
		t.Errorf("16 webhooks of %d MB take %d MB of memory", large>>20, took>>20)
	}
	for i := range 30 {
		hook("shop", strings.NewReader("{}"), "x", "")
		for _, repo := range []string{"shop", "till"} { // together more than one address may send wrong ones
			text := fmt.Sprintf(`{"after":%d}`, i)
			if status := hook(repo, strings.NewReader(text), "a secret of 16 characters", text); status != 202 {
				t.Errorf("webhook %d of %s: %d", i, repo, status)
			}
		}
	}
	for range 60 {
		seen[hook("shop", strings.NewReader("{}"), "x", "")]++
	}
	if seen[429] < 30 {
		t.Errorf("a flood of forged webhooks is answered by %v", seen)
	}
	w.settled("alpha")
}

// endless is a body of spaces.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

func TestWebhooks(t *testing.T) {
	w := newWorld(t, serve.Provider{})
	dir := made(t, map[string]string{"shop.go": shop})
	w.add("alpha", "shop", dir, "all")
	ann := w.token("alpha", "ann", team.Reader)
	push := func(body, secret string) int {
		h := hmac.New(sha256.New, []byte(secret))
		h.Write([]byte(body))
		req, err := http.NewRequest("POST", w.url+"/hooks/github/alpha/shop", strings.NewReader(body))
		must(t, err)
		req.Header.Set("X-Hub-Signature-256", "sha256="+hex.EncodeToString(h.Sum(nil)))
		resp, err := http.DefaultClient.Do(req)
		must(t, err)
		resp.Body.Close()
		return resp.StatusCode
	}
	commit(t, dir, map[string]string{"site.go": "package shop\n\n// Ship sends a parcel to the moon.\nfunc Ship() {}\n"})
	if status := push(`{"after":1}`, "another secret of 16"); status != 401 {
		t.Fatalf("a wrong signature: %d", status)
	}
	if status := push(`{"after":1}`, "a secret of 16 characters"); status != 202 {
		t.Fatalf("a push: %d", status)
	}
	w.settled("alpha")
	if status, text, _ := w.call(ann, "POST", "/v1/search_code", map[string]any{"query": "parcel to the moon"}); status != 200 || !strings.Contains(text, "site.go") {
		t.Fatalf("%d %s", status, text)
	}
	seen := map[int]int{}
	for i := range 150 {
		seen[push(fmt.Sprintf(`{"flood":%d}`, i), "a secret of 16 characters")]++
	}
	if seen[429] < 50 || seen[202] == 0 || seen[202]+seen[429] != 150 {
		t.Errorf("a flood is answered by %v", seen)
	}
	w.settled("alpha")
	jobs, err := w.teams["alpha"].Jobs(t.Context(), operator, 1000)
	must(t, err)
	if len(jobs) > 60 {
		t.Errorf("%d jobs", len(jobs))
	}
}
