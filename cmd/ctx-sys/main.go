// Command ctx-sys is the command line of the context engine: one file a verb, all shaped alike.
//
// It owns what only a program may own: flags, settings, the environment, colours, progress, exit codes and
// the choice of the project. A verb turns its flags into the engine's request, calls the engine once, and
// prints the answer. The answer and nothing else goes to stdout; whatever is said besides goes to stderr.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	survive()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal kills
	cwd, err := os.Getwd()
	a := &app{in: os.Stdin, out: os.Stdout, err: os.Stderr, environ: os.Environ(), cwd: cwd}
	if err == nil {
		err = a.run(ctx, os.Args[1:])
	}
	os.Exit(a.report(err))
}
