package answer

import (
	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
)

// GraphPending says what is to be known of an answer that is from an index whose graph is not whole.
const GraphPending = "edges are being made again: some are missing, and what is about the whole graph is as it was before"

// Unsure says what is to be known of an answer when the index it is from may not agree with the files, "" when it does.
func Unsure(f *snapshot.Freshness) string {
	switch {
	case f == nil || f.Fresh != nil && *f.Fresh:
		return ""
	case f.Fresh == nil:
		return "not checked for changes, but for the files that are shown"
	case f.StaleFiles == 0:
		return "not checked for changes: the files could not be looked at"
	}
	return ctxsys.Plural(f.StaleFiles, "file") + " changed since the index was made; what is shown was read again"
}
