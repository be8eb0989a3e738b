package completion

import (
	"cmp"
	"errors"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What tells that the next line will name a symbol of another file. The numbers were set by the share of the names of
// held-out lines that the context then holds, see docs/measure/bench.md.
const (
	usedGain    = 1.0 // the file uses it already,
	nearGain    = 1.5 // in a line near the cursor
	memberGain  = 0.7 // it is part of a type that the file uses
	siblingGain = 0.4 // it is part of a type another part of which the file uses
	popularGain = 0.6 // others use it
	namedGain   = 2.5 // its name is near the cursor
	reachGain   = 0.3 // its file is used, or is in the same package

	strangerShare = 0.2 // of a gain, for a member of a type that nothing speaks for, and in tests for what is none

	nearCursor = 30 // how far from the cursor near is

	// Shares of what is left after the text and the edits.
	definitionShare = 0.22
	similarShare    = 0.28
	namesShare      = 0.22
	bufferShare     = 0.10
	treeShare       = 0.04
)

// likely are the symbols of other files that the next line may name.
type likely struct {
	used    map[int64]float64 // symbols that the file uses, and how much that says
	reached map[int64]float64 // files, and how much speaks for what is in them
	linked  map[int64]bool    // those of them that the file imports or uses
	files   []*surface
	ranked  []candidateSymbol // the best first
	rest    []candidateSymbol // of which nothing is known but where they are
}

// candidateSymbol is a symbol that something speaks for.
type candidateSymbol struct {
	*surfaceSymbol
	in    *surface
	score float64
	named bool // its name is near the cursor
}

// used brings what the file uses of others or may use, definitions of names near the cursor, and code that looks similar.
func (c *completer) used() error {
	generation, err := c.v.Meta(c.ctx, index.MetaGeneration)
	if err != nil {
		return err
	}
	c.of.surfaces.at(generation)
	k := &likely{used: map[int64]float64{}, reached: map[int64]float64{}, linked: map[int64]bool{}}
	if err := c.reach(k); err != nil {
		return err
	}
	total := c.left
	if c.req.Plain {
		return c.signatures(k, total*6/10)
	}
	similar, err := c.weighAndLook(k)
	if err != nil {
		return err
	}
	if err := c.definitions(k, int(definitionShare*float64(total))); err != nil {
		return err
	}
	room := int(similarShare * float64(total))
	for _, s := range similar {
		if tokens := len(s.Content)/4 + 8; tokens <= room && c.add(s) {
			room -= tokens
		}
	}
	rest := int((1 - definitionShare - similarShare - bufferShare - treeShare) * float64(total))
	return c.signatures(k, rest)
}

// weighAndLook weighs the symbols while it looks for similar code, which needs a view of its own.
func (c *completer) weighAndLook(k *likely) (similar []Snippet, err error) {
	g, ctx := errgroup.WithContext(c.ctx)
	g.Go(func() error {
		return c.of.source.Recent(ctx, func(v *snapshot.Snapshot) (err error) {
			own := *c
			own.ctx, own.v = ctx, v
			similar, err = own.similar(k.reached)
			return err
		})
	})
	err = c.weigh(k)
	return similar, errors.Join(err, g.Wait())
}

// reach finds the symbols that the file uses, and the files they are in.
func (c *completer) reach(k *likely) error {
	if c.row.ID == 0 {
		return c.reachFolder(k)
	}
	es, err := c.v.FileEntities(c.ctx, c.row.ID)
	if err != nil {
		return err
	}
	ids := make([]int64, len(es))
	for i := range es {
		ids[i] = es[i].ID
	}
	edges, err := c.v.EdgesOut(c.ctx, ids, store.KindSet(ctxsys.Calls, ctxsys.References, ctxsys.Extends, ctxsys.Implements, ctxsys.Imports), nil)
	if err != nil {
		return err
	}
	cursor := strings.Count(c.text[:c.offset], "\n") + 1
	for _, e := range edges {
		switch {
		case e.Target < 0:
			files, err := c.of.surfaces.in(c.ctx, c.v, e.Target)
			if err != nil {
				return err
			}
			for _, f := range files {
				k.reached[f] += reachGain
				k.linked[f] = true
			}
		case e.Target > 0 && store.FileOf(e.Target) != c.row.ID:
			k.reached[store.FileOf(e.Target)] += reachGain
			k.linked[store.FileOf(e.Target)] = true
			if store.EntityNumber(e.Target) > 0 {
				k.used[e.Target] += usedGain
				if d := e.Line - cursor; -nearCursor <= d && d <= nearCursor/3 {
					k.used[e.Target] += nearGain
				}
			}
		}
	}
	return c.reachFolder(k)
}

// reachFolder adds the files that share a scope with this one: those of its package or folder.
func (c *completer) reachFolder(k *likely) error {
	files, err := c.folder()
	for _, f := range files {
		if f != c.row.ID {
			k.reached[f] += reachGain
		}
	}
	delete(k.reached, c.row.ID)
	return err
}

// folder returns the files in the folder of this one, and itself; none where no such folder is indexed.
func (c *completer) folder() ([]int64, error) {
	dir := path.Dir(c.path)
	if dir == "." {
		dir = ""
	}
	module, err := c.v.Module(c.ctx, dir)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return c.of.surfaces.in(c.ctx, c.v, module.ID)
}

// maxSurfaced is how many files are looked into: those that most speaks for.
const maxSurfaced = 400

// weigh scores the symbols of the reached files.
func (c *completer) weigh(k *likely) error {
	reached := slices.SortedFunc(maps.Keys(k.reached), func(a, b int64) int {
		return cmp.Or(cmp.Compare(k.reached[b], k.reached[a]), cmp.Compare(a, b))
	})
	for _, file := range reached[:min(len(reached), maxSurfaced)] {
		s, err := c.of.surfaceOf(c.ctx, c.v, file)
		if err != nil {
			return err
		}
		if s != nil {
			k.files = append(k.files, s)
		}
	}
	// Ids tell the order in which files were indexed, which says nothing.
	slices.SortFunc(k.files, func(a, b *surface) int { return cmp.Compare(a.path, b.path) })
	near, test, folder := c.nearNames(), walk.IsTest(c.path), path.Dir(c.path)
	for _, s := range k.files {
		w := weighing{likely: k, in: s, near: near, types: k.usedTypes(s), reach: min(1, k.reached[s.file]) * reachGain}
		w.foreign, w.strange = s.folder != folder, s.test && !test
		for i := range s.symbols {
			w.weigh(&s.symbols[i])
		}
	}
	k.sort()
	return nil
}

// weighing is what is the same for all symbols of a file.
type weighing struct {
	*likely
	in      *surface
	near    map[string]float64
	types   map[int64]float64
	reach   float64
	foreign bool // another folder's
	strange bool // of a test, where the cursor is in none
}

func (w *weighing) weigh(o *surfaceSymbol) {
	used := w.used[o.id]
	if w.foreign && !o.exported && used == 0 {
		return
	}
	c := candidateSymbol{surfaceSymbol: o, in: w.in, score: popularGain*o.users + w.reach}
	of := 0.0
	if len(w.types) > 0 {
		of = w.types[o.parent]
	}
	if n := w.near[o.name]; n > 0 {
		if store.EntityNumber(o.parent) > 0 && of == 0 {
			n *= strangerShare
		}
		c.score += namedGain * n
		c.named = true
	}
	c.score += of
	if w.strange {
		c.score *= strangerShare
	}
	c.score += used
	switch {
	case used > 0 || of > 0 || c.named || o.users > 0:
		w.ranked = append(w.ranked, c)
	case !w.strange:
		w.rest = append(w.rest, c)
	}
}

// usedTypes returns how much speaks for the members of the types of a file: that the type is used, or another member.
func (k *likely) usedTypes(s *surface) map[int64]float64 {
	var types map[int64]float64
	for i := range s.symbols {
		o := &s.symbols[i]
		used := k.used[o.id]
		if used == 0 {
			continue
		}
		if types == nil {
			types = map[int64]float64{}
		}
		types[o.id] += memberGain * min(used, 3)
		if store.EntityNumber(o.parent) > 0 {
			types[o.parent] += siblingGain * min(used, 3)
		}
	}
	for id := range types {
		types[id] = min(types[id], 3)
	}
	return types
}

// maxRanked is how many symbols are put in order: more never fit.
const maxRanked = 2000

func (k *likely) sort() {
	slices.SortFunc(k.ranked, func(a, b candidateSymbol) int {
		if a.score != b.score {
			return cmp.Compare(b.score, a.score)
		}
		if a.in != b.in {
			if c := cmp.Compare(a.in.path, b.in.path); c != 0 {
				return c
			}
		}
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.id, b.id))
	})
	k.ranked = append(k.ranked[:min(len(k.ranked), maxRanked)], k.rest[:min(len(k.rest), max(0, maxRanked-len(k.ranked)))]...)
}

// nearNames returns the names in the lines around the cursor, by how near they are: 1 in the line itself.
func (c *completer) nearNames() map[string]float64 {
	out := map[string]float64{}
	take := func(line string, distance int) {
		w := 1 / (1 + float64(distance)/8)
		for _, name := range identifiers(line) {
			out[name] = max(out[name], w)
		}
	}
	before := strings.Split(c.text[max(0, c.offset-8000):c.offset], "\n")
	for i := range min(len(before), nearCursor) {
		take(before[len(before)-1-i], i)
	}
	after := strings.Split(c.text[c.offset:min(len(c.text), c.offset+4000)], "\n")
	for i := range min(len(after), nearCursor/3) {
		take(after[i], i+1)
	}
	return out
}

// identifiers returns those of a text.
func identifiers(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// leastName is the tokens of the shortest name with its comma.
const leastName = 2

// offer is what is shown of a file: signatures, and bare names.
type offer struct {
	lines []candidateSymbol
	bare  []string
	best  float64
}

// signatures brings what the file uses or may use of others, a snippet a file: the signatures of the best, and the bare
// names of what follows.
func (c *completer) signatures(k *likely, room int) error {
	if c.req.Plain {
		if err := c.plainFiles(k); err != nil {
			return err
		}
	}
	full := room - int(namesShare*float64(c.left))
	offers := map[*surface]*offer{}
	seen := map[string]bool{}
	for _, o := range k.ranked {
		if room < leastName {
			c.resp.Truncated = true
			break
		}
		cost, bare := len(o.line)/4+1, len(o.name)/4+1
		of := offers[o.in]
		if of == nil {
			of = &offer{}
			cost, bare = cost+len(o.in.path)/4+6, bare+len(o.in.path)/4+8
		}
		switch {
		case cost <= full:
			full, room = full-cost, room-cost
			of.lines, of.best = append(of.lines, o), max(of.best, o.score)
		case !seen[o.name] && bare <= room:
			room -= bare
			of.bare = append(of.bare, o.name)
		default:
			c.resp.Truncated = true
			continue
		}
		seen[o.name], offers[o.in] = true, of
	}
	for _, s := range k.files {
		if of := offers[s]; of != nil {
			kind := SnippetNear
			if k.linked[s.file] {
				kind = SnippetImport
			}
			c.add(Snippet{Kind: kind, Path: s.path, Content: of.text(c.comment()), Score: of.best, Priority: usedLevel})
		}
	}
	c.sortLast(SnippetImport, SnippetNear)
	return nil
}

// text is the signatures in the order of the file, and a comment with the names.
func (of *offer) text(mark [2]string) string {
	var b strings.Builder
	slices.SortFunc(of.lines, func(a, b candidateSymbol) int { return cmp.Compare(a.from, b.from) })
	ends := make(map[int64]int, len(of.lines))
	for _, o := range of.lines {
		ends[o.id] = o.to
		if o.from < ends[o.parent] { // it is in what is above it
			b.WriteString("\t")
		}
		b.WriteString(o.line + "\n")
	}
	if len(of.bare) > 0 {
		b.WriteString(mark[0] + "also: " + strings.Join(of.bare, ", ") + mark[1] + "\n")
	}
	return b.String()
}

// sortLast brings the snippets of some kinds, which are at the end, in order of their scores.
func (c *completer) sortLast(kinds ...string) {
	all := c.resp.Snippets
	at := len(all)
	for at > 0 && slices.Contains(kinds, all[at-1].Kind) {
		at--
	}
	slices.SortStableFunc(all[at:], func(a, b Snippet) int { return cmp.Compare(b.Score, a.Score) })
}

// plainFiles limits what is shown to the files that the file imports, with the signatures of all that they offer.
func (c *completer) plainFiles(k *likely) error {
	for _, file := range slices.Sorted(maps.Keys(k.reached)) {
		s, err := c.of.surfaceOf(c.ctx, c.v, file)
		if err != nil {
			return err
		}
		if s == nil {
			continue
		}
		k.files = append(k.files, s)
		for i := range s.symbols {
			if o := &s.symbols[i]; o.exported || s.folder == path.Dir(c.path) {
				k.ranked = append(k.ranked, candidateSymbol{surfaceSymbol: o, in: s, score: k.used[o.id]})
			}
		}
	}
	slices.SortFunc(k.files, func(a, b *surface) int { return cmp.Compare(a.path, b.path) })
	k.sort()
	return nil
}

const (
	maxDefinition  = 24 // lines of a definition that are shown
	maxDefinitions = 12
)

// definitions brings the definitions of types whose names are near the cursor: what a line does with a value of a type
// is known by its fields. Functions are in the list of signatures.
func (c *completer) definitions(k *likely, room int) error {
	var near []candidateSymbol
	for _, o := range k.ranked {
		if o.named && isTypeKind(o.kind) && len(near) < maxDefinitions {
			near = append(near, o)
		}
	}
	texts := c.v.Texts()
	for _, o := range near {
		text, _, err := texts.Span(c.ctx, store.FileOf(o.id), o.from, o.to)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		text = strings.TrimRight(text, "\n")
		last := o.last
		if lines := strings.SplitAfter(text, "\n"); len(lines) > maxDefinition {
			last = o.first + maxDefinition - 1
			text = strings.Join(lines[:maxDefinition], "") + "…"
		}
		tokens := len(text)/4 + 8
		if tokens > room {
			continue
		}
		if c.add(Snippet{Kind: SnippetDefinition, Path: o.in.path, StartLine: o.first, EndLine: last, Name: o.name, Content: text, Score: o.score, Priority: usedLevel}) {
			room -= tokens
		}
	}
	return nil
}

func isTypeKind(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeEnum, ctxsys.TypeType:
		return true
	}
	return false
}
