package engine

import (
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

const (
	defaultLimit = 10
	maxLimit     = 1000

	// candidates is how many pieces of each strategy are ranked: 60 cost 0.009 NDCG@10 on the semble benchmark, 100 cost
	// 0.0065 on its whole checkouts and 0.014 on messages of commits, and 200 to 300 gain nothing.
	// A search for many results, or one that filters most of them away, looks at more.
	candidates         = 150
	filteredCandidates = 3000
)

// found is the ranked outcome of one question, before it is shown.
type found struct {
	query      query.Query
	lists      []retrieve.List
	results    []rank.Result
	nearest    []rank.Result // the best of what was found, when no result seems to answer
	pieces     map[int64]sqlite.Piece
	known      *known
	rarity     map[string]float64
	confidence float64
	likely     float64 // the probability that one of the first ten results answers, where it was weighed
	weighed    bool
	judged     bool // an answer that is not likely is none

	reading Reading
	notes   []string
	listed  bool          // nothing but filters was asked for
	hinted  bool          // the words of the question became a filter
	pins    []pin         // what comes before all that is ranked
	focus   map[int64]int // by piece: the byte of it to show
	line    map[int64]int // by piece: the line to show
	hyde    *HyDEReport   // nil without a hypothetical answer

	vectorModel string // the provider's, whose vectors were searched; "" for the built-in one
}

// Search answers with ranked pieces, best first. No results are no error.
func (p *Project) Search(ctx context.Context, req SearchRequest) (*SearchResponse, error) {
	start := time.Now()
	if err := checkQuery(req.Query); err != nil {
		return nil, err
	}
	if req.exact() {
		return p.searchExact(ctx, req)
	}
	shown := secret.MaskString(req.Query)
	if shown != req.Query { // nothing that is stored has it, and the answer repeats words of the question
		req.Query = maskOf().ReplaceAllString(shown, " ")
	}
	if req.Limit <= 0 {
		req.Limit = p.opts.Retrieval.Limit
	}
	if req.Limit <= 0 {
		req.Limit = defaultLimit
	}
	req.Limit = min(req.Limit, maxLimit)
	var resp *SearchResponse
	r := recallOf(&req)
	var asked *advice.Question
	if !req.NoModels && !r.alone {
		asked = p.adviser.About(req.Query)
		req.advised = p.consult(ctx, asked, req.Query, req.Types)
	}
	p.scan(ctx, req.Query)
	fresh, err := p.answer(ctx, func() error {
		said, note, err := p.recall(ctx, r, req.Limit)
		if err != nil {
			return err
		}
		if r.alone {
			resp = answerSaid(req, said, note)
			return nil
		}
		return p.view(ctx, func(v *sqlite.View) error {
			f, err := p.find(ctx, v, req)
			if err != nil {
				return err
			}
			hits, err := p.hits(ctx, v, f, f.results, req.Limit)
			if err != nil {
				return err
			}
			nearest, err := p.hits(ctx, v, f, f.nearest, mostNearest)
			if err != nil {
				return err
			}
			resp = &SearchResponse{
				Query: shown, Intent: string(f.query.Intent), Tier: f.tier(),
				Strategies: strategyReports(f.lists), Confidence: f.confidence, Results: hits, Notes: f.notes, Read: f.read(), HyDE: f.hyde, VectorModel: f.vectorModel, Nearest: nearest,
			}
			resp.with(said, note, req.Limit)
			return nil
		})
	}, func(file func(string)) { resp.shows(file) })
	if err != nil {
		return nil, err
	}
	p.asked(ctx, req.Query)
	resp.Index = fresh
	resp.Models, resp.Notes = asked.Reports(), withNotice(resp.Notes, asked)
	resp.TookMS = ms(time.Since(start))
	return resp, nil
}

// maskOf matches a mask with the prefix that tells of what kind it is.
var maskOf = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[\w-]*\*{4,}`) })

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

func strategyReports(lists []retrieve.List) []StrategyReport {
	out := make([]StrategyReport, len(lists))
	for i, l := range lists {
		out[i] = StrategyReport{Name: l.Name, Hits: len(l.Hits), MS: ms(l.Took)}
		if l.Err != nil {
			msg := l.Err.Error()
			out[i].Error = &msg
		}
	}
	return out
}

// find is the read path, for each part of a question when the settings ask for that, and at its end the order that a model
// gives the best results.
func (p *Project) find(ctx context.Context, v *sqlite.View, req SearchRequest) (f *found, err error) {
	if parts := p.parts(&req); len(parts) > 1 {
		f, err = p.findParts(ctx, v, req, parts)
	} else {
		f, err = p.findOne(ctx, v, req)
	}
	if err != nil {
		return nil, err
	}
	return f, p.rerank(ctx, v, &req, f)
}

// parts are those of a question that is searched for in parts.
func (p *Project) parts(req *SearchRequest) []string {
	if !p.opts.Retrieval.Split {
		return nil
	}
	if parts := query.SplitParts(req.Query); len(parts) > 1 {
		return parts
	}
	if req.advised != nil {
		return req.advised.parts
	}
	return nil
}

// findOne parses, retrieves, fuses and ranks. A question for a list of something is one for all when there is no such thing.
func (p *Project) findOne(ctx context.Context, v *sqlite.View, req SearchRequest) (*found, error) {
	q := query.Parse(req.Query)
	if a := q.Asked; a != nil && a.Relation == query.Definition { // where is X defined: what is wanted is X
		if found, err := retrieve.Definitions(ctx, v, a.Name); err != nil || len(found) > 0 {
			q = q.About(a.Name)
		}
	}
	f, err := p.answerTo(ctx, v, req, q)
	if err == nil && len(f.results) == 0 && f.hinted {
		q.Types = nil
		f, err = p.answerTo(ctx, v, req, q)
	}
	return f, err
}

func (p *Project) answerTo(ctx context.Context, v *sqlite.View, req SearchRequest, q query.Query) (*found, error) {
	var f *found
	if err := p.gather(ctx, v, req, q, func(r *reader, q rank.Question, cs []rank.Candidate) (err error) {
		f = r.f
		if f.listed {
			if err := r.list(ctx, req.Limit); err != nil {
				return err
			}
		} else {
			if err := r.ranked(ctx, q, cs); err != nil {
				return err
			}
			p.prefer(ctx, v, f)
		}
		if err := p.decay(ctx, v, f); err != nil {
			return err
		}
		p.judge(f)
		p.diversify(ctx, v, f, r.ix.Analyzer)
		return r.explainNothing(ctx)
	}); err != nil {
		return nil, err
	}
	return f, nil
}

// Candidates returns what a search would rank, for fitting the weights.
func (p *Project) Candidates(ctx context.Context, req SearchRequest) (q rank.Question, cs []rank.Candidate, err error) {
	err = p.view(ctx, func(v *sqlite.View) error {
		return p.gather(ctx, v, req, query.Parse(req.Query), func(_ *reader, question rank.Question, found []rank.Candidate) error {
			q, cs = question, found
			words := map[string][]string{} // the analyzer goes back to its owner
			for i := range cs {
				for _, s := range rank.Names(&cs[i]) {
					words[s] = q.Stem(s)
				}
			}
			q.Stem = func(s string) []string { return words[s] }
			return nil
		})
	})
	return q, cs, err
}

// gather finds the candidates of a question and hands them to use. The reader and what it holds are lent for that time.
func (p *Project) gather(ctx context.Context, v *sqlite.View, req SearchRequest, q query.Query, use func(*reader, rank.Question, []rank.Candidate) error) error {
	f := &found{query: q, pieces: map[int64]sqlite.Piece{}, focus: map[int64]int{}, line: map[int64]int{}}
	filter, err := newFilter(req)
	if err != nil {
		return err
	}
	asked := req.Strategies
	if len(asked) == 0 {
		if asked, err = usable(p.opts.Retrieval.Strategies); err != nil {
			return err
		}
	}
	names, err := retrieve.Choose(asked, f.query)
	if err != nil {
		return err
	}
	ix, known, done, err := p.lexicalIndex(ctx, v)
	if err != nil {
		return err
	}
	defer done()
	if ix.Vectors == nil && len(asked) == 0 {
		names = slices.DeleteFunc(names, func(name string) bool { return name == query.Semantic })
	}
	if a := req.advised; a != nil && a.given != nil && ix.Vectors != nil {
		theirs, err := p.providedVectors(ctx, v, a.given, ix.Vectors)
		if err != nil {
			return err
		}
		if theirs != nil {
			ix.Vectors, f.vectorModel = theirs, theirs.Given.Model
		}
	}
	f.known = known
	r := &reader{p: p, v: v, f: f, ix: ix, filter: &filter}
	if err := r.read(ctx); err != nil {
		return err
	}
	if f.listed {
		return use(r, rank.Question{}, nil)
	}
	wanted := max(candidates, 2*req.Limit)
	o := retrieve.Options{Candidates: wanted, GraphDepth: p.opts.Retrieval.GraphDepth}
	if o.GraphDepth <= 0 {
		o.GraphDepth = 2
	}
	o.Keep, o.Corrections, o.Synonyms = r.keep(), r.corrections, p.opts.Retrieval.Synonyms
	if req.advised != nil {
		o.More = req.advised.terms
	}
	if filter.active() || o.Keep != nil {
		o.Candidates = max(o.Candidates, filteredCandidates)
	}
	if layer := v.Layer(); layer.Any() {
		keep := o.Keep
		o.Keep = func(doc uint32) bool { return !layer.Gone(int64(doc)) && (keep == nil || keep(doc)) }
	}
	f.lists = retrieve.Run(ctx, ix, v, names, f.query, o)
	if err := ctx.Err(); err != nil {
		return err
	}
	if f.unread() {
		f.lists = append(f.lists, retrieve.Count(ctx, ix, v, f.query, o))
	}
	if err := allFailed(f.lists); err != nil {
		return err
	}
	r.hypothetical(ctx, &req, o)
	cs, err := p.candidates(ctx, r, o, 2*wanted)
	if err != nil {
		return err
	}
	split := func(s string) []string { return ix.Analyzer.Terms(nil, s) }
	stem := func(s string) []string { return known.stem(s, split) }
	return use(r, question(f.query, r.corrections, f.rarity, stem), cs)
}

// usable leaves out configured strategies that need a model, which this program does without.
func usable(configured []string) ([]string, error) {
	var out []string
	for _, name := range configured {
		switch {
		case slices.Contains(retrieve.Names(), name) || name == "fts" || name == "vector":
			out = append(out, name)
		case name == "hybrid":
			out = append(out, retrieve.Names()...)
		default:
			return nil, fmt.Errorf("%w: retrieval.strategies names no strategy %q: there are keyword, semantic and graph", ctxsys.ErrUsage, name)
		}
	}
	return out, nil
}

// allFailed returns an error when no strategy worked: there is then nothing to answer with.
func allFailed(lists []retrieve.List) error {
	var first error
	for _, l := range lists {
		if l.Err == nil {
			return nil
		}
		if first == nil {
			first = fmt.Errorf("%s search: %w", l.Name, l.Err)
		}
	}
	return first
}

// lexicalIndex returns the lexical index as the view sees it, and what is known of that state of the index
// besides. done gives the analyzer back.
func (p *Project) lexicalIndex(ctx context.Context, v *sqlite.View) (ix *retrieve.Index, k *known, done func(), err error) {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, nil, nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.segments == nil || p.generation != generation {
		if p.segments, p.damage = index.LoadSegments(ctx, v); p.damage != nil {
			p.damage, p.segments = retrieve.Damaged(p.damage), []*lexical.Segment{}
		}
		p.vectors = p.loadVectors(ctx, v)
		p.generation, p.known = generation, newKnown()
	}
	ix, k = &retrieve.Index{DB: p.db, Segments: p.segments, Params: p.lexical, Damage: p.damage}, p.known
	if v.Layer().Any() {
		ix.Segments, k = p.unsaved.over(v.Layer(), p.segments)
	}
	giveBack := func() {}
	ix.Vectors, giveBack = p.vectors.take()
	if n := len(p.analyzers); n > 0 {
		ix.Analyzer, p.analyzers = p.analyzers[n-1], p.analyzers[:n-1]
	} else {
		ix.Analyzer = lexical.NewAnalyzer()
	}
	return ix, k, func() {
		p.mu.Lock()
		giveBack()
		p.analyzers = append(p.analyzers, ix.Analyzer)
		p.mu.Unlock()
	}, nil
}

// candidates fuses the lists and describes the first that pass the filter, as many as wanted.
func (p *Project) candidates(ctx context.Context, r *reader, o retrieve.Options, wanted int) ([]rank.Candidate, error) {
	v, f, ix := r.v, r.f, r.ix
	text := map[int64]retrieve.Hit{}
	near := &nearness{known: f.known, files: map[int64]rank.Cosine{}}
	r.near, r.options = near, o
	lanes := make([]rank.Lane, 0, len(f.lists)+1)
	for _, l := range f.lists {
		lane := rank.Lane{Name: l.Name, Weight: p.weight(l.Name), Unbounded: l.Name == query.Keyword || l.Name == retrieve.Counted}
		for _, h := range l.Hits {
			lane.Hits = append(lane.Hits, rank.Ranked{Doc: h.Doc, Score: h.Score})
			if l.Name == query.Keyword || l.Name == retrieve.Counted {
				text[h.Doc] = h
			}
		}
		if l.Vector != nil {
			d := l.Direction
			if l.Name == retrieve.Hypothetical {
				d = between(f.direct(), d, hydeShare)
			}
			near.gauge = ix.Vectors.Gauge(ctx, v, d)
		}
		if l.Rarity != nil {
			f.rarity = l.Rarity
		}
		lanes = append(lanes, lane)
	}
	defines, err := r.definitions(ctx)
	if err != nil {
		return nil, err
	}
	lanes = append(lanes, definitionLane(defines))
	if r.phrased {
		lanes = append(lanes, r.phraseLane())
	}
	var cs []rank.Candidate
	for part := range slices.Chunk(p.fuse(lanes), wanted) { // what passes the filter is soon enough
		ids := make([]int64, 0, len(part))
		for i := range part {
			doc := part[i].Doc
			if (len(cs) < wanted || defines[doc] != 0) && (o.Keep == nil || o.Keep(uint32(doc))) {
				ids = append(ids, doc)
			}
		}
		pieces, err := f.known.pieces(ctx, v, ids)
		if err != nil {
			return nil, err
		}
		maps.Copy(f.pieces, pieces)
		for _, x := range part {
			piece, ok := f.pieces[x.Doc]
			if !ok || !r.filter.keeps(&piece) || o.Keep != nil && !o.Keep(uint32(x.Doc)) {
				continue
			}
			if len(cs) >= wanted && defines[x.Doc] == 0 {
				continue // a definition that no strategy found comes last, and is what was asked for
			}
			c := candidate(x, &piece)
			c.Text, c.Matched, c.Defines = text[x.Doc].Score, text[x.Doc].Matched, defines[x.Doc]
			if err := r.measure(ctx, &c, near); err != nil {
				return nil, err
			}
			cs = append(cs, c)
		}
	}
	return cs, nil
}

// measure sets what ranking wants to know of a candidate beyond its piece.
func (r *reader) measure(ctx context.Context, c *rank.Candidate, near *nearness) (err error) {
	if c.UsedBy, err = r.f.known.usersOf(ctx, r.v, c.File); err != nil {
		return err
	}
	if c.Links, err = r.f.known.linksOf(ctx, r.v, c.File); err != nil {
		return err
	}
	if err := near.measure(ctx, r.v, c); err != nil {
		near.gauge = nil // of the candidates that follow
		r.f.failed(query.Semantic, retrieve.Damaged(err))
	}
	return nil
}

// failed notes that a strategy could not do all it should.
func (f *found) failed(strategy string, err error) {
	for i := range f.lists {
		if f.lists[i].Name == strategy && f.lists[i].Err == nil {
			f.lists[i].Err = err
		}
	}
}

// weight is what a strategy's list counts for in the fusion.
func (p *Project) weight(name string) float64 {
	if w, ok := p.opts.Retrieval.Weights[name]; ok {
		return w
	}
	switch {
	case name == query.Graph:
		return graphWeight
	case name == retrieve.Hypothetical:
		return hydeWeight
	case p.opts.Retrieval.Fusion != FusionWeighted:
		return 1
	case name == query.Semantic:
		return vectorWeight
	}
	return textWeight
}

// vectorWeight and textWeight are those of the weighted sum where none are set.
const (
	vectorWeight = 0.7
	textWeight   = 0.3
)

// fuse merges the lists as the settings want it.
func (p *Project) fuse(lanes []rank.Lane) []rank.Fused {
	if p.opts.Retrieval.Fusion == FusionWeighted {
		return rank.FuseScores(lanes)
	}
	k := p.opts.Retrieval.RRFK
	if k <= 0 {
		k = rank.K
	}
	return rank.Fuse(lanes, k)
}

// graphWeight: neighbours of what was named help, but the named thing itself is what was asked for.
const graphWeight = 0.3

func candidate(x rank.Fused, piece *sqlite.Piece) rank.Candidate {
	return rank.Candidate{
		Doc: x.Doc, File: piece.File, Path: piece.Path, Type: piece.Type, Name: piece.Name, Qualified: piece.Qualified,
		Code:      walk.IsCode(piece.Language) || walk.IsEntity(piece.Path), // what was written down to be found is worth as much
		Test:      piece.FileFlags&sqlite.FlagTest != 0 || inTestModule(piece),
		Generated: piece.FileFlags&sqlite.FlagGenerated != 0, Vendored: piece.FileFlags&sqlite.FlagVendored != 0,
		StartLine: piece.StartLine, EndLine: piece.EndLine, Entity: piece.Entity, Base: x.Score, Why: x.Why,
		FirstPiece: piece.StartLine <= piece.EntityLine,
	}
}

// inTestModule reports whether a piece is of tests that are in the file of what they test, as Rust's do.
func inTestModule(piece *sqlite.Piece) bool {
	module, _, inside := strings.Cut(piece.Qualified, ".")
	return inside && piece.Language == "rust" && (module == "tests" || module == "test")
}

func question(q query.Query, corrections []retrieve.Correction, rarity map[string]float64, stem func(string) []string) rank.Question {
	r := rank.Question{Symbolic: q.Symbolic, Tests: q.Tests, Docs: q.Docs, Stem: stem}
	for at, word := range q.Keywords {
		if at == q.Head {
			r.Head = len(r.Words)
		}
		for _, t := range stem(word) {
			if lexical.IsExact(t) {
				continue
			}
			gain := rarity[t]
			t = corrected(corrections, t)
			if !slices.Contains(r.Words, t) {
				r.Words = append(r.Words, t)
				r.Rarity = append(r.Rarity, gain)
			}
		}
	}
	return r
}

// corrected is the term that a misspelled one is most likely meant for.
func corrected(corrections []retrieve.Correction, term string) string {
	for _, c := range corrections {
		if c.Term == term && !lexical.IsExact(c.Near[0].Term) {
			return c.Near[0].Term
		}
	}
	return term
}

// judge drops what is below the floor and says how confident the answer is. Of a sentence the ranker knows how likely it is that one of
// the first ten results answers; where that is next to nothing, and no result has all words of the question, the answer is that there is
// none. For a name it is the mean of the scores of the five best results, each weighing 0.7 of the one before (RET-18).
func (p *Project) judge(f *found) {
	floor := p.floor(f)
	kept := slices.DeleteFunc(slices.Clone(f.results), func(r rank.Result) bool { return r.Score < floor })
	if (len(kept) == 0 || f.weighed && f.judged && f.likely < silent) && len(f.pins) == 0 {
		f.silence(slices.DeleteFunc(f.results, func(r rank.Result) bool { return r.Text == 0 })) // near by no word is noise
		return
	}
	f.results = kept
	f.pinned()
	f.confidence = meanScore(f.results)
	switch {
	case f.weighed && len(f.pins) == 0:
		f.confidence = f.likely
	case f.weighed:
		f.confidence = max(f.confidence, f.likely)
	}
}

// meanScore is the weighed mean of the five best scores.
func meanScore(results []rank.Result) float64 {
	weight, sum := 0.0, 0.0
	for i, w := 0, 1.0; i < 5; i, w = i+1, w*0.7 {
		weight += w
		if i < len(results) {
			sum += w * results[i].Score
		}
	}
	return min(1, sum/weight)
}

const (
	// silent is the probability of an answer below which there seems to be none: docs/retrieval.md has what it costs and what it spares.
	silent = 0.12

	// leastJudged is how many chunks an index must have for that: how rare words are says nothing in a handful of them.
	leastJudged = 60
)

// mostNearest is how many places an answer shows when none of them seems to answer.
const mostNearest = 5

// silence leaves no result, because none seems to answer, and keeps the best to be shown as what is nearest.
func (f *found) silence(best []rank.Result) {
	f.results, f.nearest, f.confidence = nil, best[:min(len(best), mostNearest)], 0
}

// unanswered is the note of a context whose search has no result that there is something near.
func (f *found) unanswered() []string {
	if len(f.nearest) == 0 {
		return nil
	}
	places := make([]string, len(f.nearest))
	for i, r := range f.nearest {
		places[i] = fmt.Sprintf("%s:%d", r.Path, r.StartLine)
	}
	return []string{"the search found nothing that seems to answer; the nearest places are " + strings.Join(places, ", ")}
}

// floor is the score below which a result is noise: for a sentence a share of the best score.
func (p *Project) floor(f *found) float64 {
	floor := p.opts.Retrieval.Floor
	if floor == 0 {
		floor = defaultFloor
	}
	if f.weighed && floor > 0 {
		floor *= f.likely
	}
	return floor
}

// defaultFloor is that of RET-17.
const defaultFloor = 0.1
