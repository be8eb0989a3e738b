package op

import (
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/session"
)

// Verb is an operation on the command line.
type Verb struct {
	Use          string // its words, and its arguments in capitals: "graph callers NAME|ID"
	Short, Long  string // its examples are in examples.txt
	Opens        Opening
	Aliases      []string
	Formats      []string          // of --format, the first the default; nil: text, and JSON with --json
	FormatInJSON bool              // the JSON holds the text, which --format is of then
	Synonyms     map[string]string // of flags
}

// Groups are the verbs that only have verbs below them.
func Groups() []Verb {
	return []Verb{
		{Use: "edit", Short: "Change source files by symbols: rename, replace, insert"},
		{Use: "entity", Short: "Show what is stored, and add to it"},
		{Use: "memory", Short: "Remember facts, rules and experience beyond a conversation"},
		{Use: "checkpoint", Short: "Save the state of an agent's task, and resume it"},
		{Use: "session", Short: "Store conversations, and search them"},
		{Use: "decision", Short: "Record decisions, and find what was decided and why"},
		{Use: "reflection", Short: "Record what was learnt from attempts, and search it"},
		{Use: "feedback", Short: "Record which results were useful, which adjusts their order within bounds"},
		{Use: "subscription", Short: "Choose what to get suggestions about"},
		{Use: "suggestion", Short: "Show and judge what subscriptions found"},
	}
}

// Opening is what the command line opens for an operation.
type Opening int

// What there is to open.
const (
	OpensIndex     Opening = iota // the index, made first where there is none
	OpensIndexed                  // an index that is there, which a question may bring up to date
	OpensStored                   // the same, and nothing is written to it
	OpensLocal                    // what the user keeps of the project, to read
	OpensKeeping                  // the same, to write
	OpensSessions                 // conversations, to read
	OpensDecided                  // the same, and the index where there is one
	OpensRecording                // the same, to write
)

// Front is the front end that asks, as far as an answer depends on it.
type Front struct {
	Root     string            // of the project
	Sessions *session.Store    // its conversations, when those alone are open
	Index    *engine.Project   // next to them, where an operation wants it and there is one
	Text     answer.Text       // how places are written, and for whom
	Format   string            // of the answer
	Hits     render.HitOptions // how hits are shown
	ByUser   bool              // the user asks, by a channel of the user's own
}

// Reply is the answer to a request: the same as text and as a value.
type Reply struct {
	Text    render.Page    // in the format asked for; empty where there is nothing to show
	Blocks  []render.Block // of the text, nil for those that its fences make
	Value   any
	Nothing string        // that nothing was found, with what to do next; "" when something was
	Err     error         // the answer was given, and this is what it comes to
	Notes   []render.Page // what is to be known of the answer, a line each
	Details []render.Page // notes for a caller that wants all of them
	Account render.Page   // how the answer came about, on request
	Results int           // that were found, where they are counted
	First   string        // the path of the first
}

// tools reports whether the operation was called as a tool.
func (c *call) tools() bool { return c.front.Text.Model }

// note adds a line about the answer. In the format {NAME} is the argument of that name, as the front end calls it.
func (c *call) note(format string, args ...any) {
	if false {
		_ = fmt.Sprintf(format, args...) // has vet check the calls
	}
	p := render.Pagef(c.named(format), args...)
	if c.tools() {
		p = render.Pagef("[%s]", p)
	}
	c.reply.Notes = append(c.reply.Notes, p)
}

// line adds a line of a tool's answer as it is.
func (c *call) line(format string, args ...any) {
	if false {
		_ = fmt.Sprintf(format, args...) // has vet check the calls
	}
	c.reply.Notes = append(c.reply.Notes, render.Pagef(format, args...))
}

// detail is a note that is printed with --verbose only.
func (c *call) detail(format string, args ...any) {
	if false {
		_ = fmt.Sprintf(format, args...) // has vet check the calls
	}
	c.reply.Details = append(c.reply.Details, render.Pagef(c.named(format), args...))
}

// usage is an error of a request that cannot be answered, with names as in a note.
func (c *call) usage(format string, args ...any) error {
	return &Error{Err: ctxsys.ErrUsage, Text: fmt.Sprintf(c.named(format), args...)}
}

// nothing says that nothing was found, with names as in a note.
func (c *call) nothing(format string, args ...any) string {
	return fmt.Sprintf(c.named(format), args...)
}

// none says that a list is empty: that there are no things of a kind yet and what makes one, or that none is as was asked. Names are as in a note.
func (c *call) none(things, next string, filtered bool) string {
	if filtered {
		return fmt.Sprintf("no %s like that", things)
	}
	return c.nothing("no " + things + " yet; " + next)
}

// missing explains that something is not there, with what to do next on the command line, or for who called a tool.
func (c *call) missing(err error, verb, tool string) error { return unsaid(err, c.pick(verb, tool)) }

// quoted puts the line that says what a text is before it, for a model.
func (c *call) quoted(head string, text render.Page) render.Page {
	if c.tools() {
		return render.Pagef("%s\n%s", head, text)
	}
	return text
}

// pick is what is said on the command line, or to who called a tool.
func (c *call) pick(verb, tool string) string {
	if c.tools() {
		return tool
	}
	return verb
}

var placeholder = lazyregexp.New(`\{[a-z_-]+\}`)

// named puts the names of the front end in the place of {NAME}: --flag for verbs, the argument for tools; and for the name of an
// operation the verb in backquotes, or the tool.
func (c *call) named(format string) string {
	return placeholder.ReplaceAllStringFunc(format, func(s string) string {
		name := strings.Trim(s, "{}")
		if c.tools() {
			return name
		}
		for _, f := range c.op.Fields() {
			if f.key() == name && f.Flag != "" {
				return "--" + f.Flag
			}
		}
		for _, o := range All() {
			if o.Name == name && o.Verb.Use != "" {
				return "`ctx-sys " + o.Verb.Path() + "`"
			}
		}
		return name
	})
}

// Path is the words of the verb without its arguments.
func (v Verb) Path() string {
	var words []string
	for _, w := range strings.Fields(v.Use) {
		if strings.ToLower(w) != w || strings.ContainsAny(w, "[|") {
			break
		}
		words = append(words, w)
	}
	return strings.Join(words, " ")
}
