package feedback

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

const (
	// usedShare is the share of a result's identifiers from which what has more of them was made of it: requirement RET-15.
	usedShare = 0.3
	// fewest is how many identifiers a result has to have for a share to tell anything.
	fewest = 4
	// most is how many identifiers of a result are kept.
	most = 200
	// waits is how long a result waits for an answer.
	waits = 7 * 24 * time.Hour
)

// Result is something a session was given.
type Result struct {
	ID   string // of the entity
	Name string // of it, qualified or not
	Text string
}

// Deliver notes what is delivered to a session. What was delivered before, and not used in what was said since, was ignored.
func (s *Store) Deliver(ctx context.Context, session string, results []Result) error {
	now := s.now()
	return s.db.UpdateFeedback(ctx, func(t store.FeedbackTx) error {
		if err := t.Expire(now.Add(-waits).UnixMilli()); err != nil {
			return err
		}
		if _, err := s.settle(t, session); err != nil {
			return err
		}
		for _, r := range results {
			words := identifiers(r.Text)
			err := t.Deliver(store.DeliveredEntity{Session: session, Entity: r.ID, Name: r.Name, Words: strings.Join(words[:min(len(words), most)], " "), Created: now.UnixMilli()})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// settle counts what a session said something after, without using it.
func (s *Store) settle(t store.FeedbackTx, session string) (ignored []string, err error) {
	all, err := t.Delivered(session)
	for _, g := range all {
		if !g.Spoken {
			continue
		}
		if err := s.count(t, g.Entity, Ignored); err != nil {
			return nil, err
		}
		if err := t.Decided(session, g.Entity); err != nil {
			return nil, err
		}
		ignored = append(ignored, g.Entity)
	}
	return ignored, err
}

// Heard is what was counted for a message.
type Heard struct {
	Used    []string `json:"used,omitempty"`
	Ignored []string `json:"ignored,omitempty"`
}

// Hear counts which of the results that a session was given the assistant used in what it said. Those it did not use are counted as
// ignored when its turn is over: with the next message of the user, or the next results. A message of the user says no more.
func (s *Store) Hear(ctx context.Context, session, role, text string) (out Heard, err error) {
	if !s.db.Exists() { // nothing was delivered
		return out, nil
	}
	err = s.db.UpdateFeedback(ctx, func(t store.FeedbackTx) (err error) {
		out = Heard{}
		if role != "assistant" {
			out.Ignored, err = s.settle(t, session)
			return err
		}
		all, err := t.Delivered(session)
		if err != nil {
			return err
		}
		words := identifiers(text)
		for _, g := range all {
			if !mentioned(g.Entity, g.Name, text) && !madeOf(strings.Fields(g.Words), words) {
				g.Spoken = true
				if err := t.Deliver(g); err != nil {
					return err
				}
				continue
			}
			if err := s.count(t, g.Entity, Used); err != nil {
				return err
			}
			if err := t.Decided(session, g.Entity); err != nil {
				return err
			}
			out.Used = append(out.Used, g.Entity)
		}
		return nil
	})
	return out, err
}

// madeOf reports whether what was said has more than a share of the identifiers of a result. Both are sorted.
func madeOf(result, said []string) bool {
	if len(result) < fewest {
		return false
	}
	n := 0
	for _, w := range result {
		if _, ok := slices.BinarySearch(said, w); ok {
			n++
		}
	}
	return float64(n) > usedShare*float64(len(result))
}

// mentioned reports whether a text names an entity: by its qualified name, or by the last part of that.
func mentioned(id, name, text string) bool {
	if says(name, text) {
		return true
	}
	i := strings.LastIndexAny(name, ".:")
	return i >= 0 && strings.Contains(id, "#") && says(name[i+1:], text) // the name of a file is whole
}

// says reports whether a text has a name as a whole word. One that may as well be an English word has to be written as code is: after
// a dot or a backtick, or before a parenthesis.
func says(name, text string) bool {
	if len(name) < shortest {
		return false
	}
	plain := isPlain(name)
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		before, after := text[:from+i], text[from+i+len(name):]
		if !endsInWord(before) && !startsWithWord(after) &&
			(!plain || strings.HasSuffix(before, ".") || strings.HasSuffix(before, "`") || strings.HasPrefix(after, "(")) {
			return true
		}
		from += i + len(name)
	}
}

// shortest is how many bytes a name has to have to be looked for.
const shortest = 3

// isPlain reports whether a name may as well be an English word: letters that change case at the beginning only.
func isPlain(name string) bool {
	for i, r := range name {
		if !unicode.IsLetter(r) || i > 0 && unicode.IsUpper(r) {
			return false
		}
	}
	return true
}

func inWord(r rune) bool { return r == '_' || r == '$' || unicode.IsLetter(r) || unicode.IsDigit(r) }

func startsWithWord(s string) bool {
	for _, r := range s {
		return inWord(r)
	}
	return false
}

func endsInWord(s string) bool {
	last, _ := utf8.DecodeLastRuneInString(s)
	return inWord(last)
}

// identifiers are the names in a text, each once and sorted, without the words that every program has.
func identifiers(text string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return !inWord(r) }) {
		if len(w) >= shortest && !unicode.IsDigit(rune(w[0])) && !everywhere()[w] {
			out = append(out, w)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// everywhere are keywords, basic types and the commonest English words.
var everywhere = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`and are assert async await bool boolean break byte case catch char class const constructor continue def default defer del delete do double
		elif else elsif end enum error except export extends false final finally float fn for foreach from func function get global goto has have if impl implements import in
		instanceof int interface into is lambda let long loop make match mod module mut namespace new nil none None not null number object of operator or package pass private
		protected pub public raise range ref require return self Self set short static str string struct super switch template the then this throw throws trait true True False
		try type typedef typeof undefined union unless unsafe until use using val var virtual void when where while with yield that which will was can may it its but all any each`) {
		m[w] = true
	}
	return m
})
