package op

import (
	"context"
	"fmt"
	"path/filepath"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/refactor"
)

// editing is what every edit of a symbol takes.
type editing struct {
	Hash  string `json:"hash,omitempty" flag:"if-hash" help:"only if it still has this {HASH}, which show has" jsonschema:"hash of the symbol as it was read: refused when it is another by now"`
	Apply bool   `json:"apply,omitempty" flag:"apply" help:"write the files; without it the diff is shown and nothing is changed" jsonschema:"write the files; default false, which only shows the diff"`
	Common
}

type renameRequest struct {
	Symbol string `json:"symbol" arg:"one" help:"the name or id of a symbol"`
	Name   string `json:"name" arg:"one" help:"its new name"`
	editing
}

type replaceRequest struct {
	Symbol string `json:"symbol" arg:"one" help:"the name or id of a symbol"`
	Text   string `json:"text" flag:"text" cli:"stdin" help:"its whole declaration as it is to be: {TEXT}, - for stdin" jsonschema:"the whole declaration as it is to be, without the comment before it"`
	editing
}

type insertRequest struct {
	Symbol string `json:"symbol" arg:"one" help:"the name or id of a symbol"`
	Text   string `json:"text" flag:"text" cli:"stdin" help:"what comes behind it: {TEXT}, - for stdin" jsonschema:"what comes behind it"`
	editing
}

type undoRequest struct {
	Apply bool `json:"apply,omitempty" flag:"apply" help:"write the files; without it the diff is shown and nothing is changed" jsonschema:"write the files; default false, which only shows the diff"`
	Common
}

func renameSymbol() Operation {
	return define(Operation{
		Name: "rename", Title: "Rename a symbol", Set: Edit, Writes: true,
		Description: "Rename a symbol of Go with every reference that is known to mean it, methods that it overrides or implements included. Other places of the name are listed and left. Shows the diff; with apply writes it.",
		Verb: Verb{
			Use: "edit rename SYMBOL NAME", Short: "Rename a symbol with every reference that is known to mean it",
			Long: "Shows the diff, and writes it with --apply. Other places of the name in those files (comments, strings, other symbols) are listed and\n" +
				"left. It is refused where the new name is in use, where a file changed meanwhile or is not saved in an editor, and in languages\n" +
				"other than Go, where references are not known well enough.",
		},
	}, func(ctx context.Context, c *call, q *renameRequest) (*Reply, error) {
		return c.edited(ctx, q.Symbol, &q.editing, func(p *refactor.Project, e ctxsys.Entity) (*refactor.Result, error) { return p.Rename(ctx, e, q.Name) })
	})
}

func replaceSymbol() Operation {
	return define(Operation{
		Name: "replace_symbol_body", Title: "Replace a symbol", Set: Edit, Writes: true, Large: true,
		Description: "Replace the whole declaration of a function, method or type by another text. The comment before it stays. Refused where the file would get a syntax error or lose another symbol. Shows the diff; with apply writes it.",
		Verb: Verb{
			Use: "edit replace SYMBOL", Short: "Replace the whole declaration of a symbol",
			Long: "Shows the diff, and writes it with --apply. The comment before the symbol stays. It is refused where the file would get a syntax error\nor lose another symbol, and where it changed meanwhile or is not saved in an editor.",
		},
	}, func(ctx context.Context, c *call, q *replaceRequest) (*Reply, error) {
		return c.edited(ctx, q.Symbol, &q.editing, func(p *refactor.Project, e ctxsys.Entity) (*refactor.Result, error) { return p.Replace(ctx, e, q.Text) })
	})
}

func insertAfterSymbol() Operation {
	return define(Operation{
		Name: "insert_after_symbol", Title: "Insert behind a symbol", Set: Edit, Writes: true, Large: true,
		Description: "Insert a text behind a symbol, with an empty line between. Refused where the file would get a syntax error. Shows the diff; with apply writes it.",
		Verb: Verb{
			Use: "edit insert-after SYMBOL", Short: "Insert a text behind a symbol",
			Long: "Shows the diff, and writes it with --apply. It is refused where the file would get a syntax error, and where it changed meanwhile or\nis not saved in an editor.",
		},
	}, func(ctx context.Context, c *call, q *insertRequest) (*Reply, error) {
		return c.edited(ctx, q.Symbol, &q.editing, func(p *refactor.Project, e ctxsys.Entity) (*refactor.Result, error) {
			return p.InsertAfter(ctx, e, q.Text)
		})
	})
}

func editUndo() Operation {
	return define(Operation{
		Name: "edit_undo", Title: "Take back an edit", Set: Edit, Writes: true,
		Description: "Take back the last change that rename, replace_symbol_body or insert_after_symbol wrote, if nobody changed its files since. Shows the diff; with apply writes it.",
		Verb: Verb{
			Use: "edit undo", Short: "Take back the last change that edit wrote",
			Long: "Shows the diff, and writes it with --apply. It is refused where one of the files was changed since. An undo can be taken back too.",
		},
	}, func(ctx context.Context, c *call, q *undoRequest) (*Reply, error) {
		p := c.refactoring()
		r, err := p.TakeBack()
		if err == nil && q.Apply {
			err = p.Apply(r)
		}
		return answered(r, err, c.front.Text.Edited)
	})
}

// refactoring is the project as files that are changed.
func (c *call) refactoring() *refactor.Project {
	unsaved, _ := c.project.Editor().Unsaved()
	p := &refactor.Project{Root: c.project.Reader().Root(), Navigator: c.project.Navigator(), Unsaved: func(path string) bool {
		_, is := unsaved[path]
		return is
	}}
	if dir := c.project.Agent().Dir(); dir != "" {
		p.Undo = filepath.Join(dir, "undo.json")
	}
	return p
}

// edited works out an edit of a symbol, and writes it when it is to be applied.
func (c *call) edited(ctx context.Context, symbol string, q *editing, work func(*refactor.Project, ctxsys.Entity) (*refactor.Result, error)) (*Reply, error) {
	if err := c.ready(ctx); err != nil {
		return nil, err
	}
	if err := c.syncNow(ctx); err != nil {
		return nil, err
	}
	r := c.project.Reader()
	found, err := reader.Show(ctx, r, symbol)
	if err != nil {
		return nil, err
	}
	if q.Hash != "" && q.Hash != found.Hash {
		return nil, fmt.Errorf("%w: %s is not what it was with hash %.12s: read it again", ctxsys.ErrUsage, found.ID, q.Hash)
	}
	p := c.refactoring()
	resp, err := work(p, found.Entity)
	if err == nil && q.Apply {
		err = p.Apply(resp)
	}
	if err != nil {
		return nil, err
	}
	return &Reply{Text: c.front.Text.Edited(resp), Value: resp}, nil
}

// syncNow brings the index up to date with all files: an edit must not miss one that is new.
func (c *call) syncNow(ctx context.Context) (err error) {
	req := engine.SyncRequest{Brief: true, Wait: func() {}}
	if c.served != nil {
		_, err = c.served.Sync(ctx, req)
	} else {
		_, err = c.project.Sync(ctx, req)
	}
	return err
}
