package packages

import (
	"path"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// The manifests that are programs, or have a format of lines: their literal forms are read.

// requirement reads one of Python: name[extras]>=1; marker, name @ URL.
func (p *Package) requirement(written string, dev bool) {
	r := requirement.FindStringSubmatch(strings.TrimSpace(written))
	if r == nil {
		return
	}
	version, _, _ := strings.Cut(r[2], ";")
	version, _, _ = strings.Cut(version, " #")
	version = strings.Trim(strings.TrimSpace(version), "()")
	d := p.depend(r[1], strings.TrimPrefix(version, "@"), dev)
	if at, ok := strings.CutPrefix(d.Version, "file:"); ok {
		d.Path = strings.TrimPrefix(at, "//")
	}
}

var (
	requirement = lazyregexp.New(`^([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\])?\s*(.*)$`)
	setupField  = lazyregexp.New(`(?m)^\s*(name|version)\s*=\s*["']([^"'\n]+)["']`)
	setupList   = lazyregexp.New(`(?s)\b(install_requires|tests_require|setup_requires|extras_require)\s*=\s*([\[{(][^\])}]*)`)
	quoted      = lazyregexp.New(`["']([^"'\n]+)["']`)
	listed      = lazyregexp.New(`["']([^"'\n]+)["'](\s*:)?`)
	setupDir    = lazyregexp.New(`package_dir\s*=\s*\{\s*["']["']\s*:\s*["']([^"'\n]+)["']`)
	setupWhere  = lazyregexp.New(`find_(?:namespace_)?packages\(\s*(?:where\s*=\s*)?["']([^"'\n]+)["']`)
)

func readSetupPy(p *Package, text string) {
	if !strings.Contains(text, "setup(") {
		return
	}
	p.Ecosystem = PyPI
	for _, r := range matches(setupField, text) {
		if r[1] == "name" && p.Name == "" {
			p.Name = r[2]
		} else if r[1] == "version" && p.Version == "" {
			p.Version = r[2]
		}
	}
	for _, list := range matches(setupList, text) {
		for _, r := range matches(listed, list[2]) {
			if r[2] == "" { // else it is the name of a list of extras
				p.requirement(r[1], list[1] != "install_requires")
			}
		}
	}
	for _, pattern := range []*lazyregexp.Regexp{setupDir, setupWhere} {
		if r := pattern.FindStringSubmatch(text); r != nil {
			p.root(r[1])
		}
	}
	p.pythonRoots()
}

func readSetupCfg(p *Package, text string) {
	section, key := "", ""
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		switch {
		case trimmed == "" || trimmed[0] == '#' || trimmed[0] == ';':
			continue
		case trimmed[0] == '[':
			section, key = strings.Trim(trimmed, "[]"), ""
			continue
		}
		if name, value, ok := strings.Cut(trimmed, "="); ok && line[0] != ' ' && line[0] != '\t' {
			key, trimmed = strings.TrimSpace(name), strings.TrimSpace(value)
		}
		switch section + " " + key {
		case "metadata name":
			p.Ecosystem, p.Name = PyPI, trimmed
		case "metadata version":
			if !strings.Contains(trimmed, ":") { // attr: and file: are no versions
				p.Version = trimmed
			}
		case "options install_requires":
			p.Ecosystem = PyPI
			p.requirement(trimmed, false)
		case "options package_dir":
			if _, dir, ok := strings.Cut(trimmed, "="); ok {
				p.root(strings.TrimSpace(dir))
			}
		case "options.packages.find where":
			p.root(trimmed)
		}
	}
	p.pythonRoots()
}

func readRequirements(p *Package, text string) {
	p.Ecosystem = PyPI
	for line := range strings.Lines(text) {
		p.requirement(line, path.Base(p.Manifest) != "requirements.txt")
	}
}

var (
	gradleGroup      = lazyregexp.New(`(?m)^\s*group\s*=?\s*["']([\w.-]+)["']`)
	gradleVersion    = lazyregexp.New(`(?m)^\s*version\s*=?\s*["']([\w.+-]+)["']`)
	gradleArtifact   = lazyregexp.New(`(?m)^\s*(?:artifactId|archivesBaseName|archivesName)\s*=?\s*["']([\w.-]+)["']`)
	gradleDependency = lazyregexp.New(`(?m)^\s*(\w*(?:[iI]mplementation|[aA]pi|[cC]ompile|[cC]ompileOnly|[rR]untimeOnly))\s*[( ]\s*(?:platform\(\s*)?["']([\w.-]+:[\w.-]+)(?::([^"'\n]*))?["']`)
	gradleName       = lazyregexp.New(`rootProject\.name\s*=\s*["']([^"'\n]+)["']`)
	gradleInclude    = lazyregexp.New(`(?m)^\s*include\s*\(?\s*((?:["'][^"'\n]+["']\s*,?\s*)+)`)
)

func readGradle(p *Package, text string) {
	p.Ecosystem = Maven
	p.Name = path.Base(p.Dir) // unless the settings say another
	if p.Dir == "" {
		p.Name = ""
	}
	if r := gradleArtifact.FindStringSubmatch(text); r != nil {
		p.Name = r[1]
	}
	if r := gradleGroup.FindStringSubmatch(text); r != nil {
		p.group = r[1]
	}
	if r := gradleVersion.FindStringSubmatch(text); r != nil {
		p.Version = r[1]
	}
	for _, r := range matches(gradleDependency, text) {
		p.depend(r[2], r[3], strings.HasPrefix(strings.ToLower(r[1]), "test"))
	}
	p.root("src/main/java")
	p.root("src/main/kotlin")
	p.root("")
}

func readGradleSettings(p *Package, text string) {
	p.Ecosystem = Maven
	if r := gradleName.FindStringSubmatch(text); r != nil {
		p.Name = r[1]
	}
	for _, r := range matches(gradleInclude, text) {
		for _, name := range matches(quoted, r[1]) {
			p.Members = append(p.Members, strings.ReplaceAll(strings.TrimPrefix(name[1], ":"), ":", "/"))
		}
	}
}

var (
	gemField = lazyregexp.New(`\.(name|version)\s*=\s*["']([^"'\n]+)["']`)
	gemPaths = lazyregexp.New(`\.require_paths?\s*=\s*\[?\s*["']([^"'\n]+)["']`)
	gemAdd   = lazyregexp.New(`\.add_(\w*)dependency\s*\(?\s*["']([^"'\n]+)["'](?:\s*,\s*["']([^"'\n]+)["'])?`)
	gemLine  = lazyregexp.New(`^\s*gem\s*\(?\s*["']([^"'\n]+)["'](?:\s*,\s*["']([^"'\n]+)["'])?(.*)`)
	gemPath  = lazyregexp.New(`\bpath(?::|\s*=>)\s*["']([^"'\n]+)["']`)
)

func readGemspec(p *Package, text string) {
	p.Ecosystem = Gem
	for _, r := range matches(gemField, text) {
		if r[1] == "name" && p.Name == "" {
			p.Name = r[2]
		} else if r[1] == "version" && p.Version == "" {
			p.Version = r[2]
		}
	}
	for _, r := range matches(gemAdd, text) {
		p.depend(r[2], r[3], r[1] == "development_")
	}
	if r := gemPaths.FindStringSubmatch(text); r != nil {
		p.root(r[1])
	}
	p.root("lib")
}

func readGemfile(p *Package, text string) {
	p.Ecosystem = Gem
	dev := false
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "group ") {
			dev = !strings.Contains(line, ":production") && !strings.Contains(line, ":default")
		} else if strings.HasPrefix(line, "end") {
			dev = false
		}
		if r := gemLine.FindStringSubmatch(line); r != nil {
			d := p.depend(r[1], r[2], dev)
			if at := gemPath.FindStringSubmatch(r[3]); at != nil {
				d.Path = at[1]
			}
		}
	}
}

var (
	mixField = lazyregexp.New(`\b(app:\s*:(\w+)|version:\s*"([^"\n]+)")`)
	mixDep   = lazyregexp.New(`\{\s*:(\w+)\s*,([^{}]*)\}`)
	mixPath  = lazyregexp.New(`\bpath:\s*"([^"\n]+)"`)
	mixApps  = lazyregexp.New(`\bapps_path:\s*"([^"\n]+)"`)
	mixFirst = lazyregexp.New(`^\s*"([^"\n]+)"`)
	mixAttr  = lazyregexp.New(`(?m)^\s*@version\s+"([^"\n]+)"`)
)

func readMix(p *Package, text string) {
	p.Ecosystem = Hex
	for _, r := range matches(mixField, text) {
		if r[2] != "" && p.Name == "" {
			p.Name = r[2]
		} else if r[3] != "" && p.Version == "" {
			p.Version = r[3]
		}
	}
	if r := mixAttr.FindStringSubmatch(text); r != nil && p.Version == "" {
		p.Version = r[1]
	}
	if r := mixApps.FindStringSubmatch(text); r != nil {
		p.Members = append(p.Members, r[1]+"/*")
	}
	for _, r := range matches(mixDep, text) {
		version := ""
		if v := mixFirst.FindStringSubmatch(r[2]); v != nil {
			version = v[1]
		}
		only := strings.Contains(r[2], "only:") && !strings.Contains(r[2], ":prod")
		d := p.depend(r[1], version, only)
		if at := mixPath.FindStringSubmatch(r[2]); at != nil {
			d.Path = at[1]
		}
	}
	p.root("lib")
}

// matches returns the groups of a pattern in each place it has.
func matches(pattern *lazyregexp.Regexp, text string) [][]string {
	return pattern.FindAllStringSubmatch(text, maxDependencies)
}
