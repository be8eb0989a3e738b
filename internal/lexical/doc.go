// Package lexical owns words: how source text becomes terms, and the BM25F index that finds documents by
// them.
//
// It refuses storage. An index is a list of immutable segments. A [Segment] says which documents it holds
// and how long their fields are; its postings lie in blocks of a few kilobytes, sorted by term, which
// the caller keeps under the key (segment, first term) and hands back through [Source]. A search reads
// one block per term and segment and nothing else. There is no SQL, no file and no goroutine here, and the
// package imports nothing of the project.
//
// The one idea: everything that enters a score is an integer counted over live documents, so a score does
// not depend on how the index came to be. Documents of a segment are numbered 0, 1, 2, ... in the order of
// their ids (the ordinal); postings hold ordinals; a deleted document is a bit in a map, a merge drops it.
// An index built in a hundred steps, with deletes and merges, gives the same scores bit for bit as one built
// at once from what is left, and a test holds that.
//
// The path of a document: [Analyzer.Analyze] (pure, one Analyzer a goroutine) gives an [Analyzed];
// [Builder.Add] collects those; [Builder.Segment] gives the Segment and its blocks. [PlanMerge] says which
// segments should become one, [Merge] does it as a stream. [Search] ranks.
//
// Bytes that come from outside are checked as they are read. What cannot be a segment or a block is an
// error wrapping [ErrCorrupt], never a panic and never an endless loop.
package lexical

import "errors"

// ErrCorrupt means that the bytes of a segment, a block or a deletion map are not what this package wrote.
var ErrCorrupt = errors.New("lexical index is damaged")
