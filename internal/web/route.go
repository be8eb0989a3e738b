package web

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// route is one thing that the server answers: what it takes and answers is written down in its types, which are those of
// the published description too.
type route struct {
	pattern string // method and path
	summary string
	in, out reflect.Type       // nil for none, and for any object
	schema  *jsonschema.Schema // what it takes, in place of in
	media   string             // what it answers, when that is not JSON
	open    bool               // it needs no token
	handle  func(o *Options) http.Handler
}

// asking is what every body of an editor may hold.
type asking struct {
	Client  string `json:"client,omitempty" jsonschema:"the client, as it was registered; default \"default\""`
	Project string `json:"project,omitempty" jsonschema:"folder or name of the project; default that of the client, else the server's"`
}

func (a *asking) asks() *asking { return a }

// routed makes a route of a function, for bodies of at most limit bytes.
func routed[In any, Out any, P interface {
	*In
	asks() *asking
}](pattern, summary string, limit int64, run func(ctx context.Context, e *editing, in P) (*Out, error)) route {
	return route{pattern: pattern, summary: summary, in: reflect.TypeFor[In](), out: reflect.TypeFor[Out](), handle: func(o *Options) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			var in In
			if !given(w, r, limit, &in) {
				return
			}
			e, err := o.editing(P(&in).asks())
			if err != nil {
				failed(w, err)
				return
			}
			out, err := run(r.Context(), e, P(&in))
			if err != nil {
				failed(w, err)
				return
			}
			respond(w, http.StatusOK, out)
		})
	}}
}

// editing is one question of an editor: whom it comes from, and what it is about.
type editing struct {
	o       *Options
	client  string
	project *workspace.Project
}

// editing finds the project that a client asks about.
func (o *Options) editing(a *asking) (*editing, error) {
	if a.Client == "" {
		a.Client = "default"
	}
	o.Clients.Seen(a.Client)
	name := a.Project
	if name == "" {
		if c, ok := o.Clients.Get(a.Client); ok {
			name = c.Root
		}
	}
	p, err := o.Workspace.Project(name)
	if err != nil {
		return nil, err
	}
	return &editing{o, a.Client, p.First()}, nil
}

// newest cancels the question of a client when it asks the same again.
type newest struct {
	mu     sync.Mutex
	number uint64
	under  map[string]underWay
}

type underWay struct {
	number uint64
	cancel context.CancelCauseFunc
}

// errNewer is why a question is cancelled.
var errNewer = fmt.Errorf("a newer request of the same client takes its place: %w", context.Canceled)

// begin returns the context of a question, and what is to be called at its end.
func (n *newest) begin(ctx context.Context, what, client string) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	key := what + " " + client
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.under == nil {
		n.under = map[string]underWay{}
	}
	if old, ok := n.under[key]; ok {
		old.cancel(errNewer)
	}
	n.number++
	number := n.number
	n.under[key] = underWay{number, cancel}
	return ctx, func() {
		cancel(nil)
		n.mu.Lock()
		defer n.mu.Unlock()
		if n.under[key].number == number {
			delete(n.under, key)
		}
	}
}

// schemaOf describes a type as it is written in JSON.
func schemaOf(t reflect.Type) (*jsonschema.Schema, error) {
	return jsonschema.ForType(t, &jsonschema.ForOptions{IgnoreInvalidTypes: true})
}
