// Package summary has a model say in a sentence or two what a function, a type, a file, a section of a document or a folder is for,
// so that it is found by what it does and not only by how it is written.
//
// The one idea: a summary belongs to a text, not to a place. It is kept under a hash of what was sent, so what did not
// change never costs again, and what is asked next is only what has none yet, the most used first, within a budget. What is
// sent is a fixed instruction and one JSON object; what comes back is read strictly: a sentence for a number that was asked,
// or nothing. Nothing is made up where a model fails.
package summary

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Kind says how a unit is asked about.
type Kind string

// The kinds.
const (
	Function Kind = "function"
	Type     Kind = "type"
	File     Kind = "file"
	Section  Kind = "section"
	Module   Kind = "module" // a folder, from the summaries of its files
)

// Unit is a text that may have a summary.
type Unit struct {
	Entity int64 // what it is the text of
	Start  int   // where that begins, in bytes of the file
	Kind   Kind
	Name   string
	Text   string // what is sent: bodies of functions inside it are left out, and what is beyond a bound
}

// version changes when the same text would be asked about otherwise.
const version = "1"

// Key is what the summary of a unit is kept under.
func (u *Unit) Key() []byte {
	h := sha256.New()
	for _, part := range []string{version, string(u.Kind), u.Name, u.Text} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return h.Sum(nil)[:16]
}

// Entity is an entity of a file as it is stored, the file's own left out. Offsets are bytes of the file's text.
type Entity struct {
	ID                      int64
	Type                    ctxsys.EntityType
	Name, Signature, Doc    string
	Start, End, Body, Lines int // Start with the comment before it; Body is End when it has none
}

// What is worth a summary, and how much of it is sent.
const (
	minLines  = 4    // of a function's or type's body
	minFile   = 20   // lines of a file
	minWords  = 60   // of a section
	maxDoc    = 200  // bytes of a comment that says as much as a summary would
	maxText   = 6000 // bytes of one unit that are sent
	maxHead   = 1500 // bytes of what is in a file before its first symbol
	maxShown  = 160  // bytes of one symbol in the outline of a file
	leftOut   = "…"
	cutMarker = "…\n"
)

// Units are the texts of a file that are worth a summary, in order, the file itself first. The rules are those of the text
// alone, so the same file has the same units no matter the caller. document says that it is one of prose.
func Units(file int64, path string, document bool, text []byte, entities []Entity) []Unit {
	es := slices.Clone(entities)
	es = slices.DeleteFunc(es, func(e Entity) bool { return e.Start < 0 || e.End > len(text) || e.Start > e.End })
	slices.SortStableFunc(es, func(a, b Entity) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End), cmp.Compare(a.Name, b.Name))
	})
	if document {
		return sections(text, es)
	}
	var out []Unit
	if u := fileUnit(file, path, text, es); u != nil {
		out = append(out, *u)
	}
	for i := range es {
		e := &es[i]
		kind := kindOf(e.Type)
		if kind == "" || e.Lines < minLines || len(e.Doc) > maxDoc || e.Body >= e.End || lines(text[max(e.Body, e.Start):e.End]) < minLines {
			continue
		}
		out = append(out, Unit{Entity: e.ID, Start: e.Start, Kind: kind, Name: e.Name, Text: Cut(withoutBodies(text, es, i), maxText)})
	}
	return out
}

func kindOf(t ctxsys.EntityType) Kind {
	switch t {
	case ctxsys.TypeFunction, ctxsys.TypeMethod:
		return Function
	case ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeType, ctxsys.TypeEnum:
		return Type
	}
	return ""
}

func lines(text []byte) int { return bytes.Count(bytes.TrimSpace(text), []byte("\n")) + 1 }

// withoutBodies is the text of an entity without the bodies of the functions inside it: those have summaries of their own,
// and a change of one is none of what is around it.
func withoutBodies(text []byte, es []Entity, of int) string {
	e := &es[of]
	var b strings.Builder
	at := e.Start
	for i := of + 1; i < len(es) && es[i].Start < e.End; i++ {
		in := &es[i]
		if kindOf(in.Type) != Function || in.Body < at || in.Body >= in.End || in.End > e.End || lines(text[in.Body:in.End]) < minLines {
			continue
		}
		b.Write(text[at:in.Body])
		b.WriteString(leftOut)
		at = in.End
	}
	b.Write(text[at:e.End])
	return b.String()
}

// fileUnit is what a file says of itself: its head, and a line for each symbol that is in no other. nil for one that is not
// worth it.
func fileUnit(file int64, path string, text []byte, es []Entity) *Unit {
	if lines(text) < minFile {
		return nil
	}
	var b strings.Builder
	symbols, end := 0, 0
	for i := range es {
		e := &es[i]
		if e.Start < end {
			continue
		}
		if symbols++; symbols == 1 {
			b.WriteString(Cut(string(text[:e.Start]), maxHead))
			b.WriteString("\n")
		}
		end = e.End
		line := cmp.Or(e.Signature, string(e.Type)+" "+e.Name)
		if doc := strings.Join(strings.Fields(e.Doc), " "); doc != "" {
			line += " // " + doc
		}
		b.WriteString(shortened(line, maxShown))
		b.WriteByte('\n')
	}
	if symbols < 2 {
		return nil
	}
	return &Unit{Entity: file, Kind: File, Name: path[strings.LastIndexByte(path, '/')+1:], Text: Cut(b.String(), maxText)}
}

// sections are the units of a document: each has its text up to the next heading.
func sections(text []byte, es []Entity) []Unit {
	es = slices.DeleteFunc(es, func(e Entity) bool { return e.Type != ctxsys.TypeSection })
	var out []Unit
	for i := range es {
		e := &es[i]
		end := e.End
		if i+1 < len(es) {
			end = min(end, es[i+1].Start)
		}
		own := string(text[e.Start:max(end, e.Start)])
		if len(strings.Fields(own)) < minWords {
			continue
		}
		out = append(out, Unit{Entity: e.ID, Start: e.Start, Kind: Section, Name: e.Name, Text: Cut(own, maxText)})
	}
	return out
}

// Part is a file of a folder, by its path from there, and its summary.
type Part struct {
	Path, Summary string
}

// minParts is how many files with a summary a folder has that is worth one.
const minParts = 2

// Folder is what a folder says of itself: the summaries of the files in it and below, in order of path, a line each. nil for one that
// is not worth a summary. A file whose summary changes makes it another text.
func Folder(module int64, dir string, parts []Part) *Unit {
	if len(parts) < minParts {
		return nil
	}
	most := min(max(maxText/len(parts), maxShown), maxSummary)
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.Path + ": " + shortened(p.Summary, most) + "\n")
	}
	return &Unit{Entity: module, Kind: Module, Name: cmp.Or(dir, "."), Text: Cut(b.String(), maxText)}
}

// Cut shortens a text to so many bytes, at the end of a line where there is one.
func Cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	text = text[:most-len(cutMarker)]
	if i := strings.LastIndexByte(text, '\n'); i >= 0 {
		return text[:i+1] + cutMarker
	}
	return strings.ToValidUTF8(text, "") + cutMarker
}

// shortened is a line of at most so many bytes.
func shortened(line string, most int) string {
	line = strings.Join(strings.Fields(line), " ")
	if len(line) <= most {
		return line
	}
	return strings.ToValidUTF8(line[:most-len(leftOut)], "") + leftOut
}
