package transfer

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var names = []string{"index.db", "memory.db", "sessions.db"}

func packed(t *testing.T) (archive []byte, contents map[string][]byte) {
	t.Helper()
	dir := t.TempDir()
	contents = map[string][]byte{"index.db": bytes.Repeat([]byte("an index\x00"), 1000), "sessions.db": {}}
	for name, text := range contents {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := Write(&b, Header{Project: "shop"}, dir, names); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), contents
}

func TestRoundTrip(t *testing.T) {
	archive, contents := packed(t)
	if again, _ := packed(t); !bytes.Equal(archive, again) {
		t.Error("the same files make another archive")
	}
	dir := t.TempDir()
	h, found, err := Read(bytes.NewReader(archive), dir, names)
	if err != nil || h.Project != "shop" || !slices.Equal(found, []string{"index.db", "sessions.db"}) {
		t.Fatalf("%+v %q %v", h, found, err)
	}
	for name, want := range contents {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes, %v", name, len(got), err)
		}
	}
}

// An archive that somebody changed gives the files that were packed, or an error, and nothing outside of the folder.
func TestMutated(t *testing.T) {
	archive, contents := packed(t)
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 500 {
		mutated := slices.Clone(archive)
		if n%2 == 0 {
			mutated = mutated[:random.IntN(len(mutated))]
		} else {
			mutated[random.IntN(len(mutated))] ^= byte(1 + random.IntN(255))
		}
		dir := t.TempDir()
		_, found, err := Read(bytes.NewReader(mutated), dir, names)
		if err != nil {
			if !errors.Is(err, ErrUnreadable) {
				t.Fatalf("%d: %v", n, err)
			}
			continue
		}
		for _, name := range found {
			if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, contents[name]) {
				t.Fatalf("%d: %s has other contents, and no error is returned", n, name)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	header := tar.Header{Name: headerName, Mode: 0o600}
	for what, files := range map[string][]tar.Header{
		"no header":       {{Name: "index.db"}},
		"path":            {header, {Name: "../index.db"}},
		"absolute path":   {header, {Name: "/tmp/index.db"}},
		"link":            {header, {Name: "index.db", Typeflag: tar.TypeSymlink, Linkname: "/etc/passwd"}},
		"twice":           {header, {Name: "index.db"}, {Name: "index.db"}},
		"in other order":  {header, {Name: "sessions.db"}, {Name: "index.db"}},
		"folder":          {header, {Name: "index.db", Typeflag: tar.TypeDir}},
		"nothing of ours": {header, {Name: "notes.txt"}},
	} {
		t.Run(what, func(t *testing.T) {
			var b bytes.Buffer
			zipped := gzip.NewWriter(&b)
			w := tar.NewWriter(zipped)
			for _, f := range files {
				text := ""
				if f.Name == headerName {
					text = `{"format":1}`
				}
				f.Size = int64(len(text))
				if err := w.WriteHeader(&f); err != nil {
					t.Fatal(err)
				}
				if _, err := w.Write([]byte(text)); err != nil {
					t.Fatal(err)
				}
			}
			if err := errors.Join(w.Close(), zipped.Close()); err != nil {
				t.Fatal(err)
			}
			parent := t.TempDir()
			dir := filepath.Join(parent, "below")
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			if _, _, err := Read(&b, dir, names); !errors.Is(err, ErrUnreadable) {
				t.Errorf("%v", err)
			}
			if found, err := os.ReadDir(parent); err != nil || len(found) != 1 {
				t.Errorf("files outside the folder: %v %v", found, err)
			}
		})
	}
}
