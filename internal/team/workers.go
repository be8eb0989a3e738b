package team

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// Worker is a process that does jobs, of this tenant and of others.
type Worker struct {
	Name    string    `json:"name"`
	Version string    `json:"version"`
	Started time.Time `json:"started"`
	Jobs    []Job     `json:"jobs"` // of this tenant, that it does now
}

// workerMark begins the name that the connections of a worker have. A worker is what has such connections: one that is killed is gone with them.
const workerMark = "ctx-sys-worker"

// maxWorkerPart is how long a part of that name may be: PostgreSQL keeps 63 bytes of it.
const maxWorkerPart = 17

// NameWorker returns a name for a new worker on a host, and what its connections are called (see pg.OpenAs).
func NameWorker(host, version string) (name, connections string) {
	plain := func(s string) string {
		s = strings.Map(func(r rune) rune {
			if r <= ' ' || r > '~' {
				return '-'
			}
			return r
		}, s)
		return s[:min(len(s), maxWorkerPart)]
	}
	name = plain(host) + "-" + strings.ToLower(rand.Text()[:4])
	return name, fmt.Sprintf("%s %s %s %d", workerMark, name, plain(version), time.Now().Unix())
}

// Workers returns the workers that are connected to the database by name, with what each does for this tenant. What they do for others is not said.
func (t *Team) Workers(ctx context.Context, by *Actor) (out []Worker, err error) {
	if err := by.must(ScopeAdmin); err != nil {
		return nil, err
	}
	out = []Worker{}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select distinct application_name from pg_stat_activity where datname = current_database() and usename = current_user and starts_with(application_name, $1) order by 1", workerMark+" ")
		if err != nil {
			return err
		}
		names, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		for _, name := range names {
			f := strings.Fields(name)
			if len(f) != 4 {
				continue
			}
			if at, err := strconv.ParseInt(f[3], 10, 64); err == nil {
				out = append(out, Worker{Name: f[1], Version: f[2], Started: time.Unix(at, 0).UTC(), Jobs: []Job{}})
			}
		}
		running, err := t.jobs(ctx, tx, "j.state = 'running'", 1000)
		for _, j := range running {
			if i := slices.IndexFunc(out, func(w Worker) bool { return w.Name == j.Worker }); i >= 0 {
				out[i].Jobs = append(out[i].Jobs, j)
			}
		}
		return err
	})
	return out, err
}
