package editor

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

const (
	// Window is how many edits are remembered, unless Remember says otherwise.
	Window = 100
	// Pause is how long after a keystroke the next one on the same line still belongs to the same edit.
	Pause = 1500 * time.Millisecond

	// MaxText is the largest text of a buffer, in bytes, MaxOpen how many buffers may be open, and MaxUnsaved what all texts
	// that are kept may take together.
	MaxText    = 16 << 20
	MaxOpen    = 20_000
	MaxUnsaved = 512 << 20
)

// Tracker knows the buffers and edits of one project. Paths are relative to its root, with forward slashes. It is safe for
// concurrent use.
type Tracker struct {
	now  func() time.Time
	disk func(path string) (string, error)

	mu      sync.Mutex // guards what is below
	buffers map[key]*buffer
	edits   []Edit
	most    int // edits
	seq     int
	bytes   int    // of all texts
	changes uint64 // of unsaved text
}

type key struct{ client, path string }

// buffer is a file that a client has open.
type buffer struct {
	key
	text     string
	has      bool // text is known; else it is what is on the disk
	unsaved  bool
	version  int
	cursor   Position
	used     time.Time // when it was last edited, or the cursor last moved in it
	edited   time.Time // when its text last changed
	pending  *pending
	accepted bool // the next change is a completion that was taken
}

// pending is an edit that goes on.
type pending struct {
	Edit
	before string
	line   int
	last   time.Time
}

// Buffer is an open buffer.
type Buffer struct {
	Client  string    `json:"client"`
	Path    string    `json:"path"`
	Version int       `json:"version,omitempty"`
	Unsaved bool      `json:"unsaved,omitempty"`
	Cursor  Position  `json:"cursor"` // in bytes of its line
	Used    time.Time `json:"used"`
}

// New returns a tracker without buffers. Disk reads a file of the project; it is asked when a client changes a file whose
// text it did not send. Now is the clock, nil for time.Now.
func New(disk func(path string) (string, error), now func() time.Time) *Tracker {
	if now == nil {
		now = time.Now
	}
	return &Tracker{now: now, disk: disk, most: Window, buffers: map[key]*buffer{}}
}

// Remember sets how many edits are remembered; n <= 0 is Window.
func (t *Tracker) Remember(n int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if n <= 0 {
		n = Window
	}
	t.most = n
}

// Open opens a buffer with a text, or replaces the text of one that is open. Whether the text differs from what is saved
// is recognised by unsaved.
func (t *Tracker) Open(client, path, text string, version int, unsaved bool) error {
	if err := check(text); err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	b, err := t.open(client, path)
	if err != nil {
		return err
	}
	before, had := b.text, b.has
	if err := t.set(b, text, version, unsaved); err != nil {
		return err
	}
	if had && before != text {
		t.note(b, before, text, Edit{Before: b.cursor, After: b.cursor})
	}
	return nil
}

// OpenSaved opens a buffer whose text is what is on the disk.
func (t *Tracker) OpenSaved(client, path string, version int) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	b, err := t.open(client, path)
	if err == nil {
		t.drop(b)
		b.version = version
	}
	return err
}

func check(text string) error {
	if len(text) > MaxText {
		return fmt.Errorf("%w: a text of %d bytes, at most %d are", ErrTooMuch, len(text), MaxText)
	}
	if strings.IndexByte(text, 0) >= 0 || !utf8.ValidString(text) {
		return fmt.Errorf("%w: it holds what is no UTF-8 text", ErrConflict)
	}
	return nil
}

// open returns the buffer of a client, a new one if need be.
func (t *Tracker) open(client, path string) (*buffer, error) {
	k := key{client, path}
	if b := t.buffers[k]; b != nil {
		return b, nil
	}
	if len(t.buffers) >= MaxOpen {
		return nil, fmt.Errorf("%w: %d buffers are open", ErrTooMuch, MaxOpen)
	}
	b := &buffer{key: k, used: t.now()}
	t.buffers[k] = b
	return b, nil
}

// set gives a buffer its text.
func (t *Tracker) set(b *buffer, text string, version int, unsaved bool) error {
	if t.bytes+len(text)-len(b.text) > MaxUnsaved {
		return fmt.Errorf("%w: the texts of all buffers have more than %d MB", ErrTooMuch, MaxUnsaved>>20)
	}
	if unsaved || b.unsaved {
		t.changes++
	}
	t.bytes += len(text) - len(b.text)
	b.text, b.has, b.version, b.unsaved = text, true, version, unsaved
	b.used = t.now()
	b.edited = b.used
	return nil
}

// drop forgets the text of a buffer: what is on the disk counts.
func (t *Tracker) drop(b *buffer) {
	t.finish(b)
	if b.unsaved {
		t.changes++
	}
	t.bytes -= len(b.text)
	b.text, b.has, b.unsaved = "", false, false
}

// Close closes a buffer; what was not saved of it is gone. One that is not open is none already.
func (t *Tracker) Close(client, path string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if b := t.buffers[key{client, path}]; b != nil {
		t.drop(b)
		delete(t.buffers, b.key)
	}
}

// Leave closes all buffers of a client.
func (t *Tracker) Leave(client string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for k, b := range t.buffers {
		if k.client == client {
			t.drop(b)
			delete(t.buffers, k)
		}
	}
}

// Keep closes the buffers of a client that are not among paths.
func (t *Tracker) Keep(client string, paths []string) {
	kept := map[string]bool{}
	for _, p := range paths {
		kept[p] = true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for k, b := range t.buffers {
		if k.client == client && !kept[k.path] {
			t.drop(b)
			delete(t.buffers, k)
		}
	}
}

// Saved says that a buffer is on the disk as it is. The clients that have the file open too and changed nothing of it
// have the new text then.
func (t *Tracker) Saved(client, path string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for k, b := range t.buffers {
		switch {
		case k.path != path:
		case k.client == client:
			t.finish(b)
			if b.unsaved {
				t.changes++
			}
			b.unsaved = false
		case !b.unsaved:
			t.drop(b)
		}
	}
}

// Accepted says that the next change of a buffer is a completion that the user took.
func (t *Tracker) Accepted(client, path string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if b := t.buffers[key{client, path}]; b != nil {
		b.accepted = true
	}
}

// Cursor says where the cursor of a buffer is, which opens it if need be.
func (t *Tracker) Cursor(client, path string, p Position) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	b, err := t.open(client, path)
	if err == nil {
		b.cursor, b.used = p, t.now()
	}
	return err
}

// Change is one change of a buffer: Text takes the place of what is in Range, of everything when that is nil.
type Change struct {
	Range *Range
	Text  string
}

// Change makes changes in their order, as an editor tells them. A version that is not above the one known is an error that
// wraps ErrConflict, 0 is of any; a buffer that is not open one that wraps ErrUnknown. Either all is done or nothing.
func (t *Tracker) Change(client, path string, version int, changes []Change, e Encoding, source Source) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	b := t.buffers[key{client, path}]
	if b == nil {
		return fmt.Errorf("%w: %s", ErrUnknown, path)
	}
	text, err := t.textOf(b)
	if err != nil {
		return err
	}
	cursor := -1
	for _, c := range changes {
		start, end := 0, len(text)
		if c.Range != nil {
			start, end = Offset(text, c.Range.Start, e), Offset(text, c.Range.End, e)
			start, end = min(start, end), max(start, end)
		}
		text = text[:start] + c.Text + text[end:]
		if c.Range != nil {
			cursor = start + len(c.Text)
		}
	}
	after := b.cursor
	if cursor >= 0 {
		after = PositionOf(text, min(cursor, len(text)), UTF8)
	}
	_, err = t.change(b, text, version, Edit{Before: b.cursor, After: after, Source: source})
	return err
}

// Apply makes the change of a unified diff and returns the number of the edit it went into. The client, the path, the diff and the cursors
// are those of e. A diff that does not apply, and a version not above the one known, are errors that wrap ErrConflict. A
// buffer that is not open is opened, with what is on the disk.
func (t *Tracker) Apply(e Edit, version int) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	b, err := t.open(e.Client, e.Path)
	if err != nil {
		return 0, err
	}
	text, err := t.textOf(b)
	if err != nil {
		return 0, err
	}
	if text, err = apply(e.Path, text, e.Diff); err != nil {
		return 0, err
	}
	return t.change(b, text, version, e)
}

// textOf returns the text of a buffer, from the disk when it was not sent.
func (t *Tracker) textOf(b *buffer) (string, error) {
	if b.has {
		return b.text, nil
	}
	text, err := t.disk(b.path)
	if err != nil {
		return "", fmt.Errorf("%w: the text of %s is unknown: %w", ErrConflict, b.path, err)
	}
	return text, check(text)
}

// change gives a buffer a new text and makes an edit of the difference, or adds it to the one that goes on.
func (t *Tracker) change(b *buffer, text string, version int, e Edit) (int, error) {
	if version != 0 && version <= b.version {
		return 0, fmt.Errorf("%w: version %d comes after %d", ErrConflict, version, b.version)
	}
	if err := check(text); err != nil {
		return 0, err
	}
	before := b.text
	if !b.has {
		var err error
		if before, err = t.textOf(b); err != nil {
			return 0, err
		}
	}
	if version == 0 {
		version = b.version
	}
	if err := t.set(b, text, version, true); err != nil {
		return 0, err
	}
	b.cursor = e.After
	if b.accepted && (e.Source == User || e.Source == "") {
		e.Source = Accepted
	}
	b.accepted = false
	return t.note(b, before, text, e), nil
}

// note remembers a change and returns the number of its edit.
func (t *Tracker) note(b *buffer, before, after string, e Edit) int {
	start, end, text := changed(before, after)
	line, now := strings.Count(before[:start], "\n"), t.now()
	one := strings.Count(before[start:end], "\n") <= 1 && strings.Count(text, "\n") <= 1
	e.Source = cmp.Or(e.Source, User)
	if p := b.pending; p != nil && one && p.line == line && now.Sub(p.last) <= Pause && p.Source == e.Source {
		p.After, p.last = e.After, now
		return p.Seq
	}
	t.finishAt(b, before)
	t.seq++
	e.Seq, e.Path, e.Client, e.Time, e.Diff = t.seq, b.path, b.client, now, ""
	b.pending = &pending{Edit: e, before: before, line: line, last: now}
	if !one {
		b.pending.line = -1 // nothing goes on with it
	}
	return e.Seq
}

// finish ends the edit that goes on in a buffer. One that came to nothing is forgotten.
func (t *Tracker) finish(b *buffer) { t.finishAt(b, b.text) }

// finishAt is finish when the text at the end of the edit is not what the buffer has by now.
func (t *Tracker) finishAt(b *buffer, text string) {
	p := b.pending
	b.pending = nil
	if p == nil {
		return
	}
	if p.Diff = unified(b.path, p.before, text); p.Diff == "" {
		return
	}
	at, _ := slices.BinarySearchFunc(t.edits, p.Seq, func(e Edit, seq int) int { return cmp.Compare(e.Seq, seq) })
	t.edits = slices.Insert(t.edits, at, p.Edit)
	if n := len(t.edits) - t.most; n > 0 {
		t.edits = slices.Delete(t.edits, 0, n)
	}
}

// Recent returns the last n edits, those that go on among them, the newest last; n <= 0 is all that are remembered.
func (t *Tracker) Recent(n int) []Edit {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := slices.Clone(t.edits)
	for _, b := range t.buffers {
		if p := b.pending; p != nil {
			e := p.Edit
			if e.Diff = unified(b.path, p.before, b.text); e.Diff != "" {
				out = append(out, e)
			}
		}
	}
	slices.SortFunc(out, func(a, b Edit) int { return cmp.Compare(a.Seq, b.Seq) })
	if n <= 0 || n > t.most {
		n = t.most
	}
	return out[max(0, len(out)-n):]
}

// Text returns the unsaved text of a file, that of the client who changed it last. Open reports whether there is one; what
// is on the disk counts otherwise.
func (t *Tracker) Text(path string) (text string, version int, open bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	var last *buffer
	for k, b := range t.buffers {
		if k.path == path && b.unsaved && (last == nil || b.newer(last)) {
			last = b
		}
	}
	if last == nil {
		return "", 0, false
	}
	return last.text, last.version, true
}

// Of is Text for what one client has in a buffer, saved or not. Open is false when its text is not known.
func (t *Tracker) Of(client, path string) (text string, version int, open bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	b := t.buffers[key{client, path}]
	if b == nil || !b.has {
		return "", 0, false
	}
	return b.text, b.version, true
}

func (b *buffer) newer(than *buffer) bool {
	return cmp.Or(b.edited.Compare(than.edited), cmp.Compare(b.client, than.client)) > 0
}

// Unsaved returns the unsaved texts by path, and a number that changes whenever one of them does.
func (t *Tracker) Unsaved() (texts map[string]string, changes uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	var last map[string]*buffer
	for k, b := range t.buffers {
		if !b.unsaved {
			continue
		}
		if last == nil {
			last, texts = map[string]*buffer{}, map[string]string{}
		}
		if have := last[k.path]; have == nil || b.newer(have) {
			last[k.path], texts[k.path] = b, b.text
		}
	}
	return texts, t.changes
}

// Changes returns the number that changes whenever an unsaved text does.
func (t *Tracker) Changes() uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.changes
}

// Buffers returns the open buffers, the one used last first.
func (t *Tracker) Buffers() []Buffer {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := make([]Buffer, 0, len(t.buffers))
	for k, b := range t.buffers {
		out = append(out, Buffer{Client: k.client, Path: k.path, Version: b.version, Unsaved: b.unsaved, Cursor: b.cursor, Used: b.used})
	}
	slices.SortFunc(out, func(a, b Buffer) int {
		return cmp.Or(b.Used.Compare(a.Used), cmp.Compare(a.Path, b.Path), cmp.Compare(a.Client, b.Client))
	})
	return out
}
