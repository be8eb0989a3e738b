package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// addOperations makes a verb of each operation of the table that has one, below the verbs that its words name; of those below one verb of the top level, or of all.
func (a *app) addOperations(root *cobra.Command, only string) {
	special := map[string]func(*operation){
		"search":   a.searchQueries,
		"context":  a.contextFlags,
		"critique": a.critiqueFlags,
		"pack":     func(v *operation) { a.toFile(v, &v.request.(*op.PackRequest).Output) },
		"report":   func(v *operation) { a.toFile(v, &v.request.(*op.ReportRequest).Output) },
	}
	for _, g := range op.Groups() {
		if only == "" || g.Use == only {
			root.AddCommand(group(g.Use, g.Short, a.ownBelow(g.Use)...))
		}
	}
	for _, o := range op.All() {
		path := strings.Fields(o.Verb.Path())
		if len(path) == 0 || only != "" && path[0] != only {
			continue
		}
		v := a.operation(o)
		a.unfilled[v.cmd] = func() {
			a.flags(v)
			if f := special[o.Verb.Path()]; f != nil {
				f(v)
			}
		}
		parent := root
		for _, w := range path[:len(path)-1] {
			parent = below(parent, w)
		}
		parent.AddCommand(v.cmd)
	}
	if only == "" || only == "graph" {
		below(root, "graph").AddCommand(a.graphExportVerb())
	}
}

// ownBelow are the verbs of a group that are no operations.
func (a *app) ownBelow(group string) []*cobra.Command {
	switch group {
	case "entity":
		return []*cobra.Command{a.entityExtractVerb()}
	case "session":
		return a.sessionVerbs()
	case "decision":
		return []*cobra.Command{a.decisionExtractVerb()}
	case "memory":
		return []*cobra.Command{a.memoryExportVerb(), a.memoryImportVerb()}
	}
	return nil
}

// fill gives the verb that a command line names its flags and examples. To make those of all verbs takes longer than many an answer.
func (a *app) fill(root *cobra.Command, args []string) {
	root.InitDefaultHelpCmd()
	if len(args) > 1 && strings.HasPrefix(args[0], cobra.ShellCompRequestCmd) {
		args = args[1 : len(args)-1]
	}
	cmd, rest, err := root.Find(args)
	if err == nil && cmd.Name() == "help" {
		cmd, _, err = root.Find(rest)
	}
	if err == nil {
		a.fillVerb(cmd)
	}
}

func (a *app) fillVerb(cmd *cobra.Command) {
	if f := a.unfilled[cmd]; f != nil {
		f()
		delete(a.unfilled, cmd)
	}
	cmd.Example = op.Examples(wordsOf(cmd))
}

// below is the verb of a name that is below another.
func below(parent *cobra.Command, name string) *cobra.Command {
	return parent.Commands()[slices.IndexFunc(parent.Commands(), func(c *cobra.Command) bool { return c.Name() == name })]
}

// operation is one operation of the table as a verb. Its flags and arguments are fields of the request, which there is once the verb is filled.
type operation struct {
	op.Operation
	cmd      *cobra.Command
	request  any
	format   string
	sessions *session.Store       // that were opened for it; nil for an operation on a project
	index    *engine.Project      // that was opened next to them; may be nil
	before   func(at place) error // is called when the project is open; may be nil
	after    func()               // is called when the answer is printed; may be nil
	finish   []func()             // move what flags could not write into the request themselves
}

func (a *app) operation(o op.Operation) *operation {
	v := &operation{Operation: o}
	path := strings.Fields(o.Verb.Path())
	v.cmd = &cobra.Command{
		Use: strings.TrimSpace(path[len(path)-1] + strings.TrimPrefix(o.Verb.Use, o.Verb.Path())), Short: o.Verb.Short, Aliases: o.Verb.Aliases, Long: o.Verb.Long,
		Args: v.arguments,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := v.check(); err != nil {
				return err
			}
			a.noteFolder(cmd, args)
			return a.askProject(cmd.Context(), v)
		},
	}
	return v
}

// noteFolder says that a folder behind a query, where grep takes one, is read as words of it.
func (a *app) noteFolder(cmd *cobra.Command, args []string) {
	if len(args) < 2 || cmd.Flags().Lookup("path") == nil {
		return
	}
	last := args[len(args)-1]
	if info, err := os.Stat(last); err == nil && info.IsDir() && strings.ContainsAny(last, "./") {
		a.note("%s is read as a part of the query: --path %s limits a search to that folder", last, shellWord(last))
	}
}

// flags makes the request of a verb, and the flags that write into it.
func (a *app) flags(v *operation) {
	v.request = v.Request()
	for _, f := range v.Fields() {
		if f.Flag != "" {
			a.flag(v, f)
		}
		if f.Arg != "" && f.Values != nil {
			v.cmd.ValidArgsFunction = words(f.Values...)
		}
	}
	if v.Verb.Synonyms != nil {
		v.cmd.Flags().SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
			return pflag.NormalizedName(cmp.Or(v.Verb.Synonyms[name], name))
		})
	}
	if v.Verb.Formats != nil {
		formatFlag(v.cmd, &v.format, v.Verb.Formats...)
	}
}

// formats are those that an answer can have, the first the default.
func (v *operation) formats() []string {
	if v.Verb.Formats == nil {
		return []string{"text", "json"}
	}
	return v.Verb.Formats
}

// flag declares the flag of a field.
func (a *app) flag(v *operation, f op.Field) {
	flags, name := v.cmd.Flags(), f.Flag
	text := strings.NewReplacer("{", "`", "}", "`").Replace(f.Help)
	switch p := f.In(v.request).(type) {
	case *int:
		flags.IntVarP(p, name, f.Letter, int(defaultNumber(f.Default)), text)
	case *float64:
		flags.Float64VarP(p, name, f.Letter, defaultNumber(f.Default), text)
	case *bool:
		flags.BoolVarP(p, name, f.Letter, f.Default == "true", text)
	case *int64:
		flags.Int64VarP(p, name, f.Letter, int64(defaultNumber(f.Default)), text)
	case **int:
		n := flags.IntP(name, f.Letter, int(defaultNumber(f.Default)), text)
		v.finish = append(v.finish, ifChanged(flags, name, func() { *p = n }))
	case **float64:
		n := flags.Float64P(name, f.Letter, defaultNumber(f.Default), text)
		v.finish = append(v.finish, ifChanged(flags, name, func() { *p = n }))
	default:
		a.textFlag(v, f, p, text)
	}
	if strings.Contains(text, "(default") {
		shown := flags.Lookup(name) // help does not show it a second time
		switch kind := shown.Value.Type(); {
		case kind == "string":
			shown.DefValue = ""
		case strings.HasPrefix(kind, "string"):
			shown.DefValue = "[]"
		case kind == "bool":
			shown.DefValue = "false"
		default:
			shown.DefValue = "0"
		}
	}
	switch {
	case f.Values != nil:
		must(v.cmd.RegisterFlagCompletionFunc(name, words(f.Values...)))
	case f.Input == op.Language:
		must(v.cmd.RegisterFlagCompletionFunc(name, a.completeLanguages))
	}
}

// textFlag declares the flag of a text or a list of texts, of whatever named types.
func (a *app) textFlag(v *operation, f op.Field, p any, text string) {
	flags, at := v.cmd.Flags(), reflect.ValueOf(p)
	if f.Type.Kind() == reflect.String {
		flags.StringVarP(at.Convert(reflect.TypeFor[*string]()).Interface().(*string), f.Flag, f.Letter, f.Default, text)
		return
	}
	declare := flags.StringSliceVarP
	if f.Input == op.Whole {
		declare = flags.StringArrayVarP
	}
	var list []string
	declare(&list, f.Flag, f.Letter, nil, text)
	v.finish = append(v.finish, func() {
		at.Elem().SetZero()
		for _, s := range list {
			at.Elem().Set(reflect.Append(at.Elem(), reflect.ValueOf(s).Convert(f.Type.Elem())))
		}
	})
}

func ifChanged(flags *pflag.FlagSet, name string, f func()) func() {
	return func() {
		if flags.Changed(name) {
			f()
		}
	}
}

// defaultNumber is a default of the table.
func defaultNumber(text string) (n float64) {
	_, err := fmt.Sscan(cmp.Or(text, "0"), &n)
	must(err)
	return n
}

// arguments puts the arguments of the command line into the request.
func (v *operation) arguments(cmd *cobra.Command, args []string) error {
	rest := false
	for _, f := range v.Fields() {
		rest = rest || f.Arg != "" && f.Arg != "one"
	}
	if !rest || len(args) == 0 {
		if err := takes(cmd, args); err != nil {
			return err
		}
	}
	for _, f := range v.Fields() {
		switch p := f.In(v.request).(type) {
		case *[]string:
			if f.Arg == "many" {
				*p, args = args, nil
			}
		case *string:
			switch {
			case f.Arg == "one" && len(args) > 0:
				*p, args = args[0], args[1:]
			case f.Arg == "words":
				if *p, args = strings.Join(args, " "), nil; strings.TrimSpace(*p) == "" {
					return takes(cmd, nil)
				}
			}
		}
	}
	return nil
}

// check completes the request and refuses what cannot be answered.
func (v *operation) check() error {
	for _, f := range v.finish {
		f()
	}
	for _, f := range v.Fields() {
		if f.Values == nil || f.Flag == "" && f.Arg == "" {
			continue
		}
		what, at := cmp.Or(f.Flag, f.Name), reflect.ValueOf(f.In(v.request)).Elem()
		if at.Kind() == reflect.String {
			at.SetString(op.Known(at.String(), f.Values))
			if err := oneOf(what, at.String(), append([]string{f.Default, ""}, f.Values...)); err != nil {
				return oneOf(what, at.String(), f.Values)
			}
			continue
		}
		var given []string
		for i := range at.Len() {
			given = append(given, at.Index(i).String())
		}
		at.SetZero()
		for _, value := range op.AllKnown(given, f.Values) {
			if err := oneOf(what, value, f.Values); err != nil {
				return err
			}
			at.Set(reflect.Append(at, reflect.ValueOf(value).Convert(at.Type().Elem())))
		}
	}
	return asWorded(v.Check(v.request))
}

// inputs makes of what was typed what the index knows it by.
func (a *app) inputs(v *operation, root string) error {
	for _, f := range v.Fields() {
		var err error
		if list, ok := f.In(v.request).(*[]string); ok && f.Input == op.Glob {
			for i := range *list {
				if (*list)[i], err = a.globOf(root, (*list)[i]); err != nil {
					return err
				}
			}
		}
		p, ok := f.In(v.request).(*string)
		if !ok {
			continue
		}
		switch f.Input {
		case op.Path:
			if *p != "" {
				*p, err = a.storedPath(root, *p)
			}
		case op.Folder:
			*p, err = a.folder(root, *p)
		case op.Glob:
			*p, err = a.globOf(root, *p)
		case op.Place:
			i := strings.LastIndexByte(*p, ':')
			var path string
			path, err = a.storedPath(root, (*p)[:i])
			*p = path + (*p)[i:]
		case op.Entity:
			*p, err = a.entityOf(*p, func(path string) (string, error) { return a.storedPath(root, path) })
		case op.Text:
			err = fromFile(p)
		case op.State:
			var b []byte
			b, err = a.readState(*p)
			*p = string(b)
		case op.Stdin:
			if *p == "-" {
				var b []byte
				b, err = io.ReadAll(io.LimitReader(a.in, op.LargeArguments))
				*p = string(b)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// askProject opens what an operation needs, asks, and prints the answer.
func (a *app) askProject(ctx context.Context, v *operation) error {
	defer hurry()()     // the process ends with the answer
	if v.format != "" { // before anything is indexed
		if err := oneOf("format", v.format, v.formats()); err != nil {
			return err
		}
	}
	what := v.Verb.Opens
	if q, ok := v.request.(interface{ AsksTeam() bool }); ok {
		a.questions = q.AsksTeam()
	}
	if r, ok := v.request.(interface{ Opens() op.Opening }); ok {
		what = r.Opens()
	}
	switch what {
	case op.OpensLocal, op.OpensKeeping:
		return a.remembered(ctx, what == op.OpensKeeping, func(p *engine.Project, at place) error {
			err := a.answer(ctx, p, at, v)
			if errors.Is(err, ctxsys.ErrNotIndexed) {
				return notIndexed(at)
			}
			return err
		})
	}
	if what == op.OpensSessions || what == op.OpensDecided || what == op.OpensRecording {
		return a.sessions(ctx, what == op.OpensRecording, func(s *session.Store, at place) error {
			v.sessions = s
			if what == op.OpensDecided {
				if p, err := engine.Open(ctx, at.options(true)); err == nil {
					defer p.Close()
					v.index = p
				}
			}
			err := a.answer(ctx, nil, at, v)
			var own worded
			if errors.Is(err, ctxsys.ErrUsage) && !errors.As(err, &own) {
				return usage("%s", strings.TrimPrefix(err.Error(), ctxsys.ErrUsage.Error()+": "))
			}
			return err
		})
	}
	p, at, err := a.openedFor(ctx, v, what)
	if err != nil {
		return err
	}
	defer p.Close()
	return a.answer(ctx, p, at, v)
}

// openedFor opens what an operation is about, which may be several projects.
func (a *app) openedFor(ctx context.Context, v *operation, what op.Opening) (*engine.Project, place, error) {
	if !v.Several() {
		if a.together {
			a.detail("%s is about one project, the one the working directory is in", v.Verb.Path())
		}
		return a.opened(ctx, what)
	}
	names, err := a.several()
	if err != nil {
		return nil, place{}, err
	}
	if names != nil {
		return a.openSeveral(ctx, names, what)
	}
	if always, err := a.noticeWorkspace(); err != nil {
		return nil, place{}, err
	} else if always {
		a.together = true
		return a.openedFor(ctx, v, what)
	}
	return a.opened(ctx, what)
}

func (a *app) opened(ctx context.Context, what op.Opening) (*engine.Project, place, error) {
	switch what {
	case op.OpensIndexed:
		at, err := a.where()
		if err != nil {
			return nil, at, err
		}
		return a.openIndexed(ctx, at)
	case op.OpensStored:
		return a.stored(ctx)
	}
	return a.open(ctx)
}

// answer asks an open project, and prints the answer to stdout and what is to be known of it to stderr.
func (a *app) answer(ctx context.Context, p *engine.Project, at place, v *operation) error {
	asked, inside := v.format, ""
	if a.json && v.Verb.FormatInJSON {
		asked, inside = "", v.format
	}
	format, err := a.format(asked, at.cfg, v.formats()...)
	if err != nil {
		return err
	}
	if p != nil && p.Parts() != nil {
		err = a.inputsOfSeveral(v, p)
	} else {
		err = a.inputs(v, at.Root)
	}
	if err != nil {
		return err
	}
	if v.before != nil {
		if err := v.before(at); err != nil {
			return err
		}
	}
	front := op.Front{Root: at.Root, Sessions: v.sessions, Index: v.index, Text: a.textOf(p, at), Format: cmp.Or(inside, format), Hits: render.HitOptions{Color: a.color(at.cfg), Columns: a.columns()}, ByUser: a.forUser()}
	r, err := v.Ask(counted(ctx), p, front, v.request)
	if err != nil {
		return asWorded(err)
	}
	if format == "json" {
		err = a.writeJSON(r.Value)
	} else {
		err = a.print(r.Text)
	}
	if err != nil {
		return err
	}
	for _, n := range r.Notes {
		a.note("%s", n)
	}
	for _, n := range r.Details {
		a.detail("%s", n)
	}
	if v.after != nil {
		v.after()
	}
	fmt.Fprint(a.err, r.Account)
	if r.Nothing != "" {
		return nothing("%s", r.Nothing)
	}
	return asWorded(r.Err)
}

// asWorded makes an error of the table one of the command line.
func asWorded(err error) error {
	var own worded
	var said *op.Error
	switch {
	case errors.As(err, &own):
		return err
	case errors.As(err, &said):
		return worded{said.Err, said.Error()}
	}
	return err
}
