package postgres

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (t *Tx) countEdge(e *store.Edge, n int) {
	state := "/unresolved"
	switch {
	case e.Target != 0:
		state = "/found"
	case e.External:
		state = "/external"
	}
	t.counts["edge/"+string(e.Kind)+state] += n
}

func (t *Tx) ReplaceEdges(file int64, edges []store.Edge) error {
	delete(t.edges, file)
	if t.mayHaveEdges(file) {
		t.replaced[file] = true
	}
	return t.InsertEdges(file, edges)
}

// edgesOf returns the edges of a file or a folder that are being written.
func (t *Tx) edgesOf(file int64) ([]store.Edge, error) {
	if edges, ok := t.edges[file]; ok || t.cleared[file] || t.replaced[file] || !t.mayHaveEdges(file) {
		return edges, nil
	}
	s, err := t.stored()
	if err != nil {
		return nil, err
	}
	found, err := s.edgesOf(t.ctx, []fileKey{{t.repository, file}})
	return found[fileKey{t.repository, file}], err
}

func (t *Tx) InsertEdges(file int64, edges []store.Edge) error {
	if len(edges) == 0 {
		return nil
	}
	have, err := t.edgesOf(file)
	if err != nil {
		return err
	}
	for i := range edges {
		t.bytes += 20 + len(edges[i].Text)
	}
	t.edges[file] = append(have, edges...)
	return t.full()
}

func (t *Tx) AppendEdges(source int64, edges []store.Edge) error {
	return t.InsertEdges(edgesKey(t.repository, source).file, edges)
}

func (t *Tx) DeleteEdges(source int64, resolution string) error {
	file := edgesKey(t.repository, source).file
	have, err := t.edgesOf(file)
	if err != nil {
		return err
	}
	kept := make([]store.Edge, 0, len(have))
	for i := range have {
		if e := &have[i]; e.Source != source || e.Resolution != resolution {
			kept = append(kept, *e)
		}
	}
	t.edges[file] = kept
	return nil
}

func (t *Tx) DeleteAllEdges() error {
	if err := t.flush(); err != nil {
		return err
	}
	for name := range t.counts {
		if strings.HasPrefix(name, "edge/") {
			delete(t.counts, name)
		}
	}
	t.runs[kindTargets], t.runs[kindLinks] = map[int64][]posting{}, map[int64][]posting{}
	t.queue(0, "delete from ctxsys.edges where tenant = $1 and repository = $2")
	t.queue(0, "delete from ctxsys.postings where tenant = $1 and repository = $2 and kind = any($3)", []int{kindTargets, kindLinks})
	t.queue(0, "delete from ctxsys.counts where tenant = $1 and repository = $2 and starts_with(name, 'edge/')")
	t.noEdges, t.written = true, map[int64]bool{}
	return t.send()
}
