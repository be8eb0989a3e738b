// Package query reads what a question asks: its intent, the strategies that suit it, the names it mentions, the
// words to look for, and what is more than words: filters, quoted phrases and the frames of a trace. It is pure and quick (a few milliseconds whatever comes in), asks no model and
// knows nothing of the index, so a mention is what looks like a name and not what is known to be one.
//
// The one idea: never swallow a query. What cannot be understood is still passed on as words.
package query

import (
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Intent is what kind of answer is wanted.
type Intent string

// The intents.
const (
	Find    Intent = "find"
	Explain Intent = "explain"
	List    Intent = "list"
	Compare Intent = "compare"
	How     Intent = "how"
	Why     Intent = "why"
	Debug   Intent = "debug"
	General Intent = "general" // none of the others
)

// The strategies a query may ask for.
const (
	Keyword  = "keyword"
	Semantic = "semantic"
	Graph    = "graph"
)

const (
	// maxText bounds what is read, so that a pasted log costs no more than a long question: the first part
	// and the end, since the question is before or after what was pasted.
	maxText = 8 << 10
	tail    = maxText / 4

	maxKeywords = 64 // more says nothing about what is wanted and makes every search slower
	maxMentions = 32
	maxWord     = 256 // bytes of a keyword

	unsure = 0.3 // confidence of the intent general

	spaces = " \t\r\n"
)

// Query is what one question says.
//
// Nothing of the index is known here, so a filter's value, a phrase and a path are as they were typed.
type Query struct {
	Raw        string
	Text       string // what is asked: Raw with spaces for its filters, the lines of a trace, and what says nothing of its subject
	Title      string // the first line of a message of several
	Normalized string // lower case, single spaces, no control characters
	Intent     Intent
	Confidence float64  // of the intent, 0 to 1
	Strategies []string // that suit the intent, most promising first
	Types      []ctxsys.EntityType
	Mentions   []Mention // in the order of the text, each text once
	Keywords   []string  // in the order of the text; lower case but for names, whose humps must stay visible
	Head       int       // how many of the keywords count in full, the first; the others are details of a message
	Symbolic   bool      // the whole query is one name: a word, a dotted or qualified name, a path
	Tests      bool      // it asks for tests
	Docs       bool      // it asks for documents or settings
	Truncated  bool      // the query was too long to use all of it
	Filters    []Filter
	Phrases    []string      // in quotes: their words follow one another in what is wanted
	Frames     []Frame       // of a trace or a compiler's message, the innermost first
	AboutName  *NameQuestion // the one name it is about, nil for other questions
}

// Parse reads a query. Types is set for the intent list only ("all interfaces").
func Parse(raw string) Query {
	q := Query{Raw: raw}
	q.Frames, q.Text = framesIn(raw)
	q.Filters, q.Text = filtersIn(q.Text)
	q.Title, q.Text = title(q.Text), unmarked(q.Text)
	if len(q.Frames) == 0 && q.Title == "" && !quotesValues(q.Text) { // a message quotes, and asks for nothing by that
		q.Phrases = phrasesIn(q.Text)
	}
	var mentions []Mention
	var found []string
	parts := readable(q.Text)
	for _, part := range parts {
		mentions = append(mentions, mentionsIn(part.text, part.offset)...)
		found = append(found, words(part.text)...)
		q.Normalized += " " + part.text
	}
	q.Normalized = normalize(q.Normalized)

	said := strings.Fields(q.Normalized)
	if q.Title != "" {
		said = strings.Fields(normalize(title(q.Text)))
	}
	q.Tests, q.Docs = asksForTests(said), asksForDocs(said)
	q.Symbolic = symbolic(q.Text)
	var lead int
	if q.Symbolic { // a name states no intent, even when it is "list" or "error"
		q.Intent, q.Confidence = General, unsure
	} else {
		q.Intent, q.Confidence, lead = classify(found)
	}
	q.Strategies = strategies(q.Intent, found)
	if q.Intent == List {
		q.Types = typeHints(found)
	}
	var cutMentions, cutKeywords bool
	q.Mentions, cutMentions = distinctMentions(mentions)
	q.Keywords, cutKeywords = keywords(found, lead, q.Normalized)
	q.Head = headOf(q.Keywords, q.Title)
	if len(q.Frames) == 0 && q.Title == "" && len(q.Phrases) == 0 {
		q.AboutName = asks(q.Text, q.Mentions)
	}
	q.Truncated = len(parts) > 1 || cutMentions || cutKeywords
	return q
}

// part is a stretch of the query and where it begins, in bytes.
type part struct {
	text   string
	offset int
}

// readable is the query, or the head and tail of one that is too long, cut between words.
func readable(raw string) []part {
	if len(raw) <= maxText {
		return []part{{raw, 0}}
	}
	head, end := maxText-tail, len(raw)-tail
	if i := strings.LastIndexAny(raw[:head], spaces); i > 0 {
		head = i
	}
	if i := strings.IndexAny(raw[end:], spaces); i >= 0 {
		end += i
	}
	for !utf8.RuneStart(raw[head]) && head > 0 {
		head--
	}
	for end < len(raw) && !utf8.RuneStart(raw[end]) {
		end++
	}
	return []part{{raw[:head], 0}, {raw[end:], end}}
}

func normalize(s string) string {
	fields := strings.FieldsFunc(strings.ToLower(strings.ToValidUTF8(s, " ")), func(r rune) bool {
		return unicode.IsSpace(r) || r < ' ' || r >= 0x7f && r < 0xa0
	})
	return strings.Join(fields, " ")
}
