package session

import (
	"context"
	"encoding/binary"
	"strings"

	"github.com/cespare/xxhash/v2"

	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// Passage is lines of a source that are delivered to a conversation.
type Passage struct {
	Source string // path, or the address of what was said
	Start  int    // first line; 0 for what has none
	Text   string
}

// keptContexts is how many contexts a session remembers: what is further back is out of most windows.
const keptContexts = 50

// shownQuery is how many characters of a question a reference repeats.
const shownQuery = 48

// Delivered is what a session received by contexts since its conversation began or was compacted.
type Delivered struct {
	session  string // its id
	number   int64  // of the session
	passages map[string][]deliveredText
}

type deliveredText struct {
	query string
	lines []uint64
}

// Delivered returns what a session received. The error wraps ctxsys.ErrNotFound when there is no such session.
func (s *Store) Delivered(ctx context.Context, idOrName string) (*Delivered, error) {
	x, err := s.Find(ctx, idOrName)
	if err != nil {
		return nil, err
	}
	rows, err := s.db.Delivered(ctx, x.number)
	if err != nil {
		return nil, err
	}
	g := &Delivered{session: x.ID, number: x.number, passages: map[string][]deliveredText{}}
	for _, r := range rows {
		lines := make([]uint64, len(r.Lines)/8)
		for i := range lines {
			lines[i] = binary.LittleEndian.Uint64(r.Lines[8*i:])
		}
		g.passages[r.Source] = append(g.passages[r.Source], deliveredText{r.Query, lines})
	}
	return g, nil
}

// Session is the id of the session.
func (g *Delivered) Session() string { return g.session }

// For returns the question for which all lines of a passage were given, one after the other as they are there; false when
// they were not, or are no longer the same. Where they are in their source does not matter.
func (g *Delivered) For(p Passage) (query string, ok bool) {
	if g == nil || len(g.passages[p.Source]) == 0 {
		return "", false
	}
	lines := hashes(p.Text)
	for _, before := range g.passages[p.Source] {
		if contains(before.lines, lines) {
			return before.query, true
		}
	}
	return "", false
}

// contains reports whether part is in whole.
func contains(whole, part []uint64) bool {
	for from := 0; from+len(part) <= len(whole); from++ {
		n := 0
		for n < len(part) && whole[from+n] == part[n] {
			n++
		}
		if n == len(part) {
			return true
		}
	}
	return false
}

func hashes(text string) []uint64 {
	lines := strings.Split(strings.TrimRight(text, "\r\n"), "\n")
	out := make([]uint64, len(lines))
	for i, l := range lines {
		out[i] = xxhash.Sum64String(strings.TrimRight(l, "\r"))
	}
	return out
}

// Deliver remembers what a context delivers to a session for a question.
func (s *Store) Deliver(ctx context.Context, to *Delivered, query string, passages []Passage) error {
	if len(passages) == 0 {
		return nil
	}
	rows := make([]store.DeliveredRow, len(passages))
	for i, p := range passages {
		r := store.DeliveredRow{Source: p.Source, Start: p.Start}
		for _, h := range hashes(p.Text) {
			r.Lines = binary.LittleEndian.AppendUint64(r.Lines, h)
		}
		rows[i] = r
	}
	return s.db.Deliver(ctx, to.number, shortQuery(query), rows, keptContexts)
}

// shortQuery is the beginning of a question, on one line and without what looks like a secret.
func shortQuery(query string) string {
	masked := oneLine(secret.MaskString(query))
	if runes := []rune(masked); len(runes) > shownQuery {
		return strings.TrimSpace(string(runes[:shownQuery])) + "…"
	}
	return masked
}
