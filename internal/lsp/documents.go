package lsp

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/ctx-sys/ctx-sys/internal/editor"
	"github.com/ctx-sys/ctx-sys/internal/regular"
)

// document is an open document. It is never changed: each change makes another one.
type document struct {
	uri     string
	path    string // on the disk, "" for what is no file
	version int
	text    *text

	root *root  // whose project it is in, nil for none
	rel  string // its path there
}

// notified takes a notification. An error of it goes to the log only.
func (s *server) notified(req *jsonrpc2.Request) {
	var params json.RawMessage
	if req.Params != nil {
		params = *req.Params
	}
	if req.Method == "exit" {
		s.mu.Lock()
		s.exited = true
		s.mu.Unlock()
		s.stop()
		return
	}
	take, ok := notifications[req.Method]
	s.mu.Lock()
	state := s.state
	s.mu.Unlock()
	if !ok || state != serving {
		return
	}
	if err := take(s, params); err != nil {
		_, message := worded(err)
		s.once(messageWarning, req.Method+": "+message)
	}
}

var notifications = map[string]func(*server, json.RawMessage) error{
	"$/cancelRequest":                           (*server).cancel,
	"textDocument/didOpen":                      (*server).didOpen,
	"textDocument/didChange":                    (*server).didChange,
	"textDocument/didSave":                      (*server).didSave,
	"textDocument/didClose":                     (*server).didClose,
	"textDocument/didFocus":                     (*server).didFocus,
	"textDocument/didShowCompletion":            func(*server, json.RawMessage) error { return nil },
	"textDocument/didPartiallyAcceptCompletion": (*server).didAccept,
	"workspace/didChangeWorkspaceFolders":       (*server).didChangeFolders,
	"workspace/didChangeWatchedFiles":           (*server).didChangeFiles,
}

func (s *server) cancel(params json.RawMessage) error {
	p, err := decode[struct{ ID jsonrpc2.ID }](params)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.running[p.ID]; cancel != nil {
		cancel()
	}
	return nil
}

func (s *server) didOpen(params json.RawMessage) error {
	p, err := decode[didOpenParams](params)
	if err != nil {
		return err
	}
	if p.TextDocument == nil || p.TextDocument.URI == "" {
		return invalid("textDocument is missing")
	}
	d := &document{uri: p.TextDocument.URI, version: p.TextDocument.Version, text: newText(p.TextDocument.Text)}
	d.path, _ = pathOf(d.uri)
	s.mu.Lock()
	defer s.mu.Unlock()
	if owner, rel := ownerOf(s.roots, d.path); owner != nil {
		err = s.track(d, rel, owner)
	}
	s.setDoc(d.uri, d)
	return err
}

// track tells the tracker of the project about an open document. The caller holds the lock.
func (s *server) track(d *document, rel string, owner *root) error {
	d.root, d.rel = owner, rel
	saved, err := regular.ReadIn(owner.disk, rel, maxRead)
	return owner.project.Editor().Open(s.client, rel, d.text.string, d.version, err != nil || string(saved) != d.text.string)
}

func (s *server) didChange(params json.RawMessage) error {
	p, err := decode[didChangeParams](params)
	if err != nil {
		return err
	}
	if p.TextDocument == nil {
		return invalid("textDocument is missing")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	old := s.docs[p.TextDocument.URI]
	if old == nil {
		return invalid("%s is not open", p.TextDocument.URI)
	}
	d := *old
	if v := p.TextDocument.Version; v != nil {
		if *v <= d.version && *v != 0 {
			return invalid("version %d of %s does not follow version %d: the change is left out", *v, d.uri, d.version)
		}
		d.version = *v
	}
	changes, err := d.apply(p.ContentChanges, s.enc)
	if err != nil {
		return err
	}
	s.setDoc(d.uri, &d)
	return s.tell(&d, changes)
}

// apply makes changes and returns them with positions that the tracker takes.
func (d *document) apply(changes []contentChange, enc editor.Encoding) ([]editor.Change, error) {
	var out []editor.Change
	for _, c := range changes {
		if c.Range == nil {
			d.text = newText(c.Text)
			out = append(out, editor.Change{Text: c.Text})
			continue
		}
		if c.Range.Start.wrong() || c.Range.End.wrong() {
			return nil, invalid("a range begins at line 0 and character 0, and not before")
		}
		start, end := d.text.offset(c.Range.Start, enc), d.text.offset(c.Range.End, enc)
		start, end = min(start, end), max(start, end)
		out = append(out, editor.Change{
			Range: &editor.Range{Start: d.text.tracked(start), End: d.text.tracked(end)}, Text: c.Text,
		})
		d.text = newText(d.text.string[:start] + c.Text + d.text.string[end:])
	}
	return out, nil
}

// tracked is a position for the tracker, in UTF-16 as lines end there as they do here.
func (t *text) tracked(offset int) editor.Position {
	p := t.position(offset, editor.UTF16)
	return editor.Position{Line: p.Line, Col: p.Character}
}

func (p position) wrong() bool { return p.Line < 0 || p.Character < 0 }

// tell passes a change on to the tracker; where its text is another one, it is given the whole. The caller holds the lock.
func (s *server) tell(d *document, changes []editor.Change) error {
	if d.root == nil || len(changes) == 0 {
		return nil
	}
	t := d.root.project.Editor()
	err := t.Change(s.client, d.rel, d.version, changes, editor.UTF16, editor.User)
	if errors.Is(err, editor.ErrUnknown) || errors.Is(err, editor.ErrConflict) {
		err = t.Open(s.client, d.rel, d.text.string, d.version, true)
	}
	if err == nil {
		if has, _, open := t.Of(s.client, d.rel); open && has != d.text.string {
			err = t.Open(s.client, d.rel, d.text.string, d.version, true)
		}
	}
	if err != nil {
		return fmt.Errorf("what is typed in %s is not followed: %w", d.rel, err)
	}
	return nil
}

// opened returns an open document of a notification, nil when there is none or it is in no project.
func (s *server) opened(params json.RawMessage) (*document, error) {
	p, err := decode[documentParams](params)
	if err != nil {
		return nil, err
	}
	if p.TextDocument == nil {
		return nil, invalid("textDocument is missing")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[p.TextDocument.URI]
	if d == nil {
		return nil, invalid("%s is not open", p.TextDocument.URI)
	}
	return d, nil
}

func (s *server) didSave(params json.RawMessage) error {
	d, err := s.opened(params)
	if err != nil || d.root == nil {
		return err
	}
	d.root.project.Editor().Saved(s.client, d.rel)
	refresh(d.root)
	return nil
}

// refresh brings the index of a project up to date where nothing follows its files.
func refresh(r *root) {
	if r.project.Follow == nil {
		r.project.Refresh()
	}
}

func (s *server) didClose(params json.RawMessage) error {
	d, err := s.opened(params)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if d.root != nil {
		d.root.project.Editor().Close(s.client, d.rel)
	}
	s.setDoc(d.uri, nil)
	return nil
}

// didFocus makes a buffer the one that was used last.
func (s *server) didFocus(params json.RawMessage) error {
	d, err := s.opened(params)
	if err != nil || d.root == nil {
		return err
	}
	t := d.root.project.Editor()
	at := editor.Position{}
	for _, b := range t.Buffers() {
		if b.Client == s.client && b.Path == d.rel {
			at = b.Cursor
		}
	}
	return t.Cursor(s.client, d.rel, at)
}

func (s *server) didChangeFolders(params json.RawMessage) error {
	p, err := decode[struct {
		Event struct{ Added, Removed []folder }
	}](params)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range p.Event.Removed {
		if dir, ok := pathOf(f.URI); ok {
			s.removeRoot(dir)
		}
	}
	for _, f := range p.Event.Added {
		if dir, ok := pathOf(f.URI); ok {
			s.addRoot(dir)
		}
	}
	return nil
}

func (s *server) didChangeFiles(json.RawMessage) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range s.roots {
		select {
		case <-r.ready:
			if r.project != nil {
				refresh(r)
			}
		default:
		}
	}
	return nil
}
