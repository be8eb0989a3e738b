package main

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// entry is a file of an archive.
type entry struct {
	name    string // with slashes
	content []byte
	program bool // may be run
}

func (e *entry) mode() int64 {
	if e.program {
		return 0o755
	}
	return 0o644
}

// writeTar writes a .tar.gz, .tgz or .tar.xz with nothing in it that depends on where and when it is made: owners are 0, times are the commit's.
func (r *release) writeTar(to string, entries []entry) error {
	return create(to, func(w io.Writer) error {
		z, err := r.compressor(to, w)
		if err != nil {
			return err
		}
		t := tar.NewWriter(z)
		for _, e := range entries {
			h := &tar.Header{Typeflag: tar.TypeReg, Name: e.name, Mode: e.mode(), Size: int64(len(e.content)), ModTime: r.date, Format: tar.FormatUSTAR}
			if err := t.WriteHeader(h); err != nil {
				return err
			}
			if _, err := t.Write(e.content); err != nil {
				return err
			}
		}
		if err := t.Close(); err != nil {
			return err
		}
		return z.Close()
	})
}

// compressor writes what the ending of a path says.
func (r *release) compressor(path string, w io.Writer) (io.WriteCloser, error) {
	if !strings.HasSuffix(path, ".xz") {
		return gzip.NewWriterLevel(w, r.level())
	}
	// The only library for Go writes a fifth more, in six times the time. One thread writes one block, whatever the machine.
	cmd := exec.Command("xz", "--threads=1", "--stdout")
	if r.quick {
		cmd.Args = append(cmd.Args, "-0")
	}
	cmd.Stdout, cmd.Stderr = w, os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("xz, of XZ Utils, is needed: %w", err)
	}
	return process{in, cmd}, nil
}

// level is how much gzip and zip compress.
func (r *release) level() int {
	if r.quick {
		return flate.BestSpeed
	}
	return flate.BestCompression
}

// process is a program that reads what is written. Close waits for its end.
type process struct {
	io.WriteCloser
	cmd *exec.Cmd
}

func (p process) Close() error { return errors.Join(p.WriteCloser.Close(), p.cmd.Wait()) }

func (r *release) writeZip(to string, entries []entry) error {
	return create(to, func(w io.Writer) error {
		z := zip.NewWriter(w)
		z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, r.level()) })
		for _, e := range entries {
			h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: r.date}
			h.SetMode(os.FileMode(e.mode()))
			part, err := z.CreateHeader(h)
			if err != nil {
				return err
			}
			if _, err := part.Write(e.content); err != nil {
				return err
			}
		}
		return z.Close()
	})
}

// create writes a file whole or not at all.
func create(to string, write func(io.Writer) error) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	part := to + ".part"
	if err := os.WriteFile(part, b.Bytes(), 0o644); err != nil {
		return err
	}
	return os.Rename(part, to)
}

func sumOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// sums is the file of checksums next to what it is of, as sha256sum writes it.
const sums = "checksums.txt"

// writeSums writes the checksums of all files of a folder.
func writeSums(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var text strings.Builder
	for _, f := range files {
		if f.IsDir() || f.Name() == sums {
			continue
		}
		sum, err := sumOf(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%s  %s\n", sum, f.Name())
	}
	return create(filepath.Join(dir, sums), func(w io.Writer) error { _, err := io.WriteString(w, text.String()); return err })
}

// readSums are the checksums of a folder by the name of the file.
func readSums(dir string) (map[string]string, error) {
	f, err := os.Open(filepath.Join(dir, sums))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	out := map[string]string{}
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		sum, name, ok := strings.Cut(lines.Text(), "  ")
		if !ok {
			return nil, fmt.Errorf("%s: %q is no checksum", f.Name(), lines.Text())
		}
		out[name] = sum
	}
	return out, lines.Err()
}

// emptied makes a folder with nothing in it.
func emptied(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}

// sorted are entries in the order of their names, the program first: who reads a stream has it early.
func sorted(entries []entry) []entry {
	slices.SortFunc(entries, func(a, b entry) int {
		if a.program != b.program {
			if a.program {
				return -1
			}
			return 1
		}
		return strings.Compare(a.name, b.name)
	})
	return entries
}
