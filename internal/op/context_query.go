package op

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// ErrPartial means that an answer was given, and names what is missing from it.
var ErrPartial = errors.New("done in part")

// ContextRequest is the request of context_query.
type ContextRequest struct {
	Query       string              `json:"query" arg:"words" help:"a question, a task, an error message, or names of code"`
	MaxTokens   int                 `json:"max_tokens,omitempty" flag:"max-tokens" jsonschema:"default 2750" help:"budget in {TOKENS} (default: the model's, else retrieval.default_max_tokens, 4000)"`
	MaxFiles    int                 `json:"max_files,omitempty" listed:"no" flag:"max-files" help:"{NUMBER} of files that a search brings at most (default of a chat 15, else as many as fit)"`
	Files       []string            `json:"files,omitempty" flag:"file" cli:"whole" jsonschema:"files to put first: path, path:10-40 or a glob" help:"a {FILE} to put first: a path, path:10-40, or a glob (may be repeated)"`
	Folders     []string            `json:"folders,omitempty" listed:"options" flag:"folder" cli:"whole" jsonschema:"folders to list" help:"a {FOLDER} whose names are listed (may be repeated)"`
	Active      string              `json:"active,omitempty" listed:"options" flag:"active" jsonschema:"file in the editor, path or path:line" help:"the {FILE} in the editor, path or path:line; of a completion the line of the cursor, else the end of the file"`
	Search      string              `json:"search,omitempty" listed:"options" flag:"search" jsonschema:"what to search for instead of query" help:"search for this {TEXT} instead of QUERY"`
	Types       []ctxsys.EntityType `json:"types,omitempty" flag:"type" jsonschema:"search for these kinds only, as in search_code" help:"search for these {TYPES} only: of entity, or message and decision for what was said"`
	Profile     string              `json:"profile,omitempty" listed:"options" flag:"profile" jsonschema:"default query; chat adds prompt, rules and memories" help:"{PROFILE}: query, chat or completion (default query)"`
	Order       string              `json:"order,omitempty" listed:"options" flag:"order" jsonschema:"default of query is relevance, of chat documents" help:"{ORDER} of the slices: relevance, documents or cache (default relevance, of a chat documents)"`
	Model       string              `json:"model,omitempty" listed:"options" flag:"model" help:"{NAME} of the model it is for; sets the budget"`
	Session     string              `json:"session,omitempty" flag:"session" jsonschema:"conversation whose messages to add; what it already has comes as a reference" help:"continue the stored conversation of this {ID} or name (current: the last one)"`
	Repeat      bool                `json:"repeat,omitempty" listed:"options" flag:"repeat" jsonschema:"send it again instead" help:"send again what the session already has, instead of a reference to it"`
	Expand      *bool               `json:"expand,omitempty" listed:"options" jsonschema:"false leaves out callers, callees, tests and types of the best results"`
	LineNumbers *bool               `json:"line_numbers,omitempty" listed:"options" jsonschema:"default true, in JSON false"`
	Numbered    bool                `json:"-" flag:"line-numbers" help:"put the line number in the file before each line of code; the budget counts them"`

	IncludeSources *bool `json:"include_sources,omitempty" listed:"options" jsonschema:"list the sources at the end; in JSON they are there unless false"`

	System    string           `json:"system,omitempty" listed:"no" flag:"system" cli:"text" help:"{TEXT} of the system prompt"`
	Tools     string           `json:"tools,omitempty" listed:"no" flag:"tools" cli:"text" help:"{TEXT} that describes the model's tools"`
	Persona   string           `json:"persona,omitempty" listed:"no" flag:"persona" cli:"text" help:"{TEXT} that says who the model is"`
	Mission   string           `json:"mission,omitempty" listed:"no" flag:"mission" cli:"text" help:"{TEXT} that describes its task"`
	Rules     string           `json:"rules,omitempty" listed:"no" flag:"rules" cli:"text" help:"{TEXT} of rules, besides those of the project"`
	Answer    string           `json:"answer,omitempty" listed:"no" flag:"answer-format" cli:"text" help:"{TEXT} that describes the form of the answer"`
	History   []prompt.Message `json:"history,omitempty" listed:"no" jsonschema:"the conversation so far, oldest first: a list of objects with role and content"`
	WithNotes bool             `json:"with_notes,omitempty" listed:"no" flag:"notes" help:"include the rules and memories of the project, as a chat does"`
	NoNotes   bool             `json:"no_notes,omitempty" listed:"no" flag:"no-notes" help:"leave out the rules and memories of the project"`
	NoRelated bool             `json:"no_related,omitempty" listed:"no" flag:"no-related" help:"leave out callers, callees, tests and types of the best results"`
	NoModels  bool             `json:"no_models,omitempty" listed:"no" flag:"no-models" help:"use no model, even if one is set up"`
	Without   []string         `json:"without,omitempty" listed:"no" jsonschema:"ids of slices to leave out"`
	NoSources bool             `json:"no_sources,omitempty" listed:"no" flag:"no-sources" help:"leave out the list of sources"`
	Draft     string           `json:"verify,omitempty" listed:"no" jsonschema:"the draft of the answer, to be checked against the code and this context"`
	Explain   bool             `json:"explain,omitempty" listed:"no" flag:"explain" help:"say how the context came about: on stderr what went in, what was left out and why, in JSON how the question was read"`
	Tuning
	Common
}

// pageTokens is how many tokens of a context fit a page of text.
const pageTokens = 2750

// engine is what the engine is asked.
func (q *ContextRequest) engine(c *call) prompt.Request {
	req := prompt.Request{
		Query: q.Query, Types: q.Types, MaxTokens: q.MaxTokens, MaxFiles: q.MaxFiles, Files: q.Files, Folders: q.Folders, Active: q.Active, Search: q.Search,
		Profile: ctxsys.Profile(q.Profile), Order: q.Order, Model: q.Model, Session: q.Session, Repeat: q.Repeat, History: q.History, LineNumbers: q.Numbered || q.LineNumbers == nil && c.text || q.LineNumbers != nil && *q.LineNumbers,
		System: q.System, Tools: q.Tools, Persona: q.Persona, Mission: q.Mission, Rules: q.Rules, Answer: q.Answer,
		WithNotes: q.WithNotes, NoNotes: q.NoNotes, NoModels: q.NoModels, Explain: q.Explain, Tuning: q.tuned,
		NoRelated: q.NoRelated || q.Expand != nil && !*q.Expand, Without: q.Without, NoSources: q.NoSources || q.IncludeSources != nil && !*q.IncludeSources,
	}
	req.Format = c.front.Format
	if c.tools() {
		req.MaxDefault, req.Format = pageTokens, q.Format
	}
	if req.Format == "json" || req.Format == "text" { // the text inside has the form of the model, else the default's
		req.Format = ""
	}
	return req
}

func (q *ContextRequest) check(c *call) error {
	if q.MaxTokens < 0 && !c.tools() {
		return c.usage("{max_tokens} %d: it must be a positive number", q.MaxTokens)
	}
	if q.MaxFiles < 0 && !c.tools() {
		return c.usage("{max_files} %d: it must be a positive number", q.MaxFiles)
	}
	return q.Tuning.check(c)
}

const contextHelp = `Assembles the code and documents a model needs for a question: the best places whole, less likely ones by the lines that
matter, and nothing more when nothing likely is left: the budget is a limit, not a target.

A QUERY of - is read from stdin; a word in it like @src/main.go, @src/main.go:10-40 or @src/ brings that file or the
names in that folder.
` + "`ctx-sys search --help`" + ` shows what else a QUERY can have.

The profile chat assembles a whole prompt: system, rules, files, results, conversation and the question itself;
completion what the place of a cursor needs. A flag with TEXT also takes @FILE. With --json, --format is that of the text in it.

With --verify DRAFT the answer that was written from a context is checked as ` + "`ctx-sys critique`" + ` does, and each claim says whether
the context shows its source. Exit code 1 when something in the draft is wrong.`

func contextQuery() Operation {
	return define(Operation{
		Name: "context_query", Title: "Assemble context", Set: Retrieval, Large: true,
		Description: "Get the code and documents needed to answer a question or do a task, with callers and tests, best first, within a token budget. " +
			"Use it first, instead of searches and file reads: its lines are verbatim and numbered.",
		Verb: Verb{
			Use: "context QUERY", Short: "Assemble the context for a question within a budget of tokens", Long: contextHelp, Formats: contextFormats, FormatInJSON: true,
		},
		Enums:  map[string][]string{"profile": profiles, "order": orders, "format": append([]string{"text"}, contextFormats...)},
		Values: map[string][]string{"types": typeNames()},
	}, askContext)
}

var (
	contextFormats = []string{"markdown", "xml", "plain", "json", "sections"}
	profiles       = []string{"query", "chat", "completion"}
	orders         = []string{"relevance", "documents", "cache"}
)

func askContext(ctx context.Context, c *call, q *ContextRequest) (*Reply, error) {
	if err := c.readyOrTeam(ctx, q.AsksTeam()); err != nil {
		return nil, err
	}
	req := q.engine(c)
	req.Team = c.teamContext(q)
	resp, err := c.project.Context(ctx, req)
	if err != nil {
		return nil, err
	}
	r := &Reply{Value: resp, Results: len(resp.Slices)}
	best := -1.0
	for _, s := range resp.Slices {
		if s.Path != "" && s.Score > best {
			best, r.First = s.Score, s.Path
		}
	}
	if len(resp.Slices) > 0 || !c.tools() {
		r.Text = render.Verbatim(resp.Context)
	}
	if c.tools() {
		if r.Blocks, err = render.Blocks(render.Format(resp.Format), resp.Slices); err != nil {
			return nil, err
		}
	}
	c.emptyContext(q, resp, r)
	if q.IncludeSources != nil && *q.IncludeSources { // in the text every slice says where it is from
		c.sources(resp.Sources)
	}
	c.strategies(resp.Strategies, resp.Notes)
	for _, g := range resp.Gathered {
		if g.Error != nil {
			c.note("%s left out: %s", g.Source, *g.Error)
		}
	}
	if f := token.Find(q.Model, nil); f.Match == token.MatchUnknown && f.Budget.Window == resp.Budget.Window {
		c.note("the model %s is not known, a window of %d tokens is assumed: %s", q.Model, resp.Budget.Window, c.pick("`ctx-sys models` lists those that are known", "give max_tokens"))
	}
	if resp.OverBudget {
		c.note("%s over the budget of %d: the required parts alone exceed it", ctxsys.Plural(resp.TotalTokens-resp.Metadata.BudgetTotal, "token"), resp.Metadata.BudgetTotal)
	}
	if q.Explain {
		c.reading(resp.Read)
		r.Account = render.Pages(contextAccount(resp), modelsAsked(resp.Models, resp.HyDE))
	}
	c.freshness(r)
	return r, c.verify(ctx, q.Draft, engine.CritiqueRequest{Query: q.Query, NoModel: q.NoModels}, resp, r)
}

// verified is a context with what is so of a draft that was written from it.
type verified struct {
	*prompt.Response
	Verification *engine.CritiqueReport `json:"verification"`
}

// verify checks a draft against the code and the context that it was written from, and adds what was found to the answer. Without a draft
// it does nothing.
func (c *call) verify(ctx context.Context, draft string, req engine.CritiqueRequest, resp *prompt.Response, r *Reply) error {
	if draft == "" {
		return nil
	}
	req.Draft, req.Given, req.MaxIterations = draft, resp, 1
	report, err := c.project.Critique(ctx, req)
	if err != nil {
		return err
	}
	for _, n := range report.Notes {
		c.note("%s", n)
	}
	r.Value = verified{resp, report}
	r.Text = render.Pages(r.Text, render.Pagef("\nverification of the draft\n"), c.front.Text.Critique(report))
	if r.Nothing = ""; !report.Passed {
		r.Err = ErrNotPassed
	}
	return nil
}

// emptyContext says why nothing is in a context.
func (c *call) emptyContext(q *ContextRequest, resp *prompt.Response, r *Reply) {
	late := strings.Join(resp.Late(), " and ")
	switch {
	case !resp.Gate.ShouldRetrieve && !c.tools():
		c.note("the question needs no code: %s", resp.Gate.Reason)
	case len(resp.Slices) > 0:
	case !resp.Gate.ShouldRetrieve:
		r.Nothing = c.nothing("the question needs no code: %s", resp.Gate.Reason)
	case late != "" && c.tools():
		r.Nothing = c.nothing("nothing was gathered in time, %s took too long: call again", late)
	case late != "":
		r.Err = fmt.Errorf("%w: %s took longer than context.deadline_ms: `ctx-sys config set context.deadline_ms 10000` gives more time", ErrPartial, late)
	case resp.LacksRoom():
		r.Nothing = c.nothing("nothing of what was found fits into %s: raise {max_tokens}", ctxsys.Plural(resp.Metadata.BudgetTotal, "token"))
	default:
		r.Nothing = c.nothingFound(q.Query, resp.Strategies)
	}
}

// sources lists where a context is from.
func (c *call) sources(all []ctxsys.Source) {
	for _, s := range all {
		if s.Path == "" {
			c.line("source %s %s (%.2f)", s.EntityID, s.Name, s.Relevance)
			continue
		}
		c.line("source %s:%d-%d %s (%.2f)", s.Path, s.StartLine, s.EndLine, s.Name, s.Relevance)
	}
}

// contextAccount is the account of one context: the gate, the budget, each slice and each that was left out.
func contextAccount(r *prompt.Response) render.Page {
	var b render.Writer
	b.Printf("intent %s, tier %s, confidence %.2f, gate %s (%.2f)\n", r.Intent, r.Tier, r.Confidence, r.Gate.Reason, r.Gate.Confidence)
	b.Printf("profile %s, order %s, %d of %d tokens used, window %d, %d kept for the answer\n",
		r.Profile, r.Order, r.TotalTokens, r.Metadata.BudgetTotal, r.Budget.Window, r.Budget.Reserve)
	b.Add(answer.Bar(budgetParts(r), r.Metadata.BudgetTotal, "tokens"))
	if r.OverBudget {
		b.Printf("over the budget by %s: the required parts alone exceed it\n", ctxsys.Plural(r.TotalTokens-r.Metadata.BudgetTotal, "token"))
	}
	if n := r.Metadata.StablePrefixTokens; n > 0 {
		b.Printf("the first %d tokens depend on no question", n)
		if same := r.Metadata.UnchangedPrefixTokens; same != nil {
			b.Printf("; the first %d are those of the last context", *same)
		}
		b.Printf("\n")
	}
	for _, g := range r.Gathered {
		b.Printf("from %-12s %3d slices in %.1f ms\n", g.Source, g.Slices, g.MS)
	}
	for _, s := range r.Slices {
		b.Printf("in   %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Form, s.Source, s.Name)
	}
	for _, s := range r.Pruned {
		b.Printf("out  %6d tokens  %.2f  %-9s %s %s\n", s.TokenCount, s.Score, s.Reason, s.Source, s.Name)
	}
	return b.Page()
}

// budgetParts are the tokens of a context by the kind of slice, in the order in which the kinds come, with those of what is between slices.
func budgetParts(r *prompt.Response) []answer.Part {
	var parts []answer.Part
	between := r.TotalTokens
	for _, s := range r.Slices {
		between -= s.TokenCount
		at := slices.IndexFunc(parts, func(p answer.Part) bool { return p.Name == string(s.Type) })
		if at < 0 {
			at, parts = len(parts), append(parts, answer.Part{Name: string(s.Type)})
		}
		parts[at].Size += s.TokenCount
	}
	if between > 0 {
		parts = append(parts, answer.Part{Name: "between them", Size: between})
	}
	return parts
}
