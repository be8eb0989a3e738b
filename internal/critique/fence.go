package critique

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A block of code claims two things at most: that it stands in a file, when it says which, and that what it imports from
// the project is there. What it defines itself is a proposal.

var (
	infoRange    = regexp.MustCompile(`^(\d+):(\d+):(\S+)$`)
	firstComment = regexp.MustCompile(`^\s*(?://|#|--|/\*|<!--)\s*(?:[Ff]ile:?\s+)?(\S+?)\s*(?:\*/|-->)?\s*$`)
	fromImport   = regexp.MustCompile(`(?m)^\s*from\s+([\w.]+)\s+import\s+\(?([^\n)]+)`)
	braceImport  = regexp.MustCompile(`(?m)^\s*(?:import|export)\s*(?:type\s+)?\{([^}]*)\}\s*from\s*["']([^"'\n]+)["']`)
	goImport     = regexp.MustCompile(`(?m)^\s*(?:import\s+)?(\w+\s+)?"([\w.-]+\.[\w.-]+/[\w./-]+)"\s*$`)
	qualified    = regexp.MustCompile(`\b([a-z]\w*)\.([A-Z]\w*)`)
)

// maxFence is how much of a block is looked at, in bytes.
const maxFence = 256 << 10

func (c *checker) fence(p Part) (*Claim, []Issue, error) {
	code := p.Text[:min(len(p.Text), maxFence)]
	claim := &Claim{Text: brief(p), Type: Code, Line: p.Line}
	var found []finding
	for _, read := range []func(Part, string) ([]finding, error){c.quotation, c.imported} {
		more, err := read(p, code)
		if err != nil {
			return nil, nil, err
		}
		found = append(found, more...)
	}
	if len(found) == 0 {
		return nil, nil, nil
	}
	return claim, c.conclude(claim, found), nil
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

// label is the file that a block is said to be from.
func (c *checker) label(p Part, code string) *mention {
	if g := infoRange.FindStringSubmatch(p.Info); g != nil {
		return &mention{text: g[3], path: true, from: number(g[1]), to: number(g[2])}
	}
	for _, w := range strings.Fields(strings.NewReplacer("title=", " ", "file=", " ", "{", " ", "}", " ", "\"", " ").Replace(p.Info)) {
		if m := readMention(strings.TrimPrefix(w, "path=")); m != nil && m.path {
			return m
		}
	}
	first, _, _ := strings.Cut(code, "\n")
	if g := firstComment.FindStringSubmatch(first); g != nil {
		if m := readMention(g[1]); m != nil && m.path {
			return m
		}
	}
	if strings.HasSuffix(strings.TrimSpace(p.Above), ":") || len(strings.Fields(p.Above)) < 4 {
		var last *mention
		ts := tokens(p.Above)
		for i := range ts {
			if ts[i].named() && ts[i].m.path {
				last = ts[i].m
			} else if ts[i].is() && ts[i].m.from > 0 && last != nil && last.from == 0 {
				last.from, last.to = ts[i].m.from, ts[i].m.to
			}
		}
		return last
	}
	return nil
}

// quotation compares a block with the file it is said to be from.
func (c *checker) quotation(p Part, code string) ([]finding, error) {
	m := c.label(p, code)
	if m == nil {
		return nil, nil
	}
	if err := c.look(m); err != nil {
		return nil, err
	}
	if len(m.files) != 1 || strings.HasSuffix(m.files[0], "/") {
		return nil, nil // a name that is not there may be of a file that is proposed
	}
	text, err := c.facts.FileText(c.ctx, m.files[0])
	if err != nil {
		return nil, err
	}
	have, total, at := quoted(code, text)
	check := Check{Relation: "quotes", Subject: m.text, Verdict: IsSupported}
	if total == 0 {
		return nil, nil
	}
	check.Source = fmt.Sprintf("%s:%d-%d", m.files[0], at[0], at[1])
	switch {
	case have == total && (m.from == 0 || m.from <= at[0]+1 && m.to+1 >= at[1]):
		return []finding{{Check: check}}, nil
	case have == total:
		check.Verdict = IsOutdated
		return []finding{{Check: check, reason: fmt.Sprintf("this code is not at %d-%d of %s any more", m.from, m.to, m.files[0]), suggestion: "it is at " + check.Source}}, nil
	case m.from > 0 || 2*have >= total && strings.Contains(strings.ToLower(p.Above), "curr"):
		check.Verdict = IsOutdated
		return []finding{{Check: check, reason: fmt.Sprintf("%d of %d lines do not stand in %s as they are quoted", total-have, total, m.files[0]), suggestion: "read " + m.files[0] + " again"}}, nil
	}
	return nil, nil // a change that is proposed
}

// quoted counts the lines of a block that stand in a text, and where the first and the last of them do.
func quoted(code, text string) (have, total int, at [2]int) {
	where := map[string][]int{}
	n := 0
	for l := range strings.Lines(text) {
		n++
		where[strings.TrimSpace(l)] = append(where[strings.TrimSpace(l)], n)
	}
	prev := 0
	for l := range strings.Lines(code) {
		l = strings.TrimSpace(l)
		if l == "" || strings.Trim(l, "./*#…- {}()[];,") == "" || firstComment.MatchString(l) && extension.MatchString(lastPart(strings.Fields(l + " x")[0])) {
			continue
		}
		if g := firstComment.FindStringSubmatch(l); g != nil && extension.MatchString(lastPart(g[1])) {
			continue
		}
		total++
		lines := where[l]
		i, _ := slices.BinarySearch(lines, prev)
		if i == len(lines) {
			if len(lines) == 0 {
				continue
			}
			i = len(lines) - 1
		}
		if prev = lines[i]; at[0] == 0 {
			at[0] = prev
		}
		at[1] = max(at[1], prev)
		have++
	}
	return have, total, at
}

// imported checks what a block takes from the project.
func (c *checker) imported(_ Part, code string) ([]finding, error) {
	var out []finding
	for _, g := range fromImport.FindAllStringSubmatch(code, -1) {
		more, err := c.importedNames(strings.ReplaceAll(strings.TrimLeft(g[1], "."), ".", "/"), g[2])
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	for _, g := range braceImport.FindAllStringSubmatch(code, -1) {
		more, err := c.importedNames(strings.TrimLeft(g[2], "./@~"), g[1])
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	more, err := c.importedPackages(code)
	return append(out, more...), err
}

// importedNames checks that a module of the project has some names.
func (c *checker) importedNames(module, names string) ([]finding, error) {
	files, err := c.facts.Paths(c.ctx, module)
	if err != nil || module == "" {
		return nil, err
	}
	if len(files) == 0 {
		if files, err = c.facts.Paths(c.ctx, module+"/__init__"); err != nil || len(files) == 0 {
			return nil, err
		}
	}
	if !strings.Contains(module, "/") && len(files) > 1 { // a name that many files have
		return nil, nil
	}
	var out []finding
	for name := range strings.SplitSeq(names, ",") {
		f := strings.Fields(strings.TrimPrefix(strings.TrimSpace(name), "type "))
		if len(f) == 0 || !identifier.MatchString(f[0]) {
			continue
		}
		m := &mention{text: f[0], quoted: true}
		if err := c.look(m); err != nil {
			return nil, err
		}
		check := Check{Relation: relImports, Subject: module, Object: f[0], Verdict: IsContradicted}
		for _, file := range files {
			text, err := c.facts.FileText(c.ctx, file)
			if err != nil {
				return nil, err
			}
			if hasWord(text, f[0]) || strings.HasSuffix(file, "__init__.py") && len(m.symbols) == 0 && m.status != missing {
				check.Verdict, check.Source = IsSupported, file
				break
			}
		}
		if check.Verdict == IsSupported {
			out = append(out, finding{Check: check})
			continue
		}
		near, err := c.nearest(m)
		if len(m.symbols) > 0 {
			near = "it is at " + places(m.symbols)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, finding{Check: check, reason: fmt.Sprintf("%s has no %s", files[0], f[0]), suggestion: near})
	}
	return out, nil
}

// importedPackages checks what a block of Go uses of packages of the project.
func (c *checker) importedPackages(code string) ([]finding, error) {
	own := map[string]string{}
	for _, g := range goImport.FindAllStringSubmatch(code, -1) {
		parts := strings.Split(g[2], "/")
		if len(parts) < 4 {
			continue
		}
		folder := strings.Join(parts[3:], "/")
		is, err := c.facts.Folder(c.ctx, folder)
		if err != nil {
			return nil, err
		}
		if name := strings.TrimSpace(g[1]); is {
			own[cmpOr(name != "", name, parts[len(parts)-1])] = parts[len(parts)-1]
		}
	}
	if len(own) == 0 {
		return nil, nil
	}
	var out []finding
	met := map[string]bool{}
	for _, g := range qualified.FindAllStringSubmatch(code, -1) {
		owner, name := own[g[1]], g[2]
		if owner == "" || met[g[0]] {
			continue
		}
		met[g[0]] = true
		m := &mention{text: owner + "." + name, quoted: true}
		if err := c.look(m); err != nil {
			return nil, err
		}
		switch {
		case m.status == exists:
			out = append(out, finding{Check: Check{Relation: relExists, Subject: m.text, Verdict: IsSupported, Source: place(&m.symbols[0])}})
		case m.status == missing:
			f, err := c.missing(m, true, false)
			if err != nil {
				return nil, err
			}
			out = append(out, *f)
		}
	}
	return out, nil
}
