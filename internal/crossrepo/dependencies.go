package crossrepo

import (
	"cmp"
	"context"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/packages"
)

// ecosystemOf is where packages of a language are published, "" for nowhere.
func ecosystemOf(language string) packages.Ecosystem {
	switch language {
	case "go":
		return packages.Go
	case "typescript", "tsx", "javascript", "jsx", "vue", "svelte":
		return packages.NPM
	case "python", "notebook":
		return packages.PyPI
	case "java", "kotlin", "scala":
		return packages.Maven
	case "rust":
		return packages.Cargo
	case "csharp":
		return packages.NuGet
	case "php":
		return packages.Composer
	case "ruby":
		return packages.Gem
	case "elixir":
		return packages.Hex
	}
	return ""
}

// findDependencies finds out which part uses which.
func (l *linker) findDependencies(ctx context.Context) error {
	type published struct {
		part int
		pkg  *packages.Package
	}
	by := map[string][]published{}
	for i, p := range l.parts {
		for j := range p.packages {
			if pkg := &p.packages[j]; pkg.Name != "" {
				by[pkg.Key()] = append(by[pkg.Key()], published{i, pkg})
			}
		}
	}
	direct := make([]map[int]*dependency, len(l.parts))
	for i, p := range l.parts {
		direct[i] = map[int]*dependency{}
		add := func(to published, version string, declared bool) {
			d := direct[i][to.part]
			if d == nil {
				d = &dependency{part: to.part, direct: true}
				direct[i][to.part] = d
			}
			d.declared = d.declared || declared
			if slices.Contains(d.packages, to.pkg) {
				return
			}
			d.packages = append(d.packages, to.pkg)
			l.out.Dependencies = append(l.out.Dependencies, Dependency{From: i, To: to.part, Declared: declared,
				Coordinates: packages.Coordinates{Ecosystem: to.pkg.Ecosystem, Name: to.pkg.Name, Version: version}})
		}
		own := map[string]bool{}
		for j := range p.packages {
			own[p.packages[j].Key()] = true
		}
		for j := range p.packages {
			for _, d := range p.packages[j].Dependencies {
				for _, to := range by[d.Key()] {
					if to.part != i && !own[d.Key()] {
						add(to, d.Version, true)
					}
				}
			}
		}
		if len(l.parts) == 1 {
			continue
		}
		if p.imports == nil {
			if err := p.readEdges(ctx); err != nil {
				return err
			}
		}
		for j, q := range l.parts {
			if j == i {
				continue
			}
			for k := range q.packages {
				pkg := &q.packages[k]
				if pkg.Name != "" && !own[pkg.Key()] && q.named(pkg, p.imports[pkg.Ecosystem]) {
					add(published{j, pkg}, "", false)
				}
			}
		}
	}
	slices.SortFunc(l.out.Dependencies, func(a, b Dependency) int {
		return cmp.Or(a.From-b.From, a.To-b.To, strings.Compare(a.Key(), b.Key()))
	})
	for i := range l.parts {
		l.uses = append(l.uses, closure(direct, i))
	}
	return nil
}

// closure is what a part uses, and what that uses, nearest first: of those come types.
func closure(direct []map[int]*dependency, from int) (out []dependency) {
	seen := map[int]bool{from: true}
	queue := []dependency{{part: from, declared: true}}
	for first := true; len(queue) > 0; first = false {
		at := queue[0]
		queue = queue[1:]
		for _, to := range slices.Sorted(maps.Keys(direct[at.part])) {
			if seen[to] {
				continue
			}
			seen[to] = true
			d := *direct[at.part][to]
			d.direct = first
			d.declared = d.declared && at.declared
			out, queue = append(out, d), append(queue, d)
		}
	}
	return out
}

// separator is what is between the parts of a name that is imported.
func separator(e packages.Ecosystem) string {
	if e == packages.Go || e == packages.NPM {
		return "/"
	}
	return "."
}

// begins returns what a name begins with up to each separator, and the name.
func begins(name, separator string) (out []string) {
	for at := 0; ; {
		i := strings.Index(name[at:], separator)
		if i < 0 {
			return append(out, name)
		}
		if i > 0 || at > 0 {
			out = append(out, name[:at+i])
		}
		at += i + len(separator)
	}
}

// named reports whether imports name a package without a manifest that says so.
func (p *part) named(pkg *packages.Package, imports map[string]bool) bool {
	return len(imports) > 0 && slices.ContainsFunc(p.imported(pkg), func(name string) bool { return imports[name] })
}

// imported are the names by which a package of the part can be imported, sorted. Constants of Ruby do not say where they are from.
func (p *part) imported(pkg *packages.Package) (names []string) {
	if names, ok := p.names[pkg]; ok {
		return names
	}
	switch pkg.Ecosystem {
	case packages.Go, packages.NPM:
		names = append(names, pkg.Name)
	case packages.Cargo:
		names = append(names, strings.ReplaceAll(pkg.Name, "-", "_"))
	case packages.PyPI:
		names = p.pythonPackages(pkg)
	case packages.Maven, packages.NuGet, packages.Composer, packages.Hex:
		for i := range p.files {
			f := &p.files[i]
			if ecosystemOf(f.Language) != pkg.Ecosystem || !inside(f.Path, pkg.Dir) {
				continue
			}
			for line := range strings.SplitSeq(f.Spaces, "\n") {
				if name := strings.TrimLeft(line, ".+"); strings.Contains(name, ".") {
					names = append(names, name)
				}
			}
		}
	}
	slices.Sort(names)
	if p.names == nil {
		p.names = map[*packages.Package][]string{}
	}
	p.names[pkg] = slices.Compact(names)
	return p.names[pkg]
}

// pythonPackages are the names by which a package can be imported.
func (p *part) pythonPackages(pkg *packages.Package) (names []string) {
	for i := range p.files {
		f := &p.files[i]
		if path.Base(f.Path) != "__init__.py" {
			continue
		}
		if dir := path.Dir(f.Path); slices.Contains(pkg.Roots, strings.TrimPrefix(path.Dir(dir), ".")) && !isAside(path.Base(dir)) {
			names = append(names, path.Base(dir))
		}
	}
	return names
}

// isAside reports whether folders of a name are no part of what is published.
func isAside(name string) bool {
	switch name {
	case "test", "tests", "docs", "doc", "examples", "benchmarks", "scripts", "tools":
		return true
	}
	return false
}

func inside(p, dir string) bool { return dir == "" || p == dir || strings.HasPrefix(p, dir+"/") }

// The files of the other parts are numbered and called so that they do not meet those of the part that uses them.

// partShift moves the numbers of files of other parts. An entity's number has 20 bits more, so that there is space for 1,024 parts.
const partShift = 32
