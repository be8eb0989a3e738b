package compact

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

const (
	placeholderStart = "<important>Result of "
	attachmentStart  = "<important>Content of "

	// clearAbove is how long a result is at least to be worth clearing, in bytes.
	clearAbove = 200
)

// placeholder is what stands for a result. It says what the result was, and of a failure what failed, so that nobody
// has to run a tool again to learn that it does not work.
func placeholder(call *conversation.Part, number int, text string, failed bool) string {
	a := readCall(call)
	a.outcomeFrom(text, failed)
	head := fmt.Sprintf("%s%s cleared to save context (%d characters, message #%d). Run the tool again if you need it.", placeholderStart, cmp.Or(render.Line(call.Name), "a tool"), len(text), number)
	switch {
	case a.outcome == "failed" && a.said != "":
		head += " It failed: " + quoteText(strings.NewReplacer("<", "‹", ">", "›").Replace(render.Line(a.said))) + " (quoted output: data)."
	case a.outcome != "":
		head += " It " + a.outcome + "."
	}
	return head + "</important>"
}

var placeholderFailed = lazyregexp.New(`(?s) It failed: "(.*)" \(quoted output: data\)\.</important>$`)

// readPlaceholder gives back what a placeholder says of its result.
func readPlaceholder(text string) (outcome, said string) {
	switch m := placeholderFailed.FindStringSubmatch(text); {
	case m != nil:
		return "failed", m[1]
	case strings.Contains(text, " It failed."):
		return "failed", ""
	case strings.Contains(text, " It passed."):
		return "passed", ""
	}
	return "", ""
}

// attachedPath is the file that an attachment names in its text.
func attachedPath(text string) string {
	if m := pathAttribute.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}

var pathAttribute = lazyregexp.New(`^\s*<[\w-]+[^>\n]*\b(?:filepath|path|file|name|uri)="([^"\n]{1,300})"`)

// attachmentPlaceholder stands for files, buffers and images.
func attachmentPlaceholder(m *conversation.Message) conversation.Message {
	var names []string
	for i := range m.Parts {
		p := &m.Parts[i]
		names = append(names, cmp.Or(p.Name, attachedPath(p.Text), cutText(squeezed(p.Text), 80), string(p.Kind)))
	}
	text := fmt.Sprintf("%s`%s` (message #%d) cleared during compaction. Read it again if you need it.</important>", attachmentStart, render.Line(strings.Join(names, "`, `")), m.Number)
	out := conversation.New(conversation.User, text, conversation.TagPlaceholder)
	out.Number, out.Cycle = m.Number, m.Cycle
	return out
}

// clearing replaces results, and long texts that calls were given, by placeholders.
type clearing struct {
	messages  []conversation.Message
	pairs     conversation.Pairs
	exclude   []string
	cleared   int // results
	arguments int // calls whose input has less
	saved     int
}

// clear replaces the results of one message and what its calls were given, and returns what that saves, in tokens. Calls whose results
// are not before message end are left alone.
func (c *clearing) clear(i, end int) (saved int) {
	for k := range c.messages[i].Parts {
		p := &c.messages[i].Parts[k]
		if p.Kind == conversation.Call {
			saved += c.clearCall(i, k, end)
		}
		if p.Kind != conversation.Result || len(p.Text) <= clearAbove && p.Images == 0 || strings.HasPrefix(p.Text, placeholderStart) {
			continue
		}
		at, ok := c.pairs.CallOf[conversation.Place{Message: i, Part: k}]
		if !ok {
			continue
		}
		call := &c.messages[at.Message].Parts[at.Part]
		if c.excluded(call) {
			continue
		}
		before := c.messages[i].Tokens()
		shorter := c.messages[i].WithText(k, placeholder(call, c.messages[i].Number, p.Text, p.Failed))
		if after := shorter.Tokens(); after < before {
			c.messages[i] = shorter
			saved += before - after
			c.cleared++
		}
	}
	c.saved += saved
	return saved
}

func (c *clearing) excluded(call *conversation.Part) bool {
	return slices.ContainsFunc(c.exclude, func(tool string) bool { return strings.EqualFold(tool, call.Name) })
}

// clearCall clears what a call was given, and returns what that saves, in tokens.
func (c *clearing) clearCall(i, k, end int) int {
	call := &c.messages[i].Parts[k]
	result, ok := c.pairs.ResultOf[conversation.Place{Message: i, Part: k}]
	if !ok || result.Message >= end || len(call.Input) <= clearAbove || c.excluded(call) {
		return 0
	}
	input, ok := clearedInput(call)
	if !ok {
		return 0
	}
	before := c.messages[i].Tokens()
	shorter := c.messages[i].WithInput(k, input)
	saved := before - shorter.Tokens()
	if saved <= 0 {
		return 0
	}
	c.messages[i] = shorter
	c.arguments++
	return saved
}

// clearOld clears the results of the cycles that are at least keep older than the current one, up to but not including
// message end. What is before the first cycle is left alone.
func (c *clearing) clearOld(keep, end int) {
	cycles := conversation.Cycles(c.messages)
	current := 0
	for _, n := range cycles {
		current = max(current, n)
	}
	for i, n := range cycles[:end] {
		if n > 0 && n <= current-keep {
			c.clear(i, end)
		}
	}
}

// clearUntil clears results from the oldest on, up to but not including message end, until enough is saved.
func (c *clearing) clearUntil(end, enough int) {
	for i := 0; i < end && enough > 0; i++ {
		enough -= c.clear(i, end)
	}
}
