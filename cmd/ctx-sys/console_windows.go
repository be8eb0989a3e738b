package main

import (
	"os"

	"golang.org/x/sys/windows"
)

// takesEscapes reports whether a terminal understands the sequences for colours and for erasing a line: consoles before Windows Terminal do
// so when they are asked to.
func takesEscapes(f *os.File) bool {
	var mode uint32
	h := windows.Handle(f.Fd())
	if windows.GetConsoleMode(h, &mode) != nil {
		return false
	}
	return mode&windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING != 0 || windows.SetConsoleMode(h, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
