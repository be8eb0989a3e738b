// Package ctxsys defines the types of ctx-sys, a local context engine for coding assistants: the types that are stored
// and those that pass through the front ends. It has no other behaviour and does no I/O. This comment is a guided tour.
//
// # What the program does
//
// A few places in a repository answer a question about it. ctx-sys finds these places and packs them into the
// token budget of a model. It reads the repository once, stores an index in one file next to it, and later reads
// only changed files. Everything runs locally. The program connects only to a model that the user configured, or
// to a team's server that the user logged in to.
//
// # Terms
//
// An [Entity] is a node of the graph: a file, a folder, a symbol of code, a section of a document. A
// relationship, or edge, says that one entity names or contains another; its kind is a [RelationKind]. Facts
// are what one file says: its declarations and its uses of names. A chunk is a part of a file that is short
// enough to be a search result. A [Hit] is a chunk that was found, with the reasons for its rank. A [Slice] is a
// chunk or a whole entity in a prompt, in one of several forms, and a [Budget] is the available space. These
// words mean the same in Go, in SQL, on the command line and in JSON.
//
// # Two paths
//
// The write path goes from files to facts. It is index.Sync: internal/walk selects the files, internal/parse and
// internal/document turn each into symbols, uses and chunks, internal/lexical turns the chunks into terms,
// internal/store/sqlite stores all of it, and internal/relate resolves the uses. Unchanged files are not read;
// changed files are related again, together with files that mention a name whose meaning changed. The first run
// and all later ones are the same code.
//
// The read path goes from a question to a prompt. internal/search lists its stages: internal/query parses the
// question, internal/retrieve runs the strategies concurrently, internal/rank orders the results, internal/assemble
// selects what fits, and internal/render writes it. Parsing, ordering, selecting and writing are pure functions,
// tested with text alone.
//
// # Front ends
//
// internal/op declares each operation once: a request whose tags define the flags of a command and the arguments of
// a tool, a function, and the text of the answer. cmd/ctx-sys makes commands from these, and has the commands that
// are not operations. A front end decodes a request, calls the engine once and prints the answer. Requests and
// answers of the engine are plain structs with JSON names, so --json prints exactly what the engine returned.
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
//	the division of a model's window         internal/token/models.go
//	a setting                                internal/config/keys.go
//	an exit code                             cmd/ctx-sys/exit.go
//	the tables                               internal/store/sqlite/sqlite.go (migrations), docs/design/schema.md
//	who may import whom                      arrows_test.go, ARCHITECTURE.md
//	the reasons for decisions                docs/decisions
//	known weaknesses                         docs/design/rough-edges.md
package ctxsys
