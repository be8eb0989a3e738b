package render

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf16"
	"unicode/utf8"
)

// JSON writes a value as one line of JSON, without a line end. What a terminal would obey, or nobody would see, is escaped as JSON
// escapes it: the value stays the same.
func JSON(value any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		return nil, err
	}
	return EscapeJSON(bytes.TrimSuffix(b.Bytes(), []byte("\n"))), nil
}

// EscapeJSON is the same for what is JSON already, on one line or several.
func EscapeJSON(text []byte) []byte {
	var b []byte // nil as long as nothing is escaped
	from := 0
	for i := 0; i < len(text); {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(text[i:])
		}
		if r >= 0x7f && (dropped(r) || invisible(r)) {
			b, from = append(b, text[from:i]...), i+size
			for _, unit := range utf16.Encode([]rune{r}) {
				b = fmt.Appendf(b, `\u%04x`, unit)
			}
		}
		i += size
	}
	if b == nil {
		return text
	}
	return append(b, text[from:]...)
}
