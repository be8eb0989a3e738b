package secret

import "bytes"

const (
	longestKey     = 64 << 10 // bytes between the lines that mark a key; an RSA key of 16,384 bits has 13,000
	longestHeaders = 300      // bytes before the base64: Proc-Type, DEK-Info, Version, Comment
	leastKey       = 32       // bytes of base64 that are taken for a key
	leastLine      = 16       // bytes of base64 in any line of a key but the last
)

// privateKey hides what is between the two lines that mark a private key: PEM, OpenPGP's armour, SSH's formats. Where only one
// of the lines is there, because the text was cut, it hides the base64 that follows the first or precedes the last.
func privateKey(text []byte, at int, hide func(from, to int)) (next int) {
	from, to := at, at+len("PRIVATE KEY")
	for from > 0 && at-from < 80 && (text[from-1] == ' ' || 'A' <= text[from-1] && text[from-1] <= 'Z' || digit(text[from-1])) {
		from--
	}
	if rest := text[to:]; bytes.HasPrefix(rest, []byte(" BLOCK")) {
		to += len(" BLOCK")
	}
	words := bytes.TrimLeft(text[from:at], " ")
	from, to = dashes(text, from, -1), dashes(text, to, 1)
	if from < 0 || to < 0 {
		return 0
	}
	switch {
	case bytes.HasPrefix(words, []byte("BEGIN ")):
		return keyAfter(text, to, hide)
	case bytes.HasPrefix(words, []byte("END ")):
		if start := base64Before(text, from); start < from {
			hide(start, from)
		}
	}
	return 0
}

// dashes returns where the dashes of a marker end, in a direction, and -1 where there are none.
func dashes(text []byte, at, step int) int {
	there := func() bool { i := at + min(step, 0); return 0 <= i && i < len(text) && text[i] == '-' }
	if i := at + min(step, 0); 0 <= i && i < len(text) && text[i] == ' ' {
		at += step
	}
	n := 0
	for ; there() && n < 5; n++ {
		at += step
	}
	if n < 4 {
		return -1
	}
	return at
}

// keyAfter hides the key behind its first marker, and returns where it ends.
func keyAfter(text []byte, start int, hide func(from, to int)) (next int) {
	rest := text[start:min(len(text), start+longestKey)]
	if i := bytes.Index(rest, []byte("---BEGIN ")); i >= 0 { // of another
		rest = rest[:i]
	}
	for _, marker := range []string{"---END ", "--- END "} {
		if i := bytes.Index(rest, []byte(marker)); i >= 0 {
			rest = bytes.TrimRight(rest[:i], "-")
			if longestRun(rest) >= leastKey {
				hide(start, start+len(rest))
			}
			return start + len(rest)
		}
	}
	from, to := base64After(rest)
	if to > from {
		hide(start+from, start+to)
	}
	return start + to
}

// puttyKey hides the lines that PuTTY keeps a private key in.
func puttyKey(text []byte, at int, hide func(from, to int)) (next int) {
	start := at + len("Private-Lines: ")
	from, to := base64After(text[start:min(len(text), start+longestKey)])
	if to > from {
		hide(start+from, start+to)
	}
	return start + to
}

// base64After returns where the base64 is that a text begins with, behind headers; nothing where there is too little. It may be in lines,
// in strings with escapes, quoted or numbered: what counts is that no word is in between.
func base64After(text []byte) (begin, end int) {
	for at := 0; ; {
		from, to := runAfter(text, at)
		run := text[from:to]
		switch {
		case from == to || end > 0 && !ofKey(run) || end == 0 && from > longestHeaders:
			return begin, end
		case end == 0 && len(run) >= leastKey && mixedCase(run):
			begin, end = from, to
		case end > 0 && partOfKey(run):
			end = to
		}
		at = to
	}
}

// base64Before returns where the base64 begins that ends before a place; the place where there is too little. The last line of a key may be short.
func base64Before(text []byte, end int) int {
	start, total, last := end, 0, true
	for at := end; end-at < longestKey; last = false {
		from, to := runBefore(text, at)
		run := text[from:to]
		if from == to || !last && !ofKey(run) {
			break
		}
		start, at = from, from
		total += len(run)
	}
	if total < leastKey || longestRun(text[start:end]) < leastLine {
		return end
	}
	return start
}

// ofKey reports whether a run of base64 may be part of a key, or is the number of a line.
func ofKey(run []byte) bool {
	return partOfKey(run) || !bytes.ContainsFunc(run, func(r rune) bool { return letter(byte(r)) })
}

// partOfKey reports whether a run of base64 is as long as a line of a key, or has the padding of its end.
func partOfKey(run []byte) bool {
	return len(run) >= leastLine || run[0] == '=' || run[len(run)-1] == '='
}

func base64Byte(c byte) bool { return alnum(c) || c == '+' || c == '/' || c == '=' }

// runAfter returns the next run of base64. The letter of an escape in a string is no part of it.
func runAfter(text []byte, at int) (from, to int) {
	for ; at < len(text) && !base64Byte(text[at]); at++ {
		if text[at] == '\\' && at+1 < len(text) && bytes.IndexByte([]byte("nrt"), text[at+1]) >= 0 {
			at++
		}
	}
	from = min(at, len(text))
	for to = from; to < len(text) && base64Byte(text[to]); to++ {
	}
	return from, to
}

// runBefore is runAfter backwards.
func runBefore(text []byte, at int) (from, to int) {
	for at > 0 && (!base64Byte(text[at-1]) || at > 1 && text[at-2] == '\\' && text[at-1] == 'n') {
		at--
	}
	to = at
	for from = to; from > 0 && base64Byte(text[from-1]); from-- {
	}
	if from > 0 && from < to && text[from-1] == '\\' && bytes.IndexByte([]byte("nrt"), text[from]) >= 0 {
		from++
	}
	return from, to
}

// longestRun returns the length of the longest run of base64.
func longestRun(s []byte) (longest int) {
	n := 0
	for _, c := range s {
		n++
		if !base64Byte(c) {
			n = 0
		}
		longest = max(longest, n)
	}
	return longest
}
