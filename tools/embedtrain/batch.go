package main

import "math/rand/v2"

// batches cuts pairs into batches. A batch consists of groups of pairs from one source: telling a piece of code from
// others of the same project is what a search does, and teaches more than telling it from those of another.
// What is left of a source forms groups with what is left of others. The last pairs that fill no batch wait
// for the next epoch, which is shuffled again.
func batches(sources [][]int, batch, group int, r *rand.Rand) [][]int {
	var groups [][]int
	var left []int
	for _, pairs := range sources {
		pairs = shuffled(pairs, r)
		for len(pairs) >= group {
			groups, pairs = append(groups, pairs[:group:group]), pairs[group:]
		}
		left = append(left, pairs...)
	}
	for left = shuffled(left, r); len(left) >= group; left = left[group:] {
		groups = append(groups, left[:group:group])
	}
	r.Shuffle(len(groups), func(i, j int) { groups[i], groups[j] = groups[j], groups[i] })
	var out [][]int
	for n := batch / group; len(groups) >= n; groups = groups[n:] {
		var b []int
		for _, g := range groups[:n] {
			b = append(b, g...)
		}
		out = append(out, b)
	}
	return out
}

func shuffled(list []int, r *rand.Rand) []int {
	out := make([]int, len(list))
	for i, j := range r.Perm(len(list)) {
		out[i] = list[j]
	}
	return out
}
