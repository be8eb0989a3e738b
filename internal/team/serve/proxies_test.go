package serve_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
)

// A request has the address that a trusted proxy says, in the audit log and for the limits, and whatever else a client writes into a header counts for nothing.
func TestProxies(t *testing.T) {
	for _, c := range []struct {
		trusted, header string
		want            map[string]string // the address in the audit log by header and value
	}{
		{"192.0.2.0/24", "", map[string]string{ // the peer is another one
			"X-Forwarded-For: 203.0.113.7": "127.0.0.1",
			"Forwarded: for=203.0.113.7":   "127.0.0.1",
			"X-Real-IP: 203.0.113.7":       "127.0.0.1",
		}},
		{"127.0.0.1, 192.0.2.0/24", "", map[string]string{
			"X-Forwarded-For: 203.0.113.7":                               "203.0.113.7",
			"X-Forwarded-For: 198.51.100.1, 203.0.113.7":                 "203.0.113.7",
			"X-Forwarded-For: 198.51.100.1, 203.0.113.7, 192.0.2.9":      "203.0.113.7",
			"X-Forwarded-For: 192.0.2.8,192.0.2.9":                       "192.0.2.8",
			"X-Forwarded-For: 203.0.113.7:4711":                          "203.0.113.7",
			"X-Forwarded-For: 2001:db8::7":                               "2001:db8::7",
			"X-Forwarded-For: [2001:db8::7]:4711":                        "2001:db8::7",
			"X-Forwarded-For: ::ffff:203.0.113.7":                        "203.0.113.7",
			"X-Forwarded-For: 203.0.113.7, unknown":                      "127.0.0.1",
			"X-Forwarded-For: 203.0.113.7, ' or 1=1, 192.0.2.9":          "192.0.2.9",
			"X-Forwarded-For: 203.0.113.7\nX-Forwarded-For: 203.0.113.8": "203.0.113.8",
			"X-Forwarded-For: ":                                          "127.0.0.1",
			"Forwarded: for=203.0.113.7":                                 "127.0.0.1",
		}},
		{"127.0.0.0/8", "forwarded", map[string]string{
			"Forwarded: for=203.0.113.7":                                 "203.0.113.7",
			"Forwarded: for=198.51.100.1, For=203.0.113.7;proto=https":   "203.0.113.7",
			`Forwarded: by=10.0.0.1;for="[2001:db8::7]:4711"`:            "2001:db8::7",
			`Forwarded: for="198.51.100.1, for=203.0.113.7`:              "127.0.0.1",
			`Forwarded: for="198.51.100.1\", for="[2001:db8::7]"`:        "2001:db8::7",
			`Forwarded: for="a, b", for=203.0.113.7`:                     "203.0.113.7",
			"Forwarded: for=198.51.100.1, for=_hidden":                   "127.0.0.1",
			"Forwarded: for=198.51.100.1\nForwarded: for=203.0.113.7":    "203.0.113.7",
			"X-Forwarded-For: 203.0.113.7":                               "127.0.0.1",
			"Forwarded: for=127.0.0.1\nX-Forwarded-For: 203.0.113.7":     "127.0.0.1",
			"Forwarded: proto=https;host=ctx.example.com":                "127.0.0.1",
			"Forwarded: for=203.0.113.7, proto=https;host=x.example.com": "127.0.0.1",
		}},
	} {
		w := newWorld(t, serve.Provider{}, func(o *serve.Options) {
			o.Proxies = serve.Proxies{Trusted: strings.Split(c.trusted, ","), Header: c.header}
		})
		admin := w.token("alpha", "root", team.Admin)
		ask := func(token, method, path, headers string) int {
			t.Helper()
			req, err := http.NewRequestWithContext(t.Context(), method, w.url+path, strings.NewReader(`{"name":"x","scopes":["read"],"days":1}`))
			must(t, err)
			req.Header.Set("Authorization", "Bearer "+token)
			req.Header.Set("Content-Type", "application/json")
			for line := range strings.SplitSeq(headers, "\n") {
				name, value, _ := strings.Cut(line, ": ")
				req.Header.Add(name, value)
			}
			resp, err := http.DefaultClient.Do(req)
			must(t, err)
			resp.Body.Close()
			return resp.StatusCode
		}
		for headers, want := range c.want {
			if status := ask(admin, "POST", "/v1/team/tokens", headers); status != 200 && status != 201 {
				t.Fatalf("%s: %d", headers, status)
			}
			lines, err := w.teams["alpha"].Audit(t.Context(), operator, team.Asked{Limit: 1, Changes: true})
			must(t, err)
			if lines[0].Action != "token.new" || lines[0].Address != want {
				t.Errorf("behind %s, %q: %s from %s, not from %s", c.trusted, headers, lines[0].Action, lines[0].Address, want)
			}
		}
		// Wrong tokens count for the client, whose address is what the proxy says and not what the client does.
		forge := map[string]string{"": "X-Forwarded-For: 198.51.100.", "forwarded": "Forwarded: for=198.51.100."}[c.header]
		behind := map[string]string{"": ", 203.0.113.", "forwarded": ", for=203.0.113."}[c.header]
		seen := map[int]int{}
		for i := range 40 {
			seen[ask(admin[:len(admin)-4]+"AAAA", "GET", "/v1/team/whoami", forge+string(rune('1'+i%9))+behind+"1")]++
		}
		if seen[401] < 20 || seen[429] == 0 || seen[401]+seen[429] != 40 {
			t.Errorf("behind %s, wrong tokens are answered by %v", c.trusted, seen)
		}
		other, want := ask(admin[:len(admin)-4]+"BBBB", "GET", "/v1/team/whoami", forge+"1"+behind+"2"), 401
		if c.trusted == "192.0.2.0/24" { // all have one address
			want = 429
		}
		if other != want {
			t.Errorf("behind %s, a wrong token from another address: %d", c.trusted, other)
		}
	}
	for _, wrong := range []serve.Proxies{{Trusted: []string{"proxy.example.com"}}, {Trusted: []string{"10.0.0.0/33"}}, {Header: "X-Real-IP"}} {
		if _, err := serve.New(t.Context(), serve.Options{URL: "http://x", Proxies: wrong}); err == nil || !strings.Contains(err.Error(), "proxies say") && !strings.Contains(err.Error(), "a proxy is") {
			t.Errorf("%+v: %v", wrong, err)
		}
	}
}
