package ctxsys

import (
	"strconv"
	"strings"
)

// Plural is a number of things, "1 file" or "2 files". A noun has its regular plural.
func Plural[N int | int64](n N, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.FormatInt(int64(n), 10) + " " + plural(noun)
}

func plural(noun string) string {
	stem, last := noun[:len(noun)-1], noun[len(noun)-1]
	switch {
	case last == 'y' && !strings.ContainsAny(stem[len(stem)-1:], "aeou"):
		return stem + "ies"
	case last == 's' || last == 'x' || strings.HasSuffix(noun, "ch") || strings.HasSuffix(noun, "sh"):
		return noun + "es"
	}
	return noun + "s"
}
