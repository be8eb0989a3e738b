package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// pair is a description and what it describes, as terms in the order of the text.
type pair struct {
	source   string
	language string
	kind     string
	query    []string
	code     []string
	around   []string // of the code: its path and the names it is in
}

// The kinds of pairs, by what the description is.
const (
	kindDoc     = "doc"     // comment before a definition or docstring -> the definition without it
	kindComment = "comment" // comment inside code -> the lines after it
	kindName    = "name"    // name of a callable -> its body
	kindTest    = "test"    // title of a test -> its first lines
	kindHeading = "heading" // heading of a document -> its section
	kindPath    = "path"    // path of a file -> the names it defines
)

// writePairs writes pairs one a line, tabs between the cells, compressed.
func writePairs(path string, pairs []pair) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := zstd.NewWriter(f, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	w := bufio.NewWriter(z)
	for _, p := range pairs {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", p.source, p.language, p.kind,
			strings.Join(p.query, " "), strings.Join(p.code, " "), strings.Join(p.around, " "))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	return f.Close()
}

// readPairs calls yield for each pair of a file. The pair is the callee's.
func readPairs(path string, yield func(pair)) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := zstd.NewReader(f, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return err
	}
	defer z.Close()
	r := bufio.NewReaderSize(z, 1<<16)
	for n := 1; ; n++ {
		line, err := r.ReadString('\n')
		if err == io.EOF && line == "" {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(cells) != 6 {
			return fmt.Errorf("%s:%d: %d cells are no pair", path, n, len(cells))
		}
		yield(pair{
			source: cells[0], language: cells[1], kind: cells[2],
			query: strings.Fields(cells[3]), code: strings.Fields(cells[4]), around: strings.Fields(cells[5]),
		})
	}
}
