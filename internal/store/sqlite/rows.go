package sqlite

import (
	"encoding/json"
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func typeNumber(t ctxsys.EntityType) int {
	for i, have := range ctxsys.EntityTypes {
		if have == t {
			return i
		}
	}
	panic("sqlite: unknown entity type " + string(t))
}

func metadataText(m *ctxsys.EntityMetadata) string {
	if len(m.Parameters) == 0 && m.ReturnType == "" && len(m.Modifiers) == 0 && len(m.Decorators) == 0 &&
		len(m.Extends) == 0 && len(m.Implements) == 0 && m.Level == 0 && m.About == "" && len(m.Links) == 0 &&
		m.Words == 0 && len(m.FrontMatter) == 0 && len(m.Columns) == 0 && m.Pages == 0 && m.Requirement == (ctxsys.Requirement{}) {
		return ""
	}
	b, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings and numbers only
	}
	return string(b)
}

// blob is one as the driver brings it, in memory of its own: package sql would copy it once more.
type blob []byte

// Scan is that of [sql.Scanner].
func (b *blob) Scan(value any) error {
	switch v := value.(type) {
	case nil:
		*b = nil
	case []byte:
		*b = v
	default:
		return fmt.Errorf("%w: %T is no blob", ctxsys.ErrCorrupt, value)
	}
	return nil
}
