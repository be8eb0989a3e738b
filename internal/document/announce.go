package document

import (
	"strings"
)

// What headings say of the text below them.

// headingKind is what a heading announces.
type headingKind struct {
	kind, priority string
	listed         bool // items of lists right below it are requirements without a modal verb
	releases       bool // it is about what was released: whatever is below it is done
}

// headingKinds finds out for each heading what it, or the nearest one around it that says so, announces.
func (m *mdScan) headingKinds() []headingKind {
	kinds := make([]headingKind, len(m.headings))
	for i := range m.headings {
		kind, ok := announced(m.headings[i].name)
		if parent := m.File.Symbols[i].Parent; parent >= 0 && (!ok || kinds[parent].releases) {
			kind = kinds[parent]
			kind.listed = kind.listed && kind.kind != "feature"
		}
		kinds[i] = kind
	}
	return kinds
}

// numbering is what the number of a heading is made of.
const numbering = "0123456789. )"

// announced reads a heading. One that says what it is not about is ok and empty: "System requirements" are
// those of an installation.
func announced(heading string) (k headingKind, ok bool) {
	s := strings.ToLower(strings.TrimLeft(heading, numbering))
	s = strings.Trim(strings.ReplaceAll(s, "-", " "), " :.")
	switch s {
	case "must have", "must haves":
		return headingKind{kind: "requirement", priority: "must"}, true
	case "should have", "should haves":
		return headingKind{kind: "requirement", priority: "should"}, true
	case "could have", "could haves", "nice to have", "nice to haves":
		return headingKind{kind: "requirement", priority: "could"}, true
	case "won't have", "wont have", "won't haves":
		return headingKind{kind: "requirement", priority: "wont"}, true
	case "features", "feature", "feature list", "key features", "main features", "functional features":
		return headingKind{kind: "feature", listed: true}, true
	case "goals", "objectives", "design goals", "project goals":
		return headingKind{kind: "goal", listed: true}, true
	case "non goals", "nongoals", "out of scope":
		return headingKind{kind: "goal", priority: "wont", listed: true}, true
	case "constraints", "design constraints":
		return headingKind{kind: "constraint", listed: true}, true
	case "system requirements", "minimum requirements", "hardware requirements", "installation requirements", "install requirements",
		"build requirements", "python requirements", "version requirements", "runtime requirements", "platform requirements", "software requirements",
		"requirements language", "requirements notation", "requirement levels", "requirements terminology", "conventions", "terminology",
		"installation", "prerequisites", "getting started", "usage", "development", "contributing":
		return headingKind{}, true
	case "changelog", "change log", "changes", "release notes", "releases", "history", "what's new", "unreleased", "[unreleased]", "news":
		return headingKind{releases: true}, true
	}
	for _, end := range []string{"acceptance criteria", "acceptance criterion", "definition of done", "acceptance tests"} {
		if strings.HasSuffix(s, end) || strings.HasPrefix(s, end) {
			return headingKind{kind: "acceptance", listed: true}, true
		}
	}
	if isRelease(heading) {
		return headingKind{releases: true}, true
	}
	if strings.HasSuffix(s, "requirements") || strings.HasSuffix(s, "requirement") {
		return headingKind{kind: "requirement", listed: true}, true
	}
	for _, end := range []string{"requirements document", "requirements specification", "user stories", "user story"} {
		if strings.HasSuffix(s, end) {
			return headingKind{kind: "requirement"}, true
		}
	}
	if strings.HasPrefix(s, "requirements ") {
		return headingKind{kind: "requirement"}, true
	}
	return headingKind{}, false
}

// isRelease reports whether a heading is a version, perhaps with its date: "v1.2.0 (2024-01-02)", "[1.2] - today".
func isRelease(heading string) bool {
	s := strings.ToLower(heading)
	for _, word := range []string{"version ", "release ", "["} {
		s = strings.TrimPrefix(s, word)
	}
	s = strings.TrimPrefix(s, "v")
	number := strings.IndexFunc(s, func(r rune) bool { return r != '.' && (r < '0' || r > '9') })
	if number < 0 {
		number = len(s)
	}
	rest := strings.TrimLeft(s[number:], " ]")
	return strings.Contains(strings.Trim(s[:number], "."), ".") && (rest == "" || strings.ContainsAny(rest[:1], "(-/:–—") || rest[0] >= 0x80)
}

// headingLabel returns the label of a heading that is a requirement: FR-3 anywhere, any label below a heading that announces requirements.
func headingLabel(heading string, kind headingKind) string {
	text := strings.TrimLeft(heading, numbering)
	label := labelOf(text)
	if label == "" || kind.releases || kind.kind != "requirement" && !marksRequirement(text, label) {
		return ""
	}
	return label
}

// installing returns the sections whose lists are about what has to be installed. One item that says a version tells for all.
func installing(blocks []block, kinds []headingKind) map[int]bool {
	out := map[int]bool{}
	for i := range blocks {
		b := &blocks[i]
		if b.section >= 0 && kinds[b.section].kind == "requirement" && b.item && !out[b.section] && installed(b.text) {
			out[b.section] = true
		}
	}
	return out
}

// installed reports whether an item names what a program needs to run.
func installed(text string) bool {
	lower := strings.ToLower(text)
	for _, word := range []string{">=", "<=", "==", "~=", "or later", "or newer", "or higher", "or above", "or greater", "version", "install", "compiler", "toolkit", "python",
		"node.js", "nodejs", "docker", "java ", "jdk", "linux", "macos", "windows", "ubuntu", "http://", "https://", "account", "pip", "npm"} {
		if strings.Contains(lower, word) {
			return true
		}
	}
	for word := range strings.FieldsSeq(lower) {
		if digits := strings.Trim(word, "v+.,()`"); len(digits) > 0 && strings.Trim(digits, "0123456789.x") == "" && (strings.Contains(digits, ".") || strings.Contains(word, "+")) {
			return true
		}
	}
	return false
}

// states reports whether an item of a list says something, though it has no modal verb: it is no name, no link, no entry of a change log.
func states(text, kind string) bool {
	words := len(strings.Fields(text))
	switch {
	case strings.HasSuffix(text, ":"), strings.HasSuffix(text, "?"), strings.Contains(text, "(#"), strings.Contains(text, "[#"), strings.Contains(text, "/commit/"), strings.Contains(text, "/pull/"):
		return false
	case strings.HasPrefix(text, "[") && strings.Count(text, "](") == 1 && strings.HasSuffix(text, ")"):
		return false
	case kind == "requirement":
		return words > 2 && !advises(text, "")
	}
	return words > 1
}

// aboutWords reports whether a sentence says what the words of requirements mean.
func aboutWords(text string) bool {
	return strings.Contains(text, "RFC 2119") || strings.Contains(text, "RFC2119") || strings.Contains(text, "key words")
}
