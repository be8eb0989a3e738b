package serve

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// What a history may take.
const (
	historyWait  = 10 * time.Second // for which a question waits for one that is fetched
	historyTime  = 30 * time.Second // of an answer
	historyAgain = 30 * time.Second // after which one that could not be fetched is tried again
	historySlots = 2                // that are fetched at once
	maxHistories = 64               // whose databases are open
)

// histories are repositories with all their commits, bare, below a folder. Each is fetched when it is asked about first, and again when the index or a branch is of a commit
// that it does not have. Answers are of the commit that the index is of, or that a branch is at, which has a folder of its own and the same repository.
type histories struct {
	s     *Server
	ctx   context.Context // of fetches
	stop  context.CancelFunc
	slots chan struct{}
	work  sync.WaitGroup

	mu     sync.Mutex
	open   map[pastOf]*history
	closed bool
}

// pastOf is what a history is of.
type pastOf struct {
	tenant, repo int64
	branch       string // "" is the one that is indexed
}

// past is the state of which a history is wanted.
type past struct {
	repo     team.Repository
	commit   string
	branches []team.Branch
}

// state is the same for the same commits.
func (p *past) state() string {
	all := p.commit
	for _, b := range p.branches {
		all += " " + b.Commit
	}
	return all
}

// history is one of them. What is below log is guarded by histories.mu.
type history struct {
	root    string // with the repository
	at      string // that is at the commit
	log     *commits.Log
	used    time.Time
	of      string        // the state that it is of; "" for none yet
	running chan struct{} // closed when what is done to it is done; nil for nothing

	err    error // of the last fetch, for the state wanted
	wanted string
	failed time.Time
}

func newHistories(s *Server) *histories {
	h := &histories{s: s, slots: make(chan struct{}, historySlots), open: map[pastOf]*history{}}
	h.ctx, h.stop = context.WithCancel(context.Background())
	h.work.Go(h.prune)
	return h
}

// prune deletes the histories of repositories that were removed.
func (h *histories) prune() {
	found, err := filepath.Glob(filepath.Join(h.s.History, "*", "*"))
	if err != nil {
		return
	}
	for _, dir := range found {
		tenant, e1 := strconv.ParseInt(filepath.Base(filepath.Dir(dir)), 10, 64)
		repo, e2 := strconv.ParseInt(filepath.Base(dir), 10, 64)
		if e1 != nil || e2 != nil {
			continue
		}
		if _, err := team.At(h.s.DB, tenant, nil).RepositoryByID(h.ctx, repo); errors.Is(err, ctxsys.ErrNotFound) {
			_ = os.RemoveAll(dir) // it is looked for again the next time
		}
		branches, err := team.At(h.s.DB, tenant, nil).Branches(h.ctx, repo)
		if err != nil {
			continue
		}
		kept, _ := filepath.Glob(filepath.Join(dir, branchesFolder, "*"))
		for _, b := range kept {
			if !slices.ContainsFunc(branches, func(have team.Branch) bool { return folderOf(have.Name) == filepath.Base(b) }) {
				_ = os.RemoveAll(b)
			}
		}
	}
}

// of returns what answers for the histories of some repositories that somebody may read, and of no other; nil where there are none.
func (h *histories) of(t *team.Team, repos []team.Readable, branch string) func(context.Context, string) (*commits.Log, error) {
	return func(ctx context.Context, name string) (*commits.Log, error) {
		switch {
		case h == nil:
			return nil, &op.Error{Err: ctxsys.ErrUsage, Text: "this server has no commits: it was started without --history", Hint: "ask in a clone of the repository"}
		}
		at := 0
		if name != "" || len(repos) != 1 {
			at = slices.IndexFunc(repos, func(r team.Readable) bool { return r.Name == name })
		}
		if at < 0 {
			return nil, fmt.Errorf("%w: there is no repository %q", ctxsys.ErrNotFound, name)
		}
		return h.ready(ctx, t, repos[at].ID, branch)
	}
}

// ready returns the history of a repository at the commit that is indexed, or at that of a branch. It waits a moment for one that is not there yet.
func (h *histories) ready(ctx context.Context, t *team.Team, repo int64, branch string) (*commits.Log, error) {
	r, err := t.RepositoryByID(ctx, repo)
	if err != nil {
		return nil, err
	}
	p := &past{repo: r, commit: r.Commit}
	if p.branches, err = t.Branches(ctx, repo); err != nil {
		return nil, err
	}
	if branch != "" {
		at := slices.IndexFunc(p.branches, func(b team.Branch) bool { return b.Name == branch && b.Problem == "" })
		if at < 0 {
			return nil, fmt.Errorf("%w: there is no branch %q any more", ctxsys.ErrNotFound, branch)
		}
		p.commit = p.branches[at].Commit
	}
	late := time.After(historyWait)
	for {
		one, running, err := h.begin(t, p, branch)
		if err != nil || running == nil {
			return one, err
		}
		select {
		case <-running:
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-late:
			return nil, &op.Error{Err: ctxsys.ErrBusy, Text: "the history of " + r.Name + " is being fetched", Hint: "ask again in some seconds"}
		}
	}
}

// begin returns the history in the state that is wanted, or what to wait for.
func (h *histories) begin(t *team.Team, p *past, branch string) (*commits.Log, chan struct{}, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, nil, ctxsys.ErrBusy
	}
	key, state := pastOf{t.Tenant(), p.repo.ID, branch}, p.state()
	one := h.open[key]
	if one == nil {
		h.sweep()
		root := filepath.Join(h.s.History, strconv.FormatInt(key.tenant, 10), strconv.FormatInt(key.repo, 10))
		dir := root
		if branch != "" {
			dir = filepath.Join(root, branchesFolder, folderOf(branch))
		}
		at := filepath.Join(dir, folderOf(branch)) // apart from ours: a commit may have files of any name
		one = &history{root: root, at: at, log: commits.New(commits.Options{Root: at, Time: historyTime, Path: func() (string, error) { return filepath.Join(dir, "commits.db"), nil }})}
		h.open[key] = one
	}
	one.used = time.Now()
	switch {
	case one.running != nil:
		return nil, one.running, nil
	case one.of == state && one.there():
		return one.log, nil, nil
	case one.err != nil && one.wanted == state && time.Since(one.failed) < historyAgain:
		return nil, nil, one.err
	}
	one.running, one.wanted = make(chan struct{}), state
	h.work.Go(func() {
		err := h.bring(one, t, p)
		h.mu.Lock()
		defer h.mu.Unlock()
		if one.err = err; err == nil {
			one.of = state
		} else {
			one.failed = time.Now()
		}
		close(one.running)
		one.running = nil
	})
	return nil, one.running, nil
}

// bring takes a history to the commit that is wanted, and reads what is new in it.
func (h *histories) bring(one *history, t *team.Team, p *past) error {
	r := &p.repo
	select {
	case h.slots <- struct{}{}:
		defer func() { <-h.slots }()
	case <-h.ctx.Done():
		return ctxsys.ErrBusy
	}
	failed := func(err error) error {
		if h.ctx.Err() != nil {
			return ctxsys.ErrBusy
		}
		h.s.Log.Warn("a history could not be fetched", "tenant", t.Tenant(), "repo", r.Name, "error", err.Error())
		return &op.Error{Err: ctxsys.ErrBusy, Text: "the history of " + r.Name + " could not be fetched", Hint: "an admin finds the reason in the log of the server"}
	}
	if err := os.MkdirAll(one.at, 0o700); err != nil {
		return failed(err)
	}
	unlock, err := one.lock(h.ctx)
	if err != nil {
		return failed(err)
	}
	defer unlock()
	if !one.there() { // nor what was read of it
		if err := one.log.Close(); err != nil {
			return failed(err)
		}
	}
	there, err := git.CheckOut(h.ctx, one.root, one.at, p.commit)
	if err == nil && !(there && one.hasAll(h.ctx, p.branches)) {
		remote, failure := t.Remote(r, h.s.Getenv)
		if err = failure; err == nil {
			branches := append([]string{r.Head}, r.Patterns...)
			err = git.MirrorHistory(h.ctx, one.root, remote, git.Limits{Bytes: r.MaxBytes}, branches...)
			if errors.Is(err, git.ErrTooLarge) { // what it holds of former states may be too much
				if err = os.RemoveAll(filepath.Join(one.root, ".git")); err == nil {
					err = git.MirrorHistory(h.ctx, one.root, remote, git.Limits{Bytes: r.MaxBytes}, branches...)
				}
			}
		}
		if err == nil {
			there, err = git.CheckOut(h.ctx, one.root, one.at, p.commit)
		}
		if err == nil && !there {
			return &op.Error{Err: ctxsys.ErrBusy, Text: "the indexed commit of " + r.Name + " is no longer in its branch", Hint: "ask again when the index is up to date"}
		}
	}
	if err == nil {
		_, err = one.log.Update(h.ctx)
	}
	if err != nil {
		return failed(err)
	}
	return nil
}

// there reports whether the folder holds a repository: it can be deleted at any time.
func (one *history) there() bool { return git.CheckedOut(one.root, one.at) }

// hasAll reports whether the commits of branches are there, which a question may name.
func (one *history) hasAll(ctx context.Context, branches []team.Branch) bool {
	return !slices.ContainsFunc(branches, func(b team.Branch) bool {
		_, err := git.Commit(ctx, one.root, b.Commit)
		return err != nil
	})
}

// branchesFolder has the folders of a history's branches.
const branchesFolder = "branches"

// folderOf is what the folder of a branch is called: its name may have more bytes than that of a file.
func folderOf(branch string) string {
	sum := sha256.Sum256([]byte(branch))
	return hex.EncodeToString(sum[:16])
}

// lock waits for other servers that have the same folder.
func (one *history) lock(ctx context.Context) (unlock func(), err error) {
	for {
		if unlock, err = regular.TryLock(filepath.Join(one.root, "lock")); !errors.Is(err, ctxsys.ErrBusy) {
			return unlock, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// sweep closes what nobody has asked about for long, and the oldest of too many.
func (h *histories) sweep() {
	for {
		var oldest pastOf
		var found *history
		for key, one := range h.open {
			if one.running == nil && time.Since(one.used) > 2*historyTime && (found == nil || one.used.Before(found.used)) {
				oldest, found = key, one
			}
		}
		if found == nil || len(h.open) < maxHistories && time.Since(found.used) < idle {
			return
		}
		_ = found.log.Close()
		delete(h.open, oldest)
	}
}

func (h *histories) close() (err error) {
	if h == nil {
		return nil
	}
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	h.stop()
	h.work.Wait()
	for _, one := range h.open {
		err = errors.Join(err, one.log.Close())
	}
	return err
}
