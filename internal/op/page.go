package op

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// How long an answer may be, in bytes. Clients cut or hide what is longer: one cuts text in the middle at about
// 12 kB, another shows 2 kB of more than 50,000 characters.
const (
	textPage = 11_500
	jsonPage = 50_000
)

// place is where in an answer a page begins. It holds what the answer was to, and what it was: a cursor is good for
// the same question, as long as that is answered the same.
type place struct {
	offset           uint32
	question, answer uint64
}

func (p place) String() string {
	b := binary.BigEndian.AppendUint32(nil, p.offset)
	b = binary.BigEndian.AppendUint64(b, p.question)
	return base64.RawURLEncoding.EncodeToString(binary.BigEndian.AppendUint64(b, p.answer))
}

func parsePlace(cursor string) (p place, err error) {
	b, err := base64.RawURLEncoding.DecodeString(strings.TrimSpace(cursor))
	if err != nil || len(b) != 20 {
		return p, fmt.Errorf("%w: %q is no cursor: repeat the call without it", ctxsys.ErrUsage, shortened(cursor))
	}
	p.offset = binary.BigEndian.Uint32(b)
	p.question, p.answer = binary.BigEndian.Uint64(b[4:]), binary.BigEndian.Uint64(b[12:])
	return p, nil
}

// begin checks a cursor, which is good for the same question as long as the same is answered, and returns where the page
// begins. answer identifies what is answered, and size is how long that is.
func begin(tool string, args json.RawMessage, cursor string, answer uint64, size int) (at place, err error) {
	if at.question, err = questionOf(tool, args); err != nil {
		return at, err
	}
	at.answer = answer
	if cursor == "" {
		return at, nil
	}
	from, err := parsePlace(cursor)
	switch {
	case err != nil:
		return at, err
	case from.question != at.question:
		return at, fmt.Errorf("%w: the cursor belongs to a call with other arguments: repeat those, or leave the cursor out", ctxsys.ErrUsage)
	case from.answer != at.answer || int(from.offset) >= size:
		return at, errors.New("the code changed since the first page: repeat the call without the cursor")
	}
	return from, nil
}

// page cuts a page of at most limit bytes, notes included, out of an answer: from where the cursor says, to the end of a
// block, or of a line in a block that no page holds.
func page(tool string, args json.RawMessage, blocks []render.Block, notes []render.Page, cursor string, limit int) (string, error) {
	body := xxhash.New()
	size := 0
	for _, b := range blocks {
		whole := b.Between + b.String()
		body.WriteString(whole)
		size += len(whole)
	}
	at, err := begin(tool, args, cursor, body.Sum64(), size)
	if err != nil {
		return "", err
	}
	var said []string
	for _, n := range notes {
		said = append(said, n.String())
	}
	tail := strings.Join(said, "\n")
	text, end := fill(blocks, int(at.offset), max(limit-len(tail)-2, 1000))
	if end < size { // there must be space for the cursor, too
		text, end = fill(blocks, int(at.offset), max(limit-len(tail)-200, 1000))
		next := at
		next.offset = uint32(end)
		more := fmt.Sprintf("[%d of %d bytes shown; for the rest repeat the call with cursor %q]", end, size, next)
		tail = strings.TrimLeft(tail+"\n"+more, "\n")
	}
	text = strings.TrimRight(text, "\n")
	if tail == "" {
		return text, nil
	}
	return text + "\n\n" + tail, nil
}

// leastPart is how many bytes of a block that no page holds are worth being put behind others.
const leastPart = 1000

// What is before the rest of a block that began on the page before, and before the rest of a line: its beginning is no
// beginning of a line.
const (
	goesOn    = "(continued)\n"
	continued = "… "
)

// fill returns what fits of the blocks from an offset on, and the offset of what follows.
func fill(blocks []render.Block, from, most int) (string, int) {
	var b strings.Builder
	end := 0
	for i, next := range blocks {
		begin := end
		start := begin + len(next.Between) + len(next.Head) // of its text
		if end = start + len(next.Text) + len(next.Tail); end <= from {
			continue
		}
		switch {
		case from > begin:
			next, start = rest(next, from-start), max(from, start)
		case b.Len() == 0 && i > 0:
			next.Between = ""
		}
		whole := next.Between + next.String()
		if b.Len()+len(whole) <= most {
			b.WriteString(whole)
			from = end
			continue
		}
		left := most - b.Len() - len(whole) + len(next.Text)
		if b.Len() > 0 && (len(whole) <= most || left < leastPart) {
			return b.String(), from
		}
		n := cut(next.Text, min(max(left, leastPart/2), len(next.Text)))
		if n == len(next.Text) {
			b.WriteString(whole)
			return b.String(), end
		}
		next.Text = strings.TrimSuffix(next.Text[:n], "\n") + "\n"
		b.WriteString(next.Between + next.String())
		return b.String(), start + n
	}
	return b.String(), end
}

// rest is what is left of a block whose text was on a page up to an offset.
func rest(b render.Block, offset int) render.Block {
	b.Between = ""
	if b.Head != "" {
		b.Between = goesOn
	}
	if offset = min(offset, len(b.Text)); offset <= 0 {
		return b
	}
	middle := b.Text[offset-1] != '\n'
	if b.Text = b.Text[offset:]; middle && b.Tail == "" { // nothing else says that it is data
		b.Between, b.Head = b.Between+b.Head+continued, ""
	}
	return b
}

// maxHead is how much of what is before code is repeated where the code goes on, in bytes.
const maxHead = 400

// blocksOf takes a text apart at its fences: the code in each, with the paragraph before it as its head, and what is between
// them.
func blocksOf(text string) (blocks []render.Block) {
	lines := strings.SplitAfter(strings.TrimRight(text, "\n")+"\n", "\n")
	var plain strings.Builder
	for i := 0; i < len(lines); i++ {
		fence := lines[i][:len(lines[i])-len(strings.TrimLeft(lines[i], "`"))]
		length := slices.Index(lines[min(i+1, len(lines)):], fence+"\n")
		if len(fence) < 3 || length < 0 {
			plain.WriteString(lines[i])
			continue
		}
		before, head := plain.String(), lines[i]
		plain.Reset()
		if at := strings.LastIndex(strings.TrimRight(before, "\n"), "\n\n") + 1; len(before)-at <= maxHead {
			if at > 0 {
				at++
			}
			before, head = before[:at], before[at:]+head
		}
		if before != "" {
			blocks = append(blocks, render.Block{Text: before})
		}
		blocks = append(blocks, render.Block{Head: head, Text: strings.Join(lines[i+1:i+1+length], ""), Tail: lines[i+1+length]})
		i += 1 + length
	}
	if plain.Len() > 0 {
		blocks = append(blocks, render.Block{Text: plain.String()})
	}
	return blocks
}

// cut is where to end a page that is at most n bytes long: after a line, or at least after a character.
func cut(s string, n int) int {
	if i := strings.LastIndexByte(s[:n], '\n'); i > n/2 {
		return i + 1
	}
	for n > 0 && n < len(s) && !utf8.RuneStart(s[n]) {
		n--
	}
	return n
}

// questionOf is a call without its cursor.
func questionOf(tool string, args json.RawMessage) (uint64, error) {
	given := map[string]any{}
	if err := json.Unmarshal(args, &given); err != nil {
		return 0, err
	}
	delete(given, "cursor")
	b, err := json.Marshal(given) // sorts
	return xxhash.Sum64String(tool + string(b)), err
}

func shortened(s string) string {
	if len(s) > 60 {
		return strings.ToValidUTF8(s[:60], "") + "…"
	}
	return s
}
