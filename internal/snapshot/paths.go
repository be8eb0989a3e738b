package snapshot

import (
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Paths finds files by the end of their path.
type Paths struct {
	byBase map[string][]PathEntry // by the last part, in lower case
}

// PathEntry is a file of [Paths].
type PathEntry struct {
	ID   int64
	Path string
}

func NewPaths(files []store.File) *Paths {
	t := &Paths{byBase: make(map[string][]PathEntry, len(files))}
	for i := range files {
		if f := &files[i]; f.Indexed() {
			base := strings.ToLower(path.Base(f.Path))
			t.byBase[base] = append(t.byBase[base], PathEntry{f.ID, f.Path})
		}
	}
	for _, list := range t.byBase {
		slices.SortFunc(list, func(a, b PathEntry) int { return strings.Compare(a.Path, b.Path) })
	}
	return t
}

// has reports whether a path is the end of a file's, with or without its extension, or the name of a folder that files
// are in, whatever the letter case.
func (t *Paths) Has(where string) bool {
	where = strings.ToLower(strings.Trim(strings.TrimPrefix(where, "./"), "/"))
	for _, f := range t.byBase[path.Base(where)] {
		if strings.HasSuffix("/"+strings.ToLower(f.Path), "/"+where) {
			return true
		}
	}
	for _, list := range t.byBase {
		for _, f := range list {
			lower := "/" + strings.ToLower(f.Path)
			if i := strings.LastIndexByte(lower, '.'); strings.Contains(lower, "/"+where+"/") || i > 0 && strings.HasSuffix(lower[:i], "/"+where) {
				return true
			}
		}
	}
	return false
}

// maxSameEnd is how many files with the same end are looked at.
const maxSameEnd = 8

// Find returns the files a path from elsewhere may mean: those that share the longest end with it. It is sure when one of
// the two is the end of the other, as /app/src/a.py and src/a.py are; otherwise what is in the file must tell.
func (t *Paths) Find(where string) (found []PathEntry, sure bool) {
	where = strings.Trim(path.Clean("/"+strings.ReplaceAll(where, "\\", "/")), "/")
	within, foreign := library(where)
	if foreign {
		where = within
	}
	most := 0
	for _, f := range t.byBase[strings.ToLower(path.Base(where))] {
		n, whole := sharedEnd(where, f.Path)
		if foreign && (f.Path != where || n < 2) || n < most || n == most && sure && !whole {
			continue
		}
		if n > most || whole && !sure {
			found = found[:0]
		}
		most, sure = n, whole
		found = append(found, f)
	}
	return found[:min(len(found), maxSameEnd)], sure
}

// sharedEnd counts the parts two paths both end with, and says whether one has no others.
func sharedEnd(a, b string) (parts int, whole bool) {
	as, bs := strings.Split(a, "/"), strings.Split(b, "/")
	for parts < len(as) && parts < len(bs) && strings.EqualFold(as[len(as)-1-parts], bs[len(bs)-1-parts]) {
		parts++
	}
	return parts, parts == len(as) || parts == len(bs)
}

// library reports whether a path is of what a project only uses, and returns what it is called there: the project itself
// may be installed as well as its dependencies.
func library(where string) (within string, foreign bool) {
	for _, mark := range []string{
		"node_modules/", "site-packages/", "dist-packages/", "pkg/mod/", ".cargo/registry/", "rustc/", "gems/", "usr/lib/", "usr/include/", "usr/share/",
		"usr/local/lib/", "usr/local/go/src/", "usr/src/", "goroot/src/", ".m2/repository/", "node:", "internal/modules/cjs/", "<frozen",
	} {
		if i := strings.LastIndex(where, mark); i == 0 || i > 0 && where[i-1] == '/' {
			within = where[i+len(mark):]
			if at := strings.IndexByte(within, '@'); at >= 0 && mark == "pkg/mod/" {
				_, within, _ = strings.Cut(within[at:], "/")
			}
			return within, true
		}
	}
	return where, false
}
