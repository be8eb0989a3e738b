package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cespare/xxhash/v2"
	"golang.org/x/sync/errgroup"

	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

func mineVerb(ctx context.Context, args []string, out io.Writer) error {
	f := flags("mine")
	manifest := f.String("manifest", "tools/embedtrain/manifest.tsv", "the sources; the number of pairs is written back")
	from := f.String("from", "", "folder the sources were fetched into")
	leakDirs := f.String("leaks", "", "folders with a benchmark tree in each of their folders, separated by commas")
	path := f.String("out", "pairs.tsv.zst", "file for the pairs")
	limit := f.Int("cap", 1500, "pairs of one kind from one source")
	threads := f.Int("threads", 2, "sources read at a time")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *from == "" || *leakDirs == "" {
		return errors.New("mine needs -from and -leaks: what to read and what must not be in it")
	}
	sources, err := readManifest(*manifest)
	if err != nil {
		return err
	}
	l, err := readLeaks(ctx, strings.Split(*leakDirs, ","))
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d shingles of %d benchmark trees\n", len(l.hashes), len(l.names))
	all, err := mineAll(ctx, sources, *from, *limit, *threads)
	if err != nil {
		return err
	}
	pairs, dropped := sift(all, l, sources)
	tally(out, pairs, dropped)
	if err := writePairs(*path, pairs); err != nil {
		return err
	}
	sources = slices.DeleteFunc(sources, func(s source) bool { return s.pairs == 0 })
	return writeManifest(*manifest, sources)
}

// mineAll mines the sources side by side; the pairs come in the order of the sources.
func mineAll(ctx context.Context, sources []source, dir string, limit, threads int) ([][]pair, error) {
	all := make([][]pair, len(sources))
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(threads)
	for i, s := range sources {
		g.Go(func() error {
			pairs, err := mineTree(ctx, s.String(), filepath.Join(s.folder(dir), "tree"))
			if err != nil {
				return fmt.Errorf("%s: %w; fetch it first", s, err)
			}
			all[i] = capped(pairs, limit)
			return nil
		})
	}
	return all, g.Wait()
}

// mineTree mines one source.
func mineTree(ctx context.Context, name, dir string) ([]pair, error) {
	dir, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return nil, err
	}
	m := newMiner(name)
	defer m.close()
	_, err = walk.Walk(ctx, dir, walk.Options{Include: []string{"**"}}, func(f walk.File) error {
		if f.Vendored() || f.Generated() || !walk.IsCode(f.Language) && f.Language != "markdown" {
			return nil
		}
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(f.Path)))
		if err != nil || walk.IsBinary(text) || walk.IsGenerated(f.Path, text) {
			return nil // a source may hold links to what is in another package
		}
		m.file(f, text)
		return nil
	})
	return m.pairs, err
}

// capped keeps limit pairs of each kind, those whose hashes are smallest: a sample that does not hang on the
// order of the files.
func capped(pairs []pair, limit int) []pair {
	kinds := map[string]int{}
	return slices.DeleteFunc(byHash(pairs), func(p pair) bool {
		kinds[p.kind]++
		return kinds[p.kind] > limit
	})
}

func byHash(pairs []pair) []pair {
	type hashed struct {
		hash uint64
		pair
	}
	all := make([]hashed, len(pairs))
	for i, p := range pairs {
		all[i] = hashed{p.hash(), p}
	}
	slices.SortStableFunc(all, func(a, b hashed) int { return cmp.Compare(a.hash, b.hash) })
	for i := range all {
		pairs[i] = all[i].pair
	}
	return pairs
}

// hash is of what makes two pairs the same.
func (p *pair) hash() uint64 {
	return xxhash.Sum64String(strings.Join(p.query, " ") + "\t" + strings.Join(p.code, " "))
}

// sift drops what was seen before, and what is in a benchmark, and counts the rest for each source.
func sift(all [][]pair, l *leaks, sources []source) (kept []pair, dropped map[string]int) {
	dropped = map[string]int{}
	seen := map[uint64]bool{}
	for i, pairs := range all {
		sources[i].pairs = 0
		if l.named(sources[i]) {
			dropped["of a benchmark's name"] += len(pairs)
			continue
		}
		for j := range pairs {
			p := &pairs[j]
			h := p.hash()
			switch {
			case seen[h]:
				dropped["repeated"]++
				continue
			case l.leaked(p):
				dropped["in a benchmark"]++
				continue
			}
			seen[h] = true
			kept = append(kept, *p)
			sources[i].pairs++
		}
	}
	return kept, dropped
}

// tally prints how many pairs there are of each kind and language.
func tally(out io.Writer, pairs []pair, dropped map[string]int) {
	kinds, languages := map[string]int{}, map[string]int{}
	for _, p := range pairs {
		kinds[p.kind]++
		languages[p.language]++
	}
	fmt.Fprintf(out, "%d pairs\n", len(pairs))
	for _, m := range []map[string]int{kinds, languages, dropped} {
		for _, k := range slices.SortedFunc(maps.Keys(m), func(a, b string) int {
			return cmp.Or(cmp.Compare(m[b], m[a]), cmp.Compare(a, b))
		}) {
			fmt.Fprintf(out, "  %s %d", k, m[k])
		}
		fmt.Fprintln(out)
	}
}

// miner makes pairs of the files of one source.
type miner struct {
	source   string
	parser   *parse.Parser
	analyzer *lexical.Analyzer
	pairs    []pair
}

func newMiner(source string) *miner {
	return &miner{source: source, parser: parse.New(), analyzer: lexical.NewAnalyzer()}
}

func (m *miner) close() { m.parser.Close() }
