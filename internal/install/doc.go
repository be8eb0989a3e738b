// Package install puts ctx-sys into the settings of coding agents, and takes it out again.
//
// It owns the table of clients (clients.go), where each keeps its settings, and the shape of an entry there. It
// refuses to guess: a client whose format could not be checked gets a text to paste and no edit, a file that cannot be
// read as what it should be is left alone, an entry of our name that is not ours stays, and no setting that decides
// what a client may do without being asked is ever written.
//
// The one idea: a file is changed by splicing text, never by printing a decoded tree. What is not ours keeps every
// byte, comments, commas and line ends included. A part of a file knows how to put itself into a text and how to take
// itself out (part.go); the first backup next to a file is the memory of how it was, and tells what may be taken out
// with it: an object that was there before stays, one that was made for our entry goes.
package install
