package sqlite

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
)

// Tx is a store.Tx.
type Tx struct {
	conn  *sql.Conn // of the transaction
	tx    *sql.Tx
	stmts map[string]*sql.Stmt
	state *written // nil until it is asked for

	entities, edges, links, chunks *inserts
	insertions                     map[string]insertion
	selections                     map[string]*handle
	cleared                        map[int64]bool // files whose edges stay until others replace them, or something reads edges
	counts                         map[string]int // changes of the counts table
	changed                        bool           // more than values of meta
	mentioned                      mentioned
	vectors                        *vectorfile.Log // nil where there is no file of vectors
}

func (d *DB) Update(ctx context.Context, f func(store.Tx) error) error {
	ctx = context.WithoutCancel(ctx)
	conn, err := d.db.Conn(ctx)
	if err != nil {
		return wrap(err)
	}
	defer conn.Close()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	t := &Tx{
		conn: conn, tx: tx, stmts: map[string]*sql.Stmt{}, insertions: map[string]insertion{}, counts: map[string]int{},
		selections: map[string]*handle{}, cleared: map[int64]bool{},
		entities: newInserts("entities", "id", "parent", "type", "name", "qualified", "ordinal", "start_line", "end_line",
			"start_byte", "end_byte", "body_byte", "exported", "signature", "doc", "metadata"),
		edges:   newInserts("edges", "source", "seq", "kind", "target", "text", "line", "weight", "resolution", "external"),
		links:   newInserts("links", "source", "target", "edges"),
		chunks:  newInserts("chunks", "id", "file", "entity", "start_line", "end_line", "start_byte", "end_byte"),
		vectors: vectorfile.Follow(d.path),
	}
	defer t.close()
	if err = f(t); err == nil {
		err = t.dropCleared()
	}
	if err == nil {
		err = t.writeMentioned()
	}
	if err == nil {
		err = t.writeCounts()
	}
	before, after := "", rand.Text()
	if err == nil && t.changed {
		if before, err = t.name(); err == nil {
			err = t.SetMeta(store.MetaState, after)
		}
	}
	if err != nil {
		tx.Rollback()
		return wrap(err)
	}
	if err = tx.Commit(); err == nil && t.changed {
		t.vectors.Append(before, after)
	}
	return wrap(err)
}

func (t *Tx) close() {
	t.vectors.Close()
	for _, s := range t.stmts {
		s.Close()
	}
	for _, s := range t.insertions {
		s.Close()
	}
	for _, h := range t.selections {
		h.close()
	}
	if t.state != nil {
		t.state.stmts.close()
	}
}

func (t *Tx) prepare(text string) (*sql.Stmt, error) {
	s, ok := t.stmts[text]
	if !ok {
		var err error
		if s, err = t.tx.Prepare(text); err != nil {
			return nil, err
		}
		t.stmts[text] = s
	}
	return s, nil
}

// exec carries a statement out after the rows gathered before it. What neither reads nor changes those tables need not wait: put.
func (t *Tx) exec(text string, args ...any) (sql.Result, error) {
	if err := t.flush(); err != nil {
		return nil, err
	}
	return t.execute(text, args...)
}

func (t *Tx) execute(text string, args ...any) (sql.Result, error) {
	s, err := t.prepare(text)
	if err != nil {
		return nil, err
	}
	t.changed = true
	return s.Exec(args...)
}

// put carries out a statement that has nothing to do with the tables for which rows are gathered.
func (t *Tx) put(text string, args ...any) error {
	_, err := t.execute(text, args...)
	return err
}

func (t *Tx) run(text string, args ...any) error {
	_, err := t.exec(text, args...)
	return err
}

func (t *Tx) SetMeta(key, value string) error {
	changed := t.changed
	err := t.put("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, value)
	t.changed = changed
	return err
}

func (t *Tx) PutFile(f *store.File) error {
	if f.ID == 0 {
		r, err := t.execute(`INSERT INTO files (path, size, mtime, hash, language, lines, flags, errors, next_entity, spaces)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			[]byte(f.Path), f.Size, f.ModTime, f.Hash, f.Language, f.Lines, f.Flags, f.Errors, f.NextEntity, f.Spaces)
		if err != nil {
			return fmt.Errorf("store file %s: %w", f.Path, err)
		}
		f.ID, err = r.LastInsertId()
		return err
	}
	return t.put(`UPDATE files SET size = ?, mtime = ?, hash = ?, language = ?, lines = ?, flags = ?, errors = ?, next_entity = ?,
		spaces = ? WHERE id = ?`, f.Size, f.ModTime, f.Hash, f.Language, f.Lines, f.Flags, f.Errors, f.NextEntity, f.Spaces, f.ID)
}

func (t *Tx) ClearFile(id int64) error {
	first, last := id<<store.EntityBits, (id+1)<<store.EntityBits-1
	if err := t.countEntitiesOff(first, last); err != nil {
		return err
	}
	t.cleared[id] = true
	for _, q := range [...]string{
		"DELETE FROM entities WHERE id BETWEEN ? AND ?",
		"DELETE FROM told WHERE entity BETWEEN ? AND ?",
	} {
		if err := t.run(q, first, last); err != nil {
			return err
		}
	}
	if err := t.changeMentions(id, nil); err != nil {
		return err
	}
	for _, q := range [...]string{
		"DELETE FROM contents WHERE file = ?",
		"DELETE FROM facts WHERE file = ?",
		"DELETE FROM mentions WHERE file = ?",
		"DELETE FROM chunks WHERE file = ?",
	} {
		if err := t.run(q, id); err != nil {
			return err
		}
	}
	return nil
}

func (t *Tx) DeleteFile(id int64) error {
	if err := t.deleteTimes(id); err != nil {
		return err
	}
	return t.run("DELETE FROM files WHERE id = ?", id)
}

func (t *Tx) PutContent(file int64, text []byte) error {
	return t.put("INSERT OR REPLACE INTO contents (file, text) VALUES (?, ?)", file, text)
}

func (t *Tx) PutFacts(file int64, decls, uses, mentions []byte) error {
	if err := t.put("INSERT OR REPLACE INTO facts (file, decls, uses, mentions) VALUES (?, ?, ?, x'')", file, noBlob(decls), noBlob(uses)); err != nil {
		return err
	}
	if err := t.changeMentions(file, mentions); err != nil {
		return err
	}
	return t.put("INSERT OR REPLACE INTO mentions (file, hashes) VALUES (?, ?)", file, noBlob(mentions))
}

func (t *Tx) PutEntity(e *store.Entity) error {
	t.counts[entityCount(e.Type)]++
	in := t.entities
	in.int(e.ID)
	in.id(e.Parent)
	in.int(int64(typeNumber(e.Type)))
	in.text(e.Name)
	in.text(e.Qualified)
	for _, n := range [...]int{e.Ordinal, e.StartLine, e.EndLine, e.StartByte, e.EndByte, e.BodyByte} {
		in.int(int64(n))
	}
	in.bool(e.Exported)
	in.text(e.Signature)
	in.text(e.Doc)
	in.text(metadataText(&e.Metadata))
	return in.end(t)
}

func (t *Tx) SetParent(id, parent int64) error {
	return t.run("UPDATE entities SET parent = ? WHERE id = ?", nullable(parent), id)
}

func (t *Tx) DeleteModule(id int64) error {
	t.counts[entityCount(ctxsys.TypeModule)]--
	if err := t.run("DELETE FROM told WHERE entity = ?", id); err != nil {
		return err
	}
	return t.run("DELETE FROM entities WHERE id = ?", id)
}

func (t *Tx) PutChunk(c *store.Chunk) error {
	for _, n := range [...]int64{c.ID, c.File, c.Entity, int64(c.StartLine), int64(c.EndLine), int64(c.StartByte), int64(c.EndByte)} {
		t.chunks.int(n)
	}
	return t.chunks.end(t)
}

func (t *Tx) InsertEdges(file int64, edges []store.Edge) error {
	if t.cleared[file] {
		if err := t.deleteEdges(file); err != nil {
			return err
		}
	}
	counts := make([]edgeCounts, len(ctxsys.RelationKinds))
	for i := range edges {
		counts[store.KindNumber(edges[i].Kind)].add(&edges[i], 1)
	}
	t.countAll(counts)
	for to, n := range linksOf(file, edges) {
		t.links.int(file)
		t.links.int(to)
		t.links.int(int64(n))
		if err := t.links.end(t); err != nil {
			return err
		}
	}
	seq := 0
	for i := range edges {
		if seq++; i == 0 || edges[i-1].Source != edges[i].Source {
			seq = 0
		}
		if err := t.insertEdge(&edges[i], seq); err != nil {
			return err
		}
	}
	return nil
}

func (t *Tx) insertEdge(e *store.Edge, seq int) error {
	in := t.edges
	in.int(e.Source)
	in.int(int64(seq))
	in.int(int64(store.KindNumber(e.Kind)))
	in.id(e.Target)
	in.text(e.Text)
	in.int(int64(e.Line))
	in.real(e.Weight)
	in.text(resolutionCode(e.Resolution))
	in.bool(e.External)
	return in.end(t)
}

// edgeCounts are how many edges of a kind there are.
type edgeCounts struct{ found, external, unresolved int }

func (c *edgeCounts) add(e *store.Edge, n int) {
	switch {
	case e.Target != 0:
		c.found += n
	case e.External:
		c.external += n
	default:
		c.unresolved += n
	}
}

// countAll takes in the counts of each kind.
func (t *Tx) countAll(counts []edgeCounts) {
	for kind, n := range counts {
		if n != (edgeCounts{}) {
			t.countEdges(ctxsys.RelationKinds[kind], n)
		}
	}
}

func (t *Tx) countEdges(k ctxsys.RelationKind, n edgeCounts) {
	t.counts[edgeCount(k, true, false)] += n.found
	t.counts[edgeCount(k, false, true)] += n.external
	t.counts[edgeCount(k, false, false)] += n.unresolved
}

func (t *Tx) DeleteAllEdges() error {
	clear(t.cleared)
	for _, q := range [...]string{"DELETE FROM edges", "DELETE FROM links", "DELETE FROM counts WHERE name LIKE 'edge/%'"} {
		if err := t.run(q); err != nil {
			return err
		}
	}
	for name := range t.counts {
		if strings.HasPrefix(name, "edge/") {
			delete(t.counts, name)
		}
	}
	return nil
}

func (t *Tx) PutSegment(s store.Segment) error {
	return t.put("INSERT INTO segments (id, data, deletions) VALUES (?, ?, ?)", s.ID, noBlob(s.Data), noBlob(s.Deletions))
}

func (t *Tx) SetDeletions(id int64, deletions []byte) error {
	return t.put("UPDATE segments SET deletions = ? WHERE id = ?", noBlob(deletions), id)
}

func (t *Tx) PutBlock(segment int64, term string, data []byte) error {
	return t.put("INSERT INTO blocks (segment, term, data) VALUES (?, ?, ?)", segment, []byte(term), data)
}

func (t *Tx) DeleteSegment(id int64) error {
	if err := t.put("DELETE FROM blocks WHERE segment = ?", id); err != nil {
		return err
	}
	return t.put("DELETE FROM segments WHERE id = ?", id)
}

func (t *Tx) NextBlock(segment int64, after string, first bool) (term string, data []byte, err error) {
	text := "SELECT term, data FROM blocks WHERE segment = ? AND term > ? ORDER BY term LIMIT 1"
	if first {
		text = "SELECT term, data FROM blocks WHERE segment = ? AND term >= ? ORDER BY term LIMIT 1"
	}
	s, err := t.prepare(text)
	if err != nil {
		return "", nil, err
	}
	var key []byte
	err = s.QueryRow(segment, []byte(after)).Scan(&key, &data)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil, nil
	}
	return string(key), data, err
}

func nullable(id int64) any {
	if id == 0 {
		return nil
	}
	return id
}

// noBlob stores an empty blob for nil, which the driver would store as NULL.
func noBlob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// The indexes that a first sync makes at its end: sorting once is cheaper than a million insertions.
const (
	indexNames   = "CREATE INDEX IF NOT EXISTS entities_name ON entities (name COLLATE NOCASE, " + isField + ")"
	indexTargets = "CREATE INDEX IF NOT EXISTS edges_target ON edges (target, kind) WHERE target IS NOT NULL"
)

func (t *Tx) DropIndexes() error {
	if err := t.run("DROP INDEX IF EXISTS entities_name"); err != nil {
		return err
	}
	return t.run("DROP INDEX IF EXISTS edges_target")
}

func (t *Tx) DropTargetIndex() error { return t.run("DROP INDEX IF EXISTS edges_target") }

func (t *Tx) CreateIndexes() error {
	if err := t.run(indexNames); err != nil {
		return err
	}
	if err := t.run(indexTargets); err != nil {
		return err
	}
	if err := t.writeMentioned(); err != nil {
		return err
	}
	return t.makeMentioned()
}
