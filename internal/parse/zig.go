package parse

func walkZig(g *grammar) func(*extractor) {
	r := newRules(g)
	return r.walk()
}
