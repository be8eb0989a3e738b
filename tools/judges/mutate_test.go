package judges_test

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/effort"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var (
	mutationCount = flag.Int("mutations", 0, "how many mutations of each repository, in place of those of the effort")
	keptRuns      = flag.String("runs", "", "a folder where what test runners said of mutations is kept, so that a change of affected-tests is judged again without running them")
)

// TestMutations changes one condition, operator or return value at a time in real repositories, runs their tests, and looks for those that fail
// and passed before in what affected-tests lists when nobody asks for all.
func TestMutations(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs the tests of other projects")
	}
	some := suites[:effort.Pick(1, 1, len(suites))]
	if *mutationCount > 0 {
		some = suites
	}
	n := cmp.Or(*mutationCount, effort.Pick(1, 2, 50))
	done, hits, shares := 0, 0, 0.0
	for i, s := range some {
		t.Run(s.name, func(t *testing.T) {
			h, share := mutations(t, s, effort.Seed(1)+uint64(i), n)
			done, hits, shares = done+n, hits+h, shares+share
		})
	}
	if done == 0 {
		return
	}
	t.Logf("a failing test is listed for %d of %d mutations, lists have %.1f %% of all tests on average", hits, done, 100*shares/float64(done))
	if 100*hits < 95*done {
		t.Errorf("a failing test is listed for %d of %d mutations, want 95 %%", hits, done)
	}
	if mean := shares / float64(done); done >= 10 && mean > 0.25 {
		t.Errorf("lists have %.1f %% of all tests on average, want 25 %%", 100*mean)
	}
}

// listed is a test as affected-tests has it.
type listed struct {
	Path, Runner, Name, Target, Why string
	Depth                           int
	Likely                          bool
}

// selects reports whether the runner that is given a test of the list runs a test.
func (l listed) selects(test string) bool {
	switch l.Runner {
	case "go":
		return test == l.Target+" "+l.Name
	case "pytest":
		return test == l.Name || strings.HasPrefix(test, l.Name+"::")
	case "cargo":
		return strings.Contains(test, l.Name)
	}
	return test == l.Name
}

// outcome is what one run of all tests says: true for a test that passed. A name that ends in :: or # is of all tests below it. Built is false where
// nothing could be run, or not in time.
type outcome struct {
	Built bool
	Tests map[string]bool
}

// ran notes a test. One that runs several times has to pass each time.
func (o *outcome) ran(test string, passed bool) {
	before, known := o.Tests[test]
	o.Tests[test] = passed && (before || !known)
}

// failing are the tests that failed of some that passed before.
func (o *outcome) failing(stable map[string]bool) (out []string) {
	for test := range stable {
		for name, passed := range o.Tests {
			if !passed && (name == test || (strings.HasSuffix(name, "::") || strings.HasSuffix(name, "#")) && strings.HasPrefix(test, name)) {
				out = append(out, test)
				break
			}
		}
	}
	slices.Sort(out)
	return out
}

// mutations returns for how many of n a failing test is listed, and the sum of the lists' shares of all tests.
func mutations(t *testing.T, s suite, seed uint64, n int) (hits int, sum float64) {
	root, run := s.open(t)
	git := func(args ...string) {
		cmd := exec.Command("git", append([]string{"-C", root, "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	git("add", "-A")
	git("commit", "-q", "-m", "as it is")
	t.Setenv("CTX_SYS_HOME", t.TempDir())
	ctxSys := func(args ...string) []byte {
		cmd := exec.Command(program, args...)
		cmd.Dir = root
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%v: %v", args, err)
		}
		return out
	}
	ctxSys("index", "--quiet", "--no-embed")

	stable := map[string]bool{}
	for i := range effort.Pick(1, 1, 3) {
		o := remembered(t, fmt.Sprintf("%s baseline %d", s.name, i), "", run)
		if !o.Built || len(o.Tests) == 0 {
			t.Fatal("the tests do not run before any change")
		}
		for test, passed := range o.Tests {
			if i == 0 {
				stable[test] = passed
			}
		}
		for test := range stable {
			if !o.Tests[test] {
				delete(stable, test)
			}
		}
	}
	rng := rand.New(rand.NewPCG(seed, 24))
	sites := mutable(t, root, s)
	var some, all, failed, found, wholly int
	var long float64
	var shares []float64
	tried := 0
	for done := 0; done < n && tried < 20*n; tried++ {
		m := sites[rng.IntN(len(sites))].mutate(rng, s.language)
		if m == nil {
			continue
		}
		if err := os.WriteFile(filepath.Join(root, m.path), m.text, 0o644); err != nil {
			t.Fatal(err)
		}
		o := remembered(t, s.name+"\x00"+m.path+"\x00"+string(m.text), m.path, run)
		failing := o.failing(stable)
		if o.Built && len(failing) > 0 {
			done++
			var answer struct{ Tests []listed }
			decode(t, ctxSys("affected-tests", "--json", "--all"), &answer)
			selected, beyond, missed := map[string]bool{}, map[string]bool{}, []string{}
			for _, l := range answer.Tests {
				for test := range stable {
					if !beyond[test] && l.selects(test) {
						beyond[test] = true
						selected[test] = selected[test] || l.Likely
					}
				}
			}
			maps.DeleteFunc(selected, func(_ string, likely bool) bool { return !likely })
			in := false
			for _, test := range failing {
				if !selected[test] {
					missed = append(missed, test)
				}
				in = in || beyond[test]
			}
			share := float64(len(selected)) / float64(len(stable))
			shares = append(shares, share)
			long += float64(len(beyond)) / float64(len(stable))
			failed, found = failed+len(failing), found+len(failing)-len(missed)
			if len(missed) < len(failing) {
				some++
			}
			if len(missed) == 0 {
				all++
			}
			if in {
				wholly++
			}
			t.Logf("%s: %d fail, %d of them not listed %.200v; %d listed (%.0f %%) of %d found", m.what, len(failing), len(missed), missed, len(selected), 100*share, len(beyond))
		}
		git("checkout", "-q", "--", m.path)
	}
	if len(shares) < n {
		t.Fatalf("only %d of %d mutations made a test fail", len(shares), tried)
	}
	ctxSys("index", "--quiet", "--no-embed") // and with it what the last question began in the background, which would write where the copy is removed
	slices.Sort(shares)
	for _, x := range shares {
		sum += x
	}
	t.Logf("%s: %d tests, %d mutations of %d that were tried: a failing test listed %d, all failing tests listed %d (%d of %d tests); list mean %.1f %%, median %.1f %% of all tests; with --all a failing test listed %d, mean %.1f %%",
		s.name, len(stable), n, tried, some, all, found, failed, 100*sum/float64(n), 100*shares[n/2], wholly, 100*long/float64(n))
	if 100*some < 85*n {
		t.Errorf("a failing test is listed for %d of %d mutations, want 85 %%", some, n)
	}
	return some, sum
}

// remembered runs all tests, or says what they said before of the same text.
func remembered(t *testing.T, key, changed string, run runner) outcome {
	t.Helper()
	var o outcome
	h := fnv.New64a()
	h.Write([]byte(key))
	file := filepath.Join(*keptRuns, fmt.Sprintf("%016x.json", h.Sum64()))
	if *keptRuns != "" {
		if text, err := os.ReadFile(file); err == nil {
			decode(t, text, &o)
			return o
		}
	}
	o, err := run(changed)
	if err != nil {
		t.Fatal(err)
	}
	if *keptRuns != "" {
		text, err := json.Marshal(o)
		if err := errors.Join(err, os.WriteFile(file, text, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// function is one that mutations are made in.
type function struct {
	path, name string
	text       []byte // of the file
	code       []byte // the same without what is in strings and comments
	start, end int    // of the body
}

// mutation is a file with one change.
type mutation struct {
	path, what string
	text       []byte
}

// mutable returns the functions of a repository that are no tests.
func mutable(t *testing.T, root string, s suite) (out []function) {
	t.Helper()
	p := parse.New()
	defer p.Close()
	for _, pattern := range s.sources {
		files, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			rel, err := filepath.Rel(root, file)
			if err != nil {
				t.Fatal(err)
			}
			if walk.LanguageOf(rel) != s.language || walk.IsTest(filepath.ToSlash(rel)) {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			f := p.Parse(s.language, text, facts.Full)
			code := onlyCode(text, f.Comments, s.language)
			for _, sym := range f.Symbols {
				if sym.Type != "function" && sym.Type != "method" || strings.Contains(sym.QualifiedName, "test") || sym.BodyStart >= sym.End {
					continue
				}
				out = append(out, function{rel, sym.QualifiedName, text, code, sym.BodyStart, sym.End})
			}
		}
	}
	if len(out) == 0 {
		t.Fatal("there are no functions to change")
	}
	return out
}

// onlyCode blanks what is in comments and strings.
func onlyCode(text []byte, comments []facts.Span, language string) []byte {
	code := bytes.Clone(text)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			if code[i] != '\n' {
				code[i] = '_'
			}
		}
	}
	for _, c := range comments {
		blank(c.Start, c.End)
	}
	quotes := map[string]string{"go": "\"`'", "python": `"'`, "typescript": "\"`'", "java": `"'`, "rust": `"`, "c": `"'`}[language]
	for i := 0; i < len(code); i++ {
		if !strings.ContainsRune(quotes, rune(code[i])) {
			continue
		}
		end := string(code[i])
		if three := strings.Repeat(end, 3); language == "python" && bytes.HasPrefix(code[i:], []byte(three)) {
			end = three
		}
		j := i + len(end)
		for j < len(code) && !bytes.HasPrefix(code[j:], []byte(end)) && (code[j] != '\n' || end == "`" || len(end) == 3) {
			if code[j] == '\\' && (end != "`" || language != "go") {
				j++
			}
			j++
		}
		blank(i+len(end), min(j, len(code)))
		i = j + len(end) - 1
	}
	return code
}

var (
	operator  = regexp.MustCompile(` (===|!==|==|!=|<=|>=|<|>|&&|\|\||\+|-|\*|and|or) `)
	condition = regexp.MustCompile(`\b(if|elif|while)\b[ (]`)
	returned  = regexp.MustCompile(`\breturn\b[ (]`)
	opposite  = map[string]string{"===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+", "and": "or", "or": "and"}
	values    = map[string][]string{
		"go":         {"nil", "0", `""`, "true", "false"},
		"python":     {"None"},
		"typescript": {"undefined as any"},
		"java":       {"null", "0", `""`, "true", "false"},
		"rust":       {"Default::default()"},
		"c":          {"0", "1"},
	}
)

// mutate makes one change at random, nil where there is nothing to change.
func (f function) mutate(rng *rand.Rand, language string) *mutation {
	body := f.code[f.start:f.end]
	type change struct {
		start, end int
		by         string
	}
	var kinds [3][]change // operators, conditions, return values
	for _, at := range operator.FindAllSubmatchIndex(body, -1) {
		kinds[0] = append(kinds[0], change{f.start + at[2], f.start + at[3], opposite[string(body[at[2]:at[3]])]})
	}
	for _, at := range condition.FindAllIndex(body, -1) {
		start, end := f.expression(f.start+at[1]-1, language, true)
		text := string(f.text[start:end])
		if start == end || strings.ContainsAny(text, ";\n") || strings.HasPrefix(text, "let ") || strings.Contains(text, ":=") {
			continue
		}
		not := map[bool]string{true: "not (" + text + ")", false: "!(" + text + ")"}[language == "python"]
		if text[0] == '(' && language != "python" {
			not = "(!" + text + ")"
		}
		kinds[1] = append(kinds[1], change{start, end, map[bool]string{true: " ", false: ""}[f.code[start-1] != ' '] + not})
	}
	for _, at := range returned.FindAllIndex(body, -1) {
		start, end := f.expression(f.start+at[1]-1, language, false)
		if start == end {
			continue
		}
		by := values[language][rng.IntN(len(values[language]))]
		if parts := f.parts(start, end); language == "go" && len(parts) > 1 {
			p := parts[rng.IntN(len(parts))]
			start, end = p[0], p[1]
		}
		if string(f.text[start:end]) != by {
			kinds[2] = append(kinds[2], change{start, end, map[bool]string{true: " ", false: ""}[f.code[start-1] != ' '] + by})
		}
	}
	if language == "rust" { // the last expression is what is returned
		if lines := bytes.Split(bytes.TrimRight(body, "} \n\t"), []byte("\n")); len(lines) > 1 {
			last := lines[len(lines)-1]
			if text := bytes.TrimSpace(last); len(text) > 0 && !bytes.ContainsAny(text, ";{}") && bytes.Count(text, []byte("(")) == bytes.Count(text, []byte(")")) && text[0] != '.' {
				at := f.start + bytes.LastIndex(body, text)
				kinds[2] = append(kinds[2], change{at, at + len(text), values[language][0]})
			}
		}
	}
	some := slices.DeleteFunc(kinds[:], func(c []change) bool { return len(c) == 0 })
	if len(some) == 0 {
		return nil
	}
	kind := some[rng.IntN(len(some))]
	c := kind[rng.IntN(len(kind))]
	text := slices.Concat(f.text[:c.start], []byte(c.by), f.text[c.end:])
	line := 1 + bytes.Count(f.text[:c.start], []byte("\n"))
	return &mutation{f.path, fmt.Sprintf("%s:%d %s: %.60q for %.60q", f.path, line, f.name, strings.TrimSpace(c.by), f.text[c.start:c.end]), text}
}

// expression is the one that begins after a place: of a condition in parentheses those with it, else to what ends it.
func (f function) expression(at int, language string, isCondition bool) (start, end int) {
	for at < f.end && f.code[at] == ' ' {
		at++
	}
	parenthesized := isCondition && slices.Contains([]string{"c", "java", "typescript"}, language)
	depth := 0
	for i := at; i < f.end; i++ {
		switch c := f.code[i]; {
		case c == '(' || c == '[' || c == '{' && (!isCondition || depth > 0):
			depth++
		case c == ')' || c == ']' || c == '}':
			if depth--; depth == 0 && parenthesized {
				return at, i + 1
			}
			if depth < 0 {
				return trimmed(f.code, at, i)
			}
		case depth > 0:
		case c == ';', c == '\n', c == '{', c == ':' && isCondition && language == "python":
			return trimmed(f.code, at, i)
		}
	}
	return at, at
}

// parts are the values of a return, which commas are between.
func (f function) parts(start, end int) (out [][2]int) {
	depth, from := 0, start
	for i := start; i <= end; i++ {
		switch c := f.code[min(i, end-1)]; {
		case i == end || c == ',' && depth == 0:
			from, to := trimmed(f.code, from, i)
			out = append(out, [2]int{from, to})
		case strings.ContainsRune("([{", rune(c)):
			depth++
		case strings.ContainsRune(")]}", rune(c)):
			depth--
		}
		if i < end && f.code[i] == ',' && depth == 0 {
			from = i + 1
		}
	}
	return out
}

func trimmed(code []byte, start, end int) (int, int) {
	for start < end && (code[start] == ' ' || code[start] == '\n' || code[start] == '\t') {
		start++
	}
	for end > start && (code[end-1] == ' ' || code[end-1] == '\n' || code[end-1] == '\t') {
		end--
	}
	return start, cmp.Or(end, start)
}
