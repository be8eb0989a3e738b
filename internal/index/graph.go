package index

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/ctx-sys/ctx-sys/internal/arena"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/relate"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// files returns the indexed files as they are after the writes of this sync, by path.
func (s *syncer) files(ctx context.Context) ([]relate.FileInfo, error) {
	if s.after != nil {
		return s.after, nil
	}
	if err := s.loadAll(ctx); err != nil {
		return nil, err
	}
	spaces, err := s.spaces(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]relate.FileInfo, 0, len(s.before)+len(s.changes.now))
	for i := range s.before {
		f := &s.before[i]
		if it, replaced := s.changes.now[f.Path]; !replaced && f.Indexed() {
			out = append(out, relate.FileInfo{ID: f.ID, Path: f.Path, Language: f.Language, Spaces: spaces[f.ID]})
		} else if replaced && it != nil && !it.binary {
			out = append(out, it.FileInfo)
		}
	}
	for path, it := range s.changes.now {
		if s.old(path) == nil && it != nil && !it.binary {
			out = append(out, it.FileInfo)
		}
	}
	slices.SortFunc(out, func(a, b relate.FileInfo) int { return strings.Compare(a.Path, b.Path) })
	s.after = out
	return out, nil
}

// countFiles counts the indexed files as they are after the writes of this sync.
func (s *syncer) countFiles(ctx context.Context) (int, error) {
	if s.quick() {
		known, err := s.db.Meta(ctx, MetaFiles)
		if n, wrong := strconv.Atoi(known); err != nil || wrong == nil {
			return n, err
		}
	}
	files, err := s.files(ctx)
	return len(files), err
}

// sameFiles reports whether the files are those there were, changed or not.
func (s *syncer) sameFiles() bool {
	for path, it := range s.changes.now {
		if old := s.old(path); old == nil || it == nil || it.binary || !old.Indexed() {
			return false
		}
	}
	return true
}

// relateAll makes the whole graph again. All declarations are in an arena meanwhile: about 130 bytes a symbol.
func (s *syncer) relateAll(ctx context.Context, tx store.Tx, modules map[string]int64) error {
	files, err := s.files(ctx)
	if err != nil {
		return err
	}
	declared := arena.New(s.opts.Spill, s.opts.Memory)
	defer declared.Close()
	all := make([]*relate.Decls, 0, len(files))
	for _, f := range files {
		d, err := s.declsIn(ctx, declared, f)
		if err != nil {
			return err
		}
		if d == nil {
			continue
		}
		all = append(all, d)
	}
	p := relate.NewProject(files, modules, relate.Source{
		Text: func(path string) (string, error) { return s.text(ctx, path) },
		Test: walk.IsTest, Code: walk.IsCode, Language: walk.LanguageOf,
	})
	wanted, err := s.wanted(ctx, files)
	if err != nil {
		return err
	}
	p.Wanted(wanted)
	p.Preload(declared, all)
	if err := tx.DeleteAllEdges(); err != nil {
		return err
	}
	if err := tx.DropTargetIndex(); err != nil {
		return err
	}
	if err := s.relateConcurrently(ctx, tx, p, all); err != nil {
		return err
	}
	s.report.Related = len(all)
	return p.Err()
}

// wanted collects the hashes of the names that documents mention.
func (s *syncer) wanted(ctx context.Context, files []relate.FileInfo) (map[uint32]bool, error) {
	documents := map[int64]bool{}
	for _, f := range files {
		if facts.IsDocument(f.Language) {
			documents[f.ID] = true
		}
	}
	wanted := map[uint32]bool{}
	if len(documents) == 0 {
		return wanted, nil
	}
	take := func(hash uint32) { wanted[hash] = true }
	for _, it := range s.changes.now {
		if it != nil && facts.IsDocument(it.Language) {
			relate.Hashes(it.mentions, take)
		}
	}
	return wanted, s.db.EachMentions(ctx, func(file int64, mentions []byte) {
		if documents[file] {
			relate.Hashes(mentions, take)
		}
	})
}

// related is one file's part of the graph.
type related struct {
	decls   *relate.Decls
	edges   []store.Edge
	parents []relate.Parent
}

// relateConcurrently relates files on all cores and writes their edges in order of the files, so that the
// table grows at its end.
func (s *syncer) relateConcurrently(ctx context.Context, tx store.Tx, p *relate.Project, all []*relate.Decls) error {
	slices.SortFunc(all, func(a, b *relate.Decls) int { return int(a.File - b.File) })
	g, ctx := errgroup.WithContext(ctx)
	workers := s.opts.Workers
	queues := make([]chan related, workers) // queue w gets files w, w+workers, ...
	for w := range queues {
		queues[w] = make(chan related, 4)
		g.Go(func() error {
			defer close(queues[w])
			for i := w; i < len(all); i += workers {
				r, err := s.relateFile(ctx, p, all[i])
				if err != nil {
					return err
				}
				select {
				case queues[w] <- r:
				case <-ctx.Done():
					return ctx.Err()
				}
			}
			return nil
		})
	}
	g.Go(func() error {
		for i := range all {
			r, ok := <-queues[i%workers]
			if !ok {
				return nil // its worker failed and says why
			}
			if err := tx.InsertEdges(r.decls.File, r.edges); err != nil {
				return err
			}
			if err := setParents(tx, r); err != nil {
				return err
			}
		}
		return nil
	})
	return g.Wait()
}

// relateFile relates one file.
func (s *syncer) relateFile(ctx context.Context, p *relate.Project, d *relate.Decls) (related, error) {
	data, err := s.usesOf(ctx, d)
	if err != nil {
		return related{}, err
	}
	uses, err := relate.DecodeUses(data)
	if err != nil {
		return related{}, err
	}
	return related{d, EdgesOf(d.File, p.File(d, uses)), p.Parents(d)}, nil
}

// EdgesOf is the edges of a file as they are stored.
func EdgesOf(file int64, found []relate.Edge) []store.Edge {
	edges := make([]store.Edge, len(found))
	for i := range found {
		e := &found[i]
		edges[i] = store.Edge{
			Source: entityID(file, e.Source), Kind: e.Kind, Text: facts.AsWritten(e.Text), Line: e.Line,
			Weight: e.Weight, Resolution: e.Resolution, External: e.External,
		}
		switch {
		case e.File != 0:
			edges[i].Target = entityID(e.File, e.Number)
			edges[i].Text = "" // the target says it
		case e.Module != 0:
			edges[i].Target = e.Module
		}
	}
	return edges
}

func setParents(tx store.Tx, r related) error {
	for _, p := range r.parents {
		parent := store.FileEntity(r.decls.File)
		if p.File != 0 {
			parent = entityID(p.File, p.ParentNumber)
		}
		if err := tx.SetParent(entityID(r.decls.File, p.Number), parent); err != nil {
			return err
		}
	}
	return nil
}

func entityID(file int64, number int) int64 { return store.FileEntity(file) + int64(number) }

// decls returns the declarations of a file as they are after the writes of this sync.
func (s *syncer) decls(ctx context.Context, f relate.FileInfo) (*relate.Decls, error) {
	return s.declsIn(ctx, nil, f)
}

func (s *syncer) declsIn(ctx context.Context, a *arena.Arena, f relate.FileInfo) (*relate.Decls, error) {
	data, err := []byte(nil), error(nil)
	if it := s.changes.now[f.Path]; it != nil {
		data = it.decls
	}
	if data == nil {
		if data, err = s.db.Decls(ctx, f.ID); err != nil || data == nil {
			return nil, err
		}
	}
	return relate.DecodeDeclsIn(a, f.ID, f.Path, f.Language, data)
}

func (s *syncer) usesOf(ctx context.Context, d *relate.Decls) ([]byte, error) {
	if it := s.changes.now[d.Path]; it != nil && it.uses != nil {
		return it.uses, nil
	}
	return s.db.Uses(ctx, d.File)
}
