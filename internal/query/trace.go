package query

import (
	"slices"
	"strings"
)

// Frame is a place that a trace, a compiler or a search names.
type Frame struct {
	Path     string // with "/", without what only machines need (file://, a drive, a query); "" when only a function is named
	Line     int    // from 1, 0 when it is not told
	Function string // as written, "" when it is not told
}

const (
	maxFrames = 48
	maxTrace  = 32 << 10 // bytes that are searched at each end of a longer text
)

// framesIn finds the frames of a text, the innermost first, and blanks what only belongs to them, so that the message
// remains. A path with a line in the midst of a sentence is a frame too and stays.
func framesIn(text string) (frames []Frame, rest string) {
	if !strings.Contains(text, ":") && !strings.Contains(text, "(") && !strings.Contains(text, " line ") {
		return nil, text
	}
	t := trace{text: text}
	t.begin(false, false)
	for at := 0; at < len(text); {
		end := len(text)
		if i := strings.IndexByte(text[at:], '\n'); i >= 0 {
			end = at + i
		}
		t.line(at, end)
		if at = end + 1; at > maxTrace && at < len(text)-maxTrace {
			at = len(text) - maxTrace
		}
	}
	frames = t.innermostFirst()
	if !slices.ContainsFunc(frames, func(f Frame) bool { return f.Path != "" }) {
		return nil, text // what looks like a call may be one
	}
	rest = blanked(text, t.taken)
	if len(frames) == 1 && strings.TrimSpace(rest) == "" {
		return frames, text // "main.go:12" is words too
	}
	return frames, rest
}

// trace is a text that is read line by line. A part of it has the frames of one error.
type trace struct {
	text  string
	parts []tracePart
	taken []token // what belongs to frames only

	function      string // named by the line before, for the place this line names
	functionToken token
	echo          bool // lines that follow, further in, repeat the program's text
}

type tracePart struct {
	frames   []Frame
	reversed bool // the innermost is the last: Python, and Ruby on a terminal
	cause    bool // it is the cause of those before it, and so further in: Java, Node
}

func (t *trace) begin(reversed, cause bool) {
	t.parts = append(t.parts, tracePart{reversed: reversed, cause: cause})
}

func (t *trace) add(f Frame) {
	p := &t.parts[len(t.parts)-1]
	if f.Path == "" && f.Function == "" || slices.Contains(p.frames[max(0, len(p.frames)-4):], f) {
		return // recursion repeats itself
	}
	p.frames = append(p.frames, f)
}

func (t *trace) take(start, end int) { t.taken = append(t.taken, token{start: start, end: end}) }

// line reads the line between two bytes.
func (t *trace) line(start, end int) {
	line := strings.TrimRight(t.text[start:end], " \t\r")
	text := strings.TrimLeft(line, " \t│|") // Rust and Elixir draw boxes
	indent := len(line) - len(text)
	function, functionToken := t.function, t.functionToken
	t.function = ""
	if strings.Contains(text, "(most recent call last)") {
		t.begin(true, false)
	}
	switch {
	case text == "":
		return
	case strings.HasSuffix(text, "(most recent call last):"):
		t.take(start, end)
		return
	case strings.HasPrefix(text, "Caused by:"), strings.HasPrefix(text, "[cause]:"):
		t.begin(false, true)
		return
	case isNoise(text):
		t.take(start, end)
		return
	case t.echo && indent >= 4 && !strings.HasPrefix(text, "File "):
		t.take(start, end)
		return
	}
	t.echo = false
	if f, ok := frameLine(text); ok {
		if f.Function == "" && f.Path != "" && function != "" {
			f.Function = function
			t.take(functionToken.start, functionToken.end)
		}
		t.add(f)
		t.take(start, end)
		t.echo = strings.HasPrefix(text, `File "`)
		return
	}
	if f, length, ok := prefixed(text); ok {
		t.add(f)
		t.take(start, start+indent+length)
		t.inline(text[length:])
		return
	}
	if name, ok := calledAbove(text); ok {
		t.function, t.functionToken = name, token{start: start, end: end}
		return
	}
	t.inline(text)
}

// isNoise says whether a line of a trace tells nothing.
func isNoise(line string) bool {
	return strings.HasPrefix(line, "... ") && strings.HasSuffix(line, " more") ||
		strings.HasPrefix(line, "goroutine ") && strings.HasSuffix(line, ":") ||
		strings.HasPrefix(line, "exit status ") || line == "stack backtrace:" || strings.Trim(line, "^~ ") == "" ||
		strings.HasPrefix(line, "[Previous line repeated ") || strings.HasPrefix(line, "--- End of ") || line == "Stacktrace:" || line == "Stack trace:" ||
		strings.HasPrefix(line, "note: run with `RUST_BACKTRACE") || strings.HasPrefix(line, "...") && strings.HasSuffix(line, "frames elided...")
}

// inline finds the paths with lines in the midst of a text.
func (t *trace) inline(text string) {
	if len(text) > maxText {
		return
	}
	for i, field := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\"'`<>,;", r) }) {
		if i == 64 {
			return
		}
		field = strings.TrimRight(strings.Trim(field, "()[]"), ":.?!")
		if at := strings.IndexByte(field, '('); at >= 0 && at+1 < len(field) && strings.IndexByte(field[at:], ')') < 0 && !isDigit(field[at+1]) {
			field = field[at+1:] // at x(Foo.java:12
		}
		if path, line, ok := location(field); ok && isSource(path) {
			t.add(Frame{Path: cleanPath(path), Line: line})
		}
	}
	if path, line, ok := onLine(text); ok {
		t.add(Frame{Path: cleanPath(path), Line: line})
	}
	for _, after, ok := strings.Cut(text, `File "`); ok; _, after, ok = strings.Cut(after, `File "`) { // of a trace on one line
		path, rest, _ := strings.Cut(after, `", line `)
		end := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })
		if line, ok := lineNumber(rest[:max(end, 0)]); ok {
			t.add(Frame{Path: cleanPath(path), Line: line})
		}
	}
}

// innermostFirst is all frames in the order in which people look at them.
func (t *trace) innermostFirst() []Frame {
	var out []Frame
	for _, p := range t.parts {
		if p.reversed {
			slices.Reverse(p.frames)
		}
		if p.cause {
			out = append(slices.Clone(p.frames), out...)
		} else {
			out = append(out, p.frames...)
		}
	}
	seen := make(map[Frame]bool, len(out))
	out = slices.DeleteFunc(out, func(f Frame) bool {
		dup := seen[f]
		seen[f] = true
		return dup
	})
	return out[:min(len(out), maxFrames)]
}
