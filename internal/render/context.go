package render

import (
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// markdownEntry is a heading with name and type, where the text is, and the text in a fence.
func markdownEntry(s ctxsys.Slice) Block {
	var b strings.Builder
	name := label(s)
	b.WriteString("### " + title(s, name))
	if k := kind(s); k != name {
		b.WriteString(" (" + k + ")")
	}
	b.WriteByte('\n')
	var facts []string
	if source := oneLine(s.Source); source != "" && source != name {
		facts = append(facts, codeSpan(source))
	}
	if facts = append(facts, remarks(s)...); len(facts) > 0 {
		b.WriteString(strings.Join(facts, " · ") + "\n")
	}
	lines := linesOf(s)
	if lines == nil {
		return Block{Head: b.String()}
	}
	block := fencedBlock(s.Language, lines)
	block.Head = b.String() + "\n" + block.Head
	return block
}

// title is a name in a heading. What is called by us is text; what is called by a file is a word, or quoted: a heading of a document
// can be called like a part of ours.
func title(s ctxsys.Slice, name string) string {
	if s.Type == ctxsys.SliceCustom || !strings.ContainsAny(name, " `") {
		return name
	}
	return codeSpan(name)
}

// Fenced puts content into a Markdown fence that nothing in it can close.
func Fenced(language, content string) Page { return Page{fenced(language, clean(content))} }

// fenced puts lines into a fence that none of them can close.
func fenced(language string, lines []string) string { return fencedBlock(language, lines).String() }

func fencedBlock(language string, lines []string) Block {
	longest := 2
	for _, line := range lines {
		longest = max(longest, backticks(line))
	}
	fence := strings.Repeat("`", longest+1)
	return Block{Head: fence + infoString(language) + "\n", Text: strings.Join(lines, "\n") + "\n", Tail: fence + "\n"}
}

// backticks is the length of the longest run of them.
func backticks(s string) int {
	longest, run := 0, 0
	for i := range len(s) {
		if s[i] != '`' {
			run = 0
			continue
		}
		run++
		longest = max(longest, run)
	}
	return longest
}

// infoString keeps what the name of a language is made of.
func infoString(language string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("+-#_.", r) {
			return r
		}
		return -1
	}, language)
}

// codeSpan quotes a text that may hold backticks itself.
func codeSpan(s string) string {
	if !strings.Contains(s, "`") {
		return "`" + s + "`"
	}
	quote := strings.Repeat("`", backticks(s)+1)
	return quote + " " + s + " " + quote
}

// xmlEntry is an element whose attributes are the facts and whose text is the content.
func xmlEntry(s ctxsys.Slice) Block {
	var b strings.Builder
	b.WriteString("<slice")
	attribute := func(name, value string) {
		if value != "" {
			b.WriteString(" " + name + `="` + strings.ReplaceAll(escapeXML(value), `"`, "&quot;") + `"`)
		}
	}
	attribute("type", oneLine(string(s.Type)))
	attribute("name", oneLine(s.Name))
	attribute("kind", oneLine(string(s.EntityType)))
	attribute("source", oneLine(s.Source))
	attribute("language", oneLine(s.Language))
	if s.Form != ctxsys.FormFull {
		attribute("form", oneLine(string(s.Form)))
	}
	attribute("related", oneLine(s.Related))
	if s.Summary != nil {
		attribute("summary", oneLine(s.Summary.Text))
		attribute("summary_by", oneLine(s.Summary.Model))
	}
	if s.OmittedLines > 0 {
		attribute("omitted_lines", strconv.Itoa(s.OmittedLines))
	}
	if s.Stale {
		attribute("stale", "true")
	}
	b.WriteString(">\n")
	block := Block{Head: b.String(), Tail: "</slice>\n"}
	if lines := linesOf(s); lines != nil {
		block.Text = escapeXML(strings.Join(lines, "\n")) + "\n"
	}
	return block
}

// escapeXML escapes no more than it must, so that code stays readable: ">" is markup only after "]]".
func escapeXML(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", "]]>", "]]&gt;").Replace(s)
}

// conversationHead is the header line of the messages of a conversation, which are one section.
const conversationHead = "--- conversation ---\n"

// isMessage reports whether a slice is a part of the conversation that goes on, and not one of those that a search found.
func isMessage(s ctxsys.Slice) bool { return s.Type == ctxsys.SliceConversation && s.EntityID == "" }

// sectionEntry is a header line "--- type: source ---" and the content.
func sectionEntry(s ctxsys.Slice) Block {
	if isMessage(s) {
		return Block{Head: conversationHead, Text: entry("", s).Text}
	}
	head := oneLine(string(s.Type))
	if source := oneLine(s.Source); source != "" {
		head += ": " + source
	}
	if notes := remarks(s); notes != nil {
		head += " (" + strings.Join(notes, ", ") + ")"
	}
	return entry("--- "+head+" ---", s)
}

// plainEntry is a header line "=== source (kind name)" and the content.
func plainEntry(s ctxsys.Slice) Block {
	head := kind(s)
	if name := oneLine(s.Name); name != "" {
		head += " " + name
	}
	if notes := remarks(s); notes != nil {
		head += ", " + strings.Join(notes, ", ")
	}
	if source := oneLine(s.Source); source != "" {
		head = source + " (" + head + ")"
	}
	return entry("=== "+head, s)
}

func entry(header string, s ctxsys.Slice) Block {
	var b strings.Builder
	for _, line := range linesOf(s) {
		b.WriteString(escapeHeader(line) + "\n")
	}
	return Block{Head: header + "\n", Text: b.String()}
}

// escapeHeader puts a backslash before what looks like a header of plain text or sections, or like one that is
// escaped already.
func escapeHeader(line string) string {
	indent, rest := splitIndent(line)
	if !looksLikeHeader(strings.TrimLeft(rest, `\`)) {
		return line
	}
	return indent + `\` + rest
}

// Unescape gives back a content line of the plain and sections formats as it was.
func Unescape(line string) string {
	indent, rest := splitIndent(line)
	if unmarked, marked := strings.CutPrefix(rest, `\`); marked && looksLikeHeader(strings.TrimLeft(rest, `\`)) {
		return indent + unmarked
	}
	return line
}

func splitIndent(line string) (indent, rest string) {
	rest = strings.TrimLeft(line, " \t")
	return line[:len(line)-len(rest)], rest
}

func looksLikeHeader(s string) bool {
	return strings.HasPrefix(s, "=== ") ||
		strings.HasPrefix(s, "--- ") && strings.HasSuffix(strings.TrimRight(s, " \t"), " ---")
}
