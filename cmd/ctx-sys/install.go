package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/install"
)

// installing is the flags of install and uninstall.
type installing struct {
	clients                    []string
	scope                      string
	all, detect, hooks, remind bool
	force, dryRun, list        bool
}

func (a *app) installVerb() *cobra.Command {
	var i installing
	cmd := &cobra.Command{
		Use:   "install [CLIENT]...",
		Short: "Add ctx-sys to the settings of coding agents",
		Long: "Adds the server `ctx-sys serve` to the settings of the named clients, or of those that are found on this machine.\n" +
			"The rest of a file stays as it is, byte for byte, and a copy of the old file is kept next to it. A client whose settings\n" +
			"cannot be written gets a text to paste. The client named agents is a file of instructions for agents that run commands.",
		ValidArgsFunction: cobra.FixedCompletions(clientNames(), cobra.ShellCompDirectiveNoFileComp),
		RunE: func(_ *cobra.Command, args []string) error {
			i.clients = append(i.clients, args...)
			return a.install(i)
		},
	}
	i.flags(cmd, "those that are found")
	flags := cmd.Flags()
	flags.BoolVar(&i.all, "all", false, "every client with settings for servers, found or not")
	flags.BoolVar(&i.detect, "detect", false, "only the clients that are found, which is the default; with --list, list only those")
	flags.BoolVar(&i.hooks, "hooks", false, "also let clients that have hooks start with a map of the repository, and refresh after an edit")
	flags.BoolVar(&i.remind, "remind", false, "hooks, and with them a reminder of the index before each search for text, where a client allows it")
	flags.BoolVar(&i.force, "force", false, "replace an entry named ctx-sys that runs something else")
	flags.BoolVar(&i.list, "list", false, "list the clients, and whether they were found")
	return cmd
}

func (a *app) uninstallVerb() *cobra.Command {
	var i installing
	cmd := &cobra.Command{
		Use:   "uninstall [CLIENT]...",
		Short: "Remove ctx-sys from the settings of coding agents",
		Long: "Takes out what `ctx-sys install` put in, of the named clients or of all. A file without other changes is as it\n" +
			"was before, byte for byte; files and folders that install created are deleted when they hold nothing else.",
		ValidArgsFunction: cobra.FixedCompletions(clientNames(), cobra.ShellCompDirectiveNoFileComp),
		RunE: func(_ *cobra.Command, args []string) error {
			i.clients = append(i.clients, args...)
			return a.uninstall(i)
		},
	}
	i.flags(cmd, "all")
	return cmd
}

func (i *installing) flags(cmd *cobra.Command, without string) {
	flags := cmd.Flags()
	flags.StringSliceVar(&i.clients, "client", nil, "`NAMES` of clients (default: "+without+")")
	flags.StringVar(&i.scope, "scope", "user", "settings of the `user` or of the project")
	flags.BoolVar(&i.dryRun, "dry-run", false, "show what would change and write nothing")
	must(cmd.RegisterFlagCompletionFunc("client", cobra.FixedCompletions(clientNames(), cobra.ShellCompDirectiveNoFileComp)))
	must(cmd.RegisterFlagCompletionFunc("scope", cobra.FixedCompletions([]string{"user", "project"}, cobra.ShellCompDirectiveNoFileComp)))
}

func clientNames() []string {
	var names []string
	for _, c := range install.Clients() {
		names = append(names, c.Name)
	}
	return names
}

func (a *app) install(i installing) error {
	if _, err := lasting(); err != nil && !i.dryRun && !i.list {
		return err
	}
	setup, record, err := a.setup(i)
	if err != nil {
		return err
	}
	if i.all && (i.detect || len(i.clients) > 0) || i.detect && len(i.clients) > 0 {
		return usage("--all, --detect and --client choose the clients: use one of them")
	}
	if i.list {
		return a.listClients(setup.Machine, i.detect)
	}
	fits := setup.Machine.Detected
	if i.all {
		fits = install.Client.Written
	}
	chosen, err := i.chosen(fits)
	if err != nil {
		return err
	}
	if len(chosen) == 0 {
		return nothing("no client was found on this machine: `ctx-sys install --list` shows all, `ctx-sys install NAME` takes one of them")
	}
	return a.carryOut(i, chosen, record, func(c install.Client) outcomeOf {
		o := outcomeOf{client: c}
		if c.ByHand() {
			o.where, o.text = c.Paste(setup.Program)
			return o
		}
		if o.changes, o.err = setup.Install(c); len(o.changes) > 0 && o.changes[0].Action == install.Added {
			o.hint = setup.Hint(c)
		}
		i.forgive(&o)
		return o
	})
}

func (a *app) uninstall(i installing) error {
	setup, record, err := a.setup(i)
	if err != nil {
		return err
	}
	chosen, err := i.chosen(func(c install.Client) bool { return !c.ByHand() })
	if err != nil {
		return err
	}
	return a.carryOut(i, chosen, record, func(c install.Client) outcomeOf {
		o := outcomeOf{client: c}
		if c.ByHand() {
			o.where, o.text = c.Paste(setup.Program)
			return o
		}
		o.changes, o.err = setup.Uninstall(c)
		if i.forgive(&o); len(i.clients) == 0 {
			o.changes = present(o.changes)
		}
		return o
	})
}

// forgive drops the error of a client that nobody named and that has no such settings.
func (i installing) forgive(o *outcomeOf) {
	if len(i.clients) == 0 && (errors.Is(o.err, install.ErrNoScope) || errors.Is(o.err, install.ErrNoSystem)) {
		o.err = nil
	}
}

// present leaves out the files that hold nothing of ours.
func present(changes []install.Change) []install.Change {
	var out []install.Change
	for _, c := range changes {
		if c.Action != install.Absent {
			out = append(out, c)
		}
	}
	return out
}

// chosen are the named clients, else those that fit. Instructions are written only for who names them, and taken out
// with the rest.
func (i installing) chosen(fits func(install.Client) bool) ([]install.Client, error) {
	var out []install.Client
	if len(i.clients) == 0 {
		for _, c := range install.Clients() {
			if fits(c) {
				out = append(out, c)
			}
		}
		return out, nil
	}
	for _, name := range i.clients {
		c, ok := install.Lookup(name)
		if !ok {
			return nil, oneOf("client", name, clientNames())
		}
		out = append(out, c)
	}
	return out, nil
}

func (a *app) setup(i installing) (install.Setup, install.Record, error) {
	var s install.Setup
	if err := oneOf("scope", i.scope, []string{"user", "project"}); err != nil {
		return s, install.Record{}, err
	}
	at, err := a.locate()
	if err != nil {
		return s, install.Record{}, err
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return s, install.Record{}, usage("there is no home directory: set HOME")
	}
	s = install.Setup{Machine: install.Machine{OS: runtime.GOOS, Home: home, Getenv: a.getenv, Look: onPath}, Hooks: i.hooks || i.remind, Guide: hookGuide, Remind: i.remind, Force: i.force}
	if i.scope == "project" {
		if s.Root = at.Root; sameFile(s.Root, home) {
			return s, install.Record{}, usage("%s is your home directory: use --scope user", s.Root)
		}
	}
	s.Program, err = program()
	return s, install.Record{File: filepath.Join(at.home, "install.json")}, err
}

// program is how clients are to call this program: by its name when the PATH leads here, else by its path.
func program() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	if found, err := exec.LookPath("ctx-sys"); err == nil && sameFile(found, self) {
		return "ctx-sys", nil
	}
	return self, nil
}

// lasting is the path of this program for settings that others read later. Where npx runs it, there is none.
func lasting() (string, error) {
	self, err := os.Executable()
	if err == nil && slices.Contains(strings.Split(filepath.ToSlash(self), "/"), "_npx") {
		err = usage("npx keeps this program in a cache that npm may empty: `npm install -g ctx-sys` installs it, then run this command of ctx-sys again")
	}
	return self, err
}

func sameFile(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(one, other)
}

func onPath(program string) bool {
	_, err := exec.LookPath(program)
	return err == nil
}

// outcomeOf is what is planned for a client, and in the end what became of it.
type outcomeOf struct {
	client      install.Client
	changes     []install.Change
	where, text string // for one whose settings are not written
	hint        string
	err         error
}

// carryOut plans each client's changes and carries them out, unless this is a dry run. One that fails does not keep the
// others from theirs.
func (a *app) carryOut(i installing, clients []install.Client, record install.Record, plan func(install.Client) outcomeOf) error {
	var all []outcomeOf
	var failures []error
	for _, c := range clients {
		o := plan(c)
		for n, change := range o.changes {
			if i.dryRun {
				break
			}
			if o.err = record.Apply(change); o.err != nil {
				o.changes = o.changes[:n]
				break
			}
		}
		if o.err != nil {
			failures = append(failures, o.err)
		}
		all = append(all, o)
	}
	if err := a.tell(i, all); err != nil {
		return err
	}
	switch {
	case len(failures) == 0:
		return nil
	case len(clients) == 1:
		return advised(failures[0])
	}
	for _, err := range failures {
		a.note("%v", advised(err))
	}
	return worded{errPartial, fmt.Sprintf("%d of %s could not be changed: correct what is reported above and run it again", len(failures), ctxsys.Plural(len(clients), "client"))}
}

// advised adds what to do next to an error from below.
func advised(err error) error {
	switch {
	case errors.Is(err, install.ErrForeign):
		return fmt.Errorf("%w: rename it, or use --force to replace it", err)
	case errors.Is(err, install.ErrBroken):
		return fmt.Errorf("%w: correct the file and run it again", err)
	}
	return err
}
