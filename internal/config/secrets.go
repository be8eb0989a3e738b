package config

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

const mask = "********"

var (
	secretWords = []string{"key", "apikey", "token", "secret", "password", "passwd", "passphrase", "credential", "credentials"}
	wordBreak   = lazyregexp.New(`[^A-Za-z0-9]+`)
	passwordIn  = lazyregexp.New(`://[^/\s]*@`)
	humps       = lazyregexp.New(`([a-z0-9])([A-Z])`)
)

// Secret reports whether a key or variable of that name should never be printed: one of the words of its
// last part names a credential. "max_tokens" counts tokens and is none.
func Secret(name string) bool {
	last := name[strings.LastIndexByte(name, '.')+1:]
	last = humps.ReplaceAllString(last, "${1}_${2}")
	for _, word := range wordBreak.Split(strings.ToLower(last), -1) {
		if slices.Contains(secretWords, word) {
			return true
		}
	}
	return false
}

// holdsPassword reports whether a value is an address with a user's name or password in it.
func holdsPassword(raw any) bool {
	s, ok := raw.(string)
	return ok && passwordIn.MatchString(s)
}
