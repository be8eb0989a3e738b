//go:build !linux && !darwin && !freebsd && !netbsd

package walk

import (
	"io/fs"
	"os"
)

// Lstat looks at a file, or at a link itself.
func Lstat(path string) (Entry, error) {
	info, err := os.Lstat(path)
	if err != nil {
		return Entry{}, err
	}
	return entryFrom(info), nil
}

// entryAt is what the list of its folder says of a file, which Windows has there.
func entryAt(_ string, e fs.DirEntry) (Entry, error) {
	info, err := e.Info()
	if err != nil {
		return Entry{}, err
	}
	return entryFrom(info), nil
}

func entryFrom(info fs.FileInfo) Entry {
	return Entry{Size: info.Size(), Modified: info.ModTime().UnixNano(), Changed: ChangeTime(info), Regular: info.Mode().IsRegular(), Executable: info.Mode()&0o111 != 0}
}
