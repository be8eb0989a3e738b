package compact

import (
	"encoding/binary"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// searched is text in which facts are looked for, without regard to white space and quotation marks. Thousands of facts are
// looked for in a text of a million characters, so it knows where each eight bytes of it are.
type searched struct {
	text  string
	last  []int32 // of eight bytes with that hash: where they are last, plus one
	count []int32 // and how often
	older []int32 // of the eight bytes at a place: where the ones before them are, plus one
}

const (
	gram     = 8
	gramBits = 16
)

func haystack(messages []conversation.Message, more string) *searched {
	var b strings.Builder
	for i := range messages {
		for k := range messages[i].Parts {
			p := &messages[i].Parts[k]
			b.WriteString(plainText(p.Text) + "\n" + plainText(p.Input) + "\n" + p.Name + "\n")
		}
	}
	h := &searched{}
	h.addPlain(b.String() + plainText(more))
	return h
}

// add takes more text.
func (h *searched) add(text string) { h.addPlain(plainText(text)) }

// addPlain takes more text, as plainText gives it.
func (h *searched) addPlain(text string) {
	if h.last == nil {
		h.last, h.count = make([]int32, 1<<gramBits), make([]int32, 1<<gramBits)
	}
	if h.text != "" {
		text = "\n" + text
	}
	h.text += text
	for i := len(h.older); i+gram <= len(h.text); i++ {
		k := hash(h.text[i:])
		h.older = append(h.older, h.last[k])
		h.last[k] = int32(i + 1)
		h.count[k]++
	}
}

// hash is of the first eight bytes. The factor is the golden ratio's.
func hash(s string) uint64 {
	return binary.LittleEndian.Uint64([]byte(s[:gram])) * 0x9E3779B97F4A7C15 >> (64 - gramBits)
}

// has reports whether a fact can be read in the text: of one whose middle was left out both ends.
func (h *searched) has(f *fact) bool {
	if f.plain == "" {
		f.plain = strings.TrimSuffix(plainText(f.key), "…")
	}
	for piece := range strings.SplitSeq(f.plain, leftOut) {
		if !h.contains(piece) {
			return false
		}
	}
	return true
}

func (h *searched) contains(s string) bool {
	if len(s) < gram {
		return strings.Contains(h.text, s)
	}
	if h.last == nil {
		return false
	}
	rarest, at := hash(s), 0
	for i := 1; i+gram <= len(s); i += 3 {
		if k := hash(s[i:]); h.count[k] < h.count[rarest] {
			rarest, at = k, i
		}
	}
	for next := h.last[rarest]; next > 0; next = h.older[next-1] {
		if from := int(next) - 1 - at; from >= 0 && strings.HasPrefix(h.text[from:], s) {
			return true
		}
	}
	return false
}

// plainText is text as it is compared: quotations, escapes of JSON and line breaks of quoted blocks are no difference.
func plainText(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToLower(squeezed(comparable.Replace(s)))
}

var comparable = strings.NewReplacer("\\n", " ", "\\t", " ", `\"`, " ", `"`, " ", "`", " ", "'", " ", "\n> ", " ", "‹", "<", "›", ">", "\u2019", " ")
