//go:build !windows

package main

import "os"

// takesEscapes reports whether a terminal understands the sequences for colours and for erasing a line.
func takesEscapes(*os.File) bool { return true }
