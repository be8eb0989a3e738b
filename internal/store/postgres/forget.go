package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg"
)

// Tables are those that hold rows of a repository.
var Tables = []string{"indexes", "meta", "counts", "files", "contents", "dictionaries", "facts", "outlines", "edges", "parents", "modules", "postings", "segments", "blocks",
	"vector_sets", "vectors", "embedded_texts", "refused", "summaries", "summarized", "link_names", "link_states", "links"}

// Forget deletes all that is stored of a repository, but for what leads into it: see ForgetLinks.
func (s *Server) Forget(ctx context.Context, tenant int64, repository int32) error {
	return wrap(s.pg.Tenant(ctx, tenant, pg.Write, func(tx pgx.Tx) error {
		b := &pgx.Batch{}
		for _, table := range Tables {
			b.Queue("delete from ctxsys."+table+" where tenant = $1 and repository = $2", tenant, repository)
		}
		return tx.SendBatch(ctx, b).Close()
	}))
}
