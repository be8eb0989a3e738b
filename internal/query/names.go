package query

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// symbolic says whether a query is one name and nothing else.
func symbolic(raw string) bool {
	text := strings.TrimSuffix(strings.Trim(raw, spaces+"`'\""), "()")
	return len(text) <= maxWord && (isQualified(text) || isFile(text))
}

// isName says whether a text is written as only code writes names: qualified, or with an underscore or humps.
func isName(text string) bool {
	if !isQualified(text) || isProduct(strings.ToLower(text)) {
		return false
	}
	for part := range parts(text) {
		if len(part) < len(text) && utf8.RuneCountInString(part) > 1 {
			return true
		}
	}
	bare := strings.Trim(text, "_$")
	return strings.Contains(text, "_") && utf8.RuneCountInString(bare) > 1 || hasHumps(bare)
}

// isQualified says whether a text is identifiers joined by ".", "::", "->", "#" or "\".
func isQualified(text string) bool {
	for part := range parts(text) {
		if !isIdentifier(part) {
			return false
		}
	}
	return true
}

// parts splits a qualified name at its joints.
func parts(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start := 0
		for i := 0; i < len(text); i++ {
			width := joint(text[i:])
			if width == 0 {
				continue
			}
			if !yield(text[start:i]) {
				return
			}
			i += width - 1
			start = i + 1
		}
		yield(text[start:])
	}
}

// joint is the length of the sign a text begins with that joins the parts of a name, 0 if there is none.
func joint(text string) int {
	switch {
	case text[0] == '.' || text[0] == '#' || text[0] == '\\':
		return 1
	case strings.HasPrefix(text, "::") || strings.HasPrefix(text, "->"):
		return 2
	}
	return 0
}

func isIdentifier(s string) bool {
	for i, r := range s {
		if !isWord(r) || i == 0 && unicode.IsDigit(r) {
			return false
		}
	}
	return s != ""
}

// hasHumps says whether a word is two by its capitals: getUser, UserService, HTTPServer, but not JSON or APIs.
func hasHumps(w string) bool {
	var last, before rune
	for i, r := range w {
		if unicode.IsUpper(r) && (unicode.IsLower(last) || unicode.IsDigit(last)) {
			return true
		}
		if unicode.IsLower(r) && unicode.IsUpper(last) && unicode.IsUpper(before) && w[i:] != "s" {
			return true
		}
		before, last = last, r
	}
	return false
}

// isFile says whether a text is a path or the name of a file: it has a known extension, or slashes that are
// not those of "and/or".
func isFile(text string) bool {
	if strings.IndexFunc(text, unicode.IsSpace) >= 0 || strings.IndexFunc(text, unicode.IsLetter) < 0 {
		return false
	}
	slashes := strings.Count(text, "/")
	base := text[strings.LastIndexByte(text, '/')+1:]
	dot := strings.LastIndexByte(base, '.')
	if slashes == 0 {
		return dot > 0 && isExtension(strings.ToLower(base[dot+1:])) && !isProduct(strings.ToLower(base))
	}
	return slashes > 1 || base == "" || text[0] == '/' || text[0] == '.' || dot >= 0 && dot+1 < len(base)
}

func isExtension(ext string) bool {
	switch ext {
	case "go", "mod", "py", "pyi", "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte", "java", "kt", "kts", "scala", "groovy",
		"rs", "c", "h", "cc", "cpp", "cxx", "hh", "hpp", "m", "mm", "cs", "fs", "swift", "rb", "php", "lua", "ex", "exs", "erl", "hs", "ml", "zig",
		"dart", "r", "jl", "pl", "pm", "sh", "bash", "zsh", "fish", "ps1", "bat", "sql", "html", "htm", "css", "scss", "less", "xml", "json", "jsonl",
		"yaml", "yml", "toml", "ini", "cfg", "conf", "env", "lock", "md", "markdown", "rst", "txt", "csv", "proto", "graphql", "tf", "gradle", "cmake":
		return true
	}
	return false
}

// isProduct says whether a lower-case text is a technology that is named like a file or like code.
func isProduct(text string) bool {
	switch text {
	case "node.js", "next.js", "vue.js", "nuxt.js", "three.js", "d3.js", "express.js", "react.js", "ember.js", "backbone.js", "asp.net", "vb.net",
		"javascript", "typescript", "github", "gitlab", "graphql", "mysql", "postgresql", "sqlite", "nosql", "mongodb", "oauth", "openai", "youtube",
		"macos", "ios", "ipad", "iphone", "devops", "websocket", "websockets", "e.g", "i.e":
		return true
	}
	return false
}
