package lsp

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/workspace"
)

// root is a folder that the client has open, and the project it is in. What is below the channel is set when that is
// closed.
type root struct {
	folder string // as the client names it, absolute
	ready  chan struct{}

	project *workspace.Project // nil when there is none
	shown   string             // the project's root as the client would name it
	disk    *os.Root
	err     error
}

// addRoot begins to open a folder. The caller holds the lock.
func (s *server) addRoot(dir string) {
	if slices.ContainsFunc(s.roots, func(r *root) bool { return r.folder == dir }) {
		return
	}
	r := &root{folder: dir, ready: make(chan struct{})}
	s.roots = append(slices.Clone(s.roots), r)
	go s.open(r)
}

func (s *server) open(r *root) {
	p, err := s.o.Workspace.Project(r.folder)
	var refused error
	s.mu.Lock()
	if r.err = err; err == nil {
		r.project, r.shown = p, shownRoot(r.folder, p.Root)
		r.disk, r.err = os.OpenRoot(p.Root)
	}
	close(r.ready)
	for _, d := range slices.Collect(maps.Values(s.docs)) {
		if owner, rel := ownerOf(s.roots, d.path); owner == r {
			d := *d
			refused = errors.Join(refused, s.track(&d, rel, r))
			s.setDoc(d.uri, &d)
		}
	}
	s.mu.Unlock()
	if refused != nil {
		s.once(messageWarning, refused.Error())
	}
	switch {
	case errors.Is(err, ctxsys.ErrNotIndexed):
		s.log(messageInfo, fmt.Sprintf("%s is in no git repository and was never indexed: run `ctx-sys index` there to have answers about it", r.folder))
	case err != nil:
		s.log(messageError, fmt.Sprintf("%s cannot be opened: %v", r.folder, err))
	default:
		s.showProgress(r)
	}
}

// removeRoot forgets a folder. The project stays open. The caller holds the lock.
func (s *server) removeRoot(dir string) {
	s.roots = slices.DeleteFunc(slices.Clone(s.roots), func(r *root) bool { return r.folder == dir })
}

// shownRoot is the root of a project under the name that the client uses: its folder may be reached over a link.
func shownRoot(folder, project string) string {
	real, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return project
	}
	if rel, err := filepath.Rel(project, real); err == nil && filepath.IsLocal(rel) && strings.HasSuffix(folder, strings.TrimPrefix(rel, ".")) {
		return filepath.Clean(strings.TrimSuffix(folder, strings.TrimPrefix(rel, ".")))
	}
	return project
}

// await waits until the folder is opened.
func (r *root) await(ctx context.Context) (*workspace.Project, error) {
	select {
	case <-r.ready:
		return r.project, r.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// ownerOf returns the innermost folder that holds a path, and the path from the root of its project; nil for none. Folders
// that are not opened yet hold nothing.
func ownerOf(roots []*root, path string) (owner *root, rel string) {
	if path == "" {
		return nil, ""
	}
	for _, r := range roots {
		select {
		case <-r.ready:
		default:
			continue
		}
		if r.project == nil {
			continue
		}
		p, ok := below(r.shown, path)
		if !ok {
			p, ok = below(r.project.Root, path)
		}
		if ok && (owner == nil || len(r.project.Root) > len(owner.project.Root)) {
			owner, rel = r, p
		}
	}
	return owner, rel
}

func below(dir, path string) (string, bool) {
	rel, err := editor.Path(dir, path)
	return rel, err == nil
}

// maxRead is the largest file that is read for a place in it.
const maxRead = editor.MaxText

// read returns the text of a file as the client shows it.
func (r *request) read(of *root) func(path string) (string, error) {
	return func(path string) (string, error) {
		if d := r.shownIn(of, path); d != nil {
			return d.text.string, nil
		}
		text, err := regular.ReadIn(of.disk, filepath.FromSlash(path), maxRead)
		return string(text), err
	}
}

// shownIn returns the open document of a file, nil when there is none.
func (r *request) shownIn(of *root, path string) *document {
	if r.shown == nil {
		r.shown = map[inProject]*document{}
		for _, d := range r.docs {
			owner, rel := d.root, d.rel
			if owner == nil { // opened before its folder was
				owner, rel = ownerOf(r.roots, d.path)
			}
			if owner != nil {
				r.shown[inProject{owner.project.Root, rel}] = d
			}
		}
	}
	return r.shown[inProject{of.project.Root, path}]
}

// inProject is a file of a project.
type inProject struct{ root, path string }

// uri names a file of a project as the client does.
func (r *request) uri(of *root, path string) string {
	if d := r.shownIn(of, path); d != nil {
		return d.uri
	}
	return uriOf(filepath.Join(of.shown, filepath.FromSlash(path)))
}

// pathOf is the path of a file URI, false for other ones.
func pathOf(uri string) (string, bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" || u.Path == "" || strings.ContainsRune(u.Path, 0) {
		return "", false
	}
	path := u.Path
	if runtime.GOOS == "windows" {
		path = strings.TrimPrefix(path, "/")
	}
	return filepath.Clean(filepath.FromSlash(path)), true
}

func uriOf(path string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}

// How often the state of an index is looked at while it is made, and how long that may take before it is shown.
const (
	progressStep  = 200 * time.Millisecond
	progressAfter = 100 * time.Millisecond
)

// showProgress tells the client how far the first index of a project is.
func (s *server) showProgress(r *root) {
	state := r.project.Await(s.ctx, progressAfter)
	if !s.progress || state.Indexed || !state.Running || s.ctx.Err() != nil {
		return
	}
	token := "ctx-sys/index/" + r.project.Name
	if err := s.conn.Call(s.ctx, "window/workDoneProgress/create", map[string]any{"token": token}, nil); err != nil {
		return
	}
	tell := func(value map[string]any) {
		_ = s.conn.Notify(s.ctx, "$/progress", map[string]any{"token": token, "value": value})
	}
	tell(map[string]any{"kind": "begin", "title": "ctx-sys: indexing " + r.project.Name, "cancellable": false, "percentage": 0})
	for {
		state = r.project.Await(s.ctx, progressStep)
		if !state.Running || state.Indexed || s.ctx.Err() != nil {
			break
		}
		at := state.Progress
		value := map[string]any{"kind": "report", "message": fmt.Sprintf("%s: %d of %s", at.Stage, at.Files, ctxsys.Plural(at.FilesTotal, "file"))}
		if at.FilesTotal > 0 {
			value["percentage"] = min(100, 100*at.Files/at.FilesTotal)
		}
		tell(value)
	}
	last := map[string]any{"kind": "end", "message": "done"}
	if state.Failed != nil {
		last["message"] = state.Failed.Error()
	}
	tell(last)
}
