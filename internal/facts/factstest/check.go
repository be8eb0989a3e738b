// Package factstest holds the facts of files to what is true of all, and to golden files, for tests.
package factstest

import (
	"bytes"
	"errors"
	"fmt"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// Check tests what holds for every parse of every text at full depth.
func Check(t *testing.T, text []byte, f *facts.File) {
	t.Helper()
	if err := Wrong(text, f, facts.Full); err != nil {
		t.Fatal(err)
	}
}

// Wrong returns what is wrong with the facts of a text, nil when they are well-formed.
func Wrong(text []byte, f *facts.File, depth facts.Depth) error {
	if err := wrongSymbol(text, f); err != nil {
		return err
	}
	if err := wrongUse(f); err != nil {
		return err
	}
	if f.Plain != nil && len(f.Plain) != len(text) {
		return fmt.Errorf("%d bytes of plain text for %d of text", len(f.Plain), len(text))
	}
	shown := text
	if f.Plain != nil {
		shown = f.Plain
	}
	if err := wrongChunk(shown, f, depth); err != nil {
		return err
	}
	at := 0
	for _, c := range f.Comments {
		if c.Start < at || c.End < c.Start || c.End > len(text) {
			return fmt.Errorf("comment %v after %d in %d bytes", c, at, len(text))
		}
		at = c.End
	}
	for _, e := range f.Errors {
		if e.Line < 1 || e.Line > max(1, f.Lines+1) {
			return fmt.Errorf("error on line %d of %d", e.Line, f.Lines)
		}
	}
	return wrongEncoding(text, f)
}

// wrongEncoding returns an error where facts do not survive being stored.
func wrongEncoding(text []byte, f *facts.File) error {
	data := facts.Encode(f, text)
	again, err := facts.Decode(data, text)
	if err != nil {
		return err
	}
	if !bytes.Equal(facts.Encode(again, text), data) {
		return errors.New("the facts are others after they were encoded and decoded")
	}
	return nil
}

func wrongSymbol(text []byte, f *facts.File) error {
	type key struct {
		name    string
		ordinal int
	}
	seen := map[key]bool{}
	at := 0
	for i, s := range f.Symbols {
		if s.Name == "" || s.QualifiedName == "" || s.Type == "" {
			return fmt.Errorf("symbol %d has no name or type: %+v", i, s)
		}
		if s.Parent < -1 || s.Parent >= i {
			return fmt.Errorf("%s: symbol %d has parent %d", s.QualifiedName, i, s.Parent)
		}
		if s.DocStart < 0 || s.DocStart > s.Start || s.Start > s.BodyStart || s.BodyStart > s.End || s.End > len(text) {
			return fmt.Errorf("%s: doc %d, start %d, body %d, end %d of %d", s.QualifiedName, s.DocStart, s.Start, s.BodyStart, s.End, len(text))
		}
		if s.StartLine < 1 || s.EndLine < s.StartLine || s.EndLine > f.Lines {
			return fmt.Errorf("%s: lines %d-%d of %d", s.QualifiedName, s.StartLine, s.EndLine, f.Lines)
		}
		if s.Start < at {
			return fmt.Errorf("%s begins at %d, before the symbol in front of it at %d", s.QualifiedName, s.Start, at)
		}
		at = s.Start
		k := key{s.QualifiedName, s.Ordinal}
		if seen[k] || s.Ordinal > 0 && !seen[key{s.QualifiedName, s.Ordinal - 1}] {
			return fmt.Errorf("%s: ordinal %d is taken or leaves a gap", s.QualifiedName, s.Ordinal)
		}
		seen[k] = true
	}
	for _, e := range f.Extensions {
		if e.Parent < -1 || e.Parent >= len(f.Symbols) || e.Line < 1 || e.Line > f.Lines {
			return fmt.Errorf("extension of %d symbols and %d lines: %+v", len(f.Symbols), f.Lines, e)
		}
	}
	return nil
}

func wrongUse(f *facts.File) error {
	for i, l := range f.Locals {
		if l.Name == "" || (l.Type == "") == (l.Value == "") || l.Base < facts.UnknownLocal || l.Base >= i {
			return fmt.Errorf("local %d: %+v", i, l)
		}
	}
	for _, r := range f.Refs {
		if facts.LastName(r.Expr) == "" || r.Base < facts.UnknownLocal || r.Base >= len(f.Locals) || r.Symbol < -1 || r.Symbol >= len(f.Symbols) {
			return fmt.Errorf("use %+v", r)
		}
		if r.Line < 1 || r.Line > f.Lines {
			return fmt.Errorf("use on line %d of %d: %+v", r.Line, f.Lines, r)
		}
	}
	for _, m := range f.Imports {
		if m.Line < 1 || m.Line > f.Lines {
			return fmt.Errorf("import on line %d of %d: %+v", m.Line, f.Lines, m)
		}
	}
	return nil
}

// wrongChunk holds the chunks to be in order, not to overlap and, at full depth, to leave out nothing but blanks.
func wrongChunk(text []byte, f *facts.File, depth facts.Depth) error {
	at := 0
	for _, c := range f.Chunks {
		if c.Start < at || c.End <= c.Start || c.End > len(text) {
			return fmt.Errorf("chunk %v after %d of %d bytes", c.Span, at, len(text))
		}
		if c.StartLine < 1 || c.EndLine < c.StartLine || c.EndLine > f.Lines || c.Symbol < -1 || c.Symbol >= len(f.Symbols) {
			return fmt.Errorf("chunk %+v of %d lines, %d symbols", c, f.Lines, len(f.Symbols))
		}
		if lost := bytes.Trim(text[at:c.Start], blanks); depth == facts.Full && len(lost) > 0 {
			return fmt.Errorf("no chunk has %.60q", lost)
		}
		at = c.End
	}
	if lost := bytes.Trim(text[at:], blanks); depth == facts.Full && len(lost) > 0 {
		return fmt.Errorf("no chunk has %.60q", lost)
	}
	return nil
}

const blanks = "\r\n\t \f\v"
