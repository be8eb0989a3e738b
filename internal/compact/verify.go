package compact

import (
	"context"
	"slices"
	"strings"
)

// Index is what a project knows of what a conversation speaks of.
type Index interface {
	// KnownPaths says of each path, as it is written in the conversation, whether the project has it. What is not of the project is not
	// in the answer.
	KnownPaths(ctx context.Context, paths []string) (map[string]bool, error)
	// KnownSymbols says where symbols are declared, as path:line or path:from-to, and "" for those declared in several places.
	// What the index does not know is not in the answer.
	KnownSymbols(ctx context.Context, names []string) (map[string]string, error)
}

// unknown is said of what the index does not know.
const unknown = "(not in the index)"

// maxAsked is how many paths and how many symbols an index is asked for, what matters most first.
const maxAsked = 400

// verify has the index say which files and symbols are still what the conversation says. Of a conversation that names nothing the
// project has, nothing is said: it is about something else.
func (l *ladder) verify(ctx context.Context, all []*fact) error {
	if l.o.Index == nil {
		return nil
	}
	paths, names := asked(all, files), asked(all, symbols)
	there, err := l.o.Index.KnownPaths(ctx, keys(paths))
	if err == nil {
		var places map[string]string
		if places, err = l.o.Index.KnownSymbols(ctx, keys(names)); err == nil {
			l.mark(paths, names, there, places)
			return nil
		}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	l.report.Notes = append(l.report.Notes, "files and symbols are not verified: "+err.Error())
	return nil
}

func (l *ladder) mark(paths, names []*fact, there map[string]bool, places map[string]string) {
	found := 0
	for _, f := range paths {
		if there[f.key] {
			found++
		}
	}
	if found == 0 && (len(there) > 0 || len(places) == 0) {
		return
	}
	for _, f := range paths {
		if have, ours := there[f.key]; ours && !have {
			f.mark = " " + unknown
			f.text = strings.Replace(f.text, "`"+f.key+"`", "`"+f.key+"`"+f.mark, 1)
			f.short += f.mark
			l.report.NotIndexed = append(l.report.NotIndexed, f.key)
		}
	}
	for _, f := range names {
		switch place, known := places[f.key]; {
		case !known:
			f.mark = " " + unknown
			l.report.NotIndexed = append(l.report.NotIndexed, f.key)
		case place != "" && !strings.ContainsAny(place, "`\n()"):
			f.mark = " " + place
		}
		f.text += f.mark
	}
}

// asked are the facts of a section that the index is asked for.
func asked(all []*fact, s section) (out []*fact) {
	for _, f := range all {
		if f.section == s {
			out = append(out, f)
		}
	}
	slices.SortStableFunc(out, func(a, b *fact) int { return b.rank - a.rank })
	return out[:min(len(out), maxAsked)]
}

func keys(all []*fact) (out []string) {
	for _, f := range all {
		out = append(out, f.key)
	}
	return out
}
