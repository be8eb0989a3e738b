package main

import (
	"bytes"
	"os"

	"github.com/spf13/cobra"

	"github.com/ctx-sys/ctx-sys/internal/op"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// packOutput writes the answer to the file that --output names.
func (a *app) packOutput(v *operation) {
	req, run := v.request.(*op.PackRequest), v.cmd.RunE
	v.cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if req.Output == "" || req.Output == "-" {
			req.Output = ""
			return run(cmd, args)
		}
		req.Output = a.named(req.Output)
		if info, err := os.Stat(req.Output); err == nil && !info.Mode().IsRegular() {
			return usage("%s is no regular file: name another one", req.Output)
		}
		stdout := a.out
		var text bytes.Buffer
		a.out = &text
		err := run(cmd, args)
		a.out = stdout
		if err != nil || text.Len() == 0 {
			return err
		}
		if err := regular.Write(req.Output, text.Bytes(), 0o644); err != nil {
			return err
		}
		return a.print(render.Pagef("written: %s, %d bytes\n", req.Output, text.Len()))
	}
}
