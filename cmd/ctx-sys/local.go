package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// agents are variables that the clients of agents set for the commands which the agent runs.
var agents = []string{"AI_AGENT", "CLAUDECODE", "GEMINI_CLI", "CURSOR_AGENT", "CODEX_SANDBOX", "AUGMENT_AGENT", "OPENCODE"}

// forUser reports whether the command line speaks for the user: a person sees what it answers. Without a terminal an assistant
// runs it as a rule, which would otherwise have the user's say by nothing but a shell.
func (a *app) forUser() bool {
	for _, name := range agents {
		if a.getenv(name) != "" {
			return false
		}
	}
	f, ok := a.out.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// ofUser refuses what only the user may do.
func (a *app) ofUser(what string) error {
	if a.forUser() {
		return nil
	}
	return usage("only the user %s: run it in a terminal yourself", what)
}

// noticeBrought tells once of stores that came with the project, or are of a former version: they are not read.
func (a *app) noticeBrought(at place) {
	if len(agent.Brought(at.options(true).Stores())) == 0 {
		return
	}
	if _, before := a.told.LoadOrStore(at.Root, true); !before {
		a.note("%s", broughtNotice)
	}
}

const broughtNotice = "the memories and conversations in .ctx-sys/local are not used, since such files can come with a repository: if they are yours, from an older version for example, run `ctx-sys local adopt` in a terminal; `ctx-sys local ignore` ends this note"

func (a *app) localVerb() *cobra.Command {
	return group("local", "Manage what is stored for you about a project: memories, conversations, checkpoints",
		a.localShowVerb(), a.localAdoptVerb(), a.localIgnoreVerb(), a.localListVerb(), a.localRepairVerb(), a.localDeleteVerb())
}

func (a *app) localShowVerb() *cobra.Command {
	return &cobra.Command{
		Use: "show [FOLDER]", Short: "Show what is stored for the project, and what unused stores hold: those in the project, or in FOLDER", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			var out struct {
				Kept    agent.Contents  `json:"kept"`
				Brought *agent.Contents `json:"brought,omitempty"` // in the project, and not used
			}
			if out.Kept, err = agent.Kept(cmd.Context(), at.options(true).Stores()); err != nil {
				return err
			}
			found, err := agent.Survey(cmd.Context(), at.options(false).Stores(), first(args))
			switch {
			case err == nil:
				out.Brought = &found
			case !errors.Is(err, ctxsys.ErrNotFound) || len(args) > 0:
				return err
			}
			text := render.Pagef("stored for the user in %s", contentsText(out.Kept))
			if out.Brought != nil {
				text = render.Pagef("%snot used, in %s", text, contentsText(*out.Brought))
			}
			return a.say(at, out, text)
		},
	}
}

func contentsText(c agent.Contents) render.Page {
	var b render.Writer
	b.Printf("%s\n", c.Dir)
	for _, n := range []struct {
		count int
		what  string
	}{{c.Memories, "memories"}, {c.Reflections, "reflections"}, {c.Checkpoints, "checkpoints"}, {c.Subscriptions, "subscriptions"}, {len(c.Sessions), "conversations"}, {c.Decisions, "decisions"}} {
		if n.count > 0 {
			b.Printf("  %-14s %d\n", n.what, n.count)
		}
	}
	if len(c.Damaged) > 0 {
		b.Printf("  damaged: %s: this is what could be read\n", strings.Join(c.Damaged, ", "))
	}
	if len(c.Instructions) > 0 {
		b.Printf("  said by the user, and shown to a model every time:\n")
	}
	for _, i := range c.Instructions {
		b.Add(render.Quoted(i.Content).Within("    "))
	}
	for _, s := range c.Sessions {
		b.Printf("  conversation %s, %s, last written %s  %s\n", s.ID, ctxsys.Plural(s.Messages, "message"), s.Updated.Local().Format("2006-01-02 15:04"), s.Name)
	}
	return b.Page()
}

func (a *app) localAdoptVerb() *cobra.Command {
	yes := false
	cmd := &cobra.Command{
		Use: "adopt [FOLDER]", Short: "Take over memories and conversations as your own: those in the project, or in FOLDER", Args: takes,
		Long: "Shows what is in the stores of .ctx-sys/local, or of FOLDER, and takes it over when you confirm: from then on it counts as yours.\n" +
			"What is stored for the project already stays. Do this with your own data: of an older version, another machine or a copy of the\n" +
			"project. If the data is in another person's repository, their words would count as yours.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.ofUser("takes over what came with a project"); err != nil {
				return err
			}
			at, err := a.where()
			if err != nil {
				return err
			}
			return a.adopt(cmd.Context(), at, first(args), yes)
		},
	}
	cmd.Flags().BoolVar(&yes, "yes", false, "take over without asking")
	return cmd
}

func (a *app) adopt(ctx context.Context, at place, dir string, yes bool) error {
	if dir != "" && !filepath.IsAbs(dir) {
		dir = filepath.Join(a.cwd, dir)
	}
	found, err := agent.Survey(ctx, at.options(false).Stores(), dir)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nothing("%s: name a folder with a memory.db or a sessions.db", strings.TrimPrefix(err.Error(), ctxsys.ErrNotFound.Error()+": "))
	}
	if err != nil {
		return err
	}
	if !yes {
		a.say(at, found, contentsText(found))
		agreed, err := a.agrees("Take this over as yours?")
		if err != nil || !agreed {
			return err
		}
	}
	if err := agent.Adopt(ctx, at.options(false).Stores(), dir); err != nil {
		return err
	}
	now, err := agent.Kept(ctx, at.options(true).Stores())
	if err != nil {
		return err
	}
	a.note("taken over: the files in %s are no longer needed, delete them when you like", found.Dir)
	return a.say(at, now, render.Pagef("stored for the user in %s", contentsText(now)))
}

// agrees asks on the terminal, and takes nothing but a yes for one.
func (a *app) agrees(question string) (bool, error) {
	fmt.Fprintf(a.err, "%s [y/N] ", question)
	line, err := readLine(a.in)
	if err != nil && line == "" {
		fmt.Fprintln(a.err)
		a.note("there was no answer: nothing was done, --yes does it without asking")
		return false, nil
	}
	yes := strings.EqualFold(strings.TrimSpace(line), "y") || strings.EqualFold(strings.TrimSpace(line), "yes")
	if !yes {
		a.note("nothing was done")
	}
	return yes, nil
}

// readLine takes no byte beyond the line: another question may follow.
func readLine(r io.Reader) (string, error) {
	var line []byte
	for b := make([]byte, 1); ; {
		n, err := r.Read(b)
		if n > 0 && b[0] != '\n' {
			line = append(line, b[0])
		} else if n > 0 || err != nil {
			return string(line), err
		}
	}
}

func (a *app) localIgnoreVerb() *cobra.Command {
	return &cobra.Command{
		Use: "ignore", Short: "Stop mentioning the stores that are in the project now", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			if err := agent.Ignore(at.options(false).Stores()); err != nil {
				return err
			}
			return a.say(at, map[string]bool{"ignored": true}, render.Pagef("they stay unused, and are not mentioned until they change\n"))
		},
	}
}

func (a *app) localListVerb() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List what is stored for all projects, and where", Args: takes,
		RunE: func(*cobra.Command, []string) error {
			at, err := a.where()
			if err != nil {
				return err
			}
			all, err := agent.AllKept(at.options(true).Stores())
			if err != nil {
				return err
			}
			type listed struct {
				Dir  string `json:"dir"`
				Root string `json:"root"`
				Gone bool   `json:"gone"` // it is not of the folder that is there now
			}
			out := []listed{}
			var text render.Writer
			for _, c := range all {
				l := listed{c.Dir, c.Root, !c.Here}
				out = append(out, l)
				mark := ""
				if l.Gone {
					mark = "  (of a folder that is gone)"
				}
				text.Printf("%s  %s%s\n", l.Root, l.Dir, mark)
			}
			if err := a.say(at, map[string]any{"kept": out}, text.Page()); err != nil || len(out) > 0 {
				return err
			}
			return nothing("nothing is stored yet; `ctx-sys memory add` and `ctx-sys session add` store something")
		},
	}
}

// storesChecked is the key in app.told of a project whose stores were looked at.
type storesChecked struct{ root string }

// repairStores repairs stores of the user that are damaged, before anything uses them, once, and says so. What cannot be repaired is a
// note too: anyone who needs it gets the error.
func (a *app) repairStores(at place) {
	if _, before := a.told.LoadOrStore(storesChecked{at.Root}, true); before {
		return
	}
	done, err := agent.Repair(context.Background(), at.options(true).Stores(), false)
	for _, m := range done {
		a.note("%s", repairedText(m))
	}
	if err != nil {
		a.note("%v", err)
	}
}

// repairedText is a line on a repair.
func repairedText(m agent.Repaired) string {
	if m.Aside == "" {
		return fmt.Sprintf("%s: %s: their search index was rebuilt", m.Path, m.Problem)
	}
	text := fmt.Sprintf("%s was damaged: %d %s were recovered", m.Path, m.Read, m.What)
	if m.Filled > 0 {
		text += fmt.Sprintf(", and %d more from the backup of %s", m.Filled, m.BackedUp.Local().Format("2006-01-02 15:04"))
	}
	return text + "; the damaged file is kept as " + m.Aside
}

func (a *app) localRepairVerb() *cobra.Command {
	return &cobra.Command{
		Use: "repair", Short: "Check the stores of memories and conversations completely, and repair those that are damaged", Args: takes,
		Long: "Copies what can be read of a damaged store into a new one, and takes what is missing then from its backups. The damaged file is kept\n" +
			"next to it, never deleted. Programs that use the store must end first: servers of editors and agents, for example.",
		RunE: func(cmd *cobra.Command, _ []string) error {
			at, err := a.locate()
			if err == nil {
				err = a.configure(&at)
			}
			if err != nil {
				return err
			}
			done, err := agent.Repair(cmd.Context(), at.options(true).Stores(), true)
			var text render.Writer
			for _, m := range done {
				text.Printf("%s\n", repairedText(m))
			}
			if len(done) == 0 && err == nil {
				text.Printf("nothing is damaged\n")
			}
			return errors.Join(a.say(at, map[string]any{"repaired": done}, text.Page()), err)
		},
	}
}

func (a *app) localDeleteVerb() *cobra.Command {
	yes := false
	cmd := &cobra.Command{
		Use: "delete [FOLDER]", Short: "Delete all that is stored for the project, or in a FOLDER that `local list` names", Args: takes,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := a.ofUser("deletes what is stored for a project"); err != nil {
				return err
			}
			at, err := a.where()
			if err != nil {
				return err
			}
			c, err := agent.Kept(cmd.Context(), at.options(true).Stores())
			if dir := first(args); err == nil && dir != "" {
				c, err = agent.KeptIn(cmd.Context(), at.options(true).Stores(), dir)
			}
			if err != nil {
				return err
			}
			if !yes {
				a.say(at, c, contentsText(c))
				agreed, err := a.agrees("Delete all of it?")
				if err != nil || !agreed {
					return err
				}
			}
			if err := os.RemoveAll(c.Dir); err != nil {
				return err
			}
			return a.say(at, map[string]string{"deleted": c.Dir}, render.Pagef("deleted %s\n", c.Dir))
		},
	}
	cmd.Flags().BoolVar(&yes, "yes", false, "delete without asking")
	return cmd
}
