package compact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// Question is something that somebody asked in a conversation and nobody has answered.
type Question struct {
	Message int    // number
	Author  string // user or assistant; "" for one that a model names
	Text    string
}

var (
	// courtesy is what is asked to be polite, and needs no answer.
	courtesy = regexp.MustCompile(`(?i)^(?:ok(?:ay)?|right|(?:shall|should|may|can) (?:i|we) (?:go on|continue|proceed|go ahead|start|begin)\b.*|(?:do|would) you (?:like|want) me to\b.*|anything else\b.*|(?:does|is) (?:that|this) (?:help|ok|okay|fine|make sense)\b.*|what(?:'s| is) (?:next|up)|(?:how|what) can i (?:help|do for you)\b.*)[?!. ]*$`)
	// openly is a question that is called one.
	openly = regexp.MustCompile(`(?i)^\W*(?:open|unanswered|unresolved) (?:question|issue|point)s?\W*[:-]\s*(.+)$`)
	// undecided is what is said instead of an answer.
	undecided = anyOf("not sure", "don't know", "do not know", "no idea", "unclear", "remains? open", "open question", "to be (?:decided|clarified|discussed)", "let me (?:ask|check)", "i(?:'ll| will) (?:ask|find out|check|come back|look into)",
		"have to (?:ask|check|think)", "need to (?:ask|check|clarify|think)", "later", "good question", "depends on", "can't say", "cannot say", "waiting for", "tbd", "not yet")
)

// Questions finds the questions that nobody answered. One of the user is answered by an assistant that says anything else
// than a question or that it does not know; one of the assistant by a user that reads as if it spoke of it. Any later
// statement of either that speaks of the same answers both. Earlier are those that waited before the first of the messages.
func Questions(messages []conversation.Message, earlier ...Question) []Question {
	messages = slices.Clone(messages)
	Recognise(messages)
	var waiting []waitingQuestion
	for _, q := range earlier {
		last := len(messages) > 0 && q.Message == messages[0].Number-1 // nobody has said anything since
		waiting = append(waiting, waitingQuestion{Question: q, putOff: !last})
	}
	for i := range messages {
		m := &messages[i]
		if _, _, summary := IsSummary(m); summary || m.Role != conversation.User && m.Role != conversation.Assistant || m.Has(conversation.TagOutput) || m.Has(conversation.TagRules) {
			continue
		}
		said, asked := spokenOf(m)
		for k := range waiting {
			waiting[k].hear(said, m)
		}
		waiting = slices.DeleteFunc(waiting, func(q waitingQuestion) bool {
			return q.settled || slices.ContainsFunc(asked, func(again Question) bool { return plainText(again.Text) == plainText(q.Text) })
		})
		for _, q := range asked {
			waiting = append(waiting, waitingQuestion{Question: q})
		}
	}
	var out []Question
	for _, q := range waiting {
		out = append(out, q.Question)
	}
	return out
}

// waitingQuestion is a question until somebody answers it.
type waitingQuestion struct {
	Question
	settled bool
	putOff  bool // the other one said that it does not know
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

// hear looks whether a message answers the question.
func (q *waitingQuestion) hear(said []string, m *conversation.Message) {
	if len(said) == 0 {
		return
	}
	all := strings.Join(said, " ")
	same := shared(q.Text, all) >= 0.5
	switch {
	case string(m.Role) == q.Author:
		q.settled = same && (q.putOff || chosen.in(all) || finished.in(all))
	case undecided.in(all) && len(said) < 4:
		q.putOff = true
	case q.Author == string(conversation.User) && !q.putOff:
		q.settled = true
	default:
		q.settled = same || len(said) <= 3 && answers(all, q.Text)
	}
}

// shared is the share of the long words of a text that another has.
func shared(text, other string) float64 {
	words := map[string]bool{}
	for _, w := range longWord.FindAllString(strings.ToLower(text), -1) {
		words[w] = true
	}
	if len(words) == 0 {
		return 0
	}
	n := 0
	for _, w := range longWord.FindAllString(strings.ToLower(other), -1) {
		if words[w] {
			n++
			words[w] = false
		}
	}
	return float64(n) / float64(len(words))
}

// Asked are the questions among the open points of a digest.
func (d Digest) Asked() (out []Question) {
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
var askedBy = regexp.MustCompile(`^(?:(user|assistant) asked|the user was asked and has not answered): "(.*)"$`)
