// Package serve is the server of a team: the tools over HTTP and MCP as the program has them on one machine, answered from the indexes of the repositories
// that the one who asks may read; webhooks; and what administrators see and change.
//
// These hold:
//
//   - A request is somebody's before it is anything else: a personal token, or an access token of the provider that is trusted.
//   - A question is asked of a workspace that has the repositories of team.Readable and no other. Who may read the same shares one.
//   - Pages for admins are files without data: what they show they ask over the routes that programs have, with a token.
//   - The server keeps nothing: any number of them answer side by side, and one that is killed takes nothing along but the lines of the log of questions of
//     the last second.
package serve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/auth"
	"github.com/modelcontextprotocol/go-sdk/oauthex"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/web"
)

// Indexes are where the indexes of repositories are read.
type Indexes interface {
	// Read opens the indexes of some repositories of a tenant as one; paths of several have the repository's name in front. The caller closes it.
	Read(ctx context.Context, tenant int64, repos []team.Readable) (store.DB, error)
}

// Options are what a server works with.
type Options struct {
	DB      *pg.DB
	Seals   *team.Seals // nil: webhooks cannot be checked
	Indexes Indexes
	Version string
	Log     *slog.Logger
	URL     string // that clients know, such as https://ctx.example.com
	Dir     string // for empty folders

	History string              // the folder of histories, which can be deleted at any time; "" for none
	Getenv  func(string) string // where passwords of repositories may be, to fetch histories

	Provider  Provider // of OpenID Connect; the zero value is none
	Proxies   Proxies  // in front of it; the zero value is none
	Rate      float64  // requests a second of one user; 0 is 20
	AuditAsks bool     // write each question into the audit log, without its text

	Answered  func(context.Context, *op.Record) // hears of each call of a tool; nil for nobody
	Requested func(Request)                     // hears of each request; nil for nobody
}

// Tools are the operations that a team's server answers: those that need nothing but an index, and with histories those of the past.
func Tools(histories bool) []op.Operation {
	all := slices.DeleteFunc(op.All(), func(o op.Operation) bool {
		return !slices.Contains([]string{"context_query", "search_code", "read_entity", "query_graph", "repo_map", "impact", "affected_tests"}, o.Name) && !(histories && slices.Contains(ofHistory, o.Name))
	})
	for i := range all {
		if all[i].Name == "impact" || all[i].Name == "affected_tests" {
			all[i].Description += " Here of a symbol, or of all that a branch (project NAME@BRANCH) has otherwise than the indexed one: there are no commits."
		}
	}
	return all
}

// ofHistory are the operations that need the commits of a repository.
var ofHistory = []string{"why", "changes"}

func (s *Server) tools() []op.Operation { return Tools(s.past != nil) }

// Server answers requests. It is safe for concurrent use.
type Server struct {
	Options
	scopes   *scopes
	past     *histories // nil for none
	limits   *limits
	provider *verifier
	proxies  *proxies
	asks     *asks
	hosts    []string
	stopping chan struct{}
}

// New returns a server. The caller closes it.
func New(ctx context.Context, o Options) (*Server, error) {
	u, err := url.Parse(o.URL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("%w: the address that clients know is a URL such as https://ctx.example.com, not %q", ctxsys.ErrUsage, o.URL)
	}
	if o.Rate <= 0 {
		o.Rate = 20
	}
	o.URL = strings.TrimSuffix(o.URL, "/")
	s := &Server{Options: o, limits: newLimits(o.Rate), hosts: []string{u.Hostname(), "localhost"}, stopping: make(chan struct{})}
	if s.proxies, err = o.Proxies.read(); err != nil {
		return nil, err
	}
	if s.provider, err = o.Provider.verifier(ctx, o); err != nil {
		return nil, err
	}
	if s.scopes, err = newScopes(s); err != nil {
		return nil, err
	}
	if o.History != "" {
		s.past = newHistories(s)
	}
	s.asks = newAsks(s)
	return s, nil
}

// Stop has readiness fail, so that no more requests come. Close follows when those under way are answered.
func (s *Server) Stop() { close(s.stopping) }

// Close ends what is under way, and closes all indexes.
func (s *Server) Close() error { return errors.Join(s.scopes.close(), s.past.close(), s.asks.close()) }

// metadataPath is where RFC 9728 has the description of a protected resource.
const metadataPath = "/.well-known/oauth-protected-resource"

// Handler answers all routes.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("GET /readyz", s.ready)
	metadata := func(path string) http.Handler {
		m := &oauthex.ProtectedResourceMetadata{Resource: s.URL + path, ScopesSupported: team.Scopes, BearerMethodsSupported: []string{"header"}, ResourceName: "ctx-sys"}
		if s.provider != nil {
			m.AuthorizationServers = []string{s.Provider.Issuer}
		}
		return auth.ProtectedResourceMetadataHandler(m)
	}
	mux.Handle(metadataPath, metadata(""))
	mux.Handle(metadataPath+"/mcp", metadata("/mcp"))
	mux.HandleFunc("POST /hooks/{forge}/{tenant}/{repo}", s.hook)
	mux.Handle("/mcp", s.asking(s.mcp))
	for _, t := range s.tools() {
		mux.Handle("POST /v1/"+t.Name, s.asking(s.tool(t)))
	}
	for _, name := range ofHistory {
		if s.past == nil {
			mux.Handle("POST /v1/"+name, s.known(team.ScopeRead, func(w http.ResponseWriter, _ *http.Request, _ *request) {
				web.Fail(w, http.StatusNotImplemented, "not_here", "this server has no commits: it was started without --history", "run `ctx-sys "+name+"` in a clone of the repository")
			}))
		}
	}
	for _, r := range s.routes() {
		mux.Handle(r.pattern, s.known(r.scope, r.handle))
	}
	mux.HandleFunc("GET /openapi.json", s.openAPI)
	mux.HandleFunc("GET /ui/{page...}", func(w http.ResponseWriter, r *http.Request) { web.Page(w, r, "team.html") }) // for people: what pages show they ask with a token
	mux.Handle("GET /{$}", http.RedirectHandler("/ui/", http.StatusSeeOther))
	mux.Handle("/", s.known(team.ScopeRead, func(w http.ResponseWriter, r *http.Request, _ *request) {
		web.Fail(w, http.StatusNotFound, "not_found", "there is no "+r.Method+" "+r.URL.Path, "GET /openapi.json describes every route")
	}))
	return s.proxies.seen(s.observed(s.expected(mux)))
}

// expected refuses requests that a page from elsewhere makes, or that were led here by another name.
func (s *Server) expected(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		web.Fail(w, http.StatusForbidden, "forbidden", "the request comes from another origin", "call it from a program, not from a web page")
	}))
	guarded := protection.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := r.Host
		if h, _, err := net.SplitHostPort(host); err == nil {
			host = h
		}
		if !slices.ContainsFunc(s.hosts, func(h string) bool { return strings.EqualFold(h, host) }) && net.ParseIP(strings.Trim(host, "[]")) == nil {
			web.Fail(w, http.StatusForbidden, "forbidden", "the Host of the request is not this server's", "use "+s.URL)
			return
		}
		if s.tls() {
			w.Header().Set("Strict-Transport-Security", "max-age=31536000")
		}
		guarded.ServeHTTP(w, r)
	})
}

func (s *Server) tls() bool { return strings.HasPrefix(s.URL, "https://") }

// ready says whether the server is to get requests: not when it ends, nor while the database is away.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	select {
	case <-s.stopping:
		http.Error(w, "ending", http.StatusServiceUnavailable)
		return
	default:
	}
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	if err := s.DB.Ping(ctx); err != nil {
		http.Error(w, "the database does not answer", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ready")
}

// request is who makes a request, and of which team.
type request struct {
	team     *team.Team
	actor    *team.Actor
	readable []team.Readable // nil where it was not read with the token
}

type requestKey struct{}

// known has requests answered of those who may do what a scope is for.
func (s *Server) known(scope string, next func(http.ResponseWriter, *http.Request, *request)) http.Handler {
	return s.knownTo(s.authenticate, scope, next)
}

// asking is known for questions, for which it has to be known what may be read.
func (s *Server) asking(next func(http.ResponseWriter, *http.Request, *request)) http.Handler {
	return s.knownTo(func(ctx context.Context, token string) (*request, error) {
		if s.provides(token) {
			return s.authenticate(ctx, token)
		}
		t, actor, repos, err := team.AuthenticateReader(ctx, s.DB, s.Seals, token)
		return &request{t, actor, repos}, err
	}, team.ScopeRead, next)
}

func (s *Server) knownTo(authenticate func(context.Context, string) (*request, error), scope string, next func(http.ResponseWriter, *http.Request, *request)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		address := addressOf(r)
		given, bearer := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		if !bearer {
			s.challenge(w, r, "")
			return
		}
		if !s.limits.mayTry(address, given) {
			tooMany(w, "too many wrong tokens came from your address")
			return
		}
		q, err := authenticate(r.Context(), given)
		switch {
		case errors.Is(err, team.ErrToken):
			s.limits.wrong(address, given)
			s.Log.Warn("a token was refused", "address", address)
			s.challenge(w, r, "invalid_token")
			return
		case err != nil:
			s.failed(w, err)
			return
		}
		s.limits.right(given)
		q.actor.Address = address
		if !s.limits.may(q.team.Tenant(), q.actor.User) {
			tooMany(w, "you ask too often")
			return
		}
		if !q.actor.May(scope) {
			w.Header().Set("WWW-Authenticate", fmt.Sprintf(`Bearer error="insufficient_scope", scope=%q, resource_metadata=%q`, scope, s.metadataOf(r)))
			web.Fail(w, http.StatusForbidden, "forbidden", "you may not do that", "ask an admin for a role or a token that allows "+scope)
			return
		}
		next(w, r.WithContext(context.WithValue(r.Context(), requestKey{}, q)), q)
	})
}

func tooMany(w http.ResponseWriter, why string) {
	w.Header().Set("Retry-After", "5")
	web.Fail(w, http.StatusTooManyRequests, "too_many", why, "wait a few seconds")
}

// metadataOf is where the description of the resource is that a request is about.
func (s *Server) metadataOf(r *http.Request) string {
	if r.URL.Path == "/mcp" {
		return s.URL + metadataPath + "/mcp"
	}
	return s.URL + metadataPath
}

// challenge asks for a token, as RFC 6750 and the specification of MCP have it.
func (s *Server) challenge(w http.ResponseWriter, r *http.Request, code string) {
	head := fmt.Sprintf("Bearer resource_metadata=%q, scope=%q", s.metadataOf(r), team.ScopeRead)
	if code != "" {
		head = fmt.Sprintf("Bearer error=%q, resource_metadata=%q, scope=%q", code, s.metadataOf(r), team.ScopeRead)
	}
	w.Header().Set("WWW-Authenticate", head)
	web.Fail(w, http.StatusUnauthorized, "unauthorized", team.ErrToken.Error(), "send \"Authorization: Bearer TOKEN\"; `ctx-sys team token new` makes one")
}

// addressOf is where a request came from: see proxies.
func addressOf(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// authenticate returns who a token is.
func (s *Server) authenticate(ctx context.Context, token string) (*request, error) {
	authenticate := s.provider.authenticate
	if !s.provides(token) {
		authenticate = func(ctx context.Context, token string) (*team.Team, *team.Actor, error) {
			return team.Authenticate(ctx, s.DB, s.Seals, token)
		}
	}
	t, actor, err := authenticate(ctx, token)
	return &request{team: t, actor: actor}, err
}

// provides reports whether a token is one of the provider's.
func (s *Server) provides(token string) bool {
	return s.provider != nil && !strings.HasPrefix(token, team.TokenPrefix)
}

// failed answers with an error. What the database says is nobody's business but the log's.
func (s *Server) failed(w http.ResponseWriter, err error) {
	switch {
	case errors.Is(err, team.ErrForbidden):
		web.Fail(w, http.StatusForbidden, "forbidden", "you may not do that", "ask an admin")
	case errors.Is(err, team.ErrToken):
		web.Fail(w, http.StatusUnauthorized, "unauthorized", err.Error(), "check the secret")
	case errors.Is(err, team.ErrTaken):
		web.Fail(w, http.StatusConflict, "taken", err.Error(), "use another name")
	case errors.Is(err, ctxsys.ErrUsage), errors.Is(err, ctxsys.ErrNotFound), errors.Is(err, ctxsys.ErrNotIndexed), errors.Is(err, ctxsys.ErrBusy), errors.Is(err, context.Canceled), errors.Is(err, ctxsys.ErrAmbiguous):
		web.Failed(w, err)
	default:
		s.Log.Error("a request failed", "request", w.Header().Get(requestID), "error", err.Error())
		web.Fail(w, http.StatusServiceUnavailable, "unavailable", "the server could not answer", "try again in a few seconds")
	}
}

// tool answers with a tool, as JSON.
func (s *Server) tool(t op.Operation) func(http.ResponseWriter, *http.Request, *request) {
	return func(w http.ResponseWriter, r *http.Request, q *request) {
		body, ok := web.Body(w, r, int64(t.MaxArguments()))
		if !ok {
			return
		}
		scope, err := s.scopes.of(r.Context(), q)
		if err != nil {
			s.failed(w, err)
			return
		}
		defer scope.done()
		value, err := t.Value(op.WithCaller(r.Context(), op.Caller{Front: "http", Client: q.actor.Name, Answered: s.answered}), scope.workspace, body)
		if err != nil {
			s.failedTool(w, err)
			return
		}
		web.Respond(w, http.StatusOK, value)
	}
}

// failedTool answers with the error of a tool, which words its own.
func (s *Server) failedTool(w http.ResponseWriter, err error) {
	if own := (*op.Error)(nil); errors.As(err, &own) {
		web.Failed(w, err)
		return
	}
	s.failed(w, err)
}

// mcp answers messages of the Model Context Protocol.
func (s *Server) mcp(w http.ResponseWriter, r *http.Request, q *request) {
	scope, err := s.scopes.of(r.Context(), q)
	if err != nil {
		s.failed(w, err)
		return
	}
	defer scope.done()
	scope.mcp.ServeHTTP(w, r)
}

// answered hears of each call.
func (s *Server) answered(ctx context.Context, r *op.Record) {
	if s.Answered != nil {
		s.Answered(ctx, r)
	}
	if q, ok := ctx.Value(requestKey{}).(*request); ok && s.AuditAsks {
		s.asks.add(q, r)
	}
}

// hook takes a webhook.
func (s *Server) hook(w http.ResponseWriter, r *http.Request) {
	forge, tenant, repo := r.PathValue("forge"), r.PathValue("tenant"), r.PathValue("repo")
	if !slices.Contains(team.Forges, forge) {
		web.Fail(w, http.StatusNotFound, "not_found", "no forge is called so", "use one of "+strings.Join(team.Forges, ", "))
		return
	}
	from, to := addressOf(r), tenant+"/"+repo
	if !s.limits.mayHook(from, to) {
		tooMany(w, "too many webhooks")
		return
	}
	again := false
	unread, err := web.Streamed(w, r, team.MaxHook, func(body io.Reader) error {
		t, err := team.Open(r.Context(), s.DB, tenant, s.Seals)
		if errors.Is(err, ctxsys.ErrNotFound) {
			_, err = io.Copy(io.Discard, body)
			return errors.Join(team.ErrToken, err)
		}
		if err == nil {
			again, err = t.Hook(r.Context(), forge, repo, r.Header, body)
		}
		return err
	})
	s.limits.hooked(from, to, err == nil && !again)
	if unread {
		return
	}
	if err != nil {
		s.failed(w, err)
		return
	}
	web.Respond(w, http.StatusAccepted, map[string]bool{"accepted": !again})
}

// given reads the JSON object that a request brings.
func given(w http.ResponseWriter, r *http.Request, into any) bool {
	body, ok := web.Body(w, r, op.SmallArguments)
	if !ok {
		return false
	}
	d := json.NewDecoder(strings.NewReader(string(body)))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		web.Failed(w, fmt.Errorf("%w: the body is not the expected JSON object: %v", ctxsys.ErrUsage, err))
		return false
	}
	return true
}
