package editor

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/aymanbagabas/go-udiff"
	"github.com/bluekeyes/go-gitdiff/gitdiff"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Source says who made an edit.
type Source string

// The sources.
const (
	User     Source = "user"
	Accepted Source = "accepted" // a completion that the user took
	Agent    Source = "agent"
)

// Edit is a change of one file. Diff is unified, with the file's path at its head, and is cut at maxDiff bytes, at the end of
// a line. The cursors are those before and after, in bytes of their lines.
type Edit struct {
	Seq    int       `json:"seq"`
	Path   string    `json:"path"`
	Time   time.Time `json:"timestamp"`
	Diff   string    `json:"diff"`
	Before Position  `json:"cursorBefore"`
	After  Position  `json:"cursorAfter"`
	Source Source    `json:"source"`
	Client string    `json:"client"`
}

// maxDiff is how many bytes of a diff are kept.
const maxDiff = 64 << 10

// unified is the diff that makes one text of another, "" when they are the same.
func unified(path, before, after string) string {
	start, end, text := changed(before, after)
	if start == end && text == "" {
		return ""
	}
	diff, err := udiff.ToUnified("a/"+path, "b/"+path, before, []udiff.Edit{{Start: start, End: end, New: text}}, udiff.DefaultContextLines)
	if err != nil {
		return "" // an edit that is inside its text has none
	}
	if len(diff) > maxDiff {
		cut := strings.LastIndexByte(diff[:maxDiff], '\n') + 1
		diff = diff[:cut] + "… " + ctxsys.Plural(strings.Count(diff[cut:], "\n"), "more line") + " of this change\n"
	}
	return diff
}

// changed returns the lines of before from start to end that text stands for in after.
func changed(before, after string) (start, end int, text string) {
	n := 0
	for most := min(len(before), len(after)); n < most && before[n] == after[n]; n++ {
	}
	if n == len(before) && n == len(after) {
		return n, n, ""
	}
	start = strings.LastIndexByte(before[:n], '\n') + 1
	b, a := before[start:], after[start:]
	m := 0
	for most := min(len(b), len(a)); m < most && b[len(b)-1-m] == a[len(a)-1-m]; m++ {
	}
	if i := strings.IndexByte(b[len(b)-m:], '\n'); i >= 0 {
		m -= i + 1
	} else {
		m = 0
	}
	return start, len(before) - m, after[start : len(after)-m]
}

// apply makes the change of a unified diff, whose head with the names of files may be missing. Diffs of several files, and
// of other files than path, are refused.
func apply(path, text, diff string) (string, error) {
	if !utf8.ValidString(diff) {
		return "", fmt.Errorf("%w: the diff is no UTF-8", ErrConflict)
	}
	if strings.HasPrefix(diff, "@@") {
		diff = "--- a/" + path + "\n+++ b/" + path + "\n" + diff
	}
	if !strings.HasSuffix(diff, "\n") {
		diff += "\n"
	}
	files, _, err := gitdiff.Parse(strings.NewReader(diff))
	switch {
	case err != nil:
		return "", fmt.Errorf("%w: %v", ErrConflict, err)
	case len(files) != 1 || len(files[0].TextFragments) == 0:
		return "", fmt.Errorf("%w: it is not a diff of one file", ErrConflict)
	}
	for _, name := range []string{files[0].OldName, files[0].NewName} {
		if name != "" && name != path && !strings.HasSuffix(name, "/"+path) {
			return "", fmt.Errorf("%w: the diff is of %s", ErrConflict, name)
		}
	}
	return patch(text, files[0].TextFragments)
}

// patch makes the changes of fragments in one pass over the text, which is a keystroke's time even where the text is large.
// The lines that a fragment keeps or deletes must be where it says.
func patch(text string, fragments []*gitdiff.TextFragment) (string, error) {
	var out strings.Builder
	out.Grow(len(text) + 256)
	at, line := 0, int64(1) // the place in text, and the number of its line
	for _, f := range fragments {
		first := f.OldPosition
		if f.OldLines == 0 {
			first++ // it says behind which line it inserts
		}
		start := at
		for ; line < first; line++ {
			i := strings.IndexByte(text[at:], '\n')
			if i < 0 && (at == len(text) || line+1 < first) {
				return "", fmt.Errorf("%w: there is no line %d", ErrConflict, first)
			}
			if at += i + 1; i < 0 {
				at = len(text)
			}
		}
		if line > first {
			return "", fmt.Errorf("%w: line %d comes after line %d", ErrConflict, first, line)
		}
		out.WriteString(text[start:at])
		for _, l := range f.Lines {
			if l.Old() {
				if !strings.HasPrefix(text[at:], l.Line) || !strings.HasSuffix(l.Line, "\n") && at+len(l.Line) != len(text) {
					return "", fmt.Errorf("%w: line %d is another one", ErrConflict, line)
				}
				at += len(l.Line)
				line++
			}
			if l.New() {
				out.WriteString(l.Line)
			}
		}
	}
	out.WriteString(text[at:])
	return out.String(), nil
}
