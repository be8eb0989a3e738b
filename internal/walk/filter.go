package walk

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// filter is Options made ready for use.
type filter struct {
	include, exclude []optionGlob
	words            []string // the elements of the include globs
	hidden           bool
	maxSize          int64
	languages        []string
}

// optionGlob is one glob of Include or Exclude.
type optionGlob struct {
	rule
	pattern string // for doublestar; it covers all below what it names
	base    string // the directory all it can match is in, "" for the root
}

// most is the size of the largest file of a language that is taken.
func (f *filter) most(language string) int64 {
	if language == "pdf" || language == "notebook" {
		return MaxMadeSize
	}
	return f.maxSize
}

func newFilter(opts Options) (filter, error) {
	f := filter{hidden: opts.IncludeHidden, maxSize: opts.MaxFileSize, languages: opts.Languages}
	if f.maxSize <= 0 {
		f.maxSize = DefaultMaxFileSize
	}
	for _, l := range f.languages {
		if !IsLanguage(l) {
			return filter{}, fmt.Errorf("%w: no language is called %q: use names such as go, python or typescript", ctxsys.ErrUsage, l)
		}
	}
	var err error
	if f.include, err = optionGlobs(opts.Include, "include"); err != nil {
		return filter{}, err
	}
	if f.exclude, err = optionGlobs(opts.Exclude, "exclude"); err != nil {
		return filter{}, err
	}
	for _, g := range opts.Include {
		f.words = append(f.words, strings.Split(g, "/")...)
	}
	return f, nil
}

func optionGlobs(globs []string, source string) ([]optionGlob, error) {
	var list []optionGlob
	for _, text := range globs {
		if !doublestar.ValidatePattern(text) {
			return nil, fmt.Errorf("%w: %s glob %q is malformed: check its brackets and braces", ctxsys.ErrUsage, source, text)
		}
		g := optionGlob{rule: rule{text: text, source: source}}
		pattern := strings.TrimPrefix(text, "./")
		pattern, g.dirOnly = strings.CutSuffix(pattern, "/")
		if !strings.Contains(pattern, "/") {
			pattern = "**/" + pattern
		}
		pattern = strings.TrimPrefix(pattern, "/")
		if base, _ := doublestar.SplitPattern(pattern); base != "." {
			g.base = base
		}
		g.pattern = pattern + "/**"
		list = append(list, g)
	}
	return list, nil
}

func (g *optionGlob) covers(p string, dir bool) bool {
	if g.dirOnly && !dir {
		p = path.Dir(p)
	}
	return doublestar.MatchUnvalidated(g.pattern, p)
}

func (f *filter) excludes(p string, dir bool) *rule {
	for i := range f.exclude {
		if f.exclude[i].covers(p, dir) {
			return &f.exclude[i].rule
		}
	}
	return nil
}

func (f *filter) includes(p string) bool {
	for i := range f.include {
		if f.include[i].covers(p, false) {
			return true
		}
	}
	return len(f.include) == 0
}

// reaches reports whether a file below the directory p can be included.
func (f *filter) reaches(p string) bool {
	for i := range f.include {
		base := f.include[i].base
		if base == "" || within(p, base) || within(base, p) {
			return true
		}
	}
	return len(f.include) == 0
}

// within reports whether p is dir or below it.
func within(p, dir string) bool {
	return strings.HasPrefix(p, dir) && (len(p) == len(dir) || p[len(dir)] == '/')
}

// spells reports whether an include glob names what a built-in rule leaves out, and does not merely happen to
// match it: "**/*.js" does not ask for bundles or for node_modules, "dist/*.js" asks for dist.
func (f *filter) spells(r *rule, name string) bool {
	return slices.ContainsFunc(f.words, func(word string) bool {
		switch {
		case r == hiddenRule:
			return strings.HasPrefix(word, ".") && doublestar.MatchUnvalidated(word, name)
		case r.dirOnly:
			return word == name
		}
		return strings.Contains(word, r.literal) && doublestar.MatchUnvalidated(word, name)
	})
}

// speaks reports whether files in a language are wanted.
func (f *filter) speaks(language string) bool {
	return len(f.languages) == 0 || slices.Contains(f.languages, language)
}
