package relate

import (
	"math"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/packed"
)

// arity is how many arguments a function takes.
type arity struct {
	min, max int16 // max is anyNumber when there is no limit
}

const anyNumber = -1

// fits reports whether a function can be called with args, the number of arguments plus one or 0 when that is
// not known.
func (a arity) fits(args int) bool {
	return args == 0 || int(a.min) < args && (a.max == anyNumber || args-1 <= int(a.max))
}

// arityOf counts the parameters of a symbol. Symbols that are not called have none.
func arityOf(s *facts.Symbol) (a arity) {
	for i := range s.Params {
		switch p := &s.Params[i]; {
		case isRest(p):
			a.max = anyNumber
		case p.Default != "" || strings.HasPrefix(p.Name, "&"): // blocks of Ruby are no arguments
			a.more(0)
		case p.Name == "void" && p.Type == "" || p.Type == "void" && p.Name == "":
		default:
			a.more(1)
		}
	}
	return a
}

func (a *arity) more(needed int16) {
	if a.max == math.MaxInt16 {
		return // nobody calls it with all of them
	}
	a.min += needed
	if a.max != anyNumber {
		a.max++
	}
}

// isRest reports whether a parameter takes any number of arguments.
func isRest(p *ctxsys.Param) bool {
	for _, mark := range [...]string{"...", "*", "vararg ", "params "} {
		if strings.HasPrefix(p.Name, mark) || strings.HasPrefix(p.Type, mark) && mark != "*" || strings.HasSuffix(p.Type, "...") {
			return true
		}
	}
	return false
}

func writeArity(w *packed.Writer, a arity) {
	w.Int(int(a.min))
	w.Int(int(a.max) + 1)
}

func readArity(r *packed.Reader) arity { return arity{int16(r.Int()), int16(r.Int() - 1)} }
