package config

import (
	"crypto/rand"
	"os"
	"path/filepath"
)

// WriteFile replaces a file in one step: a reader sees the old text or the new, also after a crash. It
// makes the folders that are missing, which others may see into if they may read the file, keeps the mode of a file that exists,
// gives another one mode less the umask, and follows a link to the file it names, which is how settings are kept in a repository
// of their own.
func WriteFile(path string, data []byte, mode os.FileMode) (err error) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	folders := os.FileMode(0o755)
	if mode&0o077 == 0 {
		folders = 0o700
	}
	if err := os.MkdirAll(filepath.Dir(path), folders); err != nil {
		return err
	}
	draft := path + "." + rand.Text() + ".tmp"
	f, err := os.OpenFile(draft, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(draft)
		}
	}()
	if info, err := os.Stat(path); err == nil {
		if err := f.Chmod(info.Mode().Perm()); err != nil {
			return err
		}
	}
	if _, err := f.Write(data); err != nil {
		return err
	}
	if err := f.Sync(); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(draft, path)
}
