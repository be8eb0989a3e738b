package architecture

import (
	"cmp"
	"path"
	"slices"
	"strings"
)

// EntryPoint is where a program, or the use of a library, begins.
type EntryPoint struct {
	What   string `json:"what"`
	Where  string `json:"where"`
	Source string `json:"source,omitempty"` // the manifest that says so
}

// mainFiles are names that say that a program begins there, by language.
var mainFiles = map[string]string{
	"main": "", "app": "python javascript typescript tsx jsx ruby", "server": "javascript typescript python ruby", "manage": "python", "wsgi": "python", "asgi": "python",
	"__main__": "python", "Program": "csharp", "Startup": "csharp", "cli": "javascript typescript python ruby php", "index": "php", "artisan": "", "config.ru": "",
}

// maxMainDepth is how many folders deep a file can be that a program begins in, for its name alone to say so.
const maxMainDepth = 2

// libraryFiles are what a library is used by.
var libraryFiles = map[string]bool{"lib.rs": true, "mod.zig": true, "index.js": true, "index.ts": true, "init.lua": true, "root.zig": true}

// entryPoints lists what manifests name, then functions called main, then files called so, what is higher up first;
// of a project without any of these the files that a library is used by.
func entryPoints(f *Facts, ms []*manifest) []EntryPoint {
	out := []EntryPoint{}
	add := func(e EntryPoint) {
		if len(out) < maxEntries && !slices.ContainsFunc(out, func(have EntryPoint) bool { return clean(have.Where) == clean(e.Where) }) {
			out = append(out, e)
		}
	}
	for _, module := range []bool{false, true} { // programs first
		for _, m := range ms {
			for _, e := range m.entries {
				if (e.What == "module") == module {
					add(e)
				}
			}
		}
	}
	mains := slices.Clone(f.Mains)
	order(mains, func(a, b Symbol) int {
		return cmp.Or(boolean(isTool(a.Path))-boolean(isTool(b.Path)), boolean(!f.isNamedMain(a.Path))-boolean(!f.isNamedMain(b.Path)), strings.Count(a.Path, "/")-strings.Count(b.Path, "/"), strings.Compare(a.Path, b.Path))
	})
	own := map[string]*File{}
	for i := range f.Files {
		if f.Files[i].own() {
			own[f.Files[i].Path] = &f.Files[i]
		}
	}
	for _, s := range mains {
		if own[s.Path] != nil && !(isTool(s.Path) && len(out) > 0) {
			add(EntryPoint{What: s.Type + " " + s.Name, Where: at(s.Path, s.Line)})
		}
	}
	for _, p := range byDepth(own) {
		_, name := cutLast(p)
		stem, _, _ := strings.Cut(name, ".")
		languages, ok := mainFiles[stem]
		if !ok {
			languages, ok = mainFiles[name]
		}
		deep := strings.Count(p, "/")
		if ok && deep <= maxMainDepth && (deep < maxMainDepth || stem == "main" || stem == "Program") && !(isTool(p) && len(out) > 0) && (languages == "" || slices.Contains(strings.Fields(languages), own[p].Language)) && !mentioned(out, p) {
			add(EntryPoint{What: "file", Where: p})
		}
	}
	if len(out) > 0 {
		return out
	}
	for _, p := range byDepth(own) {
		if dir, name := cutLast(p); libraryFiles[name] || isNamed(ms, p) || own[p].Language == "go" && dir == "" && f.Texts["go.mod"] != "" {
			if own[p].Language == "go" {
				p = "./"
			}
			add(EntryPoint{What: "library", Where: p})
		}
	}
	for _, m := range ms {
		if m.library && len(out) == 0 {
			add(EntryPoint{What: strings.TrimSpace("library " + m.name), Where: m.Path})
		}
	}
	return head(out, 3)
}

// isNamedMain reports whether a file is called like a program, or like the project.
func (f *Facts) isNamedMain(p string) bool {
	stem, _, _ := strings.Cut(path.Base(p), ".")
	return slices.Contains([]string{"main", "Main", "server", "cli", "app"}, stem) || f.Name != "" && strings.HasPrefix(stem, f.Name)
}

// isTool reports whether a path is of scripts for those who work on the project.
func isTool(p string) bool {
	top, _, more := strings.Cut(p, "/")
	return more && slices.Contains([]string{"scripts", "script", "tools", "tool", "hack", "util", "utils", "contrib", "dev", "ci", ".github", "build"}, strings.ToLower(top))
}

// isNamed reports whether a file is called like what a manifest declares, where a library of that name begins.
func isNamed(ms []*manifest, p string) bool {
	return slices.ContainsFunc(ms, func(m *manifest) bool {
		name := strings.ReplaceAll(path.Base(m.name), "-", "_")
		return m.name != "" && slices.Contains([]string{
			"lib/" + name + ".rb", "lib/" + name + ".ex", "src/" + name + "/__init__.py", name + "/__init__.py", "lua/" + name + "/init.lua",
		}, p)
	})
}

func mentioned(list []EntryPoint, p string) bool {
	return slices.ContainsFunc(list, func(e EntryPoint) bool { return strings.HasPrefix(clean(e.Where), p) })
}

func clean(where string) string { return strings.TrimPrefix(where, "./") }

func byDepth[T any](files map[string]T) []string {
	var out []string
	for p := range files {
		out = append(out, p)
	}
	order(out, func(a, b string) int {
		return cmp.Or(strings.Count(a, "/")-strings.Count(b, "/"), strings.Compare(a, b))
	})
	return out
}
