package relate

import (
	"encoding/json"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"github.com/goccy/go-yaml"
)

// What the imports of scripts mean beyond paths is said by package.json, the workspace that packages are in,
// and tsconfig.json. Files that cannot be read say nothing.

// ScriptConfig reports whether a file of that base name has part in it.
func ScriptConfig(base string) bool {
	switch base {
	case "package.json", "pnpm-workspace.yaml", "lerna.json":
		return true
	}
	return path.Ext(base) == ".json" && (strings.HasPrefix(base, "tsconfig") || strings.HasPrefix(base, "jsconfig"))
}

// scriptConfig is all that is said in a project. It is not written to once it is read.
type scriptConfig struct {
	packages map[string]*scriptPackage // by folder
	named    map[string]*scriptPackage // those that others know by their names
	types    map[string]*tsConfig      // by folder
	all      tsConfig                  // the paths of them all
}

// scriptPackage is one package.json.
type scriptPackage struct {
	dir, name        string
	exports, imports any
	entries          []string // files the package itself stands for
}

// configReader reads the configuration of a project.
type configReader struct {
	p      *Project
	config *scriptConfig
	ts     map[string]*tsConfig // by path
}

// readScriptConfig reads what configures the imports of scripts.
func (p *Project) readScriptConfig() *scriptConfig {
	r := configReader{p: p, config: &scriptConfig{
		packages: map[string]*scriptPackage{}, named: map[string]*scriptPackage{}, types: map[string]*tsConfig{},
	}, ts: map[string]*tsConfig{}}
	var paths []string
	for _, list := range [...][]*FileInfo{
		p.files.Called("package.json"), p.files.Called("pnpm-workspace.yaml"), p.files.Called("lerna.json"), p.files.Beginning("tsconfig"), p.files.Beginning("jsconfig"),
	} {
		for _, f := range list {
			if ScriptConfig(path.Base(f.Path)) {
				paths = append(paths, f.Path)
			}
		}
	}
	slices.Sort(paths)
	r.readPackages(paths)
	for _, at := range paths {
		if base := path.Base(at); base == "tsconfig.json" || base == "jsconfig.json" && r.config.types[dirOf(at)] == nil {
			r.config.types[dirOf(at)] = r.root(at)
		}
	}
	for _, dir := range slices.Sorted(maps.Keys(r.config.types)) {
		r.config.all.paths = append(r.config.all.paths, r.config.types[dir].paths...)
	}
	return r.config
}

// text returns a file of the project, "" when there is none.
func (r *configReader) text(at string) string {
	if r.p.files.At(at) == nil || r.p.source.Text == nil {
		return ""
	}
	text, err := r.p.source.Text(at)
	if err != nil {
		return "" // what it would have said stays unresolved, which is shown
	}
	return text
}

// maxYAML bounds the YAML that is read, in bytes: the library takes the square of that.
const maxYAML = 32 << 10

// yamlPackages returns what a pnpm-workspace.yaml says of where packages are.
func yamlPackages(text string) []string {
	var w struct{ Packages []string }
	if len(text) <= maxYAML {
		_ = yaml.Unmarshal([]byte(text), &w)
	}
	return w.Packages
}

// readPackages reads all packages and finds out which of them have names in others.
func (r *configReader) readPackages(paths []string) {
	type pattern struct{ dir, glob string }
	var members []pattern
	links := maps.Clone(r.p.source.Installed.Scripts) // name -> folder
	if links == nil {
		links = map[string]string{}
	}
	for _, at := range paths {
		dir := dirOf(at)
		var globs []string
		switch path.Base(at) {
		case "package.json":
			var m map[string]any
			if json.Unmarshal([]byte(r.text(at)), &m) != nil {
				continue
			}
			r.config.packages[dir] = newScriptPackage(dir, m)
			globs = workspaces(m["workspaces"])
			linked(links, dir, m)
		case "lerna.json":
			var m map[string]any
			_ = json.Unmarshal([]byte(r.text(at)), &m)
			globs = texts(m["packages"])
		case "pnpm-workspace.yaml":
			globs = yamlPackages(r.text(at))
		}
		for _, g := range globs {
			members = append(members, pattern{dir, g})
		}
	}
	isMember := func(dir string) bool {
		in := false
		for _, m := range members {
			if rest, ok := under(dir, m.dir); ok || m.dir == "" {
				if m.dir == "" {
					rest = dir
				}
				if glob, not := strings.CutPrefix(m.glob, "!"); matchesFolder(glob, rest) {
					in = !not
				}
			}
		}
		return in
	}
	for _, dir := range slices.Sorted(maps.Keys(r.config.packages)) {
		if pkg := r.config.packages[dir]; pkg.name != "" && r.config.named[pkg.name] == nil && isMember(dir) {
			r.config.named[pkg.name] = pkg
		}
	}
	for name, dir := range links {
		if pkg := r.config.packages[dir]; pkg != nil && r.config.named[name] == nil {
			r.config.named[name] = pkg
		}
	}
}

// matchesFolder reports whether a glob of a workspace names a folder.
func matchesFolder(glob, dir string) bool {
	ok, err := doublestar.Match(strings.TrimSuffix(strings.TrimPrefix(glob, "./"), "/"), dir)
	return err == nil && ok
}

// linked notes the packages that a package.json finds by a path.
func linked(links map[string]string, dir string, m map[string]any) {
	for _, list := range [...]string{"dependencies", "devDependencies", "peerDependencies", "optionalDependencies"} {
		deps, _ := m[list].(map[string]any)
		for name, version := range deps {
			v, _ := version.(string)
			for _, protocol := range [...]string{"file:", "link:", "portal:", "workspace:./", "workspace:../"} {
				if strings.HasPrefix(v, protocol) {
					links[name] = strings.TrimPrefix(path.Join(dir, v[strings.IndexByte(v, ':')+1:]), "./")
				}
			}
		}
	}
}

// workspaces reads the patterns of a package.json: a list, or one inside an object.
func workspaces(v any) []string {
	if m, ok := v.(map[string]any); ok {
		v = m["packages"]
	}
	return texts(v)
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

func newScriptPackage(dir string, m map[string]any) *scriptPackage {
	pkg := &scriptPackage{dir: dir, exports: m["exports"], imports: m["imports"]}
	pkg.name, _ = m["name"].(string)
	for _, field := range [...]string{"source", "module", "main", "types", "typings"} {
		if s, ok := m[field].(string); ok {
			pkg.entries = append(pkg.entries, s)
		}
	}
	return pkg
}

// packageAround returns the package a folder is in, an empty one when there is none.
func (c *scriptConfig) packageAround(dir string) *scriptPackage {
	for ; ; dir = dirOf(dir) {
		if pkg := c.packages[dir]; pkg != nil {
			return pkg
		}
		if dir == "" {
			return &scriptPackage{}
		}
	}
}

// tsconfig returns the configuration that a folder's files are compiled with, nil when there is none with a say
// in imports. One that says nothing leaves it to those above: bundlers are told the same by other means.
func (c *scriptConfig) tsconfig(dir string) *tsConfig {
	for ; ; dir = dirOf(dir) {
		if ts := c.types[dir]; ts != nil && (ts.paths != nil || ts.hasBase) {
			return ts
		}
		if dir == "" {
			return nil
		}
	}
}

// exportTargets returns the files under a key of the exports or imports of a package, the most wanted first.
func exportTargets(exports any, key string) []string {
	m, ok := exports.(map[string]any)
	if !ok || !hasKeys(m) {
		if key != "." {
			return nil
		}
		return conditions(exports)
	}
	if v, ok := m[key]; ok {
		return conditions(v)
	}
	best, rest := "", ""
	for pattern := range m {
		if match, ok := wildcard(pattern, key); ok && (len(pattern) > len(best) || len(pattern) == len(best) && pattern < best) {
			best, rest = pattern, match
		}
	}
	if best == "" {
		return nil
	}
	targets := conditions(m[best])
	for i, t := range targets {
		targets[i] = strings.ReplaceAll(t, "*", rest)
	}
	return targets
}

// hasKeys tells an object of paths from one of conditions.
func hasKeys(m map[string]any) bool {
	for key := range m {
		if strings.HasPrefix(key, ".") || strings.HasPrefix(key, "#") {
			return true
		}
	}
	return false
}

// wildcard matches a pattern with one star and returns what that stands for.
func wildcard(pattern, s string) (match string, ok bool) {
	before, after, star := strings.Cut(pattern, "*")
	if !star {
		return "", pattern == s
	}
	if len(s) < len(before)+len(after) || !strings.HasPrefix(s, before) || !strings.HasSuffix(s, after) {
		return "", false
	}
	return s[len(before) : len(s)-len(after)], true
}

// exportConditions are the conditions of exports, those first that lead nearest to the source.
var exportConditions = [...]string{"source", "import", "module", "default", "development", "node", "browser", "require"}

// conditions lists the files that an entry of exports can stand for.
func conditions(v any) (out []string) {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		for _, e := range v {
			out = append(out, conditions(e)...)
		}
	case map[string]any:
		for _, c := range exportConditions {
			out = append(out, conditions(v[c])...)
		}
		for _, c := range slices.Sorted(maps.Keys(v)) {
			if !slices.Contains(exportConditions[:], c) {
				out = append(out, conditions(v[c])...)
			}
		}
	}
	return out
}
