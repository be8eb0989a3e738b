package lexical

import (
	"context"
	"fmt"
	"slices"
)

// Set is a set of documents, by ascending id.
type Set []uint32

// Has tells whether a document is in the set.
func (s Set) Has(doc uint32) bool {
	_, ok := slices.BinarySearch(s, doc)
	return ok
}

// And returns the documents that are in both sets.
func (s Set) And(other Set) Set {
	var out Set
	for _, doc := range s {
		if other.Has(doc) {
			out = append(out, doc)
		}
	}
	return out
}

// Or returns the documents that are in either set.
func (s Set) Or(other Set) Set {
	out := slices.Concat(s, other)
	slices.Sort(out)
	return slices.Compact(out)
}

// Documents returns the documents that have one of the terms.
func Documents(ctx context.Context, segments []*Segment, src Source, terms ...string) (Set, error) {
	return documents(ctx, segments, src, terms, func(*postings) bool { return true })
}

// Defining returns the documents that have a term among the names they define.
func Defining(ctx context.Context, segments []*Segment, src Source, term string) (Set, error) {
	return documents(ctx, segments, src, []string{term}, func(p *postings) bool {
		f, n := readFreqs(p.data[p.pos:])
		return !p.simple && n > 0 && f[Defs] > 0
	})
}

func documents(ctx context.Context, segments []*Segment, src Source, terms []string, wanted func(*postings) bool) (Set, error) {
	var out Set
	for _, s := range segments {
		for _, term := range terms {
			e, live, err := lookup(ctx, s, src, term)
			if err != nil {
				return nil, fmt.Errorf("term %q in segment %d: %w", term, s.ID, err)
			}
			if live == 0 {
				continue
			}
			out = slices.Grow(out, int(live))
			p := newPostings(e, uint32(s.Len()))
			for p.ord != noMore {
				if !s.isDeleted(p.ord) && wanted(&p) {
					out = append(out, s.docs.at(p.ord))
				}
				p.skip()
				p.advance()
			}
			if p.err != nil {
				return nil, fmt.Errorf("term %q in segment %d: %w", term, s.ID, p.err)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// Among returns those of some documents that have one of the terms.
func Among(ctx context.Context, segments []*Segment, src Source, docs Set, terms ...string) (Set, error) {
	var out Set
	for _, s := range segments {
		from, _ := slices.BinarySearch(docs, s.First())
		own := docs[from:]
		if len(own) == 0 || own[0] > s.Last() {
			continue
		}
		for _, term := range terms {
			e, live, err := lookup(ctx, s, src, term)
			if err != nil {
				return nil, fmt.Errorf("term %q in segment %d: %w", term, s.ID, err)
			}
			if live == 0 {
				continue
			}
			p := newPostings(e, uint32(s.Len()))
			for _, doc := range own {
				at, ok := s.docs.find(doc)
				if int(at) == s.Len() {
					break
				}
				if !ok || s.isDeleted(at) {
					continue
				}
				if p.skipTo(at); p.ord == at {
					out = append(out, doc)
				}
			}
			if p.err != nil {
				return nil, fmt.Errorf("term %q in segment %d: %w", term, s.ID, p.err)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// Occurrences hands the live documents of a segment that hold a term to f, by ascending id, with how often each has it.
func Occurrences(ctx context.Context, s *Segment, src Source, term string, f func(doc uint32, n Freqs)) error {
	e, live, err := lookup(ctx, s, src, term)
	if err != nil {
		return fmt.Errorf("term %q in segment %d: %w", term, s.ID, err)
	}
	if live == 0 {
		return nil
	}
	p := newPostings(e, uint32(s.Len()))
	for p.ord != noMore && p.err == nil {
		if s.isDeleted(p.ord) {
			p.skip()
		} else if n := p.freqs(); p.err == nil {
			f(s.docs.at(p.ord), n)
		}
		if p.err == nil {
			p.advance()
		}
	}
	if p.err != nil {
		return fmt.Errorf("term %q in segment %d: %w", term, s.ID, p.err)
	}
	return nil
}

// Frequency returns how many documents have a term.
func Frequency(ctx context.Context, segments []*Segment, src Source, term string) (n int, err error) {
	for _, s := range segments {
		_, live, err := lookup(ctx, s, src, term)
		if err != nil {
			return 0, fmt.Errorf("term %q in segment %d: %w", term, s.ID, err)
		}
		n += int(live)
	}
	return n, nil
}
