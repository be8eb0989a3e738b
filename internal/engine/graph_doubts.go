package engine

import (
	"fmt"
	"go/token"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Why a symbol that nothing refers to may be in use all the same. What the reasons have in common is that no
// edge could tell: who uses it is outside the project, or decided when the program runs, or unknown.

// doubtWeights order symbols by their doubts, from the least on: a word in another file is often chance, an
// entry point is in use.
var doubtWeights = map[string]int{
	"mentioned": 1, "unchecked": 1, "vendored": 2, "generated": 2, "twin": 3, "exported": 4, "unresolved": 4, "overrides": 8, "decorated": 8, "entry_point": 16,
}

func doubtfulness(doubts []Doubt) int {
	n := 0
	for _, d := range doubts {
		n += doubtWeights[d.Kind]
	}
	return n
}

// doubt gives every suspect its doubts.
func (s *unusedSearch) doubt() error {
	decorators, err := s.decorators()
	if err != nil {
		return err
	}
	overridden, err := s.overriding()
	if err != nil {
		return err
	}
	open, err := s.openNames()
	if err != nil {
		return err
	}
	programs, err := s.programs()
	if err != nil {
		return err
	}
	twins := s.twins()
	for i := range s.found {
		f := &s.found[i]
		add := func(kind, why string) {
			if why != "" {
				f.doubts = append(f.doubts, Doubt{kind, why})
			}
		}
		add("entry_point", entryPoint(&f.Located))
		add("decorated", decorators[f.ID])
		add("overrides", overridden[f.ID])
		add("exported", exported(&f.Located, programs))
		add("unresolved", open[f.Name])
		add("twin", twins[twinKey(&f.Located)])
		if f.FileFlags&sqlite.FlagGenerated != 0 {
			add("generated", "in generated code")
		}
		if f.FileFlags&sqlite.FlagVendored != 0 {
			add("vendored", "in code of others")
		}
	}
	return s.mentions()
}

// decorators says of symbols what they are decorated with.
func (s *unusedSearch) decorators() (map[int64]string, error) {
	ids := make([]int64, len(s.found))
	for i := range s.found {
		ids[i] = s.found[i].ID
	}
	found, err := s.v.Located(s.ctx, ids)
	if err != nil {
		return nil, err
	}
	out := map[int64]string{}
	for i := range found {
		if d := found[i].Metadata.Decorators; len(d) > 0 {
			out[found[i].ID] = "decorated: " + strings.Join(d, ", ") + " may register it"
		}
	}
	return out, nil
}

// exported says who outside the project may use a symbol. In Go nobody can import a program, nor what is below
// a folder called internal; but any method with a capital can be what an interface of another package asks for.
func exported(l *sqlite.Located, programs map[string]bool) string {
	closed := l.Language == "go" && (programs[folder(l.Path)] || strings.Contains("/"+l.Path, "/internal/"))
	switch {
	case l.Exported && !closed:
		return "exported: other projects may use it"
	case l.Language == "go" && l.Type == ctxsys.TypeMethod && token.IsExported(l.Name):
		return "exported: an interface of another package may ask for it"
	}
	return ""
}

// programs returns the folders of Go programs: with a main, and imported by nobody. A main that is kept out of
// the build by a tag stands in many a library.
func (s *unusedSearch) programs() (map[string]bool, error) {
	out := map[string]bool{}
	for i := range s.symbols {
		if l := &s.symbols[i]; l.Language == "go" && l.Type == ctxsys.TypeFunction && l.Qualified == "main" {
			out[folder(l.Path)] = true
		}
	}
	modules, err := s.v.Modules(s.ctx)
	for i := range modules {
		if node, ok := s.users.nodes[modules[i].ID]; ok && len(s.users.of(node)) > 0 {
			delete(out, modules[i].Qualified)
		}
	}
	return out, err
}

// twinKey is what definitions share of which an edge can only lead to one: overloads, and in Go what different
// systems are built with.
func twinKey(l *sqlite.Located) string {
	return folder(l.Path) + "\x00" + l.Language + "\x00" + l.Qualified
}

// twins says of keys which definition of theirs is used, the foremost.
func (s *unusedSearch) twins() map[string]string {
	wanted := map[string]*sqlite.Located{}
	for i := range s.found {
		wanted[twinKey(&s.found[i].Located)] = nil
	}
	for i := range s.symbols {
		l := &s.symbols[i]
		if first, ok := wanted[twinKey(l)]; ok && s.used[l.ID] && (first == nil || l.Compare(first) < 0) {
			wanted[twinKey(l)] = l
		}
	}
	out := map[string]string{}
	for key, l := range wanted {
		if l != nil {
			out[key] = fmt.Sprintf("another definition is used: %s:%d", l.Path, l.StartLine)
		}
	}
	return out
}

// openNames says of names in how many calls they stand that could not be resolved.
func (s *unusedSearch) openNames() (map[string]string, error) {
	wanted := map[string][]sqlite.Edge{}
	for i := range s.found {
		wanted[s.found[i].Name] = nil
	}
	err := s.v.EachOpen(s.ctx, sqlite.KindSet(storedKinds[:]...), func(source int64, kind ctxsys.RelationKind, text string, line int) {
		if name := lastName(text); kind != ctxsys.Imports {
			if edges, ok := wanted[name]; ok {
				wanted[name] = append(edges, openEdge(source, kind, text, line))
			}
		}
	})
	if err != nil {
		return nil, err
	}
	var all []sqlite.Edge
	for _, edges := range wanted {
		all = append(all, edges...)
	}
	named, err := namedEdges(s.ctx, s.v, all)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(named, byLine)
	count, first := map[string]int{}, map[string]GraphEdge{}
	for _, e := range named {
		name := lastName(e.TargetText)
		if count[name]++; count[name] == 1 {
			first[name] = e
		}
	}
	out := map[string]string{}
	for name, n := range count {
		out[name] = fmt.Sprintf("%d unresolved of the name, first at %s:%d", n, first[name].Source.Path, max(first[name].Line, 1))
	}
	return out, nil
}
