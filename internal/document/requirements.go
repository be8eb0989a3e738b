package document

import (
	"cmp"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

// What a document demands: user stories by their form, wherever they are; scenarios of given, when and then; and,
// below headings that announce requirements, statements with a modal verb and items of checklists. A statement with a
// label of its own (REQ-12) needs no heading. Advice to the reader ("you should ...") is none.

// block is a paragraph, an item of a list or a row of a table, on one line.
type block struct {
	text        string
	first, last int // lines
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
	if len(m.said) == 0 {
		return nil
	}
	kinds := m.headingKinds()
	blocks := m.blocks()
	for i := 0; i < len(blocks) && len(out) < maxDemands; i++ {
		b := &blocks[i]
		if r, n, name, ok := scenario(blocks[i:]); ok {
			last := &blocks[i+n-1]
			out = append(out, m.demand(b, last.last, ctxsys.TypeRequirement, name, r))
			i += n - 1
			continue
		}
		if r, ok := userStory(b.text); ok {
			r.Status, r.Label = statusOf(b), labelOf(b.text)
			out = append(out, m.demand(b, b.last, ctxsys.TypeUserStory, r.Want, r))
			continue
		}
		kind := headingKind{}
		if b.section >= 0 {
			kind = kinds[b.section]
		}
		if r, name, ok := demandOf(b, kind); ok {
			out = append(out, m.demand(b, b.last, ctxsys.TypeRequirement, name, r))
		}
	}
	return out
}

func (m *mdScan) demand(b *block, last int, t ctxsys.EntityType, name string, r ctxsys.Requirement) facts.Symbol {
	s := facts.Symbol{Type: t, Name: cmp.Or(cutName(name), string(t)), Parent: b.section, Exported: true, Requirement: &r}
	s.QualifiedName = s.Name
	s.Start, s.End = m.Lines[b.first], m.Lines[last]+len(m.content(last))
	s.DocStart, s.BodyStart = s.Start, s.Start
	s.StartLine, s.EndLine = b.first+1, last+1
	s.Signature = s.Name
	return s
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
		line := strings.TrimSpace(string(m.content(s.line)))
		text, item, box := plainItem(line)
		row := strings.HasPrefix(line, "|")
		n := len(out)
		if n > 0 && !item && !row && !out[n-1].row && out[n-1].last+1 == s.line && out[n-1].section == s.section && !startsBlock(text) && len(out[n-1].text) < maxDemand {
			out[n-1].text += " " + text
			out[n-1].last = s.line
			continue
		}
		out = append(out, block{text: text, first: s.line, last: s.line, section: s.section, item: item, row: row, box: box})
	}
	return out
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

// headingKind is what a heading announces.
type headingKind struct{ kind, priority string }

// headingKinds finds out for each heading what it, or the nearest one around it that says so, announces.
func (m *mdScan) headingKinds() []headingKind {
	kinds := make([]headingKind, len(m.headings))
	for i := range m.headings {
		kind, ok := announced(m.headings[i].name)
		if parent := m.File.Symbols[i].Parent; !ok && parent >= 0 {
			kind = kinds[parent]
		}
		kinds[i] = kind
	}
	return kinds
}

// announced reads a heading. One that says what it is not about is ok and empty: "System requirements" are
// those of an installation.
func announced(heading string) (k headingKind, ok bool) {
	s := strings.ToLower(strings.TrimLeft(heading, "0123456789. )"))
	s = strings.Trim(strings.ReplaceAll(s, "-", " "), " :.")
	switch s {
	case "must have", "must haves":
		return headingKind{"requirement", "must"}, true
	case "should have", "should haves":
		return headingKind{"requirement", "should"}, true
	case "could have", "could haves", "nice to have", "nice to haves":
		return headingKind{"requirement", "could"}, true
	case "won't have", "wont have", "won't haves":
		return headingKind{"requirement", "wont"}, true
	case "features", "feature", "feature list", "functional features":
		return headingKind{kind: "feature"}, true
	case "goals", "objectives", "design goals", "project goals":
		return headingKind{kind: "goal"}, true
	case "non goals", "nongoals", "out of scope":
		return headingKind{"goal", "wont"}, true
	case "constraints", "design constraints":
		return headingKind{kind: "constraint"}, true
	case "system requirements", "minimum requirements", "hardware requirements", "installation requirements", "install requirements",
		"build requirements", "python requirements", "version requirements", "runtime requirements", "platform requirements",
		"installation", "prerequisites", "getting started", "usage", "development", "contributing":
		return headingKind{}, true
	}
	for _, end := range []string{"acceptance criteria", "acceptance criterion", "definition of done", "acceptance tests"} {
		if strings.HasSuffix(s, end) || strings.HasPrefix(s, end) {
			return headingKind{kind: "acceptance"}, true
		}
	}
	if strings.HasSuffix(s, "requirements") || strings.HasSuffix(s, "requirement") || strings.HasPrefix(s, "requirements ") {
		return headingKind{kind: "requirement"}, true
	}
	if strings.HasSuffix(s, "user stories") || strings.HasSuffix(s, "user story") {
		return headingKind{kind: "requirement"}, true
	}
	return headingKind{}, false
}

// demandOf reads a block that is no story and no scenario.
func demandOf(b *block, kind headingKind) (r ctxsys.Requirement, name string, ok bool) {
	text, label := b.text, labelOf(b.text)
	if b.row {
		if text, label, ok = labelledRow(b.text); !ok {
			return r, "", false
		}
	} else if label != "" {
		text = strings.TrimLeft(strings.TrimPrefix(strings.TrimLeft(text, "[("), label), ":.)]-–— ")
	}
	listed := label != "" && kind.kind == "requirement" && (b.item || b.row) // as one of the requirements
	if len(text) > maxDemand || len(text) < minDemand && !b.row || kind.kind == "" && !isRequirementLabel(label) {
		return r, "", false
	}
	priority := modal(text)
	moscow := kind.kind == "requirement" && kind.priority != "" && b.item
	switch {
	case b.box != 0 && kind.kind != "", moscow, listed:
		if priority == "" {
			priority = kind.priority
		}
	case priority == "", kind.kind == "feature":
		return r, "", false
	case advises(text) && label == "", strings.HasSuffix(text, "?"), strings.HasSuffix(text, ":"):
		return r, "", false
	}
	r = ctxsys.Requirement{Kind: kind.kind, Priority: priority, Label: label, Status: statusOf(b)}
	if r.Kind == "" {
		r.Kind = "requirement"
	}
	return r, stripStatus(text), true
}

// advises reports whether a sentence speaks to the reader, or about what may be: it asks nothing of the program.
func advises(text string) bool {
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return r != '\'' && (r < 'a' || r > 'z') }) {
		switch word {
		case "you", "your", "you'll", "we", "contributors", "please":
			return true
		}
	}
	return false
}

// modal returns the priority that the first modal verb of a sentence says, "" for none.
func modal(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return r != '\'' && r != '’' && (r < 'a' || r > 'z') })
	for _, word := range words {
		switch word {
		case "must", "shall":
			return "must"
		case "should":
			return "should"
		case "could":
			return "could"
		case "won't", "won’t":
			return "wont"
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
	for _, verb := range []string{"i want to ", "i want ", "i need to ", "i need ", "i would like to ", "i'd like to ", "i would like ", "i can ", "i should be able to ", "i must be able to "} {
		if i := strings.Index(lower[at:], verb); i > 0 && i < 100 && (wants < 0 || i < wants) {
			wants, length = i, len(verb)
		}
	}
	if wants < 0 {
		return r, false
	}
	role := strings.Trim(text[at:at+wants], " ,")
	want, benefit := text[at+wants+length:], ""
	for _, so := range []string{" so that ", " in order to ", " so i can ", " so "} {
		if i := strings.Index(strings.ToLower(want), so); i > 0 && len(strings.ToLower(want)) == len(want) {
			want, benefit = want[:i], want[i+len(so):]
			break
		}
	}
	want, benefit = strings.Trim(want, " ,.;"), strings.Trim(stripStatus(benefit), " ,.;")
	if role == "" || len(want) < 3 || strings.ContainsAny(role, ".!?;") {
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
