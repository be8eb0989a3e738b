package navigate

import (
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// key answers for the name of a field in a Go literal, T{name: value}: that is a field of the literal's type, whatever else has
// the name around it. No edge says so, as the field is not used but set.
func (f *finder) key() (bool, error) {
	if f.s.Language != "go" || !isKey(f.s.Text, f.m.Start, f.m.End) {
		return false, nil
	}
	at, ok := literalType(f.s.Text, f.m.Start)
	if !ok {
		return false, nil
	}
	typ := finder{ctx: f.ctx, v: f.v, s: f.s, file: f.file, read: f.read}
	if typ.m, typ.name, ok = f.s.wordAt(at); !ok || typ.name == nil {
		return false, nil
	}
	typ.around = f.s.Around(typ.m.Start)
	if err := typ.find(); err != nil {
		return false, err
	}
	found, err := f.v.MembersNamed(f.ctx, f.m.Word, typ.ids)
	if err != nil {
		return false, err
	}
	found = slices.DeleteFunc(found, func(l store.Located) bool { return l.Type != ctxsys.TypeProperty })
	if len(found) == 0 {
		return false, nil
	}
	f.m.How = ByName
	if len(found) == 1 {
		f.m.How = ByEdge
	}
	f.add(found)
	return true, nil
}

// isKey reports whether a word may be the key of an element: it follows a brace or a comma, and a colon follows it.
func isKey(text string, start, end int) bool {
	after := strings.TrimLeft(text[end:], " \t")
	before := strings.TrimRight(text[:start], " \t\r\n")
	return strings.HasPrefix(after, ":") && !strings.HasPrefix(after, ":=") && (strings.HasSuffix(before, "{") || strings.HasSuffix(before, ","))
}

// literalType returns where the name of the type ends that a literal around an offset is of. Of an element without a type, as in
// []T{{name: value}}, it is that of the elements.
func literalType(text string, at int) (end int, ok bool) {
	open := openBrace(text, at)
	if open < 0 {
		return 0, false
	}
	end, list := typeBefore(text, open)
	if end > 0 {
		return end, !list // the key of a map or of a list is no field
	}
	if open = openBrace(text, open); open < 0 {
		return 0, false
	}
	end, list = typeBefore(text, open)
	return end, end > 0 && list
}

// openBrace is the nearest brace before an offset that is still open there, -1 for none. Braces in strings are few enough to be
// taken for code: what comes of it is a type that does not have the field.
func openBrace(text string, at int) int {
	depth := 0
	for i := at - 1; i >= 0; i-- {
		switch text[i] {
		case '}':
			depth++
		case '{':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	return -1
}

// typeBefore returns the last byte of the name of a type right before a brace, 0 for none, and whether it is the type of the
// elements of a list or map.
func typeBefore(text string, brace int) (last int, list bool) {
	start, end := parse.WordAt(text, brace-1)
	if brace == 0 || start >= end || end != brace {
		return 0, false
	}
	before := strings.TrimRight(text[:start], "*")
	if qualifier, ok := strings.CutSuffix(before, "."); ok {
		from, _ := parse.WordAt(qualifier, len(qualifier))
		before = strings.TrimRight(qualifier[:from], "*")
	}
	return start, strings.HasSuffix(before, "]")
}
