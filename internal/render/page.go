package render

import (
	"fmt"
	"html"
	"reflect"
	"strings"
	"text/tabwriter"
	"unicode"
)

// Page is text to be shown whose structure is the program's: where its lines end, and what a line begins with, nothing from
// outside decides. Only this package makes one: [Pagef] and [Writer] of a format and texts, and the functions that quote. The zero
// value is empty.
type Page struct{ text string }

// String returns the text, ready to be printed.
func (p Page) String() string { return p.text }

// MarshalText writes a page as its text.
func (p Page) MarshalText() ([]byte, error) { return []byte(p.text), nil }

// Pagef formats like fmt.Sprintf, with every text among args made a part of a line: see [Line]. A text that begins a line and looks
// like markup there gets a backslash in front. A [Page] among args is put in as it is. Line ends are in the format.
func Pagef(format string, args ...any) Page {
	if false {
		_ = fmt.Sprintf(format, args...) // has vet check the calls
	}
	return Page{formatted(true, format, args)}
}

// formatted is what Pagef makes. begins says that it begins a line.
func formatted(begins bool, format string, args []any) string {
	args = append([]any(nil), args...)
	for i, arg := range args {
		args[i] = shown(arg)
	}
	for _, i := range leading(begins, format, args) {
		if text, ok := args[i].(string); ok {
			args[i] = unmarked(text)
		}
	}
	return fmt.Sprintf(format, args...)
}

// Pages puts pages one after the other.
func Pages(pages ...Page) Page {
	var w Writer
	for _, p := range pages {
		w.Add(p)
	}
	return w.Page()
}

// Quoted is text of several lines with a mark before each, as Markdown quotes.
func Quoted(text string) Page { return prefixed("> ", text) }

// Within is the page with each of its lines that far in, for a part of a list.
func (p Page) Within(indent string) Page {
	var w Writer
	for line := range strings.Lines(p.text) {
		w.b.WriteString(indent + line)
	}
	return w.Page()
}

// Indented is text of several lines, each so far in that Markdown takes it for code.
func Indented(text string) Page { return prefixed("    ", text) }

func prefixed(mark, text string) Page {
	var w Writer
	for _, line := range clean(text) {
		w.b.WriteString(strings.TrimRight(mark+line, " \t") + "\n")
	}
	return w.Page()
}

// Verbatim is text of several lines as it is, but for what a terminal would obey. It is for what is the whole answer, such as code that a
// model wrote, and for what this package rendered before.
func Verbatim(text string) Page { return Page{Text(text)} }

// maxCode is how many bytes of a text Code shows. A page of a forge has a limit, and a path may have 4096.
const maxCode = 240

// Code is text as a code span of Markdown, in which nothing is markup, names a user or closes a comment. Within a table an upright bar would end the cell, code or
// not: a text that has one is written in HTML.
func Code(text string, table bool) Page {
	text = strings.TrimSpace(oneLine(text))
	if len(text) > maxCode {
		text = strings.ToValidUTF8(text[:maxCode], "") + "…"
	}
	if table && strings.Contains(text, "|") {
		var b strings.Builder
		for _, r := range text {
			if r > '~' || r == ' ' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
				b.WriteRune(r)
				continue
			}
			fmt.Fprintf(&b, "&#%d;", r)
		}
		return Page{"<code>" + b.String() + "</code>"}
	}
	if text == "" {
		return Page{}
	}
	fence := "`"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	if text[0] == '`' || text[len(text)-1] == '`' {
		text = " " + text + " "
	}
	return Page{fence + text + fence}
}

// Escaped is text on one line as the text of an element or the value of an attribute, in XML and in HTML.
func Escaped(text string) Page { return Page{html.EscapeString(oneLine(text))} }

// Prose is text as a part of a sentence of Markdown: as it is where it is words and numbers, else code.
func Prose(text string) Page {
	text = oneLine(text)
	for i, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && (i == 0 || !strings.ContainsRune(" ,:;()%", r)) {
			return Code(text, false)
		}
	}
	return Page{text}
}

// Table aligns cells below one another, the first row being the heads of the columns.
func Table(rows [][]string) Page {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, cells := range rows {
		for i, cell := range cells {
			if cell = Line(cell); i == 0 {
				cell = unmarked(cell)
			}
			if i > 0 {
				fmt.Fprint(w, "\t")
			}
			fmt.Fprint(w, cell)
		}
		fmt.Fprintln(w)
	}
	w.Flush() // into memory
	var out Writer
	for line := range strings.Lines(b.String()) {
		out.b.WriteString(strings.TrimRight(line, " \n") + "\n")
	}
	return out.Page()
}

// Writer collects a page. The zero value is ready.
type Writer struct{ b strings.Builder }

// Printf adds what [Pagef] makes.
func (w *Writer) Printf(format string, args ...any) {
	if false {
		_ = fmt.Sprintf(format, args...)
	}
	w.b.WriteString(formatted(w.b.Len() == 0 || strings.HasSuffix(w.b.String(), "\n"), format, args))
}

// Add adds a page.
func (w *Writer) Add(p Page) { w.b.WriteString(p.text) }

// Len is the length of what was added, in bytes.
func (w *Writer) Len() int { return w.b.Len() }

// Page returns what was added.
func (w *Writer) Page() Page { return Page{w.b.String()} }

// shown is what a format may be given: numbers and pages as they are, and all else as a text on one line.
func shown(arg any) any {
	switch v := arg.(type) {
	case Page:
		return v
	case string:
		return Line(v)
	case error:
		return Line(v.Error())
	case fmt.Stringer:
		return Line(v.String())
	}
	switch v := reflect.ValueOf(arg); v.Kind() {
	case reflect.String:
		return Line(v.String())
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64,
		reflect.Float32, reflect.Float64:
		return arg
	}
	return Line(fmt.Sprint(arg))
}

// leading lists the args that begin a line: nothing is before their verbs there but blank texts and fewer than four
// spaces. With more no line is markup.
func leading(begins bool, format string, args []any) (found []int) {
	arg, spaces := 0, 0
	for i := 0; i < len(format); i++ {
		switch c := format[i]; {
		case c == '\n':
			begins, spaces = true, 0
		case c == ' ':
			spaces++
			begins = begins && spaces < 4
		case c != '%':
			begins = false
		case strings.HasPrefix(format[i:], "%%"):
			begins = false
			i++
		default:
			for i++; i < len(format) && strings.IndexByte("+-# 0123456789.", format[i]) >= 0; i++ {
			}
			if arg < len(args) {
				if begins {
					found = append(found, arg)
				}
				begins = endsLine(args[arg], begins)
			}
			arg++
		}
	}
	return found
}

// endsLine reports whether what follows an arg begins a line.
func endsLine(arg any, begins bool) bool {
	switch v := arg.(type) {
	case string:
		return begins && strings.TrimSpace(v) == ""
	case Page:
		return begins && strings.TrimSpace(v.text) == "" || strings.HasSuffix(v.text, "\n")
	}
	return false
}

// unmarked puts a backslash before a text that begins like what is structure to a reader of ours, or could with what follows it: a
// heading, a fence, a rule, a quotation, a list, a table, a tag, or an address as it is above a quotation.
func unmarked(text string) string {
	rest := strings.TrimLeftFunc(text, unicode.IsSpace)
	if rest == "" {
		return text
	}
	marked := false
	switch c := rest[0]; c {
	case '#', '`', '>', '|':
		marked = true
	case '<':
		marked = len(rest) == 1 || (rest[1] == '/' || rest[1] == '!' || rest[1] == '?' || unicode.IsLetter(rune(rest[1])))
	case '~', '=', '*', '_', '-', '+':
		after := strings.TrimLeft(rest, string(c))
		marked = after == "" || len(rest)-len(after) > 2 || after[0] == ' ' && len(rest)-len(after) == 1
	default:
		marked = strings.HasPrefix(rest, "ctx://") || strings.HasPrefix("ctx://", rest) && len(rest) > 3
	}
	if !marked {
		return text
	}
	return text[:len(text)-len(rest)] + `\` + rest
}
