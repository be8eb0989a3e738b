package engine

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// hits shows the best results.
func (p *Project) hits(ctx context.Context, v *sqlite.View, f *found, limit int) ([]ctxsys.Hit, error) {
	hits, entities := []ctxsys.Hit{}, []int64(nil)
	texts := p.contents(v)
	texts.known = f.known
	snippets, done := p.snippets(f.rarity)
	defer done()
	for _, r := range f.results {
		if len(hits) == limit {
			break
		}
		piece := f.pieces[r.Doc]
		e, err := v.Entity(ctx, piece.Entity)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		body, err := texts.span(ctx, piece.File, piece.StartByte, piece.EndByte)
		if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
			return nil, err
		}
		if piece.ID < 0 && !isFile(piece.Entity) { // a symbol by itself, whose text begins with its comment
			piece.StartLine = piece.EndLine - strings.Count(strings.TrimRight(body, "\n"), "\n")
		}
		snippet, before := snippets.of(body)
		if from := f.shownFrom(&piece, body); from > 0 {
			snippet, before = beginning(strings.SplitAfter(body[from:], "\n")), strings.Count(body[:from], "\n")
		}
		hits = append(hits, ctxsys.Hit{
			Rank: len(hits) + 1, ID: publicID(piece.Path, &e), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified,
			Path: piece.Path, StartLine: piece.StartLine, EndLine: piece.EndLine, Language: piece.Language,
			Signature: e.Signature, Snippet: snippet, SnippetLine: piece.StartLine + before, Tokens: token.Estimate(body),
			Score: math.Round(r.Score*1e4) / 1e4, Why: r.Why, Stale: texts.read[piece.File].stale,
		})
		entities = append(entities, e.ID)
	}
	told, err := v.SummariesOf(ctx, entities)
	for i, id := range entities {
		if s, ok := told[id]; ok {
			hits[i].Summary = &ctxsys.Summary{Text: s.Text, Model: s.Model}
		}
	}
	return hits, err
}

// glanced is how many lines from the beginning of a snippet everybody sees.
const glanced = 4

// shownFrom is where the snippet of a piece begins: at its beginning, unless what was asked for stands further down.
func (f *found) shownFrom(piece *sqlite.Piece, body string) int {
	at, ok := f.focus[piece.ID]
	if line, told := f.line[piece.ID]; told {
		for range line - piece.StartLine {
			if i := strings.IndexByte(body[at:], '\n'); i >= 0 {
				at += i + 1
			}
		}
		ok = true
	}
	if at = min(at, len(body)); !ok || strings.Count(body[:at], "\n") < glanced {
		return 0
	}
	for range 2 { // the line itself, and the one above
		at = strings.LastIndexByte(body[:max(at-1, 0)], '\n') + 1
	}
	return at
}

// publicID is the id by which the outside knows an entity: see ctxsys.Entity.
func publicID(path string, e *sqlite.Entity) string {
	switch {
	case e.ID < 0:
		return folderPath(e) + "/"
	case e.ID&(1<<sqlite.EntityBits-1) == 0:
		return path
	case e.Ordinal > 0:
		return fmt.Sprintf("%s#%s~%d", path, e.Qualified, e.Ordinal+1)
	}
	return path + "#" + e.Qualified
}

// public is the outside form of an entity.
func public(f *sqlite.File, e *sqlite.Entity) ctxsys.Entity {
	out := ctxsys.Entity{
		ID: publicID(f.Path, e), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified, Path: f.Path, Language: f.Language,
		StartLine: e.StartLine, EndLine: e.EndLine, Signature: e.Signature, Doc: e.Doc, Exported: e.Exported, Metadata: e.Metadata,
	}
	if e.ID < 0 {
		out.Path = folderPath(e)
	}
	return out
}

// folderPath is the path of a module; that of the project's root is a dot.
func folderPath(e *sqlite.Entity) string {
	if e.Qualified == "" {
		return "."
	}
	return e.Qualified
}
