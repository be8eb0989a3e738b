//go:build !linux

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
)

// mortal runs the program in its arguments. Nobody runs tests as root here.
func mortal() {
	cmd := exec.Command(os.Args[1], os.Args[2:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	} else if err != nil {
		fmt.Fprintln(os.Stderr, "mortal:", err)
		os.Exit(1)
	}
}
