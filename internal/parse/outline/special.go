package outline

import (
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// outlineSpecial returns the recogniser of definitions that do not begin with a keyword, or nil. It is
// given a line without its indentation, cut at maxDefinition.
func outlineSpecial(language string) func(string) (string, outlineKind) {
	switch language {
	case "bash":
		return shellFunction
	case "r":
		return assignedFunction("<-", "=")
	case "lua":
		return assignedFunction("=")
	case "zig":
		return zigTest
	case "haskell":
		return signatureLine("::")
	case "elm":
		return signatureLine(":")
	case "sql":
		return sqlCreate
	case "terraform":
		return terraformBlock
	case "objc":
		return objcContainer
	case "makefile":
		return makeTarget
	case "dockerfile":
		return dockerStage
	case "cmake":
		return cmakeFunction
	case "yaml":
		return yamlKey
	case "json":
		return jsonKey
	case "toml", "ini":
		return tableHeader
	}
	return nil
}

// shellFunction recognises name() { in shells.
func shellFunction(s string) (string, outlineKind) {
	name, rest := build.LeadingName(s, "-:.")
	if rest, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), "()"); ok {
		if rest = strings.TrimSpace(rest); rest == "" || rest[0] == '{' || rest[0] == '(' || rest[0] == '#' {
			return name, olFunction
		}
	}
	return "", 0
}

// assignedFunction recognises name = function(...).
func assignedFunction(operators ...string) func(string) (string, outlineKind) {
	return func(s string) (string, outlineKind) {
		s = strings.TrimPrefix(s, "local ")
		name, rest := build.LeadingName(s, ".")
		rest = strings.TrimLeft(rest, " ")
		for _, op := range operators {
			if after, ok := strings.CutPrefix(rest, op); ok {
				after, ok := strings.CutPrefix(strings.TrimLeft(after, " "), "function")
				if ok && strings.HasPrefix(strings.TrimLeft(after, " "), "(") {
					return name, olFunction
				}
			}
		}
		return "", 0
	}
}

// zigTest recognises test "name" {.
func zigTest(s string) (string, outlineKind) {
	if rest, ok := strings.CutPrefix(s, `test "`); ok {
		if name, _, ok := strings.Cut(rest, `"`); ok {
			return name, olFunction
		}
	}
	return "", 0
}

// signatureLine recognises name :: type.
func signatureLine(operator string) func(string) (string, outlineKind) {
	return func(s string) (string, outlineKind) {
		if s[0] < 'a' || s[0] > 'z' {
			return "", 0
		}
		name, rest := build.LeadingName(s, "'")
		rest, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), operator)
		if !ok || rest != "" && rest[0] != ' ' {
			return "", 0
		}
		return name, olFunction
	}
}

// sqlCreate recognises CREATE [OR REPLACE] ... kind [IF NOT EXISTS] name.
func sqlCreate(s string) (string, outlineKind) {
	words := strings.Fields(s)
	if len(words) < 3 || !strings.EqualFold(words[0], "create") {
		return "", 0
	}
	for i := 1; i < len(words)-1 && i < 6; i++ {
		kind := outlineKind(0)
		switch strings.ToLower(words[i]) {
		case "table":
			kind = olClass
		case "view", "type", "domain", "index", "sequence":
			kind = olType
		case "function", "procedure", "trigger":
			kind = olFunction
		case "schema":
			kind = olNamespace
		case "or", "replace", "temp", "temporary", "unique", "materialized", "unlogged", "virtual", "external",
			"global", "local", "alter", "recursive", "constraint":
			continue
		}
		if kind == 0 {
			return "", 0
		}
		rest := words[i+1:]
		for len(rest) > 1 && (strings.EqualFold(rest[0], "if") || strings.EqualFold(rest[0], "not") ||
			strings.EqualFold(rest[0], "exists") || strings.EqualFold(rest[0], "concurrently")) {
			rest = rest[1:]
		}
		name := strings.Map(func(r rune) rune {
			if strings.ContainsRune("\"`[]", r) {
				return -1
			}
			return r
		}, rest[0])
		name, _ = build.LeadingName(name, ".$")
		return strings.Trim(name, "."), kind
	}
	return "", 0
}

// terraformBlock recognises resource "type" "name" {; the name is the address of the block in expressions.
func terraformBlock(s string) (string, outlineKind) {
	word, rest := build.LeadingName(s, "")
	root := word + "."
	switch word {
	case "resource":
		root = ""
	case "variable":
		root = "var."
	case "data", "output", "provider", "module":
	default:
		return "", 0
	}
	rest, _, ok := strings.Cut(rest, "{")
	labels := strings.Fields(strings.ReplaceAll(rest, `"`, " "))
	if !ok || len(labels) == 0 {
		return "", 0
	}
	return root + strings.Join(labels, "."), olVariable
}

// objcContainer recognises @interface, @implementation and @protocol, and methods.
func objcContainer(s string) (string, outlineKind) {
	for word, kind := range map[string]outlineKind{"@interface ": olClass, "@protocol ": olInterface, "@implementation ": olExtension} {
		if rest, ok := strings.CutPrefix(s, word); ok && !strings.Contains(rest, ";") {
			name, _ := build.LeadingName(strings.TrimLeft(rest, " "), "")
			return name, kind
		}
	}
	if s[0] == '-' || s[0] == '+' {
		if rest := strings.TrimLeft(s[1:], " "); strings.HasPrefix(rest, "(") {
			if _, rest, ok := strings.Cut(rest, ")"); ok {
				name, _ := build.LeadingName(strings.TrimLeft(rest, " "), "")
				return name, olFunction
			}
		}
	}
	return "", 0
}

// makeTarget recognises target: prerequisites. Special and pattern targets are left out.
func makeTarget(s string) (string, outlineKind) {
	name, rest := build.LeadingName(s, "-./")
	if name == "" || name[0] == '.' || !strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, ":=") || strings.HasPrefix(rest, "::=") {
		return "", 0
	}
	return name, olFunction
}

// dockerStage recognises FROM image AS name.
func dockerStage(s string) (string, outlineKind) {
	words := strings.Fields(s)
	if len(words) >= 4 && strings.EqualFold(words[0], "from") && strings.EqualFold(words[len(words)-2], "as") {
		return words[len(words)-1], olModule
	}
	return "", 0
}

// cmakeFunction recognises function(name ...).
func cmakeFunction(s string) (string, outlineKind) {
	word, rest := build.LeadingName(s, "")
	if word = strings.ToLower(word); word != "function" && word != "macro" {
		return "", 0
	}
	if rest, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), "("); ok {
		name, _ := build.LeadingName(strings.TrimLeft(rest, " "), "-.")
		return name, olFunction
	}
	return "", 0
}

func yamlKey(s string) (string, outlineKind) {
	name, rest := build.LeadingName(strings.Trim(s, `"'`), "-./$ ")
	rest, ok := strings.CutPrefix(strings.TrimLeft(rest, `"'`), ":")
	if !ok || s[0] == '-' || rest != "" && rest[0] != ' ' {
		return "", 0
	}
	return strings.TrimSpace(name), olProperty
}

func jsonKey(s string) (string, outlineKind) {
	if rest, ok := strings.CutPrefix(s, `"`); ok {
		if name, rest, ok := strings.Cut(rest, `"`); ok && strings.HasPrefix(strings.TrimLeft(rest, " "), ":") {
			return name, olProperty
		}
	}
	return "", 0
}

// tableHeader recognises [name] and [[name]].
func tableHeader(s string) (string, outlineKind) {
	if s[0] != '[' {
		return "", 0
	}
	name, _, ok := strings.Cut(strings.TrimLeft(s, "["), "]")
	if !ok {
		return "", 0
	}
	return strings.Trim(name, ` "`), olProperty
}
