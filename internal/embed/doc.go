// Package embed turns text into vectors, with nothing but a table: it owns the built-in model, the format of
// its file, and the codes vectors are kept in.
//
// It refuses to know where vectors are stored, what they are compared for, and how the table was trained:
// that is tools/embedtrain, and docs/measure/model-card.md says from what.
//
// The one idea: what a word means to a search can be a row of numbers found once, in advance. The vector of
// a text is the sum of the rows of its terms, each times 1 + ln of how often it occurs, at length one. There
// is no order and no context, so it costs about as much as reading the text, and the rows carry all that was
// learned: those of words that tell nothing are short, those of words that occur in the same place of
// a description and of the code described point the same way.
//
// Terms are those of package lexical, so a piece that was analysed for the index is embedded without
// being read again ([Encoder.Terms]). A term the table does not have is the sum of the longest pieces of it that
// the table has ([Vocabulary.Rows]). A text without a known term has no vector; that is not a vector of zeros.
//
// Vectors of two models mean different things and are never compared: [Model.ID] tells them apart, and changes
// with every byte of the table.
package embed
