// Package workspace holds the projects that a long-running process answers about: each is opened when it is first
// asked for, indexed in the background, kept fresh by following its files and by the questions themselves, and closed at
// the end.
//
// The one idea: nothing waits for an index longer than a moment. A question that comes early is answered from what is
// there, and is told how much that is.
package workspace

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// Place is a project before it is opened.
type Place struct {
	Root     string // absolute
	Name     string
	Options  engine.Options
	MayIndex bool // an index may be made where there is none

	Together []Place // several projects that are asked as one: nothing else but the name counts then

	UpToDate bool    // it was brought up to date a moment ago, which opening it leaves out then
	Follow   *Follow // how its files are followed; nil: they are looked at when somebody asks

	// Synced is called after each finished sync, from any goroutine: whether this process began it for a question, in the
	// background, or because files changed. It must not wait for a sync, and it may be nil.
	Synced func(Change)
}

// Change is what a sync changed.
type Change struct {
	Any   bool     // something changed
	Paths []string // the files that were read and differed, or are gone, sorted; nil when it is not known: another process did it

	Commit string // of git, at which the index is; "" for none
}

// Known is a project that was indexed on this machine, open or not. Names are unique.
type Known struct {
	ID         string    `json:"id,omitempty"` // the name of the folder with what the user keeps of it
	Name       string    `json:"name"`
	Path       string    `json:"path"`
	Config     string    `json:"config,omitempty"` // the file with its settings
	Created    time.Time `json:"created,omitzero"` // when it was registered
	LastSync   time.Time `json:"last_sync,omitzero"`
	LastCommit string    `json:"last_sync_commit,omitempty"` // of git at the last sync; "" where there is none
	Default    bool      `json:"default,omitempty"`          // meant where no other project is
}

// Together is projects that are asked as one: their names with commas between them are the name of all.
type Together struct {
	Name     string   `json:"name"`
	File     string   `json:"file"` // that lists them
	Projects []string `json:"projects"`
}

// Locate finds the project of a name or folder, the default one for "".
type Locate func(name string) (Place, error)

// Workspace is a set of open projects. It is safe for concurrent use.
type Workspace struct {
	// List returns all projects of this machine by name; nil: there are those that are open.
	List func() ([]Known, error)
	// Together returns the projects that the user listed together; nil: there are none.
	Together func() []Together

	locate Locate
	ctx    context.Context // of everything in the background
	stop   context.CancelFunc
	turns  *turns

	mu       sync.Mutex
	projects map[string]*Project // by root
	found    map[string]located  // by what it was called
	closed   bool
}

// located is the project that a name led to a moment ago.
type located struct {
	project *Project
	at      time.Time
}

// believed is how long a name leads to the same project without being looked up: an editor asks many times a second.
const believed = 2 * time.Second

// New returns a workspace without open projects. The caller closes it.
func New(locate Locate) *Workspace {
	ctx, stop := context.WithCancel(context.Background())
	w := &Workspace{locate: locate, ctx: ctx, stop: stop, projects: map[string]*Project{}, found: map[string]located{}}
	w.turns = newTurns(w.rest)
	return w
}

// Known returns the projects of this machine by name.
func (w *Workspace) Known() ([]Known, error) {
	if w.List != nil {
		return w.List()
	}
	out := []Known{}
	for _, p := range w.Open() {
		out = append(out, Known{Name: p.Name, Path: p.Root})
	}
	return out, nil
}

// rest gives back what questions left behind in all projects, and reports whether that is everything.
func (w *Workspace) rest() bool {
	all := true
	for _, p := range w.Open() {
		all = p.Rest() && all
	}
	return all
}

// Project returns the open project of a name or folder, "" for the default, and opens it when it is not yet. An index
// that does not exist is begun in the background; where none may be made the error wraps ctxsys.ErrNotIndexed.
func (w *Workspace) Project(name string) (*Project, error) {
	w.mu.Lock()
	before, known := w.found[name]
	ended := w.closed
	w.mu.Unlock()
	if known && !ended && time.Since(before.at) < believed {
		return before.project, nil
	}
	at, err := w.locate(name)
	if err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return nil, errors.New("the server is ending")
	}
	p := w.projects[at.key()]
	if p == nil && at.Together != nil {
		if p, err = w.openParts(at); err != nil {
			return nil, err
		}
		w.projects[at.key()] = p
	}
	if p == nil {
		if p, err = w.open(at); err != nil {
			return nil, err
		}
		w.projects[at.Root] = p
	}
	if len(w.found) > maxFound {
		clear(w.found)
	}
	w.found[name] = located{p, time.Now()}
	return p, nil
}

// key is by what a project is known among those that are open.
func (at *Place) key() string {
	if at.Together == nil {
		return at.Root
	}
	var roots []string
	for _, p := range at.Together {
		roots = append(roots, p.Root+"\x00"+p.Name)
	}
	return strings.Join(roots, "\x00")
}

// openParts opens several projects, each as it is opened by itself, and makes one of them. The caller holds the lock.
func (w *Workspace) openParts(at Place) (*Project, error) {
	out := &Project{Place: at, ctx: w.ctx, workspace: w}
	var named []engine.Named
	for _, part := range at.Together {
		p := w.projects[part.Root]
		if p == nil {
			var err error
			if p, err = w.open(part); err != nil {
				return nil, err
			}
			w.projects[part.Root] = p
		}
		out.parts = append(out.parts, p)
		named = append(named, engine.Named{Name: part.Name, Project: p.Project})
	}
	union, err := engine.Union(named, false)
	if err != nil {
		return nil, err
	}
	first := out.parts[0]
	out.Project, out.Root, out.Options, out.Repository = union, first.Root, first.Options, first.Repository
	return out, nil
}

// First is the project itself, of several that are asked as one the first: what is not about all of them is about that.
func (p *Project) First() *Project {
	if p.parts != nil {
		return p.parts[0]
	}
	return p
}

// maxFound is how many names are remembered.
const maxFound = 1000

// Open returns the projects that are open, by root.
func (w *Workspace) Open() []*Project {
	w.mu.Lock()
	defer w.mu.Unlock()
	single := maps.Clone(w.projects)
	maps.DeleteFunc(single, func(_ string, p *Project) bool { return p.parts != nil })
	return slices.SortedFunc(maps.Values(single), func(a, b *Project) int { return strings.Compare(a.Root, b.Root) })
}

// Leave drops what a client of an editor had open and did not save, in all projects.
func (w *Workspace) Leave(client string) {
	for _, p := range w.Open() {
		p.Editor().Leave(client)
	}
}

func (w *Workspace) open(at Place) (*Project, error) {
	if !at.MayIndex {
		stored := at.Options
		stored.ReadOnly = true
		p, err := engine.Open(w.ctx, stored)
		if err != nil {
			return nil, err
		}
		indexed := p.Indexed()
		if err := p.Close(); err != nil {
			return nil, err
		}
		if !indexed {
			return nil, fmt.Errorf("%w: %s", ctxsys.ErrNotIndexed, at.Root)
		}
	}
	p := &Project{Place: at, ctx: w.ctx, workspace: w}
	p.Repository = newRepository(at.Root, p.walkOptions())
	p.background.Go(func() { p.Repository.build(w.ctx) })
	at.Options.Answered = p.Answered
	at.Options.Synced = func(changed []string) { p.synced(Change{Any: len(changed) > 0, Paths: changed}) }
	opened, err := engine.Open(w.ctx, at.Options)
	if err != nil {
		return nil, err
	}
	p.Project = opened
	if !at.UpToDate {
		p.Refresh()
	}
	if at.Follow != nil && !at.Options.ReadOnly {
		p.background.Go(p.follow)
	}
	p.background.Go(p.keepTime)
	return p, nil
}

// Close ends what is under way in the background, keeps what it stored, and closes all projects.
func (w *Workspace) Close() error {
	w.stop()
	w.turns.stop()
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed = true
	var errs []error
	for _, p := range w.projects {
		if p.parts != nil { // before those that it is of
			errs = append(errs, p.Project.Close())
		}
	}
	for _, p := range w.projects {
		if p.parts != nil {
			continue
		}
		p.background.Wait()
		errs = append(errs, p.Project.Close())
	}
	w.projects = nil
	return errors.Join(errs...)
}

// Project is an open project and what is being done to its index.
type Project struct {
	*engine.Project
	Place
	Repository *Repository

	parts      []*Project // of several that are asked as one
	workspace  *Workspace
	ctx        context.Context
	background sync.WaitGroup
	changes    atomic.Int64 // syncs of this process that changed something

	mu       sync.Mutex
	done     chan struct{} // closed when the sync under way ends; nil without one
	again    bool          // another is to follow it: something may have changed since it looked
	progress engine.Progress
	ended    time.Time // of the last sync that this process made
	failed   error     // why that failed
	followed bool      // this process follows the files, by what the system tells
}

// State is what is being done to an index.
type State struct {
	Indexed  bool            // a sync has finished at least once
	Running  bool            // one is under way in this process
	Progress engine.Progress // of that
	Failed   error           // why the last one failed
	done     <-chan struct{}
}

// State returns what is being done to the index.
func (p *Project) State() State {
	if p.parts != nil {
		return p.stateOfParts()
	}
	p.mu.Lock()
	s := State{Running: p.done != nil, Progress: p.progress, Failed: p.failed, done: p.done}
	p.mu.Unlock()
	s.Indexed = p.Indexed() // after Running: a first sync that ends between the two has made its index
	return s
}

// stateOfParts is indexed when all parts are, and running while one that is not yet is being indexed.
func (p *Project) stateOfParts() State {
	out := State{Indexed: true}
	for _, part := range p.parts {
		s := part.State()
		if out.Failed = cmp.Or(out.Failed, s.Failed); s.Indexed {
			out.Progress.Files++ // there is something to answer from
			continue
		}
		out.Indexed = false
		if s.Running && !out.Running {
			files := out.Progress.Files
			out.Running, out.done, out.Progress = true, s.done, s.Progress
			out.Progress.Files += files
		}
	}
	return out
}

// Await waits until there is a whole index, at most for limit, and says what there is.
func (p *Project) Await(ctx context.Context, limit time.Duration) State {
	s := p.State()
	if s.Indexed || !s.Running {
		return s
	}
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-s.done:
	case <-timer.C:
	case <-ctx.Done():
	}
	return p.State()
}

// Refresh begins to bring the index up to date in the background. When that is under way another one follows it, which sees
// what changed until now.
func (p *Project) Refresh() {
	for _, part := range p.parts {
		part.Refresh()
	}
	if p.parts != nil {
		return
	}
	if p.Options.ReadOnly {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.ctx.Err() != nil {
		return
	}
	if p.done != nil {
		p.again = true
		return
	}
	p.done = make(chan struct{})
	p.background.Go(p.refresh)
}

func (p *Project) refresh() {
	for more := true; more; {
		_, err := p.sync(p.ctx, engine.SyncRequest{})
		p.mu.Lock()
		close(p.done)
		p.done, p.ended, p.failed = nil, time.Now(), err
		if more = p.again && p.ctx.Err() == nil; more {
			p.done, p.again = make(chan struct{}), false
		}
		p.mu.Unlock()
	}
}

// pause is how long after a sync none is begun because of vectors that are still to be made.
const pause = 10 * time.Second

// Answered hears how fresh the index was that an answer is from, and has the files looked at after now when it may not have
// been: the next answer is from what they are. Where they are followed, not to know is no reason for that.
func (p *Project) Answered(f snapshot.Freshness) {
	if p.parts != nil || f.Age < 0 { // there is no index yet: it is being made
		return
	}
	p.mu.Lock()
	recent := time.Since(p.ended) < pause || f.Age < pause
	p.mu.Unlock()
	stale, unsure := f.Fresh != nil && !*f.Fresh, f.Fresh == nil && !p.following()
	if stale || unsure || (f.Vectors != nil || f.GraphPending) && !recent {
		p.Refresh()
	}
}

// Sync brings the index up to date and waits for it, also for another process that does the same.
func (p *Project) Sync(ctx context.Context, req engine.SyncRequest) (*engine.Report, error) {
	if err := p.idle(ctx); err != nil {
		return nil, err
	}
	return p.sync(ctx, req)
}

// IndexFile is Sync for one file.
func (p *Project) IndexFile(ctx context.Context, path string, req engine.SyncRequest) (*engine.FileReport, error) {
	if err := p.idle(ctx); err != nil {
		return nil, err
	}
	req.Wait = quietly
	return p.Project.IndexFile(ctx, path, req)
}

// synced tells of a change.
func (p *Project) synced(c Change) {
	if c.Any {
		p.changes.Add(1)
		// What cannot be looked at now is when the next change is noticed.
		_ = p.Repository.update(p.ctx, c.Paths)
	}
	if p.Synced != nil {
		c.Commit = p.LastCommit(p.ctx)
		p.Synced(c)
	}
}

// idle waits for a sync in the background.
func (p *Project) idle(ctx context.Context) error {
	if s := p.State(); s.Running {
		select {
		case <-s.done:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

func (p *Project) sync(ctx context.Context, req engine.SyncRequest) (*engine.Report, error) {
	tell := req.Progress
	req.Progress = func(g engine.Progress) {
		p.mu.Lock()
		p.progress = g
		p.mu.Unlock()
		if tell != nil {
			tell(g)
		}
	}
	req.Wait = quietly
	return p.Project.Sync(ctx, req)
}

// quietly waits for another process without saying so.
func quietly() {}

// Completion is that of the engine, in its turn.
func (p *Project) Completion(ctx context.Context, req completion.Request) (*completion.Response, error) {
	turn, err := p.workspace.Begin(ctx, Typing)
	if err != nil {
		return nil, err
	}
	defer turn.End()
	return p.Project.Completion(ctx, req)
}
