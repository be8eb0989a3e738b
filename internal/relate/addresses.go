package relate

import (
	"path"
	"strings"
)

// In Terraform a folder is a module. What its files declare is named by an address, owner and name: var.region,
// aws_vpc.this, data.aws_ami.ubuntu. A module that a block names by its source is another folder: module.vpc.id is an
// output of it, and module.vpc!.cidr the variable of it that the block sets.

// address evaluates an expression that begins with an address. What follows that are attributes, which a provider
// declares.
func (e *evaluator) address(d *Decls, expr string) value {
	if rest, ok := strings.CutPrefix(expr, "module."); ok {
		if v := e.ofModule(d, rest); v.kind != vNone || strings.Contains(rest, "!") {
			return v
		}
	}
	parts := strings.SplitN(expr, ".", 4)
	for n := min(len(parts), 3); n >= 2; n-- {
		if ref, ok := e.p.addresses(d.dir)[strings.Join(parts[:n], ".")]; ok {
			return value{kind: vSymbol, sym: ref, how: samePlace(d, ref)}
		}
	}
	return value{}
}

// ofModule evaluates what follows "module.": an output of the module, or one of its variables.
func (e *evaluator) ofModule(d *Decls, rest string) value {
	name, member, ok := strings.Cut(rest, ".")
	kind := "output."
	if variable, set := strings.CutSuffix(name, "!"); set {
		name, kind = variable, "var."
	}
	block, found := e.p.addresses(d.dir)["module."+name]
	if !ok || !found {
		return value{}
	}
	member, _, _ = strings.Cut(member, ".")
	for i := range block.decls.Imports {
		imp := &block.decls.Imports[i]
		if len(imp.Names) == 0 || imp.Names[0].Local != "module."+name {
			continue
		}
		if t := e.p.moduleTarget(block.decls, imp.Source); t.isDir {
			if ref, ok := e.p.addresses(t.dir)[kind+member]; ok {
				return value{kind: vSymbol, sym: ref, how: byImport}
			}
		}
	}
	return value{}
}

// moduleTarget finds the folder of a source. One that does not begin with a dot is a registry's or a repository's.
func (p *Project) moduleTarget(d *Decls, source string) imported {
	if source != "." && source != ".." && !strings.HasPrefix(source, "./") && !strings.HasPrefix(source, "../") {
		return imported{external: true}
	}
	dir := path.Join(d.dir, source)
	if dir == "." {
		dir = ""
	}
	if strings.HasPrefix(dir, "..") || !p.folder(d.lang.family, dir) {
		return imported{}
	}
	return imported{dir: dir, isDir: true}
}

// addresses returns what the files of a folder declare, by address. Of several with one address the first counts, by
// path and place.
func (p *Project) addresses(dir string) map[string]symbolRef {
	if all, ok := p.addressed[dir]; ok || p.complete {
		return all
	}
	all := map[string]symbolRef{}
	for _, f := range p.files.In(dir) {
		if !languageOf(f.Language).addresses {
			continue
		}
		d := p.load(f.ID)
		if d == nil {
			continue
		}
		for i := range d.Symbols {
			address := joinDots(d.Symbols[i].Owner, d.Symbols[i].Name)
			if _, dup := all[address]; !dup {
				all[address] = symbolRef{d, int32(i)}
			}
		}
	}
	p.addressed[dir] = all
	return all
}
