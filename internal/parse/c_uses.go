package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// maxMacros is how many constants of the preprocessor a file can have as symbols. Headers of hardware
// define tens of thousands of registers: those are found as text.
const maxMacros = 500

// preprocessor reads what the preprocessor defines and includes. Conditions are read through: all branches
// count.
func (r *cRules) preprocessor() {
	path := r.field("path")
	r.on(func(w *walker, n int32) {
		p := w.at(n, path)
		if p < 0 {
			return
		}
		if source := strings.Trim(w.src(p), `"<> `); source != "" && !w.is(p, "identifier") {
			w.File.Imports = append(w.File.Imports, facts.Import{Source: source, Line: w.line(n)})
		}
	}, "preproc_include")
	r.on(func(w *walker, n int32) {
		name, value := w.at(n, r.fName), w.at(n, r.fValue)
		note := w.note.(*cNote)
		if name < 0 || value < 0 || note.macros >= maxMacros {
			return // a name without a value guards or marks
		}
		note.macros++
		w.macro(n, name, facts.Symbol{Type: ctxsys.TypeConstant})
	}, "preproc_def")
	r.on(func(w *walker, n int32) {
		name, params := w.at(n, r.fName), w.at(n, r.fParams)
		if name < 0 {
			return
		}
		s := facts.Symbol{Type: ctxsys.TypeFunction, Modifiers: []string{"macro"}}
		if params >= 0 {
			w.children(params, func(c int32) { s.Params = append(s.Params, ctxsys.Param{Name: w.src(c)}) })
			if strings.HasSuffix(w.src(params), "...)") {
				s.Params = append(s.Params, ctxsys.Param{Name: "..."})
			}
		}
		w.macro(n, name, s)
	}, "preproc_function_def")
	r.on(nothing, "preproc_call", "preproc_defined", "preproc_arg")
	name, condition := r.field("name"), r.field("condition")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, name), w.at(n, condition)) },
		"preproc_if", "preproc_ifdef", "preproc_elif", "preproc_elifdef")
}

// macro defines what a line of the preprocessor does. Its end is the line's.
func (w *walker) macro(n, name int32, s facts.Symbol) {
	s.Name = w.src(name)
	w.place(&s)
	s.Doc, s.DocStart = w.docOf(n)
	s.Start, s.End = int(w.nodes[n].start), int(w.nodes[n].end)
	for s.End > s.Start && (w.text[s.End-1] == '\n' || w.text[s.End-1] == '\r') {
		s.End--
	}
	s.Signature = w.Signature(uint32(s.Start), min(uint32(s.End), uint32(s.Start)+maxVariable))
	w.AddSpan(s)
}

func (r *cRules) uses() {
	r.on(useValue, "identifier")
	r.on(useType, "type_identifier")
	r.on(nothing, "string_literal", "concatenated_string", "char_literal", "system_lib_string", "attribute_specifier",
		"attribute_declaration", "ms_declspec_modifier", "goto_statement", "gnu_asm_clobber_list", "field_designator")
	r.on(r.callUse("function", "arguments"), "call_expression")
	r.on(r.memberUse("argument"), "field_expression")
	r.on(scoped, "compound_statement", "for_statement")
	label := r.field("label")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, label)) }, "labeled_statement")
	member := r.field("member")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, member)) }, "offsetof_expression")
	designator := r.field("designator")
	r.on(func(w *walker, n int32) { w.insideBut(n, w.at(n, designator)) }, "initializer_pair")
	r.on(func(w *walker, n int32) { // in a cast, a sizeof, a literal
		w.visit(w.at(n, r.fType))
	}, "type_descriptor")
}
