package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/sqlite"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// contextResults is how many ranked pieces are offered to the assembly (RET-10's successor for questions
// that name no file: more only helps large budgets).
const contextResults = 40

// Context assembles what answers a question within a budget: whole symbols where they fit, else the lines
// that matter, else signatures.
func (p *Project) Context(ctx context.Context, req ContextRequest) (*ContextResponse, error) {
	format := render.Format(req.Format)
	if format == "" || format == "json" {
		format = render.Markdown
	}
	frame, cost, err := render.Costs(format, token.Estimate)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	budget, limit := p.limits(req)
	var resp *ContextResponse
	fresh, err := p.answer(ctx, func() error {
		return p.db.View(ctx, func(v *sqlite.View) error {
			f, err := p.find(ctx, v, SearchRequest{Query: req.Query, Limit: contextResults})
			if err != nil {
				return err
			}
			cs, err := p.slices(ctx, v, f)
			if err != nil {
				return err
			}
			packed := assemble.Assemble(cs, assemble.Options{Budget: limit, Retrieval: limit, Frame: frame, Cost: cost})
			text, err := render.Context(format, packed.Slices)
			if err != nil {
				return err
			}
			resp = &ContextResponse{
				Query: req.Query, Context: text, Format: string(format),
				TotalTokens: packed.TotalTokens, RemainingTokens: packed.RemainingTokens,
				Truncated: packed.Truncated, OverBudget: packed.OverBudget, Budget: budget,
				Slices: packed.Slices, Pruned: packed.Pruned,
				Gate:   GateDecision{ShouldRetrieve: true, Confidence: 0.5, Reason: "default", Categories: []string{}},
				Intent: string(f.query.Intent), Tier: f.tier(), Confidence: f.confidence, Strategies: strategyReports(f.lists),
				Notes: f.notes, Read: f.read(),
			}
			if !req.NoSources {
				resp.Sources = assemble.Sources(packed.Slices)
			}
			return nil
		})
	})
	if err != nil {
		return nil, err
	}
	if len(resp.Slices) == 0 {
		resp.TotalTokens, resp.RemainingTokens = 0, limit
	}
	resp.Index = fresh
	resp.Metadata = ContextMetadata{AssembledAt: time.Now().UTC().Format(time.RFC3339), BudgetUsed: resp.TotalTokens, BudgetTotal: limit}
	return resp, nil
}

// limits returns the model's budget and the tokens this context may take.
func (p *Project) limits(req ContextRequest) (ctxsys.Budget, int) {
	budget := token.Lookup(req.Model, p.opts.Retrieval.Budgets)
	asked := req.MaxTokens
	if asked <= 0 && req.Model == "" {
		asked = p.opts.Retrieval.DefaultMaxTokens
	}
	if asked <= 0 && req.Model != "" {
		asked = budget.Retrieval
	}
	_, limit := token.Limits(ctxsys.ProfileQuery, budget, asked)
	budget.Retrieval = limit
	return budget, limit
}

// slices turns ranked pieces into candidates for the assembly: one for each entity, which may be larger than
// the piece that was found; the piece is then what a cut is laid around.
func (p *Project) slices(ctx context.Context, v *sqlite.View, f *found) ([]assemble.Candidate, error) {
	var out []assemble.Candidate
	at := map[int64]int{}
	texts := p.contents(v)
	for _, r := range f.results[:min(len(f.results), contextResults)] {
		piece := f.pieces[r.Doc]
		if i, dup := at[piece.Entity]; dup && wholeEntity(&piece) {
			out[i].Focus = append(out[i].Focus, piece.StartLine)
			continue
		}
		c, err := p.candidateSlice(ctx, v, texts, &piece, r.Score)
		if errors.Is(err, ctxsys.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		at[piece.Entity] = len(out)
		out = append(out, c)
	}
	return out, nil
}

// maxWhole is the largest entity, in bytes, that is offered whole; of larger ones the piece that was found is.
const maxWhole = 24_000

// wholeEntity reports whether a piece is shown as part of its entity rather than by itself.
func wholeEntity(piece *sqlite.Piece) bool {
	return piece.Type != ctxsys.TypeFile && piece.Type != ctxsys.TypeDocument
}

func (p *Project) candidateSlice(ctx context.Context, v *sqlite.View, texts *contents, piece *sqlite.Piece, score float64) (assemble.Candidate, error) {
	e, err := v.Entity(ctx, piece.Entity)
	if err != nil {
		return assemble.Candidate{}, err
	}
	c, err := texts.of(ctx, piece.File)
	if err != nil {
		return assemble.Candidate{}, err
	}
	id := publicID(piece.Path, &e)
	from, to := piece.StartByte, piece.EndByte
	start, end := piece.StartLine, piece.EndLine
	if wholeEntity(piece) && e.EndByte-e.StartByte <= maxWhole && e.EndByte > e.StartByte {
		from, to = min(from, lineStart(c.text, e.StartByte)), max(to, e.EndByte)
		start = 1 + strings.Count(c.slice(0, from), "\n")
		end = start + strings.Count(strings.TrimRight(c.slice(from, to), "\n"), "\n")
	} else {
		id += fmt.Sprintf(":%d-%d", start, end)
	}
	name := e.Qualified
	if !wholeEntity(piece) {
		name = e.Name
	}
	return assemble.Candidate{
		Slice: ctxsys.Slice{
			ID: id, Type: ctxsys.SliceSearch, Source: fmt.Sprintf("%s:%d-%d", piece.Path, start, end), Priority: searchPriority, Prunable: true,
			Score: score, EntityID: publicID(piece.Path, &e), EntityType: e.Type, Name: name, Path: piece.Path,
			StartLine: start, EndLine: end, Language: piece.Language, Stale: c.stale, Content: shortLines(strings.TrimRight(c.slice(from, to), "\n")),
		},
		Outline: outline(&e),
		Focus:   focus(piece),
	}, nil
}

// maxLine is how many bytes of one line enter a context: what is longer was written by a program, and one
// such line would take the room of everything else.
const maxLine = 1200

// shortLines cuts lines that are too long and says so where it does.
func shortLines(text string) string {
	if len(text) <= maxLine {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if len(l) > maxLine {
			lines[i] = fmt.Sprintf("%s… (%d more bytes in this line)", strings.ToValidUTF8(l[:maxLine], ""), len(l)-maxLine)
		}
	}
	return strings.Join(lines, "\n")
}

// searchPriority is the level of search results (ASM-04).
const searchPriority = 7

func lineStart(text []byte, at int) int {
	for at = min(at, len(text)); at > 0 && text[at-1] != '\n'; at-- {
	}
	return at
}

func outline(e *sqlite.Entity) string {
	if e.Signature == "" {
		return ""
	}
	if e.Doc == "" {
		return e.Signature
	}
	doc, _, _ := strings.Cut(e.Doc, "\n\n")
	return e.Signature + "\n" + doc
}

func focus(piece *sqlite.Piece) []int {
	lines := make([]int, 0, piece.EndLine-piece.StartLine+1)
	for l := piece.StartLine; l <= piece.EndLine; l++ {
		lines = append(lines, l)
	}
	return slices.Clip(lines)
}
