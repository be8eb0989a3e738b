// Package indexes is the indexes of a team's repositories in PostgreSQL, and what is between them.
//
// The one idea: edges between repositories are found once, by a worker, and hold for the states of the two repositories that they are between. A question
// reads those of its scope that hold; an edge of a state that is no longer is left out until a worker has found it again. So no answer has a wrong
// one, and none shows a repository that the one who asks may not read.
//
// Which repositories may have to do with one another is looked up by the names that they offer and use (crossrepo.Look). What goes over a network is stored
// of each repository, and compared among those that a question is about.
package indexes

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/cespare/xxhash/v2"
	"github.com/jackc/pgx/v5"
	"github.com/klauspost/compress/zstd"

	"github.com/ctx-sys/ctx-sys/internal/crossrepo"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/store/postgres"
	"github.com/ctx-sys/ctx-sys/internal/store/union"
	"github.com/ctx-sys/ctx-sys/internal/team"
)

// maxNeighbours is how many repositories one is linked with: what it depends on, the nearest first.
const maxNeighbours = 200

// Indexes are the indexes of all repositories. It is safe for concurrent use.
type Indexes struct{ server *postgres.Server }

// New returns the indexes of a server, which stays the caller's.
func New(server *postgres.Server) Indexes { return Indexes{server} }

// lasting is a store that forgets nothing when a project has been quiet for a while: what was read is shared by all.
type lasting struct{ store.DB }

func (lasting) Rest() bool { return true }

// Read opens the indexes of some repositories of a tenant as one, with what is between them.
func (i Indexes) Read(_ context.Context, tenant int64, repos []team.Readable) (store.DB, error) {
	scope := make([]postgres.Repository, len(repos))
	for n, r := range repos {
		scope[n] = postgres.Repository{Number: int32(r.ID), Name: r.Name}
	}
	db, err := i.server.Open(tenant, scope...)
	if err != nil {
		return nil, err
	}
	if len(repos) == 1 {
		return lasting{db}, nil
	}
	return union.New([]union.Part{{DB: lasting{db}}}, union.Options{Generation: index.MetaGeneration, Between: between()})
}

// Write opens the index of a repository to be written to.
func (i Indexes) Write(_ context.Context, tenant, repo int64) (store.DB, error) {
	return i.server.Open(tenant, postgres.Repository{Number: int32(repo), Name: "repository"})
}

// Forget deletes the index of a repository and all that is between it and others, whose edges are wanted again.
func (i Indexes) Forget(ctx context.Context, tenant, repo int64, want func(pgx.Tx, []int64) error) error {
	if err := i.server.ForgetLinks(ctx, tenant, int32(repo), numbered(want)); err != nil {
		return err
	}
	return i.server.Forget(ctx, tenant, int32(repo))
}

func numbered(want func(pgx.Tx, []int64) error) func(pgx.Tx, []int32) error {
	return func(tx pgx.Tx, repos []int32) error {
		all := make([]int64, len(repos))
		for i, n := range repos {
			all[i] = int64(n)
		}
		return want(tx, all)
	}
}

// Linked reports whether what leads out of a repository was found for the index as it is.
func (i Indexes) Linked(ctx context.Context, tenant, repo int64) (bool, error) {
	return i.server.Linked(ctx, tenant, int32(repo))
}

// Link finds what leads out of a repository into others. Where others may now have something to do with it otherwise, want is called with them in the
// transaction that says so; end is called in the last one, when nothing more is wanted. Nobody else may link or write the repository meanwhile.
func (i Indexes) Link(ctx context.Context, tenant, repo int64, want func(pgx.Tx, []int64) error, end func(pgx.Tx) error) error {
	for more := true; more; {
		state, now, err := i.server.LinkStateOf(ctx, tenant, int32(repo))
		if err != nil {
			return err
		}
		if state.Indexed != now {
			if state.TextsOf, err = i.look(ctx, tenant, int32(repo), now, want); err != nil {
				return err
			}
		}
		found, err := i.find(ctx, tenant, int32(repo), now, state.TextsOf)
		if err != nil {
			return err
		}
		if more, err = i.server.PutLinks(ctx, tenant, int32(repo), state.Wanted, found, end); err != nil {
			return err
		}
	}
	return nil
}

// look stores what others have to know of a repository.
func (i Indexes) look(ctx context.Context, tenant int64, repo int32, now string, want func(pgx.Tx, []int64) error) (textsOf string, err error) {
	put := postgres.LinkSurface{Indexed: now}
	err = i.server.LinkView(ctx, tenant, []int32{repo}, func(readers []store.Reader, _ []postgres.LinkState) error {
		p, done, err := partsOf(readers)
		if err != nil {
			return err
		}
		defer done()
		s, err := crossrepo.Look(ctx, &p[0])
		if err != nil {
			return err
		}
		put.Declared, put.Offers, put.Wants, put.TextsOf = s.Sum, s.Offers, s.Wants, readWith(now, nil)
		if len(s.Services) > 0 {
			put.Services, err = json.Marshal(s.Services)
		}
		if err == nil {
			put.Texts, err = s.Texts.Encode()
		}
		return err
	})
	if err != nil {
		return "", err
	}
	return put.TextsOf, i.server.PutLinkSurface(ctx, tenant, repo, &put, numbered(want))
}

// readWith names what texts of a state of an index were read with.
func readWith(now string, services crossrepo.Services) string {
	text, err := json.Marshal(services)
	if err != nil {
		text = nil // no map of texts does that
	}
	return fmt.Sprintf("%s %d %016x", now, crossrepo.Version, xxhash.Sum64(text))
}

// find finds what leads out of a repository.
func (i Indexes) find(ctx context.Context, tenant int64, repo int32, now, textsOf string) (*postgres.LinkFound, error) {
	near, err := i.server.LinkNeighbours(ctx, tenant, repo, maxNeighbours)
	if err != nil {
		return nil, err
	}
	out := &postgres.LinkFound{Indexed: now, TextsOf: textsOf}
	slices.Sort(near)
	all := append([]int32{repo}, near...)
	err = i.server.LinkView(ctx, tenant, all, func(readers []store.Reader, states []postgres.LinkState) error {
		parts, done, err := partsOf(readers)
		if err != nil {
			return err
		}
		defer done()
		found, uses, err := crossrepo.LinkFirst(ctx, parts)
		if err != nil {
			return err
		}
		if out.Rows, err = rowsOf(all, states, found, uses, now); err != nil {
			return err
		}
		others, err := servicesOf(states[1:])
		if err != nil {
			return err
		}
		if with := readWith(now, others); with != textsOf {
			t, err := crossrepo.ReadTexts(ctx, &parts[0], others)
			if err != nil {
				return err
			}
			out.TextsOf = with
			out.Texts, err = t.Encode()
			return err
		}
		return nil
	})
	return out, err
}

// servicesOf is the services that repositories describe, nil for none.
func servicesOf(states []postgres.LinkState) (all crossrepo.Services, err error) {
	for _, s := range states {
		if len(s.Services) == 0 {
			continue
		}
		var own crossrepo.Services
		if err := json.Unmarshal(s.Services, &own); err != nil {
			return nil, err
		}
		if all == nil {
			all = crossrepo.Services{}
		}
		for name, methods := range own {
			all[name] = append(all[name], methods...)
		}
	}
	return all, nil
}

// leading is what leads from a repository to another, as it is stored.
type leading struct {
	Leads    []store.Edge
	Replaces []store.Edge // of the repository itself
}

// rowsOf is what was found, by repository: a row for each that it depends on.
func rowsOf(all []int32, states []postgres.LinkState, found *crossrepo.Result, uses []int, now string) ([]postgres.LinkRow, error) {
	to := make([]leading, len(all))
	for _, e := range found.Edges {
		to[e.To].Leads = append(to[e.To].Leads, e.Edge)
	}
	for _, e := range found.Replaced {
		for _, other := range e.To {
			to[other].Replaces = append(to[other].Replaces, e.Edge)
		}
	}
	var rows []postgres.LinkRow
	for _, other := range uses {
		row := postgres.LinkRow{Repository: all[0], Other: all[other], Indexed: now, Declared: states[other].Declared}
		if len(to[other].Leads) > 0 {
			var b bytes.Buffer
			enc := json.NewEncoder(&b)
			enc.SetEscapeHTML(false) // what metadata says stays as it was written
			if err := enc.Encode(to[other]); err != nil {
				return nil, err
			}
			row.Edges = b.Bytes()
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// partsOf is states of repositories as parts. done is called when they are of no use any more.
func partsOf(readers []store.Reader) (parts []crossrepo.Part, done func(), err error) {
	unpack, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, nil, err
	}
	var mu sync.Mutex // the readers are of one transaction
	for _, r := range readers {
		parts = append(parts, crossrepo.Part{State: r, Text: func(ctx context.Context, f *store.File) (string, error) {
			mu.Lock()
			defer mu.Unlock()
			packed, err := r.Content(ctx, f.ID)
			if err != nil {
				return "", err
			}
			text, err := unpack.DecodeAll(packed, nil)
			return string(text), err
		}})
	}
	return parts, unpack.Close, nil
}

// known is what was read of a repository in one version of what is between it and others.
type known struct {
	version int64
	rows    []knownRow
	texts   *crossrepo.Texts
}

type knownRow struct {
	postgres.LinkRow
	leading
}

// between returns what reads the edges between the repositories of a scope. What did not change is not read again.
func between() union.Between {
	kept := map[int32]*known{}
	return func(ctx context.Context, parts []store.Reader) (*union.Crossing, error) {
		stored, ok := parts[0].(postgres.Links)
		if !ok {
			return nil, errors.New("what is between repositories is in no such store")
		}
		states, err := stored.LinkStates(ctx)
		if err != nil {
			return nil, err
		}
		if err := refresh(ctx, kept, stored, states); err != nil {
			return nil, err
		}
		declared := map[int32]string{}
		texts := make([]*crossrepo.Texts, len(states)) // nil where they are not of this state
		for i, s := range states {
			if s.Indexed == s.Now {
				declared[s.Repository], texts[i] = s.Declared, kept[s.Repository].texts
			}
		}
		out := &union.Crossing{}
		for _, s := range states {
			if _, now := declared[s.Repository]; !now {
				continue
			}
			for _, row := range kept[s.Repository].rows {
				if at, ok := declared[row.Other]; !ok || row.Indexed != s.Now || row.Declared != at {
					continue
				}
				for _, e := range row.Leads {
					out.Edges = append(out.Edges, crossed(s.Repository, row.Other, e))
				}
				for _, e := range row.Replaces {
					e.Source, e.Target = postgres.InScope(s.Repository, e.Source), postgres.InScope(s.Repository, e.Target)
					out.Replaced = append(out.Replaced, union.Replaced{Edge: e})
				}
			}
		}
		tied, err := crossrepo.Tie(ctx, texts)
		for _, e := range tied {
			out.Edges = append(out.Edges, crossed(states[e.From].Repository, states[e.To].Repository, e.Edge))
		}
		return out, err
	}
}

func crossed(from, to int32, e store.Edge) union.Edge {
	e.Source, e.Target = postgres.InScope(from, e.Source), postgres.InScope(to, e.Target)
	return union.Edge{Edge: e}
}

// refresh reads what kept has not, or has in another version.
func refresh(ctx context.Context, kept map[int32]*known, stored postgres.Links, states []postgres.LinkedState) error {
	var changed []int32
	for _, s := range states {
		if k := kept[s.Repository]; k == nil || k.version != s.Version {
			changed = append(changed, s.Repository)
		}
	}
	if len(changed) == 0 {
		return nil
	}
	rows, texts, err := stored.LinkRows(ctx, changed)
	if err != nil {
		return err
	}
	read := map[int32]*known{}
	for _, s := range states {
		if slices.Contains(changed, s.Repository) {
			k := &known{version: s.Version}
			if k.texts, err = crossrepo.DecodeTexts(texts[s.Repository]); err != nil {
				return err
			}
			read[s.Repository] = k
		}
	}
	for _, row := range rows {
		k := knownRow{LinkRow: row}
		if err := json.Unmarshal(row.Edges, &k.leading); err != nil {
			return fmt.Errorf("stored edges are damaged: %w", err)
		}
		k.LinkRow.Edges = nil
		read[row.Repository].rows = append(read[row.Repository].rows, k)
	}
	for n, k := range read {
		kept[n] = k
	}
	return nil
}
