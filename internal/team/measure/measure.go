// Package measure is what a monitoring system is shown of a team's server and of a worker: metrics, and whether they are alive and ready.
//
// What is read of the database for that is read once for a scrape, and never for longer than three seconds.
package measure

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/ctx-sys/ctx-sys/internal/calls"
	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
	"github.com/ctx-sys/ctx-sys/internal/team/work"
)

// Of returns metrics of a process with its connections, its cache and the jobs of all tenants.
func Of(version string, db *pg.DB, indexes *postgres.Server) *calls.Metrics {
	m := calls.NewMetrics(version, nil)
	m.Register(&pool{db}, &kept{indexes}, &jobs{db})
	return m
}

// Requests counts requests. The function that it returns is for serve.Options.
func Requests(m *calls.Metrics) func(serve.Request) {
	requests := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ctxsys_http_requests_total", Help: "Requests that were answered."}, []string{"method", "route", "status"})
	seconds := prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "ctxsys_http_request_seconds", Help: "Time that a request took.", Buckets: prometheus.ExponentialBuckets(0.001, 2, 16)}, []string{"route"})
	m.Register(requests, seconds)
	return func(r serve.Request) {
		if !slices.Contains([]string{"GET", "POST", "DELETE", "HEAD", "OPTIONS"}, r.Method) { // anybody can make one up
			r.Method = "other"
		}
		requests.WithLabelValues(r.Method, r.Route, strconv.Itoa(r.Status)).Inc()
		seconds.WithLabelValues(r.Route).Observe(r.Took.Seconds())
	}
}

// Runs counts the runs of jobs of a worker, and the mirrors in its folder. The function that it returns is for work.Options.
func Runs(m *calls.Metrics, dir string) func(work.Run) {
	runs := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ctxsys_worker_runs_total", Help: "Runs of jobs by this worker, by what came of them: done or failed."}, []string{"kind", "outcome"})
	seconds := prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "ctxsys_worker_run_seconds", Help: "Time that the run of a job took.", Buckets: prometheus.ExponentialBuckets(0.05, 2, 16)}, []string{"kind"})
	files := prometheus.NewCounter(prometheus.CounterOpts{Name: "ctxsys_worker_files_total", Help: "Files that this worker has indexed."})
	mirrors := prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "ctxsys_worker_mirrors", Help: "Repositories that this worker has a mirror of."}, func() float64 {
		found, _ := filepath.Glob(filepath.Join(dir, "*", "*", "mirror.git"))
		return float64(len(found))
	})
	m.Register(runs, seconds, files, mirrors)
	return func(r work.Run) {
		outcome := "done"
		if r.Failed {
			outcome = "failed"
		}
		runs.WithLabelValues(r.Kind, outcome).Inc()
		seconds.WithLabelValues(r.Kind).Observe(r.Took.Seconds())
		files.Add(float64(r.Files))
	}
}

// Handler answers scrapes at /metrics, and for a process without a server of its own /healthz and /readyz. It is ready until ending is done, while the database answers.
func Handler(m *calls.Metrics, db *pg.DB, ending context.Context) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", m.Handler())
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
		defer cancel()
		switch {
		case ending.Err() != nil:
			http.Error(w, "ending", http.StatusServiceUnavailable)
		case db.Ping(ctx) != nil:
			http.Error(w, "the database does not answer", http.StatusServiceUnavailable)
		default:
			fmt.Fprintln(w, "ready")
		}
	})
	return mux
}

// Serve answers as Handler does on a listener until the server that it returns is closed.
func Serve(ending context.Context, l net.Listener, m *calls.Metrics, db *pg.DB, log *slog.Logger) *http.Server {
	s := &http.Server{Handler: Handler(m, db, ending), ReadHeaderTimeout: 10 * time.Second, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn)}
	go func() {
		if err := s.Serve(l); err != http.ErrServerClosed {
			log.Warn("metrics are not shown any more", "error", err.Error())
		}
	}()
	return s
}

func describe(ch chan<- *prometheus.Desc, all ...*prometheus.Desc) {
	for _, d := range all {
		ch <- d
	}
}

func number(ch chan<- prometheus.Metric, d *prometheus.Desc, kind prometheus.ValueType, n float64, labels ...string) {
	ch <- prometheus.MustNewConstMetric(d, kind, n, labels...)
}

// pool is the connections to the database.
type pool struct{ db *pg.DB }

var (
	connections = prometheus.NewDesc("ctxsys_database_connections", "Connections to the database, by state: used, idle or opening.", []string{"state"}, nil)
	most        = prometheus.NewDesc("ctxsys_database_connections_limit", "Connections to the database at most.", nil, nil)
	acquired    = prometheus.NewDesc("ctxsys_database_acquired_total", "How often a connection was wanted and had.", nil, nil)
	waited      = prometheus.NewDesc("ctxsys_database_wait_seconds_total", "Time spent waiting for a connection.", nil, nil)
)

func (*pool) Describe(ch chan<- *prometheus.Desc) { describe(ch, connections, most, acquired, waited) }

func (p *pool) Collect(ch chan<- prometheus.Metric) {
	s := p.db.Stat()
	number(ch, connections, prometheus.GaugeValue, float64(s.AcquiredConns()), "used")
	number(ch, connections, prometheus.GaugeValue, float64(s.IdleConns()), "idle")
	number(ch, connections, prometheus.GaugeValue, float64(s.ConstructingConns()), "opening")
	number(ch, most, prometheus.GaugeValue, float64(s.MaxConns()))
	number(ch, acquired, prometheus.CounterValue, float64(s.AcquireCount()))
	number(ch, waited, prometheus.CounterValue, s.AcquireDuration().Seconds())
}

// kept is what is held of indexes in memory.
type kept struct{ indexes *postgres.Server }

var (
	keptBytes = prometheus.NewDesc("ctxsys_cache_bytes", "Bytes of indexes in memory.", nil, nil)
	keptLimit = prometheus.NewDesc("ctxsys_cache_limit_bytes", "Bytes of indexes in memory at most.", nil, nil)
	keptRows  = prometheus.NewDesc("ctxsys_cache_entries", "Parts of indexes in memory.", nil, nil)
	lookups   = prometheus.NewDesc("ctxsys_cache_lookups_total", "How often a part of an index was wanted, by whether it was in memory: hit or miss.", []string{"outcome"}, nil)
)

func (*kept) Describe(ch chan<- *prometheus.Desc) {
	describe(ch, keptBytes, keptLimit, keptRows, lookups)
}

func (k *kept) Collect(ch chan<- prometheus.Metric) {
	s := k.indexes.Kept()
	number(ch, keptBytes, prometheus.GaugeValue, float64(s.Bytes))
	number(ch, keptLimit, prometheus.GaugeValue, float64(s.Limit))
	number(ch, keptRows, prometheus.GaugeValue, float64(s.Rows))
	number(ch, lookups, prometheus.CounterValue, float64(s.Hits), "hit")
	number(ch, lookups, prometheus.CounterValue, float64(s.Misses), "miss")
}

// jobs is what workers have to do.
type jobs struct{ db *pg.DB }

var (
	up        = prometheus.NewDesc("ctxsys_database_up", "1 when the database answered the questions of this scrape, 0 when it did not.", nil, nil)
	jobCount  = prometheus.NewDesc("ctxsys_jobs", "Jobs by kind and state, without those that are done. Discarded are those that were given up.", []string{"kind", "state"}, nil)
	oldestJob = prometheus.NewDesc("ctxsys_oldest_job_seconds", "For how long the job has been due that has waited longest for a worker, 0 when none waits.", nil, nil)
)

func (*jobs) Describe(ch chan<- *prometheus.Desc) { describe(ch, up, jobCount, oldestJob) }

func (j *jobs) Collect(ch chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	type row struct {
		Kind, State string
		Count       int64
		Waiting     float64
	}
	var rows []row
	err := j.db.NoTenant(ctx, pg.Read, func(tx pgx.Tx) error {
		found, err := tx.Query(ctx, `select kind, state::text, count(*), coalesce(max(extract(epoch from now() - scheduled_at)) filter (where state in ('available', 'retryable', 'scheduled') and scheduled_at < now()), 0)::float8
			from `+team.JobSchema+`.river_job where state in ('available', 'pending', 'running', 'retryable', 'scheduled', 'discarded') group by kind, state`)
		if err != nil {
			return err
		}
		rows, err = pgx.CollectRows(found, pgx.RowToStructByPos[row])
		return err
	})
	if err != nil {
		number(ch, up, prometheus.GaugeValue, 0)
		return
	}
	number(ch, up, prometheus.GaugeValue, 1)
	oldest := 0.0
	for _, r := range rows {
		number(ch, jobCount, prometheus.GaugeValue, float64(r.Count), r.Kind, r.State)
		oldest = max(oldest, r.Waiting)
	}
	number(ch, oldestJob, prometheus.GaugeValue, oldest)
}
