package host_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/team/host"
	"github.com/ctx-sys/ctx-sys/internal/team/host/hosttest"
)

func TestOf(t *testing.T) {
	for _, c := range []struct{ kind, address, name, api, path string }{
		{"github", "https://github.com/Ctx/Shop.git", "github.com", "https://api.github.com", "Ctx/Shop"},
		{"github", "git@GitHub.com:ctx/shop.git", "github.com", "https://api.github.com", "ctx/shop"},
		{"github", "https://code.example.com:8443/ctx/shop/", "code.example.com:8443", "https://code.example.com:8443/api/v3", "ctx/shop"},
		{"gitlab", "ssh://git@gitlab.com:2222/a/b/c.git", "gitlab.com", "https://gitlab.com/api/v4", "a/b/c"},
		{"gitea", "http://127.0.0.1:3000/a/b", "127.0.0.1:3000", "http://127.0.0.1:3000/api/v1", "a/b"},
	} {
		r, err := host.Of(c.kind, c.address)
		if err != nil || r.Host != c.name || r.API != c.api || r.Path != c.path {
			t.Errorf("%s %s: %+v, %v", c.kind, c.address, r, err)
		}
	}
	for kind, addresses := range map[string][]string{"github": {"/srv/git/shop", "file:///srv/a/b", "https://github.com/shop", "https://github.com/a/b/c", "https://github.com/../b", "https://github.com/a//b", "git@github.com", ""}, "gitlab": {"https://gitlab.com/a", "https:///a/b"}, "svn": {"https://github.com/a/b"}} {
		for _, address := range addresses {
			if r, err := host.Of(kind, address); !errors.Is(err, ctxsys.ErrUsage) {
				t.Errorf("%s %q: %+v, %v", kind, address, r, err)
			}
		}
	}
}

func TestReaders(t *testing.T) {
	people := []hosttest.Person{{Login: "Ann", Level: "admin"}, {Login: "bob", Level: "read"}, {Login: "guest", Level: "none"}, {Login: "blocked", Level: "write", State: "blocked"}, {Login: "bob", Level: "write"}}
	var many []hosttest.Person
	for i := range 7 {
		many = append(many, hosttest.Person{Login: fmt.Sprint("u", i), Level: "read"})
	}
	for _, c := range []struct {
		kind, owner string
		people      []hosttest.Person
		teams       []hosttest.Team
		want        string
	}{
		{"github", "", people, nil, "ann blocked bob"}, // it has no blocked collaborators
		{"gitlab", "", people, nil, "ann bob"},
		{"gitea", "Olga", people[:2], nil, "ann bob olga"},
		{"gitea", "", people[:1], []hosttest.Team{{ID: 3, Right: "none", Units: map[string]string{"repo.code": "read"}, Members: []string{"Rea"}}, {ID: 4, Right: "read", Units: map[string]string{"repo.issues": "write"}, Members: []string{"issues"}},
			{ID: 5, Right: "owner", Units: map[string]string{}, Members: []string{"owner"}}, {ID: 6, Right: "none", Members: []string{"nobody"}}}, "ann owner rea"},
		{"github", "", many, nil, "u0 u1 u2 u3 u4 u5 u6"},
		{"gitlab", "", many, nil, "u0 u1 u2 u3 u4 u5 u6"},
		{"gitea", "", many, nil, "u0 u1 u2 u3 u4 u5 u6"},
		{"github", "", nil, nil, ""},
	} {
		h := hosttest.New(t, c.kind, "ctx/shop")
		h.Pages(3) // fewer than it is asked for
		h.Let(c.owner, c.people, c.teams...)
		r, err := host.Of(c.kind, h.URL)
		if err != nil {
			t.Fatal(err)
		}
		got, err := r.Readers(t.Context(), h.Token)
		if err != nil || strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q, %v; want %q", c.kind, got, err, c.want)
		}
	}
}

// Whatever a host does but answer is an error, and says nothing of the token.
func TestNoAnswer(t *testing.T) {
	other := 0
	elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { other++; fmt.Fprint(w, "[]") }))
	defer elsewhere.Close()
	for _, kind := range host.Kinds {
		h := hosttest.New(t, kind, "ctx/shop")
		h.Let("olga", []hosttest.Person{{Login: "ann", Level: "read"}})
		r, err := host.Of(kind, h.URL)
		if err != nil {
			t.Fatal(err)
		}
		ask := func(what, token string) {
			t.Helper()
			got, err := r.Readers(t.Context(), token)
			if err == nil || len(got) > 0 || strings.Contains(err.Error(), h.Token) {
				t.Errorf("%s, %s: %q, %v", kind, what, got, err)
			}
		}
		ask("another token", "glpat-another")
		ask("no token", "")
		for _, status := range []int{204, 301, 403, 404, 429, 500} {
			h.Fail(status)
			ask(fmt.Sprint("status ", status), h.Token)
		}
		h.Fail(0)
		for what, f := range map[string]func(http.ResponseWriter, *http.Request){
			"a redirect": func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere.URL, http.StatusFound) },
			"a page":     func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<html>sign in</html>") },
			"null":       func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "null") },
			"an object":  func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `{"message": "no"}`) },
			"half an answer": func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Length", "100")
				fmt.Fprint(w, `[`)
			},
			"no login": func(w http.ResponseWriter, r *http.Request) {
				page(w, r, `[{"permissions": {"pull": true}, "access_level": 50, "state": "active"}]`)
			},
			"no end":    func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `[{"login": "a", "username": "a"}]`) },
			"too large": func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, `[`+strings.Repeat(" ", 9<<20)+`]`) },
		} {
			h.Answer(func(w http.ResponseWriter, r *http.Request) bool { f(w, r); return true })
			ask(what, h.Token)
		}
		if other > 0 {
			t.Errorf("%s: a redirect is followed", kind)
		}
	}
	h := hosttest.New(t, "gitea", "ctx/shop") // what fails after the first answer fails whole
	h.Let("", nil, hosttest.Team{ID: 3, Right: "read", Members: []string{"rea"}})
	h.Answer(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.Contains(r.URL.Path, "/members") {
			w.WriteHeader(500)
			return true
		}
		return false
	})
	r, err := host.Of("gitea", h.URL)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := r.Readers(t.Context(), h.Token); err == nil {
		t.Errorf("half of the readers: %q", got)
	}
	if !slices.Contains(h.Asked(), "/api/v1/teams/3/members") {
		t.Errorf("asked %q", h.Asked())
	}
	if _, err := (host.Repository{Kind: "github", Host: "127.0.0.1:1", API: "http://127.0.0.1:1/api/v3", Path: "a/b"}).Readers(t.Context(), "secret-token"); err == nil || strings.Contains(err.Error(), "secret-token") {
		t.Errorf("a host that is away: %v", err)
	}
}

// page answers the first page with a text.
func page(w http.ResponseWriter, r *http.Request, text string) {
	if r.URL.Query().Get("page") != "1" {
		text = "[]"
	}
	fmt.Fprint(w, text)
}
