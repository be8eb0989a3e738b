package secret

import (
	"go/build"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// BenchmarkMask masks Go's own sources, file by file.
func BenchmarkMask(b *testing.B) {
	var files [][]byte
	size := 0
	err := filepath.WalkDir(filepath.Join(build.Default.GOROOT, "src", "net"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile(path)
		files, size = append(files, text), size+len(text)
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(size))
	for b.Loop() {
		for _, text := range files {
			Mask(text)
		}
	}
}

// BenchmarkAutomaton is what the first text costs that a process masks, besides its own.
func BenchmarkAutomaton(b *testing.B) {
	for b.Loop() {
		newAutomaton(matchers(slices.Concat(formats(), publishedFormats)))
	}
}
