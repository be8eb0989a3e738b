package compact

import (
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// lookers are commands that change nothing and decide nothing.
var lookers = map[string]bool{"ls": true, "cat": true, "head": true, "tail": true, "grep": true, "egrep": true, "rg": true, "ag": true, "find": true, "fd": true, "pwd": true, "cd": true, "echo": true, "wc": true, "tree": true, "which": true, "file": true, "stat": true, "less": true, "more": true, "nl": true, "awk": true, "sort": true, "uniq": true, "sed": true, "env": true, "true": true, "sleep": true, "date": true, "whoami": true, "type": true, "printf": true, "jq": true, "diff": true, "open": true, "xargs": true, "goto": true, "scroll_down": true, "scroll_up": true, "search_dir": true, "search_file": true, "find_file": true}

var (
	separators = lazyregexp.New(`\s*(?:&&|\|\||;|\n|\|)\s*`)
	gitLooks   = lazyregexp.New(`^git\s+(?:-C\s+\S+\s+|--no-pager\s+)*(?:status|log|diff|show|blame|branch|grep|ls-files|rev-parse|remote|describe)\b`)
	writes     = lazyregexp.New(`(?:^|[^0-9&>])>{1,2}\s*([^\s&|;<>]+)`)
	inPlace    = lazyregexp.New(`\b(?:sed|perl)\s+(?:-\w*\s+)*-\w*i\w*\b`)
	pathLike   = lazyregexp.New(`^(?:[\w.@+~-]*/)*[\w.@+-]+\.[A-Za-z][A-Za-z0-9]{0,7}$|^(?:\.{0,2}/|[\w.@+-]+/)[\w.@+/-]*[\w]$`)
	lineSpan   = lazyregexp.New(`-n\s+['"]?(\d+),(\d+)p`)
)

// hidesExit matches commands whose exit code is that of something behind them.
var hidesExit = lazyregexp.New(`[^|]\|\s*(?:head|tail|grep|egrep|rg|sed|awk|cat|tee|sort|uniq|wc|less|more|cut|tr)\b[^|&;]*$|\|\|\s*(?:true|:|echo\b[^|&;]*)\s*$|;\s*(?:true|echo\b[^|&;]*)\s*$`)

// pieces are the commands of a line: it is cut at separators that are not in quotation marks.
func pieces(command string) (out []string) {
	masked := []byte(command)
	quote := byte(0)
	for i := 0; i < len(masked); i++ {
		switch c := masked[i]; {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
		case c == '\\' && quote != '\'':
			i++
		case quote != 0 && strings.IndexByte("|&;\n", c) >= 0:
			masked[i] = '_'
		}
	}
	start := 0
	for _, at := range separators.FindAllIndex(masked, -1) {
		out = append(out, command[start:at[0]])
		start = at[1]
	}
	return append(out, command[start:])
}

// writesOnly reports whether a command does nothing but write a text to a file.
func writesOnly(command string) bool {
	all := pieces(shellHead(command))
	last := strings.TrimSpace(all[len(all)-1])
	return strings.Contains(command, "<<") && strings.HasPrefix(last, "cat ") && writesFile(command)
}

// looks reports whether a command only looks.
func looks(command string) bool {
	if inPlace.MatchString(command) || writesFile(command) {
		return false
	}
	for _, part := range pieces(shellHead(command)) {
		part = strings.TrimLeft(part, "( ")
		word, _, _ := strings.Cut(part, " ")
		if word == "" || lookers[word] || gitLooks.MatchString(part) {
			continue
		}
		if strings.Contains(word, "=") { // a variable
			continue
		}
		return false
	}
	return true
}

func writesFile(command string) bool {
	for _, m := range writes.FindAllStringSubmatch(shellHead(command), -1) {
		if m[1] != "/dev/null" {
			return true
		}
	}
	return false
}

// shellHead is a command without the documents that are fed to it.
func shellHead(command string) string {
	i := strings.Index(command, "<<")
	if i < 0 {
		return command
	}
	if end := strings.IndexByte(command[i:], '\n'); end >= 0 {
		return command[:i+end]
	}
	return command
}

// touched is a file that a command names, and what is done to it.
type touched struct{ verb, path, lines string }

// touches are the files in a command.
func touches(command string) (out []touched) {
	head := shellHead(command)
	if len(head) > 4000 {
		head = head[:4000]
	}
	written := map[string]bool{}
	for _, m := range writes.FindAllStringSubmatch(head, -1) {
		written[strings.Trim(m[1], `"'`)] = true
	}
	for _, part := range pieces(head) {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		verb := "named"
		switch first := words[0]; {
		case first == "rm" || first == "git" && len(words) > 1 && words[1] == "rm":
			verb = "deleted"
		case first == "mv" || first == "cp" || first == "git" && len(words) > 1 && words[1] == "mv":
			verb = "moved"
		case inPlace.MatchString(part) || first == "tee" || first == "touch":
			verb = "edited"
		case first == "create":
			verb = "created"
		case first == "cat" || first == "head" || first == "tail" || first == "sed" || first == "less" || first == "nl" || first == "open":
			verb = "read"
		case first == "cd" || first == "find" || first == "ls":
			continue
		case first == "grep" || first == "rg":
			verb = "read" // the files that were searched; a pattern is in quotation marks
			words = slices.DeleteFunc(words, func(w string) bool { return strings.ContainsAny(w, `"'*\`) })
		}
		lines := ""
		if m := lineSpan.FindStringSubmatch(part); m != nil && verb == "read" {
			lines = m[1] + "-" + m[2]
		}
		for _, w := range words[1:] {
			w = strings.Trim(w, `"'(){},:;`)
			w, _, _ = strings.Cut(w, "::") // a test in a file
			if len(w) < 3 || len(w) > 200 || strings.HasPrefix(w, "-") || strings.Contains(w, "://") || strings.HasPrefix(w, "/dev/") || !pathLike.MatchString(w) || !strings.ContainsAny(w, "./") || versionLike.MatchString(w) {
				continue
			}
			if verb == "named" && !written[w] && path.Ext(w) == "" {
				continue // a folder or package: the command itself says it
			}
			if verb == "named" && !written[w] && !strings.Contains(w, "/") && !fileExt()[strings.ToLower(strings.TrimPrefix(path.Ext(w), "."))] {
				continue // a table of a schema, a method, a host
			}
			v := verb
			if written[w] {
				v = "created"
			}
			out = append(out, touched{v, w, lines})
		}
	}
	return out
}

// fileExt are the endings by which a bare name in a command is a file.
var fileExt = sync.OnceValue(func() map[string]bool {
	known := map[string]bool{}
	for _, ext := range strings.Fields(`go py pyi pyx ipynb ts tsx mts cts js jsx mjs cjs vue svelte rs java kt kts scala groovy gradle rb php c cc cpp cxx h hh hpp m mm cs fs vb swift dart
		hs ml mli ex exs erl clj lisp el lua zig nim jl r pl pm sh bash zsh fish ps1 bat cmd sql md mdx rst adoc tex bib txt toml yaml yml json jsonl json5 ini cfg conf env properties xml
		html htm css scss less proto graphql mod sum lock work csv tsv log out diff patch tf cmake mk make bazel nix vim svg png jpg jpeg gif webp pdf db sqlite zip gz tgz tar whl jar bin
		exe so dll wasm traj pem key crt snap golden template tmpl example dockerfile cbl cob f90 asm s v sol`) {
		known[ext] = true
	}
	return known
})

var versionLike = lazyregexp.New(`^[vV]?\d+(\.\d+)*$|^\.+/?$|^s/`)

// commandName is what makes two runs the same command: it without what comes before and behind that does not matter.
func commandName(command string) string {
	c := squeezed(shellHead(command))
	if strings.HasPrefix(c, "cd ") {
		if _, rest, ok := strings.Cut(c, "&& "); ok {
			c = rest
		}
	}
	for _, end := range []string{" 2>&1", " | tail", " | head", " | grep", " || true", " > /dev/null", " 2>/dev/null", "; echo"} {
		if i := strings.Index(c, end); i > 0 {
			c = c[:i]
		}
	}
	return c
}
