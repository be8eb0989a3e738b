package store

import (
	"cmp"
	"fmt"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Span is where an entity is in its file.
type Span struct {
	ID                 int64
	Type               ctxsys.EntityType
	StartLine, EndLine int
	StartByte, EndByte int
}

// Symbol is a symbol found by its name.
type Symbol struct {
	ID        int64
	Type      ctxsys.EntityType
	Qualified string
	Inside    ctxsys.EntityType // of what it is in
}

// EntityBits is how many low bits of an entity's id number it inside its file.
const EntityBits = 20

// FileEntity returns the id of the entity of a file itself.
func FileEntity(file int64) int64 { return file << EntityBits }

// FileOf returns the file an entity belongs to; modules belong to none.
func FileOf(entity int64) int64 {
	if entity < 0 {
		return 0
	}
	return entity >> EntityBits
}

// EntityNumber returns the number of an entity in its file.
func EntityNumber(entity int64) int { return int(entity & (1<<EntityBits - 1)) }

// IsFile reports whether an entity is a file, and not a symbol in one or a folder.
func IsFile(entity int64) bool { return entity > 0 && EntityNumber(entity) == 0 }

// PublicID is the id by which the outside knows an entity of the file at a path: see ctxsys.Entity.
func (e *Entity) PublicID(path string) string {
	switch {
	case e.ID < 0:
		return e.FolderPath() + "/"
	case EntityNumber(e.ID) == 0:
		return path
	case e.Ordinal > 0:
		return fmt.Sprintf("%s#%s~%d", path, e.Qualified, e.Ordinal+1)
	}
	return path + "#" + e.Qualified
}

// FolderPath is the path of a module; that of the project's root is a dot.
func (e *Entity) FolderPath() string {
	if e.Qualified == "" {
		return "."
	}
	return e.Qualified
}

// PathOf is the path in the public id of an entity.
func PathOf(entity string) string {
	path, _, _ := strings.Cut(entity, "#")
	return path
}

// Located is an entity with what the row of its file says. Modules have no file.
type Located struct {
	Entity
	Path, Language string
	FileFlags      int
}

// Compare orders entities by where they are. Their ids would tell the order in which they were indexed.
func (l *Located) Compare(m *Located) int {
	return cmp.Or(cmp.Compare(l.Path, m.Path), cmp.Compare(l.StartByte, m.StartByte),
		cmp.Compare(l.Qualified, m.Qualified), cmp.Compare(l.Ordinal, m.Ordinal))
}

// Place is an entity by where it is, in a quarter of the memory of a Located: a question about the whole tree holds all symbols at once.
type Place struct {
	ID, Parent                  int64
	Type                        ctxsys.EntityType
	Name, Qualified             string
	Ordinal, StartLine, EndLine int
	StartByte, EndByte          int
	Exported, Marked            bool // Marked: its metadata has modifiers, decorators or types that it is made from
	Path, Language              string
	FileFlags                   int
}

// PlaceOf is the place of an entity that was read whole.
func PlaceOf(l *Located) Place {
	m := &l.Metadata
	return Place{
		ID: l.ID, Parent: l.Parent, Type: l.Type, Name: l.Name, Qualified: l.Qualified, Ordinal: l.Ordinal, StartLine: l.StartLine, EndLine: l.EndLine,
		StartByte: l.StartByte, EndByte: l.EndByte, Exported: l.Exported, Path: l.Path, Language: l.Language, FileFlags: l.FileFlags,
		Marked: len(m.Modifiers)+len(m.Decorators)+len(m.Extends)+len(m.Implements) > 0,
	}
}

// Compare is that of Located.
func (p *Place) Compare(q *Place) int {
	return cmp.Or(cmp.Compare(p.Path, q.Path), cmp.Compare(p.StartByte, q.StartByte),
		cmp.Compare(p.Qualified, q.Qualified), cmp.Compare(p.Ordinal, q.Ordinal))
}

// Entity is one row of entities. Modules (directories) have negative ids and no lines.
type Entity struct {
	ID                           int64
	Parent                       int64 // 0 for none
	Type                         ctxsys.EntityType
	Name, Qualified              string
	Ordinal                      int
	StartLine, EndLine           int
	StartByte, EndByte, BodyByte int
	Exported                     bool
	Signature, Doc               string
	Metadata                     ctxsys.EntityMetadata
}

// Times are when a sync first found an entity, and when one last found another text of it: milliseconds since 1970.
type Times struct {
	ID               int64 // of the entity
	Created, Updated int64
}

// Summary is what a model wrote about a text.
type Summary struct {
	ID                        int64
	Key                       []byte
	Text, Model               string
	Made                      int64 // Unix seconds
	InputTokens, OutputTokens int   // its share of what the request took
}
