package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
)

// Bounds of the search for names in texts: how many pieces of other files are looked into for a name, and for
// how many names.
const (
	mentionPieces = 20
	maxSearched   = 1000
)

// mentions adds where the name of a suspect stands in the text of another file: in settings, templates, text in
// quotes, code that could not be read; or in quotes in its own. Only what nothing else speaks for is worth the search.
func (s *unusedSearch) mentions() error {
	ix, known, done, err := s.p.lexicalIndex(s.ctx, s.v)
	if err != nil {
		return err
	}
	defer done()
	texts := s.p.contents(s.v)
	searched := 0
	for i := range s.found {
		f := &s.found[i]
		if len(f.doubts) > 0 {
			continue
		}
		if searched++; searched > maxSearched {
			f.doubts = append(f.doubts, Doubt{"unchecked", "other texts were not searched for the name: give a smaller PATH"})
			continue
		}
		here, err := texts.of(s.ctx, sqlite.FileOf(f.ID))
		if err != nil {
			return err
		}
		if line := quotedAt(string(here.text), f.Name, f.StartByte, f.EndByte); line > 0 {
			f.doubts = append(f.doubts, Doubt{"mentioned", fmt.Sprintf("the name stands in %s:%d", f.Path, line)})
			continue
		}
		terms := ix.Analyzer.Terms(nil, f.Name)
		if len(terms) == 0 {
			continue
		}
		own, err := s.v.ChunkIDs(s.ctx, sqlite.FileOf(f.ID))
		if err != nil {
			return err
		}
		found, err := lexical.Search(s.ctx, ix.Segments, s.v, lexical.Query{
			Terms:  []lexical.Term{{Text: terms[len(terms)-1]}}, // the whole of a name of several parts
			Filter: func(doc uint32) bool { return !slices.Contains(own, int64(doc)) },
		}, mentionPieces)
		if err != nil {
			return err
		}
		first, err := s.mention(known, texts, f.Name, found.Hits)
		if err != nil {
			return err
		}
		switch {
		case first == "":
		case found.Total > mentionPieces: // which of them were looked into means nothing
			f.doubts = append(f.doubts, Doubt{"mentioned", "the name stands in many texts"})
		default:
			f.doubts = append(f.doubts, Doubt{"mentioned", "the name stands in " + first})
		}
	}
	return nil
}

// mention looks for a name in pieces, and returns where it is first, "" when it is in none.
func (s *unusedSearch) mention(known *known, texts *contents, name string, hits []lexical.Hit) (string, error) {
	ids := make([]int64, len(hits))
	for i := range hits {
		ids[i] = int64(hits[i].Doc)
	}
	pieces, err := s.v.Pieces(s.ctx, ids)
	if err != nil {
		return "", err
	}
	path, line := "", 0
	for i := range pieces {
		piece := &pieces[i]
		body, err := texts.span(s.ctx, piece.File, piece.StartByte, piece.EndByte)
		if err != nil {
			return "", err
		}
		at := wordAt(body, name)
		if at < 0 {
			continue
		}
		row, err := known.file(s.ctx, s.v, piece.File)
		if err != nil {
			return "", err
		}
		here := piece.StartLine + strings.Count(body[:at], "\n")
		if path == "" || row.Path < path || row.Path == path && here < line {
			path, line = row.Path, here
		}
	}
	if path == "" {
		return "", nil
	}
	return fmt.Sprintf("%s:%d", path, line), nil
}

// quotedAt returns the line on which a text has a name in quotes outside of the definition from start to end, 0 when
// it has not.
func quotedAt(text, name string, start, end int) int {
	if name == "" {
		return 0
	}
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return 0
		}
		at, after := from+i, from+i+len(name)
		if (at < start || at >= end) && at > 0 && after < len(text) && isQuote(text[at-1]) && text[after] == text[at-1] {
			return 1 + strings.Count(text[:at], "\n")
		}
		from = after
	}
}

func isQuote(b byte) bool { return b == '"' || b == '\'' || b == '`' }

// wordAt returns where a text has a name as a whole word, -1 when it has not.
func wordAt(text, name string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return -1
		}
		start, end := from+i, from+i+len(name)
		if (start == 0 || !wordByte(text[start-1])) && (end == len(text) || !wordByte(text[end])) {
			return start
		}
		from = end
	}
}

func wordByte(b byte) bool {
	return b == '_' || b == '$' || b >= 0x80 || '0' <= b && b <= '9' || 'A' <= b && b <= 'Z' || 'a' <= b && b <= 'z'
}
