//go:build unix

package main

import (
	"os/signal"
	"syscall"
)

// survive makes a write beyond a limit on file sizes fail like one to a full disk instead of ending the program.
func survive() { signal.Ignore(syscall.SIGXFSZ) }

// survivePipe makes a write to stdout or stderr that nothing reads any more fail instead of ending the program.
func survivePipe() { signal.Ignore(syscall.SIGPIPE) }
