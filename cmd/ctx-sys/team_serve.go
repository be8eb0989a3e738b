package main

import (
	"cmp"
	"context"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/team"
	"github.com/ctx-sys/ctx-sys/internal/team/indexes"
	"github.com/ctx-sys/ctx-sys/internal/team/measure"
	"github.com/ctx-sys/ctx-sys/internal/team/serve"
	"github.com/ctx-sys/ctx-sys/internal/team/work"
	"github.com/ctx-sys/ctx-sys/internal/tracing"
)

// teamLog is what a program that runs for long says what happens to.
func (a *app) teamLog() *slog.Logger {
	if a.logger != nil {
		return a.logger
	}
	return slog.New(slog.NewTextHandler(a.err, nil))
}

func (a *app) teamWorkerVerb(t *teaming) *cobra.Command {
	var dir, listen string
	var jobs, cache int
	var tick, grace, fetch time.Duration
	cmd := &cobra.Command{
		Use: "worker", Short: "Fetch and index the repositories of all tenants, until it is interrupted", Args: takes,
		Long: "Any number of workers on any number of machines share the work. Each needs git and a folder, which may be deleted at any time.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			a.interruptedAs(nil)
			ctx := cmd.Context()
			seals, err := team.LoadSeals(a.getenv)
			if err != nil {
				return err
			}
			host, err := os.Hostname()
			if err != nil {
				host = "worker"
			}
			name, connections := team.NameWorker(host, version())
			db, err := a.connectAs(ctx, t, connections)
			if err != nil {
				return err
			}
			defer db.Close()
			if dir == "" {
				home, err := config.Home(a.getenv)
				if err != nil {
					return err
				}
				dir = filepath.Join(home, "worker")
			}
			log, server := a.teamLog(), postgres.NewServer(db, cache<<20)
			traced, err := a.traced(ctx, "worker", false, log)
			if err != nil {
				return err
			}
			defer traced()
			metrics := measure.Of(version(), db, server)
			did := measure.Runs(metrics, dir)
			if listen != "" {
				l, err := net.Listen("tcp", listen)
				if err != nil {
					return usage("--metrics %s: %v", listen, err)
				}
				shown := measure.Serve(ctx, l, metrics, db, log)
				defer shown.Close()
			}
			if err := a.writeJSON(map[string]any{"pid": os.Getpid(), "dir": dir, "name": name}); err != nil {
				return err
			}
			log.Info("working", "worker", name, "database", hostOf(t.database), "folder", dir, "jobs", jobs)
			return work.Work(ctx, work.Options{DB: db, Seals: seals, Indexes: indexes.New(server), Name: name, Dir: dir, Jobs: jobs, Getenv: a.getenv, Log: log, Tick: tick, Grace: grace, FetchTime: fetch, Did: did})
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&dir, "dir", "", "`FOLDER` of mirrors (default worker in CTX_SYS_HOME)")
	flags.IntVar(&jobs, "jobs", 2, "`N` repositories at once")
	flags.IntVar(&cache, "cache", 128, "`MB` of the index that are kept in memory")
	flags.DurationVar(&tick, "tick", 5*time.Second, "`TIME` between looks at what is to be polled and whose worker is gone")
	flags.DurationVar(&grace, "grace", 10*time.Second, "`TIME` for what is going on when it ends")
	flags.StringVar(&listen, "metrics", "", "`ADDRESS` of /metrics, /healthz and /readyz, for the monitoring system alone (default none)")
	flags.DurationVar(&fetch, "fetch-time", time.Hour, "`TIME` that fetching a repository may take")
	a.logFormatFlag(cmd)
	return cmd
}

// teamServing is the flags of team serve.
type teamServing struct {
	listen, url, metrics string
	history              string
	cache                int
	noAsks               bool
	traceQuestions       bool
	rate                 float64
	provider             serve.Provider
	proxies              serve.Proxies
	running              serve.Running
}

func (a *app) teamServeVerb(t *teaming) *cobra.Command {
	var s teamServing
	cmd := &cobra.Command{
		Use: "serve", Short: "Answer a team over HTTP and MCP, until it is interrupted", Args: takes,
		Long: "Serves MCP at /mcp and tools at POST /v1/TOOL to those who send a personal token, or an access token of the OpenID Connect provider\n" +
			"of --oidc-issuer; webhooks at POST /hooks/FORGE/TENANT/REPOSITORY; /healthz, /readyz and /openapi.json. It keeps nothing: any number\n" +
			"of them answer side by side. Without --tls-cert it is to be behind a proxy that speaks TLS. Prints one line with the URL.",
		RunE: func(cmd *cobra.Command, _ []string) error { return a.teamServe(cmd.Context(), t, s) },
	}
	flags := cmd.Flags()
	flags.StringVar(&s.listen, "listen", "127.0.0.1:7420", "`ADDRESS` to listen on, host:port")
	flags.StringVar(&s.url, "url", "", "`URL` by which clients know it, such as https://ctx.example.com (default the address)")
	flags.StringVar(&s.metrics, "metrics", "", "`ADDRESS` to serve OpenMetrics on, for the monitoring system alone (default none)")
	flags.StringVar(&s.running.Certificate, "tls-cert", "", "`FILE` with the certificates of the server; it is read again when it changes")
	flags.StringVar(&s.running.Key, "tls-key", "", "`FILE` with the key of the certificate")
	flags.StringVar(&s.history, "history", "", "`FOLDER` of histories, for why, changes and read_entity with history: a repository's is fetched when somebody asks for it first (default none)")
	flags.IntVar(&s.cache, "cache", 512, "`MB` of indexes that are kept in memory")
	flags.DurationVar(&s.running.Grace, "grace", 10*time.Second, "`TIME` for requests under way when it ends")
	flags.DurationVar(&s.running.Drain, "drain", 0, "`TIME` for which it still takes requests when it ends, while /readyz says that it does not want any")
	flags.BoolVar(&s.noAsks, "no-audit-asks", false, "leave questions out of the audit log")
	flags.BoolVar(&s.traceQuestions, "trace-questions", false, "put what is asked into traces, which OTEL_EXPORTER_OTLP_ENDPOINT turns on")
	flags.Float64Var(&s.rate, "rate", 20, "`N` requests a second of one user")
	flags.StringSliceVar(&s.proxies.Trusted, "trusted-proxies", nil, "`ADDRESSES` or networks (10.0.0.0/8) of proxies that say where a request came from (default none)")
	flags.StringVar(&s.proxies.Header, "proxy-header", "X-Forwarded-For", "`HEADER` in which they say it, or Forwarded")
	flags.StringVar(&s.provider.Issuer, "oidc-issuer", "", "`URL` of an OpenID Connect provider whose access tokens are taken")
	flags.StringVar(&s.provider.Audience, "oidc-audience", "", "`NAME` that those tokens are for (default the URL of the server)")
	flags.StringVar(&s.provider.Name, "oidc-name-claim", "preferred_username", "`CLAIM` with the name of a user")
	flags.StringVar(&s.provider.Groups, "oidc-groups-claim", "groups", "`CLAIM` with the groups of a user")
	a.logFormatFlag(cmd)
	return cmd
}

func (a *app) teamServe(ctx context.Context, t *teaming, s teamServing) error {
	a.interruptedAs(nil)
	seals, err := team.LoadSeals(a.getenv)
	if err != nil {
		return err
	}
	db, err := a.connect(ctx, t)
	if err != nil {
		return err
	}
	defer db.Close()
	l, err := net.Listen("tcp", s.listen)
	if err != nil {
		return usage("--listen %s: %v", s.listen, err)
	}
	defer l.Close()
	log, indexed := a.teamLog(), postgres.NewServer(db, s.cache<<20)
	traced, err := a.traced(ctx, "server", s.traceQuestions, log)
	if err != nil {
		return err
	}
	defer traced()
	metrics := measure.Of(version(), db, indexed)
	s.running.Metrics = metrics.Handler()
	if s.metrics != "" {
		if s.running.MetricsOn, err = net.Listen("tcp", s.metrics); err != nil {
			return usage("--metrics %s: %v", s.metrics, err)
		}
	}
	address := "http://" + l.Addr().String()
	if s.running.Certificate != "" {
		address = "https://" + l.Addr().String()
	}
	if l, err = s.running.TLS(l); err != nil {
		return err
	}
	s.provider.Tenant = t.tenant
	server, err := serve.New(ctx, serve.Options{DB: db, Seals: seals, Indexes: indexes.New(indexed), Version: version(), Log: log,
		URL: cmp.Or(s.url, address), History: s.history, Getenv: a.getenv, Provider: s.provider, Proxies: s.proxies, Rate: s.rate, AuditAsks: !s.noAsks, Answered: func(_ context.Context, r *op.Record) { metrics.Add(r) }, Requested: measure.Requests(metrics)})
	if err != nil {
		return err
	}
	if err := a.writeJSON(map[string]any{"url": address, "pid": os.Getpid()}); err != nil {
		return err
	}
	return server.Run(ctx, l, s.running)
}

// traced has spans sent where the environment names a collector. The function that it returns sends what is left.
func (a *app) traced(ctx context.Context, part string, questions bool, log *slog.Logger) (func(), error) {
	stop, err := tracing.Setup(ctx, tracing.Options{Service: "ctx-sys-team-" + part, Version: version(), Getenv: a.getenv, Questions: questions, Log: log})
	return func() {
		limited, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if err := stop(limited); err != nil {
			log.Warn("traces could not be sent", "error", err.Error())
		}
	}, err
}
