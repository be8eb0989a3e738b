// Package dependency finds declarations in the sources of the packages that a project uses, where the package managers keep them:
// the module cache of Go, node_modules, site-packages, the registry of Cargo, jars of sources, vendor and deps folders.
//
// The one idea: nothing of it is indexed. A name is looked for when somebody asks for it, in the one version that the project's lock file or
// manifest says, within bounds, and what is found says that it is from outside of the project. Files are only read: links do not
// lead out of the folder of packages, and nothing is executed or fetched.
package dependency

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/packages"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Folders are where package managers keep sources outside of projects. An empty one is not looked into.
type Folders struct {
	GoModules string   // pkg/mod
	Cargo     string   // registry/src
	Maven     string   // the local repository
	Gradle    string   // caches/modules-2/files-2.1
	Python    []string // environments: folders with lib/python3.x/site-packages
}

// FoldersOf says where they are for a user: getenv returns variables of the environment, home is the user's folder.
func FoldersOf(getenv func(string) string, home string) Folders {
	in := func(parts ...string) string {
		if home == "" {
			return ""
		}
		return filepath.Join(append([]string{home}, parts...)...)
	}
	below := func(dir string, parts ...string) string {
		if dir == "" {
			return ""
		}
		return filepath.Join(append([]string{dir}, parts...)...)
	}
	first, _, _ := strings.Cut(getenv("GOPATH"), string(os.PathListSeparator))
	f := Folders{
		GoModules: cmp.Or(getenv("GOMODCACHE"), below(first, "pkg", "mod"), in("go", "pkg", "mod")),
		Cargo:     below(cmp.Or(getenv("CARGO_HOME"), in(".cargo")), "registry", "src"),
		Maven:     in(".m2", "repository"),
		Gradle:    below(cmp.Or(getenv("GRADLE_USER_HOME"), in(".gradle")), "caches", "modules-2", "files-2.1"),
	}
	if env := getenv("VIRTUAL_ENV"); env != "" {
		f.Python = []string{env}
	}
	return f
}

// Project is what is known of the project whose dependencies are asked for.
type Project struct {
	Root     string // its folder
	Folders  Folders
	Packages []packages.Package // its manifests
	// Imports returns the texts of imports that lead outside, of a package or something in it.
	Imports func(name string) ([]string, error)
}

// Symbol is a declaration in the source of a dependency. Its texts have secrets masked.
type Symbol struct {
	Package   packages.Coordinates `json:"package"` // with the version whose source was read
	Path      string               `json:"path"`    // of the file in the package, slash-separated
	File      string               `json:"file"`    // of the file on this machine; of a jar the jar
	Language  string               `json:"language"`
	Type      ctxsys.EntityType    `json:"type"`
	Name      string               `json:"name"`
	Qualified string               `json:"qualified_name"`
	Line      int                  `json:"start_line"`
	End       int                  `json:"end_line"`
	Signature string               `json:"signature"`
	Doc       string               `json:"doc,omitempty"`
}

// Bounds of one question.
const (
	maxFiles   = 3000     // that are looked at
	maxFile    = 1 << 20  // bytes of one
	maxBytes   = 48 << 20 // that are read
	maxJar     = 64 << 20 // bytes
	maxParsed  = 60       // files that have the name
	maxSymbols = 5
	maxTime    = 3 * time.Second
	maxDoc     = 4000 // bytes of documentation that are given
)

// errEnough ends a walk.
var errEnough = errors.New("enough")

// Find returns the declarations that a name means in the packages that a project uses, the likeliest first, at most five; none where the
// name names no package of it. A name is qualified as people write it: pflag.FlagSet.Parse, github.com/spf13/pflag.FlagSet, requests.get,
// serde::Deserialize, @scope/name.export, com.example.Type.method.
func Find(ctx context.Context, p *Project, name string) ([]Symbol, error) {
	name = separators.Replace(strings.TrimSpace(name))
	if len(name) > 300 || strings.IndexFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }) >= 0 || !strings.Contains(name, ".") {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	f := finder{ctx: ctx, p: p, locks: map[string]map[string]string{}, parser: parse.New()}
	defer f.parser.Close()
	seen := map[string]bool{}
	for i := range p.Packages {
		pkg := &p.Packages[i]
		for _, d := range pkg.Dependencies {
			if seen[d.Key()] || d.Path != "" {
				continue
			}
			seen[d.Key()] = true
			if err := f.in(pkg, d.Coordinates, name); err != nil && !errors.Is(err, errEnough) {
				return nil, err
			}
		}
	}
	slices.SortStableFunc(f.found, func(a, b match) int {
		return cmp.Or(a.rank-b.rank, strings.Count(a.Path, "/")-strings.Count(b.Path, "/"))
	})
	var out []Symbol
	for _, m := range f.found[:min(len(f.found), maxSymbols)] {
		if m.rank == f.found[0].rank {
			out = append(out, m.Symbol)
		}
	}
	return out, nil
}

// separators are what is between the parts of a name, in the languages there are.
var separators = strings.NewReplacer("::", ".", "#", ".", "\\", ".", "->", ".", "()", "")

type match struct {
	Symbol
	rank int
}

type finder struct {
	ctx    context.Context
	p      *Project
	parser *parse.Parser
	locks  map[string]map[string]string // path of a lock file -> versions by name

	files, read, parsed int
	found               []match
}

// in looks for a name in one dependency of a package of the project, where it may be in that.
func (f *finder) in(pkg *packages.Package, d packages.Coordinates, name string) error {
	switch d.Ecosystem {
	case packages.Go:
		return f.inGo(d, name)
	case packages.NPM:
		return f.inNode(pkg, d, name)
	case packages.PyPI:
		return f.inPython(pkg, d, name)
	case packages.Cargo:
		return f.inCargo(pkg, d, name)
	case packages.Maven:
		return f.inJar(d, name)
	case packages.Composer:
		return f.inFolder(pkg, d, "vendor/"+d.Name, ".php", name)
	case packages.Hex:
		if head, _, _ := strings.Cut(name, "."); !strings.EqualFold(head, strings.ReplaceAll(d.Name, "_", "")) {
			return nil
		}
		return f.inFolder(pkg, d, "deps/"+d.Name+"/lib", ".ex", name)
	}
	return nil
}

// after returns what follows the name of a package in a name: a.b of pkg.a.b.
func after(name, pkg string) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(name, pkg)
	if !ok || len(rest) < 2 || rest[0] != '.' && rest[0] != '/' {
		return "", false
	}
	return rest, true
}

func (f *finder) inGo(d packages.Coordinates, name string) error {
	sub, symbol := "", ""
	head, tail, _ := strings.Cut(name, ".")
	if rest, ok := after(name, d.Name); ok {
		sub, symbol, ok = strings.Cut(rest, ".")
		if sub = strings.TrimPrefix(sub, "/"); !ok {
			return nil
		}
	} else if strings.Contains(name, "/") {
		return nil
	} else if goName(d.Name) == head {
		symbol = tail
	} else {
		imported, err := f.p.Imports(d.Name)
		if err != nil {
			return err
		}
		for _, text := range imported {
			if rest, ok := after(text, d.Name); ok && rest[0] == '/' && goName(text) == head {
				sub, symbol = rest[1:], tail
				break
			}
		}
	}
	if symbol == "" || !strings.HasPrefix(d.Version, "v") {
		return nil
	}
	dir := escaped(d.Name) + "@" + escaped(d.Version)
	return f.below(f.p.Folders.GoModules, func(root fs.FS) error {
		at := path.Join(dir, sub)
		entries, err := fs.ReadDir(root, at)
		if err != nil {
			return nil // it is not there
		}
		for _, e := range entries {
			if n := e.Name(); strings.HasSuffix(n, ".go") && !strings.HasSuffix(n, "_test.go") {
				if err := f.file(root, f.p.Folders.GoModules, d, dir, path.Join(at, n), symbol); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// goName is what the package of an import path is usually called.
func goName(path_ string) string {
	last := path.Base(path_)
	if len(last) > 1 && last[0] == 'v' && strings.Trim(last[1:], "0123456789") == "" {
		last = path.Base(path.Dir(path_))
	}
	last, _, _ = strings.Cut(last, ".v")
	return strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(last, "go-"), "-go"), "-", "")
}

// escaped is a path of Go's module cache, where capitals are marked.
func escaped(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r >= 'A' && r <= 'Z' {
			b.WriteByte('!')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}

func (f *finder) inNode(pkg *packages.Package, d packages.Coordinates, name string) error {
	rest, ok := after(name, d.Name)
	if !ok {
		return nil
	}
	return f.projectFolder(pkg, "node_modules", func(root fs.FS, modules string) error {
		for _, dir := range []string{d.Name, "@types/" + strings.TrimPrefix(strings.ReplaceAll(d.Name, "/", "__"), "@")} {
			manifest, err := f.text(root, path.Join(dir, "package.json"))
			if err != nil {
				continue
			}
			installed, _ := packages.Read("package.json", manifest)
			of := packages.Coordinates{Ecosystem: d.Ecosystem, Name: cmp.Or(installed.Name, d.Name), Version: installed.Version}
			symbol := rest[1:]
			if i := strings.LastIndexByte(symbol, '/'); i >= 0 { // of a module in it
				_, symbol, _ = strings.Cut(symbol[i:], ".")
			}
			before := len(f.found)
			for _, endings := range [][]string{{".d.ts", ".d.mts"}, {".ts", ".js", ".mjs", ".cjs"}} {
				if err := f.tree(root, modules, of, dir, dir, symbol, func(p string) bool {
					return slices.ContainsFunc(endings, func(e string) bool { return strings.HasSuffix(p, e) }) && !strings.Contains(p, ".min.")
				}); err != nil {
					return err
				}
				if len(f.found) > before {
					return nil // types say it all
				}
			}
		}
		return nil
	})
}

func (f *finder) inPython(pkg *packages.Package, d packages.Coordinates, name string) error {
	head, tail, _ := strings.Cut(name, ".")
	sites := func(root fs.FS, env string) error {
		found, _ := fs.Glob(root, "lib/python3.*/site-packages")
		if windows, _ := fs.Glob(root, "Lib/site-packages"); len(windows) > 0 {
			found = windows
		}
		for _, site := range found {
			version, ok := f.distribution(root, site, d, head)
			if !ok {
				continue
			}
			of := packages.Coordinates{Ecosystem: d.Ecosystem, Name: d.Name, Version: version}
			for _, ending := range []string{".pyi", ".py"} {
				if info, err := fs.Stat(root, path.Join(site, head+ending)); err == nil && info.Mode().IsRegular() {
					if err := f.file(root, env, of, site, path.Join(site, head+ending), tail); err != nil {
						return err
					}
				}
			}
			if err := f.tree(root, env, of, site, path.Join(site, head), tail, func(p string) bool {
				return (strings.HasSuffix(p, ".py") || strings.HasSuffix(p, ".pyi")) && !strings.Contains(p, "/tests/")
			}); err != nil {
				return err
			}
		}
		return nil
	}
	for _, env := range [...]string{".venv", "venv", "env"} {
		if err := f.projectFolder(pkg, env, sites); err != nil {
			return err
		}
	}
	for _, env := range f.p.Folders.Python {
		if err := f.below(env, func(root fs.FS) error { return sites(root, env) }); err != nil {
			return err
		}
	}
	return nil
}

// distribution reports whether an installed distribution is a dependency and has a module, and its version.
func (f *finder) distribution(root fs.FS, site string, d packages.Coordinates, module string) (version string, ok bool) {
	infos, _ := fs.Glob(root, path.Join(site, "*.dist-info"))
	for _, info := range infos {
		name, v, _ := strings.Cut(strings.TrimSuffix(path.Base(info), ".dist-info"), "-")
		if (packages.Coordinates{Ecosystem: packages.PyPI, Name: name}).Key() != d.Key() {
			continue
		}
		top, err := f.text(root, path.Join(info, "top_level.txt"))
		if err == nil && slices.Contains(strings.Fields(top), module) {
			return v, true
		}
		return v, strings.EqualFold(strings.ReplaceAll(name, "-", "_"), module)
	}
	return "", false
}

func (f *finder) inCargo(pkg *packages.Package, d packages.Coordinates, name string) error {
	rest, ok := after(name, strings.ReplaceAll(d.Name, "-", "_"))
	if !ok {
		return nil
	}
	version := f.locked(pkg, "Cargo.lock", d.Name)
	if version == "" || !plain(d.Name) {
		return nil
	}
	rust := func(p string) bool { return strings.HasSuffix(p, ".rs") }
	d.Version = version
	return f.below(f.p.Folders.Cargo, func(root fs.FS) error {
		dirs, _ := fs.Glob(root, "*/"+d.Name+"-"+version)
		for _, dir := range dirs {
			if err := f.tree(root, f.p.Folders.Cargo, d, dir, dir, rest[1:], rust); err != nil {
				return err
			}
		}
		return nil
	})
}

// inFolder looks into a folder of the project.
func (f *finder) inFolder(pkg *packages.Package, d packages.Coordinates, dir, ending, name string) error {
	top, rest, _ := strings.Cut(dir, "/")
	d.Version = cmp.Or(f.locked(pkg, "composer.lock", d.Name), d.Version)
	return f.projectFolder(pkg, top, func(root fs.FS, at string) error {
		return f.tree(root, at, d, rest, rest, name, func(p string) bool { return strings.HasSuffix(p, ending) })
	})
}

// inJar looks into the sources of a jar. Its folders are the packages.
func (f *finder) inJar(d packages.Coordinates, name string) error {
	group, artifact, ok := strings.Cut(d.Name, ":")
	if !ok || d.Version == "" || !plain(group) || !plain(artifact) || !plain(d.Version) {
		return nil
	}
	jar := artifact + "-" + d.Version + "-sources.jar"
	try := func(dir, glob string) error {
		return f.below(dir, func(root fs.FS) error {
			found, _ := fs.Glob(root, glob)
			for _, at := range found {
				data, err := f.bytes(root, at, maxJar)
				if err != nil {
					continue
				}
				files, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
				if err != nil {
					continue
				}
				if err := f.zipped(files, filepath.Join(dir, filepath.FromSlash(at)), d, name); err != nil {
					return err
				}
			}
			return nil
		})
	}
	if err := try(f.p.Folders.Maven, path.Join(strings.ReplaceAll(group, ".", "/"), artifact, d.Version, jar)); err != nil {
		return err
	}
	return try(f.p.Folders.Gradle, path.Join(group, artifact, d.Version, "*", jar))
}

// zipped looks for a name in the files of a jar that are called like one of its parts.
func (f *finder) zipped(files *zip.Reader, jar string, d packages.Coordinates, name string) error {
	parts := strings.Split(name, ".")
	for _, e := range files.File {
		ending := path.Ext(e.Name)
		if ending != ".java" && ending != ".kt" && ending != ".scala" || e.UncompressedSize64 > maxFile {
			continue
		}
		i := slices.Index(parts, strings.TrimSuffix(path.Base(e.Name), ending))
		if i < 0 || i > 0 && !strings.HasSuffix(path.Dir(e.Name), strings.Join(parts[:i], "/")) {
			continue
		}
		r, err := e.Open()
		if err != nil {
			continue
		}
		text, err := io.ReadAll(io.LimitReader(r, maxFile))
		r.Close()
		if err != nil {
			continue
		}
		if err := f.look(d, e.Name, jar, strings.Join(parts[i:], "."), text); err != nil {
			return err
		}
	}
	return nil
}

// locked is the version of a package in the lock file next to a manifest or above it, "" where there is none.
func (f *finder) locked(pkg *packages.Package, file, name string) string {
	for dir := pkg.Dir; ; dir = path.Dir(dir) {
		if dir == "." {
			dir = ""
		}
		at := path.Join(dir, file)
		versions, ok := f.locks[at]
		if !ok {
			if text, err := regular.ReadBelow(f.p.Root, filepath.FromSlash(at), 8<<20); err == nil {
				versions = packages.ReadLock(file, string(text))
			}
			f.locks[at] = versions
		}
		if v := versions[name]; v != "" && plain(v) {
			return v
		}
		if dir == "" {
			return ""
		}
	}
}

// plain reports whether a text can be a part of a path and no pattern.
func plain(s string) bool {
	return s != "" && s != "." && s != ".." && strings.IndexFunc(s, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("._+-", r))
	}) < 0
}

// below opens a folder of packages. One that is not there has nothing.
func (f *finder) below(dir string, look func(root fs.FS) error) error {
	if dir == "" {
		return nil
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil
	}
	defer root.Close()
	return look(regular.FS(root))
}

// projectFolder opens a folder of packages next to a manifest, or above that in the project. No link leads out of it.
func (f *finder) projectFolder(pkg *packages.Package, name string, look func(root fs.FS, at string) error) error {
	project, err := os.OpenRoot(f.p.Root)
	if err != nil {
		return nil
	}
	defer project.Close()
	for dir := pkg.Dir; ; dir = path.Dir(dir) {
		if dir == "." {
			dir = ""
		}
		at := filepath.Join(filepath.FromSlash(dir), name)
		if root, err := project.OpenRoot(at); err == nil {
			err = look(regular.FS(root), filepath.Join(f.p.Root, at))
			root.Close()
			if err != nil {
				return err
			}
		}
		if dir == "" {
			return nil
		}
	}
}

func (f *finder) text(root fs.FS, at string) (string, error) {
	data, err := f.bytes(root, at, maxFile)
	return string(data), err
}

func (f *finder) bytes(root fs.FS, at string, limit int64) ([]byte, error) {
	file, err := root.Open(at)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > limit {
		return nil, regular.ErrTooLarge
	}
	data, err := io.ReadAll(io.LimitReader(file, limit))
	if f.read += len(data); f.read > maxBytes {
		return nil, errEnough
	}
	return data, err
}

// tree looks for a name in the wanted files below a folder, whose paths are shown from the folder within on.
func (f *finder) tree(root fs.FS, base string, d packages.Coordinates, within, dir, name string, wanted func(path string) bool) error {
	return fs.WalkDir(root, dir, func(at string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // it is not there, or not readable
		case e.IsDir() && at != dir && (e.Name() == "node_modules" || strings.HasPrefix(e.Name(), ".")):
			return fs.SkipDir
		case e.IsDir() || !wanted(at):
			return nil
		}
		return f.file(root, base, d, within, at, name)
	})
}

// file looks for a name in a file, whose path is shown from the folder within on. Base is where root is on this machine.
func (f *finder) file(root fs.FS, base string, d packages.Coordinates, within, at, name string) error {
	if f.files++; f.files > maxFiles || f.ctx.Err() != nil {
		return errEnough
	}
	text, err := f.bytes(root, at, maxFile)
	if errors.Is(err, errEnough) {
		return err
	} else if err != nil {
		return nil
	}
	return f.look(d, strings.TrimPrefix(strings.TrimPrefix(at, within), "/"), filepath.Join(base, filepath.FromSlash(at)), name, text)
}

// look looks for a name in a text.
func (f *finder) look(d packages.Coordinates, at, file, name string, text []byte) error {
	last := facts.LastName(name)
	if last == "" || !bytes.Contains(text, []byte(last)) {
		return nil
	}
	if f.parsed++; f.parsed > maxParsed {
		return errEnough
	}
	language := walk.LanguageOf(at)
	parsed := f.parser.Parse(language, text, facts.Full)
	for i := range parsed.Symbols {
		s := &parsed.Symbols[i]
		rank, ok := fits(s, parsed.Package, name, last)
		if !ok {
			continue
		}
		doc := secret.MaskString(s.Doc)
		if len(doc) > maxDoc {
			doc = strings.ToValidUTF8(doc[:maxDoc], "") + "…"
		}
		f.found = append(f.found, match{Symbol{
			Package: d, Path: at, File: file, Language: language, Type: s.Type, Name: s.Name, Qualified: s.QualifiedName,
			Line: s.StartLine, End: s.EndLine, Signature: secret.MaskString(s.Signature), Doc: doc,
		}, rank})
	}
	return nil
}

// fits reports whether a symbol is what a name means, and how likely that is: 0 for exactly it.
func fits(s *facts.Symbol, space, name, last string) (rank int, ok bool) {
	if s.Name != last {
		return 0, false
	}
	switch {
	case s.QualifiedName == name || space != "" && space+"."+s.QualifiedName == name:
	case strings.HasSuffix(name, "."+s.QualifiedName): // the rest names modules
		rank = 1
	case strings.HasSuffix(s.QualifiedName, "."+name): // a member of what the package exports
		rank = 2
	default:
		return 0, false
	}
	if !s.Exported {
		rank += 4
	}
	if s.Doc == "" {
		rank += 8
	}
	return rank, true
}
