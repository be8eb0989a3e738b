package eval

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// Greps are the names of the programs that Grep can search with.
var Greps = []string{"ripgrep", "git-grep"}

// Grep answers queries as one does who has no index: it looks for each word of the query, stop words left out,
// takes the files that hold most of the words first, those with more matching lines before others, and reads
// them whole.
type Grep struct {
	search func(ctx context.Context, word string) ([]byte, error) // prints counts; exit code 1 is nothing found
	dir    string
	prefix string                    // of its paths in the checkout
	lines  map[string]map[string]int // by word and file, those that match
	tokens map[string]int            // of a file
}

// Grep searches the files that the place indexes, of whatever kind. The error says how to come by a program that
// is not there.
func (p *Place) Grep(program string) (*Grep, error) {
	prefix, err := p.prefix()
	if err != nil {
		return nil, err
	}
	return NewGrep(p.Options.Root, prefix, program)
}

// NewGrep searches the files below root. Their paths in answers are behind the prefix.
func NewGrep(root, prefix, program string) (*Grep, error) {
	g := &Grep{dir: root, prefix: prefix, lines: map[string]map[string]int{}, tokens: map[string]int{}}
	missing := func(command, install string) error {
		return fmt.Errorf("%s needs the command %s, which is not on the PATH: %s", program, command, install)
	}
	switch program {
	case "ripgrep":
		if _, err := exec.LookPath("rg"); err != nil {
			return nil, missing("rg", "the package ripgrep of your system has it, or `cargo install ripgrep`")
		}
		g.search = g.ripgrep
	case "git-grep":
		if _, err := git.Path(); err != nil {
			return nil, missing("git", "install git")
		}
		g.search = g.gitGrep
	default:
		return nil, fmt.Errorf("no program %s to compare with: use %s", program, strings.Join(Greps, " or "))
	}
	return g, nil
}

func (g *Grep) ripgrep(ctx context.Context, word string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "rg", "--no-config", "--count", "--ignore-case", "--fixed-strings", "--null", "--with-filename", "--no-messages", "--regexp", word, "--", ".")
	cmd.Dir = g.dir
	return cmd.Output()
}

func (g *Grep) gitGrep(ctx context.Context, word string) ([]byte, error) {
	return git.Grep(ctx, g.dir, "--exclude-standard", "-I", "--count", "--ignore-case", "--fixed-strings", "--null", "-e", word, "--", ".")
}

// Answer returns at most limit whole files, the most promising first.
func (g *Grep) Answer(ctx context.Context, text string, limit int) ([]ctxsys.Hit, error) {
	words, lines := map[string]int{}, map[string]int{}
	for _, word := range query.Parse(text).Keywords {
		found, err := g.find(ctx, strings.ToLower(word))
		if err != nil {
			return nil, err
		}
		for file, n := range found {
			words[file]++
			lines[file] += n
		}
	}
	files := make([]string, 0, len(words))
	for file := range words {
		files = append(files, file)
	}
	slices.SortFunc(files, func(a, b string) int {
		return cmp.Or(cmp.Compare(words[b], words[a]), cmp.Compare(lines[b], lines[a]), cmp.Compare(a, b))
	})
	var hits []ctxsys.Hit
	for _, file := range files[:min(limit, len(files))] {
		n, err := g.size(file)
		if err != nil {
			return nil, err
		}
		hits = append(hits, ctxsys.Hit{Rank: len(hits) + 1, Path: path.Join(g.prefix, file), StartLine: 1, EndLine: math.MaxInt, Tokens: n})
	}
	return hits, nil
}

// find counts the lines that hold a word, in any case, in each file that has some.
func (g *Grep) find(ctx context.Context, word string) (map[string]int, error) {
	if found, known := g.lines[word]; known {
		return found, nil
	}
	out, err := g.search(ctx, word)
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == 1 { // nothing found
		err = nil
	}
	if err != nil {
		return nil, fmt.Errorf("search for %q in %s: %w", word, g.dir, err)
	}
	found, err := parseCounts(out)
	g.lines[word] = found
	return found, err
}

// parseCounts reads PATH, a NUL, a number and a line end, again and again.
func parseCounts(out []byte) (map[string]int, error) {
	counts := map[string]int{}
	for len(out) > 0 {
		file, rest, ok := bytes.Cut(out, []byte{0})
		number, rest, _ := bytes.Cut(rest, []byte("\n"))
		n, err := strconv.Atoi(string(number))
		if !ok || err != nil {
			return nil, fmt.Errorf("counts of a search that cannot be read: %.40q", out)
		}
		counts[filepath.ToSlash(filepath.Clean(string(file)))] = n
		out = rest
	}
	return counts, nil
}

// size is what reading a file costs.
func (g *Grep) size(file string) (int, error) {
	if n, known := g.tokens[file]; known {
		return n, nil
	}
	text, err := os.ReadFile(filepath.Join(g.dir, filepath.FromSlash(file)))
	if err != nil {
		return 0, err
	}
	g.tokens[file] = token.Estimate(string(text))
	return g.tokens[file], nil
}
