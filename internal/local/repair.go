package local

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// Database is one of the files with what the user keeps, which may not exist.
type Database struct {
	Name string // what it holds, for people
	Path string
	kind sqlite.StoreKind
}

// Databases returns those that count for a project: in dir, the folder of its stores, and the user's own in home; "" for none.
func Databases(dir, home string) (out []Database) {
	for _, kind := range sqlite.StoreKinds() {
		if dir != "" {
			out = append(out, Database{kind.What, filepath.Join(dir, kind.Name), kind})
		}
		if kind.Name == MemoryName && home != "" {
			out = append(out, Database{"own memories", filepath.Join(home, MemoryName), kind})
		}
	}
	return out
}

// Terms counts the words by which a text is found.
type Terms func(text string) map[string]int

// Repaired is what came of the repair of a database.
type Repaired struct {
	Path     string         `json:"path"`
	What     string         `json:"what"` // memories or messages: what is counted
	Problem  string         `json:"problem"`
	Read     int            `json:"read"`            // that could be read
	Filled   int            `json:"filled"`          // that come from a backup
	Tables   map[string]int `json:"tables"`          // rows that could be read, by table
	Aside    string         `json:"aside,omitempty"` // where the damaged file is; empty: only what is made of it was wrong
	BackedUp *time.Time     `json:"backed_up,omitempty"`
}

// Check looks for damage, in all of the database with deep, else in what is quickly read. A database that does not exist is
// sound. The error wraps ctxsys.ErrDamaged or ctxsys.ErrNewerStore.
func (d Database) Check(ctx context.Context, deep bool) error {
	err := sqlite.CheckStore(ctx, d.kind, d.Path, deep)
	if deep {
		err = errors.Join(err, d.checkWords(ctx))
	}
	return err
}

// checkWords looks whether memories are found by their words.
func (d Database) checkWords(ctx context.Context) error {
	if d.kind.Name != MemoryName {
		return nil
	}
	db := Memory(d.Path, nil, nil)
	return errors.Join(db.CheckWords(ctx), db.Close())
}

// Repair looks for damage as Check does and repairs what it finds: what can be read of a damaged file, and from its backups what is
// missing then, goes into a new one. It returns nil where nothing was damaged. The error is of what could not be repaired.
func (d Database) Repair(ctx context.Context, deep bool, terms Terms) (*Repaired, error) {
	err := sqlite.CheckStore(ctx, d.kind, d.Path, deep)
	if err == nil && deep {
		return d.repairWords(ctx, terms)
	}
	if !errors.Is(err, ctxsys.ErrDamaged) {
		return nil, err
	}
	r, err := sqlite.Salvage(ctx, d.kind, d.Path, func(path string) error { return d.derive(ctx, path, terms) })
	if err != nil || r.Aside == "" {
		return nil, err
	}
	return &Repaired{Path: d.Path, What: d.counted(), Problem: r.Problem, Read: d.kind.Rows(r.Read), Filled: d.kind.Rows(r.Filled), Tables: r.Read, Aside: r.Aside, BackedUp: r.BackedUp}, nil
}

// counted is what is counted of a database.
func (d Database) counted() string {
	if d.kind.Name == MemoryName {
		return "memories"
	}
	return "messages"
}

// derive makes what memories are found by in the file at path. That of conversations is made by searches.
func (d Database) derive(ctx context.Context, path string, terms Terms) error {
	if d.kind.Name != MemoryName {
		return nil
	}
	db := Memory(path, nil, nil)
	return errors.Join(db.Reindex(ctx, terms), db.Close())
}

func (d Database) repairWords(ctx context.Context, terms Terms) (*Repaired, error) {
	wrong := d.checkWords(ctx)
	if !errors.Is(wrong, ctxsys.ErrDamaged) {
		return nil, wrong
	}
	if err := d.derive(ctx, d.Path, terms); err != nil {
		return nil, err
	}
	return &Repaired{Path: d.Path, What: d.counted(), Problem: strings.TrimPrefix(wrong.Error(), ctxsys.ErrDamaged.Error()+": "), Tables: map[string]int{}}, nil
}

// Backups returns when the backups of the database were made, the newest first.
func (d Database) Backups() []time.Time { return sqlite.Backups(d.Path) }

// SetAsides returns the damaged files that were set aside in the place of the database, by their paths.
func (d Database) SetAsides() []string { return sqlite.SetAsides(d.Path) }

// CopyAll copies the databases in the folder from, which anybody may have made, into the folder to, where no other process writes,
// looks at all of the copies, and repairs what is damaged. It returns the files that were copied, and of those the damaged ones,
// by their names.
func CopyAll(ctx context.Context, from, to string, terms Terms) (copied, damaged []string, err error) {
	for _, d := range Databases(to, "") {
		source := filepath.Join(from, d.kind.Name)
		err := sqlite.CopyStore(ctx, source, d.Path)
		if errors.Is(err, ctxsys.ErrCorrupt) {
			damaged = append(damaged, d.kind.Name)
			_, err = d.Repair(ctx, true, terms)
		}
		switch {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return copied, damaged, fmt.Errorf("%s: %w", source, err)
		default:
			copied = append(copied, d.kind.Name)
		}
	}
	return copied, damaged, nil
}
