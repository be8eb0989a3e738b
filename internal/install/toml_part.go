package install

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
)

// tomlTable is a table of a TOML file, [servers.name].
type tomlTable struct {
	path  []string
	entry table
}

var errUnsafe = errors.New("is written in a way that cannot be changed safely: change it by hand")

func (e tomlTable) put(src string, force bool) (string, error) {
	all, err := readTOML(src)
	if err != nil {
		return "", err
	}
	there, exists := dig(all, e.path)
	if !exists && !e.mayAppend(src) {
		return "", fmt.Errorf("%s %w", e.path[0], errUnsafe)
	}
	if !exists {
		return e.checked(src, e.append(src))
	}
	entry, _ := there.(map[string]any)
	switch line := commandLine(entry); {
	case isServer(line) && line[0] == e.entry.program():
		return src, nil
	case isServer(line):
		if out := e.point(src); out != src {
			return e.checked(src, out)
		}
		return "", fmt.Errorf("%s %w", strings.Join(e.path, "."), errUnsafe)
	case !force:
		return "", fmt.Errorf("line %d: %s %w", e.line(src), strings.Join(e.path, "."), ErrForeign)
	}
	out := e.cut(src)
	return e.checked(out, e.append(out))
}

func (e tomlTable) take(src, _ string) (string, error) {
	all, err := readTOML(src)
	if err != nil {
		return src, err
	}
	there, _ := dig(all, e.path)
	if entry, _ := there.(map[string]any); !isServer(commandLine(entry)) {
		return src, nil
	}
	return e.checked(src, e.cut(src))
}

// checked refuses a result that differs in more than our table: the editor knows lines, the library knows TOML.
func (e tomlTable) checked(src, out string) (string, error) {
	was, err := readTOML(src)
	if err != nil {
		return "", err
	}
	is, err := readTOML(out)
	if err != nil || !reflect.DeepEqual(without(was, e.path), without(is, e.path)) {
		return "", fmt.Errorf("%s %w", strings.Join(e.path, "."), errUnsafe)
	}
	return out, nil
}

func readTOML(src string) (map[string]any, error) {
	var all map[string]any
	if _, err := toml.Decode(strings.TrimPrefix(src, "\ufeff"), &all); err != nil {
		var at toml.ParseError
		if errors.As(err, &at) {
			return nil, &brokenError{line: at.Position.Line, what: at.Message}
		}
		return nil, &brokenError{line: 1, what: err.Error()}
	}
	return all, nil
}

// tomlItem is a table of a list, [[servers]], which has its name in it.
type tomlItem struct {
	list  string
	entry table
}

func (e tomlItem) put(src string, force bool) (string, error) {
	all, err := readTOML(src)
	if err != nil {
		return "", err
	}
	_, ours := e.split(all)
	switch line := commandLine(ours); {
	case ours == nil:
		return e.checked(src, e.append(src))
	case isServer(line) && line[0] == e.entry.program():
		return src, nil
	case isServer(line):
		for _, s := range e.statements(src) {
			if slices.Equal(s.path, []string{"command"}) {
				return e.checked(src, src[:s.value]+quote(e.entry.program())+src[s.end:])
			}
		}
		return "", fmt.Errorf("%s %w", e.list, errUnsafe)
	case !force:
		return "", fmt.Errorf("%s in %s %w", Server, e.list, ErrForeign)
	}
	out := cutStatements(src, e.statements(src))
	return e.checked(out, e.append(out))
}

func (e tomlItem) take(src, _ string) (string, error) {
	all, err := readTOML(src)
	if err != nil {
		return src, err
	}
	if _, ours := e.split(all); !isServer(commandLine(ours)) {
		return src, nil
	}
	out := cutStatements(src, e.statements(src))
	for _, s := range tomlStatements(out) { // a list that was made of an empty one
		if !s.header && slices.Equal(s.path, []string{e.list}) {
			out = out[:s.value] + "[]" + out[s.end:]
		}
	}
	return e.checked(src, out)
}

// append puts the table at the end, or into the list where that is written as an empty value.
func (e tomlItem) append(src string) string {
	for _, s := range tomlStatements(src) {
		if s.header {
			break
		}
		if slices.Equal(s.path, []string{e.list}) && strings.Trim(src[s.value:s.end], "[] \t\r\n") == "" {
			var pairs []string
			for _, f := range e.entry {
				pairs = append(pairs, f.key+" = "+(&sheet{}).print(f.value, "", true))
			}
			return src[:s.value] + "[{ " + strings.Join(pairs, ", ") + " }]" + src[s.end:]
		}
	}
	out := tomlTable{[]string{e.list}, e.entry}.append(src)
	head := out[len(src):]
	return out[:len(src)] + strings.Replace(head, "["+e.list+"]", "[["+e.list+"]]", 1)
}

// statements are those of our table. A list that is written as a value has none.
func (e tomlItem) statements(src string) []statement {
	var ours, table []statement
	named := false
	end := func() {
		if named {
			ours = append(ours, table...)
		}
		table, named = nil, false
	}
	inside := false
	for _, s := range tomlStatements(src) {
		if s.header && slices.Equal(s.path, []string{e.list}) {
			end()
			inside = true
		} else if s.header && (s.path[0] != e.list || len(s.path) == 1) {
			inside = false
		}
		if inside {
			table = append(table, s)
			named = named || slices.Equal(s.path, []string{"name"}) && strings.Trim(src[s.value:s.end], `"'`) == Server
		}
	}
	end()
	return ours
}

// split parts a decoded file into what is not ours and our table, nil when there is none.
func (e tomlItem) split(all map[string]any) (others []map[string]any, ours map[string]any) {
	switch list := all[e.list].(type) {
	case []map[string]any:
		others = slices.Clone(list)
	case []any:
		for _, v := range list {
			m, _ := v.(map[string]any)
			others = append(others, m)
		}
	}
	for i, m := range others {
		if m["name"] == Server {
			return slices.Delete(others, i, i+1), m
		}
	}
	return others, nil
}

// checked refuses a result that differs in more than our table.
func (e tomlItem) checked(src, out string) (string, error) {
	was, err := readTOML(src)
	if err != nil {
		return "", err
	}
	is, err := readTOML(out)
	if err == nil {
		a, _ := e.split(was)
		b, _ := e.split(is)
		path := []string{e.list}
		if len(a) == len(b) && (len(a) == 0 || reflect.DeepEqual(a, b)) && reflect.DeepEqual(without(was, path), without(is, path)) {
			return out, nil
		}
	}
	return "", fmt.Errorf("%s %w", e.list, errUnsafe)
}

// dig follows a path of keys.
func dig(all map[string]any, path []string) (v any, ok bool) {
	v = all
	for _, key := range path {
		m, isMap := v.(map[string]any)
		if !isMap {
			return nil, false
		}
		if v, ok = m[key]; !ok {
			return nil, false
		}
	}
	return v, true
}

// without is a decoded file less what is at the path, and less the maps that are empty then.
func without(all map[string]any, path []string) map[string]any {
	out := map[string]any{}
	for k, v := range all {
		if below, isMap := v.(map[string]any); isMap && k == path[0] && len(path) > 1 {
			if below = without(below, path[1:]); len(below) > 0 {
				out[k] = below
			}
		} else if k != path[0] || len(path) > 1 && v != nil {
			out[k] = v
		}
	}
	return out
}

// mayAppend reports whether a table can follow. What begins as a value, or by dotted keys, cannot be added to; the
// library does not mind, others do.
func (e tomlTable) mayAppend(src string) bool {
	for _, s := range tomlStatements(src) {
		if s.header {
			return true
		}
		if s.path[0] == e.path[0] {
			return false
		}
	}
	return true
}

// append puts the table at the end. One line end before it is its own, so that taking it out is exact.
func (e tomlTable) append(src string) string {
	end := lineEnd(src)
	var b strings.Builder
	b.WriteString(src)
	if src != "" {
		b.WriteString(end)
	}
	b.WriteString("[" + strings.Join(bareKeys(e.path), ".") + "]" + end)
	for _, f := range e.entry {
		b.WriteString(f.key + " = " + (&sheet{}).print(f.value, "", true) + end)
	}
	return b.String()
}

func bareKeys(path []string) []string {
	out := slices.Clone(path)
	for i, key := range out {
		if strings.Trim(key, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") != "" {
			out[i] = quote(key)
		}
	}
	return out
}

// line is where the table begins, or could.
func (e tomlTable) line(src string) int {
	for _, s := range tomlStatements(src) {
		if s.header && slices.Equal(s.path, e.path) {
			return 1 + strings.Count(src[:s.start], "\n")
		}
	}
	return 1
}

// point writes the program into the table's command.
func (e tomlTable) point(src string) string {
	inside := false
	for _, s := range tomlStatements(src) {
		switch {
		case s.header:
			inside = slices.Equal(s.path, e.path)
		case inside && slices.Equal(s.path, []string{"command"}):
			return src[:s.value] + quote(e.entry.program()) + src[s.end:]
		}
	}
	return src
}

// cut takes the table out, and the tables below it.
func (e tomlTable) cut(src string) string {
	var ours []statement
	inside := false
	for _, s := range tomlStatements(src) {
		if s.header {
			inside = len(s.path) >= len(e.path) && slices.Equal(s.path[:len(e.path)], e.path)
		}
		if inside {
			ours = append(ours, s)
		}
	}
	return cutStatements(src, ours)
}

// cutStatements takes statements that follow each other out, and the comments between them.
func cutStatements(src string, ours []statement) string {
	if len(ours) == 0 {
		return src
	}
	last := strings.TrimSpace(src[ours[len(ours)-1].lineEnd(src):]) == ""
	var b strings.Builder
	kept := 0
	for _, s := range ours {
		from := kept // with the comments between two pairs
		if s.header {
			from = max(kept, ownGap(src, s.start, last))
		}
		b.WriteString(src[kept:from])
		kept = s.lineEnd(src)
	}
	return b.String() + src[kept:]
}

// ownGap is where the line end before a header begins that was put in with it. Between other tables only an empty line
// can be spared.
func ownGap(src string, start int, last bool) int {
	from := start
	if strings.HasSuffix(src[:from], "\n") {
		from = len(strings.TrimSuffix(src[:from-1], "\r"))
	}
	if last || from == 0 || src[from-1] == '\n' {
		return from
	}
	return start
}

// statement is a header or a pair of a valid TOML text.
type statement struct {
	start  int
	header bool
	path   []string
	value  int // where the value begins
	end    int // of the header or the value
}

// lineEnd is the end of the statement's line, with its comment.
func (s statement) lineEnd(src string) int {
	if n := strings.IndexByte(src[s.end:], '\n'); n >= 0 {
		return s.end + n + 1
	}
	return len(src)
}

// tomlStatements finds the statements of a valid text.
func tomlStatements(src string) []statement {
	var out []statement
	pos := len(src) - len(strings.TrimPrefix(src, "\ufeff"))
	for {
		pos = tomlBlank(src, pos)
		if pos >= len(src) {
			return out
		}
		s := statement{start: pos}
		if src[pos] == '[' {
			s.header = true
			pos += len(src[pos:]) - len(strings.TrimLeft(src[pos:], "["))
		}
		s.path, pos = tomlKey(src, pos)
		if s.header {
			pos += len(src[pos:]) - len(strings.TrimLeft(src[pos:], "] \t"))
			pos = s.start + len(strings.TrimRight(src[s.start:pos], " \t"))
		} else {
			pos++ // the equals sign
			for pos < len(src) && (src[pos] == ' ' || src[pos] == '\t') {
				pos++
			}
			s.value = pos
			pos = tomlValue(src, pos)
		}
		s.end = pos
		out = append(out, s)
		pos = s.lineEnd(src)
	}
}

// tomlBlank skips spaces, line ends and comments.
func tomlBlank(src string, pos int) int {
	for pos < len(src) {
		switch src[pos] {
		case ' ', '\t', '\r', '\n':
			pos++
		case '#':
			n := strings.IndexByte(src[pos:], '\n')
			if n < 0 {
				return len(src)
			}
			pos += n
		default:
			return pos
		}
	}
	return pos
}

// tomlKey reads a dotted key up to the equals sign or bracket.
func tomlKey(src string, pos int) (path []string, at int) {
	for pos < len(src) {
		switch c := src[pos]; {
		case c == ' ' || c == '\t' || c == '.':
			pos++
		case c == '=' || c == ']' || c == '\n':
			return path, pos
		case c == '"' || c == '\'':
			end := tomlString(src, pos)
			text := src[pos+1 : max(pos+1, end-1)]
			if c == '"' {
				if plain, err := strconv.Unquote(src[pos:end]); err == nil {
					text = plain
				}
			}
			path, pos = append(path, text), end
		default:
			n := strings.IndexAny(src[pos:], " \t.=]\n")
			if n < 0 {
				n = len(src) - pos
			}
			path, pos = append(path, src[pos:pos+n]), pos+n
		}
	}
	return path, pos
}

// tomlString is the end of the text that begins at pos.
func tomlString(src string, pos int) int {
	quotes := src[pos : pos+1]
	if long := strings.Repeat(quotes, 3); strings.HasPrefix(src[pos:], long) {
		quotes = long
	}
	for i := pos + len(quotes); i < len(src); i++ {
		switch {
		case src[i] == '\\' && quotes[0] == '"':
			i++
		case strings.HasPrefix(src[i:], quotes):
			end := i + len(quotes)
			for len(quotes) == 3 && end < len(src) && src[end] == quotes[0] {
				end++ // up to two quotes may be before the three that end it
			}
			return end
		}
	}
	return len(src)
}

// tomlValue is the end of the value that begins at pos.
func tomlValue(src string, pos int) int {
	depth := 0
	for pos < len(src) {
		switch c := src[pos]; {
		case c == '"' || c == '\'':
			if pos = tomlString(src, pos); depth == 0 {
				return pos
			}
			continue
		case c == '[' || c == '{':
			depth++
		case c == ']' || c == '}':
			if depth--; depth == 0 {
				return pos + 1
			}
		case depth == 0 && (c == '\n' || c == '#'):
			return len(strings.TrimRight(src[:pos], " \t\r"))
		case c == '#':
			pos = max(pos, pos+strings.IndexByte(src[pos:], '\n'))
		}
		pos++
	}
	return len(strings.TrimRight(src, " \t\r"))
}
