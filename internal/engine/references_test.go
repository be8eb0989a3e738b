package engine_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
)

// References are the places that name an entity: import lines and calls through what implements it among them, and nothing else
// that has its name.
func TestReferences(t *testing.T) {
	w := newTree(t, nil)
	w.write("pkg/utils.py", `def requote(uri):
    return uri


class Meter:
    def read(self):
        return 1
`)
	w.write("pkg/sessions.py", `from .utils import requote, Meter
from .utils import requote as again


def send(uri, requote_now):
    if requote_now:
        return requote(uri)
    return again(uri)


def other(requote):
    return requote + 1


def total(m: Meter):
    return m.read()
`)
	w.write("go.mod", "module example.com/m\n\ngo 1.26\n")
	w.write("draw/draw.go", `package draw

type renderer interface{ flush() error }

type cursed struct{ fps int }

func (c *cursed) flush() error { return nil }

func WithFPS(fps int) *cursed { return &cursed{fps: fps} }

func run(r renderer) error { return r.flush() }

func (c *cursed) speed() int { return c.fps }
`)
	w.write("draw/draw_test.go", `package draw

import "testing"

func TestFlush(t *testing.T) {
	c := &cursed{}
	if c.flush() != nil || run(c) != nil {
		t.Error("flush")
	}
}
`)
	p := w.indexed(engine.Options{})
	read := func(path string) (string, error) {
		b, err := os.ReadFile(filepath.Join(w.root, filepath.FromSlash(path)))
		return string(b), err
	}
	for _, c := range []struct{ id, want string }{
		{"pkg/utils.py#requote", "pkg/sessions.py:1:20 pkg/sessions.py:2:20 pkg/sessions.py:2:31 pkg/sessions.py:7:16 pkg/sessions.py:8:12"},
		{"pkg/utils.py#Meter", "pkg/sessions.py:1:29 pkg/sessions.py:15:14"},
		{"pkg/utils.py#Meter.read", "pkg/sessions.py:16:14"},
		{"draw/draw.go#renderer.flush", "draw/draw.go:11:39 draw/draw_test.go:7:7"},
		{"draw/draw.go#cursed.flush", "draw/draw.go:11:39 draw/draw_test.go:7:7"},
		{"draw/draw.go#cursed.fps", "draw/draw.go:9:48 draw/draw.go:13:41"},
		{"draw/draw.go#cursed", "draw/draw.go:7:10 draw/draw.go:9:24 draw/draw.go:9:41 draw/draw.go:13:10 draw/draw_test.go:6:8"},
	} {
		refs, err := p.Navigator().References(context.Background(), c.id, read)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range refs {
			before := r.Syntax.Text[:r.Start]
			got = append(got, fmt.Sprintf("%s:%d:%d", r.Syntax.Path, 1+strings.Count(before, "\n"), r.Start-strings.LastIndexByte(before, '\n')))
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.id, s, c.want)
		}
	}
}
