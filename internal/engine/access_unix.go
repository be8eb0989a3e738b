//go:build unix

package engine

import (
	"io/fs"
	"syscall"
)

// mayWrite reports whether files can be made in dir, without making one. It knows of read-only mounts, which
// the mode of the folder does not tell.
func mayWrite(dir string) error {
	const write = 2
	if err := syscall.Access(dir, write); err != nil {
		return &fs.PathError{Op: "write to", Path: dir, Err: err}
	}
	return nil
}
