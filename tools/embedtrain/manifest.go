package main

import (
	"bufio"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// source is one row of the manifest: a body of code under one name, version and set of licences.
type source struct {
	kind    string // debian, npm, go, goroot
	name    string
	version string // - for the newest there is
	licence string // - before it was fetched
	pairs   int    // that were mined
}

// String names the source in messages and in the pairs.
func (s source) String() string { return s.kind + "/" + s.name }

// folder is where the source lies below the folder of all material.
func (s source) folder(dir string) string {
	return filepath.Join(dir, s.kind, strings.ReplaceAll(s.name, "/", "+"))
}

// readManifest reads the rows of a manifest: kind, name, version, licence and pairs, tabs between them. Only the
// first two must be there. Lines that begin with # are comments.
func readManifest(path string) ([]source, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var sources []source
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		s, err := parseSource(strings.Split(line, "\t"))
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n, err)
		}
		sources = append(sources, s)
	}
	return sources, lines.Err()
}

func parseSource(cells []string) (source, error) {
	s := source{version: "-", licence: "-"}
	if len(cells) < 2 || len(cells) > 5 {
		return s, fmt.Errorf("%d cells: a row is kind, name, version, licence, pairs", len(cells))
	}
	s.kind, s.name = cells[0], cells[1]
	if _, ok := fetchers[s.kind]; !ok {
		return s, fmt.Errorf("no kind of source is called %q", s.kind)
	}
	if len(cells) > 2 {
		s.version = cells[2]
	}
	if len(cells) > 3 {
		s.licence = cells[3]
	}
	if len(cells) > 4 {
		n, err := strconv.Atoi(cells[4])
		if err != nil {
			return s, err
		}
		s.pairs = n
	}
	return s, nil
}

// writeManifest writes the rows sorted by kind and name.
func writeManifest(path string, sources []source) error {
	sources = slices.Clone(sources)
	slices.SortFunc(sources, func(a, b source) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.name, b.name))
	})
	var b strings.Builder
	b.WriteString("# kind\tname\tversion\tlicence\tpairs\n")
	for _, s := range sources {
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s\t%d\n", s.kind, s.name, s.version, s.licence, s.pairs)
	}
	return os.WriteFile(path, []byte(b.String()), 0o644)
}
