package compact

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// action is one call of a tool, as far as it can be determined from its arguments and its result. Tools have many names and
// arguments few: a path is a path whatever the tool is called.
type action struct {
	tool    string
	verb    string // read, edited, created, deleted, moved, searched, ran, noted, called
	path    string
	lines   string // "10-42", "" for all or unknown
	what    string // the command, or what was searched for
	defines []string
	gist    string    // of an edit: what became what
	patched []touched // of a patch: its files
	todos   []todo

	call    int      // number of the message of the call
	result  int      // of the result, 0 without one
	outcome string   // failed, passed or "" when the result does not say
	said    string   // of a result: the line that says what went wrong
	also    []string // of a result: further ones
	logged  string   // of a log that was shown: an error in it
	input   string
}

type todo struct{ text, status string }

// names of arguments, most telling first.
var (
	pathKeys    = []string{"file_path", "filepath", "path", "filename", "file", "target_file", "notebook_path", "relative_path", "relative_workspace_path", "abs_path", "absolute_path", "uri", "directory", "dir", "folder"}
	patchKeys   = []string{"patch", "input", "diff", "patch_text", "unified_diff"}
	commandKeys = []string{"command", "cmd", "script", "bash", "shell", "commandline", "command_line", "code"}
	searchKeys  = []string{"pattern", "query", "regex", "search_term", "search_query", "glob", "glob_pattern", "symbol", "url", "name", "q"}
	oldKeys     = []string{"old_string", "old_str", "oldtext", "old_text", "search", "original"}
	newKeys     = []string{"new_string", "new_str", "newtext", "new_text", "replace", "replacement", "content", "file_text", "contents", "code_edit", "text", "insert_line_text"}
)

// readCall tells what a call does.
func readCall(p *conversation.Part) action {
	a := action{tool: p.Name, verb: "called", input: p.Input}
	args := arguments(p.Input)
	get := func(keys []string) string {
		for _, k := range keys {
			if v := args[k]; v != "" {
				return v
			}
		}
		return ""
	}
	tool := strings.ToLower(p.Name)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(tool, w) })
	}
	a.path = get(pathKeys)
	command, oldText, newText := get(commandKeys), get(oldKeys), get(newKeys)
	editor := a.path != "" && slices.Contains([]string{"view", "create", "str_replace", "insert", "undo_edit", "write", "read", "edit", "delete"}, command)
	patch := cmp.Or(command, get(patchKeys), p.Input)
	patched := patchedFiles(patch)
	switch {
	case len(patched) > 0 && (strings.Contains(patch, "*** Begin Patch") || args == nil || has("patch", "diff")):
		a.what, a.patched = patch, patched
		a.verb, a.path = patched[0].verb, patched[0].path
		a.defines = definitions(patchSign.ReplaceAllString(patch, ""))
	case has("todo", "plan") && args["todos"]+args["plan"]+args["items"] != "":
		a.verb, a.todos = "noted", readTodos(args["todos"]+args["plan"]+args["items"])
	case editor:
		a.verb = map[string]string{"view": "read", "read": "read", "create": "created", "delete": "deleted"}[command]
		if a.verb == "" {
			a.verb = "edited"
		}
	case command != "" && a.path == "" || command != "" && has("bash", "shell", "exec", "run", "terminal", "command"):
		a.verb, a.what, a.path = "ran", command, ""
	case a.path != "" && (has("edit", "replace", "patch", "insert", "update", "modify") || oldText != "" && newText != ""):
		a.verb = "edited"
	case a.path != "" && (has("write", "create", "save") || args["file_text"] != ""):
		a.verb = "created"
	case a.path != "" && has("delete", "remove"):
		a.verb = "deleted"
	case has("grep", "search", "glob", "find", "list", "ls", "fetch", "browse"):
		a.verb = "searched"
	case a.path != "" && (get(searchKeys) == "" || has("read", "view", "open", "cat", "show")):
		a.verb = "read"
	case get(searchKeys) != "":
		a.verb = "searched"
	}
	if a.verb == "searched" {
		a.what = get(searchKeys)
	}
	if a.verb == "read" || editor {
		a.lines = lineRange(args)
	}
	if a.verb == "edited" || a.verb == "created" {
		if a.defines == nil {
			a.defines = definitions(newText)
		}
		a.gist = gistOf(oldText, newText, a.verb == "created")
	}
	return a
}

var (
	digits    = lazyregexp.New(`\d+`)
	patchFile = lazyregexp.New(`(?m)^\*\*\* (Update|Add|Delete) File: (.+)$`)
	diffFile  = lazyregexp.New(`(?m)^--- ([^\t\r\n]+).*\n\+\+\+ ([^\t\r\n]+)`)
	patchSign = lazyregexp.New(`(?m)^\+`)
	declared  = lazyregexp.New(`(?m)^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|pub(?:\([a-z]+\))?|override|virtual|inline|const|unsafe|open|data|sealed|partial)\s+)*(?:func|def|class|fn|function|interface|struct|enum|trait|impl|type|module|protocol|record|object|defmodule)\s+(?:\([^)]*\)\s*)?([A-Za-z_$][\w$]*(?:\.[\w$]+)*)`)
)

// patchedFiles are the files that a patch changes: one in the form of apply_patch, or a unified diff.
func patchedFiles(patch string) (files []touched) {
	for _, m := range patchFile.FindAllStringSubmatch(patch, -1) {
		files = append(files, touched{verb: map[string]string{"Update": "edited", "Add": "created", "Delete": "deleted"}[m[1]], path: strings.TrimSpace(m[2])})
	}
	if files != nil {
		return files
	}
	for _, m := range diffFile.FindAllStringSubmatch(patch, -1) {
		before, after := strings.TrimPrefix(m[1], "a/"), strings.TrimPrefix(m[2], "b/")
		switch {
		case before == "/dev/null":
			files = append(files, touched{verb: "created", path: after})
		case after == "/dev/null":
			files = append(files, touched{verb: "deleted", path: before})
		default:
			files = append(files, touched{verb: "edited", path: after})
		}
	}
	return files
}

// definitions are the names a piece of code declares.
func definitions(code string) (names []string) {
	code, _, names = unmarked(code)
	if len(code) > 200_000 {
		code = code[:200_000]
	}
	for _, m := range declared.FindAllStringSubmatch(code, 40) {
		if name := m[1]; len(name) > 2 && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// arguments reads the arguments of a call as texts; nil when they are no JSON object. Lists of texts are joined, which
// gives the command of tools that take one as a list.
func arguments(input string) map[string]string {
	var values map[string]any
	if json.Unmarshal([]byte(input), &values) != nil {
		return nil
	}
	out := make(map[string]string, len(values))
	for k, v := range values {
		k = strings.ToLower(k)
		switch v := v.(type) {
		case string:
			out[k] = v
		case float64:
			out[k] = strconv.FormatFloat(v, 'f', -1, 64)
		case []any:
			var words []string
			for _, e := range v {
				switch e := e.(type) {
				case string:
					words = append(words, e)
				case float64:
					words = append(words, strconv.FormatFloat(e, 'f', -1, 64))
				}
			}
			if len(words) == len(v) && len(words) == 3 && (words[1] == "-c" || words[1] == "-lc") {
				words = words[2:] // a shell and its command
			}
			if len(words) == len(v) || len(words) == 1 && len(v) == 3 {
				out[k] = strings.Join(words, " ")
			} else if b, err := json.Marshal(v); err == nil {
				out[k] = string(b)
			}
		case map[string]any:
			if b, err := json.Marshal(v); err == nil {
				out[k] = string(b)
			}
		}
	}
	return out
}

func readTodos(list string) (todos []todo) {
	var items []map[string]any
	if json.Unmarshal([]byte(list), &items) != nil {
		return nil
	}
	for _, item := range items {
		text := func(keys ...string) string {
			for _, k := range keys {
				if s, ok := item[k].(string); ok && s != "" {
					return s
				}
			}
			return ""
		}
		if t := text("content", "step", "text", "title", "task", "description"); t != "" {
			todos = append(todos, todo{squeezed(t), text("status", "state")})
		}
	}
	return todos
}

// lineRange is the lines that were read, from whichever arguments say so.
func lineRange(args map[string]string) string {
	if all := digits.FindAllString(args["view_range"], -1); len(all) == 2 {
		return all[0] + "-" + all[1]
	}
	number := func(keys ...string) int {
		for _, k := range keys {
			if n, err := strconv.Atoi(args[k]); err == nil {
				return n
			}
		}
		return 0
	}
	from, to := number("start_line", "startline", "line_start", "offset", "start"), number("end_line", "endline", "line_end", "end")
	if n := number("limit"); to == 0 && n > 0 {
		from = max(from, 1)
		to = from + n - 1
	}
	switch {
	case from > 0 && to >= from:
		return strconv.Itoa(from) + "-" + strconv.Itoa(to)
	case from > 0:
		return strconv.Itoa(from) + "-"
	}
	return ""
}

// gistOf is what an edit changes, in two half lines.
func gistOf(oldText, newText string, created bool) string {
	newText, cleared, _ := unmarked(newText)
	if created {
		if n := max(strings.Count(newText, "\n")+1, cleared); n > 1 {
			return strconv.Itoa(n) + " lines"
		}
		return ""
	}
	oldText, _, _ = unmarked(oldText)
	oldLines, newLines := codeLines(oldText), codeLines(newText)
	for len(oldLines) > 0 && len(newLines) > 0 && oldLines[0] == newLines[0] {
		oldLines, newLines = oldLines[1:], newLines[1:]
	}
	for len(oldLines) > 0 && len(newLines) > 0 && oldLines[len(oldLines)-1] == newLines[len(newLines)-1] {
		oldLines, newLines = oldLines[:len(oldLines)-1], newLines[:len(newLines)-1]
	}
	switch {
	case len(oldLines) == 0 && len(newLines) == 0:
		return ""
	case len(oldLines) == 0:
		return "added `" + inline(newLines[0], 90) + "`" + more(newLines)
	case len(newLines) == 0:
		return "took out `" + inline(oldLines[0], 90) + "`" + more(oldLines)
	}
	return "`" + inline(oldLines[0], 70) + "`" + more(oldLines) + " became `" + inline(newLines[0], 90) + "`" + more(newLines)
}

func more(lines []string) string {
	if len(lines) > 1 {
		return " (" + strconv.Itoa(len(lines)) + " lines)"
	}
	return ""
}

func codeLines(s string) (lines []string) {
	for line := range strings.Lines(s) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// inline is code on one line, without the ticks that would end its quotation.
func inline(s string, n int) string { return cutText(strings.ReplaceAll(squeezed(s), "`", "'"), n) }
