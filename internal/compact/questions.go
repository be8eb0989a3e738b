package compact

import (
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Question is something that somebody asked in a conversation and nobody has answered.
type Question struct {
	Message int    // number
	Author  string // user or assistant; "" for one that a model names
	Text    string
}

var (
	// courtesy is what is asked to be polite, and needs no answer.
	courtesy = lazyregexp.New(`(?i)^(?:ok(?:ay)?|right|(?:shall|should|may|can) (?:i|we) (?:go on|continue|proceed|go ahead|start|begin)\b.*|(?:do|would) you (?:like|want) me to\b.*|anything else\b.*|(?:does|is) (?:that|this) (?:help|ok|okay|fine|make sense)\b.*|what(?:'s| is) (?:next|up)|(?:how|what) can i (?:help|do for you)\b.*)[?!. ]*$`)
	// openly is a question that is called one.
	openly = lazyregexp.New(`(?i)^\W*(?:open|unanswered|unresolved) (?:question|issue|point)s?\W*[:-]\s*(.+)$`)
	// undecided is what is said instead of an answer.
	undecided = anyOf("not sure", "don't know", "do not know", "no idea", "unclear", "remains? open", "open question", "to be (?:decided|clarified|discussed)", "let me (?:ask|check)", "i(?:'ll| will) (?:ask|find out|check|come back|look into)",
		"have to (?:ask|check|think)", "need to (?:ask|check|clarify|think)", "later", "good question", "depends on", "can't say", "cannot say", "waiting for", "tbd", "not yet")
)

// listening is how many questions of a conversation wait for a late answer. Older ones stay open.
const listening = 50

// Questions finds the questions that nobody answered. One of the user is answered by an assistant that says anything else
// than a question or that it does not know; one of the assistant by a user that reads as if it spoke of it. Any later
// statement that speaks of the same answers both. Earlier are those that waited before the first of the messages.
func Questions(messages []conversation.Message, earlier ...Question) []Question {
	messages = slices.Clone(messages)
	Recognise(messages)
	var waiting []waitingQuestion
	var old []Question // that nothing listens for any more
	oldAt := map[string]int{}
	ask := func(q Question, fresh bool) {
		key := plainText(q.Text)
		if at, again := oldAt[key]; again {
			old[at].Text = ""
			delete(oldAt, key)
		}
		waiting = slices.DeleteFunc(waiting, func(have waitingQuestion) bool { return have.key == key })
		waiting = append(waiting, waitingQuestion{q, key, longWords(q.Text), fresh, false})
		if len(waiting) > listening {
			oldAt[waiting[0].key] = len(old)
			old, waiting = append(old, waiting[0].Question), waiting[1:]
		}
	}
	for _, q := range earlier {
		ask(q, len(messages) > 0 && q.Message == messages[0].Number-1)
	}
	for i := range messages {
		m := &messages[i]
		if _, _, summary := IsSummary(m); summary || m.Role != conversation.User && m.Role != conversation.Assistant || m.Has(conversation.TagOutput) || m.Has(conversation.TagRules) {
			continue
		}
		said, asked := spokenOf(m)
		if len(said) > 0 && len(waiting) > 0 {
			h := heard{string(m.Role), strings.Join(said, " "), len(said) < 4, map[string]bool{}}
			for _, w := range longWords(h.text) {
				h.words[w] = true
			}
			for k := range waiting {
				waiting[k].hear(h)
			}
			waiting = slices.DeleteFunc(waiting, func(q waitingQuestion) bool { return q.settled })
		}
		for _, q := range asked {
			ask(q, true)
		}
	}
	out := slices.DeleteFunc(old, func(q Question) bool { return q.Text == "" })
	for _, q := range waiting {
		out = append(out, q.Question)
	}
	return out
}

// heard is what a message says, besides what it asks.
type heard struct {
	role  string
	text  string
	short bool
	words map[string]bool
}

// waitingQuestion is a question until somebody answers it.
type waitingQuestion struct {
	Question
	key     string
	words   []string // the longer ones
	fresh   bool     // the other one has not said anything since
	settled bool
}

// hear looks whether a message answers the question.
func (q *waitingQuestion) hear(h heard) {
	n := 0
	for _, w := range q.words {
		if h.words[w] {
			n++
		}
	}
	same := n > 0 && 2*n >= len(q.words)
	switch {
	case h.role == q.Author:
		q.settled = same && (!q.fresh || chosen.in(h.text) || finished.in(h.text))
	case !q.fresh:
		q.settled = same && !(h.short && undecided.in(h.text))
	default:
		q.fresh = false
		if h.short && undecided.in(h.text) {
			return
		}
		q.settled = same || q.Author == string(conversation.User) || h.short && answers(h.text, q.Text)
	}
}

// longWords are the different longer words of a text.
func longWords(text string) []string {
	words := longWord.FindAllString(strings.ToLower(text), -1)
	slices.Sort(words)
	return slices.Compact(words)
}

// spokenOf is what a message says and what it asks.
func spokenOf(m *conversation.Message) (said []string, asked []Question) {
	var text strings.Builder
	for i := range m.Parts {
		if m.Parts[i].Kind == conversation.Text {
			text.WriteString(m.Parts[i].Text + "\n")
		}
	}
	if text.Len() > maxLook {
		return nil, nil
	}
	ask := func(s string) { asked = append(asked, Question{m.Number, string(m.Role), cutText(squeezed(s), 300)}) }
	long := text.Len() > longMessage && m.Role == conversation.User // a report or a document that was pasted
	for _, s := range statements(text.String()) {
		switch found := openly.FindStringSubmatch(s.whole()); {
		case found != nil:
			ask(found[1])
		case !strings.HasSuffix(strings.TrimRight(s.text, `"')*_ `), "?"):
			said = append(said, s.text)
		case !long && len(strings.Fields(s.text)) > 2 && !courtesy.MatchString(s.text) && !code(s.text):
			ask(s.text)
		}
	}
	return said, asked
}

// shared is the share of the long words of a text that another has.
func shared(text, other string) float64 {
	words := longWords(text)
	there := longWords(other)
	n := 0
	for _, w := range words {
		if _, ok := slices.BinarySearch(there, w); ok {
			n++
		}
	}
	return float64(n) / float64(max(len(words), 1))
}

// OpenQuestions are the questions among the open points of a digest.
func (d Digest) OpenQuestions() (out []Question) {
	for _, line := range d.Questions {
		q := Question{Text: line}
		if refs := trailingRefs.FindStringSubmatch(line); refs != nil {
			q.Message, q.Text = last(refsOf(refs[1])), line[:len(line)-len(refs[0])]
		}
		if by := askedBy.FindStringSubmatch(q.Text); by != nil {
			if q.Author, q.Text = by[1], by[2]; q.Author == "" {
				q.Author = string(conversation.Assistant)
			}
		} else if !strings.HasSuffix(strings.TrimRight(q.Text, `"')*_ `), "?") {
			continue
		}
		out = append(out, q)
	}
	return out
}

// askedBy is how the rules write a question down.
var askedBy = lazyregexp.New(`^(?:(user|assistant) asked|the user was asked and has not answered): "(.*)"$`)
