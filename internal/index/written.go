package index

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
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
	var sources []string
	for _, f := range s.files() {
		if !walk.IsEntity(f.Path) {
			continue
		}
		from, edges, err := writtenEdges(ctx, tx, f.ID)
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
		about, err := find(ctx, state, e.Metadata.About)
		if err != nil || about == 0 {
			return 0, nil, err
		}
		from = about
	}
	for _, l := range e.Metadata.Links {
		edge := store.Edge{Source: from, Kind: l.Kind, Weight: 1, Resolution: store.ResolvedManually}
		if edge.Target, err = find(ctx, state, l.To); err != nil {
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

// find returns the entity that an id or a name means, 0 when there is none or the name fits several.
func find(ctx context.Context, state store.Reader, name string) (int64, error) {
	if id, err := byID(ctx, state, name); id != 0 || err != nil {
		return id, err
	}
	const several = 50
	found, err := state.Named(ctx, name[strings.LastIndexByte(name, '.')+1:], several)
	if err != nil || len(found) == several {
		return 0, err
	}
	if whole, err := state.Named(ctx, name, several); err != nil {
		return 0, err
	} else if strings.Contains(name, ".") {
		found = append(found, whole...)
	}
	for _, fits := range []func(e *store.Entity) bool{
		func(e *store.Entity) bool { return e.Qualified == name },
		func(e *store.Entity) bool { return e.Name == name || strings.HasSuffix(e.Qualified, "."+name) },
		func(e *store.Entity) bool { return strings.EqualFold(e.Name, name) },
	} {
		var ids []int64
		for i := range found {
			if found[i].ID > 0 && fits(&found[i]) && !slices.Contains(ids, found[i].ID) {
				ids = append(ids, found[i].ID)
			}
		}
		if len(ids) == 1 {
			return ids[0], nil
		} else if len(ids) > 1 {
			return 0, nil
		}
	}
	return 0, nil
}

// byID reads an id: see ctxsys.Entity.
func byID(ctx context.Context, state store.Reader, id string) (int64, error) {
	if dir, ok := strings.CutSuffix(id, "/"); ok {
		m, err := state.Module(ctx, dir)
		return orNone(m.ID, err)
	}
	path, symbol, isSymbol := strings.Cut(id, "#")
	f, err := state.FileByPath(ctx, path)
	if err != nil || !f.Indexed() {
		return orNone(0, err)
	}
	if !isSymbol {
		return store.FileEntity(f.ID), nil
	}
	ordinal := 0
	if i := strings.LastIndexByte(symbol, '~'); i > 0 {
		if n, err := strconv.Atoi(symbol[i+1:]); err == nil && n > 1 {
			symbol, ordinal = symbol[:i], n-1
		}
	}
	e, err := state.Symbol(ctx, f.ID, symbol, ordinal)
	return orNone(e.ID, err)
}

// orNone makes what was not found nothing.
func orNone(id int64, err error) (int64, error) {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil
	}
	return id, err
}
