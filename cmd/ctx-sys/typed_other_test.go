//go:build !unix

package main

import (
	"fmt"
	"os"
)

func typed() {
	fmt.Fprintln(os.Stderr, "typed: there is no terminal to be had here")
	os.Exit(1)
}
