// Package ctxsys holds the nouns of ctx-sys, a local context engine for coding assistants: what is stored
// and what crosses a door. It has no behaviour beyond them and does no I/O; doc.go is the guided tour.
package ctxsys
