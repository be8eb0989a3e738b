package op

import (
	"cmp"
	"context"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/pack"
	"github.com/ctx-sys/ctx-sys/internal/prompt"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// PackRequest is the request of pack.
type PackRequest struct {
	Paths     []string `json:"paths,omitempty" arg:"many" cli:"glob" help:"files, folders and globs; default all of the project"`
	Query     string   `json:"query,omitempty" flag:"query" help:"pack the context of this {QUESTION} instead"`
	Changed   bool     `json:"changed,omitempty" flag:"changed" help:"files that differ from HEAD, new ones included" jsonschema:"default false"`
	Staged    bool     `json:"staged,omitempty" flag:"staged" help:"files that are staged, as they are in the work tree" jsonschema:"default false"`
	All       bool     `json:"all,omitempty" flag:"all" help:"with generated and vendored files" jsonschema:"default false"`
	MaxTokens int      `json:"max_tokens,omitempty" flag:"max-tokens" help:"leave out the least central files above this number of {TOKENS} (default: no limit; of a context as in {context_query})" jsonschema:"default 20000"`
	Output    string   `json:"-" flag:"output,o" help:"write to {FILE}, and the counts to stdout"`
	Common
}

// packTokens is the budget of a tool.
const packTokens = 20_000

var packFormats = []string{"markdown", "xml", "json"}

func packFiles() Operation {
	return define(Operation{
		Name: "pack", Title: "Pack files into one text", Set: Index,
		Description: "Write chosen files, or the context of a question, as one Markdown or XML text with a tree and counts. Secrets are masked; generated, vendored and binary files are left out and named.",
		Verb: Verb{
			Use: "pack [PATH...]", Short: "Write chosen files, or the context of a question, as one Markdown, XML or JSON file", Formats: packFormats,
			Long: "Packs files for a model or a person to read: counts, a tree, the largest files and what was left out, then each file. Secrets that are recognized are masked.\n" +
				"Generated, vendored and binary files are left out and named; --all or the path of a file brings the first two in.",
		},
		Enums: map[string][]string{"format": packFormats},
	}, askPack)
}

func (q *PackRequest) check(c *call) error {
	chosen := len(q.Paths) > 0 || q.All || q.Changed || q.Staged
	switch {
	case q.Query != "" && chosen:
		return c.usage("pack: {query} chooses what is in it: leave out paths, {changed}, {staged} and {all}")
	case q.Changed && q.Staged:
		return c.usage("pack: give one of {changed} and {staged}")
	}
	return c.positive("{max_tokens}", q.MaxTokens)
}

func askPack(ctx context.Context, c *call, q *PackRequest) (*Reply, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	budget, format := q.MaxTokens, c.front.Format
	if c.tools() {
		format = cmp.Or(q.Format, packFormats[0])
	}
	var resp *pack.Response
	var err error
	if q.Query != "" {
		resp, err = c.packContext(ctx, q)
	} else {
		if c.tools() && budget <= 0 {
			budget = packTokens
		}
		except, _ := filepath.Rel(c.front.Root, q.Output)
		r := c.project.Reader()
		resp, err = reader.Ask(ctx, r, func(v *snapshot.Snapshot) (*pack.Response, error) {
			return pack.Of(ctx, r.Graph(v), pack.Request{Paths: q.Paths, Staged: q.Staged, Changed: q.Changed, All: q.All, MaxTokens: budget, Except: filepath.ToSlash(except)})
		})
	}
	if err != nil {
		return nil, err
	}
	resp.Project = filepath.Base(c.project.Reader().Root())
	if c.project.Parts() != nil {
		resp.Project = strings.Join(c.project.Reader().Projects().Names, ", ")
	}
	if len(resp.Unmatched) > 0 {
		c.note("no file matches %s: `ctx-sys status --why PATH` says why one is not in the index", strings.Join(resp.Unmatched, ", "))
	}
	reply := &Reply{Value: resp}
	if len(resp.Files) == 0 && len(resp.LeftOut) == 0 {
		reply.Nothing = c.nothing("nothing to pack: %s shows what is indexed", c.pick("`ctx-sys status`", "index_status"))
		return reply, nil
	}
	reply.Text = fitted(resp, format, budget)
	if len(resp.Files) == 0 && slices.ContainsFunc(resp.LeftOut, func(l pack.LeftOut) bool { return l.Reason == pack.Budget }) {
		c.note("no file fits into %s: raise {max_tokens}", ctxsys.Plural(budget, "token"))
	}
	left := ""
	if n := len(resp.LeftOut); n > 0 {
		left = "; left out " + ctxsys.Plural(n, "file")
	}
	if !c.tools() {
		c.note("%s%s", answer.PackCounts(resp), left)
	}
	c.freshness(reply)
	return reply, nil
}

// fitted is a pack as text, with as many files as its budget has room for.
func fitted(resp *pack.Response, format string, budget int) render.Page {
	for {
		text := answer.Pack(resp, format)
		over := token.Estimate(text.String()) - budget
		if budget <= 0 || over <= 0 || len(resp.Files) == 0 || resp.Query != "" {
			return text
		}
		resp.Drop(over)
	}
}

// packContext is the context of a question as parts of files, the best first.
func (c *call) packContext(ctx context.Context, q *PackRequest) (*pack.Response, error) {
	found, err := c.project.Context(ctx, prompt.Request{Query: q.Query, MaxTokens: q.MaxTokens, NoSources: true, NoNotes: true})
	if err != nil {
		return nil, err
	}
	resp := &pack.Response{Answer: found.Answer, Query: q.Query, Files: []pack.File{}, LeftOut: []pack.LeftOut{}}
	for _, s := range found.Slices {
		text := s.Content
		if s.Head != "" {
			text = s.Head + "\n" + text
		}
		path, name, first, last := s.Path, s.Name, s.StartLine, s.EndLine
		if at, lines, ok := cutPlace(s.Source); path == "" && ok { // what surrounds a result, without its text
			path, name, first, last = at, "what surrounds "+name, lines.First, lines.Last
		}
		resp.Add(pack.File{Path: cmp.Or(path, s.Source), StartLine: first, EndLine: last, Name: name, Form: s.Form, Language: s.Language, Tokens: s.TokenCount, Stale: s.Stale, Text: text})
	}
	for _, s := range found.Pruned {
		if s.Reason == ctxsys.PrunedFloor || s.Reason == ctxsys.PrunedDuplicate { // it was not wanted, or is in
			continue
		}
		resp.LeftOut = append(resp.LeftOut, pack.LeftOut{Path: cmp.Or(s.Source, s.Path), Reason: pack.Reason(s.Reason), Tokens: s.TokenCount})
	}
	return resp, nil
}
