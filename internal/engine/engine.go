// Package engine is one open project: it owns the folder and the lifetimes of the index and of what is kept beside it, brings the index
// up to date, and lends what questions are asked of: a reader.Reader, a searcher.Searcher, a prompt.Builder, and their like. How files
// become facts is in package index, how a question is answered in package search.
package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/architecture/evidence"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/said"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
	"github.com/ctx-sys/ctx-sys/internal/suggester"
	"github.com/ctx-sys/ctx-sys/internal/team/ask"
	"github.com/ctx-sys/ctx-sys/internal/vectorfile"
	"github.com/ctx-sys/ctx-sys/internal/walk"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

// Names inside the data directory.
const (
	lockName = "index.lock"

	commitsName = "index-commits.db" // commits

	nextLockName = "index.next" // of who waits for the other one
)

// Project is an open project. It is safe for concurrent use.
type Project struct {
	opts   Options
	dir    string // data directory
	path   string // of the index
	db     store.DB
	source *snapshot.Source // of what questions read; nil as db is
	reader *reader.Reader   // of it; nil as db is
	fresh  bool             // the database was made by this Open
	parts  []Named          // of a union, see Union
	owned  bool             // they are closed with it

	model    *embed.Model    // makes the vectors; nil for none
	adviser  *advice.Adviser // nil for none
	provided *provided.Sets  // the vectors of providers

	summaries laterSummaries

	completions  *completion.Contexts
	architecture *evidence.Evidence
	gathering    sync.WaitGroup    // sources of contexts that nobody waits for any more
	entities     *written.Entities // what was written down
	suggester    *suggester.Suggester
	navigator    *navigate.Navigator

	searcher *searcher.Searcher
	prompts  *prompt.Builder
	agent    *agent.Stores // what is kept beside the index
	commits  *commits.Log
	said     *said.Items // what of it is part of the graph

	parsedOnce sync.Once
	parsedErr  error
	parsed     store.Parsed // what was made of files before; nil before it is needed, and where there is none
}

// name is what the project is called.
func (o *Options) name() string { return cmp.Or(o.Name, filepath.Base(o.Root)) }

// about is what the project is, in the words of its settings: one line, secrets masked.
func (o *Options) about() string {
	masked, _ := secret.Mask([]byte(o.About))
	return strings.Join(strings.Fields(string(masked)), " ")
}

// Open opens the project at o.Root, making an empty index when there is none. The index lives in the
// project's own folder, or in o.Fallback when that cannot be written. With ReadOnly nothing is made: the
// error then wraps ctxsys.ErrNotIndexed. Errors wrap ctxsys.ErrCorrupt or ctxsys.ErrNewerSchema where they
// apply.
func Open(ctx context.Context, o Options) (*Project, error) {
	if o.Index != nil {
		o.ReadOnly, o.Look = true, -1
	}
	p := &Project{opts: o, adviser: advice.New(o.advisers(), o.Advice.Deadline, time.Now)}
	var err error
	if p.model, err = embed.Builtin(); err != nil {
		return nil, err
	}
	db, err := p.openIndex(ctx)
	if err != nil {
		return nil, err
	}
	p.db = db
	p.openAgent()
	p.commits = commits.New(commits.Options{Root: o.Root, ReadOnly: o.ReadOnly, Path: func() (string, error) { return filepath.Join(p.dir, commitsName), nil }})
	if p.source, err = snapshot.New(db, o.Root, p.opts.walkOptions(), p.model, &p.gathering); err != nil {
		db.Close()
		return nil, err
	}
	if o.Index != nil {
		p.source.Detach()
		p.source.Lay(o.Over)
	}
	p.provided = provided.New(o.Embedding, o.ReadOnly, p.dir, db, p.source, &p.gathering)
	p.source.Editor().Remember(o.MaxEdits)
	p.completions = completion.New(p.source, o.Context.CompletionTokens)
	p.navigator = navigate.New(p.source, o.MaxFileSize)
	p.openReader()
	p.openQuestions()
	return p, nil
}

// openIndex opens the index, and makes an empty one where that is wanted.
func (p *Project) openIndex(ctx context.Context) (store.DB, error) {
	if p.opts.Index != nil {
		p.dir = p.opts.Root
		return p.opts.Index(ctx)
	}
	if err := p.chooseDir(); err != nil {
		return nil, err
	}
	_, err := os.Stat(p.path)
	p.fresh = errors.Is(err, fs.ErrNotExist)
	if p.opts.ReadOnly && p.fresh {
		return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, p.opts.Root)
	}
	if p.fresh {
		p.adoptSibling(p.path)
	}
	return local.OpenIndex(ctx, p.path, p.opts.ReadOnly)
}

// openReader makes what questions are read through.
func (p *Project) openReader() {
	o := reader.Options{Root: p.opts.Root, Name: p.opts.name(), Names: p.opts.Names, Walk: p.opts.walkOptions(), Model: p.model, Ranking: rank.Defaults(), Search: p.opts.Retrieval.Options, Look: p.opts.Look, Index: p.path, ReadOnly: p.opts.ReadOnly,
		Answered: p.opts.Answered, Setting: p.navigator.Setting, Background: &p.gathering}
	if !p.opts.Retrieval.NoFeedback {
		o.Feedback = func(ctx context.Context, paths []string) (map[string]float64, error) {
			return p.agent.Factors(ctx, paths)
		}
	}
	o.CatchUp = func(ctx context.Context) (int, error) {
		done, err := p.sync(ctx, SyncRequest{later: true})
		return done.Files, err
	}
	o.FreshNow = func(ctx context.Context) bool { return !p.FreshNow(ctx).IsZero() }
	p.said = said.New(func() *agent.Stores { return p.agent }, p.commits)
	o.Said = p.said
	p.reader = reader.New(p.db, p.source, o)
}

// Called is what the project is called.
func (p *Project) Called() string { return p.opts.name() }

// Editor returns what editors say of the project's files, see snapshot.Source.Editor.
func (p *Project) Editor() *editor.Tracker { return p.source.Editor() }

// openQuestions makes what searches and assembles contexts.
func (p *Project) openQuestions() {
	o := &p.opts
	p.architecture = evidence.New(p.reader, p.opts.name(), p.opts.about())
	p.suggester = suggester.New(p.reader, p.agent, o.Root, o.ReadOnly)
	p.entities = written.New(written.Options{
		Reader: p.reader, DB: p.db, Said: p.said, ReadOnly: o.ReadOnly, Why: p.Why, Keep: func(name string) (string, error) { return p.below("local", name) },
		Sync: func(ctx context.Context) error {
			_, err := p.sync(ctx, SyncRequest{later: true})
			return err
		},
	})
	p.searcher = searcher.New(searcher.Options{
		Reader: p.reader, Agent: p.agent, Commits: p.commits, Adviser: p.adviser, Provided: p.provided, Walk: p.opts.walkOptions(), Advice: o.Advice,
		Limit: o.Retrieval.Limit, Floor: o.Retrieval.Floor, Asked: p.suggester.Asked,
	})
	p.prompts = prompt.New(prompt.Options{
		Reader: p.reader, Searcher: p.searcher, Agent: p.agent, Adviser: p.adviser, Background: &p.gathering, ReadOnly: o.ReadOnly, Gathering: o.Context,
		DefaultMaxTokens: o.Retrieval.DefaultMaxTokens, Budgets: o.Retrieval.Budgets, Window: o.Retrieval.Window, NoGate: o.Retrieval.NoGate,
		Describe: p.architecture.Describe, Cache: func(name string) (string, error) { return p.below("cache", name) }, Asked: p.suggester.Asked,
	})
}

// Search answers with ranked chunks, best first, see searcher.Searcher.Search.
func (p *Project) Search(ctx context.Context, req search.Request) (*searcher.Response, error) {
	return p.searcher.Search(ctx, req)
}

// Context assembles what answers a question within a budget, see prompt.Builder.Context.
func (p *Project) Context(ctx context.Context, req prompt.Request) (*prompt.Response, error) {
	return p.prompts.Context(ctx, req)
}

// Dependencies returns the declarations that a name means in the sources of the packages that the project uses, see dependency.Find.
func (p *Project) Dependencies(ctx context.Context, name string) ([]dependency.Symbol, error) {
	return reader.Read(ctx, p.reader, func(v *snapshot.Snapshot) ([]dependency.Symbol, error) {
		return dependency.In(ctx, v, p.opts.Context.Dependencies, name)
	})
}

// Architecture is what the index knows of the project's architecture.
func (p *Project) Architecture() *evidence.Evidence { return p.architecture }

// Suggester makes suggestions.
func (p *Project) Suggester() *suggester.Suggester { return p.suggester }

// Entities are what people and agents wrote down.
func (p *Project) Entities() *written.Entities { return p.entities }

// Commits is what git knows of the project's past.
func (p *Project) Commits() *commits.Log { return p.commits }

// History is what git knows of the past of the file at a path, what the file is called there, and the project that it is of where there are several of one index.
// Without a path it is that of the only project.
func (p *Project) History(ctx context.Context, path string) (log *commits.Log, own, project string, err error) {
	if p.opts.Index == nil {
		return p.commits, path, "", nil
	}
	if p.opts.History == nil {
		return nil, "", "", fmt.Errorf("%w: no commits are known here: ask in a clone", ctxsys.ErrUsage)
	}
	if own = path; len(p.opts.Names) > 0 {
		part, in := union.Split(p.opts.Names, path)
		if part < 0 {
			return nil, "", "", fmt.Errorf("%w: a history is that of one repository: name it in project", ctxsys.ErrUsage)
		}
		project, own = p.opts.Names[part], in
	}
	log, err = p.opts.History(ctx, project)
	return log, own, project, err
}

// Reader is what questions are read through, see reader.Ask; nil where the project has no index.
func (p *Project) Reader() *reader.Reader { return p.reader }

// Completion assembles the context of a completion, see Contexts.Completion.
func (p *Project) Completion(ctx context.Context, req completion.Request) (*completion.Response, error) {
	return p.completions.Completion(ctx, req)
}

// Team asks about repositories that are not on this machine; nil where nobody is asked.
func (p *Project) Team() *ask.Project { return p.opts.Team }

// Provided are the vectors of providers' models.
func (p *Project) Provided() *provided.Sets { return p.provided }

// DB is the index as it is stored, whatever lies over it.
func (p *Project) DB() store.DB { return p.db }

// Navigator answers where names are declared and used.
func (p *Project) Navigator() *navigate.Navigator { return p.navigator }

// closeWait is how long closing waits for what goes on behind, which ends within moments when it is cancelled. What is stuck
// in a read (a network mount that is gone) never does.
const closeWait = 2 * time.Second

// Close releases the project. Where something is stuck that cannot be cancelled, all that it may use is left as it is.
func (p *Project) Close() error {
	if p.parts != nil {
		return p.closeUnion()
	}
	if p.provided != nil {
		p.provided.Stop()
	}
	p.summaries.close()
	if !endedWithin(&p.gathering, closeWait) {
		return nil
	}
	if p.navigator != nil {
		p.navigator.Close()
	}
	err := p.agent.Close()
	if p.db == nil { // of OpenMemories
		return err
	}
	err = errors.Join(err, p.commits.Close())
	p.parsedOnce.Do(func() {}) // a sync that comes later goes without
	if p.parsed != nil {
		err = errors.Join(err, p.parsed.Close())
	}
	p.source.Close()
	return errors.Join(err, p.db.Close())
}

// endedWithin waits for a group, and reports whether it came to its end.
func endedWithin(group *sync.WaitGroup, limit time.Duration) bool {
	ended := make(chan struct{})
	go func() {
		group.Wait()
		close(ended)
	}()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-ended:
		return true
	case <-timer.C:
		return false
	}
}

// DBPath returns the path of the index file.
func (p *Project) DBPath() string { return p.path }

// Indexed reports whether a sync has finished at least once.
func (p *Project) Indexed() bool {
	return p.reader.Indexed()
}

// chooseDir decides where the index lives and prepares the folder. Its own .gitignore keeps the index out
// of version control while settings and notes beside it can be shared.
func (p *Project) chooseDir() error {
	places := p.opts.places()
	p.dir, p.path = places.Data(), places.Index()
	if p.opts.ReadOnly {
		if p.opts.Fallback != "" && (places.LeadsOut(p.dir) || !hasFile(p.path) || mayWrite(p.dir) != nil && hasFile(spareIndex(&places))) {
			p.dir, p.path = places.Spare(), spareIndex(&places)
		}
		return nil
	}
	err := p.opts.prepare(p.dir)
	if err == nil || p.opts.Fallback == "" || p.opts.DataDir != "" {
		return err
	}
	p.dir, p.path = places.Spare(), spareIndex(&places)
	return prepareDir(p.dir)
}

func spareIndex(p *local.Places) string { return filepath.Join(p.Spare(), local.IndexName) }

// below is the path of a file in a folder below that of the index. The error says that a link leads the folder elsewhere.
func (p *Project) below(folder, name string) (string, error) {
	if !regular.Inside(p.dir, folder) {
		return "", fmt.Errorf("%w: %s is a link: remove it", ctxsys.ErrUsage, filepath.Join(p.dir, folder))
	}
	return filepath.Join(p.dir, folder, name), nil
}

func (o *Options) prepare(dir string) error {
	if places := o.places(); places.LeadsOut(dir) {
		return fmt.Errorf("%w: %s is a link out of the project: remove it, or set database.path with `ctx-sys config set --global`", ctxsys.ErrUsage, dir)
	}
	return prepareDir(dir)
}

// ignoreText keeps out of version control what the program makes: itself too, so that an index leaves `git status` clean.
const ignoreText = "# What the program makes and can make again. The rest of this folder may be shared.\n/.gitignore\n/index*\n/cache/\n/local/\n"

// formerIgnoreTexts are those of earlier versions. A file with one of them is brought up to date; any other is the user's own.
var formerIgnoreTexts = []string{
	"# What the program makes and can make again. The rest of this folder may be shared.\n/index*\n/cache/\n/local/\n",
	"# What the program makes and can make again. The rest of this folder may be shared.\nindex*\ncache/\nlocal/\n",
}

// maxSmall bounds files of a few lines, in bytes.
const maxSmall = 64 << 10

func prepareDir(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		if at := (*fs.PathError)(nil); errors.As(err, &at) && errors.Is(err, syscall.ENOTDIR) {
			return fmt.Errorf("%w: %s is a file, and an index is kept in a folder: move it away, or set database.path to a folder", ctxsys.ErrUsage, at.Path)
		}
		return err
	}
	ignore := filepath.Join(dir, ".gitignore")
	b, err := regular.Read(ignore, maxSmall)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, regular.ErrIrregular), err == nil && slices.Contains(formerIgnoreTexts, string(b)):
		return regular.Write(ignore, []byte(ignoreText), 0o644)
	case err != nil && !errors.Is(err, regular.ErrTooLarge):
		return err
	}
	return Writable(dir)
}

func hasFile(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// Writable reports whether dir and the files in it can be written.
func Writable(dir string) error {
	if err := mayWrite(dir); err != nil {
		return err
	}
	return regular.Append(filepath.Join(dir, lockName), "", 0o600)
}

// adoptSibling copies the index of another worktree of the same repository, so that a new worktree only
// has to index what differs. Failing to is no error: the index is then built.
func (p *Project) adoptSibling(path string) {
	if p.opts.ReadOnly || p.opts.DataDir != "" {
		return
	}
	for _, root := range git.Siblings(p.opts.Root) {
		from := filepath.Join(root, ".ctx-sys", local.IndexName)
		if _, err := os.Stat(from); err != nil {
			continue
		}
		if err := local.CopyIndex(context.Background(), from, path); err == nil {
			return
		}
	}
}

// walkOptions are the settings that decide which files belong to the project.
func (o *Options) walkOptions() walk.Options {
	return walk.Options{
		Include: o.Include, Exclude: o.Exclude, IncludeHidden: o.IncludeHidden,
		MaxFileSize: o.MaxFileSize, Languages: o.Languages,
	}
}

// Remove deletes the index of a project, which need not be one that can be opened. wait is that of SyncRequest. Settings and notes of the same folder
// stay. kept is the folder of memories and conversations, which are no index and stay too, "" where there are none.
func Remove(ctx context.Context, o Options, wait func()) (kept string, err error) {
	p, release, err := closed(ctx, o, wait)
	if err != nil {
		return "", err
	}
	defer release()
	return removeIndex(p.dir, p.path)
}

// SetAside moves an index that cannot be read out of the way of a new one, and returns where it is kept. wait is that of
// SyncRequest.
func SetAside(ctx context.Context, o Options, wait func()) (kept string, err error) {
	p, release, err := closed(ctx, o, wait)
	if err != nil {
		return "", err
	}
	defer release()
	return local.SetIndexAside(p.DBPath())
}

// IndexName is the name of the file with an index.
const IndexName = local.IndexName

// ExportIndex copies the index of a project to a new file at to. The error wraps ctxsys.ErrNotIndexed where there is none.
func ExportIndex(ctx context.Context, o Options, to string) error {
	o.ReadOnly = true
	p := &Project{opts: o}
	if err := p.chooseDir(); err != nil {
		return err
	}
	if !hasFile(p.DBPath()) {
		return fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, o.Root)
	}
	return local.CopyIndex(ctx, p.DBPath(), to)
}

// ImportIndex makes a copy of the index at from the index of a project. One that is there is refused without replace. wait is that
// of SyncRequest. A damaged one leaves the index as it was; the error wraps ctxsys.ErrCorrupt.
func ImportIndex(ctx context.Context, o Options, from string, replace bool, wait func()) error {
	p := &Project{opts: o}
	if err := p.chooseDir(); err != nil {
		return err
	}
	release, err := regular.WaitLock(ctx, filepath.Join(p.dir, lockName), wait)
	if err != nil {
		return err
	}
	defer release()
	if hasFile(p.DBPath()) && !replace {
		return fmt.Errorf("%w: this project has an index already: `--force` replaces it", ctxsys.ErrUsage)
	}
	return local.TakeIndex(ctx, from, p.DBPath())
}

// closed is the project with an index that nobody writes to until release, without opening it.
func closed(ctx context.Context, o Options, wait func()) (p *Project, release func(), err error) {
	o.ReadOnly = true // choose the folder, make nothing
	p = &Project{opts: o}
	if err := p.chooseDir(); err != nil {
		return nil, nil, err
	}
	if _, err := os.Stat(p.DBPath()); errors.Is(err, fs.ErrNotExist) {
		return nil, nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, o.Root)
	}
	release, err = regular.WaitLock(ctx, filepath.Join(p.dir, lockName), wait)
	return p, release, err
}

// removeIndex deletes the index's files, and the folder when nothing else is in it.
func removeIndex(dir, index string) (kept string, err error) {
	if err := errors.Join(local.RemoveIndex(index), local.RemoveIndex(filepath.Join(dir, commitsName)), graph.RemoveKept(index), vectorfile.Remove(index)); err != nil {
		return "", err
	}
	for _, name := range []string{lockName, nextLockName, summariesLockName, followLockName, followedName} {
		os.Remove(filepath.Join(dir, name))
	}
	if former := filepath.Join(dir, "local"); hasFile(former) {
		return former, nil
	}
	ignore := filepath.Join(dir, ".gitignore")
	if b, err := regular.Read(ignore, maxSmall); err == nil && (string(b) == ignoreText || slices.Contains(formerIgnoreTexts, string(b))) {
		os.Remove(ignore)
	}
	os.Remove(dir) // fails where something of the user's is left
	return "", nil
}

// advisers are the models that advise, and a place for what embeds.
func (o *Options) advisers() map[advice.Use]advice.Model {
	if len(o.Embedding.Embedders) == 0 {
		return o.Advice.Models
	}
	models := maps.Clone(o.Advice.Models)
	if models == nil {
		models = map[advice.Use]advice.Model{}
	}
	models[advice.Embeddings] = advice.Model{Name: o.Embedding.Embedders[0].Model()}
	return models
}
