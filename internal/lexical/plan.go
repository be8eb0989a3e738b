package lexical

const (
	// maxSegments is how many segments an index is left with: a search reads a block of each per term.
	maxSegments = 6
	// growth bounds how much larger than all newer segments together a segment may be to be merged with
	// them. Larger means fewer segments and more rewriting. What is merged under it grows by a third at
	// least, so a document is rewritten a number of times that is logarithmic in the size of the index.
	growth = 3
)

// PlanMerge says which segments should be merged into one: groups of neighbours, possibly of a single
// segment that is worth rewriting without its deleted documents. The segments come in order of their
// documents. An index whose plans are carried out has at most six segments.
func PlanMerge(segments []*Segment) [][]*Segment {
	cut := len(segments)
	if cut > maxSegments {
		cut = tail(segments)
	}
	var groups [][]*Segment
	for i, s := range segments[:cut] {
		if wasteful(s) {
			groups = append(groups, segments[i:i+1])
		}
	}
	if cut < len(segments) {
		groups = append(groups, segments[cut:])
	}
	return groups
}

// tail returns where the newest segments begin that should become one: as many as are not too large for
// what would be merged into them, but enough that no more than maxSegments are left.
func tail(segments []*Segment) int {
	cut := len(segments) - 1
	sum := segments[cut].Live()
	for cut > 0 && (cut >= maxSegments || segments[cut-1].Live() <= growth*sum) {
		cut--
		sum += segments[cut].Live()
	}
	return cut
}

// wasteful tells whether more than 30 % of a segment are deleted.
func wasteful(s *Segment) bool { return 10*(s.Len()-s.Live()) > 3*s.Len() }
