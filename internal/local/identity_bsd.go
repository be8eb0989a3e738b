//go:build darwin || freebsd || netbsd

package local

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// identity is what tells a folder from all others on its file system, now and later: its inode and when it was made, as the
// number of an inode that is gone is given to the next. "" where the file system does not keep when.
func identity(dir string) string {
	var s unix.Stat_t
	if err := unix.Stat(dir, &s); err != nil || s.Btim.Sec <= 0 {
		return ""
	}
	return fmt.Sprintf("%d %d.%09d", s.Ino, s.Btim.Sec, s.Btim.Nsec)
}
