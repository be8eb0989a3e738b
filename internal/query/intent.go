package query

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// rule gives a query an intent. Its phrases are lower-case words with single spaces; a phrase that ends in "*"
// also fits longer words.
type rule struct {
	intent Intent
	weight float64
	start  bool     // the query begins with the phrase; else the phrase is anywhere
	then   string   // a word that must come later
	any    []string // phrases
}

// rules are tried all; the best weight wins, and among equals the earlier one.
func rules() []rule {
	return []rule{
		{Find, 0.9, true, "", []string{"find", "search", "locate", "where is", "where are", "where's", "where do", "where does", "where did", "which file", "which files"}},
		{Find, 0.8, true, "", []string{"where", "which", "show", "look for", "looking for"}},
		{Explain, 0.9, true, "", []string{"explain", "what is", "what's", "what are", "what does", "what do", "describe"}},
		{Explain, 0.85, false, "work*", []string{"how does", "how do"}},
		{Explain, 0.85, true, "", []string{"how"}}, // "how errors are handled" is no trouble
		{List, 0.9, true, "", []string{"list", "enumerate", "show all", "show every", "all", "every"}},
		{List, 0.95, true, "", []string{"find all", "find every", "what are all"}},
		{Compare, 0.95, false, "", []string{"difference between", "differences between", "compare", "compared to", "comparison of"}},
		{Compare, 0.9, false, "", []string{"vs", "versus", "differ from", "differs from", "different from", "better than"}},
		{How, 0.9, true, "", []string{"how do", "how can", "how to", "how should", "how could", "how would"}},
		{Why, 0.9, true, "", []string{"why"}},
		{Debug, 0.9, true, "", []string{"fix", "debug", "solve", "troubleshoot", "diagnose"}},
		{Debug, 0.85, false, "", []string{"error", "errors", "bug", "bugs", "buggy", "issue", "issues", "problem", "problems",
			"crash", "crashes", "crashing", "fails", "failing", "traceback"}},
	}
}

// isTheme lists words that make "error handling" a subject to look for and no trouble to look into.
func isTheme(word string) bool {
	switch word {
	case "handling", "handler", "handlers", "type", "types", "class", "classes", "code", "codes", "message", "messages",
		"recovery", "reporting", "accumulation", "response", "responses", "tracker", "page", "pages":
		return true
	}
	return false
}

// classify finds the intent, how sure it is, and how many leading words only say what is wanted of the rest.
func classify(words []string) (intent Intent, confidence float64, lead int) {
	intent, confidence = General, unsure
	if len(words) == 0 {
		return General, 0, 0
	}
	text := prose(words[:min(len(words), 64)]) // an intent is stated early or not at all
	polite := politeness(text)
	text = text[polite:]
	best := 0.0
	for _, r := range rules() {
		length, ok := r.fits(text)
		if !ok || r.weight <= best {
			continue
		}
		intent, confidence, best = r.intent, r.weight, r.weight
		lead = polite
		if r.start {
			lead += length
		}
	}
	return intent, confidence, lead
}

// fits says whether a rule applies, and how many words the phrase has that does. A rule for troubles anywhere in
// the text is off as soon as one of them is a theme.
func (r rule) fits(words []string) (length int, ok bool) {
	for _, phrase := range r.any {
		n := strings.Count(phrase, " ") + 1
		last := len(words) - n
		if r.start {
			last = min(last, 0)
		}
		for at := 0; at <= last; at++ {
			if !phraseAt(words[at:], phrase) {
				continue
			}
			if r.intent == Debug && !r.start && at+n < len(words) && isTheme(words[at+n]) {
				return 0, false
			}
			if r.then == "" || slices.ContainsFunc(words[at+n:], func(w string) bool { return wordFits(w, r.then) }) {
				return n, true
			}
		}
	}
	return 0, false
}

func phraseAt(words []string, phrase string) bool {
	for part := range strings.SplitSeq(phrase, " ") {
		if len(words) == 0 || !wordFits(words[0], part) {
			return false
		}
		words = words[1:]
	}
	return true
}

func wordFits(word, pattern string) bool {
	if stem, open := strings.CutSuffix(pattern, "*"); open {
		return strings.HasPrefix(word, stem)
	}
	return word == pattern
}

// politeness counts the leading words that ask nothing.
func politeness(words []string) int {
	n := 0
	for _, phrase := range []string{"hey", "hi", "hello", "please", "can you", "could you", "would you", "will you", "i want to", "i need to",
		"help me", "tell me", "show me", "let us", "let's"} {
		if phraseAt(words[n:], phrase) {
			n += strings.Count(phrase, " ") + 1
		}
	}
	if n == len(words) {
		return 0
	}
	return n
}

// strategies suit an intent; a question about who uses what asks the graph too.
func strategies(intent Intent, words []string) []string {
	chosen := forIntent(intent)
	if !slices.Contains(chosen, Graph) && slices.ContainsFunc(words, isRelation) {
		chosen = append(chosen, Graph)
	}
	return chosen
}

func forIntent(intent Intent) []string {
	switch intent {
	case Find, List:
		return []string{Keyword}
	case Explain:
		return []string{Semantic, Graph}
	case Compare, How:
		return []string{Semantic}
	case Why:
		return []string{Graph}
	case Debug:
		return []string{Keyword, Graph}
	}
	return []string{Keyword, Semantic, Graph}
}

func isRelation(word string) bool {
	switch strings.ToLower(word) {
	case "calls", "callers", "caller", "callees", "called", "uses", "usages", "imports", "imported", "importers", "depends", "dependents",
		"dependencies", "extends", "implements", "implementations", "inherits", "subclasses", "references", "overrides":
		return true
	}
	return false
}

// typeHints is the first word that names a kind of entity as the thing to list: a plural, or a singular that
// nothing follows but a preposition ("every interface in auth", but not "file handlers").
func typeHints(words []string) []ctxsys.EntityType {
	text := lowered(words)
	for i, w := range text {
		if types := plural(w); types != nil {
			return types
		}
		if i+1 == len(text) || isStop(text[i+1]) || introduces(text[i+1]) {
			if types := plural(pluralOf(w)); types != nil {
				return types
			}
		}
	}
	return nil
}

// introduces says whether a word begins what narrows a list.
func introduces(word string) bool {
	switch word {
	case "called", "named", "defined", "declared", "implementing", "extending", "using", "matching", "like":
		return true
	}
	return false
}

func pluralOf(w string) string {
	switch {
	case w == "property":
		return "properties"
	case strings.HasSuffix(w, "ss"):
		return w + "es"
	}
	return w + "s"
}

// plural is what a word in the plural asks for. What people call a function may be a method, and a struct
// is a type in some languages and a class in others.
func plural(word string) []ctxsys.EntityType {
	switch word {
	case "files":
		return []ctxsys.EntityType{ctxsys.TypeFile}
	case "modules", "packages":
		return []ctxsys.EntityType{ctxsys.TypeModule}
	case "namespaces":
		return []ctxsys.EntityType{ctxsys.TypeNamespace}
	case "classes":
		return []ctxsys.EntityType{ctxsys.TypeClass}
	case "interfaces", "traits", "protocols":
		return []ctxsys.EntityType{ctxsys.TypeInterface}
	case "structs":
		return []ctxsys.EntityType{ctxsys.TypeType, ctxsys.TypeClass}
	case "types":
		return []ctxsys.EntityType{ctxsys.TypeType, ctxsys.TypeClass, ctxsys.TypeInterface, ctxsys.TypeEnum}
	case "enums":
		return []ctxsys.EntityType{ctxsys.TypeEnum}
	case "functions":
		return []ctxsys.EntityType{ctxsys.TypeFunction, ctxsys.TypeMethod}
	case "methods":
		return []ctxsys.EntityType{ctxsys.TypeMethod}
	case "properties", "fields":
		return []ctxsys.EntityType{ctxsys.TypeProperty}
	case "constants":
		return []ctxsys.EntityType{ctxsys.TypeConstant}
	case "variables":
		return []ctxsys.EntityType{ctxsys.TypeVariable}
	case "documents", "docs":
		return []ctxsys.EntityType{ctxsys.TypeDocument}
	case "sections", "headings":
		return []ctxsys.EntityType{ctxsys.TypeSection}
	}
	return nil
}

// prose is the words in lower case, with names blanked: an ErrorHandler is no error.
func prose(words []string) []string {
	plain := lowered(words)
	for i, w := range words {
		if hasHumps(w) || strings.Contains(w, "_") {
			plain[i] = ""
		}
	}
	return plain
}

func lowered(words []string) []string {
	lower := make([]string, len(words))
	for i, w := range words {
		lower[i] = strings.ToLower(w)
	}
	return lower
}
