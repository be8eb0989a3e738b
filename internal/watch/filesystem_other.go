//go:build !linux && !darwin && !freebsd && !netbsd && !openbsd && !dragonfly

package watch

// descriptorAFile says that a watched folder takes a descriptor for each file in it.
const descriptorAFile = false

// silentFileSystem names the file system a folder is on when it does not tell what others change: here that is found out
// by trying.
func silentFileSystem(string) string { return "" }
