package prompt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// gatherDeadline is how long a source is waited for where nothing else is set.
const gatherDeadline = 5 * time.Second

// source is one place that slices come from. Its run may add notes to what it found, and return an error besides candidates:
// what it has is used.
type source struct {
	name string
	run  func(ctx context.Context, v *snapshot.Snapshot) (brought, error)
}

// brought is what a source brings.
type brought struct {
	candidates []assemble.Candidate
	notes      []string
	found      *search.Answer // of the search
}

// gathered is what all sources of one context brought, in their order.
type gathered struct {
	candidates []assemble.Candidate
	reports    []Gathered
	notes      []string
	found      *search.Answer
}

// gatherAll runs the sources side by side, each on a read transaction of its own. One that fails or is not done in time
// is named and left out. That all fail is an error; that some are late is none, whatever became of the others.
func (p *Builder) gatherAll(ctx context.Context, sources []source) (*gathered, error) {
	results := make([]sourceResult, len(sources))
	p.runSources(ctx, sources, results)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	g := &gathered{reports: []Gathered{}}
	var failed []error
	for i, r := range results {
		report := Gathered{Source: sources[i].name, Slices: len(r.candidates), MS: searcher.Ms(r.took), Late: r.late}
		if r.err != nil {
			if !r.late {
				failed = append(failed, fmt.Errorf("%s: %w", sources[i].name, r.err))
			}
			message := r.err.Error()
			report.Error = &message
		}
		g.reports = append(g.reports, report)
		g.candidates = append(g.candidates, r.candidates...)
		g.notes = append(g.notes, r.notes...)
		if r.found != nil {
			g.found = r.found
		}
	}
	if len(sources) > 0 && len(failed) == len(sources) {
		return nil, failed[0]
	}
	return g, nil
}

// sourceResult is what became of a source.
type sourceResult struct {
	brought
	took time.Duration
	err  error
	late bool
}

func (p *Builder) runSource(ctx context.Context, s source) (r sourceResult) {
	start := time.Now()
	r.err = p.opts.Reader.Source().View(ctx, func(v *snapshot.Snapshot) (err error) {
		r.brought, err = s.run(ctx, v)
		return cmp.Or(err, describeFiles(ctx, v, r.candidates))
	})
	r.took = time.Since(start)
	return r
}

// describeFiles says of what files candidates are, where the index knows them.
func describeFiles(ctx context.Context, v *snapshot.Snapshot, candidates []assemble.Candidate) error {
	known := map[string]*ctxsys.FileFacts{}
	for i := range candidates {
		c := &candidates[i]
		if c.Path == "" || c.Metadata != nil {
			continue
		}
		facts, seen := known[c.Path]
		if !seen {
			f, err := v.FileByPath(ctx, c.Path)
			if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
				return err
			}
			if err == nil {
				facts = &ctxsys.FileFacts{FileName: path.Base(f.Path), Size: f.Size, Language: f.Language}
			}
			known[c.Path] = facts
		}
		c.Metadata = facts
	}
	return nil
}

func (p *Builder) gatherDeadline() time.Duration {
	if p.opts.Deadline > 0 {
		return p.opts.Deadline
	}
	return gatherDeadline
}

// runSources fills in the results of those that are done before the deadline. The others are cancelled, and waited for
// when the project closes.
func (p *Builder) runSources(ctx context.Context, sources []source, results []sourceResult) {
	deadline := p.gatherDeadline()
	limited, cancel := context.WithCancel(ctx)
	defer cancel()
	type done struct {
		at int
		sourceResult
	}
	finished := make(chan done, len(sources))
	for i, s := range sources {
		p.opts.Background.Go(func() { finished <- done{i, p.runSource(limited, s)} })
	}
	timer := time.NewTimer(deadline)
	defer timer.Stop()
	for i := range results {
		results[i] = sourceResult{late: true, took: deadline, err: fmt.Errorf("not done within %s", deadline)}
	}
	for range sources {
		select {
		case d := <-finished:
			results[d.at] = d.sourceResult
			continue
		case <-timer.C:
		case <-ctx.Done():
		}
		for len(finished) > 0 { // done by the end of the time, and not looked at yet
			d := <-finished
			results[d.at] = d.sourceResult
		}
		return
	}
}

// plan says how one context is to be gathered and assembled.
type plan struct {
	req       Request
	profile   ctxsys.Profile
	order     assemble.Order
	budget    ctxsys.Budget
	prompt    int // tokens of everything
	retrieval int // tokens of what is gathered without being asked
	gate      GateDecision
	asked     *advice.Question // nil for no models
	advised   searcher.ModelAdvice
	files     []fileRef
	folders   []string
	types     []ctxsys.EntityType // of files, to search for
	recall    searcher.Recall
	notes     []string // about the request
}

// sources lists where a context's slices come from, in the order of gathering: what is given, what was named, what is
// searched for, what goes with every question, and the conversation.
func (p *Builder) sources(plan *plan) []source {
	var out []source
	add := func(name string, run func(ctx context.Context, v *snapshot.Snapshot) (brought, error)) {
		out = append(out, source{name, run})
	}
	if len(plan.files) > 0 {
		add("files", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) { return p.gatherFiles(ctx, v, plan) })
	}
	if len(plan.folders) > 0 {
		add("folders", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) {
			return p.gatherFolders(ctx, v, plan.folders)
		})
	}
	if plan.profile == ctxsys.ProfileCompletion {
		add("imports", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) {
			return p.gatherCompletion(ctx, v, plan)
		})
	}
	if plan.profile != ctxsys.ProfileQuery && plan.gathers() && p.typing() {
		add("what is typed", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) { return p.gatherTyping(ctx, v, plan) })
	}
	if plan.gate.ShouldRetrieve && plan.searchFor() != "" && !plan.recall.Alone {
		add("search", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) { return p.gatherSearch(ctx, v, plan) })
		if plan.req.Team != nil && plan.profile != ctxsys.ProfileCompletion { // what is completed is a text of a file
			add(ofTeam, func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) { return gatherTeam(ctx, plan) })
		}
		if plan.profile == ctxsys.ProfileChat {
			add("common files", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) { return p.gatherCommon(ctx, v, plan) })
		}
	}
	if p.wantsDependencies(plan) {
		add("dependencies", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) {
			return p.gatherDependencies(ctx, v, plan)
		})
	}
	if p.wantsCommits(plan) {
		add("commits", func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) { return p.gatherCommits(ctx, plan) })
	}
	if plan.recall.Types != nil {
		add("what was said", func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) { return p.gatherSaid(ctx, plan) })
	}
	if plan.req.Session != "" {
		add("conversation", func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) { return p.gatherSession(ctx, plan) })
	}
	if plan.profile != ctxsys.ProfileCompletion && plan.gathers() && !plan.req.NoNotes && !p.opts.NoNotes && p.opts.Agent.HasMemories() {
		add("memories", func(ctx context.Context, _ *snapshot.Snapshot) (brought, error) { return p.gatherMemories(ctx, plan) })
	}
	if plan.wantsNotes() && plan.gathers() && !p.opts.NoNotes {
		add("rules", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) { return p.gatherRules(plan) })
		add("architecture", func(ctx context.Context, v *snapshot.Snapshot) (brought, error) {
			return p.gatherArchitecture(ctx, v, plan)
		})
	}
	return out
}

// searchFor is what retrieval is asked.
func (plan *plan) searchFor() string {
	if plan.req.Search != "" {
		return plan.req.Search
	}
	return mention.ReplaceAllString(plan.req.Query, "$1$2") // without the @, a path is one
}

// gathers reports whether anything goes in that nobody named. A message that needs no code has what was named and the conversation, unless
// notes were asked for. What is typed is completed whatever is asked.
func (plan *plan) gathers() bool {
	return plan.gate.ShouldRetrieve || plan.req.WithNotes || plan.profile == ctxsys.ProfileCompletion
}

func (plan *plan) wantsNotes() bool {
	return !plan.req.NoNotes && (plan.req.WithNotes || plan.profile == ctxsys.ProfileChat)
}

// gatherSearch brings what retrieval finds, and what surrounds the best of it.
func (p *Builder) gatherSearch(ctx context.Context, v *snapshot.Snapshot, plan *plan) (brought, error) {
	s, err := p.opts.Searcher.View(ctx, v)
	if err != nil {
		return brought{}, err
	}
	req := search.Request{Query: plan.searchFor(), Types: plan.types, Limit: contextResults, Explain: plan.req.Explain}
	if s.Options, err = plan.req.Tuning.Over(s.Options); err != nil {
		return brought{}, err
	}
	a, err := s.Run(ctx, req, plan.advised.Within(p.gatherDeadline()/2))
	if err != nil {
		return brought{}, err
	}
	b := brought{found: a, notes: append(a.Notes, a.Unanswered()...)}
	if b.candidates, err = slicesOf(ctx, s, a); err != nil {
		return b, err
	}
	if a.Doubtful() {
		b.notes = append(b.notes, fmt.Sprintf("nothing here is likely to answer this (confidence %.2f): only the nearest places are shown, by the lines that matter", a.Confidence))
		return b, nil
	}
	if plan.req.NoRelated || p.opts.NoRelated || plan.retrieval < leastForRelated {
		return b, nil
	}
	related, err := surroundings(ctx, &s.View, a)
	b.candidates = append(b.candidates, related...)
	return b, err
}

// given are the slices that come with the request itself, of its history the last messages.
func (plan *plan) given(history int) []assemble.Candidate {
	var out []assemble.Candidate
	must := func(id, name string, kind ctxsys.SliceType, level int, text string) {
		if text == "" {
			return
		}
		// Within a level they keep the order in which they are added.
		score := 1 - float64(len(out))/100
		out = append(out, assemble.Candidate{Slice: ctxsys.Slice{
			ID: id, Type: kind, Source: name, Priority: level, Prunable: !assemble.Unprunable(level), Score: score, Content: text,
		}})
	}
	must("system", "", ctxsys.SliceSystem, assemble.SystemLevel, plan.req.System)
	must("persona", "persona", ctxsys.SliceSystem, assemble.SystemLevel, plan.req.Persona)
	must("mission", "mission", ctxsys.SliceSystem, assemble.SystemLevel, plan.req.Mission)
	must("rules", "rules", ctxsys.SliceSystem, assemble.SystemLevel, plan.req.Rules)
	must("tools", "", ctxsys.SliceTools, assemble.NotesLevel, plan.req.Tools)
	if plan.profile == ctxsys.ProfileChat {
		must("prompt", "prompt", ctxsys.SliceCustom, assemble.PromptLevel, plan.req.Query)
	}
	must("answer", "form of the answer", ctxsys.SliceCustom, assemble.PromptLevel, plan.req.Answer)
	return append(out, conversation(turns(plan.req.History), history)...)
}

// chatFiles is how many files a search brings to a chat.
const chatFiles = 15

func (plan *plan) maxFiles() int {
	if plan.req.MaxFiles == 0 && plan.profile == ctxsys.ProfileChat {
		return chatFiles
	}
	return plan.req.MaxFiles
}

// limitFiles keeps what was found in the best files, at most so many, 0 for all; of each all that was found.
func limitFiles(candidates []assemble.Candidate, most int) {
	best := map[string]float64{}
	for i := range candidates {
		if c := &candidates[i]; c.Type == ctxsys.SliceSearch && c.Path != "" {
			best[c.Path] = max(best[c.Path], c.Score)
		}
	}
	if most == 0 || len(best) <= most {
		return
	}
	paths := slices.SortedFunc(maps.Keys(best), func(a, b string) int { return cmp.Or(cmp.Compare(best[b], best[a]), cmp.Compare(a, b)) })
	for i := range candidates {
		c := &candidates[i]
		c.Beyond = c.Type == ctxsys.SliceSearch && c.Path != "" && !slices.Contains(paths[:most], c.Path)
	}
}

// checkProfile fills in and judges what a request may hold.
func checkProfile(req *Request) (ctxsys.Profile, assemble.Order, error) {
	profile := req.Profile
	if profile == "" {
		profile = ctxsys.ProfileQuery
	}
	if !slices.Contains([]ctxsys.Profile{ctxsys.ProfileQuery, ctxsys.ProfileChat, ctxsys.ProfileCompletion}, profile) {
		return "", "", fmt.Errorf("%w: unknown profile %q: use query, chat or completion", ctxsys.ErrUsage, profile)
	}
	order := assemble.Order(req.Order)
	if order == "" {
		order = assemble.Relevance
		if profile == ctxsys.ProfileChat {
			order = assemble.Documents
		}
	}
	if !slices.Contains(assemble.Orders, order) {
		return "", "", fmt.Errorf("%w: unknown order %q: use relevance, documents or cache", ctxsys.ErrUsage, order)
	}
	for name, n := range map[string]int{"max_tokens": req.MaxTokens, "max_files": req.MaxFiles} {
		if n < 0 {
			return "", "", fmt.Errorf("%w: %s %d: it must be a positive number", ctxsys.ErrUsage, name, n)
		}
	}
	if profile == ctxsys.ProfileCompletion && req.Active == "" {
		return "", "", fmt.Errorf("%w: a completion needs the file that is edited: give active, PATH or PATH:LINE", ctxsys.ErrUsage)
	}
	return profile, order, nil
}
