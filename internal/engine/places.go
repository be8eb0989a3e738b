package engine

import (
	"context"
	"math"
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
			told.Path, told.Entity = l.Path, l.PublicID(l.Path)
			r.pin(l, frame.Line, "trace", maxPinned)
		}
		r.f.reading.Frames = append(r.f.reading.Frames, told)
	}
	if inside == 0 && len(r.f.query.Frames) > 1 {
		r.note("none of the %d places of the trace is in this project", len(r.f.query.Frames))
	}
	return nil
}

// pin puts a symbol first that passes the filters and is not there yet, if fewer than most are. Of a long one the lines about the
// place are shown.
func (r *reader) pin(l *sqlite.Located, line int, strategy string, most int) {
	piece := symbolPiece(l)
	if !r.filter.keeps(&piece) || len(r.f.pins) >= most || slices.ContainsFunc(r.f.pins, func(p pin) bool { return p.doc == piece.ID }) {
		return
	}
	r.f.pieces[piece.ID] = piece
	r.f.line[piece.ID] = line
	r.f.pins = append(r.f.pins, pin{piece.ID, strategy})
}

// symbolPiece is a symbol as if it were a piece by itself: what a question for places or types is answered with. Its
// number is that of no document.
func symbolPiece(l *sqlite.Located) sqlite.Piece {
	end := l.EndByte
	if sqlite.IsFile(l.ID) { // of which no bytes are stored
		end = math.MaxInt
	}
	return sqlite.Piece{
		Chunk: sqlite.Chunk{
			ID: -l.ID, File: sqlite.FileOf(l.ID), Entity: l.ID,
			StartLine: l.StartLine, EndLine: l.EndLine, StartByte: l.StartByte, EndByte: end,
		},
		Type: l.Type, Name: l.Name, Qualified: l.Qualified, Ordinal: l.Ordinal, EntityLine: l.StartLine,
		Path: l.Path, Language: l.Language, FileFlags: l.FileFlags,
	}
}

// place returns the innermost symbol at a frame's place, nil when that is not in the project. A function of the frame's
// name in the file says more than the line: the program that wrote the trace may be older or newer than the index.
func (r *reader) place(ctx context.Context, files *pathTable, frame query.Frame) (*sqlite.Located, error) {
	candidates, sure := files.find(frame.Path)
	if len(candidates) > 1 && !strings.Contains(frame.Path, "/") && strings.Contains(strings.TrimSpace(r.f.query.Text), " ") {
		sure = false // a message of a program that may be another one, whose files have such names too
	}
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
	const step, lastPinned = 0.01, 0.5
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
		r.Score = max(1-step*float64(i), lastPinned)
		r.Why = append([]ctxsys.Why{{Strategy: p.strategy, Rank: i + 1, Score: r.Score}}, r.Why...)
		out = append(out, r)
	}
	first := len(out)
	for _, r := range f.results {
		if !slices.ContainsFunc(out[:first], func(have rank.Result) bool { return have.Doc == r.Doc || have.Entity == r.Entity }) {
			r.Score = min(r.Score, max(1-step*float64(first), lastPinned))
			out = append(out, r)
		}
	}
	f.results = out
}

// pinnedBy is the strategy that pinned a piece, "" for none.
func (f *found) pinnedBy(doc int64) string {
	for _, p := range f.pins {
		if p.doc == doc {
			return p.strategy
		}
	}
	return ""
}

// answered reports whether results are what a question asked of the graph: a list of callers, callees, implementations or dependents.
func (f *found) answered() bool {
	a := f.query.Asked
	return a != nil && a.Relation != query.Definition && slices.ContainsFunc(f.pins, func(p pin) bool { return p.strategy == string(a.Relation) })
}
