package assemble

import (
	"cmp"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/token"
)

// span is a half-open run of a candidate's lines, counted from 0.
type span struct{ from, to int }

func (s span) empty() bool { return s.from >= s.to }

// entry is a candidate with its content split after line ends; there is always at least one line.
type entry struct {
	Candidate
	text    []string
	price   int             // tokens of the whole, 0 until it was asked for
	summary *ctxsys.Summary // for the forms that are not whole
}

func newEntry(c Candidate) entry {
	c.Form = cmp.Or(c.Form, ctxsys.FormFull)
	e := entry{Candidate: c, text: strings.SplitAfter(strings.TrimSuffix(c.Content, "\n"), "\n"), summary: c.Summary}
	if c.Form == ctxsys.FormFull {
		e.Summary = nil
	}
	return e
}

func (c *entry) whole() span {
	return span{0, len(c.text)}
}

// focus is the line a cut piece must show.
func (c *entry) focus() int {
	if len(c.Focus) == 0 {
		return 0
	}
	return min(max(c.Focus[0]-c.StartLine, 0), len(c.text)-1)
}

// fit returns the largest form of a candidate that shows free lines only and costs at most limit.
func (f *fill) fit(c *entry, free span, limit int) (ctxsys.Slice, bool) {
	if free == c.whole() {
		if s := f.all(c); s.TokenCount <= limit {
			return s, true
		}
	}
	if !shrinks(c) {
		return ctxsys.Slice{}, false
	}
	if limit >= minPiece && !free.empty() {
		if s, ok := f.piece(c, free, limit); ok {
			return s, true
		}
	}
	s := f.priced(smallest(c))
	if s.TokenCount > limit && s.Summary != nil {
		s.Summary = nil
		s = f.priced(s)
	}
	return s, c.Outline != "" && s.TokenCount <= limit
}

// all is the whole of a candidate, priced once.
func (f *fill) all(c *entry) ctxsys.Slice {
	if c.price == 0 {
		s := f.priced(c.Slice)
		c.price = s.TokenCount
		return s
	}
	s := c.Slice
	s.Source, s.TokenCount = location(s), c.price
	return s
}

// priced sets what depends on the form of a slice.
func (f *fill) priced(s ctxsys.Slice) ctxsys.Slice {
	s.Source = location(s)
	s.TokenCount = f.opt.Cost(s)
	return s
}

// shrinks says whether an entry may be shortened: code may, but what somebody said or ordered may not.
func shrinks(c *entry) bool {
	switch c.Type {
	case ctxsys.SliceFile, ctxsys.SliceFolder, ctxsys.SliceSearch, ctxsys.SliceRelated:
		return c.Form != ctxsys.FormSignature && c.Form != ctxsys.FormReference && c.Prunable
	}
	return false
}

// smallest is the last form tried before a candidate is left out.
func smallest(c *entry) ctxsys.Slice {
	s := c.Slice
	if shrinks(c) && c.Outline != "" {
		s.Content, s.Form, s.Summary = c.Outline, ctxsys.FormSignature, c.summary
	}
	return s
}

// piece is the largest run of whole free lines around the focus that costs at most limit. The cost of n lines grows with n
// but for where the run lies, so it may miss the best n by a little; what it returns was priced and fits. The search begins
// where the bytes of the lines say, since that is nearly right and pricing takes long.
func (f *fill) piece(c *entry, free span, limit int) (ctxsys.Slice, bool) {
	most := free.to - free.from
	if most == len(c.text) {
		most-- // the whole did not fit
	}
	summary := c.summary
	if summary != nil && summaryShare*token.Estimate(summary.Text) > limit {
		summary = nil // it would take the place of the lines
	}
	var best ctxsys.Slice
	guess := c.guess(free, most, limit)
	for low, high, step := 1, most, 1; low <= high; {
		n := min(max(guess, low), high)
		s := c.cut(c.settled(c.around(free, n), free, c.focus()))
		s.Summary = summary
		if s = f.priced(s); s.TokenCount > limit {
			high = n - 1
			guess = n - step
		} else {
			best, low = s, n+1
			guess = n + step
		}
		if step *= 2; guess < low || guess > high {
			guess = (low + high) / 2
		}
	}
	if best.Content == "" && c.Outline == "" {
		best = f.partOfLine(c, limit)
	}
	return best, strings.TrimSpace(best.Content) != ""
}

// guess is about how many lines cost as much as limit, by their share of what the whole costs.
func (c *entry) guess(free span, most, limit int) int {
	if c.price == 0 || most < 1 {
		return most / 2
	}
	bytes := 0
	for _, line := range c.text {
		bytes += len(line)
	}
	room := bytes * limit / c.price
	run := c.around(free, min(max(most*limit/c.price, 1), most))
	for n := 0; run.from+n < free.to; n++ {
		if room -= len(c.text[run.from+n]); room < 0 {
			return max(n, 1)
		}
	}
	return most
}

// around lays a run of n lines. It begins at the top when that shows the focus, because a symbol's head
// explains the rest; otherwise a quarter of the lines come before the focus.
func (c *entry) around(free span, n int) span {
	from := free.from
	if focus := c.focus(); focus >= free.from+n {
		from = min(max(focus-n/4, free.from), free.to-n)
	}
	return span{from, from + n}
}

// cut shortens an entry to a run of its lines.
func (c *entry) cut(run span) ctxsys.Slice {
	s := c.Slice
	s.Form = ctxsys.FormTruncated
	if head := c.head(run); head != "" {
		s.Head = head
	}
	s.Content = strings.Join(c.text[run.from:run.to], "")
	s.OmittedLines += len(c.text) - (run.to - run.from)
	if s.StartLine > 0 {
		s.StartLine, s.EndLine = s.StartLine+run.from, s.StartLine+run.to-1
	}
	return s
}

// head is what a piece begins with that does not begin where its symbol does: the signature, so that the reader knows what
// the lines are in.
func (c *entry) head(run span) string {
	signature, _, _ := strings.Cut(c.Outline, "\n")
	if run.from == 0 || c.Type != ctxsys.SliceSearch || strings.TrimSpace(signature) == "" {
		return ""
	}
	return signature + "\n…\n"
}

// partOfLine is the beginning of a line too long to be shown whole, as in minified files: there is no
// smaller form, and a little of it tells the reader what it is.
func (f *fill) partOfLine(c *entry, limit int) ctxsys.Slice {
	focus := c.focus()
	s := c.cut(span{focus, focus + 1})
	line := s.Content
	s.Content = ""
	s.Content, _ = token.Cut(line, limit-f.opt.Cost(s)-1)
	if s = f.priced(s); s.TokenCount > limit {
		return ctxsys.Slice{}
	}
	return s
}

// location is where the content of a slice is: path:first-last, the path alone for a whole file, or what
// the caller called it when it has no place.
func location(s ctxsys.Slice) string {
	switch {
	case s.Path == "":
		return s.Source
	case s.StartLine == 0 || s.Type == ctxsys.SliceFile && s.Form == ctxsys.FormFull && s.OmittedLines == 0:
		return s.Path
	}
	return fmt.Sprintf("%s:%d-%d", s.Path, s.StartLine, s.EndLine)
}
