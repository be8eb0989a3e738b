package architecture

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// manifest is what a file that configures a build says.
type manifest struct {
	Path     string
	system   *system
	name     string
	deps     []dependency
	commands []Command
	entries  []EntryPoint
	members  []string // of a workspace
	services []string // that are started together
	library  bool
	program  bool
	ci       bool
}

type dependency struct {
	name string
	dev  bool // for those who work on the project
}

func (m *manifest) dep(name string, dev bool) {
	if name = strings.TrimSpace(name); name != "" && len(m.deps) < maxDeps {
		m.deps = append(m.deps, dependency{name, dev})
	}
}

func (m *manifest) entry(what, where string) {
	if where = strings.TrimSpace(where); where != "" && len(m.entries) < maxEntries {
		m.entries = append(m.entries, EntryPoint{What: what, Where: where, Source: m.Path})
	}
}

// Bounds of what is read.
const (
	maxRead   = 150     // manifests
	MaxText   = 256_000 // bytes of one
	maxDeps   = 2000
	maxScript = 60 // commands of one
)

// system is a way to build, and how its files are known and read.
type system struct {
	name     string
	files    string // names, separated by blanks; a star stands for the rest of a name
	read     func(m *manifest, text string)
	language string // of the tests that test is for
	// The commands that everybody uses who builds so, when none is written down.
	build, test string
}

// systems are the manifests that are read. The order is that in which commands are looked for.
func systems() []system {
	return []system{
		{name: "make", files: "Makefile makefile GNUmakefile", read: readMake, language: "c cpp objc", build: "make"},
		{name: "just", files: "justfile Justfile", read: readJust},
		{name: "Go modules", files: "go.mod", read: readGoMod, language: "go", build: "go build ./...", test: "go test ./..."},
		{name: "npm", files: "package.json", read: readPackageJSON},
		{name: "pnpm workspace", files: "pnpm-workspace.yaml", read: readPnpm},
		{name: "Python", files: "pyproject.toml", read: readPyproject, language: "python"},
		{name: "Python", files: "setup.py setup.cfg", read: readSetup, language: "python"},
		{name: "pip", files: "requirements*.txt", read: readRequirements},
		{name: "tox", files: "tox.ini noxfile.py", read: readTox},
		{name: "Cargo", files: "Cargo.toml", read: readCargo, language: "rust", build: "cargo build", test: "cargo test"},
		{name: "Maven", files: "pom.xml", read: readPom, language: "java kotlin scala", build: "mvn package", test: "mvn test"},
		{name: "Gradle", files: "build.gradle build.gradle.kts settings.gradle settings.gradle.kts", read: readGradle, language: "java kotlin groovy", build: "gradle build", test: "gradle test"},
		{name: "sbt", files: "build.sbt", read: readSbt, language: "scala java", build: "sbt compile", test: "sbt test"},
		{name: "Composer", files: "composer.json", read: readComposer, language: "php"},
		{name: "Bundler", files: "Gemfile *.gemspec", read: readGems, language: "ruby"},
		{name: "Rake", files: "Rakefile", read: readRake},
		{name: "Mix", files: "mix.exs", read: readMix, language: "elixir", build: "mix compile", test: "mix test"},
		{name: ".NET", files: "*.csproj *.fsproj *.sln *.slnx", read: readDotnet, language: "csharp fsharp", build: "dotnet build", test: "dotnet test"},
		{name: "CMake", files: "CMakeLists.txt", read: readCMake, build: "cmake -B build && cmake --build build"},
		{name: "Autotools", files: "configure.ac", read: readAutotools, build: "./configure && make"},
		{name: "Meson", files: "meson.build", read: readMeson, build: "meson setup build && meson compile -C build", test: "meson test -C build"},
		{name: "Zig", files: "build.zig", read: readZig, build: "zig build"},
		{name: "Stack", files: "stack.yaml", read: readNothing, language: "haskell", build: "stack build", test: "stack test"},
		{name: "Cabal", files: "*.cabal cabal.project", read: readCabal, language: "haskell", build: "cabal build", test: "cabal test"},
		{name: "SwiftPM", files: "Package.swift", read: readSwift, language: "swift", build: "swift build", test: "swift test"},
		{name: "Docker", files: "Dockerfile Containerfile", read: readDockerfile},
		{name: "Compose", files: "compose.yaml compose.yml docker-compose.yml docker-compose.yaml", read: readCompose},
	}
}

// ciFiles are those of services that build and test, which mostly are in hidden folders.
var ciFiles = []string{
	".github/workflows/*.yml", ".github/workflows/*.yaml", ".gitlab-ci.yml", ".circleci/config.yml", ".travis.yml", "azure-pipelines.yml",
	"Jenkinsfile", "bitbucket-pipelines.yml", ".drone.yml", ".builds/*.yml", ".ci/*", ".woodpecker.yml", ".cirrus.yml", "appveyor.yml",
}

// Wanted reports whether the text of a file is wanted.
func Wanted(p string) bool { return isCI(p) || systemOf(p) != nil && !aside(p) }

// Hidden are the globs of the wanted files that no walk visits.
func Hidden() []string {
	return slices.DeleteFunc(slices.Clone(ciFiles), func(g string) bool { return g[0] != '.' })
}

func isCI(p string) bool {
	return slices.ContainsFunc(ciFiles, func(g string) bool { ok, _ := path.Match(g, p); return ok })
}

func systemOf(p string) *system {
	name := path.Base(p)
	for _, s := range systems() {
		for glob := range strings.FieldsSeq(s.files) {
			if ok, _ := path.Match(glob, name); ok {
				return &s
			}
		}
	}
	return nil
}

// readManifests reads what is wanted, what is higher up first.
func readManifests(f *Facts) []*manifest {
	var paths []string
	for p, text := range f.Texts {
		if Wanted(p) && len(text) <= MaxText {
			paths = append(paths, p)
		}
	}
	order(paths, func(a, b string) int {
		return cmp.Or(strings.Count(a, "/")-strings.Count(b, "/"), strings.Compare(a, b))
	})
	var out []*manifest
	for _, p := range head(paths, maxRead) {
		m := &manifest{Path: p}
		if isCI(p) {
			m.ci = true
			readCI(m, f.Texts[p])
		} else {
			m.system = systemOf(p)
			m.system.read(m, f.Texts[p])
		}
		out = append(out, m)
	}
	gem := slices.ContainsFunc(out, func(m *manifest) bool { return strings.HasSuffix(m.Path, ".gemspec") })
	for _, m := range out {
		for i := range m.deps { // of a gem the Gemfile is for those who work on it
			m.deps[i].dev = m.deps[i].dev || gem && path.Base(m.Path) == "Gemfile"
		}
	}
	return out
}

// matches returns the groups of a pattern in each place it has.
func matches(pattern *lazyregexp.Regexp, text string) [][]string {
	return pattern.FindAllStringSubmatch(text, maxDeps)
}

// lineOf is the 1-based line of a part of a text, 0 when it has none.
func lineOf(text, part string) int {
	i := strings.Index(text, part)
	if i < 0 {
		return 0
	}
	return 1 + strings.Count(text[:i], "\n")
}

func readNothing(*manifest, string) {}
