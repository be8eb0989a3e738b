package team

import (
	"context"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/klauspost/compress/zstd"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Branch is a branch of a repository besides the one that is indexed. What can be asked about is the index with what differs over it.
type Branch struct {
	Name    string
	Base    string // the commit of the index
	Commit  string
	Problem string // why it cannot be asked about, "" for none
}

// BranchFile is a file that a branch has otherwise than the index.
type BranchFile struct {
	Path string
	Text []byte // nil for one that it does not have
}

// Branches returns the branches of a repository by name.
func (t *Team) Branches(ctx context.Context, repo int64) (out []Branch, err error) {
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select name, base, commit_id, problem from ctxsys.team_branches where tenant = $1 and repo = $2 order by name", t.tenant, repo)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowToStructByPos[Branch])
		return err
	})
	return out, err
}

// SetBranch stores a branch with its files in place of what was stored of it.
func (t *Team) SetBranch(ctx context.Context, repo int64, b Branch, files []BranchFile) error {
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	defer enc.Close()
	return t.write(ctx, func(tx pgx.Tx) error {
		batch := &pgx.Batch{}
		batch.Queue("delete from ctxsys.team_branches where tenant = $1 and repo = $2 and name = $3", t.tenant, repo, b.Name)
		batch.Queue("insert into ctxsys.team_branches (tenant, repo, name, base, commit_id, problem) values ($1, $2, $3, $4, $5, $6)", t.tenant, repo, b.Name, b.Base, b.Commit, cut(b.Problem))
		for _, f := range files {
			var text []byte
			if f.Text != nil {
				text = enc.EncodeAll(f.Text, nil)
			}
			batch.Queue("insert into ctxsys.team_branch_files (tenant, repo, name, path, text) values ($1, $2, $3, $4, $5)", t.tenant, repo, b.Name, []byte(f.Path), text)
		}
		return tx.SendBatch(ctx, batch).Close()
	})
}

// KeepBranches deletes the branches of a repository that are not among names.
func (t *Team) KeepBranches(ctx context.Context, repo int64, names []string) error {
	return t.write(ctx, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "delete from ctxsys.team_branches where tenant = $1 and repo = $2 and not name = any($3)", t.tenant, repo, list(names))
		return err
	})
}

// BranchVersion says which commits a branch is stored of: another text, another branch. The error wraps ctxsys.ErrNotFound when it is gone.
func (t *Team) BranchVersion(ctx context.Context, repo int64, name string) (version string, err error) {
	all, err := t.Branches(ctx, repo)
	if err != nil {
		return "", err
	}
	i := slices.IndexFunc(all, func(b Branch) bool { return b.Name == name && b.Problem == "" })
	if i < 0 {
		return "", fmt.Errorf("%w: there is no branch %q any more", ctxsys.ErrNotFound, name)
	}
	return all[i].Base + " " + all[i].Commit, nil
}

// BranchFiles returns the files that a branch has otherwise than the index.
func (t *Team) BranchFiles(ctx context.Context, repo int64, name string) (texts map[string]string, gone []string, err error) {
	dec, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, nil, err
	}
	defer dec.Close()
	texts = map[string]string{}
	err = t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select path, text from ctxsys.team_branch_files where tenant = $1 and repo = $2 and name = $3", t.tenant, repo, name)
		if err != nil {
			return err
		}
		var path, packed []byte
		_, err = pgx.ForEachRow(rows, []any{&path, &packed}, func() error {
			if packed == nil {
				gone = append(gone, string(path))
				return nil
			}
			text, err := dec.DecodeAll(packed, nil)
			texts[string(path)] = string(text)
			return err
		})
		return err
	})
	return texts, gone, err
}
