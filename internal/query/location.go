package query

import (
	"strconv"
	"strings"
)

// prefixed reads the place a compiler, a search or the first line of a Ruby error begins with, and how much of the
// line that is.
//
//	a/b.go:12:3: undefined   a/b.ts(12,3): error   --> src/a.rs:12:3   [ERROR] /a/B.java:[12,3] cannot   a/b.rb:12:in `fn': message
func prefixed(line string) (f Frame, length int, ok bool) {
	skipped := 0
	for _, mark := range []string{"--> ", "[ERROR] ", "e: ", "w: ", "==> "} {
		if strings.HasPrefix(line, mark) {
			skipped = len(mark)
			break
		}
	}
	text := line[skipped:]
	if place, rest, found := strings.Cut(text, ":in "); found && rest != "" && (rest[0] == '`' || rest[0] == '\'') {
		name, _, closed := strings.Cut(rest[1:], "'")
		if path, n, ok := location(place); ok && closed {
			return Frame{cleanPath(path), n, rubyName(name)}, skipped + len(place) + len(":in ") + len(name) + 2, true
		}
	}
	end := strings.IndexAny(text, " \t")
	if end < 0 {
		end = len(text)
	}
	for cut := end; cut > 0; cut = strings.LastIndexByte(text[:cut], ':') {
		if path, n, ok := location(strings.TrimRight(text[:cut], ":")); ok && isSource(path) {
			if cut == end && !strings.HasSuffix(text[:cut], ":") && skipped == 0 && end < len(text) {
				return f, 0, false // a sentence that begins with a place
			}
			return Frame{Path: cleanPath(path), Line: n}, skipped + cut, true
		}
	}
	return f, 0, false
}

// location reads path:line, path:line:column, path(line), path(line,column) and path:[line,column].
func location(text string) (path string, line int, ok bool) {
	if strings.HasSuffix(text, ")") || strings.HasSuffix(text, "]") {
		open := strings.LastIndexAny(text, "([")
		if open <= 0 {
			return "", 0, false
		}
		number, _, _ := strings.Cut(text[open+1:len(text)-1], ",")
		line, ok = lineNumber(number)
		return strings.TrimSuffix(text[:open], ":"), line, ok
	}
	path, line, ok = cutNumber(text)
	if !ok {
		return "", 0, false
	}
	if shorter, outer, both := cutNumber(path); both {
		path, line = shorter, outer
	}
	return path, line, path != ""
}

// cutNumber takes ":12" off a text, and the end of a range, ":12-20".
func cutNumber(text string) (rest string, n int, ok bool) {
	colon := strings.LastIndexByte(text, ':')
	if colon <= 0 {
		return "", 0, false
	}
	number, to, isRange := strings.Cut(text[colon+1:], "-")
	if isRange && (to == "" || !isNumber(to)) {
		return "", 0, false
	}
	n, ok = lineNumber(number)
	return text[:colon], n, ok
}

// lineNumber reads the number of a line: digits only, at most eight of them, not zero.
func lineNumber(text string) (int, bool) {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > 8 || strings.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' }) >= 0 {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n > 0
}

// onLine finds: in a/b.php on line 12
func onLine(text string) (path string, line int, ok bool) {
	before, after, ok := strings.Cut(text, " on line ")
	if !ok {
		before, after, ok = strings.Cut(text, " line ") // Perl
	}
	if !ok {
		return "", 0, false
	}
	end := 0
	for end < len(after) && isDigit(after[end]) {
		end++
	}
	line, ok = lineNumber(after[:end])
	path = strings.Trim(before[strings.LastIndexAny(before, " \t")+1:], "\"'`,:")
	return path, line, ok && isSource(path)
}

// isSource says whether a text can be the path of a program: its extension is known, and nothing is in it that is in
// no path.
func isSource(path string) bool {
	path, _, _ = strings.Cut(path, "?")
	dot := strings.LastIndexByte(path, '.')
	return dot > 0 && isExtension(strings.ToLower(path[dot+1:])) && !strings.ContainsAny(path, "\"'`<>|*{}=;")
}

// cleanPath leaves of a path what a project can know of it.
func cleanPath(path string) string {
	path = strings.ReplaceAll(path, `\`, "/")
	if i := strings.Index(path, "://"); i >= 0 {
		scheme := path[:i]
		path = path[i+len("://"):]
		if scheme != "file" && !strings.HasPrefix(path, "/") { // the host, or the name of a bundle
			_, path, _ = strings.Cut(path, "/")
		}
	}
	if rest, ok := strings.CutPrefix(path, "package:"); ok {
		path = rest
	}
	path, _, _ = strings.Cut(path, "?")
	if len(path) > 2 && path[1] == ':' && path[2] == '/' {
		path = path[2:]
	}
	if strings.HasPrefix(path, "/./") { // of a bundle
		path = path[1:]
	}
	for strings.HasPrefix(path, "./") || strings.HasPrefix(path, "../") {
		_, path, _ = strings.Cut(path, "/")
	}
	return path
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }
