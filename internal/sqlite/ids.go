package sqlite

import (
	"fmt"
	"strings"
)

// EntityBits is how many low bits of an entity's id number it inside its file.
const EntityBits = 20

// FileEntity returns the id of the entity that stands for a file.
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
