//go:build darwin || freebsd || netbsd

package walk

import "io/fs"

// entryAt looks at the file of an entry.
func entryAt(path string, _ fs.DirEntry) (Entry, error) { return Lstat(path) }
