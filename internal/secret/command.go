package secret

import (
	"bytes"
	"regexp"
	"sync"
)

// longestCommand bounds how far before an option its command is looked for.
const longestCommand = 1 << 10

var (
	userOption = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\A-(?:[uU]|-user|-proxy-user)(?:=|[ \t]{0,5})(?:` +
			`"([^":\n]+:)\s{0,4}"|'([^':\n]+:)\s{0,4}'|` + // a key instead of a user, and no password
			`"[^":\n]*:([^"\n]+?)\s{0,4}"|'[^':\n]*:([^'\n]+?)\s{0,4}'|` +
			`(?:"[^"\n]{1,99}"|'[^'\n]{1,99}'|[^\s"':]*):(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"']+)))`)
	})
	headerOption = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)\A-(?:-header|H)(?:=|[ \t]{0,5})["']` +
			`(?:authorization:[ \t]{0,5}(?:(?:basic|bearer|(?:api-)?token)[ \t]{1,5})?|(?:x-(?:[a-z]+-){0,3})?(?:api-?)?(?:key|token):[ \t]{0,5})([\w=~@.+/-]{8,})`)
	})
)

// curlUser hides the password that a command line gives to curl.
func curlUser(text []byte, at int, hide func(from, to int)) (next int) {
	from, to := curlOption(userOption, text, at)
	password := text[from:to]
	if name := bytes.TrimSuffix(password, []byte(":")); len(name) < len(password) && (len(name) < 8 || wordlike(name)) {
		return 0
	}
	if from < to && !placeholderPassword(string(password)) && entropy(password) >= 1.5 {
		hide(from, to)
	}
	return 0
}

// curlHeader hides the token in a header that a command line gives to curl.
func curlHeader(text []byte, at int, hide func(from, to int)) (next int) {
	from, to := curlOption(headerOption, text, at)
	if token := text[from:to]; from < to && !placeholder(token) && !wordlike(token) {
		hide(from, to)
	}
	return 0
}

// curlOption returns what of an option is secret, if it is one and belongs to curl.
func curlOption(option func() *regexp.Regexp, text []byte, at int) (from, to int) {
	if at == 0 || bytes.IndexByte([]byte(" \t\n\"',["), text[at-1]) < 0 || !hasCommand(text[max(0, at-longestCommand):at]) {
		return 0, 0
	}
	m := option().FindSubmatchIndex(text[at:])
	for g := 2; g < len(m); g += 2 {
		if m[g] >= 0 {
			return at + m[g], at + m[g+1]
		}
	}
	return 0, 0
}

// hasCommand reports whether a text ends in a command of curl, which may go over some lines.
func hasCommand(before []byte) bool {
	i := bytes.LastIndex(before, []byte("curl"))
	return i >= 0 && (i == 0 || !alnum(before[i-1])) && bytes.Count(before[i:], []byte("\n")) <= 8 && !bytes.Contains(before[i:], []byte("\n\n"))
}
