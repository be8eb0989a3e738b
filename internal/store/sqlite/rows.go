package sqlite

import (
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
