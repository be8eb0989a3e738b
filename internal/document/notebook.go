package document

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"sort"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/facts/build"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// A Jupyter notebook is JSON: cells of code and of Markdown, with what the code printed and drew. Its text is the sources of
// the cells, each line where the file has it, so that a place in the text is a place in the file: Jupyter writes a line of
// source on a line of its own. What the file has besides is blank: outputs, metadata, pictures. A cell begins with a
// line "# %% [LANGUAGE]" in front of its source; package parse reads that.

var errNoCells = errors.New("it is no notebook: it has no cells")

// notebookCell is the source of one cell: strings, and the lines of the file they are on, from 0.
type notebookCell struct {
	kind   string
	source []notebookString
}

type notebookString struct {
	line int
	text string
}

// notebook is what is read of a file.
type notebook struct {
	dec      *json.Decoder
	lines    []int // where the lines of the file begin
	cells    []notebookCell
	language string // of the code, as the file calls it
}

// readNotebook makes the text of a notebook. What is behind an error in the file is missing.
func readNotebook(content []byte) (text []byte, notice string, err error) {
	n := &notebook{dec: json.NewDecoder(bytes.NewReader(content)), lines: build.LineStarts(content), language: "python"}
	err = n.object(map[string]func() error{
		"cells":      n.list(n.cell),
		"worksheets": n.list(func() error { return n.object(map[string]func() error{"cells": n.list(n.cell)}) }),
		"metadata": func() error {
			return n.object(map[string]func() error{"kernelspec": n.kernel("language"), "language_info": n.kernel("name")})
		},
	})
	switch {
	case err != nil && len(n.cells) == 0:
		return nil, "", fmt.Errorf("it is no notebook: %w", err)
	case err != nil:
		notice = fmt.Sprintf("read up to cell %d: behind it the file is broken", len(n.cells))
	case len(n.cells) == 0:
		return nil, "", errNoCells
	}
	return n.text(), notice, nil
}

// line is the line of the token that was read last, from 0.
func (n *notebook) line() int {
	return sort.SearchInts(n.lines, int(n.dec.InputOffset())) - 1
}

// object reads an object, the values of known keys by their functions. Another value than an object is skipped.
func (n *notebook) object(keys map[string]func() error) error {
	t, err := n.dec.Token()
	if err != nil || t != json.Delim('{') {
		return n.skipRest(t, err)
	}
	for n.dec.More() {
		key, err := n.dec.Token()
		if err != nil {
			return err
		}
		read := n.skip
		if name, ok := key.(string); ok && keys[name] != nil {
			read = keys[name]
		}
		if err := read(); err != nil {
			return err
		}
	}
	_, err = n.dec.Token()
	return err
}

// list returns the reader of an array whose elements one reads.
func (n *notebook) list(one func() error) func() error {
	return func() error {
		t, err := n.dec.Token()
		if err != nil || t != json.Delim('[') {
			return n.skipRest(t, err)
		}
		for n.dec.More() {
			if err := one(); err != nil {
				return err
			}
		}
		_, err = n.dec.Token()
		return err
	}
}

// skip reads a value of no interest.
func (n *notebook) skip() error { return n.skipRest(n.dec.Token()) }

// skipRest reads what follows the first token of a value.
func (n *notebook) skipRest(t json.Token, err error) error {
	for depth := 0; err == nil; t, err = n.dec.Token() {
		switch t {
		case json.Delim('{'), json.Delim('['):
			depth++
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
		if depth == 0 {
			return nil
		}
	}
	return err
}

// kernel returns the reader of an object that names the language of the code.
func (n *notebook) kernel(key string) func() error {
	return func() error {
		return n.object(map[string]func() error{key: func() error {
			t, err := n.dec.Token()
			if name, ok := t.(string); ok && name != "" {
				n.language = name
				return err
			}
			return n.skipRest(t, err)
		}})
	}
}

// cell reads one cell. The oldest notebooks call the source of code its input.
func (n *notebook) cell() error {
	c := notebookCell{}
	err := n.object(map[string]func() error{
		"cell_type": func() error {
			t, err := n.dec.Token()
			if kind, ok := t.(string); ok {
				c.kind = kind
				return err
			}
			return n.skipRest(t, err)
		},
		"source": n.source(&c),
		"input":  n.source(&c),
	})
	if len(c.source) > 0 {
		n.cells = append(n.cells, c)
	}
	return err
}

// source reads a string, or an array of them.
func (n *notebook) source(c *notebookCell) func() error {
	add := func(t json.Token) {
		if s, ok := t.(string); ok {
			c.source = append(c.source, notebookString{n.line(), s})
		}
	}
	return func() error {
		t, err := n.dec.Token()
		if err != nil || t != json.Delim('[') {
			add(t)
			if _, is := t.(string); is {
				return err
			}
			return n.skipRest(t, err)
		}
		for n.dec.More() {
			t, err := n.dec.Token()
			if _, is := t.(string); !is {
				if err := n.skipRest(t, err); err != nil {
					return err
				}
				continue
			}
			add(t)
		}
		_, err = n.dec.Token()
		return err
	}
}

// embedded is a picture in Markdown.
var embedded = lazyregexp.New(`(data:[\w.+/-]+;base64,)[\w+/=\s-]{40,}`)

// text writes the sources, each string on the line of the file where it is or, when that is taken because another
// holds several lines, on the next that is free.
func (n *notebook) text() []byte {
	var b bytes.Buffer
	next := 0
	advance := func(line int) {
		for ; next < line; next++ {
			b.WriteByte('\n')
		}
	}
	write := func(line int, s string) {
		advance(line)
		b.WriteString(s + "\n")
		next++
	}
	for i := range n.cells {
		c := &n.cells[i]
		write(max(c.source[0].line-1, next), CellMark+n.languageOf(c)+"]")
		for _, s := range c.source {
			advance(s.line)
			clean := embedded.ReplaceAllString(strings.ToValidUTF8(s.text, "\ufffd"), "$1…")
			for line := range strings.SplitSeq(strings.TrimSuffix(clean, "\n"), "\n") {
				if strings.HasPrefix(line, CellMark) { // a cell cannot begin another
					line = " " + line
				}
				write(next, strings.TrimSuffix(line, "\r"))
			}
		}
	}
	return b.Bytes()
}

// CellMark begins the line that begins a cell, in front of the language and a bracket.
const CellMark = "# %% ["

// languageOf names what a cell is written in: markdown, raw, or the language of the notebook in small letters.
func (n *notebook) languageOf(c *notebookCell) string {
	if c.kind != "code" && c.kind != "" {
		return c.kind
	}
	return strings.ToLower(strings.Map(func(r rune) rune {
		if r == ']' || r == '\n' {
			return -1
		}
		return r
	}, n.language))
}
