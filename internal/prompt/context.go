package prompt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// contextResults is how many ranked pieces are offered to the assembly (RET-10's successor for questions
// that name no file: more only helps large budgets).
const contextResults = 40

// Context assembles what answers a question within a budget: what was named, what a search finds and what surrounds that,
// whole where it fits, else the lines that matter, else signatures; and says what was left out and why.
func (p *Builder) Context(ctx context.Context, req Request) (*Response, error) {
	if err := searcher.CheckQuery(req.Query, req.Search); err != nil {
		return nil, err
	}
	req = req.masked()
	plan, err := p.plan(ctx, req)
	if err != nil {
		return nil, err
	}
	format := formatFor(req.Format, plan.budget)
	price, err := newPricer(format, plan.budget.Tokenizer)
	if err != nil {
		return nil, err
	}
	p.opts.Reader.Scan(ctx, cmp.Or(req.Search, req.Query))
	var g *gathered
	fresh, err := p.opts.Reader.Answer(ctx, func() (err error) {
		g, err = p.gatherAll(ctx, p.sources(plan))
		return err
	}, func(file func(string)) { g.shows(file) })
	if err != nil {
		return nil, err
	}
	g.weighTeam()
	limitFiles(g.candidates, plan.maxFiles())
	for i := range g.candidates {
		g.candidates[i].Dropped = slices.Contains(req.Without, g.candidates[i].ID)
	}
	candidates := append(plan.given(p.opts.history()), g.candidates...)
	for i := range candidates {
		candidates[i].Numbered = req.LineNumbers && candidates[i].StartLine > 0
	}
	focusOn(candidates, g.found)
	before, err := p.delivered(ctx, plan)
	if err != nil {
		return nil, err
	}
	options := assemble.Options{Budget: plan.prompt, Retrieval: plan.retrieval, Groups: assemble.Groups(plan.prompt)}
	var packed assemble.Result
	if before == nil || req.Repeat {
		packed = price.assemble(candidates, options)
	} else {
		packed = price.assembleNew(candidates, options, before)
	}
	packed.Slices = assemble.Arrange(packed.Slices, plan.order)
	text, err := render.Context(format, packed.Slices)
	if err != nil {
		return nil, err
	}
	resp := &Response{
		Query: req.Query, Context: text, Format: string(format), Profile: plan.profile, Order: string(plan.order),
		TotalTokens: packed.TotalTokens, RemainingTokens: packed.RemainingTokens,
		Truncated: packed.Truncated, OverBudget: packed.OverBudget, Budget: plan.budget,
		Slices: packed.Slices, Pruned: packed.Pruned, Gathered: g.reports, Gate: plan.gate,
		Strategies: []searcher.StrategyReport{}, Notes: append(plan.notes, g.notes...), Answer: snapshot.Answer{Index: fresh},
	}
	if f := g.found; f != nil {
		resp.Intent, resp.Tier, resp.Confidence = string(f.Query.Intent), f.Tier(), f.Confidence
		resp.Strategies, resp.Read, resp.HyDE, resp.VectorModel = searcher.StrategyReports(f), f.Reading(req.Explain), f.HyDE, f.VectorModel
	}
	resp.Models, resp.Notes = plan.asked.Reports(), searcher.WithNotice(resp.Notes, plan.asked)
	p.opts.Asked(ctx, req.Query)
	if note := p.deliver(ctx, before, req.Query, packed.Slices); note != "" {
		resp.Notes = append(resp.Notes, note)
	}
	if !req.NoSources {
		resp.Sources = assemble.Sources(packed.Slices)
	}
	resp.Metadata = Metadata{AssembledAt: time.Now().UTC().Format(time.RFC3339), BudgetUsed: resp.TotalTokens, BudgetTotal: plan.prompt,
		Tokenizer: price.counter.Name(), Exact: price.counter.Exact()}
	if plan.order != assemble.Cache {
		return resp, nil
	}
	for _, s := range packed.Slices[:assemble.StablePrefix(packed.Slices)] {
		resp.Metadata.StablePrefixTokens += s.TokenCount
	}
	key := strings.Join([]string{string(plan.profile), req.Model, string(format), req.Session}, "|")
	resp.Metadata.UnchangedPrefixTokens, err = p.unchanged(key, format, packed.Slices)
	return resp, err
}

// masked is the request without recognised secrets: what a request brings along becomes part of a prompt too.
func (r Request) masked() Request {
	for _, text := range []*string{&r.Query, &r.Search, &r.System, &r.Tools, &r.Persona, &r.Mission, &r.Rules, &r.Answer} {
		*text = secret.MaskString(*text)
	}
	r.History = slices.Clone(r.History)
	for i := range r.History {
		r.History[i].Content = secret.MaskString(r.History[i].Content)
	}
	return r
}

// formatFor is the format that was asked for, else what the model likes to be told things in, else Markdown.
func formatFor(asked string, budget ctxsys.Budget) render.Format {
	switch {
	case asked != "" && asked != "json":
		return render.Format(asked)
	case budget.Format != "":
		return render.Format(budget.Format)
	}
	return render.Markdown
}

// focusOn lays the pieces of files that were named around what the search found in them.
func focusOn(candidates []assemble.Candidate, f *search.Answer) {
	if f == nil {
		return
	}
	for i := range candidates {
		c := &candidates[i]
		if c.Type != ctxsys.SliceFile || len(c.Focus) > 0 {
			continue
		}
		for _, r := range f.Results {
			if piece := f.Chunks[r.Doc]; piece.Path == c.Path && c.StartLine <= piece.StartLine && piece.StartLine <= c.EndLine {
				c.Focus = append(c.Focus, piece.StartLine)
			}
		}
	}
}

// slices turns ranked pieces into candidates for the assembly: one for each entity, which may be larger than
// the piece that was found; the piece is then what a cut is laid around.
func slicesOf(ctx context.Context, s *searcher.View, f *search.Answer) ([]assemble.Candidate, error) {
	most := contextResults
	if f.Doubtful() {
		most = doubtfulResults
	}
	results := f.Results[:min(len(f.Results), most)]
	ids := make([]int64, len(results))
	for i, r := range results {
		ids[i] = f.Chunks[r.Doc].Entity
	}
	located, err := s.Store.Located(ctx, ids)
	if err != nil {
		return nil, err
	}
	entities := make(map[int64]*store.Entity, len(located))
	for i := range located {
		entities[located[i].ID] = &located[i].Entity
	}
	summaries, err := s.Store.SummariesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	snippets := search.NewSnippets(f.Rarity, s.Index.Analyzer)
	answered := f.Related()
	var out []assemble.Candidate
	at := map[int64]int{}
	for _, r := range results {
		piece := f.Chunks[r.Doc]
		if i, dup := at[piece.Entity]; dup && wholeEntity(piece) {
			out[i].Focus = append(out[i].Focus, piece.StartLine)
			continue
		}
		e := entities[piece.Entity]
		if e == nil {
			continue
		}
		if skip, err := hollow(ctx, f, s.Snapshot.Texts(), snippets, piece); err != nil || skip {
			if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
				return nil, err
			}
			continue
		}
		c, err := candidateSlice(ctx, s.Snapshot.Texts(), piece, e, r.Score, wantsHeader(f, piece))
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		strategy := f.PinnedBy(r.Doc)
		c.Wanted = f.Query.Symbolic && r.Defines > 0 || strategy == string(query.Definition)
		if c.Focus, err = focusOf(ctx, f, s.Snapshot.Texts(), snippets, piece); err != nil {
			return nil, err
		}
		c.Brief, c.Unlikely = showing(r.Score, results[0].Score)
		c.Brief = c.Brief || f.Doubtful()
		if answered { // by a list, which is what is wanted and nothing else
			c.Brief, c.Unlikely = !c.Wanted, strategy == ""
		}
		if s, ok := summaries[piece.Entity]; ok && !c.Stale {
			c.Summary = &ctxsys.Summary{Text: s.Text, Model: s.Model}
		}
		at[piece.Entity] = len(out)
		out = append(out, c)
	}
	return out, nil
}

// maxWhole is the largest entity, in bytes, that is offered whole; of larger ones the piece that was found is.
const maxWhole = 24_000

// wholeEntity reports whether a piece is shown as part of its entity rather than by itself.
func wholeEntity(piece *store.LocatedChunk) bool {
	return piece.Type != ctxsys.TypeFile && piece.Type != ctxsys.TypeDocument
}

// candidateSlice is the entity of a piece, or the piece. What is at its beginning and belongs to its file, licence and imports, is left
// out, the imports only if header does not want them.
func candidateSlice(ctx context.Context, texts *snapshot.Texts, piece *store.LocatedChunk, e *store.Entity, score float64, header bool) (assemble.Candidate, error) {
	id := e.PublicID(piece.Path)
	from, to := piece.StartByte, piece.EndByte
	start, head := piece.StartLine, ""
	if wholeEntity(piece) && e.EndByte-e.StartByte <= maxWhole && e.EndByte > e.StartByte {
		if e.StartByte < from {
			from, start = e.StartByte, e.StartLine
		}
		to = max(to, e.EndByte)
	} else {
		id += fmt.Sprintf(":%d-%d", start, piece.EndLine)
		if signature, _, _ := strings.Cut(e.Signature, "\n"); signature != "" && e.StartByte < from {
			head = signature + "\n…"
		}
	}
	text, stale, err := texts.Passage(ctx, piece.File, from, to)
	if err != nil {
		return assemble.Candidate{}, err
	}
	skip := func(lines int) {
		text, start = text[len(firstLines(text, lines)):], start+lines
	}
	if start == 1 {
		skip(afterLicense(text))
	}
	if before := e.StartLine - start; before > 0 && wholeEntity(piece) && !header {
		skip(afterHeader(piece.Language, firstLines(text, before+1)))
	} else if piece.Type == ctxsys.TypeFile && !header {
		skip(afterHeader(piece.Language, text))
	}
	text = strings.TrimRight(text, "\n")
	end := start + strings.Count(text, "\n")
	name := e.Qualified
	if !wholeEntity(piece) {
		name = e.Name
	}
	return assemble.Candidate{
		Slice: ctxsys.Slice{
			ID: id, Type: ctxsys.SliceSearch, Source: fmt.Sprintf("%s:%d-%d", piece.Path, start, end), Priority: assemble.SearchLevel, Prunable: true,
			Score: score, EntityID: e.PublicID(piece.Path), EntityType: e.Type, Name: name, Path: piece.Path,
			StartLine: start, EndLine: end, Language: piece.Language, Stale: stale, Head: head, Content: render.ShortLines(text),
		},
		Outline: outline(e),
	}, nil
}

func outline(e *store.Entity) string {
	if e.Signature == "" {
		return ""
	}
	if e.Doc == "" {
		return e.Signature
	}
	doc, _, _ := strings.Cut(e.Doc, "\n\n")
	return e.Signature + "\n" + doc
}

// focusBytes is about how many bytes of a piece a cut shows at least.
const focusBytes = 400

// focusOf is the line of a chunk that a cut shows first: the place that the question names, else where most of its words are.
func focusOf(ctx context.Context, f *search.Answer, texts *snapshot.Texts, s search.Snippets, piece *store.LocatedChunk) ([]int, error) {
	if line, ok := f.Line(piece.ID); ok {
		return []int{line}, nil
	}
	body, _, err := texts.Span(ctx, piece.File, piece.StartByte, piece.EndByte)
	if err != nil {
		return nil, err
	}
	if f.Quotes(piece.ID) {
		return []int{piece.StartLine + f.Focus(piece, body)}, nil
	}
	line := piece.StartLine
	if best := s.Best(strings.SplitAfter(body, "\n"), focusBytes); best > 0 {
		line += best + 1 // what is before it the cut shows anyway
	}
	return []int{line}, nil
}
