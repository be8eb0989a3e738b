package build

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// MaxDoc bounds what is kept of a doc comment, in bytes; all of it stays searchable.
const MaxDoc = 2000

// CleanComment strips comment markers from consecutive comments.
func CleanComment(s string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(s, "\n") {
		line = strings.TrimSpace(line)
		line = strings.TrimSuffix(line, "*/")
		for _, p := range [...]string{"///", "//!", "//", "/**", "/*", "*", "#", "--"} {
			if rest, ok := strings.CutPrefix(line, p); ok {
				line = rest
				break
			}
		}
		b.WriteString(strings.TrimSpace(line))
		b.WriteByte('\n')
		if b.Len() > MaxDoc {
			break
		}
	}
	doc := strings.TrimSpace(b.String())
	if len(doc) > MaxDoc {
		doc = strings.ToValidUTF8(doc[:MaxDoc], "")
	}
	return doc
}

// IsAllCaps reports whether a name is written like a constant.
func IsAllCaps(name string) bool {
	letter := false
	for _, c := range name {
		switch {
		case c >= 'A' && c <= 'Z':
			letter = true
		case c != '_' && (c < '0' || c > '9'):
			return false
		}
	}
	return letter
}

// LeadingName returns the name a line begins with and what follows it.
func LeadingName(s, more string) (name, rest string) {
	i := 0
	for i < len(s) && (facts.IsNameByte(s[i]) || strings.IndexByte(more, s[i]) >= 0) {
		i++
	}
	return s[:i], s[i:]
}
