package facts

// Depth says how much of a file is kept.
type Depth string

// The indexing depths.
const (
	Full       Depth = "full"       // everything
	Signatures Depth = "signatures" // symbols, signatures and docs; no bodies and no uses inside them
	Selective  Depth = "selective"  // like full, for what is exported; of the rest the signatures
)

// Trim drops what the depth leaves out.
func (f *File) Trim(depth Depth) {
	if depth == Full || depth == "" {
		return
	}
	keep := func(symbol int) bool {
		if depth == Signatures {
			return false
		}
		for s := symbol; s >= 0; s = f.Symbols[s].Parent {
			if f.Symbols[s].Exported {
				return true
			}
		}
		return symbol < 0
	}
	refs := f.Refs[:0]
	for _, r := range f.Refs {
		if keep(r.Symbol) {
			refs = append(refs, r)
		}
	}
	f.Refs = refs
	out := f.Chunks[:0]
	for _, c := range f.Chunks {
		if c.Symbol >= 0 && !keep(c.Symbol) {
			s := &f.Symbols[c.Symbol]
			if c.Start >= s.BodyStart {
				continue // a later piece of the body
			}
			if c.End > s.BodyStart {
				c.End = max(s.BodyStart, c.Start+1)
			}
		}
		out = append(out, c)
	}
	f.Chunks = out
}
