package rank

// Part is one thing that ranking goes by: a signal, a penalty, what a file adds to its pieces.
type Part struct {
	Name    string
	weight  func(*Params) *float64
	neutral float64 // the weight with which it changes nothing
}

// Parts lists all there are.
func Parts() []Part {
	var out []Part
	for _, s := range signals {
		out = append(out, Part{s.name, s.weight, 0})
	}
	out = append(out,
		Part{"coherence", func(p *Params) *float64 { return &p.Coherence }, 0},
		Part{"linked", func(p *Params) *float64 { return &p.Linked }, 0})
	for _, s := range penalties {
		out = append(out, Part{s.name, s.weight, 1})
	}
	return append(out, Part{"saturation", func(p *Params) *float64 { return &p.Saturation }, 1})
}

// Without returns weights that leave a part out.
func (w Weights) Without(p Part) Weights {
	*p.weight(&w.Sentence), *p.weight(&w.Symbol) = p.neutral, p.neutral
	return w
}
