package main

import (
	"strings"

	"github.com/spf13/cobra"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

func (a *app) graphExportVerb() *cobra.Command {
	var format string
	var names []string
	cmd := &cobra.Command{
		Use: "export", Short: "Print every edge, one JSON object a line", Args: takes,
		RunE: func(cmd *cobra.Command, _ []string) error {
			kinds, err := relationKinds(names)
			if err != nil {
				return err
			}
			if err := oneOf("format", format, []string{"jsonl"}); err != nil {
				return err
			}
			p, _, err := a.open(cmd.Context())
			if err != nil {
				return err
			}
			defer p.Close()
			return reader.Export(cmd.Context(), p.Reader(), a.out, kinds...)
		},
	}
	kindFlag(cmd, &names, "limit to these `KINDS` of edge; relates_to (similarity) is there only when named, and takes a while")
	cmd.Flags().StringVar(&format, "format", "jsonl", "`FORMAT`: jsonl")
	return cmd
}

func kindFlag(cmd *cobra.Command, kinds *[]string, usage string) {
	cmd.Flags().StringSliceVar(kinds, "kind", nil, usage)
	must(cmd.RegisterFlagCompletionFunc("kind", words(kindNames()...)))
}

func formatFlag(cmd *cobra.Command, format *string, formats ...string) {
	cmd.Flags().StringVar(format, "format", "", "`FORMAT`: "+strings.Join(formats, ", "))
	must(cmd.RegisterFlagCompletionFunc("format", words(formats...)))
}

func relationKinds(names []string) ([]ctxsys.RelationKind, error) {
	var out []ctxsys.RelationKind
	for _, name := range names {
		name = op.Known(name, kindNames())
		if err := oneOf("kind", name, kindNames()); err != nil {
			return nil, err
		}
		out = append(out, ctxsys.RelationKind(name))
	}
	return out, nil
}

func kindNames() []string {
	var names []string
	for _, k := range ctxsys.RelationKinds {
		names = append(names, string(k))
	}
	return names
}
