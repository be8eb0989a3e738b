// Package host asks a code host who may read a repository: GitHub, GitLab and Gitea (also Forgejo), each over its own API.
//
// What is not certain is no right. An answer is complete or an error, and someone of whom the host does not say that they may read the code is left out. Nothing
// that the host says is followed: no redirect, no address of a next page. The token goes to the API of the repository's host and is in no error.
package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Kinds are the code hosts that are known.
var Kinds = []string{"github", "gitlab", "gitea"}

// Repository is a repository at a code host.
type Repository struct {
	Kind string // one of Kinds
	Host string // such as github.com, in lower case
	API  string // the address of the API
	Path string // such as owner/name
}

// Bounds of an answer.
const (
	patience   = 30 * time.Second // of one request
	maxBody    = 8 << 20
	maxPages   = 200
	maxReaders = 20_000
	maxTeams   = 500
)

// Of is the repository of an address of git, as package git takes it. The error wraps ctxsys.ErrUsage.
func Of(kind, address string) (Repository, error) {
	r := Repository{Kind: kind}
	if !slices.Contains(Kinds, kind) {
		return r, fmt.Errorf("%w: no code host %q: use %s", ctxsys.ErrUsage, kind, strings.Join(Kinds, ", "))
	}
	scheme, path := "https", ""
	if u, err := url.Parse(address); err == nil && slices.Contains([]string{"https", "http", "ssh"}, u.Scheme) {
		if r.Host, path = u.Host, u.Path; u.Scheme == "ssh" {
			r.Host = u.Hostname()
		}
		if u.Scheme == "http" {
			scheme = "http"
		}
	} else if before, after, ok := strings.Cut(address, ":"); ok && !strings.Contains(address, "://") { // USER@HOST:PATH
		_, r.Host, _ = strings.Cut(before, "@")
		path = after
	}
	r.Host = strings.ToLower(r.Host)
	r.Path = strings.TrimSuffix(strings.Trim(path, "/"), ".git")
	parts := strings.Split(r.Path, "/")
	if r.Host == "" || len(parts) < 2 || slices.Contains(parts, "") || slices.Contains(parts, ".") || slices.Contains(parts, "..") || kind != "gitlab" && len(parts) != 2 {
		return r, fmt.Errorf("%w: %s is not the address of a repository at a code host, such as https://HOST/OWNER/NAME", ctxsys.ErrUsage, address)
	}
	r.API = scheme + "://" + r.Host + map[string]string{"github": "/api/v3", "gitlab": "/api/v4", "gitea": "/api/v1"}[kind]
	if kind == "github" && r.Host == "github.com" {
		r.API = "https://api.github.com"
	}
	return r, nil
}

// client follows no redirect: a token would go along, or an answer come from elsewhere.
var client = &http.Client{Timeout: patience, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// Readers returns the logins of those who may read the code, in lower case, sorted, each once.
func (r Repository) Readers(ctx context.Context, token string) ([]string, error) {
	a := &asking{r, token}
	logins, err := map[string]func(context.Context) ([]string, error){"github": a.github, "gitlab": a.gitlab, "gitea": a.gitea}[r.Kind](ctx)
	if err != nil {
		return nil, fmt.Errorf("%s does not say who may read %s: %w", r.Host, r.Path, err)
	}
	for i, l := range logins {
		if logins[i] = strings.ToLower(l); l == "" || len(l) > 255 || strings.ContainsRune(l, 0) {
			return nil, fmt.Errorf("%s names a reader of %s without a login", r.Host, r.Path)
		}
	}
	slices.Sort(logins)
	return slices.Compact(logins), nil
}

type asking struct {
	Repository
	token string
}

// errStatus is an answer with another status than 200.
type errStatus int

func (e errStatus) Error() string { return "it answers with status " + strconv.Itoa(int(e)) }

// get reads one JSON answer.
func (a *asking) get(ctx context.Context, path string, query url.Values, into any) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, a.API+path+"?"+query.Encode(), nil)
	if err != nil {
		return err
	}
	req.Header.Set("User-Agent", "ctx-sys")
	req.Header.Set("Accept", "application/json")
	if a.token != "" {
		switch a.Kind {
		case "github":
			req.Header.Set("Accept", "application/vnd.github+json")
			req.Header.Set("X-GitHub-Api-Version", "2022-11-28")
			req.Header.Set("Authorization", "Bearer "+a.token)
		case "gitlab":
			req.Header.Set("PRIVATE-TOKEN", a.token)
		case "gitea":
			req.Header.Set("Authorization", "token "+a.token)
		}
	}
	resp, err := client.Do(req)
	if err != nil {
		if failed := (*url.Error)(nil); errors.As(err, &failed) && failed.Timeout() {
			return errors.New("it does not answer in time")
		}
		return errors.New("it does not answer")
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return errStatus(resp.StatusCode)
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxBody+1))
	if err != nil || len(body) > maxBody {
		return errors.New("its answer is cut off, or too large")
	}
	if json.Unmarshal(body, into) != nil {
		return errors.New("its answer is not what its API says")
	}
	return nil
}

// pages reads a list page by page, until one is empty: a host may give fewer than it was asked for.
func pages[T any](ctx context.Context, a *asking, path string, query url.Values) (all []T, err error) {
	for n := 1; n <= maxPages; n++ {
		query.Set("page", strconv.Itoa(n))
		var page *[]T
		if err := a.get(ctx, path, query, &page); err != nil {
			return nil, err
		}
		if page == nil {
			return nil, errors.New("its answer is not what its API says")
		}
		if len(*page) == 0 {
			return all, nil
		}
		if all = append(all, *page...); len(all) > maxReaders {
			break
		}
	}
	return nil, errors.New("it names too many")
}

func (a *asking) github(ctx context.Context) (out []string, err error) {
	type collaborator struct {
		Login       string
		Permissions struct{ Pull bool }
	}
	list, err := pages[collaborator](ctx, a, "/repos/"+escaped(a.Path)+"/collaborators", url.Values{"affiliation": {"all"}, "per_page": {"100"}})
	for _, c := range list {
		if c.Permissions.Pull {
			out = append(out, c.Login)
		}
	}
	return out, err
}

// reporter is the least level of GitLab that reads code, also in a private project.
const reporter = 20

func (a *asking) gitlab(ctx context.Context) (out []string, err error) {
	type member struct {
		Username, State string
		Access          int    `json:"access_level"`
		Membership      string `json:"membership_state"`
	}
	list, err := pages[member](ctx, a, "/projects/"+url.PathEscape(a.Path)+"/members/all", url.Values{"per_page": {"100"}})
	for _, m := range list {
		if m.State == "active" && (m.Membership == "" || m.Membership == "active") && m.Access >= reporter {
			out = append(out, m.Username)
		}
	}
	return out, err
}

func (a *asking) gitea(ctx context.Context) (out []string, err error) {
	type user struct {
		Login    string
		Prohibit bool `json:"prohibit_login"`
	}
	add := func(list []user) {
		for _, u := range list {
			if !u.Prohibit {
				out = append(out, u.Login)
			}
		}
	}
	at := "/repos/" + escaped(a.Path)
	list, err := pages[user](ctx, a, at+"/collaborators", url.Values{"limit": {"50"}})
	if err != nil {
		return nil, err
	}
	add(list)
	type team struct {
		ID         int64
		Permission string
		Units      map[string]string `json:"units_map"`
	}
	var teams []team
	err = a.get(ctx, at+"/teams", nil, &teams)
	if status := errStatus(0); errors.As(err, &status) && status == http.StatusMethodNotAllowed { // it is a user's, who is the one reader besides
		var of struct{ Owner user }
		if err := a.get(ctx, at, nil, &of); err != nil {
			return nil, err
		}
		add([]user{of.Owner})
		return out, nil
	}
	if err != nil || len(teams) > maxTeams {
		return nil, errors.Join(err, ctx.Err(), tooMany(len(teams)))
	}
	for _, t := range teams {
		right := t.Permission
		if t.Units != nil && right != "owner" && right != "admin" {
			right = t.Units["repo.code"]
		}
		if !slices.Contains([]string{"read", "write", "admin", "owner"}, right) {
			continue
		}
		members, err := pages[user](ctx, a, "/teams/"+strconv.FormatInt(t.ID, 10)+"/members", url.Values{"limit": {"50"}})
		if err != nil {
			return nil, err
		}
		add(members)
	}
	return out, nil
}

func tooMany(teams int) error {
	if teams > maxTeams {
		return errors.New("it names too many")
	}
	return nil
}

// escaped is a path whose parts are parts of an address.
func escaped(path string) string {
	parts := strings.Split(path, "/")
	for i := range parts {
		parts[i] = url.PathEscape(parts[i])
	}
	return strings.Join(parts, "/")
}
