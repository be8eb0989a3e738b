package index

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// Summaries are an input like the text of a file: a piece is found by those of what begins in it. They are made apart from
// any sync (package summary), which marks the files they belong to; the next sync reads those again. So a killed process
// leaves nothing that a later one does not find, and a rebuilt index says the same as one that was kept up to date.

// Units are the texts of a file that are worth a summary: none in tests, in what is generated, and in what others wrote.
func Units(f *store.File, entities []store.Entity, text []byte) []summary.Unit {
	if !Summarises(f) {
		return nil
	}
	base := int64(0)
	es := make([]summary.Entity, 0, len(entities))
	for i := range entities {
		e := &entities[i]
		if store.EntityNumber(e.ID) == 0 {
			base = e.ID
			continue
		}
		es = append(es, summary.Entity{
			ID: e.ID, Type: e.Type, Name: e.Name, Signature: e.Signature, Doc: e.Doc,
			Start: e.StartByte, End: e.EndByte, Body: e.BodyByte, Lines: e.EndLine - e.StartLine + 1,
		})
	}
	return summary.Units(base, f.Path, facts.IsDocument(f.Language), text, es)
}

// Summarises tells whether a file may have units at all.
func Summarises(f *store.File) bool {
	return f.Indexed() && f.Flags&(store.FlagTest|store.FlagGenerated|store.FlagVendored) == 0
}

// told is a summary that a file's pieces hold.
type told struct {
	entity  int64 // its number in the file
	start   int   // where its text begins
	summary store.Summary
}

// summaries finds those of a file, by where their texts begin.
func (x *extractor) summaries(ctx context.Context, it *item, text []byte) error {
	if !x.s.summarised {
		return nil
	}
	for _, u := range Units(&it.row, it.entities, text) {
		found, err := x.s.db.SummaryByKey(ctx, u.Key())
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		it.told = append(it.told, told{u.Entity, u.Start, found})
	}
	slices.SortStableFunc(it.told, func(a, b told) int { return cmp.Compare(a.start, b.start) })
	return nil
}

// summariesIn joins the summaries of what begins in a piece, or before it and after the one before.
func (it *item) summariesIn(piece int) string {
	chunks := it.facts.Chunks
	from, to := 0, chunks[piece].End
	if piece > 0 {
		from = chunks[piece-1].End
	}
	var b strings.Builder
	for _, t := range it.told {
		if from <= t.start && t.start < to {
			word(&b, t.summary.Text)
		}
	}
	return b.String()
}

// putSummaries stores which entities of a file have which summary.
func (b *batch) putSummaries(it *item) error {
	base := store.FileEntity(it.row.ID)
	for _, t := range it.told {
		if err := b.tx.SetSummary(base+t.entity, t.summary.ID); err != nil {
			return err
		}
	}
	return nil
}

// forget deletes the summaries of texts that are no more, when all was read again.
func (s *syncer) forget(tx store.Tx) error {
	if !s.opts.Force || !s.summarised {
		return nil
	}
	return tx.DeleteUnused()
}
