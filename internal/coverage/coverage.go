// Package coverage reads which lines a run of tests has executed, from the profiles of Go, lcov and Cobertura. It owns their formats.
//
// The one idea: a profile is a set of ranges of lines with how often they ran, whatever wrote it. How a file begins says which of the three it is.
// Paths are as the profile has them: import paths, absolute ones, or relative to a folder that only the tool knew. [Profile.File] finds the one
// that a path of the project is the end of.
package coverage

import (
	"bufio"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// The formats.
const (
	Go        = "go"
	LCOV      = "lcov"
	Cobertura = "cobertura"
)

// Range is some lines, counted from 1, both ends included, and how often they ran.
type Range struct{ First, Last, Count int }

// Profile is what ran, by the paths of the profile.
type Profile struct {
	Format string
	Files  map[string][]Range
}

// maxLine bounds a line of a profile, in bytes.
const maxLine = 1 << 20

// Parse reads a profile. The error wraps ctxsys.ErrUsage when it is none of the three.
func Parse(r io.Reader) (*Profile, error) {
	in := bufio.NewReaderSize(r, 64<<10)
	head, err := in.Peek(512)
	if err != nil && err != io.EOF {
		return nil, err
	}
	head = bytes.TrimSpace(bytes.TrimPrefix(head, []byte("\xef\xbb\xbf")))
	p := &Profile{Files: map[string][]Range{}}
	switch {
	case bytes.HasPrefix(head, []byte("mode:")):
		p.Format, err = Go, p.readLines(in, p.goLine())
	case bytes.HasPrefix(head, []byte("TN:")), bytes.HasPrefix(head, []byte("SF:")):
		p.Format, err = LCOV, p.readLines(in, p.lcovLine())
	case bytes.HasPrefix(head, []byte("<")):
		p.Format, err = Cobertura, p.readXML(in)
	default:
		return nil, fmt.Errorf("%w: this is not a coverage profile of Go, lcov or Cobertura", ctxsys.ErrUsage)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: a damaged coverage profile (%s): %w", ctxsys.ErrUsage, p.Format, err)
	}
	return p, nil
}

// errLine is a line that has not the form of its format.
var errLine = errors.New("unexpected line")

func (p *Profile) readLines(r io.Reader, line func(string) error) error {
	in := bufio.NewScanner(r)
	in.Buffer(nil, maxLine)
	for n := 1; in.Scan(); n++ {
		if text := strings.TrimSpace(in.Text()); text != "" {
			if err := line(text); err != nil {
				return fmt.Errorf("line %d: %w", n, err)
			}
		}
	}
	return in.Err()
}

// goLine reads lines of go test -coverprofile: "path:first.column,last.column statements count".
func (p *Profile) goLine() func(string) error {
	return func(text string) error {
		if strings.HasPrefix(text, "mode:") {
			return nil
		}
		place, rest, ok := strings.Cut(text, " ")
		if i := strings.LastIndexByte(place, ':'); ok && i > 0 {
			path, span := place[:i], place[i+1:]
			from, to, _ := strings.Cut(span, ",")
			first, ok1 := number(before(from, "."))
			last, ok2 := number(before(to, "."))
			count, ok3 := number(rest[strings.LastIndexByte(rest, ' ')+1:])
			if ok1 && ok2 && ok3 {
				p.add(path, Range{first, last, count})
				return nil
			}
		}
		return errLine
	}
}

// lcovLine reads lines of lcov's tracefiles, of which SF and DA say what ran.
func (p *Profile) lcovLine() func(string) error {
	path := ""
	return func(text string) error {
		key, value, _ := strings.Cut(text, ":")
		switch key {
		case "SF":
			path = value
			p.add(path)
		case "end_of_record":
			path = ""
		case "DA":
			parts := strings.Split(value, ",")
			if path == "" || len(parts) < 2 {
				return errLine
			}
			line, ok1 := number(parts[0])
			count, ok2 := number(parts[1])
			if !ok1 || !ok2 {
				return errLine
			}
			p.add(path, Range{line, line, count})
		}
		return nil
	}
}

// readXML reads Cobertura's classes and lines.
func (p *Profile) readXML(r io.Reader) error {
	d := xml.NewDecoder(r)
	d.Strict = true
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	path, found := "", false
	for {
		token, err := d.Token()
		if err == io.EOF {
			if !found {
				return errors.New("it has no element coverage")
			}
			return nil
		}
		if err != nil {
			return err
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		switch e.Name.Local {
		case "coverage":
			found = true
		case "class":
			path = attribute(e, "filename")
			p.add(path)
		case "line":
			line, ok1 := number(attribute(e, "number"))
			count, ok2 := number(attribute(e, "hits"))
			if path == "" || !ok1 || !ok2 {
				return fmt.Errorf("byte %d: %w", d.InputOffset(), errLine)
			}
			p.add(path, Range{line, line, count})
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func (p *Profile) add(path string, ranges ...Range) {
	path = filepath.ToSlash(path)
	p.Files[path] = append(p.Files[path], ranges...)
}

func number(s string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	return n, err == nil && n >= 0
}

func before(s, mark string) string {
	s, _, _ = strings.Cut(s, mark)
	return s
}

// File returns the ranges of a file of the project: those of the path that it is the end of. Of several such paths the shortest is taken, and none
// where two are as short. It reports whether the profile knows the file.
func (p *Profile) File(path string) ([]Range, bool) {
	if r, ok := p.Files[path]; ok {
		return r, true
	}
	var best string
	unique := true
	for name := range p.Files {
		if !strings.HasSuffix(name, "/"+path) {
			continue
		}
		switch {
		case best == "" || len(name) < len(best):
			best, unique = name, true
		case len(name) == len(best):
			unique = false
		}
	}
	return p.Files[best], best != "" && unique
}

// Ran reports whether any of some lines ran, and whether the profile says anything about them.
func Ran(ranges []Range, first, last int) (ran, known bool) {
	for _, r := range ranges {
		if r.First <= last && first <= r.Last {
			known = true
			ran = ran || r.Count > 0
		}
	}
	return ran, known
}
