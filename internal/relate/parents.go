package relate

import (
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Parent is where a symbol declared outside its type belongs. File 0 means the type was not found.
type Parent struct {
	Number       int
	File         int64
	ParentNumber int
}

// Parents returns the owners of a file's symbols that are declared outside their types: Go's methods, impls,
// extensions, def A.b.
func (p *Project) Parents(d *Decls) []Parent {
	var out []Parent
	for i := range d.Symbols {
		s := &d.Symbols[i]
		if s.Owner == "" || s.Owner == facts.Nameless {
			continue
		}
		parent := Parent{Number: int(s.Number)}
		if d.lang.typed() {
			if o := p.owner(symbolRef{d, int32(i)}); o.kind == vSymbol {
				parent.File, parent.ParentNumber = o.sym.decls.File, int(o.sym.sym().Number)
			}
		} else if d.Language == "go" {
			if ref, ok := p.goPackage(d.dir, d.Package).members[s.Owner]; ok && isType(ref.sym().Type) {
				parent.File, parent.ParentNumber = ref.decls.File, int(ref.sym().Number)
			}
		} else if ref := best(d, -1, s.Owner); ref.ok() {
			parent.File, parent.ParentNumber = d.File, int(ref.sym().Number)
		}
		out = append(out, parent)
	}
	return out
}
