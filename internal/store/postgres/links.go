package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5"

	"github.com/ctx-sys/ctx-sys/internal/pg"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// What is between repositories is stored here and found elsewhere: see package team/indexes.

// LinkState is what is known of a repository for those who find edges between it and others.
type LinkState struct {
	Wanted, Linked    int64  // how often edges were wanted, and the number that they were found for last
	Indexed, Declared string // the state of the index that is described, and a sum of what edges into it depend on; "" for none
	TextsOf           string // see LinkFound
	Services          []byte // of gRPC, as who finds edges has written them
}

// LinkSurface is what others have to know of a repository.
type LinkSurface struct {
	Indexed, Declared string
	Offers, Wants     []int64 // hashes of names, ascending
	Services, Texts   []byte
	TextsOf           string
}

// LinkRow is what leads from a repository to another.
type LinkRow struct {
	Repository, Other int32
	Indexed, Declared string // the states that it holds for: of the index of Repository, and of what Other declares
	Edges             []byte // nil for no more than that it depends on the other
}

// LinkFound is what leads out of a repository in one state of it.
type LinkFound struct {
	Indexed string
	Rows    []LinkRow
	Texts   []byte
	TextsOf string // what Texts were read with; as before: Texts stay
}

// LinkedState is what a question reads of a repository, besides rows.
type LinkedState struct {
	Repository int32
	Now        string // the state of the index
	Indexed    string // the one that is described
	Declared   string
	Version    int64 // of texts and rows
}

// indexState is the state of the index of a repository, which edges are of.
const indexState = `(select coalesce(string_agg(m.value, ' ' order by m.key), '') from ctxsys.meta m where m.tenant = $1 and m.repository = $2 and m.key = any('{generation,recipe}'))`

// LinkStateOf returns what is known of a repository, and the state of its index. It makes the row where there is none.
func (s *Server) LinkStateOf(ctx context.Context, tenant int64, repository int32) (state LinkState, now string, err error) {
	err = wrap(s.pg.Tenant(ctx, tenant, pg.Write, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "insert into ctxsys.link_states (tenant, repository) values ($1, $2) on conflict do nothing", tenant, repository); err != nil {
			return err
		}
		return tx.QueryRow(ctx, "select wanted, linked, indexed, declared, texts_of, "+indexState+" from ctxsys.link_states where tenant = $1 and repository = $2", tenant, repository).
			Scan(&state.Wanted, &state.Linked, &state.Indexed, &state.Declared, &state.TextsOf, &now)
	}))
	return state, now, err
}

// Linked reports whether the edges that leave a repository were found for the state of its index.
func (s *Server) Linked(ctx context.Context, tenant int64, repository int32) (linked bool, err error) {
	err = wrap(s.pg.Tenant(ctx, tenant, pg.Read, func(tx pgx.Tx) error {
		err := tx.QueryRow(ctx, "select linked >= wanted and indexed = "+indexState+" from ctxsys.link_states where tenant = $1 and repository = $2", tenant, repository).Scan(&linked)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil
		}
		return err
	}))
	return linked, err
}

// oneAtATime has the transactions of a tenant wait that say which names there are: of two that offer and want the same, the later sees the other.
func oneAtATime(ctx context.Context, tx pgx.Tx, tenant int64) error {
	_, err := tx.Exec(ctx, "select pg_advisory_xact_lock(hashtextextended('ctxsys.link_names', $1))", tenant)
	return err
}

// PutLinkSurface stores what others have to know of a repository. Where that changed what edges into it depend on, the edges of the repositories that may use
// it are wanted again, and want is called with those in the same transaction.
func (s *Server) PutLinkSurface(ctx context.Context, tenant int64, repository int32, surface *LinkSurface, want func(pgx.Tx, []int32) error) error {
	return wrap(s.pg.Tenant(ctx, tenant, pg.Write, func(tx pgx.Tx) error {
		if err := oneAtATime(ctx, tx, tenant); err != nil {
			return err
		}
		var before string
		if err := tx.QueryRow(ctx, "select declared from ctxsys.link_states where tenant = $1 and repository = $2", tenant, repository).Scan(&before); err != nil {
			return err
		}
		var users []int32
		if before != surface.Declared {
			var err error
			if users, err = linkUsers(ctx, tx, tenant, repository, surface.Offers); err != nil {
				return err
			}
		}
		for _, side := range []struct {
			offered bool
			names   []int64
		}{{true, surface.Offers}, {false, surface.Wants}} {
			if _, err := tx.Exec(ctx, "delete from ctxsys.link_names where tenant = $1 and repository = $2 and offered = $3 and not name = any($4)", tenant, repository, side.offered, side.names); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, "insert into ctxsys.link_names (tenant, repository, offered, name) select $1, $2, $3, unnest($4::bigint[]) on conflict do nothing",
				tenant, repository, side.offered, side.names); err != nil {
				return err
			}
		}
		if err := wantLinks(ctx, tx, tenant, repository, users, want); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `update ctxsys.link_states set indexed = $3, declared = $4, services = $5, texts = $6, texts_of = $7, version = version + 1
			where tenant = $1 and repository = $2`, tenant, repository, surface.Indexed, surface.Declared, compress(surface.Services), compress(surface.Texts), surface.TextsOf)
		return err
	}))
}

// linkUsers returns the repositories that depend on one, or use a name that it offers or offered.
func linkUsers(ctx context.Context, tx pgx.Tx, tenant int64, repository int32, offers []int64) ([]int32, error) {
	rows, err := tx.Query(ctx, `select repository from ctxsys.links where tenant = $1 and other = $2
		union select w.repository from ctxsys.link_names w where w.tenant = $1 and not w.offered and w.repository <> $2 and (w.name = any($3) or
			w.name in (select o.name from ctxsys.link_names o where o.tenant = $1 and o.repository = $2 and o.offered))`, tenant, repository, offers)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[int32])
}

// wantLinks says that the edges of repositories are to be found again. own is locked with them, in one order.
func wantLinks(ctx context.Context, tx pgx.Tx, tenant int64, own int32, repositories []int32, want func(pgx.Tx, []int32) error) error {
	if _, err := tx.Exec(ctx, "select from ctxsys.link_states where tenant = $1 and repository = any($2) order by repository for update", tenant, append(slices.Clone(repositories), own)); err != nil {
		return err
	}
	if len(repositories) == 0 {
		return nil
	}
	rows, err := tx.Query(ctx, "update ctxsys.link_states set wanted = wanted + 1 where tenant = $1 and repository = any($2) returning repository", tenant, repositories)
	if err != nil {
		return err
	}
	marked, err := pgx.CollectRows(rows, pgx.RowTo[int32])
	if err != nil {
		return err
	}
	slices.Sort(marked)
	return want(tx, marked)
}

// LinkNeighbours returns what repositories may depend on by their names, and what those may, the nearest first and of each distance by number. Of more than
// most the others are left out.
func (s *Server) LinkNeighbours(ctx context.Context, tenant int64, repository int32, most int) (out []int32, err error) {
	err = wrap(s.pg.Tenant(ctx, tenant, pg.Read, func(tx pgx.Tx) error {
		all, last := []int32{repository}, []int32{repository}
		for len(last) > 0 && len(all) <= most {
			rows, err := tx.Query(ctx, `select distinct o.repository from ctxsys.link_names w join ctxsys.link_names o on o.tenant = $1 and o.offered and o.name = w.name
				where w.tenant = $1 and w.repository = any($2) and not w.offered and not o.repository = any($3) order by 1`, tenant, last, all)
			if err != nil {
				return err
			}
			if last, err = pgx.CollectRows(rows, pgx.RowTo[int32]); err != nil {
				return err
			}
			all = append(all, last...)
		}
		out = all[1:min(len(all), most+1)]
		return nil
	}))
	return out, err
}

// LinkView runs f with one state of several repositories: the indexes, and what is known of each, in their order. The readers are for one goroutine at a time.
func (s *Server) LinkView(ctx context.Context, tenant int64, repositories []int32, f func([]store.Reader, []LinkState) error) error {
	return wrap(s.pg.Tenant(ctx, tenant, pg.Read, func(tx pgx.Tx) error {
		readers, states := make([]store.Reader, len(repositories)), make([]LinkState, len(repositories))
		for i, n := range repositories {
			d, err := s.Open(tenant, Repository{Number: n})
			if err != nil {
				return err
			}
			own := d.session(tx)
			readers[i] = &reader{ask: func(_ context.Context, f func(*session) error) error { return f(own) }}
		}
		rows, err := tx.Query(ctx, "select repository, wanted, linked, indexed, declared, texts_of, services from ctxsys.link_states where tenant = $1 and repository = any($2)", tenant, repositories)
		if err != nil {
			return err
		}
		var n int32
		var state LinkState
		var packed []byte
		if _, err := pgx.ForEachRow(rows, []any{&n, &state.Wanted, &state.Linked, &state.Indexed, &state.Declared, &state.TextsOf, &packed}, func() (err error) {
			if state.Services, err = uncompress(packed); err == nil {
				states[slices.Index(repositories, n)] = state
			}
			return err
		}); err != nil {
			return err
		}
		return f(readers, states)
	}))
}

// PutLinks stores what leads out of a repository in place of what was stored of that, which was wanted so often. more says that it is wanted again, or that the index
// is of another state now; else end is called in the same transaction.
func (s *Server) PutLinks(ctx context.Context, tenant int64, repository int32, wanted int64, found *LinkFound, end func(pgx.Tx) error) (more bool, err error) {
	err = wrap(s.pg.Tenant(ctx, tenant, pg.Write, func(tx pgx.Tx) error {
		var now, indexed, textsOf string
		var latest int64
		if err := tx.QueryRow(ctx, "select wanted, indexed, texts_of, "+indexState+" from ctxsys.link_states where tenant = $1 and repository = $2 for update", tenant, repository).
			Scan(&latest, &indexed, &textsOf, &now); err != nil {
			return err
		}
		if more = now != found.Indexed || indexed != now; more {
			return nil
		}
		changed, err := replaceLinks(ctx, tx, tenant, repository, found.Rows)
		if err != nil {
			return err
		}
		if textsOf != found.TextsOf {
			changed = true
			if _, err := tx.Exec(ctx, "update ctxsys.link_states set texts = $3, texts_of = $4 where tenant = $1 and repository = $2", tenant, repository, compress(found.Texts), found.TextsOf); err != nil {
				return err
			}
		}
		if _, err := tx.Exec(ctx, "update ctxsys.link_states set linked = $3, version = version + $4 where tenant = $1 and repository = $2", tenant, repository, wanted, one(changed)); err != nil {
			return err
		}
		if more = latest > wanted; more {
			return nil
		}
		return end(tx)
	}))
	return more, err
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// replaceLinks stores rows in place of those of a repository, and reports whether that changes an answer.
func replaceLinks(ctx context.Context, tx pgx.Tx, tenant int64, repository int32, rows []LinkRow) (changed bool, err error) {
	type of struct{ indexed, declared, edges string }
	before := map[int32]of{}
	have, err := tx.Query(ctx, "select other, indexed, declared, edges from ctxsys.links where tenant = $1 and repository = $2", tenant, repository)
	if err != nil {
		return false, err
	}
	var other int32
	var o of
	var edges []byte
	if _, err := pgx.ForEachRow(have, []any{&other, &o.indexed, &o.declared, &edges}, func() error {
		o.edges = string(edges)
		before[other] = o
		return nil
	}); err != nil {
		return false, err
	}
	b := &pgx.Batch{}
	for _, r := range rows {
		now := of{r.Indexed, r.Declared, string(compress(r.Edges))}
		was, there := before[r.Other]
		delete(before, r.Other)
		if there && was == now {
			continue
		}
		changed = changed || was.edges != "" || now.edges != ""
		b.Queue(`insert into ctxsys.links (tenant, repository, other, indexed, declared, edges) values ($1, $2, $3, $4, $5, $6)
			on conflict (tenant, repository, other) do update set indexed = excluded.indexed, declared = excluded.declared, edges = excluded.edges`,
			tenant, repository, r.Other, r.Indexed, r.Declared, []byte(now.edges))
	}
	for n, was := range before {
		changed = changed || was.edges != ""
		b.Queue("delete from ctxsys.links where tenant = $1 and repository = $2 and other = $3", tenant, repository, n)
	}
	return changed, tx.SendBatch(ctx, b).Close()
}

// ForgetLinks deletes what leads out of a repository and into it. The edges of those that used it are wanted again, and want is called with them.
func (s *Server) ForgetLinks(ctx context.Context, tenant int64, repository int32, want func(pgx.Tx, []int32) error) error {
	return wrap(s.pg.Tenant(ctx, tenant, pg.Write, func(tx pgx.Tx) error {
		if err := oneAtATime(ctx, tx, tenant); err != nil {
			return err
		}
		users, err := linkUsers(ctx, tx, tenant, repository, nil)
		if err == nil {
			err = wantLinks(ctx, tx, tenant, repository, users, want)
		}
		for _, sql := range []string{"delete from ctxsys.link_names where tenant = $1 and repository = $2", "delete from ctxsys.link_states where tenant = $1 and repository = $2",
			"delete from ctxsys.links where tenant = $1 and repository = $2", "delete from ctxsys.links where tenant = $1 and other = $2"} {
			if err == nil {
				_, err = tx.Exec(ctx, sql, tenant, repository)
			}
		}
		return err
	}))
}

// Links is what a state of several repositories knows of what is between them. What View gives of a scope of several is one.
type Links interface {
	// LinkStates returns what is known of the repositories of the scope, by number.
	LinkStates(ctx context.Context) ([]LinkedState, error)
	// LinkRows returns what leads out of some of them to others of the scope, with edges, and the texts of each.
	LinkRows(ctx context.Context, repositories []int32) ([]LinkRow, map[int32][]byte, error)
}

var _ Links = (*reader)(nil)

func (r *reader) LinkStates(ctx context.Context) ([]LinkedState, error) {
	return answer(ctx, r, func(s *session) ([]LinkedState, error) {
		return collect(ctx, s, pgx.RowToStructByPos[LinkedState], `select l.repository, (select coalesce(string_agg(m.value, ' ' order by m.key), '') from ctxsys.meta m
			where m.tenant = $1 and m.repository = l.repository and m.key = any('{generation,recipe}')), l.indexed, l.declared, l.version
			from ctxsys.link_states l where l.tenant = $1 and l.repository = any($2) order by l.repository`, s.tenant, s.numbers)
	})
}

func (r *reader) LinkRows(ctx context.Context, repositories []int32) (rows []LinkRow, texts map[int32][]byte, err error) {
	texts = map[int32][]byte{}
	err = r.ask(ctx, func(s *session) error {
		if rows, err = collect(ctx, s, pgx.RowToStructByPos[LinkRow], `select repository, other, indexed, declared, edges from ctxsys.links
			where tenant = $1 and repository = any($2) and other = any($3) and edges <> '' order by repository, other`, s.tenant, repositories, s.numbers); err != nil {
			return err
		}
		for i := range rows {
			if rows[i].Edges, err = uncompress(rows[i].Edges); err != nil {
				return err
			}
		}
		type packed struct {
			Repository int32
			Texts      []byte
		}
		all, err := collect(ctx, s, pgx.RowToStructByPos[packed], "select repository, texts from ctxsys.link_states where tenant = $1 and repository = any($2) and texts <> ''", s.tenant, repositories)
		for _, p := range all {
			if err == nil {
				texts[p.Repository], err = uncompress(p.Texts)
			}
		}
		return err
	})
	return rows, texts, err
}

// InScope is an entity of a repository in a scope of several.
func InScope(repository int32, own int64) int64 {
	s := session{scope: make([]Repository, 2)}
	return s.outside(repository, own)
}
