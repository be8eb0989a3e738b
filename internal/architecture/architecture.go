// Package architecture says what kind of program a repository is: its languages, frameworks, commands, entry points,
// layers, hubs, cycles, and the patterns it is built by. It works on plain data, which the caller reads from an index
// and from the files that Wanted names, and does no I/O.
//
// The one idea: nothing is said without where it was seen. A framework names the manifest that asks for it, a command
// the line it is written in, a pattern the folders it is known by; what was looked for and not found is reported as such.
// The rules are tables: manifests.go, frameworks.go, layers.go, patterns.go.
package architecture

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// File is one file of the project.
type File struct {
	Path      string
	Language  string
	Lines     int
	Code      bool // in a programming language
	Test      bool
	Elsewhere bool // vendored or generated: not written here
}

// Symbol is a definition and how many edges end in it.
type Symbol struct {
	Name  string `json:"name"`
	Type  string `json:"type"`
	Path  string `json:"path"`
	Line  int    `json:"line"`
	Users int    `json:"users,omitempty"`
}

// Use says that a file uses another, or something in a folder: then To ends with a slash.
type Use struct {
	From, To string
	Import   bool // as an import says; else by a call or reference
}

// Facts is what is known of a repository.
type Facts struct {
	Name   string
	Commit string
	Files  []File
	Texts  map[string]string // of the files that are Wanted and could be read
	Uses   []Use             // between files that are not tests
	Mains  []Symbol          // functions that a system starts
	Hubs   []Symbol          // the most central definitions first, more than are reported: those of tests are left out
	Cycles []Cycle           // the largest first, the same
}

// Description is what a repository is.
type Description struct {
	Name        string       `json:"name"`
	Description string       `json:"description,omitempty"` // in the words of who set it up
	Commit      string       `json:"commit,omitempty"`
	Files       int          `json:"files"`
	Lines       int          `json:"lines"`
	Languages   []Language   `json:"languages"`
	Manifests   []string     `json:"manifests"`
	Frameworks  []Framework  `json:"frameworks"`
	Commands    []Command    `json:"commands"`
	EntryPoints []EntryPoint `json:"entry_points"`
	Patterns    []Pattern    `json:"patterns"`
	Layers      []Layer      `json:"layers"`
	Levels      []Level      `json:"levels"`
	LevelsBy    string       `json:"levels_by,omitempty"` // imports, or uses where no import between folders is known
	Hubs        []Symbol     `json:"hubs"`
	Cycles      []Cycle      `json:"cycles"`
	Tests       int          `json:"test_files"`
}

// Language is a programming language and its share of the lines that were written here, in percent.
type Language struct {
	Name  string `json:"name"`
	Files int    `json:"files"`
	Lines int    `json:"lines"`
	Share int    `json:"share"`
}

// Cycle is a set of files or folders that all depend on one another, and a shortest way round.
type Cycle struct {
	Size int      `json:"size"`
	Way  []string `json:"way"`
}

// Bounds of what is listed.
const (
	maxLanguages = 8
	maxManifests = 20
	maxEntries   = 8
	maxHubs      = 8
	maxCycles    = 5
)

// Describe says what a repository is.
func Describe(f Facts) *Description {
	ms := readManifests(&f)
	d := &Description{
		Name: f.Name, Commit: f.Commit, Files: len(f.Files), Languages: languages(&f), Frameworks: frameworksOf(ms), Commands: commands(&f, ms),
		EntryPoints: entryPoints(&f, ms), Layers: layersOf(&f), Hubs: hubs(&f), Cycles: cycles(&f),
	}
	for _, file := range f.Files {
		d.Lines += file.Lines
		if file.Test && file.Code {
			d.Tests++
		}
	}
	for _, m := range ms {
		if !m.ci {
			d.Manifests = append(d.Manifests, m.Path)
		}
	}
	d.Manifests = head(d.Manifests, maxManifests)
	d.Levels, d.LevelsBy = levelsOf(&f)
	d.Patterns = patternsOf(&f, d, ms)
	return d
}

// head is the beginning of a list, never nil.
func head[T any](list []T, n int) []T { return append([]T{}, list[:min(len(list), n)]...) }

// order sorts a list, what is equal as it is. That of package slices is code of its own for every type, together
// seventy kilobytes here, and nothing that is sorted is long.
func order[T any](list []T, compare func(a, b T) int) {
	sort.SliceStable(list, func(i, j int) bool { return compare(list[i], list[j]) < 0 })
}

func languages(f *Facts) []Language {
	by := map[string]*Language{}
	total := 0
	for i := range f.Files {
		file := &f.Files[i]
		if !file.Code || file.Elsewhere {
			continue
		}
		l := by[file.Language]
		if l == nil {
			l = &Language{Name: file.Language}
			by[file.Language] = l
		}
		l.Files++
		l.Lines += file.Lines
		total += file.Lines
	}
	out := []Language{}
	for _, l := range by {
		l.Share = (100*l.Lines + total/2) / max(total, 1)
		out = append(out, *l)
	}
	order(out, func(a, b Language) int { return cmp.Or(b.Lines-a.Lines, strings.Compare(a.Name, b.Name)) })
	return head(out, maxLanguages)
}

func hubs(f *Facts) []Symbol {
	own := f.own()
	return head(slices.DeleteFunc(slices.Clone(f.Hubs), func(s Symbol) bool { return !own[s.Path] }), maxHubs)
}

// cycles leaves those out that lead through nothing of the program itself.
func cycles(f *Facts) []Cycle {
	own := f.own()
	return head(slices.DeleteFunc(slices.Clone(f.Cycles), func(c Cycle) bool {
		return !slices.ContainsFunc(c.Way, func(p string) bool { return own[p] || strings.HasSuffix(p, "/") && !aside(p) })
	}), maxCycles)
}

// own returns the paths of the files that are the program's.
func (f *Facts) own() map[string]bool {
	own := map[string]bool{}
	for i := range f.Files {
		if f.Files[i].own() {
			own[f.Files[i].Path] = true
		}
	}
	return own
}

// own reports whether a file is code that was written here and is no test.
func (f *File) own() bool { return f.Code && !f.Test && !f.Elsewhere && !aside(f.Path) }

// testFolder is how folders are called that hold a program's tests next to it: Shop.Tests, tests-integration, stress-test.
var testFolder = lazyregexp.New(`^tests?[-_.]|[-_.](\w*tests?)$`)

// sourceRoot is where the names of packages begin in projects that are laid out as Maven has it: org/samples/shop is no sample.
var sourceRoot = lazyregexp.New(`(^|/)src/main/`)

// aside reports whether a path is of examples, documentation and the like, which say little about the program.
func aside(path string) bool {
	dir, _ := cutLast(path)
	if at := sourceRoot.FindStringIndex(dir + "/"); at != nil {
		dir = dir[:at[0]]
	}
	for part := range strings.SplitSeq(strings.ToLower(dir), "/") {
		switch part {
		case "example", "examples", "_examples", "sample", "samples", "demo", "demos", "playground", "doc", "docs", "docs_src", "documentation", "website", "www",
			"test", "tests", "testing", "testdata", "fixtures", "__fixtures__", "benchmark", "benchmarks", "bench", "benches", "template", "templates", "fuzz", "third_party", "vendor":
			return true
		}
		if testFolder.MatchString(part) {
			return true
		}
	}
	return false
}

// cutLast splits a path at its last slash.
func cutLast(path string) (dir, name string) {
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		return path[:i], path[i+1:]
	}
	return "", path
}
