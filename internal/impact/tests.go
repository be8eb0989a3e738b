package impact

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/coverage"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// TestsResponse is which tests a change may make fail. Lists are never nil.
type TestsResponse struct {
	Base    string   `json:"base,omitempty"`
	Head    string   `json:"head,omitempty"`
	Changed int      `json:"changed"`               // symbols
	Tests   []Test   `json:"tests"`                 // a page, the most likely to fail first; of the likely ones alone unless all were asked for
	Next    int      `json:"next_offset,omitempty"` // where the rest of that begins, 0 at the end
	Likely  int      `json:"likely"`                // of those found
	Total   int      `json:"total"`                 // found, those that are not listed among them
	Known   int      `json:"known"`                 // tests that the graph knows in all of the project
	Whole   bool     `json:"whole"`                 // more than half of the known ones were found: who wants to be sure runs all of them
	Covered *Covered `json:"coverage,omitempty"`
	Notes   []string `json:"notes,omitempty"`

	All    bool `json:"-"` // Tests are a page of all, not of the likely ones
	Offset int  `json:"-"` // of that page

	Index snapshot.Freshness `json:"index"`
}

// IndexState is where the freshness goes.
func (r *TestsResponse) IndexState() *snapshot.Freshness { return &r.Index }

// Shows calls file with the files that the answer is about.
func (r *TestsResponse) Shows(file func(string)) {
	for i := range r.Tests {
		file(r.Tests[i].Path)
	}
}

// Test is a test, or a file of tests where single ones cannot be told.
type Test struct {
	ID         string  `json:"id"`
	Path       string  `json:"path"`
	Line       int     `json:"line"`
	Runner     string  `json:"runner"` // go, pytest, jest, cargo, junit, or file
	Name       string  `json:"name"`   // as the runner takes it; of go in the package of Target
	Target     string  `json:"target,omitempty"`
	Depth      int     `json:"depth"`      // steps from what changed, 0 for a test that changed itself
	Confidence float64 `json:"confidence"` // of the way there
	Why        string  `json:"why"`        // changed, graph, imports, fixture, package or together
	Likely     bool    `json:"likely"`

	lines int
	of    *store.Located
}

// Covered is what a coverage profile says of what changed.
type Covered struct {
	Format  string   `json:"format"`
	Ran     int      `json:"ran"`     // symbols of which lines ran
	Never   []NoTest `json:"never"`   // of which none did: no test of the profile can fail by them
	Unknown int      `json:"unknown"` // that the profile does not mention
}

// NoTest is a symbol that no test ran.
type NoTest struct {
	ID   string `json:"id"`
	Path string `json:"path"`
	Line int    `json:"line"`
}

// covered looks up what changed in a profile, whose lines are those of when it was made.
func (w *work) covered(p *coverage.Profile) *Covered {
	c := &Covered{Format: p.Format, Never: []NoTest{}}
	for i := range w.resp.Changed {
		x := &w.resp.Changed[i]
		if x.Test || x.new == nil || !isCallable(x.new.Symbol) || x.Change == string(diff.Documentation) {
			continue
		}
		ranges, _ := p.File(x.Path)
		ran, known := coverage.Ran(ranges, x.Line, max(x.Line, x.new.Symbol.EndLine))
		switch {
		case ran:
			c.Ran++
		case known:
			c.Never = append(c.Never, NoTest{x.ID, x.Path, x.Line})
		default:
			c.Unknown++
		}
	}
	return c
}

// testDepth is how far tests are looked for: as far as dependents can be.
const testDepth = maxDepth

// Tests says which tests a change may make fail: those that changed, those from which the graph leads to what changed, those that use a
// fixture from which it does, and, of what no test is known to reach, those of its package, of files that import its file or that changed together
// with it.
func Tests(ctx context.Context, v *graph.View, req Request) (*TestsResponse, error) {
	req.Depth = cmp.Or(req.Depth, testDepth)
	w, err := run(ctx, v, req, true)
	if err != nil {
		return nil, err
	}
	t := &testSearch{work: w, out: map[string]Test{}}
	if err := t.collect(ctx); err != nil {
		return nil, err
	}
	resp := &TestsResponse{Base: w.resp.Base, Head: w.resp.Head, Changed: len(w.resp.Changed), Tests: []Test{}, Known: t.known, Notes: w.resp.Notes}
	if req.Coverage != nil {
		resp.Covered = w.covered(req.Coverage)
	}
	for _, x := range t.out {
		resp.Tests = append(resp.Tests, x)
	}
	t.rank(resp.Tests)
	resp.Total, resp.Likely = len(resp.Tests), likely(resp.Tests, t.known)
	for i := range resp.Tests[:resp.Likely] {
		resp.Tests[i].Likely = true
	}
	if resp.Whole = 2*resp.Total > t.known && resp.Likely < resp.Total; resp.Whole {
		resp.Notes = append(resp.Notes, fmt.Sprintf("%d of %d known tests may run through what changed: only all of them say for sure", resp.Total, t.known))
	}
	if !req.All {
		resp.Tests = resp.Tests[:resp.Likely]
	}
	if req.Limit <= 0 {
		req.Limit = usualTests
	}
	from, to, page := graph.Page(len(resp.Tests), req.Limit, req.Offset)
	resp.Tests, resp.Next, resp.All, resp.Offset = resp.Tests[from:to], page.NextOffset, req.All, page.Offset
	return resp, nil
}

// testSearch collects the tests of one answer.
type testSearch struct {
	*work
	out   map[string]Test // by runner, target and name
	files []store.File    // of tests
	known int

	singles  map[string]bool // files of which single tests are known
	withWord map[string]int  // known tests that have a word
}

func (t *testSearch) collect(ctx context.Context) error {
	files, err := t.v.Store.BriefFiles(ctx, false)
	if err != nil {
		return err
	}
	all := map[string]*store.Located{} // tests by id
	var fixtures []*store.Located
	for i := range files {
		f := &files[i]
		if f.Flags&store.FlagTest == 0 && f.Language != "rust" || f.Flags&store.FlagVendored != 0 {
			continue
		}
		t.files = append(t.files, *f)
	}
	entities, err := t.entities(ctx)
	if err != nil {
		return err
	}
	for i := range entities {
		e := &entities[i]
		if x, ok := runnable(e); ok && x.Runner != "file" && (store.EntityNumber(e.ID) != 0 || x.Runner == "jest") {
			all[x.ID] = e
		}
		if isFixture(e) {
			fixtures = append(fixtures, e)
		}
	}
	t.count(entities)
	reached := map[string]Affected{}
	for _, a := range t.allAffected {
		if a.Test {
			reached[a.ID] = a
		}
	}
	byID := map[string]*store.Located{}
	for i := range entities {
		byID[entities[i].PublicID(entities[i].Path)] = &entities[i]
	}
	for id, a := range reached {
		if e := byID[id]; e != nil {
			t.add(e, a.Depth, a.Confidence, "graph")
		}
	}
	t.fixtures(fixtures, byID, reached, all)
	for i := range t.resp.Changed {
		c := &t.resp.Changed[i]
		if e := byID[c.ID]; e != nil && (c.Test || inTests(e)) && c.Change != string(diff.Removed) {
			t.add(e, 0, 1, "changed")
		}
	}
	if err := t.unreached(ctx, entities); err != nil {
		return err
	}
	return t.inherited(ctx, all)
}

// maxHeirs is of how many classes that inherit a test it is listed.
const maxHeirs = 50

// inherited lists the tests of a class in those that are made from it as well, where runners find them. Of a test that only a call through a base or an
// interface leads from, they are the ones that lead to a type behind it.
func (t *testSearch) inherited(ctx context.Context, all map[string]*store.Located) error {
	own := map[string]bool{} // tests that are written where they run
	for _, e := range all {
		x, _ := runnable(e)
		own[x.key()] = true
	}
	heirs := map[int64][]store.Located{} // of a class
	for key, x := range maps.Clone(t.out) {
		if x.of == nil || x.Runner != "junit" && x.Runner != "pytest" || x.of.Type != ctxsys.TypeMethod || x.of.Parent <= 0 {
			continue
		}
		in := x.of.Parent
		if _, ok := heirs[in]; !ok {
			var err error
			if heirs[in], err = t.heirs(ctx, in); err != nil {
				return err
			}
		}
		for i := range heirs[in] {
			h := &heirs[in][i]
			if t.made != nil && t.dispatch[x.of.ID] && !t.made[h.ID] {
				continue
			}
			y := x
			if x.Runner == "junit" {
				y.Name = h.Name + "#" + x.of.Name
			} else {
				y.Name = h.Path + "::" + strings.ReplaceAll(h.Qualified, ".", "::") + "::" + x.of.Name
			}
			if !own[y.key()] {
				t.put(y)
			}
		}
		class, err := t.v.Store.Located(ctx, []int64{in})
		if err != nil {
			return err
		}
		if len(heirs[in]) > 0 && len(class) > 0 && slices.Contains(class[0].Metadata.Modifiers, "abstract") { // it is run there alone
			delete(t.out, key)
		}
	}
	return nil
}

// heirs are the classes of tests that are made from one, directly or not.
func (t *testSearch) heirs(ctx context.Context, class int64) (out []store.Located, err error) {
	seen := map[int64]bool{class: true}
	for level := []int64{class}; len(level) > 0 && len(seen) <= maxHeirs; {
		edges, err := t.v.Store.EdgesInto(ctx, level, store.KindSet(graph.Subtyping[:]...), crowd)
		if err != nil {
			return nil, err
		}
		level = nil
		for _, e := range edges {
			if e.Source > 0 && !seen[e.Source] {
				seen[e.Source], level = true, append(level, e.Source)
			}
		}
	}
	delete(seen, class)
	places, err := t.places(ctx, keys(seen))
	for _, p := range places {
		if p.FileFlags&store.FlagTest != 0 {
			out = append(out, *p)
		}
	}
	return out[:min(len(out), maxHeirs)], err
}

// single reports whether a runner takes an entity as one test.
func single(e *store.Located) bool {
	x, ok := runnable(e)
	return ok && x.Runner != "file" && x.Runner != "jest" && store.EntityNumber(e.ID) != 0
}

// mayBeTest reports whether a function makes its file one of tests that some runner runs: not in a header, nor in a script that starts others.
func mayBeTest(e *store.Located) bool {
	return (e.Type == ctxsys.TypeFunction || e.Type == ctxsys.TypeMethod) && e.Language != "bash" && e.Language != "makefile" && !strings.HasPrefix(path.Ext(e.Path), ".h")
}

// count counts the tests that are known, and in how many a word is: single ones, and files with code where single ones are not known.
func (t *testSearch) count(entities []store.Located) {
	t.singles = map[string]bool{}
	for i := range entities {
		if single(&entities[i]) {
			t.singles[entities[i].Path] = true
		}
	}
	t.withWord = map[string]int{}
	seen := map[string]bool{}
	for i := range entities {
		e := &entities[i]
		x, ok := runnable(e)
		if !ok || seen[x.key()] || !single(e) && x.Runner != "jest" && (t.singles[e.Path] || !mayBeTest(e)) {
			continue
		}
		seen[x.key()] = true
		t.known++
		for _, w := range x.words() {
			t.withWord[w]++
		}
	}
}

// filesAtOnce is how many files are read together: of most of what is in them nothing is kept.
const filesAtOnce = 256

// entities are those of files of tests that a runner may run, and fixtures, in order of place.
func (t *testSearch) entities(ctx context.Context) (out []store.Located, err error) {
	var functions, whole []int64 // files, of the languages in which a runner takes functions, and of others
	for i := range t.files {
		if f := &t.files[i]; f.Language == "go" || f.Flags&store.FlagTest == 0 {
			functions = append(functions, f.ID)
		} else {
			whole = append(whole, f.ID)
		}
	}
	read := func(files []int64, types []ctxsys.EntityType) error {
		for part := range slices.Chunk(files, filesAtOnce) {
			found, err := t.v.Store.InFiles(ctx, part, types)
			if err != nil {
				return err
			}
			for i := range found {
				l := &found[i]
				if l.FileFlags&store.FlagTest == 0 && !inTests(l) {
					continue
				}
				if _, ok := runnable(l); ok || isFixture(l) {
					out = append(out, *l)
				}
			}
		}
		return nil
	}
	if err := read(functions, []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}); err != nil {
		return nil, err
	}
	if err := read(whole, nil); err != nil {
		return nil, err
	}
	slices.SortFunc(out, func(a, b store.Located) int { return a.Compare(&b) })
	return out, nil
}

// add adds what runs an entity: itself, or its file where it is none that a runner knows.
func (t *testSearch) add(e *store.Located, depth int, confidence float64, why string) {
	x, ok := runnable(e)
	if !ok {
		return
	}
	x.Depth, x.Confidence, x.Why, x.lines, x.of = depth, confidence, why, e.EndLine-e.StartLine, e
	t.put(x)
}

// put keeps a test, the better way to it where it is there already.
func (t *testSearch) put(x Test) {
	key := x.key()
	if have, ok := t.out[key]; ok && cmp.Or(cmp.Compare(have.Depth, x.Depth), cmp.Compare(x.Confidence, have.Confidence), cmp.Compare(have.ID, x.ID), cmp.Compare(have.Line, x.Line), cmp.Compare(have.Why, x.Why), cmp.Compare(x.lines, have.lines)) <= 0 {
		return
	}
	t.out[key] = x
}

// fixtures adds the tests that take a fixture by the name of a parameter, which no edge says, from which the graph leads to what changed.
func (t *testSearch) fixtures(fixtures []*store.Located, byID map[string]*store.Located, reached map[string]Affected, all map[string]*store.Located) {
	changed := map[string]bool{}
	for i := range t.resp.Changed {
		changed[t.resp.Changed[i].ID] = true
	}
	wanted := map[string]Affected{} // by name of the fixture
	for more := true; more; {
		more = false
		for _, f := range fixtures {
			if _, ok := wanted[f.Name]; ok {
				continue
			}
			a, ok := reached[f.PublicID(f.Path)]
			if !ok && changed[f.PublicID(f.Path)] {
				a, ok = Affected{Confidence: 1}, true
			}
			for _, p := range f.Metadata.Parameters {
				if by, takes := wanted[p.Name]; takes && !ok {
					a, ok = by, true
					a.Depth++
				}
			}
			if ok {
				wanted[f.Name], more = a, true
			}
		}
	}
	for _, e := range all {
		for _, p := range e.Metadata.Parameters {
			if a, ok := wanted[p.Name]; ok {
				t.add(e, a.Depth+1, min(a.Confidence, possible), "fixture")
			}
		}
	}
}

// isFixture reports whether pytest hands a function to tests by its name.
func isFixture(e *store.Located) bool {
	return e.Language == "python" && slices.ContainsFunc(e.Metadata.Decorators, func(d string) bool { return strings.Contains(d, "fixture") })
}

// maxUnread is of how many files that were not compared the tests nearby are listed, as if all of them differed.
const maxUnread = 200

// unreached adds the tests of the package of what no test is known to reach, or those that import its file.
func (t *testSearch) unreached(ctx context.Context, entities []store.Located) error {
	users := map[string][]*Affected{}
	for i := range t.allAffected {
		a := &t.allAffected[i]
		users[a.On] = append(users[a.On], a)
	}
	var dirs, from []string
	for i := range t.resp.Changed {
		c := &t.resp.Changed[i]
		if c.Test || c.Change == string(diff.Documentation) || !isCode(c) || leadsToTest(users, c.ID, untyped(languageOf(c.Path))) {
			continue
		}
		dirs, from = append(dirs, path.Dir(c.Path)), append(from, c.Path)
	}
	unread := 0
	for _, f := range t.resp.Files {
		if f.Submodule {
			t.note("the submodule %s is at another commit: tests of what uses it are not known by that", f.Path)
			continue
		}
		if f.Unread != "" {
			if unread++; unread > maxUnread {
				continue
			}
		} else if !t.outside[f.Path] || strings.HasSuffix(f.Path, ".go") { // of Go that is imports
			continue
		}
		from = append(from, f.Path)
		dirs = append(dirs, path.Dir(f.Path))
	}
	if unread > maxUnread {
		t.note("%d files were not compared: tests are listed of what is near the first %d of them", unread, maxUnread)
	}
	importing, err := t.importers(ctx, from)
	if err != nil {
		return err
	}
	together, err := t.together(ctx, from)
	if err != nil {
		return err
	}
	for i := range entities {
		e := &entities[i]
		switch {
		case e.Language == "go" && slices.Contains(dirs, path.Dir(e.Path)):
			t.add(e, 1, possible, "package")
		case importing[e.Path] > 0 && (single(e) || store.EntityNumber(e.ID) == 0 && !t.singles[e.Path]):
			t.add(e, importing[e.Path], possible, "imports")
		case together[e.Path] > 0:
			t.add(e, 1, together[e.Path], "together")
		}
	}
	return nil
}

// together are the files that changed in the same commits as some files, and how sure each is.
func (t *testSearch) together(ctx context.Context, paths []string) (map[string]float64, error) {
	out := map[string]float64{}
	if t.req.Together == nil {
		return out, nil
	}
	slices.Sort(paths)
	for _, p := range slices.Compact(paths) {
		with, err := t.req.Together(ctx, p)
		if err != nil {
			return nil, err
		}
		for w, confidence := range with {
			out[w] = max(out[w], confidence)
		}
	}
	return out, nil
}

// untyped reports whether values of a language have no types that a program text says.
func untyped(language string) bool {
	return !typed(language) && language != "typescript" && language != "tsx"
}

// leadsToTest reports whether a test is among those that were reached by way of an entity, with surely by a certain way: where values have no types,
// a use of the same name may be of something else.
func leadsToTest(users map[string][]*Affected, id string, surely bool) bool {
	todo, seen := []string{id}, map[string]bool{id: true}
	for len(todo) > 0 {
		id, todo = todo[len(todo)-1], todo[:len(todo)-1]
		for _, a := range users[id] {
			if a.Test && (!surely || a.Confidence > possible) {
				return true
			}
			if !seen[a.ID] {
				seen[a.ID] = true
				todo = append(todo, a.ID)
			}
		}
	}
	return false
}

// importers are the files of tests that import some files, or what imports them, with the number of steps.
func (t *testSearch) importers(ctx context.Context, paths []string) (map[string]int, error) {
	out := map[string]int{}
	if len(paths) == 0 {
		return out, nil
	}
	var level []int64
	seen := map[int64]bool{}
	for _, p := range paths {
		f, err := t.v.Store.FileByPath(ctx, p)
		if err == nil && !seen[store.FileEntity(f.ID)] {
			seen[store.FileEntity(f.ID)] = true
			level = append(level, store.FileEntity(f.ID))
		}
	}
	tests := map[int64]string{}
	for i := range t.files {
		tests[store.FileEntity(t.files[i].ID)] = t.files[i].Path
	}
	for steps := 1; steps <= maxDepth && len(level) > 0; steps++ {
		found, err := t.v.Store.SourcesOf(ctx, level, store.KindSet(ctxsys.Imports))
		if err != nil {
			return nil, err
		}
		level = nil
		for _, id := range found {
			if seen[id] {
				continue
			}
			seen[id] = true
			level = append(level, id)
			if p, ok := tests[id]; ok {
				out[p] = steps
			}
		}
	}
	return out, nil
}

// inTests reports whether a function of Rust is in a module of tests, which is in the file of what it tests.
func inTests(e *store.Located) bool {
	return e.Language == "rust" && e.Type == ctxsys.TypeFunction && slices.ContainsFunc(strings.Split(e.Qualified, "."), func(part string) bool { return part == "tests" || part == "test" })
}

// packageOf is the package of a file as go test takes it.
func packageOf(file string) string {
	if dir := path.Dir(file); dir != "." {
		return "./" + dir
	}
	return "."
}

// runnable is an entity of a file of tests as its runner takes it. What is no test by itself is its file, which a runner may know.
func runnable(e *store.Located) (Test, bool) {
	x := Test{ID: e.PublicID(e.Path), Path: e.Path, Line: max(e.StartLine, 1)}
	function := e.Type == ctxsys.TypeFunction || e.Type == ctxsys.TypeMethod
	switch e.Language {
	case "go":
		if !strings.HasSuffix(e.Path, "_test.go") || !function {
			return x, false
		}
		for _, prefix := range []string{"Test", "Fuzz", "Example"} {
			if rest, ok := strings.CutPrefix(e.Name, prefix); ok && (rest == "" || rest[0] < 'a' || rest[0] > 'z') && e.Name != "TestMain" {
				x.Runner, x.Target, x.Name = "go", packageOf(e.Path), e.Name
				if e.Type == ctxsys.TypeMethod { // of a suite
					x.Name = ".*/" + e.Name
				}
				return x, true
			}
		}
		return x, false
	case "python":
		if function && strings.HasPrefix(e.Name, "test") {
			x.Runner, x.Name = "pytest", e.Path+"::"+strings.ReplaceAll(e.Qualified, ".", "::")
			return x, true
		}
		if name := stem(e.Path); store.EntityNumber(e.ID) == 0 && (strings.HasPrefix(name, "test_") || strings.HasSuffix(name, "_test")) {
			x.Runner, x.Name = "pytest", e.Path
			return x, true
		}
		return x, false
	case "javascript", "typescript", "tsx", "jsx", "vue", "svelte":
		x.ID, x.Line, x.Runner, x.Name = e.Path, 1, "jest", e.Path
		return x, true
	case "rust":
		if function && slices.ContainsFunc(e.Metadata.Decorators, func(d string) bool { return strings.HasSuffix(d, "test") }) {
			x.Runner, x.Name = "cargo", strings.ReplaceAll(e.Qualified, ".", "::")
			return x, true
		}
		if e.FileFlags&store.FlagTest == 0 {
			return x, false
		}
	case "java", "kotlin", "scala":
		if class, method, ok := strings.Cut(e.Qualified, "."); ok && e.Type == ctxsys.TypeMethod {
			x.Runner, x.Name = "junit", class+"#"+method
			return x, true
		}
	}
	x.ID, x.Line, x.Runner, x.Name = e.Path, 1, "file", e.Path
	return x, true
}
