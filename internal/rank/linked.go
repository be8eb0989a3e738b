package rank

import "math"

// Link is a file that another one uses or is used by.
type Link struct {
	File  int64
	Share float64 // of the other one's links
}

const (
	// linkedPower is how much more the best files pass on than those behind them.
	linkedPower = 4
	// linkedMost is how far a file comes by its links, as a share of the best score: what is linked with the answer
	// is behind it.
	linkedMost = 0.8
)

// link lifts the best piece of a file by the files that use it or are used by it, if those answer well: what has to
// change or be read together is linked. The places are as the candidates do.
func link(places []Place, ms []Measured, p *Params) {
	if p.Linked == 0 {
		return
	}
	best, top := bestOfFiles(places, ms)
	if top <= 0 {
		return
	}
	number := make(map[int64]int, len(best)) // of the files that have a place
	for n, i := range best {
		number[ms[i].File] = n
	}
	passed := make([]float64, len(best))
	for _, i := range best {
		m := &ms[i]
		share := math.Pow(max(0, places[i].Score)/top, linkedPower)
		for _, l := range m.Links {
			if n, ok := number[l.File]; ok && l.File != m.File {
				passed[n] += share * l.Share
			}
		}
	}
	for _, i := range best {
		at := &places[i]
		to := at.Score + p.Linked*passed[number[ms[i].File]]*ms[i].factor(p)
		to = max(at.Score, min(to, linkedMost*top))
		at.linked, at.Score = to-at.Score, to
	}
}

// bestOfFiles are the places that are the best of their files, and the best score of all.
func bestOfFiles(places []Place, ms []Measured) (best []int, top float64) {
	for from := 0; from < len(places); {
		to, at := fileEnd(ms, from), from
		for i := from; i < to; i++ {
			if places[i].Score > places[at].Score {
				at = i
			}
		}
		best, top, from = append(best, at), max(top, places[at].Score), to
	}
	return best, top
}
