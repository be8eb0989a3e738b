package architecture

import (
	"cmp"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"
)

// Pattern is a way in which the project is built, how sure that is from 0 to 1, and where it was seen.
type Pattern struct {
	Name       string   `json:"name"`
	Confidence float64  `json:"confidence"`
	Evidence   []string `json:"evidence"`
}

const (
	leastSure   = 0.4 // what is less sure is not told
	mostSure    = 0.95
	maxPatterns = 8
)

// sign is something that was seen, and how much it says for a pattern.
type sign struct {
	weight   float64
	evidence string
}

// seen is what patterns are recognised by.
type seen struct {
	f       *Facts
	d       *Description
	ms      []*manifest
	folders map[string][]string // name in lower case -> folders of code that are called so, the highest first
	files   map[string][]string // the same for all files, examples and the like left out
}

func patternsOf(f *Facts, d *Description, ms []*manifest) []Pattern {
	s := newSeen(f, d, ms)
	out := []Pattern{}
	for _, p := range []struct {
		name  string
		signs []sign
	}{
		{"library", s.library()},
		{"command line program", s.commandLine()},
		{"web service", s.webService()},
		{"REST API", s.rest()},
		{"single-page application", s.spa()},
		{"full stack", s.fullStack()},
		{"MVC", s.mvc()},
		{"layered", s.layered()},
		{"ports and adapters", s.ports()},
		{"monorepo", s.monorepo()},
		{"microservices", s.microservices()},
		{"plugins", s.plugins()},
		{"event-driven", s.events()},
		{"mobile app", s.role(roleMobile, 0.8)},
		{"desktop app", s.role(roleDesktop, 0.8)},
		{"machine learning", s.role(roleML, 0.5)},
	} {
		if c := sure(p.signs); c >= leastSure {
			out = append(out, Pattern{p.name, c, evidence(p.signs)})
		}
	}
	order(out, func(a, b Pattern) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return head(out, maxPatterns)
}

// sure sums signs up: each takes its share of the doubt that the others leave.
func sure(signs []sign) float64 {
	doubt := 1.0
	for _, s := range signs {
		doubt *= 1 - s.weight
	}
	return math.Round(min(1-doubt, mostSure)*100) / 100
}

func evidence(signs []sign) []string {
	signs = slices.Clone(signs)
	order(signs, func(a, b sign) int { return cmp.Compare(b.weight, a.weight) })
	out := []string{}
	for _, s := range signs {
		if s.evidence != "" && len(out) < 4 && !slices.Contains(out, s.evidence) {
			out = append(out, s.evidence)
		}
	}
	return out
}

func newSeen(f *Facts, d *Description, ms []*manifest) *seen {
	s := &seen{f, d, ms, map[string][]string{}, map[string][]string{}}
	dirs := map[string]bool{}
	for i := range f.Files {
		file := &f.Files[i]
		if file.Elsewhere || file.Test || aside(file.Path) {
			continue
		}
		dir, name := cutLast(file.Path)
		s.files[strings.ToLower(name)] = append(s.files[strings.ToLower(name)], file.Path)
		if !file.Code {
			continue
		}
		for dir != "" && !dirs[dir] {
			dirs[dir] = true
			dir, _ = cutLast(dir)
		}
	}
	for _, dir := range byDepth(dirs) {
		name := strings.ToLower(path.Base(dir))
		if name == "resources" && strings.HasSuffix(dir, "src/main/resources") { // what is packed with a program, and no API
			continue
		}
		s.folders[name] = append(s.folders[name], dir+"/")
	}
	return s
}

// folder is a sign when there are folders of one of some names.
func (s *seen) folder(weight float64, names ...string) []sign {
	for _, name := range names {
		if at := s.folders[name]; len(at) > 0 {
			return []sign{{weight, at[0]}}
		}
	}
	return nil
}

func (s *seen) file(weight float64, names ...string) []sign {
	for _, name := range names {
		if at := s.files[name]; len(at) > 0 {
			return []sign{{weight, byDepth(setOf(at))[0]}}
		}
	}
	return nil
}

func setOf(list []string) map[string]bool {
	set := map[string]bool{}
	for _, v := range list {
		set[v] = true
	}
	return set
}

// role is a sign when a framework of a role is used; one for development alone says nothing, and of a library little:
// it may only be made for it.
func (s *seen) role(role string, weight float64) []sign {
	if s.isLibrary() {
		weight *= 0.45
	}
	for _, f := range s.d.Frameworks {
		if f.Role == role && !f.Dev {
			return []sign{{weight, f.Name + " in " + f.Evidence[0]}}
		}
	}
	return nil
}

func (s *seen) library() (out []sign) {
	for _, m := range s.ms {
		if m.library && !m.program {
			out = append(out, sign{0.7, m.Path})
			break
		}
	}
	if s.goLibrary() {
		out = append(out, sign{0.5, "go.mod, and a package at the top that is no program"})
	}
	out = append(out, s.file(0.4, "lib.rs")...)
	if len(out) > 0 && s.program() == "" {
		out = append(out, sign{0.5, ""})
	}
	return out
}

// goLibrary reports whether there is Go code at the top of a module that is no program.
func (s *seen) goLibrary() bool {
	top := slices.ContainsFunc(s.f.Files, func(f File) bool { return f.own() && f.Language == "go" && !strings.Contains(f.Path, "/") })
	return top && s.f.Texts["go.mod"] != "" && !slices.ContainsFunc(s.f.Mains, func(m Symbol) bool { return !strings.Contains(m.Path, "/") })
}

// program is where a manifest or a function called main says that there is a program, "" without one.
func (s *seen) program() string {
	for _, m := range s.ms {
		if m.program {
			return m.Path
		}
	}
	for _, e := range s.d.EntryPoints {
		if strings.HasPrefix(e.What, "function ") || strings.HasPrefix(e.What, "method ") {
			return e.Where
		}
	}
	return ""
}

func (s *seen) commandLine() (out []sign) {
	at := s.program()
	if at == "" {
		return nil
	}
	out = append(out, sign{0.3, at})
	for _, e := range s.d.EntryPoints {
		if strings.HasPrefix(e.What, "program ") {
			out = append(out, sign{0.3, e.What + " in " + e.Source})
			break
		}
	}
	out = append(out, s.role(roleCLI, 0.5)...)
	return append(out, s.folder(0.35, "cmd", "cli", "commands")...)
}

func (s *seen) serves() []sign { return append(s.role(roleWeb, 0.6), s.role(roleFull, 0.6)...) }

func (s *seen) isLibrary() bool { return len(s.library()) > 0 && s.program() == "" }

func (s *seen) webService() (out []sign) {
	if out = s.serves(); len(out) == 0 {
		return nil
	}
	out = append(out, s.folder(0.3, "routes", "controllers", "handlers", "endpoints", "api")...)
	return append(out, s.file(0.2, "dockerfile")...)
}

func (s *seen) rest() (out []sign) {
	out = append(out, s.folder(0.3, "controllers", "endpoints", "routes", "handlers", "resources")...)
	out = append(out, s.folder(0.3, "api", "rest", "apis")...)
	out = append(out, s.file(0.5, "openapi.yaml", "openapi.yml", "openapi.json", "swagger.json", "swagger.yaml")...)
	if web := s.serves(); len(web) > 0 && len(out) > 0 {
		return append(out, sign{0.3, web[0].evidence})
	}
	return nil // folders called so are found in clients of such services as well
}

func (s *seen) spa() (out []sign) {
	ui := s.role(roleUI, 0.4)
	if len(ui) == 0 {
		return nil
	}
	page := s.file(0.4, "index.html")
	if len(page) == 0 {
		return nil
	}
	out = append(append(out, ui...), page...)
	return append(out, s.file(0.2, "main.tsx", "main.jsx", "main.ts", "app.vue", "app.svelte", "app.tsx", "app.jsx")...)
}

func (s *seen) fullStack() (out []sign) {
	if s.isLibrary() {
		return nil
	}
	out = append(out, s.role(roleFull, 0.75)...)
	ui, web := s.role(roleUI, 0.5), s.role(roleWeb, 0.5)
	if len(ui) > 0 && len(web) > 0 {
		out = append(append(out, ui...), web...)
	}
	front, back := s.folder(0.4, "frontend", "client", "web", "ui"), s.folder(0.4, "backend", "server", "api")
	if len(front) > 0 && len(back) > 0 && len(out) > 0 {
		out = append(append(out, front...), back...)
	}
	return out
}

func (s *seen) mvc() (out []sign) {
	parts := 0
	for _, names := range [][]string{{"models", "model"}, {"views", "view", "templates"}, {"controllers", "controller"}} {
		if found := s.folder(0.3, names...); len(found) > 0 {
			out, parts = append(out, found...), parts+1
		}
	}
	if parts < 2 || !slices.ContainsFunc(out, func(x sign) bool { return strings.Contains(strings.ToLower(x.evidence), "controller") }) {
		return nil
	}
	for _, f := range s.d.Frameworks {
		if slices.Contains([]string{"Rails", "Laravel", "Django", "Spring Boot", "ASP.NET Core", "Phoenix", "CakePHP", "Symfony"}, f.Name) && !f.Dev {
			out = append(out, sign{0.5, f.Name + " in " + f.Evidence[0]})
			break
		}
	}
	return out
}

// layered is recognised by folders of at least three layers, and by levels that do not lead back.
func (s *seen) layered() (out []sign) {
	for _, l := range s.d.Layers {
		switch l.Name {
		case "presentation", "api", "command line", "application", "domain", "data", "infrastructure":
			out = append(out, sign{0.2, l.Name + " in " + l.Folders[0]})
		}
	}
	if len(out) < 3 {
		return nil
	}
	tangled := slices.ContainsFunc(s.d.Levels, func(l Level) bool {
		return slices.ContainsFunc(l.Units, func(u Unit) bool { return len(u.Folders) > 1 })
	})
	if n := len(s.d.Levels); n >= 3 && !tangled {
		out = append(out, sign{0.4, fmt.Sprintf("%d levels of folders without a cycle", n)})
	}
	return out
}

func (s *seen) ports() (out []sign) {
	out = append(out, s.folder(0.4, "ports", "port")...)
	out = append(out, s.folder(0.4, "adapters", "adapter")...)
	if len(out) < 2 {
		out = append(s.folder(0.25, "usecases", "use_cases", "usecase", "interactors"), out...)
		if len(out) == 0 {
			return nil
		}
	}
	out = append(out, s.folder(0.2, "domain")...)
	return append(out, s.folder(0.2, "infrastructure", "infra")...)
}

func (s *seen) monorepo() (out []sign) {
	dirs := map[string]string{}
	for _, m := range s.ms {
		if len(m.members) > 1 || len(m.members) == 1 && strings.Contains(m.members[0], "*") {
			out = append(out, sign{0.7, m.Path + ": " + strings.Join(head(m.members, 3), ", ") + more(len(m.members)-3)})
		}
		if !m.ci && (m.name != "" || m.library || m.program) && strings.Contains(m.Path, "/") {
			dir, _ := cutLast(m.Path)
			dirs[dir] = m.Path
		}
	}
	if len(dirs) >= 3 {
		out = append(out, sign{0.5, fmt.Sprintf("%d folders with a manifest, like %s", len(dirs), dirs[byDepth(dirs)[0]])})
	}
	return out
}

func (s *seen) microservices() (out []sign) {
	containers := map[string]bool{}
	for _, m := range s.ms {
		if len(m.services) >= 4 {
			out = append(out, sign{0.4, fmt.Sprintf("%s: %d services", m.Path, len(m.services))})
		}
		if dir, _ := cutLast(m.Path); m.system != nil && m.system.name == "Docker" && dir != "" && s.builds(dir) {
			containers[dir] = true
		}
	}
	if len(containers) >= 2 {
		out = append(out, sign{0.5, fmt.Sprintf("%d folders with a container, like %s/", len(containers), byDepth(containers)[0])})
	}
	for _, at := range s.folders["services"] {
		inside := map[string]bool{}
		for _, m := range s.ms {
			if rest, ok := strings.CutPrefix(m.Path, at); ok && strings.Contains(rest, "/") {
				inside[rest[:strings.Index(rest, "/")]] = true
			}
		}
		if len(inside) >= 2 {
			out = append(out, sign{0.5, fmt.Sprintf("%d manifests in %s", len(inside), at)})
			break
		}
	}
	return out
}

// builds reports whether something is built in a folder by itself, containers aside.
func (s *seen) builds(dir string) bool {
	return slices.ContainsFunc(s.ms, func(m *manifest) bool {
		at, _ := cutLast(m.Path)
		return at == dir && m.system != nil && m.system.name != "Docker"
	})
}

// manyPlugins is from how many folders, or twice as many files, on something is a collection of plugins.
const manyPlugins = 3

func (s *seen) plugins() (out []sign) {
	names := []string{"plugins", "addons", "plugin"}
	if l := s.d.Languages; len(l) == 0 || !slices.Contains([]string{"swift", "kotlin", "csharp", "scala"}, l[0].Name) { // which call something else so
		names = append(names, "extensions")
	}
	for _, name := range names {
		for _, at := range s.folders[name] {
			inside, folders := map[string]bool{}, 0
			for i := range s.f.Files {
				if rest, ok := strings.CutPrefix(s.f.Files[i].Path, at); ok && s.f.Files[i].own() {
					first, _, isFolder := strings.Cut(rest, "/")
					if isFolder && !inside[first] {
						folders++
					}
					inside[first] = true
				}
			}
			if folders >= manyPlugins || len(inside) >= 2*manyPlugins {
				return append(out, sign{min(0.4+0.03*float64(len(inside)), 0.8), fmt.Sprintf("%s with %d in it", at, len(inside))})
			}
		}
	}
	for _, m := range s.ms {
		if strings.Contains(s.f.Texts[m.Path], "entry-points.") && strings.HasSuffix(m.Path, "pyproject.toml") {
			out = append(out, sign{0.4, m.Path + ": entry points"})
		}
	}
	return out
}

func (s *seen) events() (out []sign) {
	out = append(out, s.role(roleQueue, 0.6)...)
	out = append(out, s.folder(0.25, "events", "event")...)
	out = append(out, s.folder(0.3, "listeners", "subscribers", "consumers")...)
	return append(out, s.folder(0.2, "queue", "queues", "messaging", "jobs", "workers")...)
}
