// Package entity is the form in which people and agents write down what no code says: concepts, people, decisions to
// be made, and links between things. Each is one Markdown file with its type, name and links in front of the text, so
// that it is shared through git, reviewed like code, and outlives every index.
//
// The one idea: a file is about one entity. It has a name, and is that entity; or it says what it is about, and its
// links leave that. So a link has one form, whatever it ties together.
//
// The package is pure. What it reads comes from outside and is bounded.
package entity

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Bounds of one file, in bytes but for links.
const (
	maxFront   = 64 << 10
	maxName    = 200
	maxSummary = 2000
	maxID      = 1000
	maxLinks   = 500

	maxMetadata = 4000 // of one link
)

// Entity is one file, read. Name is empty when it is About something else.
type Entity struct {
	Type    ctxsys.EntityType
	Name    string
	Summary string
	About   string // the id of an entity
	Links   []ctxsys.Link
	Body    string

	ProposedBy   string // the model that named it; "" for people and agents
	ProposedFrom string // the path and lines that it was named from

	front []field // all that is in front of the text
}

// Types are those an entity can be given: all that nothing is parsed to.
func Types() []ctxsys.EntityType {
	last := slices.Index(ctxsys.EntityTypes, ctxsys.TypeSection)
	return slices.Clone(ctxsys.EntityTypes[last+1:])
}

// Kinds are those a link can have.
func Kinds() []ctxsys.RelationKind { return slices.Clone(ctxsys.RelationKinds) }

// Parse reads a file. What is wrong with one is an error that says so on one line.
func Parse(text []byte) (*Entity, error) {
	front, body, err := split(text)
	if err != nil {
		return nil, err
	}
	e := &Entity{Body: body}
	if e.front, err = readFields(front); err != nil {
		return nil, err
	}
	for i := range e.front {
		if err := e.take(&e.front[i]); err != nil {
			return nil, err
		}
	}
	if e.Name != "" {
		e.Type = cmp.Or(e.Type, ctxsys.TypeConcept)
	}
	if err := e.Check(); err != nil {
		return nil, err
	}
	return e, nil
}

// take reads a field that we know.
func (e *Entity) take(f *field) (err error) {
	switch f.key {
	case "type":
		var t string
		t, err = f.text()
		e.Type = ctxsys.EntityType(t)
	case "name":
		e.Name, err = f.text()
	case "summary":
		e.Summary, err = f.text()
	case "about":
		e.About, err = f.text()
	case "proposed_by":
		e.ProposedBy, err = f.text()
	case "proposed_from":
		e.ProposedFrom, err = f.text()
	case "links":
		e.Links, err = f.links()
	}
	return err
}

// split takes what is between two lines of three dashes off the beginning.
func split(text []byte) (front []string, body string, err error) {
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	size, first := 0, true
	for line := range strings.Lines(string(text)) {
		end := len(line)
		line = strings.TrimRight(line, " \t\r\n")
		switch {
		case first && line != "---":
			return nil, "", errors.New("there is no header with type and name: begin with a line of three dashes")
		case first:
			first = false
		case line == "---":
			return front, strings.Trim(string(text[size+end:]), "\r\n"), nil
		case !utf8.ValidString(line):
			return nil, "", errors.New("the header is not UTF-8")
		default:
			front = append(front, line)
		}
		if size += end; size > maxFront {
			return nil, "", fmt.Errorf("the header has more than %d bytes", maxFront)
		}
	}
	if first {
		return nil, "", errors.New("the file is empty: begin with a line of three dashes, then type and name")
	}
	return nil, "", errors.New("the header has no end: close it with a line of three dashes")
}

// Check says what an entity cannot be.
func (e *Entity) Check() error {
	switch {
	case e.Name == "" && e.About == "":
		return errors.New("it has no name, and does not say what it is about")
	case e.Name != "" && e.About != "":
		return errors.New("it has a name and is about something else: keep one of them")
	case e.About != "" && e.Type != "":
		return errors.New("what is about something else has no type")
	case e.Name != "" && !slices.Contains(Types(), e.Type):
		return fmt.Errorf("there is no type %q: use %s", shortened(string(e.Type)), List(Types()))
	case len(e.Summary) > maxSummary:
		return fmt.Errorf("the summary is longer than %d bytes", maxSummary)
	case len(e.Links) > maxLinks:
		return fmt.Errorf("there are more than %d links", maxLinks)
	}
	if err := checkLine("name", e.Name, maxName); err != nil {
		return err
	}
	for _, l := range []struct{ key, text string }{{"about", e.About}, {"proposed_by", e.ProposedBy}, {"proposed_from", e.ProposedFrom}} {
		if err := checkLine(l.key, l.text, maxID); err != nil {
			return err
		}
	}
	for _, l := range e.Links {
		if err := CheckLink(l); err != nil {
			return err
		}
	}
	return nil
}

// CheckLink says what a link cannot be.
func CheckLink(l ctxsys.Link) error {
	switch {
	case l.To == "":
		return errors.New("a link leads nowhere: it needs \"to\"")
	case !slices.Contains(Kinds(), l.Kind):
		return fmt.Errorf("no link is of the kind %q: use %s", shortened(string(l.Kind)), List(Kinds()))
	case !(l.Weight >= 0 && l.Weight <= 1):
		return fmt.Errorf("the weight of a link is %v: use a number above 0 and at most 1", l.Weight)
	}
	if err := checkLine("metadata", string(l.Metadata), maxMetadata); err != nil {
		return err
	}
	return checkLine("to", l.To, maxID)
}

// checkLine refuses what does not fit a line, or hides in one.
func checkLine(what, text string, most int) error {
	switch {
	case len(text) > most:
		return fmt.Errorf("%q is longer than %d bytes", what, most)
	case strings.TrimSpace(text) != text:
		return fmt.Errorf("%q begins or ends with a blank", what)
	case strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }):
		return fmt.Errorf("%q has characters that cannot be seen, or several lines", what)
	}
	return nil
}

// List is names for a message.
func List[T ~string](names []T) string {
	var b strings.Builder
	for i, n := range names {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(string(n))
	}
	return b.String()
}

func shortened(s string) string {
	if len(s) > 60 {
		return strings.ToValidUTF8(s[:60], "") + "…"
	}
	return s
}

// Encode writes the file. What Parse read next to what it knows stays as it is, byte for byte, in its place.
func (e *Entity) Encode() []byte {
	front := slices.Clone(e.front)
	for _, f := range []struct{ key, value string }{{"type", string(e.Type)}, {"name", e.Name}, {"summary", e.Summary}, {"about", e.About}, {"proposed_by", e.ProposedBy}, {"proposed_from", e.ProposedFrom}} {
		front = set(front, f.key, f.value, textLines(f.key, f.value))
	}
	front = set(front, "links", e.Links, linkLines(e.Links))
	var b strings.Builder
	b.WriteString("---\n")
	for _, f := range front {
		for _, line := range f.lines {
			b.WriteString(line + "\n")
		}
	}
	b.WriteString("---\n")
	if e.Body != "" {
		b.WriteString("\n" + strings.Trim(e.Body, "\r\n") + "\n")
	}
	return []byte(b.String())
}

// maxSlug leaves space for a number and an ending in the 255 bytes a file name may have.
const maxSlug = 80

// Slug is a file name, without its ending, made of a name: letters and digits in lower case, joined by dashes.
func Slug(name string) string {
	var b strings.Builder
	for _, word := range strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	}) {
		if b.Len()+1+len(word) > maxSlug {
			if b.Len() == 0 {
				b.WriteString(strings.ToValidUTF8(word[:maxSlug], ""))
			}
			break
		}
		if b.Len() > 0 {
			b.WriteByte('-')
		}
		b.WriteString(word)
	}
	return cmp.Or(b.String(), "entity")
}
