package tools

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// How long an answer may be, in bytes. Clients cut or hide what is longer: one cuts text in the middle at about
// 12 kB, another shows 2 kB of more than 50,000 characters.
const (
	textPage = 10_000
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

// page cuts a page of at most limit bytes, notes included, out of an answer: from where the cursor says, to the end
// of a line.
func page(tool string, args json.RawMessage, body string, notes []render.Page, cursor string, limit int) (string, error) {
	question, err := questionOf(tool, args)
	if err != nil {
		return "", err
	}
	at := place{question: question, answer: xxhash.Sum64String(body)}
	if cursor != "" {
		from, err := parsePlace(cursor)
		switch {
		case err != nil:
			return "", err
		case from.question != at.question:
			return "", fmt.Errorf("%w: the cursor belongs to a call with other arguments: repeat those, or leave the cursor out", ctxsys.ErrUsage)
		case from.answer != at.answer || int(from.offset) >= len(body):
			return "", errors.New("the code changed since the first page: repeat the call without the cursor")
		}
		at.offset = from.offset
	}
	rest, open := body[at.offset:], fenceAt(body[:at.offset])
	switch {
	case open != "":
		rest = open + "\n" + rest
	case at.offset > 0 && body[at.offset-1] != '\n':
		rest = continued + rest
	}
	var said []string
	for _, n := range notes {
		said = append(said, n.String())
	}
	tail := strings.Join(said, "\n")
	if room := limit - len(tail) - 200; len(rest) > room {
		added := len(rest) - (len(body) - int(at.offset))
		n := cut(rest, max(room, 1000))
		next := at
		next.offset += uint32(n - added)
		more := fmt.Sprintf("[%d of %d bytes shown; for the rest repeat the call with cursor %q]", next.offset, len(body), next)
		rest, tail = rest[:n], strings.TrimLeft(tail+"\n"+more, "\n")
		if open := fenceAt(rest); open != "" {
			rest = strings.TrimRight(rest, "\n") + "\n" + open[:len(open)-len(strings.TrimLeft(open, "`"))]
		}
	}
	if tail == "" {
		return rest, nil
	}
	return strings.TrimRight(rest, "\n") + "\n\n" + tail, nil
}

// continued goes before the rest of a line that the page before began: its beginning is no beginning of a line.
const continued = "… "

// fenceAt is the line that opened the fence which a text ends in, "" when it ends in none. A page that ends in a fence closes it, and
// the next one opens it again: what is quoted stays a quotation.
func fenceAt(text string) (open string) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		marks := line[:len(line)-len(strings.TrimLeft(line, "`"))]
		switch {
		case len(marks) < 3:
		case open == "":
			open = line
		case line == marks && strings.HasPrefix(open, marks) && !strings.HasPrefix(open, marks+"`"):
			open = ""
		}
	}
	return open
}

// cut is where to end a page that is at most n bytes long: after a line, or at least after a character.
func cut(s string, n int) int {
	if i := strings.LastIndexByte(s[:n], '\n'); i > n/2 {
		return i + 1
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
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
