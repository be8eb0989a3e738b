package index

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Entities that were written down are files like others: their text is searched, their sections are symbols. What is
// theirs alone is that the entity of the file is the one it describes, and that its links are edges. Those may leave
// a symbol of another file, and no name ripples to them. So all of them are made again by every sync that changes
// something, which costs a look-up an end; there are as many as people have written.

// MetaWritten lists the sources of the edges that were written down.
const MetaWritten = "written_sources"

// readWritten reads what the file says of an entity. What is wrong with it is a syntax error, and the file a document.
func (it *item) readWritten(text []byte) {
	if !walk.IsEntity(it.file.Path) {
		return
	}
	e, err := entity.Parse(text)
	if err != nil {
		it.facts.Errors = append(it.facts.Errors, facts.SyntaxError{Line: 1, Message: err.Error()})
		return
	}
	it.written = e
}

// nameWritten makes the entity of the file the one that it describes.
func (it *item) nameWritten(e *store.Entity) {
	w := it.written
	if w == nil {
		return
	}
	e.Doc, e.Metadata.About, e.Metadata.Links = w.Summary, w.About, w.Links
	if w.Name != "" {
		e.Type, e.Name, e.Qualified, e.Exported = w.Type, w.Name, w.Name, true
	}
}

// linkWritten makes the edges of all links that were written down again.
func (s *syncer) linkWritten(ctx context.Context, tx store.Tx) error {
	before, err := s.db.Meta(ctx, MetaWritten)
	if err != nil {
		return err
	}
	for id := range strings.FieldsSeq(before) {
		source, err := strconv.ParseInt(id, 10, 64)
		if err != nil {
			return err
		}
		if err := tx.DeleteEdges(source, store.ResolvedManually); err != nil {
			return err
		}
	}
	files, err := s.writtenFiles(ctx)
	if err != nil {
		return err
	}
	var sources []string
	for _, id := range files {
		from, edges, err := writtenEdges(ctx, tx, id)
		if err != nil {
			return err
		}
		if len(edges) > 0 {
			if err := tx.AppendEdges(from, edges); err != nil {
				return err
			}
			sources = append(sources, strconv.FormatInt(from, 10))
		}
	}
	if len(sources) == 0 && before == "" {
		return nil
	}
	return tx.SetMeta(MetaWritten, strings.Join(sources, " "))
}

// writtenFiles returns the files that people wrote of entities, by path.
func (s *syncer) writtenFiles(ctx context.Context) (ids []int64, err error) {
	if s.quick() {
		stored, err := s.db.(store.Lookup).FilesAt(ctx, []string{walk.EntityFolder})
		for _, f := range stored {
			if f.Indexed() && walk.IsEntity(f.Path) {
				ids = append(ids, f.ID)
			}
		}
		return ids, err
	}
	files, err := s.files(ctx)
	for _, f := range files {
		if walk.IsEntity(f.Path) {
			ids = append(ids, f.ID)
		}
	}
	return ids, err
}

// writtenEdges returns the edges that one file describes, and the entity they leave: 0 when that does not exist.
func writtenEdges(ctx context.Context, tx store.Tx, file int64) (from int64, edges []store.Edge, err error) {
	state, err := tx.State()
	if err != nil {
		return 0, nil, err
	}
	e, err := state.Entity(ctx, store.FileEntity(file))
	if err != nil {
		return 0, nil, err
	}
	from = e.ID
	if e.Metadata.About != "" {
		about, err := store.Find(ctx, state, e.Metadata.About)
		if err != nil || about == 0 {
			return 0, nil, err
		}
		from = about
	}
	for _, l := range e.Metadata.Links {
		edge := store.Edge{Source: from, Kind: l.Kind, Weight: cmp.Or(l.Weight, 1), Resolution: store.ResolvedManually, Metadata: l.Metadata}
		if edge.Target, err = store.Find(ctx, state, l.To); err != nil {
			return 0, nil, err
		}
		if edge.Target == 0 {
			edge.Text = l.To
		}
		if !slices.Contains(edges, edge) {
			edges = append(edges, edge)
		}
	}
	return from, edges, nil
}
