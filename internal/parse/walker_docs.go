package parse

// What follows takes types in comments apart, as YARD and the annotations of Lua write them.

// matching returns where the bracket that is open at the start of s is closed, -1 when it is not.
func matching(s string, open, closing byte) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case open:
			depth++
		case closing:
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return -1
}

// splitAt splits at the separators that are not within brackets. The > of => is none.
func splitAt(s string, separator byte) (parts []string) {
	depth, from := 0, 0
	for i := range len(s) {
		switch c := s[i]; {
		case c == '<', c == '(', c == '{', c == '[':
			depth++
		case c == ')', c == '}', c == ']', c == '>' && (i == 0 || s[i-1] != '='):
			depth--
		case c == separator && depth == 0:
			parts = append(parts, s[from:i])
			from = i + 1
		}
	}
	return append(parts, s[from:])
}
