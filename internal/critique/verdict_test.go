package critique

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// shop is a project in a line a symbol: where it is, its kind, its name with its parameters and what it returns, what it is
// made from behind <, and what it calls behind >. A ? behind one of those is that it was not resolved, a ! that it is of
// another package.
const shop = `
queue.go:4-11 function drainQueue(orders []string, most int) (int, error) > count pack
queue.go:13-15 function count(orders []string) int
queue.go:17-19 function pack() > wrap
queue.go:21-23 function wrap(paper, size int)
till.go:3-20 class Till < Base
till.go:5-5 property Till.Limit
till.go:7-9 method Till.drain(coins []int) error > Till.count run?
till.go:11-13 method Till.count(coins []int) int > fmt.Println!
till.go:22-30 class Base < Root
till.go:24-26 method Base.open() Drawer
till.go:32-33 interface Drawer
old/till.go:1-9 function drain(notes int)
base.go:1-2 class Root
web.py:1-9 class View < flask.View!
web.py:3-5 method View.get(self, path: str, **options)
web.py:11-12 class Page < Mixin?
web.py:14-15 function render(page, size=1)
web.js:1-3 function listen()
`

// What a draft says, what else the index has, and the verdict on the first of its claims: "" for none.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct{ draft, also, want string }{
		// What the index holds nothing of is never supported, whatever names are in it.
		{"`drainQueue` deletes all files on the disk.", "", IsUnknown},
		{"`Till` is not safe for concurrent use.", "", IsUnknown},
		{"`Till.Limit` defaults to 5 minutes.", "", IsUnknown},
		{"The scheduler uses a priority queue.", "queue.go:40-40 property priority", IsUnknown},
		{"`drainQueue` calls `count` and deletes the files.", "", IsUnknown},
		{"`drainQueue` calls `count`, which is slow.", "", IsUnknown},
		{"`drainQueue` first calls `count`, then `pack`.", "", IsUnknown},
		{"`drainQueue` only calls `count`.", "", IsUnknown},
		{"`drainQueue` always returns an error.", "", IsUnknown},
		{"`count` is only called by `drainQueue`.", "", IsUnknown},
		{"`drainQueue` calls `count` unless the queue is empty.", "", IsUnknown},
		{"`drainQueue` takes `orders` or `count`.", "", IsUnknown},
		{"Nothing in `queue.go` calls `drain`.", "", IsUnknown},
		{"Neither `wrap` nor `count` calls `pack`.", "", IsUnknown},
		{"Unlike `wrap`, `drainQueue` calls `count`.", "", IsUnknown},
		{"Callers of `wrap` call `count`.", "", IsUnknown},
		{"The `count` of `drainQueue` calls is kept.", "", IsUnknown},
		{"If `wrap` calls `count`, the queue is full.", "", IsUnknown},

		// Names and places.
		{"`drainQueue`", "", IsSupported},
		{"`drainAll()` empties the queue.", "", IsContradicted},
		{"The function `drainAll` empties the queue.", "", IsContradicted},
		{"`Till.close` locks it.", "", IsContradicted},
		{"`View.close` locks it.", "", IsUnknown}, // it may be of the type of another package
		{"`drainQueue` is defined in `queue.go`.", "", IsSupported},
		{"`drainQueue` lives in `till.go`.", "", IsContradicted},
		{"`drainQueue` is in `queues.go`.", "", IsContradicted},
		{"`queue.go` defines `drainQueue` and `pack`.", "", IsSupported},
		{"`queue.go` defines `drainQueue` and `Till`.", "", IsContradicted},
		{"In `till.go`, `run` is used twice.", "queue.go:50-51 function run()", IsUnknown},
		{"In `till.go`, `drainQueue` is used twice.", "", IsContradicted}, // the file does not name it
		{"`count` is in `till.go`.", "", IsUnknown},                       // Till.count is
		{"`drainQueue` is at line 4.", "", IsSupported},
		{"`drainQueue` is at line 90.", "", IsContradicted},
		{"`drainQueue` is in `queue.go:4-11`.", "", IsSupported},
		{"The loop begins at `queue.go:99999`.", "", IsContradicted},
		{"The loop begins at line 99999 of `queue.go`.", "", IsContradicted},
		{"The loop begins in `queue.go`, line 7.", "", IsUnknown},
		{"The interface `Drawer` is in `till.go`.", "", IsSupported},
		{"The interface `Till` is in `till.go`.", "", IsUnknown},
		{"`Drawer` is an interface.", "", IsSupported},
		{"`Till` is an interface.", "", IsContradicted},

		// Parameters, as they are written in any language.
		{"`drainQueue` takes `orders`.", "", IsSupported},
		{"`drainQueue` takes `orders []string`.", "", IsSupported},
		{"`drainQueue` takes `orders []int`.", "", IsContradicted},
		{"`drainQueue` takes `[]string`.", "", IsSupported},
		{"`drainQueue` takes `orders` of type `[]string`.", "", IsSupported},
		{"`drainQueue` takes `coins`.", "", IsContradicted},
		{"`drainQueue` takes `orders` as its second argument.", "", IsContradicted},
		{"The first parameter of `drainQueue` is `orders`.", "", IsSupported},
		{"`drainQueue` takes two parameters.", "", IsSupported},
		{"`drainQueue` takes three parameters.", "", IsContradicted},
		{"`drainQueue(orders, most)` returns an `int`.", "", IsSupported},
		{"`drainQueue(orders, least)` returns an `int`.", "", IsContradicted},
		{"`drainQueue(nil)` returns an `int`.", "", IsUnknown},
		{"`drainQueue` takes `nil`.", "", IsUnknown},
		{"`View.get` takes `path: str`.", "", IsSupported},
		{"`View.get` takes `timeout`.", "", IsUnknown},
		{"`render` takes `Page`.", "", IsUnknown},
		{"`render` takes one parameter.", "", IsSupported},
		{"`coins` is passed to `drainQueue`.", "", IsUnknown},

		// Of several things of a name all have to fit, and none may.
		{"`drain` takes `coins`.", "", IsUnknown},
		{"`drain` takes `paper`.", "", IsContradicted},
		{"`Till.drain` takes `coins`.", "", IsSupported},
		{"`drain` in `old/till.go` takes `notes`.", "", IsSupported},
		{"`drain`, defined in `old/till.go`, takes `coins`.", "", IsContradicted},

		// What is returned.
		{"`drainQueue` returns `(int, error)`.", "", IsSupported},
		{"`drainQueue` returns an error.", "", IsSupported},
		{"`drainQueue` returns a `bool`.", "", IsContradicted},
		{"`drainQueue` returns `nil`.", "", IsUnknown},
		{"`wrap` returns nothing.", "", IsSupported},
		{"`render` returns a `str`.", "", IsUnknown},

		// Calls.
		{"`drainQueue` calls `count` and `pack`.", "", IsSupported},
		{"`count` is called by `drainQueue`.", "", IsSupported},
		{"`count` calls `pack`.", "", IsContradicted},
		{"`count` does not call `pack`.", "", IsSupported},
		{"`drainQueue` doesn't call `count`.", "", IsContradicted},
		{"`drainQueue` not only calls `count`.", "", IsUnknown},
		{"`drainQueue` calls `wrap`.", "", IsUnknown}, // pack does, which it calls
		{"`Till.drain` calls `run`.", "queue.go:50-51 function run()", IsUnknown},
		{"`Till.count` calls `fmt.Println`.", "", IsSupported},
		{"`drainQueue` uses `count`.", "", IsSupported},

		// Members and what a type is made from.
		{"`drain` is a method of `Till`.", "", IsSupported},
		{"`open` is a method of `Till`.", "", IsSupported},
		{"`drain` is a method of `Base`.", "", IsContradicted},
		{"`Limit` is a method of `Till`.", "", IsUnknown},
		{"`Till` has a field `Limit`.", "", IsSupported},
		{"`Till` extends `Base`.", "", IsSupported},
		{"`Till` extends `Root`.", "", IsSupported},
		{"`Base` extends `Till`.", "", IsContradicted},
		{"Base extends Till.", "", IsContradicted},
		{"`View` extends `Till`.", "", IsContradicted}, // a type of another package is made from none of these
		{"`Page` extends `Till`.", "", IsUnknown},
		{"`Base` is the base class of `Till`.", "", IsSupported},

		// "It", "which" and lists.
		{"`drainQueue` calls `count`, which takes `orders`.", "", IsSupported},
		{"`drainQueue`, which is defined in `queue.go`, takes `orders` and returns an `int`.", "", IsSupported},
		{"`drainQueue` takes `orders`, calls `count` and returns a `bool`.", "", IsContradicted},
		{"| function | file | what for |\n|---|---|---|\n| `count` | `queue.go` | counting |", "", IsUnknown},
		{"| function | file |\n|---|---|\n| `count` | `queue.go` |", "", IsSupported},
		{"| function | file |\n|---|---|\n| `pack` | `till.go` |", "", IsContradicted},

		// Code that a file is said to have.
		{"```go queue.go\nline 4\nline 5\n```", "", IsSupported},
		{"```go queue.go\nline 5\nline 4\n```", "", ""},
		{"```4:5:queue.go\nline 5\nline 4\n```", "", IsContradicted},
		{"```4:5:queue.go\nline 7\nline 8\n```", "", IsContradicted},
		{"```go queue.go\nline 4\nline 7\n```", "", IsUnknown},
		{"```go queue.go\nline 4\n// ...\nline 7\n```", "", IsSupported},
		{"```go queue.go\nnew code\n```", "", ""},

		// No claims.
		{"Does `drainQueue` call `pack`?", "", ""},
		{"I think `drainQueue` calls `pack`.", "", ""},
		{"You could call `drainAll`.", "", ""},
	} {
		r, err := looked(t.Context(), parsed(t, shop+c.also), c.draft)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if len(r.Claims) > 0 {
			if got = r.Claims[0].Verdict; r.Claims[0].Supported != (got == IsSupported) || (r.Claims[0].Source != "") != (got == IsSupported) {
				t.Errorf("%s: %s, and %+v", c.draft, got, r.Claims[0])
			}
		}
		if got != c.want {
			t.Errorf("%s\n is %q and not %q: %+v", c.draft, got, c.want, r.Issues)
		}
	}
}

// The verdict on the last claim of a draft: what "it" refers to, items of lists, code below "In F:".
func TestLastVerdict(t *testing.T) {
	for _, c := range []struct{ draft, want string }{
		{"`drainQueue` takes `orders`. It calls `count`.", IsSupported},
		{"`drainQueue` takes `orders`. It calls `open`.", IsContradicted},
		{"`drainQueue` takes `orders`. It returns an `int`. Its return type is `bool`.", IsContradicted},
		{"The queue is full before `drainQueue` runs. It calls `Till`.", IsUnknown}, // it may be the queue
		{"`drainQueue` is short. The queue holds what comes in. It calls `Till`.", IsUnknown},
		{"## `drainQueue`\n\nIt calls `count`.", IsSupported},
		{"`drainQueue` does the work:\n\n- takes `orders`\n- calls `Till`", IsContradicted},
		{"`drainQueue` takes:\n\n- `orders`: what to drain\n- `coins`", IsContradicted},
		{"In `queue.go`:\n\n```go\nfunc fill() {\nfull = true\n```", IsContradicted},
		{"Lines 4 to 5 of `queue.go`:\n\n```go\nline 4\nline 5\n```", IsSupported},
		{"Add this.\n\nIn `queue.go`:\n\n```go\nfunc fill() {\nfull = true\n```", IsSupported}, // of the line before: the block claims nothing
	} {
		r, err := looked(t.Context(), parsed(t, shop), c.draft)
		if err != nil || len(r.Claims) == 0 {
			t.Fatalf("%s: %+v %v", c.draft, r, err)
		}
		if got := r.Claims[len(r.Claims)-1]; got.Verdict != c.want {
			t.Errorf("%s\n is %+v and not %q: %+v", c.draft, got, c.want, r.Issues)
		}
	}
}

// A sentence that names the same thing again and again has one issue of it, and one check.
func TestFoundTwice(t *testing.T) {
	r, err := looked(t.Context(), parsed(t, shop), strings.Repeat("a/b/c.go:1 and `Nope` ", 20))
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Claims) != 1 || len(r.Claims[0].Checks) != 2 || len(r.Issues) != 2 {
		t.Errorf("%d claims, %d issues", len(r.Claims), len(r.Issues))
	}
}

// A model is given the claims that are unknown, those with known names in them too, and not more than it can judge at once.
func TestJudge(t *testing.T) {
	facts := func(ctx context.Context, use func(Facts) error) error { return use(parsed(t, shop)) }
	var given string
	judge := func(_ context.Context, prompt string) (string, error) {
		given = prompt
		return `[{"claim": 1, "verdict": "supported"}, {"claim": 2, "verdict": "contradicted", "reason": "no"}, {"claim": 41, "verdict": "supported"}]`, nil
	}
	draft := "`drainQueue` calls `count`. `drainQueue` calls `open`." + strings.Repeat(" `drainQueue` is fast.", 2) + strings.Repeat(" `count` sorts.", 48)
	r, err := Run(t.Context(), facts, draft, Options{Judge: judge, MaxIterations: 1})
	if err != nil {
		t.Fatal(err)
	}
	if r.Unjudged != 48 || len(r.Claims) != 52 || strings.Contains(given, "calls") || strings.Count(given, "is fast") != 2 || strings.Count(given, "sorts") != maxJudged-2 {
		t.Errorf("%d of %d claims unjudged, asked %s", r.Unjudged, len(r.Claims), given)
	}
	var verdicts []string
	for _, c := range r.Claims[:5] {
		verdicts = append(verdicts, c.Verdict+" "+c.Judged)
	}
	if want := []string{"supported ", "contradicted ", "supported supported", "contradicted contradicted", "unknown "}; !slices.Equal(verdicts, want) {
		t.Errorf("%q", verdicts)
	}
	if len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "10 more did not get to it") {
		t.Errorf("notes %q", r.Notes)
	}
}

// project is a Facts of symbols written down.
type project struct{ symbols []Symbol }

var symbolLine = regexp.MustCompile(`^(\S+):(\d+)-(\d+) (\S+) ([\w.]+)(?:\((.*?)\))? ?([^<>]*)(?:< ([^>]*))?(?:> (.*))?$`)

var languages = map[string]string{".go": "go", ".py": "python", ".js": "javascript"}

func parsed(t *testing.T, text string) *project {
	t.Helper()
	p := &project{}
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		g := symbolLine.FindStringSubmatch(line)
		if g == nil {
			t.Fatalf("no symbol: %s", line)
		}
		s := Symbol{Number: int64(i + 1), DocLine: number(g[2]), Entity: ctxsys.Entity{
			Path: g[1], StartLine: number(g[2]), EndLine: number(g[3]), Type: ctxsys.EntityType(g[4]), QualifiedName: g[5], Name: last(g[5]),
			Language: languages[extensionOf(g[1])], Signature: line,
		}}
		s.Metadata.ReturnType, s.Metadata.Extends = strings.TrimSpace(g[7]), strings.Fields(strings.NewReplacer("?", "", "!", "").Replace(g[8]))
		for _, param := range splitArgs(g[6]) {
			name, typ, _ := strings.Cut(strings.Replace(param, ": ", " ", 1), " ")
			name, value, _ := strings.Cut(name, "=")
			s.Metadata.Parameters = append(s.Metadata.Parameters, ctxsys.Param{Name: name, Type: typ, Default: value})
		}
		if owner, _, ok := strings.Cut(g[5], "."); ok {
			for _, o := range p.symbols {
				if o.QualifiedName == owner {
					s.Parent = o.Number
				}
			}
		}
		s.Doc = g[9] // what it calls
		p.symbols = append(p.symbols, s)
	}
	return p
}

func extensionOf(path string) string { return path[strings.LastIndexByte(path, '.'):] }

func (p *project) where(is func(*Symbol) bool) ([]Symbol, error) { return keep(p.symbols, is), nil }

// uses are the names of a list, with what they were resolved to.
func (p *project) uses(kind ctxsys.RelationKind, names []string) (out []Use) {
	for _, name := range names {
		u := Use{Kind: kind, Text: strings.TrimRight(name, "?!"), External: strings.HasSuffix(name, "!"), Sure: true, Line: 1}
		for i := range p.symbols {
			if u.Text == name && p.symbols[i].QualifiedName == name {
				u.Target = &p.symbols[i]
			}
		}
		out = append(out, u)
	}
	return out
}

func (p *project) Named(_ context.Context, name string) ([]Symbol, error) {
	return p.where(func(s *Symbol) bool { return s.Name == name })
}

func (p *project) InFile(_ context.Context, path string) ([]Symbol, error) {
	return p.where(func(s *Symbol) bool { return s.Path == path })
}

func (p *project) Paths(_ context.Context, path string) (out []string, err error) {
	for _, s := range p.symbols {
		if !slices.Contains(out, s.Path) && (s.Path == path || strings.HasSuffix(s.Path, "/"+path)) {
			out = append(out, s.Path)
		}
	}
	return out[:min(len(out), 1)], nil
}

func (p *project) Supertypes(ctx context.Context, n int64) (found []Symbol, open []Use, err error) {
	s := p.symbols[n-1]
	g := symbolLine.FindStringSubmatch(s.Signature)
	for _, u := range p.uses(ctxsys.Extends, strings.Fields(g[8])) {
		if u.Target == nil {
			open = append(open, u)
			continue
		}
		above, more, err := p.Supertypes(ctx, u.Target.Number)
		if err != nil {
			return nil, nil, err
		}
		found, open = append(append(found, *u.Target), above...), append(open, more...)
	}
	return found, open, nil
}

func (p *project) Uses(_ context.Context, n int64) ([]Use, error) {
	return p.uses(ctxsys.Calls, strings.Fields(p.symbols[n-1].Doc)), nil
}

func (p *project) Users(_ context.Context, n int64) (out []Use, err error) {
	for i := range p.symbols {
		if slices.Contains(strings.Fields(p.symbols[i].Doc), p.symbols[n-1].QualifiedName) {
			out = append(out, Use{Kind: ctxsys.Calls, Target: &p.symbols[i], Sure: true})
		}
	}
	return out, nil
}

func (p *project) Text(_ context.Context, n int64) (string, error) {
	return "{ " + strings.NewReplacer("?", "()", "!", "()").Replace(p.symbols[n-1].Doc) + " }", nil
}

// FileText has a line for each number up to the end of the last symbol, and one with all that is called.
func (p *project) FileText(_ context.Context, path string) (string, error) {
	var b strings.Builder
	end, calls := 0, ""
	for _, s := range p.symbols {
		if s.Path == path {
			end, calls = max(end, s.EndLine), calls+" "+s.Doc
		}
	}
	for i := range end {
		fmt.Fprintf(&b, "line %d\n", i+1)
	}
	return b.String() + calls, nil
}

func (p *project) Folder(_ context.Context, path string) (bool, error) { return path == "old", nil }
func (*project) Root(context.Context) (string, error)                  { return "shop", nil }
func (*project) Unindexed(context.Context, string) bool                { return false }
func (*project) Imports(context.Context, string) ([]Use, error)        { return nil, nil }
func (*project) Written(context.Context, string) (bool, error)         { return false, nil }
func (*project) Nearest(context.Context, string) ([]string, error)     { return nil, nil }
func (*project) NearestPath(context.Context, string) ([]string, error) { return nil, nil }
func (*project) Gone(context.Context, string) (string, error)          { return "", nil }
