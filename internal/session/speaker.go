package session

import (
	"hash/fnv"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/ctx-sys/ctx-sys/internal/conversation"
)

// Who said something tells which messages answer a question. Three things are looked at:
//
//   - A question with "I" or "my" means the user (meant).
//   - Exports of chats between people begin each message with the name of who speaks, "Anna: ...". A question that names
//     somebody means what that person said. A name is kept as 16 bits of a hash: two names may be taken for one, which
//     costs rank and nothing else.
//   - What a user wants always ("Always include the version", "I prefer plain SQL") concerns what is requested later, in
//     other words than it was said in. Where a question requests something, such a message counts more.

// requests are words before a you that only asks for something.
var requests = []string{"can", "could", "would", "will", "do", "please", "are", "if"}

// meant is whose messages a question is about: those of the user when it says I and my, but does not ask what the other
// side said.
func meant(query string) byte {
	var role byte
	before := ""
	for w := range strings.FieldsFuncSeq(strings.ToLower(query), func(r rune) bool { return !unicode.IsLetter(r) }) {
		switch w {
		case "i", "my", "me", "mine":
			role = roleCode(string(conversation.User))
		case "your", "yours":
			return 0
		case "you":
			if !slices.Contains(requests, before) {
				return 0
			}
		}
		before = w
	}
	return role
}

// longestName is of a speaker, in bytes.
const longestName = 40

// speakerOf is the hash of the name that a message begins with, 0 for none: one to three words, each with a capital
// letter, before a colon and a space.
func speakerOf(text string) uint16 {
	name, _, ok := strings.Cut(text[:min(len(text), longestName+2)], ": ")
	if !ok || len(name) > longestName {
		return 0
	}
	words := strings.Split(name, " ")
	if len(words) > 3 {
		return 0
	}
	for _, w := range words {
		if !isName(w) {
			return 0
		}
	}
	return nameHash(words[0])
}

func isName(word string) bool {
	first, size := utf8.DecodeRuneInString(word)
	if !unicode.IsUpper(first) || size == len(word) {
		return false
	}
	return strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != '\'' && r != '.' }) < 0
}

// nameHash is never 0.
func nameHash(name string) uint16 {
	h := fnv.New32a()
	h.Write([]byte(strings.ToLower(name)))
	sum := h.Sum32()
	return max(uint16(sum>>16^sum), 1)
}

// namesIn are the hashes of the words of a question that may be names.
func namesIn(query string) (names []uint16) {
	for w := range strings.FieldsFuncSeq(query, func(r rune) bool { return !unicode.IsLetter(r) && r != '-' }) {
		if isName(w) {
			names = append(names, nameHash(w))
		}
	}
	return names
}

// Marks of a document.
const (
	standingWish byte = 1 << iota // a user says what is wanted always
	namesTime                     // says when something was or will be
)

// wishes begin a clause that says what somebody wants always. Each is looked for behind the beginning of the text, a mark
// that ends a clause, or a word that joins two.
var wishes = []string{"always ", "never ", "from now on", "i prefer ", "i'd prefer ", "i would prefer ", "i'd rather ", "i would rather ", "whenever i ", "whenever you ",
	"every time i ", "every time you ", "in future", "in the future, ", "by default, ", "please always ", "please never ", "my preference "}

// isWish reports whether a user's text says what is wanted always.
func isWish(role, text string) bool {
	if role != string(conversation.User) {
		return false
	}
	text = strings.ToLower(text[:min(len(text), maxIndexed)])
	for _, w := range wishes {
		for rest, at := text, 0; ; {
			i := strings.Index(rest, w)
			if i < 0 {
				break
			}
			if at += i; startsClause(text[:at]) {
				return true
			}
			at += len(w)
			rest = text[at:]
		}
	}
	return false
}

// startsClause reports whether a clause may begin behind the text.
func startsClause(before string) bool {
	before = strings.TrimRight(before, " ")
	if before == "" || strings.ContainsRune(".,;:!?\n-(*", rune(before[len(before)-1])) {
		return true
	}
	word := before[strings.LastIndexAny(before, " \n\t")+1:]
	return slices.Contains([]string{"and", "but", "so", "because", "since", "that", "please", "as", "though", "although", "while"}, word)
}

// recalls are words of a question about what was, or for a number or a summary of it: it requests nothing that a wish is about.
var recalls = []string{"did", "was", "were", "had", "have", "has", "said", "mentioned", "discussed", "decided", "earlier", "previously", "ago", "last", "when", "who",
	"many", "much", "summary", "summarize", "order", "conversations", "discussions", "percentage"}

// requesting are the words that questions and requests begin with. Other queries are words to look for.
var requesting = []string{"can", "could", "would", "will", "how", "what", "which", "please", "show", "help", "give", "write", "explain", "suggest", "i", "if", "should", "is", "are", "let", "considering"}

// isRequest reports whether somebody wants something done or explained now.
func isRequest(query string) bool {
	first := true
	for w := range strings.FieldsFuncSeq(strings.ToLower(query), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if first && !slices.Contains(requesting, w) || slices.Contains(recalls, w) {
			return false
		}
		first = false
	}
	return !first
}

// timeWords are words of texts that say when something was or will be.
var timeWords = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq("yesterday today tonight tomorrow ago last next recently week weekend month year morning evening " +
		"monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december") {
		set[w] = true
	}
	return set
})

// namesATime reports whether a text says when something was or will be.
func namesATime(text string) bool {
	for w := range strings.FieldsFuncSeq(text[:min(len(text), maxIndexed)], func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(w) <= len("september") && timeWords()[strings.ToLower(w)] {
			return true
		}
	}
	return false
}

// asksWhen reports whether a question is about a time.
func asksWhen(query string) bool {
	first := strings.ToLower(query)
	return strings.HasPrefix(first, "when ") || strings.HasPrefix(first, "how long ago") || strings.HasPrefix(first, "since when") || strings.HasPrefix(first, "on which ") || strings.HasPrefix(first, "what date")
}
