//go:build !linux && !darwin && !freebsd && !netbsd

package walk

import "io/fs"

// ChangeTime is 0: this system does not tell when the entry of a file last changed.
func ChangeTime(fs.FileInfo) int64 { return 0 }
