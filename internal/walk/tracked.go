package walk

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// maxIndex is the largest index of a repository that is read, in bytes. One entry takes about 100.
const maxIndex = 256 << 20

// tracks reports whether git tracks the file or a file in the folder at path, for paths with a name in them that begins with a dot.
// What such a repository shares is configuration; what it does not, tools leave behind. r may be nil.
func (r *repository) tracks(path string) bool {
	return r != nil && r.hidden()[path[r.base:]]
}

// readHidden returns the hidden paths in git's index with the folders they are in; none where it cannot be read.
func (r *repository) readHidden() map[string]bool {
	hidden := map[string]bool{}
	content, err := readBounded(filepath.Join(r.gitDir, "index"), maxIndex)
	if err != nil {
		return hidden
	}
	eachTracked(content, r.hashSize(), func(path, _ []byte) {
		if path[0] != '.' && !bytes.Contains(path, []byte("/.")) {
			return
		}
		for path := string(path); !hidden[path]; {
			hidden[path] = true
			i := strings.LastIndexByte(path, '/')
			if i < 0 {
				break
			}
			path = path[:i]
		}
	})
	return hidden
}

// hashSize is how long the ids of objects are, in bytes.
func (r *repository) hashSize() int {
	size := 20
	readConfig(filepath.Join(r.common, "config"), "", func(key, value string) {
		if key == "extensions.objectformat" && strings.EqualFold(value, "sha256") {
			size = 32
		}
	})
	return size
}

// eachTracked calls f for every path in an index of git of version 2, 3 or 4 (see gitformat-index(5)), as far as it can be read. The
// path is good until f returns, and what is stored before it is a part of index. Of an index that is split the shared part is not read.
func eachTracked(index []byte, hash int, f func(path, entry []byte)) {
	const head, beforeHash = 12, 40
	if len(index) < head || string(index[:4]) != "DIRC" {
		return
	}
	version, count := binary.BigEndian.Uint32(index[4:]), binary.BigEndian.Uint32(index[8:])
	if version < 2 || version > 4 {
		return
	}
	var path []byte
	rest := index[head:]
	for range count {
		name := beforeHash + hash + 2 // behind the flags
		if len(rest) < name {
			return
		}
		if version > 2 && rest[name-2]&0x40 != 0 { // extended
			name += 2
		}
		keep := 0
		if version == 4 {
			cut, n := offsetOf(rest[min(name, len(rest)):])
			if name += n; n == 0 || cut > len(path) {
				return
			}
			keep = len(path) - cut
		}
		if name > len(rest) {
			return
		}
		length := bytes.IndexByte(rest[name:], 0)
		if length < 0 {
			return
		}
		path = append(path[:keep], rest[name:name+length]...)
		entry, next := rest[:name], name+length+1
		if version < 4 {
			next = (name + length + 8) &^ 7
		}
		rest = rest[min(next, len(rest)):]
		if len(path) > 0 {
			f(path, entry)
		}
	}
}

// offsetOf reads a number as git writes those of variable length, and how long it is, 0 for one that is none.
func offsetOf(b []byte) (value, length int) {
	for i, c := range b[:min(len(b), 5)] {
		if value = value<<7 | int(c&0x7f); c&0x80 == 0 {
			return value, i + 1
		}
		value++
	}
	return 0, 0
}

// Tracked is a file that git tracks, as its index has it.
type Tracked struct {
	Path     string // relative to the work tree, with forward slashes
	id       []byte // of the blob
	Size     uint32 // of the file when it was last compared, 0 for unknown
	Modified time.Time
	Mode     uint32 // 0100644, 0100755, 0120000 for a link, 0160000 for a submodule
	Stage    int    // 0, or 1 to 3 where a merge left a conflict
	Absent   bool   // it is not checked out, or only meant to be added
}

// ID is the name of the blob, in hexadecimal.
func (t *Tracked) ID() string { return hex.EncodeToString(t.id) }

// TrackedFiles returns what the index of a repository has, in its order, and when the index was written.
func TrackedFiles(g Git) ([]Tracked, time.Time, error) {
	r := repository{dir: g.Tree, gitDir: g.Dir, common: g.Common}
	path := filepath.Join(r.gitDir, "index")
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) { // nothing was added yet
		return nil, time.Time{}, nil
	}
	if err != nil {
		return nil, time.Time{}, err
	}
	content, err := readBounded(path, maxIndex)
	if err != nil {
		return nil, time.Time{}, err
	}
	hash := r.hashSize()
	var files []Tracked
	eachTracked(content, hash, func(path, entry []byte) {
		be := binary.BigEndian
		t := Tracked{Path: string(path), id: entry[40 : 40+hash], Size: be.Uint32(entry[36:]), Mode: be.Uint32(entry[24:]),
			Modified: time.Unix(int64(be.Uint32(entry[8:])), int64(be.Uint32(entry[12:])))}
		flags := be.Uint16(entry[40+hash:])
		t.Stage = int(flags>>12) & 3
		if flags&0x4000 != 0 && len(entry) >= 40+hash+4 {
			t.Absent = be.Uint16(entry[40+hash+2:])&0x6000 != 0 // skip-worktree, intent-to-add
		}
		files = append(files, t)
	})
	return files, info.ModTime(), nil
}
