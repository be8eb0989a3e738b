package searcher

import (
	"bytes"
	"cmp"
	"context"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// orderedFiles is how many files have their symbols ordered together. Where more match, those that are used most come before the
// others whatever their symbols are.
const orderedFiles = 100

// Of a line that is longer, in bytes, longestLine about the match are shown, with at most beforeMatch before it.
const (
	longestLine = 400
	beforeMatch = 100
)

// exactPlace is the matches in one symbol, or those of a file outside of symbols.
type exactPlace struct {
	file  *exactFile
	id    int64 // of the entity, 0 where nothing of the file is in the index
	at    []int
	uses  int
	class int // see exactClass
	lines []ctxsys.HitLine
}

// ofFile reports whether the matches are outside of symbols.
func (x *exactPlace) ofFile() bool { return x.id == 0 || store.IsFile(x.id) }

// exactClass puts code before tests, and these before what is generated or vendored.
func exactClass(flags int) int {
	switch {
	case flags&(store.FlagGenerated|store.FlagVendored) != 0:
		return 2
	case flags&store.FlagTest != 0:
		return 1
	}
	return 0
}

// hits shows the matches by the symbols that they are in, the most used first, until the limit is reached.
func (s *exactSearch) hits(ctx context.Context, files []*exactFile) ([]ctxsys.Hit, error) {
	places, err := s.first(ctx, files)
	if err != nil {
		return nil, err
	}
	if err := s.readLines(ctx, places); err != nil {
		return nil, err
	}
	hits := []ctxsys.Hit{}
	for i := range places {
		if x := &places[i]; len(x.lines) > 0 {
			hit, err := s.hit(ctx, x)
			if err != nil {
				return nil, err
			}
			hit.Rank = len(hits) + 1
			hit.Why = []ctxsys.Why{{Strategy: exactStrategy, Rank: hit.Rank, Score: float64(x.uses)}}
			hits = append(hits, hit)
		}
	}
	return hits, nil
}

// first returns the places that are shown, the most used first.
func (s *exactSearch) first(ctx context.Context, files []*exactFile) (shown []exactPlace, err error) {
	users, err := s.orderFiles(ctx, files)
	if err != nil {
		return nil, err
	}
	left := s.limit
	for part := range slices.Chunk(files, orderedFiles) {
		places, err := s.places(ctx, part, users)
		if err != nil {
			return nil, err
		}
		for _, x := range places {
			x.at = x.at[:min(len(x.at), left)]
			shown = append(shown, x)
			if left -= len(x.at); left == 0 {
				return shown, nil
			}
		}
	}
	return shown, nil
}

// orderFiles sorts files by how many others use them, and returns those numbers.
func (s *exactSearch) orderFiles(ctx context.Context, files []*exactFile) (map[int64]int, error) {
	ids := make([]int64, len(files))
	for i, f := range files {
		ids[i] = f.ID
	}
	users, err := s.v.UsersOf(ctx, ids)
	slices.SortFunc(files, func(a, b *exactFile) int {
		return cmp.Or(exactClass(a.Flags)-exactClass(b.Flags), users[b.ID]-users[a.ID], strings.Compare(a.Path, b.Path))
	})
	return users, err
}

// places puts the matches of some files under the symbols that they are in, the most used first.
func (s *exactSearch) places(ctx context.Context, files []*exactFile, users map[int64]int) (out []exactPlace, err error) {
	var ids, rust []int64
	for _, f := range files {
		places, err := s.placesIn(ctx, f)
		if err != nil {
			return nil, err
		}
		for _, x := range places {
			if x.ofFile() {
				continue
			}
			if ids = append(ids, x.id); f.Language == "rust" {
				rust = append(rust, x.id)
			}
		}
		out = append(out, places...)
	}
	uses, err := s.v.UsesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	tests, err := s.testModules(ctx, rust)
	for i := range out {
		switch x := &out[i]; {
		case x.ofFile():
			x.uses = users[x.file.ID]
		default:
			x.uses = uses[x.id]
			if tests[x.id] {
				x.class = max(x.class, 1)
			}
		}
	}
	slices.SortFunc(out, func(a, b exactPlace) int {
		return cmp.Or(a.class-b.class, b.uses-a.uses, strings.Compare(a.file.Path, b.file.Path), a.at[0]-b.at[0])
	})
	return out, err
}

// testModules tells which symbols of Rust are of tests in the file of what they test.
func (s *exactSearch) testModules(ctx context.Context, ids []int64) (map[int64]bool, error) {
	found, err := s.v.Places(ctx, ids)
	tests := map[int64]bool{}
	for i := range found {
		piece := search.SymbolChunk(&found[i])
		tests[piece.Entity] = search.InTestModule(piece)
	}
	return tests, err
}

// placesIn puts the matches of a file under its symbols. Matches in none that the filter keeps are left out.
func (s *exactSearch) placesIn(ctx context.Context, f *exactFile) (out []exactPlace, err error) {
	spans := []store.Span{{Type: ctxsys.TypeFile}}
	if f.ID != 0 {
		if spans, err = s.v.FileSpans(ctx, f.ID); err != nil {
			return nil, err
		}
	}
	index := map[int64]int{}
	for _, at := range f.at {
		e := s.around(spans, at)
		if e == nil {
			continue
		}
		i, ok := index[e.ID]
		if !ok {
			i = len(out)
			index[e.ID] = i
			out = append(out, exactPlace{file: f, id: e.ID, class: exactClass(f.Flags)})
		}
		out[i].at = append(out[i].at, at)
	}
	return out, nil
}

// around returns the innermost entity of a file that holds a byte and that the filter keeps, the file itself outside of symbols, nil
// for none.
func (s *exactSearch) around(spans []store.Span, at int) (inner *store.Span) {
	for i := range spans {
		e := &spans[i]
		whole := e.ID == 0 || store.IsFile(e.ID)
		switch {
		case !s.keepsType(e), !whole && (at < e.StartByte || at >= e.EndByte):
			continue
		case inner == nil, inner.ID == 0 || store.IsFile(inner.ID), !whole && e.EndByte-e.StartByte <= inner.EndByte-inner.StartByte:
			inner = e
		}
	}
	return inner
}

// keepsType reports whether matches are shown under an entity. A field on one line is a part of its type, unless fields are asked for.
func (s *exactSearch) keepsType(e *store.Span) bool {
	if len(s.filter.Types) > 0 {
		return slices.Contains(s.filter.Types, e.Type)
	}
	return e.Type != ctxsys.TypeProperty || e.EndLine > e.StartLine
}

// keepTypes drops matches that are in no entity of the types asked for.
func (s *exactSearch) keepTypes(ctx context.Context, files []*exactFile) error {
	if len(s.filter.Types) == 0 {
		return nil
	}
	for _, f := range files {
		places, err := s.placesIn(ctx, f)
		if err != nil {
			return err
		}
		f.at = nil
		for i := range places {
			f.at = append(f.at, places[i].at...)
		}
		slices.Sort(f.at)
	}
	return nil
}

// readLines reads the lines of places, each file once. A line that does not match any more is left out: its file changed meanwhile.
func (s *exactSearch) readLines(ctx context.Context, places []exactPlace) error {
	folders := s.v.Folders()
	defer folders.Close()
	byFile := map[*exactFile][]*exactPlace{}
	for i := range places {
		byFile[places[i].file] = append(byFile[places[i].file], &places[i])
	}
	r := exactReader{s: s, folders: folders}
	for f, of := range byFile {
		text, err := r.read(ctx, &f.File)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			continue // it cannot be read any more
		}
		for _, x := range of {
			x.lines = s.lines(text, x.at)
		}
	}
	return nil
}

// lines are those of a text that hold some bytes and match.
func (s *exactSearch) lines(text []byte, at []int) (lines []ctxsys.HitLine) {
	number, counted := 1, 0
	for _, n := range at {
		if n > len(text) {
			break
		}
		start, end := snapshot.LineStart(text, n), len(text)
		if i := bytes.IndexByte(text[start:], '\n'); i >= 0 {
			end = start + i
		}
		number += bytes.Count(text[counted:start], []byte("\n"))
		counted = start
		if s.pattern.Match(text[start:end]) {
			lines = append(lines, ctxsys.HitLine{Line: number, Text: shownLine(text[start:end], n-start)})
		}
	}
	return lines
}

// hit is a place as a result.
func (s *exactSearch) hit(ctx context.Context, x *exactPlace) (ctxsys.Hit, error) {
	f := &x.file.File
	e := store.Entity{ID: store.FileEntity(1), Type: ctxsys.TypeFile, Name: path.Base(f.Path), Qualified: f.Path, StartLine: 1, EndLine: max(1, f.Lines)}
	if x.id != 0 {
		var err error
		if e, err = s.v.Entity(ctx, x.id); err != nil {
			return ctxsys.Hit{}, err
		}
	}
	tokens := 0
	for _, l := range x.lines {
		tokens += token.Estimate(l.Text)
	}
	return ctxsys.Hit{
		ID: e.PublicID(f.Path), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified, Path: f.Path, StartLine: e.StartLine, EndLine: e.EndLine,
		Language: f.Language, Signature: e.Signature, Snippet: x.lines[0].Text, SnippetLine: x.lines[0].Line, Tokens: tokens, Score: 1, Lines: x.lines,
	}, nil
}

// shownLine is a line, or of a long one the part about a byte of it.
func shownLine(line []byte, at int) string {
	line = bytes.TrimRight(line, "\r")
	if len(line) <= longestLine {
		return string(line)
	}
	from := max(0, min(at-beforeMatch, len(line)-longestLine))
	to := from + longestLine
	for from > 0 && !utf8.RuneStart(line[from]) {
		from--
	}
	for to < len(line) && !utf8.RuneStart(line[to]) {
		to++
	}
	text := string(line[from:to])
	if from > 0 {
		text = "…" + text
	}
	if to < len(line) {
		text += "…"
	}
	return text
}
