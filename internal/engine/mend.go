package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// databases are those with what the user keeps that count for a project, whether they are there or not.
func (o *Options) databases() []local.Database {
	return local.Databases((&Project{opts: *o}).kept(), o.Context.Home)
}

// Mended is what came of the repair of a database.
type Mended = local.Mended

// Mend looks at what the user keeps, as a whole with deep, else at what is quickly read, and repairs what is damaged. The error is
// of what could not be repaired.
func Mend(ctx context.Context, o Options, deep bool) (done []Mended, err error) {
	done = []Mended{}
	for _, d := range o.databases() {
		m, failed := d.Mend(ctx, deep, memory.Terms)
		if m != nil {
			done = append(done, *m)
		}
		err = errors.Join(err, failed)
	}
	return done, err
}

// CheckKept checks what the user keeps, as a whole. What is not there is not mentioned.
func CheckKept(ctx context.Context, o Options) (checks []Check) {
	for _, d := range o.databases() {
		info, err := os.Stat(d.Path)
		if err != nil {
			continue
		}
		c := Check{Name: d.Name, OK: true, Detail: fmt.Sprintf("%s, %d kB", d.Path, (info.Size()+999)/1000)}
		if err := d.Check(ctx, true); err != nil {
			first, _, _ := strings.Cut(err.Error(), "\n")
			c.OK, c.Detail, c.Fix = false, first, "run `ctx-sys local repair`: it reads what can be read, and sets the damaged file aside"
			if errors.Is(err, ctxsys.ErrNewerStore) {
				c.Fix = "update ctx-sys: nothing of it was changed"
			}
		}
		if made := d.Backups(); len(made) > 0 {
			c.Detail += ", last backup " + made[0].Local().Format("2006-01-02 15:04")
		} else {
			c.Detail += ", no backup yet"
		}
		if aside := d.SetAsides(); len(aside) > 0 {
			c.Detail += fmt.Sprintf("; %d damaged files were set aside and can be deleted: %s", len(aside), strings.Join(aside, ", "))
		}
		checks = append(checks, c)
	}
	return checks
}
