package session

import (
	"context"
	"encoding/json"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// MaskJSON masks the secrets in the texts of a JSON value, whatever escapes they are written with, and counts them by kind.
// All else comes back as it was, byte for byte.
func MaskJSON(raw []byte) (masked []byte, count map[string]int) {
	count = map[string]int{}
	return maskJSON(raw, count), count
}

// Scrub looks for secrets in everything that was said, with what this version recognises, masks them, and leaves nothing of
// them in the file. It counts them by kind.
func (s *Store) Scrub(ctx context.Context) (masked map[string]int, err error) {
	masked = map[string]int{}
	_, err = s.db.Scrub(ctx, func(text []byte, column string) []byte {
		switch column {
		case "sent":
			return maskSent(text, masked)
		case "raw", "before", "metadata", "alternatives", "related", "parts", "frame":
			return maskJSON(text, masked)
		}
		found := secret.Find(text)
		if len(found) == 0 {
			return text
		}
		for _, f := range found {
			masked[f.Kind]++
		}
		out, _ := secret.Mask(text)
		return out
	})
	return masked, err
}

// maskSent masks what is sent of a session, whose messages are bytes in JSON.
func maskSent(text []byte, count map[string]int) []byte {
	var sent []sentMessage
	if json.Unmarshal(text, &sent) != nil {
		return text
	}
	found := map[string]int{}
	for i := range sent {
		sent[i].Row.Raw, sent[i].Row.Before = maskJSON(sent[i].Row.Raw, found), maskJSON(sent[i].Row.Before, found)
	}
	if len(found) == 0 {
		return text
	}
	for kind, n := range found {
		count[kind] += n
	}
	return []byte(encode(sent))
}
