package serve_test

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/zitadel/oidc/v3/example/server/exampleop"
	"github.com/zitadel/oidc/v3/example/server/storage"
	"github.com/zitadel/oidc/v3/pkg/op"

	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
)

// users is the provider's own storage, whose access tokens are JWTs with the names of users and groups.
type users struct {
	*storage.Storage
	groups []any
}

type withJWT struct{ op.Client }

func (withJWT) AccessTokenType() op.AccessTokenType { return op.AccessTokenTypeJWT }

func (u users) GetClientByClientID(ctx context.Context, id string) (op.Client, error) {
	c, err := u.Storage.GetClientByClientID(ctx, id)
	return withJWT{c}, err
}

func (u users) GetPrivateClaimsFromScopes(_ context.Context, user, _ string, _ []string) (map[string]any, error) {
	return map[string]any{"preferred_username": "login-" + user, "groups": u.groups}, nil
}

// provider is a provider of OpenID Connect that we did not write.
func provider(t *testing.T, groups ...any) (issuer string) {
	t.Helper()
	slog.SetDefault(slog.New(slog.DiscardHandler)) // which the example takes
	storage.RegisterClients(storage.WebClient("web", "secret"), storage.WebClient("other", "secret"))
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	issuer = "http://" + strings.Replace(l.Addr().String(), "127.0.0.1", "localhost", 1)
	router := exampleop.SetupServer(issuer, users{storage.NewStorage(storage.NewUserStore(issuer)), groups}, nil, false, op.WithAllowInsecure(), op.WithLogger(slog.New(slog.DiscardHandler)))
	s := &httptest.Server{Listener: l, Config: &http.Server{Handler: router}}
	s.Start()
	t.Cleanup(s.Close)
	return issuer
}

// login is what a browser does: it gets the tokens of a user for a client.
func login(t *testing.T, issuer, client, user string) (access, id string) {
	t.Helper()
	jar, err := cookiejar.New(nil)
	must(t, err)
	browser := &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := http.Get(issuer + "/.well-known/openid-configuration")
	must(t, err)
	var at struct {
		Authorize string `json:"authorization_endpoint"`
		Token     string `json:"token_endpoint"`
	}
	must(t, json.NewDecoder(resp.Body).Decode(&at))
	resp.Body.Close()
	const back = "http://localhost:9999/auth/callback"
	next := at.Authorize + "?" + url.Values{"client_id": {client}, "redirect_uri": {back}, "response_type": {"code"}, "scope": {"openid profile"}, "state": {"x"}}.Encode()
	code := ""
	for range 10 {
		resp, err := browser.Get(next)
		must(t, err)
		body, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if resp.StatusCode == http.StatusOK { // the form
			_, query, _ := strings.Cut(next, "?")
			v, err := url.ParseQuery(query)
			must(t, err)
			resp, err = browser.PostForm(issuer+"/login/username", url.Values{"username": {user}, "password": {"verysecure"}, "id": {v.Get("authRequestID")}})
			must(t, err)
			resp.Body.Close()
		}
		to, err := resp.Location()
		if err != nil {
			t.Fatalf("%s: %d %s", next, resp.StatusCode, body)
		}
		if strings.HasPrefix(to.String(), back) {
			if code = to.Query().Get("code"); code == "" {
				t.Fatalf("no code: %s", to)
			}
			break
		}
		next = to.String()
	}
	req, err := http.NewRequest("POST", at.Token, strings.NewReader(url.Values{"grant_type": {"authorization_code"}, "code": {code}, "redirect_uri": {back}}.Encode()))
	must(t, err)
	req.SetBasicAuth(client, "secret")
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	resp, err = http.DefaultClient.Do(req)
	must(t, err)
	defer resp.Body.Close()
	var tokens struct {
		Access string `json:"access_token"`
		ID     string `json:"id_token"`
	}
	must(t, json.NewDecoder(resp.Body).Decode(&tokens))
	if tokens.Access == "" {
		t.Fatalf("no token: %d", resp.StatusCode)
	}
	return tokens.Access, tokens.ID
}

func TestProvider(t *testing.T) {
	issuer := provider(t, "core", 7, "nowhere")
	w := newWorld(t, serve.Provider{Issuer: issuer, Audience: "web", Tenant: "alpha"})
	w.token("alpha", "ann", team.Reader, "core")
	w.add("alpha", "shop", made(t, map[string]string{"shop.go": shop}), "group:core")
	w.add("beta", "shop", made(t, map[string]string{"shop.go": shop}), "all")
	access, _ := login(t, issuer, "web", "test-user2")
	status, text, _ := w.call(access, "GET", "/v1/team/whoami", nil)
	if status != 200 || !strings.Contains(text, `"user":"login-id2"`) || !strings.Contains(text, `"tenant":"alpha"`) || !strings.Contains(text, `"name":"shop"`) || !strings.Contains(text, `"role":"reader"`) {
		t.Fatalf("%d %s", status, text)
	}
	if status, text, _ := w.call(access, "POST", "/v1/search_code", map[string]any{"query": "pay back a customer"}); status != 200 || !strings.Contains(text, "Refund") {
		t.Fatalf("%d %s", status, text)
	}
	if status, _, _ := w.call(access, "GET", "/v1/team/users", nil); status != 403 {
		t.Errorf("a reader sees users: %d", status)
	}
	again, _ := login(t, issuer, "web", "test-user2")
	if status, text, _ := w.call(again, "GET", "/v1/team/whoami", nil); status != 200 || !strings.Contains(text, "login-id2") {
		t.Errorf("the second time: %d %s", status, text)
	}
	other, _ := login(t, issuer, "other", "test-user2")
	elsewhere := provider(t, "core")
	stranger, _ := login(t, elsewhere, "web", "test-user2")
	parts := strings.Split(access, ".")
	for name, token := range map[string]string{
		"for another audience":  other,
		"of another provider":   stranger,
		"unsigned":              "eyJhbGciOiJub25lIn0." + parts[1] + ".",
		"with other claims":     parts[0] + "." + strings.Split(stranger, ".")[1] + "." + parts[2],
		"without its signature": parts[0] + "." + parts[1] + ".",
		"cut":                   access[:len(access)/2],
		"very long":             access + strings.Repeat("x", 30000),
	} {
		status, text, header := w.call(token, "GET", "/v1/team/whoami", nil)
		if status != 401 || !strings.Contains(header.Get("WWW-Authenticate"), `error="invalid_token"`) {
			t.Errorf("%s: %d %s", name, status, text)
		}
	}
	must(t, w.teams["alpha"].RemoveUser(t.Context(), operator, "login-id2"))
	if status, _, _ := w.call(access, "GET", "/v1/team/whoami", nil); status != 401 {
		t.Errorf("a user that was removed comes in: %d", status)
	}
}
