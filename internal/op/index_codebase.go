package op

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

type indexCodebaseArguments struct {
	Path      string   `json:"path,omitempty" jsonschema:"a folder of the project, or another project; default the one served"`
	Depth     string   `json:"depth,omitempty" jsonschema:"only that of the settings: others use the index too"`
	Languages []string `json:"languages,omitempty" jsonschema:"look only at files in these; others stay as they are"`
	Force     bool     `json:"force,omitempty" jsonschema:"read every file again"`
	Common
}

func indexCodebase() Operation {
	return define(Operation{
		Name: "index_codebase", Title: "Index the code", Set: Index, Kind: workspace.Indexing, Writes: true, Idempotent: true,
		Description: "Bring the index up to date and say what changed. Rarely needed: every question does it.",
		Enums:       map[string][]string{"depth": {"full", "signatures", "selective"}},
	}, func(ctx context.Context, c *call, args *indexCodebaseArguments) (*Reply, error) {
		if err := c.aim(args.Path); err != nil {
			return nil, err
		}
		if depth := c.project.ConfiguredDepth(); args.Depth != "" && args.Depth != depth {
			return nil, &Error{Err: fmt.Errorf("%w: index_codebase", ctxsys.ErrUsage), Text: fmt.Sprintf("this index is shared, and its settings say depth %s, not %s", depth, args.Depth),
				Hint: "leave depth out, or have the user set indexing.depth"}
		}
		report, err := c.served.Sync(ctx, engine.SyncRequest{Languages: args.Languages, Force: args.Force, Restore: args.Languages == nil, Embed: true, Progress: c.progress})
		if err != nil {
			return nil, err
		}
		r := &Reply{Value: report, Text: render.Pagef("%s: %s, %d indexed, %d unchanged, %d removed in %.1f s",
			c.served.Name, ctxsys.Plural(report.Files, "file"), report.Indexed, report.Unchanged, report.Removed, report.Seconds)}
		for _, f := range report.Failed {
			r.Text = render.Pagef("%s\nfailed: %s: %s", r.Text, f.Path, f.Error)
		}
		return r, nil
	})
}

// aim makes the project of a path the one that a call is about: that which is served for a folder in it, which a path that is
// not absolute is looked for first, else the project of that folder or name.
func (c *call) aim(path string) error {
	if path == "" {
		return nil
	}
	if filepath.IsLocal(path) {
		if info, err := os.Stat(filepath.Join(c.served.Root, path)); err == nil && info.IsDir() {
			return nil
		}
	}
	p, err := c.workspace.Project(path)
	if err == nil {
		c.served, c.project = p, p.Project
	}
	return err
}
