package search

import (
	"context"
	"math"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// pin is a result that comes before all that was ranked: the place a trace names.
type pin struct {
	doc      int64
	strategy string
}

// maxPinned is how many places of a trace come first: what is further out tells less than the message does.
const maxPinned = 8

// frames finds the places of a trace in the project and puts them first, the innermost before the others.
func (in *interpretation) frames(ctx context.Context) error {
	if len(in.query.Frames) == 0 {
		return nil
	}
	files, err := in.view.Cache.Paths(ctx, in.view.Store)
	if err != nil {
		return err
	}
	inside := 0
	for _, frame := range in.query.Frames {
		place := Frame{Path: frame.Path, Line: frame.Line, Function: frame.Function}
		l, err := in.place(ctx, files, frame)
		if err != nil {
			return err
		}
		if l != nil {
			inside++
			place.Path, place.Entity = l.Path, l.PublicID(l.Path)
			in.pin(l, frame.Line, "trace", maxPinned)
		}
		in.reading.Frames = append(in.reading.Frames, place)
	}
	if inside == 0 && len(in.query.Frames) > 1 {
		in.note("none of the %d places of the trace is in this project", len(in.query.Frames))
	}
	return nil
}

// pin puts a symbol first that passes the filters and is not there yet, if fewer than most are. Of a long one the lines about the
// place are shown.
func (in *interpretation) pin(l *store.Located, line int, strategy string, most int) {
	chunk := SymbolChunk(l)
	if !in.filter.Keeps(chunk) || len(in.pins) >= most || slices.ContainsFunc(in.pins, func(p pin) bool { return p.doc == chunk.ID }) {
		return
	}
	in.chunks[chunk.ID] = chunk
	in.line[chunk.ID] = line
	in.pins = append(in.pins, pin{chunk.ID, strategy})
}

// SymbolChunk is a symbol as if it were a chunk by itself: what a question for places or types is answered with. Its
// number is that of no document.
func SymbolChunk(l *store.Located) *store.LocatedChunk {
	end := l.EndByte
	if store.IsFile(l.ID) { // of which no bytes are stored
		end = math.MaxInt
	}
	return &store.LocatedChunk{
		Chunk: store.Chunk{
			ID: -l.ID, File: store.FileOf(l.ID), Entity: l.ID,
			StartLine: l.StartLine, EndLine: l.EndLine, StartByte: l.StartByte, EndByte: end,
		},
		Type: l.Type, Name: l.Name, Qualified: l.Qualified, Ordinal: l.Ordinal, EntityLine: l.StartLine,
		Path: l.Path, Language: l.Language, FileFlags: l.FileFlags,
	}
}

// place returns the innermost symbol at a frame's place, nil when that is not in the project. A function of the frame's
// name in the file says more than the line: the program that wrote the trace may be older or newer than the index.
func (in *interpretation) place(ctx context.Context, files *snapshot.Paths, frame query.Frame) (*store.Located, error) {
	candidates, sure := files.Find(frame.Path)
	if len(candidates) > 1 && !strings.Contains(frame.Path, "/") && strings.Contains(strings.TrimSpace(in.query.Text), " ") {
		sure = false // a message of a program that may be another one, whose files have such names too
	}
	var best *store.Located
	for _, f := range candidates {
		es, err := in.view.Store.FileEntities(ctx, f.ID)
		if err != nil {
			return nil, err
		}
		e, named := atLine(es, frame)
		if e == nil || !named && !sure {
			continue
		}
		file, err := in.view.Cache.File(ctx, in.view.Store, f.ID)
		if err != nil {
			return nil, err
		}
		l := &store.Located{Entity: *e, Path: file.Path, Language: file.Language, FileFlags: file.Flags}
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
func atLine(es []store.Entity, frame query.Frame) (found *store.Entity, named bool) {
	name := calledName(frame.Function)
	var holder, called *store.Entity
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

func span(e *store.Entity) int { return e.EndLine - e.StartLine }

// isBlock reports whether an entity has lines that run.
func isBlock(e *store.Entity) bool {
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
