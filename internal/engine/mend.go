package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/memory"
	"github.com/ctx-sys/ctx-sys/internal/store/sqlite"
)

// keptStore is one of the files with what the user keeps.
type keptStore struct {
	kind sqlite.StoreKind
	name string // for a check
	path string
}

// keptStores are those that count for a project, whether they are there or not.
func (p *Project) keptStores() (out []keptStore) {
	for _, kind := range sqlite.StoreKinds() {
		if p.kept() != "" {
			out = append(out, keptStore{kind, kind.What, filepath.Join(p.kept(), kind.Name)})
		}
		if kind.Name == memory.Name && p.opts.Context.Home != "" {
			out = append(out, keptStore{kind, "own memories", filepath.Join(p.opts.Context.Home, memory.UserName)})
		}
	}
	return out
}

// Mended is what came of the repair of a store.
type Mended struct {
	Path     string         `json:"path"`
	What     string         `json:"what"` // memories or messages: what is counted
	Problem  string         `json:"problem"`
	Read     int            `json:"read"`            // that could be read
	Filled   int            `json:"filled"`          // that come from a backup
	Tables   map[string]int `json:"tables"`          // rows that could be read, by table
	Aside    string         `json:"aside,omitempty"` // where the damaged file is; empty: only what is made of it was wrong
	BackedUp *time.Time     `json:"backed_up,omitempty"`
}

// Mend looks at what the user keeps, as a whole with deep, else at what is quickly read, and repairs what is damaged: see
// sqlite.Salvage. The error is of what could not be repaired.
func Mend(ctx context.Context, o Options, deep bool) (done []Mended, err error) {
	done = []Mended{}
	for _, s := range (&Project{opts: o}).keptStores() {
		m, failed := s.mend(ctx, deep)
		if m != nil {
			done = append(done, *m)
		}
		err = errors.Join(err, failed)
	}
	return done, err
}

func (s keptStore) mend(ctx context.Context, deep bool) (*Mended, error) {
	err := sqlite.CheckStore(ctx, s.kind, s.path, deep)
	if err == nil && deep {
		return s.mendWords(ctx)
	}
	if !errors.Is(err, ctxsys.ErrDamaged) {
		return nil, err
	}
	r, err := sqlite.Salvage(ctx, s.kind, s.path, func(path string) error { return s.derive(ctx, path) })
	if err != nil || r.Aside == "" {
		return nil, err
	}
	return &Mended{Path: s.path, What: s.counted(), Problem: r.Problem, Read: s.kind.Rows(r.Read), Filled: s.kind.Rows(r.Filled), Tables: r.Read, Aside: r.Aside, BackedUp: r.BackedUp}, nil
}

// counted is what is counted of a store.
func (s keptStore) counted() string {
	if s.kind.Name == memory.Name {
		return "memories"
	}
	return "messages"
}

// derive makes what is found by words in a store of memories. That of conversations is made by searches.
func (s keptStore) derive(ctx context.Context, path string) error {
	if s.kind.Name != memory.Name {
		return nil
	}
	db, err := sqlite.OpenMemory(ctx, path)
	if err != nil {
		return err
	}
	return errors.Join(db.Reindex(ctx, memory.Terms), db.Close())
}

// checkWords looks whether memories are found by their words.
func (s keptStore) checkWords(ctx context.Context) error {
	if _, err := os.Stat(s.path); err != nil || s.kind.Name != memory.Name {
		return nil
	}
	db, err := sqlite.OpenMemory(ctx, s.path)
	if err != nil {
		return err
	}
	return errors.Join(db.CheckWords(ctx), db.Close())
}

func (s keptStore) mendWords(ctx context.Context) (*Mended, error) {
	wrong := s.checkWords(ctx)
	if !errors.Is(wrong, ctxsys.ErrDamaged) {
		return nil, wrong
	}
	if err := s.derive(ctx, s.path); err != nil {
		return nil, err
	}
	return &Mended{Path: s.path, What: s.counted(), Problem: strings.TrimPrefix(wrong.Error(), ctxsys.ErrDamaged.Error()+": "), Tables: map[string]int{}}, nil
}

// CheckKept checks what the user keeps, as a whole. What is not there is not mentioned.
func CheckKept(ctx context.Context, o Options) (checks []Check) {
	for _, s := range (&Project{opts: o}).keptStores() {
		info, err := os.Stat(s.path)
		if err != nil {
			continue
		}
		c := Check{Name: s.name, OK: true, Detail: fmt.Sprintf("%s, %d kB", s.path, (info.Size()+999)/1000)}
		if err := errors.Join(sqlite.CheckStore(ctx, s.kind, s.path, true), s.checkWords(ctx)); err != nil {
			first, _, _ := strings.Cut(err.Error(), "\n")
			c.OK, c.Detail, c.Fix = false, first, "run `ctx-sys local repair`: it reads what can be read, and sets the damaged file aside"
			if errors.Is(err, ctxsys.ErrNewerStore) {
				c.Fix = "update ctx-sys: nothing of it was changed"
			}
		}
		if made := sqlite.Backups(s.path); len(made) > 0 {
			c.Detail += ", last backup " + made[0].Local().Format("2006-01-02 15:04")
		} else {
			c.Detail += ", no backup yet"
		}
		if aside := sqlite.SetAsides(s.path); len(aside) > 0 {
			c.Detail += fmt.Sprintf("; %d damaged files were set aside and can be deleted: %s", len(aside), strings.Join(aside, ", "))
		}
		checks = append(checks, c)
	}
	return checks
}
