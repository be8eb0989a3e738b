package parse

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// command reads a command: what it calls, and what some builtins do with the names they are given.
func (r *bash) command(w *walker, n int32) {
	at := w.at(n, r.fName)
	name := ""
	if c := w.only(at); w.is(c, "word") {
		name = w.src(c)
	}
	args := r.arguments(w, n)
	if r.special(w, n, name, args) {
		return
	}
	if name == "" {
		w.inside(n)
		return
	}
	r.called(w, name, len(args)+1, w.line(at))
	wrapped := r.wraps(w, name, args)
	w.insideBut(n, at)
	for _, a := range args {
		if word := w.src(a); w.is(a, "word") && !wrapped && w.bash().own[word] {
			w.use(facts.RefValue, word, w.line(a))
		}
	}
}

func (r *bash) arguments(w *walker, n int32) (args []int32) {
	w.children(n, func(c int32) {
		if w.nodes[c].field == r.fArgument {
			args = append(args, c)
		}
	})
	return args
}

// called records the call of what may be a function.
func (r *bash) called(w *walker, name string, args, line int) {
	if !w.bash().own[name] && (isBashTool(name) || !isBashName(name)) {
		return
	}
	w.useWith(facts.RefCall, name, args, line)
}

// isBashName reports whether a word can be the name of a function that a script calls: no path, no number.
func isBashName(name string) bool {
	return name != "" && (facts.IsNameByte(name[0]) && (name[0] < '0' || name[0] > '9') || name[0] == '_') && !strings.ContainsAny(name, "/=*?[]{}()#,!~")
}

// special reads the commands that are definitions or bring other files in.
func (r *bash) special(w *walker, n int32, name string, args []int32) bool {
	switch name {
	case "@test":
		r.openTest(w, n, args)
	case "}":
		r.closeTest(w)
	case "source", ".", "load":
		return r.source(w, n, name, args)
	case "alias":
		for _, a := range args {
			r.alias(w, a)
		}
	default:
		return false
	}
	return true
}

// source reads source file and, of bats, load file. All that file defines is then known.
func (r *bash) source(w *walker, n int32, name string, args []int32) bool {
	if len(args) == 0 || name == "load" && (w.bash().own[name] || len(args) > 1) {
		return false
	}
	from := r.sourced(w, args[0])
	if from == "" {
		from = r.directed(w, n)
	}
	if from == "" {
		return false
	}
	if name == "load" && !strings.HasPrefix(from, ".") && !strings.HasPrefix(from, "/") && r.literal(w, args[0]) != "" {
		from = "./" + from
	}
	w.File.Imports = append(w.File.Imports, facts.Import{Source: from, Line: w.line(n), Names: []facts.ImportedName{{Name: "*", Local: "*"}}})
	for _, a := range args {
		w.visit(a)
	}
	return true
}

// directed is the file that a directive for shellcheck above a command says it reads in.
func (r *bash) directed(w *walker, n int32) string {
	p := w.before(n)
	if p < 0 || w.roleOf(p) != roleComment {
		return ""
	}
	_, file, _ := strings.Cut(w.src(p), "shellcheck source=")
	file, _, _ = strings.Cut(file, " ")
	if file == "/dev/null" {
		return ""
	}
	return file
}

// alias reads name=text of an alias, which calls what the text begins with.
func (r *bash) alias(w *walker, a int32) {
	name, text, ok := strings.Cut(w.src(a), "=")
	if name = strings.Trim(name, `"'`); !ok || name == "" || !w.is(a, "concatenation") && !w.is(a, "word") || strings.ContainsAny(name, "$`") {
		w.visit(a)
		return
	}
	uses := func() {
		if word, _, _ := strings.Cut(strings.Trim(text, `"' `), " "); word != name {
			r.called(w, word, 0, w.line(a))
		}
		w.visit(a)
	}
	if w.current >= 0 || w.bash().defined["alias "+name] {
		uses()
		return
	}
	w.bash().defined["alias "+name] = true
	index := w.define(a, -1, facts.Symbol{Type: ctxsys.TypeVariable, Name: name, Modifiers: []string{"alias"}}, nil, nil)
	d := &w.File.Symbols[index]
	d.Signature = w.Signature(uint32(d.Start), min(w.nodes[a].end, uint32(d.Start)+maxVariable))
	w.within(index, uses)
}

// wraps reads what a command is given to call: run name, trap name, complete -F name. It reports whether
// the command is of that sort.
func (r *bash) wraps(w *walker, name string, args []int32) bool {
	switch name {
	case "run", "time", "coproc", "exec", "nohup", "assert", "refute", "retry":
		for i, a := range args {
			if word := r.literal(w, a); !strings.HasPrefix(word, "-") && word != "!" {
				r.called(w, word, len(args)-i, w.line(a))
				break
			}
		}
	case "trap", "eval":
		if len(args) > 0 {
			text := r.literal(w, args[0])
			if c := w.first(args[0], "string_content"); text == "" && c == args[0]+1 {
				text = w.src(c)
			}
			word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
			r.called(w, strings.TrimRight(word, ";"), 0, w.line(args[0]))
		}
	case "complete", "bind":
		for i, a := range args[:max(len(args)-1, 0)] {
			if w.src(a) == "-F" {
				r.called(w, r.literal(w, args[i+1]), 0, w.line(a))
			}
		}
	case "read", "mapfile", "readarray":
		if w.current >= 0 {
			for _, a := range args {
				if word := r.literal(w, a); w.is(a, "word") && isBashName(word) {
					w.bind(word, "", "")
				}
			}
		}
	default:
		return false
	}
	return true
}

// openTest begins a @test "name" { of bats. It reaches to the command } that closes it.
func (r *bash) openTest(w *walker, n int32, args []int32) {
	r.closeTest(w)
	if len(args) == 0 {
		return
	}
	closing := n
	for c := w.nodes[n].next; c < w.nodes[w.parent(n)].next; c = w.nodes[c].next {
		if !w.is(c, "command") {
			continue
		}
		if name := w.src(w.at(c, r.fName)); name == "}" || name == "@test" {
			if name == "}" {
				closing = c
			}
			break
		}
	}
	name := strings.Trim(w.src(args[0]), `"'`)
	if name = build.Collapse(name); name == "" {
		return
	}
	s := facts.Symbol{Type: ctxsys.TypeFunction, Name: name, Modifiers: []string{"test"}}
	index := w.define(n, -1, s, nil, nil)
	d := &w.File.Symbols[index]
	d.Signature, d.BodyStart = w.Signature(w.nodes[n].start, w.nodes[args[0]].end), int(w.nodes[args[0]].end)
	d.End = int(w.nodes[closing].end)
	d.EndLine = build.LineAt(w.Lines, d.End-1)
	t := &w.bash().test
	t.open, t.closing, t.outer = true, closing, w.current
	w.current = index
	w.scopes = append(w.scopes, scope{})
	w.around = append(w.around, container{symbol: index, kind: ctxsys.TypeFunction})
	if len(args) > 2 { // @test "name" { command; }
		r.called(w, r.literal(w, args[2]), len(args)-2, w.line(args[2]))
		r.wraps(w, r.literal(w, args[2]), args[3:])
		for _, a := range args[2:] {
			w.visit(a)
		}
	}
	if closing == n {
		r.closeTest(w)
	}
}

func (r *bash) closeTest(w *walker) {
	t := &w.bash().test
	if !t.open {
		return
	}
	w.current = t.outer
	w.scopes = w.scopes[:len(w.scopes)-1]
	w.around = w.around[:len(w.around)-1]
	t.open = false
}

// isBashTool reports whether a command is builtin or comes with every system, so that no script defines it.
func isBashTool(name string) bool {
	switch name {
	case ":", "[", "alias", "awk", "basename", "bash", "bg", "bind", "break", "builtin", "caller", "cat", "cd", "chmod", "chown", "command",
		"compgen", "complete", "compopt", "continue", "coproc", "cp", "curl", "cut", "date", "declare", "diff", "dirname", "dirs", "disown",
		"du", "echo", "egrep", "enable", "env", "eval", "exec", "exit", "export", "expr", "false", "fc", "fg", "file", "find", "getopts", "git",
		"grep", "gzip", "hash", "head", "help", "history", "id", "jobs", "kill", "let", "ln", "local", "logout", "ls", "mapfile", "md5sum",
		"mkdir", "mkfifo", "mktemp", "mv", "nohup", "od", "paste", "perl", "popd", "printf", "ps", "pushd", "pwd", "python", "python3", "read",
		"readarray", "readlink", "readonly", "realpath", "return", "rm", "rmdir", "sed", "seq", "set", "sh", "shift", "shopt", "sleep", "sort",
		"source", "ssh", "stat", "stty", "sudo", "suspend", "tail", "tar", "tee", "test", "time", "times", "touch", "tput", "tr", "trap", "true",
		"type", "typeset", "ulimit", "umask", "unalias", "uname", "uniq", "unset", "wait", "wc", "wget", "which", "xargs", "zsh":
		return true
	}
	return false
}

// isBashVariable reports whether a variable is the shell's own or the system's: to set it defines nothing.
func isBashVariable(name string) bool {
	switch name {
	case "COMPREPLY", "EDITOR", "HISTCONTROL", "HISTFILE", "HISTSIZE", "HOME", "IFS", "LANG", "LC_ALL", "MANPATH", "OLDPWD", "OPTARG", "OPTIND",
		"PATH", "PROMPT_COMMAND", "PS1", "PS2", "PS3", "PS4", "PWD", "REPLY", "SHELL", "TERM", "TMPDIR", "USER":
		return true
	}
	return false
}
