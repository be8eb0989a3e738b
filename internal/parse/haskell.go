package parse

import (
	"bytes"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// haskellRules are the rules of Haskell. What is bound at the top is a function, with or without arguments; what
// where and let bind is a local, and its uses are those of the function around it.
type haskellRules struct {
	*rules
	fName, fNames, fType, fPatterns, fMatch, fBinds, fExpression, fPattern, fGuards, fFunction, fArgument, fParens uint16
	fConstructor, fConstructors, fField, fFields, fContext, fDeclarations, fClasses, fModule, fAlias, fID          uint16
	fLeft, fRight, fOperator, fParameter, fResult, fSynonym, fBind, fExports, fElement, fVariable, fDeclaration    uint16
	fConstraint                                                                                                    uint16

	skipped    map[uint16]bool // what may be between the equations of a function
	cpp, lists map[uint16]bool
}

// haskellNote is what is kept of a file while it is walked.
type haskellNote struct {
	listed  bool                       // the module lists what it exports
	exports map[string]map[string]bool // name -> those of its members; "" among them for all
	order   []string                   // the names that are listed, with those of members
	known   map[string]bool            // names of the Prelude that mean something else here
}

func walkHaskell(g *grammar) func(*extractor) {
	r := &haskellRules{
		rules: newRules(g),
		fName: g.field("name"), fNames: g.field("names"), fType: g.field("type"), fPatterns: g.field("patterns"),
		fMatch: g.field("match"), fBinds: g.field("binds"), fExpression: g.field("expression"), fPattern: g.field("pattern"),
		fGuards: g.field("guards"), fFunction: g.field("function"), fArgument: g.field("argument"), fParens: g.field("parens"),
		fConstructor: g.field("constructor"), fConstructors: g.field("constructors"), fField: g.field("field"),
		fFields: g.field("fields"), fContext: g.field("context"), fDeclarations: g.field("declarations"),
		fClasses: g.field("classes"), fModule: g.field("module"), fAlias: g.field("alias"), fID: g.field("id"),
		fLeft: g.field("left_operand"), fRight: g.field("right_operand"), fOperator: g.field("operator"),
		fParameter: g.field("parameter"), fResult: g.field("result"), fSynonym: g.field("synonym"), fBind: g.field("bind"),
		fExports: g.field("exports"), fElement: g.field("element"), fVariable: g.field("variable"),
		fDeclaration: g.field("declaration"), fConstraint: g.field("constraint"),
	}
	r.generics = map[string]string{
		"IO": "", "Maybe": "", "Either": "", "Identity": "", "STM": "", "ST": "", "State": "", "StateT": "", "Reader": "", "ReaderT": "",
		"Writer": "", "WriterT": "", "ExceptT": "", "MaybeT": "", "IORef": "", "TVar": "", "MVar": "", "STRef": "", "Parser": "",
		"Set": "[]", "Map": "[]", "HashMap": "[]", "HashSet": "[]", "IntMap": "[]", "Vector": "[]", "Seq": "[]", "NonEmpty": "[]",
	}
	r.skipped = r.set("comment", "haddock", "pragma", "cpp", "fixity")
	r.cpp = r.set("cpp")
	r.lists = r.set("declarations", "class_declarations", "instance_declarations", "data_constructors", "gadt_constructors", "fields")
	r.exported = r.isExported
	r.doc = haddock
	r.role(roleComment, "comment", "haddock")
	r.begin, r.end = r.header, r.listExports

	r.typesAndValues()
	r.definitions()
	r.uses()
	r.bindings()
	return r.walk()
}

func (r *haskellRules) note(w *walker) *haskellNote { return w.note.(*haskellNote) }

// header reads the name of the module and what it exports.
func (r *haskellRules) header(w *walker, root int32) {
	note := &haskellNote{exports: map[string]map[string]bool{}, known: map[string]bool{}}
	w.note = note
	r.prepare(w)
	header := w.first(root, "header")
	if header < 0 {
		return
	}
	w.File.Package = dots(w.sourceOf(w.at(header, r.fModule)))
	list := w.at(header, r.fExports)
	if list < 0 {
		return
	}
	note.listed = true
	w.children(list, func(c int32) {
		switch {
		case w.is(c, "module_export"):
			r.exportModule(w, dots(w.sourceOf(w.at(c, r.fModule))), w.line(c))
		case w.is(c, "export"):
			name := r.listedName(w, c)
			if name == "" {
				return
			}
			if note.exports[name] == nil {
				note.exports[name] = map[string]bool{}
			}
			note.order = append(note.order, name)
			r.eachMember(w, c, func(member string) {
				note.exports[name][member] = true
				if member != "" {
					note.order = append(note.order, member)
				}
			})
		}
	})
}

// prepare finds the branches of conditions that the grammar skips, and brings comments to what they document:
// those before the first of a list are outside of it.
func (r *haskellRules) prepare(w *walker) {
	for i := range w.nodes {
		n := &w.nodes[i]
		switch {
		case r.cpp[n.symbol]:
			if bytes.IndexByte(w.text[n.start:n.end], '\n') >= 0 {
				w.unseen = append(w.unseen, facts.Span{Start: int(n.start), End: int(n.end)})
			}
		case r.lists[n.symbol] && int(n.next) > i+1:
			before := w.prev[i]
			if before >= 0 && w.is(before, "imports") {
				w.children(before, func(c int32) { before = c })
			}
			if before >= 0 && w.roleOf(before) == roleComment {
				w.prev[i+1] = before
			}
		}
	}
}

// exportModule reads module M among the exports: what is in scope from M, or all of the module itself.
func (r *haskellRules) exportModule(w *walker, name string, line int) {
	note := r.note(w)
	if name == w.File.Package {
		note.listed = false
		return
	}
	w.File.Imports = append(w.File.Imports, facts.Import{Source: name, Line: line, Names: []facts.ImportedName{{Name: "*", Local: "*"}}, Reexport: true})
}

// listedName returns the name in an item of a list of imports or exports, without its module.
func (r *haskellRules) listedName(w *walker, item int32) string {
	for _, f := range [...]uint16{r.fVariable, r.fType, r.fOperator} {
		if n := w.at(item, f); n >= 0 {
			return facts.LastName(r.plain(w, n))
		}
	}
	return ""
}

// eachMember calls f with the names in the brackets of T(a, b), "" for two dots.
func (r *haskellRules) eachMember(w *walker, item int32, f func(string)) {
	list := w.first(item, "children")
	if list < 0 {
		return
	}
	w.children(list, func(c int32) {
		if w.is(c, "all_names") {
			f("")
		} else {
			f(r.plain(w, c))
		}
	})
}

// plain returns the name in a node as expressions have it: operators without their brackets, modules with dots.
func (r *haskellRules) plain(w *walker, n int32) string {
	switch {
	case n < 0:
		return ""
	case w.is(n, "prefix_id"), w.is(n, "infix_id"), w.is(n, "field_name"), w.is(n, "parens"), w.is(n, "promoted"):
		return r.plain(w, w.last(n))
	case w.is(n, "qualified"):
		return dots(w.sourceOf(w.at(n, r.fModule))) + "." + facts.InExpr(w.sourceOf(w.at(n, r.fID)))
	}
	return facts.InExpr(w.src(n))
}

// nameIn returns the name in a node as it is written, without brackets.
func (r *haskellRules) nameIn(w *walker, n int32) string {
	if n >= 0 && (w.is(n, "prefix_id") || w.is(n, "infix_id") || w.is(n, "field_name")) {
		return r.nameIn(w, w.last(n))
	}
	if n >= 0 && w.is(n, "qualified") {
		return w.sourceOf(w.at(n, r.fID))
	}
	return w.sourceOf(n)
}

// isExported: a list of exports names what others see; a type with two dots shows its members, and an instance
// is seen by all.
func (r *haskellRules) isExported(w *walker, s *facts.Symbol) bool {
	note := r.note(w)
	switch {
	case !note.listed || s.Owner != "":
		return true
	case s.Parent < 0:
		return note.exports[s.Name] != nil
	}
	members := note.exports[w.File.Symbols[s.Parent].Name]
	return members[""] || members[s.Name] || note.exports[s.Name] != nil
}

// listExports writes down what the module exports, now that the members of its types are known; what it lists
// and does not define it has from its imports.
func (r *haskellRules) listExports(w *walker, _ int32) {
	note := r.note(w)
	if !note.listed {
		return
	}
	seen := map[string]bool{}
	export := func(name string) {
		if !seen[name] {
			seen[name] = true
			w.File.Exports = append(w.File.Exports, facts.Export{Name: name, Local: name})
		}
	}
	for i := range w.File.Symbols {
		if s := &w.File.Symbols[i]; s.Owner == "" && r.isExported(w, s) {
			export(s.Name)
		}
	}
	for _, name := range note.order {
		export(name)
	}
}

// importOf reads an import. A name before a dot is a module's or its alias; without a list all names are
// bound, hidden ones too.
func (r *haskellRules) importOf(w *walker, n int32) {
	source := dots(w.sourceOf(w.at(n, r.fModule)))
	if source == "" {
		return
	}
	m := facts.Import{Source: source, Line: w.line(n)}
	as := source
	if alias := w.at(n, r.fAlias); alias >= 0 {
		as = dots(w.src(alias))
	}
	list := w.first(n, "import_list")
	hiding := w.first(n, "hiding") >= 0
	switch {
	case w.first(n, "qualified") >= 0:
	case list < 0 || hiding:
		m.Names = append(m.Names, facts.ImportedName{Name: "*", Local: "*"})
	}
	m.Names = append(m.Names, facts.ImportedName{Name: "*", Local: as})
	if list >= 0 && !hiding && w.first(n, "qualified") < 0 {
		w.children(list, func(c int32) {
			if name := r.listedName(w, c); name != "" {
				m.Names = append(m.Names, facts.ImportedName{Name: name, Local: name})
				r.note(w).known[name] = true
			}
			r.eachMember(w, c, func(member string) {
				if member != "" {
					m.Names = append(m.Names, facts.ImportedName{Name: member, Local: member})
				}
			})
		})
	}
	w.File.Imports = append(w.File.Imports, m)
}

// haddock takes the marks out of a comment: "| text" documents what follows, "^ text" what is before and
// so nothing here.
func haddock(doc string) string {
	doc = strings.TrimSuffix(strings.TrimPrefix(doc, "{-"), "-}")
	doc = strings.TrimSpace(doc)
	if strings.HasPrefix(doc, "^") {
		return ""
	}
	for _, mark := range [...]string{"|", "*", "$"} {
		doc = strings.TrimPrefix(doc, mark)
	}
	return strings.TrimSpace(doc)
}

// docAfter returns the "-- ^ text" that follows a node.
func (r *haskellRules) docAfter(w *walker, n int32) string {
	var parts []string
	next := w.nodes[n].next
	for p := w.parent(n); next < w.nodes[p].next && w.roleOf(next) == roleComment; next = w.nodes[next].next {
		parts = append(parts, w.src(next))
	}
	doc := build.CleanComment(strings.Join(parts, "\n"))
	if rest, ok := strings.CutPrefix(doc, "^"); ok {
		return strings.TrimSpace(rest)
	}
	return ""
}

// literate reports whether a text is prose with code in it: in lines that begin with >, or between \begin{code}
// and \end{code}.
func literate(text []byte) bool {
	for line := range bytes.Lines(text) {
		for _, mark := range [...]string{`\begin{code}`, "> module ", "> import "} {
			if bytes.HasPrefix(line, []byte(mark)) {
				return true
			}
		}
		if bytes.HasPrefix(line, []byte("module ")) || bytes.HasPrefix(line, []byte("import ")) {
			return false
		}
	}
	return false
}

var haskellKinds = map[string]ctxsys.EntityType{
	"data_type": ctxsys.TypeClass, "newtype": ctxsys.TypeClass, "data_family": ctxsys.TypeClass, "type_synomym": ctxsys.TypeType,
	"type_family": ctxsys.TypeType, "class": ctxsys.TypeInterface,
}
