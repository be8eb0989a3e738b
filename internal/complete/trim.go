package complete

import "strings"

// Trim makes an answer something to insert between prefix and suffix, of at most so many lines: what repeats the suffix is cut off, and
// so is what repeats itself. It is empty when nothing useful is left.
func Trim(answer, prefix, suffix string, most int) string {
	text := strings.ReplaceAll(answer, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\x00", "")
	text = unfenced(text)
	text = unrepeated(text, prefix)
	text = upTo(text, suffix)
	text = looped(text, most)
	if strings.TrimSpace(text) == "" {
		return ""
	}
	return strings.TrimRight(text, " \t\n")
}

// unfenced takes off the fence that some models put around code.
func unfenced(text string) string {
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, " \n"), "```")
	if !ok {
		return text
	}
	_, rest, _ = strings.Cut(rest, "\n")
	rest, _, _ = strings.Cut(rest, "\n```")
	return rest
}

// unrepeated drops the beginning of the cursor's line when the answer has it once more.
func unrepeated(text, prefix string) string {
	line := prefix[strings.LastIndexByte(prefix, '\n')+1:]
	if said := strings.TrimSpace(line); len(said) > 3 {
		if rest, ok := strings.CutPrefix(strings.TrimLeft(text, " \t"), said); ok {
			if strings.TrimRight(line, " \t") != line { // the cursor is behind a space already
				return strings.TrimLeft(rest, " \t")
			}
			return rest
		}
	}
	return text
}

// upTo cuts the text where it goes on with what follows the cursor. What is left of the cursor's line is looked for at the end of the
// answer's first and last line, whole lines at the beginning of lines.
func upTo(text, suffix string) string {
	rest, below, _ := strings.Cut(suffix, "\n")
	if rest = strings.TrimSpace(rest); rest != "" {
		first, _, several := strings.Cut(text, "\n")
		if cut, ok := finished(first, rest); ok {
			return cut
		}
		if cut, ok := finished(text, rest); several && ok {
			text = cut
		}
	}
	var following []string
	for l := range strings.SplitSeq(below, "\n") {
		if l = strings.TrimRight(l, " \t\r"); strings.TrimSpace(l) != "" {
			if following = append(following, l); len(following) == 2 {
				break
			}
		}
	}
	if len(following) == 0 {
		return text
	}
	lines := strings.Split(text, "\n")
	for i := 1; i < len(lines); i++ { // the first line is the rest of the cursor's
		if strings.TrimRight(lines[i], " \t") != following[0] {
			continue
		}
		outer := open(following[0]) < 0 && open(strings.Join(lines[:i], "\n")) <= 0 // it closes what was open at the cursor
		if telling(following[0]) || outer || i == len(lines)-1 || agrees(lines[i+1:], following[1:]) {
			return strings.Join(lines[:i], "\n")
		}
	}
	return text
}

// telling reports whether a line says enough to be known again alone. A bracket does not: it may be one more.
func telling(line string) bool { return len(strings.Trim(line, " \t{}()[];,")) > 3 }

// agrees reports whether the next line that is not blank is the one that follows, or there is none.
func agrees(lines, following []string) bool {
	for _, l := range lines {
		if l = strings.TrimRight(l, " \t"); strings.TrimSpace(l) != "" {
			return len(following) > 0 && l == following[0]
		}
	}
	return true
}

// finished cuts off the end of a text that is the rest of its line, or the rest's beginning. A bracket that the text itself
// opened stays.
func finished(text, rest string) (string, bool) {
	text = strings.TrimRight(text, " \t")
	for n := min(len(text), len(rest)); n > 0; n-- {
		if !strings.HasSuffix(text, rest[:n]) {
			continue
		}
		cut := text[:len(text)-n]
		if strings.ContainsAny(rest[:n], ")]}") {
			if open(cut) >= 0 && open(text) < 0 {
				return cut, true
			}
		} else if n > 2 || n == len(rest) {
			return cut, true
		}
	}
	return text, false
}

// open counts the brackets that are opened and not closed; below zero more are closed.
func open(text string) (n int) {
	for _, c := range text {
		switch c {
		case '(', '[', '{':
			n++
		case ')', ']', '}':
			n--
		}
	}
	return n
}

// looped bounds the lines, and ends before a line that was said three times.
func looped(text string, most int) string {
	lines := strings.Split(text, "\n")
	said := map[string]int{}
	for i, l := range lines {
		if l = strings.TrimSpace(l); telling(l) {
			if said[l]++; said[l] == 3 {
				lines = lines[:i]
				break
			}
		}
	}
	return strings.Join(lines[:min(len(lines), most)], "\n")
}
