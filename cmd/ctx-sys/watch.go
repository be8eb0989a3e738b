package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/watch"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

func (a *app) watchVerb() *cobra.Command {
	var debounce int
	var noWait bool
	cmd := &cobra.Command{
		Use:   "watch",
		Short: "Keep the index fresh while files change",
		Long: "Brings the index up to date, then follows the files and reads what changed, until it is interrupted. It prints a line for\n" +
			"each change. One process follows a project: another one waits, and takes over when the first ends.\n" +
			"Where the system sends no notifications, or allows no more of them, it scans the files at intervals, and says so.",
		Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("debounce") && (debounce < 10 || debounce > 60_000) {
				return usage("--debounce %d: use a number of milliseconds from 10 to 60000", debounce)
			}
			return a.watch(cmd.Context(), debounce, noWait)
		},
	}
	cmd.Flags().IntVar(&debounce, "debounce", 0, "`MS` without a change after which changed files are read (default: watch.debounce_ms, 500)")
	waitFlag(cmd, &noWait)
	a.logFormatFlag(cmd)
	return cmd
}

func (a *app) watch(ctx context.Context, debounce int, noWait bool) error {
	var req engine.SyncRequest
	at, err := a.indexed(nil, &req)
	if err != nil {
		return err
	}
	req.Wait = a.waitingForIndex(noWait, at)
	report, err := a.upToDate(ctx, at, req)
	if err != nil {
		return err
	}
	a.interruptedAs(nil)
	follow := at.follow()
	if follow == nil { // off is about servers
		follow = &workspace.Follow{Debounce: time.Duration(at.cfg.Watch.DebounceMS) * time.Millisecond}
	}
	if debounce > 0 {
		follow.Debounce = time.Duration(debounce) * time.Millisecond
	}
	shown := &following{app: a, at: at, json: a.asJSON(at.cfg), alone: noWait, ended: make(chan error, 1)}
	follow.Tell = shown.tell
	if err := shown.begun(report); err != nil {
		return err
	}
	w := workspace.New(func(string) (workspace.Place, error) {
		options := at.options(false)
		options.Embedding.Later, options.Summaries = true, at.laterSummaries()
		return workspace.Place{Root: at.Root, Name: at.name(), Options: options, MayIndex: true, UpToDate: true, Follow: follow}, nil
	})
	if _, err := w.Project(""); err != nil {
		w.Close()
		return err
	}
	select {
	case <-ctx.Done():
	case err = <-shown.ended:
	}
	if closed := w.Close(); err == nil {
		err = closed
	}
	return err
}

// upToDate brings the index up to date. A first one is made by a process of its own: what that leaves behind in memory, it
// leaves for as long as it lives, and following is long.
func (a *app) upToDate(ctx context.Context, at place, req engine.SyncRequest) (*engine.Report, error) {
	start, first := time.Now(), false
	if p, err := engine.Open(ctx, at.options(true)); err == nil {
		first = !p.Indexed()
		p.Close()
	} else {
		first = errors.Is(err, ctxsys.ErrNotIndexed)
	}
	made := first && a.indexElsewhere(ctx, at) == nil
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	report, _, err := a.update(ctx, at, req, summaries{}, false) // which says what went wrong, if something did
	if err == nil && made {
		report.Indexed, report.Unchanged, report.Seconds = report.Indexed+report.Unchanged, 0, time.Since(start).Seconds()
	}
	return report, err
}

// indexElsewhere runs `index` and waits for it. Progress is shown, an answer is not.
func (a *app) indexElsewhere(ctx context.Context, at place) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, self, "index", "--as-made", "--no-wait", "--project", at.Root)
	cmd.Dir, cmd.Env = at.Root, a.environ
	if a.lively(a.err) && !a.quiet && !a.json {
		cmd.Stderr = a.err
	}
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	return cmd.Run()
}

// following prints what happens while a project is followed.
type following struct {
	app   *app
	at    place
	json  bool
	alone bool // where another process follows, this one ends
	ended chan error

	mu sync.Mutex // held while a line is written
}

// followLine is a line of `watch --json`.
type followLine struct {
	Event   string             `json:"event"` // indexed, following, waiting, synced or failed
	Time    string             `json:"time"`
	Process *engine.Followed   `json:"process,omitempty"` // that follows: this one, or the one that is waited for
	Why     watch.Why          `json:"why,omitempty"`     // of synced and failed: what made it look
	Files   int                `json:"files,omitempty"`   // in the index
	Changed []string           `json:"changed,omitempty"` // files that were read and differed, or are gone
	Failed  []engine.FileError `json:"failed,omitempty"`
	MS      int64              `json:"ms"` // that the sync took
	Error   string             `json:"error,omitempty"`
}

func (f *following) begun(r *engine.Report) error {
	if f.json {
		return f.app.writeJSON(followLine{Event: "indexed", Time: stamp(time.Now()), Files: r.Files, Failed: r.Failed, MS: int64(1000 * r.Seconds)})
	}
	return f.app.print(render.Pagef("%s  %s: %d indexed, %d removed in %.1f s\n", f.at.Root, ctxsys.Plural(r.Files, "file"), r.Indexed, r.Removed, r.Seconds))
}

func (f *following) tell(e workspace.Event) {
	f.mu.Lock()
	defer f.mu.Unlock()
	var err error
	switch {
	case e.Ended != nil:
		f.ended <- e.Ended
	case e.State != nil:
		own := engine.Followed{PID: os.Getpid(), Since: stamp(e.At), Mode: string(e.State.Mode), How: e.State.String(), Folders: e.State.Folders}
		err = f.line(followLine{Event: "following", Time: stamp(e.At), Process: &own}, followedText(*e.State))
	case e.Other != nil && f.alone:
		err = worded{ctxsys.ErrBusy, fmt.Sprintf("process %d follows it already: leave out --no-wait to take over when that ends", e.Other.PID)}
	case e.Other != nil:
		err = f.line(followLine{Event: "waiting", Time: stamp(e.At), Process: e.Other}, fmt.Sprintf("process %d follows it already, %s: waiting for that to end", e.Other.PID, e.Other.How))
	case e.Err != nil:
		err = f.line(followLine{Event: "failed", Time: stamp(e.At), Why: e.Change.Why, Error: e.Err.Error()}, fmt.Sprintf("the update failed and is tried again soon: %v", e.Err))
	case len(e.Report.Changed) > 0 || len(e.Report.Failed) > 0:
		r := e.Report
		err = f.line(followLine{Event: "synced", Time: stamp(e.At), Why: e.Change.Why, Files: r.Files, Changed: r.Changed, Failed: r.Failed, MS: e.Took.Milliseconds()}, syncedText(e))
	}
	if err != nil { // of writing: nothing reads any more
		select {
		case f.ended <- err:
		default:
		}
	}
}

func (f *following) line(l followLine, text string) error {
	if f.json {
		return f.app.writeJSON(l)
	}
	if f.app.quiet {
		return nil
	}
	at, _ := time.Parse(time.RFC3339Nano, l.Time)
	return f.app.print(render.Pagef("%s  %s\n", at.Local().Format("15:04:05"), text))
}

func followedText(s watch.State) string {
	if s.Mode == watch.Away {
		return s.String()
	}
	return "followed " + s.String()
}

// maxNamed is how many changed files a line names.
const maxNamed = 5

func syncedText(e workspace.Event) string {
	names := e.Report.Changed[:min(len(e.Report.Changed), maxNamed)]
	text := fmt.Sprintf("%s in %d ms: %s", ctxsys.Plural(len(e.Report.Changed), "file"), e.Took.Milliseconds(), strings.Join(names, ", "))
	if more := len(e.Report.Changed) - len(names); more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	if e.Change.All {
		text += fmt.Sprintf(" (all files were scanned: %s)", e.Change.Why)
	}
	for _, f := range e.Report.Failed[:min(len(e.Report.Failed), maxNamed)] {
		text += fmt.Sprintf("; %s could not be read: %s", f.Path, f.Error)
	}
	return text
}

func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339Nano) }
