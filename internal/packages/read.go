package packages

import (
	"encoding/json"
	"encoding/xml"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/goccy/go-yaml"
	"golang.org/x/mod/modfile"
)

// The manifests that have a format of data.

func readGoMod(p *Package, text string) {
	f, err := modfile.ParseLax(p.Manifest, []byte(text), nil)
	if err != nil || f.Module == nil {
		return
	}
	p.Ecosystem, p.Name = Go, f.Module.Mod.Path
	paths := map[string]string{}
	if full, err := modfile.Parse(p.Manifest, []byte(text), nil); err == nil { // the lax one leaves replacements out
		for _, r := range full.Replace {
			if r.New.Version == "" {
				paths[r.Old.Path] = r.New.Path
			}
		}
	}
	for _, r := range f.Require {
		d := p.depend(r.Mod.Path, r.Mod.Version, false)
		d.Path, d.Only = paths[r.Mod.Path], r.Indirect
	}
}

func readGoWork(p *Package, text string) {
	f, err := modfile.ParseWork(p.Manifest, []byte(text), nil)
	if err != nil {
		return
	}
	p.Ecosystem = Go
	for _, u := range f.Use {
		p.Members = append(p.Members, u.Path)
	}
}

func readPackageJSON(p *Package, text string) {
	var m map[string]any
	if json.Unmarshal([]byte(text), &m) != nil {
		return
	}
	p.Ecosystem = NPM
	p.Name, _ = m["name"].(string)
	p.Version, _ = m["version"].(string)
	workspaces := m["workspaces"]
	if w, ok := workspaces.(map[string]any); ok {
		workspaces = w["packages"]
	}
	p.Members = texts(workspaces)
	for _, list := range [...]string{"dependencies", "peerDependencies", "optionalDependencies", "devDependencies"} {
		deps, _ := m[list].(map[string]any)
		for _, name := range slices.Sorted(maps.Keys(deps)) {
			version, _ := deps[name].(string)
			d := p.depend(name, version, list == "devDependencies" || list == "peerDependencies") // what it can be used with is there for its tests
			for _, protocol := range [...]string{"file:", "link:", "portal:"} {
				if at, ok := strings.CutPrefix(version, protocol); ok {
					d.Path = at
				}
			}
			if alias, ok := strings.CutPrefix(version, "npm:"); ok { // a package under another name
				if i := strings.LastIndexByte(alias, '@'); i > 0 {
					d.Name, d.Version = alias[:i], alias[i+1:]
				} else if alias != "" {
					d.Name, d.Version = alias, ""
				}
			}
		}
	}
}

// maxYAML bounds the YAML that is read, in bytes: the library takes the square of that.
const maxYAML = 32 << 10

func readPnpm(p *Package, text string) {
	var w struct{ Packages []string }
	if len(text) > maxYAML || yaml.Unmarshal([]byte(text), &w) != nil {
		return
	}
	p.Ecosystem, p.Members = NPM, w.Packages
}

func readLerna(p *Package, text string) {
	var m map[string]any
	if json.Unmarshal([]byte(text), &m) != nil {
		return
	}
	p.Ecosystem, p.Members = NPM, texts(m["packages"])
}

// texts returns the strings of a list or a lone one.
func texts(v any) (out []string) {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		for _, e := range v {
			if s, ok := e.(string); ok {
				out = append(out, s)
			}
		}
	}
	return out
}

// table returns a table inside tables of TOML by its keys, nil where there is none.
func table(m map[string]any, keys ...string) map[string]any {
	for _, key := range keys {
		m, _ = m[key].(map[string]any)
	}
	return m
}

// tables returns the tables of a list, however it is written.
func tables(v any) (out []map[string]any) {
	switch v := v.(type) {
	case []map[string]any:
		return v
	case []any:
		for _, e := range v {
			if m, ok := e.(map[string]any); ok {
				out = append(out, m)
			}
		}
	}
	return out
}

func text(m map[string]any, key string) string {
	s, _ := m[key].(string)
	return s
}

func readPyproject(p *Package, source string) {
	var m map[string]any
	if _, err := toml.Decode(source, &m); err != nil {
		return
	}
	p.Ecosystem = PyPI
	project := table(m, "project")
	p.Name, p.Version = text(project, "name"), text(project, "version")
	for _, r := range texts(project["dependencies"]) {
		p.requirement(r, false)
	}
	for _, groups := range []map[string]any{table(project, "optional-dependencies"), table(m, "dependency-groups")} {
		for _, name := range slices.Sorted(maps.Keys(groups)) {
			for _, r := range texts(groups[name]) {
				p.requirement(r, true)
			}
		}
	}
	poetry := table(m, "tool", "poetry")
	if p.Name == "" {
		p.Name, p.Version = text(poetry, "name"), text(poetry, "version")
	}
	p.poetry(table(poetry, "dependencies"), false)
	p.poetry(table(poetry, "dev-dependencies"), true)
	groups := table(poetry, "group")
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		p.poetry(table(groups, name, "dependencies"), true)
	}
	for _, include := range tables(poetry["packages"]) {
		if from := text(include, "from"); from != "" {
			p.root(from)
		}
	}
	if dir := text(table(m, "tool", "setuptools", "package-dir"), ""); dir != "" {
		p.root(dir)
	}
	for _, where := range texts(table(m, "tool", "setuptools", "packages", "find")["where"]) {
		p.root(where)
	}
	for _, at := range texts(table(m, "tool", "hatch", "build", "targets", "wheel")["packages"]) {
		p.root(path.Dir(at))
	}
	for _, at := range texts(table(m, "tool", "hatch", "build", "targets", "wheel")["sources"]) {
		p.root(at)
	}
	p.pythonRoots()
}

// pythonRoots are where a package lies that does not say it: in src, or next to its manifest.
func (p *Package) pythonRoots() {
	if len(p.Roots) > 0 {
		return
	}
	p.root("src")
	p.root("")
}

func (p *Package) poetry(deps map[string]any, dev bool) {
	for _, name := range slices.Sorted(maps.Keys(deps)) {
		if name == "python" {
			continue
		}
		switch v := deps[name].(type) {
		case string:
			p.depend(name, v, dev)
		case map[string]any:
			p.depend(name, text(v, "version"), dev).Path = text(v, "path")
		}
	}
}

func readCargo(p *Package, source string) {
	var m map[string]any
	if _, err := toml.Decode(source, &m); err != nil {
		return
	}
	p.Ecosystem = Cargo
	pkg := table(m, "package")
	p.Name, p.Version = text(pkg, "name"), text(pkg, "version")
	if inherited, _ := table(pkg, "version")["workspace"].(bool); inherited {
		p.Version = inheritedVersion
	}
	p.root("src")
	workspace := table(m, "workspace")
	p.Members = texts(workspace["members"])
	p.version = text(table(workspace, "package"), "version")
	p.versions, p.renamed = map[string]string{}, map[string]string{}
	deps := table(workspace, "dependencies")
	for _, name := range slices.Sorted(maps.Keys(deps)) {
		of, version, _ := cargoDependency(name, deps[name])
		p.versions[name], p.renamed[name] = version, of
	}
	read := func(m map[string]any) {
		for _, list := range [...]string{"dependencies", "build-dependencies", "dev-dependencies"} {
			deps := table(m, list)
			for _, name := range slices.Sorted(maps.Keys(deps)) {
				of, version, at := cargoDependency(name, deps[name])
				p.depend(of, version, list == "dev-dependencies").Path = at
			}
		}
	}
	read(m)
	targets := table(m, "target")
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		read(table(targets, name))
	}
}

// cargoDependency reads foo = "1", foo = { version = "1", path = "..", package = "bar" } and foo = { workspace = true }.
func cargoDependency(name string, v any) (of, version, path string) {
	switch v := v.(type) {
	case string:
		return name, v, ""
	case map[string]any:
		if inherited, _ := v["workspace"].(bool); inherited {
			return name, inheritedVersion, ""
		}
		if of := text(v, "package"); of != "" {
			name = of
		}
		return name, text(v, "version"), text(v, "path")
	}
	return name, "", ""
}

func readCatalog(p *Package, source string) {
	var m map[string]any
	if _, err := toml.Decode(source, &m); err != nil {
		return
	}
	p.Ecosystem = Maven
	versions := table(m, "versions")
	libraries := table(m, "libraries")
	for _, alias := range slices.Sorted(maps.Keys(libraries)) {
		switch v := libraries[alias].(type) {
		case string:
			if parts := strings.Split(v, ":"); len(parts) == 3 {
				p.depend(parts[0]+":"+parts[1], parts[2], false)
			}
		case map[string]any:
			name := text(v, "module")
			if name == "" {
				name = text(v, "group") + ":" + text(v, "name")
			}
			version := text(v, "version")
			if ref := text(table(v, "version"), "ref"); ref != "" {
				version = text(versions, ref)
			}
			p.depend(name, version, false)
		}
	}
}

type mavenCoordinates struct {
	Group    string `xml:"groupId"`
	Artifact string `xml:"artifactId"`
	Version  string `xml:"version"`
	Scope    string `xml:"scope"`
}

func readPom(p *Package, source string) {
	var m struct {
		XMLName xml.Name `xml:"project"`
		mavenCoordinates
		Parent     *mavenCoordinates `xml:"parent"`
		Modules    []string          `xml:"modules>module"`
		Properties struct {
			All []struct {
				XMLName xml.Name
				Value   string `xml:",chardata"`
			} `xml:",any"`
		} `xml:"properties"`
		Managed      []mavenCoordinates `xml:"dependencyManagement>dependencies>dependency"`
		Dependencies []mavenCoordinates `xml:"dependencies>dependency"`
		Build        struct {
			Source string `xml:"sourceDirectory"`
		} `xml:"build"`
	}
	if xml.Unmarshal([]byte(source), &m) != nil || m.Artifact == "" {
		return
	}
	p.Ecosystem = Maven
	properties := map[string]string{}
	for _, e := range m.Properties.All {
		properties[e.XMLName.Local] = strings.TrimSpace(e.Value)
	}
	if m.Parent != nil {
		if m.Group == "" {
			m.Group = m.Parent.Group
		}
		if m.Version == "" {
			m.Version = m.Parent.Version
		}
		properties["project.parent.version"], properties["project.parent.groupId"] = m.Parent.Version, m.Parent.Group
		p.parent = m.Parent.Group + ":" + m.Parent.Artifact
	}
	properties["project.groupId"], properties["project.artifactId"] = m.Group, m.Artifact
	if !strings.Contains(m.Version, "project.version") {
		properties["project.version"] = m.Version
	}
	fill := func(s string) string { return substitute(strings.TrimSpace(s), properties) }
	p.Name, p.Version = fill(m.Group)+":"+fill(m.Artifact), fill(m.Version)
	p.group = fill(m.Group)
	p.Members = m.Modules
	p.versions = map[string]string{}
	for _, d := range m.Managed {
		if len(p.versions) < maxDependencies {
			p.versions[fill(d.Group)+":"+fill(d.Artifact)] = fill(d.Version)
		}
	}
	for _, d := range m.Dependencies {
		version := fill(d.Version)
		name := fill(d.Group) + ":" + fill(d.Artifact)
		if version == "" {
			version = p.versions[name]
		}
		p.depend(name, version, d.Scope == "test")
	}
	if m.Build.Source != "" {
		p.root(strings.ReplaceAll(m.Build.Source, "${project.basedir}", ""))
	}
	p.root("src/main/java")
	p.root("src/main/kotlin")
	p.root("")
}

// substitute replaces ${name} by what properties say, a few levels deep. A text does not grow beyond a kilobyte by it.
func substitute(s string, properties map[string]string) string {
	for range 5 {
		i := strings.Index(s, "${")
		if i < 0 {
			break
		}
		n := strings.IndexByte(s[i:], '}')
		if n < 0 {
			break
		}
		value, ok := properties[s[i+2:i+n]]
		if !ok || len(s)+len(value) > 1<<10 {
			break
		}
		s = s[:i] + value + s[i+n+1:]
	}
	return s
}

// msbuild is a project of .NET, or properties that several share.
type msbuild struct {
	XMLName xml.Name `xml:"Project"`
	Groups  []struct {
		PackageID string `xml:"PackageId"`
		Assembly  string `xml:"AssemblyName"`
		Version   string `xml:"Version"`
		Prefix    string `xml:"VersionPrefix"`
	} `xml:"PropertyGroup"`
	Items []struct {
		Packages []msbuildItem `xml:"PackageReference"`
		Versions []msbuildItem `xml:"PackageVersion"`
		Projects []msbuildItem `xml:"ProjectReference"`
	} `xml:"ItemGroup"`
}

type msbuildItem struct {
	Include string `xml:"Include,attr"`
	Version string `xml:"Version,attr"`
	Element string `xml:"Version"`
}

func (i *msbuildItem) version() string {
	if i.Version != "" {
		return i.Version
	}
	return i.Element
}

func readProject(p *Package, source string) {
	var m msbuild
	if xml.Unmarshal([]byte(source), &m) != nil {
		return
	}
	p.Ecosystem = NuGet
	stem := strings.TrimSuffix(path.Base(p.Manifest), path.Ext(p.Manifest))
	for _, g := range m.Groups {
		for _, name := range [...]string{g.PackageID, g.Assembly} {
			if name = strings.TrimSpace(name); p.Name == "" && name != "" {
				p.Name = strings.ReplaceAll(name, "$(MSBuildProjectName)", stem)
			}
		}
		for _, version := range [...]string{g.Version, g.Prefix} {
			if version = strings.TrimSpace(version); p.Version == "" && !strings.Contains(version, "$(") {
				p.Version = version
			}
		}
	}
	if p.Name == "" || strings.Contains(p.Name, "$(") {
		p.Name = stem
	}
	for _, g := range m.Items {
		for i := range g.Packages {
			p.depend(g.Packages[i].Include, g.Packages[i].version(), false)
		}
		for _, r := range g.Projects {
			at := strings.ReplaceAll(r.Include, `\`, "/")
			p.depend(strings.TrimSuffix(path.Base(at), path.Ext(at)), "", false).Path = path.Dir(at)
		}
	}
}

func readProps(p *Package, source string) {
	var m msbuild
	if xml.Unmarshal([]byte(source), &m) != nil {
		return
	}
	p.Ecosystem, p.versions = NuGet, map[string]string{}
	for _, g := range m.Items {
		for i := range g.Versions {
			p.versions[g.Versions[i].Include] = g.Versions[i].version()
		}
	}
}

func readNuspec(p *Package, source string) {
	type dependency struct {
		ID      string `xml:"id,attr"`
		Version string `xml:"version,attr"`
	}
	var m struct {
		XMLName  xml.Name `xml:"package"`
		Metadata struct {
			ID      string       `xml:"id"`
			Version string       `xml:"version"`
			Plain   []dependency `xml:"dependencies>dependency"`
			Grouped []dependency `xml:"dependencies>group>dependency"`
		} `xml:"metadata"`
	}
	if xml.Unmarshal([]byte(source), &m) != nil {
		return
	}
	p.Ecosystem = NuGet
	p.Name, p.Version = strings.TrimSpace(m.Metadata.ID), strings.TrimSpace(m.Metadata.Version)
	for _, d := range slices.Concat(m.Metadata.Plain, m.Metadata.Grouped) {
		p.depend(d.ID, d.Version, false)
	}
}

func readComposer(p *Package, source string) {
	var m map[string]any
	if json.Unmarshal([]byte(source), &m) != nil {
		return
	}
	p.Ecosystem = Composer
	p.Name, p.Version = text(m, "name"), text(m, "version")
	for _, list := range [...]string{"require", "require-dev"} {
		deps := table(m, list)
		for _, name := range slices.Sorted(maps.Keys(deps)) {
			if strings.Contains(name, "/") { // php and its extensions have none
				p.depend(name, text(deps, name), list == "require-dev")
			}
		}
	}
	for _, standard := range [...]string{"psr-4", "psr-0"} {
		spaces := table(m, "autoload", standard)
		for _, name := range slices.Sorted(maps.Keys(spaces)) {
			for _, dir := range texts(spaces[name]) {
				p.root(dir)
			}
		}
	}
}
