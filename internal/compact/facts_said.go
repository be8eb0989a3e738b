package compact

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// user reads what a person says.
// before says that nobody has answered yet.
func (f *facts) user(m *conversation.Message, before bool) {
	text := m.Words()
	if strings.TrimSpace(text) == "" {
		return
	}
	f.spoken++
	asks := before && f.only(task) == nil || f.spoken == 1
	var rest []string
	said := statements(text)
	long := len(text) > longMessage
	for _, s := range said {
		whole := s.whole()
		if acknowledged.MatchString(s.text) || code(s.text) {
			continue
		}
		line := cutText(whole, maxStatement)
		isStrict := strict.in(whole)
		switch {
		case !isStrict && saidSo.in(whole):
			f.add(fact{section: decisions, key: line, text: "the user: " + quoteText(line), from: []int{m.Number}, rank: rankUserChoice, must: true})
		case isStrict || wanted.in(whole) || isMeasured(whole):
			rank, must := rankWanted, true
			switch {
			case isStrict:
				rank = rankStrict
			case long: // a report or a document that was pasted: it describes more than it wants
				rank, must = rankConclusion, isMeasured(whole)
			}
			f.add(fact{section: rules, key: line, text: quoteText(line), short: quoteText(cutText(line, 240)), from: []int{m.Number}, rank: rank, must: must})
		case chosen.in(whole):
			f.add(fact{section: decisions, key: line, text: "the user: " + quoteText(line), from: []int{m.Number}, rank: rankUserChoice, must: true})
		default:
			rest = append(rest, s.text)
		}
	}
	switch words := strings.Join(rest, " "); {
	case asks:
		f.asking = append(f.asking, note{lines: strings.TrimSpace(reminder.ReplaceAllString(text, "")), number: m.Number})
	case f.question != "" && len(said) <= 3 && answers(text, f.question):
		line := squeezed(text)
		f.add(fact{section: decisions, key: line, text: fmt.Sprintf("asked %s (#%d), the user answered %s", quoteText(f.question), f.asked, quoteText(line)), from: []int{m.Number}, rank: rankUserChoice, must: true})
	case words != "":
		line := cutText(words, maxStatement)
		f.add(fact{section: requests, key: line, text: quoteText(line), short: quoteText(cutText(words, 160)), from: []int{m.Number}, rank: rankRequest, must: true})
	}
	f.question = ""
	f.pasted(text, m.Number)
	f.mentions(text, m.Number, !long)
	f.checkboxes(text, m.Number)
}

// relayedBy is what is behind words of the user that nobody knows to be the user's.
const relayedBy = "(as reported by a tool)"

// relayed marks what was found since there were so many facts and parts of a task as something that a tool says the user said.
func (f *facts) relayed(facts, asked int) {
	for _, n := range f.all[facts:] {
		if n.text += " " + relayedBy; n.short != "" {
			n.short += " " + relayedBy
		}
	}
	for i := range f.asking[asked:] {
		f.asking[asked+i].lines += "\n" + relayedBy
	}
}

// demonstrates reports whether a message that comes before the task shows how such a task is done: nothing in it is wanted.
func demonstrates(text string) bool {
	head, _ := ends(text, 200)
	return demonstration.MatchString(head)
}

var demonstration = lazyregexp.New(`(?i)\bhere(?:'s| is) (?:a|an|the) (?:demonstration|(?:running |worked )?example) of how\b`)

// tasked makes the task of what the user said before the first answer. Where that ends with a message that says something, long
// ones before it are what was given along: an example, a file.
func (f *facts) tasked() {
	all := f.asking
	if n := len(all); n > 1 && len(all[n-1].lines) > 400 {
		all = slices.DeleteFunc(slices.Clone(all), func(s note) bool { return s.number != all[n-1].number && len(s.lines) > longMessage })
	}
	var texts []string
	var from []int
	for _, s := range all {
		if s.lines != "" {
			texts, from = append(texts, s.lines), append(from, s.number)
		}
	}
	if text := strings.Join(texts, "\n\n"); text != "" {
		f.add(fact{section: task, key: cutText(firstSentence(text), 200), text: text, from: from, rank: rankTask, must: true})
	}
}

// pasted finds the errors in output that a user put into a message.
func (f *facts) pasted(text string, number int) {
	if strings.Count(text, "\n") < 3 {
		return
	}
	kept := 0
	for line := range strings.Lines(text[max(0, len(text)-maxLook):]) {
		if len(line) > 2000 || !looksAlarming(line) || kept == maxPasted {
			continue
		}
		if line = squeezed(untagged(line)); slices.ContainsFunc(certain[:2], func(r *lazyregexp.Regexp) bool { return r.MatchString(line) }) && !zero.MatchString(line) {
			kept++
			line = cutText(line, 240)
			f.add(fact{section: errors, key: cutText(line, maxErrorKey), text: quoteText(line) + ": " + pastedBy, short: quoteText(cutText(line, maxErrorKey)), from: []int{number}, rank: rankUnresolved, must: true})
		}
	}
}

const (
	maxPasted = 5 // errors of one message
	pastedBy  = "pasted by the user"
)

// code reports whether a statement is a line of a listing or of output that was pasted without a fence.
func code(s string) bool {
	if listing.MatchString(s) || strings.Contains(s, "bash-$") {
		return true
	}
	letters, all := 0, 0
	for _, r := range s {
		all++
		if r == ' ' || unicode.IsLetter(r) {
			letters++
		}
	}
	return all > 24 && letters*100 < all*70 && !strings.Contains(s, "`")
}

var listing = lazyregexp.New(`^\d+\s*[:|]|^\[File: |^\(Open file: `)

var (
	// acknowledged is what says nothing but that one listens.
	acknowledged = lazyregexp.New(`(?i)^(?:good|great|ok|okay|thanks?|thank you|fine|perfect|nice|cool|yes|yep|sure|alright|continue|go on|go ahead|carry on|proceed|please continue|please go on|looks good|lgtm|hi|hello|hey|done)\b[\s,.!]*(?:job|work|then|please|so far|thanks?)?[.!\s]*$`)
	answerWord   = lazyregexp.New(`(?i)^(?:yes|yep|yeah|no|nope|ok|okay|sure|correct|right|exactly|both|neither|either|none|all|the (?:first|second|third|last|former|latter)|option|per|only)\b|^(?i:[a-d1-4])(?:[.,)]|\s|$)`)
	longWord     = lazyregexp.New(`[\pL\pN_]{4,}`)
)

// answers reports whether a text reads as the answer to a question: it begins as one, or is short and speaks of the same.
func answers(text, question string) bool {
	text = squeezed(text)
	if utf8.RuneCountInString(text) > 160 {
		return false
	}
	if answerWord.MatchString(text) {
		return true
	}
	asked := map[string]bool{}
	for _, w := range longWord.FindAllString(strings.ToLower(question), -1) {
		asked[w] = true
	}
	n := 0
	for _, w := range longWord.FindAllString(strings.ToLower(text), -1) {
		if asked[w] {
			n++
		}
	}
	return n > 1 || n == 1 && len(strings.Fields(text)) <= 6
}

// assistant reads what the model says. last is whether it ends a cycle, age how many cycles came after.
func (f *facts) assistant(m *conversation.Message, last bool, age int) {
	question := ""
	for i := range m.Parts {
		p := &m.Parts[i]
		if p.Kind != conversation.Text && p.Kind != conversation.Thinking {
			continue
		}
		less := 0
		if p.Kind == conversation.Thinking {
			less = rankThoughtLess
		}
		for _, s := range statements(prose(p.Text)) {
			f.judge(s, m.Number, less, last, age)
			if strings.HasSuffix(s.text, "?") && less == 0 {
				question = cutText(s.text, 240)
			}
			if less == 0 {
				f.remark(s, m.Number)
			}
		}
		for _, a := range edits(p.Text) {
			a.call = m.Number
			f.act(a)
		}
		if less == 0 {
			f.mentions(prose(p.Text), m.Number, false)
			f.checkboxes(p.Text, m.Number)
		}
	}
	if question != "" {
		f.question, f.asked = question, m.Number
	}
}

// remark keeps what the assistant said besides, for the space that is left: what names something first.
func (f *facts) remark(s statement, number int) {
	if len(s.text) < 24 || aboutToLook.in(s.text) || strings.HasSuffix(s.text, ":") || code(s.text) || f.known(cutText(s.whole(), maxStatement)) {
		return
	}
	rank := rankStep
	if telling.MatchString(s.text) && !intended.in(s.text) {
		rank = rankRemark
	}
	line := cutText(s.text, 240)
	f.add(fact{section: steps, key: line, text: "said: " + quoteText(line), short: "said: " + quoteText(cutText(s.text, 120)), from: []int{number}, rank: rank})
}

// telling is what names something: code, a path, a number, a name of several words.
var telling = lazyregexp.New("`[^`]+`|\\w/\\w|\\d|[a-z][A-Z]|\\w_\\w|\\w\\(\\)")

// judge sorts one statement of the assistant.
func (f *facts) judge(s statement, number, less int, last bool, age int) {
	whole := s.whole()
	if len(whole) < 16 || strings.HasSuffix(whole, "?") {
		return
	}
	current := age == 0
	line := cutText(whole, maxStatement)
	from := []int{number}
	looksOnly := aboutToLook.in(whole)
	reasoned := weighed.in(whole)
	switch {
	case !looksOnly && chosen.in(whole) && !praised.MatchString(whole):
		rank := rankWeakChoice
		if reasoned || last {
			rank = rankDecision
		}
		f.add(fact{section: decisions, key: line, text: quoteText(line), short: quoteText(cutText(line, 160)), from: from, rank: rank - less, must: reasoned && less == 0})
	case postponed.in(whole) && (last || current) && age <= 2 && less == 0: // what was left to do before that is done or forgotten
		rank := rankFinding
		if current {
			rank = rankOpen
		}
		f.add(fact{section: open, key: line, text: quoteText(line), short: quoteText(cutText(line, 160)), from: from, rank: rank, must: current && last})
	case !looksOnly && finished.in(whole) && less == 0:
		rank := rankDone
		if last {
			rank = rankConclusion
		}
		f.add(fact{section: done, key: line, text: quoteText(line), from: from, rank: rank})
	case !looksOnly && found.in(whole):
		f.add(fact{section: findings, key: line, text: quoteText(line), short: quoteText(cutText(line, 160)), from: from, rank: rankFinding - less, must: less == 0 && cause.in(whole)})
	case last && less == 0 && !intended.in(whole):
		f.add(fact{section: done, key: line, text: quoteText(line), from: from, rank: rankConclusion - 4})
	}
	if current && intended.in(whole) && less == 0 {
		if have := f.only(next); have != nil {
			f.drop(have)
		}
		f.add(fact{section: next, key: line, text: quoteText(line), from: from, rank: rankNext})
	}
}

// known reports whether a statement is a fact of its own already.
func (f *facts) known(line string) bool {
	key := strings.ToLower(squeezed(line))
	for sec := rules; sec < files; sec++ {
		if f.byKey[strconv.Itoa(int(sec))+key] != nil {
			return true
		}
	}
	return false
}

func (f *facts) only(s section) *fact {
	for _, have := range f.all {
		if have.section == s {
			return have
		}
	}
	return nil
}

func (f *facts) drop(gone *fact) {
	f.all = slices.DeleteFunc(f.all, func(have *fact) bool { return have == gone })
	delete(f.byKey, strconv.Itoa(int(gone.section))+strings.ToLower(gone.key))
}

// praised is said of a fix that is there, not of one that was chosen.
var praised = lazyregexp.New(`(?i)\b(?:fix|solution|approach|design|plan) (?:is|was) (?:now )?(?:working|complete|correct|done|ready|good|in place|robust)`)

var (
	ticked     = lazyregexp.New("`([^`\n]{2,120})`")
	identifier = lazyregexp.New(`^[A-Za-z_$@][\w$]*(?:(?:\.|::|->|#)[\w$]+)*(?:\(\))?$`)
	urls       = lazyregexp.New(`https?://[^\s<>"')\]]+[^\s<>"')\].,;:]`)
	inProse    = lazyregexp.New(`(?:^|[\s("'\x60])((?:[\w.@+~-]+/)+[\w.@+-]+\.[A-Za-z][\w]{0,6}|(?:[\w@+-]+)\.(?:go|py|ts|tsx|js|jsx|rs|java|kt|rb|php|c|cc|cpp|h|hpp|cs|swift|scala|hs|ex|exs|lua|zig|sh|sql|md|rst|toml|yaml|yml|json|ini|cfg|proto|html|css|mod|lock|txt)\b)(?::(\d+(?:-\d+)?))?`)
)

// mentions finds the files, names and addresses that a text speaks of.
func (f *facts) mentions(text string, number int, byUser bool) {
	if len(text) > 200_000 {
		text = text[:200_000]
	}
	for _, m := range ticked.FindAllStringSubmatch(text, 60) {
		if s := m[1]; identifier.MatchString(s) && len(s) > 2 && !inProse.MatchString(s) {
			f.name(strings.TrimSuffix(s, "()"), number, byUser)
		}
	}
	left := 60
	for line := range strings.Lines(text) {
		if left == 0 {
			break
		}
		if !namesFile(line) {
			continue
		}
		for _, m := range inProse.FindAllStringSubmatch(line, left) {
			left--
			f.touch("named", m[1], m[2], number)
			if byUser {
				f.byUser[m[1]] = true
			}
		}
	}
	if byUser {
		for _, u := range urls.FindAllString(text, 10) {
			f.add(fact{section: requests, key: u, text: u, from: []int{number}, rank: rankMentioned, must: true})
		}
	}
}

// namesFile tells whether inProse can match: a point is before a letter and behind what a name may end with.
func namesFile(line string) bool {
	for i := 1; i < len(line)-1; i++ {
		next := strings.IndexByte(line[i:], '.')
		if next < 0 {
			return false
		}
		i += next
		if i+1 < len(line) && isLetter(line[i+1]) && line[i-1] != ' ' {
			return true
		}
	}
	return false
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

func (f *facts) name(s string, number int, byUser bool) {
	if !slices.Contains(f.names[s], number) {
		f.names[s] = append(f.names[s], number)
	}
	if byUser {
		f.byUser[s] = true
	}
}

func (f *facts) touch(verb, path, lines string, number int) {
	path = strings.TrimPrefix(path, "./")
	notes := f.fileNotes[path]
	if n := len(notes); n > 0 && notes[n-1].number == number && (notes[n-1].verb == verb || verb == "named") {
		return
	}
	f.fileNotes[path] = append(notes, note{verb, lines, number})
	if verb != "read" && verb != "named" {
		f.changed[path] = true
	}
}

func (f *facts) checkboxes(text string, number int) {
	if !strings.Contains(text, "[") {
		return
	}
	for line := range strings.Lines(text) {
		m := checkbox.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil || len(m[2]) > 400 {
			continue
		}
		b := box{squeezed(m[2]), m[1] != " ", number}
		if i := slices.IndexFunc(f.boxes, func(have box) bool { return have.text == b.text }); i >= 0 {
			f.boxes[i] = b
		} else {
			f.boxes = append(f.boxes, b)
		}
	}
}
