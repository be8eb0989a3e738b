package search

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/bmatcuk/doublestar/v4"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Filter keeps what a request allows. The zero value keeps all.
type Filter struct {
	Types     []ctxsys.EntityType
	languages []string
	glob      string
	root      string
	typed     []condition // those in the query itself

	Projects Projects // of which there are files
}

// NewFilter is the filter of a request. The error wraps ctxsys.ErrUsage.
func NewFilter(req Request) (Filter, error) {
	f := Filter{Types: req.Types, languages: req.Languages, glob: filepath.ToSlash(req.Path), root: strings.Trim(filepath.ToSlash(req.Root), "/")}
	if f.root == "." {
		f.root = ""
	}
	if f.glob != "" && !doublestar.ValidatePattern(f.glob) {
		return f, fmt.Errorf("%w: %q is not a glob: use *, **, ?, [a-z] and {a,b}", ctxsys.ErrUsage, f.glob)
	}
	f.languages = nil
	for _, l := range req.Languages {
		f.languages = append(f.languages, walk.LanguagesNamed(l)...)
	}
	for _, t := range f.Types {
		if !slices.Contains(ctxsys.EntityTypes, t) {
			return f, fmt.Errorf("%w: no entity type %q: see `entity stats`", ctxsys.ErrUsage, t)
		}
	}
	return f, nil
}

// Active reports whether the filter keeps less than all.
func (f *Filter) Active() bool {
	return len(f.Types) > 0 || len(f.languages) > 0 || f.glob != "" || f.root != "" || len(f.typed) > 0
}

// Keeps reports whether the filter keeps a chunk.
func (f *Filter) Keeps(p *store.LocatedChunk) bool { return f.KeepsEntity(p.Path, p.Language, p.Type) }

// KeepsEntity reports whether the filter keeps entities of a type in a file.
func (f *Filter) KeepsEntity(path, language string, t ctxsys.EntityType) bool {
	return f.KeepsType(t) && f.KeepsFile(path, language)
}

// KeepsType is KeepsEntity by the type alone.
func (f *Filter) KeepsType(t ctxsys.EntityType) bool {
	return (len(f.Types) == 0 || slices.Contains(f.Types, t)) &&
		!slices.ContainsFunc(f.typed, func(c condition) bool { return c.types != nil && slices.Contains(c.types, t) == c.not })
}

// KeepsFile reports whether a file may hold what the filter keeps.
func (f *Filter) KeepsFile(path, language string) bool {
	return f.KeepsPath(path) && (len(f.languages) == 0 || slices.Contains(f.languages, language)) &&
		!slices.ContainsFunc(f.typed, func(c condition) bool {
			return c.languages != nil && slices.Contains(c.languages, language) == c.not ||
				c.paths != nil && slices.ContainsFunc(c.paths, func(p string) bool { return f.either(path, func(path string) bool { return matchPath(p, path) }) }) == c.not ||
				c.projects != nil && slices.ContainsFunc(c.projects, func(name string) bool { of, _ := f.Projects.Own(path); return strings.EqualFold(name, of) }) == c.not
		})
}

// either reports whether something holds for a path, or for it in its project where several are asked as one.
func (f *Filter) either(path string, holds func(path string) bool) bool {
	if holds(path) {
		return true
	}
	_, own := f.Projects.Own(path)
	return own != path && holds(own)
}

// KeepsPath is KeepsFile by the folder and the glob of the request alone.
func (f *Filter) KeepsPath(path string) bool {
	if f.root != "" && path != f.root && !strings.HasPrefix(path, f.root+"/") {
		return false
	}
	if f.glob == "" {
		return true
	}
	return f.either(path, func(path string) bool { return MatchGlob(f.glob, path) })
}

// MatchGlob matches a path; a glob without a slash matches names at any depth, and one that ends in a folder
// all below it.
func MatchGlob(glob, path string) bool {
	if !strings.Contains(glob, "/") {
		glob = "**/" + glob
	}
	glob = strings.TrimPrefix(glob, "./")
	if ok, err := doublestar.Match(glob, path); err == nil && ok {
		return true
	}
	ok, err := doublestar.Match(strings.TrimSuffix(glob, "/")+"/**", path)
	return err == nil && ok
}

// condition is what the filters of one key in a query say: one of the values holds, or with not none does.
type condition struct {
	types     []ctxsys.EntityType
	languages []string
	paths     []string
	projects  []string
	not       bool
}

// add puts a filter of the query among the conditions. It returns false for a type, a language or a project that there is not.
func (f *Filter) add(typed query.Filter) (known bool) {
	var c condition
	said := false // it names types of what was said, which is no matter of files: see recallOf
	for value := range strings.SplitSeq(typed.Value, ",") {
		switch typed.Key {
		case query.FilterType:
			said = said || query.SaidNamed(value) != ""
			c.types = append(c.types, query.TypesNamed(value)...)
		case query.FilterLang:
			if named := walk.LanguagesNamed(value); walk.IsLanguage(named[0]) {
				c.languages = append(c.languages, named...)
			}
		case query.FilterPath:
			c.paths = []string{filepath.ToSlash(typed.Value)} // a comma may be in a glob
		case query.FilterRepo:
			if slices.ContainsFunc(f.Projects.Names, func(name string) bool { return strings.EqualFold(name, value) }) {
				c.projects = append(c.projects, value)
			}
		}
	}
	if c.types == nil && c.languages == nil && c.paths == nil && c.projects == nil {
		return said
	}
	if c.not = typed.Not; !c.not {
		for i := range f.typed {
			if have := &f.typed[i]; !have.not && (have.types == nil) == (c.types == nil) && (have.paths == nil) == (c.paths == nil) && (have.projects == nil) == (c.projects == nil) {
				have.types, have.languages, have.paths = append(have.types, c.types...), append(have.languages, c.languages...), append(have.paths, c.paths...)
				have.projects = append(have.projects, c.projects...)
				return true
			}
		}
	}
	f.typed = append(f.typed, c)
	return true
}

// matchPath reports whether a path is what a filter in a query names: by a glob, or by a fragment of it, which begins
// where a word of the path begins, whatever the letter case.
func matchPath(pattern, path string) bool {
	if strings.ContainsAny(pattern, "*?[{") && doublestar.ValidatePattern(pattern) {
		return MatchGlob(pattern, path)
	}
	pattern = strings.ToLower(strings.TrimPrefix(pattern, "./"))
	lower := strings.ToLower(path)
	if anchored := strings.TrimPrefix(pattern, "/"); anchored != pattern {
		return strings.HasPrefix(lower, anchored)
	}
	for at := 0; ; at++ {
		i := strings.Index(lower[at:], pattern)
		if i < 0 {
			return false
		}
		if at += i; beginsWord(path, lower, pattern, at) {
			return true
		}
	}
}

// beginsWord reports whether a word begins at a place of a path: after a sign, or with a capital after a small letter.
func beginsWord(path, lower, pattern string, at int) bool {
	first, _ := utf8.DecodeRuneInString(pattern)
	before, _ := utf8.DecodeLastRuneInString(lower[:at])
	if at == 0 || !unicode.IsLetter(first) && !unicode.IsDigit(first) || !unicode.IsLetter(before) && !unicode.IsDigit(before) {
		return true
	}
	if len(path) != len(lower) { // letters whose cases differ in length
		return false
	}
	r, _ := utf8.DecodeRuneInString(path[at:])
	last, _ := utf8.DecodeLastRuneInString(path[:at])
	return unicode.IsUpper(r) && !unicode.IsUpper(last)
}
