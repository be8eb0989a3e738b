package serve

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// route is one thing that the server answers besides the tools, and the scope that it takes.
type route struct {
	pattern, scope, summary string
	handle                  func(http.ResponseWriter, *http.Request, *request)
}

// routes are what there is besides the tools.
func (s *Server) routes() []route {
	return []route{
		{"GET /v1/team/whoami", team.ScopeRead, "Who a token is, and which repositories it may read", s.answer(whoami)},
		{"GET /v1/team/memories", team.ScopeRead, "What the team knows; query parameter state: approved, proposed or rejected", s.answer(memories)},
		{"POST /v1/team/memories", team.ScopePropose, "Propose something that the team is to know", s.propose},
		{"POST /v1/team/memories/{id}/approve", team.ScopeAdmin, "Approve a memory; a body may have a reason", s.review(true)},
		{"POST /v1/team/memories/{id}/reject", team.ScopeAdmin, "Reject a memory; a body may have a reason", s.review(false)},
		{"GET /v1/team/tokens", team.ScopeRead, "Tokens: one's own, or all for an admin", s.answer(tokens)},
		{"POST /v1/team/tokens", team.ScopeRead, "Make a token, which is shown this once", s.newToken},
		{"DELETE /v1/team/tokens/{id}", team.ScopeRead, "Make a token useless", s.answer(revokeToken)},
		{"GET /v1/team/users", team.ScopeAdmin, "All users", s.answer(users)},
		{"GET /v1/team/rights", team.ScopeAdmin, "Who may read which repository, and who is in which group", s.answer(rights)},
		{"GET /v1/team/repositories", team.ScopeAdmin, "All repositories, with what the last run came to", s.answer(repositories)},
		{"POST /v1/team/repositories/{name}/sync", team.ScopeAdmin, "Fetch a repository now", s.answer(syncRepository)},
		{"GET /v1/team/workers", team.ScopeAdmin, "The workers that are connected, and what each does for this team", s.answer(workers)},
		{"GET /v1/team/jobs", team.ScopeAdmin, "The last jobs", s.answer(jobs)},
		{"GET /v1/team/audit", team.ScopeAdmin, "The last lines of the audit log; query parameters before (the id of a line), limit, and changes=true, which leaves questions out", s.answer(audit)},
	}
}

// answer has a route answer with a value.
func (s *Server) answer(f func(*http.Request, *request) (any, error)) func(http.ResponseWriter, *http.Request, *request) {
	return func(w http.ResponseWriter, r *http.Request, q *request) {
		value, err := f(r, q)
		if err != nil {
			s.failed(w, err)
			return
		}
		web.Respond(w, http.StatusOK, value)
	}
}

// Who is who a token is.
type Who struct {
	Tenant       string          `json:"tenant"`
	User         string          `json:"user"`
	Role         team.Role       `json:"role"`
	Scopes       []string        `json:"scopes"`
	Repositories []team.Readable `json:"repositories"`
}

func whoami(r *http.Request, q *request) (any, error) {
	repos, err := q.team.Readable(r.Context(), q.actor)
	return Who{q.team.Name, q.actor.Name, q.actor.Role, q.actor.Scopes, repos}, err
}

func memories(r *http.Request, q *request) (any, error) {
	state := r.FormValue("state")
	if state == "" {
		state = "approved"
	}
	return q.team.Memories(r.Context(), q.actor, state)
}

func tokens(r *http.Request, q *request) (any, error) { return q.team.Tokens(r.Context(), q.actor) }

func revokeToken(r *http.Request, q *request) (any, error) {
	return map[string]bool{"revoked": true}, q.team.RevokeToken(r.Context(), q.actor, r.PathValue("id"))
}

func users(r *http.Request, q *request) (any, error) { return q.team.Users(r.Context(), q.actor) }

func repositories(r *http.Request, q *request) (any, error) {
	return q.team.Repositories(r.Context(), q.actor)
}

func syncRepository(r *http.Request, q *request) (any, error) {
	return map[string]bool{"wanted": true}, q.team.SyncRepository(r.Context(), q.actor, r.PathValue("name"))
}

func rights(r *http.Request, q *request) (any, error) { return q.team.Rights(r.Context(), q.actor) }

func workers(r *http.Request, q *request) (any, error) { return q.team.Workers(r.Context(), q.actor) }

func jobs(r *http.Request, q *request) (any, error) { return q.team.Jobs(r.Context(), q.actor, 0) }

func audit(r *http.Request, q *request) (any, error) {
	asked := team.Asked{Changes: r.FormValue("changes") == "true"}
	for name, to := range map[string]func(int64){"before": func(n int64) { asked.Before = n }, "limit": func(n int64) { asked.Limit = int(n) }} {
		if given := r.FormValue(name); given != "" {
			n, err := strconv.ParseInt(given, 10, 32)
			if err != nil || n < 0 {
				return nil, fmt.Errorf("%w: %s takes a number, not %q", ctxsys.ErrUsage, name, given)
			}
			to(n)
		}
	}
	return q.team.Audit(r.Context(), q.actor, asked)
}

func (s *Server) newToken(w http.ResponseWriter, r *http.Request, q *request) {
	var in struct {
		User   string   `json:"user"`
		Name   string   `json:"name"`
		Scopes []string `json:"scopes"`
		Days   int      `json:"days"`
	}
	if !given(w, r, &in) {
		return
	}
	if in.User == "" {
		in.User = q.actor.Name
	}
	if in.Scopes == nil {
		in.Scopes = []string{team.ScopeRead}
	}
	if in.Days == 0 {
		in.Days = 90
	}
	in.Days = min(max(in.Days, -1), 10_000) // more is no duration
	token, err := q.team.NewToken(r.Context(), q.actor, in.User, in.Name, in.Scopes, time.Duration(in.Days)*24*time.Hour)
	if err != nil {
		s.failed(w, err)
		return
	}
	web.Respond(w, http.StatusOK, map[string]string{"token": token})
}

func (s *Server) propose(w http.ResponseWriter, r *http.Request, q *request) {
	var in struct {
		team.Proposal
		Days float64 `json:"days"`
	}
	if !given(w, r, &in) {
		return
	}
	in.Life = time.Duration(min(max(in.Days, -1), 36500) * 24 * float64(time.Hour))
	actor := *q.actor
	actor.ByAgent = true // what comes with a token may be an assistant's
	id, err := q.team.Propose(r.Context(), &actor, in.Proposal)
	if err != nil {
		s.failed(w, err)
		return
	}
	web.Respond(w, http.StatusOK, map[string]any{"id": id, "state": "proposed"})
}

func (s *Server) review(approve bool) func(http.ResponseWriter, *http.Request, *request) {
	return func(w http.ResponseWriter, r *http.Request, q *request) {
		in := struct {
			Reason string `json:"reason"`
		}{}
		if r.ContentLength != 0 && !given(w, r, &in) {
			return
		}
		id, err := strconv.ParseInt(r.PathValue("id"), 10, 64)
		if err != nil {
			err = fmt.Errorf("%w: a memory has a number, not %q", ctxsys.ErrUsage, r.PathValue("id"))
		} else {
			err = q.team.Review(r.Context(), q.actor, id, approve, in.Reason)
		}
		if err != nil {
			s.failed(w, err)
			return
		}
		web.Respond(w, http.StatusOK, map[string]any{"id": id, "approved": approve})
	}
}

// openAPI describes the routes, made of what they are made of.
func (s *Server) openAPI(w http.ResponseWriter, _ *http.Request) {
	paths := map[string]map[string]any{}
	add := func(method, path, summary string, in any, open bool) {
		o := map[string]any{
			"summary": summary, "operationId": strings.Trim(strings.NewReplacer("/", "_", "{", "", "}", "", ".", "_").Replace(strings.ToLower(method)+path), "_"),
			"responses": map[string]any{"200": map[string]any{"description": "the answer", "content": map[string]any{"application/json": map[string]any{"schema": map[string]any{}}}},
				"default": map[string]any{"description": "an error", "content": map[string]any{"application/json": map[string]any{"schema": map[string]any{"type": "object"}}}}},
		}
		var parameters []any
		for part := range strings.SplitSeq(path, "/") {
			if name, ok := strings.CutPrefix(part, "{"); ok {
				parameters = append(parameters, map[string]any{"name": strings.TrimSuffix(name, "}"), "in": "path", "required": true, "schema": map[string]any{"type": "string"}})
			}
		}
		if parameters != nil {
			o["parameters"] = parameters
		}
		if in != nil {
			o["requestBody"] = map[string]any{"required": true, "content": map[string]any{"application/json": map[string]any{"schema": in}}}
		}
		if open {
			o["security"] = []any{}
		}
		if paths[path] == nil {
			paths[path] = map[string]any{}
		}
		paths[path][strings.ToLower(method)] = o
	}
	for _, t := range s.tools() {
		schema := t.Schema().CloneSchemas()
		delete(schema.Properties, "format")
		add("POST", "/v1/"+t.Name, t.Title, schema, false)
	}
	for _, r := range s.routes() {
		method, path, _ := strings.Cut(r.pattern, " ")
		var in any
		if method == "POST" {
			in = map[string]any{"type": "object"}
		}
		add(method, path, r.summary, in, false)
	}
	add("POST", "/mcp", "A message of the Model Context Protocol", map[string]any{"type": "object"}, false)
	add("POST", "/hooks/{forge}/{tenant}/{repo}", "A webhook of a forge, which signs it", map[string]any{"type": "object"}, true)
	add("GET", "/healthz", "If the server is there", nil, true)
	add("GET", "/readyz", "If the server is to get requests", nil, true)
	add("GET", metadataPath, "The description of the resource, as RFC 9728 has it", nil, true)
	web.Respond(w, http.StatusOK, map[string]any{
		"openapi": "3.1.0", "info": map[string]any{"title": "ctx-sys team", "version": "1.0.0", "description": "The HTTP API of a team's server."},
		"paths": paths, "components": map[string]any{"securitySchemes": map[string]any{"token": map[string]any{"type": "http", "scheme": "bearer"}}}, "security": []any{map[string]any{"token": []string{}}},
	})
}
