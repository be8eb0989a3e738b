package secret

import (
	"bytes"
	"regexp"
	"sync"
)

// longestCommand bounds how far before an option its command is looked for.
const longestCommand = 1 << 10

// The options of curl that hold a credential: a user with a password, and a header that lets somebody in.
var curlOptions = sync.OnceValue(func() *regexp.Regexp {
	const value = `([\w=~@.+/-]{8,})`
	const header = `(?i:authorization:[ \t]{0,5}(?:(?:basic|bearer|(?:api-)?token)[ \t]{1,5})?` + value + `|(?:x-(?:[a-z]+-){0,3})?(?:api-?)?(?:key|token):[ \t]{0,5}` + value + `)`
	return regexp.MustCompile(`\A(?:(?:-[uU]|--user|--proxy-user)(?:=|[ \t]{0,5})(?:"([^":\n]+:)"|'([^':\n]+:)'|"[^":\n]*:([^"\n]+)"|'[^':\n]*:([^'\n]+)'|(?:"[^"\n]{1,99}"|'[^'\n]{1,99}'|[^\s"':]*):(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"']+)))` +
		`|(?:-H|--header)(?:=|[ \t]{0,5})["']` + header + `)`)
})

// curl hides the password and the token that a command line gives to curl.
func curl(text []byte, at int, hide func(from, to int)) (next int) {
	if at == 0 || bytes.IndexByte([]byte(" \t\n\r\"',["), text[at-1]) < 0 || !hasCommand(text[max(0, at-longestCommand):at]) {
		return 0
	}
	m := curlOptions().FindSubmatchIndex(text[at:])
	for g := 2; g < len(m); g += 2 {
		if m[g] < 0 {
			continue
		}
		s := text[at+m[g] : at+m[g+1]]
		if name := bytes.TrimSuffix(s, []byte(":")); len(name) < len(s) && (len(name) < 8 || wordlike(name)) {
			continue // a user without a password
		}
		if !placeholderPassword(string(s)) && entropy(s) >= 1.5 {
			hide(at+m[g], at+m[g+1])
		}
	}
	return 0
}

// hasCommand reports whether a text ends in a command of curl, which may go over some lines.
func hasCommand(before []byte) bool {
	i := bytes.LastIndex(before, []byte("curl"))
	return i >= 0 && (i == 0 || !alnum(before[i-1])) && bytes.Count(before[i:], []byte("\n")) <= 8 && !bytes.Contains(before[i:], []byte("\n\n"))
}
