package architecture

import (
	"cmp"
	"slices"
	"strings"
)

// Layer is a role of code, known by how folders are called.
type Layer struct {
	Name    string   `json:"name"`
	Folders []string `json:"folders"` // those with most files first
	Files   int      `json:"files"`
}

// layerNames are what folders of a layer are called.
var layerNames = []struct{ layer, names string }{
	{"presentation", "ui views view pages page components screens widgets frontend web client layouts templates styles themes dashboard"},
	{"api", "api apis controllers controller handlers handler routes routers router routing endpoints resolvers graphql rest grpc rpc http server middleware"},
	{"command line", "cmd cli commands command console"},
	{"application", "services service usecases use_cases usecase application app workflows jobs workers tasks actions interactors"},
	{"domain", "domain domains models model entities entity business"},
	{"data", "repositories repository dao db database data store stores storage persistence migrations schema schemas orm sql sqlite cache"},
	{"infrastructure", "infra infrastructure adapters drivers providers integrations platform config configuration deploy deployment docker k8s kubernetes terraform helm"},
	{"extensions", "plugins plugin extensions extension addons addon modules contrib"},
	{"events", "events event listeners subscribers consumers producers messaging queue queues streams"},
	{"shared", "utils util common shared helpers helper support lib libs pkg"},
}

const (
	maxLayerFolders = 6
	layerDepth      = 4 // folders that are deeper are details of a layer
)

func layersOf(f *Facts) []Layer {
	count := map[string]map[string]int{} // layer -> folder -> files
	for i := range f.Files {
		if !f.Files[i].own() {
			continue
		}
		dir, _ := cutLast(f.Files[i].Path)
		if layer, folder := layerOf(dir); layer != "" {
			if count[layer] == nil {
				count[layer] = map[string]int{}
			}
			count[layer][folder]++
		}
	}
	total := 0
	for i := range f.Files {
		total += boolean(f.Files[i].own())
	}
	out := []Layer{}
	for _, row := range layerNames {
		folders := count[row.layer]
		for folder, n := range folders {
			if 2*n > total { // where nearly everything is says nothing
				delete(folders, folder)
			}
		}
		if len(folders) == 0 {
			continue
		}
		l := Layer{Name: row.layer}
		for folder, n := range folders {
			l.Folders = append(l.Folders, folder+"/")
			l.Files += n
		}
		order(l.Folders, func(a, b string) int {
			return cmp.Or(folders[strings.TrimSuffix(b, "/")]-folders[strings.TrimSuffix(a, "/")], strings.Compare(a, b))
		})
		l.Folders = head(l.Folders, maxLayerFolders)
		out = append(out, l)
	}
	return out
}

// layerOf returns the layer of a folder: that of the innermost name that says one.
func layerOf(dir string) (layer, folder string) {
	parts := strings.Split(dir, "/")
	if i := slices.Index(parts, "cmd"); i >= 0 && i < len(parts)-1 { // what is in it are names of programs
		parts = parts[:i+1]
	}
	for i := min(len(parts), layerDepth) - 1; i >= 0; i-- {
		name := strings.ToLower(parts[i])
		for _, row := range layerNames {
			if slices.Contains(strings.Fields(row.names), name) {
				return row.layer, strings.Join(parts[:i+1], "/")
			}
		}
	}
	return "", ""
}

// Level is folders that depend only on those of lower levels; those that depend on one another are one unit.
type Level struct {
	Level int    `json:"level"` // 0 depends on nothing else of the project
	Units []Unit `json:"units"`
}

// Unit is a part of the project: a folder, or several that depend on one another.
type Unit struct {
	Folders []string `json:"folders"`
	Files   int      `json:"files"`
	Uses    []string `json:"uses,omitempty"` // folders of other units
	UsedBy  int      `json:"used_by"`        // units
}

// Bounds of the units: how many there are at most, from how many on a folder is taken apart only when it has more files
// than smallUnit and more than a third of all.
const (
	maxUnits  = 40
	fewUnits  = 5
	smallUnit = 8
	bigShare  = 3
)

// levelsOf orders the parts of the project by what depends on what.
func levelsOf(f *Facts) (levels []Level, by string) {
	units := unitsOf(f)
	if len(units) < 2 {
		return []Level{}, ""
	}
	for _, by := range []string{"imports", "uses"} {
		g := newUnitGraph(units, f.Uses, by == "imports")
		if g.edges > 0 {
			return g.levels(), by
		}
	}
	return []Level{}, ""
}

// unitsOf divides the code into folders of comparable size: one that holds most of it is taken apart. It returns the
// number of files of each, files directly in a folder that was taken apart by the folder's own name.
func unitsOf(f *Facts) map[string]int {
	type folder struct {
		files, own int
		children   map[string]bool
	}
	all := map[string]*folder{"": {children: map[string]bool{}}}
	total := 0
	for i := range f.Files {
		if !f.Files[i].own() {
			continue
		}
		total++
		dir, _ := cutLast(f.Files[i].Path)
		for at := dir; ; {
			if all[at] == nil {
				all[at] = &folder{children: map[string]bool{}}
			}
			all[at].files++
			if at == dir {
				all[at].own++
			}
			if at == "" {
				break
			}
			up, _ := cutLast(at)
			if all[up] == nil {
				all[up] = &folder{children: map[string]bool{}}
			}
			all[up].children[at] = true
			at = up
		}
	}
	units := map[string]int{"": all[""].files}
	split := func(at string) {
		delete(units, at)
		if all[at].own > 0 {
			units[at] = all[at].own
		}
		for child := range all[at].children {
			units[child] = all[child].files
		}
	}
	split("")
	for {
		biggest := ""
		for at, n := range units {
			large := n > smallUnit && n*bigShare > total || n > 1 && len(units) < fewUnits
			if n == all[at].files && len(all[at].children) > 0 && large &&
				len(units)+len(all[at].children) <= maxUnits && (biggest == "" || n > units[biggest] || n == units[biggest] && at < biggest) && at != "" {
				biggest = at
			}
		}
		if biggest == "" {
			return units
		}
		split(biggest)
	}
}

// unitGraph is what depends on what.
type unitGraph struct {
	names []string
	files map[string]int
	next  []map[int]bool
	edges int
}

func newUnitGraph(units map[string]int, uses []Use, imports bool) *unitGraph {
	g := &unitGraph{files: units}
	for name := range units {
		g.names = append(g.names, name)
	}
	slices.Sort(g.names)
	number := map[string]int{}
	for i, name := range g.names {
		number[name] = i
		g.next = append(g.next, map[int]bool{})
	}
	unit := func(path string) int {
		for dir, _ := cutLast(path); ; dir, _ = cutLast(dir) {
			if i, ok := number[dir]; ok {
				return i
			}
			if dir == "" {
				return -1
			}
		}
	}
	for _, u := range uses {
		if u.Import != imports {
			continue
		}
		from, to := unit(u.From), unit(u.To)
		if from >= 0 && to >= 0 && from != to && !g.next[from][to] && !aside(u.From) && !aside(u.To) {
			g.next[from][to] = true
			g.edges++
		}
	}
	return g
}

// levels puts what depends on one another together, and each such group one above the highest that it depends on.
func (g *unitGraph) levels() []Level {
	group := g.groups()
	n := 0
	for _, of := range group {
		n = max(n, of+1)
	}
	uses, usedBy := make([]map[int]bool, n), make([]map[int]bool, n)
	for i := range n {
		uses[i], usedBy[i] = map[int]bool{}, map[int]bool{}
	}
	for from := range g.next {
		for to := range g.next[from] {
			if group[from] != group[to] {
				uses[group[from]][group[to]] = true
				usedBy[group[to]][group[from]] = true
			}
		}
	}
	height := make([]int, n) // groups are numbered so that what a group uses comes before it
	for i := range n {
		for to := range uses[i] {
			height[i] = max(height[i], height[to]+1)
		}
	}
	byLevel := map[int][]Unit{}
	for i := range n {
		u := Unit{UsedBy: len(usedBy[i])}
		for k, name := range g.names {
			if group[k] == i {
				u.Folders = append(u.Folders, folderName(name))
				u.Files += g.files[name]
			}
			if uses[i][group[k]] {
				u.Uses = append(u.Uses, folderName(name))
			}
		}
		byLevel[height[i]] = append(byLevel[height[i]], u)
	}
	out := []Level{}
	for level := len(byLevel) - 1; level >= 0; level-- {
		us := byLevel[level]
		order(us, func(a, b Unit) int {
			return cmp.Or(b.UsedBy-a.UsedBy, b.Files-a.Files, strings.Compare(a.Folders[0], b.Folders[0]))
		})
		out = append(out, Level{level, us})
	}
	return out
}

func folderName(dir string) string {
	if dir == "" {
		return "./"
	}
	return dir + "/"
}

// groups numbers the strongly connected components (Tarjan, 1972), each after those it leads to.
func (g *unitGraph) groups() []int {
	index, low, group := make([]int, len(g.next)), make([]int, len(g.next)), make([]int, len(g.next))
	for i := range group {
		group[i] = -1
	}
	var stack []int
	count, groups := 0, 0
	var visit func(v int)
	visit = func(v int) {
		count++
		index[v], low[v] = count, count
		stack = append(stack, v)
		for _, w := range sortedSet(g.next[v]) {
			if index[w] == 0 {
				visit(w)
				low[v] = min(low[v], low[w])
			} else if group[w] < 0 {
				low[v] = min(low[v], index[w])
			}
		}
		if low[v] != index[v] {
			return
		}
		for {
			w := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			group[w] = groups
			if w == v {
				break
			}
		}
		groups++
	}
	for v := range g.next {
		if index[v] == 0 {
			visit(v)
		}
	}
	return group
}

func sortedSet(set map[int]bool) (out []int) {
	for v := range set {
		out = append(out, v)
	}
	slices.Sort(out)
	return out
}
