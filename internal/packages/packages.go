// Package packages reads what manifests say of packages: the coordinates under which a folder is published, where the source
// lies that others import by name, the members of a workspace, and the dependencies with the versions they ask for.
//
// Manifests with a format of data are parsed; of those that are programs (setup.py, Gradle, gemspecs, mix.exs) the literal forms
// are read. Nothing is executed or fetched. It is pure: texts go in, values come out, and a text that cannot be read says nothing.
package packages

import (
	"cmp"
	"path"
	"slices"
	"strings"
	"sync"
)

// Ecosystem is where a package is published. The names are those of Package URLs (ECMA-427).
type Ecosystem string

// The ecosystems.
const (
	Go       Ecosystem = "golang"
	NPM      Ecosystem = "npm"
	PyPI     Ecosystem = "pypi"
	Maven    Ecosystem = "maven"
	Cargo    Ecosystem = "cargo"
	NuGet    Ecosystem = "nuget"
	Composer Ecosystem = "composer"
	Gem      Ecosystem = "gem"
	Hex      Ecosystem = "hex"
)

// Coordinates say what is published. Name is as it is written, in Maven group:artifact; Version is empty where it is not known.
// The version of a dependency is the requirement as it is written, be it a range.
type Coordinates struct {
	Ecosystem Ecosystem
	Name      string
	Version   string
}

// Key is the same for all spellings of a package, whatever its version.
func (c Coordinates) Key() string {
	name := c.Name
	switch c.Ecosystem {
	case PyPI: // PEP 503
		name = strings.ToLower(strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r == '-' || r == '_' || r == '.' }), "-"))
	case Cargo:
		name = strings.ReplaceAll(name, "_", "-")
	case NuGet, Composer:
		name = strings.ToLower(name)
	}
	return string(c.Ecosystem) + ":" + name
}

// String is how people read coordinates: the ecosystem, the name and, where it is known, the version.
func (c Coordinates) String() string {
	if c.Version == "" {
		return string(c.Ecosystem) + ":" + c.Name
	}
	return string(c.Ecosystem) + ":" + c.Name + "@" + c.Version
}

// MarshalText writes coordinates as String does.
func (c Coordinates) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Dependency is a package that another asks for.
type Dependency struct {
	Coordinates
	Dev  bool   // for those who work on the package: its tests and tools
	Only bool   // dependencies alone need it: it is no dependency of the package's own code
	Path string // the folder it is taken from instead, relative to the manifest's; "" for none
}

// Package is what one manifest says. A manifest that publishes nothing (go.work, a requirements file, the root of a workspace) has
// no name.
type Package struct {
	Coordinates
	Manifest     string   // path
	Dir          string   // its folder, "" for the root
	Roots        []string // folders in which what others import by name begins, by path from the root; always at least Dir
	Members      []string // folders of a workspace, as globs relative to Dir
	Dependencies []Dependency

	inherited // of a workspace or a parent, filled in by ReadAll
}

// inherited is what the manifests of a tree say to each other.
type inherited struct {
	group, version string            // for those below
	versions       map[string]string // of dependencies, by name
	parent         string            // Maven: of which it takes group and version
	renamed        map[string]string // Cargo: key of a dependency of the workspace -> name of its package
}

// Bounds of what is read.
const (
	MaxText         = 1 << 20 // bytes of a manifest; a larger one says nothing
	maxDependencies = 5000    // of one manifest
	maxManifests    = 20000
)

type format struct {
	files string // globs of base names, separated by blanks
	read  func(p *Package, text string)
}

func formats() []format {
	return []format{
		{"go.mod", readGoMod},
		{"go.work", readGoWork},
		{"package.json", readPackageJSON},
		{"pnpm-workspace.yaml", readPnpm},
		{"lerna.json", readLerna},
		{"pyproject.toml", readPyproject},
		{"setup.cfg", readSetupCfg},
		{"setup.py", readSetupPy},
		{"requirements*.txt", readRequirements},
		{"Cargo.toml", readCargo},
		{"pom.xml", readPom},
		{"build.gradle build.gradle.kts", readGradle},
		{"settings.gradle settings.gradle.kts", readGradleSettings},
		{"libs.versions.toml", readCatalog},
		{"*.csproj *.fsproj *.vbproj", readProject},
		{"Directory.Packages.props", readProps},
		{"*.nuspec", readNuspec},
		{"composer.json", readComposer},
		{"*.gemspec", readGemspec},
		{"Gemfile gems.rb", readGemfile},
		{"mix.exs", readMix},
	}
}

// byName is the formats by the names that their globs mean, and those globs that mean several names, in the order of formats.
var byName = sync.OnceValues(func() (map[string]*format, []pattern) {
	names, globs := map[string]*format{}, []pattern{}
	for _, f := range formats() {
		for glob := range strings.FieldsSeq(f.files) {
			if before, after, ok := strings.Cut(glob, "*"); ok {
				globs = append(globs, pattern{before, after, &f})
			} else {
				names[glob] = &f
			}
		}
	}
	return names, globs
})

// pattern is a glob with one star.
type pattern struct {
	before, after string
	of            *format
}

func formatOf(p string) *format {
	base := path.Base(p)
	names, globs := byName()
	if f := names[base]; f != nil {
		return f
	}
	for _, g := range globs {
		if len(base) >= len(g.before)+len(g.after) && strings.HasPrefix(base, g.before) && strings.HasSuffix(base, g.after) {
			return g.of
		}
	}
	return nil
}

// IsManifest reports whether a path is that of a manifest that can be read.
func IsManifest(p string) bool { return formatOf(p) != nil }

// Read returns what the manifest at a slash-separated path says; ok is false when it is none, too large or not readable as what it is.
// What a workspace or a parent says is not in it: see ReadAll.
func Read(p, text string) (pkg Package, ok bool) {
	f := formatOf(p)
	if f == nil || len(text) > MaxText {
		return Package{}, false
	}
	pkg = Package{Manifest: p, Dir: dirOf(p)}
	f.read(&pkg, text)
	if pkg.Ecosystem == "" {
		return Package{}, false
	}
	if len(pkg.Roots) == 0 {
		pkg.Roots = []string{pkg.Dir}
	}
	return pkg, true
}

// ReadAll reads the manifests among some paths, those that lie lower after those above, and gives each what the ones above say
// for it: versions of a workspace, group and version of a parent. text returns the text of a path; one that fails is left out.
func ReadAll(paths []string, text func(path string) (string, error)) []Package {
	var out []Package
	for _, p := range paths {
		if len(out) == maxManifests {
			break
		}
		if formatOf(p) == nil {
			continue
		}
		if t, err := text(p); err == nil {
			if pkg, ok := Read(p, t); ok {
				out = append(out, pkg)
			}
		}
	}
	slices.SortFunc(out, func(a, b Package) int {
		return cmp.Or(strings.Count(a.Dir, "/")-strings.Count(b.Dir, "/"), strings.Compare(a.Manifest, b.Manifest))
	})
	inherit(out)
	return out
}

// inherit fills in what the manifests above say.
func inherit(all []Package) {
	byDir := map[string][]*Package{} // folder -> manifests
	for i := range all {
		byDir[all[i].Dir] = append(byDir[all[i].Dir], &all[i])
	}
	// above calls f with the manifests of an ecosystem in the folder of p and those above it, until it returns true.
	above := func(p *Package, f func(q *Package) bool) {
		for dir := p.Dir; ; dir = dirOf(dir) {
			for _, q := range byDir[dir] {
				if q.Ecosystem == p.Ecosystem && q != p && f(q) {
					return
				}
			}
			if dir == "" {
				return
			}
		}
	}
	for i := range all {
		p := &all[i]
		if strings.HasPrefix(path.Base(p.Manifest), "settings.gradle") { // the name of the build in this folder
			for _, q := range byDir[p.Dir] {
				if strings.HasPrefix(path.Base(q.Manifest), "build.gradle") {
					q.Name, p.Name = cmp.Or(p.Name, q.Name), ""
				}
			}
		}
	}
	for i := range all {
		p := &all[i]
		switch p.Ecosystem {
		case Maven:
			above(p, func(q *Package) bool {
				group, _, _ := strings.Cut(q.Name, ":")
				if p.group == "" && p.parent == "" && (q.group != "" || strings.Contains(q.Name, ":")) { // Gradle: of allprojects
					p.group = cmp.Or(q.group, group)
				}
				p.version = cmp.Or(p.version, q.Version, q.version)
				return p.group != "" && p.version != ""
			})
			if p.Name != "" {
				if !strings.Contains(p.Name, ":") && p.group != "" {
					p.Name = p.group + ":" + p.Name
				}
				p.Version = cmp.Or(p.Version, p.version)
			}
		case Cargo:
			if p.Version == inheritedVersion {
				p.Version = ""
				above(p, func(q *Package) bool { p.Version = q.version; return p.Version != "" })
			}
		}
		for j := range p.Dependencies {
			if d := &p.Dependencies[j]; d.Version == inheritedVersion || d.Version == "" {
				d.Version = ""
				above(p, func(q *Package) bool {
					d.Version = q.versions[d.Name]
					d.Name = cmp.Or(q.renamed[d.Name], d.Name)
					return d.Version != ""
				})
			}
		}
	}
}

// inheritedVersion is the version of what takes it from its workspace.
const inheritedVersion = "\x00workspace"

// depend notes a dependency and returns it; what has no name, or is beyond the bound, is noted nowhere.
func (p *Package) depend(name, version string, dev bool) *Dependency {
	if name = strings.TrimSpace(name); name == "" || len(p.Dependencies) >= maxDependencies {
		return &Dependency{}
	}
	p.Dependencies = append(p.Dependencies, Dependency{Coordinates: Coordinates{p.Ecosystem, name, strings.TrimSpace(version)}, Dev: dev})
	return &p.Dependencies[len(p.Dependencies)-1]
}

// root notes a folder of sources, relative to the manifest's. One that leads out of the project is none.
func (p *Package) root(rel string) {
	at := path.Join(p.Dir, path.Clean("/" + rel)[1:])
	if at == "." {
		at = ""
	}
	if !slices.Contains(p.Roots, at) {
		p.Roots = append(p.Roots, at)
	}
}

// dirOf is the folder of a path, "" for the root.
func dirOf(p string) string {
	if dir := path.Dir(p); dir != "." && dir != "/" {
		return dir
	}
	return ""
}
