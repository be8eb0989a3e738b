package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// mortal runs the program in its arguments with what a user may do to files, also when root runs the tests:
// without the capabilities that let root pass by permissions.
func mortal() {
	const dropFromBoundingSet, overrideAccess, overrideSearch = 24, 1, 2
	runtime.LockOSThread() // capabilities are a thread's
	for _, capability := range []uintptr{overrideAccess, overrideSearch} {
		if _, _, errno := syscall.RawSyscall(syscall.SYS_PRCTL, dropFromBoundingSet, capability, 0); errno != 0 && os.Geteuid() == 0 {
			fmt.Fprintln(os.Stderr, "mortal:", errno)
			os.Exit(1)
		}
	}
	path, err := exec.LookPath(os.Args[1])
	if err == nil {
		err = syscall.Exec(path, os.Args[1:], os.Environ())
	}
	fmt.Fprintln(os.Stderr, "mortal:", err)
	os.Exit(1)
}
