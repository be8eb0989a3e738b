package engine

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"slices"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/summary"
)

// SummaryRequest has a model summarise what is worth it and has no summary yet.
type SummaryRequest struct {
	Model    summary.Model
	Budget   int // tokens, sent and received
	Progress func(Progress)
	Wait     func() // of another process that does the same; see SyncRequest
}

// summariesLockName is held by the process that asks for summaries.
const summariesLockName = "index-summaries.lock"

// Summarize asks for summaries, the most used first, and has what got one found by it. What was answered is kept whatever
// comes after it. What the model failed at is in the report; an error is one of the index or of ctx.
func (p *Project) Summarize(ctx context.Context, req SummaryRequest) (*summary.Report, error) {
	if p.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	release, err := regular.WaitLock(ctx, filepath.Join(p.dir, summariesLockName), req.Wait)
	if err != nil {
		return nil, err
	}
	defer release()
	s := &summariser{p: p, req: req, files: map[string][]int64{}}
	if err := p.source.Recent(ctx, func(v *snapshot.Snapshot) error { return s.gather(ctx, v) }); err != nil {
		return nil, err
	}
	run := summary.Runner{Model: req.Model, Budget: req.Budget, Load: s.load, Store: s.store}
	if req.Progress != nil {
		run.Progress = func(done, of int, spent summary.Usage) {
			req.Progress(Progress{Stage: "summaries", Summaries: done, SummariesTotal: of, Tokens: spent.InputTokens + spent.OutputTokens})
		}
	}
	report, err := run.Run(ctx, s.wants)
	report.Kept = s.kept
	if err == nil && report.Made > 0 {
		_, err = s.p.entities.Settle(ctx)
	}
	if err != nil || report.Err != nil {
		return &report, err
	}
	run.Budget -= report.InputTokens + report.OutputTokens
	return s.folders(ctx, run, &report)
}

// hold says which summary a folder has, so that it is not taken for one that nothing has.
func hold(ctx context.Context, tx store.Tx, u *summary.Unit) error {
	state, err := tx.State()
	if err != nil {
		return err
	}
	found, err := state.SummaryByKey(ctx, u.Key())
	if err != nil {
		return err
	}
	return tx.SetSummary(u.Entity, found.ID)
}

// folders asks about the folders, from the summaries that their files have by now, and adds what came of it to the report.
func (s *summariser) folders(ctx context.Context, run summary.Runner, report *summary.Report) (*summary.Report, error) {
	wants, units := []summary.Want{}, map[string]summary.Unit{}
	err := s.p.source.Recent(ctx, func(v *snapshot.Snapshot) error {
		all, err := graph.Folders(ctx, v.View)
		if err != nil {
			return err
		}
		for _, u := range all {
			key := u.Key()
			if _, err := v.SummaryByKey(ctx, key); err == nil {
				report.Kept++
				continue
			} else if !errors.Is(err, ctxsys.ErrNotFound) {
				return err
			}
			wants, units[string(key)] = append(wants, summary.Want{Key: string(key), File: u.Entity, Size: len(u.Text)}), u
		}
		return nil
	})
	if err != nil || len(wants) == 0 {
		return report, err
	}
	run.Load = func(batch []summary.Want) (out summary.Batch, _ error) {
		for _, w := range batch {
			u := units[w.Key]
			out.Path, out.Units = u.Name+"/", append(out.Units, u)
		}
		return out, nil
	}
	more, err := run.Run(ctx, wants)
	report.Add(more)
	return report, err
}

// summariser is one run.
type summariser struct {
	p     *Project
	req   SummaryRequest
	wants []summary.Want
	files map[string][]int64 // that hold a text, by its key
	kept  int
}

// wanted is a unit without a summary, with what its place in the order hangs on.
type wanted struct {
	summary.Want
	central  float64
	exported bool
	path     string
	start    int
}

// gather finds what has no summary, in the order in which it is asked for.
func (s *summariser) gather(ctx context.Context, v *snapshot.Snapshot) error {
	central, err := s.p.reader.Graph(v).Centrality(ctx)
	if err != nil {
		return err
	}
	files, err := v.Files(ctx)
	if err != nil {
		return err
	}
	slices.SortFunc(files, func(a, b store.File) int { return cmp.Compare(a.Path, b.Path) })
	var all []wanted
	for i := range files {
		f := &files[i]
		if err := ctx.Err(); err != nil {
			return err
		}
		entities, units, err := s.units(ctx, v, f)
		if err != nil {
			return err
		}
		exported := map[int64]bool{}
		for j := range entities {
			exported[entities[j].ID] = entities[j].Exported
		}
		for j := range units {
			u := &units[j]
			key := string(u.Key())
			known := len(s.files[key]) > 0
			s.files[key] = append(s.files[key], f.ID)
			if known {
				continue
			}
			if _, err := v.SummaryByKey(ctx, []byte(key)); err == nil {
				s.kept++
				continue
			} else if !errors.Is(err, ctxsys.ErrNotFound) {
				return err
			}
			w := wanted{Want: summary.Want{Key: key, File: f.ID, Size: len(u.Text)}, exported: exported[u.Entity], path: f.Path, start: u.Start}
			if u.Kind == summary.File {
				w.central, w.exported = central.OfFile(f.ID), true
			} else {
				w.central = central.Of(u.Entity)
			}
			all = append(all, w)
		}
	}
	slices.SortStableFunc(all, func(a, b wanted) int {
		return cmp.Or(cmp.Compare(b.central, a.central), cmp.Compare(number(b.exported), number(a.exported)), cmp.Compare(a.path, b.path), a.start-b.start)
	})
	for _, w := range all {
		s.wants = append(s.wants, w.Want)
	}
	return nil
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// storedFile is where a file is read from.
type storedFile interface {
	FileEntities(ctx context.Context, file int64) ([]store.Entity, error)
	Content(ctx context.Context, file int64) ([]byte, error)
}

// units are those of a file as it is stored.
func (s *summariser) units(ctx context.Context, db storedFile, f *store.File) ([]store.Entity, []summary.Unit, error) {
	if !index.Summarises(f) {
		return nil, nil, nil
	}
	entities, err := db.FileEntities(ctx, f.ID)
	if err != nil {
		return nil, nil, err
	}
	packed, err := db.Content(ctx, f.ID)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	text, err := s.p.source.Unpack(packed)
	if err != nil {
		return nil, nil, ctxsys.ErrCorrupt
	}
	return entities, index.Units(f, entities, text), nil
}

// load reads the texts of what is asked next. What changed meanwhile is left to another run.
func (s *summariser) load(batch []summary.Want) (summary.Batch, error) {
	ctx := context.Background()
	f, err := s.p.db.FileByID(ctx, batch[0].File)
	if errors.Is(err, ctxsys.ErrNotFound) {
		return summary.Batch{}, nil
	}
	if err != nil {
		return summary.Batch{}, err
	}
	_, units, err := s.units(ctx, s.p.db, &f)
	if err != nil {
		return summary.Batch{}, err
	}
	out := summary.Batch{Path: f.Path, Language: f.Language}
	for _, w := range batch {
		if i := slices.IndexFunc(units, func(u summary.Unit) bool { return bytes.Equal(u.Key(), []byte(w.Key)) }); i >= 0 {
			out.Units = append(out.Units, units[i])
		}
	}
	return out, nil
}

// store keeps what was answered, and marks the files that hold it for the next sync. Another process that writes is waited for.
func (s *summariser) store(ctx context.Context, made []summary.Made) error {
	release, err := regular.WaitLock(ctx, filepath.Join(s.p.dir, lockName), quietly)
	if err != nil {
		return err
	}
	defer release()
	now := time.Now().Unix()
	return s.p.db.Update(ctx, func(tx store.Tx) error {
		for _, m := range made {
			key := m.Unit.Key()
			if err := tx.PutSummary(&store.Summary{Key: key, Text: m.Text, Model: s.req.Model.Name, Made: now,
				InputTokens: m.Usage.InputTokens, OutputTokens: m.Usage.OutputTokens}); err != nil {
				return err
			}
			if m.Unit.Kind == summary.Module {
				if err := hold(ctx, tx, &m.Unit); err != nil {
					return err
				}
			}
			for _, file := range s.files[string(key)] {
				if err := tx.MarkSummaryStale(file); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
