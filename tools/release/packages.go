package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

// archive is what a manifest says of an archive of dist.
type archive struct{ URL, Sum string }

// manifest is what the files below packaging are filled in with.
type manifest struct {
	Version string
	Home    string // the address of the repository
	Day     string // of the commit
	Date    string
	sums    map[string]string
	names   map[string]string // of archives, by target
}

// Archive is the archive of a target, nil when it was not built.
func (m *manifest) Archive(target string) *archive {
	name := m.names[target]
	if sum := m.sums[name]; sum != "" {
		return &archive{URL: m.Home + "/releases/download/v" + m.Version + "/" + name, Sum: sum}
	}
	return nil
}

// templates are the files below packaging that become one file each, and the targets of which at least one has to be there for it.
var templates = []struct {
	file  string
	needs string
}{
	{"install.sh", "linux-amd64 linux-arm64 linux-amd64-static linux-arm64-static darwin-arm64 darwin-amd64"},
	{"install.ps1", "windows-amd64"},
	{"homebrew/ctx-sys.rb", "linux-amd64 linux-arm64 darwin-arm64 darwin-amd64"},
	{"scoop/ctx-sys.json", "windows-amd64"},
	{"winget/ctx-sys.ctx-sys.yaml", "windows-amd64"},
	{"winget/ctx-sys.ctx-sys.locale.en-US.yaml", "windows-amd64"},
	{"winget/ctx-sys.ctx-sys.installer.yaml", "windows-amd64"},
	{"aur/PKGBUILD", "linux-amd64 linux-arm64"},
	{"nix/flake.nix", "linux-amd64-static linux-arm64-static darwin-arm64 darwin-amd64"},
	{"docker/Dockerfile", "linux-amd64-static linux-arm64-static"},
}

// packages makes dist/packages of the archives and programs in dist: files, npm, mcp, linux or some of them.
func (r *release) packages(kinds []string) error {
	sums, err := readSums(r.dist)
	if err != nil {
		return fmt.Errorf("%w: run `make release` first", err)
	}
	m := &manifest{Version: r.version, Home: "https://" + r.module, Day: r.date.Format("2006-01-02"), Date: r.date.Format("2006-01-02T15:04:05Z"), sums: sums, names: map[string]string{}}
	var there []target
	for _, t := range targets {
		m.names[t.name] = r.archives(&t)[0]
		if m.Archive(t.name) != nil {
			there = append(there, t)
		}
	}
	if len(there) == 0 {
		return fmt.Errorf("%s has no archive of version %s: run `make release` first", r.dist, r.version)
	}
	to := filepath.Join(r.dist, "packages")
	if err := emptied(to); err != nil {
		return err
	}
	for _, kind := range kinds {
		switch kind {
		case "files":
			err = errors.Join(r.files(to, m), r.docker(to, there))
		case "npm":
			err = r.npm(to, there)
		case "mcp":
			err = r.mcp(to, there, m)
		case "linux":
			err = r.linux(to, there, m)
		default:
			err = fmt.Errorf("-kinds: %q is none of files, npm, mcp and linux", kind)
		}
		if err != nil {
			return err
		}
	}
	return writeSums(to)
}

// files fills in the manifests of package managers, the install scripts and the Dockerfile.
func (r *release) files(to string, m *manifest) error {
	for _, t := range templates {
		if !slices.ContainsFunc(strings.Fields(t.needs), func(name string) bool { return m.Archive(name) != nil }) {
			fmt.Fprintf(os.Stderr, "release: no %s without %s\n", t.file, strings.ReplaceAll(t.needs, " ", " or "))
			continue
		}
		if err := r.fill(t.file, filepath.Join(to, t.file), m); err != nil {
			return err
		}
	}
	return nil
}

// pacman is a version as Arch Linux wants it: it may hold no hyphen.
func pacman(version string) string { return strings.ReplaceAll(version, "-", "_") }

// fill writes a file of packaging with what it is about.
func (r *release) fill(file, to string, about any) error {
	text, err := r.filled(file, about)
	if err != nil {
		return err
	}
	return create(to, func(w io.Writer) error { _, err := w.Write(text); return err })
}

// filled is a file of packaging with what it is about.
func (r *release) filled(file string, about any) ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(r.root, "packaging", filepath.FromSlash(file)))
	if err != nil {
		return nil, err
	}
	functions := template.FuncMap{"upper": strings.ToUpper, "pacman": pacman, "npm": npmVersion}
	t, err := template.New(file).Option("missingkey=error").Funcs(functions).Parse(string(text))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, about)
	return b.Bytes(), err
}

// npmTargets are the programs of npm's platforms. On Linux it is the one without libraries, which runs on all of them; where it was not
// built, the other.
var npmTargets = []struct{ os, cpu, targets string }{
	{"linux", "x64", "linux-amd64-static linux-amd64"},
	{"linux", "arm64", "linux-arm64-static linux-arm64"},
	{"darwin", "arm64", "darwin-arm64"},
	{"darwin", "x64", "darwin-amd64"},
	{"win32", "x64", "windows-amd64"},
	{"win32", "arm64", "windows-arm64"},
}

// npmVersion is a version as npm keeps it: without what is behind a plus.
func npmVersion(version string) string { v, _, _ := strings.Cut(version, "+"); return v }

// npm writes the package `ctx-sys`, which runs the program, and one package for each platform, which holds it.
func (r *release) npm(to string, there []target) error {
	version := npmVersion(r.version)
	common := func(name, description string) map[string]any {
		return map[string]any{
			"name": name, "version": version, "description": description, "license": "Apache-2.0", "homepage": "https://" + r.module,
			"repository": map[string]string{"type": "git", "url": "git+https://" + r.module + ".git"},
		}
	}
	optional := map[string]string{}
	for _, p := range npmTargets {
		t := first(there, p.targets)
		if t == nil {
			continue
		}
		pkg := "@ctx-sys/" + p.os + "-" + p.cpu
		optional[pkg] = version
		about := common(pkg, "The program of ctx-sys for "+p.os+" on "+p.cpu)
		about["os"], about["cpu"], about["preferUnplugged"] = []string{p.os}, []string{p.cpu}, true
		if t.goos == "linux" && !t.static {
			about["libc"] = []string{"glibc"}
		}
		entries, err := r.with(t, "package/", about)
		if err != nil {
			return err
		}
		if err := r.writeTar(filepath.Join(to, "npm", "ctx-sys-"+p.os+"-"+p.cpu+"-"+version+".tgz"), entries); err != nil {
			return err
		}
	}
	about := common("ctx-sys", "Context engine for coding assistants")
	about["bin"], about["mcpName"] = map[string]string{"ctx-sys": "ctx-sys.js"}, registryName
	about["engines"] = map[string]string{"node": ">=18"}
	about["optionalDependencies"] = optional
	about["keywords"] = []string{"mcp", "code search", "context", "agents"}
	entries := []entry{}
	for _, name := range []string{"npm/ctx-sys.js", "npm/README.md"} {
		text, err := os.ReadFile(filepath.Join(r.root, "packaging", name))
		if err != nil {
			return err
		}
		entries = append(entries, entry{name: "package/" + filepath.Base(name), content: text, program: strings.HasSuffix(name, ".js")})
	}
	text, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return err
	}
	entries = append(entries, entry{name: "package/LICENSE", content: text}, jsonEntry("package/package.json", about))
	return r.writeTar(filepath.Join(to, "npm", "ctx-sys-"+version+".tgz"), entries)
}

// registryName is the server's name in the MCP registry, which asks npm's package for it.
const registryName = "io.github.ctx-sys/ctx-sys"

// mcp writes a bundle (.mcpb) of each of npm's platforms, which Claude Desktop installs, and server.json for the MCP registry.
func (r *release) mcp(to string, there []target, m *manifest) error {
	for _, p := range npmTargets {
		t := first(there, p.targets)
		if t == nil {
			continue
		}
		about, err := r.filled("mcp/manifest.json", struct{ Version, Home, Program, Platform string }{r.version, m.Home, t.program(), p.os})
		if err != nil {
			return err
		}
		entries := []entry{{name: "manifest.json", content: about}}
		for _, name := range []string{t.program(), "LICENSE", "THIRD_PARTY_LICENSES.txt"} {
			text, err := os.ReadFile(filepath.Join(filepath.Dir(r.built(t)), name))
			if err != nil {
				return err
			}
			if name == t.program() {
				name = "server/" + name
			}
			entries = append(entries, entry{name: name, content: text, program: strings.HasPrefix(name, "server/")})
		}
		if err := r.writeZip(filepath.Join(to, "mcp", "ctx-sys-"+p.os+"-"+p.cpu+".mcpb"), entries); err != nil {
			return err
		}
	}
	return r.fill("mcp/server.json", filepath.Join(to, "mcp", "server.json"), m)
}

// first is the first of some targets that is there, nil for none.
func first(there []target, names string) *target {
	for _, name := range strings.Fields(names) {
		if i := slices.IndexFunc(there, func(t target) bool { return t.name == name }); i >= 0 {
			return &there[i]
		}
	}
	return nil
}

// with are the program of a target, its licences and what a package says of itself.
func (r *release) with(t *target, below string, about map[string]any) ([]entry, error) {
	entries := []entry{jsonEntry(below+"package.json", about)}
	for _, name := range []string{t.program(), "LICENSE", "THIRD_PARTY_LICENSES.txt"} {
		text, err := os.ReadFile(filepath.Join(filepath.Dir(r.built(t)), name))
		if err != nil {
			return nil, err
		}
		entries = append(entries, entry{name: below + name, content: text, program: name == t.program()})
	}
	return entries, nil
}

func jsonEntry(name string, v any) entry {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		panic(err) // of strings
	}
	return entry{name: name, content: append(text, '\n')}
}

// docker puts the programs that the image is made of next to its Dockerfile.
func (r *release) docker(to string, there []target) error {
	for _, t := range there {
		if !t.static {
			continue
		}
		for _, name := range []string{t.program(), "LICENSE", "THIRD_PARTY_LICENSES.txt"} {
			text, err := os.ReadFile(filepath.Join(filepath.Dir(r.built(&t)), name))
			if err != nil {
				return err
			}
			if name == t.program() {
				name += "-" + t.goarch
			}
			if err := os.WriteFile(filepath.Join(to, "docker", name), text, 0o755); err != nil {
				return err
			}
		}
	}
	return nil
}

// linux makes the packages of Linux's systems by nfpm: .deb and .rpm of the program that uses the system's C library, and .apk of the
// one that needs none.
func (r *release) linux(to string, there []target, m *manifest) error {
	nfpm, err := r.output("sh", "-c", "go build -modfile=packaging/nfpm.mod -o bin/nfpm github.com/goreleaser/nfpm/v2/cmd/nfpm && echo bin/nfpm")
	if err != nil {
		return err
	}
	for _, t := range there {
		if t.goos != "linux" {
			continue
		}
		kinds := []string{"deb", "rpm"}
		if t.static {
			kinds = []string{"apk"}
		}
		type content struct{ From, To, Mode string }
		dir := filepath.Dir(r.built(&t))
		about := struct {
			*manifest
			Arch, Version, Schema string
			Static                bool
			Contents              []content
		}{m, t.goarch, r.version, "semver", t.static, []content{
			{filepath.Join(dir, t.program()), "/usr/bin/ctx-sys", "0755"},
			{filepath.Join(dir, "LICENSE"), "/usr/share/doc/ctx-sys/copyright", "0644"},
			{filepath.Join(dir, "THIRD_PARTY_LICENSES.txt"), "/usr/share/doc/ctx-sys/THIRD_PARTY_LICENSES.txt", "0644"},
		}}
		config := filepath.Join(dir, "nfpm.yaml")
		for _, kind := range kinds {
			if about.Version = r.version; kind == "apk" {
				about.Version = alpine(r.version)
			}
			if err := r.fill("nfpm.yaml", config, about); err != nil {
				return err
			}
			name := "ctx-sys_" + r.version + "_" + t.goos + "_" + t.goarch + "." + kind
			cmd := exec.Command(filepath.Join(r.root, nfpm), "pkg", "-f", config, "--packager", kind, "--target", filepath.Join(to, name))
			cmd.Env = append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.date.Unix()))
			if out, err := cmd.CombinedOutput(); err != nil {
				return fmt.Errorf("nfpm %s: %w: %s", kind, err, bytes.TrimSpace(out))
			}
		}
		if err := os.Remove(config); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

var commits = regexp.MustCompile(`^(\d+\.\d+\.\d+)-(\d+)-g[0-9a-f]+(-dirty)?$`)

// alpine is a version as apk compares it: of what comes after a release it keeps how many commits.
func alpine(version string) string {
	if m := commits.FindStringSubmatch(version); m != nil {
		return m[1] + "_p" + m[2]
	}
	v, pre, ok := strings.Cut(npmVersion(version), "-")
	if !ok {
		return v
	}
	for _, word := range []string{"alpha", "beta", "rc"} {
		if rest, ok := strings.CutPrefix(pre, word); ok {
			return v + "_" + word + strings.Trim(rest, ".")
		}
	}
	return v + "_pre"
}
