package assemble

import (
	"fmt"
	"sort"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// fit returns the largest form of a candidate that costs at most limit.
func (f *fill) fit(c *Candidate, limit int) (ctxsys.Slice, bool) {
	if s, ok := f.priced(c.Slice, limit); ok {
		return s, true
	}
	if !shrinks(c) {
		return ctxsys.Slice{}, false
	}
	if limit >= minPiece {
		if s, ok := f.piece(c, limit); ok {
			return s, true
		}
	}
	if c.Outline != "" {
		return f.priced(outline(c), limit)
	}
	return ctxsys.Slice{}, false
}

// priced sets what depends on the form, and says whether the slice costs at most limit.
func (f *fill) priced(s ctxsys.Slice, limit int) (ctxsys.Slice, bool) {
	s.Source = location(s)
	s.TokenCount = f.opt.Cost(s)
	return s, s.TokenCount <= limit
}

// shrinks says whether a candidate may be shortened: code may, but what somebody said or ordered may not.
func shrinks(c *Candidate) bool {
	switch c.Type {
	case ctxsys.SliceFile, ctxsys.SliceFolder, ctxsys.SliceSearch:
		return c.Form == ctxsys.FormFull
	}
	return false
}

// smallest is the last form tried before a candidate is left out.
func smallest(c *Candidate) ctxsys.Slice {
	if shrinks(c) && c.Outline != "" {
		return outline(c)
	}
	return c.Slice
}

func outline(c *Candidate) ctxsys.Slice {
	s := c.Slice
	s.Content, s.Form = c.Outline, ctxsys.FormSignature
	return s
}

// piece is the largest run of whole lines around the candidate's focus that costs at most limit.
func (f *fill) piece(c *Candidate, limit int) (ctxsys.Slice, bool) {
	lines := strings.SplitAfter(c.Content, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	// The cost of n lines grows with n but for where the run lies, so the search may miss the best n by a
	// little; what it keeps was priced and fits.
	var best ctxsys.Slice
	sort.Search(len(lines)-1, func(i int) bool {
		s, ok := f.priced(run(c, lines, i+1), limit)
		if ok && s.TokenCount > best.TokenCount {
			best = s
		}
		return !ok
	})
	return best, best.TokenCount > 0 && strings.TrimSpace(best.Content) != ""
}

// run is a candidate shortened to n of its lines. It begins at the top when that shows the focus, because
// a symbol's head explains the rest; otherwise a quarter of the lines come before the focus.
func run(c *Candidate, lines []string, n int) ctxsys.Slice {
	focus := 0
	if len(c.Focus) > 0 {
		focus = min(max(c.Focus[0]-c.StartLine, 0), len(lines)-1)
	}
	from := 0
	if focus >= n {
		from = min(focus-n/4, len(lines)-n)
	}
	s := c.Slice
	s.Form = ctxsys.FormTruncated
	s.Content = strings.Join(lines[from:from+n], "")
	s.OmittedLines += len(lines) - n
	if s.StartLine > 0 {
		s.StartLine += from
		s.EndLine = s.StartLine + n - 1
	}
	return s
}

// location is where the content of a slice stands: path:first-last, the path alone for a whole file, or what
// the caller called it when it has no place.
func location(s ctxsys.Slice) string {
	switch {
	case s.Path == "":
		return s.Source
	case s.StartLine == 0 || s.Type == ctxsys.SliceFile && s.Form == ctxsys.FormFull:
		return s.Path
	}
	return fmt.Sprintf("%s:%d-%d", s.Path, s.StartLine, s.EndLine)
}
