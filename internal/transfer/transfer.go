// Package transfer packs what is kept of a project into one file, and unpacks it.
//
// The file is a tar archive, compressed with gzip: a header in JSON first, then the checksums as sha256sum reads them, then the files of its [Kind], each at most
// once and in their order. It names no time and no user, so that the same files make the same archive. It is not zip, which has its list of names at the end, apart from what
// each file says of itself: here each thing is said once, and read in one pass. What is unpacked is not trusted: no name of the archive becomes a path, nothing
// is larger than its kind says, and callers check what they find before they use it. The checksums find damage; who forges an archive forges them too.
package transfer

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
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

// Format is the version of the archive. The first had no checksums.
const Format = 2

const (
	headerName = "ctx-sys.json"
	sumsName   = "SHA256SUMS"
	maxHead    = 64 << 10 // bytes of either
	maxBetween = 1 << 20  // bytes of the archive that are of no file
)

// ErrUnreadable means that a file is no archive of its kind, is damaged, or is of a later version of the program.
var ErrUnreadable = errors.New("this export cannot be read")

// Kind is a sort of archive.
type Kind struct {
	Name  string   // "" for all that is kept of a project
	Files []string // what may be in it, in this order
	Most  int64    // bytes of one file
}

// Whole is all that is kept of a project, by the names of the databases.
func Whole(databases []string) Kind { return Kind{Files: databases, Most: 64 << 30} }

// Knowledge is what may be passed on to others.
var Knowledge = Kind{"knowledge", []string{MemoriesName, ReflectionsName}, 64 << 20}

// The files of Knowledge.
const (
	MemoriesName    = "memories.jsonl"
	ReflectionsName = "reflections.jsonl"
)

// Header says what an archive is of.
type Header struct {
	Format  int    `json:"format"`
	Kind    string `json:"kind,omitempty"`
	Project string `json:"project"` // its name
}

// Write packs those files of a kind that are in dir.
func Write(w io.Writer, h Header, dir string, kind Kind) error {
	h.Format, h.Kind = Format, kind.Name
	about, err := json.Marshal(h)
	if err != nil {
		return err
	}
	sums, files := sumLine(sha256.Sum256(about), headerName), []string{}
	for _, name := range kind.Files {
		sum, err := sumOf(filepath.Join(dir, name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		sums += sumLine(sum, name)
		files = append(files, name)
	}
	zipped := gzip.NewWriter(w)
	t := tar.NewWriter(zipped)
	err = errors.Join(addText(t, headerName, string(about)), addText(t, sumsName, sums))
	for _, name := range files {
		if err == nil {
			err = add(t, dir, name)
		}
	}
	return errors.Join(err, t.Close(), zipped.Close())
}

func sumLine(sum [sha256.Size]byte, name string) string { return fmt.Sprintf("%x  %s\n", sum, name) }

func sumOf(path string) (sum [sha256.Size]byte, err error) {
	f, err := regular.Open(path)
	if err != nil {
		return sum, err
	}
	defer f.Close()
	h := sha256.New()
	_, err = io.Copy(h, f)
	return [sha256.Size]byte(h.Sum(nil)), err
}

func addText(t *tar.Writer, name, text string) error {
	if err := t.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: int64(len(text))}); err != nil {
		return err
	}
	_, err := io.WriteString(t, text)
	return err
}

func add(t *tar.Writer, dir, name string) error {
	f, err := regular.Open(filepath.Join(dir, name))
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

// Read unpacks an archive of a kind into dir, an empty folder of the caller's, and returns the names of what it had. An archive that is
// damaged, cut short, of another kind or a later format, larger than its kind may be, or has anything else in it than the files of the kind in their order, is
// refused with ErrUnreadable. What is in dir then is to be thrown away.
func Read(r io.Reader, dir string, kind Kind) (h Header, found []string, err error) {
	zipped, err := gzip.NewReader(r)
	if err != nil {
		return h, nil, corrupt(err)
	}
	return readTar(zipped, dir, kind)
}

// readTar is Read of what is not compressed.
func readTar(r io.Reader, dir string, kind Kind) (h Header, found []string, err error) {
	all := &io.LimitedReader{R: r, N: int64(len(kind.Files))*kind.Most + maxBetween}
	t := tar.NewReader(all)
	about, err := readText(t, headerName)
	if err != nil {
		return h, nil, err
	}
	if err := json.Unmarshal(about, &h); err != nil {
		return h, nil, corrupt(err)
	}
	switch {
	case h.Format > Format:
		return h, nil, fmt.Errorf("%w: it has format %d, and this version reads up to %d: update ctx-sys", ErrUnreadable, h.Format, Format)
	case h.Kind != kind.Name && h.Kind == Knowledge.Name:
		return h, nil, fmt.Errorf("%w: it is a package of knowledge: `ctx-sys import --package` reads it", ErrUnreadable)
	case h.Kind != kind.Name:
		return h, nil, fmt.Errorf("%w: it is not a package of knowledge: `ctx-sys export --package` makes one", ErrUnreadable)
	}
	var sums []byte
	checked := ""
	if h.Format > 1 {
		if sums, err = readText(t, sumsName); err != nil {
			return h, nil, err
		}
		checked = sumLine(sha256.Sum256(about), headerName)
	}
	next := 0 // no name before this one may come
	for {
		head, err := t.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return h, nil, corrupt(err)
		}
		at := slices.Index(kind.Files, head.Name)
		if at < next || !plain(head) || head.Size > kind.Most {
			return h, nil, fmt.Errorf("%w: an export has no %.80q there, or not as large", ErrUnreadable, head.Name)
		}
		next = at + 1
		sum, err := unpack(t, filepath.Join(dir, kind.Files[at]))
		if err != nil {
			return h, nil, err
		}
		checked += sumLine(sum, kind.Files[at])
		found = append(found, kind.Files[at])
	}
	if _, err := io.Copy(io.Discard, all); err != nil { // the checksum of gzip is at the end
		return h, nil, corrupt(err)
	}
	switch {
	case all.N == 0:
		return h, nil, fmt.Errorf("%w: it is too large", ErrUnreadable)
	case h.Format > 1 && checked != string(sums):
		return h, nil, fmt.Errorf("%w: the checksums in it are not those of what is in it", ErrUnreadable)
	}
	return h, found, nil
}

// plain reports whether an entry is a file with its bytes after it: no link, folder or device, and none of which the holes are left out.
func plain(head *tar.Header) bool {
	for key := range head.PAXRecords {
		if key != "size" {
			return false
		}
	}
	return head.Typeflag == tar.TypeReg
}

// readText reads a small file, which is to come next.
func readText(t *tar.Reader, name string) ([]byte, error) {
	head, err := t.Next()
	if err != nil {
		return nil, corrupt(err)
	}
	if head.Name != name || !plain(head) || head.Size > maxHead {
		return nil, fmt.Errorf("%w: it is none of this program", ErrUnreadable)
	}
	text, err := io.ReadAll(t)
	return text, corrupt(err)
}

func unpack(t *tar.Reader, path string) (sum [sha256.Size]byte, err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return sum, err
	}
	h := sha256.New()
	_, err = io.Copy(io.MultiWriter(f, h), t)
	sum = [sha256.Size]byte(h.Sum(nil))
	if errors.As(err, new(*fs.PathError)) { // of writing
		return sum, errors.Join(err, f.Close())
	}
	return sum, errors.Join(corrupt(err), f.Close())
}

// corrupt is an error of reading an archive, nil for none.
func corrupt(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", ErrUnreadable, err)
}
