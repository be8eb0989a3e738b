// Package shop sells.
package shop

import (
	_ "embed"
	"fmt"
	alias "net/http"
	. "strings"
)

import "os"

// Limit is above a lone constant.
const Limit = 10

const (
	// A is the first.
	A, B = iota, iota + 1
	_
	C Kind = "c" // trails
)

var (
	registry                   = map[string]*Shop{}
	first, second              = pair()
	handler       http.Handler = alias.NotFoundHandler()
)

// Kind names.
type Kind string

type Alias = fmt.Stringer

// Shop sells things.
type Shop struct {
	fmt.Stringer
	*Base[int]
	// Name of it.
	Name, nick string `json:"name"`
	items      []*Item
	inner      struct {
		deep bool
	}
	visit func(n int) (*Item, error)
}

type (
	// Seller sells.
	Seller interface {
		Buyer
		~int | string
		// Sell one.
		Sell(n int, to ...string) (item *Item, err error)
	}
	List[K comparable, V any] []V
)

// New makes one.
func New(name string, opts ...func(*Shop)) (*Shop, error) {
	s := &Shop{Name: name, items: make([]*Item, 0)}
	for _, o := range opts {
		o(s)
	}
	if item, err := s.find(name); err != nil {
		return nil, fmt.Errorf("find %s: %w", name, err)
	} else if item.ok() {
		item.sell()
	}
	defer s.close()
	go func(x *Item) { x.run() }(s.items[0])
	return s, nil
}

// find looks.
//
//go:noinline
func (s *Shop) find(name string) (*Item, error) {
	for i, it := range s.items {
		it.weigh(i)
	}
	switch v := any(s).(type) {
	case *Item:
		v.weigh(1)
	case Seller, Buyer:
		v.Sell(1)
	default:
		_ = v
	}
	switch name {
	case Limit2:
	}
	type local struct{ n int }
	const tiny = 1
	var l local
	l.n = tiny
	select {
	case m := <-s.ch:
		m.done()
	default:
	}
	x, y := s.pair()
	x.a(y.b().c[0].d())
	visit := s.visit
	visit(1)
	keys := []Kind{A}
	_ = List[string, *Item](nil)
	generic[Item](keys)
	return registry[name].items[0], nil
}

func (l List[K, V]) Each(f func(K, V) bool) { f(l.key(), l[0]) }

func (Shop) unnamed(int, string) {}

func broken() int

type crate struct { // about the crate, not about what it holds
	held int
}

func unpack() { // about the function
	// label is documented though it is first in its block.
	type label struct{ text string }
	use(label{})
}
