package relate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// A method call on something unknown is tied to the only callable of its name, if there is only one that
// could be called from there. That is a guess and weighted as one.

// only is what is known of the callables of a name: one, and whether there are others.
type only struct {
	file    int64
	number  int
	several bool
}

// addCallable counts a function or method of a file for those who can call it as a member of something. In C
// that is not a function: what is called there is a field that holds one.
func (p *Project) addCallable(f FileInfo, name string, n Named) {
	called := n.Type == ctxsys.TypeMethod || n.Type == ctxsys.TypeFunction && !languageOf(f.Language).linked
	if !called || strings.HasSuffix(n.In, facts.Nameless) {
		return
	}
	key := (&Decls{Language: f.Language, dir: dirOf(f.Path)}).exactNameIn(name)
	_, dup := p.callables[key]
	p.callables[key] = only{n.File, n.Number, dup}
}

// guess finds the only callable of a name that a file can call. Names that methods of builtin types have
// are never guessed.
func (p *Project) guess(d *Decls, name string) value {
	if len(name) < 3 || builtin(family(d.Language), name) {
		return value{}
	}
	p.ask(name, Others)
	found, ok := p.callables[d.exactNameIn(name)]
	if !ok || found.several {
		return value{}
	}
	other := p.load(found.file)
	if other == nil {
		return value{}
	}
	i := slices.IndexFunc(other.Symbols, func(s Symbol) bool { return int(s.Number) == found.number })
	if i < 0 {
		return value{}
	}
	return value{kind: vSymbol, sym: symbolRef{other, int32(i)}, how: byUniqueName}
}

// Family returns the family of languages of a file: see Name.
func (f FileInfo) Family() string { return family(f.Language) }

// isTest reports whether a file is of a test.
func (p *Project) isTest(d *Decls) bool { return p.source.Test != nil && p.source.Test(d.Path) }

// canCall reports whether a call that names what it is called on can be of a definition. A value has no members
// that are on their own in a file or a function, but for what a script gives an object: functions of the file
// around, and what tests hang on the instances of their classes.
func canCall(d *Decls, f *facts.Ref, to symbolRef) bool {
	name := facts.LastName(f.Expr)
	if d.Language == "python" && strings.HasPrefix(name, "__") && strings.HasSuffix(name, "__") {
		return false // all objects have it
	}
	s := to.sym()
	if s.Type != ctxsys.TypeFunction || s.Owner != "" {
		return true
	}
	if s.Parent >= 0 {
		switch t := to.decls.Symbols[s.Parent].Type; {
		case t == ctxsys.TypeNamespace && !to.decls.lang.impls:
			return true
		case t == ctxsys.TypeFunction || t == ctxsys.TypeMethod:
			return d.lang.family == "script"
		case t != ctxsys.TypeNamespace:
			return true
		}
	}
	if d.lang.typed() { // a path through modules that were not found
		return f.Base == facts.NotLocal && !isCapital(f.Expr) && !strings.ContainsAny(f.Expr, "()[]!?#")
	}
	rest, self := cutSelf(f.Expr)
	return self && rest == "."+name
}
