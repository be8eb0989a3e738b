package search

import (
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func TestAtLine(t *testing.T) {
	entity := func(typ ctxsys.EntityType, name string, from, to int) store.Entity {
		return store.Entity{Type: typ, Name: name, StartLine: from, EndLine: to}
	}
	es := []store.Entity{
		entity("file", "cart.go", 1, 100),
		entity("class", "Cart", 10, 50),
		entity("method", "total", 20, 30),
		entity("function", "total.each", 22, 25),
		entity("property", "price", 12, 12),
		entity("method", "close", 40, 45),
	}
	for _, c := range []struct {
		function string
		line     int
		want     string
		named    bool
	}{
		{"", 21, "total", false},
		{"", 23, "total.each", false},
		{"Cart.total", 23, "total", true}, // a closure of what the trace names
		{"Cart.total", 28, "total", true},
		{"Cart.close", 28, "close", true}, // the file changed
		{"shop::Cart::close", 999, "close", true},
		{"unknown", 12, "Cart", false},
		{"", 70, "cart.go", false},
		{"", 101, "", false},
	} {
		e, named := atLine(es, query.Frame{Line: c.line, Function: c.function})
		got := ""
		if e != nil {
			got = e.Name
		}
		if got != c.want || named != c.named {
			t.Errorf("%s at %d: %q %v, want %q", c.function, c.line, got, named, c.want)
		}
	}
}
