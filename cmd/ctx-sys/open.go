package main

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/analytics"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// place is the project a command is about, with its settings.
type place struct {
	project.Target
	registry project.Registry
	home     string
	cfg      *config.Loaded

	parts   []place // of several projects that are asked as one, this first; nil for one
	served  bool    // a server answers for it
	getenv  func(string) string
	environ []string
	detail  func(format string, args ...any) // is said with --verbose
}

// where finds the project and reads its settings.
func (a *app) where() (place, error) {
	at, err := a.locate()
	if err != nil {
		return at, err
	}
	if err := a.configure(&at); err != nil {
		return at, err
	}
	a.noticeBrought(at)
	a.repairStores(at)
	return at, nil
}

// locate finds the project without reading settings.
func (a *app) locate() (place, error) {
	home, err := config.Home(a.getenv)
	if err != nil {
		return place{}, err
	}
	if names, err := a.several(); !a.together && len(names) > 1 {
		return place{}, errors.Join(err, usage("--project names %d projects, and this is about one: name one of %s", len(names), a.project))
	}
	at := place{home: home, registry: project.Open(home), getenv: a.getenv, environ: a.environ, detail: a.detail}
	resolve := at.registry.Resolve
	if a.byClient {
		resolve = at.registry.ResolveKnown
	}
	at.Target, err = resolve(a.project, a.cwd)
	return at, err
}

func (a *app) configure(at *place) (err error) {
	if at.cfg, err = config.Load(at.places(a)); err != nil {
		return err
	}
	for _, w := range at.cfg.Warnings {
		a.note("%s", w)
	}
	return nil
}

func (at place) places(a *app) config.Places {
	return config.Places{Home: at.home, Root: at.Root, Environ: a.environ}
}

// options is what the engine gets of the settings.
func (at place) options(readOnly bool) engine.Options {
	c := at.cfg.Config
	return engine.Options{
		Root: at.Root, Name: at.name(), About: c.Project.Description, DataDir: at.cfg.DataDir(at.Root), Fallback: filepath.Join(at.home, "indexes"), Local: filepath.Join(at.home, "local"), ReadOnly: readOnly,
		Parsed: filepath.Join(at.home, "parsed.db"), ParsedSize: int64(c.Indexing.CacheMB) << 20, IndexMemory: int64(c.Indexing.MemoryMB) << 20,
		Include: c.Indexing.Include, Exclude: c.Indexing.Exclude, Languages: c.Indexing.Languages, Depth: c.Indexing.Depth,
		Look: look(c.Watch.CheckMS), IncludeHidden: c.IncludeHidden, MaxFileSize: int64(c.MaxFileSize * (1 << 20)),
		Retrieval: engine.RetrievalOptions{
			Options: search.Options{
				Strategies: c.Retrieval.Strategies, Weights: c.Retrieval.Weights, Fusion: c.Retrieval.Fusion, RRFK: c.Retrieval.RRFK,
				GraphDepth: c.Retrieval.GraphDepth, Floor: floor(c.Retrieval.Floor), MMR: c.Retrieval.MMR, MMRLambda: c.Retrieval.MMRLambda,
				Decay: c.Retrieval.TemporalDecay, HalfLifeDays: c.Retrieval.HalfLifeDays, Synonyms: c.Retrieval.Synonyms, Split: c.Retrieval.Split,
			},
			Limit: c.Retrieval.Limit, DefaultMaxTokens: c.Retrieval.DefaultMaxTokens,
			Budgets: at.budgets(), Window: at.window(), NoGate: !c.Retrieval.Gating, NoFeedback: !c.Retrieval.Feedback,
		},
		Context: prompt.Gathering{
			Deadline: time.Duration(c.Context.DeadlineMS) * time.Millisecond, MaxFileSize: int64(c.Context.MaxFileSize),
			NoRelated: !c.Context.Related, NoNotes: !c.Context.Notes, Home: at.home, Dependencies: at.dependencies(),
			History: c.Sessions.HistoryLimit, CompletionTokens: c.Completion.MaxTokens,
		},
		Team:      at.team(),
		Advice:    at.advice(),
		Embedding: at.embedding(),
		Memory: memory.Options{HotTokens: c.Memory.HotTokenLimit, WarmAccesses: c.Memory.WarmAccessThreshold, Promote: c.Memory.PromoteThreshold, MaxCold: c.Memory.MaxColdItems,
			NoSpill: !c.Memory.AutoSpill, NoPromote: !c.Memory.AutoPromote},
		Analytics:       analytics.Settings{Off: !c.Analytics.Enabled, Texts: c.Analytics.Texts, Share: c.Analytics.Sample, Price: c.Analytics.Price},
		KeepCheckpoints: c.Checkpoints.Keep, MaxEdits: c.Completion.MaxEdits,
		Critic:    at.critic(at.writers(c.Models.Critique, "critique")),
		Extractor: at.extractor(),
		Sessions: session.Options{
			Retention: time.Duration(c.Sessions.Retention) * 24 * time.Hour, AutoSummarize: c.Sessions.AutoSummarize, NoVectors: !c.Sessions.Vectors, HistoryLimit: c.Sessions.HistoryLimit, Compaction: at.compaction(),
			Summaries: at.writers(at.cfg.ConversationSummaries(), conversationSummaries), Extraction: at.writers(c.Models.Extraction, "extraction"),
			Later: at.later,
		},
	}
}

// dependencies is where the sources of dependencies are, nil where a setting says that they are not looked for.
func (at place) dependencies() *dependency.Folders {
	if !at.cfg.Retrieval.Dependencies {
		return nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		home = ""
	}
	folders := dependency.FoldersOf(at.getenv, home)
	return &folders
}

// window is the context window that somebody set for all models, 0 when nobody did: its default is only shown.
func (at place) window() int {
	if at.cfg.IsSet("contextWindow") {
		return at.cfg.ContextWindow
	}
	return 0
}

// budgets are those that somebody set: of models, and, without a name, of where none is named.
func (at place) budgets() []ctxsys.Budget {
	out := slices.Collect(maps.Values(at.cfg.ModelBudgets))
	var unnamed ctxsys.Budget
	if at.cfg.IsSet("defaultBudget.window") {
		unnamed.Window = at.cfg.DefaultBudget.Window
	}
	if at.cfg.IsSet("defaultBudget.reserve") {
		unnamed.Reserve = at.cfg.DefaultBudget.Reserve
	}
	return append(out, unnamed)
}

// floor tells the engine, to which zero means its default, that none is wanted.
func floor(configured float64) float64 {
	if configured == 0 {
		return -1
	}
	return configured
}

// look tells the engine, to which zero means its default, how long a question waits for the look for changed files.
func look(ms int) time.Duration {
	if ms == 0 {
		return -1
	}
	return time.Duration(ms) * time.Millisecond
}

// name is what the project is called.
func (at place) name() string { return cmp.Or(at.cfg.Project.Name, project.Name(at.Root)) }

// open opens a project for a question, building its index first where that is allowed.
func (a *app) open(ctx context.Context) (*engine.Project, place, error) {
	at, err := a.where()
	if err != nil {
		return nil, at, err
	}
	if !at.MayIndex() { // must not leave an index behind where none was
		return a.openIndexed(ctx, at)
	}
	p, err := a.openWritable(ctx, at)
	if err != nil || p.Indexed() {
		return p, at, err
	}
	if a.questions && p.Team().Holds(ctx) && at.refresh() == nil {
		a.note("no index of %s yet: it is built in the background, and the team's server answers meanwhile", at.Root)
		return p, at, nil
	}
	a.note("no index of %s yet: building it", at.Root)
	if _, err := a.sync(ctx, p, at, engine.SyncRequest{NoEmbed: at.cfg.NoVectors(), Wait: a.waitingForIndex(false, at)}); err != nil {
		return nil, at, errors.Join(err, p.Close())
	}
	return p, at, nil
}

func (a *app) openWritable(ctx context.Context, at place) (*engine.Project, error) {
	options := at.options(false)
	options.Answered = a.hear(at)
	p, err := engine.Open(ctx, options)
	if err == nil {
		a.database = p.DBPath()
	}
	return p, err
}

// openIndexed opens a project that must have an index, for a question that may bring that up to date.
func (a *app) openIndexed(ctx context.Context, at place) (*engine.Project, place, error) {
	p, at, err := a.openStored(ctx, at)
	if err == nil {
		err = p.Close()
	}
	if err != nil {
		return nil, at, err
	}
	p, err = a.openWritable(ctx, at)
	return p, at, err
}

// openStored opens a project that must have an index, without ever writing to it.
func (a *app) openStored(ctx context.Context, at place) (*engine.Project, place, error) {
	p, err := engine.Open(ctx, at.options(true))
	if errors.Is(err, ctxsys.ErrNotIndexed) {
		return nil, at, notIndexed(at)
	}
	if err != nil {
		return nil, at, err
	}
	if a.database = p.DBPath(); !p.Indexed() {
		return nil, at, errors.Join(notIndexed(at), p.Close())
	}
	return p, at, nil
}

// stored is openStored for the project of the flags.
func (a *app) stored(ctx context.Context) (*engine.Project, place, error) {
	at, err := a.where()
	if err != nil {
		return nil, at, err
	}
	return a.openStored(ctx, at)
}

func notIndexed(at place) error {
	if project.NoProject(at.Root) {
		return worded{ctxsys.ErrNotIndexed, at.Root + " is no project: go to one, or name a folder: `ctx-sys index PATH`"}
	}
	return worded{ctxsys.ErrNotIndexed, at.Root + " is not indexed: run `ctx-sys index` there"}
}

// waiting says that another process is waited for. With noWait it is nil: the engine then does not wait.
func (a *app) waiting(noWait bool, what string) func() {
	if noWait {
		return nil
	}
	return func() { a.note("waiting for another process to finish %s", what) }
}

// waitingForIndex is waiting for the one who writes the index of a project.
func (a *app) waitingForIndex(noWait bool, at place) func() {
	return a.waiting(noWait, "indexing "+at.Root)
}

// waitFlag adds --no-wait to a verb that waits for other processes.
func waitFlag(cmd *cobra.Command, noWait *bool) {
	cmd.Flags().BoolVar(noWait, "no-wait", false, "fail at once if another process is doing it, instead of waiting")
}

// sync brings the index up to date and notes it in the registry.
func (a *app) sync(ctx context.Context, p *engine.Project, at place, req engine.SyncRequest) (*engine.Report, error) {
	defer hurry()()
	a.interruptedAs(errIndexInterrupted)
	bar := a.progress(at.cfg)
	req.Progress = bar.show
	report, err := p.Sync(ctx, req)
	bar.clear()
	if err != nil {
		return report, ofIndex(err)
	}
	a.register(at, report.LastCommit)
	return report, nil
}

// register notes in the registry that the project was brought up to date, at a commit of git or none.
func (a *app) register(at place, commit string) {
	stores := at.options(true).Stores()
	synced := project.Entry{Path: at.Root, Name: at.name(), LastSync: time.Now().UTC().Truncate(time.Second), LastCommit: commit}
	if dir := stores.Kept(); dir != "" {
		synced.ID = filepath.Base(dir)
	}
	if _, err := at.registry.Register(synced); err != nil {
		a.detail("the registry of projects was not updated: %v", err)
	}
}

// What a process that indexes or answers one question may leave lying about before the collector runs, in percent of what is alive, and in
// all: most of what making an index allocates is garbage a moment later. Of a very large project more than that is alive: there the limit is
// a quarter more, or the collector would never stop.
const (
	hurryPercent = 250
	hurryBytes   = 1050 << 20
	hurryLook    = time.Second // how often it is looked how much is alive
)

// hurry has the collector run more rarely until the function it returns is called.
func hurry() (calm func()) {
	percent, limit := debug.SetGCPercent(hurryPercent), debug.SetMemoryLimit(hurryBytes)
	done := make(chan struct{})
	go func() {
		now := int64(hurryBytes)
		for look := time.NewTicker(hurryLook); ; {
			select {
			case <-done:
				look.Stop()
				return
			case <-look.C:
				if wants := hurryLimit(alive()); wants > now {
					now = wants
					debug.SetMemoryLimit(now)
				}
			}
		}
	}()
	return func() {
		done <- struct{}{} // it sets no limit after this
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}
}

// alive returns how many bytes were alive after the last collection.
func alive() uint64 {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	return live[0].Value.Uint64()
}

// hurryLimit is the limit where so many bytes are alive.
func hurryLimit(alive uint64) int64 { return max(hurryBytes, int64(alive+alive/4)) }
