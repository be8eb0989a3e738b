// Package walk decides which files belong to a project. It owns the ignore rules (git's, and .ctxignore in the
// same syntax), the built-in ones, the limits of size and kind, and what can be determined of a file from its name:
// its language, whether it is a test, vendored or generated. It refuses to read contents: it opens ignore files
// and git's own settings, and of other files at most a #! line.
//
// The one idea is that every entry is put to one question, judge, with the rules in force in its directory.
// Walk asks it of a whole tree and Why of one path, so they cannot disagree.
//
// What git would leave out is left out: nested .gitignore files, .git/info/exclude and the user's excludes file
// mean what they mean to git, with two differences. A file that is tracked although a rule ignores it stays out,
// for the rules say what the project's people want to see. And core.ignoreCase and conditional includes of git's
// configuration are not looked at.
//
// Rules come in this order, and the first that speaks decides:
//
//  1. folders of version control and our own, keys and credentials: always out, but for entities (see IsEntity)
//  2. Options.Exclude
//  3. .ctxignore; what it takes back with ! is in, whatever the rest would say
//  4. .gitignore, .git/info/exclude, core.excludesFile
//  5. the built-in rules, unless a glob of Options.Include names what they leave out (see spells)
//  6. hidden names, with the same exception, but for files that git tracks and the folders they are in
//  7. for files: symbolic links and the like, Options.Include, language, size
//
// A directory left out is not looked into, so nothing below it can be taken back.
//
// Submodules are part of the project, each under its own git rules and the .ctxignore files around it. Other
// repositories inside one are not, nor are its linked work trees; inside a folder that is in no repository they are.
package walk

import (
	"context"
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// DefaultMaxFileSize is the largest file taken when Options say nothing.
const DefaultMaxFileSize = 1 << 20

// MaxMadeSize is the largest PDF and notebook taken, whatever Options say: most of it is pictures and fonts, not text.
const MaxMadeSize = 32 << 20

// Options narrow what belongs to a project. The zero value is the default project.
type Options struct {
	// Include and Exclude are doublestar globs relative to the root. One without a slash matches a name at
	// any depth, and one that matches a directory covers all below it. Exclude wins.
	Include, Exclude []string
	// IncludeHidden takes all names that begin with a dot, not only what git tracks. Ignore files are read either way.
	IncludeHidden bool
	// MaxFileSize is in bytes; 0 means DefaultMaxFileSize.
	MaxFileSize int64
	// Languages limits the files to these names of LanguageOf; empty means all, and files of no known one.
	Languages []string
}

// File is one file of the project.
type File struct {
	Path     string // relative to the root, with forward slashes, in the bytes the file system has
	Size     int64
	ModTime  int64  // nanoseconds since 1970
	Changed  int64  // of its entry, see ChangeTime
	Language string // see LanguageOf; a script without an extension has the language of its #! line
}

// What the path alone tells: see IsTest, IsVendored and IsGenerated.
func (f *File) Test() bool      { return IsTest(f.Path) }
func (f *File) Vendored() bool  { return IsVendored(f.Path) }
func (f *File) Generated() bool { return IsGenerated(f.Path, nil) }

// Reason says why something is not part of the project.
type Reason string

// The reasons. A directory that is left out whole counts once.
const (
	Ignored       Reason = "ignored"           // a rule of .gitignore, .ctxignore or git's settings
	Excluded      Reason = "excluded"          // Options.Exclude
	NotIncluded   Reason = "not_included"      // Options.Include is given and nothing in it matches
	BuiltIn       Reason = "builtin"           // a built-in rule
	Secret        Reason = "secret"            // keys and credentials
	Hidden        Reason = "hidden"            // the name begins with a dot, and git tracks nothing in it
	TooLarge      Reason = "too_large"         // above Options.MaxFileSize
	Binary        Reason = "binary"            // known by its extension to hold no text
	OtherLanguage Reason = "language"          // not one of Options.Languages
	Symlink       Reason = "symlink"           // a link to something inside the root, which is visited itself
	OutsideRoot   Reason = "outside_root"      // a link that leads out of the root
	NotRegular    Reason = "not_regular"       // a device, pipe, socket or broken link
	NestedRepo    Reason = "nested_repository" // a repository of its own that is not a submodule
)

// Skipped counts what was left out.
type Skipped map[Reason]int

// Unreadable is a file or directory that could not be looked at.
type Unreadable struct {
	Path string // relative to the root
	Err  error
}

// Report tells what a walk left out.
type Report struct {
	Skipped    Skipped
	Unreadable []Unreadable
	TooLarge   []File // the first maxNamed of them
}

// maxNamed bounds the large files that a report names.
const maxNamed = 20

// Walk calls visit for every file of the project below root, sorted by the bytes of the path. The error of
// visit ends the walk and is returned as it is. What cannot be read is in the report and ends nothing; what
// vanishes during the walk is not part of the project. The report is valid, as far as it goes, with any error.
func Walk(ctx context.Context, root string, opts Options, visit func(File) error) (Report, error) {
	report := Report{Skipped: Skipped{}}
	p, err := newProject(root, opts, &report)
	if err != nil {
		return report, err
	}
	w := walker{project: p, visit: visit}
	err = w.dir(ctx, p.outer, p.outerRules())
	report.settle()
	return report, err
}

// skip counts something that is left out.
func (p *project) skip(r Reason) {
	p.reporting.Lock()
	defer p.reporting.Unlock()
	p.report.Skipped[r]++
}

// tooLarge names a file that is left out because of its size.
func (p *project) tooLarge(f *File) {
	p.reporting.Lock()
	defer p.reporting.Unlock()
	p.report.TooLarge = append(p.report.TooLarge, *f)
}

// unreadable puts an error into the report, unless it says that the thing is gone.
func (p *project) unreadable(path string, err error) {
	if !errors.Is(err, fs.ErrNotExist) {
		p.addUnreadable(p.rel(path), err)
	}
}

func (p *project) addUnreadable(path string, err error) {
	p.reporting.Lock()
	defer p.reporting.Unlock()
	p.report.Unreadable = append(p.report.Unreadable, Unreadable{path, err})
}

// settle puts what was found by several at a time into the order of its paths.
func (r *Report) settle() {
	slices.SortStableFunc(r.Unreadable, func(a, b Unreadable) int { return strings.Compare(a.Path, b.Path) })
	slices.SortStableFunc(r.TooLarge, func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	r.TooLarge = r.TooLarge[:min(len(r.TooLarge), maxNamed)]
}

// compareEntries orders a directory's listing so that a depth-first walk of it is sorted by whole paths: a directory sorts as if
// its name ended with the slash that will follow it, "a.go" before what is in "a".
func compareEntries(a, b entry) int {
	an, bn := a.name, b.name
	n := min(len(an), len(bn))
	if c := strings.Compare(an[:n], bn[:n]); c != 0 {
		return c
	}
	return int(byteAfter(an, n, a.dir())) - int(byteAfter(bn, n, b.dir()))
}

func byteAfter(name string, n int, dir bool) byte {
	switch {
	case n < len(name):
		return name[n]
	case dir:
		return '/'
	}
	return 0
}
