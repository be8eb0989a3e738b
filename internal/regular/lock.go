package regular

import "github.com/rogpeppe/go-internal/lockedfile"

// Lock waits for the lock that the file at path is, and takes it. The file is made where there is none, for its user alone, and
// stays. The folder must exist.
func Lock(path string) (unlock func(), err error) {
	if err := Append(path, "", 0o600); err != nil {
		return nil, err
	}
	return lockedfile.MutexAt(path).Lock()
}
