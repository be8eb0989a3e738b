package main

import (
	"bytes"
	"os"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// toFile writes the answer to the file that --output names.
func (a *app) toFile(v *operation, output *string) {
	run := v.cmd.RunE
	v.cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if *output == "" || *output == "-" {
			*output = ""
			return run(cmd, args)
		}
		*output = a.named(*output)
		if info, err := os.Stat(*output); err == nil && !info.Mode().IsRegular() {
			return usage("%s is not a regular file: name another one", *output)
		}
		stdout := a.out
		var text bytes.Buffer
		a.out = &text
		err := run(cmd, args)
		a.out = stdout
		if err != nil || text.Len() == 0 {
			return err
		}
		if err := regular.Write(*output, text.Bytes(), 0o644); err != nil {
			return err
		}
		return a.print(render.Pagef("written: %s, %d bytes\n", *output, text.Len()))
	}
}
