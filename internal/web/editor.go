package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/completion"
	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// editorRoutes are what editors ask, besides what everybody may.
func editorRoutes() []route {
	return []route{
		routed("POST /context/edit", "Report a change as a unified diff", largeBody, edit),
		routed("POST /context/buffers", "Report the open buffers, with the text that is not saved", largeBody, buffers),
		routed("POST /context/cursor", "Report where the cursor is", smallBody, cursor),
		routed("POST /context/edits", "The last edits, the newest last", smallBody, edits),
		routed("POST /context/completion", "What a completion at a place needs", largeBody, completionContext),
		routed("POST /context/files", "The files of the project as they are on the disk", smallBody, files),
	}
}

// editIn is a change. The diff is against the buffer as the server knows it, else against what is on the disk.
type editIn struct {
	asking
	Path         string          `json:"path"`
	Diff         string          `json:"diff" jsonschema:"unified, of this file; the lines with its names may be missing"`
	CursorBefore editor.Position `json:"cursorBefore,omitempty"`
	CursorAfter  editor.Position `json:"cursorAfter,omitempty"`
	Version      int             `json:"version,omitempty" jsonschema:"of the buffer after the change; each is above the one before"`
	Source       editor.Source   `json:"source,omitempty" jsonschema:"user, accepted or agent"`
	Timestamp    any             `json:"timestamp,omitempty" jsonschema:"is taken and not used: the server's clock counts"`
}

type editOut struct {
	Seq     int `json:"seq"`
	Version int `json:"version"`
}

func edit(_ context.Context, e *editing, in *editIn) (*editOut, error) {
	path, err := e.path(in.Path)
	if err != nil {
		return nil, err
	}
	switch in.Source {
	case "", editor.User, editor.Accepted, editor.Agent:
	default:
		return nil, fmt.Errorf("%w: no source %q: use user, accepted or agent", ctxsys.ErrUsage, in.Source)
	}
	seq, err := e.project.Editor().Apply(editor.Edit{
		Path: path, Diff: in.Diff, Before: in.CursorBefore, After: in.CursorAfter, Source: in.Source, Client: e.client,
	}, in.Version)
	if err != nil {
		return nil, err
	}
	_, version, _ := e.project.Editor().Of(e.client, path)
	return &editOut{seq, version}, nil
}

// path is a path of the project that may be reported.
func (e *editing) path(path string) (string, error) {
	if path == "" {
		return "", fmt.Errorf("%w: the path is missing: give \"path\"", ctxsys.ErrUsage)
	}
	rel, err := editor.Path(e.project.Root, path)
	if err == nil && walk.HoldsKeys(rel) {
		err = fmt.Errorf("%w: %s may hold keys: nothing is kept of it", ctxsys.ErrUsage, rel)
	}
	return rel, err
}

type buffersIn struct {
	asking
	Buffers  []bufferIn      `json:"buffers,omitempty"`
	Closed   []string        `json:"closed,omitempty" jsonschema:"paths"`
	All      bool            `json:"all,omitempty" jsonschema:"what is not listed is closed"`
	Encoding editor.Encoding `json:"encoding,omitempty" jsonschema:"what columns count: utf-8 (bytes, default), utf-16 or utf-32"`
}

type bufferIn struct {
	Path     string           `json:"path"`
	Content  *string          `json:"content,omitempty" jsonschema:"the text that is not saved; left out: what is on the disk"`
	Version  int              `json:"version,omitempty"`
	Language string           `json:"language,omitempty"`
	Cursor   *editor.Position `json:"cursor,omitempty"`
	Active   bool             `json:"active,omitempty" jsonschema:"the one with the focus"`
	Modified *bool            `json:"modified,omitempty" jsonschema:"false: content is what is saved"`
}

type buffersOut struct {
	Open    int       `json:"open"`
	Unsaved int       `json:"unsaved"`
	Refused []refused `json:"refused,omitempty"`
}

type refused struct {
	Path   string `json:"path"`
	Reason string `json:"reason"`
}

func buffers(_ context.Context, e *editing, in *buffersIn) (*buffersOut, error) {
	if !in.Encoding.Known() {
		return nil, noEncoding(in.Encoding)
	}
	t, out := e.project.Editor(), &buffersOut{}
	var kept []string
	for i := range in.Buffers {
		b := &in.Buffers[i]
		path, err := e.path(b.Path)
		if err == nil {
			err = e.open(path, b, in.Encoding)
		}
		if err != nil {
			out.Refused = append(out.Refused, refused{b.Path, err.Error()})
			continue
		}
		kept = append(kept, path)
	}
	for _, path := range in.Closed {
		if rel, err := editor.Path(e.project.Root, path); err == nil {
			t.Close(e.client, rel)
		}
	}
	if in.All {
		t.Keep(e.client, kept)
	}
	for _, b := range t.Buffers() {
		if b.Client == e.client {
			out.Open++
			if b.Unsaved {
				out.Unsaved++
			}
		}
	}
	return out, nil
}

func (e *editing) open(path string, b *bufferIn, enc editor.Encoding) error {
	t := e.project.Editor()
	var err error
	switch {
	case b.Content == nil:
		t.Saved(e.client, path)
		err = t.OpenSaved(e.client, path, b.Version)
	default:
		err = t.Open(e.client, path, *b.Content, b.Version, b.Modified == nil || *b.Modified)
	}
	if err == nil && (b.Cursor != nil || b.Active) {
		at := editor.Position{}
		if b.Cursor != nil {
			at = e.inBytes(path, *b.Cursor, enc)
		}
		err = t.Cursor(e.client, path, at)
	}
	return err
}

// inBytes is a position of a buffer with its column in bytes.
func (e *editing) inBytes(path string, p editor.Position, enc editor.Encoding) editor.Position {
	if enc == "" || enc == editor.UTF8 {
		return p
	}
	text, _, ok := e.project.Editor().Of(e.client, path)
	if !ok {
		return p
	}
	return editor.PositionOf(text, editor.Offset(text, p, enc), editor.UTF8)
}

func noEncoding(e editor.Encoding) error {
	return fmt.Errorf("%w: no encoding %q: use utf-8, utf-16 or utf-32", ctxsys.ErrUsage, e)
}

type cursorIn struct {
	asking
	Path      string          `json:"path"`
	Cursor    editor.Position `json:"cursor"`
	Selection *editor.Range   `json:"selection,omitempty"`
	Encoding  editor.Encoding `json:"encoding,omitempty"`
}

type nothing struct{}

func cursor(ctx context.Context, e *editing, in *cursorIn) (*nothing, error) {
	path, err := e.path(in.Path)
	if err != nil {
		return nil, err
	}
	if !in.Encoding.Known() {
		return nil, noEncoding(in.Encoding)
	}
	at := e.inBytes(path, in.Cursor, in.Encoding)
	if err := e.project.Editor().Cursor(e.client, path, at); err != nil {
		return nil, err
	}
	return &nothing{}, nil
}

type editsIn struct {
	asking
	Limit int `json:"limit,omitempty"`
}

type editsOut struct {
	Edits []editor.Edit `json:"edits"`
}

func edits(_ context.Context, e *editing, in *editsIn) (*editsOut, error) {
	all := e.project.Editor().Recent(in.Limit)
	if all == nil {
		all = []editor.Edit{}
	}
	return &editsOut{all}, nil
}

type completionIn struct {
	completion.Request
	Project string `json:"project,omitempty"`
}

func (in *completionIn) asks() *asking { return &asking{in.Client, in.Project} }

func completionContext(ctx context.Context, e *editing, in *completionIn) (*completion.Response, error) {
	ctx, done := e.o.newest.begin(ctx, "completion", e.client)
	defer done()
	in.Client = e.client
	out, err := e.project.Completion(ctx, in.Request)
	if cause := context.Cause(ctx); err != nil && errors.Is(cause, errNewer) {
		err = cause
	}
	return out, err
}

type filesIn struct {
	asking
	Prefix string `json:"prefix,omitempty" jsonschema:"of the paths"`
	Limit  int    `json:"limit,omitempty" jsonschema:"default 1000"`
}

type filesOut struct {
	Root  string      `json:"root"`
	Files []fileEntry `json:"files"`
	Total int         `json:"total"`
}

// fileEntry is a file on the disk.
type fileEntry struct {
	Path         string `json:"path"`
	Size         int64  `json:"size"`
	Language     string `json:"language"`
	LastModified int64  `json:"lastModified" jsonschema:"milliseconds since 1970"`
}

func files(ctx context.Context, e *editing, in *filesIn) (*filesOut, error) {
	if in.Limit <= 0 {
		in.Limit = 1000
	}
	list, total, err := e.project.Repository.Files(ctx, in.Prefix, in.Limit)
	if err != nil {
		return nil, err
	}
	out := &filesOut{Root: e.project.Root, Files: make([]fileEntry, len(list)), Total: total}
	for i, f := range list {
		language := f.Language
		if language == "" {
			language = "unknown"
		}
		out.Files[i] = fileEntry{f.Path, f.Size, language, f.ModTime / int64(time.Millisecond)}
	}
	return out, nil
}

// getEdits answers GET /context/edits, which is the same without a body.
func (o *Options) getEdits(w http.ResponseWriter, r *http.Request) {
	limit, err := strconv.Atoi(r.FormValue("limit"))
	if err != nil && r.FormValue("limit") != "" {
		failed(w, fmt.Errorf("%w: limit %q is no number", ctxsys.ErrUsage, r.FormValue("limit")))
		return
	}
	e, err := o.editing(&asking{r.FormValue("client"), r.FormValue("project")})
	if err != nil {
		failed(w, err)
		return
	}
	out, _ := edits(r.Context(), e, &editsIn{Limit: limit}) // it has no way to fail
	respond(w, http.StatusOK, out)
}
