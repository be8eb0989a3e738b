package answer

import (
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// AffectedTests has a command for each runner that runs the tests, and then the tests, the most likely to fail first.
func (t Text) AffectedTests(r *impact.TestsResponse) render.Page {
	var b render.Writer
	if r.Total == 0 {
		b.Printf("no test is known to reach what changed\n")
	} else {
		b.Printf("%s of %d known may be affected\n", ctxsys.Plural(r.Total, "test"), r.Known)
		if less := r.Total - r.Likely; less > 0 && !r.All {
			b.Printf("the %d most likely to fail, without %d that are less likely (--all has them)\n", r.Likely, less)
		}
		switch {
		case len(r.Tests) == 0:
			b.Printf("none of them from number %d on\n", r.Offset+1)
		case r.Next > 0 || r.Offset > 0:
			b.Printf("%d of them, from number %d on\n", len(r.Tests), r.Offset+1)
		}
		for _, c := range commands(r.Tests) {
			b.Printf("  %s\n", c)
		}
		if len(r.Tests) > 0 {
			b.Printf("why\n")
		}
		for _, x := range r.Tests[:min(len(r.Tests), maxTestsShown)] {
			sure := ""
			if x.Confidence < 1 {
				sure = fmt.Sprintf("  (%.2g)", x.Confidence)
			}
			b.Printf("  %s:%d  %s  %s, depth %d%s\n", t.path(x.Path), x.Line, x.Name, x.Why, x.Depth, sure)
		}
		if more := len(r.Tests) - maxTestsShown; more > 0 {
			b.Printf("  and %d more\n", more)
		}
	}
	if c := r.Covered; c != nil {
		b.Printf("by the coverage profile (%s): %s ran, %d did not, %d are not in it\n", c.Format, ctxsys.Plural(c.Ran, "changed function"), len(c.Never), c.Unknown)
		for _, x := range c.Never[:min(len(c.Never), maxTestsShown)] {
			b.Printf("  %s:%d  %s  no test runs it\n", t.path(x.Path), x.Line, x.ID)
		}
	}
	for _, n := range r.Notes {
		b.Printf("note: %s\n", n)
	}
	return b.Page()
}

const maxTestsShown = 50

// TestNames has the tests as their runners take them, one a line: for scripts.
func (t Text) TestNames(r *impact.TestsResponse) render.Page {
	var b render.Writer
	var seen []string
	for _, x := range r.Tests {
		line := x.Name
		if x.Runner == "go" {
			line = x.Target + " " + x.Name
		}
		if !slices.Contains(seen, line) {
			seen = append(seen, line)
			b.Printf("%s\n", line)
		}
	}
	return b.Page()
}

// commands run tests: one for each package of Go, and one for each other runner.
func commands(tests []impact.Test) (out []string) {
	type group struct{ runner, target string }
	groups := map[group][]string{}
	var order []group
	for _, x := range tests {
		g := group{x.Runner, x.Target}
		if groups[g] == nil {
			order = append(order, g)
		}
		if !slices.Contains(groups[g], x.Name) {
			groups[g] = append(groups[g], x.Name)
		}
	}
	slices.SortStableFunc(order, func(a, b group) int { return strings.Compare(a.runner+a.target, b.runner+b.target) })
	for _, g := range order {
		names := slices.Sorted(slices.Values(groups[g]))
		switch g.runner {
		case "go":
			out = append(out, "go test "+quoted(g.target)+" -run "+quoted(goPattern(names)))
		case "pytest":
			out = append(out, "pytest "+quotedAll(files(names)))
		case "jest": // which takes a path for a pattern otherwise
			out = append(out, "npx jest --runTestsByPath "+quotedAll(files(names)), "npx vitest run "+quotedAll(files(names)))
		case "cargo":
			for _, n := range names {
				out = append(out, "cargo test "+quoted(n))
			}
		case "junit":
			out = append(out, "mvn test -Dtest="+quoted(strings.Join(names, ",")))
		default:
			out = append(out, names...)
		}
	}
	return out
}

// goPattern is what -run takes for some tests, those of suites among them, as ".*/TestName": a slash within parentheses separates nothing.
func goPattern(names []string) string {
	var alone, inSuites []string
	for _, n := range names {
		if rest, ok := strings.CutPrefix(n, ".*/"); ok {
			inSuites = append(inSuites, rest)
		} else {
			alone = append(alone, n)
		}
	}
	var parts []string
	if len(alone) > 0 {
		parts = append(parts, "^("+strings.Join(alone, "|")+")$")
	}
	if len(inSuites) > 0 {
		parts = append(parts, ".*/^("+strings.Join(inSuites, "|")+")$")
	}
	return strings.Join(parts, "|")
}

// files are paths that no runner takes for a flag.
func files(paths []string) []string {
	out := slices.Clone(paths)
	for i, p := range out {
		if strings.HasPrefix(p, "-") {
			out[i] = "./" + p
		}
	}
	return out
}

func quotedAll(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = quoted(w)
	}
	return strings.Join(out, " ")
}

// quoted is a word as a shell takes it: as bash and zsh do, where it has characters that cannot be shown.
func quoted(word string) string {
	if word != render.Line(word) {
		var b strings.Builder
		for _, c := range []byte(word) {
			if c < ' ' || c > '~' || c == '\'' || c == '\\' {
				fmt.Fprintf(&b, `\x%02x`, c)
				continue
			}
			b.WriteByte(c)
		}
		return "$'" + b.String() + "'"
	}
	if word != "" && strings.IndexFunc(word, func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,+@", r)
	}) < 0 && word[0] != '-' {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
