package graph

import "slices"

// strong returns the strongly connected components that hold a cycle (Tarjan, 1972), without recursion: a
// chain of calls can be as long as the program.
func (n *network) strong() [][]int32 {
	s := strongWalk{network: n, number: make([]int32, len(n.ids)), low: make([]int32, len(n.ids)), stacked: make([]bool, len(n.ids))}
	for i := range n.ids {
		if s.number[i] == 0 {
			s.from(int32(i))
		}
	}
	return s.found
}

type strongWalk struct {
	*network
	count       int32
	number, low []int32 // in order of visits, from 1; the lowest reached
	stack       []int32
	stacked     []bool
	found       [][]int32
}

// visit is a node whose links are being followed.
type visit struct{ node, next int32 }

func (s *strongWalk) from(start int32) {
	visits := []visit{s.enter(start)}
	for len(visits) > 0 {
		v := &visits[len(visits)-1]
		if v.next < s.first[v.node+1] {
			to := s.links[v.next].node
			v.next++
			switch {
			case s.number[to] == 0:
				visits = append(visits, s.enter(to))
			case s.stacked[to]:
				s.low[v.node] = min(s.low[v.node], s.number[to])
			}
			continue
		}
		node := v.node
		visits = visits[:len(visits)-1]
		if len(visits) > 0 {
			above := visits[len(visits)-1].node
			s.low[above] = min(s.low[above], s.low[node])
		}
		if s.low[node] == s.number[node] {
			s.leave(node)
		}
	}
}

func (s *strongWalk) enter(node int32) visit {
	s.count++
	s.number[node], s.low[node] = s.count, s.count
	s.stack = append(s.stack, node)
	s.stacked[node] = true
	return visit{node, s.first[node]}
}

// leave takes the component whose first visited node is root off the stack.
func (s *strongWalk) leave(root int32) {
	at := len(s.stack) - 1
	for s.stack[at] != root {
		at--
	}
	nodes := slices.Clone(s.stack[at:])
	s.stack = s.stack[:at]
	for _, i := range nodes {
		s.stacked[i] = false
	}
	if len(nodes) > 1 || slices.ContainsFunc(s.of(root), func(l link) bool { return l.node == root }) {
		s.found = append(s.found, nodes)
	}
}
