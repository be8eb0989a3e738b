package coverage

import (
	"errors"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

var samples = map[string]string{
	Go:        "mode: set\nexample.org/shop/cart/cart.go:3.20,5.2 1 1\nexample.org/shop/cart/cart.go:7.20,9.2 2 0\n",
	LCOV:      "TN:\nSF:/home/ada/shop/cart/cart.go\nFN:3,Total\nDA:3,1\nDA:4,2\nDA:8,0\nLH:2\nend_of_record\n",
	Cobertura: `<?xml version="1.0"?><!DOCTYPE coverage SYSTEM "x.dtd"><coverage><packages><package><classes><class name="c" filename="cart/cart.go"><lines><line number="3" hits="1"/><line number="8" hits="0"/></lines></class></classes></package></packages></coverage>`,
}

// The same run in each format: the function in lines 3 to 5 ran, that in 7 to 9 did not, and of others nothing is known.
func TestParse(t *testing.T) {
	for format, text := range samples {
		p, err := Parse(strings.NewReader(text))
		if err != nil || p.Format != format {
			t.Errorf("%s: %v, %v", format, p, err)
			continue
		}
		ranges, ok := p.File("cart/cart.go")
		if !ok {
			t.Errorf("%s: no file, but %v", format, p.Files)
		}
		for _, c := range []struct {
			first, last int
			ran, known  bool
		}{{3, 5, true, true}, {7, 9, false, true}, {20, 30, false, false}} {
			if ran, known := Ran(ranges, c.first, c.last); ran != c.ran || known != c.known {
				t.Errorf("%s: lines %d to %d: ran %t, known %t", format, c.first, c.last, ran, known)
			}
		}
		if _, ok := p.File("art/cart.go"); ok {
			t.Errorf("%s: the end of a name is taken for a path", format)
		}
	}
	for _, text := range []string{"", "hello", "mode: set\nx", "SF:a\nDA:x,1\n", "<coverage><line/></coverage>", "<html></html>", "<coverage>"} {
		if _, err := Parse(strings.NewReader(text)); !errors.Is(err, ctxsys.ErrUsage) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range samples {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(strings.NewReader(text))
		if err != nil {
			if !errors.Is(err, ctxsys.ErrUsage) {
				t.Error(err)
			}
			return
		}
		for path := range p.Files {
			p.File(path)
		}
	})
}
