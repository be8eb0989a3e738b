package sqlite

import (
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// written answers questions with what a transaction has written so far.
type written struct{ queries }

func (t *Tx) State() (store.Reader, error) {
	return t.written()
}

func (t *Tx) written() (*written, error) {
	if t.state == nil {
		t.state = &written{}
		t.state.stmts.preparer = t.tx
	}
	if err := t.dropCleared(); err != nil {
		return nil, err
	}
	return t.state, t.flush()
}

func (t *Tx) DeleteEdges(source int64, resolution string) error {
	s, err := t.written()
	if err != nil {
		return err
	}
	edges, err := s.edges("SELECT "+edgeColumns+" FROM edges WHERE source = ? AND resolution = ?", source, resolutionCode(resolution))
	if err != nil {
		return err
	}
	for i := range edges {
		e := &edges[i]
		t.counts[edgeCount(e.Kind, e.Target != 0, e.External)]--
		if from, to := store.FileOf(source), store.FileOf(e.Target); e.Target > 0 && to != from {
			if err := t.run("UPDATE links SET edges = edges - 1 WHERE source = ? AND target = ?", from, to); err != nil {
				return err
			}
			if err := t.run("DELETE FROM links WHERE source = ? AND target = ? AND edges <= 0", from, to); err != nil {
				return err
			}
		}
	}
	return t.run("DELETE FROM edges WHERE source = ? AND resolution = ?", source, resolutionCode(resolution))
}

func (t *Tx) AppendEdges(source int64, edges []store.Edge) error {
	if err := t.dropCleared(); err != nil {
		return err
	}
	for i := range edges {
		e := &edges[i]
		if err := t.run("INSERT INTO edges (source, seq, kind, target, text, line, weight, resolution, external, properties)"+
			" VALUES (?1, (SELECT COALESCE(MAX(seq) + 1, 0) FROM edges WHERE source = ?1), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
			source, store.KindNumber(e.Kind), nullable(e.Target), e.Text, e.Line, e.Weight, resolutionCode(e.Resolution), e.External, string(e.Metadata)); err != nil {
			return err
		}
		t.counts[edgeCount(e.Kind, e.Target != 0, e.External)]++
		if from, to := store.FileOf(source), store.FileOf(e.Target); e.Target > 0 && to != from {
			if err := t.run("INSERT INTO links (source, target, edges) VALUES (?, ?, 1)"+
				" ON CONFLICT (source, target) DO UPDATE SET edges = edges + 1", from, to); err != nil {
				return err
			}
		}
	}
	return nil
}
