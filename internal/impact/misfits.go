package impact

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A call fits or does not by the number of its arguments, which can be counted in any text. Types are the compiler's business. A
// call with an argument that may stand for several (f(list...), f(*list), in Go f(g())) is not judged, nor is one in a
// language where a call may leave arguments out or add some, nor one of a name that several functions of the file have.

const (
	maxCallers = 500 // whose texts are read
	sureCall   = 0.8 // how sure a call must be for its arguments to be counted
)

// arity is how many arguments a function takes; most is -1 for any number.
type arity struct{ least, most int }

// arityOf returns how many arguments calls of a symbol have, ok is false where that cannot be told.
func arityOf(language string, s *facts.Symbol) (a arity, ok bool) {
	params := s.Params
	switch language {
	case "go", "rust", "java", "c":
	case "python":
		if s.Parent >= 0 && len(params) > 0 && (params[0].Name == "self" || params[0].Name == "cls") {
			params = params[1:]
		}
	case "typescript", "tsx":
		if len(params) > 0 && params[0].Name == "this" {
			params = params[1:]
		}
	default:
		return a, false
	}
	for _, p := range params {
		switch {
		case p.Name == "/" || p.Name == "*":
			continue
		case strings.HasPrefix(p.Name, "...") || strings.HasPrefix(p.Name, "*") && language == "python" || strings.HasPrefix(p.Type, "...") || p.Name == "...":
			a.most = -1
			continue
		case p.Default != "" || strings.HasPrefix(language, "t") && optional(s.Signature, p.Name):
		default:
			a.least++
		}
		if a.most >= 0 {
			a.most++
		}
	}
	return a, true
}

// optional reports whether a parameter is marked so in a signature of TypeScript.
func optional(signature, name string) bool {
	ok, err := regexp.MatchString(`\b`+regexp.QuoteMeta(name)+`\s*\?`, signature)
	return err == nil && ok
}

func (a arity) fits(n int) bool { return n >= a.least && (a.most < 0 || n <= a.most) }

func (a arity) String() string {
	switch {
	case a.most < 0:
		return fmt.Sprintf("%d or more", a.least)
	case a.least == a.most:
		return fmt.Sprint(a.least)
	}
	return fmt.Sprintf("%d to %d", a.least, a.most)
}

// misfits looks at the calls of each function whose parameters changed.
func (w *work) misfits(ctx context.Context) error {
	shaped := map[string]int{} // id to its index in changed
	for i := range w.resp.Changed {
		c := &w.resp.Changed[i]
		if c.entity != 0 && c.old != nil && c.new != nil && isCallable(c.new.Symbol) && c.Change != string(diff.Documentation) && c.Change != string(diff.Body) && c.new.Symbol.Ordinal == 0 {
			shaped[c.ID] = i
		}
	}
	if len(shaped) == 0 {
		return nil
	}
	callers := map[int64][]int{} // by caller, what it calls of those
	lines := map[[2]int64]int{}  // where a caller is known to call one of those
	for _, i := range shaped {
		sources, err := w.v.Store.EdgesInto(ctx, []int64{w.resp.Changed[i].entity}, store.KindSet("calls"), crowd)
		if err != nil {
			return err
		}
		for _, e := range sources {
			if !slices.Contains(callers[e.Source], i) && e.Weight >= sureCall {
				callers[e.Source] = append(callers[e.Source], i)
				lines[[2]int64{e.Source, int64(i)}] = e.Line
			}
		}
	}
	ids := make([]int64, 0, len(callers))
	for id := range callers {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	if len(ids) > maxCallers {
		w.note("%d functions call what has another signature now: the calls of %d were counted", len(ids), maxCallers)
		ids = ids[:maxCallers]
	}
	places, err := w.v.Store.Located(ctx, ids)
	if err != nil {
		return err
	}
	namesakes, err := w.namesakes(ctx, ids)
	if err != nil {
		return err
	}
	for i := range places {
		p := &places[i]
		text, err := w.v.Texts.ReadOnce(ctx, store.FileOf(p.ID))
		if err != nil {
			continue
		}
		for _, n := range callers[p.ID] {
			c := &w.resp.Changed[n]
			a, ok := arityOf(p.Language, c.new.Symbol)
			if !ok || languageOf(c.Path) != languageOf(p.Path) {
				continue
			}
			from, to := p.StartByte, p.EndByte
			if store.EntityNumber(p.ID) == 0 {
				from, to = 0, len(text)
			}
			others := slices.DeleteFunc(slices.Clone(namesakes[p.ID][c.new.Symbol.Name]), func(e store.Edge) bool { return e.Target == c.entity })
			at := lines[[2]int64{p.ID, int64(n)}]
			for _, call := range callsOf(text, from, to, c.new.Symbol.Name, p.Language, c.Type == ctxsys.TypeMethod) {
				if len(others) > 0 && (call.line != at || slices.ContainsFunc(others, func(e store.Edge) bool { return e.Line == at })) {
					continue // it may be a call of the other one
				}
				if !a.fits(call.args) {
					w.resp.Misfits = append(w.resp.Misfits, Misfit{Path: p.Path, Line: call.line, Caller: p.PublicID(p.Path), Callee: c.ID, Arguments: call.args,
						Why: fmt.Sprintf("%s takes %s", c.Name, a)})
				}
			}
		}
	}
	slices.SortFunc(w.resp.Misfits, func(a, b Misfit) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Callee, b.Callee))
	})
	w.resp.Misfits = slices.Compact(w.resp.Misfits)
	return nil
}

// namesakes returns what each caller uses, by the last name of it.
func (w *work) namesakes(ctx context.Context, callers []int64) (map[int64]map[string][]store.Edge, error) {
	edges, err := w.v.Store.EdgesOut(ctx, callers, store.KindSet(ctxsys.Calls, ctxsys.References), nil)
	if err != nil {
		return nil, err
	}
	var targets []int64
	for i := range edges {
		if edges[i].Target != 0 {
			targets = append(targets, edges[i].Target)
		}
	}
	places, err := w.places(ctx, graph.Distinct(targets))
	if err != nil {
		return nil, err
	}
	names := map[int64]string{}
	for i := range places {
		names[places[i].ID] = places[i].Name
	}
	out := map[int64]map[string][]store.Edge{}
	for _, e := range edges {
		if out[e.Source] == nil {
			out[e.Source] = map[string][]store.Edge{}
		}
		name := cmp.Or(names[e.Target], facts.LastName(e.Text))
		out[e.Source][name] = append(out[e.Source][name], e)
	}
	return out, nil
}

// called is a call in a text.
type called struct{ line, args int }

// callsOf finds the calls of a name between two bytes of a text and counts their arguments. Calls that cannot be counted are left out. A
// method is called by its name alone only in Java.
func callsOf(text []byte, from, to int, name, language string, method bool) (out []called) {
	if name == "" || from < 0 || to > len(text) || from >= to {
		return nil
	}
	line := 1 + bytes.Count(text[:from], []byte("\n"))
	for i := from; i < to; {
		if text[i] == '\n' {
			line++
			i++
			continue
		}
		if end := skipped(text, i, to, language); end > i {
			line += bytes.Count(text[i:end], []byte("\n"))
			i = end
			continue
		}
		word := wordEnd(text, i, to)
		if word == i {
			i++
			continue
		}
		if string(text[i:word]) == name && !declares(text, i, language) && (!method || language == "java" || isMember(text[from:i])) {
			if open := callOpens(text, word, to); open >= 0 {
				if n, ok := arguments(text, open, to, language); ok {
					out = append(out, called{line, n})
				}
			}
		}
		i = word
	}
	return out
}

// wordEnd is where the word at a place ends; it is the place itself where there is none.
func wordEnd(text []byte, i, to int) int {
	for i < to {
		r, size := utf8.DecodeRune(text[i:to])
		if r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		i += size
	}
	return i
}

// declares reports whether the word at a place is declared there: behind func, def, fn or function.
func declares(text []byte, at int, language string) bool {
	before := strings.TrimRight(string(text[max(0, at-80):at]), " \t")
	for _, w := range []string{"def", "fn", "function", "func"} {
		if strings.HasSuffix(before, w) {
			return true
		}
	}
	return language == "go" && strings.HasSuffix(before, ")") && strings.Contains(before[strings.LastIndexByte(before, '\n')+1:], "func (")
}

// isMember reports whether what follows a text is a member of what it ends in.
func isMember(before []byte) bool {
	before = bytes.TrimRight(before, " \t\r\n")
	return bytes.HasSuffix(before, []byte(".")) || bytes.HasSuffix(before, []byte("::"))
}

// callOpens is where the arguments of a call begin, -1 where there is none. Type arguments may be between.
func callOpens(text []byte, i, to int) int {
	for i < to && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	if i < to && text[i] == '(' {
		return i
	}
	return -1
}

// skipped is the end of the comment or string at a place, or the place itself.
func skipped(text []byte, i, to int, language string) int {
	rest := text[i:to]
	until := func(from int, end string) int {
		if n := bytes.Index(rest[from:], []byte(end)); n >= 0 {
			return i + from + n + len(end)
		}
		return to
	}
	switch {
	case language == "python" && rest[0] == '#':
		return until(0, "\n") - 1
	case language == "python" && (strings.HasPrefix(string(rest[:min(3, len(rest))]), `"""`) || strings.HasPrefix(string(rest[:min(3, len(rest))]), `'''`)):
		return until(3, string(rest[:3]))
	case language != "python" && len(rest) > 1 && rest[0] == '/' && rest[1] == '/':
		return max(until(0, "\n")-1, i+2)
	case language != "python" && len(rest) > 1 && rest[0] == '/' && rest[1] == '*':
		return until(2, "*/")
	case rest[0] == '"' || rest[0] == '`' && language != "python" || rest[0] == '\'' && language != "rust":
		for n := 1; n < len(rest); n++ {
			switch {
			case rest[n] == '\\' && !(rest[0] == '`' && language == "go"):
				n++
			case rest[n] == rest[0]:
				return i + n + 1
			case rest[n] == '\n' && rest[0] != '`':
				return i + 1
			}
		}
		return i + 1
	}
	return i
}

// arguments counts the arguments of the call whose parenthesis opens at a place. It is not ok where one may stand for several, and where the
// parenthesis has no end.
func arguments(text []byte, open, to int, language string) (n int, ok bool) {
	depth, any, commas, calls := 0, false, 0, 0
	start := true // of an argument
	for i := open; i < to; {
		if end := skipped(text, i, to, language); end > i {
			if c := text[i]; c == '"' || c == '\'' || c == '`' {
				any, start = true, false
			}
			i = end
			continue
		}
		switch c := text[i]; c {
		case '(', '[', '{':
			if depth++; depth == 2 && c == '(' {
				calls++
			}
			if depth > 1 {
				any, start = true, false
			}
		case ')', ']', '}':
			if depth--; depth == 0 {
				if any {
					n = commas + 1
					if start { // a comma at the end
						n--
					}
				}
				return n, !(language == "go" && n == 1 && calls > 0)
			}
		case ',':
			if depth == 1 {
				commas++
				start = true
			}
		case '<', '>', '|':
			if language == "typescript" || language == "tsx" || language == "rust" || language == "java" {
				if c != '>' || i == 0 || text[i-1] != '=' {
					return 0, false // type arguments and closures have commas of their own
				}
			}
		case '.':
			if depth == 1 && strings.HasPrefix(string(text[i:min(i+3, to)]), "...") {
				return 0, false
			}
		case '*':
			if depth == 1 && start && language == "python" {
				return 0, false
			}
		case ' ', '\t', '\n', '\r':
		default:
			any, start = true, false
		}
		i++
	}
	return 0, false
}
