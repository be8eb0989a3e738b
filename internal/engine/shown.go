package engine

func (r *SearchResponse) shows(file func(string)) {
	for i := range r.Results {
		file(r.Results[i].Path)
	}
	for i := range r.Nearest {
		file(r.Nearest[i].Path)
	}
}

func (g *gathered) shows(file func(string)) {
	for i := range g.candidates {
		file(g.candidates[i].Path)
	}
}
