package main

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/provided"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

func (a *app) embedVerb() *cobra.Command {
	return group("embed", "Show, make and delete the vectors of embedding models",
		a.embedStatusVerb(), a.embedRunVerb(), a.embedPruneVerb(), a.embedExportVerb())
}

func (a *app) embedExportVerb() *cobra.Command {
	return &cobra.Command{
		Use: "export [MODEL]", Short: "Print every vector, one JSON object a line", Args: takes,
		Long: "Prints the vectors of all models, or of MODEL as `ctx-sys status` and `ctx-sys embed status` name it: id, path, start_line and\n" +
			"end_line of the chunk, model, dims, and vector, which is an array of dims numbers.",
		RunE: func(cmd *cobra.Command, args []string) error {
			p, _, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			err = reader.ExportVectors(cmd.Context(), p.Reader(), a.out, first(args))
			if errors.Is(err, ctxsys.ErrNotFound) {
				return nothing("%v", err)
			}
			return ofIndex(err)
		},
	}
}

// embedding is who makes vectors besides the built-in model. Anyone who serves has them made behind.
func (at place) embedding() provided.Options {
	o := provided.Options{Batch: at.cfg.Embeddings.BatchSize * at.cfg.Embeddings.Concurrency, Later: at.served}
	for _, spec := range at.cfg.Embedders() {
		e, err := at.embedder(spec)
		if err != nil {
			o.Embedders = append(o.Embedders, provided.Unreachable(spec, err))
		} else {
			o.Embedders = append(o.Embedders, e)
		}
	}
	return o
}

func (a *app) embedStatusVerb() *cobra.Command {
	return &cobra.Command{
		Use: "status", Short: "Show which models have vectors, and for how many chunks", Args: takes,
		Long: "Shows the models of embeddings.* and defaults.embedding_*, how many chunks have a vector from each, what that cost, and\n" +
			"which of them search uses. Vectors of models that are no longer set up are shown until they are pruned.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			p, at, err := a.stored(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			sets, err := p.Provided().Embedded(cmd.Context())
			if err != nil {
				return ofIndex(err)
			}
			if a.asJSON(at.cfg) {
				if sets == nil {
					sets = []provided.Set{}
				}
				return a.writeJSON(map[string]any{"models": sets})
			}
			return a.print(embeddedText(sets))
		},
	}
}

func embeddedText(sets []provided.Set) render.Page {
	if len(sets) == 0 {
		return render.Pagef("no embedding model is set up, and none is needed: the built-in one makes all vectors.\n" +
			"`ctx-sys config set --global embeddings.provider ollama` sets one up\n")
	}
	var b render.Writer
	used := false
	for _, s := range sets {
		b.Printf("%s: %d of %s", s.Model, s.Have, ctxsys.Plural(s.Of, "chunk"))
		if s.Dim > 0 {
			b.Printf(", %d dimensions, %s, %s so far", s.Dim, answer.Size(s.Bytes), ctxsys.Plural(s.Tokens, "token"))
		}
		b.Printf("\n")
		switch {
		case !s.Set:
			b.Printf("    not set up any more: `ctx-sys embed prune` deletes its vectors\n")
		case s.Used && !used:
			used = true
			b.Printf("    search uses it\n")
		case s.Used:
			b.Printf("    used when those above cannot be reached\n")
		}
		if s.Set && s.Left > 0 {
			b.Printf("    %s left, about %s: `ctx-sys embed run` continues\n", ctxsys.Plural(s.Left, "chunk"), ctxsys.Plural(s.LeftTokens, "token"))
		}
		if s.Refused > 0 {
			b.Printf("    %s without one (%s): `ctx-sys embed run --again` tries again\n", ctxsys.Plural(s.Refused, "chunk"), s.Why)
		}
	}
	return b.Page()
}

func (a *app) embedRunVerb() *cobra.Command {
	var req provided.Request
	var noWait bool
	cmd := &cobra.Command{
		Use: "run [MODEL]", Short: "Make the missing vectors",
		Long: "Makes the missing vectors with the first model of the settings that works, or with MODEL (as ollama/nomic-embed-text).\n" +
			"A run that was interrupted can be continued; texts that had a vector before get it back without a request.",
		Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			p, at, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			if len(at.cfg.Embedders()) == 0 {
				return usage("no embedding model is set up: `ctx-sys config set --global embeddings.provider ollama` sets one up")
			}
			if len(args) > 0 {
				if !slices.Contains(at.cfg.Embedders(), args[0]) {
					return usage("%s is not set up: there is %s", args[0], strings.Join(at.cfg.Embedders(), " and "))
				}
				req.Models = args
			}
			req.Wait = a.waitingForVectors(noWait)
			run, err := a.embed(cmd.Context(), p, at, req)
			if err != nil && len(run.Runs) == 0 {
				return embedBusy(err)
			}
			if a.asJSON(at.cfg) {
				err = errors.Join(a.writeJSON(run), worse(run, err))
			} else {
				err = errors.Join(a.print(embedText(run)), worse(run, err))
			}
			return err
		},
	}
	cmd.Flags().IntVar(&req.Tokens, "max-tokens", 0, "stop after this `NUMBER` of tokens, as the provider counts them; another run does the rest")
	cmd.Flags().BoolVar(&req.Again, "again", false, "try texts again that were refused")
	waitFlag(cmd, &noWait)
	return cmd
}

// waitingForVectors is waiting for the one who makes the vectors of providers.
func (a *app) waitingForVectors(noWait bool) func() {
	return a.waiting(noWait, "making these vectors: `ctx-sys embed status` shows how far it is")
}

// embed brings vectors up to date, with a bar.
func (a *app) embed(ctx context.Context, p *engine.Project, at place, req provided.Request) (*provided.Run, error) {
	bar := a.progress(at.cfg)
	defer bar.clear()
	start := time.Now()
	begun := -1
	req.Progress = func(r provided.Report) {
		if begun < 0 {
			begun = r.Have
		}
		line := progressLine{stage: "embed", things: "chunks", done: r.Have, total: max(r.Of, 1)}
		if done := r.Have - begun; done > 0 && r.Left > 0 {
			line.details = append(line.details, timeLeft(time.Since(start), float64(r.Left)/float64(done)), rate(done, time.Since(start))+" chunks/s")
		}
		line.details = append(line.details, ctxsys.Plural(r.Tokens, "token"))
		bar.draw(line)
	}
	return p.Provided().Embed(ctx, req)
}

func embedBusy(err error) error {
	if errors.Is(err, ctxsys.ErrBusy) {
		return worded{err, "another process is making these vectors: `ctx-sys embed status` shows how far it is; leave out --no-wait to wait for it"}
	}
	return ofIndex(err)
}

// worse is the error of a run, nil when a model did what one before it could not.
func worse(run *provided.Run, err error) error {
	if err == nil || errors.Is(err, context.Canceled) {
		return err
	}
	if n := len(run.Runs); n > 1 && run.Runs[n-1].Error == "" {
		return nil
	}
	return err
}

func embedText(run *provided.Run) render.Page {
	var b render.Writer
	for _, r := range run.Runs {
		b.Add(embedLine(&r))
		if r.Error != "" {
			b.Printf("    %s\n", r.Error)
		}
		if r.Left > 0 {
			b.Printf("    %d left: `ctx-sys embed run` continues\n", r.Left)
		}
	}
	return b.Page()
}

// embeddedNow is what a sync says of those that did something: what failed is reported as a notice.
func embeddedNow(run *provided.Run) render.Page {
	var b render.Writer
	for _, r := range run.Runs {
		if r.Made+r.Reused > 0 {
			b.Add(embedLine(&r))
		}
	}
	return b.Page()
}

func embedLine(r *provided.ModelRun) render.Page {
	var b render.Writer
	b.Printf("%s: %d of %s have a vector", r.Model, r.Have, ctxsys.Plural(r.Of, "chunk"))
	if r.Made > 0 || r.Reused > 0 {
		b.Printf(", %d made now", r.Made)
	}
	if r.Reused > 0 {
		b.Printf(", %d reused", r.Reused)
	}
	if r.Calls > 0 {
		b.Printf(", %s, %s", ctxsys.Plural(r.Calls, "request"), ctxsys.Plural(r.Tokens, "token"))
	}
	b.Printf("\n")
	if r.Refused > 0 {
		b.Printf("    %s without one: %s\n", ctxsys.Plural(r.Refused, "chunk"), r.Why)
	}
	return b.Page()
}

func (a *app) embedPruneVerb() *cobra.Command {
	var noWait bool
	cmd := &cobra.Command{
		Use: "prune [MODEL]", Short: "Delete vectors that are no longer used", Args: takes,
		Long: "Deletes the vectors of models that are not set up, and those of texts that are no longer in any file; or all of MODEL.\n" +
			"Those of the built-in model belong to the index and are not touched.",
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			p, err := engine.Open(cmd.Context(), at.options(false))
			if err != nil {
				return err
			}
			defer p.Close()
			model := ""
			if len(args) > 0 {
				model = args[0]
			}
			r, err := p.Provided().Prune(cmd.Context(), model, a.waitingForVectors(noWait))
			if err != nil {
				return embedBusy(err)
			}
			if a.asJSON(at.cfg) {
				return a.writeJSON(r)
			}
			text := render.Pagef("deleted: vectors of %s that are gone\n", ctxsys.Plural(r.Pieces, "chunk"))
			if len(r.Models) > 0 {
				text = render.Pagef("deleted: all vectors of %s, and those of %s that are gone\n", strings.Join(r.Models, ", "), ctxsys.Plural(r.Pieces, "chunk"))
			}
			return a.print(text)
		},
	}
	waitFlag(cmd, &noWait)
	return cmd
}

// provideVectors has providers make what pieces lack after a sync that was asked for. The index is whole without.
func (a *app) provideVectors(ctx context.Context, p *engine.Project, at place) (*provided.Run, error) {
	if len(at.cfg.Embedders()) == 0 || at.cfg.NoVectors() {
		return nil, nil
	}
	run, err := a.embed(ctx, p, at, provided.Request{})
	switch {
	case ctx.Err() != nil:
		return run, ctx.Err()
	case errors.Is(err, ctxsys.ErrBusy):
		a.note("another process is making the vectors of %s", strings.Join(at.cfg.Embedders(), " and "))
	}
	for _, r := range run.Runs {
		if r.Error != "" {
			a.note("no vectors of %s for %s: %s", r.Model, ctxsys.Plural(r.Left, "chunk"), r.Error)
		}
	}
	return run, nil
}
