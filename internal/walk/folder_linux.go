package walk

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sys/unix"
)

// folder is an open directory: its files are looked at by their names in it, which spares the system the way from the root to each, and
// the list is read without what package os does for files that may block.
type folder struct {
	fd   int
	path string
}

// nowhere is the folder of an entry that no list of one brought.
var nowhere = folder{fd: -1}

func openFolder(dir string) (folder, error) {
	fd, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	for err == unix.EINTR {
		fd, err = unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	}
	if err != nil {
		return nowhere, &fs.PathError{Op: "open", Path: dir, Err: err}
	}
	return folder{fd, dir}, nil
}

func (d folder) close() { unix.Close(d.fd) }

// listBuffers hold what the system writes of a list: 32 kB is what one call of it gives at most on most file systems.
var listBuffers = sync.Pool{New: func() any { return new([32 << 10]byte) }}

// entries lists the directory, in the order of compareEntries.
func (d folder) entries() (out []entry, err error) {
	buf := listBuffers.Get().(*[32 << 10]byte)
	defer listBuffers.Put(buf)
	for {
		n, err := unix.ReadDirent(d.fd, buf[:])
		switch {
		case err == unix.EINTR:
			continue
		case err != nil:
			return nil, &fs.PathError{Op: "readdirent", Path: d.path, Err: err}
		case n <= 0:
			slices.SortFunc(out, compareEntries)
			return out, nil
		}
		if out, err = d.take(out, buf[:n]); err != nil {
			return nil, err
		}
	}
}

// take adds the records of getdents64(2): inode and offset, 8 bytes each, length, 2, type, 1, and a name that ends with a NUL.
func (d folder) take(out []entry, list []byte) ([]entry, error) {
	const toLength, toType, toName = 16, 18, 19
	for len(list) > toName {
		length := int(binary.NativeEndian.Uint16(list[toLength:]))
		if length <= toName || length > len(list) {
			break
		}
		record := list[:length]
		list = list[length:]
		name, _, _ := bytes.Cut(record[toName:], []byte{0})
		if len(name) == 0 || name[0] == '.' && (len(name) == 1 || len(name) == 2 && name[1] == '.') {
			continue
		}
		e := entry{name: string(name)}
		switch record[toType] {
		case unix.DT_REG:
		case unix.DT_DIR:
			e.mode = fs.ModeDir
		case unix.DT_LNK:
			e.mode = fs.ModeSymlink
		case unix.DT_UNKNOWN: // some file systems do not say
			mode, err := d.typeOf(e.name)
			if err == unix.ENOENT {
				continue
			}
			if err != nil {
				return nil, &fs.PathError{Op: "lstat", Path: d.path + "/" + e.name, Err: err}
			}
			e.mode = mode
		default:
			e.mode = fs.ModeIrregular
		}
		out = append(out, e)
	}
	return out, nil
}

func (d folder) typeOf(name string) (fs.FileMode, error) {
	s, err := statAt(d.fd, name)
	switch s.Mode & unix.S_IFMT {
	case unix.S_IFREG:
		return 0, err
	case unix.S_IFDIR:
		return fs.ModeDir, err
	case unix.S_IFLNK:
		return fs.ModeSymlink, err
	}
	return fs.ModeIrregular, err
}

// look looks at the file of an entry.
func (p *project) look(path string, e *entry, in folder) (Entry, error) {
	if in.fd < 0 {
		return Lstat(p.abs(path))
	}
	s, err := statAt(in.fd, e.name)
	if err != nil {
		return Entry{}, &fs.PathError{Op: "lstat", Path: p.abs(path), Err: err}
	}
	return entryOf(&s), nil
}

func statAt(fd int, name string) (s unix.Stat_t, err error) {
	err = unix.Fstatat(fd, name, &s, unix.AT_SYMLINK_NOFOLLOW)
	for err == unix.EINTR {
		err = unix.Fstatat(fd, name, &s, unix.AT_SYMLINK_NOFOLLOW)
	}
	return s, err
}

// Looker looks at many files of a tree. Those of one folder should follow each other, as in git's index: the folder is then opened once, which spares
// the system the way from the root to each. It belongs to one goroutine.
type Looker struct {
	root string
	open []folder // each in the one before it, with paths relative to root
}

// NewLooker is a Looker for files below root. Close closes what it has open.
func NewLooker(root string) *Looker { return &Looker{root: root} }

// Lstat is Lstat of a path relative to root, with forward slashes.
func (l *Looker) Lstat(rel string) (Entry, error) {
	in, ok := l.folder(rel[:strings.LastIndexByte(rel, '/')+1])
	if !ok {
		return Lstat(l.root + "/" + rel)
	}
	s, err := statAt(in.fd, rel[len(in.path):])
	if err != nil {
		return Entry{}, &fs.PathError{Op: "lstat", Path: l.root + "/" + rel, Err: err}
	}
	return entryOf(&s), nil
}

// folder opens a folder, whose path ends with a slash, "" for root.
func (l *Looker) folder(path string) (folder, bool) {
	for len(l.open) > 0 {
		last := l.open[len(l.open)-1]
		if last.path == path {
			return last, true
		}
		if strings.HasPrefix(path, last.path) {
			break
		}
		l.leave()
	}
	from, name := unix.AT_FDCWD, l.root+"/"+path
	if n := len(l.open); n > 0 {
		from, name = l.open[n-1].fd, path[len(l.open[n-1].path):]
	}
	fd, err := unix.Openat(from, name, unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nowhere, false
	}
	l.open = append(l.open, folder{fd, path})
	return l.open[len(l.open)-1], true
}

func (l *Looker) leave() {
	last := len(l.open) - 1
	l.open[last].close()
	l.open = l.open[:last]
}

// Close closes what is open.
func (l *Looker) Close() {
	for len(l.open) > 0 {
		l.leave()
	}
}
