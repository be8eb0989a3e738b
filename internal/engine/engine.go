// Package engine is one open project: it owns the lifetimes of the store and the parsers, and writes out
// the two paths, files to facts and question to prompt, as straight functions.
package engine
