package local

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// identity is what tells a folder from all others on its file system, now and later: its inode and when it was made, as the
// number of an inode that is gone is given to the next. "" where the file system does not keep when.
func identity(dir string) string {
	var s unix.Statx_t
	err := unix.Statx(unix.AT_FDCWD, dir, 0, unix.STATX_INO|unix.STATX_BTIME, &s)
	if err != nil || s.Mask&unix.STATX_BTIME == 0 || s.Btime.Sec == 0 && s.Btime.Nsec == 0 {
		return ""
	}
	return fmt.Sprintf("%d %d.%09d", s.Ino, s.Btime.Sec, s.Btime.Nsec)
}
