package team

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"
	"github.com/riverqueue/river/rivertype"

	"github.com/ctx-sys/ctx-sys/internal/pg"
)

// JobSchema is the schema of River's tables, which are of no tenant: a job has numbers and nothing of a repository.
const JobSchema = pg.Schema + "_jobs"

// SyncArgs is the job that brings the index of a repository up to date. There is one of a repository at a time: what comes meanwhile is counted in the
// repository's row.
type SyncArgs struct {
	Tenant int64 `json:"tenant" river:"unique"`
	Repo   int64 `json:"repo" river:"unique"`
}

// Kind is the name of the job.
func (SyncArgs) Kind() string { return "sync" }

// ForgetArgs is the job that deletes what is stored of a repository that was removed.
type ForgetArgs struct {
	Tenant int64 `json:"tenant" river:"unique"`
	Repo   int64 `json:"repo" river:"unique"`
}

// Kind is the name of the job.
func (ForgetArgs) Kind() string { return "forget" }

// LinkArgs is the job that finds what leads out of a repository into others. There is one of a repository at a time, as of SyncArgs.
type LinkArgs struct {
	Tenant int64 `json:"tenant" river:"unique"`
	Repo   int64 `json:"repo" river:"unique"`
}

// Kind is the name of the job.
func (LinkArgs) Kind() string { return "link" }

// LinkQueue is the queue of those jobs: nobody's push waits for them.
const LinkQueue = "links"

// InsertOpts has River take one job of a repository at a time.
func (SyncArgs) InsertOpts() river.InsertOpts   { return once(river.QueueDefault) }
func (ForgetArgs) InsertOpts() river.InsertOpts { return once(river.QueueDefault) }
func (LinkArgs) InsertOpts() river.InsertOpts   { return once(LinkQueue) }

func once(queue string) river.InsertOpts {
	return river.InsertOpts{Queue: queue, MaxAttempts: 10, UniqueOpts: river.UniqueOpts{ByArgs: true, ByState: []rivertype.JobState{
		rivertype.JobStateAvailable, rivertype.JobStatePending, rivertype.JobStateRunning, rivertype.JobStateRetryable, rivertype.JobStateScheduled}}}
}

// WantLinks has what leads out of repositories found again. It is part of the transaction that says that it is wanted.
func (t *Team) WantLinks(ctx context.Context, tx pgx.Tx, repos ...int64) error {
	for _, repo := range repos {
		if err := insertJob(ctx, tx, LinkArgs{t.tenant, repo}); err != nil {
			return err
		}
	}
	return nil
}

var inserter = sync.OnceValue(func() *river.Client[pgx.Tx] {
	c, err := river.NewClient(riverpgxv5.New(nil), &river.Config{Schema: JobSchema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		panic(err)
	}
	return c
})

// insertJob adds a job in the transaction of what it is for. A job that waits for another try is had at once, and so is one whose time was said by a worker with a clock of its own.
func insertJob(ctx context.Context, tx pgx.Tx, args river.JobArgs) error {
	r, err := inserter().InsertTx(ctx, tx, args, nil)
	if err != nil || !r.UniqueSkippedAsDuplicate {
		return err
	}
	_, err = tx.Exec(ctx, "update "+JobSchema+".river_job set state = 'available', scheduled_at = now() where id = $1 and (state in ('retryable', 'scheduled') or state = 'available' and scheduled_at > now())", r.Job.ID)
	return err
}

// MigrateJobs brings the tables of jobs up to date, as their owner, whose address url is, and grants them to the role of the application.
func MigrateJobs(ctx context.Context, url, application string) error {
	pool, err := pgxpool.New(ctx, url)
	if err != nil {
		return err
	}
	defer pool.Close()
	if _, err := pool.Exec(ctx, "create schema if not exists "+JobSchema); err != nil {
		return err
	}
	m, err := rivermigrate.New(riverpgxv5.New(pool), &rivermigrate.Config{Schema: JobSchema, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		return err
	}
	if _, err := m.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return err
	}
	role := pgx.Identifier{application}.Sanitize()
	for _, grant := range []string{
		"grant usage on schema " + JobSchema + " to " + role,
		"grant select, insert, update, delete on all tables in schema " + JobSchema + " to " + role,
		"grant usage on all sequences in schema " + JobSchema + " to " + role,
		"grant execute on all functions in schema " + JobSchema + " to " + role,
	} {
		if _, err := pool.Exec(ctx, grant); err != nil {
			return err
		}
	}
	return nil
}

// Job is a job as it is shown.
type Job struct {
	ID         int64      `json:"id"`
	Kind       string     `json:"kind"`
	Repository string     `json:"repository"`
	State      string     `json:"state"`
	Attempt    int        `json:"attempt"`
	Scheduled  time.Time  `json:"scheduled"`
	Started    *time.Time `json:"started,omitempty"` // the last attempt
	Finished   *time.Time `json:"finished,omitempty"`
	Worker     string     `json:"worker,omitempty"` // that made the last attempt
	Problem    string     `json:"problem,omitempty"`
}

// Jobs returns the last jobs of the tenant, the latest first.
func (t *Team) Jobs(ctx context.Context, by *Actor, limit int) (out []Job, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	if limit <= 0 || limit > 1000 {
		limit = 100
	}
	err = t.read(ctx, func(tx pgx.Tx) error {
		out, err = t.jobs(ctx, tx, "true", limit)
		return err
	})
	return out, err
}

// jobs reads the last jobs of the tenant that a condition holds for.
func (t *Team) jobs(ctx context.Context, tx pgx.Tx, which string, limit int) ([]Job, error) {
	rows, err := tx.Query(ctx, `select j.id, j.kind, coalesce(r.name, ''), j.state::text, j.attempt, j.scheduled_at, j.attempted_at, j.finalized_at,
		coalesce(j.attempted_by[array_upper(j.attempted_by, 1)], ''), coalesce(j.errors[array_upper(j.errors, 1)] ->> 'error', '')
		from `+JobSchema+`.river_job j left join ctxsys.team_repositories r on r.tenant = $1 and r.id = (j.args ->> 'repo')::bigint
		where (j.args ->> 'tenant')::bigint = $1 and `+which+` order by j.id desc limit $2`, t.tenant, limit)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByPos[Job])
}
