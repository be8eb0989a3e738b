package reader

import (
	"bytes"
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Bounds of the search through files that stands in for an index: how long it takes, how many of the files it finds are read into
// the answer, and how many words of a question it looks for.
const (
	scanTime  = 2 * time.Second
	scanFiles = 40
	scanWords = 32
)

// Scan stands in for the first index while that is being built: it looks for the words of a question in the files of the project
// that are not in the index yet, and puts those that have most of them over it, as files that changed are. It reports nothing: what
// it cannot read or find in time is as absent as it was.
func (r *Reader) Scan(ctx context.Context, question string) {
	for _, p := range r.parts {
		p.Reader.Scan(ctx, question)
	}
	if r.parts != nil {
		return
	}
	words := scanned(question)
	if r.source.Detached() || r.Indexed() || len(words) == 0 {
		return
	}
	limited, cancel := context.WithTimeout(ctx, scanTime)
	defer cancel()
	root, err := os.OpenRoot(r.opts.Root)
	if err != nil {
		return
	}
	defer root.Close()
	s := scanner{words: words, files: make([]int, len(words))}
	// An error of the walk, its end in time above all, leaves what was found until then.
	_, _ = walk.Walk(limited, r.opts.Root, r.opts.Walk, func(f walk.File) error {
		if f.Size > snapshot.MaxOutdatedText {
			return nil
		}
		if row, err := r.db.FileByPath(limited, f.Path); err == nil && row.Indexed() {
			return nil
		}
		text, err := regular.ReadIn(root, filepath.FromSlash(f.Path), snapshot.MaxOutdatedText)
		if err == nil {
			s.look(f.Path, text)
		}
		return nil
	})
	r.source.ReadOutdated(s.best(scanFiles))
}

// scanned are the words of a question to look for in files, in lower case.
func scanned(question string) (words []string) {
	for _, w := range strings.FieldsFunc(strings.ToLower(question), func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if len(w) > 2 && len(words) < scanWords && !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}

// scanner finds the files that have the words of a question.
type scanner struct {
	words []string
	files []int // how many files have each word
	found []scannedFile
}

type scannedFile struct {
	path  string
	has   []int // numbers of words
	score float64
}

func (s *scanner) look(path string, text []byte) {
	text = append(bytes.ToLower(text), strings.ToLower(path)...)
	f := scannedFile{path: path}
	for i, w := range s.words {
		if bytes.Contains(text, []byte(w)) {
			f.has = append(f.has, i)
			s.files[i]++
		}
	}
	if f.has != nil {
		s.found = append(s.found, f)
	}
}

// best are the paths of the n files with most of the words, where a word counts the more the fewer files have it.
func (s *scanner) best(n int) (paths []string) {
	for i := range s.found {
		for _, w := range s.found[i].has {
			s.found[i].score += 1 / float64(s.files[w])
		}
	}
	slices.SortStableFunc(s.found, func(a, b scannedFile) int { return cmp.Compare(b.score, a.score) })
	for _, f := range s.found[:min(n, len(s.found))] {
		paths = append(paths, f.path)
	}
	return paths
}
