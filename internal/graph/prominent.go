package graph

import (
	"cmp"
	"context"
	"slices"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// prominentFiles is how many of the most used files Prominent looks into.
const prominentFiles = 8

// prominentLines is how many lines a symbol has that comes before all shorter ones.
const prominentLines = 3

// Prominent names a symbol that much of the code uses, without reading the whole graph as Hubs does: milliseconds, whatever the index holds.
// Where no code is used it is the first section of a document. ok is false where there is neither.
func Prominent(ctx context.Context, r store.Reader) (e ctxsys.Entity, ok bool, err error) {
	files, err := prominentIn(ctx, r)
	if err != nil {
		return e, false, err
	}
	var best store.Entity
	var in store.File
	most := 0
	for _, f := range files {
		degrees, err := r.InDegreesOf(ctx, f.ID)
		if err != nil {
			return e, false, err
		}
		symbols, err := r.FileEntities(ctx, f.ID)
		if err != nil {
			return e, false, err
		}
		for _, s := range symbols {
			n := degrees[s.ID]
			if n > 0 && s.EndLine-s.StartLine >= prominentLines { // of one that does nothing there is nothing to ask
				n += 1 << 20
			}
			if n > most && (s.Type == ctxsys.TypeFunction || s.Type == ctxsys.TypeMethod || s.Type == ctxsys.TypeClass) && len(s.Qualified) > 3 {
				best, in, most = s, f, n
			}
		}
	}
	if most > 0 {
		return Public(&in, &best), true, nil
	}
	for _, f := range files {
		symbols, err := r.FileEntities(ctx, f.ID)
		if err != nil {
			return e, false, err
		}
		sections := slices.DeleteFunc(symbols, func(s store.Entity) bool { return s.Type != ctxsys.TypeSection || s.Name == "" })
		if n := len(sections); n > 0 {
			return Public(&f, &sections[min(1, n-1)]), true, nil // the first is the title as a rule
		}
	}
	return e, false, nil
}

// prominentIn are the files that most others use and that are no tests, the most used first; else some of those there are.
func prominentIn(ctx context.Context, r store.Reader) ([]store.File, error) {
	used, err := r.MostUsed(ctx, 2*prominentFiles)
	if err != nil {
		return nil, err
	}
	var out []store.File
	for id := range used {
		f, err := r.FileByID(ctx, id)
		if err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	if len(out) == 0 {
		if out, err = r.BriefFiles(ctx, false); err != nil {
			return nil, err
		}
	}
	out = slices.DeleteFunc(out, func(f store.File) bool { return f.Flags&(store.FlagTest|store.FlagGenerated|store.FlagVendored) != 0 })
	slices.SortFunc(out, func(a, b store.File) int {
		return cmp.Or(cmp.Compare(used[b.ID], used[a.ID]), cmp.Compare(a.Path, b.Path))
	})
	return out[:min(len(out), prominentFiles)], nil
}
