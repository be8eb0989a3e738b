package main

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

func (a *app) memoryVerb() *cobra.Command {
	return group("memory", "Remember facts, rules and experience beyond a conversation",
		a.memoryAddVerb(), a.memoryRecallVerb(), a.memorySearchVerb(), a.memoryListVerb(), a.memoryWhyVerb(), a.memoryUpdateVerb(), a.memorySupersedeVerb(),
		a.memoryPinVerb(true), a.memoryPinVerb(false), a.memorySpillVerb(), a.memoryStatusVerb(), a.memoryDeleteVerb(),
		a.memoryExportVerb(), a.memoryImportVerb(), a.memoryScrubVerb())
}

// remembered opens a project for what is remembered of it.
func (a *app) remembered(ctx context.Context, write bool, f func(*engine.Project, place) error) error {
	at, err := a.where()
	if err != nil {
		return err
	}
	if write && !at.MayIndex() {
		return usage("%s is no project: run it in a repository, or name a folder with --project", at.Root)
	}
	p, err := engine.OpenMemories(ctx, at.options(!write))
	if err != nil {
		return err
	}
	err = f(p, at)
	var own worded
	switch {
	case errors.As(err, &own): // it says what to do
	case errors.Is(err, ctxsys.ErrUsage):
		err = usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
	case errors.Is(err, ctxsys.ErrNotFound):
		err = nothing("%s: `ctx-sys memory list` shows what there is", strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "))
	}
	return errors.Join(err, p.Close())
}

// whoAsks is the flags that say who asks for memories.
type whoAsks struct {
	session string
	scopes  []string
	all     bool
}

func (w *whoAsks) flags(f *pflag.FlagSet) {
	f.StringVar(&w.session, "session", "", "id or `NAME` of the conversation that asks")
	f.StringSliceVar(&w.scopes, "scope", nil, "limit to `SCOPES`: user, project, branch, session")
	f.BoolVar(&w.all, "all", false, "of other branches and sessions too")
}

func (w *whoAsks) view(ctx context.Context, p *engine.Project) (memory.View, error) {
	return p.View(ctx, w.session, w.scopes, w.all)
}

// rememberFlags are what can be said of something to remember.
func rememberFlags(f *pflag.FlagSet, req *engine.RememberRequest, from, until *string) {
	f.StringVar(&req.Title, "title", "", "`TITLE` of it")
	f.StringSliceVar(&req.Keywords, "keyword", nil, "`WORDS` it is found by too")
	f.StringVar(&req.Session, "session", "", "id or `NAME` of the conversation it was said in")
	f.IntVar(&req.Message, "message", 0, "`NUMBER` of the message it was said in")
	f.StringVar(&req.Path, "file", "", "`FILE` it comes from")
	f.StringVar(&req.Author, "author", "", "whose word it is: `WHO`, user, assistant, tool or file (default: user on a terminal, else assistant)")
	f.StringVar(from, "from", "", "`TIME` from which it holds, 2006-01-02 or RFC 3339")
	f.StringVar(until, "until", "", "`TIME` until which it holds")
}

// timeOf reads a day or a time.
func timeOf(flag, text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	for _, layout := range []string{time.DateOnly, time.RFC3339} {
		if t, err := time.ParseInLocation(layout, text, time.Local); err == nil {
			return t, nil
		}
	}
	return time.Time{}, usage("--%s %s: give a day as 2006-01-02, or a time as 2006-01-02T15:04:05Z", flag, text)
}

func (a *app) completeRequest(req *engine.RememberRequest, text, from, until string) (err error) {
	if req.Author != "" {
		if err := oneOf("author", req.Author, []string{memory.ByUser, memory.ByAssistant, memory.ByTool, memory.ByFile}); err != nil {
			return err
		}
	}
	if req.Author == memory.ByUser || req.Pinned {
		if err := a.ofUser("says what the user said, and pins it"); err != nil {
			return err
		}
	}
	req.ByUser = a.forUser()
	if req.Content = text; text == "-" {
		b, err := io.ReadAll(a.in)
		if err != nil {
			return err
		}
		req.Content = string(b)
	}
	if req.ValidFrom, err = timeOf("from", from); err != nil {
		return err
	}
	req.ValidTo, err = timeOf("until", until)
	return err
}

func (a *app) memoryAddVerb() *cobra.Command {
	var req engine.RememberRequest
	var from, until string
	cmd := &cobra.Command{
		Use: "add TEXT", Short: "Remember something", Args: takes,
		Long: "Remembers a text; - reads it from stdin. What is known already, in nearly the same words, is counted and not stored again.\n" +
			"Secrets are masked, and <private>...</private> is left out. Rules and preferences of the user are shown to a model every time.\n" +
			"On a terminal it is the user who says it; without one, an assistant.",
		Example: "  ctx-sys memory add --type rule \"never push to main\"\n  ctx-sys memory add --scope user --type preference \"answers in German\"\n" +
			"  ctx-sys memory add --scope branch \"the new parser is behind --fast until it passes the fuzzers\" --until 2027-01-01",
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.completeRequest(&req, args[0], from, until); err != nil {
				return err
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Remember(cmd.Context(), req)
				if err != nil {
					return err
				}
				return a.say(at, r, a.text(at.Root).Remembered(r))
			})
		},
	}
	f := cmd.Flags()
	f.StringVar(&req.Kind, "type", "fact", "`TYPE`: "+strings.Join(memory.Kinds, ", "))
	f.StringVar(&req.Scope, "scope", memory.Project, "for whom it holds: `SCOPE`, "+strings.Join(memory.Scopes, ", "))
	f.BoolVar(&req.Pinned, "pin", false, "keep it in front of the model")
	f.StringVar(&req.Replaces, "replaces", "", "`ID` of the memory that it corrects")
	rememberFlags(f, &req, &from, &until)
	must(cmd.RegisterFlagCompletionFunc("type", words(memory.Kinds...)))
	must(cmd.RegisterFlagCompletionFunc("scope", words(memory.Scopes...)))
	return cmd
}

func (a *app) memoryUpdateVerb() *cobra.Command {
	var req engine.RememberRequest
	var from, until, why string
	cmd := &cobra.Command{
		Use: "update ID TEXT", Short: "Correct a memory: the new text holds, the old one stays and leads to it", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.completeRequest(&req, args[1], from, until); err != nil {
				return err
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Correct(cmd.Context(), args[0], why, req)
				if err != nil {
					return err
				}
				return a.say(at, r, a.text(at.Root).Remembered(r))
			})
		},
	}
	rememberFlags(cmd.Flags(), &req, &from, &until)
	cmd.Flags().StringVar(&why, "reason", "", "`WHY` it is corrected")
	return cmd
}

func (a *app) memoryRecallVerb() *cobra.Command { return a.memoryAsk("recall", false) }
func (a *app) memorySearchVerb() *cobra.Command { return a.memoryAsk("search", true) }

func (a *app) memoryAsk(name string, look bool) *cobra.Command {
	q := memory.Query{NoMove: look}
	var who whoAsks
	var asOf string
	short := "Find memories, and count them as used: what is asked for often becomes hot"
	if look {
		short = "Find memories and change nothing"
	}
	cmd := &cobra.Command{
		Use: name + " QUERY", Short: short, Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			q.Text = strings.Join(args, " ")
			when, err := timeOf("as-of", asOf)
			if err != nil {
				return err
			}
			if !when.IsZero() {
				q.AsOf = when.UnixMilli()
			}
			if q.Limit < 0 {
				return usage("--limit %d: it must be a positive number", q.Limit)
			}
			return a.remembered(cmd.Context(), !look, func(p *engine.Project, at place) error {
				if q.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				found, err := p.Memories().Recall(cmd.Context(), q)
				if err != nil {
					return err
				}
				if found == nil {
					found = []memory.Recalled{}
				}
				if err := a.say(at, map[string]any{"query": secret.MaskString(q.Text), "results": found}, a.text(at.Root).Recalled(found)); err != nil || len(found) > 0 {
					return err
				}
				return nothing("nothing is remembered of that")
			})
		},
	}
	f := cmd.Flags()
	who.flags(f)
	f.IntVar(&q.Limit, "limit", 5, "`NUMBER` of memories")
	f.StringSliceVar(&q.Kinds, "type", nil, "limit to `TYPES`")
	f.StringSliceVar(&q.Tiers, "tier", nil, "limit to `TIERS`: hot, warm, cold")
	f.StringVar(&asOf, "as-of", "", "what held at a `TIME`")
	f.BoolVar(&q.Past, "past", false, "superseded ones too, and those that do not hold any more")
	return cmd
}

func (a *app) memoryListVerb() *cobra.Command {
	var c memory.Choice
	var who whoAsks
	cmd := &cobra.Command{
		Use: "list", Short: "List memories, the hot ones first", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if c.Status != "" {
				if err := oneOf("status", c.Status, []string{memory.Active, memory.Archived, memory.Superseded, "all"}); err != nil {
					return err
				}
			}
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) (err error) {
				if c.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				items, err := p.Memories().List(cmd.Context(), c)
				if err != nil {
					return err
				}
				if err := a.say(at, map[string]any{"memories": items, "total": len(items)}, a.text(at.Root).Memories(items)); err != nil || len(items) > 0 {
					return err
				}
				return nothing("nothing is remembered: `ctx-sys memory add` remembers something")
			})
		},
	}
	f := cmd.Flags()
	who.flags(f)
	choiceFlags(f, &c)
	f.BoolVar(&c.Conflicts, "conflicts", false, "only those that say different things of the same")
	f.StringVar(&c.Status, "status", "", "limit to `STATUS`: active, archived, superseded or all")
	f.IntVar(&c.Limit, "limit", 0, "`NUMBER` of memories, 0 for all")
	return cmd
}

func choiceFlags(f *pflag.FlagSet, c *memory.Choice) {
	f.StringSliceVar(&c.Kinds, "type", nil, "limit to `TYPES`")
	f.StringSliceVar(&c.Tiers, "tier", nil, "limit to `TIERS`: hot, warm, cold")
	f.StringVar(&c.Path, "file", "", "limit to what comes from a `FILE`")
	f.StringVar(&c.From, "from-session", "", "limit to what comes from the session of an `ID`")
}

func (a *app) memoryWhyVerb() *cobra.Command {
	return &cobra.Command{
		Use: "why ID", Aliases: []string{"show"}, Short: "Show a memory, where it comes from, what was done to it, and why it is shown to a model or not", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				account, err := p.Memories().Why(cmd.Context(), args[0])
				if err != nil {
					return err
				}
				return a.say(at, account, a.text(at.Root).Account(account))
			})
		},
	}
}

func (a *app) memorySupersedeVerb() *cobra.Command {
	var why string
	cmd := &cobra.Command{
		Use: "supersede OLD NEW", Short: "Have one memory hold in the place of another; the other way round takes it back", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				old, err := p.Memories().Supersede(cmd.Context(), args[0], args[1], why, a.hand())
				if err != nil {
					return err
				}
				return a.say(at, old, a.text(at.Root).Memories([]memory.Item{old}))
			})
		},
	}
	cmd.Flags().StringVar(&why, "reason", "", "`WHY`")
	return cmd
}

func (a *app) memoryPinVerb(pin bool) *cobra.Command {
	use, short := "pin ID", "Keep a memory in front of the model"
	if !pin {
		use, short = "unpin ID", "Let a memory be spilled again"
	}
	return &cobra.Command{
		Use: use, Short: short, Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				v, err := p.View(cmd.Context(), "", nil, false)
				if err != nil {
					return err
				}
				i, err := p.Memories().Pin(cmd.Context(), args[0], pin, v, a.hand())
				if err != nil {
					return err
				}
				return a.say(at, i, a.text(at.Root).Memories([]memory.Item{i}))
			})
		},
	}
}

func (a *app) memorySpillVerb() *cobra.Command {
	var q memory.Spill
	var who whoAsks
	cmd := &cobra.Command{
		Use: "spill [ID...]", Short: "Move memories out of the hot tier, by default the less relevant half", Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			q.IDs, q.By = args, a.hand()
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) (err error) {
				if q.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				r, err := p.Memories().Spill(cmd.Context(), q)
				if err != nil {
					return err
				}
				return a.say(at, r, a.text(at.Root).Spilled(r))
			})
		},
	}
	f := cmd.Flags()
	f.IntVar(&q.Count, "count", 0, "`NUMBER` of memories")
	f.IntVar(&q.Tokens, "tokens", 0, "`TOKENS` to free")
	f.StringVar(&q.To, "to", memory.Warm, "`TIER`: warm or cold")
	f.StringVar(&who.session, "session", "", "id or `NAME` of the conversation")
	return cmd
}

func (a *app) memoryStatusVerb() *cobra.Command {
	return &cobra.Command{
		Use: "status", Short: "Say how full the tiers are", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) error {
				v, err := p.View(cmd.Context(), "", nil, false)
				if err != nil {
					return err
				}
				st, err := p.Memories().Status(cmd.Context(), v)
				if err != nil {
					return err
				}
				return a.say(at, st, a.text(at.Root).MemoryStatus(st))
			})
		},
	}
}

func (a *app) memoryDeleteVerb() *cobra.Command {
	var c memory.Choice
	var who whoAsks
	var why string
	cmd := &cobra.Command{
		Use: "delete [ID...]", Short: "Delete memories for good", Args: cobra.ArbitraryArgs,
		Long: "Deletes memories, with what they are found by, their sources and their journals, and overwrites them in the file.\n" +
			"Name them, or choose them by --scope, --file or --from-session. To correct one, use `ctx-sys memory update`.",
		RunE: func(cmd *cobra.Command, args []string) error {
			c.IDs = args
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) (err error) {
				if c.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				r, err := p.Memories().Delete(cmd.Context(), c, why, a.hand())
				if err != nil {
					return err
				}
				return a.say(at, r, render.Pagef("%d deleted %s\n", r.Count, strings.Join(r.IDs, " ")))
			})
		},
	}
	f := cmd.Flags()
	who.flags(f)
	choiceFlags(f, &c)
	f.StringVar(&why, "reason", "", "`WHY`; it is all that the journal keeps")
	return cmd
}

func (a *app) memoryExportVerb() *cobra.Command {
	var c memory.Choice
	var who whoAsks
	var format string
	cmd := &cobra.Command{
		Use: "export", Short: "Write memories as lines of JSON, or as Markdown to read", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := oneOf("format", format, []string{"jsonl", "markdown"}); err != nil {
				return err
			}
			return a.remembered(cmd.Context(), false, func(p *engine.Project, at place) (err error) {
				if c.View, err = who.view(cmd.Context(), p); err != nil {
					return err
				}
				if format == "markdown" {
					return p.Memories().Markdown(cmd.Context(), a.out, c)
				}
				_, err = p.Memories().Export(cmd.Context(), a.out, c)
				return err
			})
		},
	}
	who.flags(cmd.Flags())
	choiceFlags(cmd.Flags(), &c)
	cmd.Flags().StringVar(&format, "format", "jsonl", "`FORMAT`: jsonl, which import reads, or markdown")
	return cmd
}

func (a *app) memoryImportVerb() *cobra.Command {
	var vouched bool
	cmd := &cobra.Command{
		Use: "import FILE", Short: "Read what export wrote; importing it twice is once", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if vouched {
				if err := a.ofUser("vouches for what is imported"); err != nil {
					return err
				}
			}
			in := a.in
			if args[0] != "-" {
				f, err := os.Open(args[0])
				if err != nil {
					return usage("%v: give a file that `ctx-sys memory export` wrote", err)
				}
				defer f.Close()
				in = f
			}
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Memories().Import(cmd.Context(), in, vouched)
				if err != nil {
					return err
				}
				text := render.Pagef("%d imported, %d known\n", r.Added, r.Known)
				if r.Added > 0 && !vouched {
					text = render.Pagef("%sthey are quarantined, as anybody can write such a file: import your own with --trust\n", text)
				}
				return a.say(at, r, text)
			})
		},
	}
	cmd.Flags().BoolVar(&vouched, "trust", false, "take authors and tiers as they are in the file: for your own exports")
	return cmd
}

func (a *app) memoryScrubVerb() *cobra.Command {
	return &cobra.Command{
		Use: "scrub", Short: "Look for secrets in memories, checkpoints and conversations, mask them, and overwrite what was there", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.remembered(cmd.Context(), true, func(p *engine.Project, at place) error {
				r, err := p.Scrub(cmd.Context())
				if err != nil {
					return err
				}
				text := render.Pagef("no secret was found\n")
				if r.Total() > 0 {
					text = render.Pagef("masked %d in memories, %d in checkpoints, %d in conversations\n", answer.Total(r.Memories), answer.Total(r.Checkpoints), answer.Total(r.Conversations))
				}
				return a.say(at, r, text)
			})
		},
	}
}
