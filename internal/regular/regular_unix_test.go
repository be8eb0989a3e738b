//go:build unix

package regular_test

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// TestIrregular has everything that a name can lead to, but a regular file: nothing hangs, and nothing is read or written.
func TestIrregular(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(t.TempDir(), "outside")
	must(t, os.WriteFile(outside, []byte("theirs"), 0o644))
	must(t, syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o666))
	must(t, os.Mkdir(filepath.Join(dir, "folder"), 0o755))
	must(t, os.Symlink("/dev/zero", filepath.Join(dir, "device")))
	must(t, os.Symlink("pipe", filepath.Join(dir, "link to pipe")))
	must(t, os.Symlink(outside, filepath.Join(dir, "link out")))
	l, err := net.Listen("unix", filepath.Join(dir, "socket"))
	must(t, err)
	defer l.Close()
	root, err := os.OpenRoot(dir)
	must(t, err)
	defer root.Close()
	for _, name := range []string{"pipe", "folder", "device", "link to pipe", "socket"} {
		if _, err := regular.Open(filepath.Join(dir, name)); err == nil {
			t.Errorf("Open(%s): no error", name)
		}
		if _, err := regular.Read(filepath.Join(dir, name), 100); err == nil {
			t.Errorf("Read(%s): no error", name)
		}
		if _, err := regular.ReadIn(root, name, 100); err == nil {
			t.Errorf("ReadIn(%s): no error", name)
		}
		if _, err := fs.ReadFile(regular.FS(root), name); err == nil {
			t.Errorf("FS(%s): no error", name)
		}
		if _, err := fs.ReadDir(regular.FS(root), name); err == nil && name != "folder" {
			t.Errorf("FS(%s) is a folder", name)
		}
		if err := regular.Append(filepath.Join(dir, name), "more", 0o600); err == nil {
			t.Errorf("Append(%s): no error", name)
		}
	}
	if _, err := regular.Read(filepath.Join(dir, "pipe"), 100); !errors.Is(err, regular.ErrIrregular) {
		t.Errorf("a pipe: %v", err)
	}
	if _, err := regular.ReadIn(root, "link out", 100); err == nil {
		t.Error("a link led out of the root")
	}
	if b, err := regular.Read(filepath.Join(dir, "link out"), 100); err != nil || string(b) != "theirs" {
		t.Errorf("a link: %q, %v", b, err)
	}
	if err := regular.Append(filepath.Join(dir, "link out"), "more", 0o600); err == nil {
		t.Error("Append followed a link")
	}
	for _, name := range []string{"pipe", "link out", "new"} {
		must(t, regular.Write(filepath.Join(dir, name), []byte("ours"), 0o640))
		info, err := os.Lstat(filepath.Join(dir, name))
		must(t, err)
		if b, err := regular.ReadIn(root, name, 4); err != nil || string(b) != "ours" || info.Mode() != 0o640 {
			t.Errorf("%s was not replaced: %q, %v, %v", name, b, info.Mode(), err)
		}
	}
	if b, err := os.ReadFile(outside); err != nil || string(b) != "theirs" {
		t.Errorf("what is outside became %q, %v", b, err)
	}
	if err := regular.Write(filepath.Join(dir, "folder"), nil, 0o600); err == nil {
		t.Error("a folder was replaced")
	}
	left, err := filepath.Glob(filepath.Join(dir, "folder.*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %q, %v", left, err)
	}
}

// A file is read up to its limit, and one byte more is too much, also where it grows while it is read.
func TestLimit(t *testing.T) {
	name := filepath.Join(t.TempDir(), "f")
	for _, size := range []int{0, 1, 511, 512, 513, 5000} {
		text := strings.Repeat("x", size)
		must(t, os.WriteFile(name, []byte(text), 0o644))
		if b, err := regular.Read(name, int64(size)); err != nil || string(b) != text {
			t.Errorf("%d bytes: %d, %v", size, len(b), err)
		}
		if b, err := regular.Read(name, 1<<20); err != nil || string(b) != text {
			t.Errorf("%d bytes: %d, %v", size, len(b), err)
		}
		if _, err := regular.Read(name, int64(size)-1); size > 0 && !errors.Is(err, regular.ErrTooLarge) {
			t.Errorf("%d bytes and a limit of one less: %v", size, err)
		}
	}
	if _, err := regular.Read("/proc/self/maps", 10); !errors.Is(err, regular.ErrTooLarge) && !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file whose size is not known: %v", err)
	}
	must(t, regular.Append(name+"new", "a", 0o600))
	must(t, regular.Append(name+"new", "b", 0o600))
	if b, err := regular.Read(name+"new", 10); err != nil || string(b) != "ab" {
		t.Errorf("appended: %q, %v", b, err)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
