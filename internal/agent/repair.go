package agent

import (
	"context"
	"errors"

	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/memory"
)

// Databases are those with what the user keeps that count for a project, whether they are there or not.
func (o *Options) Databases() []local.Database {
	return local.Databases(o.Kept(), o.Home)
}

// Repaired is what came of the repair of a database.
type Repaired = local.Repaired

// Repair looks at what the user keeps, as a whole with deep, else at what is quickly read, and repairs what is damaged. The error is
// of what could not be repaired.
func Repair(ctx context.Context, o Options, deep bool) (done []Repaired, err error) {
	done = []Repaired{}
	for _, d := range o.Databases() {
		m, failed := d.Repair(ctx, deep, memory.Terms)
		if m != nil {
			done = append(done, *m)
		}
		err = errors.Join(err, failed)
	}
	return done, err
}
