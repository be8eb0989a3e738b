package engine

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	// leastForRelated is the budget under which results have no surroundings: there every token of a result says more.
	leastForRelated = 1500

	surrounded   = 5  // results that have surroundings
	callersEach  = 3  // of a result
	testsEach    = 2  // of a result
	typesEach    = 4  // of a result
	importsFiles = 2  // whose imports are listed
	importsEach  = 20 // of a file
	usersRead    = 60 // edges into a result that are looked at; one with more is used everywhere, which tells nothing

	// What surrounds a result counts as a part of it (RET-21).
	parentWorth, otherWorth = 0.5, 0.3
)

// around collects what surrounds results.
type around struct {
	p     *Project
	v     *sqlite.View
	texts *contents
	f     *found

	have map[int64]bool // entities that are results, or are there already
	hits []aroundHit
	out  []assemble.Candidate
	bare map[int]int64 // those of out of which their author says nothing, and which entities they are
}

// aroundHit is a result as the one that others are related to.
type aroundHit struct {
	sqlite.Located
	score float64
}

// surroundings returns what surrounds the best results: what they are in, the types they use, what calls them, their tests,
// and what their files import; signatures and single lines, each kind in a room of its own.
func (p *Project) surroundings(ctx context.Context, v *sqlite.View, texts *contents, f *found) ([]assemble.Candidate, error) {
	a := &around{p: p, v: v, texts: texts, f: f, have: map[int64]bool{}, bare: map[int]int64{}}
	var ids []int64
	scores := map[int64]float64{}
	for _, r := range f.results[:min(len(f.results), contextResults)] {
		piece := f.pieces[r.Doc]
		if a.have[piece.Entity] {
			continue
		}
		a.have[piece.Entity] = true
		if len(ids) < surrounded && walk.IsCode(piece.Language) && wholeEntity(&piece) {
			ids = append(ids, piece.Entity)
			scores[piece.Entity] = r.Score
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	located, err := v.Located(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, l := range located {
		a.hits = append(a.hits, aroundHit{l, scores[l.ID]})
	}
	slices.SortFunc(a.hits, func(x, y aroundHit) int { return slices.Index(ids, x.ID) - slices.Index(ids, y.ID) })
	for _, part := range []func(context.Context) error{a.parents, a.types, a.users, a.imports} {
		if err := part(ctx); err != nil {
			return a.out, err
		}
	}
	return a.out, a.tell(ctx)
}

// tell adds what a model wrote about that of which its author says nothing.
func (a *around) tell(ctx context.Context) error {
	told, err := a.v.SummariesOf(ctx, slices.Collect(maps.Values(a.bare)))
	for i, id := range a.bare {
		if s, ok := told[id]; ok {
			a.out[i].Content += fmt.Sprintf("\nsummary, written by %s: %s", s.Model, s.Text)
		}
	}
	return err
}

// ids are those of the results.
func (a *around) ids() []int64 {
	ids := make([]int64, len(a.hits))
	for i := range a.hits {
		ids[i] = a.hits[i].ID
	}
	return ids
}

func (a *around) hit(id int64) *aroundHit {
	return &a.hits[slices.IndexFunc(a.hits, func(h aroundHit) bool { return h.ID == id })]
}

// parents are the types that results are members of.
func (a *around) parents(ctx context.Context) error {
	var ids []int64
	of := map[int64]*aroundHit{}
	for i := range a.hits {
		h := &a.hits[i]
		if h.Parent > 0 && !a.have[h.Parent] && of[h.Parent] == nil {
			ids = append(ids, h.Parent)
			of[h.Parent] = h
		}
	}
	located, err := a.v.Located(ctx, ids)
	if err != nil {
		return err
	}
	slices.SortFunc(located, func(x, y sqlite.Located) int { return slices.Index(ids, x.ID) - slices.Index(ids, y.ID) })
	for i := range located {
		if isType(located[i].Type) {
			a.add(&located[i], "parent", "holds "+of[located[i].ID].Qualified, of[located[i].ID].score*parentWorth, "")
		}
	}
	return nil
}

func isType(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
		return true
	}
	return false
}

// types are those that results use, extend or implement.
func (a *around) types(ctx context.Context) error {
	edges, err := a.v.EdgesOut(ctx, a.ids(), sqlite.KindSet(ctxsys.References, ctxsys.Extends, ctxsys.Implements), nil)
	if err != nil {
		return err
	}
	edges = slices.DeleteFunc(edges, func(e sqlite.Edge) bool { return e.Target <= 0 || a.have[e.Target] })
	ends, err := a.ends(ctx, edges, func(e *sqlite.Edge) int64 { return e.Target })
	if err != nil {
		return err
	}
	taken := map[int64]int{}
	for _, e := range edges {
		l := ends[e.Target]
		if l == nil || !isType(l.Type) || a.have[l.ID] || taken[e.Source] == typesEach {
			continue
		}
		taken[e.Source]++
		h := a.hit(e.Source)
		a.add(l, "types", "used by "+h.Qualified, h.score*otherWorth*e.Weight, "")
	}
	return nil
}

// users are what calls results, and their tests: of several the surest, and of those in the files that most others use.
func (a *around) users(ctx context.Context) error {
	edges, err := a.v.EdgesIn(ctx, a.ids(), sqlite.KindSet(ctxsys.Calls), usersRead, nil)
	if err != nil {
		return err
	}
	edges = slices.DeleteFunc(edges, func(e sqlite.Edge) bool { return a.have[e.Source] })
	ends, err := a.ends(ctx, edges, func(e *sqlite.Edge) int64 { return e.Source })
	if err != nil {
		return err
	}
	central := map[int64]int{}
	for _, l := range ends {
		if l == nil { // it is not in its file any more
			continue
		}
		n, err := a.f.known.usersOf(ctx, a.v, sqlite.FileOf(l.ID))
		if err != nil {
			return err
		}
		central[l.ID] = n
	}
	slices.SortStableFunc(edges, func(x, y sqlite.Edge) int {
		return cmp.Or(cmp.Compare(y.Weight, x.Weight), cmp.Compare(central[y.Source], central[x.Source]))
	})
	calls, tests := map[int64]int{}, map[int64]int{}
	for _, e := range edges {
		l := ends[e.Source]
		if l == nil || a.have[l.ID] {
			continue
		}
		room, taken, most, relation := "callers", calls, callersEach, "calls "
		if l.FileFlags&sqlite.FlagTest != 0 {
			room, taken, most, relation = "tests", tests, testsEach, "tests "
		}
		if taken[e.Target] == most {
			continue
		}
		taken[e.Target]++
		h := a.hit(e.Target)
		line, err := a.line(ctx, sqlite.FileOf(l.ID), e.Line)
		if err != nil {
			return err
		}
		a.add(l, room, relation+h.Qualified, h.score*otherWorth*e.Weight, line)
	}
	return nil
}

// line is one line of a file, without what it is indented by.
func (a *around) line(ctx context.Context, file int64, number int) (string, error) {
	c, err := a.texts.of(ctx, file)
	if err != nil || number < 1 {
		return "", err
	}
	text := c.text
	for n := 1; n < number; n++ {
		i := slices.Index(text, '\n')
		if i < 0 {
			return "", nil
		}
		text = text[i+1:]
	}
	if i := slices.Index(text, '\n'); i >= 0 {
		text = text[:i]
	}
	return fmt.Sprintf("%d: %s", number, shortLines(strings.TrimSpace(string(text)))), nil
}

// imports lists what the files of the best results import of the project.
func (a *around) imports(ctx context.Context) error {
	var files []int64
	of := map[int64]*aroundHit{}
	for i := range a.hits {
		file := sqlite.FileEntity(sqlite.FileOf(a.hits[i].ID))
		if of[file] == nil && len(files) < importsFiles {
			files = append(files, file)
			of[file] = &a.hits[i]
		}
	}
	edges, err := a.v.EdgesOut(ctx, files, sqlite.KindSet(ctxsys.Imports), nil)
	if err != nil {
		return err
	}
	edges = slices.DeleteFunc(edges, func(e sqlite.Edge) bool { return e.External || e.Target == 0 }) // what is from elsewhere tells little
	for _, file := range files {
		var lines []string
		for _, e := range edges {
			if e.Source == file && e.Text != "" && !slices.Contains(lines, e.Text) && len(lines) < importsEach {
				lines = append(lines, e.Text)
			}
		}
		if len(lines) == 0 {
			continue
		}
		h := of[file]
		a.out = append(a.out, assemble.Candidate{Room: "imports", Slice: ctxsys.Slice{
			ID: h.Path + "#imports", Type: ctxsys.SliceSearch, Source: h.Path, Name: "imports of " + h.Path, Priority: assemble.SearchLevel,
			Prunable: true, Score: h.score * otherWorth, Form: ctxsys.FormSignature, Related: "imported where " + h.Qualified + " is",
			EntityID: h.Path, EntityType: ctxsys.TypeFile,
			Content: strings.Join(lines, "\n"),
		}})
	}
	return nil
}

// ends are the entities at one end of edges.
func (a *around) ends(ctx context.Context, edges []sqlite.Edge, end func(*sqlite.Edge) int64) (map[int64]*sqlite.Located, error) {
	var ids []int64
	out := map[int64]*sqlite.Located{}
	for i := range edges {
		if id := end(&edges[i]); id > 0 {
			if _, known := out[id]; !known {
				ids = append(ids, id)
				out[id] = nil
			}
		}
	}
	located, err := a.v.Located(ctx, ids)
	for i := range located {
		out[located[i].ID] = &located[i]
	}
	return out, err
}

// add takes in the signature of an entity, and a line of it where that is why it is here.
func (a *around) add(l *sqlite.Located, room, relation string, score float64, line string) {
	text := outline(&l.Entity)
	if line != "" {
		text = strings.TrimSpace(l.Signature + "\n" + line)
	}
	if text == "" {
		return
	}
	a.have[l.ID] = true
	if line == "" && l.Doc == "" {
		a.bare[len(a.out)] = l.ID
	}
	a.out = append(a.out, assemble.Candidate{Room: room, Slice: ctxsys.Slice{
		ID: publicID(l.Path, &l.Entity), Type: ctxsys.SliceSearch, Source: fmt.Sprintf("%s:%d-%d", l.Path, l.StartLine, l.EndLine),
		Priority: assemble.SearchLevel, Prunable: true, Score: score, Form: ctxsys.FormSignature, EntityID: publicID(l.Path, &l.Entity),
		EntityType: l.Type, Name: l.Qualified, Path: l.Path, StartLine: l.StartLine, EndLine: l.EndLine, Language: l.Language,
		Related: relation, Content: text,
	}})
}
