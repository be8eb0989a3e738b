// Package secret finds credentials in text by their published formats and masks them. It knows formats
// whose prefix or frame makes a false alarm unlikely; it does not guess from entropy, because masking
// ordinary code would cost every user more than it saves one.
//
// A mask is as long as what it hides, so offsets and lines stay true.
package secret

import "bytes"

// rule is one format: a prefix, the bytes that may follow and how many must.
type rule struct {
	prefix string
	body   func(byte) bool
	min    int  // bytes of body, at least
	word   bool // must not follow a letter, digit or underscore
}

func alnum(c byte) bool  { return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' }
func upper(c byte) bool  { return '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' }
func base64(c byte) bool { return alnum(c) || c == '_' || c == '-' }
func dotted(c byte) bool { return base64(c) || c == '.' }

// rules lists the formats as their issuers document them.
var rules = [...]rule{
	{"AKIA", upper, 16, true}, {"ASIA", upper, 16, true}, // Amazon
	{"ghp_", alnum, 36, true}, {"gho_", alnum, 36, true}, {"ghu_", alnum, 36, true}, {"ghs_", alnum, 36, true}, {"ghr_", alnum, 36, true},
	{"github_pat_", base64, 40, true},
	{"glpat-", base64, 20, true},
	{"sk-", base64, 32, true},                                    // OpenAI, Anthropic and others
	{"sk_live_", alnum, 20, true}, {"rk_live_", alnum, 20, true}, // Stripe
	{"xoxb-", base64, 20, true}, {"xoxp-", base64, 20, true}, {"xoxa-", base64, 20, true}, {"xoxs-", base64, 20, true}, // Slack
	{"AIza", base64, 35, true}, // Google
	{"npm_", alnum, 36, true},
	{"pypi-AgE", base64, 40, true},
	{"hf_", alnum, 34, true},
	{"SG.", dotted, 60, true}, // SendGrid
	{"dop_v1_", alnum, 64, true},
	{"eyJ", dotted, 60, true}, // JSON web tokens: see isToken
}

// Found is a secret in a text: what it is, and the bytes that give it away.
type Found struct {
	Kind     string // the prefix of its format, "private key" or "password in a URL"
	From, To int
}

// Find returns every recognised secret. They may overlap.
func Find(text []byte) (all []Found) {
	for i := range rules {
		rules[i].each(text, func(from, to int) { all = append(all, Found{rules[i].prefix, from, to}) })
	}
	privateKeys(text, func(from, to int) { all = append(all, Found{"private key", from, to}) })
	passwordsInURLs(text, func(from, to int) { all = append(all, Found{"password in a URL", from, to}) })
	return all
}

// Mask returns text with every recognised secret overwritten, and how many there were. Text without any is
// returned as it is; otherwise the result is a copy.
func Mask(text []byte) ([]byte, int) {
	all := Find(text)
	if len(all) == 0 {
		return text, 0
	}
	out := bytes.Clone(text)
	for _, f := range all {
		for i := f.From; i < f.To; i++ {
			if out[i] != '\n' && out[i] != '\r' {
				out[i] = '*'
			}
		}
	}
	return out, len(all)
}

// each calls hide for every match, keeping the prefix readable.
func (r *rule) each(text []byte, hide func(from, to int)) {
	prefix := []byte(r.prefix)
	for at := 0; ; {
		i := bytes.Index(text[at:], prefix)
		if i < 0 {
			return
		}
		start := at + i
		end := start + len(prefix)
		for end < len(text) && r.body(text[end]) {
			end++
		}
		at = max(end, start+1)
		if end-start-len(prefix) < r.min || r.word && start > 0 && (alnum(text[start-1]) || text[start-1] == '_') {
			continue
		}
		if body := text[start+len(prefix) : end]; r.prefix == "eyJ" && !isToken(text[start:end]) || r.prefix == "sk-" && !mixed(body) {
			continue
		}
		hide(start+len(prefix), end)
	}
}

// isToken reports whether s has the three parts of a JSON web token.
func isToken(s []byte) bool {
	parts := bytes.Split(s, []byte("."))
	return len(parts) == 3 && bytes.HasPrefix(parts[1], []byte("eyJ")) && len(parts[2]) >= 16
}

// mixed reports whether s has digits and letters: a key, not words joined by hyphens.
func mixed(s []byte) bool {
	digits, upperCase := 0, 0
	for _, c := range s {
		if '0' <= c && c <= '9' {
			digits++
		}
		if 'A' <= c && c <= 'Z' {
			upperCase++
		}
	}
	return digits >= 3 && (upperCase >= 3 || digits >= 8)
}

// privateKeys hides the body of PEM private keys.
func privateKeys(text []byte, hide func(from, to int)) {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte("PRIVATE KEY-----"))
		if i < 0 {
			return
		}
		start := at + i + len("PRIVATE KEY-----")
		at = start
		line := bytes.LastIndex(text[:start], []byte("-----BEGIN "))
		if line < 0 || start-line > 60 {
			continue
		}
		end := bytes.Index(text[start:], []byte("-----END "))
		if end < 64 { // a marker in prose or code, not a key
			continue
		}
		hide(start, start+end)
		at = start + end
	}
}

// passwordsInURLs hides the password of scheme://user:password@host.
func passwordsInURLs(text []byte, hide func(from, to int)) {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte("://"))
		if i < 0 {
			return
		}
		at += i + 3
		colon, end := -1, at
		for end < len(text) && end-at < 256 && (dotted(text[end]) || bytes.IndexByte([]byte(":!$&*+=~%^#"), text[end]) >= 0) {
			if text[end] == ':' && colon < 0 {
				colon = end
			}
			end++
		}
		if end < len(text) && text[end] == '@' && colon > at && end-colon > 6 && !placeholder(text[colon+1:end]) {
			hide(colon+1, end)
		}
	}
}

// placeholder reports whether a password is one of those that documentation uses.
func placeholder(s []byte) bool {
	switch string(bytes.ToLower(s)) {
	case "password", "passwd", "secret", "example", "changeme":
		return true
	}
	return false
}
