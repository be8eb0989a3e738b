package relate

import (
	"cmp"
	"path"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a document names leads to code only where the name is exactly that of something: a path that exists, a name
// behind what it is in, a name that one thing has. The names of all documents are joined with those of the code
// by their hashes at once; nothing is searched for. What is marked as code and leads nowhere is kept as such.

// mentionFamily is the family of the names by which documents are found again when a path appears or vanishes.
const mentionFamily = "\x00path"

// How sure a link is (REL-03; a mention in a document is 0.8 there), and by what it was found.
var (
	linkByPath      = link{1, "path"}
	linkByEnding    = link{0.9, "end of a path"}
	linkByQualified = link{0.9, "qualified name"}
	linkByBase      = link{0.85, "inherited"}
	linkByName      = link{0.8, "name"}
	linkByNearest   = link{0.7, "nearest name"}
	linkByFile      = link{0.6, "file name"}
	linkByMember    = link{0.6, "name of a member"}
	linkByWord      = link{0.5, "name in text"}
	linkAmbiguous   = link{0.3, "ambiguous"}
)

type link struct {
	weight     float64
	resolution string
}

// maxMeanings is how many things of one name a mention is tied to when nothing tells which is meant.
const maxMeanings = 3

// documented is what documents can name.
type documented struct {
	wanted map[uint32]bool // hashes of what documents mention; nil for all
	once   sync.Once
	names  map[uint32][]symbolRef // of code, by the hashes of their names
}

// Wanted says which names documents mention, as hashes, before any document is related. Without it all names are kept.
func (p *Project) Wanted(hashes map[uint32]bool) { p.documented.wanted = hashes }

// Hashes reads encoded mentions.
func Hashes(mentions []byte, f func(uint32)) {
	for o := 0; o+4 <= len(mentions); o += 4 {
		f(uint32(mentions[o]) | uint32(mentions[o+1])<<8 | uint32(mentions[o+2])<<16 | uint32(mentions[o+3])<<24)
	}
}

// mentionNames calls f with the names that a mention in a document can mean something by: all parts of a name, and
// of a path the last elements, behind a slash.
func mentionNames(text string, f func(string)) {
	m, ok := facts.ReadMention(text)
	if !ok {
		return
	}
	for _, part := range m.Parts {
		f(part)
	}
	if m.Path != "" {
		f("/" + path.Base(m.Path))
	}
}

// Path adds the handles by which documents name a file and the folders around it.
func (n Names) Path(p string) {
	for p != "." && p != "/" && p != "" {
		n[Name{Family: mentionFamily, Name: "/" + path.Base(p)}] = true
		p = path.Dir(p)
	}
}

// isMention reports whether a use is one of a document.
func isMention(k facts.RefKind) bool {
	return k == facts.RefCode || k == facts.RefProse || k == facts.RefLink
}

// mention adds the edges of what a document names.
func (r *relater) mention(f *facts.Ref) {
	m, ok := facts.ReadMention(f.Expr)
	if !ok {
		return
	}
	e := Edge{Source: r.number(f.Symbol), Kind: ctxsys.Documents, Text: f.Expr, Line: f.Line}
	if m.Path != "" && r.mentionPath(e, &m, f.Kind) || f.Kind == facts.RefLink || m.Parts == nil {
		return
	}
	found, by := r.p.meant(r.d, &m, f.Kind == facts.RefProse)
	e.Weight, e.Resolution = by.weight, by.resolution
	for _, n := range found {
		to := e
		to.File, to.Number = n.File, n.Number
		r.add(to)
	}
	if len(found) == 0 && f.Kind == facts.RefCode && m.Distinct() {
		if e.Resolution == "" {
			e.Resolution = "unresolved"
		}
		e.Weight = 0
		r.add(e)
	}
}

// mentionPath adds the edge to a file or folder. It reports whether nothing else can be meant.
func (r *relater) mentionPath(e Edge, m *facts.Mention, kind facts.RefKind) bool {
	for _, base := range [...]string{r.d.dir, ""} {
		full := path.Join(base, m.Path)
		if f := r.p.files.At(full); f != nil && !strings.HasSuffix(m.Path, "/") {
			r.mentionFile(e, f, linkByPath)
			return true
		}
		if module := r.p.files.Folder(full); module != 0 && full != "" && strings.Contains(m.Path, "/") {
			e.Module, e.Weight, e.Resolution = module, linkByPath.weight, linkByPath.resolution
			r.add(e)
			return true
		}
	}
	if kind != facts.RefLink && !strings.HasPrefix(m.Path, ".") {
		by := linkByEnding
		if !strings.Contains(m.Path, "/") {
			by = linkByFile
		}
		found := r.p.endingIn(m.Path)
		if len(found) == 1 {
			r.mentionFile(e, found[0], by)
			return true
		}
		if len(found) > 1 {
			if e.Resolution = linkAmbiguous.resolution; kind == facts.RefCode {
				r.add(e)
			}
			return true
		}
	}
	known := r.p.source.Language != nil && r.p.source.Language(m.Path) != ""
	switch {
	case kind == facts.RefProse || !known || strings.HasSuffix(m.Path, "/"):
		return m.Parts == nil
	case kind == facts.RefLink || strings.Contains(m.Path, "/"):
		e.Resolution = "no such file"
		r.add(e)
		return true
	}
	return false
}

// mentionFile adds the edge to a file that is no document itself.
func (r *relater) mentionFile(e Edge, f *FileInfo, by link) {
	if f.ID != r.d.File && !facts.IsDocument(f.Language) {
		e.File, e.Weight, e.Resolution = f.ID, by.weight, by.resolution
		r.add(e)
	}
}

// endingIn returns the files whose paths end in one, those of tests only when there are no others.
func (p *Project) endingIn(ending string) (out []*FileInfo) {
	for _, f := range p.files.Called(path.Base(ending)) {
		if strings.HasSuffix("/"+f.Path, "/"+ending) {
			out = append(out, f)
		}
	}
	if test := p.source.Test; test != nil && len(out) > 1 && slices.ContainsFunc(out, func(f *FileInfo) bool { return !test(f.Path) }) {
		out = slices.DeleteFunc(out, func(f *FileInfo) bool { return test(f.Path) })
	}
	return out
}

// meant returns the symbols that a name in a document means: those of the longest match with what they are in, of
// them definitions rather than fields, of several those nearest to the document. A single word in small letters means
// nothing unless it is called, and one without humps no field. With none and a reason the name is that of too many.
func (p *Project) meant(d *Decls, m *facts.Mention, prose bool) ([]Named, link) {
	last := len(m.Parts) - 1
	found := p.candidates(m.Parts[last])
	by := linkByName
	if last > 0 {
		if found, by = p.qualifiedBy(found, m.Parts[:last]), linkByQualified; len(found) == 0 {
			return p.inherited(m)
		}
	} else if m.Plain() && !m.Call {
		return nil, link{}
	} else if top := keepNamed(found, func(n Named) bool { return n.In == "" }); len(top) > 0 {
		found = top
	} else if by = linkByMember; m.Plain() || prose && !m.Call {
		return nil, link{}
	}
	definitions := keepNamed(found, func(n Named) bool { return !isHeld(n.Type) })
	if len(definitions) > 0 {
		found = definitions
	} else if prose || last == 0 && !m.Distinct() {
		return nil, link{}
	}
	found = p.distinct(found)
	if len(found) > 1 && len(definitions) == 0 {
		return nil, link{resolution: linkAmbiguous.resolution}
	}
	if len(found) > 1 {
		if near := p.nearest(d, found); len(near) == 1 {
			found, by = near, linkByNearest
		}
	}
	switch {
	case len(found) == 0:
		return nil, link{}
	case len(found) > maxMeanings || len(found) > 1 && prose:
		return nil, link{resolution: linkAmbiguous.resolution}
	case len(found) > 1:
		by = linkAmbiguous
	case prose:
		by = linkByWord
	}
	return found, by
}

// candidates returns the symbols of code that have a name, by place, what only tests define and what nobody can name left out.
func (p *Project) candidates(name string) (out []Named) {
	bare := strings.TrimRight(name, "!?")
	if name == "default" { // no file is known by it: see Names.add
		return nil
	}
	if p.loaded {
		for _, ref := range p.documentedNames()[HashName(name)] {
			if s := ref.sym(); s.Name == name || s.Name == bare {
				out = append(out, Named{File: ref.decls.File, Number: int(s.Number), Type: s.Type, In: ref.decls.around(ref.index)})
			}
		}
		return out
	}
	found := p.namedExactly(name)
	if bare != name {
		found = slices.Concat(found, p.namedExactly(bare))
	}
	out = keepNamed(found, func(n Named) bool { return p.documentable(n.File) && !strings.Contains(n.In, facts.Nameless) })
	slices.SortFunc(out, func(a, b Named) int {
		return cmp.Or(cmp.Compare(p.info(a.File).Path, p.info(b.File).Path), a.Number-b.Number)
	})
	return out
}

// documentable reports whether documents name what a file declares.
func (p *Project) documentable(file int64) bool {
	f := p.info(file)
	return p.source.Code != nil && p.source.Code(f.Language) && (p.source.Test == nil || !p.source.Test(f.Path))
}

func (p *Project) namedExactly(name string) []Named {
	found, err := p.source.Named(name, Whole)
	if err != nil && p.err == nil {
		p.err = err
	}
	return found
}

// documentedNames joins the names of the code with what documents want.
func (p *Project) documentedNames() map[uint32][]symbolRef {
	p.documented.once.Do(func() {
		names := map[uint32][]symbolRef{}
		for _, d := range p.decls {
			if d == nil || !p.documentable(d.File) || !p.source.Code(d.Language) {
				continue
			}
			for i := range d.Symbols {
				h := HashName(d.Symbols[i].Name)
				if (p.documented.wanted == nil || p.documented.wanted[h]) && !strings.Contains(d.around(int32(i)), facts.Nameless) {
					names[h] = append(names[h], symbolRef{d, int32(i)})
				}
			}
		}
		for _, refs := range names {
			slices.SortFunc(refs, func(a, b symbolRef) int {
				return cmp.Or(cmp.Compare(a.decls.Path, b.decls.Path), cmp.Compare(a.sym().Number, b.sym().Number))
			})
		}
		p.documented.names = names
	})
	return p.documented.names
}

// qualifiedBy keeps the symbols that are in what is written in front of their name. The types around a symbol come
// first, then its file, then the folders; what is written may leave out some of them, but begin with none that is not
// there, unless the types match already.
func (p *Project) qualifiedBy(found []Named, qualifier []string) []Named {
	best, out := 0, []Named(nil)
	for _, n := range found {
		score := p.around(n, qualifier)
		if score > best {
			best, out = score, nil
		}
		if score > 0 && score == best {
			out = append(out, n)
		}
	}
	return out
}

// around says how well a qualifier fits a symbol, 0 for not at all.
func (p *Project) around(n Named, qualifier []string) int {
	in := strings.Split(n.In, ".")
	if n.In == "" {
		in = nil
	}
	at, score := len(qualifier)-1, 1
	for i := len(in) - 1; i >= 0 && at >= 0; i-- {
		if in[i] != qualifier[at] {
			if i == len(in)-1 {
				return 0 // it is in a type that is not the one that is written
			}
			break
		}
		at, score = at-1, score+4
	}
	if at < 0 || score > 1 && isCapital(qualifier[at+1]) {
		return score
	}
	file := p.info(n.File).Path
	places := strings.Split(dirOf(file), "/")
	switch s := stem(path.Base(file)); s {
	case "index", "__init__", "init", "mod", "lib", "main":
	default:
		places = append(places, s)
	}
	for i := len(places) - 1; i >= 0 && at >= 0; i-- {
		if places[i] == qualifier[at] {
			at, score = at-1, score+1
			if i >= len(places)-2 {
				score++
			}
		}
	}
	if at >= 0 {
		return 0
	}
	return score
}

// distinct takes declarations of the same thing for one: overloads, a prototype and the function, parts of a type.
func (p *Project) distinct(found []Named) []Named {
	if len(found) < 2 {
		return found
	}
	type key struct {
		file int64
		in   string
	}
	first := map[key]int{}
	var out []Named
	for _, n := range found {
		k := key{n.File, n.In}
		if at, dup := first[k]; dup {
			if p.before(n, out[at]) {
				out[at] = n
			}
			continue
		}
		first[k] = len(out)
		out = append(out, n)
	}
	if len(out) < 2 || len(out) > 20 {
		return out
	}
	if whole := keepNamed(out, func(n Named) bool {
		ref, ok := p.refOf(n)
		return ok && !announces(ref)
	}); len(whole) > 0 {
		out = whole
	}
	same := !slices.ContainsFunc(out, func(n Named) bool {
		return n.In != out[0].In || n.Type != out[0].Type || !isType(n.Type) || !p.partial(n)
	})
	if same {
		slices.SortStableFunc(out, func(a, b Named) int { return len(p.info(a.File).Path) - len(p.info(b.File).Path) })
		return out[:1]
	}
	return out
}

// partial reports whether declarations of a type of the same name are one type.
func (p *Project) partial(n Named) bool {
	ref, ok := p.refOf(n)
	if !ok {
		return false
	}
	return ref.decls.lang.open == openAlways || ref.sym().Flags&Partial != 0 || isSpace(n.Type)
}

func (p *Project) refOf(n Named) (symbolRef, bool) {
	d := p.load(n.File)
	if d == nil {
		return symbolRef{}, false
	}
	i := slices.IndexFunc(d.Symbols, func(s Symbol) bool { return int(s.Number) == n.Number })
	return symbolRef{d, int32(i)}, i >= 0
}

// before reports whether a symbol is before another one of its file.
func (p *Project) before(a, b Named) bool {
	x, ok := p.refOf(a)
	y, ok2 := p.refOf(b)
	return ok && ok2 && x.index < y.index
}

// nearest returns the symbols in the innermost folder around a document that holds some, all at the top.
func (p *Project) nearest(d *Decls, found []Named) []Named {
	for dir := d.dir; dir != ""; dir = dirOf(dir) {
		if in := keepNamed(found, func(n Named) bool { return strings.HasPrefix(p.info(n.File).Path, dir+"/") }); len(in) > 0 {
			return in
		}
	}
	return found
}

// inherited returns the member that a type has from its bases. With none and a reason the type is known, and all of its
// bases are, and none has it.
func (p *Project) inherited(m *facts.Mention) ([]Named, link) {
	last := len(m.Parts) - 1
	types := keepNamed(p.candidates(m.Parts[last-1]), func(n Named) bool { return isType(n.Type) && !isSpace(n.Type) })
	if last > 1 {
		types = p.qualifiedBy(types, m.Parts[:last-1])
	}
	if types = p.distinct(types); len(types) != 1 {
		return nil, link{}
	}
	t, ok := p.refOf(types[0])
	if !ok {
		return nil, link{}
	}
	ev := evaluator{p: p, at: t.decls, dir: t.decls.dir}
	switch v := ev.memberOf(t, m.Parts[last], byScope); v.kind {
	case vNone:
		return nil, link{resolution: "no such member"}
	case vSymbol:
		if !p.isTest(v.sym.decls) {
			return []Named{{File: v.sym.decls.File, Number: int(v.sym.sym().Number)}}, linkByBase
		}
	}
	return nil, link{}
}

func keepNamed(list []Named, f func(Named) bool) (out []Named) {
	for _, n := range list {
		if f(n) {
			out = append(out, n)
		}
	}
	return out
}
