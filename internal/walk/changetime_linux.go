package walk

import (
	"io/fs"
	"syscall"
)

// ChangeTime is when the entry of a file last changed, in nanoseconds since 1970: when it was written, renamed, linked or
// put in another's place, whatever its time stamp says. It is 0 where the system does not tell.
func ChangeTime(info fs.FileInfo) int64 {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		return s.Ctim.Nano()
	}
	return 0
}
