package completion

import (
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// isHeader reports whether a file of C or C++ is one that others include.
func isHeader(f *store.File) bool {
	switch path.Ext(f.Path) {
	case ".h", ".hpp", ".hh", ".hxx":
		return f.Language == "c" || f.Language == "cpp"
	}
	return false
}

// firstPrototype is the number of the first prototype of a file, above those of its entities.
const firstPrototype = 1 << (store.EntityBits - 1)

var (
	notCode = lazyregexp.New(`(?s)/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|(?m:^[ \t]*#(?:[^\n\\]|\\.)*$)`)
	called  = lazyregexp.New(`([A-Za-z_]\w*)\s*\(`)
)

// prototypes returns the functions that a header declares and does not define: those are no entities, and yet what who
// includes it calls. They are by themselves, or in the braces of a namespace or of extern "C".
func prototypes(file int64, text string) (out []surfaceSymbol) {
	open := 0 // braces in which nothing is looked for
	statement := ""
	for _, part := range strings.FieldsFunc(splitMarks.Replace(notCode.ReplaceAllString(text, " ")), func(r rune) bool { return r == '\x00' }) {
		switch {
		case part == "{":
			if open > 0 || !strings.HasPrefix(statement, "extern") && !strings.HasPrefix(statement, "namespace") {
				open++
			}
			statement = ""
		case part == "}":
			open, statement = max(0, open-1), ""
		case part == ";":
			if m := called.FindStringSubmatch(statement); open == 0 && m != nil && !strings.HasPrefix(statement, "typedef") && strings.Contains(statement, " ") {
				line := statement
				if len(line) > maxOffered {
					line = strings.ToValidUTF8(line[:maxOffered], "") + "…"
				}
				id := store.FileEntity(file) + firstPrototype + int64(len(out))
				out = append(out, surfaceSymbol{id: id, name: m[1], line: line, kind: ctxsys.TypeFunction, exported: true})
			}
			statement = ""
		default:
			statement = strings.Join(strings.Fields(part), " ")
		}
	}
	return out
}

var splitMarks = strings.NewReplacer("{", "\x00{\x00", "}", "\x00}\x00", ";", "\x00;\x00")
