package sqlite

import (
	"context"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// SymbolsLike is Symbols for those whose name, or with whole the qualified one, has the letters of a text in their order,
// whatever their case. Letters beyond ASCII count for nothing, so there may be more than the caller wants.
func (v *View) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]Located, error) {
	numbers := make([]int64, len(types))
	for i, t := range types {
		numbers[i] = int64(typeNumber(t))
	}
	column := "e.name"
	if whole {
		column = "e.qualified"
	}
	found, err := v.located(`SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.type IN (SELECT value FROM json_each(?)) AND `+column+` LIKE ? ESCAPE '\'`, idList(numbers), inOrder(letters))
	if err != nil || !v.layer.Any() {
		return found, err
	}
	found = slices.DeleteFunc(found, func(l Located) bool { return v.layer.files[FileOf(l.ID)] != nil })
	for _, f := range v.layer.files {
		for _, e := range f.Entities {
			if slices.Contains(types, e.Type) {
				found = append(found, Located{Entity: e, Path: f.File.Path, Language: f.File.Language, FileFlags: f.File.Flags})
			}
		}
	}
	return found, nil
}

// inOrder is the pattern of texts that have some letters in their order.
func inOrder(letters string) string {
	var b strings.Builder
	b.WriteByte('%')
	for _, r := range letters {
		switch {
		case r >= 0x80 || r == 0:
			continue
		case r == '%' || r == '_' || r == '\\':
			b.WriteByte('\\')
		}
		b.WriteRune(r)
		b.WriteByte('%')
	}
	return b.String()
}
