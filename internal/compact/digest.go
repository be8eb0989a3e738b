package compact

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Digest is what a session was about.
type Digest struct {
	Topics    []string `json:"topics"`         // what the user asked for
	Decisions []string `json:"decisions"`      // what was decided
	Questions []string `json:"open_questions"` // what is open: questions and tasks
	Context   []string `json:"context"`        // what has to be known to go on: instructions, files, failures
}

// Digested makes the digest of a conversation by rules.
func Digested(messages []conversation.Message) Digest { return digestOf(points(messages)) }

// point is a line of a digest, with the fact that it tells.
type point struct {
	part int // of Digest: topics, decisions, open questions, context
	line string
	fact *fact
}

const (
	topicPart = iota
	decisionPart
	questionPart
	contextPart
)

// parts are the lists of a digest, by the numbers of points.
func (d *Digest) parts() [4]*[]string {
	return [4]*[]string{&d.Topics, &d.Decisions, &d.Questions, &d.Context}
}

func digestOf(all []point) Digest {
	d := Digest{Topics: []string{}, Decisions: []string{}, Questions: []string{}, Context: []string{}}
	for _, p := range all {
		list := d.parts()[p.part]
		*list = append(*list, p.line)
	}
	return d
}

// points are what rules find in a conversation for its digest.
func points(messages []conversation.Message) (out []point) {
	messages = slices.Clone(messages)
	Recognise(messages)
	s := &summary{taskRunes: 400}
	asked := &searched{}
	for _, f := range extract(messages).all {
		switch f.section {
		case task:
			out = append(out, point{topicPart, cutText(squeezed(f.text), 300) + " (" + references(f.from) + ")", f})
		case requests:
			out = append(out, point{topicPart, s.line(f), f})
		case decisions:
			out = append(out, point{decisionPart, s.line(f), f})
		case open, next:
			out = append(out, point{questionPart, s.line(f), f})
			asked.add(f.key)
		case rules, findings:
			out = append(out, point{contextPart, s.line(f), f})
		case files:
			if f.rank >= rankChanged {
				out = append(out, point{contextPart, s.line(f), f})
			}
		case errors:
			if f.rank >= rankUnresolved {
				out = append(out, point{contextPart, "output: " + s.line(f), f})
			}
		}
	}
	for _, q := range Questions(messages) {
		f := &fact{section: open, key: q.Text, text: q.Author + " asked: " + quoteText(q.Text), from: []int{q.Message}, must: true}
		if !asked.has(f) {
			out = append(out, point{questionPart, s.line(f), f})
		}
	}
	return out
}

// String writes a digest as text.
func (d Digest) String() string {
	if len(d.Topics)+len(d.Decisions)+len(d.Questions)+len(d.Context) == 0 {
		return "Nothing was said in this session."
	}
	var b strings.Builder
	for _, part := range []struct {
		title string
		lines []string
	}{{"Topics", d.Topics}, {"Decisions", d.Decisions}, {"Open", d.Questions}, {"To go on", d.Context}} {
		if len(part.lines) > 0 {
			fmt.Fprintf(&b, "%s:\n- %s\n", part.title, strings.Join(part.lines, "\n- "))
		}
	}
	return strings.TrimRight(b.String(), "\n")
}

// Brief is the text of a digest in at most so many bytes, "" when nothing was said: what was demanded, decided, is open and
// was asked for. Each part may take a share of what is left, and has its newest lines.
func (d Digest) Brief(most int) string {
	var b strings.Builder
	for _, part := range []struct {
		title string
		lines []string
		share int
	}{{"To keep in mind", d.Context, 2}, {"Decided", d.Decisions, 3}, {"Open", d.Questions, 2}, {"Asked for", d.Topics, 1}} {
		room := (most-b.Len())/part.share - len(part.title) - len(":\n- 1000 earlier ones left out\n")
		from := len(part.lines)
		for from > 0 && room >= len(part.lines[from-1])+len("- \n") {
			from--
			room -= len(part.lines[from]) + len("- \n")
		}
		if from == len(part.lines) {
			continue
		}
		fmt.Fprintf(&b, "%s:\n", part.title)
		if from > 0 {
			fmt.Fprintf(&b, "- %d earlier ones left out\n", from)
		}
		fmt.Fprintf(&b, "- %s\n", strings.Join(part.lines[from:], "\n- "))
	}
	return b.String()
}

// Decision is a decision as it was said.
type Decision struct {
	Message      int    // number
	Author       string // user or assistant
	Text, Reason string
	Alternatives []string // what was not taken
	Related      []string // files and symbols
	Said         string   // the words it was made in, when a model wrote Text; else ""
}

var (
	reason    = lazyregexp.New(`(?i)\b(?:because|since|so that|in order to|to avoid|due to|as it|therefore)\b.*`)
	otherwise = lazyregexp.New(`(?i)\b(?:instead of|rather than|in favou?r of not|and not)\s+(.+?)(?:[,.;]|\s+(?:because|since|so|as|to)\b|$)`)
)

// Decisions finds decisions by their words: what somebody says that they decide, and what the user answered to a question.
// The related names are files, what is between backticks, and words that look like names of code.
func Decisions(messages []conversation.Message) (out []Decision) {
	messages = slices.Clone(messages)
	Recognise(messages)
	answered := map[int][]string{}
	for _, f := range extract(messages).all {
		if f.section == decisions && len(f.from) > 0 && strings.HasPrefix(f.text, "asked ") {
			answered[f.from[0]] = append(answered[f.from[0]], f.text)
		}
	}
	for i := range messages {
		m := &messages[i]
		if m.Role != conversation.User && m.Role != conversation.Assistant || m.Has(conversation.TagOutput) || m.Has(conversation.TagSummary) || m.Has(conversation.TagRules) {
			continue
		}
		texts := decided(m)
		if len(texts) == 0 && i > 0 {
			if d, ok := choice(&messages[i-1], m); ok {
				out = append(out, d)
				continue
			}
		}
		for _, text := range append(texts, answered[m.Number]...) {
			out = append(out, decisionOf(m, text))
		}
	}
	return out
}

func decisionOf(m *conversation.Message, text string) Decision {
	d := Decision{Message: m.Number, Author: string(m.Role), Text: text, Reason: reason.FindString(text)}
	for _, m := range otherwise.FindAllStringSubmatch(text, 3) {
		d.Alternatives = append(d.Alternatives, strings.TrimSpace(m[1]))
	}
	for _, form := range []*lazyregexp.Regexp{ticked, inProse, codeName} {
		for _, m := range form.FindAllStringSubmatch(text, 10) {
			if !slices.ContainsFunc(d.Related, func(have string) bool { return strings.Contains(have, m[1]) }) {
				d.Related = append(d.Related, m[1])
			}
		}
	}
	return d
}

// codeName is a word of prose that looks like a name of code: a qualified name, a call, or a capital or an underscore inside.
var codeName = lazyregexp.New(`(?:^|[\s("'])([A-Za-z_$][\w$]+(?:(?:\.|::|->|#)[A-Za-z_$][\w$]+)+|[A-Za-z_]\w*\(\)|[a-z$][a-z0-9$]*[A-Z_][\w$]*|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)`)
