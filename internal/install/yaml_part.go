package install

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// yamlEntry is an entry in a section of a YAML file. The editor goes by lines: a key's block is its line and those
// indented deeper, and comments at a block's end belong to what follows. Where that is not how the file is written, the
// comparison of before and after says so.
type yamlEntry struct {
	section, name string
	entry         table
}

func (e yamlEntry) path() []string { return []string{e.section, e.name} }

func (e yamlEntry) put(src string, force bool) (string, error) {
	all, err := readYAML(src)
	if err != nil {
		return "", err
	}
	there, exists := dig(all, e.path())
	entry, _ := there.(map[string]any)
	l := newLines(src)
	switch line := commandLine(entry); {
	case !exists:
		l.insert(e)
	case isServer(line) && line[0] == e.entry.program():
		return src, nil
	case isServer(line):
		l.point(e)
	case !force:
		return "", fmt.Errorf("%s.%s %w", e.section, e.name, ErrForeign)
	default:
		l.remove(e, newLines(src))
		l.insert(e)
	}
	out := l.String()
	if is, _ := readYAML(out); !isServer(commandLine(mapAt(is, e.path()))) || !e.onlyOurs(all, is) {
		return "", fmt.Errorf("%s %w", e.section, errUnsafe)
	}
	return out, nil
}

func (e yamlEntry) take(src, was string) (string, error) {
	all, err := readYAML(src)
	if err != nil || !isServer(commandLine(mapAt(all, e.path()))) {
		return src, err
	}
	l := newLines(src)
	l.remove(e, newLines(was))
	out := l.String()
	if is, err := readYAML(out); err != nil || mapAt(is, e.path()) != nil || !e.onlyOurs(all, is) {
		return "", fmt.Errorf("%s %w", e.section, errUnsafe)
	}
	return out, nil
}

// onlyOurs reports whether two decoded files are the same but for our entry.
func (e yamlEntry) onlyOurs(a, b map[string]any) bool {
	return reflect.DeepEqual(without(a, e.path()), without(b, e.path()))
}

func mapAt(all map[string]any, path []string) map[string]any {
	v, _ := dig(all, path)
	m, _ := v.(map[string]any)
	return m
}

func readYAML(src string) (map[string]any, error) {
	var all map[string]any
	if err := yaml.Unmarshal([]byte(src), &all); err != nil {
		var at yaml.Error
		if errors.As(err, &at) && at.GetToken() != nil {
			return nil, &brokenError{line: at.GetToken().Position.Line, what: at.GetMessage()}
		}
		first, _, _ := strings.Cut(err.Error(), "\n")
		return nil, &brokenError{line: 1, what: first}
	}
	return all, nil
}

// lines is a text as lines, each with its end.
type lines struct {
	all []string
	end string
}

func newLines(src string) *lines {
	return &lines{all: slices.Collect(strings.Lines(src)), end: lineEnd(src)}
}

func (l *lines) String() string { return strings.Join(l.all, "") }

// blank reports a line without content: a comment or nothing.
func blank(line string) bool {
	line = strings.TrimSpace(line)
	return line == "" || line[0] == '#' || line == "---"
}

func depth(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// find returns the line of a key at an indentation, -1 for none, and the end of its block.
func (l *lines) find(key string, indent, from, to int) (at, end int) {
	want := regexp.MustCompile(`^ {` + fmt.Sprint(indent) + `}["']?` + regexp.QuoteMeta(key) + `["']?\s*:(\s|$)`)
	for at := from; at < to; at++ {
		if !want.MatchString(l.all[at]) {
			continue
		}
		end := at + 1
		for i := at + 1; i < to; i++ {
			if blank(l.all[i]) {
				continue
			}
			if depth(l.all[i]) <= indent {
				break
			}
			end = i + 1
		}
		return at, end
	}
	return -1, -1
}

// below is the indentation inside the block of a line.
func (l *lines) below(at, end int) int {
	for _, line := range l.all[at+1 : end] {
		if !blank(line) {
			return depth(line)
		}
	}
	return depth(l.all[at]) + 2
}

var emptyValue = lazyregexp.New(`:\s*(\{\s*\}|null|~)`)

// insert puts the entry at the end of its section.
func (l *lines) insert(e yamlEntry) {
	if n := len(l.all); n > 0 && !strings.HasSuffix(l.all[n-1], "\n") {
		l.all[n-1] += l.end
	}
	at, end := l.find(e.section, 0, 0, len(l.all))
	if at < 0 {
		l.all = append(l.all, e.section+":"+l.end)
		at, end = len(l.all)-1, len(l.all)
	}
	l.all[at] = emptyValue.ReplaceAllString(l.all[at], ":")
	indent := l.below(at, end)
	in := strings.Repeat(" ", indent)
	added := []string{in + e.name + ":" + l.end}
	for _, f := range e.entry {
		added = append(added, in+in[:indent]+f.key+": "+yamlValue(f.value)+l.end)
	}
	l.all = slices.Insert(l.all, end, added...)
}

// remove takes the entry out. A section that is empty then goes back to what it was.
func (l *lines) remove(e yamlEntry, was *lines) {
	at, end := l.find(e.section, 0, 0, len(l.all))
	if at < 0 {
		return
	}
	from, to := l.find(e.name, l.below(at, end), at+1, end)
	if from < 0 {
		return
	}
	l.all = slices.Delete(l.all, from, to)
	if end -= to - from; end > at+1 {
		return
	}
	if old, _ := was.find(e.section, 0, 0, len(was.all)); old >= 0 {
		l.all[at] = was.all[old]
	} else {
		l.all = slices.Delete(l.all, at, at+1)
	}
}

// point writes the program into the entry.
func (l *lines) point(e yamlEntry) {
	at, end := l.find(e.section, 0, 0, len(l.all))
	if at < 0 {
		return
	}
	from, to := l.find(e.name, l.below(at, end), at+1, end)
	if from < 0 {
		return
	}
	key := e.entry.programKey()
	if i, _ := l.find(key, l.below(from, to), from+1, to); i >= 0 {
		head, _, _ := strings.Cut(l.all[i], ":")
		l.all[i] = head + ": " + yamlValue(e.entry.program()) + l.end
	}
}

var plainText = lazyregexp.New(`^[a-z][a-z-]*$`)

func yamlValue(v any) string {
	if s, ok := v.(string); ok && plainText.MatchString(s) {
		return s
	}
	return (&sheet{}).print(v, "", true)
}
