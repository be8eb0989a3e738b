package graph

import (
	"fmt"
	"math/rand/v2"
	"path"
	"strings"
	"testing"
)

// In whatever tree, each node is in one cluster or is drawn itself, no more are drawn than may be, and each edge between two of those drawn is counted.
func TestClusters(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		n := 2 + r.IntN(60)
		d := &drawing{net: &network{first: make([]int32, n+1)}, kinds: 1}
		name := map[int32]string{} // as the shown node of the unit is called
		var file []string
		for range 1 + r.IntN(4) {
			file = append(file, fmt.Sprintf("d%d", r.IntN(3)))
		}
		for i := range int32(n) {
			if r.IntN(3) == 0 {
				file[r.IntN(len(file))] = fmt.Sprintf("d%d", r.IntN(9))
			}
			at := path.Join(append(append([]string{}, file...), fmt.Sprintf("f%d.go", r.IntN(4)))...)
			name[i] = fmt.Sprintf("%s#n%d", at, i)
			d.units = append(d.units, unit{id: int64(i) + 1, path: at, rank: uint64(1 + r.IntN(100))})
			d.in, d.net.ids = append(d.in, i), append(d.net.ids, int64(i)+1)
			for range 1 + r.IntN(3) { // each has an edge
				to := int32(r.IntN(n - 1))
				if to >= i {
					to++
				}
				d.net.links = append(d.net.links, link{node: to})
			}
			d.net.first[i+1] = int32(len(d.net.links))
		}
		d.count()
		limit := 2 + r.IntN(n-1)
		draw := func(open []string) *Picture {
			d.shown, d.dropped = nil, false
			d.clusters(limit, open)
			for i := range d.to {
				d.to[i] = -1
			}
			for i := range d.shown {
				s := &d.shown[i]
				if s.cluster == nil {
					d.to[s.unit] = int32(i)
					s.node = PictureNode{ID: name[s.unit], Path: d.units[s.unit].path}
				} else {
					s.node = s.cluster.node()
					s.cluster.each(func(unit int32) { d.to[unit] = int32(i) })
				}
			}
			p := &Picture{Clustered: true}
			d.finish(p, &Centrality{}, maxTies)
			return p
		}
		p := draw(nil)
		dropped := d.dropped
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
		if root := d.tree(); members != n && !dropped || len(p.Nodes) > max(limit, len(root.parts)+len(root.units)) {
			t.Fatalf("%d nodes in %d of at most %d, which hold %d", n, len(p.Nodes), limit, members)
		}
		if dropped {
			continue
		}
		want := 0
		d.each(func(from, to int32, _ uint8) {
			if in(name[from]) != in(name[to]) {
				want++
			}
		})
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
			if opened := draw([]string{m.ID}); len(opened.Nodes) < len(p.Nodes)+1 {
				t.Fatalf("%s, of %d, is open: %d nodes of %d before", m.ID, m.Members, len(opened.Nodes), len(p.Nodes))
			}
			break
		}
	}
}
