package architecture

import (
	"encoding/json"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/packages"
)

// What each kind of manifest says. A format with a parser is parsed; of the others, which are programs, the few forms
// are read that nearly all of them have. What cannot be read says nothing.

// declared takes over the name of a manifest and its dependencies, as package packages reads them.
func (m *manifest) declared(text string) {
	p, ok := packages.Read(m.Path, text)
	if !ok {
		return
	}
	m.name = p.Name
	for _, d := range p.Dependencies {
		switch {
		case d.Only || d.Ecosystem == packages.NuGet && d.Path != "":
			continue
		case d.Ecosystem == packages.PyPI:
			d.Name = strings.ToLower(d.Name)
		}
		m.dep(d.Name, d.Dev)
	}
}

func readGoMod(m *manifest, text string) { m.declared(text) }

func readPackageJSON(m *manifest, text string) {
	var p struct {
		Name, Main, Module, PackageManager string
		Private                            bool
		Bin, Exports, Workspaces           any
		Directories                        struct{ Bin string }
		Scripts                            map[string]string
	}
	if json.Unmarshal([]byte(text), &p) != nil {
		return
	}
	m.declared(text)
	switch bin := p.Bin.(type) {
	case string:
		m.entry("program", path.Join(path.Dir(m.Path), bin))
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(bin)) {
			if file, ok := bin[name].(string); ok {
				m.entry("program "+name, path.Join(path.Dir(m.Path), file))
			}
		}
	}
	if p.Directories.Bin != "" {
		m.entry("program files", path.Join(path.Dir(m.Path), p.Directories.Bin))
	}
	m.program = len(m.entries) > 0
	main := p.Main
	if main == "" {
		main = p.Module
	}
	if main != "" {
		m.entry("module", path.Join(path.Dir(m.Path), main))
	}
	m.library = p.Name != "" && !p.Private || p.Exports != nil
	switch w := p.Workspaces.(type) {
	case []any:
		m.members = texts(w)
	case map[string]any:
		if list, ok := w["packages"].([]any); ok {
			m.members = texts(list)
		}
	}
	manager, _, _ := strings.Cut(p.PackageManager, "@")
	if manager == "" {
		manager = "npm"
	}
	for _, name := range slices.Sorted(maps.Keys(p.Scripts)) {
		run := manager + " run " + name
		if name == "test" || name == "start" {
			run = manager + " " + name
		}
		m.command(name, run, p.Scripts[name], text, `"`+name+`":`)
	}
}

func texts(list []any) (out []string) {
	for _, v := range list {
		if s, ok := v.(string); ok {
			out = append(out, s)
		}
	}
	return out
}

func readPnpm(m *manifest, text string) {
	listed := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n ")
		switch item, isItem := strings.CutPrefix(strings.TrimSpace(line), "- "); {
		case isItem && listed:
			m.members = append(m.members, strings.Trim(item, `"'`))
		case line != "" && line[0] != ' ' && line[0] != '#':
			listed = strings.HasPrefix(line, "packages:")
		}
	}
}

func readPyproject(m *manifest, text string) {
	var p struct {
		Project struct {
			Scripts map[string]string         `toml:"scripts"`
			Entries map[string]map[string]any `toml:"entry-points"`
		}
		Tool  map[string]any
		Build struct {
			Backend string `toml:"build-backend"`
		} `toml:"build-system"`
	}
	if _, err := toml.Decode(text, &p); err != nil {
		return
	}
	m.declared(text)
	for _, name := range slices.Sorted(maps.Keys(p.Project.Scripts)) {
		m.entry("program "+name, p.Project.Scripts[name])
		m.program = true
	}
	m.library = p.Build.Backend != "" && !m.program
	if p.Build.Backend != "" {
		m.convention("build", "python -m build", lineOf(text, "build-backend"))
	}
	if _, ok := p.Tool["pytest"]; ok {
		m.convention("test", "pytest", lineOf(text, "[tool.pytest"))
	}
	for _, tool := range []struct{ key, kind, command string }{{"ruff", "lint", "ruff check"}, {"mypy", "lint", "mypy"}, {"tox", "test", "tox"}} {
		if _, ok := p.Tool[tool.key]; ok {
			m.convention(tool.kind, tool.command, lineOf(text, "[tool."+tool.key))
		}
	}
}

var (
	setupScript = lazyregexp.New(`["']\s*([\w.-]+)\s*=\s*([\w.]+:[\w.]+)\s*["']`)
)

func readSetup(m *manifest, text string) {
	m.declared(text)
	if path.Base(m.Path) == "setup.cfg" {
		readSetupCfg(m, text)
		return
	}
	for _, r := range matches(setupScript, text) {
		m.entry("program "+r[1], r[2])
		m.program = true
	}
	m.library = strings.Contains(text, "setup(") && !m.program
}

func readSetupCfg(m *manifest, text string) {
	for line := range strings.Lines(text) {
		if trimmed := strings.TrimSpace(line); strings.HasPrefix(trimmed, "[tool:pytest") {
			m.convention("test", "pytest", lineOf(text, trimmed))
		}
	}
}

func readRequirements(m *manifest, text string) { m.declared(text) }

func readTox(m *manifest, text string) {
	if path.Base(m.Path) == "noxfile.py" {
		m.convention("test", "nox", 1)
		return
	}
	m.convention("test", "tox", max(lineOf(text, "[tox]"), 1))
}

func readCargo(m *manifest, text string) {
	var p struct {
		Lib   map[string]any
		Bin   []struct{ Name, Path string }
		Space *struct {
			Members []string
			Deps    map[string]any `toml:"dependencies"`
		} `toml:"workspace"`
	}
	if _, err := toml.Decode(text, &p); err != nil {
		return
	}
	m.declared(text)
	if p.Space != nil {
		m.members = p.Space.Members
		for _, name := range slices.Sorted(maps.Keys(p.Space.Deps)) {
			m.dep(name, false)
		}
	}
	for _, b := range p.Bin {
		m.entry("program "+b.Name, path.Join(path.Dir(m.Path), b.Path))
	}
	m.program, m.library = len(p.Bin) > 0, p.Lib != nil
}

// Of XML a few elements are read by their names: a parser would be a hundred kilobytes more of program.
var (
	xmlComment  = lazyregexp.New(`(?s)<!--.*?-->`)
	pomAside    = lazyregexp.New(`(?s)<(build|profiles|reporting|dependencyManagement|properties)>.*?</(?:build|profiles|reporting|dependencyManagement|properties)>`)
	pomParent   = lazyregexp.New(`(?s)<parent>(.*?)</parent>`)
	pomDep      = lazyregexp.New(`(?s)<dependency>(.*?)</dependency>`)
	pomModule   = lazyregexp.New(`<module>\s*([^<\s]+)\s*</module>`)
	pomGroup    = lazyregexp.New(`<groupId>\s*([^<\s]+)\s*</groupId>`)
	pomArtifact = lazyregexp.New(`<artifactId>\s*([^<\s]+)\s*</artifactId>`)
	pomPackage  = lazyregexp.New(`<packaging>\s*([^<\s]+)\s*</packaging>`)
)

func readPom(m *manifest, text string) {
	m.program = pomProgram.MatchString(xmlComment.ReplaceAllString(text, ""))
	text = pomAside.ReplaceAllString(xmlComment.ReplaceAllString(text, ""), "")
	dep := func(text string) {
		if group, artifact := first(pomGroup, text), first(pomArtifact, text); artifact != "" {
			m.dep(group+":"+artifact, strings.Contains(text, "<scope>test</scope>"))
		}
	}
	dep(first(pomParent, text))
	for _, r := range matches(pomDep, text) {
		dep(r[1])
	}
	for _, r := range matches(pomModule, text) {
		m.members = append(m.members, r[1])
	}
	m.name = first(pomArtifact, pomDep.ReplaceAllString(pomParent.ReplaceAllString(text, ""), ""))
	packaging := first(pomPackage, text)
	m.library = !m.program && (packaging == "" || packaging == "jar" || packaging == "bundle")
}

// pomProgram are the plugins that make something to run.
var pomProgram = lazyregexp.New(`<artifactId>(spring-boot-maven-plugin|quarkus-maven-plugin|exec-maven-plugin|jib-maven-plugin|maven-shade-plugin)</artifactId>|<mainClass>`)

// first is the first group of a pattern where it first is, "" where it is not.
func first(pattern *lazyregexp.Regexp, text string) string {
	if r := pattern.FindStringSubmatch(text); r != nil {
		return r[1]
	}
	return ""
}

var (
	gradlePlugin  = lazyregexp.New(`\bid\s*\(?\s*["']([\w.-]+)["']|\bkotlin\("([\w.-]+)"\)`)
	gradleInclude = lazyregexp.New(`(?m)^\s*include\s*\(?\s*((?:["'][^"'\n]+["']\s*,?\s*)+)`)
	quotedName    = lazyregexp.New(`["']:?([^"']+)["']`)
	gradleMain    = lazyregexp.New(`mainClass(?:Name)?(?:\.set\(|\s*=)\s*["']([\w.]+)["']`)
)

func readGradle(m *manifest, text string) {
	m.declared(text)
	m.name = ""
	for _, r := range matches(gradlePlugin, text) {
		m.dep(r[1]+r[2], false)
		m.library = m.library || r[1] == "java-library" || r[1] == "maven-publish" || r[2] == "multiplatform"
		m.program = m.program || r[1] == "application" || r[1] == "org.springframework.boot" || r[1] == "io.quarkus"
	}
	for _, r := range matches(gradleInclude, text) {
		for _, name := range matches(quotedName, r[1]) {
			m.members = append(m.members, strings.ReplaceAll(name[1], ":", "/"))
		}
	}
	if r := gradleMain.FindStringSubmatch(text); r != nil && m.program {
		m.entry("main class", r[1])
	}
}

var (
	sbtDep     = lazyregexp.New(`"([\w.-]+)"\s*%{1,3}\s*"([\w.-]+)"\s*%{1,3}\s*[\w".]+(\s*%\s*Test)?`)
	sbtProject = lazyregexp.New(`(?m)^lazy val (\w+)\s*=\s*(?:\(?\s*(?:project|crossProject)\b|\w+\()`)
)

func readSbt(m *manifest, text string) {
	for _, r := range matches(sbtDep, text) {
		m.dep(r[1]+":"+r[2], r[3] != "")
	}
	for _, r := range matches(sbtProject, text) {
		m.members = append(m.members, r[1])
	}
	m.library = strings.Contains(text, "publishTo") || strings.Contains(text, "mimaPreviousArtifacts") || strings.Contains(text, "sonatype") || strings.Contains(text, "tlBaseVersion")
}

func readComposer(m *manifest, text string) {
	var p struct {
		Type    string
		Bin     any
		Dev     map[string]string `json:"require-dev"`
		Scripts map[string]any
	}
	if json.Unmarshal([]byte(text), &p) != nil {
		return
	}
	m.declared(text)
	m.library = p.Type == "library" || p.Type == ""
	for _, name := range slices.Sorted(maps.Keys(p.Scripts)) {
		written, ok := p.Scripts[name].(string)
		if list, isList := p.Scripts[name].([]any); isList {
			written, ok = strings.Join(texts(list), " && "), true
		}
		if ok {
			m.command(name, "composer "+name, written, text, `"`+name+`":`)
		}
	}
	if bins, ok := p.Bin.([]any); ok {
		for _, b := range texts(bins) {
			m.entry("program", b)
			m.program = true
		}
	}
	if p.Dev["phpunit/phpunit"] != "" {
		m.convention("test", "vendor/bin/phpunit", lineOf(text, "phpunit/phpunit"))
	}
}

var (
	gemExec  = lazyregexp.New(`\.executables\s*(?:=|<<)\s*(.+)`)
	rakeTask = lazyregexp.New(`(?m)^\s*(?:task|multitask|Rake::TestTask\.new|Minitest::TestTask\.create|RSpec::Core::RakeTask\.new)\s*\(?\s*[:"'](\w+)`)
)

func readGems(m *manifest, text string) {
	m.declared(text)
	if strings.HasSuffix(m.Path, ".gemspec") {
		m.library = true
		if r := gemExec.FindStringSubmatch(text); r != nil && strings.ContainsAny(r[1], "'\"") {
			for _, q := range matches(quotedName, r[1]) {
				m.entry("program", q[1])
				m.program = true
			}
		}
	} else if strings.Contains(text, "rspec") {
		m.convention("test", "bundle exec rspec", lineOf(text, "rspec"))
	}
}

func readRake(m *manifest, text string) {
	for _, r := range matches(rakeTask, text) {
		m.command(r[1], "rake "+r[1], "", text, strings.TrimSpace(r[0]))
	}
}

var (
	mixStart = lazyregexp.New(`\bmod:\s*\{\s*([\w.]+)`)
	mixMain  = lazyregexp.New(`main_module:\s*([\w.]+)`)
)

func readMix(m *manifest, text string) {
	m.declared(text)
	if r := mixStart.FindStringSubmatch(text); r != nil {
		m.entry("application", r[1])
	}
	if r := mixMain.FindStringSubmatch(text); r != nil {
		m.entry("program", r[1])
		m.program = true
	}
	m.library = strings.Contains(text, "package:") && !m.program
}

var (
	dotnetSDK    = lazyregexp.New(`<Project[^>]*\bSdk\s*=\s*["']([^"']+)["']`)
	dotnetOutput = lazyregexp.New(`<OutputType>\s*(\w+)\s*</OutputType>`)
)

func readDotnet(m *manifest, text string) {
	if !strings.HasSuffix(m.Path, "proj") {
		return
	}
	text = xmlComment.ReplaceAllString(text, "")
	m.declared(text)
	m.name = strings.TrimSuffix(path.Base(m.Path), path.Ext(m.Path))
	test := slices.ContainsFunc(m.deps, func(d dependency) bool { return strings.Contains(d.name, "Test.Sdk") })
	output := strings.ToLower(first(dotnetOutput, text))
	m.program = output == "exe" || output == "winexe"
	if strings.HasSuffix(first(dotnetSDK, text), ".Web") {
		m.dep("Microsoft.NET.Sdk.Web", false)
		m.program = true
	}
	m.library = !m.program && !test
	if m.program && !test {
		m.entry("program "+m.name, m.Path)
	}
}

var (
	cmakeProject = lazyregexp.New(`(?i)(?:^|\n)\s*project\s*\(\s*(\w[\w.+-]*)`)
	cmakeTarget  = lazyregexp.New(`(?i)(?:^|\n)\s*add_(executable|library)\s*\(\s*(\w[\w.+-]*)`)
	cmakeFind    = lazyregexp.New(`(?i)find_package\s*\(\s*(\w+)`)
)

func readCMake(m *manifest, text string) {
	if r := cmakeProject.FindStringSubmatch(text); r != nil {
		m.name = r[1]
	}
	for _, r := range matches(cmakeFind, text) {
		m.dep(r[1], false)
	}
	for _, r := range matches(cmakeTarget, text) {
		if strings.EqualFold(r[1], "library") {
			m.library = true
		} else if !strings.Contains(strings.ToLower(r[2]), "test") && !strings.Contains(strings.ToLower(r[2]), "example") {
			m.program = true
			m.entry("program", r[2])
		}
	}
	for _, mark := range []string{"enable_testing", "include(CTest)", "add_test("} {
		if strings.Contains(text, mark) {
			m.convention("test", "ctest --test-dir build", lineOf(text, mark))
			break
		}
	}
}

var acInit = lazyregexp.New(`AC_INIT\(\s*\[?([\w.-]+)`)

func readAutotools(m *manifest, text string) {
	if r := acInit.FindStringSubmatch(text); r != nil {
		m.name = r[1]
	}
	m.library = strings.Contains(text, "LT_INIT")
	m.convention("test", "make check", 1)
}

var mesonProject = lazyregexp.New(`project\(\s*'([^']+)'`)

func readMeson(m *manifest, text string) {
	if r := mesonProject.FindStringSubmatch(text); r != nil {
		m.name = r[1]
	}
	m.library, m.program = strings.Contains(text, "library("), strings.Contains(text, "executable(")
}

var (
	zigName = lazyregexp.New(`\.name\s*=\s*"([\w.-]+)"`)
	zigStep = lazyregexp.New(`\.step\(\s*"([\w-]+)"`)
)

func readZig(m *manifest, text string) {
	m.program, m.library = strings.Contains(text, "addExecutable("), strings.Contains(text, "addLibrary(") || strings.Contains(text, "addModule(")
	if i := strings.Index(text, "addExecutable("); i >= 0 {
		if r := zigName.FindStringSubmatch(text[i:]); r != nil {
			m.name = r[1]
			m.entry("program", r[1])
		}
	}
	for _, r := range matches(zigStep, text) {
		m.command(r[1], "zig build "+r[1], "", text, r[0])
	}
}

var (
	cabalField = lazyregexp.New(`(?im)^name:\s*(\S+)`)
	cabalPart  = lazyregexp.New(`(?im)^(library|executable|test-suite)\b[ \t]*([\w.-]*)`)
	cabalDeps  = lazyregexp.New(`(?im)^\s+build-depends:((?:.*\n)(?:\s+[,\w].*\n|\s*\n)*)`)
	cabalDep   = lazyregexp.New(`(?m)(?:^|,)\s*([a-z][\w-]*)`)
)

func readCabal(m *manifest, text string) {
	if r := cabalField.FindStringSubmatch(text); r != nil {
		m.name = r[1]
	}
	for _, r := range matches(cabalPart, text) {
		switch strings.ToLower(r[1]) {
		case "library":
			m.library = true
		case "executable":
			m.program = true
			m.entry("program", r[2])
		}
	}
	for _, list := range matches(cabalDeps, text) {
		for _, r := range matches(cabalDep, list[1]) {
			m.dep(r[1], false)
		}
	}
}

var (
	swiftTarget = lazyregexp.New(`\.(executableTarget|executable|library)\(\s*name:\s*"([\w.-]+)"`)
	swiftDep    = lazyregexp.New(`\.package\([^)]*url:\s*"[^"]*/([\w.-]+?)(?:\.git)?"`)
	swiftName   = lazyregexp.New(`Package\(\s*name:\s*"([\w.-]+)"`)
)

func readSwift(m *manifest, text string) {
	if r := swiftName.FindStringSubmatch(text); r != nil {
		m.name = r[1]
	}
	for _, r := range matches(swiftDep, text) {
		m.dep(r[1], false)
	}
	for _, r := range matches(swiftTarget, text) {
		if r[1] == "library" {
			m.library = true
		} else if !m.program {
			m.program = true
			m.entry("program", r[2])
		}
	}
}

var dockerRun = lazyregexp.New(`(?m)^(?:ENTRYPOINT|CMD)\s+(.+)$`)

func readDockerfile(m *manifest, text string) {
	if all := matches(dockerRun, text); len(all) > 0 {
		m.entry("container", strings.Join(strings.Fields(all[len(all)-1][0]), " "))
	}
}

// composeService is a key two or four blanks below services.
var composeService = lazyregexp.New(`^ {2,4}([\w.-]+):\s*$`)

func readCompose(m *manifest, text string) {
	inside, indent := false, 0
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if line != "" && line[0] != ' ' && line[0] != '#' {
			inside, indent = strings.HasPrefix(line, "services:"), 0
			continue
		}
		if r := composeService.FindStringSubmatch(line); inside && r != nil {
			at := len(line) - len(strings.TrimLeft(line, " "))
			if indent == 0 {
				indent = at
			}
			if at == indent {
				m.services = append(m.services, r[1])
			}
		}
	}
}
