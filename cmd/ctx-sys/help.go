package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/op"
)

// dress gives the program a help that lists the verbs by task.
func (a *app) dress(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	root.InitDefaultHelpCmd()
	for _, c := range root.Commands() {
		if c.Name() != "help" {
			continue
		}
		show := c.Run
		c.Run = nil
		c.RunE = func(cmd *cobra.Command, args []string) error {
			if _, rest, err := root.Find(args); len(args) > 0 && (err != nil || len(rest) == len(args)) {
				return unknownVerb(root, args)
			}
			show(cmd, args)
			return nil
		}
	}
	help := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		if cmd != root {
			help(cmd, args)
			return
		}
		fmt.Fprint(cmd.OutOrStdout(), tasksText(root))
	})
}

// tasksText is the help of the program: its verbs by task, in the order of the table.
func tasksText(root *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\nUsage: ctx-sys VERB [arguments] [flags]\n", root.Long)
	for _, task := range op.Tasks() {
		fmt.Fprintf(&b, "\n%s: %s\n", task.Name, task.Short)
		for _, name := range task.Verbs {
			fmt.Fprintf(&b, "  %-14s %s\n", name, below(root, name).Short)
		}
	}
	fmt.Fprintf(&b, "\nFlags of every verb:\n%s\n`ctx-sys VERB --help` explains a verb and shows examples; `ctx-sys` alone says what is indexed here.\n", root.PersistentFlags().FlagUsages())
	return b.String()
}

// describeByTask has a shell show the task of each verb with the verb, when it completes them.
func describeByTask(root *cobra.Command) {
	for _, task := range op.Tasks() {
		for _, name := range task.Verbs {
			c := below(root, name)
			c.Short = task.Name + ": " + c.Short
		}
	}
}

// wordsOf is a verb's path below the program.
func wordsOf(c *cobra.Command) string {
	return strings.TrimSpace(strings.TrimPrefix(c.CommandPath(), "ctx-sys"))
}
