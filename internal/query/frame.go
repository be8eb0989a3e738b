package query

import "strings"

// frameLine reads a line that is nothing but a frame.
func frameLine(line string) (Frame, bool) {
	line = strings.TrimPrefix(line, "from ")
	if at := strings.Index(line, ": from "); at > 0 && at <= 6 && isNumber(line[:at]) { // Ruby counts on a terminal
		line = line[at+len(": from "):]
	}
	switch {
	case line == "":
		return Frame{}, false
	case strings.HasPrefix(line, `File "`):
		return pythonFrame(line)
	case strings.HasPrefix(line, "at "):
		return atFrame(line[len("at "):])
	case line[0] == '#' && len(line) > 1 && isDigit(line[1]):
		return numberedFrame(line)
	case line[0] == '(':
		return elixirFrame(line)
	}
	if f, ok := rubyFrame(line); ok {
		return f, true
	}
	if f, ok := geckoFrame(line); ok {
		return f, true
	}
	return goFrame(line)
}

// pythonFrame reads: File "a/b.py", line 12, in name
func pythonFrame(line string) (Frame, bool) {
	path, rest, ok := strings.Cut(line[len(`File "`):], `", line `)
	if !ok {
		return Frame{}, false
	}
	number, function, _ := strings.Cut(rest, ", in ")
	n, ok := lineNumber(number)
	if strings.HasPrefix(function, "<") { // <module>, <lambda>
		function = ""
	}
	if strings.HasPrefix(path, "<") { // <string>, <frozen importlib>
		return Frame{Function: function}, ok
	}
	return Frame{cleanPath(path), n, function}, ok
}

// atFrame reads what follows "at ": the frames of JavaScript, Java and its kin, C#, and the places of Rust.
//
//	fn (a/b.js:1:2)   a/b.js:1:2   com.acme.Type.fn(Type.java:12)   Acme.Type.Fn(Int32 a) in /a/b.cs:line 12
func atFrame(text string) (Frame, bool) {
	text = strings.TrimPrefix(text, "async ")
	text = strings.TrimPrefix(text, "new ")
	if call, place, ok := strings.Cut(text, ") in "); ok { // C#
		path, number, ok := strings.Cut(place, ":line ")
		n, isNumber := lineNumber(number)
		return Frame{cleanPath(path), n, callName(call)}, ok && isNumber
	}
	if path, line, ok := location(text); ok && !strings.ContainsAny(text, "() ") {
		return Frame{Path: cleanPath(path), Line: line}, true
	}
	if !strings.HasSuffix(text, ")") {
		return Frame{}, false
	}
	open := strings.LastIndexByte(text, '(')
	if open <= 0 {
		return Frame{}, false
	}
	name, place := strings.TrimSpace(text[:open]), text[open+1:len(text)-1]
	if i := strings.Index(name, " [as "); i > 0 {
		name = name[:i]
	}
	path, line, ok := location(place)
	switch {
	case ok && text[open-1] != ' ' && !strings.ContainsAny(path, "/\\") && isQualified(javaName(name)) && strings.Contains(name, "."):
		return javaFrame(name, path, line), true
	case ok:
		return Frame{cleanPath(path), line, name}, isQualified(strings.ReplaceAll(name, " ", "")) || strings.ContainsAny(name, ".<")
	case place == "Native Method", place == "Unknown Source", place == "<anonymous>", place == "native":
		return Frame{Function: name}, true
	}
	return Frame{Function: name}, open > 0 && text[open-1] != ' ' && strings.Contains(name, ".") && isQualified(javaName(name)) // C# without a place
}

// javaName is a name without what a module or loader is called and what compilers add.
func javaName(name string) string {
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		name = name[i+1:]
	}
	return strings.NewReplacer("<init>", "init", "<clinit>", "clinit", "`1", "", "`2", "").Replace(name)
}

// javaFrame builds the path from the package: com.acme.Type$Inner.fn in Type.java is com/acme/Type.java.
func javaFrame(name, file string, line int) Frame {
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		if strings.HasPrefix(name, "java.") || strings.HasPrefix(name, "jdk.") {
			return Frame{Function: name[i+1:]}
		}
		name = name[i+1:]
	}
	parts := strings.Split(name, ".")
	function := parts[len(parts)-1]
	class := parts[max(0, len(parts)-2)]
	dirs := parts[:max(0, len(parts)-2)]
	class, _, _ = strings.Cut(class, "$")
	if strings.HasPrefix(function, "lambda$") {
		function, _, _ = strings.Cut(function[len("lambda$"):], "$")
	}
	switch {
	case function == "<init>" || function == "<clinit>":
		function = class
	case class != "":
		function = class + "." + function
	}
	return Frame{strings.Join(append(dirs[:len(dirs):len(dirs)], file), "/"), line, function}
}

// numberedFrame reads the frames that begin with "#3": gdb, sanitizers, PHP, Dart.
//
//	#0  0x00 in fn (a=1) at a/b.c:12   #1 0x4f in fn /a/b.c:12:3   #0 /a/b.php(12): Type->fn()   #0 fn (package:a/b.dart:1:2)
func numberedFrame(line string) (Frame, bool) {
	_, text, _ := strings.Cut(line, " ")
	text = strings.TrimSpace(text)
	if text == "{main}" || strings.HasPrefix(text, "[internal function]") {
		return Frame{Function: "main"}, true
	}
	if open := strings.IndexByte(text, '('); open > 0 && strings.Contains(text[open:], "): ") { // PHP: what is called is there
		number, _, _ := strings.Cut(text[open+1:], ")")
		if n, ok := lineNumber(number); ok {
			return Frame{Path: cleanPath(text[:open]), Line: n}, true
		}
	}
	if strings.HasPrefix(text, "0x") {
		if _, after, ok := strings.Cut(text, " in "); ok {
			text = after
		}
	}
	if call, place, ok := strings.Cut(text, ") at "); ok {
		path, n, ok := location(place)
		return Frame{cleanPath(path), n, callName(call)}, ok
	}
	if open := strings.LastIndexByte(text, '('); open > 0 && strings.HasSuffix(text, ")") {
		if path, n, ok := location(text[open+1 : len(text)-1]); ok {
			return Frame{cleanPath(path), n, strings.TrimSpace(text[:open])}, true
		}
		return Frame{Function: callName(text)}, true // (/lib/libc.so.6+0x2a)
	}
	if space := strings.LastIndexByte(text, ' '); space > 0 {
		if path, n, ok := location(text[space+1:]); ok {
			return Frame{cleanPath(path), n, callName(text[:space])}, true
		}
		if call, _, ok := strings.Cut(text, ") from "); ok {
			return Frame{Function: callName(call)}, true
		}
	}
	return Frame{}, false
}

// elixirFrame reads: (app 1.2.0) lib/a/b.ex:12: Mod.fun/2
func elixirFrame(line string) (Frame, bool) {
	_, rest, ok := strings.Cut(line, ") ")
	place, function, also := strings.Cut(rest, ": ")
	path, n, found := location(place)
	if !ok || !also || !found || !isSource(path) {
		return Frame{}, false
	}
	return Frame{cleanPath(path), n, arityless(function)}, true
}

// arityless is the name in Mod.fun/2, Mod.fun(a, b) and "anonymous fn/1 in Mod.fun/2".
func arityless(function string) string {
	if _, after, ok := strings.Cut(function, " in "); ok {
		function = after
	}
	function, _, _ = strings.Cut(function, "(")
	if i := strings.LastIndexByte(function, '/'); i > 0 {
		function = function[:i]
	}
	return strings.TrimPrefix(function, ":")
}

// rubyFrame reads: a/b.rb:12:in `Type#fn'
func rubyFrame(line string) (Frame, bool) {
	place, rest, ok := strings.Cut(line, ":in ")
	if !ok || len(rest) < 2 || rest[0] != '`' && rest[0] != '\'' {
		return Frame{}, false
	}
	path, n, ok := location(place)
	name, after, closed := strings.Cut(rest[1:], "'")
	if !ok || !closed || after != "" {
		return Frame{}, false // the first line goes on with the message: see prefixed
	}
	return Frame{cleanPath(path), n, rubyName(name)}, true
}

// rubyName is the method in "block (2 levels) in fn", "rescue in fn" and "<main>".
func rubyName(name string) string {
	if i := strings.LastIndex(name, " in "); i >= 0 {
		name = name[i+len(" in "):]
	}
	if strings.HasPrefix(name, "<") {
		return ""
	}
	return name
}

// geckoFrame reads: fn@http://host/a/b.js:1:2
func geckoFrame(line string) (Frame, bool) {
	function, place, ok := strings.Cut(line, "@")
	path, n, found := location(place)
	if !ok || !found || strings.ContainsAny(line, " ") || !strings.Contains(path, "/") {
		return Frame{}, false
	}
	return Frame{cleanPath(path), n, function}, true
}

// goFrame reads: /a/b.go:12 +0x1d
func goFrame(line string) (Frame, bool) {
	place := line
	if i := strings.Index(line, " +0x"); i > 0 {
		place = line[:i]
	}
	path, n, ok := location(place)
	if !ok || !isSource(path) || strings.ContainsAny(path, " ") && place == line {
		return Frame{}, false
	}
	return Frame{Path: cleanPath(path), Line: n}, true
}

// calledAbove reads the line of a function whose place follows on the next: those of Go and Rust.
//
//	github.com/a/b.(*Type).Fn(0xc0, 0x1)   created by main.run in goroutine 1   5: crate::module::function
func calledAbove(line string) (name string, ok bool) {
	if rest, ok := strings.CutPrefix(line, "created by "); ok {
		name, _, _ = strings.Cut(rest, " in goroutine")
		return goName(name), true
	}
	if number, rest, ok := strings.Cut(line, ": "); ok && isNumber(number) && !strings.ContainsAny(strings.TrimSpace(rest), " ") {
		return strings.TrimSpace(rest), true
	}
	if open := strings.LastIndexByte(line, '('); open > 0 && strings.HasSuffix(line, ")") && !strings.ContainsAny(line[:open], " \t") && strings.Contains(line[:open], ".") {
		return goName(line[:open]), true
	}
	return "", false
}

// goName is Type.Fn of github.com/a/b.(*Type).Fn, and Fn of main.Fn.func1.
func goName(name string) string {
	name = name[strings.LastIndexByte(name, '/')+1:]
	if _, rest, ok := strings.Cut(name, "."); ok { // the package
		name = rest
	}
	name = strings.NewReplacer("(*", "", ")", "", "[...]", "").Replace(name)
	for i := strings.LastIndex(name, ".func"); i > 0 && i+5 < len(name) && isDigit(name[i+5]); i = strings.LastIndex(name, ".func") {
		name = name[:i]
	}
	return name
}

// callName is a name without its arguments and its type's parameters.
func callName(call string) string {
	call, _, _ = strings.Cut(call, "(")
	call, _, _ = strings.Cut(call, "<")
	return strings.TrimSpace(call)
}
