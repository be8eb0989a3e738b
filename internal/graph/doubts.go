package graph

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Why a symbol that nothing refers to may be in use all the same. What the reasons have in common is that no
// edge could tell: who uses it is outside the project, or decided when the program runs, or unknown.

// doubtOrder lists the kinds of doubt, the least first: a word in another file is often chance, an entry point is in use.
var doubtOrder = [...]string{
	"mentioned", "composed", "reflection", "unchecked", "test_data", "vendored", "generated", "surroundings", "twin", "member", "interface", "exported", "unresolved", "value",
	"implicit", "registered", "overrides", "decorated", "entry_point",
}

// strength is how much a doubt counts, from 1 on.
func strength(d Doubt) int { return 1 + slices.Index(doubtOrder[:], d.Kind) }

func (f *suspect) doubt(kind, why string) {
	if why != "" {
		f.doubts = append(f.doubts, Doubt{kind, why})
	}
}

// doubt gives every suspect its doubts.
func (s *unusedSearch) doubt() error {
	around, err := s.around()
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
	unread, err := s.unreadTests()
	if err != nil {
		return err
	}
	twins := s.twins()
	err = s.details(func(f *suspect, meta *ctxsys.EntityMetadata) {
		owner := around[f.Parent]
		f.doubt("entry_point", entryPoint(f.Place))
		f.doubt("decorated", decorated(meta))
		f.doubt("overrides", cmp.Or(overridden[f.ID], overrides(meta)))
		f.doubt("registered", registered(f.Place, meta))
		f.doubt("implicit", cmp.Or(implicit(meta), property(f.Place)))
		f.doubt("unchecked", misread(f.Place, owner))
		f.doubt("value", value(f.Place))
		f.doubt("exported", cmp.Or(exported(f.Place, programs), openMember(f.Place, meta)))
		f.doubt("interface", contract(f.Place, owner))
		f.doubt("member", member(f.Place, meta, owner))
		f.doubt("unresolved", open[f.Name])
		f.doubt("twin", twins[twinKey(f.Place)])
		f.doubt("test_data", cmp.Or(testData(f.Place), unread[store.FileOf(f.ID)]))
		if f.FileFlags&store.FlagGenerated != 0 {
			f.doubt("generated", "in generated code")
		}
		if f.FileFlags&store.FlagVendored != 0 {
			f.doubt("vendored", "in code of others")
		}
	})
	if err != nil {
		return err
	}
	s.holders()
	return s.mentions()
}

// holders doubts the types that hold what others run: a main, tests, what is decorated.
func (s *unusedSearch) holders() {
	index := make(map[int64]*suspect, len(s.found))
	for i := range s.found {
		index[s.found[i].ID] = &s.found[i]
	}
	for i := range s.found {
		f := &s.found[i]
		of := index[f.Parent]
		if of == nil || !IsContainer(of.Type) {
			continue
		}
		for _, d := range f.doubts {
			if run := d.Why == entryMain || d.Why == entryTest; run || d.Kind == "decorated" {
				of.doubt("entry_point", "it holds "+f.Name+", which others run")
				break
			}
		}
	}
}

// unreadTests says of files of tests that they may be what a test reads: no other file uses them, and they hold nothing
// that is run. Where a folder has several of them, so may be all that it has.
func (s *unusedSearch) unreadTests() (map[int64]string, error) {
	runs, folders := map[int64]bool{}, map[int64]string{}
	for i := range s.found {
		f := &s.found[i]
		if file := store.FileOf(f.ID); isTestish(f.Place) && !runs[file] {
			entry := entryPoint(f.Place)
			runs[file] = (entry == entryMain || entry == entryTest) && f.Language != "zig" // whose tests are run by those who import them
			folders[file] = Folder(f.Path)
		}
	}
	out, unread := map[int64]string{}, map[string]int{}
	for file, run := range runs {
		if run {
			continue
		}
		users, err := s.v.Users(s.ctx, file)
		if err != nil {
			return nil, err
		}
		if users == 0 {
			out[file] = "nothing uses its file, which is one of the tests: a test may read it"
			unread[folders[file]]++
		}
	}
	for file, dir := range folders {
		if unread[dir] > 1 && out[file] == "" {
			out[file] = "nothing uses other files of its folder, which are of the tests: a test may read it too"
		}
	}
	return out, nil
}

// details calls f with each suspect and what its metadata is, nil for one that it does not mark.
func (s *unusedSearch) details(f func(*suspect, *ctxsys.EntityMetadata)) error {
	var meta map[int64]*ctxsys.EntityMetadata // of those marked from here to last
	last := 0
	for i := range s.found {
		if i == last {
			var ids []int64
			for ; last < len(s.found) && len(ids) < rankBlock; last++ {
				if s.found[last].Marked {
					ids = append(ids, s.found[last].ID)
				}
			}
			found, err := s.v.Located(s.ctx, ids)
			if err != nil {
				return err
			}
			meta = make(map[int64]*ctxsys.EntityMetadata, len(found))
			for i := range found {
				meta[found[i].ID] = &found[i].Metadata
			}
		}
		f(&s.found[i], meta[s.found[i].ID])
	}
	return nil
}

// around reads what the suspects are directly in.
func (s *unusedSearch) around() (map[int64]*store.Place, error) {
	var parents []int64
	for i := range s.found {
		if p := s.found[i].Parent; p > 0 && !store.IsFile(p) {
			parents = append(parents, p)
		}
	}
	return s.places(Distinct(parents))
}

// exported says who outside the project may use a symbol. In Go a program cannot be imported, nor what is below
// a folder called internal; but any method with a capital can be what an interface of another package asks for.
func exported(l *store.Place, programs map[string]bool) string {
	closed := l.Language == "go" && (programs[Folder(l.Path)] || strings.Contains("/"+l.Path, "/internal/"))
	switch {
	case l.Exported && !closed:
		return "exported: other projects may use it"
	case l.Language == "python" && store.IsFile(l.Parent) && l.Name[0] != '_': // __all__ does not keep anybody from it
		return "exported: other projects may import it"
	case l.Language == "go" && l.Type == ctxsys.TypeMethod && token.IsExported(l.Name):
		return "exported: an interface of another package may ask for it"
	}
	return ""
}

// programs returns the folders of Go programs: with a main that does something, and not imported. That of a
// plugin or of a library for C does nothing, and a main that is kept out of the build by a tag is in many a library.
func (s *unusedSearch) programs() (map[string]bool, error) {
	out := map[string]bool{}
	for i := range s.symbols {
		if l := &s.symbols[i]; l.Language == "go" && l.Type == ctxsys.TypeFunction && l.Qualified == "main" && l.EndLine > l.StartLine {
			out[Folder(l.Path)] = true
		}
	}
	modules, err := s.v.Modules(s.ctx)
	for i := range modules {
		if node, ok := s.users.nodes.of(modules[i].ID); ok && len(s.users.of(node)) > 0 {
			delete(out, modules[i].Qualified)
		}
	}
	return out, err
}

// twinKey is what definitions share of which an edge can only lead to one: overloads, and in Go what different
// systems are built with.
func twinKey(l *store.Place) string {
	return Folder(l.Path) + "\x00" + l.Language + "\x00" + l.Qualified
}

// twins says of keys which definition of theirs is used, the foremost.
func (s *unusedSearch) twins() map[string]string {
	wanted := map[string]*store.Place{}
	for i := range s.found {
		wanted[twinKey(s.found[i].Place)] = nil
	}
	for i := range s.symbols {
		l := &s.symbols[i]
		if !s.used[i] {
			continue
		}
		if first, ok := wanted[twinKey(l)]; ok && (first == nil || l.Compare(first) < 0) {
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

// openNames says of names in how many calls they are that could not be resolved.
func (s *unusedSearch) openNames() (map[string]string, error) {
	wanted := map[string][]store.Edge{}
	for i := range s.found {
		wanted[s.found[i].Name] = nil
	}
	err := s.v.EachOpen(s.ctx, store.KindSet(storedKinds[:]...), false, func(source int64, kind ctxsys.RelationKind, text string, line int) {
		if name := lastName(text); kind != ctxsys.Imports {
			if edges, ok := wanted[name]; ok {
				wanted[name] = append(edges, openEdge(source, kind, text, line))
			}
		}
	})
	if err != nil {
		return nil, err
	}
	var all []store.Edge
	for _, edges := range wanted {
		all = append(all, edges...)
	}
	named, err := NameEdges(s.ctx, s.v, all)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(named, byLine)
	count, first := map[string]int{}, map[string]Edge{}
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
