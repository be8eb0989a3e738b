// Package lsp is the front end for editors: a language server on a pair of pipes. It takes the documents that an editor has
// open to the tracker of package editor, and answers what editors ask about places in code from the graph, for every
// language that is parsed: symbols, definitions, references, implementations, calls, hovers, completions.
//
// The one idea: a question is about the text that the editor shows, an index about the text that was saved. So what is
// at a place is read from the shown text each time, symbols and identifiers with their bytes, and only what it means comes
// from the graph, by the names of symbols and not by their lines. Whatever was typed since, the answer points to where
// things are now.
//
// Messages that change a document are handled in their order, each request in a goroutine of its own on the documents as
// they were when it came. No message ends the server but exit: what cannot be read or answered is an error response.
package lsp
