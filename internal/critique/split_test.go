package critique

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	for _, c := range []struct {
		name, draft string
		want        []string
	}{
		{"code", "It calls `a.b(). C` and a.b(). Then e.g. `x.y` runs. Done!", []string{"It calls `a.b(). C` and a.b().", "Then e.g. `x.y` runs.", "Done!"}},
		{"versions", "Version 1.2.3 is out. See v2.0, i.e. the next one.", []string{"Version 1.2.3 is out.", "See v2.0, i.e. the next one."}},
		{"paths", "It is in src/a.go. b.go imports c.go.", []string{"It is in src/a.go.", "b.go imports c.go."}},
		{"etc", "Files, folders, etc. are read. Lists etc. Tables too.", []string{"Files, folders, etc. are read.", "Lists etc.", "Tables too."}},
		{"numbers", "It takes 3.5 s. Why? Because.", []string{"It takes 3.5 s.", "Why?", "Because."}},
		{"wrapped", "One sentence\nover two lines. And\nanother.", []string{"One sentence over two lines.", "And another."}},
		{"list", "It takes:\n\n- `a`: the first.\n- `b`\n  the second\n1. three", []string{"It takes:", "`a`: the first.", "`b` the second", "three"}},
		{"fence", "Text.\n```go\na.b(). c\n```\nMore.", []string{"Text.", "a.b(). c", "More."}},
		{"open fence", "```\na\nb", []string{"a\nb"}},
		{"quotation", "> said `a.b`.\n> And more.", []string{"said `a.b`.", "And more."}},
		{"heading", "# Title\nText", []string{"Title", "Text"}},
		{"indented", "Run\n\n    a.b() . c\n\nthen", []string{"Run", "a.b() . c", "then"}},
		{"table", "| a | file |\n|---|---|\n| `x|y` | b.go |", []string{"`x|y` | b.go"}},
		{"unclosed code", "A `b. C d. E", []string{"A `b.", "C d.", "E"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, p := range Split(c.draft) {
				got = append(got, strings.TrimSpace(p.Text))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q\nwant %q", got, c.want)
			}
		})
	}
}

func TestSplitKnowsLines(t *testing.T) {
	for _, p := range Split("# A\n\nOne. Two\nthree. Four.\n\n- five\n\n```\nsix\n```\n\n| a | b |\n|---|---|\n| seven | c |\n") {
		line := map[string]int{"A": 1, "One.": 3, "Two three.": 3, "Four.": 4, "five": 6, "six": 8, "seven | c": 14}[p.Text]
		if p.Line != line {
			t.Errorf("%q is at line %d, not %d", p.Text, p.Line, line)
		}
	}
}

func TestOpinions(t *testing.T) {
	for text, want := range map[string]bool{
		"Does `a` call `b`?":                 true,
		"I think `a` calls `b`.":             true,
		"`a` probably calls `b`.":            true,
		"You should call `b`.":               true,
		"Run `make test`.":                   true,
		"`a` calls `b`.":                     false,
		"`probably` calls `b`.":              false,
		"You can find `a` in `b.go`.":        false,
		"See `b.go`, which defines `a`.":     false,
		"Use of `a` is counted in `b.go`.":   false,
		"It calls `b`, as the test requires": false,
	} {
		if got := opinion(text, tokens(text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}

// What a sentence is understood to say, each relation as subject, relation, object.
func TestRelations(t *testing.T) {
	for text, want := range map[string]string{
		"`a` calls `b` and `c`.":                                     "a calls b; a calls c",
		"`a` is called by `b`.":                                      "b calls a",
		"The callers of `a` are `b` and `c`.":                        "b calls a; c calls a",
		"`a` does not call `b`.":                                     "not a calls b",
		"`a`, defined in `x.go`, takes `p` and `q` and returns `T`.": "a is defined in x.go; a takes p; a takes q; a returns T",
		"`x.go` imports `net/http`.":                                 "x.go imports net/http",
		"`m` is a method of `T`.":                                    "m is a member of T",
		"`T` has a method `m`.":                                      "m is a member of T",
		"`T` extends `U`.":                                           "T extends U",
		"`U` is the base class of `T`.":                              "T extends U",
		"`p` is a parameter of `a`.":                                 "a takes p",
		"`a` takes two parameters, `p` and `q`.":                     "a takes as many 2; a takes p; a takes q",
		"The return type of `a` is `T`.":                             "a returns T",
		"`x.go` defines `a` and `b`.":                                "a is defined in x.go; b is defined in x.go",
		"`a` is tested in `x.go`.":                                   "",
		"The weather is nice and the use of words is free.":          "",
		"In `x.go`, `a` takes `p`.":                                  "a is in x.go; a takes p",
		"A function called `a` in `x.go`.":                           "a is in x.go",
		"`a` is at line 12.":                                         "a is at line ",
		"Inside `a`, `b` is called.":                                 "a calls b",
		"`a` calls `b`, which returns `T`.":                          "a calls b; b returns T",
		"`a` calls `b` and returns `T`.":                             "a calls b; a returns T",
		"`a` takes `p` of type `T`.":                                 "a takes p T",
		"Calling `a` yields `T`.":                                    "a returns T",
		"`a`'s first parameter is `p`.":                              "a takes p",
		"The function that calls `b` is `a`.":                        "a calls b",
		"What `a` returns is `T`.":                                   "a returns T",
		"`a` and `b` are nice.":                                      "",
	} {
		r := newReading(tokens(text), nil, func(string) bool { return false })
		r.read()
		var got []string
		for _, n := range r.out {
			s := n.subject.text + " " + n.kind
			if n.kind == relUses {
				s = n.object.text + " uses-by " + n.subject.text
			} else if n.kind == relCount {
				s += " " + strconv.Itoa(n.count)
			} else if n.object != nil {
				s += " " + n.object.text
			}
			if n.not {
				s = "not " + s
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s\n got %s\nwant %s", text, s, want)
		}
	}
}

// Every wording is read as what it says when its slots are filled, in the words of each of its alternatives.
func TestEveryWording(t *testing.T) {
	fill := map[byte]string{'A': "`a`", 'B': "`b`", 'F': "`f.go`", 'M': "`m/n`", 'T': "`T`", 'L': "line 3", 'N': "two", 'O': "second", 'K': "method"}
	for _, w := range table() {
		for alternative := range 12 {
			var text []string
			for _, e := range w.elements {
				switch {
				case e.slot != 0 && e.kind != "":
					text = append(text, e.kind, fill[e.slot])
				case e.slot != 0:
					text = append(text, fill[e.slot])
				case alternative%2 == 0 || !e.optional:
					text = append(text, e.words[min(alternative, len(e.words)-1)]...)
				}
			}
			sentence := strings.ReplaceAll(strings.Join(text, " "), " 's", "'s")
			r := newReading(tokens(sentence), nil, func(string) bool { return false })
			r.read()
			ok := slices.ContainsFunc(r.out, func(n relation) bool { return n.kind == w.relation || n.kind == relCount && w.relation == relTakes })
			if rest := r.rest(); !ok && w.relation != relNone || rest != "" {
				t.Errorf("%s: %s is %+v, and %q is left", w.relation, sentence, r.out, rest)
			}
		}
	}
}

func TestReturnTypes(t *testing.T) {
	for _, c := range []struct {
		want, have string
		fits       bool
	}{
		{"error", "(sqlite.Entity, error)", true}, {"Entity", "(sqlite.Entity, error)", true}, {"(Entity, error)", "(sqlite.Entity, error)", true},
		{"string", "(sqlite.Entity, error)", false}, {"[]string", "string", false}, {"string", "[]string", false}, {"Answer", "*Answer", true}, {"*Answer", "Answer", false},
		{"User", "Promise<User>", true}, {"Promise<User>", "Promise<User>", true}, {"Order", "Promise<User>", false}, {"Result", "Result<T, E>", true},
		{"n", "(n int, err error)", true}, {"int", "(n int, err error)", true}, {"bool", "(n int, err error)", false}, {"str", "str | None", true}, {"bytes", "str | None", false},
		{"&str", "&'a str", true}, {"interface{}", "any", true}, {"T", "", false},
	} {
		if got := returnFits(c.want, c.have); got != c.fits {
			t.Errorf("%s is %s: %v", c.want, c.have, got)
		}
	}
}

func FuzzSplit(f *testing.F) {
	for _, s := range []string{"", "a. b", "```", "| a |\n|-|\n|`", "- x\n  y\n\n1) z", "> > # a", "`a\n`b`", "it's `a`'s p", "x.go:1-2 line 3-", strings.Repeat("a ", 5000), "func (a", "\xff\xfe. \xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, draft string) {
		lines := strings.Count(draft, "\n") + 1
		for _, p := range Split(draft) {
			if p.Line < 1 || p.Line > lines {
				t.Fatalf("line %d of %d", p.Line, lines)
			}
			r := newReading(tokens(p.Text), nil, func(string) bool { return true })
			r.read()
			for _, n := range r.out {
				if n.subject == nil || n.kind == "" {
					t.Fatalf("a relation of nothing: %+v", n)
				}
			}
			opinion(p.Text, r.ts)
			tokens(p.Reads)
		}
	})
}

func FuzzVerdicts(f *testing.F) {
	f.Add(`[{"claim": 1, "verdict": "supported"}]`)
	f.Add("no [ list ]")
	f.Fuzz(func(t *testing.T, answer string) {
		all, ok := readVerdicts(answer, 3)
		for _, v := range all {
			if v.Claim < 1 || v.Claim > 3 {
				t.Fatal("a verdict on another claim")
			}
		}
		if ok && len(all) == 0 {
			t.Fatal("no verdict")
		}
	})
}

func BenchmarkSplit(b *testing.B) {
	draft := strings.Repeat("`a.b` calls `c`, which is defined in `x/y.go` and takes `p`, `q` and `r`. It returns `T`.\n\n", 10_000)
	b.SetBytes(int64(len(draft)))
	for b.Loop() {
		Split(draft)
	}
}
