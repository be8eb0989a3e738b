package render

import ctxsys "github.com/ctx-sys/ctx-sys"

// linesOf is what is shown of a slice: what its lines are cut from, and its lines.
func linesOf(s ctxsys.Slice) []string {
	lines := clean(s.Content)
	if lines == nil {
		return nil
	}
	return append(clean(s.Head), lines...)
}
