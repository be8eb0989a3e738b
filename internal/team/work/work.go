// Package work is the worker of a team's server: it takes jobs, mirrors repositories, and brings their indexes up to date. Any number of them on any
// number of machines share the jobs.
//
// These hold:
//
//   - A job is done at least once, and doing it again changes nothing.
//   - Who works on a repository holds a lease of it, which ends with the process: a job whose worker was killed is had by another within seconds.
//   - What is wanted while a job goes on is seen in the transaction that ends it.
//   - The worker's folder can be deleted at any time: mirrors and files are fetched again.
package work

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/klauspost/compress/zstd"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"golang.org/x/sync/errgroup"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/tracing"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Indexes are where the indexes of repositories are written.
type Indexes interface {
	// Write opens the index of a repository, which is empty where there is none. The caller closes it.
	Write(ctx context.Context, tenant, repo int64) (store.DB, error)
	// Linked reports whether what leads out of a repository into others was found for the index as it is.
	Linked(ctx context.Context, tenant, repo int64) (bool, error)
	// Link finds it. want is called with the repositories of which it is to be found again, in the transaction that says so; end in the last one.
	Link(ctx context.Context, tenant, repo int64, want func(pgx.Tx, []int64) error, end func(pgx.Tx) error) error
	// Forget deletes the index of a repository and what is between it and others. want is as for Link.
	Forget(ctx context.Context, tenant, repo int64, want func(pgx.Tx, []int64) error) error
}

// Options are what a worker works with.
type Options struct {
	DB      *pg.DB
	Seals   *team.Seals // nil: no repository with a sealed secret can be fetched
	Indexes Indexes
	Name    string // of the worker, see team.NameWorker; "" is one of its own
	Dir     string // the folder of mirrors and files
	Jobs    int    // that are done at once; 0 is 2
	Getenv  func(string) string
	Log     *slog.Logger

	Tick      time.Duration // how often it looks what is to be polled and whose worker is gone; 0 is 5 s
	FetchTime time.Duration // see git.Limits; 0 is an hour
	Grace     time.Duration // for what is going on at the end; 0 is 10 s. What it takes longer is cut, and gone on with by another

	// Did is called after each run of a job, from any goroutine; it may be nil.
	Did func(Run)
}

// Run is what a job came to.
type Run struct {
	Kind   string
	Took   time.Duration
	Files  int // that were indexed
	Failed bool
}

type worker struct {
	Options
	model *embed.Model
}

// Work does jobs until ctx ends.
func Work(ctx context.Context, o Options) error {
	if o.Jobs <= 0 {
		o.Jobs = 2
	}
	if o.Tick <= 0 {
		o.Tick = 5 * time.Second
	}
	if o.Grace <= 0 {
		o.Grace = 10 * time.Second
	}
	if o.Did == nil {
		o.Did = func(Run) {}
	}
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return err
	}
	if _, err := git.Path(); err != nil {
		return fmt.Errorf("a worker needs git: %w", err)
	}
	model, err := embed.Builtin()
	if err != nil {
		return err
	}
	w := &worker{o, model}
	workers := river.NewWorkers()
	river.AddWorker(workers, &syncJob{w: w})
	river.AddWorker(workers, &forgetJob{w: w})
	river.AddWorker(workers, &linkJob{w: w})
	working, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	client, err := w.start(ctx, working, workers)
	if err != nil || client == nil {
		return err
	}
	w.prune(ctx)
	g, watching := errgroup.WithContext(ctx)
	g.Go(func() error { return w.watch(watching) })
	g.Go(func() error { return w.askHosts(watching) })
	err = g.Wait()
	limited, cancel := context.WithTimeout(context.Background(), o.Grace+5*time.Second)
	defer cancel()
	if stopped := client.Stop(limited); err == nil && stopped != nil {
		err = fmt.Errorf("the worker was not idle in time: %w", stopped)
	}
	return err
}

// start begins to take jobs, again while the database, which was there a moment ago, is away. It returns nil when ctx ends before that.
func (w *worker) start(ctx, working context.Context, workers *river.Workers) (*river.Client[pgx.Tx], error) {
	for {
		client, err := river.NewClient(riverpgxv5.New(w.DB.Jobs()), &river.Config{
			Schema: team.JobSchema, ID: w.Name, Workers: workers, Queues: map[string]river.QueueConfig{river.QueueDefault: {MaxWorkers: w.Jobs}, team.LinkQueue: {MaxWorkers: 1}}, Logger: slog.New(levelled{w.Log.Handler()}),
			JobTimeout: -1, RescueStuckJobsAfter: 24 * time.Hour, // leases tell what is stuck
			ReindexerIndexNames: []string{}, // that is the owner's
			SoftStopTimeout:     w.Grace,
		})
		if err != nil {
			return nil, err
		}
		err = client.Start(working)
		if err == nil {
			return client, nil
		}
		if ctx.Err() != nil {
			return nil, nil
		}
		if !pg.Away(err) {
			return nil, err
		}
		w.Log.Warn("jobs cannot be taken yet", "error", err.Error())
		select {
		case <-ctx.Done():
			return nil, nil
		case <-time.After(min(w.Tick, time.Second)):
		}
	}
}

// levelled leaves out what River says below warnings.
type levelled struct{ slog.Handler }

func (l levelled) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelWarn && l.Handler.Enabled(ctx, level)
}

// watch has repositories fetched whose time has come, and takes jobs from workers that are gone, until ctx ends.
func (w *worker) watch(ctx context.Context) error {
	tick := time.NewTicker(w.Tick)
	defer tick.Stop()
	for {
		if err := errors.Join(w.poll(ctx), w.recover(ctx)); err != nil && ctx.Err() == nil { // the database is away: the next tick tries again
			w.Log.Warn("jobs could not be looked after", "error", err.Error())
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

// hostsAtOnce is how many code hosts are asked at once.
const hostsAtOnce = 4

// askHosts asks code hosts who may read what, until ctx ends. It has a turn of its own: a host may take long to answer.
func (w *worker) askHosts(ctx context.Context) error {
	tick := time.NewTicker(w.Tick)
	defer tick.Stop()
	for {
		teams, err := team.All(ctx, w.DB, w.Seals)
		for _, t := range teams {
			for ctx.Err() == nil {
				due, one := t.HostsDue(ctx, w.Getenv)
				if err = errors.Join(err, one); len(due) == 0 {
					break
				}
				g := errgroup.Group{}
				g.SetLimit(hostsAtOnce)
				for _, j := range due {
					g.Go(func() error { return w.askHost(ctx, t, j) })
				}
				err = errors.Join(err, g.Wait())
			}
		}
		if err != nil && ctx.Err() == nil {
			w.Log.Warn("rights could not be looked after", "error", err.Error())
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

func (w *worker) askHost(ctx context.Context, t *team.Team, j team.HostJob) error {
	readers, failed := j.Host.Readers(ctx, j.Remote.Secret)
	if ctx.Err() != nil {
		return nil
	}
	if failed != nil {
		w.Log.Warn("rights were not renewed", "tenant", t.Tenant(), "repo", j.Repository.Name, "error", failed.Error())
	}
	changed, err := t.HostAnswered(ctx, j, readers, failed)
	if changed {
		w.Log.Info("rights changed", "tenant", t.Tenant(), "repo", j.Repository.Name, "readers", len(readers))
	}
	return err
}

func (w *worker) poll(ctx context.Context) error {
	teams, err := team.All(ctx, w.DB, w.Seals)
	for _, t := range teams {
		_, one := t.Poll(ctx)
		err = errors.Join(err, one)
	}
	return err
}

// recover gives the jobs back that nobody works on though they are taken: their worker was killed, or lost its connection.
func (w *worker) recover(ctx context.Context) error {
	type taken struct {
		ID, Tenant, Repo int64
		Attempt          int16
	}
	var jobs []taken
	err := w.DB.NoTenant(ctx, pg.Read, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `select id, (args ->> 'tenant')::bigint, (args ->> 'repo')::bigint, attempt from `+team.JobSchema+`.river_job
			where state = 'running' and attempted_at < now() - make_interval(secs => $1)`, w.Tick.Seconds())
		if err != nil {
			return err
		}
		jobs, err = pgx.CollectRows(rows, pgx.RowToStructByPos[taken])
		return err
	})
	// A job that was given back is due at once, by the clock of the worker that had it. Where that is ahead of the database's, nobody would take it until then.
	err = errors.Join(err, w.DB.NoTenant(ctx, pg.Write, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "update "+team.JobSchema+".river_job set scheduled_at = now() where state = 'available' and scheduled_at > now() + interval '10 seconds'")
		return err
	}))
	for _, j := range jobs {
		lease, failed := w.DB.Lease(ctx, j.Tenant, j.Repo, 0)
		if err = errors.Join(err, failed); lease == nil {
			continue
		}
		err = errors.Join(err, w.DB.NoTenant(ctx, pg.Write, func(tx pgx.Tx) error {
			tag, err := tx.Exec(ctx, "update "+team.JobSchema+`.river_job set scheduled_at = now(),
				state = case when attempt < max_attempts then 'available' else 'discarded' end::`+team.JobSchema+`.river_job_state,
				finalized_at = case when attempt < max_attempts then null else now() end where id = $1 and state = 'running' and attempt = $2`, j.ID, j.Attempt)
			if tag.RowsAffected() > 0 {
				w.Log.Info("a job was taken from a worker that is gone", "job", j.ID, "tenant", j.Tenant, "repo", j.Repo)
			}
			return err
		}))
		lease.Release()
	}
	return err
}

// leaseWait is how long a job waits for another one of its repository: finding links takes less after most pushes, and a push that comes meanwhile is not to wait for the next look.
const leaseWait = 5 * time.Second

// holding runs f, which is a job, with the lease of a repository. f's context ends when the lease is lost.
func (w *worker) holding(ctx context.Context, kind string, tenant, repo int64, f func(context.Context) error) (err error) {
	ctx, end := tracing.Start(ctx, kind, "ctxsys.tenant", tenant, "ctxsys.repository", repo)
	defer func() { end(err) }()
	lease, err := w.DB.Lease(ctx, tenant, repo, leaseWait)
	if err != nil {
		return err
	}
	if lease == nil { // another job has it for longer
		return river.JobSnooze(2 * time.Second)
	}
	held, lose := context.WithCancelCause(ctx)
	watched := make(chan struct{})
	ended := make(chan struct{})
	go func() {
		defer close(watched)
		tick := time.NewTicker(2 * time.Second)
		defer tick.Stop()
		for {
			select {
			case <-ended:
				return
			case <-tick.C:
				ping, cancel := context.WithTimeout(ctx, 10*time.Second)
				if err := lease.Held(ping); err != nil && ctx.Err() == nil {
					lose(fmt.Errorf("the lease was lost: %w", err))
				}
				cancel()
			}
		}
	}()
	err = f(held)
	close(ended)
	<-watched
	lease.Release()
	if cause := context.Cause(held); err != nil && cause != nil && ctx.Err() == nil {
		err = cause
	}
	lose(nil)
	if err != nil && ctx.Err() != nil { // the worker ends: the next one goes on
		return river.JobSnooze(0)
	}
	return err
}

type syncJob struct {
	river.WorkerDefaults[team.SyncArgs]
	w *worker
}

// Work brings the index of a repository up to date.
func (j *syncJob) Work(ctx context.Context, job *river.Job[team.SyncArgs]) error {
	start, files := time.Now(), 0
	err := j.w.holding(ctx, job.Kind, job.Args.Tenant, job.Args.Repo, func(ctx context.Context) error {
		t := team.At(j.w.DB, job.Args.Tenant, j.w.Seals)
		for {
			r, err := t.RepositoryByID(ctx, job.Args.Repo)
			if errors.Is(err, ctxsys.ErrNotFound) {
				return nil
			}
			if err != nil {
				return err
			}
			done, indexed, failed := j.w.bring(ctx, t, &r)
			files += indexed
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if failed != nil {
				done.Problem = failed.Error()
			}
			linked := true
			if failed == nil && done.Commit != "" {
				if linked, err = j.w.Indexes.Linked(ctx, job.Args.Tenant, r.ID); err != nil {
					return err
				}
			}
			more, err := t.Finish(ctx, r.ID, done, func(tx pgx.Tx) error {
				if failed != nil {
					return nil
				}
				if !linked {
					if err := t.WantLinks(ctx, tx, r.ID); err != nil {
						return err
					}
				}
				_, err := river.JobCompleteTx[*riverpgxv5.Driver](ctx, tx, job)
				return err
			})
			if err != nil || failed != nil || !more {
				if err = errors.Join(failed, err); err == nil {
					j.w.Log.Info("indexed", "tenant", job.Args.Tenant, "repo", r.Name, "commit", done.Commit, "files", done.Files, "changed", indexed, "ms", time.Since(start).Milliseconds())
				} else {
					j.w.Log.Warn("not indexed", "tenant", job.Args.Tenant, "repo", r.Name, "error", err.Error())
				}
				return err
			}
		}
	})
	j.w.Did(Run{Kind: job.Kind, Took: time.Since(start), Files: files, Failed: err != nil})
	return err
}

type forgetJob struct {
	river.WorkerDefaults[team.ForgetArgs]
	w *worker
}

// Work deletes what is stored of a repository.
func (j *forgetJob) Work(ctx context.Context, job *river.Job[team.ForgetArgs]) error {
	start := time.Now()
	err := j.w.holding(ctx, job.Kind, job.Args.Tenant, job.Args.Repo, func(ctx context.Context) error {
		if err := j.w.Indexes.Forget(ctx, job.Args.Tenant, job.Args.Repo, j.w.wantLinks(ctx, job.Args.Tenant)); err != nil {
			return err
		}
		return os.RemoveAll(j.w.folder(job.Args.Tenant, job.Args.Repo))
	})
	j.w.Did(Run{Kind: job.Kind, Took: time.Since(start), Failed: err != nil})
	return err
}

// wantLinks has what leads out of repositories of a tenant found again.
func (w *worker) wantLinks(ctx context.Context, tenant int64) func(pgx.Tx, []int64) error {
	return func(tx pgx.Tx, repos []int64) error {
		return team.At(w.DB, tenant, w.Seals).WantLinks(ctx, tx, repos...)
	}
}

type linkJob struct {
	river.WorkerDefaults[team.LinkArgs]
	w *worker
}

// Work finds what leads out of a repository into others.
func (j *linkJob) Work(ctx context.Context, job *river.Job[team.LinkArgs]) error {
	start := time.Now()
	err := j.w.holding(ctx, job.Kind, job.Args.Tenant, job.Args.Repo, func(ctx context.Context) error {
		_, err := team.At(j.w.DB, job.Args.Tenant, j.w.Seals).RepositoryByID(ctx, job.Args.Repo)
		if errors.Is(err, ctxsys.ErrNotFound) {
			return nil
		}
		if err == nil {
			err = j.w.Indexes.Link(ctx, job.Args.Tenant, job.Args.Repo, j.w.wantLinks(ctx, job.Args.Tenant), func(tx pgx.Tx) error {
				_, err := river.JobCompleteTx[*riverpgxv5.Driver](ctx, tx, job)
				return err
			})
		}
		if err != nil && ctx.Err() == nil {
			j.w.Log.Warn("not linked", "tenant", job.Args.Tenant, "repo", job.Args.Repo, "error", err.Error())
		}
		return err
	})
	j.w.Did(Run{Kind: job.Kind, Took: time.Since(start), Failed: err != nil})
	return err
}

func (w *worker) folder(tenant, repo int64) string {
	return filepath.Join(w.Dir, strconv.FormatInt(tenant, 10), strconv.FormatInt(repo, 10))
}

// prune deletes the folders of repositories that were removed while another worker was there.
func (w *worker) prune(ctx context.Context) {
	found, err := filepath.Glob(filepath.Join(w.Dir, "*", "*"))
	if err != nil {
		return
	}
	for _, dir := range found {
		tenant, e1 := strconv.ParseInt(filepath.Base(filepath.Dir(dir)), 10, 64)
		repo, e2 := strconv.ParseInt(filepath.Base(dir), 10, 64)
		if e1 != nil || e2 != nil {
			continue
		}
		if _, err := team.At(w.DB, tenant, w.Seals).RepositoryByID(ctx, repo); errors.Is(err, ctxsys.ErrNotFound) {
			_ = os.RemoveAll(dir) // it is looked for again the next time
		}
	}
}

// maxFiles is how many files a repository may have.
const maxFiles = 2_000_000

// bring fetches a repository and indexes what changed. indexed counts the files that were parsed.
func (w *worker) bring(ctx context.Context, t *team.Team, r *team.Repository) (done team.Done, indexed int, err error) {
	done = team.Done{Wanted: r.Wanted, Files: r.Files}
	remote, err := t.Remote(r, w.Getenv)
	if err != nil {
		return done, 0, err
	}
	dir := w.folder(t.Tenant(), r.ID)
	mirror, tree, mark := filepath.Join(dir, "mirror.git"), filepath.Join(dir, "tree"), filepath.Join(dir, "commit")
	limits := git.Limits{Bytes: r.MaxBytes, FileSize: r.MaxFile, Time: w.FetchTime}
	_, existed := os.Stat(mirror)
	if done.Head, err = git.Mirror(ctx, mirror, remote, limits, r.Branch, r.Patterns...); err != nil && existed == nil && ctx.Err() == nil {
		// What it holds of former states may be too much, or damaged.
		if err := os.RemoveAll(mirror); err != nil {
			return done, 0, err
		}
		done.Head, err = git.Mirror(ctx, mirror, remote, limits, r.Branch, r.Patterns...)
	}
	if err != nil {
		return done, 0, err
	}
	branches, err := git.Branches(ctx, mirror)
	if err != nil {
		return done, 0, err
	}
	if done.Commit = branches[done.Head]; done.Commit == "" {
		return done, 0, nil // nothing is in it yet
	}
	db, err := w.Indexes.Write(ctx, t.Tenant(), r.ID)
	if err != nil {
		return done, 0, err
	}
	defer db.Close()
	at, err := db.Meta(ctx, index.MetaCommit)
	if err != nil {
		return done, 0, err
	}
	o := index.Options{Root: tree, Walk: filesOf(r), Model: w.model, Commit: done.Commit}
	written := w.marked(mark, tree)
	if written == done.Commit && at == done.Commit {
		recent, err := index.Current(ctx, db)
		if err != nil {
			return done, 0, err
		}
		if recent {
			return done, 0, w.branches(ctx, t, r, db, mirror, tree, &done, branches)
		}
	}
	changed, err := w.write(ctx, mirror, tree, mark, written, done.Commit, r)
	if err != nil {
		return done, 0, err
	}
	if changed.Changed != nil && at == written && !slices.ContainsFunc(changed.Changed, rules) {
		o.Paths, o.Known = changed.Changed, true
	}
	report, err := index.Sync(ctx, db, o)
	if err == nil {
		done.Files = report.Files
		err = w.branches(ctx, t, r, db, mirror, tree, &done, branches)
	}
	return done, report.Indexed, err
}

// filesOf says which files of a repository are indexed: those that a clone's index would have. All that is written is tracked, so names with a dot are among them.
func filesOf(r *team.Repository) walk.Options {
	return walk.Options{MaxFileSize: r.MaxFile, IncludeHidden: true}
}

// What a branch may have otherwise than the index. One that differs in more is better off as a repository of its own.
const (
	maxBranchFiles = 1000
	maxBranchBytes = 16 << 20
)

// branches stores what the other branches have otherwise than the commit that is indexed.
func (w *worker) branches(ctx context.Context, t *team.Team, r *team.Repository, db store.DB, mirror, tree string, done *team.Done, commits map[string]string) error {
	delete(commits, done.Head)
	if err := t.KeepBranches(ctx, r.ID, slices.Collect(maps.Keys(commits))); err != nil {
		return err
	}
	stored, err := t.Branches(ctx, r.ID)
	if err != nil {
		return err
	}
	state, err := db.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return err
	}
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return err
	}
	defer unpack.Close()
	for _, name := range slices.Sorted(maps.Keys(commits)) {
		b := team.Branch{Name: name, Base: done.Commit + " " + state, Commit: commits[name]}
		if slices.ContainsFunc(stored, func(s team.Branch) bool { return s.Name == b.Name && s.Base == b.Base && s.Commit == b.Commit }) {
			continue
		}
		var files []team.BranchFile
		changes, err := git.Difference(ctx, mirror, done.Commit, b.Commit, git.WriteLimits{FileSize: r.MaxFile, Files: maxBranchFiles, Bytes: maxBranchBytes})
		switch {
		case errors.Is(err, git.ErrTooLarge):
			b.Problem = err.Error()
		case err != nil:
			return err
		default:
			if files, err = concerned(tree, changes, filesOf(r)); err != nil {
				return err
			}
			for i := range files {
				if files[i].Base, err = index.StoredText(ctx, db, unpack, files[i].Path); err != nil {
					return err
				}
			}
		}
		if err := t.SetBranch(ctx, r.ID, b, files); err != nil {
			return err
		}
	}
	return nil
}

// concerned are those of some changes that are about files of the project.
func concerned(tree string, changes []git.Differing, o walk.Options) (files []team.BranchFile, err error) {
	paths := make([]string, len(changes))
	for i, c := range changes {
		paths[i] = c.Path
	}
	part, err := walk.Concerns(tree, paths, o)
	if err != nil {
		return nil, err
	}
	for _, c := range changes {
		if c.Text == nil || slices.Contains(part, c.Path) && !walk.IsBinary(c.Text) {
			files = append(files, team.BranchFile{Path: c.Path, Text: c.Text})
		}
	}
	return files, nil
}

// rules reports whether a file says which others belong to a project.
func rules(name string) bool {
	base := path.Base(name)
	return strings.HasPrefix(base, ".") && strings.HasSuffix(base, "ignore") || base == ".gitattributes"
}

// marked is the commit whose files a folder holds, "" where that is not known.
func (w *worker) marked(mark, tree string) string {
	b, err := regular.Read(mark, 200)
	if err != nil {
		return ""
	}
	if _, err := os.Stat(tree); err != nil {
		return ""
	}
	return strings.TrimSpace(string(b))
}

// write makes the folder hold the files of a commit. While it does, nothing says which commit's it holds.
func (w *worker) write(ctx context.Context, mirror, tree, mark, from, to string, r *team.Repository) (git.Written, error) {
	limits := git.WriteLimits{FileSize: r.MaxFile, Files: maxFiles, Bytes: r.MaxBytes}
	if from == to {
		return git.Written{Changed: nil}, nil
	}
	if err := os.Remove(mark); err != nil && !errors.Is(err, os.ErrNotExist) {
		return git.Written{}, err
	}
	done, err := git.Write(ctx, mirror, tree, from, to, limits)
	if err != nil && from != "" && ctx.Err() == nil { // the commit before may be gone
		done, err = git.Write(ctx, mirror, tree, "", to, limits)
	}
	if err != nil {
		return done, err
	}
	return done, regular.Write(mark, []byte(to+"\n"), 0o600)
}
