package fim

import (
	"fmt"
	"strings"
)

// Style is how a prompt for the next edit shows what was changed.
type Style string

const (
	Blocks Style = "blocks" // the lines before and after each edit, as Sweep's models have it, on Qwen's tokens
	Diffs  Style = "diffs"  // unified diffs, as Zeta has it, on Seed-Coder's tokens
)

// userCursor and the numbered markers are Zeta's: the answer repeats the markers around the new text.
const (
	userCursor = "<|user_cursor|>"
	markerOpen = "<|marker_1|>"
	markerEnd  = "<|marker_2|>"
	accepted   = "// User accepted prediction:\n"
)

// Region is the part of a file whose next version is asked for. Before and After are what is around it in the file.
// Cursor is an offset in Text, in bytes. Original is Text before the first of the edits; "" when that is not known.
type Region struct {
	Path                string
	Before, Text, After string
	Cursor              int
	Original            string
}

// NextEdit asks for the next version of a region, after the edits that led to it, oldest first. budget bounds what count gives of
// edits and files together, half for either; what does not fit is left out, oldest edits and last files first. A nil count
// counts bytes.
func NextEdit(style Style, r Region, edits []Edit, files []File, budget int, count func(string) int) Prompt {
	if count == nil {
		count = func(s string) int { return len(s) }
	}
	f, _ := Named(map[Style]string{Blocks: "qwen", Diffs: "seed-coder"}[style])
	in := f.harmless(Input{Path: r.Path, Prefix: r.Before, Suffix: r.After, Files: files, Edits: edits})
	r.Cursor = min(max(r.Cursor, 0), len(r.Text))
	if style == Diffs {
		return zeta(f, in, f.Escape(r.Text[:r.Cursor]), f.Escape(r.Text[r.Cursor:]), budget, count)
	}
	if r.Original == "" {
		r.Original = r.Text
	}
	return sweep(f, in, f.Escape(r.Original), f.Escape(r.Text), budget, count)
}

func sweep(f Family, in Input, original, text string, budget int, count func(string) int) Prompt {
	var b strings.Builder
	for _, x := range fitting(in.Files, budget/2, count) {
		b.WriteString(f.opened(x.Path) + ended(x.Text, true))
	}
	for _, e := range newest(in.Edits, budget/2, count) {
		old, now := sides(e.Diff)
		b.WriteString(f.opened(e.Path + ".diff"))
		if e.Accepted {
			b.WriteString(accepted)
		}
		fmt.Fprintf(&b, "original:\n%supdated:\n%s", ended(old, true), ended(now, true))
	}
	fmt.Fprintf(&b, "%s%s%s%s%s", f.opened("original/"+in.Path), ended(original, true), f.opened("current/"+in.Path), ended(text, true), f.opened("updated/"+in.Path))
	return Prompt{Family: f.Name, Text: b.String(), Stops: []string{"<|file_sep|>", "<|endoftext|>"}, Raw: true}
}

func zeta(f Family, in Input, before, after string, budget int, count func(string) int) Prompt {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s%s", f.suffix, ended(in.Suffix, in.Suffix != ""), f.prefix)
	for _, x := range fitting(in.Files, budget/2, count) {
		fmt.Fprintf(&b, "<filename>%s\n%s\n", x.Path, ended(x.Text, true))
	}
	if h := history(in.Edits, budget/2, count); h != "" {
		fmt.Fprintf(&b, "<filename>edit_history\n%s\n", h)
	}
	fmt.Fprintf(&b, "<filename>%s\n%s%s\n%s%s%s%s\n%s", in.Path, in.Prefix, markerOpen, before, userCursor, ended(after, true), markerEnd, f.middle)
	return Prompt{Family: f.Name, Text: b.String(), Stops: []string{f.stops[0], f.suffix, "<|endoftext|>"}, Raw: true}
}

// Updated reads the answer to a prompt for the next edit: the new text of the region, and false when it is none or changes nothing.
func Updated(style Style, r Region, answer string) (string, bool) {
	f, _ := Named(map[Style]string{Blocks: "qwen", Diffs: "seed-coder"}[style])
	for _, s := range append(f.Stops(Options{}), "<|endoftext|>") {
		answer, _, _ = strings.Cut(answer, s)
	}
	if style == Diffs {
		_, rest, ok := strings.Cut(answer, markerOpen)
		if !ok { // the model goes on behind the first marker
			rest = answer
		}
		text, _, closed := strings.Cut(rest, markerEnd)
		if !ok && !closed {
			return "", false
		}
		answer = strings.ReplaceAll(strings.TrimPrefix(text, "\n"), userCursor, "")
	}
	answer = f.Unescape(answer)
	if strings.TrimSpace(answer) == "" && strings.TrimSpace(r.Text) != "" {
		return "", false
	}
	switch had, has := strings.HasSuffix(r.Text, "\n"), strings.HasSuffix(answer, "\n"); {
	case had && !has:
		answer += "\n"
	case !had && has:
		answer = strings.TrimRight(answer, "\n")
	}
	return answer, answer != r.Text
}

// Undoes reports whether a new text of a region takes back what the user did last: most of the lines it changes are lines that the
// edit removed, or put there. Blank lines do not count.
func Undoes(text, updated string, last Edit) bool {
	wasLines, isLines := counted(removedLines(last.Diff)), counted(addedLines(last.Diff))
	old, now := counted(strings.Split(text, "\n")), counted(strings.Split(updated, "\n"))
	changed, back := 0, 0
	for l, n := range now {
		if d := n - old[l]; d > 0 {
			changed += d
			back += min(d, wasLines[l])
		}
	}
	for l, n := range old {
		if d := n - now[l]; d > 0 {
			changed += d
			back += min(d, isLines[l])
		}
	}
	return changed > 0 && 2*back > changed
}

// counted are the lines that are not blank, without their indentation, and how often each is there.
func counted(lines []string) map[string]int {
	out := map[string]int{}
	for _, l := range lines {
		if l = strings.TrimSpace(l); l != "" {
			out[l]++
		}
	}
	return out
}

// history is edits as unified diffs, oldest first: the newest that fit. One that is too large alone is cut at its end.
func history(edits []Edit, budget int, count func(string) int) string {
	var b strings.Builder
	for _, e := range newest(edits, budget, count) {
		if e.Accepted {
			b.WriteString(accepted)
		}
		if !strings.HasPrefix(e.Diff, "--- ") {
			fmt.Fprintf(&b, "--- a/%s\n+++ b/%s\n", e.Path, e.Path)
		}
		b.WriteString(ended(e.Diff, true))
	}
	return b.String()
}

// newest keeps the last edits whose diffs fit, in their order.
func newest(edits []Edit, budget int, count func(string) int) []Edit {
	first := len(edits)
	for ; first > 0 && budget > 0; first-- {
		e := edits[first-1]
		n := count(e.Diff) + count(e.Path)
		if n > budget {
			if first == len(edits) { // the last edit says most, even in part
				e.Diff = lines(e.Diff, budget-count(e.Path), count)
				if e.Diff != "" {
					return []Edit{e}
				}
			}
			break
		}
		budget -= n
	}
	return edits[first:]
}

// lines are the first lines of a text that fit.
func lines(text string, budget int, count func(string) int) string {
	var b strings.Builder
	for l := range strings.Lines(text) {
		if budget -= count(l); budget < 0 {
			break
		}
		b.WriteString(l)
	}
	return b.String()
}

// fitting are the first files that fit.
func fitting(files []File, budget int, count func(string) int) []File {
	for i, x := range files {
		if budget -= count(x.Path) + count(x.Text); budget < 0 {
			return files[:i]
		}
	}
	return files
}

// sides are the lines of a unified diff's hunks before and after it.
func sides(diff string) (old, now string) {
	var a, b strings.Builder
	for kind, l := range hunkLines(diff) {
		if kind != '+' {
			a.WriteString(l + "\n")
		}
		if kind != '-' {
			b.WriteString(l + "\n")
		}
	}
	return a.String(), b.String()
}

func removedLines(diff string) []string { return only(diff, '-') }
func addedLines(diff string) []string   { return only(diff, '+') }

func only(diff string, want byte) (out []string) {
	for kind, l := range hunkLines(diff) {
		if kind == want {
			out = append(out, l)
		}
	}
	return out
}

// hunkLines yields the lines of a diff's hunks: ' ', '-' or '+', and the line. The headers of files and hunks are left out.
func hunkLines(diff string) func(yield func(byte, string) bool) {
	return func(yield func(byte, string) bool) {
		header := strings.HasPrefix(diff, "--- ")
		for l := range strings.Lines(diff) {
			l = strings.TrimRight(l, "\r\n")
			switch {
			case strings.HasPrefix(l, "@@"):
				header = false
			case header || l == "" || strings.HasPrefix(l, `\`):
				header = header && !strings.HasPrefix(l, "+++ ")
			case l[0] == ' ' || l[0] == '-' || l[0] == '+':
				if !yield(l[0], l[1:]) {
					return
				}
			}
		}
	}
}
