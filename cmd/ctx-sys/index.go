package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/commits"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) indexVerb() *cobra.Command {
	var req engine.SyncRequest
	var remove, asMade, summarize, noWait, git bool
	cmd := &cobra.Command{
		Use:     "index [PATH]",
		Aliases: []string{"sync"},
		Short:   "Bring the index up to date",
		Long: "Indexes a project the first time, and afterwards what changed since.\n" +
			"PATH is a project, a folder of one, which is then brought up to date as a whole, or a file, whose contents are then listed.\n" +
			"Chunks that have no vector yet get one, without being parsed again.\n" +
			"With --summarize the model of summarization.* summarizes functions, types, files and sections that have no summary yet.\n" +
			"A damaged index is kept under another name, and a new one is built.\n" +
			"It waits while another process indexes the project.",
		Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.indexed(args, &req)
			if err != nil {
				return err
			}
			req.Wait = a.waitingForIndex(noWait, at)
			if remove {
				return a.removeIndex(cmd.Context(), at, req.Wait)
			}
			req.Ask = !req.InTurn // what runs in the background is to find what was missed
			req.NoEmbed = req.NoEmbed || at.cfg.NoVectors()
			req.Embed = !req.NoEmbed && !asMade
			req.Restore = !asMade && req.Languages == nil
			if req.Languages != nil && (req.Depth != "" || req.NoDocs) {
				return usage("--languages limits this run, --depth and --no-docs apply to the whole index: use them in separate runs")
			}
			if file := a.fileNamed(args); file != "" && !cmd.Flags().Changed("force") {
				if summarize {
					return usage("summaries are made of a whole project: leave the file out")
				}
				return a.indexFile(cmd.Context(), at, file, req.Wait)
			}
			var told summaries
			if !asMade {
				if told, err = a.summaries(at, summarize, cmd.Flags().Changed("summarize")); err != nil {
					return err
				}
			}
			return a.index(cmd.Context(), at, req, told, git)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&req.Depth, "depth", "", "`DEPTH`: full, signatures (no bodies) or selective (no bodies of what is not exported), until the\nnext run without this (default: indexing.depth)")
	flags.StringSliceVar(&req.Languages, "languages", nil, "look only at files in these `LANGUAGES`, and leave what is indexed of others as it is; indexing.languages\nlimits the index itself")
	flags.BoolVar(&req.Force, "force", false, "index every file again")
	flags.BoolVar(&req.NoDocs, "no-docs", false, "leave documents out, until the next run without this")
	flags.BoolVar(&req.NoEmbed, "no-embed", false, "keep no vectors, until the next run without this: search by words and names alone")
	flags.BoolVar(&summarize, "summarize", false, "have a model summarize what has no summary yet (default: summarization.enabled)")
	flags.BoolVar(&git, "commits", false, "read the commits of git too, for search --type commit and questions why; later runs then do")
	flags.BoolVar(&remove, "remove", false, "delete the index")
	flags.BoolVar(&asMade, "as-made", false, "make no vectors where there were none, as questions do when they bring an index up to date")
	waitFlag(cmd, &noWait)
	flags.BoolVar(&req.InTurn, "queued", false, "wait while another process indexes, and end at once if another waits already")
	must(flags.MarkHidden("as-made"))
	must(flags.MarkHidden("queued"))
	must(cmd.RegisterFlagCompletionFunc("depth", words(depths()...)))
	must(cmd.RegisterFlagCompletionFunc("languages", a.completeLanguages))
	return cmd
}

func depths() []string { return []string{"full", "signatures", "selective"} }

// indexed finds the project to index. Unlike a question, it is never about another one than where the user is.
func (a *app) indexed(args []string, req *engine.SyncRequest) (place, error) {
	if req.Depth != "" {
		if err := oneOf("depth", req.Depth, depths()); err != nil {
			return place{}, err
		}
	}
	at, err := a.locate()
	if err != nil {
		return at, err
	}
	if a.project == "" {
		at.Target = project.Around(a.cwd)
	}
	if len(args) > 0 {
		if err := a.aim(&at, args[0]); err != nil {
			return at, err
		}
	}
	if len(args) == 0 && a.project == "" && project.NoProject(at.Root) {
		return at, usage("%s holds more than a project: go to one, or name a folder: `ctx-sys index PATH`", at.Root)
	}
	if err := a.configure(&at); err != nil {
		return at, err
	}
	return at, nil
}

// aim makes the project that PATH is, or is in, the one to index. With --project it must be that one.
func (a *app) aim(at *place, path string) error {
	if !filepath.IsAbs(path) {
		path = filepath.Join(a.cwd, path)
	}
	info, err := os.Stat(path)
	if err != nil {
		return usage("%s cannot be read: name a folder or file that exists", path)
	}
	if a.project != "" {
		_, err := a.storedPath(at.Root, path)
		return err
	}
	if info.IsDir() {
		at.Target = project.Around(path)
		return nil
	}
	if at.Target, err = at.registry.Resolve("", filepath.Dir(path)); err != nil {
		return err
	}
	if _, err := a.storedPath(at.Root, path); err != nil { // the one that is used by default
		at.Target = project.Around(filepath.Dir(path))
	}
	return nil
}

// fileNamed returns the absolute path of the file that is to be indexed by itself, "" for a folder or none.
func (a *app) fileNamed(args []string) string {
	if len(args) == 0 {
		return ""
	}
	path := args[0]
	if !filepath.IsAbs(path) {
		path = filepath.Join(a.cwd, path)
	}
	if info, err := os.Stat(path); err != nil || info.IsDir() {
		return ""
	}
	return path
}

func (a *app) indexFile(ctx context.Context, at place, file string, wait func()) error {
	p, err := engine.Open(ctx, at.options(false))
	if err != nil {
		return err
	}
	defer p.Close()
	stored, err := a.storedPath(at.Root, file)
	if err != nil {
		return err
	}
	report, err := p.IndexFile(ctx, stored, engine.SyncRequest{Wait: wait})
	if err != nil {
		return ofIndex(err)
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(report)
	}
	if a.quiet {
		return nil
	}
	return a.print(a.text(at.Root).File(report))
}

// maxNotices is how many notices a person is shown.
const maxNotices = 5

func (a *app) index(ctx context.Context, at place, req engine.SyncRequest, told summaries, git bool) error {
	req.Brief = a.quiet && !a.asJSON(at.cfg) // nobody reads what is counted
	req.NoVectorCount = !a.asJSON(at.cfg)
	report, refused, err := a.update(ctx, at, req, told, git)
	if errors.Is(err, ctxsys.ErrCorrupt) {
		report, refused, err = a.rebuild(ctx, at, req, told, git, err)
	}
	if err != nil {
		return ofIndex(err)
	}
	for _, n := range report.Notices[:min(len(report.Notices), maxNotices)] {
		a.note("%s: %s", n.Path, n.Text)
	}
	if more := len(report.Notices) - maxNotices; more > 0 {
		a.note("and %s: --json lists them", ctxsys.Plural(more, "more notice"))
	}
	if a.asJSON(at.cfg) {
		err = a.writeJSON(report)
	} else if !a.quiet {
		err = a.print(indexText(report))
	}
	if report.Files == 0 && len(report.Failed) == 0 {
		a.note("%s", nothingToIndex(at))
	}
	if err == nil && len(report.Failed) > 0 {
		first := report.Failed[0]
		err = fmt.Errorf("%w: %d of %s could not be indexed, the first is %s (%s)",
			errPartial, len(report.Failed), ctxsys.Plural(report.Files, "file"), first.Path, first.Error)
	}
	return cmp.Or(err, refused)
}

// update opens the index, brings it up to date and closes it. git has the commits read too. refused is of the model that summarises.
func (a *app) update(ctx context.Context, at place, req engine.SyncRequest, told summaries, git bool) (report *engine.Report, refused, err error) {
	p, err := engine.Open(ctx, at.options(false))
	if err != nil {
		return nil, nil, err
	}
	a.database = p.DBPath()
	report, err = a.sync(ctx, p, at, req)
	if err == nil && told.on {
		if report.Summaries, refused, err = a.summarise(ctx, p, at, told.asked, req.Wait == nil); err == nil {
			report.Told, err = p.DB().CountSummarized(ctx)
		}
	}
	if err == nil && (git || p.Commits().Kept()) {
		var read commits.Report
		if read, err = p.Commits().Update(ctx); err == nil {
			report.Commits = &read
		} else if errors.Is(err, commits.ErrNone) && !git {
			err = nil
		}
	}
	if err == nil && req.Embed { // behind the summaries, which are part of what is embedded
		report.Providers, err = a.provideVectors(ctx, p, at)
	}
	return report, refused, errors.Join(err, p.Close())
}

// rebuild makes a new index in place of a damaged one. That one is kept: it may hold what no file does.
func (a *app) rebuild(ctx context.Context, at place, req engine.SyncRequest, told summaries, git bool, damage error) (report *engine.Report, refused, err error) {
	kept, err := engine.SetAside(ctx, at.options(false), req.Wait)
	if err != nil {
		return nil, nil, errors.Join(damage, err)
	}
	a.note("%v: it is kept as %s, and a new one is built", damage, kept)
	return a.update(ctx, at, req, told, git)
}

func (a *app) removeIndex(ctx context.Context, at place, wait func()) error {
	kept, err := a.remove(ctx, at, wait)
	if errors.Is(err, ctxsys.ErrNotIndexed) {
		return notIndexed(at)
	}
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(map[string]string{"removed": at.Root, "kept": kept})
	}
	a.note("removed the index of %s", at.Root)
	return nil
}

// remove deletes an index, and says what it keeps.
func (a *app) remove(ctx context.Context, at place, wait func()) (kept string, err error) {
	if kept, err = engine.Remove(ctx, at.options(false), wait); kept != "" {
		a.note("kept %s: what is in it does not belong to the index, delete the folder if you do not need it", kept)
	}
	return kept, err
}

// nothingToIndex says why there is no file in an index, and what to do.
func nothingToIndex(at place) string {
	entries, err := os.ReadDir(at.Root)
	if err == nil && !slices.ContainsFunc(entries, func(e os.DirEntry) bool { return e.Name() != ".git" && e.Name() != ".ctx-sys" }) {
		return at.Root + " is empty: go to a folder with code, or name one: `ctx-sys index PATH`"
	}
	return "no file of " + at.Root + " is indexed: `ctx-sys status --why PATH` says which rule leaves a file out"
}

// indexText is the summary a person reads.
func indexText(r *engine.Report) render.Page {
	var b render.Writer
	b.Printf("%s: %d indexed, %d unchanged, %d removed", ctxsys.Plural(r.Files, "file"), r.Indexed, r.Unchanged, r.Removed)
	if len(r.Failed) > 0 {
		b.Printf(", %d failed", len(r.Failed))
	}
	b.Printf("\n%s, %s, %s of text in %.1f s\n",
		ctxsys.Plural(answer.Total(r.Entities), "entity"), ctxsys.Plural(answer.Total(r.Relationships), "relationship"), answer.Size(r.Bytes), r.Seconds)
	if r.Known > 0 {
		b.Printf("%s did not have to be parsed: the same text was indexed before, in this project or another\n", ctxsys.Plural(r.Known, "file"))
	}
	if r.Embedded > 0 {
		b.Printf("vectors were made for %s that had none\n", ctxsys.Plural(r.Embedded, "chunk"))
	}
	if r.Providers != nil {
		b.Add(embeddedNow(r.Providers))
	}
	if r.Summaries != nil {
		b.Add(summaryText(r.Summaries))
	}
	if c := r.Commits; c != nil && c.Added+c.Removed > 0 {
		b.Printf("%s of git, %d new, %d no longer reached\n", ctxsys.Plural(c.Commits, "commit"), c.Added, c.Removed)
		if !c.Whole {
			b.Printf("older commits are left out\n")
		}
	}
	if r.SyntaxErrors > 0 {
		b.Printf("%s with syntax errors, indexed as far as they can be read: `ctx-sys status --failed` lists them\n", ctxsys.Plural(r.SyntaxErrors, "file"))
	}
	return b.Page()
}
