// Package transfer packs the databases of a project into one file, and unpacks them.
//
// The file is a tar archive, compressed with gzip: a header in JSON first, then the databases, each at most once and in the order
// of Names. It names no time and no user, so that the same databases make the same file. What is unpacked is not trusted: no
// name of the archive becomes a path, and callers check each database before they use it.
package transfer

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// Format is the version of the archive.
const Format = 1

// headerName is the first file of an archive, and maxHeader its most bytes.
const (
	headerName = "ctx-sys.json"
	maxHeader  = 64 << 10
)

// ErrUnreadable means that a file is no export, is damaged, or is of a later version of the program.
var ErrUnreadable = errors.New("this export cannot be read")

// maxDatabase is the most that one database takes when it is unpacked, in bytes.
const maxDatabase = 64 << 30

// Header says what an archive is of.
type Header struct {
	Format  int    `json:"format"`
	Project string `json:"project"` // its name
}

// Write packs those files of names that are in dir.
func Write(w io.Writer, h Header, dir string, names []string) error {
	h.Format = Format
	about, err := json.Marshal(h)
	if err != nil {
		return err
	}
	zipped := gzip.NewWriter(w)
	t := tar.NewWriter(zipped)
	err = t.WriteHeader(&tar.Header{Name: headerName, Mode: 0o600, Size: int64(len(about))})
	if err == nil {
		_, err = t.Write(about)
	}
	for _, name := range names {
		if err == nil {
			err = add(t, dir, name)
		}
	}
	return errors.Join(err, t.Close(), zipped.Close())
}

func add(t *tar.Writer, dir, name string) error {
	f, err := regular.Open(filepath.Join(dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if err := t.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: info.Size()}); err != nil {
		return err
	}
	_, err = io.Copy(t, f)
	return err
}

// Read unpacks an archive into dir, an empty folder of the caller's, and returns the names of what it had. An archive that is
// damaged, cut short, of a later format, or has anything else in it than files of names in their order is refused with
// ErrUnreadable.
func Read(r io.Reader, dir string, names []string) (h Header, found []string, err error) {
	zipped, err := gzip.NewReader(r)
	if err != nil {
		return h, nil, corrupt(err)
	}
	t := tar.NewReader(zipped)
	head, err := t.Next()
	if err != nil {
		return h, nil, corrupt(err)
	}
	if head.Name != headerName || head.Size > maxHeader {
		return h, nil, fmt.Errorf("%w: it is none of this program", ErrUnreadable)
	}
	if err := json.NewDecoder(t).Decode(&h); err != nil {
		return h, nil, corrupt(err)
	}
	if h.Format > Format {
		return h, nil, fmt.Errorf("%w: it has format %d, and this version reads up to %d: update ctx-sys", ErrUnreadable, h.Format, Format)
	}
	next := 0 // no name before this one may come
	for {
		head, err := t.Next()
		if errors.Is(err, io.EOF) {
			_, err := io.Copy(io.Discard, zipped) // its checksum is at the end
			return h, found, corrupt(err)
		}
		if err != nil {
			return h, nil, corrupt(err)
		}
		at := slices.Index(names, head.Name)
		if at < next || head.Typeflag != tar.TypeReg || head.Size > maxDatabase {
			return h, nil, fmt.Errorf("%w: an export has no %.80q there", ErrUnreadable, head.Name)
		}
		next = at + 1
		if err := unpack(t, filepath.Join(dir, names[at])); err != nil {
			return h, nil, err
		}
		found = append(found, names[at])
	}
}

func unpack(t *tar.Reader, path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, t)
	if errors.As(err, new(*fs.PathError)) { // of writing
		return errors.Join(err, f.Close())
	}
	return errors.Join(corrupt(err), f.Close())
}

// corrupt is an error of reading an archive, nil for none.
func corrupt(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", ErrUnreadable, err)
}
