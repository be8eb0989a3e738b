package critique

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// A block of code claims two things at most: that it is in a file, when it says which, and that what it imports from
// the project is there. What it defines itself is a proposal.

var (
	infoRange    = lazyregexp.New(`^(\d+):(\d+):(\S+)$`)
	firstComment = lazyregexp.New(`^\s*(?://|#|--|/\*|<!--)\s*(?:[Ff]ile:?\s+)?(\S+?)\s*(?:\*/|-->)?\s*$`)
	fromImport   = lazyregexp.New(`(?m)^\s*from\s+([\w.]+)\s+import\s+\(?([^\n)]+)`)
	braceImport  = lazyregexp.New(`(?m)^\s*(?:import|export)\s*(?:type\s+)?\{([^}]*)\}\s*from\s*["']([^"'\n]+)["']`)
	infoMarks    = strings.NewReplacer("title=", " ", "file=", " ", "{", " ", "}", " ", "\"", " ")
	goImport     = lazyregexp.New(`(?m)^\s*(?:import\s+)?(\w+\s+)?"([\w.-]+\.[\w.-]+/[\w./-]+)"\s*$`)
	qualified    = lazyregexp.New(`\b([a-z]\w*)\.([A-Z]\w*)`)
)

// maxFence is how much of a block is looked at, in bytes.
const maxFence = 256 << 10

func (c *checker) fence(p Part) (*Claim, []Issue) {
	code := p.Text[:min(len(p.Text), maxFence)]
	found, rest := c.quotation(p, code), ""
	switch {
	case len(found) == 0:
		rest = "what the block does"
	case len(code) < len(p.Text):
		rest = "the end of a long block"
	}
	for _, g := range fromImport.FindAllStringSubmatch(code, -1) {
		found = append(found, c.importedNames(strings.ReplaceAll(strings.TrimLeft(g[1], "."), ".", "/"), g[2])...)
	}
	for _, g := range braceImport.FindAllStringSubmatch(code, -1) {
		found = append(found, c.importedNames(strings.TrimLeft(g[2], "./@~"), g[1])...)
	}
	if found = append(found, c.importedPackages(code)...); len(found) == 0 {
		return nil, nil
	}
	claim := &Claim{Text: brief(p), Type: Code, Line: p.Line}
	return claim, claim.conclude(found, rest)
}

// brief is what a block is called in a list of claims.
func brief(p Part) string {
	line := ""
	for l := range strings.Lines(p.Text) {
		if line = strings.TrimSpace(l); line != "" {
			break
		}
	}
	if r := []rune(line); len(r) > 120 {
		line = string(r[:120]) + "…"
	}
	return strings.TrimSpace("```" + p.Info + " " + line)
}

// label is the file that a block is said to be from, and whether that was said in the line before it.
func label(p Part, code string) (m *mention, led bool) {
	if g := infoRange.FindStringSubmatch(p.Info); g != nil {
		return &mention{text: g[3], path: true, from: number(g[1]), to: number(g[2])}, false
	}
	first, _, _ := strings.Cut(code, "\n")
	said := strings.Fields(infoMarks.Replace(p.Info))
	if g := firstComment.FindStringSubmatch(first); g != nil {
		said = append(said, g[1])
	}
	for _, w := range said {
		if m := readMention(strings.TrimPrefix(w, "path=")); m != nil && m.path {
			return m, false
		}
	}
	r := newReading(tokens(p.Above), nil, func(string) bool { return false })
	if strings.HasSuffix(strings.TrimSpace(p.Above), ":") && r.namesOnly() { // "In `f.go`, lines 3 to 9:"
		for _, t := range r.ts {
			if t.names() && t.m.path {
				m = t.m
			}
		}
	}
	return m, true
}

// notCode are blocks that quote no file.
var notCode = words("diff patch sh bash shell console text output")

// quotation compares a block with the file it is said to be from. Code that the file does not have may be proposed: it is
// taken for a quotation under "In F:" alone, and only where the part before that speaks of no change.
func (c *checker) quotation(p Part, code string) []finding {
	m, led := label(p, code)
	if m == nil {
		return nil
	}
	if c.look(m); len(m.files) != 1 || isFolder(m.files[0]) {
		return nil // a name that is not there may be of a file that is proposed
	}
	have, total, at, gaps := quoted(code, c.fileText(m.files[0]))
	lang, _, _ := strings.Cut(p.Info, " ")
	quotes := led && !notCode()[strings.ToLower(lang)] && !proposes.MatchString(prose(tokens(p.Before)))
	where := fmt.Sprintf("%s:%d-%d", m.files[0], at[0], at[1])
	f := finding{Check: Check{Relation: "quotes", Subject: m.text, Verdict: IsOutdated}, severity: Medium,
		reason: fmt.Sprintf("%d of %s cannot be found in %s as quoted", total-have, ctxsys.Plural(total, "line"), m.files[0]), suggestion: "read " + m.files[0] + " again"}
	switch {
	case total == 0:
		return nil
	case have == total && (m.from == 0 || m.from <= at[0]+1 && m.to+1 >= at[1]):
		f.Verdict, f.Source, f.severity = IsSupported, where, ""
		if gaps {
			f.Verdict, f.reason, f.suggestion = IsUnknown, "lines of "+m.files[0]+" between these are left out", "see "+where
		}
	case have == total:
		f.reason, f.suggestion = fmt.Sprintf("this code is not at %d-%d of %s any more", m.from, m.to, m.files[0]), "it is at "+where
	case m.from > 0, quotes && 2*have >= total:
	case quotes:
		f.Verdict = IsContradicted
	default:
		return nil
	}
	return []finding{f}
}

// quoted finds the lines of a block in a text, one after another. It returns how many are there, how many there are, where
// the first and the last of them are, and whether the text has others between them that the block does not say it leaves
// out. Lines of brackets and the comment that names the file do not count.
func quoted(code, text string) (have, total int, at [2]int, gaps bool) {
	where := map[string][]int{}
	var counted []int // the numbers of lines that count
	n := 0
	for l := range strings.Lines(text) {
		n++
		if l = strings.TrimSpace(l); !trivial(l) {
			where[l], counted = append(where[l], n), append(counted, n)
		}
	}
	elided := false
	for l := range strings.Lines(code) {
		l = strings.TrimSpace(l)
		if trivial(l) {
			elided = elided || strings.Contains(l, "...") || strings.Contains(l, "…")
			continue
		}
		total++
		lines := where[l]
		if i, _ := slices.BinarySearch(lines, at[1]+1); i < len(lines) {
			have, at[0], at[1] = have+1, cmp.Or(at[0], lines[i]), lines[i]
		}
	}
	from, _ := slices.BinarySearch(counted, at[0])
	to, _ := slices.BinarySearch(counted, at[1]+1)
	return have, total, at, to-from > have && !elided
}

// trivial reports whether a line says nothing of its own.
func trivial(l string) bool {
	g := firstComment.FindStringSubmatch(l)
	return strings.Trim(l, "./*#…- {}()[];,") == "" || g != nil && extension.MatchString(lastPart(g[1]))
}

// importedNames checks that a module of the project has some names.
func (c *checker) importedNames(module, names string) (out []finding) {
	files := c.paths(module)
	if len(files) == 0 {
		files = c.paths(module + "/__init__")
	}
	if module == "" || len(files) == 0 || !strings.Contains(module, "/") && len(files) > 1 { // a name that many files have
		return nil
	}
	for name := range strings.SplitSeq(names, ",") {
		f := strings.Fields(strings.TrimPrefix(strings.TrimSpace(name), "type "))
		if len(f) == 0 || !identifier.MatchString(f[0]) {
			continue
		}
		m := &mention{text: f[0], quoted: true}
		c.look(m)
		is := contradicted(c.meant(m), "%s has no %s", files[0], f[0])
		if len(m.symbols) > 0 {
			is.suggestion = "it is at " + places(m.symbols)
		}
		for _, file := range files {
			if hasWord(c.fileText(file), f[0]) || strings.HasSuffix(file, "__init__.py") && len(m.symbols) == 0 && m.status != missing {
				is = supported(file)
				break
			}
		}
		is.Relation, is.Subject, is.Object = relImports, module, f[0]
		out = append(out, *is)
	}
	return out
}

// importedPackages checks what a block of Go uses of packages of the project.
func (c *checker) importedPackages(code string) (out []finding) {
	own := map[string]string{} // by the name the block has for it
	for _, g := range goImport.FindAllStringSubmatch(code, -1) {
		parts := strings.Split(g[2], "/")
		if base := parts[len(parts)-1]; len(parts) > 3 && c.folder(strings.Join(parts[3:], "/")) {
			own[cmp.Or(strings.TrimSpace(g[1]), base)] = base
		}
	}
	met := map[string]bool{}
	for _, g := range qualified.FindAllStringSubmatch(code, -1) {
		owner := own[g[1]]
		if owner == "" || met[g[0]] {
			continue
		}
		met[g[0]] = true
		m := &mention{text: owner + "." + g[2], quoted: true}
		switch c.look(m); m.status {
		case exists:
			out = append(out, there(m))
		case missing:
			out = append(out, c.missing(m, true, false))
		}
	}
	return out
}
