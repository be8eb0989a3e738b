package graph

import (
	"cmp"
	"context"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// MapSymbol is a symbol of an outline, with those that are in it.
type MapSymbol struct {
	ID        string            `json:"id"`
	Type      ctxsys.EntityType `json:"type"`
	Name      string            `json:"name"`
	Signature string            `json:"signature"` // in one line, cut where it is long
	StartLine int               `json:"start_line"`
	EndLine   int               `json:"end_line"`
	Members   []MapSymbol       `json:"members,omitempty"`
}

// outline is a map being made.
type outline struct {
	store   *store.View
	central *Centrality
	files   []search.CentralFile // by rank
	read    []*mapFile           // the first of them
	shown   int                  // of those
}

// mapFile is a file with its symbols, the most central first.
type mapFile struct {
	*search.CentralFile
	symbols []*mapSymbol
	digits  int // of its largest line number
	taken   int // symbols that were looked at
	lines   int // symbols that are shown
	full    bool
}

// mapSymbol is a symbol that a map may show.
type mapSymbol struct {
	*store.Entity
	worth   float64
	central float64
	body    int        // bytes
	within  *mapSymbol // the type that it is in; may be nil
	left    bool       // out: it is local to a function, or a namesake has its place
	shown   bool
}

// fill shares a budget of tokens out among the files as seats are among parties (D'Hondt): the next line is that of the file where the
// root of its rank, divided by the lines that it would have then, that of its path included, is the highest. So a file comes in with its main symbol, and a central one has more symbols
// than others. Files are read as their turn comes.
func (m *outline) fill(ctx context.Context, left int) error {
	m.shown = 0
	for _, f := range m.read {
		f.reset()
	}
	for {
		var next *mapFile
		for _, f := range m.read[:m.shown] {
			if f.claim() > 0 && (next == nil || f.claim() > next.claim()) {
				next = f
			}
		}
		if m.shown < len(m.files) && (next == nil || math.Sqrt(m.files[m.shown].Rank)/2 >= next.claim()) {
			if m.shown == len(m.read) {
				es, err := m.store.FileOutline(ctx, m.files[m.shown].ID)
				if err != nil {
					return err
				}
				m.read = append(m.read, newMapFile(&m.files[m.shown], es, m.central))
			}
			next = m.read[m.shown]
			if cost := next.cost() + next.head(); cost <= left {
				m.shown++
				next.take()
				left -= cost
				continue
			}
			return nil
		}
		if next == nil {
			return nil
		}
		if cost := next.cost(); cost <= left {
			next.take()
			left -= cost
		} else {
			next.full = true
		}
	}
}

// newMapFile chooses and orders the symbols of a file.
func newMapFile(file *search.CentralFile, es []store.Entity, central *Centrality) *mapFile {
	f := &mapFile{CentralFile: file}
	byID := make(map[int64]*mapSymbol, len(es))
	for i := range es {
		byID[es[i].ID] = &mapSymbol{Entity: &es[i], body: es[i].EndByte - es[i].BodyByte}
		if es[i].BodyByte == 0 {
			byID[es[i].ID].body = 0
		}
	}
	for i := range es {
		s := byID[es[i].ID]
		s.enclose(byID)
		s.central = central.OfOutside(s.ID)*(1-insideShare) + central.Of(s.ID)*insideShare
	}
	joinNamesakes(es, byID)
	stem := plainName(strings.TrimSuffix(path.Base(file.Path), path.Ext(file.Path)))
	for i := range es {
		s := byID[es[i].ID]
		own := s.own(stem)
		for at := s; at != nil; at = at.within { // a type has the worth of what is in it
			at.worth += own
		}
	}
	for _, kinds := range [][]ctxsys.EntityType{
		{ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeFunction, ctxsys.TypeMethod},
		{ctxsys.TypeConstant, ctxsys.TypeVariable}, {ctxsys.TypeSection}, // of a file that has nothing else
	} {
		for i := range es {
			if s := byID[es[i].ID]; slices.Contains(kinds, s.Type) && !s.left && (s.Type != ctxsys.TypeSection || s.Signature != "") {
				f.symbols = append(f.symbols, s)
			}
		}
		if len(f.symbols) > 0 {
			break
		}
	}
	slices.SortFunc(f.symbols, func(a, b *mapSymbol) int {
		return cmp.Or(cmp.Compare(b.worth, a.worth), cmp.Compare(a.StartLine, b.StartLine), cmp.Compare(a.StartByte, b.StartByte), cmp.Compare(a.ID, b.ID))
	})
	for _, s := range f.symbols {
		f.digits = max(f.digits, len(strconv.Itoa(s.StartLine)))
	}
	return f
}

// enclose finds the type that a symbol is in, and leaves out what is local to a function.
func (s *mapSymbol) enclose(byID map[int64]*mapSymbol) {
	for up := byID[s.Parent]; up != nil; up = byID[up.Parent] {
		switch up.Type {
		case ctxsys.TypeFunction, ctxsys.TypeMethod:
			s.left = true
		case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
			if s.within == nil {
				s.within = up
			}
		}
	}
}

// plainName is a name without case and what parts its words.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '-' || r == '.' {
			return -1
		}
		return r
	}, strings.ToLower(name))
}

// What makes a symbol worth more or less of a line than its place in the graph says.
const (
	insideShare  = 0.25 // of what comes to it within its file
	sizeShare    = 0.02 // for each doubling of its bytes: what nothing leads to is ordered by size
	stemWorth    = 3    // it is called like its file
	hiddenWorth  = 0.5  // it is not exported
	trivialWorth = 0.2  // a function that only gets, sets or passes on, by the length of its body
	trivialBody  = 64   // bytes
	macroWorth   = 0.15 // a macro of a preprocessor
)

// own is how much a symbol is worth a line: what others come to its file for, above all.
func (s *mapSymbol) own(stem string) float64 {
	w := s.central + sizeShare*math.Log2(1+float64(s.EndByte-s.StartByte))
	if plainName(s.Name) == stem {
		w *= stemWorth
	}
	if !s.Exported {
		w *= hiddenWorth
	}
	switch {
	case strings.HasPrefix(s.Signature, "#"):
		w *= macroWorth
	case (s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod) && (s.body < trivialBody || strings.HasPrefix(s.Name, "__")): // __init__
		w *= trivialWorth
	}
	return w
}

// joinNamesakes leaves one of the functions of a name in the same type, the first with the largest body: overloads, getter and setter, branches
// of a preprocessor. It has the place of all of them in the graph.
func joinNamesakes(es []store.Entity, byID map[int64]*mapSymbol) {
	type key struct {
		within *mapSymbol
		name   string
	}
	named := map[key]*mapSymbol{}
	for i := range es {
		s := byID[es[i].ID]
		if s.left || s.Type != ctxsys.TypeFunction && s.Type != ctxsys.TypeMethod {
			continue
		}
		k := key{s.within, s.Qualified}
		had := named[k]
		switch {
		case had == nil:
			named[k] = s
			continue
		case s.body > had.body:
			named[k] = s
			had, s = s, had
		}
		had.central += s.central
		s.central, s.left = 0, true
	}
}

// claim is what a file brings forward for one line more; 0 when it has none.
func (f *mapFile) claim() float64 {
	for f.taken < len(f.symbols) && f.symbols[f.taken].shown {
		f.taken++
	}
	if f.full || f.taken == len(f.symbols) {
		return 0
	}
	return math.Sqrt(f.Rank) / float64(f.lines+2) // with the line of its path
}

// head is how many tokens the line of the file takes.
func (f *mapFile) head() int { return token.Estimate(f.Path + "\n") }

// cost is how many tokens the next symbol takes, with the types around it that are not shown yet.
func (f *mapFile) cost() (tokens int) {
	f.claim()
	if f.taken == len(f.symbols) {
		return 0
	}
	for s := f.symbols[f.taken]; s != nil && !s.shown; s = s.within {
		tokens += token.OfRunes(utf8.RuneCountInString(MapLine(s.Entity)) + f.digits + 5 + 2*s.depth())
	}
	return tokens
}

// take shows the next symbol.
func (f *mapFile) take() {
	if f.taken == len(f.symbols) {
		return
	}
	for s := f.symbols[f.taken]; s != nil && !s.shown; s = s.within {
		s.shown = true
		f.lines++
	}
}

func (f *mapFile) reset() {
	f.taken, f.lines, f.full = 0, 0, false
	for _, s := range f.symbols {
		for ; s != nil; s = s.within {
			s.shown = false
		}
	}
}

func (s *mapSymbol) depth() (n int) {
	for up := s.within; up != nil; up = up.within {
		n++
	}
	return n
}

// answer is the outline as it was filled.
func (m *outline) answer() []MapFile {
	out := make([]MapFile, 0, m.shown)
	for _, f := range m.read[:m.shown] {
		file := MapFile{Path: f.Path, Centrality: round(f.Rank), Symbols: f.members(nil)}
		for _, s := range f.symbols {
			if !s.shown {
				file.Omitted++
			}
		}
		out = append(out, file)
	}
	return out
}

// members are the symbols that are shown within a type, nil for the file, the most central first.
func (f *mapFile) members(within *mapSymbol) []MapSymbol {
	out := []MapSymbol{}
	for _, s := range f.symbols {
		if s.shown && s.within == within {
			e := Public(&f.File, s.Entity)
			out = append(out, MapSymbol{e.ID, e.Type, e.Name, MapLine(s.Entity), e.StartLine, e.EndLine, f.members(s)})
		}
	}
	return out
}

// mapText is an outline as a list: the path of a file, then a line a symbol with its first line in front.
func mapText(files []MapFile) render.Page {
	var b render.Writer
	for i := range files {
		b.Printf("%s\n", files[i].Path)
		writeSymbols(&b, files[i].Symbols, "  ", files[i].digits(), 0)
	}
	return b.Page()
}

func (f *MapFile) digits() int { return widest(f.Symbols) }

func widest(symbols []MapSymbol) (n int) {
	for i := range symbols {
		n = max(n, len(strconv.Itoa(symbols[i].StartLine)), widest(symbols[i].Members))
	}
	return n
}

func writeSymbols(b *render.Writer, symbols []MapSymbol, indent string, digits, depth int) {
	for i := range symbols {
		s := &symbols[i]
		b.Printf("%s%*d  %s%s\n", indent, digits, s.StartLine, strings.Repeat("  ", depth), s.Signature)
		writeSymbols(b, s.Members, indent, digits, depth+1)
	}
}

// folder is a part of an outline as a tree.
type folder struct {
	name    string
	folders []*folder // in order of their most central file, as the files are
	files   []*MapFile
}

// treeText is an outline as a tree of folders. A folder that holds nothing but another one is on its line.
func treeText(files []MapFile) render.Page {
	root := &folder{}
	for i := range files {
		at := root
		for name := range strings.SplitSeq(path.Dir(files[i].Path), "/") {
			if name != "." {
				at = at.within(name)
			}
		}
		at.files = append(at.files, &files[i])
	}
	var b render.Writer
	root.write(&b, "")
	return b.Page()
}

func (d *folder) within(name string) *folder {
	for _, f := range d.folders {
		if f.name == name {
			return f
		}
	}
	f := &folder{name: name}
	d.folders = append(d.folders, f)
	return f
}

func (d *folder) write(b *render.Writer, indent string) {
	for _, f := range d.files {
		b.Printf("%s%s\n", indent, path.Base(f.Path))
		writeSymbols(b, f.Symbols, indent+"  ", f.digits(), 0)
	}
	for _, sub := range d.folders {
		name := sub.name
		for len(sub.files) == 0 && len(sub.folders) == 1 {
			sub = sub.folders[0]
			name += "/" + sub.name
		}
		b.Printf("%s%s/\n", indent, name)
		sub.write(b, indent+"  ")
	}
}

// mapLine is how many bytes a symbol may take in an outline.
const mapLine = 100

// MapLine is a symbol in one line: its signature, or its type and name where that does not name it. In a long one the contents of its brackets
// go first, the last ones before others.
func MapLine(e *store.Entity) string {
	line := e.Signature
	switch {
	case line == "":
		line = string(e.Type) + " " + e.Qualified
	case e.Type != ctxsys.TypeSection && !strings.Contains(line, e.Name): // typedef struct { ... } NAME
		line += " " + e.Name
	}
	for from, to := lastBrackets(line); len(line) > mapLine && to > from; from, to = lastBrackets(line) {
		line = line[:from] + "…" + line[to:]
	}
	if len(line) > mapLine {
		line = strings.ToValidUTF8(line[:mapLine], "") + "…"
	}
	if e.Type != ctxsys.TypeSection && !strings.Contains(line, e.Name) {
		line = string(e.Type) + " " + e.Qualified
	}
	return line
}

// lastBrackets returns what is between the last brackets that are in no others.
func lastBrackets(s string) (from, to int) {
	depth, start := 0, 0
	for i, r := range s {
		switch r {
		case '(', '[', '{', '<':
			if depth == 0 {
				start = i + 1
			}
			depth++
		case ')', ']', '}', '>':
			if depth--; depth == 0 && i-start > len("……") {
				from, to = start, i
			}
			depth = max(depth, 0)
		}
	}
	return from, to
}
