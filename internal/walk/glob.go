package walk

import "strings"

// glob is a compiled pattern of git's wildmatch language, matched against paths whose separator is a slash.
//
//	?      one byte that is not a slash
//	*      any bytes but slashes
//	[...]  one byte of a set, never a slash
//	**/    at the start or after a slash: nothing, or any leading directories
//	**     the same, before the end or an escaped slash: anything
//
// Anywhere else ** means *.
type glob []token

type token struct {
	op  op
	lit string
	set *byteSet
}

type op uint8

const (
	opLiteral op = iota
	opOne        // ?
	opSet        // [...]
	opStar       // *
	opDeep       // ** before the end or an escaped slash
	opDirs       // **/
)

// compileGlob reports false for a pattern that git lets match nothing: an unclosed set, a class that does not
// exist, a backslash with nothing after it.
func compileGlob(pattern string) (glob, bool) {
	var g glob
	for i := 0; i < len(pattern); {
		switch pattern[i] {
		case '?':
			g = append(g, token{op: opOne})
			i++
		case '*':
			op, n := starsAt(pattern, i)
			g = append(g, token{op: op})
			i += n
		case '[':
			set, n, ok := parseSet(pattern[i:])
			if !ok {
				return nil, false
			}
			g = append(g, token{op: opSet, set: set})
			i += n
		case '\\':
			if i++; i == len(pattern) {
				return nil, false
			}
			g = g.literal(pattern[i])
			i++
		default:
			g = g.literal(pattern[i])
			i++
		}
	}
	return g, true
}

func (g glob) literal(c byte) glob {
	if n := len(g); n > 0 && g[n-1].op == opLiteral {
		g[n-1].lit += string([]byte{c})
		return g
	}
	return append(g, token{op: opLiteral, lit: string([]byte{c})})
}

// starsAt says what the run of stars at i means and how many bytes say it.
func starsAt(pattern string, i int) (op, int) {
	end := i
	for end < len(pattern) && pattern[end] == '*' {
		end++
	}
	rest := pattern[end:]
	switch aligned := i == 0 || pattern[i-1] == '/'; {
	case end-i < 2 || !aligned:
		return opStar, end - i
	case strings.HasPrefix(rest, "/"):
		return opDirs, end - i + 1
	case rest == "" || strings.HasPrefix(rest, `\/`):
		return opDeep, end - i
	}
	return opStar, end - i
}

// match reports whether the whole of s matches.
//
// It is greedy with two places to go back to, the last * and the last ** before it, so a hostile pattern costs a
// polynomial and not an exponential. Earlier stars need no second try: the leftmost match of what is between
// two stars leaves the later one the most to choose from. For * that holds up to the next slash, which is why
// it alone is not enough; for ** it holds everywhere, because what is between two of them always covers
// whole path components, and as many from wherever it starts.
func (g glob) match(s string) bool {
	if n := len(g); n > 0 && g[n-1].op == opLiteral && !strings.HasSuffix(s, g[n-1].lit) {
		return false // most paths, for most patterns
	}
	star, starPos := -1, 0
	deep, deepPos := -1, 0
	for i, pos := 0, 0; ; {
		if i == len(g) {
			if pos == len(s) {
				return true
			}
		} else if t := &g[i]; t.op == opStar {
			star, starPos = i, pos
			i++
			continue
		} else if t.op >= opDeep {
			deep, deepPos, star = i, pos, -1
			i++
			continue
		} else if n := t.length(s[pos:]); n > 0 {
			i, pos = i+1, pos+n
			continue
		}
		switch {
		case star >= 0 && starPos < len(s) && s[starPos] != '/':
			starPos++
			i, pos = star+1, starPos
		case deep >= 0:
			n := g[deep].stride(s[deepPos:])
			if n == 0 {
				return false
			}
			deepPos += n
			i, pos, star = deep+1, deepPos, -1
		default:
			return false
		}
	}
}

// length returns how many bytes of s a token that is no star takes, 0 if it does not match.
func (t *token) length(s string) int {
	switch {
	case t.op == opLiteral:
		if strings.HasPrefix(s, t.lit) {
			return len(t.lit)
		}
	case s == "" || s[0] == '/':
	case t.op == opOne || t.set.has(s[0]):
		return 1
	}
	return 0
}

// stride returns how much more of s a ** takes at its next try, 0 if there is none.
func (t *token) stride(s string) int {
	if t.op == opDirs {
		return strings.IndexByte(s, '/') + 1
	}
	return min(1, len(s))
}

// byteSet is a set of bytes: git matches bytes, not characters.
type byteSet [4]uint64

func (b *byteSet) has(c byte) bool { return b[c>>6]&(1<<(c&63)) != 0 }
func (b *byteSet) add(c byte)      { b[c>>6] |= 1 << (c & 63) }

func (b *byteSet) addRange(lo, hi byte) {
	for c := int(lo); c <= int(hi); c++ {
		b.add(byte(c))
	}
}

// parseSet reads the [...] that s begins with and returns its length. A ] that comes first is a member, a
// range may end in an escape, and a - after a range or a class stands for itself.
func parseSet(s string) (*byteSet, int, bool) {
	set := new(byteSet)
	i := 1
	negated := i < len(s) && (s[i] == '!' || s[i] == '^')
	if negated {
		i++
	}
	prev := -1 // the member a range could begin with
	for first := true; ; first = false {
		if i >= len(s) {
			return nil, 0, false
		}
		if s[i] == ']' && !first {
			break
		}
		if s[i] == '[' && i+1 < len(s) && s[i+1] == ':' {
			name, n, ok := classAt(s[i:])
			if !ok {
				return nil, 0, false
			}
			if n > 0 {
				if !set.addClass(name) {
					return nil, 0, false
				}
				i, prev = i+n, -1
				continue
			}
		}
		if s[i] == '-' && prev >= 0 && i+1 < len(s) && s[i+1] != ']' {
			c, n, ok := memberAt(s[i+1:])
			if !ok {
				return nil, 0, false
			}
			set.addRange(byte(prev), c)
			i, prev = i+1+n, -1
			continue
		}
		c, n, ok := memberAt(s[i:])
		if !ok {
			return nil, 0, false
		}
		set.add(c)
		i, prev = i+n, int(c)
	}
	if negated {
		for w := range set {
			set[w] = ^set[w]
		}
	}
	return set, i + 1, true
}

// memberAt reads one byte of a set, which a backslash may escape.
func memberAt(s string) (c byte, n int, ok bool) {
	if s[0] != '\\' {
		return s[0], 1, true
	}
	if len(s) < 2 {
		return 0, 0, false
	}
	return s[1], 2, true
}

// classAt reads the [:name:] that s begins with. A length of 0 means that the [ is an ordinary member, since
// the next ] has no colon before it; ok is false when there is no next ].
func classAt(s string) (name string, n int, ok bool) {
	end := strings.IndexByte(s[2:], ']')
	if end < 0 {
		return "", 0, false
	}
	if end == 0 || s[2+end-1] != ':' {
		return "", 0, true
	}
	return s[2 : 2+end-1], 2 + end + 1, true
}

// addClass adds a POSIX class, in ASCII as git has them.
func (b *byteSet) addClass(name string) bool {
	switch name {
	case "alnum":
		b.addClass("alpha")
		b.addClass("digit")
	case "alpha":
		b.addClass("upper")
		b.addClass("lower")
	case "blank":
		b.add(' ')
		b.add('\t')
	case "cntrl":
		b.addRange(0, 0x1f)
		b.add(0x7f)
	case "digit":
		b.addRange('0', '9')
	case "graph":
		b.addRange('!', '~')
	case "lower":
		b.addRange('a', 'z')
	case "print":
		b.addRange(' ', '~')
	case "punct":
		b.addRange('!', '/')
		b.addRange(':', '@')
		b.addRange('[', '`')
		b.addRange('{', '~')
	case "space":
		b.add(' ') // git knows no form feed or vertical tab
		b.addRange('\t', '\n')
		b.add('\r')
	case "upper":
		b.addRange('A', 'Z')
	case "xdigit":
		b.addClass("digit")
		b.addRange('a', 'f')
		b.addRange('A', 'F')
	default:
		return false
	}
	return true
}
