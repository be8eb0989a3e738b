package searcher

import (
	"fmt"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// MaxQuery is the longest question, in bytes. The work for one grows with its length: this much takes less than a second, and
// holds any stack trace and most diffs.
const MaxQuery = 256 << 10

// CheckQuery refuses a question that is too long. The error wraps ctxsys.ErrUsage.
func CheckQuery(texts ...string) error {
	for _, t := range texts {
		if len(t) > MaxQuery {
			return fmt.Errorf("%w: the query is longer than %d bytes: ask about a part of it", ctxsys.ErrUsage, MaxQuery)
		}
	}
	return nil
}
