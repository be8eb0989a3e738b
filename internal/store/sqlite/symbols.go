package sqlite

import (
	"context"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

func (d *queries) SymbolsLike(ctx context.Context, types []ctxsys.EntityType, letters string, whole bool) ([]store.Located, error) {
	numbers := make([]int64, len(types))
	for i, t := range types {
		numbers[i] = int64(typeNumber(t))
	}
	column := "e.name"
	if whole {
		column = "e.qualified"
	}
	return d.located(0, `SELECT `+placeColumns+`
		FROM entities AS e CROSS JOIN files AS f ON f.id = e.id >> 20
		WHERE e.type IN (SELECT value FROM json_each(?)) AND `+column+` LIKE ? ESCAPE '\'`, idList(numbers), inOrder(letters))
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
