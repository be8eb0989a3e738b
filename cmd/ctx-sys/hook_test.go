package main

import (
	"io"
	"os"
	"strings"
	"testing"
)

// TestHookOfSilentClient: a client that opens the pipe and says nothing does not keep the hook for ever.
func TestHookOfSilentClient(t *testing.T) {
	in, client := io.Pipe()
	defer client.Close()
	var out strings.Builder
	a := &app{in: in, out: &out, err: &out, environ: os.Environ(), cwd: t.TempDir()}
	if err := a.run(t.Context(), []string{"hook", "PostToolUse"}); err != nil || out.String() != "" {
		t.Errorf("%v, %q", err, out.String())
	}
}
