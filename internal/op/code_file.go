package op

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/reader"
)

// Pages are operations for pages that people look at: what an agent or a program has no use for, or may not do. They are no tools. With readOnly those that write are left out.
func Pages(readOnly bool) []Operation {
	out := []Operation{codeFile(), codeMeaning(), graphPicture(), memoriesPage(), sessionCompactions()}
	for i, o := range []Operation{memoryWhy(), memoryPin(), memoryUnpin(), memorySupersede()} {
		if o.Name = strings.ReplaceAll(o.Verb.Path(), " ", "_"); i == 0 || !readOnly {
			out = append(out, o)
		}
	}
	return out
}

type codeFileRequest struct {
	Path string `json:"path" help:"of a file of the project"`
	Common
}

// codePage is a file as a page shows it.
type codePage struct {
	*graph.ShowResponse
	Lines   [][]string    `json:"lines"`   // in stretches of one colour: see navigate.Coloured
	Symbols []codeHeading `json:"symbols"` // in their order
	Total   int           `json:"total"`   // lines of the file, those included that are beyond what is shown
}

// codeHeading is one symbol of a file.
type codeHeading struct {
	ID    string            `json:"id"`
	Type  ctxsys.EntityType `json:"type"`
	Name  string            `json:"name"`
	Line  int               `json:"line"`
	End   int               `json:"end"`
	Depth int               `json:"depth"` // symbols around it
}

// maxShownLines is how many lines of a file are shown: no one reads more, and a browser that lays out many more is slow.
const maxShownLines = 20_000

func codeFile() Operation {
	return define(Operation{Name: "code_file", Title: "Show a file"}, func(ctx context.Context, c *call, q *codeFileRequest) (*Reply, error) {
		resp, err := c.shownFile(ctx, q.Path)
		if err != nil {
			return nil, err
		}
		nav := c.project.Navigator()
		s := nav.Syntax(resp.Path, resp.Body)
		page := &codePage{ShowResponse: resp, Lines: nav.Coloured(s), Symbols: []codeHeading{}}
		page.Total = len(page.Lines)
		page.Lines = page.Lines[:min(page.Total, maxShownLines)]
		depths := make([]int, len(s.Symbols))
		for i, x := range s.Symbols {
			if x.Parent >= 0 && x.Parent < i {
				depths[i] = depths[x.Parent] + 1
			}
			page.Symbols = append(page.Symbols, codeHeading{x.Entity.ID, x.Entity.Type, x.Entity.Name, x.Entity.StartLine, x.Entity.EndLine, depths[i]})
		}
		copied := *resp
		copied.Body = "" // it is in the lines
		page.ShowResponse = &copied
		return &Reply{Value: page}, nil
	})
}

// shownFile is a file of the project as it is shown, secrets masked.
func (c *call) shownFile(ctx context.Context, path string) (*graph.ShowResponse, error) {
	if err := c.readyToScan(ctx); err != nil {
		return nil, err
	}
	resp, err := reader.Show(ctx, c.project.Reader(), path)
	if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return nil, err
	}
	if err == nil && (resp.Type == ctxsys.TypeFile || resp.Type == ctxsys.TypeDocument) {
		return resp, nil
	}
	return nil, &Error{Err: ctxsys.ErrNotFound, Text: path + " is not in the index", Hint: "search for a part of its name"}
}

type codeMeaningRequest struct {
	Path string `json:"path" help:"of a file of the project"`
	Line int    `json:"line" help:"from 1"`
	Col  int    `json:"col" help:"from 0, in UTF-16 units, as a browser counts"`
	Common
}

// codeMeant is what a word of a file means.
type codeMeant struct {
	Word     string          `json:"word"`
	Line     int             `json:"line,omitempty"` // of a local variable: where it is declared in the file; else 0
	Entities []ctxsys.Entity `json:"entities"`
}

func codeMeaning() Operation {
	return define(Operation{Name: "code_meaning", Title: "Say what a word of a file means"}, func(ctx context.Context, c *call, q *codeMeaningRequest) (*Reply, error) {
		resp, err := c.shownFile(ctx, q.Path)
		if err != nil {
			return nil, err
		}
		nav := c.project.Navigator()
		s := nav.Syntax(resp.Path, resp.Body)
		m, err := nav.Meaning(ctx, s, offsetOf(resp.Body, q.Line, q.Col))
		switch {
		case errors.Is(err, ctxsys.ErrNotFound):
			return &Reply{Value: codeMeant{Entities: []ctxsys.Entity{}}}, nil
		case err != nil:
			return nil, err
		}
		out := codeMeant{Word: m.Word, Entities: append([]ctxsys.Entity{}, m.Entities...)}
		if m.Local != nil {
			out.Line = 1 + strings.Count(s.Text[:m.Local.Start], "\n")
		}
		return &Reply{Value: out}, nil
	})
}

// offsetOf is the byte of a place: a line from 1 and UTF-16 units from 0. One outside of the text is moved to the nearest in it.
func offsetOf(text string, line, col int) int {
	at := 0
	for ; line > 1; line-- {
		n := strings.IndexByte(text[at:], '\n')
		if n < 0 {
			return len(text)
		}
		at += n + 1
	}
	for at < len(text) && text[at] != '\n' && col > 0 {
		r, n := utf8.DecodeRuneInString(text[at:])
		if col--; r > 0xffff {
			col--
		}
		at += n
	}
	return at
}
