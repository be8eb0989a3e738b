package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// app is one run of the program: its surroundings and the flags every verb has.
type app struct {
	in       io.Reader
	out, err io.Writer
	environ  []string
	cwd      string

	project              string
	together             bool // the question is about the workspace
	byClient             bool // project was named by a client of the server
	json, quiet, verbose bool

	questions bool // this run searches, which the server of a team can do while there is no index

	database string                    // the index this run opened
	left     *atomic.Pointer[error]    // see interruptedAs; nil where no signal ends the run
	told     *sync.Map                 // roots that noticeBrought told of, and that repair looked at; shared by copies of this
	unfilled map[*cobra.Command]func() // what gives verbs their flags, see fill
	logger   *slog.Logger              // takes notes as JSON in place of stderr's lines; nil for these
	doubt    *doubt                    // what this run heard of an index that it asked; nil before it did
}

// run carries out one command line.
func (a *app) run(ctx context.Context, args []string) error {
	a.told = &sync.Map{}
	only := verbIn(args)
	root := a.root(only)
	a.fill(root, args)
	if only == "" && len(args) > 0 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		describeByTask(root)
	}
	root.SetArgs(args)
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	err := root.ExecuteContext(ctx)
	if ctx.Err() == nil { // who ends a run wants nothing more of it
		a.settle()
	}
	return err
}

// ownVerbs are those that are no operations.
func ownVerbs() []ownVerb {
	return []ownVerb{
		{"init", (*app).initVerb}, {"index", (*app).indexVerb}, {"embed", (*app).embedVerb}, {"watch", (*app).watchVerb}, {"complete", (*app).completeVerb},
		{"compact", (*app).compactVerb}, {"local", (*app).localVerb}, {"export", (*app).exportVerb}, {"import", (*app).importVerb}, {"serve", (*app).serveVerb},
		{"team", (*app).teamVerb}, {"ui", (*app).uiVerb}, {"lsp", (*app).lspVerb}, {"setup", (*app).setupVerb}, {"purge", (*app).purgeVerb},
		{"install", (*app).installVerb}, {"uninstall", (*app).uninstallVerb}, {"hooks", (*app).hooksVerb}, {"hook", (*app).hookVerb}, {"login", (*app).loginVerb},
		{"logout", (*app).logoutVerb}, {"doctor", (*app).doctorVerb}, {"config", (*app).configVerb}, {"models", (*app).modelsVerb}, {"project", (*app).projectVerb},
		{"workspace", (*app).workspaceVerb}, {"eval", (*app).evalVerb}, {"version", (*app).versionVerb},
	}
}

type ownVerb struct {
	name string
	make func(*app) *cobra.Command
}

// verbIn is the verb of the top level that a command line begins with, or that it has a shell complete; empty where that is not seen at first sight.
func verbIn(args []string) string {
	if len(args) > 2 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		args = args[1:]
	}
	if len(args) == 0 {
		return ""
	}
	for _, v := range ownVerbs() {
		if v.name == args[0] {
			return args[0]
		}
	}
	for _, o := range op.All() {
		if path := o.Verb.Path(); path == args[0] || strings.HasPrefix(path, args[0]+" ") {
			return args[0]
		}
	}
	return ""
}

// root is all verbs, or only one of the top level: to make them all takes longer than many an answer. Those of operations have no flags before they are filled.
func (a *app) root(only string) *cobra.Command {
	a.unfilled = map[*cobra.Command]func(){}
	root := &cobra.Command{
		Use:   "ctx-sys",
		Short: "Finds the code that answers a question, and fits it into a model's context",
		Long: "ctx-sys indexes a repository, searches it, and assembles context within a budget of tokens.\n" +
			"Everything happens on this machine. A question about a project without an index builds it first.",
		Args: unknownVerb,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if version, err := cmd.Flags().GetBool("version"); err != nil || version {
				return errors.Join(err, a.verb(cmd.Context(), a.out, place{}, "version", fmt.Sprintf("--json=%t", a.json)))
			}
			return a.start(cmd.Context())
		},
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error { return notNegative(cmd) },

		SilenceErrors: true,
		SilenceUsage:  true,
	}
	flags := root.PersistentFlags()
	flags.StringVar(&a.project, "project", "", "`FOLDER` or name of the project, or several with commas (default: the one the working directory is in)")
	flags.BoolVar(&a.together, "workspace", false, "ask all projects of the workspace: see ctx-sys workspace")
	flags.BoolVar(&a.json, "json", false, "answer in JSON")
	flags.BoolVar(&a.quiet, "quiet", false, "print only the answer and errors")
	flags.BoolVar(&a.verbose, "verbose", false, "print more on stderr")
	root.Flags().Bool("version", false, "print the version, as `ctx-sys version` does")
	root.SetFlagErrorFunc(flagError)
	for _, v := range ownVerbs() {
		if only == "" || v.name == only {
			root.AddCommand(v.make(a))
		}
	}
	a.addOperations(root, only)
	must(root.RegisterFlagCompletionFunc("project", a.completeProjects))
	a.dress(root)
	return root
}

// must is for wiring that is wrong for every user or for none.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// otherNames are verbs that other programs have for what one of ours does.
func otherNames(verb string) string {
	switch verb {
	case "ask", "query", "explain", "answer", "chat":
		return "context"
	case "find", "lookup":
		return "search"
	case "grep", "rg", "ag", "ack":
		return "search --regex"
	case "symbol", "symbols", "definition", "cat", "view", "read", "get":
		return "show"
	case "mcp", "server", "daemon", "start", "run":
		return "serve"
	case "dashboard", "web", "open":
		return "ui"
	case "update", "refresh", "reindex", "scan":
		return "index"
	case "affected", "tests", "test":
		return "affected-tests"
	case "diff", "review":
		return "impact"
	case "repomix", "bundle", "concat":
		return "pack"
	case "clean", "reset":
		return "index --remove"
	case "info":
		return "status"
	case "check":
		return "doctor"
	case "settings":
		return "config list"
	case "list", "projects", "repos":
		return "project list"
	case "blame":
		return "why"
	case "log", "history":
		return "changes"
	case "remember":
		return "memory add"
	case "deps", "dependencies":
		return "graph"
	case "references", "usages", "refs", "uses", "caller":
		return "graph callers"
	case "outline", "tree", "repomap", "ls":
		return "map"
	}
	return ""
}

// otherFlags are flags that other programs have for what some of ours do.
func otherFlags(name string) []string {
	switch name {
	case "n", "k", "m", "top", "max", "count", "num", "max-count", "max-results":
		return []string{"limit", "max-tokens"}
	case "C", "d", "dir", "repo", "cwd", "directory":
		return []string{"project"}
	case "g", "file", "glob", "include", "folder", "files":
		return []string{"path", "file"}
	case "t", "ext", "extension":
		return []string{"lang"}
	case "kind":
		return []string{"type"}
	case "e", "E", "P", "regexp", "pattern":
		return []string{"regex"}
	case "F", "fixed-strings", "exact":
		return []string{"literal"}
	case "o", "out", "output":
		return []string{"output", "format"}
	case "j":
		return []string{"json"}
	case "f":
		return []string{"force", "format"}
	case "q", "s", "silent":
		return []string{"quiet"}
	case "v":
		return []string{"verbose", "version"}
	case "V":
		return []string{"version"}
	case "L":
		return []string{"depth"}
	case "H", "hidden", "no-ignore", "u":
		return nil
	}
	return nil
}

// asks reports whether words are a question, not a verb and its arguments.
func asks(args []string) bool {
	words := strings.Fields(strings.Join(args, " "))
	switch strings.ToLower(words[0]) {
	case "how", "what", "where", "who", "why", "when", "which", "is", "are", "does", "do", "can":
		return len(words) > 2
	}
	return strings.Contains(args[0], " ")
}

// unknownVerb refuses what is no verb, and names the one that it may mean.
func unknownVerb(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var verbs []string
	meant := ""
	for _, c := range cmd.Commands() {
		if !c.IsAvailableCommand() {
			continue
		}
		verbs = append(verbs, c.Name())
		for _, below := range c.Commands() {
			if below.Name() == args[0] && below.IsAvailableCommand() && meant == "" {
				meant = c.Name() + " " + below.Name()
			}
		}
	}
	if !cmd.HasParent() {
		if len(strings.Fields(args[0])) > 0 && asks(args) {
			return usage("unknown verb %s: did you mean `%s context \"QUESTION\"`?", strings.Fields(args[0])[0], cmd.CommandPath())
		}
		meant = cmp.Or(otherNames(args[0]), meant)
		if info, err := os.Stat(args[0]); meant == "" && (err == nil || strings.ContainsAny(args[0], "./:#")) {
			verb := "show"
			if err == nil && info.IsDir() {
				verb = "index"
			}
			return usage("unknown verb %s: did you mean `%s %s %s`?", args[0], cmd.CommandPath(), verb, shellWord(args[0]))
		}
	} else if below := verbNamed(cmd, args[len(args)-1]); len(args) > 1 && below != nil { // behind the name instead of before it
		return usage("unknown verb %s: did you mean `%s %s`?", args[0], below.CommandPath(), shellWord(args[0]))
	} else if other, ok := strings.CutPrefix(otherNames(args[0]), cmd.Name()+" "); ok {
		meant = other
	}
	if meant != "" {
		return usage("unknown verb %s: did you mean `%s %s`?", args[0], cmd.CommandPath(), meant)
	}
	if near := config.Nearest(args[0], verbs); near != "" {
		return usage("unknown verb %s: did you mean `%s %s`?", args[0], cmd.CommandPath(), near)
	}
	return usage("unknown verb %s: `%s --help` shows the verbs", args[0], cmd.CommandPath())
}

// verbNamed is the verb of a name below another, nil where there is none.
func verbNamed(cmd *cobra.Command, name string) *cobra.Command {
	for _, c := range cmd.Commands() {
		if c.Name() == name && c.IsAvailableCommand() {
			return c
		}
	}
	return nil
}

// group is a verb that only has verbs below it.
func group(use, short string, below ...*cobra.Command) *cobra.Command {
	cmd := &cobra.Command{Use: use, Short: short, Args: unknownVerb, RunE: func(cmd *cobra.Command, _ []string) error {
		var verbs []string
		for _, c := range cmd.Commands() {
			verbs = append(verbs, c.Name())
		}
		return usage("%s needs one of %s: see `%s --help`", use, strings.Join(verbs, ", "), cmd.CommandPath())
	}}
	cmd.AddCommand(below...)
	return cmd
}

// takes is the check of a verb's arguments: as many as the words in its Use line, those in brackets optional.
func takes(cmd *cobra.Command, args []string) error {
	low, high := 0, 0
	for _, word := range strings.Fields(cmd.Use)[1:] {
		high++
		if !strings.HasPrefix(word, "[") {
			low++
		}
	}
	switch {
	case len(args) < low:
		return usage("%s needs %s: see `%s --help`", cmd.Name(), strings.Join(strings.Fields(cmd.Use)[1+len(args):1+low], " and "), cmd.CommandPath())
	case len(args) > high && cmd.HasSubCommands():
		return unknownVerb(cmd, args)
	case len(args) > high:
		for _, name := range []string{"path", "why"} {
			if _, err := os.Stat(args[high]); err == nil && cmd.Flags().Lookup(name) != nil {
				return usage("%s does not take %q: did you mean --%s %s?", cmd.Name(), args[high], name, shellWord(args[high]))
			}
		}
		return usage("%s does not take %q: see `%s --help`", cmd.Name(), args[high], cmd.CommandPath())
	}
	return nil
}

// notNegative refuses numbers below zero: no flag has a meaning for one.
func notNegative(cmd *cobra.Command) (err error) {
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if kind := f.Value.Type(); strings.HasPrefix(kind, "int") || strings.HasPrefix(kind, "float") {
			if strings.HasPrefix(f.Value.String(), "-") {
				err = usage("--%s %s: it must be a positive number", f.Name, f.Value)
			}
		}
	})
	return err
}

// flagError rewords a wrong flag and names the nearest.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) {
		if words := cmd.Flags().Args(); !cmd.HasParent() && len(words) > 0 { // of a verb that there is not
			return unknownVerb(cmd, words)
		}
		dashes, letters := "--", unknown.GetSpecifiedShortnames()
		name := unknown.GetSpecifiedName()
		if letters != "" {
			dashes, name = "-", letters[:1]
		}
		meant := slices.DeleteFunc(otherFlags(name), func(f string) bool { return cmd.Flags().Lookup(f) == nil })
		if len(meant) == 0 && dashes == "--" {
			meant = meantFlags(cmd, name)
		}
		switch {
		case len(meant) > 0:
			return usage("unknown flag %s%s: did you mean --%s?", dashes, name, strings.Join(meant, " or --"))
		case dashes == "--":
			return usage("unknown flag --%s: see `%s --help`", name, cmd.CommandPath())
		case strings.Contains(cmd.Use, "QUERY"):
			return usage("-%s is not a flag: put -- before a QUERY that begins with a dash", shortened(letters))
		}
		return usage("unknown flag -%s: see `%s --help`", name, cmd.CommandPath())
	}
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		f := invalid.GetFlag()
		return usage("--%s takes %s, not %q: see `%s --help`", f.Name, valueOf(f.Value.Type()), invalid.GetValue(), cmd.CommandPath())
	}
	return usage("%v: see `%s --help`", err, cmd.CommandPath())
}

// meantFlags are the flags of a verb that one which it does not have may mean: that with the nearest name, those whose name begins with it or that it begins
// with, or those that describe themselves with the word; three at most.
func meantFlags(cmd *cobra.Command, name string) []string {
	var names, longer, described []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		names = append(names, f.Name)
		switch {
		case len(name) > 2 && (strings.HasPrefix(f.Name, name) || len(f.Name) > 2 && strings.HasPrefix(name, f.Name)):
			longer = append(longer, f.Name)
		case slices.ContainsFunc(strings.FieldsFunc(f.Usage, func(r rune) bool { return !unicode.IsLetter(r) }), func(word string) bool {
			return len(name) > 3 && strings.EqualFold(strings.TrimSuffix(word, "S"), name)
		}):
			described = append(described, f.Name)
		}
	})
	if near := config.Nearest(name, names); near != "" {
		return []string{near}
	}
	if longer == nil {
		longer = described
	}
	return longer[:min(len(longer), 3)]
}

// valueOf describes the values of a flag's type.
func valueOf(kind string) string {
	switch kind {
	case "int", "int64", "uint", "uint64":
		return "a whole number"
	case "float64":
		return "a number"
	case "bool":
		return "true or false"
	case "duration":
		return "a duration such as 2s or 5m"
	}
	return "another value"
}

// note says something on stderr, unless --quiet.
func (a *app) note(format string, args ...any) {
	if a.quiet {
		return
	}
	text := secret.MaskString(render.Line(fmt.Sprintf(format, args...)))
	if a.logger != nil {
		a.logger.Info(text)
		return
	}
	fmt.Fprintln(a.err, "ctx-sys: "+text)
}

// logFormatFlag adds the flag that has a program which runs for long say what it has to say as JSON.
func (a *app) logFormatFlag(cmd *cobra.Command) {
	var form string
	cmd.Flags().StringVar(&form, "log-format", "text", "`FORMAT` of what is said on stderr: text, or json for a line of JSON each, calls among them")
	must(cmd.RegisterFlagCompletionFunc("log-format", words("text", "json")))
	cmd.PreRunE = func(*cobra.Command, []string) error {
		if err := oneOf("log-format", form, []string{"text", "json"}); err != nil {
			return err
		}
		if form == "json" {
			a.logger = slog.New(slog.NewJSONHandler(a.err, nil))
		}
		return nil
	}
}

// detail is a note for --verbose only.
func (a *app) detail(format string, args ...any) {
	if a.verbose {
		a.note(format, args...)
	}
}
