package serve

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/mcp"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// maxScopes is how many sets of repositories are held open, and idle how long one is that nobody asks about.
const (
	maxScopes = 64
	idle      = 15 * time.Minute
)

// scopes are the sets of repositories that are asked about. Who may read the same repositories shares one.
type scopes struct {
	s     *Server
	dir   string           // of empty folders
	limit *workspace.Limit // of questions, for all of them: each has several connections to the database

	mu     sync.Mutex
	open   map[string]*scope
	number int
	closed bool
}

// scope is a set of repositories of a tenant, as a workspace.
type scope struct {
	of        *scopes
	key       string
	dir       string
	workspace *workspace.Workspace
	mcp       http.Handler
	users     int
	used      time.Time
}

func newScopes(s *Server) (*scopes, error) {
	dir, err := os.MkdirTemp(s.Dir, "ctx-sys-team-")
	return &scopes{s: s, dir: dir, limit: workspace.NewLimit(s.DB.Concurrent()), open: map[string]*scope{}}, err
}

// of is the scope of who makes a request, which must say when it is done.
func (c *scopes) of(ctx context.Context, q *request) (*scope, error) {
	repos := slices.Clone(q.readable)
	if repos == nil {
		var err error
		if repos, err = q.team.Readable(ctx, q.actor); err != nil {
			return nil, err
		}
	}
	repos = slices.DeleteFunc(repos, func(r team.Readable) bool { return r.Indexed == nil || r.Commit == "" })
	if len(repos) == 0 {
		return nil, fmt.Errorf("%w: there is no indexed repository that you may read: ask an admin, or wait for the first index", ctxsys.ErrNotFound)
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%d", q.team.Tenant())
	for _, r := range repos {
		fmt.Fprintf(&key, " %d:%q%q", r.ID, r.Name, r.Branches)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return nil, ctxsys.ErrBusy
	}
	c.sweep()
	s := c.open[key.String()]
	if s == nil {
		var err error
		if s, err = c.make(key.String(), q.team, repos); err != nil {
			return nil, err
		}
		c.open[s.key] = s
	}
	s.users++
	s.used = time.Now()
	return s, nil
}

// make opens no index: that comes with the first question.
func (c *scopes) make(key string, t *team.Team, repos []team.Readable) (*scope, error) {
	c.number++
	s := &scope{of: c, key: key, dir: filepath.Join(c.dir, strconv.Itoa(c.number))}
	if err := os.Mkdir(s.dir, 0o700); err != nil {
		return nil, err
	}
	s.workspace = workspace.New(func(name string) (workspace.Place, error) {
		asked := repos
		var over snapshot.Over
		branch := ""
		if name != "" {
			at := slices.IndexFunc(repos, func(r team.Readable) bool { return r.Name == name })
			if at < 0 {
				if at, branch = branchOf(repos, name); at >= 0 {
					over = overOf(t, repos[at].ID, branch)
				}
			}
			if at < 0 {
				return workspace.Place{}, fmt.Errorf("%w: there is no repository %q: leave project out, or use one of %s", ctxsys.ErrUsage, name, names(repos))
			}
			asked = repos[at : at+1]
		}
		root := filepath.Join(s.dir, "all")
		if name != "" {
			root = filepath.Join(s.dir, strconv.FormatInt(asked[0].ID, 10)+" "+folderOf(branch))
		}
		if err := os.Mkdir(root, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
			return workspace.Place{}, err
		}
		called := name
		if called == "" {
			called = "all repositories"
		}
		var several []string // whose names are in front of paths
		if len(asked) > 1 {
			several = namesOf(asked)
		}
		return workspace.Place{Root: root, Name: called, UpToDate: true, MayIndex: true, Options: engine.Options{Root: root, Name: called, ReadOnly: true, Over: over, Names: several, History: c.s.past.of(t, asked, branch),
			Index: func(ctx context.Context) (store.DB, error) { return c.s.Indexes.Read(ctx, t.Tenant(), asked) }}}, nil
	})
	s.workspace.Share(c.limit)
	s.workspace.List = func() (known []workspace.Known, err error) {
		for _, r := range repos {
			known = append(known, workspace.Known{Name: r.Name, LastCommit: r.Commit, LastSync: *r.Indexed})
		}
		return known, nil
	}
	s.mcp = mcp.New(s.workspace, mcp.Options{Version: c.s.Version, Tools: c.s.tools(), ReadOnly: true, Answered: c.s.answered, AnyHost: true, Extra: c.s.knowledge()}).Handler()
	return s, nil
}

// branchOf finds the repository and the branch of NAME@BRANCH, -1 for none.
func branchOf(repos []team.Readable, name string) (at int, branch string) {
	for i, r := range repos {
		if b, ok := strings.CutPrefix(name, r.Name+"@"); ok && slices.Contains(r.Branches, b) {
			return i, b
		}
	}
	return -1, ""
}

// overOf is what a branch has otherwise than the index of its repository.
func overOf(t *team.Team, repo int64, branch string) snapshot.Over {
	return func(ctx context.Context) (string, func(context.Context, snapshot.Base) (map[string]string, []string, error), error) {
		version, err := t.BranchVersion(ctx, repo, branch)
		return version, func(ctx context.Context, base snapshot.Base) (map[string]string, []string, error) {
			return t.BranchFiles(ctx, repo, branch, base)
		}, err
	}
}

func names(repos []team.Readable) string {
	return strings.Join(namesOf(repos[:min(len(repos), 50)]), ", ")
}

func namesOf(repos []team.Readable) (out []string) {
	for _, r := range repos {
		out = append(out, r.Name)
	}
	return out
}

// done says that a request is answered.
func (s *scope) done() {
	s.of.mu.Lock()
	defer s.of.mu.Unlock()
	s.users--
	s.used = time.Now()
}

// sweep closes the sets that nobody has asked about for long, and the oldest of too many.
func (c *scopes) sweep() {
	for key, s := range c.open {
		if s.users == 0 && time.Since(s.used) > idle {
			c.drop(key)
		}
	}
	for len(c.open) >= maxScopes {
		oldest := ""
		for key, s := range c.open {
			if s.users == 0 && (oldest == "" || s.used.Before(c.open[oldest].used)) {
				oldest = key
			}
		}
		if oldest == "" {
			return
		}
		c.drop(oldest)
	}
}

func (c *scopes) drop(key string) {
	s := c.open[key]
	delete(c.open, key)
	go func() { // it waits for what goes on behind
		_ = s.workspace.Close()
		_ = os.RemoveAll(s.dir)
	}()
}

func (c *scopes) close() error {
	c.mu.Lock()
	c.closed = true
	all := c.open
	c.open = nil
	c.mu.Unlock()
	var err error
	for _, s := range all {
		err = errors.Join(err, s.workspace.Close())
	}
	return errors.Join(err, os.RemoveAll(c.dir))
}
