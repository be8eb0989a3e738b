package secret

import "bytes"

// longestAddress bounds how far the end of a password is looked for.
const longestAddress = 512

// passwordInURL hides the password of scheme://user:password@host. One that has a slash or another sign which it ought to escape is found as
// well, because nobody escapes them; what can only be a port ends that.
func passwordInURL(text []byte, at int, hide func(from, to int)) (next int) {
	start := at + len("://")
	if text[at+1] == '\\' {
		start += len(`\\`)
	}
	rest := text[start:min(len(text), start+longestAddress)]
	rest = rest[:addressEnd(rest, quote(text[:at]))]
	simple := rest
	if i := bytes.IndexAny(rest, "/?#"); i >= 0 {
		simple = rest[:i]
	}
	colon := bytes.IndexByte(simple, ':')
	if colon < 0 {
		return 0
	}
	end := bytes.LastIndexByte(simple, '@')
	if end < colon { // there is a slash in the password, or an address without one
		if port(rest[colon+1:]) {
			return 0
		}
		if end = beforeHost(rest, colon); end < 0 {
			return 0
		}
	}
	if password := rest[colon+1 : end]; len(password) > 0 && !placeholderPassword(string(password)) && !bytes.ContainsAny(password, "{}") {
		hide(start+colon+1, start+end)
	}
	return 0
}

// passwordInDSN hides the password of user:password@tcp(host:port), as drivers of MySQL take it.
func passwordInDSN(text []byte, at int, hide func(from, to int)) (next int) {
	start := max(0, at-longestAddress)
	start += 1 + bytes.LastIndexAny(text[start:at], " \t\r\n\"'`=<>")
	if colon := bytes.IndexByte(text[start:at], ':'); colon > 0 && !placeholderPassword(string(text[start+colon+1:at])) {
		hide(start+colon+1, at)
	}
	return 0
}

// quote returns the sign that an address is put in, 0 when there is none.
func quote(before []byte) byte {
	i := len(before)
	for i > 0 && (alnum(before[i-1]) || before[i-1] == '+' || before[i-1] == '.' || before[i-1] == '-') {
		i--
	}
	if i > 0 && bytes.IndexByte([]byte("'(["), before[i-1]) >= 0 {
		return before[i-1]
	}
	return 0
}

// addressEnd returns where an address can go on no longer.
func addressEnd(s []byte, quote byte) int {
	for i, c := range s {
		switch {
		case c <= ' ', c == 0x7f, c == '"', c == '`', c == '<', c == '>', c == '\\':
			return i
		case quote == '\'' && c == '\'', quote == '(' && c == ')', quote == '[' && c == ']' && bytes.IndexByte(s[:i], '@') < 0:
			return i
		case c == ':' && bytes.HasPrefix(s[i:], []byte("://")): // another address
			return i
		}
	}
	return len(s)
}

// port reports whether what follows a colon is the port of a host, or what documentation writes for one.
func port(s []byte) bool {
	n := 0
	for n < len(s) && digit(s[n]) {
		n++
	}
	if rest := s[n:]; n <= 5 && (len(rest) == 0 || bytes.IndexByte([]byte("/?#,;'&)"), rest[0]) >= 0) {
		return true
	}
	return bytes.HasPrefix(bytes.ToLower(s[:min(len(s), 4)]), []byte("port")) || filledIn().Match(s)
}

// beforeHost returns the first @ behind a colon that a host follows, and -1 when there is none.
func beforeHost(s []byte, colon int) int {
	for i := colon + 1; i < len(s); i++ {
		if s[i] != '@' {
			continue
		}
		n := i + 1
		for n < len(s) && (alnum(s[n]) || s[n] == '.' || s[n] == '-' || s[n] == '_') {
			n++
		}
		if n > i+1 && (n == len(s) || bytes.IndexByte([]byte(":/?#')],;"), s[n]) >= 0) {
			return i
		}
	}
	return -1
}
