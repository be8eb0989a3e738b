//go:build unix

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// typed runs the command in its arguments as one that a user typed: what it answers goes to a terminal, which passes it on as it
// is. Without that the command line is taken for an assistant's.
func typed() {
	screen, terminal, err := pty.Open()
	if err == nil {
		_, err = term.MakeRaw(int(terminal.Fd()))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "typed:", err)
		os.Exit(1)
	}
	cmd := exec.Command(os.Args[1], os.Args[2:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, terminal, os.Stderr
	cmd.Env = append(os.Environ(), "TERM=dumb") // no colours, no progress
	shown := make(chan struct{})
	go func() {
		defer close(shown)
		io.Copy(os.Stdout, screen) // ends with an error when the terminal is closed
	}()
	err = cmd.Run()
	terminal.Close()
	<-shown
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		os.Exit(exit.ExitCode())
	case err != nil:
		fmt.Fprintln(os.Stderr, "typed:", err)
		os.Exit(1)
	}
}
