package engine

import (
	"context"
	"errors"
	"math"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// hits shows the first results, as many as the limit.
func (p *Project) hits(ctx context.Context, v *sqlite.View, f *found, results []rank.Result, limit int) ([]ctxsys.Hit, error) {
	hits, entities := []ctxsys.Hit{}, []int64(nil)
	texts := p.contents(v)
	texts.known = f.known
	snippets, done := p.snippets(f.rarity)
	defer done()
	for _, r := range results {
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
		if piece.ID < 0 && !sqlite.IsFile(piece.Entity) { // a symbol by itself, whose text begins with its comment
			piece.StartLine = piece.EndLine - strings.Count(strings.TrimRight(body, "\n"), "\n")
		}
		s := snippets.of(body, f.focusLine(&piece, body))
		hits = append(hits, ctxsys.Hit{
			Rank: len(hits) + 1, ID: e.PublicID(piece.Path), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified,
			Path: piece.Path, StartLine: piece.StartLine, EndLine: piece.EndLine, Language: piece.Language,
			Signature: e.Signature, Snippet: s.text, SnippetLine: piece.StartLine + s.before, Best: s.best(piece.StartLine), Tokens: token.Estimate(body),
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

// focusLine is the line of a chunk, from 0, that the question names, -1 for none.
func (f *found) focusLine(piece *sqlite.Piece, body string) int {
	if line, ok := f.line[piece.ID]; ok {
		return min(max(line-piece.StartLine, 0), strings.Count(body, "\n"))
	}
	if at, ok := f.focus[piece.ID]; ok {
		return strings.Count(body[:min(at, len(body))], "\n")
	}
	return -1
}

// public is the outside form of an entity.
func public(f *sqlite.File, e *sqlite.Entity) ctxsys.Entity {
	out := ctxsys.Entity{
		ID: e.PublicID(f.Path), Type: e.Type, Name: e.Name, QualifiedName: e.Qualified, Path: f.Path, Language: f.Language,
		StartLine: e.StartLine, EndLine: e.EndLine, Signature: e.Signature, Doc: e.Doc, Exported: e.Exported, Metadata: e.Metadata,
	}
	if e.ID < 0 {
		out.Path = e.FolderPath()
	}
	return out
}
