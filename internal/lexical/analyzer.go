package lexical

import (
	"bytes"
	"iter"
	"slices"
)

// maxCached bounds the words an Analyzer remembers, a few megabytes. Of the 12 million words of Go's source
// tree (330 k distinct ones) one in 17 is split again at this size, one in 28 at eight times as much; that
// was no faster, for the larger maps miss the caches.
const maxCached = 1 << 14

// Analyzer turns text into terms. It remembers what the words it has met become, so that a word met again
// costs one look into a map. The zero value is not usable, see [NewAnalyzer]. An Analyzer is for one
// goroutine at a time.
type Analyzer struct {
	words map[string]wordTerms
	lists []uint32 // the term numbers of all words in the map

	ids   map[string]uint32 // term -> its number
	terms []string          // number -> term; what is there stays as it is
	names *Numbering        // of the terms
	cells []cell            // number -> occurrences in the current document

	epoch   uint32   // of the current document
	touched []uint32 // terms of the current document
	text    []byte   // the field being read

	splitter splitter
	part     []byte
}

// wordTerms is a slice of Analyzer.lists: the terms of a word.
type wordTerms struct{ start, end uint32 }

// cell counts a term in the document of the epoch.
type cell struct {
	epoch uint32
	freqs Freqs
}

// NewAnalyzer returns an Analyzer that has met nothing.
func NewAnalyzer() *Analyzer {
	a := &Analyzer{}
	a.forget()
	return a
}

// forget empties the memory. Terms given out stay valid: they are strings of their own.
func (a *Analyzer) forget() {
	a.words = map[string]wordTerms{} // an analyzer of questions meets few words, and a team's server has hundreds of them
	a.ids = map[string]uint32{}
	a.lists, a.terms, a.names, a.cells = a.lists[:0], nil, &Numbering{}, nil
	a.epoch = 0
}

// leastTerms is for how many terms of a text there is room from the first on: most names have no more.
const leastTerms = 4

// Terms appends the terms of a text, for a query, in the order of the text and with repetitions. A word of
// several parts gives its parts and then its [ExactTerm]. Stop words are not removed.
func (a *Analyzer) Terms(dst []string, text string) []string {
	if len(a.words) >= maxCached {
		a.forget()
	}
	a.text = append(a.text[:0], text...)
	for word, pos := nextWord(a.text, 0); word != nil; word, pos = nextWord(a.text, pos) {
		ids := a.lookup(word)
		if dst == nil {
			dst = make([]string, 0, max(len(ids), leastTerms))
		}
		for _, id := range ids {
			dst = append(dst, a.terms[id])
		}
	}
	return dst
}

// lookup returns the numbers of the terms of a word.
func (a *Analyzer) lookup(word []byte) []uint32 {
	if w, ok := a.words[string(word)]; ok {
		return a.lists[w.start:w.end]
	}
	start := len(a.lists)
	a.learn(word)
	w := wordTerms{uint32(start), uint32(len(a.lists))}
	a.words[string(word)] = w
	return a.lists[w.start:w.end]
}

// learn splits a word and appends the numbers of its terms to the lists.
func (a *Analyzer) learn(word []byte) {
	s := &a.splitter
	s.split(word)
	for i, part := range s.parts {
		a.part = s.append(a.part[:0], part)
		if wanted(a.part) {
			a.push(cut(stem(a.part)))
		}
		if s.glued(i) { // OAuthToken is asked for as oauth
			a.part = s.append(a.part[:0], span{part.start, s.parts[i+1].end})
			a.push(cut(stem(a.part)))
		}
	}
	if len(s.parts) > 1 {
		a.part = append(a.part[:0], exactMark)
		for _, part := range s.parts {
			a.part = s.append(a.part, part)
		}
		a.push(cut(a.part))
	}
}

func (a *Analyzer) push(term []byte) {
	id, ok := a.ids[string(term)]
	if !ok {
		id = uint32(len(a.terms))
		name := string(term)
		a.ids[name] = id
		a.terms = append(a.terms, name)
		a.cells = append(a.cells, cell{})
	}
	a.lists = append(a.lists, id)
}

// Document is a piece of a file to be found. Body is the whole text of the piece, including what the other
// fields repeat; a summary is next to it. The other fields are texts too: names are separated by anything that is no word.
type Document struct {
	Body      []byte
	Defs      string // names defined in the piece, with the names of the types around them
	Signature string // of what is defined, names included
	Doc       string // comments
	Path      string // directories and stem of the file
	Summary   string // what a model wrote about it
}

// Analyzed is a document as the index needs it: its terms, how often each occurs in which field, and how
// long the fields are. It is read-only and shares no memory that changes.
type Analyzed struct {
	ids     []uint32 // of its terms
	terms   []string // by number
	names   *Numbering
	freqs   []byte // packed, one after the other, see appendFreqs
	lengths lengths
}

// Numbering is which numbers terms have. Documents of one numbering have the same numbers for the same terms, so that what
// was worked out about a term need not be looked up by its text again.
type Numbering struct{ _ byte } // each has an address of its own

// Numbering returns which numbers the terms of the document have. An [Analyzer] begins another now and then.
func (a Analyzed) Numbering() *Numbering { return a.names }

// Term returns the term with a number that the document has.
func (a Analyzed) Term(number uint32) string { return a.terms[number] }

// Numbers yields the numbers of the terms of the document, and how often each occurs in which field. Their order means nothing,
// but is the same for the same document and Analyzer. Numbers are small: they count the terms that the Analyzer has met.
func (a Analyzed) Numbers() iter.Seq2[uint32, Freqs] {
	return func(yield func(uint32, Freqs) bool) {
		packed := a.freqs
		for _, id := range a.ids {
			f, n := readFreqs(packed)
			packed = packed[n:]
			if !yield(id, f) {
				return
			}
		}
	}
}

// Terms yields what Numbers does with the terms themselves.
func (a Analyzed) Terms() iter.Seq2[string, Freqs] {
	return func(yield func(string, Freqs) bool) {
		for id, f := range a.Numbers() {
			if !yield(a.terms[id], f) {
				return
			}
		}
	}
}

// Analyze counts the terms of a document. Memory grows with the words of one document: documents are pieces.
//
// An occurrence counts once, in the most telling of its fields: a name that is defined is also in the
// signature, and both are in the body, as is the comment. So what is counted in a field is taken off the
// fields around it.
func (a *Analyzer) Analyze(d Document) Analyzed {
	if len(a.words) >= maxCached || a.epoch == 1<<32-1 {
		a.forget()
	}
	a.epoch++
	a.touched = a.touched[:0]
	a.count(Body, d.Body)
	a.countString(Defs, d.Defs)
	a.countString(Signature, d.Signature)
	a.countString(Doc, d.Doc)
	a.countString(Path, d.Path)
	a.countString(Summary, d.Summary)
	return a.collect()
}

func (a *Analyzer) countString(f Field, text string) {
	a.text = append(a.text[:0], text...)
	a.count(f, a.text)
}

func (a *Analyzer) count(f Field, text []byte) {
	for word, pos := nextWord(text, 0); word != nil; word, pos = nextWord(text, pos) {
		for _, id := range a.lookup(word) {
			c := &a.cells[id]
			if c.epoch != a.epoch {
				*c = cell{epoch: a.epoch}
				a.touched = append(a.touched, id)
			}
			c.freqs[f] = sat(c.freqs[f], 1)
		}
	}
}

// collect takes the counts of the current document out of the cells. Whole identifiers do not count
// towards the length of a field: their parts already do.
func (a *Analyzer) collect() Analyzed {
	doc := Analyzed{ids: slices.Clone(a.touched), terms: a.terms, names: a.names}
	a.part = a.part[:0]
	for _, id := range a.touched {
		freqs := once(a.cells[id].freqs)
		a.part = appendFreqs(a.part, freqs)
		if !IsExact(a.terms[id]) {
			doc.lengths.add(freqs)
		}
	}
	doc.freqs = bytes.Clone(a.part)
	return doc
}

// once counts each occurrence in one field only.
func once(f Freqs) Freqs {
	f[Signature] -= min(f[Signature], f[Defs])
	f[Body] -= min(f[Body], sat(f[Doc], sat(f[Defs], f[Signature])))
	return f
}
