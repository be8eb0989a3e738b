package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/calls"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/mcp"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/web"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// serving is the flags of serve.
type serving struct {
	address  string
	database string
	name     string
	toolsets []string
	readOnly bool
	shared   bool
	linger   time.Duration
	ready    func(url string) error // in place of the line that says where the server is, which then stays until it is interrupted
}

func (a *app) serveVerb() *cobra.Command {
	var s serving
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve agents: MCP on stdio, or with --http MCP, an HTTP API and the dashboard",
		Long: "Speaks MCP on stdin and stdout. With --http ADDRESS it serves MCP at /mcp and every tool at POST /v1/TOOL on that\n" +
			"address instead (port 0 is any free one), and prints one line with the URL and the file that holds the token.\n" +
			"`ctx-sys ui --url URL` opens its dashboard in a browser.\n" +
			"The index is made in the background, and kept fresh by following the files (watch.mode switches that off).\n" +
			"With --shared there is one such server for all editors of a user: if one runs, its line is printed; else this\n" +
			"becomes it, and ends a minute after the last of its clients.",
		Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error { return a.serve(cmd.Context(), s) },
	}
	flags := cmd.Flags()
	flags.StringVar(&s.address, "http", "", "serve HTTP on this `ADDRESS`, host:port, instead of stdio")
	flags.StringVar(&s.database, "db", "", "`FOLDER` of the index, or its .db file (default: the project's)")
	flags.StringVar(&s.name, "name", "ctx-sys", "`NAME` of the server for clients")
	flags.StringSliceVar(&s.toolsets, "toolsets", []string{op.Retrieval, "agent"}, "`SETS` of tools: retrieval, agent, index, edit, conversation, memory, quality or all")
	flags.BoolVar(&s.readOnly, "read-only", false, "leave out the tools that write, and never write an index")
	flags.BoolVar(&s.shared, "shared", false, "share one server among all editors: start it, or print where it is")
	a.logFormatFlag(cmd)
	flags.DurationVar(&s.linger, "linger", time.Minute, "`TIME` that a shared server stays without a client")
	return cmd
}

func (a *app) serve(ctx context.Context, s serving) error {
	list, err := op.Choose(s.toolsets, s.readOnly)
	if err != nil {
		return err
	}
	own, err := op.Choose([]string{"all"}, s.readOnly)
	if err != nil {
		return err
	}
	if err := s.check(); err != nil {
		return err
	}
	a.interruptedAs(nil)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var server *mcp.Server
	w := workspace.New(func(name string) (workspace.Place, error) {
		at, err := a.served(name, s)
		register := at.Synced
		at.Synced = func(c workspace.Change) {
			register(c)
			if c.Any {
				server.Changed(ctx)
			}
		}
		return at, err
	})
	defer w.Close()
	w.List, w.Together = a.known, a.listedTogether
	observer := &observer{metrics: calls.NewMetrics(version(), func() int { return len(w.Open()) }), log: a.logger, sample: make(chan *op.Record, 4)}
	go observer.measure(ctx)
	server = mcp.New(w, mcp.Options{Name: s.name, Version: version(), Tools: list, Answered: observer.answered})
	go server.FollowSuggestions(ctx)
	o := web.Options{Workspace: w, Tools: list, Own: append(own, op.Pages(s.readOnly)...), Settings: servedSettings{a, s}, MCP: server.Handler(), Clients: web.NewClients(time.Now), Version: version(), Completer: a.servedCompleter, Chatter: a.servedChatter,
		Answered: observer.answered, Calls: &observer.recent, Metrics: observer.metrics.Handler()}
	if s.shared {
		return a.serveShared(ctx, s, o)
	}
	go w.Project("") // so that the index is begun before the first question
	if s.address != "" {
		return a.serveHTTP(ctx, s, o)
	}
	go endWithParent(ctx, stop, os.Getppid())
	return a.serveStdio(ctx, server)
}

// serveStdio speaks to one client until it goes. Asked to end it does so, though the client may not read what is being
// written to it.
func (a *app) serveStdio(ctx context.Context, server *mcp.Server) error {
	ended := make(chan error, 1)
	go func() { ended <- server.Stdio(ctx, io.NopCloser(a.in), nopCloser{a.out}) }()
	select {
	case err := <-ended:
		if ctx.Err() != nil {
			return nil
		}
		return err
	case <-ctx.Done():
	}
	select {
	case <-ended:
	case <-time.After(time.Second):
	}
	return nil
}

// nopCloser keeps a server from closing stdout.
type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// endWithParent ends a server whose client, the process parent, is gone without having closed the pipe, as happens when
// something else holds it open.
func endWithParent(ctx context.Context, stop context.CancelFunc, parent int) {
	for tick := time.NewTicker(2 * time.Second); ; {
		select {
		case <-ctx.Done():
			tick.Stop()
			return
		case <-tick.C:
			if os.Getppid() != parent {
				stop()
			}
		}
	}
}

func (a *app) serveHTTP(ctx context.Context, s serving, o web.Options) error {
	if host, _, err := net.SplitHostPort(s.address); err != nil {
		return usage("--http takes HOST:PORT, such as 127.0.0.1:0, not %q", s.address)
	} else if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		a.note("serving on %s: anyone who reaches it and has the token can read the code", s.address)
	}
	home, err := a.home()
	if err != nil {
		return err
	}
	if o.Token, err = web.Token(tokenFile(home)); err != nil {
		return err
	}
	l, err := net.Listen("tcp", s.address)
	if err != nil {
		return usage("--http %s: %v", s.address, err)
	}
	if err := a.writeJSON(map[string]any{"url": "http://" + l.Addr().String(), "token_file": tokenFile(home), "pid": os.Getpid()}); err != nil {
		return err
	}
	go o.Clients.Watch(ctx, 0)
	return web.Serve(ctx, l, web.Handler(o))
}

// served finds a project for the server. The default one is that of the flags; others are known projects by name, or
// folders in or below the default one or a known one.
func (a *app) served(name string, s serving) (workspace.Place, error) {
	own := *a
	if s.shared {
		var err error
		if name, err = a.sharedName(name); err != nil {
			return workspace.Place{}, err
		}
	}
	if name != "" {
		own.project, own.together, own.byClient = name, false, true
	}
	if list, err := own.several(); err != nil || list != nil {
		return own.servedTogether(list, s, name, err)
	}
	at, err := own.where()
	if err != nil {
		return workspace.Place{}, err
	}
	if name != "" && !(s.shared && marked(at.Root)) {
		if err := a.mayServe(at); err != nil {
			return workspace.Place{}, err
		}
	}
	place := a.asServed(at, s.readOnly)
	if s.database != "" && name == "" {
		if place.Options.DataDir, err = filepath.Abs(strings.TrimSuffix(s.database, "index.db")); err != nil {
			return workspace.Place{}, err
		}
	}
	return place, nil
}

// servedTogether is several projects that a server answers about as one. A workspace that the user serves is served as far as it is indexed.
func (a *app) servedTogether(list []member, s serving, name string, err error) (workspace.Place, error) {
	if err != nil {
		return workspace.Place{}, err
	}
	out := workspace.Place{Together: []workspace.Place{}}
	var names []string
	for _, m := range list {
		one := a.one(m)
		at, err := one.where()
		if err != nil {
			return out, err
		}
		if name != "" {
			if err := a.one(member{}).mayServe(at); err != nil {
				return out, err
			}
		} else if p, err := engine.Open(context.Background(), at.options(true)); errors.Is(err, ctxsys.ErrNotIndexed) {
			a.note("%s is left out: it is not indexed", at.Root)
			continue
		} else if err == nil {
			p.Close()
		}
		if slices.ContainsFunc(out.Together, func(have workspace.Place) bool { return have.Root == at.Root }) {
			continue
		}
		part := a.asServed(at, s.readOnly)
		part.Name = unique(cmp.Or(m.name, at.name()), names)
		names = append(names, part.Name)
		out.Together = append(out.Together, part)
	}
	if len(out.Together) == 0 {
		return out, fmt.Errorf("%w: none of the projects of the workspace", ctxsys.ErrNotIndexed)
	}
	out.Name = strings.Join(names, ",")
	return out, nil
}

// asServed is a project as a server holds it open.
func (a *app) asServed(at place, readOnly bool) workspace.Place {
	at.served = true
	options := at.options(readOnly)
	options.Summaries = at.laterSummaries()
	return workspace.Place{
		Root: at.Root, Name: at.name(), Options: options, MayIndex: at.MayIndex() && !readOnly,
		Follow: at.follow(),
		Synced: func(c workspace.Change) { a.register(at, c.Commit) },
	}
}

// follow says how a server follows the files of the project, nil when the settings say that it does not.
func (at place) follow() *workspace.Follow {
	if at.cfg.Watch.Mode == "off" {
		return nil
	}
	return &workspace.Follow{Debounce: time.Duration(at.cfg.Watch.DebounceMS) * time.Millisecond, Polling: at.cfg.Watch.Mode == "polling"}
}

// mayServe refuses projects that a client names and the user never did: what is neither served nor known.
func (a *app) mayServe(at place) error {
	if own, err := a.locate(); err == nil && own.Root == at.Root {
		return nil
	}
	known, err := at.registry.List()
	if err != nil {
		return err
	}
	for _, e := range known {
		if e.Path == at.Root {
			return nil
		}
	}
	var names []string
	for _, e := range known {
		names = append(names, e.Name)
	}
	slices.Sort(names)
	if len(names) == 0 {
		return usage("%s is not served: run `ctx-sys index` there once, then it is", at.Root)
	}
	return usage("%s is not served: run `ctx-sys index` there once, or use one of %s", at.Root, strings.Join(names, ", "))
}
