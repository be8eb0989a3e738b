// Package web is the front end over HTTP: MCP at /mcp, every tool at POST /v1/{tool}, suggestions as they come at GET /v1/events,
// clients that come and go at /register and /unregister, the dashboard at /ui/, and /healthz. It listens on this machine only unless it is told
// otherwise. A user's editors share one server, which they find by a file.
//
// The one idea: nobody gets in by accident. Every request for data needs the token, which only this user can read, or the cookie of a browser
// that was let in with it; a foreign Host or Origin is refused before that, so that no page in a browser can ask.
package web

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/calls"
	"github.com/ctx-sys/ctx-sys/internal/chat"
	"github.com/ctx-sys/ctx-sys/internal/complete"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// Options say what is served.
type Options struct {
	Workspace *workspace.Workspace
	Tools     []op.Operation
	Own       []op.Operation // besides Tools: what the user may do in a browser
	Settings  Settings       // nil: pages show none
	MCP       http.Handler
	Token     string   // "" lets everybody in: for a test that cannot send one
	Clients   *Clients // nil: a list of its own
	Version   string   // of the server, as clients see it

	Answered func(context.Context, *op.Record) // hears of each call of a tool by a program or a page; nil for nobody
	Calls    *calls.Recent                     // those that were answered, for GET /v1/calls; nil for none
	Metrics  http.Handler                      // of GET /metrics; nil for none

	Completer func() (*complete.Completer, error) // by the settings as they are; nil or one without a model: nobody completes
	Chatter   func() (*chat.Chat, error)          // nil, or a nil one: nobody chats

	started  time.Time
	newest   *newest
	browsers *browsers
	bodyTime time.Duration // 0 is bodyTime
}

// Handler answers all routes.
func Handler(o Options) http.Handler {
	if o.Clients == nil {
		o.Clients = NewClients(time.Now)
	}
	if o.Clients.Left == nil {
		o.Clients.Left = o.Workspace.Leave
	}
	o.started, o.newest, o.browsers = time.Now(), &newest{}, &browsers{}
	if o.bodyTime == 0 {
		o.bodyTime = bodyTime
	}
	mux := http.NewServeMux()
	for _, r := range o.routes() {
		h := r.handle(&o)
		if !r.open {
			h = o.guarded(h)
		}
		mux.Handle(r.pattern, h)
	}
	mux.HandleFunc("GET /ui/{page...}", o.pages) // for people: no part of the API
	mux.Handle("GET /{$}", http.RedirectHandler("/ui/", http.StatusSeeOther))
	for _, t := range o.Own {
		if !slices.ContainsFunc(o.Tools, func(other op.Operation) bool { return other.Name == t.Name }) {
			mux.Handle("POST /v1/"+t.Name, o.guarded(o.ownRoute(t)))
		}
	}
	if o.Settings != nil {
		mux.Handle("POST /v1/settings", o.guarded(o.settings()))
	}
	mux.Handle("/", o.guarded(o.unrouted(mux)))
	return sameOrigin(mux)
}

// unrouted answers what no route does: 405 where the path has one for another method, else 404.
func (o *Options) unrouted(mux *http.ServeMux) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if methods := methodsOf(mux, r); len(methods) > 0 {
			w.Header().Set("Allow", strings.Join(methods, ", "))
			fail(w, http.StatusMethodNotAllowed, "method_not_allowed", r.Method+" "+r.URL.Path+" is not served", "use "+strings.Join(methods, " or "))
			return
		}
		if name, ok := strings.CutPrefix(r.URL.Path, "/v1/"); ok {
			o.noTool(w, name)
			return
		}
		fail(w, http.StatusNotFound, "not_found", "there is no "+r.URL.Path, "GET /openapi.json describes every route")
	})
}

// noTool answers for a tool that is not served.
func (o *Options) noTool(w http.ResponseWriter, name string) {
	var names []string
	for _, t := range o.Tools {
		names = append(names, t.Name)
	}
	fail(w, http.StatusNotFound, "not_found", "there is no tool "+name, "use one of "+strings.Join(names, ", "))
}

// methodsOf returns the methods for which the path of a request has a route.
func methodsOf(mux *http.ServeMux, r *http.Request) (methods []string) {
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodDelete} {
		other := r.Clone(r.Context())
		other.Method = method
		if _, pattern := mux.Handler(other); pattern != "/" {
			methods = append(methods, method)
		}
	}
	return methods
}

// sameOrigin refuses requests that a page from elsewhere makes, whatever the browser calls this machine.
func sameOrigin(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fail(w, http.StatusForbidden, "forbidden", "the request comes from another origin", "call it from a program, not from a web page")
	}))
	guarded := protection.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !allowedHost(r) {
			fail(w, http.StatusForbidden, "forbidden", "the Host "+r.Host+" is not this server's", "use the address it listens on")
			return
		}
		if origin := r.Header.Get("Origin"); origin != "" && origin != "http://"+r.Host && origin != "https://"+r.Host {
			fail(w, http.StatusForbidden, "forbidden", "the request comes from another origin", "call it from a program, not from a web page")
			return
		}
		guarded.ServeHTTP(w, r)
	})
}

// allowedHost reports whether the Host of a request is one that a name server cannot be made to answer with this
// machine's address: an address, or localhost.
func allowedHost(r *http.Request) bool {
	host := r.Host
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	return strings.EqualFold(host, "localhost") || net.ParseIP(strings.Trim(host, "[]")) != nil
}

func (o Options) guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		given, bearer := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		if o.Token != "" && !o.browsers.admitted(r) && (!bearer || subtle.ConstantTimeCompare([]byte(given), []byte(o.Token)) != 1) {
			w.Header().Set("WWW-Authenticate", "Bearer")
			fail(w, http.StatusUnauthorized, "unauthorized", "the token is missing or wrong", "send \"Authorization: Bearer TOKEN\" with the content of the token file; in a browser open a new link of `ctx-sys ui`")
			return
		}
		timed(o.bodyTime, next).ServeHTTP(w, r)
	})
}

// ownRoute is an operation that pages have, and programs only where its set is served.
func (o *Options) ownRoute(t op.Operation) http.Handler {
	own := o.route(t)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if o.Token == "" || o.browsers.admitted(r) {
			own.ServeHTTP(w, r)
			return
		}
		o.noTool(w, t.Name)
	})
}

// route answers with a tool: its arguments in, its answer out, as JSON.
func (o Options) route(t op.Operation) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		args, ok := bodyOf(w, r, int64(t.MaxArguments()))
		if !ok {
			return
		}
		value, err := t.Value(op.WithCaller(r.Context(), op.Caller{Front: "http", Client: o.client(r), ByUser: o.browsers.admitted(r), Answered: o.Answered}), o.Workspace, args)
		if err != nil {
			failed(w, err)
			return
		}
		respond(w, http.StatusOK, value)
	})
}

// Dashboard is the client that the pages are.
const Dashboard = "dashboard"

// client is what calls a tool: the pages, or a program that does not say what it is.
func (o *Options) client(r *http.Request) string {
	if o.browsers.admitted(r) {
		return Dashboard
	}
	return ""
}

// hints say what to do about an error that does not say so itself, by its code.
var hints = map[string]string{
	"conflict":  "send the whole text with POST /context/buffers",
	"too_large": "send less, or leave the content out and save the file",
	"usage":     "GET /openapi.json describes every argument",
}

// failed answers with the error of a tool.
func failed(w http.ResponseWriter, err error) {
	status, code, message, hint := worded(err)
	fail(w, status, code, secret.MaskString(message), hint)
}

// worded is what an error is to a client.
func worded(err error) (status int, code, message, hint string) {
	status, code = http.StatusInternalServerError, "failed"
	for _, o := range []struct {
		is     error
		status int
		code   string
	}{
		{context.Canceled, 499, "cancelled"},
		{editor.ErrConflict, http.StatusConflict, "conflict"},
		{editor.ErrUnknown, http.StatusNotFound, "not_found"},
		{editor.ErrTooMuch, http.StatusRequestEntityTooLarge, "too_large"},
		{chat.ErrTooLarge, http.StatusRequestEntityTooLarge, "too_large"},
		{ctxsys.ErrUsage, http.StatusBadRequest, "usage"},
		{ctxsys.ErrAmbiguous, http.StatusConflict, "ambiguous"},
		{ctxsys.ErrNotFound, http.StatusNotFound, "not_found"},
		{ctxsys.ErrNotIndexed, http.StatusNotFound, "not_indexed"},
		{ctxsys.ErrBusy, http.StatusServiceUnavailable, "busy"},
		{complete.ErrNoModel, http.StatusFailedDependency, "no_model"},
		{errNoChat, http.StatusFailedDependency, "no_model"},
		{model.ErrSettings, http.StatusFailedDependency, "model_settings"},
		{model.ErrUnavailable, http.StatusBadGateway, "model_unavailable"},
		{model.ErrAnswer, http.StatusBadGateway, "model_answer"},
	} {
		if errors.Is(err, o.is) {
			status, code = o.status, o.code
			break
		}
	}
	message, hint = err.Error(), hints[code]
	var own *op.Error
	var provider *model.Error
	switch {
	case errors.As(err, &own):
		message, hint = own.Message(), cmp.Or(own.Hint, hint)
	case errors.As(err, &provider):
		message, hint = provider.Parts()
	}
	return status, code, message, hint
}

func fail(w http.ResponseWriter, status int, code, message, hint string) {
	respond(w, status, map[string]any{"error": map[string]string{"code": code, "message": message, "hint": hint}})
}

func respond(w http.ResponseWriter, status int, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	b, err := render.JSON(value)
	if err == nil { // structs of texts and numbers have none
		_, _ = w.Write(append(b, '\n')) // or the client is gone
	}
}

// Token returns the token in the file at path, and makes one that only this user can read when there is none. A file
// that others can read is an error.
func Token(path string) (string, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return newToken(path)
	}
	if err != nil {
		return "", err
	}
	if info.Mode().Perm()&0o077 != 0 && os.PathSeparator == '/' {
		return "", fmt.Errorf("others can read the token in %s: delete it, a new one is made", path)
	}
	b, err := regular.Read(path, maxSmall)
	if token := strings.TrimSpace(string(b)); err != nil || len(token) >= 20 {
		return token, err
	}
	return "", fmt.Errorf("%s holds no token: delete it, a new one is made", path)
}

// tokenPrefix begins the tokens of this machine: package secret knows it, so that none is shown or stored.
const tokenPrefix = "ctxl_"

// newToken makes the file under a lock and in one step: of processes that start together one makes it, and the others read
// the whole of it.
func newToken(path string) (string, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	unlock, err := regular.Lock(path + ".lock")
	if err != nil {
		return "", err
	}
	defer unlock()
	if _, err := os.Stat(path); err == nil { // another process was faster
		return Token(path)
	}
	token := tokenPrefix + rand.Text()
	return token, regular.Write(path, []byte(token+"\n"), 0o600)
}

// Serve answers on a listener until ctx ends, and gives requests under way a moment.
func Serve(ctx context.Context, l net.Listener, h http.Handler) error {
	server := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, BaseContext: func(net.Listener) context.Context { return ctx }}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	limited, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if err := server.Shutdown(limited); err != nil {
		server.Close()
	}
	return nil
}
