package main

import "sync"

// parallel calls f for a share of 0 up to n on each thread and waits. What f computes for an index must not hang
// on the share it is in: then the result is the same for any number of threads.
func parallel(threads, n int, f func(from, to int)) {
	var wg sync.WaitGroup
	for t := range threads {
		from, to := t*n/threads, (t+1)*n/threads
		if from < to {
			wg.Go(func() { f(from, to) })
		}
	}
	wg.Wait()
}

// dotRows puts the products of the rows from..to of a with all rows of b into out: out[i][j] = a[i] . b[j]. Rows
// are dim long.
func dotRows(out, a, b []float32, dim, from, to int) {
	n := len(b) / dim
	for i := from; i < to; i++ {
		x, row := a[i*dim:(i+1)*dim], out[i*n:(i+1)*n]
		j := 0
		for ; j+4 <= n; j += 4 {
			dotFour((*[4]float32)(row[j:]), x, b[j*dim:(j+4)*dim])
		}
		for ; j < n; j++ {
			row[j] = dot(x, b[j*dim:(j+1)*dim])
		}
	}
}

// mixRows adds to rows from..to of out the rows of b, weighted: out[i] += sum over j of w[i][j] b[j].
func mixRows(out, w, b []float32, dim, from, to int) {
	n := len(b) / dim
	for i := from; i < to; i++ {
		sum, weights := out[i*dim:(i+1)*dim], w[i*n:(i+1)*n]
		j := 0
		for ; j+4 <= n; j += 4 {
			addFour(sum, (*[4]float32)(weights[j:]), b[j*dim:(j+4)*dim])
		}
		for ; j < n; j++ {
			addScaled(sum, weights[j], b[j*dim:(j+1)*dim])
		}
	}
}

// addTransposed adds to each of two n x n matrices the other one, turned over.
func addTransposed(a, b []float32, n int) {
	tiles(n, func(i, j int) {
		sum := a[i*n+j] + b[j*n+i]
		a[i*n+j], b[j*n+i] = sum, sum
	})
}

// transpose puts the n x n matrix m, turned over, into out.
func transpose(out, m []float32, n int) {
	tiles(n, func(i, j int) { out[j*n+i] = m[i*n+j] })
}

// tiles visits all of an n x n matrix so that the rows and the columns that are read stay in the cache.
func tiles(n int, visit func(i, j int)) {
	const tile = 32
	for i0 := 0; i0 < n; i0 += tile {
		for j0 := 0; j0 < n; j0 += tile {
			for i := i0; i < min(i0+tile, n); i++ {
				for j := j0; j < min(j0+tile, n); j++ {
					visit(i, j)
				}
			}
		}
	}
}
