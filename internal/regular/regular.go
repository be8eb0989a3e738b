// Package regular opens and replaces regular files, and no others. What lies in a project was put there by the one who made it: a
// named pipe where a file is expected would hang the program, a device would feed it for ever, and a link would have it write
// somewhere else.
//
// The one idea: open without waiting, look at what was opened, and only then read. To look first and open then leaves time to
// put something else in its place.
package regular

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// ErrIrregular is wrapped by the error of a name that leads to a pipe, a device, a socket or a folder.
var ErrIrregular = errors.New("not a regular file")

// ErrTooLarge is wrapped by the error of a file that is larger than its reader takes.
var ErrTooLarge = errors.New("too large")

// Open opens a regular file for reading. Links are followed.
func Open(name string) (*os.File, error) {
	f, err := os.OpenFile(name, os.O_RDONLY|noWait, 0)
	return checked(f, err)
}

// OpenIn is Open for a name below root. No link leads it out of there.
func OpenIn(root *os.Root, name string) (*os.File, error) {
	f, err := root.OpenFile(name, os.O_RDONLY|noWait, 0)
	return checked(f, err)
}

// Read returns the content of a regular file of at most limit bytes. Links are followed.
func Read(name string, limit int64) ([]byte, error) {
	f, err := Open(name)
	return content(f, err, limit)
}

// ReadIn is Read for a name below root. No link leads it out of there.
func ReadIn(root *os.Root, name string, limit int64) ([]byte, error) {
	f, err := OpenIn(root, name)
	return content(f, err, limit)
}

// OpenBelow is OpenIn for a folder that is not open yet.
func OpenBelow(dir, name string) (*os.File, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return OpenIn(root, name)
}

// ReadBelow is ReadIn for a folder that is not open yet.
func ReadBelow(dir, name string, limit int64) ([]byte, error) {
	f, err := OpenBelow(dir, name)
	return content(f, err, limit)
}

// ReadInto is ReadIn for many files one after the other: the content is in buf where that is large enough. The info is that of the
// file that was read.
func ReadInto(buf []byte, root *os.Root, name string, limit int64) ([]byte, fs.FileInfo, error) {
	f, err := root.OpenFile(name, os.O_RDONLY|noWait, 0)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: name, Err: ErrIrregular}
	}
	if err != nil {
		return nil, nil, err
	}
	text, err := all(f, slices.Grow(buf[:0], int(min(info.Size(), limit))+1), info.Size(), limit)
	return text, info, err
}

func checked(f *os.File, err error) (*os.File, error) {
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: f.Name(), Err: ErrIrregular}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

func content(f *os.File, err error, limit int64) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	// As os.ReadFile does: a buffer of its size, and one byte to see the end.
	return all(f, make([]byte, 0, min(max(info.Size(), 511), limit)+1), -1, limit)
}

// all reads a file to its end into b, which it makes larger when it has to. Where size is not negative the end may be there.
func all(f *os.File, b []byte, size, limit int64) ([]byte, error) {
	for {
		n, err := f.Read(b[len(b):cap(b)])
		b = b[:len(b)+n]
		switch {
		case int64(len(b)) > limit:
			return nil, &fs.PathError{Op: "read", Path: f.Name(), Err: fmt.Errorf("%w: more than %d bytes", ErrTooLarge, limit)}
		case errors.Is(err, io.EOF):
			return b, nil
		case err != nil:
			return nil, err
		case int64(len(b)) == size:
			return b, nil
		}
		if len(b) == cap(b) {
			b = append(b, 0)[:len(b)]
		}
	}
}

// FS is the files and folders below root: opening anything else is an error and never waits. No link leads out of root.
func FS(root *os.Root) fs.FS { return below{root} }

type below struct{ root *os.Root }

func (b below) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	f, err := b.root.OpenFile(filepath.FromSlash(name), os.O_RDONLY|noWait, 0)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && (info.Mode().IsRegular() || info.IsDir()) {
		return f, nil
	}
	f.Close()
	if err == nil {
		err = &fs.PathError{Op: "open", Path: name, Err: ErrIrregular}
	}
	return nil, err
}

// Write replaces a file in one step: anyone who reads it sees the old text or the new one, whole. What was there under that
// name is replaced whatever it was, and a link is not followed. The folder must exist.
func Write(name string, text []byte, perm os.FileMode) error {
	draft := name + "." + rand.Text()
	f, err := os.OpenFile(draft, os.O_CREATE|os.O_EXCL|os.O_WRONLY, perm)
	if err != nil {
		return &fs.PathError{Op: "write", Path: name, Err: errors.Unwrap(err)}
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(draft, name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(draft))
	}
	return nil
}

// OpenAppend opens a regular file to read it and to add to its end. A link is not followed.
func OpenAppend(name string) (*os.File, error) {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_RDWR|noWait|noFollow, 0)
	return checked(f, err)
}

// Append adds to the end of a regular file, which is made with perm where there is none. A link is not followed.
func Append(name, text string, perm os.FileMode) error {
	f, err := checked(os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_WRONLY|noWait|noFollow, perm))
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}
