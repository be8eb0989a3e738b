// Package ctxsys holds the nouns of ctx-sys, a local context engine for coding assistants: what is stored
// and what goes through the front ends. It has no behaviour beyond them and does no I/O. This comment is the guided tour.
//
// # What the program does
//
// A question about a repository is answered by a few places in it. ctx-sys finds these places, and fits them
// into the tokens a model has to spare. It reads the repository once, keeps what it learned in one file next
// to it, and from then on looks only at what changed. It does so on the machine it runs on; nothing leaves it
// but what a model that the user has set up is asked.
//
// # Terms
//
// An [Entity] is one thing the index knows: a file, a folder, a symbol of code, a section of a document. A
// relationship, or edge, says that one entity names or contains another; its kind is a [RelationKind]. Facts
// are what a file says about itself: its declarations and its uses of names. A chunk is a stretch
// of a file short enough to be a search result by itself. A [Hit] is a chunk that was found, with the reasons
// for its place. A [Slice] is a chunk or a whole entity that goes into a prompt, in one of several forms, and
// a [Budget] is the space there is. These words mean the same in Go, in SQL, on the command line and in JSON.
//
// # Two paths
//
// The write path goes from files to facts. It is index.Sync, and it reads top to bottom: internal/walk
// decides which files belong, internal/parse and internal/document turn each into symbols, uses and chunks,
// internal/lexical turns the chunks into terms, internal/store/sqlite stores all of it, and internal/relate ties uses to
// what they name. Files that did not change are not read; files that did are related again together with those
// that mention a name whose meaning changed. The first run and all later ones are the same code.
//
// The read path goes from a question to a prompt. Its stages are listed in internal/search: internal/query reads
// what is asked, internal/retrieve runs the strategies at the same time, internal/rank orders what they found,
// internal/assemble chooses what fits, and internal/render writes it down. Reading the question, ordering,
// choosing and writing are pure functions, tested with text alone.
//
// # Front ends
//
// What can be asked is declared once, in internal/op: a request whose tags are flags of a verb and arguments of a tool, a function,
// and the text of the answer. cmd/ctx-sys makes verbs of these and has the verbs that are no questions. A front end decodes a request, calls the engine once and prints
// the answer. The requests and answers of the engine are plain structs with JSON names, so that --json prints
// what the engine said and nothing a front end made up.
//
// # Where to look first
//
//	what an entity or a slice is             entity.go, slice.go
//	a flag, or the argument of a tool        internal/op, the file of the operation
//	why a file was left out                  ctx-sys status --why PATH, then internal/walk/builtin.go and judge.go
//	a symbol is missing or wrong             internal/parse, the file of its language
//	a language without a grammar             internal/parse/outline/rules.go
//	a section or a requirement is wrong      internal/document, the file of its format
//	a call leads to the wrong function       internal/relate/eval.go, and imports_*.go for modules
//	an edit did not reach another file       internal/index/ripple.go
//	how text becomes terms                   internal/lexical/analyzer.go
//	why this result came back                ctx-sys search --explain, then internal/rank/place.go and signals.go
//	the constant of the fusion               internal/rank/rank.go
//	what was left out of a context           ctx-sys context --explain, then internal/assemble
//	how a model's window is divided          internal/token/models.go
//	a setting                                internal/config/keys.go
//	an exit code                             cmd/ctx-sys/exit.go
//	the tables                               internal/store/sqlite/sqlite.go (migrations), docs/design/schema.md
//	who may import whom                      arrows_test.go, ARCHITECTURE.md
//	why it was decided so                    docs/decisions
//	what we are not proud of                 docs/design/rough-edges.md
package ctxsys
