//go:build !linux && !darwin && !freebsd && !netbsd && !windows

package local

// identity is what tells a folder from all others: "", it cannot be found out here.
func identity(string) string { return "" }
