package e2e

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

var (
	projects   = flag.String("critique.projects", "", "folders of code of any language, separated by commas, that statements are made from by what their index says")
	critiqued  = flag.String("critique.trees", "", "folders of Go code, separated by commas, that statements are made from besides those of the test")
	statements = flag.Int("critique.n", 100, "how many true and how many false statements are made of each tree")
	showWrong  = flag.Bool("critique.show", false, "show the statements that were judged wrongly")
)

// wordings are the ways a fact is said. A is the function or the importing file, B what is said of it, F its file.
var wordings = map[string][]string{
	"file": {
		"A is defined in B.", "The definition of A is in B.", "You can find A in B.", "B defines A.", "A lives in B.", "In B there is a function called A that does this.",
		"The function A is declared in the file B.", "A (B) does the work.", "B contains A and other helpers.", "The implementation of A sits in B.", "A, which is implemented in B, is short.",
		"A can be found in B.", "The file B is home to A.", "A is located in B.",
		"The source of A is B.", "A resides in B.", "If we look at B, A is declared there.", "B is the file where A is defined.", "See B, which declares A.", "The code for A is found in B.", "A comes from B.", "A is part of B.", "Inside B, the function A is implemented.", "The file that defines A is B.", "A is declared at the top of B.",
	},
	"parameter": {
		"A takes B.", "A takes a parameter named B.", "B is a parameter of A.", "A accepts B among its arguments.", "One of the parameters of A is B.", "The function A has a parameter B.",
		"The parameters of A include B.", "B is passed to A.", "A expects a B argument.", "A receives B from its caller.", "A's parameter B decides this.", "The signature of A includes B.",
		"In F, A takes B as an argument.", "A is called with B.",
		"A is given B as a parameter.", "B is one of the arguments that A takes.", "Its first arguments aside, A also takes B.", "Callers pass B to A.", "A has an argument called B.", "Among the parameters of A is B.", "A accepts a B parameter and uses it.", "The argument B of A matters.", "A requires B.", "A declares a parameter B.",
	},
	"return": {
		"A returns B.", "The return type of A is B.", "A has the return type B.", "A returns a B.", "Calling A yields B.", "A's return type is B.", "The result of A is B.", "B is returned by A.",
		"A call to A returns B.", "A is a function returning B.", "The function A gives back B.", "A, defined in F, returns B.", "B is what A returns.",
		"A produces B.", "A ultimately returns B to its caller.", "The function A has B as its return type.", "A evaluates to B.", "The value returned by A is B.", "When it is done, A returns B.", "A is declared to return B.", "What A returns is B.", "A ends by returning B.", "The output of A is B.",
	},
	"call": {
		"A calls B.", "B is called by A.", "A invokes B.", "B is called from A.", "Inside A, B is called.", "A caller of B is A.", "The callers of B include A.", "A delegates to B.",
		"A makes a call to B.", "The body of A calls B.", "A is a caller of B.", "B is invoked by A.", "There is a call to B in A.", "The function that calls B is A.", "A, in F, calls B.",
		"A directly calls B to get this done.", "During its run A invokes B.", "B has A as a caller.", "Among the callers of B is A.", "A hands off to B.", "When A runs, it calls B.", "A uses B.", "One of the functions that call B is A.", "A relies on B.", "B gets called by A.", "The function A contains a call to B.", "A first does its checks and then calls B.", "Control flows from A to B, which A calls.",
	},
	"import": {
		"A imports B.", "The file A imports B.", "B is imported by A.", "A has an import of B.", "A depends on the import B.", "In A, B is imported.", "The imports of A include B.", "A pulls in B.", "B is imported in A.",
		"A has B among its imports.", "A requires B.", "B is one of the imports of A.", "At the top of A, B is imported.", "A uses the import B.", "Among the imports of A is B.",
	},
	"member": {
		"N is a method of B.", "B has a method N.", "The method N belongs to B.", "B has a method called N.", "N is one of the methods of B.", "The type B defines the method N.", "B's method N does this.",
		"N is a member of B.", "The method N of B does this.", "N is defined on B.", "The receiver of N is B.",
		"B declares a method N.", "N is implemented as a method on B.", "B exposes the method N.", "N is a method on the type B.", "B provides N as a method.", "There is a method N on B.",
	},
}

// statement is a sentence and whether it is so.
type statement struct {
	text, kind string
	so         bool
	wording    int
}

// stated are true statements and as many false ones: each fact once with what it says, once with one thing changed.
func stated(k known, r *rand.Rand, n int) []statement {
	byKind := map[string][]fact{}
	for _, f := range k.facts {
		byKind[f.kind] = append(byKind[f.kind], f)
	}
	kinds := []string{"file", "parameter", "return", "call", "import", "member"}
	var out []statement
	for i := 0; len(out) < 2*n && i < 40*n; i++ {
		kind := kinds[i%len(kinds)]
		list := byKind[kind]
		if len(list) == 0 {
			continue
		}
		f := list[r.IntN(len(list))]
		w := r.IntN(len(wordings[kind]))
		wrong := f
		switch name := r.IntN(5) == 0 && kind != "import"; {
		case name:
			wrong.a = k.invented(f.a, r)
		case len(f.others) == 0:
			continue
		case kind == "call":
			wrong.a = f.others[r.IntN(len(f.others))]
		default:
			wrong.b = f.others[r.IntN(len(f.others))]
		}
		style := r.IntN(4)
		out = append(out, statement{say(f, w, style), kind, true, w}, statement{say(wrong, w, style), kind, false, w})
	}
	return out
}

// prose says several things of one function in a sentence or two, one of them wrong where so asks for it.
func (k known) prose(r *rand.Rand, so bool) (statement, bool) {
	byFunction := map[string]map[string]fact{}
	var refs []string
	for _, f := range k.facts {
		if f.kind == "import" {
			continue
		}
		if byFunction[f.a] == nil {
			byFunction[f.a] = map[string]fact{}
			refs = append(refs, f.a)
		}
		byFunction[f.a][f.kind] = f
	}
	for range 1000 {
		fs := byFunction[refs[r.IntN(len(refs))]]
		file, parameter, result, call := fs["file"], fs["parameter"], fs["return"], fs["call"]
		if file.a == "" || parameter.a == "" || result.a == "" || call.a == "" || len(file.others) == 0 || len(parameter.others) == 0 || len(result.others) == 0 {
			continue
		}
		which := r.IntN(5)
		if !so {
			switch which {
			case 0:
				file.b = file.others[0]
			case 1:
				parameter.b = parameter.others[0]
			case 2:
				result.b = result.others[0]
			case 3:
				call.b = k.invented(call.b, r)
			default:
				file.a = k.invented(file.a, r)
			}
		}
		forms := []string{
			"`%[1]s`, defined in `%[2]s`, takes `%[3]s` and returns `%[4]s`. It calls `%[5]s`.",
			"The function `%[1]s` lives in `%[2]s`; it takes `%[3]s`, calls `%[5]s` and returns `%[4]s`.",
			"In `%[2]s`, `%[1]s` accepts a parameter `%[3]s`. It returns `%[4]s` and it calls `%[5]s`.",
			"`%[1]s` (`%[2]s`) does the work:\n\n- takes `%[3]s`\n- returns `%[4]s`\n- calls `%[5]s`",
			"| function | file | parameters | returns | calls |\n|---|---|---|---|---|\n| `%[1]s` | `%[2]s` | `%[3]s` | `%[4]s` | `%[5]s` |",
			"## `%[1]s`\n\nIt is defined in `%[2]s`. It takes `%[3]s`. Its return type is `%[4]s`. It calls `%[5]s`.",
			"`%[5]s` is called by `%[1]s`, which is defined in `%[2]s`. `%[1]s` takes `%[3]s` and returns `%[4]s`.",
			"Everything starts in `%[2]s` with `%[1]s`, which takes `%[3]s`, and which returns `%[4]s`. Inside `%[1]s`, `%[5]s` is called.",
		}
		w := r.IntN(len(forms))
		return statement{fmt.Sprintf(forms[w], file.a, file.b, parameter.b, result.b, call.b), "prose", so, w}, true
	}
	return statement{}, false
}

// invented is a name that nothing has.
func (k known) invented(ref string, r *rand.Rand) string {
	owner, name, dotted := strings.Cut(ref, ".")
	if !dotted {
		owner, name = "", owner
	}
	for i := 0; ; i++ {
		tail := []string{"All", "Async", "Batch", "Internal", "WithRetry", "Many", "Safely", "V2"}[(r.IntN(8)+i)%8]
		if s := name + tail; !k.names[s] {
			if dotted {
				return owner + "." + s
			}
			return s
		}
	}
}

// say words a fact. Of the styles one has names with parentheses behind them and one, for a fact of names that cannot be
// words, has none in code.
func say(f fact, wording, style int) string {
	quoted := func(s string, call bool) string {
		switch {
		case style == 1 && call:
			return "`" + s + "()`"
		case style == 2 && call && strings.Contains(s, "."):
			return s
		}
		return "`" + s + "`"
	}
	b := quoted(f.b, f.kind == "call")
	if style == 3 && (f.kind == "file" || f.kind == "import" && strings.Contains(f.b, ".")) {
		b = f.b
	}
	name := f.a[strings.LastIndexByte(f.a, '.')+1:]
	text := strings.Fields(wordings[f.kind][wording])
	for i, w := range text {
		for letter, s := range map[string]string{"A": quoted(f.a, f.kind != "import"), "B": b, "F": "`" + f.file + "`", "N": "`" + name + "`"} {
			if (w == "A" || w == "B" || w == "F" || w == "N") && w == letter && !(w == "A" && i == 0 && i+1 < len(text) && (text[1] == "call" || text[1] == "caller")) {
				text[i] = s
			} else if len(w) > 1 && w[:1] == letter && strings.ContainsAny(w[1:2], ".,'") || w == "("+letter+")" {
				text[i] = strings.Replace(w, letter, s, 1)
			}
		}
	}
	return strings.Join(text, " ")
}

// rates are the share of false statements that were found, and of true ones that were taken for false. A false statement
// that is called supported fails the test, but for members: what a statement takes the member from may inherit one.
func rates(t *testing.T, p *engine.Project, all []statement) (recall, alarms float64) {
	t.Helper()
	counts := map[bool]int{}
	wrong := map[bool]int{}
	byWording := map[string]int{}
	supported := map[bool]int{} // of statements of one fact
	for _, s := range all {
		r, err := p.Critique(ctx, engine.CritiqueRequest{Draft: s.text})
		if err != nil {
			t.Fatal(err)
		}
		if s.kind != "prose" && len(r.Claims) == 1 && r.Claims[0].Supported {
			if supported[s.so]++; !s.so && s.kind != "member" {
				t.Errorf("supported, and not so: %s %+v", s.text, r.Claims)
			}
		}
		if counts[s.so]++; r.Passed != s.so {
			wrong[s.so]++
			byWording[fmt.Sprintf("%v %s %d", s.so, s.kind, s.wording)]++
			if *showWrong {
				t.Logf("so: %v  %s  %+v %+v", s.so, s.text, r.Claims, r.Issues)
			}
		}
	}
	if *showWrong {
		for k, n := range byWording {
			t.Logf("%3d %s", n, k)
		}
	}
	t.Logf("called supported: %d of the true statements, %d of the false ones (members)", supported[true], supported[false])
	return 1 - float64(wrong[false])/float64(counts[false]), float64(wrong[true]) / float64(counts[true])
}

// Statements made of what go/parser and go/types say about a tree, and the same with one thing changed.
func TestCritiqueOfGo(t *testing.T) {
	trees := map[string]string{"this program": "../..", "net/http": filepath.Join(goroot(t), "src/net/http")}
	for tree := range strings.SplitSeq(*critiqued, ",") {
		if tree != "" {
			trees[filepath.Base(tree)] = tree
		}
	}
	for name, from := range trees {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			if err := copied(root, from); err != nil {
				t.Fatal(err)
			}
			p := open(t, root)
			sync(t, p)
			k, r := knownOf(t, root), rand.New(rand.NewPCG(3, 4))
			all := stated(k, r, *statements)
			for i := range *statements {
				if s, ok := k.prose(r, i%2 == 0); ok {
					all = append(all, s)
				}
			}
			recall, alarms := rates(t, p, all)
			t.Logf("%d statements: %.3f of the false ones found, %.3f of the true ones taken for false", len(all), recall, alarms)
			if len(all) < 250 || recall < 0.95 || alarms > 0.03 {
				t.Errorf("recall %.3f, false alarms %.3f of %d statements", recall, alarms, len(all))
			}
		})
	}
}

// goroot is where Go's own sources are.
func goroot(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// copied copies the Go code of a tree without what is made for tests.
func copied(root, from string) error {
	return filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && slices.Contains([]string{"testdata", ".git", ".ctx-sys", "e2e", "docs"}, d.Name()) {
			return filepath.SkipDir
		}
		rel, err := filepath.Rel(from, path)
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		to := filepath.Join(root, rel)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		return os.WriteFile(to, text, 0o644)
	})
}

// Statements made of what the index itself says, for languages that no other parser is at hand for. They show that
// sentences are understood, not that the index is right.
func TestCritiqueOfProjects(t *testing.T) {
	for tree := range strings.SplitSeq(*projects, ",") {
		if tree == "" {
			continue
		}
		t.Run(filepath.Base(tree), func(t *testing.T) {
			p := open(t, tree)
			sync(t, p)
			all := stated(indexed(t, p), rand.New(rand.NewPCG(5, 6)), *statements)
			recall, alarms := rates(t, p, all)
			t.Logf("%d statements: %.3f of the false ones found, %.3f of the true ones taken for false", len(all), recall, alarms)
			if recall < 0.95 || alarms > 0.03 {
				t.Errorf("recall %.3f, false alarms %.3f", recall, alarms)
			}
		})
	}
}

// indexed is what an index says of its functions.
func indexed(t *testing.T, p *engine.Project) known {
	t.Helper()
	list, err := reader.Entities(ctx, p.Reader(), graph.EntityListRequest{})
	if err != nil {
		t.Fatal(err)
	}
	all := known{names: map[string]bool{}}
	byRef := map[string][]*function{}
	for _, e := range list.Entities {
		all.names[e.Name] = true
		if e.Type != ctxsys.TypeFunction && e.Type != ctxsys.TypeMethod || strings.ContainsAny(e.QualifiedName, "{}<> \"'") || len(e.Name) < 3 {
			continue
		}
		fn := &function{ref: e.QualifiedName, name: e.Name, file: e.Path, line: e.StartLine, calls: map[string]bool{}, idents: map[string]bool{}}
		if parts := strings.Split(e.QualifiedName, "."); len(parts) == 2 && e.Type == ctxsys.TypeMethod {
			fn.receiver = parts[0]
		} else if len(parts) > 1 {
			continue
		}
		for _, q := range e.Metadata.Parameters {
			if name := strings.TrimLeft(q.Name, "*&.$"); name != "self" && name != "cls" && name != "" && !strings.ContainsAny(name, "{[ ") {
				fn.params = append(fn.params, name)
			}
		}
		if e.Metadata.ReturnType != "" && len(e.Metadata.ReturnType) < 40 {
			fn.results = []string{e.Metadata.ReturnType}
		}
		show, err := reader.Show(ctx, p.Reader(), e.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range strings.FieldsFunc(show.Body, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			fn.idents[w] = true
		}
		for _, edge := range show.Edges {
			if edge.Kind == ctxsys.Calls && edge.Source.ID == e.ID && edge.Target != nil && edge.Weight >= 0.8 {
				fn.calls[edge.Target.QualifiedName] = true
			}
		}
		byRef[fn.ref] = append(byRef[fn.ref], fn)
	}
	all.gather(byRef, nil)
	return all
}

// Paragraphs as they are written by people who know this program, and such that are wrong in one thing.
func TestCritiqueOfParagraphs(t *testing.T) {
	root := t.TempDir()
	if err := copied(root, "../.."); err != nil {
		t.Fatal(err)
	}
	p := open(t, root)
	sync(t, p)
	text, err := os.ReadFile("testdata/paragraphs.txt")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		so, draft, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		r, err := p.Critique(ctx, engine.CritiqueRequest{Draft: strings.ReplaceAll(draft, `\n`, "\n")})
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(r.Passed) != so {
			t.Errorf("line %d is %s: %s\n%+v", i+1, so, draft, r.Issues)
		}
		for _, is := range r.Critical {
			if is.Suggestion == "" {
				t.Errorf("line %d: no suggestion for %s", i+1, is.Reason)
			}
		}
	}
}
