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
	Base    string // the commit of the index, and its state: see SetBranch
	Commit  string
	Problem string // why it cannot be asked about, "" for none
}

// BranchFile is a file that a branch has otherwise than the index.
type BranchFile struct {
	Path string
	Text []byte // nil for one that it does not have
	Base []byte // the text that the index has, nil for none
}

// packer compresses a text, with another one as its dictionary: of a text that differs little from it next to nothing is left.
func packer(base []byte) (*zstd.Encoder, error) {
	options := []zstd.EOption{zstd.WithEncoderConcurrency(1)}
	if len(base) > 0 {
		options = append(options, zstd.WithEncoderDictRaw(1, base))
	}
	return zstd.NewWriter(nil, options...)
}

func unpacker(base []byte) (*zstd.Decoder, error) {
	options := []zstd.DOption{zstd.WithDecoderConcurrency(1)}
	if len(base) > 0 {
		options = append(options, zstd.WithDecoderDictRaw(1, base))
	}
	return zstd.NewReader(nil, options...)
}

// leastBase is the size from which on a text is a dictionary, in bytes.
const leastBase = 64

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

// SetBranch stores a branch with its files in place of what was stored of it. Texts can be read as long as the index has the texts that they were stored with, which
// the base of the branch has to say.
func (t *Team) SetBranch(ctx context.Context, repo int64, b Branch, files []BranchFile) error {
	packed := make([][]byte, len(files))
	for i, f := range files {
		if f.Text == nil {
			continue
		}
		if len(f.Base) < leastBase {
			files[i].Base = nil
		}
		enc, err := packer(files[i].Base)
		if err != nil {
			return err
		}
		packed[i] = enc.EncodeAll(f.Text, nil)
		if err := enc.Close(); err != nil {
			return err
		}
	}
	return t.write(ctx, func(tx pgx.Tx) error {
		batch := &pgx.Batch{}
		batch.Queue("delete from ctxsys.team_branches where tenant = $1 and repo = $2 and name = $3", t.tenant, repo, b.Name)
		batch.Queue("insert into ctxsys.team_branches (tenant, repo, name, base, commit_id, problem) values ($1, $2, $3, $4, $5, $6)", t.tenant, repo, b.Name, b.Base, b.Commit, cut(b.Problem))
		for i, f := range files {
			batch.Queue("insert into ctxsys.team_branch_files (tenant, repo, name, path, text, delta) values ($1, $2, $3, $4, $5, $6)", t.tenant, repo, b.Name, []byte(f.Path), packed[i], packed[i] != nil && files[i].Base != nil)
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

// BranchFiles returns the files that a branch has otherwise than the index. base is the text that the index has of a file, nil for none. The error wraps ctxsys.ErrBusy
// where that is not the one that a file was stored with, as for a moment after the index was brought up to date.
func (t *Team) BranchFiles(ctx context.Context, repo int64, name string, base func(context.Context, string) ([]byte, error)) (texts map[string]string, gone []string, err error) {
	type file struct {
		Path, Text []byte
		Delta      bool
	}
	var files []file
	if err := t.read(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, "select path, text, delta from ctxsys.team_branch_files where tenant = $1 and repo = $2 and name = $3", t.tenant, repo, name)
		if err != nil {
			return err
		}
		files, err = pgx.CollectRows(rows, pgx.RowToStructByPos[file])
		return err
	}); err != nil {
		return nil, nil, err
	}
	texts = map[string]string{}
	for _, f := range files {
		if f.Text == nil {
			gone = append(gone, string(f.Path))
			continue
		}
		var before []byte
		if f.Delta {
			if before, err = base(ctx, string(f.Path)); err != nil {
				return nil, nil, err
			}
		}
		dec, err := unpacker(before)
		if err != nil {
			return nil, nil, err
		}
		text, err := dec.DecodeAll(f.Text, nil)
		dec.Close()
		if err != nil && f.Delta {
			return nil, nil, fmt.Errorf("%w: the branch %s is being brought up to date: ask again in a moment", ctxsys.ErrBusy, name)
		}
		if err != nil {
			return nil, nil, err
		}
		texts[string(f.Path)] = string(text)
	}
	return texts, gone, nil
}
