package written

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/entity"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// What people and agents write down is kept in files (package entity), not in the index: those are shared through
// git, and survive every index. So each of these functions changes a file, and then brings the index up to date.

const (
	maxWritten = 256 << 10       // bytes of one file
	settleFor  = 5 * time.Second // how long the index of another process is waited for
)

// Add writes an entity down, or changes the one of that name: what the request leaves empty stays.
func (w *Entities) Add(ctx context.Context, req AddEntityRequest) (*AddEntityResponse, error) {
	given, masked := maskedAll(req.Name, req.Summary, req.Content)
	name, summary, content := strings.TrimSpace(given[0]), strings.TrimSpace(given[1]), given[2]
	if name == "" {
		return nil, fmt.Errorf("%w: an entity needs a name", ctxsys.ErrUsage)
	}
	dir, err := w.openWritten()
	if err != nil {
		return nil, err
	}
	defer dir.close()
	at, found := dir.find(func(e *entity.Entity) bool { return strings.EqualFold(e.Name, name) })
	if !found {
		at = writtenFile{Path: dir.free(entity.Slug(name)), Entity: &entity.Entity{Type: ctxsys.TypeConcept}}
	}
	at.Name = name
	if req.Type != "" {
		at.Type = req.Type
	}
	if summary != "" {
		at.Summary = summary
	}
	if strings.TrimSpace(content) != "" {
		at.Body = content
	}
	if err := dir.write(at); err != nil {
		return nil, err
	}
	resp := &AddEntityResponse{Created: !found, MaskedSecrets: masked}
	if resp.Pending, err = w.Settle(ctx); err != nil {
		return nil, err
	}
	e, err := w.writtenEntity(ctx, at.Path)
	if errors.Is(err, ctxsys.ErrNotFound) && resp.Pending {
		resp.Entity = ctxsys.Entity{ID: at.Path, Path: at.Path, Type: at.Type, Name: name, QualifiedName: name, StartLine: 1, EndLine: 1}
		return resp, nil
	}
	resp.Entity = e
	return resp, err
}

// writtenEntity is the entity of a file as it is indexed. Rules of the project may keep it out.
func (w *Entities) writtenEntity(ctx context.Context, path string) (out ctxsys.Entity, err error) {
	err = w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) error {
		e, ok, err := graph.ByID(ctx, v.View, path)
		if err != nil || !ok {
			return errors.Join(err, ctxsys.ErrNotFound)
		}
		out, err = graph.NewNames(v.View).Entity(ctx, &e)
		return err
	})
	if !errors.Is(err, ctxsys.ErrNotFound) {
		return out, err
	}
	why, whyErr := w.opts.Why(ctx, path)
	return out, errors.Join(whyErr, fmt.Errorf("%w: it is written down, and is not found: %s", ctxsys.ErrNotFound, why))
}

// Remove deletes the file of an entity that was written down.
func (w *Entities) Remove(ctx context.Context, name string) (*RemoveEntityResponse, error) {
	resp := &RemoveEntityResponse{}
	if _, err := w.opts.Reader.Answer(ctx, func() error {
		return w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) error {
			e, err := w.opts.Reader.Resolve(ctx, v, name)
			if err != nil {
				return err
			}
			if resp.Entity, err = graph.NewNames(v.View).Entity(ctx, &e); err != nil {
				return err
			}
			if !isWritten(&resp.Entity) {
				return fmt.Errorf("%w: %s was not added by hand: what is in the code goes with the code", ctxsys.ErrUsage, resp.Entity.ID)
			}
			resp.LinksLeft = 0
			users, err := v.EdgesTo(ctx, e.ID, 10*graph.MaxShown)
			for i := range users {
				if users[i].Resolution == store.ResolvedManually {
					resp.LinksLeft++
				}
			}
			return err
		})
	}, nil); err != nil {
		return nil, err
	}
	dir, err := w.openWritten()
	if err != nil {
		return nil, err
	}
	defer dir.close()
	if err := dir.root.Remove(resp.Entity.Path); err != nil {
		return nil, err
	}
	_, err = w.Settle(ctx)
	return resp, err
}

// isWritten reports whether an entity is the one that a file describes, not a section in it.
func isWritten(e *ctxsys.Entity) bool { return walk.IsEntity(e.Path) && e.ID == e.Path }

// Link writes down that one entity leads to another.
func (w *Entities) Link(ctx context.Context, req LinkRequest) (*LinkResponse, error) {
	if ctxsys.IsItem(req.Source) || ctxsys.IsItem(req.Target) {
		return w.linkSaid(ctx, req)
	}
	dir, err := w.openWritten()
	if err != nil {
		return nil, err
	}
	defer dir.close()
	to := map[string]bool{}
	link, source, at, err := w.linkOf(ctx, dir, &req, to)
	if err != nil {
		return nil, err
	}
	if at.Entity == nil {
		at = writtenFile{Path: dir.free("about-" + entity.Slug(source.ID)), Entity: &entity.Entity{About: source.ID}}
	}
	resp := &LinkResponse{Path: at.Path}
	i := slices.IndexFunc(at.Links, func(l ctxsys.Link) bool { return to[l.To] && l.Kind == link.Kind })
	if i < 0 {
		resp.Created = true
		at.Links = append(at.Links, req.onto(link))
	} else {
		changed := req.onto(at.Links[i])
		changed.To = link.To
		resp.Changed, at.Links[i] = changed != at.Links[i], changed
	}
	if resp.Created || resp.Changed {
		if err := dir.write(at); err != nil {
			return nil, err
		}
	}
	if resp.Pending, err = w.Settle(ctx); err != nil {
		return nil, err
	}
	resp.Edge, err = w.writtenEdge(ctx, source.ID, link)
	return resp, err
}

// onto is a link with what the request says of it.
func (req *LinkRequest) onto(l ctxsys.Link) ctxsys.Link {
	if req.Weight != nil {
		l.Weight = *req.Weight
		if l.Weight == 1 {
			l.Weight = 0 // as it is written
		}
	}
	l.Metadata = cmp.Or(req.Metadata, l.Metadata)
	return l
}

// check fills in what the request leaves out, and masks the secrets in its metadata.
func (req *LinkRequest) check() error {
	req.Kind = cmp.Or(req.Kind, ctxsys.RelatesTo)
	if !slices.Contains(entity.Kinds(), req.Kind) {
		return fmt.Errorf("%w: no link is of the kind %q: use %s", ctxsys.ErrUsage, req.Kind, entity.List(entity.Kinds()))
	}
	if w := req.Weight; w != nil && !(*w > 0 && *w <= 1) {
		return fmt.Errorf("%w: the weight of a link is %v: use a number above 0 and at most 1", ctxsys.ErrUsage, *w)
	}
	metadata, err := ctxsys.ReadObject([]byte(secret.MaskString(string(req.Metadata))))
	if err != nil {
		return fmt.Errorf("%w: the metadata: %w", ctxsys.ErrUsage, err)
	}
	req.Metadata = metadata
	return nil
}

// linkOf finds both ends of a link, and the file with the links that leave its source. It adds to names what that calls the target.
func (w *Entities) linkOf(ctx context.Context, dir *written, req *LinkRequest, names map[string]bool) (link ctxsys.Link, source ctxsys.Entity, at writtenFile, err error) {
	if err := req.check(); err != nil {
		return link, source, at, err
	}
	var target ctxsys.Entity
	_, err = w.opts.Reader.Answer(ctx, func() error {
		return w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) (err error) {
			if source, err = w.linkEnd(ctx, v, req.Source); err != nil {
				return err
			}
			found, err := w.opts.Reader.Resolve(ctx, v, req.Target)
			if err != nil {
				return err
			}
			if target, err = graph.NewNames(v.View).Entity(ctx, &found); err != nil {
				return err
			}
			if at, err = dir.from(ctx, v, source); err != nil || at.Entity == nil {
				return err
			}
			return at.calls(ctx, v, found.ID, names)
		})
	}, nil)
	if err == nil && source.ID == target.ID {
		err = fmt.Errorf("%w: %s cannot be linked to itself", ctxsys.ErrUsage, source.ID)
	}
	return ctxsys.Link{To: target.ID, Kind: req.Kind}, source, at, err
}

func (w *Entities) linkEnd(ctx context.Context, v *snapshot.Snapshot, name string) (ctxsys.Entity, error) {
	e, err := w.opts.Reader.Resolve(ctx, v, name)
	if err != nil {
		return ctxsys.Entity{}, err
	}
	return graph.NewNames(v.View).Entity(ctx, &e)
}

// writtenEdge is the edge of a link, as far as the index knows it by now.
func (w *Entities) writtenEdge(ctx context.Context, source string, link ctxsys.Link) (out *graph.Edge, err error) {
	err = w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) error {
		e, ok, err := graph.ByID(ctx, v.View, source)
		if err != nil || !ok {
			return err
		}
		edges, err := v.EdgesFrom(ctx, e.ID)
		if err != nil {
			return err
		}
		edges = slices.DeleteFunc(edges, func(e store.Edge) bool {
			return e.Resolution != store.ResolvedManually || e.Kind != link.Kind
		})
		named, err := graph.NameEdges(ctx, v.View, edges)
		for i := range named {
			if t := named[i].Target; t != nil && t.ID == link.To {
				out = &named[i]
			}
		}
		return err
	})
	return out, err
}

// Unlink takes links back: those of a kind, or of every kind when none is given. The target may be gone: then
// it is named as it was written.
func (w *Entities) Unlink(ctx context.Context, req LinkRequest) (*UnlinkResponse, error) {
	if ctxsys.IsItem(req.Source) || ctxsys.IsItem(req.Target) {
		return w.unlinkSaid(ctx, req)
	}
	dir, err := w.openWritten()
	if err != nil {
		return nil, err
	}
	defer dir.close()
	var source ctxsys.Entity
	var at writtenFile
	to := map[string]bool{req.Target: true}
	if _, err := w.opts.Reader.Answer(ctx, func() error {
		return w.opts.Reader.View(ctx, func(v *snapshot.Snapshot) (err error) {
			if source, err = w.linkEnd(ctx, v, req.Source); err != nil {
				return err
			}
			if at, err = dir.from(ctx, v, source); err != nil || at.Entity == nil {
				return err
			}
			target, err := w.opts.Reader.Resolve(ctx, v, req.Target)
			if errors.Is(err, ctxsys.ErrNotFound) {
				return nil
			}
			if err == nil {
				err = at.calls(ctx, v, target.ID, to)
			}
			return err
		})
	}, nil); err != nil {
		return nil, err
	}
	resp := &UnlinkResponse{Removed: []ctxsys.Link{}}
	if at.Entity != nil {
		at.Links = slices.DeleteFunc(at.Links, func(l ctxsys.Link) bool {
			gone := to[l.To] && (req.Kind == "" || l.Kind == req.Kind)
			if gone {
				resp.Removed = append(resp.Removed, l)
			}
			return gone
		})
	}
	if len(resp.Removed) == 0 {
		return nil, fmt.Errorf("%w: no link from %s to %s was added by hand", ctxsys.ErrNotFound, source.ID, req.Target)
	}
	resp.Path = at.Path
	if at.About != "" && len(at.Links) == 0 && at.Body == "" {
		err = dir.root.Remove(at.Path)
	} else {
		err = dir.write(at)
	}
	if err != nil {
		return nil, err
	}
	_, err = w.Settle(ctx)
	return resp, err
}

// Settle brings the index up to date. pending means that another process is at it: what was written is found when
// that, or the next, is done.
func (w *Entities) Settle(ctx context.Context) (pending bool, err error) {
	limited, cancel := context.WithTimeout(ctx, settleFor)
	defer cancel()
	err = regular.UntilFree(limited, func() {}, func() error {
		err := w.opts.Sync(ctx)
		w.opts.Reader.Forget()
		return err
	})
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return true, nil
	}
	return ctx.Err() != nil, err
}

// maskedAll masks the secrets in texts and counts them.
func maskedAll(texts ...string) (out []string, found int) {
	for _, t := range texts {
		b, n := secret.Mask([]byte(t))
		out, found = append(out, string(b)), found+n
	}
	return out, found
}

// written is the folder of what was written down. Nothing outside of the project can be reached through it, whatever
// links are in it.
type written struct {
	of    *Entities
	root  *os.Root
	files []writtenFile
}

// writtenFile is a file by its path in the project. Entity is nil for one that cannot be read as one, and err says why.
type writtenFile struct {
	Path string
	*entity.Entity
	Err error
}

// openWritten reads the folder, and keeps others from changing it until close.
func (w *Entities) openWritten() (*written, error) {
	if w.opts.ReadOnly {
		return nil, errors.New("the project is open for reading only")
	}
	w.writing.Lock()
	root, err := os.OpenRoot(w.opts.Reader.Root())
	if err != nil {
		w.writing.Unlock()
		return nil, err
	}
	d := &written{of: w, root: root}
	if err := d.read(); err != nil {
		d.close()
		return nil, err
	}
	return d, nil
}

func (d *written) close() {
	d.root.Close()
	d.of.writing.Unlock()
}

func (d *written) read() (err error) {
	d.files, err = Read(d.root)
	return err
}

// Read reads the files of what was written down, by their names.
func Read(root *os.Root) (files []writtenFile, err error) {
	names, err := fs.ReadDir(regular.FS(root), walk.EntityFolder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, n := range names {
		f := writtenFile{Path: path.Join(walk.EntityFolder, n.Name())}
		switch info, err := n.Info(); {
		case !walk.IsEntity(f.Path):
			f.Err = errors.New("its name does not end in .md")
		case err != nil || !info.Mode().IsRegular():
			f.Err = errors.New("it is no file")
		case info.Size() > maxWritten:
			f.Err = fmt.Errorf("it is larger than %d bytes", maxWritten)
		default:
			var text []byte
			if text, f.Err = regular.ReadIn(root, f.Path, maxWritten); f.Err == nil {
				f.Entity, f.Err = entity.Parse(text)
			}
		}
		files = append(files, f)
	}
	return files, err
}

// find returns the first file that fits.
func (d *written) find(fits func(*entity.Entity) bool) (writtenFile, bool) {
	for _, f := range d.files {
		if f.Entity != nil && fits(f.Entity) {
			return f, true
		}
	}
	return writtenFile{}, false
}

// from returns the file with the links that leave an entity: its own, or the one about it, which may call it by what it was
// called before its file was moved. Entity is nil where there is none.
func (d *written) from(ctx context.Context, v *snapshot.Snapshot, e ctxsys.Entity) (writtenFile, error) {
	if isWritten(&e) {
		for _, f := range d.files {
			if f.Path == e.Path && f.Entity != nil {
				return f, nil
			}
		}
		return writtenFile{}, nil
	}
	if f, ok := d.find(func(w *entity.Entity) bool { return w.About == e.ID }); ok {
		return f, nil
	}
	is, err := store.Find(ctx, v.View, e.ID)
	for _, f := range d.files {
		if err != nil || f.Entity == nil || f.About == "" {
			continue
		}
		var about int64
		if about, err = store.Find(ctx, v.View, f.About); err == nil && about != 0 && about == is {
			return f, nil
		}
	}
	return writtenFile{}, err
}

// free is the path of a file that does not exist yet.
func (d *written) free(slug string) string {
	for n := 1; ; n++ {
		name := walk.EntityFolder + "/" + slug + ".md"
		if n > 1 {
			name = fmt.Sprintf("%s/%s-%d.md", walk.EntityFolder, slug, n)
		}
		if !slices.ContainsFunc(d.files, func(f writtenFile) bool { return strings.EqualFold(f.Path, name) }) {
			return name
		}
	}
}

// calls adds to names those by which the links of the file call an entity: it may have another id by now.
func (f *writtenFile) calls(ctx context.Context, v *snapshot.Snapshot, target int64, names map[string]bool) error {
	for _, l := range f.Links {
		id, err := store.Find(ctx, v.View, l.To)
		if err != nil {
			return err
		}
		if id == target {
			names[l.To] = true
		}
	}
	return nil
}

// write stores a file whole or not at all.
func (d *written) write(f writtenFile) error {
	if err := f.Check(); err != nil {
		return fmt.Errorf("%w: %w", ctxsys.ErrUsage, err)
	}
	text := f.Encode()
	if len(text) > maxWritten {
		return fmt.Errorf("%w: %d bytes are too much for one entity: write at most %d", ctxsys.ErrUsage, len(text), maxWritten)
	}
	if old, err := regular.ReadIn(d.root, f.Path, maxWritten); err == nil && bytes.Equal(old, text) {
		return nil
	}
	if err := d.root.MkdirAll(walk.EntityFolder, 0o755); err != nil {
		return err
	}
	draft := f.Path + ".draft"
	err := d.create(draft, text)
	if err == nil {
		err = d.root.Rename(draft, f.Path)
	}
	if err != nil {
		return errors.Join(err, d.root.Remove(draft))
	}
	return nil
}

// create writes a file that is not there, in place of whatever has its name.
func (d *written) create(name string, text []byte) error {
	if err := d.root.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := d.root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}
