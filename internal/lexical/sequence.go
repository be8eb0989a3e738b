package lexical

// Step is a term where it is in a text. From and To count the parts of words, whether they are worth a term
// or not: a term follows another when its From is the other's To. A letter written together with the next part
// (OAuthToken) gives a term of two parts besides.
type Step struct {
	Term     string
	From, To int
	Byte     int // where the word begins
}

// Sequence appends the terms of a text in their order, without those of whole identifiers. It goes by the same rules as
// Terms and remembers nothing.
func (a *Analyzer) Sequence(dst []Step, text string) []Step {
	return a.sequence(dst, text, func(term []byte) string { return string(term) })
}

// SequenceOf is Sequence for who looks for some terms, each under itself: the steps of all other terms have "" for it.
func (a *Analyzer) SequenceOf(dst []Step, text string, terms map[string]string) []Step {
	return a.sequence(dst, text, func(term []byte) string { return terms[string(term)] })
}

func (a *Analyzer) sequence(dst []Step, text string, named func(term []byte) string) []Step {
	a.text = append(a.text[:0], text...)
	at := 0
	for word, pos := nextWord(a.text, 0); word != nil; word, pos = nextWord(a.text, pos) {
		s := &a.splitter
		s.split(word)
		first := cap(a.text) - cap(word) // a pair of characters ends behind where the next word begins
		for i, part := range s.parts {
			a.part = s.append(a.part[:0], part)
			if wanted(a.part) {
				dst = append(dst, Step{named(cut(stem(a.part))), at + i, at + i + 1, first})
			}
			if s.glued(i) {
				a.part = s.append(a.part[:0], span{part.start, s.parts[i+1].end})
				dst = append(dst, Step{named(cut(stem(a.part))), at + i, at + i + 2, first})
			}
		}
		at += len(s.parts)
	}
	return dst
}
