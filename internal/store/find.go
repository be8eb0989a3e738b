package store

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Finder is what Find reads.
type Finder interface {
	FileByPath(ctx context.Context, path string) (File, error)
	Symbol(ctx context.Context, file int64, qualified string, ordinal int) (Entity, error)
	Named(ctx context.Context, name string, limit int) ([]Entity, error)
	Module(ctx context.Context, folder string) (Entity, error)
}

// Find returns the entity that an id or a name means, 0 when there is none or the name fits several. Of an id whose file is gone it is
// the one entity that has the same qualified name, if there is one: files move.
func Find(ctx context.Context, state Finder, name string) (int64, error) {
	if id, gone, err := byID(ctx, state, name); id != 0 || err != nil {
		return id, err
	} else if gone {
		return moved(ctx, state, name)
	}
	const several = 50
	found, err := state.Named(ctx, name[strings.LastIndexByte(name, '.')+1:], several)
	if err != nil || len(found) == several {
		return 0, err
	}
	if whole, err := state.Named(ctx, name, several); err != nil {
		return 0, err
	} else if strings.Contains(name, ".") {
		found = append(found, whole...)
	}
	for _, fits := range []func(e *Entity) bool{
		func(e *Entity) bool { return e.Qualified == name },
		func(e *Entity) bool { return e.Name == name || strings.HasSuffix(e.Qualified, "."+name) },
		func(e *Entity) bool { return strings.EqualFold(e.Name, name) },
	} {
		var ids []int64
		for i := range found {
			if found[i].ID > 0 && fits(&found[i]) && !slices.Contains(ids, found[i].ID) {
				ids = append(ids, found[i].ID)
			}
		}
		if len(ids) == 1 {
			return ids[0], nil
		} else if len(ids) > 1 {
			return 0, nil
		}
	}
	return 0, nil
}

// byID reads an id: see ctxsys.Entity. gone means that it is of a symbol in a file that does not exist.
func byID(ctx context.Context, state Finder, id string) (found int64, gone bool, err error) {
	if dir, ok := strings.CutSuffix(id, "/"); ok {
		m, err := state.Module(ctx, dir)
		found, err = orNone(m.ID, err)
		return found, false, err
	}
	path, symbol, isSymbol := strings.Cut(id, "#")
	f, err := state.FileByPath(ctx, path)
	if err != nil || !f.Indexed() {
		_, none := orNone(0, err)
		return 0, isSymbol && none == nil, none
	}
	if !isSymbol {
		return FileEntity(f.ID), false, nil
	}
	symbol, ordinal := readOrdinal(symbol)
	e, err := state.Symbol(ctx, f.ID, symbol, ordinal)
	found, err = orNone(e.ID, err)
	return found, false, err
}

// readOrdinal takes the number of a symbol among those of its name off its name.
func readOrdinal(symbol string) (name string, ordinal int) {
	if i := strings.LastIndexByte(symbol, '~'); i > 0 {
		if n, err := strconv.Atoi(symbol[i+1:]); err == nil && n > 1 {
			return symbol[:i], n - 1
		}
	}
	return symbol, 0
}

// moved returns the one entity with the qualified name of a symbol whose file is gone, 0 where there is none or there are several.
func moved(ctx context.Context, state Finder, id string) (int64, error) {
	_, symbol, _ := strings.Cut(id, "#")
	qualified, ordinal := readOrdinal(symbol)
	if ordinal > 0 {
		return 0, nil
	}
	const several = 50
	names := []string{qualified}
	if i := strings.LastIndexByte(qualified, '.'); i >= 0 { // of code; of a section the whole is its name
		names = append(names, qualified[i+1:])
	}
	if i := strings.LastIndex(qualified, " > "); i >= 0 {
		names = append(names, qualified[i+3:])
	}
	var only int64
	for _, name := range names {
		found, err := state.Named(ctx, name, several)
		if err != nil || len(found) == several {
			return 0, err
		}
		for i := range found {
			switch e := &found[i]; {
			case e.Qualified != qualified || e.ID <= 0 || e.ID == only || EntityNumber(e.ID) == 0:
			case only != 0:
				return 0, nil
			default:
				only = e.ID
			}
		}
	}
	return only, nil
}

// orNone makes what was not found nothing.
func orNone(id int64, err error) (int64, error) {
	if errors.Is(err, ctxsys.ErrNotFound) {
		return 0, nil
	}
	return id, err
}
