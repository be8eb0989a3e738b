//go:build unix

package regular

import "syscall"

const (
	noWait   = syscall.O_NONBLOCK | syscall.O_NOCTTY // to open a pipe waits for its other end, to open a terminal makes it ours
	noFollow = syscall.O_NOFOLLOW
)
