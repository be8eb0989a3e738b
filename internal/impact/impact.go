// Package impact says what a change means for the rest of a project: which symbols differ between two states of its files, who depends on
// them, which tests reach them, which calls no longer fit, and what makes the change risky.
//
// The one idea: what differs is found by syntax (package diff), on the texts that git has, and who depends on it is read from the
// graph, which has the files as they are now. A symbol that is gone has no place in that graph any more: who still names it is found
// among the edges that lead nowhere. So what is compared may be any two commits, while dependents are always those of the work
// tree, and the answer says so.
//
// An edge is as sure as the resolver was, and a way is as sure as its least sure edge. Ways go on through dynamic dispatch: a method that
// changed may be what a call of the method it overrides runs.
package impact

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/coverage"
	"github.com/ctx-sys/ctx-sys/internal/diff"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Request says what to look at. Of Range, Staged and Symbol at most one is set; without any it is the work tree against HEAD.
type Request struct {
	Range  string       // BASE..HEAD, BASE...HEAD for what HEAD has since it left BASE, or BASE for the work tree against it
	Staged bool         // the index against HEAD
	Index  string       // of Staged: the index that git made for a commit of some files; "" for the repository's own
	Symbol string       // what would depend on a change of this one
	Depth  int          // of dependents; 0 is 3
	Limit  int          // of what is listed, for dependents and tests each; 0 is 100, of Tests 500
	Offset int          // of Tests: how many are left out, those before this page
	Walk   walk.Options // which files are part of the project
	Past   string       // where the files are nowhere on this machine: the folder of a repository with their commits, of Range; "" for none

	// Known finds what is known of the bytes of a file from before, and its text with secrets masked; nil for nothing.
	Known func(language string, content []byte) (*facts.File, []byte)

	All      bool              // of Tests: list those that are less likely to fail, too
	Coverage *coverage.Profile // of Tests: what tests ran; nil for none

	// Together is of Tests: the files that changed in the same commits as a file, and how sure each is, for what no test is known to reach; nil for not asking.
	Together func(ctx context.Context, path string) (map[string]float64, error)
}

// Response is what a change means. Lists are never nil.
type Response struct {
	Base     string     `json:"base,omitempty"` // the commit that is compared with, abbreviated
	Head     string     `json:"head,omitempty"` // a commit, "index" or "work tree"
	Files    []File     `json:"files"`
	Changed  []Changed  `json:"changed"`
	Affected []Affected `json:"affected"` // the nearest and surest first
	Total    int        `json:"total"`    // of affected entities, those that are not listed among them
	Depths   []int      `json:"depths"`   // of Total, how many are as many steps away: the first number is of one step
	Tests    []Affected `json:"tests"`    // those of the affected that are tests, in the same order
	AllTests int        `json:"all_tests"`
	Misfits  []Misfit   `json:"misfits"` // calls that no longer fit
	Risk     string     `json:"risk"`    // low, medium or high: that of the gravest reason
	Reasons  []Reason   `json:"reasons"`
	Notes    []string   `json:"notes,omitempty"` // what could not be seen

	AffectedFiles int `json:"-"` // that Total are in
	TestFiles     int `json:"-"` // that AllTests are in

	Index snapshot.Freshness `json:"index"`
}

// IndexState is where the freshness goes.
func (r *Response) IndexState() *snapshot.Freshness { return &r.Index }

// Shows calls file with the files that the answer is about.
func (r *Response) Shows(file func(string)) {
	for i := range r.Affected {
		file(r.Affected[i].Path)
	}
	for i := range r.Tests {
		file(r.Tests[i].Path)
	}
}

// File is a file that differs.
type File struct {
	Path      string `json:"path"`
	From      string `json:"from,omitempty"` // its path before, when it was another
	Change    string `json:"change"`         // added, removed, renamed, changed
	Unread    string `json:"unread,omitempty"`
	Submodule bool   `json:"submodule,omitempty"` // it is one, whose commit is another
}

// Changed is a symbol that differs.
type Changed struct {
	ID         string            `json:"id"` // that it has or, of one that is gone, had
	Name       string            `json:"name"`
	Type       ctxsys.EntityType `json:"type"`
	Path       string            `json:"path"`
	Line       int               `json:"line"`
	Change     string            `json:"change"` // added, removed, signature, body, renamed, moved, documentation
	Edited     bool              `json:"edited,omitempty"`
	From       string            `json:"from,omitempty"` // the id before, of what was renamed or moved
	Signature  string            `json:"signature,omitempty"`
	Before     string            `json:"before,omitempty"` // the signature before, when it was another
	Exported   bool              `json:"exported,omitempty"`
	Test       bool              `json:"test,omitempty"`
	Dependents int               `json:"dependents"`

	entity int64 // in the graph, 0 for none
	old    *diff.Side
	new    *diff.Side
	lost   []string // methods of interfaces that it was
}

// Affected is an entity that depends on what changed.
type Affected struct {
	ID         string              `json:"id"`
	Name       string              `json:"name"`
	Type       ctxsys.EntityType   `json:"type"`
	Path       string              `json:"path"`
	Line       int                 `json:"line"` // where it uses what it depends on, or where it begins
	Depth      int                 `json:"depth"`
	Confidence float64             `json:"confidence"` // 0 to 1: of the least sure edge on the surest way
	Kind       ctxsys.RelationKind `json:"kind"`       // of the edge it was reached by
	On         string              `json:"on"`         // the id of what it uses: changed, or affected itself
	Test       bool                `json:"test,omitempty"`

	entity int64
}

// Misfit is a call that the new signature of what it calls does not fit.
type Misfit struct {
	Path      string `json:"path"`
	Line      int    `json:"line"`
	Caller    string `json:"caller"` // id
	Callee    string `json:"callee"` // id
	Arguments int    `json:"arguments"`
	Why       string `json:"why"`
}

// Reason is why a change is risky.
type Reason struct {
	Risk string `json:"risk"`
	Text string `json:"text"` // What, and the first of Names and how many there are more

	What  string   `json:"-"`
	Names []string `json:"-"`
	More  int      `json:"-"`
}

const (
	usualDepth = 3
	usualLimit = 100
	usualTests = 500
	maxDepth   = 10
	maxReached = 20_000
	crowd      = 5_000 // edges into one entity beyond which those are not followed
)

// Of says what a change means, from the snapshot that v reads.
func Of(ctx context.Context, v *graph.View, req Request) (*Response, error) {
	w, err := run(ctx, v, req, false)
	if err != nil {
		return nil, err
	}
	if err := w.misfits(ctx); err != nil {
		return nil, err
	}
	w.judge()
	return w.resp, nil
}

// run finds what differs and who depends on it. With wide, calls that may mean a method by its name alone count: who looks for all tests wants
// one too many rather than one too few.
func run(ctx context.Context, v *graph.View, req Request, wide bool) (*work, error) {
	if req.Depth == 0 {
		req.Depth = usualDepth
	}
	if req.Depth < 0 || req.Depth > maxDepth {
		return nil, fmt.Errorf("%w: depth %d: use 1 to %d", ctxsys.ErrUsage, req.Depth, maxDepth)
	}
	if req.Limit <= 0 {
		req.Limit = usualLimit
	}
	w := &work{v: v, req: req, wide: wide, resp: &Response{Files: []File{}, Changed: []Changed{}, Affected: []Affected{}, Depths: []int{}, Tests: []Affected{}, Misfits: []Misfit{}, Reasons: []Reason{}}}
	var err error
	if req.Symbol != "" {
		err = w.symbol(ctx)
	} else {
		err = w.compare(ctx)
	}
	if err != nil {
		return nil, err
	}
	return w, w.dependents(ctx)
}

// work is one answer being made.
type work struct {
	v    *graph.View
	req  Request
	resp *Response

	wide    bool                    // calls of methods by name alone are followed too, where nobody knows what they mean
	unknown map[string][]store.Edge // of those, by the name

	placed   map[int64]*store.Located // what places has read
	formerly map[int64][]via          // methods of interfaces that changed ones were before

	dispatch map[int64]bool // what only calls through a base or an interface lead to
	made     map[int64]bool // what leads to the types behind those; nil where that is not known

	allAffected []Affected      // those that are not listed among them
	outside     map[string]bool // files of which something outside of all symbols differs
}

// symbol takes one entity for what changed.
func (w *work) symbol(ctx context.Context) error {
	found, err := graph.Resolve(ctx, w.v, w.req.Symbol, "")
	if err != nil {
		return err
	}
	e, err := graph.NewNames(w.v.Store).Entity(ctx, &found.Entity)
	if err != nil {
		return err
	}
	w.resp.Head = "work tree"
	w.resp.Changed = append(w.resp.Changed, Changed{ID: e.ID, Name: cmp.Or(e.QualifiedName, e.Name), Type: e.Type, Path: e.Path, Line: e.StartLine, Change: "symbol",
		Signature: e.Signature, Exported: e.Exported, entity: found.ID})
	return nil
}

// reached is an entity that depends on what changed.
type reached struct {
	id         int64
	depth      int
	confidence float64
	edge       store.Edge
}

// followed are the kinds of edge by which a change reaches others. What a file imports and what documents name is reached, and not
// gone on from.
var followed = store.KindSet(ctxsys.Calls, ctxsys.References, ctxsys.Extends, ctxsys.Implements, ctxsys.DependsOn)

// dependents walks from what changed to who depends on it, level by level, the surest way first.
func (w *work) dependents(ctx context.Context) error {
	changedAt := map[int64]int{} // entity to its index in changed
	var level []int64
	for i := range w.resp.Changed {
		c := &w.resp.Changed[i]
		if c.entity == 0 || c.Change == string(diff.Documentation) {
			continue
		}
		ids, err := w.members(ctx, c)
		if err != nil {
			return err
		}
		for _, id := range ids {
			if _, ok := changedAt[id]; !ok {
				changedAt[id] = i
				level = append(level, id)
			}
		}
	}
	w.formerly = map[int64][]via{}
	if err := w.former(ctx, changedAt, w.formerly); err != nil {
		return err
	}
	found, err := w.spread(ctx, level, !w.wide)
	if err != nil {
		return err
	}
	if w.wide {
		if err := w.dispatched(ctx, level, found); err != nil {
			return err
		}
	}
	for _, r := range found {
		if i, ok := changedAt[r.edge.Target]; ok && r.depth == 1 {
			w.resp.Changed[i].Dependents++
		}
	}
	if err := w.removed(ctx, found, changedAt); err != nil {
		return err
	}
	if err := w.untyped(ctx, found); err != nil {
		return err
	}
	return w.list(ctx, found)
}

// spread finds who depends on some entities, level by level. With dynamic, the callers of a method that one of them overrides or implements do, and
// in a wide search the calls that may mean one by its name alone.
func (w *work) spread(ctx context.Context, level []int64, dynamic bool) (map[int64]*reached, error) {
	found, sure := map[int64]*reached{}, map[int64]float64{}
	for _, id := range level {
		sure[id] = 1
	}
	for depth := 1; depth <= w.req.Depth && len(level) > 0; depth++ {
		var over map[int64][]via
		if dynamic {
			var err error
			if over, err = w.overridden(ctx, level); err != nil {
				return nil, err
			}
			if depth == 1 {
				for base, by := range w.formerly {
					over[base] = append(over[base], by...)
				}
			}
		}
		next, err := w.step(ctx, level, depth, sure, found, over, dynamic && w.wide)
		if err != nil {
			return nil, err
		}
		if len(found) > maxReached {
			w.note("more than %d entities depend on this: those further away than %d steps are left out", maxReached, depth)
			break
		}
		level = next
	}
	return found, nil
}

// members are the entities that a changed symbol is about: itself, and of a type what is not a symbol that is compared by itself.
func (w *work) members(ctx context.Context, c *Changed) ([]int64, error) {
	if c.Change != "symbol" {
		return []int64{c.entity}, nil
	}
	e, err := w.v.Store.Entity(ctx, c.entity)
	if err != nil {
		return nil, err
	}
	return graph.Members(ctx, w.v.Store, e)
}

// via is a method that a call of another may run.
type via struct {
	method     int64 // that changed
	confidence float64
}

// overridden returns the methods that some override or implement: a call of those may run these.
func (w *work) overridden(ctx context.Context, level []int64) (map[int64][]via, error) {
	methods, err := w.places(ctx, level)
	if err != nil {
		return nil, err
	}
	found, err := graph.Overridden(ctx, w.v, methods)
	if err != nil {
		return nil, err
	}
	out := map[int64][]via{}
	for _, o := range found {
		out[o.Base] = append(out[o.Base], via{o.Method, o.Confidence})
	}
	return out, nil
}

// places is Places of the store, of which each entity is read once.
func (w *work) places(ctx context.Context, ids []int64) ([]*store.Located, error) {
	var missing []int64
	for _, id := range ids {
		if _, ok := w.placed[id]; !ok {
			missing = append(missing, id)
		}
	}
	read, err := w.v.Store.Places(ctx, missing)
	if err != nil {
		return nil, err
	}
	if w.placed == nil {
		w.placed = map[int64]*store.Located{}
	}
	for i := range read {
		w.placed[read[i].ID] = &read[i]
	}
	out := make([]*store.Located, 0, len(ids))
	for _, id := range ids {
		if l := w.placed[id]; l != nil {
			out = append(out, l)
		}
	}
	return out, nil
}

// step finds who uses a level, and returns what is new of it.
func (w *work) step(ctx context.Context, level []int64, depth int, sure map[int64]float64, found map[int64]*reached, over map[int64][]via, byName bool) (next []int64, err error) {
	edges, err := w.edges(ctx, level, over)
	if err != nil {
		return nil, err
	}
	take := func(e store.Edge, on int64, confidence float64, goOn bool) {
		if e.Source == on {
			return
		}
		if have, ok := sure[e.Source]; ok && have >= confidence {
			return
		}
		r, known := found[e.Source]
		if _, changed := sure[e.Source]; changed && !known { // changed itself
			return
		}
		if known && r.depth < depth && r.confidence >= confidence {
			return
		}
		sure[e.Source] = max(confidence, sure[e.Source])
		e.Target = on
		if !known {
			found[e.Source] = &reached{id: e.Source, depth: depth, confidence: confidence, edge: e}
			if goOn {
				next = append(next, e.Source)
			}
			return
		}
		if r.confidence < confidence {
			r.confidence = confidence
			if r.depth == depth { // a surer way that is longer does not change what it uses
				r.edge = e
			}
		}
	}
	direct := map[int64]bool{}
	for _, id := range level {
		direct[id] = true
	}
	for _, e := range edges {
		if e.Source == 0 {
			continue
		}
		if direct[e.Target] {
			take(e, e.Target, min(sure[e.Target], e.Weight), true)
		}
		for _, o := range over[e.Target] {
			if e.Kind == ctxsys.Calls || e.Kind == ctxsys.References {
				take(e, o.method, min(sure[o.method], e.Weight, o.confidence), true)
			}
		}
	}
	if byName {
		calls, err := w.calledByName(ctx, level)
		if err != nil {
			return nil, err
		}
		for _, e := range calls {
			take(e, e.Target, min(sure[e.Target], possible), true)
		}
	}
	if w.wide {
		set, err := w.setAtStart(ctx, level)
		if err != nil {
			return nil, err
		}
		for _, e := range set {
			take(e, e.Target, min(sure[e.Target], possible), true)
		}
	}
	if depth == 1 {
		named, err := w.v.Store.EdgesInto(ctx, level, store.KindSet(ctxsys.Documents), crowd)
		if err != nil {
			return nil, err
		}
		for _, e := range named {
			take(e, e.Target, min(sure[e.Target], e.Weight), false)
		}
	}
	return next, nil
}

// edges are those by which a change reaches others: into a level, and into what methods of it override. They are in the order of what they
// lead to. Of several methods that a call may run, how sure each is depends on which edge comes first, so of those that comes by place.
func (w *work) edges(ctx context.Context, level []int64, over map[int64][]via) ([]store.Edge, error) {
	bases := keys(over)
	plain := slices.DeleteFunc(slices.Clone(level), func(id int64) bool { return over[id] != nil })
	edges, err := w.v.Store.EdgesInto(ctx, plain, followed, crowd)
	if err != nil {
		return nil, err
	}
	into, err := w.v.Store.EdgesIn(ctx, bases, followed, crowd, nil)
	edges = append(edges, into...)
	slices.SortStableFunc(edges, func(a, b store.Edge) int { return cmp.Compare(a.Target, b.Target) })
	return edges, err
}

// crowdedName is how many calls of a name without a known target are followed: more is a name that everything has.
const crowdedName = 2000

// calledByName are calls whose target is not known, or outside, and that end in the name of a method: x.ServeHTTP(w, r) where x is of
// an interface of another package. They come with the method as target.
func (w *work) calledByName(ctx context.Context, level []int64) (out []store.Edge, err error) {
	if w.unknown == nil {
		w.unknown = map[string][]store.Edge{}
		if err := w.v.Store.EachOpen(ctx, store.KindSet(ctxsys.Calls), true, func(source int64, kind ctxsys.RelationKind, text string, line int) {
			if name := facts.LastName(text); name != text {
				w.unknown[name] = append(w.unknown[name], store.Edge{Source: source, Kind: kind, Text: text, Line: line})
			}
		}); err != nil {
			return nil, err
		}
	}
	places, err := w.places(ctx, level)
	if err != nil {
		return nil, err
	}
	places = slices.DeleteFunc(places, func(p *store.Located) bool { n := len(w.unknown[p.Name]); return n == 0 || n > crowdedName })
	// A function of TypeScript that says what this is becomes a method where nobody sees it.
	var others []int64
	for _, p := range places {
		if p.Type != ctxsys.TypeMethod {
			others = append(others, p.ID)
		}
	}
	signed, err := w.v.Store.Located(ctx, others)
	methods := map[int64]bool{}
	for i := range signed {
		methods[signed[i].ID] = strings.Contains(strings.ReplaceAll(signed[i].Signature, " ", ""), "(this:")
	}
	for _, p := range places {
		if p.Type != ctxsys.TypeMethod && !methods[p.ID] {
			continue
		}
		for _, e := range w.unknown[p.Name] {
			e.Target = p.ID
			out = append(out, e)
		}
	}
	return out, err
}

// removed finds who names what is gone: edges of code that lead nowhere and end in its name. Whether they mean it cannot be known for sure.
func (w *work) removed(ctx context.Context, found map[int64]*reached, changedAt map[int64]int) error {
	gone := map[string][]int{}
	for i := range w.resp.Changed {
		c := &w.resp.Changed[i]
		if c.old != nil && (c.new == nil || c.Change == string(diff.Renamed)) {
			gone[c.old.Symbol.Name] = append(gone[c.old.Symbol.Name], i)
		}
	}
	if len(gone) == 0 {
		return nil
	}
	open, err := graph.OpenUsesOf(ctx, w.v.Store, followed, func(name string) bool { return gone[name] != nil })
	if err != nil {
		return err
	}
	for _, e := range open {
		for _, i := range gone[e.Name] {
			c := &w.resp.Changed[i]
			if e.Language != languageOf(c.old.Path) {
				continue
			}
			c.Dependents++
			if r, known := found[e.Edge.Source]; !known || r.depth > 1 {
				found[e.Edge.Source] = &reached{id: e.Edge.Source, depth: 1, confidence: possible, edge: e.Edge}
			}
			on := found[e.Edge.Source]
			if on.edge.Target == 0 {
				on.edge.Text = goneID(c)
			}
		}
	}
	return nil
}

// maxUntyped is how many uses of a member's name are listed as possible: of more, the name says too little.
const maxUntyped = 50

// untyped finds in languages whose values need no type who uses a member with the name of what changed, of a value of which nothing is known.
func (w *work) untyped(ctx context.Context, found map[int64]*reached) error {
	named := map[string][]int{}
	for i := range w.resp.Changed {
		c := &w.resp.Changed[i]
		if c.entity != 0 && c.Change != string(diff.Documentation) && c.Change != string(diff.Added) && c.Change != string(diff.Removed) && (c.Type == ctxsys.TypeFunction || c.Type == ctxsys.TypeMethod) && family(languageOf(c.Path)) != "" {
			named[c.called()] = append(named[c.called()], i)
		}
	}
	if len(named) == 0 {
		return nil
	}
	open, err := graph.OpenUsesOf(ctx, w.v.Store, store.KindSet(ctxsys.Calls, ctxsys.References), func(name string) bool { return named[name] != nil })
	if err != nil {
		return err
	}
	uses := map[int][]graph.OpenUse{}
	for _, e := range open {
		for _, i := range named[e.Name] {
			if strings.ContainsAny(e.Edge.Text, ".>") && family(e.Language) == family(languageOf(w.resp.Changed[i].Path)) {
				uses[i] = append(uses[i], e)
			}
		}
	}
	for i := range w.resp.Changed {
		c := &w.resp.Changed[i]
		if len(uses[i]) > maxUntyped {
			w.note("%d uses of members called %s may mean %s or not: they are not listed", len(uses[i]), c.called(), c.Name)
			continue
		}
		for _, e := range uses[i] {
			if r, known := found[e.Source]; known && r.depth == 1 || e.Source == c.entity {
				continue
			}
			c.Dependents++
			e.Edge.Target = c.entity
			found[e.Source] = &reached{id: e.Source, depth: 1, confidence: possible, edge: e.Edge}
		}
	}
	return nil
}

// called is the name that uses have which were written before the change.
func (c *Changed) called() string {
	if c.old != nil {
		return c.old.Symbol.Name
	}
	return facts.LastName(c.Name)
}

// family is one name for languages that call each other and whose values need no type, "" for others.
func family(language string) string {
	switch language {
	case "javascript", "typescript", "tsx", "jsx", "vue":
		return "javascript"
	case "python", "ruby", "php", "lua":
		return language
	}
	return ""
}

// possible is how sure an edge is that leads nowhere and has the name of what is gone.
const possible = 0.5

// list makes the outside form of what was reached.
func (w *work) list(ctx context.Context, found map[int64]*reached) error {
	ids := make([]int64, 0, len(found))
	for id := range found {
		ids = append(ids, id)
	}
	for _, r := range found {
		if r.edge.Target != 0 {
			ids = append(ids, r.edge.Target)
		}
	}
	slices.Sort(ids)
	if _, err := w.places(ctx, slices.Compact(ids)); err != nil {
		return err
	}
	at := w.placed
	changed := map[int64]string{} // for those that have no place any more
	for i := range w.resp.Changed {
		changed[w.resp.Changed[i].entity] = w.resp.Changed[i].ID
	}
	var all []Affected
	for id, r := range found {
		p := at[id]
		if p == nil {
			continue
		}
		e := graph.PublicAt(p)
		a := Affected{ID: e.ID, Name: cmp.Or(e.QualifiedName, e.Name), Type: e.Type, Path: e.Path, Line: cmp.Or(r.edge.Line, e.StartLine), Depth: r.depth, Confidence: r.confidence,
			Kind: r.edge.Kind, On: r.edge.Text, Test: p.FileFlags&store.FlagTest != 0 || inTests(p), entity: id}
		if t := at[r.edge.Target]; t != nil {
			on := graph.PublicAt(t)
			a.On = on.ID
		} else if r.edge.Target != 0 {
			a.On = changed[r.edge.Target]
		}
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b Affected) int {
		return cmp.Or(cmp.Compare(a.Depth, b.Depth), cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(a.Path, b.Path), cmp.Compare(a.Line, b.Line), cmp.Compare(a.ID, b.ID))
	})
	files, testFiles := map[string]bool{}, map[string]bool{}
	for _, a := range all {
		for len(w.resp.Depths) < a.Depth {
			w.resp.Depths = append(w.resp.Depths, 0)
		}
		w.resp.Depths[a.Depth-1]++
		files[a.Path] = true
		if !a.Test {
			continue
		}
		testFiles[a.Path] = true
		if w.resp.AllTests++; w.resp.AllTests <= w.req.Limit {
			w.resp.Tests = append(w.resp.Tests, a)
		}
	}
	w.allAffected, w.resp.Total, w.resp.AffectedFiles, w.resp.TestFiles = all, len(all), len(files), len(testFiles)
	w.resp.Affected = append(w.resp.Affected, all[:min(len(all), w.req.Limit)]...)
	return nil
}

func (w *work) note(format string, args ...any) {
	w.resp.Notes = append(w.resp.Notes, fmt.Sprintf(format, args...))
}
