package parse

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var (
	trees  = flag.String("trees", "", "folders of sources for TestAgainstCtags, separated by commas, in place of the samples")
	misses = flag.Int("misses", 20, "how many differences of a kind TestAgainstCtags lists with -v")
)

// TestAgainstCtags holds our symbols against those of Universal Ctags, language by language: what it has and
// we miss, and what we have and it does not. -run TestAgainstCtags/rust is one language, -trees names other
// files than the samples, -v shows the differences.
//
// Where a language has a grammar, functions and types are held to a floor. An outline by lines is only
// reported: it leaves out what is not sure to be a definition.
func TestAgainstCtags(t *testing.T) {
	if _, err := exec.LookPath("ctags"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("ctags is not installed: apt-get install universal-ctags")
		}
		t.Skip("ctags is not installed: apt-get install universal-ctags")
	}
	sources := ctagsSources(t)
	p := New()
	defer p.Close()
	for _, o := range ctagsOracles {
		t.Run(o.language, func(t *testing.T) {
			paths := sources[o.language]
			_, grammar := languages()[o.language]
			switch {
			case len(paths) > 0:
			case grammar && *trees == "":
				t.Fatalf("no sample in testdata is %s", o.language)
			default:
				t.Skip("no files")
			}
			c := comparison{oracle: o, kinds: o.table(), tally: map[string]*ctagsTally{}}
			tags := c.tags(t, paths)
			for _, path := range paths {
				c.file(t, p, path, tags[path])
			}
			c.report(t, len(paths), grammar)
		})
	}
}

// ctagsSources lists the files to compare by language.
func ctagsSources(t *testing.T) map[string][]string {
	t.Helper()
	roots := []string{"testdata"}
	if *trees != "" {
		roots = strings.Split(*trees, ",")
	}
	sources := map[string][]string{}
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && d.Name() == ".git":
				return fs.SkipDir
			case d.Type().IsRegular():
				language := walk.LanguageOf(filepath.ToSlash(path))
				sources[language] = append(sources[language], path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return sources
}

// ctag is one definition as ctags prints it.
type ctag struct {
	Type      string `json:"_type"`
	Name      string `json:"name"`
	Path      string `json:"path"`
	Line      int    `json:"line"`
	Kind      string `json:"kind"`
	Scope     string `json:"scope"`
	ScopeKind string `json:"scopeKind"`
	Roles     string `json:"roles"`
	File      string `json:"-"` // its text
}

// source returns the line of the tag.
func (c *ctag) source() string {
	text := c.File
	for range c.Line - 1 {
		_, text, _ = strings.Cut(text, "\n")
	}
	line, _, _ := strings.Cut(text, "\n")
	return strings.TrimSpace(line)
}

// comparison gathers what the two say about the files of one language.
type comparison struct {
	oracle   ctagsOracle
	kinds    map[string]ctagsGroup
	tally    map[string]*ctagsTally // by kind of ctags
	ours     int                    // functions and types of ours
	invented []string
	seenAs   map[string]int // "our type, their kind" -> count, where the kinds differ
}

type ctagsTally struct {
	tags, found int
	excused     map[string]int // by reason
	missed      []string
}

// tags runs ctags over the files and returns its definitions by file.
func (c *comparison) tags(t *testing.T, paths []string) map[string][]ctag {
	t.Helper()
	cmd := exec.Command("ctags", "--options=NONE", "--quiet", "--sort=no", "--output-format=json", "--fields=+nKZsr", "--extras=-r",
		"--kinds-all=*", "--language-force="+c.oracle.ctags, "-L", "-", "-f", "-")
	cmd.Stdin = strings.NewReader(strings.Join(paths, "\n") + "\n")
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("ctags: %v\n%s", err, stderr.String())
	}
	tags := map[string][]ctag{}
	for line := range bytes.Lines(out) {
		var tag ctag
		if err := json.Unmarshal(line, &tag); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		if tag.Type == "tag" && tag.Line > 0 {
			tags[tag.Path] = append(tags[tag.Path], tag)
		}
	}
	if len(tags) == 0 {
		t.Fatalf("ctags has nothing\n%s", stderr.String())
	}
	return tags
}

func (c *comparison) file(t *testing.T, p *Parser, path string, tags []ctag) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f := p.Parse(c.oracle.language, text, facts.Full)
	byName := map[string][]int{}
	for i := range f.Symbols {
		name := bareName(f.Symbols[i].Name)
		byName[name] = append(byName[name], i)
	}
	taken := make([]string, len(f.Symbols))
	for i := range tags {
		tag := &tags[i]
		group, counts := c.kinds[tag.Kind]
		if !counts || isAnonymous(tag.Name) {
			continue
		}
		best := c.match(f, byName[bareName(tag.Name)], taken, tag, group)
		if best >= 0 {
			taken[best] = tag.Kind
		}
		tag.File = string(text)
		c.count(tag, best >= 0 || group == ctagsTypes && dots(tag.Name) == f.Package)
	}
	c.reverse(f, path, tags, taken)
}

// match returns the symbol that a tag stands for, -1 if there is none: of those of its name and sort that
// hold its line, the one that begins nearest to it. A symbol stands for one tag of a kind; of different
// kinds for several, as in typedef struct s {} s.
func (c *comparison) match(f *facts.File, candidates []int, taken []string, tag *ctag, group ctagsGroup) int {
	best, bestDistance := -1, 0
	for _, i := range candidates {
		s := &f.Symbols[i]
		if taken[i] == tag.Kind && !c.oracle.pieces || !group.has(s.Type) || !spans(s, tag.Line) {
			continue
		}
		distance := max(tag.Line-s.StartLine, s.StartLine-tag.Line)
		if best < 0 || distance < bestDistance {
			best, bestDistance = i, distance
		}
	}
	return best
}

func spans(s *facts.Symbol, line int) bool {
	return s.StartLine-1 <= line && line <= max(s.EndLine, s.StartLine+1)
}

func (c *comparison) count(tag *ctag, found bool) {
	n := c.tally[tag.Kind]
	if n == nil {
		n = &ctagsTally{excused: map[string]int{}}
		c.tally[tag.Kind] = n
	}
	n.tags++
	if found {
		n.found++
		return
	}
	for _, e := range c.oracle.excuses {
		if slices.Contains(strings.Fields(e.kinds), tag.Kind) && e.holds(tag) {
			n.excused[e.reason]++
			return
		}
	}
	n.missed = append(n.missed, fmt.Sprintf("%s:%d %s %s | %.80s", tag.Path, tag.Line, tag.Kind, tag.Name, tag.source()))
}

// reverse looks for the functions and types of ours that no tag was found for.
func (c *comparison) reverse(f *facts.File, path string, tags []ctag, taken []string) {
	byName := map[string][]*ctag{}
	for i := range tags {
		name := bareName(tags[i].Name)
		byName[name] = append(byName[name], &tags[i])
	}
	for i := range f.Symbols {
		s := &f.Symbols[i]
		if !ctagsFunctions.has(s.Type) && !ctagsTypes.has(s.Type) {
			continue
		}
		c.ours++
		if taken[i] != "" {
			continue
		}
		other := ""
		for _, tag := range byName[bareName(s.Name)] {
			if spans(s, tag.Line) {
				other = tag.Kind
				break
			}
		}
		if other != "" {
			if c.seenAs == nil {
				c.seenAs = map[string]int{}
			}
			c.seenAs[fmt.Sprintf("%s, %s to ctags", s.Type, other)]++
			continue
		}
		c.invented = append(c.invented, fmt.Sprintf("%s:%d %s %s | %.80s", path, s.StartLine, s.Type, s.QualifiedName, s.Signature))
	}
}

func (c *comparison) report(t *testing.T, files int, grammar bool) {
	var b strings.Builder
	fmt.Fprintf(&b, "%d files\n%-24s %7s %7s %7s %7s\n", files, "kind of ctags", "tags", "ours", "excused", "recall")
	held := map[ctagsGroup]*ctagsTally{ctagsFunctions: {}, ctagsTypes: {}}
	for _, kind := range slices.Sorted(maps.Keys(c.tally)) {
		n := c.tally[kind]
		excused := 0
		for _, times := range n.excused {
			excused += times
		}
		fmt.Fprintf(&b, "%-24s %7d %7d %7d %7.4f\n", kind, n.tags, n.found, excused, ratio(n.found, n.tags-excused))
		if h := held[c.kinds[kind]]; h != nil {
			h.tags += n.tags - excused
			h.found += n.found
		}
	}
	functions, types := held[ctagsFunctions], held[ctagsTypes]
	fmt.Fprintf(&b, "%-24s %7d %7d %7s %7.4f\n", "all functions", functions.tags, functions.found, "", functions.recall())
	fmt.Fprintf(&b, "%-24s %7d %7d %7s %7.4f\n", "all types", types.tags, types.found, "", types.recall())
	fmt.Fprintf(&b, "functions and types of ours: %d, unknown to ctags %d\n", c.ours, len(c.invented))
	for _, what := range slices.Sorted(maps.Keys(c.seenAs)) {
		fmt.Fprintf(&b, "    %d %s\n", c.seenAs[what], what)
	}
	t.Log(b.String())
	c.differences(t)
	if grammar && min(functions.recall(), types.recall()) < c.oracle.floor {
		t.Errorf("recall %.4f of functions and %.4f of types, want %.2f; -v lists what is missing", functions.recall(), types.recall(), c.oracle.floor)
	}
}

// differences lists what is missing, what was excused and what ctags does not know.
func (c *comparison) differences(t *testing.T) {
	if !testing.Verbose() {
		return
	}
	var b strings.Builder
	for _, kind := range slices.Sorted(maps.Keys(c.tally)) {
		n := c.tally[kind]
		for _, reason := range slices.Sorted(maps.Keys(n.excused)) {
			fmt.Fprintf(&b, "%s: %d excused: %s\n", kind, n.excused[reason], reason)
		}
		if c.kinds[kind] != ctagsValues {
			list(&b, kind+": missing", n.missed)
		}
	}
	list(&b, "unknown to ctags", c.invented)
	for _, kind := range slices.Sorted(maps.Keys(c.tally)) {
		if c.kinds[kind] == ctagsValues {
			list(&b, kind+": missing", c.tally[kind].missed)
		}
	}
	t.Log("\n" + b.String())
}

// list writes *misses of the items, spread evenly over all of them.
func list(b *strings.Builder, what string, items []string) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintf(b, "%s: %d\n", what, len(items))
	shown := min(len(items), *misses)
	for i := range shown {
		fmt.Fprintf(b, "    %s\n", items[i*len(items)/shown])
	}
}

func (n *ctagsTally) recall() float64 { return ratio(n.found, n.tags) }

func ratio(part, whole int) float64 {
	if whole == 0 {
		return 1
	}
	return float64(part) / float64(whole)
}

// bareName is a name without what qualifies it: ctags and the languages write Foo::bar, self.bar, Foo\Bar
// and M:bar. Blanks in operators do not count.
func bareName(name string) string {
	name = strings.Join(strings.Fields(name), "")
	if m := qualifier.FindStringIndex(name); m != nil && m[1] < len(name) {
		return name[m[1]:]
	}
	return name
}

var qualifier = regexp.MustCompile(`^.*[\w?!>)](\.|::|:|\\)`)

// isAnonymous reports whether ctags made the name up.
func isAnonymous(name string) bool {
	return name == "" || madeUp.MatchString(name)
}

var madeUp = regexp.MustCompile(`^(__anon|anonFunc|AnonymousClass|anonymousFunction)[0-9a-f]+$|^<.*>$`)

// ctagsGroup is the sort of a symbol: what ctags and we call differently is compared within one.
type ctagsGroup byte

const (
	ctagsFunctions ctagsGroup = 'f'
	ctagsTypes     ctagsGroup = 't'
	ctagsValues    ctagsGroup = 'v' // fields, constants, variables; reported, not held to a floor
	ctagsAny       ctagsGroup = '*' // macros and the like: whatever they stand for, reported only
)

func (g ctagsGroup) has(t ctxsys.EntityType) bool {
	switch t {
	case ctxsys.TypeFunction, ctxsys.TypeMethod:
		return g == ctagsFunctions || g == ctagsAny
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum, ctxsys.TypeModule, ctxsys.TypeNamespace:
		return g == ctagsTypes || g == ctagsAny
	case ctxsys.TypeProperty, ctxsys.TypeConstant, ctxsys.TypeVariable:
		return g == ctagsValues || g == ctagsAny
	}
	return false
}
