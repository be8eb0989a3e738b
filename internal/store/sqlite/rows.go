package sqlite

import (
	"encoding/json"

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
