package relate

import (
	"path"
	"strings"
)

// scriptEndings are tried in the order TypeScript does.
var scriptEndings = [...]string{
	"", ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".cts", ".mjs", ".cjs", ".vue", ".svelte", ".json",
	"/index.ts", "/index.tsx", "/index.d.ts", "/index.js", "/index.jsx", "/index.mts", "/index.mjs", "/index.cjs",
}

// scriptTarget finds the file of an import: a path is taken from the importing file, any other source is what
// the configuration of TypeScript makes of it, or a package of the project by its name.
func (p *Project) scriptTarget(d *Decls, source string) imported {
	source, _, _ = strings.Cut(source, "?") // a bundler's wish
	if strings.HasPrefix(source, ".") {
		at := path.Join(d.dir, source)
		if strings.HasPrefix(at, "..") {
			return imported{}
		}
		return p.scriptSource(p.scripts(), at)
	}
	if source == "" {
		return imported{}
	}
	config := p.scripts()
	alias, known := p.aliasTarget(config, d.dir, source)
	if alias.found() {
		return alias
	}
	pkg := p.packageTarget(config, d.dir, source)
	pkg.external = pkg.external && !known
	return pkg
}

// scriptFile finds the file that a path means, whose ending may be missing or that of what is compiled.
func (p *Project) scriptFile(at string) imported {
	bases := []string{at}
	for from, to := range map[string]string{".js": ".ts", ".jsx": ".tsx", ".mjs": ".mts", ".cjs": ".cts"} {
		if stem, ok := strings.CutSuffix(at, from); ok {
			bases = append(bases, stem+to, stem+".ts", stem+".tsx", stem+".d.ts")
		}
	}
	for _, base := range bases {
		for _, ending := range scriptEndings {
			if f := p.byPath(strings.TrimPrefix(base+ending, "/")); f != nil {
				return imported{file: f}
			}
		}
	}
	return imported{}
}

// aliasTarget finds what tsconfig.json makes of a source. known says that it makes something of it, be it there
// or not.
func (p *Project) aliasTarget(config *scriptConfig, dir, source string) (found imported, known bool) {
	if ts := config.tsconfig(dir); ts != nil {
		rest, pattern := ts.match(source)
		known = pattern.pattern != "" && (!strings.Contains(pattern.pattern, "*") || !canBePackage(source))
		for _, t := range pattern.targets {
			if f := p.scriptSource(config, strings.Replace(t, "*", rest, 1)); f.found() {
				return f, true
			}
		}
		if ts.hasBase {
			if f := p.scriptFile(path.Join(ts.base, source)); f.found() {
				return f, true
			}
		}
	}
	for _, alias := range [...]string{"@/", "~/"} { // no package can be called so: they usually mean the sources
		if rest, ok := strings.CutPrefix(source, alias); ok && rest != "" {
			known = true
			in := config.packageAround(dir).dir
			for _, root := range [...]string{path.Join(in, "src"), in} {
				if f := p.scriptFile(path.Join(root, rest)); f.found() {
					return f, true
				}
			}
		}
	}
	return imported{}, known
}

// canBePackage reports whether a source could name a package.
func canBePackage(source string) bool {
	return !strings.HasPrefix(source, "@/") && strings.IndexByte("#$~", source[0]) < 0
}

// packageTarget finds what a package of the project gives under a source. The package around the importing
// file knows itself by its own name, and has names of its own that begin with #.
func (p *Project) packageTarget(config *scriptConfig, dir, source string) imported {
	around := config.packageAround(dir)
	if strings.HasPrefix(source, "#") {
		for _, target := range exportTargets(around.imports, source) {
			if !strings.HasPrefix(target, ".") {
				return p.packageTarget(config, around.dir, strings.TrimLeft(target, "#"))
			}
			if f := p.scriptSource(config, path.Join(around.dir, target)); f.found() {
				return f
			}
		}
		return imported{}
	}
	name, rest := packageName(source)
	pkg := config.named[name]
	if around.name == name {
		pkg = around
	}
	if pkg == nil {
		return imported{external: true}
	}
	return p.exported(config, pkg, rest)
}

// packageName splits the source of an import into a package's name and a path in it.
func packageName(source string) (name, rest string) {
	parts := strings.SplitN(source, "/", 3)
	n := 1
	if strings.HasPrefix(source, "@") && len(parts) > 1 {
		n = 2
	}
	name = strings.Join(parts[:n], "/")
	return name, strings.TrimPrefix(source[len(name):], "/")
}

// exported finds the file that a package gives under a path in it, "" for the package itself.
func (p *Project) exported(config *scriptConfig, pkg *scriptPackage, rest string) imported {
	if f := p.namedSource(config, pkg, path.Join(pkg.name, rest)); f.found() {
		return f
	}
	targets := pkg.entries
	if pkg.exports != nil {
		targets = exportTargets(pkg.exports, strings.TrimSuffix("./"+rest, "/"))
	} else if rest != "" {
		targets = []string{rest}
	}
	for _, target := range targets {
		if f := p.scriptSource(config, path.Join(pkg.dir, target)); f.found() {
			return f
		}
	}
	if rest == "" {
		rest = "index"
	}
	for _, at := range [...]string{path.Join(pkg.dir, "src", rest), path.Join(pkg.dir, rest)} {
		if f := p.scriptFile(at); f.found() {
			return f
		}
	}
	return imported{}
}

// namedSource finds the file that any tsconfig.json of the project takes for the source of a package: what the
// package itself says leads to what is built of it.
func (p *Project) namedSource(config *scriptConfig, pkg *scriptPackage, source string) imported {
	rest, pattern := config.all.match(source)
	for _, t := range pattern.targets {
		at := strings.Replace(t, "*", rest, 1)
		if _, ok := under(at, pkg.dir); !ok {
			continue
		}
		if f := p.scriptSource(config, at); f.found() {
			return f
		}
	}
	return imported{}
}

// scriptSource finds the file at a path, or the source it is built from when it is the output of a build,
// which is not kept with the sources: dist/x.js is made of src/x.ts or x.ts.
func (p *Project) scriptSource(config *scriptConfig, at string) imported {
	if f := p.scriptFile(at); f.found() {
		return f
	}
	pkg := config.packageAround(dirOf(at))
	dir := pkg.dir
	parts := strings.Split(strings.TrimPrefix(strings.TrimPrefix(at, dir), "/"), "/")
	first := 0 // of the folders that a build makes, which are at the top of a package, or called so in any place
	for first < len(parts)-1 && !strings.HasPrefix(parts[first], "dist") && (first > 0 || !isOutput(parts[0])) {
		first++
	}
	built := first
	for built < len(parts)-1 && isOutput(parts[built]) {
		built++
	}
	if built == first {
		return imported{}
	}
	dir = path.Join(dir, path.Join(parts[:first]...))
	stem := withoutEndings(path.Join(parts[built:]...))
	if firstPart(stem) == path.Base(pkg.name) { // dist/name.esm-bundler.js
		stem = "index"
	}
	for _, source := range [...]string{path.Join(dir, "src", stem), path.Join(dir, stem)} {
		if f := p.scriptFile(source); f.found() {
			return f
		}
	}
	return imported{}
}

// isOutput reports whether folders of a name hold what a build makes.
func isOutput(name string) bool {
	switch name {
	case "build", "cjs", "commonjs", "es", "esm", "lib", "module", "out", "output", "types", "typings", "umd":
		return true
	}
	return strings.HasPrefix(name, "dist")
}

// withoutEndings cuts the endings of compiled files off.
func withoutEndings(at string) string {
	for _, ending := range [...]string{".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts"} {
		if stem, ok := strings.CutSuffix(at, ending); ok {
			return strings.TrimSuffix(stem, ".d")
		}
	}
	return at
}
