package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// A pair leaks when it shares more than this part of its shingles with a benchmark.
const (
	shingle   = 12 // terms
	leakShare = 0.2
)

// leaks knows the text of the benchmarks: the hashes of all runs of twelve terms, sorted, and the names of
// the trees.
type leaks struct {
	hashes []uint64
	names  []string
}

// readLeaks reads each folder inside dirs as the tree of a benchmark: everything in it, vendored and generated
// files too.
func readLeaks(ctx context.Context, dirs []string) (*leaks, error) {
	l := &leaks{}
	for _, dir := range dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if !e.IsDir() {
				continue
			}
			l.names = append(l.names, strings.ToLower(e.Name()))
			if err := l.tree(ctx, filepath.Join(dir, e.Name())); err != nil {
				return nil, err
			}
		}
	}
	slices.Sort(l.hashes)
	l.hashes = slices.Compact(l.hashes)
	return l, nil
}

func (l *leaks) tree(ctx context.Context, dir string) error {
	a := lexical.NewAnalyzer()
	_, err := walk.Walk(ctx, dir, walk.Options{}, func(f walk.File) error {
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(f.Path)))
		if err != nil || walk.IsBinary(text) {
			return nil // what cannot be read is in no pair either
		}
		l.hashes = shingles(l.hashes, terms(a, string(text)))
		return nil
	})
	return err
}

// named reports whether a source is of a benchmark by its name: golang-github-gin-gonic-gin-dev, of gin.
func (l *leaks) named(s source) bool {
	words := "-" + nameWords.Replace(strings.ToLower(s.name)) + "-"
	return slices.ContainsFunc(l.names, func(name string) bool {
		return strings.Contains(words, "-"+nameWords.Replace(name)+"-")
	})
}

var nameWords = strings.NewReplacer("/", "-", ".", "-", "_", "-", "@", "-", "+", "-")

// leaked reports whether too much of a pair is in a benchmark. Fewer terms than a shingle has tell nothing.
func (l *leaks) leaked(p *pair) bool {
	hashes := shingles(nil, p.code)
	found := 0
	for _, h := range hashes {
		if _, ok := slices.BinarySearch(l.hashes, h); ok {
			found++
		}
	}
	return float64(found) > leakShare*float64(len(hashes))
}

// shingles appends the hash of every run of terms.
func shingles(dst []uint64, terms []string) []uint64 {
	var buf []byte
	for i := 0; i+shingle <= len(terms); i++ {
		buf = buf[:0]
		for _, t := range terms[i : i+shingle] {
			buf = append(append(buf, t...), ' ')
		}
		dst = append(dst, xxhash.Sum64(buf))
	}
	return dst
}

// terms returns the terms of a text in its order, without whole identifiers.
func terms(a *lexical.Analyzer, text string) []string {
	return slices.DeleteFunc(a.Terms(nil, text), lexical.IsExact)
}
