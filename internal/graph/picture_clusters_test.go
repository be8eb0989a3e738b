package graph

import (
	"fmt"
	"math/rand/v2"
	"path"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// In whatever tree, each node is in one cluster or is drawn itself, no more are drawn than may be, and each edge between two of those drawn is counted.
func TestClusters(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		d := &drawing{at: map[string]int{}, edges: map[[3]int]int{}}
		var file []string
		for range 1 + r.IntN(4) {
			file = append(file, fmt.Sprintf("d%d", r.IntN(3)))
		}
		for i := range 2 + r.IntN(60) {
			if r.IntN(3) == 0 {
				file[r.IntN(len(file))] = fmt.Sprintf("d%d", r.IntN(9))
			}
			name := path.Join(append(append([]string{}, file...), fmt.Sprintf("f%d.go", r.IntN(4)))...)
			d.all = append(d.all, PictureNode{ID: fmt.Sprintf("%s#n%d", name, i), Type: ctxsys.TypeFunction, Path: name})
			d.ranks = append(d.ranks, uint64(1+r.IntN(100)))
		}
		n := len(d.all)
		for i := range n { // each has an edge
			if j := r.IntN(n - 1); j < i {
				d.edges[[3]int{i, j, 0}] += 1 + r.IntN(3)
			} else {
				d.edges[[3]int{i, j + 1, 0}] += 1
			}
		}
		c := &Centrality{network: &network{}}
		d.count(c)
		limit := 2 + r.IntN(n-1)
		out := d.clustered(limit, nil)
		out.count(c)
		p := out.picture(maxPicture, true)
		members := 0
		in := func(id string) string { // what is drawn for a node: the cluster of the longest path
			best := ""
			for _, m := range p.Nodes {
				if m.ID == id || m.Members > 0 && (strings.HasPrefix(id, m.ID+"#") || strings.HasSuffix(m.ID, "/") && strings.HasPrefix(id, m.ID)) && len(m.ID) > len(best) {
					best = m.ID
				}
			}
			return best
		}
		for _, m := range p.Nodes {
			members += max(1, m.Members)
		}
		if members != n && !out.dropped || len(p.Nodes) > max(limit, len(d.tree().parts)) {
			t.Fatalf("%d nodes in %d of at most %d, which hold %d", n, len(p.Nodes), limit, members)
		}
		if out.dropped {
			continue
		}
		want := 0
		for e, k := range d.edges {
			if in(d.all[e[0]].ID) != in(d.all[e[1]].ID) {
				want += k
			}
		}
		got := 0
		for _, e := range p.Edges {
			got += e[3]
		}
		if got != want {
			t.Fatalf("%d edges among clusters, want %d", got, want)
		}
		for _, m := range p.Nodes {
			if m.Members == 0 {
				continue
			}
			if opened := d.clustered(limit, []string{m.ID}); len(opened.all) < len(out.all)+1 {
				t.Fatalf("%s, of %d, is open: %d nodes of %d before", m.ID, m.Members, len(opened.all), len(out.all))
			}
			break
		}
	}
}
