package config

import (
	"fmt"
	"math"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A kind is what values of some rows have in common. parse takes what YAML made of the value (string, bool,
// a number, a list) or the text of a variable, and is strict about everything but that difference.
type kind[T any] struct {
	name    string
	allowed string
	parse   func(raw any) (T, bool)
}

var (
	text      = kind[string]{"text", "a text", scalar}
	list      = kind[[]string]{"list", "a list of texts, such as [a, b]", texts}
	onOff     = kind[bool]{"boolean", "true or false", boolean}
	path      = kind[string]{"path", "a path", func(raw any) (string, bool) { s, ok := scalar(raw); return expandHome(s), ok }}
	address   = kind[string]{"address", "an address that begins with http:// or https://", webAddress}
	modelName = kind[string]{"model", "none, or PROVIDER/NAME, where PROVIDER is anthropic, ollama or openai", providerAndName}
	modelText = kind[string]{"text", "a name without spaces", func(raw any) (string, bool) {
		s, ok := scalar(raw)
		return s, ok && !strings.ContainsFunc(s, unicode.IsSpace)
	}}
	tokens = kind[int]{"tokens", "a whole number from 1 to 100000000, or thousands such as 16k", tokenCount}
)

func webAddress(raw any) (string, bool) {
	s, ok := scalar(raw)
	u, err := url.Parse(s)
	return s, ok && (s == "" || err == nil && u.Host != "" && (u.Scheme == "http" || u.Scheme == "https"))
}

func providerAndName(raw any) (string, bool) {
	s, ok := scalar(raw)
	if s == "none" {
		s = ""
	}
	provider, name, _ := strings.Cut(s, "/")
	known := (provider == "anthropic" || provider == "ollama" || provider == "openai") && name != "" && !strings.ContainsAny(s, " \t\r\n")
	return s, ok && (s == "" || known)
}

func choice(of ...string) kind[string] {
	words := slices.Clone(of)
	if words[0] == "" {
		words[0] = "empty"
	}
	return kind[string]{"choice", strings.Join(words[:len(of)-1], ", ") + " or " + of[len(of)-1], func(raw any) (string, bool) {
		s, ok := scalar(raw)
		for _, o := range of {
			if ok && s == o {
				return s, true
			}
		}
		return "", false
	}}
}

func whole(low, high int) kind[int] {
	return kind[int]{"integer", fmt.Sprintf("a whole number from %d to %d", low, high), func(raw any) (int, bool) {
		s, ok := scalar(raw)
		n, err := strconv.Atoi(s)
		return n, ok && err == nil && low <= n && n <= high
	}}
}

func decimal(low, high float64) kind[float64] {
	return kind[float64]{"number", fmt.Sprintf("a number from %v to %v", low, high), func(raw any) (float64, bool) {
		s, ok := scalar(raw)
		f, err := strconv.ParseFloat(s, 64)
		return f, ok && err == nil && !math.IsNaN(f) && low <= f && f <= high
	}}
}

// tokenCount reads a number of tokens; k means 1,000, as models' windows are quoted.
func tokenCount(raw any) (int, bool) {
	s, ok := scalar(raw)
	digits, thousands := strings.CutSuffix(strings.ToLower(s), "k")
	n, err := strconv.Atoi(digits)
	if thousands && err == nil && n <= 100_000 {
		n *= 1000
	}
	return n, ok && err == nil && 1 <= n && n <= 100_000_000
}

// Tokens reads a number of tokens as settings write them: 128000 or 128k.
func Tokens(s string) (int, bool) { return tokenCount(s) }

func boolean(raw any) (bool, bool) {
	s, ok := scalar(raw)
	b, err := strconv.ParseBool(s)
	return b, ok && err == nil
}

// scalar is the text of any single value. Only a list or a section has none.
func scalar(raw any) (string, bool) {
	switch v := raw.(type) {
	case string:
		return v, true
	case bool, int, int64, uint64:
		return fmt.Sprint(v), true
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64), true
	}
	return "", false
}

// texts reads a list. One text is a list too, cut at commas, because that is how a variable or an argument
// has to write it; a comma inside the braces of a glob does not cut.
func texts(raw any) ([]string, bool) {
	items, ok := raw.([]any)
	if !ok {
		s, ok := scalar(raw)
		return splitList(s), ok
	}
	var out []string
	for _, item := range items {
		s, ok := scalar(item)
		if !ok {
			return nil, false
		}
		if s != "" {
			out = append(out, s)
		}
	}
	return out, true
}

func splitList(s string) []string {
	s = strings.TrimSpace(s)
	if strings.HasPrefix(s, "[") && strings.HasSuffix(s, "]") && !strings.Contains(s[1:], "[") {
		s = s[1 : len(s)-1]
	}
	var out []string
	depth, start := 0, 0
	for i, r := range s + "," {
		switch {
		case r == '{':
			depth++
		case r == '}':
			depth--
		case r == ',' && (depth <= 0 || i == len(s)):
			if item := strings.Trim(s[start:i], " \t\"'"); item != "" {
				out = append(out, item)
			}
			start = i + 1
		}
	}
	return out
}

// expandHome replaces a leading ~ by the home directory.
func expandHome(p string) string {
	if p != "~" && !strings.HasPrefix(p, "~/") {
		return p
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return p
	}
	return filepath.Join(home, p[1:])
}
