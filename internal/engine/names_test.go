package engine_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// adapters has a call through a base class, one through a Go interface, and several functions called main.
func adapters(t *testing.T) *engine.Project {
	w := newTree(t, nil)
	w.write("net/adapters.py", `class BaseAdapter:
    def send(self, request):
        raise NotImplementedError


class Pooled(BaseAdapter):
    pass


class HTTPAdapter(Pooled):
    def send(self, request):
        return connect(request)


def connect(request):
    return request
`)
	w.write("net/sessions.py", `from .adapters import BaseAdapter


class Session:
    adapter: BaseAdapter

    def request(self, url):
        return self.adapter.send(url)
`)
	w.write("go.mod", "module example.com/m\n\ngo 1.26\n")
	w.write("draw/draw.go", `package draw

import "errors"

// ErrClosed is returned by a closed renderer.
var ErrClosed = errors.New("closed")

type renderer interface{ flush() error }

type cursed struct{ open bool }

func (c *cursed) flush() error {
	if !c.open {
		return ErrClosed
	}
	return nil
}

type Program struct{ r renderer }

func (p *Program) Run() error { return p.r.flush() }
`)
	w.write("cmd/a/main.go", "package main\n\nfunc main() { start() }\n\nfunc start() {}\n")
	w.write("cmd/b/main.go", "package main\n\nfunc main() { begin() }\n\nfunc begin() {}\n")
	return w.indexed(engine.Options{})
}

func TestPathThroughDispatch(t *testing.T) {
	p := adapters(t)
	for _, c := range []struct {
		from, to, want string
		kinds          []ctxsys.RelationKind
	}{
		{"Session.request", "HTTPAdapter.send", "Session.request BaseAdapter.send HTTPAdapter.send", nil},
		{"Session.request", "connect", "Session.request BaseAdapter.send HTTPAdapter.send connect", []ctxsys.RelationKind{ctxsys.Calls}},
		{"Program.Run", "cursed.flush", "Program.Run renderer.flush cursed.flush", nil},
		{"main", "begin", "main begin", nil}, // the main of the other end
	} {
		resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.Path, graph.PathRequest{From: c.from, To: c.to, Kinds: c.kinds})
		if err != nil {
			t.Errorf("%s to %s: %v", c.from, c.to, err)
			continue
		}
		var names []string
		for _, n := range resp.Nodes {
			names = append(names, n.QualifiedName)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%s to %s: %s, want %s", c.from, c.to, got, c.want)
		}
		for i, e := range resp.Edges {
			if e.Target == nil || !slices.Contains([]string{e.Source.ID, e.Target.ID}, resp.Nodes[i].ID) {
				t.Errorf("%s to %s: step %d is %+v", c.from, c.to, i, e)
			}
		}
	}
	for _, kinds := range [][]ctxsys.RelationKind{{ctxsys.Imports}, {ctxsys.References}} {
		if _, err := reader.AskGraph(context.Background(), p.Reader(), graph.Path, graph.PathRequest{From: "Session.request", To: "HTTPAdapter.send", Kinds: kinds}); !errors.Is(err, ctxsys.ErrNotFound) {
			t.Errorf("along %v there is a path, or %v", kinds, err)
		}
	}
}

// Who reads a variable is what its callers are; of a function it is the calls alone.
func TestCallersOfValues(t *testing.T) {
	p := adapters(t)
	for _, c := range []struct{ name, want string }{
		{"ErrClosed", "references cursed.flush"},
		{"connect", "calls HTTPAdapter.send"},
	} {
		resp, err := reader.AskGraph(context.Background(), p.Reader(), graph.Callers, graph.UsesRequest{Entity: c.name})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, e := range resp.Edges {
			got = append(got, string(e.Kind)+" "+e.Source.QualifiedName)
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q, want %s", c.name, got, c.want)
		}
	}
}

func TestDidYouMean(t *testing.T) {
	p := adapters(t)
	for _, c := range []struct{ name, want string }{
		{"HTTPAdaptor", "did you mean HTTPAdapter?"},
		{"Sesion.request", "did you mean Session.request?"},
		{"cursed.flsuh", "did you mean cursed.flush, renderer.flush?"},
		{"Program.flush", "did you mean renderer.flush, cursed.flush?"},
		{"net/adaptres.py", "did you mean net/adapters.py?"},
		{"nte/adapters.py", "did you mean net/adapters.py?"},
		{"quaternion", `no entity "quaternion"`},
	} {
		_, err := reader.Show(context.Background(), p.Reader(), c.name)
		if err == nil || !errors.Is(err, ctxsys.ErrNotFound) || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

// A name that is chosen although others have it as well says so.
func TestOthersOfTheName(t *testing.T) {
	w := newTree(t, nil)
	w.write("scan.rs", "pub struct Searcher;\n\nimpl Searcher {\n    pub fn scan(&self) {}\n}\n\npub fn scan() {}\n")
	p := w.indexed(engine.Options{})
	uses, err := reader.AskGraph(context.Background(), p.Reader(), graph.Callers, graph.UsesRequest{Entity: "scan"})
	if err != nil || uses.Start.QualifiedName != "scan" || !slices.Equal(uses.Others, []string{"scan.rs#Searcher.scan"}) {
		t.Errorf("%+v, %v", uses, err)
	}
	show, err := reader.Show(context.Background(), p.Reader(), "Searcher.scan")
	if err != nil || len(show.Others) > 0 {
		t.Errorf("%+v, %v", show, err)
	}
}

func TestAmbiguous(t *testing.T) {
	_, err := reader.Show(context.Background(), adapters(t).Reader(), "main")
	var several *graph.AmbiguousError
	if !errors.As(err, &several) || !errors.Is(err, ctxsys.ErrAmbiguous) || several.Total != 2 || len(several.Candidates) != 2 || several.Candidates[0].ID != "cmd/a/main.go#main" {
		t.Errorf("%+v, %v", several, err)
	}
}
