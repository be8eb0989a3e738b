package outline

import (
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// outlineDefinition is what a line defines.
type outlineDefinition struct {
	name, owner string
	kind        outlineKind
	modifiers   []string
	exported    bool
}

// afterAnnotations returns what follows @Name and @Name(...) on their line.
func afterAnnotations(text string) string {
	rest := text
	for strings.HasPrefix(rest, "@") && !strings.HasPrefix(rest, "@interface") && !strings.HasPrefix(rest, "@implementation") {
		name, after := build.LeadingName(rest[1:], ".:")
		if name == "" {
			break
		}
		if strings.HasPrefix(after, "(") {
			depth, i := 0, 0
			for ; i < len(after); i++ {
				if after[i] == '(' {
					depth++
				} else if after[i] == ')' {
					if depth--; depth == 0 {
						break
					}
				}
			}
			after = after[min(len(after), i+1):]
		}
		rest = strings.TrimLeft(after, " \t")
	}
	if rest == "" {
		return text
	}
	return rest
}

// maxKeys bounds the keys listed of a settings or data file.
const maxKeys = 200

// definition reads a line without its indentation.
func (o *outliner) definition(l int, text string) (outlineDefinition, bool) {
	line := text
	if o.braces && text[0] == '@' {
		text = afterAnnotations(text)
	} else if o.strict && strings.HasPrefix(text, "template") {
		if after := strings.TrimLeft(afterAngles(text), " "); after != "" {
			text = after
		}
	}
	if rest, ok := strings.CutPrefix(text, "extension type "); ok && o.language == "dart" {
		text = "class " + strings.TrimPrefix(rest, "const ")
	}
	if name, kind, ok := o.specialDefinition(l, text); ok {
		d := outlineDefinition{name: name, kind: kind, exported: true}
		if o.language == "terraform" { // named by an address: see parse
			at := strings.LastIndexByte(name, '.') + 1
			d.owner, d.name = strings.TrimSuffix(name[:at], "."), name[at:]
		}
		return d, name != ""
	}
	d, ok := o.keyword(l, text)
	if !ok && o.calls {
		d, ok = o.callable(l, text, len(line)-len(text))
	}
	if !ok || d.kind.isValue() && !o.atMembers() {
		return d, false
	}
	d.name = strings.Trim(d.name, ".:")
	d.exported = !strings.HasPrefix(d.name, "_")
	for _, m := range d.modifiers {
		if m == "private" || m == "fileprivate" || m == "local" || m == "static" && o.strict {
			d.exported = false
		}
	}
	if i := strings.LastIndex(d.name, "::"); i > 0 && d.kind == olFunction && o.strict {
		d.owner, d.name = strings.ReplaceAll(d.name[:i], "::", "."), d.name[i+2:]
	}
	return d, true
}

// specialDefinition asks the language's own recogniser. ok is true for settings files too, which have
// nothing but what it finds.
func (o *outliner) specialDefinition(l int, text string) (name string, kind outlineKind, ok bool) {
	if o.special == nil || o.clauses && o.depths[l] > 0 && (o.top() == nil || o.top().kind == olFunction) {
		return "", 0, false
	}
	settings := false
	switch o.language {
	case "json":
		settings = true
		if o.depths[l] == 0 || len(o.open) > 0 || o.keys == 0 && l > 2 {
			return "", 0, true
		}
	case "yaml", "toml", "ini", "makefile":
		settings = true
		if o.depths[l] > 0 {
			return "", 0, true
		}
	}
	name, kind = o.special(text)
	if kind == olProperty && name != "" {
		if o.keys++; o.keys > maxKeys {
			name = ""
		}
	}
	return name, kind, settings || name != ""
}

// atMembers reports whether the line is directly in the file or in a type, and not in some block.
func (o *outliner) atMembers() bool {
	b := o.top()
	if b == nil {
		return o.depth == 0
	}
	return b.kind != olFunction && !b.kind.isValue() && (!o.braces || b.opened && o.depth == b.depth+1)
}

// keyword reads modifiers, a keyword and a name.
func (o *outliner) keyword(l int, text string) (d outlineDefinition, ok bool) {
	rest := text
	for range 8 {
		word, after := o.word(rest)
		if word == "" {
			return d, false
		}
		kind, isKeyword := o.words[word]
		switch {
		case isKeyword && (after == "" || strings.IndexByte(" \t<!", after[0]) < 0):
			return d, false
		case isKeyword && d.kind != olEnum:
			d.kind = kind
		case !isKeyword && d.kind != 0:
			return o.named(l, rest, d)
		case !isKeyword && !outlineModifier(word):
			return d, false
		case !isKeyword:
			d.modifiers = append(d.modifiers, word)
		}
		rest = strings.TrimLeft(after, " \t")
		if strings.HasPrefix(rest, "<") && o.braces {
			rest = strings.TrimLeft(afterAngles(rest), " \t")
		}
		if d.kind != 0 {
			if next, _ := o.word(rest); o.words[next] == 0 && !outlineModifier(next) {
				return o.named(l, rest, d)
			}
		}
	}
	return d, false
}

// word returns the leading word as keywords are looked up, and what follows. pub(crate) is pub.
func (o *outliner) word(s string) (word, rest string) {
	i := 0
	for i < len(s) && (facts.IsNameByte(s[i]) || i == 0 && (s[i] == '(' || s[i] == '@') || s[i] == '-' && s[0] == '(' || s[i] == '!') {
		i++
	}
	word, rest = s[:i], s[i:]
	if strings.HasPrefix(rest, "(") && word == "pub" {
		if _, after, ok := strings.Cut(rest, ")"); ok {
			rest = after
		}
	}
	if o.fold {
		word = strings.ToLower(word)
	}
	return word, rest
}

func afterAngles(s string) string {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 && s[max(0, i-1)] != '-' {
				return s[i+1:]
			}
		}
	}
	return ""
}

// named reads the name behind a keyword and checks that what follows fits a definition.
func (o *outliner) named(l int, rest string, d outlineDefinition) (outlineDefinition, bool) {
	if d.kind == olExtension {
		d.name = extended(rest)
		return d, d.name != ""
	}
	switch {
	case o.language == "lisp":
		rest = strings.TrimLeft(rest, "(")
	case strings.HasPrefix(rest, "`"):
		rest = rest[1:]
	}
	name, after := build.LeadingName(rest, o.nameMore)
	if o.strict {
		name, after = o.plainName(l, rest, d)
	}
	after = strings.TrimLeft(after, " \t`")
	d.name = name
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		return d, false
	}
	switch o.language {
	case "kotlin":
		if strings.HasPrefix(after, "<") && d.kind == olFunction {
			if member, ok := strings.CutPrefix(strings.TrimLeft(afterAngles(after), "?"), "."); ok {
				d.owner = name
				d.name, _ = build.LeadingName(member, "")
				return d, d.name != ""
			}
		}
		if member, ok := strings.CutPrefix(after, "?."); ok {
			d.owner = name
			d.name, _ = build.LeadingName(member, "")
			return d, d.name != ""
		}
		if i := strings.LastIndexByte(name, '.'); i > 0 {
			d.owner, d.name = name[:i], name[i+1:] // an extension function
		}
	case "ruby", "crystal":
		d.name = strings.TrimPrefix(name, "self.")
		if d.kind == olFunction && strings.HasSuffix(d.name, "=") && strings.HasPrefix(after, " ") {
			d.name = strings.TrimRight(d.name, "=")
		}
		if d.kind != olFunction {
			d.name, _, _ = strings.Cut(name, "<")
		}
	case "nim":
		d.name = strings.TrimRight(name, "*")
	case "zig":
		d.kind = zigKind(d.kind, after)
	case "ocaml", "fsharp":
		if d.kind == olVariable && o.depths[l] > 0 {
			return d, false
		}
	case "protobuf", "graphql", "thrift":
		return d, d.kind == olFunction || strings.HasPrefix(after, "{") || after == "" || o.language == "graphql"
	case "groovy":
		return d, d.kind != olFunction || strings.HasPrefix(after, "(")
	}
	if o.strict {
		return d, o.hasBody(l, after)
	}
	return d, !strings.HasPrefix(after, "=>") && (d.kind != olFunction || !strings.HasPrefix(after, "= ") || o.language == "scala")
}

// plainName reads the name of a type of the C family: behind the macros that may decorate it, or behind the
// braces of a typedef.
func (o *outliner) plainName(l int, rest string, d outlineDefinition) (name, after string) {
	name, after = build.LeadingName(rest, o.nameMore)
	if next := strings.TrimLeft(after, " "); build.IsAllCaps(name) && next != "" && facts.IsNameByte(next[0]) && !strings.HasPrefix(next, "final") {
		return build.LeadingName(next, o.nameMore)
	}
	if name != "" || !strings.HasPrefix(rest, "{") {
		return name, after
	}
	for _, m := range d.modifiers {
		if m == "typedef" {
			return o.typedefName(l), rest
		}
	}
	return "", rest
}

// typedefName returns the name behind the brace that closes the one on line l.
func (o *outliner) typedefName(l int) string {
	const most = 1 << 14
	text := string(o.Text[o.Lines[l]:min(len(o.Text), o.Lines[l]+most)])
	indent := text[:max(0, o.depths[l])]
	_, rest, ok := strings.Cut(text, "\n"+indent+"}")
	if first, _, _ := strings.Cut(text, "\n"); strings.Count(first, "{") == strings.Count(first, "}") {
		at := strings.LastIndexByte(first, '}')
		rest, ok = first[at+1:], true
	}
	if !ok {
		return ""
	}
	name, after := build.LeadingName(strings.TrimLeft(rest, " \t"), "")
	if !strings.HasPrefix(strings.TrimLeft(after, " "), ";") {
		return ""
	}
	return name
}

// zigKind tells the types among the constants.
func zigKind(kind outlineKind, after string) outlineKind {
	value, ok := strings.CutPrefix(after, "= ")
	if kind != olConstant || !ok {
		return kind
	}
	for word, k := range map[string]outlineKind{"struct": olClass, "enum": olEnum, "union": olClass, "opaque": olClass, "error{": olEnum,
		"packed struct": olClass, "extern struct": olClass} {
		if strings.HasPrefix(value, word) {
			return k
		}
	}
	return kind
}

// extended returns the type an impl, extension or instance is for: of "Trait for Type" the type.
func extended(s string) string {
	for _, sep := range [...]string{" for ", " for: "} {
		if _, after, ok := strings.Cut(s, sep); ok {
			s = after
		}
	}
	s = strings.TrimLeft(strings.TrimSpace(s), "&*(")
	s = strings.TrimPrefix(s, "mut ")
	name, _ := build.LeadingName(s, ".:")
	name = strings.ReplaceAll(name, "::", ".")
	return strings.Trim(facts.LastName(strings.Trim(name, ".:")), ".:")
}

// hasBody reports whether a type of the C family is defined and not only named: a brace or bases follow.
func (o *outliner) hasBody(l int, after string) bool {
	if after == "" {
		return l+1 < len(o.Lines) && strings.HasPrefix(strings.TrimSpace(string(o.content(l+1))), "{")
	}
	if after[0] == '<' {
		if after = strings.TrimLeft(afterAngles(after), " "); after == "" {
			return false
		}
	}
	return after[0] == '{' || after[0] == ':' && !strings.Contains(after, ";") || strings.HasPrefix(after, "final") || strings.HasPrefix(after, "//")
}

// memberType is the type of what is defined inside another definition.
func memberType(kind, in outlineKind) ctxsys.EntityType {
	switch in {
	case olClass, olInterface, olEnum, olExtension, olType:
		switch kind {
		case olFunction:
			return ctxsys.TypeMethod
		case olVariable:
			return ctxsys.TypeProperty
		}
	}
	return kind.entity()
}

// docLines returns the comment directly above a line. Attributes may be between the two.
func (o *outliner) docLines(l int) (doc string, start int) {
	first := l
	var parts []string
	for first > 0 && o.depths[first-1] >= 0 {
		line := string(o.content(first - 1))
		text := line[o.depths[first-1]:]
		switch {
		case o.isComment(text) && !strings.HasPrefix(text, "#!"):
			parts = append(parts, text)
		case strings.HasSuffix(text, "*/") && o.braces:
			open := first - 1
			for open > 0 && first-open < 200 && !strings.Contains(string(o.content(open)), "/*") {
				open--
			}
			parts = append(parts, string(o.Text[o.Lines[open]:o.Lines[first-1]+len(line)]))
			first = open + 1
		case strings.HasPrefix(text, "#[") || text[0] == '@' || text[0] == '[' && strings.HasSuffix(text, "]"):
		default:
			return o.joinDoc(parts), o.Lines[first] + max(0, o.depths[first])
		}
		first--
	}
	return o.joinDoc(parts), o.Lines[first] + max(0, o.depths[first])
}

func (o *outliner) joinDoc(parts []string) string {
	for i, j := 0, len(parts)-1; i < j; i, j = i+1, j-1 {
		parts[i], parts[j] = parts[j], parts[i]
	}
	text := strings.Join(parts, "\n")
	if len(o.comments) > 0 && strings.IndexByte(`;"'!%`, o.comments[0][0]) >= 0 {
		text = strings.ReplaceAll(text, "\n"+o.comments[0], "\n")
		text = strings.TrimLeft(text, o.comments[0])
	}
	return strings.TrimLeft(build.CleanComment(text), "-|^ ") // marks of Lua's and Haskell's documentation
}
