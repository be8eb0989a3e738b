package session

// MaskJSON masks the secrets in the texts of a JSON value, whatever escapes they are written with, and counts them by kind.
// All else comes back as it was, byte for byte.
func MaskJSON(raw []byte) (masked []byte, count map[string]int) {
	count = map[string]int{}
	return maskJSON(raw, count), count
}
