package query

import (
	"strings"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Relation is what a question wants to know of a name.
type Relation string

// The relations. Definition is the thing itself.
const (
	Definition      Relation = "definition"
	Callers         Relation = "callers"
	Callees         Relation = "callees"
	Implementations Relation = "implementations"
	Dependents      Relation = "dependents"
)

// NameQuestion is a question about one name, in one of a few closed forms of words.
type NameQuestion struct {
	Name     string // as it was written, without backticks
	Relation Relation
}

const (
	nameForm = "[`'\"]?([\\pL_$~@][^\\s`'\",;!?]*?)(?:\\(\\))?[`'\"]?"
	kindForm = `(?:(?:function|method|class|struct|type|interface|trait|enum|constant|variable|macro|module|field|property|symbol|object|file)s?\s+)?`
	afterAll = `(?:\s+(?:function|method|class|struct|type|interface|trait|enum|constant|variable|macro|module|field|property))?(?:\s+in (?:this|the) (?:repo|repository|project|code|codebase|code base))?\s*[?.!]*$`
)

func form(text string) *lazyregexp.Regexp {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "NAME", kindForm+nameForm), " ", `\s+`)
	return lazyregexp.New(`(?i)^\s*(?:(?:please|can you|could you)\s+)?` + text + afterAll)
}

// forms are tried in order. loose ones are questions about anything: they count where the name is written as code is. Of the words of each form,
// in small letters, a question of it has one of each group.
var forms = []struct {
	words    string
	form     *lazyregexp.Regexp
	relation Relation
	loose    bool
}{
	{"callers|sites|usages|uses", form(`(?:(?:find|list|show(?: me)?|give me) )?(?:all )?(?:of )?(?:the )?(?:callers|call sites|usages|uses) of(?: the)? NAME`), Callers, false},
	{"who|what|which|where call|invoke|use", form(`(?:who|what|which \w+|where do we|where does \w+) (?:calls?|invokes?|uses?) (?:the )?NAME`), Callers, false},
	{"where called|used|invoked|referenced", form(`where (?:is|are|do we) (?:the )?NAME (?:called|used|invoked|referenced)(?: from)?`), Callers, false},
	{"references", form(`(?:find |list |show |all )?(?:the )?references to (?:the )?NAME`), Callers, false},
	{"what|which call|invoke|use", form(`(?:what|which \w+) (?:does|do) (?:the )?NAME (?:call|invoke|use)`), Callees, false},
	{"callees", form(`(?:find |list |show )?(?:the )?callees of (?:the )?NAME`), Callees, false},
	{"implementations|implementers|implementors|subclasses|subtypes", form(`(?:(?:find|list|show(?: me)?) )?(?:all )?(?:the )?(?:implementations|implementers|implementors|subclasses|subtypes) of(?: the)? NAME`), Implementations, false},
	{"who|what|which implement|extend|inherit|subclasses", form(`(?:who|what|which \w+) (?:implements?|extends?|inherits? from|subclasses) (?:the )?NAME`), Implementations, false},
	{"what breaks|affected|changes|fails", form(`what (?:breaks|is affected|changes|fails) (?:if|when) (?:i|we|you|someone) (?:change|remove|delete|rename|touch|edit|break)s? (?:the )?NAME`), Dependents, false},
	{"depend", form(`(?:what|who|which \w+) depends? on (?:the )?NAME`), Dependents, false},
	{"impact", form(`(?:what is )?the impact of (?:changing|removing|deleting|renaming) (?:the )?NAME`), Dependents, false},

	{"where", form(`where (?:is|are|can i find) (?:the )?NAME(?: (?:defined|declared|implemented|located))?`), Definition, false},
	{"definition|declaration|implementation|source|signature|code", form(`(?:(?:find|show(?: me)?|go to) )?(?:the )?(?:definition|declaration|implementation|source|signature|code) of (?:the )?NAME`), Definition, false},
	{"find|show|open|explain|describe|locate|look|document|review|refactor|fix|change|test|debug", form(`(?:find|show(?: me)?|open|explain|describe|locate|look up|document|review|refactor|fix|change|test|debug) (?:the )?NAME`), Definition, true},
	{"what", form(`(?:what is|what's|what are|what does) (?:the |a |an )?NAME(?: (?:do|mean|return|for|used for))?`), Definition, true},
	{"how", form(`how (?:is|are|does|do|do i|do you|to|can i) (?:use |call )?(?:the )?NAME(?: (?:used|implemented|defined|work|works|called))?`), Definition, true},
	{"usage|example|purpose|meaning", form(`(?:usage|example|examples|purpose|meaning) of (?:the )?NAME`), Definition, true},
	{"bug", form(`(?:a )?bug in (?:the )?NAME`), Definition, true},
}

// asks is what a question wants to know of one name, nil for all other questions. mentions are the names that are written as
// code is.
func asks(text string, mentions []Mention) *NameQuestion {
	if len(text) > maxWord {
		return nil
	}
	small := strings.ToLower(text)
	for _, f := range forms {
		if f.loose && len(mentions) == 0 || !hasWords(small, f.words) {
			continue
		}
		m := f.form.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		name := strings.TrimRight(m[1], ".:")
		written := false
		for _, mention := range mentions {
			written = written || strings.Trim(mention.Text, "`()") == name
		}
		if f.loose && !written || name == "" {
			continue
		}
		return &NameQuestion{name, f.relation}
	}
	return nil
}

// hasWords reports whether a text may have one word of each group: groups have spaces between them, their words bars. To compile an expression
// takes a hundred times as long. Letters beyond ASCII may be other ways to write one of it.
func hasWords(text, groups string) bool {
	for _, r := range text {
		if r >= utf8.RuneSelf {
			return true
		}
	}
	for group := range strings.SplitSeq(groups, " ") {
		some := false
		for word := range strings.SplitSeq(group, "|") {
			some = some || strings.Contains(text, word)
		}
		if !some {
			return false
		}
	}
	return true
}

// About is a query for a name that keeps the intent of the question that asked for it.
func (q Query) About(name string) Query {
	out := Parse(name)
	out.Raw, out.Normalized, out.Intent, out.Confidence, out.AboutName = q.Raw, q.Normalized, q.Intent, q.Confidence, q.AboutName
	return out
}
