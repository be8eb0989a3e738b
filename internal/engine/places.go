package engine

import (
	"context"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// pin is a result that comes before all that was ranked: the place a trace names.
type pin struct {
	doc      int64
	strategy string
}

// maxPinned is how many places of a trace come first: what is further out tells less than the message does.
const maxPinned = 8

// frames finds the places of a trace in the project and puts them first, the innermost before the others.
func (r *reader) frames(ctx context.Context) error {
	if len(r.f.query.Frames) == 0 {
		return nil
	}
	files, err := r.f.known.paths(ctx, r.v)
	if err != nil {
		return err
	}
	inside := 0
	for _, frame := range r.f.query.Frames {
		told := Frame{Path: frame.Path, Line: frame.Line, Function: frame.Function}
		l, err := r.place(ctx, files, frame)
		if err != nil {
			return err
		}
		if l != nil {
			inside++
			told.Path, told.Entity = l.Path, publicID(l.Path, &l.Entity)
			r.pinSymbol(l, frame.Line)
		}
		r.f.reading.Frames = append(r.f.reading.Frames, told)
	}
	if inside == 0 && len(r.f.query.Frames) > 1 {
		r.note("none of the %d places of the trace is in this project", len(r.f.query.Frames))
	}
	return nil
}

// pinSymbol puts a symbol first that passes the filters and is not there yet. Of a long one the lines about the place
// are shown.
func (r *reader) pinSymbol(l *sqlite.Located, line int) {
	piece := symbolPiece(l)
	if !r.filter.keeps(&piece) || len(r.f.pins) == maxPinned || slices.ContainsFunc(r.f.pins, func(p pin) bool { return p.doc == piece.ID }) {
		return
	}
	r.f.pieces[piece.ID] = piece
	r.f.line[piece.ID] = line
	r.f.pins = append(r.f.pins, pin{piece.ID, "trace"})
}

// place returns the innermost symbol at a frame's place, nil when that is not in the project. A function of the frame's
// name in the file says more than the line: the program that wrote the trace may be older or newer than the index.
func (r *reader) place(ctx context.Context, files *pathTable, frame query.Frame) (*sqlite.Located, error) {
	candidates, sure := files.find(frame.Path)
	var best *sqlite.Located
	for _, f := range candidates {
		es, err := r.v.FileEntities(ctx, f.id)
		if err != nil {
			return nil, err
		}
		e, named := atLine(es, frame)
		if e == nil || !named && !sure {
			continue
		}
		file, err := r.f.known.file(ctx, r.v, f.id)
		if err != nil {
			return nil, err
		}
		l := &sqlite.Located{Entity: *e, Path: file.Path, Language: file.Language, FileFlags: file.Flags}
		if named {
			return l, nil
		}
		if best == nil {
			best = l
		}
	}
	return best, nil
}

// atLine returns the symbol of a file that a frame means, the file itself outside of all symbols, nil when the file does
// not have the line; and whether it is of the function's name.
func atLine(es []sqlite.Entity, frame query.Frame) (found *sqlite.Entity, named bool) {
	name := calledName(frame.Function)
	var holder, called *sqlite.Entity
	for i := range es {
		e := &es[i]
		holds := e.StartLine <= frame.Line && frame.Line <= e.EndLine
		if holds && (holder == nil || span(e) <= span(holder)) && isBlock(e) {
			holder = e
		}
		if name != "" && isBlock(e) && strings.EqualFold(e.Name, name) && (called == nil || holds && span(e) <= span(called)) {
			called = e
		}
	}
	switch {
	case holder != nil && called != nil && called.StartLine <= holder.StartLine && holder.EndLine <= called.EndLine:
		return called, true
	case called != nil && (holder == nil || holder.Type == ctxsys.TypeFile || !strings.EqualFold(holder.Name, name)):
		return called, true
	}
	return holder, false
}

func span(e *sqlite.Entity) int { return e.EndLine - e.StartLine }

// isBlock reports whether an entity has lines that run.
func isBlock(e *sqlite.Entity) bool {
	switch e.Type {
	case ctxsys.TypeProperty, ctxsys.TypeConstant, ctxsys.TypeVariable:
		return e.EndLine > e.StartLine
	}
	return true
}

// calledName is the name of a function without what it is in.
func calledName(function string) string {
	if i := strings.LastIndexAny(function, ".:#>"); i >= 0 {
		function = function[i+1:]
	}
	return strings.Trim(function, "()<>?! ")
}

// pinned puts the pinned pieces before the results. They are what was asked for, so nothing else is as relevant.
func (f *found) pinned() {
	if len(f.pins) == 0 {
		return
	}
	const step = 0.01
	ranked := make(map[int64]rank.Result, len(f.results))
	for _, r := range f.results {
		ranked[r.Doc] = r
	}
	var out []rank.Result
	for i, p := range f.pins {
		piece, ok := f.pieces[p.doc]
		if !ok {
			continue
		}
		r, ok := ranked[p.doc]
		if !ok {
			r = rank.Result{Candidate: candidate(rank.Fused{Doc: p.doc}, &piece)}
		}
		r.Score = 1 - step*float64(i)
		r.Why = append([]ctxsys.Why{{Strategy: p.strategy, Rank: i + 1, Score: r.Score}}, r.Why...)
		out = append(out, r)
	}
	first := len(out)
	for _, r := range f.results {
		if !slices.ContainsFunc(out[:first], func(have rank.Result) bool { return have.Doc == r.Doc || have.Entity == r.Entity }) {
			r.Score = min(r.Score, 1-step*float64(first))
			out = append(out, r)
		}
	}
	f.results = out
}

// pathTable finds files by the end of their path.
type pathTable struct {
	byBase map[string][]pathEntry // by the last part, in lower case
}

type pathEntry struct {
	id   int64
	path string
}

func newPathTable(files []sqlite.File) *pathTable {
	t := &pathTable{byBase: make(map[string][]pathEntry, len(files))}
	for i := range files {
		if f := &files[i]; f.Indexed() {
			base := strings.ToLower(path.Base(f.Path))
			t.byBase[base] = append(t.byBase[base], pathEntry{f.ID, f.Path})
		}
	}
	for _, list := range t.byBase {
		slices.SortFunc(list, func(a, b pathEntry) int { return strings.Compare(a.path, b.path) })
	}
	return t
}

// has reports whether a path is the end of a file's, with or without its extension, or the name of a folder that files
// are in, whatever the letter case.
func (t *pathTable) has(where string) bool {
	where = strings.ToLower(strings.Trim(strings.TrimPrefix(where, "./"), "/"))
	for _, f := range t.byBase[path.Base(where)] {
		if strings.HasSuffix("/"+strings.ToLower(f.path), "/"+where) {
			return true
		}
	}
	for _, list := range t.byBase {
		for _, f := range list {
			lower := "/" + strings.ToLower(f.path)
			if i := strings.LastIndexByte(lower, '.'); strings.Contains(lower, "/"+where+"/") || i > 0 && strings.HasSuffix(lower[:i], "/"+where) {
				return true
			}
		}
	}
	return false
}

// maxSameEnd is how many files are looked at that end alike.
const maxSameEnd = 8

// find returns the files a path from elsewhere may mean: those that share the longest end with it. It is sure when one of
// the two is the end of the other, as /app/src/a.py and src/a.py are; otherwise what is in the file must tell.
func (t *pathTable) find(where string) (found []pathEntry, sure bool) {
	where = strings.Trim(path.Clean("/"+strings.ReplaceAll(where, "\\", "/")), "/")
	within, foreign := library(where)
	if foreign {
		where = within
	}
	most := 0
	for _, f := range t.byBase[strings.ToLower(path.Base(where))] {
		n, whole := sharedEnd(where, f.path)
		if foreign && (f.path != where || n < 2) || n < most || n == most && sure && !whole {
			continue
		}
		if n > most || whole && !sure {
			found = found[:0]
		}
		most, sure = n, whole
		found = append(found, f)
	}
	return found[:min(len(found), maxSameEnd)], sure
}

// sharedEnd counts the parts two paths end with alike, and says whether one has no others.
func sharedEnd(a, b string) (parts int, whole bool) {
	as, bs := strings.Split(a, "/"), strings.Split(b, "/")
	for parts < len(as) && parts < len(bs) && strings.EqualFold(as[len(as)-1-parts], bs[len(bs)-1-parts]) {
		parts++
	}
	return parts, parts == len(as) || parts == len(bs)
}

// library reports whether a path is of what a project only uses, and returns what it is called there: the project itself
// may be installed as well as its dependencies.
func library(where string) (within string, foreign bool) {
	for _, mark := range []string{
		"node_modules/", "site-packages/", "dist-packages/", "pkg/mod/", ".cargo/registry/", "rustc/", "gems/", "usr/lib/", "usr/include/", "usr/share/",
		"usr/local/lib/", "usr/local/go/src/", "usr/src/", "goroot/src/", ".m2/repository/", "node:", "internal/modules/cjs/", "<frozen",
	} {
		if i := strings.LastIndex(where, mark); i == 0 || i > 0 && where[i-1] == '/' {
			within = where[i+len(mark):]
			if at := strings.IndexByte(within, '@'); at >= 0 && mark == "pkg/mod/" {
				_, within, _ = strings.Cut(within[at:], "/")
			}
			return within, true
		}
	}
	return where, false
}
