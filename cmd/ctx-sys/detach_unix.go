//go:build unix

package main

import "syscall"

// detached keeps a child out of our session, so that closing the terminal does not end it.
func detached() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setsid: true} }
