package transfer

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var whole = Whole([]string{"index.db", "memory.db", "sessions.db"})

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
	if err := Write(&b, Header{Project: "shop"}, dir, whole); err != nil {
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
	h, found, err := Read(bytes.NewReader(archive), dir, whole)
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
		_, found, err := Read(bytes.NewReader(mutated), dir, whole)
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

// entry is a file of a hostile archive.
type entry struct {
	tar.Header
	text string
}

// archive packs entries as they are.
func archive(t testing.TB, entries []entry, behind ...byte) []byte {
	t.Helper()
	var b bytes.Buffer
	zipped := gzip.NewWriter(&b)
	w := tar.NewWriter(zipped)
	for _, e := range entries {
		if e.Size == 0 {
			e.Size = int64(len(e.text))
		}
		if err := w.WriteHeader(&e.Header); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(e.text)); err != nil {
			t.Fatal(err)
		}
	}
	w.Close() // of a size that is not there
	zipped.Write(behind)
	if err := zipped.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// headed is an archive of a kind: its header, the checksums of what is in it, and what is in it.
func headed(about string, entries ...entry) []entry {
	sums := sumLine(sha256.Sum256([]byte(about)), headerName)
	for _, e := range entries {
		sums += sumLine(sha256.Sum256([]byte(e.text)), e.Name)
	}
	return append([]entry{{tar.Header{Name: headerName}, about}, {tar.Header{Name: sumsName}, sums}}, entries...)
}

// refused fails where an archive is read, or leaves anything but files of its kind in its folder.
func refused(t *testing.T, packed []byte, kind Kind) {
	t.Helper()
	parent := t.TempDir()
	dir := filepath.Join(parent, "below")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if _, _, err := Read(bytes.NewReader(packed), dir, kind); !errors.Is(err, ErrUnreadable) {
		t.Errorf("%v", err)
	}
	if found, err := os.ReadDir(parent); err != nil || len(found) != 1 {
		t.Errorf("files outside the folder: %v %v", found, err)
	}
	found, err := os.ReadDir(dir)
	for _, f := range found {
		if !f.Type().IsRegular() || !slices.Contains(kind.Files, f.Name()) {
			t.Errorf("%v", f)
		}
	}
	if err != nil {
		t.Error(err)
	}
}

func TestRefused(t *testing.T) {
	const about = `{"format":2,"kind":"knowledge","project":"shop"}`
	small := Kind{Knowledge.Name, Knowledge.Files, 1000}
	file := func(name, text string) entry { return entry{tar.Header{Name: name}, text} }
	kind := func(name string, flag byte, link string) entry {
		return entry{tar.Header{Name: name, Typeflag: flag, Linkname: link}, ""}
	}
	good := file(MemoriesName, "x")
	if _, _, err := Read(bytes.NewReader(archive(t, headed(about, good, file(ReflectionsName, "y")))), t.TempDir(), small); err != nil {
		t.Fatalf("an archive with nothing wrong: %v", err)
	}
	for what, entries := range map[string][]entry{
		"no header":           {good},
		"no checksums":        {file(headerName, about), good},
		"path":                headed(about, file("../"+MemoriesName, "x")),
		"path within":         headed(about, file("a/../"+MemoriesName, "x")),
		"other form of path":  headed(about, file("./"+MemoriesName, "x")),
		"backslashes":         headed(about, file(`..\`+MemoriesName, "x")),
		"absolute path":       headed(about, file("/tmp/"+MemoriesName, "x")),
		"other case":          headed(about, file("Memories.jsonl", "x")),
		"symbolic link":       headed(about, kind(MemoriesName, tar.TypeSymlink, "/etc/passwd")),
		"link":                headed(about, kind(MemoriesName, tar.TypeLink, "/etc/passwd")),
		"link to another":     headed(about, good, kind(ReflectionsName, tar.TypeLink, MemoriesName)),
		"device":              headed(about, kind(MemoriesName, tar.TypeChar, "")),
		"block device":        headed(about, kind(MemoriesName, tar.TypeBlock, "")),
		"pipe":                headed(about, kind(MemoriesName, tar.TypeFifo, "")),
		"folder":              headed(about, kind(MemoriesName, tar.TypeDir, "")),
		"header is a link":    {kind(headerName, tar.TypeSymlink, "/etc/passwd")},
		"twice":               headed(about, good, good),
		"header twice":        headed(about, file(headerName, about), good),
		"in other order":      headed(about, file(ReflectionsName, "y"), good),
		"nothing of ours":     headed(about, good, file("notes.txt", "z")),
		"another checksum":    append(headed(about, good)[:2], file(MemoriesName, "y")),
		"one is missing":      headed(about, good, file(ReflectionsName, "y"))[:3],
		"one more":            append(headed(about, good), file(ReflectionsName, "y")),
		"too large":           headed(about, file(MemoriesName, strings.Repeat("x", 1001))),
		"large header":        {file(headerName, about+strings.Repeat(" ", maxHead))},
		"header is not JSON":  headed("{", good),
		"later format":        headed(`{"format":3,"kind":"knowledge"}`, good),
		"of another kind":     headed(`{"format":2}`, good),
		"extended attributes": headed(about, entry{tar.Header{Name: MemoriesName, PAXRecords: map[string]string{"SCHILY.xattr.user.x": "y"}}, "x"}),
		"cut in the middle":   headed(about, entry{tar.Header{Name: MemoriesName, Size: 900}, "x"}),
	} {
		t.Run(what, func(t *testing.T) { refused(t, archive(t, entries), small) })
	}
	t.Run("bomb behind the end", func(t *testing.T) {
		refused(t, archive(t, headed(about, good), make([]byte, 3*small.Most+2*maxBetween)...), small)
	})
	t.Run("names without an end", func(t *testing.T) { // of GNU's long names, each before the next
		var b bytes.Buffer
		zipped := gzip.NewWriter(&b)
		w := tar.NewWriter(zipped)
		for range 8 {
			if err := w.WriteHeader(&tar.Header{Name: strings.Repeat("n", 400<<10), Format: tar.FormatGNU}); err != nil {
				t.Fatal(err)
			}
		}
		if err := errors.Join(w.Close(), zipped.Close()); err != nil {
			t.Fatal(err)
		}
		refused(t, b.Bytes(), small)
	})
	t.Run("holes", func(t *testing.T) { // a file that is one hole, as GNU's tar packs it: records of the same length in the place of a comment
		records := "22 GNU.sparse.major=1\n22 GNU.sparse.minor=0\n28 GNU.sparse.realsize=1000\n"
		comment := strings.Repeat("x", len(records)-len("72 comment=\n"))
		entries := append(headed(about, file(MemoriesName, strings.Repeat("\x00", 1000)))[:2],
			entry{tar.Header{Name: MemoriesName, PAXRecords: map[string]string{"comment": comment}}, "1\n0\n0\n" + strings.Repeat("\x00", 506)})
		text := bytes.Replace(unzipped(t, archive(t, entries)), []byte("72 comment="+comment+"\n"), []byte(records), 1)
		if !bytes.Contains(text, []byte(records)) {
			t.Fatal("no comment was replaced")
		}
		refused(t, zipped(text), small)
	})
}

func unzipped(t testing.TB, packed []byte) []byte {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func zipped(text []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	z.Write(text)
	z.Close()
	return b.Bytes()
}

// Whatever the bytes are, what is unpacked are files of the kind, within its sizes, whose checksums are in the archive.
func FuzzRead(f *testing.F) {
	for _, entries := range [][]entry{headed(`{"format":2,"kind":"knowledge"}`, entry{tar.Header{Name: MemoriesName}, "{}"}, entry{tar.Header{Name: ReflectionsName}, "{}"}), {{tar.Header{Name: headerName}, `{"format":1,"kind":"knowledge"}`}}} {
		f.Add(unzipped(f, archive(f, entries)))
	}
	small := Kind{Knowledge.Name, Knowledge.Files, 4000}
	f.Fuzz(func(t *testing.T, text []byte) {
		dir := t.TempDir()
		_, found, err := readTar(bytes.NewReader(text), dir, small)
		if err != nil && !errors.Is(err, ErrUnreadable) {
			t.Fatal(err)
		}
		files, readErr := os.ReadDir(dir)
		for _, file := range files {
			info, err := file.Info()
			if err != nil || !info.Mode().IsRegular() || info.Size() > small.Most || !slices.Contains(small.Files, file.Name()) {
				t.Errorf("%v %v", info, err)
			}
		}
		if readErr != nil || err == nil && len(found) != len(files) {
			t.Errorf("%q, and %v: %v", found, files, readErr)
		}
	})
}
