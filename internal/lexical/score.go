package lexical

import "math"

// Params are the constants of BM25F. The zero value of each means its default; a negative value means zero.
type Params struct {
	// K1 says how soon repetition stops to count: a term weighs tf/(K1+tf). Code repeats names for no
	// deeper reason than that it must, so repetition saturates early.
	K1 float64
	// Weight of an occurrence in each field.
	Weight [numFields]float64
	// B says how much a long field dilutes its occurrences: 0 not at all, 1 in full proportion.
	B [numFields]float64
}

// DefaultParams returns the constants that stand for zero values.
//
// A definition outweighs uses, since a caller that asks for a name wants it first; a path names the subject of
// all that is under it. Documents are pieces of much the same size, so the length of the body says little;
// a long list of definitions or a long path says that each name in it is a weaker hint.
func DefaultParams() Params {
	return Params{
		K1:     1.2,
		Weight: [numFields]float64{Body: 1, Defs: 3, Signature: 1.5, Doc: 1.2, Path: 2.5, Summary: 1.2},
		B:      [numFields]float64{Body: 0.4, Defs: 0.5, Signature: 0.3, Doc: 0.4, Path: 0.5, Summary: 0.4},
	}
}

// filled replaces zeros by defaults.
func (p Params) filled() Params {
	d := DefaultParams()
	p.K1 = orDefault(p.K1, d.K1)
	for f := range p.Weight {
		p.Weight[f] = orDefault(p.Weight[f], d.Weight[f])
		p.B[f] = min(orDefault(p.B[f], d.B[f]), 1)
	}
	return p
}

func orDefault(v, def float64) float64 {
	if v == 0 {
		return def
	}
	return max(v, 0)
}

// knownLengths is for how many lengths of a field the factors are computed ahead. Only bodies can be longer,
// and pieces of 750 characters have about 100 words.
const knownLengths = 256

// scorer computes scores in a given set of live documents. For a document and a term,
//
//	tf    = sum over fields of  weight * frequency / (1 - b + b * length / average length)
//	score = weight of the term * idf * (k1 + 1) * tf / (k1 + tf)
//	idf   = ln(1 + (documents - df + 0.5) / (df + 0.5))
//
// where documents, df and average lengths count live documents only. The average length of a field is that
// of the documents that have it: a piece without comments says nothing of how long comments are.
type scorer struct {
	params Params
	docs   float64
	slope  [numFields]float64               // b / average length
	factor [numFields][knownLengths]float64 // by length: what an occurrence in the field adds to tf
	once   [knownLengths]float64            // by length: score of a single occurrence in the body
}

func newScorer(p Params, segments []*Segment) *scorer {
	s := &scorer{params: p.filled()}
	var sum [numFields]total
	for _, seg := range segments {
		s.docs += float64(seg.Live())
		for f, t := range seg.live() {
			sum[f].length += t.length
			sum[f].docs += t.docs
		}
	}
	for f, t := range sum {
		if t.length > 0 {
			s.slope[f] = s.params.B[f] * float64(t.docs) / float64(t.length)
		}
		for n := range s.factor[f] {
			s.factor[f][n] = s.dilute(Field(f), n)
		}
	}
	for n := range s.once {
		s.once[n] = s.saturate(s.factor[Body][n])
	}
	return s
}

// dilute is what an occurrence in a field of the given length adds to tf.
func (s *scorer) dilute(f Field, length int) float64 {
	norm := 1 - s.params.B[f] + s.slope[f]*float64(length)
	if norm <= 0 { // b is 1 and the length 0: no document says so that has the term in the field
		return 0
	}
	return s.params.Weight[f] / norm
}

// body is dilute for a body of any length.
func (s *scorer) body(length int) float64 {
	if length < knownLengths {
		return s.factor[Body][length]
	}
	return s.dilute(Body, length)
}

func (s *scorer) saturate(tf float64) float64 {
	if tf <= 0 {
		return 0
	}
	return (s.params.K1 + 1) * tf / (s.params.K1 + tf)
}

// limit is what no value reaches.
func (s *scorer) limit() float64 { return s.params.K1 + 1 }

// value is the score of a term with a weight and idf of 1, given its frequencies in a document of a segment.
func (s *scorer) value(f Freqs, seg *Segment, ord uint32) float64 {
	norm := seg.norm(ord)
	tf := s.body(bodyLength(norm)) * float64(f[Body])
	for i, n := range f[1:packedFields] {
		if n > 0 {
			tf += s.factor[i+1][norm[2+i]] * float64(n)
		}
	}
	if f[Summary] > 0 {
		tf += s.factor[Summary][seg.summary(ord)] * float64(f[Summary])
	}
	return s.saturate(tf)
}

// onceValue is value for a term that occurs once, in the body.
func (s *scorer) onceValue(norm []byte) float64 {
	if length := bodyLength(norm); length < knownLengths {
		return s.once[length]
	}
	return s.saturate(s.body(bodyLength(norm)))
}

// packedValue is value for packed frequencies, which were found to be readable. It computes the same number.
func (s *scorer) packedValue(packed []byte, seg *Segment, ord uint32) float64 {
	if packed[0] == inSummary {
		f, _ := readFreqs(packed)
		return s.value(f, seg, ord)
	}
	norm := seg.norm(ord)
	mask, body := packed[0]>>4, packed[0]&0x0f
	if body == bodyEscape {
		return s.escapedValue(packed, norm)
	}
	tf := s.body(bodyLength(norm)) * float64(body)
	for i := 0; mask != 0; i, mask = i+1, mask>>1 {
		if mask&1 == 1 {
			tf += s.factor[i+1][norm[2+i]]
		}
	}
	return s.saturate(tf)
}

func (s *scorer) escapedValue(packed []byte, norm []byte) float64 {
	count, pos := readCount(packed, 1)
	tf := s.body(bodyLength(norm)) * float64(count)
	for i, mask := 0, packed[0]>>4; mask != 0; i, mask = i+1, mask>>1 {
		if mask&1 == 1 {
			count, pos = readCount(packed, pos)
			tf += s.factor[i+1][norm[2+i]] * float64(count)
		}
	}
	return s.saturate(tf)
}

// idf weighs how rare a term is.
func (s *scorer) idf(df uint64) float64 {
	return math.Log(1 + (s.docs-float64(df)+0.5)/(float64(df)+0.5))
}
