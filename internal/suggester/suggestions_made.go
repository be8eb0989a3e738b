package suggester

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggest"
)

// How much each kind of suggestion has to do with what set it off, from 0 to 1. That of an edge is times the weight of the edge.
const (
	exactWorth    = 1.0 // the very file that was subscribed to changed
	globWorth     = 0.9
	nameWorth     = 0.9 // a keyword in a path, or in the name of an entity
	decisionWorth = 0.85
	memoryWorth   = 0.8
	brokenWorth   = 0.8
	testWorth     = 0.75
	typeWorth     = 0.75 // a file with an entity of a type changed
	docWorth      = 0.7
	userWorth     = 0.65
	foundWorth    = 0.6 // a search for a keyword finds it
	textWorth     = 0.6 // a keyword in the text of a file
)

const (
	// mostOfKind is how many suggestions of one kind come of one thing.
	mostOfKind = 3
	// usersLooked is how many edges of one entity, and entitiesLooked how many entities of a file, are looked at.
	usersLooked    = 20
	entitiesLooked = 200
	// behind is how far the times of files may be behind the clock: systems stamp them with that of their last tick.
	behind = 20 * time.Millisecond
	// nearLines is how far from the cursor a keyword is looked for.
	nearLines = 10
	// maxKeywordText is how large a file is in which a keyword is looked for, in bytes.
	maxKeywordText = 1 << 20
	// maxQuestionWords is how many words of a question are looked at as names.
	maxQuestionWords = 40
)

// occasion is something that happened, and what comes of it.
type occasion struct {
	from          *Suggester
	ctx           context.Context
	store         *suggest.Store
	subscriptions []suggest.Subscription
	v             *snapshot.Snapshot
	offers        []suggest.Offer
	before        Before            // of file_change
	whats         map[string]string // what of a file changed, by its path
}

// occasion returns nil when nobody subscribed to such a thing.
func (s *Suggester) occasion(ctx context.Context, trigger string) (*occasion, error) {
	if !s.agent.HasSuggestions() {
		return nil, nil
	}
	if s.reader == nil { // of OpenMemories
		return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, s.root)
	}
	kept := s.agent.Suggestions()
	active, err := kept.Subscriptions(ctx, trigger, suggest.Active)
	if err != nil || len(active) == 0 {
		return nil, err
	}
	return &occasion{from: s, ctx: ctx, store: kept, subscriptions: active}, nil
}

// offer looks at each subscription and takes what came of it.
func (o *occasion) offer(look func(suggest.Subscription) error) ([]suggest.Suggestion, error) {
	err := o.from.reader.View(o.ctx, func(v *snapshot.Snapshot) error {
		o.v = v
		for _, s := range o.subscriptions {
			if err := look(s); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return o.store.Offer(o.ctx, o.offers)
}

func (o *occasion) add(s suggest.Subscription, kind, about, target, ref string, worth float64, format string, args ...any) {
	o.offers = append(o.offers, suggest.Offer{Subscription: s, Kind: kind, About: about, Target: target, Ref: ref, Relevance: worth, Text: fmt.Sprintf(format, args...)})
}

// worthOf is how much a file that changed has to do with a pattern, 0 for nothing.
func (o *occasion) worthOf(p *suggest.Pattern, path string) (float64, error) {
	switch {
	case !p.Covers(path):
		return 0, nil
	case p.Path(path) && p.Exact(path):
		return exactWorth, nil
	case p.Path(path):
		return globWorth, nil
	case p.Type == suggest.FilePattern:
		return 0, nil
	case p.Says(path):
		return nameWorth, nil
	}
	f, err := o.v.FileByPath(o.ctx, path)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	entities, err := o.v.FileEntities(o.ctx, f.ID)
	if err != nil {
		return 0, err
	}
	for i := range entities {
		switch e := &entities[i]; {
		case p.Type == suggest.EntityType && string(e.Type) == p.Value:
			return typeWorth, nil
		case p.Says(e.Name):
			return nameWorth, nil
		}
	}
	if p.Type == suggest.Keyword && f.Size <= maxKeywordText {
		text, err := o.text(&f)
		if err == nil && p.Says(text) {
			return textWorth, nil
		}
	}
	return 0, nil
}

func (o *occasion) text(f *store.File) (string, error) {
	c, err := o.v.Texts().Of(o.ctx, f.ID)
	return c.Slice(0, int(f.Size)), err
}

// aboutFile offers what has to do with a file, or with one entity of it: who uses it, its tests, documents, decisions and
// memories.
func (o *occasion) aboutFile(s suggest.Subscription, f *store.File, entity int64, about string) error {
	var of []store.Entity
	if entity != 0 {
		e, err := o.v.Entity(o.ctx, entity)
		if err != nil {
			return err
		}
		of = []store.Entity{e}
	} else {
		all, err := o.v.FileEntities(o.ctx, f.ID)
		if err != nil {
			return err
		}
		of = all[:min(len(all), entitiesLooked)]
	}
	if err := o.users(s, f, of, about); err != nil {
		return err
	}
	if err := o.decisions(s, about, f.Path, func(text string, related []string) bool {
		return slices.Contains(related, f.Path) || namesFile(text, f.Path)
	}); err != nil {
		return err
	}
	return o.memories(s, about, f.Path, func(text string) bool { return namesFile(text, f.Path) })
}

// users offers what leads to entities from other files.
func (o *occasion) users(s suggest.Subscription, f *store.File, of []store.Entity, about string) error {
	type use struct {
		weight float64
		target *store.Entity
		doc    bool
	}
	found := map[int64]use{}
	for i := range of {
		edges, err := o.v.EdgesTo(o.ctx, of[i].ID, usersLooked)
		if err != nil {
			return err
		}
		for _, e := range edges {
			if e.Source > 0 && store.FileOf(e.Source) != f.ID && e.Weight > found[e.Source].weight {
				found[e.Source] = use{e.Weight, &of[i], e.Kind == ctxsys.Documents}
			}
		}
	}
	ids := make([]int64, 0, len(found))
	for id := range found {
		ids = append(ids, id)
	}
	places, err := o.v.Places(o.ctx, ids)
	if err != nil {
		return err
	}
	slices.SortFunc(places, func(a, b store.Located) int {
		return cmp.Or(cmp.Compare(found[b.ID].weight, found[a.ID].weight), a.Compare(&b))
	})
	counts := map[float64]int{}
	for i := range places {
		l, u := &places[i], found[places[i].ID]
		kind, worth, verb := suggest.RelatedCode, userWorth, "uses"
		switch {
		case u.doc:
			kind, worth, verb = suggest.Doc, docWorth, "documents"
		case l.FileFlags&store.FlagTest != 0:
			worth, verb = testWorth, "tests"
		}
		if counts[worth]++; counts[worth] > mostOfKind {
			continue
		}
		o.add(s, kind, about, l.PublicID(l.Path), "", worth*u.weight, "%s %s %s", placed(l.Qualified, l.Path, l.StartLine), verb, named(u.target.Qualified, f.Path))
	}
	return nil
}

// placed is an entity with its place: "Pay at till.go:4", of a file "till.go:1".
func placed(name, path string, line int) string {
	place := fmt.Sprintf("%s:%d", path, max(line, 1))
	if name == "" || name == path {
		return place
	}
	return name + " at " + place
}

// named is an entity of a file: "Pay of till.go", of the file itself "till.go".
func named(name, path string) string {
	if name == "" || name == path {
		return path
	}
	return name + " of " + path
}

// decisions offers the decisions that have to do with something.
func (o *occasion) decisions(s suggest.Subscription, about, name string, of func(text string, related []string) bool) error {
	if !o.from.agent.HasSessions() {
		return nil
	}
	store, err := o.from.agent.Sessions(o.ctx)
	if err != nil {
		return err
	}
	all, err := store.Decisions(o.ctx, "", "active")
	n := 0
	for _, d := range all {
		if n < mostOfKind && of(d.Text, d.Related) {
			o.add(s, suggest.Decision, about, name, fmt.Sprintf("decision:%d", d.ID), decisionWorth, "decision %d names %s", d.ID, name)
			n++
		}
	}
	return err
}

// memories offers the memories that have to do with something and may be put in front of a model.
func (o *occasion) memories(s suggest.Subscription, about, name string, of func(text string) bool) error {
	if !o.from.agent.HasMemories() {
		return nil
	}
	view, err := o.from.agent.View(o.ctx, s.Session, nil, false)
	if err != nil {
		return err
	}
	const looked = 20
	found, err := o.from.agent.Memories().Recall(o.ctx, memory.Query{Text: name, Limit: looked, NoMove: true, View: view})
	if errors.Is(err, ctxsys.ErrUsage) { // no word to look for
		return nil
	}
	n := 0
	for i := range found {
		if m := &found[i].Item; n < mostOfKind && !m.Quarantined && of(m.Title+" "+m.Content) {
			kind := suggest.Doc
			switch m.Kind {
			case "decision":
				kind = suggest.Decision
			case "rule", "experience":
				kind = suggest.Warning
			}
			o.add(s, kind, about, name, "memory:"+m.ID, memoryWorth, "%s names %s", m.URI(), name)
			n++
		}
	}
	return err
}

// namesFile reports whether a text names a file, by its path or, where that tells it from others, by its name.
func namesFile(text, name string) bool {
	for _, n := range []string{name, path.Base(name)} {
		if len(n) < 4 || !strings.Contains(n, ".") && n != name {
			continue
		}
		for from := 0; ; {
			i := strings.Index(text[from:], n)
			if i < 0 {
				break
			}
			i += from
			if from = i + len(n); !partOfName(text, i, -1) && !partOfName(text, from, 1) {
				return true
			}
		}
	}
	return false
}

// partOfName reports whether what is before or behind a byte of a text belongs to the name that begins or ends there.
func partOfName(text string, at, side int) bool {
	if side < 0 {
		return at > 0 && (nameByte(text[at-1]) || text[at-1] == '.')
	}
	return at < len(text) && (nameByte(text[at]) || text[at] == '.' && at+1 < len(text) && nameByte(text[at+1]))
}

func nameByte(c byte) bool {
	return c == '_' || c == '-' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c > 127
}

// mentioned looks at a question.
func (o *occasion) mentioned(s suggest.Subscription, question string) error {
	if s.Pattern.Type == suggest.Keyword {
		if !s.Pattern.Says(question) {
			return nil
		}
		return o.aboutWord(s)
	}
	for _, name := range namesOf(question) {
		var err error
		if s.Pattern.Type == suggest.FilePattern {
			err = o.mentionedFile(s, name)
		} else {
			err = o.mentionedEntity(s, name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// namesOf are the words of a question that are names of code or files, and no plain words.
func namesOf(question string) (out []string) {
	words := strings.FieldsFunc(question, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("\"'`,;()[]{}<>?!", r) })
	for _, w := range words[:min(len(words), maxQuestionWords)] {
		w = strings.Trim(w, ".:")
		if strings.ContainsAny(w, "./_") || strings.ContainsFunc(w, unicode.IsUpper) {
			if !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

func (o *occasion) mentionedFile(s suggest.Subscription, name string) error {
	name, _, _ = strings.Cut(name, ":")
	if !strings.ContainsAny(name, "./") {
		return nil
	}
	files, err := o.v.Files(o.ctx)
	if err != nil {
		return err
	}
	same, sure := snapshot.NewPaths(files).Find(name)
	if !sure {
		return nil
	}
	for _, e := range same {
		if !s.Pattern.Path(e.Path) {
			continue
		}
		f, err := o.v.FileByPath(o.ctx, e.Path)
		if err == nil {
			err = o.aboutFile(s, &f, 0, e.Path)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (o *occasion) mentionedEntity(s suggest.Subscription, name string) error {
	found, err := retrieve.Definitions(o.ctx, o.v.View, name)
	if err != nil {
		return err
	}
	n := 0
	for i := range found {
		e := &found[i]
		if string(e.Type) != s.Pattern.Value || e.ID <= 0 || n == mostOfKind || !strings.HasSuffix(name, e.Name) {
			continue
		}
		f, err := o.v.FileByID(o.ctx, store.FileOf(e.ID))
		if err != nil {
			return err
		}
		if !s.Pattern.Covers(f.Path) {
			continue
		}
		n++
		if err := o.aboutFile(s, &f, e.ID, e.PublicID(f.Path)); err != nil {
			return err
		}
	}
	return nil
}

// aboutWord offers what there is about a keyword: what a search finds that has it, decisions and memories.
func (o *occasion) aboutWord(s suggest.Subscription) error {
	word := s.Pattern.Value
	f, err := o.from.reader.Find(o.ctx, o.v, search.Request{Query: word, Limit: mostOfKind})
	if err != nil && !errors.Is(err, ctxsys.ErrUsage) {
		return err
	}
	if err == nil {
		for _, r := range f.Results[:min(len(f.Results), mostOfKind)] {
			p := f.Chunks[r.Doc]
			if !s.Pattern.Covers(p.Path) {
				continue
			}
			kind, worth := suggest.RelatedCode, foundWorth
			if p.Type == ctxsys.TypeSection || p.Type == ctxsys.TypeDocument {
				kind = suggest.Doc
			}
			if s.Pattern.Says(p.Path) || s.Pattern.Says(p.Name) {
				worth = nameWorth
			}
			o.add(s, kind, word, p.Path+"#"+p.Qualified, "", worth, "%s is about %s", placed(p.Qualified, p.Path, p.StartLine), word)
		}
	}
	says := func(text string) bool { return s.Pattern.Says(text) }
	if err := o.decisions(s, word, word, func(text string, _ []string) bool { return says(text) }); err != nil {
		return err
	}
	return o.memories(s, word, word, says)
}

// scheduled looks at what changed since the last time, and for a keyword at what there is about it.
func (o *occasion) scheduled(s suggest.Subscription) error {
	since := s.Created
	if every, ok := s.Interval(); ok && s.Due != nil {
		since = s.Due.Add(-every)
	}
	files, err := o.v.Files(o.ctx)
	if err != nil {
		return err
	}
	var paths []string
	for _, f := range files {
		if f.Indexed() && f.ModTime > since.Add(-behind).UnixNano() {
			paths = append(paths, f.Path)
		}
	}
	slices.Sort(paths)
	before := len(o.offers)
	if err := o.changed(s, paths, " since "+since.UTC().Format(time.RFC3339)); err != nil {
		return err
	}
	if s.Pattern.Type == suggest.Keyword {
		if err := o.aboutWord(s); err != nil {
			return err
		}
	}
	if _, repeats := s.Interval(); !repeats && len(o.offers) == before {
		o.add(s, suggest.Change, s.Pattern.Value, "", "", globWorth, "nothing that matches %s changed since %s", s.Pattern.Value, since.UTC().Format(time.RFC3339))
	}
	return nil
}

// mentionBudget bounds what an answer takes longer for suggestions.
const mentionBudget = 250 * time.Millisecond

// Asked makes suggestions of what a question names, and of schedules whose time has come. A question does not fail because of
// suggestions.
func (s *Suggester) Asked(ctx context.Context, question string) {
	if s.readOnly || !s.agent.HasSuggestions() {
		return
	}
	limited, cancel := context.WithTimeout(ctx, mentionBudget)
	defer cancel()
	_, _ = s.Mentioned(limited, question)
	_, _ = s.Tick(limited)
}

// Mentioned makes suggestions of what a question names.
func (s *Suggester) Mentioned(ctx context.Context, question string) ([]suggest.Suggestion, error) {
	o, err := s.occasion(ctx, suggest.ContextMention)
	if o == nil || err != nil {
		return nil, err
	}
	return o.offer(func(s suggest.Subscription) error { return o.mentioned(s, question) })
}

// Tick makes suggestions of schedules whose time has come.
func (s *Suggester) Tick(ctx context.Context) ([]suggest.Suggestion, error) {
	if s.readOnly || !s.agent.HasSuggestions() {
		return nil, nil
	}
	kept := s.agent.Suggestions()
	due, err := kept.Due(ctx)
	if len(due) == 0 || err != nil {
		return nil, err
	}
	o := &occasion{from: s, ctx: ctx, store: kept, subscriptions: due}
	return o.offer(o.scheduled)
}
