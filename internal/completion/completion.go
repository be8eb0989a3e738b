// Package completion assembles what a completion at a place of a file needs.
package completion

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// The defaults of a CompletionRequest, in tokens of four characters.
const (
	completionTokens = 8192
	prefixTokens     = 2000
	suffixTokens     = 500
)

// Request asks for what a completion at a place needs. The zero value of every field but Path is its default.
type Request struct {
	Client       string          `json:"client,omitempty"`   // whose buffer counts, where several have one of the file
	Path         string          `json:"path"`               // relative to the root, or absolute in it
	Content      *string         `json:"content,omitempty"`  // of the file; nil: the buffer's, else what is on the disk
	Cursor       editor.Position `json:"cursor"`             // outside the text it is moved to the nearest place inside
	Encoding     editor.Encoding `json:"encoding,omitempty"` // of the cursor: utf-8
	MaxTokens    int             `json:"max_tokens,omitempty"`
	PrefixTokens int             `json:"prefix_tokens,omitempty"`
	SuffixTokens int             `json:"suffix_tokens,omitempty"`
	Plain        bool            `json:"plain,omitempty"` // files that are imported, buffers and names of files, and nothing that is searched
}

// Response is the text around a cursor and what a model should know to fill it in, the most important first.
type Response struct {
	Path         string        `json:"path"`
	Language     string        `json:"language"`
	Prefix       string        `json:"prefix"` // what is before the cursor, from the beginning of a line
	Suffix       string        `json:"suffix"` // what follows, to the end of a line
	Edits        []editor.Edit `json:"edits"`  // the last ten, the newest last, with diffs cut to what there is space for
	Snippets     []Snippet     `json:"snippets"`
	Context      string        `json:"context"` // snippets and edits as comments of the language, to be before the prefix
	TotalTokens  int           `json:"total_tokens"`
	BudgetTokens int           `json:"budget_tokens"`
	Truncated    bool          `json:"truncated"`           // something had no space, or not whole
	OverBudget   bool          `json:"over_budget"`         // the text around the cursor and the edits alone are more than the budget,
	Overshoot    int           `json:"overshoot,omitempty"` // by so many tokens
	TookMS       float64       `json:"took_ms"`
}

// The kinds of snippets.
const (
	SnippetDiff       = "diff"
	SnippetImport     = "import"     // of a file that this one imports or uses
	SnippetNear       = "near"       // of another file in its folder, which it may use
	SnippetDefinition = "definition" // of a name near the cursor
	SnippetSimilar    = "similar"    // code that looks like that around the cursor
	SnippetBuffer     = "buffer"
	SnippetTree       = "tree"
)

// Snippet is a part of another file.
type Snippet struct {
	Kind      string  `json:"kind"`
	Path      string  `json:"path,omitempty"`
	StartLine int     `json:"start_line,omitempty"`
	EndLine   int     `json:"end_line,omitempty"`
	Name      string  `json:"name,omitempty"`
	Content   string  `json:"content"`
	Tokens    int     `json:"tokens"`
	Score     float64 `json:"score"`
	Priority  int     `json:"priority"` // 1 is the file itself, 2 edits, 3 what it uses, 5 buffers, 6 names of files
}

// The levels of snippets: see Snippet.Priority.
const (
	diffLevel   = 2
	usedLevel   = 3
	bufferLevel = 5
	treeLevel   = 6
)

// Contexts makes contexts of completions. It is safe for concurrent use.
type Contexts struct {
	source   *snapshot.Source
	tokens   int      // of a context for which nothing else is said
	surfaces surfaces // what they ask for again and again
	masked   masked
}

// New returns what makes the contexts of a project's completions. maxTokens is the budget of a request without one, 0 for 8192.
func New(source *snapshot.Source, maxTokens int) *Contexts {
	return &Contexts{source: source, tokens: orDefault(maxTokens, completionTokens)}
}

// completer makes one completion's context.
type completer struct {
	ctx  context.Context
	of   *Contexts
	v    *snapshot.Snapshot
	req  Request
	path string
	resp *Response

	text   string
	offset int
	row    store.File // of the file, zero for one that is not known
	left   int        // tokens
}

// Completion assembles the context of a completion: the text around the cursor and the last edits always, then what the
// file uses of others, definitions of names near the cursor and code that looks similar, then open buffers, then the names
// of files, as far as they fit. No model is asked. A file that is not there, and no buffer, is an error that wraps
// ctxsys.ErrNotFound; a path outside the root one that wraps ctxsys.ErrUsage.
func (x *Contexts) Completion(ctx context.Context, req Request) (*Response, error) {
	start := time.Now()
	name, err := editor.Path(x.source.Root(), req.Path)
	if err != nil {
		return nil, err
	}
	c := &completer{ctx: ctx, of: x, req: req, path: name}
	if err := c.read(); err != nil {
		return nil, err
	}
	c.around()
	c.edits()
	if err := x.fromIndex(ctx, c); err != nil {
		return nil, err
	}
	c.resp.Overshoot = max(0, c.resp.TotalTokens-c.resp.BudgetTokens)
	c.resp.OverBudget = c.resp.Overshoot > 0
	c.render()
	c.resp.TookMS = float64(time.Since(start).Microseconds()) / 1000
	return c.resp, nil
}

// fromIndex gathers what comes from the index. What is typed lies over it as of the last question, for a keystroke does
// not wait for the parsing of its file, which is done behind it; unless another file changed, or what this one imports.
func (x *Contexts) fromIndex(ctx context.Context, c *completer) error {
	closed := x.sent(c)
	if x.source.Behind(func(name, over, typed string) bool {
		return name != c.path || !sameImports(over, typed)
	}) {
		if _, err := x.source.Unsaved(ctx); err != nil && ctx.Err() != nil {
			return err
		}
	}
	err := x.source.Recent(ctx, func(v *snapshot.Snapshot) error {
		c.v = v
		return c.gather()
	})
	closed()
	x.source.OverlayLater()
	return err
}

// sender is who has a file open while a completion is made of a text that came with the request.
const sender = "completion"

// sent has the text of a request lie over the index for as long as the completion takes, when no editor has the file open and it imports
// something else than the file on the disk: what it uses of others is looked up as it is typed.
func (x *Contexts) sent(c *completer) (closed func()) {
	closed = func() {}
	if c.req.Content == nil {
		return closed
	}
	tracker := x.source.Editor()
	if _, _, open := tracker.Text(c.path); open {
		return closed
	}
	stored, err := x.source.FromDisk(c.path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) || sameImports(stored, *c.req.Content) {
		return closed
	}
	if tracker.Open(sender, c.path, *c.req.Content, 0, true) == nil { // what is too large has the imports of the disk
		closed = func() { tracker.Close(sender, c.path) }
	}
	return closed
}

// read finds the text and the place in it.
func (c *completer) read() error {
	r := &c.req
	if !r.Encoding.Known() {
		return fmt.Errorf("%w: no encoding %q: use utf-8, utf-16 or utf-32", ctxsys.ErrUsage, r.Encoding)
	}
	if walk.HoldsKeys(c.path) {
		return fmt.Errorf("%w: %s may hold keys: nothing is made of it", ctxsys.ErrUsage, c.path)
	}
	switch text, _, open := c.of.source.Editor().Of(r.Client, c.path); {
	case r.Content != nil:
		c.text = *r.Content
	case open:
		c.text = text
	default:
		if text, _, open = c.of.source.Editor().Text(c.path); !open {
			var err error
			if text, err = c.of.source.FromDisk(c.path); errors.Is(err, fs.ErrNotExist) {
				return fmt.Errorf("%w: there is no file %s: send its content", ctxsys.ErrNotFound, c.path)
			} else if err != nil {
				return err
			}
		}
		c.text = text
	}
	if walk.IsBinary([]byte(c.text[:min(len(c.text), 8<<10)])) {
		return fmt.Errorf("%w: %s is no text", ctxsys.ErrUsage, c.path)
	}
	c.text = secret.MaskString(c.text) // whole, before it is cut; offsets stay true
	c.offset = editor.Offset(c.text, r.Cursor, r.Encoding)
	budget := orDefault(r.MaxTokens, c.of.tokens)
	c.left = budget
	c.resp = &Response{Path: c.path, Language: walk.LanguageOf(c.path), Edits: []editor.Edit{}, Snippets: []Snippet{}, BudgetTokens: budget}
	return nil
}

func orDefault(n, def int) int {
	if n <= 0 {
		return def
	}
	return n
}

// around cuts the text at the cursor.
func (c *completer) around() {
	prefix, suffix := orDefault(c.req.PrefixTokens, prefixTokens), orDefault(c.req.SuffixTokens, suffixTokens)
	c.resp.Prefix, c.resp.Suffix = around(c.text, c.offset, min(prefix, c.left*3/4), min(suffix, c.left/4))
	c.resp.Truncated = len(c.resp.Prefix)+len(c.resp.Suffix) < len(c.text)
	c.spend(token.Estimate(c.resp.Prefix) + token.Estimate(c.resp.Suffix))
}

// Around is what a completion within a budget of tokens has of a text: what is before an offset, and what follows.
func Around(text string, offset, budget int) (before, after string) {
	return around(text, offset, min(prefixTokens, budget*3/4), min(suffixTokens, budget/4))
}

// around is so many tokens of a text before an offset and behind it, in whole lines but for the one that the offset is in. A line that is
// too long by itself is cut inside.
func around(text string, offset, prefix, suffix int) (before, after string) {
	before, after = text[:offset], text[offset:]
	if most := 4 * prefix; len(before) > most {
		from := len(before) - most
		if i := strings.IndexByte(before[from:], '\n'); i >= 0 {
			from += i + 1
		}
		before = strings.ToValidUTF8(before[from:], "")
	}
	if most := 4 * suffix; len(after) > most {
		to := most
		if i := strings.LastIndexByte(after[:to], '\n'); i >= 0 {
			to = i + 1
		}
		after = strings.ToValidUTF8(after[:to], "")
	}
	return before, after
}

func (c *completer) spend(tokens int) {
	c.left -= tokens
	c.resp.TotalTokens += tokens
}

const (
	RecentEdits = 10
	editsShare  = 0.15 // of the budget, for all diffs together
	editShare   = 0.06 // for one
)

// edits takes the last edits, the newest first, each cut to its share. Those that are in the text before the cursor word
// for word say nothing new, but what they replaced does: they stay.
func (c *completer) edits() {
	all := c.of.source.Editor().Recent(RecentEdits)
	most, one := int(editsShare*float64(c.resp.BudgetTokens)), int(editShare*float64(c.resp.BudgetTokens))
	kept := len(all)
	for kept > 0 {
		e := &all[kept-1]
		if walk.HoldsKeys(e.Path) {
			break
		}
		e.Diff = CutDiff(secret.MaskString(e.Diff), one)
		tokens := token.Estimate(e.Diff) + 8
		if tokens > most {
			c.resp.Truncated = true
			break
		}
		most -= tokens
		c.spend(tokens)
		kept--
	}
	c.resp.Edits = append(c.resp.Edits, all[kept:]...)
}

// CutDiff cuts a diff at the end of a line.
func CutDiff(diff string, tokens int) string {
	if len(diff) <= 4*tokens {
		return diff
	}
	cut := strings.LastIndexByte(diff[:4*tokens], '\n') + 1
	return strings.ToValidUTF8(diff[:cut], "") + "… " + ctxsys.Plural(strings.Count(diff[cut:], "\n"), "more line") + "\n"
}

// add takes a snippet in if there is space, and reports whether there was.
func (c *completer) add(s Snippet) bool {
	s.Content = secret.MaskString(s.Content)
	s.Tokens = token.Estimate(s.Content) + token.Estimate(s.Path) + 4
	if s.Content == "" || s.Tokens > c.left {
		c.resp.Truncated = c.resp.Truncated || s.Content != ""
		return false
	}
	s.Score = math.Round(s.Score*1000) / 1000
	c.spend(s.Tokens)
	c.resp.Snippets = append(c.resp.Snippets, s)
	return true
}

// gather brings what comes from the index, in order of the levels.
func (c *completer) gather() error {
	row, err := c.v.FileByPath(c.ctx, c.path)
	if err == nil && row.Indexed() {
		c.row = row
	} else if err != nil && !errors.Is(err, ctxsys.ErrNotFound) {
		return err
	}
	if c.row.Language != "" {
		c.resp.Language = c.row.Language
	}
	if err := c.used(); err != nil {
		return err
	}
	if err := c.buffers(); err != nil {
		return err
	}
	return c.tree()
}

// comments says how a line of text is made a comment, by language; the others take two slashes.
var comments = map[string][2]string{
	"python": {"# ", ""}, "ruby": {"# ", ""}, "bash": {"# ", ""}, "perl": {"# ", ""}, "r": {"# ", ""}, "elixir": {"# ", ""}, "yaml": {"# ", ""}, "toml": {"# ", ""}, "make": {"# ", ""}, "dockerfile": {"# ", ""},
	"lua": {"-- ", ""}, "haskell": {"-- ", ""}, "sql": {"-- ", ""}, "elm": {"-- ", ""},
	"html": {"<!-- ", " -->"}, "xml": {"<!-- ", " -->"}, "markdown": {"<!-- ", " -->"}, "css": {"/* ", " */"}, "ocaml": {"(* ", " *)"}, "erlang": {"% ", ""}, "latex": {"% ", ""}, "clojure": {"; ", ""}, "lisp": {"; ", ""}, "vim": {"\" ", ""},
}

// comment is what is before and behind a comment of the file's language.
func (c *completer) comment() [2]string {
	if mark, ok := comments[c.resp.Language]; ok {
		return mark
	}
	return [2]string{"// ", ""}
}

// render writes snippets and edits as comments, so that a model without a format for several files can be given them in
// front of the prefix. What a line holds that would end the comment is broken up.
func (c *completer) render() {
	mark := c.comment()
	var b strings.Builder
	line := func(text string) {
		if mark[1] != "" {
			text = strings.ReplaceAll(text, strings.TrimSpace(mark[1]), "…")
		}
		b.WriteString(strings.TrimRight(mark[0]+strings.TrimRight(text, "\r"), " "))
		b.WriteString(mark[1])
		b.WriteByte('\n')
	}
	block := func(head, text string) {
		line(head)
		for l := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
			line(l)
		}
	}
	for i := len(c.resp.Snippets) - 1; i >= 0; i-- { // the most important next to the text
		s := &c.resp.Snippets[i]
		head := "Files: " + path.Dir(c.path)
		if s.Kind != SnippetTree {
			head = fmt.Sprintf("%s (%s)", s.Path, s.Kind)
		}
		block(head, s.Content)
	}
	for i := range c.resp.Edits {
		block("Edited: "+c.resp.Edits[i].Path, c.resp.Edits[i].Diff)
	}
	line(c.path)
	c.resp.Context = b.String()
}
