package compact

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// fact is one thing that was said, done or learned: a line of a summary.
type fact struct {
	section section
	key     string // what it is, and what has to be found after a compaction
	plain   string // key as it is looked for; "" until then
	text    string // the line, without its references when those are at the end
	mark    string // what the index says of it, behind the key in text
	short   string // the line when there is little space; "" for the key
	from    []int  // numbers of messages
	inText  bool   // the references are in the text
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
	rankRemark      = 38
	rankTwice       = 34 // an instruction that can be read in the task: emphasis
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
	asking   []note // what the user said before the first answer, in lines
	pending  []fact // errors of an older summary that nothing had settled
}

type note struct {
	verb, lines string
	number      int
}

type run struct {
	outcome, said string
	also          []string
	logged        string
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
	answered := slices.IndexFunc(messages, func(m conversation.Message) bool { return m.Role == conversation.Assistant })
	if answered < 0 {
		answered = len(messages)
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
			if i+1 < answered && messages[i+1].Role == conversation.User && demonstrates(m.Words()) {
				break
			}
			said, asked := len(f.all), len(f.asking)
			f.user(m, i < answered)
			if m.Relayed() {
				f.relayed(said, asked)
			}
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
					f.add(fact{section: attachments, key: p.Text, text: string(p.Kind) + " " + quoteText(p.Text), from: []int{m.Number}, rank: rankRead, must: true})
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
	output = ofShell(output)
	isRun := a.verb == "ran" && !looks(a.what)
	switch {
	case isRun && showsLog(a.what):
		if failed || refused.MatchString(output) {
			a.outcome = "failed"
		} else {
			a.logged = errorLine(output)
		}
	case isRun:
		a.outcome = outcomeOf(output, failed, hidesExit.MatchString(shellHead(a.what)))
	case failed || (len(output) < 600 || a.verb == "edited") && toolFailed.MatchString(output):
		a.outcome = "failed"
	}
	if a.outcome == "failed" {
		if a.said = errorLine(output); a.said == "" {
			a.said = cutText(lastLine(output), 200)
		}
		if isRun {
			a.also = moreErrors(output, a.said)
		}
	}
}

// ofShell is the output of a command that a tool gives as an object with its exit code.
func ofShell(output string) string {
	if !strings.HasPrefix(output, `{"output":`) {
		return output
	}
	var o struct {
		Output   string `json:"output"`
		Metadata struct {
			ExitCode *int `json:"exit_code"`
		} `json:"metadata"`
	}
	if json.Unmarshal([]byte(output), &o) != nil || o.Metadata.ExitCode == nil {
		return output
	}
	return o.Output + "\nexit code " + strconv.Itoa(*o.Metadata.ExitCode)
}

var toolFailed = lazyregexp.New(`(?i)^\s*(?:<tool_use_error>|your proposed edit has introduced|error\b|\[?error\]?:|failed\b|no such file|no replacement was performed|file (?:not found|does not exist)|invalid\b|permission denied|exit(?:ed with)? (?:code|status) [1-9])`)

// onlyCode is a line that says that something failed and not what.
var onlyCode = lazyregexp.New(`(?i)^(?:<returncode>)?(?:exit (?:code|status) )?\d+(?:</returncode>)?$`)

func lastLine(s string) string {
	lines := codeLines(s)
	for i := len(lines) - 1; i >= 0; i-- {
		if line := squeezed(untagged(lines[i])); line != "" && !onlyCode.MatchString(line) {
			return line
		}
	}
	return ""
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
		f.runs[name] = append(f.runs[name], run{outcome: a.outcome, said: a.said, also: a.also, logged: a.logged, call: a.call, result: a.result, command: a.what})
		for _, t := range touches(a.what) {
			f.touch(t.verb, t.path, t.lines, a.call)
		}
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
		for _, t := range a.patched {
			f.touch(t.verb, t.path, "", a.call)
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
