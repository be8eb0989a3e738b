package document

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/build"
)

// What a document demands: user stories by their form, wherever they are; scenarios of given, when and then; headings with
// a label of their own (FR-3); and, below headings that announce requirements (see announce.go), sentences with a modal verb and
// items of lists. A statement with a label (REQ-12) needs no heading. Advice to the reader ("you should ...") is none.

// block is a paragraph or a sentence of one, an item of a list or a row of a table, on one line.
type block struct {
	text        string
	facts.Span      // from the beginning of its first line, or of the sentence
	first, last int // lines
	indent      int
	section     int
	item        bool
	row         bool
	box         byte // of a checklist: ' ' or 'x', 0 for none
}

// Bounds of what is taken for a requirement, in bytes, and of how many a document has.
const (
	minDemand  = 15
	maxDemand  = 700
	maxDemands = 1000
	maxName    = 100
)

// requirements returns what the document demands, in order. The parents are indexes of headings.
func (m *mdScan) requirements() (out []facts.Symbol) {
	if len(m.said)+len(m.headings) == 0 {
		return nil
	}
	kinds := m.headingKinds()
	blocks := m.blocks()
	installs := installing(blocks, kinds)
	heading := 0   // the next that is looked at
	labelled := -1 // the last heading that is a requirement itself
	for i := 0; i < len(blocks) && len(out) < maxDemands; {
		for ; heading <= blocks[i].section; heading++ {
			if s, n, ok := m.headingDemand(heading, kinds[heading], blocks[i:]); ok {
				out, i, labelled = append(out, s), i+n, heading
			}
			if i == len(blocks) {
				heading++
				break
			}
		}
		if i == len(blocks) {
			break
		}
		b := &blocks[i]
		if r, n, name, ok := scenario(blocks[i:]); ok {
			last := &blocks[i+n-1]
			out = append(out, m.demand(b, last, ctxsys.TypeRequirement, name, r))
			i += n
			continue
		}
		i++
		kind := headingKind{}
		if b.section >= 0 {
			kind = kinds[b.section]
		}
		if r, ok := userStory(b.text); ok {
			r.Status, r.Label = statusOf(b), labelOf(b.text)
			if r.Label == "" && b.section >= 0 && b.section != labelled {
				r.Label = headingLabel(m.headings[b.section].name, kind)
			}
			out = append(out, m.demand(b, b, ctxsys.TypeUserStory, r.Want, r))
			continue
		}
		kind.listed = kind.listed && !installs[b.section]
		for _, part := range m.statements(b, kind) {
			if r, name, ok := demandOf(&part, kind); ok {
				out = append(out, m.demand(&part, &part, ctxsys.TypeRequirement, name, r))
			}
		}
	}
	for ; heading < len(m.headings) && len(out) < maxDemands; heading++ {
		if s, _, ok := m.headingDemand(heading, kinds[heading], nil); ok {
			out = append(out, s)
		}
	}
	m.inheritStatus(out)
	return out
}

// inheritStatus gives what says no status the one of the front matter.
func (m *mdScan) inheritStatus(demands []facts.Symbol) {
	said, _ := m.File.Document.FrontMatter["status"].(string)
	status := statuses[strings.ToLower(strings.TrimSpace(said))]
	for i := range demands {
		if r := demands[i].Requirement; r.Status == "" {
			r.Status = status
		}
	}
}

func (m *mdScan) demand(first, last *block, t ctxsys.EntityType, name string, r ctxsys.Requirement) facts.Symbol {
	s := facts.Symbol{Type: t, Name: cmp.Or(cutName(name), string(t)), Parent: first.section, Exported: true, Requirement: &r}
	s.QualifiedName = s.Name
	s.Start, s.End = first.Start, last.End
	s.DocStart, s.BodyStart = s.Start, s.Start
	s.StartLine, s.EndLine = first.first+1, last.last+1
	s.Signature = s.Name
	return s
}

// headingDemand reads a heading that is a requirement: it is a user story, or it has a label. The n blocks right below it are its text:
// one that has a label or a form of its own is not among them.
func (m *mdScan) headingDemand(i int, kind headingKind, blocks []block) (s facts.Symbol, n int, ok bool) {
	h := &m.headings[i]
	head := block{text: h.name, first: h.line, last: max(h.line, h.body-1), section: i}
	head.Span = facts.Span{Start: m.Lines[head.first], End: m.Lines[head.last] + len(m.content(head.last))}
	t, label := ctxsys.TypeRequirement, headingLabel(h.name, kind)
	r, ok := userStory(h.name)
	switch {
	case ok:
		t = ctxsys.TypeUserStory
	case label == "":
		return s, 0, false
	default:
		r = ctxsys.Requirement{Kind: cmp.Or(kind.kind, "requirement"), Priority: cmp.Or(modal(h.name), kind.priority)}
	}
	last := &head
	name := stripStatus(withoutLabel(h.name, label))
	r.Label, r.Status = label, statusOf(&head)
	for n < len(blocks) && blocks[n].section == i && labelOf(blocks[n].text) == "" {
		b := &blocks[n]
		if _, ok := userStory(b.text); ok && t == ctxsys.TypeRequirement && n == 0 {
			return s, 0, false // it is the story that has the label
		} else if ok {
			break
		}
		if _, _, _, ok := scenario(blocks[n:]); ok {
			break
		}
		name = cmp.Or(name, b.text)
		r.Priority, r.Status = cmp.Or(r.Priority, modal(b.text)), cmp.Or(r.Status, statusOf(b))
		last, n = b, n+1
	}
	if t == ctxsys.TypeUserStory {
		name = r.Want
	}
	return m.demand(&head, last, t, cmp.Or(name, label), r), n, true
}

// cutName cuts a name at a word.
func cutName(s string) string {
	s = strings.TrimRight(strings.ToValidUTF8(s, ""), ".;,: ")
	if len(s) <= maxName {
		return s
	}
	cut := strings.LastIndexByte(s[:maxName], ' ')
	if cut < maxName/2 {
		cut = maxName
	}
	return strings.ToValidUTF8(s[:cut], "") + "…"
}

// blocks joins the lines that were said.
func (m *mdScan) blocks() (out []block) {
	for _, s := range m.said {
		content := string(m.content(s.line))
		line := strings.TrimSpace(content)
		text, item, box := plainItem(line)
		row := strings.HasPrefix(line, "|")
		end := m.Lines[s.line] + len(content)
		n := len(out)
		if n > 0 && !item && !row && !out[n-1].row && out[n-1].last+1 == s.line && out[n-1].section == s.section && !startsBlock(text) && len(out[n-1].text) < maxDemand {
			out[n-1].text += " " + text
			out[n-1].last, out[n-1].End = s.line, end
			continue
		}
		out = append(out, block{text: text, Span: facts.Span{Start: m.Lines[s.line], End: end}, first: s.line, last: s.line,
			indent: len(content) - len(strings.TrimLeft(content, " \t")), section: s.section, item: item, row: row, box: box})
	}
	return out
}

// statements cuts a paragraph below a heading that announces requirements into its sentences. Any other block is one statement.
func (m *mdScan) statements(b *block, kind headingKind) []block {
	if kind.kind == "" || b.item || b.row || labelOf(b.text) != "" {
		return []block{*b}
	}
	var out []block
	for _, at := range sentences(m.Text[b.Start:b.End]) {
		part := *b
		part.Span = facts.Span{Start: b.Start + at.Start, End: b.Start + at.End}
		part.first, part.last = build.LineAt(m.Lines, part.Start)-1, build.LineAt(m.Lines, part.End-1)-1
		var words []string
		for line := range strings.Lines(string(m.Text[part.Start:part.End])) {
			text, _, _ := plainItem(strings.TrimSpace(line))
			words = append(words, text)
		}
		part.text = strings.Join(words, " ")
		out = append(out, part)
	}
	return out
}

// sentences returns where the sentences of a text are.
func sentences(text []byte) (out []facts.Span) {
	start := 0
	for i := 0; i < len(text); i++ {
		if c := text[i]; c != '.' && c != '!' && c != '?' {
			continue
		}
		next := i + 1
		for next < len(text) && strings.IndexByte(" \t\r\n>", text[next]) >= 0 {
			next++
		}
		if next == i+1 && next < len(text) || next < len(text) && 'a' <= text[next] && text[next] <= 'z' || abbreviates(text[start:i+1]) {
			continue
		}
		out = append(out, facts.Span{Start: start, End: i + 1})
		start, i = next, next-1
	}
	if start < len(text) {
		out = append(out, facts.Span{Start: start, End: len(text)})
	}
	return out
}

// abbreviates reports whether the full stop at the end of a text ends a word and no sentence.
func abbreviates(text []byte) bool {
	word := text[bytes.LastIndexAny(text, " \t\n(")+1:]
	switch strings.ToLower(string(word)) {
	case "e.g.", "i.e.", "etc.", "vs.", "cf.", "approx.", "no.", "fig.", "sec.":
		return true
	}
	return false
}

// startsBlock reports whether a line begins something of its own though the line before is not blank.
func startsBlock(text string) bool {
	switch word, _, _ := strings.Cut(text, " "); word {
	case "Given", "When", "Then", "And", "But", "Scenario:", "As":
		return true
	}
	return false
}

// plainItem takes the marker of a list, the box of a checklist and emphasis off a line.
func plainItem(s string) (text string, item bool, box byte) {
	s = strings.TrimLeft(s, "> ")
	if isListItem([]byte(s)) {
		item = true
		_, s, _ = strings.Cut(s, " ")
		s = strings.TrimSpace(s)
	}
	if len(s) > 3 && s[0] == '[' && s[2] == ']' && item {
		switch s[1] {
		case ' ', 'x', 'X':
			box = s[1] | 0x20
			s = strings.TrimSpace(s[3:])
		}
	}
	return emphasis.Replace(s), item, box
}

var emphasis = strings.NewReplacer("**", "", "__", "")

// demandOf reads a block that is no story and no scenario.
func demandOf(b *block, kind headingKind) (r ctxsys.Requirement, name string, ok bool) {
	text, label := b.text, labelOf(b.text)
	if b.row {
		if text, label, ok = labelledRow(b.text); !ok {
			return r, "", false
		}
	} else if label != "" {
		text = withoutLabel(text, label)
	}
	listed := label != "" && kind.kind == "requirement" && (b.item || b.row) // as one of the requirements
	if len(text) > maxDemand || kind.kind == "" && !marksRequirement(b.text, label) {
		return r, "", false
	}
	priority := modal(text)
	moscow := kind.kind == "requirement" && kind.priority != "" && b.item
	bare := kind.listed && b.item && b.indent < 2 && states(text, kind.kind)
	switch {
	case len(text) < minDemand && !b.row && !bare:
		return r, "", false
	case b.box != 0 && kind.kind != "", moscow, listed, bare:
		priority = cmp.Or(priority, kind.priority)
	case priority == "", kind.kind == "feature":
		return r, "", false
	case advises(text, priority) && label == "", strings.HasSuffix(text, "?"), strings.HasSuffix(text, ":"), aboutWords(text):
		return r, "", false
	}
	r = ctxsys.Requirement{Kind: kind.kind, Priority: priority, Label: label, Status: statusOf(b)}
	if r.Kind == "" {
		r.Kind = "requirement"
	}
	return r, stripStatus(text), true
}

// withoutLabel takes the label off the beginning of a text.
func withoutLabel(text, label string) string {
	if label == "" {
		return text
	}
	return strings.TrimLeft(strings.TrimPrefix(strings.TrimLeft(text, "[("+numbering), label), ":.)]-–— ")
}

// advises reports whether a sentence speaks to the reader, or about what may be: it asks nothing of the program. What "we" will not do is
// decided.
func advises(text, priority string) bool {
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return r != '\'' && (r < 'a' || r > 'z') }) {
		switch word {
		case "you", "your", "you'll", "contributors", "please":
			return true
		case "we":
			return priority != "wont"
		}
	}
	return false
}

// modal returns the priority that the first modal verb of a sentence says, "" for none.
func modal(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return r != '\'' && r != '’' && (r < 'a' || r > 'z') })
	for i, word := range words {
		switch word {
		case "must", "shall":
			return "must"
		case "should":
			return "should"
		case "could":
			return "could"
		case "may": // what may be, or may have been, is a guess
			if i+1 < len(words) && !slices.Contains([]string{"be", "have", "not", "already", "also"}, words[i+1]) {
				return "could"
			}
		case "won't", "won’t":
			return "wont"
		case "will":
			if i+1 < len(words) && words[i+1] == "not" {
				return "wont"
			}
		case "nice":
			if i+2 < len(words) && words[i+1] == "to" && words[i+2] == "have" {
				return "could"
			}
		}
	}
	return ""
}

// labelOf returns the number a requirement begins with: REQ-12, FR-3.1, US-7.
func labelOf(text string) string {
	text = strings.TrimLeft(text, "[(")
	letters := 0
	for letters < len(text) && text[letters] >= 'A' && text[letters] <= 'Z' {
		letters++
	}
	if letters < 1 || letters > 8 {
		return ""
	}
	at := letters
	for at < len(text) && (text[at] == '-' || text[at] == '_') && at < letters+1 {
		at++
	}
	digits := at
	for at < len(text) && (text[at] >= '0' && text[at] <= '9' || text[at] == '.' && at+1 < len(text) && text[at+1] >= '0' && text[at+1] <= '9') {
		at++
	}
	if at == digits || at < len(text) && strings.IndexByte(" :.)]-", text[at]) < 0 {
		return ""
	}
	switch name := text[:letters]; {
	case digits == letters: // R1
		if !isRequirementLabel(name) {
			return ""
		}
	case name == "UTF" || name == "ISO" || name == "RFC" || name == "SHA" || name == "CVE" || name == "PEP" || name == "HTTP" || name == "AES" || name == "RSA" || name == "TLS" || name == "GH" || name == "MD" || name == "X":
		return ""
	}
	return text[:at]
}

// marksRequirement reports whether a text begins with a label that makes it a requirement wherever it is. R20 alone may be a register.
func marksRequirement(text, label string) bool {
	if !isRequirementLabel(label) {
		return false
	}
	_, after, _ := strings.Cut(text, label)
	return strings.ContainsAny(label, "-_") || after != "" && strings.IndexByte(":.)]", after[0]) >= 0
}

// isRequirementLabel reports whether a label says by itself that it is one of a requirement. The tickets of a tracker
// look alike.
func isRequirementLabel(label string) bool {
	name := strings.TrimRight(label, "0123456789.-_")
	switch name {
	case "R", "FR", "NFR", "REQ", "RQ", "UR", "SR", "BR", "AC", "US":
		return true
	}
	return false
}

// labelledRow reads a row of a table whose first cell is a label: the statement is in the next.
func labelledRow(row string) (text, label string, ok bool) {
	cells := strings.Split(strings.Trim(row, "|"), "|")
	label = labelOf(strings.TrimSpace(cells[0]))
	if label == "" || label != strings.TrimSpace(cells[0]) {
		return "", "", false
	}
	if len(cells) > 1 {
		text = strings.TrimSpace(cells[1])
	}
	return text, label, text != ""
}

// wishes begin what a user story wants, the longer before what it begins with.
var wishes = []string{
	"i want to ", "i want ", "i need to ", "i need ", "i would like to ", "i would like ", "i'd like to ", "i'd like ", "i’d like to ", "i’d like ",
	"i wish to ", "i wish ", "i can ", "i should be able to ", "i must be able to ", "we want to ", "we want ", "we need to ", "we need ",
}

// notRoles are what a sentence that is no user story begins with: "As a rule, I can ...".
var notRoles = map[string]bool{
	"rule": true, "result": true, "consequence": true, "matter of fact": true, "whole": true, "workaround": true, "last resort": true,
	"starting point": true, "first step": true, "next step": true, "reminder": true, "side note": true, "example": true, "alternative": true, "bonus": true,
}

// userStory reads "As a ROLE, I want WANT so that BENEFIT".
func userStory(text string) (r ctxsys.Requirement, ok bool) {
	if len(text) > maxDemand {
		return r, false
	}
	if label := labelOf(text); label != "" {
		text = strings.TrimLeft(strings.TrimPrefix(text, label), ":.)]-–— ")
	}
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		return r, false
	}
	at := 0
	for _, start := range []string{"as a ", "as an ", "as the "} {
		if strings.HasPrefix(lower, start) {
			at = len(start)
		}
	}
	if at == 0 {
		return r, false
	}
	wants, length := -1, 0
	for _, verb := range wishes {
		if i := strings.Index(lower[at:], verb); i > 0 && i < 100 && (wants < 0 || i < wants) {
			wants, length = i, len(verb)
		}
	}
	if wants < 0 {
		return r, false
	}
	role := strings.Trim(text[at:at+wants], " ,")
	want, benefit := text[at+wants+length:], ""
	for _, so := range []string{" so that ", " in order to ", " so "} {
		if i := strings.Index(strings.ToLower(want), so); i > 0 && len(strings.ToLower(want)) == len(want) {
			want, benefit = want[:i], want[i+len(so):]
			break
		}
	}
	want, benefit = strings.Trim(want, " ,.;"), strings.Trim(stripStatus(benefit), " ,.;")
	if role == "" || len(want) < 3 || strings.ContainsAny(role, ".!?;") || notRoles[strings.ToLower(role)] {
		return r, false
	}
	return ctxsys.Requirement{Kind: "user_story", Role: role, Want: stripStatus(want), Benefit: benefit}, true
}

// scenario reads given, when and then: in one block, or in a block each. n is how many blocks it takes up.
func scenario(blocks []block) (r ctxsys.Requirement, n int, name string, ok bool) {
	title := ""
	if after, is := strings.CutPrefix(blocks[0].text, "Scenario:"); is {
		title, n = strings.TrimSpace(after), 1
	}
	if n >= len(blocks) || !strings.HasPrefix(blocks[n].text, "Given ") {
		return r, 0, "", false
	}
	text, when, then := "", false, false
	for ; n < len(blocks) && n < 30; n++ {
		b := &blocks[n]
		if n > 0 && (b.section != blocks[0].section || b.first > blocks[n-1].last+2) {
			break
		}
		word, _, _ := strings.Cut(b.text, " ")
		switch word {
		case "Given":
			if text != "" {
				word = ""
			}
		case "When", "Then", "And", "But":
		default:
			word = ""
		}
		if word == "" {
			break
		}
		lower := strings.ToLower(b.text)
		when = when || word == "When" || strings.Contains(lower, " when ")
		then = then || word == "Then" || strings.Contains(lower, " then ")
		text = strings.TrimSpace(text + " " + b.text)
	}
	if !when || !then || len(text) > 2*maxDemand {
		return r, 0, "", false
	}
	if title == "" {
		title = text
	}
	return ctxsys.Requirement{Kind: "acceptance", Status: statusOf(&blocks[0])}, n, title, true
}

// statuses are the words of a status, as they are in brackets or behind "Status:".
var statuses = map[string]string{
	"done": "implemented", "implemented": "implemented", "completed": "implemented", "complete": "implemented", "shipped": "implemented",
	"accepted": "accepted", "approved": "accepted", "planned": "accepted", "in progress": "accepted",
	"proposed": "proposed", "draft": "proposed", "todo": "proposed",
	"deprecated": "deprecated", "obsolete": "deprecated", "rejected": "deprecated", "removed": "deprecated",
}

// statusOf reads the box of a checklist, a status in brackets or behind "Status:", a strike, and a check mark.
func statusOf(b *block) string {
	if s, _, _ := findStatus(b.text); s != "" {
		return s
	}
	switch {
	case strings.HasPrefix(b.text, "~~"):
		return "deprecated"
	case strings.HasPrefix(b.text, "✅"), strings.HasPrefix(b.text, "✔"), b.box == 'x':
		return "implemented"
	case b.box == ' ':
		return "proposed"
	}
	return ""
}

func findStatus(text string) (status string, start, end int) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		return "", 0, 0
	}
	for i := 0; i < len(lower); i++ {
		closer := byte(')')
		switch lower[i] {
		case '[':
			closer = ']'
		case '(':
		case 's':
			if after, ok := strings.CutPrefix(lower[i:], "status:"); ok {
				for word, status := range statuses {
					if rest, ok := strings.CutPrefix(strings.TrimSpace(after), word); ok && (rest == "" || !facts.IsNameByte(rest[0])) {
						return status, i, len(text)
					}
				}
			}
			continue
		default:
			continue
		}
		if n := strings.IndexByte(lower[i:], closer); n > 0 {
			if status := statuses[strings.TrimSpace(lower[i+1:i+n])]; status != "" {
				return status, i, i + n + 1
			}
		}
	}
	return "", 0, 0
}

// stripStatus takes a status off a text.
func stripStatus(text string) string {
	if status, start, end := findStatus(text); status != "" {
		text = strings.TrimSpace(text[:start]) + " " + strings.TrimSpace(text[end:])
	}
	return strings.Trim(text, " ~✅✔")
}

// isGherkin reports whether a fence holds scenarios.
func isGherkin(info string) bool {
	switch strings.ToLower(strings.TrimSpace(info)) {
	case "gherkin", "feature", "cucumber":
		return true
	}
	return false
}
