package walk

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// maxRuleFile bounds an ignore file. Git's own bound is 100 MiB; nobody has written one by hand of 4.
const maxRuleFile = 4 << 20

// rule is one line of an ignore file, or one built-in or configured rule in the same clothes.
type rule struct {
	text   string // as written
	source string // the file, relative to the root if it is inside, or a word for what is not from a file
	line   int    // 1-based, 0 if not from a file

	negated bool // takes back what an earlier rule left out
	dirOnly bool
	kind    ruleKind
	literal string // all of a literal, the end of a suffix, the fixed start of a path
	glob    glob   // the rest
}

type ruleKind uint8

const (
	never      ruleKind = iota // a malformed pattern
	nameExact                  // foo
	nameSuffix                 // *.foo
	nameGlob                   // f*o
	pathExact                  // a/foo
	pathGlob                   // a/f*o
)

// parseRule reads one line. It reports false for one that holds no pattern.
func parseRule(line string) (rule, bool) {
	if strings.HasPrefix(line, "#") {
		return rule{}, false
	}
	if i := strings.IndexByte(line, 0); i >= 0 {
		line = line[:i]
	}
	line = trimSpaces(line)
	r := rule{text: line}
	line, r.negated = strings.CutPrefix(line, "!")
	if deep, ok := strings.CutPrefix(line, "**/"); ok && !strings.Contains(strings.TrimSuffix(deep, "/"), "/") && deep != "" {
		line = deep // the same said shorter, and quicker to match
	}
	pattern, dirOnly := strings.CutSuffix(line, "/")
	r.dirOnly = dirOnly
	if pattern == "" {
		return rule{}, false
	}
	r.compile(pattern, line)
	return r, true
}

// compile fills in kind, literal and glob. The start of a path pattern up to its first special character is
// compared as it is, and only what follows is a glob: so says git, and one can tell, for a ** that begins that
// rest counts as the pattern's first ("foo**/bar" matches "foo/x/bar" and "foobar").
func (r *rule) compile(pattern, line string) {
	fixed := strings.IndexAny(pattern, `*?[\`)
	ok := true
	switch {
	case !strings.Contains(pattern, "/") && fixed < 0:
		r.kind, r.literal = nameExact, pattern
	case !strings.Contains(pattern, "/") && pattern[0] == '*' && !strings.ContainsAny(line[1:], `*?[\`):
		r.kind, r.literal = nameSuffix, pattern[1:]
	case !strings.Contains(pattern, "/"):
		r.kind = nameGlob
		r.glob, ok = compileGlob(pattern)
	case fixed < 0:
		r.kind, r.literal = pathExact, strings.TrimPrefix(pattern, "/")
	default:
		r.kind, r.literal = pathGlob, strings.TrimPrefix(pattern[:fixed], "/")
		r.glob, ok = compileGlob(pattern[fixed:])
	}
	if !ok {
		r.kind = never
	}
}

// trimSpaces cuts the spaces at the end of a line, but not one that a backslash escapes.
func trimSpaces(s string) string {
	end := 0
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			if i++; i == len(s) {
				return s
			}
			end = i + 1
		case s[i] != ' ':
			end = i + 1
		}
	}
	return s[:end]
}

// matches tests a path relative to the rule's directory; name is its last element.
func (r *rule) matches(path, name string, dir bool) bool {
	if r.dirOnly && !dir {
		return false
	}
	switch r.kind {
	case nameExact:
		return name == r.literal
	case nameSuffix:
		return strings.HasSuffix(name, r.literal)
	case nameGlob:
		return r.glob.match(name)
	case pathExact:
		return path == r.literal
	case pathGlob:
		return strings.HasPrefix(path, r.literal) && r.glob.match(path[len(r.literal):])
	}
	return false
}

// ruleSet is the rules of one file. The last that matches speaks for the file. Names and *.extension patterns,
// which are most of what people write, are looked up instead of tried.
type ruleSet struct {
	rules  []rule
	names  map[string][]int // by the name of a nameExact
	exts   map[string][]int // by the .extension of a nameSuffix
	others []int
}

// parseRules reads an ignore file that Verdict will call source.
func parseRules(content []byte, source string) *ruleSet {
	set := &ruleSet{names: map[string][]int{}, exts: map[string][]int{}}
	content = bytes.TrimPrefix(content, []byte("\xef\xbb\xbf"))
	n := 0
	for line := range strings.SplitSeq(string(content), "\n") {
		n++
		r, ok := parseRule(strings.TrimSuffix(line, "\r"))
		if !ok || r.kind == never {
			continue
		}
		r.source, r.line = source, n
		set.add(r)
	}
	return set
}

func (s *ruleSet) add(r rule) {
	i := len(s.rules)
	s.rules = append(s.rules, r)
	switch {
	case r.kind == nameExact:
		s.names[r.literal] = append(s.names[r.literal], i)
	case r.kind == nameSuffix && strings.LastIndexByte(r.literal, '.') == 0:
		s.exts[r.literal] = append(s.exts[r.literal], i)
	default:
		s.others = append(s.others, i)
	}
}

// last returns the last rule that matches, or nil.
func (s *ruleSet) last(path, name string, dir bool) *rule {
	best := -1
	try := func(candidates []int) {
		for k := len(candidates) - 1; k >= 0 && candidates[k] > best; k-- {
			if s.rules[candidates[k]].matches(path, name, dir) {
				best = candidates[k]
			}
		}
	}
	if len(s.names) > 0 {
		try(s.names[name])
	}
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 && len(s.exts) > 0 {
		try(s.exts[name[dot:]])
	}
	try(s.others)
	if best < 0 {
		return nil
	}
	return &s.rules[best]
}

// layer is a ruleSet at the directory it applies to, on top of those of outer directories. A nil layer is none.
type layer struct {
	*ruleSet
	base  int // length of the directory's path, slash and all
	outer *layer
}

// on puts a set of rules on top; nil stays out.
func (s *ruleSet) on(outer *layer, base int) *layer {
	if s == nil || len(s.rules) == 0 {
		return outer
	}
	return &layer{s, base, outer}
}

// last returns the rule that speaks for a path, or nil: the innermost file with one that matches has the word.
func (l *layer) last(path, name string, dir bool) *rule {
	for ; l != nil; l = l.outer {
		if r := l.ruleSet.last(path[l.base:], name, dir); r != nil {
			return r
		}
	}
	return nil
}

// readRules reads an ignore file. One that is not there has no rules; neither has one that is not a regular file.
func readRules(file, source string) (*ruleSet, error) {
	content, err := readBounded(file, maxRuleFile)
	if errors.Is(err, regular.ErrIrregular) {
		return nil, nil
	}
	if err != nil {
		return nil, ignoreMissing(err)
	}
	return parseRules(content, source), nil
}

// readBounded reads a file of at most limit bytes.
func readBounded(file string, limit int64) ([]byte, error) {
	content, err := regular.Read(file, limit)
	if errors.Is(err, regular.ErrTooLarge) {
		err = fmt.Errorf("%s is larger than %d bytes: make it smaller", file, limit)
	}
	return content, err
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
