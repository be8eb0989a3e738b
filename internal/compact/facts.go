package compact

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// fact is one thing that was said, done or learned: a line of a summary.
type fact struct {
	section section
	key     string // what it is, and what has to be found after a compaction
	text    string // the line, without its references when those stand at the end
	short   string // the line when there is little room; "" for the key
	from    []int  // numbers of messages
	inText  bool   // the references stand in the text
	seq     int    // the order they were found in
	rank    int    // what matters more comes first
	must    bool   // it must survive
}

// section is a part of a summary.
type section int

const (
	task section = iota
	rules
	requests
	decisions
	findings
	done
	open
	next
	files
	symbols
	commands
	errors
	attachments
	steps
	sections
)

// class is what a section is called in a report.
func (s section) class() string {
	return [...]string{"task", "instructions", "requests", "decisions", "findings", "done", "open", "next", "files", "symbols", "commands", "errors", "attachments", "log"}[s]
}

// The ranks of facts. What cannot be found out again comes first: what the user wants, then what was decided and why,
// then what was done, then what can be read again.
const (
	rankTask        = 100
	rankStrict      = 95
	rankNext        = 92
	rankRequest     = 90
	rankWanted      = 86
	rankOpen        = 84
	rankUserChoice  = 83
	rankDecision    = 80
	rankUnresolved  = 78
	rankChanged     = 76
	rankFailed      = 72
	rankFinding     = 66
	rankResolved    = 62
	rankRan         = 60
	rankConclusion  = 58
	rankDefined     = 57
	rankRead        = 54
	rankSymbol      = 50
	rankDone        = 46
	rankMentioned   = 44
	rankWeakChoice  = 42
	rankStep        = 30
	rankLook        = 20
	rankThoughtLess = 14 // what a thought is worth less than the same said aloud
)

// facts gathers what is in a conversation.
type facts struct {
	all   []*fact
	byKey map[string]*fact

	fileNotes map[string][]note
	runs      map[string][]run
	names     map[string][]int // symbols
	defined   map[string]bool
	byUser    map[string]bool // symbols and paths that the user named
	changed   map[string]bool // paths

	question string // of the assistant, that waits for an answer
	asked    int
	todos    []todo
	todosAt  int
	boxes    []box
	spoken   int    // messages of the user so far
	pending  []fact // errors of an older summary that nothing had settled
}

type note struct {
	verb, lines string
	number      int
}

type run struct {
	outcome, said string
	call, result  int
	command       string
}

type box struct {
	text    string
	checked bool
	number  int
}

// extract finds the facts of a conversation.
func extract(messages []conversation.Message) *facts {
	f := &facts{byKey: map[string]*fact{}, fileNotes: map[string][]note{}, runs: map[string][]run{}, names: map[string][]int{}, defined: map[string]bool{}, byUser: map[string]bool{}, changed: map[string]bool{}}
	pairs := conversation.Pair(messages)
	lastCycle := 0
	cycles := conversation.Cycles(messages)
	if n := len(cycles); n > 0 {
		lastCycle = cycles[n-1]
	}
	for i := range messages {
		m := &messages[i]
		ends := i+1 == len(messages) || messages[i+1].Speaks() // the last of its cycle
		switch {
		case m.Role == conversation.System:
		case m.Has(conversation.TagSummary):
			if _, _, ok := IsSummary(m); ok {
				f.takeOver(m)
			} else { // another program's
				f.mentions(m.Words(), m.Number, false)
				f.checkboxes(m.Words(), m.Number)
			}
		case m.Has(conversation.TagPlaceholder), m.Has(conversation.TagRules):
		case m.Has(conversation.TagAttachment):
			f.attachment(m)
		case m.Role == conversation.Assistant:
			f.assistant(m, ends, lastCycle-cycles[i])
		case m.Has(conversation.TagOutput):
			f.observed(messages, i)
		case m.Role == conversation.User && !m.Has(conversation.TagMeta):
			f.user(m)
		}
		for k := range m.Parts {
			p := &m.Parts[k]
			switch p.Kind {
			case conversation.Call:
				result, ok := pairs.ResultOf[conversation.Place{Message: i, Part: k}]
				a := readCall(p)
				a.call = m.Number
				if ok {
					r := &messages[result.Message].Parts[result.Part]
					a.result = messages[result.Message].Number
					a.outcomeFrom(r.Text, r.Failed)
				}
				f.act(a)
			case conversation.Image, conversation.File:
				if !m.Has(conversation.TagAttachment) {
					f.add(fact{section: attachments, key: p.Text, text: string(p.Kind) + " " + quoteText(p.Text), from: []int{m.Number}, rank: rankMentioned})
				}
			}
		}
	}
	f.settle()
	return f
}

// outcomeFrom reads how a call went. Text of a file that was read may speak of errors and is none.
func (a *action) outcomeFrom(output string, failed bool) {
	if strings.HasPrefix(output, placeholderStart) {
		a.outcome, a.said = readPlaceholder(output)
		return
	}
	isRun := a.verb == "ran" && !looks(a.what)
	switch {
	case isRun:
		a.outcome = outcomeOf(output, failed)
	case failed || len(output) < 600 && toolFailed.MatchString(output):
		a.outcome = "failed"
	}
	if a.outcome == "failed" {
		if a.said = errorLine(output); a.said == "" {
			a.said = cutText(lastLine(output), 200)
		}
	}
}

var toolFailed = regexp.MustCompile(`(?i)^\s*(?:<tool_use_error>|error\b|\[?error\]?:|failed\b|no such file|no replacement was performed|file (?:not found|does not exist)|invalid\b|permission denied|exit(?:ed with)? (?:code|status) [1-9])`)

func lastLine(s string) string {
	lines := codeLines(s)
	if len(lines) == 0 {
		return ""
	}
	return squeezed(lines[len(lines)-1])
}

// add keeps a fact, or the references of one that is there already.
func (f *facts) add(n fact) *fact {
	if n.key = squeezed(n.key); n.key == "" {
		return nil
	}
	id := strconv.Itoa(int(n.section)) + strings.ToLower(n.key)
	if have := f.byKey[id]; have != nil {
		for _, r := range n.from {
			if !slices.Contains(have.from, r) {
				have.from = append(have.from, r)
			}
		}
		have.rank, have.must = max(have.rank, n.rank), have.must || n.must
		return have
	}
	n.seq = len(f.all)
	kept := &n
	f.byKey[id] = kept
	f.all = append(f.all, kept)
	return kept
}

// maxErrorKey is how much of an error has to be found again, in characters.
const maxErrorKey = 160

// maxStatement is how long a quoted statement may be, in characters.
const maxStatement = 420

// longMessage is from what length on a message of the user is read as one that quotes more than it says, in bytes.
const longMessage = 2500

// user reads what a person says.
func (f *facts) user(m *conversation.Message) {
	text := m.Words()
	if strings.TrimSpace(text) == "" {
		return
	}
	f.spoken++
	first := f.spoken == 1
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
		case isStrict || wanted.in(whole) || measured.MatchString(whole):
			rank, must := rankWanted, true
			switch {
			case isStrict:
				rank = rankStrict
			case long: // a report or a document that was pasted: it describes more than it wants
				rank, must = rankConclusion, measured.MatchString(whole)
			}
			f.add(fact{section: rules, key: line, text: quoteText(line), short: quoteText(cutText(line, 240)), from: []int{m.Number}, rank: rank, must: must})
		case chosen.in(whole):
			f.add(fact{section: decisions, key: line, text: "the user: " + quoteText(line), from: []int{m.Number}, rank: rankUserChoice, must: true})
		default:
			rest = append(rest, s.text)
		}
	}
	switch words := strings.Join(rest, " "); {
	case first:
		f.add(fact{section: task, key: cutText(firstSentence(text), 200), text: strings.TrimSpace(reminder.ReplaceAllString(text, "")), from: []int{m.Number}, rank: rankTask, must: true})
	case f.question != "" && len(said) <= 3 && answers(text, f.question):
		line := squeezed(text)
		f.add(fact{section: decisions, key: line, text: fmt.Sprintf("asked %s (#%d), the user answered %s", quoteText(f.question), f.asked, quoteText(line)), from: []int{m.Number}, rank: rankUserChoice, must: true})
	case words != "":
		line := cutText(words, maxStatement)
		f.add(fact{section: requests, key: line, text: quoteText(line), short: quoteText(cutText(words, 160)), from: []int{m.Number}, rank: rankRequest, must: true})
	}
	f.question = ""
	f.mentions(text, m.Number, !long)
	f.checkboxes(text, m.Number)
}

// code reports whether a statement is a line of a listing or of output that was pasted without a fence.
func code(s string) bool {
	if listing.MatchString(s) {
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

var listing = regexp.MustCompile(`^\d+\s*[:|]|^\[File: |^\(Open file: |bash-\$`)

var (
	// acknowledged is what says nothing but that one listens.
	acknowledged = regexp.MustCompile(`(?i)^(?:good|great|ok|okay|thanks?|thank you|fine|perfect|nice|cool|yes|yep|sure|alright|continue|go on|go ahead|carry on|proceed|please continue|please go on|looks good|lgtm|hi|hello|hey|done)\b[\s,.!]*(?:job|work|then|please|so far|thanks?)?[.!\s]*$`)
	answerWord   = regexp.MustCompile(`(?i)^(?:yes|yep|yeah|no|nope|ok|okay|sure|correct|right|exactly|both|neither|either|none|all|the (?:first|second|third|last|former|latter)|option|per|only)\b|^(?i:[a-d1-4])(?:[.,)]|\s|$)`)
	longWord     = regexp.MustCompile(`[\pL\pN_]{4,}`)
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
		all := statements(prose(p.Text))
		for k, s := range all {
			f.judge(s, m.Number, less, last, age)
			if strings.HasSuffix(s.text, "?") && less == 0 {
				question = cutText(s.text, 240)
			}
			if k == len(all)-1 && less == 0 && !aboutToLook.in(s.text) && !f.known(cutText(s.whole(), maxStatement)) {
				f.add(fact{section: steps, key: "said " + strconv.Itoa(m.Number), text: "said: " + quoteText(cutText(s.text, 160)), from: []int{m.Number}, rank: rankStep})
			}
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
	case !looksOnly && chosen.in(whole):
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

var (
	ticked     = regexp.MustCompile("`([^`\n]{2,120})`")
	identifier = regexp.MustCompile(`^[A-Za-z_$@][\w$]*(?:(?:\.|::|->|#)[\w$]+)*(?:\(\))?$`)
	urls       = regexp.MustCompile(`https?://[^\s<>"')\]]+[^\s<>"')\].,;:]`)
	inProse    = regexp.MustCompile(`(?:^|[\s("'\x60])((?:[\w.@+~-]+/)+[\w.@+-]+\.[A-Za-z][\w]{0,6}|(?:[\w@+-]+)\.(?:go|py|ts|tsx|js|jsx|rs|java|kt|rb|php|c|cc|cpp|h|hpp|cs|swift|scala|hs|ex|exs|lua|zig|sh|sql|md|rst|toml|yaml|yml|json|ini|cfg|proto|html|css|mod|lock|txt))(?::(\d+(?:-\d+)?))?`)
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
	for _, m := range inProse.FindAllStringSubmatch(text, 60) {
		f.touch("named", m[1], m[2], number)
		if byUser {
			f.byUser[m[1]] = true
		}
	}
	if byUser {
		for _, u := range urls.FindAllString(text, 10) {
			f.add(fact{section: requests, key: u, text: u, from: []int{number}, rank: rankMentioned, must: true})
		}
	}
}

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

// act reads one call.
func (f *facts) act(a action) {
	if a.todos != nil {
		f.todos, f.todosAt = a.todos, a.call
		return
	}
	line := ""
	switch a.verb {
	case "ran":
		name := commandName(a.what)
		f.runs[name] = append(f.runs[name], run{outcome: a.outcome, said: a.said, call: a.call, result: a.result, command: a.what})
		for _, t := range touches(a.what) {
			f.touch(t.verb, t.path, t.lines, a.call)
		}
		f.add(fact{section: steps, key: "ran " + strconv.Itoa(a.call) + a.what, text: a.tool + " `" + inline(name, 120) + "`" + ending(a), from: []int{a.call}, rank: rankStep - boolInt(looks(a.what))*(rankStep-rankLook)})
		return
	case "read", "edited", "created", "deleted", "moved":
		if a.path != "" {
			f.touch(a.verb, a.path, a.lines, a.call)
		}
		for _, n := range a.defines {
			f.name(n, a.call, false)
			f.defined[n] = true
		}
		line = a.verb + " " + a.path
		if a.lines != "" {
			line += ":" + a.lines
		}
		if a.gist != "" {
			line += ": " + a.gist
		}
		if patchFile.MatchString(a.what) {
			for _, m := range patchFile.FindAllStringSubmatch(a.what, -1) {
				f.touch(map[string]string{"Update": "edited", "Add": "created", "Delete": "deleted"}[m[1]], strings.TrimSpace(m[2]), "", a.call)
			}
		}
	case "searched":
		line = a.tool + " " + quoteText(inline(a.what, 80))
		if a.path != "" {
			line += " in " + a.path
		}
	default:
		line = a.tool + " " + inline(a.input, 100)
	}
	rank := rankLook
	if a.verb != "read" && a.verb != "searched" {
		rank = rankStep + 6
	}
	f.add(fact{section: steps, key: line + strconv.Itoa(a.call), text: line + ending(a), from: []int{a.call}, rank: rank})
	if a.outcome == "failed" && a.said != "" {
		f.add(fact{section: errors, key: cutText(a.said, maxErrorKey), text: quoteText(a.said) + ": " + a.tool + " " + a.path, from: []int{a.result}, rank: rankResolved, must: true})
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ending is how a step went.
func ending(a action) string {
	switch {
	case a.outcome == "failed" && a.said != "":
		return " failed: " + quoteText(cutText(a.said, 120))
	case a.outcome != "":
		return " " + a.outcome
	}
	return ""
}

// settle turns what was counted along the way into facts.
func (f *facts) settle() {
	f.mergePaths()
	for _, path := range slices.Sorted(maps.Keys(f.fileNotes)) {
		notes := f.fileNotes[path]
		rank, must := rankMentioned, f.byUser[path]
		acted := slices.ContainsFunc(notes, func(n note) bool { return n.verb != "named" })
		switch {
		case f.changed[path]:
			rank, must = rankChanged, true
		case acted:
			rank, must = rankRead, true
		}
		f.add(fact{section: files, key: path, text: "`" + path + "`: " + noteText(notes), short: "`" + path + "`", inText: true, from: []int{notes[0].number}, rank: rank + min(len(notes), 4)/2, must: must})
	}
	for _, name := range slices.Sorted(maps.Keys(f.names)) {
		from := f.names[name]
		rank, must := rankSymbol, false
		if f.defined[name] {
			rank, must = rankDefined, true
		}
		if f.byUser[name] {
			rank, must = rankRead+6, true
		}
		if len(from) > 2 {
			rank += 3
		}
		f.add(fact{section: symbols, key: name, text: "`" + name + "`", from: from, rank: rank, must: must})
	}
	f.attribute()
	for _, name := range slices.Sorted(maps.Keys(f.runs)) {
		f.command(name, f.runs[name])
	}
	for _, t := range f.todos {
		switch strings.ToLower(t.status) {
		case "completed", "done", "cancelled":
			f.add(fact{section: done, key: t.text, text: t.text, from: []int{f.todosAt}, rank: rankDone})
		case "in_progress", "doing", "active":
			f.add(fact{section: open, key: t.text, text: "in progress: " + t.text, from: []int{f.todosAt}, rank: rankNext, must: true})
		default:
			f.add(fact{section: open, key: t.text, text: "to do: " + t.text, from: []int{f.todosAt}, rank: rankOpen, must: true})
		}
	}
	for _, b := range f.boxes {
		if b.checked {
			f.add(fact{section: done, key: b.text, text: b.text, from: []int{b.number}, rank: rankDone})
		} else {
			f.add(fact{section: open, key: b.text, text: "to do: " + b.text, from: []int{b.number}, rank: rankOpen, must: true})
		}
	}
	if f.question != "" {
		f.add(fact{section: open, key: f.question, text: "the user was asked and has not answered: " + quoteText(f.question), from: []int{f.asked}, rank: rankOpen, must: true})
	}
	if folder := f.folder(); folder != "" {
		for _, have := range f.all {
			if have.section == steps {
				have.text = strings.ReplaceAll(have.text, folder, "")
			}
		}
	}
	slices.SortStableFunc(f.all, func(a, b *fact) int {
		return cmp.Or(cmp.Compare(a.section, b.section), cmp.Compare(first(a.from), first(b.from)), cmp.Compare(a.seq, b.seq))
	})
}

// attribute gives errors of an older summary back to the runs they came from, whose later runs may have settled them: the
// last that failed before the error was seen.
func (f *facts) attribute() {
	for _, e := range f.pending {
		name, at := "", -1
		for _, n := range slices.Sorted(maps.Keys(f.runs)) {
			for i, r := range f.runs[n] {
				if r.outcome == "failed" && r.said == "" && r.call < first(e.from) && (at < 0 || r.call > f.runs[name][at].call) {
					name, at = n, i
				}
			}
		}
		if at < 0 {
			f.add(e)
			continue
		}
		f.runs[name][at].said, f.runs[name][at].result = e.key, first(e.from)
	}
}

// mergePaths makes one file of what was named in several ways: a path from the root of the project is the end of a whole
// one. What was done to the file counts more than that its name was said meanwhile.
func (f *facts) mergePaths() {
	whole := slices.Sorted(maps.Keys(f.fileNotes))
	for _, short := range whole {
		notes := f.fileNotes[short]
		if slices.ContainsFunc(notes, func(n note) bool { return n.verb != "named" }) && path.IsAbs(short) {
			continue
		}
		var same []string
		for _, long := range whole {
			if len(long) > len(short) && strings.HasSuffix(long, "/"+short) && f.fileNotes[long] != nil {
				same = append(same, long)
			}
		}
		if len(same) != 1 {
			continue
		}
		long := same[0]
		for _, n := range notes {
			if n.verb != "named" {
				f.fileNotes[long] = append(f.fileNotes[long], n)
			}
		}
		slices.SortStableFunc(f.fileNotes[long], func(a, b note) int { return cmp.Compare(a.number, b.number) })
		f.byUser[long] = f.byUser[long] || f.byUser[short]
		f.changed[long] = f.changed[long] || f.changed[short]
		delete(f.fileNotes, short)
	}
}

// folder is the folder that all whole paths are in, with its slash, "" for none or the root.
func (f *facts) folder() string {
	common := ""
	for p := range f.fileNotes {
		if !path.IsAbs(p) {
			continue
		}
		if common == "" {
			common = path.Dir(p) + "/"
		}
		for !strings.HasPrefix(p, common) {
			common = strings.TrimSuffix(path.Dir(strings.TrimSuffix(common, "/")), "/") + "/"
		}
	}
	if len(common) < 4 {
		return ""
	}
	return common
}

func first(from []int) int {
	if len(from) == 0 {
		return 0
	}
	return from[0]
}

// command makes the facts of the runs of one command.
func (f *facts) command(name string, runs []run) {
	look := looks(runs[0].command)
	failed := slices.ContainsFunc(runs, func(r run) bool { return r.outcome == "failed" })
	rank, must := rankRan, true
	switch {
	case failed:
		rank = rankFailed
	case look:
		rank, must = rankLook, false
	}
	key := inline(name, 200)
	f.add(fact{section: commands, key: key, text: "`" + key + "`: " + runText(runs), short: "`" + inline(name, 100) + "`: " + runs[len(runs)-1].ended(), inText: true, from: []int{runs[0].call}, rank: rank, must: must})
	for i, r := range runs {
		if r.outcome != "failed" || r.said == "" {
			continue
		}
		state, errRank := "unresolved", rankUnresolved
		for _, later := range runs[i+1:] {
			if later.outcome == "passed" {
				state, errRank = fmt.Sprintf("the command passed in #%d", later.call), rankResolved
				break
			}
			if later.outcome != "failed" || later.said != r.said {
				state, errRank = fmt.Sprintf("no longer in #%d", later.call), rankResolved
			}
		}
		f.add(fact{section: errors, key: cutText(r.said, maxErrorKey), text: quoteText(r.said) + ": " + state, short: quoteText(cutText(r.said, maxErrorKey)), from: []int{cmp.Or(r.result, r.call)}, rank: errRank, must: true})
	}
}

func (r run) ended() string { return cmp.Or(r.outcome, "ran") }

// runText is the runs of a command, those that ended alike together.
func runText(runs []run) string {
	var b strings.Builder
	for i := 0; i < len(runs); {
		k := i
		for k < len(runs) && runs[k].ended() == runs[i].ended() {
			k++
		}
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(runs[i].ended())
		var at []int
		for _, r := range runs[i:k] {
			at = append(at, r.call)
		}
		b.WriteString(" " + references(at))
		i = k
	}
	return b.String()
}

// noteText is what was done to a file, in order.
func noteText(notes []note) string {
	var b strings.Builder
	for i := 0; i < len(notes); {
		k := i
		for k < len(notes) && notes[k].verb == notes[i].verb && notes[k].lines == notes[i].lines {
			k++
		}
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(notes[i].verb)
		if notes[i].lines != "" {
			b.WriteString(" " + notes[i].lines)
		}
		var at []int
		for _, n := range notes[i:k] {
			at = append(at, n.number)
		}
		b.WriteString(" " + references(at))
		i = k
	}
	return cutText(b.String(), 200)
}

// references are the numbers of messages; of many the first and the last ones.
func references(numbers []int) string {
	if len(numbers) > 4 {
		return fmt.Sprintf("#%d … #%d #%d", numbers[0], numbers[len(numbers)-2], numbers[len(numbers)-1])
	}
	var words []string
	for _, n := range numbers {
		words = append(words, "#"+strconv.Itoa(n))
	}
	return strings.Join(words, " ")
}

func (f *facts) attachment(m *conversation.Message) {
	for i := range m.Parts {
		p := &m.Parts[i]
		name := cmp.Or(p.Name, attachedPath(p.Text), cutText(squeezed(p.Text), 80))
		f.add(fact{section: attachments, key: name, text: quoteText(name), from: []int{m.Number}, rank: rankMentioned, must: false})
	}
}

// quoteText is a text in quotation marks, on one line.
func quoteText(s string) string { return `"` + squeezed(s) + `"` }
