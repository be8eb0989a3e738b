package store

import (
	"crypto/rand"
	"strings"
	"time"
	"unicode"
)

// NewID returns an id for a row of a kind, "s" say: short enough to type, and never the same twice.
func NewID(kind string) string { return kind + "-" + strings.ToLower(rand.Text()[:10]) }

// Time returns the time of a row, which is in milliseconds since 1970.
func Time(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// TimeOrNil is Time where 0 is no time.
func TimeOrNil(ms int64) *time.Time {
	if ms == 0 {
		return nil
	}
	t := Time(ms)
	return &t
}

// Plain is a text without what does not change what it says: letter case, spaces, punctuation at the edges of words. Texts that are
// plainly the same are stored once.
func Plain(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), unicode.IsSpace)
	out := words[:0]
	for _, w := range words {
		if w = strings.TrimFunc(w, func(r rune) bool { return strings.ContainsRune(".,;:!?\"'`*_()[]{}«»“”‘’", r) }); w != "" {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}
