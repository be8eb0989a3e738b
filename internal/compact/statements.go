package compact

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// statement is one sentence or item of a list, on one line.
type statement struct {
	text string
	lead string // of an item: the line above the list that ends with a colon
}

// whole is the statement as it can stand alone: an item with the line above its list, where that says what the items are
// ("Do not:", "Constraints:").
func (s statement) whole() string {
	if s.lead == "" || len(s.lead) > 24 && !strict.in(s.lead) {
		return s.text
	}
	return s.lead + " " + s.text
}

// maxLine is how long a line of prose can be, in bytes. What is longer was pasted.
const maxLine = 4000

var (
	bullet   = lazyregexp.New(`^(?:[-*+•]|\d{1,3}[.)]|\[[ xX]\]|[a-z]\))\s+`)
	checkbox = lazyregexp.New(`^[-*+]?\s*\[([ xX])\]\s+(.+)`)
	// markup is comments, and tags that stand alone on a line.
	markup = lazyregexp.New(`(?s)<!--.*?-->|(?m)^[ \t]*</?[A-Za-z][\w-]*>[ \t]*$`)
	// reminder is what clients put into the messages of a user.
	reminder = lazyregexp.New(`(?s)<(system-reminder|environment_details|local-command-stdout|command-name|command-message|command-args)>.*?</(system-reminder|environment_details|local-command-stdout|command-name|command-message|command-args)>`)
)

// statements cuts prose into sentences and items. Code in fences, quoted lines and what is no prose are left out.
func statements(text string) []statement {
	if strings.Contains(text, "<") {
		text = reminder.ReplaceAllString(text, "")
		text = markup.ReplaceAllString(text, "")
	}
	var out []statement
	var paragraph []string
	lead := ""
	flush := func() {
		if len(paragraph) > 0 {
			for _, s := range sentences(strings.Join(paragraph, " ")) {
				out = append(out, statement{text: s})
			}
			paragraph = nil
		}
	}
	lines := strings.Split(text, "\n")
	closing := 0 // the line that ends the code we are in
	for i, line := range lines {
		trimmed := strings.TrimSpace(line)
		if i < closing {
			continue
		}
		if mark := fenceOf(trimmed); mark != "" {
			flush()
			closing = fenceEnd(lines, i, mark) + 1 // of one that nothing closed, the text goes on
			continue
		}
		switch item := bullet.FindString(trimmed); {
		case trimmed == "":
			flush()
		case len(trimmed) > maxLine || strings.HasPrefix(trimmed, ">"):
			flush()
		case strings.HasPrefix(trimmed, "#"):
			flush()
			lead = ""
			if title := strings.TrimSpace(strings.TrimLeft(trimmed, "#")); title != "" {
				lead = strings.TrimSuffix(title, ":") + ":"
			}
		case item != "":
			flush()
			body := strings.TrimSpace(trimmed[len(item):])
			for i, s := range sentences(body) {
				st := statement{text: s}
				if i == 0 {
					st.lead = lead
				}
				out = append(out, st)
			}
		case strings.HasSuffix(trimmed, ":") && len(trimmed) < 200:
			flush()
			lead = trimmed
			if all := sentences(trimmed); len(all) > 1 {
				lead = all[len(all)-1]
				for _, s := range all[:len(all)-1] {
					out = append(out, statement{text: s})
				}
			}
		default:
			if len(paragraph) == 0 {
				lead = ""
			}
			paragraph = append(paragraph, trimmed)
		}
	}
	flush()
	return out
}

// fenceEnd is the line that closes the fence of a line, or that line itself.
func fenceEnd(lines []string, at int, mark string) int {
	for i := at + 1; i < len(lines); i++ {
		if t := strings.TrimSpace(lines[i]); strings.HasPrefix(t, mark) && strings.Trim(t, "`~") == "" {
			return i
		}
	}
	return at
}

func fenceOf(line string) string {
	for _, mark := range []string{"```", "~~~"} {
		if strings.HasPrefix(line, mark) {
			return mark
		}
	}
	return ""
}

// abbreviations are words whose dot ends no sentence.
var abbreviations = map[string]bool{"e.g": true, "i.e": true, "etc": true, "vs": true, "cf": true, "approx": true, "fig": true, "no": true, "eg": true, "ie": true}

// sentences cuts a paragraph at the ends of its sentences.
func sentences(s string) []string {
	s = strings.Join(strings.Fields(s), " ")
	var out []string
	start, ticks := 0, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '`':
			ticks++
			continue
		case '.', '!', '?':
		default:
			continue
		}
		end := i + 1
		for end < len(s) && strings.IndexByte(`.!?"')*`, s[end]) >= 0 {
			end++
		}
		if end < len(s) && s[end] != ' ' || ticks%2 == 1 {
			continue
		}
		if s[i] == '.' {
			word := s[strings.LastIndexByte(s[:i], ' ')+1 : i]
			if abbreviations[strings.ToLower(strings.TrimLeft(word, "("))] && end < len(s) && !startsSentence(s[end+1:], word) {
				continue
			}
		}
		if t := strings.TrimSpace(s[start:end]); t != "" {
			out = append(out, t)
		}
		start, i = end, end-1
	}
	if t := strings.TrimSpace(s[start:]); t != "" {
		out = append(out, t)
	}
	return out
}

// startsSentence reports whether what follows an abbreviation is a new sentence all the same: "etc. Then".
func startsSentence(rest, word string) bool {
	r, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsUpper(r) && strings.EqualFold(word, "etc")
}

// cutText shortens a line to at most n characters, at a word.
func cutText(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	at := 0
	for i := range s {
		if n--; n < 1 {
			at = i
			break
		}
	}
	if space := strings.LastIndexByte(s[:at], ' '); space > at/2 {
		at = space
	}
	return strings.TrimRight(s[:at], " ,;:") + "…"
}

// squeezed is text with every run of white space as one blank: what comparisons are made on.
func squeezed(s string) string { return strings.Join(strings.Fields(s), " ") }
