package secret

import (
	"bytes"
	"math"
	"regexp"
	"strings"
	"sync"
)

// format is one way to write a credential. A match begins with one of the words, or back bytes before it.
type format struct {
	kind    string
	words   []string
	fold    bool   // words are meant in any case; the expression says for itself what it means
	back    int    // bytes of a match before the word
	border  bool   // no letter or digit may be before the match
	expr    string // of the match, from its first byte; its first group that matched is the secret, or all of it
	group   int    // the group that is the secret, where it is not the first
	entropy float64
	named   bool   // only a name before it tells what it is, so it has to look like no word
	except  string // of secrets that are none
	check   func(secret []byte) bool

	// at is instead of expr: it hides what a word at a place announces, and returns where the format may be tried again.
	at func(text []byte, at int, hide func(from, to int)) (next int)
}

// matcher finds credentials of a format. Its expressions are compiled when they are first needed: most never are.
type matcher struct {
	format
	number int      // among all formats
	texts  [][]byte // its words, small where they are meant in any case
	once   sync.Once
	re     *regexp.Regexp
	not    *regexp.Regexp
}

func matchers(formats []format) []matcher {
	all := make([]matcher, len(formats))
	for n := range formats {
		m := &all[n]
		m.format, m.number = formats[n], n
		for _, word := range m.words {
			if m.fold {
				word = strings.ToLower(word)
			}
			m.texts = append(m.texts, []byte(word))
		}
	}
	return all
}

// find tries the format at a word, and returns where it may be tried again.
func (m *matcher) find(text []byte, at int, hide func(from, to int)) (next int) {
	if m.at != nil {
		return m.at(text, at, hide)
	}
	start := at - m.back
	if start < 0 || m.border && !borders(text[:start]) {
		return 0
	}
	m.once.Do(m.compile)
	ends := m.re.FindSubmatchIndex(text[start:])
	if ends == nil {
		return 0
	}
	from, to := m.secret(ends)
	from, to = start+from, start+to
	if !m.plausible(text[from:to]) {
		return to
	}
	for to < len(text) && (alnum(text[to]) || text[to] == '_') { // longer than the format says
		to++
	}
	if from <= at && m.back == 0 {
		from = at + m.readable(text[at:to])
	}
	hide(from, to)
	return to
}

// secret returns which part of a match is the secret.
func (f *format) secret(ends []int) (from, to int) {
	first := max(f.group, 1)
	for g := first; 2*g < len(ends); g++ {
		if ends[2*g] >= 0 {
			return ends[2*g], ends[2*g+1]
		}
	}
	return ends[0], ends[1]
}

func (m *matcher) compile() {
	m.re = regexp.MustCompile(`\A(?:` + m.expr + `)`)
	if m.except != "" {
		m.not = regexp.MustCompile(m.except)
	}
}

// readable returns how much of a secret that begins with a word is that word: it tells the kind and stays.
func (f *format) readable(s []byte) int {
	for _, w := range f.words {
		if len(w) < len(s) && bytes.EqualFold(s[:len(w)], []byte(w)) {
			return len(w)
		}
	}
	return 0
}

// plausible reports whether a secret may be one: it is random enough and no placeholder.
func (m *matcher) plausible(s []byte) bool {
	return entropy(s) >= m.entropy && !placeholder(s) && (!m.named || !wordlike(s)) && (m.check == nil || m.check(s)) && (m.not == nil || !m.not.Match(s))
}

// entropy is Shannon's, in bits a byte.
func entropy(s []byte) float64 {
	var count [256]int
	for _, c := range s {
		count[c]++
	}
	bits := 0.0
	for _, n := range count {
		if n > 0 {
			p := float64(n) / float64(len(s))
			bits -= p * math.Log2(p)
		}
	}
	return bits
}

func alnum(c byte) bool { return digit(c) || letter(c) }
func digit(c byte) bool { return '0' <= c && c <= '9' }
func letter(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z'
}
func hex(c byte) bool { return digit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }

// borders reports whether a credential may begin behind a text: base64 does not go on there, or only as an escape does that addresses have.
func borders(before []byte) bool {
	n := len(before)
	return n == 0 || !alnum(before[n-1]) && before[n-1] != '+' || n > 2 && before[n-3] == '%' && hex(before[n-2]) && hex(before[n-1])
}
