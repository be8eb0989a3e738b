// Package hosttest is code hosts for tests: servers that speak the part of the API of GitHub, GitLab and Gitea by which they say who may read a repository, as the
// hosts document it.
package hosttest

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"sync"
	"testing"
)

// Host is a code host with one repository, owner/name.
type Host struct {
	URL   string // of the repository, for git
	Token string // that may ask

	mu      sync.Mutex
	kind    string
	path    string
	people  []Person
	teams   []Team
	status  int // of all answers; 0: those that there are
	page    int // how many a page has at most, whatever is asked for
	of      string
	asked   []string
	answers func(http.ResponseWriter, *http.Request) bool
}

// Person is somebody at the host.
type Person struct {
	Login string
	Level string // read, write or admin; "none" may not read the code
	State string // of GitLab: "" is active
}

// Team is a team of an organization at Gitea.
type Team struct {
	ID      int64
	Right   string            // none, read, write, admin, owner
	Units   map[string]string // such as repo.code: read
	Members []string
}

// New starts a host of a kind. It ends with the test.
func New(t testing.TB, kind, path string) *Host {
	h := &Host{kind: kind, path: path, Token: "glpat-not-to-be-seen-anywhere", page: 100}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	h.URL = server.URL + "/" + path + ".git"
	return h
}

// Let says who may do what; of a repository of a user, owner is who.
func (h *Host) Let(owner string, people []Person, teams ...Team) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.of, h.people, h.teams = owner, people, teams
}

// Fail has all answers have a status, 0 for none of that.
func (h *Host) Fail(status int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.status = status
}

// Pages has a page have at most n.
func (h *Host) Pages(n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.page = n
}

// Answer has f answer where it says so.
func (h *Host) Answer(f func(http.ResponseWriter, *http.Request) bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.answers = f
}

// Asked are the paths that were asked for.
func (h *Host) Asked() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return append([]string(nil), h.asked...)
}

func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.asked = append(h.asked, r.URL.EscapedPath())
	given := map[string]string{"github": "Bearer ", "gitea": "token "}[h.kind]
	switch {
	case h.answers != nil && h.answers(w, r):
		return
	case h.status != 0:
		w.WriteHeader(h.status)
		return
	case h.kind == "gitlab" && r.Header.Get("PRIVATE-TOKEN") != h.Token, h.kind != "gitlab" && r.Header.Get("Authorization") != given+h.Token:
		say(w, http.StatusUnauthorized, map[string]string{"message": "401 Unauthorized"})
		return
	}
	at := r.URL.EscapedPath()
	switch h.kind {
	case "github":
		if at != "/api/v3/repos/"+h.path+"/collaborators" || r.URL.Query().Get("affiliation") != "all" {
			break
		}
		h.list(w, r, "per_page", len(h.people), func(i int) any {
			p := h.people[i]
			return map[string]any{"login": p.Login, "id": i + 1, "type": "User", "site_admin": false, "role_name": p.Level,
				"permissions": map[string]bool{"pull": p.Level != "none", "triage": p.Level == "write", "push": p.Level == "write" || p.Level == "admin", "maintain": p.Level == "admin", "admin": p.Level == "admin"}}
		})
		return
	case "gitlab":
		if at != "/api/v4/projects/"+url.PathEscape(h.path)+"/members/all" {
			break
		}
		h.list(w, r, "per_page", len(h.people), func(i int) any {
			p := h.people[i]
			state := p.State
			if state == "" {
				state = "active"
			}
			return map[string]any{"id": i + 1, "username": p.Login, "name": p.Login, "state": state, "access_level": map[string]int{"none": 10, "read": 20, "write": 30, "admin": 50}[p.Level], "expires_at": nil, "membership_state": "active"}
		})
		return
	case "gitea":
		repo := "/api/v1/repos/" + h.path
		user := func(login string) any {
			return map[string]any{"id": 1, "login": login, "username": login, "full_name": "", "active": true, "prohibit_login": false}
		}
		switch {
		case at == repo:
			say(w, http.StatusOK, map[string]any{"id": 1, "full_name": h.path, "owner": user(h.of)})
			return
		case at == repo+"/collaborators":
			h.list(w, r, "limit", len(h.people), func(i int) any { return user(h.people[i].Login) })
			return
		case at == repo+"/teams" && h.of != "":
			say(w, http.StatusMethodNotAllowed, map[string]string{"message": "repo is not owned by an organization"})
			return
		case at == repo+"/teams":
			list := []any{}
			for _, t := range h.teams {
				list = append(list, map[string]any{"id": t.ID, "name": "team", "permission": t.Right, "units_map": t.Units})
			}
			say(w, http.StatusOK, list)
			return
		}
		for _, t := range h.teams {
			if at == "/api/v1/teams/"+strconv.FormatInt(t.ID, 10)+"/members" {
				h.list(w, r, "limit", len(t.Members), func(i int) any { return user(t.Members[i]) })
				return
			}
		}
	}
	say(w, http.StatusNotFound, map[string]string{"message": "Not Found"})
}

// list answers with a page of a list, and says where the next one is, as the hosts do.
func (h *Host) list(w http.ResponseWriter, r *http.Request, size string, n int, item func(int) any) {
	query := r.URL.Query()
	per, err := strconv.Atoi(query.Get(size))
	page, err2 := strconv.Atoi(query.Get("page"))
	if err != nil || err2 != nil || per < 1 || page < 1 {
		say(w, http.StatusUnprocessableEntity, map[string]string{"message": "a page is a number"})
		return
	}
	per = min(per, h.page)
	out := []any{}
	for i := (page - 1) * per; i < min(page*per, n); i++ {
		out = append(out, item(i))
	}
	if page*per < n {
		w.Header().Set("Link", `<http://elsewhere.invalid/next>; rel="next"`)
	}
	say(w, http.StatusOK, out)
}

func say(w http.ResponseWriter, status int, value any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(value)
}
