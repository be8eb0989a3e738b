package doctor

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/git"
)

// shared are the files of a project's .ctx-sys that are meant to be shared through git.
var shared = []string{".ctx-sys/config.yaml", ".ctx-sys/.gitignore", ".ctx-sys/memories/*.md", ".ctx-sys/entities/*.md"}

// CheckBrought says whether there are such stores, and what git tracks beside them that nobody should share.
func CheckBrought(ctx context.Context, o engine.Options) []Check {
	checks := []Check{checkStores(o)}
	all, _ := git.Tracked(ctx, o.Root, ".ctx-sys") // whether git works is another check
	tracked := slices.DeleteFunc(all, func(name string) bool {
		return slices.ContainsFunc(shared, func(pattern string) bool {
			is, _ := path.Match(pattern, name)
			return is
		})
	})
	if len(tracked) > 0 {
		const few = 5
		c := Check{Name: "tracked", Detail: fmt.Sprintf("git tracks %s in .ctx-sys that this program makes for this machine alone: %s", ctxsys.Plural(len(tracked), "file"), strings.Join(tracked[:min(len(tracked), few)], ", "))}
		c.Fix = "take them out with `git rm -r --cached` and the names: what a clone brings there is not used, or made again"
		checks = append(checks, c)
	}
	return checks
}

func checkStores(o engine.Options) Check {
	kept := o.Stores()
	c := Check{Name: "local", OK: true, Detail: kept.Kept()}
	if found := agent.Brought(kept); len(found) > 0 {
		c.OK, c.Detail = false, "not used, since a repository can bring such files: "+strings.Join(found, ", ")
		c.Fix = "look at them with `ctx-sys local show`; if they are yours run `ctx-sys local adopt` in a terminal, if not `ctx-sys local ignore`"
	}
	return c
}

// CheckKept checks what the user keeps, as a whole. What is not there is not mentioned.
func CheckKept(ctx context.Context, o engine.Options) (checks []Check) {
	kept := o.Stores()
	for _, d := range kept.Databases() {
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
			c.Detail += fmt.Sprintf("; set aside and no longer needed: %s: %s", ctxsys.Plural(len(aside), "damaged file"), strings.Join(aside, ", "))
		}
		checks = append(checks, c)
	}
	return checks
}
