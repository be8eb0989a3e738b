package secret

import (
	"bytes"
	"net/url"
	"regexp"
	"strings"
	"sync"
)

// placeholders are what documentation writes into a secret. They are long, or have a sign that few secrets have, so that a random one has none.
var placeholders = [...]string{"example", "EXAMPLE", "xxxxx", "XXXXX", "your-", "your_", "YOUR-", "YOUR_", "placeholder", "PLACEHOLDER", "redacted", "REDACTED", "changeme", "CHANGEME"}

// placeholder reports whether what is in the place of a secret is none: documentation's, one sign over and over, or filled in by a program.
func placeholder(s []byte) bool {
	if len(s) == 0 || bytes.Count(s, s[:1]) == len(s) || filledIn().Match(s) {
		return true
	}
	for _, p := range placeholders {
		if bytes.Contains(s, []byte(p)) {
			return true
		}
	}
	return false
}

// filledIn matches the variables of shells and templates, and the verbs of formats.
var filledIn = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\$(?:[A-Z_]+|[a-z_]+|\(.*|\w+(?:->|\[).*)$|^%[sdvqx]$|^%\w+%$|^@[A-Za-z_]+@$|\$\{|\{\{|#\{|^[{<]`)
})

// placeholderPassword reports whether a password is one of those that documentation uses.
func placeholderPassword(s string) bool {
	if plain, err := url.PathUnescape(s); err == nil {
		s = plain
	}
	word := strings.Map(func(r rune) rune {
		if r < 0x80 && !alnum(byte(r)) {
			return -1
		}
		return r
	}, strings.ToLower(s))
	switch word {
	case "", "passwd", "pass", "pwd", "pw", "secret", "changeme", "port", "token", "apikey", "key", "test", "foo", "bar", "baz", "mypass", "opensesame", "clientsecret", "notsosecret":
		return true
	}
	return len(word) == 1 || len(word) >= 6 && subsequence(word, "password") || placeholder([]byte(s))
}

// subsequence reports whether s is another text of which some letters are left out, as p@ssword and pa%2Fssword leave out some of password.
func subsequence(s, of string) bool {
	for i := range len(of) {
		if s != "" && s[0] == of[i] {
			s = s[1:]
		}
	}
	return s == ""
}

// wordlike reports whether s has no digit among its letters: a word or a name, where a random text of that length has one.
func wordlike(s []byte) bool { return !bytes.ContainsAny(s, "0123456789") }
