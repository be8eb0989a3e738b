package compact

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// What a call was given may be as long as what came back: the whole of a file that was written. Of an old call the long texts
// are cleared, and what a summary reads of them is left: which files were changed, what was declared, how a command begins.

const (
	clearedHead    = 90   // characters of a cleared text that are left
	clearedCommand = 1000 // characters of a command that are left
)

// clearedMark is what is left where a text was cleared.
var clearedMark = lazyregexp.New(`\[… (\d+) lines, (\d+) characters cleared to save context(?:; declared: ([^\n]*?))? …\]`)

// clearedInput returns the input of a call without its long texts, and whether there were any. JSON stays JSON of the same form.
func clearedInput(p *conversation.Part) (input string, ok bool) {
	if readCall(p).todos != nil {
		return p.Input, false
	}
	if !json.Valid([]byte(p.Input)) {
		if strings.HasPrefix(strings.TrimSpace(p.Input), "{") {
			return p.Input, false
		}
		return clearedText("", p.Input)
	}
	var b strings.Builder
	key, rest := "", p.Input
	for {
		start := strings.IndexByte(rest, '"')
		if start < 0 {
			return b.String() + rest, ok
		}
		end := start + 1
		for ; rest[end] != '"'; end++ {
			if rest[end] == '\\' {
				end++
			}
		}
		literal, behind := rest[start:end+1], rest[end+1:]
		b.WriteString(rest[:start])
		rest = behind
		var text string
		if len(literal) <= clearAbove && !strings.HasPrefix(strings.TrimSpace(behind), ":") || json.Unmarshal([]byte(literal), &text) != nil {
			b.WriteString(literal)
			continue
		}
		if strings.HasPrefix(strings.TrimSpace(behind), ":") {
			key = strings.ToLower(text)
		} else if short, cleared := clearedText(key, text); cleared {
			encoded, err := json.Marshal(short)
			if err == nil {
				literal, ok = string(encoded), true
			}
		}
		b.WriteString(literal)
	}
}

// clearedText is what is left of a text under a key of the input.
func clearedText(key, text string) (short string, ok bool) {
	if len(text) <= clearAbove || slices.Contains(pathKeys, key) || clearedMark.MatchString(text) {
		return text, false
	}
	names := definitions(patchSign.ReplaceAllString(text, ""))
	switch {
	case len(patchedFiles(text)) > 0:
		var kept []string
		for line := range strings.Lines(text) {
			line = strings.TrimRight(line, "\r\n")
			if strings.HasPrefix(line, "*** ") || strings.HasPrefix(line, "--- ") || strings.HasPrefix(line, "+++ ") {
				kept = append(kept, line)
			}
		}
		short = strings.Join(kept, "\n") + "\n" + clearedAs(text, names)
	case slices.Contains(commandKeys, key):
		head := shellHead(text)
		if head == text {
			short = cutText(text, clearedCommand) + "\n" + clearedAs(text, nil)
			break
		}
		short = cutText(head, clearedCommand) + "\n" + clearedAs(text, nil)
	default:
		first := ""
		if lines := codeLines(text); len(lines) > 0 {
			first = cutText(lines[0], clearedHead)
		}
		short = first + "\n" + clearedAs(text, names)
	}
	if len(short) >= len(text) {
		return text, false
	}
	return short, true
}

// clearedAs says what was cleared.
func clearedAs(text string, names []string) string {
	declared := ""
	if len(names) > 0 {
		declared = "; declared: " + strings.Join(names, ", ")
	}
	return fmt.Sprintf("[… %d lines, %d characters cleared to save context%s …]", strings.Count(text, "\n")+1, utf8.RuneCountInString(text), declared)
}

// unmarked is a text without the mark of what was cleared in it, how many lines that had, 0 for none, and the names it declared.
func unmarked(text string) (rest string, lines int, declared []string) {
	m := clearedMark.FindStringSubmatchIndex(text)
	if m == nil {
		return text, 0, nil
	}
	lines, _ = strconv.Atoi(text[m[2]:m[3]])
	if m[6] >= 0 {
		declared = strings.Split(text[m[6]:m[7]], ", ")
	}
	return strings.TrimSpace(text[:m[0]] + text[m[1]:]), lines, declared
}
