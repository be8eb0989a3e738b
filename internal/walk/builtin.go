package walk

import (
	"io/fs"
	"os"
	"strings"
)

// builtInRule makes a rule of our own from its text: name/ for a directory, else a name with at most a star at
// one end.
func builtInRule(text string) *rule {
	r := &rule{text: text, source: "built-in"}
	name, dirOnly := strings.CutSuffix(text, "/")
	r.dirOnly, r.literal = dirOnly, strings.Trim(name, "*")
	return r
}

var (
	hiddenRule = builtInRule(".*")
	outputRule = map[string]*rule{
		"node_modules": builtInRule("node_modules/"),
		"__pycache__":  builtInRule("__pycache__/"),
		".next":        builtInRule(".next/"),
		".cache":       builtInRule(".cache/"),
		"dist":         builtInRule("dist/"),
		"build":        builtInRule("build/"),
		"coverage":     builtInRule("coverage/"),
		"target":       builtInRule("target/"),
	}
	alwaysOutRule = map[string]*rule{
		".git":     builtInRule(".git"),
		".hg":      builtInRule(".hg/"),
		".svn":     builtInRule(".svn/"),
		".ctx-sys": builtInRule(".ctx-sys/"),
	}
	envRule      = builtInRule(".env*")
	lockRule     = builtInRule("*.lock")
	npmLockRule  = builtInRule("package-lock.json")
	minifiedRule = builtInRule("*.min.js")
	bundleRule   = builtInRule("*.bundle.js")
	backupRule   = builtInRule("*.ctx-sys-backup")
)

// alwaysOut returns the rule for what no option brings in. A file called .git is a submodule's.
func alwaysOut(name string, dir bool) *rule {
	if name[0] != '.' {
		return nil
	}
	if r := alwaysOutRule[name]; r != nil && (dir || !r.dirOnly) {
		return r
	}
	return nil
}

// builtIn returns the rule that leaves out what tools make: dependencies, output, caches, locks, environments.
//
// Output folders have names that source folders have too (go/build is a package). So dist, build and coverage
// are left out unless they hold sources (see holdsSources), and target only next to the file of a tool that
// makes one.
func (p *project) builtIn(path, name string, dir bool) *rule {
	if !dir {
		return builtInFile(name)
	}
	r := outputRule[name]
	switch {
	case r == nil && strings.HasPrefix(name, ".env"):
		return envRule
	case r == nil:
		return nil
	case name == "target":
		if !p.besideBuildFile(strings.TrimSuffix(path, name)) {
			return nil
		}
	case name == "dist" || name == "build" || name == "coverage":
		if holdsSources(p.abs(path)) {
			return nil
		}
	}
	return r
}

func builtInFile(name string) *rule {
	switch {
	case strings.HasPrefix(name, ".env"):
		return envRule
	case strings.HasSuffix(name, ".lock"):
		return lockRule
	case name == "package-lock.json":
		return npmLockRule
	case strings.HasSuffix(name, ".min.js"):
		return minifiedRule
	case strings.HasSuffix(name, ".bundle.js"):
		return bundleRule
	case strings.HasSuffix(name, ".ctx-sys-backup"): // a file from before we changed it
		return backupRule
	}
	return nil
}

func (p *project) besideBuildFile(dir string) bool {
	for _, name := range []string{"Cargo.toml", "pom.xml", "build.sbt"} {
		if _, err := os.Lstat(p.abs(dir + name)); err == nil {
			return true
		}
	}
	return false
}

// holdsSources tells a folder called dist, build or coverage that people write in from one that a tool fills.
// Sources are files in a programming language, in the folder or one level deeper. JavaScript is no sign of them,
// for it is what bundlers and compilers put there; nor is anything in a folder that bears a build tool's mark.
func holdsSources(dir string) bool {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return false
	}
	for _, e := range entries {
		if isToolMark(e.Name()) {
			return false
		}
	}
	if hasSource(entries) {
		return true
	}
	for _, e := range entries {
		if e.IsDir() && outputRule[e.Name()] == nil {
			if below, err := os.ReadDir(dir + "/" + e.Name()); err == nil && hasSource(below) {
				return true
			}
		}
	}
	return false
}

func isToolMark(name string) bool {
	switch name {
	case "CMakeCache.txt", "cmake_install.cmake", "build.ninja", "config.status", "lcov.info", "coverage-final.json":
		return true
	}
	return strings.HasPrefix(name, "bdist.")
}

func hasSource(entries []fs.DirEntry) bool {
	for _, e := range entries {
		if e.Type().IsRegular() && isSourceName(e.Name()) {
			return true
		}
	}
	return false
}

func isSourceName(name string) bool {
	switch language := LanguageOf(name); language {
	case "javascript", "jsx", "vue", "svelte":
		return false
	case "typescript":
		return !strings.Contains(name, ".d.")
	default:
		return IsCode(language) && !IsGenerated(name, nil)
	}
}
