package graph

import (
	"bytes"
	"context"
	"path"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Names of modules as imports write them: celery.utils.log, axum::extract, Monolog\Handler, @vue/shared,
// github.com/gin-gonic/gin/binding. How a name leads to a file is decided when a file is indexed, by the rules of its language; here paths are
// compared with the name. A path that ends in all parts of a name is what it means. Where a manifest names the module, a path has only the
// last parts, and the line of an import has to show that it is called so.

const (
	mostNamed = 20 // modules that are looked at for a name
	mostLines = 20 // imports of each whose lines are read
)

// written is a file or folder that a name may mean.
type written struct {
	id    string // as ByID reads it
	parts int    // how many of the last parts of the name its path ends in
}

// importParts are the parts of a name as an import writes it, nil for what is none.
func importParts(name string) []string {
	if strings.ContainsAny(name, " \t\n#()") {
		return nil
	}
	parts := strings.FieldsFunc(strings.Trim(name, "`'\"<>"), func(r rune) bool { return strings.ContainsRune(`./\:`, r) })
	if len(parts) > 0 {
		parts[0] = strings.TrimPrefix(parts[0], "@")
	}
	return significantParts(parts)
}

// significantParts leaves out what names and paths need not have in common.
func significantParts(parts []string) []string {
	var out []string
	for _, p := range parts {
		switch p = strings.ReplaceAll(p, "-", "_"); p {
		case "", "~", "src", "lib", "crate", "self", "super":
		default:
			out = append(out, p)
		}
	}
	return out
}

// trailing counts how many parts two lists have in common at their ends.
func trailing(a, b []string) (n int) {
	for n < len(a) && n < len(b) && a[len(a)-1-n] == b[len(b)-1-n] {
		n++
	}
	return n
}

// writtenAs returns the modules that an import of a name may lead to, those that have most of its parts first, and how many parts it has.
func writtenAs(ctx context.Context, v *View, name string) (found []written, parts int, err error) {
	want := importParts(name)
	if len(want) == 0 {
		return nil, 0, nil
	}
	files, err := v.Store.BriefFiles(ctx, false)
	if err != nil {
		return nil, 0, err
	}
	slices.SortFunc(files, func(a, b store.File) int { return strings.Compare(a.Path, b.Path) })
	seen := map[string]bool{}
	var folders []written
	add := func(to *[]written, id string, parts []string) {
		if n := trailing(want, parts); (n > 0 || len(parts) == 0) && !seen[id] {
			seen[id] = true
			*to = append(*to, written{id, n})
		}
	}
	for i := range files {
		f := &files[i]
		if !walk.IsCode(f.Language) || f.Flags&store.FlagTest != 0 {
			continue
		}
		dir, base := path.Split(f.Path)
		inside := significantParts(strings.Split(dir, "/"))
		if f.Language != "go" {
			stem, _, _ := strings.Cut(base, ".")
			switch stem {
			case "__init__", "index", "mod", "lib":
				add(&found, f.Path, inside)
			default:
				add(&found, f.Path, append(inside, significantParts([]string{stem})...))
			}
		}
		add(&folders, "./"+dir, inside)
	}
	found = append(found, folders...) // the file of a folder comes before it
	slices.SortStableFunc(found, func(a, b written) int { return b.parts - a.parts })
	return found[:min(len(found), mostNamed)], len(want), nil
}

// writtenModule returns the one module whose path ends in all parts of a name. A name of one part is none of a module: many files
// may be called so.
func writtenModule(ctx context.Context, v *View, name string) (e store.Entity, ok bool, err error) {
	found, parts, err := writtenAs(ctx, v, name)
	if err != nil || parts < 2 || len(found) == 0 || found[0].parts < parts {
		return e, false, err
	}
	if len(found) > 1 && found[1].parts == parts && strings.HasSuffix(found[0].id, "/") == strings.HasSuffix(found[1].id, "/") {
		return e, false, nil
	}
	return ByID(ctx, v.Store, found[0].id)
}

// writtenImporters is importers of the module that a name means as an import writes it, nil for none.
func writtenImporters(ctx context.Context, v *View, req UsesRequest) (*UsesResponse, error) {
	name := strings.TrimSpace(req.Entity)
	found, parts, err := writtenAs(ctx, v, name)
	if err != nil {
		return nil, err
	}
	for _, m := range found {
		req.Entity = m.id
		resp, err := importers(ctx, v, req)
		if err != nil {
			return nil, err
		}
		called := parts > 1 && m.parts == parts
		if !called {
			if called, err = importedAs(ctx, v, resp, name); err != nil {
				return nil, err
			}
		}
		if called && resp.Total > 0 {
			return resp, nil
		}
	}
	return nil, nil
}

// importedAs reports whether a line of an import that an answer shows has a name.
func importedAs(ctx context.Context, v *View, resp *UsesResponse, name string) (bool, error) {
	for i := range resp.Edges[:min(len(resp.Edges), mostLines)] {
		e := &resp.Edges[i]
		f, err := v.Store.FileByPath(ctx, e.Source.Path)
		if err != nil {
			return false, err
		}
		text, err := v.Texts.ReadOnce(ctx, f.ID)
		if err != nil {
			return false, err
		}
		if hasName(statement(text, e.Line), name) {
			return true, nil
		}
	}
	return false, nil
}

// statement returns the line of an import, with the lines that follow while a brace is open.
func statement(text []byte, line int) string {
	lines := bytes.SplitN(text, []byte("\n"), line+1+mostLines)
	if line < 1 || line > len(lines) {
		return ""
	}
	end := line
	if bytes.ContainsRune(lines[line-1], '{') {
		for end < min(len(lines), line+mostLines) && !bytes.ContainsRune(lines[end-1], '}') {
			end++
		}
	}
	return string(bytes.Join(lines[line-1:end], []byte("\n")))
}

// hasName reports whether a line has a name that is not a part of a longer one.
func hasName(line, name string) bool {
	for rest := line; ; {
		i := strings.Index(rest, name)
		if i < 0 {
			return false
		}
		end := i + len(name)
		if (i == 0 || !partOfName(rest[i-1])) && (end == len(rest) || !partOfName(rest[end])) {
			return true
		}
		rest = rest[end:]
	}
}

func partOfName(c byte) bool {
	return c == '_' || c == '/' || c == '-' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' || c >= 0x80
}
