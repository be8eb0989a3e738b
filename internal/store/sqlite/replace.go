package sqlite

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// After an edit most edges of a file are what they were, or lead to the same place from another line. Those are left where they are: the index of
// targets has each in another page, so that deleting and inserting all of a large file writes hundreds of pages.

// seqEdge is a stored edge. No two have the same source and number.
type seqEdge struct {
	store.Edge
	seq int
}

// numbered gives edges, which are sorted by source, the numbers they are stored with.
func numbered(edges []store.Edge) []seqEdge {
	out := make([]seqEdge, len(edges))
	for i := range edges {
		out[i].Edge = edges[i]
		if i > 0 && edges[i-1].Source == edges[i].Source {
			out[i].seq = out[i-1].seq + 1
		}
	}
	return out
}

func (e *seqEdge) compare(o *seqEdge) int {
	if e.Source != o.Source {
		return int(e.Source - o.Source)
	}
	return e.seq - o.seq
}

// placed reports whether two edges have the same place in all indexes.
func (e *seqEdge) placed(o *seqEdge) bool {
	return e.compare(o) == 0 && e.Kind == o.Kind && e.Target == o.Target
}

func (t *Tx) ReplaceEdges(file int64, edges []store.Edge) error {
	delete(t.cleared, file)
	first, last := file<<store.EntityBits, (file+1)<<store.EntityBits-1
	var old []seqEdge
	if err := t.each("SELECT "+edgeColumns+", seq FROM edges WHERE source BETWEEN ? AND ? ORDER BY source, seq", func(r *rows) (err error) {
		var e seqEdge
		e.Edge, err = scanEdge(func(dest ...any) error { return r.Scan(append(dest, &e.seq)...) })
		old = append(old, e)
		return err
	}, first, last); err != nil {
		return err
	}
	var fresh []seqEdge
	wanted := numbered(edges)
	counts := make([]edgeCounts, len(ctxsys.RelationKinds))
	for i, j := 0, 0; i < len(old) || j < len(wanted); {
		switch {
		case j == len(wanted) || i < len(old) && old[i].compare(&wanted[j]) < 0:
			if err := t.deleteEdge(&old[i]); err != nil {
				return err
			}
			counts[store.KindNumber(old[i].Kind)].add(&old[i].Edge, -1)
			i++
			continue
		case i == len(old) || old[i].compare(&wanted[j]) > 0:
			fresh = append(fresh, wanted[j])
		default:
			is, was := &wanted[j], &old[i]
			is.Metadata = ""
			if was.Metadata != "" || !was.placed(is) {
				if err := t.deleteEdge(was); err != nil {
					return err
				}
				fresh = append(fresh, *is)
			} else if *was != *is {
				if err := t.put("UPDATE edges SET text = ?, line = ?, weight = ?, resolution = ?, external = ? WHERE source = ? AND seq = ?",
					is.Text, is.Line, is.Weight, resolutionCode(is.Resolution), is.External, is.Source, is.seq); err != nil {
					return err
				}
			}
			counts[store.KindNumber(was.Kind)].add(&was.Edge, -1)
			i++
		}
		counts[store.KindNumber(wanted[j].Kind)].add(&wanted[j].Edge, 1)
		j++
	}
	t.countAll(counts)
	if err := t.replaceLinks(file, linksOf(file, edges)); err != nil {
		return err
	}
	for i := range fresh {
		if err := t.insertEdge(&fresh[i].Edge, fresh[i].seq); err != nil {
			return err
		}
	}
	return nil
}

func (t *Tx) deleteEdge(e *seqEdge) error {
	return t.put("DELETE FROM edges WHERE source = ? AND seq = ?", e.Source, e.seq)
}

// replaceLinks stores how many edges lead from a file to others.
func (t *Tx) replaceLinks(file int64, links map[int64]int) error {
	old := map[int64]int{}
	if err := t.each("SELECT target, edges FROM links WHERE source = ?", func(r *rows) error {
		var to int64
		var n int
		err := r.Scan(&to, &n)
		old[to] = n
		return err
	}, file); err != nil {
		return err
	}
	for to := range old {
		if links[to] == 0 {
			if err := t.put("DELETE FROM links WHERE source = ? AND target = ?", file, to); err != nil {
				return err
			}
		}
	}
	for to, n := range links {
		if old[to] == n {
			continue
		}
		if err := t.put("INSERT INTO links (source, target, edges) VALUES (?, ?, ?) ON CONFLICT (source, target) DO UPDATE SET edges = excluded.edges", file, to, n); err != nil {
			return err
		}
	}
	return nil
}

// each calls f with the rows of a query in the transaction.
func (t *Tx) each(query string, f func(*rows) error, args ...any) error {
	if err := t.flush(); err != nil {
		return err
	}
	h := t.selections[query]
	if h == nil {
		var err error
		if h, err = prepareOn(t.conn, query); err != nil {
			return err
		}
		t.selections[query] = h
	}
	r, err := h.query(false, args)
	if err != nil {
		return err
	}
	defer r.Close()
	for r.Next() {
		if err := f(r); err != nil {
			return err
		}
	}
	return r.Err()
}

// dropCleared deletes the edges of files that were cleared and got no others.
func (t *Tx) dropCleared() error {
	for file := range t.cleared {
		if err := t.deleteEdges(file); err != nil {
			return err
		}
	}
	return nil
}

// deleteEdges deletes the edges of a file.
func (t *Tx) deleteEdges(file int64) error {
	delete(t.cleared, file)
	first, last := file<<store.EntityBits, (file+1)<<store.EntityBits-1
	if err := t.countEdgesOff(first, last); err != nil {
		return err
	}
	if err := t.run("DELETE FROM edges WHERE source BETWEEN ? AND ?", first, last); err != nil {
		return err
	}
	return t.run("DELETE FROM links WHERE source = ?", file)
}

// linksOf counts the edges that lead from a file to each other one.
func linksOf(file int64, edges []store.Edge) map[int64]int {
	links := map[int64]int{}
	for i := range edges {
		e := &edges[i]
		if to := store.FileOf(e.Target); e.Target > 0 && to != file && e.Kind != ctxsys.Documents {
			links[to]++
		}
	}
	return links
}
